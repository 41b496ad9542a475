//! Tests a corpus of 200,000 awards: it is built as a whole, and every search over it still answers.

use std::sync::OnceLock;

use http::{Method, Request};
use openshelf_services::spending::SERVICE;
use serde_json::{Value, json};

use super::corpus::Corpus;
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::environment::Environment;
use crate::handler::Handler;

fn handler(awards: usize) -> Spending {
    Spending::with_awards(Environment::of(&SERVICE), awards)
}

fn ask(handler: &Spending, name: &str, body: &Value) -> (u16, Value) {
    let operation = SERVICE
        .operations()
        .find(|operation| operation.full_name() == name)
        .unwrap();
    let request = Request::builder()
        .method(Method::POST)
        .uri(format!("/spending{}", operation.path))
        .body(())
        .unwrap();
    let (head, ()) = request.into_parts();
    let mut call = Call::read(
        &head,
        body.to_string().as_bytes(),
        "http://127.0.0.1:1",
        dates::EARLIEST,
    );
    call.path_slash = operation.path.ends_with('/');
    let reply = handler.answer(operation, &call);
    let answer = serde_json::from_slice(&reply.body).unwrap_or(Value::Null);
    (reply.status, answer)
}

#[test]
fn every_award_is_found_by_its_id() {
    let corpus = Corpus::new(7, 3000, dates::EARLIEST);
    let mut ids: Vec<String> = corpus
        .awards
        .iter()
        .map(super::award::Award::generated)
        .collect();
    for award in corpus.awards.iter() {
        let found = corpus.award(&award.generated()).map(|one| one.id);
        assert_eq!(found, Some(award.id));
        assert_eq!(corpus.award(&award.id.to_string()).map(|one| one.id), found);
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), corpus.awards.len());
    assert!(corpus.award("CONT_AWD_NOTHING").is_none());
    let mut numbers: Vec<&str> = corpus.recipients.iter().map(|one| &*one.duns).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), corpus.recipients.len());
    let to_all: usize = (0..corpus.recipients.len())
        .map(|at| corpus.awards.to(at).count())
        .sum();
    assert_eq!(to_all, corpus.awards.len());
}

/// More awards than page numbers can reach in any search.
fn large() -> &'static Spending {
    static LARGE: OnceLock<Spending> = OnceLock::new();
    LARGE.get_or_init(|| handler(200_000))
}

fn contracts() -> Value {
    json!({ "award_type_codes": ["A", "B", "C", "D"] })
}

/// A page of a search: its status, whether there is a next page, and its number of records.
fn page(name: &str, body: &Value, page: usize, limit: usize) -> (u16, Option<bool>, usize) {
    let mut body = body.clone();
    (body["page"], body["limit"]) = (json!(page), json!(limit));
    let (status, answer) = ask(large(), name, &body);
    let has_next = answer["page_metadata"]["hasNext"].as_bool();
    (
        status,
        has_next,
        answer["results"].as_array().map_or(0, Vec::len),
    )
}

