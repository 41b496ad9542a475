//! The layer that decides at which address an operation is served.
//!
//! An operation may have a live path in addition to the documented one, because a service may answer at a path
//! that it does not document. The request goes to the documented path first. If the service does not know
//! that path, the request goes to the live one. The process remembers the path that answered.
//!
//! If the service refuses to enlarge a picture, the picture is asked for once more, at its own size.

use std::borrow::Cow;

use super::attempts::Attempts;
use super::cache::Condition;
use super::context::CallContext;
use super::process_state::ProcessState;
use super::send::Receive;
use super::{Failure, StatusFailure, TransportError};
use openshelf_core::catalog::Service;

/// Sends a request, and the one that follows if the service refuses to enlarge a picture.
pub async fn send<T: Receive>(
    context: &CallContext<'_>,
    state: &ProcessState,
    condition: Option<&Condition>,
) -> Result<T, Failure> {
    let attempts = Attempts {
        context,
        state,
        condition,
    };
    let outcome = send_where_served(&attempts).await;
    let Err(failure) = &outcome else {
        return outcome;
    };
    match own_size_target(context, failure) {
        Some(target) => {
            drop(outcome);
            let url = context.wanted.address.join(&target);
            // The size of every call's future stays what it is without this request.
            Box::pin(attempts.send_to(&url)).await
        }
        None => outcome,
    }
}

/// Where a picture is at its own size, if the failure says that the service does not enlarge it.
fn own_size_target(context: &CallContext<'_>, failure: &Failure) -> Option<String> {
    let request = context.wanted.request;
    let own_size = request.own_size.as_ref()?;
    let TransportError::Status(answer) = &failure.error else {
        return None;
    };
    let is_refused = own_size.is_refused(answer.status, &answer.body);
    is_refused.then(|| request.own_size_target()).flatten()
}

/// Sends a request to the path that its operation uses.
async fn send_where_served<T: Receive>(attempts: &Attempts<'_>) -> Result<T, Failure> {
    let Attempts { context, state, .. } = *attempts;
    let (request, url) = (context.wanted.request, &*context.wanted.url);
    if request.live_path.is_none() {
        return attempts.send_to(url).await;
    }
    let documented = request.operation.path;
    if let Some(at_live_path) = state.is_at_live_path(documented) {
        return send_to_path(attempts, at_live_path).await;
    }
    let first = match attempts.send_to(url).await {
        Ok(reply) => {
            state.remember_path(documented, false);
            return Ok(reply);
        }
        Err(first) => first,
    };
    let Some(failure) = not_found(&first) else {
        return Err(first);
    };
    let documented_is_served = !is_unknown_path(context.service, failure);
    let second = send_to_path(attempts, true).await;
    match &second {
        Ok(_) => state.remember_path(documented, true),
        Err(failure) => match not_found(failure) {
            // Neither path has the record. The path that the service knows returns the error.
            Some(_) if documented_is_served => {
                state.remember_path(documented, false);
                return Err(first);
            }
            Some(failure) if is_unknown_path(context.service, failure) => return Err(first),
            Some(_) => state.remember_path(documented, true),
            None => {}
        },
    }
    second
}

/// Sends the request to its documented path or to its live one.
async fn send_to_path<T: Receive>(
    attempts: &Attempts<'_>,
    at_live_path: bool,
) -> Result<T, Failure> {
    let wanted = &attempts.context.wanted;
    let url = match at_live_path {
        true => Cow::Owned(wanted.address.join(&wanted.request.target(true))),
        false => Cow::Borrowed(&*wanted.url),
    };
    attempts.send_to(&url).await
}

/// Whether a 404 means that the path is unknown, not the record. A service whose errors do not
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
