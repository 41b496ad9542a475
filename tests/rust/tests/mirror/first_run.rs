//! Tests a first run that is ended again and again: it goes on, and the next update makes the table a fresh harvest.

use std::path::Path;
use std::sync::atomic::Ordering;

use openshelf::client::mirror::{Mirror, MirrorOptions};
use openshelf::client::saving::BATCH_BYTES;
use openshelf::delta::{Snapshot, Texts, Transaction};
use openshelf::sandbox::{ChangePlace, Fault, Sandbox};
use openshelf_tests::chance::Chance;
use serde_json::Value as Json;

use super::kept::{
    Kept, address, check, client, client_at, fresh, mirrored, move_records, operation, paged,
    port_of, sandbox, update, wait,
};
use super::kills;

/// The setting with the place of a first run.
const PLACE: &str = "openshelf.place";
/// Few records are kept at once.
const OFTEN: usize = 20;

/// The days of the runs.
const DAYS: [&str; 4] = ["2024-07-05", "2024-07-26", "2024-08-02", "2024-09-27"];

pub fn often() -> MirrorOptions {
    MirrorOptions {
        most_rows: OFTEN,
        ..MirrorOptions::default()
    }
}

/// The mirror of a list at an address, by what a test has written into a folder.
pub fn mirror_of(folder: &Path) -> Mirror {
    // Each page is a batch.
    BATCH_BYTES.store(1, Ordering::Relaxed);
    let text = std::fs::read_to_string(folder.join("list")).unwrap();
    let (number, address) = text.split_once(' ').unwrap();
    let (service, group, name, given) = &paged()[number.parse::<usize>().unwrap()];
    let client = client_at(address, service);
    let operation = operation(&client, group, name);
    client
        .mirror(operation, given.clone(), folder.join("mirror"))
        .unwrap()
}

/// What a child does: it brings a mirror up to date, and writes the report.
fn work(folder: &Path) {
    let report = wait(mirror_of(folder).update(often())).unwrap();
    let report = serde_json::to_string(&report).unwrap();
    std::fs::write(folder.join("report"), report).unwrap();
}

/// Writes what a child needs to know.
pub fn order(folder: &Path, number: usize, address: &str) {
    std::fs::write(folder.join("list"), format!("{number} {address}")).unwrap();
}

/// Whether a test takes its time.
pub fn is_thorough() -> bool {
    std::env::var_os("OPENSHELF_MIRROR_KILLS").is_some()
}

/// Changes some records of a list.
pub fn change(list: &Kept, seed: u64, update: usize) -> Fault {
    Fault {
        // A copied award changed when the other one did, so that only the count shows it.
        insert: if list.0 == "spending" { 0 } else { 3 },
        delete: 2,
        update,
        seed,
        // The rule of the documents sees what is corrected on the latest days.
        place: match (list.0, update) {
            ("gazette", 1..) => ChangePlace::Head,
            _ => ChangePlace::Anywhere,
        },
        ..Fault::default()
    }
}

const KILLED: &str =
    "first_run::killed_again_and_again_it_goes_on_and_the_next_update_is_a_fresh_harvest";

#[test]
fn killed_again_and_again_it_goes_on_and_the_next_update_is_a_fresh_harvest() {
    if let Some(folder) = kills::child() {
        work(&folder);
        kills::end();
    }
    let rounds = if is_thorough() { 40 } else { 2 };
    let (mut ended, mut windows) = (0, 0);
    for (number, list) in paged().iter().enumerate() {
        for round in 0..rounds {
            let folder = tempfile::tempdir().unwrap();
            let (sandbox, begun) = killed(number, list, round, folder.path());
            ended += u32::from(check_report(folder.path(), list, &sandbox));
            windows += u32::from(check_next(folder.path(), list, &sandbox, begun));
            sandbox.stop();
        }
    }
    assert!(ended >= 2 && windows >= 2, "{ended} {windows}");
}

