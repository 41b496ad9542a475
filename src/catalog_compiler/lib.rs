//! Writes the catalog's TOML files as Rust constants; the build script of `services` calls it.
//!
//! A folder of the catalog is one service. The Rust types of `core::catalog` say what its files may contain, so a
//! member is declared once. `types` reads these declarations, `source` the files, `shared` the values that several
//! places name, `template` turns families into operations, and `constants` writes each value as its type requires.
//! `catalog/README.md` describes the files for those who edit them.

mod constants;
mod failure;
mod shared;
mod source;
mod template;
mod types;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;

use std::path::Path;

pub use failure::Failure;
pub use types::Types;

use constants::Constants;
use shared::Shared;
use source::{Document, read_folder};
use template::{Templates, has_operations};

/// The Rust source of a service: the static `SERVICE` and what it refers to.
///
/// # Errors
/// The place in a file at which the catalog is not what its types ask for.
pub fn compile(folder: &Path, types: &Types) -> Result<String, Failure> {
    let documents = read_folder(folder)?;
    let shared = Shared::collect(&documents, types)?;
    let templates = Templates::collect(&documents)?;
    let (main, service) = Document::service(&documents, folder)?;
    let files = main.operation_files(service)?;
    let is_left_out = |document: &&Document| {
        has_operations(document) && files.iter().all(|(name, _)| *name != document.name)
    };
    if let Some(document) = documents.iter().find(is_left_out) {
        let name = &document.name;
        return Err(service.place.fails(format!(
            "\"operations\" does not name {name:?}, which has some"
        )));
    }
    let mut constants = Constants::new(types, &shared);
    let mut lists = Vec::new();
    for (name, place) in files {
        let document = documents.iter().find(|document| document.name == name);
        let document =
            document.ok_or_else(|| place.fails(format!("there is no file {name}.toml")))?;
        let operations = template::operations(document, &templates)?;
        lists.push(constants.operations(&operations)?);
    }
    let source = constants.service(service, &lists)?;
    match shared.unused().or_else(|| templates.unused()) {
        Some(failure) => Err(failure),
        None => Ok(source),
    }
}
