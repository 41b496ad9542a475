//! Renders the methods of clients that are functions of the package.

use std::fmt::Write;

use openshelf_core::catalog::{FunctionKeyword, MemberFunction, Service};

use crate::docstring::{entry, section, sentence};
use crate::error::DescribeError;
use crate::linked::in_mode;
use crate::namespace::Mode;
use crate::stubs::layout::{declaration, docstring};

/// The methods of a service's clients, and the modules that they are from. A stub has no bodies.
pub fn methods(service: &Service, mode: Mode, is_stub: bool) -> Result<String, DescribeError> {
    let mut code = String::new();
    for function in service.member_functions {
        let (module, name) = (function.module, function.name);
        let own = ["self".to_owned(), "*".to_owned()];
        let keywords = function.keywords.iter().map(keyword);
        let parameters: Vec<String> = own.into_iter().chain(keywords).collect();
        let result = in_mode(&format!("{module}.{}", function.gives), mode);
        let head = declaration(name, &parameters, &result);
        let document = docstring(&document(service, function, mode), 8)?;
        if is_stub {
            // Writing to a String cannot fail.
            let _ = write!(code, "{head}{document}");
            continue;
        }
        let given: Vec<String> = function
            .keywords
            .iter()
            .map(|each| format!("{0}={0}", each.name))
            .collect();
        let given = given.join(", ");
        let _ = write!(
            code,
            "\n    @asking.taking\n{head}{document}        return {module}.{name}(self, {given})\n"
        );
    }
    Ok(code)
}

/// The modules of the package that the methods call.
pub fn modules(service: &Service) -> Vec<&'static str> {
    let mut modules: Vec<&str> = service
        .member_functions
        .iter()
        .map(|each| each.module)
        .collect();
    modules.sort_unstable();
    modules.dedup();
    modules
}

fn keyword(keyword: &FunctionKeyword) -> String {
    let default = keyword.default.unwrap_or("None");
    format!("{}: {} = {default}", keyword.name, keyword.annotation)
}

fn document(service: &Service, function: &MemberFunction, mode: Mode) -> String {
    let parameters = function.keywords.iter();
    let parameters =
        parameters.map(|each| entry(&format!("{} : {}", each.name, each.kind), each.note));
    let (kind, wait) = match mode {
        Mode::Sync => (function.gives.to_owned(), ""),
        Mode::Async => (format!("coroutine of {}", function.gives), "await "),
    };
    let raises = function
        .raises
        .iter()
        .map(|(error, when)| entry(error, when));
    let example = format!(
        ">>> {wait}{}.{}({})",
        service.name, function.name, function.example
    );
    let blocks = [
        sentence(function.summary, &[]),
        section("Parameters", &joined(parameters)),
        section("Returns", &entry(&kind, function.result)),
        section("Raises", &joined(raises)),
        section("Examples", &example),
    ];
    blocks.join("\n\n")
}

fn joined(entries: impl Iterator<Item = String>) -> String {
    entries.collect::<Vec<String>>().join("\n")
}
