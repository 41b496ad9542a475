//! The Art Institute of Chicago: its collections and its image server.

mod answers;
mod collections;
mod columns;

use openshelf_core::table::{
    Answer, CapStrategy, DefaultValue, Encoding, End, ForbiddenText, Keys, Kind, NewestFirst,
    Operation, Paging, Parameter, Rule, SavedFile, Service,
};

/// The interface and its rows.
pub static SERVICE: Service = Service {
    name: "museum",
    class_name: "Museum",
    title: "Art Institute of Chicago API",
    description: "A museum's artworks, people, places, galleries, exhibitions, events, publications and pages, and its images",
    base_url: "https://api.artic.edu/api/v1/",
    image_api_url: Some("https://www.artic.edu/iiif/2/"),
    docs_url: "https://api.artic.edu/docs/",
    environment: "OPENSHELF_MUSEUM_URL",
    image_environment: Some("OPENSHELF_MUSEUM_IMAGE_URL"),
    cache_name: "museum_cache",
    requests_per_second: Some(1.0),
    redirect_hosts: &[],
    user_agent_header: Some("AIC-User-Agent"),
    error_members: &["detail", "error"],
    unknown_path: Some("Sorry, something went wrong."),
    licence_member: Some("info.license_text"),
    answer_members: answers::MEMBERS,
    operations: &[OPERATIONS, collections::OPERATIONS],
};

