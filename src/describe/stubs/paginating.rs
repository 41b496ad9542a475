//! Types the `paginate` of the stub: finds the type of the records in the types of answers.
//!
//! An answer is a `TypedDict`, and such types are compatible by their members. A type that has the member
//! with the records, and one that only paged answers have, matches every such answer.

use crate::derived::PAGINATE_OPTIONS;
use crate::error::DescribeError;
use crate::paginated;
use crate::types::{Listing, capitalized};

use super::described::Described;
use super::layout::docstring;

/// The options of `paginate`.
fn options() -> String {
    let declared = PAGINATE_OPTIONS
        .iter()
        .map(|option| format!("    {},\n", option.declared()));
    format!("    *,\n{}", declared.collect::<String>())
}

/// The parameters of an answer whose records have other members if the call chooses them.
const CHOOSING: &str = "_Record, _Public, _Chosen, _Field";

/// The distinct places of the records in answers that are objects.
fn listings(services: &[Described]) -> Vec<&Listing> {
    let mut found: Vec<&Listing> = Vec::new();
    for described in services {
        for namespace in described.client.walk() {
            let types = namespace
                .operations
                .iter()
                .filter_map(|operation| described.types.of(operation));
            for listing in types.filter_map(|types| types.listing.as_ref()) {
                if !found.contains(&listing) {
                    found.push(listing);
                }
            }
        }
    }
    found
}

/// The name of the type that matches such answers.
fn name_of(listing: &Listing) -> String {
    let optional = |required: bool| if required { "" } else { "optional_" };
    let name = format!(
        "{}{}{}{}_with_{}{}",
        if listing.nested { "nested_" } else { "" },
        if listing.choosing { "usual_" } else { "" },
        optional(listing.required),
        listing.member,
        optional(listing.witness_required),
        listing.witness,
    );
    format!("_AnswerInPages{}", capitalized(&name))
}

/// The declarations of the types that match answers with pages.
pub fn matchers(services: &[Described]) -> String {
    let matchers: Vec<String> = listings(services).into_iter().map(matcher).collect();
    matchers.join("\n")
}

fn matcher(listing: &Listing) -> String {
    let optional = |required: bool, annotation: &str| match required {
        true => annotation.to_owned(),
        false => format!("NotRequired[{annotation}]"),
    };
    let (parameters, records) = match (listing.nested, listing.choosing) {
        (true, _) => ("_Record", "list[list[_Record]]"),
        (false, true) => (CHOOSING, "_UsualList[_Record, _Public, _Chosen, _Field]"),
        (false, false) => ("_Record", "list[_Record]"),
    };
    format!(
        "class {name}(TypedDict, Generic[{parameters}]):\n    \
         \"\"\"An answer with pages whose records are in {member}.\"\"\"\n\n    \
         {member}: {records}\n    {witness}: {any}\n",
        name = name_of(listing),
        member = listing.member,
        records = optional(listing.required, records),
        witness = listing.witness,
        any = optional(listing.witness_required, "Any"),
    )
}

/// The answers of methods whose argument `fields` chooses the members of the records, as one type.
fn choosing(services: &[Described]) -> Result<String, DescribeError> {
    for described in services {
        for namespace in described.client.walk() {
            let operations = namespace.operations.iter();
            for operation in operations.filter(|operation| operation.paging.is_some()) {
                let types = described.types.of(operation);
                let chooses = types.is_some_and(|types| types.chosen.is_some());
                // The stub's overloads take one argument by position.
                if chooses && operation.required().count() != 1 {
                    return Err(DescribeError::TooManyRequired(operation.full_name()));
                }
            }
        }
    }
    let forms: Vec<String> = listings(services)
        .into_iter()
        .filter(|listing| listing.choosing)
        .map(|listing| format!("{}[{CHOOSING}]", name_of(listing)))
        .collect();
    Ok(forms.join(" | "))
}

