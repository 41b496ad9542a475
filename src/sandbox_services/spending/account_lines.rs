//! Computes the spending of accounts: on awards, line by line as in the awards, and without any award.

use std::collections::BTreeMap;

use jiff::civil::{Date, date};
use serde_json::Value;

use super::award::Award;
use super::names::NAMES;
use crate::dates;
use crate::random::{Random, cents};

/// The first fiscal year that accounts report.
const FIRST_FISCAL_YEAR: i64 = 2017;

/// The fiscal years that accounts report.
pub fn fiscal_years(today: Date) -> std::ops::RangeInclusive<i64> {
    FIRST_FISCAL_YEAR..=dates::fiscal_year(today)
}

/// A line of the accounts, on an award or, such as for salaries, on none. Agency, account, class and activity
/// are indices into their lists.
#[derive(Debug, Clone, Copy)]
pub struct Line<'a> {
    pub award: Option<&'a Award>,
    pub date: Date,
    pub agency: usize,
    pub account: usize,
    pub class: usize,
    pub activity: usize,
    pub fund: Option<&'static str>,
    pub obligated: f64,
    pub outlay: f64,
}

/// Obligations, outlays and budget.
#[derive(Debug, Clone, Copy, Default)]
pub struct Sums {
    pub obligated: f64,
    pub outlay: f64,
    pub budget: f64,
}

impl Sums {
    pub fn add(&mut self, line: &Line<'_>) {
        self.obligated += line.obligated;
        self.outlay += line.outlay;
    }

    fn plus(self, other: Self) -> Self {
        Self {
            obligated: cents(self.obligated + other.obligated),
            outlay: cents(self.outlay + other.outlay),
            budget: cents(self.budget + other.budget),
        }
    }
}

impl Line<'_> {
    /// Whether the line belongs to one of the funds.
    pub fn is_of(&self, funds: &[String]) -> bool {
        self.fund
            .is_some_and(|own| funds.iter().any(|one| one == own))
    }

    pub fn year(&self) -> i64 {
        dates::fiscal_year(self.date)
    }
}

/// The lines without an award: some at the beginning of each quarter, for every account.
pub fn entries(seed: u64, today: Date) -> Vec<Line<'static>> {
    let mut made = Vec::new();
    for agency in 0..NAMES.agencies.len() {
        for account in 0..NAMES.accounts.len() {
            let about = format!("account {agency} {account}");
            let mut random = Random::new(seed, &about, 0);
            let usual = random.amount(2e6, 4e8);
            for year in fiscal_years(today) {
                for month in [10, 1, 4, 7] {
                    for _ in 0..3 {
                        let year = i16::try_from(year).unwrap_or(i16::MAX);
                        let date = date(if month == 10 { year - 1 } else { year }, month, 1);
                        if date > today {
                            continue;
                        }
                        let obligated = cents(usual * (0.4 + random.unit()));
                        made.push(Line {
                            award: None,
                            date,
                            agency,
                            account,
                            class: random.below(NAMES.object_classes.len()),
                            activity: random.below(NAMES.activities.len()),
                            fund: random.once_in(5).then(|| {
                                random
                                    .pick_from(&NAMES.emergency_funds)
                                    .map_or("Q", |one| one.code)
                            }),
                            obligated,
                            outlay: cents(obligated * (0.5 + 0.45 * random.unit())),
                        });
                    }
                }
            }
        }
    }
    made
}

/// The budget of an account for a year: somewhat more than its obligations.
fn budget(seed: u64, (year, agency, account): (i64, usize, usize), obligated: f64) -> f64 {
    let about = format!("budget {agency} {account}");
    let room = 1.05 + 0.4 * Random::new(seed, &about, year.unsigned_abs()).unit();
    cents(obligated.max(1e5) * room)
}

/// The sums of the accounts, by fiscal year, agency and account.
#[derive(Debug, Default, Clone)]
pub struct Years(BTreeMap<(i64, usize, usize), Sums>);

