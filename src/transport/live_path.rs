//! Which of two paths a request is sent to.
//!
//! An operation may have a live path in addition to the documented one, because a service may answer at a path
//! that it does not document. The request goes to the documented path first. If the service does not know
//! that path, the request goes to the live one. The process remembers the path that answered.

use super::attempts::RetriedCall;
use super::{Failure, Reply, StatusFailure, TransportError};
use openshelf_core::catalog::Service;

/// Sends a request to the path at which its operation answers.
pub async fn send(call: &RetriedCall<'_>) -> Result<Reply, Failure> {
    if call.request.live_path.is_none() {
        return call.send(false).await;
    }
    let documented = call.request.operation.path;
    if let Some(at_live_path) = call.state.is_at_live_path(documented) {
        return call.send(at_live_path).await;
    }
    let first = match call.send(false).await {
        Ok(reply) => {
            call.state.remember_path(documented, false);
            return Ok(reply);
        }
        Err(first) => first,
    };
    let Some(failure) = not_found(&first) else {
        return Err(first);
    };
    let documented_is_served = !is_unknown_path(call.service, failure);
    let second = call.send(true).await;
    match &second {
        Ok(_) => call.state.remember_path(documented, true),
        Err(failure) => match not_found(failure) {
            // Neither has the record. The path that the service knows gives the error.
            Some(_) if documented_is_served => {
                call.state.remember_path(documented, false);
                return Err(first);
            }
            Some(failure) if is_unknown_path(call.service, failure) => return Err(first),
            Some(_) => call.state.remember_path(documented, true),
            None => {}
        },
    }
    second
}

/// Whether a 404 means that the path is unknown, and not the record. A service whose errors do not
/// distinguish the two has no message for it.
fn is_unknown_path(service: &Service, failure: &StatusFailure) -> bool {
    service
        .unknown_path
        .is_none_or(|message| String::from_utf8_lossy(&failure.body).contains(message))
}

/// The failure, if it is a 404.
fn not_found(failure: &Failure) -> Option<&StatusFailure> {
    match &failure.error {
        TransportError::Status(failure) if failure.status == 404 => Some(failure),
        _ => None,
    }
}
