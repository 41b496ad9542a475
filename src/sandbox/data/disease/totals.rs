//! Current figures of the world, continents, countries and states.

use serde_json::{Map, Value, json};

use super::corpus::{DAYS, Land, Province, Series};
use super::{Disease, not_found, split_list};
use crate::sandbox::call::Call;
use crate::sandbox::data::geography::{CONTINENTS, find_country};
use crate::sandbox::data::random::{Random, cents};
use crate::sandbox::lists;
use crate::sandbox::reply::Reply;

/// How many days back the figures are from: both words sent, yesterday wins.
fn days_back(call: &Call, two: bool) -> usize {
    let on = |name: &str| matches!(call.query(name), Some("true" | "1"));
    if on("yesterday") {
        1
    } else if two && on("twoDaysAgo") {
        2
    } else {
        0
    }
}

fn at(list: &[i64], back: usize) -> i64 {
    list.get(DAYS.saturating_sub(1 + back))
        .copied()
        .unwrap_or(0)
}

/// What the source calls a million times the part.
fn per_million(count: i64, people: i64, whole: bool) -> Value {
    let part = count as f64 * 1e6 / (people.max(1)) as f64;
    if whole {
        json!(part.round())
    } else {
        json!(cents(part))
    }
}

fn one_in(count: i64, people: i64) -> Value {
    json!(people / count.max(1))
}

/// The record with zeros for its nulls, `countryInfo` aside, unless nulls may stay.
pub fn without_nulls(record: Value, call: &Call) -> Value {
    if matches!(call.query("allowNull"), Some("true" | "1")) {
        return record;
    }
    fn clean(value: Value) -> Value {
        match value {
            Value::Null => json!(0),
            Value::Object(members) => members
                .into_iter()
                .map(|(name, value)| {
                    let value = if name == "countryInfo" {
                        value
                    } else {
                        clean(value)
                    };
                    (name, value)
                })
                .collect(),
            Value::Array(items) => items.into_iter().map(clean).collect(),
            other => other,
        }
    }
    clean(record)
}

struct Figures {
    people: i64,
    tests: Option<i64>,
    back: usize,
}

impl Disease {
    fn figures(&self, name: &str, series: &Series, figures: &Figures) -> Map<String, Value> {
        let mut random = Random::new(self.home.seed, name, 9);
        let back = figures.back;
        let day = |list: &[i64]| at(list, back) - at(list, back + 1);
        let (cases, deaths) = (at(&series.cases, back), at(&series.deaths, back));
        let recovered = at(&series.recovered, back);
        let active = (cases - deaths - recovered).max(0);
        let critical = active / random.between(300, 900);
        let people = figures.people;
        let today_recovered = if random.once_in(6) {
            Value::Null
        } else {
            json!(day(&series.recovered))
        };
        let record = json!({
            "updated": self.updated(),
            "cases": cases,
            "todayCases": day(&series.cases),
            "deaths": deaths,
            "todayDeaths": day(&series.deaths),
            "recovered": recovered,
            "todayRecovered": today_recovered,
            "active": active,
            "critical": critical,
            "casesPerOneMillion": per_million(cases, people, true),
            "deathsPerOneMillion": per_million(deaths, people, true),
            "tests": figures.tests,
            "testsPerOneMillion": figures.tests.map(|tests| per_million(tests, people, true)),
            "population": people,
            "oneCasePerPeople": one_in(cases, people),
            "oneDeathPerPeople": one_in(deaths, people),
            "oneTestPerPeople": figures.tests.map(|tests| one_in(tests, people)),
            "activePerOneMillion": per_million(active, people, false),
            "recoveredPerOneMillion": per_million(recovered, people, false),
            "criticalPerOneMillion": per_million(critical, people, false),
        });
        match record {
            Value::Object(members) => members,
            _ => Map::new(),
        }
    }

    fn tests(&self, land: &Land) -> Option<i64> {
        let mut random = Random::new(self.home.seed, land.country.name, 10);
        (!land.untested).then(|| land.country.population * random.between(200, 4000))
    }

