//! Tests services whose answers do not have their records: no list is given as complete that is not, wherever such an
//! answer comes.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::panic,
    reason = "a test that fails may say so"
)]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use openshelf::call::Value;
use openshelf::catalog::{End, Operation, Paging, Service};
use openshelf::client::lists::PageReader;
use openshelf::paging::{
    Bounds, CallArguments, Fetch, FetchFuture, ListedCall, OnChange, PagingError, count,
};
use openshelf::services;
use openshelf::transport::Reply;
use serde_json::{Map, Value as Json, json};

/// How many pages each list has.
const PAGES: u64 = 6;
/// Records of a page.
const SIZE: u64 = 5;

/// What comes in place of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Instead {
    /// This body.
    Body(&'static str),
    /// The answer with another name of its records.
    Renamed,
    /// The answer with null in place of its records.
    Null,
    /// The answer without its records, and with everything else.
    Bare,
}

const INSTEAD: [Instead; 8] = [
    Instead::Body(r#"{"detail": "try later"}"#),
    Instead::Body("{}"),
    Instead::Body("[]"),
    Instead::Body("null"),
    Instead::Body(""),
    Instead::Renamed,
    Instead::Null,
    Instead::Bare,
];

/// A service with one list, of which one answer does not have its records.
struct Lossy {
    operation: &'static Operation,
    paging: &'static Paging,
    instead: Instead,
    /// Which answer.
    at: u64,
    requests: AtomicU64,
}

fn paged() -> Vec<(&'static Service, &'static Operation, &'static Paging)> {
    let all = services::SERVICES.iter().flat_map(|service| {
        let own = service.operations();
        own.filter_map(move |operation| Some((*service, operation, operation.paging?)))
    });
    all.collect()
}

fn set(answer: &mut Map<String, Json>, path: &str, value: Json) {
    match path.split_once('.') {
        None => {
            answer.insert(path.to_owned(), value);
        }
        Some((name, rest)) => {
            let inner = answer.entry(name).or_insert_with(|| json!({}));
            set(inner.as_object_mut().unwrap(), rest, value);
        }
    }
}

impl Lossy {
    /// A whole answer: a page of the list by its number.
    fn page(&self, arguments: &CallArguments) -> Json {
        let page = arguments.get(self.paging.page).map(Value::wire_text);
        let page: u64 = page.map_or(1, |page| page.parse().unwrap());
        let first = (page - 1) * SIZE;
        let record = |id: u64| {
            let mut record = Map::new();
            record.insert("n".to_owned(), json!(id));
            if !self.paging.key.is_empty() {
                set(&mut record, self.paging.key, json!(id));
            }
            Json::Object(record)
        };
        let all = PAGES * SIZE;
        let records: Vec<Json> = (first..all.min(first + SIZE)).map(record).collect();
        if self.operation.records == "." && self.operation.members.is_empty() {
            return Json::Array(records);
        }
        let mut answer = Map::new();
        let name = match self.operation.records {
            "." => self.operation.members[0],
            name => name,
        };
        answer.insert(name.to_owned(), Json::Array(records));
        if let End::More(path) = self.paging.end {
            set(&mut answer, path, json!(first + SIZE < all));
        }
        if let Some(path) = self.paging.total.first() {
            set(&mut answer, path, json!(all));
        }
        Json::Object(answer)
    }

    fn body(&self, arguments: &CallArguments) -> String {
        let is_lost = self.requests.fetch_add(1, Ordering::SeqCst) == self.at;
        let mut answer = match std::ptr::eq(arguments.operation, self.operation) {
            true => self.page(arguments),
            // The service counts nothing now.
            false => json!({}),
        };
        let name = match self.operation.records {
            "." => self.operation.members.first().copied().unwrap_or_default(),
            name => name,
        };
        if is_lost && let Instead::Body(body) = self.instead {
            return body.to_owned();
        }
        if is_lost && let Some(members) = answer.as_object_mut() {
            let records = members.remove(name).unwrap_or_default();
            match self.instead {
                Instead::Renamed => members.insert("found".to_owned(), records),
                Instead::Null => members.insert(name.to_owned(), Json::Null),
                _ => None,
            };
        }
        answer.to_string()
    }
}

impl Fetch for Lossy {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let body = self.body(&arguments);
        Box::pin(async move {
            tokio::task::yield_now().await;
            Ok(Reply {
                status: 200,
                url: "http://127.0.0.1/".to_owned(),
                headers: Vec::new(),
                body: body.into(),
                attempts: 1,
                waited: 0.0,
                cache_status: None,
            })
        })
    }
}

