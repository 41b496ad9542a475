//! Methods of a list that take the arguments of an operation and flags of their own, such as `flatten`.
//!
//! No type says "the parameters of the method, and one more keyword": between `*args: P.args` and
//! `**kwargs: P.kwargs` nothing may stand. A parameter before them may be passed by keyword, so an overload has
//! the flags there, and takes every argument of the operation by keyword. `Concatenate` takes the first
//! parameters off, so one overload more for each of them lets it be passed by position. So a call with a flag is
//! checked like one without.

use crate::derived::{DerivedCall, LIST_METHODS, OwnParameter, SCAN};
use crate::error::DescribeError;
use crate::namespace::Mode;
use crate::paginated;

use super::described::Described;
use super::layout::{declaration, docstring};

/// The types of the parameters that are passed by position.
const TAKEN: [&str; 3] = ["_First", "_Second", "_Third"];

/// Checks that these types are enough for every operation with pages.
pub fn check(services: &[Described]) -> Result<(), DescribeError> {
    for described in services {
        for namespace in described.client.walk() {
            for operation in &namespace.operations {
                if operation.paging.is_some() && operation.required().count() > TAKEN.len() {
                    return Err(DescribeError::TooManyRequired(operation.full_name()));
                }
            }
        }
    }
    Ok(())
}

/// The overloads of a method, such as `AsyncPaginated.table`.
pub fn overloads(name: &str) -> Result<String, DescribeError> {
    let unknown = || DescribeError::UnknownMethod(name.to_owned());
    let (class, method) = name.split_once('.').ok_or_else(unknown)?;
    let mode = match class {
        "AsyncPaginated" => Mode::Async,
        _ => Mode::Sync,
    };
    let mut calls = LIST_METHODS.iter().chain([&SCAN]);
    let call = calls.find(|call| call.name == method).ok_or_else(unknown)?;
    let result = call.result(mode).unwrap_or("polars.LazyFrame");
    // The slices of a plan give what its list gives.
    let plan = format!("Plan[{class}[..., _Record_co]]");
    let result = result.replace("Plan", &plan);
    let mut text = String::new();
    let mut add = |parameters: &[String], body: &str| {
        let head = declaration(call.name, parameters, &result);
        text.push_str("    @overload\n");
        text.push_str(head.trim_end());
        text.push_str(body);
    };
    let document = paginated::document(name).ok_or_else(unknown)?;
    add(&plain(call), &format!("\n{}", docstring(document, 8)?));
    for taken in 0..=TAKEN.len() {
        let taken = TAKEN.get(..taken).unwrap_or_default();
        add(&flagged(call, class, taken), " ...\n");
    }
    let flags: Vec<String> = flags(call).collect();
    for taken in [false, true] {
        let parameters = choosing(class, "_Chosen", leading(call), &flags, taken);
        add(&parameters, " ...\n");
    }
    Ok(text)
}

/// The overloads of a method without flags, whose records are others if the call chooses their members.
pub fn with_fields(name: &str, result: &str) -> Result<String, DescribeError> {
    let unknown = || DescribeError::UnknownMethod(name.to_owned());
    let (class, method) = name.split_once('.').ok_or_else(unknown)?;
    let (usual, chosen) = match result.ends_with("Records") || result.ends_with("Pages") {
        true => (
            format!("{result}[_Record_co]"),
            format!("{result}[_Chosen]"),
        ),
        false => (result.to_owned(), result.to_owned()),
    };
    let plain = ["self", "*arguments: _P.args", "**named: _P.kwargs"].map(str::to_owned);
    let mut text = String::from("    @overload\n");
    let head = declaration(method, &plain, &usual);
    text.push_str(head.trim_end());
    match paginated::document(name) {
        Some(told) => {
            text.push('\n');
            text.push_str(&docstring(told, 8)?);
        }
        None => text.push_str(" ...\n"),
    }
    for taken in [false, true] {
        let head = declaration(
            method,
            &choosing(class, "_Chosen", None, &[], taken),
            &chosen,
        );
        text.push_str("    @overload\n");
        text.push_str(head.trim_end());
        text.push_str(" ...\n");
    }
    Ok(text)
}

/// The parameters of a call that chooses the members of the records; `taken` takes the first argument of the
/// operation by position.
fn choosing(
    class: &str,
    chosen: &str,
    leading: Option<String>,
    flags: &[String],
    taken: bool,
) -> Vec<String> {
    let own = match taken {
        true => "Concatenate[_First, _Rest]",
        false => "_P",
    };
    let mut parameters = vec![format!(
        "self: {class}[{own}, Any, _Chooses[{chosen}, _Field]]"
    )];
    parameters.extend(leading);
    if taken {
        parameters.extend(["first: _First", "/"].map(str::to_owned));
    }
    parameters.push("fields: Sequence[_Field]".to_owned());
    parameters.extend(flags.iter().cloned());
    let rest = if taken { "_Rest" } else { "_P" };
    parameters.push(format!("*arguments: {rest}.args"));
    parameters.push(format!("**named: {rest}.kwargs"));
    parameters
}

/// The parameter before those of the method, which is a path.
fn leading(call: &DerivedCall) -> Option<String> {
    let leading = call.leading()?;
    Some(format!("{}: _StrOrBytesPath", leading.name))
}

/// The flags of a method, each with its default.
fn flags(call: &DerivedCall) -> impl Iterator<Item = String> {
    call.keywords().map(OwnParameter::declared)
}

/// The parameters without flags.
fn plain(call: &DerivedCall) -> Vec<String> {
    let own = ["self".to_owned()].into_iter().chain(leading(call));
    let rest = ["*arguments: _P.args", "**named: _P.kwargs"].map(str::to_owned);
    own.chain(rest).collect()
}

/// The parameters with flags, after the positional arguments of the operation.
fn flagged(call: &DerivedCall, class: &str, taken: &[&str]) -> Vec<String> {
    let leading = leading(call);
    let mut parameters = Vec::new();
    let rest = if taken.is_empty() {
        parameters.push("self".to_owned());
        parameters.extend(leading);
        "_P"
    } else {
        let types = taken.join(", ");
        parameters.push(format!(
            "self: {class}[Concatenate[{types}, _Rest], _Record_co, Any]"
        ));
        parameters.extend(leading);
        let names = taken.iter().map(|kind| {
            let name = kind.trim_start_matches('_').to_lowercase();
            format!("{name}: {kind}")
        });
        parameters.extend(names);
        parameters.push("/".to_owned());
        "_Rest"
    };
    parameters.extend(flags(call));
    parameters.push(format!("*arguments: {rest}.args"));
    parameters.push(format!("**named: {rest}.kwargs"));
    parameters
}
