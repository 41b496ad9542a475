//! Places in the notation of the service.

use serde_json::{Value, json};

use super::award::Award;
use super::entities::Recipient;

/// A place in the notation of awards.
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

/// A place in the notation of a recipient's page, which has no county.
pub fn page_location(recipient: &Recipient) -> Value {
    json!({
        "address_line1": recipient.street,
        "address_line2": null,
        "address_line3": null,
        "foreign_province": null,
        "city_name": recipient.state.city.to_uppercase(),
        "county_name": null,
        "state_code": recipient.state.code,
        "zip": recipient.zip,
        "zip4": null,
        "foreign_postal_code": null,
        "country_name": "UNITED STATES",
        "country_code": "USA",
        "congressional_code": "01",
    })
}

/// The place where an award is performed.
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
        "address_line1": null,
        "address_line2": null,
        "address_line3": null,
        "foreign_province": null,
        "foreign_postal_code": null,
    })
}
