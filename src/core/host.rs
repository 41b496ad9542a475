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
