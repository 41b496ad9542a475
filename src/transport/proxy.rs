//! The proxies of requests: one that a client names, or those of the environment. The HTTP library ignores a
//! variable whose address it cannot parse, and the request would reach the service from an address that the
//! caller wanted to hide.

use std::fmt;

use hyper_util::client::proxy::matcher::Matcher;
use reqwest::Url;

use super::address::hide_credentials;
use super::{Address, TransportError};
use openshelf_core::printable::shown_address;

/// The proxy that a client names: all of its requests go through it, those to this machine too.
#[derive(Clone, PartialEq, Eq)]
pub struct Proxy(Url);

impl Proxy {
    /// Parses the address of an HTTP proxy, with or without credentials.
    ///
    /// # Errors
    /// It is not an address, or not that of an HTTP proxy.
    pub fn parse(option: &str, text: &str) -> Result<Self, TransportError> {
        let refused =
            |why: &str| TransportError::Option(format!("{option}: {}: {why}", expected(text)));
        if !text.contains("://") {
            return Err(refused("it has no scheme: write http:// in front"));
        }
        let url = parse(text).map_err(refused)?;
        if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
            return Err(refused("it has more than a host and a port"));
        }
        Ok(Self(url))
    }

    /// The whole address. It may hold credentials, so it is never shown.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    pub fn host(&self) -> Option<&str> {
        self.0.host_str()
    }

    /// Whether it speaks TLS itself.
    pub fn is_secure(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// Host and port.
    pub fn place(&self) -> String {
        place(&self.0)
    }

    /// As the HTTP library takes it.
    pub fn for_pool(&self) -> reqwest::Result<reqwest::Proxy> {
        reqwest::Proxy::all(self.0.clone())
    }
}

impl fmt::Debug for Proxy {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&hide_credentials(self.as_str()))
    }
}

/// Host and port of an address, without its other parts.
pub fn place(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default();
    match url.port_or_known_default() {
        Some(port) => format!("{host}:{port}"),
        None => host.to_owned(),
    }
}

/// The variable that applies to all addresses for which no other variable is set.
const FOR_ALL: [&str; 2] = ["ALL_PROXY", "all_proxy"];

/// Checks the proxy of the environment that requests to an address would go through.
///
/// # Errors
/// The variable that names it does not contain the address of an HTTP proxy.
pub fn check(address: &Address) -> Result<(), TransportError> {
    // A program of a web server gets HTTP_PROXY from a header that anybody may send.
    if address.is_loopback() || std::env::var_os("REQUEST_METHOD").is_some() {
        return Ok(());
    }
    let own = match address.is_secure() {
        true => ["HTTPS_PROXY", "https_proxy"],
        false => ["HTTP_PROXY", "http_proxy"],
    };
    match first(own).or_else(|| first(FOR_ALL)) {
        Some((name, value)) => check_value(name, &value),
        None => Ok(()),
    }
}

