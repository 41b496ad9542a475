//! The types of the members that the spending answers have in addition to records.

use openshelf_core::catalog::JsonType::{
    Any, Boolean, Integer, List, Map, Nullable, Object, OneOf, Record, Text,
};
use openshelf_core::catalog::{AnswerMember, JsonType, ObjectType, Phrase, Said, SaidEffect};

/// The remarks of the service.
pub static SAID: &[Said] = &[Said {
    member: "messages",
    effect: SaidEffect::Message(&[
        Phrase {
            text: "were not used",
            warning: "IgnoredParameterWarning",
            meaning: "the service did not use a part of the request",
        },
        Phrase {
            text: "there are no data available",
            warning: "IncompleteAnswerWarning",
            meaning: "the service does not have what was asked for",
        },
    ]),
    note: "most searches name the earliest day that they reach, and members of filters that they did not use; lists of disaster spending say so where their default order, by id, is another one",
    source: "fedspendingtransparency/usaspending-api@13a1ee0f0eb5bae5ae41c89b439b98f0881cf0c4:usaspending_api/common/helpers/, usaspending_api/disaster/v2/",
}];

const PAGE: AnswerMember = AnswerMember::integer("page").note("counted from 1");
const HAS_NEXT: AnswerMember = AnswerMember::boolean("hasNext");
const NEXT: AnswerMember = AnswerMember::integer("next")
    .nullable()
    .note("number of the next page; null on the last");
const PREVIOUS: AnswerMember = AnswerMember::integer("previous")
    .nullable()
    .note("number of the page before; null on the first");
const HAS_PREVIOUS: AnswerMember = AnswerMember::boolean("hasPrevious");
const COUNT: AnswerMember = AnswerMember::integer("count").note("records there are in all");

static PAGE_METADATA: ObjectType = ObjectType::new(
    "PageMetadata",
    &[
        PAGE,
        AnswerMember::integer("total").note("records there are in all"),
        AnswerMember::integer("limit").note("records in a page"),
        NEXT,
        PREVIOUS,
        HAS_NEXT,
        HAS_PREVIOUS,
    ],
);
static UNCOUNTED_PAGE_METADATA: ObjectType = ObjectType::new(
    "UncountedPageMetadata",
    &[PAGE, NEXT, PREVIOUS, HAS_NEXT, HAS_PREVIOUS],
);
static COUNTED_PAGE_METADATA: ObjectType = ObjectType::new(
    "CountedPageMetadata",
    &[PAGE, COUNT, NEXT, PREVIOUS, HAS_NEXT, HAS_PREVIOUS],
);
static LINKED_PAGE_METADATA: ObjectType = ObjectType::new(
    "LinkedPageMetadata",
    &[
        COUNT,
        PAGE,
        AnswerMember::boolean("has_next_page"),
        AnswerMember::boolean("has_previous_page"),
        AnswerMember::text("next")
            .nullable()
            .note("address of the next page; null on the last"),
        AnswerMember::text("current").note("address of this page"),
        AnswerMember::text("previous")
            .nullable()
            .note("address of the page before; null on the first"),
    ],
);
static CURSOR_PAGE_METADATA: ObjectType = ObjectType::new(
    "CursorPageMetadata",
    &[
        PAGE,
        HAS_NEXT,
        AnswerMember::new("last_record_unique_id", OneOf(&[Integer, Text]))
            .nullable()
            .note("where the next page begins; null on the last, and a text where the sort has no cursor"),
        AnswerMember::text("last_record_sort_value")
            .nullable()
            .note("where the next page begins; the text None on the last"),
    ],
);
static SHORT_PAGE_METADATA: ObjectType = ObjectType::new("ShortPageMetadata", &[PAGE, HAS_NEXT]);

pub static UNCOUNTED: &[AnswerMember] = &[AnswerMember::object(
    "page_metadata",
    &UNCOUNTED_PAGE_METADATA,
)];
pub static COUNTED: &[AnswerMember] = &[AnswerMember::object(
    "page_metadata",
    &COUNTED_PAGE_METADATA,
)];
pub static LINKED: &[AnswerMember] =
    &[AnswerMember::object("page_metadata", &LINKED_PAGE_METADATA)];
pub static CURSOR: &[AnswerMember] =
    &[AnswerMember::object("page_metadata", &CURSOR_PAGE_METADATA)];
pub static SHORT: &[AnswerMember] = &[AnswerMember::object("page_metadata", &SHORT_PAGE_METADATA)];

const OBLIGATION: AnswerMember = AnswerMember::number("obligation").unit("USD");
const OUTLAY: AnswerMember = AnswerMember::number("outlay").unit("USD");
const AWARD_COUNT: AnswerMember = AnswerMember::integer("award_count");
const FACE_VALUE: AnswerMember = AnswerMember::number("face_value_of_loan")
    .nullable()
    .unit("USD");
static LOAN_TOTALS: ObjectType =
    ObjectType::new("LoanTotals", &[AWARD_COUNT, OBLIGATION, OUTLAY, FACE_VALUE]);
