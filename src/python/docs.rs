//! Docstrings in numpydoc's form, rendered from rows when somebody asks for them.

use serde_json::Value as Json;

use super::namespaces::Node;
use openshelf_core::table::{
    Answer, DefaultValue, Kind, Operation, Parameter, Place, Render, Rule, Schema, Service,
};

const WIDTH: usize = 88;
/// Stands for a space at which no line ends.
const GLUE: char = '\u{a0}';
/// More allowed values than this stand below the parameter, not beside its name.
const LISTED_LIMIT: usize = 14;
/// Facts that point to a section of the contract files, which a reader does not have.
const POINTERS: [&str; 4] = [".toml", "[[", "[download_job]", "[fields."];

/// Splits at the semicolons that stand outside of brackets.
fn facts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for character in text.chars() {
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if character == ';' && depth <= 0 {
            parts.push(String::new());
        } else if let Some(last) = parts.last_mut() {
            last.push(character);
        }
    }
    parts
        .iter()
        .map(|part| part.trim().to_owned())
        .filter(|part| !part.is_empty())
        .collect()
}

fn is_plain_word(word: &str) -> bool {
    let word = word.strip_suffix("'s").unwrap_or(word);
    word.split('-')
        .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase()))
}

/// One fact with a capital and a full stop; `names` stay as they are.
pub fn sentence(text: &str, names: &[&str]) -> String {
    let first = text
        .split(|c: char| c.is_whitespace() || c == ',' || c == ':')
        .next()
        .unwrap_or_default();
    let mut out = text.to_owned();
    if is_plain_word(first) && !names.contains(&first) {
        out = text[..1].to_uppercase() + &text[1..];
    }
    if !out.ends_with(['.', '!', '?']) {
        out.push('.');
    }
    out
}

fn sentences(text: &str, names: &[&str]) -> String {
    let kept: Vec<String> = facts(text)
        .iter()
        .filter(|fact| !POINTERS.iter().any(|pointer| fact.contains(pointer)))
        .map(|fact| sentence(fact, names))
        .collect();
    kept.join(" ")
}

fn listed<S: AsRef<str>>(words: &[S], last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [rest @ .., end] => {
            let rest: Vec<&str> = rest.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", rest.join(", "), end.as_ref())
        }
    }
}

/// Folds one paragraph at the width of docstrings.
pub fn wrapped(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut lines: Vec<String> = Vec::new();
    let mut line = margin.clone();
    let mut length = indent;
    let mut gap = 0;
    for word in text.split(' ') {
        if word.is_empty() {
            gap += 1;
            continue;
        }
        let width = word.chars().count();
        if length == indent {
            gap = 0;
        }
        if length > indent && length + gap + width > WIDTH {
            lines.push(std::mem::replace(&mut line, margin.clone()));
            length = indent;
            gap = 0;
        }
        line.extend(std::iter::repeat_n(' ', gap));
        line.push_str(word);
        length += gap + width;
        gap = 1;
    }
    if length > indent {
        lines.push(line);
    }
    lines.join("\n").replace(GLUE, " ")
}

fn section(title: &str, body: &str) -> String {
    if body.is_empty() {
        return String::new();
    }
    format!("{title}\n{}\n{body}", "-".repeat(title.len()))
}

fn entry(head: &str, text: &str) -> String {
    if text.is_empty() {
        head.to_owned()
    } else {
        format!("{head}\n{}", wrapped(text, 4))
    }
}

/// A JSON value as Python code in one line.
fn literal(value: &Json) -> String {
    match value {
        Json::String(text) => Json::String(text.clone()).to_string(),
        Json::Array(items) => {
            format!("[{}]", items.iter().map(literal).collect::<Vec<_>>().join(", "))
        }
        Json::Object(members) => {
            let members: Vec<String> = members
                .iter()
                .map(|(name, value)| format!("{}: {}", literal(&Json::String(name.clone())), literal(value)))
                .collect();
            format!("{{{}}}", members.join(", "))
        }
        Json::Bool(true) => "True".to_owned(),
        Json::Bool(false) => "False".to_owned(),
        Json::Null => "None".to_owned(),
        Json::Number(number) => number.to_string(),
    }
}

