//! Docstrings in numpydoc's form, rendered from rows when somebody asks for them.

mod annotations;
pub mod client;
mod literal;
mod parameter;
mod prose;

use std::fmt::Write;

pub use self::annotations::{parameter_annotation, return_annotation};
pub use self::parameter::default;
use openshelf_core::table::{Answer, Condition, Operation, Parameter, Rule, Service};
use serde_json::Value as Json;

pub use self::literal::literal;
use self::literal::literal_lines;
use self::parameter::{parameter_text, parameter_words, sample};
use self::prose::{WIDTH, entry, listed, section, sentence, sentences, wrapped};
use super::handle::Mode;
use super::node::Node;

fn rule_words(rule: &Rule) -> String {
    match rule {
        Rule::Together(names) => {
            format!("{} are given together or not at all", listed(names, "and"))
        }
        Rule::ExactlyOne(names) => format!("exactly one of {} is given", listed(names, "and")),
        Rule::AtMostOne(names) => format!("at most one of {} is given", listed(names, "and")),
        Rule::Needs(name, other) => format!("{name} needs {other}"),
        Rule::Replaces(name, others) => format!("{name} excludes {}", listed(others, "or")),
        Rule::Ordered(first, last) => format!("{first} is not after {last}"),
        Rule::OneOrAll(name) => format!("{name} holds one value or all of them"),
        Rule::Window(page, size, most) => format!("{page} times {size} is at most {most}"),
        Rule::OnlyWith {
            parameter,
            value,
            other,
            other_value,
        } => {
            format!("{parameter} may be \"{value}\" only while {other} is \"{other_value}\"")
        }
        Rule::KnownFields { fields, sort, .. } => format!(
            "{fields} takes names that openshelf.operations() lists in this rule, and {sort} is one of them"
        ),
        Rule::OneGroup {
            object,
            codes,
            groups,
            ..
        } => {
            let groups: Vec<String> = groups
                .iter()
                .map(|(name, _)| name.replace('_', " "))
                .collect();
            format!(
                "the {codes} of {object} belong to one group: {}",
                listed(&groups, "or")
            )
        }
        Rule::Refused { when, why, .. } => format!("not while {}: {why}", condition_words(when)),
    }
}

/// What the values of a call are like.
fn condition_words(condition: &Condition) -> String {
    let all = |parts: &[Condition]| -> Vec<String> { parts.iter().map(condition_words).collect() };
    match condition {
        Condition::Is(name, value) => format!("{name} is \"{value}\""),
        Condition::IsNot(name, value) => format!("{name} is not \"{value}\""),
        Condition::Absent(name) => format!("{name} is not given"),
        Condition::Complete(name) => format!("{name} holds every value"),
        Condition::Holds {
            list: (object, list),
            member,
            value,
        } => format!("{object}.{list}.{member} is \"{value}\""),
        Condition::All(parts) => listed(&all(parts), "and"),
        Condition::Any(parts) => listed(&all(parts), "or"),
    }
}

fn answer_words(answer: Answer) -> (&'static str, &'static str) {
    match answer {
        Answer::Object => ("dict", "The JSON object of the answer."),
        Answer::List => ("list", "The JSON array of the answer."),
        Answer::ObjectOrList => (
            "dict or list",
            "The JSON object or array of the answer, as the service gives it.",
        ),
        Answer::Text => ("str", "The answer's text."),
        Answer::Bytes => ("bytes", "The bytes of the picture."),
        Answer::Address => ("str", "The address; nothing is sent."),
        Answer::File => ("str", "A sentence that says which file was written."),
        Answer::MemberNames => (
            "list of str",
            "The member names of the first record of the list.",
        ),
    }
}

