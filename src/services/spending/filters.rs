//! The members of a `filters` object, for each operation of spending.
//!
//! The service silently drops an unknown member or fails. So each operation's object is described in full,
//! and an unknown member is rejected with the nearest name.

use super::values::{ALL_AWARD_TYPES, NO_FILTERED_DEF_CODE, SUBAWARD_LEVEL_FIRST};
use openshelf_core::catalog::MemberKind::{
    Date, IntegerOrText, Integers, NumberOrText, Object, ObjectOrCodes, ObjectOrObjects,
    ObjectOrTexts, Objects, Paths, Text, Texts, TextsOrIntegers, WholeNumber,
};
use openshelf_core::catalog::{ForbiddenText, ObjectRule, Rule, Schema, SchemaMember};

const START: SchemaMember = SchemaMember::new(Date, "start_date").note("YYYY-MM-DD");
const END: SchemaMember = SchemaMember::new(Date, "end_date").note("YYYY-MM-DD");
const DATE_TYPES: &[&str] = &[
    "action_date",
    "date_signed",
    "last_modified_date",
    "new_awards_only",
];
const SUBAWARD_DATE_TYPES: &[&str] = &[
    "action_date",
    "date_signed",
    "last_modified_date",
    "new_awards_only",
    "sub_action_date",
];
const SCOPES: &[&str] = &["domestic", "foreign"];
/// The first day that the searches cover; older awards are in the bulk downloads only.
const EARLIEST: &str = "2007-10-01";

/// No search covers an earlier day: the service returns a 422 for it.
const PERIOD_RULES: &[ObjectRule] = &[
    ObjectRule::NotEmpty,
    ObjectRule::NotBefore("start_date", EARLIEST),
    ObjectRule::NotBefore("end_date", EARLIEST),
];

/// A period with two optional ends.
static PERIOD: Schema = Schema::new(
    "time_period",
    &[&[
        START,
        END,
        SchemaMember::new(Text, "date_type")
            .values(DATE_TYPES)
            .note("which day of an award is meant"),
    ]],
)
.title("TimePeriod")
.rules(PERIOD_RULES);
/// A period with two optional ends, for searches that can count subawards.
static SUBAWARD_PERIOD: Schema = Schema::new(
    "time_period",
    &[&[
        START,
        END,
        SchemaMember::new(Text, "date_type")
            .values(SUBAWARD_DATE_TYPES)
            .note("which day of an award is meant"),
    ]],
)
.title("SubawardTimePeriod")
.rules(PERIOD_RULES);
/// A period with two required ends: the service fails with a 500 otherwise.
static WHOLE_PERIOD: Schema = Schema::new(
    "time_period",
    &[&[
        START.required(),
        END.required(),
        SchemaMember::new(Text, "date_type")
            .values(SUBAWARD_DATE_TYPES)
            .note("which day of an award is meant"),
    ]],
)
.title("WholeTimePeriod")
.rules(PERIOD_RULES);
/// A period for counts of new awards. The service fails with a 500 if one of its ends is missing.
static NEW_AWARDS_PERIOD: Schema = Schema::new(
    "time_period",
    &[&[
        START.required(),
        END.required(),
        SchemaMember::new(Text, "date_type")
            .values(DATE_TYPES)
            .note("which day of an award is meant"),
    ]],
)
.title("NewAwardsTimePeriod")
.rules(&[
    ObjectRule::Ordered("start_date", "end_date"),
    ObjectRule::NotBefore("start_date", EARLIEST),
    ObjectRule::NotBefore("end_date", EARLIEST),
]);
/// A period of an award search, which fails with a 500 for an earlier date.
static AWARD_PERIOD: Schema = Schema::new(
    "time_period",
    &[&[
        START.required(),
        END.required(),
        SchemaMember::new(Text, "date_type")
            .values(DATE_TYPES)
            .note("which day of an award is meant"),
    ]],
)
.title("AwardTimePeriod")
.rules(PERIOD_RULES);
/// An element of a list of periods that is not part of the search filters.
pub static PERIODS: Schema = Schema::new("time_period", &[&[START.required(), END.required()]])
    .title("Period")
    .rules(&[ObjectRule::Ordered("start_date", "end_date")]);

