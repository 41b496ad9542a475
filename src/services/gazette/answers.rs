//! The types of the members that the gazette's answers have in addition to records.

use openshelf_core::catalog::JsonType::{Any, List, Map, Nullable, Object, OneOf, Record, Text};
use openshelf_core::catalog::{
    Absence, AnswerMember, AskedNames, JsonType, ObjectType, Said, SaidEffect,
};

/// The types of the members that the answers share.
pub static MEMBERS: &[AnswerMember] = &[
    AnswerMember::integer("count").note("matches there are in all"),
    AnswerMember::text("description").note("the search in words"),
    AnswerMember::integer("total_pages")
        .optional()
        .note("never above 50; missing when nothing matches"),
    AnswerMember::text("next_page_url")
        .optional()
        .note("missing on the last page"),
    AnswerMember::text("previous_page_url")
        .optional()
        .note("missing on the first page"),
    AnswerMember::text("special_filings_updated_at").nullable(),
    AnswerMember::text("regular_filings_updated_at").nullable(),
];

/// A search without matches omits its results.
pub static FOUND: &[AnswerMember] = &[AnswerMember::new("results", List(&Record))
    .optional()
    .note("missing when nothing matches")];

static ERRORS: ObjectType = ObjectType::new(
    "Errors",
    &[AnswerMember::texts("not_found").note("the numbers that were not found as they were asked")],
);
static AVAILABILITY: ObjectType = ObjectType::new(
    "Availability",
    &[AnswerMember::text("pil_unavailability_message")
        .optional()
        .note("that the list is not available from 00:00 to 08:45 Eastern time")],
);
pub static INSPECTED: &[AnswerMember] = &[AnswerMember::object("meta", &AVAILABILITY)
    .optional()
    .note("only while the list is not available")];
pub static UNAVAILABLE: &[Said] = &[Said {
    member: "meta.pil_unavailability_message",
    effect: SaidEffect::NotWhole,
    note: "from 00:00 to 08:45 Eastern the list is not available; the answer has what is left of it, with status 200",
    source: "observed by three projects, 2026-09-24",
}];
pub const NUMBERS: AskedNames = AskedNames {
    parameter: "document_nums",
    things: "documents",
    absence: Absence::ListedNumbers {
        member: "errors.not_found",
        number: "document_number",
    },
    note: "a number is also tried with zeros in front up to five digits and without zeros in front; one that was found so is listed as not found all the same",
    source: "usnationalarchives/federalregister-api-core@e9c64236b385c04c7383eef167e6c29d03cfe467:app/controllers/api/v1/*.rb",
};
pub static SEVERAL: &[AnswerMember] = &[AnswerMember::object("errors", &ERRORS)
    .optional()
    .note("only when something is missing")];

static ISSUE_META: ObjectType = ObjectType::new(
    "IssueMeta",
    &[AnswerMember::text("publication_date").note("YYYY-MM-DD")],
);
static ISSUE_NOTE: ObjectType = ObjectType::new(
    "IssueNote",
    &[AnswerMember::text("title"), AnswerMember::text("text")],
);
pub static ISSUE: &[AnswerMember] = &[
    AnswerMember::object("meta", &ISSUE_META)
        .optional()
        .note("older issues may lack it"),
    AnswerMember::object("note", &ISSUE_NOTE)
        .optional()
        .note("left out when empty"),
];

static FACET: ObjectType = ObjectType::new(
    "Facet",
    &[
        AnswerMember::integer("count"),
        AnswerMember::text("name").note("for readers"),
    ],
);
static TOPIC_COUNT: ObjectType = ObjectType::new(
    "TopicCount",
    &[
        AnswerMember::integer("thesaurus"),
        AnswerMember::integer("ad_hoc"),
        AnswerMember::integer("total"),
    ],
);
static TOPIC_META: ObjectType =
    ObjectType::new("TopicMeta", &[AnswerMember::object("count", &TOPIC_COUNT)]);
static TOPIC_NAME: ObjectType = ObjectType::new(
    "TopicName",
    &[
        AnswerMember::text("name").nullable(),
        AnswerMember::text("slug").nullable(),
    ],
);
static TOPIC: ObjectType = ObjectType::new(
    "Topic",
    &[
        AnswerMember::text("name").nullable(),
        AnswerMember::text("slug")
            .nullable()
            .note("may be an empty text; not unique"),
        AnswerMember::new("see", List(&Object(&TOPIC_NAME))).nullable(),
        AnswerMember::new("see_also", List(&Object(&TOPIC_NAME))).nullable(),
        AnswerMember::new("cfr_references", Nullable(&Any)),
    ],
);
static TOPIC_LISTS: ObjectType = ObjectType::new(
    "TopicLists",
    &[
        AnswerMember::new("thesaurus", List(&Object(&TOPIC))),
        AnswerMember::new("ad_hoc", List(&Object(&TOPIC))),
    ],
);
/// Topics in two lists.
pub static TOPICS: &[AnswerMember] = &[
    AnswerMember::object("meta", &TOPIC_META),
    AnswerMember::object("results", &TOPIC_LISTS),
];

/// Counts by the value that documents are grouped by.
pub const FACETS: JsonType = Map(&Object(&FACET));

