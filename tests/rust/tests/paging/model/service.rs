//! Answers requests of real operations from a list.

use std::fmt::Write as _;

use openshelf::call::Value;
use openshelf::catalog::{CapStrategy, End, HasNext, Paging};
use openshelf::paging::CallArguments;
use serde_json::json;

use super::cursor::{self, Begin};
use super::kinds::{DOCUMENT_TYPES, Kind, Sort, TYPES};
use super::list::{List, Make, Record, day};
use openshelf_tests::chance::mix;

/// What was answered.
pub struct Answer {
    pub body: String,
    /// It reports the number of records of the whole list.
    pub says_number: bool,
    /// The total that it reports, and the numbers of its records.
    pub total: Option<usize>,
    pub ids: Vec<u32>,
    pub has_next: bool,
}

/// A service with one list.
pub struct Service {
    pub make: Make,
    pub paging: &'static Paging,
    pub list: List,
    /// The number of all records ends at the reach.
    pub caps_total: bool,
    /// Records cannot be counted by day.
    pub refuses_days: bool,
    pub seed: u64,
}

/// The sort of the records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// The sort of the list.
    Own,
    /// The amount by which awards can be selected.
    Amount,
    /// The number that no two records share.
    Number,
    Day,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Order {
    pub by: By,
    pub ascending: bool,
}

impl Order {
    /// The value by which a record is sorted.
    pub fn value(self, kind: Kind, record: &Record) -> Option<i64> {
        match self.by {
            By::Own => record.rank,
            By::Amount => kind.amount(record),
            By::Number => Some(i64::from(record.id)),
            By::Day => Some(i64::from(record.day)),
        }
    }
}

pub fn text(arguments: &CallArguments, name: &str) -> Option<String> {
    arguments.get(name).map(Value::wire_text)
}

pub fn number(arguments: &CallArguments, name: &str) -> Option<u64> {
    text(arguments, name)?.parse().ok()
}

fn member<'a>(object: &'a Value, name: &str) -> Option<&'a Value> {
    let Value::Object(members) = object else {
        return None;
    };
    let found = members.iter().find(|(known, _)| known == name);
    found
        .map(|(_, value)| value)
        .filter(|value| !value.is_null())
}

fn items(value: Option<&Value>) -> &[Value] {
    match value {
        Some(Value::List(items)) => items,
        _ => &[],
    }
}

/// Whether a day is between two optional bounds.
fn is_within(day: &str, from: Option<String>, to: Option<String>) -> bool {
    from.is_none_or(|from| day >= from.as_str()) && to.is_none_or(|to| day <= to.as_str())
}

/// How many records there are in each period that has one, by its first day.
fn by_period(records: &[&Record], facet: &str) -> String {
    let mut counts = std::collections::BTreeMap::new();
    for record in records {
        let day = day(record.day);
        let first = match facet {
            "daily" => day,
            "monthly" => day.first_of_month(),
            _ => day.first_of_year(),
        };
        *counts.entry(first.to_string()).or_insert(0) += 1;
    }
    let group =
        |(day, count): (&String, &u64)| (day.clone(), json!({ "count": count, "name": day }));
    serde_json::Value::Object(counts.iter().map(group).collect()).to_string()
}

/// The records of a page as JSON.
fn joined(records: &[&Record]) -> String {
    let mut list = String::with_capacity(records.len() * 90 + 2);
    list.push('[');
    for record in records {
        if list.len() > 1 {
            list.push(',');
        }
        list.push_str(&record.text);
    }
    list.push(']');
    list
}