const LOCATION_RULES: &[ObjectRule] = &[
    ObjectRule::Needs("district_original", "state"),
    ObjectRule::Needs("district_current", "state"),
    ObjectRule::NeedsValue("district_original", "country", "USA"),
    ObjectRule::NeedsValue("district_current", "country", "USA"),
    ObjectRule::AtMostOne(&["county", "district_original", "district_current"]),
];
/// The members of a place, in any filter.
const PLACE: &[SchemaMember] = &[
    SchemaMember::new(Text, "country")
        .required()
        .note("three-letter code"),
    SchemaMember::new(Text, "state").note("two-letter code"),
    SchemaMember::new(Text, "county")
        .code()
        .note("three-digit FIPS code"),
    SchemaMember::new(Text, "city"),
    SchemaMember::new(Text, "district_original")
        .code()
        .characters(2, 2),
    SchemaMember::new(Text, "district_current")
        .code()
        .characters(2, 2),
    SchemaMember::new(Text, "zip").code().note("five digits"),
];
static LOCATION: Schema = Schema::new("location", &[PLACE])
    .title("Location")
    .rules(LOCATION_RULES);
/// For a recipient the service accepts both districts; then both must match.
static RECIPIENT_LOCATION: Schema = Schema::new("location", &[PLACE])
    .title("RecipientLocationFilter")
    .rules(&[
        ObjectRule::Needs("district_original", "state"),
        ObjectRule::Needs("district_current", "state"),
        ObjectRule::NeedsValue("district_original", "country", "USA"),
        ObjectRule::NeedsValue("district_current", "country", "USA"),
        ObjectRule::AtMostOne(&["county", "district_original"]),
        ObjectRule::AtMostOne(&["county", "district_current"]),
    ]);
