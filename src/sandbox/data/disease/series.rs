//! Time series: historical counts, the newspaper's counts, vaccine doses.

use serde_json::{Map, Value, json};

use super::corpus::{DAYS, FIRST_DAY, FIRST_DOSE, Land, Last, Series, by_day};
use super::{Disease, not_found, split_list};
use crate::sandbox::call::Call;
use crate::sandbox::data::dates;
use crate::sandbox::data::geography::find_country;
use crate::sandbox::reply::Reply;

const NO_COUNTRY: &str = "Country not found or doesn't have any historical data";

/// How many of the newest dates the newspaper's paths give.
fn newest(call: &Call, standard: usize) -> usize {
    match call.query("lastdays") {
        None => standard,
        Some("all") => DAYS,
        Some(text) => text
            .parse::<f64>()
            .ok()
            .filter(|number| *number >= 1.0)
            .map_or(1, |number| (number as usize).min(DAYS)),
    }
}

impl Disease {
    fn land_of(&self, asked: &str) -> Option<&Land> {
        let country = find_country(asked)?;
        let mut lands = self.corpus().lands.iter();
        lands.find(|land| land.country.id == country.id)
    }

    fn country_series(land: &Land, last: Last) -> Value {
        let mut names: Vec<&str> = land.provinces.iter().map(|(name, _)| *name).collect();
        if names.is_empty() {
            names.push("mainland");
        }
        json!({
            "country": land.country.name,
            "province": names,
            "timeline": land.series.timeline(last, true),
        })
    }

    pub(super) fn historical_all(&self, call: &Call) -> Reply {
        let last = Last::read(call.query("lastdays"));
        let record = |land: &Land, province: Option<&str>, series: &Series| {
            json!({
                "country": land.country.name,
                "province": province,
                "timeline": series.timeline(last, true),
            })
        };
        let mut records = Vec::new();
        for land in &self.corpus().lands {
            if land.provinces.is_empty() {
                records.push(record(land, None, &land.series));
            }
            for (name, series) in &land.provinces {
                records.push(record(land, Some(name), series));
            }
        }
        Reply::json_utf8(200, &json!(records))
    }

    pub(super) fn historical_world(&self, call: &Call) -> Reply {
        let last = Last::read(call.query("lastdays"));
        Reply::json_utf8(200, &self.corpus().world.timeline(last, true))
    }

    /// One name asked is an object, several are an array with nulls for unknown ones.
    fn by_number_asked(mut answers: Vec<Value>) -> Reply {
        if answers.iter().all(Value::is_null) {
            return not_found(NO_COUNTRY);
        }
        if answers.len() == 1 {
            return Reply::json_utf8(200, &answers.remove(0));
        }
        Reply::json_utf8(200, &json!(answers))
    }

    pub(super) fn historical_countries(&self, call: &Call) -> Reply {
        let last = Last::read(call.query("lastdays"));
        let asked = [call.argument("country"), call.argument("countries")].concat();
        Self::by_number_asked(
            split_list(&asked)
                .into_iter()
                .map(|name| {
                    self.land_of(name)
                        .map_or(Value::Null, |land| Self::country_series(land, last))
                })
                .collect(),
        )
    }

    pub(super) fn historical_provinces(&self, call: &Call) -> Reply {
        let last = Last::read(call.query("lastdays"));
        let Some(land) = self.land_of(call.argument("country")) else {
            return not_found(NO_COUNTRY);
        };
        let asked = [call.argument("province"), call.argument("provinces")].concat();
        Self::by_number_asked(
            split_list(&asked)
                .into_iter()
                .map(|name| {
                    let name = name.trim();
                    if name.is_empty() {
                        return Self::country_series(land, last);
                    }
                    let mainland =
                        land.provinces.is_empty() && name.eq_ignore_ascii_case("mainland");
                    let series = if mainland {
                        Some((name, &land.series))
                    } else {
                        land.provinces
                            .iter()
                            .find(|(known, _)| known.eq_ignore_ascii_case(name))
                            .map(|(known, series)| (*known, series))
                    };
                    series.map_or(Value::Null, |(province, series)| {
                        json!({
                            "country": land.country.name,
                            "province": province,
                            "timeline": series.timeline(last, true),
                        })
                    })
                })
                .collect(),
        )
    }

