//! A call of a list operation: what is listed, and how the operation lists it.
//!
//! A listed call sends nothing and remembers nothing. The rest of a list is in its steps, so another process can
//! resume from them. `step_arguments` turns a step into a request, and `transitions` turns its answer into
//! the next steps.

use super::bounds::Bounds;
use super::call_arguments::{CallArguments, order_of};
use super::count_operation::{CountOperation, counts_exactly};
use super::day_range::DayRange;
use super::error::UnreadableAnswer;
use super::known_records::Recognition;
use super::page_facts::PageFacts;
use super::range_arguments::are_periods_of_day;
use super::reach::Reach;
use super::slice::Extent;
use super::sort_by::SortBy;
use super::step::{CursorPage, PageRun, Step};
use openshelf_core::call::{Value, documented_default};
use openshelf_core::catalog::{
    CapStrategy, Days, End, HasNext, Keys, NewestFirst, Paging, Rule, Service, Ties,
};

/// The number of other page sizes in which a list with unbroken ties is read again.
const MOST_SIZES: u64 = 6;

/// One way to read the list once more: in another order, or by pages of another size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// Arguments, as JSON, for the order; empty for the caller's own.
    pub order: &'static str,
    pub page_size: u64,
}

/// What is listed, and how.
#[derive(Debug, Clone)]
pub struct ListedCall {
    pub service: &'static Service,
    pub paging: &'static Paging,
    pub arguments: CallArguments,
    /// The operation that counts the records exactly.
    count_operation: Option<CountOperation>,
    /// Records in a requested page.
    pub page_size: u64,
    /// Records in a returned page.
    pub given_size: u64,
    /// Other ways to read the same list, for records that another reading missed.
    pub readings: Vec<Reading>,
    /// How many records pages of this size reach.
    pub reach: Option<u64>,
    /// How many records pages of other sizes reach.
    pub(crate) page_reach: Reach,
    /// How many records the caller wants at most; `None` for all.
    pub max_records: Option<u64>,
    /// The sort of the list, if its cursor depends on it.
    pub sort: Option<SortBy>,
    /// How many requests may be under way for the pages of a cursor, from several places of the list.
    pub windows: usize,
    /// How many pages a window has; `None` leaves it to the number of windows.
    pub(crate) window_pages: Option<u64>,
    /// The caller wants a number of pages, so none may be smaller than the others.
    pub(crate) counts_pages: bool,
    /// The list contains other records, without cursor, key and exact count.
    pub is_other_level: bool,
    /// Which records of the list are read.
    pub extent: Extent,
}