/// A value over as many lines as the width asks for.
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

fn is_list(kind: Kind) -> bool {
    matches!(kind, Kind::Texts | Kind::IntegersOrTexts | Kind::Objects)
}

fn value_of(kind: Kind, text: &str) -> Json {
    match (kind, text.parse::<i64>()) {
        (Kind::Integer | Kind::IntegerOrText, Ok(number)) => number.into(),
        _ => text.into(),
    }
}

fn default(parameter: &Parameter) -> Json {
    match parameter.default {
        DefaultValue::Absent => Json::Null,
        DefaultValue::Boolean(flag) => flag.into(),
        DefaultValue::Integer(number) => number.into(),
        DefaultValue::Text(text) => text.into(),
    }
}

/// A value that a call may pass for the parameter.
fn sample(parameter: &Parameter) -> Json {
    if !parameter.sample.is_empty() {
        return serde_json::from_str(parameter.sample).unwrap_or_default();
    }
    if let Some(first) = parameter.values.first() {
        let value = value_of(parameter.kind, first);
        return if is_list(parameter.kind) { Json::Array(vec![value]) } else { value };
    }
    let usual = default(parameter);
    if !usual.is_null() {
        return usual;
    }
    if let Some(min) = parameter.min {
        return min.into();
    }
    match parameter.kind {
        Kind::Text => "text".into(),
        Kind::Integer | Kind::IntegerOrText => 1.into(),
        Kind::Boolean => true.into(),
        Kind::Date => "2024-01-03".into(),
        Kind::Texts => serde_json::json!(["text"]),
        Kind::IntegersOrTexts => serde_json::json!([1]),
        Kind::Object | Kind::ObjectOrList => serde_json::json!({}),
        Kind::Objects => serde_json::json!([]),
    }
}

fn takes_text_or_list(parameter: &Parameter) -> bool {
    parameter.kind == Kind::Text
        && matches!(
            parameter.render,
            Render::Commas | Render::CommasOrBars { .. } | Render::CommasAndSpaces | Render::RepeatedInCapitals
        )
}

fn closed(parameter: &Parameter) -> bool {
    !parameter.values.is_empty() && !matches!(parameter.kind, Kind::IntegerOrText | Kind::Date)
}

fn allowed(parameter: &Parameter) -> Vec<String> {
    let values = parameter.values.iter();
    values.map(|value| literal(&value_of(parameter.kind, value))).collect()
}

fn parameter_words(parameter: &Parameter) -> String {
    let values = allowed(parameter);
    let mut words = if closed(parameter) && values.len() <= LISTED_LIMIT {
        let set = format!("{{{}}}", values.join(", "));
        if is_list(parameter.kind) { format!("list of {set}") } else { set }
    } else {
        match parameter.kind {
            Kind::Text => "str",
            Kind::Integer => "int",
            Kind::Boolean => "bool",
            Kind::Date => "str or datetime.date",
            Kind::IntegerOrText => "int or str",
            Kind::Texts => "list of str",
            Kind::IntegersOrTexts => "list of int or str",
            Kind::Object => "dict",
            Kind::Objects => "list of dict",
            Kind::ObjectOrList => "dict or list",
        }
        .to_owned()
    };
    if parameter.place == Place::Client {
        words.push_str(" or path");
    }
    if takes_text_or_list(parameter) {
        words.push_str(if closed(parameter) { " or list of them" } else { " or list of str" });
    }
    if parameter.required {
        return words;
    }
    match parameter.default {
        DefaultValue::Absent => format!("{words}, optional"),
        _ => format!("{words}, default {}", literal(&default(parameter))),
    }
}

fn limits(parameter: &Parameter) -> String {
    match (parameter.min, parameter.max) {
        (Some(low), Some(high)) => format!("From {low} to {high}."),
        (Some(low), None) => format!("At least {low}."),
        (None, Some(high)) => format!("At most {high}."),
        (None, None) => String::new(),
    }
}

fn object_members(schema: &Schema) -> String {
    let names: Vec<&str> = schema.all().map(|member| member.name).collect();
    let needed: Vec<&str> = schema.all().filter(|member| member.required).map(|member| member.name).collect();
    let mut text = format!("Members: {}.", names.join(", "));
    if !needed.is_empty() && needed.len() < names.len() {
        text.push_str(&format!(" Required: {}.", listed(&needed, "and")));
    }
    text
}

