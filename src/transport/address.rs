//! The base address to which paths are appended.

use std::fmt;

use http::Uri;
use reqwest::Url;

use super::TransportError;
use openshelf_core::call::MASK;
use openshelf_core::host::is_loopback;
use openshelf_core::printable::shown_address;

/// Bytes of the longest address that is sent. The HTTP library accepts 65,534.
pub const MAX_LENGTH: usize = 65_000;

/// A base address: scheme, host, port and a path, without credentials.
#[derive(Clone)]
pub struct Address {
    text: String,
    loopback: bool,
    port: Option<u16>,
    /// Whether the URL library writes it in the same way.
    is_normal: bool,
    /// The environment variable that it was read from.
    variable: Option<String>,
}

/// Two addresses are equal wherever they were read.
impl PartialEq for Address {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Address {}

impl Address {
    /// Parses an `http` or `https` address without user name, query and fragment.
    pub fn parse(option: &str, text: &str) -> Result<Self, TransportError> {
        let refused = |why: &str| {
            TransportError::Option(format!(
                "{option}: expected an address such as https://example.org/api, got {}: {why}",
                shown_address(&hide_query(&hide_credentials(text)))
            ))
        };
        if text
            .chars()
            .any(|character| character.is_control() || character == ' ')
        {
            return Err(refused("it contains a space or a control character"));
        }
        if text.len() > MAX_LENGTH {
            return Err(refused(&format!("it is longer than {MAX_LENGTH} bytes")));
        }
        let uri: Uri = text.parse().map_err(|_| refused("it is not a URL"))?;
        if !text.starts_with("http://") && !text.starts_with("https://") {
            return Err(refused("its scheme is neither http nor https"));
        }
        if uri
            .authority()
            .is_some_and(|all| all.as_str().contains('@'))
        {
            return Err(refused(
                "it must not contain a user name or a password; send them as a header, with_options(extra_headers={\"Authorization\": \"Basic ...\"})",
            ));
        }
        if uri.host().is_none_or(str::is_empty) {
            return Err(refused("it has no host"));
        }
        let url = Url::parse(text).map_err(|_| refused("it is not a URL"))?;
        if text.contains(['?', '#']) {
            return Err(refused(
                "it must not have a query or a fragment; to add to the query of calls, use with_options(extra_query={...})",
            ));
        }
        Ok(Self {
            loopback: url.host_str().is_some_and(is_loopback),
            port: url.port(),
            is_normal: without_slash(url.as_str()) == without_slash(text),
            text: text.to_owned(),
            variable: None,
        })
    }

    /// The same, read from an environment variable.
    #[must_use]
    pub fn read_from(mut self, variable: &str) -> Self {
        self.variable = Some(variable.to_owned());
        self
    }

    /// The environment variable that it was read from.
    pub fn variable(&self) -> Option<&str> {
        self.variable.as_deref()
    }

    /// Scheme, host and port of an address that an answer contains.
    pub fn origin_of(url: &str) -> Result<Self, TransportError> {
        let parsed = Url::parse(url).map_err(|error| {
            let shown = hide_query(&hide_credentials(url));
            TransportError::Option(format!("{}: {error}", shown_address(&shown)))
        })?;
        Self::parse("url", &parsed.origin().ascii_serialization())
    }

    /// Whether a request goes to its server.
    pub fn is_at(&self, asked: &Url) -> bool {
        Url::parse(&self.text).is_ok_and(|url| url.origin() == asked.origin())
    }

    /// Whether scheme, host and port are the same.
    pub fn has_same_origin(&self, other: &Self) -> bool {
        let origin = |address: &Self| Url::parse(&address.text).map(|url| url.origin());
        matches!((origin(self), origin(other)), (Ok(own), Ok(other)) if own == other)
    }

