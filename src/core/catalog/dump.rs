//! Exports the catalog as plain data, for tools, tests and `openshelf.operations()`.

use serde_json::{Map, Value, json};

use super::{Operation, Service};

/// One operation with its service and its whole name.
#[derive(serde::Serialize)]
pub struct CatalogEntry {
    service: &'static str,
    full_name: String,
    #[serde(flatten)]
    pub operation: &'static Operation,
}

/// Every operation of the services, in the order of the files.
pub fn operations(services: &[&'static Service]) -> impl Iterator<Item = CatalogEntry> {
    services.iter().flat_map(|service| {
        service.operations().map(|operation| CatalogEntry {
            service: service.name,
            full_name: operation.full_name(),
            operation,
        })
    })
}

/// The services without their operations.
pub fn services(services: &[&'static Service]) -> serde_json::Result<Value> {
    let mut all = Map::new();
    for service in services {
        let mut value = serde_json::to_value(service)?;
        if let Some(members) = value.as_object_mut() {
            members.remove("operations");
        }
        all.insert(service.name.to_owned(), value);
    }
    Ok(json!(all))
}
