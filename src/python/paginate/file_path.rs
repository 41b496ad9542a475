//! Paths, accepted as Python's own functions accept them.

use std::path::PathBuf;

use crate::errors::wrong_value;
use pyo3::prelude::*;

/// A path from a str, bytes or an object with `__fspath__`. A leading `~/` is expanded, and `~name` is
/// refused, as in the name of a cache.
pub struct FilePath(pub PathBuf);

impl<'py> FromPyObject<'_, 'py> for FilePath {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let py = given.py();
        let path = py.import("os")?.call_method1("fsdecode", (given,))?;
        if path.contains("\0")? {
            return Err(wrong_value(format!(
                "expected a path without a NUL character, got {}",
                path.repr()?
            )));
        }
        let starts = |with: &str| path.call_method1("startswith", (with,))?.is_truthy();
        if starts("~")? && !(starts("~/")? || starts("~\\")? || path.eq("~")?) {
            return Err(wrong_value(format!(
                "expected a path, got {}: write the full path of another user's folder, or put ./ before a name that begins with ~",
                path.repr()?
            )));
        }
        let path = py.import("os.path")?.call_method1("expanduser", (path,))?;
        Ok(Self(path.extract()?))
    }
}

/// The endings of file names that belong to a method which writes another format, each with the method.
const ENDINGS: [(&str, &str); 10] = [
    ("parquet", "to_parquet"),
    ("csv", "to_csv"),
    ("tsv", "to_csv"),
    ("jsonl", "to_jsonl"),
    ("ndjson", "to_jsonl"),
    ("json", "to_jsonl"),
    ("xlsx", "to_excel"),
    ("duckdb", "to_duckdb"),
    ("sqlite", "to_sqlite"),
    ("sqlite3", "to_sqlite"),
];

/// The endings of workbooks that are not written.
const OTHER_WORKBOOKS: [&str; 4] = ["xls", "xlsb", "xlsm", "ods"];

impl FilePath {
    /// Refuses a name whose ending belongs to the format that another method writes.
    pub fn written_by(self, method: &str) -> PyResult<Self> {
        let ending = self.0.extension().and_then(|ending| ending.to_str());
        let ending = ending.unwrap_or_default().to_ascii_lowercase();
        let other = ENDINGS.iter().find(|(known, _)| *known == ending);
        match other {
            Some((_, meant)) if *meant != method => {
                let own = ENDINGS.iter().find(|(_, writer)| *writer == method);
                let own = own.map_or_else(String::new, |(known, _)| {
                    format!(", or give the file a name that ends in .{known}")
                });
                Err(wrong_value(format!(
                    "path: {} ends in .{ending}, which {method} does not write: call {meant}{own}",
                    self.0.display()
                )))
            }
            _ => Ok(self),
        }
    }

    /// Refuses a name whose ending belongs to other workbooks: Excel does not open a file whose ending is not that of its
    /// format.
    pub fn of_workbook(self) -> PyResult<Self> {
        let ending = self.0.extension().and_then(|ending| ending.to_str());
        match ending.map(str::to_ascii_lowercase) {
            Some(ending) if OTHER_WORKBOOKS.contains(&ending.as_str()) => {
                Err(wrong_value(format!(
                    "path: {} ends in .{ending}, which to_excel does not write: give the file a name that ends in .xlsx",
                    self.0.display()
                )))
            }
            _ => Ok(self),
        }
    }

    /// The absolute path: the working directory may change before the file is opened.
    pub fn absolute(self) -> PathBuf {
        std::path::absolute(&self.0).unwrap_or(self.0)
    }
}