static SPENDING_TOTALS: ObjectType = ObjectType::new(
    "DisasterTotals",
    &[
        OBLIGATION,
        OUTLAY,
        AnswerMember::number("total_budgetary_resources")
            .nullable()
            .unit("USD")
            .optional()
            .note("of account data only"),
        AWARD_COUNT.optional().note("of awards only"),
    ],
);
static BUREAU_TOTALS: ObjectType = ObjectType::new(
    "BureauTotals",
    &[
        AnswerMember::number("total_obligations")
            .nullable()
            .unit("USD"),
        AnswerMember::number("total_outlays").nullable().unit("USD"),
        AnswerMember::number("total_budgetary_resources")
            .nullable()
            .unit("USD"),
    ],
);
pub static LOANS: &[AnswerMember] = &[
    AnswerMember::object("totals", &LOAN_TOTALS),
    AnswerMember::texts("messages").optional(),
];
/// Some of these answers contain messages.
pub static REMARKS: &[AnswerMember] = &[AnswerMember::texts("messages").optional()];
pub static BUREAU: &[AnswerMember] = &[AnswerMember::object("totals", &BUREAU_TOTALS)];

static DEF_CODE: ObjectType = ObjectType::new(
    "DefCode",
    &[
        AnswerMember::text("code"),
        AnswerMember::text("public_law").nullable(),
        AnswerMember::text("title").nullable(),
        AnswerMember::text("urls")
            .nullable()
            .note("several addresses are joined by |"),
        AnswerMember::text("disaster").nullable(),
    ],
);
static DEF_AMOUNT: ObjectType = ObjectType::new(
    "DefAmount",
    &[
        AnswerMember::text("code").note("DEF code"),
        AnswerMember::number("amount").unit("USD"),
    ],
);
static FILE: ObjectType = ObjectType::new(
    "UnlinkedAwardsFile",
    &[
        AnswerMember::text("agency_name").nullable(),
        AnswerMember::text("toptier_code").nullable(),
        AnswerMember::text("agency_acronym").nullable(),
        AnswerMember::text("file_name").nullable(),
        AnswerMember::text("url").nullable(),
    ],
);
static DATABASE_FILE: ObjectType = ObjectType::new(
    "DatabaseDownloadFile",
    &[
        AnswerMember::text("file_name").nullable(),
        AnswerMember::text("url").nullable(),
    ],
);
static CODE: ObjectType = ObjectType::new(
    "CodeDescription",
    &[
        AnswerMember::text("code").nullable(),
        AnswerMember::text("description").nullable(),
    ],
);

/// The types of the members that the answers share.
pub static MEMBERS: &[AnswerMember] = &[
    AnswerMember::object("page_metadata", &PAGE_METADATA),
    AnswerMember::texts("messages").note("remarks of the service, such as filters it did not use"),
    AnswerMember::integer("limit").note("records in a page"),
    AnswerMember::integer("page").note("counted from 1"),
    COUNT,
    AnswerMember::text("category").note("what the amounts are grouped by"),
    AnswerMember::text("spending_level").note("what is counted"),
    AnswerMember::text("group").note("kind of period"),
    AnswerMember::text("scope"),
    AnswerMember::text("geo_layer"),
    AnswerMember::text("spending_type"),
    AnswerMember::text("toptier_code").note("three digits"),
    AnswerMember::text("bureau_slug").nullable(),
    AnswerMember::text("treasury_account_symbol"),
    AnswerMember::integer("fiscal_year"),
    AnswerMember::object("totals", &SPENDING_TOTALS),
    AnswerMember::number("total_aggregated_amount")
        .nullable()
        .unit("USD"),
    AnswerMember::text("name").nullable(),
    AnswerMember::integer("budget_function_count"),
    AnswerMember::integer("budget_sub_function_count"),
    AnswerMember::integer("federal_account_count"),
    AnswerMember::integer("treasury_account_count"),
    AnswerMember::integer("sub_agency_count"),
    AnswerMember::integer("office_count"),
    AnswerMember::integer("program_activity_count"),
    AnswerMember::integer("object_class_count"),
    AnswerMember::integer("awarding_agency_count"),
    AnswerMember::integer("funding_agency_count"),
    AnswerMember::number("total_transaction_obligated_amount")
        .nullable()
        .unit("USD"),
    AnswerMember::text("status_url").note("address that tells the state of the job"),
    AnswerMember::text("file_name"),
    AnswerMember::text("file_url").note("serves the file once the job is finished"),
    AnswerMember::new("download_request", Map(&Any))
        .note("the request as the service understood it, with its defaults"),
    AnswerMember::text("status").note("ready, running, finished or failed"),
    AnswerMember::text("message")
        .nullable()
        .note("of a job that failed"),
    AnswerMember::number("total_size")
        .nullable()
        .unit("kilobytes")
        .note("null while unknown or zero"),
    AnswerMember::integer("total_columns").nullable(),
    AnswerMember::integer("total_rows").nullable(),
    AnswerMember::text("seconds_elapsed")
        .nullable()
        .unit("s")
        .note("a decimal number as text"),
    AnswerMember::text("search_text"),
    AnswerMember::text("hash").note("MD5 of the body that was sent"),
    AnswerMember::new("filter", Map(&Any)).note("the body that was stored"),
    AnswerMember::integer("transactions"),
    AnswerMember::integer("federal_accounts"),
    AnswerMember::integer("subawards"),
    AnswerMember::text("last_updated").note("MM/DD/YYYY"),
];

