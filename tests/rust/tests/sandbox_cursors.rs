//! Tests where the sandbox's search of awards continues after a record: every sort with the cursor that the
//! service has for it, and the cursors that the service rejects or fails on.
#![allow(
    clippy::cast_possible_truncation,
    clippy::format_push_string,
    clippy::needless_pass_by_value,
    reason = "the numbers of a test are small, and so are its texts"
)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

use openshelf::sandbox::{Options, Sandbox};
use openshelf::services::find;
use openshelf_tests::http::{Received, send};
use serde_json::{Map, Value, json};

const CONTRACTS: &[&str] = &["A", "B", "C", "D"];
const IDVS: &[&str] = &[
    "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E",
];
const LOANS: &[&str] = &["07", "08", "F003", "F004"];
const GRANTS: &[&str] = &["02", "03", "04", "05", "F001", "F002"];

/// The kind of a sort's cursor, according to the catalog.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Kind {
    Cents,
    Dollars,
    Text,
    Day,
    Moment,
    Several,
    Unsortable,
}

/// Every sort of the search, its kind, and a group of awards that supports it.
const SORTS: [(&str, Kind, &[&str]); 44] = [
    ("Award Amount", Kind::Cents, CONTRACTS),
    ("Total Outlays", Kind::Cents, GRANTS),
    ("Loan Value", Kind::Cents, LOANS),
    ("Subsidy Cost", Kind::Cents, LOANS),
    ("COVID-19 Obligations", Kind::Dollars, CONTRACTS),
    ("COVID-19 Outlays", Kind::Dollars, LOANS),
    ("Infrastructure Obligations", Kind::Dollars, GRANTS),
    ("Infrastructure Outlays", Kind::Dollars, CONTRACTS),
    ("Award ID", Kind::Text, CONTRACTS),
    ("generated_internal_id", Kind::Text, IDVS),
    ("Recipient Name", Kind::Text, CONTRACTS),
    ("Recipient DUNS Number", Kind::Text, CONTRACTS),
    ("recipient_id", Kind::Text, CONTRACTS),
    ("Recipient UEI", Kind::Text, CONTRACTS),
    ("Awarding Agency", Kind::Text, CONTRACTS),
    ("Awarding Agency Code", Kind::Text, GRANTS),
    ("Awarding Sub Agency", Kind::Text, CONTRACTS),
    ("Awarding Sub Agency Code", Kind::Text, CONTRACTS),
    ("Funding Agency", Kind::Text, CONTRACTS),
    ("Funding Agency Code", Kind::Text, CONTRACTS),
    ("Funding Sub Agency", Kind::Text, CONTRACTS),
    ("Funding Sub Agency Code", Kind::Text, CONTRACTS),
    ("Place of Performance City Code", Kind::Text, CONTRACTS),
    ("Place of Performance State Code", Kind::Text, CONTRACTS),
    ("Place of Performance Country Code", Kind::Text, CONTRACTS),
    ("Place of Performance Zip5", Kind::Text, CONTRACTS),
    ("Description", Kind::Text, CONTRACTS),
    ("def_codes", Kind::Text, CONTRACTS),
    ("Contract Award Type", Kind::Text, IDVS),
    ("SAI Number", Kind::Text, LOANS),
    ("CFDA Number", Kind::Text, GRANTS),
    ("Start Date", Kind::Day, CONTRACTS),
    ("End Date", Kind::Day, GRANTS),
    ("Issued Date", Kind::Day, LOANS),
    ("Base Obligation Date", Kind::Day, CONTRACTS),
    ("Last Date to Order", Kind::Day, IDVS),
    ("Last Modified Date", Kind::Moment, CONTRACTS),
    ("NAICS", Kind::Several, CONTRACTS),
    ("PSC", Kind::Several, LOANS),
    ("Recipient Location", Kind::Several, CONTRACTS),
    ("Primary Place of Performance", Kind::Several, GRANTS),
    ("Assistance Listings", Kind::Several, GRANTS),
    ("Award Type", Kind::Text, GRANTS),
    ("Award Type", Kind::Text, LOANS),
];

/// Names that the validator accepts and the search engine never does.
const UNSORTABLE: [&str; 4] = [
    "prime_award_recipient_id",
    "Assistance Listing",
    "Sub-Recipient Location",
    "Sub-Award Primary Place of Performance",
];

fn start() -> Sandbox {
    let options = Options {
        seed: 11,
        today: Options::day("2024-06-28").ok(),
        ..Options::default()
    };
    Sandbox::start(&openshelf::services::SERVICES, options).unwrap()
}

