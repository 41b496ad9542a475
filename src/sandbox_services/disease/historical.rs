//! Answers with time series of countries, their provinces and US counties.

use serde::{Serialize, Serializer};

use super::corpus::{DAYS, Elsewhere, Nation, SHORT_DAYS, Series, last_recovered};
use super::javascript::trim;
use super::names::standardised;
use super::places::PLACES;
use super::query::Last;
use super::{Disease, answer, not_found, split_list};
use crate::handler::{Answered, OperationCall};

const NO_COUNTRY: &str = "Country not found or doesn't have any historical data";
const NO_STATE: &str = "State not found or doesn't have any historical county data";

/// The name by which the counts of a country without a province are requested.
const MAINLAND: &str = "mainland";

/// Counts by day, `M/D/YY`, up to the last day.
pub struct ByDay<'a> {
    pub counts: &'a [i64],
    /// How many of the counts were kept; 0 stands for the others.
    pub kept: usize,
    pub last: Last,
}

impl Serialize for ByDay<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let keys = SHORT_DAYS.iter().skip(DAYS - self.counts.len().min(DAYS));
        let first = self.last.first(self.counts.len());
        let counts = self.counts.iter().enumerate();
        let counts = counts.map(|(day, count)| if day < self.kept { *count } else { 0 });
        serializer.collect_map(keys.zip(counts).skip(first))
    }
}

#[derive(Serialize)]
struct Timeline<'a> {
    cases: ByDay<'a>,
    deaths: ByDay<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    recovered: Option<ByDay<'a>>,
}

impl<'a> Timeline<'a> {
    fn of(series: &'a Series, last: Last) -> Self {
        let by_day = |counts: &'a [i64], kept: usize| ByDay { counts, kept, last };
        Self {
            cases: by_day(&series.cases, DAYS),
            deaths: by_day(&series.deaths, DAYS),
            recovered: Some(by_day(&series.recovered, last_recovered() + 1)),
        }
    }

    fn without_recovered(series: &'a Series, last: Last) -> Self {
        Self {
            recovered: None,
            ..Self::of(series, last)
        }
    }
}

/// The province of a record, or the provinces that it is the sum of.
#[derive(Serialize)]
#[serde(untagged)]
enum Provinces<'a> {
    One(Option<&'a str>),
    Several(Vec<&'a str>),
}

#[derive(Serialize)]
struct Record<'a> {
    country: &'a str,
    province: Provinces<'a>,
    timeline: Timeline<'a>,
}

#[derive(Serialize)]
struct CountyRecord<'a> {
    province: &'a str,
    county: Option<String>,
    timeline: Timeline<'a>,
}

/// The names that the series use for some of the newspaper's places.
fn county_name(name: &str) -> String {
    match name {
        "New York City" => "new york".to_owned(),
        "Unknown" => "unassigned".to_owned(),
        name => name.to_lowercase(),
    }
}

impl<'a> Record<'a> {
    fn whole(nation: &'a Nation, last: Last) -> Self {
        let parts = nation.parts.iter();
        Self {
            country: nation.country.name,
            province: Provinces::Several(parts.map(|(name, _)| name.unwrap_or(MAINLAND)).collect()),
            timeline: Timeline::of(&nation.series, last),
        }
    }

    fn part(nation: &'a Nation, name: Option<&'a str>, series: &'a Series, last: Last) -> Self {
        Self {
            country: nation.country.name,
            province: Provinces::One(name),
            timeline: Timeline::of(series, last),
        }
    }

    fn province(nation: &'a Nation, asked: &'a str, last: Last) -> Option<Self> {
        if asked.is_empty() {
            return Some(Self::whole(nation, last));
        }
        // The province is ignored if the name is not in the table of countries.
        if !nation.is_country() {
            return Some(Self::part(nation, Some(asked), &nation.series, last));
        }
        let lower = asked.to_lowercase();
        let (name, series) = nation.parts.iter().find(|(name, _)| match name {
            Some(name) => *name == lower,
            None => lower == MAINLAND,
        })?;
        Some(Self::part(nation, name.or(Some(asked)), series, last))
    }
}

