//! Tests every list of the catalog on a service that breaks no ties: records with equal sort values are in
//! a different order in each answer. Every record is returned once, or the list reports that this is
//! uncertain.

#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::disallowed_methods,
    clippy::needless_pass_by_value,
    clippy::explicit_counter_loop,
    reason = "a test that fails may say so"
)]

#[path = "paging/cursor.rs"]
mod cursor;
#[path = "paging/tied.rs"]
mod tied;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use openshelf::call::Value;
use openshelf::catalog::{
    CapStrategy, Count, End, Operation, Paging, ParameterKind, Service, Ties,
};
use openshelf::client::lists::PageReader;
use openshelf::paging::{
    Bounds, CallArguments, Fetch, FetchFuture, ListedCall, OnChange, Page, PagingError, Position,
};
use openshelf::services::SERVICES;
use tied::{Asked, NAME, Shape, Tied};

/// Every operation that pages.
fn paged() -> impl Iterator<Item = (&'static Service, &'static Operation)> {
    let operations = |service: &'static Service| {
        service
            .operations()
            .map(move |operation| (service, operation))
    };
    SERVICES
        .iter()
        .flat_map(move |service| operations(service))
        .filter(|(_, operation)| operation.paging.is_some())
}

fn operation(name: &str) -> (&'static Service, &'static Operation) {
    paged()
        .find(|(service, operation)| format!("{}.{}", service.name, operation.full_name()) == name)
        .unwrap()
}

fn bounds(concurrency: usize) -> Bounds {
    Bounds {
        max_records: None,
        max_pages: None,
        concurrency,
        is_speculative: true,
        is_ahead: true,
        on_change: OnChange::Mend,
        prove: false,
    }
}

fn listed(
    service: &'static Service,
    operation: &'static Operation,
    size: u64,
    bounds: &Bounds,
) -> ListedCall {
    let paging = operation.paging.unwrap();
    let mut values = vec![(paging.size, Value::Integer(i64::try_from(size).unwrap()))];
    if let Some(name) = paging.whole_unless {
        values.push((name, Value::Boolean(true)));
    }
    if let Some((name, _)) = paging.whole_when {
        values.push((name, Value::Text("total".to_owned())));
    }
    if let Some(count) = paging.counted_by {
        for name in count.arguments {
            match operation.parameter(name).unwrap().kind {
                ParameterKind::Object => values.push((name, Value::Object(Vec::new()))),
                _ if *name == "award_id" => values.push((name, Value::Integer(7))),
                _ => {}
            }
        }
    }
    if let CapStrategy::Days(days) = paging.cap_strategy
        && let Some(cursor) = days.cursor
    {
        // The made-up service knows no cursor that the client makes.
        values.push((cursor.not_with[0], Value::Text("water".to_owned())));
    }
    // The list requests the other members that tell its records apart.
    let fields = paging.told_apart_by.iter().take(1);
    let fields: Vec<Value> = fields.map(|name| Value::Text((*name).to_owned())).collect();
    if !fields.is_empty() {
        values.push(("fields", Value::List(fields)));
    }
    ListedCall::new(
        service,
        paging,
        CallArguments::new(operation, values),
        bounds,
    )
}

fn names(page: &Page) -> Vec<u64> {
    let record = |at: &usize| -> serde_json::Value {
        serde_json::from_slice(&page.reply.body[page.facts.records[*at].clone()]).unwrap()
    };
    page.new_records
        .iter()
        .map(|at| record(at)[NAME].as_u64().unwrap())
        .collect()
}

/// The records of a reading that is interrupted again and again and resumed by another one.
fn walk(
    service: &Arc<Tied>,
    listed: &ListedCall,
    bounds: Bounds,
    stop: usize,
) -> Result<Vec<u64>, PagingError> {
    walk_with(|| Asked(Arc::clone(service)), listed, bounds, stop)
}