    /// The path and the query behind this address in a text that begins with it; `None` also if the URL library would write
    /// this address in another way.
    pub fn rest_of<'u>(&self, text: &'u str) -> Option<&'u str> {
        let rest = text.strip_prefix(without_slash(&self.text))?;
        (self.is_normal && rest.starts_with('/')).then_some(rest)
    }

    /// The address with a path and a query appended, with one slash between the two.
    pub fn join(&self, target: &str) -> String {
        let base = without_slash(&self.text);
        let target = target.strip_prefix('/').unwrap_or(target);
        [base, "/", target].concat()
    }

    /// Rejects an address that is too long to be sent.
    ///
    /// `shown` returns it as the message shows it.
    pub fn check_length(url: &str, shown: impl FnOnce() -> String) -> Result<(), TransportError> {
        if url.len() <= MAX_LENGTH {
            return Ok(());
        }
        Err(TransportError::Option(format!(
            "the address of this call has {} bytes, and at most {MAX_LENGTH} can be sent: shorten the arguments or split them among several calls: {}",
            url.len(),
            shown_address(&shown())
        )))
    }

    /// The host, with the port if it is not the usual one of the scheme.
    pub fn host(&self) -> String {
        let Ok(url) = Url::parse(&self.text) else {
            return String::new();
        };
        let host = url.host_str().unwrap_or_default();
        match url.port() {
            Some(port) => format!("{host}:{port}"),
            None => host.to_owned(),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether the address requires TLS.
    pub fn is_secure(&self) -> bool {
        self.text.starts_with("https:")
    }

    pub fn is_loopback(&self) -> bool {
        self.loopback
    }

    /// The port, if it is one of this machine and not the usual one of the scheme.
    pub fn local_port(&self) -> Option<u16> {
        self.port.filter(|_| self.loopback)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

/// The text without a slash at its end.
fn without_slash(text: &str) -> &str {
    text.strip_suffix('/').unwrap_or(text)
}

/// The text without everything before its last `@`. In a text that is not an address the end of the
/// credentials is unknown, so everything before the `@` is hidden.
pub fn hide_credentials(text: &str) -> String {
    let Some((secret, rest)) = text.rsplit_once('@') else {
        return text.to_owned();
    };
    match secret.split_once("://") {
        Some((scheme @ ("http" | "https" | "redis" | "rediss"), _)) => {
            format!("{scheme}://***@{rest}")
        }
        _ => format!("***@{rest}"),
    }
}

/// The text without the values of its query, one of which may be a key.
fn hide_query(text: &str) -> String {
    match text.split_once('?') {
        Some((address, query)) if !query.is_empty() => format!("{address}?{MASK}"),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_and_path_are_joined_by_one_slash() {
        for base in ["http://x.org/api", "http://x.org/api/"] {
            let address = Address::parse("base_url", base).unwrap();
            assert_eq!(address.join("/v1?q=1"), "http://x.org/api/v1?q=1");
            assert_eq!(address.join("v1"), "http://x.org/api/v1");
        }
    }

    #[test]
    fn credentials_are_refused_and_not_shown() {
        for text in [
            "http://me:secret@x.org:8080/a",
            "https://secret@x.org",
            "http://@x.org",
            "http://:@x.org",
            "http://me:sec%40ret@x.org",
            "http://me:secret@[::1]:80/",
            "http:me:secret@x.org",
            "me:secret@x.org",
            "secret@x.org",
            "//me:secret@x.org",
            "http://me:sec/secret@x.org",
            "http://me:secret@secret@x.org",
            "http://me:secret@x.org/?a=b",
            "http://x.org/?api_key=secret",
            "http://x.org/ ?api_key=secret#secret",
            "http://me:secret@x.org/\n",
            "ftp://me:secret@x.org",
            "HTTP://me:secret@x.org",
        ] {
            let error = Address::parse("base_url", text).unwrap_err().to_string();
            assert!(error.starts_with("base_url: "), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
        let error = Address::parse("base_url", "http://me:secret@x.org/a").unwrap_err();
        let message = error.to_string();
        assert!(message.contains("http://***@x.org/a"), "{message}");
        assert!(message.contains("extra_headers"), "{message}");
    }

    #[test]
    fn an_at_sign_in_a_path_is_not_a_user_name() {
        let address = Address::parse("base_url", "http://x.org/@me").unwrap();
        assert_eq!(address.join("/b"), "http://x.org/@me/b");
    }

    #[test]
    fn loopback_addresses_are_recognised() {
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
    fn invalid_addresses_are_refused() {
        for text in [
            "",
            "example.org",
            "ftp://x.org",
            "http://",
            "http:x.org",
            "http://x.org/?a=b",
            "http://x.org/#a",
            "http://x.org/\r\nHost: y",
            "http://x org/",
        ] {
            assert!(Address::parse("base_url", text).is_err(), "{text:?}");
        }
    }
}