impl Service {
    /// The records that the arguments select.
    fn selected(&self, arguments: &CallArguments) -> Vec<&Record> {
        let mut found: Vec<&Record> = self.list.records.iter().collect();
        if self.make.kind.is_documents() {
            let bound = |name| text(arguments, name);
            let (from, to) = (bound("published_from"), bound("published_to"));
            let types: Vec<String> = match arguments.get("doc_type") {
                Some(Value::List(types)) => types.iter().map(Value::wire_text).collect(),
                Some(one) => vec![one.wire_text()],
                None => Vec::new(),
            };
            if from.is_some() || to.is_some() {
                found.retain(|record| {
                    is_within(&day(record.day).to_string(), from.clone(), to.clone())
                });
            }
            found.retain(|record| {
                let own = DOCUMENT_TYPES.get(record.type_);
                types.is_empty() || own.is_some_and(|own| types.iter().any(|t| t == own))
            });
        }
        let Some(filters) = arguments.get("filters") else {
            return found;
        };
        if let Some(types) = member(filters, "award_type_codes") {
            let types: Vec<String> = items(Some(types)).iter().map(Value::wire_text).collect();
            found.retain(|record| types.iter().any(|t| t == TYPES[record.type_]));
        }
        let periods = items(member(filters, "time_period"));
        if !periods.is_empty() {
            found.retain(|record| {
                let day = day(record.day).to_string();
                periods.iter().any(|period| {
                    let bound = |name| member(period, name).map(Value::wire_text);
                    is_within(&day, bound("start_date"), bound("end_date"))
                })
            });
        }
        let ranges = items(member(filters, "award_amounts"));
        if !ranges.is_empty() {
            found.retain(|record| {
                let amount = self.make.kind.amount(record);
                ranges.iter().any(|range| {
                    let bound = |name| {
                        let dollars = member(range, name)?.wire_text().parse::<f64>().unwrap();
                        Some((dollars * 100.0).round() as i64)
                    };
                    amount.is_some_and(|amount| {
                        bound("lower_bound").is_none_or(|low| amount >= low)
                            && bound("upper_bound").is_none_or(|high| amount <= high)
                    })
                })
            });
        }
        found
    }

    /// The order that the arguments request.
    fn order(&self, arguments: &CallArguments) -> Result<Order, u16> {
        let asked = text(arguments, "order");
        let ascending = match self.make.kind {
            Kind::Artworks | Kind::Pictures | Kind::Industries => false,
            kind if kind.is_documents() => asked.as_deref() == Some("oldest"),
            _ => asked.as_deref() == Some("asc"),
        };
        let sort = text(arguments, "sort");
        let by = match (self.make.kind, sort.as_deref()) {
            (Kind::Awards(own), Some(sort)) if sort == own.member() => By::Own,
            (Kind::Awards(_), Some("Award Amount")) => By::Amount,
            (Kind::Awards(_), Some("Award ID" | "generated_internal_id")) => By::Number,
            (Kind::Transactions, Some("Action Date")) => By::Day,
            (Kind::Awards(_), other) => {
                // The first of fields.
                match items(arguments.get("fields")).first().map(Value::wire_text) {
                    Some(first) if other.is_none() && first == "Award ID" => By::Number,
                    _ => return Err(400),
                }
            }
            _ => By::Own,
        };
        Ok(Order { by, ascending })
    }

    /// All records that the arguments select, in the requested order.
    fn ordered(&self, arguments: &CallArguments, order: Order, request: u64) -> Vec<&Record> {
        let mut found = self.selected(arguments);
        let own = Order {
            by: By::Own,
            ascending: self.make.ascending,
        };
        let kind = self.make.kind;
        if order == own && !kind.is_tied() {
            return found;
        }
        found.sort_by_cached_key(|record| {
            let id = u64::from(record.id);
            let value = Record::key(order.value(kind, record), order.ascending);
            let tie = if kind.is_tied() {
                mix(self.seed ^ mix(request) ^ mix(id))
            } else {
                id
            };
            (value, tie)
        });
        if !order.ascending {
            found.reverse();
        }
        found
    }

    /// All records in the order of these arguments, as an unchanging list returns them.
    pub fn in_order(&self, arguments: &CallArguments) -> Vec<u32> {
        let order = self.order(arguments).unwrap();
        let all = self.ordered(arguments, order, 0);
        all.iter().map(|record| record.id).collect()
    }

