//! The types of disease.sh answers that are not plain records.

use openshelf_core::catalog::JsonType::{
    self, Integer, List, Map, Nullable, Number, Object, OneOf, Record, Text,
};
use openshelf_core::catalog::{AnswerMember, ObjectType};

/// Names.
pub const NAMES: JsonType = List(&Text);
/// One record, or several.
pub const ONE_OR_MANY: JsonType = OneOf(&[Record, List(&Record)]);

static PHASE: ObjectType = ObjectType::new(
    "TrialPhase",
    &[
        AnswerMember::text("phase"),
        AnswerMember::text("candidates").note("how many, as text"),
    ],
);
/// The types of the members that the answers share.
pub static MEMBERS: &[AnswerMember] = &[
    AnswerMember::integer("updated").unit("ms since 1970"),
    AnswerMember::text("source").note("address of the source"),
    AnswerMember::text("totalCandidates").note("how many, as text"),
    AnswerMember::new("phases", List(&Object(&PHASE))),
    AnswerMember::text("country"),
    AnswerMember::texts("subregions"),
];

static MOBILITY_DAY: ObjectType = ObjectType::new(
    "MobilityDay",
    &[
        AnswerMember::text("sub-region"),
        AnswerMember::text("subregion_and_city"),
        AnswerMember::text("geo_type"),
        AnswerMember::text("date").note("YYYY-MM-DD"),
        AnswerMember::number("driving").nullable().unit("% change"),
        AnswerMember::number("transit").nullable().unit("% change"),
        AnswerMember::number("walking").nullable().unit("% change"),
    ],
);
static MOBILITY: ObjectType = ObjectType::new(
    "Mobility",
    &[
        AnswerMember::text("country"),
        AnswerMember::text("subregion"),
        AnswerMember::new("data", List(&Object(&MOBILITY_DAY))),
    ],
);
/// One subregion, or several.
pub const MOBILITY_DATA: JsonType = OneOf(&[Object(&MOBILITY), List(&Object(&MOBILITY))]);

const BY_DAY: JsonType = Map(&Integer);
static TIMELINE: ObjectType = ObjectType::new(
    "Timeline",
    &[
        AnswerMember::new("cases", BY_DAY).note("by day, M/D/YY"),
        AnswerMember::new("deaths", BY_DAY).note("by day, M/D/YY"),
        AnswerMember::new("recovered", BY_DAY).note("by day, M/D/YY"),
    ],
);
/// The history of the whole world.
pub const WORLD_HISTORY: JsonType = Object(&TIMELINE);
static HISTORY: ObjectType = ObjectType::new(
    "History",
    &[
        AnswerMember::text("country"),
        AnswerMember::new("province", OneOf(&[Text, List(&Text)]))
            .nullable()
            .note("lower case; a list where provinces are summed up, null for a whole country"),
        AnswerMember::object("timeline", &TIMELINE),
    ],
);
pub const ONE_HISTORY: JsonType = Object(&HISTORY);
pub const HISTORIES: JsonType = List(&Object(&HISTORY));
/// One name returns an object. Several names return a list, with null for unknown ones.
pub const NAMED_HISTORIES: JsonType =
    OneOf(&[Object(&HISTORY), List(&Nullable(&Object(&HISTORY)))]);
static COUNTY_TIMELINE: ObjectType = ObjectType::new(
    "CountyTimeline",
    &[
        AnswerMember::new("cases", BY_DAY).note("by day, M/D/YY"),
        AnswerMember::new("deaths", BY_DAY).note("by day, M/D/YY"),
    ],
);
static COUNTY_HISTORY: ObjectType = ObjectType::new(
    "CountyHistory",
    &[
        AnswerMember::text("province").note("state, lower case"),
        AnswerMember::text("county").nullable().note("lower case"),
        AnswerMember::object("timeline", &COUNTY_TIMELINE),
    ],
);
pub const COUNTY_HISTORIES: JsonType = List(&Object(&COUNTY_HISTORY));

