//! Places that documents are about, and the search for nearby places.

use super::names::{NAMES, Place};
use crate::geography::GEOGRAPHY;

impl Place {
    /// The great-circle distance to another place in miles.
    fn miles(&self, other: &Place) -> f64 {
        const EARTH: f64 = 3959.0;
        let half = |from: f64, to: f64| ((to - from).to_radians() / 2.0).sin().powi(2);
        let chord = half(self.latitude, other.latitude)
            + self.latitude.to_radians().cos()
                * other.latitude.to_radians().cos()
                * half(self.longitude, other.longitude);
        2.0 * EARTH * chord.sqrt().min(1.0).asin()
    }
}

/// The place for a ZIP code or a city, with or without its state.
pub fn find(asked: &str) -> Option<&'static Place> {
    let asked = asked.trim();
    if asked.is_empty() {
        return None;
    }
    let (city, state) = match asked.split_once(',') {
        Some((city, state)) => (city.trim(), Some(state.trim())),
        None => (asked, None),
    };
    NAMES.places.iter().find(|place| {
        place.zip == asked
            || place.city.eq_ignore_ascii_case(city)
                && state.is_none_or(|state| {
                    place.state.eq_ignore_ascii_case(state)
                        || GEOGRAPHY.states.iter().any(|known| {
                            known.code == place.state && known.name.eq_ignore_ascii_case(state)
                        })
                })
    })
}

/// The set of places within this many miles, one bit per place.
pub fn near(centre: &Place, miles: f64) -> u32 {
    NAMES
        .places
        .iter()
        .enumerate()
        .filter(|(_, place)| centre.miles(place) <= miles)
        .fold(0, |set, (at, _)| set | 1 << at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_found_by_code_and_by_name() {
        for asked in [
            "20500",
            "Washington",
            "washington, dc",
            "Washington, District of Columbia",
        ] {
            assert_eq!(find(asked).map(|place| place.zip), Some("20500"), "{asked}");
        }
        for asked in ["", "Washington, TX", "00000"] {
            assert!(find(asked).is_none(), "{asked}");
        }
    }

    #[test]
    fn a_wider_circle_has_more_places() {
        let centre = find("20500").unwrap();
        // Washington alone, then with Alexandria, Baltimore and Philadelphia.
        for (miles, count) in [(1.0, 1), (25.0, 2), (50.0, 3), (150.0, 4)] {
            assert_eq!(near(centre, miles).count_ones(), count, "{miles}");
        }
    }
}
