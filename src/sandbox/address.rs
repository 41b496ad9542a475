//! Replaces the address of a service by the sandbox's.

use openshelf_core::catalog::Service;

/// The sandbox's address for one of a service's addresses: the service's name, then the real path.
pub fn address(url: &str, service: &Service, real: &str) -> String {
    let rest = real.split_once("://").map_or(real, |(_, rest)| rest);
    let path = rest.find('/').and_then(|at| rest.get(at..)).unwrap_or("");
    format!("{url}/{}{path}", service.name)
}
