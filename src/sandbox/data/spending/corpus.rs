//! Awards with their transactions, and the agencies, accounts and recipients that they name.

use super::ledger::{self, Entry, Years};
use super::names::{
    ACCOUNTS, ACTIVITIES, AGENCIES, AWARD_TYPES, AgencyEntry, Coded, EMERGENCY_FUNDS, NAICS,
    OBJECT_CLASSES, PROGRAMS, PSCS,
};
use super::places::account_at;
use super::stock::Stock;
use crate::data::geography::{STATES, State, counties};
use crate::data::random::{Random, cents};
use crate::data::{dates, words};
use jiff::civil::Date;
use std::sync::Arc;

/// How many awards a sandbox has when nothing else is asked for.
pub const AWARD_COUNT: usize = 2000;

/// An agency with its parts.
#[derive(Debug)]
pub struct Agency {
    pub code: &'static str,
    pub name: &'static str,
    pub abbreviation: &'static str,
    pub id: i64,
    pub slug: String,
    pub parts: Vec<Part>,
}

/// A part of an agency.
#[derive(Debug)]
pub struct Part {
    pub code: &'static str,
    pub name: &'static str,
    pub abbreviation: &'static str,
    pub slug: String,
    pub id: i64,
}

/// Who receives awards.
#[derive(Debug)]
pub struct Recipient {
    /// Hash and level.
    pub id: String,
    pub name: String,
    pub uei: String,
    pub duns: String,
    pub state: &'static State,
    pub zip: String,
    pub street: String,
}

/// One change of an award's amount.
#[derive(Debug, Clone)]
pub struct Transaction {
    pub date: Date,
    pub amount: f64,
    /// What was paid out of it.
    pub outlay: f64,
    /// 0 for the award itself.
    pub change: u8,
}

/// What a recipient passes on to another.
#[derive(Debug, Clone)]
pub struct Subaward {
    at: u8,
    pub date: Date,
    pub amount: f64,
    pub recipient: usize,
}

/// An award. Its texts are made when they are asked for: there may be a great many awards.
#[derive(Debug, Clone)]
pub struct Award {
    pub id: i64,
    /// The number that its texts follow from.
    mark: u64,
    pub group: &'static str,
    pub code: &'static str,
    pub kind: &'static str,
    pub agency: usize,
    pub part: usize,
    pub recipient: usize,
    pub naics: &'static Coded,
    pub psc: &'static Coded,
    pub program: &'static Coded,
    pub state: &'static State,
    /// Which of the state's counties.
    pub county: usize,
    pub fund: Option<&'static str>,
    /// Places in the lists of accounts, activities and object classes.
    pub account: usize,
    pub activity: usize,
    pub class: usize,
    pub start: Date,
    pub end: Date,
    pub transactions: Box<[Transaction]>,
    pub subawards: Box<[Subaward]>,
    /// The sum of its transactions.
    pub(super) amount: f64,
    /// What was paid out of all of them.
    pub outlays: f64,
}

/// The whole corpus.
#[derive(Debug)]
pub struct Corpus {
    pub seed: u64,
    pub agencies: Arc<[Agency]>,
    pub recipients: Arc<[Recipient]>,
    pub awards: Stock,
    /// What accounts spent without an award.
    pub entries: Arc<[Entry]>,
    /// What each account had, bound and paid in a year.
    pub years: Years,
    /// How often it has changed.
    pub edition: usize,
}

/// The first award's id, and how far the next one's lies.
const IDS: (i64, i64) = (1018, 7);

/// The last signs of an award's number, which tell the awards apart.
const TAIL: usize = 5;

fn tail(mut index: u64) -> String {
    let mut signs = Vec::new();
    for _ in 0..TAIL {
        signs.push(char::from_digit((index % 36) as u32, 36).unwrap_or('0'));
        index /= 36;
    }
    signs.iter().rev().collect::<String>().to_uppercase()
}

impl Transaction {
    /// The number of the modification; 0 is the award itself.
    pub fn modification(&self) -> String {
        if self.is_first() {
            "0".to_owned()
        } else {
            format!("P{:05}", self.change)
        }
    }