/// The same with another way to the service.
fn walk_with<F: Fetch + 'static>(
    fetch: impl Fn() -> F,
    listed: &ListedCall,
    bounds: Bounds,
    stop: usize,
) -> Result<Vec<u64>, PagingError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let mut found = Vec::new();
    let mut position: Option<Position> = None;
    let mut keys = Vec::new();
    loop {
        let handle = runtime.handle().clone();
        let fetch = Arc::new(fetch());
        let paginator = PageReader::new(listed.clone(), fetch, handle, bounds, position.take());
        let mut paginator = paginator.knowing(&keys);
        let page_size = usize::try_from(listed.given_size).unwrap();
        for _ in 0..stop {
            let Some(page) = runtime.block_on(paginator.next()) else {
                return Ok(found);
            };
            let page = page?;
            assert!(page.new_records.len() <= page_size || !listed.readings.is_empty());
            found.extend(names(&page));
            keys.extend(page.keys());
            let stored = serde_json::to_string(&page.position).unwrap();
            position = Some(serde_json::from_str(&stored).unwrap());
        }
    }
}

/// Checks a reading: every record once, or an error. Returns whether it reached its end.
fn check(name: &str, shape: Shape, walked: Result<Vec<u64>, PagingError>) -> bool {
    match walked {
        Ok(found) => {
            let once: BTreeSet<u64> = found.iter().copied().collect();
            let all: BTreeSet<u64> = (0..shape.records as u64).collect();
            assert_eq!(once, all, "{name} {shape:?}: records are missing");
            assert_eq!(
                found.len(),
                once.len(),
                "{name} {shape:?}: a record came twice"
            );
            true
        }
        Err(PagingError::Changed(how)) => {
            assert!(how.contains("did not find"), "{name} {shape:?}: {how}");
            false
        }
        Err(other) => panic!("{name} {shape:?}: {other}"),
    }
}

/// Lists with a few, more and only equal records.
fn shapes(operation: &Operation, records: usize) -> Vec<Shape> {
    // A record at the ends of two overlapping pages is not a sign of a tie.
    let overlap = operation.paging.unwrap().pages_overlap;
    let equal = if overlap {
        vec![1]
    } else {
        vec![2, 7, records]
    };
    let shape = |equal| Shape {
        records,
        equal,
        seed: equal as u64,
    };
    equal.into_iter().map(shape).collect()
}

#[test]
fn a_list_of_one_large_page_is_complete_with_any_page_size() {
    for (service, operation) in paged() {
        let name = operation.full_name();
        for shape in shapes(operation, 28) {
            for (concurrency, stop) in [(1, usize::MAX), (4, usize::MAX), (4, 1), (2, 3)] {
                let bounds = bounds(concurrency);
                let listed = listed(service, operation, 5, &bounds);
                let tied = Tied::new(operation, shape);
                let is_whole = check(&name, shape, walk(&tied, &listed, bounds, stop));
                assert!(is_whole, "{name} {shape:?} {concurrency} {stop}");
            }
        }
    }
}

#[test]
fn a_longer_list_is_complete_or_unproven() {
    let mut ends = (0, 0);
    for (service, operation) in paged() {
        let name = operation.full_name();
        for shape in shapes(operation, 230) {
            for (size, concurrency) in [(100, 4), (20, 1)] {
                let bounds = bounds(concurrency);
                let listed = listed(service, operation, size, &bounds);
                let tied = Tied::new(operation, shape);
                let is_whole = check(&name, shape, walk(&tied, &listed, bounds, usize::MAX));
                let paging = operation.paging.unwrap();
                let key = format!("{:?}", paging.key);
                let has_stable_order = paging.ties == Ties::Broken
                    || paging.orders.iter().any(|order| order.contains(&key));
                assert!(is_whole || !has_stable_order, "{name} {shape:?}");
                if is_whole { ends.0 += 1 } else { ends.1 += 1 }
            }
        }
    }
    assert!(ends.0 > 100, "{ends:?}");
}

