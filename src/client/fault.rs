//! Errors that a service reports with a good status.

use openshelf_core::answer::hidden_fault;
use openshelf_core::call::Added;
use openshelf_core::catalog::Operation;
use openshelf_transport::{Reply, StatusFailure};

/// The error that an answer with a good status hides. `added` is hidden where the answer repeats it.
pub fn fault_in_success(
    operation: &Operation,
    added: &Added,
    reply: &Reply,
) -> Option<StatusFailure> {
    // Most bodies do not hold the word.
    let member = operation.fault_member?;
    memchr::memmem::find(&reply.body, member.as_bytes())?;
    let message = hidden_fault(operation, &reply.body)?;
    Some(StatusFailure {
        status: reply.status,
        url: reply.url.clone(),
        headers: reply.headers.clone(),
        body: added.answer(&reply.body),
        detail: Some(added.text(&message).into_owned()),
        retry_after: None,
    })
}
