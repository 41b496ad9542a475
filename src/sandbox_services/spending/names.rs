//! The words of public spending: agencies, and codes with their meanings.

/// Code, name, abbreviation, id, and the parts with their codes.
pub type AgencyEntry = (
    &'static str,
    &'static str,
    &'static str,
    i64,
    &'static [(&'static str, &'static str, &'static str)],
);

pub const AGENCIES: [AgencyEntry; 16] = [
    (
        "012",
        "Department of Agriculture",
        "USDA",
        315,
        &[
            ("12C2", "Forest Service", "FS"),
            ("12D2", "Farm Service Agency", "FSA"),
            ("12F2", "Food and Nutrition Service", "FNS"),
        ],
    ),
    (
        "013",
        "Department of Commerce",
        "DOC",
        183,
        &[
            (
                "1330",
                "National Oceanic and Atmospheric Administration",
                "NOAA",
            ),
            ("1323", "U.S. Census Bureau", "CENSUS"),
        ],
    ),
    (
        "014",
        "Department of the Interior",
        "DOI",
        680,
        &[
            ("1443", "National Park Service", "NPS"),
            ("1448", "U.S. Fish and Wildlife Service", "FWS"),
        ],
    ),
    (
        "015",
        "Department of Justice",
        "DOJ",
        252,
        &[
            ("1540", "Federal Prison System", "BOP"),
            ("1549", "Federal Bureau of Investigation", "FBI"),
        ],
    ),
    (
        "1601",
        "Department of Labor",
        "DOL",
        267,
        &[("1630", "Employment and Training Administration", "ETA")],
    ),
    (
        "019",
        "Department of State",
        "DOS",
        682,
        &[("1900", "Department of State", "DOS")],
    ),
    (
        "020",
        "Department of the Treasury",
        "TREAS",
        456,
        &[("2050", "Internal Revenue Service", "IRS")],
    ),
    (
        "036",
        "Department of Veterans Affairs",
        "VA",
        561,
        &[
            ("3620", "Veterans Health Administration", "VHA"),
            ("3640", "Veterans Benefits Administration", "VBA"),
        ],
    ),
    (
        "047",
        "General Services Administration",
        "GSA",
        631,
        &[
            ("4732", "Federal Acquisition Service", "FAS"),
            ("4740", "Public Buildings Service", "PBS"),
        ],
    ),
    (
        "049",
        "National Science Foundation",
        "NSF",
        641,
        &[("4900", "National Science Foundation", "NSF")],
    ),
    (
        "068",
        "Environmental Protection Agency",
        "EPA",
        743,
        &[("6800", "Environmental Protection Agency", "EPA")],
    ),
    (
        "069",
        "Department of Transportation",
        "DOT",
        731,
        &[
            ("6925", "Federal Highway Administration", "FHWA"),
            ("6920", "Federal Aviation Administration", "FAA"),
        ],
    ),
    (
        "070",
        "Department of Homeland Security",
        "DHS",
        766,
        &[
            ("7008", "U.S. Coast Guard", "USCG"),
            ("7022", "Federal Emergency Management Agency", "FEMA"),
        ],
    ),
    (
        "075",
        "Department of Health and Human Services",
        "HHS",
        806,
        &[
            ("7529", "National Institutes of Health", "NIH"),
            ("7530", "Centers for Medicare and Medicaid Services", "CMS"),
            ("7523", "Centers for Disease Control and Prevention", "CDC"),
        ],
    ),
    (
        "080",
        "National Aeronautics and Space Administration",
        "NASA",
        862,
        &[(
            "8000",
            "National Aeronautics and Space Administration",
            "NASA",
        )],
    ),
    (
        "097",
        "Department of Defense",
        "DOD",
        1173,
        &[
            ("1700", "Department of the Navy", "USN"),
            ("2100", "Department of the Army", "USA"),
            ("5700", "Department of the Air Force", "USAF"),
        ],
    ),
];

/// Industries.
pub const NAICS: [(&str, &str); 16] = [
    ("115310", "Support Activities for Forestry"),
    (
        "236220",
        "Commercial and Institutional Building Construction",
    ),
    ("237310", "Highway, Street, and Bridge Construction"),
    ("325412", "Pharmaceutical Preparation Manufacturing"),
    (
        "331110",
        "Iron and Steel Mills and Ferroalloy Manufacturing",
    ),
    (
        "334511",
        "Search, Detection, and Navigation Instruments Manufacturing",
    ),
    ("336411", "Aircraft Manufacturing"),
    ("336611", "Ship Building and Repairing"),
    ("423450", "Medical Equipment Merchant Wholesalers"),
    ("517311", "Wired Telecommunications Carriers"),
    ("541330", "Engineering Services"),
    ("541511", "Custom Computer Programming Services"),
    ("541512", "Computer Systems Design Services"),
    (
        "541715",
        "Research and Development in the Physical, Engineering, and Life Sciences",
    ),
    ("561210", "Facilities Support Services"),
    ("621111", "Offices of Physicians"),
];

