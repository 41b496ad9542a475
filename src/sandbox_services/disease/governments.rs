//! Answers with the figures that governments publish themselves, in a different form for every country.

use serde_json::{Map, Value, json};

use super::corpus::{DAYS, Nation};
use super::figures::Counts;
use super::names::{known, stored};
use super::places::PLACES;
use super::sources::no_country_data;
use super::totals::without_nulls;
use super::{Disease, answer};
use crate::dates;
use crate::handler::{Answered, OperationCall};
use crate::object::with;
use crate::random::Random;
use crate::words::address;

impl Disease {
    pub(super) fn government_countries(&self, _: &OperationCall<'_>) -> Answered {
        answer(&PLACES.governments)
    }

    /// The record of a region, or of the whole country: `more` are the members of the country's own form.
    fn region(&self, nation: &Nation, name: &str, counts: &Counts, more: Value) -> Value {
        let own = json!({
            "updated": self.updated(),
            "province": name, "region": name, "state": name, "canton": name, "city": name,
            "name": name,
        });
        counts.record(nation.country.name, with(own, more), true)
    }

    fn regions(
        &self,
        nation: &Nation,
        more: impl Fn(&str, &Counts, &mut Random) -> Value,
    ) -> Vec<Value> {
        let all = Counts::of(self.environment.seed, nation, 0);
        let regions = PLACES.regions(nation.country.name).iter();
        regions
            .map(|(name, hundredths)| {
                let counts = Counts {
                    cases: all.cases * hundredths / 100,
                    deaths: all.deaths * hundredths / 100,
                    recovered: all.recovered * hundredths / 100,
                    ..Counts::default()
                };
                let mut random = Random::new(self.environment.seed, name, 0);
                self.region(nation, name, &counts, more(name, &counts, &mut random))
            })
            .collect()
    }

    /// The whole country in the form of its regions.
    fn whole(&self, nation: &Nation, more: impl Fn(&str, &Counts, &mut Random) -> Value) -> Value {
        let all = Counts::of(self.environment.seed, nation, 0);
        let mut random = Random::new(self.environment.seed, nation.country.name, 700);
        self.region(nation, "Total", &all, more("Total", &all, &mut random))
    }

    fn canada(&self, nation: &Nation) -> Value {
        let more = |_: &str, one: &Counts, random: &mut Random| {
            json!({
                "date": "2023-03-09",
                "todayCases": random.between(0, 900),
                "todayTests": random.or_null(3, 4000),
                "todayRecovered": random.between(0, 800),
                "todayDeaths": random.between(0, 12),
                "tests": one.cases * 9,
            })
        };
        let mut records = self.regions(nation, more);
        records.push(self.whole(nation, more));
        json!(records)
    }

    fn italy(&self, nation: &Nation) -> Value {
        json!(self.regions(nation, |_, one, random| {
            let (symptoms, intensive) = (one.active() / 40, one.active() / 300);
            json!({
                "lat": format!("{:.4}", 38.0 + 8.0 * random.unit()),
                "long": format!("{:.4}", 8.0 + 8.0 * random.unit()),
                "hospitalizedWithSymptoms": symptoms,
                "intensiveCare": intensive,
                "totalHospitalized": symptoms + intensive,
                "homeIsolation": one.active() - symptoms - intensive,
                "newCases": random.or_null(4, 300),
                "totalCases": one.cases,
            })
        }))
    }

    fn switzerland(&self, nation: &Nation) -> Value {
        let published = 1_678_320_000_000_i64;
        json!(self.regions(nation, |canton, one, random| {
            json!({
                "date": random.or_null(5, published),
                "tests": random.or_null(3, one.cases * 7),
                "newHospitalizations": random.or_null(3, 4),
                "hospitalizations": one.active() / 60,
                "intensiveCare": one.active() / 400,
                "critical": random.or_null(3, one.active() / 500),
                "source": address(&format!("cantons/{canton}")),
            })
        }))
    }

    fn india(&self, nation: &Nation) -> Value {
        let more = |_: &str, _: &Counts, random: &mut Random| {
            let mut today = |most: i64| random.between(0, most);
            let (active, recovered, deaths) = (today(500), today(480), today(9));
            json!({
                "todayActive": active,
                "todayRecovered": recovered,
                "todayDeaths": deaths,
                "todayCases": active + recovered + deaths,
            })
        };
        let mut total = self.whole(nation, more);
        if let Value::Object(total) = &mut total {
            total.shift_remove("state");
        }
        let states = self.regions(nation, more);
        json!({ "updated": self.updated(), "total": total, "states": states })
    }

    fn indonesia(&self, nation: &Nation) -> Value {
        let all = Counts::of(self.environment.seed, nation, 0);
        json!({
            "updated": self.updated(),
            "total": { "cases": all.cases, "recovered": all.recovered, "deaths": all.deaths },
            "provinces": self.regions(nation, |_, _, _| Value::Null),
        })
    }

    fn new_zealand(&self, nation: &Nation) -> Value {
        let more = |_: &str, one: &Counts, random: &mut Random| json!({ "deaths": random.or_null(4, one.deaths) });
        json!({ "updated": self.updated(), "provinces": self.regions(nation, more) })
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
        let provinces = self.regions(
            nation,
            |_, one, _| json!({ "timeline": [{ "date": "2020-2023-03-09", "cases": one.cases }] }),
        );
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
            "South Africa" => self.south_africa(nation),
            "Switzerland" => self.switzerland(nation),
            "UK" => self.kingdom(nation),
            // Nigeria and Vietnam publish nothing but figures.
            _ => json!(self.regions(nation, |_, one, _| json!({ "beingTreated": one.active() }))),
        };
        answer(&without_nulls(published, call))
    }
}