/// A place of an award search, which fails with a 500 for a code of another length.
static AWARD_LOCATION: Schema = Schema::new(
    "location",
    &[&[
        SchemaMember::new(Text, "country")
            .required()
            .characters(3, 3)
            .note("three-letter code"),
        SchemaMember::new(Text, "state")
            .characters(2, 2)
            .note("two-letter code"),
        SchemaMember::new(Text, "county")
            .code()
            .characters(3, 3)
            .note("three-digit FIPS code"),
        SchemaMember::new(Text, "city"),
        SchemaMember::new(Text, "district_original")
            .code()
            .characters(2, 2),
        SchemaMember::new(Text, "district_current")
            .code()
            .characters(2, 2),
        SchemaMember::new(Text, "zip")
            .code()
            .characters(5, 5)
            .refusals(&[ForbiddenText::Unlike {
                pattern: "[0-9]*",
                expected: "digits",
                why: "the service fails on anything else",
            }])
            .note("five digits"),
    ]],
)
.title("AwardLocation")
.rules(&[
    ObjectRule::Needs("county", "state"),
    ObjectRule::Needs("district_original", "state"),
    ObjectRule::Needs("district_current", "state"),
    ObjectRule::NeedsValue("district_original", "country", "USA"),
    ObjectRule::NeedsValue("district_current", "country", "USA"),
    ObjectRule::AtMostOne(&["county", "district_original", "district_current"]),
]);
static AGENCY: Schema = Schema::new(
    "agency",
    &[&[
        SchemaMember::new(Text, "type")
            .required()
            .values(&["awarding", "funding"]),
        SchemaMember::new(Text, "tier")
            .required()
            .values(&["toptier", "subtier"]),
        SchemaMember::new(Text, "name").required(),
        SchemaMember::new(Text, "toptier_name")
            .note("name of the toptier agency of a subtier agency"),
    ]],
)
.title("AgencyFilter");
static AMOUNT: Schema = Schema::new(
    "award_amount",
    &[&[
        SchemaMember::new(NumberOrText, "lower_bound"),
        SchemaMember::new(NumberOrText, "upper_bound"),
    ]],
)
.title("AmountRange")
.rules(&[ObjectRule::NotEmpty]);
/// Award searches accept whole numbers only and fail with a 500 if the bounds are in the wrong order.
static AWARD_AMOUNT: Schema = Schema::new(
    "award_amount",
    &[&[
        SchemaMember::new(WholeNumber, "lower_bound"),
        SchemaMember::new(WholeNumber, "upper_bound"),
    ]],
)
.title("AwardAmountRange")
.rules(&[
    ObjectRule::NotEmpty,
    ObjectRule::Ordered("lower_bound", "upper_bound"),
]);
/// The pattern of an industry code; the service returns a 400 for another code.
const NO_NAICS: ForbiddenText = ForbiddenText::Unlike {
    pattern: "[0-9]{2}|[0-9]{4}|[0-9]{6}",
    expected: "a NAICS code of 2, 4 or 6 digits",
    why: "the service refuses another length",
};
static NAICS: Schema = Schema::new(
    "naics_codes",
    &[&[
        SchemaMember::new(TextsOrIntegers, "require").refusals(&[NO_NAICS]),
        SchemaMember::new(TextsOrIntegers, "exclude").refusals(&[NO_NAICS]),
    ]],
)
.lists_are_filled()
.title("NaicsCodes")
.rules(&[ObjectRule::AtLeastOne(&["require", "exclude"])]);
/// The groups of all product and service codes.
const PSC_GROUPS: &[&str] = &["Research and Development", "Service", "Product"];
const NO_PSC: ForbiddenText = ForbiddenText::Unlike {
    pattern: "Research and Development|Service|Product|[A-Z0-9]{1,4}",
    expected: "one to four capital letters or digits, behind Research and Development, Service or Product",
    why: "the service refuses another code",
};
/// Paths in the tree of product and service codes, from a group to a code.
static PSC_PATHS: Schema = Schema::new(
    "codes",
    &[&[
        SchemaMember::new(Paths, "require").refusals(&[NO_PSC]),
        SchemaMember::new(Paths, "exclude").refusals(&[NO_PSC]),
    ]],
)
.lists_are_filled()
.title("PscPaths")
.rules(&[
    ObjectRule::AtLeastOne(&["require", "exclude"]),
    ObjectRule::PathsBegin("require", PSC_GROUPS),
    ObjectRule::PathsBegin("exclude", PSC_GROUPS),
]);
static CODE_PATHS: Schema = Schema::new(
    "codes",
    &[&[
        SchemaMember::new(Paths, "require"),
        SchemaMember::new(Paths, "exclude"),
    ]],
)
.lists_are_filled()
.title("CodePaths")
.rules(&[ObjectRule::AtLeastOne(&["require", "exclude"])]);
static COMPONENTS: Schema = Schema::new(
    "treasury_account_components",
    &[&[
        SchemaMember::new(Text, "ata")
            .code()
            .nullable()
            .characters(0, 3),
        SchemaMember::new(Text, "aid").code().characters(0, 3),
        SchemaMember::new(Text, "bpoa")
            .code()
            .nullable()
            .characters(0, 4),
        SchemaMember::new(Text, "epoa")
            .code()
            .nullable()
            .characters(0, 4),
        SchemaMember::new(Text, "a").nullable().characters(0, 1),
        SchemaMember::new(Text, "main").code().characters(0, 4),
        SchemaMember::new(Text, "sub")
            .code()
            .nullable()
            .characters(0, 3),
    ]],
)
.title("AccountComponents")
.rules(&[ObjectRule::NotEmpty]);
/// Award searches require the agency and the main account.
static AWARD_COMPONENTS: Schema = Schema::new(
    "treasury_account_components",
    &[&[
        SchemaMember::new(Text, "ata")
            .code()
            .nullable()
            .characters(0, 3),
        SchemaMember::new(Text, "aid")
            .code()
            .required()
            .characters(0, 3),
        SchemaMember::new(Text, "bpoa")
            .code()
            .nullable()
            .characters(0, 4),
        SchemaMember::new(Text, "epoa")
            .code()
            .nullable()
            .characters(0, 4),
        SchemaMember::new(Text, "a").nullable().characters(0, 1),
        SchemaMember::new(Text, "main")
            .code()
            .required()
            .characters(0, 4),
        SchemaMember::new(Text, "sub")
            .code()
            .nullable()
            .characters(0, 3),
    ]],
)
.title("AwardAccountComponents");
/// The component filter of the account autocompletes; a null keeps accounts without that component.
pub static ACCOUNT_COMPONENTS: Schema = Schema::new(
    "filter",
    &[&[
        SchemaMember::new(Text, "ata")
            .code()
            .nullable()
            .characters(0, 3)
            .note("allocation transfer agency id"),
        SchemaMember::new(Text, "aid")
            .code()
            .nullable()
            .characters(0, 3)
            .note("agency id"),
        SchemaMember::new(Text, "bpoa")
            .code()
            .nullable()
            .characters(0, 4)
            .note("beginning period of availability"),
        SchemaMember::new(Text, "epoa")
            .code()
            .nullable()
            .characters(0, 4)
            .note("ending period of availability"),
        SchemaMember::new(Text, "a")
            .nullable()
            .characters(0, 1)
            .note("availability type code, X or None"),
        SchemaMember::new(Text, "main")
            .code()
            .nullable()
            .characters(0, 4)
            .note("main account code"),
        SchemaMember::new(Text, "sub")
            .code()
            .nullable()
            .characters(0, 3)
            .note("sub account code"),
    ]],
)
.title("ComponentFilter");
const ACTIVITY_NAME: SchemaMember = SchemaMember::new(Text, "name");
const ACTIVITY_CODE: SchemaMember = SchemaMember::new(Text, "code")
    .code()
    .note("up to four digits as text");