#[test]
fn transactions_and_funding_are_read_in_one_page() {
    for name in ["spending.transactions.list", "spending.awards.funding"] {
        let (service, operation) = operation(name);
        let shape = Shape {
            records: 28,
            equal: 28,
            seed: 1,
        };
        let bounds = bounds(4);
        let listed = listed(service, operation, 10, &bounds);
        let tied = Tied::new(operation, shape);
        assert!(check(name, shape, walk(&tied, &listed, bounds, usize::MAX)));
        assert_eq!(tied.asked.load(Ordering::SeqCst), 1, "{name}");
    }
}

#[test]
fn fewer_wanted_records_cause_no_error() {
    for (service, operation) in paged() {
        let shape = Shape {
            records: 28,
            equal: 28,
            seed: 3,
        };
        let bounds = Bounds {
            max_records: Some(12),
            ..bounds(2)
        };
        let listed = listed(service, operation, 5, &bounds);
        let found = walk(&Tied::new(operation, shape), &listed, bounds, usize::MAX).unwrap();
        assert_eq!(found.len(), 12, "{}", operation.full_name());
        let once: BTreeSet<u64> = found.into_iter().collect();
        assert_eq!(once.len(), 12, "{}", operation.full_name());
    }
}

/// Whether the service reports the number of records for the arguments of these tests.
fn has_number(paging: &Paging) -> bool {
    let counts = |count: Count| count.is_exact && count.only_with.is_empty();
    !paging.total.is_empty() || paging.counted_by.is_some_and(counts)
}

/// What the list reports if its records change after some pages, and the returned records.
fn walk_while_it_moves(
    operation: &'static Operation,
    service: &'static Service,
    by: i64,
    after: usize,
    concurrency: usize,
) -> Result<Vec<u64>, PagingError> {
    let shape = Shape {
        records: 230,
        equal: 1,
        seed: 1,
    };
    let bounds = bounds(concurrency);
    let listed = listed(service, operation, 20, &bounds);
    let tied = Tied::moving(operation, shape, after, by);
    walk(&tied, &listed, bounds, usize::MAX)
}

#[test]
fn unchanged_records_are_returned_once_or_reported_while_others_appear() {
    for (service, operation) in paged() {
        let paging = operation.paging.unwrap();
        if paging.ties == Ties::Broken && paging.key.is_empty() {
            // Two equal records may be two, and no total shows it.
            continue;
        }
        for (after, concurrency) in [(1, 1), (3, 1), (6, 4), (9, 8)] {
            let name = operation.full_name();
            match walk_while_it_moves(operation, service, 3, after, concurrency) {
                Ok(found) => {
                    let once: BTreeSet<u64> = found.iter().copied().collect();
                    assert_eq!(
                        found.len(),
                        once.len(),
                        "{name} {after}: a record came twice"
                    );
                    assert!((0..230).all(|id| once.contains(&id)), "{name} {after}");
                }
                Err(PagingError::Changed(_)) => {}
                Err(other) => panic!("{name} {after}: {other}"),
            }
        }
    }
}

#[test]
fn unchanged_records_are_returned_once_while_others_vanish_given_a_total() {
    for (service, operation) in paged() {
        let paging = operation.paging.unwrap();
        let is_by_cursor = matches!(paging.cap_strategy, CapStrategy::Cursor(_));
        let is_told = has_number(paging);
        if !is_told && !is_by_cursor {
            continue;
        }
        // Sequentially, the count is requested after the first page: a deletion in between is not
        // reported.
        for (after, concurrency) in [(2, 1), (3, 1), (6, 4), (9, 8)] {
            let name = operation.full_name();
            match walk_while_it_moves(operation, service, -3, after, concurrency) {
                Ok(found) => {
                    let once: BTreeSet<u64> = found.iter().copied().collect();
                    assert_eq!(
                        found.len(),
                        once.len(),
                        "{name} {after}: a record came twice"
                    );
                    assert!((0..227).all(|id| once.contains(&id)), "{name} {after}");
                }
                Err(PagingError::Changed(_) | PagingError::Truncated { .. }) => {}
                Err(other) => panic!("{name} {after}: {other}"),
            }
        }
    }
}