static FILINGS: ObjectType = ObjectType::new(
    "Filings",
    &[
        AnswerMember::text("last_updated_at").nullable(),
        AnswerMember::integer("documents"),
        AnswerMember::integer("agencies"),
    ],
);
static ISSUE_DAY: ObjectType = ObjectType::new(
    "InspectionIssue",
    &[
        AnswerMember::object("special_filings", &FILINGS),
        AnswerMember::object("regular_filings", &FILINGS),
    ],
);
/// Filings by day, counts by type.
pub const ISSUE_FACETS: JsonType = OneOf(&[Map(&Object(&ISSUE_DAY)), Map(&Object(&FACET))]);

static IMAGE: ObjectType = ObjectType::new(
    "ImageVariant",
    &[
        AnswerMember::text("content_type").note("media type"),
        AnswerMember::integer("height").nullable().unit("px"),
        AnswerMember::text("identifier"),
        AnswerMember::text("sha").nullable(),
        AnswerMember::integer("size").nullable().unit("bytes"),
        AnswerMember::text("url"),
        AnswerMember::integer("width").nullable().unit("px"),
    ],
);
/// The variants of an image, by the names of their styles.
pub const IMAGES: JsonType = Map(&Object(&IMAGE));

static LISTED_SEARCH: ObjectType = ObjectType::new(
    "ListedSuggestedSearch",
    &[
        AnswerMember::text("description").nullable().note("HTML"),
        AnswerMember::text("slug"),
        AnswerMember::new("search_conditions", Map(&Any)).note("conditions of a search by name"),
        AnswerMember::text("section"),
        AnswerMember::text("title"),
        AnswerMember::integer("documents_in_last_year").nullable(),
        AnswerMember::integer("documents_with_open_comment_periods").nullable(),
        AnswerMember::integer("position").nullable(),
    ],
);
static REGULATION: ObjectType = ObjectType::new(
    "RegulationInfo",
    &[
        AnswerMember::text("xml_url").nullable(),
        AnswerMember::text("issue").nullable(),
        AnswerMember::text("title").nullable(),
        AnswerMember::text("priority_category").nullable(),
        AnswerMember::text("html_url").nullable(),
    ],
);
/// The members of documents that the columns hold as JSON.
pub static DOCUMENT: &[AnswerMember] = &[
    AnswerMember::new("images", Map(&Map(&Nullable(&Text)))),
    AnswerMember::new("images_metadata", Map(&Map(&Object(&IMAGE)))),
    AnswerMember::new(
        "regulation_id_number_info",
        Map(&Nullable(&Object(&REGULATION))),
    ),
];

/// Suggested searches by section.
pub const SUGGESTED_SEARCHES: JsonType = Map(&List(&Object(&LISTED_SEARCH)));

static SUGGESTED_SEARCH_TYPE: ObjectType = ObjectType::new(
    "SuggestedSearch",
    &[
        AnswerMember::text("description").nullable().note("HTML"),
        AnswerMember::text("slug"),
        AnswerMember::new("search_conditions", Map(&Any)).note("conditions of a search by name"),
        AnswerMember::text("section"),
        AnswerMember::text("title"),
    ],
);
pub const SUGGESTED_SEARCH: JsonType = Object(&SUGGESTED_SEARCH_TYPE);

pub static DETAILS: &[AnswerMember] = &[
    AnswerMember::new("suggestions", Map(&Any)).note("refinements by kind"),
    AnswerMember::new("filters", Map(&Any)).note("recognised conditions by name"),
];

static SECTION: ObjectType = ObjectType::new("Section", &[AnswerMember::text("name")]);
/// Sections by slug.
pub const SECTIONS: JsonType = Map(&Object(&SECTION));
/// Names of holidays by day.
pub const HOLIDAYS: JsonType = Map(&Text);

static EFFECTIVE_DATE: ObjectType = ObjectType::new(
    "EffectiveDate",
    &[
        AnswerMember::text("date").note("YYYY-MM-DD"),
        AnswerMember::texts("delay_reasons"),
    ],
);
/// By day of publication and number of days.
pub const EFFECTIVE_DATES: JsonType = Map(&Map(&Object(&EFFECTIVE_DATE)));

static SITE_NOTIFICATION: ObjectType = ObjectType::new(
    "SiteNotification",
    &[
        AnswerMember::text("identifier").optional(),
        AnswerMember::text("notification_type")
            .nullable()
            .optional(),
        AnswerMember::text("description").nullable().optional(),
        AnswerMember::text("updated_at").nullable().optional(),
    ],
);
/// Empty if the notice is not active.
pub const NOTIFICATION: JsonType = Object(&SITE_NOTIFICATION);

/// A description of the service in `OpenAPI`, a standard form.
pub static DOCUMENTATION: &[AnswerMember] = &[
    AnswerMember::text("openapi").note("version of OpenAPI"),
    AnswerMember::new("info", Map(&Any)),
    AnswerMember::new("servers", List(&Map(&Any))),
    AnswerMember::new("paths", Map(&Any)),
    AnswerMember::new("components", Map(&Any)),
];

/// Ids with a comma return a list.
pub const ONE_OR_MANY: JsonType = OneOf(&[Record, List(&Record)]);
