//! Tests the sandbox's public spending: sums, counts and pages of the same query agree with each other, its
//! oddities are those of the service, and its files contain the requested data.
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

#[path = "sandbox/archives.rs"]
mod archives;

use std::collections::BTreeSet;

use openshelf::sandbox::Sandbox;
use openshelf_tests::http::{get, send};
use openshelf_tests::spending::{at, post, start};
use serde_json::{Map, Value, json};

fn ask(sandbox: &Sandbox, path: &str) -> Value {
    get(&at(sandbox, path)).json()
}

fn with(body: &Value, more: Value) -> Value {
    let mut members: Map<String, Value> = body.as_object().unwrap().clone();
    members.extend(more.as_object().unwrap().clone());
    Value::Object(members)
}

fn cents(value: &Value) -> i64 {
    let number = match value {
        Value::String(text) => text.parse().unwrap(),
        // An unreported amount counts as zero in a sum.
        Value::Null => 0.0,
        value => value.as_f64().unwrap(),
    };
    (number * 100.0).round() as i64
}

/// Every record of every page.
fn all(sandbox: &Sandbox, path: &str, body: &Value) -> Vec<Value> {
    let (mut records, mut page) = (Vec::new(), 1);
    loop {
        let answer = post(
            sandbox,
            path,
            &with(body, json!({ "page": page, "limit": 100 })),
        )
        .json();
        let found = answer["results"].as_array().unwrap();
        records.extend(found.iter().cloned());
        // One search never reports that more follows.
        let grouped = path.contains("subaward_grouped") && found.len() == 100;
        if answer["page_metadata"]["hasNext"] != json!(true) && !grouped {
            return records;
        }
        page += 1;
    }
}

fn sum(records: &[Value], member: &str) -> i64 {
    records.iter().map(|record| cents(&record[member])).sum()
}

const CONTRACTS: [&str; 4] = ["A", "B", "C", "D"];
const GRANTS: [&str; 4] = ["02", "03", "04", "05"];

fn questions() -> Vec<Value> {
    let years = json!([{ "start_date": "2021-10-01", "end_date": "2023-09-30" }]);
    vec![
        json!({ "award_type_codes": CONTRACTS }),
        json!({ "award_type_codes": GRANTS, "time_period": years }),
        json!({ "award_type_codes": CONTRACTS, "time_period": years, "keywords": ["repair"] }),
        json!({ "award_type_codes": ["07", "08"], "def_codes": ["L", "M", "N", "V", "Z"] }),
        json!({
            "award_type_codes": GRANTS,
            "agencies": [{ "type": "awarding", "tier": "toptier",
                "name": "Department of Agriculture" }],
        }),
        json!({
            "award_type_codes": CONTRACTS,
            "place_of_performance_locations": [{ "country": "USA", "state": "CA" }],
            "award_amounts": [{ "lower_bound": 1_000_000 }],
        }),
    ]
}

/// The obligations that each kind of query reports for the filters.
fn bound(sandbox: &Sandbox, filters: &Value) -> Vec<(String, i64)> {
    let body = json!({ "filters": filters });
    let mut reported = Vec::new();
    let procurement = filters["award_type_codes"][0] == json!("A");
    let own: &[&str] = if procurement {
        &["naics", "psc"]
    } else {
        &["cfda"]
    };
    // Districts are not among them: their pages lose records, see the facts.
    let categories = [
        "awarding_agency",
        "awarding_subagency",
        "funding_agency",
        "country",
        "county",
        "state_territory",
        "federal_account",
        "recipient",
    ];
    for category in categories.iter().chain(own) {
        let path = format!("search/spending_by_category/{category}/");
        let records = all(sandbox, &path, &body);
        reported.push((path, sum(&records, "amount")));
    }
    for group in ["fiscal_year", "quarter", "month", "calendar_year"] {
        let asked = with(&body, json!({ "group": group }));
        let answer = post(sandbox, "search/spending_over_time/", &asked).json();
        let records = answer["results"].as_array().unwrap();
        reported.push((format!("over {group}"), sum(records, "aggregated_amount")));
    }
    for scope in ["place_of_performance", "recipient_location"] {
        for layer in ["country", "state", "county", "district"] {
            let asked = with(&body, json!({ "scope": scope, "geo_layer": layer }));
            let answer = post(sandbox, "search/spending_by_geography/", &asked).json();
            let records = answer["results"].as_array().unwrap();
            reported.push((
                format!("{layer} {scope}"),
                sum(records, "aggregated_amount"),
            ));
        }
    }
    // The groups have the amounts of whole awards, whatever the period and the day of a fund's law.
    if filters["time_period"].is_null() && filters["def_codes"].is_null() {
        let grouped = all(sandbox, "search/spending_by_transaction_grouped/", &body);
        reported.push((
            "grouped".to_owned(),
            sum(&grouped, "transaction_obligation"),
        ));
    }
    reported
}

