//! Every collection of the museum, and the six operations that each of them has.

use super::answers;
use super::columns;
use super::{
    AGGS, Answer, BOOST, CapStrategy, DefaultValue, Encoding, End, FIELDS, FUNCTIONS,
    ForbiddenText, Keys, Kind, LIMIT, OFFSET, Operation, PAGE, PREFERENCE, Paging, Parameter,
    QUERY, Rule, SEARCH_PLACES, SIZE, SORT,
};

const OTHER_ROUTES: &[ForbiddenText] = &[
    ForbiddenText::Being {
        text: "search",
        why: "it is another operation; use search",
    },
    ForbiddenText::Being {
        text: "search-mapping",
        why: "it is another operation; use search_mapping",
    },
];
const NUMBER_ID: Kind = Kind::Integer;
const TEXT_ID: Kind = Kind::Text;

/// The six operations of one collection. `segment` is its path, `single` the path of one record as
/// the specification says it, `live` and `live_single` the paths that today's service answers,
/// `included` the columns that come only when `include` names them.
macro_rules! collection {
    ($row:expr, $segment:literal, group $group:literal, record $record:literal, id $id:ident, sample $sample:literal,
     single $single:literal, live $live:literal, live_single $live_single:literal,
     columns $columns:expr, $search:ident, notes $notes:expr, $(included $included:expr,)?) => {
        [
            Operation::get($group, "list", $segment)
                .row(specified($row, "Museum collection"), specified($row, "List"))
                .part($row)
                .summary("One page of a collection's records")
                .live_path(renamed(concat!($segment, ""), concat!($live, "")))
                .parameters(&[
                    PAGE,
                    LIMIT,
                    Parameter::query(Kind::IntegersOrTexts, "ids")
                        .extra()
                        .render(Encoding::Commas)
                        .note("Ids of the wanted records; at most 100; page and limit are ignored then"),
                    FIELDS,
                    Parameter::query(Kind::Texts, "include")
                        .extra()
                        .render(Encoding::Commas)
                        .sample(r#"["sites"]"#)
                        .note("Subresources to embed; subresources: artworks artist_pivots, dates, place_pivots, sites; exhibitions artworks, sites; tours tour_stops; sites artworks"),
                    Parameter::query(Kind::Texts, "exclude")
                        .extra()
                        .render(Encoding::Commas)
                        .sample(r#"["timestamp"]"#)
                        .note("Names of members to leave out"),
                ])
                .rules(&[Rule::Replaces("ids", &["page", "limit"])])
                .members(&["pagination", "data", "info", "config"])
                .records("data")
                .answer_members(answers::LISTED)
                .record_name($record)
                .record_members(answers::EMBEDDED)
                .columns($columns)
                $(.included_columns($included))?
                .paging(LIST_PAGES, "pagination.next_url is absent (equal: current_page >= total_pages)"),
            Operation::get($group, "list_with_fields", concat!($segment, "/"))
                .row(specified($row, "Museum collection"), specified($row, "Field-restricted list"))
                .part($row)
                .summary("One page of records holding only the named members")
                .live_path(renamed(concat!($segment, "/"), concat!($live, "/")))
                .parameters(&[
                    Parameter::query(Kind::Text, "fields")
                        .required()
                        .render(Encoding::Commas)
                        .names_columns()
                        .sample(r#"["id", "title"]"#)
                        .note("Names of the members that the records shall have; unknown names are ignored"),
                    PAGE,
                    LIMIT,
                ])
                .members(&["pagination", "data", "info", "config"])
                .records("data")
                .record_name($record)
                .record_members(answers::EMBEDDED)
                .columns($columns)
                .paging(LIST_PAGES, "pagination.next_url is absent"),
            Operation::get($group, "get", concat!($single, "/{id}"))
                .row(specified($row, "Museum collection"), specified($row, "Single record"))
                .part($row)
                .summary("One record by id")
                .live_path(renamed(concat!($single, "/{id}"), concat!($live_single, "/{id}")))
                .parameters(&[
                    Parameter::path($id, "id")
                        .required()
                        .refusals(OTHER_ROUTES)
                        .sample($sample)
                        .note("Id of the record"),
                    FIELDS,
                    Parameter::query(Kind::Texts, "include")
                        .extra()
                        .render(Encoding::Commas)
                        .sample(r#"["sites"]"#)
                        .note("Subresources to embed"),
                ])
                .members(&["data", "info", "config"])
                .records("data")
                .answer_members(answers::ONE)
                .record_name($record)
                .record_members(answers::EMBEDDED)
                .columns($columns)
                $(.included_columns($included))?
                .notes($notes),
            Operation::get($group, "search", concat!($segment, "/search"))
                .row(specified($row, "Museum collection"), specified($row, "Search"))
                .part($row)
                .summary("Records of a collection matching a text or a query")
                .live_path(renamed(concat!($segment, "/search"), concat!($live, "/search")))
                .parameters(&[
                    Parameter::query(Kind::Text, "q")
                        .required()
                        .sample(r#""monet""#)
                        .note("Text to search for; server: optional; without it everything matches"),
                    PAGE,
                    Parameter::query(Kind::Integer, "limit")
                        .default(DefaultValue::Integer(10))
                        .range(0, 100)
                        .note("Results per page; 0 gives the total alone"),
                    FIELDS,
                    QUERY,
                    SORT,
                    OFFSET,
                    SIZE,
                    AGGS,
                    BOOST,
                    FUNCTIONS,
                    PREFERENCE,
                ])
                .nested_query("params")
                .lasting_status($search())
                .members(&["preference", "pagination", "data", "info", "aggregations", "config"])
                .records("data")
                .record_name($record)
                .record_members(answers::EMBEDDED)
                .leading_columns(columns::SCORE)
                .columns($columns)
                .paging(search_pages($id), "current_page >= total_pages, or page * limit reaches the window (no next_url in searches)")
                .notes(&["a page times its limit goes to 1000 at most; the service answers 403 beyond"]),
            Operation::get($group, "field_names", $segment)
                .summary("Member names of the first record of a plain list (client side)")
                .live_path(renamed(concat!($segment, ""), concat!($live, "")))
                .answer(Answer::MemberNames)
                .notes(&["there is no such endpoint: the plain list is asked and the members of its first record are given"]),
            Operation::get($group, "search_mapping", concat!($segment, "/search-mapping"))
                .summary("Search index mapping of a collection")
                .live_path(renamed(concat!($segment, "/search-mapping"), concat!($live, "/search-mapping")))
                .members(&["current", "intended"])
                .notes(&["400 when the collection has no index of its own"]),
        ]
    };
}

/// The text, unless the collection is one that the specification does not have.
const fn specified(row: &str, text: &'static str) -> &'static str {
    if row.is_empty() { "" } else { text }
}

/// The service refuses a search's page beyond this record.
const WINDOW: u64 = 1_000;

const LIST_PAGES: Paging = Paging::numbered("page", "limit", End::Total)
    .total(&["pagination.total"])
    .key("id");

/// Only ids that are numbers can be asked for in ranges.
const fn search_pages(id: Kind) -> Paging {
    let cap_strategy = match id {
        Kind::Integer => CapStrategy::Keys(Keys {
            member: "id",
            query: "query",
            sort: "sort",
        }),
        _ => CapStrategy::Stop,
    };
    LIST_PAGES.places(SEARCH_PLACES).reach(WINDOW, cap_strategy)
}

/// The collection has a search index.
const fn searchable() -> Option<u16> {
    None
}

/// The service has no search code for the collection: it always fails.
#[allow(clippy::unnecessary_wraps, reason = "its twin has nothing to say")]
const fn not_searchable() -> Option<u16> {
    Some(500)
}

/// The path to ask after the documented one answered 404, where it is another.
const fn renamed(documented: &str, live: &'static str) -> Option<&'static str> {
    let (mut left, mut right) = (documented.as_bytes(), live.as_bytes());
    while let ([first, others @ ..], [other_first, other_others @ ..]) = (left, right) {
        if *first != *other_first {
            return Some(live);
        }
        (left, right) = (others, other_others);
    }
    if left.len() == right.len() {
        None
    } else {
        Some(live)
    }
}

static COLLECTIONS: [[Operation; 6]; 48] = [
    collection! {
        "artworks", "artworks", group "artworks", record "Artwork", id NUMBER_ID, sample "27992",
        single "artworks", live "artworks", live_single "artworks", columns columns::ARTWORKS,
        searchable,
        notes &["the list leaves deaccessioned works out (they are in deaccessions)"],
        included columns::ARTWORKS_INCLUDED,
    },
    collection! {
        "artists", "artists", group "artists", record "Artist", id NUMBER_ID, sample "27992",
        single "artists", live "artists", live_single "artists", columns columns::AGENTS,
        searchable,
        notes &["subset of agents (is_artist); same record members; records say api_model agents"],
    },
    collection! {
        "places", "places", group "places", record "Place", id NUMBER_ID, sample "-2147483581",
        single "places", live "places", live_single "places", columns columns::PLACES,
        searchable,
        notes &["ids are mostly negative; some are positive (33519)"],
    },
    collection! {
        "agents", "agents", group "agents", record "Agent", id NUMBER_ID, sample "27992",
        single "agents", live "agents", live_single "agents", columns columns::AGENTS,
        searchable,
        notes &[],
    },
    collection! {
        "galleries", "galleries", group "galleries", record "Gallery", id NUMBER_ID, sample "27992",
        single "galleries", live "galleries", live_single "galleries", columns columns::GALLERIES,
        searchable,
        notes &["ids are positive"],
    },
    collection! {
        "exhibitions", "exhibitions", group "exhibitions", record "Exhibition", id NUMBER_ID, sample "27992",
        single "exhibitions", live "exhibitions", live_single "exhibitions", columns columns::EXHIBITIONS,
        searchable,
        notes &[],
        included columns::EXHIBITIONS_INCLUDED,
    },
    collection! {
        "agent-types", "agent-types", group "agent_types", record "AgentType", id NUMBER_ID, sample "27992",
        single "agent-types", live "agent-types", live_single "agent-types", columns columns::AGENT_TYPES,
        not_searchable,
        notes &["search always fails (500): not searchable"],
    },
    collection! {
        "agent-roles", "agent-roles", group "agent_roles", record "AgentRole", id NUMBER_ID, sample "27992",
        single "agent-role", live "agent-roles", live_single "agent-roles", columns columns::AGENT_TYPES,
        not_searchable,
        notes &["search always fails (500): not searchable"],
    },
    collection! {
        "artwork-place-qualifiers", "artwork-place-qualifiers", group "artwork_place_qualifiers", record "ArtworkPlaceQualifier", id NUMBER_ID, sample "27992",
        single "artwork-place-qualifier", live "artwork-place-qualifiers", live_single "artwork-place-qualifiers", columns columns::AGENT_TYPES,
        not_searchable,
        notes &["search always fails (500): not searchable"],
    },
    collection! {
        "artwork-date-qualifiers", "artwork-date-qualifiers", group "artwork_date_qualifiers", record "ArtworkDateQualifier", id NUMBER_ID, sample "27992",
        single "artwork-date-qualifier", live "artwork-date-qualifiers", live_single "artwork-date-qualifiers", columns columns::AGENT_TYPES,
        not_searchable,
        notes &["search always fails (500): not searchable"],
    },
    collection! {
        "artwork-types", "artwork-types", group "artwork_types", record "ArtworkType", id NUMBER_ID, sample "27992",
        single "artwork-types", live "artwork-types", live_single "artwork-types", columns columns::ARTWORK_TYPES,
        not_searchable,
        notes &["search always fails (500): not searchable"],
    },
    collection! {
        "category-terms", "category-terms", group "category_terms", record "CategoryTerm", id TEXT_ID, sample r#""PC-1""#,
        single "category-terms", live "category-terms", live_single "category-terms", columns columns::CATEGORY_TERMS,
        searchable,
        notes &["ids like PC-1, TM-8542, any letter case"],
    },
    collection! {
        "images", "images", group "images", record "Image", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        single "images", live "images", live_single "images", columns columns::IMAGES,
        searchable,
        notes &["id is the image server id; the record path also takes the DAMS identifier netx_uuid if it is a UUID"],
    },
    collection! {
        "videos", "videos", group "videos", record "Video", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        single "videos", live "videos", live_single "videos", columns columns::ASSETS,
        searchable,
        notes &[],
    },
    collection! {
        "sounds", "sounds", group "sounds", record "Sound", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        single "sounds", live "sounds", live_single "sounds", columns columns::ASSETS,
        searchable,
        notes &[],
    },
    collection! {
        "texts", "texts", group "texts", record "Text", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        single "texts", live "texts", live_single "texts", columns columns::ASSETS,
        searchable,
        notes &["documents such as PDF; content is the file URL"],
    },
    collection! {
        "products", "products", group "products", record "Product", id NUMBER_ID, sample "27992",
        single "products", live "products", live_single "products", columns columns::PRODUCTS,
        searchable,
        notes &["only active ones are public"],
    },
    collection! {
        "tours", "tours", group "tours", record "Tour", id NUMBER_ID, sample "27992",
        single "tours", live "tours", live_single "tours", columns columns::TOURS,
        searchable,
        notes &[],
        included columns::TOURS_INCLUDED,
    },
    collection! {
        "mobile-sounds", "mobile-sounds", group "mobile_sounds", record "MobileSound", id NUMBER_ID, sample "27992",
        single "mobile-sounds", live "mobile-sounds", live_single "mobile-sounds", columns columns::MOBILE_SOUNDS,
        searchable,
        notes &[],
    },
    collection! {
        "publications", "publications", group "publications", record "Publication", id NUMBER_ID, sample "27992",
        single "publications", live "publications", live_single "publications", columns columns::PUBLICATIONS,
        searchable,
        notes &["digital scholarly catalogues of the older kind (DSC), not digital-publications"],
    },
    collection! {
        "sections", "sections", group "sections", record "Section", id NUMBER_ID, sample "27992",
        single "sections", live "sections", live_single "sections", columns columns::SECTIONS,
        searchable,
        notes &["of publications; ids can exceed 32 bits"],
    },
    collection! {
        "sites", "sites", group "sites", record "Site", id NUMBER_ID, sample "27992",
        single "sites", live "sites", live_single "sites", columns columns::SITES,
        searchable,
        notes &[],
        included columns::SITES_INCLUDED,
    },
    collection! {
        "events", "events", group "events", record "Event", id NUMBER_ID, sample "27992",
        single "event", live "events", live_single "events", columns columns::EVENTS,
        searchable,
        notes &["single path events/{id}"],
    },
    collection! {
        "event-occurrences", "event-occurrences", group "event_occurrences", record "EventOccurrence", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        single "event-occurrences", live "event-occurrences", live_single "event-occurrences", columns columns::EVENT_OCCURRENCES,
        searchable,
        notes &["UUID ids; legacy-events is an alias path; private ones are hidden"],
    },
    collection! {
        "highlights", "highlights", group "highlights", record "Highlight", id NUMBER_ID, sample "27992",
        single "highlights", live "highlights", live_single "highlights", columns columns::HIGHLIGHTS,
        searchable,
        notes &[],
    },
    collection! {
        "static-pages", "static-pages", group "static_pages", record "StaticPage", id NUMBER_ID, sample "27992",
        single "static-pages", live "static-pages", live_single "static-pages", columns columns::STATIC_PAGES,
        searchable,
        notes &[],
    },
    collection! {
        "generic-pages", "generic-pages", group "generic_pages", record "GenericPage", id NUMBER_ID, sample "27992",
        single "generic-pages", live "generic-pages", live_single "generic-pages", columns columns::GENERIC_PAGES,
        searchable,
        notes &[],
    },
    collection! {
        "press-releases", "press-releases", group "press_releases", record "PressRelease", id NUMBER_ID, sample "27992",
        single "press-releases", live "press-releases", live_single "press-releases", columns columns::PRESS_RELEASES,
        searchable,
        notes &[],
    },
    collection! {
        "educator-resources", "educator-resources", group "educator_resources", record "EducatorResource", id NUMBER_ID, sample "27992",
        single "educator-resources", live "educator-resources", live_single "educator-resources", columns columns::PRESS_RELEASES,
        searchable,
        notes &[],
    },
    collection! {
        "digital-catalogs", "digital-catalogs", group "digital_catalogs", record "DigitalCatalog", id NUMBER_ID, sample "27992",
        single "digital-catalogs", live "digital-publications", live_single "digital-publications", columns columns::PRESS_RELEASES,
        searchable,
        notes &["renamed 2024-11; the old path answers the generic 404, no redirect or alias; members are those of digital-publications"],
    },
    collection! {
        "digital-publication-sections", "digital-publication-sections", group "digital_publication_sections", record "DigitalPublicationSection", id NUMBER_ID, sample "27992",
        single "digital-publication-sections", live "digital-publication-articles", live_single "digital-publication-articles", columns columns::DIGITAL_PUBLICATION_ARTICLES,
        searchable,
        notes &["renamed 2024-05; the old path answers the generic 404, no redirect or alias; members are those of digital-publication-articles"],
    },
    collection! {
        "printed-catalogs", "printed-catalogs", group "printed_catalogs", record "PrintedCatalog", id NUMBER_ID, sample "27992",
        single "printed-catalogs", live "printed-publications", live_single "printed-publications", columns columns::PRESS_RELEASES,
        searchable,
        notes &["renamed 2024-11; the old path answers the generic 404, no redirect or alias; members are those of printed-publications"],
    },
    collection! {
        "", "deaccessions", group "deaccessions", record "Deaccession", id NUMBER_ID, sample "27992",
        single "deaccessions", live "deaccessions", live_single "deaccessions", columns columns::ARTWORKS,
        searchable,
        notes &["artworks that left the collection; artwork records; search follows the artworks index"],
        included columns::ARTWORKS_INCLUDED,
    },
    collection! {
        "", "terms", group "terms", record "Term", id TEXT_ID, sample r#""TM-8542""#,
        single "terms", live "terms", live_single "terms", columns columns::CATEGORY_TERMS,
        searchable,
        notes &["category-terms that are terms"],
    },
    collection! {
        "", "categories", group "categories", record "Category", id TEXT_ID, sample r#""PC-1""#,
        single "categories", live "categories", live_single "categories", columns columns::CATEGORY_TERMS,
        searchable,
        notes &["category-terms that are publish categories"],
    },
    collection! {
        "", "departments", group "departments", record "Department", id TEXT_ID, sample r#""PC-10""#,
        single "departments", live "departments", live_single "departments", columns columns::CATEGORY_TERMS,
        searchable,
        notes &["categories that are departments"],
    },
    collection! {
        "", "assets", group "assets", record "Asset", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        single "assets", live "assets", live_single "assets", columns columns::ASSETS,
        not_searchable,
        notes &["images, videos, sounds and texts together"],
    },
    collection! {
        "", "event-programs", group "event_programs", record "EventProgram", id NUMBER_ID, sample "27992",
        single "event-programs", live "event-programs", live_single "event-programs", columns columns::EVENT_PROGRAMS,
        searchable,
        notes &["a collection beyond the specification"],
    },
    collection! {
        "", "articles", group "articles", record "Article", id NUMBER_ID, sample "27992",
        single "articles", live "articles", live_single "articles", columns columns::ARTICLES,
        searchable,
        notes &["a collection beyond the specification"],
    },
    collection! {
        "", "landing-pages", group "landing_pages", record "LandingPage", id NUMBER_ID, sample "27992",
        single "landing-pages", live "landing-pages", live_single "landing-pages", columns columns::GENERIC_PAGES,
        searchable,
        notes &[],
    },
    collection! {
        "", "digital-publications", group "digital_publications", record "DigitalPublication", id NUMBER_ID, sample "27992",
        single "digital-publications", live "digital-publications", live_single "digital-publications", columns columns::PRESS_RELEASES,
        searchable,
        notes &["new name of digital-catalogs"],
    },
    collection! {
        "", "digital-publication-articles", group "digital_publication_articles", record "DigitalPublicationArticle", id NUMBER_ID, sample "27992",
        single "digital-publication-articles", live "digital-publication-articles", live_single "digital-publication-articles", columns columns::DIGITAL_PUBLICATION_ARTICLES,
        searchable,
        notes &["new name of digital-publication-sections"],
    },
    collection! {
        "", "printed-publications", group "printed_publications", record "PrintedPublication", id NUMBER_ID, sample "27992",
        single "printed-publications", live "printed-publications", live_single "printed-publications", columns columns::PRESS_RELEASES,
        searchable,
        notes &["new name of printed-catalogs"],
    },
    collection! {
        "", "hours", group "hours", record "Hour", id NUMBER_ID, sample "27992",
        single "hours", live "hours", live_single "hours", columns columns::HOURS,
        searchable,
        notes &["opening hours; times are ISO 8601 durations such as PT10H00M"],
    },
    collection! {
        "", "ticketed-events", group "ticketed_events", record "TicketedEvent", id NUMBER_ID, sample "27992",
        single "ticketed-events", live "ticketed-events", live_single "ticketed-events", columns columns::TICKETED_EVENTS,
        searchable,
        notes &[],
        included columns::TICKETED_EVENTS_INCLUDED,
    },
    collection! {
        "", "ticketed-event-types", group "ticketed_event_types", record "TicketedEventType", id NUMBER_ID, sample "27992",
        single "ticketed-event-types", live "ticketed-event-types", live_single "ticketed-event-types", columns columns::TICKETED_EVENT_TYPES,
        not_searchable,
        notes &[],
    },
    collection! {
        "", "wait-times", group "wait_times", record "WaitTime", id NUMBER_ID, sample "27992",
        single "wait-times", live "wait-times", live_single "wait-times", columns columns::WAIT_TIMES,
        not_searchable,
        notes &[],
    },
    collection! {
        "", "legacy-events", group "legacy_events", record "LegacyEvent", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        single "legacy-events", live "legacy-events", live_single "legacy-events", columns columns::EVENT_OCCURRENCES,
        searchable,
        notes &["alias of event-occurrences"],
    },
];

pub static OPERATIONS: &[Operation] = COLLECTIONS.as_flattened();
