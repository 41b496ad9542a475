//! Tests mirrors: after each run the table has what a fresh harvest has.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

#[path = "mirror/first_run.rs"]
mod first_run;
#[path = "mirror/kept.rs"]
mod kept;
#[path = "mirror/killed.rs"]
mod killed;
#[path = "../../../src/durable/kills.rs"]
#[allow(dead_code, reason = "other tests end a process at each of its steps")]
mod kills;

use kept::{
    Given, Records, check, check_times, client, large_sandbox, move_records, operation,
    operation_of, port_of, ruled, sandbox, unruled, update, update_with, wait,
};
use openshelf::call::Value;
use openshelf::client::mirror::MirrorOptions;
use openshelf::delta::Snapshot;
use openshelf::sandbox::{ChangePlace, Fault};

#[test]
fn a_mirror_equals_a_fresh_harvest_after_each_run_while_records_come_and_go() {
    for list in unruled() {
        let (service, group, name, given) = &list;
        let sandbox = sandbox("2024-06-28", 0);
        let client = client(&sandbox, service);
        let operation = operation(&client, group, name);
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("mirror");
        let mut known = Records::new();
        for round in 0..4 {
            let report = update(&client, operation, given, &folder);
            assert!(report.whole && report.requests_saved == 0);
            assert!(report.unproven.is_empty() && report.unseen.is_none());
            assert_eq!(report.not_looked_for, None, "{report:?}");
            known = check(&client, operation, given, &folder, &report, &known);
            let change = Fault {
                insert: 3,
                delete: 2,
                update: if round == 2 { 4 } else { 0 },
                place: ChangePlace::Anywhere,
                seed: round,
                ..Fault::default()
            };
            move_records(&sandbox, &client, &list, change);
        }
    }
}

#[test]
fn weeks_pass_and_a_mirror_equals_a_fresh_harvest_after_each_run() {
    let [museum, ..] = ruled();
    let lists = ruled().into_iter().map(|list| (list, false));
    for (number, (list, has_history)) in (0..).zip(lists.chain([(museum, true)])) {
        let (service, group, name, given) = &list;
        let folder = tempfile::tempdir().unwrap();
        let mut known = Records::new();
        let mut then = Vec::new();
        let mut port = 0;
        let mut partial = 0;
        let weeks = ["2024-07-01", "2024-07-08", "2024-07-15", "2024-07-22"];
        for (week, today) in (0..).zip(weeks) {
            // The records have the sandbox's address.
            let sandbox = sandbox(today, port);
            port = port_of(&sandbox);
            let client = client(&sandbox, service);
            let operation = operation(&client, group, name);
            let changes = [0, 3, 1, 0, 2]
                .into_iter()
                .zip([0, 0, 2, 1, 2])
                .zip([4, 0, 3, 1, 2]);
            for (day, ((insert, delete), corrected)) in (0..).zip(changes) {
                let mirror = client
                    .mirror(operation, given.clone(), folder.path())
                    .unwrap();
                let mirror = if has_history {
                    mirror.with_history()
                } else {
                    mirror
                };
                let report = wait(mirror.update(MirrorOptions::default())).unwrap();
                assert_eq!(report.not_looked_for, None, "{report:?}");
                assert!(report.unproven.is_empty(), "{report:?}");
                partial += u64::from(!report.whole);
                known = check(&client, operation, given, folder.path(), &report, &known);
                then.push((jiff::Timestamp::now().as_microsecond(), known.clone()));
                let seed = 100 * number + 10 * week + day;
                let change = Fault {
                    insert,
                    delete,
                    seed,
                    place: ChangePlace::Anywhere,
                    ..Fault::default()
                };
                move_records(&sandbox, &client, &list, change);
                // A document that is older than the rule's days may be corrected unseen, if its day has as many.
                let place = match *service {
                    "gazette" => ChangePlace::Head,
                    _ => ChangePlace::Anywhere,
                };
                let change = Fault {
                    update: corrected,
                    seed,
                    place,
                    ..Fault::default()
                };
                move_records(&sandbox, &client, &list, change);
            }
            sandbox.stop();
        }
        assert!(partial > 3, "{name}: {partial}");
        if has_history {
            check_times(folder.path(), operation_of(&list), &then);
        }
    }
}

