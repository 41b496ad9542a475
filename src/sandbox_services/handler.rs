//! What a service of the sandbox answers.

use crate::call::Call;
use crate::record_change::RecordChange;
use crate::reply::Reply;
use openshelf_core::table::Operation;

/// How a service reads paths where it differs from letter by letter.
#[derive(Debug, Clone, Copy, Default)]
pub struct PathStyle {
    /// What the end of a path may carry or lack.
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

    /// Answers a request to a row's path with the row's method.
    fn answer(&self, row: &'static Operation, call: &Call) -> Reply;

    /// Answers a request to a row's path with another method.
    fn other_method(&self, row: &'static Operation, call: &Call) -> Reply;

    /// Answers a path that the service serves and no row has.
    fn unrouted(&self, _call: &Call) -> Option<Reply> {
        None
    }

    /// Answers a path that cannot be decoded, where the service minds.
    fn bad_encoding(&self, _call: &Call) -> Option<Reply> {
        None
    }

    /// Whether the answer depends on the request alone, so that it may be cached. The server
    /// caches only answers with status 200, and none of a group that creates jobs.
    fn is_cacheable(&self, _row: &'static Operation, _call: &Call) -> bool {
        true
    }

    /// Changes the records of the row's list: new ones are inserted and known ones deleted, at the head of
    /// its usual order or anywhere. Where a service's new records always lead its lists, those that are
    /// inserted anywhere do too. A row without pages does not change.
    fn change(&self, _row: &'static Operation, _change: &RecordChange) {}

    /// Answers any other path.
    fn unknown_path(&self, call: &Call) -> Reply;
}
