//! The operations of all services, as the files of `catalog` describe them.

use openshelf_core::catalog::{Operation, Service};

/// The constants of each service, which `build.rs` writes from its folder in `catalog`, and all of them in this order.
macro_rules! services {
    ($($name:ident),*) => {
        $(pub mod $name {
            #![doc = concat!("The constants of `catalog/", stringify!($name), "`.")]
            #![allow(clippy::all, clippy::pedantic, reason = "a program wrote them")]

            use openshelf_core::catalog::*;

            include!(concat!(env!("OUT_DIR"), "/", stringify!($name), ".rs"));
        })*

        /// All services.
        pub static SERVICES: [&Service; [$(stringify!($name)),*].len()] = [$(&$name::SERVICE),*];
    };
}

services!(museum, placeholder, gazette, spending, disease);

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
