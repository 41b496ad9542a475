//! Judges whether the guarantees for a list were kept.

use openshelf::catalog::CapStrategy;
use openshelf::paging::{Level, PagingError};

use super::history::History;
use super::kinds::{Kind, Sort};
use super::run::Outcome;

/// How a history ended, if no guarantee was broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Everything that existed throughout was returned, and nothing twice.
    Whole,
    /// The same, but the reader does not know it.
    WholeUnproven,
    /// Something is missing, and the reader reports that the result is uncertain.
    LostUnproven,
    /// Something is missing that no number of the service showed; only counted lists may do so.
    LostUnseen,
    /// It ended with an error.
    Error,
}

impl Outcome {
    /// How many records that existed throughout, and did not move, were not returned.
    pub fn missing(&self) -> u64 {
        self.missing_of(self.world.service.list.staying())
    }

    /// The same, wherever they moved.
    pub fn missing_living(&self) -> u64 {
        self.missing_of(self.world.service.list.living())
    }

    fn missing_of(&self, mut left: Vec<u32>) -> u64 {
        for id in &self.given {
            left[*id as usize] = left[*id as usize].saturating_sub(1);
        }
        left.into_iter().map(u64::from).sum()
    }

    /// A record that was returned more often than it ever existed in the list.
    pub fn given_twice(&self) -> Option<u32> {
        let mut left = self.world.service.list.ever.clone();
        self.given.iter().copied().find(|id| {
            let left = &mut left[*id as usize];
            *left = left.wrapping_sub(1);
            *left == u32::MAX
        })
    }

    fn refused(&self) -> Result<(), String> {
        match self.world.refused.first() {
            Some(request) => Err(format!("it asks what the service refuses: {request}")),
            None => Ok(()),
        }
    }
}

/// The guarantee for every list: nothing is returned twice; everything that existed throughout and did not move is
/// returned, or there is an error, or the reader reports that it does not know. An exact list has what moved, too.
pub fn moving(outcome: &Outcome) -> Result<Verdict, String> {
    if let Some(id) = outcome.given_twice() {
        return Err(format!("record {id} came twice"));
    }
    outcome.refused()?;
    if outcome.error.is_some() {
        return Ok(Verdict::Error);
    }
    let completeness = &outcome.completeness;
    let missing = match completeness.level {
        Level::Exact => outcome.missing_living(),
        Level::Counted | Level::Unproven => outcome.missing(),
    };
    let is_hidden = outcome.world.service.list.is_hidden;
    match (missing, completeness.level) {
        (0, Level::Unproven) => Ok(Verdict::WholeUnproven),
        (0, _) => Ok(Verdict::Whole),
        (_, Level::Unproven) => Ok(Verdict::LostUnproven),
        (_, Level::Counted) if is_hidden => Ok(Verdict::LostUnseen),
        (_, level) => Err(format!(
            "{missing} of {} are missing, and the level is {} ({})",
            outcome.world.service.list.records.len(),
            level.name(),
            completeness.reason
        )),
    }
}

/// The guarantee for an unchanging list: everything, in order, without an error, known to be complete,
/// and with no more requests than necessary.
pub fn still(history: &History, outcome: &Outcome) -> Result<Verdict, String> {
    if let Some(id) = outcome.given_twice() {
        return Err(format!("record {id} came twice"));
    }
    outcome.refused()?;
    let service = &outcome.world.service;
    let reach = service.reach(history.size).unwrap_or(u64::MAX);
    let is_long = service.is_long(history.size);
    // A list that ends at the reach with a full page may have more records after it.
    let is_full = history.make.kind == Kind::Subawards && history.records as u64 == reach;
    let is_cut = (is_long || is_full)
        && match service.paging.cap_strategy {
            CapStrategy::Stop => true,
            // A cursor ends at a place that the service would not accept.
            CapStrategy::Cursor(_) => {
                history.make.kind == Kind::Subawards
                    || history.make.have_blanks
                    || service.first_null().is_some()
            }
            // The model generates no documents of a day and a type that no page reaches.
            CapStrategy::Keys(_) | CapStrategy::Days(_) => false,
        };
    let wanted = service.in_order(&history.arguments());
    match &outcome.error {
        Some(PagingError::Truncated { .. }) if is_cut => {
            let reach = wanted
                .len()
                .min(usize::try_from(reach).unwrap_or(usize::MAX));
            return match outcome.given.len() {
                // Without a tie-breaker, pages repeat some of the records within reach, and hide others.
                given if given < reach && !history.make.kind.is_tied() => {
                    Err(format!("{given} of {reach} within reach came"))
                }
                _ => Ok(Verdict::Error),
            };
        }
        // By chance, a record without a tie-breaker is on no page of any reading.
        Some(PagingError::Changed(how)) if is_unlucky(history, how) => return Ok(Verdict::Error),
        Some(error) => return Err(format!("it stood still, and: {error}")),
        None => {}
    }
    let missing = outcome.missing();
    if missing > 0 {
        return Err(format!("{missing} of {} are missing", wanted.len()));
    }
    // Within a day, the types are read one after the other.
    let is_divided = service.has_days() && is_long && service.fullest_rank() as u64 >= reach;
    if !history.make.kind.is_tied() && !is_divided && outcome.given != wanted {
        return Err("they are not in the service's order".to_owned());
    }
    if let Some(warning) = outcome.warnings.first() {
        return Err(format!("it stood still, and a warning says: {warning}"));
    }
    let level = outcome.completeness.level;
    if level == Level::Unproven && must_know(history, outcome) {
        return Err(format!("unproven: {}", outcome.completeness.reason));
    }
    requests(history, outcome)?;
    Ok(if level == Level::Unproven {
        Verdict::WholeUnproven
    } else {
        Verdict::Whole
    })
}

