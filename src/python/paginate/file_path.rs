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

impl FilePath {
    /// The absolute path: the working directory may change before the file is opened.
    pub fn absolute(self) -> PathBuf {
        std::path::absolute(&self.0).unwrap_or(self.0)
    }
}
