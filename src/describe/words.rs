//! Renders the package `openshelf.words`: for each service the functions that take people's words, and the members
//! of its clients that use them.
//!
//! The members are methods of a class whose functions the client's class hands out on access, so that signatures,
//! docstrings and types are Python's own.

use std::fmt::Write;

use openshelf_core::catalog::Service;

use crate::HEAD;
use crate::error::DescribeError;
use crate::helpers::{self, Described};
use crate::linked;
use crate::member_functions;
use crate::namespace::Mode;
use crate::source::has_word;
use crate::stubs::layout::docstring;

/// The package's `__init__`.
const INDEX: &str =
    "\"\"\"What clients and the package make of people's words; a module for each service.\"\"\"\n";
/// The module that the functions call.
const ENGINE: &str = "asking";

/// Whether a service has a module.
pub fn has_words(service: &Service) -> bool {
    !(service.helpers.is_empty() && service.lookups.is_empty() && service.linked_records.is_empty())
}

/// The names of the members that the clients of a service get from its module.
pub fn members(service: &'static Service) -> Vec<String> {
    let helpers = service.helpers.iter().map(|helper| helper.name.to_owned());
    let lookup = (!service.lookups.is_empty()).then(|| linked::LOOKUP.to_owned());
    let records = service.linked_records.iter();
    let records = records.flat_map(|record| [record.name.to_owned(), linked::several(record)]);
    let functions = service
        .member_functions
        .iter()
        .map(|each| each.name.to_owned());
    helpers
        .chain(lookup)
        .chain(records)
        .chain(functions)
        .collect()
}

/// The class with the members of a client.
pub fn class_name(service: &Service, mode: Mode) -> String {
    format!("{}{}Members", mode.prefix(), service.class_name)
}

pub fn index() -> String {
    format!("{HEAD}\n{INDEX}")
}

/// The module of a service.
pub fn module(service: &'static Service) -> Result<String, DescribeError> {
    let mut code = String::new();
    for described in helpers::of(service) {
        for (name, words) in described.aliases() {
            // Writing to a String cannot fail.
            let _ = writeln!(code, "{name}: TypeAlias = Literal[{words}]");
        }
    }
    for described in helpers::of(service) {
        code.push_str(&function(&described)?);
    }
    code.push_str(&linked::classes(service)?);
    for mode in Mode::ALL {
        let name = class_name(service, mode);
        let client = format!("{}{}", mode.prefix(), service.class_name);
        let title = docstring(&format!("Members of `openshelf.{client}`."), 4)?;
        let _ = write!(code, "\n\nclass {name}:\n{title}");
        for described in helpers::of(service) {
            code.push('\n');
            code.push_str(&method(&described, mode, None)?);
        }
        code.push_str(&linked::members(service, mode, None)?);
        code.push_str(&member_functions::methods(service, mode, false)?);
    }
    let used = |names: &[&str]| {
        let used: Vec<&str> = names
            .iter()
            .copied()
            .filter(|name| has_word(&code, name))
            .collect();
        used.join(", ")
    };
    let title = format!(
        "\"\"\"People's words for what ``{}`` takes.\"\"\"",
        service.class_name
    );
    let engines = used(&["linked", "lookups"]);
    let engines = match engines.as_str() {
        "" => String::new(),
        engines => format!("from openshelf.{ENGINE} import {engines}\n"),
    };
    let datetime = match code.contains("datetime.") {
        true => "    import datetime\n",
        false => "",
    };
    let os = match code.contains("os.PathLike") {
        true => "    import os\n",
        false => "",
    };
    let path = match has_word(&code, "Path") {
        true => "    from pathlib import Path\n",
        false => "",
    };
    let modules = [&[ENGINE], member_functions::modules(service).as_slice()].concat();
    let modules = modules.join(", ");
    let typing = used(&["Any", "Literal", "Self", "TypeAlias", "overload"]);
    let collections = used(&["Coroutine", "Iterable", "Mapping", "Sequence"]);
    Ok(format!(
        "{HEAD}\n{title}\n\nfrom __future__ import annotations\n\nfrom typing import TYPE_CHECKING, {typing}\n\n\
         from openshelf import {modules}\n{engines}\nif TYPE_CHECKING:\n{datetime}{os}    from collections.abc import \
         {collections}\n{path}\n{code}"
    ))
}

/// A function of the package.
fn function(described: &Described) -> Result<String, DescribeError> {
    let head = head(
        &described.function(),
        &[],
        &described.parameters(""),
        Described::result(Mode::Sync),
        0,
    );
    let (service, helper) = (described.service.name, described.helper.name);
    let document = docstring(&described.document(None), 4)?;
    Ok(format!(
        "\n\n@{ENGINE}.knowing(\"{service}\", \"{helper}\")\n{head}{document}    return \
         {ENGINE}.made(\"{service}\", \"{helper}\", locals())\n"
    ))
}

/// A method of clients. For a stub, `module` is how it names the module of the words.
pub fn method(
    described: &Described,
    mode: Mode,
    module: Option<&str>,
) -> Result<String, DescribeError> {
    let helper = described.helper.name;
    let own = ["self".to_owned()];
    let document = docstring(&described.document(Some(mode)), 8)?;
    let result = Described::result(mode);
    if let Some(module) = module {
        let parameters = described.parameters(&format!("{module}."));
        // The class may have a method named `dict`.
        let result = result.replace("dict[", "builtins.dict[");
        let head = head(helper, &own, &parameters, &result, 4);
        return Ok(format!("{head}{document}"));
    }
    let head = head(helper, &own, &described.parameters(""), result, 4);
    let call = match mode {
        Mode::Sync => "made_for",
        Mode::Async => "made_for_later",
    };
    let service = described.service.name;
    Ok(format!(
        "    @{ENGINE}.knowing(\"{service}\", \"{helper}\")\n{head}{document}        return \
         {ENGINE}.{call}(self, \"{helper}\", locals())\n"
    ))
}

/// The head of a function with keywords alone, one on each line.
fn head(name: &str, own: &[String], keywords: &[String], result: &str, indent: usize) -> String {
    let space = " ".repeat(indent);
    let star = ["*".to_owned()];
    let lines: String = own
        .iter()
        .chain(&star)
        .chain(keywords)
        .map(|each| format!("{space}    {each},\n"))
        .collect();
    format!("{space}def {name}(\n{lines}{space}) -> {result}:\n")
}
