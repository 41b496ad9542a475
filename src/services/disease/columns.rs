//! The columns of the records of disease.sh.

use openshelf_core::catalog::{Column, ColumnKind};

pub static MOBILITY_COUNTRY_NAMES: &[Column] =
    &[Column::new(ColumnKind::Utf8, "country").nullable()];

pub static VARIANTS_COUNTRY_NAMES: &[Column] =
    &[Column::new(ColumnKind::Utf8, "country").nullable()];

pub static GOV_COUNTRY_NAMES: &[Column] = &[Column::new(ColumnKind::Utf8, "country").nullable()];

pub static MOBILITY_DATA: &[Column] = &[
    Column::new(ColumnKind::Utf8, "country"),
    Column::new(ColumnKind::Utf8, "subregion"),
    Column::new(ColumnKind::Utf8, "sub-region"),
    Column::new(ColumnKind::Utf8, "subregion_and_city"),
    Column::new(ColumnKind::Utf8, "geo_type"),
    Column::new(ColumnKind::Date32, "date"),
    Column::new(ColumnKind::Float64, "driving")
        .nullable()
        .unit("% change"),
    Column::new(ColumnKind::Float64, "transit")
        .nullable()
        .unit("% change"),
    Column::new(ColumnKind::Float64, "walking")
        .nullable()
        .unit("% change"),
];

pub static VARIANTS_COUNTRY: &[Column] = &[
    Column::new(ColumnKind::Int64, "updated").unit("ms since 1970"),
    Column::new(ColumnKind::Utf8, "country"),
    Column::new(ColumnKind::Utf8, "yearWeek").note("such as 2021-35"),
    Column::new(ColumnKind::Utf8, "source"),
    Column::new(ColumnKind::Int64, "newCases").nullable(),
    Column::new(ColumnKind::Int64, "numberSequenced").nullable(),
    Column::new(ColumnKind::Float64, "percentSequenced")
        .nullable()
        .unit("%"),
    Column::new(ColumnKind::Utf8, "validDenominator").note("Yes or No"),
    Column::new(ColumnKind::Utf8, "variant"),
    Column::new(ColumnKind::Int64, "numberDetectionsVariant").nullable(),
    Column::new(ColumnKind::Int64, "numberSequencedKnownVariant").nullable(),
    Column::new(ColumnKind::Float64, "percentVariant")
        .nullable()
        .unit("%"),
];

pub static GOV_COUNTRY: &[Column] = &[Column::new(ColumnKind::Json, "record")
    .note("one row for each element of an array, one for an object")];

pub static HISTORICAL_US_COUNTY_STATE_NAMES: &[Column] = &[Column::new(ColumnKind::Utf8, "state")
    .nullable()
    .note("lower case")];

pub static HISTORICAL_COUNTRIES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "country"),
    Column::new(ColumnKind::Utf8, "province")
        .nullable()
        .or_list()
        .note(
            "in lower case; null for the whole country; the list of the provinces that are summed",
        ),
    Column::new(ColumnKind::Date32, "date"),
    Column::new(ColumnKind::Int64, "cases").nullable(),
    Column::new(ColumnKind::Int64, "deaths").nullable(),
    Column::new(ColumnKind::Int64, "recovered").nullable(),
];

pub static HISTORICAL_WORLD: &[Column] = &[
    Column::new(ColumnKind::Date32, "date"),
    Column::new(ColumnKind::Int64, "cases").nullable(),
    Column::new(ColumnKind::Int64, "deaths").nullable(),
    Column::new(ColumnKind::Int64, "recovered").nullable(),
];

pub static HISTORICAL_US_COUNTIES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "province").note("state, lower case"),
    Column::new(ColumnKind::Utf8, "county")
        .nullable()
        .note("lower case"),
    Column::new(ColumnKind::Date32, "date"),
    Column::new(ColumnKind::Int64, "cases").nullable(),
    Column::new(ColumnKind::Int64, "deaths").nullable(),
];

