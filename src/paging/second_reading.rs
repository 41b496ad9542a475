//! The records of a list while it is read once more from its beginning.

use std::collections::HashSet;

/// Another reading of a list.
#[derive(Debug)]
pub struct SecondReading {
    hashes: HashSet<u64>,
    /// How many records had been returned when it began.
    returned_before: u64,
}

impl SecondReading {
    /// A reading that begins after this number of records was returned.
    pub fn new(returned_before: u64) -> Self {
        Self {
            hashes: HashSet::new(),
            returned_before,
        }
    }

    /// Notes the records of a page.
    pub fn extend(&mut self, hashes: &[u64]) {
        self.hashes.extend(hashes);
    }

    /// How many records the list has.
    pub fn records(&self) -> u64 {
        self.hashes.len() as u64
    }

    /// Whether both readings did not have the same records: the list changes while it is read, and numbers of other
    /// moments do not fit either reading. `returned` is how many records were returned in all.
    pub fn differs(&self, returned: u64) -> bool {
        returned != self.returned_before || returned != self.records()
    }
}
