//! Answers with the figures that governments publish themselves, in a different form for every country.

use jiff::civil::date;
use serde_json::{Map, Value, json};

use super::corpus::{DAYS, Nation};
use super::names::{known, stored};
use super::places::PLACES;
use super::sources::no_country_data;
use super::totals::without_nulls;
use super::{Disease, answer};
use crate::dates;
use crate::handler::{Answered, OperationCall};
use crate::random::Random;
use crate::words::address;

/// The counts of a region.
struct Figures {
    cases: i64,
    deaths: i64,
    recovered: i64,
    random: Random,
}

impl Figures {
    fn active(&self) -> i64 {
        (self.cases - self.deaths - self.recovered).max(0)
    }

    fn part(&self, hundredths: i64) -> [i64; 3] {
        [self.cases, self.deaths, self.recovered].map(|count| count * hundredths / 100)
    }
}

impl Disease {
    pub(super) fn government_countries(&self, _: &OperationCall<'_>) -> Answered {
        answer(&PLACES.governments)
    }

    fn nation_figures(&self, nation: &Nation) -> Figures {
        let newest = |list: &[i64]| list.get(DAYS - 1).copied().unwrap_or(0);
        Figures {
            cases: newest(&nation.series.cases),
            deaths: newest(&nation.series.deaths),
            recovered: newest(&nation.series.recovered),
            random: Random::new(self.environment.seed, nation.country.name, 700),
        }
    }

    fn regions(&self, nation: &Nation) -> Vec<(&'static str, Figures)> {
        let all = self.nation_figures(nation);
        PLACES
            .regions(nation.country.name)
            .iter()
            .map(|(name, part)| {
                let [cases, deaths, recovered] = all.part(*part);
                let random = Random::new(self.environment.seed, name, 0);
                (
                    *name,
                    Figures {
                        cases,
                        deaths,
                        recovered,
                        random,
                    },
                )
            })
            .collect()
    }

    /// The records of the regions, each in the country's own form.
    fn by_region(&self, nation: &Nation, make: impl Fn(&str, &mut Figures) -> Value) -> Vec<Value> {
        let regions = self.regions(nation).into_iter();
        regions
            .map(|(name, mut figures)| make(name, &mut figures))
            .collect()
    }

    fn canada(&self, nation: &Nation) -> Value {
        let updated = self.updated();
        let record = |province: &str, one: &mut Figures| {
            json!({
                "updated": updated,
                "province": province,
                "date": "2023-03-09",
                "todayCases": one.random.between(0, 900),
                "todayTests": one.random.or_null(3, 4000),
                "todayRecovered": one.random.between(0, 800),
                "todayDeaths": one.random.between(0, 12),
                "cases": one.cases,
                "active": one.active(),
                "tests": one.cases * 9,
                "recovered": one.recovered,
                "deaths": one.deaths,
            })
        };
        let mut records = self.by_region(nation, record);
        records.push(record("Total", &mut self.nation_figures(nation)));
        json!(records)
    }

    fn italy(&self, nation: &Nation) -> Value {
        let updated = self.updated();
        let record = |region: &str, one: &mut Figures| {
            let (symptoms, intensive) = (one.active() / 40, one.active() / 300);
            json!({
                "updated": updated,
                "region": region,
                "lat": format!("{:.4}", 38.0 + 8.0 * one.random.unit()),
                "long": format!("{:.4}", 8.0 + 8.0 * one.random.unit()),
                "hospitalizedWithSymptoms": symptoms,
                "intensiveCare": intensive,
                "totalHospitalized": symptoms + intensive,
                "homeIsolation": one.active() - symptoms - intensive,
                "newCases": one.random.or_null(4, 300),
                "totalCases": one.cases,
                "recovered": one.recovered,
                "deaths": one.deaths,
            })
        };
        json!(self.by_region(nation, record))
    }

