//! The smaller sources: mobility, variants, governments' own figures, trials, influenza.

use jiff::civil::date;
use serde_json::{Map, Value, json};

use super::corpus::{DAYS, Land};
use super::totals::without_nulls;
use super::{Disease, not_found, split_list};
use crate::sandbox::call::Call;
use crate::sandbox::data::geography::find_country;
use crate::sandbox::data::random::{Random, cents};
use crate::sandbox::data::{dates, typed, words};
use crate::sandbox::reply::Reply;
use crate::table::Operation;

const MOBILITY: [(&str, &[&str]); 8] = [
    ("Argentina", &["Buenos Aires", "Córdoba"]),
    ("Australia", &["New South Wales", "Sydney", "Victoria"]),
    (
        "Canada",
        &["Alberta", "Calgary", "Ontario", "Toronto", "Montreal"],
    ),
    ("France", &["Brittany", "Paris"]),
    ("Germany", &["Bavaria", "Berlin"]),
    ("Italy", &["Lombardy", "Milan", "Rome"]),
    ("UK", &["England", "London", "Scotland"]),
    (
        "USA",
        &["California", "Chicago", "Illinois", "New York City"],
    ),
];

const VARIANT_LANDS: [&str; 12] = [
    "Austria",
    "Belgium",
    "Czechia",
    "Denmark",
    "EU/EEA",
    "France",
    "Germany",
    "Italy",
    "Netherlands",
    "Poland",
    "Spain",
    "Sweden",
];

const VARIANTS: [&str; 7] = [
    "B.1.1.7",
    "B.1.351",
    "P.1",
    "B.1.617.2",
    "BA.1",
    "BA.2",
    "BA.5",
];

const GOVERNMENTS: [&str; 11] = [
    "Canada",
    "India",
    "Indonesia",
    "Israel",
    "Italy",
    "New Zealand",
    "Nigeria",
    "South Africa",
    "Switzerland",
    "UK",
    "Vietnam",
];

/// Regions of the governments that publish by region.
const REGIONS: [(&str, &[&str]); 5] = [
    (
        "Canada",
        &[
            "Ontario",
            "Quebec",
            "Alberta",
            "British Columbia",
            "Manitoba",
        ],
    ),
    (
        "Italy",
        &["Lombardia", "Lazio", "Campania", "Veneto", "Sicilia"],
    ),
    ("Nigeria", &["Lagos", "FCT", "Rivers", "Kaduna"]),
    ("Switzerland", &["ZH", "BE", "VD", "GE"]),
    ("Vietnam", &["Hanoi", "Da Nang", "Ho Chi Minh City"]),
];

/// The stored name that a text stands for: of a known country any of its names, else the exact one.
fn stored<'a>(names: &[&'a str], asked: &str) -> Option<&'a str> {
    let asked = find_country(asked).map_or(asked, |country| country.name);
    names.iter().find(|name| **name == asked).copied()
}

impl Disease {
    pub(super) fn mobility_countries(&self) -> Reply {
        Reply::json_utf8(200, &json!(MOBILITY.map(|(name, _)| name)))
    }

    fn mobile(asked: &str) -> Option<(&'static str, Vec<&'static str>)> {
        let name = stored(&MOBILITY.map(|(name, _)| name), asked.trim())?;
        let regions = MOBILITY.iter().find(|(known, _)| *known == name)?.1;
        Some((
            name,
            std::iter::once("All")
                .chain(regions.iter().copied())
                .collect(),
        ))
    }

    pub(super) fn mobility_subregions(&self, call: &Call) -> Reply {
        let asked = call.argument("country");
        match Self::mobile(asked) {
            Some((country, subregions)) => Reply::json_utf8(
                200,
                &json!({ "country": country, "subregions": subregions }),
            ),
            None => not_found(&format!(
                "Country '{asked}' not found or no data found for county"
            )),
        }
    }

