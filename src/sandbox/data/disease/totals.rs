//! Current figures of the world, continents, countries and states.

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::corpus::{DAYS, Land, Province, Series};
use super::names::{number, standardised};
use super::{Disease, answer, not_found, split_list};
use crate::sandbox::call::Call;
use crate::sandbox::data::geography::{CONTINENTS, Country, plain};
use crate::sandbox::data::random::{Random, cents};
use crate::sandbox::data::words::address;
use crate::sandbox::reply::Reply;

const NO_COUNTRY: &str = "Country not found or doesn't have any cases";
const NO_CONTINENT: &str = "Continent not found or doesn't have any cases";
const NO_STATE: &str = "State not found or doesn't have any cases";

/// The continent that is matched by a part of its name, strict or not, and so are its countries.
const LOOSE: &str = "Australia-Oceania";

/// A query parameter is on with these two words only.
fn on(call: &Call, name: &str) -> bool {
    matches!(call.query(name), Some("true" | "1"))
}

/// How many days back the figures are from: both words sent, yesterday wins.
fn days_back(call: &Call, two: bool) -> usize {
    if on(call, "yesterday") {
        1
    } else if two && on(call, "twoDaysAgo") {
        2
    } else {
        0
    }
}

fn is_strict(call: &Call) -> bool {
    call.query("strict") != Some("false")
}

/// Whether nulls stay nulls.
pub fn keeps_nulls(call: &Call) -> bool {
    on(call, "allowNull")
}

/// The value with zeros for its nulls, unless nulls may stay.
pub fn without_nulls(value: Value, call: &Call) -> Value {
    fn clean(value: Value) -> Value {
        match value {
            Value::Null => 0.into(),
            Value::Object(members) => members
                .into_iter()
                .map(|(name, value)| (name, clean(value)))
                .collect(),
            Value::Array(items) => items.into_iter().map(clean).collect(),
            other => other,
        }
    }
    if keeps_nulls(call) {
        value
    } else {
        clean(value)
    }
}

/// A number as JavaScript writes it: a whole one without a point.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Number(f64);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.fract() == 0.0 && self.0.abs() < 1e15 {
            serializer.serialize_i64(self.0 as i64)
        } else {
            serializer.serialize_f64(self.0)
        }
    }
}

fn at(list: &[i64], back: usize) -> i64 {
    list.get(DAYS.saturating_sub(1 + back))
        .copied()
        .unwrap_or(0)
}

/// How many of a million people; nothing is known where no people are.
fn per_million(count: i64, people: i64) -> Option<f64> {
    (people > 0).then(|| count as f64 * 1e6 / people as f64)
}

fn whole(part: Option<f64>) -> Option<Number> {
    part.map(|part| Number(part.round()))
}

fn two_places(part: Option<f64>) -> Option<Number> {
    part.map(|part| Number(cents(part)))
}

/// One person in so many.
fn one_in(count: i64, people: i64) -> Option<i64> {
    (people > 0).then(|| people / count.max(1))
}

/// What is counted; the sum of places has the sums of their counts.
#[derive(Debug, Clone, Copy, Default)]
struct Counts {
    cases: i64,
    today_cases: i64,
    deaths: i64,
    today_deaths: i64,
    recovered: i64,
    today_recovered: Option<i64>,
    critical: i64,
    tests: Option<i64>,
    people: i64,
}

impl Counts {
    fn of(seed: u64, land: &Land, back: usize) -> Self {
        let series = &land.series;
        let mut random = Random::new(seed, land.country.name, 9);
        let day = |list: &[i64]| at(list, back) - at(list, back + 1);
        let people = land.country.population * 1000;
        let mut counts = Self {
            cases: at(&series.cases, back),
            today_cases: day(&series.cases),
            deaths: at(&series.deaths, back),
            today_deaths: day(&series.deaths),
            recovered: at(&series.recovered, back),
            today_recovered: (!random.once_in(6)).then(|| day(&series.recovered)),
            critical: 0,
            tests: (!land.untested).then(|| {
                land.country.population
                    * Random::new(seed, land.country.name, 10).between(200, 4000)
            }),
            people,
        };
        counts.critical = counts.active() / random.between(300, 900);
        counts
    }

    fn active(&self) -> i64 {
        (self.cases - self.deaths - self.recovered).max(0)
    }

