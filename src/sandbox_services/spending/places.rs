//! Accounts and places as the services write them.

use serde_json::{Value, json};

use super::award::Award;
use super::entities::Recipient;
use super::names::NAMES;

/// The code, title and number of an account by the places of its agency and its ending.
pub fn account_at(agency: usize, at: usize) -> (String, String, i64) {
    let ending = NAMES.accounts.get(at).map_or("", |account| account.0);
    NAMES
        .agencies
        .get(agency)
        .map_or_else(Default::default, |entry| {
            account(entry.code, entry.name, ending)
        })
}

/// An account's code, title and number.
pub fn account(agency_code: &str, agency_name: &str, ending: &str) -> (String, String, i64) {
    let at = NAMES
        .accounts
        .iter()
        .position(|(known, _)| *known == ending);
    let title = NAMES
        .accounts
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

/// A place as the page of a recipient writes it.
pub fn page_location(recipient: &Recipient) -> Value {
    json!({
        "address_line1": recipient.street,
        "address_line2": null,
        "address_line3": null,
        "foreign_province": null,
        "city_name": recipient.state.city.to_uppercase(),
        "county_name": "UNION",
        "state_code": recipient.state.code,
        "zip": recipient.zip,
        "zip4": null,
        "foreign_postal_code": null,
        "country_name": "UNITED STATES",
        "country_code": "USA",
        "congressional_code": "01",
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
        "county_code": award.county().1.get(2..).unwrap_or("001"),
        "county_name": award.county().0.to_uppercase(),
        "congressional_code": award.district(),
        "zip4": null,
        "zip5": award.zip(),
    })
}

/// The treasury account of a federal account.
pub fn symbol(account: &str) -> String {
    account
        .split_once('-')
        .map_or_else(String::new, |(agency, main)| {
            format!("{agency}-X-{main}-000")
        })
}
