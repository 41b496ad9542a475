//! The description of a service from which its stubs are rendered.

use openshelf_core::catalog::Service;

use crate::error::DescribeError;
use crate::namespace::Namespace;
use crate::types::ServiceTypes;

/// A service with the data that its stub is rendered from.
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
