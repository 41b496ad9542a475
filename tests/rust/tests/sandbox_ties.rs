//! Tests lists of the sandbox whose sort leaves ties: equal records change places from one answer to the
//! next, as on the service.
#![allow(
    clippy::format_push_string,
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

use openshelf::sandbox::Sandbox;
use openshelf_tests::spending::{AWARDS, TRANSACTIONS, post, start};
use serde_json::{Value, json};

fn results(sandbox: &Sandbox, path: &str, body: &Value) -> Vec<Value> {
    let answer = post(sandbox, path, body).json();
    answer["results"].as_array().unwrap().clone()
}

/// A list, its sort, and the member that identifies its records.
struct List {
    path: &'static str,
    body: Value,
    sort: &'static str,
    name: &'static str,
}

fn lists() -> Vec<List> {
    let filters = json!({ "award_type_codes": ["A", "B", "C", "D"] });
    let transactions = |sort: &'static str| List {
        path: TRANSACTIONS,
        body: json!({ "filters": filters, "fields": [sort, "Transaction Amount"], "sort": sort }),
        sort,
        name: "Transaction Amount",
    };
    let grouped = |path: &'static str, sort: &'static str| List {
        path,
        body: json!({ "filters": filters, "sort": sort }),
        sort,
        name: "award_generated_internal_id",
    };
    vec![
        transactions("Action Type"),
        transactions("Awarding Agency"),
        transactions("Loan Value"),
        transactions("NAICS"),
        grouped(
            "search/spending_by_transaction_grouped/",
            "transaction_count",
        ),
        grouped("search/spending_by_subaward_grouped/", "subaward_count"),
        grouped(
            "search/spending_by_subaward_grouped/",
            "subaward_obligation",
        ),
    ]
}

fn ask(sandbox: &Sandbox, list: &List, page: usize) -> Vec<Value> {
    let mut body = list.body.clone();
    (body["page"], body["limit"]) = (json!(page), json!(50));
    results(sandbox, list.path, &body)
}

fn names(records: &[Value], list: &List) -> Vec<String> {
    records
        .iter()
        .map(|one| one[list.name].to_string())
        .collect()
}

#[test]
fn equal_records_change_places_and_others_do_not() {
    let sandbox = start(Some(3));
    for list in lists() {
        // Most amounts are unique, but many records at the end have none.
        let pages = if list.sort == "subaward_obligation" {
            [9, 11]
        } else {
            [1, 3]
        };
        for page in pages {
            let (one, other) = (ask(&sandbox, &list, page), ask(&sandbox, &list, page));
            let values = |records: &[Value]| -> Vec<Value> {
                records
                    .iter()
                    .map(|record| record[list.sort].clone())
                    .collect()
            };
            assert_eq!(values(&one), values(&other), "{} {}", list.path, list.sort);
            assert_ne!(
                names(&one, &list),
                names(&other, &list),
                "{} {}",
                list.path,
                list.sort
            );
        }
    }
}

#[test]
fn a_list_read_by_pages_repeats_and_misses_records() {
    let sandbox = start(Some(3));
    let list = &lists()[4];
    let mut seen = Vec::new();
    for page in 1.. {
        let records = ask(&sandbox, list, page);
        seen.extend(names(&records, list));
        if records.len() < 50 {
            break;
        }
    }
    let different: BTreeSet<&String> = seen.iter().collect();
    assert!(different.len() < seen.len());
    // A record that is alone at the head of the list, or at its end, stays there.
    let sorted = |records: &[Value]| {
        let counts: Vec<i64> = records
            .iter()
            .filter_map(|one| one["transaction_count"].as_i64())
            .collect();
        counts.is_sorted_by(|one, next| one >= next)
    };
    assert!((1..5).all(|page| sorted(&ask(&sandbox, list, page))));
}

#[test]
fn the_order_depends_on_the_seed_and_the_number_of_the_request() {
    let run = |seed: u64| -> Vec<Vec<Value>> {
        let sandbox = start(Some(seed));
        let twice = |list: List| [ask(&sandbox, &list, 2), ask(&sandbox, &list, 2)];
        lists().into_iter().flat_map(twice).collect()
    };
    assert_eq!(run(3), run(3));
    assert_ne!(run(3), run(4));
}