pub static OVERVIEW: &[AnswerMember] = &[
    AnswerMember::text("name"),
    AnswerMember::text("abbreviation").nullable(),
    AnswerMember::integer("agency_id"),
    AnswerMember::text("icon_filename").nullable(),
    AnswerMember::text("mission").nullable(),
    AnswerMember::text("website").nullable(),
    AnswerMember::text("congressional_justification_url").nullable(),
    AnswerMember::text("about_agency_data").nullable(),
    AnswerMember::integer("subtier_agency_count"),
    AnswerMember::new("def_codes", List(&Object(&DEF_CODE))),
];
pub static AGENCY_AWARDS: &[AnswerMember] = &[
    AnswerMember::text("latest_action_date").nullable(),
    AnswerMember::integer("transaction_count"),
    AnswerMember::number("obligations").nullable().unit("USD"),
];
pub static NEW_AWARD_COUNT: &[AnswerMember] = &[
    AnswerMember::text("agency_type"),
    AnswerMember::texts("award_type_codes").nullable(),
    AnswerMember::integer("new_award_count"),
];
pub static UNLINKED_AWARDS: &[AnswerMember] = &[
    AnswerMember::integer("unlinked_file_c_award_count"),
    AnswerMember::integer("unlinked_file_d_award_count"),
    AnswerMember::integer("total_linked_award_count"),
];
pub static ACCOUNT_SEARCH: &[AnswerMember] = &[
    AnswerMember::text("fy").note("fiscal year, as text"),
    AnswerMember::text("keyword").nullable(),
    NEXT,
    PREVIOUS,
    HAS_NEXT,
    HAS_PREVIOUS,
];
pub static ACCOUNT: &[AnswerMember] = &[
    AnswerMember::text("fiscal_year").note("as text here"),
    AnswerMember::integer("id"),
    AnswerMember::text("agency_identifier"),
    AnswerMember::text("main_account_code"),
    AnswerMember::text("account_title").nullable(),
    AnswerMember::text("federal_account_code"),
    AnswerMember::text("parent_agency_toptier_code").nullable(),
    AnswerMember::text("parent_agency_name").nullable(),
    AnswerMember::text("bureau_name").nullable(),
    AnswerMember::text("bureau_slug").nullable(),
    AnswerMember::number("total_obligated_amount")
        .nullable()
        .unit("USD"),
    AnswerMember::number("total_gross_outlay_amount")
        .nullable()
        .unit("USD"),
    AnswerMember::number("total_budgetary_resources")
        .nullable()
        .unit("USD"),
];

static SNAPSHOT_TYPE: ObjectType = ObjectType::new(
    "AccountSnapshot",
    &[
        AnswerMember::number("outlay").nullable().unit("USD"),
        AnswerMember::number("budget_authority")
            .nullable()
            .unit("USD"),
        AnswerMember::number("obligated").nullable().unit("USD"),
        AnswerMember::number("unobligated").nullable().unit("USD"),
        AnswerMember::number("balance_brought_forward")
            .nullable()
            .unit("USD"),
        AnswerMember::number("other_budgetary_resources")
            .nullable()
            .unit("USD"),
        AnswerMember::number("appropriations")
            .nullable()
            .unit("USD"),
        AnswerMember::text("name").nullable(),
    ],
);
pub static SNAPSHOT: &[AnswerMember] = &[AnswerMember::object("results", &SNAPSHOT_TYPE)
    .optional()
    .note("missing when there is no data")];
static AGENCY_TYPE: ObjectType = ObjectType::new(
    "ReferenceAgency",
    &[
        AnswerMember::text("agency_name").optional(),
        AnswerMember::text("active_fy")
            .optional()
            .note("fiscal year, as text"),
        AnswerMember::text("active_fq")
            .optional()
            .note("quarter, as text"),
        AnswerMember::text("outlay_amount")
            .optional()
            .unit("USD")
            .note("a decimal number as text"),
        AnswerMember::text("obligated_amount")
            .optional()
            .unit("USD")
            .note("a decimal number as text"),
        AnswerMember::text("budget_authority_amount")
            .optional()
            .unit("USD")
            .note("a decimal number as text"),
        AnswerMember::text("current_total_budget_authority_amount")
            .optional()
            .unit("USD")
            .note("a decimal number as text"),
        AnswerMember::text("mission").nullable().optional(),
        AnswerMember::text("website").nullable().optional(),
        AnswerMember::text("icon_filename").nullable().optional(),
        AnswerMember::text("congressional_justification_url")
            .nullable()
            .optional(),
    ],
);
pub static AGENCY: &[AnswerMember] = &[AnswerMember::object("results", &AGENCY_TYPE)
    .note("empty when the id is unknown or the agency never submitted")];
