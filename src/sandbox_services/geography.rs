//! Real places: countries, continents, states and counties.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::random::Random;

/// A country as the case counts know it.
#[derive(Debug, Clone, Copy)]
pub struct Country {
    pub name: &'static str,
    pub iso2: &'static str,
    pub iso3: &'static str,
    /// The numeric code of ISO 3166.
    pub id: i64,
    pub continent: &'static str,
    pub latitude: f64,
    pub longitude: f64,
    /// In thousands.
    pub population: i64,
}

/// A continent, with where its middle is said to be.
pub const CONTINENTS: [(&str, f64, f64); 6] = [
    ("North America", 31.6768272, -146.4707474),
    ("Asia", 23.7807725, 50.0),
    ("South America", -15.6006416, -100.0),
    ("Europe", 25.771324, -35.6012256),
    ("Africa", -0.7832, 0.0),
    ("Australia-Oceania", -28.0, 140.0),
];

/// Other names under which a country is found.
const SYNONYMS: [(&str, &str); 22] = [
    ("United States", "USA"),
    ("United States of America", "USA"),
    ("America", "USA"),
    ("United Kingdom", "UK"),
    ("Great Britain", "UK"),
    ("South Korea", "S. Korea"),
    ("Korea, South", "S. Korea"),
    ("Republic of Korea", "S. Korea"),
    ("United Arab Emirates", "UAE"),
    ("Laos", "Lao People's Democratic Republic"),
    ("Libya", "Libyan Arab Jamahiriya"),
    ("Syria", "Syrian Arab Republic"),
    ("Bosnia and Herzegovina", "Bosnia"),
    ("North Macedonia", "Macedonia"),
    ("Eswatini", "Swaziland"),
    ("Czech Republic", "Czechia"),
    ("Russian Federation", "Russia"),
    ("Viet Nam", "Vietnam"),
    ("Cape Verde", "Cabo Verde"),
    ("Ivory Coast", "Côte d'Ivoire"),
    ("Burma", "Myanmar"),
    ("Holland", "Netherlands"),
];

