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

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use openshelf::catalog::Operation;
use openshelf::paging::{
    CallArguments, Fetch, FetchFuture, Level, PagingError, UnreadableAnswer, count,
};
use openshelf_tests::made_up_list::{MadeUpList, RECORDS, bounds};
use openshelf_tests::reading::{read_to_end, reply, runtime};
use serde_json::Value as Json;

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

/// The member of the made-up answers that has the records; none if they are lists.
fn member_of_records(operation: &Operation) -> Option<&'static str> {
    match operation.records {
        "." => operation.members.first().copied(),
        name => Some(name),
    }
}

impl Instead {
    /// Whether this is a good answer of the operation.
    fn is_good(self, operation: &Operation) -> bool {
        match self {
            // A page after the end of the list.
            Self::Body("[]") => operation.records == ".",
            Self::Body("") => operation.may_be_empty,
            Self::Body(_) => false,
            _ => member_of_records(operation).is_none(),
        }
    }

    fn of(self, operation: &Operation, answer: Json) -> String {
        let name = member_of_records(operation).unwrap_or_default();
        let mut answer = answer;
        let members = answer.as_object_mut();
        let records = members.and_then(|members| members.remove(name));
        match self {
            Self::Body(body) => return body.to_owned(),
            Self::Renamed => answer["found"] = records.unwrap_or_default(),
            Self::Null => answer[name] = Json::Null,
            Self::Bare => {}
        }
        answer.to_string()
    }
}

/// A service with one list, of which one answer does not have its records.
struct Lossy {
    list: MadeUpList,
    instead: Instead,
    /// Which answer; none if it is larger than their number.
    at: u64,
    requests: AtomicU64,
}

impl Lossy {
    fn new(list: MadeUpList, instead: Instead, at: u64) -> Arc<Self> {
        Arc::new(Self {
            list,
            instead,
            at,
            requests: AtomicU64::new(0),
        })
    }
}

impl Fetch for Lossy {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let is_lost = self.requests.fetch_add(1, Ordering::SeqCst) == self.at;
        let answer = self.list.answer(&arguments, |number| number);
        let body = match is_lost {
            true => self.instead.of(arguments.operation, answer),
            false => answer.to_string(),
        };
        Box::pin(async move {
            tokio::task::yield_now().await;
            Ok(reply(body))
        })
    }
}

/// How a list ended: its records, the error and the level.
fn read(lossy: &Arc<Lossy>, concurrency: usize) -> (BTreeSet<u64>, Option<PagingError>, Level) {
    let bounds = bounds(concurrency);
    let fetch: Arc<dyn Fetch> = Arc::clone(lossy) as Arc<dyn Fetch>;
    let listed = lossy.list.listed(&bounds);
    let ended = read_to_end(listed, fetch, bounds, &lossy.requests);
    (ended.came.into_iter().collect(), ended.error, ended.level)
}

#[test]
fn the_made_up_lists_are_read_whole() {
    for list in MadeUpList::all() {
        for concurrency in [1, 4] {
            let lossy = Lossy::new(list, Instead::Bare, u64::MAX);
            let (came, error, _) = read(&lossy, concurrency);
            let name = list.name();
            assert_eq!(came.len() as u64, RECORDS, "{name}");
            assert!(error.is_none(), "{name}: {error:?}");
        }
    }
}

#[test]
fn no_list_ends_where_its_records_are_missing() {
    let mut failed = Vec::new();
    let (mut tested, mut raised) = (0, 0);
    for list in MadeUpList::all() {
        for instead in INSTEAD {
            if instead.is_good(list.operation) {
                continue;
            }
            for (at, concurrency) in [(0, 1), (0, 4), (3, 1), (3, 4), (6, 8)] {
                let lossy = Lossy::new(list, instead, at);
                let (came, error, level) = read(&lossy, concurrency);
                tested += 1;
                raised += u32::from(error.is_some());
                // What is asked beside the pages may be lost: then every record came nevertheless.
                if error.is_none() && came.len() as u64 != RECORDS {
                    let name = list.name();
                    let came = came.len();
                    failed.push(format!(
                        "{name} {instead:?} at {at}, {concurrency}: {came} came, {level:?}"
                    ));
                }
            }
        }
    }
    assert!(tested > 3_000, "{tested}");
    assert!(raised > tested / 2, "{raised} of {tested}");
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
    for list in MadeUpList::all() {
        for instead in INSTEAD {
            if instead.is_good(list.operation) || list.paging.counted_by.is_some() {
                continue;
            }
            let lossy = Lossy::new(list, instead, 0);
            let listed = list.listed(&bounds(4));
            let counted = runtime.block_on(count(&listed, &*lossy));
            let is_told = match &counted {
                Err(PagingError::UnreadablePage(_, UnreadableAnswer::WithoutRecords { .. })) => {
                    counted
                        .as_ref()
                        .unwrap_err()
                        .to_string()
                        .contains("records")
                }
                // It is no object and no list.
                Err(PagingError::UnreadablePage(_, UnreadableAnswer::NotJson(_))) => {
                    matches!(instead, Instead::Body("" | "null"))
                }
                _ => false,
            };
            if !is_told {
                failed.push(format!("{} {instead:?}: {counted:?}", list.name()));
            }
        }
    }
    assert!(
        failed.is_empty(),
        "{}:\n{}",
        failed.len(),
        failed.join("\n")
    );
}
