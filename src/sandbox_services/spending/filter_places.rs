//! Filters by the places of awards, recipients and subawards.

use serde_json::Value;

use super::award::Award;
use super::entities::Recipient;
use super::filter_members::text;

/// A place in the texts that a filter compares.
struct Place {
    state: &'static str,
    county: String,
    city: &'static str,
    zip: String,
    original: Option<String>,
    current: Option<String>,
}

impl Place {
    fn of_work(award: &Award) -> Self {
        Self {
            state: award.state.code,
            county: award.county().1,
            city: award.city(),
            zip: award.zip(),
            original: award.original_district(),
            current: award.district(),
        }
    }

    fn of_recipient(recipient: &Recipient) -> Self {
        let (original, current) = recipient.districts.clone();
        Self {
            state: recipient.state.code,
            county: recipient.county().1,
            city: recipient.city,
            zip: recipient.zip.clone(),
            original: Some(original),
            current: Some(current),
        }
    }

    fn fits(&self, wanted: &Value) -> bool {
        let is = |name: &str, own: Option<&str>| {
            text(wanted, name)
                .is_none_or(|wanted| own.is_some_and(|own| own.eq_ignore_ascii_case(wanted)))
        };
        is("country", Some("USA"))
            && is("state", Some(self.state))
            && is("county", self.county.get(2..))
            && is("city", Some(self.city))
            && is("zip", Some(&self.zip))
            && is("district_original", self.original.as_deref())
            && is("district_current", self.current.as_deref())
    }
}

/// Whether an award is performed in the place.
pub fn is_performed_in(award: &Award, wanted: &Value) -> bool {
    Place::of_work(award).fits(wanted)
}

/// Whether a recipient is in the place.
pub fn is_located_in(recipient: &Recipient, wanted: &Value) -> bool {
    Place::of_recipient(recipient).fits(wanted)
}