#[rustfmt::skip]
pub const COUNTRIES: &[Country] = &[
    country("Afghanistan", "AF", "AFG", 4, "Asia", 33.0, 65.0, 40754),
    country("Albania", "AL", "ALB", 8, "Europe", 41.0, 20.0, 2866),
    country("Algeria", "DZ", "DZA", 12, "Africa", 28.0, 3.0, 45350),
    country("Andorra", "AD", "AND", 20, "Europe", 42.5, 1.6, 77),
    country("Angola", "AO", "AGO", 24, "Africa", -12.5, 18.5, 35027),
    country("Antigua and Barbuda", "AG", "ATG", 28, "North America", 17.05, -61.8, 99),
    country("Argentina", "AR", "ARG", 32, "South America", -34.0, -64.0, 46010),
    country("Armenia", "AM", "ARM", 51, "Asia", 40.0, 45.0, 2971),
    country("Australia", "AU", "AUS", 36, "Australia-Oceania", -27.0, 133.0, 26068),
    country("Austria", "AT", "AUT", 40, "Europe", 47.3333, 13.3333, 9066),
    country("Azerbaijan", "AZ", "AZE", 31, "Asia", 40.5, 47.5, 10300),
    country("Bahamas", "BS", "BHS", 44, "North America", 24.25, -76.0, 400),
    country("Bahrain", "BH", "BHR", 48, "Asia", 26.0, 50.55, 1783),
    country("Bangladesh", "BD", "BGD", 50, "Asia", 24.0, 90.0, 167885),
    country("Barbados", "BB", "BRB", 52, "North America", 13.1667, -59.5333, 288),
    country("Belarus", "BY", "BLR", 112, "Europe", 53.0, 28.0, 9432),
    country("Belgium", "BE", "BEL", 56, "Europe", 50.8333, 4.0, 11668),
    country("Belize", "BZ", "BLZ", 84, "North America", 17.25, -88.75, 412),
    country("Benin", "BJ", "BEN", 204, "Africa", 9.5, 2.25, 12784),
    country("Bhutan", "BT", "BTN", 64, "Asia", 27.5, 90.5, 787),
    country("Bolivia", "BO", "BOL", 68, "South America", -17.0, -65.0, 11992),
    country("Bosnia", "BA", "BIH", 70, "Europe", 44.0, 18.0, 3249),
    country("Botswana", "BW", "BWA", 72, "Africa", -22.0, 24.0, 2441),
    country("Brazil", "BR", "BRA", 76, "South America", -10.0, -55.0, 215353),
    country("Brunei", "BN", "BRN", 96, "Asia", 4.5, 114.6667, 445),
    country("Bulgaria", "BG", "BGR", 100, "Europe", 43.0, 25.0, 6844),
    country("Burkina Faso", "BF", "BFA", 854, "Africa", 13.0, -2.0, 22102),
    country("Burundi", "BI", "BDI", 108, "Africa", -3.5, 30.0, 12624),
    country("Cabo Verde", "CV", "CPV", 132, "Africa", 16.0, -24.0, 567),
    country("Cambodia", "KH", "KHM", 116, "Asia", 13.0, 105.0, 17168),
    country("Cameroon", "CM", "CMR", 120, "Africa", 6.0, 12.0, 27911),
    country("Canada", "CA", "CAN", 124, "North America", 60.0, -95.0, 38388),
    country("Central African Republic", "CF", "CAF", 140, "Africa", 7.0, 21.0, 5016),
    country("Chad", "TD", "TCD", 148, "Africa", 15.0, 19.0, 17413),
    country("Chile", "CL", "CHL", 152, "South America", -30.0, -71.0, 19250),
    country("China", "CN", "CHN", 156, "Asia", 35.0, 105.0, 1448471),
    country("Colombia", "CO", "COL", 170, "South America", 4.0, -72.0, 51512),
    country("Comoros", "KM", "COM", 174, "Africa", -12.1667, 44.25, 907),
    country("Congo", "CG", "COG", 178, "Africa", -1.0, 15.0, 5797),
    country("Costa Rica", "CR", "CRI", 188, "North America", 10.0, -84.0, 5182),
    country("Croatia", "HR", "HRV", 191, "Europe", 45.1667, 15.5, 4059),
    country("Cuba", "CU", "CUB", 192, "North America", 21.5, -80.0, 11305),
    country("Cyprus", "CY", "CYP", 196, "Asia", 35.0, 33.0, 1223),
    country("Czechia", "CZ", "CZE", 203, "Europe", 49.75, 15.5, 10736),
    country("Côte d'Ivoire", "CI", "CIV", 384, "Africa", 8.0, -5.0, 27742),
    country("DRC", "CD", "COD", 180, "Africa", 0.0, 25.0, 95240),
    country("Denmark", "DK", "DNK", 208, "Europe", 56.0, 10.0, 5834),
    country("Djibouti", "DJ", "DJI", 262, "Africa", 11.5, 43.0, 1016),
    country("Dominica", "DM", "DMA", 212, "North America", 15.4167, -61.3333, 72),
    country("Dominican Republic", "DO", "DOM", 214, "North America", 19.0, -70.6667, 11056),
    country("Ecuador", "EC", "ECU", 218, "South America", -2.0, -77.5, 18113),
    country("Egypt", "EG", "EGY", 818, "Africa", 27.0, 30.0, 106156),
    country("El Salvador", "SV", "SLV", 222, "North America", 13.8333, -88.9167, 6550),
    country("Equatorial Guinea", "GQ", "GNQ", 226, "Africa", 2.0, 10.0, 1496),
    country("Eritrea", "ER", "ERI", 232, "Africa", 15.0, 39.0, 3662),
    country("Estonia", "EE", "EST", 233, "Europe", 59.0, 26.0, 1321),
    country("Ethiopia", "ET", "ETH", 231, "Africa", 8.0, 38.0, 120812),
    country("Fiji", "FJ", "FJI", 242, "Australia-Oceania", -18.0, 175.0, 909),
    country("Finland", "FI", "FIN", 246, "Europe", 64.0, 26.0, 5554),
    country("France", "FR", "FRA", 250, "Europe", 46.0, 2.0, 65584),
    country("Gabon", "GA", "GAB", 266, "Africa", -1.0, 11.75, 2331),
    country("Gambia", "GM", "GMB", 270, "Africa", 13.4667, -16.5667, 2558),
    country("Georgia", "GE", "GEO", 268, "Asia", 42.0, 43.5, 3968),
    country("Germany", "DE", "DEU", 276, "Europe", 51.0, 9.0, 83883),
    country("Ghana", "GH", "GHA", 288, "Africa", 8.0, -2.0, 32395),
    country("Greece", "GR", "GRC", 300, "Europe", 39.0, 22.0, 10316),
    country("Grenada", "GD", "GRD", 308, "North America", 12.1167, -61.6667, 113),
    country("Guatemala", "GT", "GTM", 320, "North America", 15.5, -90.25, 18584),
    country("Guinea", "GN", "GIN", 324, "Africa", 11.0, -10.0, 13865),
    country("Guinea-Bissau", "GW", "GNB", 624, "Africa", 12.0, -15.0, 2063),
    country("Guyana", "GY", "GUY", 328, "South America", 5.0, -59.0, 794),
    country("Haiti", "HT", "HTI", 332, "North America", 19.0, -72.4167, 11680),
    country("Honduras", "HN", "HND", 340, "North America", 15.0, -86.5, 10221),
    country("Hungary", "HU", "HUN", 348, "Europe", 47.0, 20.0, 9606),
    country("Iceland", "IS", "ISL", 352, "Europe", 65.0, -18.0, 345),
    country("India", "IN", "IND", 356, "Asia", 20.0, 77.0, 1406631),
    country("Indonesia", "ID", "IDN", 360, "Asia", -5.0, 120.0, 279134),
    country("Iran", "IR", "IRN", 364, "Asia", 32.0, 53.0, 86022),
    country("Iraq", "IQ", "IRQ", 368, "Asia", 33.0, 44.0, 42164),
    country("Ireland", "IE", "IRL", 372, "Europe", 53.0, -8.0, 5020),
    country("Israel", "IL", "ISR", 376, "Asia", 31.5, 34.75, 9326),
    country("Italy", "IT", "ITA", 380, "Europe", 42.8333, 12.8333, 60262),
    country("Jamaica", "JM", "JAM", 388, "North America", 18.25, -77.5, 2985),
    country("Japan", "JP", "JPN", 392, "Asia", 36.0, 138.0, 125584),
    country("Jordan", "JO", "JOR", 400, "Asia", 31.0, 36.0, 10300),
    country("Kazakhstan", "KZ", "KAZ", 398, "Asia", 48.0, 68.0, 19205),
    country("Kenya", "KE", "KEN", 404, "Africa", 1.0, 38.0, 56215),
    country("Kiribati", "KI", "KIR", 296, "Australia-Oceania", 1.4167, 173.0, 123),
    country("Kuwait", "KW", "KWT", 414, "Asia", 29.3375, 47.6581, 4380),
    country("Kyrgyzstan", "KG", "KGZ", 417, "Asia", 41.0, 75.0, 6728),
    country("Lao People's Democratic Republic", "LA", "LAO", 418, "Asia", 18.0, 105.0, 7481),
    country("Latvia", "LV", "LVA", 428, "Europe", 57.0, 25.0, 1848),
    country("Lebanon", "LB", "LBN", 422, "Asia", 33.8333, 35.8333, 6684),
    country("Lesotho", "LS", "LSO", 426, "Africa", -29.5, 28.5, 2175),
    country("Liberia", "LR", "LBR", 430, "Africa", 6.5, -9.5, 5305),
    country("Libyan Arab Jamahiriya", "LY", "LBY", 434, "Africa", 25.0, 17.0, 7040),
    country("Liechtenstein", "LI", "LIE", 438, "Europe", 47.1667, 9.5333, 38),
    country("Lithuania", "LT", "LTU", 440, "Europe", 56.0, 24.0, 2661),
    country("Luxembourg", "LU", "LUX", 442, "Europe", 49.75, 6.1667, 642),
    country("Macedonia", "MK", "MKD", 807, "Europe", 41.8333, 22.0, 2081),
    country("Madagascar", "MG", "MDG", 450, "Africa", -20.0, 47.0, 29178),
    country("Malawi", "MW", "MWI", 454, "Africa", -13.5, 34.0, 20180),
    country("Malaysia", "MY", "MYS", 458, "Asia", 2.5, 112.5, 33181),
    country("Maldives", "MV", "MDV", 462, "Asia", 3.25, 73.0, 540),
    country("Mali", "ML", "MLI", 466, "Africa", 17.0, -4.0, 21473),
    country("Malta", "MT", "MLT", 470, "Europe", 35.8333, 14.5833, 444),
    country("Marshall Islands", "MH", "MHL", 584, "Australia-Oceania", 9.0, 168.0, 60),
    country("Mauritania", "MR", "MRT", 478, "Africa", 20.0, -12.0, 4901),
    country("Mauritius", "MU", "MUS", 480, "Africa", -20.2833, 57.55, 1274),
    country("Mexico", "MX", "MEX", 484, "North America", 23.0, -102.0, 131562),
    country("Micronesia", "FM", "FSM", 583, "Australia-Oceania", 6.9167, 158.25, 117),
    country("Moldova", "MD", "MDA", 498, "Europe", 47.0, 29.0, 4013),
    country("Monaco", "MC", "MCO", 492, "Europe", 43.7333, 7.4, 39),
    country("Mongolia", "MN", "MNG", 496, "Asia", 46.0, 105.0, 3378),
    country("Montenegro", "ME", "MNE", 499, "Europe", 42.5, 19.3, 627),
    country("Morocco", "MA", "MAR", 504, "Africa", 32.0, -5.0, 37772),
    country("Mozambique", "MZ", "MOZ", 508, "Africa", -18.25, 35.0, 33089),
    country("Myanmar", "MM", "MMR", 104, "Asia", 22.0, 98.0, 55227),
    country("Namibia", "NA", "NAM", 516, "Africa", -22.0, 17.0, 2633),
    country("Nauru", "NR", "NRU", 520, "Australia-Oceania", -0.5333, 166.9167, 10),
    country("Nepal", "NP", "NPL", 524, "Asia", 28.0, 84.0, 30225),
    country("Netherlands", "NL", "NLD", 528, "Europe", 52.5, 5.75, 17211),
    country("New Zealand", "NZ", "NZL", 554, "Australia-Oceania", -41.0, 174.0, 5002),
    country("Nicaragua", "NI", "NIC", 558, "North America", 13.0, -85.0, 6779),
    country("Niger", "NE", "NER", 562, "Africa", 16.0, 8.0, 26083),
    country("Nigeria", "NG", "NGA", 566, "Africa", 10.0, 8.0, 216746),
    country("Norway", "NO", "NOR", 578, "Europe", 62.0, 10.0, 5511),
    country("Oman", "OM", "OMN", 512, "Asia", 21.0, 57.0, 5323),
    country("Pakistan", "PK", "PAK", 586, "Asia", 30.0, 70.0, 229488),
    country("Palau", "PW", "PLW", 585, "Australia-Oceania", 7.5, 134.5, 18),
    country("Palestine", "PS", "PSE", 275, "Asia", 32.0, 35.25, 5345),
    country("Panama", "PA", "PAN", 591, "North America", 9.0, -80.0, 4446),
    country("Papua New Guinea", "PG", "PNG", 598, "Australia-Oceania", -6.0, 147.0, 9292),
    country("Paraguay", "PY", "PRY", 600, "South America", -23.0, -58.0, 7305),
    country("Peru", "PE", "PER", 604, "South America", -10.0, -76.0, 33684),
    country("Philippines", "PH", "PHL", 608, "Asia", 13.0, 122.0, 112508),
    country("Poland", "PL", "POL", 616, "Europe", 52.0, 20.0, 37739),
    country("Portugal", "PT", "PRT", 620, "Europe", 39.5, -8.0, 10140),
    country("Qatar", "QA", "QAT", 634, "Asia", 25.5, 51.25, 2979),
    country("Romania", "RO", "ROU", 642, "Europe", 46.0, 25.0, 19031),
    country("Russia", "RU", "RUS", 643, "Europe", 60.0, 100.0, 145805),
    country("Rwanda", "RW", "RWA", 646, "Africa", -2.0, 30.0, 13600),
    country("S. Korea", "KR", "KOR", 410, "Asia", 37.0, 127.5, 51329),
    country("Saint Kitts and Nevis", "KN", "KNA", 659, "North America", 17.3333, -62.75, 53),
    country("Saint Lucia", "LC", "LCA", 662, "North America", 13.8833, -61.1333, 185),
    country("Samoa", "WS", "WSM", 882, "Australia-Oceania", -13.5833, -172.3333, 202),
    country("San Marino", "SM", "SMR", 674, "Europe", 43.7667, 12.4167, 34),
    country("Saudi Arabia", "SA", "SAU", 682, "Asia", 25.0, 45.0, 35844),
    country("Senegal", "SN", "SEN", 686, "Africa", 14.0, -14.0, 17653),
    country("Serbia", "RS", "SRB", 688, "Europe", 44.0, 21.0, 8653),
    country("Seychelles", "SC", "SYC", 690, "Africa", -4.5833, 55.6667, 99),
    country("Sierra Leone", "SL", "SLE", 694, "Africa", 8.5, -11.5, 8306),
    country("Singapore", "SG", "SGP", 702, "Asia", 1.3667, 103.8, 5943),
    country("Slovakia", "SK", "SVK", 703, "Europe", 48.6667, 19.5, 5460),
    country("Slovenia", "SI", "SVN", 705, "Europe", 46.0, 15.0, 2078),
    country("Solomon Islands", "SB", "SLB", 90, "Australia-Oceania", -8.0, 159.0, 721),
    country("Somalia", "SO", "SOM", 706, "Africa", 10.0, 49.0, 16841),
    country("South Africa", "ZA", "ZAF", 710, "Africa", -29.0, 24.0, 60756),
    country("South Sudan", "SS", "SSD", 728, "Africa", 8.0, 30.0, 11618),
    country("Spain", "ES", "ESP", 724, "Europe", 40.0, -4.0, 46719),
    country("Sri Lanka", "LK", "LKA", 144, "Asia", 7.0, 81.0, 21575),
    country("Sudan", "SD", "SDN", 729, "Africa", 15.0, 30.0, 45992),
    country("Suriname", "SR", "SUR", 740, "South America", 4.0, -56.0, 596),
    country("Swaziland", "SZ", "SWZ", 748, "Africa", -26.5, 31.5, 1184),
    country("Sweden", "SE", "SWE", 752, "Europe", 62.0, 15.0, 10218),
    country("Switzerland", "CH", "CHE", 756, "Europe", 47.0, 8.0, 8773),
    country("Syrian Arab Republic", "SY", "SYR", 760, "Asia", 35.0, 38.0, 19364),
    country("Taiwan", "TW", "TWN", 158, "Asia", 23.5, 121.0, 23888),
    country("Tajikistan", "TJ", "TJK", 762, "Asia", 39.0, 71.0, 9957),
    country("Tanzania", "TZ", "TZA", 834, "Africa", -6.0, 35.0, 63298),
    country("Thailand", "TH", "THA", 764, "Asia", 15.0, 100.0, 70078),
    country("Timor-Leste", "TL", "TLS", 626, "Asia", -8.55, 125.5167, 1369),
    country("Togo", "TG", "TGO", 768, "Africa", 8.0, 1.1667, 8680),
    country("Tonga", "TO", "TON", 776, "Australia-Oceania", -20.0, -175.0, 107),
    country("Trinidad and Tobago", "TT", "TTO", 780, "North America", 11.0, -61.0, 1406),
    country("Tunisia", "TN", "TUN", 788, "Africa", 34.0, 9.0, 12046),
    country("Turkey", "TR", "TUR", 792, "Asia", 39.0, 35.0, 85561),
    country("Tuvalu", "TV", "TUV", 798, "Australia-Oceania", -8.0, 178.0, 12),
    country("UAE", "AE", "ARE", 784, "Asia", 24.0, 54.0, 10081),
    country("UK", "GB", "GBR", 826, "Europe", 54.0, -2.0, 68497),
    country("USA", "US", "USA", 840, "North America", 38.0, -97.0, 334805),
    country("Uganda", "UG", "UGA", 800, "Africa", 1.0, 32.0, 48432),
    country("Ukraine", "UA", "UKR", 804, "Europe", 49.0, 32.0, 43192),
    country("Uruguay", "UY", "URY", 858, "South America", -33.0, -56.0, 3496),
    country("Uzbekistan", "UZ", "UZB", 860, "Asia", 41.0, 64.0, 34382),
    country("Vanuatu", "VU", "VUT", 548, "Australia-Oceania", -16.0, 167.0, 321),
    country("Venezuela", "VE", "VEN", 862, "South America", 8.0, -66.0, 29266),
    country("Vietnam", "VN", "VNM", 704, "Asia", 16.0, 106.0, 98953),
    country("Yemen", "YE", "YEM", 887, "Asia", 15.0, 48.0, 31154),
    country("Zambia", "ZM", "ZMB", 894, "Africa", -15.0, 30.0, 19470),
    country("Zimbabwe", "ZW", "ZWE", 716, "Africa", -20.0, 30.0, 15331),
];

