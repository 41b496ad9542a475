//! The data of the service: awards with their transactions, and the agencies, accounts and recipients that
//! they name.

use std::sync::Arc;

use jiff::civil::Date;

use super::account_lines::{self, Line, Years};
use super::award::{Award, IDS, TAIL};
use super::award_store::AwardStore;
use super::entities::Recipient;
use super::generate;

/// How many awards a sandbox has by default.
pub const AWARD_COUNT: usize = 2000;

/// The whole corpus.
#[derive(Debug)]
pub struct Corpus {
    pub seed: u64,
    /// The last day of the data.
    pub today: Date,
    pub recipients: Arc<[Recipient]>,
    pub awards: AwardStore,
    /// The spending of accounts without an award.
    pub entries: Arc<[Line<'static>]>,
    /// The budget, obligations and outlays of each account by year.
    pub years: Years,
    /// How often the corpus has changed.
    pub version: usize,
}

impl Corpus {
    /// Generates this many awards and the data they require from the seed.
    pub fn new(seed: u64, awards: usize, today: Date) -> Self {
        let count = (awards / 5).max(160);
        let mut corpus = Self {
            seed,
            today,
            recipients: (0..count)
                .map(|index| generate::recipient(seed, index))
                .collect(),
            awards: AwardStore::new(
                (0..awards.max(2))
                    .map(|index| generate::award((seed, today), index, count))
                    .collect(),
                count,
            ),
            entries: account_lines::entries(seed, today).into(),
            years: Years::default(),
            version: 0,
        };
        corpus.years = Years::of(seed, corpus.lines());
        corpus
    }

    /// The orders under an indefinite delivery vehicle.
    pub fn orders(&self, frame: &Award) -> impl Iterator<Item = &Award> + use<'_> {
        let (agency, part) = (frame.agency, frame.part);
        let all = self.awards.iter();
        all.filter(move |one| one.group == "contracts" && one.agency == agency && one.part == part)
            .take(30)
    }

    /// All lines of the accounts: those of each award's transactions, and those without an award.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let awards = self.awards.iter().flat_map(|award| {
            award.transactions.iter().map(move |one| Line {
                award: Some(award),
                date: one.date,
                agency: award.agency,
                account: award.account,
                class: award.class,
                activity: award.activity,
                fund: award.fund,
                obligated: one.amount,
                outlay: one.outlay,
            })
        });
        awards.chain(self.entries.iter().copied())
    }

    pub fn recipient(&self, award: &Award) -> Option<&Recipient> {
        self.recipients.get(award.recipient)
    }

    /// The award with this generated id or number.
    pub fn award(&self, asked: &str) -> Option<&Award> {
        if let Ok(number) = asked.parse::<i64>() {
            let place = usize::try_from((number - IDS.0).div_euclid(IDS.1)).ok()?;
            return self.awards.at(place).filter(|award| award.id == number);
        }
        let number = asked.split('_').nth(2)?;
        let tail = number.get(number.len().checked_sub(TAIL)?..)?;
        let at = u64::from_str_radix(tail, 36).ok()?;
        [0, 1, usize::try_from(at).ok()?]
            .into_iter()
            .filter_map(|place| self.awards.at(place))
            .find(|award| award.generated() == asked)
    }
}