#[test]
fn few_pages_are_requested_needlessly_and_never_in_sequence() {
    for (service, operation) in paged() {
        let paging = operation.paging.unwrap();
        if paging.in_largest_pages || paging.pages_overlap {
            continue;
        }
        for records in [3, 20, 21, 230] {
            let shape = Shape {
                records,
                equal: 1,
                seed: 1,
            };
            let is_by_cursor = matches!(paging.cap_strategy, CapStrategy::Cursor(_));
            let is_unknown = !has_number(paging) && !is_by_cursor;
            // A list that no number proves is read in the largest pages, and twice if it is short.
            let largest = operation.parameter(paging.size).unwrap().max.unwrap();
            let size = if is_unknown {
                usize::try_from(largest).unwrap()
            } else {
                20
            };
            let full = records.div_ceil(size);
            let pages = match paging.end {
                End::Empty => full + 1,
                End::Short => records / size + 1,
                _ => full,
            };
            let pages = if is_unknown && full > 1 && paging.ties != Ties::Unbroken {
                2 * pages
            } else {
                pages
            };
            for concurrency in [1, 2, 16] {
                let pages = if is_by_cursor && concurrency > 1 {
                    cursor::pages_in_windows(records, 20)
                } else {
                    pages
                };
                let bounds = bounds(concurrency);
                let listed = listed(service, operation, 20, &bounds);
                let tied = Tied::new(operation, shape);
                let found = walk(&tied, &listed, bounds, usize::MAX).unwrap();
                assert_eq!(found.len(), records);
                let marks = tied.marks.load(Ordering::SeqCst);
                let name = operation.full_name();
                assert!(marks == 0 || concurrency > 1, "{name}: {marks}");
                assert!(marks <= pages / 3, "{name} {pages} {concurrency}: {marks}");
                let asked = tied.asked.load(Ordering::SeqCst) - marks;
                assert!(
                    asked >= pages,
                    "{name} {records} {concurrency}: {asked} of {pages}"
                );
                let vain = asked - pages;
                assert!(vain < concurrency, "{name} {records} {concurrency}: {vain}");
                assert!(
                    pages > 1 || vain == 0,
                    "{name} {records} {concurrency}: {vain}"
                );
                let cautious = Bounds {
                    is_speculative: false,
                    ..bounds
                };
                let tied = Tied::new(operation, shape);
                walk(&tied, &listed, cautious, usize::MAX).unwrap();
                let asked = tied.asked.load(Ordering::SeqCst) - tied.marks.load(Ordering::SeqCst);
                assert_eq!(asked, pages, "{name} {records}");
            }
        }
    }
}

#[test]
fn a_slow_reader_reaches_the_end() {
    for (service, operation) in paged() {
        for (records, concurrency) in [(21, 4), (90, 4), (90, 16)] {
            let shape = Shape {
                records,
                equal: 1,
                seed: 1,
            };
            let bounds = bounds(concurrency);
            let listed = listed(service, operation, 20, &bounds);
            let fetch = Arc::new(Asked(Tied::new(operation, shape)));
            let runtime = tokio::runtime::Builder::new_current_thread()
                .build()
                .unwrap();
            let mut paginator =
                PageReader::new(listed, fetch, runtime.handle().clone(), bounds, None);
            let mut found = 0;
            runtime.block_on(async {
                while let Some(page) = paginator.next().await {
                    found += page.unwrap().new_records.len();
                    // All pending answers arrive, including that of the last page.
                    for _ in 0..100 {
                        tokio::task::yield_now().await;
                    }
                    paginator.has_page();
                }
            });
            assert_eq!(found, records, "{} {concurrency}", operation.full_name());
        }
    }
}

