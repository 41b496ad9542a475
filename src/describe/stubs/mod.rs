//! Renders the stubs of the compiled module: one folder per service, one file per namespace.
//!
//! Only a build uses them. The parts that are the same for all services are written by hand, in `*.pyi`;
//! comments there mark the places for docstrings and for the parts derived from the catalog.

mod classes;
mod core;
mod described;
mod downloading;
mod flags;
pub(crate) mod layout;
mod paginating;
mod service;

use std::collections::BTreeMap;

use crate::error::DescribeError;
pub use described::Described;

/// The contents of every stub, by its path below the folder of stubs.
pub fn files(services: &[Described]) -> Result<BTreeMap<String, String>, DescribeError> {
    let mut files = BTreeMap::from([("__init__.pyi".to_owned(), core::stub(services)?)]);
    for described in services {
        files.extend(service::files(described)?);
    }
    Ok(files)
}
