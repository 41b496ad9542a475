//! Filters by the days of awards, transactions and subawards.

use jiff::civil::{Date, date};
use serde_json::Value;

use super::award::{Award, Subaward, Transaction};
use super::filter_members::text;
use crate::dates;

/// What a period covers that names no first or no last day: the searched days, and the end of the next fiscal year.
const SEARCHED: (Date, Date) = (date(2007, 10, 1), date(2027, 9, 30));

/// The first and the last day of each period.
pub fn periods(filters: &Value) -> Vec<(Date, Date)> {
    listed(filters).map(days).collect()
}

fn listed(filters: &Value) -> impl Iterator<Item = &Value> {
    let list = filters.get("time_period").and_then(Value::as_array);
    list.into_iter().flatten()
}

fn days(period: &Value) -> (Date, Date) {
    let day = |name: &str| text(period, name).and_then(dates::parse);
    let (first, last) = (day("start_date"), day("end_date"));
    (first.unwrap_or(SEARCHED.0), last.unwrap_or(SEARCHED.1))
}

/// Whether a day is in one of the periods, if there are any.
pub fn within(filters: &Value) -> impl Fn(Date) -> bool + use<> {
    let periods = periods(filters);
    move |day| {
        let mut all = periods.iter();
        periods.is_empty() || all.any(|(first, last)| (*first..=*last).contains(&day))
    }
}

/// Which day of a record is compared with a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Day {
    Action,
    Signed,
    Modified,
    /// New awards: both the action and the signature.
    New,
}

/// A period, with the days that are compared with its ends.
#[derive(Debug, Clone, Copy)]
struct Period {
    first: Date,
    last: Date,
    from: Option<Day>,
    to: Option<Day>,
}

impl Period {
    fn of(period: &Value) -> Self {
        let (first, last) = days(period);
        let day = |name: &str| {
            Some(match text(period, name)? {
                "date_signed" => Day::Signed,
                "last_modified_date" => Day::Modified,
                "new_awards_only" => Day::New,
                _ => Day::Action,
            })
        };
        let kind = day("date_type");
        Self {
            first,
            last,
            from: day("gte_date_type").or(kind),
            to: kind,
        }
    }
}

/// The periods of a search.
#[derive(Debug)]
pub struct Periods(Vec<Period>);

impl Periods {
    pub fn of(filters: &Value) -> Self {
        Self(listed(filters).map(Period::of).collect())
    }

    fn any(&self, fits: impl Fn(&Period) -> bool) -> bool {
        self.0.is_empty() || self.0.iter().any(fits)
    }

    /// Whether an award is in one of the periods. Unless the search names a kind of day, the award's latest action
    /// is not before the period, and its signature not after it.
    pub fn have_award(&self, award: &Award) -> bool {
        let day = |kind: Day| match kind {
            Day::Action => award.latest_action(),
            Day::Signed | Day::New => award.signed(),
            Day::Modified => award.last_modified(),
        };
        self.any(|period| {
            let from = day(period.from.unwrap_or(Day::Action));
            let to = day(period.to.unwrap_or(Day::Signed));
            from >= period.first && to <= period.last
        })
    }

    pub fn have_transaction(&self, award: &Award, one: &Transaction) -> bool {
        self.any(|period| {
            let is_in = |day: Date| (period.first..=period.last).contains(&day);
            match period.to {
                None | Some(Day::Action) => is_in(one.date),
                Some(Day::Signed) => is_in(award.signed()),
                Some(Day::Modified) => is_in(one.modified()),
                Some(Day::New) => is_in(one.date) && is_in(award.signed()),
            }
        })
    }

    pub fn have_subaward(&self, award: &Award, one: &Subaward) -> bool {
        self.any(|period| {
            let day = match period.to {
                Some(Day::Signed) => award.signed(),
                Some(Day::Modified) => award.subaward_modified(one),
                _ => one.date,
            };
            (period.first..=period.last).contains(&day)
        })
    }
}
