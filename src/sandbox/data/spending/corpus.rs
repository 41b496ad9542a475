//! Awards with their transactions, and the agencies, accounts and recipients that they name.

use jiff::civil::Date;
use serde_json::{Value, json};

use super::names::{
    ACCOUNTS, ACTIVITIES, AGENCIES, AWARD_TYPES, AgencyEntry, EMERGENCY_FUNDS, NAICS,
    OBJECT_CLASSES, PROGRAMS, PSCS,
};
use crate::sandbox::data::geography::{STATES, State, counties};
use crate::sandbox::data::random::{Random, cents};
use crate::sandbox::data::{Home, dates, words};

const AWARD_COUNT: usize = 800;
const RECIPIENT_COUNT: usize = 160;

/// An agency with its parts.
#[derive(Debug)]
pub struct Agency {
    pub code: &'static str,
    pub name: &'static str,
    pub abbreviation: &'static str,
    pub id: i64,
    pub slug: String,
    pub parts: Vec<Part>,
    /// What it may spend in a year.
    pub budget: f64,
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
#[derive(Debug)]
pub struct Transaction {
    pub date: Date,
    pub amount: f64,
    pub modification: String,
}

/// What a recipient passes on to another.
#[derive(Debug)]
pub struct Subaward {
    pub id: i64,
    pub number: String,
    pub date: Date,
    pub amount: f64,
    pub recipient: usize,
    pub description: String,
}

/// An award.
#[derive(Debug)]
pub struct Award {
    pub id: i64,
    /// The id that the service makes of an award's own.
    pub generated: String,
    /// PIID or FAIN.
    pub number: String,
    pub group: &'static str,
    pub code: &'static str,
    pub kind: &'static str,
    pub description: String,
    pub agency: usize,
    pub part: usize,
    pub recipient: usize,
    pub naics: (&'static str, &'static str),
    pub psc: (&'static str, &'static str),
    pub program: (&'static str, &'static str),
    pub state: &'static State,
    pub county: (&'static str, String),
    pub fund: Option<&'static str>,
    pub account: &'static str,
    pub activity: &'static str,
    pub class: (&'static str, &'static str),
    pub start: Date,
    pub end: Date,
    pub transactions: Vec<Transaction>,
    pub subawards: Vec<Subaward>,
    pub outlays: f64,
}

/// The whole corpus.
#[derive(Debug)]
pub struct Corpus {
    pub agencies: Vec<Agency>,
    pub recipients: Vec<Recipient>,
    pub awards: Vec<Award>,
}

impl Award {
    /// The sum of its transactions.
    pub fn amount(&self) -> f64 {
        cents(self.transactions.iter().map(|one| one.amount).sum())
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

    /// The congressional district where it is carried out.
    pub fn district(&self) -> String {
        let seats = (self.state.population / 770).max(1);
        if seats == 1 {
            "00".to_owned()
        } else {
            format!("{:02}", self.id % seats + 1)
        }
    }

    pub fn zip(&self) -> String {
        format!("{}{:03}", self.state.fips, self.id % 900 + 50)
    }
}

fn agency(seed: u64, entry: &AgencyEntry) -> Agency {
    let (code, name, abbreviation, id, parts) = *entry;
    let mut random = Random::new(seed, "agency", id.unsigned_abs());
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
        budget: random.amount(4e9, 9e11),
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
            random.digits(9)
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

fn award(home: &Home, agencies: &[Agency], index: usize) -> Award {
    let mut random = Random::new(home.seed, "award", index as u64);
    // The first two are the contract and the frame contract of the documentation's examples.
    let group = match index {
        0 => "contracts",
        1 => "idvs",
        _ => random.pick(&[
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
        ]),
    };
    let codes: &[(&str, &str)] = AWARD_TYPES
        .iter()
        .find(|(known, _)| *known == group)
        .map_or(&[], |(_, codes)| codes);
    let (code, kind) = if index == 0 {
        ("D", "Definitive Contract")
    } else {
        random.pick(codes)
    };
    let at = if index < 2 {
        0
    } else {
        random.below(agencies.len())
    };
    let parts = agencies.get(at).map_or(0, |agency| agency.parts.len());
    let part = if index < 2 { 0 } else { random.below(parts) };
    let agency_code = agencies.get(at).map_or("", |agency| agency.code);
    let state = state_of(&mut random);
    let county = random
        .pick_from(&counties(state))
        .cloned()
        .unwrap_or(("Union", String::new()));
    let start = if index < 2 {
        dates::later(dates::YEAR, -60)
    } else {
        dates::later(dates::YEAR, random.between(-1900, 250))
    };
    let changes = 1 + random.below(7);
    let base = match group {
        "contracts" | "idvs" => random.amount(2e4, 3e7),
        "grants" => random.amount(5e4, 9e7),
        _ => random.amount(1e4, 2e6),
    };
    let mut day = start;
    let transactions: Vec<Transaction> = (0..changes)
        .map(|change| {
            let amount = match change {
                0 => base,
                // Now and then money comes back.
                _ if random.once_in(6) => -base * random.unit() * 0.3,
                _ => base * random.unit() * 0.8,
            };
            let date = dates::working_day(day);
            day = dates::later(day, random.between(40, 220));
            Transaction {
                date,
                amount: cents(amount),
                modification: if change == 0 {
                    "0".to_owned()
                } else {
                    format!("P{change:05}")
                },
            }
        })
        .filter(|one| one.date <= dates::later(dates::YEAR, 365))
        .collect();
    let number = match (index, group) {
        (0 | 1, _) => "EXAMPLE0001".to_owned(),
        (_, "contracts" | "idvs") => format!(
            "{}{:02}{}",
            random.code(6),
            start.year() % 100,
            random.code(5)
        ),
        _ => format!("{}{}", random.code(3), random.digits(9)),
    };
    let generated = match (index, group) {
        (0, _) => "CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-".to_owned(),
        (1, _) => "CONT_IDV_EXAMPLE0001_1200".to_owned(),
        (_, "contracts") => format!("CONT_AWD_{number}_{agency_code}00_-NONE-_-NONE-"),
        (_, "idvs") => format!("CONT_IDV_{number}_{agency_code}00"),
        _ => format!("ASST_NON_{number}_{agency_code}"),
    };
    let id = 1018 + 7 * i64::try_from(index).unwrap_or(0);
    let total: f64 = transactions.iter().map(|one| one.amount).sum();
    let purpose = random.pick(&PURPOSES);
    let subawards = (0..if index == 0 {
        3
    } else {
        random.below(5).saturating_sub(2)
    })
        .map(|at| Subaward {
            id: id * 10 + i64::try_from(at).unwrap_or(0),
            number: format!("S{}-{}", id, at + 1),
            date: dates::working_day(dates::later(start, random.between(20, 200))),
            amount: cents(total.max(1000.0) * 0.1 * random.unit()),
            recipient: random.below(RECIPIENT_COUNT),
            description: format!("{} SERVICES", random.pick(&PURPOSES)),
        })
        .collect();
    Award {
        id,
        generated,
        number,
        group,
        code,
        kind,
        description: format!("{purpose} - {}", words::title(&mut random).to_uppercase()),
        agency: at,
        part,
        recipient: if index < 2 {
            0
        } else {
            random.below(RECIPIENT_COUNT)
        },
        naics: random.pick(&NAICS),
        psc: random.pick(&PSCS),
        program: random.pick(&PROGRAMS),
        state,
        county,
        fund: random.once_in(4).then(|| {
            EMERGENCY_FUNDS
                .get(random.below(EMERGENCY_FUNDS.len()))
                .map_or("Q", |fund| fund.0)
        }),
        account: random.pick(&ACCOUNTS).0,
        activity: random.pick(&ACTIVITIES),
        class: random.pick(&OBJECT_CLASSES),
        start,
        end: dates::later(start, random.between(120, 1500)),
        outlays: cents(total.max(0.0) * random.unit()),
        transactions,
        subawards,
    }
}

impl Corpus {
    /// Everything, from the seed.
    pub fn new(home: &Home) -> Self {
        let agencies: Vec<Agency> = AGENCIES
            .iter()
            .map(|entry| agency(home.seed, entry))
            .collect();
        let recipients = (0..RECIPIENT_COUNT)
            .map(|index| recipient(home.seed, index))
            .collect();
        let awards = (0..AWARD_COUNT)
            .map(|index| award(home, &agencies, index))
            .collect();
        Self {
            agencies,
            recipients,
            awards,
        }
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
        let number = asked.parse::<i64>().ok();
        self.awards
            .iter()
            .find(|award| award.generated == asked || Some(award.id) == number)
    }

    /// The account that pays for an award: its code, title and number.
    pub fn account(&self, award: &Award) -> (String, String, i64) {
        let (code, name) = self
            .agencies
            .get(award.agency)
            .map_or(("", ""), |agency| (agency.code, agency.name));
        account(code, name, award.account)
    }
}

/// An account's code, title and number.
pub fn account(agency_code: &str, agency_name: &str, ending: &str) -> (String, String, i64) {
    let at = ACCOUNTS.iter().position(|(known, _)| *known == ending);
    let title = ACCOUNTS
        .iter()
        .find(|(known, _)| *known == ending)
        .map_or("", |(_, title)| title);
    let digits: i64 = agency_code.parse().unwrap_or(0);
    let short = agency_name.rsplit(" of ").next().unwrap_or(agency_name);
    let at = i64::try_from(at.unwrap_or(0)).unwrap_or(0);
    (
        format!("{agency_code}-{ending}"),
        format!("{title}, {short}"),
        // The documentation's example is the first account of the first agency.
        4324 + (digits - 12) * 10 + at,
    )
}

/// A place as awards write it.
pub fn location(recipient: &Recipient) -> Value {
    json!({
        "location_country_code": "USA",
        "country_name": "UNITED STATES",
        "state_code": recipient.state.code,
        "state_name": recipient.state.name,
        "city_name": recipient.state.city.to_uppercase(),
        "county_code": "001",
        "county_name": "UNION",
        "address_line1": recipient.street,
        "address_line2": null,
        "address_line3": null,
        "congressional_code": "01",
        "zip4": null,
        "zip5": recipient.zip,
        "foreign_postal_code": null,
        "foreign_province": null,
    })
}

/// Where an award is carried out.
pub fn performance(award: &Award) -> Value {
    json!({
        "location_country_code": "USA",
        "country_name": "UNITED STATES",
        "state_code": award.state.code,
        "state_name": award.state.name,
        "city_name": award.state.city.to_uppercase(),
        "county_code": award.county.1.get(2..).unwrap_or("001"),
        "county_name": award.county.0.to_uppercase(),
        "congressional_code": award.district(),
        "zip4": null,
        "zip5": award.zip(),
    })
}
