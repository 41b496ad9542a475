//! Which requests list all records: a step becomes a request, its answer the steps that follow.
//!
//! The plan sends nothing and remembers nothing; all that a walk still has to do stands in its
//! steps. That is why a walk can go on from a list of them in another process.

use super::Trouble;
use super::ask::{Given, from_json};
use super::facts::{self, Facts, Unreadable};
use super::part::{Part, dividing_values, is_about, within};
use super::step::{Numbered, Step};
use crate::call::Value;
use crate::table::{Beyond, Count, Days, DefaultValue, End, Keys, Operation, Paging, Service};

/// What is to be listed, and how.
#[derive(Debug, Clone)]
pub struct Plan {
    service: &'static Service,
    pub paging: Paging,
    pub given: Given,
    /// Records in a page.
    pub size: u64,
    /// How many records pages of this size reach.
    reach: Option<u64>,
    /// How many records the caller wants; `None` for all.
    pub wanted: Option<u64>,
}

/// What becomes of a step once it is answered.
#[derive(Debug, Default, PartialEq)]
pub struct Reaction {
    /// The answer is a page to give.
    pub gives: bool,
    /// The steps in its place.
    pub then: Vec<Step>,
    /// The service's records moved; how that was seen.
    pub changed: Option<String>,
    /// All further steps of this part are void.
    pub voids: Option<Part>,
}

/// What an answer told, by the operation that gave it.
#[derive(Debug, Clone)]
pub enum Told {
    Page(Facts),
    Count(u64),
}

impl Reaction {
    fn give(then: Vec<Step>) -> Self {
        Self {
            gives: true,
            then,
            ..Self::default()
        }
    }

    fn instead(then: Vec<Step>) -> Self {
        Self {
            then,
            ..Self::default()
        }
    }

    fn noting(mut self, changed: Option<String>) -> Self {
        self.changed = changed;
        self
    }
}

impl Plan {
    /// A plan for the arguments of a call; those that paging sets itself must not be among them.
    pub fn new(
        service: &'static Service,
        paging: Paging,
        mut given: Given,
        wanted: Option<u64>,
    ) -> Self {
        if !paging.key.is_empty() {
            given.choose(paging.key);
        }
        let parameter = given.operation.parameter(paging.size);
        let largest = parameter.and_then(|parameter| parameter.max);
        let own = match given.get(paging.size) {
            Some(Value::Integer(number)) => Some(*number),
            _ => None,
        };
        let few = wanted.and_then(|wanted| i64::try_from(wanted).ok());
        let largest = largest.unwrap_or(100);
        let size = own.unwrap_or_else(|| few.map_or(largest, |few| few.min(largest)));
        let size = size.max(paging.smallest).unsigned_abs();
        let last = given.operation.parameter(paging.page);
        let last = last.and_then(|parameter| parameter.max);
        let last = last.map_or(u64::MAX, i64::unsigned_abs);
        Self {
            service,
            paging,
            size,
            // A page that would end beyond the window is not given at all.
            reach: paging.reach.map(|reach| (reach / size).min(last) * size),
            given,
            wanted,
        }
    }

    /// The first steps.
    pub fn begin(&self) -> Vec<Step> {
        if self.is_whole() {
            return vec![Step::Whole];
        }
        match self.paging.beyond {
            Beyond::Cursor(_) => vec![self.cursor(1, Vec::new())],
            _ => vec![Step::Opening],
        }
    }

    /// Whether one answer carries everything.
    fn is_whole(&self) -> bool {
        let has = |parameter: &str, value: &str| {
            self.effective(parameter)
                .is_some_and(|own| own.wire_text() == value)
        };
        self.paging
            .whole_when
            .is_some_and(|(parameter, value)| has(parameter, value))
            || self
                .paging
                .whole_unless
                .is_some_and(|parameter| !has(parameter, "true"))
    }

