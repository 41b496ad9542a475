//! One page of a walk.

use openshelf_transport::Reply;

use super::facts::Facts;
use super::position::Position;

/// One page with the records that are new.
#[derive(Debug)]
pub struct Page {
    pub reply: Reply,
    pub facts: Facts,
    /// The places of the records to give; the others came before, or are not wanted any more.
    pub given: Vec<usize>,
    /// Counted from 1, in the order of giving.
    pub number: u64,
    /// From where the walk goes on after this page.
    pub position: Position,
}