    fn nigeria(&self, nation: &Nation) -> Value {
        let updated = self.updated();
        json!(self.by_region(nation, |state, one| json!({
            "updated": updated,
            "state": state,
            "cases": one.cases,
            "active": one.active(),
            "recovered": one.recovered,
            "deaths": one.deaths,
        })))
    }

    fn switzerland(&self, nation: &Nation) -> Value {
        let updated = self.updated();
        let published = 1_678_320_000_000_i64;
        json!(self.by_region(nation, |canton, one| json!({
            "date": one.random.or_null(5, published),
            "updated": updated,
            "canton": canton,
            "tests": one.random.or_null(3, one.cases * 7),
            "cases": one.cases,
            "newHospitalizations": one.random.or_null(3, 4),
            "hospitalizations": one.active() / 60,
            "intensiveCare": one.active() / 400,
            "critical": one.random.or_null(3, one.active() / 500),
            "recovered": one.recovered,
            "deaths": one.deaths,
            "source": address(&format!("cantons/{canton}")),
        })))
    }

    fn vietnam(&self, nation: &Nation) -> Value {
        let updated = self.updated();
        json!(self.by_region(nation, |city, one| json!({
            "updated": updated,
            "city": city,
            "cases": one.cases,
            "beingTreated": one.active(),
            "recovered": one.recovered,
            "deaths": one.deaths,
        })))
    }

    fn india(&self, nation: &Nation) -> Value {
        let record = |one: &mut Figures| {
            let mut today = |most: i64| one.random.between(0, most);
            let (active, recovered, deaths) = (today(500), today(480), today(9));
            json!({
                "active": one.active(),
                "recovered": one.recovered,
                "deaths": one.deaths,
                "cases": one.cases,
                "todayActive": active,
                "todayRecovered": recovered,
                "todayDeaths": deaths,
                "todayCases": active + recovered + deaths,
            })
        };
        let states = self.by_region(nation, |state, one| {
            let mut members = Map::new();
            members.insert("state".to_owned(), json!(state));
            if let Value::Object(rest) = record(one) {
                members.extend(rest);
            }
            Value::Object(members)
        });
        json!({
            "updated": self.updated(),
            "total": record(&mut self.nation_figures(nation)),
            "states": states,
        })
    }

    fn indonesia(&self, nation: &Nation) -> Value {
        let all = self.nation_figures(nation);
        json!({
            "updated": self.updated(),
            "total": { "cases": all.cases, "recovered": all.recovered, "deaths": all.deaths },
            "provinces": self.by_region(nation, |province, one| json!({
                "province": province,
                "cases": one.cases,
                "recovered": one.recovered,
                "deaths": one.deaths,
            })),
        })
    }

    fn new_zealand(&self, nation: &Nation) -> Value {
        json!({
            "updated": self.updated(),
            "provinces": self.by_region(nation, |province, one| json!({
                "province": province,
                "active": one.active(),
                "recovered": one.recovered,
                "deaths": one.random.or_null(4, one.deaths),
                "cases": one.cases,
            })),
        })
    }

    /// The newest days of the country's series.
    fn newest_days(nation: &Nation) -> impl Iterator<Item = (jiff::civil::Date, [i64; 6])> {
        let at = |list: &[i64], day: usize| list.get(day).copied().unwrap_or(0);
        (DAYS - 60..DAYS).map(move |day| {
            let date = dates::later(super::corpus::FIRST_DAY, i64::try_from(day).unwrap_or(0));
            let series = &nation.series;
            let [cases, deaths, recovered] = [&series.cases, &series.deaths, &series.recovered]
                .map(|list| {
                    (
                        at(list, day),
                        at(list, day) - at(list, day.saturating_sub(1)),
                    )
                });
            (
                date,
                [
                    cases.0,
                    cases.1,
                    deaths.0,
                    deaths.1,
                    recovered.0,
                    recovered.1,
                ],
            )
        })
    }

