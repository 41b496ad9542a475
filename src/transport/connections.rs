//! Finishes opening connections even if the request that needed them is cancelled.
//!
//! The HTTP library abandons a connection that is being opened when its request is cancelled. A program
//! that cancels thousands of calls would open a connection for each of them. Here a connection is opened in
//! a separate task and serves the next request of the same origin, so that there are never more connections
//! being opened than requests under way.

use std::collections::{HashMap, VecDeque};
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use hyper_util::client::legacy::connect::CaptureConnection;
use openshelf_core::locks::lock;
use tokio::sync::oneshot;
use tower::util::BoxCloneSyncService;
use tower::{Layer, Service};

use super::asked_address::AskedAddress;

/// How long opening a connection may take.
pub const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// How long an open connection is kept that no request needs.
const SPARE_TIME: Duration = Duration::from_secs(1);

tokio::task_local! {
    /// The target of the request that is sent by this task.
    static CURRENT: Arc<Target>;
}

/// Scheme, host and port.
type Origin = String;

/// The target of a request, and its progress.
pub struct Target {
    address: AskedAddress,
    is_connecting: AtomicBool,
    is_closed: AtomicBool,
    /// Has the connection once the request has one, where it may wait for that of another request.
    connection: Mutex<Option<CaptureConnection>>,
}

impl Target {
    /// The target of a request that is about to be sent to this address.
    pub fn new(address: AskedAddress) -> Arc<Self> {
        Arc::new(Self {
            address,
            is_connecting: AtomicBool::new(false),
            is_closed: AtomicBool::new(false),
            connection: Mutex::default(),
        })
    }

    /// The address that is asked.
    pub fn address(&self) -> &AskedAddress {
        &self.address
    }

    /// The request may wait for the connection of another one; `connection` has it in the end.
    pub fn may_wait_for(&self, connection: CaptureConnection) {
        *lock(&self.connection) = Some(connection);
    }

    /// Whether the request was sent and may continue when nobody waits for it any more.
    pub fn may_go_on(&self) -> bool {
        let has_connection = lock(&self.connection)
            .as_ref()
            .is_none_or(|connection| connection.connection_metadata().is_some());
        has_connection
            && !self.is_connecting.load(Ordering::Acquire)
            && !self.is_closed.load(Ordering::Acquire)
    }

    /// The connection is closed when the request is cancelled.
    pub fn close(&self) {
        self.is_closed.store(true, Ordering::Release);
    }

    /// Polls a future of the HTTP library that sends a request to this target.
    pub fn poll<F: Future + Unpin>(
        self: &Arc<Self>,
        sending: &mut F,
        context: &mut Context<'_>,
    ) -> Poll<F::Output> {
        CURRENT.sync_scope(self.clone(), || Pin::new(sending).poll(context))
    }
}

/// The connections of one origin.
struct Connections<C, E> {
    /// Connections that no request needs, and since when.
    spare: VecDeque<(Instant, C)>,
    /// Requests that need one, the oldest first. Cancelled requests are among them.
    waiting: VecDeque<oneshot::Sender<Result<C, E>>>,
    /// How many connections are being opened, at least one for each request that waits.
    opening: usize,
}

impl<C, E> Connections<C, E> {
    const fn new() -> Self {
        Self {
            spare: VecDeque::new(),
            waiting: VecDeque::new(),
            opening: 0,
        }
    }

    fn drop_old(&mut self) {
        self.spare.retain(|(since, _)| since.elapsed() < SPARE_TIME);
    }

    fn is_idle(&self) -> bool {
        self.spare.is_empty() && self.waiting.is_empty() && self.opening == 0
    }

    /// Passes a connection, or the reason why there is none, to the first request that waits for one.
    fn give(&mut self, mut opened: Result<C, E>) {
        while let Some(waiting) = self.waiting.pop_front() {
            match waiting.send(opened) {
                Ok(()) => return,
                Err(back) => opened = back,
            }
        }
        if let Ok(connection) = opened {
            self.spare.push_back((Instant::now(), connection));
        }
    }
}

type Origins<C, E> = Mutex<HashMap<Origin, Connections<C, E>>>;

