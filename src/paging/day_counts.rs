//! Divides a list by the numbers of its records by day, which one answer of the count operation gives.
//!
//! A list that a cursor reads is divided into windows of days, of several pages each. A list of numbered pages is
//! divided into ranges of days of one page each: one page is one answer, so that nothing changes within a range.

use jiff::ToSpan;
use jiff::civil::Date;

use super::boundary::Boundary;
use super::day_range::DayRange;
use super::listed_call::ListedCall;
use super::range_transitions::read_range;
use super::sort_by::SortBy;
use super::step::Step;
use super::step_outcome::StepOutcome;
use super::window::Window;
use super::windows::distance;

/// A part has at least this share of the pages that it may have, so that the parts are about equal in size.
const SMALLEST_SHARE: (u64, u64) = (3, 5);

/// Consecutive days of a list, in its order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayPart {
    /// The first and the last of the days that were counted.
    pub earliest: Date,
    pub latest: Date,
    pub records: u64,
}

/// How many pages are requested for a part, and how large a part may be.
#[derive(Debug, Clone, Copy)]
pub struct PartSize {
    pub page: u64,
    pub most_pages: u64,
    /// Only a page that is not full shows the end of a part.
    pub ends_short: bool,
}

impl PartSize {
    fn pages_of(self, records: u64) -> u64 {
        match self.ends_short {
            true => records / self.page + 1,
            false => records.div_ceil(self.page),
        }
    }

    /// How many records the pages of a part could have had besides.
    fn unused(self, records: u64) -> u64 {
        self.pages_of(records)
            .saturating_mul(self.page)
            .saturating_sub(records)
    }

    /// Whether a part of this number uses its pages better than one of another number.
    fn is_better(self, one: u64, other: u64) -> bool {
        let share = |a: u64, b: u64| u128::from(self.unused(a)) * u128::from(self.pages_of(b));
        share(one, other) <= share(other, one)
    }
}

/// The parts of a list with these numbers of records, in their order. A part ends with a whole day. Among the days at
/// which it may end, it ends where its last page is the fullest.
pub fn parts(days: &[(Date, u64)], size: PartSize) -> Vec<DayPart> {
    let least = (size.most_pages.saturating_mul(SMALLEST_SHARE.0) / SMALLEST_SHARE.1)
        .saturating_mul(size.page);
    let mut parts = Vec::new();
    let mut rest = days;
    while !rest.is_empty() {
        let mut records = 0_u64;
        let mut best: Option<(usize, u64)> = None;
        for (index, (_, more)) in rest.iter().enumerate() {
            records = records.saturating_add(*more);
            if best.is_some() && size.pages_of(records) > size.most_pages {
                break;
            }
            let is_better =
                best.is_none_or(|(_, before)| before < least || size.is_better(records, before));
            if is_better {
                best = Some((index, records));
            }
        }
        let at = best.map_or(rest.len(), |(index, _)| index + 1);
        let (own, behind) = rest.split_at_checked(at).unwrap_or((rest, &[]));
        let dates = || own.iter().map(|(day, _)| *day);
        if let (Some(earliest), Some(latest), Some((_, records))) =
            (dates().min(), dates().max(), best)
        {
            parts.push(DayPart {
                earliest,
                latest,
                records,
            });
        }
        rest = behind;
    }
    parts
}

/// The ranges of days of some parts, in the order of the list. They adjoin, and are open at both ends: a document of a
/// new day is in one of them. `latest` is the last day of the latest period.
pub fn ranges(parts: &[DayPart], is_descending: bool, latest: Date) -> Vec<(DayRange, u64)> {
    let mut ascending: Vec<&DayPart> = parts.iter().collect();
    if is_descending {
        ascending.reverse();
    }
    let next = ascending
        .iter()
        .skip(1)
        .map(|part| part.earliest.yesterday().ok());
    let last = std::iter::once(Some(latest));
    let mut ranges: Vec<(DayRange, u64)> = Vec::new();
    for (part, high) in ascending.iter().zip(next.chain(last)) {
        let range = DayRange::new(part.earliest, high.unwrap_or(part.latest));
        ranges.push((range, part.records));
    }
    if let Some((first, _)) = ranges.first_mut() {
        first.is_first = true;
    }
    if let Some((last, _)) = ranges.last_mut() {
        last.is_last = true;
    }
    if is_descending {
        ranges.reverse();
    }
    ranges
}

/// How many records the days have together.
pub fn records_of(counts: &[(Date, u64)]) -> u64 {
    let add = |sum: u64, (_, records): &(Date, u64)| sum.saturating_add(*records);
    counts.iter().fold(0, add)
}

