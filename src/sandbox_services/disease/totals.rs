//! Answers with current figures of the world, continents, countries and states.

use serde_json::{Value, json};

use super::corpus::{Nation, Province};
use super::figures::{Counts, Number, at};
use super::javascript::number;
use super::names::{plain, standardised};
use super::query::{Given, is_on};
use super::{Disease, answer, not_found, split_list};
use crate::call::Call;
use crate::geography::GEOGRAPHY;
use crate::handler::{Answered, OperationCall};
use crate::words::address;

const NO_COUNTRY: &str = "Country not found or doesn't have any cases";
const NO_CONTINENT: &str = "Continent not found or doesn't have any cases";
const NO_STATE: &str = "State not found or doesn't have any cases";

/// How many days ago the figures are from; yesterday takes precedence.
fn days_back(call: &Call, two: bool) -> usize {
    if is_on(call, "yesterday") {
        1
    } else if two && is_on(call, "twoDaysAgo") {
        2
    } else {
        0
    }
}

/// Whether nulls are kept.
pub fn keeps_nulls(call: &Call) -> bool {
    is_on(call, "allowNull")
}

/// The value with zeros instead of nulls, unless nulls are allowed.
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

/// The sort key of a record: numbers and nulls by size, then texts.
#[derive(PartialEq, PartialOrd)]
enum SortValue {
    Number(f64),
    Text(String),
}

/// The order of the records, the largest first; `None` if the records lack the member.
fn order(records: &[Value], name: &str) -> Option<Vec<usize>> {
    let key = |record: &Value| match record.get(name)? {
        Value::Null => Some(SortValue::Number(0.0)),
        Value::Number(number) => Some(SortValue::Number(number.as_f64().unwrap_or(0.0))),
        Value::String(text) => Some(SortValue::Text(text.clone())),
        Value::Array(items) => Some(SortValue::Text(
            items
                .iter()
                .filter_map(Value::as_str)
                .collect::<Vec<_>>()
                .join(","),
        )),
        _ => None,
    };
    let keys: Vec<SortValue> = records.iter().map(key).collect::<Option<_>>()?;
    let mut order: Vec<(SortValue, usize)> = keys.into_iter().zip(0..).collect();
    order.sort_by(|(one, _), (two, _)| two.partial_cmp(one).unwrap_or(std::cmp::Ordering::Equal));
    Some(order.into_iter().map(|(_, at)| at).collect())
}

/// All records of a kind, sorted as requested with the largest first, or in the stored order.
fn all(records: &[Value], call: &Call) -> Answered {
    let sort = Given::read(call, "sort");
    match sort.and_then(|name| order(records, name.text())) {
        Some(order) => {
            let sorted: Vec<&Value> = order.iter().filter_map(|at| records.get(*at)).collect();
            answer(&sorted)
        }
        None => answer(&records),
    }
}

/// One match is an object, several are an array, none is a 404.
fn one_or_many(found: &[Value], message: &str) -> Answered {
    match found {
        [] => not_found(message),
        [one] => answer(one),
        several => answer(&several),
    }
}

/// A name to find among the stored ones.
struct Wanted<'a> {
    asked: &'a str,
    standardised: String,
    is_strict: bool,
    /// Whether a part of a name is enough.
    by_part: bool,
}

impl<'a> Wanted<'a> {
    fn new(asked: &'a str, call: &Call) -> Self {
        Self {
            asked,
            standardised: standardised(asked),
            is_strict: !Given::read(call, "strict").is_some_and(|given| given.is("false")),
            by_part: asked.encode_utf16().count() > 3
                || matches!(plain(asked).as_str(), "uk" | "uae" | "dr"),
        }
    }

    /// Whether a name, in the form used for comparisons, matches. No search is strict if the continent has a
    /// hyphen.
    fn is(&self, plain_name: &str, continent: &str, codes: &[&str]) -> bool {
        if self.is_strict && !continent.contains('-') {
            return plain_name == self.standardised;
        }
        // A code is compared as it was sent: a surrounding space prevents a match.
        let asked = self.asked.to_lowercase();
        codes.iter().any(|code| code.to_lowercase() == asked)
            || self.by_part && plain_name.contains(&self.standardised)
    }
}

impl Disease {
    fn counts(&self, nation: &Nation, back: usize) -> Counts {
        Counts::of(self.environment.seed, nation, back)
    }

    fn country_record(&self, nation: &Nation, back: usize, nulls: bool) -> Value {
        let country = nation.country;
        let known = !country.iso2.is_empty();
        let flag = if known {
            country.iso2.to_lowercase()
        } else {
            "unknown".to_owned()
        };
        let own = json!({
            "updated": self.updated(),
            "country": country.name,
            "continent": country.continent,
            "countryInfo": {
                "_id": known.then_some(country.id),
                "iso2": known.then_some(country.iso2),
                "iso3": known.then_some(country.iso3),
                "lat": Number(country.latitude),
                "long": Number(country.longitude),
                "flag": address(&format!("flags/{flag}.png")),
            },
        });
        self.counts(nation, back).record("country", own, nulls)
    }

