//! Renders the docstrings of clients and of `with_options` from the table of options.

use openshelf_core::catalog::Service;

use crate::literal::{literal, literals};
use crate::namespace::{Mode, Namespace};
use crate::options::{ClientOption, OptionKind, call_options, constructor_options, option_default};

use super::namespace::{awaited, contents};
use super::prose::{entry, listed, section, sentence, wrapped};

/// The type of an option in a docstring.
fn words(option: &ClientOption) -> String {
    match option.kind {
        OptionKind::Flag => "bool",
        OptionKind::Text | OptionKind::Address => "str",
        OptionKind::Path | OptionKind::NameOrPath => "str or os.PathLike",
        OptionKind::Choice(choices) => {
            return format!("{{{}}}", literals(choices.iter().copied()));
        }
        OptionKind::Integer(..) => "int",
        OptionKind::Rate => "float or None",
        OptionKind::Timeout | OptionKind::Lifetime => "float, datetime.timedelta or None",
        OptionKind::Duration => "float or datetime.timedelta",
        OptionKind::FlagOrDuration => "bool, float or datetime.timedelta",
        OptionKind::Members | OptionKind::Headers => "dict",
    }
    .to_owned()
}

/// What is said of the pace of files.
fn files(service: &Service) -> Option<String> {
    let pace = service.file_pace?;
    Some(format!(
        " Files that records name come at {:?} at most, if there is a limit at all: {}.",
        pace.requests_per_second, pace.source
    ))
}

/// The description of an option in the constructor's docstring.
pub fn constructor_sentence(option: &ClientOption, service: &Service) -> String {
    let read_first =
        |variable| format!(" If omitted, the environment variable {variable} is read first.");
    let more = match option.name {
        "base_url" => Some(read_first(service.environment)),
        "image_api_url" => service.image_environment.map(read_first),
        "requests_per_second" => service.pace.map(|pace| {
            format!(
                " The default is {:?}: {}. If {} leads to this machine, as to a sandbox, it is None.{}",
                pace.requests_per_second,
                pace.source,
                service.environment,
                files(service).unwrap_or_default()
            )
        }),
        "max_retries" => service.cuts.map(|cuts| {
            format!(
                " If omitted, a request whose connection is closed without an answer is sent again after {} seconds: {}.",
                listed(&cuts.pauses.iter().map(u32::to_string).collect::<Vec<_>>(), "and"),
                cuts.source
            )
        }),
        _ => None,
    };
    format!("{}{}", option.sentence, more.unwrap_or_default())
}

fn constructor_entry(option: &ClientOption, service: &Service) -> String {
    let default = option_default(option, service);
    let words = words(option);
    let default = if default.is_null() && !words.ends_with("None") {
        "optional".to_owned()
    } else {
        format!("default {}", literal(&default))
    };
    let head = format!("{} : {words}, {default}", option.name);
    entry(&head, &constructor_sentence(option, service))
}

/// The docstring of a client's class.
pub fn client(namespace: &Namespace, mode: Mode) -> String {
    let service = namespace.service;
    let title = format!("{}: {}", service.title, service.description);
    let name = namespace.class_name(mode);
    let mut blocks = vec![wrapped(&sentence(&title, &[]), 0)];
    blocks.extend(awaited(service.class_name, mode));
    let entries: Vec<String> = constructor_options(service)
        .map(|option| constructor_entry(option, service))
        .collect();
    blocks.push(section("Parameters", &entries.join("\n")));
    let attributes = [
        entry("base_url : str", "Address of the service."),
        entry(
            "description : str",
            "What the service provides, in a sentence.",
        ),
        entry(
            "docs_url : str",
            &format!("Documentation of the service: {}", service.docs_url),
        ),
        entry(
            "terms_of_use : dict",
            "What the service says of the use of its data: licence, licence_url, terms_url, note and source.",
        ),
        entry(
            "cache : Cache",
            "The cached answers, to inspect and to delete.",
        ),
    ];
    blocks.push(section("Attributes", &attributes.join("\n")));
    blocks.extend(contents(namespace));
    let keyword = match mode {
        Mode::Sync => "with",
        Mode::Async => "async with",
    };
    let example = format!(
        ">>> {keyword} openshelf.{name}() as {variable}:\n...     {variable}.base_url\n{}",
        literal(&service.base_url.into()).replace('"', "'"),
        variable = service.name,
    );
    blocks.push(section("Examples", &example));
    blocks.join("\n\n")
}

/// The docstring of `with_options`.
pub fn with_options(service: &Service) -> String {
    let entries: Vec<String> = call_options()
        .map(|option| {
            let text = match option.for_calls {
                "" => option.sentence,
                own => own,
            };
            entry(
                &format!("{} : {}, optional", option.name, words(option)),
                text,
            )
        })
        .collect();
    [
        "Return a view of this client that shares its connections and its rate limit.".to_owned(),
        "The view closes with the client. Closing the view itself, also at the end of a with block, does\nnothing."
            .to_owned(),
        section("Parameters", &entries.join("\n")),
        section("Returns", "a client of the same class"),
        section(
            "Raises",
            &entry("ArgumentError", "If an option has an invalid value."),
        ),
        section(
            "Examples",
            &format!(
                ">>> patient = {}.with_options(timeout=120.0, max_retries=5)",
                service.name
            ),
        ),
    ]
    .join("\n\n")
}
