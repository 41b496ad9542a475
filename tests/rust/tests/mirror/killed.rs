//! Tests that end a whole run before each of its writes: the table is the old version or the new one, and the next run
//! comes to its end.

use std::path::Path;
use std::time::Duration;

use openshelf::delta::{Snapshot, Texts, Transaction};
use openshelf::sandbox::Sandbox;
use openshelf_tests::chance::Chance;

use super::first_run::{change, is_thorough, mirror_of, often, order};
use super::kept::{
    Kept, Records, address, client, fresh, mirrored, move_records, operation, paged, sandbox,
    update, wait,
};
use super::kills;

/// What a child does: a whole run, and a vacuum after it.
fn work(folder: &Path) {
    let mirror = mirror_of(folder);
    wait(mirror.update(often())).unwrap();
    std::thread::sleep(Duration::from_millis(2));
    mirror.vacuum(Duration::ZERO).unwrap();
}

/// Copies a table.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        match entry.file_type().unwrap().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(std::fs::copy(entry.path(), target).unwrap()),
        }
    }
}

/// Each version of the table has a checkpoint.
fn checkpoint_each_version(table: &Path) {
    let base = Snapshot::latest(table).unwrap();
    let mut change = Transaction::on(&base).unwrap();
    change.set("delta.checkpointInterval", "1");
    change.commit("SET TBLPROPERTIES", &Texts::new()).unwrap();
}

/// The state of a table before a run, and what the run makes of it.
struct Before<'a> {
    number: usize,
    list: &'a Kept,
    sandbox: &'a Sandbox,
    table: &'a Path,
    /// The version and the records; none if there is no table.
    old: Option<(u64, Records)>,
    new: Records,
}

impl Before<'_> {
    /// Ends a run before a step, and looks at what is left; whether the run had no such step.
    fn kill(&self, test: &str, step: u64) -> bool {
        let (service, group, name, _) = self.list;
        let client = client(self.sandbox, service);
        let operation = operation(&client, group, name);
        let folder = tempfile::tempdir().unwrap();
        let mirror = folder.path().join("mirror");
        if self.old.is_some() {
            copy(self.table, &mirror);
        }
        order(folder.path(), self.number, &address(self.sandbox, service));
        let is_whole = kills::run(test, folder.path(), step);
        if let Some((version, records)) = &self.old {
            let table = Snapshot::latest(&mirror).unwrap();
            let there = mirrored(&table, operation).0;
            let expected = if table.version() == *version {
                records
            } else {
                &self.new
            };
            assert!(there == *expected, "{name}: step {step}");
            assert!(!is_whole || there == self.new);
        } else if Snapshot::is_table(&mirror).unwrap() {
            // What the first run has read is whole pages of the list.
            let table = Snapshot::latest(&mirror).unwrap();
            let there = mirrored(&table, operation).0;
            assert!(
                there
                    .iter()
                    .all(|(key, record)| self.new.get(key) == Some(record))
            );
            assert!(!is_whole || there == self.new);
        }
        let kept = mirror_of(folder.path());
        let report = wait(kept.update(often())).unwrap();
        let table = Snapshot::latest(&mirror).unwrap();
        assert_eq!(table.version(), report.version);
        assert!(
            mirrored(&table, operation).0 == self.new,
            "{name}: step {step}: {report:?}"
        );
        std::thread::sleep(Duration::from_millis(2));
        kept.vacuum(Duration::ZERO).unwrap();
        // Nothing is left but the log and the parts.
        let files = std::fs::read_dir(&mirror).unwrap().count();
        assert_eq!(files, 1 + table.files().count(), "{name}: step {step}");
        is_whole
    }

    /// Ends runs before each step in turn, or before some of them, at most this many steps apart.
    fn kill_at_steps(&self, test: &str, most: u64) -> u64 {
        let mut chance = Chance::new(self.number as u64);
        let mut step = 0;
        while !self.kill(test, step) {
            step += if is_thorough() {
                1
            } else {
                1 + chance.number() % most
            };
        }
        step
    }
}

#[test]
fn a_kill_between_any_two_writes_of_a_run_leaves_the_old_version_or_the_new_one() {
    if let Some(folder) = kills::child() {
        work(&folder);
        kills::end();
    }
    let test =
        "killed::a_kill_between_any_two_writes_of_a_run_leaves_the_old_version_or_the_new_one";
    for (number, list) in paged().iter().enumerate() {
        let (service, group, name, given) = list;
        let sandbox = sandbox("2024-06-28", 0);
        let client = client(&sandbox, service);
        let operation = operation(&client, group, name);
        let folder = tempfile::tempdir().unwrap();
        update(&client, operation, given, folder.path());
        checkpoint_each_version(folder.path());
        for corrected in [0, 2] {
            move_records(&sandbox, &client, list, change(list, 7, corrected));
        }
        let table = Snapshot::latest(folder.path()).unwrap();
        let before = Before {
            number,
            list,
            sandbox: &sandbox,
            table: folder.path(),
            old: Some((table.version(), mirrored(&table, operation).0)),
            new: fresh(&client, operation, given),
        };
        assert!(before.old.as_ref().unwrap().1 != before.new);
        let steps = before.kill_at_steps(test, 40);
        assert!(steps >= 30, "{name}: {steps}");
    }
}

#[test]
fn a_kill_between_any_two_writes_of_the_first_run_loses_no_record() {
    if let Some(folder) = kills::child() {
        work(&folder);
        kills::end();
    }
    let test = "killed::a_kill_between_any_two_writes_of_the_first_run_loses_no_record";
    for (number, list) in paged().iter().enumerate() {
        let (service, group, name, given) = list;
        let sandbox = sandbox("2024-06-28", 0);
        let client = client(&sandbox, service);
        let before = Before {
            number,
            list,
            sandbox: &sandbox,
            table: Path::new(""),
            old: None,
            new: fresh(&client, operation(&client, group, name), given),
        };
        let steps = before.kill_at_steps(test, 120);
        assert!(steps >= 60, "{name}: {steps}");
    }
}
