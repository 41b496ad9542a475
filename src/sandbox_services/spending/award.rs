//! An award with its transactions and subawards.

use jiff::civil::Date;

use super::codes::account_at;
use super::names::{Agency, Coded, NAMES, Part};
use crate::dates;
use crate::geography::{UsState, counties};
use crate::random::{Random, cents};
use crate::words;

/// One change of an award's amount.
#[derive(Debug, Clone)]
pub struct Transaction {
    pub date: Date,
    pub amount: f64,
    /// The outlay for it.
    pub outlay: f64,
    /// 0 for the initial award.
    pub change: u8,
    /// After how many days its record was last modified.
    pub modified_after: u8,
}

/// An amount that a recipient passes on to another.
#[derive(Debug, Clone)]
pub struct Subaward {
    pub at: u8,
    pub date: Date,
    pub amount: f64,
    pub recipient: usize,
}

/// An award. Its texts are generated on demand because there may be a great many awards.
#[derive(Debug, Clone)]
pub struct Award {
    pub id: i64,
    /// The seed of its texts.
    pub text_seed: u64,
    pub group: &'static str,
    pub code: &'static str,
    pub kind: &'static str,
    pub agency: usize,
    pub part: usize,
    pub recipient: usize,
    pub naics: &'static Coded,
    pub psc: &'static Coded,
    pub program: &'static Coded,
    pub state: &'static UsState,
    /// The index of the county in its state.
    pub county: usize,
    pub fund: Option<&'static str>,
    /// Indices into the lists of accounts, activities and object classes.
    pub account: usize,
    pub activity: usize,
    pub class: usize,
    pub start: Date,
    pub end: Date,
    pub transactions: Box<[Transaction]>,
    pub subawards: Box<[Subaward]>,
    /// The sum of its transactions.
    pub amount: f64,
    /// The sum of the outlays of its transactions.
    pub outlays: f64,
}

/// The first award's id, and the distance between two ids.
pub const IDS: (i64, i64) = (1018, 7);

/// The last characters of an award's number, which distinguish the awards.
pub const TAIL: usize = 5;

fn tail(mut index: u64) -> String {
    let mut signs = Vec::new();
    for _ in 0..TAIL {
        signs.push(char::from_digit((index % 36) as u32, 36).unwrap_or('0'));
        index /= 36;
    }
    signs.iter().rev().collect::<String>().to_uppercase()
}

impl Transaction {
    /// The number of the modification; 0 for the initial award.
    pub fn modification(&self) -> String {
        if self.is_first() {
            "0".to_owned()
        } else {
            format!("P{:05}", self.change)
        }
    }

    /// The day on which its record was last modified.
    pub fn modified(&self) -> Date {
        dates::later(self.date, i64::from(self.modified_after))
    }

    /// Whether it created the award.
    pub fn is_first(&self) -> bool {
        self.change == 0
    }
}

impl Award {
    /// The id of the award with this index.
    pub fn id_at(place: usize) -> i64 {
        IDS.0 + IDS.1 * i64::try_from(place).unwrap_or(0)
    }

    /// Its index in the list of awards.
    pub fn place(&self) -> usize {
        usize::try_from((self.id - IDS.0) / IDS.1).unwrap_or(0)
    }

    /// PIID or FAIN. It is unique except for the documentation's two examples.
    pub fn number(&self) -> String {
        let index = self.place() as u64;
        let mut random = Random::new(self.text_seed, "number", 0);
        if index < 2 {
            "EXAMPLE0001".to_owned()
        } else if self.is_procurement() {
            let year = self.start.year() % 100;
            format!("{}{year:02}{}", random.code(6), tail(index))
        } else {
            format!("{}{}{}", random.code(3), random.digits(4), tail(index))
        }
    }

    /// The id that the service derives from the award's number.
    pub fn generated(&self) -> String {
        let agency = NAMES
            .agencies
            .get(self.agency)
            .map_or("", |agency| agency.code);
        let number = self.number();
        // The agency code of the two awards in the documentation's examples.
        let agency = if self.place() < 2 { "12" } else { agency };
        match self.group {
            "contracts" => format!("CONT_AWD_{number}_{agency}00_-NONE-_-NONE-"),
            "idvs" => format!("CONT_IDV_{number}_{agency}00"),
            _ => format!("ASST_NON_{number}_{agency}"),
        }
    }

    /// The awarding agency and subagency.
    pub fn awarding(&self) -> Option<(&'static Agency, &'static Part)> {
        let agency = NAMES.agencies.get(self.agency)?;
        Some((agency, agency.parts.get(self.part)?))
    }

    /// The funding account: its code, title and number.
    pub fn account(&self) -> (String, String, i64) {
        account_at(self.agency, self.account)
    }

    /// Its purpose.
    pub fn description(&self) -> String {
        let mut random = Random::new(self.text_seed, "description", 0);
        let purpose = random.pick(&NAMES.purposes);
        format!("{purpose} - {}", words::title(&mut random).to_uppercase())
    }

    /// The county where it is performed, and its five-digit code.
    pub fn county(&self) -> (&'static str, String) {
        counties(self.state)
            .into_iter()
            .nth(self.county)
            .unwrap_or(("Union", String::new()))
    }

    /// Its object class.
    pub fn class(&self) -> Coded {
        NAMES
            .object_classes
            .get(self.class)
            .copied()
            .unwrap_or_default()
    }

    /// Its outlays, or `None` if nobody reported any.
    pub fn outlays_if_any(&self) -> Option<f64> {
        (self.outlays != 0.0).then_some(self.outlays)
    }

    /// The last day for orders under an indefinite delivery vehicle, which is missing for some.
    pub fn last_order(&self) -> Option<Date> {
        (self.id % 5 != 0).then_some(self.end)
    }

    /// The sum of its subawards, or `None` if it has none.
    pub fn subaward_amount(&self) -> Option<f64> {
        let some = !self.subawards.is_empty();
        some.then(|| cents(self.subawards.iter().map(|one| one.amount).sum()))
    }

    /// The amount of a loan that must be repaid; 0 for other awards.
    pub fn face_value(&self) -> f64 {
        self.face_value_of(self.amount)
    }

    /// The part of it that belongs to a part of the award's amount.
    pub fn face_value_of(&self, amount: f64) -> f64 {
        if self.group == "loans" {
            cents(amount * 9.0)
        } else {
            0.0
        }
    }

    /// A subaward's id, number and description.
    pub fn subaward_texts(&self, one: &Subaward) -> (i64, String, String) {
        let purpose =
            Random::new(self.text_seed, "subaward", u64::from(one.at)).pick(&NAMES.purposes);
        (
            self.id * 10 + i64::from(one.at),
            format!("S{}-{}", self.id, one.at + 1),
            format!("{purpose} SERVICES"),
        )
    }

    /// Whether it is a contract or an indefinite delivery vehicle rather than assistance.
    pub fn is_procurement(&self) -> bool {
        matches!(self.group, "contracts" | "idvs")
    }

    /// The name of its group on the award page.
    pub fn category(&self) -> &'static str {
        match self.group {
            "contracts" => "contract",
            "idvs" => "idv",
            "grants" => "grant",
            "loans" => "loans",
            "direct_payments" => "direct payment",
            _ => "other",
        }
    }
}