/// Whether an answer is a good one of the operation.
fn is_good(operation: &Operation, instead: Instead) -> bool {
    let is_list = operation.records == "." && operation.members.is_empty();
    match instead {
        // A page after the end of the list.
        Instead::Body(body) => {
            operation.records == "." && body == "[]" || operation.may_be_empty && body.is_empty()
        }
        _ => is_list,
    }
}

fn bounds(concurrency: usize) -> Bounds {
    Bounds {
        max_records: None,
        max_pages: None,
        concurrency,
        is_speculative: false,
        on_change: OnChange::Mend,
        prove: false,
    }
}

/// The list of an operation by page numbers.
fn listed(
    service: &'static Service,
    operation: &'static Operation,
    paging: &'static Paging,
    bounds: &Bounds,
) -> ListedCall {
    let size = operation.parameter(paging.size).unwrap().name;
    let mut values = vec![(
        size,
        Value::Integer(SIZE.cast_signed().max(paging.smallest)),
    )];
    if let Some((parameter, _)) = paging.whole_when {
        values.push((parameter, Value::Text("total".to_owned())));
    }
    if let Some(parameter) = paging.whole_unless {
        values.push((parameter, Value::Boolean(true)));
    }
    ListedCall::new(
        service,
        paging,
        CallArguments::new(operation, values),
        bounds,
    )
}

fn runtime() -> tokio::runtime::Runtime {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.build().unwrap()
}

/// Every operation with every answer that is none of it.
fn each(mut test: impl FnMut(&'static Service, &'static Operation, &'static Paging, Instead)) {
    let mut tested = 0;
    for (service, operation, paging) in paged() {
        for instead in INSTEAD {
            if !is_good(operation, instead) {
                test(service, operation, paging, instead);
                tested += 1;
            }
        }
    }
    assert!(tested > 1_000, "{tested}");
}

#[test]
fn no_list_ends_where_its_records_are_missing() {
    let runtime = runtime();
    let mut failed = Vec::new();
    each(|service, operation, paging, instead| {
        for (at, concurrency) in [(0, 1), (0, 4), (2, 1), (2, 4), (4, 8)] {
            let bounds = bounds(concurrency);
            let listed = listed(service, operation, paging, &bounds);
            let lossy = Arc::new(Lossy {
                operation,
                paging,
                instead,
                at,
                requests: AtomicU64::new(0),
            });
            let fetch: Arc<dyn Fetch> = Arc::clone(&lossy) as Arc<dyn Fetch>;
            let mut reader = PageReader::new(listed, fetch, runtime.handle().clone(), bounds, None);
            let (mut came, mut error) = (0, None);
            runtime.block_on(async {
                while let Some(page) = reader.next().await {
                    match page {
                        Ok(page) => came += page.new_records.len() as u64,
                        Err(failed) => error = Some(failed),
                    }
                    assert!(lossy.requests.load(Ordering::SeqCst) < 1_000);
                }
            });
            let is_told = matches!(
                error,
                Some(
                    PagingError::Unreadable(_)
                        | PagingError::UnreadablePage(..)
                        | PagingError::Truncated { .. }
                        | PagingError::Changed(_)
                )
            );
            // A page beside those of the list may be the one that was lost.
            if !is_told && came != PAGES * SIZE {
                let name = service.identify(operation);
                let level = reader.completeness().level;
                failed.push(format!(
                    "{name} {instead:?} at {at}, {concurrency}: {came} came, {level:?}, {error:?}"
                ));
            }
        }
    });
    assert!(
        failed.is_empty(),
        "{}:\n{}",
        failed.len(),
        failed.join("\n")
    );
}

#[test]
fn the_error_of_a_first_page_says_what_is_missing() {
    let runtime = runtime();
    let mut failed = Vec::new();
    each(|service, operation, paging, instead| {
        let bounds = bounds(4);
        let listed = listed(service, operation, paging, &bounds);
        let lossy = Lossy {
            operation,
            paging,
            instead,
            at: 0,
            requests: AtomicU64::new(0),
        };
        let counted = runtime.block_on(count(&listed, &lossy));
        let name = service.identify(operation);
        match counted {
            Err(PagingError::UnreadablePage(_, why)) => {
                let why = why.to_string();
                // A count is asked for first, and a body that is no object is no answer of any operation.
                let is_other = matches!(instead, Instead::Body("" | "null"));
                let is_named = why.contains(operation.records);
                if !is_named && !is_other && paging.counted_by.is_none() {
                    failed.push(format!("{name} {instead:?}: {why}"));
                }
            }
            other => failed.push(format!("{name} {instead:?}: {other:?}")),
        }
    });
    assert!(
        failed.is_empty(),
        "{}:\n{}",
        failed.len(),
        failed.join("\n")
    );
}
