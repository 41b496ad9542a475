//! Finds the country, state, county or district to which a sum on a map belongs.

use super::award::Award;
use super::entities::Recipient;

/// The code of an unknown district.
const NO_DISTRICT: &str = "90";

/// The code, the name and the population of the place of a sum: where the recipient is, or where the award is
/// performed.
pub fn shape(award: &Award, recipient: Option<&Recipient>, layer: &str) -> (String, String, i64) {
    let state = recipient.map_or(award.state, |one| one.state);
    match layer {
        "country" => ("USA".to_owned(), "United States".to_owned(), 331_000_000),
        "county" => {
            let (name, code) = recipient.map_or_else(|| award.county(), Recipient::county);
            (code, name.to_owned(), state.population * 250)
        }
        "district" => {
            let district = recipient.map_or_else(
                || award.district().unwrap_or_else(|| NO_DISTRICT.to_owned()),
                |one| one.districts.1.clone(),
            );
            let name = format!("{}-{district}", state.code);
            (format!("{}{district}", state.fips), name, 770_000)
        }
        _ => (
            state.code.to_owned(),
            state.name.to_owned(),
            state.population * 1000,
        ),
    }
}
