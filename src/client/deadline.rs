//! Ends work of several requests when the deadline of its call has passed.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use openshelf_transport::{TransportError, Waiting, WaitingNow, WorkInTime};

use crate::client::{CallSettings, Client};

/// Ends work with an error when the deadline of its call has passed. `work` sends its requests with the client that it
/// is given, which notes what they wait for and has no deadlines of its own: one that passes in the same moment would
/// give another error. `shown` is the address that the error names.
pub async fn within_deadline<T, E, F>(
    client: &Client,
    shown: impl FnOnce() -> String,
    work: impl FnOnce(Client) -> F,
) -> Result<T, E>
where
    F: Future<Output = Result<T, E>>,
    E: From<TransportError>,
{
    let call = &client.settings.call;
    let seconds = call.deadline.unwrap_or(client.transport.options.deadline);
    let Some(seconds) = seconds.filter(|_| call.part_of.is_none()) else {
        return work(client.clone()).await;
    };
    let time = Duration::from_secs_f64(seconds);
    let whole = WorkInTime {
        waiting: WaitingNow::default(),
        deadline: Instant::now().checked_add(time),
        is_over: Arc::default(),
    };
    let mut settings = CallSettings::clone(&client.settings);
    settings.call.part_of = Some(whole.clone());
    let work = pin!(work(client.with_settings(settings)));
    let in_time = tokio::time::timeout(time, work).await;
    in_time.unwrap_or_else(|_| {
        whole.is_over.store(true, Ordering::Release);
        Err(whole.waiting.passed(shown(), seconds).into())
    })
}

/// Waits for this time, and notes for what.
pub async fn wait(client: &Client, time: Duration, what: Waiting) {
    if let Some(whole) = &client.settings.call.part_of {
        whole.waiting.set(what);
    }
    tokio::time::sleep(time).await;
}