pub static OBJECT_CLASSES: &[AnswerMember] =
    &[
        AnswerMember::new("results", OneOf(&[List(&Record), Map(&Any)]))
            .note("an empty object when the id is unknown"),
    ];
pub static CFDA_TOTAL: &[AnswerMember] = &[
    AnswerMember::text("cfda").note("number of the assistance listing"),
    AnswerMember::integer("posted"),
    AnswerMember::integer("closed"),
    AnswerMember::integer("archived"),
    AnswerMember::integer("forecasted"),
];
pub static AWARD_TYPES: &[AnswerMember] = &[
    AnswerMember::new("contracts", Map(&Text)).note("descriptions by code"),
    AnswerMember::new("loans", Map(&Text)).note("descriptions by code"),
    AnswerMember::new("idvs", Map(&Text)).note("descriptions by code"),
    AnswerMember::new("grants", Map(&Text)).note("descriptions by code"),
    AnswerMember::new("other_financial_assistance", Map(&Text)).note("descriptions by code"),
    AnswerMember::new("direct_payments", Map(&Text)).note("descriptions by code"),
];
static DICTIONARY_METADATA: ObjectType = ObjectType::new(
    "DataDictionaryMetadata",
    &[
        AnswerMember::integer("total_rows"),
        AnswerMember::integer("total_columns"),
        AnswerMember::text("total_size"),
        AnswerMember::text("download_location"),
    ],
);
static DICTIONARY_SECTION: ObjectType = ObjectType::new(
    "DataDictionarySection",
    &[
        AnswerMember::text("section"),
        AnswerMember::integer("colspan").note("columns below it"),
    ],
);
static DICTIONARY_HEADER: ObjectType = ObjectType::new(
    "DataDictionaryHeader",
    &[AnswerMember::text("raw"), AnswerMember::text("display")],
);
static DICTIONARY: ObjectType = ObjectType::new(
    "DataDictionary",
    &[
        AnswerMember::object("metadata", &DICTIONARY_METADATA),
        AnswerMember::new("sections", List(&Object(&DICTIONARY_SECTION))),
        AnswerMember::new("headers", List(&Object(&DICTIONARY_HEADER))),
        AnswerMember::new("rows", List(&List(&Nullable(&Text)))),
    ],
);
pub static DATA_DICTIONARY: &[AnswerMember] = &[AnswerMember::object("document", &DICTIONARY)];

static OFFICE: ObjectType = ObjectType::new(
    "Office",
    &[
        AnswerMember::text("code").nullable(),
        AnswerMember::text("name").nullable(),
    ],
);
static AGENCY_NAME: ObjectType = ObjectType::new(
    "AgencyName",
    &[
        AnswerMember::text("code").nullable(),
        AnswerMember::text("abbreviation").nullable(),
        AnswerMember::text("name").nullable(),
    ],
);
static TOPTIER_OFFICES: ObjectType = ObjectType::new(
    "ToptierAgencyOffices",
    &[
        AnswerMember::text("code").nullable(),
        AnswerMember::text("abbreviation").nullable(),
        AnswerMember::text("name").nullable(),
        AnswerMember::new("subtier_agencies", List(&Object(&AGENCY_NAME))),
        AnswerMember::new("offices", List(&Object(&OFFICE))),
    ],
);
static SUBTIER_OFFICES: ObjectType = ObjectType::new(
    "SubtierAgencyOffices",
    &[
        AnswerMember::text("code").nullable(),
        AnswerMember::text("abbreviation").nullable(),
        AnswerMember::text("name").nullable(),
        AnswerMember::object("toptier_agency", &AGENCY_NAME),
        AnswerMember::new("offices", List(&Object(&OFFICE))),
    ],
);
static OFFICE_AGENCIES: ObjectType = ObjectType::new(
    "OfficeAgencies",
    &[
        AnswerMember::text("code").nullable(),
        AnswerMember::text("name").nullable(),
        AnswerMember::object("toptier_agency", &AGENCY_NAME),
        AnswerMember::object("subtier_agency", &AGENCY_NAME),
    ],
);
static OFFICES_TYPE: ObjectType = ObjectType::new(
    "AgencyOffices",
    &[
        AnswerMember::new("toptier_agency", List(&Object(&TOPTIER_OFFICES))),
        AnswerMember::new("subtier_agency", List(&Object(&SUBTIER_OFFICES))),
        AnswerMember::new("office", List(&Object(&OFFICE_AGENCIES))),
    ],
);
pub static OFFICES: &[AnswerMember] = &[AnswerMember::object("results", &OFFICES_TYPE)];
/// Nodes of a tree contain nodes.
pub static NODES: &[AnswerMember] = &[AnswerMember::new("children", List(&Record))];
/// Codes, with null for accounts that have none.
pub static CODES: &[AnswerMember] = &[AnswerMember::new("results", List(&Nullable(&Text)))];
pub static MATCHED_TERMS: &[AnswerMember] =
    &[AnswerMember::texts("results").note("the terms alone")];