/// The first variable that is set, unless it is empty.
fn first(names: [&'static str; 2]) -> Option<(&'static str, String)> {
    names
        .into_iter()
        .find_map(|name| std::env::var(name).ok().map(|value| (name, value)))
        .filter(|(_, value)| !value.is_empty())
}

/// Whether requests to an address, or those to which it redirects, may go through a proxy of the environment. Requests
/// to this machine never do.
pub fn may_be_set_for(address: &Address) -> bool {
    !address.is_loopback() && may_intercept(&Matcher::from_system(), address)
}

fn may_intercept(proxies: &Matcher, address: &Address) -> bool {
    // A redirect may lead to another host, which NO_PROXY does not list.
    [
        address.as_str(),
        "http://any.invalid",
        "https://any.invalid",
    ]
    .iter()
    .filter_map(|address| address.parse().ok())
    .any(|address| proxies.intercept(&address).is_some())
}

fn check_value(name: &str, value: &str) -> Result<(), TransportError> {
    let whole = match value.contains("://") {
        true => value.to_owned(),
        false => format!("http://{value}"),
    };
    // A scheme with a slash too few reads as the name of a host with a path behind it.
    let has_path = |url: &Url| !matches!(url.path(), "" | "/");
    let read = match parse(&whole) {
        Ok(url) if !value.contains("://") && has_path(&url) => {
            Err("a scheme is followed by ://, and a host without a scheme by no path")
        }
        read => read,
    };
    match read {
        Ok(_) => Ok(()),
        Err(why) => Err(TransportError::Option(format!(
            "{name}: {}: {why}; correct or unset the environment variable",
            expected(value)
        ))),
    }
}

fn expected(value: &str) -> String {
    format!(
        "expected the address of a proxy, such as http://proxy.example.org:3128, got {}",
        shown_address(&hide_credentials(value))
    )
}

/// An address with a scheme as the HTTP library reads it, or why it is not that of an HTTP proxy.
fn parse(value: &str) -> Result<Url, &'static str> {
    let url = Url::parse(value).map_err(|_| "it is not an address")?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err("only http and https proxies are supported");
    }
    let is_read = value
        .parse::<http::Uri>()
        .is_ok_and(|uri| uri.authority().is_some_and(|all| !all.host().is_empty()));
    if !is_read || url.host_str().is_none_or(str::is_empty) {
        return Err("it is not an address");
    }
    Ok(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_proxies_are_accepted() {
        for value in [
            "http://proxy.example.org:3128",
            "https://proxy.example.org",
            "proxy.example.org:3128",
            "proxy.example.org",
            "10.0.0.1:8080",
            "http://me:secret@proxy.example.org:3128/",
            "http://[::1]:3128",
        ] {
            assert!(check_value("HTTP_PROXY", value).is_ok(), "{value}");
        }
    }

    #[test]
    fn values_that_would_bypass_the_proxy_are_refused() {
        for value in [
            "http://",
            "http:///",
            "/proxy",
            " http://proxy.example.org",
            "http://proxy example.org",
            "http://me:secret@proxy.example.org:port",
            "http://proxy.example.org:99999",
            "socks5://me:secret@proxy.example.org",
            "ftp://proxy.example.org",
            "http://\u{1b}[31m",
            "://",
            "http:/proxy.example.org:3128",
            "http//proxy.example.org:3128",
            "https:/proxy.example.org",
            "htp:/x",
            "proxy.example.org:3128/path",
        ] {
            let error = check_value("HTTPS_PROXY", value).unwrap_err().to_string();
            assert!(error.starts_with("HTTPS_PROXY: "), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }

    #[test]
    fn the_option_takes_the_values_of_the_environment_that_have_a_scheme() {
        for value in [
            "http://proxy.example.org:3128",
            "https://proxy.example.org/",
            "http://me:s3cret@proxy.example.org:3128",
            "http://[::1]:3128",
        ] {
            assert!(Proxy::parse("proxy", value).is_ok(), "{value}");
        }
        for value in [
            "",
            "proxy.example.org:3128",
            "http://",
            "socks5://proxy.example.org",
            "http://proxy example.org",
            "http://proxy.example.org/path",
            "http://proxy.example.org?a=b",
            "http://me:1/s3cret@proxy.example.org",
            "ftp://me:s3cret@proxy.example.org",
        ] {
            let error = Proxy::parse("proxy", value).unwrap_err().to_string();
            assert!(error.starts_with("proxy: expected the address"), "{error}");
            assert!(!error.contains("s3cret"), "{error}");
        }
    }

    #[test]
    fn a_proxy_that_no_host_needs_is_none() {
        let address = Address::parse("base_url", "http://service.example.org/api").unwrap();
        let proxy = || Matcher::builder().http("http://proxy.example.org:3128");
        let tls_proxy = || Matcher::builder().https("http://proxy.example.org:3128");
        for (proxies, expected) in [
            (Matcher::builder(), false),
            (proxy(), true),
            (proxy().no("*"), false),
            (proxy().no("other.example.org"), true),
            // Redirects to other hosts go through it.
            (proxy().no("service.example.org"), true),
            (tls_proxy(), true),
            (tls_proxy().no("*"), false),
        ] {
            assert_eq!(may_intercept(&proxies.build(), &address), expected);
        }
    }

    #[test]
    fn credentials_are_never_shown() {
        let proxy = Proxy::parse("proxy", "http://me:s3cret@proxy.example.org:3128").unwrap();
        assert_eq!(format!("{proxy:?}"), "http://***@proxy.example.org:3128/");
        assert_eq!(proxy.place(), "proxy.example.org:3128");
    }
}
