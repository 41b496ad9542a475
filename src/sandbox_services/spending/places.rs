//! Places in the notation of the service.

use serde_json::{Value, json};

use super::award::Award;
use super::entities::Recipient;
use super::forms::form;

/// A place in the notation of awards.
pub fn location(recipient: &Recipient) -> Value {
    location_in("recipient_location", recipient)
}

/// A place in the notation of subawards, which has one line of an address.
pub fn subrecipient_location(recipient: &Recipient) -> Value {
    location_in("subrecipient_location", recipient)
}

fn location_in(notation: &str, recipient: &Recipient) -> Value {
    let (county, code) = recipient.county();
    form(
        notation,
        json!({
            "state_code": recipient.state.code,
            "state_name": recipient.state.name,
            "city_name": recipient.city.to_uppercase(),
            "county_code": code.get(2..),
            "county_name": county.to_uppercase(),
            "congressional_code": recipient.districts.0,
            "address_line1": recipient.street,
            "zip5": recipient.zip,
        }),
    )
}

/// A place in the notation of a recipient's page, which has no county.
pub fn page_location(recipient: &Recipient) -> Value {
    form(
        "page_location",
        json!({
            "address_line1": recipient.street,
            "city_name": recipient.city.to_uppercase(),
            "congressional_code": recipient.districts.1,
            "state_code": recipient.state.code,
            "zip": recipient.zip,
        }),
    )
}

/// The place where an award is performed, on the page of the award.
pub fn performance(award: &Award) -> Value {
    performance_in("place_of_performance", award)
}

/// The place where an award is performed, in a search, which has no address.
pub fn searched_performance(award: &Award) -> Value {
    performance_in("searched_place_of_performance", award)
}

fn performance_in(notation: &str, award: &Award) -> Value {
    let (county, code) = award.county();
    form(
        notation,
        json!({
            "state_code": award.state.code,
            "state_name": award.state.name,
            "city_name": award.city().to_uppercase(),
            "county_code": code.get(2..).unwrap_or("001"),
            "county_name": county.to_uppercase(),
            "congressional_code": award.original_district(),
            "zip5": award.zip(),
        }),
    )
}
