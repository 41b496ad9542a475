//! Checks the name of an operation, or a prefix of several names, to which faults and answers of a sandbox apply.

use std::collections::BTreeSet;

use openshelf_client::services::SERVICES;
use openshelf_core::call::hint;
use openshelf_core::catalog::{Operation, Service};
use pyo3::prelude::*;

use super::errors::wrong_value;

/// The operations of a name, which may be a prefix of several; all of them without one.
pub fn operations_of(
    name: Option<&str>,
) -> impl Iterator<Item = (&'static Service, &'static Operation)> {
    let all = SERVICES
        .into_iter()
        .flat_map(|service| service.operations().map(move |each| (service, each)));
    all.filter(move |(service, operation)| {
        name.is_none_or(|name| {
            let full = service.identify(operation);
            let rest = full.strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
    })
}

/// An operation, or a prefix of operations up to a dot.
pub fn known_operation(asked: String) -> PyResult<String> {
    let names: BTreeSet<String> = SERVICES
        .into_iter()
        .flat_map(|service| {
            service
                .operations()
                .map(move |operation| (service, operation))
        })
        .flat_map(|(service, operation)| {
            let full = service.identify(operation);
            let dots = full.match_indices('.').map(|(at, _)| at);
            let beginnings = dots.filter_map(|at| full.get(..at)).map(str::to_owned);
            beginnings.chain([full.clone()]).collect::<Vec<_>>()
        })
        .collect();
    if names.contains(&asked) {
        return Ok(asked);
    }
    let [first, ..] = SERVICES;
    let mut operations = first.operations();
    let sample = operations.next().map(|operation| first.identify(operation));
    Err(wrong_value(format!(
        "operation: expected an operation or a prefix of one, such as '{}' or '{}', got '{asked}'{}",
        first.name,
        sample.unwrap_or_default(),
        match asked.trim_end_matches('/').rsplit_once('/') {
            Some((_, last)) => format!("; for an address, pass its path, such as path='*/{last}'"),
            None => hint(&asked, names.iter().map(String::as_str)),
        }
    )))
}
