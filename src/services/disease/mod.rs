//! disease.sh: COVID-19 and influenza figures.

mod answers;
mod columns;

use openshelf_core::catalog::{
    Absence, Answer, AnswerMember, AskedNames, Condition, DataEnd, DayNotation, DefaultValue,
    Encoding, ForbiddenText, Ignored, ListedParts, Operation, Parameter, ParameterKind, Series,
    Service,
};

/// From the errors of the contract.
const ERROR_BODY: &[AnswerMember] = &[AnswerMember::text("message")];

/// The service and its operations.
pub static SERVICE: Service = Service {
    name: "disease",
    class_name: "Disease",
    title: "disease.sh",
    description: "COVID-19 statistics, time series, vaccine doses and mobility, and influenza counts",
    base_url: "https://disease.sh",
    image_api_url: None,
    docs_url: "https://disease.sh/docs/",
    environment: "OPENSHELF_DISEASE_URL",
    image_environment: None,
    cache_name: "disease_cache",
    pace: None,
    cuts: None,
    redirect_hosts: &[],
    front_hosts: &[],
    front_hint: "try again later",
    user_agent_header: None,
    error_members: &["message"],
    error_body: ERROR_BODY,
    error_media: &["text/html"],
    unknown_path: None,
    licence_member: None,
    says: &[],
    answer_members: answers::MEMBERS,
    operations: &[OPERATIONS],
};

const SINGLE_NAME: ForbiddenText = ForbiddenText::Holding {
    text: ",",
    why: "it asks for several countries; use countries_by_name",
};
const SINGLE_NAME_OF_BARS: ForbiddenText = ForbiddenText::Holding {
    text: "|",
    why: "it asks for several countries; use countries_by_name",
};
const ONE_COUNTRY: ForbiddenText = ForbiddenText::Holding {
    text: ",",
    why: "several countries make the service leave the province out; ask for one country at a time",
};
const ONE_COUNTRY_OF_BARS: ForbiddenText = ForbiddenText::Holding {
    text: "|",
    why: "several countries make the service leave the province out; ask for one country at a time",
};
const ONE_PROVINCE: ForbiddenText = ForbiddenText::Holding {
    text: ",",
    why: "it asks for several provinces; use provinces_by_name, and a list for a name that holds a comma",
};
const ONE_PROVINCE_OF_BARS: ForbiddenText = ForbiddenText::Holding {
    text: "|",
    why: "it asks for several provinces; use provinces_by_name",
};
const OTHER_ROUTE_ALL: ForbiddenText = ForbiddenText::Being {
    text: "all",
    why: "it is another operation; use world",
};
const OTHER_ROUTE_COUNTIES: ForbiddenText = ForbiddenText::Being {
    text: "usacounties",
    why: "it is another operation; use us_county_state_names",
};
const OTHER_ROUTE_OF_COUNTIES: ForbiddenText = ForbiddenText::Being {
    text: "usacounties",
    why: "it is another operation; use us_counties",
};
const ONE_SEPARATOR: ForbiddenText = ForbiddenText::Mixing {
    texts: [",", "|"],
    why: "names are separated by commas or by vertical bars, never both; pass a list",
};
const LAST_DAYS: Parameter = Parameter::query(ParameterKind::IntegerOrText, "last_days")
    .wire("lastdays")
    .default(DefaultValue::Integer(30))
    .values(&["all"])
    .min(1)
    .note("Number of newest days, or the word all");
const ALLOW_NULL: Parameter = Parameter::query(ParameterKind::Boolean, "allow_null")
    .wire("allowNull")
    .default(DefaultValue::Boolean(false))
    .note("True keeps unknown figures as null instead of 0");
const DAY: Parameter = Parameter::query(ParameterKind::Integer, "day")
    .default(DefaultValue::Integer(0))
    .values(&["0", "1", "2"])
    .render(Encoding::DaysBack)
    .other_names(&["yesterday", "twoDaysAgo"])
    .note("Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before");
const FULL_DATA: Parameter = Parameter::query(ParameterKind::Boolean, "full_data")
        .wire("fullData")
        .default(DefaultValue::Boolean(false))
        .note("False for totals by date; true for a list with total, daily, totalPerHundred, dailyPerMillion and date for each day");