impl Years {
    /// The sums of all lines, with budgets somewhat above the obligations.
    pub fn of<'a>(seed: u64, lines: impl Iterator<Item = Line<'a>>) -> Self {
        let mut sums: BTreeMap<(i64, usize, usize), Sums> = BTreeMap::new();
        for line in lines {
            sums.entry((line.year(), line.agency, line.account))
                .or_default()
                .add(&line);
        }
        for (key, sums) in &mut sums {
            sums.obligated = cents(sums.obligated);
            sums.outlay = cents(sums.outlay);
            sums.budget = budget(seed, *key, sums.obligated);
        }
        Self(sums)
    }

    /// Adds the obligations and outlays of an award's transactions, or subtracts them.
    pub fn shift(&mut self, seed: u64, award: &Award, sign: f64) {
        for one in &award.transactions {
            let year = dates::fiscal_year(one.date);
            let key = (year, award.agency, award.account);
            let sums = self.0.entry(key).or_default();
            sums.obligated = cents(sums.obligated + sign * one.amount);
            sums.outlay = cents(sums.outlay + sign * one.outlay);
            sums.budget = budget(seed, key, sums.obligated);
        }
    }

    /// The sums of an account in a year.
    pub fn account(&self, year: i64, agency: usize, account: usize) -> Option<Sums> {
        self.0.get(&(year, agency, account)).copied()
    }

    /// The sums of all accounts of an agency in a year.
    pub fn agency(&self, year: i64, agency: usize) -> Sums {
        self.0
            .range((year, agency, 0)..=(year, agency, usize::MAX))
            .fold(Sums::default(), |so_far, (_, one)| so_far.plus(*one))
    }

    /// The sums of the accounts of an agency's part. A part has every `parts`-th account.
    pub fn part(&self, year: i64, agency: usize, part: usize, parts: usize) -> Sums {
        (0..NAMES.accounts.len())
            .filter(|account| account % parts.max(1) == part)
            .filter_map(|account| self.account(year, agency, account))
            .fold(Sums::default(), Sums::plus)
    }

    /// The sums of all accounts in a year.
    pub fn all(&self, year: i64) -> Sums {
        self.0
            .range((year, 0, 0)..=(year, usize::MAX, usize::MAX))
            .fold(Sums::default(), |so_far, (_, one)| so_far.plus(*one))
    }
}

/// The sums of several awards, or of lines of awards and accounts.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    pub awards: usize,
    pub obligation: f64,
    pub outlay: f64,
    pub face_value: f64,
}

impl Tally {
    pub fn merge(&mut self, other: &Self) {
        self.awards += other.awards;
        self.obligation += other.obligation;
        self.outlay += other.outlay;
        self.face_value += other.face_value;
    }

    /// Adds an award, of which these amounts count.
    pub fn add_award(&mut self, award: &Award, obligation: f64, outlay: f64) {
        self.merge(&Self {
            awards: 1,
            obligation,
            outlay,
            face_value: award.face_value(),
        });
    }

    /// Adds a line. The first line of an award also adds the award itself.
    pub fn add_line(&mut self, line: &Line<'_>, first: bool) {
        if let Some(award) = line.award.filter(|_| first) {
            self.add_award(award, line.obligated, line.outlay);
        } else {
            self.obligation += line.obligated;
            self.outlay += line.outlay;
        }
    }

    /// The budget of emergency laws: a quarter more than the obligations.
    pub fn budget(&self) -> f64 {
        cents(cents(self.obligation) * 1.25)
    }
}

impl<'a> FromIterator<&'a Award> for Tally {
    fn from_iter<I: IntoIterator<Item = &'a Award>>(awards: I) -> Self {
        let mut tally = Self::default();
        for award in awards {
            tally.add_award(award, award.amount, award.outlays);
        }
        tally
    }
}

/// The sums of the lines that have the same key; lines without a key are omitted.
pub fn sums<'a, K: Ord>(
    lines: impl Iterator<Item = Line<'a>>,
    key: impl Fn(&Line<'a>) -> Option<K>,
) -> BTreeMap<K, Sums> {
    let mut sums: BTreeMap<K, Sums> = BTreeMap::new();
    for line in lines {
        if let Some(key) = key(&line) {
            sums.entry(key).or_default().add(&line);
        }
    }
    for one in sums.values_mut() {
        one.obligated = cents(one.obligated);
        one.outlay = cents(one.outlay);
    }
    sums
}

/// A record for each key and its sums.
pub fn records<K>(sums: BTreeMap<K, Sums>, record: impl Fn(K, Sums) -> Value) -> Vec<Value> {
    let each = sums.into_iter();
    each.map(|(key, sums)| record(key, sums)).collect()
}
