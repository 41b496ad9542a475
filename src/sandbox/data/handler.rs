//! What a service of the sandbox answers.

use crate::call::Call;
use crate::reply::Reply;
use crate::routes::Manners;
use openshelf_core::table::Operation;

/// One service of the sandbox.
pub trait Twin: Send + Sync {
    /// How it reads paths.
    fn manners(&self) -> Manners {
        Manners::default()
    }

    /// Answers a request to a row's path with the row's method.
    fn answer(&self, row: &'static Operation, call: &Call) -> Reply;

    /// Answers a request to a row's path with another method.
    fn other_method(&self, row: &'static Operation, call: &Call) -> Reply;

    /// Answers what no row stands for and the service serves all the same.
    fn elsewhere(&self, _call: &Call) -> Option<Reply> {
        None
    }

    /// Answers a path that cannot be decoded, where the service minds.
    fn bad_encoding(&self, _call: &Call) -> Option<Reply> {
        None
    }

    /// Whether the answer follows from the request alone, so that it may be kept. The server itself
    /// keeps no answer but 200, and none of a row that begins jobs or stands beside one that does.
    fn lasting(&self, _row: &'static Operation) -> bool {
        true
    }

    /// Moves the records that the row gives: so many new ones appear at the head of its usual order,
    /// and so many of those that stood there vanish. What does not page stays as it is.
    fn change(&self, _row: &'static Operation, _inserted: usize, _deleted: usize) {}

    /// Answers a path that nothing stands for.
    fn unknown_path(&self, call: &Call) -> Reply;
}