fn ask(sandbox: &Sandbox, body: &Value) -> Received {
    let base = sandbox.base_url(find("spending").unwrap());
    let address = format!("{base}/api/v2/search/spending_by_award/");
    send("POST", &address, &[], Some(&body.to_string()))
}

fn with(body: &Value, more: Value) -> Value {
    let mut members: Map<String, Value> = body.as_object().unwrap().clone();
    members.extend(more.as_object().unwrap().clone());
    Value::Object(members)
}

fn question(sort: &str, codes: &[&str], order: &str) -> Value {
    json!({
        "filters": { "award_type_codes": codes }, "fields": ["Award ID", "Recipient DUNS Number", "def_codes", sort],
        "sort": sort, "order": order, "limit": 40,
    })
}

fn cursor(value: &Value, id: &Value) -> Value {
    json!({ "last_record_sort_value": value, "last_record_unique_id": id })
}

/// The records of all numbered pages.
fn all(sandbox: &Sandbox, body: &Value) -> Vec<Value> {
    let mut records = Vec::new();
    for page in 1.. {
        let answer = ask(sandbox, &with(body, json!({ "page": page }))).json();
        records.extend(answer["results"].as_array().unwrap().iter().cloned());
        if answer["page_metadata"]["hasNext"] == json!(false) {
            break;
        }
    }
    records
}

fn milliseconds(text: &str) -> i64 {
    let (day, time) = text.split_once(' ').unwrap_or((text, "00:00:00"));
    let days =
        Options::day(day)
            .ok()
            .or_else(|| day.parse().ok())
            .map(|day: openshelf::sandbox::Date| {
                let first: openshelf::sandbox::Date = "1970-01-01".parse().unwrap();
                (day - first).get_days()
            });
    let parts: Vec<i64> = time.split(':').map(|part| part.parse().unwrap()).collect();
    let seconds = parts[0] * 3600 + parts[1] * 60 + parts[2];
    i64::from(days.unwrap()) * 86_400_000 + seconds * 1000
}

/// The search engine's value of a record in the sort: the text of its cursor, or nothing.
fn held(record: &Value, sort: &str, kind: Kind) -> Option<String> {
    let shown = match sort {
        "recipient_id" => &record["Recipient DUNS Number"],
        "def_codes" => &record[sort][0],
        _ => &record[sort],
    };
    match kind {
        Kind::Cents => Some(((shown.as_f64()? * 100.0).round() as i64).to_string()),
        // A record without these funds shows a zero, but has no value in the index.
        Kind::Dollars => {
            let funds: &[&str] = if sort.starts_with("COVID-19") {
                &["L", "M", "N", "O", "P", "U", "V"]
            } else {
                &["Z", "1"]
            };
            let fund = record["def_codes"][0].as_str()?;
            let amount = shown.as_f64().filter(|_| funds.contains(&fund))?;
            Some(format!("{amount:?}"))
        }
        Kind::Text => Some(shown.as_str()?.to_owned()),
        Kind::Day | Kind::Moment => Some(milliseconds(shown.as_str()?).to_string()),
        Kind::Several | Kind::Unsortable => None,
    }
}

/// How a null is returned.
fn null(kind: Kind, order: &str) -> &'static str {
    match (kind, order) {
        (Kind::Text, _) => "None",
        (Kind::Dollars, "asc") => "Infinity",
        (Kind::Dollars, _) => "-Infinity",
        (_, "asc") => "9223372036854775807",
        _ => "-9223372036854775808",
    }
}

/// The value to send for a returned one; nothing if there can be no cursor.
fn to_send(value: &str, kind: Kind, is_null: bool) -> Option<String> {
    match kind {
        Kind::Text | Kind::Day | Kind::Moment if is_null => None,
        Kind::Day => {
            let days = value.parse::<i64>().unwrap() / 86_400_000;
            let first: openshelf::sandbox::Date = "1970-01-01".parse().unwrap();
            let span = openshelf::sandbox::Date::checked_add(
                first,
                std::time::Duration::from_secs(days.unsigned_abs() * 86_400),
            );
            Some(span.unwrap().to_string())
        }
        _ => Some(value.to_owned()),
    }
}

