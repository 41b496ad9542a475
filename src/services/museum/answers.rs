//! The types of the members that the museum's answers have in addition to records.

use openshelf_core::catalog::JsonType::{Any, Boolean, List, Map, Object, Record, RecordOf, Text};
use openshelf_core::catalog::{Absence, AnswerMember, AskedNames, JsonType, ObjectType};

pub const IDS: AskedNames = AskedNames {
    parameter: "ids",
    things: "ids",
    absence: Absence::LeftOut { member: "id" },
    note: "unknown ids are left out; the letter case of an id does not count",
    source: "art-institute-of-chicago/data-aggregator@20a596ace334a2829417d9dbfd483dfd49455960:app/Http/Controllers/*.php",
};

static PAGINATION: ObjectType = ObjectType::new(
    "Pagination",
    &[
        AnswerMember::integer("total").note("records there are in all"),
        AnswerMember::integer("limit").note("records in a page"),
        AnswerMember::integer("offset").note("records before this page"),
        AnswerMember::integer("total_pages")
            .nullable()
            .note("null with limit 0"),
        AnswerMember::integer("current_page")
            .nullable()
            .note("counted from 1; null with limit 0"),
        AnswerMember::text("prev_url")
            .optional()
            .note("missing on the first page and in searches"),
        AnswerMember::text("next_url")
            .optional()
            .note("missing on the last page and in searches"),
    ],
);
static INFO: ObjectType = ObjectType::new(
    "Info",
    &[
        AnswerMember::text("license_text").note("terms under which the data may be used"),
        AnswerMember::texts("license_links"),
        AnswerMember::text("version").note("of the service"),
    ],
);
static CONFIG: ObjectType = ObjectType::new(
    "Config",
    &[
        AnswerMember::text("iiif_url").note("base address of the image server"),
        AnswerMember::text("website_url"),
    ],
);
static MAPPING: ObjectType = ObjectType::new(
    "Mapping",
    &[AnswerMember::new("properties", Map(&Map(&Any)))
        .note("the search engine's field types by member")],
);

static LABEL: ObjectType = ObjectType::new(
    "ManifestLabel",
    &[AnswerMember::text("label"), AnswerMember::text("value")],
);
static DESCRIPTION: ObjectType = ObjectType::new(
    "ManifestDescription",
    &[AnswerMember::text("value"), AnswerMember::text("language")],
);
static RENDERING: ObjectType = ObjectType::new(
    "ManifestRendering",
    &[
        AnswerMember::text("@id"),
        AnswerMember::text("format"),
        AnswerMember::text("label"),
    ],
);
static IMAGE_SERVICE: ObjectType = ObjectType::new(
    "ManifestImageService",
    &[AnswerMember::text("@id"), AnswerMember::text("profile")],
);
static RESOURCE: ObjectType = ObjectType::new(
    "ManifestResource",
    &[
        AnswerMember::text("@type"),
        AnswerMember::text("@id"),
        AnswerMember::text("format"),
        AnswerMember::integer("width").unit("px"),
        AnswerMember::integer("height").unit("px"),
        AnswerMember::object("service", &IMAGE_SERVICE),
    ],
);
static IMAGE: ObjectType = ObjectType::new(
    "ManifestImage",
    &[
        AnswerMember::text("@type"),
        AnswerMember::text("motivation"),
        AnswerMember::text("on"),
        AnswerMember::object("resource", &RESOURCE),
    ],
);
static CANVAS: ObjectType = ObjectType::new(
    "ManifestCanvas",
    &[
        AnswerMember::text("@type"),
        AnswerMember::text("@id"),
        AnswerMember::text("label"),
        AnswerMember::integer("width").unit("px"),
        AnswerMember::integer("height").unit("px"),
        AnswerMember::new("images", List(&Object(&IMAGE))),
    ],
);
static SEQUENCE: ObjectType = ObjectType::new(
    "ManifestSequence",
    &[
        AnswerMember::text("@type"),
        AnswerMember::new("canvases", List(&Object(&CANVAS))),
    ],
);

/// The types of the members that the answers share.
pub static MEMBERS: &[AnswerMember] = &[
    AnswerMember::text("preference")
        .nullable()
        .note("the one that was sent"),
    AnswerMember::object("pagination", &PAGINATION),
    AnswerMember::object("info", &INFO),
    AnswerMember::object("config", &CONFIG),
    AnswerMember::new("aggregations", Map(&Any))
        .optional()
        .note("only when asked for; by the names of aggs"),
    AnswerMember::object("current", &MAPPING).note("the mapping that the search index has"),
    AnswerMember::object("intended", &MAPPING).note("the mapping that it should have"),
];

/// A search over several collections also returns aggregations.
pub static TOGETHER: &[AnswerMember] = &[AnswerMember::new("aggregations", Map(&Any))
    .optional()
    .note("only when asked for; by the names of aggs")];

/// A page of a list may have no `pagination`: a request for `ids` returns none.
pub static LISTED: &[AnswerMember] = &[AnswerMember::object("pagination", &PAGINATION)
    .optional()
    .note("missing when ids are asked for")];

/// Records that `include` embeds whole, and excerpts by name.
pub static EMBEDDED: &[AnswerMember] = &[
    AnswerMember::new("artworks", List(&RecordOf("Artwork"))),
    AnswerMember::new("sites", List(&RecordOf("Site"))),
    AnswerMember::new("event", RecordOf("Event")),
    AnswerMember::new("ahash", Map(&Boolean)),
    AnswerMember::new("phash", Map(&Boolean)),
];

/// One record.
pub static ONE: &[AnswerMember] = &[AnswerMember::new("data", Record)];

/// The members of a manifest of the International Image Interoperability Framework.
pub static MANIFEST: &[AnswerMember] = &[
    AnswerMember::text("@context"),
    AnswerMember::text("@id"),
    AnswerMember::text("@type"),
    AnswerMember::text("label"),
    AnswerMember::new("description", List(&Object(&DESCRIPTION))),
    AnswerMember::new("metadata", List(&Object(&LABEL))),
    AnswerMember::text("attribution"),
    AnswerMember::text("logo"),
    AnswerMember::text("within"),
    AnswerMember::object("rendering", &RENDERING),
    AnswerMember::new("sequences", List(&Object(&SEQUENCE))),
];

static FOUND: ObjectType = ObjectType::new(
    "FoundTogether",
    &[
        AnswerMember::text("preference").nullable(),
        AnswerMember::object("pagination", &PAGINATION),
        AnswerMember::new("data", List(&Record)),
        AnswerMember::object("info", &INFO),
        AnswerMember::new("aggregations", Map(&Any)).optional(),
        AnswerMember::object("config", &CONFIG),
    ],
);

/// The answer of a search for each query.
pub const SEARCHES: JsonType = List(&Object(&FOUND));
/// A list of records for each text.
pub const SUGGESTIONS: JsonType = List(&List(&Record));
/// Titles.
pub const TITLES: JsonType = List(&Text);