    /// Traffic against a day in January 2020, which dips in spring and comes back.
    fn traffic(&self, country: &str, region: &str) -> Vec<Value> {
        let mut random = Random::new(self.home.seed, &format!("{country} {region}"), 0);
        let kind = match region {
            "All" => "country/region",
            _ => "sub-region",
        };
        let transit = !random.once_in(4);
        let depths = [45.0, 70.0, 60.0].map(|depth| depth + random.unit() * 20.0);
        (0..820i64)
            .map(|day| {
                let at = day as f64;
                let dip = (-((at - 90.0) / 45.0).powi(2)).exp()
                    + 0.4 * (-((at - 320.0) / 60.0).powi(2)).exp();
                let summer = 25.0 * ((at - 100.0) / 365.0 * std::f64::consts::TAU).sin();
                let mut value = |depth: f64| {
                    cents(summer * (1.0 - dip) - depth * dip + random.unit() * 12.0 - 6.0)
                };
                let [driving, public, walking] = depths.map(&mut value);
                json!({
                    "sub-region": region,
                    "subregion_and_city": region,
                    "geo_type": kind,
                    "date": dates::text(dates::later(date(2020, 1, 13), day)),
                    "driving": driving,
                    "transit": transit.then_some(public),
                    "walking": walking,
                })
            })
            .collect()
    }

    pub(super) fn mobility(&self, call: &Call) -> Reply {
        let asked = call.argument("country");
        let found = Self::mobile(asked);
        let mut answers: Vec<Value> = split_list(call.argument("subregions"))
            .into_iter()
            .map(|name| {
                let name = name.trim();
                let known = found.as_ref().and_then(|(country, regions)| {
                    let region = regions.iter().find(|one| one.eq_ignore_ascii_case(name))?;
                    Some((*country, *region))
                });
                match known {
                    Some((country, region)) => json!({
                        "country": country,
                        "subregion": region,
                        "data": self.traffic(country, region),
                    }),
                    // The fault is told inside a 200.
                    None => json!({
                        "country": asked,
                        "message": format!("Subregion '{name}' not found for '{asked}'"),
                    }),
                }
            })
            .collect();
        if answers.len() == 1 {
            return Reply::json_utf8(200, &answers.remove(0));
        }
        Reply::json_utf8(200, &json!(answers))
    }

    pub(super) fn variant_countries(&self) -> Reply {
        Reply::json_utf8(200, &json!(VARIANT_LANDS))
    }

    pub(super) fn variants(&self, call: &Call) -> Reply {
        let asked = call.argument("country");
        let Some(country) = stored(&VARIANT_LANDS, asked) else {
            return not_found(&format!(
                "Country '{asked}' not found or no data found for country"
            ));
        };
        let mut rows = Vec::new();
        for week in 0..120i64 {
            let mut random = Random::new(self.home.seed, country, 100 + week.unsigned_abs());
            let monday = dates::later(date(2020, 12, 7), 7 * week).iso_week_date();
            let new_cases = random.between(500, 60_000);
            let sequenced = new_cases / random.between(8, 30);
            // Each variant has its time and gives way to the next.
            let weights: Vec<f64> = (0..7)
                .map(|at| {
                    let centre = 8.0 + 17.0 * f64::from(at);
                    (-((week as f64 - centre) / 11.0).powi(2)).exp() + 1e-4
                })
                .collect();
            let all: f64 = weights.iter().sum();
            for (variant, weight) in VARIANTS.iter().zip(&weights) {
                let percent = (weight / all * 1000.0).round() / 10.0;
                let detections = (sequenced as f64 * percent / 100.0).round() as i64;
                rows.push(json!({
                    "updated": self.updated(),
                    "country": country,
                    "yearWeek": format!("{}-{:02}", monday.year(), monday.week()),
                    "source": "GISAID",
                    "newCases": new_cases,
                    "numberSequenced": sequenced,
                    "percentSequenced": cents(sequenced as f64 * 100.0 / new_cases as f64),
                    "validDenominator": if random.once_in(10) { "No" } else { "Yes" },
                    "variant": variant,
                    "numberDetectionsVariant": detections,
                    "numberSequencedKnownVariant": sequenced,
                    "percentVariant": if random.once_in(40) { Value::Null } else { json!(percent) },
                }));
            }
        }
        Reply::json_utf8(200, &without_nulls(json!(rows), call))
    }

    pub(super) fn government_countries(&self) -> Reply {
        Reply::json_utf8(200, &json!(GOVERNMENTS))
    }

    fn newest(land: &Land) -> (i64, i64, i64) {
        let last = |list: &[i64]| list.get(DAYS - 1).copied().unwrap_or(0);
        let series = &land.series;
        (
            last(&series.cases),
            last(&series.deaths),
            last(&series.recovered),
        )
    }

