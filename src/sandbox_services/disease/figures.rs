//! Computes the figures of a record: counts, rates and tests, for each kind of record.

use std::collections::HashMap;

use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::corpus::{DAYS, Nation};
use crate::data_file::data_file;
use crate::random::{Random, cents};

data_file!(
    /// The members of each kind of record, in the service's order.
    static RECORDS: HashMap<&'static str, Vec<&'static str>> = "records.json"
);

/// A number in JavaScript's notation: whole numbers have no decimal point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Number(pub f64);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.fract() == 0.0 && self.0.abs() < 1e15 {
            serializer.serialize_i64(self.0 as i64)
        } else {
            serializer.serialize_f64(self.0)
        }
    }
}

pub fn at(list: &[i64], back: usize) -> i64 {
    list.get(DAYS.saturating_sub(1 + back))
        .copied()
        .unwrap_or(0)
}

/// The counts of a place. The sum of several places has the sums of their counts.
#[derive(Debug, Clone, Copy, Default)]
pub struct Counts {
    pub cases: i64,
    pub today_cases: i64,
    pub deaths: i64,
    pub today_deaths: i64,
    pub recovered: i64,
    pub today_recovered: Option<i64>,
    pub critical: i64,
    pub tests: Option<i64>,
    pub people: i64,
}

impl Counts {
    pub fn of(seed: u64, nation: &Nation, back: usize) -> Self {
        let series = &nation.series;
        let mut random = Random::new(seed, nation.country.name, 9);
        let day = |list: &[i64]| at(list, back) - at(list, back + 1);
        let people = nation.country.population * 1000;
        let mut counts = Self {
            cases: at(&series.cases, back),
            today_cases: day(&series.cases),
            deaths: at(&series.deaths, back),
            today_deaths: day(&series.deaths),
            recovered: at(&series.recovered, back),
            today_recovered: (!random.once_in(6)).then(|| day(&series.recovered)),
            critical: 0,
            tests: (!nation.untested).then(|| {
                nation.country.population
                    * Random::new(seed, nation.country.name, 10).between(200, 4000)
            }),
            people,
        };
        counts.critical = counts.active() / random.between(300, 900);
        counts
    }

    pub fn active(&self) -> i64 {
        (self.cases - self.deaths - self.recovered).max(0)
    }

    /// The figure for a member of a record.
    fn figure(&self, name: &str) -> Value {
        let million =
            |count: i64| (self.people > 0).then(|| count as f64 * 1e6 / self.people as f64);
        let whole =
            |count: Option<i64>| json!(count.and_then(million).map(|part| Number(part.round())));
        let two_places = |count: i64| json!(million(count).map(|part| Number(cents(part))));
        let one_in = |count: Option<i64>| {
            json!(
                count
                    .filter(|_| self.people > 0)
                    .map(|count| self.people / count.max(1))
            )
        };
        match name {
            "cases" => json!(self.cases),
            "todayCases" => json!(self.today_cases),
            "deaths" => json!(self.deaths),
            "todayDeaths" => json!(self.today_deaths),
            "recovered" => json!(self.recovered),
            "todayRecovered" => json!(self.today_recovered),
            "active" => json!(self.active()),
            "critical" => json!(self.critical),
            "tests" => json!(self.tests),
            "population" => json!(self.people),
            "casesPerOneMillion" => whole(Some(self.cases)),
            "deathsPerOneMillion" => whole(Some(self.deaths)),
            "testsPerOneMillion" => whole(self.tests),
            "oneCasePerPeople" => one_in(Some(self.cases)),
            "oneDeathPerPeople" => one_in(Some(self.deaths)),
            "oneTestPerPeople" => one_in(self.tests),
            "activePerOneMillion" => two_places(self.active()),
            "recoveredPerOneMillion" => two_places(self.recovered),
            "criticalPerOneMillion" => two_places(self.critical),
            _ => Value::Null,
        }
    }

    /// A record of a kind: its own members, and figures for all others. Figures that are null become zeros
    /// unless `nulls` are kept.
    pub fn record(&self, kind: &str, mut own: Value, nulls: bool) -> Value {
        let members = RECORDS.get(kind).into_iter().flatten().map(|name| {
            let value = match own.get_mut(name) {
                Some(own) => own.take(),
                None => match self.figure(name) {
                    Value::Null if !nulls => json!(0),
                    figure => figure,
                },
            };
            (*name, value)
        });
        members.collect()
    }

    pub fn sum(parts: impl Iterator<Item = Self>) -> Self {
        let start = Self {
            today_recovered: Some(0),
            tests: Some(0),
            ..Self::default()
        };
        parts.fold(start, |sum, part| Self {
            cases: sum.cases + part.cases,
            today_cases: sum.today_cases + part.today_cases,
            deaths: sum.deaths + part.deaths,
            today_deaths: sum.today_deaths + part.today_deaths,
            recovered: sum.recovered + part.recovered,
            today_recovered: sum
                .today_recovered
                .zip(part.today_recovered.or(Some(0)))
                .map(add),
            critical: sum.critical + part.critical,
            tests: sum.tests.zip(part.tests.or(Some(0))).map(add),
            people: sum.people + part.people,
        })
    }
}

fn add((one, two): (i64, i64)) -> i64 {
    one + two
}
