//! Reads the option `money` of the functions that make tables.

use openshelf_client::tables::{Money, TableOptions};
use pyo3::prelude::*;

use crate::errors::wrong_value;
use crate::html::cut;

/// The most characters of a name that are shown.
const SHOWN_NAME: usize = 60;

/// The options of a table, from what the caller passed.
pub fn options(flatten: bool, infer: bool, word: &str) -> PyResult<TableOptions> {
    Ok(TableOptions {
        flatten,
        infer,
        money: money(word)?,
    })
}

/// What columns of amounts of money hold, from the word that the caller passed.
pub fn money(word: &str) -> PyResult<Money> {
    Money::find(word).ok_or_else(|| {
        wrong_value(format!(
            "money: expected 'float' or 'decimal', got '{}'",
            cut(word, SHOWN_NAME)
        ))
    })
}