    /// Whether it made the award.
    pub fn is_first(&self) -> bool {
        self.change == 0
    }
}

impl Award {
    /// The id of the award with this place.
    pub fn id_at(place: usize) -> i64 {
        IDS.0 + IDS.1 * i64::try_from(place).unwrap_or(0)
    }

    /// Its place among the awards.
    pub fn place(&self) -> usize {
        usize::try_from((self.id - IDS.0) / IDS.1).unwrap_or(0)
    }

    /// PIID or FAIN; no two awards but the documentation's two examples share one.
    pub fn number(&self) -> String {
        let index = self.place() as u64;
        let mut random = Random::new(self.mark, "number", 0);
        if index < 2 {
            "EXAMPLE0001".to_owned()
        } else if self.is_procurement() {
            let year = self.start.year() % 100;
            format!("{}{year:02}{}", random.code(6), tail(index))
        } else {
            format!("{}{}{}", random.code(3), random.digits(4), tail(index))
        }
    }

    /// The id that the service makes of an award's own.
    pub fn generated(&self) -> String {
        let agency = AGENCIES.get(self.agency).map_or("", |agency| agency.0);
        let number = self.number();
        // The documentation's examples write the agency of its two awards so.
        let agency = if self.place() < 2 { "12" } else { agency };
        match self.group {
            "contracts" => format!("CONT_AWD_{number}_{agency}00_-NONE-_-NONE-"),
            "idvs" => format!("CONT_IDV_{number}_{agency}00"),
            _ => format!("ASST_NON_{number}_{agency}"),
        }
    }

    /// What it is for.
    pub fn description(&self) -> String {
        let mut random = Random::new(self.mark, "description", 0);
        let purpose = random.pick(&PURPOSES);
        format!("{purpose} - {}", words::title(&mut random).to_uppercase())
    }

    /// The county where it is carried out, and its five digits.
    pub fn county(&self) -> (&'static str, String) {
        counties(self.state)
            .into_iter()
            .nth(self.county)
            .unwrap_or(("Union", String::new()))
    }

    /// The object class it is booked under.
    pub fn class(&self) -> Coded {
        OBJECT_CLASSES.get(self.class).copied().unwrap_or_default()
    }

    /// The sum of its transactions.
    pub fn amount(&self) -> f64 {
        self.amount
    }

    /// What a loan will have to be paid back; 0 of anything else.
    pub fn face_value(&self) -> f64 {
        if self.group == "loans" {
            cents(self.amount * 9.0)
        } else {
            0.0
        }
    }

    /// A subaward's id, number and description.
    pub fn subaward_texts(&self, one: &Subaward) -> (i64, String, String) {
        let purpose = Random::new(self.mark, "subaward", u64::from(one.at)).pick(&PURPOSES);
        (
            self.id * 10 + i64::from(one.at),
            format!("S{}-{}", self.id, one.at + 1),
            format!("{purpose} SERVICES"),
        )
    }

    /// Whether it is a contract or the frame of contracts, not assistance.
    pub fn is_procurement(&self) -> bool {
        matches!(self.group, "contracts" | "idvs")
    }

    /// What the award page calls its group.
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

    /// The congressional district where it is carried out; of some awards nobody knows it.
    pub fn district(&self) -> Option<String> {
        if self.id % 29 == 0 {
            return None;
        }
        let seats = (self.state.population / 770).max(1);
        Some(if seats == 1 {
            "00".to_owned()
        } else {
            format!("{:02}", self.id % seats + 1)
        })
    }

    pub fn zip(&self) -> String {
        format!("{}{:03}", self.state.fips, self.id % 900 + 50)
    }
}

fn agency(entry: &AgencyEntry) -> Agency {
    let (code, name, abbreviation, id, parts) = *entry;
    Agency {
        code,
        name,
        abbreviation,
        id,
        slug: words::slug(name),
        parts: parts
            .iter()
            .zip(1..)
            .map(|((code, name, abbreviation), at)| Part {
                code,
                name,
                abbreviation,
                slug: words::slug(name),
                id: id * 10 + at,
            })
            .collect(),
    }
}