    /// What the caller gave, or else what the row documents.
    fn effective(&self, parameter: &str) -> Option<Value> {
        if let Some(value) = self.given.get(parameter) {
            return Some(value.clone());
        }
        match self.given.operation.parameter(parameter)?.default {
            DefaultValue::Absent => None,
            DefaultValue::Boolean(flag) => Some(Value::Boolean(flag)),
            DefaultValue::Integer(number) => Some(Value::Integer(number)),
            DefaultValue::Text(text) => Some(Value::Text(text.to_owned())),
        }
    }

    /// Whether more records are wanted than page numbers can reach.
    fn wants_more_than(&self, reach: u64) -> bool {
        self.wanted.is_none_or(|wanted| wanted > reach)
    }

    /// Whether another operation tells how many records there are.
    pub fn counts_apart(&self) -> bool {
        self.counting().is_some()
    }

    /// The operation that counts, where pages do not tell the total and it knows all that narrows
    /// the list.
    fn counting(&self) -> Option<(&'static Operation, Count)> {
        const HARMLESS: [&str; 3] = ["sort", "order", "fields"];
        let count = self.paging.counted_by?;
        let narrows = |name: &str| {
            name != self.paging.page
                && name != self.paging.size
                && !HARMLESS.contains(&name)
                && !count.arguments.contains(&name)
        };
        let given = self.given.values.iter();
        if given
            .into_iter()
            .any(|(name, value)| narrows(name) && !value.is_null())
        {
            return None;
        }
        Some((self.service.find(count.group, count.name)?, count))
    }

    // From a step to a request.

    /// The arguments that a step asks with; nothing when it asks nothing.
    pub fn ask(&self, step: &Step) -> Option<Given> {
        let mut ask = self.given.clone();
        match step {
            Step::Opening => self.turn_to(&mut ask, 1),
            Step::Whole => {}
            Step::Numbered(numbered) => {
                if let (Some(part), Beyond::Days(days)) = (&numbered.part, self.paging.beyond) {
                    ask = within(&days, &self.given, part)?;
                    if !self.asks_for_order(&days) {
                        ask.lay_over(days.inside);
                    }
                }
                self.turn_to(&mut ask, numbered.page);
            }
            Step::Cursor { page, values, .. } => {
                self.turn_to(&mut ask, *page);
                if let Beyond::Cursor(places) = self.paging.beyond {
                    for ((parameter, _), value) in places.iter().zip(values) {
                        if let Ok(value) = serde_json::from_str(value) {
                            ask.set(parameter, from_json(value));
                        }
                    }
                }
            }
            Step::Keyed { after, .. } => {
                self.turn_to(&mut ask, 1);
                if let Beyond::Keys(keys) = self.paging.beyond {
                    self.order_by(&mut ask, &keys, *after);
                }
            }
            Step::Count => {
                let (row, count) = self.counting()?;
                ask = self.given.handed_to(row, count.arguments);
            }
            Step::Earliest | Step::Latest { .. } => {
                let Beyond::Days(days) = self.paging.beyond else {
                    return None;
                };
                ask.lay_over(match step {
                    Step::Earliest => days.ascending,
                    _ => days.descending,
                });
                ask.lay_over(days.narrow);
                self.size_of(&mut ask, self.paging.smallest);
            }
            Step::Measure { part } => {
                let Beyond::Days(days) = self.paging.beyond else {
                    return None;
                };
                ask = within(&days, &self.given, part)?;
                match self.counting() {
                    Some((row, count)) => ask = ask.handed_to(row, count.arguments),
                    None => {
                        ask.lay_over(days.narrow);
                        self.size_of(&mut ask, self.paging.smallest);
                    }
                }
            }
            Step::Truncated { exist: None } => {
                let (row, count) = self.counting()?;
                ask = self.given.handed_to(row, count.arguments);
            }
            Step::Verify { .. } => match self.counting() {
                Some((row, count)) => ask = self.given.handed_to(row, count.arguments),
                None => self.size_of(&mut ask, self.paging.smallest),
            },
            Step::Truncated { .. } | Step::Promised { .. } => return None,
        }
        Some(ask)
    }