impl ListedCall {
    /// The list of a call with these arguments. The caller must not set page, cursor or offset.
    #[must_use]
    pub fn new(
        service: &'static Service,
        paging: &'static Paging,
        mut arguments: CallArguments,
        bounds: &Bounds,
    ) -> Self {
        let is_other_level = is_other_level(paging, &arguments);
        request_identity(paging, &mut arguments, is_other_level);
        let sort = match paging.cap_strategy {
            CapStrategy::Cursor(cursor) if !is_other_level => {
                Some(SortBy::choose(&cursor, &mut arguments))
            }
            CapStrategy::Days(days) => days
                .cursor
                .and_then(|cursor| SortBy::day(&days, &cursor, &arguments)),
            _ => None,
        };
        let parameter = arguments.operation.parameter(paging.size);
        let largest = parameter.and_then(|parameter| parameter.max);
        let own = match arguments.get(paging.size) {
            Some(Value::Integer(number)) => Some(*number),
            _ => None,
        };
        let few = bounds
            .max_records
            .and_then(|wanted| i64::try_from(wanted).ok());
        let largest = largest.unwrap_or(100);
        let size = own.unwrap_or_else(|| few.map_or(largest, |few| few.min(largest)));
        let given_size = size.max(paging.smallest).unsigned_abs();
        let max_records = match (bounds.max_records, bounds.max_pages) {
            (Some(records), Some(pages)) => Some(records.min(pages.saturating_mul(given_size))),
            (records, pages) => records.or(pages.map(|pages| pages.saturating_mul(given_size))),
        };
        let largest = largest.unsigned_abs();
        // Fewer seams must be proven if no number shows missed changes.
        let has_number = !paging.total.is_empty()
            || (!is_other_level
                && paging
                    .counted_by
                    .is_some_and(|count| counts_exactly(&count, &arguments)))
            || sort.as_ref().is_some_and(|sort| sort.kind.is_some());
        let size = if paging.in_largest_pages || (!has_number && !paging.pages_overlap) {
            // One page is one answer, in which no record is repeated or missing.
            given_size.max(max_records.unwrap_or(u64::MAX).min(largest))
        } else {
            given_size
        };
        let last = arguments.operation.parameter(paging.page);
        let last = last.and_then(|parameter| parameter.max);
        let page_reach = Reach {
            records: paging.reach,
            last_page: last.map_or(u64::MAX, i64::unsigned_abs),
            smallest: paging.smallest.unsigned_abs().max(1),
            size,
            largest: largest.max(size),
        };
        let count = || CountOperation::of(service, paging, &arguments);
        let count_operation = (!is_other_level).then(count).flatten();
        let mut listed = Self {
            service,
            paging,
            count_operation,
            page_size: size,
            given_size,
            readings: Vec::new(),
            reach: page_reach.of(size),
            page_reach,
            arguments,
            max_records,
            windows: 1,
            window_pages: None,
            counts_pages: bounds.max_pages.is_some(),
            extent: Extent::Whole,
            is_other_level,
            sort,
        };
        if listed.sort.as_ref().is_some_and(|sort| sort.may_invent)
            && listed.wants_more_than(listed.page_size)
            && listed.has_count_operation()
        {
            listed.windows = bounds.concurrency;
        }
        if listed.is_tied() {
            listed.readings = listed.other_readings(largest);
        }
        listed
    }

    /// Whether every page reports the number of records. A page at a cursor reports that of its window.
    pub(crate) fn has_total(&self) -> bool {
        !self.paging.total.is_empty() && !self.has_cursor()
    }

