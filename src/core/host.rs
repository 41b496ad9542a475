//! Decides whether a host is this machine.

use std::net::IpAddr;

/// Whether a host is always this machine: `localhost`, or a loopback address, with or without brackets.
#[must_use]
pub fn is_loopback(host: &str) -> bool {
    let address = host
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    match address.unwrap_or(host).parse::<IpAddr>() {
        Ok(address) => address.is_loopback(),
        Err(_) => host.eq_ignore_ascii_case("localhost"),
    }
}

/// Whether a host in a request can only be this machine. In addition to [`is_loopback`] these are the
/// names below `localhost`, which nobody can own. Requests are not sent to them as to this machine,
/// because not every system knows them and some query a name server.
#[must_use]
pub fn is_name_of_this_machine(host: &str) -> bool {
    let host = host.strip_suffix('.').unwrap_or(host).to_ascii_lowercase();
    is_loopback(&host) || host.ends_with(".localhost")
}

/// The scheme of an address, and its authority: what stands before the path.
#[must_use]
pub fn authority(address: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = address.split_once("://")?;
    Some((scheme, rest.split(['/', '?', '#']).next()?))
}

/// The host in an authority without credentials; an address of IPv6 has its brackets.
#[must_use]
pub fn host_in(authority: &str) -> Option<&str> {
    match authority.rfind(']') {
        Some(end) => authority.get(..=end),
        None => authority.split(':').next(),
    }
}

/// How a source is named whose answer came from an address: with the title of the service, and with a remark if a server on
/// this machine gave it, such as a sandbox with made-up data.
#[must_use]
pub fn source(title: &str, address: Option<&str>) -> String {
    let authority = address.and_then(authority);
    let place = authority.and_then(|(_, authority)| authority.rsplit('@').next());
    match place.and_then(host_in).is_some_and(is_name_of_this_machine) {
        true => format!("{title} (answered by a server on this machine)"),
        false => title.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn only_this_machine_is_loopback() {
        for host in [
            "127.0.0.1",
            "127.8.0.1",
            "localhost",
            "LOCALHOST",
            "[::1]",
            "::1",
        ] {
            assert!(is_loopback(host) && is_name_of_this_machine(host), "{host}");
        }
        for host in ["a.localhost", "localhost.", "A.LocalHost."] {
            assert!(
                !is_loopback(host) && is_name_of_this_machine(host),
                "{host}"
            );
        }
        for host in [
            "example.com",
            "127.0.0.1.example.com",
            "localhost.example.com",
            "10.0.0.1",
            "[::]",
            "[::1",
            "0.0.0.0",
            "",
            "notlocalhost",
        ] {
            assert!(
                !is_loopback(host) && !is_name_of_this_machine(host),
                "{host}"
            );
        }
    }

    #[test]
    fn a_source_on_this_machine_has_a_remark() {
        let local = "disease.sh (answered by a server on this machine)";
        for (address, expected) in [
            (None, "disease.sh"),
            (Some("https://disease.sh/v3/covid-19/all"), "disease.sh"),
            (Some("https://127.0.0.1.example.org:443/"), "disease.sh"),
            (Some("http://127.0.0.1:44693/disease/v3"), local),
            (Some("http://[::1]:80?x"), local),
            (Some("http://me:secret@localhost:80/"), local),
            (Some("http://localhost"), local),
            (Some("no address"), "disease.sh"),
        ] {
            assert_eq!(source("disease.sh", address), expected, "{address:?}");
        }
    }

    proptest! {
        #[test]
        fn loopback_has_a_name_of_this_machine(host in "[a-z0-9.:\\[\\]]{0,20}") {
            prop_assert!(!is_loopback(&host) || is_name_of_this_machine(&host));
        }

        #[test]
        fn exactly_the_addresses_in_127_are_loopback(number: u32) {
            let address = std::net::Ipv4Addr::from(number);
            prop_assert_eq!(is_loopback(&address.to_string()), address.octets()[0] == 127);
        }
    }
}
