//! Lorem Picsum: placeholder pictures.

mod columns;

use openshelf_core::catalog::{
    Answer, AnswerFile, AnswerMember, DefaultValue, Encoding, End, ForbiddenText, Operation,
    Paging, Parameter, ParameterKind, Service,
};

/// From the errors of the contract.
const ERROR_BODY: &[AnswerMember] = &[AnswerMember::text("error")];

/// The service and its operations.
pub static SERVICE: Service = Service {
    name: "placeholder",
    class_name: "Placeholder",
    title: "Lorem Picsum",
    description: "Placeholder pictures of a requested size, chosen at random, by a seed or by an id",
    base_url: "https://picsum.photos",
    image_api_url: None,
    docs_url: "https://picsum.photos/",
    environment: "OPENSHELF_PLACEHOLDER_URL",
    image_environment: None,
    cache_name: "placeholder_cache",
    pace: None,
    cuts: None,
    redirect_hosts: &["fastly.picsum.photos"],
    front_hosts: &[],
    front_hint: "the front refuses some servers and requests without a User-Agent: try from another network",
    user_agent_header: None,
    error_members: &["error"],
    error_body: ERROR_BODY,
    error_media: &["text/plain"],
    unknown_path: None,
    licence_member: None,
    says: &[],
    answer_members: &[],
    operations: &[OPERATIONS],
};

/// How the file of a picture is named.
const fn picture(prefix: &'static str) -> AnswerFile {
    AnswerFile {
        prefix,
        suffix: ".jpg",
        format: Some("extension"),
    }
}

const NO_SLASH: ForbiddenText = ForbiddenText::Holding {
    text: "/",
    why: "the service would read it as the end of the seed",
};
const WIDTH: Parameter = Parameter::path(ParameterKind::Integer, "width")
    .required()
    .range(0, 5000)
    .sample("200")
    .note("Width in pixels; 0 for the width of the original");
const HEIGHT: Parameter = Parameter::path(ParameterKind::Integer, "height")
    .range(0, 5000)
    .sample("300")
    .note("Height in pixels; without it the picture is square");
const GRAYSCALE: Parameter = Parameter::query(ParameterKind::Boolean, "grayscale")
    .default(DefaultValue::Boolean(false))
    .render(Encoding::BareName)
    .note("True for a picture without colour");
const BLUR: Parameter = Parameter::query(ParameterKind::Integer, "blur")
    .range(1, 10)
    .sample("2")
    .note("Strength of the blur");
const EXTENSION: Parameter = Parameter::path(ParameterKind::Text, "extension")
    .extra()
    .values(&["jpg", "webp"])
    .render(Encoding::Extension)
    .note("File format of the picture");
