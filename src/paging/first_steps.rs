//! The steps with which a list begins, or a slice of it.

use super::listed_call::ListedCall;
use super::slice::Extent;
use super::sort_by::Place;
use super::step::{CursorPage, Step};
use super::window::Window;
use super::windows::{first_page_of, probes_of_slice};

/// The steps that read the whole list, or the slice of it that its extent is.
pub fn first_steps(listed: &ListedCall) -> Vec<Step> {
    match &listed.extent {
        // It is halved until each part is one answer, if that is possible.
        Extent::Days(range) if listed.sort.is_none() => vec![Step::CountRange {
            range: range.clone(),
        }],
        // The arguments select its days, and a cursor reads them.
        Extent::Whole | Extent::Days(_) => vec![first_or_count(listed)],
        Extent::Numbers { .. } => vec![Step::KeyedPage { after: None }],
        Extent::Window { after, until, .. } => {
            between_places(listed, after.as_ref(), until.as_ref())
        }
    }
}

/// The first step of a whole list. If another operation counts the records, they are counted before any
/// page is requested: between a page and a later count, something may vanish that neither shows.
fn first_or_count(listed: &ListedCall) -> Step {
    let is_counted = listed.first_page_count().is_some();
    if is_counted && !listed.has_cursor() && !listed.is_single_answer() {
        return Step::CountAll;
    }
    listed.first_step()
}

/// The first page of a slice between two places, and the probes that look for the places within it.
fn between_places(listed: &ListedCall, after: Option<&Place>, until: Option<&Place>) -> Vec<Step> {
    // Without an order there are no places.
    let Some(sort) = &listed.sort else {
        return vec![first_or_count(listed)];
    };
    let Some(window) = Window::between(sort, after, until) else {
        return Vec::new();
    };
    let about = listed.extent.about();
    // Without a place to begin after, the number of a page selects its records.
    let page = after.and(about).map(|about| first_page_of(listed, &about));
    let first = CursorPage {
        window,
        page: page.unwrap_or(1),
        ..CursorPage::first()
    };
    let about = about.filter(|_| listed.windows > 1);
    let probes = about.map(|about| probes_of_slice(listed, after, &about));
    let first = std::iter::once(Step::CursorPage(first));
    first.chain(probes.into_iter().flatten()).collect()
}
