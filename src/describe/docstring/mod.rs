//! Renders docstrings in numpydoc format from operations, on demand.

mod client;
mod example;
mod namespace;
mod parameter;
mod prose;
mod returns;
mod rules;

use std::fmt::Write;

use openshelf_core::catalog::{
    Answer, Base, CapStrategy, Operation, Paging, Parameter, SaidEffect, Service,
};

use crate::namespace::Mode;
use crate::types::usual_members;

pub use self::client::{client, constructor_sentence, with_options};
use self::example::example;
pub use self::namespace::namespace;
use self::parameter::{parameter_text, parameter_words};
pub(crate) use self::prose::{entry, section, sentences, wrapped};
pub use self::prose::{listed, sentence};
use self::returns::returns;
use self::rules::rule_words;

/// The HTTP method and the address of the operation.
fn endpoint(service: &Service, operation: &Operation) -> String {
    let base = match operation.base {
        Base::Images => service.image_api_url.unwrap_or(service.base_url),
        Base::Api => service.base_url,
    };
    let address = |path: &str| {
        format!(
            "{}/{}",
            base.trim_end_matches('/'),
            path.trim_start_matches('/')
        )
    };
    let mut text = format!(
        "Endpoint: {} {}",
        operation.method.verb(),
        address(operation.path)
    );
    if let Some(live) = operation.live_path {
        let _ = write!(
            text,
            ", and where the service answers that with 404 {}",
            address(live)
        );
    }
    text
}

/// How to get the records beyond one page.
fn pages(service: &Service, operation: &Operation, paging: &Paging) -> String {
    let method = format!("{}.{}", service.name, operation.full_name());
    let mut text = format!(
        "One call gives one page; `openshelf.paginate({method})` gives the records of all pages."
    );
    if let Some(reach) = paging.reach {
        let _ = write!(text, " Page numbers reach {reach} records");
        text.push_str(match paging.cap_strategy {
            CapStrategy::Stop => ", and the service has no way to those beyond.",
            CapStrategy::Cursor(_) => "; `paginate` reads those beyond by the service's cursor.",
            CapStrategy::Keys(_) => "; `paginate` reads those beyond by ranges of ids.",
            CapStrategy::Days(days) if days.cursor.is_some() => {
                "; `paginate` reads those beyond by the service's cursor, or by ranges of days where it has none."
            }
            CapStrategy::Days(_) => "; `paginate` reads those beyond by ranges of days.",
        });
    }
    text
}

fn notes(service: &Service, operation: &Operation, names: &[&str]) -> String {
    let mut paragraphs: Vec<String> = operation
        .notes
        .iter()
        .map(|note| sentences(note, names))
        .collect();
    paragraphs.extend(
        operation
            .rules
            .iter()
            .map(|rule| sentences(&rule_words(rule), names)),
    );
    if let Some(status) = operation.lasting_status {
        paragraphs.push(format!(
            "The service answers every request with status {status}, so the call fails and is not repeated."
        ));
    }
    if let Some(end) = operation.data_end {
        paragraphs.push(format!("The data end on {}: {}.", end.day, end.source));
    }
    if let Some(paging) = &operation.paging {
        paragraphs.push(pages(service, operation, paging));
    }
    if !operation.paging_end.is_empty() {
        paragraphs.push(sentences(
            &format!("Last page: {}", operation.paging_end),
            names,
        ));
    }
    if let Some(seconds) = operation.timeout {
        paragraphs.push(format!(
            "May take long: the call fails after {seconds} seconds without progress."
        ));
    }
    paragraphs.push(endpoint(service, operation));
    let wrapped: Vec<String> = paragraphs
        .iter()
        .filter(|text| !text.is_empty())
        .map(|text| wrapped(text, 0))
        .collect();
    wrapped.join("\n\n")
}

fn raises(operation: &Operation) -> String {
    let mut raises = Vec::new();
    if !operation.parameters.is_empty() {
        raises.push(entry(
            "ArgumentError",
            "A value breaks a rule; nothing was sent.",
        ));
    }
    if operation.answer != Answer::Address {
        raises.push(entry(
            "StatusError",
            "The service refused, or found nothing (NotFoundError).",
        ));
        raises.push(entry(
            "ConnectError, RequestTimeoutError",
            "The service was not reached in time.",
        ));
    }
    if matches!(operation.answer, Answer::File | Answer::FilePath) {
        raises.push(entry("OSError", "The file cannot be written."));
    }
    raises.join("\n")
}

fn warns(operation: &Operation, names: &[&str]) -> String {
    let mut warns = Vec::new();
    if let Some(asked) = operation.asked_names {
        let text = format!(
            "Some of the {} that were asked for are not in the answer: {}",
            asked.things, asked.note
        );
        warns.push(entry("NotFoundWarning", &sentences(&text, names)));
    }
    for said in operation.says {
        if said.effect == SaidEffect::NotWhole {
            let text = format!("The service says that the list is not whole: {}", said.note);
            warns.push(entry("IncompleteAnswerWarning", &sentences(&text, names)));
        }
    }
    warns.join("\n")
}

/// The names of members of which a parameter takes no others.
fn known_names(operation: &Operation, parameter: &Parameter) -> &'static [&'static str] {
    match operation.known_fields() {
        Some((fields, known)) if fields == parameter.name => known,
        _ => &[],
    }
}

/// The docstring of one operation in one mode.
pub fn operation(service: &Service, operation: &Operation, mode: Mode) -> String {
    let mut names: Vec<&str> = operation
        .parameters
        .iter()
        .map(|parameter| parameter.name)
        .collect();
    names.extend(operation.members);
    names.extend(operation.columns.iter().map(|column| column.name));
    let usual = usual_members(operation);
    let parameters: Vec<String> = operation
        .parameters
        .iter()
        .map(|each| {
            let head = format!("{} : {}", each.name, parameter_words(each));
            format!(
                "{head}\n{}",
                parameter_text(each, known_names(operation, each), &usual, &names)
            )
        })
        .collect();
    let blocks = [
        wrapped(&sentence(operation.summary, &[]), 0),
        section("Parameters", &parameters.join("\n")),
        section("Returns", &returns(service, operation, &names, mode)),
        section("Notes", &notes(service, operation, &names)),
        section("Raises", &raises(operation)),
        section("Warns", &warns(operation, &names)),
        section("Examples", &example(service, operation, mode)),
    ];
    let blocks: Vec<String> = blocks
        .into_iter()
        .filter(|block| !block.is_empty())
        .collect();
    blocks.join("\n\n")
}
