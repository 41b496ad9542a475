//! Lists that are divided, and read slice after slice, as several readers read one list.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use openshelf::paging::{Completeness, Level, ListedCall, PagingError, RecordCount, Slice, divide};
use tokio::runtime::Runtime;

use super::history::History;
use super::judge::{self, Verdict};
use super::kinds::{Kind, Sort};
use super::many::{check, seeds};
use super::run::{Outcome, driven, read_list, runtime};
use super::world::{Asked, World};

/// Lists that are divided at places of their cursor.
const AWARDS: [Kind; 2] = [Kind::Awards(Sort::Cents), Kind::Awards(Sort::Unique)];
const KINDS: [Kind; 4] = [
    Kind::NewestOfTerm,
    Kind::OldestOfTerm,
    Kind::Oldest,
    Kind::Transactions,
];

/// A slice that was read: how many records it has by the plan, how many came, by how many requests for pages and for
/// single records, and what is known about them.
struct ReadSlice {
    expected: Option<RecordCount>,
    came: u64,
    pages: u64,
    marks: u64,
    most_under_way: usize,
    completeness: Completeness,
}

/// A history of one of these kinds that is read in slices. No condition by type selects some documents.
fn made(kinds: &[Kind], made: impl Fn(Kind, u64) -> History, seed: u64) -> History {
    let mut history = made(kinds[seed as usize % kinds.len()], seed);
    // A plan that fails is made anew, which a caller does.
    history.faults = Vec::new();
    if history.make.kind.is_documents() && seed % 8 < 4 {
        history.make.untyped = 5;
        // Few days, so that no size of pages reaches all of one, or only a larger one.
        history.make.values = 1 + history.records % 3;
        history.reach = Some((40, 100));
        if seed % 16 < 8 {
            history.make.values = 1;
            history.records = 251 + history.records % 48;
            (history.size, history.reach) = (5, Some((100, 300)));
        }
    }
    history
}

fn divided(
    runtime: &Runtime,
    history: &History,
    world: World,
) -> (World, Result<Vec<Slice>, PagingError>) {
    let listed = history.listed();
    let wanted = Some(1 + history.seed % 5);
    let world = Arc::new(Mutex::new(world));
    let asked = Asked(Arc::clone(&world));
    let plan = divide(&listed, &asked, history.concurrency, wanted);
    let plan = runtime.block_on(driven(plan, &world));
    drop(asked);
    let world = Arc::try_unwrap(world).ok().expect("a request is under way");
    let world = world.into_inner().unwrap_or_else(PoisonError::into_inner);
    (world, plan.map(|plan| plan.slices))
}

/// What the slices of a history come to together, and each of them.
fn read(runtime: &Runtime, history: &History) -> (Outcome, Vec<ReadSlice>) {
    let (world, plan) = divided(runtime, history, World::new(history));
    let exact = Completeness {
        level: Level::Exact,
        ..Completeness::of_nothing()
    };
    let mut whole = Outcome {
        given: Vec::new(),
        error: None,
        completeness: exact,
        warnings: Vec::new(),
        world,
    };
    let slices = match plan {
        Ok(slices) => slices,
        Err(error) => {
            whole.error = Some(error);
            Vec::new()
        }
    };
    let mut read = Vec::new();
    for slice in slices {
        let kind = history.make.kind;
        let (service, _) = kind.operation();
        let paging = kind.paging(history.reach);
        let listed = ListedCall::new(service, paging, slice.arguments, &history.bounds());
        let listed = listed.within(slice.extent);
        let (pages, marks) = (whole.world.pages, whole.world.marks);
        whole.world.most_under_way = 0;
        let own = read_list(runtime, history, &listed, whole.world);
        read.push(ReadSlice {
            expected: slice.expected,
            came: own.given.len() as u64,
            pages: own.world.pages - pages,
            marks: own.world.marks - marks,
            most_under_way: own.world.most_under_way,
            completeness: own.completeness.clone(),
        });
        whole.given.extend(own.given);
        whole.warnings.extend(own.warnings);
        whole.world = own.world;
        if own.completeness.level > whole.completeness.level {
            whole.completeness = own.completeness;
        }
        if own.error.is_some() {
            whole.error = own.error;
            break;
        }
    }
    (whole, read)
}

/// Whether types divide a day that no size of pages reaches, and some of its documents have none.
fn hides_documents(history: &History, outcome: &Outcome, error: &PagingError) -> bool {
    let service = &outcome.world.service;
    let is_full = Some(service.fullest_rank() as u64) >= service.paging.reach;
    let is_told = matches!(
        error,
        PagingError::Truncated { .. } | PagingError::OutsideSlices { .. }
    );
    is_full && is_told && history.make.untyped > 0
}