static DOSES: ObjectType = ObjectType::new(
    "Doses",
    &[
        AnswerMember::text("date").note("M/D/YY"),
        AnswerMember::integer("total").unit("doses"),
        AnswerMember::integer("daily").unit("doses"),
        AnswerMember::integer("totalPerHundred")
            .unit("doses per 100 people")
            .note("cut to an integer by the server"),
        AnswerMember::integer("dailyPerMillion").unit("doses per million people"),
    ],
);
/// Totals by day, or a list with all figures of each day.
const COVERAGE: JsonType = OneOf(&[Map(&Integer), List(&Object(&DOSES))]);
static COUNTRY_COVERAGE: ObjectType = ObjectType::new(
    "CountryVaccination",
    &[
        AnswerMember::text("country"),
        AnswerMember::new("timeline", COVERAGE)
            .unit("doses")
            .note("totals by day, M/D/YY; with full_data a list"),
    ],
);
static STATE_COVERAGE: ObjectType = ObjectType::new(
    "StateVaccination",
    &[
        AnswerMember::text("state"),
        AnswerMember::new("timeline", COVERAGE)
            .unit("doses")
            .note("totals by day, M/D/YY; with full_data a list"),
    ],
);
pub const WORLD_COVERAGE: JsonType = COVERAGE;
pub const ONE_COUNTRY_COVERAGE: JsonType = Object(&COUNTRY_COVERAGE);
pub const COUNTRY_COVERAGES: JsonType = List(&Object(&COUNTRY_COVERAGE));
pub const ONE_STATE_COVERAGE: JsonType = Object(&STATE_COVERAGE);
pub const STATE_COVERAGES: JsonType = List(&Object(&STATE_COVERAGE));

