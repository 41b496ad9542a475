//! The table as Python sees it: for users, for the tools that write documents, and for tests.

use openshelf_core::table::{Service, dump};
use openshelf_describe::docstring::constructor_sentence;
use openshelf_describe::options::{CLIENT_OPTIONS, ClientOption, is_for_client, option_default};
use openshelf_describe::signature;
use openshelf_services::SERVICES;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

/// A row with its signature in Python.
#[derive(Serialize)]
struct Row {
    #[serde(flatten)]
    row: dump::Row,
    signature: String,
}

impl Row {
    fn new(row: dump::Row) -> Self {
        let signature = signature::line(row.operation);
        Self { row, signature }
    }
}

/// An option of a client with what is rendered from it.
#[derive(Serialize)]
struct RenderedOption {
    #[serde(flatten)]
    option: &'static ClientOption,
    /// The services whose constructor takes it, with the default and the sentence that it has there.
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
struct Table {
    options: Vec<RenderedOption>,
    services: Json,
    operations: Vec<Row>,
}

fn to_runtime_error(error: &serde_json::Error) -> PyErr {
    PyRuntimeError::new_err(error.to_string())
}

/// Gives every operation of the table as a list of dicts, with its row in the specification.
#[pyfunction]
pub fn operations(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let rows: Vec<Row> = dump::rows(&SERVICES).map(Row::new).collect();
    // By way of JSON's types: rules of two members are lists then, as in the dump, not tuples.
    let rows = serde_json::to_value(rows).map_err(|error| to_runtime_error(&error))?;
    Ok(pythonize::pythonize(py, &rows)?)
}

/// Gives the whole table as JSON text, with the options of clients; for tools and tests.
#[pyfunction]
pub fn _table() -> PyResult<String> {
    let table = Table {
        options: CLIENT_OPTIONS.iter().map(RenderedOption::new).collect(),
        services: dump::services(&SERVICES).map_err(|error| to_runtime_error(&error))?,
        operations: dump::rows(&SERVICES).map(Row::new).collect(),
    };
    serde_json::to_string(&table).map_err(|error| to_runtime_error(&error))
}
