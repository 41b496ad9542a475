//! The operation that counts what another one lists.

use openshelf_core::catalog::{Count, Operation, Paging, Service};

use super::call_arguments::CallArguments;

/// An operation that counts exactly what a call lists.
#[derive(Debug, Clone, Copy)]
pub struct CountOperation {
    operation: &'static Operation,
    count: Count,
}

/// Whether these arguments list exactly what an operation counts.
pub fn counts_exactly(count: &Count, arguments: &CallArguments) -> bool {
    let has = |path: &&str| arguments.has(path);
    count.is_exact && !count.not_with.iter().any(has) && count.only_with.iter().all(has)
}

impl CountOperation {
    /// The count operation of a list, if it accepts every argument that narrows the list.
    pub fn of(service: &Service, paging: &Paging, arguments: &CallArguments) -> Option<Self> {
        let count = paging
            .counted_by
            .filter(|count| counts_exactly(count, arguments))?;
        let operation = service.find(count.group, count.name)?;
        let found = Self { operation, count };
        let is_known = |name: &str| {
            name == paging.page
                || name == paging.size
                || count.harmless.contains(&name)
                || found.shares(name)
        };
        let mut given = arguments
            .values
            .iter()
            .filter(|(_, value)| !value.is_null());
        if !given.all(|(name, _)| is_known(name)) {
            return None;
        }
        let own = found.arguments(arguments);
        let mut required = operation
            .parameters
            .iter()
            .filter(|parameter| parameter.required);
        required
            .all(|parameter| own.get(parameter.name).is_some())
            .then_some(found)
    }

    /// The arguments that count the records of these arguments.
    pub fn arguments(&self, listed: &CallArguments) -> CallArguments {
        let mut arguments = CallArguments::new(self.operation, Vec::new());
        for (name, value) in &listed.values {
            if self.shares(name) && !value.is_null() {
                arguments.set(name, value.clone());
            }
        }
        arguments.set_from_json(self.count.with);
        arguments
    }

    /// Whether both operations accept an argument with the same meaning.
    fn shares(&self, name: &str) -> bool {
        match self.count.arguments {
            [] => self.operation.parameter(name).is_some(),
            names => names.contains(&name),
        }
    }
}
