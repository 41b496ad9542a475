//! Explains why there is no connection: a sentence that states what failed and what to try, followed by the
//! causes as the libraries report them.

use std::error::Error;
use std::io;

use hyper_util::client::proxy::matcher::Matcher;
use reqwest::Url;

use super::Http2;
use super::Options;
use super::cause::{Cause, chain};
use super::connections::CONNECT_TIMEOUT;
use super::proxy::{Proxy, place};
use super::send_failure::SendFailure;
use openshelf_core::host::is_loopback;

/// Why there is no connection.
pub struct Explained {
    /// What failed, and what to try.
    pub sentence: String,
    pub source: Cause,
}

/// What failed and what to try; `error` is one of a connection.
pub fn explain(asked: &Url, error: SendFailure, options: &Options) -> Explained {
    let server = place(asked);
    let kind = kind(&error);
    let server = (server.as_str(), options.name_of(asked));
    let sentence = match options.proxy.as_ref().map(Proxy::place) {
        Some(proxy) => through_proxy(&proxy, server, kind, BY_OPTION),
        None => match proxy(asked) {
            Some(proxy) => through_proxy(&proxy, server, kind, BY_ENVIRONMENT),
            None => directly(server, kind),
        },
    };
    Explained {
        sentence,
        source: Cause::new(error),
    }
}

/// Why an answer broke off before it began: a TLS server sends no HTTP to a client without TLS, and not every server
/// speaks HTTP/2 to a client that does not ask.
pub fn explain_broken(asked: &Url, error: SendFailure, options: &Options) -> (String, Cause) {
    let causes = chain(&error);
    let named = options.name_of(asked);
    let reason = if causes.contains("invalid HTTP") {
        format!(
            "it is not HTTP: write https:// in {named} if the server speaks TLS (causes: {causes})"
        )
    } else if options.http2 == Http2::PriorKnowledge && is_not_http2(&error) {
        format!(
            "{} does not speak HTTP/2: leave http2 out, and the server chooses (causes: {causes})",
            place(asked)
        )
    } else {
        causes
    };
    (reason, Cause::new(error))
}

/// Whether what came cannot be read as HTTP/2.
fn is_not_http2(error: &SendFailure) -> bool {
    let mut cause = error.source();
    while let Some(error) = cause {
        if let Some(error) = error.downcast_ref::<h2::Error>() {
            return !error.is_remote() && error.get_io().is_none();
        }
        cause = error.source();
    }
    false
}

/// Whether the server closed a connection before any byte of an answer came, or refused the stream of the request. The
/// HTTP library has no public type for it.
pub fn is_unanswered(error: &SendFailure) -> bool {
    let mut cause = error.source();
    while let Some(error) = cause {
        if kind_of(error) == Some(ConnectProblem::Closed) || is_refused_stream(error) {
            return true;
        }
        let text = error.to_string();
        if UNANSWERED.iter().any(|start| text.starts_with(start)) {
            return true;
        }
        cause = error.source();
    }
    false
}

/// Whether the server has not processed a stream, and says so: it is shutting down, or has too many streams (RFC 9113,
/// section 8.7).
fn is_refused_stream(cause: &(dyn Error + 'static)) -> bool {
    cause.downcast_ref::<h2::Error>().is_some_and(|error| {
        let is_shutdown = error.is_go_away() && error.reason() == Some(h2::Reason::NO_ERROR);
        error.is_remote() && (is_shutdown || error.reason() == Some(h2::Reason::REFUSED_STREAM))
    })
}

/// What the HTTP library says of a connection that ends before the answer begins.
const UNANSWERED: [&str; 2] = [
    "connection closed before message completed",
    "operation was canceled",
];

/// A server, and the option or the environment variable with its address.
type Server<'a> = (&'a str, &'a str);

/// Who names a proxy, and what to correct.
type NamedBy = (&'static str, &'static str);

const BY_OPTION: NamedBy = ("the option proxy names", "correct proxy");
const BY_ENVIRONMENT: NamedBy = (
    "the environment sets",
    "correct HTTPS_PROXY, HTTP_PROXY or ALL_PROXY, or list the host in NO_PROXY",
);

/// The proxy of the environment for an address.
fn proxy(url: &Url) -> Option<String> {
    if url.host_str().is_some_and(is_loopback) {
        return None;
    }
    let target = url.as_str().parse::<http::Uri>().ok()?;
    let found = Matcher::from_system().intercept(&target)?;
    Url::parse(&found.uri().to_string())
        .ok()
        .as_ref()
        .map(place)
}

/// The problem that prevented a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ConnectProblem {
    UnknownName,
    Refused,
    NoWay,
    Timeout,
    NoTls,
    Certificate,
    Handshake,
    ProxyRefusal,
    Closed,
    Other,
}

