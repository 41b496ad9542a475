//! One page of a list.

use openshelf_transport::Reply;

use super::page_facts::PageFacts;
use super::position::Position;

/// One page, and which of its records are new.
#[derive(Debug)]
pub struct Page {
    pub reply: Reply,
    pub facts: PageFacts,
    /// Indices into `facts.records`. The other records came before, or are not wanted any more.
    pub new_records: Vec<usize>,
    pub(crate) keys: Vec<u64>,
    /// Counted from 1, in the order of giving.
    pub number: u64,
    /// Where paging goes on after this page.
    pub position: Position,
}

impl Page {
    /// The hashes by which its new records are known when they come again.
    #[must_use]
    pub fn keys(&self) -> Vec<u64> {
        self.keys.clone()
    }
}