/// The pattern of an activity's code where the service checks it; it returns a 400 for another code.
const NO_ACTIVITY_CODE: ForbiddenText = ForbiddenText::Unlike {
    pattern: "[0-9]*",
    expected: "digits",
    why: "the service refuses other signs",
};
static ACTIVITY: Schema = Schema::new("program_activity", &[&[ACTIVITY_NAME, ACTIVITY_CODE]])
    .title("ProgramActivity")
    .rules(&[ObjectRule::NotEmpty]);
static AWARD_ACTIVITY: Schema = Schema::new(
    "program_activity",
    &[&[ACTIVITY_NAME, ACTIVITY_CODE.refusals(&[NO_ACTIVITY_CODE])]],
)
.title("AwardProgramActivity")
.rules(&[ObjectRule::NotEmpty]);
/// These operations also accept a code as a number.
static ACTIVITY_BY_NUMBER: Schema = Schema::new(
    "program_activity",
    &[&[
        ACTIVITY_NAME,
        SchemaMember::new(IntegerOrText, "code").refusals(&[NO_ACTIVITY_CODE]),
    ]],
)
.title("ProgramActivityByNumber")
.rules(&[ObjectRule::NotEmpty]);
static ACTIVITY_OVER_TIME: Schema = Schema::new(
    "program_activity",
    &[&[
        ACTIVITY_NAME,
        ACTIVITY_CODE,
        SchemaMember::new(Text, "type").values(&["PARK", "PAC/PAN"]),
    ]],
)
.title("ProgramActivityOverTime")
.rules(&[ObjectRule::NotEmpty]);