#[allow(clippy::too_many_arguments, reason = "one line a country reads best")]
const fn country(
    name: &'static str,
    iso2: &'static str,
    iso3: &'static str,
    id: i64,
    continent: &'static str,
    latitude: f64,
    longitude: f64,
    population: i64,
) -> Country {
    Country {
        name,
        iso2,
        iso3,
        id,
        continent,
        latitude,
        longitude,
        population,
    }
}

/// A state of the USA, its capital district or Puerto Rico.
#[derive(Debug, Clone, Copy)]
pub struct State {
    pub name: &'static str,
    pub code: &'static str,
    /// Two digits.
    pub fips: &'static str,
    /// In thousands.
    pub population: i64,
    pub city: &'static str,
}

#[rustfmt::skip]
pub const STATES: &[State] = &[
    state("Alabama", "AL", "01", 5024, "Birmingham"),
    state("Alaska", "AK", "02", 733, "Anchorage"),
    state("Arizona", "AZ", "04", 7152, "Phoenix"),
    state("Arkansas", "AR", "05", 3012, "Little Rock"),
    state("California", "CA", "06", 39538, "Sacramento"),
    state("Colorado", "CO", "08", 5774, "Denver"),
    state("Connecticut", "CT", "09", 3606, "Hartford"),
    state("Delaware", "DE", "10", 990, "Dover"),
    state("District of Columbia", "DC", "11", 690, "Washington"),
    state("Florida", "FL", "12", 21538, "Tallahassee"),
    state("Georgia", "GA", "13", 10712, "Atlanta"),
    state("Hawaii", "HI", "15", 1455, "Honolulu"),
    state("Idaho", "ID", "16", 1839, "Boise"),
    state("Illinois", "IL", "17", 12813, "Chicago"),
    state("Indiana", "IN", "18", 6786, "Indianapolis"),
    state("Iowa", "IA", "19", 3190, "Des Moines"),
    state("Kansas", "KS", "20", 2938, "Topeka"),
    state("Kentucky", "KY", "21", 4506, "Louisville"),
    state("Louisiana", "LA", "22", 4658, "New Orleans"),
    state("Maine", "ME", "23", 1362, "Portland"),
    state("Maryland", "MD", "24", 6177, "Baltimore"),
    state("Massachusetts", "MA", "25", 7030, "Boston"),
    state("Michigan", "MI", "26", 10077, "Lansing"),
    state("Minnesota", "MN", "27", 5706, "Minneapolis"),
    state("Mississippi", "MS", "28", 2961, "Jackson"),
    state("Missouri", "MO", "29", 6155, "Saint Louis"),
    state("Montana", "MT", "30", 1084, "Missoula"),
    state("Nebraska", "NE", "31", 1962, "Omaha"),
    state("Nevada", "NV", "32", 3105, "Reno"),
    state("New Hampshire", "NH", "33", 1378, "Concord"),
    state("New Jersey", "NJ", "34", 9289, "Trenton"),
    state("New Mexico", "NM", "35", 2118, "Albuquerque"),
    state("New York", "NY", "36", 20201, "Albany"),
    state("North Carolina", "NC", "37", 10439, "Raleigh"),
    state("North Dakota", "ND", "38", 779, "Bismarck"),
    state("Ohio", "OH", "39", 11799, "Columbus"),
    state("Oklahoma", "OK", "40", 3959, "Tulsa"),
    state("Oregon", "OR", "41", 4237, "Salem"),
    state("Pennsylvania", "PA", "42", 13003, "Pittsburgh"),
    state("Puerto Rico", "PR", "72", 3286, "San Juan"),
    state("Rhode Island", "RI", "44", 1097, "Providence"),
    state("South Carolina", "SC", "45", 5118, "Columbia"),
    state("South Dakota", "SD", "46", 887, "Pierre"),
    state("Tennessee", "TN", "47", 6911, "Nashville"),
    state("Texas", "TX", "48", 29146, "Austin"),
    state("Utah", "UT", "49", 3272, "Salt Lake City"),
    state("Vermont", "VT", "50", 643, "Burlington"),
    state("Virginia", "VA", "51", 8631, "Richmond"),
    state("Washington", "WA", "53", 7705, "Seattle"),
    state("West Virginia", "WV", "54", 1794, "Charleston"),
    state("Wisconsin", "WI", "55", 5894, "Madison"),
    state("Wyoming", "WY", "56", 577, "Cheyenne"),
];