/// Products and services.
pub const PSCS: [(&str, &str); 15] = [
    (
        "AA11",
        "R&D- AGRICULTURE: INSECT AND DISEASE CONTROL (BASIC RESEARCH)",
    ),
    ("AN11", "R&D- MEDICAL: BIOMEDICAL (BASIC RESEARCH)"),
    ("AR11", "R&D- SPACE: AERONAUTICS/SPACE TECHNOLOGY"),
    ("C219", "ARCHITECT AND ENGINEERING- GENERAL: OTHER"),
    ("D399", "IT AND TELECOM- OTHER IT AND TELECOMMUNICATIONS"),
    (
        "F003",
        "NATURAL RESOURCES/CONSERVATION- FOREST-RANGE FIRE SUPPRESSION",
    ),
    ("F018", "NATURAL RESOURCES/CONSERVATION- OTHER"),
    ("Q201", "MEDICAL- GENERAL HEALTH CARE"),
    ("R425", "SUPPORT- PROFESSIONAL: ENGINEERING/TECHNICAL"),
    ("S206", "HOUSEKEEPING- GUARD"),
    ("Y1AA", "CONSTRUCTION OF OFFICE BUILDINGS"),
    ("1510", "AIRCRAFT, FIXED WING"),
    ("1905", "COMBAT SHIPS AND LANDING VESSELS"),
    ("6505", "DRUGS AND BIOLOGICALS"),
    ("7030", "INFORMATION TECHNOLOGY SOFTWARE"),
];

/// Assistance programs.
pub const PROGRAMS: [(&str, &str); 14] = [
    ("10.664", "Cooperative Forestry Assistance"),
    ("10.551", "Supplemental Nutrition Assistance Program"),
    ("10.406", "Farm Operating Loans and Loan Guarantees"),
    ("11.307", "Economic Adjustment Assistance"),
    ("14.228", "Community Development Block Grants"),
    ("15.605", "Sport Fish Restoration"),
    ("17.258", "WIOA Adult Program"),
    ("20.205", "Highway Planning and Construction"),
    ("47.076", "STEM Education"),
    ("66.458", "Clean Water State Revolving Fund"),
    ("84.010", "Title I Grants to Local Educational Agencies"),
    ("93.778", "Medical Assistance Program"),
    ("93.855", "Allergy and Infectious Diseases Research"),
    ("97.036", "Disaster Grants - Public Assistance"),
];

/// Emergency funds: code, law, title, group.
pub const EMERGENCY_FUNDS: [(&str, &str, &str, Option<&str>); 10] = [
    (
        "L",
        "Emergency P.L. 116-123",
        "Coronavirus Preparedness and Response Supplemental Appropriations Act, 2020",
        Some("covid_19"),
    ),
    (
        "M",
        "Emergency P.L. 116-127",
        "Families First Coronavirus Response Act",
        Some("covid_19"),
    ),
    (
        "N",
        "Emergency P.L. 116-136",
        "Coronavirus Aid, Relief, and Economic Security Act",
        Some("covid_19"),
    ),
    (
        "O",
        "Non-emergency P.L. 116-136",
        "Coronavirus Aid, Relief, and Economic Security Act",
        Some("covid_19"),
    ),
    (
        "P",
        "Emergency P.L. 116-139",
        "Paycheck Protection Program and Health Care Enhancement Act",
        Some("covid_19"),
    ),
    ("Q", "Not Designated", "Excluded from tracking", None),
    (
        "U",
        "Emergency P.L. 116-260",
        "Consolidated Appropriations Act, 2021",
        Some("covid_19"),
    ),
    (
        "V",
        "Non-emergency P.L. 117-2",
        "American Rescue Plan Act of 2021",
        Some("covid_19"),
    ),
    (
        "Z",
        "Emergency P.L. 117-58",
        "Infrastructure Investment and Jobs Act",
        Some("infrastructure"),
    ),
    (
        "1",
        "Non-emergency P.L. 117-58",
        "Infrastructure Investment and Jobs Act",
        Some("infrastructure"),
    ),
];

pub const OBJECT_CLASSES: [(&str, &str); 10] = [
    ("111", "Full-time permanent"),
    ("121", "Civilian personnel benefits"),
    ("210", "Travel and transportation of persons"),
    ("231", "Rental payments to GSA"),
    ("251", "Advisory and assistance services"),
    ("252", "Other services from non-Federal sources"),
    ("260", "Supplies and materials"),
    ("310", "Equipment"),
    ("410", "Grants, subsidies, and contributions"),
    ("430", "Interest and dividends"),
];