    pub(super) fn county_states(&self) -> Reply {
        let names: Vec<String> = self
            .corpus()
            .states
            .iter()
            .map(|one| one.state.name.to_lowercase())
            .collect();
        Reply::json_utf8(200, &json!(names))
    }

    pub(super) fn counties_of(&self, call: &Call) -> Reply {
        let last = Last::read(call.query("lastdays"));
        let asked = call.argument("state");
        let states = &self.corpus().states;
        let Some(state) = states
            .iter()
            .find(|one| one.state.name.to_lowercase() == asked)
        else {
            return not_found("State not found or doesn't have any historical county data");
        };
        let records: Vec<Value> = state
            .counties
            .iter()
            .map(|(county, _, series)| {
                json!({
                    "province": asked,
                    "county": county.to_lowercase(),
                    "timeline": series.timeline(last, false),
                })
            })
            .collect();
        Reply::json_utf8(200, &json!(records))
    }

    /// The newspaper's rows of some places, day by day, the oldest first.
    fn daily(&self, places: &[(Map<String, Value>, &Series)], count: usize) -> Value {
        let mut rows = Vec::new();
        for day in DAYS.saturating_sub(count)..DAYS {
            let date = dates::later(FIRST_DAY, i64::try_from(day).unwrap_or(0));
            for (place, series) in places {
                let mut row = Map::new();
                row.insert("date".to_owned(), json!(dates::text(date)));
                row.extend(place.clone());
                row.insert("cases".to_owned(), json!(series.cases.get(day)));
                row.insert("deaths".to_owned(), json!(series.deaths.get(day)));
                row.insert("updated".to_owned(), json!(self.updated()));
                rows.push(Value::Object(row));
            }
        }
        Value::Array(rows)
    }

    pub(super) fn newspaper_states(&self, call: &Call) -> Reply {
        let asked: Vec<String> = call
            .argument("states")
            .trim()
            .split(',')
            .map(|name| name.strip_prefix(' ').unwrap_or(name).to_lowercase())
            .filter(|name| !name.is_empty())
            .collect();
        let places: Vec<(Map<String, Value>, &Series)> = self
            .corpus()
            .states
            .iter()
            .filter(|one| asked.is_empty() || asked.contains(&one.state.name.to_lowercase()))
            .map(|one| {
                let mut place = Map::new();
                place.insert("state".to_owned(), json!(one.state.name));
                place.insert("fips".to_owned(), json!(one.state.fips));
                (place, &one.series)
            })
            .collect();
        if places.is_empty() {
            return not_found("State not found or no data found for state");
        }
        Reply::json_utf8(200, &self.daily(&places, newest(call, 30)))
    }

    pub(super) fn newspaper_counties(&self, call: &Call) -> Reply {
        // Only a comma with a space or a plus after it separates names here.
        let asked: Vec<String> = call
            .argument("counties")
            .trim()
            .replace(",+", ", ")
            .split(", ")
            .map(str::to_lowercase)
            .filter(|name| !name.is_empty())
            .collect();
        let places: Vec<(Map<String, Value>, &Series)> = self
            .corpus()
            .states
            .iter()
            .flat_map(|one| one.counties.iter().map(move |county| (one.state, county)))
            .filter(|(_, (name, ..))| asked.is_empty() || asked.contains(&name.to_lowercase()))
            .map(|(state, (name, fips, series))| {
                let mut place = Map::new();
                place.insert("county".to_owned(), json!(name));
                place.insert("state".to_owned(), json!(state.name));
                place.insert("fips".to_owned(), json!(fips));
                (place, series)
            })
            .collect();
        if places.is_empty() {
            return not_found("County not found or no data found for county");
        }
        Reply::json_utf8(200, &self.daily(&places, newest(call, 30)))
    }

