//! Answers with the data of the smaller sources: mobility and variants.

use jiff::civil::date;
use serde::Serialize;
use serde_json::json;

use super::javascript::trim;
use super::names::{known, stored};
use super::places::PLACES;
use super::totals::keeps_nulls;
use super::{Disease, answer, not_found, split_list};
use crate::dates;
use crate::handler::{Answered, OperationCall};
use crate::random::{Random, cents};

/// The number of days and weeks that the two sources cover.
const DAYS: i64 = 820;
const WEEKS: i64 = 120;

#[derive(Serialize)]
struct Day<'a> {
    #[serde(rename = "sub-region")]
    region: &'a str,
    subregion_and_city: &'a str,
    geo_type: &'static str,
    date: String,
    driving: f64,
    transit: Option<f64>,
    walking: f64,
}

/// The answer for one region: its records or an error.
#[derive(Serialize)]
#[serde(untagged)]
enum Mobility<'a> {
    Data {
        country: &'a str,
        subregion: &'a str,
        data: Vec<Day<'a>>,
    },
    Fault {
        country: &'a str,
        message: String,
    },
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Week<'a> {
    updated: i64,
    country: &'a str,
    year_week: String,
    source: &'static str,
    new_cases: i64,
    number_sequenced: i64,
    percent_sequenced: f64,
    valid_denominator: &'static str,
    variant: &'static str,
    number_detections_variant: i64,
    number_sequenced_known_variant: i64,
    percent_variant: Option<f64>,
}

fn no_country(name: &str, what: &str) -> Answered {
    not_found(&format!(
        "Country '{name}' not found or no data found for {what}"
    ))
}

pub(super) fn no_country_data(asked: &str) -> Answered {
    no_country(asked, "country")
}

/// The countries with counted traffic.
fn mobility_names() -> Vec<&'static str> {
    PLACES.mobility.iter().map(|(name, _)| *name).collect()
}

impl Disease {
    pub(super) fn mobility_countries(&self, _: &OperationCall<'_>) -> Answered {
        answer(&mobility_names())
    }

    fn mobile(asked: &str) -> Option<(&'static str, Vec<&'static str>)> {
        let name = stored(&mobility_names(), asked)?;
        let regions = &PLACES.mobility.iter().find(|(known, _)| *known == name)?.1;
        Some((
            name,
            std::iter::once("All")
                .chain(regions.iter().copied())
                .collect(),
        ))
    }

    pub(super) fn mobility_subregions(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.argument("country");
        match Self::mobile(asked) {
            Some((country, subregions)) => {
                answer(&json!({ "country": country, "subregions": subregions }))
            }
            // The service's message says county here too.
            None => no_country(known(asked), "county"),
        }
    }

    /// Traffic compared with a day in January 2020: it drops in spring and recovers.
    fn traffic(&self, country: &str, region: &'static str) -> Vec<Day<'static>> {
        let mut random = Random::new(self.environment.seed, &format!("{country} {region}"), 0);
        let geo_type = match region {
            "All" => "country/region",
            _ => "sub-region",
        };
        let transit = !random.once_in(4);
        let depths = [45.0, 70.0, 60.0].map(|depth| depth + random.unit() * 20.0);
        (0..DAYS)
            .map(|day| {
                let at = day as f64;
                let dip = (-((at - 90.0) / 45.0).powi(2)).exp()
                    + 0.4 * (-((at - 320.0) / 60.0).powi(2)).exp();
                let summer = 25.0 * ((at - 100.0) / 365.0 * std::f64::consts::TAU).sin();
                let mut value = |depth: f64| {
                    cents(summer * (1.0 - dip) - depth * dip + random.unit() * 12.0 - 6.0)
                };
                let [driving, public, walking] = depths.map(&mut value);
                Day {
                    region,
                    subregion_and_city: region,
                    geo_type,
                    date: dates::text(dates::later(date(2020, 1, 13), day)),
                    driving,
                    transit: transit.then_some(public),
                    walking,
                }
            })
            .collect()
    }

    pub(super) fn mobility(&self, call: &OperationCall<'_>) -> Answered {
        let asked = known(call.argument("country"));
        let found = Self::mobile(asked);
        let answers: Vec<Mobility<'_>> = split_list(call.argument("subregions"))
            .into_iter()
            .map(trim)
            .map(|name| {
                let region = found.as_ref().and_then(|(country, regions)| {
                    let wanted = name.to_lowercase();
                    let region = regions.iter().find(|one| one.to_lowercase() == wanted)?;
                    Some((*country, *region))
                });
                match region {
                    Some((country, subregion)) => Mobility::Data {
                        country,
                        subregion,
                        data: self.traffic(country, subregion),
                    },
                    None => Mobility::Fault {
                        country: asked,
                        message: format!("Subregion '{name}' not found for '{asked}'"),
                    },
                }
            })
            .collect();
        match answers.as_slice() {
            [one] => answer(one),
            several => answer(&several),
        }
    }

    pub(super) fn variant_countries(&self, _: &OperationCall<'_>) -> Answered {
        answer(&PLACES.variant_countries)
    }

    pub(super) fn variants(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.argument("country");
        let Some(country) = stored(&PLACES.variant_countries, asked) else {
            return no_country_data(known(asked));
        };
        let unknown = (!keeps_nulls(call)).then_some(0.0);
        let mut rows = Vec::new();
        for week in 0..WEEKS {
            let mut random = Random::new(self.environment.seed, country, 100 + week.unsigned_abs());
            let monday = dates::later(date(2020, 12, 7), 7 * week).iso_week_date();
            let new_cases = random.between(500, 60_000);
            let sequenced = new_cases / random.between(8, 30);
            // Each variant peaks and is then replaced by the next.
            let weights = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
                .map(|at| (-((week as f64 - 8.0 - 17.0 * at) / 11.0).powi(2)).exp() + 1e-4);
            let all: f64 = weights.iter().sum();
            for (variant, weight) in PLACES.variants.iter().zip(weights) {
                let percent = (weight / all * 1000.0).round() / 10.0;
                rows.push(Week {
                    updated: self.updated(),
                    country,
                    year_week: format!("{}-{:02}", monday.year(), monday.week()),
                    source: "GISAID",
                    new_cases,
                    number_sequenced: sequenced,
                    percent_sequenced: cents(sequenced as f64 * 100.0 / new_cases as f64),
                    valid_denominator: if random.once_in(10) { "No" } else { "Yes" },
                    variant,
                    number_detections_variant: (sequenced as f64 * percent / 100.0).round() as i64,
                    number_sequenced_known_variant: sequenced,
                    percent_variant: if random.once_in(40) {
                        unknown
                    } else {
                        Some(percent)
                    },
                });
            }
        }
        answer(&rows)
    }
}