fn example(service: &Service, row: &Operation) -> String {
    let needed: Vec<&Parameter> = row
        .parameters
        .iter()
        .filter(|parameter| parameter.required)
        .collect();
    let call = format!("{}.{}", service.name, row.full_name());
    let values: Vec<Json> = needed.iter().map(|parameter| sample(parameter)).collect();
    let plain = values
        .iter()
        .all(|value| !value.is_array() && !value.is_object());
    let named = !plain || needed.len() > 2;
    let prefixes: Vec<String> = needed
        .iter()
        .map(|parameter| {
            if named {
                format!("{}=", parameter.name)
            } else {
                String::new()
            }
        })
        .collect();
    let arguments: Vec<String> = prefixes
        .iter()
        .zip(&values)
        .map(|(prefix, value)| format!("{prefix}{}", literal(value)))
        .collect();
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
    let mut paragraphs: Vec<String> = row
        .notes
        .iter()
        .map(|note| sentences(note, names))
        .collect();
    paragraphs.extend(
        row.rules
            .iter()
            .map(|rule| sentences(&rule_words(rule), names)),
    );
    if !row.paging_end.is_empty() {
        paragraphs.push(sentences(&format!("Last page: {}", row.paging_end), names));
    }
    if let Some(seconds) = row.timeout {
        paragraphs.push(format!(
            "May take long: the time limit is {seconds} seconds without progress."
        ));
    }
    let mut origin = format!("{}, {} {}", service.title, row.method.verb(), row.path);
    if let Some(live) = row.live_path {
        let _ = write!(origin, " (after a 404 {live})");
    }
    let _ = match row.row {
        "" => write!(origin, "; beyond the specification."),
        own => write!(origin, "; row \"{own}\" of the specification."),
    };
    paragraphs.push(origin);
    let wrapped: Vec<String> = paragraphs
        .iter()
        .filter(|text| !text.is_empty())
        .map(|text| wrapped(text, 0))
        .collect();
    wrapped.join("\n\n")
}

/// The docstring of one operation; both twins carry it.
pub fn operation(service: &Service, row: &Operation) -> String {
    let mut names: Vec<&str> = row
        .parameters
        .iter()
        .map(|parameter| parameter.name)
        .collect();
    names.extend(row.members);
    names.extend(row.columns.iter().map(|column| column.name));
    let parameters: Vec<String> = row
        .parameters
        .iter()
        .map(|each| {
            entry(
                &format!("{} : {}", each.name, parameter_words(each)),
                &parameter_text(each, &names),
            )
        })
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
        raises.push(entry(
            "ArgumentError",
            "A value breaks a rule; nothing was sent.",
        ));
    }
    if row.answer != Answer::Address {
        raises.push(entry(
            "StatusError",
            "The service refused, or found nothing (NotFoundError).",
        ));
        raises.push(entry(
            "ConnectError, RequestTimeoutError",
            "The service was not reached in time.",
        ));
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
    let blocks: Vec<String> = blocks
        .into_iter()
        .filter(|block| !block.is_empty())
        .collect();
    blocks.join("\n\n")
}

/// The docstring of a namespace: what stands in it.
pub fn namespace(node: &Node, mode: Mode) -> String {
    let segment = node.group.rsplit('.').next().unwrap_or_default();
    let title = format!("{}: {}", node.service.title, segment.replace('_', " "));
    let mut blocks = vec![wrapped(&sentence(&title, &[]), 0)];
    blocks.extend(twin(&node.class_name(Mode::Sync), mode));
    blocks.extend(contents(node));
    blocks.join("\n\n")
}

/// What the docstring of an asynchronous class says beside that of its twin.
fn twin(name: &str, mode: Mode) -> Option<String> {
    let text = format!("Every method gives a coroutine to await; the asynchronous twin of {name}.");
    (mode == Mode::Async).then(|| wrapped(&text, 0))
}

/// The methods and the namespaces of a client or of a namespace.
fn contents(node: &Node) -> Vec<String> {
    let methods: Vec<String> = node
        .rows
        .iter()
        .map(|row| entry(row.name, &sentence(row.summary, &[])))
        .collect();
    let children: Vec<&str> = node.children.keys().copied().collect();
    let mut blocks = vec![section("Methods", &methods.join("\n"))];
    if !children.is_empty() {
        blocks.push(wrapped(&format!("Namespaces: {}.", children.join(", ")), 0));
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}
