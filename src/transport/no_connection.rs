//! Explains why there is no connection: a sentence that states what failed and what to try, followed by the
//! causes as the libraries report them.

use std::error::Error;
use std::io;

use hyper_util::client::proxy::matcher::Matcher;
use reqwest::Url;

use super::Http2;
use super::Options;
use super::cause::{Cause, chain};
use super::certificate_problem::CertificateProblem;
use super::connections::CONNECT_TIMEOUT;
use super::proxy::place;
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
    let server = Server::of(asked, options);
    let kind = kind(&error);
    let sentence = match ProxyInUse::of(asked, options) {
        Some(proxy) => {
            // Only a request to an https:// address has TLS behind the proxy.
            let is_of_proxy = asked.scheme() == "http" || chain(&error).contains(NO_WAY_TO_PROXY);
            through_proxy(&proxy, &server, is_of_proxy, kind)
        }
        None => directly(&server, kind),
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
    let Server { place, named, .. } = &Server::of(asked, options);
    let is_plain = asked.scheme() == "http";
    let probable = if let Some(proxy) = ProxyInUse::of(asked, options) {
        let ProxyInUse { place: own, by, .. } = proxy;
        match is_plain && is_unanswered(&error) {
            true => Some(format!(
                "the proxy {own}, which {} for {place}, closed the connection without an answer: {}",
                by.named, by.advice
            )),
            false => Some(format!("through the proxy {own}")),
        }
    } else if causes.contains("invalid HTTP") {
        Some(format!(
            "it is not HTTP: write https:// in {named} if the server speaks TLS"
        ))
    } else if options.http2 == Http2::PriorKnowledge && is_not_http2(&error) {
        Some(format!(
            "{place} does not speak HTTP/2: leave http2 out, and the server chooses"
        ))
    } else if is_unanswered(&error) && options.http2 == Http2::PriorKnowledge {
        let secure = match is_plain {
            true => format!("; if it speaks TLS, write https:// in {named}"),
            false => String::new(),
        };
        Some(format!(
            "{place} closed the connection without an answer: if it does not speak HTTP/2, leave http2 out, and the server chooses{secure}"
        ))
    } else if is_unanswered(&error) && is_plain {
        Some(format!(
            "{place} closed the connection without an answer: if it speaks TLS, write https:// in {named}"
        ))
    } else {
        None
    };
    let reason = match probable {
        Some(probable) => format!("{probable} (causes: {causes})"),
        None => causes,
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

/// A server, and what a caller corrects if its address is wrong.
struct Server<'a> {
    place: String,
    /// The option or the environment variable with its address.
    named: &'a str,
    /// The client trusts the certificates of a file.
    has_ca_file: bool,
}

impl<'a> Server<'a> {
    fn of(asked: &Url, options: &'a Options) -> Self {
        Self {
            place: place(asked),
            named: options.name_of(asked),
            has_ca_file: options.ca_file.is_some(),
        }
    }
}

/// Who names a proxy, and what to correct.
struct NamedBy {
    named: &'static str,
    /// The option, or the variables.
    names: &'static str,
    advice: &'static str,
}

const BY_OPTION: NamedBy = NamedBy {
    named: "the option proxy names",
    names: "proxy",
    advice: "correct proxy",
};
const BY_ENVIRONMENT: NamedBy = NamedBy {
    named: "the environment sets",
    names: "HTTPS_PROXY, HTTP_PROXY or ALL_PROXY",
    advice: "correct HTTPS_PROXY, HTTP_PROXY or ALL_PROXY, or list the host in NO_PROXY",
};

/// The proxy through which an address is asked.
struct ProxyInUse {
    place: String,
    by: NamedBy,
}

impl ProxyInUse {
    fn of(asked: &Url, options: &Options) -> Option<Self> {
        if let Some(proxy) = &options.proxy {
            return Some(Self {
                place: proxy.place(),
                by: BY_OPTION,
            });
        }
        if asked.host_str().is_some_and(is_loopback) {
            return None;
        }
        let target = asked.as_str().parse::<http::Uri>().ok()?;
        let found = Matcher::from_system().intercept(&target)?;
        let proxy = Url::parse(&found.uri().to_string()).ok()?;
        Some(Self {
            place: place(&proxy),
            by: BY_ENVIRONMENT,
        })
    }
}

/// The problem that prevented a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ConnectProblem {
    UnknownName,
    Refused,
    NoWay,
    Timeout,
    NoTls,
    Certificate(CertificateProblem),
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
    } else if text.starts_with("tunnel error") && !text.contains(NO_WAY_TO_PROXY) {
        Some(ConnectProblem::ProxyRefusal)
    } else {
        None
    }
}

fn of_tls(error: &rustls::Error) -> ConnectProblem {
    match error {
        rustls::Error::InvalidMessage(_) => ConnectProblem::NoTls,
        rustls::Error::InvalidCertificate(error) => {
            ConnectProblem::Certificate(CertificateProblem::of(error))
        }
        rustls::Error::NoCertificatesPresented => {
            ConnectProblem::Certificate(CertificateProblem::Untrusted)
        }
        _ => ConnectProblem::Handshake,
    }
}

fn directly(asked: &Server<'_>, kind: ConnectProblem) -> String {
    let Server {
        place: server,
        named,
        has_ca_file,
    } = asked;
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
        ConnectProblem::Certificate(problem) => problem.explain(server, named, *has_ca_file),
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

/// What the HTTP library says of a proxy to which there is no connection. Its cause says more.
const NO_WAY_TO_PROXY: &str = "failed to create underlying connection";

/// `is_of_proxy` says that no other server was reached.
fn through_proxy(
    proxy: &ProxyInUse,
    server: &Server<'_>,
    is_of_proxy: bool,
    kind: ConnectProblem,
) -> String {
    let ProxyInUse { place, by } = proxy;
    let what = match kind {
        ConnectProblem::UnknownName => "cannot be resolved",
        ConnectProblem::Refused => "refuses connections",
        ConnectProblem::NoWay => "cannot be reached from here",
        ConnectProblem::Timeout => "does not answer",
        ConnectProblem::ProxyRefusal => "does not let the request through",
        ConnectProblem::NoTls | ConnectProblem::Certificate(_) | ConnectProblem::Handshake => {
            if !is_of_proxy {
                return format!("through the proxy {place}: {}", directly(server, kind));
            }
            let own = Server {
                place: format!("the proxy {place}"),
                named: by.names,
                has_ca_file: server.has_ca_file,
            };
            return directly(&own, kind);
        }
        ConnectProblem::Closed | ConnectProblem::Other => "fails",
    };
    let server = &server.place;
    let NamedBy { named, advice, .. } = by;
    format!("the proxy {place}, which {named} for {server}, {what}: {advice}")
}
