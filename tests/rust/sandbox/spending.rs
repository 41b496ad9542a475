//! Queries the sandbox's spending service on a day of 2024, without the client.

use openshelf::sandbox::{Fault, Options, Sandbox};
use openshelf::services::find;
use serde_json::Value;

use super::http::{Received, send};

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
        operation: Some(operation.to_owned()),
        times: Some(1),
        ..fault
    });
}
