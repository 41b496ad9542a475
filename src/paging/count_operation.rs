//! The operation that counts what another one lists: whether it counts exactly that, and with which arguments.

use openshelf_core::catalog::{Count, Operation};

use super::call_arguments::CallArguments;
use super::listed_call::ListedCall;

impl ListedCall {
    /// Whether only another operation counts the records of a range.
    pub(crate) fn counts_ranges_apart(&self) -> bool {
        self.paging.total.is_empty() && self.has_count_operation()
    }

    /// Whether the count operation counts the records by day.
    pub(crate) fn counts_days(&self) -> bool {
        self.has_count_operation()
            && self
                .days()
                .is_some_and(|days| !days.counted_with.is_empty())
    }

    /// Whether another operation counts the records exactly.
    pub(crate) fn has_count_operation(&self) -> bool {
        self.count_operation().is_some()
    }

    /// Whether the count operation counts exactly what is listed.
    fn counts_exactly(&self, count: &Count) -> bool {
        let has = |path: &&str| self.arguments.has(path);
        count.is_exact
            && !self.is_other_level
            && !count.not_with.iter().any(has)
            && count.only_with.iter().all(has)
    }

    /// The arguments of the count that is requested with the first page; `None` if the pages report the
    /// total, or if fewer records are wanted than a page has.
    pub(crate) fn first_page_count(&self) -> Option<CallArguments> {
        let is_wanted = self.paging.total.is_empty()
            && self.wants_more_than(self.page_size)
            && (self.windows > 1 || !self.has_cursor());
        is_wanted
            .then(|| self.count_arguments(&self.arguments))
            .flatten()
    }

    /// The arguments of the operation that counts the records of these arguments.
    pub(crate) fn count_arguments(&self, listed: &CallArguments) -> Option<CallArguments> {
        let (operation, count) = self.count_operation()?;
        let mut arguments = listed.for_operation(operation, count.arguments);
        arguments.set_from_json(count.with);
        Some(arguments)
    }

    /// The arguments of the operation that counts the records by day, or by a longer period; `None` if there is no
    /// such operation or no longer period.
    pub(crate) fn day_count_arguments(&self, period: usize) -> Option<CallArguments> {
        let with = self.days()?.counted_with.get(period)?;
        let mut arguments = self.count_arguments(&self.arguments)?;
        arguments.set_from_json(with);
        Some(arguments)
    }

    /// The count operation, if there is one that accepts every argument that narrows the list.
    fn count_operation(&self) -> Option<(&'static Operation, Count)> {
        let count = self.paging.counted_by?;
        if !self.counts_exactly(&count) {
            return None;
        }
        let operation = self.service.find(count.group, count.name)?;
        let is_shared = |name: &str| match count.arguments {
            [] => operation.parameter(name).is_some(),
            names => names.contains(&name),
        };
        let narrows = |name: &str| {
            name != self.paging.page
                && name != self.paging.size
                && !count.harmless.contains(&name)
                && !is_shared(name)
        };
        if self
            .arguments
            .values
            .iter()
            .any(|(name, value)| narrows(name) && !value.is_null())
        {
            return None;
        }
        let mut own = CallArguments::new(operation, Vec::new());
        own.set_from_json(count.with);
        let is_given = |name: &str| self.arguments.get(name).is_some() || own.get(name).is_some();
        let mut required = operation
            .parameters
            .iter()
            .filter(|parameter| parameter.required);
        required
            .all(|parameter| is_given(parameter.name))
            .then_some((operation, count))
    }
}
