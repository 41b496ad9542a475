//! Where an earlier run stopped.

use super::completeness::Completeness;
use super::position::Position;

/// The place where an earlier run stopped.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Origin {
    pub position: Position,
    /// The hashes of the records that it returned.
    pub keys: Vec<u64>,
    /// What is known about the list, if it has ended.
    pub ended: Option<Completeness>,
}
