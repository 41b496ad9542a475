//! The runtime on which the requests of a list run, and the driver that keeps it going between two waits.

use std::future::Future;
use std::sync::Arc;

use tokio::runtime::Handle;
use tokio::task::{JoinHandle, yield_now};

/// How often a request yields before it is sent on a runtime that may have stood still, so that
/// connections closed in the meantime are detected: once to poll the sockets, twice for their owners.
const YIELDS: usize = 3;

/// Ensures that requests continue on a runtime that runs only while somebody waits for it.
pub trait Driver: Send + Sync {
    /// A request is under way. Returns whether the runtime has polled its sockets since the first of those
    /// that are under way began; otherwise it may have stood still before.
    fn begin(&self) -> bool;

    /// The runtime has polled its sockets, and the owners of closed connections have noticed it.
    fn polled(&self);

    /// The request has ended, or was cancelled.
    fn end(&self);

    /// Requests will be cancelled, which takes the runtime a moment.
    fn go_on(&self);
}

/// The runtime that sends the requests of a list, with its driver if it needs one.
#[derive(Clone)]
pub struct RequestRuntime {
    handle: Handle,
    driver: Option<Arc<dyn Driver>>,
}

impl From<Handle> for RequestRuntime {
    /// A runtime that runs by itself, or for as long as the list is waited for.
    fn from(handle: Handle) -> Self {
        Self {
            handle,
            driver: None,
        }
    }
}

/// A request is under way until this is dropped.
struct UnderWay(Arc<dyn Driver>);

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.end();
    }
}

impl RequestRuntime {
    /// A runtime that runs while somebody waits, or while its driver sees requests under way.
    pub fn driven(handle: Handle, driver: Arc<dyn Driver>) -> Self {
        Self {
            handle,
            driver: Some(driver),
        }
    }

    /// The runtime itself.
    pub fn handle(&self) -> &Handle {
        &self.handle
    }

    /// Runs a request.
    pub(crate) fn spawn(
        &self,
        request: impl Future<Output = ()> + Send + 'static,
    ) -> JoinHandle<()> {
        let Some(driver) = &self.driver else {
            return self.handle.spawn(request);
        };
        let is_polled = driver.begin();
        let under_way = UnderWay(Arc::clone(driver));
        self.handle.spawn(async move {
            if !is_polled {
                for _ in 0..YIELDS {
                    yield_now().await;
                }
                under_way.0.polled();
            }
            request.await;
            drop(under_way);
        })
    }

    /// Requests of the list were aborted, which takes the runtime a moment.
    pub(crate) fn go_on(&self) {
        if let Some(driver) = &self.driver {
            driver.go_on();
        }
    }
}