fn parameter_text(parameter: &Parameter, names: &[&str]) -> String {
    let mut text = vec![sentences(parameter.note, names)];
    let values: Vec<String> = allowed(parameter).iter().map(|value| value.replace(' ', "\u{a0}")).collect();
    if values.len() > LISTED_LIMIT {
        text.push(format!("One of {}.", values.join(", ")));
    } else if !values.is_empty() && !closed(parameter) {
        text.push(format!("The word {} passes too.", listed(&values, "or")));
    }
    if parameter.kind == Kind::Date {
        text.push("A date, or text in the form YYYY-MM-DD.".to_owned());
    }
    text.push(limits(parameter));
    if takes_text_or_list(parameter) {
        text.push("Several may be given as a list.".to_owned());
    }
    if let Some(schema) = parameter.schema {
        text.push(object_members(schema));
    }
    if let Some(other) = parameter.default_unless {
        text.push(format!("The default is not sent together with {other}."));
    }
    text.retain(|part| !part.is_empty());
    text.join(" ")
}

fn rule_words(rule: &Rule) -> String {
    match rule {
        Rule::Together(names) => format!("{} are given together or not at all", listed(names, "and")),
        Rule::ExactlyOne(names) => format!("exactly one of {} is given", listed(names, "and")),
        Rule::AtMostOne(names) => format!("at most one of {} is given", listed(names, "and")),
        Rule::Needs(name, other) => format!("{name} needs {other}"),
        Rule::Replaces(name, others) => format!("{name} excludes {}", listed(others, "or")),
        Rule::OneOrAll(name) => format!("{name} holds one value or all of them"),
        Rule::Window(page, size, most) => format!("{page} times {size} is at most {most}"),
        Rule::OnlyWith { parameter, value, other, other_value } => {
            format!("{parameter} may be \"{value}\" only while {other} is \"{other_value}\"")
        }
        Rule::KnownFields { fields, sort, .. } => format!(
            "{fields} takes names that openshelf.operations() lists in this rule, and {sort} is one of them"
        ),
        Rule::OneAwardGroup { object, codes, groups, .. } => {
            let groups: Vec<String> = groups.iter().map(|(name, _)| name.replace('_', " ")).collect();
            format!("the {codes} of {object} belong to one group: {}", listed(&groups, "or"))
        }
    }
}

fn answer_words(answer: Answer) -> (&'static str, &'static str) {
    match answer {
        Answer::Object => ("dict", "The JSON object of the answer."),
        Answer::List => ("list", "The JSON array of the answer."),
        Answer::ObjectOrList => ("dict or list", "The JSON object or array of the answer, as the service gives it."),
        Answer::Text => ("str", "The answer's text."),
        Answer::Bytes => ("bytes", "The bytes of the picture."),
        Answer::Address => ("str", "The address; nothing is sent."),
        Answer::File => ("str", "A sentence that says which file was written."),
        Answer::MemberNames => ("list of str", "The member names of the first record of the list."),
    }
}

fn example(service: &Service, row: &Operation) -> String {
    let needed: Vec<&Parameter> = row.parameters.iter().filter(|parameter| parameter.required).collect();
    let call = format!("{}.{}", service.name, row.full_name());
    let values: Vec<Json> = needed.iter().map(|parameter| sample(parameter)).collect();
    let plain = values.iter().all(|value| !value.is_array() && !value.is_object());
    let named = !plain || needed.len() > 2;
    let prefixes: Vec<String> = needed
        .iter()
        .map(|parameter| if named { format!("{}=", parameter.name) } else { String::new() })
        .collect();
    let arguments: Vec<String> = prefixes.iter().zip(&values).map(|(prefix, value)| format!("{prefix}{}", literal(value))).collect();
    let whole = format!("{call}({})", arguments.join(", "));
    if whole.chars().count() <= WIDTH - 4 {
        return format!(">>> {whole}");
    }
    let mut folded = vec![format!("{call}(")];
    for (prefix, value) in prefixes.iter().zip(&values) {
        literal_lines(value, prefix, ",", "    ", &mut folded);
    }
    folded.push(")".to_owned());
    let lines: Vec<String> = folded
        .iter()
        .enumerate()
        .map(|(index, line)| format!("{} {line}", if index == 0 { ">>>" } else { "..." }))
        .collect();
    lines.join("\n")
}

