//! Why there is no connection: a sentence that says what failed and what to try, and behind it the
//! causes as the libraries report them.

use std::error::Error;
use std::io;

use hyper_util::client::proxy::matcher::Matcher;
use reqwest::Url;

use super::cause::{Cause, chain};
use super::connections::CONNECT_TIMEOUT;
use openshelf_core::host::is_loopback;

/// What failed, to try and the causes, in a line; `error` is one of a connection.
pub fn explain(asked: &str, error: reqwest::Error) -> (String, Cause) {
    let target = error.url().cloned().or_else(|| Url::parse(asked).ok());
    let server = target.as_ref().map_or_else(String::new, place);
    let is_timeout = error.is_timeout();
    let error = error.without_url();
    let causes = chain(&error);
    let sentence = match target.as_ref().and_then(proxy) {
        Some(proxy) => through_proxy(&proxy, &server, kind(&error, is_timeout)),
        None => directly(&server, kind(&error, is_timeout)),
    };
    (format!("{sentence} (causes: {causes})"), Cause::new(error))
}

/// Why an answer broke off before it began: what speaks TLS sends no HTTP to who does not.
pub fn explain_broken(error: reqwest::Error) -> (String, Cause) {
    let error = error.without_url();
    let causes = chain(&error);
    let reason = match causes.contains("invalid HTTP") {
        true => format!(
            "it is no HTTP: write https:// in base_url if the server speaks TLS (causes: {causes})"
        ),
        false => causes,
    };
    (reason, Cause::new(error))
}

/// Host and port, without what else an address may hold.
fn place(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default();
    match url.port_or_known_default() {
        Some(port) => format!("{host}:{port}"),
        None => host.to_owned(),
    }
}

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

/// What kept a connection from coming about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
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

fn kind(error: &reqwest::Error, is_timeout: bool) -> Kind {
    if is_timeout {
        return Kind::Timeout;
    }
    let mut source = error.source();
    while let Some(cause) = source {
        if let Some(found) = kind_of(cause) {
            return found;
        }
        source = cause.source();
    }
    Kind::Other
}

/// What one of the causes says, if it says anything.
fn kind_of(cause: &(dyn Error + 'static)) -> Option<Kind> {
    if let Some(error) = cause.downcast_ref::<rustls::Error>() {
        return Some(of_tls(error));
    }
    if let Some(error) = cause.downcast_ref::<io::Error>() {
        // It names the causes of what it wraps, and not of that itself.
        let wrapped = error.get_ref().and_then(|wrapped| kind_of(wrapped));
        if wrapped.is_some() {
            return wrapped;
        }
        match error.kind() {
            io::ErrorKind::ConnectionRefused => return Some(Kind::Refused),
            io::ErrorKind::NetworkUnreachable
            | io::ErrorKind::HostUnreachable
            | io::ErrorKind::NetworkDown => return Some(Kind::NoWay),
            io::ErrorKind::TimedOut => return Some(Kind::Timeout),
            io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::BrokenPipe
            | io::ErrorKind::UnexpectedEof => return Some(Kind::Closed),
            _ => {}
        }
    }
    // Neither the resolver nor the tunnel has a type of its own that could be asked.
    let text = cause.to_string();
    if text.starts_with("dns error") {
        Some(Kind::UnknownName)
    } else if text.starts_with("tunnel error") {
        Some(Kind::ProxyRefusal)
    } else {
        None
    }
}

fn of_tls(error: &rustls::Error) -> Kind {
    match error {
        rustls::Error::InvalidMessage(_) => Kind::NoTls,
        rustls::Error::InvalidCertificate(_) | rustls::Error::NoCertificatesPresented => {
            Kind::Certificate
        }
        _ => Kind::Handshake,
    }
}

fn directly(server: &str, kind: Kind) -> String {
    let seconds = CONNECT_TIMEOUT.as_secs();
    match kind {
        Kind::UnknownName => format!(
            "the name of {server} is not known: look whether this machine is online and whether base_url is spelt right"
        ),
        Kind::Refused => format!(
            "{server} refuses connections: look whether a server runs there and whether the port of base_url is right"
        ),
        Kind::NoWay => format!("this machine has no way to {server}: look whether it is online"),
        Kind::Timeout => format!(
            "{server} does not answer, it timed out after {seconds} s: look whether this machine is online and no firewall stands between"
        ),
        Kind::NoTls => format!(
            "{server} does not speak TLS: write http:// in base_url, or give the port that speaks it"
        ),
        Kind::Certificate => format!(
            "the certificate of {server} is not trusted: name the file of its authority with ca_file, and look whether the clock is right"
        ),
        Kind::Handshake => format!(
            "{server} and this client find no common TLS: look whether base_url names the right server"
        ),
        Kind::Closed => format!(
            "{server} closed the connection at once: look whether base_url names the right port, and whether it needs http:// or https://"
        ),
        Kind::ProxyRefusal | Kind::Other => format!(
            "{server} cannot be reached: look whether this machine is online and whether base_url is right"
        ),
    }
}

fn through_proxy(proxy: &str, server: &str, kind: Kind) -> String {
    let what = match kind {
        Kind::UnknownName => "is not known by that name",
        Kind::Refused => "refuses connections",
        Kind::NoWay => "cannot be reached from here",
        Kind::Timeout => "does not answer",
        Kind::ProxyRefusal => "does not let the request through",
        Kind::NoTls | Kind::Certificate | Kind::Handshake => {
            return format!("through the proxy {proxy}: {}", directly(server, kind));
        }
        Kind::Closed | Kind::Other => "fails",
    };
    format!(
        "the proxy {proxy}, through which the environment sends requests for {server}, {what}: correct HTTPS_PROXY, HTTP_PROXY or ALL_PROXY, or name the host in NO_PROXY"
    )
}
