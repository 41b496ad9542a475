//! Computes the figures of a record: counts, rates and tests, for each kind of record.

use serde::{Serialize, Serializer};

use super::corpus::{DAYS, Nation};
use crate::geography::Country;
use crate::random::{Random, cents};
use crate::words::address;

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

/// The count per million people; `None` if the population is zero.
pub fn per_million(count: i64, people: i64) -> Option<f64> {
    (people > 0).then(|| count as f64 * 1e6 / people as f64)
}

pub fn whole(part: Option<f64>) -> Option<Number> {
    part.map(|part| Number(part.round()))
}

fn two_places(part: Option<f64>) -> Option<Number> {
    part.map(|part| Number(cents(part)))
}

/// The number of people per counted one.
fn one_in(count: i64, people: i64) -> Option<i64> {
    (people > 0).then(|| people / count.max(1))
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

/// The members with which the counts of every record begin.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Counted {
    pub cases: i64,
    pub today_cases: i64,
    pub deaths: i64,
    pub today_deaths: i64,
    pub recovered: i64,
    pub today_recovered: Option<i64>,
    pub active: i64,
    pub critical: i64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Rates {
    pub cases_per_one_million: Option<Number>,
    pub deaths_per_one_million: Option<Number>,
    pub tests: Option<i64>,
    pub tests_per_one_million: Option<Number>,
    pub population: i64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OneIn {
    pub one_case_per_people: Option<i64>,
    pub one_death_per_people: Option<i64>,
    pub one_test_per_people: Option<i64>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MoreRates {
    pub active_per_one_million: Option<Number>,
    pub recovered_per_one_million: Option<Number>,
    pub critical_per_one_million: Option<Number>,
}

/// The members of a record, in groups; each kind of record adds its own members between them.
pub struct Figures {
    pub counted: Counted,
    pub rates: Rates,
    pub one_in: OneIn,
    pub more: MoreRates,
}

impl Figures {
    pub fn new(counts: Counts, nulls: bool) -> Self {
        let zero = (!nulls).then_some(0);
        let none = (!nulls).then_some(Number(0.0));
        let people = counts.people;
        let million = |count: i64| per_million(count, people);
        Self {
            counted: Counted {
                cases: counts.cases,
                today_cases: counts.today_cases,
                deaths: counts.deaths,
                today_deaths: counts.today_deaths,
                recovered: counts.recovered,
                today_recovered: counts.today_recovered.or(zero),
                active: counts.active(),
                critical: counts.critical,
            },
            rates: Rates {
                cases_per_one_million: whole(million(counts.cases)).or(none),
                deaths_per_one_million: whole(million(counts.deaths)).or(none),
                tests: counts.tests.or(zero),
                tests_per_one_million: whole(counts.tests.and_then(million)).or(none),
                population: people,
            },
            one_in: OneIn {
                one_case_per_people: one_in(counts.cases, people).or(zero),
                one_death_per_people: one_in(counts.deaths, people).or(zero),
                one_test_per_people: counts
                    .tests
                    .and_then(|tests| one_in(tests, people))
                    .or(zero),
            },
            more: MoreRates {
                active_per_one_million: two_places(million(counts.active())).or(none),
                recovered_per_one_million: two_places(million(counts.recovered)).or(none),
                critical_per_one_million: two_places(million(counts.critical)).or(none),
            },
        }
    }
}

/// The only member whose nulls are never replaced by zeros.
#[derive(Serialize)]
pub struct CountryInfo {
    pub _id: Option<i64>,
    pub iso2: Option<&'static str>,
    pub iso3: Option<&'static str>,
    pub lat: Number,
    pub long: Number,
    pub flag: String,
}

impl CountryInfo {
    pub fn of(country: &'static Country) -> Self {
        let known = !country.iso2.is_empty();
        let flag = if known {
            country.iso2.to_lowercase()
        } else {
            "unknown".to_owned()
        };
        Self {
            _id: known.then_some(country.id),
            iso2: known.then_some(country.iso2),
            iso3: known.then_some(country.iso3),
            lat: Number(country.latitude),
            long: Number(country.longitude),
            flag: address(&format!("flags/{flag}.png")),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CountryRecord {
    pub updated: i64,
    pub country: &'static str,
    pub country_info: CountryInfo,
    #[serde(flatten)]
    pub counted: Counted,
    #[serde(flatten)]
    pub rates: Rates,
    pub continent: &'static str,
    #[serde(flatten)]
    pub one_in: OneIn,
    #[serde(flatten)]
    pub more: MoreRates,
}

#[derive(Serialize)]
pub struct Middle {
    pub lat: Number,
    pub long: Number,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ContinentRecord {
    pub updated: i64,
    #[serde(flatten)]
    pub counted: Counted,
    pub continent: &'static str,
    #[serde(flatten)]
    pub rates: Rates,
    #[serde(flatten)]
    pub more: MoreRates,
    pub continent_info: Middle,
    pub countries: Vec<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StateRecord {
    pub state: &'static str,
    pub updated: i64,
    pub cases: i64,
    pub deaths: i64,
    pub recovered: i64,
    pub cases_per_one_million: Option<Number>,
    pub deaths_per_one_million: Option<Number>,
    pub population: i64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorldRecord {
    pub updated: i64,
    #[serde(flatten)]
    pub counted: Counted,
    #[serde(flatten)]
    pub rates: Rates,
    #[serde(flatten)]
    pub one_in: OneIn,
    #[serde(flatten)]
    pub more: MoreRates,
    pub affected_countries: usize,
}