/// One requested name returns an object, several return an array with nulls for unknown ones.
fn by_number_asked(answers: &[Option<Record<'_>>]) -> Answered {
    match answers {
        answers if answers.iter().all(Option::is_none) => not_found(NO_COUNTRY),
        [one] => answer(one),
        several => answer(&several),
    }
}

impl Disease {
    fn nation_of(&self, asked: &str) -> Option<&Nation> {
        let wanted = standardised(asked);
        let mut nations = self.corpus().nations.iter();
        nations.find(|nation| nation.plain == wanted)
    }

    pub(super) fn historical_all(&self, call: &OperationCall<'_>) -> Answered {
        let last = Last::read(call);
        let nations = self.corpus().nations.iter();
        let parts = nations.flat_map(|nation| nation.parts.iter().map(move |part| (nation, part)));
        let records: Vec<Record<'_>> = parts
            .map(|(nation, (name, series))| Record::part(nation, *name, series, last))
            .collect();
        answer(&records)
    }

    pub(super) fn historical_world(&self, call: &OperationCall<'_>) -> Answered {
        let last = Last::read(call);
        answer(&Timeline::of(&self.corpus().world, last))
    }

    fn by_countries(&self, names: &[&str], last: Last) -> Answered {
        let records: Vec<Option<Record<'_>>> = names
            .iter()
            .map(|name| Some(Record::whole(self.nation_of(name)?, last)))
            .collect();
        by_number_asked(&records)
    }

    pub(super) fn historical_countries(&self, call: &OperationCall<'_>) -> Answered {
        let last = Last::read(call);
        let asked = [call.argument("country"), call.argument("countries")].concat();
        self.by_countries(&split_list(&asked), last)
    }

    pub(super) fn historical_provinces(&self, call: &OperationCall<'_>) -> Answered {
        let last = Last::read(call);
        let countries = split_list(call.argument("country"));
        // Provinces cannot be requested for several countries.
        let [country] = countries.as_slice() else {
            return self.by_countries(&countries, last);
        };
        let asked = [call.argument("province"), call.argument("provinces")].concat();
        let nation = self.nation_of(country);
        let records: Vec<Option<Record<'_>>> = split_list(&asked)
            .into_iter()
            .map(|name| Record::province(nation?, trim(name), last))
            .collect();
        by_number_asked(&records)
    }

    /// The places of the county series, in order.
    fn county_places(&self) -> (&[Elsewhere], &[super::corpus::Province]) {
        let corpus = self.corpus();
        let territories = corpus.unrouted.get(..PLACES.territories.len());
        (territories.unwrap_or_default(), &corpus.states)
    }

    pub(super) fn county_states(&self, _: &OperationCall<'_>) -> Answered {
        let (territories, states) = self.county_places();
        let names: Vec<String> = territories
            .iter()
            .map(|one| one.name)
            .chain(states.iter().map(|one| one.state.name))
            .map(str::to_lowercase)
            .collect();
        answer(&names)
    }

    pub(super) fn counties_of(&self, call: &OperationCall<'_>) -> Answered {
        let last = Last::read(call);
        let asked = call.argument("state");
        let (territories, states) = self.county_places();
        let of_territories = territories
            .iter()
            .filter(|one| one.name.to_lowercase() == asked)
            .filter_map(|one| one.territory.as_ref())
            .map(|(_, series)| CountyRecord {
                province: asked,
                county: None,
                timeline: Timeline::without_recovered(series, last),
            });
        let of_states = states
            .iter()
            .filter(|one| one.state.name.to_lowercase() == asked)
            .flat_map(|one| &one.counties)
            .map(|county| CountyRecord {
                province: asked,
                county: Some(county_name(county.name)),
                timeline: Timeline::without_recovered(&county.series, last),
            });
        let records: Vec<CountyRecord<'_>> = of_territories.chain(of_states).collect();
        if records.is_empty() {
            return not_found(NO_STATE);
        }
        answer(&records)
    }
}
