//! Case counts: waves that rise and fall, for every place a curve of its own.

use jiff::civil::{Date, date};
use serde_json::{Map, Value, json};

use crate::sandbox::data::dates;
use crate::sandbox::data::geography::{COUNTRIES, Country, STATES, State, counties};
use crate::sandbox::data::random::Random;

/// The first and the last day of the stored series.
pub const FIRST_DAY: Date = date(2020, 1, 22);
pub const DAYS: usize = 1143;
/// The first day of vaccination.
pub const FIRST_DOSE: Date = date(2020, 12, 1);

/// Provinces that the series know, in small letters, with their part of the country's people.
const PROVINCES: [(&str, &[(&str, f64)]); 4] = [
    (
        "Australia",
        &[
            ("australian capital territory", 0.02),
            ("new south wales", 0.32),
            ("northern territory", 0.01),
            ("queensland", 0.2),
            ("south australia", 0.07),
            ("tasmania", 0.02),
            ("victoria", 0.26),
            ("western australia", 0.1),
        ],
    ),
    (
        "Canada",
        &[
            ("alberta", 0.12),
            ("british columbia", 0.14),
            ("manitoba", 0.04),
            ("new brunswick", 0.02),
            ("newfoundland and labrador", 0.01),
            ("nova scotia", 0.03),
            ("ontario", 0.39),
            ("quebec", 0.22),
            ("saskatchewan", 0.03),
        ],
    ),
    (
        "China",
        &[
            ("anhui", 0.05),
            ("beijing", 0.02),
            ("guangdong", 0.3),
            ("hubei", 0.3),
            ("shanghai", 0.1),
            ("sichuan", 0.06),
            ("zhejiang", 0.17),
        ],
    ),
    (
        "UK",
        &[("bermuda", 0.3), ("gibraltar", 0.2), ("isle of man", 0.5)],
    ),
];

/// Sums by day.
#[derive(Debug, Clone, Default)]
pub struct Series {
    pub cases: Vec<i64>,
    pub deaths: Vec<i64>,
    pub recovered: Vec<i64>,
}

fn whole(number: f64) -> i64 {
    // A count of people fits; a fraction of one is cut off.
    number.max(0.0) as i64
}

/// A sum that follows waves: `total` at the end, in so many days.
fn curve(random: &mut Random, total: f64, days: usize) -> Vec<i64> {
    let waves: Vec<(f64, f64, f64)> = (0..5)
        .map(|at| {
            let centre = days as f64 * (0.08 + 0.2 * f64::from(at)) + random.unit() * 60.0;
            let width = 14.0 + random.unit() * 26.0;
            (centre, width, 0.2 + random.unit() * (1.0 + f64::from(at)))
        })
        .collect();
    // The part of a bell that lies before a day, nearly.
    let before =
        |day: f64, centre: f64, width: f64| 1.0 / (1.0 + (-1.702 * (day - centre) / width).exp());
    let at = |day: f64| -> f64 {
        waves
            .iter()
            .map(|(centre, width, weight)| weight * before(day, *centre, *width))
            .sum()
    };
    let (start, end) = (at(0.0), at(days as f64));
    let scale = total / (end - start).max(1e-9);
    (0..days)
        .map(|day| whole((at(day as f64) - start) * scale))
        .collect()
}

impl Series {
    fn new(seed: u64, place: &str, people: f64) -> Self {
        let mut random = Random::new(seed, place, 0);
        let share = 0.02 + random.unit() * 0.38;
        let fatal = 0.002 + random.unit() * 0.016;
        let cases = curve(&mut random, people * share, DAYS);
        let late = |days: usize, part: f64| -> Vec<i64> {
            (0..DAYS)
                .map(|day| {
                    let earlier = day.checked_sub(days).and_then(|day| cases.get(day));
                    whole(earlier.copied().unwrap_or(0) as f64 * part)
                })
                .collect()
        };
        let deaths = late(12, fatal);
        let recovered = late(16, 0.96);
        Self {
            cases,
            deaths,
            recovered,
        }
    }

    fn part(&self, part: f64) -> Self {
        let of = |list: &[i64]| {
            list.iter()
                .map(|count| whole(*count as f64 * part))
                .collect()
        };
        Self {
            cases: of(&self.cases),
            deaths: of(&self.deaths),
            recovered: of(&self.recovered),
        }
    }

    /// The sum of several places.
    pub fn sum<'a>(parts: impl Iterator<Item = &'a Series>) -> Self {
        let mut sum = Self {
            cases: vec![0; DAYS],
            deaths: vec![0; DAYS],
            recovered: vec![0; DAYS],
        };
        for part in parts {
            for (target, source) in [
                (&mut sum.cases, &part.cases),
                (&mut sum.deaths, &part.deaths),
                (&mut sum.recovered, &part.recovered),
            ] {
                for (total, count) in target.iter_mut().zip(source) {
                    *total += count;
                }
            }
        }
        sum
    }

    /// The members `cases`, `deaths` and perhaps `recovered`, each by day.
    pub fn timeline(&self, days: Last, recovered: bool) -> Value {
        let mut timeline = Map::new();
        timeline.insert("cases".to_owned(), by_day(&self.cases, FIRST_DAY, days));
        timeline.insert("deaths".to_owned(), by_day(&self.deaths, FIRST_DAY, days));
        if recovered {
            timeline.insert(
                "recovered".to_owned(),
                by_day(&self.recovered, FIRST_DAY, days),
            );
        }
        Value::Object(timeline)
    }
}