static PLACE: ObjectType = ObjectType::new(
    "MatchedPlace",
    &[
        AnswerMember::text("country_name").nullable().optional(),
        AnswerMember::text("state_name").nullable().optional(),
        AnswerMember::text("city_name").nullable().optional(),
        AnswerMember::text("county_name").nullable().optional(),
        AnswerMember::text("county_fips").nullable().optional(),
        AnswerMember::text("zip_code").nullable().optional(),
        AnswerMember::text("original_cd").nullable().optional(),
        AnswerMember::text("current_cd").nullable().optional(),
    ],
);
const PLACES: JsonType = List(&Object(&PLACE));
static PLACES_TYPE: ObjectType = ObjectType::new(
    "MatchedPlaces",
    &[
        AnswerMember::new("countries", PLACES).optional(),
        AnswerMember::new("states", PLACES).optional(),
        AnswerMember::new("cities", PLACES).optional(),
        AnswerMember::new("counties", PLACES).optional(),
        AnswerMember::new("zip_codes", PLACES).optional(),
        AnswerMember::new("districts_original", PLACES).optional(),
        AnswerMember::new("districts_current", PLACES).optional(),
    ],
);
pub static LOCATIONS: &[AnswerMember] =
    &[AnswerMember::object("results", &PLACES_TYPE).note("lists that are empty are left out")];

static DOWNLOAD_AGENCY: ObjectType = ObjectType::new(
    "DownloadAgency",
    &[
        AnswerMember::text("name"),
        AnswerMember::integer("toptier_agency_id"),
        AnswerMember::text("toptier_code"),
    ],
);
static DOWNLOAD_AGENCIES_TYPE: ObjectType = ObjectType::new(
    "DownloadAgencies",
    &[
        AnswerMember::new("cfo_agencies", List(&Object(&DOWNLOAD_AGENCY))),
        AnswerMember::new("other_agencies", List(&Object(&DOWNLOAD_AGENCY))),
    ],
);
static DOWNLOAD_SUB_AGENCY: ObjectType = ObjectType::new(
    "DownloadSubAgency",
    &[AnswerMember::text("subtier_agency_name")],
);
pub static DOWNLOAD_AGENCIES: &[AnswerMember] = &[
    AnswerMember::new(
        "agencies",
        OneOf(&[Object(&DOWNLOAD_AGENCIES_TYPE), List(&Any)]),
    )
    .note("an empty list when an agency is asked for"),
    AnswerMember::new("sub_agencies", List(&Object(&DOWNLOAD_SUB_AGENCY)))
        .note("empty unless an agency is asked for"),
];
pub static DOWNLOAD_COUNT: &[AnswerMember] = &[
    AnswerMember::integer("calculated_transaction_count")
        .note("as calculated_count; announced to go"),
    AnswerMember::integer("maximum_transaction_limit").note("as maximum_limit; announced to go"),
    AnswerMember::boolean("transaction_rows_gt_limit").note("as rows_gt_limit; announced to go"),
    AnswerMember::integer("calculated_count").note("rows of the download"),
    AnswerMember::integer("maximum_limit").note("rows that a download may have"),
    AnswerMember::boolean("rows_gt_limit").note("whether there are more rows than allowed"),
];
pub static DATABASE_FILES: &[AnswerMember] = &[
    AnswerMember::object("full_download_file", &DATABASE_FILE),
    AnswerMember::object("subset_download_file", &DATABASE_FILE),
];
pub static UNLINKED_FILE: &[AnswerMember] = &[AnswerMember::object("file", &FILE)];
pub static AMOUNT: &[AnswerMember] = &[
    AWARD_COUNT,
    OBLIGATION,
    OUTLAY,
    FACE_VALUE
        .optional()
        .note("only when a loan code is asked for"),
];
static FUNDING: ObjectType = ObjectType::new(
    "DisasterFunding",
    &[
        AnswerMember::text("def_code"),
        AnswerMember::number("amount").unit("USD"),
    ],
);
static DISASTER_SPENDING: ObjectType = ObjectType::new(
    "DisasterSpending",
    &[
        AnswerMember::number("award_obligations")
            .nullable()
            .unit("USD"),
        AnswerMember::number("award_outlays").nullable().unit("USD"),
        AnswerMember::number("total_obligations")
            .nullable()
            .unit("USD"),
        AnswerMember::number("total_outlays").nullable().unit("USD"),
    ],
);
pub static DISASTER_OVERVIEW: &[AnswerMember] = &[
    AnswerMember::new("funding", List(&Object(&FUNDING))),
    AnswerMember::number("total_budget_authority")
        .nullable()
        .unit("USD"),
    AnswerMember::object("spending", &DISASTER_SPENDING),
    AnswerMember::new("additional", Map(&Any))
        .nullable()
        .note("null unless def_codes is V alone"),
];
pub static EXPLORED: &[AnswerMember] = &[
    AnswerMember::number("total").nullable().unit("USD"),
    AnswerMember::text("end_date").note("YYYY-MM-DD"),
];
static GROUP_COUNTS: ObjectType = ObjectType::new(
    "AwardGroupCounts",
    &[
        AnswerMember::integer("contracts").optional(),
        AnswerMember::integer("direct_payments").optional(),
        AnswerMember::integer("grants").optional(),
        AnswerMember::integer("idvs").optional(),
        AnswerMember::integer("loans").optional(),
        AnswerMember::integer("other").optional(),
        AnswerMember::integer("subgrants")
            .optional()
            .note("of subawards only"),
        AnswerMember::integer("subcontracts")
            .optional()
            .note("of subawards only"),
    ],
);
pub static COUNTS: &[AnswerMember] = &[AnswerMember::object("results", &GROUP_COUNTS)];
static SUMMARY_TYPE: ObjectType = ObjectType::new(
    "TransactionSummary",
    &[
        AnswerMember::integer("prime_awards_count"),
        AnswerMember::number("prime_awards_obligation_amount")
            .nullable()
            .unit("USD"),
    ],
);
pub static SUMMARY: &[AnswerMember] = &[AnswerMember::object("results", &SUMMARY_TYPE)];

