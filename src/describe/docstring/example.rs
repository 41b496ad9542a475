//! Renders the example of a docstring: a call, and the beginning of its answer.

use std::collections::HashMap;
use std::io::Read;

use flate2::read::ZlibDecoder;
use once_cell::race::OnceBox as Once;
use openshelf_core::catalog::{Answer, Operation, Parameter, Service};
use serde::Deserialize;
use serde_json::Value as Json;

use crate::literal::literal;
use crate::namespace::Mode;
use crate::values::sample;

use super::prose::WIDTH;

/// The answer to each example, one operation per line, recorded from the sandbox by `tools/example_answers.py` and
/// compressed by `build.rs`.
static ANSWERS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/answers.jsonl.zlib"));

/// The recorded part of the answer to an example.
#[derive(Deserialize)]
pub struct ExampleAnswer {
    /// The full name of the operation.
    operation: String,
    /// The lines that show how the answer begins.
    #[serde(default)]
    begins: Vec<String>,
    /// The Python types of its members; nested members are in brackets.
    #[serde(default)]
    pub types: HashMap<String, String>,
}

/// The recorded answer to the example of an operation.
pub fn answer(name: &str) -> Option<&'static ExampleAnswer> {
    static ALL: Once<HashMap<String, ExampleAnswer>> = Once::new();
    let all = ALL.get_or_init(|| {
        let mut text = String::new();
        // A test checks that all of it can be read: every docstring contains its answer.
        let _ = ZlibDecoder::new(ANSWERS).read_to_string(&mut text);
        let answers = text.lines().map(serde_json::from_str::<ExampleAnswer>);
        let answers = answers.filter_map(Result::ok);
        Box::new(
            answers
                .map(|answer| (answer.operation.clone(), answer))
                .collect(),
        )
    });
    all.get(name)
}

/// The parameters of the call, the required ones first.
fn given(operation: &Operation) -> Vec<&'static Parameter> {
    let named = operation.example_parameters.iter();
    operation
        .required()
        .chain(named.filter_map(|name| operation.parameter(name)))
        .collect()
}

/// The call as lines of an interactive session.
fn call(service: &Service, operation: &Operation, mode: Mode) -> Vec<String> {
    let parameters = given(operation);
    let keyword = match mode {
        Mode::Sync => "",
        Mode::Async => "await ",
    };
    let method = format!("{keyword}{}.{}", service.name, operation.full_name());
    let values: Vec<Json> = parameters.iter().map(|each| sample(each)).collect();
    let plain = values
        .iter()
        .all(|value| !value.is_array() && !value.is_object());
    let named = !plain || parameters.len() > 2;
    let prefix = |parameter: &Parameter| {
        if named || !parameter.required {
            format!("{}=", parameter.name)
        } else {
            String::new()
        }
    };
    let arguments: Vec<String> = parameters
        .iter()
        .zip(&values)
        .map(|(parameter, value)| format!("{}{}", prefix(parameter), literal(value)))
        .collect();
    let whole = format!("{method}({})", arguments.join(", "));
    if whole.chars().count() <= WIDTH - 4 {
        return vec![format!(">>> {whole}")];
    }
    let mut folded = vec![format!("{method}(")];
    for (parameter, value) in parameters.iter().zip(&values) {
        literal_lines(value, &prefix(parameter), ",", "    ", &mut folded);
    }
    folded.push(")".to_owned());
    let prompt = |index| if index == 0 { ">>>" } else { "..." };
    folded
        .iter()
        .enumerate()
        .map(|(index, line)| format!("{} {line}", prompt(index)))
        .collect()
}

/// A value, folded at the line width.
fn literal_lines(value: &Json, prefix: &str, suffix: &str, indent: &str, out: &mut Vec<String>) {
    let whole = format!("{indent}{prefix}{}{suffix}", literal(value));
    let deeper = format!("{indent}    ");
    let fits = whole.chars().count() <= WIDTH - 4;
    match value {
        Json::Array(items) if !fits && !items.is_empty() => {
            out.push(format!("{indent}{prefix}["));
            for item in items {
                literal_lines(item, "", ",", &deeper, out);
            }
            out.push(format!("{indent}]{suffix}"));
        }
        Json::Object(members) if !fits && !members.is_empty() => {
            out.push(format!("{indent}{prefix}{{"));
            for (name, item) in members {
                let prefix = format!("{}: ", literal(&Json::String(name.clone())));
                literal_lines(item, &prefix, ",", &deeper, out);
            }
            out.push(format!("{indent}}}{suffix}"));
        }
        _ => out.push(whole),
    }
}

/// A call with the fewest arguments, and the beginning of its answer.
pub fn example(service: &Service, operation: &Operation, mode: Mode) -> String {
    let mut lines = call(service, operation, mode);
    let Some(answer) = answer(&service.identify(operation)) else {
        return lines.join("\n");
    };
    lines.extend_from_slice(&answer.begins);
    let shown = lines.join("\n");
    match operation.answer {
        // No data of the service.
        Answer::Address | Answer::File | Answer::FilePath | Answer::MemberNames => shown,
        _ => format!("The answer is made up.\n\n{shown}"),
    }
}