    fn turn_to(&self, ask: &mut Given, page: u64) {
        let page = i64::try_from(page).unwrap_or(i64::MAX);
        ask.set(self.paging.page, Value::Integer(page));
        self.size_of(ask, i64::try_from(self.size).unwrap_or(i64::MAX));
    }

    fn size_of(&self, ask: &mut Given, records: i64) {
        ask.set(self.paging.size, Value::Integer(records));
    }

    /// Selects the records after a number and puts them in its order.
    fn order_by(&self, ask: &mut Given, keys: &Keys, after: Option<i64>) {
        let object = |name: &str, value: Value| Value::Object(vec![(name.to_owned(), value)]);
        let falling = self.falls(keys);
        let (order, side) = if falling {
            ("desc", "lt")
        } else {
            ("asc", "gt")
        };
        ask.set(
            keys.sort,
            object(keys.member, Value::Text(order.to_owned())),
        );
        ask.choose(keys.member);
        let Some(after) = after else { return };
        let range = object(
            "range",
            object(keys.member, object(side, Value::Integer(after))),
        );
        let query = match self.given.get(keys.query) {
            None => range,
            Some(own) => object(
                "bool",
                Value::Object(vec![
                    ("must".to_owned(), Value::List(vec![own.clone()])),
                    ("filter".to_owned(), Value::List(vec![range])),
                ]),
            ),
        };
        ask.set(keys.query, query);
    }

    /// Whether the caller asks for the numbers in falling order.
    fn falls(&self, keys: &Keys) -> bool {
        let sort = self.given.get(keys.sort);
        sort.and_then(|sort| order_of(sort, keys.member)).as_deref() == Some("desc")
    }

    /// Whether the caller asks for an order.
    fn asks_for_order(&self, days: &Days) -> bool {
        let given = |name: &&str| self.given.get(name).is_some();
        days.orders.iter().any(given)
    }

    /// Whether the call's own values are these.
    fn has(&self, json: &str) -> bool {
        let Ok(serde_json::Value::Object(members)) = serde_json::from_str(json) else {
            return false;
        };
        members
            .into_iter()
            .all(|(name, value)| self.effective(&name) == Some(from_json(value)))
    }

    // From an answer to the steps that follow.

    /// Reads what an answer tells: that of a page, or that of the operation that counts.
    pub fn read(&self, is_page: bool, body: &[u8]) -> Result<Told, Unreadable> {
        if is_page {
            return facts::read(self.given.operation, &self.paging, body).map(Told::Page);
        }
        let member = self.paging.counted_by.map_or("", |count| count.member);
        facts::count(member, body).map(Told::Count)
    }

    /// What becomes of a step, now that it is answered.
    pub fn answered(&self, step: &Step, told: &Told) -> Result<Reaction, Trouble> {
        match (step, told) {
            (Step::Opening, Told::Page(facts)) => self.opened(facts),
            (Step::Whole, Told::Page(_)) => Ok(Reaction::give(Vec::new())),
            (Step::Numbered(numbered), Told::Page(facts)) => Ok(self.turned(numbered, facts)),
            (Step::Cursor { alone: true, .. } | Step::Keyed { alone: true, .. }, Told::Page(_)) => {
                Ok(Reaction::give(Vec::new()))
            }
            (Step::Cursor { page, values, .. }, Told::Page(facts)) => {
                Ok(self.followed(*page, values, facts))
            }
            (Step::Keyed { .. }, Told::Page(facts)) => self.keyed(facts),
            (Step::Count, Told::Count(total)) => self.counted(*total),
            (Step::Earliest, Told::Page(facts)) => match &facts.day {
                Some(low) => Ok(Reaction::instead(vec![Step::Latest { low: low.clone() }])),
                None if facts.records.is_empty() => Ok(Reaction::default()),
                None => Err(Trouble::Unreadable(Unreadable::without_key())),
            },
            (Step::Verify { total }, Told::Page(facts)) => Ok(verified(*total, facts.total)),
            (Step::Verify { total }, Told::Count(now)) => Ok(verified(*total, Some(*now))),
            (Step::Latest { low }, Told::Page(facts)) => self.spanned(low, facts),
            (Step::Measure { part }, Told::Page(facts)) => {
                Ok(self.measured(part, facts.total.unwrap_or(0)))
            }
            (Step::Measure { part }, Told::Count(total)) => Ok(self.measured(part, *total)),
            (Step::Truncated { .. }, Told::Count(total)) => {
                let exist = Some(*total);
                Ok(Reaction::instead(
                    if self.reach.is_some_and(|reach| *total > reach) {
                        vec![Step::Truncated { exist }]
                    } else {
                        Vec::new()
                    },
                ))
            }
            _ => Ok(Reaction::default()),
        }
    }

