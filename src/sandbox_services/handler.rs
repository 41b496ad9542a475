//! The interface of a service in the sandbox.

use std::ops::Deref;

use crate::call::Call;
use crate::record_change::{ChangedRecords, RecordChange};
use crate::reply::Reply;
use openshelf_core::call::hint;
use openshelf_core::catalog::{Operation, Service};

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

/// The answer that the tables of a service have for an operation. No sandbox starts unless they have one for every
/// operation of the catalog, and none that no operation has.
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

/// The names in the tables of a service.
pub fn names_of<S>(tables: &[&Answers<S>]) -> Vec<&'static str> {
    let all = tables.iter().flat_map(|table| table.iter());
    all.map(|(name, _)| *name).collect()
}

/// What is wrong with the names of a service's answers: one that no operation has, or an operation with none or two.
pub fn misnamed(service: &Service, keys: &[&str]) -> Option<String> {
    let is_of = |key: &str| service.operations().any(|operation| names(key, operation));
    if let Some(key) = keys.iter().find(|key| !is_of(key)) {
        let known: Vec<String> = service.operations().map(Operation::full_name).collect();
        let hint = hint(key, known.iter().map(String::as_str));
        return Some(format!("{}: '{key}' is no operation{hint}", service.name));
    }
    service.operations().find_map(|operation| {
        let count = keys.iter().filter(|key| names(key, operation)).count();
        (count != 1).then(|| {
            let name = operation.full_name();
            format!("{}: '{name}' has {count} answers", service.name)
        })
    })
}

/// How a service reads paths and methods if it does not compare them letter by letter.
#[derive(Debug, Clone, Copy, Default)]
pub struct PathStyle {
    /// A suffix that the end of a path may have or lack.
    pub optional_suffix: &'static str,
    /// Whether capitals of the fixed words do not matter.
    pub any_case: bool,
    /// Whether a POST to an operation that is read with GET is one, too.
    pub reads_with_post: bool,
}

/// One service of the sandbox.
pub trait Handler: Send + Sync {
    /// The name of the service's site, for the pages of what stands in front of it; empty if it has none.
    fn site(&self) -> &'static str {
        ""
    }

    /// The answer that the service gives instead of one with a list while the list is not available.
    fn during_blackout(&self, reply: Reply) -> Reply {
        reply
    }

    /// How the service reads paths.
    fn path_style(&self) -> PathStyle {
        PathStyle::default()
    }

    /// The names of the operations that it answers.
    fn answers(&self) -> Vec<&'static str>;

    /// Answers a request to an operation's path with the operation's method.
    fn answer(&self, operation: &'static Operation, call: &Call) -> Reply;

    /// Which days it has, if the request asks for others alone.
    fn outside(&self, _operation: &'static Operation, _call: &Call) -> Option<String> {
        None
    }

    /// Answers a request to an operation's path with another method.
    fn other_method(&self, operation: &'static Operation, call: &Call) -> Reply;

    /// Answers a request with the method OPTIONS before the service looks at its path, if it does.
    fn preflight(&self, _call: &Call) -> Option<Reply> {
        None
    }

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
    fn is_cacheable(&self, _operation: &'static Operation, _call: &Call) -> bool {
        true
    }

    /// Changes the records of the list that a call of the operation asks for: new ones are inserted and known ones
    /// deleted, at the head of its usual order or anywhere. If a service's new records are always first in its lists,
    /// those inserted anywhere are too. An operation without pages does not change.
    ///
    /// Returns what has changed in that list: a new record may not fit what the call asks for.
    fn change(&self, _called: &OperationCall<'_>, _change: &RecordChange) -> ChangedRecords {
        ChangedRecords::default()
    }

    /// Makes the file at a path without an operation anew, where there is one: it gets another content.
    fn change_file(&self, _call: &Call) {}

    /// Undoes all changes of records and files.
    fn restore(&self) {}

    /// Answers any other path.
    fn unknown_path(&self, call: &Call) -> Reply;
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_services::disease::SERVICE;

    #[test]
    fn the_error_for_a_misspelt_operation_names_the_nearest() {
        let known: Vec<String> = SERVICE.operations().map(Operation::full_name).collect();
        let mut keys: Vec<&str> = known.iter().map(String::as_str).collect();
        assert_eq!(misnamed(&SERVICE, &keys), None);
        keys.push("totals.wrold");
        let wrong = misnamed(&SERVICE, &keys).unwrap();
        assert!(wrong.contains("'totals.wrold' is no operation"), "{wrong}");
        assert!(wrong.contains("did you mean 'totals.world'?"), "{wrong}");
        keys.pop();
        keys.retain(|key| *key != "nyt.usa");
        assert_eq!(
            misnamed(&SERVICE, &keys).as_deref(),
            Some("disease: 'nyt.usa' has 0 answers")
        );
        keys.extend(["nyt.usa", "*.usa"]);
        assert_eq!(
            misnamed(&SERVICE, &keys).as_deref(),
            Some("disease: 'nyt.usa' has 2 answers")
        );
    }
}