/// Applies the function to the connections of one origin. An origin without any is not stored.
fn at<C, E, T>(
    origins: &Origins<C, E>,
    origin: &str,
    work: impl FnOnce(&mut Connections<C, E>) -> T,
) -> T {
    let mut all = lock(origins);
    let mut here = all.remove(origin).unwrap_or_else(Connections::new);
    let result = work(&mut here);
    if !here.is_idle() {
        all.insert(origin.to_owned(), here);
    }
    result
}

/// A request that waits for its connection. If it is cancelled, the connection goes to the next one.
struct Wanted<C, E> {
    target: Arc<Target>,
    receiver: oneshot::Receiver<Result<C, E>>,
    origins: Weak<Origins<C, E>>,
    origin: Origin,
}

impl<C, E: From<std::io::Error>> Future for Wanted<C, E> {
    type Output = Result<C, E>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let received = Pin::new(&mut self.receiver).poll(context);
        received.map(|received| {
            self.target.is_connecting.store(false, Ordering::Release);
            received.unwrap_or_else(|_| Err(std::io::Error::other("the runtime ended").into()))
        })
    }
}

impl<C, E> Drop for Wanted<C, E> {
    fn drop(&mut self) {
        self.receiver.close();
        if let Ok(Ok(connection)) = self.receiver.try_recv()
            && let Some(origins) = self.origins.upgrade()
        {
            at(&origins, &self.origin, |at| at.give(Ok(connection)));
        }
    }
}

/// Wraps the HTTP library's connector, inside all other layers.
#[derive(Debug, Clone)]
pub struct KeepConnections;

impl<R, C, E> Layer<BoxCloneSyncService<R, C, E>> for KeepConnections {
    type Service = KeptConnections<R, C, E>;

    fn layer(&self, inner: BoxCloneSyncService<R, C, E>) -> Self::Service {
        KeptConnections {
            inner,
            origins: Arc::default(),
        }
    }
}

/// A connector whose connections are opened to their end. Its clones share them.
pub struct KeptConnections<R, C, E> {
    inner: BoxCloneSyncService<R, C, E>,
    origins: Arc<Origins<C, E>>,
}

impl<R, C, E> Clone for KeptConnections<R, C, E> {
    fn clone(&self) -> Self {
        Self {
            inner: self.inner.clone(),
            origins: self.origins.clone(),
        }
    }
}

/// A connection for one request, when there is one.
type Connecting<C, E> = Pin<Box<dyn Future<Output = Result<C, E>> + Send>>;

impl<R, C, E> Service<R> for KeptConnections<R, C, E>
where
    R: Send + 'static,
    C: Send + 'static,
    E: From<std::io::Error> + Send + 'static,
{
    type Response = C;
    type Error = E;
    type Future = Connecting<C, E>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), E>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, destination: R) -> Self::Future {
        let Ok(Some((target, origin))) = CURRENT.try_with(|target| {
            let origin = target.address.url().ok()?.origin().ascii_serialization();
            Some((target.clone(), origin))
        }) else {
            return Box::pin(self.inner.call(destination));
        };
        let (sender, receiver) = oneshot::channel();
        let (spare, is_one_missing) = at(&self.origins, &origin, |at| {
            at.drop_old();
            if let Some((_, spare)) = at.spare.pop_back() {
                return (Some(spare), false);
            }
            at.waiting.retain(|waiting| !waiting.is_closed());
            at.waiting.push_back(sender);
            let is_one_missing = at.opening < at.waiting.len();
            at.opening += usize::from(is_one_missing);
            (None, is_one_missing)
        });
        if let Some(spare) = spare {
            return Box::pin(std::future::ready(Ok(spare)));
        }
        if is_one_missing {
            let connecting = self.inner.call(destination);
            let opening = open(Arc::downgrade(&self.origins), origin.clone(), connecting);
            tokio::spawn(opening);
        }
        target.is_connecting.store(true, Ordering::Release);
        Box::pin(Wanted {
            target,
            receiver,
            origins: Arc::downgrade(&self.origins),
            origin,
        })
    }
}

