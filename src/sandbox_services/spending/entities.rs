//! The recipients of awards.

use crate::geography::UsState;

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
}