    fn continent_record(
        &self,
        (name, latitude, longitude): (&'static str, f64, f64),
        back: usize,
        nulls: bool,
    ) -> Value {
        let nations = self.corpus().nations.iter();
        let nations = nations.filter(|nation| nation.country.continent == name);
        let counts = Counts::sum(nations.clone().map(|nation| self.counts(nation, back)));
        let own = json!({
            "updated": self.updated(),
            "continent": name,
            "continentInfo": { "lat": Number(latitude), "long": Number(longitude) },
            "countries": nations.map(|nation| nation.country.name).collect::<Vec<_>>(),
        });
        counts.record("continent", own, nulls)
    }

    fn state_record(&self, Province { state, series, .. }: &Province, back: usize) -> Value {
        let counts = Counts {
            cases: at(&series.cases, back),
            deaths: at(&series.deaths, back),
            recovered: at(&series.recovered, back),
            people: state.population * 1000,
            ..Counts::default()
        };
        let own = json!({ "state": state.name, "updated": self.updated() });
        counts.record("state", own, true)
    }

    pub(super) fn world(&self, call: &OperationCall<'_>) -> Answered {
        let nations = &self.corpus().nations;
        let back = days_back(call, true);
        let counts = Counts::sum(nations.iter().map(|nation| self.counts(nation, back)));
        let own = json!({ "updated": self.updated(), "affectedCountries": nations.len() });
        answer(&counts.record("world", own, keeps_nulls(call)))
    }

    pub(super) fn continents(&self, call: &OperationCall<'_>) -> Answered {
        // The figures here depend on yesterday but not on the day before.
        let back = days_back(call, false);
        let records: Vec<Value> = GEOGRAPHY
            .continents
            .iter()
            .map(|continent| self.continent_record(*continent, back, keeps_nulls(call)))
            .collect();
        all(&records, call)
    }

    pub(super) fn continent(&self, call: &OperationCall<'_>) -> Answered {
        let back = days_back(call, true);
        let found: Vec<Value> = split_list(call.argument("continent"))
            .into_iter()
            .filter(|asked| number(asked).is_none())
            .filter_map(|asked| {
                // Synonyms of countries are resolved here too: America becomes the USA and is not found.
                let wanted = Wanted::new(asked, call);
                let mut continents = GEOGRAPHY.continents.iter();
                continents.find(|(name, ..)| wanted.is(&plain(name), name, &[]))
            })
            .map(|continent| self.continent_record(*continent, back, keeps_nulls(call)))
            .collect();
        one_or_many(&found, NO_CONTINENT)
    }

    pub(super) fn countries(&self, call: &OperationCall<'_>) -> Answered {
        let back = days_back(call, true);
        let records: Vec<Value> = self
            .corpus()
            .nations
            .iter()
            .map(|nation| self.country_record(nation, back, keeps_nulls(call)))
            .collect();
        all(&records, call)
    }

    /// The first stored country with the name.
    fn nation(&self, asked: &str, call: &Call) -> Option<&Nation> {
        let mut nations = self.corpus().nations.iter();
        if let Some(number) = number(asked) {
            return nations
                .find(|nation| nation.is_country() && nation.country.id as f64 == number);
        }
        let wanted = Wanted::new(asked, call);
        nations.find(|nation| {
            let country = nation.country;
            wanted.is(
                &nation.plain,
                country.continent,
                &[country.iso2, country.iso3],
            )
        })
    }

    pub(super) fn country(&self, call: &OperationCall<'_>) -> Answered {
        let asked = [call.argument("country"), call.argument("countries")].concat();
        let back = days_back(call, true);
        let found: Vec<Value> = split_list(&asked)
            .into_iter()
            .filter_map(|name| self.nation(name, call))
            .map(|nation| self.country_record(nation, back, keeps_nulls(call)))
            .collect();
        one_or_many(&found, NO_COUNTRY)
    }

    pub(super) fn states(&self, call: &OperationCall<'_>) -> Answered {
        let back = days_back(call, false);
        let states = self.corpus().states.iter();
        let records: Vec<Value> = states.map(|one| self.state_record(one, back)).collect();
        all(&records, call)
    }

    pub(super) fn states_by_name(&self, call: &OperationCall<'_>) -> Answered {
        let back = days_back(call, false);
        // Names are not trimmed here.
        let found: Vec<Value> = split_list(call.argument("states"))
            .into_iter()
            .filter_map(|asked| {
                let mut states = self.corpus().states.iter();
                let asked = asked.to_lowercase();
                states.find(|one| one.state.name.to_lowercase() == asked)
            })
            .map(|state| self.state_record(state, back))
            .collect();
        one_or_many(&found, NO_STATE)
    }
}
