//! Watches the pages of a list for signs of change: records that were returned before, and pages without
//! new records.

use openshelf_transport::Reply;
use xxhash_rust::xxh3::xxh3_64;

use super::bounds::OnChange;
use super::error::PagingError;
use super::page_facts::{Identity, PageFacts};
use super::position::Seen;

/// After this number of pages in a row without a new record, a service that claims more is not trusted.
const MOST_BARREN_PAGES: usize = 3;
/// The number of pages in a row that may contain only known records if records moved.
pub const MOST_KNOWN_PAGES: usize = 32;
/// This number of equal records without keys, page after page, is taken for different records.
const MOST_EQUAL_RECORDS: usize = 100;

/// What the pages so far show.
#[derive(Debug)]
pub struct Watch {
    on_change: OnChange,
    /// What was observed, which a position stores.
    pub seen: Seen,
    /// The caller was warned that records changed.
    is_warned: bool,
    /// The list ends before its end.
    pub is_cut: bool,
    /// How many records were repeated in a list with unbroken ties. Negative if a page is requested again
    /// of which some records were already returned: repeating those is not a sign of anything.
    pub duplicates: i64,
    /// How many pages in a row had no new record.
    barren_pages: usize,
    /// How many pages in a row had the list of the previous page.
    repeated_pages: usize,
    /// The hash of the records of the last page.
    last_records: Option<u64>,
    warnings: Vec<String>,
    /// Notes about what is done because the list changed.
    notes: Vec<String>,
}

impl Watch {
    pub fn new(on_change: OnChange, seen: Seen, duplicates: i64) -> Self {
        Self {
            on_change,
            seen,
            is_warned: false,
            is_cut: false,
            duplicates,
            barren_pages: 0,
            repeated_pages: 0,
            last_records: None,
            warnings: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The caller was warned that records changed, so no number is expected any more.
    pub fn is_warned(&self) -> bool {
        self.is_warned
    }

    /// Counts an answer that the cache returned although it had expired.
    pub fn note_expired(&mut self, reply: &Reply) {
        self.seen.expired += u64::from(reply.stale_reason().is_some());
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

    pub fn warn(&mut self, how: String) {
        self.warnings.push(how);
    }

    /// The notes since the last call.
    pub fn take_notes(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notes)
    }

    pub fn note(&mut self, what: Option<String>) {
        self.notes.extend(what);
    }

    /// Checks a page whose new records are these. Returns true if the list must end although the service
    /// claims that there are more.
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
        if !(self.note_barren(reply, facts, new_records) && is_open_ended) {
            self.barren_pages = 0;
            return Ok(false);
        }
        self.barren_pages += 1;
        if is_last {
            return Ok(false);
        }
        let barren = self.barren_pages;
        let how = format!(
            "the service reports more records, but {barren} pages in a row had nothing new"
        );
        // Moved records fill at most as many pages again as were read meanwhile. The same page repeatedly
        // is not a movement.
        if barren.min(self.repeated_pages) >= MOST_BARREN_PAGES || barren > MOST_KNOWN_PAGES {
            if self.on_change != OnChange::Warn {
                return Err(PagingError::Changed(how));
            }
            self.warnings.push(format!("{how}: paging ends here"));
            self.is_warned = true;
            return Ok(true);
        }
        if barren == MOST_BARREN_PAGES && self.on_change != OnChange::Mend {
            self.warn_of_change(how)?;
        }
        Ok(false)
    }

    /// Notes the records of a page, and returns whether it contains nothing new: no record, only known ones, or the list
    /// of the previous page.
    fn note_barren(&mut self, reply: &Reply, facts: &PageFacts, new_records: &[usize]) -> bool {
        let (first, last) = (facts.records.first(), facts.records.last());
        let records = first
            .zip(last)
            .map_or(0..0, |(first, last)| first.start..last.end);
        let records = reply.body.get(records).map(xxh3_64);
        let is_same = std::mem::replace(&mut self.last_records, records) == records;
        self.repeated_pages = if is_same { self.repeated_pages + 1 } else { 0 };
        if new_records.is_empty() {
            return true;
        }
        // Records without keys may be equal and still be different ones.
        let many = self.repeated_pages * facts.records.len() >= MOST_EQUAL_RECORDS;
        let is_whole = |identity: &Identity| matches!(identity, Identity::Whole(_));
        many && facts.identities.iter().all(is_whole)
    }

    /// Reports that records changed if they are not mended; the list is then unproven.
    pub fn report_change(&mut self, how: String) -> Result<(), PagingError> {
        self.warn_of_change(how)?;
        let why = "the list changed while it was read, and reading continued after a warning";
        self.seen.unproven.get_or_insert_with(|| why.to_owned());
        Ok(())
    }

    /// Reports that records changed: as an error, or as one warning. Every page after a change
    /// shows it again.
    fn warn_of_change(&mut self, how: String) -> Result<(), PagingError> {
        if self.on_change != OnChange::Warn {
            return Err(PagingError::Changed(how));
        }
        if !std::mem::replace(&mut self.is_warned, true) {
            self.warnings.push(how);
        }
        Ok(())
    }
}
