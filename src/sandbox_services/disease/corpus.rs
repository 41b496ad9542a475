//! Generates case counts: waves that rise and fall, with a separate curve for every place.

use std::sync::LazyLock;

use jiff::civil::{Date, Weekday, date};

use super::names::plain;
use super::places::PLACES;
use crate::dates;
use crate::geography::{Country, GEOGRAPHY, UsState, counties};
use crate::random::Random;

/// The first and the last day of the stored series.
pub const FIRST_DAY: Date = date(2020, 1, 22);
pub const DAYS: usize = 1143;
/// The first day of vaccination.
pub const FIRST_DOSE: Date = date(2020, 12, 1);

/// The last day of which recoveries were counted; they are 0 afterwards.
const LAST_RECOVERED: Date = date(2021, 8, 4);
/// A country that counted too many cases until it took them back on a day, and that reports nothing on weekends from
/// another day on.
const CORRECTED: &str = "Spain";
const CORRECTION: Date = date(2021, 3, 2);
const FIRST_WEEKEND: Date = date(2020, 7, 4);
/// How many days before the correction it counted too many cases, and how many days of cases these were.
const WRONG_DAYS: i64 = 60;
const WRONG_CASES: i64 = 10;

/// The number of days before the last one at which the counts of doses end; the service repeats the last
/// count since.
const NO_DOSES: usize = 45;

/// Sums by day.
#[derive(Debug, Clone, Default)]
pub struct Series {
    pub cases: Vec<i64>,
    pub deaths: Vec<i64>,
    pub recovered: Vec<i64>,
}

fn whole(number: f64) -> i64 {
    // Counts of people fit; fractions are cut off.
    number.max(0.0) as i64
}

/// A cumulative count that grows in waves, up to `total` after this many days.
fn curve(random: &mut Random, total: f64, days: usize) -> Vec<i64> {
    // The share of a bell curve before a day is approximately 1 / (1 + odds). The second number is the factor
    // of the odds from one day to the next.
    let mut waves: Vec<(f64, f64, f64)> = (0..5)
        .map(|at| {
            let centre = days as f64 * (0.08 + 0.2 * f64::from(at)) + random.unit() * 60.0;
            let width = 14.0 + random.unit() * 26.0;
            let weight = 0.2 + random.unit() * (1.0 + f64::from(at));
            (
                (1.702 * centre / width).exp(),
                (-1.702 / width).exp(),
                weight,
            )
        })
        .collect();
    let heights: Vec<f64> = (0..=days)
        .map(|_| {
            let mut height = 0.0;
            for (odds, step, weight) in &mut waves {
                height += *weight / (1.0 + *odds);
                *odds *= *step;
            }
            height
        })
        .collect();
    let (start, end) = match (heights.first(), heights.last()) {
        (Some(start), Some(end)) => (*start, *end),
        _ => (0.0, 0.0),
    };
    let scale = total / (end - start).max(1e-9);
    heights
        .iter()
        .take(days)
        .map(|height| whole((height - start) * scale))
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
        let (deaths, recovered) = (late(12, fatal), late(16, 0.96));
        Self::of([cases, deaths, recovered])
    }

    fn lists(&self) -> [&Vec<i64>; 3] {
        [&self.cases, &self.deaths, &self.recovered]
    }

    fn of([cases, deaths, recovered]: [Vec<i64>; 3]) -> Self {
        Self {
            cases,
            deaths,
            recovered,
        }
    }

    fn part(&self, part: f64) -> Self {
        let of = |list: &Vec<i64>| {
            list.iter()
                .map(|count| whole(*count as f64 * part))
                .collect()
        };
        Self::of(self.lists().map(of))
    }

    /// The sum over several places.
    pub fn sum<'a>(parts: impl Iterator<Item = &'a Series>) -> Self {
        let mut sums = [(); 3].map(|()| vec![0; DAYS]);
        for part in parts {
            for (sum, list) in sums.iter_mut().zip(part.lists()) {
                add(sum, list);
            }
        }
        Self::of(sums)
    }

    /// Cases that were counted until a day and are taken back on it: the sum falls.
    fn correct(&mut self) {
        let (end, start) = (
            index(CORRECTION),
            index(CORRECTION).saturating_sub(WRONG_DAYS),
        );
        let at = |day: i64| {
            usize::try_from(day)
                .ok()
                .and_then(|day| self.cases.get(day))
        };
        let new = at(end)
            .zip(at(end - 1))
            .map_or(0, |(today, before)| today - before);
        for (day, count) in (0..).zip(&mut self.cases) {
            if (start..end).contains(&day) {
                *count += WRONG_CASES * new;
            }
        }
    }

    /// Days without a report repeat the sums of the day before.
    fn rest_on_weekends(&mut self) {
        for list in [&mut self.cases, &mut self.deaths, &mut self.recovered] {
            let mut known = 0;
            for (date, count) in days().zip(list) {
                let is_weekend = matches!(date.weekday(), Weekday::Saturday | Weekday::Sunday);
                if is_weekend && date >= FIRST_WEEKEND {
                    *count = known;
                }
                known = *count;
            }
        }
    }

    /// The counts of the country without its named parts.
    fn rest<'a>(&self, parts: impl Iterator<Item = &'a Series>) -> Self {
        let mut rest = self.lists().map(Clone::clone);
        for part in parts {
            for (all, named) in rest.iter_mut().zip(part.lists()) {
                for (count, named) in all.iter_mut().zip(named) {
                    *count -= named;
                }
            }
        }
        Self::of(rest)
    }
}