pub static NYT_STATES: &[Column] = &[
    Column::new(ColumnKind::Date32, "date"),
    Column::new(ColumnKind::Utf8, "state"),
    Column::new(ColumnKind::Utf8, "fips").note("text with leading zeros"),
    Column::new(ColumnKind::Int64, "cases").nullable(),
    Column::new(ColumnKind::Int64, "deaths").nullable(),
    Column::new(ColumnKind::Int64, "updated")
        .unit("ms since 1970")
        .note("time of the request"),
];

pub static NYT_COUNTIES: &[Column] = &[
    Column::new(ColumnKind::Date32, "date"),
    Column::new(ColumnKind::Utf8, "county"),
    Column::new(ColumnKind::Utf8, "state"),
    Column::new(ColumnKind::Utf8, "fips").note("text with leading zeros; empty for some places"),
    Column::new(ColumnKind::Int64, "cases").nullable(),
    Column::new(ColumnKind::Int64, "deaths")
        .nullable()
        .note("null where the source has none"),
    Column::new(ColumnKind::Int64, "updated")
        .unit("ms since 1970")
        .note("time of the request"),
];

pub static NYT_USA: &[Column] = &[
    Column::new(ColumnKind::Date32, "date"),
    Column::new(ColumnKind::Int64, "cases").nullable(),
    Column::new(ColumnKind::Int64, "deaths").nullable(),
    Column::new(ColumnKind::Int64, "updated")
        .unit("ms since 1970")
        .note("time of the request"),
];

pub static VACCINE_COUNTRIES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "country"),
    Column::new(ColumnKind::Date32, "date"),
    Column::new(ColumnKind::Int64, "total")
        .nullable()
        .unit("doses"),
    Column::new(ColumnKind::Int64, "daily")
        .nullable()
        .unit("doses")
        .note("only with full_data, else null; so are the next two"),
    Column::new(ColumnKind::Int64, "totalPerHundred")
        .nullable()
        .unit("doses per 100 people")
        .note("a whole number"),
    Column::new(ColumnKind::Int64, "dailyPerMillion")
        .nullable()
        .unit("doses per million people"),
];

pub static VACCINE_STATES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "state"),
    Column::new(ColumnKind::Date32, "date"),
    Column::new(ColumnKind::Int64, "total")
        .nullable()
        .unit("doses"),
    Column::new(ColumnKind::Int64, "daily")
        .nullable()
        .unit("doses")
        .note("only with full_data, else null; so are the next two"),
    Column::new(ColumnKind::Int64, "totalPerHundred")
        .nullable()
        .unit("doses per 100 people")
        .note("a whole number"),
    Column::new(ColumnKind::Int64, "dailyPerMillion")
        .nullable()
        .unit("doses per million people"),
];

pub static VACCINE_WORLD: &[Column] = &[
    Column::new(ColumnKind::Date32, "date"),
    Column::new(ColumnKind::Int64, "total")
        .nullable()
        .unit("doses"),
    Column::new(ColumnKind::Int64, "daily")
        .nullable()
        .unit("doses")
        .note("only with full_data, else null; so are the next two"),
    Column::new(ColumnKind::Int64, "totalPerHundred")
        .nullable()
        .unit("doses per 100 people")
        .note("a whole number"),
    Column::new(ColumnKind::Int64, "dailyPerMillion")
        .nullable()
        .unit("doses per million people"),
];

