//! Tests lists that are read by cursor, from several places in parallel.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use openshelf::call::Value;
use openshelf::paging::{Bounds, CallArguments, Fetch, FetchFuture, ListedCall, PagingError};
use openshelf::transport::Reply;

use super::tied::{Asked, Shape, Tied, hash};
use super::{bounds, listed, operation, walk, walk_with};

/// A list read by cursor, of which page numbers reach the first few pages.
fn planned(
    records: usize,
    by: i64,
    after: usize,
    concurrency: usize,
) -> (Arc<Tied>, ListedCall, Bounds) {
    let (service, operation) = operation("spending.search.spending_by_award");
    let bounds = bounds(concurrency);
    let mut listed = listed(service, operation, 20, &bounds);
    listed.reach = Some(100);
    let shape = Shape {
        records,
        equal: 1,
        seed: 1,
    };
    (Tied::moving(operation, shape, after, by), listed, bounds)
}

/// How many pages a list has that is read in windows of two pages, which begin with the last record of the window
/// before.
pub fn pages_in_windows(records: usize, size: usize) -> usize {
    let begins = |window: usize| 2 * (size - 1) * window + 1;
    let mut windows = (1..records).filter(|window| begins(*window).max(2 * size) < records);
    match windows.next_back() {
        None => records.div_ceil(size),
        Some(last) if records - begins(last) <= size - 2 => 2 * last + 1,
        Some(last) => 2 * last + 2,
    }
}

#[test]
fn a_cursor_continues_in_order_beyond_the_reach_of_page_numbers() {
    for records in [3, 20, 21, 99, 100, 101, 230] {
        for (concurrency, stop) in [
            (1, usize::MAX),
            (2, usize::MAX),
            (8, usize::MAX),
            (8, 1),
            (4, 3),
        ] {
            let (tied, listed, bounds) = planned(records, 0, usize::MAX, concurrency);
            let found = walk(&tied, &listed, bounds, stop).unwrap();
            let expected: Vec<u64> = (0..records as u64).rev().collect();
            assert_eq!(found, expected, "{records} {concurrency} {stop}");
            if stop == usize::MAX {
                let asked = tied.asked.load(Ordering::SeqCst) - tied.marks.load(Ordering::SeqCst);
                let (least, most) = (records.div_ceil(20), pages_in_windows(records, 20));
                let is_right = match concurrency {
                    1 => asked == least,
                    // Beyond the reach of page numbers windows share no pages.
                    _ => (least..=most).contains(&asked),
                };
                assert!(is_right, "{records} {concurrency}: {asked}");
            }
        }
    }
}

#[test]
fn a_list_with_a_cursor_is_complete_whatever_changes() {
    for by in [-150, -100, -45, -3, -1, 1, 3, 45] {
        for after in 1..14 {
            for (concurrency, stop) in [(1, usize::MAX), (2, usize::MAX), (8, usize::MAX), (8, 2)] {
                let (tied, listed, bounds) = planned(230, by, after, concurrency);
                let found = match walk(&tied, &listed, bounds, stop) {
                    // It appeared between the first page and the parallel count.
                    Err(PagingError::Changed(_)) if by > 0 && after == 1 && concurrency > 1 => {
                        continue;
                    }
                    walked => walked.unwrap(),
                };
                let once: BTreeSet<u64> = found.iter().copied().collect();
                let which = format!("{by} {after} {concurrency} {stop}");
                assert_eq!(found.len(), once.len(), "{which}: a record came twice");
                // If the record of the mark vanished together with all around it, its pages may come
                // late.
                let falls = found.windows(2).all(|two| two[0] > two[1]);
                // A record that appeared between the first page and the parallel count is missed at the
                // end, and found.
                let is_late = by > 0 && after == 1 && concurrency > 1;
                assert!(falls || by <= -100 || is_late, "{which}: {found:?}");
                let stays = 230.min(230_i64.saturating_add(by)) as u64;
                let missing: Vec<u64> = (0..stays).filter(|id| !once.contains(id)).collect();
                assert!(missing.is_empty(), "{which}: {missing:?}");
            }
        }
    }
}

