//! Whether a list came whole: totals, repeated records and pages without new ones.

use openshelf_transport::Reply;
use xxhash_rust::xxh3::xxh3_64;

use super::error::PagingError;
use super::page_facts::{Identity, PageFacts};
use super::recent_keys::REMEMBERED_PAGES;

/// After so many pages in a row without a new record, a service that promises more is not believed.
const MOST_BARREN_PAGES: usize = 3;

/// So many equal records without keys, page after page, are believed to be different records.
const MOST_EQUAL_RECORDS: usize = 100;

/// What the pages so far say about whether the list is whole.
#[derive(Debug, Default)]
pub struct Watch {
    change_is_an_error: bool,
    /// The service does not break ties: a record that comes twice stands in another one's place.
    is_tied: bool,
    /// The caller was warned that records changed.
    is_warned: bool,
    /// The list ends before its end.
    is_cut: bool,
    /// How many records came twice. Below 0 where a page of which some records were given is requested
    /// again: they come twice without a sign of anything.
    duplicates: i64,
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
    /// Records came twice, and as far as is known so many others are missing.
    Doubtful {
        duplicates: u64,
        missing: u64,
    },
}

impl Watch {
    /// What is known at a position.
    pub fn new(
        change_is_an_error: bool,
        is_tied: bool,
        expected_total: Option<u64>,
        duplicates: i64,
    ) -> Self {
        Self {
            change_is_an_error,
            is_tied,
            duplicates,
            expected_total,
            ..Self::default()
        }
    }

    pub fn duplicates(&self) -> i64 {
        if self.is_cut { 0 } else { self.duplicates }
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

    /// Expects nothing any more, because the list is not read to its end.
    pub fn expect_nothing(&mut self) {
        self.expected_total = None;
        self.is_cut = true;
    }

    pub fn add_duplicates(&mut self, records: usize) {
        let records = i64::try_from(records).unwrap_or(i64::MAX);
        self.duplicates = self.duplicates.saturating_add(records);
    }

    /// Another reading of the list brought records that were missing.
    pub fn add_found(&mut self, records: usize) {
        let records = i64::try_from(records).unwrap_or(i64::MAX);
        self.duplicates = self.duplicates.saturating_sub(records);
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
        let is_whole = |identity: &Identity| matches!(identity, Identity::Whole(_));
        many && facts.identities.iter().all(is_whole)
    }

    /// Compares the number of records that came with the number that the service promised, or with the
    /// number of places that its pages had.
    pub fn end(&self, records: u64) -> Ending {
        let duplicates = u64::try_from(self.duplicates).unwrap_or(0);
        let missing = match self.expected_total {
            Some(expected) => expected.saturating_sub(records),
            None if self.is_tied && !self.is_warned && !self.is_cut => duplicates,
            None => 0,
        };
        match (missing, self.expected_total) {
            (0, _) => Ending::Whole,
            (_, Some(expected)) if duplicates == 0 => Ending::Short { expected },
            _ => Ending::Doubtful {
                duplicates,
                missing,
            },
        }
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
