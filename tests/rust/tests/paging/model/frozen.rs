//! Compares what the histories of a test come to with tests/oracles/histories.txt.
//!
//! A change that is meant to keep the decisions of paging keeps these lines. They hold the default number
//! of histories; `OPENSHELF_FREEZE_ORACLES=1` (in `make oracles`) freezes what the histories come to now.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;

use super::judge::Verdict;
use super::many::variable;

/// What the histories of one test come to.
pub struct Sum {
    pub histories: usize,
    pub verdicts: BTreeMap<Verdict, u64>,
    pub requests: u64,
}

impl Sum {
    fn line(&self) -> String {
        let mut line = format!("{} histories", self.histories);
        for (verdict, times) in &self.verdicts {
            let _ = write!(line, ", {times} {verdict:?}");
        }
        let _ = write!(line, ", {} requests", self.requests);
        line
    }
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../oracles/histories.txt")
}

fn lines(text: &str) -> BTreeMap<String, String> {
    text.lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(test, line)| (test.to_owned(), line.to_owned()))
        .collect()
}

/// Asserts that a test's histories come to what is frozen, unless the environment selects other histories.
pub fn check(test: &str, sum: &Sum) {
    if variable("OPENSHELF_HISTORIES").is_some() || variable("OPENSHELF_SEED").is_some() {
        return;
    }
    let found = sum.line();
    if variable("OPENSHELF_FREEZE_ORACLES").is_some() {
        freeze(test, found);
        return;
    }
    let text = std::fs::read_to_string(file()).unwrap();
    let frozen = lines(&text).remove(test).unwrap_or_default();
    assert_eq!(
        found, frozen,
        "{test} does not come to what tests/oracles/histories.txt has; run `make oracles` if that is meant"
    );
}

/// The tests of a process freeze one after the other.
fn freeze(test: &str, found: String) {
    static FREEZING: Mutex<()> = Mutex::new(());
    let _one = FREEZING.lock();
    let mut all = lines(&std::fs::read_to_string(file()).unwrap_or_default());
    all.insert(test.to_owned(), found);
    let text: String = all
        .iter()
        .map(|(test, line)| format!("{test}\t{line}\n"))
        .collect();
    std::fs::write(file(), text).unwrap();
}
