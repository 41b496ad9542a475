//! Texts that a value may not equal, contain or end with, because the service would interpret them as
//! something else.

use serde::Serialize;

/// A text that the service would interpret as something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ForbiddenText {
    /// The text, or an element of the list, may not hold this.
    Holding {
        text: &'static str,
        why: &'static str,
    },
    /// The whole text, or an element of the list, must not equal this, in upper or lower case.
    Being {
        text: &'static str,
        why: &'static str,
    },
    /// The text, or an element of the list, may not end in one of these, in any case.
    Ending {
        texts: &'static [&'static str],
        why: &'static str,
    },
    /// The text may not hold both of these.
    Mixing {
        texts: [&'static str; 2],
        why: &'static str,
    },
    /// The text, or each of its parts between commas, must match this regular expression as a whole.
    Unlike {
        pattern: &'static str,
        /// What matches, in words.
        expected: &'static str,
        why: &'static str,
    },
    /// The text must be the name of a file.
    NotFileName,
    /// The text must be the base64 of a file, because the service would decode anything else to other bytes.
    NotBase64,
}