    pub(super) fn newspaper_usa(&self, call: &Call) -> Reply {
        let series = Series::sum(self.corpus().states.iter().map(|one| &one.series));
        let rows = self.daily(&[(Map::new(), &series)], newest(call, DAYS));
        Reply::json_utf8(200, &rows)
    }

    /// Doses by day, or with `fullData` a row a day.
    fn doses(doses: &[i64], people: i64, call: &Call) -> Value {
        let last = Last::read(call.query("lastdays"));
        if call.query("fullData") != Some("true") {
            return by_day(doses, FIRST_DOSE, last);
        }
        let first = last.first(doses.len());
        let people = people.max(1);
        let before = std::iter::once(&0).chain(doses);
        (0i64..)
            .zip(doses.iter().zip(before))
            .skip(first)
            .map(|(day, (total, before))| {
                let daily = total - before;
                json!({
                    "total": total,
                    "daily": daily,
                    "totalPerHundred": total * 100 / people,
                    "dailyPerMillion": daily * 1_000_000 / people,
                    "date": dates::short(dates::later(FIRST_DOSE, day)),
                })
            })
            .collect()
    }

    pub(super) fn vaccine_world(&self, call: &Call) -> Reply {
        let lands = &self.corpus().lands;
        let days = lands.first().map_or(0, |land| land.doses.len());
        let sum: Vec<i64> = (0..days)
            .map(|day| lands.iter().filter_map(|land| land.doses.get(day)).sum())
            .collect();
        let people: i64 = lands
            .iter()
            .map(|land| land.country.population * 1000)
            .sum();
        Reply::json_utf8(200, &Self::doses(&sum, people, call))
    }

    fn country_doses(land: &Land, call: &Call) -> Value {
        let people = land.country.population * 1000;
        json!({
            "country": land.country.name,
            "timeline": Self::doses(&land.doses, people, call),
        })
    }

    pub(super) fn vaccine_countries(&self, call: &Call) -> Reply {
        let lands = &self.corpus().lands;
        let records: Vec<Value> = lands
            .iter()
            .map(|one| Self::country_doses(one, call))
            .collect();
        Reply::json_utf8(200, &json!(records))
    }

    pub(super) fn vaccine_country(&self, call: &Call) -> Reply {
        // A rule of its own: the exact name or a code, no synonym and no number.
        let asked = call.argument("country");
        let found = self.corpus().lands.iter().find(|land| {
            let country = land.country;
            [country.name, country.iso2, country.iso3]
                .iter()
                .any(|known| known.to_lowercase() == asked.to_lowercase())
        });
        match found {
            Some(land) => Reply::json_utf8(200, &Self::country_doses(land, call)),
            None => not_found("No vaccine data for requested country or country does not exist"),
        }
    }

    /// The source's names of the states are the usual ones but for one.
    fn vaccine_name(name: &str) -> &str {
        if name == "New York" {
            "New York State"
        } else {
            name
        }
    }

    pub(super) fn vaccine_states(&self, call: &Call, asked: Option<&str>) -> Reply {
        let mut records: Vec<Value> = self
            .corpus()
            .states
            .iter()
            .filter(|one| {
                asked.is_none_or(|asked| {
                    Self::vaccine_name(one.state.name).eq_ignore_ascii_case(asked)
                })
            })
            .map(|one| {
                json!({
                    "state": Self::vaccine_name(one.state.name),
                    "timeline": Self::doses(&one.doses, one.state.population * 1000, call),
                })
            })
            .collect();
        match (asked, records.is_empty()) {
            (Some(_), true) => {
                not_found("No vaccine data for requested state or state does not exist")
            }
            (Some(_), false) => Reply::json_utf8(200, &records.remove(0)),
            (None, _) => Reply::json_utf8(200, &json!(records)),
        }
    }
}
