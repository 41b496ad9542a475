//! Renders the stub of the module itself, with the classes that all services share.

use std::collections::BTreeSet;

use crate::HEAD;
use crate::error::DescribeError;
use crate::namespace::Mode;
use crate::paginated;

use super::classes::class_names;
use super::described::Described;
use super::downloading;
use super::flags;
use super::layout::docstring;
use super::paginating::{matchers, overloads, tables};

/// The parts of the stub that the catalog does not determine.
const CORE: &str = include_str!("core.pyi");
const PAGINATED: &str = include_str!("paginated.pyi");
const TABLES: &str = include_str!("tables.pyi");
const DOWNLOADS: &str = include_str!("downloads.pyi");
const SANDBOX: &str = include_str!("sandbox.pyi");

/// Fills the hand-written stub with what the catalog determines.
pub fn stub(services: &[Described]) -> Result<String, DescribeError> {
    flags::check(services)?;
    let shared = CORE
        .replace("# paginated\n", &with_docstrings(PAGINATED)?)
        .replace("# tables\n", TABLES)
        .replace("# downloads\n", DOWNLOADS)
        .replace("# cassette and sandbox\n", SANDBOX);
    let mut declared: BTreeSet<String> = shared.lines().filter_map(declares).collect();
    declared.extend(["paginate", "download"].map(str::to_owned));
    let mut imports = String::new();
    let mut sandbox = String::new();
    for described in services {
        let names = class_names(&described.client.walk());
        imports.push_str(&super::classes::imports(
            &format!("_{}", described.client.service.name),
            &names,
        ));
        declared.extend(names);
        sandbox.push_str(&sandbox_methods(described));
    }
    let listing: Vec<String> = declared
        .iter()
        .map(|name| format!("    \"{name}\","))
        .collect();
    let stub = shared
        .replace("    # names", &listing.join("\n"))
        .replace("    # sandbox\n", &sandbox)
        .replace("# clients\n", &imports)
        .replace("# matchers\n", &matchers(services))
        .replace("# download\n", &downloading::overloads(services))
        .replace("# tables of chosen members\n", &tables(services)?)
        .replace("# paginate\n", &overloads(services)?);
    Ok(format!("{HEAD}\n{stub}"))
}

/// Replaces comments that name a docstring by that docstring, and comments that name a method with flags by
/// its overloads.
fn with_docstrings(stub: &str) -> Result<String, DescribeError> {
    let mut out = String::with_capacity(stub.len());
    for line in stub.lines() {
        let name = line.trim_start().strip_prefix("# ");
        if let Some(method) = name.and_then(|name| name.strip_prefix("overloads ")) {
            out.push_str(&flags::overloads(method)?);
        } else if let Some((method, result)) = name
            .and_then(|name| name.strip_prefix("chosen "))
            .and_then(|told| told.split_once(' '))
        {
            out.push_str(&flags::with_fields(method, result)?);
        } else if let Some(document) = name.and_then(paginated::document) {
            out.push_str(&docstring(document, 8)?);
        } else {
            out.push_str(line);
            out.push('\n');
        }
    }
    Ok(out)
}

/// The public name that a line declares.
fn declares(line: &str) -> Option<String> {
    let rest = line
        .strip_prefix("class ")
        .or_else(|| line.strip_prefix("def "))?;
    let name = rest
        .split(|letter: char| !(letter.is_alphanumeric() || letter == '_'))
        .next()?;
    name.starts_with(|first: char| first.is_alphabetic())
        .then(|| name.to_owned())
}

/// The sandbox's two methods that create a client of the service.
fn sandbox_methods(described: &Described) -> String {
    let service = described.client.service;
    let method = |mode: Mode| {
        let (prefix, kind) = match mode {
            Mode::Sync => ("", "client"),
            Mode::Async => ("async_", "asynchronous client"),
        };
        format!(
            "    def {prefix}{}(self, **options: Any) -> {}:\n        \
             \"\"\"Make an unthrottled {kind} that asks the sandbox.\"\"\"\n",
            service.name,
            described.client.class_name(mode),
        )
    };
    Mode::ALL.map(method).concat()
}