    fn sum(parts: impl Iterator<Item = Self>) -> Self {
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

/// The members in which every record begins to count.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Counted {
    cases: i64,
    today_cases: i64,
    deaths: i64,
    today_deaths: i64,
    recovered: i64,
    today_recovered: Option<i64>,
    active: i64,
    critical: i64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rates {
    cases_per_one_million: Option<Number>,
    deaths_per_one_million: Option<Number>,
    tests: Option<i64>,
    tests_per_one_million: Option<Number>,
    population: i64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct OneIn {
    one_case_per_people: Option<i64>,
    one_death_per_people: Option<i64>,
    one_test_per_people: Option<i64>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MoreRates {
    active_per_one_million: Option<Number>,
    recovered_per_one_million: Option<Number>,
    critical_per_one_million: Option<Number>,
}

/// The members of a record, in the groups between which the kinds of records put their own.
struct Figures {
    counted: Counted,
    rates: Rates,
    one_in: OneIn,
    more: MoreRates,
}

impl Figures {
    fn new(counts: Counts, nulls: bool) -> Self {
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

/// The only member whose nulls are never made zeros.
#[derive(Serialize)]
struct CountryInfo {
    _id: Option<i64>,
    iso2: Option<&'static str>,
    iso3: Option<&'static str>,
    lat: Number,
    long: Number,
    flag: String,
}

impl CountryInfo {
    fn of(country: &'static Country) -> Self {
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
struct CountryRecord {
    updated: i64,
    country: &'static str,
    country_info: CountryInfo,
    #[serde(flatten)]
    counted: Counted,
    #[serde(flatten)]
    rates: Rates,
    continent: &'static str,
    #[serde(flatten)]
    one_in: OneIn,
    #[serde(flatten)]
    more: MoreRates,
}

#[derive(Serialize)]
struct Middle {
    lat: Number,
    long: Number,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ContinentRecord {
    updated: i64,
    #[serde(flatten)]
    counted: Counted,
    continent: &'static str,
    #[serde(flatten)]
    rates: Rates,
    #[serde(flatten)]
    more: MoreRates,
    continent_info: Middle,
    countries: Vec<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct StateRecord {
    state: &'static str,
    updated: i64,
    cases: i64,
    deaths: i64,
    recovered: i64,
    cases_per_one_million: Option<Number>,
    deaths_per_one_million: Option<Number>,
    population: i64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WorldRecord {
    updated: i64,
    #[serde(flatten)]
    counted: Counted,
    #[serde(flatten)]
    rates: Rates,
    #[serde(flatten)]
    one_in: OneIn,
    #[serde(flatten)]
    more: MoreRates,
    affected_countries: usize,
}

/// What a record is sorted by: numbers and nulls by size, then texts.
#[derive(PartialEq, PartialOrd)]
enum Key {
    Number(f64),
    Text(String),
}

/// The records' places, the largest first; `None` where the records have nothing to compare.
fn order<T: Serialize>(records: &[T], name: &str) -> Option<Vec<usize>> {
    let key = |record: &T| match serde_json::to_value(record).ok()?.get(name)? {
        Value::Null => Some(Key::Number(0.0)),
        Value::Number(number) => Some(Key::Number(number.as_f64().unwrap_or(0.0))),
        Value::String(text) => Some(Key::Text(text.clone())),
        Value::Array(items) => Some(Key::Text(
            items
                .iter()
                .filter_map(Value::as_str)
                .collect::<Vec<_>>()
                .join(","),
        )),
        _ => None,
    };
    let keys: Vec<Key> = records.iter().map(key).collect::<Option<_>>()?;
    let mut order: Vec<(Key, usize)> = keys.into_iter().zip(0..).collect();
    order.sort_by(|(one, _), (two, _)| two.partial_cmp(one).unwrap_or(std::cmp::Ordering::Equal));
    Some(order.into_iter().map(|(_, at)| at).collect())
}

/// All records of a kind, sorted as asked: the largest first, or the stored order.
fn all<T: Serialize>(records: &[T], call: &Call) -> Reply {
    let sort = call.query("sort").filter(|name| !name.is_empty());
    match sort.and_then(|name| order(records, name)) {
        Some(order) => {
            let sorted: Vec<&T> = order.iter().filter_map(|at| records.get(*at)).collect();
            answer(200, &sorted)
        }
        None => answer(200, &records),
    }
}

/// One found is an object, several are an array, none is a 404.
fn one_or_many<T: Serialize>(found: &[T], message: &str) -> Reply {
    match found {
        [] => not_found(message),
        [one] => answer(200, one),
        several => answer(200, &several),
    }
}

impl Disease {
    fn counts(&self, land: &Land, back: usize) -> Counts {
        Counts::of(self.home.seed, land, back)
    }

    fn country_record(&self, land: &Land, back: usize, nulls: bool) -> CountryRecord {
        let figures = Figures::new(self.counts(land, back), nulls);
        CountryRecord {
            updated: self.updated(),
            country: land.country.name,
            country_info: CountryInfo::of(land.country),
            counted: figures.counted,
            rates: figures.rates,
            continent: land.country.continent,
            one_in: figures.one_in,
            more: figures.more,
        }
    }

    fn continent_record(
        &self,
        (name, latitude, longitude): (&'static str, f64, f64),
        back: usize,
        nulls: bool,
    ) -> ContinentRecord {
        let lands = self.corpus().lands.iter();
        let lands = lands.filter(|land| land.country.continent == name);
        let counts = Counts::sum(lands.clone().map(|land| self.counts(land, back)));
        let figures = Figures::new(counts, nulls);
        ContinentRecord {
            updated: self.updated(),
            counted: figures.counted,
            continent: name,
            rates: figures.rates,
            more: figures.more,
            continent_info: Middle {
                lat: Number(latitude),
                long: Number(longitude),
            },
            countries: lands.map(|land| land.country.name).collect(),
        }
    }

    fn state_record(&self, province: &Province, back: usize) -> StateRecord {
        let Province { state, series, .. } = province;
        let Series {
            cases,
            deaths,
            recovered,
        } = series;
        let people = state.population * 1000;
        let (cases, deaths) = (at(cases, back), at(deaths, back));
        StateRecord {
            state: state.name,
            updated: self.updated(),
            cases,
            deaths,
            recovered: at(recovered, back),
            cases_per_one_million: whole(per_million(cases, people)),
            deaths_per_one_million: whole(per_million(deaths, people)),
            population: people,
        }
    }

    pub(super) fn world(&self, call: &Call) -> Reply {
        let lands = &self.corpus().lands;
        let back = days_back(call, true);
        let counts = Counts::sum(lands.iter().map(|land| self.counts(land, back)));
        let figures = Figures::new(counts, keeps_nulls(call));
        answer(
            200,
            &WorldRecord {
                updated: self.updated(),
                counted: figures.counted,
                rates: figures.rates,
                one_in: figures.one_in,
                more: figures.more,
                affected_countries: lands.len(),
            },
        )
    }

    pub(super) fn continents(&self, call: &Call) -> Reply {
        // The figures here heed yesterday but not the day before.
        let back = days_back(call, false);
        let records: Vec<ContinentRecord> = CONTINENTS
            .into_iter()
            .map(|continent| self.continent_record(continent, back, keeps_nulls(call)))
            .collect();
        all(&records, call)
    }

    pub(super) fn continent(&self, call: &Call) -> Reply {
        let back = days_back(call, true);
        let found: Vec<ContinentRecord> = split_list(call.argument("continent"))
            .into_iter()
            .filter(|asked| !asked.is_empty() && number(asked).is_none())
            .filter_map(|asked| {
                // Synonyms of countries are looked up here too: America is the USA and not found.
                let wanted = standardised(asked);
                let by_part = asked.chars().count() > 3;
                CONTINENTS.into_iter().find(|(name, ..)| {
                    let known = plain(name);
                    known == wanted
                        || (!is_strict(call) || *name == LOOSE)
                            && by_part
                            && known.contains(&wanted)
                })
            })
            .map(|continent| self.continent_record(continent, back, keeps_nulls(call)))
            .collect();
        one_or_many(&found, NO_CONTINENT)
    }

    pub(super) fn countries(&self, call: &Call) -> Reply {
        let back = days_back(call, true);
        let records: Vec<CountryRecord> = self
            .corpus()
            .lands
            .iter()
            .map(|land| self.country_record(land, back, keeps_nulls(call)))
            .collect();
        all(&records, call)
    }

    /// The first stored country that the text stands for.
    fn land(&self, asked: &str, strict: bool) -> Option<&Land> {
        let mut lands = self.corpus().lands.iter();
        if let Some(number) = number(asked) {
            return lands.find(|land| land.is_country() && land.country.id == number);
        }
        let wanted = standardised(asked);
        let by_part =
            asked.chars().count() > 3 || matches!(plain(asked).as_str(), "uk" | "uae" | "dr");
        lands.find(|land| {
            if strict && land.country.continent != LOOSE {
                return land.plain == wanted;
            }
            // A code is compared as it was sent: a space beside it keeps it from matching.
            let by_code = land.is_country()
                && [land.country.iso2, land.country.iso3]
                    .iter()
                    .any(|code| code.eq_ignore_ascii_case(asked));
            by_code || by_part && land.plain.contains(&wanted)
        })
    }

    pub(super) fn country(&self, call: &Call) -> Reply {
        let asked = [call.argument("country"), call.argument("countries")].concat();
        let back = days_back(call, true);
        let found: Vec<CountryRecord> = split_list(&asked)
            .into_iter()
            .filter(|name| !name.is_empty())
            .filter_map(|name| self.land(name, is_strict(call)))
            .map(|land| self.country_record(land, back, keeps_nulls(call)))
            .collect();
        one_or_many(&found, NO_COUNTRY)
    }

    pub(super) fn states(&self, call: &Call) -> Reply {
        let back = days_back(call, false);
        let states = self.corpus().states.iter();
        let records: Vec<StateRecord> = states.map(|one| self.state_record(one, back)).collect();
        all(&records, call)
    }

    pub(super) fn states_by_name(&self, call: &Call) -> Reply {
        let back = days_back(call, false);
        // Names are not trimmed here.
        let found: Vec<StateRecord> = split_list(call.argument("states"))
            .into_iter()
            .filter_map(|asked| {
                let mut states = self.corpus().states.iter();
                states.find(|one| one.state.name.eq_ignore_ascii_case(asked))
            })
            .map(|state| self.state_record(state, back))
            .collect();
        one_or_many(&found, NO_STATE)
    }
}
