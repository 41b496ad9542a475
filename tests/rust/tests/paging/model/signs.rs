//! Tests that `on_change="raise"` ends at the first sign of a change, and that `on_change="warn"` continues
//! and reports it.
//!
//! With one request at a time, a model determines what the reader has seen: a different total, or a
//! repeated record.

use std::collections::BTreeSet;

use openshelf::paging::{OnChange, PagingError};
use tokio::runtime::Runtime;

use super::history::History;
use super::judge::{self, Verdict};
use super::kinds::Kind;
use super::many::{check, seeds};
use super::run::{Outcome, read, read_in};
use super::world::World;

const KINDS: [Kind; 3] = [Kind::Artworks, Kind::Agencies, Kind::Industries];

fn kind(seed: u64) -> Kind {
    KINDS[(seed % 3) as usize]
}

/// A list that is read one page at a time and without failures, so that every sign is seen in order.
fn in_turn(seed: u64, on_change: OnChange) -> History {
    History {
        on_change,
        concurrency: 1,
        is_speculative: false,
        prove: false,
        is_late: false,
        faults: Vec::new(),
        kills: Vec::new(),
        ..History::moving(kind(seed), seed)
    }
}

/// The same with several requests under way, failures and kills.
fn in_any_order(seed: u64, on_change: OnChange) -> History {
    History {
        on_change,
        ..History::moving(kind(seed), seed)
    }
}

fn logged(runtime: &Runtime, history: &History) -> Outcome {
    let mut world = World::new(history);
    world.log = Some(Vec::new());
    read_in(runtime, history, world)
}

/// How many records the answers before the first sign have, and whether there is one.
fn until_sign(outcome: &Outcome) -> (Vec<u32>, bool) {
    let log = outcome.world.log.as_deref().unwrap_or_default();
    let (mut known, mut given) = (BTreeSet::new(), Vec::new());
    for (total, ids) in log {
        let is_same = *total == log[0].0;
        if !is_same || ids.iter().any(|id| known.contains(id)) {
            return (given, true);
        }
        known.extend(ids.iter().copied());
        given.extend_from_slice(ids);
    }
    (given, false)
}

#[test]
fn raise_ends_at_the_first_sign() {
    let test = "raise_ends_at_the_first_sign";
    let made = |seed| in_turn(seed, OnChange::Raise);
    check(test, &seeds(test, 50), made, |runtime, history| {
        let outcome = logged(runtime, history);
        let (given, has_sign) = until_sign(&outcome);
        if outcome.given != given {
            let (came, stood) = (outcome.given.len(), given.len());
            return Err(format!(
                "{came} records came, {stood} stood before the sign"
            ));
        }
        match (&outcome.error, has_sign) {
            (Some(PagingError::Changed(_)), true) => Ok(Verdict::Error),
            (None, false) => Ok(Verdict::Whole),
            (Some(error), _) => Err(format!("there was no sign, or another error: {error}")),
            (None, true) => Err("there was a sign, and no error".to_owned()),
        }
    });
}

#[test]
fn raise_keeps_the_promise_in_any_order() {
    let test = "raise_keeps_the_promise_in_any_order";
    let made = |seed| in_any_order(seed, OnChange::Raise);
    check(test, &seeds(test, 30), made, |runtime, history| {
        judge::moving(&read(runtime, history))
    });
}

#[test]
fn warn_gives_each_record_once_and_says_so() {
    let test = "warn_gives_each_record_once_and_says_so";
    let made = |seed| in_turn(seed, OnChange::Warn);
    check(test, &seeds(test, 50), made, |runtime, history| {
        let outcome = logged(runtime, history);
        let verdict = judge::moving(&outcome)?;
        if let Some(PagingError::Changed(how)) = &outcome.error {
            return Err(format!("it ended: {how}"));
        }
        let (_, has_sign) = until_sign(&outcome);
        if has_sign && outcome.warnings.is_empty() {
            return Err("there was a sign, and no warning".to_owned());
        }
        if !has_sign && !outcome.warnings.is_empty() {
            return Err(format!("there was no sign: {}", outcome.warnings[0]));
        }
        Ok(verdict)
    });
}

#[test]
fn warn_never_ends_with_a_change() {
    let test = "warn_never_ends_with_a_change";
    let made = |seed| in_any_order(seed, OnChange::Warn);
    check(test, &seeds(test, 30), made, |runtime, history| {
        let outcome = read(runtime, history);
        match &outcome.error {
            Some(PagingError::Changed(how)) => Err(format!("it ended: {how}")),
            _ => judge::moving(&outcome),
        }
    });
}
