//! A window: the records between two places of a list that is sorted by (sort value, id).
//!
//! The windows of a list share no record and omit none, whatever is inserted, deleted or moved between the
//! requests that find their places. That is so by construction. A list begins as one window. A window is only
//! ever divided in two ways: at a place within it ([`Window::split`]), or after the last record of a page that
//! was read from its beginning ([`Window::left_after`]). Both parts together are the window that was divided.
//! [`Window::between`] is the only other constructor, and its first place is before its second.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::page_facts::PageFacts;
use super::sort_by::{Place, SortBy};

/// The records after one place, up to and including another one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// The values that are sent to begin after its first place, as JSON: the id and the sort value. Empty at the
    /// beginning of the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    after: Vec<String>,
    /// Its last place; `None` at the end of the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    until: Option<Place>,
}

impl Window {
    /// The rest of a list after a cursor. It begins at the beginning of the list if there are no values.
    pub fn behind(after: Vec<String>) -> Self {
        Self { after, until: None }
    }

    /// The window between two places; `None` if the first is not before the second. Without a place it goes as far as
    /// the list.
    pub fn between(sort: &SortBy, after: Option<&Place>, until: Option<&Place>) -> Option<Self> {
        let is_ordered = match (after, until) {
            (Some(after), Some(until)) => sort.compare(after, until) == Ordering::Less,
            _ => true,
        };
        is_ordered.then(|| Self {
            after: after.map(SortBy::values).unwrap_or_default(),
            until: until.cloned(),
        })
    }

    /// A stored window. One whose places are not in order was not stored by this program. It then goes on to the end
    /// of the list, so that nothing is omitted.
    pub fn restored(self, sort: Option<&SortBy>) -> Self {
        let is_ordered = match (sort, SortBy::place(&self.after), &self.until) {
            (_, _, None) => true,
            (Some(sort), Some(after), Some(until)) => sort.compare(&after, until) == Ordering::Less,
            (Some(_), None, Some(_)) => self.after.is_empty(),
            (None, _, Some(_)) => false,
        };
        if is_ordered {
            self
        } else {
            Self::behind(self.after)
        }
    }

    /// The values that are sent to begin with its first record.
    pub fn values(&self) -> &[String] {
        &self.after
    }

    /// Its last place; `None` at the end of the list.
    pub fn until(&self) -> Option<&Place> {
        self.until.as_ref()
    }

    /// Whether it begins after this place.
    pub fn begins_after(&self, place: &Place) -> bool {
        SortBy::place(&self.after).as_ref() == Some(place)
    }

    /// The window up to a place and the one after it; `None` if the place is not within it.
    pub fn split(&self, sort: &SortBy, at: &Place) -> Option<(Self, Self)> {
        let after = match (SortBy::place(&self.after), self.after.is_empty()) {
            (None, false) => return None,
            (after, _) => after,
        };
        let before = Self::between(sort, after.as_ref(), Some(at))?;
        let behind = Self::between(sort, Some(at), self.until.as_ref())?;
        Some((before, behind))
    }

    /// What is left of it after a page, whose last record has this cursor; `None` if nothing is.
    pub fn left_after(&self, sort: &SortBy, cursor: Vec<String>) -> Option<Self> {
        if let (Some(last), Some(until)) = (SortBy::place(&cursor), &self.until)
            && sort.compare(&last, until) != Ordering::Less
        {
            return None;
        }
        Some(Self {
            after: cursor,
            until: self.until.clone(),
        })
    }

    /// Both windows as one, of which the second begins where this one ends.
    pub fn joined(&self, next: &Self) -> Self {
        Self {
            after: self.after.clone(),
            until: next.until.clone(),
        }
    }

    /// Whether a page that was read from its beginning reaches its end.
    pub fn is_reached(&self, sort: &SortBy, facts: &PageFacts) -> bool {
        match (&self.until, facts.last_place.as_deref()) {
            (None, _) => false,
            (Some(until), Some(last)) => sort.compare(last, until) != Ordering::Less,
            // A record without a value is after all others.
            (Some(_), None) => !facts.records.is_empty(),
        }
    }
}

/// Whether a page begins after the place that it was requested from, and its records are in order.
pub fn keeps_order(sort: Option<&SortBy>, window: &Window, facts: &PageFacts) -> bool {
    let Some(sort) = sort.filter(|sort| sort.may_invent) else {
        return true;
    };
    let (first, last) = (facts.first_place.as_deref(), facts.last_place.as_deref());
    let is_before = |one: &Place, two: &Place| sort.compare(one, two) == Ordering::Less;
    let begins_after = match (SortBy::place(&window.after), first) {
        (Some(after), Some(first)) if !sort.is_none(&after) => is_before(&after, first),
        _ => true,
    };
    let ends_after = match (first, last) {
        (Some(first), Some(last)) if window.until.is_some() && facts.records.len() > 1 => {
            is_before(first, last)
        }
        // Records without a value are after all others.
        (None, Some(_)) if window.until.is_some() => false,
        _ => true,
    };
    begins_after && ends_after
}

