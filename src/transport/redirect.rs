//! Decides where a redirect may lead.
//!
//! hyper follows no redirects. Those of requests through a proxy are followed here too, and not by
//! `reqwest::redirect::Policy::custom`. Its function sees the status and the addresses, but can change no
//! header: reqwest removes only `Authorization`, cookies and the like, and would send every other header of
//! a view to another origin. The function does not see the method either, so a POST would become a GET
//! without its body.

use http::{Method, StatusCode};
use reqwest::Url;

use super::address::{MAX_LENGTH, hide_credentials};
use openshelf_core::host::is_loopback;
use openshelf_core::printable::shown_address;

/// How many redirects are followed.
pub const MAX_REDIRECTS: usize = 10;

/// The next request of a chain of redirects.
#[derive(Debug, PartialEq, Eq)]
pub struct Next {
    pub url: Url,
    /// Another origin does not get the headers of a view.
    pub same_origin: bool,
}

/// Whether the answer is a redirect.
pub fn is_redirect(status: u16) -> bool {
    matches!(status, 301 | 302 | 303 | 307 | 308)
}

/// The next request, or why the redirect is not followed. `hosts` are those that the operation of the service
/// names in addition to its own.
pub fn next_request(
    from: &Url,
    location: Option<&str>,
    status: StatusCode,
    method: &Method,
    hosts: &[&str],
) -> Result<Next, String> {
    let location = location.ok_or("it has no Location")?;
    if *method != Method::GET && !matches!(status.as_u16(), 307 | 308) {
        return Err(format!(
            "it would turn a {method} into a GET without its body"
        ));
    }
    let url = from.join(location).map_err(|error| {
        let shown = hide_credentials(location);
        format!("'{}' is not an address: {error}", shown_address(&shown))
    })?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(format!("its scheme is {}", shown_address(url.scheme())));
    }
    if url.as_str().len() > MAX_LENGTH {
        return Err(format!("its address is longer than {MAX_LENGTH} bytes"));
    }
    if from.scheme() == "https" && url.scheme() == "http" {
        return Err("it leads from https to http".to_owned());
    }
    if has_credentials(&url) {
        return Err("it contains credentials".to_owned());
    }
    let host = url.host_str().unwrap_or_default();
    let from_host = from.host_str().unwrap_or_default();
    let is_known =
        host == from_host || hosts.contains(&host) || (is_loopback(host) && is_loopback(from_host));
    if !is_known {
        return Err(format!("it leads to another host, {}", shown_address(host)));
    }
    let same_origin = url.origin() == from.origin();
    Ok(Next { url, same_origin })
}

fn has_credentials(url: &Url) -> bool {
    !url.username().is_empty() || url.password().is_some()
}

/// An address in an answer, without its credentials.
pub fn hide_credentials_in(from: &Url, address: &str) -> String {
    match from.join(address) {
        Ok(url) if matches!(url.scheme(), "http" | "https") && !has_credentials(&url) => {
            address.to_owned()
        }
        _ => hide_credentials(address),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(from: &str, to: &str) -> Result<Next, String> {
        let from = Url::parse(from).unwrap();
        let hosts = ["pictures.example.org"];
        next_request(&from, Some(to), StatusCode::FOUND, &Method::GET, &hosts)
    }

    #[test]
    fn redirects_to_known_hosts_are_followed() {
        assert!(go("https://example.org/a", "/b").unwrap().same_origin);
        assert!(go("http://example.org/a", "https://example.org/a").is_ok());
        let pictures = go(
            "https://example.org/a",
            "https://pictures.example.org/1.jpg",
        )
        .unwrap();
        assert!(!pictures.same_origin);
        let port = go("http://127.0.0.1:1/a", "http://127.0.0.1:2/a").unwrap();
        assert!(!port.same_origin);
    }

    #[test]
    fn credentials_are_neither_followed_nor_shown() {
        for place in [
            "https://me:secret@example.org/b",
            "//me:secret@example.org/b",
            "/\\me:secret@example.org/b",
            "https:\\\\me:secret@example.org/b",
            "https:/\t/me:secret@example.org/b",
            "https://me:secret@[/b",
            "https://secret@example.org/@b",
        ] {
            let why = go("https://example.org/a", place).unwrap_err();
            assert!(!why.contains("secret"), "{why}");
            let from = Url::parse("https://example.org/a").unwrap();
            assert!(
                !hide_credentials_in(&from, place).contains("secret"),
                "{place}"
            );
        }
    }

    #[test]
    fn places_without_credentials_are_shown_unchanged() {
        let from = Url::parse("https://example.org/a").unwrap();
        for place in ["/b", "/@me", "?mail=a@b", "https://example.org/@me/c#d"] {
            assert_eq!(hide_credentials_in(&from, place), place);
        }
    }

    #[test]
    fn redirects_to_other_hosts_are_refused() {
        for (from, to) in [
            ("https://example.org/a", "https://example.com/"),
            ("https://example.org/a", "http://example.org/"),
            ("https://example.org/a", "http://127.0.0.1/"),
            ("https://example.org/a", "file:///etc/passwd"),
            ("https://example.org/a", "https://me:secret@example.org/"),
            ("https://example.org/a", "http://[/"),
        ] {
            assert!(go(from, to).is_err(), "{to}");
        }
    }

    #[test]
    fn a_post_is_redirected_only_with_its_body() {
        let from = Url::parse("https://example.org/a").unwrap();
        let to = |code| next_request(&from, Some("/b"), code, &Method::POST, &[]);
        assert!(to(StatusCode::MOVED_PERMANENTLY).is_err());
        assert!(to(StatusCode::SEE_OTHER).is_err());
        assert!(to(StatusCode::PERMANENT_REDIRECT).is_ok());
    }
}