#[test]
fn every_operation_gives_the_same_sum() {
    let (one, other) = (start(Some(5)), start(Some(6)));
    for filters in questions() {
        let body = json!({
            "filters": filters, "fields": ["Transaction Amount"], "sort": "Transaction Amount",
        });
        let path = "search/spending_by_transaction/";
        let transactions = sum(&all(&one, path, &body), "Transaction Amount");
        assert_ne!(transactions, 0, "{filters}");
        for (way, amount) in bound(&one, &filters) {
            assert_eq!(amount, transactions, "{way} of {filters}");
        }
        let elsewhere = sum(&all(&other, path, &body), "Transaction Amount");
        assert_ne!(elsewhere, transactions, "the seed changes {filters}");
    }
}

#[test]
fn every_count_equals_the_number_of_paged_records() {
    let sandbox = start(Some(5));
    for filters in questions() {
        let body = json!({ "filters": filters, "fields": ["Award ID", "Mod"], "sort": "Award ID" });
        let counted = |path: &str, more: Value| {
            let asked = with(&json!({ "filters": filters }), more);
            post(&sandbox, path, &asked).json()
        };
        let total = |counts: &Value| -> u64 {
            let counts = counts["results"].as_object().unwrap();
            counts.values().map(|one| one.as_u64().unwrap()).sum()
        };
        let awards = all(&sandbox, "search/spending_by_award/", &body);
        let ids: BTreeSet<&str> = awards
            .iter()
            .map(|one| one["generated_internal_id"].as_str().unwrap())
            .collect();
        assert_eq!(ids.len(), awards.len(), "ids are unique for {filters}");
        let count = counted("search/spending_by_award_count/", json!({}));
        assert_eq!(total(&count), awards.len() as u64, "{filters}");
        let count = counted("download/count/", json!({ "spending_level": "awards" }));
        assert_eq!(count["calculated_count"], json!(awards.len()));

        let transactions = all(&sandbox, "search/spending_by_transaction/", &body).len();
        let count = counted("search/spending_by_transaction_count/", json!({}));
        assert_eq!(total(&count), transactions as u64, "{filters}");
        let count = counted("download/count/", json!({}));
        assert_eq!(count["calculated_count"], json!(transactions));

        let level = json!({ "spending_level": "subawards", "fields": ["Sub-Award Amount"],
            "sort": "Sub-Award Amount" });
        let subawards = all(
            &sandbox,
            "search/spending_by_award/",
            &with(&body, level.clone()),
        );
        let count = counted("search/spending_by_award_count/", level.clone());
        assert_eq!(total(&count), subawards.len() as u64, "{filters}");
        let grouped = all(
            &sandbox,
            "search/spending_by_subaward_grouped/",
            &json!({ "filters": filters }),
        );
        // The groups are the awards that the filters select, those without subawards too, and they have
        // the amounts of whole awards, whatever the period and the subawards' own days and amounts.
        assert_eq!(grouped.len(), awards.len(), "{filters}");
        let amount = sum(&subawards, "Sub-Award Amount");
        let of_subawards = ["time_period", "def_codes", "award_amounts"];
        if of_subawards.iter().all(|name| filters[*name].is_null()) {
            assert_eq!(sum(&grouped, "subaward_obligation"), amount, "{filters}");
        }
        let by_month = with(&level, json!({ "group": "month" }));
        let over = counted("search/spending_over_time/", by_month);
        let months = over["results"].as_array().unwrap();
        assert_eq!(sum(months, "aggregated_amount"), amount, "{filters}");
    }
}