static GOVERNMENT_CANADA: ObjectType = ObjectType::new(
    "GovernmentCanada",
    &[
        AnswerMember::new("updated", Integer).unit("ms since 1970"),
        AnswerMember::new("province", Text).note("Total for the whole country"),
        AnswerMember::new("date", Text)
            .nullable()
            .note("text of the source file, form not fixed"),
        AnswerMember::new("todayCases", Integer).nullable(),
        AnswerMember::new("todayTests", Integer).nullable(),
        AnswerMember::new("todayRecovered", Integer).nullable(),
        AnswerMember::new("todayDeaths", Integer).nullable(),
        AnswerMember::new("cases", Integer).nullable(),
        AnswerMember::new("active", Integer).nullable(),
        AnswerMember::new("tests", Integer).nullable(),
        AnswerMember::new("recovered", Integer).nullable(),
        AnswerMember::new("deaths", Integer).nullable(),
    ],
);
static GOVERNMENT_INDIA_TOTAL: ObjectType = ObjectType::new(
    "GovernmentIndiaTotal",
    &[
        AnswerMember::new("active", Integer).nullable(),
        AnswerMember::new("recovered", Integer).nullable(),
        AnswerMember::new("deaths", Integer).nullable(),
        AnswerMember::new("cases", Integer).nullable(),
        AnswerMember::new("todayActive", Integer).nullable(),
        AnswerMember::new("todayRecovered", Integer).nullable(),
        AnswerMember::new("todayDeaths", Integer).nullable(),
        AnswerMember::new("todayCases", Integer).nullable(),
    ],
);
static GOVERNMENT_INDIA_STATES: ObjectType = ObjectType::new(
    "GovernmentIndiaStates",
    &[
        AnswerMember::new("state", Text).nullable().optional(),
        AnswerMember::new("active", Integer).nullable(),
        AnswerMember::new("recovered", Integer).nullable(),
        AnswerMember::new("deaths", Integer).nullable(),
        AnswerMember::new("cases", Integer).nullable(),
        AnswerMember::new("todayActive", Integer).nullable(),
        AnswerMember::new("todayRecovered", Integer).nullable(),
        AnswerMember::new("todayDeaths", Integer).nullable(),
        AnswerMember::new("todayCases", Integer).nullable(),
    ],
);
static GOVERNMENT_INDIA: ObjectType = ObjectType::new(
    "GovernmentIndia",
    &[
        AnswerMember::new("updated", Integer).unit("ms since 1970"),
        AnswerMember::new("total", Object(&GOVERNMENT_INDIA_TOTAL)),
        AnswerMember::new("states", List(&Object(&GOVERNMENT_INDIA_STATES))),
    ],
);
static GOVERNMENT_INDONESIA_TOTAL: ObjectType = ObjectType::new(
    "GovernmentIndonesiaTotal",
    &[
        AnswerMember::new("cases", Integer).nullable(),
        AnswerMember::new("recovered", Integer).nullable(),
        AnswerMember::new("deaths", Integer).nullable(),
    ],
);
static GOVERNMENT_INDONESIA_PROVINCES: ObjectType = ObjectType::new(
    "GovernmentIndonesiaProvinces",
    &[
        AnswerMember::new("province", Text),
        AnswerMember::new("cases", Integer).nullable(),
        AnswerMember::new("recovered", Integer).nullable(),
        AnswerMember::new("deaths", Integer).nullable(),
    ],
);
static GOVERNMENT_INDONESIA: ObjectType = ObjectType::new(
    "GovernmentIndonesia",
    &[
        AnswerMember::new("updated", Integer).unit("ms since 1970"),
        AnswerMember::new("total", Object(&GOVERNMENT_INDONESIA_TOTAL)),
        AnswerMember::new("provinces", List(&Object(&GOVERNMENT_INDONESIA_PROVINCES))),
    ],
);
static GOVERNMENT_ISRAEL_DATA_TIMELINE: ObjectType = ObjectType::new(
    "GovernmentIsraelDataTimeline",
    &[
        AnswerMember::new("date", Text),
        AnswerMember::new("newHospitalized", Integer).nullable(),
        AnswerMember::new("totalHospitalized", Integer).nullable(),
        AnswerMember::new("homePatients", Integer).nullable(),
        AnswerMember::new("hotelPatients", Integer).nullable(),
        AnswerMember::new("totalBeds", Integer).nullable(),
        AnswerMember::new("standardOccupancy", Number).nullable(),
        AnswerMember::new("newDeaths", Integer).nullable(),
        AnswerMember::new("newlyRecovered", Integer).nullable(),
        AnswerMember::new("newTotalTestsTaken", Integer).nullable(),
        AnswerMember::new("newVirusTestsTaken", Integer).nullable(),
        AnswerMember::new("newPositiveTests", Integer).nullable(),
        AnswerMember::new("activeNoncritical", Integer).nullable(),
        AnswerMember::new("activeModerate", Integer).nullable(),
        AnswerMember::new("activeSerious", Integer).nullable(),
        AnswerMember::new("activeCritical", Integer).nullable(),
        AnswerMember::new("onVentilators", Integer).nullable(),
    ],
);
static GOVERNMENT_ISRAEL_DATA: ObjectType = ObjectType::new(
    "GovernmentIsraelData",
    &[AnswerMember::new(
        "timeline",
        List(&Object(&GOVERNMENT_ISRAEL_DATA_TIMELINE)),
    )],
);
static GOVERNMENT_ISRAEL: ObjectType = ObjectType::new(
    "GovernmentIsrael",
    &[
        AnswerMember::new("updated", Integer).unit("ms since 1970"),
        AnswerMember::new("data", Object(&GOVERNMENT_ISRAEL_DATA)),
    ],
);
static GOVERNMENT_ITALY: ObjectType = ObjectType::new(
    "GovernmentItaly",
    &[
        AnswerMember::new("updated", Integer).unit("ms since 1970"),
        AnswerMember::new("region", Text),
        AnswerMember::new("lat", Text)
            .nullable()
            .note("number as text"),
        AnswerMember::new("long", Text)
            .nullable()
            .note("number as text"),
        AnswerMember::new("hospitalizedWithSymptoms", Integer).nullable(),
        AnswerMember::new("intensiveCare", Integer).nullable(),
        AnswerMember::new("totalHospitalized", Integer).nullable(),
        AnswerMember::new("homeIsolation", Integer).nullable(),
        AnswerMember::new("newCases", Integer).nullable(),
        AnswerMember::new("totalCases", Integer).nullable(),
        AnswerMember::new("recovered", Integer).nullable(),
        AnswerMember::new("deaths", Integer).nullable(),
    ],
);
static GOVERNMENT_NEW_ZEALAND_PROVINCES: ObjectType = ObjectType::new(
    "GovernmentNewZealandProvinces",
    &[
        AnswerMember::new("province", Text).nullable().optional(),
        AnswerMember::new("active", Integer).nullable().optional(),
        AnswerMember::new("recovered", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("deaths", Integer).nullable().optional(),
        AnswerMember::new("cases", Integer).nullable().optional(),
    ],
);
static GOVERNMENT_NEW_ZEALAND: ObjectType = ObjectType::new(
    "GovernmentNewZealand",
    &[
        AnswerMember::new("updated", Integer).unit("ms since 1970"),
        AnswerMember::new(
            "provinces",
            List(&Object(&GOVERNMENT_NEW_ZEALAND_PROVINCES)),
        ),
    ],
);
static GOVERNMENT_NIGERIA: ObjectType = ObjectType::new(
    "GovernmentNigeria",
    &[
        AnswerMember::new("updated", Integer).unit("ms since 1970"),
        AnswerMember::new("state", Text).nullable().optional(),
        AnswerMember::new("cases", Integer).nullable().optional(),
        AnswerMember::new("active", Integer).nullable().optional(),
        AnswerMember::new("recovered", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("deaths", Integer).nullable().optional(),
    ],
);
static GOVERNMENT_SOUTH_AFRICA_NATIONAL_TIMELINE_CASES: ObjectType = ObjectType::new(
    "GovernmentSouthAfricaNationalTimelineCases",
    &[
        AnswerMember::new("cumulative", Integer).nullable(),
        AnswerMember::new("unallocated", Integer).nullable(),
        AnswerMember::new("new", Integer).nullable(),
    ],
);
static GOVERNMENT_SOUTH_AFRICA_NATIONAL_TIMELINE_TESTS: ObjectType = ObjectType::new(
    "GovernmentSouthAfricaNationalTimelineTests",
    &[AnswerMember::new("cumulative", Integer).nullable()],
);
static GOVERNMENT_SOUTH_AFRICA_NATIONAL_TIMELINE_DEATHS: ObjectType = ObjectType::new(
    "GovernmentSouthAfricaNationalTimelineDeaths",
    &[
        AnswerMember::new("cumulative", Integer).nullable(),
        AnswerMember::new("new", Integer).nullable(),
    ],
);
static GOVERNMENT_SOUTH_AFRICA_NATIONAL_TIMELINE_RECOVERIES: ObjectType = ObjectType::new(
    "GovernmentSouthAfricaNationalTimelineRecoveries",
    &[AnswerMember::new("cumulative", Integer).nullable()],
);
static GOVERNMENT_SOUTH_AFRICA_NATIONAL_TIMELINE: ObjectType = ObjectType::new(
    "GovernmentSouthAfricaNationalTimeline",
    &[
        AnswerMember::new("date", Text).note("2020- and the text of a wiki cell"),
        AnswerMember::new(
            "cases",
            Object(&GOVERNMENT_SOUTH_AFRICA_NATIONAL_TIMELINE_CASES),
        ),
        AnswerMember::new(
            "tests",
            Object(&GOVERNMENT_SOUTH_AFRICA_NATIONAL_TIMELINE_TESTS),
        ),
        AnswerMember::new(
            "deaths",
            Object(&GOVERNMENT_SOUTH_AFRICA_NATIONAL_TIMELINE_DEATHS),
        ),
        AnswerMember::new(
            "recoveries",
            Object(&GOVERNMENT_SOUTH_AFRICA_NATIONAL_TIMELINE_RECOVERIES),
        ),
    ],
);
static GOVERNMENT_SOUTH_AFRICA_NATIONAL: ObjectType = ObjectType::new(
    "GovernmentSouthAfricaNational",
    &[AnswerMember::new(
        "timeline",
        List(&Object(&GOVERNMENT_SOUTH_AFRICA_NATIONAL_TIMELINE)),
    )],
);
static GOVERNMENT_SOUTH_AFRICA_PROVINCES_TIMELINE: ObjectType = ObjectType::new(
    "GovernmentSouthAfricaProvincesTimeline",
    &[
        AnswerMember::new("date", Text).note("2020- and the text of a wiki cell"),
        AnswerMember::new("cases", Integer).nullable(),
    ],
);
static GOVERNMENT_SOUTH_AFRICA_PROVINCES: ObjectType = ObjectType::new(
    "GovernmentSouthAfricaProvinces",
    &[
        AnswerMember::new("name", Text),
        AnswerMember::new(
            "timeline",
            List(&Object(&GOVERNMENT_SOUTH_AFRICA_PROVINCES_TIMELINE)),
        ),
    ],
);
static GOVERNMENT_SOUTH_AFRICA: ObjectType = ObjectType::new(
    "GovernmentSouthAfrica",
    &[
        AnswerMember::new("national", Object(&GOVERNMENT_SOUTH_AFRICA_NATIONAL)),
        AnswerMember::new(
            "provinces",
            List(&Object(&GOVERNMENT_SOUTH_AFRICA_PROVINCES)),
        ),
        AnswerMember::new("updated", Integer).unit("ms since 1970"),
    ],
);
static GOVERNMENT_SWITZERLAND: ObjectType = ObjectType::new(
    "GovernmentSwitzerland",
    &[
        AnswerMember::new("date", Integer)
            .nullable()
            .unit("ms since 1970")
            .note("a bad time is null, so 0 without allow_null"),
        AnswerMember::new("updated", Integer).unit("ms since 1970"),
        AnswerMember::new("canton", Text),
        AnswerMember::new("tests", Integer).nullable(),
        AnswerMember::new("cases", Integer).nullable(),
        AnswerMember::new("newHospitalizations", Integer).nullable(),
        AnswerMember::new("hospitalizations", Integer).nullable(),
        AnswerMember::new("intensiveCare", Integer).nullable(),
        AnswerMember::new("critical", Integer).nullable(),
        AnswerMember::new("recovered", Integer).nullable(),
        AnswerMember::new("deaths", Integer).nullable(),
        AnswerMember::new("source", Text).nullable(),
    ],
);
static GOVERNMENT_UK: ObjectType = ObjectType::new(
    "GovernmentUK",
    &[
        AnswerMember::new("todayTests", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("tests", Integer).nullable().optional(),
        AnswerMember::new("testCapacity", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("newCases", Integer).nullable().optional(),
        AnswerMember::new("cases", Integer).nullable().optional(),
        AnswerMember::new("hospitalized", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("usedVentilationBeds", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("newAdmissions", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("admissions", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("todayDeaths", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("totalDeaths", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("ONSweeklyDeaths", Integer)
            .nullable()
            .optional(),
        AnswerMember::new("ONStotalDeaths", Integer)
            .nullable()
            .optional(),
    ],
);
static GOVERNMENT_VIETNAM: ObjectType = ObjectType::new(
    "GovernmentVietnam",
    &[
        AnswerMember::new("updated", Integer).unit("ms since 1970"),
        AnswerMember::new("city", Text).nullable().optional(),
        AnswerMember::new("cases", Integer),
        AnswerMember::new("beingTreated", Integer),
        AnswerMember::new("recovered", Integer),
        AnswerMember::new("deaths", Integer),
    ],
);
/// Each government has its own form.
pub const GOVERNMENTS: JsonType = OneOf(&[
    List(&Object(&GOVERNMENT_CANADA)),
    Object(&GOVERNMENT_INDIA),
    Object(&GOVERNMENT_INDONESIA),
    Object(&GOVERNMENT_ISRAEL),
    List(&Object(&GOVERNMENT_ITALY)),
    Object(&GOVERNMENT_NEW_ZEALAND),
    List(&Object(&GOVERNMENT_NIGERIA)),
    Object(&GOVERNMENT_SOUTH_AFRICA),
    List(&Object(&GOVERNMENT_SWITZERLAND)),
    Map(&Object(&GOVERNMENT_UK)),
    List(&Object(&GOVERNMENT_VIETNAM)),
]);