#[test]
fn counted_pages_have_the_same_number_of_records() {
    for concurrency in [1, 2, 8] {
        let (service, operation) = operation("spending.search.spending_by_award");
        let bounds = Bounds {
            max_pages: Some(5),
            ..bounds(concurrency)
        };
        let listed = listed(service, operation, 20, &bounds);
        let shape = Shape {
            records: 230,
            equal: 1,
            seed: 1,
        };
        let found = walk(&Tied::new(operation, shape), &listed, bounds, usize::MAX).unwrap();
        let expected: Vec<u64> = (130..230).rev().collect();
        assert_eq!(found, expected, "{concurrency}");
    }
}

/// An answer with other words in the place of some.
fn edited(mut reply: Reply, from: &str, to: &str) -> Reply {
    let body = String::from_utf8(reply.body.to_vec()).unwrap();
    assert!(body.contains(from), "{body}");
    reply.body = body.replace(from, to).into();
    reply
}

/// The same service with answers in any order, and with beginnings of windows that may fail or say that nothing
/// follows.
struct Unsteady {
    service: Asked,
    seed: u64,
    /// How many of a hundred beginnings fail, and how many say that nothing follows.
    failing: u64,
    is_end: u64,
}

impl Fetch for Unsteady {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let tied = &self.service.0;
        let number = |name| match arguments.get(name) {
            Some(Value::Integer(number)) => u64::try_from(*number).unwrap(),
            _ => 0,
        };
        // A window begins with a record, or with a page that has one record fewer than the others.
        let is_mark = match number(tied.paging.size) {
            1 => true,
            19 => arguments.get("last_record_unique_id").is_none(),
            _ => false,
        };
        let dice = hash((self.seed, number(tied.paging.page), is_mark));
        let chance = if is_mark { dice % 100 } else { 100 };
        let answer = self.service.fetch(arguments);
        let (failing, is_end) = (self.failing, self.failing + self.is_end);
        Box::pin(async move {
            // A request that fails is retried, and takes longer than a page.
            for _ in 0..(dice >> 32) % if is_mark { 200 } else { 20 } {
                tokio::task::yield_now().await;
            }
            if chance < failing {
                return Err(PagingError::Changed("a beginning".to_owned()));
            }
            let reply = answer.await?;
            Ok(if chance < is_end {
                edited(reply, "true", "false")
            } else {
                reply
            })
        })
    }
}

#[test]
fn windows_whose_first_request_fails_or_is_empty_lose_nothing() {
    for records in [230, 500] {
        for (failing, is_end) in [(100, 0), (0, 100), (60, 20), (20, 60), (10, 0)] {
            for concurrency in [2, 4, 16] {
                for (seed, stop) in (0..3).flat_map(|seed| [(seed, usize::MAX), (seed, 3)]) {
                    let (tied, mut listed, bounds) = planned(records, 0, usize::MAX, concurrency);
                    listed.reach = Some(records as u64);
                    let fetch = || Unsteady {
                        service: Asked(Arc::clone(&tied)),
                        seed,
                        failing,
                        is_end,
                    };
                    let found =
                        walk_with(fetch, &listed, bounds, stop).map_err(|error| error.to_string());
                    let expected: Vec<u64> = (0..records as u64).rev().collect();
                    let which = format!("{failing} {is_end} {concurrency} {seed} {stop}");
                    assert_eq!(found, Ok(expected), "{which}");
                }
            }
        }
    }
}

/// The same service, which ends its list before its count is reached.
struct Short(Asked);

impl Fetch for Short {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let is_count = !std::ptr::eq(arguments.operation, self.0.0.operation);
        let answer = self.0.fetch(arguments);
        Box::pin(async move {
            let reply = answer.await?;
            Ok(if is_count {
                edited(reply, "230", "231")
            } else {
                reply
            })
        })
    }
}

#[test]
fn a_list_shorter_than_its_count_is_an_error() {
    for concurrency in [2, 8] {
        for stop in [usize::MAX, 2] {
            let (tied, listed, bounds) = planned(230, 0, usize::MAX, concurrency);
            let walked = walk_with(|| Short(Asked(Arc::clone(&tied))), &listed, bounds, stop);
            let Err(PagingError::Truncated { reached, exist, .. }) = walked else {
                panic!("{concurrency} {stop}: {walked:?}");
            };
            assert_eq!((reached, exist), (230, Some(231)));
        }
    }
}
