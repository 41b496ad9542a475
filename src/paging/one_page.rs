//! What is known about a list of which a call returned one page.

use openshelf_core::call::Value;
use serde_json::Value as Json;

use super::completeness::{Completeness, Level};
use super::listed_call::ListedCall;
use super::page_facts::PageFacts;
use super::split::text_of;
use openshelf_core::catalog::End;

impl Completeness {
    /// What is known about the list of a call whose answer has this body and this many records: whether they are a
    /// page of it, or all of it.
    #[must_use]
    pub fn of_one_page(listed: &ListedCall, body: &[u8], records: usize) -> Self {
        let known = |level, reason| Self {
            level,
            reason,
            ..Self::of_nothing()
        };
        let whole = |why: &str| known(Level::Exact, why.to_owned());
        if listed.is_single_answer() {
            return whole("the service returns the whole list in one answer");
        }
        let facts = facts_of(listed, body, records);
        let page = asked_page(listed);
        let follows = page.is_none_or(|page| follows(listed, &facts, page));
        let count = records as u64;
        let is_all = facts.total.is_none_or(|total| count >= total);
        if page == Some(1) && !follows && is_all {
            return whole("the list has one page");
        }
        let name = page.map_or_else(|| "a page".to_owned(), |page| format!("page {page}"));
        let of = match facts.total {
            Some(total) if listed.is_cap(total) => format!("{count} of {total} or more records"),
            Some(total) => format!("{count} of {total} records"),
            None if follows => format!("{count} records, and more may follow"),
            None => format!("{count} records"),
        };
        known(Level::Unproven, format!("{name} of the list: {of}"))
    }
}

/// The number of the page that the caller requests; `None` if another parameter says where it begins.
fn asked_page(listed: &ListedCall) -> Option<u64> {
    let arguments = &listed.arguments;
    let has_place = |place: &&str| arguments.has(place);
    if listed.paging.places.iter().any(has_place) {
        return None;
    }
    match arguments.get(listed.paging.page) {
        None => Some(1),
        Some(Value::Integer(page)) => u64::try_from(*page).ok(),
        Some(_) => None,
    }
}

/// Whether the service has records after this page.
fn follows(listed: &ListedCall, facts: &PageFacts, page: u64) -> bool {
    match listed.effective_value(listed.paging.size) {
        Some(Value::Integer(size)) => listed.follows(facts, page, size.unsigned_abs()),
        // The service's own size is not known: every page with records may be full.
        _ => match (facts.total, facts.has_more) {
            (Some(total), _) => facts.records.len() as u64 != total || listed.is_cap(total),
            (None, Some(more)) => more,
            (None, None) => !facts.records.is_empty(),
        },
    }
}

/// The facts of a page that say what follows it. Its records are counted already.
fn facts_of(listed: &ListedCall, body: &[u8], records: usize) -> PageFacts {
    let body = text_of(body).unwrap_or_default();
    let value = |path: &str| -> Option<Json> {
        let found = openshelf_json::find(body, path.split('.'))?;
        serde_json::from_str(found).ok()
    };
    let more = match listed.paging.end {
        End::More(path) => value(path).and_then(|more| more.as_bool()),
        End::Total | End::Short | End::Empty => None,
    };
    PageFacts {
        records: vec![0..0; records],
        total: listed
            .paging
            .total
            .iter()
            .find_map(|path| value(path)?.as_u64()),
        has_more: more,
        ..PageFacts::default()
    }
}
