//! Renders the classes that look names up, those of records that lead to others, and the members of clients that
//! make them.

use openshelf_core::catalog::{
    Files, Link, LinkGives, LinkedContent, LinkedRecord, Lookup, Service,
};

use crate::docstring::{entry, section, sentence, sentences, wrapped};
use crate::error::DescribeError;
use crate::literal::{literal, literals};
use crate::namespace::Mode;
use crate::stubs::layout::{declaration, docstring};
use crate::types::capitalized;
use crate::values::default;

/// The member of a client that looks names up.
pub const LOOKUP: &str = "lookup";

/// The member of a client that makes several linked records.
pub fn several(record: &LinkedRecord) -> String {
    format!("{}_records", record.name)
}

fn lookup_class(service: &Service, mode: Mode) -> String {
    format!("{}{}Lookup", mode.prefix(), service.class_name)
}

fn record_class(service: &Service, record: &LinkedRecord, mode: Mode) -> String {
    format!(
        "{}{}{}",
        mode.prefix(),
        service.class_name,
        capitalized(record.name)
    )
}

/// A result, or a coroutine of it.
pub fn in_mode(result: &str, mode: Mode) -> String {
    match mode {
        Mode::Sync => result.to_owned(),
        Mode::Async => format!("Coroutine[Any, Any, {result}]"),
    }
}

/// A method without keywords, with its docstring and the call that it makes.
fn method(
    name: &str,
    parameters: &[&str],
    result: &str,
    document: &str,
    call: &str,
) -> Result<String, DescribeError> {
    let parameters: Vec<String> = parameters.iter().map(|each| (*each).to_owned()).collect();
    let head = declaration(name, &parameters, result);
    let document = docstring(document, 8)?;
    Ok(format!("\n{head}{document}        return {call}\n"))
}

/// The classes of a service.
pub fn classes(service: &'static Service) -> Result<String, DescribeError> {
    let mut code = String::new();
    for mode in Mode::ALL {
        if !service.lookups.is_empty() {
            code.push_str(&lookups(service, mode)?);
        }
        for record in service.linked_records {
            code.push_str(&linked(service, record, mode)?);
        }
    }
    Ok(code)
}

fn lookups(service: &'static Service, mode: Mode) -> Result<String, DescribeError> {
    let (name, prefix) = (lookup_class(service, mode), mode.prefix());
    let title = format!("Looks names up in the lists of {}.", service.title);
    let title = docstring(&title, 4)?;
    let mut code =
        format!("\n\nclass {name}(lookups.{prefix}Lookup):\n{title}\n    __slots__ = ()\n");
    for lookup in service.lookups {
        let result = in_mode("lookups.Found", mode);
        let call = format!("self._find(\"{}\", text)", lookup.name);
        let document = about_lookup(lookup, mode);
        code.push_str(&method(
            lookup.name,
            &["self", "text: str"],
            &result,
            &document,
            &call,
        )?);
    }
    Ok(code)
}

fn about_lookup(lookup: &Lookup, mode: Mode) -> String {
    let text = format!("What to look for, such as {:?}.", lookup.sample);
    let result = format!(
        "The record, a mapping; code is its {}, name its {}.",
        lookup.code, lookup.title
    );
    let kind = match mode {
        Mode::Sync => "Found",
        Mode::Async => "coroutine of Found",
    };
    let raises = entry(
        "ArgumentError",
        "If several records match, with their codes, or none does, with the nearest.",
    );
    let notes: Vec<String> = lookup
        .notes
        .iter()
        .map(|note| sentences(note, &[]))
        .collect();
    let asked = format!(
        "It asks {} and keeps the answer for the client.",
        lookup.operation
    );
    let notes = [&[asked], notes.as_slice()].concat().join(" ");
    let blocks = [
        sentence(lookup.summary, &[]),
        section("Parameters", &entry("text : str", &text)),
        section("Returns", &entry(kind, &result)),
        section("Raises", &raises),
        section("Notes", &wrapped(&notes, 0)),
    ];
    blocks.join("\n\n")
}