fn kind(error: &SendFailure) -> ConnectProblem {
    if error.is_timeout() {
        return ConnectProblem::Timeout;
    }
    let mut source = error.source();
    while let Some(cause) = source {
        if let Some(found) = kind_of(cause) {
            return found;
        }
        source = cause.source();
    }
    ConnectProblem::Other
}

/// The problem that one of the causes indicates, if any.
fn kind_of(cause: &(dyn Error + 'static)) -> Option<ConnectProblem> {
    if let Some(error) = cause.downcast_ref::<rustls::Error>() {
        return Some(of_tls(error));
    }
    if let Some(error) = cause
        .downcast_ref::<h2::Error>()
        .and_then(h2::Error::get_io)
    {
        return kind_of(error);
    }
    if let Some(error) = cause.downcast_ref::<io::Error>() {
        // Its `source` is the cause of the wrapped error, and not that error itself.
        let wrapped = error.get_ref().and_then(|wrapped| kind_of(wrapped));
        if wrapped.is_some() {
            return wrapped;
        }
        match error.kind() {
            io::ErrorKind::ConnectionRefused => return Some(ConnectProblem::Refused),
            io::ErrorKind::NetworkUnreachable
            | io::ErrorKind::HostUnreachable
            | io::ErrorKind::NetworkDown => return Some(ConnectProblem::NoWay),
            io::ErrorKind::TimedOut => return Some(ConnectProblem::Timeout),
            io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::BrokenPipe
            | io::ErrorKind::UnexpectedEof => return Some(ConnectProblem::Closed),
            _ => {}
        }
    }
    // Neither the resolver nor the tunnel has an error type that could be matched.
    let text = cause.to_string();
    if text.starts_with("dns error") {
        Some(ConnectProblem::UnknownName)
    } else if text.starts_with("tunnel error") {
        Some(ConnectProblem::ProxyRefusal)
    } else {
        None
    }
}

fn of_tls(error: &rustls::Error) -> ConnectProblem {
    match error {
        rustls::Error::InvalidMessage(_) => ConnectProblem::NoTls,
        rustls::Error::InvalidCertificate(_) | rustls::Error::NoCertificatesPresented => {
            ConnectProblem::Certificate
        }
        _ => ConnectProblem::Handshake,
    }
}

/// `named` is what a caller corrects if the address is wrong.
fn directly((server, named): Server<'_>, kind: ConnectProblem) -> String {
    let seconds = CONNECT_TIMEOUT.as_secs();
    match kind {
        ConnectProblem::UnknownName => format!(
            "the host name {server} cannot be resolved: check that this machine is online and that {named} is spelt correctly"
        ),
        ConnectProblem::Refused => format!(
            "{server} refuses connections: check that a server runs there and that the port of {named} is correct"
        ),
        ConnectProblem::NoWay => {
            format!("this machine has no route to {server}: check that it is online")
        }
        ConnectProblem::Timeout => format!(
            "{server} did not answer within {seconds} s: check that this machine is online and that no firewall blocks the connection"
        ),
        ConnectProblem::NoTls => {
            format!("{server} does not speak TLS: write http:// in {named}, or use its TLS port")
        }
        ConnectProblem::Certificate => format!(
            "the certificate of {server} is not trusted: pass the file of its authority as ca_file, and check that the clock is correct"
        ),
        ConnectProblem::Handshake => format!(
            "{server} and this client have no TLS version or cipher in common: check that {named} is the right server"
        ),
        ConnectProblem::Closed => format!(
            "{server} closed the connection immediately: check the port of {named}, and whether it needs http:// or https://"
        ),
        ConnectProblem::ProxyRefusal | ConnectProblem::Other => format!(
            "{server} cannot be reached: check that this machine is online and that {named} is correct"
        ),
    }
}

fn through_proxy(
    proxy: &str,
    named_server: Server<'_>,
    kind: ConnectProblem,
    (named, advice): NamedBy,
) -> String {
    let (server, _) = named_server;
    let what = match kind {
        ConnectProblem::UnknownName => "cannot be resolved",
        ConnectProblem::Refused => "refuses connections",
        ConnectProblem::NoWay => "cannot be reached from here",
        ConnectProblem::Timeout => "does not answer",
        ConnectProblem::ProxyRefusal => "does not let the request through",
        ConnectProblem::NoTls | ConnectProblem::Certificate | ConnectProblem::Handshake => {
            return format!(
                "through the proxy {proxy}: {}",
                directly(named_server, kind)
            );
        }
        ConnectProblem::Closed | ConnectProblem::Other => "fails",
    };
    format!("the proxy {proxy}, which {named} for {server}, {what}: {advice}")
}