/// The award type codes, and the words that request an empty result.
const SEARCHED_AWARD_TYPES: &[&str] = &[
    "IDV_A",
    "IDV_B",
    "IDV_B_A",
    "IDV_B_B",
    "IDV_B_C",
    "IDV_C",
    "IDV_D",
    "IDV_E",
    "02",
    "03",
    "04",
    "05",
    "06",
    "07",
    "08",
    "09",
    "10",
    "11",
    "A",
    "B",
    "C",
    "D",
    "-1",
    "F001",
    "F002",
    "F003",
    "F004",
    "F005",
    "F006",
    "F007",
    "F008",
    "F009",
    "F010",
    "no intersection",
];

const AWARD_TYPES: SchemaMember = SchemaMember::new(Texts, "award_type_codes").values(SEARCHED_AWARD_TYPES).note("types of award that count; for subawards those of the prime award; no intersection gives nothing");
const RECIPIENT_ID: SchemaMember = SchemaMember::new(Text, "recipient_id")
    .note("id of the recipient at a level, a hash that ends in -P, -C or -R; not for subawards; awards do not have the parent, whose id ends in -P, and match none");
const PERIOD_LIST: SchemaMember = SchemaMember::new(Objects, "time_period")
    .schema(&PERIOD)
    .note("periods that count, each with its first and last day");

/// The members that all searches share.
const COMMON: &[SchemaMember] = &[
    SchemaMember::new(Texts, "keywords").characters(3, usize::MAX).note("texts to look for in the award, each of 3 characters or more"),
    SchemaMember::new(Text, "description").note("how the description of the award, transaction or subaward begins"),
    SchemaMember::new(Text, "place_of_performance_scope").values(SCOPES).note("whether the work is done in the USA or abroad"),
    SchemaMember::new(Texts, "recipient_search_text").note("texts to look for in the name, UEI and DUNS of the recipient and its parent; in double quotes for an exact match"),
    SchemaMember::new(Text, "recipient_scope").values(SCOPES).note("whether the recipient is in the USA or abroad"),
    SchemaMember::new(Texts, "recipient_type_names").note("kinds of business, such as small_business"),
    SchemaMember::new(Texts, "award_ids").note("numbers of awards (PIID, FAIN or URI); in double quotes for an exact match"),
    SchemaMember::new(Text, "award_unique_id").note("generated id of one award"),
    SchemaMember::new(Texts, "program_numbers").code().note("numbers of assistance listings, such as 10.410"),
    SchemaMember::new(ObjectOrTexts, "psc_codes").schema(&PSC_PATHS).note("product and service codes, or paths of the tree of them"),
    SchemaMember::new(Texts, "contract_pricing_type_codes").note("codes of the pricing of contracts, such as J for a firm fixed price"),
    SchemaMember::new(Texts, "set_aside_type_codes").note("codes of the set-aside of contracts, such as SBA"),
    SchemaMember::new(Texts, "extent_competed_type_codes").note("codes of how far contracts were competed, such as A"),
    SchemaMember::new(Texts, "def_codes").code().refusals(&[NO_FILTERED_DEF_CODE]).note("disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of COVID-19 and infrastructure also restrict the days; one that does not exist matches nothing"),
];
/// Places, agencies, amounts and account codes as most searches accept them.
const NESTED: &[SchemaMember] = &[
    SchemaMember::new(Objects, "place_of_performance_locations")
        .schema(&LOCATION)
        .note("places where the work is done"),
    SchemaMember::new(Objects, "recipient_locations")
        .schema(&RECIPIENT_LOCATION)
        .note("places of the recipients"),
    SchemaMember::new(Objects, "agencies")
        .schema(&AGENCY)
        .note("agencies that award or fund"),
    SchemaMember::new(Objects, "award_amounts")
        .schema(&AMOUNT)
        .note("ranges of amounts in USD, bounds included; one bound may be left out"),
    SchemaMember::new(ObjectOrCodes, "naics_codes")
        .schema(&NAICS)
        .refusals(&[NO_NAICS])
        .note("NAICS codes of 2, 4 or 6 digits"),
    SchemaMember::new(ObjectOrObjects, "tas_codes")
        .schema(&CODE_PATHS)
        .list_schema(&COMPONENTS)
        .note("treasury accounts, as paths of the tree of accounts or as a list of components"),
    SchemaMember::new(Objects, "treasury_account_components")
        .schema(&COMPONENTS)
        .note("treasury accounts by their components"),
    SchemaMember::new(Integers, "legal_entities").note("the service ignores it"),
];
/// Places, agencies, amounts and account codes as award searches accept them.
const AWARD_NESTED: &[SchemaMember] = &[
    SchemaMember::new(Objects, "time_period")
        .schema(&AWARD_PERIOD)
        .note("periods that count, each with its first and last day"),
    SchemaMember::new(Objects, "place_of_performance_locations")
        .schema(&AWARD_LOCATION)
        .note("places where the work is done"),
    SchemaMember::new(Objects, "recipient_locations")
        .schema(&AWARD_LOCATION)
        .note("places of the recipients"),
    SchemaMember::new(Objects, "agencies")
        .schema(&AGENCY)
        .note("agencies that award or fund"),
    SchemaMember::new(Objects, "award_amounts")
        .schema(&AWARD_AMOUNT)
        .note("ranges of amounts in whole USD, bounds included"),
    SchemaMember::new(ObjectOrTexts, "naics_codes")
        .schema(&NAICS)
        .refusals(&[NO_NAICS])
        .note("NAICS codes of 2, 4 or 6 digits"),
    SchemaMember::new(ObjectOrObjects, "tas_codes")
        .schema(&CODE_PATHS)
        .list_schema(&COMPONENTS)
        .note("treasury accounts, as paths of the tree of accounts or as a list of components"),
    SchemaMember::new(Objects, "treasury_account_components").schema(&AWARD_COMPONENTS),
    SchemaMember::new(Objects, "program_activities").schema(&AWARD_ACTIVITY),
    AWARD_TYPES.required(),
];

