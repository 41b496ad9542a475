//! Pictures that a service does not enlarge.

use serde::Serialize;

/// How an operation gets a picture at its own size, where the service refuses to enlarge it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OwnSize {
    /// The parameter that names the picture.
    pub name: &'static str,
    /// The parameter with the width that is asked for, in pixels.
    pub width: &'static str,
    /// The path of the picture at its own size, with placeholders.
    pub path: &'static str,
    /// The status of an answer that refuses to enlarge a picture.
    pub status: u16,
    /// What such an answer says.
    pub refusal: &'static str,
    /// The class of the warning about a picture that is narrower than the width that was asked for.
    pub warning: &'static str,
}
