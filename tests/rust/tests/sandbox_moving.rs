//! Records of the sandbox that come and go while somebody pages, and jobs that do not end well.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::format_push_string,
    clippy::large_types_passed_by_value,
    clippy::needless_pass_by_value,
    reason = "the numbers of a test are small, and so are its texts"
)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

use std::collections::BTreeSet;

use openshelf::sandbox::{Fault, JobPlan, Sandbox};
use openshelf_tests::http::get;
use openshelf_tests::spending::{
    AWARDS, TRANSACTIONS, at, fail, ids, post, question, start, transactions,
};
use serde_json::{Value, json};

fn moved(sandbox: &Sandbox, operation: &str, insert: usize, delete: usize) {
    let fault = Fault {
        insert,
        delete,
        ..Fault::default()
    };
    fail(sandbox, operation, fault);
}

fn counted(sandbox: &Sandbox, path: &str) -> i64 {
    let filters = json!({ "filters": { "award_type_codes": ["A", "B", "C", "D"] } });
    post(sandbox, path, &filters).json()["results"]["contracts"]
        .as_i64()
        .unwrap()
}

#[test]
fn awards_appear_and_vanish_at_the_head() {
    for sort in ["Award Amount", "Recipient Name", "Start Date", "Award ID"] {
        let sandbox = start(None);
        let before = ids(&sandbox, sort);
        moved(&sandbox, "spending.search.spending_by_award", 2, 0);
        let first = post(&sandbox, AWARDS, &question(sort, 1)).json();
        // The answer itself is that of before.
        assert_eq!(
            first["results"][0]["internal_id"],
            json!(before[0]),
            "{sort}"
        );
        let with_new = ids(&sandbox, sort);
        assert_eq!(with_new.len(), before.len() + 2);
        assert_eq!(with_new[2..], before[..], "{sort}");
        assert_eq!(
            counted(&sandbox, "search/spending_by_award_count/"),
            with_new.len() as i64
        );
        moved(&sandbox, "spending.search.spending_by_award", 0, 3);
        post(&sandbox, AWARDS, &question(sort, 1));
        let without = ids(&sandbox, sort);
        assert_eq!(without, with_new[3..], "{sort}");
        assert_eq!(
            counted(&sandbox, "search/spending_by_award_count/"),
            without.len() as i64
        );
    }
}

#[test]
fn a_new_award_is_known_everywhere_and_a_deleted_one_nowhere() {
    let sandbox = start(None);
    let before: BTreeSet<i64> = ids(&sandbox, "Award Amount").into_iter().collect();
    let head = ids(&sandbox, "Award Amount")[0];
    moved(&sandbox, "spending.search.spending_by_award", 1, 1);
    post(&sandbox, AWARDS, &question("Award Amount", 1));
    let after: BTreeSet<i64> = ids(&sandbox, "Award Amount").into_iter().collect();
    let new: Vec<i64> = after.difference(&before).copied().collect();
    let gone: Vec<i64> = before.difference(&after).copied().collect();
    assert_eq!((new.len(), gone), (1, vec![head]));
    assert_eq!(get(&at(&sandbox, &format!("awards/{head}/"))).status, 404);
    let page = get(&at(&sandbox, &format!("awards/{}/", new[0]))).json();
    assert_eq!(page["id"], json!(new[0]));
    let by_name = page["generated_unique_award_id"].as_str().unwrap();
    assert_eq!(
        get(&at(&sandbox, &format!("awards/{by_name}/"))).json()["id"],
        json!(new[0])
    );
}