#[test]
fn records_with_unique_sort_values_keep_their_order() {
    let sandbox = start(Some(3));
    let filters = json!({ "award_type_codes": ["A", "B", "C", "D"] });
    let grouped =
        json!({ "filters": filters, "sort": "award_generated_internal_id", "limit": 100 });
    for path in [
        "search/spending_by_transaction_grouped/",
        "search/spending_by_subaward_grouped/",
    ] {
        let (one, other) = (
            results(&sandbox, path, &grouped),
            results(&sandbox, path, &grouped),
        );
        assert_eq!(one, other);
    }
    let awards = json!({ "filters": filters, "fields": ["Awarding Agency"], "limit": 100 });
    assert_eq!(
        results(&sandbox, AWARDS, &awards),
        results(&sandbox, AWARDS, &awards)
    );
}

fn subawards(sort: &str) -> Value {
    json!({
        "filters": { "award_type_codes": ["A", "B", "C", "D"] }, "subawards": true,
        "fields": ["Sub-Award ID", sort], "sort": sort, "limit": 100,
    })
}

#[test]
fn subawards_of_one_award_change_places() {
    let sandbox = start(Some(3));
    let body = subawards("Sub-Award Type");
    let (one, other) = (
        results(&sandbox, AWARDS, &body),
        results(&sandbox, AWARDS, &body),
    );
    let members = |records: &[Value], name: &str| -> Vec<String> {
        records
            .iter()
            .map(|record| record[name].to_string())
            .collect()
    };
    // The awards are in the order of their ids as texts, and stay in it.
    let awards = members(&one, "prime_award_internal_id");
    assert!(awards.is_sorted_by(|one, next| one >= next));
    assert_eq!(awards, members(&other, "prime_award_internal_id"));
    assert_ne!(members(&one, "internal_id"), members(&other, "internal_id"));
}

#[test]
fn a_cursor_of_subawards_skips_those_of_its_award() {
    let sandbox = start(Some(3));
    let mut body = subawards("Sub-Award Type");
    body["limit"] = json!(1);
    let all = results(&sandbox, AWARDS, &subawards("Sub-Award Type"));
    let award = &all[0]["prime_award_internal_id"];
    let of_award = all
        .iter()
        .filter(|one| &one["prime_award_internal_id"] == award);
    let count = of_award.count();
    assert!(count < all.len());
    let mut skipped = false;
    for (page, last) in all.windows(2).take(30).enumerate() {
        body["page"] = json!(page + 1);
        let metadata = post(&sandbox, AWARDS, &body).json()["page_metadata"].clone();
        let award = &last[0]["prime_award_internal_id"];
        assert_eq!(metadata["last_record_unique_id"], json!(award.to_string()));
        assert_eq!(
            metadata["last_record_sort_value"],
            last[0]["Sub-Award Type"]
        );
        let mut next = body.clone();
        for name in ["last_record_unique_id", "last_record_sort_value"] {
            next[name] = metadata[name].clone();
        }
        let next = results(&sandbox, AWARDS, &next);
        assert_ne!(&next[0]["prime_award_internal_id"], award);
        skipped |= &last[1]["prime_award_internal_id"] == award;
    }
    assert!(skipped);
    body["last_record_sort_value"] = json!("sub-contract");
    body["last_record_unique_id"] = json!("a prime award");
    assert_eq!(post(&sandbox, AWARDS, &body).status, 422);
    for (sort, value) in [
        ("Sub-Award Amount", "100"),
        ("Sub-Award Date", "2022-01-01"),
    ] {
        let mut body = subawards(sort);
        body["last_record_sort_value"] = json!(value);
        body["last_record_unique_id"] = json!(0);
        assert_eq!(post(&sandbox, AWARDS, &body).status, 200, "{sort}");
        body["last_record_sort_value"] = json!("soon");
        assert_eq!(post(&sandbox, AWARDS, &body).status, 503, "{sort}");
    }
}

#[test]
fn one_sort_of_transactions_always_fails() {
    let sandbox = start(Some(3));
    let body = json!({ "filters": { "award_type_codes": ["A"] }, "fields": ["def_codes"],
        "sort": "def_codes" });
    let answer = post(&sandbox, TRANSACTIONS, &body);
    assert_eq!((answer.status, answer.body.len()), (503, 0));
}

#[test]
fn lists_without_a_total_have_ties_too() {
    let sandbox = start(Some(3));
    let body = json!({ "award_id": 1018, "limit": 100, "sort": "federal_account" });
    let ask = || results(&sandbox, "awards/funding/", &body);
    assert!(ask().len() > 1);
    let answers: BTreeSet<String> = (0..20).map(|_| json!(ask()).to_string()).collect();
    assert!(answers.len() > 1);
}