    fn last_page(&self, total: u64) -> u64 {
        total.div_ceil(self.size)
    }

    /// The pages from one on, as far as a total goes and page numbers reach.
    fn rest(&self, part: Option<Part>, from: u64, total: u64, counted: bool) -> Vec<Step> {
        let reach = self.reach.unwrap_or(u64::MAX);
        let last = self.last_page(total.min(reach));
        if from > last {
            return Vec::new();
        }
        vec![Step::Numbered(Numbered {
            part,
            page: from,
            last: Some(last),
            total: Some(total),
            counted,
            alone: false,
        })]
    }

    fn opened(&self, facts: &Facts) -> Result<Reaction, Trouble> {
        let Some(total) = facts.total else {
            if self.paging.end == End::Total {
                return Err(Trouble::Unreadable(Unreadable::without_total()));
            }
            if !self.goes_on(facts) {
                return Ok(Reaction::give(Vec::new()));
            }
            let capped = self.reach.is_some_and(|reach| self.wants_more_than(reach));
            if capped && self.counting().is_some() {
                return Ok(Reaction::instead(vec![Step::Count]));
            }
            return Ok(Reaction::give(vec![Step::Numbered(Numbered {
                page: 2,
                ..Numbered::default()
            })]));
        };
        let is_cap = self.paging.is_capped && self.paging.reach == Some(total);
        let outgrown = self.reach.filter(|reach| is_cap || total > *reach);
        let Some(reach) = outgrown else {
            let mut then = self.rest(None, 2, total, false);
            if then.is_empty() && facts.more == Some(true) {
                then.push(Step::Numbered(Numbered {
                    page: 2,
                    ..Numbered::default()
                }));
            }
            return Ok(Reaction::give(then));
        };
        let within_reach = self.rest(None, 2, total, false);
        if !self.wants_more_than(reach) {
            return Ok(Reaction::give(within_reach));
        }
        if !self.has_way() {
            let mut then = within_reach;
            let exist = (!is_cap).then_some(total);
            then.push(Step::Truncated { exist });
            return Ok(Reaction::give(then));
        }
        self.beyond((!is_cap).then_some(total))
    }

    /// Whether records beyond the reach of page numbers can be asked for another way.
    fn has_way(&self) -> bool {
        match self.paging.beyond {
            Beyond::Nothing => false,
            Beyond::Cursor(_) | Beyond::Keys(_) => true,
            Beyond::Days(days) => is_about(&days, &self.given),
        }
    }

    /// The way to everything, once page numbers do not reach it; in the end it is held against the
    /// total where that is known.
    fn beyond(&self, total: Option<u64>) -> Result<Reaction, Trouble> {
        self.check_order()?;
        let verify = total.map(|total| Step::Verify { total });
        let mut reaction = Reaction::instead(match self.paging.beyond {
            Beyond::Keys(_) => vec![Step::Keyed {
                after: None,
                alone: false,
            }],
            Beyond::Days(_) => vec![Step::Earliest],
            Beyond::Cursor(_) => vec![self.cursor(1, Vec::new())],
            Beyond::Nothing => Vec::new(),
        });
        reaction.then.extend(verify);
        Ok(reaction)
    }