/// How many answers a list of two hundred pages waits for, one after the other.
fn turns(service: &'static Service, operation: &'static Operation, concurrency: usize) -> usize {
    let bounds = bounds(concurrency);
    let listed = listed(service, operation, 5, &bounds);
    let records = 200 * usize::try_from(listed.page_size).unwrap();
    let shape = Shape {
        records,
        equal: 1,
        seed: 1,
    };
    // The clock stands still while there is work to do: these are rounds of waiting, not of work.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .unwrap();
    let fetch = Arc::new(Slow(Asked(Tied::new(operation, shape))));
    let handle = runtime.handle().clone();
    let seconds = runtime.block_on(async {
        let begin = tokio::time::Instant::now();
        let mut paginator = PageReader::new(listed, fetch, handle, bounds, None);
        let mut found = 0;
        while let Some(page) = paginator.next().await {
            found += page.unwrap().new_records.len();
        }
        assert_eq!(found, records, "{}", operation.full_name());
        begin.elapsed().as_secs_f64()
    });
    (seconds / 0.02).round() as usize
}

#[test]
fn pages_of_a_list_without_a_total_are_requested_in_parallel() {
    let speculative = operation("spending.search.spending_by_category.awarding_agency");
    // A mark for every eight pages costs a request more.
    let marked = operation("spending.search.spending_by_award");
    // Of its last page, which is full, only the service says that it is the last one: the list is counted.
    for ((service, operation), alone, most) in
        [(speculative, 200, [52, 16, 8]), (marked, 201, [64, 22, 12])]
    {
        assert_eq!(turns(service, operation, 1), alone);
        for (concurrency, most) in [4, 16, 64].into_iter().zip(most) {
            let turns = turns(service, operation, concurrency);
            assert!(
                turns <= most,
                "{} {concurrency}: {turns}",
                operation.full_name()
            );
        }
    }
}

#[test]
fn eight_parallel_requests_are_five_times_as_fast_without_a_total() {
    let untold = |operation: &Operation| operation.paging.unwrap().total.is_empty();
    let mut lists = 0;
    for (service, operation) in paged().filter(|(_, operation)| untold(operation)) {
        let turns = turns(service, operation, 8);
        // 200 pages / (0.8 * 8), and a few rounds in which little is known.
        assert!(turns <= 31 + 5, "{}: {turns}", operation.full_name());
        lists += 1;
    }
    assert!(lists > 20, "{lists}");
}

/// The same service; every answer takes 20 milliseconds.
struct Slow(Asked);

impl Fetch for Slow {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let answer = self.0.fetch(arguments);
        Box::pin(async move {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            answer.await
        })
    }
}

#[test]
fn every_counted_operation_names_its_count() {
    for (service, operation) in paged() {
        let paging = operation.paging.unwrap();
        let name = operation.full_name();
        if paging.counted_by.is_some_and(|count| count.is_exact) {
            let count = paging.counted_by.unwrap();
            let counting = service.find(count.group, count.name).unwrap();
            for argument in count.arguments {
                assert!(counting.parameter(argument).is_some(), "{name} {argument}");
            }
        }
        let tells = !paging.total.is_empty();
        assert_eq!(tells, !paging.total.is_empty(), "{name}");
        for order in paging.orders {
            let arguments: serde_json::Value = serde_json::from_str(order).unwrap();
            for (argument, value) in arguments.as_object().unwrap() {
                let parameter = operation.parameter(argument).unwrap();
                let text = value.as_str().unwrap();
                assert!(parameter.values.contains(&text), "{name} {argument} {text}");
            }
        }
        let says_no_ties = operation.paging_order.contains("no tie-breaker");
        let is_other_level = paging.other_level.is_some();
        let is_unbroken = paging.ties == Ties::Unbroken;
        assert!(!says_no_ties || is_unbroken || is_other_level, "{name}");
        let breaks_ties = operation.paging_order.starts_with("tie-breaker");
        assert!(!breaks_ties || paging.ties == Ties::Broken);
    }
}
