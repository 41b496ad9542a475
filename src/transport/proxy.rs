//! Checks the proxies in the environment. The HTTP library ignores a proxy whose address it cannot parse,
//! and the request would reach the service from an address that the caller wanted to hide.

use reqwest::Url;

use super::address::hide_credentials;
use super::{Address, TransportError};
use openshelf_core::printable::shown_address;

/// The variable that applies to all addresses for which no other variable is set.
const FOR_ALL: [&str; 2] = ["ALL_PROXY", "all_proxy"];

/// Checks the proxy that requests to an address would go through.
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

fn check_value(name: &str, value: &str) -> Result<(), TransportError> {
    let refused = |why: &str| {
        Err(TransportError::Option(format!(
            "{name}: expected the address of a proxy, such as http://proxy.example.org:3128, got {}: {why}; correct or unset the environment variable",
            shown_address(&hide_credentials(value))
        )))
    };
    let whole = match value.contains("://") {
        true => value.to_owned(),
        false => format!("http://{value}"),
    };
    let Ok(url) = Url::parse(&whole) else {
        return refused("it is not an address");
    };
    if !matches!(url.scheme(), "http" | "https") {
        return refused("only http and https proxies are supported");
    }
    let is_read = value
        .parse::<http::Uri>()
        .is_ok_and(|uri| uri.authority().is_some_and(|all| !all.host().is_empty()));
    if !is_read || url.host_str().is_none_or(str::is_empty) {
        return refused("it is not an address");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_proxies_pass() {
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
    fn what_would_be_passed_by_is_refused() {
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
        ] {
            let error = check_value("HTTPS_PROXY", value).unwrap_err().to_string();
            assert!(error.starts_with("HTTPS_PROXY: "), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }
}
