//! The recipients of awards.

use crate::geography::{UsState, counties};

/// A recipient of awards.
#[derive(Debug)]
pub struct Recipient {
    /// Hash and level.
    pub id: String,
    pub name: String,
    pub uei: String,
    pub duns: String,
    pub state: &'static UsState,
    pub zip: String,
    pub street: String,
    pub city: &'static str,
    /// The index of the county in its state.
    pub county: usize,
    /// The congressional district: the original one, and the current one.
    pub districts: (String, String),
    /// The keys of its business categories.
    pub businesses: &'static [&'static str],
}

impl Recipient {
    /// Its county with its five-digit code.
    pub fn county(&self) -> (&'static str, String) {
        counties(self.state)
            .into_iter()
            .nth(self.county)
            .unwrap_or_default()
    }
}
