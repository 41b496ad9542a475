//! Tests histories of lists that failed on the real services, once each.
//!
//! Sizes are those of the report, or a tenth of them with a tenth of the reach.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use openshelf::call::Value;
use openshelf::paging::{CallArguments, Level, OnChange};

use super::history::{Burst, History};
use super::judge::{self, Verdict};
use super::kinds::{Kind, Sort};
use super::list::{Change, Make, Place};
use super::run::{Outcome, read, read_in, runtime};
use super::service::{number, text};
use super::world::World;

/// A tenth of the reach of hasNext and page numbers in the spending service.
const TENTH: Option<(u64, u64)> = Some((1_000, 5_000));

/// A list that is read with the default options.
fn default_options(kind: Kind, records: usize, size: u64) -> History {
    History {
        seed: 1,
        make: Make {
            kind,
            ascending: false,
            place: Place::Anywhere,
            values: 0,
            nulls: 0,
            twins: 0,
            have_blanks: false,
            untyped: 0,
        },
        records,
        size,
        reach: None,
        caps_total: false,
        refuses_days: false,
        concurrency: 8,
        is_speculative: true,
        on_change: OnChange::Mend,
        prove: false,
        per_reading: 0.0,
        what: &[Change::Insert],
        bursts: Vec::new(),
        is_late: false,
        faults: Vec::new(),
        kills: Vec::new(),
        between_runs: 0,
    }
}

/// Reads an unchanging list sequentially and in parallel, in both directions.
fn each_way(history: &History) -> Vec<Outcome> {
    let runtime = runtime();
    let mut outcomes = Vec::new();
    let directions = match history.make.kind {
        Kind::Awards(_) => &[false, true][..],
        _ => &[false],
    };
    for ascending in directions {
        for concurrency in [1, 8] {
            let mut history = history.clone();
            history.make.ascending = *ascending;
            history.concurrency = concurrency;
            let outcome = read(&runtime, &history);
            let judged = judge::still(&history, &outcome);
            let way = format!("ascending {ascending}, {concurrency} at once");
            assert!(judged.is_ok(), "{way}: {}", judged.unwrap_err());
            assert_eq!(outcome.given.len(), history.records, "{way}");
            outcomes.push(outcome);
        }
    }
    outcomes
}

#[test]
fn two_thousand_awards_are_added_while_a_request_fails() {
    let runtime = runtime();
    // The numbers do not tell new awards from those whose amounts change.
    let sorts = [
        (Sort::Unique, Verdict::Whole),
        (Sort::Cents, Verdict::WholeUnproven),
    ];
    let places = [(3, 0), (10, 5_000), (40, 1_000), (40, 9_000), (90, 100)];
    for ((sort, verdict), (fault, at)) in sorts
        .into_iter()
        .flat_map(|sort| places.map(|place| (sort, place)))
    {
        let mut history = default_options(Kind::Awards(sort), 10_000, 100);
        history.faults = (fault..fault + 8).collect();
        history.bursts = vec![Burst {
            answer: fault + 1,
            changes: 2_000,
            what: Change::Insert,
            at,
        }];
        let outcome = read(&runtime, &history);
        let judged = judge::moving(&outcome);
        assert_eq!(judged, Ok(verdict), "{sort:?}, fault {fault}, at {at}");
    }
}

#[test]
fn a_record_is_inserted_into_the_page_answered_last() {
    let mut history = default_options(Kind::Industries, 350, 100);
    history.concurrency = 4;
    let mut world = World::new(&history);
    let mut is_done = false;
    world.script = Some(Box::new(move |service, waiting| {
        // Page 2 waits until no other request does; then a record is inserted into its middle.
        let other = waiting
            .iter()
            .position(|one| number(one, "page") != Some(2));
        if let Some(other) = other.filter(|_| !is_done) {
            return other;
        }
        if !is_done {
            is_done = true;
            service.list.burst(1, Change::Insert, 150, true);
        }
        0
    }));
    let outcome = read_in(&runtime(), &history, world);
    assert_eq!(outcome.world.service.list.changes, 1);
    let judged = judge::moving(&outcome);
    assert!(judged.is_ok(), "{}", judged.unwrap_err());
    // A list of four pages is read until it is known to be complete.
    assert_eq!(judged, Ok(Verdict::Whole));
}

#[test]
fn awards_sorted_by_day() {
    for values in [0, 40] {
        let mut history = default_options(Kind::Awards(Sort::Day), 12_500, 100);
        history.make.values = values;
        each_way(&history);
    }
}