fn state_of(random: &mut Random) -> &'static State {
    // Large states receive more: of three draws the most populous.
    let mut best = random.pick_from(STATES);
    for _ in 0..2 {
        let other = random.pick_from(STATES);
        if other.map(|state| state.population) > best.map(|state| state.population) {
            best = other;
        }
    }
    match best {
        Some(state) => state,
        None => &ELSEWHERE,
    }
}

/// Never drawn, since there are states; it spares a fallible type.
static ELSEWHERE: State = State {
    name: "Wyoming",
    code: "WY",
    fips: "56",
    population: 577,
    city: "Cheyenne",
};

fn recipient(seed: u64, index: usize) -> Recipient {
    let mut random = Random::new(seed, "recipient", index as u64);
    let level = if index == 0 {
        "R"
    } else {
        random.pick(&["R", "C", "C", "P"])
    };
    let name = match random.below(6) {
        0 => format!(
            "UNIVERSITY OF {}",
            state_of(&mut random).name.to_uppercase()
        ),
        1 => format!(
            "{} FOREST COOPERATIVE",
            random.pick(&words::ADJECTIVES).to_uppercase()
        ),
        _ => words::company(&mut random),
    };
    let first = index == 0;
    Recipient {
        id: if first {
            "06088d30-68b9-e0a2-5b86-000000000001-R".to_owned()
        } else {
            format!("{}-{level}", random.uuid())
        },
        name,
        uei: random.code(12),
        duns: if first {
            "123456789".to_owned()
        } else {
            // Steps of a prime number below the next prime: no number comes twice.
            format!(
                "{}",
                130_000_000 + (index as u64 * 7_919 + seed % 7_919) % 799_999_999
            )
        },
        state: state_of(&mut random),
        zip: random.digits(5),
        street: format!(
            "{} {} ST",
            random.between(10, 9900),
            random.pick(&words::NOUNS).to_uppercase()
        ),
    }
}

const PURPOSES: [&str; 16] = [
    "FOREST THINNING AND FUELS REDUCTION",
    "ROAD RESURFACING",
    "MEDICAL SUPPLIES",
    "SOFTWARE MAINTENANCE",
    "RESEARCH ON INFECTIOUS DISEASES",
    "BRIDGE INSPECTION",
    "VACCINE DISTRIBUTION",
    "ENGINEERING SUPPORT",
    "JANITORIAL SERVICES",
    "RADAR REPAIR",
    "WATER TREATMENT UPGRADE",
    "SCHOOL MEALS",
    "WORKFORCE TRAINING",
    "AIRCRAFT PARTS",
    "CLIMATE OBSERVATION",
    "CYBERSECURITY ASSESSMENT",
];

/// The groups of awards, the frequent ones more often.
const GROUPS: [&str; 11] = [
    "contracts",
    "contracts",
    "contracts",
    "contracts",
    "grants",
    "grants",
    "grants",
    "direct_payments",
    "loans",
    "idvs",
    "other_financial_assistance",
];

/// The changes of an award's amount since it began.
fn transactions(random: &mut Random, group: &str, start: Date) -> Box<[Transaction]> {
    let changes = 1 + random.below(7);
    let base = match group {
        "contracts" | "idvs" => random.amount(2e4, 3e7),
        "grants" => random.amount(5e4, 9e7),
        _ => random.amount(1e4, 2e6),
    };
    let (rate, last) = (random.unit(), dates::later(dates::YEAR, 365));
    let mut day = start;
    let mut made = Vec::with_capacity(changes);
    for change in 0..changes {
        let amount = match change {
            0 => base,
            // Now and then money comes back.
            _ if random.once_in(6) => -base * random.unit() * 0.3,
            _ => base * random.unit() * 0.8,
        };
        let date = dates::working_day(day);
        day = dates::later(day, random.between(40, 220));
        if date <= last {
            made.push(Transaction {
                date,
                amount: cents(amount),
                outlay: cents(amount.max(0.0) * rate),
                change: u8::try_from(change).unwrap_or(u8::MAX),
            });
        }
    }
    made.into_boxed_slice()
}

