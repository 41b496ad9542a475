//! Renders the answer in a docstring: its type, its members and those of its records.

use openshelf_core::catalog::{Answer, Column, ColumnKind, Operation, Service};
use serde_json::{Map, Value as Json};

use crate::namespace::Mode;

use super::example::answer;
use super::prose::{bullet, listed, sentences, wrapped};

/// If a record has more members than this, the members without a note share lines.
const LINES_LIMIT: usize = 24;

/// The Python type of an answer, and a sentence for an answer without members.
fn kind(answer: Answer) -> (&'static str, &'static str) {
    match answer {
        Answer::Object => ("dict", ""),
        Answer::List => ("list", ""),
        Answer::ObjectOrList => ("dict or list", ""),
        Answer::Text => ("str", "The text of a CSV file, its first line the header."),
        Answer::Bytes => (
            "openshelf.Picture",
            "The file of the picture: bytes with media_type, size and save(path).",
        ),
        Answer::Address => ("str", "The address. Nothing is sent."),
        Answer::File => ("str", "A sentence with the path of the file."),
        Answer::FilePath => ("pathlib.Path", "The file that was written."),
        Answer::LinkedFile => ("str or bytes", ""),
        Answer::MemberNames => (
            "list of str",
            "The member names of the first record of the list.",
        ),
    }
}

fn python_type(kind: ColumnKind) -> &'static str {
    match kind {
        ColumnKind::Utf8 | ColumnKind::Date32 | ColumnKind::Timestamp => "str",
        ColumnKind::Int64 => "int",
        ColumnKind::Float64 => "float",
        ColumnKind::Bool => "bool",
        ColumnKind::Json => "dict, list or plain value",
        ColumnKind::ListUtf8 => "list of str",
        ColumnKind::ListInt64 => "list of int",
        ColumnKind::ListStruct => "list of dict",
    }
}

/// The type of a column with its unit.
fn type_words(column: &Column) -> String {
    let mut words = python_type(column.kind).to_owned();
    if column.or_int {
        words.push_str(" or int");
    }
    if column.nullable {
        words.push_str(" or None");
    }
    let form = match column.kind {
        ColumnKind::Date32 => "YYYY-MM-DD",
        ColumnKind::Timestamp => "ISO 8601",
        _ => column.unit,
    };
    if !form.is_empty() {
        words.push_str(", ");
        words.push_str(form);
    }
    if column.optional {
        words.push_str(", not always present");
    }
    if !column.columns.is_empty() {
        let inner: Vec<String> = column.columns.iter().map(head).collect();
        words = format!("{words} ({})", inner.join("; "));
    }
    words
}

fn head(column: &Column) -> String {
    format!("{} : {}", column.name, type_words(column))
}

/// One line per column, in order. Plain columns share lines if there are many.
fn column_lines<'a>(columns: impl Iterator<Item = &'a Column>, names: &[&str]) -> Vec<String> {
    let columns: Vec<&Column> = columns.collect();
    let side_by_side = columns.len() > LINES_LIMIT;
    let mut lines: Vec<String> = Vec::new();
    let mut last_is_plain = false;
    for column in columns {
        let is_plain = column.note.is_empty() && column.unit.is_empty();
        match lines.last_mut() {
            Some(line) if side_by_side && is_plain && last_is_plain => {
                line.push_str("; ");
                line.push_str(&head(column));
            }
            _ if column.note.is_empty() => lines.push(head(column)),
            _ => lines.push(format!(
                "{}. {}",
                head(column),
                sentences(column.note, names)
            )),
        }
        last_is_plain = is_plain;
    }
    lines.iter().map(|line| bullet(line, 4)).collect()
}

/// The Python type of a JSON value; None for null, which fits any type.
fn json_type(value: &Json) -> Option<&'static str> {
    Some(match value {
        Json::Null => return None,
        Json::Bool(_) => "bool",
        Json::Number(number) if number.is_f64() => "float",
        Json::Number(_) => "int",
        Json::String(_) => "str",
        Json::Array(_) => "list",
        Json::Object(_) => "dict",
    })
}

/// The operation's example if it is an object, or the first object of a list.
fn example_record(operation: &Operation) -> Map<String, Json> {
    let example: Json = serde_json::from_str(operation.example).unwrap_or_default();
    let record = match example {
        Json::Array(mut items) if !items.is_empty() => items.swap_remove(0),
        other => other,
    };
    match record {
        Json::Object(members) => members,
        _ => Map::new(),
    }
}

