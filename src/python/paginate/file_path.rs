//! A path as Python's own functions take it.

use std::path::PathBuf;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A path from a text, bytes or an object with `__fspath__`. A beginning `~/` is expanded, and `~name` is
/// refused, as in the name of a cache.
pub struct FilePath(pub PathBuf);

impl<'py> FromPyObject<'_, 'py> for FilePath {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let py = given.py();
        let path = py.import("os")?.call_method1("fsdecode", (given,))?;
        if path.contains("\0")? {
            return Err(PyValueError::new_err(format!(
                "expected a path without the character NUL, got {}",
                path.repr()?
            )));
        }
        let starts = |with: &str| path.call_method1("startswith", (with,))?.is_truthy();
        if starts("~")? && !(starts("~/")? || starts("~\\")? || path.eq("~")?) {
            return Err(PyValueError::new_err(format!(
                "expected a path, got {}: write the whole path of another user's folder, or ./ before a name that begins with ~",
                path.repr()?
            )));
        }
        let path = py.import("os.path")?.call_method1("expanduser", (path,))?;
        Ok(Self(path.extract()?))
    }
}

impl FilePath {
    /// The path from the root: the working directory may be another one when the file is opened.
    pub fn absolute(self) -> PathBuf {
        std::path::absolute(&self.0).unwrap_or(self.0)
    }
}
