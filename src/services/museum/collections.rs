//! The collections of the museum, and the six operations of each collection.

use openshelf_core::catalog::{
    Answer, CapStrategy, DefaultValue, Encoding, End, ForbiddenText, Keys, NewestFirst, Operation,
    Paging, Parameter, ParameterKind, Rule,
};

use super::parameters::{
    AGGS, BOOST, FIELDS, FUNCTIONS, FUZZY, LIMIT, OFFSET, PAGE, PREFERENCE, QUERY, SEARCH_IGNORES,
    SEARCH_PLACES, SIZE, SORT,
};
use super::{answers, columns};

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
const NUMBER_ID: ParameterKind = ParameterKind::Integer;
const TEXT_ID: ParameterKind = ParameterKind::Text;

/// The six operations of one collection. `segment` is its path. `single` is the path of one record in the
/// specification; `live` and `live_single` are the paths of today's service. `many` and `one` are the nouns
/// for its records, `search` is a text that some of them contain, `included` are the columns that are only
/// returned when `include` names them.
macro_rules! collection {
    ($row:expr, $segment:literal, group $group:literal, record $record:literal, id $id:ident, sample $sample:literal,
     many $many:literal, one $one:literal, search $text:literal,
     single $single:literal, live $live:literal, live_single $live_single:literal,
     columns $columns:expr, $search:ident, notes $notes:expr, $(included $included:expr,)?) => {
        [
            Operation::get($group, "list", $segment)
                .specification_row(specified($row, "Museum collection"), specified($row, "List"))
                .specification_part($row)
                .summary(concat!("One page of ", $many))
                .asked_names(answers::IDS)
                .live_path(renamed(concat!($segment, ""), concat!($live, "")))
                .parameters(&[
                    PAGE,
                    LIMIT,
                    Parameter::query(ParameterKind::IntegersOrTexts, "ids")
                        .extra()
                        .render(Encoding::Commas)
                        .note("Ids of the wanted records; at most 100; excludes page and limit"),
                    FIELDS,
                    Parameter::query(ParameterKind::Texts, "include")
                        .extra()
                        .render(Encoding::Commas)
                        .sample(r#"["sites"]"#)
                        .note(include_note($group)),
                    Parameter::query(ParameterKind::Texts, "exclude")
                        .extra()
                        .render(Encoding::Commas)
                        .sample(r#"["timestamp"]"#)
                        .note("Names of the members that the records shall not have"),
                ])
                .rules(&[Rule::Replaces("ids", &["page", "limit"])])
                .members(&["pagination", "data", "info", "config"])
                .records("data")
                .answer_members(answers::LISTED)
                .record_name($record)
                .record_members(answers::EMBEDDED)
                .columns($columns)
                $(.included_columns($included))?
                .paging(const { &LIST_PAGES.newest_first(NewestFirst::Always) }, "the one without pagination.next_url, whose current_page is total_pages"),
            Operation::get($group, "list_with_fields", concat!($segment, "/"))
                .specification_row(specified($row, "Museum collection"), specified($row, "Field-restricted list"))
                .specification_part($row)
                .summary(concat!("One page of ", $many, ", each with the named members alone"))
                .live_path(renamed(concat!($segment, "/"), concat!($live, "/")))
                .parameters(&[
                    Parameter::query(ParameterKind::Text, "fields")
                        .required()
                        .render(Encoding::Commas)
                        .names_columns()
                        .sample(r#"["id", "title"]"#)
                        .note("Names of the members that the records shall have; the service ignores unknown names"),
                    PAGE,
                    LIMIT,
                ])
                .members(&["pagination", "data", "info", "config"])
                .records("data")
                .record_name($record)
                .record_members(answers::EMBEDDED)
                .columns($columns)
                .paging(const { &LIST_PAGES.newest_first(NewestFirst::Always) }, "the one without pagination.next_url"),
            Operation::get($group, "get", concat!($single, "/{id}"))
                .specification_row(specified($row, "Museum collection"), specified($row, "Single record"))
                .specification_part($row)
                .summary(concat!("One ", $one, " by its id"))
                .live_path(renamed(concat!($single, "/{id}"), concat!($live_single, "/{id}")))
                .parameters(&[
                    Parameter::path($id, "id")
                        .required()
                        .refusals(OTHER_ROUTES)
                        .sample($sample)
                        .note(concat!("Id of the ", $one)),
                    FIELDS,
                    Parameter::query(ParameterKind::Texts, "include")
                        .extra()
                        .render(Encoding::Commas)
                        .sample(r#"["sites"]"#)
                        .note(include_note($group)),
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
                .specification_row(specified($row, "Museum collection"), specified($row, "Search"))
                .specification_part($row)
                .summary(concat!("Search among ", $many, " by a text or an Elasticsearch query, best match first"))
                .live_path(renamed(concat!($segment, "/search"), concat!($live, "/search")))
                .parameters(&[
                    Parameter::query(ParameterKind::Text, "q")
                        .required()
                        .nullable()
                        .sample(concat!("\"", $text, "\""))
                        .note("Text to search for, such as a name or a word of a title; None for every record that the query leaves"),
                    PAGE,
                    Parameter::query(ParameterKind::Integer, "limit")
                        .default(DefaultValue::Integer(10))
                        .range(0, 100)
                        .note("Records in a page; 0 gives the total alone"),
                    FIELDS,
                    QUERY,
                    SORT,
                    OFFSET,
                    SIZE,
                    AGGS,
                    BOOST,
                    FUNCTIONS,
                    PREFERENCE,
                    FUZZY,
                ])
                .ignored(SEARCH_IGNORES)
                .nested_query("params")
                .lasting_status($search())
                .members(&["preference", "pagination", "data", "info", "aggregations", "config"])
                .records("data")
                .record_name($record)
                .record_members(answers::EMBEDDED)
                .leading_columns(columns::SCORE)
                .columns($columns)
                .default_columns(columns::FOUND)
                .left_out(columns::EMPTY_AT_TIMES)
                .paging(const { &search_pages($id) }, "the one whose current_page is total_pages, or page times limit is 1000")
                .notes(&["page times limit is at most 1000; the service answers a page beyond with 403"]),
            Operation::get($group, "field_names", $segment)
                .summary(concat!("Names of the members that a record has: ", $many))
                .live_path(renamed(concat!($segment, ""), concat!($live, "")))
                .answer(Answer::MemberNames)
                .notes(&["the service has no such endpoint: the first page of the list is requested, and the names are those of its first record"]),
            Operation::get($group, "search_mapping", concat!($segment, "/search-mapping"))
                .summary(concat!("Elasticsearch mapping of the search index: ", $many))
                .live_path(renamed(concat!($segment, "/search-mapping"), concat!($live, "/search-mapping")))
                .lasting_status(mapping_status($search()))
                .members(&["current", "intended"])
                .notes(&["a collection without an index of its own gives BadRequestError (400)"]),
        ]
    };
}

/// The status of a mapping. A collection that cannot be searched has no index to describe.
const fn mapping_status(search: Option<u16>) -> Option<u16> {
    match search {
        Some(_) => Some(400),
        None => None,
    }
}

/// The text, unless the specification lacks the collection.
const fn specified(row: &str, text: &'static str) -> &'static str {
    if row.is_empty() { "" } else { text }
}

/// The values of `include` in a collection.
const fn include_note(group: &str) -> &'static str {
    match group.as_bytes() {
        b"artworks" => "Related records to embed: artist_pivots, dates, place_pivots or sites",
        b"exhibitions" => "Related records to embed: artworks or sites",
        b"tours" => "Related records to embed: tour_stops",
        b"sites" => "Related records to embed: artworks",
        _ => "Related records to embed; this collection has none",
    }
}

/// The service refuses pages of a search beyond this record.
const WINDOW: u64 = 1_000;

const LIST_PAGES: Paging = Paging::numbered("page", "limit", End::Total)
    .total(&["pagination.total"])
    .key("id");

/// Ranges of ids can only be requested if the ids are numbers.
const fn search_pages(id: ParameterKind) -> Paging {
    let cap_strategy = match id {
        ParameterKind::Integer => CapStrategy::Keys(Keys {
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

/// The service has no code to search this collection: a search always fails.
#[allow(clippy::unnecessary_wraps, reason = "the other function gives nothing")]
const fn not_searchable() -> Option<u16> {
    Some(500)
}

/// The path to request after the documented one returned 404, if it differs.
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
        many "artworks in the collection", one "artwork", search "monet",
        single "artworks", live "artworks", live_single "artworks", columns columns::ARTWORKS,
        searchable,
        notes &["the list leaves deaccessioned works out (they are in deaccessions)"],
        included columns::ARTWORKS_INCLUDED,
    },
    collection! {
        "artists", "artists", group "artists", record "Artist", id NUMBER_ID, sample "27992",
        many "artists", one "artist", search "monet",
        single "artists", live "artists", live_single "artists", columns columns::AGENTS,
        searchable,
        notes &["artists are the agents whose is_artist is true; their api_model says agents"],
    },
    collection! {
        "places", "places", group "places", record "Place", id NUMBER_ID, sample "-2147483581",
        many "places that artworks and people belong to", one "place", search "Florence",
        single "places", live "places", live_single "places", columns columns::PLACES,
        searchable,
        notes &["ids are mostly negative; some are positive (33519)"],
    },
    collection! {
        "agents", "agents", group "agents", record "Agent", id NUMBER_ID, sample "27992",
        many "people and organisations", one "person or organisation", search "monet",
        single "agents", live "agents", live_single "agents", columns columns::AGENTS,
        searchable,
        notes &[],
    },
    collection! {
        "galleries", "galleries", group "galleries", record "Gallery", id NUMBER_ID, sample "27992",
        many "galleries in the museum's buildings", one "gallery", search "Gallery",
        single "galleries", live "galleries", live_single "galleries", columns columns::GALLERIES,
        searchable,
        notes &["ids are positive"],
    },
    collection! {
        "exhibitions", "exhibitions", group "exhibitions", record "Exhibition", id NUMBER_ID, sample "27992",
        many "exhibitions", one "exhibition", search "monet",
        single "exhibitions", live "exhibitions", live_single "exhibitions", columns columns::EXHIBITIONS,
        searchable,
        notes &[],
        included columns::EXHIBITIONS_INCLUDED,
    },
    collection! {
        "agent-types", "agent-types", group "agent_types", record "AgentType", id NUMBER_ID, sample "27992",
        many "kinds of people and organisations", one "kind of person or organisation", search "artist",
        single "agent-types", live "agent-types", live_single "agent-types", columns columns::AGENT_TYPES,
        not_searchable,
        notes &["the service cannot search these: search always gives ServerError (500)"],
    },
    collection! {
        "agent-roles", "agent-roles", group "agent_roles", record "AgentRole", id NUMBER_ID, sample "27992",
        many "roles that people and organisations had in artworks", one "role in artworks", search "artist",
        single "agent-role", live "agent-roles", live_single "agent-roles", columns columns::AGENT_TYPES,
        not_searchable,
        notes &["the service cannot search these: search always gives ServerError (500)"],
    },
    collection! {
        "artwork-place-qualifiers", "artwork-place-qualifiers", group "artwork_place_qualifiers", record "ArtworkPlaceQualifier", id NUMBER_ID, sample "27992",
        many "ways in which a place relates to an artwork", one "relation between place and artwork", search "made",
        single "artwork-place-qualifier", live "artwork-place-qualifiers", live_single "artwork-place-qualifiers", columns columns::AGENT_TYPES,
        not_searchable,
        notes &["the service cannot search these: search always gives ServerError (500)"],
    },
    collection! {
        "artwork-date-qualifiers", "artwork-date-qualifiers", group "artwork_date_qualifiers", record "ArtworkDateQualifier", id NUMBER_ID, sample "27992",
        many "ways in which a date relates to an artwork", one "relation between date and artwork", search "made",
        single "artwork-date-qualifier", live "artwork-date-qualifiers", live_single "artwork-date-qualifiers", columns columns::AGENT_TYPES,
        not_searchable,
        notes &["the service cannot search these: search always gives ServerError (500)"],
    },
    collection! {
        "artwork-types", "artwork-types", group "artwork_types", record "ArtworkType", id NUMBER_ID, sample "27992",
        many "types of artwork", one "type of artwork", search "painting",
        single "artwork-types", live "artwork-types", live_single "artwork-types", columns columns::ARTWORK_TYPES,
        not_searchable,
        notes &["the service cannot search these: search always gives ServerError (500)"],
    },
    collection! {
        "category-terms", "category-terms", group "category_terms", record "CategoryTerm", id TEXT_ID, sample r#""PC-1""#,
        many "categories and terms that classify artworks", one "category or term", search "architecture",
        single "category-terms", live "category-terms", live_single "category-terms", columns columns::CATEGORY_TERMS,
        searchable,
        notes &["ids like PC-1, TM-8542, any letter case"],
    },
    collection! {
        "images", "images", group "images", record "Image", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        many "images of artworks", one "image", search "fog",
        single "images", live "images", live_single "images", columns columns::IMAGES,
        searchable,
        notes &["id names the picture on the image server, as images.download takes it; get takes the netx_uuid of the picture as well"],
    },
    collection! {
        "videos", "videos", group "videos", record "Video", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        many "videos", one "video", search "rain",
        single "videos", live "videos", live_single "videos", columns columns::ASSETS,
        searchable,
        notes &[],
    },
    collection! {
        "sounds", "sounds", group "sounds", record "Sound", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        many "sound recordings", one "sound recording", search "garden",
        single "sounds", live "sounds", live_single "sounds", columns columns::ASSETS,
        searchable,
        notes &[],
    },
    collection! {
        "texts", "texts", group "texts", record "Text", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        many "text files about artworks", one "text file", search "reading",
        single "texts", live "texts", live_single "texts", columns columns::ASSETS,
        searchable,
        notes &["these are documents such as PDF files; content is the address of the file"],
    },
    collection! {
        "products", "products", group "products", record "Product", id NUMBER_ID, sample "27992",
        many "products of the museum's shop", one "product of the shop", search "monet",
        single "products", live "products", live_single "products", columns columns::PRODUCTS,
        searchable,
        notes &["only active ones are public"],
    },
    collection! {
        "tours", "tours", group "tours", record "Tour", id NUMBER_ID, sample "27992",
        many "tours of the mobile guide", one "tour of the mobile guide", search "monet",
        single "tours", live "tours", live_single "tours", columns columns::TOURS,
        searchable,
        notes &[],
        included columns::TOURS_INCLUDED,
    },
    collection! {
        "mobile-sounds", "mobile-sounds", group "mobile_sounds", record "MobileSound", id NUMBER_ID, sample "27992",
        many "sound recordings of the mobile guide", one "sound recording of the mobile guide", search "monet",
        single "mobile-sounds", live "mobile-sounds", live_single "mobile-sounds", columns columns::MOBILE_SOUNDS,
        searchable,
        notes &[],
    },
    collection! {
        "publications", "publications", group "publications", record "Publication", id NUMBER_ID, sample "27992",
        many "scholarly catalogues of the older kind", one "scholarly catalogue of the older kind", search "monet",
        single "publications", live "publications", live_single "publications", columns columns::PUBLICATIONS,
        searchable,
        notes &["the digital scholarly catalogues of the older kind (DSC); the newer ones are digital_publications"],
    },
    collection! {
        "sections", "sections", group "sections", record "Section", id NUMBER_ID, sample "27992",
        many "sections of the older scholarly catalogues", one "section of an older scholarly catalogue", search "monet",
        single "sections", live "sections", live_single "sections", columns columns::SECTIONS,
        searchable,
        notes &["the sections belong to publications; ids can exceed 32 bits"],
    },
    collection! {
        "sites", "sites", group "sites", record "Site", id NUMBER_ID, sample "27992",
        many "archived microsites of exhibitions", one "archived microsite", search "monet",
        single "sites", live "sites", live_single "sites", columns columns::SITES,
        searchable,
        notes &[],
        included columns::SITES_INCLUDED,
    },
    collection! {
        "events", "events", group "events", record "Event", id NUMBER_ID, sample "27992",
        many "events", one "event", search "monet",
        single "event", live "events", live_single "events", columns columns::EVENTS,
        searchable,
        notes &[],
    },
    collection! {
        "event-occurrences", "event-occurrences", group "event_occurrences", record "EventOccurrence", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        many "dates on which events take place", one "date of an event", search "monet",
        single "event-occurrences", live "event-occurrences", live_single "event-occurrences", columns columns::EVENT_OCCURRENCES,
        searchable,
        notes &["ids are UUIDs; legacy_events gives the same records; private ones are hidden"],
    },
    collection! {
        "highlights", "highlights", group "highlights", record "Highlight", id NUMBER_ID, sample "27992",
        many "highlights of the collection on the website", one "highlight", search "monet",
        single "highlights", live "highlights", live_single "highlights", columns columns::HIGHLIGHTS,
        searchable,
        notes &[],
    },
    collection! {
        "static-pages", "static-pages", group "static_pages", record "StaticPage", id NUMBER_ID, sample "27992",
        many "static pages of the website", one "static page", search "monet",
        single "static-pages", live "static-pages", live_single "static-pages", columns columns::STATIC_PAGES,
        searchable,
        notes &[],
    },
    collection! {
        "generic-pages", "generic-pages", group "generic_pages", record "GenericPage", id NUMBER_ID, sample "27992",
        many "generic pages of the website", one "generic page", search "monet",
        single "generic-pages", live "generic-pages", live_single "generic-pages", columns columns::GENERIC_PAGES,
        searchable,
        notes &[],
    },
    collection! {
        "press-releases", "press-releases", group "press_releases", record "PressRelease", id NUMBER_ID, sample "27992",
        many "press releases", one "press release", search "monet",
        single "press-releases", live "press-releases", live_single "press-releases", columns columns::PRESS_RELEASES,
        searchable,
        notes &[],
    },
    collection! {
        "educator-resources", "educator-resources", group "educator_resources", record "EducatorResource", id NUMBER_ID, sample "27992",
        many "resources for teachers", one "resource for teachers", search "monet",
        single "educator-resources", live "educator-resources", live_single "educator-resources", columns columns::PRESS_RELEASES,
        searchable,
        notes &[],
    },
    collection! {
        "digital-catalogs", "digital-catalogs", group "digital_catalogs", record "DigitalCatalog", id NUMBER_ID, sample "27992",
        many "digital catalogues", one "digital catalogue", search "monet",
        single "digital-catalogs", live "digital-publications", live_single "digital-publications", columns columns::PRESS_RELEASES,
        searchable,
        notes &["the service renamed these to digital_publications in 2024-11; the old path answers with 404 and no redirect; the records have the members of the new ones"],
    },
    collection! {
        "digital-publication-sections", "digital-publication-sections", group "digital_publication_sections", record "DigitalPublicationSection", id NUMBER_ID, sample "27992",
        many "sections of digital catalogues", one "section of a digital catalogue", search "monet",
        single "digital-publication-sections", live "digital-publication-articles", live_single "digital-publication-articles", columns columns::DIGITAL_PUBLICATION_ARTICLES,
        searchable,
        notes &["the service renamed these to digital_publication_articles in 2024-05; the old path answers with 404 and no redirect; the records have the members of the new ones"],
    },
    collection! {
        "printed-catalogs", "printed-catalogs", group "printed_catalogs", record "PrintedCatalog", id NUMBER_ID, sample "27992",
        many "printed catalogues", one "printed catalogue", search "monet",
        single "printed-catalogs", live "printed-publications", live_single "printed-publications", columns columns::PRESS_RELEASES,
        searchable,
        notes &["the service renamed these to printed_publications in 2024-11; the old path answers with 404 and no redirect; the records have the members of the new ones"],
    },
    collection! {
        "", "deaccessions", group "deaccessions", record "Deaccession", id NUMBER_ID, sample "27992",
        many "artworks that left the collection", one "artwork that left the collection", search "ferry",
        single "deaccessions", live "deaccessions", live_single "deaccessions", columns columns::ARTWORKS,
        searchable,
        notes &["the records are those of artworks, and the search reads the index of artworks"],
        included columns::ARTWORKS_INCLUDED,
    },
    collection! {
        "", "terms", group "terms", record "Term", id TEXT_ID, sample r#""TM-8542""#,
        many "terms that classify artworks", one "term", search "bronze",
        single "terms", live "terms", live_single "terms", columns columns::CATEGORY_TERMS,
        searchable,
        notes &["these are the category_terms that are terms"],
    },
    collection! {
        "", "categories", group "categories", record "Category", id TEXT_ID, sample r#""PC-1""#,
        many "categories that the museum publishes artworks under", one "category", search "animals",
        single "categories", live "categories", live_single "categories", columns columns::CATEGORY_TERMS,
        searchable,
        notes &["these are the category_terms under which the museum publishes artworks"],
    },
    collection! {
        "", "departments", group "departments", record "Department", id TEXT_ID, sample r#""PC-10""#,
        many "departments of the museum", one "department", search "photography",
        single "departments", live "departments", live_single "departments", columns columns::CATEGORY_TERMS,
        searchable,
        notes &["these are the categories that are departments"],
    },
    collection! {
        "", "assets", group "assets", record "Asset", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        many "images, videos, sounds and texts together", one "image, video, sound or text", search "monet",
        single "assets", live "assets", live_single "assets", columns columns::ASSETS,
        not_searchable,
        notes &["the records are those of images, videos, sounds and texts"],
    },
    collection! {
        "", "event-programs", group "event_programs", record "EventProgram", id NUMBER_ID, sample "27992",
        many "programs that events belong to", one "program of events", search "lectures",
        single "event-programs", live "event-programs", live_single "event-programs", columns columns::EVENT_PROGRAMS,
        searchable,
        notes &["the service does not document this collection"],
    },
    collection! {
        "", "articles", group "articles", record "Article", id NUMBER_ID, sample "27992",
        many "articles of the website", one "article", search "monet",
        single "articles", live "articles", live_single "articles", columns columns::ARTICLES,
        searchable,
        notes &["the service does not document this collection"],
    },
    collection! {
        "", "landing-pages", group "landing_pages", record "LandingPage", id NUMBER_ID, sample "27992",
        many "landing pages of the website", one "landing page", search "monet",
        single "landing-pages", live "landing-pages", live_single "landing-pages", columns columns::GENERIC_PAGES,
        searchable,
        notes &[],
    },
    collection! {
        "", "digital-publications", group "digital_publications", record "DigitalPublication", id NUMBER_ID, sample "27992",
        many "digital publications", one "digital publication", search "monet",
        single "digital-publications", live "digital-publications", live_single "digital-publications", columns columns::PRESS_RELEASES,
        searchable,
        notes &["the new name of digital_catalogs"],
    },
    collection! {
        "", "digital-publication-articles", group "digital_publication_articles", record "DigitalPublicationArticle", id NUMBER_ID, sample "27992",
        many "articles of digital publications", one "article of a digital publication", search "monet",
        single "digital-publication-articles", live "digital-publication-articles", live_single "digital-publication-articles", columns columns::DIGITAL_PUBLICATION_ARTICLES,
        searchable,
        notes &["the new name of digital_publication_sections"],
    },
    collection! {
        "", "printed-publications", group "printed_publications", record "PrintedPublication", id NUMBER_ID, sample "27992",
        many "printed publications", one "printed publication", search "monet",
        single "printed-publications", live "printed-publications", live_single "printed-publications", columns columns::PRESS_RELEASES,
        searchable,
        notes &["the new name of printed_catalogs"],
    },
    collection! {
        "", "hours", group "hours", record "Hour", id NUMBER_ID, sample "27992",
        many "opening hours of the museum's buildings", one "set of opening hours", search "museum",
        single "hours", live "hours", live_single "hours", columns columns::HOURS,
        searchable,
        notes &["opening hours; times are ISO 8601 durations such as PT10H00M"],
    },
    collection! {
        "", "ticketed-events", group "ticketed_events", record "TicketedEvent", id NUMBER_ID, sample "27992",
        many "events with tickets", one "event with tickets", search "monet",
        single "ticketed-events", live "ticketed-events", live_single "ticketed-events", columns columns::TICKETED_EVENTS,
        searchable,
        notes &[],
        included columns::TICKETED_EVENTS_INCLUDED,
    },
    collection! {
        "", "ticketed-event-types", group "ticketed_event_types", record "TicketedEventType", id NUMBER_ID, sample "27992",
        many "kinds of ticketed event", one "kind of ticketed event", search "lecture",
        single "ticketed-event-types", live "ticketed-event-types", live_single "ticketed-event-types", columns columns::TICKETED_EVENT_TYPES,
        not_searchable,
        notes &[],
    },
    collection! {
        "", "wait-times", group "wait_times", record "WaitTime", id NUMBER_ID, sample "27992",
        many "waiting times for exhibitions", one "waiting time", search "monet",
        single "wait-times", live "wait-times", live_single "wait-times", columns columns::WAIT_TIMES,
        not_searchable,
        notes &[],
    },
    collection! {
        "", "legacy-events", group "legacy_events", record "LegacyEvent", id TEXT_ID, sample r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#,
        many "dates of events under their old name", one "date of an event under its old name", search "monet",
        single "legacy-events", live "legacy-events", live_single "legacy-events", columns columns::EVENT_OCCURRENCES,
        searchable,
        notes &["the records are those of event_occurrences"],
    },
];

pub static OPERATIONS: &[Operation] = COLLECTIONS.as_flattened();