/// The outcome of the numbers by day.
pub fn on_day_counts(listed: &ListedCall, period: usize, counts: &[(Date, u64)]) -> StepOutcome {
    let total = records_of(counts);
    let mut outcome = match &listed.sort {
        Some(sort) if listed.has_cursor() => StepOutcome {
            boundaries: boundaries(listed, sort, counts),
            ..StepOutcome::default()
        },
        // Page numbers do not reach all records, so that there are more than these.
        _ if listed.reach.is_some_and(|reach| total < reach) => {
            return StepOutcome::replaced_by(vec![Step::EarliestDay]);
        }
        _ => {
            let mut steps = range_steps(listed, period, counts);
            steps.push(Step::VerifyTotal { total: Some(total) });
            StepOutcome::replaced_by(steps)
        }
    };
    outcome.expected_total = Some(total);
    outcome
}

/// The same counts in the order of a list.
pub fn in_order_of_list(counts: &[(Date, u64)], is_descending: bool) -> Vec<(Date, u64)> {
    let mut days: Vec<(Date, u64)> = counts
        .iter()
        .copied()
        .filter(|(_, records)| *records > 0)
        .collect();
    if is_descending {
        days.reverse();
    }
    days
}

/// The last day of the latest period that was counted.
pub fn latest_day(period: usize, counts: &[(Date, u64)]) -> Option<Date> {
    let (last, _) = counts.last()?;
    // Only the first of the periods is a day. The longest of the others is a year.
    Some(match period {
        0 => *last,
        _ => last.checked_add(1.year()).unwrap_or(*last),
    })
}

/// The places between windows of days.
fn boundaries(listed: &ListedCall, sort: &SortBy, counts: &[(Date, u64)]) -> Vec<Boundary> {
    if listed.windows <= 1 {
        return Vec::new();
    }
    let wanted = records_of(counts).min(listed.max_records.unwrap_or(u64::MAX));
    let page = listed.page_size.max(1);
    let pages = wanted.div_ceil(page);
    let size = PartSize {
        page,
        most_pages: distance(listed, pages),
        ends_short: true,
    };
    let parts = parts(&in_order_of_list(counts, sort.is_descending), size);
    let mut records = 0;
    let mut boundaries = Vec::new();
    for two in parts.windows(2) {
        let [before, behind] = two else { continue };
        records = before.records.saturating_add(records);
        if records >= wanted {
            break;
        }
        // Each window has its first day as a whole, and the days without records that follow its last one in the
        // order of days.
        let day = match sort.is_descending {
            true => before.earliest,
            false => behind.earliest,
        };
        boundaries.push(Boundary {
            place: SortBy::before_day(day),
            page: records / page + 1,
            is_page: false,
        });
    }
    boundaries
}

/// The steps that read ranges of days, each of one page if its days allow it.
fn range_steps(listed: &ListedCall, period: usize, counts: &[(Date, u64)]) -> Vec<Step> {
    let (Some(days), Some(latest)) = (listed.days(), latest_day(period, counts)) else {
        return Vec::new();
    };
    let is_descending = !(listed.has_order(&days) && listed.has_values(days.ascending));
    let size = PartSize {
        page: listed.page_size.max(1),
        most_pages: 1,
        ends_short: false,
    };
    let parts = parts(&in_order_of_list(counts, is_descending), size);
    let ranges = ranges(&parts, is_descending, latest);
    ranges.iter().map(|(range, _)| read_range(range)).collect()
}

/// The first step that divides a list by days: it counts them, or finds the earliest one of ranges that are halved.
pub fn first_step_by_days(listed: &ListedCall) -> Step {
    count_by_period(listed, 0)
}

/// The step in place of numbers by day that the service did not give: those by a longer period, if there is one.
pub fn step_without_day_counts(listed: &ListedCall, period: usize) -> Step {
    count_by_period(listed, period + 1)
}

fn count_by_period(listed: &ListedCall, period: usize) -> Step {
    match listed.day_count_arguments(period) {
        Some(_) => Step::CountDays { period },
        None => Step::EarliestDay,
    }
}

/// The days of a window, as far as it has ends.
pub fn days_of_window(sort: &SortBy, window: &Window) -> Option<DayRange> {
    let after = SortBy::place(window.values()).and_then(|place| SortBy::day_of(&place));
    let until = window.until().and_then(SortBy::day_of);
    if after.is_none() && until.is_none() {
        return None;
    }
    let (low, high) = if sort.is_descending {
        // The place before the first record of a day is behind all of its records in this order.
        let high = after.and_then(|(day, is_before)| match is_before {
            true => day.yesterday().ok(),
            false => Some(day),
        });
        (until.map(|(day, _)| day), high)
    } else {
        let high = until.and_then(|(day, is_before)| match is_before {
            true => day.yesterday().ok(),
            false => Some(day),
        });
        (after.map(|(day, _)| day), high)
    };
    let any = low.or(high)?;
    Some(DayRange {
        is_first: low.is_none(),
        is_last: high.is_none(),
        ..DayRange::new(low.unwrap_or(any), high.unwrap_or(any))
    })
}