pub const MAJOR_CLASSES: [(&str, &str); 5] = [
    ("10", "Personnel compensation and benefits"),
    ("20", "Contractual services and supplies"),
    ("30", "Acquisition of assets"),
    ("40", "Grants and fixed charges"),
    ("90", "Other"),
];

pub const ACTIVITIES: [&str; 10] = [
    "FOREST LAND MANAGEMENT",
    "WILDLAND FIRE PREPAREDNESS",
    "SALARIES AND EXPENSES",
    "RESEARCH AND DEVELOPMENT",
    "CONTRACT RENEWALS",
    "STATE AND LOCAL ASSISTANCE",
    "CAPITAL IMPROVEMENT",
    "PROGRAM ADMINISTRATION",
    "INFORMATION TECHNOLOGY",
    "DISASTER RESPONSE",
];

/// A code and its meaning.
pub type Coded = (&'static str, &'static str);

/// The functions of the budget, each with its parts.
pub const BUDGET_FUNCTIONS: [(&str, &str, &[Coded]); 8] = [
    (
        "050",
        "National Defense",
        &[
            ("051", "Department of Defense-Military"),
            ("053", "Atomic energy defense activities"),
        ],
    ),
    (
        "250",
        "General Science, Space, and Technology",
        &[
            ("251", "General science and basic research"),
            ("252", "Space flight, research, and supporting activities"),
        ],
    ),
    (
        "270",
        "Energy",
        &[("271", "Energy supply"), ("272", "Energy conservation")],
    ),
    (
        "300",
        "Natural Resources and Environment",
        &[
            ("301", "Water resources"),
            ("302", "Conservation and land management"),
            ("303", "Recreational resources"),
        ],
    ),
    (
        "350",
        "Agriculture",
        &[
            ("351", "Farm income stabilization"),
            ("352", "Agricultural research and services"),
        ],
    ),
    (
        "400",
        "Transportation",
        &[
            ("401", "Ground transportation"),
            ("402", "Air transportation"),
        ],
    ),
    (
        "550",
        "Health",
        &[
            ("551", "Health care services"),
            ("552", "Health research and training"),
        ],
    ),
    (
        "700",
        "Veterans Benefits and Services",
        &[("703", "Hospital and medical care for veterans")],
    ),
];

/// Endings of the accounts that every agency has.
pub const ACCOUNTS: [(&str, &str); 4] = [
    ("1106", "Salaries and Expenses"),
    ("1115", "Capital Improvement and Maintenance"),
    ("0302", "State and Local Assistance"),
    ("4336", "Working Capital Fund"),
];

/// The codes of each group of awards with what they are called.
pub const AWARD_TYPES: [(&str, &[(&str, &str)]); 6] = [
    (
        "contracts",
        &[
            ("A", "BPA Call"),
            ("B", "Purchase Order"),
            ("C", "Delivery Order"),
            ("D", "Definitive Contract"),
        ],
    ),
    (
        "loans",
        &[
            ("07", "Direct Loan"),
            ("08", "Guaranteed/Insured Loan"),
            ("F003", "Direct Loan"),
            ("F004", "Loan Guarantee"),
        ],
    ),
    (
        "idvs",
        &[
            ("IDV_A", "GWAC Government Wide Acquisition Contract"),
            (
                "IDV_B",
                "IDC Multi-Agency Contract, Other Indefinite Delivery Contract",
            ),
            ("IDV_B_A", "IDC Indefinite Delivery Contract / Requirements"),
            (
                "IDV_B_B",
                "IDC Indefinite Delivery Contract / Indefinite Quantity",
            ),
            (
                "IDV_B_C",
                "IDC Indefinite Delivery Contract / Definite Quantity",
            ),
            ("IDV_C", "FSS Federal Supply Schedule"),
            ("IDV_D", "BOA Basic Ordering Agreement"),
            ("IDV_E", "BPA Blanket Purchase Agreement"),
        ],
    ),
    (
        "grants",
        &[
            ("02", "Block Grant"),
            ("03", "Formula Grant"),
            ("04", "Project Grant"),
            ("05", "Cooperative Agreement"),
            ("F001", "Grant"),
            ("F002", "Cooperative Agreement"),
        ],
    ),
    (
        "other_financial_assistance",
        &[
            ("09", "Insurance"),
            ("11", "Other Financial Assistance"),
            ("-1", "Not Specified"),
            ("F005", "Indemnity / Insurance"),
            ("F008", "Asset Forfeiture / Equitable Sharing"),
            ("F009", "Sale, Exchange, or Donation of Property and Goods"),
            ("F010", "Other Financial Assistance"),
        ],
    ),
    (
        "direct_payments",
        &[
            ("06", "Direct Payment for Specified Use"),
            ("10", "Direct Payment with Unrestricted Use"),
            ("F006", "Direct Payment for Specified Use"),
            ("F007", "Direct Payment with Unrestricted Use"),
        ],
    ),
];
