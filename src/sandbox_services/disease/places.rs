//! Places of the case counts that no table of countries and states has.

use crate::geography::Country;

/// Ships that were counted like countries, of which no table of countries knows.
pub static SHIPS: [Country; 2] = [ship("Diamond Princess"), ship("MS Zaandam")];

const fn ship(name: &'static str) -> Country {
    Country {
        name,
        iso2: "",
        iso3: "",
        id: 0,
        continent: "",
        latitude: 0.0,
        longitude: 0.0,
        population: 0,
    }
}

/// Provinces that the series know, in small letters, with their part of the country's people;
/// where the parts make less than one, the rest has no name.
#[rustfmt::skip]
pub const PROVINCES: [(&str, &[(&str, f64)]); 5] = [
    ("Australia", &[
        ("australian capital territory", 0.02), ("new south wales", 0.32),
        ("northern territory", 0.01), ("queensland", 0.2), ("south australia", 0.07),
        ("tasmania", 0.02), ("victoria", 0.26), ("western australia", 0.1),
    ]),
    ("Canada", &[
        ("alberta", 0.12), ("british columbia", 0.14), ("manitoba", 0.04),
        ("new brunswick", 0.02), ("newfoundland and labrador", 0.01), ("nova scotia", 0.03),
        ("ontario", 0.39), ("quebec", 0.22), ("saskatchewan", 0.03),
    ]),
    ("China", &[
        ("anhui", 0.05), ("beijing", 0.02), ("guangdong", 0.3), ("hubei", 0.3),
        ("shanghai", 0.1), ("sichuan", 0.06), ("zhejiang", 0.17),
    ]),
    ("Netherlands", &[
        ("aruba", 0.006), ("bonaire, sint eustatius and saba", 0.001), ("curacao", 0.009),
        ("sint maarten", 0.002),
    ]),
    ("UK", &[("bermuda", 0.001), ("gibraltar", 0.001), ("isle of man", 0.002)]),
];

/// Places of the USA that are no states, with their people in thousands.
pub const TERRITORIES: [(&str, &str, i64); 4] = [
    ("American Samoa", "60", 50),
    ("Guam", "66", 154),
    ("Northern Mariana Islands", "69", 47),
    ("Virgin Islands", "78", 87),
];

/// Bodies that vaccinate beside the states, with their people in thousands.
pub const BODIES: [(&str, i64); 8] = [
    ("Bureau of Prisons", 150),
    ("Dept of Defense", 2000),
    ("Federated States of Micronesia", 110),
    ("Indian Health Svc", 2000),
    ("Long Term Care", 3000),
    ("Marshall Islands", 55),
    ("Republic of Palau", 18),
    ("Veterans Health", 3500),
];