    pub(super) fn government(&self, call: &Call) -> Reply {
        let asked = call.argument("country");
        let land = stored(&GOVERNMENTS, asked).and_then(|name| {
            self.corpus()
                .lands
                .iter()
                .find(|land| land.country.name == name)
        });
        let Some(land) = land else {
            return not_found(&format!(
                "Country '{asked}' not found or no data found for country"
            ));
        };
        let name = land.country.name;
        let (cases, deaths, recovered) = Self::newest(land);
        let answer = if let Some((_, regions)) = REGIONS.iter().find(|(known, _)| *known == name) {
            regions
                .iter()
                .map(|region| {
                    let mut random = Random::new(self.home.seed, region, 0);
                    let part = random.between(3, 40);
                    json!({
                        "updated": self.updated(),
                        "province": region,
                        "date": "2023-03-09",
                        "todayCases": random.between(0, 900),
                        "todayTests": random.or_null(3, 4000),
                        "todayRecovered": random.between(0, 800),
                        "todayDeaths": random.between(0, 12),
                        "cases": cases * part / 100,
                        "active": random.between(100, 9000),
                        "tests": cases * part / 12,
                        "recovered": recovered * part / 100,
                        "deaths": deaths * part / 100,
                    })
                })
                .collect()
        } else if name == "UK" {
            (0..60i64)
                .map(|day| {
                    let mut random = Random::new(self.home.seed, name, 500 + day.unsigned_abs());
                    let day = dates::later(date(2023, 1, 9), day);
                    let figures = json!({
                        "cases": random.between(1000, 9000),
                        "deaths": random.between(5, 190),
                        "admissions": random.or_null(8, 700),
                    });
                    (dates::text(day), figures)
                })
                .collect::<Map<String, Value>>()
                .into()
        } else {
            json!({
                "updated": self.updated(),
                "total": {
                    "cases": cases, "deaths": deaths, "recovered": recovered,
                    "active": (cases - deaths - recovered).max(0),
                },
            })
        };
        Reply::json_utf8(200, &without_nulls(answer, call))
    }

    /// Vaccines and treatments in trial.
    pub(super) fn trials(&self, row: &'static Operation) -> Reply {
        let data: Vec<Value> = (0..36)
            .map(|index| {
                let mut random = Random::new(self.home.seed, row.name, index);
                let mut record = typed::record(&mut random, row.columns);
                if let Value::Object(members) = &mut record {
                    let phase = random.pick(&["Pre-clinical", "Phase 1", "Phase 2", "Phase 3"]);
                    members.insert("trialPhase".to_owned(), json!(phase));
                }
                record
            })
            .collect();
        let phases: Vec<Value> = ["Pre-clinical", "Phase 1", "Phase 2", "Phase 3"]
            .into_iter()
            .map(|phase| {
                let count = data
                    .iter()
                    .filter(|one| one.get("trialPhase") == Some(&json!(phase)));
                json!({ "phase": phase, "candidates": count.count().to_string() })
            })
            .collect();
        Reply::json_utf8(
            200,
            &json!({
                "source": words::address("trials"),
                "totalCandidates": data.len().to_string(),
                "phases": phases,
                "data": data,
            }),
        )
    }

    /// Weekly counts of a season, which peak in winter.
    pub(super) fn influenza(&self, row: &'static Operation) -> Reply {
        let data: Vec<Value> = (0..52u64)
            .map(|at| {
                let mut random = Random::new(self.home.seed, row.name, at);
                let mut record = typed::record(&mut random, row.columns);
                let season = (-((at as f64 - 17.0) / 6.0).powi(2)).exp();
                let week = if at < 13 { 40 + at } else { at - 12 };
                let year = if at < 13 { 2021 } else { 2022 };
                let Value::Object(members) = &mut record else {
                    return record;
                };
                let mut sum = 0;
                for (name, value) in members.iter_mut() {
                    let count = ((400.0 + 9000.0 * season) * (0.4 + random.unit())) as i64;
                    if name == "week" {
                        *value = json!(format!("{year} - {week}/52"));
                    } else if name.starts_with("percent") {
                        *value = json!(cents(1.0 + 6.0 * season + random.unit()));
                    } else if name == "totalILI" {
                        *value = json!(sum);
                    } else if name == "totalPatients" || name == "totalTests" {
                        *value = json!(sum.max(1) * 20 + random.between(0, 999));
                    } else {
                        sum += count;
                        *value = json!(count);
                    }
                }
                record
            })
            .collect();
        Reply::json_utf8(
            200,
            &json!({ "updated": self.updated(), "source": words::address("influenza"), "data": data }),
        )
    }
}
