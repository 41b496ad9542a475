//! Warns of what readers take the columns of a folder for that `partition_by` divides.

use std::path::Path;

use openshelf_client::saving::misread_texts;
use pyo3::prelude::*;

use crate::errors;

/// Warns of columns of texts in a divided folder that readers take for numbers, or that have an empty text.
pub fn warn_of_misread_texts(py: Python<'_>, folder: &Path, columns: &[String]) -> PyResult<()> {
    // A folder that is gone again was written, too.
    for misread in misread_texts(folder, columns).unwrap_or_default() {
        let column = &misread.column;
        if let Some(value) = &misread.number {
            let message = format!(
                "to_parquet(): the texts of {column} are the names of folders, which polars, pandas, pyarrow and Spark read \
                 as numbers: {value} is read as another text. Tell the reader that {column} is text, as the guide on files \
                 shows, or divide by another column"
            );
            errors::warn(py, "PartitionWarning", &message)?;
        }
        if misread.has_empty {
            let message = format!(
                "to_parquet(): an empty text of {column} is the folder \"{column}=\", which Spark refuses; polars, duckdb and \
                 pyarrow read it. For Spark divide by another column"
            );
            errors::warn(py, "PartitionWarning", &message)?;
        }
    }
    Ok(())
}