    /// An object that contains only days.
    fn kingdom(&self, nation: &Nation) -> Value {
        let mut random = Random::new(self.environment.seed, nation.country.name, 701);
        Self::newest_days(nation)
            .map(|(day, [cases, new, deaths, died, ..])| {
                let figures = json!({
                    "todayTests": random.or_null(8, new * 11 + 900),
                    "tests": cases * 12,
                    "testCapacity": random.or_null(8, 600_000),
                    "newCases": new,
                    "cases": cases,
                    "hospitalized": random.between(3000, 9000),
                    "usedVentilationBeds": random.between(90, 400),
                    "newAdmissions": random.or_null(8, 700),
                    "admissions": cases / 25,
                    "todayDeaths": died,
                    "totalDeaths": deaths,
                    "ONSweeklyDeaths": random.or_null(2, died * 7),
                    "ONStotalDeaths": random.or_null(2, deaths + deaths / 9),
                });
                (dates::text(day), figures)
            })
            .collect::<Map<String, Value>>()
            .into()
    }

    fn south_africa(&self, nation: &Nation) -> Value {
        let timeline: Vec<Value> = Self::newest_days(nation)
            .map(|(day, [cases, new, deaths, died, recovered, _])| {
                json!({
                    "date": format!("2020-{day}"),
                    "cases": { "cumulative": cases, "unallocated": null, "new": new },
                    "tests": { "cumulative": cases * 5 },
                    "deaths": { "cumulative": deaths, "new": died },
                    "recoveries": { "cumulative": recovered },
                })
            })
            .collect();
        let provinces = self.by_region(nation, |name, one| {
            json!({
                "name": name,
                "timeline": [{ "date": format!("2020-{}", date(2023, 3, 9)), "cases": one.cases }],
            })
        });
        json!({
            "national": { "timeline": timeline },
            "provinces": provinces,
            "updated": self.updated(),
        })
    }

    fn israel(&self, nation: &Nation) -> Value {
        let mut random = Random::new(self.environment.seed, nation.country.name, 702);
        let timeline: Vec<Value> = Self::newest_days(nation)
            .map(|(day, [_, new, _, died, _, well])| {
                json!({
                    "date": dates::text(day),
                    "newHospitalized": random.between(10, 90),
                    "totalHospitalized": random.between(200, 900),
                    "homePatients": random.between(1000, 9000),
                    "hotelPatients": random.or_null(3, 20),
                    "totalBeds": random.between(800, 1200),
                    "standardOccupancy": random.unit(),
                    "newDeaths": died,
                    "newlyRecovered": well,
                    "newTotalTestsTaken": new * 14 + 500,
                    "newVirusTestsTaken": new * 13 + 400,
                    "newPositiveTests": new,
                    "activeNoncritical": random.between(100, 900),
                    "activeModerate": random.between(20, 90),
                    "activeSerious": random.between(20, 90),
                    "activeCritical": random.or_null(6, 30),
                    "onVentilators": random.or_null(6, 15),
                })
            })
            .collect();
        json!({ "updated": self.updated(), "data": { "timeline": timeline } })
    }

    pub(super) fn government(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.argument("country");
        let name = stored(&PLACES.governments, asked);
        let mut nations = self.corpus().nations.iter();
        let Some(nation) = nations.find(|nation| Some(nation.country.name) == name) else {
            return no_country_data(known(asked));
        };
        let published = match nation.country.name {
            "Canada" => self.canada(nation),
            "India" => self.india(nation),
            "Indonesia" => self.indonesia(nation),
            "Israel" => self.israel(nation),
            "Italy" => self.italy(nation),
            "New Zealand" => self.new_zealand(nation),
            "Nigeria" => self.nigeria(nation),
            "South Africa" => self.south_africa(nation),
            "Switzerland" => self.switzerland(nation),
            "UK" => self.kingdom(nation),
            _ => self.vietnam(nation),
        };
        answer(&without_nulls(published, call))
    }
}
