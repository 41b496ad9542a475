//! The stubs of the compiled module: one folder a service, one file a namespace.
//!
//! Only a build asks for them. What is the same for all services is written by hand, in `*.pyi`; the places
//! of what follows from the catalog, and of docstrings, are comments there.

mod classes;
mod core;
mod described;
mod flags;
mod layout;
mod paginating;
mod service;

use std::collections::BTreeMap;

use crate::error::DescribeError;
pub use described::Described;

/// The text of every stub by its place below the package's folder of stubs.
pub fn files(services: &[Described]) -> Result<BTreeMap<String, String>, DescribeError> {
    let mut files = BTreeMap::from([("__init__.pyi".to_owned(), core::stub(services)?)]);
    for described in services {
        files.extend(service::files(described)?);
    }
    Ok(files)
}
