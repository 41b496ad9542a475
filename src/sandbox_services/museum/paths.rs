//! Which collection a path names.

use openshelf_core::table::Operation;

/// The first segment of every path of the museum.
pub const NAME: &str = "museum";

/// The collection that a row's path begins with, by the name that today's service has for it.
pub fn segment_of(row: &Operation) -> &'static str {
    let path = row.live_path.unwrap_or(row.path);
    path.split('/').next().unwrap_or(path)
}
