//! Runs many histories of one kind, and reports those that fail.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use tokio::runtime::Runtime;

use super::history::History;
use super::judge::Verdict;
use super::run::runtime;
use openshelf_tests::chance::mix;

/// The number of all histories, unless `OPENSHELF_HISTORIES` sets it.
const HISTORIES: u64 = 30_000;

/// The number of a variable of the environment.
pub fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The seeds of a test that has this share of a thousand histories; `OPENSHELF_SEED` selects a single
/// one.
pub fn seeds(test: &str, of_thousand: u64) -> Vec<u64> {
    if let Some(seed) = variable("OPENSHELF_SEED") {
        return vec![seed];
    }
    let all = variable("OPENSHELF_HISTORIES").unwrap_or(HISTORIES);
    let own = test
        .bytes()
        .fold(0, |own, byte| mix(own ^ u64::from(byte)) >> 8);
    let histories = (all * of_thousand / 1_000).max(1);
    (0..histories).map(|number| own ^ number).collect()
}

thread_local! {
    static IS_QUIET: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Silences the panic of a history, which is reported with its seed; the usual message would appear a
/// thousand times.
fn be_quiet() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |how| {
            if !IS_QUIET.get() {
                usual(how);
            }
        }));
    });
}

fn caught<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    be_quiet();
    IS_QUIET.set(true);
    let worked = catch_unwind(AssertUnwindSafe(work));
    IS_QUIET.set(false);
    worked.unwrap_or_else(|why| {
        let text = why.downcast_ref::<String>().cloned();
        let text = text.or_else(|| why.downcast_ref::<&str>().map(ToString::to_string));
        Err(format!("panicked: {}", text.unwrap_or_default()))
    })
}

/// A message without its numbers, so that equal failures are counted as one.
fn without_numbers(text: &str) -> String {
    let text: String = text
        .chars()
        .map(|c| if c.is_ascii_digit() { '#' } else { c })
        .collect();
    let mut short = text;
    while short.contains("##") {
        short = short.replace("##", "#");
    }
    short.chars().take(90).collect()
}

/// Runs a test's histories, and counts their verdicts. Every failure is reported with its seed.
pub fn check(
    test: &str,
    seeds: &[u64],
    made: impl Fn(u64) -> History,
    judged: impl Fn(&Runtime, &History) -> Result<Verdict, String>,
) -> BTreeMap<Verdict, u64> {
    let mut verdicts: BTreeMap<Verdict, u64> = BTreeMap::new();
    let mut failures: BTreeMap<String, (u64, String)> = BTreeMap::new();
    let mut runtime_ = runtime();
    for seed in seeds {
        let history = made(*seed);
        match caught(|| judged(&runtime_, &history)) {
            Ok(verdict) => *verdicts.entry(verdict).or_default() += 1,
            Err(why) => {
                if why.starts_with("panicked") {
                    runtime_ = runtime();
                }
                let first = || {
                    (
                        0,
                        format!(
                            "OPENSHELF_SEED={seed} cargo test --test paging_model -- --exact {test}\n    {why}\n    {history:?}"
                        ),
                    )
                };
                failures
                    .entry(without_numbers(&why))
                    .or_insert_with(first)
                    .0 += 1;
            }
        }
    }
    eprintln!("{test}: {} histories, {verdicts:?}", seeds.len());
    let failed: u64 = failures.values().map(|(times, _)| times).sum();
    let mut shown: Vec<(u64, String)> = failures.into_values().collect();
    shown.sort_by_key(|(times, _)| std::cmp::Reverse(*times));
    for (times, how) in shown.iter().take(5) {
        eprintln!("{times} like {how}");
    }
    assert!(
        failed == 0,
        "{failed} of {} histories broke a promise; {} ways, the most frequent are above",
        seeds.len(),
        shown.len()
    );
    verdicts
}
