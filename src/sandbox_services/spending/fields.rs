//! The values that searches of awards and transactions return for the names in `fields`.

use serde_json::{Value, json};

use super::award::{Award, Subaward, Transaction};
use super::corpus::Corpus;
use super::names::NAMES;
use super::places::{location, searched_performance, subrecipient_location};
use crate::dates;
use crate::random::dollars;

fn code_and_name(code: &str, name: &str) -> Value {
    json!({ "code": code, "description": name })
}

/// A field of an award in a search.
pub fn field(corpus: &Corpus, award: &Award, name: &str) -> Value {
    let (Some((agency, part)), Some((payer, payer_part))) = (award.awarding(), award.funding())
    else {
        return Value::Null;
    };
    let Some(recipient) = corpus.recipient(award) else {
        return Value::Null;
    };
    match name {
        "internal_id" => json!(award.id),
        "generated_internal_id" => json!(award.generated()),
        "Award ID" => json!(award.number()),
        "Recipient Name" => json!(recipient.name),
        "Recipient DUNS Number" => json!(recipient.duns),
        "Recipient UEI" => json!(recipient.uei),
        "recipient_id" => json!(recipient.id),
        "Awarding Agency" => json!(agency.name),
        "Awarding Agency Code" => json!(agency.code),
        "Awarding Sub Agency" => json!(part.name),
        "Awarding Sub Agency Code" => json!(part.code),
        "awarding_agency_id" => json!(agency.id),
        "agency_slug" | "awarding_agency_slug" => json!(agency.slug()),
        "Funding Agency" => json!(payer.name),
        "Funding Agency Code" => json!(payer.code),
        "Funding Sub Agency" => json!(payer_part.name),
        "Funding Sub Agency Code" => json!(payer_part.code),
        "funding_agency_slug" => json!(payer.slug()),
        "Place of Performance City Code" => json!(format!("{:05}", award.id % 90_000)),
        "Place of Performance State Code" => json!(award.state.code),
        "Place of Performance Country Code" => json!("USA"),
        "Place of Performance Zip5" => json!(award.zip()),
        "Description" => json!(award.description()),
        "Last Modified Date" => json!(format!("{} 10:15:00", award.last_modified())),
        "Base Obligation Date" | "Start Date" => json!(dates::text(award.start)),
        "Recipient Location" => location(recipient),
        "recipient_location_city_name" => json!(recipient.city.to_uppercase()),
        "recipient_location_state_code" => json!(recipient.state.code),
        "recipient_location_address_line1" => json!(recipient.street),
        "pop_city_name" => json!(award.city().to_uppercase()),
        "pop_state_code" => json!(award.state.code),
        "recipient_location_country_name" | "pop_country_name" => json!("UNITED STATES"),
        name => kind_field(award, name),
    }
}