fn award(seed: u64, index: usize, recipients: usize) -> Award {
    let mut random = Random::new(seed, "award", index as u64);
    let first = index < 2;
    // The first two are the contract and the frame contract of the documentation's examples.
    let group = match index {
        0 => "contracts",
        1 => "idvs",
        _ => random.pick(&GROUPS),
    };
    let codes: &[Coded] = AWARD_TYPES
        .iter()
        .find(|(known, _)| *known == group)
        .map_or(&[], |(_, codes)| codes);
    let (code, kind) = if index == 0 {
        ("D", "Definitive Contract")
    } else {
        random.pick(codes)
    };
    let agency = if first {
        0
    } else {
        random.below(AGENCIES.len())
    };
    let parts = AGENCIES.get(agency).map_or(0, |agency| agency.4.len());
    let start = if first {
        dates::later(dates::YEAR, -60)
    } else {
        dates::later(dates::YEAR, random.between(-1900, 250))
    };
    let transactions = transactions(&mut random, group, start);
    let amount = cents(transactions.iter().map(|one| one.amount).sum());
    let count = if index == 0 {
        3
    } else {
        random.below(5).saturating_sub(2)
    };
    let subawards = (0..count)
        .map(|at| Subaward {
            at: u8::try_from(at).unwrap_or(u8::MAX),
            date: dates::working_day(dates::later(start, random.between(20, 90))),
            amount: cents(amount.max(1000.0) * 0.1 * random.unit()),
            recipient: random.below(recipients),
        })
        .collect();
    Award {
        id: Award::id_at(index),
        mark: random.next(),
        group,
        code,
        kind,
        agency,
        part: if first { 0 } else { random.below(parts) },
        recipient: if first { 0 } else { random.below(recipients) },
        naics: random.pick_from(&NAICS).unwrap_or(&("", "")),
        psc: random.pick_from(&PSCS).unwrap_or(&("", "")),
        program: random.pick_from(&PROGRAMS).unwrap_or(&("", "")),
        state: state_of(&mut random),
        county: random.below(4),
        fund: random.once_in(4).then(|| {
            random
                .pick_from(&EMERGENCY_FUNDS)
                .map_or("Q", |fund| fund.0)
        }),
        account: random.below(ACCOUNTS.len()),
        activity: random.below(ACTIVITIES.len()),
        class: random.below(OBJECT_CLASSES.len()),
        start,
        end: dates::later(start, random.between(120, 1500)),
        amount,
        outlays: cents(transactions.iter().map(|one| one.outlay).sum()),
        transactions,
        subawards,
    }
}

impl Corpus {
    /// So many awards and all that they need, from the seed.
    pub fn new(seed: u64, awards: usize) -> Self {
        let count = (awards / 5).max(160);
        let mut corpus = Self {
            seed,
            agencies: AGENCIES.iter().map(agency).collect(),
            recipients: (0..count).map(|index| recipient(seed, index)).collect(),
            awards: Stock::new(
                (0..awards.max(2))
                    .map(|index| award(seed, index, count))
                    .collect(),
                count,
            ),
            entries: ledger::entries(seed).into(),
            years: Years::default(),
            edition: 0,
        };
        corpus.years = Years::of(&corpus);
        corpus
    }

    /// The agency with this code.
    pub fn agency(&self, code: &str) -> Option<&Agency> {
        self.agencies.iter().find(|agency| agency.code == code)
    }

    /// The agency that made the award, and its part.
    pub fn awarding(&self, award: &Award) -> Option<(&Agency, &Part)> {
        let agency = self.agencies.get(award.agency)?;
        Some((agency, agency.parts.get(award.part)?))
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

    /// The account that pays for an award: its code, title and number.
    pub fn account(&self, award: &Award) -> (String, String, i64) {
        account_at(award.agency, award.account)
    }
}