const SEED: Parameter = Parameter::path(ParameterKind::Text, "seed")
    .required()
    .refusals(&[NO_SLASH])
    .sample(r#""picsum""#)
    .note("Any text without a slash; the same one always selects the same picture");

static OPERATIONS: &[Operation] = &[
    Operation::get("", "random_url", "/{width}/{height}{extension}")
        .specification_row("Placeholder images", "Random picture")
        .summary("Address of a random picture of the given size")
        .short_path("/{width}{extension}")
        .parameters(&[
            WIDTH,
            HEIGHT,
            GRAYSCALE,
            BLUR,
            EXTENSION,
        ])
        .answer(Answer::Address)
        .redirects()
,
    Operation::get("", "seed_url", "/seed/{seed}/{width}/{height}{extension}")
        .specification_row("Placeholder images", "Fixed random picture")
        .summary("Address of the picture that a seed text always selects")
        .short_path("/seed/{seed}/{width}{extension}")
        .parameters(&[
            SEED,
            WIDTH,
            HEIGHT,
            GRAYSCALE,
            BLUR,
            EXTENSION,
        ])
        .answer(Answer::Address)
        .redirects()
,
    Operation::get("", "id_url", "/id/{image_id}/{width}/{height}{extension}")
        .specification_row("Placeholder images", "Picture by id")
        .summary("Address of the picture with this id")
        .short_path("/id/{image_id}/{width}{extension}")
        .parameters(&[
            Parameter::path(ParameterKind::Integer, "image_id")
                .required()
                .min(0)
                .note("Id of the picture; ids have gaps, and no picture stands behind an unknown one"),
            WIDTH,
            HEIGHT,
            GRAYSCALE,
            BLUR,
            EXTENSION,
        ])
        .answer(Answer::Address)
        .redirects()
,
    Operation::get("", "id_info", "/id/{image_id}/info")
        .specification_row("Placeholder images", "Info by id")
        .summary("Author, native size and addresses of the picture with this id")
        .record_name("Picture")
        .parameters(&[
            Parameter::path(ParameterKind::Integer, "image_id").required().min(0).note("Id of the picture; ids have gaps"),
        ])
        .members(&["id", "author", "width", "height", "url", "download_url"])
        .example(r#"{"id": "237", "author": "A. Person", "width": 3500, "height": 2095, "url": "https://unsplash.com/photos/abc", "download_url": "https://picsum.photos/id/237/3500/2095"}"#)
        .columns(columns::LIST),
    Operation::get("", "seed_info", "/seed/{seed}/info")
        .specification_row("Placeholder images", "Info by seed")
        .summary("Id, author, native size and addresses of the picture that a seed text selects")
        .record_name("Picture")
        .parameters(&[
            SEED,
        ])
        .members(&["id", "author", "width", "height", "url", "download_url"])
        .example(r#"{"id": "1", "author": "A. Person", "width": 300, "height": 400, "url": "https://unsplash.com/photos/abc", "download_url": "https://picsum.photos/id/1/300/400"}"#)
        .columns(columns::LIST),
    Operation::get("", "list", "/v2/list")
        .summary("One page of all pictures, each with author, native size and addresses")
        .record_name("Picture")
        .parameters(&[
            Parameter::query(ParameterKind::Integer, "page")
                .default(DefaultValue::Integer(1))
                .min(1)
                .note("Page of results, counted from 1"),
            Parameter::query(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(30))
                .range(1, 100)
                .note("Records in a page"),
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"id": "0", "author": "A. Person", "width": 5000, "height": 3333, "url": "https://unsplash.com/photos/abc", "download_url": "https://picsum.photos/id/0/5000/3333"}"#)
        .columns(columns::LIST)
        .paging(const { &Paging::numbered("page", "limit", End::Short).key("id") }, "the first with fewer than limit records; a page beyond it is an empty list"),
    Operation::get("", "fetch_random", "/{width}/{height}{extension}")
        .summary("The file of a random picture of the given size")
        .short_path("/{width}{extension}")
        .parameters(&[
            WIDTH,
            HEIGHT,
            GRAYSCALE,
            BLUR,
            EXTENSION,
        ])
        .answer(Answer::Bytes)
        .redirects()
        .answer_file(const { &picture("random-") })
        .never_cached()
,
    Operation::get("", "fetch_seed", "/seed/{seed}/{width}/{height}{extension}")
        .summary("The file of the picture that a seed text always selects")
        .short_path("/seed/{seed}/{width}{extension}")
        .parameters(&[
            SEED,
            WIDTH,
            HEIGHT,
            GRAYSCALE,
            BLUR,
            EXTENSION,
        ])
        .answer(Answer::Bytes)
        .redirects()
        .answer_file(const { &picture("seed-") })
,
    Operation::get("", "fetch_id", "/id/{image_id}/{width}/{height}{extension}")
        .summary("The file of the picture with this id")
        .short_path("/id/{image_id}/{width}{extension}")
        .parameters(&[
            Parameter::path(ParameterKind::Integer, "image_id").required().min(0).note("Id of the picture; ids have gaps"),
            WIDTH,
            HEIGHT,
            GRAYSCALE,
            BLUR,
            EXTENSION,
        ])
        .answer(Answer::Bytes)
        .redirects()
        .answer_file(const { &picture("id-") })
,
];
