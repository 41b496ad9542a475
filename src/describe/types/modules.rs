//! Renders the package `openshelf.types`: a module for each service, and an index of all types.

use std::fmt::Write;

use openshelf_core::catalog::Service;

use crate::HEAD;
use crate::error::DescribeError;
use crate::source::has_word;

use super::ServiceTypes;
use super::layout::docstring;
use super::records::CLOSED;

/// Names that annotations may use, by module.
const NAMES: [(&str, &[&str]); 2] = [
    ("collections.abc", &["Collection", "Mapping", "Sequence"]),
    (
        "typing",
        &["Any", "Literal", "NotRequired", "TypeAlias", "TypedDict"],
    ),
];
/// Imports of the forms of types that `typing` of some Python versions does not have.
const FORMS: &str = "
if TYPE_CHECKING:
    from typing_extensions import ReadOnly, TypedDict
else:
    from openshelf.record_lists import ReadOnly, TypedDict";
/// The module of the package that is written by hand.
const BY_HAND: &str = "elasticsearch";
/// The names that it exports.
const ELASTICSEARCH: [&str; 8] = [
    "ElasticsearchAggregation",
    "ElasticsearchAggregations",
    "ElasticsearchBool",
    "ElasticsearchFunctions",
    "ElasticsearchQuery",
    "ElasticsearchRange",
    "ElasticsearchSort",
    "ElasticsearchSortOptions",
];
/// The package's `__init__`, without the parts that the catalog determines.
const INDEX: &str = include_str!("index.py");

/// The module with the types of one service.
pub fn module(service: &Service, types: &ServiceTypes) -> Result<String, DescribeError> {
    let declared: Result<Vec<String>, DescribeError> = types
        .declarations
        .types
        .values()
        .map(super::declared::Declared::source)
        .collect();
    let code = declared?.join("\n\n");
    let is_closed = code.contains(CLOSED);
    let mut imports = Vec::new();
    if code.contains("datetime.") {
        imports.push("import datetime".to_owned());
    }
    for (module, names) in NAMES {
        let used = names.iter().copied().filter(|name| has_word(&code, name));
        let used = used.filter(|name| !(is_closed && *name == "TypedDict"));
        let mut used: Vec<&str> = used.collect();
        if is_closed && module == "typing" {
            used.insert(0, "TYPE_CHECKING");
        }
        if !used.is_empty() {
            imports.push(format!("from {module} import {}", used.join(", ")));
        }
    }
    let by_hand = [
        (
            "from openshelf import record_lists",
            "record_lists.".to_owned(),
        ),
        (
            "from openshelf.types import elasticsearch",
            format!("{BY_HAND}."),
        ),
    ];
    let by_hand = by_hand.iter().filter(|(_, used)| code.contains(used));
    let by_hand: Vec<&str> = by_hand.map(|(import, _)| *import).collect();
    if !by_hand.is_empty() {
        imports.push(String::new());
        imports.extend(by_hand.into_iter().map(str::to_owned));
    }
    if is_closed {
        imports.push(FORMS.to_owned());
    }
    let title = format!(
        "The types of what ``{}`` takes and gives.",
        service.class_name
    );
    let title = docstring(&title)?.join("\n");
    let imports = imports.join("\n");
    let mut names: Vec<&str> = types.names().collect();
    names.sort_unstable();
    let names = lines("    \"", &names, "\",");
    Ok(format!(
        "{HEAD}\n{title}\n\n{imports}\n\n__all__ = [\n{names}]\n\n\n{code}"
    ))
}

/// The package's `__init__`, which imports the modules of the services.
pub fn index(services: &[(&'static Service, &ServiceTypes)]) -> String {
    let own = ("Elasticsearch", BY_HAND, ELASTICSEARCH.to_vec());
    let mut modules = vec![own];
    for (service, types) in services {
        modules.push((service.class_name, service.name, types.names().collect()));
    }
    let (mut imports, mut table) = (String::new(), String::new());
    let mut everything = Vec::new();
    for (prefix, module, mut names) in modules {
        names.sort_unstable();
        let listing = lines("        ", &names, ",");
        // Writing to a String cannot fail.
        let _ = write!(
            imports,
            "    from openshelf.types.{module} import (\n{listing}    )\n"
        );
        let _ = writeln!(table, "    \"{prefix}\": \"{module}\",");
        everything.extend(names);
    }
    everything.sort_unstable();
    let index = INDEX
        .replace("    # imports\n", &imports)
        .replace("    # names\n", &lines("    \"", &everything, "\","))
        .replace("    # modules\n", &table);
    format!("{HEAD}\n{index}")
}

/// Names, one per line.
fn lines(before: &str, names: &[&str], behind: &str) -> String {
    names
        .iter()
        .map(|name| format!("{before}{name}{behind}\n"))
        .collect()
}