const NO_RECIPIENT: (&str, &str) = ("recipient_id", "the service drops it here in silence");
const NO_ACTIVITY: (&str, &str) = ("program_activities", "the service drops it here in silence");

/// The search filters of the category searches and counts.
pub static SEARCH: Schema = Schema::new(
    "filters",
    &[COMMON, NESTED, &[PERIOD_LIST, AWARD_TYPES, RECIPIENT_ID]],
)
.title("Filters")
.lists_are_filled()
.elsewhere(&[NO_ACTIVITY]);
pub static TRANSACTION_SEARCH: Schema = Schema::new(
    "filters",
    &[
        COMMON,
        NESTED,
        &[
            PERIOD_LIST,
            AWARD_TYPES.required(),
            RECIPIENT_ID,
            SchemaMember::new(Objects, "program_activities").schema(&ACTIVITY_BY_NUMBER),
        ],
    ],
)
.title("TransactionFilters")
.lists_are_filled();
pub static TRANSACTION_GROUPED_SEARCH: Schema = Schema::new(
    "filters",
    &[
        COMMON,
        NESTED,
        &[PERIOD_LIST, AWARD_TYPES.required(), RECIPIENT_ID],
    ],
)
.title("TransactionGroupedFilters")
.lists_are_filled()
.elsewhere(&[NO_ACTIVITY]);
/// The service fails on an empty object.
pub static TRANSACTION_COUNT_SEARCH: Schema = Schema::new(
    "filters",
    &[COMMON, NESTED, &[PERIOD_LIST, AWARD_TYPES, RECIPIENT_ID]],
)
.title("TransactionCountFilters")
.lists_are_filled()
.rules(&[ObjectRule::NotEmpty])
.elsewhere(&[NO_ACTIVITY]);
pub static OVER_TIME_SEARCH: Schema = Schema::new(
    "filters",
    &[
        COMMON,
        NESTED,
        &[
            SchemaMember::new(Objects, "time_period")
                .schema(&WHOLE_PERIOD)
                .note("periods that count, each with its first and last day"),
            AWARD_TYPES,
            RECIPIENT_ID,
            SchemaMember::new(Objects, "program_activities").schema(&ACTIVITY_OVER_TIME),
        ],
    ],
)
.title("OverTimeFilters")
.lists_are_filled();
/// The service fails on an empty object.
pub static GEOGRAPHY_SEARCH: Schema = Schema::new(
    "filters",
    &[
        COMMON,
        NESTED,
        &[
            SchemaMember::new(Objects, "time_period")
                .schema(&SUBAWARD_PERIOD)
                .note("periods that count, each with its first and last day"),
            AWARD_TYPES,
            RECIPIENT_ID,
            SchemaMember::new(Objects, "program_activities").schema(&ACTIVITY),
        ],
    ],
)
.title("GeographyFilters")
.lists_are_filled()
.rules(&[ObjectRule::NotEmpty]);
pub static AWARD_SEARCH: Schema = Schema::new("filters", &[COMMON, AWARD_NESTED])
    .title("AwardFilters")
    .lists_are_filled()
    .elsewhere(&[
        NO_RECIPIENT,
        ("legal_entities", "award searches do not know it"),
    ]);
