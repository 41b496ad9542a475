//! The records that were returned: how many there are, and how they are recognised if they are repeated.

use openshelf_core::room::NoRoom;

use super::known_records::{KnownRecords, News, Recognition};
use super::page_facts::{Identity, PageFacts};
use super::position::Position;

/// What was returned so far, including the runs before this one.
pub struct ReturnedRecords {
    pub records: u64,
    pub pages: u64,
    /// How many of the records are recognised if they are repeated.
    pub keys: u64,
    known: KnownRecords,
    /// The records of an earlier run are not all known.
    pub are_forgotten: bool,
    /// There was no memory for the records of an earlier run.
    no_room: Option<NoRoom>,
    /// The hash of the last record of the page before.
    last_key: Option<u64>,
}

impl ReturnedRecords {
    /// What was returned before a position, whose records are not known yet.
    pub fn before(position: &Position, recognition: Recognition) -> Self {
        Self {
            records: position.records,
            pages: position.pages,
            keys: position.keys,
            known: KnownRecords::new(recognition),
            are_forgotten: position.keys > 0,
            no_room: None,
            last_key: None,
        }
    }

    /// Restores the records of an earlier run from their hashes.
    pub fn restore(&mut self, keys: &[u64]) {
        self.no_room = self.known.restore(keys).err();
        self.are_forgotten = (keys.len() as u64) < self.keys;
    }

    /// The error of a run that has no memory for the records of an earlier one, once.
    pub fn check_room(&mut self) -> Result<(), NoRoom> {
        self.no_room.take().map_or(Ok(()), Err)
    }

    /// Whether each returned record is known with certainty.
    pub fn are_exact(&self) -> bool {
        self.known.is_exact() && !self.are_forgotten
    }

    /// How many records were returned that may have been returned before.
    pub fn suspected(&self) -> u64 {
        self.known.suspected()
    }

    /// Finds what is new on a page.
    pub fn look(&self, identities: &[Identity]) -> Result<News, NoRoom> {
        self.known.look(identities)
    }

    /// Remembers the new records of a page.
    pub fn remember(&mut self, news: &News) -> Result<(), NoRoom> {
        self.known.add(news)
    }

    /// Counts a page that is returned. Returns the hashes of its new records.
    pub fn count_page(&mut self, news: &News, new_records: &[usize]) -> Vec<u64> {
        let hashes = news.hashes.iter();
        let given = hashes.filter(|(index, _)| new_records.binary_search(index).is_ok());
        let keys: Vec<u64> = given.map(|(_, hash)| *hash).collect();
        self.keys += keys.len() as u64;
        self.records += new_records.len() as u64;
        self.pages += 1;
        keys
    }

    /// Notes the last record of a page.
    pub fn finish_page(&mut self, last: Option<&Identity>) {
        self.last_key = last.map(|identity| identity.hash());
    }

    /// Whether a page begins with the last record of the page before it.
    pub fn continues_with(&self, facts: &PageFacts) -> bool {
        let first = facts.identities.first().map(|first| first.hash());
        first.is_some() && first == self.last_key
    }
}
