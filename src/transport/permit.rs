//! The layer that waits for permission to send.

use super::TransportError;
use super::context::CallContext;
use super::options::Event;
use super::process_state::{Permit, ProcessState};
use super::trace::WaitReason;
use super::waiting::Waiting;

/// Waits for permission to send, and reports a pause before it.
pub async fn acquire(
    context: &CallContext<'_>,
    state: &ProcessState,
    shown_url: &str,
) -> Result<Permit, TransportError> {
    let report = |waiting| {
        context.log.wait_for(waiting);
        if let Waiting::Pause { time, .. } = waiting {
            let seconds = time.as_secs_f64();
            context.report(shown_url, || Event::Paused { seconds });
        }
    };
    let longest = context.options.max_retry_after;
    let acquiring = state.acquire_permit(context.wanted.request, longest, report);
    context.log.wait(WaitReason::Permit, acquiring).await
}
