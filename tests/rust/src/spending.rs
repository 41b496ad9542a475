//! Queries the sandbox's spending service on a day of 2024, without the client.

use openshelf::sandbox::{Fault, Matcher, Options, Sandbox};
use openshelf::services::find;
use serde_json::{Value, json};

use crate::http::{Received, send};

/// Paths of its searches.
pub const AWARDS: &str = "search/spending_by_award/";
pub const TRANSACTIONS: &str = "search/spending_by_transaction/";

/// Starts a sandbox; without a seed with the one that users get.
pub fn start(seed: Option<u64>) -> Sandbox {
    let options = Options::default();
    let options = Options {
        seed: seed.unwrap_or(options.seed),
        today: Options::day("2024-06-28").ok(),
        ..options
    };
    Sandbox::start(&openshelf::services::SERVICES, options).unwrap()
}

/// The address of a path of the service.
pub fn at(sandbox: &Sandbox, path: &str) -> String {
    let base = sandbox.base_url(find("spending").unwrap());
    format!("{base}/api/v2/{path}")
}

pub fn post(sandbox: &Sandbox, path: &str, body: &Value) -> Received {
    send("POST", &at(sandbox, path), &[], Some(&body.to_string()))
}

/// Lets the next answer of an operation go wrong.
#[allow(
    clippy::large_types_passed_by_value,
    reason = "it is written at the call"
)]
pub fn fail(sandbox: &Sandbox, operation: &str, fault: Fault) {
    sandbox.faults().add(Fault {
        matcher: Matcher::of_operation(operation),
        times: Some(1),
        ..fault
    });
}

/// A page of all contracts, in the order of a member.
pub fn question(sort: &str, page: usize) -> Value {
    json!({
        "filters": { "award_type_codes": ["A", "B", "C", "D"] },
        "fields": ["Award ID", "Award Amount", "Recipient Name", sort],
        "sort": sort, "page": page, "limit": 100,
    })
}

/// The transactions of all contracts.
pub fn transactions() -> Value {
    json!({
        "filters": { "award_type_codes": ["A", "B", "C", "D"] },
        "fields": ["Transaction Amount", "Mod"], "sort": "Transaction Amount", "limit": 100,
    })
}

/// Every award of the search by its numbered pages.
pub fn ids(sandbox: &Sandbox, sort: &str) -> Vec<i64> {
    let mut ids = Vec::new();
    for page in 1.. {
        let answer = post(sandbox, AWARDS, &question(sort, page)).json();
        let found = answer["results"].as_array().unwrap();
        ids.extend(found.iter().map(|one| one["internal_id"].as_i64().unwrap()));
        if answer["page_metadata"]["hasNext"] == json!(false) {
            break;
        }
    }
    ids
}
