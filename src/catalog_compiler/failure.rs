//! What is wrong with the catalog, and where.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// A place in a file of the catalog.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub file: Arc<PathBuf>,
    /// Counted from 1.
    pub line: usize,
}

impl Place {
    pub fn fails(&self, message: impl Into<String>) -> Failure {
        Failure {
            file: self.file.as_ref().clone(),
            line: self.line,
            message: message.into(),
        }
    }
}

/// A sentence about what is wrong at a line of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    pub file: PathBuf,
    /// Counted from 1; 0 for the file as a whole.
    pub line: usize,
    pub message: String,
}

impl Failure {
    pub(crate) fn of_file(file: impl Into<PathBuf>, message: impl Into<String>) -> Self {
        Self {
            file: file.into(),
            line: 0,
            message: message.into(),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file.display();
        match self.line {
            0 => write!(formatter, "{file}: {}", self.message),
            line => write!(formatter, "{file}:{line}: {}", self.message),
        }
    }
}

impl std::error::Error for Failure {}

/// The end of a sentence about a name that is not known: the nearest one, or all if none is near.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    let best = known
        .iter()
        .map(|each| (strsim::jaro_winkler(name, each), *each))
        .max_by(|left, right| left.0.total_cmp(&right.0));
    match best {
        Some((likeness, nearest)) if likeness > 0.8 => format!("; did you mean {nearest:?}?"),
        _ if known.is_empty() => String::new(),
        _ => format!("; known are {}", known.join(", ")),
    }
}