#[test]
fn one_in_a_hundred_changes_and_a_tenth_of_the_requests_suffices() {
    for (list, scale) in ruled().into_iter().zip([30.0, 40.0, 15.0]) {
        let (service, group, name, given) = &list;
        let sandbox = large_sandbox("2025-12-31", 0, scale);
        let client = client(&sandbox, service);
        let operation = operation(&client, group, name);
        let folder = tempfile::tempdir().unwrap();
        let first = update(&client, operation, given, folder.path());
        let mut known = check(
            &client,
            operation,
            given,
            folder.path(),
            &first,
            &Records::new(),
        );
        for seed in 0..2 {
            let some = known.len() / 200;
            // A copied award changed when the other one did, so that only the count shows it.
            let insert = if *service == "spending" { 0 } else { some };
            let place = match *service {
                "gazette" => ChangePlace::Head,
                _ => ChangePlace::Anywhere,
            };
            let change = Fault {
                insert,
                update: some,
                place,
                seed,
                ..Fault::default()
            };
            move_records(&sandbox, &client, &list, change);
            let report = update(&client, operation, given, folder.path());
            assert!(!report.whole && report.changed > 0, "{report:?}");
            assert!(
                report.requests * 10 <= first.requests,
                "{first:?} {report:?}"
            );
            assert_eq!(report.requests_saved, first.requests - report.requests);
            known = check(&client, operation, given, folder.path(), &report, &known);
        }
    }
}

#[test]
fn a_sweep_sees_what_a_rule_does_not() {
    let list = &ruled()[1];
    let (service, group, name, given) = list;
    let sandbox = sandbox("2024-10-15", 0);
    let client = client(&sandbox, service);
    let operation = operation(&client, group, name);
    let folder = tempfile::tempdir().unwrap();
    let first = update(&client, operation, given, folder.path());
    let known = check(
        &client,
        operation,
        given,
        folder.path(),
        &first,
        &Records::new(),
    );
    let change = Fault {
        update: known.len(),
        ..Fault::default()
    };
    move_records(&sandbox, &client, list, change);
    let report = update(&client, operation, given, folder.path());
    assert!(
        !report.whole && usize::try_from(report.changed).is_ok_and(|changed| changed < known.len())
    );
    assert!(report.unseen.is_some() && report.last_whole == first.last_whole);
    let sweep = |seconds| MirrorOptions {
        sweep: Some(std::time::Duration::from_secs(seconds)),
        ..MirrorOptions::default()
    };
    let early = update_with(&client, operation, given, folder.path(), sweep(3600));
    assert!(!early.whole, "{early:?}");
    let swept = update_with(&client, operation, given, folder.path(), sweep(0));
    assert!(swept.whole && swept.unseen.is_none(), "{swept:?}");
    assert_eq!(report.changed + swept.changed, known.len() as u64);
    assert_ne!(swept.last_whole, first.last_whole);
}

#[test]
fn nothing_new_changes_no_part() {
    let sandbox = sandbox("2024-06-28", 0);
    let client = client(&sandbox, "museum");
    let operation = operation(&client, "artists", "list");
    let folder = tempfile::tempdir().unwrap();
    let first = update(&client, operation, &vec![], folder.path());
    assert!(first.new > 0 && first.changed + first.gone == 0);
    let files = |version| -> Vec<String> {
        let table = Snapshot::at_version(folder.path(), version).unwrap();
        table.files().map(|file| file.path.clone()).collect()
    };
    let second = update(&client, operation, &vec![], folder.path());
    assert!(!second.is_changed() && second.unchanged == first.new);
    assert_eq!(files(first.version), files(second.version));
}

#[test]
fn days_pass_and_only_the_latest_ones_are_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let given: Given = vec![("search_term", Value::Null)];
    let mut known = Records::new();
    // The documents have the sandbox's address.
    let (mut all, mut port) = (0, 0);
    let days = ["2024-07-01", "2024-07-02", "2024-07-08", "2024-07-31"];
    for (number, today) in days.into_iter().enumerate() {
        let sandbox = sandbox(today, port);
        port = port_of(&sandbox);
        let client = client(&sandbox, "gazette");
        let operation = operation(&client, "documents", "search");
        let report = update(&client, operation, &given, folder.path());
        assert_eq!(report.whole, number == 0, "{report:?}");
        known = check(&client, operation, &given, folder.path(), &report, &known);
        if number == 0 {
            all = report.records;
        } else {
            assert!(report.new > 0, "{report:?}");
            assert!(report.records * 4 <= all, "{report:?} {all}");
        }
        sandbox.stop();
    }
}

#[test]
fn a_folder_with_something_else_is_refused_and_stays() {
    let sandbox = sandbox("2024-06-28", 0);
    let client = client(&sandbox, "museum");
    let folder = tempfile::tempdir().unwrap();
    let artists = operation(&client, "artists", "list");
    update(&client, artists, &vec![], folder.path());
    let places = client
        .mirror(operation(&client, "places", "list"), vec![], folder.path())
        .unwrap();
    let error = wait(places.update(MirrorOptions::default())).unwrap_err();
    assert!(error.to_string().contains("museum.artists.list"), "{error}");
    assert_eq!(Snapshot::latest(folder.path()).unwrap().version(), 1);
}