#[test]
fn an_award_agrees_with_its_own_page() {
    let sandbox = start(Some(9));
    let body = json!({
        "filters": { "award_type_codes": GRANTS },
        "fields": ["Award ID", "Award Amount", "Total Outlays"],
    });
    let found = post(&sandbox, "search/spending_by_award/", &body).json();
    for record in found["results"].as_array().unwrap() {
        let id = record["generated_internal_id"].as_str().unwrap();
        let page = ask(&sandbox, &format!("awards/{id}/"));
        assert_eq!(page["total_obligation"], record["Award Amount"]);
        assert_eq!(page["total_outlay"], record["Total Outlays"]);
        let funding = all(&sandbox, "awards/funding/", &json!({ "award_id": id }));
        let (paid, bound) = (
            sum(&funding, "gross_outlay_amount"),
            sum(&funding, "transaction_obligated_amount"),
        );
        assert_eq!(paid, cents(&record["Total Outlays"]));
        assert_eq!(bound, cents(&record["Award Amount"]));
        let transactions = all(&sandbox, "transactions/", &json!({ "award_id": id }));
        assert_eq!(sum(&transactions, "federal_action_obligation"), bound);
    }
}

/// Every record of a ranking of emergency funds, by its pages.
fn ranking(sandbox: &Sandbox, path: &str, filter: &Value, kind: &str) -> (Value, Vec<Value>) {
    let (mut records, mut page) = (Vec::new(), 1);
    loop {
        let answer = post(
            sandbox,
            path,
            &json!({
                "filter": filter, "spending_type": kind,
                "pagination": { "page": page, "limit": 100, "sort": "obligation" },
            }),
        )
        .json();
        records.extend(answer["results"].as_array().unwrap().iter().cloned());
        let more = answer["page_metadata"]["hasNext"] == json!(true);
        let total = answer["page_metadata"]["total"].as_u64().unwrap();
        if !more || records.len() as u64 >= total {
            return (answer["totals"].clone(), records);
        }
        page += 1;
    }
}

/// As many records of each kind as the service counts.
fn check_counts(sandbox: &Sandbox, filter: &Value, body: &Value) {
    for (about, kind) in [
        // disaster/v2/views/agency/count.py asks the index of awards.
        ("agency", "award"),
        ("federal_account", "total"),
        ("cfda", "award"),
    ] {
        let (_, records) = ranking(
            sandbox,
            &format!("disaster/{about}/spending/"),
            filter,
            kind,
        );
        let path = format!("disaster/{about}/count/");
        let count = post(sandbox, &path, body).json();
        assert_eq!(count["count"], json!(records.len()), "{path}");
    }
}

/// The sums of places of every layer are the whole.
fn check_places(sandbox: &Sandbox, body: &Value, obligation: &Value) {
    for layer in ["state", "county", "district"] {
        let asked = with(
            body,
            json!({ "geo_layer": layer, "spending_type": "obligation" }),
        );
        let places = post(sandbox, "disaster/spending_by_geography/", &asked).json();
        let records = places["results"].as_array().unwrap();
        assert_eq!(sum(records, "amount"), cents(obligation), "{layer}");
    }
}

