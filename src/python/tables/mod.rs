//! Tables, for Python.
//!
//! * `schema` and `table_schema` are what is known before anything is asked, `table` what has come; `shown` and
//!   `capsules` are how people and other libraries see them;
//! * `single` makes the table of one answer, `stream` gives the batches of a list to a loop;
//! * `asking` checks a call, `paginated` and `async_paginated` are the methods, `scanning` is for polars.

mod asking;
mod async_paginated;
mod capsules;
mod paginated;
mod scanning;
mod schema;
mod shown;
mod single;
mod stream;
mod table;
mod table_schema;

use std::sync::atomic::Ordering;

use pyo3::prelude::*;

pub use stream::BatchSteps;
pub use table::Table;

/// Sets how many bytes of bodies make a batch, and gives the number before; for tests.
#[pyfunction]
fn _set_batch_bytes(bytes: usize) -> usize {
    openshelf_client::BATCH_BYTES.swap(bytes, Ordering::Relaxed)
}

/// Adds the functions and classes to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(schema::schema, module)?)?;
    module.add_function(wrap_pyfunction!(single::table, module)?)?;
    module.add_function(wrap_pyfunction!(_set_batch_bytes, module)?)?;
    module.add_class::<table_schema::TableSchema>()?;
    module.add_class::<Table>()?;
    module.add_class::<single::TableCall>()?;
    module.add_class::<stream::Batches>()
}