#[test]
fn page_numbers_reach_as_far_as_the_service_says() {
    let awards = json!({ "filters": contracts(), "fields": ["Award Amount"] });
    let transactions = json!({ "filters": contracts(), "fields": ["Mod"], "sort": "Mod" });
    let groups = json!({ "filters": contracts() });
    for (name, body) in [
        ("search.spending_by_award", &awards),
        ("search.spending_by_transaction_grouped", &groups),
    ] {
        for (number, limit, expected) in [
            (99, 100, (200, Some(true), 100)),
            // From here on the answer does not report a next page.
            (100, 100, (200, Some(false), 100)),
            (101, 100, (200, Some(false), 100)),
            (333, 30, (200, Some(true), 30)),
            (334, 30, (200, Some(false), 30)),
            (500, 100, (200, Some(false), 100)),
            (501, 100, (422, None, 0)),
            (1666, 30, (200, Some(false), 30)),
            (1667, 30, (503, None, 0)),
            (1668, 30, (422, None, 0)),
            (usize::MAX >> 8, 100, (422, None, 0)),
        ] {
            assert_eq!(page(name, body, number, limit), expected, "{name} {number}");
        }
    }
    for (number, limit, expected) in [
        (100, 100, (200, Some(true), 100)),
        (499, 100, (200, Some(true), 100)),
        (500, 100, (503, None, 0)),
        (501, 100, (422, None, 0)),
        (4999, 10, (200, Some(true), 10)),
        (5000, 10, (503, None, 0)),
        (5001, 10, (422, None, 0)),
    ] {
        let name = "search.spending_by_transaction";
        assert_eq!(
            page(name, &transactions, number, limit),
            expected,
            "{number}"
        );
    }
    for (number, limit, expected) in [
        (1, 100, (200, Some(false), 100)),
        (500, 100, (200, Some(false), 100)),
        (501, 100, (503, None, 0)),
        (1667, 30, (503, None, 0)),
        (1668, 30, (503, None, 0)),
    ] {
        let name = "search.spending_by_subaward_grouped";
        assert_eq!(page(name, &groups, number, limit), expected, "{number}");
    }
    let mut subawards = json!({ "filters": contracts(), "fields": ["Sub-Award Amount"] });
    subawards["subawards"] = json!(true);
    for (number, expected) in [
        (99, (200, Some(true), 100)),
        (100, (200, Some(false), 100)),
        (501, (422, None, 0)),
    ] {
        let name = "search.spending_by_award";
        assert_eq!(page(name, &subawards, number, 100), expected, "{number}");
    }
}

#[test]
fn cursors_reach_beyond_every_numbered_page() {
    let mut body = json!({ "filters": contracts(), "fields": ["Award Amount"], "limit": 100,
        "page": 99 });
    let ask = |body: &Value| ask(large(), "search.spending_by_award", body).1;
    let early = ask(&body);
    body["page"] = json!(100);
    let late = ask(&body);
    let none = json!({ "page": 100, "hasNext": false, "last_record_unique_id": null,
        "last_record_sort_value": "None" });
    assert_eq!(late["page_metadata"], none);
    let mut count = 9900;
    let mut answer = early;
    while answer["page_metadata"]["hasNext"] == json!(true) {
        for name in ["last_record_unique_id", "last_record_sort_value"] {
            body[name] = answer["page_metadata"][name].clone();
        }
        answer = ask(&body);
        if count == 9900 {
            assert_eq!(answer["results"], late["results"]);
        }
        count += answer["results"].as_array().unwrap().len();
    }
    assert!(count > 50_000, "{count}");
    let counts = self::ask(
        large(),
        "search.spending_by_award_count",
        &json!({ "filters": contracts() }),
    );
    assert_eq!(counts.1["results"]["contracts"], json!(count));
}

#[test]
fn two_hundred_thousand_awards_are_searched() {
    let handler = large();
    assert_eq!(handler.corpus().awards.len(), 200_000);
    let filters = contracts();
    let asked = |name: &str, body: Value| ask(handler, name, &body);
    let fields = json!(["Award ID", "Recipient Name", "Award Amount"]);
    let keyword = json!({ "filters": { "award_type_codes": ["A"], "keywords": ["radar"] },
        "fields": fields });
    assert_eq!(asked("search.spending_by_award", keyword).0, 200);
    for name in [
        "search.spending_by_category.county",
        "search.spending_over_time",
        "download.count",
    ] {
        assert_eq!(
            asked(name, json!({ "filters": filters, "group": "month" })).0,
            200
        );
    }
    // More groups than the service can form in one search.
    let recipients = asked(
        "search.spending_by_category.recipient",
        json!({ "filters": filters }),
    );
    assert_eq!(recipients.0, 500);
    let funds = json!(["L", "M", "N", "O", "P", "U", "V", "Z", "1", "Q"]);
    let (_, ranked) = asked(
        "disaster.recipient.spending",
        json!({ "filter": { "def_codes": funds }, "spending_type": "award" }),
    );
    assert_eq!(ranked["page_metadata"]["total"], json!(10_000));
    assert!(ranked["messages"].is_array());
    assert_eq!(asked("recipient.search", json!({})).0, 200);
}
