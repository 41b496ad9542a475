//! The generated files of the package: stubs, types and words.

use std::collections::BTreeMap;

use openshelf_core::catalog::Service;

use crate::error::DescribeError;
use crate::stubs::{self, Described};
use crate::types;
use crate::words;

/// The contents of every generated file, by its path below the package's folder.
pub fn files(services: &[&'static Service]) -> Result<BTreeMap<String, String>, DescribeError> {
    let described: Result<Vec<Described>, DescribeError> =
        services.iter().copied().map(Described::new).collect();
    let described = described?;
    let mut files = BTreeMap::new();
    for (place, text) in stubs::files(&described)? {
        files.insert(format!("_core/{place}"), text);
    }
    let mut all = Vec::new();
    for each in &described {
        let service = each.client.service;
        let text = types::module(service, &each.types)?;
        files.insert(format!("types/{}.py", service.name), text);
        all.push((service, &each.types));
        if words::has_words(service) {
            files.insert(
                format!("words/{}.py", service.name),
                words::module(service)?,
            );
        }
    }
    files.insert("types/__init__.py".to_owned(), types::index(&all));
    files.insert("words/__init__.py".to_owned(), words::index());
    Ok(files)
}