const fn state(
    name: &'static str,
    code: &'static str,
    fips: &'static str,
    population: i64,
    city: &'static str,
) -> State {
    State {
        name,
        code,
        fips,
        population,
        city,
    }
}

/// Cities with the codes of their states, beside those that every state has one of.
pub const CITIES: [(&str, &str); 12] = [
    ("Lake Forest", "CA"),
    ("Los Angeles", "CA"),
    ("San Diego", "CA"),
    ("Forest Grove", "OR"),
    ("Portland", "OR"),
    ("Forest City", "NC"),
    ("Lake Forest", "IL"),
    ("Springfield", "IL"),
    ("Houston", "TX"),
    ("Forest Hill", "TX"),
    ("Miami", "FL"),
    ("Spokane", "WA"),
];

/// Every city that is known, with its state.
pub fn cities() -> impl Iterator<Item = (&'static str, &'static State)> {
    let more = CITIES
        .iter()
        .filter_map(|(city, code)| Some((*city, find_state(code)?)));
    STATES.iter().map(|state| (state.city, state)).chain(more)
}

/// Names that many states give a county.
const COUNTIES: [&str; 18] = [
    "Adams",
    "Clay",
    "Cook",
    "Douglas",
    "Franklin",
    "Grant",
    "Jackson",
    "Jefferson",
    "Lake",
    "Lincoln",
    "Madison",
    "Marion",
    "Monroe",
    "Orange",
    "Polk",
    "Union",
    "Warren",
    "Washington",
];

