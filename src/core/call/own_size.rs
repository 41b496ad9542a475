//! The request for a picture at its own size, where the service refuses to enlarge it.

use super::arguments::Arguments;
use super::path_template::path;
use crate::catalog::OwnSize;

/// The second request of a call for a picture.
#[derive(Debug, Clone)]
pub struct OwnSizeRequest {
    pub facts: &'static OwnSize,
    /// Percent-encoded, relative to the base address.
    pub path: String,
    /// The name of the picture.
    pub name: String,
    /// The width that is asked for, in pixels.
    pub width: u32,
}

impl OwnSizeRequest {
    /// The request for the picture that a call names; `None` if the operation has no such request.
    pub fn new(arguments: &Arguments) -> Option<Self> {
        let facts = arguments.operation.own_size.as_ref()?;
        let text = |name: &str| Some(arguments.get(name)?.value.wire_text());
        Some(Self {
            facts,
            path: path(facts.path, arguments),
            name: text(facts.name)?,
            // A width that is not a number cannot be too large.
            width: text(facts.width)?.parse().ok()?,
        })
    }

    /// Whether an answer refuses to enlarge the picture.
    pub fn is_refused(&self, status: u16, body: &[u8]) -> bool {
        status == self.facts.status
            && memchr::memmem::find(body, self.facts.refusal.as_bytes()).is_some()
    }
}