/// The members of an answer with their types, and with what is declared of them.
fn member_heads(service: &Service, operation: &Operation, names: &[&str]) -> Vec<String> {
    let answer = answer(&service.identify(operation));
    let example = example_record(operation);
    let type_of = |name: &str| {
        let seen = answer.and_then(|answer| answer.types.get(name));
        let listed = example.get(name).and_then(json_type);
        seen.map(String::as_str).or(listed)
    };
    let heads = operation.members.iter().map(|name| {
        let mut head = match type_of(name) {
            Some(kind) => format!("{name} : {kind}"),
            None => (*name).to_owned(),
        };
        if let Some(member) = service.answer_member(operation, name) {
            if !member.unit.is_empty() {
                head.push_str(", ");
                head.push_str(member.unit);
            }
            if !member.note.is_empty() {
                head.push_str(". ");
                head.push_str(&sentences(member.note, names));
            }
        }
        head
    });
    heads.collect()
}

/// The column of each element, if the elements of a list are not objects.
fn plain_element(operation: &Operation) -> Option<&'static Column> {
    let example: Json = serde_json::from_str(operation.example).unwrap_or_default();
    match operation.columns {
        [only] if !example.is_object() && !example.is_array() && !example.is_null() => Some(only),
        _ => None,
    }
}

/// The columns of the records, in the order of a record.
fn columns(operation: &Operation) -> impl Iterator<Item = &'static Column> {
    [
        operation.leading_columns,
        operation.columns,
        operation.included_columns,
    ]
    .into_iter()
    .flatten()
}

/// Whether the columns are members of the records, rather than derived from them by a table.
fn columns_are_members(operation: &Operation) -> bool {
    let example = example_record(operation);
    let first = |column: &Column| column.name.split('.').next().unwrap_or_default();
    example.is_empty()
        || operation
            .columns
            .iter()
            .all(|column| column.optional || column.nullable || example.contains_key(first(column)))
}

/// The section's body: the type, the description of the answer, and its members.
pub fn returns(service: &Service, operation: &Operation, names: &[&str], mode: Mode) -> String {
    let (kind, words) = kind(operation.answer);
    let mut parts: Vec<String> = Vec::new();
    if mode == Mode::Async && operation.answer != Answer::Address {
        parts.push("The result of the coroutine.".to_owned());
    }
    parts.push(words.to_owned());
    parts.push(sentences(operation.answer_note, names));
    let has_columns = columns(operation).next().is_some();
    let is_wrapped = !matches!(operation.records, "" | ".");
    let heads = member_heads(service, operation, names);
    let bullets =
        |lines: &[String]| -> Vec<String> { lines.iter().map(|line| bullet(line, 4)).collect() };
    // The lists of members, each with the sentence before it.
    let mut lists: Vec<(String, Vec<String>)> = Vec::new();
    let each = if operation.answer == Answer::Object {
        "Members:"
    } else {
        "Members of each record:"
    };
    if let Some(column) = plain_element(operation).filter(|_| !is_wrapped) {
        let note = sentences(column.note, names);
        parts.push(format!("Each element is a {}. {note}", head(column)));
    } else if !has_columns || !columns_are_members(operation) {
        lists.push((each.to_owned(), bullets(&heads)));
        if has_columns {
            lists.push((
                "Columns of a table of these records:".to_owned(),
                column_lines(columns(operation), names),
            ));
        }
    } else if is_wrapped {
        lists.push(("Members:".to_owned(), bullets(&heads)));
        lists.push((
            format!("Members of the records in {}:", operation.records),
            column_lines(columns(operation), names),
        ));
    } else {
        let known = example_record(operation);
        let is_wrapper = |name: &&str| !known.is_empty() && !known.contains_key(*name);
        if operation.members.iter().any(is_wrapper) {
            parts.push(format!("A dict has {}.", listed(operation.members, "and")));
        }
        lists.push((each.to_owned(), column_lines(columns(operation), names)));
    }
    parts.retain(|part| !part.is_empty());
    let mut blocks = vec![wrapped(parts.join(" ").trim(), 4)];
    for (introduction, lines) in lists.into_iter().filter(|(_, lines)| !lines.is_empty()) {
        blocks.push(wrapped(&introduction, 4));
        blocks.push(lines.join("\n"));
    }
    blocks.retain(|block| !block.trim().is_empty());
    let body = blocks.join("\n\n");
    format!("{kind}\n{body}").trim_end().to_owned()
}
