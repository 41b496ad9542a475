//! Written by tools/write.py from the table; do not edit.

mod disease;
mod gazette;
mod museum;
mod placeholder;
mod spending;

/// Adds the classes of every service to the module.
pub fn register(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {
    museum::register(module)?;
    placeholder::register(module)?;
    gazette::register(module)?;
    spending::register(module)?;
    disease::register(module)?;
    Ok(())
}