/// Of records of several collections, whose members no row knows.
const ANY_FIELDS: Parameter = Parameter::query(Kind::Texts, "fields")
    .extra()
    .filled()
    .render(Encoding::Commas)
    .sample(r#"["id", "title"]"#)
    .note("Names of the members that the records shall have; all when left out");
const FIELDS: Parameter = ANY_FIELDS.names_columns();
const PAGE: Parameter = Parameter::query(Kind::Integer, "page")
    .default(DefaultValue::Integer(1))
    .min(1)
    .note("Page of results, counted from 1");
const RESOURCES: Parameter = Parameter::query(Kind::Texts, "resources")
    .required()
    .render(Encoding::Commas)
    .sample(r#"["artworks", "artists"]"#)
    .note("Collections to search; named as in the path, such as agent-types");
const LIMIT: Parameter = Parameter::query(Kind::Integer, "limit")
    .default(DefaultValue::Integer(10))
    .range(1, 100)
    .note("Records in a page");
/// The parameters that stand in for a page and its limit.
const SEARCH_PLACES: &[&str] = &["offset", "size"];

/// Ids of several collections can be alike.
const SEARCH_PAGES: Paging = Paging::numbered("page", "limit", End::Total)
    .told_apart_by(&["id", "api_model"])
    .total(&["pagination.total"])
    .places(SEARCH_PLACES)
    .reach(1_000, CapStrategy::Stop);

const QUERY: Parameter = Parameter::query(Kind::Object, "query")
    .notation("ElasticsearchQuery")
    .extra()
    .sample(r#"{"term": {"is_public_domain": true}}"#)
    .note("Query in Elasticsearch's query DSL; records match both it and q");
const SORT: Parameter = Parameter::query(Kind::ObjectOrList, "sort")
    .notation("ElasticsearchSort")
        .extra()
        .sample(r#"{"title.keyword": "asc"}"#)
        .note("What to sort by, as Elasticsearch writes it: {member: asc} or {member: desc}, or a list of them; a member that holds text is sorted by member.keyword; without it the best match comes first");
const OFFSET: Parameter = Parameter::query(Kind::Integer, "offset")
    .wire("from")
    .extra()
    .sample("0")
    .note("Number of records to skip; the service ignores page when it is given");
const SIZE: Parameter = Parameter::query(Kind::Integer, "size")
    .extra()
    .max(100)
    .sample("5")
    .note("Number of records to give; the service ignores limit when it is given");
const AGGS: Parameter = Parameter::query(Kind::Object, "aggs")
    .notation("ElasticsearchAggregations")
    .extra()
    .other_names(&["aggregations"])
    .sample(r#"{"places": {"terms": {"field": "place_of_origin.keyword"}}}"#)
    .note("Aggregations to count, in Elasticsearch's form; they come in aggregations");
const BOOST: Parameter = Parameter::query(Kind::Boolean, "boost")
    .extra()
    .sample("false")
    .note("Whether works that the museum features rank higher; without it they do");
const FUNCTIONS: Parameter = Parameter::query(Kind::Object, "functions")
    .notation("ElasticsearchFunctions")
    .extra()
    .sample("{}")
    .note("Elasticsearch score functions, by the name of a collection");
const PREFERENCE: Parameter = Parameter::query(Kind::Text, "preference")
    .extra()
    .sample(r#""tour""#)
    .note("Any text; the same text on every page keeps records of equal score in one order; comes back in preference");
const Q: Parameter = Parameter::query(Kind::Text, "q")
    .required()
    .sample(r#""monet""#)
    .note("Text to search for");

/// What picture to save, and where.
const PICTURE_FILE: &[Parameter] = &[
    Parameter::path(Kind::Text, "image_id")
        .required()
        .refusals(&[ForbiddenText::NotFileName])
        .sample(r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#)
        .note("Id of the picture; the image_id or one of the alt_image_ids of an artwork or exhibition, or the id of a record of images"),
    Parameter::path(Kind::Integer, "width")
        .extra()
        .default(DefaultValue::Integer(843))
        .values(&["200", "400", "600", "843", "1686"])
        .note("Width of the picture in pixels; 1686 is for pictures in the public domain"),
    Parameter::client(Kind::Text, "directory")
        .extra()
        .sample(r#"".""#)
        .note("Folder in which the file image_id.jpg is written; without it the current one"),
];
const SAVED_PICTURE: SavedFile = SavedFile {
    name: "image_id",
    folder: "directory",
    suffix: ".jpg",
};

static OPERATIONS: &[Operation] = &[
    Operation::get("images", "download", "{image_id}/full/{width},/0/default.jpg")
        .row("Museum collection", "Image download")
        .summary("Save the JPEG of an image to a file, 843 pixels wide unless width says otherwise")
        .on_image_server()
        .parameters(PICTURE_FILE)
        .answer(Answer::File)
        .file(SAVED_PICTURE)
        .notes(&["the file appears under its name once it is whole"]),
    Operation::get("images", "save", "{image_id}/full/{width},/0/default.jpg")
        .summary("Save the JPEG of an image as download does, and give the path of the file")
        .on_image_server()
        .parameters(PICTURE_FILE)
        .answer(Answer::FilePath)
        .file(SAVED_PICTURE)
        .notes(&["the file appears under its name once it is whole"]),
    Operation::get("", "search", "search")
        .summary("Search several collections at once by a text or an Elasticsearch query")
        .answer_members(answers::TOGETHER)
        .record_name("SearchResult")
        .parameters(&[
            RESOURCES,
            Parameter::query(Kind::Text, "q").sample(r#""monet""#).note("Text to search for"),
            Parameter::query(Kind::Integer, "page")
                .extra()
                .min(1)
                .note("Page of results, counted from 1"),
            Parameter::query(Kind::Integer, "limit").extra().range(0, 100).note("Records in a page; 0 gives the total alone"),
            ANY_FIELDS,
            QUERY,
            SORT,
            OFFSET,
            SIZE,
            AGGS,
            BOOST,
            FUNCTIONS,
            PREFERENCE,
        ])
        .members(&["preference", "pagination", "data", "info", "config"])
        .records("data")
        .columns(columns::SEARCH)
        .paging(const { &SEARCH_PAGES }, "")
        .nested_query("params"),
    Operation::post("", "msearch", "msearch")
        .summary("Send several searches in one request and get their answers in order")
        .answer_type(answers::SEARCHES)
        .record_name("SearchResult")
        .parameters(&[
            Parameter::body(Kind::Objects, "queries")
                .required()
                .parameters_of("search")
                .render(Encoding::WholeBody)
                .sample(r#"[{"resources": ["artworks"], "q": "monet"}]"#)
                .note("Searches to send; each is a dict with resources and what search takes beside it"),
        ])
        .answer(Answer::List)
        .records(".")
        .records_within("data")
        .columns(columns::SEARCH),
    Operation::get("", "autocomplete", "autocomplete")
        .summary("Titles that complete a text, in several collections")
        .answer_type(answers::TITLES)
        .parameters(&[
            Q,
            RESOURCES,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#""Water Lilies""#)
        .columns(columns::AUTOCOMPLETE)
        .bare_records(),
    Operation::get("", "autosuggest", "autosuggest")
        .summary("Records whose titles complete a text, in several collections, with id and collection")
        .record_name("Suggestion")
        .parameters(&[
            Q,
            RESOURCES,
            Parameter::query(Kind::Texts, "contexts")
                .render(Encoding::Commas)
                .sample(r#"["title"]"#)
                .note("Contexts that narrow the suggestions"),
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"id": 4, "title": "x", "api_model": "artworks", "main_reference_number": "1880.1", "subtype": null}"#)
        .columns(columns::AUTOSUGGEST),
    Operation::get("artworks", "manifest", "artworks/{id}/manifest.json")
        .summary("IIIF presentation manifest of an artwork: its images and labels for an image viewer")
        .answer_members(answers::MANIFEST)
        .parameters(&[
            Parameter::path(Kind::Integer, "id").required().sample("27992").note("Id of the artwork"),
        ])
        .members(&["@context", "@id", "@type", "label", "description", "metadata", "attribution", "logo", "within", "rendering", "sequences"]),
    Operation::post("", "image_search", "image-search")
        .summary("Artworks whose image looks like the picture that is sent")
        .record_name("Artwork")
        .parameters(&[
            Parameter::body(Kind::Text, "file")
                .required()
                .sample(r#""/9j/4AAQSkZJRgABAQ==""#)
                .note("The picture, as base64 text of its file"),
            Parameter::body(Kind::Text, "hash_type")
                .default(DefaultValue::Text("ahash"))
                .values(&["ahash", "phash"])
                .note("Hash by which pictures are compared; average hash or perceptual hash"),
        ])
        .members(&["data", "info", "config"])
        .records("data")
        .columns(columns::ARTWORKS),
];
