//! The operations of all services: one file per interface, spending by sub-resource, and nothing else.

pub mod disease;
pub mod gazette;
pub mod museum;
pub mod placeholder;
pub mod spending;

use openshelf_core::catalog::{Operation, Service};

/// All services.
pub static SERVICES: [&Service; 5] = [
    &museum::SERVICE,
    &placeholder::SERVICE,
    &gazette::SERVICE,
    &spending::SERVICE,
    &disease::SERVICE,
];

/// The service with this name.
pub fn find(name: &str) -> Option<&'static Service> {
    SERVICES.into_iter().find(|service| service.name == name)
}

/// The full name of an operation, including the service, such as `museum.artworks.search`.
pub fn identify(operation: &Operation) -> String {
    SERVICES
        .into_iter()
        .find(|service| {
            service
                .operations()
                .any(|other| std::ptr::eq(other, operation))
        })
        .map_or_else(
            || operation.full_name(),
            |service| service.identify(operation),
        )
}
