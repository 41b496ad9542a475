//! The stubs of the compiled module: one folder a service, one file a namespace.
//!
//! Only a build asks for them. What is the same for all services is written by hand, in `*.pyi`; the places
//! of what follows from the table, and of docstrings, are comments there.

mod classes;
mod core;
mod layout;
mod paginating;
mod service;

use std::collections::BTreeMap;

use openshelf_core::table::Service;

use crate::error::DescribeError;
use crate::namespace::Namespace;
use crate::types::ServiceTypes;

/// A service with what its stub is written from.
pub struct Described {
    pub client: Namespace,
    pub types: ServiceTypes,
}

impl Described {
    pub fn new(service: &'static Service) -> Result<Self, DescribeError> {
        let client = Namespace::client(service);
        let types = ServiceTypes::new(&client)?;
        Ok(Self { client, types })
    }
}

/// The text of every stub by its place below the package's folder of stubs.
pub fn files(services: &[Described]) -> Result<BTreeMap<String, String>, DescribeError> {
    let mut files = BTreeMap::from([("__init__.pyi".to_owned(), core::stub(services)?)]);
    for described in services {
        files.extend(service::files(described)?);
    }
    Ok(files)
}
