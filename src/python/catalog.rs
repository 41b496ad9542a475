//! The catalog as Python objects, for users, for the tools that write documents, and for tests.

use std::collections::BTreeMap;

use super::errors::{wrong_state, wrong_type};
use openshelf_client::services::SERVICES;
use openshelf_core::call::{hint, misspelt, nearest, own_name, sent_form, use_shell_notation};
use openshelf_core::catalog::{Service, dump};
use openshelf_describe::docstring::constructor_sentence;
use openshelf_describe::options::{CLIENT_OPTIONS, ClientOption, is_for_client, option_default};
use openshelf_describe::signature;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

/// An operation with its signature in Python.
#[derive(Serialize)]
struct DescribedOperation {
    #[serde(flatten)]
    operation: dump::CatalogEntry,
    signature: String,
}

impl DescribedOperation {
    fn new(operation: dump::CatalogEntry) -> Self {
        let signature = signature::line(operation.operation);
        Self {
            operation,
            signature,
        }
    }
}

/// An option of a client and the texts rendered from it.
#[derive(Serialize)]
struct RenderedOption {
    #[serde(flatten)]
    option: &'static ClientOption,
    /// The services whose constructor accepts it, with its default and its sentence there.
    clients: Map<String, Json>,
}

impl RenderedOption {
    fn new(option: &'static ClientOption) -> Self {
        let taken = |service: &&&Service| is_for_client(option, service);
        let clients = SERVICES.iter().filter(taken).map(|service| {
            let default = option_default(option, service);
            let sentence = constructor_sentence(option, service);
            (service.name.to_owned(), json!([default, sentence]))
        });
        Self {
            option,
            clients: clients.collect(),
        }
    }
}

#[derive(Serialize)]
struct Catalog {
    options: Vec<RenderedOption>,
    services: Json,
    operations: Vec<DescribedOperation>,
}

fn to_runtime_error(error: &serde_json::Error) -> PyErr {
    wrong_state(error.to_string())
}

/// Returns every operation of the catalog as a dict, with its row in the specification.
#[pyfunction]
#[pyo3(signature = (*words, **named), text_signature = "()")]
pub fn operations<'py>(
    py: Python<'py>,
    words: &Bound<'py, PyTuple>,
    named: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    if !words.is_empty() || named.is_some() {
        return Err(wrong_type(
            "operations() takes no arguments: it returns all of them; to find some, write `openshelf list WORDS` in \
             a terminal",
        ));
    }
    let operations: Vec<DescribedOperation> = dump::operations(&SERVICES)
        .map(DescribedOperation::new)
        .collect();
    as_in_json(py, &operations)
}

/// Returns one operation of the catalog by its full name, or None, without rendering the others.
#[pyfunction]
pub fn _operation<'py>(py: Python<'py>, name: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
    dump::operation(&SERVICES, name)
        .map(|operation| as_in_json(py, &DescribedOperation::new(operation)))
        .transpose()
}

/// Returns the name, the summary and a few facts of every operation, without its parameters and columns.
#[pyfunction]
pub fn _operation_index(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let index: Vec<dump::IndexEntry> = dump::index(&SERVICES).collect();
    as_in_json(py, &index)
}

/// Returns what an answer of an operation without pages has of a list, and how a call gets more of it; None if its
/// parameters decide nothing of that.
#[pyfunction]
pub fn _part_of<'py>(py: Python<'py>, name: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
    let part = dump::operation(&SERVICES, name).and_then(|found| found.operation.part());
    part.map(|part| as_in_json(py, &part)).transpose()
}

/// Returns the name of the parameter that the service itself, or other services, call by a word, or None.
#[pyfunction]
pub fn _parameter_of(name: &str, word: &str) -> Option<&'static str> {
    let found = dump::operation(&SERVICES, name)?;
    own_name(found.operation, word)
}

/// Returns the known word that another word most likely means, or None; with `only_misspelt`, only one with a slip or in
/// another number.
#[pyfunction]
#[pyo3(signature = (word, known, *, only_misspelt = false))]
#[allow(
    clippy::needless_pass_by_value,
    reason = "pyo3 gives a list that is owned"
)]
pub fn _nearest(word: &str, known: Vec<String>, only_misspelt: bool) -> Option<String> {
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let found = match only_misspelt {
        true => misspelt(word, &known),
        false => nearest(word, known.into_iter()),
    };
    found.map(str::to_owned)
}

/// Returns the form in which a value of a parameter is sent, both as JSON: in a query, its pairs of a name and a text or
/// null; in a path, its text; in a body, its member. None if the parameter does not take the value.
#[pyfunction]
pub fn _sent_form(name: &str, parameter: &str, value: &str) -> Option<String> {
    let found = dump::operation(&SERVICES, name)?;
    let parameter = found.operation.parameter(parameter)?;
    let value: Json = serde_json::from_str(value).ok()?;
    sent_form(found.operation, parameter, value.into()).map(|sent| sent.to_string())
}

/// Begins or ends to write messages as a shell takes values, and returns whether they were written so before.
#[pyfunction]
pub fn _use_shell_notation(on: bool) -> bool {
    use_shell_notation(on)
}

/// Returns what a service makes of people's words: its helpers, lookups, linked records and subjects.
#[pyfunction]
pub fn _service_words<'py>(py: Python<'py>, service: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
    let found = openshelf_client::services::find(service);
    let words = found.map(|service| {
        json!({
            "helpers": service.helpers,
            "lookups": service.lookups,
            "linked_records": service.linked_records,
            "subjects": service.subjects,
        })
    });
    words.map(|words| as_in_json(py, &words)).transpose()
}

/// Returns the options that clients of a service accept, by their names.
#[pyfunction]
pub fn _client_options<'py>(py: Python<'py>, service: &str) -> PyResult<Bound<'py, PyAny>> {
    let service = SERVICES.iter().find(|each| each.name == service);
    let options: BTreeMap<&str, &ClientOption> = CLIENT_OPTIONS
        .iter()
        .filter(|option| service.is_some_and(|service| is_for_client(option, service)))
        .map(|option| (option.name, option))
        .collect();
    as_in_json(py, &options)
}

/// Converts through JSON types, so that rules of two members are lists, as in the dump, not tuples.
fn as_in_json<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let value = serde_json::to_value(value).map_err(|error| to_runtime_error(&error))?;
    Ok(pythonize::pythonize(py, &value)?)
}

/// Returns the whole catalog as JSON text, with the options of clients; for tools and tests.
#[pyfunction]
pub fn _catalog() -> PyResult<String> {
    let catalog = Catalog {
        options: CLIENT_OPTIONS.iter().map(RenderedOption::new).collect(),
        services: dump::services(&SERVICES).map_err(|error| to_runtime_error(&error))?,
        operations: dump::operations(&SERVICES)
            .map(DescribedOperation::new)
            .collect(),
    };
    serde_json::to_string(&catalog).map_err(|error| to_runtime_error(&error))
}

/// Returns `; did you mean 'x'?` if a known name is near, otherwise an empty string.
#[pyfunction]
pub fn _hint(name: &str, known: Vec<String>) -> String {
    hint(name, known.iter().map(String::as_str))
}
