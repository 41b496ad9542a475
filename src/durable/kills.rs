//! Ends a process before each of its steps in turn, for the tests of this crate and of those above it.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The variable of the environment with the number of the step before which the process ends.
const STEP: &str = "OPENSHELF_DURABLE_STEP";
/// The variable with the folder in which a child process works.
const FOLDER: &str = "OPENSHELF_DURABLE_FOLDER";
/// The exit status of a child whose work had fewer steps.
const ENDED: i32 = 77;

/// The folder in which this process works, if it is one that a test may end.
pub fn child() -> Option<PathBuf> {
    std::env::var_os(FOLDER).map(PathBuf::from)
}

/// Ends a process that has done its work.
pub fn end() -> ! {
    std::process::exit(ENDED)
}

/// Runs a test in a process of its own that works in a folder and ends before a step; whether it came to its end.
pub fn run(test: &str, folder: &Path, step: u64) -> bool {
    let ended = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture", "--test-threads=1"])
        .env(STEP, step.to_string())
        .env(FOLDER, folder)
        .output()
        .unwrap();
    let is_whole = ended.status.code() == Some(ENDED);
    assert!(
        is_whole || ended.status.code().is_none(),
        "{test} failed in its child: {}",
        String::from_utf8_lossy(&ended.stderr)
    );
    is_whole
}

/// Runs a test's work in processes that end before its first step, its second step and so on, and once to its
/// end. `check` sees the folder after each of them, and is told whether the work came to its end.
///
/// A test calls this with its own whole name; in the child processes it is the same test.
pub fn kill_at_each_step(
    test: &str,
    prepare: impl Fn(&Path),
    work: impl Fn(&Path),
    check: impl Fn(&Path, bool),
) -> u64 {
    if let Some(folder) = child() {
        work(&folder);
        end();
    }
    for number in 0.. {
        let folder = tempfile::tempdir().unwrap();
        prepare(folder.path());
        let is_whole = run(test, folder.path(), number);
        check(folder.path(), is_whole);
        if is_whole {
            return number;
        }
    }
    0
}