/// How many of the first records of a page, at these places, are up to a place; `None` if they are not in order.
pub fn records_up_to(sort: &SortBy, places: &[Option<Place>], until: &Place) -> Option<usize> {
    let is_in_order = places.windows(2).all(|two| match two {
        [Some(one), Some(two)] => sort.compare(one, two) == Ordering::Less,
        [None, Some(_)] => false,
        _ => true,
    });
    is_in_order.then(|| {
        places.partition_point(|place| {
            place
                .as_ref()
                .is_some_and(|place| sort.compare(place, until) != Ordering::Greater)
        })
    })
}

#[cfg(test)]
mod tests {
    use openshelf_core::catalog::CursorKind;
    use proptest::prelude::*;

    use super::*;
    use crate::sort_by::PlaceId;

    fn sort(is_descending: bool) -> SortBy {
        SortBy {
            name: String::new(),
            kind: Some(CursorKind::Cents),
            may_invent: true,
            fixed_instead: None,
            is_descending,
            no_value: "-",
        }
    }

    fn place((value, id): (i64, i64)) -> Place {
        Place {
            value: value.to_string(),
            id: PlaceId::Number(id),
        }
    }

    /// What happens to the windows of a list.
    #[derive(Debug, Clone)]
    enum Event {
        /// A boundary arrives.
        Boundary((i64, i64)),
        /// A page of this number of records arrives, of the window at this index.
        Page(usize, usize),
        /// The rest is stored, and another process goes on.
        Stored,
    }

    fn event() -> impl Strategy<Value = Event> {
        let value = (-9_i64..10, 0_i64..4);
        prop_oneof![
            3 => value.prop_map(Event::Boundary),
            3 => (0..20_usize, 0..6_usize).prop_map(|(at, records)| Event::Page(at, records)),
            1 => Just(Event::Stored),
        ]
    }

    /// The records of a window, in order.
    fn within<'a>(
        sort: &SortBy,
        window: &Window,
        records: &'a [(i64, i64)],
    ) -> Vec<&'a (i64, i64)> {
        let after = SortBy::place(window.values());
        let is_within = |record: &&(i64, i64)| {
            let own = place(**record);
            let is_after = after
                .as_ref()
                .is_none_or(|after| sort.compare(&own, after) == Ordering::Greater);
            let is_until = window
                .until()
                .is_none_or(|until| sort.compare(&own, until) != Ordering::Greater);
            is_after && is_until
        };
        records.iter().filter(is_within).collect()
    }

    proptest! {
        /// Boundaries in any order and pages of any window: each record is in exactly one window or page.
        #[test]
        fn windows_share_no_record_and_omit_none(
            mut records in prop::collection::vec((-9_i64..10, 0_i64..4), 0..60),
            events in prop::collection::vec(event(), 0..60),
            is_descending: bool,
        ) {
            let sort = sort(is_descending);
            records.sort_unstable();
            records.dedup();
            if is_descending {
                records.reverse();
            }
            let mut windows = vec![Window::behind(Vec::new())];
            let mut given: Vec<(i64, i64)> = Vec::new();
            for event in events {
                match event {
                    Event::Boundary(at) => {
                        let at = place(at);
                        let found = windows
                            .iter()
                            .enumerate()
                            .find_map(|(index, window)| Some((index, window.split(&sort, &at)?)));
                        if let Some((index, (before, behind))) = found {
                            windows.splice(index..=index, [before, behind]);
                        }
                    }
                    Event::Page(index, number) => {
                        let Some(window) = windows.get(index).cloned() else { continue };
                        let page: Vec<(i64, i64)> =
                            within(&sort, &window, &records).into_iter().take(number).copied().collect();
                        let is_all = within(&sort, &window, &records).len() == page.len();
                        given.extend(&page);
                        let left = match page.last() {
                            _ if is_all => None,
                            Some(last) => window.left_after(&sort, SortBy::values(&place(*last))),
                            None => Some(window),
                        };
                        windows.splice(index..=index, left);
                    }
                    Event::Stored => {
                        let text = serde_json::to_string(&windows).unwrap();
                        let stored: Vec<Window> = serde_json::from_str(&text).unwrap();
                        let restored = stored.into_iter().map(|window| window.restored(Some(&sort)));
                        let restored: Vec<Window> = restored.collect();
                        prop_assert_eq!(&restored, &windows);
                        windows = restored;
                    }
                }
            }
            for window in &windows {
                given.extend(within(&sort, window, &records));
            }
            given.sort_unstable();
            records.sort_unstable();
            prop_assert_eq!(given, records);
        }

        #[test]
        fn a_window_is_between_two_places_in_order(one in (-9_i64..10, 0_i64..4), two in (-9_i64..10, 0_i64..4), is_descending: bool) {
            let sort = sort(is_descending);
            let (one, two) = (place(one), place(two));
            let made = Window::between(&sort, Some(&one), Some(&two));
            prop_assert_eq!(made.is_some(), sort.compare(&one, &two) == Ordering::Less);
            let stored = Window { after: SortBy::values(&one), until: Some(two) };
            let restored = stored.clone().restored(Some(&sort));
            prop_assert_eq!(restored.until().is_some(), made.is_some());
            prop_assert!(stored.restored(None).until().is_none());
        }
    }
}
