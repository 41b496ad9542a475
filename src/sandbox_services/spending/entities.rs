//! Agencies with their parts, and the recipients of awards.

use crate::geography::State;

/// An agency with its parts.
#[derive(Debug)]
pub struct Agency {
    pub code: &'static str,
    pub name: &'static str,
    pub abbreviation: &'static str,
    pub id: i64,
    pub slug: String,
    pub parts: Vec<Part>,
}

/// A part of an agency.
#[derive(Debug)]
pub struct Part {
    pub code: &'static str,
    pub name: &'static str,
    pub abbreviation: &'static str,
    pub slug: String,
    pub id: i64,
}

/// Who receives awards.
#[derive(Debug)]
pub struct Recipient {
    /// Hash and level.
    pub id: String,
    pub name: String,
    pub uei: String,
    pub duns: String,
    pub state: &'static State,
    pub zip: String,
    pub street: String,
}
