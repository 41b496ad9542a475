//! Describes the table of an answer or a list before its rows are known, and makes the table of one answer.

use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use openshelf_core::answer::Remarks;
use openshelf_core::call::{self, Arguments, CallError, Value};
use openshelf_core::catalog::{Operation, Service};
use openshelf_paging::{Completeness, ListedCall};
use openshelf_tables::{
    Asked, BatchBuilder, Layout, LayoutOptions, Money, NotJson, Provenance, TableError, batches_of,
};
use openshelf_transport::{CacheStatus, Reply, VERSION};

use super::summary::TableSummary;

/// How the columns of a table are derived.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct TableOptions {
    /// Members of objects are columns with dotted names.
    pub flatten: bool,
    /// Members without a column get one of the type that their values have.
    pub infer: bool,
    /// What columns of amounts of money hold.
    pub money: Money,
}

/// The columns of a table, and what is known about its rows before anything is sent.
#[derive(Debug, Clone)]
pub struct TableRequest {
    pub service: &'static Service,
    pub layout: Arc<Layout>,
    pub is_inferring: bool,
    pub provenance: Provenance,
}

/// Batches of one schema, and what is known about all of them.
#[derive(Debug)]
pub struct TableContent {
    pub schema: SchemaRef,
    pub batches: Vec<RecordBatch>,
    pub summary: TableSummary,
}

impl TableRequest {
    /// The table of an operation called with these arguments; those in `given` are named.
    ///
    /// # Errors
    /// [`TableError::NoTable`] if the operation's answer is not JSON.
    pub fn new<'a>(
        service: &'static Service,
        arguments: &Arguments,
        given: impl Iterator<Item = (&'a str, &'a Value)>,
        options: TableOptions,
    ) -> Result<Self, TableError> {
        let operation = arguments.operation;
        let asked = Asked::of(arguments);
        let columns = LayoutOptions {
            flatten: options.flatten,
            money: options.money,
        };
        Ok(Self {
            service,
            layout: Layout::new(service, operation, &asked, columns)?,
            is_inferring: options.infer,
            provenance: provenance(service, operation, given),
        })
    }

    /// The table of a list of a client. `validates`: its arguments are held against the catalog.
    ///
    /// # Errors
    /// The arguments are rejected, or the operation's answer is not JSON.
    pub fn of_list<E: From<CallError> + From<TableError>>(
        service: &'static Service,
        listed: &ListedCall,
        validates: bool,
        options: TableOptions,
    ) -> Result<Self, E> {
        let values = &listed.arguments.values;
        let operation = listed.arguments.operation;
        let bound = call::bind(operation, values.clone(), &[], validates)?;
        let given = values.iter().map(|(name, value)| (*name, value));
        Ok(Self::new(service, &bound, given, options)?)
    }

    /// Makes the table of one answer. `remarks` is what the answer says besides its rows, `listed` the list of which
    /// it is a page.
    ///
    /// # Errors
    /// The answer is not JSON, or there is no memory for its table.
    pub fn make(
        self,
        reply: &Reply,
        remarks: Remarks,
        listed: Option<&ListedCall>,
    ) -> Result<TableContent, TableError> {
        let mut layout = self.layout;
        if reply.body.trim_ascii().is_empty() && !reply.is_without_content(layout.operation()) {
            return Err(NotJson::Refused("is empty").into());
        }
        let (batches, counts) = if self.is_inferring {
            // The types follow from all values together.
            let mut builder = BatchBuilder::new(&layout);
            builder.push_body(&reply.body)?;
            let (batch, counts) = builder.finish()?;
            let (inferred, batch, counts) = layout.infer(&batch, counts)?;
            layout = inferred;
            (vec![batch], counts)
        } else {
            batches_of(&layout, &reply.body)?
        };
        let mut provenance = self.provenance;
        add_answer(&mut provenance, self.service, reply);
        let words = remarks.not_whole.as_deref();
        let records = batches.iter().map(RecordBatch::num_rows).sum();
        let of_page = || Some(Completeness::of_one_page(listed?, &reply.body, records));
        Ok(TableContent {
            schema: Arc::clone(layout.schema()),
            batches,
            summary: TableSummary {
                completeness: words.map(Completeness::of_part).or_else(of_page),
                remarks,
                ..TableSummary::of(&counts, provenance)
            },
        })
    }
}

/// What is known about a call before it has an answer.
fn provenance<'a>(
    service: &Service,
    operation: &Operation,
    given: impl Iterator<Item = (&'a str, &'a Value)>,
) -> Provenance {
    let arguments = given
        .filter(|(_, value)| !value.is_null())
        .map(|(name, value)| {
            let value = serde_json::to_value(value).unwrap_or_default();
            (name.to_owned(), value)
        })
        .collect();
    Provenance::of_call(service, operation, arguments, VERSION)
}

/// Adds where and when an answer came from.
pub fn add_answer(provenance: &mut Provenance, service: &Service, reply: &Reply) {
    if provenance.url.is_none() {
        provenance.licence = licence(service, &reply.body);
    }
    let moment = retrieved(reply.cache_status.as_ref()).to_string();
    provenance.add_answer(&reply.url, &moment);
}

/// The time at which the service answered, in seconds; never in the future.
pub fn retrieved(kept: Option<&CacheStatus>) -> jiff::Timestamp {
    let now = jiff::Timestamp::now();
    let then = kept.and_then(|kept| jiff::Timestamp::from_millisecond(kept.stored).ok());
    let then = then.map_or(now, |then| then.min(now));
    jiff::Timestamp::from_second(then.as_second()).unwrap_or(then)
}

/// The service's own words on the use of its data.
pub fn licence(service: &Service, body: &[u8]) -> Option<String> {
    let path = service.licence_member?.split('.');
    // The body may be large: everything but the member is skipped.
    let words = openshelf_json::find(std::str::from_utf8(body).ok()?, path)?;
    serde_json::from_str(words).ok()
}
