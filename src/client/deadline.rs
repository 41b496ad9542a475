//! Ends work of several requests when the deadline of its call has passed.

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use openshelf_transport::{TransportError, Waiting, WaitingNow};

use crate::client::{CallSettings, Client};

/// Ends work with an error when the deadline of its call has passed. `work` sends its requests with the client that it
/// is given, which notes what they wait for; `shown` is the address that the error names.
pub async fn within_deadline<T, E, F>(
    client: &Client,
    shown: impl FnOnce() -> String,
    work: impl FnOnce(Client) -> F,
) -> Result<T, E>
where
    F: Future<Output = Result<T, E>>,
    E: From<TransportError>,
{
    let own = client.settings.call.deadline;
    let Some(seconds) = own.unwrap_or(client.transport.options.deadline) else {
        return work(client.clone()).await;
    };
    let waiting = WaitingNow::default();
    let mut settings = CallSettings::clone(&client.settings);
    settings.call.waiting = Some(waiting.clone());
    let work = pin!(work(client.with_settings(settings)));
    let in_time = tokio::time::timeout(Duration::from_secs_f64(seconds), work).await;
    in_time.unwrap_or_else(|_| Err(waiting.passed(shown(), seconds).into()))
}

/// Waits for this time, and notes for what.
pub async fn wait(client: &Client, time: Duration, what: Waiting) {
    if let Some(waiting) = &client.settings.call.waiting {
        waiting.set(what);
    }
    tokio::time::sleep(time).await;
}
