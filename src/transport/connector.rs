//! Opens the connections that do not go through a proxy.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use http::Uri;
use hyper_rustls::{HttpsConnector, MaybeHttpsStream};
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::connect::dns::GaiResolver;
use hyper_util::rt::TokioIo;
use rustls::ClientConfig;
use tokio::net::TcpStream;
use tower::timeout::TimeoutLayer;
use tower::timeout::error::Elapsed;
use tower::util::{BoxCloneSyncService, MapErr};
use tower::{Service, ServiceBuilder, ServiceExt};

use super::connections::{CONNECT_TIMEOUT, KeepConnections};
use super::send_failure::{BoxError, TimedOut, UnknownName};
use super::throttle::TurnLayer;

/// After how long without traffic a connection is probed, and how long between two probes.
const KEEPALIVE: Duration = Duration::from_secs(15);
/// How many probes may stay without an answer.
const KEEPALIVE_RETRIES: u32 = 3;
/// How long what was sent may stay without acknowledgement.
#[cfg(any(target_os = "android", target_os = "fuchsia", target_os = "linux"))]
const UNACKNOWLEDGED: Duration = Duration::from_secs(30);

/// A connection, with or without TLS.
type Connection = MaybeHttpsStream<TokioIo<TcpStream>>;
type Layered = BoxCloneSyncService<Uri, Connection, BoxError>;

/// Opens connections. The HTTP library clones it twice for each request, so its clones share what is boxed.
#[derive(Clone)]
pub struct Connector(Arc<Layered>);

impl Connector {
    /// `is_paced` says that requests wait for their turns.
    pub fn new(tls: ClientConfig, is_paced: bool) -> Self {
        let https = HttpsConnector::from((tcp(), Arc::new(tls)));
        let kept = ServiceBuilder::new()
            .layer(KeepConnections)
            .service(BoxCloneSyncService::new(https));
        let layered = match is_paced {
            true => in_time(ServiceBuilder::new().layer(TurnLayer).service(kept)),
            false => in_time(kept),
        };
        Self(Arc::new(layered))
    }
}

impl Service<Uri> for Connector {
    type Response = Connection;
    type Error = BoxError;
    type Future = Pin<Box<dyn Future<Output = Result<Connection, BoxError>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), BoxError>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, destination: Uri) -> Self::Future {
        Box::pin((*self.0).clone().oneshot(destination))
    }
}

/// The limit holds for everything: resolving the name, the connection, TLS, and the wait for another turn.
fn in_time<S>(service: S) -> Layered
where
    S: Service<Uri, Response = Connection, Error = BoxError> + Clone + Send + Sync + 'static,
    S::Future: Send + 'static,
{
    let timed = ServiceBuilder::new()
        .map_err(|error: BoxError| match error.is::<Elapsed>() {
            true => TimedOut.into(),
            false => error,
        })
        .layer(TimeoutLayer::new(CONNECT_TIMEOUT))
        .service(service);
    BoxCloneSyncService::new(timed)
}

/// Resolves names as the system does.
type Resolver = MapErr<GaiResolver, fn(io::Error) -> UnknownName>;

/// Opens TCP connections.
fn tcp() -> HttpConnector<Resolver> {
    let resolver = MapErr::new(GaiResolver::new(), UnknownName as fn(_) -> _);
    let mut http = HttpConnector::new_with_resolver(resolver);
    http.enforce_http(false);
    http.set_connect_timeout(Some(CONNECT_TIMEOUT));
    http.set_nodelay(true);
    http.set_keepalive(Some(KEEPALIVE));
    http.set_keepalive_interval(Some(KEEPALIVE));
    http.set_keepalive_retries(Some(KEEPALIVE_RETRIES));
    #[cfg(any(target_os = "android", target_os = "fuchsia", target_os = "linux"))]
    http.set_tcp_user_timeout(Some(UNACKNOWLEDGED));
    http
}