pub static AWARD_COUNT_SEARCH: Schema = Schema::new(
    "filters",
    &[
        COMMON,
        NESTED,
        &[
            PERIOD_LIST,
            AWARD_TYPES,
            SchemaMember::new(Objects, "program_activities").schema(&ACTIVITY_BY_NUMBER),
        ],
    ],
)
.title("AwardCountFilters")
.lists_are_filled()
.elsewhere(&[NO_RECIPIENT]);
pub static SUBAWARD_SEARCH: Schema =
    Schema::new("filters", &[COMMON, NESTED, &[PERIOD_LIST, AWARD_TYPES]])
        .title("SubawardFilters")
        .lists_are_filled()
        .elsewhere(&[NO_RECIPIENT, NO_ACTIVITY]);
/// A download requires at least one filter.
pub static DOWNLOAD_SEARCH: Schema =
    Schema::new("filters", &[COMMON, NESTED, &[PERIOD_LIST, AWARD_TYPES]])
        .title("DownloadFilters")
        .lists_are_filled()
        .rules(&[ObjectRule::NotEmpty])
        .elsewhere(&[NO_RECIPIENT, NO_ACTIVITY]);
pub static NEW_AWARDS: Schema = Schema::new(
    "filters",
    &[&[
        SchemaMember::new(Objects, "time_period")
            .schema(&NEW_AWARDS_PERIOD)
            .required()
            .note("periods that count, each with its first and last day"),
        RECIPIENT_ID.required(),
    ]],
)
.title("NewAwardsFilters")
.lists_are_filled();
pub static KEYWORDS_ONLY: Schema = Schema::new(
    "filters",
    &[&[SchemaMember::new(Texts, "keywords")
        .required()
        .characters(3, usize::MAX)
        .note("texts to look for, as one text")]],
)
.title("KeywordFilters")
.lists_are_filled();

static DATE_RANGE: Schema = Schema::new("date_range", &[&[START, END]])
    .title("DateRange")
    .rules(&[
        ObjectRule::NotEmpty,
        ObjectRule::Ordered("start_date", "end_date"),
        ObjectRule::Span("start_date", "end_date", 366),
    ]);
