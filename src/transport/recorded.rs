//! The layer of the cassette: a recorded answer is played, and an answer that was sent for is recorded.

use std::borrow::Cow;
use std::sync::Arc;

use http::header::{IF_RANGE, RANGE};

use super::cache::{Condition, test_scope};
use super::context::{CallContext, Wanted};
use super::judgement::played;
use super::process_state::ProcessState;
use super::send::{Receive, Whole};
use super::{Failure, Reply, TransportError, cassette, served_path};
use openshelf_core::process::Owned;

/// Plays the answer of a call, or sends its request.
///
/// A recording has whole answers. So while a cassette is in use, no condition is sent and no range is asked for.
pub async fn play_or_send<T: Receive + From<Reply>>(
    context: &CallContext<'_>,
    condition: Option<Condition>,
    state: impl FnOnce() -> Result<Arc<Owned<ProcessState>>, TransportError>,
) -> Result<T, Failure> {
    let Some(cassette) = cassette::current() else {
        let state = state()?;
        return served_path::send(context, &state, condition.as_ref()).await;
    };
    let (service, request, call) = (context.service, context.wanted.request, context.call);
    if let Some(recorded) = cassette.play(service, request, call) {
        let recorded = recorded?;
        let url = context.shown(&context.wanted.url).into_owned();
        let succeeds = T::succeeds(request.operation, recorded.status);
        return Ok(T::from(played(context, url, recorded, succeeds)?));
    }
    let port = context.wanted.address.local_port();
    if port.and_then(test_scope::of_port).is_some() {
        return Err(cassette.refuse_sandbox(service, request).into());
    }
    let mut headers = Cow::Borrowed(&*context.wanted.headers_anywhere);
    if headers.contains_key(RANGE) {
        headers.to_mut().remove(RANGE);
        headers.to_mut().remove(IF_RANGE);
    }
    let whole = context.with(Wanted {
        headers_anywhere: headers,
        ..context.wanted.clone()
    });
    let state = state()?;
    let outcome = served_path::send::<Whole<T>>(&whole, &state, None).await;
    let outcome = outcome.map(|whole| whole.reply);
    cassette.record(service, request, call, &outcome);
    outcome.map(T::from)
}
