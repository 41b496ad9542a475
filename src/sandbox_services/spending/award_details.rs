//! What else is known of an award: where it is performed, who pays for it and how it was competed. All of it
//! follows from the seed of the award's texts.

use jiff::civil::Date;

use super::award::{Award, Subaward, Transaction};
use super::names::{Agency, Coded, NAMES, Part};
use crate::dates;
use crate::geography::city_in;
use crate::random::Random;

/// How a contract was competed.
#[derive(Debug, Clone, Copy)]
pub struct Competition {
    pub set_aside: Coded,
    pub extent: Coded,
    pub pricing: Coded,
}

/// The first of the list, or sometimes another one.
fn usual(random: &mut Random, list: &[Coded]) -> Coded {
    let other = random.pick(list);
    let first = list.first().copied().unwrap_or_default();
    if random.once_in(2) { other } else { first }
}

impl Award {
    /// A generator for one of its details.
    fn detail(&self, about: &str) -> Random {
        Random::new(self.text_seed, about, 0)
    }

    /// Whether it is one of the two in the documentation's examples.
    fn is_example(&self) -> bool {
        self.place() < 2
    }

    /// The funding agency and subagency. They are the awarding ones of most awards.
    pub fn funding(&self) -> Option<(&'static Agency, &'static Part)> {
        let mut random = self.detail("funding");
        if self.is_example() || !random.once_in(8) {
            return self.awarding();
        }
        let agency = random.pick_from(&NAMES.agencies)?;
        Some((agency, random.pick_from(&agency.parts)?))
    }

    /// The set-aside, the extent of competition and the pricing of a contract.
    pub fn competition(&self) -> Option<Competition> {
        if !self.is_procurement() {
            return None;
        }
        let of = |list: &[Coded], about: &str| match self.is_example() {
            true => list.first().copied().unwrap_or_default(),
            false => usual(&mut self.detail(about), list),
        };
        Some(Competition {
            set_aside: of(&NAMES.set_asides, "set-aside"),
            extent: of(&NAMES.competitions, "competition"),
            pricing: of(&NAMES.pricings, "pricing"),
        })
    }

    /// The city where it is performed.
    pub fn city(&self) -> &'static str {
        match self.is_example() {
            true => self.state.city,
            false => city_in(self.state, &mut self.detail("city")),
        }
    }

    /// The number of congressional districts in the state where it is performed.
    fn districts(&self) -> i64 {
        self.state.districts()
    }

    /// The current congressional district where it is performed, which is unknown for some awards.
    pub fn district(&self) -> Option<String> {
        if self.id % 29 == 0 {
            return None;
        }
        let count = self.districts();
        Some(match count {
            1 => "00".to_owned(),
            count => format!("{:02}", self.id % count + 1),
        })
    }

    /// The congressional district at the time of the award. It has another number for some awards.
    pub fn original_district(&self) -> Option<String> {
        let current = self.district()?;
        let mut random = self.detail("district");
        let count = self.districts();
        let has_moved = count > 1 && !self.is_example() && random.once_in(5);
        Some(match has_moved {
            true => format!("{:02}", random.between(1, count)),
            false => current,
        })
    }

    pub fn zip(&self) -> String {
        format!("{}{:03}", self.state.fips, self.id % 900 + 50)
    }

    /// The day on which it was signed.
    pub fn signed(&self) -> Date {
        self.start
    }

    /// The day of its latest transaction.
    pub fn latest_action(&self) -> Date {
        let days = self.transactions.iter().map(|one| one.date);
        days.max().unwrap_or(self.start)
    }

    /// The day on which its latest transaction was last modified.
    pub fn last_modified(&self) -> Date {
        let last = self.transactions.last();
        last.map_or(self.start, Transaction::modified)
    }

    /// The day on which a subaward's record was last modified.
    pub fn subaward_modified(&self, one: &Subaward) -> Date {
        let mut random = Random::new(self.text_seed, "subaward modified", u64::from(one.at));
        dates::later(one.date, random.between(0, 90))
    }
}
