//! Generates agencies, recipients and awards from the seed.

use jiff::civil::{Date, date};

use super::award::{Award, Subaward, Transaction};
use super::entities::Recipient;
use super::names::{Coded, NAMES};
use crate::geography::{GEOGRAPHY, UsState, city_in};
use crate::random::{Random, cents};
use crate::{dates, words};

fn state_of(random: &mut Random) -> &'static UsState {
    // Larger states receive more: the most populous of three draws.
    let mut best = random.pick_from(&GEOGRAPHY.states);
    for _ in 0..2 {
        let other = random.pick_from(&GEOGRAPHY.states);
        if other.map(|state| state.population) > best.map(|state| state.population) {
            best = other;
        }
    }
    match best {
        Some(state) => state,
        None => &ELSEWHERE,
    }
}

/// Never used, since there are states; it makes the return type infallible.
static ELSEWHERE: UsState = UsState {
    name: "Wyoming",
    code: "WY",
    fips: "56",
    population: 577,
    city: "Cheyenne",
};

/// Gives a recipient its city, county and districts, and its business categories. They have a generator of
/// their own.
fn settle(recipient: &mut Recipient, seed: u64, index: usize) {
    let mut random = Random::new(seed, "recipient place", index as u64);
    let count = recipient.state.districts();
    let mut district = || match count {
        1 => "00".to_owned(),
        count => format!("{:02}", random.between(1, count)),
    };
    let (current, other) = (district(), district());
    let has_moved = random.once_in(5);
    let original = if has_moved { other } else { current.clone() };
    recipient.districts = (original, current);
    recipient.city = city_in(recipient.state, &mut random);
    recipient.county = random.below(4);
    let business = match index {
        0 => NAMES.businesses.first(),
        _ => random.pick_from(&NAMES.businesses),
    };
    recipient.businesses = business.map_or(&[], |all| all);
}

pub fn recipient(seed: u64, index: usize) -> Recipient {
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
            random.pick(&words::WORDS.adjectives).to_uppercase()
        ),
        _ => words::company(&mut random),
    };
    let first = index == 0;
    let mut recipient = Recipient {
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
            // Multiples of one prime modulo a larger prime: no number occurs twice.
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
            random.pick(&words::WORDS.nouns).to_uppercase()
        ),
        city: "",
        county: 0,
        districts: Default::default(),
        businesses: &[],
    };
    settle(&mut recipient, seed, index);
    recipient
}

/// The start of the awards in the documentation's examples.
const EXAMPLE_START: Date = date(2023, 11, 2);
/// The earliest possible start of an award.
pub const FIRST_START: Date = date(2018, 10, 19);

/// The groups of awards; frequent ones are repeated.
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

/// The changes of an award's amount since its start.
fn transactions(
    random: &mut Random,
    group: &str,
    (start, today): (Date, Date),
) -> Box<[Transaction]> {
    let changes = 1 + random.below(7);
    let base = match group {
        "contracts" | "idvs" => random.amount(2e4, 3e7),
        "grants" => random.amount(5e4, 9e7),
        _ => random.amount(1e4, 2e6),
    };
    // One award in ten has no outlays yet.
    let rate = Some(random.unit())
        .filter(|rate| *rate >= 0.1)
        .unwrap_or(0.0);
    let mut day = start;
    let mut made = Vec::with_capacity(changes);
    for change in 0..changes {
        let amount = match change {
            0 => base,
            // Occasionally an amount is returned.
            _ if random.once_in(6) => -base * random.unit() * 0.3,
            _ => base * random.unit() * 0.8,
        };
        let date = dates::working_day(day);
        day = dates::later(day, random.between(40, 220));
        if change == 0 || date <= today {
            made.push(Transaction {
                date,
                amount: cents(amount),
                outlay: cents(amount.max(0.0) * rate),
                change: u8::try_from(change).unwrap_or(u8::MAX),
                modified_after: 0,
            });
        }
    }
    made.into_boxed_slice()
}

/// Some records of transactions were modified after their action, at the latest on the last day of the data.
fn modify((seed, today): (u64, Date), index: usize, transactions: &mut [Transaction]) {
    let mut random = Random::new(seed, "modification", index as u64);
    for one in transactions {
        let most = dates::days_between(one.date, today).clamp(0, 90);
        let days = random.between(1, 90).min(most);
        if random.once_in(3) {
            one.modified_after = u8::try_from(days).unwrap_or(0);
        }
    }
}

/// The award with an index: its seed, and the last day of the data.
pub fn award((seed, today): (u64, Date), index: usize, recipients: usize) -> Award {
    let mut random = Random::new(seed, "award", index as u64);
    let first = index < 2;
    // The first two are the contract and the indefinite delivery vehicle of the documentation's examples.
    let group = match index {
        0 => "contracts",
        1 => "idvs",
        _ => random.pick(&GROUPS),
    };
    let codes: &[Coded] = NAMES
        .award_groups
        .iter()
        .find(|known| known.name == group)
        .map_or(&[], |group| &group.codes);
    let (code, kind) = if index == 0 {
        ("D", "Definitive Contract")
    } else {
        random.pick(codes)
    };
    let agency = if first {
        0
    } else {
        random.below(NAMES.agencies.len())
    };
    let parts = NAMES
        .agencies
        .get(agency)
        .map_or(0, |agency| agency.parts.len());
    let start = if first {
        EXAMPLE_START
    } else {
        dates::later(
            FIRST_START,
            random.between(0, dates::days_between(FIRST_START, today)),
        )
    };
    let mut transactions = transactions(&mut random, group, (start, today));
    modify((seed, today), index, &mut transactions);
    let amount = cents(transactions.iter().map(|one| one.amount).sum());
    let count = if index == 0 {
        3
    } else {
        random.below(5).saturating_sub(2)
    };
    let subawards = (0..count)
        .map(|at| Subaward {
            at: u8::try_from(at).unwrap_or(u8::MAX),
            date: dates::working_day(dates::later(start, random.between(20, 90))).min(today),
            amount: cents(amount.max(1000.0) * 0.1 * random.unit()),
            recipient: random.below(recipients),
        })
        .collect();
    Award {
        id: Award::id_at(index),
        text_seed: random.number(),
        group,
        code,
        kind,
        agency,
        part: if first { 0 } else { random.below(parts) },
        recipient: if first { 0 } else { random.below(recipients) },
        naics: random.pick_from(&NAMES.naics).unwrap_or(&("", "")),
        psc: random.pick_from(&NAMES.pscs).unwrap_or(&("", "")),
        program: random.pick_from(&NAMES.programs).unwrap_or(&("", "")),
        state: state_of(&mut random),
        county: random.below(4),
        fund: random.once_in(4).then(|| {
            random
                .pick_from(&NAMES.emergency_funds)
                .map_or("Q", |fund| fund.code)
        }),
        account: random.below(NAMES.accounts.len()),
        activity: random.below(NAMES.activities.len()),
        class: random.below(NAMES.object_classes.len()),
        start,
        end: dates::later(start, random.between(120, 1500)),
        amount,
        outlays: cents(transactions.iter().map(|one| one.outlay).sum()),
        transactions,
        subawards,
    }
}
