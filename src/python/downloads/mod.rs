//! The function `download`: the files that a method leads to.
//!
//! * `options` reads what the caller wants, `selecting` the calls or the jobs;
//! * `call` is the object that `download` gives, in both modes;
//! * `running` runs a download and shows its progress, `download_errors` converts its errors.

mod call;
mod download_errors;
mod options;
mod running;
mod selecting;

use pyo3::prelude::*;

pub use running::DownloadSteps;

/// Adds the function and the classes to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(call::download, module)?)?;
    module.add_function(wrap_pyfunction!(call::_download_as, module)?)?;
    module.add_function(wrap_pyfunction!(call::_is_same_format, module)?)?;
    module.add_class::<call::Download>()?;
    module.add_class::<call::AsyncDownload>()
}
