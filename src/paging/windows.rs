//! Divides a list into windows that are read in parallel.
//!
//! A cursor leads from page to page, so its pages can only be requested one after the other. If a cursor
//! can be constructed, the list is divided into windows (`window`). Their places are found by requesting the
//! records that are there. They determine only how equal the windows are in size. As far as page numbers
//! reach, a whole page is requested: its first record is the place, and the others are the first page of the
//! window.

use openshelf_core::catalog::{CapStrategy, CursorRange};

use super::boundary::Boundary;
use super::listed_call::ListedCall;
use super::page_facts::PageFacts;
use super::slice::RecordRange;
use super::sort_by::{Place, SortBy};
use super::step::{Probe, Sample, Side, Step};
use super::step_outcome::StepOutcome;

/// The limits of a window's pages. Smaller windows cost more requests, in larger ones more pages wait.
const FEWEST_PAGES: u64 = 3;
pub const MOST_PAGES: u64 = 8;
/// The fewest records of a page with which a window begins: the records that windows share would be too many.
const FEWEST_RECORDS: u64 = 10;
/// The number of probes of a sample that are queued at a time.
const MOST_PROBES: usize = 64;

/// The probes after a place that is followed by this number of records; `page` is the page that begins
/// there.
pub fn probes(listed: &ListedCall, records: u64, side: &Side, page: u64) -> Vec<Step> {
    probes_within(listed, side, page, &RecordRange::whole(records))
}

/// The probes within a slice that begins after a place; without one it begins where the list begins.
pub fn probes_of_slice(
    listed: &ListedCall,
    after: Option<&Place>,
    about: &RecordRange,
) -> Vec<Step> {
    let found = probes_within(listed, &Side::Front, 1, about);
    match after {
        // Page numbers do not reach it from the front.
        Some(after) if found.is_empty() && has_range(listed) => {
            let side = Side::Behind(after.value.clone());
            probes(listed, about.records(), &side, first_page_of(listed, about))
        }
        _ => found,
    }
}

/// The number in the whole list of a slice's first page, so that the page before a probe's has the number before it.
pub fn first_page_of(listed: &ListedCall, about: &RecordRange) -> u64 {
    let size = listed.page_size.max(1);
    match page_probes(listed, about) {
        Some(probe) if begins_with_pages(listed) => {
            let pages = probe.records.saturating_sub(about.before).div_ceil(size);
            probe.page.saturating_sub(pages).max(1)
        }
        _ => about.before / size + 1,
    }
}

/// The probes within some of the records that are counted from a side.
fn probes_within(listed: &ListedCall, side: &Side, page: u64, about: &RecordRange) -> Vec<Step> {
    let size = listed.page_size.max(1);
    let reach = listed.reach.unwrap_or(u64::MAX);
    let first = about.before / size;
    let pages = about.end.min(reach).div_ceil(size);
    let distance = distance(listed, pages.saturating_sub(first));
    let probe = |side: &Side, records: u64, page: u64| Probe {
        records,
        side: side.clone(),
        page,
        is_page: false,
        last: None,
        left: None,
    };
    let mut found: Vec<Probe> = Vec::new();
    if *side == Side::Front && begins_with_pages(listed) {
        found.extend(page_probes(listed, about));
    } else {
        let mut behind = first + 1 + distance;
        while behind < pages {
            found.push(probe(side, behind * size, page + behind));
            behind += distance;
        }
    }
    if about.end <= reach {
        return found.into_iter().map(Step::Probe).collect();
    }
    if has_range(listed) {
        if let Some(last) = found.last_mut() {
            // Several probes are one step: what is left is counted from the last of them.
            let further = last.last.map_or(0, |end| end - last.page) * records_of_probe(listed);
            last.left = Some(about.end.saturating_sub(last.records + further));
        }
    } else if *side == Side::Front && (about.before > 0 || !found.is_empty()) {
        let left = about.of.saturating_sub(reach);
        let mut from_end = left.min(reach) / size * size;
        if left > reach && about.before < about.of - from_end && range_of(listed).is_some() {
            found.push(Probe {
                left: Some(left),
                ..probe(&Side::Largest, reach, page + pages)
            });
        }
        // Limited by the reach of page numbers from the other end.
        while from_end > distance * size {
            let before = about.of - from_end;
            if about.has(before) {
                found.push(probe(&Side::End, from_end, page + before / size));
            }
            from_end -= distance * size;
        }
    }
    found.into_iter().map(Step::Probe).collect()
}

