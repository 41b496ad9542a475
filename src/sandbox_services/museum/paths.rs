//! Finds the collection that a path names.

use openshelf_core::catalog::Operation;

/// The first segment of every path of the museum.
pub const NAME: &str = "museum";

/// The collection that an operation's path begins with, by the name that today's service has for it.
pub fn segment_of(operation: &Operation) -> &'static str {
    let path = operation.live_path.unwrap_or(operation.path);
    path.split('/').next().unwrap_or(path)
}
