//! The steps between which a process may end. A test ends it before each of them in turn.

/// Marks that the next step begins.
#[inline]
pub(crate) fn step() {
    #[cfg(test)]
    tests::count();
}

#[cfg(test)]
pub(crate) mod tests {
    use std::path::Path;
    use std::process::Command;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// The variable of the environment with the number of the step before which the process ends.
    const STEP: &str = "OPENSHELF_DURABLE_STEP";
    /// The variable with the folder in which a child process works.
    const FOLDER: &str = "OPENSHELF_DURABLE_FOLDER";
    /// The exit status of a child whose work had fewer steps.
    const ENDED: i32 = 77;

    static COUNTED: AtomicU64 = AtomicU64::new(0);

    pub(super) fn count() {
        let number = COUNTED.fetch_add(1, Ordering::SeqCst);
        let chosen = std::env::var(STEP).ok().and_then(|text| text.parse().ok());
        if chosen == Some(number) {
            // As a kill: no destructor runs.
            std::process::abort();
        }
    }

    /// Runs a test's work in processes that end before its first step, its second step and so on, and once to its
    /// end. `check` sees the folder after each of them, and is told whether the work came to its end.
    ///
    /// A test calls this with its own whole name; in the child processes it is the same test.
    pub(crate) fn kill_at_each_step(
        test: &str,
        prepare: impl Fn(&Path),
        work: impl Fn(&Path),
        check: impl Fn(&Path, bool),
    ) -> u64 {
        if let Some(folder) = std::env::var_os(FOLDER) {
            work(Path::new(&folder));
            std::process::exit(ENDED);
        }
        for number in 0.. {
            let folder = tempfile::tempdir().unwrap();
            prepare(folder.path());
            let ended = Command::new(std::env::current_exe().unwrap())
                .args(["--exact", test, "--nocapture", "--test-threads=1"])
                .env(STEP, number.to_string())
                .env(FOLDER, folder.path())
                .output()
                .unwrap();
            let is_whole = ended.status.code() == Some(ENDED);
            assert!(
                is_whole || ended.status.code().is_none(),
                "{test} failed in its child: {}",
                String::from_utf8_lossy(&ended.stderr)
            );
            check(folder.path(), is_whole);
            if is_whole {
                return number;
            }
        }
        0
    }
}