/// Whether windows begin with pages. Slices are large, and their beginnings are only counted.
fn begins_with_pages(listed: &ListedCall) -> bool {
    listed.window_pages.is_none() && !listed.counts_pages && listed.page_size >= FEWEST_RECORDS
}

/// How many records a page has with which a window begins. The first of them belongs to the window before, so
/// that nothing between the two is omitted.
pub fn records_of_probe(listed: &ListedCall) -> u64 {
    listed.page_size.saturating_sub(1)
}

/// The probes that are pages themselves, as one step, within some records of a list.
///
/// The record at a place is the first of a page, so places are multiples of its size. A window continues with
/// one more page, of the usual size, which ends with the record at the next place.
fn page_probes(listed: &ListedCall, about: &RecordRange) -> Option<Probe> {
    let size = records_of_probe(listed).max(1);
    let reach = listed.reach.unwrap_or(u64::MAX);
    let within = about.end.min(reach);
    // The first window has two full pages.
    if within.saturating_sub(about.before) <= 2 * listed.page_size {
        return None;
    }
    let first = (about.before + 2 * size).div_ceil(size) + 1;
    // A page has the last record of the window before and one more at least. One that ends beyond the reach is refused.
    let last = (within.saturating_sub(2) / size + 1).min(reach / size);
    let last = last - last.checked_sub(first)? % 2;
    Some(Probe {
        records: (first - 1) * size + 1,
        side: Side::Front,
        page: first,
        is_page: true,
        last: Some(last).filter(|last| *last > first),
        left: None,
    })
}

impl Probe {
    /// Whether a window is to begin with this page.
    pub fn begins_with(&self, page: u64) -> bool {
        let last = self.last.unwrap_or(self.page);
        (self.page..=last).contains(&page) && (page - self.page).is_multiple_of(2)
    }
}

/// The first of several probes, and the others; nothing if there is only one.
pub fn split_probes(listed: &ListedCall, probe: &Probe) -> Option<(Probe, Probe)> {
    let last = probe.last?;
    let first = Probe {
        last: None,
        left: None,
        ..probe.clone()
    };
    let page = probe.page + 2;
    let others = Probe {
        records: probe.records + 2 * records_of_probe(listed),
        page,
        last: Some(last).filter(|last| *last > page),
        ..probe.clone()
    };
    Some((first, others))
}

/// How many pages a window has. Windows are read in parallel, as many as requests may be under way, in
/// rounds. There are as few rounds as possible, all of the same length: in a shorter round fewer requests
/// would be under way.
pub fn distance(listed: &ListedCall, pages: u64) -> u64 {
    if let Some(pages) = listed.window_pages {
        return pages.max(1);
    }
    let (behind, windows) = (pages.saturating_sub(1), listed.windows as u64);
    let rounds = behind.div_ceil(windows * MOST_PAGES);
    behind.div_ceil((windows * rounds).max(1)).max(FEWEST_PAGES)
}

/// The filter by the value of a sort.
fn range_of(listed: &ListedCall) -> Option<CursorRange> {
    match listed.paging.cap_strategy {
        CapStrategy::Cursor(cursor) => cursor.range,
        _ => None,
    }
}

/// Whether a filter supports the value that the list is sorted by.
fn has_range(listed: &ListedCall) -> bool {
    let own = listed.sort.as_ref().map(|sort| &*sort.name);
    range_of(listed).is_some_and(|range| Some(range.sort) == own)
}

