//! Tests the guarantee of downloads on a model: what is given is one version's bytes, whole, or there is an error; and
//! nothing is left that the next call does not use or remove.
//!
//! Each history is derived from a seed. `OPENSHELF_DOWNLOAD_HISTORIES=100000` sets their number, and `OPENSHELF_SEED=17
//! cargo test --test download_model -- --nocapture` shows a single one. The clock is tokio's own and paused, so that the
//! pauses between attempts take no time.

#![allow(
    clippy::cast_possible_truncation,
    reason = "the numbers of a test are small"
)]
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::print_stderr,
    clippy::panic,
    clippy::format_push_string,
    clippy::cast_precision_loss,
    clippy::large_futures,
    clippy::unused_self,
    clippy::unnecessary_wraps,
    dead_code,
    reason = "a test that fails may say so"
)]

mod downloads;

use std::collections::BTreeMap;

use downloads::run::history;

/// The number of histories, unless `OPENSHELF_DOWNLOAD_HISTORIES` sets it.
const HISTORIES: u64 = 2_000;

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn a_file_is_one_version_whole_or_there_is_an_error() {
    let seeds: Vec<u64> = match variable("OPENSHELF_SEED") {
        Some(seed) => vec![seed],
        None => (0..variable("OPENSHELF_DOWNLOAD_HISTORIES").unwrap_or(HISTORIES)).collect(),
    };
    let (mut verdicts, mut failures) = (BTreeMap::new(), Vec::new());
    for seed in &seeds {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .start_paused(true)
            .build()
            .unwrap();
        match runtime.block_on(history(*seed)) {
            Ok(verdict) => *verdicts.entry(verdict).or_insert(0_u64) += 1,
            Err(why) => failures.push(format!("OPENSHELF_SEED={seed}: {why}")),
        }
    }
    eprintln!("{} histories: {verdicts:?}", seeds.len());
    let shown: Vec<&String> = failures.iter().take(3).collect();
    assert!(
        failures.is_empty(),
        "{} of {} histories broke a promise: {shown:#?}",
        failures.len(),
        seeds.len()
    );
}
