//! Places that documents are about, and the search for what is near one.

use crate::geography::STATES;

/// A city as a document names it.
#[derive(Debug)]
pub struct Place {
    pub zip: &'static str,
    pub city: &'static str,
    pub state: &'static str,
    latitude: f64,
    longitude: f64,
}

const fn place(
    zip: &'static str,
    city: &'static str,
    state: &'static str,
    latitude: f64,
    longitude: f64,
) -> Place {
    Place {
        zip,
        city,
        state,
        latitude,
        longitude,
    }
}

/// As many as a document's set of places has bits.
pub static PLACES: [Place; 24] = [
    place("20500", "Washington", "DC", 38.90, -77.04),
    place("21201", "Baltimore", "MD", 39.29, -76.61),
    place("22314", "Alexandria", "VA", 38.80, -77.05),
    place("10007", "New York", "NY", 40.71, -74.01),
    place("07102", "Newark", "NJ", 40.74, -74.17),
    place("02201", "Boston", "MA", 42.36, -71.06),
    place("19107", "Philadelphia", "PA", 39.95, -75.16),
    place("33130", "Miami", "FL", 25.77, -80.20),
    place("30303", "Atlanta", "GA", 33.75, -84.39),
    place("70112", "New Orleans", "LA", 29.96, -90.08),
    place("77002", "Houston", "TX", 29.76, -95.36),
    place("75201", "Dallas", "TX", 32.79, -96.80),
    place("60602", "Chicago", "IL", 41.88, -87.63),
    place("48226", "Detroit", "MI", 42.33, -83.05),
    place("55415", "Minneapolis", "MN", 44.98, -93.26),
    place("63103", "St. Louis", "MO", 38.63, -90.20),
    place("80202", "Denver", "CO", 39.75, -104.99),
    place("84111", "Salt Lake City", "UT", 40.76, -111.88),
    place("85003", "Phoenix", "AZ", 33.45, -112.08),
    place("90012", "Los Angeles", "CA", 34.06, -118.24),
    place("94102", "San Francisco", "CA", 37.78, -122.42),
    place("94612", "Oakland", "CA", 37.81, -122.27),
    place("98104", "Seattle", "WA", 47.60, -122.33),
    place("99501", "Anchorage", "AK", 61.22, -149.88),
];

impl Place {
    /// Miles from here to there, over the globe.
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

/// The place that a ZIP code or a city, with or without its state, names.
pub fn find(asked: &str) -> Option<&'static Place> {
    let asked = asked.trim();
    if asked.is_empty() {
        return None;
    }
    let (city, state) = match asked.split_once(',') {
        Some((city, state)) => (city.trim(), Some(state.trim())),
        None => (asked, None),
    };
    PLACES.iter().find(|place| {
        place.zip == asked
            || place.city.eq_ignore_ascii_case(city)
                && state.is_none_or(|state| {
                    place.state.eq_ignore_ascii_case(state)
                        || STATES.iter().any(|known| {
                            known.code == place.state && known.name.eq_ignore_ascii_case(state)
                        })
                })
    })
}

/// The set of the places within so many miles, a bit for each.
pub fn near(centre: &Place, miles: f64) -> u32 {
    PLACES
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
    fn a_wider_circle_holds_more() {
        let centre = find("20500").unwrap();
        // Washington alone; with Alexandria; with Baltimore; and Philadelphia.
        for (miles, count) in [(1.0, 1), (25.0, 2), (50.0, 3), (150.0, 4)] {
            assert_eq!(near(centre, miles).count_ones(), count, "{miles}");
        }
    }
}