/// The probes in the middle of the list, which page numbers reach from neither end.
///
/// The records with the largest values of another sort are a sample, as large as page numbers reach.
/// Their places in this order are spread about as evenly as those of the list. `behind` is how many
/// records of the list are before the first probe.
fn sample_probes(listed: &ListedCall, sample: &Sample, behind: u64) -> Vec<Step> {
    let size = listed.page_size.max(1);
    let about = listed.extent.about();
    let about = about.unwrap_or(RecordRange::whole(sample.of));
    let end = sample.of.saturating_sub(sample.records).min(about.end);
    let behind = behind.max(about.before);
    let distance = distance(listed, end.saturating_sub(behind).div_ceil(size)) * size;
    let probe = |behind: u64| {
        let rank = u128::from(behind) * u128::from(sample.records) / u128::from(sample.of.max(1));
        Probe {
            records: u64::try_from(rank).unwrap_or(u64::MAX).max(1),
            side: Side::Sample(sample.clone()),
            page: behind / size + 1,
            is_page: false,
            last: None,
            left: None,
        }
    };
    let places = (behind..end)
        .step_by(usize::try_from(distance).unwrap_or(usize::MAX))
        .take(MOST_PROBES);
    let mut found: Vec<Probe> = places.map(probe).collect();
    let behind = behind + distance * found.len() as u64;
    if behind < end
        && let Some(last) = found.last_mut()
    {
        last.left = Some(sample.of - behind);
    }
    found.into_iter().map(Step::Probe).collect()
}

/// The outcome of a probe: the place that it found. Without one there is no window, and the pages before it
/// continue.
pub fn on_probe(listed: &ListedCall, probe: &Probe, facts: &PageFacts) -> StepOutcome {
    if probe.side == Side::Largest {
        let Some(cents) = facts.last_number else {
            return StepOutcome::default();
        };
        let of = probe.records + probe.left.unwrap_or_default();
        let sample = Sample {
            cents,
            records: probe.records,
            of,
        };
        return StepOutcome::replaced_by(sample_probes(listed, &sample, probe.records));
    }
    let takes = |place: &Place| listed.sort.as_ref().is_some_and(|sort| sort.takes(place));
    let at = if probe.is_page {
        &facts.first_place
    } else {
        &facts.last_place
    };
    let Some(place) = at.as_deref().filter(|place| takes(place)).cloned() else {
        return StepOutcome::default();
    };
    // A page has the record at the place, and another one at least.
    let is_begun =
        facts.records.len() > 1 && facts.last_place.as_deref().is_some_and(takes) || !probe.is_page;
    let next_steps = match (&probe.side, probe.left) {
        (_, None) => Vec::new(),
        (Side::Sample(sample), Some(left)) => sample_probes(listed, sample, sample.of - left),
        (_, Some(left)) => probes(listed, left, &Side::Behind(place.value.clone()), probe.page),
    };
    let boundary = is_begun.then_some(Boundary {
        place,
        page: probe.page,
        is_page: probe.is_page,
    });
    StepOutcome {
        boundaries: boundary.into_iter().collect(),
        next_steps,
        ..StepOutcome::default()
    }
}

/// The facts of a page with whose first record a window begins, as if it had been requested at its cursor.
///
/// Page numbers name no cursor from some record on, and say that nothing follows. So only a page that is not full can
/// be the last.
pub fn at_cursor(listed: &ListedCall, sort: &SortBy, facts: PageFacts, body: &[u8]) -> PageFacts {
    let is_full = facts.records.len() as u64 >= records_of_probe(listed);
    let last = facts.last_place.as_deref();
    PageFacts {
        has_more: Some(is_full || facts.has_more != Some(false)),
        cursor: last.map(SortBy::values).unwrap_or_default(),
        ..facts.without_first(sort, listed.key(), body)
    }
}