/// Checks that a whole list is in the order of its sort.
fn check_order(records: &[Value], sort: &str, kind: Kind, order: &str) {
    for two in records.windows(2) {
        let (one, next) = (held(&two[0], sort, kind), held(&two[1], sort, kind));
        let ids = (
            two[0]["internal_id"].as_i64(),
            two[1]["internal_id"].as_i64(),
        );
        let mut compared = match (&one, &next) {
            (None, Some(_)) => panic!("{sort} {order}: a null stands before a value"),
            (Some(_), None) => continue,
            (Some(one), Some(next)) if kind == Kind::Text => one.cmp(next),
            (Some(one), Some(next)) => {
                let number = |text: &str| text.parse::<f64>().unwrap();
                number(one).total_cmp(&number(next))
            }
            (None, None) => std::cmp::Ordering::Equal,
        };
        compared = compared.then(ids.0.cmp(&ids.1));
        let right = if order == "asc" {
            compared.is_lt()
        } else {
            compared.is_gt()
        };
        assert!(right, "{sort} {order}: {one:?} before {next:?}");
    }
}

#[test]
fn every_sort_has_the_cursor_of_its_kind() {
    let sandbox = start();
    for (sort, kind, codes) in SORTS {
        if matches!(kind, Kind::Several | Kind::Unsortable) {
            continue;
        }
        for order in ["asc", "desc"] {
            let body = question(sort, codes, order);
            let records = all(&sandbox, &body);
            assert!(records.len() > 80, "{sort}");
            check_order(&records, sort, kind, order);
            let (mut at, mut answer) = (40, ask(&sandbox, &body).json());
            while answer["page_metadata"]["hasNext"] == json!(true) {
                let (metadata, last) = (&answer["page_metadata"], &records[at - 1]);
                assert_eq!(
                    metadata["last_record_unique_id"], last["internal_id"],
                    "{sort}"
                );
                let known = held(last, sort, kind);
                let comes = metadata["last_record_sort_value"].as_str().unwrap();
                let expected = known.as_deref().unwrap_or(null(kind, order));
                assert_eq!(comes, expected, "{sort} {order}");
                let Some(value) = to_send(comes, kind, known.is_none()) else {
                    break;
                };
                // The number of the page is only repeated.
                let more = cursor(&json!(value), &last["internal_id"]);
                let next = with(&with(&body, more), json!({ "page": 900 }));
                answer = ask(&sandbox, &next).json();
                assert_eq!(answer["page_metadata"]["page"], json!(900), "{sort}");
                let end = (at + 40).min(records.len());
                assert_eq!(answer["results"], json!(records[at..end]), "{sort} {order}");
                at = end;
                let more = json!(at < records.len());
                assert_eq!(answer["page_metadata"]["hasNext"], more, "{sort} {order}");
            }
        }
    }
}

#[test]
fn some_records_have_no_value_in_a_sort_of_each_kind() {
    let sandbox = start();
    for (sort, kind, codes) in [
        ("Total Outlays", Kind::Cents, CONTRACTS),
        ("COVID-19 Obligations", Kind::Dollars, LOANS),
        ("def_codes", Kind::Text, GRANTS),
        ("Last Date to Order", Kind::Day, IDVS),
    ] {
        for order in ["asc", "desc"] {
            let body = with(&question(sort, codes, order), json!({ "limit": 5 }));
            let records = all(&sandbox, &body);
            let values = records.iter().filter(|one| held(one, sort, kind).is_some());
            let at = values.count();
            assert!(
                at > 0 && at + 10 < records.len(),
                "{sort} {at} {}",
                records.len()
            );
            let page = at.div_ceil(5) + 1;
            let answer = ask(&sandbox, &with(&body, json!({ "page": page }))).json();
            let (comes, last) = (
                &answer["page_metadata"]["last_record_sort_value"],
                &answer["page_metadata"]["last_record_unique_id"],
            );
            assert_eq!(comes, &json!(null(kind, order)), "{sort}");
            let next = ask(&sandbox, &with(&body, cursor(comes, last)));
            let expected = json!(records[page * 5..records.len().min(page * 5 + 5)]);
            match kind {
                Kind::Cents | Kind::Dollars => {
                    assert_eq!(next.json()["results"], expected, "{sort} {order}");
                }
                // It is an ordinary word.
                Kind::Text => {
                    let first = &next.json()["results"][0];
                    let word = held(first, sort, kind).unwrap_or("None".to_owned());
                    assert!(if order == "asc" {
                        *word >= *"None"
                    } else {
                        *word <= *"None"
                    });
                    assert_ne!(first, &expected[0], "{sort} {order}");
                }
                _ => assert_eq!(next.status, 503, "{sort}"),
            }
        }
    }
}