static ASSISTANCE_LISTING: ObjectType = ObjectType::new(
    "AssistanceListing",
    &[
        AnswerMember::text("code").note("two digits, or with flat a whole number such as 10.664"),
        AnswerMember::text("description")
            .nullable()
            .note("null unless flat"),
        AnswerMember::integer("count")
            .optional()
            .note("listings below it; missing with flat"),
        AnswerMember::new("children", List(&Object(&CODE)))
            .nullable()
            .optional()
            .note("with a filter and without flat only"),
    ],
);
/// A plain list, or an object if a filter or a page is requested.
pub const LISTINGS: JsonType = OneOf(&[Object(&LISTINGS_TYPE), List(&Object(&ASSISTANCE_LISTING))]);
static LISTINGS_TYPE: ObjectType = ObjectType::new(
    "AssistanceListings",
    &[
        AnswerMember::new("results", List(&Object(&ASSISTANCE_LISTING))),
        AnswerMember::object("page_metadata", &PAGE_METADATA)
            .optional()
            .note("with flat only"),
        AnswerMember::text("message")
            .nullable()
            .optional()
            .note("with a filter and without flat only"),
    ],
);

const AMOUNTS_BY_DEFC: JsonType = List(&Object(&DEF_AMOUNT));
const USD: AnswerMember = AnswerMember::number("").nullable().unit("USD");
const fn dollars(name: &'static str) -> AnswerMember {
    AnswerMember { name, ..USD }
}

pub static IDV_AMOUNTS: &[AnswerMember] = &[
    AnswerMember::integer("award_id"),
    AnswerMember::text("generated_unique_award_id"),
    AnswerMember::integer("child_idv_count"),
    AnswerMember::integer("child_award_count"),
    dollars("child_award_total_obligation"),
    dollars("child_award_total_outlay"),
    dollars("child_award_base_and_all_options_value"),
    dollars("child_award_base_exercised_options_val"),
    dollars("child_total_account_outlay"),
    dollars("child_total_account_obligation"),
    AnswerMember::new("child_account_outlays_by_defc", AMOUNTS_BY_DEFC),
    AnswerMember::new("child_account_obligations_by_defc", AMOUNTS_BY_DEFC),
    AnswerMember::integer("grandchild_award_count"),
    dollars("grandchild_award_total_obligation"),
    dollars("grandchild_award_total_outlay"),
    dollars("grandchild_award_base_and_all_options_value"),
    dollars("grandchild_award_base_exercised_options_val"),
    dollars("grandchild_total_account_outlay"),
    dollars("grandchild_total_account_obligation"),
    AnswerMember::new("grandchild_account_outlays_by_defc", AMOUNTS_BY_DEFC),
    AnswerMember::new("grandchild_account_obligations_by_defc", AMOUNTS_BY_DEFC),
];

