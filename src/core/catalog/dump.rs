//! Exports the catalog as plain data, for tools, tests and `openshelf.operations()`.

use serde_json::{Map, Value, json};

use super::{Answer, KnownNames, Method, Operation, Schema, Service};

/// One operation with its service and its whole name.
#[derive(serde::Serialize)]
pub struct CatalogEntry {
    service: &'static str,
    full_name: String,
    #[serde(flatten)]
    pub operation: &'static Operation,
}

impl CatalogEntry {
    fn new(service: &Service, operation: &'static Operation) -> Self {
        Self {
            service: service.name,
            full_name: operation.full_name(),
            operation,
        }
    }
}

/// What a search among all operations needs of one of them.
#[derive(serde::Serialize)]
pub struct IndexEntry {
    /// Its whole name, such as `museum.artworks.search`.
    name: String,
    service: &'static str,
    summary: &'static str,
    everyday_words: &'static str,
    /// The arguments that every call has.
    required: Vec<&'static str>,
    method: Method,
    path: &'static str,
    section: &'static str,
    answer: Answer,
    /// Whether it leads to files that can be downloaded.
    has_files: bool,
    /// Whether it is a list that is read page by page.
    is_paged: bool,
    /// What is said of its arguments: their names, values and meanings.
    words: String,
}

/// Every operation of the services, in the order of the files.
pub fn operations(services: &[&'static Service]) -> impl Iterator<Item = CatalogEntry> {
    services.iter().flat_map(|service| {
        let entry = |operation| CatalogEntry::new(service, operation);
        service.operations().map(entry)
    })
}

/// The operation with this whole name, such as `museum.artworks.search`.
pub fn operation(services: &[&'static Service], name: &str) -> Option<CatalogEntry> {
    let (service, full_name) = name.split_once('.')?;
    let (group, name) = full_name.rsplit_once('.').unwrap_or(("", full_name));
    let service = services.iter().find(|each| each.name == service)?;
    let operation = service.find(group, name)?;
    Some(CatalogEntry::new(service, operation))
}

/// A few facts of every operation, which cost little to render.
pub fn index(services: &[&'static Service]) -> impl Iterator<Item = IndexEntry> {
    services.iter().flat_map(|service| {
        service.operations().map(|operation| IndexEntry {
            name: service.identify(operation),
            service: service.name,
            summary: operation.summary,
            everyday_words: operation.everyday_words,
            required: operation.required().map(|each| each.name).collect(),
            method: operation.method,
            path: operation.path,
            section: operation.specification_section,
            answer: operation.answer,
            has_files: operation.files.is_some(),
            is_paged: operation.paging.is_some(),
            words: words(operation),
        })
    })
}

/// What is said of the arguments of an operation.
fn words(operation: &Operation) -> String {
    let mut words = Vec::new();
    for parameter in operation.parameters {
        words.extend([parameter.name, parameter.note, parameter.sample]);
        words.extend(parameter.values);
        words.extend(parameter.known.into_iter().flat_map(known_words));
        words.extend(parameter.schema.into_iter().flat_map(names_in));
    }
    words.join(" ")
}

/// Names with their short forms.
fn known_words(known: &'static KnownNames) -> impl Iterator<Item = &'static str> {
    let forms = known.short_forms.iter().map(|(form, _)| *form);
    known.names.iter().copied().chain(forms)
}

/// What is said of the members of an object, and the names that they are known to take.
fn names_in(schema: &'static Schema) -> Vec<&'static str> {
    let members = schema.all().flat_map(|member| {
        let known = member.known.into_iter().flat_map(known_words);
        let own = [member.name, member.note].into_iter().chain(known);
        own.chain(member.schema.into_iter().flat_map(names_in))
    });
    members.collect()
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
