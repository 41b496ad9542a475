//! Reads the body of an answer, as far as its limits allow.

use std::future::Future;
use std::time::Duration;

use bytes::Bytes;

use super::TransportError;
use super::cancelled_requests::Body;
use super::cause::{Cause, chain};
use super::exchange::Exchange;
use super::response::Response;
use super::send_failure::SendFailure;

/// Fails after the seconds without progress that the call allows.
pub async fn with_idle_timeout<F: Future>(
    exchange: &Exchange<'_>,
    future: F,
) -> Result<F::Output, TransportError> {
    in_time(exchange.context.idle_timeout, exchange.shown_url, future).await
}

/// Fails after this number of seconds without progress.
pub async fn in_time<F: Future>(
    idle_timeout: Option<f64>,
    shown_url: &str,
    future: F,
) -> Result<F::Output, TransportError> {
    match idle_timeout {
        None => Ok(future.await),
        Some(seconds) => tokio::time::timeout(Duration::from_secs_f64(seconds), future)
            .await
            .map_err(|_| TransportError::Timeout {
                url: shown_url.to_owned(),
                seconds,
            }),
    }
}

/// The error of a body that ends early.
pub fn broken(shown_url: &str, error: SendFailure) -> TransportError {
    TransportError::Broken {
        is_unanswered: false,
        url: shown_url.to_owned(),
        reason: chain(&error),
        source: Cause::new(error),
    }
}

/// The most bytes that are reserved for a body in advance, whatever its header announces.
const MAX_PREALLOCATION: u64 = 1024 * 1024;

/// The whole body, decompressed, as long as it stays below the limit. A body of one chunk is not
/// copied.
pub async fn read(exchange: &Exchange<'_>, response: Response) -> Result<Bytes, TransportError> {
    let limit = exchange.context.options.max_response_bytes;
    let announced = response.content_length().unwrap_or_default();
    let mut chunks = Chunks {
        exchange,
        body: Body::new(exchange.under_way.clone(), response),
        left: usize::try_from(limit).unwrap_or(usize::MAX),
    };
    let Some(first) = chunks.next().await? else {
        return Ok(Bytes::new());
    };
    let Some(second) = chunks.next().await? else {
        return Ok(first);
    };
    let room = usize::try_from(announced.min(limit).min(MAX_PREALLOCATION)).unwrap_or_default();
    let mut body = Vec::new();
    let no_memory = |bytes| TransportError::NoMemory {
        url: exchange.shown_url.to_owned(),
        bytes,
    };
    body.try_reserve(room).map_err(|_| no_memory(0))?;
    append(&mut body, &first).map_err(no_memory)?;
    append(&mut body, &second).map_err(no_memory)?;
    // The connection reuses the memory of its chunks as soon as they are dropped.
    drop((first, second));
    while let Some(chunk) = chunks.next().await? {
        append(&mut body, &chunk).map_err(no_memory)?;
    }
    Ok(body.into())
}

/// Adds a chunk to a body; if there is no memory for it, returns the length of the body so far.
fn append(body: &mut Vec<u8>, chunk: &[u8]) -> Result<(), usize> {
    body.try_reserve(chunk.len()).map_err(|_| body.len())?;
    body.extend_from_slice(chunk);
    Ok(())
}

/// The chunks of a body, up to a limit.
struct Chunks<'a> {
    exchange: &'a Exchange<'a>,
    body: Body,
    /// Bytes that may still come.
    left: usize,
}

impl Chunks<'_> {
    async fn next(&mut self) -> Result<Option<Bytes>, TransportError> {
        let chunk = with_idle_timeout(self.exchange, self.body.chunk()).await;
        let chunk = chunk.inspect_err(|_| self.body.close())?;
        let chunk = chunk.map_err(|error| broken(self.exchange.shown_url, error))?;
        if let Some(bytes) = &chunk {
            let left = self.left.checked_sub(bytes.len());
            self.left = left.ok_or_else(|| {
                self.body.close();
                TransportError::TooLarge {
                    url: self.exchange.shown_url.to_owned(),
                    limit: self.exchange.context.options.max_response_bytes,
                }
            })?;
        }
        Ok(chunk)
    }
}