#[test]
fn awards_sorted_by_id_in_windows_beyond_page_numbers() {
    let mut history = default_options(Kind::Awards(Sort::Unique), 2_000, 10);
    history.reach = Some((200, 500));
    each_way(&history);
    let mut world = World::new(&history);
    // Windows of a tenth of the pages that a single cursor would read there.
    let in_the_middle = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&in_the_middle);
    world.script = Some(Box::new(move |_, waiting| {
        let is_of_sample = |one: &CallArguments| {
            let filters = one.get("filters").map(Value::wire_text);
            number(one, "limit") == Some(1)
                && filters.is_some_and(|filters| filters.contains("award_amounts"))
        };
        if waiting.first().is_some_and(is_of_sample) {
            counter.fetch_add(1, Ordering::Relaxed);
        }
        0
    }));
    let outcome = read_in(&runtime(), &history, world);
    assert_eq!(judge::still(&history, &outcome), Ok(Verdict::Whole));
    assert!(in_the_middle.load(Ordering::Relaxed) >= 10);
}

#[test]
fn awards_sorted_by_several_fields() {
    let history = default_options(Kind::Awards(Sort::Several), 350, 100);
    each_way(&history);
}

#[test]
fn subawards_that_share_their_prime_award() {
    let mut history = default_options(Kind::Subawards, 350, 100);
    history.make.values = 3;
    let runtime = runtime();
    for concurrency in [1, 8] {
        history.concurrency = concurrency;
        let outcome = read(&runtime, &history);
        let judged = judge::still(&history, &outcome);
        assert!(judged.is_ok(), "{}", judged.unwrap_err());
    }
}

#[test]
fn awards_sorted_by_a_text_that_some_lack() {
    let mut history = default_options(Kind::Awards(Sort::Text), 1_250, 10);
    history.reach = TENTH;
    history.make.nulls = 12;
    each_way(&history);
}

#[test]
fn groups_of_transactions_beyond_the_reach_of_has_next() {
    let mut history = default_options(Kind::TransactionGroups, 1_250, 10);
    history.reach = TENTH;
    for outcome in each_way(&history) {
        // As many as the count reports.
        assert!(outcome.world.counts > 0);
    }
}

#[test]
fn transactions_up_to_the_last_allowed_page() {
    for records in [4_985, 4_995] {
        let mut history = default_options(Kind::Transactions, records, 10);
        history.reach = Some((1_000, 4_999));
        each_way(&history);
    }
}

/// The parts of a request that the scripts read exist.
#[test]
fn a_request_has_its_page_size_and_sort() {
    let arguments = Kind::Awards(Sort::Day).arguments(10, true);
    assert_eq!(text(&arguments, "sort").as_deref(), Some("Start Date"));
    assert_eq!(number(&arguments, "limit"), Some(10));
}

/// Awards in the order of their numbers, of which sixty come or go at once while windows are begun.
fn sixty_at_once(what: Change, size: u64, answer: u64, ascending: bool) -> History {
    let mut history = default_options(Kind::Awards(Sort::Unique), 400, size);
    history.make.ascending = ascending;
    history.concurrency = 16;
    history.what = match what {
        Change::Insert => &[Change::Insert],
        _ => &[Change::Delete],
    };
    history.bursts = vec![Burst {
        answer,
        changes: 60,
        what,
        at: 0,
    }];
    history
}

/// Reads such lists, the move before each answer in turn, answers in order and in any order.
fn sixty_at_once_before_each_answer(what: Change) {
    let runtime = runtime();
    for size in [5, 10, 20] {
        for answer in 1..40 {
            for ascending in [true, false] {
                let mut history = sixty_at_once(what, size, answer, ascending);
                history.is_late = answer % 2 == 0;
                for in_order in [true, false] {
                    let mut world = World::new(&history);
                    if in_order {
                        world.script = Some(Box::new(|_, _| 0));
                    }
                    let outcome = read_in(&runtime, &history, world);
                    let judged = judge::moving(&outcome);
                    assert_eq!(
                        judged,
                        Ok(Verdict::Whole),
                        "{size} a page, before answer {answer}, ascending {ascending}, in order {in_order}"
                    );
                    assert_eq!(outcome.completeness.level, Level::Exact);
                }
            }
        }
    }
}

#[test]
fn sixty_awards_are_deleted_at_the_front_while_windows_begin() {
    sixty_at_once_before_each_answer(Change::Delete);
}

#[test]
fn sixty_awards_are_inserted_at_the_front_while_windows_begin() {
    sixty_at_once_before_each_answer(Change::Insert);
}

/// Three of a million histories lost records and said that the service counts them.
#[test]
fn a_total_returns_and_a_list_shrinks_before_pages_that_are_read_again() {
    let runtime = runtime();
    for (kind, seed) in [
        // An answer with an old total arrives when the list has this total once more.
        (Kind::NewestOfTerm, 26_413_633_296_469_381),
        // More records go from before the pages that are compared than these pages have.
        (Kind::OldestOfTerm, 36_025_008_877_046_861),
        (Kind::Artworks, 59_488_352_661_462_690),
    ] {
        let outcome = read(&runtime, &History::moving(kind, seed));
        let judged = judge::moving(&outcome);
        assert_eq!(judged, Ok(Verdict::Whole), "{kind:?}, seed {seed}");
    }
}