#[test]
fn sums_follow_changes() {
    let sandbox = start(None);
    let filters = json!({ "award_type_codes": ["A", "B", "C", "D"] });
    moved(&sandbox, "spending.search.spending_by_award", 3, 1);
    post(&sandbox, AWARDS, &question("Award Amount", 1));
    moved(&sandbox, "spending.search.spending_by_transaction", 2, 5);
    assert_eq!(post(&sandbox, TRANSACTIONS, &transactions()).status, 200);
    let cents = |value: &Value| (value.as_f64().unwrap() * 100.0).round() as i64;
    let over = post(
        &sandbox,
        "search/spending_over_time/",
        &json!({ "filters": filters, "group": "fiscal_year" }),
    )
    .json();
    let over: i64 = over["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| cents(&one["aggregated_amount"]))
        .sum();
    let mut agencies = 0;
    for page in 1.. {
        let body = json!({ "filters": filters, "limit": 100, "page": page });
        let answer = post(
            &sandbox,
            "search/spending_by_category/awarding_agency/",
            &body,
        )
        .json();
        let found = answer["results"].as_array().unwrap();
        agencies += found.iter().map(|one| cents(&one["amount"])).sum::<i64>();
        if answer["page_metadata"]["hasNext"] == json!(false) {
            break;
        }
    }
    assert_eq!(over, agencies);
}

#[test]
fn transactions_are_inserted_and_deleted_one_by_one() {
    let sandbox = start(None);
    let path = "search/spending_by_transaction_count/";
    let before = counted(&sandbox, path);
    for (insert, delete) in [(2, 0), (0, 4), (3, 1)] {
        let known = counted(&sandbox, path);
        moved(
            &sandbox,
            "spending.search.spending_by_transaction",
            insert,
            delete,
        );
        let answer = post(&sandbox, TRANSACTIONS, &transactions());
        assert_eq!(answer.status, 200);
        let change = insert as i64 - delete as i64;
        assert_eq!(counted(&sandbox, path), known + change);
    }
    assert_eq!(counted(&sandbox, path), before);
}

#[test]
fn a_cursor_continues_after_its_record_is_deleted() {
    let sandbox = start(None);
    for sort in ["Award Amount", "Recipient Name", "Last Modified Date"] {
        let all = ids(&sandbox, sort);
        let first = post(&sandbox, AWARDS, &question(sort, 1)).json();
        let marks = &first["page_metadata"];
        // The whole first page vanishes, and the record of the marks with it.
        moved(&sandbox, "spending.search.spending_by_award", 0, 100);
        post(&sandbox, AWARDS, &question(sort, 1));
        let mut next = question(sort, 2);
        for name in ["last_record_unique_id", "last_record_sort_value"] {
            next[name] = marks[name].clone();
        }
        let answer = post(&sandbox, AWARDS, &next).json();
        assert_eq!(
            answer["results"][0]["internal_id"],
            json!(all[100]),
            "{sort}"
        );
    }
}

#[test]
fn operations_without_pages_change_nothing() {
    let sandbox = start(None);
    let before = ids(&sandbox, "Award Amount");
    moved(&sandbox, "spending.references", 5, 5);
    get(&at(&sandbox, "references/toptier_agencies/"));
    assert_eq!(ids(&sandbox, "Award Amount"), before);
}

/// The path and the body of every operation that creates a job.
fn jobs() -> Vec<(&'static str, &'static str, Value)> {
    let filters = json!({ "award_type_codes": ["A"] });
    let range = json!({ "start_date": "2023-01-01", "end_date": "2023-06-30" });
    let accounts = json!({ "fy": 2023, "quarter": 2, "submission_types": ["account_balances"] });
    vec![
        (
            "bulk_download.awards",
            "bulk_download/awards/",
            json!({ "filters": {
            "prime_award_types": ["A"], "date_range": range, "date_type": "action_date" } }),
        ),
        (
            "download.accounts",
            "download/accounts/",
            json!({ "account_level": "treasury_account", "filters": accounts }),
        ),
        (
            "download.assistance",
            "download/assistance/",
            json!({ "award_id": 1039 }),
        ),
        (
            "download.contract",
            "download/contract/",
            json!({ "award_id": 1018 }),
        ),
        ("download.idv", "download/idv/", json!({ "award_id": 1025 })),
        (
            "download.awards",
            "download/awards/",
            json!({ "filters": filters }),
        ),
        (
            "download.transactions",
            "download/transactions/",
            json!({ "filters": filters }),
        ),
        (
            "download.disaster",
            "download/disaster/",
            json!({ "filters": { "def_codes": ["L"] } }),
        ),
        (
            "download.disaster_recipients",
            "download/disaster/recipients/",
            json!({ "filters": { "def_codes": ["L", "M"] } }),
        ),
        (
            "download.search",
            "download/search/",
            json!({ "filters": filters }),
        ),
    ]
}

fn states(sandbox: &Sandbox, job: &Value, times: usize) -> Vec<Value> {
    let path = format!(
        "download/status?file_name={}",
        job["file_name"].as_str().unwrap()
    );
    (0..times)
        .map(|_| get(&at(sandbox, &path)).json())
        .collect()
}

fn names(states: &[Value]) -> Vec<&str> {
    states
        .iter()
        .map(|one| one["status"].as_str().unwrap())
        .collect()
}

#[test]
fn every_job_is_ready_then_running_then_finished() {
    let sandbox = start(None);
    for (operation, path, body) in jobs() {
        let created = post(&sandbox, path, &body);
        assert_eq!(
            created.status,
            200,
            "{operation} {}",
            String::from_utf8_lossy(&created.body)
        );
        let job = created.json();
        let url = job["file_url"].as_str().unwrap();
        assert_eq!(get(url).status, 404, "{operation}");
        let states = states(&sandbox, &job, 4);
        assert_eq!(
            names(&states),
            ["ready", "running", "finished", "finished"],
            "{operation}"
        );
        for member in [
            "total_size",
            "total_columns",
            "total_rows",
            "seconds_elapsed",
        ] {
            assert!(states[0][member].is_null(), "{operation} {member}");
            assert!(!states[2][member].is_null(), "{operation} {member}");
        }
        assert_eq!(
            (&states[1]["total_columns"], &states[1]["total_rows"]),
            (&json!(0), &json!(0))
        );
        let file = get(url);
        assert_eq!(
            (file.status, file.header("content-type")),
            (200, "application/zip")
        );
        assert_eq!(
            states[2]["total_size"],
            json!(file.body.len() as f64 / 1000.0)
        );
        assert!(states.iter().all(|one| one["message"].is_null()));
        // The same request gives the same job.
        assert_eq!(
            post(&sandbox, path, &body).json()["file_name"],
            job["file_name"]
        );
    }
}

#[test]
fn every_job_fails_on_demand() {
    let sandbox = start(None);
    for (operation, path, body) in jobs() {
        let job = JobPlan::failed();
        fail(
            &sandbox,
            &format!("spending.{operation}"),
            Fault {
                job: Some(job),
                ..Fault::default()
            },
        );
        let job = post(&sandbox, path, &body).json();
        let states = states(&sandbox, &job, 5);
        assert_eq!(
            names(&states),
            ["ready", "running", "failed", "failed", "failed"],
            "{operation}"
        );
        let failed = &states[2];
        assert!(
            failed["message"].as_str().unwrap().contains("Traceback"),
            "{operation}"
        );
        assert!(
            failed["seconds_elapsed"]
                .as_str()
                .unwrap()
                .parse::<f64>()
                .is_ok()
        );
        assert!(failed["total_size"].is_null());
        assert!(states[0]["message"].is_null() && states[1]["message"].is_null());
        assert_eq!(get(job["file_url"].as_str().unwrap()).status, 404);
        // A failed job is not given again: the next one is another, and it goes well.
        let next = post(&sandbox, path, &body).json();
        assert_ne!(next["file_name"], job["file_name"], "{operation}");
        assert_eq!(
            names(&self::states(&sandbox, &next, 3)),
            ["ready", "running", "finished"]
        );
    }
}

#[test]
fn every_job_gets_stuck_on_demand() {
    let sandbox = start(None);
    for (operation, path, body) in jobs() {
        let job = JobPlan::stuck();
        fail(
            &sandbox,
            &format!("spending.{operation}"),
            Fault {
                job: Some(job),
                ..Fault::default()
            },
        );
        let job = post(&sandbox, path, &body).json();
        let states = states(&sandbox, &job, 12);
        assert_eq!(names(&states)[0], "ready");
        assert!(
            names(&states)[1..].iter().all(|state| *state == "running"),
            "{operation}"
        );
        assert_eq!(get(job["file_url"].as_str().unwrap()).status, 404);
        // It has not failed, and so the same request gives it again.
        assert_eq!(
            post(&sandbox, path, &body).json()["file_name"],
            job["file_name"]
        );
    }
}

#[test]
fn a_job_of_all_pandemic_codes_is_ready_at_once() {
    let sandbox = start(None);
    let codes = json!({ "filters": { "def_codes": ["L", "M", "N", "O", "P", "U", "V"] } });
    let job = post(&sandbox, "download/disaster/", &codes).json();
    assert_eq!(names(&states(&sandbox, &job, 1)), ["finished"]);
}