    fn country_record(&self, land: &Land, back: usize) -> Value {
        let country = land.country;
        let figures = Figures {
            people: country.population * 1000,
            tests: self.tests(land),
            back,
        };
        let mut record = Map::new();
        let mut members = self.figures(country.name, &land.series, &figures);
        record.insert(
            "updated".to_owned(),
            members.remove("updated").unwrap_or_default(),
        );
        record.insert("country".to_owned(), json!(country.name));
        record.insert(
            "countryInfo".to_owned(),
            json!({
                "_id": country.id,
                "iso2": country.iso2,
                "iso3": country.iso3,
                "lat": country.latitude,
                "long": country.longitude,
                "flag": crate::sandbox::data::words::address(
                    &format!("flags/{}.png", country.iso2.to_lowercase())),
            }),
        );
        record.extend(members);
        record.insert("continent".to_owned(), json!(country.continent));
        Value::Object(record)
    }

    fn continent_record(&self, name: &str, back: usize) -> Value {
        let lands: Vec<&Land> = self
            .corpus()
            .lands
            .iter()
            .filter(|land| land.country.continent == name)
            .collect();
        let series = Series::sum(lands.iter().map(|land| &land.series));
        let figures = Figures {
            people: lands
                .iter()
                .map(|land| land.country.population * 1000)
                .sum(),
            tests: Some(lands.iter().filter_map(|land| self.tests(land)).sum()),
            back,
        };
        let mut record = self.figures(name, &series, &figures);
        record.retain(|name, _| !name.starts_with("one"));
        let middle = CONTINENTS
            .iter()
            .find(|(known, ..)| *known == name)
            .map_or((0.0, 0.0), |(_, latitude, longitude)| {
                (*latitude, *longitude)
            });
        record.insert("continent".to_owned(), json!(name));
        record.insert(
            "continentInfo".to_owned(),
            json!({ "lat": middle.0, "long": middle.1 }),
        );
        let names: Vec<&str> = lands.iter().map(|land| land.country.name).collect();
        record.insert("countries".to_owned(), json!(names));
        Value::Object(record)
    }

    fn state_record(&self, province: &Province, back: usize) -> Value {
        let (state, series) = (province.state, &province.series);
        let people = state.population * 1000;
        let (cases, deaths) = (at(&series.cases, back), at(&series.deaths, back));
        json!({
            "state": state.name,
            "updated": self.updated(),
            "cases": cases,
            "deaths": deaths,
            "recovered": at(&series.recovered, back),
            "casesPerOneMillion": per_million(cases, people, true),
            "deathsPerOneMillion": per_million(deaths, people, true),
            "population": people,
        })
    }

    /// All records of a kind, sorted as asked: the largest first, or the stored order.
    fn all(&self, records: Vec<Value>, call: &Call) -> Reply {
        let mut records: Vec<Value> = records
            .into_iter()
            .map(|record| without_nulls(record, call))
            .collect();
        if let Some(name) = call.query("sort") {
            lists::sort_by(&mut records, name, true);
        }
        Reply::json_utf8(200, &json!(records))
    }

    /// One found is an object, several are an array, none is a 404.
    fn one_or_many(&self, mut found: Vec<Value>, call: &Call, message: &str) -> Reply {
        for record in &mut found {
            *record = without_nulls(record.take(), call);
        }
        match found.len() {
            0 => not_found(message),
            1 => Reply::json_utf8(200, &found.remove(0)),
            _ => Reply::json_utf8(200, &json!(found)),
        }
    }

    pub(super) fn world(&self, call: &Call) -> Reply {
        let corpus = self.corpus();
        let figures = Figures {
            people: corpus
                .lands
                .iter()
                .map(|land| land.country.population * 1000)
                .sum(),
            tests: Some(
                corpus
                    .lands
                    .iter()
                    .filter_map(|land| self.tests(land))
                    .sum(),
            ),
            back: days_back(call, true),
        };
        let mut record = self.figures("world", &corpus.world, &figures);
        record.insert("affectedCountries".to_owned(), json!(corpus.lands.len()));
        Reply::json_utf8(200, &without_nulls(Value::Object(record), call))
    }