/// Whether every other reading of a list without a tie-breaker was taken.
fn is_unlucky(history: &History, how: &str) -> bool {
    history.make.kind.is_tied() && history.make.values > 0 && how.contains("8 more readings")
}

fn service_has_null(outcome: &Outcome) -> bool {
    outcome.world.service.first_null().is_some()
}

/// A list of at most this number of pages is proven by reading it twice.
const SHORT: u64 = 10;

/// Whether an unchanging list must be known to be complete.
fn must_know(history: &History, outcome: &Outcome) -> bool {
    let kind = history.make.kind;
    // An inexact count proves nothing, and a list without a tie-breaker is never the same twice.
    if kind == Kind::Subawards {
        return false;
    }
    // Without a key and a tie-breaker, a record that comes on two pages may be two records.
    if !kind.has_key() && outcome.world.service.fullest_rank() > 1 {
        return false;
    }
    kind.has_number() || history.pages() <= SHORT
}

/// Whether requests are compared with those of a plain reading.
fn is_plain(history: &History, outcome: &Outcome) -> bool {
    let service = &outcome.world.service;
    // Equal records without a tie-breaker cost other readings of the list, and ranges of days their counts.
    let has_ties = history.make.kind.is_tied()
        && service
            .list
            .records
            .windows(2)
            .any(|two| two[0].rank == two[1].rank);
    // If the service would not accept a place, smaller pages are tried.
    let has_blanks = history.make.have_blanks;
    !(has_ties || has_blanks || service.has_days() && service.is_full(history.size))
}

/// The requests of an unchanging list: each page once, and a count before and after; twice if a short
/// list without number and cursor is proven that way, or if every seam is requested.
fn requests(history: &History, outcome: &Outcome) -> Result<(), String> {
    if !is_plain(history, outcome) {
        return Ok(());
    }
    let kind = history.make.kind;
    let world = &outcome.world;
    let has_cursor = matches!(kind, Kind::Awards(sort) if sort != Sort::Several);
    let is_parallel = history.concurrency > 1;
    let mut plain = history.pages();
    if has_cursor && is_parallel && history.size >= 10 && plain > 2 {
        // Two windows share a record, and a window has two pages.
        plain = (history.records as u64).div_ceil(history.size - 1) + 1;
    }
    let ends_full = (history.records as u64).is_multiple_of(history.size) && history.records > 0;
    // A full page without a number is followed by an empty one, if hasNext is unreliable.
    let one_more = u64::from(ends_full && (!kind.has_total() || kind.has_day_cursor()));
    // A window of days ends with a page that is not full.
    let windows = match kind.has_day_cursor() && is_parallel {
        true => plain.div_ceil(3),
        false => 0,
    };
    // Pages requested ahead about which nothing is known yet, and pages that two places of a cursor
    // share.
    let ahead = match is_parallel && (history.is_speculative || has_cursor) {
        true => history.concurrency as u64,
        false => 0,
    };
    // If a cursor ends at records without a value, its last page is also requested by its number.
    let ends_early = u64::from(has_cursor && service_has_null(outcome));
    let is_short = !kind.has_number() && plain <= SHORT;
    let times = if is_short || history.prove { 2 } else { 1 };
    // The records beyond the last page of this size are requested in two other sizes, each with the page
    // before.
    let other_sizes = if world.service.is_full(history.size) {
        6
    } else {
        0
    };
    let most = times * (plain + one_more + windows + ahead + ends_early + other_sizes);
    if world.pages > most {
        return Err(format!(
            "{} requests for {plain} pages, at most {most}",
            world.pages
        ));
    }
    // If a cursor is read from several places in parallel, each place may cost a count or a mark.
    let places = if has_cursor && is_parallel {
        4 * history.concurrency as u64
    } else {
        0
    };
    // Where page numbers end, a count shows whether that is the end of the list, each time that its last
    // pages are requested again.
    let ends = if world.service.is_full(history.size) {
        4
    } else {
        0
    };
    let most = 2 + places + ends;
    let more = world.counts + world.marks;
    if more > most {
        return Err(format!("{more} requests beside the pages, at most {most}"));
    }
    Ok(())
}
