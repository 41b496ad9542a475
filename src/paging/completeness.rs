//! Whether a list came whole: totals, repeated records and pages without new ones.

use openshelf_transport::Reply;
use xxhash_rust::xxh3::xxh3_64;

use super::error::PagingError;
use super::page_facts::PageFacts;
use super::recent_keys::REMEMBERED_PAGES;

/// After so many pages in a row without a new record, a service that promises more is not believed.
const MOST_BARREN_PAGES: usize = 3;

/// So many equal records without keys, page after page, are believed to be different records.
const MOST_EQUAL_RECORDS: usize = 100;

/// What the pages so far say about whether the list is whole.
#[derive(Debug, Default)]
pub struct Completeness {
    change_is_an_error: bool,
    /// The caller was warned that records changed.
    is_warned: bool,
    /// How many records came twice.
    duplicates: u64,
    /// How many records must come; nothing once records changed.
    expected_total: Option<u64>,
    /// How many pages in a row brought no new record.
    barren_pages: usize,
    /// How many pages in a row had the list of the page before.
    repeated_pages: usize,
    /// The hash of the last list of records.
    last_list: Option<u64>,
    warnings: Vec<String>,
}

/// How a list ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Ending {
    Whole,
    /// Fewer records came than the service promised.
    Short {
        expected: u64,
    },
}

impl Completeness {
    /// What is known at a position.
    pub fn new(change_is_an_error: bool, expected_total: Option<u64>, duplicates: u64) -> Self {
        Self {
            change_is_an_error,
            duplicates,
            expected_total,
            ..Self::default()
        }
    }

    pub fn duplicates(&self) -> u64 {
        self.duplicates
    }

    pub fn expected_total(&self) -> Option<u64> {
        self.expected_total
    }

    /// Expects so many records, unless records changed already.
    pub fn expect(&mut self, total: u64) {
        if !self.is_warned {
            self.expected_total = Some(total);
        }
    }

    /// Expects nothing any more.
    pub fn expect_nothing(&mut self) {
        self.expected_total = None;
    }

    pub fn add_duplicates(&mut self, records: usize) {
        self.duplicates += records as u64;
    }

    /// The warnings since the last call.
    pub fn take_warnings(&mut self) -> Vec<String> {
        std::mem::take(&mut self.warnings)
    }

    /// Checks a page whose new records are these. Returns true where the list must end although the
    /// service says that there are more.
    ///
    /// `is_open_ended`: only its pages show where the list ends. `is_last`: no step follows.
    pub fn check_page(
        &mut self,
        reply: &Reply,
        facts: &PageFacts,
        new_records: &[usize],
        is_open_ended: bool,
        is_last: bool,
    ) -> Result<bool, PagingError> {
        if !(self.is_barren(reply, facts, new_records) && is_open_ended) {
            self.barren_pages = 0;
            return Ok(false);
        }
        self.barren_pages += 1;
        if is_last {
            return Ok(false);
        }
        let barren = self.barren_pages;
        let how =
            format!("the service says that there are more, and {barren} pages brought nothing new");
        // Records that moved fill again as many pages as their keys are remembered for, and not more.
        // The same page again and again is no movement.
        if barren.min(self.repeated_pages) >= MOST_BARREN_PAGES || barren > REMEMBERED_PAGES {
            self.fail_or_expect_nothing(&how)?;
            self.warnings.push(format!("{how}: paging ends here"));
            return Ok(true);
        }
        if barren == MOST_BARREN_PAGES {
            self.report_change(how)?;
        }
        Ok(false)
    }

    /// Whether a page brings nothing new: no record, only known ones, or the list of the page before.
    fn is_barren(&mut self, reply: &Reply, facts: &PageFacts, new_records: &[usize]) -> bool {
        let list = reply.body.get(facts.list.clone()).map(xxh3_64);
        let is_same = std::mem::replace(&mut self.last_list, list) == list;
        self.repeated_pages = if is_same { self.repeated_pages + 1 } else { 0 };
        if new_records.is_empty() {
            return true;
        }
        // Records without keys may be equal and still be different ones.
        let many = self.repeated_pages * facts.records.len() >= MOST_EQUAL_RECORDS;
        many && facts.keys.iter().all(Option::is_none)
    }

    /// Compares the number of records that came with the number that the service promised.
    pub fn end(&mut self, records: u64) -> Result<Ending, PagingError> {
        let Some(expected) = self.expected_total.take().filter(|all| *all > records) else {
            return Ok(Ending::Whole);
        };
        if self.duplicates == 0 {
            return Ok(Ending::Short { expected });
        }
        // There were as many pages as before, and they no longer adjoined.
        let (missing, duplicates) = (expected - records, self.duplicates);
        self.report_change(format!(
            "{duplicates} records came twice and {missing} did not come"
        ))?;
        Ok(Ending::Whole)
    }

    /// Reports that records changed: as an error, or as one warning. Every page after a change
    /// shows it again.
    pub fn report_change(&mut self, how: String) -> Result<(), PagingError> {
        self.fail_or_expect_nothing(&how)?;
        if !std::mem::replace(&mut self.is_warned, true) {
            self.warnings.push(how);
        }
        Ok(())
    }

    /// Fails where a change is an error, and else expects no total any more.
    fn fail_or_expect_nothing(&mut self, how: &str) -> Result<(), PagingError> {
        // The error takes the place of its page. The pages before it are still held to the total.
        if self.change_is_an_error {
            return Err(PagingError::Changed(how.to_owned()));
        }
        self.expected_total = None;
        Ok(())
    }
}
