//! Answers with the newspaper's US counts, one row per day and place.

use serde::Serialize;

use super::corpus::{DAYS, DAYS_AS_TEXT, Series, leading_number};
use super::{Disease, answer, not_found};
use crate::call::Call;
use crate::handler::{Answered, OperationCall};

const NO_STATE: &str = "State not found or no data found for state";
const NO_COUNTY: &str = "County not found or no data found for county";

/// Where the newspaper has no deaths by county.
const NO_DEATHS: &str = "Puerto Rico";

/// How many of the newest dates are asked for.
fn newest(call: &Call, standard: usize) -> usize {
    match call.query("lastdays") {
        None => standard,
        Some("all") => DAYS,
        Some(text) => leading_number(text)
            .and_then(|number| usize::try_from(number).ok())
            .map_or(1, |number| number.clamp(1, DAYS)),
    }
}

/// A row; what the path does not say is left out.
#[derive(Serialize)]
struct Row<'a> {
    date: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    county: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fips: Option<&'a str>,
    cases: Option<i64>,
    deaths: Option<i64>,
    updated: i64,
}

struct Place<'a> {
    county: Option<&'a str>,
    state: Option<&'a str>,
    fips: Option<&'a str>,
    series: &'a Series,
}

impl Disease {
    /// The newest rows of some places, day by day, the oldest first.
    fn rows(&self, places: &[Place<'_>], count: usize) -> Answered {
        let updated = self.asked_at();
        let first = DAYS.saturating_sub(count);
        let days = DAYS_AS_TEXT.iter().zip(0..).skip(first);
        let rows: Vec<Row<'_>> = days
            .flat_map(|(date, day)| {
                places.iter().map(move |place| {
                    let without_deaths = place.county.is_some() && place.state == Some(NO_DEATHS);
                    let deaths: Option<i64> = place.series.deaths.get(day).copied();
                    Row {
                        date,
                        county: place.county,
                        state: place.state,
                        fips: place.fips,
                        cases: place.series.cases.get(day).copied(),
                        deaths: deaths.filter(|_| !without_deaths),
                        updated,
                    }
                })
            })
            .collect();
        answer(&rows)
    }

    /// Every state and territory.
    fn newspaper_places(&self) -> impl Iterator<Item = Place<'_>> {
        let corpus = self.corpus();
        let states = corpus.states.iter().map(|one| Place {
            county: None,
            state: Some(one.state.name),
            fips: Some(one.state.fips),
            series: &one.series,
        });
        let territories = corpus.unrouted.iter().filter_map(|one| {
            let (fips, series) = one.territory.as_ref()?;
            Some(Place {
                county: None,
                state: Some(one.name),
                fips: Some(fips),
                series,
            })
        });
        states.chain(territories)
    }

    pub(super) fn newspaper_states(&self, call: &OperationCall<'_>) -> Answered {
        let asked: Vec<String> = call
            .argument("states")
            .trim()
            .split(',')
            .map(|name| name.strip_prefix(' ').unwrap_or(name).to_lowercase())
            .filter(|name| !name.is_empty())
            .collect();
        let wanted = |name: &str| asked.is_empty() || asked.contains(&name.to_lowercase());
        let places: Vec<Place<'_>> = self
            .newspaper_places()
            .filter(|place| place.state.is_some_and(wanted))
            .collect();
        if places.is_empty() {
            return not_found(NO_STATE);
        }
        self.rows(&places, newest(call, 30))
    }

    pub(super) fn newspaper_counties(&self, call: &OperationCall<'_>) -> Answered {
        // Only a comma with one of these signs after it separates names here.
        let asked: Vec<String> = call
            .argument("counties")
            .trim()
            .replace(",+", ", ")
            .replace(",?", ", ")
            .split(", ")
            .map(str::to_lowercase)
            .filter(|name| !name.is_empty())
            .collect();
        let wanted = |name: &str| asked.is_empty() || asked.contains(&name.to_lowercase());
        let states = self.corpus().states.iter();
        let places: Vec<Place<'_>> = states
            .flat_map(|one| one.counties.iter().map(move |county| (one.state, county)))
            .filter(|(_, county)| wanted(county.name))
            .map(|(state, county)| Place {
                county: Some(county.name),
                state: Some(state.name),
                fips: Some(&county.fips),
                series: &county.series,
            })
            .collect();
        if places.is_empty() {
            return not_found(NO_COUNTY);
        }
        self.rows(&places, newest(call, 30))
    }

    pub(super) fn newspaper_usa(&self, call: &OperationCall<'_>) -> Answered {
        let series = Series::sum(self.newspaper_places().map(|place| place.series));
        let country = Place {
            county: None,
            state: None,
            fips: None,
            series: &series,
        };
        // Here the whole series is given unless days are asked for.
        self.rows(&[country], newest(call, DAYS))
    }
}