fn linked(
    service: &'static Service,
    record: &LinkedRecord,
    mode: Mode,
) -> Result<String, DescribeError> {
    let (name, prefix) = (record_class(service, record, mode), mode.prefix());
    let about = wrapped(&sentence(record.summary, &[]), 0);
    let title = docstring(&about, 4)?;
    let mut code = format!(
        "\n\nclass {name}(linked.{prefix}Record):\n{title}\n    __slots__ = ()\n    _linked = \"{}\"\n",
        record.name
    );
    for link in record.links {
        if link.gives == LinkGives::File {
            code.push_str(&file_methods(service, link, mode)?);
            continue;
        }
        if link.gives == LinkGives::SavedFile {
            code.push_str(&saving_method(link, mode)?);
            continue;
        }
        let result = result(link);
        let call = format!("self._follow(\"{}\")", link.name);
        if link.gives == LinkGives::OpenUntil {
            code.push_str("\n    @property");
            let call = format!("self._is_open(\"{}\")", link.name);
            let own = sentence(link.summary, &[]);
            code.push_str(&method(link.name, &["self"], "bool", &own, &call)?);
            continue;
        }
        let document = format!(
            "{}\n\n{}",
            sentence(link.summary, &[]),
            section("Returns", &returned(link, mode))
        );
        code.push_str(&method(
            link.name,
            &["self"],
            &in_mode(result, mode),
            &document,
            &call,
        )?);
    }
    let links = record
        .links
        .iter()
        .filter(|link| link.gives != LinkGives::OpenUntil);
    let names = literals(links.map(|link| link.name));
    let parameters = ["self", &format!("*links: Literal[{names}]")];
    let document = "Ask for the record and for what links give, side by side.";
    let result = in_mode("Self", mode);
    code.push_str(&method(
        "prefetch",
        &parameters,
        &result,
        document,
        "self._prefetch(links)",
    )?);
    Ok(code)
}

/// The declarations of a link to a file, one for forms with text and one for the others, and its method.
fn file_methods(
    service: &'static Service,
    link: &Link,
    mode: Mode,
) -> Result<String, DescribeError> {
    let unknown = || DescribeError::UnknownAnswer(format!("{}.{}", service.name, link.operation));
    let (group, name) = link.operation.rsplit_once('.').ok_or_else(unknown)?;
    let operation = service.find(group, name).ok_or_else(unknown)?;
    let Some(Files::Linked(linked)) = operation.files else {
        return Err(unknown());
    };
    let parameter = operation.parameter(linked.parameter).ok_or_else(unknown)?;
    let usual = literal(&default(parameter));
    let forms = |wanted: Option<bool>| {
        let forms = linked.forms.iter().filter(|form| {
            wanted.is_none_or(|wanted| wanted == matches!(form.content, LinkedContent::Bytes(_)))
        });
        literals(forms.map(|form| form.name))
    };
    let head = |own: String, result: &str| {
        let parameters = ["self".to_owned(), "*".to_owned(), own];
        declaration(link.name, &parameters, &in_mode(result, mode))
    };
    let own = linked.parameter;
    let (texts, bytes) = (forms(Some(false)), forms(Some(true)));
    let text = head(format!("{own}: Literal[{texts}] = {usual}"), "str");
    let other = head(format!("{own}: Literal[{bytes}]"), "bytes");
    let all = head(
        format!("{own}: Literal[{}] = {usual}", forms(None)),
        "str | bytes",
    );
    let kind = match mode {
        Mode::Sync => "str or bytes",
        Mode::Async => "coroutine of str or bytes",
    };
    let document = [
        sentence(link.summary, &[]),
        section(
            "Parameters",
            &entry(
                &format!("{own} : str, default {usual}"),
                &sentence(parameter.note, &[]),
            ),
        ),
        section(
            "Returns",
            &entry(kind, "The text; bytes where the form has no text."),
        ),
        section(
            "Raises",
            &entry("NotFoundError", "The file does not exist in this form."),
        ),
    ];
    let document = docstring(&document.join("\n\n"), 8)?;
    let call = format!(
        "self._follow(\"{}\", {own}=None if {own} == {usual} else {own})",
        link.name
    );
    Ok(format!(
        "\n    @overload\n{} ...\n\n    @overload\n{} ...\n\n{all}{document}        return {call}\n",
        text.trim_end(),
        other.trim_end()
    ))
}

/// The method of a link to a file that is written.
fn saving_method(link: &Link, mode: Mode) -> Result<String, DescribeError> {
    let kind = match mode {
        Mode::Sync => "pathlib.Path",
        Mode::Async => "coroutine of pathlib.Path",
    };
    let place =
        "The file. An older one is replaced once the new one is complete. Its folder must exist.";
    let document = [
        sentence(link.summary, &[]),
        section("Parameters", &entry("path : str or path", place)),
        section("Returns", &entry(kind, "The file.")),
        section(
            "Raises",
            &entry(
                "NotFoundError, OSError",
                "There is no such file, or it cannot be written.",
            ),
        ),
    ];
    method(
        link.name,
        &["self", "path: str | os.PathLike[str]"],
        &in_mode("Path", mode),
        &document.join("\n\n"),
        &format!("self._save(\"{}\", path)", link.name),
    )
}