/// Some counties of a state with their five-digit codes; Illinois has Adams and Cook.
pub fn counties(state: &State) -> Vec<(&'static str, String)> {
    let mut names = if state.fips == "17" {
        vec!["Adams", "Cook", "Lake", "Madison"]
    } else {
        // Places do not change with the seed.
        Random::new(0, state.name, 0).some(&COUNTIES, 4)
    };
    names.sort_unstable();
    names
        .into_iter()
        .enumerate()
        .map(|(at, name)| (name, format!("{}{:03}", state.fips, 2 * at + 1)))
        .collect()
}

impl State {
    /// `state`, `territory` or `district`.
    pub fn kind(&self) -> &'static str {
        match self.code {
            "DC" => "district",
            "PR" => "territory",
            _ => "state",
        }
    }
}

/// A text without what comparisons overlook: spaces around it, capitals and accents.
pub fn plain(text: &str) -> String {
    text.trim()
        .to_lowercase()
        .chars()
        .map(|sign| match sign {
            'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' => 'a',
            'ç' => 'c',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'í' | 'ì' | 'î' | 'ï' => 'i',
            'ñ' => 'n',
            'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
            'ú' | 'ù' | 'û' | 'ü' => 'u',
            other => other,
        })
        .collect()
}

/// Every text under which a country is found.
static NAMES: LazyLock<HashMap<String, &'static Country>> = LazyLock::new(|| {
    let mut names = HashMap::new();
    for country in COUNTRIES {
        for name in [country.name, country.iso2, country.iso3] {
            names.insert(plain(name), country);
        }
    }
    for (other, name) in SYNONYMS {
        if let Some(country) = names.get(&plain(name)).copied() {
            names.insert(plain(other), country);
        }
    }
    names
});