    /// Going by ranges puts records in the order of the ranges; another one that was asked for is lost.
    fn check_order(&self) -> Result<(), Trouble> {
        let (orders, kept): (Vec<&str>, bool) = match self.paging.beyond {
            Beyond::Keys(keys) => {
                let sort = self.given.get(keys.sort);
                let kept = sort.is_none_or(|sort| order_of(sort, keys.member).is_some());
                (vec![keys.sort], kept)
            }
            Beyond::Days(days) => {
                let kept = !self.asks_for_order(&days)
                    || self.has(days.ascending)
                    || self.has(days.descending);
                (days.orders.to_vec(), kept)
            }
            Beyond::Nothing | Beyond::Cursor(_) => (Vec::new(), true),
        };
        if kept {
            return Ok(());
        }
        let shown: Vec<String> = orders
            .iter()
            .filter_map(|name| Some(format!("{name}={}", self.given.get(name)?.shown())))
            .collect();
        Err(Trouble::Order {
            asked: shown.join(", "),
            reach: self.reach.unwrap_or_default(),
            by: match self.paging.beyond {
                Beyond::Keys(keys) => keys.member.to_owned(),
                Beyond::Days(days) => days.member.to_owned(),
                Beyond::Nothing | Beyond::Cursor(_) => String::new(),
            },
        })
    }

    /// Whether a page without a total says that another one follows.
    fn goes_on(&self, facts: &Facts) -> bool {
        let records = facts.records.len() as u64;
        match self.paging.end {
            End::More(_) => facts.more == Some(true),
            End::Short => records >= self.size,
            End::Empty => records > 0,
            End::Total => false,
        }
    }

    fn turned(&self, numbered: &Numbered, facts: &Facts) -> Reaction {
        if numbered.alone {
            return Reaction::give(Vec::new());
        }
        let Some(known) = numbered.total else {
            return self.opened_run(numbered, facts);
        };
        let moved = self.moved(numbered, facts, known);
        if let (Some(_), Some(part)) = (&moved, &numbered.part)
            && !self.paging.key.is_empty()
            && let Some(again) = part.again()
        {
            // What was given of the part is known by its key, so that it can be read anew.
            return Reaction {
                gives: true,
                then: vec![Step::Numbered(Numbered {
                    part: Some(again),
                    page: 1,
                    ..Numbered::default()
                })],
                changed: None,
                voids: Some(part.clone()),
            };
        }
        let is_last = numbered.last.is_none_or(|last| numbered.page >= last);
        let total = if numbered.counted {
            known
        } else {
            facts.total.unwrap_or(known)
        };
        let mut then = Vec::new();
        if is_last {
            let from = numbered.page + 1;
            then = self.rest(numbered.part.clone(), from, total, numbered.counted);
            if then.is_empty() && facts.more == Some(true) && self.reach.is_none() {
                then.push(Step::Numbered(Numbered {
                    part: numbered.part.clone(),
                    page: numbered.page + 1,
                    ..Numbered::default()
                }));
            }
        }
        Reaction::give(then).noting(moved)
    }

    /// How a page shows that the records moved since their number was told.
    fn moved(&self, numbered: &Numbered, facts: &Facts, known: u64) -> Option<String> {
        let told = facts.total.filter(|_| !numbered.counted);
        if let Some(told) = told.filter(|told| *told != known) {
            return Some(format!(
                "page {}: there are {told} records now and were {known} before",
                numbered.page
            ));
        }
        if !numbered.counted {
            return None;
        }
        let before = (numbered.page - 1).saturating_mul(self.size);
        let expected = known.saturating_sub(before).min(self.size);
        let records = facts.records.len() as u64;
        let ends = facts.more == Some(false);
        let is_end = before + expected >= known;
        (records != expected || ends != is_end).then(|| {
            format!(
                "page {}: it holds {records} records where {expected} of {known} were expected",
                numbered.page
            )
        })
    }

