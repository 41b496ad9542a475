//! States whether a list that was read is known to be complete, and why.

use serde::{Deserialize, Serialize};

/// How certain it is that no record is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// No insertion or deletion meanwhile has hidden another record.
    Exact,
    /// The service's count was reached, and every change that its numbers show was mended.
    Counted,
    /// No request can show it, or none was made.
    Unproven,
}

impl Level {
    /// Its name in Python.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Counted => "counted",
            Self::Unproven => "unproven",
        }
    }
}

/// What is known about the part of a list that was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Completeness {
    pub level: Level,
    /// Why it is this level.
    pub reason: String,
    /// How often the list was seen to change.
    pub changes: u64,
    /// How many pages were requested again because of that.
    pub pages_asked_again: u64,
    /// How many records were received twice; each was returned once.
    pub repeated: u64,
}

/// Why records are not known to be complete, where the service says that they are not.
#[must_use]
pub fn not_whole(words: &str) -> String {
    format!("the service says that the list is not whole: {words}")
}

impl Completeness {
    /// What is known about records of which the service says that they are not all.
    #[must_use]
    pub fn of_part(words: &str) -> Self {
        Self {
            reason: not_whole(words),
            ..Self::of_nothing()
        }
    }

    /// What is known before the first page.
    #[must_use]
    pub fn of_nothing() -> Self {
        Self {
            level: Level::Unproven,
            reason: "nothing has been read yet".to_owned(),
            changes: 0,
            pages_asked_again: 0,
            repeated: 0,
        }
    }
}