#[test]
fn a_cursor_may_be_invented() {
    let sandbox = start();
    for (sort, value, place) in [
        ("Award Amount", "100000000", 1_000_000.0),
        ("Award Amount", "100000000.75", 1_000_000.0),
        ("Award Amount", "1e8", 1_000_000.0),
    ] {
        for (order, id) in [("asc", 0_i64), ("desc", i64::from(i32::MAX))] {
            let body = with(&question(sort, CONTRACTS, order), json!({ "limit": 100 }));
            let records = all(&sandbox, &body);
            let next = ask(&sandbox, &with(&body, cursor(&json!(value), &json!(id)))).json();
            let before = |one: &&Value| {
                let amount = one[sort].as_f64().unwrap();
                if order == "asc" {
                    amount < place
                } else {
                    amount > place
                }
            };
            let at = records.iter().filter(before).count();
            assert!(at > 0 && at < records.len());
            assert_eq!(next["results"][0], records[at], "{value} {order}");
        }
    }
    let names = question("Award ID", CONTRACTS, "asc");
    let records = all(&sandbox, &names);
    // Blanks at both ends, tabs and ends of lines do not count.
    for value in ["M", " \tM\n ", "M\r"] {
        let next = ask(&sandbox, &with(&names, cursor(&json!(value), &json!(0)))).json();
        let first = records
            .iter()
            .find(|one| one["Award ID"].as_str() > Some("M"));
        assert_eq!(&next["results"][0], first.unwrap());
    }
    // After the last record there is nothing, and nothing follows.
    let last = cursor(&json!("zzz"), &json!("5"));
    let end = ask(&sandbox, &with(&names, last)).json();
    assert_eq!(end["results"], json!([]));
    let none = json!({ "page": 1, "hasNext": false, "last_record_unique_id": null,
        "last_record_sort_value": "None" });
    assert_eq!(end["page_metadata"], none);
}

#[test]
fn a_cursor_has_the_type_and_format_of_its_sort() {
    let sandbox = start();
    let long = "x".repeat(5001);
    let most = "x".repeat(5000);
    for (sort, value, id, status) in [
        ("Award ID", json!("A"), json!("17"), 200),
        ("Award ID", json!("A"), json!("seventeen"), 422),
        ("Award ID", json!("A"), json!([17]), 422),
        ("Award ID", json!("A"), json!(1.5), 422),
        ("Award ID", json!(5), json!(17), 422),
        ("Award ID", json!(""), json!(17), 422),
        ("Award ID", json!(long), json!(17), 422),
        ("Award ID", json!(most), json!(17), 200),
        ("Award ID", json!("None"), json!(17), 200),
        ("Award ID", json!(null), json!(17), 500),
        ("Award ID", json!("A"), json!(null), 500),
        ("Award ID", json!(null), json!(null), 200),
        ("Award Amount", json!("A"), json!(17), 503),
        ("Award Amount", json!(" "), json!(17), 503),
        ("Award Amount", json!("None"), json!(17), 503),
        ("Award Amount", json!("Infinity"), json!(17), 200),
        ("COVID-19 Outlays", json!("1.5"), json!(17), 200),
        ("COVID-19 Outlays", json!("inf"), json!(17), 503),
        ("COVID-19 Outlays", json!("None"), json!(17), 503),
        ("Start Date", json!("2020-01-01"), json!(17), 200),
        ("Start Date", json!("2020-1-1"), json!(17), 503),
        ("Start Date", json!("2020-01-01 00:00:00"), json!(17), 503),
        ("Start Date", json!("1577836800000"), json!(17), 503),
        ("Start Date", json!("9223372036854775807"), json!(17), 503),
        ("Last Modified Date", json!("1577836800000"), json!(17), 200),
        ("Last Modified Date", json!("2020-01-01"), json!(17), 200),
        (
            "Last Modified Date",
            json!("2020-01-01 10:15:00"),
            json!(17),
            200,
        ),
        ("Last Modified Date", json!("soon"), json!(17), 503),
        (
            "Last Modified Date",
            json!("9223372036854775807"),
            json!(17),
            503,
        ),
    ] {
        let body = question(sort, CONTRACTS, "asc");
        let answer = ask(&sandbox, &with(&body, cursor(&value, &id)));
        let text: String = value.to_string().chars().take(40).collect();
        assert_eq!(answer.status, status, "{sort} {text} {id}");
        // The service returns only a status if its search engine fails.
        assert_eq!(answer.body.is_empty(), status == 503, "{sort} {text} {id}");
    }
    // A date is its first moment.
    let body = question("Last Modified Date", CONTRACTS, "desc");
    let asked = |value: &str| {
        let more = cursor(&json!(value), &json!(0));
        ask(&sandbox, &with(&body, more)).json()["results"].clone()
    };
    assert_eq!(asked("2022-01-01"), asked("1640995200000"));
}

