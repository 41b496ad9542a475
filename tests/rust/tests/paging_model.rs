//! Tests the guarantee of paging on a model: every record is returned once, or the list reports that this
//! is uncertain.
//!
//! Each history is derived from a seed: a list of a real operation, changes between the answers, answers in
//! any order, failures, kills and resumed runs. `OPENSHELF_HISTORIES=1000000` sets the number of histories,
//! and `OPENSHELF_SEED=17 cargo test --test paging_model -- --nocapture --exact <test>` shows a single one.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "the numbers of a test are small"
)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::print_stderr,
    clippy::panic,
    reason = "a test that fails may say so"
)]

use std::cell::Cell;

#[path = "paging/model/mod.rs"]
mod model;

use model::frozen;
use model::history::History;
use model::judge::{self, Verdict};
use model::kinds::{Kind, SORTS, Sort};
use model::many::{check, seeds};
use model::run::{Outcome, read};

/// Checks the histories of a test, and what they come to.
fn frozen_check(
    test: &str,
    seeds: &[u64],
    made: impl Fn(u64) -> History,
    judged: impl Fn(&History, &Outcome) -> Result<Verdict, String>,
) {
    let requests = Cell::new(0);
    let verdicts = check(test, seeds, made, |runtime, history| {
        let outcome = read(runtime, history);
        requests.set(requests.get() + outcome.world.requests());
        judged(history, &outcome)
    });
    let sum = frozen::Sum {
        histories: seeds.len(),
        verdicts,
        requests: requests.get(),
    };
    frozen::check(test, &sum);
}

/// Lists that change: nothing twice; records that stay are returned, or there is an error, or the level
/// is unproven.
fn moving(test: &str, of_thousand: u64, kind: impl Fn(u64) -> Kind) {
    let seeds = seeds(test, of_thousand);
    let made = |seed| History::moving(kind(seed), seed);
    frozen_check(test, &seeds, made, |_, outcome| judge::moving(outcome));
}

/// Lists that do not change: everything in order, no error, known to be complete, no useless request.
fn still(test: &str, of_thousand: u64, kind: impl Fn(u64) -> Kind) {
    let seeds = seeds(test, of_thousand);
    let made = |seed| History::still(kind(seed), seed);
    frozen_check(test, &seeds, made, judge::still);
}

fn any_sort(seed: u64) -> Kind {
    Kind::Awards(SORTS[(seed % SORTS.len() as u64) as usize])
}

/// A test for the moving and one for the still lists of a kind.
macro_rules! lists {
    ($($moving:ident $still:ident $of_thousand:literal $kind:expr;)*) => {
        $(
            #[test]
            fn $moving() {
                moving(stringify!($moving), $of_thousand * 8 / 10, $kind);
            }

            #[test]
            fn $still() {
                still(stringify!($still), $of_thousand * 2 / 10, $kind);
            }
        )*
    };
}

lists! {
    moving_artworks still_artworks 100 |_| Kind::Artworks;
    moving_newest_documents still_newest_documents 70 |_| Kind::Newest;
    moving_oldest_documents still_oldest_documents 70 |_| Kind::Oldest;
    moving_newest_of_term still_newest_of_term 70 |_| Kind::NewestOfTerm;
    moving_oldest_of_term still_oldest_of_term 70 |_| Kind::OldestOfTerm;
    moving_transactions still_transactions 80 |_| Kind::Transactions;
    moving_industries still_industries 120 |_| Kind::Industries;
    moving_awards_by_amount still_awards_by_amount 80 |_| Kind::Awards(Sort::Cents);
    moving_awards still_awards 160 any_sort;
    moving_subawards still_subawards 60 |_| Kind::Subawards;
    moving_transaction_groups still_transaction_groups 70 |_| Kind::TransactionGroups;
    moving_subaward_groups still_subaward_groups 70 |_| Kind::SubawardGroups;
    moving_pictures still_pictures 60 |_| Kind::Pictures;
    moving_agencies still_agencies 60 |_| Kind::Agencies;
}
