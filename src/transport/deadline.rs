//! The layer that ends a call when its deadline has passed.

use std::future::Future;
use std::pin::pin;
use std::time::Instant;

use super::context::CallContext;
use super::{Failure, retry};

/// Ends a call with an error when its deadline has passed. A call that is part of work with a deadline ends with that.
pub async fn within_deadline<T>(
    context: &CallContext<'_>,
    fetching: impl Future<Output = Result<T, Failure>>,
) -> Result<T, Failure> {
    if context.call.part_of.is_some() {
        return fetching.await;
    }
    let Some(seconds) = context.call.deadline.unwrap_or(context.options.deadline) else {
        return fetching.await;
    };
    let time = retry::seconds(seconds);
    if let Some(deadline) = Instant::now().checked_add(time) {
        context.log.set_deadline(deadline);
    }
    let mut fetching = pin!(fetching);
    let in_time = tokio::time::timeout(time, fetching.as_mut()).await;
    in_time.unwrap_or_else(|_| {
        context.log.give_up();
        let url = context.shown(&context.wanted.url).into_owned();
        Err(context.failure(context.log.waiting.passed(url, seconds)))
    })
}