const COUNTRY: Parameter = Parameter::path(ParameterKind::Text, "country")
    .required()
    .sample(r#""Canada""#)
    .note("Country, by its name");
const SORT: Parameter = Parameter::query(ParameterKind::Text, "sort")
        .sample(r#""cases""#)
        .note("Member to sort by, the largest first, such as cases, todayCases, deaths, active or casesPerOneMillion; any member of a record works");
const STRICT: Parameter = Parameter::query(ParameterKind::Boolean, "strict")
    .default(DefaultValue::Boolean(true))
    .note("True for an exact name; false also finds names that contain the text");
const DAY_UP_TO_YESTERDAY: Parameter = Parameter::query(ParameterKind::Integer, "day")
    .default(DefaultValue::Integer(0))
    .values(&["0", "1"])
    .render(Encoding::DaysBack)
    .other_names(&["yesterday", "twoDaysAgo"])
    .note("Day that the figures are of: 0 for today, 1 for yesterday; the service keeps no older day of states");

const APPLE: DataEnd = DataEnd {
    day: "2022-04-12",
    source: "Apple ended its mobility reports on 14 April 2022; the last file is applemobilitytrends-2022-04-12.csv",
};
const JOHNS_HOPKINS: DataEnd = DataEnd {
    day: "2023-03-09",
    source: "Johns Hopkins University ended its collection on 10 March 2023 (CSSEGISandData/COVID-19, issue 6651)",
};
const NEW_YORK_TIMES: DataEnd = DataEnd {
    day: "2023-03-23",
    source: "The New York Times archived its counts on that day (nytimes/covid-19-data, issue 702)",
};
const WORLDOMETER: DataEnd = DataEnd {
    day: "2024-04-13",
    source: "Worldometer no longer updates its tracker since that day, as its pages say",
};

const WORLDOMETER_SOURCE: &str = "disease-sh/API@cdea5fac227b88b6933012ddb4bc592ec21fde07:routes/v3/covid-19/apiWorldometers.js, utils/nameUtils.js";
const HISTORICAL_SOURCE: &str = "disease-sh/API@cdea5fac227b88b6933012ddb4bc592ec21fde07:routes/v3/covid-19/apiHistorical.js, scrapers/covid-19/historical.js";
const NYT_SOURCE: &str = "disease-sh/API@cdea5fac227b88b6933012ddb4bc592ec21fde07:routes/v3/covid-19/apiNYT.js, utils/apiNYTHelper.js";
const TOTALS_COUNTRIES: AskedNames = AskedNames {
    parameter: "countries",
    things: "countries",
    absence: Absence::LeftOutInOrder {
        members: &[
            "country",
            "countryInfo.iso2",
            "countryInfo.iso3",
            "countryInfo._id",
        ],
    },
    note: "unknown names are dropped; the service also knows synonyms, which its records do not have",
    source: WORLDOMETER_SOURCE,
};
const TOTALS_CONTINENTS: AskedNames = AskedNames {
    parameter: "continent",
    things: "continents",
    absence: Absence::LeftOutInOrder {
        members: &["continent"],
    },
    note: "several names give a list without the unknown ones; a part of a name may be enough",
    source: WORLDOMETER_SOURCE,
};
const TOTALS_STATES: AskedNames = AskedNames {
    parameter: "states",
    things: "states",
    absence: Absence::LeftOut { member: "state" },
    note: "unknown names are dropped; case is ignored",
    source: WORLDOMETER_SOURCE,
};
const HISTORICAL_NAMED: AskedNames = AskedNames {
    parameter: "countries",
    things: "countries",
    absence: Absence::InPlace { member: "" },
    note: "several names give a list in their order, with null for an unknown one",
    source: HISTORICAL_SOURCE,
};
const HISTORICAL_PROVINCES: AskedNames = AskedNames {
    parameter: "provinces",
    things: "provinces",
    ..HISTORICAL_NAMED
};
const MOBILITY_REGIONS: AskedNames = AskedNames {
    parameter: "subregions",
    things: "subregions",
    absence: Absence::InPlace { member: "message" },
    note: "several names give a list in their order, with a message for an unknown one",
    source: "disease-sh/API@cdea5fac227b88b6933012ddb4bc592ec21fde07:routes/v3/covid-19/apiApple.js",
};
const NYT_STATES: AskedNames = AskedNames {
    parameter: "states",
    things: "states",
    absence: Absence::LeftOut { member: "state" },
    note: "one list of the days of all names, unknown names dropped; case is ignored",
    source: NYT_SOURCE,
};
const NYT_COUNTIES: AskedNames = AskedNames {
    parameter: "counties",
    things: "counties",
    absence: Absence::LeftOut { member: "county" },
    ..NYT_STATES
};
const PROVINCES: ListedParts = ListedParts {
    member: "province",
    of: "country",
    name: "provinces",
};

static OPERATIONS: &[Operation] = &[
    Operation::get("mobility", "country_names", "/v3/covid-19/apple/countries")
        .specification_row("Endpoints", "Country names for mobility / variants / government data")
        .specification_part("mobility")
        .summary("Country names that have mobility data")
        .answer_type(answers::NAMES)
        .answer(Answer::List)
        .records(".")
        .example(r#""Argentina""#)
        .columns(columns::MOBILITY_COUNTRY_NAMES)
        .bare_records(),
    Operation::get("variants", "country_names", "/v3/covid-19/variants/countries/")
        .specification_row("Endpoints", "Country names for mobility / variants / government data")
        .specification_part("variants")
        .summary("Country names that have variant data")
        .answer_type(answers::NAMES)
        .answer(Answer::List)
        .records(".")
        .example(r#""Austria""#)
        .columns(columns::VARIANTS_COUNTRY_NAMES)
        .bare_records(),
    Operation::get("gov", "country_names", "/v3/covid-19/gov")
        .specification_row("Endpoints", "Country names for mobility / variants / government data")
        .specification_part("government")
        .summary("Country names that have government-reported data")
        .answer_type(answers::NAMES)
        .answer(Answer::List)
        .records(".")
        .example(r#""Canada""#)
        .columns(columns::GOV_COUNTRY_NAMES)
        .bare_records(),
    Operation::get("mobility", "subregion_names", "/v3/covid-19/apple/countries/{country}")
        .specification_row("Endpoints", "Subregions of a country (mobility)")
        .summary("Subregion names of a country that have mobility data")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "country")
                .required()
                .sample(r#""Canada""#)
                .note("Country, by its name, a synonym, its two-letter, three-letter or numeric ISO code"),
        ])
        .members(&["country", "subregions"])
        .example(r#"{"country": "Canada", "subregions": ["All", "Alberta", "Calgary"]}"#),
    Operation::get("mobility", "data", "/v3/covid-19/apple/countries/{country}/{subregions}")
        .specification_row("Endpoints", "Mobility data for subregions")
        .summary("Daily change of driving, transit and walking in subregions of a country")
        .asked_names(MOBILITY_REGIONS)
        .data_end(APPLE)
        .answer_type(answers::MOBILITY_DATA)
        .parameters(&[
            COUNTRY,
            Parameter::path(ParameterKind::Text, "subregions")
                .required()
                .render(Encoding::CommasOrBars)
                .sample(r#""Alberta,Calgary""#)
                .note("Names of subregions as mobility.subregion_names lists them, in any case"),
        ])
        .answer(Answer::ObjectOrList)
        .answer_note("one subregion gives a dict, two or more a list of such dicts in the same order; one name that holds a comma, in a list, gives a list of its dict and one with a message")
        .members(&["country", "subregion", "data"])
        .records("data")
        .example(r#"{"country": "Canada", "subregion": "Alberta", "data": [{"sub-region": "Alberta", "subregion_and_city": "Alberta", "geo_type": "sub-region", "date": "2020-01-13", "driving": 0.0, "transit": null, "walking": 0.0}]}"#)
        .columns(columns::MOBILITY_DATA)
        .series(Series::of("data", DayNotation::Iso))
        .fault_member("message"),
    Operation::get("variants", "country", "/v3/covid-19/variants/countries/{country}")
        .specification_row("Endpoints", "Variant data for a country")
        .summary("Weekly virus variant counts of a country")
        .record_name("Variant")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "country")
                .required()
                .sample(r#""Austria""#)
                .note("Country, by its name as variants.country_names lists it; the name may hold a slash, as EU/EEA does"),
            Parameter::query(ParameterKind::Boolean, "allow_null")
                .wire("allowNull")
                .extra()
                .note("True keeps unknown figures as null instead of 0"),
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"updated": 1700000000000, "country": "Austria", "yearWeek": "2021-35", "source": "GISAID", "newCases": 100, "numberSequenced": 10, "percentSequenced": 10.0, "validDenominator": "Yes", "variant": "B.1.1.7", "numberDetectionsVariant": 1, "numberSequencedKnownVariant": 10, "percentVariant": 10.0}"#)
        .columns(columns::VARIANTS_COUNTRY),
    Operation::get("gov", "country", "/v3/covid-19/gov/{country}")
        .specification_row("Endpoints", "Government-reported data for a country")
        .summary("Figures that a country's own government published")
        .answer_type(answers::GOVERNMENTS)
        .parameters(&[
            COUNTRY,
            ALLOW_NULL,
        ])
        .answer(Answer::ObjectOrList)
        .answer_note("Canada, Italy, Nigeria, Switzerland and Vietnam give a list of regions; India, Indonesia, Israel, New Zealand, South Africa and UK give a dict, that of UK by date; the members differ by country")
        .example(r#"[{"updated": 1700000000000, "province": "Ontario", "date": "2021-01-01", "todayCases": 4, "todayTests": 5, "todayRecovered": 6, "todayDeaths": 0, "cases": 100, "active": 8, "tests": 500, "recovered": 90, "deaths": 2}]"#)
        .columns(columns::GOV_COUNTRY)
        .bare_records(),
    Operation::get("historical", "us_county_state_names", "/v3/covid-19/historical/usacounties")
        .specification_row("Endpoints", "US states and provinces valid for county series")
        .summary("State and province names usable in the county series")
        .answer_type(answers::NAMES)
        .answer(Answer::List)
        .records(".")
        .example(r#""alabama""#)
        .columns(columns::HISTORICAL_US_COUNTY_STATE_NAMES)
        .bare_records(),
    Operation::get("historical", "countries", "/v3/covid-19/historical")
        .specification_row("Endpoints", "Global time series")
        .summary("Daily totals of cases, deaths and recoveries of every country and province")
        .data_end(JOHNS_HOPKINS)
        .answer_type(answers::HISTORIES)
        .parameters(&[
            LAST_DAYS,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"country": "Canada", "province": "alberta", "timeline": {"cases": {"3/8/23": 1, "3/9/23": 2}, "deaths": {"3/8/23": 0, "3/9/23": 0}, "recovered": {"3/8/23": 0, "3/9/23": 0}}}"#)
        .columns(columns::HISTORICAL_COUNTRIES)
        .series(Series::of("timeline", DayNotation::MonthDayYear)),
    Operation::get("historical", "world", "/v3/covid-19/historical/all")
        .specification_row("Endpoints", "Global accumulated time series")
        .summary("Daily totals of cases, deaths and recoveries of the world")
        .data_end(JOHNS_HOPKINS)
        .answer_type(answers::WORLD_HISTORY)
        .parameters(&[
            LAST_DAYS,
        ])
        .members(&["cases", "deaths", "recovered"])
        .example(r#"{"cases": {"3/9/23": 676570149}, "deaths": {"3/9/23": 6881802}, "recovered": {"3/9/23": 0}}"#)
        .columns(columns::HISTORICAL_WORLD)
        .series(Series::of("", DayNotation::MonthDayYear)),
    Operation::get("historical", "country", "/v3/covid-19/historical/{country}")
        .specification_row("Endpoints", "Time series for one country")
        .summary("Daily totals of cases, deaths and recoveries of one country, its provinces summed")
        .listed_parts(PROVINCES)
        .data_end(JOHNS_HOPKINS)
        .answer_type(answers::ONE_HISTORY)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "country")
                .required()
                .refusals(&[SINGLE_NAME, SINGLE_NAME_OF_BARS, OTHER_ROUTE_ALL, OTHER_ROUTE_COUNTIES])
                .sample(r#""Canada""#)
                .note("Country, by its name, its two-letter, three-letter or numeric ISO code; one country"),
            LAST_DAYS,
        ])
        .members(&["country", "province", "timeline"])
        .example(r#"{"country": "Canada", "province": ["alberta", "ontario"], "timeline": {"cases": {"3/9/23": 2}, "deaths": {"3/9/23": 0}, "recovered": {"3/9/23": 0}}}"#)
        .columns(columns::HISTORICAL_COUNTRIES)
        .series(Series::of("timeline", DayNotation::MonthDayYear)),
    Operation::get("historical", "countries_by_name", "/v3/covid-19/historical/{countries}")
        .specification_row("Endpoints", "Time series for several countries")
        .summary("Daily totals of cases, deaths and recoveries of several countries")
        .asked_names(HISTORICAL_NAMED)
        .listed_parts(PROVINCES)
        .data_end(JOHNS_HOPKINS)
        .answer_type(answers::NAMED_HISTORIES)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "countries")
                .required()
                .render(Encoding::CommasOrBars)
                .refusals(&[OTHER_ROUTE_ALL, OTHER_ROUTE_COUNTIES])
                .sample(r#""Italy,France""#)
                .note("Countries, by name or ISO code"),
            LAST_DAYS,
        ])
        .answer(Answer::ObjectOrList)
        .answer_note("one name gives a dict as historical.country does, two or more a list in the same order with null for an unknown name; where all are unknown NotFoundError is raised; one name that holds a comma, in a list, gives a list of its record and null")
        .records(".")
        .example(r#"{"country": "Italy", "province": ["mainland"], "timeline": {"cases": {"3/9/23": 2}, "deaths": {"3/9/23": 0}, "recovered": {"3/9/23": 0}}}"#)
        .columns(columns::HISTORICAL_COUNTRIES)
        .series(Series::of("timeline", DayNotation::MonthDayYear)),
    Operation::get("historical", "province", "/v3/covid-19/historical/{country}/{province}")
        .specification_row("Endpoints", "Time series for one province")
        .summary("Daily totals of cases, deaths and recoveries of one province")
        .listed_parts(PROVINCES)
        .data_end(JOHNS_HOPKINS)
        .answer_type(answers::ONE_HISTORY)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "country")
                .required()
                .refusals(&[ONE_COUNTRY, ONE_COUNTRY_OF_BARS, OTHER_ROUTE_OF_COUNTIES])
                .sample(r#""Canada""#)
                .note("Country of the province, by its name or ISO code; one country"),
            Parameter::path(ParameterKind::Text, "province")
                .required()
                .refusals(&[ONE_PROVINCE, ONE_PROVINCE_OF_BARS])
                .sample(r#""alberta""#)
                .note("Province, by its name in any case, accents included; mainland stands for the country without its provinces; a name that holds a comma goes to provinces_by_name, in a list"),
            LAST_DAYS,
        ])
        .members(&["country", "province", "timeline"])
        .example(r#"{"country": "Canada", "province": "alberta", "timeline": {"cases": {"3/9/23": 2}, "deaths": {"3/9/23": 0}, "recovered": {"3/9/23": 0}}}"#)
        .columns(columns::HISTORICAL_COUNTRIES)
        .series(Series::of("timeline", DayNotation::MonthDayYear)),
    Operation::get("historical", "provinces_by_name", "/v3/covid-19/historical/{country}/{provinces}")
        .specification_row("Endpoints", "Time series for several provinces")
        .summary("Daily totals of cases, deaths and recoveries of several provinces of a country")
        .asked_names(HISTORICAL_PROVINCES)
        .listed_parts(PROVINCES)
        .data_end(JOHNS_HOPKINS)
        .answer_type(answers::NAMED_HISTORIES)
        .parameters(&[
            COUNTRY.refusals(&[ONE_COUNTRY, ONE_COUNTRY_OF_BARS, OTHER_ROUTE_OF_COUNTIES]),
            Parameter::path(ParameterKind::Text, "provinces")
                .required()
                .render(Encoding::CommasOrBars)
                .refusals(&[ONE_SEPARATOR])
                .sample(r#""alberta,ontario""#)
                .note("Provinces of the country, by name"),
            LAST_DAYS,
        ])
        .answer(Answer::ObjectOrList)
        .answer_note("one name gives a dict, two or more a list in the same order with null for an unknown name; where all are unknown NotFoundError is raised; one name that holds a comma, in a list, gives a list of its record and the whole country's")
        .records(".")
        .example(r#"{"country": "Canada", "province": "alberta", "timeline": {"cases": {"3/9/23": 2}, "deaths": {"3/9/23": 0}, "recovered": {"3/9/23": 0}}}"#)
        .columns(columns::HISTORICAL_COUNTRIES)
        .series(Series::of("timeline", DayNotation::MonthDayYear))
        .notes(&["where the text holds a vertical bar, the names stand between bars and may hold commas"]),
    Operation::get("historical", "us_counties", "/v3/covid-19/historical/usacounties/{state}")
        .specification_row("Endpoints", "County series for a US state")
        .summary("Daily totals of cases and deaths of every county of a US state")
        .data_end(JOHNS_HOPKINS)
        .answer_type(answers::COUNTY_HISTORIES)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "state")
                .required()
                .render(Encoding::LowerCase)
                .sample(r#""Illinois""#)
                .note("US state, by its name as historical.us_county_state_names lists it, in any case; one state"),
            LAST_DAYS,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"province": "illinois", "county": "adams", "timeline": {"cases": {"3/9/23": 2}, "deaths": {"3/9/23": 0}}}"#)
        .columns(columns::HISTORICAL_US_COUNTIES)
        .series(Series::of("timeline", DayNotation::MonthDayYear)),
    Operation::get("nyt", "states", "/v3/covid-19/nyt/states")
        .specification_row("Endpoints", "US state series, all states")
        .summary("Daily totals of cases and deaths of every US state, as The New York Times counts them")
        .data_end(NEW_YORK_TIMES)
        .record_name("NytState")
        .parameters(&[
            LAST_DAYS,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"date": "2023-03-23", "state": "Illinois", "fips": "17", "cases": 2, "deaths": 0, "updated": 1700000000000}"#)
        .columns(columns::NYT_STATES),
    Operation::get("nyt", "states_by_name", "/v3/covid-19/nyt/states/{states}")
        .specification_row("Endpoints", "US state series, chosen states")
        .summary("Daily totals of cases and deaths of chosen US states, as The New York Times counts them")
        .asked_names(NYT_STATES)
        .data_end(NEW_YORK_TIMES)
        .record_name("NytState")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "states")
                .required()
                .render(Encoding::Commas)
                .sample(r#""Illinois,California""#)
                .note("Names of US states, in any case; not their codes"),
            LAST_DAYS,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"date": "2023-03-23", "state": "Illinois", "fips": "17", "cases": 2, "deaths": 0, "updated": 1700000000000}"#)
        .columns(columns::NYT_STATES),
    Operation::get("nyt", "counties", "/v3/covid-19/nyt/counties")
        .specification_row("Endpoints", "US county series, all counties")
        .summary("Daily totals of cases and deaths of every US county, as The New York Times counts them")
        .data_end(NEW_YORK_TIMES)
        .record_name("NytCounty")
        .parameters(&[
            LAST_DAYS,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"date": "2023-03-23", "county": "Adams", "state": "Illinois", "fips": "17001", "cases": 2, "deaths": 0, "updated": 1700000000000}"#)
        .columns(columns::NYT_COUNTIES)
        .notes(&["deaths is null where the source has none; fips is empty for New York City and for Unknown", "the answer is large: tens of thousands of records for 30 days, hundreds of megabytes for all"]),
    Operation::get("nyt", "counties_by_name", "/v3/covid-19/nyt/counties/{counties}")
        .specification_row("Endpoints", "US county series, chosen counties")
        .summary("Daily totals of cases and deaths of chosen US counties, as The New York Times counts them")
        .asked_names(NYT_COUNTIES)
        .data_end(NEW_YORK_TIMES)
        .record_name("NytCounty")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "counties")
                .required()
                .render(Encoding::CommasAndSpaces)
                .sample(r#""Adams,Cook""#)
                .note("Names of US counties, in any case; counties of the same name in different states all come"),
            LAST_DAYS,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"date": "2023-03-23", "county": "Adams", "state": "Illinois", "fips": "17001", "cases": 2, "deaths": 0, "updated": 1700000000000}"#)
        .columns(columns::NYT_COUNTIES)
        .notes(&["deaths is null where the source has none; fips is empty for New York City and for Unknown"]),
    Operation::get("nyt", "usa", "/v3/covid-19/nyt/usa")
        .specification_row("Endpoints", "US series, whole country")
        .summary("Daily totals of cases and deaths of the USA, as The New York Times counts them")
        .data_end(NEW_YORK_TIMES)
        .record_name("NytCountry")
        .parameters(&[
            Parameter::query(ParameterKind::IntegerOrText, "last_days")
                .wire("lastdays")
                .extra()
                .values(&["all"])
                .min(1)
                .note("Number of newest days, or the word all; the whole series when left out"),
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"date": "2023-03-23", "cases": 2, "deaths": 0, "updated": 1700000000000}"#)
        .columns(columns::NYT_USA),
    Operation::get("vaccine", "countries", "/v3/covid-19/vaccine/coverage/countries")
        .specification_row("Endpoints", "Vaccine doses, all countries")
        .summary("Total vaccine doses given up to each day in every country")
        .answer_type(answers::COUNTRY_COVERAGES)
        .parameters(&[
            LAST_DAYS,
            FULL_DATA,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"country": "Canada", "timeline": {"12/14/20": 5}}"#)
        .columns(columns::VACCINE_COUNTRIES)
        .series(Series::of("timeline", DayNotation::MonthDayYear).column("total")),
    Operation::get("vaccine", "states", "/v3/covid-19/vaccine/coverage/states")
        .specification_row("Endpoints", "Vaccine doses, all states")
        .summary("Total vaccine doses given up to each day in every US state")
        .answer_type(answers::STATE_COVERAGES)
        .parameters(&[
            LAST_DAYS,
            FULL_DATA,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"state": "Illinois", "timeline": {"12/14/20": 5}}"#)
        .columns(columns::VACCINE_STATES)
        .series(Series::of("timeline", DayNotation::MonthDayYear).column("total")),
    Operation::get("vaccine", "country", "/v3/covid-19/vaccine/coverage/countries/{country}")
        .specification_row("Endpoints", "Vaccine doses, one country")
        .summary("Total vaccine doses given up to each day in one country")
        .answer_type(answers::ONE_COUNTRY_COVERAGE)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "country")
                .required()
                .sample(r#""Canada""#)
                .note("Country, by its exact name or its two-letter or three-letter ISO code, in any case, accents included; for the world use vaccine.world"),
            LAST_DAYS,
            FULL_DATA,
        ])
        .members(&["country", "timeline"])
        .example(r#"{"country": "Canada", "timeline": {"12/14/20": 5}}"#)
        .columns(columns::VACCINE_COUNTRIES)
        .series(Series::of("timeline", DayNotation::MonthDayYear).column("total")),
    Operation::get("vaccine", "state", "/v3/covid-19/vaccine/coverage/states/{state}")
        .specification_row("Endpoints", "Vaccine doses, one state")
        .summary("Total vaccine doses given up to each day in one US state")
        .answer_type(answers::ONE_STATE_COVERAGE)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "state")
                .required()
                .sample(r#""Illinois""#)
                .note("US state, by its exact name as vaccine.states lists it, such as New York State, in any case"),
            LAST_DAYS,
            FULL_DATA,
        ])
        .members(&["state", "timeline"])
        .example(r#"{"state": "Illinois", "timeline": {"12/14/20": 5}}"#)
        .columns(columns::VACCINE_STATES)
        .series(Series::of("timeline", DayNotation::MonthDayYear).column("total")),
    Operation::get("vaccine", "world", "/v3/covid-19/vaccine/coverage")
        .specification_row("Endpoints", "Vaccine doses, global total")
        .summary("Total vaccine doses given up to each day in the world")
        .answer_type(answers::WORLD_COVERAGE)
        .parameters(&[
            LAST_DAYS,
            FULL_DATA,
        ])
        .answer(Answer::ObjectOrList)
        .answer_note("a dict of totals by date; with full_data a list of days")
        .example(r#"{"12/14/20": 5, "12/15/20": 6}"#)
        .columns(columns::VACCINE_WORLD)
        .series(Series::of("", DayNotation::MonthDayYear).column("total")),
    Operation::get("totals", "continents", "/v3/covid-19/continents")
        .specification_row("Endpoints", "Totals, all continents")
        .summary("Today's COVID-19 figures of every continent")
        .data_end(WORLDOMETER)
        .record_name("ContinentTotals")
        .parameters(&[
            SORT,
            DAY,
            ALLOW_NULL,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"updated": 1700000000000, "cases": 10, "todayCases": 0, "deaths": 1, "todayDeaths": 0, "recovered": 9, "todayRecovered": 0, "active": 0, "critical": 0, "continent": "Europe", "casesPerOneMillion": 1.5, "deathsPerOneMillion": 0.1, "tests": 100, "testsPerOneMillion": 15.5, "population": 748000000, "activePerOneMillion": 0.0, "recoveredPerOneMillion": 1.2, "criticalPerOneMillion": 0.0, "continentInfo": {"lat": 25.771324, "long": -35.6012256}, "countries": ["Albania", "Andorra"]}"#)
        .columns(columns::TOTALS_CONTINENTS)
        .notes(&["with day 2 the figures are today's, and only the list of countries is two days old"])
        .ignored_when(&[Ignored {
            parameter: "day",
            when: Condition::Is("day", "2"),
        }]),
    Operation::get("totals", "countries", "/v3/covid-19/countries")
        .specification_row("Endpoints", "Totals, all countries")
        .summary("Today's COVID-19 figures of every country")
        .data_end(WORLDOMETER)
        .record_name("CountryTotals")
        .parameters(&[
            SORT,
            DAY,
            ALLOW_NULL,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"updated": 1700000000000, "country": "Canada", "countryInfo": {"_id": 124, "iso2": "CA", "iso3": "CAN", "lat": 60, "long": -95, "flag": "https://disease.sh/assets/img/flags/ca.png"}, "cases": 10, "todayCases": 0, "deaths": 1, "todayDeaths": 0, "recovered": 9, "todayRecovered": 0, "active": 0, "critical": 0, "casesPerOneMillion": 1, "deathsPerOneMillion": 0, "tests": 100, "testsPerOneMillion": 15, "population": 38000000, "continent": "North America", "oneCasePerPeople": 8, "oneDeathPerPeople": 600, "oneTestPerPeople": 1, "activePerOneMillion": 0.0, "recoveredPerOneMillion": 1.2, "criticalPerOneMillion": 0.0}"#)
        .columns(columns::TOTALS_COUNTRIES),
    Operation::get("totals", "states", "/v3/covid-19/states")
        .specification_row("Endpoints", "Totals, all states")
        .summary("Today's COVID-19 figures of every US state")
        .data_end(WORLDOMETER)
        .record_name("StateTotals")
        .parameters(&[
            SORT,
            DAY_UP_TO_YESTERDAY,
            ALLOW_NULL,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"state": "Illinois", "updated": 1700000000000, "cases": 10, "deaths": 1, "recovered": 9, "casesPerOneMillion": 1, "deathsPerOneMillion": 0, "population": 12671821}"#)
        .columns(columns::TOTALS_STATES)
        .notes(&["records may lack todayCases, todayDeaths, active, tests and testsPerOneMillion; sorting by one of them then changes nothing"]),
    Operation::get("totals", "continent", "/v3/covid-19/continents/{continent}")
        .specification_row("Endpoints", "Totals, one continent")
        .summary("Today's COVID-19 figures of one continent")
        .asked_names(TOTALS_CONTINENTS)
        .data_end(WORLDOMETER)
        .answer_type(answers::ONE_OR_MANY)
        .record_name("ContinentTotals")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "continent")
                .required()
                .sample(r#""Europe""#)
                .note("Continent, in any case: North America, South America, Europe, Asia, Africa or Australia-Oceania"),
            DAY,
            STRICT,
            ALLOW_NULL,
        ])
        .answer(Answer::ObjectOrList)
        .members(&["updated", "cases", "todayCases", "deaths", "todayDeaths", "recovered", "todayRecovered", "active", "critical", "continent", "casesPerOneMillion", "deathsPerOneMillion", "tests", "testsPerOneMillion", "population", "activePerOneMillion", "recoveredPerOneMillion", "criticalPerOneMillion", "continentInfo", "countries"])
        .example(r#"{"updated": 1700000000000, "cases": 10, "todayCases": 0, "deaths": 1, "todayDeaths": 0, "recovered": 9, "todayRecovered": 0, "active": 0, "critical": 0, "casesPerOneMillion": 1.5, "deathsPerOneMillion": 0.1, "tests": 100, "testsPerOneMillion": 15.5, "population": 748000000, "continent": "Europe", "activePerOneMillion": 0.0, "recoveredPerOneMillion": 1.2, "criticalPerOneMillion": 0.0, "continentInfo": {"lat": 25.771324, "long": -35.6012256}, "countries": ["Albania"]}"#)
        .columns(columns::TOTALS_CONTINENTS),
    Operation::get("totals", "country", "/v3/covid-19/countries/{country}")
        .specification_row("Endpoints", "Totals, one country")
        .summary("Today's COVID-19 figures of one country")
        .data_end(WORLDOMETER)
        .record_name("CountryTotals")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "country")
                .required()
                .refusals(&[SINGLE_NAME, SINGLE_NAME_OF_BARS])
                .sample(r#""Canada""#)
                .note("Country, by its name, a synonym, its two-letter, three-letter or numeric ISO code; one country; for the world use totals.world"),
            DAY,
            STRICT,
            ALLOW_NULL,
        ])
        .members(&["updated", "country", "countryInfo", "cases", "todayCases", "deaths", "todayDeaths", "recovered", "todayRecovered", "active", "critical", "casesPerOneMillion", "deathsPerOneMillion", "tests", "testsPerOneMillion", "population", "continent", "oneCasePerPeople", "oneDeathPerPeople", "oneTestPerPeople", "activePerOneMillion", "recoveredPerOneMillion", "criticalPerOneMillion"])
        .example(r#"{"updated": 1700000000000, "country": "Canada", "countryInfo": {"_id": 124, "iso2": "CA", "iso3": "CAN", "lat": 60, "long": -95, "flag": "https://disease.sh/assets/img/flags/ca.png"}, "cases": 10, "todayCases": 0, "deaths": 1, "todayDeaths": 0, "recovered": 9, "todayRecovered": 0, "active": 0, "critical": 0, "casesPerOneMillion": 1, "deathsPerOneMillion": 0, "tests": 100, "testsPerOneMillion": 15, "population": 38000000, "continent": "North America", "oneCasePerPeople": 8, "oneDeathPerPeople": 600, "oneTestPerPeople": 1, "activePerOneMillion": 0.0, "recoveredPerOneMillion": 1.2, "criticalPerOneMillion": 0.0}"#)
        .columns(columns::TOTALS_COUNTRIES),
    Operation::get("totals", "countries_by_name", "/v3/covid-19/countries/{countries}")
        .specification_row("Endpoints", "Totals, several countries")
        .summary("Today's COVID-19 figures of chosen countries")
        .asked_names(TOTALS_COUNTRIES)
        .data_end(WORLDOMETER)
        .answer_type(answers::ONE_OR_MANY)
        .record_name("CountryTotals")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "countries")
                .required()
                .render(Encoding::CommasOrBars)
                .sample(r#""Italy,France""#)
                .note("Countries, by name, synonym or ISO code"),
            DAY,
            STRICT,
            ALLOW_NULL,
        ])
        .answer(Answer::ObjectOrList)
        .answer_note("one country found gives a dict, two or more a list in the same order without unknown names; where none is found NotFoundError is raised")
        .records(".")
        .example(r#"{"updated": 1700000000000, "country": "Italy", "countryInfo": {"_id": 380, "iso2": "IT", "iso3": "ITA", "lat": 42.8333, "long": 12.8333, "flag": "https://disease.sh/assets/img/flags/it.png"}, "cases": 10, "todayCases": 0, "deaths": 1, "todayDeaths": 0, "recovered": 9, "todayRecovered": 0, "active": 0, "critical": 0, "casesPerOneMillion": 1, "deathsPerOneMillion": 0, "tests": 100, "testsPerOneMillion": 15, "population": 60000000, "continent": "Europe", "oneCasePerPeople": 8, "oneDeathPerPeople": 600, "oneTestPerPeople": 1, "activePerOneMillion": 0.0, "recoveredPerOneMillion": 1.2, "criticalPerOneMillion": 0.0}"#)
        .columns(columns::TOTALS_COUNTRIES),
    Operation::get("totals", "states_by_name", "/v3/covid-19/states/{states}")
        .specification_row("Endpoints", "Totals, chosen states")
        .summary("Today's COVID-19 figures of chosen US states")
        .asked_names(TOTALS_STATES)
        .data_end(WORLDOMETER)
        .answer_type(answers::ONE_OR_MANY)
        .record_name("StateTotals")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "states")
                .required()
                .render(Encoding::CommasOrBars)
                .sample(r#""Illinois,California""#)
                .note("Names of US states, in any case"),
            DAY_UP_TO_YESTERDAY,
            ALLOW_NULL,
        ])
        .answer(Answer::ObjectOrList)
        .answer_note("one state found gives a dict, two or more a list; where none is found NotFoundError is raised")
        .records(".")
        .example(r#"{"state": "Illinois", "updated": 1700000000000, "cases": 10, "deaths": 1, "recovered": 9, "casesPerOneMillion": 1, "deathsPerOneMillion": 0, "population": 12671821}"#)
        .columns(columns::TOTALS_STATES),
    Operation::get("totals", "world", "/v3/covid-19/all")
        .specification_row("Endpoints", "Global totals")
        .summary("Today's COVID-19 figures of the world")
        .data_end(WORLDOMETER)
        .record_name("WorldTotals")
        .parameters(&[
            DAY,
            ALLOW_NULL,
        ])
        .members(&["updated", "cases", "todayCases", "deaths", "todayDeaths", "recovered", "todayRecovered", "active", "critical", "casesPerOneMillion", "deathsPerOneMillion", "tests", "testsPerOneMillion", "population", "oneCasePerPeople", "oneDeathPerPeople", "oneTestPerPeople", "activePerOneMillion", "recoveredPerOneMillion", "criticalPerOneMillion", "affectedCountries"])
        .example(r#"{"updated": 1700000000000, "cases": 704753890, "todayCases": 0, "deaths": 7010681, "todayDeaths": 0, "recovered": 675619811, "todayRecovered": 0, "active": 22123398, "critical": 34794, "casesPerOneMillion": 90413, "deathsPerOneMillion": 899.4, "tests": 7026505313, "testsPerOneMillion": 884400.59, "population": 7944935131, "oneCasePerPeople": 0, "oneDeathPerPeople": 0, "oneTestPerPeople": 0, "activePerOneMillion": 2784.59, "recoveredPerOneMillion": 85037.8, "criticalPerOneMillion": 4.38, "affectedCountries": 231}"#)
        .columns(columns::TOTALS_WORLD),
    Operation::get("vaccine", "candidates", "/v3/covid-19/vaccine")
        .summary("Vaccine candidates with their sponsors and trial phase")
        .record_name("VaccineCandidate")
        .members(&["source", "totalCandidates", "phases", "data"])
        .records("data")
        .example(r#"{"candidate": "x", "mechanism": "x", "sponsors": ["x"], "details": "x", "trialPhase": "Phase 3", "institutions": ["x"]}"#)
        .columns(columns::VACCINE_CANDIDATES)
        .notes(&["the page that the service reads is gone: expect NotFoundError"]),
    Operation::get("", "therapeutics", "/v3/covid-19/therapeutics")
        .summary("Treatments with their developers and trial phase")
        .record_name("Therapeutic")
        .members(&["source", "totalCandidates", "phases", "data"])
        .records("data")
        .example(r#"{"medicationClass": "x", "tradeName": ["x"], "details": "x", "developerResearcher": ["x"], "sponsors": ["x"], "trialPhase": "Phase 2", "lastUpdate": "x"}"#)
        .columns(columns::THERAPEUTICS)
        .notes(&["the page that the service reads is gone: expect NotFoundError"]),
    Operation::get("influenza", "ilinet", "/v3/influenza/CDC/ILINet")
        .summary("Weekly influenza-like illness counts (CDC)")
        .record_name("InfluenzaIllness")
        .members(&["updated", "source", "data"])
        .records("data")
        .example(r#"{"week": "2021 - 40/52", "age 0-4": 1, "age 5-24": 1, "age 25-49": 1, "age 50-64": 1, "age 64+": 1, "totalILI": 5, "totalPatients": 100, "percentUnweightedILI": 1.5, "percentWeightedILI": 1.5}"#)
        .columns(columns::INFLUENZA_ILINET)
        .notes(&["where the service has stored nothing it sends no body, which gives null"])
        .may_be_empty(),
    Operation::get("influenza", "usphl", "/v3/influenza/CDC/USPHL")
        .summary("Weekly influenza subtypes, US public health laboratories")
        .record_name("InfluenzaSubtypes")
        .members(&["updated", "source", "data"])
        .records("data")
        .example(r#"{"week": "2021 - 40/52", "A(H3N2v)": 0, "A(H1N1)": 0, "A(H3)": 1, "A(unable to sub-type)": 0, "A(Subtyping not performed)": 1, "B": 0, "BVIC": 0, "BYAM": 0, "totalTests": 100}"#)
        .columns(columns::INFLUENZA_USPHL)
        .notes(&["where the service has stored nothing it sends no body, which gives null"])
        .may_be_empty(),
    Operation::get("influenza", "uscl", "/v3/influenza/CDC/USCL")
        .summary("Weekly influenza tests, US clinical laboratories")
        .record_name("InfluenzaTests")
        .members(&["updated", "source", "data"])
        .records("data")
        .example(r#"{"week": "2021 - 40/52", "totalA": 1, "totalB": 0, "percentPositiveA": 0.1, "percentPositiveB": 0.0, "totalTests": 100, "percentPositive": 0.1}"#)
        .columns(columns::INFLUENZA_USCL)
        .notes(&["where the service has stored nothing it sends no body, which gives null"])
        .may_be_empty(),
];
