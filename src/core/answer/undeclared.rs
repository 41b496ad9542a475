//! How an answer differs from what its operation declares.

use std::fmt;

/// An answer that is not what its operation declares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Undeclared {
    /// It is JSON of another type.
    Type {
        got: &'static str,
        declared: &'static str,
    },
    /// It is an object without any of the members that the operation declares, such as the notice of a proxy.
    Members {
        /// Some of the members that it has; empty if it has none.
        got: String,
        /// Some of those that are declared; empty if the data name them.
        declared: String,
    },
}

impl fmt::Display for Undeclared {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Type { got, declared } => write!(formatter, "it is {got}, not {declared}"),
            Self::Members { got, declared } if got.is_empty() => write!(
                formatter,
                "it is an empty object, without the documented members ({declared})"
            ),
            Self::Members { got, declared } if declared.is_empty() => write!(
                formatter,
                "it is an object with {got}, none of which has a value of the documented type"
            ),
            Self::Members { got, declared } => write!(
                formatter,
                "it is an object with {got}, and without any of the documented members ({declared})"
            ),
        }
    }
}