/// An unchanging list: each slice has the records that the plan says, and knows it.
fn still(history: &History, outcome: &Outcome, slices: &[ReadSlice]) -> Result<Verdict, String> {
    let verdict = judge::moving(outcome)?;
    match &outcome.error {
        Some(error) if hides_documents(history, outcome, error) => return Ok(Verdict::Error),
        // By chance, a record without a tie-breaker is on no page of any reading.
        Some(PagingError::Changed(_)) if history.make.kind.is_tied() => return Ok(Verdict::Error),
        Some(error) => return Err(format!("it stood still, and: {error}")),
        None => {}
    }
    if outcome.missing() > 0 {
        return Err(format!("{} are missing", outcome.missing()));
    }
    let wanted = outcome.world.service.in_order(&history.arguments());
    if matches!(history.make.kind, Kind::Awards(_)) && outcome.given != wanted {
        return Err("they are not in the service's order".to_owned());
    }
    for slice in slices {
        let expected = slice.expected.filter(|count| count.is_exact);
        if expected.is_some_and(|count| count.records != slice.came) {
            return Err(format!("{expected:?} expected, {} came", slice.came));
        }
        if matches!(history.make.kind, Kind::Awards(_)) {
            few_requests(history, slice)?;
        }
        // An award may move to a slice that was read, and no number shows it.
        let is_told_apart =
            history.make.kind.has_key() && history.make.kind != Kind::Awards(Sort::Cents);
        if slice.completeness.level == Level::Unproven && is_told_apart {
            return Err(format!("unproven: {}", slice.completeness.reason));
        }
    }
    Ok(verdict)
}

/// A slice between two places of an unchanging list requests each page once, and few single records.
fn few_requests(history: &History, slice: &ReadSlice) -> Result<(), String> {
    let is_parallel = history.concurrency > 1;
    // Two windows share a record.
    let shared = u64::from(is_parallel && history.size >= 10);
    // Each end of a slice may be in the middle of a page.
    let plain = slice.came.div_ceil(history.size - shared) + 2;
    let ahead = if is_parallel {
        history.concurrency as u64
    } else {
        0
    };
    if slice.pages > plain + ahead {
        let (pages, came) = (slice.pages, slice.came);
        return Err(format!("{pages} pages for {came} records, about {plain}"));
    }
    if slice.marks > ahead.max(1) * 4 {
        return Err(format!("{} single records", slice.marks));
    }
    Ok(())
}

/// Reads lists of these kinds that stand still.
fn check_still(test: &str, kinds: &[Kind]) {
    check(
        test,
        &seeds(test, 40),
        |seed| made(kinds, History::still, seed),
        |runtime, history| {
            let (outcome, slices) = read(runtime, history);
            still(history, &outcome, &slices)
        },
    );
}

/// Reads lists of these kinds that move.
fn check_moving(test: &str, kinds: &[Kind]) {
    check(
        test,
        &seeds(test, 60),
        |seed| made(kinds, History::moving, seed),
        |runtime, history| {
            let (mut outcome, _) = read(runtime, history);
            if history.make.kind == Kind::Awards(Sort::Cents) {
                // The reader of a slice does not know what another one has returned. So an award that moves from one
                // slice to another while they are read may come with both.
                let staying = outcome.world.service.list.staying();
                let mut moved = HashSet::new();
                let is_kept = |id: &u32| staying[*id as usize] > 0 || moved.insert(*id);
                outcome.given.retain(is_kept);
            }
            judge::moving(&outcome)
        },
    );
}

#[test]
fn slices_of_a_list_that_stands_still_have_all_of_it() {
    check_still("slices_of_a_list_that_stands_still_have_all_of_it", &KINDS);
}

#[test]
fn slices_of_a_list_that_moves_lose_nothing_unsaid() {
    check_moving("slices_of_a_list_that_moves_lose_nothing_unsaid", &KINDS);
}

#[test]
fn slices_between_places_of_a_cursor_have_all_of_a_list_that_stands_still() {
    let test = "slices_between_places_of_a_cursor_have_all_of_a_list_that_stands_still";
    check_still(test, &AWARDS);
}

#[test]
fn slices_between_places_of_a_cursor_lose_nothing_unsaid() {
    check_moving(
        "slices_between_places_of_a_cursor_lose_nothing_unsaid",
        &AWARDS,
    );
}

/// A long list of awards that is divided into two slices, with a page size of 10.
fn in_two_slices(sort: Sort, reach: (u64, u64), seed: u64) -> History {
    // Such a seed asks for two.
    let mut history = History::still(Kind::Awards(sort), 5 * seed + 1);
    // A filter by whole dollars leaves fewer awards than page numbers reach.
    (history.make.values, history.make.nulls) = (0, 0);
    (history.records, history.size, history.concurrency) = (400, 10, 4);
    history.reach = Some(reach);
    history
}

#[test]
fn a_slice_between_places_is_read_in_parallel() {
    let runtime = runtime();
    for seed in 0..40 {
        for sort in [Sort::Unique, Sort::Cents] {
            for reach in [(1_000, 5_000), (100, 300), (40, 100)] {
                let history = in_two_slices(sort, reach, seed);
                let (outcome, slices) = read(&runtime, &history);
                still(&history, &outcome, &slices).unwrap();
                assert_eq!(slices.len(), 2, "{history:?}");
                for slice in slices {
                    assert_eq!(slice.most_under_way, 4, "{history:?}");
                }
            }
        }
    }
}
