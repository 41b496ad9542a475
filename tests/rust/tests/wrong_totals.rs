//! Tests services whose numbers are wrong by any factor: no list sends more requests than its records need, and none
//! is given as complete that is not.

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

use openshelf::catalog::{CapStrategy, Paging};
use openshelf::paging::{CallArguments, Fetch, FetchFuture, Level, PagingError};
use openshelf_tests::made_up_list::{MadeUpList, RECORDS, SIZE, bounds};
use openshelf_tests::reading::{Ended, read_to_end, reply};

const CONCURRENCY: usize = 8;

/// The numbers that a service reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lie {
    None,
    OneMore,
    TenTimes,
    Huge,
    Falling,
    Rising,
}

const LIES: [Lie; 6] = [
    Lie::None,
    Lie::OneMore,
    Lie::TenTimes,
    Lie::Huge,
    Lie::Falling,
    Lie::Rising,
];

impl Lie {
    /// The number in the answer to a request.
    fn number(self, request: u64, true_number: u64) -> u64 {
        match self {
            Self::None => 0,
            Self::OneMore => true_number + 1,
            Self::TenTimes => true_number * 10,
            Self::Huge => 1 << 63,
            Self::Falling => (true_number * 4).saturating_sub(request),
            Self::Rising => true_number + request,
        }
    }
}

/// A service with one unchanging list, whose numbers are wrong.
struct Wrong {
    list: MadeUpList,
    lie: Lie,
    requests: AtomicU64,
}

impl Fetch for Wrong {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let request = self.requests.fetch_add(1, Ordering::SeqCst);
        let told = |number| self.lie.number(request, number);
        let body = self.list.answer(&arguments, told).to_string();
        Box::pin(async move {
            tokio::task::yield_now().await;
            Ok(reply(body))
        })
    }
}

/// How a list ended, and the number of requests.
fn read(list: MadeUpList, lie: Lie) -> (Ended, u64) {
    let bounds = bounds(CONCURRENCY);
    let wrong = Arc::new(Wrong {
        list,
        lie,
        requests: AtomicU64::new(0),
    });
    let fetch: Arc<dyn Fetch> = Arc::clone(&wrong) as Arc<dyn Fetch>;
    let ended = read_to_end(list.listed(&bounds), fetch, bounds, &wrong.requests);
    (ended, wrong.requests.load(Ordering::SeqCst))
}

/// Whether a list is divided into ranges of days by numbers that are this wrong. Each range has a number of its own,
/// so that a wrong one divides it down to each day and type.
fn counts_days(paging: &Paging, lie: Lie) -> bool {
    let is_by_pages =
        !paging.total.is_empty() && matches!(paging.cap_strategy, CapStrategy::Days(_));
    is_by_pages && matches!(lie, Lie::TenTimes | Lie::Huge)
}

#[test]
fn no_list_sends_more_requests_than_its_records_need() {
    let mut failed = Vec::new();
    let mut checked = 0;
    for list in MadeUpList::all() {
        let paging = list.paging;
        for lie in LIES {
            let name = format!("{} {lie:?}", list.name());
            if counts_days(paging, lie) {
                continue;
            }
            let (ended, requests) = read(list, lie);
            checked += 1;
            let once: BTreeSet<u64> = ended.came.iter().copied().collect();
            if once.len() != ended.came.len() {
                failed.push(format!("{name}: a record came twice"));
            }
            let size = SIZE.max(paging.smallest.unsigned_abs());
            let most = RECORDS.div_ceil(size) + 20;
            let is_changing = matches!(lie, Lie::Falling | Lie::Rising);
            if requests > most && !is_changing {
                failed.push(format!("{name}: {requests} requests, at most {most}"));
            }
            let is_whole = once.len() as u64 == RECORDS;
            match &ended.error {
                None if is_whole => {
                    let is_known = ended.level == Level::Unproven || ended.level == Level::Exact;
                    if !is_known && !paging.total.is_empty() && lie != Lie::Falling {
                        failed.push(format!(
                            "{name}: {:?} although the number is wrong",
                            ended.level
                        ));
                    }
                }
                None => failed.push(format!(
                    "{name}: {} of {RECORDS} came without an error",
                    once.len()
                )),
                Some(PagingError::Truncated { .. } | PagingError::Changed(_))
                    if is_whole || is_changing => {}
                Some(error) => failed.push(format!("{name}: {} came, and {error}", once.len())),
            }
        }
    }
    assert!(checked > 100, "{checked}");
    assert!(
        failed.is_empty(),
        "{} of {checked}:\n{}",
        failed.len(),
        failed.join("\n")
    );
}
