//! The gazette's words: agencies, subjects, sections, kinds, presidents.

use jiff::civil::{Date, date};

/// Name, short name, number, the number of the agency that it belongs to.
pub const AGENCIES: [(&str, &str, i64, i64); 31] = [
    ("Agriculture Department", "USDA", 12, 0),
    ("Forest Service", "FS", 209, 12),
    ("Farm Service Agency", "FSA", 157, 12),
    ("Rural Utilities Service", "RUS", 460, 12),
    ("Commerce Department", "DOC", 54, 0),
    (
        "National Oceanic and Atmospheric Administration",
        "NOAA",
        361,
        54,
    ),
    ("Census Bureau", "", 42, 54),
    ("Defense Department", "DOD", 103, 0),
    ("Engineers Corps", "USACE", 142, 103),
    ("Education Department", "ED", 126, 0),
    ("Energy Department", "DOE", 136, 0),
    ("Federal Energy Regulatory Commission", "FERC", 167, 136),
    ("Environmental Protection Agency", "EPA", 145, 0),
    ("Health and Human Services Department", "HHS", 221, 0),
    ("Food and Drug Administration", "FDA", 199, 221),
    ("Centers for Medicare & Medicaid Services", "CMS", 45, 221),
    ("Homeland Security Department", "DHS", 227, 0),
    ("Coast Guard", "USCG", 53, 227),
    ("Federal Emergency Management Agency", "FEMA", 166, 227),
    ("Housing and Urban Development Department", "HUD", 228, 0),
    ("Interior Department", "DOI", 253, 0),
    ("Fish and Wildlife Service", "FWS", 197, 253),
    ("National Park Service", "NPS", 376, 253),
    ("Justice Department", "DOJ", 268, 0),
    ("Labor Department", "DOL", 271, 0),
    ("Transportation Department", "DOT", 492, 0),
    ("Federal Aviation Administration", "FAA", 159, 492),
    ("Treasury Department", "TREAS", 497, 0),
    ("Securities and Exchange Commission", "SEC", 466, 0),
    (
        "International Boundary and Water Commission, United States and Mexico",
        "IBWC",
        258,
        0,
    ),
    ("Executive Office of the President", "EOP", 538, 0),
];

/// What a document can be about, with its section and its topic.
pub const SUBJECTS: [(&str, &str, &str); 18] = [
    (
        "Safe Drinking Water Standards",
        "environment",
        "Water supply",
    ),
    (
        "Water Quality Certification",
        "environment",
        "Water pollution control",
    ),
    (
        "Air Quality Implementation Plans",
        "environment",
        "Air pollution control",
    ),
    (
        "Endangered and Threatened Wildlife",
        "environment",
        "Wildlife",
    ),
    (
        "Fisheries of the Northeastern United States",
        "environment",
        "Fisheries",
    ),
    ("Forest Plan Amendment", "environment", "National forests"),
    (
        "Airworthiness Directives",
        "science-and-technology",
        "Aviation safety",
    ),
    (
        "Medical Device Classification",
        "health-and-public-welfare",
        "Medical devices",
    ),
    (
        "Medicare Program Payment Rates",
        "health-and-public-welfare",
        "Medicare",
    ),
    (
        "Intercountry Adoption Accreditation",
        "health-and-public-welfare",
        "Adoption and foster care",
    ),
    ("Bank Capital Requirements", "money", "Banks, banking"),
    ("Self-Regulatory Organizations", "money", "Securities"),
    ("Income Tax Withholding", "money", "Income taxes"),
    (
        "Energy Conservation Standards",
        "business-and-industry",
        "Energy conservation",
    ),
    (
        "Information Collection Activities",
        "business-and-industry",
        "Reporting and recordkeeping requirements",
    ),
    ("Antidumping Duty Review", "world", "Antidumping"),
    ("Regulated Navigation Area", "world", "Navigation (water)"),
    (
        "Broadband Grant Program",
        "science-and-technology",
        "Telecommunications",
    ),
];

/// The sections with their names.
pub const SECTIONS: [(&str, &str); 6] = [
    ("business-and-industry", "Business & Industry"),
    ("environment", "Environment"),
    ("health-and-public-welfare", "Health & Public Welfare"),
    ("money", "Money"),
    ("science-and-technology", "Science & Technology"),
    ("world", "World"),
];

/// Kinds of presidential documents: identifier and the name that records carry.
pub const SUBTYPES: [(&str, &str); 7] = [
    ("executive_order", "Executive Order"),
    ("proclamation", "Proclamation"),
    ("memorandum", "Memorandum"),
    ("determination", "Determination"),
    ("notice", "Notice"),
    ("presidential_order", "Presidential Order"),
    ("other", "Other"),
];

/// Presidents with the day on which they took office, the last first.
pub const PRESIDENTS: [(&str, &str, Date); 5] = [
    ("joe-biden", "Joseph R. Biden Jr.", date(2021, 1, 20)),
    ("donald-trump", "Donald J. Trump", date(2017, 1, 20)),
    ("barack-obama", "Barack Obama", date(2009, 1, 20)),
    ("george-w-bush", "George W. Bush", date(2001, 1, 20)),
    ("william-j-clinton", "William J. Clinton", date(1993, 1, 20)),
];

/// The codes of the kinds with the names that records carry.
pub const KINDS: [(&str, &str); 4] = [
    ("RULE", "Rule"),
    ("PRORULE", "Proposed Rule"),
    ("NOTICE", "Notice"),
    ("PRESDOCU", "Presidential Document"),
];