    /// A page of a run whose end only its answers tell.
    fn opened_run(&self, numbered: &Numbered, facts: &Facts) -> Reaction {
        if let (Some(part), Some(total)) = (&numbered.part, facts.total) {
            // One page is one answer: nothing moved while it was read.
            if total <= self.size {
                return Reaction::give(Vec::new());
            }
            if !self.is_readable(part, total) {
                return self.measured(part, total);
            }
            return Reaction::give(self.rest(Some(part.clone()), 2, total, false));
        }
        if !self.goes_on(facts) {
            return Reaction::give(Vec::new());
        }
        let page = numbered.page + 1;
        let reached = page.saturating_mul(self.size);
        if let Some(reach) = self.reach.filter(|reach| reached > *reach)
            && self.wants_more_than(reach)
        {
            return Reaction::give(vec![Step::Truncated { exist: None }]);
        }
        Reaction::give(vec![Step::Numbered(Numbered {
            page,
            ..numbered.clone()
        })])
    }

    fn cursor(&self, page: u64, values: Vec<String>) -> Step {
        Step::Cursor {
            page,
            values,
            alone: false,
        }
    }

    fn followed(&self, page: u64, values: &[String], facts: &Facts) -> Reaction {
        if facts.more != Some(true) {
            return Reaction::give(Vec::new());
        }
        if !values.is_empty() && values == facts.cursor {
            let changed = format!("page {page}: the cursor stands still");
            return Reaction::give(Vec::new()).noting(Some(changed));
        }
        // A record without the value that it is sorted by ends the cursor: numbers go on from there.
        let is_whole = !facts.cursor.is_empty()
            && facts
                .cursor
                .iter()
                .all(|value| value != "null" && value != "\"None\"");
        if is_whole {
            return Reaction::give(vec![self.cursor(page + 1, facts.cursor.clone())]);
        }
        let reached = (page + 1).saturating_mul(self.size);
        let beyond = self.reach.is_some_and(|reach| reached > reach);
        Reaction::give(vec![if beyond {
            Step::Truncated { exist: None }
        } else {
            self.cursor(page + 1, Vec::new())
        }])
    }

    fn keyed(&self, facts: &Facts) -> Result<Reaction, Trouble> {
        let records = facts.records.len() as u64;
        let left = facts.total.unwrap_or(0);
        if records >= left || records == 0 {
            let changed = (left > records)
                .then(|| format!("{left} records are left and the page has none of them"));
            return Ok(Reaction::give(Vec::new()).noting(changed));
        }
        let Some(last) = facts.number else {
            return Err(Trouble::Unreadable(Unreadable::without_key()));
        };
        Ok(Reaction::give(vec![Step::Keyed {
            after: Some(last),
            alone: false,
        }]))
    }

    fn counted(&self, total: u64) -> Result<Reaction, Trouble> {
        if self.reach.is_none_or(|reach| total <= reach) {
            return Ok(Reaction::instead(self.rest(None, 1, total, true)));
        }
        if self.has_way() {
            return self.beyond(Some(total));
        }
        let mut then = self.rest(None, 1, total, true);
        then.push(Step::Truncated { exist: Some(total) });
        Ok(Reaction::instead(then))
    }

    fn spanned(&self, low: &str, facts: &Facts) -> Result<Reaction, Trouble> {
        let day = |text: &str| text.get(..10).and_then(|day| day.parse().ok());
        let low = day(low);
        let high = facts.day.as_deref().and_then(day);
        let (Some(low), Some(high)) =
            (low, high.filter(|high| low.is_some_and(|low| low <= *high)))
        else {
            return Err(Trouble::Unreadable(Unreadable::without_key()));
        };
        let part = Part::new(low, high);
        Ok(Reaction::instead(vec![Step::Measure { part }]))
    }

