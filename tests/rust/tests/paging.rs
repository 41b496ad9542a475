//! Tests paging over made-up services that cap, change and fail, and whose every record is known.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::format_push_string,
    clippy::large_types_passed_by_value,
    clippy::needless_pass_by_value,
    reason = "the numbers of a test are small, and so are its texts"
)]
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::disallowed_methods,
    reason = "a test that fails may say so"
)]

#[path = "paging/gazette.rs"]
mod gazette;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use gazette::{Document, Gazette, Shared, come, come_and_go, number, reply};
use openshelf::call::Value;
use openshelf::catalog::{CapStrategy, Operation, Paging};
use openshelf::client::lists::PageReader;
use openshelf::paging::{
    Bounds, CallArguments, Fetch, FetchFuture, ListedCall, OnChange, Page, PagingError, Position,
    count,
};
use openshelf::services;
use proptest::prelude::*;
use serde_json::json;

fn search() -> &'static Operation {
    let gazette = services::find("gazette").unwrap();
    gazette.find("documents", "search").unwrap()
}

/// The operation's paging with a small window.
fn paging(window: usize, readable: u64) -> &'static Paging {
    let mut paging = *search().paging.unwrap();
    paging.reach = Some(window as u64);
    if let CapStrategy::Days(days) = &mut paging.cap_strategy {
        days.readable = readable;
    }
    Box::leak(Box::new(paging))
}

