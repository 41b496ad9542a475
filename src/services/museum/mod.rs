//! The Art Institute of Chicago: its collections and its image server.

mod answers;
mod collections;
mod columns;
mod parameters;

use openshelf_core::catalog::{
    Answer, AnswerFile, AnswerMember, CapStrategy, DefaultValue, Encoding, End, ForbiddenText,
    Operation, OwnSize, Pace, Paging, Parameter, ParameterKind, SavedFile, Service,
};

use self::parameters::{
    AGGS, ANY_FIELDS, BOOST, FUNCTIONS, FUZZY, OFFSET, PREFERENCE, Q, QUERY, RESOURCES,
    SEARCH_IGNORES, SEARCH_PLACES, SIZE, SORT,
};

/// From the errors of the contract.
const ERROR_BODY: &[AnswerMember] = &[
    AnswerMember::integer("status").note("that of HTTP"),
    AnswerMember::text("error").note("what went wrong, in a few words"),
    AnswerMember::text("detail")
        .optional()
        .note("what can be done about it"),
];

/// The service and its operations.
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
    pace: Some(Pace {
        requests_per_second: 1.0,
        source: "the service asks programs for one request a second, and allows 60 a minute",
    }),
    cuts: None,
    redirect_hosts: &[],
    front_hosts: &[],
    front_hint: "send user_agent with the name of your project and a mail address, from another network if that does not help; thumbnail.lqip and the nightly data dump are other ways to pictures and records",
    user_agent_header: Some("AIC-User-Agent"),
    error_members: &["detail", "error"],
    error_body: ERROR_BODY,
    error_media: &["text/html", "text/plain"],
    unknown_path: Some("Sorry, something went wrong."),
    licence_member: Some("info.license_text"),
    says: &[],
    answer_members: answers::MEMBERS,
    operations: &[OPERATIONS, collections::OPERATIONS],
};

/// Records of different collections may have the same id.
const SEARCH_PAGES: Paging = Paging::numbered("page", "limit", End::Total)
    .told_apart_by(&["id", "api_model"])
    .total(&["pagination.total"])
    .places(SEARCH_PLACES)
    .reach(1_000, CapStrategy::Stop);