static TOPTIER: ObjectType = ObjectType::new(
    "AwardToptierAgency",
    &[
        AnswerMember::text("name").nullable(),
        AnswerMember::text("code").nullable(),
        AnswerMember::text("abbreviation").nullable(),
        AnswerMember::text("slug").nullable(),
    ],
);
static AWARD_AGENCY: ObjectType = ObjectType::new(
    "AwardAgency",
    &[
        AnswerMember::integer("id").nullable(),
        AnswerMember::boolean("has_agency_page"),
        AnswerMember::object("toptier_agency", &TOPTIER),
        AnswerMember::object("subtier_agency", &AGENCY_NAME).nullable(),
        AnswerMember::text("office_agency_name").nullable(),
    ],
);
static RECIPIENT_PLACE: ObjectType = ObjectType::new(
    "AwardRecipientLocation",
    &[
        AnswerMember::text("location_country_code").nullable(),
        AnswerMember::text("country_name").nullable(),
        AnswerMember::text("state_code").nullable(),
        AnswerMember::text("state_name").nullable(),
        AnswerMember::text("city_name").nullable(),
        AnswerMember::text("county_code").nullable(),
        AnswerMember::text("county_name").nullable(),
        AnswerMember::text("address_line1").nullable(),
        AnswerMember::text("address_line2").nullable(),
        AnswerMember::text("address_line3").nullable(),
        AnswerMember::text("congressional_code").nullable(),
        AnswerMember::text("zip4").nullable(),
        AnswerMember::text("zip5").nullable(),
        AnswerMember::text("foreign_postal_code").nullable(),
        AnswerMember::text("foreign_province").nullable(),
    ],
);
static PERFORMANCE_PLACE: ObjectType = ObjectType::new(
    "PlaceOfPerformance",
    &[
        AnswerMember::text("location_country_code").nullable(),
        AnswerMember::text("country_name").nullable(),
        AnswerMember::text("state_code").nullable(),
        AnswerMember::text("state_name").nullable(),
        AnswerMember::text("city_name").nullable(),
        AnswerMember::text("county_code").nullable(),
        AnswerMember::text("county_name").nullable(),
        AnswerMember::text("congressional_code").nullable(),
        AnswerMember::text("zip4").nullable(),
        AnswerMember::text("zip5").nullable(),
        AnswerMember::text("address_line1")
            .nullable()
            .note("always null, as the other lines"),
        AnswerMember::text("address_line2").nullable(),
        AnswerMember::text("address_line3").nullable(),
        AnswerMember::text("foreign_province")
            .nullable()
            .note("always null"),
        AnswerMember::text("foreign_postal_code")
            .nullable()
            .note("always null"),
    ],
);
static AWARD_RECIPIENT: ObjectType = ObjectType::new(
    "AwardRecipient",
    &[
        AnswerMember::text("recipient_hash").nullable(),
        AnswerMember::text("recipient_name").nullable(),
        AnswerMember::text("recipient_uei").nullable(),
        AnswerMember::text("recipient_unique_id")
            .nullable()
            .note("DUNS number"),
        AnswerMember::text("parent_recipient_hash").nullable(),
        AnswerMember::text("parent_recipient_name").nullable(),
        AnswerMember::text("parent_recipient_uei").nullable(),
        AnswerMember::text("parent_recipient_unique_id")
            .nullable()
            .note("DUNS number"),
        AnswerMember::texts("business_categories"),
        AnswerMember::object("location", &RECIPIENT_PLACE).nullable(),
    ],
);
static OFFICER: ObjectType = ObjectType::new(
    "ExecutiveOfficer",
    &[
        AnswerMember::text("name").nullable(),
        AnswerMember::number("amount").nullable().unit("USD"),
    ],
);
static EXECUTIVES: ObjectType = ObjectType::new(
    "ExecutiveDetails",
    &[AnswerMember::new("officers", List(&Object(&OFFICER)))],
);
static PERFORMANCE_PERIOD: ObjectType = ObjectType::new(
    "PeriodOfPerformance",
    &[
        AnswerMember::text("start_date")
            .nullable()
            .note("YYYY-MM-DD"),
        AnswerMember::text("end_date").nullable().note("YYYY-MM-DD"),
        AnswerMember::text("last_modified_date").nullable(),
        AnswerMember::text("potential_end_date")
            .nullable()
            .optional(),
    ],
);
static HIERARCHY: ObjectType = ObjectType::new(
    "CodeHierarchy",
    &[
        AnswerMember::new("toptier_code", OneOf(&[Object(&CODE), Map(&Any)])),
        AnswerMember::new("midtier_code", OneOf(&[Object(&CODE), Map(&Any)])),
        AnswerMember::new("subtier_code", OneOf(&[Object(&CODE), Map(&Any)])).optional(),
        AnswerMember::new("base_code", OneOf(&[Object(&CODE), Map(&Any)])),
    ],
);

