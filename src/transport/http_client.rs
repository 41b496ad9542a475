//! Sends a request with one of two HTTP libraries: directly, or through a proxy.
//!
//! Most requests are sent directly, and hyper does everything that they need. reqwest has what a proxy needs. Its
//! layers for redirects, retries and decompression cost a small call more than hyper itself, so no other request goes
//! through them.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::Bytes;
use http::header::{ACCEPT_ENCODING, HeaderValue};
use http::{HeaderMap, Method, Uri};
use http_body_util::Full;
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::capture_connection;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use reqwest::redirect::Policy;
use rustls::pki_types::CertificateDer;

use super::cause::chain;
use super::certificates::{Trust, certificates, tls_config};
use super::connections::{CONNECT_TIMEOUT, KeepConnections, Target};
use super::connector::Connector;
use super::options::Options;
use super::response::{Decoding, Response};
use super::send_failure::SendFailure;
use super::throttle::TurnLayer;
use super::{Address, Http2, Proxy, TransportError, authorities, proxy};

/// How long a connection is kept that no request uses.
const IDLE_TIMEOUT: Duration = Duration::from_secs(90);

/// The compressions that calls accept.
const ACCEPTED: HeaderValue = HeaderValue::from_static("zstd,gzip,br");

/// Which connections a request may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reuse {
    /// One that is open, or a new one.
    Any,
    /// A new one: those that are open may be closed on the way, too.
    New,
}

/// Sends requests. Its clones share their connections.
#[derive(Clone)]
pub enum HttpClient {
    Direct(Arc<Direct>),
    Proxied(reqwest::Client),
}

/// Sends requests directly.
pub struct Direct {
    client: legacy::Client<Connector, Full<Bytes>>,
    decoding: Decoding,
    /// Requests wait for one connection, which one of them opens.
    is_shared: bool,
}

/// What the TLS library says of a machine without certificates. It has no public type for it.
const NO_AUTHORITY: &str = "No CA certificates were loaded";

impl HttpClient {
    /// The client for the requests to an address, and for those to which it redirects.
    pub fn new(
        address: &Address,
        decoding: Decoding,
        reuse: Reuse,
        options: &Options,
    ) -> Result<Self, TransportError> {
        let certificates = certificates(options)?;
        if options.proxy.is_none() {
            proxy::check(address)?;
        }
        let is_secure = address.is_secure() || options.proxy.as_ref().is_some_and(Proxy::is_secure);
        // The platform's certificates take long to load, and plain HTTP does not need them.
        let trust = match address.is_loopback() && !is_secure {
            true => Trust::Given,
            false => Trust::Platform,
        };
        let client = if options.proxy.is_some() || proxy::may_be_set_for(address) {
            proxied(trust, &certificates, decoding, reuse, options).map_err(|error| chain(&error))
        } else {
            direct(trust, certificates, decoding, reuse, options).map_err(|error| chain(&error))
        };
        client.map_err(|causes| match causes.contains(NO_AUTHORITY) {
            true => authorities::missing(address),
            false => TransportError::Option(format!("cannot create a connection pool: {causes}")),
        })
    }

    /// A request to a target, which is sent when this is awaited.
    pub fn send(
        &self,
        target: Arc<Target>,
        method: Method,
        headers: HeaderMap,
        body: Option<Bytes>,
    ) -> Answering {
        let progress = match self {
            Self::Direct(direct) => match direct.send(&target, method, headers, body) {
                Ok(answering) => Progress::Direct(answering, direct.decoding),
                Err(error) => Progress::Refused(Some(SendFailure::address(error))),
            },
            Self::Proxied(client) => match target.address().url() {
                Ok(url) => {
                    let mut request = reqwest::Request::new(method, url.into_owned());
                    *request.headers_mut() = headers;
                    *request.body_mut() = body.map(reqwest::Body::from);
                    Progress::Proxied(Box::pin(client.execute(request)))
                }
                Err(error) => Progress::Refused(Some(SendFailure::address(error))),
            },
        };
        Answering { target, progress }
    }
}

