//! Reads the options of a sandbox.

use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::errors::{wrong_type, wrong_value};
use super::faults::{fault, within};
use super::keywords;
use openshelf_sandbox::{Date, Fault, Options};

/// Every keyword argument.
const NAMES: [&str; 6] = [
    "seed",
    "today",
    "port",
    "scale",
    "documented_paths",
    "faults",
];

/// Words of other tools, each with what it is here.
const OTHER_WORDS: [(&str, &str); 8] = [
    ("date", "today="),
    ("day", "today="),
    ("now", "today="),
    ("time", "today="),
    ("freeze_time", "today="),
    ("size", "scale="),
    ("fault", "faults=[{...}]"),
    ("answers", "answer(..., json=...) of the sandbox"),
];

/// The options, and the faults from the start.
///
/// # Errors
/// `ArgumentTypeError` for an unknown keyword or a wrong type, `ArgumentError` for a value out of bounds.
pub fn read(given: Option<&Bound<'_, PyDict>>) -> PyResult<(Options, Vec<Fault>)> {
    let mut options = Options::default();
    let mut faults = Vec::new();
    for (name, value) in given.into_iter().flatten() {
        let name: String = name.extract()?;
        match name.as_str() {
            "seed" => options.seed = bounded(&name, &value, u64::MAX)?,
            "today" => {
                options.today = match value.is_none() {
                    true => None,
                    false => Some(day(&value)?),
                };
            }
            "port" => options.port = bounded(&name, &value, u16::MAX)?,
            "scale" => options.scale = keywords::number(&name, &value)?,
            "documented_paths" => options.documented_paths = keywords::flag(&name, &value)?,
            "faults" if value.is_none() => {}
            "faults" => faults = all_faults(&value)?,
            _ => return Err(keywords::unknown("Sandbox", &name, &NAMES, &OTHER_WORDS)),
        }
    }
    Ok((options, faults))
}

/// A whole number from 0 on, in words that say so.
fn bounded<T: Copy + Into<i128> + TryFrom<i128>>(
    name: &str,
    value: &Bound<'_, PyAny>,
    most: T,
) -> PyResult<T> {
    let number = within(name, keywords::whole(name, value)?, 0, most.into())?;
    Ok(T::try_from(number).unwrap_or(most))
}

/// The faults, each a dict of the arguments of `fail`.
fn all_faults(given: &Bound<'_, PyAny>) -> PyResult<Vec<Fault>> {
    let wrong = |write: &str| {
        wrong_type(format!(
            "faults: expected a list of dicts, one for each fault, got {}{write}",
            keywords::shown(given)
        ))
    };
    if given.is_instance_of::<PyDict>() {
        return Err(wrong("; write [{...}]"));
    }
    let each: Vec<Bound<'_, PyAny>> = given.extract().map_err(|_| wrong(""))?;
    let faults = each.iter().map(|one| match one.cast::<PyDict>() {
        Ok(one) => fault(one),
        Err(_) => Err(wrong("")),
    });
    faults.collect()
}

/// A day from Python: a str or a date.
fn day(given: &Bound<'_, PyAny>) -> PyResult<Date> {
    let text: String = match given.hasattr("isoformat")? {
        true => given.call_method0("isoformat")?.extract()?,
        false => given
            .extract()
            .map_err(|_| wrong_type("today: expected a date, or a str such as '2024-10-15'"))?,
    };
    Options::day(&text).map_err(|error| wrong_value(error.to_string()))
}
