//! One page of a list: its answer, its new records, and the position after it.

use openshelf_transport::Reply;

use super::page_facts::PageFacts;
use super::position::Position;

/// One page, and which of its records are new.
#[derive(Debug)]
pub struct Page {
    pub reply: Reply,
    pub facts: PageFacts,
    /// Indices into `facts.records`. The other records were returned before, or are no longer wanted.
    pub new_records: Vec<usize>,
    pub(crate) keys: Vec<u64>,
    /// Counted from 1, in the order of giving.
    pub number: u64,
    /// The position from which paging resumes after this page.
    pub position: Position,
}

impl Page {
    /// The hashes by which its new records are recognised if they are repeated.
    #[must_use]
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }
}
