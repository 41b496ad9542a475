//! The versions of everything that this package writes and reads again: docs/guide/stability.md lists them.

use openshelf_client::formats::{
    CASSETTE_VERSION, ENTRY_VERSION, KEY_VERSION, KEYS_VERSION, LIMITER_VERSION, PART_VERSION,
    POSITION_VERSION, TABLES_VERSION,
};
use pyo3::prelude::*;

/// Each format and its version; those of Python's own modules are not among them.
#[pyfunction]
pub fn _formats() -> [(&'static str, u64); 8] {
    [
        ("cassette", CASSETTE_VERSION),
        ("position", POSITION_VERSION.into()),
        ("keys of a position", KEYS_VERSION.into()),
        ("part of a download", PART_VERSION.into()),
        (
            "cache, tables of SQLite",
            TABLES_VERSION.unsigned_abs().into(),
        ),
        ("cache, entry", ENTRY_VERSION.into()),
        ("cache, key", KEY_VERSION.into()),
        ("limiter", LIMITER_VERSION.into()),
    ]
}