#[test]
fn emergency_funds_agree_with_each_other() {
    let (sandbox, other) = (start(Some(3)), start(Some(4)));
    for codes in [json!(["L", "M"]), json!(["Z"]), json!(["N", "O", "V", "1"])] {
        let filter = json!({ "def_codes": codes });
        let body = json!({ "filter": filter });
        let amounts = |kind: &str| {
            let asked = with(&body, json!({ "spending_type": kind }));
            post(&sandbox, "disaster/award/amount/", &asked).json()
        };
        let amount = amounts("award");
        let elsewhere = post(&other, "disaster/award/amount/", &body).json();
        assert_ne!(amount["obligation"], elsewhere["obligation"]);
        let count = post(&sandbox, "disaster/award/count/", &body).json();
        assert_eq!(count["count"], amount["award_count"]);
        let mut of_all = BTreeSet::new();
        for about in ["agency", "federal_account", "object_class", "recipient"] {
            let path = format!("disaster/{about}/spending/");
            let (totals, records) = ranking(&sandbox, &path, &filter, "award");
            for member in ["obligation", "outlay"] {
                assert_eq!(totals[member], amount[member], "{path} {member}");
                assert_eq!(sum(&records, member), cents(&amount[member]), "{path}");
            }
            assert_eq!(totals["award_count"], amount["award_count"], "{path}");
            if about != "recipient" {
                let (totals, records) = ranking(&sandbox, &path, &filter, "total");
                assert_eq!(sum(&records, "obligation"), cents(&totals["obligation"]));
                of_all.insert(cents(&totals["obligation"]));
            }
        }
        assert_eq!(of_all.len(), 1, "all accounts of {codes}");
        check_counts(&sandbox, &filter, &body);
        check_places(&sandbox, &body, &amount["obligation"]);
        let text: Vec<&str> = codes
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect();
        let overview = ask(
            &sandbox,
            &format!("disaster/overview/?def_codes={}", text.join(",")),
        );
        let spending = &overview["spending"];
        assert_eq!(spending["award_obligations"], amount["obligation"]);
        assert_eq!(
            cents(&spending["total_obligations"]),
            *of_all.first().unwrap()
        );
        // Of transactions, only those since the law of the fund count; of awards, all that they have.
        let funds = all(
            &sandbox,
            "search/spending_by_category/defc/",
            &json!({ "filters": { "def_codes": codes }, "spending_level": "awards" }),
        );
        assert_eq!(sum(&funds, "amount"), cents(&amount["obligation"]));
        let loans = ranking(&sandbox, "disaster/recipient/loans/", &filter, "award").0;
        let agencies = ranking(&sandbox, "disaster/agency/loans/", &filter, "award").0;
        assert_eq!(loans["face_value_of_loan"], agencies["face_value_of_loan"]);
    }
}

#[test]
fn accounts_of_an_agency_add_up_to_its_sum() {
    let sandbox = start(Some(8));
    for (code, id) in [("012", 315), ("075", 806)] {
        let year = "fiscal_year=2023&limit=100";
        let balances = ask(
            &sandbox,
            &format!("financial_balances/agencies/?{year}&funding_agency_id={id}"),
        );
        let balances = &balances["results"][0];
        let bound = cents(&balances["obligated_amount"]);
        assert!(bound > 0);
        for (path, member) in [
            (
                format!("agency/{code}/federal_account/?{year}"),
                "obligated_amount",
            ),
            (
                format!("agency/{code}/object_class/?{year}"),
                "obligated_amount",
            ),
            (
                format!("agency/{code}/program_activity/?{year}"),
                "obligated_amount",
            ),
            (
                format!("agency/{code}/budget_function/?{year}"),
                "obligated_amount",
            ),
            (
                format!("agency/{code}/sub_components/?{year}"),
                "total_obligations",
            ),
            (
                format!("federal_obligations/?{year}&funding_agency_id={id}"),
                "obligated_amount",
            ),
            (
                format!("financial_spending/major_object_class/?{year}&funding_agency_id={id}"),
                "obligated_amount",
            ),
        ] {
            let answer = ask(&sandbox, &path);
            assert_eq!(
                sum(answer["results"].as_array().unwrap(), member),
                bound,
                "{path}"
            );
        }
        let years = ask(&sandbox, &format!("agency/{code}/budgetary_resources/"));
        let years = years["agency_data_by_year"].as_array().unwrap();
        let own = years
            .iter()
            .find(|one| one["fiscal_year"] == json!(2023))
            .unwrap();
        assert_eq!(cents(&own["agency_total_obligated"]), bound);
        let periods = own["agency_obligation_by_period"].as_array().unwrap();
        assert_eq!(cents(&periods.last().unwrap()["obligated"]), bound);
        for kind in ["federal_account", "object_class", "recipient", "award"] {
            let filters = json!({ "fy": "2023", "period": 12, "agency": id });
            let body = json!({ "type": kind, "filters": filters });
            let answer = post(&sandbox, "spending/", &body).json();
            assert_eq!(cents(&answer["total"]), bound, "explored by {kind}");
        }
    }
}

