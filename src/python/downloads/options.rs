//! Reads the options of a download.

use std::path::PathBuf;
use std::time::Duration;

use openshelf_client::downloads::{Check, Depth, FileOptions, IfExists};
use openshelf_core::call::hint;
use pyo3::prelude::*;
use pyo3::types::PyBool;

use crate::errors::{wrong_type, wrong_value};
use crate::paginate::FilePath;

/// The longest time in seconds: a year.
const LONGEST: f64 = 31_536_000.0;

/// The options as a caller passes them.
pub struct Given<'a, 'py> {
    pub directory: Option<&'a Bound<'py, PyAny>>,
    pub name: Option<String>,
    pub timeout: Option<f64>,
    pub poll: f64,
    pub if_exists: &'a str,
    pub verify: &'a str,
    pub sha256: Option<&'a str>,
}

impl Given<'_, '_> {
    /// Checks them; nothing is sent and no file is opened.
    pub fn read(&self) -> PyResult<FileOptions> {
        let folder = match self.directory {
            None => PathBuf::from("."),
            Some(directory) => directory.extract::<FilePath>()?.0,
        };
        Ok(FileOptions {
            folder: FilePath(folder).absolute(),
            name: self.name.clone(),
            if_exists: one_of(
                "if_exists",
                self.if_exists,
                &[
                    ("skip", IfExists::Skip),
                    ("replace", IfExists::Replace),
                    ("error", IfExists::Error),
                ],
            )?,
            check: Check {
                depth: one_of(
                    "verify",
                    self.verify,
                    &[("structure", Depth::Structure), ("full", Depth::Full)],
                )?,
                sha256: self.sha256.map(digest).transpose()?,
            },
            patience: self
                .timeout
                .map(|limit| seconds("timeout", limit))
                .transpose()?,
            pause: seconds("poll", self.poll)?,
        })
    }
}

fn one_of<T: Copy>(name: &str, given: &str, known: &[(&str, T)]) -> PyResult<T> {
    if let Some((_, value)) = known.iter().find(|(word, _)| *word == given) {
        return Ok(*value);
    }
    let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
    let shown: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    let near = hint(given, words.iter().copied());
    Err(wrong_value(format!(
        "{name}: expected {}, got '{given}'{near}",
        shown.join(" or ")
    )))
}

fn seconds(name: &str, given: f64) -> PyResult<Duration> {
    if given > 0.0 && given <= LONGEST {
        return Ok(Duration::from_secs_f64(given));
    }
    Err(wrong_value(format!(
        "{name}: expected seconds above 0 (at most a year), got {given}"
    )))
}

/// The bytes of a digest in hexadecimal digits.
fn digest(text: &str) -> PyResult<[u8; 32]> {
    let refused = || {
        let count = text.chars().count();
        wrong_value(format!(
            "sha256: expected 64 hexadecimal digits, got a str of {count} characters"
        ))
    };
    let digits: Option<Vec<u8>> = text
        .chars()
        .map(|digit| {
            digit
                .to_digit(16)
                .and_then(|digit| u8::try_from(digit).ok())
        })
        .collect();
    let digits = digits
        .filter(|digits| digits.len() == 64)
        .ok_or_else(refused)?;
    let mut digest = [0; 32];
    for (byte, pair) in digest.iter_mut().zip(digits.chunks(2)) {
        *byte = pair.iter().fold(0, |byte, digit| byte << 4 | digit);
    }
    Ok(digest)
}

/// Where progress is shown: True, or an object with the methods update and close.
pub fn progress(wanted: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Py<PyAny>>> {
    let Some(wanted) = wanted.filter(|wanted| !wanted.is_none()) else {
        return Ok(None);
    };
    if let Ok(flag) = wanted.cast::<PyBool>() {
        return Ok(flag.is_true().then(|| wanted.clone().unbind()));
    }
    if wanted.hasattr("update")? && wanted.hasattr("close")? {
        return Ok(Some(wanted.clone().unbind()));
    }
    Err(wrong_type(format!(
        "progress: expected True, False or an object with update(n) and close(), got {}",
        wanted.get_type()
    )))
}