/// Which image to save, and where.
const IMAGE_ID: Parameter = Parameter::path(ParameterKind::Text, "image_id")
        .required()
        .sample(r#""2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a""#)
        .note("Id of the picture; the image_id or one of the alt_image_ids of an artwork or exhibition, or the id of a record of images");
const WIDTH: Parameter = Parameter::path(ParameterKind::Integer, "width")
    .extra()
    .default(DefaultValue::Integer(843))
    .values(&["200", "400", "600", "843", "1686"])
    .note("Width of the picture in pixels; 1686 is for pictures in the public domain");
const PICTURE_FILE: &[Parameter] = &[
    IMAGE_ID.refusals(&[ForbiddenText::NotFileName]),
    WIDTH,
    Parameter::client(ParameterKind::Text, "directory")
        .extra()
        .sample(r#"".""#)
        .note("Folder in which the file image_id.jpg is written; without it the current one"),
];
const SAVED_PICTURE: SavedFile = SavedFile {
    name: "image_id",
    folder: "directory",
    suffix: ".jpg",
};

/// The image server refuses a width above that of the picture.
const OWN_SIZE: OwnSize = OwnSize {
    name: "image_id",
    width: "width",
    path: "{image_id}/full/pct:100/0/default.jpg",
    status: 403,
    refusal: "Requests for scales in excess of 100% are not allowed.",
    warning: "SmallerPictureWarning",
};
const NARROW_PICTURES: &str = "a picture that is narrower than width is given at its own size, with a SmallerPictureWarning: the image server enlarges no picture";

static PICTURE: AnswerFile = AnswerFile {
    prefix: "",
    suffix: ".jpg",
    format: None,
};

static OPERATIONS: &[Operation] = &[
    Operation::get("images", "download", "{image_id}/full/{width},/0/default.jpg")
        .specification_row("Museum collection", "Image download")
        .summary("Save the JPEG of an image to a file, 843 pixels wide unless width says otherwise")
        .on_image_server()
        .parameters(PICTURE_FILE)
        .answer(Answer::File)
        .file(SAVED_PICTURE)
        .answer_file(&PICTURE)
        .own_size(OWN_SIZE)
        .notes(&["the file appears under its name once it is whole", NARROW_PICTURES]),
    Operation::get("images", "save", "{image_id}/full/{width},/0/default.jpg")
        .summary("Save the JPEG of an image as download does, and give the path of the file")
        .on_image_server()
        .parameters(PICTURE_FILE)
        .answer(Answer::FilePath)
        .file(SAVED_PICTURE)
        .answer_file(&PICTURE)
        .own_size(OWN_SIZE)
        .notes(&["the file appears under its name once it is whole", NARROW_PICTURES]),
    Operation::get("images", "fetch", "{image_id}/full/{width},/0/default.jpg")
        .summary("The JPEG of an image as a value, 843 pixels wide unless width says otherwise")
        .on_image_server()
        .parameters(&[IMAGE_ID, WIDTH])
        .answer(Answer::Bytes)
        .answer_file(&PICTURE)
        .own_size(OWN_SIZE)
        .notes(&[NARROW_PICTURES]),
    Operation::get("", "search", "search")
        .summary("Search several collections at once by a text or an Elasticsearch query")
        .answer_members(answers::TOGETHER)
        .record_name("SearchResult")
        .parameters(&[
            RESOURCES,
            Parameter::query(ParameterKind::Text, "q").sample(r#""monet""#).note("Text to search for"),
            Parameter::query(ParameterKind::Integer, "page")
                .extra()
                .min(1)
                .note("Page of results, counted from 1"),
            Parameter::query(ParameterKind::Integer, "limit").extra().range(0, 100).note("Records in a page; 0 gives the total alone"),
            ANY_FIELDS,
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
            Parameter::body(ParameterKind::Objects, "queries")
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
            Parameter::query(ParameterKind::Texts, "contexts")
                .render(Encoding::Commas)
                .sample(r#"["title"]"#)
                .note("Contexts that narrow the suggestions"),
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"id": 4, "title": "x", "api_model": "artworks", "main_reference_number": "1880.1", "subtype": null}"#)
        .columns(columns::AUTOSUGGEST),
    Operation::post("", "msuggest", "msuggest")
        .summary("Send several texts to complete in one request and get the records of each in order, as autosuggest gives them")
        .answer_type(answers::SUGGESTIONS)
        .record_name("Suggestion")
        .columns(columns::AUTOSUGGEST)
        .parameters(&[
            Parameter::body(ParameterKind::Objects, "queries")
                .required()
                .parameters_of("autosuggest")
                .render(Encoding::WholeBody)
                .sample(r#"[{"resources": ["artworks"], "q": "mon"}, {"resources": ["artists"], "q": "mon"}]"#)
                .note("Texts to complete; each is a dict with q, resources and what autosuggest takes beside them"),
        ])
        .answer(Answer::List)
        .answer_note("of lists: the records that complete each text, in the order of the texts")
        .example(r#"[{"id": 4, "title": "x", "api_model": "artworks", "main_reference_number": "1880.1", "subtype": null}]"#),
    Operation::get("artworks", "manifest", "artworks/{id}/manifest.json")
        .summary("IIIF presentation manifest of an artwork: its images and labels for an image viewer")
        .answer_members(answers::MANIFEST)
        .parameters(&[
            Parameter::path(ParameterKind::Integer, "id").required().sample("27992").note("Id of the artwork"),
        ])
        .members(&["@context", "@id", "@type", "label", "description", "metadata", "attribution", "logo", "within", "rendering", "sequences"]),
    Operation::post("", "image_search", "image-search")
        .summary("Artworks whose image looks like the picture that is sent")
        .record_name("Artwork")
        .parameters(&[
            Parameter::body(ParameterKind::Text, "file")
                .required()
                .sample(r#""/9j/4AAQSkZJRgABAQ==""#)
                .note("The picture, as base64 text of its file"),
            Parameter::body(ParameterKind::Text, "hash_type")
                .default(DefaultValue::Text("ahash"))
                .values(&["ahash", "phash"])
                .note("Hash by which pictures are compared; average hash or perceptual hash"),
        ])
        .members(&["data", "info", "config"])
        .records("data")
        .columns(columns::ARTWORKS),
];