/// Kills first runs of a list while records move or weeks pass, until one comes to its end. Returns the sandbox, and the
/// day on which the run began whose records are there.
fn killed(number: usize, list: &Kept, round: u64, folder: &Path) -> (Sandbox, &'static str) {
    let (service, group, name, _) = list;
    let mut sandbox = sandbox("2024-06-28", 0);
    let port = port_of(&sandbox);
    let client = client(&sandbox, service);
    let operation = operation(&client, group, name);
    order(folder, number, &address(&sandbox, service));
    let mut chance = Chance::new(1000 * round + number as u64);
    let (mut kept, mut went_on) = (0, 0);
    let (mut day, mut begun) = ("2024-06-28", "2024-06-28");
    for (run, today) in (0_u64..).zip(DAYS.iter().chain([&DAYS[3]; 9])) {
        let step = match run {
            0..=5 => 20 + chance.number() % 50,
            _ => u64::MAX,
        };
        if kills::run(KILLED, folder, step) {
            break;
        }
        let table = Snapshot::latest(&folder.join("mirror")).unwrap();
        let rows = mirrored(&table, operation).0.len();
        went_on += u32::from(kept > 0 && rows > kept);
        if kept == 0 || rows < kept {
            begun = day;
        }
        kept = rows;
        if rows > 0 && table.setting(PLACE).is_none() {
            // It was killed behind its last version.
            break;
        }
        let unproven = mirror_of(folder).unproven().unwrap();
        assert!(rows == 0 || unproven[0].is_everything(), "{unproven:?}");
        if round % 2 == 1 && *service == "gazette" {
            // A sandbox of another day does not know what was moved, and its other records have other times.
            sandbox.stop();
            sandbox = super::kept::sandbox(today, port);
            day = today;
            continue;
        }
        for update in [0, 2] {
            let change = change(list, chance.number(), update);
            move_records(&sandbox, &client, list, change);
        }
    }
    assert!(went_on > 0, "{name}: {kept}");
    (sandbox, begun)
}

/// Compares the report of the run that came to its end with the table; returns whether it went on.
fn check_report(folder: &Path, list: &Kept, sandbox: &Sandbox) -> bool {
    let (service, group, name, _) = list;
    let Ok(report) = std::fs::read(folder.join("report")) else {
        return false;
    };
    let report: Json = serde_json::from_slice(&report).unwrap();
    let why = report["why"].as_str().unwrap();
    // A list that moves too much while nobody reads is read anew.
    let is_anew = why.contains("was dropped: the list could not be read on");
    assert!(is_anew || why.contains("it went on behind the"), "{report}");
    let unproven = report["unproven"].as_array().unwrap();
    assert_eq!(is_anew, unproven.is_empty(), "{report}");
    assert_eq!(is_anew, report["not_looked_for"].is_null(), "{report}");
    assert!(is_anew || report["completeness"]["level"] != "exact");
    let operation = operation(&client(sandbox, service), group, name);
    let table = Snapshot::latest(&folder.join("mirror")).unwrap();
    let all = mirrored(&table, operation).0.len() as u64;
    let read = report["records"].as_u64().unwrap();
    assert!(is_anew || read < all, "{report}");
    !is_anew
}

/// The next update makes the table a fresh harvest, and so does the one after it. Returns whether a window was read for
/// the sake of the first run.
fn check_next(folder: &Path, list: &Kept, sandbox: &Sandbox, begun: &str) -> bool {
    let (service, group, name, given) = list;
    let client = client(sandbox, service);
    let operation = operation(&client, group, name);
    let mirror = folder.join("mirror");
    let before = mirrored(&Snapshot::latest(&mirror).unwrap(), operation).0;
    let unproven = mirror_of(folder).unproven().unwrap();
    let since = unproven.into_iter().find_map(|one| one.first);
    let next = update(&client, operation, given, &mirror);
    if let Some(since) = &since {
        // What has changed since the first run began, weeks ago.
        assert!(since[..10] <= *begun, "{since} {begun}");
        let first = next.windows.first().and_then(|one| one.first.clone());
        let is_asked = first.is_none_or(|first| first <= *since);
        assert!(next.whole || is_asked, "{next:?}");
    }
    assert!(next.unproven.is_empty(), "{next:?}");
    assert!(next.not_looked_for.is_none(), "{next:?}");
    let known = check(&client, operation, given, &mirror, &next, &before);
    let last = update(&client, operation, given, &mirror);
    check(&client, operation, given, &mirror, &last, &known);
    since.is_some()
}

