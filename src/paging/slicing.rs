//! Divides a list into slices, by what the operation counts and selects: ranges of days, ranges of numbers, and the
//! windows of a cursor. The slices adjoin, and the first and the last one end where the list ends. So a record that is
//! inserted later is in one of them.

use std::future::Future;

use futures_util::StreamExt;
use futures_util::future::try_join;
use futures_util::stream::iter;
use openshelf_core::call::Value;
use openshelf_core::catalog::{CapStrategy, Days, Keys};

use super::answer::Answer;
use super::boundary::Boundary;
use super::call_arguments::{CallArguments, order_of};
use super::count::{RecordCount, count};
use super::day_counts::{
    DayPart, PartSize, first_step_by_days, in_order_of_list, latest_day, parts, ranges,
    step_without_day_counts,
};
use super::day_range::DayRange;
use super::error::PagingError;
use super::fetch::{Fetch, fetch_answer};
use super::listed_call::ListedCall;
use super::range_arguments::{are_periods_of_day, arguments_in_range};
use super::range_transitions::smaller_ranges;
use super::slice::{Extent, RecordRange};
use super::sort_by::{Place, SortBy};
use super::step::{Side, Step};
use super::step_arguments::{numbers_between, step_arguments};
use super::step_outcome::StepOutcome;
use super::transitions::on_response;
use super::windows::{MOST_PAGES, probes};

/// A part of a list that is read by itself. The slices of a list share no record, and omit none.
#[derive(Debug, Clone)]
pub struct Slice {
    /// The arguments that list this part, if arguments can select it.
    pub arguments: CallArguments,
    pub extent: Extent,
    /// How many records it has, as far as that is known.
    pub expected: Option<RecordCount>,
}

/// A list that is divided into slices.
#[derive(Debug, Clone)]
pub struct Slices {
    /// In the order of the list.
    pub slices: Vec<Slice>,
    /// How many records the list has, as far as that is known.
    pub total: Option<RecordCount>,
}

/// Divides a list into about `wanted` slices; `None` leaves it to the size of pages. `concurrency` requests are under
/// way at a time.
///
/// # Errors
///
/// A request fails, or records lie outside all slices.
pub async fn divide(
    listed: &ListedCall,
    fetch: &dyn Fetch,
    concurrency: usize,
    wanted: Option<u64>,
) -> Result<Slices, PagingError> {
    let whole = |expected| Slice {
        arguments: listed.arguments.clone(),
        extent: listed.extent.clone(),
        expected,
    };
    if listed.extent.is_between_places() {
        // Its records cannot be counted.
        return Ok(Slices {
            slices: vec![whole(None)],
            total: None,
        });
    }
    let total = count(listed, fetch).await?;
    let division = Division {
        listed,
        fetch,
        concurrency: concurrency.max(1),
        target: target(listed, total, wanted),
    };
    let slices = match listed.paging.cap_strategy {
        _ if total.is_exact && total.records <= division.target => None,
        CapStrategy::Days(days) => division.by_days(&days, total).await?,
        CapStrategy::Keys(keys) => division.by_numbers(&keys, total).await?,
        CapStrategy::Cursor(_) => division.by_windows(total).await?,
        CapStrategy::Stop => None,
    };
    let slices = slices.unwrap_or_else(|| vec![whole(Some(total))]);
    let sum = sum(&slices).filter(|_| !total.is_exact);
    let total = Some(sum.unwrap_or(total));
    Ok(Slices { slices, total })
}

/// How many records a slice may have.
fn target(listed: &ListedCall, total: RecordCount, wanted: Option<u64>) -> u64 {
    let page = listed.page_reach.largest;
    match wanted {
        Some(wanted) => total.records.div_ceil(wanted.max(1)).max(1),
        None => page.saturating_mul(MOST_PAGES),
    }
}

/// The records of all slices; `None` if a slice does not know its number exactly.
fn sum(slices: &[Slice]) -> Option<RecordCount> {
    let exact = |slice: &Slice| slice.expected.filter(|count| count.is_exact);
    let mut records = 0;
    for slice in slices {
        records += exact(slice)?.records;
    }
    Some(RecordCount {
        records,
        is_exact: true,
    })
}