fn add(sum: &mut [i64], list: &[i64]) {
    for (total, count) in sum.iter_mut().zip(list) {
        *total += count;
    }
}

/// The days of the series as keys, `M/D/YY`.
pub static SHORT_DAYS: LazyLock<Vec<String>> = LazyLock::new(|| days().map(dates::short).collect());

/// The days of the series as `YYYY-MM-DD`.
pub static DAYS_AS_TEXT: LazyLock<Vec<String>> =
    LazyLock::new(|| days().map(dates::text).collect());

fn days() -> impl Iterator<Item = Date> {
    (0i64..).take(DAYS).map(|day| dates::later(FIRST_DAY, day))
}

/// The place of a day in the series.
fn index(day: Date) -> i64 {
    dates::days_between(FIRST_DAY, day)
}

/// The place of the last day of which recoveries were counted.
pub fn last_recovered() -> usize {
    usize::try_from(index(LAST_RECOVERED)).unwrap_or(0)
}

/// A country with its series and those of its provinces.
#[derive(Debug)]
pub struct Nation {
    pub country: &'static Country,
    /// The name in the form used for comparisons.
    pub plain: String,
    pub series: Series,
    /// Its parts; the one without a name has the counts without a province.
    pub parts: Vec<(Option<&'static str>, Series)>,
    /// Empty if nobody counted them.
    pub doses: Vec<i64>,
    /// Whether there are no counts of tests.
    pub untested: bool,
}

impl Nation {
    /// Whether it is in the table of countries.
    pub fn is_country(&self) -> bool {
        !self.country.iso2.is_empty()
    }
}

/// A county, or the counts of its state without a known county.
#[derive(Debug)]
pub struct County {
    pub name: &'static str,
    /// Empty if the newspaper has none.
    pub fips: String,
    pub series: Series,
}

/// A state with its series and those of its counties.
#[derive(Debug)]
pub struct Province {
    pub state: &'static UsState,
    pub series: Series,
    pub counties: Vec<County>,
    pub doses: Vec<i64>,
}

/// A place or an organization of the USA that is not a state.
#[derive(Debug)]
pub struct Elsewhere {
    pub name: &'static str,
    /// In thousands.
    pub population: i64,
    /// A territory's code and counts; organizations only vaccinate.
    pub territory: Option<(&'static str, Series)>,
    pub doses: Vec<i64>,
}

/// The whole corpus.
#[derive(Debug)]
pub struct Corpus {
    /// Ordered by name.
    pub nations: Vec<Nation>,
    pub states: Vec<Province>,
    /// Territories and organizations of the USA outside the states.
    pub unrouted: Vec<Elsewhere>,
    pub world: Series,
}

/// Doses up to the last counted day, whose count is repeated afterwards.
fn doses(seed: u64, place: &str, people: f64) -> Vec<i64> {
    let mut random = Random::new(seed, &format!("{place} doses"), 0);
    let total = people * (0.3 + random.unit() * 2.2);
    let centre = 120.0 + random.unit() * 120.0;
    let at = |day: f64| 1.0 / (1.0 + (-(day - centre) / 55.0).exp());
    let start = at(0.0);
    let days = dose_days();
    (0..days)
        .map(|day| day.min(days.saturating_sub(NO_DOSES)))
        .map(|day| whole((at(day as f64) - start) / (1.0 - start) * total))
        .collect()
}

fn dose_days() -> usize {
    DAYS.saturating_sub(first_dose())
}

/// The index of the first day of vaccination among the days of the series.
pub fn first_dose() -> usize {
    usize::try_from(index(FIRST_DOSE)).unwrap_or(0)
}

fn sum_of_doses<'a>(parts: impl Iterator<Item = &'a Vec<i64>>) -> Vec<i64> {
    let mut sum = vec![0; dose_days()];
    parts.for_each(|part| add(&mut sum, part));
    sum
}

/// The shares of a state's counts that its counties have.
const SHARES: [f64; 6] = [0.1, 0.4, 0.2, 0.15, 0.1, 0.05];

fn province(seed: u64, state: &'static UsState) -> Province {
    let people = state.population as f64 * 1000.0;
    let mut names = counties(state);
    // The newspaper counts the city as one place, and reports some cases only by state.
    match state.code {
        "NY" => names.push(("New York City", String::new())),
        "GA" | "RI" | "PR" => names.push(("Unknown", String::new())),
        _ => {}
    }
    let all = Series::new(seed, &format!("state {}", state.name), people);
    let counties: Vec<County> = names
        .into_iter()
        .zip(SHARES)
        .map(|((name, fips), share)| County {
            name,
            fips,
            series: all.part(share),
        })
        .collect();
    Province {
        state,
        series: Series::sum(counties.iter().map(|county| &county.series)),
        counties,
        doses: doses(seed, &format!("state {}", state.name), people),
    }
}

fn nation(seed: u64, country: &'static Country) -> Nation {
    let people = country.population as f64 * 1000.0;
    let ship = country.iso2.is_empty();
    let mut all = Series::new(seed, country.name, if ship { 3700.0 } else { people });
    if country.name == CORRECTED {
        all.correct();
        all.rest_on_weekends();
    }
    let provinces = PLACES.provinces(country.name);
    let mut parts: Vec<(Option<&str>, Series)> = provinces
        .iter()
        .map(|(name, part)| (Some(*name), all.part(*part)))
        .collect();
    let named: f64 = provinces.iter().map(|(_, part)| part).sum();
    if named < 0.9 {
        parts.push((None, all.rest(parts.iter().map(|(_, series)| series))));
    }
    Nation {
        country,
        plain: plain(country.name),
        series: Series::sum(parts.iter().map(|(_, series)| series)),
        parts,
        doses: if ship {
            Vec::new()
        } else {
            doses(seed, country.name, people)
        },
        untested: ship || Random::new(seed, country.name, 1).once_in(12),
    }
}

/// The country whose counts are the sum of those of its states and other places.
const OF_STATES: &str = "USA";

impl Corpus {
    /// Generates the corpus from the seed.
    pub fn new(seed: u64) -> Self {
        let states: Vec<Province> = GEOGRAPHY
            .states
            .iter()
            .map(|state| province(seed, state))
            .collect();
        let elsewhere = |name: &'static str, population: i64, fips: Option<&'static str>| {
            let (about, people) = (format!("territory {name}"), population as f64 * 1e3);
            Elsewhere {
                name,
                population,
                territory: fips.map(|fips| (fips, Series::new(seed, &about, people))),
                doses: doses(seed, &about, people),
            }
        };
        let territories = PLACES.territories.iter();
        let territories =
            territories.map(|(name, fips, people)| elsewhere(name, *people, Some(fips)));
        let bodies = PLACES.bodies.iter();
        let bodies = bodies.map(|(name, people)| elsewhere(name, *people, None));
        let unrouted: Vec<Elsewhere> = territories.chain(bodies).collect();
        let mut nations: Vec<Nation> = GEOGRAPHY
            .countries
            .iter()
            .chain(&PLACES.ships)
            .map(|country| nation(seed, country))
            .collect();
        nations.sort_by(|one, two| one.country.name.cmp(two.country.name));
        if let Some(nation) = nations.iter_mut().find(|one| one.country.name == OF_STATES) {
            let places = unrouted.iter().filter_map(|one| one.territory.as_ref());
            let counted = states.iter().map(|one| &one.series);
            nation.series = Series::sum(counted.chain(places.map(|(_, series)| series)));
            nation.parts = vec![(None, nation.series.clone())];
            let given = states.iter().map(|one| &one.doses);
            nation.doses = sum_of_doses(given.chain(unrouted.iter().map(|one| &one.doses)));
        }
        let world = Series::sum(nations.iter().map(|nation| &nation.series));
        Self {
            nations,
            states,
            unrouted,
            world,
        }
    }

    /// The doses of the whole world.
    pub fn doses(&self) -> Vec<i64> {
        sum_of_doses(self.nations.iter().map(|nation| &nation.doses))
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
    fn only_the_sums_of_a_corrected_country_fall() {
        let corpus = Corpus::new(3);
        for nation in &corpus.nations {
            let falls = nation
                .series
                .cases
                .windows(2)
                .filter(|pair| pair[0] > pair[1]);
            let expected = usize::from(nation.country.name == CORRECTED);
            assert_eq!(falls.count(), expected, "{}", nation.country.name);
        }
        assert!(corpus.world.cases.windows(2).all(|pair| pair[0] <= pair[1]));
    }

    #[test]
    fn the_rest_of_a_country_has_no_name() {
        let corpus = Corpus::new(3);
        for nation in &corpus.nations {
            let sum = Series::sum(nation.parts.iter().map(|(_, series)| series));
            assert_eq!(sum.cases, nation.series.cases, "{}", nation.country.name);
            assert!(
                nation
                    .parts
                    .iter()
                    .filter(|(name, _)| name.is_none())
                    .count()
                    <= 1
            );
            assert!(sum.cases.iter().all(|count| *count >= 0));
        }
    }
}
