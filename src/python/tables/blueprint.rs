//! What an answer is to be made into: the columns, and what is known before it comes.

use std::sync::Arc;

use openshelf_core::call::Arguments;
use openshelf_core::table::{Operation, Service};
use openshelf_tables::{Asked, BatchBuilder, Layout, Provenance, TableError, TableOptions};
use openshelf_transport::{Reply, VERSION};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use super::sinks::Known;
use super::table::Table;
use crate::raw_answer::{licence, retrieved};

/// How a table is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manner {
    pub flatten: bool,
    pub infer: bool,
}

/// The layout of an operation's tables, or why there are none.
pub fn layout(
    service: &'static Service,
    operation: &'static Operation,
    asked: &Asked,
    flatten: bool,
) -> PyResult<Arc<Layout>> {
    Layout::new(service, operation, asked, TableOptions { flatten })
        .map_err(|error| PyTypeError::new_err(format!("{}(): {error}", operation.full_name())))
}

/// What an answer is to be made into.
#[derive(Clone)]
pub struct Blueprint {
    service: &'static Service,
    layout: Arc<Layout>,
    is_inferring: bool,
    provenance: Provenance,
}

impl Blueprint {
    /// The columns of a call, and what is known of it before it is sent.
    pub fn new(service: &'static Service, arguments: &Arguments, manner: Manner) -> PyResult<Self> {
        let operation = arguments.operation;
        let given = arguments.iter().filter(|argument| argument.given);
        let given = given.map(|argument| (argument.parameter.name, &argument.value));
        Ok(Self {
            service,
            layout: layout(service, operation, &Asked::of(arguments), manner.flatten)?,
            is_inferring: manner.infer,
            provenance: provenance(service, operation, given),
        })
    }

    /// Makes the table of an answer; takes its time, and no Python.
    pub fn make(self, reply: &Reply) -> Result<Table, TableError> {
        let mut builder = BatchBuilder::new(&self.layout);
        builder.push_body(&reply.body)?;
        let (mut batch, counts) = builder.finish()?;
        let mut layout = self.layout;
        if self.is_inferring {
            (layout, batch) = layout.infer(&batch)?;
        }
        let mut provenance = self.provenance;
        provenance.licence = licence(self.service, &reply.body);
        let moment = retrieved(reply.cache_status).to_string();
        provenance.add_answer(&reply.url, &moment);
        let known = Known::of(&counts, provenance);
        Ok(Table::new(layout.schema(), vec![batch], known))
    }
}

/// What is known of a call before it has an answer.
pub fn provenance<'a>(
    service: &Service,
    operation: &Operation,
    given: impl Iterator<Item = (&'a str, &'a openshelf_core::call::Value)>,
) -> Provenance {
    let arguments = given
        .filter(|(_, value)| !value.is_null())
        .map(|(name, value)| {
            (
                name.to_owned(),
                serde_json::to_value(value).unwrap_or_default(),
            )
        })
        .collect();
    Provenance::of_call(service, operation, arguments, VERSION)
}