    /// The sort in which no record moves, if a list with cursors has another one: in that one records may move.
    pub(crate) fn fixed_sort(&self) -> Option<&'static str> {
        self.sort
            .as_ref()
            .filter(|_| self.has_cursor())?
            .fixed_instead
    }

    /// How the list is divided by days, if its operation divides it so.
    pub(crate) fn days(&self) -> Option<Days> {
        match self.paging.cap_strategy {
            CapStrategy::Days(days) => Some(days),
            _ => None,
        }
    }

    /// The order of records with equal sort values.
    pub(crate) fn ties(&self) -> Ties {
        let by = self.arguments.get("sort").map(Value::wire_text);
        if self.is_other_level {
            Ties::Unbroken
        } else if !self.key().is_empty() && by.as_deref() == Some(self.key()) {
            // No two records have the same key.
            Ties::Broken
        } else {
            self.paging.ties
        }
    }

    /// Whether records with equal sort values may be in another order in each answer.
    pub(crate) fn is_tied(&self) -> bool {
        self.ties() != Ties::Broken
    }

    /// The member that is unique among the records; empty if there is none.
    pub(crate) fn key(&self) -> &'static str {
        if self.is_other_level {
            ""
        } else {
            self.paging.key
        }
    }

    /// Whether the list is read by the cursor of its sort.
    pub(crate) fn has_cursor(&self) -> bool {
        self.sort.as_ref().is_some_and(|sort| sort.kind.is_some())
    }

    /// Whether new and changed records go to the front of the list.
    pub(crate) fn is_newest_first(&self) -> bool {
        match self.paging.newest_first {
            NewestFirst::Never => false,
            NewestFirst::Always => true,
            NewestFirst::When(any) => any.iter().any(|values| self.has_values(values)),
        }
    }

    /// Whether repeated records are recognised: by their key, or probably as a whole.
    pub(crate) fn recognises(&self) -> bool {
        !self.key().is_empty() || self.tells_apart()
    }

    /// The key of the records that these arguments request; empty if they request them without it, as counts do.
    #[must_use]
    pub fn requested_key(&self, arguments: &CallArguments) -> &'static str {
        let key = self.key();
        let mut members = std::iter::once(&key).chain(self.paging.key_with);
        let is_requested =
            self.paging.always_has_key || members.all(|member| arguments.selects(member));
        if is_requested { key } else { "" }
    }

    /// Whether a record without a key that is repeated as a whole is probably the same one.
    fn tells_apart(&self) -> bool {
        let mut members = told_apart_by(self.paging, self.is_other_level).iter();
        members.all(|member| self.arguments.selects(member))
    }

    /// Which records are recognised if they are repeated.
    pub(crate) fn recognition(&self) -> Recognition {
        if self.tells_apart() {
            Recognition::Whole
        } else {
            Recognition::Keys
        }
    }

    /// Other ways to read the list. Pages of another size end at other records, and the fewer pages there
    /// are, the fewer records are at an end.
    fn other_readings(&self, largest: u64) -> Vec<Reading> {
        let own_order = |page_size| Reading {
            order: "",
            page_size,
        };
        let mut readings = Vec::new();
        if self.page_size < largest {
            readings.push(own_order(largest));
        }
        let is_other = |order: &&&str| !self.has_values(order);
        readings.extend(
            self.paging
                .orders
                .iter()
                .filter(is_other)
                .map(|order| Reading {
                    order,
                    page_size: largest,
                }),
        );
        let sizes = match self.ties() {
            Ties::Unbroken => 1..=MOST_SIZES,
            Ties::Broken | Ties::Unknown => 1..=u64::from(self.page_size >= largest),
        };
        let smallest = self.paging.smallest.unsigned_abs();
        readings.extend(
            sizes
                .filter(|less| largest.saturating_sub(*less) >= smallest)
                .map(|less| own_order(largest - less)),
        );
        readings
    }

    /// The steps of another reading of `total` records; `None` after the last one.
    pub(crate) fn reading_steps(&self, reading: usize, total: u64) -> Option<Vec<Step>> {
        self.readings.get(reading)?;
        let like = PageRun {
            reading: Some(reading),
            ..PageRun::default()
        };
        if !self.has_total() {
            return Some(vec![Step::NumberedPages(PageRun { page: 1, ..like })]);
        }
        Some(self.remaining_pages(&like, 1, total))
    }

    /// The number of records in a requested page of a run.
    pub(crate) fn size_of(&self, run: &PageRun) -> u64 {
        let reading = run.reading.and_then(|reading| self.readings.get(reading));
        let own = reading.map_or(self.page_size, |reading| reading.page_size);
        run.size.unwrap_or(own)
    }

    /// How many records the pages of a run reach.
    pub(crate) fn reach_of(&self, run: &PageRun) -> Option<u64> {
        self.page_reach.of(self.size_of(run))
    }

    /// Whether page numbers reach the page after one.
    pub(crate) fn reaches_behind(&self, run: &PageRun) -> bool {
        let reached = (run.page + 1).saturating_mul(self.size_of(run));
        self.reach_of(run).is_none_or(|reach| reached <= reach)
    }

    /// The argument for the largest pages, if those reach further.
    pub(crate) fn larger_pages(&self) -> Option<(&'static str, i64)> {
        let largest = self.arguments.operation.parameter(self.paging.size)?.max?;
        let further = self.reach < self.paging.reach && self.page_size < largest.unsigned_abs();
        further.then_some((self.paging.size, largest))
    }

    /// Whether a range of days is the slice that is read.
    pub(crate) fn is_slice(&self, range: &DayRange) -> bool {
        matches!(&self.extent, Extent::Days(own) if own == range)
    }

    /// The same list, of which only some records are read.
    #[must_use]
    pub fn within(mut self, extent: Extent) -> Self {
        if extent.is_between_places() {
            // A count would be that of the whole list.
            self.count_operation = None;
        }
        self.extent = extent;
        self
    }

    /// The part of the list that other arguments select.
    pub(crate) fn selecting(&self, arguments: CallArguments) -> Self {
        Self {
            arguments,
            ..self.clone()
        }
    }

    /// The step of the first page.
    pub(crate) fn first_step(&self) -> Step {
        if self.is_single_answer() {
            return Step::OnlyPage;
        }
        match self.paging.cap_strategy {
            CapStrategy::Cursor(_)
                if self.has_cursor() && self.windows <= 1 && self.fixed_sort().is_none() =>
            {
                Step::CursorPage(CursorPage::first())
            }
            // Where the client makes the cursor, the first page reports how many there are, up to a limit.
            _ => Step::FirstPage,
        }
    }

    /// Whether one answer contains every record.
    pub(crate) fn is_single_answer(&self) -> bool {
        let equals = |parameter: &str, value: &str| {
            self.effective_value(parameter)
                .is_some_and(|own| own.wire_text() == value)
        };
        self.paging
            .whole_when
            .is_some_and(|(parameter, value)| equals(parameter, value))
            || self
                .paging
                .whole_unless
                .is_some_and(|parameter| !equals(parameter, "true"))
            || self.has_names_instead_of_pages()
    }

    /// Whether a given parameter, such as a list of ids, replaces the page number.
    fn has_names_instead_of_pages(&self) -> bool {
        let rules = self.arguments.operation.rules.iter();
        rules.into_iter().any(|rule| match rule {
            Rule::Replaces(parameter, replaced) => {
                replaced.contains(&self.paging.page) && self.arguments.has(parameter)
            }
            _ => false,
        })
    }

    /// The value of a parameter: the caller's, or else the documented default.
    pub(crate) fn effective_value(&self, parameter: &str) -> Option<Value> {
        if let Some(value) = self.arguments.get(parameter) {
            return Some(value.clone());
        }
        documented_default(self.arguments.operation.parameter(parameter)?)
    }

    /// Whether more records are wanted than page numbers can reach.
    pub(crate) fn wants_more_than(&self, reach: u64) -> bool {
        self.max_records.is_none_or(|wanted| wanted > reach)
    }

    /// Whether another operation counts the records exactly.
    pub(crate) fn has_count_operation(&self) -> bool {
        self.count_operation.is_some()
    }

    /// Whether only another operation counts the records of a range.
    pub(crate) fn counts_ranges_separately(&self) -> bool {
        self.paging.total.is_empty() && self.has_count_operation()
    }

    /// Whether the count operation counts the records by day.
    pub(crate) fn counts_days(&self) -> bool {
        self.day_count_arguments(0).is_some()
    }

    /// The arguments of the operation that counts the records of these arguments.
    pub(crate) fn count_arguments(&self, listed: &CallArguments) -> Option<CallArguments> {
        let count = self.count_operation.as_ref()?;
        Some(count.arguments(listed))
    }

    /// The arguments of the count that is requested with the first page; `None` if the pages report the
    /// total, or if fewer records are wanted than a page has.
    pub(crate) fn first_page_count(&self) -> Option<CallArguments> {
        let is_wanted = self.paging.total.is_empty()
            && self.wants_more_than(self.page_size)
            && (self.windows > 1 || !self.has_cursor() || self.fixed_sort().is_some());
        is_wanted
            .then(|| self.count_arguments(&self.arguments))
            .flatten()
    }

    /// The arguments of the operation that counts the records by day, or by a longer period; `None` if there is no
    /// such operation or no longer period.
    pub(crate) fn day_count_arguments(&self, period: usize) -> Option<CallArguments> {
        let with = self.days()?.counted_with.get(period)?;
        let mut arguments = self.count_arguments(&self.arguments)?;
        arguments.set_from_json(with);
        Some(arguments)
    }

    /// Whether the caller requests descending numbers.
    pub(crate) fn is_descending(&self, keys: &Keys) -> bool {
        let sort = self.arguments.get(keys.sort);
        sort.and_then(|sort| order_of(sort, keys.member)).as_deref() == Some("desc")
    }

    /// Whether the caller requests an order.
    pub(crate) fn has_order(&self, days: &Days) -> bool {
        let is_set = |name: &&str| self.arguments.get(name).is_some();
        days.orders.iter().any(is_set)
    }

    /// The pages of a run like this one from a page on, limited by the total and the reach of page
    /// numbers.
    pub(crate) fn remaining_pages(&self, like: &PageRun, first: u64, total: u64) -> Vec<Step> {
        let reach = self.reach_of(like).unwrap_or(u64::MAX);
        let last = total.min(reach).div_ceil(self.size_of(like));
        if first > last {
            return Vec::new();
        }
        vec![Step::NumberedPages(PageRun {
            page: first,
            last: Some(last),
            total: Some(total),
            is_queued: false,
            ..like.clone()
        })]
    }

    /// Whether a page may follow this one of a run whose end only its answers show.
    pub(crate) fn may_have_page_after(&self, run: &PageRun) -> bool {
        let is_open = run.last.is_none() && run.range.is_none() && !run.is_queued;
        is_open && self.reaches_behind(run)
    }

    /// Whether the records beyond the reach of page numbers can be requested another way.
    pub(crate) fn can_pass_reach(&self) -> bool {
        match self.paging.cap_strategy {
            CapStrategy::Stop => false,
            _ if self.has_cursor() => true,
            CapStrategy::Cursor(_) => false,
            CapStrategy::Keys(_) => true,
            CapStrategy::Days(days) => are_periods_of_day(&days, &self.arguments),
        }
    }

    /// Whether a page without a total shows that another page follows.
    pub(crate) fn has_next_page(
        &self,
        facts: &PageFacts,
        page: u64,
        size: u64,
    ) -> Result<bool, UnreadableAnswer> {
        let records = facts.records.len() as u64;
        let is_full = records >= size;
        match (self.paging.end, self.paging.has_next) {
            (End::More(_), Some(HasNext::Capped(reach))) if page.saturating_mul(size) >= reach => {
                Ok(is_full || facts.has_more == Some(true))
            }
            (End::More(_), _) => Ok(facts.has_more == Some(true)),
            (End::Short, _) => Ok(is_full),
            (End::Empty, _) => Ok(records > 0),
            (End::Total, _) => Err(UnreadableAnswer::WithoutTotal(self.paging.total)),
        }
    }

    /// Whether a page follows this one, by its total or by its own word.
    pub(crate) fn follows(&self, facts: &PageFacts, page: u64, size: u64) -> bool {
        match facts.total {
            // A capped list may continue beyond the cap.
            Some(_) if self.ends_before_total(facts, page, size) => false,
            Some(_) if facts.exceed_total(page, size) => true,
            Some(total) => page.saturating_mul(size) < total || self.is_cap(total),
            _ => self.has_next_page(facts, page, size).unwrap_or(false),
        }
    }

    /// Whether a page shows that the list ends with it, although its total promises more records.
    pub(crate) fn ends_before_total(&self, facts: &PageFacts, page: u64, size: u64) -> bool {
        let is_end = match (facts.has_more, self.paging.has_next) {
            (Some(more), None | Some(HasNext::Exact)) => !more,
            _ => facts.records.is_empty(),
        };
        is_end && facts.contradict_total(page, size)
    }

    /// Whether a total equals the reach of pages, so that it may be the cap instead of the number.
    pub(crate) fn is_cap(&self, total: u64) -> bool {
        self.paging.is_capped && self.paging.reach == Some(total)
    }

    /// Whether the arguments have these values, written as a JSON object.
    pub fn has_values(&self, json: &str) -> bool {
        let Ok(serde_json::Value::Object(members)) = serde_json::from_str(json) else {
            return false;
        };
        members
            .into_iter()
            .all(|(name, value)| self.effective_value(&name) == Some(value.into()))
    }
}

/// Requests the members that identify a record, if the caller selects members.
fn request_identity(paging: &Paging, arguments: &mut CallArguments, is_other_level: bool) {
    if !is_other_level {
        if !paging.key.is_empty() && !paging.always_has_key {
            arguments.add_to_fields(paging.key);
        }
        for member in paging.key_with {
            arguments.add_to_fields(member);
        }
    }
    for member in told_apart_by(paging, is_other_level) {
        arguments.add_to_fields(member);
    }
}

/// The members without which two different records are often equal.
fn told_apart_by(paging: &Paging, is_other_level: bool) -> &'static [&'static str] {
    match paging.other_level {
        Some(level) if is_other_level => level.told_apart_by,
        _ => paging.told_apart_by,
    }
}

/// Whether the arguments request the list of other records.
fn is_other_level(paging: &Paging, arguments: &CallArguments) -> bool {
    let Some(other) = paging.other_level else {
        return false;
    };
    match arguments.get(other.level.0) {
        Some(level) => level.wire_text() == other.level.1,
        None => arguments.get(other.flag) == Some(&Value::Boolean(true)),
    }
}