pub static TOTALS_CONTINENTS: &[Column] = &[
    Column::new(ColumnKind::Int64, "updated").unit("ms since 1970"),
    Column::new(ColumnKind::Int64, "cases").nullable(),
    Column::new(ColumnKind::Int64, "todayCases").nullable(),
    Column::new(ColumnKind::Int64, "deaths").nullable(),
    Column::new(ColumnKind::Int64, "todayDeaths").nullable(),
    Column::new(ColumnKind::Int64, "recovered").nullable(),
    Column::new(ColumnKind::Int64, "todayRecovered").nullable(),
    Column::new(ColumnKind::Int64, "active").nullable(),
    Column::new(ColumnKind::Int64, "critical").nullable(),
    Column::new(ColumnKind::Float64, "casesPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "deathsPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Int64, "tests").nullable(),
    Column::new(ColumnKind::Float64, "testsPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Int64, "population")
        .nullable()
        .unit("people"),
    Column::new(ColumnKind::Utf8, "continent").note("Australia-Oceania with a hyphen"),
    Column::new(ColumnKind::Float64, "activePerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "recoveredPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "criticalPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "continentInfo.lat")
        .nullable()
        .unit("degree"),
    Column::new(ColumnKind::Float64, "continentInfo.long")
        .nullable()
        .unit("degree"),
    Column::new(ColumnKind::ListUtf8, "countries"),
];

pub static TOTALS_COUNTRIES: &[Column] = &[
    Column::new(ColumnKind::Int64, "updated").unit("ms since 1970"),
    Column::new(ColumnKind::Utf8, "country"),
    Column::new(ColumnKind::Int64, "countryInfo._id")
        .nullable()
        .note("ISO numeric; null stays null"),
    Column::new(ColumnKind::Utf8, "countryInfo.iso2").nullable(),
    Column::new(ColumnKind::Utf8, "countryInfo.iso3").nullable(),
    Column::new(ColumnKind::Float64, "countryInfo.lat")
        .nullable()
        .unit("degree")
        .note("0 when unknown"),
    Column::new(ColumnKind::Float64, "countryInfo.long")
        .nullable()
        .unit("degree")
        .note("0 when unknown"),
    Column::new(ColumnKind::Utf8, "countryInfo.flag").note("URL"),
    Column::new(ColumnKind::Int64, "cases").nullable(),
    Column::new(ColumnKind::Int64, "todayCases").nullable(),
    Column::new(ColumnKind::Int64, "deaths").nullable(),
    Column::new(ColumnKind::Int64, "todayDeaths").nullable(),
    Column::new(ColumnKind::Int64, "recovered").nullable(),
    Column::new(ColumnKind::Int64, "todayRecovered").nullable(),
    Column::new(ColumnKind::Int64, "active").nullable(),
    Column::new(ColumnKind::Int64, "critical").nullable(),
    Column::new(ColumnKind::Float64, "casesPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "deathsPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Int64, "tests").nullable(),
    Column::new(ColumnKind::Float64, "testsPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Int64, "population")
        .nullable()
        .unit("people"),
    Column::new(ColumnKind::Utf8, "continent")
        .nullable()
        .note("Australia-Oceania with a hyphen"),
    Column::new(ColumnKind::Float64, "oneCasePerPeople")
        .nullable()
        .unit("people")
        .note("normally whole"),
    Column::new(ColumnKind::Float64, "oneDeathPerPeople")
        .nullable()
        .unit("people")
        .note("normally whole"),
    Column::new(ColumnKind::Float64, "oneTestPerPeople")
        .nullable()
        .unit("people")
        .note("normally whole"),
    Column::new(ColumnKind::Float64, "activePerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "recoveredPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "criticalPerOneMillion")
        .nullable()
        .unit("per million people"),
];

pub static TOTALS_STATES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "state"),
    Column::new(ColumnKind::Int64, "updated").unit("ms since 1970"),
    Column::new(ColumnKind::Int64, "cases").nullable(),
    Column::new(ColumnKind::Int64, "deaths").nullable(),
    Column::new(ColumnKind::Int64, "recovered").nullable(),
    Column::new(ColumnKind::Float64, "casesPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "deathsPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Int64, "population")
        .nullable()
        .unit("people"),
    Column::new(ColumnKind::Int64, "todayCases")
        .nullable()
        .optional()
        .note("documented, and no longer there as a rule; so are the next four"),
    Column::new(ColumnKind::Int64, "todayDeaths")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "active")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "tests")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Float64, "testsPerOneMillion")
        .nullable()
        .optional()
        .unit("per million people"),
];

