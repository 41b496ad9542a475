//! Answers with the newspaper's US counts, one row per day and place.

use serde::Serialize;

use super::corpus::{DAYS, DAYS_AS_TEXT, Series};
use super::javascript::{is_space, parse_int, trim};
use super::query::Given;
use super::{Disease, answer, not_found};
use crate::call::Call;
use crate::handler::{Answered, OperationCall};
use crate::reply::Reply;

const NO_STATE: &str = "State not found or no data found for state";
const NO_COUNTY: &str = "County not found or no data found for county";

/// The newspaper has no deaths by county here.
const NO_DEATHS: &str = "Puerto Rico";

/// The number of requested newest dates. An array of several values makes the service crash.
fn newest(call: &Call, standard: usize) -> Result<usize, Reply> {
    let Some(given) = Given::read(call, "lastdays") else {
        return Ok(standard);
    };
    if given.is_several() {
        return Err(Reply::nothing());
    }
    // The whole series is stored under a separate name, next to the newest days.
    if given.is("all") || given.text() == "data" {
        return Ok(DAYS);
    }
    Ok(parse_int(given.text()).map_or(1, |number| (number as usize).clamp(1, DAYS)))
}

/// The names of a list in lower case, separated by commas that one of the given characters may follow, or
/// must follow.
fn split_names(text: &str, signs: impl Fn(char) -> bool, must_follow: bool) -> Vec<String> {
    let mut names = vec![String::new()];
    let mut rest = trim(text).chars().peekable();
    while let Some(sign) = rest.next() {
        let followed = sign == ',' && rest.next_if(|next| signs(*next)).is_some();
        if followed || sign == ',' && !must_follow {
            names.push(String::new());
        } else if let Some(name) = names.last_mut() {
            name.extend(sign.to_lowercase());
        }
    }
    names
}

fn is_space_or_plus(sign: char) -> bool {
    sign == '+' || is_space(sign)
}

/// Whether the list contains the name.
fn holds(names: &[String], name: Option<&str>) -> bool {
    name.is_some_and(|name| names.contains(&name.to_lowercase()))
}

/// A row; members that the path does not have are omitted.
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
    /// The newest rows of some places, grouped by day, the oldest first.
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

    /// All states and territories.
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

    /// All counties.
    fn newspaper_county_places(&self) -> impl Iterator<Item = Place<'_>> {
        let states = self.corpus().states.iter();
        states.flat_map(|one| {
            one.counties.iter().map(|county| Place {
                county: Some(county.name),
                state: Some(one.state.name),
                fips: Some(&county.fips),
                series: &county.series,
            })
        })
    }

    pub(super) fn newspaper_states(&self, call: &OperationCall<'_>) -> Answered {
        let places: Vec<Place<'_>> = self.newspaper_places().collect();
        self.rows(&places, newest(call, 30)?)
    }

    pub(super) fn newspaper_states_by_name(&self, call: &OperationCall<'_>) -> Answered {
        let asked = split_names(call.argument("states"), is_space_or_plus, false);
        let places = self.newspaper_places();
        let places: Vec<Place<'_>> = places.filter(|one| holds(&asked, one.state)).collect();
        self.some_rows(&places, call, NO_STATE)
    }

    pub(super) fn newspaper_counties(&self, call: &OperationCall<'_>) -> Answered {
        let places: Vec<Place<'_>> = self.newspaper_county_places().collect();
        self.rows(&places, newest(call, 30)?)
    }

    pub(super) fn newspaper_counties_by_name(&self, call: &OperationCall<'_>) -> Answered {
        // Only a comma followed by one of these characters separates names here.
        let signs = |sign| sign == '?' || is_space_or_plus(sign);
        let asked = split_names(call.argument("counties"), signs, true);
        let places = self.newspaper_county_places();
        let places: Vec<Place<'_>> = places.filter(|one| holds(&asked, one.county)).collect();
        self.some_rows(&places, call, NO_COUNTY)
    }

    /// The newest rows of the places that were found.
    fn some_rows(&self, places: &[Place<'_>], call: &Call, message: &str) -> Answered {
        let count = newest(call, 30)?;
        if places.is_empty() {
            return not_found(message);
        }
        self.rows(places, count)
    }

    pub(super) fn newspaper_usa(&self, call: &OperationCall<'_>) -> Answered {
        let series = Series::sum(self.newspaper_places().map(|place| place.series));
        let country = Place {
            county: None,
            state: None,
            fips: None,
            series: &series,
        };
        // The whole series is returned here unless a number of days is requested.
        self.rows(&[country], newest(call, DAYS)?)
    }
}