#[test]
fn pages_end_where_the_service_ends_them() {
    let sandbox = start(Some(0));
    let award = "search/spending_by_award/";
    let body = json!({
        "filters": { "award_type_codes": CONTRACTS }, "fields": ["Award ID", "Award Amount"],
        "sort": "Award Amount", "limit": 100,
    });
    let asked = |path: &str, more: Value| post(&sandbox, path, &with(&body, more));
    assert_eq!(asked(award, json!({ "page": 500 })).status, 200);
    // It begins before the end of the window and ends after it.
    let across = json!({ "page": 1667, "limit": 30 });
    assert_eq!(asked(award, across).status, 503);
    let refused = asked(award, json!({ "page": 501 }));
    assert_eq!(refused.status, 422);
    assert!(refused.json()["detail"].is_string());
    let transactions = json!({ "page": 501, "fields": ["Mod"], "sort": "Mod" });
    assert_eq!(
        asked("search/spending_by_transaction/", transactions).status,
        422
    );
    // The marks of one page lead to the next.
    let first = asked(award, json!({})).json();
    let metadata = &first["page_metadata"];
    let marks = json!({
        "last_record_unique_id": metadata["last_record_unique_id"],
        "last_record_sort_value": metadata["last_record_sort_value"],
    });
    let second = asked(award, json!({ "page": 2 })).json();
    assert_eq!(
        asked(award, marks.clone()).json()["results"],
        second["results"]
    );
    let far = with(&marks, json!({ "page": 501 }));
    assert_eq!(asked(award, far).status, 200);
    for broken in [
        json!({ "last_record_unique_id": 5 }),
        json!({ "last_record_sort_value": "5" }),
        json!({ "order": "sideways" }),
        json!({ "page": 0 }),
        json!({ "fields": [5] }),
        json!({ "filters": { "award_type_codes": ["A"], "recipient_scope": "moon" } }),
        json!({ "filters": { "award_type_codes": ["A"],
            "time_period": [{ "start_date": "soon", "end_date": "2024-01-01" }] } }),
    ] {
        assert_eq!(asked(award, broken.clone()).status, 500, "{broken}");
    }
    let none = json!({ "filters": { "award_type_codes": ["no intersection"] } });
    assert_eq!(asked(award, none).json()["results"], json!([]));
}

#[test]
fn rankings_by_award_are_returned_in_full() {
    let sandbox = start(Some(0));
    let body = |kind: &str| {
        json!({ "filter": { "def_codes": ["L", "M", "N"] }, "spending_type": kind,
            "pagination": { "limit": 2, "page": 2 } })
    };
    let path = "disaster/federal_account/spending/";
    let whole = post(&sandbox, path, &body("award")).json();
    let count = whole["results"].as_array().unwrap().len();
    assert!(count > 2);
    assert_eq!(whole["page_metadata"]["total"], json!(count));
    assert_eq!(whole["page_metadata"]["page"], json!(2));
    let cut = post(&sandbox, path, &body("total")).json();
    assert_eq!(cut["results"].as_array().unwrap().len(), 2);
    let recipients = post(&sandbox, "disaster/recipient/spending/", &body("award")).json();
    assert!(recipients["messages"].is_array(), "sorted by id");
}

#[test]
fn a_filter_is_stored_under_the_md5_of_its_bytes() {
    let sandbox = start(Some(0));
    let path = at(&sandbox, "references/filter/");
    let text = r#"{"filters": {"keywords": ["forest"]}}"#;
    let hash = send("POST", &path, &[], Some(text)).json()["hash"].clone();
    assert_eq!(hash, json!("608319747f5ca3e8818b8451a748d368"));
    let back = post(&sandbox, "references/hash/", &json!({ "hash": hash })).json();
    assert_eq!(back["filter"]["filters"], json!({ "keywords": ["forest"] }));
    let spaced = text.replace(": ", ":");
    assert_ne!(send("POST", &path, &[], Some(&spaced)).json()["hash"], hash);
    let unknown = post(&sandbox, "references/hash/", &json!({ "hash": "0" }));
    assert_eq!(unknown.status, 400);
    assert!(!unknown.body.starts_with(b"{"));
}

#[test]
fn missing_submissions_are_204() {
    let sandbox = start(Some(0));
    let path = |code: &str, year: i64, period: i64| {
        let path = format!("reporting/agencies/{code}/{year}/{period}/submission_history/");
        get(&at(&sandbox, &path)).status
    };
    assert_eq!(path("012", 2024, 6), 200);
    assert_eq!(path("999", 2024, 6), 204);
    assert_eq!(path("012", 2024, 13), 422);
    assert_eq!(path("012", 2031, 6), 400);
}
