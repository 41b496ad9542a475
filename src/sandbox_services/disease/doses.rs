//! Answers the operations on vaccine doses by day.

use serde::Serialize;

use super::corpus::{DAYS, SHORT_DAYS};
use super::historical::ByDay;
use super::query::{Given, Last};
use super::{Disease, answer, not_found};
use crate::call::Call;
use crate::handler::{Answered, OperationCall};

const NO_COUNTRY: &str = "No vaccine data for requested country or country does not exist";
const NO_STATE: &str = "No vaccine data for requested state or state does not exist";

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Day<'a> {
    total: i64,
    daily: i64,
    total_per_hundred: i64,
    daily_per_million: i64,
    date: &'a str,
}

/// Totals by day, or one row per day with `fullData`.
#[derive(Serialize)]
#[serde(untagged)]
enum Timeline<'a> {
    Simple(ByDay<'a>),
    Full(Vec<Day<'a>>),
}

#[derive(Serialize)]
struct CountryRecord<'a> {
    country: &'a str,
    timeline: Timeline<'a>,
}

#[derive(Serialize)]
struct StateRecord<'a> {
    state: &'a str,
    timeline: Timeline<'a>,
}

impl<'a> Timeline<'a> {
    fn of(doses: &'a [i64], people: i64, call: &Call) -> Self {
        let last = Last::read(call);
        let full = Given::read(call, "fullData").is_some_and(|given| given.is("true"));
        if !full {
            return Timeline::Simple(ByDay {
                counts: doses,
                kept: doses.len(),
                last,
            });
        }
        let people = people.max(1);
        let before = std::iter::once(&0).chain(doses);
        let dates = SHORT_DAYS.iter().skip(DAYS - doses.len().min(DAYS));
        let days = dates.zip(doses.iter().zip(before));
        Timeline::Full(
            days.skip(last.first(doses.len()))
                .map(|(date, (total, before))| {
                    let daily = total - before;
                    Day {
                        total: *total,
                        daily,
                        total_per_hundred: total * 100 / people,
                        daily_per_million: daily * 1_000_000 / people,
                        date,
                    }
                })
                .collect(),
        )
    }
}

/// The source's names of the states are the usual ones, with one exception.
fn source_name(name: &str) -> &str {
    if name == "New York" {
        "New York State"
    } else {
        name
    }
}

impl Disease {
    pub(super) fn vaccine_world(&self, call: &OperationCall<'_>) -> Answered {
        let corpus = self.corpus();
        let people = corpus
            .nations
            .iter()
            .map(|nation| nation.country.population);
        let people = people.sum::<i64>() * 1000;
        answer(&Timeline::of(&corpus.doses(), people, call))
    }

    fn country_doses<'a>(&'a self, call: &'a Call) -> impl Iterator<Item = CountryRecord<'a>> {
        let asked = call.argument("country").to_lowercase();
        let nations = self.corpus().nations.iter();
        // This path has its own rule: the exact name or a code, neither a synonym nor a number.
        nations
            .filter(|nation| !nation.doses.is_empty())
            .filter(move |nation| {
                let country = nation.country;
                let names = [country.name, country.iso2, country.iso3];
                asked.is_empty() || names.iter().any(|known| known.to_lowercase() == asked)
            })
            .map(|nation| CountryRecord {
                country: nation.country.name,
                timeline: Timeline::of(&nation.doses, nation.country.population * 1000, call),
            })
    }

    pub(super) fn vaccine_countries(&self, call: &OperationCall<'_>) -> Answered {
        answer(&self.country_doses(call).collect::<Vec<_>>())
    }

    pub(super) fn vaccine_country(&self, call: &OperationCall<'_>) -> Answered {
        match self.country_doses(call).next() {
            Some(record) => answer(&record),
            None => not_found(NO_COUNTRY),
        }
    }

    /// States, territories and organizations that vaccinate in the USA, ordered by name.
    fn state_doses<'a>(&'a self, call: &'a Call) -> impl Iterator<Item = StateRecord<'a>> {
        let corpus = self.corpus();
        let asked = call.argument("state");
        let states = corpus.states.iter();
        let states = states.map(|one| {
            (
                source_name(one.state.name),
                one.state.population,
                &one.doses,
            )
        });
        let unrouted = corpus.unrouted.iter();
        let unrouted = unrouted.map(|one| (one.name, one.population, &one.doses));
        let mut places: Vec<_> = states
            .chain(unrouted)
            .filter(|(name, ..)| asked.is_empty() || name.eq_ignore_ascii_case(asked))
            .collect();
        places.sort_unstable_by_key(|(name, ..)| *name);
        places
            .into_iter()
            .map(|(state, thousands, doses)| StateRecord {
                state,
                timeline: Timeline::of(doses, thousands * 1000, call),
            })
    }

    pub(super) fn vaccine_states(&self, call: &OperationCall<'_>) -> Answered {
        answer(&self.state_doses(call).collect::<Vec<_>>())
    }

    pub(super) fn vaccine_state(&self, call: &OperationCall<'_>) -> Answered {
        match self.state_doses(call).next() {
            Some(record) => answer(&record),
            None => not_found(NO_STATE),
        }
    }
}
