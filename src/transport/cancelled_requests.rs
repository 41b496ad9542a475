//! Finishes requests whose call was cancelled.
//!
//! HTTP/1 can only close the connection of a request that nobody waits for, and the service finishes the
//! request anyway. A program that cancels thousands of calls would open a connection for each of them. So a
//! request that was sent continues for a moment and keeps its permit, because it is still under way. When
//! its answer has arrived, the connection serves the next request. A request that still waits for its
//! connection, or for that of another request (HTTP/2), is never sent, and one whose deadline has passed
//! does not continue.
//!
//! The runtime of blocking calls does not run between two calls: there the connection is closed.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::OwnedSemaphorePermit;

use super::connections::Target;
use super::response::Response;
use super::send_failure::SendFailure;

/// How long the answer of a cancelled request may take.
const GRACE: Duration = Duration::from_secs(1);

/// Bytes of a body that are read and discarded. Beyond this a new connection is cheaper.
const MAX_REST: usize = 256 * 1024;

/// One of the client's requests that may be under way.
#[derive(Clone)]
pub struct UnderWay {
    permit: Arc<OwnedSemaphorePermit>,
    is_over: Arc<AtomicBool>,
}

impl UnderWay {
    /// `is_over` indicates that the deadline of the call has passed.
    pub fn new(permit: OwnedSemaphorePermit, is_over: Arc<AtomicBool>) -> Self {
        Self {
            permit: Arc::new(permit),
            is_over,
        }
    }

    /// Lets a request that nobody waits for continue for a moment.
    fn go_on(&self, rest: impl Future<Output = ()> + Send + 'static) {
        if self.is_over.load(Ordering::Acquire) {
            return;
        }
        if let Ok(runtime) = Handle::try_current()
            && runtime.runtime_flavor() == RuntimeFlavor::MultiThread
        {
            let permit = self.permit.clone();
            runtime.spawn(async move {
                let _ = tokio::time::timeout(GRACE, rest).await;
                drop(permit);
            });
        }
    }
}

/// The result of a request.
type Sent = Result<Response, SendFailure>;

/// A request that is being sent, until its answer begins.
pub struct Sending<F: Future<Output = Sent> + Send + Unpin + 'static> {
    target: Arc<Target>,
    under_way: UnderWay,
    is_begun: bool,
    /// `None` when the answer has begun.
    future: Option<F>,
}

impl<F: Future<Output = Sent> + Send + Unpin + 'static> Sending<F> {
    /// Sends a request to this target with a future of the HTTP library.
    pub fn new(target: Arc<Target>, under_way: UnderWay, future: F) -> Self {
        Self {
            target,
            under_way,
            is_begun: false,
            future: Some(future),
        }
    }
}

impl<F: Future<Output = Sent> + Send + Unpin + 'static> Future for Sending<F> {
    type Output = Sent;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Sent> {
        self.is_begun = true;
        let target = self.target.clone();
        let Some(future) = &mut self.future else {
            return Poll::Pending;
        };
        let progress = target.poll(future, context);
        if progress.is_ready() {
            self.future = None;
        }
        progress
    }
}

impl<F: Future<Output = Sent> + Send + Unpin + 'static> Drop for Sending<F> {
    fn drop(&mut self) {
        if let Some(future) = self.future.take()
            && self.is_begun
            && self.target.may_go_on()
        {
            self.under_way.go_on(async {
                if let Ok(response) = future.await {
                    read_rest(response).await;
                }
            });
        }
    }
}

/// A body that is being read.
pub struct Body {
    under_way: UnderWay,
    /// `None` if nothing more is to be read.
    response: Option<Response>,
}

impl Body {
    pub fn new(under_way: UnderWay, response: Response) -> Self {
        Self {
            under_way,
            response: Some(response),
        }
    }

    /// The next chunk; `None` after the last one.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, SendFailure> {
        let Some(response) = &mut self.response else {
            return Ok(None);
        };
        let chunk = response.chunk().await;
        if !matches!(chunk, Ok(Some(_))) {
            self.response = None;
        }
        chunk
    }

    /// Reads nothing more, and closes the connection if the body has not ended.
    pub fn close(&mut self) {
        self.response = None;
    }
}

impl Drop for Body {
    fn drop(&mut self) {
        if let Some(response) = self.response.take() {
            self.under_way.go_on(read_rest(response));
        }
    }
}

async fn read_rest(mut response: Response) {
    let mut left = MAX_REST;
    while let Ok(Some(chunk)) = response.chunk().await
        && let Some(rest) = left.checked_sub(chunk.len())
    {
        left = rest;
    }
}