fn result(link: &Link) -> &'static str {
    match link.gives {
        LinkGives::Record => "dict[str, Any] | None",
        LinkGives::Records | LinkGives::Listed => "list[dict[str, Any]]",
        LinkGives::Bytes | LinkGives::SavedFile => "bytes | None",
        LinkGives::Text | LinkGives::File => "str",
        LinkGives::OpenUntil => "bool",
    }
}

fn returned(link: &Link, mode: Mode) -> String {
    let (kind, text) = match link.gives {
        LinkGives::Record => ("dict or None", "The record; None if there is none."),
        LinkGives::Records => ("list of dict", "All records, of every page."),
        LinkGives::Listed => ("list of dict", "The records; empty if there are none."),
        LinkGives::Bytes | LinkGives::SavedFile => {
            ("bytes or None", "The file; None if there is none.")
        }
        LinkGives::Text | LinkGives::File | LinkGives::OpenUntil => ("str", ""),
    };
    let kind = match mode {
        Mode::Sync => kind.to_owned(),
        Mode::Async => format!("coroutine of {kind}"),
    };
    entry(&kind, text)
}

/// The members of a client. For a stub, `module` is how it names the module of the words.
pub fn members(
    service: &'static Service,
    mode: Mode,
    module: Option<&str>,
) -> Result<String, DescribeError> {
    let (before, linked) = match module {
        Some(module) => (format!("{module}."), "_linked"),
        None => (String::new(), "linked"),
    };
    let mut code = String::new();
    let mut add = |name: &str, parameters: &[&str], result: &str, document: &str, call: &str| {
        let text = method(name, parameters, result, document, call)?;
        let text = match module {
            // A stub has no bodies and no empty lines between methods.
            Some(_) => text
                .replace(&format!("        return {call}\n"), "")
                .replacen('\n', "", 1),
            None => text,
        };
        code.push_str(&text);
        Ok::<(), DescribeError>(())
    };
    if !service.lookups.is_empty() {
        let class = lookup_class(service, mode);
        let about = "Looks names up in the service's own lists.";
        add(
            LOOKUP,
            &["self"],
            &format!("{before}{class}"),
            about,
            &format!("{class}(self)"),
        )?;
    }
    for record in service.linked_records {
        let class = record_class(service, record, mode);
        let key = match record.is_number {
            true => "int | Mapping[str, Any]",
            false => "str | Mapping[str, Any]",
        };
        let about = about_record(record, mode);
        add(
            record.name,
            &["self", &format!("key: {key}")],
            &format!("{before}{class}"),
            &about,
            &format!("{class}(self, key)"),
        )?;
        add(
            &several(record),
            &["self", &format!("keys: Iterable[{key}]")],
            &format!("{linked}.{}Records[{before}{class}]", mode.prefix()),
            &about_records(record),
            &format!("linked.{}Records(self, {class}, keys)", mode.prefix()),
        )?;
    }
    // A property is a method with a mark.
    let head = format!("    def {LOOKUP}(");
    Ok(code.replacen(&head, &format!("    @property\n{head}"), 1))
}

fn about_record(record: &LinkedRecord, mode: Mode) -> String {
    let loads = match mode {
        Mode::Sync => "Nothing is requested until a member is read or a link is followed.",
        Mode::Async => "Nothing is requested until it is awaited or a link is followed.",
    };
    let key = format!(
        "Its id, such as {}, or a record of a list that has the member {}.",
        record.sample,
        record.keys.join(" or ")
    );
    let head = match record.is_number {
        true => "key : int or mapping",
        false => "key : str or mapping",
    };
    let blocks = [
        wrapped(&sentence(record.summary, &[]), 0),
        wrapped(loads, 0),
        section("Parameters", &entry(head, &key)),
    ];
    blocks.join("\n\n")
}

fn about_records(record: &LinkedRecord) -> String {
    let text = format!(
        "Several records as of {}, for which nothing is requested yet; the method prefetch asks for all of them \
         side by side.",
        record.name
    );
    wrapped(&text, 0)
}
