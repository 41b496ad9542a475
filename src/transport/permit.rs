//! The layer that waits for permission to send.

use super::TransportError;
use super::context::CallContext;
use super::process_state::{Permit, ProcessState};
use super::trace::WaitReason;

/// Waits for permission to send, and reports a pause before it.
pub async fn acquire(
    context: &CallContext<'_>,
    state: &ProcessState,
    shown_url: &str,
) -> Result<Permit, TransportError> {
    let report = |progress| context.note(shown_url, progress);
    let longest = context.options.max_retry_after;
    let acquiring = state.acquire_permit(context.wanted.request, longest, context.log, report);
    context.log.wait(WaitReason::Permit, acquiring).await
}