    /// The answer of the operation that counts.
    fn counted(&self, arguments: &CallArguments) -> Result<Answer, u16> {
        let selected = self.selected(arguments);
        let records = selected.len();
        let (counted, says_number) = match self.make.kind {
            // Those without a prime award are left out.
            Kind::Subawards => (records - records / 10, false),
            _ => (records, records == self.list.records.len()),
        };
        let some = counted / 3;
        let others = counted - some;
        let body = match text(arguments, "facet") {
            Some(facet) if facet == "daily" && self.refuses_days => return Err(400),
            Some(facet) => by_period(&selected, &facet),
            None => format!(r#"{{"results":{{"contracts":{others},"grants":{some}}}}}"#),
        };
        Ok(Answer {
            body,
            says_number,
            total: None,
            ids: Vec::new(),
            has_next: false,
        })
    }

    /// The answer to one request, or the status of the error.
    pub fn answer(&self, arguments: &CallArguments, request: u64) -> Result<Answer, u16> {
        let kind = self.make.kind;
        if !std::ptr::eq(arguments.operation, kind.operation().1) {
            return self.counted(arguments);
        }
        let order = self.order(arguments)?;
        let found = self.ordered(arguments, order, request);
        let size = number(arguments, self.paging.size).ok_or(400_u16)?;
        let page = number(arguments, self.paging.page).unwrap_or(1).max(1);
        let last = arguments.operation.parameter(self.paging.page).unwrap().max;
        if last.is_some_and(|last| page > last.unsigned_abs()) {
            return Err(400);
        }
        let begin = match kind {
            Kind::Awards(_) | Kind::Subawards => cursor::begin(self, arguments, order, &found)?,
            kind if kind.is_documents() => cursor::begin_of_day(arguments, order, &found)?,
            _ => Begin::Page,
        };
        if begin == Begin::Page && self.paging.reach.is_some_and(|reach| page * size > reach) {
            return Err(if kind.is_documents() { 400 } else { 503 });
        }
        let start = match begin {
            Begin::Page => ((page - 1) * size) as usize,
            Begin::Record(at) => at,
        };
        let end = found.len().min(start + size as usize);
        let records = found.get(start..end).unwrap_or_default();
        let has_more = end < found.len();
        let list = joined(records);
        let last = records.last().copied();
        let has_next = match self.paging.has_next {
            _ if begin != Begin::Page => has_more,
            Some(HasNext::Capped(cap)) => has_more && page * size < cap,
            Some(HasNext::Never) => false,
            _ => has_more,
        };
        let total = match self.paging.reach {
            Some(reach) if self.caps_total => found.len().min(reach as usize),
            _ => found.len(),
        };
        let body = match kind {
            Kind::Artworks => format!(r#"{{"pagination":{{"total":{total}}},"data":{list}}}"#),
            kind if kind.is_documents() && found.is_empty() => r#"{"count":0}"#.to_owned(),
            kind if kind.is_documents() => format!(r#"{{"count":{total},"results":{list}}}"#),
            Kind::Pictures => list,
            _ => {
                let mut told = String::new();
                if kind.has_total() {
                    write!(told, r#""total":{total},"#).unwrap();
                }
                if matches!(kind, Kind::Awards(_) | Kind::Subawards) {
                    let last = last.filter(|_| has_next);
                    let (value, id) = cursor::told(self, order, last);
                    write!(told, r#""last_record_sort_value":{value},"#).unwrap();
                    write!(told, r#""last_record_unique_id":{id},"#).unwrap();
                }
                let hasnext = match self.paging.end {
                    End::More(_) => has_next,
                    _ => false,
                };
                format!(r#"{{"results":{list},"page_metadata":{{{told}"hasNext":{hasnext}}}}}"#)
            }
        };
        let says_number = kind.has_total() && total == self.list.records.len();
        Ok(Answer {
            body,
            says_number,
            total: kind.has_total().then_some(total),
            ids: records.iter().map(|record| record.id).collect(),
            has_next,
        })
    }

    /// The first record after which no record has a cursor, if the sort has none for nulls.
    pub fn first_null(&self) -> Option<usize> {
        let records = &self.list.records;
        match self.make.kind {
            Kind::Awards(Sort::Several) => Some(0),
            Kind::Awards(sort) if !sort.has_null_cursor() => {
                records.iter().position(|record| record.rank.is_none())
            }
            _ => None,
        }
    }

    /// Whether page numbers cannot reach every record.
    pub fn is_long(&self, size: u64) -> bool {
        let reach = self.reach(size);
        reach.is_some_and(|reach| self.list.records.len() as u64 > reach)
    }

    /// Whether page numbers reach no further record of the list.
    pub fn is_full(&self, size: u64) -> bool {
        let reach = self.reach(size);
        reach.is_some_and(|reach| self.list.records.len() as u64 >= reach)
    }

    /// How many records share a sort value at the most.
    pub fn fullest_rank(&self) -> usize {
        let mut counts = std::collections::BTreeMap::new();
        for record in &self.list.records {
            *counts.entry(record.rank).or_insert(0) += 1;
        }
        counts.into_values().max().unwrap_or(0)
    }

    /// How many records page numbers reach.
    pub fn reach(&self, size: u64) -> Option<u64> {
        let operation = self.make.kind.operation().1;
        let last = operation.parameter(self.paging.page).unwrap().max;
        let last = last.map_or(u64::MAX, i64::unsigned_abs);
        self.paging
            .reach
            .map(|reach| (reach / size).min(last) * size)
    }

    pub fn has_days(&self) -> bool {
        matches!(self.paging.cap_strategy, CapStrategy::Days(_)) && !self.make.kind.has_day_cursor()
    }
}