fn notes(service: &Service, row: &Operation, names: &[&str]) -> String {
    let mut paragraphs: Vec<String> = row.notes.iter().map(|note| sentences(note, names)).collect();
    paragraphs.extend(row.rules.iter().map(|rule| sentences(&rule_words(rule), names)));
    if !row.paging_end.is_empty() {
        paragraphs.push(sentences(&format!("Last page: {}", row.paging_end), names));
    }
    if let Some(seconds) = row.timeout {
        paragraphs.push(format!("May take long: the time limit is {seconds} seconds without progress."));
    }
    let mut origin = format!("{}, {} {}", service.title, row.method.verb(), row.path);
    if let Some(live) = row.live_path {
        origin.push_str(&format!(" (after a 404 {live})"));
    }
    origin.push_str(&if row.row.is_empty() {
        "; beyond the specification.".to_owned()
    } else {
        format!("; row \"{}\" of the specification.", row.row)
    });
    paragraphs.push(origin);
    let wrapped: Vec<String> = paragraphs.iter().filter(|text| !text.is_empty()).map(|text| wrapped(text, 0)).collect();
    wrapped.join("\n\n")
}

/// The docstring of one operation; both twins carry it.
pub fn operation(service: &Service, row: &Operation) -> String {
    let mut names: Vec<&str> = row.parameters.iter().map(|parameter| parameter.name).collect();
    names.extend(row.members);
    names.extend(row.columns.iter().map(|column| column.name));
    let parameters: Vec<String> = row
        .parameters
        .iter()
        .map(|each| entry(&format!("{} : {}", each.name, parameter_words(each)), &parameter_text(each, &names)))
        .collect();
    let (kind, words) = answer_words(row.answer);
    let mut returns = vec![words.to_owned()];
    if !row.answer_note.is_empty() {
        returns.push(sentences(row.answer_note, &names));
    }
    if !row.members.is_empty() {
        returns.push(format!("Members: {}.", row.members.join(", ")));
    }
    if !matches!(row.records, "" | ".") {
        returns.push(format!("The records are in {}.", row.records));
    }
    let mut raises = Vec::new();
    if !row.parameters.is_empty() {
        raises.push(entry("ArgumentError", "A value breaks a rule; nothing was sent."));
    }
    if row.answer != Answer::Address {
        raises.push(entry("StatusError", "The service refused, or found nothing (NotFoundError)."));
        raises.push(entry("ConnectError, RequestTimeoutError", "The service was not reached in time."));
    }
    if row.answer == Answer::File {
        raises.push(entry("OSError", "The file cannot be written."));
    }
    let blocks = [
        wrapped(&sentence(row.summary, &[]), 0),
        section("Parameters", &parameters.join("\n")),
        section("Returns", &entry(kind, &returns.join(" "))),
        section("Notes", &notes(service, row, &names)),
        section("Raises", &raises.join("\n")),
        section("Examples", &example(service, row)),
    ];
    let blocks: Vec<String> = blocks.into_iter().filter(|block| !block.is_empty()).collect();
    blocks.join("\n\n")
}

/// The docstring of a namespace: what stands in it.
pub fn namespace(node: &Node) -> String {
    let segment = node.group.rsplit('.').next().unwrap_or_default().replace('_', " ");
    let mut blocks = vec![wrapped(&sentence(&format!("{}: {segment}", node.service.title), &[]), 0)];
    let methods: Vec<String> = node
        .rows
        .iter()
        .map(|row| format!("{}\n{}", row.name, wrapped(&sentence(row.summary, &[]), 4)))
        .collect();
    if !methods.is_empty() {
        blocks.push(section("Methods", &methods.join("\n")));
    }
    let children: Vec<&str> = node.children.iter().map(|(name, _)| *name).collect();
    if !children.is_empty() {
        blocks.push(wrapped(&format!("Namespaces: {}.", children.join(", ")), 0));
    }
    blocks.join("\n\n")
}