fn listed(
    paging: &'static Paging,
    size: i64,
    more: &[(&'static str, &str)],
    wanted: Option<u64>,
) -> ListedCall {
    // Documents with a term have no cursor.
    let term = Value::Text("water".to_owned());
    let mut values = vec![("search_term", term), ("per_page", Value::Integer(size))];
    values.extend(
        more.iter()
            .map(|(name, text)| (*name, Value::Text((*text).to_owned()))),
    );
    let given = CallArguments::new(search(), values);
    let bounds = Bounds {
        max_records: wanted,
        ..bounds(1)
    };
    ListedCall::new(services::find("gazette").unwrap(), paging, given, &bounds)
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

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap()
}

fn numbers(page: &Page) -> Vec<String> {
    let text = |at: &std::ops::Range<usize>| page.reply.body[at.clone()].to_vec();
    page.new_records
        .iter()
        .map(|place| {
            let record: serde_json::Value =
                serde_json::from_slice(&text(&page.facts.records[*place])).unwrap();
            record["document_number"].as_str().unwrap().to_owned()
        })
        .collect()
}

/// Every page of a run with its records and the position after it.
fn read_pages(
    gazette: &Arc<Gazette>,
    listed: &ListedCall,
    bounds: Bounds,
    from: Option<Position>,
) -> Result<Vec<(Vec<String>, Position)>, PagingError> {
    read_pages_knowing(gazette, listed, bounds, from, &[])
}

/// Like [`read_pages`], by a reader that knows the hashes of earlier records.
fn read_pages_knowing(
    gazette: &Arc<Gazette>,
    listed: &ListedCall,
    bounds: Bounds,
    from: Option<Position>,
    keys: &[u64],
) -> Result<Vec<(Vec<String>, Position)>, PagingError> {
    let runtime = runtime();
    let fetch = Arc::new(Shared(Arc::clone(gazette)));
    let paginator = PageReader::new(
        listed.clone(),
        fetch,
        runtime.handle().clone(),
        bounds,
        from,
    );
    let mut paginator = paginator.knowing(keys);
    runtime.block_on(async {
        let mut pages = Vec::new();
        while let Some(page) = paginator.next().await {
            let page = page?;
            pages.push((numbers(&page), page.position));
        }
        Ok(pages)
    })
}

/// Like [`read_pages`], killed after this number of pages and resumed, again and again.
fn read_pages_with_stops(
    gazette: &Arc<Gazette>,
    listed: &ListedCall,
    bounds: Bounds,
    stops: &[usize],
) -> Result<Vec<(Vec<String>, Position)>, PagingError> {
    let mut pages: Vec<(Vec<String>, Position)> = Vec::new();
    let mut keys = Vec::new();
    for stop in stops {
        let runtime = runtime();
        let fetch = Arc::new(Shared(Arc::clone(gazette)));
        let from = pages.last().map(|(_, position)| position.clone());
        let paginator = PageReader::new(
            listed.clone(),
            fetch,
            runtime.handle().clone(),
            bounds,
            from,
        );
        let mut paginator = paginator.knowing(&keys);
        runtime.block_on(async {
            for _ in 0..*stop {
                match paginator.next().await {
                    Some(page) => {
                        let page = page?;
                        keys.extend(page.keys());
                        pages.push((numbers(&page), page.position));
                    }
                    None => break,
                }
            }
            Ok::<(), PagingError>(())
        })?;
    }
    let from = pages.last().map(|(_, position)| position.clone());
    pages.extend(read_pages_knowing(gazette, listed, bounds, from, &keys)?);
    Ok(pages)
}

fn records(pages: &[(Vec<String>, Position)]) -> Vec<String> {
    pages
        .iter()
        .flat_map(|(records, _)| records.clone())
        .collect()
}

/// The hashes of documents, as pages store them: of the number and the day, as JSON.
fn keys(documents: &[Document], numbers: &[String]) -> Vec<u64> {
    let key = |number: &String| {
        let id: usize = number.rsplit('-').next().unwrap().parse().unwrap();
        let day = documents.iter().find(|one| one.id == id).unwrap().day;
        let text = format!("{}\0{}", json!(number), json!(gazette::date(day)));
        xxhash_rust::xxh3::xxh3_64(text.as_bytes())
    };
    numbers.iter().map(key).collect()
}

fn documents() -> impl Strategy<Value = Vec<Document>> {
    // Days are uneven, and some of them hold more than a window.
    prop::collection::vec((0..40_u32, 0..40_u32, 0..4_usize), 0..300).prop_map(|all| {
        all.into_iter()
            .enumerate()
            .map(|(id, (day, other, kind))| Document {
                day: day.min(other) / 2,
                kind,
                id,
            })
            .collect()
    })
}

fn expected(documents: &[Document], oldest_first: bool) -> Vec<String> {
    let mut all: Vec<&Document> = documents.iter().collect();
    all.sort_by_key(|document| (document.day, document.id));
    if !oldest_first {
        all.reverse();
    }
    let name = |document: &&Document| format!("2024-{:05}", document.id);
    all.iter().map(name).collect()
}

/// The most documents that share a day and a type, and the most that share a day.
fn crowds(documents: &[Document]) -> (usize, usize) {
    let mut days = std::collections::HashMap::new();
    let mut kinds = std::collections::HashMap::new();
    for document in documents {
        *days.entry(document.day).or_insert(0) += 1;
        *kinds.entry((document.day, document.kind)).or_insert(0) += 1;
    }
    let most = |all: &mut dyn Iterator<Item = usize>| all.max().unwrap_or(0);
    (
        most(&mut kinds.into_values()),
        most(&mut days.into_values()),
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_record_is_returned_once_and_in_order(
        documents in documents(),
        size in 2..12_i64,
        windows in 3..9_usize,
        caps_its_count: bool,
        oldest_first: bool,
        concurrency in 1..9_usize,
    ) {
        let window = windows * usize::try_from(size).unwrap();
        let (in_kind, in_day) = crowds(&documents);
        prop_assume!(in_kind < window);
        let gazette = Arc::new(Gazette::new(documents.clone(), window, caps_its_count));
        let order = if oldest_first { [("order", "oldest")] } else { [("order", "newest")] };
        let listed = listed(paging(window, size as u64 * 2), size, &order, None);
        let pages = read_pages(&gazette, &listed, bounds(concurrency), None).unwrap();
        let given = records(&pages);
        let wanted = expected(&documents, oldest_first);
        if in_day < window {
            prop_assert_eq!(&given, &wanted);
        } else {
            // Within a day, the types are read one after the other.
            let set = |all: &[String]| all.iter().cloned().collect::<BTreeSet<_>>();
            prop_assert_eq!(given.len(), wanted.len());
            prop_assert_eq!(set(&given), set(&wanted));
        }
        let counted = runtime().block_on(count(&listed, &Shared(Arc::clone(&gazette)))).unwrap();
        prop_assert_eq!((counted.records as usize, counted.is_exact), (wanted.len(), true));
    }

    #[test]
    fn a_list_resumes_from_every_position(
        documents in documents(),
        size in 2..12_i64,
        concurrency in 1..5_usize,
        stop in 0..40_usize,
    ) {
        let window = 5 * usize::try_from(size).unwrap();
        prop_assume!(crowds(&documents).0 < window);
        let gazette = Arc::new(Gazette::new(documents.clone(), window, true));
        let listed = listed(paging(window, size as u64 * 2), size, &[], None);
        let pages = read_pages(&gazette, &listed, bounds(concurrency), None).unwrap();
        prop_assume!(stop < pages.len());
        let position = serde_json::to_string(&pages[stop].1).unwrap();
        let position: Position = serde_json::from_str(&position).unwrap();
        let given: Vec<u64> = pages[..=stop].iter().flat_map(|(numbers, _)| keys(&documents, numbers)).collect();
        let rest = read_pages_knowing(&gazette, &listed, bounds(1), Some(position), &given).unwrap();
        prop_assert_eq!(records(&rest), records(&pages[stop + 1..]));
        // The position is the same, however many pages were requested ahead; it may describe later ranges
        // more precisely.
        let slowly = read_pages(&gazette, &listed, bounds(1), None).unwrap();
        let places = |pages: &[(Vec<String>, Position)]| -> Vec<Position> {
            let place = |position: &Position| Position {
                steps: Vec::new(),
                ..position.clone()
            };
            pages.iter().map(|(_, position)| place(position)).collect()
        };
        prop_assert_eq!(places(&slowly), places(&pages));
    }

    #[test]
    fn the_wanted_records_are_returned_without_useless_requests(
        documents in documents(),
        wanted in 1..60_u64,
        concurrency in 1..9_usize,
    ) {
        let gazette = Arc::new(Gazette::new(documents.clone(), 1000, false));
        let listed = listed(paging(1000, 100), 10, &[], Some(wanted));
        let bounds = Bounds { max_records: Some(wanted), ..bounds(concurrency) };
        let pages = read_pages(&gazette, &listed, bounds, None).unwrap();
        let all = expected(&documents, false);
        let given = all.len().min(wanted as usize);
        prop_assert_eq!(records(&pages), &all[..given]);
        let needed = given.div_ceil(10).max(1);
        prop_assert_eq!(gazette.asked.load(Ordering::SeqCst), needed);
    }

    #[test]
    fn unchanged_records_are_returned_once_while_others_come_and_go(
        days in prop::collection::vec(0..40_u32, 200..300),
        size in 1..12_i64,
        readable in prop_oneof![Just(1), 2..60_u64],
        seed in 0..1000_usize,
        concurrency in 1..5_usize,
        stops in prop::collection::vec(1..50_usize, 0..4),
    ) {
        let document = |(id, day)| Document { day, kind: id % 4, id };
        let documents: Vec<Document> = days.into_iter().enumerate().map(document).collect();
        // No day outgrows the window, and all days together do.
        let pages = (crowds(&documents).1 + 60).div_ceil(size as usize);
        let window = pages * size as usize;
        let mut gazette = Gazette::new(documents.clone(), window, false);
        // A range of one page is one answer. A change of a longer range shows only in its count: an
        // insertion and a deletion between two of its pages would hide it.
        gazette.moves = if readable == 1 { come_and_go } else { come };
        gazette.asked.store(seed % 3, Ordering::SeqCst);
        let gazette = Arc::new(gazette);
        let listed = listed(paging(window, size as u64 * readable), size, &[], None);
        let pages = read_pages_with_stops(&gazette, &listed, bounds(concurrency), &stops).unwrap();
        let given = records(&pages);
        let stayed: Vec<&String> = given.iter().filter(|number| !number.starts_with("2024-5")).collect();
        let all = expected(&documents, false);
        let once: BTreeSet<&String> = stayed.iter().copied().collect();
        prop_assert_eq!(stayed.len(), once.len(), "a record came twice");
        prop_assert_eq!(once, all.iter().collect::<BTreeSet<_>>());
    }
}

#[test]
fn unreachable_records_are_reported() {
    let mut crowd: Vec<Document> = (0..80)
        .map(|id| Document {
            day: 3,
            kind: 2,
            id,
        })
        .collect();
    // Others before and after the day that cannot be fully reached.
    crowd.extend((80..100).map(|id| Document {
        day: if id < 90 { 1 } else { 9 },
        kind: 1,
        id,
    }));
    for caps_its_count in [true, false] {
        let gazette = Arc::new(Gazette::new(crowd.clone(), 50, caps_its_count));
        let listed = listed(paging(50, 10), 10, &[], None);
        let error = read_pages(&gazette, &listed, bounds(2), None).unwrap_err();
        let PagingError::Truncated { reached, exist, .. } = error else {
            panic!("{error}");
        };
        // The counts by year are not capped.
        assert_eq!((reached, exist), (70, Some(100)));
        let counted = runtime()
            .block_on(count(&listed, &Shared(Arc::clone(&gazette))))
            .unwrap();
        assert!(counted.is_exact);
    }
}

fn spread(documents: usize, days: u32) -> Vec<Document> {
    let document = |id| Document {
        day: id as u32 % days,
        kind: id % 4,
        id,
    };
    (0..documents).map(document).collect()
}

#[test]
fn an_answer_without_a_count_is_not_taken_as_empty() {
    for unlisted in 0..40 {
        let mut gazette = Gazette::new(spread(200, 20), 50, true);
        gazette.unlisted = Some(unlisted);
        let gazette = Arc::new(gazette);
        let listed = listed(paging(50, 10), 10, &[], None);
        match read_pages(&gazette, &listed, bounds(1), None) {
            Ok(pages) => assert_eq!(records(&pages).len(), 200, "answer {unlisted}"),
            Err(error) => assert!(
                matches!(error, PagingError::UnreadablePage(..)),
                "answer {unlisted}: {error}"
            ),
        }
        gazette.asked.store(0, Ordering::SeqCst);
        let counted = runtime().block_on(count(&listed, &Shared(Arc::clone(&gazette))));
        match counted {
            Ok(counted) => assert_eq!((counted.records, counted.is_exact), (200, true)),
            Err(error) => assert!(matches!(error, PagingError::UnreadablePage(..)), "{error}"),
        }
    }
}

#[test]
fn records_that_vanish_meanwhile_are_not_missed() {
    /// A document vanishes while the run has begun.
    fn vanish(asked: usize, documents: &mut Vec<Document>) {
        if asked == 109 {
            documents.remove(70);
        }
    }
    for concurrency in 1..6 {
        for moment in [3, 5, 9] {
            let mut gazette = Gazette::new(spread(200, 20), 50, false);
            gazette.moves = vanish;
            gazette.asked.store(109 - moment, Ordering::SeqCst);
            let listed = listed(paging(50, 10), 10, &[], None);
            let pages = read_pages(&Arc::new(gazette), &listed, bounds(concurrency), None).unwrap();
            assert!(records(&pages).len() >= 199);
        }
    }
}

#[test]
fn a_reported_change_is_not_an_error_at_the_end() {
    /// A document that appears and disappears from answer to answer.
    fn flicker(asked: usize, documents: &mut Vec<Document>) {
        match documents.iter().position(|document| document.id == 900) {
            Some(at) if asked.is_multiple_of(2) => drop(documents.remove(at)),
            None => documents.push(Document {
                day: 3,
                kind: 2,
                id: 900,
            }),
            Some(_) => {}
        }
    }
    for begin in 0..4 {
        let mut gazette = Gazette::new(spread(200, 5), 50, false);
        gazette.moves = flicker;
        gazette.asked.store(begin, Ordering::SeqCst);
        let listed = listed(paging(50, 50), 10, &[], None);
        let bounds = Bounds {
            on_change: OnChange::Warn,
            ..bounds(1)
        };
        let pages = read_pages(&Arc::new(gazette), &listed, bounds, None).unwrap();
        let found = records(&pages);
        let once: BTreeSet<&String> = found.iter().collect();
        assert_eq!(found.len(), once.len());
    }
}

#[test]
fn an_order_that_slices_lose_is_refused_unless_fewer_are_wanted() {
    let many: Vec<Document> = (0..80)
        .map(|id| Document {
            day: id % 20,
            kind: 2,
            id: id as usize,
        })
        .collect();
    let gazette = Arc::new(Gazette::new(many, 50, true));
    let relevance = [("order", "relevance")];
    let all = listed(paging(50, 10), 10, &relevance, None);
    let error = read_pages(&gazette, &all, bounds(2), None).unwrap_err();
    assert!(matches!(error, PagingError::OrderNotKept { .. }));
    let message = error.to_string();
    assert!(
        message.contains("\"relevance\"") && message.contains("50"),
        "{message}"
    );
    let few = listed(paging(50, 10), 10, &relevance, Some(30));
    let bounds = Bounds {
        max_records: Some(30),
        ..bounds(2)
    };
    let pages = read_pages(&gazette, &few, bounds, None).unwrap();
    assert_eq!(records(&pages).len(), 30);
}

#[test]
fn a_total_that_changes_between_numbered_pages_is_reported() {
    let all: Vec<Document> = (0..40)
        .map(|id| Document {
            day: 1,
            kind: 2,
            id,
        })
        .collect();
    let mut gazette = Gazette::new(all, 1000, false);
    gazette.moves = |asked, documents| {
        if asked == 1 {
            documents.remove(0);
        }
    };
    let gazette = Arc::new(gazette);
    let listed = listed(paging(1000, 10), 10, &[], None);
    let strict = Bounds {
        on_change: OnChange::Raise,
        ..bounds(1)
    };
    let error = read_pages(&gazette, &listed, strict, None).unwrap_err();
    assert!(matches!(error, PagingError::Changed(_)), "{error}");
}

#[test]
fn a_page_with_missing_records_is_reported() {
    /// A service whose second page lacks half of its records.
    struct Short;
    impl Fetch for Short {
        fn fetch(&self, arguments: CallArguments) -> FetchFuture {
            let page = number(&arguments, "page");
            let count = if page == 2 { 5 } else { 10 };
            let results: Vec<_> = (0..count)
                .map(|place| json!({ "document_number": format!("{page}-{place}"), "publication_date": "2024-01-02" }))
                .collect();
            Box::pin(async move { Ok(reply(&json!({ "count": 30, "results": results }))) })
        }
    }
    let runtime = runtime();
    let listed = listed(paging(1000, 10), 10, &[], None);
    let mut paginator = PageReader::new(
        listed,
        Arc::new(Short),
        runtime.handle().clone(),
        bounds(2),
        None,
    );
    runtime.block_on(async {
        let mut lengths = Vec::new();
        let error = loop {
            match paginator.next().await.unwrap() {
                Ok(page) => lengths.push(page.new_records.len()),
                Err(error) => break error,
            }
        };
        // The short page did not end it.
        assert_eq!(lengths, [10, 5, 10]);
        assert!(matches!(
            error,
            PagingError::Truncated {
                reached: 25,
                exist: Some(30),
                ..
            }
        ));
        assert!(paginator.next().await.is_none());
    });
}