#[cfg(test)]
mod tests {
    use openshelf_core::catalog::CursorKind;
    use proptest::prelude::*;

    use super::*;
    use crate::day_range::tests::day;
    use crate::sort_by::{Place, PlaceId};

    fn sort(is_descending: bool) -> SortBy {
        SortBy {
            name: String::new(),
            kind: Some(CursorKind::DayAndKey),
            may_invent: true,
            fixed_instead: None,
            is_descending,
            no_value: "",
        }
    }

    fn sizes() -> impl Strategy<Value = PartSize> {
        (1..40_u64, 1..9_u64, any::<bool>()).prop_map(|(page, most_pages, ends_short)| PartSize {
            page,
            most_pages,
            ends_short,
        })
    }

    /// Some days with records, in order, and the number of each.
    fn counts() -> impl Strategy<Value = Vec<(Date, u64)>> {
        prop::collection::btree_map(0..400_i32, 0..60_u64, 0..80).prop_map(|days| {
            days.into_iter()
                .map(|(at, records)| (day(at), records))
                .collect()
        })
    }

    proptest! {
        #[test]
        fn parts_have_each_day_once_and_few_pages(counts in counts(), size in sizes(), is_descending: bool) {
            let days = in_order_of_list(&counts, is_descending);
            let parts = parts(&days, size);
            let mut rest = days.as_slice();
            for part in &parts {
                let own: Vec<_> = rest.iter().take_while(|(day, _)| {
                    (part.earliest..=part.latest).contains(day)
                }).collect();
                prop_assert_eq!(own.iter().map(|(_, records)| records).sum::<u64>(), part.records);
                // A single day may be larger.
                prop_assert!(own.len() == 1 || size.pages_of(part.records) <= size.most_pages);
                rest = &rest[own.len()..];
            }
            prop_assert!(rest.is_empty());
        }

        #[test]
        fn each_day_is_in_one_range(counts in counts(), size in sizes(), is_descending: bool) {
            let days = in_order_of_list(&counts, is_descending);
            prop_assume!(!days.is_empty());
            let parts = parts(&days, size);
            let latest = latest_day(0, &counts).unwrap();
            let ranges = ranges(&parts, is_descending, latest);
            prop_assert_eq!(ranges.iter().map(|(_, records)| records).sum::<u64>(), days.iter().map(|(_, records)| records).sum::<u64>());
            for number in -5..410 {
                let day = day(number);
                let has = |range: &DayRange| (range.is_first || range.low <= day) && (range.is_last || day <= range.high);
                prop_assert_eq!(ranges.iter().filter(|(range, _)| has(range)).count(), 1, "{}", day);
            }
        }

        /// The days that a request for a window selects have all of its records, and no day more than its ends share.
        #[test]
        fn the_days_of_a_window_have_its_records(
            after in prop::option::of((0..60_i32, prop::option::of(0..5_u8))),
            until in prop::option::of((0..60_i32, prop::option::of(0..5_u8))),
            at in (0..60_i32, 0..5_u8),
            is_descending: bool,
        ) {
            let sort = sort(is_descending);
            let place = |(number, key): (i32, Option<u8>)| {
                let before = SortBy::before_day(day(number));
                key.map_or(before.clone(), |key| Place {
                    id: PlaceId::Text(format!("2024-{key}")),
                    ..before
                })
            };
            let (after, until) = (after.map(place), until.map(place));
            let Some(window) = Window::between(&sort, after.as_ref(), until.as_ref()) else {
                return Ok(());
            };
            let own = place((at.0, Some(at.1)));
            let is_within = after.as_ref().is_none_or(|after| sort.compare(after, &own).is_lt())
                && until.as_ref().is_none_or(|until| sort.compare(&own, until).is_le());
            let range = days_of_window(&sort, &window);
            prop_assert_eq!(range.is_none(), after.is_none() && until.is_none());
            if let Some(range) = range {
                let day = day(at.0);
                let is_selected = (range.is_first || range.low <= day) && (range.is_last || day <= range.high);
                prop_assert!(is_selected || !is_within);
                let is_end = |place: &Option<Place>| place.as_ref().is_some_and(|place| place.value == own.value);
                prop_assert!(is_within || !is_selected || is_end(&after) || is_end(&until));
            }
        }
    }

    #[test]
    fn a_part_ends_where_its_last_page_is_the_fullest() {
        let size = PartSize {
            page: 10,
            most_pages: 3,
            ends_short: true,
        };
        let counts: Vec<(Date, u64)> = [9, 9, 1, 8, 5]
            .iter()
            .zip(0..)
            .map(|(records, at)| (day(at), *records))
            .collect();
        let parts: Vec<u64> = parts(&counts, size)
            .iter()
            .map(|part| part.records)
            .collect();
        // 19 records fill two pages, and 27 do not fill three.
        assert_eq!(parts, [19, 13]);
    }
}
