//! Addresses in place of paths: `s3://bucket/file.parquet` belongs to a file system of fsspec.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

/// A call of a method that writes a file.
pub struct Writing<'a, 'py> {
    owner: &'a Bound<'py, PyAny>,
    method: &'static str,
    path: &'a Bound<'py, PyAny>,
    arguments: Bound<'py, PyTuple>,
    named: Bound<'py, PyDict>,
}

impl<'a, 'py> Writing<'a, 'py> {
    pub fn new(
        owner: &'a Bound<'py, PyAny>,
        method: &'static str,
        path: &'a Bound<'py, PyAny>,
    ) -> Self {
        let py = owner.py();
        Self {
            owner,
            method,
            path,
            arguments: PyTuple::empty(py),
            named: PyDict::new(py),
        }
    }

    /// The arguments of the listed operation.
    pub fn with(
        mut self,
        arguments: &Bound<'py, PyTuple>,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Self> {
        self.arguments = arguments.clone();
        if let Some(named) = named {
            self.named = named.copy()?;
        }
        Ok(self)
    }

    /// A keyword of the method itself.
    pub fn option(self, name: &str, value: impl IntoPyObject<'py>) -> PyResult<Self> {
        self.named.set_item(name, value)?;
        Ok(self)
    }

    /// What the method gives if the path is an address: it is called again with a path of this machine, and its file
    /// is uploaded. `None` if it is a path.
    pub fn write_to_address(self) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(address) = address_of(self.path) else {
            return Ok(None);
        };
        let write = self.owner.getattr(self.method)?;
        let module = self.path.py().import("openshelf.object_stores")?;
        let save = module.getattr("save")?;
        save.call1((write, address, self.arguments, self.named))
            .map(Some)
    }
}

/// The address that stands in place of a path; `None` if it is a path.
pub fn address_of(path: &Bound<'_, PyAny>) -> Option<String> {
    let text = path.cast::<PyString>().ok()?.to_cow().ok()?;
    is_address(&text).then(|| text.into_owned())
}

/// Whether a text is an address such as `s3://bucket/file`, or one behind others, such as `simplecache::s3://bucket/a`. A
/// single letter is a drive.
fn is_address(text: &str) -> bool {
    let Some((schemes, _)) = text.split_once("://") else {
        return false;
    };
    let is_part =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '+' | '.' | '-');
    schemes.split("::").all(|scheme| {
        scheme.len() > 1
            && scheme.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && scheme.chars().all(is_part)
    })
}