/// A field that only some kinds of awards have, or that depends on the award alone.
fn kind_field(award: &Award, name: &str) -> Value {
    let only = |fits: bool, value: Value| if fits { value } else { Value::Null };
    let contract = |value| only(award.is_procurement(), value);
    let assistance = |value| only(!award.is_procurement(), value);
    let group = |name: &str, value| only(award.group == name, value);
    let of_fund = |wanted: &str, amount: f64| match NAMES.fund(award.fund) {
        Some(fund) if fund.disaster == Some(wanted) => dollars(amount),
        Some(_) => json!(0),
        None => Value::Null,
    };
    match name {
        "Issued Date" => group("loans", json!(dates::text(award.start))),
        "End Date" => match award.group {
            "idvs" | "loans" => Value::Null,
            _ => json!(dates::text(award.end)),
        },
        "Last Date to Order" => group("idvs", json!(award.last_order().map(dates::text))),
        "def_codes" => award.fund.map_or(Value::Null, |code| json!([code])),
        "COVID-19 Obligations" => of_fund("covid_19", award.amount),
        "COVID-19 Outlays" => of_fund("covid_19", award.outlays),
        "Infrastructure Obligations" => of_fund("infrastructure", award.amount),
        "Infrastructure Outlays" => of_fund("infrastructure", award.outlays),
        "Primary Place of Performance" => searched_performance(award),
        "Award Amount" => dollars(award.amount),
        "Total Outlays" => json!(award.outlays_if_any()),
        "Contract Award Type" => contract(json!(award.kind)),
        "Award Type" => json!(award.kind),
        "NAICS" => contract(code_and_name(award.naics.0, award.naics.1)),
        "PSC" => contract(code_and_name(award.psc.0, award.psc.1)),
        "naics_code" => contract(json!(award.naics.0)),
        "naics_description" => contract(json!(award.naics.1)),
        "psc_code" | "product_or_service_code" => contract(json!(award.psc.0)),
        "psc_description" | "product_or_service_description" => contract(json!(award.psc.1)),
        "Loan Value" => group("loans", dollars(award.face_value())),
        "Subsidy Cost" => group("loans", dollars(award.amount * 0.07)),
        "SAI Number" => assistance(json!("SAI EXEMPT")),
        "CFDA Number" | "cfda_number" => assistance(json!(award.program.0)),
        "cfda_program_title" | "cfda_title" => assistance(json!(award.program.1)),
        "Assistance Listings" => assistance(json!([{
            "cfda_number": award.program.0, "cfda_program_title": award.program.1,
        }])),
        "primary_assistance_listing" => assistance(json!({
            "cfda_number": award.program.0, "cfda_program_title": award.program.1,
        })),
        _ => Value::Null,
    }
}

/// The program of an award that is no contract, with its title in the member of this name.
fn listing(award: &Award, title: &str) -> Value {
    match award.is_procurement() {
        true => Value::Null,
        false => json!({ "cfda_number": award.program.0, title: award.program.1 }),
    }
}

/// A field of a transaction: its own, or its award's.
pub fn transaction_field(corpus: &Corpus, award: &Award, one: &Transaction, name: &str) -> Value {
    match name {
        "Mod" => json!(one.modification()),
        "Action Date" => json!(dates::text(one.date)),
        "Action Type" => json!(if one.is_first() { "A" } else { "C" }),
        "Transaction Amount" => dollars(one.amount),
        "Transaction Description" => json!(award.description()),
        "Assistance Listing" => listing(award, "cfda_title"),
        name => field(corpus, award, name),
    }
}

/// A field of a subaward, or of the award that it belongs to.
pub fn subaward_field(corpus: &Corpus, award: &Award, sub: &Subaward, name: &str) -> Value {
    let recipient = corpus.recipients.get(sub.recipient);
    let prime = corpus.recipient(award);
    match name {
        "Sub-Award ID" => json!(award.subaward_texts(sub).1),
        "Sub-Award Type" => json!(if award.is_procurement() {
            "sub-contract"
        } else {
            "sub-grant"
        }),
        "Sub-Awardee Name" => json!(recipient.map(|one| &one.name)),
        "Sub-Award Date" => json!(dates::text(sub.date)),
        "Sub-Award Amount" => dollars(sub.amount),
        "Sub-Award Description" | "subaward_description_sorted" => {
            json!(award.subaward_texts(sub).2)
        }
        "Sub-Recipient UEI" => json!(recipient.map(|one| &one.uei)),
        "sub_award_recipient_id" => json!(recipient.map(|one| &one.id)),
        "Sub-Recipient Location" => recipient.map_or(Value::Null, subrecipient_location),
        "Sub-Award Primary Place of Performance" => searched_performance(award),
        "Assistance Listing" => listing(award, "cfda_program_title"),
        "Prime Award ID" => json!(award.number()),
        "Prime Recipient Name" => json!(prime.map(|one| &one.name)),
        "Prime Award Recipient UEI" => json!(prime.map(|one| &one.uei)),
        "prime_award_recipient_id" => json!(prime.map(|one| &one.id)),
        name => field(corpus, award, name),
    }
}