/// Leaves what a killed first run has read of a list.
fn begun(folder: &Path, test: &str, address: &str) {
    order(folder, 0, address);
    assert!(!kills::run(test, folder, 70));
}

/// Changes what the table says.
fn set(table: &Path, change: impl FnOnce(&Snapshot, &mut Transaction<'_>)) {
    let base = Snapshot::latest(table).unwrap();
    let mut transaction = Transaction::on(&base).unwrap();
    change(&base, &mut transaction);
    transaction.commit("TEST", &Texts::new()).unwrap();
}

#[test]
fn a_place_that_is_of_no_use_begins_anew_and_says_so() {
    if let Some(folder) = kills::child() {
        work(&folder);
        kills::end();
    }
    let test = "first_run::a_place_that_is_of_no_use_begins_anew_and_says_so";
    let list = &paged()[0];
    let (service, group, name, given) = list;
    let sandbox = sandbox("2024-06-28", 0);
    let client = client(&sandbox, service);
    let operation = operation(&client, group, name);
    let expected = fresh(&client, operation, given);
    let refused = Fault {
        status: Some(400),
        times: Some(1),
        ..Fault::default()
    };
    for (number, why) in [
        "its version is 0, and this openshelf reads version",
        "does not say legibly where it stopped",
        "does not say where it stopped",
        "has other records than it had read",
        "had sent other requests",
        "could not be read on",
    ]
    .iter()
    .enumerate()
    {
        let folder = tempfile::tempdir().unwrap();
        begun(folder.path(), test, &address(&sandbox, service));
        let table = folder.path().join("mirror");
        let known = mirrored(&Snapshot::latest(&table).unwrap(), operation)
            .0
            .len();
        assert!(known >= OFTEN && known < expected.len());
        match number {
            5 => sandbox.faults().add(refused.clone()),
            _ => set(&table, |base, change| {
                let place = base.setting(PLACE).unwrap();
                let mut text: Json = serde_json::from_str(place).unwrap();
                match number {
                    0 => text["openshelf"] = 0.into(),
                    4 => text["call"] = "another".into(),
                    _ => {}
                }
                match number {
                    1 => change.set(PLACE, "what is this"),
                    2 => change.unset(PLACE),
                    3 => change.remove(&base.files().next().unwrap().path).unwrap(),
                    _ => change.set(PLACE, &text.to_string()),
                }
            }),
        }
        let report = wait(mirror_of(folder.path()).update(often())).unwrap();
        assert!(report.why.contains(why), "{report:?}");
        assert_eq!(
            (report.new, report.changed, report.gone),
            (expected.len() as u64, 0, 0)
        );
        assert!(report.unproven.is_empty() && report.not_looked_for.is_none());
        let now = Snapshot::latest(&table).unwrap();
        assert!(mirrored(&now, operation).0 == expected && now.setting(PLACE).is_none());
    }
}

#[test]
fn a_first_run_that_fails_keeps_what_it_has_read() {
    if let Some(folder) = kills::child() {
        work(&folder);
        kills::end();
    }
    let test = "first_run::a_first_run_that_fails_keeps_what_it_has_read";
    let (service, group, name, given) = &paged()[0];
    let sandbox = sandbox("2024-06-28", 0);
    let client = client(&sandbox, service);
    let operation = operation(&client, group, name);
    let expected = fresh(&client, operation, given);
    let folder = tempfile::tempdir().unwrap();
    begun(folder.path(), test, &address(&sandbox, service));
    let table = folder.path().join("mirror");
    let kept = mirrored(&Snapshot::latest(&table).unwrap(), operation).0;
    sandbox.faults().add(Fault {
        status: Some(404),
        ..Fault::default()
    });
    for _ in 0..2 {
        wait(mirror_of(folder.path()).update(often())).unwrap_err();
        assert!(mirrored(&Snapshot::latest(&table).unwrap(), operation).0 == kept);
    }
    sandbox.faults().heal();
    let report = wait(mirror_of(folder.path()).update(often())).unwrap();
    assert_eq!(report.new + kept.len() as u64, expected.len() as u64);
    assert!(report.why.contains("it went on behind the"), "{report:?}");
    assert!(mirrored(&Snapshot::latest(&table).unwrap(), operation).0 == expected);
}
