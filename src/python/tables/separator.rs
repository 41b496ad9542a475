//! Reads the option `separator` of the methods that write CSV files.

use std::path::Path;

use openshelf_client::saving::Separator;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::errors::{wrong_type, wrong_value};
use crate::html::cut;

/// The most characters of a text that are shown.
const SHOWN: usize = 20;

/// What stands between two fields of the file: what the caller passed, or what the name of the file says.
pub fn separator(given: Option<&Bound<'_, PyAny>>, path: &Path) -> PyResult<Separator> {
    let Some(given) = given.filter(|given| !given.is_none()) else {
        return Ok(Separator::of_file(path));
    };
    let expected = r"separator: expected one character of ASCII, such as ';' or '\t', and not the quotation mark";
    let Ok(text) = given.cast::<PyString>() else {
        let class = given.get_type().name()?;
        return Err(wrong_type(format!(
            "{expected}; got an object of type {class}"
        )));
    };
    // Half a surrogate pair is no character of ASCII, as it is.
    let text = text.to_string_lossy();
    Separator::find(&text)
        .ok_or_else(|| wrong_value(format!("{expected}; got {:?}", cut(&text, SHOWN))))
}
