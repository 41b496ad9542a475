//! The interface of a service in the sandbox.

use std::ops::Deref;

use crate::call::Call;
use crate::record_change::RecordChange;
use crate::reply::Reply;
use openshelf_core::catalog::Operation;
#[cfg(test)]
use openshelf_core::catalog::Service;

/// A service's answer, or its error.
pub type Answered = Result<Reply, Reply>;

/// A request to the path of an operation.
#[derive(Debug, Clone, Copy)]
pub struct OperationCall<'a> {
    pub operation: &'static Operation,
    pub call: &'a Call,
}

impl Deref for OperationCall<'_> {
    type Target = Call;

    fn deref(&self) -> &Call {
        self.call
    }
}

/// The functions that answer the named operations: `*.get` is that of every group.
pub type Answers<S> = [(&'static str, fn(&S, &OperationCall<'_>) -> Answered)];

/// A table of names, one entry per line: `"name" | "another name" => function`.
macro_rules! by_name {
    ($($($name:literal)|+ => $what:expr),* $(,)?) => {
        &[$($(($name, $what),)+)*]
    };
}
pub(crate) use by_name;

/// Whether a name of a table is the operation's.
fn names(key: &str, operation: &Operation) -> bool {
    key.strip_suffix(operation.name).is_some_and(|rest| {
        let group = rest.strip_suffix('.');
        group == Some("*") && !operation.group.is_empty()
            || group.unwrap_or(rest) == operation.group
    })
}

/// The answer that the tables of a service have for an operation. A test ensures that they have one for
/// every operation of the catalog, and no others.
pub fn answer<S>(service: &S, tables: &[&Answers<S>], call: &OperationCall<'_>) -> Reply {
    let mut all = tables.iter().flat_map(|table| table.iter());
    match all.find(|(key, _)| names(key, call.operation)) {
        Some((_, answer)) => answer(service, call).unwrap_or_else(|refused| refused),
        None => Reply::text(
            500,
            format!(
                "The sandbox has no answer for {}.\n",
                call.operation.full_name()
            ),
        ),
    }
}

/// Fails if an operation of the service has no answer or several, or if a name belongs to no operation.
#[cfg(test)]
pub(crate) fn check_answers<S>(service: &Service, tables: &[&Answers<S>]) {
    let keys = || {
        tables
            .iter()
            .flat_map(|table| table.iter().map(|(key, _)| *key))
    };
    for operation in service.operations() {
        let count = keys().filter(|key| names(key, operation)).count();
        assert_eq!(count, 1, "{}", operation.full_name());
    }
    for key in keys() {
        assert!(
            service.operations().any(|operation| names(key, operation)),
            "{key}"
        );
    }
}

/// How a service reads paths if it does not compare them letter by letter.
#[derive(Debug, Clone, Copy, Default)]
pub struct PathStyle {
    /// A suffix that the end of a path may have or lack.
    pub optional_suffix: &'static str,
    /// Whether capitals of the fixed words do not matter.
    pub any_case: bool,
}

/// One service of the sandbox.
pub trait Handler: Send + Sync {
    /// How the service reads paths.
    fn path_style(&self) -> PathStyle {
        PathStyle::default()
    }

    /// Answers a request to an operation's path with the operation's method.
    fn answer(&self, operation: &'static Operation, call: &Call) -> Reply;

    /// Answers a request to an operation's path with another method.
    fn other_method(&self, operation: &'static Operation, call: &Call) -> Reply;

    /// Answers a path that the service serves and no operation has.
    fn unrouted(&self, _call: &Call) -> Option<Reply> {
        None
    }

    /// Answers a path that cannot be decoded, if the service rejects it.
    fn bad_encoding(&self, _call: &Call) -> Option<Reply> {
        None
    }

    /// Whether the answer depends only on the request, so that it may be cached. The server caches only
    /// answers with status 200, and none of a group that creates jobs.
    fn is_cacheable(&self, _row: &'static Operation, _call: &Call) -> bool {
        true
    }

    /// Changes the records of the operation's list: new ones are inserted and known ones deleted, at the
    /// head of its usual order or anywhere. If a service's new records are always first in its lists,
    /// those inserted anywhere are too. An operation without pages does not change.
    fn change(&self, _row: &'static Operation, _change: &RecordChange) {}

    /// Makes the file at a path without an operation anew, where there is one: it gets another content.
    fn change_file(&self, _call: &Call) {}

    /// Answers any other path.
    fn unknown_path(&self, call: &Call) -> Reply;
}
