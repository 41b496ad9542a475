//! Decides which hosts may serve a file whose address is in an answer.

use std::fmt::Write;

use openshelf_core::host::{authority, host_in, is_loopback};
use openshelf_core::printable::shown_address;

/// Checks the address of a file: it is on a host that its operation names or on the client's own one, and is not less
/// secure than the client's. A client of this machine accepts files of this machine.
///
/// # Errors
/// Why the address is not used.
pub fn check_host(address: &str, hosts: &[&str], own: &str) -> Result<(), String> {
    let refused = |why: &str| {
        let mut message = format!("the file is not requested from {}: {why}", shown(address));
        if !hosts.is_empty() {
            // Writing to a text cannot fail.
            let _ = write!(message, "; expected https on {}", hosts.join(" or "));
        }
        message
    };
    let (secure, host) = parts(address).ok_or_else(|| refused("it is not an address of HTTP"))?;
    let (own_secure, own_host) = parts(own).unwrap_or((true, ""));
    if is_loopback(host) && is_loopback(own_host) {
        return Ok(());
    }
    if !hosts.iter().any(|known| known.eq_ignore_ascii_case(host))
        && !own_host.eq_ignore_ascii_case(host)
    {
        return Err(refused("its host is not one of the service's"));
    }
    if !secure && (own_secure || !own_host.eq_ignore_ascii_case(host)) {
        return Err(refused("it is not encrypted"));
    }
    Ok(())
}

/// Whether an address is encrypted, and its host. `None` if it has credentials or is not one of HTTP.
fn parts(address: &str) -> Option<(bool, &str)> {
    let has_odd = |letter: char| letter.is_control() || letter.is_whitespace() || letter == '\\';
    if address.contains(has_odd) {
        return None;
    }
    let (scheme, authority) = authority(address)?;
    let secure = match scheme {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    if authority.contains('@') {
        return None;
    }
    let host = host_in(authority)?;
    (!host.is_empty()).then_some((secure, host))
}

/// The host of an address of HTTP.
pub fn host_of(address: &str) -> Option<&str> {
    parts(address).map(|(_, host)| host)
}

/// The address as a message shows it, without credentials.
fn shown(address: &str) -> String {
    match address.rsplit_once('@') {
        Some((_, rest)) => shown_address(&format!("***@{rest}")).into_owned(),
        None => shown_address(address).into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOSTS: &[&str] = &["files.example.org"];

    #[test]
    fn known_hosts_are_allowed() {
        for (address, own) in [
            ("https://files.example.org/a.zip", "https://example.org"),
            ("https://example.org/a.zip", "https://example.org/api"),
            ("http://example.org/a.zip", "http://example.org/api"),
            ("https://FILES.example.org:443/a", "https://example.org"),
            ("http://127.0.0.1:99/a.zip", "http://localhost:8000/api"),
            ("http://[::1]:99/a.zip", "http://127.0.0.1"),
        ] {
            assert_eq!(check_host(address, HOSTS, own), Ok(()), "{address}");
        }
    }

    #[test]
    fn other_hosts_are_refused() {
        for address in [
            "https://example.com/a.zip",
            "http://files.example.org/a.zip",
            "https://files.example.org.example.com/",
            "https://files.example.org@example.com/a",
            "https://me:secret@files.example.org/a",
            "https://files.example.org\\@example.com/",
            "file:///etc/passwd",
            "//files.example.org/a",
            "http://127.0.0.1/a",
            "https://",
            "",
        ] {
            let why = check_host(address, HOSTS, "https://example.org").unwrap_err();
            assert!(why.contains("files.example.org"), "{why}");
            assert!(!why.contains("secret"), "{why}");
        }
    }
}
