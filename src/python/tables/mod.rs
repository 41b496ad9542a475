//! The table classes and functions of the Python module.
//!
//! * `schema` and `table_schema` describe columns without a request, and `table` holds the rows; `shown`, with
//!   `short_text`, and `capsules` present them to people and to other libraries; `selecting` gives some rows or columns,
//!   `converting` makes tables of other libraries and files, `databases` those of databases and workbooks, `pickling`
//!   pickles them as a `pickled_stream`;
//! * `single` makes the table of one answer, `stream` yields the batches of a list;
//! * `parquet_file` is a file that agents write table by table; `to_parquet` and `to_csv` use `openshelf_client::saving`;
//! * `archives` reads the tables of downloaded archives;
//! * `of_list` are the methods of a list that make tables, with `scanning` for polars; `money` and `separator` are
//!   options of them.

mod archives;
mod capsules;
mod converting;
mod databases;
mod money;
pub mod of_list;
mod parquet_file;
mod partitions;
mod pickled_stream;
mod pickling;
mod scanning;
mod schema;
mod selecting;
mod separator;
mod short_text;
mod shown;
mod single;
mod stream;
mod table;
mod table_schema;

use std::sync::atomic::Ordering;

use pyo3::prelude::*;

pub use money::options;
pub use stream::{BatchPlace, BatchSteps};
pub use table::Table;

/// Sets how many bytes of bodies make a batch, and returns the earlier number; for tests.
#[pyfunction]
fn _set_batch_bytes(bytes: usize) -> usize {
    openshelf_client::saving::BATCH_BYTES.swap(bytes, Ordering::Relaxed)
}

/// Adds the functions and classes to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(schema::schema, module)?)?;
    module.add_function(wrap_pyfunction!(single::table, module)?)?;
    module.add_function(wrap_pyfunction!(_set_batch_bytes, module)?)?;
    module.add_function(wrap_pyfunction!(archives::read_zip, module)?)?;
    module.add_function(wrap_pyfunction!(archives::scan_zip, module)?)?;
    module.add_function(wrap_pyfunction!(pickling::_read_table, module)?)?;
    module.add_function(wrap_pyfunction!(table_schema::_read_schema, module)?)?;
    module.add_class::<archives::ZipTable>()?;
    module.add_class::<archives::ZipBatches>()?;
    module.add_class::<table_schema::TableSchema>()?;
    module.add_class::<Table>()?;
    module.add_class::<parquet_file::_ParquetFile>()?;
    module.add_class::<stream::Batches>()
}