#[test]
fn a_sort_of_several_fields_has_no_cursor() {
    let sandbox = start();
    for (sort, kind, codes) in SORTS {
        if kind != Kind::Several {
            continue;
        }
        for order in ["asc", "desc"] {
            let body = question(sort, codes, order);
            let answer = ask(&sandbox, &body).json();
            let metadata = &answer["page_metadata"];
            assert_eq!(metadata["hasNext"], json!(true));
            let last = &answer["results"][39][sort];
            let (first, second) = match sort {
                "NAICS" | "PSC" => (&last["code"], &last["description"]),
                "Assistance Listings" => (&last[0]["cfda_number"], &last[0]["cfda_program_title"]),
                _ => (&last["city_name"], &last["state_code"]),
            };
            assert_eq!(&metadata["last_record_unique_id"], second, "{sort}");
            let value = first.as_str().unwrap_or("None");
            assert_eq!(metadata["last_record_sort_value"], json!(value), "{sort}");
            // Loans have no products: the cursor of a list that continues is null.
            assert_eq!(second.is_null(), sort == "PSC");
            let sent = |id: Value| ask(&sandbox, &with(&body, cursor(&json!(value), &id))).status;
            if !second.is_null() {
                assert_eq!(sent(second.clone()), 422, "{sort}");
            }
            assert_eq!(sent(json!(17)), 503, "{sort}");
            assert!(all(&sandbox, &body).len() > 80);
        }
    }
}

#[test]
fn unsortable_fields_always_fail() {
    let sandbox = start();
    let more = UNSORTABLE.map(|sort| (sort, Kind::Unsortable, GRANTS));
    for (sort, kind, codes) in SORTS.into_iter().chain(more) {
        if kind != Kind::Unsortable {
            continue;
        }
        let body = question(sort, codes, "asc");
        let by_cursor = cursor(&json!("A"), &json!(17));
        for body in [body.clone(), with(&body, by_cursor)] {
            assert_eq!(ask(&sandbox, &body).status, 503, "{sort}");
        }
    }
    let subawards = json!({ "subawards": true });
    for sort in [
        "prime_award_recipient_id",
        "Sub-Recipient UEI",
        "Recipient UEI",
        "Contract Award Type",
        "Recipient Location",
    ] {
        let body = with(&question(sort, CONTRACTS, "asc"), subawards.clone());
        assert_eq!(ask(&sandbox, &body).status, 503, "{sort}");
    }
    for sort in [
        "Sub-Award Type",
        "NAICS",
        "Assistance Listing",
        "Sub-Recipient Location",
        "Sub-Award Primary Place of Performance",
        "Sub-Award Description",
        "Sub-Award Date",
    ] {
        let body = with(&question(sort, CONTRACTS, "asc"), subawards.clone());
        assert_eq!(ask(&sandbox, &body).status, 200, "{sort}");
    }
}

#[test]
fn a_sort_must_belong_to_its_group_and_to_the_fields() {
    let sandbox = start();
    for (sort, codes, status) in [
        ("Loan Value", LOANS, 200),
        ("Loan Value", CONTRACTS, 400),
        ("Last Date to Order", CONTRACTS, 400),
        ("Award Type", CONTRACTS, 400),
        ("Sub-Award Amount", CONTRACTS, 400),
        ("Nothing", CONTRACTS, 400),
        ("naics_code", CONTRACTS, 200),
    ] {
        let body = question(sort, codes, "asc");
        assert_eq!(ask(&sandbox, &body).status, status, "{sort}");
    }
    let unasked = json!({ "fields": ["Description"] });
    let body = question("Award ID", CONTRACTS, "asc");
    assert_eq!(ask(&sandbox, &with(&body, unasked.clone())).status, 400);
    let free = with(&question("NAICS", CONTRACTS, "asc"), unasked);
    assert_eq!(ask(&sandbox, &free).status, 200);
    // Nothing is checked if nothing can be found.
    let nothing = json!({ "filters": { "award_type_codes": ["no intersection"] },
        "sort": "Nothing", "page": 900, "last_record_unique_id": 5 });
    let answer = ask(&sandbox, &with(&body, nothing)).json();
    assert_eq!(answer["results"], json!([]));
    let page = json!({ "page": 900, "hasNext": false });
    assert_eq!(answer["page_metadata"], page);
}