/// The overloads of `table` with its own keywords, for methods whose argument `fields` chooses members. mypy
/// passes only the first overload of such a method to a function with more parameters than the method.
pub fn tables(services: &[Described]) -> Result<String, DescribeError> {
    let choosing = choosing(services)?;
    let modes = [
        (
            format!("Coroutine[Any, Any, {choosing}]"),
            "Coroutine[Any, Any, Table]",
        ),
        (choosing, "Table"),
    ];
    let declared = modes.map(|(given, result)| {
        format!(
            "@overload\ndef table(\n    method: Callable[_P, {given}],\n    *,\n    flatten: bool = False,\n    \
             infer: bool = False,\n    money: Literal[\"float\", \"decimal\"] = \"float\",\n) -> _WithFields[_P, {result}, _Field]: ...\n"
        )
    });
    Ok(declared.concat())
}

/// The answers that a call may also not have, and their records. They are named one by one: mypy matches a list of
/// lists with a union of a list and none.
fn emptied(services: &[Described]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for described in services {
        for namespace in described.client.walk() {
            let operations = namespace.operations.iter();
            let types = operations.filter_map(|operation| described.types.of(operation));
            found.extend(types.filter_map(|types| {
                let record = types.record_or_none.as_ref()?;
                Some((
                    format!("_types.{}", types.answer),
                    format!("_types.{record}"),
                ))
            }));
        }
    }
    found
}

/// The overloads of `paginate`. There are few in each mode because a type checker's error lists all of them:
/// one for records in lists of lists, one for records in lists under the same member, a union of all other
/// forms, and one for each answer that a call may also not have. mypy does not distinguish the first two within
/// one union.
pub fn overloads(services: &[Described]) -> Result<String, DescribeError> {
    let (nested, flat): (Vec<&Listing>, Vec<&Listing>) = listings(services)
        .into_iter()
        .filter(|listing| !listing.choosing)
        .partition(|listing| listing.nested);
    let is_alike = |listing: &&Listing| {
        let flat = |other: &&Listing| Listing {
            nested: false,
            ..(*other).clone()
        };
        nested.iter().any(|other| flat(other) == **listing)
    };
    let (alike, others): (Vec<&Listing>, Vec<&Listing>) = flat.into_iter().partition(is_alike);
    let form = |listing: &&Listing| format!("{}[_Record]", name_of(listing));
    let lists = std::iter::once("_PagedList[_Record]".to_owned());
    // A list of lists is also a list, so these come first.
    let unions = [
        nested.iter().map(form).collect::<Vec<_>>().join(" | "),
        alike.iter().map(form).collect::<Vec<_>>().join(" | "),
        lists
            .chain(others.iter().map(form))
            .collect::<Vec<_>>()
            .join(" | "),
    ];
    let unions = unions.iter().filter(|union| !union.is_empty());
    let (choosing, options) = (choosing(services)?, options());
    let sync = unions.clone().map(|answer| (answer.clone(), ""));
    let coroutine = |answer: &String| format!("Coroutine[Any, Any, {answer}]");
    let asynchronous = unions.map(|answer| (coroutine(answer), "Async"));
    let document = docstring(paginated!(paginate), 4)?;
    let choosing =
        [(choosing.clone(), ""), (coroutine(&choosing), "Async")].map(|(given, prefix)| {
            let result = format!("{prefix}Paginated[_P, _Record, _Chooses[_Chosen, _Field]]");
            (format!("Callable[_P, {given}]"), result)
        });
    let plain = sync.chain(asynchronous).map(|(given, prefix)| {
        let result = format!("{prefix}Paginated[_P, _Record, None]");
        (format!("Callable[_P, {given}]"), result)
    });
    let emptied = emptied(services).into_iter().flat_map(|(answer, record)| {
        [(answer.clone(), ""), (coroutine(&answer), "Async")].map(|(given, prefix)| {
            let result = format!("{prefix}Paginated[_P, {record}, None]");
            (format!("Callable[_P, {given}]"), result)
        })
    });
    let declared = choosing.into_iter().chain(plain).chain(emptied).enumerate();
    let declared = declared.map(|(place, (given, result))| {
        let body = match place {
            0 => format!("\n{document}\n"),
            _ => " ...\n".to_owned(),
        };
        format!("@overload\ndef paginate(\n    method: {given},\n{options}) -> {result}:{body}")
    });
    Ok(declared.collect())
}