/// The country of a name, code, number or synonym; accents and capitals do not matter.
pub fn find_country(asked: &str) -> Option<&'static Country> {
    let asked = plain(asked);
    if let Some(country) = NAMES.get(&asked) {
        return Some(country);
    }
    let number: i64 = asked.parse().ok()?;
    COUNTRIES.iter().find(|country| country.id == number)
}

/// The state with this name, two-letter code or number.
pub fn find_state(asked: &str) -> Option<&'static State> {
    STATES.iter().find(|state| {
        state.name.eq_ignore_ascii_case(asked)
            || state.code.eq_ignore_ascii_case(asked)
            || state.fips == asked
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_country_has_many_names() {
        for asked in ["Italy", "it", "ITA", "380", " italy "] {
            assert_eq!(find_country(asked).map(|country| country.iso2), Some("IT"));
        }
        assert_eq!(
            find_country("United States").map(|one| one.name),
            Some("USA")
        );
        assert_eq!(
            find_country("cote d'ivoire").map(|one| one.iso2),
            Some("CI")
        );
        assert!(find_country("Atlantis").is_none());
    }

    #[test]
    fn codes_are_unique() {
        for (at, one) in COUNTRIES.iter().enumerate() {
            assert!(CONTINENTS.iter().any(|(name, ..)| *name == one.continent));
            assert!(COUNTRIES.iter().skip(at + 1).all(|other| other.id != one.id
                && other.iso2 != one.iso2
                && other.iso3 != one.iso3
                && other.name != one.name));
        }
        assert_eq!(counties(find_state("IL").unwrap())[1].1, "17003");
    }
}
