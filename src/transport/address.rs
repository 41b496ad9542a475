//! The address that paths are appended to.

use std::fmt;
use std::net::IpAddr;

use http::Uri;

use super::TransportError;

/// A base address: scheme, host, port and a path. Its credentials are never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    text: String,
    shown: String,
    loopback: bool,
}

impl Address {
    /// Takes an `http` or `https` address without query and fragment.
    pub fn parse(option: &str, text: &str) -> Result<Self, TransportError> {
        let refused = |why: &str| {
            TransportError::Option(format!(
                "{option}: expected an address such as https://example.org/api, got {}: {why}",
                hide_credentials(text)
            ))
        };
        if text
            .chars()
            .any(|character| character.is_control() || character == ' ')
        {
            return Err(refused("it holds a space or a control character"));
        }
        let uri: Uri = text.parse().map_err(|_| refused("it is not a URL"))?;
        if !text.starts_with("http:") && !text.starts_with("https:") {
            return Err(refused("its scheme is neither http nor https"));
        }
        let host = uri
            .host()
            .filter(|host| !host.is_empty())
            .ok_or_else(|| refused("it has no host"))?;
        if text.contains(['?', '#']) {
            return Err(refused("a query or a fragment has no place in it"));
        }
        Ok(Self {
            loopback: is_loopback(host),
            shown: hide_credentials(text),
            text: text.to_owned(),
        })
    }

    /// The address with a path and a query appended, with one slash between the two.
    pub fn join(&self, target: &str) -> String {
        join(&self.text, target)
    }

    /// The same without credentials, for eyes.
    pub fn join_shown(&self, target: &str) -> String {
        join(&self.shown, target)
    }

    /// The address as it was given, credentials included.
    pub fn secret_text(&self) -> &str {
        &self.text
    }

    pub fn has_credentials(&self) -> bool {
        self.text != self.shown
    }

    /// Whether the address asks for TLS.
    pub fn is_secure(&self) -> bool {
        self.text.starts_with("https:")
    }

    pub fn is_loopback(&self) -> bool {
        self.loopback
    }
}

impl fmt::Display for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.shown)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

fn join(base: &str, target: &str) -> String {
    let base = base.strip_suffix('/').unwrap_or(base);
    let target = target.strip_prefix('/').unwrap_or(target);
    format!("{base}/{target}")
}

/// Whether the host is this machine.
pub fn is_loopback(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    host.eq_ignore_ascii_case("localhost")
        || bare.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// The address without the part before an `@` of its authority.
pub fn hide_credentials(text: &str) -> String {
    let Some((scheme, rest)) = text.split_once("://") else {
        return text.to_owned();
    };
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (authority, tail) = rest.split_at(end);
    match authority.rsplit_once('@') {
        Some((_, host)) => format!("{scheme}://***@{host}{tail}"),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slash_between_base_and_path() {
        for base in ["http://x.org/api", "http://x.org/api/"] {
            let address = Address::parse("base_url", base).unwrap();
            assert_eq!(address.join("/v1?q=1"), "http://x.org/api/v1?q=1");
            assert_eq!(address.join("v1"), "http://x.org/api/v1");
        }
    }

    #[test]
    fn credentials_are_hidden() {
        let address = Address::parse("base_url", "http://me:secret@x.org:8080/a").unwrap();
        assert_eq!(address.to_string(), "http://***@x.org:8080/a");
        assert!(!format!("{address:?}").contains("secret"));
        assert!(address.join("b").contains("me:secret@"));
    }

    #[test]
    fn loopback_is_known() {
        for (text, loopback) in [
            ("http://127.0.0.1:80/", true),
            ("http://127.9.9.9/", true),
            ("http://[::1]:8000", true),
            ("http://LOCALHOST/x", true),
            ("http://example.org", false),
            ("http://128.0.0.1", false),
        ] {
            let address = Address::parse("base_url", text).unwrap();
            assert_eq!(address.is_loopback(), loopback, "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused_without_its_credentials() {
        for text in [
            "",
            "example.org",
            "ftp://x.org",
            "http://",
            "http://x.org/?a=b",
            "http://x.org/#a",
            "http://x.org/\r\nHost: y",
            "http://x org/",
        ] {
            assert!(Address::parse("base_url", text).is_err(), "{text:?}");
        }
        let error = Address::parse("base_url", "ftp://me:secret@x.org").unwrap_err();
        assert!(!error.to_string().contains("secret"));
    }
}
