//! Answers the operations on spending over time.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::{Date, date};
use serde_json::{Map, Value, json};

use super::answers::answer;
use super::filter_dates::periods;
use super::names::NAMES;
use super::request::level;
use super::search_filters::messages;
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::handler::{Answered, OperationCall};
use crate::random::dollars;

/// A year and a part of the year.
type YearAndPart = (i64, i64);

/// The kinds of periods by which spending is reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Period {
    FiscalYear,
    Quarter,
    Month,
    CalendarYear,
}

impl Period {
    /// The kind of period that the call requests.
    fn of(call: &Call) -> Self {
        match call.given("group").as_deref() {
            Some("quarter" | "q") => Period::Quarter,
            Some("month" | "m") => Period::Month,
            Some("calendar_year" | "cy") => Period::CalendarYear,
            _ => Period::FiscalYear,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Period::FiscalYear => "fiscal_year",
            Period::Quarter => "quarter",
            Period::Month => "month",
            Period::CalendarYear => "calendar_year",
        }
    }

    /// A year and a part of the year, which sort by time.
    fn key(self, day: Date) -> (i64, i64) {
        let (year, month) = (dates::fiscal_year(day), dates::fiscal_month(day));
        match self {
            Period::FiscalYear => (year, 0),
            Period::Quarter => (year, (month + 2) / 3),
            Period::Month => (year, month),
            Period::CalendarYear => (i64::from(day.year()), 0),
        }
    }

    fn record(self, (year, part): (i64, i64)) -> Value {
        match self {
            Period::CalendarYear => json!({ "calendar_year": year.to_string() }),
            Period::FiscalYear => json!({ "fiscal_year": year.to_string() }),
            Period::Quarter => {
                json!({ "fiscal_year": year.to_string(), "quarter": part.to_string() })
            }
            Period::Month => json!({ "fiscal_year": year.to_string(), "month": part.to_string() }),
        }
    }

    /// The records of the periods of a search.
    fn records(self, call: &Call, record: impl Fn(YearAndPart) -> Value) -> Vec<Value> {
        let (first, last) = range(call);
        self.all(first, last).into_iter().map(record).collect()
    }

    /// All periods from the first day to the last.
    fn all(self, first: Date, last: Date) -> Vec<(i64, i64)> {
        let mut keys = Vec::new();
        let mut day = first;
        while day <= last {
            let key = self.key(day);
            if keys.last() != Some(&key) {
                keys.push(key);
            }
            day = dates::later(day, 28);
        }
        let key = self.key(last);
        if keys.last() != Some(&key) {
            keys.push(key);
        }
        keys
    }
}

/// The first and the last day of a search.
fn range(call: &Call) -> (Date, Date) {
    let asked = call.member("filters").map(periods).unwrap_or_default();
    let first = asked.iter().map(|(first, _)| *first).min();
    let last = asked.iter().map(|(_, last)| *last).max();
    (
        first.unwrap_or(date(2018, 10, 1)),
        last.unwrap_or(call.today),
    )
}

impl Spending {
    /// The obligations in each period, by group of awards.
    pub(super) fn over_time(&self, call: &OperationCall<'_>) -> Answered {
        let period = Period::of(call);
        let subawards = level(call) == "subawards";
        let awards = level(call) == "awards";
        let mut sums: BTreeMap<(YearAndPart, &str), (f64, f64)> = BTreeMap::new();
        for one in self.chosen(call) {
            let group = match one.award.is_procurement() {
                // Subawards belong to contracts or to grants, whatever the award's group is.
                true if subawards => "contracts",
                false if subawards => "grants",
                _ => one.award.group,
            };
            let prime = one.transactions.iter();
            // The whole amount of an award is in the period of its latest action.
            let latest = one.transactions.iter().map(|one| one.date).max();
            let latest = latest.filter(|_| awards);
            let prime = prime.map(|one| (latest.unwrap_or(one.date), one.amount, one.outlay));
            let below = one.subawards.iter().map(|one| (one.date, one.amount, 0.0));
            for (date, amount, outlay) in prime.chain(below) {
                let sum = sums.entry((period.key(date), group)).or_default();
                *sum = (sum.0 + amount, sum.1 + outlay);
            }
        }
        // A defect of the service: it stops at a sum of a period before those that were asked for.
        let asked = call.member("filters").map(periods).unwrap_or_default();
        let begins = asked.iter().map(|(first, _)| period.key(*first)).min();
        let earliest = sums.keys().next().map(|(key, _)| *key);
        if !awards && begins.zip(earliest).is_some_and(|(first, own)| own < first) {
            sums.clear();
        }
        let record = |key| {
            let sum = |group: &'static str| sums.get(&(key, group)).copied().unwrap_or_default();
            let groups = || {
                let all = NAMES.groups_by_name().into_iter();
                all.filter(|group| !subawards || matches!(group.name, "contracts" | "grants"))
            };
            let all: f64 = groups().map(|group| sum(group.name).0).sum();
            let paid: f64 = groups().map(|group| sum(group.name).1).sum();
            let mut record = Map::new();
            record.insert("aggregated_amount".to_owned(), dollars(all));
            record.insert("time_period".to_owned(), period.record(key));
            for group in groups() {
                record.insert(
                    format!("{}_Obligations", group.prefix),
                    dollars(sum(group.name).0),
                );
            }
            // Outlays are only reported by award.
            let outlay = |amount: f64| {
                if awards { dollars(amount) } else { Value::Null }
            };
            record.insert("total_outlays".to_owned(), outlay(paid));
            for group in groups() {
                record.insert(
                    format!("{}_Outlays", group.prefix),
                    outlay(sum(group.name).1),
                );
            }
            Value::Object(record)
        };
        let results = if awards {
            // Empty periods are not filled.
            let periods: BTreeSet<YearAndPart> = sums.keys().map(|(key, _)| *key).collect();
            periods.into_iter().map(record).collect()
        } else {
            period.records(call, record)
        };
        answer(json!({
            "group": period.name(),
            "results": results,
            "spending_level": level(call),
            "messages": messages(call),
        }))
    }

    /// The number of awards that began in each period.
    pub(super) fn new_awards(&self, call: &OperationCall<'_>) -> Answered {
        let period = Period::of(call);
        let (first, last) = range(call);
        let mut counts: BTreeMap<(i64, i64), usize> = BTreeMap::new();
        for one in self.chosen(call) {
            if (first..=last).contains(&one.award.start) {
                *counts.entry(period.key(one.award.start)).or_default() += 1;
            }
        }
        let results = period.records(call, |key| {
            json!({
                "new_award_count_in_period": counts.get(&key).copied().unwrap_or(0),
                "time_period": period.record(key),
            })
        });
        answer(json!({ "group": period.name(), "results": results, "messages": messages(call) }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn periods_cover_a_range_without_gaps() {
        let (first, last) = (date(2023, 10, 1), date(2024, 9, 30));
        assert_eq!(Period::FiscalYear.all(first, last), [(2024, 0)]);
        assert_eq!(Period::Quarter.all(first, last).len(), 4);
        let months: Vec<i64> = Period::Month
            .all(first, last)
            .iter()
            .map(|key| key.1)
            .collect();
        assert_eq!(months, (1..=12).collect::<Vec<_>>());
        assert_eq!(
            Period::CalendarYear.all(first, last),
            [(2023, 0), (2024, 0)]
        );
    }
}
