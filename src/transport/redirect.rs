//! Where a redirect may lead.

use reqwest::{Method, StatusCode, Url};

use super::address::is_loopback;

/// How many redirects are followed.
pub const MOST: usize = 10;

/// The next request of a chain of redirects.
#[derive(Debug, PartialEq, Eq)]
pub struct Next {
    pub url: Url,
    /// The caller's own headers stay behind when another origin is asked.
    pub same_origin: bool,
}

/// Whether the answer is a redirect.
pub fn is_redirect(status: StatusCode) -> bool {
    matches!(status.as_u16(), 301 | 302 | 303 | 307 | 308)
}

/// The next address, or why it is not asked. `hosts` are those that the service names beside its own.
pub fn follow(
    from: &Url,
    location: Option<&str>,
    status: StatusCode,
    method: &Method,
    hosts: &[&str],
) -> Result<Next, String> {
    let location = location.ok_or("it says no place to go to")?;
    if *method != Method::GET && !matches!(status.as_u16(), 307 | 308) {
        return Err(format!(
            "it would turn a {method} into a GET without its body"
        ));
    }
    // The credentials of the client's own address are kept apart from those of the answer's.
    let mut base = from.clone();
    let bare = base.set_username("").and_then(|()| base.set_password(None));
    if bare.is_err() {
        return Err("the address has no host".to_owned());
    }
    let mut url = base
        .join(location)
        .map_err(|error| format!("{location:?} is no address: {error}"))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(format!("its scheme is {}", url.scheme()));
    }
    if from.scheme() == "https" && url.scheme() == "http" {
        return Err("it leads from https to http".to_owned());
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err("it holds credentials".to_owned());
    }
    let host = url.host_str().unwrap_or_default();
    let from_host = from.host_str().unwrap_or_default();
    let is_known =
        host == from_host || hosts.contains(&host) || (is_loopback(host) && is_loopback(from_host));
    if !is_known {
        return Err(format!("it leads to another host, {host}"));
    }
    let same_origin = url.origin() == from.origin();
    if same_origin {
        let kept = url
            .set_username(from.username())
            .and_then(|()| url.set_password(from.password()));
        if kept.is_err() {
            return Err("the address has no host".to_owned());
        }
    }
    Ok(Next { url, same_origin })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(from: &str, to: &str) -> Result<Next, String> {
        let from = Url::parse(from).unwrap();
        let hosts = ["pictures.example.org"];
        follow(&from, Some(to), StatusCode::FOUND, &Method::GET, &hosts)
    }

    #[test]
    fn known_hosts_are_asked() {
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
    fn credentials_stay_with_their_origin() {
        let same = go("https://me:secret@example.org/a", "/b").unwrap();
        assert_eq!(same.url.as_str(), "https://me:secret@example.org/b");
        let whole = go("https://me:secret@example.org/a", "https://example.org/b").unwrap();
        assert_eq!(whole.url.password(), Some("secret"));
        let other = go(
            "https://me:secret@example.org/a",
            "https://pictures.example.org/",
        )
        .unwrap();
        assert_eq!(other.url.password(), None);
    }

    #[test]
    fn others_are_not() {
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
    fn a_post_keeps_its_body_or_ends() {
        let from = Url::parse("https://example.org/a").unwrap();
        let to = |code| follow(&from, Some("/b"), code, &Method::POST, &[]);
        assert!(to(StatusCode::MOVED_PERMANENTLY).is_err());
        assert!(to(StatusCode::SEE_OTHER).is_err());
        assert!(to(StatusCode::PERMANENT_REDIRECT).is_ok());
    }
}
