//! A part of a list, by its days or by the time of the last change of its records.

use serde::{Deserialize, Serialize};

/// A part of a list, and why it is named.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MirrorWindow {
    /// Its first day, or the time from which on its records were changed; `None` from the beginning.
    pub first: Option<String>,
    /// Its last day; `None` to the end.
    pub last: Option<String>,
    pub why: String,
}

impl MirrorWindow {
    /// The whole list.
    pub fn everything(why: &str) -> Self {
        Self {
            first: None,
            last: None,
            why: why.to_owned(),
        }
    }

    /// Whether it is the whole list.
    pub const fn is_everything(&self) -> bool {
        self.first.is_none() && self.last.is_none()
    }
}