    pub(super) fn continents(&self, call: &Call) -> Reply {
        // The figures here heed yesterday but not the day before.
        let back = days_back(call, false);
        let records = CONTINENTS
            .iter()
            .map(|(name, ..)| self.continent_record(name, back))
            .collect();
        self.all(records, call)
    }

    pub(super) fn continent(&self, call: &Call) -> Reply {
        let strict = call.query("strict") != Some("false");
        let found = split_list(call.argument("continent"))
            .into_iter()
            .filter_map(|asked| {
                let asked = asked.trim().to_lowercase();
                CONTINENTS
                    .iter()
                    .map(|(name, ..)| *name)
                    .find(|name| {
                        let name = name.to_lowercase();
                        // Records of that continent are matched by part even when strict.
                        let part = !strict || name.starts_with("australia");
                        name == asked
                            || part
                                && asked.len() >= 4
                                && asked != "america"
                                && name.contains(&asked)
                    })
                    .map(|name| self.continent_record(name, days_back(call, true)))
            })
            .collect();
        let message = "Continent not found or doesn't have any cases";
        self.one_or_many(found, call, message)
    }

    pub(super) fn countries(&self, call: &Call) -> Reply {
        let back = days_back(call, true);
        let lands = &self.corpus().lands;
        let records = lands
            .iter()
            .map(|land| self.country_record(land, back))
            .collect();
        self.all(records, call)
    }

    fn land(&self, asked: &str, strict: bool) -> Option<&Land> {
        let lands = &self.corpus().lands;
        let standard = find_country(asked).map(|country| country.name);
        let plain = asked.trim().to_lowercase();
        let known = lands
            .iter()
            .find(|land| Some(land.country.name) == standard);
        if strict {
            return known.or_else(|| {
                lands.iter().find(|land| {
                    land.country.continent == "Australia-Oceania"
                        && plain.len() >= 4
                        && land.country.name.to_lowercase().contains(&plain)
                })
            });
        }
        let by_part = plain.len() >= 4 || matches!(plain.as_str(), "uk" | "uae" | "dr");
        let code = lands.iter().find(|land| {
            land.country.iso2.eq_ignore_ascii_case(&plain)
                || land.country.iso3.eq_ignore_ascii_case(&plain)
        });
        code.or_else(|| {
            lands
                .iter()
                .find(|land| by_part && land.country.name.to_lowercase().contains(&plain))
        })
        .or(known)
    }

    pub(super) fn country(&self, call: &Call) -> Reply {
        let strict = call.query("strict") != Some("false");
        let asked = [call.argument("country"), call.argument("countries")].concat();
        let back = days_back(call, true);
        let found = split_list(&asked)
            .into_iter()
            .filter(|name| !name.is_empty())
            .filter_map(|name| self.land(name, strict))
            .map(|land| self.country_record(land, back))
            .collect();
        let message = "Country not found or doesn't have any cases";
        self.one_or_many(found, call, message)
    }

    pub(super) fn states(&self, call: &Call) -> Reply {
        let back = days_back(call, false);
        let states = &self.corpus().states;
        let records = states
            .iter()
            .map(|state| self.state_record(state, back))
            .collect();
        self.all(records, call)
    }

    pub(super) fn states_by_name(&self, call: &Call) -> Reply {
        let back = days_back(call, false);
        // Names are not trimmed here.
        let found = split_list(call.argument("states"))
            .into_iter()
            .filter_map(|asked| {
                self.corpus()
                    .states
                    .iter()
                    .find(|one| one.state.name.eq_ignore_ascii_case(asked))
            })
            .map(|state| self.state_record(state, back))
            .collect();
        self.one_or_many(found, call, "State not found or doesn't have any cases")
    }
}