/// Its members depend on the category of the award.
pub static AWARD: &[AnswerMember] = &[
    AnswerMember::integer("id"),
    AnswerMember::text("generated_unique_award_id"),
    AnswerMember::text("category").note("contract, idv, grant, loans and so on"),
    AnswerMember::text("type").nullable(),
    AnswerMember::text("type_description").nullable(),
    AnswerMember::text("description").nullable(),
    dollars("total_obligation"),
    AnswerMember::integer("subaward_count"),
    dollars("total_subaward_amount"),
    AnswerMember::text("date_signed")
        .nullable()
        .note("YYYY-MM-DD"),
    dollars("base_exercised_options").optional(),
    dollars("base_and_all_options").optional(),
    AnswerMember::text("piid")
        .nullable()
        .optional()
        .note("of contracts"),
    AnswerMember::new("parent_award", Map(&Any))
        .nullable()
        .optional()
        .note("of contracts"),
    AnswerMember::new(
        "latest_transaction_contract_data",
        Map(&Nullable(&OneOf(&[Text, Boolean]))),
    )
    .nullable()
    .optional()
    .note("of contracts"),
    AnswerMember::object("naics_hierarchy", &HIERARCHY)
        .nullable()
        .optional()
        .note("of contracts with a code"),
    AnswerMember::object("psc_hierarchy", &HIERARCHY)
        .nullable()
        .optional()
        .note("of contracts with a code"),
    AnswerMember::text("fain")
        .nullable()
        .optional()
        .note("of assistance"),
    AnswerMember::text("uri")
        .nullable()
        .optional()
        .note("of assistance"),
    AnswerMember::integer("record_type")
        .nullable()
        .optional()
        .note("of assistance"),
    AnswerMember::new("cfda_info", List(&Map(&Any)))
        .optional()
        .note("of assistance"),
    dollars("transaction_obligated_amount")
        .optional()
        .note("of assistance"),
    dollars("total_subsidy_cost")
        .optional()
        .note("of assistance"),
    dollars("total_loan_value").optional().note("of assistance"),
    dollars("non_federal_funding")
        .optional()
        .note("of assistance"),
    dollars("total_funding").optional().note("of assistance"),
    AnswerMember::new("funding_opportunity", Map(&Nullable(&Text)))
        .nullable()
        .optional()
        .note("of assistance"),
    AnswerMember::object("awarding_agency", &AWARD_AGENCY).nullable(),
    AnswerMember::object("funding_agency", &AWARD_AGENCY).nullable(),
    AnswerMember::object("recipient", &AWARD_RECIPIENT).nullable(),
    AnswerMember::object("executive_details", &EXECUTIVES).nullable(),
    AnswerMember::object("period_of_performance", &PERFORMANCE_PERIOD),
    AnswerMember::object("place_of_performance", &PERFORMANCE_PLACE).nullable(),
    dollars("total_account_outlay"),
    dollars("total_account_obligation"),
    AnswerMember::new("account_outlays_by_defc", AMOUNTS_BY_DEFC),
    AnswerMember::new("account_obligations_by_defc", AMOUNTS_BY_DEFC),
    dollars("total_outlay"),
];

static RECIPIENT_PARENT: ObjectType = ObjectType::new(
    "RecipientParent",
    &[
        AnswerMember::text("parent_id").nullable(),
        AnswerMember::text("parent_name").nullable(),
        AnswerMember::text("parent_duns").nullable(),
        AnswerMember::text("parent_uei").nullable(),
    ],
);
static RECIPIENT_LOCATION: ObjectType = ObjectType::new(
    "RecipientLocation",
    &[
        AnswerMember::text("address_line1").nullable(),
        AnswerMember::text("address_line2").nullable(),
        AnswerMember::text("address_line3").nullable(),
        AnswerMember::text("foreign_province").nullable(),
        AnswerMember::text("city_name").nullable(),
        AnswerMember::text("county_name").nullable(),
        AnswerMember::text("state_code").nullable(),
        AnswerMember::text("zip").nullable(),
        AnswerMember::text("zip4").nullable(),
        AnswerMember::text("foreign_postal_code").nullable(),
        AnswerMember::text("country_name").nullable(),
        AnswerMember::text("country_code").nullable(),
        AnswerMember::text("congressional_code").nullable(),
    ],
);
pub static RECIPIENT: &[AnswerMember] = &[
    AnswerMember::texts("alternate_names"),
    AnswerMember::text("duns").nullable(),
    AnswerMember::text("uei").nullable(),
    AnswerMember::text("recipient_id").note("hash plus -P, -C or -R"),
    AnswerMember::text("recipient_level").note("P, C or R: parent, child or neither"),
    AnswerMember::text("parent_id").nullable(),
    AnswerMember::text("parent_name").nullable(),
    AnswerMember::text("parent_duns").nullable(),
    AnswerMember::text("parent_uei").nullable(),
    AnswerMember::new("parents", List(&Object(&RECIPIENT_PARENT))),
    AnswerMember::texts("business_types"),
    AnswerMember::object("location", &RECIPIENT_LOCATION),
    dollars("total_transaction_amount"),
    AnswerMember::integer("total_transactions"),
    dollars("total_face_value_loan_amount"),
    AnswerMember::integer("total_face_value_loan_transactions"),
];
pub static STATE: &[AnswerMember] = &[
    AnswerMember::text("code").note("two letters"),
    AnswerMember::text("fips").note("two digits"),
    AnswerMember::text("type").note("state, territory or district"),
    AnswerMember::integer("population")
        .nullable()
        .unit("people"),
    AnswerMember::integer("pop_year").nullable(),
    AnswerMember::text("pop_source").nullable(),
    AnswerMember::integer("median_household_income")
        .nullable()
        .unit("USD"),
    AnswerMember::integer("mhi_year").nullable(),
    AnswerMember::text("mhi_source").nullable(),
    dollars("total_prime_amount"),
    AnswerMember::integer("total_prime_awards").nullable(),
    dollars("total_face_value_loan_amount"),
    AnswerMember::integer("total_face_value_loan_prime_awards").nullable(),
    dollars("award_amount_per_capita").note("null for year all and for the current fiscal year"),
    dollars("total_outlays"),
];