/// The custom award download has its own filters, and a variant with keywords only.
pub static BULK_DOWNLOAD: Schema = Schema::new(
    "filters",
    &[&[
        SchemaMember::new(Texts, "prime_award_types")
            .values(ALL_AWARD_TYPES)
            .note("types of prime award"),
        SchemaMember::new(Texts, "sub_award_types")
            .values(&["grant", "procurement"])
            .note("kinds of subaward"),
        SchemaMember::new(Object, "date_range")
            .schema(&DATE_RANGE)
            .note("first and last day, at most 366 days apart"),
        SchemaMember::new(Text, "date_type")
            .values(&["action_date", "last_modified_date"])
            .note("which day of an award is meant"),
        SchemaMember::new(Objects, "agencies")
            .schema(&AGENCY)
            .note("agencies that award or fund; the service ignores one that is named all"),
        SchemaMember::new(IntegerOrText, "agency")
            .note("older form of agencies: id of a toptier agency, or all"),
        SchemaMember::new(Text, "sub_agency")
            .note("older form of agencies: name of a subagency, with agency"),
        SchemaMember::new(Objects, "place_of_performance_locations")
            .schema(&LOCATION)
            .note("places where the work is done"),
        SchemaMember::new(Text, "place_of_performance_scope")
            .values(SCOPES)
            .note("whether the work is done in the USA or abroad"),
        SchemaMember::new(Objects, "recipient_locations")
            .schema(&LOCATION)
            .note("places of the recipients"),
        SchemaMember::new(Text, "recipient_scope")
            .values(SCOPES)
            .note("whether the recipient is in the USA or abroad"),
        SchemaMember::new(Texts, "keywords")
            .note("texts to look for, without other filters, with award_levels"),
    ]],
)
.title("BulkDownloadFilters")
.lists_are_filled()
.rules(&[
    ObjectRule::NotEmpty,
    ObjectRule::UnlessOnly(
        "keywords",
        &ObjectRule::AtLeastOne(&["prime_award_types", "sub_award_types"]),
    ),
    ObjectRule::UnlessOnly("keywords", &ObjectRule::AtLeastOne(&["date_range"])),
]);
/// The explorer has its own filters.
pub static EXPLORE: Schema = Schema::new(
    "filters",
    &[&[
        SchemaMember::new(IntegerOrText, "fy")
            .required()
            .note("federal fiscal year, four digits"),
        SchemaMember::new(IntegerOrText, "quarter")
            .values(&["1", "2", "3", "4"])
            .note("quarter of the fiscal year; counts where period is given as well"),
        SchemaMember::new(IntegerOrText, "period")
            .note("month of the fiscal year, 1 for October to 12 for September"),
        SchemaMember::new(IntegerOrText, "agency").note("id of a toptier agency"),
        SchemaMember::new(IntegerOrText, "federal_account")
            .note("id of a record of type federal_account"),
        SchemaMember::new(IntegerOrText, "object_class").note("code of a major object class"),
        SchemaMember::new(IntegerOrText, "budget_function").note("code of a budget function"),
        SchemaMember::new(IntegerOrText, "budget_subfunction").note("code of a budget subfunction"),
        SchemaMember::new(IntegerOrText, "program_activity")
            .note("id of a record of type program_activity"),
        SchemaMember::new(Text, "recipient").note("name of a recipient"),
        SchemaMember::new(IntegerOrText, "award").note("internal id of an award"),
        SchemaMember::new(IntegerOrText, "award_category")
            .note("internal id of an award, as award"),
        SchemaMember::new(Text, "agency_type").note("the service ignores it"),
    ]],
)
.title("ExploreFilters")
.rules(&[ObjectRule::AtLeastOne(&["quarter", "period"])]);

/// The award type codes of one award search must belong to one group.
pub const ONE_AWARD_GROUP: Rule = Rule::OneGroup {
    object: "filters",
    codes: "award_type_codes",
    groups: &[
        ("contracts", &["A", "B", "C", "D"]),
        ("direct_payments", &["06", "10", "F006", "F007"]),
        ("grants", &["02", "03", "04", "05", "F001", "F002"]),
        (
            "idvs",
            &[
                "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E",
            ],
        ),
        ("loans", &["07", "08", "F003", "F004"]),
        (
            "other_financial_assistance",
            &["09", "F005", "11", "-1", "F008", "F009", "F010"],
        ),
    ],
    wider_when: SUBAWARD_LEVEL_FIRST,
    wider_groups: &[
        (
            "procurement",
            &[
                "A", "B", "C", "D", "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
                "IDV_D", "IDV_E",
            ],
        ),
        (
            "assistance",
            &[
                "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002",
                "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
            ],
        ),
    ],
};
