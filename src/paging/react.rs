//! What an answer means for a walk: whether it is a page to give, and the steps in its place.

use super::Trouble;
use super::facts::{self, Facts, Unreadable};
use super::part::{Part, dividing_values, is_about, within};
use super::plan::{Plan, order_of};
use super::step::{Numbered, Step};
use openshelf_core::table::{Beyond, Days, End, Operation};

/// What becomes of a step once it is answered.
#[derive(Debug, Default, PartialEq)]
pub struct Reaction {
    /// The answer is a page to give.
    pub gives: bool,
    /// The steps in its place.
    pub then: Vec<Step>,
    /// The service's records moved; how that was seen.
    pub changed: Option<String>,
    /// So many records are there, and must have come in the end.
    pub promises: Option<u64>,
    /// All further steps that are about these days alone are void.
    pub voids: Option<Part>,
}

/// What an answer told, by the operation that gave it.
#[derive(Debug, Clone)]
pub enum Told {
    Page(Facts),
    Count(u64),
}

impl Told {
    /// How many records there are of what was asked for.
    pub fn total(&self) -> Option<u64> {
        match self {
            Self::Page(facts) => facts.total,
            Self::Count(total) => Some(*total),
        }
    }
}

/// An answer that does not tell what its row says of it is no answer of nothing.
fn without_total() -> Trouble {
    Trouble::Unreadable(Unreadable::without_total())
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
    /// Reads what an answer tells: that of a page, or that of the operation that counts.
    pub fn read(&self, operation: &'static Operation, body: &[u8]) -> Result<Told, Unreadable> {
        if std::ptr::eq(operation, self.given.operation) {
            return facts::read(self.given.operation, &self.paging, body).map(Told::Page);
        }
        let member = self.paging.counted_by.map_or("", |count| count.member);
        facts::count(member, body).map(Told::Count)
    }

    /// What becomes of a step, now that it is answered.
    pub fn answered(&self, step: &Step, told: &Told) -> Result<Reaction, Trouble> {
        match (step, told) {
            (Step::Opening, Told::Page(facts)) => {
                let mut reaction = self.opened(facts)?;
                reaction.promises = facts.total.filter(|_| reaction.gives);
                Ok(reaction)
            }
            (Step::Whole, Told::Page(_)) => Ok(Reaction::give(Vec::new())),
            (Step::Numbered(numbered), Told::Page(facts)) => self.turned(numbered, facts),
            (Step::Cursor { page, values }, Told::Page(facts)) => {
                Ok(self.followed(*page, values, facts))
            }
            (Step::Keyed { .. }, Told::Page(facts)) => self.keyed(facts),
            (Step::Count, Told::Count(total)) => self.counted(*total),
            (Step::Earliest, Told::Page(facts)) => match &facts.day {
                Some(low) => Ok(Reaction::instead(vec![Step::Latest { low: low.clone() }])),
                None if facts.records.is_empty() => Ok(Reaction::default()),
                None => Err(Trouble::Unreadable(Unreadable::without_key())),
            },
            // If nothing moved while everything was asked for, what was told has come.
            (Step::Verify { total }, _) => Ok(Reaction {
                promises: told.total().filter(|now| now == total),
                ..Reaction::default()
            }),
            (Step::Latest { low }, Told::Page(facts)) => self.spanned(low, facts),
            (Step::Measure { part }, _) => {
                Ok(self.measured(part, told.total().ok_or_else(without_total)?))
            }
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
            if !self.goes_on(facts)? {
                return Ok(Reaction::give(Vec::new()));
            }
            let capped = self.reach.is_some_and(|reach| self.wants_more_than(reach));
            if capped && self.counts_apart() {
                return Ok(Reaction::instead(vec![Step::Count]));
            }
            return Ok(Reaction::give(vec![Step::Numbered(Numbered {
                page: 2,
                ..Numbered::default()
            })]));
        };
        let is_cap = self.is_cap(total);
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
            Beyond::Keys(_) => vec![Step::Keyed { after: None }],
            Beyond::Days(_) => vec![Step::Earliest],
            // A cursor reaches everything from its first page on.
            Beyond::Cursor(_) | Beyond::Nothing => Vec::new(),
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
    pub fn goes_on(&self, facts: &Facts) -> Result<bool, Trouble> {
        let records = facts.records.len() as u64;
        match self.paging.end {
            End::More(_) => Ok(facts.more == Some(true)),
            End::Short => Ok(records >= self.size),
            End::Empty => Ok(records > 0),
            End::Total => Err(without_total()),
        }
    }

    fn turned(&self, numbered: &Numbered, facts: &Facts) -> Result<Reaction, Trouble> {
        if numbered.alone {
            return Ok(Reaction::give(Vec::new()));
        }
        let Some(known) = numbered.total else {
            return self.opened_run(numbered, facts);
        };
        let moved = self.moved(numbered, facts, known);
        if let (Some(_), Some(part)) = (&moved, &numbered.part)
            && !self.paging.key.is_empty()
            && let Some(then) = self.once_more(part, facts.total.unwrap_or(known))
        {
            return Ok(Reaction {
                voids: Some(part.clone()),
                ..Reaction::give(then)
            });
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
        Ok(Reaction::give(then).noting(moved))
    }

    /// The steps for a range whose records moved while it was read; nothing when that never ends.
    ///
    /// What was given of it is known by its key, so that it can be read anew: as it is, then in
    /// halves, which are read more quickly and in which less happens.
    fn once_more(&self, part: &Part, total: u64) -> Option<Vec<Step>> {
        if part.is_to_be_halved() {
            return Some(self.split(part, total));
        }
        part.again().map(|again| vec![self.attempt(&again)])
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
    fn opened_run(&self, numbered: &Numbered, facts: &Facts) -> Result<Reaction, Trouble> {
        if let (Some(part), Some(total)) = (&numbered.part, facts.total) {
            // One page is one answer: nothing moved while it was read.
            if total <= self.size {
                return Ok(Reaction::give(Vec::new()));
            }
            if !self.is_readable(part, total) {
                return Ok(self.measured(part, total));
            }
            let then = self.rest(Some(part.clone()), 2, total, false);
            return Ok(Reaction::give(then));
        }
        if !self.goes_on(facts)? {
            return Ok(Reaction::give(Vec::new()));
        }
        let page = numbered.page + 1;
        let reached = page.saturating_mul(self.size);
        if let Some(reach) = self.reach.filter(|reach| reached > *reach)
            && self.wants_more_than(reach)
        {
            return Ok(Reaction::give(vec![Step::Truncated { exist: None }]));
        }
        Ok(Reaction::give(vec![Step::Numbered(Numbered {
            page,
            ..numbered.clone()
        })]))
    }

    fn followed(&self, page: u64, values: &[String], facts: &Facts) -> Reaction {
        if facts.more != Some(true) {
            return Reaction::give(Vec::new());
        }
        if !values.is_empty() && values == facts.cursor {
            let changed = format!("page {page}: the cursor stands still");
            return Reaction::give(Vec::new()).noting(Some(changed));
        }
        let nowhere: &[&str] = match self.paging.beyond {
            Beyond::Cursor(cursor) => cursor.nowhere,
            _ => &[],
        };
        let names_place = |value: &String| !nowhere.contains(&value.as_str());
        if !facts.cursor.is_empty() && facts.cursor.iter().all(names_place) {
            return Reaction::give(vec![Step::Cursor {
                page: page + 1,
                values: facts.cursor.clone(),
            }]);
        }
        let reached = (page + 1).saturating_mul(self.size);
        let beyond = self.reach.is_some_and(|reach| reached > reach);
        Reaction::give(vec![if beyond {
            Step::Truncated { exist: None }
        } else {
            Step::Cursor {
                page: page + 1,
                values: Vec::new(),
            }
        }])
    }

    fn keyed(&self, facts: &Facts) -> Result<Reaction, Trouble> {
        let records = facts.records.len() as u64;
        let left = facts.total.ok_or_else(without_total)?;
        if records >= left || records == 0 {
            let changed = (left > records)
                .then(|| format!("{left} records are left and the page has none of them"));
            return Ok(Reaction::give(Vec::new()).noting(changed));
        }
        let Some(last) = facts.number else {
            return Err(Trouble::Unreadable(Unreadable::without_key()));
        };
        Ok(Reaction::give(vec![Step::Keyed { after: Some(last) }]))
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
        if self.is_readable(part, total) {
            return Reaction::instead(if self.counts_apart() {
                self.rest(Some(part.clone()), 1, total, true)
            } else {
                vec![self.attempt(part)]
            });
        }
        if !part.is_one_day() {
            return Reaction::instead(self.split(part, total));
        }
        Reaction::instead(match self.pieces(&days, part) {
            Some(pieces) => pieces
                .into_iter()
                .map(|part| Step::Measure { part })
                .collect(),
            None => {
                let mut then = self.rest(Some(part.clone()), 1, total, self.counts_apart());
                // What is told in the end is the number of all, not that of a day.
                then.push(Step::Truncated { exist: None });
                then
            }
        })
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
        self.halves(&days, part)
            .or_else(|| self.pieces(&days, part))
    }

    /// The halves of a range, the earlier one first, without one in which nothing is asked for; nothing
    /// for a single day.
    fn halves(&self, days: &Days, part: &Part) -> Option<Vec<Part>> {
        let is_asked = |half: &Part| within(days, &self.given, half).is_some();
        let halves = part.halves()?;
        Some(halves.into_iter().filter(is_asked).collect())
    }

    /// The pieces of a single day, where something divides it.
    fn pieces(&self, days: &Days, part: &Part) -> Option<Vec<Part>> {
        let values = dividing_values(days, &self.given);
        (part.piece.is_none() && values.len() > 1).then(|| part.pieces(&values))
    }

    /// Whether a number is just what pages can reach, so that it may be the reach and not the number.
    pub fn is_cap(&self, total: u64) -> bool {
        self.paging.is_capped && self.paging.reach == Some(total)
    }

    /// Whether a range with so many records is read as it is.
    fn is_readable(&self, part: &Part, total: u64) -> bool {
        let reached = self.reach.is_none_or(|reach| total <= reach) && !self.is_cap(total);
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
        let Beyond::Days(days) = self.paging.beyond else {
            return vec![self.attempt(part)];
        };
        let Some(mut halves) = self.halves(&days, part) else {
            return vec![self.attempt(part)];
        };
        let rises = self.asks_for_order(&days) && self.has(days.ascending);
        if !rises {
            halves.reverse();
        }
        let likely_small = total / 2 <= days.readable && !self.counts_apart();
        let step = |part: Part| {
            if likely_small {
                self.attempt(&part)
            } else {
                Step::Measure { part }
            }
        };
        halves.into_iter().map(step).collect()
    }
}