/// Opens a connection and passes it to a request that needs it. A client that no longer exists needs
/// none.
async fn open<C: Send, E: From<std::io::Error> + Send>(
    origins: Weak<Origins<C, E>>,
    origin: Origin,
    connecting: impl Future<Output = Result<C, E>>,
) {
    let in_time = tokio::time::timeout(CONNECT_TIMEOUT, connecting).await;
    let opened = in_time.unwrap_or_else(|_| {
        let timed_out = std::io::Error::from(std::io::ErrorKind::TimedOut);
        Err(timed_out.into())
    });
    let Some(all) = origins.upgrade() else { return };
    let has_spare = at(&all, &origin, |at| {
        at.opening = at.opening.saturating_sub(1);
        at.give(opened);
        !at.spare.is_empty()
    });
    drop(all);
    if has_spare {
        tokio::time::sleep(SPARE_TIME).await;
        if let Some(all) = origins.upgrade() {
            at(&all, &origin, Connections::drop_old);
        }
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods)] // The macro for asynchronous tests waits.
mod tests {
    use std::sync::atomic::AtomicUsize;

    use reqwest::Url;
    use tower::service_fn;

    use super::*;

    type Connector = KeptConnections<(), usize, std::io::Error>;

    /// A connector whose connections are numbered, and open when there is a permit.
    fn connector(begun: &Arc<AtomicUsize>, permits: &Arc<tokio::sync::Semaphore>) -> Connector {
        let (begun, permits) = (begun.clone(), permits.clone());
        let inner = service_fn(move |()| {
            let (number, permits) = (begun.fetch_add(1, Ordering::AcqRel), permits.clone());
            async move {
                permits.acquire().await.unwrap().forget();
                Ok(number)
            }
        });
        KeepConnections.layer(BoxCloneSyncService::new(inner))
    }

    fn target() -> Arc<Target> {
        Target::new(Url::parse("http://x/y").unwrap().into())
    }

    async fn connect(mut connector: Connector) -> usize {
        let connecting = CURRENT.scope(target(), async move { connector.call(()).await });
        connecting.await.unwrap()
    }

    #[tokio::test]
    async fn a_connection_of_a_cancelled_request_goes_to_the_next_one() {
        let (begun, permits) = (Arc::default(), Arc::new(tokio::sync::Semaphore::new(0)));
        let connector = connector(&begun, &permits);
        for _ in 0..1000 {
            let given_up = tokio::time::timeout(Duration::ZERO, connect(connector.clone())).await;
            assert!(given_up.is_err());
        }
        assert_eq!(begun.load(Ordering::Acquire), 1);
        permits.add_permits(1);
        assert_eq!(connect(connector.clone()).await, 0);
        permits.add_permits(1);
        assert_eq!(connect(connector).await, 1);
    }

    #[tokio::test]
    async fn each_waiting_request_gets_its_own_connection() {
        let (begun, permits) = (Arc::default(), Arc::new(tokio::sync::Semaphore::new(0)));
        let connector = connector(&begun, &permits);
        let waiting: Vec<_> = (0..8)
            .map(|_| tokio::spawn(connect(connector.clone())))
            .collect();
        tokio::task::yield_now().await;
        permits.add_permits(8);
        let mut numbers = Vec::new();
        for each in waiting {
            numbers.push(each.await.unwrap());
        }
        numbers.sort_unstable();
        assert_eq!(numbers, (0..8).collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn a_connection_is_kept_if_its_request_is_cancelled_at_the_last_moment() {
        let (begun, permits) = (Arc::default(), Arc::new(tokio::sync::Semaphore::new(0)));
        let mut connector = connector(&begun, &permits);
        let target = target();
        let given_up = CURRENT.sync_scope(target.clone(), || connector.call(()));
        assert!(!target.may_go_on(), "it is not sent yet");
        permits.add_permits(1);
        while permits.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        drop(given_up);
        assert_eq!(connect(connector).await, 0);
        assert_eq!(begun.load(Ordering::Acquire), 1);
    }

    #[tokio::test]
    async fn an_unused_connection_is_closed() {
        let (begun, permits) = (Arc::default(), Arc::new(tokio::sync::Semaphore::new(0)));
        let connector = connector(&begun, &permits);
        let given_up = tokio::time::timeout(Duration::ZERO, connect(connector.clone())).await;
        assert!(given_up.is_err());
        permits.add_permits(1);
        let spares = || at(&connector.origins, "http://x", |at| at.spare.len());
        while spares() == 0 {
            tokio::task::yield_now().await;
        }
        while spares() > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}
