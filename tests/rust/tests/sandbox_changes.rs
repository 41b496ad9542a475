//! Tests records of the sandbox that are inserted, deleted and updated anywhere in a list while somebody
//! reads it.
#![allow(
    clippy::format_push_string,
    clippy::large_types_passed_by_value,
    clippy::needless_pass_by_value,
    reason = "the texts of a test are short"
)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

use std::collections::BTreeSet;

use openshelf::sandbox::{ChangePlace, Fault, Matcher, Sandbox};
use openshelf_tests::spending::{
    AWARDS, TRANSACTIONS, fail, ids, post, question, start, transactions,
};
use serde_json::{Value, json};

fn anywhere(seed: u64) -> Fault {
    Fault {
        seed,
        place: ChangePlace::Anywhere,
        ..Fault::default()
    }
}

/// Every record of every page of a search, by its identifying member.
fn named(sandbox: &Sandbox, path: &str, body: &Value, name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for page in 1.. {
        let mut body = body.clone();
        (body["page"], body["limit"]) = (json!(page), json!(100));
        let answer = post(sandbox, path, &body).json();
        let records = answer["results"].as_array().unwrap();
        found.extend(records.iter().map(|one| one[name].to_string()));
        if records.len() < 100 {
            break;
        }
    }
    found
}

/// The path, the operation, the question and the name of the records of each search that moves.
fn searches() -> [(&'static str, &'static str, Value, &'static str); 5] {
    let filters = json!({ "award_type_codes": ["A", "B", "C", "D"] });
    let subawards = json!({ "filters": filters, "fields": ["Sub-Award ID", "Sub-Award Amount"],
        "sort": "Sub-Award Amount", "subawards": true });
    [
        (
            AWARDS,
            "spending_by_award",
            question("Award Amount", 1),
            "internal_id",
        ),
        (AWARDS, "spending_by_award", subawards, "internal_id"),
        (
            TRANSACTIONS,
            "spending_by_transaction",
            transactions(),
            "Transaction Amount",
        ),
        (
            "search/spending_by_transaction_grouped/",
            "spending_by_transaction_grouped",
            json!({ "filters": filters }),
            "award_generated_internal_id",
        ),
        (
            "search/spending_by_subaward_grouped/",
            "spending_by_subaward_grouped",
            json!({ "filters": filters }),
            "award_generated_internal_id",
        ),
    ]
}

#[test]
fn records_come_and_go_anywhere_in_each_search() {
    for (path, operation, body, name) in searches() {
        let operation = format!("spending.search.{operation}");
        let after = |seed: u64, insert: usize, delete: usize| {
            let sandbox = start(None);
            let before = named(&sandbox, path, &body, name);
            let change = Fault {
                insert,
                delete,
                ..anywhere(seed)
            };
            fail(&sandbox, &operation, change);
            assert_eq!(post(&sandbox, path, &body).status, 200);
            (before, named(&sandbox, path, &body, name))
        };
        let sorted = |mut names: Vec<String>| {
            names.sort_unstable();
            names
        };
        let (before, without) = after(1, 0, 4);
        assert_eq!(without.len() + 4, before.len(), "{path}");
        let gone = |left: &[String]| -> Vec<usize> {
            let places = before.iter().enumerate();
            let gone = places.filter(|(_, one)| !left.contains(one));
            gone.map(|(at, _)| at).collect()
        };
        let places = gone(&without);
        assert!(places.iter().any(|at| *at > 20), "{path} {places:?}");
        // The seed decides.
        assert_eq!(sorted(after(1, 0, 4).1), sorted(without));
        assert_ne!(gone(&after(2, 0, 4).1), places, "{path}");
        let (before, with) = after(1, 4, 0);
        assert_eq!(with.len(), before.len() + 4, "{path}");
        let (_, both) = after(3, 5, 5);
        assert_eq!(both.len(), before.len(), "{path}");
    }
}

#[test]
fn a_repeated_change_affects_other_records() {
    let sandbox = start(None);
    sandbox.faults().add(Fault {
        matcher: Matcher::of_operation("spending.search.spending_by_award"),
        times: Some(3),
        delete: 1,
        ..anywhere(7)
    });
    let before = ids(&sandbox, "Award Amount");
    let after = ids(&sandbox, "Award Amount");
    let gone: Vec<usize> = (0..before.len())
        .filter(|at| !after.contains(&before[*at]))
        .collect();
    assert!(after.len() + 3 >= before.len() && !gone.is_empty());
    let steps: BTreeSet<usize> = gone.windows(2).map(|two| two[1] - two[0]).collect();
    assert!(!steps.contains(&1), "{gone:?}");
}

#[test]
fn records_get_other_amounts() {
    let sandbox = start(None);
    let amounts = || -> Vec<(i64, String)> {
        let mut found = Vec::new();
        for page in 1..4 {
            let answer = post(&sandbox, AWARDS, &question("Award Amount", page)).json();
            for one in answer["results"].as_array().unwrap() {
                found.push((
                    one["internal_id"].as_i64().unwrap(),
                    one["Award Amount"].to_string(),
                ));
            }
        }
        found
    };
    let before = amounts();
    fail(
        &sandbox,
        "spending.search.spending_by_award",
        Fault {
            update: 30,
            ..anywhere(1)
        },
    );
    post(&sandbox, AWARDS, &question("Award Amount", 1));
    let after = amounts();
    let changed = after.iter().filter(|(id, amount)| {
        let known = before.iter().find(|one| one.0 == *id);
        known.is_some_and(|one| one.1 != *amount)
    });
    assert!(changed.count() > 5);
    let numbers: Vec<f64> = after.iter().map(|one| one.1.parse().unwrap()).collect();
    assert!(numbers.is_sorted_by(|one, next| one >= next));
}
