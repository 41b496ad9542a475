//! Finds the collection that a path names.

use openshelf_core::catalog::Operation;

/// The first segment of every path of the museum.
pub const NAME: &str = "museum";

/// The collection at the beginning of an operation's path, under the name in today's service.
pub fn segment_of(operation: &Operation) -> &'static str {
    let path = operation.live_path.unwrap_or(operation.path);
    path.split('/').next().unwrap_or(path)
}