pub static TOTALS_WORLD: &[Column] = &[
    Column::new(ColumnKind::Int64, "updated").unit("ms since 1970"),
    Column::new(ColumnKind::Int64, "cases").nullable(),
    Column::new(ColumnKind::Int64, "todayCases").nullable(),
    Column::new(ColumnKind::Int64, "deaths").nullable(),
    Column::new(ColumnKind::Int64, "todayDeaths").nullable(),
    Column::new(ColumnKind::Int64, "recovered").nullable(),
    Column::new(ColumnKind::Int64, "todayRecovered").nullable(),
    Column::new(ColumnKind::Int64, "active").nullable(),
    Column::new(ColumnKind::Int64, "critical").nullable(),
    Column::new(ColumnKind::Float64, "casesPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "deathsPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Int64, "tests").nullable(),
    Column::new(ColumnKind::Float64, "testsPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Int64, "population")
        .nullable()
        .unit("people"),
    Column::new(ColumnKind::Float64, "oneCasePerPeople")
        .nullable()
        .unit("people")
        .note("normally whole"),
    Column::new(ColumnKind::Float64, "oneDeathPerPeople")
        .nullable()
        .unit("people")
        .note("normally whole"),
    Column::new(ColumnKind::Float64, "oneTestPerPeople")
        .nullable()
        .unit("people")
        .note("normally whole"),
    Column::new(ColumnKind::Float64, "activePerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "recoveredPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Float64, "criticalPerOneMillion")
        .nullable()
        .unit("per million people"),
    Column::new(ColumnKind::Int64, "affectedCountries"),
];

pub static VACCINE_CANDIDATES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "candidate").nullable(),
    Column::new(ColumnKind::Utf8, "mechanism").nullable(),
    Column::new(ColumnKind::ListUtf8, "sponsors"),
    Column::new(ColumnKind::Utf8, "details"),
    Column::new(ColumnKind::Utf8, "trialPhase").nullable(),
    Column::new(ColumnKind::ListUtf8, "institutions"),
];

pub static THERAPEUTICS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "medicationClass").nullable(),
    Column::new(ColumnKind::ListUtf8, "tradeName"),
    Column::new(ColumnKind::Utf8, "details"),
    Column::new(ColumnKind::ListUtf8, "developerResearcher"),
    Column::new(ColumnKind::ListUtf8, "sponsors"),
    Column::new(ColumnKind::Utf8, "trialPhase").nullable(),
    Column::new(ColumnKind::Utf8, "lastUpdate").nullable(),
];

pub static INFLUENZA_ILINET: &[Column] = &[
    Column::new(ColumnKind::Utf8, "week").note("year - week/52"),
    Column::new(ColumnKind::Int64, "age 0-4")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "age 5-24")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "age 25-49")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "age 50-64")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "age 64+")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "totalILI")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "totalPatients")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Float64, "percentUnweightedILI")
        .nullable()
        .optional()
        .unit("%"),
    Column::new(ColumnKind::Float64, "percentWeightedILI")
        .nullable()
        .optional()
        .unit("%"),
];

pub static INFLUENZA_USPHL: &[Column] = &[
    Column::new(ColumnKind::Utf8, "week").note("year - week/52"),
    Column::new(ColumnKind::Int64, "A(H3N2v)")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "A(H1N1)")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "A(H3)")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "A(unable to sub-type)")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "A(Subtyping not performed)")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "B").nullable().optional(),
    Column::new(ColumnKind::Int64, "BVIC").nullable().optional(),
    Column::new(ColumnKind::Int64, "BYAM").nullable().optional(),
    Column::new(ColumnKind::Int64, "totalTests")
        .nullable()
        .optional(),
];

pub static INFLUENZA_USCL: &[Column] = &[
    Column::new(ColumnKind::Utf8, "week").note("year - week/52"),
    Column::new(ColumnKind::Int64, "totalA")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "totalB")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Float64, "percentPositiveA")
        .nullable()
        .optional()
        .unit("%"),
    Column::new(ColumnKind::Float64, "percentPositiveB")
        .nullable()
        .optional()
        .unit("%"),
    Column::new(ColumnKind::Int64, "totalTests")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Float64, "percentPositive")
        .nullable()
        .optional()
        .unit("%"),
];