/// The division of one list.
struct Division<'a> {
    listed: &'a ListedCall,
    fetch: &'a dyn Fetch,
    concurrency: usize,
    /// How many records a slice may have.
    target: u64,
}

impl Division<'_> {
    /// The answer of a step.
    async fn answer(&self, step: &Step) -> Result<Option<Answer>, PagingError> {
        let Some(arguments) = step_arguments(self.listed, step) else {
            return Ok(None);
        };
        let (_, answer) = fetch_answer(self.listed, self.fetch, arguments).await?;
        Ok(Some(answer))
    }

    /// The results of some work on each item, in order; a few items at a time.
    async fn each<'s, T, U, F: Future<Output = Result<U, PagingError>> + 's>(
        &'s self,
        items: Vec<T>,
        work: impl FnMut(T) -> F,
    ) -> Result<Vec<U>, PagingError> {
        let mut under_way = iter(items).map(work).buffered(self.concurrency);
        let mut results = Vec::new();
        while let Some(result) = under_way.next().await {
            results.push(result?);
        }
        Ok(results)
    }

    /// Divides items until each is small enough. `count` returns the number of an item, and `divide` the items into
    /// which one is divided; `None` if it cannot be.
    async fn halved<T: Clone, F: Future<Output = Result<u64, PagingError>>>(
        &self,
        first: T,
        count: impl Fn(T) -> F,
        divide: impl Fn(&T, u64) -> Option<Vec<T>>,
    ) -> Result<Vec<(T, u64)>, PagingError> {
        let mut found = vec![(first, None)];
        while found.iter().any(|(_, number)| number.is_none()) {
            let open = found.iter().filter(|(_, number)| number.is_none());
            let open: Vec<T> = open.map(|(item, _)| item.clone()).collect();
            let mut counts = self.each(open, &count).await?.into_iter();
            let mut next = Vec::new();
            for (item, number) in found {
                let (number, is_new) = match number {
                    Some(number) => (Some(number), false),
                    None => (counts.next(), true),
                };
                match number
                    .filter(|_| is_new)
                    .and_then(|number| divide(&item, number))
                {
                    Some(parts) => next.extend(parts.into_iter().map(|part| (part, None))),
                    None => next.push((item, number)),
                }
            }
            found = next;
        }
        let counted = found
            .into_iter()
            .filter_map(|(item, number)| Some((item, number?)));
        Ok(counted.collect())
    }

    /// Joins neighbours while they are small enough together, and an empty one in any case.
    fn joined<T>(
        &self,
        counted: Vec<(T, u64)>,
        join: impl Fn(&T, &T) -> Option<T>,
    ) -> Vec<(T, u64)> {
        let mut joined: Vec<(T, u64)> = Vec::new();
        for (item, number) in counted {
            let is_joined = |own: u64| own == 0 || number == 0 || own + number <= self.target;
            let before = joined.last_mut().filter(|(_, own)| is_joined(*own));
            match before.and_then(|before| Some((join(&before.0, &item)?, before))) {
                Some((both, before)) => *before = (both, before.1 + number),
                None => joined.push((item, number)),
            }
        }
        joined
    }

    /// Refuses records that lie in no slice, such as those without a day.
    async fn check_sum(
        &self,
        total: RecordCount,
        slices: &[Slice],
        by: &'static str,
    ) -> Result<(), PagingError> {
        let Some(counted) = sum(slices).filter(|_| total.is_exact) else {
            return Ok(());
        };
        let is_part =
            |slice: &Slice| matches!(&slice.extent, Extent::Days(DayRange { facet: Some(_), .. }));
        let is_divided = slices.iter().any(is_part);
        if counted.records >= total.records && !is_divided {
            return Ok(());
        }
        // The list may have become shorter while it was divided.
        let now = count(self.listed, self.fetch).await?;
        if now.records > counted.records {
            return Err(PagingError::OutsideSlices {
                within: counted.records,
                outside: now.records - counted.records,
                by,
            });
        }
        // Records that come or go meanwhile hide those without a value of the parameter that divides a day.
        let stood_still = [now.records, counted.records] == [total.records; 2];
        if is_divided && !stood_still {
            return Err(PagingError::Changed(format!(
                "of {} records there were {} in the end, and {} in the slices, so no number shows whether some are in none",
                total.records, now.records, counted.records
            )));
        }
        Ok(())
    }

    async fn by_days(
        &self,
        days: &Days,
        total: RecordCount,
    ) -> Result<Option<Vec<Slice>>, PagingError> {
        let listed = self.listed;
        if !are_periods_of_day(days, &listed.arguments) {
            return Ok(None);
        }
        let by_counts = self.ranges_by_counts(days).await?;
        let are_exact = by_counts.is_some();
        let counted = match by_counts {
            Some(ranges) => Some(ranges),
            None => self.ranges_by_halves(days).await?,
        };
        let Some(counted) = counted else {
            return Ok(None);
        };
        if let [(only, _)] = counted.as_slice()
            && only.is_whole()
        {
            return Ok(None);
        }
        let mut slices: Vec<Slice> = counted
            .into_iter()
            .filter_map(|(range, number)| {
                Some(Slice {
                    arguments: arguments_in_range(days, &listed.arguments, &range)?,
                    extent: Extent::Days(range),
                    expected: Some(RecordCount {
                        records: number,
                        is_exact: are_exact || !listed.is_cap(number),
                    }),
                })
            })
            .collect();
        // The number of a page ends at the reach, that of another operation may not.
        let is_open = |count: RecordCount| !count.is_exact;
        for slice in &mut slices {
            if slice.expected.is_some_and(is_open) {
                let own = listed.selecting(slice.arguments.clone());
                slice.expected = Some(count(&own, self.fetch).await?);
            }
        }
        self.check_sum(total, &slices, days.member).await?;
        Ok(Some(slices))
    }

    /// Whether the latest day is first.
    fn is_latest_first(&self, days: &Days) -> bool {
        match &self.listed.sort {
            Some(sort) if self.listed.has_cursor() => sort.is_descending,
            _ => self.listed.has_order(days) && !self.listed.has_values(days.ascending),
        }
    }

    /// Ranges of days by the numbers of records by day, in the order of the list; `None` if the operation has no such
    /// numbers, or one day has more records than page numbers reach.
    async fn ranges_by_counts(
        &self,
        days: &Days,
    ) -> Result<Option<Vec<(DayRange, u64)>>, PagingError> {
        let listed = self.listed;
        let mut step = first_step_by_days(listed);
        let (period, counts) = loop {
            let Step::CountDays { period } = step else {
                return Ok(None);
            };
            match self.answer(&step).await {
                Ok(Some(Answer::Days(counts))) => break (period, counts),
                Ok(_) => return Ok(None),
                Err(PagingError::RequestFailed { .. }) => {
                    step = step_without_day_counts(listed, period);
                }
                Err(error) => return Err(error),
            }
        };
        let is_descending = self.is_latest_first(days);
        let Some(latest) = latest_day(period, &counts) else {
            return Ok(None);
        };
        // A slice is a list of its own, whose pages end where they end in every list.
        let size = PartSize {
            page: self.target.max(1),
            most_pages: 1,
            ends_short: false,
        };
        let parts = parts(&in_order_of_list(&counts, is_descending), size);
        let is_beyond = |part: &DayPart| {
            !listed.has_cursor() && listed.reach.is_some_and(|reach| part.records > reach)
        };
        if parts.iter().any(is_beyond) {
            return Ok(None);
        }
        Ok(Some(ranges(&parts, is_descending, latest)))
    }

    /// Ranges of days, halved until each is small enough, in the order of the list.
    async fn ranges_by_halves(
        &self,
        days: &Days,
    ) -> Result<Option<Vec<(DayRange, u64)>>, PagingError> {
        let listed = self.listed;
        let Some(whole) = self.all_days().await?.map(DayRange::open) else {
            return Ok(None);
        };
        let count = |range: DayRange| async move {
            let answer = self.answer(&Step::CountRange { range }).await?;
            Ok(answer.and_then(|answer| answer.total()).unwrap_or_default())
        };
        let divide = |range: &DayRange, number: u64| {
            if listed.is_cap(number) {
                return smaller_ranges(listed, range, number);
            }
            let halves = range.halves().filter(|_| number > self.target)?;
            let is_listed =
                |half: &DayRange| arguments_in_range(days, &listed.arguments, half).is_some();
            Some(halves.into_iter().filter(is_listed).collect())
        };
        let counted = self.halved(whole, count, divide).await?;
        let mut counted = self.joined(without_gaps(&counted), DayRange::merge_adjacent);
        if self.is_latest_first(days) {
            counted.reverse();
        }
        Ok(Some(counted))
    }

    /// From the first to the last day of a record; `None` without a record.
    async fn all_days(&self) -> Result<Option<DayRange>, PagingError> {
        let mut step = Step::EarliestDay;
        loop {
            let Some(answer) = self.answer(&step).await? else {
                return Ok(None);
            };
            let next = on_response(self.listed, &step, &answer)?.next_steps;
            match next.into_iter().next() {
                Some(Step::CountRange { range }) => return Ok(Some(range)),
                Some(next) => step = next,
                None => return Ok(None),
            }
        }
    }

    async fn by_numbers(
        &self,
        keys: &Keys,
        total: RecordCount,
    ) -> Result<Option<Vec<Slice>>, PagingError> {
        let sort = self.listed.arguments.get(keys.sort);
        if sort.is_some_and(|sort| order_of(sort, keys.member).is_none()) {
            return Ok(None);
        }
        let low = self.first_number(keys, "asc");
        let high = self.first_number(keys, "desc");
        let (Some(low), Some(high)) = try_join(low, high).await? else {
            return Ok(None);
        };
        let count = |(after, until): (i64, i64)| async move {
            let arguments = self.between(keys, Some(after), Some(until));
            let (_, answer) =
                fetch_answer(self.listed, self.fetch, self.smallest(arguments)).await?;
            Ok(answer.total().unwrap_or_default())
        };
        let divide = |&(after, until): &(i64, i64), number: u64| {
            let middle = after + (until - after) / 2;
            let is_divided = number > self.target && middle > after;
            is_divided.then(|| vec![(after, middle), (middle, until)])
        };
        let whole = (low.saturating_sub(1), high);
        let counted = self.halved(whole, count, divide).await?;
        let join = |one: &(i64, i64), two: &(i64, i64)| (one.1 == two.0).then_some((one.0, two.1));
        let counted = self.joined(counted, join);
        if counted.len() < 2 {
            return Ok(None);
        }
        let mut slices: Vec<Slice> = counted
            .into_iter()
            .map(|((after, until), number)| {
                let after = (after != whole.0).then_some(after);
                let until = (until != whole.1).then_some(until);
                Slice {
                    arguments: self.between(keys, after, until),
                    extent: Extent::Numbers { after, until },
                    expected: Some(RecordCount {
                        records: number,
                        is_exact: true,
                    }),
                }
            })
            .collect();
        if self.listed.is_descending(keys) {
            slices.reverse();
        }
        self.check_sum(total, &slices, keys.member).await?;
        Ok(Some(slices))
    }

    /// The number of the first record in an order.
    async fn first_number(&self, keys: &Keys, order: &str) -> Result<Option<i64>, PagingError> {
        let mut arguments = self.listed.arguments.clone();
        let order = Value::Text(order.to_owned());
        arguments.set(
            keys.sort,
            Value::Object(vec![(keys.member.to_owned(), order)]),
        );
        let arguments = self.smallest(arguments);
        match fetch_answer(self.listed, self.fetch, arguments).await? {
            (_, Answer::Page(facts)) => Ok(facts.last_number),
            (_, Answer::Count(_) | Answer::Days(_)) => Ok(None),
        }
    }

    fn between(&self, keys: &Keys, after: Option<i64>, until: Option<i64>) -> CallArguments {
        let mut arguments = self.listed.arguments.clone();
        numbers_between(&mut arguments, keys, after, until);
        arguments
    }

    /// The arguments of the smallest first page.
    fn smallest(&self, mut arguments: CallArguments) -> CallArguments {
        let paging = self.listed.paging;
        arguments.set(paging.page, Value::Integer(1));
        arguments.set(paging.size, Value::Integer(paging.smallest));
        arguments
    }

    async fn by_windows(&self, total: RecordCount) -> Result<Option<Vec<Slice>>, PagingError> {
        let may_invent = |sort: &&SortBy| sort.may_invent && sort.kind.is_some();
        let Some(sort) = self.listed.sort.as_ref().filter(may_invent) else {
            return Ok(None);
        };
        let size = self.listed.page_size.max(1);
        // A place must be within the reach of page numbers from the one before it.
        let reach = self.listed.reach.unwrap_or(u64::MAX) / size;
        let most = reach.saturating_sub(2).max(1) * size;
        let steps_to_target = self.target.div_ceil(most);
        let pages = self.target.div_ceil(steps_to_target).div_ceil(size);
        let mut divided = self.listed.clone();
        divided.window_pages = Some(pages);
        let mut steps = probes(&divided, total.records, &Side::Front, 1);
        let mut found = Vec::new();
        while !steps.is_empty() {
            let listed = &divided;
            let outcomes = self.each(steps, |step| async move {
                match self.answer(&step).await? {
                    Some(answer) => on_response(listed, &step, &answer),
                    None => Ok(StepOutcome::default()),
                }
            });
            steps = Vec::new();
            for outcome in outcomes.await? {
                found.extend(outcome.boundaries);
                steps.extend(outcome.next_steps);
            }
        }
        let mut places = in_order(sort, found, size);
        // A place that is less than half a distance before the end of a slice is closest to it.
        let half = pages * size / 2;
        let mut end = self.target;
        places.retain(|(_, before)| {
            let is_end = before + half >= end;
            while before + half >= end {
                end += self.target;
            }
            is_end
        });
        Ok(Some(self.windows_between(&places, total.records)))
    }

    /// The windows between places, each with the number of records before it.
    fn windows_between(&self, places: &[(Place, u64)], total: u64) -> Vec<Slice> {
        let first = std::iter::once((None, 0));
        let begins = first.chain(places.iter().map(|(place, at)| (Some(place.clone()), *at)));
        let ends = places.iter().map(|(place, at)| (Some(place.clone()), *at));
        let ends = ends.chain(std::iter::once((None, total)));
        let window =
            |((after, from), (until, to)): ((Option<Place>, u64), (Option<Place>, u64))| {
                let before = from.min(total);
                let about = RecordRange {
                    before,
                    end: to.clamp(before, total),
                    of: total,
                };
                Slice {
                    arguments: self.listed.arguments.clone(),
                    extent: Extent::Window {
                        after,
                        until,
                        about: Some(about),
                    },
                    expected: Some(RecordCount {
                        records: about.records(),
                        is_exact: false,
                    }),
                }
            };
        begins.zip(ends).map(window).collect()
    }
}

/// The same ranges, each up to the next one. Between them are days that the caller's periods leave out.
fn without_gaps(counted: &[(DayRange, u64)]) -> Vec<(DayRange, u64)> {
    let next = counted.iter().skip(1).map(|(range, _)| Some(range));
    let next: Vec<Option<&DayRange>> = next.chain([None]).collect();
    let filled = counted.iter().zip(next).map(|((range, number), next)| {
        let range = next.map_or_else(|| range.clone(), |next| range.up_to(next));
        (range, *number)
    });
    filled.collect()
}

/// The places at which windows begin, in the order of the list, with the number of records before each.
fn in_order(sort: &SortBy, mut found: Vec<Boundary>, size: u64) -> Vec<(Place, u64)> {
    found.sort_by(|one, two| sort.compare(&one.place, &two.place));
    found.dedup_by(|one, two| one.place == two.place);
    let records = |page: u64| page.saturating_sub(1).saturating_mul(size);
    let places = found.into_iter();
    places.map(|own| (own.place, records(own.page))).collect()
}