/// How much of a series is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Last {
    All,
    Days(i64),
}

impl Last {
    /// As the historical and vaccine paths read it.
    pub fn read(text: Option<&str>) -> Self {
        match text {
            Some("all") => Last::All,
            Some(text) => {
                let number = text.split('.').next().unwrap_or(text).trim().parse();
                Last::Days(number.unwrap_or(30))
            }
            None => Last::Days(30),
        }
    }

    /// From which of so many days on: zero is everything, a negative number cuts from the front.
    pub fn first(self, days: usize) -> usize {
        match self {
            Last::All => 0,
            Last::Days(count) => {
                let size = usize::try_from(count.unsigned_abs()).unwrap_or(days);
                match count {
                    0 => 0,
                    count if count < 0 => size.min(days),
                    _ => days.saturating_sub(size),
                }
            }
        }
    }
}

/// Counts by day, `M/D/YY`.
pub fn by_day(counts: &[i64], first_day: Date, days: Last) -> Value {
    let first = days.first(counts.len());
    (0i64..)
        .zip(counts)
        .skip(first)
        .map(|(day, count)| (dates::short(dates::later(first_day, day)), json!(count)))
        .collect()
}

/// A country with its series, of its provinces too.
#[derive(Debug)]
pub struct Land {
    pub country: &'static Country,
    pub series: Series,
    pub provinces: Vec<(&'static str, Series)>,
    pub doses: Vec<i64>,
    /// Whether nobody counted the tests.
    pub untested: bool,
}

/// A state with its series, of its counties too.
#[derive(Debug)]
pub struct Province {
    pub state: &'static State,
    pub series: Series,
    pub counties: Vec<(&'static str, String, Series)>,
    pub doses: Vec<i64>,
}

/// The whole corpus.
#[derive(Debug)]
pub struct Corpus {
    /// In the order of their names.
    pub lands: Vec<Land>,
    pub states: Vec<Province>,
    pub world: Series,
}

fn doses(seed: u64, place: &str, people: f64) -> Vec<i64> {
    let mut random = Random::new(seed, &format!("{place} doses"), 0);
    let total = people * (0.3 + random.unit() * 2.2);
    let days = usize::try_from(dates::days_between(
        FIRST_DOSE,
        dates::later(FIRST_DAY, i64::try_from(DAYS).unwrap_or(0)),
    ))
    .unwrap_or(DAYS);
    let centre = 120.0 + random.unit() * 120.0;
    let at = |day: f64| 1.0 / (1.0 + (-(day - centre) / 55.0).exp());
    let start = at(0.0);
    (0..days)
        .map(|day| whole((at(day as f64) - start) / (1.0 - start) * total))
        .collect()
}

impl Corpus {
    /// Everything, from the seed.
    pub fn new(seed: u64) -> Self {
        let lands: Vec<Land> = COUNTRIES
            .iter()
            .map(|country| {
                let people = country.population as f64 * 1000.0;
                let whole = Series::new(seed, country.name, people);
                let provinces: Vec<(&str, Series)> = PROVINCES
                    .iter()
                    .filter(|(name, _)| *name == country.name)
                    .flat_map(|(_, parts)| parts.iter())
                    .map(|(name, part)| (*name, whole.part(*part)))
                    .collect();
                let series = if provinces.is_empty() {
                    whole
                } else {
                    Series::sum(provinces.iter().map(|(_, series)| series))
                };
                Land {
                    country,
                    series,
                    provinces,
                    doses: doses(seed, country.name, people),
                    untested: Random::new(seed, country.name, 1).once_in(12),
                }
            })
            .collect();
        let states = STATES
            .iter()
            .map(|state| {
                let people = state.population as f64 * 1000.0;
                let names = counties(state);
                let whole = Series::new(seed, &format!("state {}", state.name), people);
                let counties: Vec<(&str, String, Series)> = names
                    .into_iter()
                    .enumerate()
                    .map(|(at, (name, fips))| {
                        let part = [0.1, 0.5, 0.25, 0.15].get(at).copied().unwrap_or(0.1);
                        (name, fips, whole.part(part))
                    })
                    .collect();
                Province {
                    state,
                    series: Series::sum(counties.iter().map(|(.., series)| series)),
                    counties,
                    doses: doses(seed, &format!("state {}", state.name), people),
                }
            })
            .collect();
        let world = Series::sum(lands.iter().map(|land| &land.series));
        Self {
            lands,
            states,
            world,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_never_fall() {
        let series = Series::new(3, "somewhere", 1e6);
        for list in [&series.cases, &series.deaths, &series.recovered] {
            assert_eq!(list.len(), DAYS);
            assert!(list.windows(2).all(|pair| pair[0] <= pair[1]));
        }
        assert!(series.cases.last() > series.deaths.last());
    }

    #[test]
    fn the_length_of_a_series_is_read_as_the_service_does() {
        for (text, first) in [
            (None, 970),
            (Some("all"), 0),
            (Some("ALL"), 970),
            (Some("5"), 995),
            (Some("5.9"), 995),
            (Some("0"), 0),
            (Some("-10"), 10),
            (Some("5000"), 0),
        ] {
            assert_eq!(Last::read(text).first(1000), first, "{text:?}");
        }
    }
}
