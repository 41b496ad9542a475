//! Finds a module that the program has imported, without importing it.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use super::once::Once;

/// `sys.modules`; each call looks there.
static MODULES: Once<Py<PyDict>> = Once::new();

/// A module, if the program has imported it.
pub fn imported<'py>(py: Python<'py>, name: &Bound<'py, PyString>) -> Option<Bound<'py, PyAny>> {
    let modules = MODULES.get_or_try_init(|| {
        let modules = py.import("sys")?.getattr("modules")?;
        PyResult::Ok(Box::new(modules.cast_into::<PyDict>()?.unbind()))
    });
    modules.ok()?.bind(py).get_item(name).ok()?
}
