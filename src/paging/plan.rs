//! Which requests list all records: a step becomes the arguments of one; `react` says what follows.
//!
//! The plan sends nothing and remembers nothing; all that a walk still has to do stands in its
//! steps. That is why a walk can go on from a list of them in another process.

use super::ask::{Given, from_json};
use super::bounds::Bounds;
use super::error::Unreadable;
use super::facts::Facts;
use super::part::Part;
use super::step::{Numbered, Step};
use super::within::is_about;
use openshelf_core::call::{Value, documented_default};
use openshelf_core::table::{CapStrategy, Count, Days, End, Keys, Operation, Paging, Service};

/// What is to be listed, and how.
#[derive(Debug, Clone)]
pub struct Plan {
    pub service: &'static Service,
    pub paging: Paging,
    pub given: Given,
    /// Records in a page.
    pub size: u64,
    /// How many records pages of this size reach.
    pub reach: Option<u64>,
    /// How many records the caller wants at most; `None` for all.
    pub wanted: Option<u64>,
}

impl Plan {
    /// A plan for the arguments of a call; those that paging sets itself must not be among them.
    pub fn new(
        service: &'static Service,
        paging: Paging,
        mut given: Given,
        bounds: &Bounds,
    ) -> Self {
        if !paging.key.is_empty() && !paging.always_has_key {
            given.choose(paging.key);
        }
        let parameter = given.operation.parameter(paging.size);
        let largest = parameter.and_then(|parameter| parameter.max);
        let own = match given.get(paging.size) {
            Some(Value::Integer(number)) => Some(*number),
            _ => None,
        };
        let few = bounds.records.and_then(|wanted| i64::try_from(wanted).ok());
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
            wanted: match (bounds.records, bounds.pages) {
                (Some(records), Some(pages)) => Some(records.min(pages.saturating_mul(size))),
                (records, pages) => records.or(pages.map(|pages| pages.saturating_mul(size))),
            },
        }
    }

    /// The argument for larger pages, where those reach further.
    pub fn larger_pages(&self) -> Option<String> {
        let largest = self.given.operation.parameter(self.paging.size)?.max?;
        let further = self.reach < self.paging.reach && self.size < largest.unsigned_abs();
        further.then(|| format!("{}={largest}", self.paging.size))
    }

    /// The first step.
    pub fn begin(&self) -> Step {
        if self.is_whole() {
            return Step::Whole;
        }
        match self.paging.cap_strategy {
            CapStrategy::Cursor(_) => Step::Cursor {
                page: 1,
                values: Vec::new(),
            },
            _ => Step::Opening,
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
        documented_default(self.given.operation.parameter(parameter)?)
    }

    /// Whether more records are wanted than page numbers can reach.
    pub fn wants_more_than(&self, reach: u64) -> bool {
        self.wanted.is_none_or(|wanted| wanted > reach)
    }

    /// Whether another operation tells how many records there are.
    pub fn counts_apart(&self) -> bool {
        self.counting().is_some()
    }

    /// The request of the operation that counts what is asked for.
    pub fn count_of(&self, ask: &Given) -> Option<Given> {
        let (row, count) = self.counting()?;
        Some(ask.handed_to(row, count.arguments))
    }

    /// The operation that counts, where pages do not tell the total and it knows all that narrows
    /// the list.
    fn counting(&self) -> Option<(&'static Operation, Count)> {
        let count = self.paging.counted_by?;
        let narrows = |name: &str| {
            name != self.paging.page
                && name != self.paging.size
                && !count.harmless.contains(&name)
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

    /// Whether the caller asks for the numbers in falling order.
    pub fn falls(&self, keys: &Keys) -> bool {
        let sort = self.given.get(keys.sort);
        sort.and_then(|sort| order_of(sort, keys.member)).as_deref() == Some("desc")
    }

    /// Whether the caller asks for an order.
    pub fn asks_for_order(&self, days: &Days) -> bool {
        let given = |name: &&str| self.given.get(name).is_some();
        days.orders.iter().any(given)
    }

    fn last_page(&self, total: u64) -> u64 {
        total.div_ceil(self.size)
    }

    /// The pages from one on, as far as a total goes and page numbers reach.
    pub fn rest(&self, part: Option<Part>, from: u64, total: u64, counted: bool) -> Vec<Step> {
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

    /// Whether records beyond the reach of page numbers can be asked for another way.
    pub fn has_way(&self) -> bool {
        match self.paging.cap_strategy {
            CapStrategy::Stop => false,
            CapStrategy::Cursor(_) | CapStrategy::Keys(_) => true,
            CapStrategy::Days(days) => is_about(&days, &self.given),
        }
    }

    /// Whether a page without a total says that another one follows.
    pub fn goes_on(&self, facts: &Facts) -> Result<bool, Unreadable> {
        let records = facts.records.len() as u64;
        match self.paging.end {
            End::More(_) => Ok(facts.more == Some(true)),
            End::Short => Ok(records >= self.size),
            End::Empty => Ok(records > 0),
            End::Total => Err(Unreadable::without_total()),
        }
    }

    /// Whether a number is just what pages can reach, so that it may be the reach and not the number.
    pub fn is_cap(&self, total: u64) -> bool {
        self.paging.is_capped && self.paging.reach == Some(total)
    }

    /// Whether the call's own values are these.
    pub fn has(&self, json: &str) -> bool {
        let Ok(serde_json::Value::Object(members)) = serde_json::from_str(json) else {
            return false;
        };
        members
            .into_iter()
            .all(|(name, value)| self.effective(&name) == Some(from_json(value)))
    }
}

/// The direction in which a sort goes by this member alone: `{member: "asc"}`, the same with
/// `{"order": ...}`, or a list of one of them.
pub fn order_of(sort: &Value, member: &str) -> Option<String> {
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
