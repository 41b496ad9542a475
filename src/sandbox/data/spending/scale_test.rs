//! A corpus of 200,000 awards: built in one piece, and every search over it still answers.

use http::{Method, Request};
use openshelf_services::spending::SERVICE;
use serde_json::{Value, json};

use super::corpus::Corpus;
use super::service::Spending;
use crate::call::Call;
use crate::data::dates;
use crate::data::environment::Environment;
use crate::data::handler::Handler;

fn handler(awards: usize) -> Spending {
    let environment = Environment {
        seed: 1,
        today: dates::EARLIEST,
        url: "http://127.0.0.1:1".to_owned(),
        service: &SERVICE,
        base_url: "http://127.0.0.1:1/spending".to_owned(),
        scale: 1.0,
        documented_paths: false,
        capped_counts: false,
        other_url: String::new(),
    };
    Spending::with_awards(environment, awards)
}

fn ask(handler: &Spending, name: &str, body: &Value) -> (u16, Value) {
    let row = SERVICE.rows().find(|row| row.full_name() == name).unwrap();
    let request = Request::builder()
        .method(Method::POST)
        .uri(format!("/spending{}", row.path))
        .body(())
        .unwrap();
    let (head, ()) = request.into_parts();
    let mut call = Call::read(
        &head,
        body.to_string().as_bytes(),
        "http://127.0.0.1:1",
        dates::EARLIEST,
    );
    call.row_slash = row.path.ends_with('/');
    let reply = handler.answer(row, &call);
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

#[test]
fn two_hundred_thousand_awards_are_searched() {
    let handler = handler(200_000);
    assert_eq!(handler.corpus().awards.len(), 200_000);
    let filters = json!({ "award_type_codes": ["A", "B", "C", "D"] });
    let asked = |name: &str, body: Value| ask(&handler, name, &body);
    let fields = json!(["Award ID", "Recipient Name", "Award Amount"]);
    let body = json!({ "filters": filters, "fields": fields, "sort": "Award Amount",
        "limit": 100, "page": 500 });
    let (status, last) = asked("search.spending_by_award", body.clone());
    assert_eq!(status, 200);
    let metadata = &last["page_metadata"];
    assert_eq!(metadata["hasNext"], json!(true));
    // Beyond the window only the cursor continues.
    let mut beyond = body.clone();
    beyond["page"] = json!(501);
    assert_eq!(asked("search.spending_by_award", beyond.clone()).0, 422);
    for name in ["last_record_unique_id", "last_record_sort_value"] {
        beyond[name] = metadata[name].clone();
    }
    let (status, next) = asked("search.spending_by_award", beyond);
    assert_eq!(status, 200);
    let amount = |answer: &Value, at: usize| answer["results"][at]["Award Amount"].as_f64();
    assert!(amount(&next, 0) <= amount(&last, 99));
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
    // More groups than the service can make of one search.
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