impl Direct {
    fn send(
        &self,
        target: &Target,
        method: Method,
        mut headers: HeaderMap,
        body: Option<Bytes>,
    ) -> Result<legacy::ResponseFuture, http::uri::InvalidUri> {
        if self.decoding == Decoding::Decompressed {
            headers.entry(ACCEPT_ENCODING).or_insert(ACCEPTED);
        }
        let mut request = http::Request::new(Full::new(body.unwrap_or_default()));
        *request.uri_mut() = Uri::try_from(target.address().as_str())?;
        *request.method_mut() = method;
        *request.headers_mut() = headers;
        if self.is_shared {
            target.may_wait_for(capture_connection(&mut request));
        }
        Ok(self.client.request(request))
    }
}

/// A request that is being sent, until its answer begins.
pub struct Answering {
    target: Arc<Target>,
    progress: Progress,
}

enum Progress {
    Direct(legacy::ResponseFuture, Decoding),
    Proxied(Pin<Box<dyn Future<Output = reqwest::Result<reqwest::Response>> + Send>>),
    Refused(Option<SendFailure>),
}

impl Future for Answering {
    type Output = Result<Response, SendFailure>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let Self { target, progress } = &mut *self;
        match progress {
            Progress::Direct(answering, decoding) => {
                match ready!(Pin::new(answering).poll(context)) {
                    Ok(response) => {
                        Response::direct(response, target.clone(), *decoding, context).map(Ok)
                    }
                    Err(error) => Poll::Ready(Err(SendFailure::sending(error))),
                }
            }
            Progress::Proxied(answering) => answering.as_mut().poll(context).map(|answer| {
                answer
                    .map(|response| Response::proxied(response, target.clone()))
                    .map_err(SendFailure::proxied)
            }),
            Progress::Refused(failure) => match failure.take() {
                Some(failure) => Poll::Ready(Err(failure)),
                None => Poll::Pending,
            },
        }
    }
}

fn direct(
    trust: Trust,
    certificates: Vec<CertificateDer<'static>>,
    decoding: Decoding,
    reuse: Reuse,
    options: &Options,
) -> Result<HttpClient, rustls::Error> {
    let tls = tls_config(trust, certificates, options.http2)?;
    let connector = Connector::new(tls, options.requests_per_second.is_some());
    let mut builder = legacy::Client::builder(TokioExecutor::new());
    builder
        .timer(TokioTimer::new())
        .pool_timer(TokioTimer::new())
        .pool_idle_timeout(IDLE_TIMEOUT)
        .http2_only(options.http2 == Http2::PriorKnowledge);
    if reuse == Reuse::New {
        builder.pool_max_idle_per_host(0);
    }
    Ok(HttpClient::Direct(Arc::new(Direct {
        client: builder.build(connector),
        decoding,
        is_shared: options.http2 == Http2::PriorKnowledge,
    })))
}

fn proxied(
    trust: Trust,
    given: &[CertificateDer<'static>],
    decoding: Decoding,
    reuse: Reuse,
    options: &Options,
) -> reqwest::Result<HttpClient> {
    // An error means that another part of the library has installed it before.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let mut builder = reqwest::Client::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .redirect(Policy::none())
        .referer(false)
        .connector_layer(KeepConnections);
    if reuse == Reuse::New {
        builder = builder.pool_max_idle_per_host(0);
    }
    builder = match options.http2 {
        Http2::Auto => builder,
        Http2::Never => builder.http1_only(),
        Http2::PriorKnowledge => builder.http2_prior_knowledge(),
    };
    if decoding == Decoding::AsSent {
        builder = builder.no_gzip().no_brotli().no_zstd();
    }
    if options.requests_per_second.is_some() {
        builder = builder.connector_layer(TurnLayer);
    }
    // Without this, the proxies of the environment are used.
    if let Some(proxy) = &options.proxy {
        builder = builder.proxy(proxy.for_pool()?);
    }
    let certificates = given
        .iter()
        .map(|certificate| reqwest::Certificate::from_der(certificate))
        .collect::<reqwest::Result<Vec<_>>>()?;
    builder = match trust {
        Trust::Given => builder.tls_certs_only(certificates),
        Trust::Platform => builder.tls_certs_merge(certificates),
    };
    builder.build().map(HttpClient::Proxied)
}
