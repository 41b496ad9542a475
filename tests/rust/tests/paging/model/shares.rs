//! Measures how often a changing list is read completely, and what that costs.
//!
//! The lists are those of the prototype, or a tenth as long if that leaves a hundred pages. A list is whole
//! if every record that existed throughout and was not moved was returned, and nothing twice. The results
//! also count errors, and losses that the reader reported or could not see.

use openshelf::paging::OnChange;

use super::history::History;
use super::judge;
use super::kinds::Kind;
use super::list::{Change, Make, Place};
use super::many::seeds;
use super::run::{Outcome, read, runtime};

const COME_AND_GO: &[Change] = &[Change::Insert, Change::Delete];
const ALSO_MOVE: &[Change] = &[Change::Insert, Change::Delete, Change::Move];

struct Shape {
    name: &'static str,
    kind: Kind,
    records: usize,
    size: u64,
    what: &'static [Change],
    /// Many changes a reading: one in five pages at most.
    many: f64,
}

const CHANGED_FIRST: Shape = Shape {
    name: "2,000, 10 a page, last changed first, total",
    kind: Kind::Artworks,
    records: 2_000,
    size: 10,
    what: ALSO_MOVE,
    many: 20.0,
};

const NEWEST_FIRST: Shape = Shape {
    name: "2,000, 20 a page, newest first, total",
    kind: Kind::Artworks,
    records: 2_000,
    size: 20,
    what: COME_AND_GO,
    many: 20.0,
};

const NEWEST_DOCUMENTS: Shape = Shape {
    name: "900, 20 a page, order=newest, cursor",
    kind: Kind::Newest,
    records: 900,
    size: 20,
    what: COME_AND_GO,
    many: 10.0,
};

/// Page numbers of the gazette end at 50.
const NEWEST_OF_TERM: Shape = Shape {
    name: "900, 20 a page, order=newest, total",
    kind: Kind::NewestOfTerm,
    records: 900,
    size: 20,
    what: COME_AND_GO,
    many: 10.0,
};

const BY_AMOUNT: Shape = Shape {
    name: "2,000, 20 a page, by an amount, total",
    kind: Kind::Agencies,
    records: 2_000,
    size: 20,
    what: ALSO_MOVE,
    many: 20.0,
};

const SHORT: Shape = Shape {
    name: "350, 10 a page, by an amount, no total",
    kind: Kind::Industries,
    records: 350,
    size: 10,
    what: ALSO_MOVE,
    many: 20.0,
};

/// How a list is read.
#[derive(Clone, Copy)]
struct Way {
    per_reading: f64,
    concurrency: usize,
    prove: bool,
}

/// A function that reads a history.
type Reads<'a> = &'a dyn Fn(&History) -> Outcome;

const fn way(per_reading: f64, concurrency: usize) -> Way {
    Way {
        per_reading,
        concurrency,
        prove: false,
    }
}

const fn proven(per_reading: f64, concurrency: usize) -> Way {
    Way {
        prove: true,
        ..way(per_reading, concurrency)
    }
}

fn history(shape: &Shape, way: Way, what: &'static [Change], seed: u64) -> History {
    let kind = shape.kind;
    let place = if kind.goes_to_the_front() {
        Place::Front
    } else {
        Place::Anywhere
    };
    History {
        seed,
        make: Make {
            kind,
            ascending: false,
            place,
            values: 0,
            nulls: 0,
            twins: 0,
            have_blanks: false,
            untyped: 0,
        },
        records: shape.records,
        size: shape.size,
        reach: None,
        caps_total: kind.is_documents(),
        refuses_days: false,
        concurrency: way.concurrency,
        is_speculative: true,
        on_change: OnChange::Mend,
        prove: way.prove,
        per_reading: way.per_reading,
        what,
        bursts: Vec::new(),
        is_late: false,
        faults: Vec::new(),
        kills: Vec::new(),
        between_runs: 0,
    }
}

/// The share of whole lists must be this one at least, and the mean of requests this one at most.
fn expect(
    shape: &Shape,
    what: &'static [Change],
    way: Way,
    whole: f64,
    cost: Option<f64>,
) -> Vec<String> {
    let runtime = runtime();
    expect_of(
        &|history| read(&runtime, history),
        shape,
        what,
        way,
        whole,
        cost,
    )
}