    /// What becomes of a range, now that its records are counted.
    fn measured(&self, part: &Part, total: u64) -> Reaction {
        let Beyond::Days(days) = self.paging.beyond else {
            return Reaction::default();
        };
        if total == 0 {
            return Reaction::default();
        }
        if !part.is_one_day() && total > days.readable {
            return Reaction::instead(self.split(part, total));
        }
        if self.is_readable(part, total) {
            let counted = self.counting().is_some();
            return Reaction::instead(if counted {
                self.rest(Some(part.clone()), 1, total, true)
            } else {
                vec![self.attempt(part)]
            });
        }
        let values = dividing_values(&days, &self.given);
        if part.piece.is_none() && values.len() > 1 {
            let pieces = part.pieces(&values);
            return Reaction::instead(
                pieces
                    .into_iter()
                    .map(|part| Step::Measure { part })
                    .collect(),
            );
        }
        let counted = self.counting().is_some();
        let mut then = self.rest(Some(part.clone()), 1, total, counted);
        // What is left of a single day has no total of its own to be told.
        let is_cap = self.paging.is_capped && self.paging.reach == Some(total);
        let exist = (!is_cap).then_some(total);
        then.push(Step::Truncated { exist });
        Reaction::instead(then)
    }

    /// What is counted in place of a range that holds more than the service tells; nothing where that
    /// is not so, or where nothing is narrower.
    pub fn narrower(&self, part: &Part, total: u64) -> Option<Vec<Part>> {
        let Beyond::Days(days) = self.paging.beyond else {
            return None;
        };
        if self.paging.reach.is_none_or(|reach| total < reach) {
            return None;
        }
        if let Some(halves) = part.halves() {
            let is_asked = |half: &Part| within(&days, &self.given, half).is_some();
            return Some(halves.into_iter().filter(is_asked).collect());
        }
        let values = dividing_values(&days, &self.given);
        (part.piece.is_none() && values.len() > 1).then(|| part.pieces(&values))
    }

    /// Whether a range with so many records is read as it is.
    fn is_readable(&self, part: &Part, total: u64) -> bool {
        let is_cap = self.paging.is_capped && self.paging.reach == Some(total);
        let reached = self.reach.is_none_or(|reach| total <= reach) && !is_cap;
        match self.paging.beyond {
            Beyond::Days(days) => reached && (part.is_one_day() || total <= days.readable),
            _ => reached,
        }
    }

    /// Reading a range tells its count as well.
    fn attempt(&self, part: &Part) -> Step {
        Step::Numbered(Numbered {
            part: Some(part.clone()),
            page: 1,
            ..Numbered::default()
        })
    }

    /// The halves of a range; one that is likely small enough is read at once.
    fn split(&self, part: &Part, total: u64) -> Vec<Step> {
        let (Some([first, second]), Beyond::Days(days)) = (part.halves(), self.paging.beyond)
        else {
            return vec![self.attempt(part)];
        };
        let likely_small = total / 2 <= days.readable && self.counting().is_none();
        let step = |part: Part| {
            if likely_small {
                self.attempt(&part)
            } else {
                Step::Measure { part }
            }
        };
        let rises = self.asks_for_order(&days) && self.has(days.ascending);
        // A half in which nothing is asked for is left out.
        let is_asked = |half: &Part| within(&days, &self.given, half).is_some();
        let halves = if rises {
            [first, second]
        } else {
            [second, first]
        };
        halves.into_iter().filter(is_asked).map(step).collect()
    }
}

/// The direction in which a sort goes by this member alone: `{member: "asc"}`, the same with
/// `{"order": ...}`, or a list of one of them.
fn order_of(sort: &Value, member: &str) -> Option<String> {
    match sort {
        Value::List(items) => match items.as_slice() {
            [only] => order_of(only, member),
            _ => None,
        },
        Value::Object(members) => match members.as_slice() {
            [(name, Value::Object(inner))] if name == member => match inner.as_slice() {
                [(order, value)] if order == "order" => Some(value.wire_text()),
                _ => None,
            },
            [(name, value)] if name == member => Some(value.wire_text()),
            _ => None,
        },
        _ => None,
    }
    .filter(|order| order == "asc" || order == "desc")
}

/// What is left to do once everything was asked for: if nothing moved, what was promised has come.
fn verified(total: u64, now: Option<u64>) -> Reaction {
    let is_still = now == Some(total);
    let promised = is_still.then_some(Step::Promised { total });
    Reaction::instead(promised.into_iter().collect())
}
