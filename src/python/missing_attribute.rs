//! The error for an attribute that an object does not have, with the word that it has here.

use openshelf_core::call::hint;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;

/// What to use instead of an attribute: `; use x` for a word of another library, `; did you mean 'x'?` for a
/// misspelt one, or nothing.
pub fn instead(object: &Bound<'_, PyAny>, name: &str, others: &[(&str, &str)]) -> PyResult<String> {
    if let Some((_, here)) = others.iter().find(|(word, _)| *word == name) {
        return Ok(format!("; use {here}"));
    }
    let known: Vec<String> = object.get_type().dir()?.extract()?;
    let known = known.iter().map(String::as_str);
    Ok(hint(name, known.filter(|known| !known.starts_with('_'))))
}

/// The error. `thing` is what the object is.
pub fn missing(
    object: &Bound<'_, PyAny>,
    thing: &str,
    name: &str,
    others: &[(&str, &str)],
) -> PyErr {
    match instead(object, name, others) {
        Ok(instead) => {
            PyAttributeError::new_err(format!("{thing} has no attribute '{name}'{instead}"))
        }
        Err(error) => error,
    }
}