fn expect_of(
    reads: Reads<'_>,
    shape: &Shape,
    what: &'static [Change],
    way: Way,
    whole: f64,
    cost: Option<f64>,
) -> Vec<String> {
    let seeds = seeds(shape.name, 4);
    let (mut wholes, mut errors, mut told, mut requests) = (0, 0, 0, 0);
    let mut broken = Vec::new();
    for seed in &seeds {
        let history = history(shape, way, what, *seed);
        let outcome = reads(&history);
        requests += outcome.world.requests();
        match judge::moving(&outcome) {
            Err(why) => broken.push(format!("seed {seed}: {why}")),
            Ok(judge::Verdict::Error) => errors += 1,
            Ok(judge::Verdict::LostUnproven | judge::Verdict::LostUnseen) => told += 1,
            Ok(_) => wholes += 1,
        }
    }
    let all = seeds.len() as f64;
    let share = f64::from(wholes) / all;
    let plain = (shape.records as f64 / shape.size as f64).ceil();
    let mean = requests as f64 / all / plain;
    let line = format!(
        "{}; {} changes, {} at once, prove {}: whole {:.1} %, error {:.1} %, lost and told {:.1} %, broken {:.1} %, {mean:.2} x",
        shape.name,
        way.per_reading,
        way.concurrency,
        way.prove,
        share * 100.0,
        f64::from(errors) / all * 100.0,
        f64::from(told) / all * 100.0,
        broken.len() as f64 / all * 100.0,
    );
    eprintln!("{line}");
    let mut failed = Vec::new();
    if share < whole {
        failed.push(format!("{line}; whole at least {:.0} %", whole * 100.0));
    }
    if let Some(cost) = cost.filter(|cost| mean > *cost) {
        failed.push(format!("{line}; at most {cost} x"));
    }
    failed.extend(broken.first().map(|first| format!("{line}; {first}")));
    failed
}

/// The results of readers that wait for each answer: one that mends seams, and one that requests every
/// seam.
pub fn one_by_one(mends: Reads<'_>, proves: Reads<'_>) -> Vec<String> {
    let mut failed = Vec::new();
    for shape in [&CHANGED_FIRST, &NEWEST_FIRST, &NEWEST_OF_TERM] {
        failed.extend(expect_of(
            mends,
            shape,
            shape.what,
            way(1.0, 1),
            0.99,
            Some(1.15),
        ));
        failed.extend(expect_of(
            mends,
            shape,
            shape.what,
            way(shape.many, 1),
            0.99,
            None,
        ));
    }
    let shape = &BY_AMOUNT;
    // 98.8 to 99.5 % by the number of histories: here records move, which no number shows.
    failed.extend(expect_of(mends, shape, ALSO_MOVE, way(1.0, 1), 0.98, None));
    failed.extend(expect_of(
        proves,
        shape,
        COME_AND_GO,
        proven(20.0, 1),
        0.9,
        None,
    ));
    failed.extend(expect_of(
        proves,
        &SHORT,
        ALSO_MOVE,
        proven(1.0, 1),
        0.99,
        None,
    ));
    failed
}

/// Lists to whose front everything goes, at one change a reading and at twenty.
///
/// Pages under way when the total changes may have been made before answers that came earlier, so their seams are
/// requested again: eight at once of a list of 45 pages cost up to `side_by_side` times its requests.
fn in_front(shape: &Shape, side_by_side: f64) -> Vec<String> {
    let mut failed = Vec::new();
    failed.extend(expect(shape, shape.what, way(1.0, 1), 0.99, Some(1.15)));
    failed.extend(expect(
        shape,
        shape.what,
        way(1.0, 8),
        0.99,
        Some(side_by_side),
    ));
    failed.extend(expect(shape, shape.what, way(shape.many, 1), 0.99, None));
    failed.extend(expect(shape, shape.what, way(shape.many, 8), 0.99, None));
    failed
}

fn none(failed: &[String]) {
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn lists_sorted_by_last_change_are_complete() {
    none(&in_front(&CHANGED_FIRST, 1.25));
}

#[test]
fn lists_sorted_newest_first_are_complete() {
    none(&in_front(&NEWEST_FIRST, 1.25));
    none(&in_front(&NEWEST_DOCUMENTS, 1.25));
    none(&in_front(&NEWEST_OF_TERM, 1.35));
}

#[test]
fn lists_with_a_total_that_change_anywhere_are_complete() {
    let mut failed = Vec::new();
    for concurrency in [1, 8] {
        let shape = &BY_AMOUNT;
        failed.extend(expect(shape, ALSO_MOVE, way(1.0, concurrency), 0.99, None));
        failed.extend(expect(
            shape,
            COME_AND_GO,
            proven(20.0, concurrency),
            0.9,
            None,
        ));
    }
    none(&failed);
}

#[test]
fn lists_that_change_anywhere_are_complete_with_prove() {
    let mut failed = Vec::new();
    for concurrency in [1, 8] {
        failed.extend(expect(
            &SHORT,
            ALSO_MOVE,
            proven(1.0, concurrency),
            0.99,
            None,
        ));
    }
    none(&failed);
}
