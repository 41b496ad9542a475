//! The columns of the museum's records, by collection.

use openshelf_core::catalog::{Column, ColumnKind};

const TIMESTAMP: Column = Column::new(ColumnKind::Timestamp, "timestamp")
    .note("time of the answer, in searches that of the indexing");

pub static SCORE: &[Column] = &[Column::new(ColumnKind::Float64, "_score")
    .nullable()
    .note("how well the record matches; null with sort")];

/// The members of a record that a search returns if `fields` is omitted, as far as the collection has them.
pub static FOUND: &[&str] = &[
    "id",
    "api_model",
    "api_link",
    "is_boosted",
    "title",
    "thumbnail.lqip",
    "thumbnail.width",
    "thumbnail.height",
    "thumbnail.alt_text",
    "timestamp",
];

/// Those of them that a search leaves out of a record without a value: false and null are not indexed.
pub static EMPTY_AT_TIMES: &[&str] = &["is_boosted", "thumbnail"];

pub static SEARCH: &[Column] = &[
    Column::new(ColumnKind::Float64, "_score")
        .nullable()
        .note("null with sort"),
    Column::new(ColumnKind::Utf8, "id")
        .or_int()
        .note("a number in some collections and text in others; tables have it as text"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Bool, "is_boosted")
        .nullable()
        .optional()
        .note("artworks only"),
    Column::new(ColumnKind::Utf8, "title").nullable().optional(),
    Column::new(ColumnKind::Utf8, "thumbnail.lqip")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "thumbnail.width")
        .nullable()
        .optional()
        .unit("px"),
    Column::new(ColumnKind::Int64, "thumbnail.height")
        .nullable()
        .optional()
        .unit("px"),
    Column::new(ColumnKind::Utf8, "thumbnail.alt_text")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Timestamp, "timestamp"),
];

pub static AUTOCOMPLETE: &[Column] = &[Column::new(ColumnKind::Utf8, "title").nullable()];

pub static AUTOSUGGEST: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id")
        .or_int()
        .note("a number in some collections and text in others; tables have it as text"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "main_reference_number")
        .nullable()
        .optional()
        .note("artworks only"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "subtype")
        .nullable()
        .optional()
        .note("category terms only"),
];

pub static ARTWORKS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Bool, "is_boosted"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::ListUtf8, "alt_titles").nullable(),
    Column::new(ColumnKind::Utf8, "thumbnail.lqip")
        .nullable()
        .note("data URL of a tiny GIF"),
    Column::new(ColumnKind::Int64, "thumbnail.width")
        .nullable()
        .unit("px"),
    Column::new(ColumnKind::Int64, "thumbnail.height")
        .nullable()
        .unit("px"),
    Column::new(ColumnKind::Utf8, "thumbnail.alt_text").nullable(),
    Column::new(ColumnKind::Utf8, "main_reference_number").nullable(),
    Column::new(ColumnKind::Bool, "has_not_been_viewed_much"),
    Column::new(ColumnKind::Int64, "boost_rank").nullable(),
    Column::new(ColumnKind::Int64, "date_start")
        .nullable()
        .unit("year"),
    Column::new(ColumnKind::Int64, "date_end")
        .nullable()
        .unit("year"),
    Column::new(ColumnKind::Utf8, "date_display").nullable(),
    Column::new(ColumnKind::Utf8, "date_qualifier_title").note("empty text when there is none"),
    Column::new(ColumnKind::Int64, "date_qualifier_id").nullable(),
    Column::new(ColumnKind::Utf8, "artist_display").nullable(),
    Column::new(ColumnKind::Utf8, "place_of_origin").nullable(),
    Column::new(ColumnKind::Utf8, "description")
        .nullable()
        .note("HTML"),
    Column::new(ColumnKind::Utf8, "short_description").nullable(),
    Column::new(ColumnKind::Utf8, "dimensions").nullable(),
    Column::new(ColumnKind::ListStruct, "dimensions_detail")
        .nullable()
        .columns(&[
            Column::new(ColumnKind::Float64, "depth")
                .nullable()
                .unit("cm"),
            Column::new(ColumnKind::Float64, "width")
                .nullable()
                .unit("cm"),
            Column::new(ColumnKind::Float64, "height")
                .nullable()
                .unit("cm"),
            Column::new(ColumnKind::Float64, "diameter")
                .nullable()
                .unit("cm"),
            Column::new(ColumnKind::Utf8, "clarification").nullable(),
        ]),
    Column::new(ColumnKind::Utf8, "medium_display").nullable(),
    Column::new(ColumnKind::Utf8, "inscriptions").nullable(),
    Column::new(ColumnKind::Utf8, "credit_line").nullable(),
    Column::new(ColumnKind::Utf8, "catalogue_display").nullable(),
    Column::new(ColumnKind::Utf8, "publication_history").nullable(),
    Column::new(ColumnKind::Utf8, "exhibition_history").nullable(),
    Column::new(ColumnKind::Utf8, "provenance_text").nullable(),
    Column::new(ColumnKind::Utf8, "edition").nullable(),
    Column::new(ColumnKind::Utf8, "publishing_verification_level").nullable(),
    Column::new(ColumnKind::Int64, "internal_department_id").nullable(),
    Column::new(ColumnKind::Int64, "fiscal_year")
        .nullable()
        .unit("year"),
    Column::new(ColumnKind::Int64, "fiscal_year_deaccession")
        .nullable()
        .unit("year"),
    Column::new(ColumnKind::Bool, "is_public_domain").nullable(),
    Column::new(ColumnKind::Bool, "is_zoomable").nullable(),
    Column::new(ColumnKind::Int64, "max_zoom_window_size")
        .nullable()
        .unit("px")
        .note("-1 where there is no limit"),
    Column::new(ColumnKind::Utf8, "copyright_notice").nullable(),
    Column::new(ColumnKind::Bool, "has_multimedia_resources"),
    Column::new(ColumnKind::Bool, "has_educational_resources"),
    Column::new(ColumnKind::Bool, "has_advanced_imaging"),
    Column::new(ColumnKind::Float64, "colorfulness").nullable(),
    Column::new(ColumnKind::Int64, "color.h")
        .nullable()
        .unit("degree"),
    Column::new(ColumnKind::Int64, "color.l")
        .nullable()
        .unit("%"),
    Column::new(ColumnKind::Int64, "color.s")
        .nullable()
        .unit("%"),
    Column::new(ColumnKind::Float64, "color.percentage").nullable(),
    Column::new(ColumnKind::Int64, "color.population").nullable(),
    Column::new(ColumnKind::Float64, "latitude")
        .nullable()
        .unit("degree"),
    Column::new(ColumnKind::Float64, "longitude")
        .nullable()
        .unit("degree"),
    Column::new(ColumnKind::Utf8, "latlon")
        .nullable()
        .note("the service writes the latitude twice: do not use it"),
    Column::new(ColumnKind::Bool, "is_on_view").nullable(),
    Column::new(ColumnKind::Utf8, "on_loan_display")
        .nullable()
        .note("HTML"),
    Column::new(ColumnKind::Utf8, "gallery_title").nullable(),
    Column::new(ColumnKind::Int64, "gallery_id").nullable(),
    Column::new(ColumnKind::Utf8, "nomisma_id").nullable(),
    Column::new(ColumnKind::Utf8, "artwork_type_title").nullable(),
    Column::new(ColumnKind::Int64, "artwork_type_id").nullable(),
    Column::new(ColumnKind::Utf8, "department_title").nullable(),
    Column::new(ColumnKind::Utf8, "department_id")
        .nullable()
        .note("such as PC-10"),
    Column::new(ColumnKind::Int64, "artist_id").nullable(),
    Column::new(ColumnKind::Utf8, "artist_title").nullable(),
    Column::new(ColumnKind::ListInt64, "alt_artist_ids"),
    Column::new(ColumnKind::ListInt64, "artist_ids").note("ids of all artists"),
    Column::new(ColumnKind::ListUtf8, "artist_titles"),
    Column::new(ColumnKind::ListUtf8, "category_ids"),
    Column::new(ColumnKind::ListUtf8, "category_titles"),
    Column::new(ColumnKind::ListUtf8, "term_titles"),
    Column::new(ColumnKind::Utf8, "style_id").nullable(),
    Column::new(ColumnKind::Utf8, "style_title").nullable(),
    Column::new(ColumnKind::ListUtf8, "alt_style_ids"),
    Column::new(ColumnKind::ListUtf8, "style_ids"),
    Column::new(ColumnKind::ListUtf8, "style_titles"),
    Column::new(ColumnKind::Utf8, "classification_id").nullable(),
    Column::new(ColumnKind::Utf8, "classification_title").nullable(),
    Column::new(ColumnKind::ListUtf8, "alt_classification_ids"),
    Column::new(ColumnKind::ListUtf8, "classification_ids"),
    Column::new(ColumnKind::ListUtf8, "classification_titles"),
    Column::new(ColumnKind::Utf8, "subject_id").nullable(),
    Column::new(ColumnKind::ListUtf8, "alt_subject_ids"),
    Column::new(ColumnKind::ListUtf8, "subject_ids"),
    Column::new(ColumnKind::ListUtf8, "subject_titles"),
    Column::new(ColumnKind::Utf8, "material_id").nullable(),
    Column::new(ColumnKind::ListUtf8, "alt_material_ids"),
    Column::new(ColumnKind::ListUtf8, "material_ids"),
    Column::new(ColumnKind::ListUtf8, "material_titles"),
    Column::new(ColumnKind::Utf8, "technique_id").nullable(),
    Column::new(ColumnKind::ListUtf8, "alt_technique_ids"),
    Column::new(ColumnKind::ListUtf8, "technique_ids"),
    Column::new(ColumnKind::ListUtf8, "technique_titles"),
    Column::new(ColumnKind::ListUtf8, "theme_titles"),
    Column::new(ColumnKind::Utf8, "image_id")
        .nullable()
        .note("UUID"),
    Column::new(ColumnKind::ListUtf8, "alt_image_ids").note("UUIDs"),
    Column::new(ColumnKind::ListUtf8, "document_ids").note("UUIDs"),
    Column::new(ColumnKind::ListUtf8, "sound_ids").note("UUIDs"),
    Column::new(ColumnKind::ListUtf8, "video_ids").note("as sound_ids"),
    Column::new(ColumnKind::ListUtf8, "text_ids").note("as sound_ids"),
    Column::new(ColumnKind::ListInt64, "section_ids").note("can exceed 32 bits"),
    Column::new(ColumnKind::ListUtf8, "section_titles"),
    Column::new(ColumnKind::ListInt64, "site_ids"),
    Column::new(ColumnKind::Utf8, "suggest_autocomplete_boosted")
        .nullable()
        .optional()
        .note("the title; only on boosted records"),
    Column::new(ColumnKind::Json, "suggest_autocomplete_all")
        .nullable()
        .optional()
        .note("internal to the service's suggestions"),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static ARTWORKS_INCLUDED: &[Column] = &[
    Column::new(ColumnKind::ListStruct, "artist_pivots")
        .nullable()
        .optional()
        .columns(&[
            Column::new(ColumnKind::Bool, "is_preferred").nullable(),
            Column::new(ColumnKind::Utf8, "artist_title").nullable(),
            Column::new(ColumnKind::Int64, "artist_id").nullable(),
            Column::new(ColumnKind::Utf8, "role_title").nullable(),
            Column::new(ColumnKind::Int64, "role_id").nullable(),
        ]),
    Column::new(ColumnKind::ListStruct, "dates")
        .nullable()
        .optional()
        .columns(&[
            Column::new(ColumnKind::Bool, "is_preferred").nullable(),
            Column::new(ColumnKind::Timestamp, "date_earliest").nullable(),
            Column::new(ColumnKind::Timestamp, "date_latest").nullable(),
            Column::new(ColumnKind::Utf8, "artwork_title").nullable(),
            Column::new(ColumnKind::Int64, "artwork_id").nullable(),
            Column::new(ColumnKind::Utf8, "qualifier_title").nullable(),
            Column::new(ColumnKind::Int64, "qualifier_id").nullable(),
        ]),
    Column::new(ColumnKind::ListStruct, "place_pivots")
        .nullable()
        .optional()
        .columns(&[
            Column::new(ColumnKind::Bool, "is_preferred").nullable(),
            Column::new(ColumnKind::Utf8, "artwork_title").nullable(),
            Column::new(ColumnKind::Int64, "artwork_id").nullable(),
            Column::new(ColumnKind::Utf8, "place_title").nullable(),
            Column::new(ColumnKind::Int64, "place_id").nullable(),
            Column::new(ColumnKind::Utf8, "qualifier_title").nullable(),
            Column::new(ColumnKind::Int64, "qualifier_id").nullable(),
        ]),
    Column::new(ColumnKind::Json, "sites")
        .nullable()
        .optional()
        .note("whole records of sites"),
];

pub static PLACES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Int64, "tgn_id").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static AGENTS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "sort_title").nullable(),
    Column::new(ColumnKind::ListUtf8, "alt_titles")
        .nullable()
        .note("an object with number keys when blank names were dropped: take its values"),
    Column::new(ColumnKind::Bool, "is_artist"),
    Column::new(ColumnKind::Int64, "birth_date")
        .nullable()
        .unit("year"),
    Column::new(ColumnKind::Int64, "death_date")
        .nullable()
        .unit("year"),
    Column::new(ColumnKind::Utf8, "description")
        .nullable()
        .note("HTML"),
    Column::new(ColumnKind::Int64, "ulan_id").nullable(),
    Column::new(ColumnKind::Json, "suggest_autocomplete_boosted")
        .nullable()
        .optional()
        .note("internal"),
    Column::new(ColumnKind::Json, "suggest_autocomplete_all")
        .nullable()
        .optional()
        .note("internal; only on artists"),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static GALLERIES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Float64, "latitude")
        .nullable()
        .unit("degree"),
    Column::new(ColumnKind::Float64, "longitude")
        .nullable()
        .unit("degree"),
    Column::new(ColumnKind::Int64, "tgn_id")
        .nullable()
        .note("always null: galleries have no such column"),
    Column::new(ColumnKind::Bool, "is_closed").nullable(),
    Column::new(ColumnKind::Utf8, "number").nullable(),
    Column::new(ColumnKind::Utf8, "floor").nullable(),
    Column::new(ColumnKind::Utf8, "latlon")
        .nullable()
        .note("latitude,longitude"),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static EXHIBITIONS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Bool, "is_featured"),
    Column::new(ColumnKind::Int64, "position").note("-1 when not featured"),
    Column::new(ColumnKind::Utf8, "short_description").nullable(),
    Column::new(ColumnKind::Utf8, "web_url").nullable(),
    Column::new(ColumnKind::Utf8, "image_url").nullable(),
    Column::new(ColumnKind::Utf8, "status").nullable(),
    Column::new(ColumnKind::Timestamp, "aic_start_at")
        .nullable()
        .note("midnight of a day"),
    Column::new(ColumnKind::Timestamp, "aic_end_at")
        .nullable()
        .note("midnight of a day"),
    Column::new(ColumnKind::Int64, "gallery_id").nullable(),
    Column::new(ColumnKind::Utf8, "gallery_title").nullable(),
    Column::new(ColumnKind::ListInt64, "artwork_ids"),
    Column::new(ColumnKind::ListUtf8, "artwork_titles"),
    Column::new(ColumnKind::ListInt64, "artist_ids"),
    Column::new(ColumnKind::ListInt64, "site_ids"),
    Column::new(ColumnKind::Utf8, "image_id")
        .nullable()
        .note("UUID"),
    Column::new(ColumnKind::ListUtf8, "alt_image_ids").note("UUIDs"),
    Column::new(ColumnKind::ListUtf8, "document_ids").note("UUIDs"),
    Column::new(ColumnKind::Json, "suggest_autocomplete_all")
        .nullable()
        .optional()
        .note("internal"),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static EXHIBITIONS_INCLUDED: &[Column] = &[
    Column::new(ColumnKind::Json, "artworks")
        .nullable()
        .optional()
        .note("whole records of artworks"),
    Column::new(ColumnKind::Json, "sites")
        .nullable()
        .optional()
        .note("whole records of sites"),
];

pub static AGENT_TYPES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static ARTWORK_TYPES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Int64, "aat_id").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static CATEGORY_TERMS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "subtype")
        .nullable()
        .note("classification, material, technique, style, subject, department, theme"),
    Column::new(ColumnKind::Utf8, "parent_id").nullable(),
    Column::new(ColumnKind::Int64, "aat_id").nullable(),
    Column::new(ColumnKind::Json, "suggest_autocomplete_all")
        .nullable()
        .optional()
        .note("internal"),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static IMAGES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id"),
    Column::new(ColumnKind::Utf8, "lake_guid").note("equal to id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "type")
        .nullable()
        .note("image, sound, text, video"),
    Column::new(ColumnKind::Utf8, "alt_text").nullable(),
    Column::new(ColumnKind::Utf8, "content").nullable(),
    Column::new(ColumnKind::Bool, "is_multimedia_resource").nullable(),
    Column::new(ColumnKind::Bool, "is_educational_resource").nullable(),
    Column::new(ColumnKind::Bool, "is_teacher_resource").nullable(),
    Column::new(ColumnKind::Utf8, "credit_line").nullable(),
    Column::new(ColumnKind::Utf8, "content_e_tag").nullable(),
    Column::new(ColumnKind::Utf8, "iiif_url"),
    Column::new(ColumnKind::Int64, "width")
        .nullable()
        .unit("px"),
    Column::new(ColumnKind::Int64, "height")
        .nullable()
        .unit("px"),
    Column::new(ColumnKind::Utf8, "lqip")
        .nullable()
        .note("data URL of a tiny GIF"),
    Column::new(ColumnKind::Float64, "colorfulness").nullable(),
    Column::new(ColumnKind::Int64, "color.h")
        .nullable()
        .unit("degree"),
    Column::new(ColumnKind::Int64, "color.l")
        .nullable()
        .unit("%"),
    Column::new(ColumnKind::Int64, "color.s")
        .nullable()
        .unit("%"),
    Column::new(ColumnKind::Float64, "color.percentage").nullable(),
    Column::new(ColumnKind::Int64, "color.population").nullable(),
    Column::new(ColumnKind::Utf8, "fingerprint.ahash")
        .nullable()
        .note("hexadecimal"),
    Column::new(ColumnKind::Utf8, "fingerprint.dhash").nullable(),
    Column::new(ColumnKind::Utf8, "fingerprint.phash").nullable(),
    Column::new(ColumnKind::Utf8, "fingerprint.whash").nullable(),
    Column::new(ColumnKind::Json, "ahash")
        .nullable()
        .note("object hash_0 ... hash_63 of bool, or null; the same bits as fingerprint.ahash"),
    Column::new(ColumnKind::Json, "phash")
        .nullable()
        .note("as ahash, of fingerprint.phash"),
    Column::new(ColumnKind::ListInt64, "artwork_ids"),
    Column::new(ColumnKind::ListUtf8, "artwork_titles"),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static PRODUCTS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Int64, "external_sku").nullable(),
    Column::new(ColumnKind::Utf8, "image_url"),
    Column::new(ColumnKind::Utf8, "web_url"),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Utf8, "price_display")
        .nullable()
        .note("HTML"),
    Column::new(ColumnKind::Float64, "min_compare_at_price")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "max_compare_at_price")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "min_current_price")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "max_current_price")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::ListInt64, "artist_ids"),
    Column::new(ColumnKind::ListInt64, "artwork_ids"),
    Column::new(ColumnKind::ListInt64, "exhibition_ids"),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static TOURS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "image")
        .nullable()
        .note("URL"),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Utf8, "intro").nullable(),
    Column::new(ColumnKind::Int64, "weight").nullable(),
    Column::new(ColumnKind::Utf8, "intro_link")
        .nullable()
        .note("address; null as a rule"),
    Column::new(ColumnKind::Utf8, "intro_transcript").nullable(),
    Column::new(ColumnKind::ListUtf8, "artwork_titles"),
    Column::new(ColumnKind::ListUtf8, "artist_titles"),
    Column::new(ColumnKind::Utf8, "suggest_autocomplete_boosted")
        .nullable()
        .optional()
        .note("the title"),
    Column::new(ColumnKind::Json, "suggest_autocomplete_all")
        .nullable()
        .optional()
        .note("internal"),
    Column::new(ColumnKind::Timestamp, "source_updated_at")
        .nullable()
        .note("always null: no such data here"),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static TOURS_INCLUDED: &[Column] = &[Column::new(ColumnKind::ListStruct, "tour_stops")
    .nullable()
    .optional()
    .note("asking for it may fail, as stops have no collection of their own")
    .columns(&[
        Column::new(ColumnKind::Int64, "id"),
        Column::new(ColumnKind::Utf8, "api_model").nullable(),
        Column::new(ColumnKind::Utf8, "api_link").nullable(),
        Column::new(ColumnKind::Utf8, "title").nullable(),
        Column::new(ColumnKind::Int64, "weight").nullable(),
        Column::new(ColumnKind::Utf8, "web_url").nullable(),
        Column::new(ColumnKind::Utf8, "transcript").nullable(),
        Column::new(ColumnKind::Int64, "artwork_id").nullable(),
        Column::new(ColumnKind::Utf8, "artwork_title").nullable(),
        Column::new(ColumnKind::Int64, "tour_id").nullable(),
        Column::new(ColumnKind::Utf8, "tour_title").nullable(),
        Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
        Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
        Column::new(ColumnKind::Timestamp, "timestamp").nullable(),
    ])];

pub static MOBILE_SOUNDS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title")
        .nullable()
        .note("from the artworks and tours that belong to it"),
    Column::new(ColumnKind::Utf8, "web_url").nullable(),
    Column::new(ColumnKind::Utf8, "transcript")
        .nullable()
        .note("HTML"),
    Column::new(ColumnKind::Timestamp, "source_updated_at")
        .nullable()
        .note("always null: no such data here"),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static PUBLICATIONS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "web_url").nullable(),
    Column::new(ColumnKind::ListInt64, "section_ids").note("can exceed 32 bits"),
    Column::new(ColumnKind::Timestamp, "source_updated_at")
        .nullable()
        .note("always null: no such data here"),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static SECTIONS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "web_url").nullable(),
    Column::new(ColumnKind::Utf8, "accession").nullable(),
    Column::new(ColumnKind::Int64, "generic_page_id").nullable(),
    Column::new(ColumnKind::Int64, "artwork_id").nullable(),
    Column::new(ColumnKind::Utf8, "publication_title").nullable(),
    Column::new(ColumnKind::Int64, "publication_id").nullable(),
    Column::new(ColumnKind::Utf8, "content").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at")
        .nullable()
        .note("always null: no such data here"),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static SITES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Utf8, "web_url").nullable(),
    Column::new(ColumnKind::ListInt64, "exhibition_ids"),
    Column::new(ColumnKind::ListUtf8, "exhibition_titles"),
    Column::new(ColumnKind::ListInt64, "artwork_ids"),
    Column::new(ColumnKind::ListUtf8, "artwork_titles"),
    Column::new(ColumnKind::Timestamp, "source_updated_at")
        .nullable()
        .note("always null: no such data here"),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static SITES_INCLUDED: &[Column] = &[Column::new(ColumnKind::Json, "artworks")
    .nullable()
    .optional()
    .note("whole records of artworks")];

pub static EVENTS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "title_display")
        .nullable()
        .note("HTML"),
    Column::new(ColumnKind::Utf8, "image_url").nullable(),
    Column::new(ColumnKind::Utf8, "hero_caption").nullable(),
    Column::new(ColumnKind::Utf8, "short_description").nullable(),
    Column::new(ColumnKind::Utf8, "header_description").nullable(),
    Column::new(ColumnKind::Utf8, "list_description").nullable(),
    Column::new(ColumnKind::Utf8, "description")
        .nullable()
        .note("HTML"),
    Column::new(ColumnKind::Utf8, "location").nullable(),
    Column::new(ColumnKind::Int64, "event_type_id").nullable(),
    Column::new(ColumnKind::ListInt64, "alt_event_type_ids")
        .nullable()
        .note("JSON as the service stores it"),
    Column::new(ColumnKind::Int64, "audience_id").nullable(),
    Column::new(ColumnKind::ListInt64, "alt_audience_ids")
        .nullable()
        .note("JSON as the service stores it"),
    Column::new(ColumnKind::ListInt64, "program_ids")
        .nullable()
        .note("JSON as the service stores it"),
    Column::new(ColumnKind::ListUtf8, "program_titles"),
    Column::new(ColumnKind::Bool, "is_ticketed").nullable(),
    Column::new(ColumnKind::Int64, "ticketed_event_id")
        .nullable()
        .note("the service does not document it"),
    Column::new(ColumnKind::Utf8, "rsvp_link").nullable(),
    Column::new(ColumnKind::Utf8, "buy_button_text").nullable(),
    Column::new(ColumnKind::Utf8, "buy_button_caption").nullable(),
    Column::new(ColumnKind::Bool, "is_registration_required").nullable(),
    Column::new(ColumnKind::Bool, "is_member_exclusive").nullable(),
    Column::new(ColumnKind::Bool, "is_sold_out"),
    Column::new(ColumnKind::Bool, "is_free").nullable(),
    Column::new(ColumnKind::Bool, "is_private")
        .nullable()
        .note("the service does not document it"),
    Column::new(ColumnKind::Bool, "is_admission_required").nullable(),
    Column::new(ColumnKind::Bool, "is_after_hours").nullable(),
    Column::new(ColumnKind::Bool, "is_sales_button_hidden").nullable(),
    Column::new(ColumnKind::Bool, "is_virtual_event").nullable(),
    Column::new(ColumnKind::Utf8, "virtual_event_url")
        .nullable()
        .note("the service does not document it"),
    Column::new(ColumnKind::Utf8, "virtual_event_passcode")
        .nullable()
        .note("the service does not document it"),
    Column::new(ColumnKind::Timestamp, "start_date")
        .nullable()
        .note("midnight of a day"),
    Column::new(ColumnKind::Timestamp, "end_date")
        .nullable()
        .note("midnight of a day"),
    Column::new(ColumnKind::Utf8, "start_time")
        .nullable()
        .note("such as 18:00"),
    Column::new(ColumnKind::Utf8, "end_time").nullable(),
    Column::new(ColumnKind::Utf8, "date_display").nullable(),
    Column::new(ColumnKind::Utf8, "door_time").nullable(),
    Column::new(ColumnKind::Int64, "layout_type"),
    Column::new(ColumnKind::Utf8, "slug").nullable(),
    Column::new(ColumnKind::Utf8, "entrance").nullable(),
    Column::new(ColumnKind::Utf8, "join_url").nullable(),
    Column::new(ColumnKind::Utf8, "survey_url").nullable(),
    Column::new(ColumnKind::Int64, "event_host_id").nullable(),
    Column::new(ColumnKind::Utf8, "event_host_title").nullable(),
    Column::new(ColumnKind::ListUtf8, "search_tags")
        .nullable()
        .note("an object with number keys when blank tags were dropped: take its values"),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static EVENT_OCCURRENCES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "title_display")
        .nullable()
        .note("HTML"),
    Column::new(ColumnKind::Int64, "event_id").nullable(),
    Column::new(ColumnKind::Utf8, "short_description").nullable(),
    Column::new(ColumnKind::Utf8, "description")
        .nullable()
        .note("HTML"),
    Column::new(ColumnKind::Utf8, "image_url").nullable(),
    Column::new(ColumnKind::Bool, "is_ticketed").nullable(),
    Column::new(ColumnKind::Bool, "is_private").nullable(),
    Column::new(ColumnKind::Bool, "is_sales_button_hidden").nullable(),
    Column::new(ColumnKind::Timestamp, "start_at").nullable(),
    Column::new(ColumnKind::Timestamp, "end_at").nullable(),
    Column::new(ColumnKind::Timestamp, "on_sale_at")
        .nullable()
        .note("the service does not document it"),
    Column::new(ColumnKind::Timestamp, "off_sale_at")
        .nullable()
        .note("the service does not document it"),
    Column::new(ColumnKind::Utf8, "location").nullable(),
    Column::new(ColumnKind::Utf8, "button_url").nullable(),
    Column::new(ColumnKind::Utf8, "button_text").nullable(),
    Column::new(ColumnKind::Utf8, "button_caption").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static HIGHLIGHTS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "copy").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static STATIC_PAGES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "web_url").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at")
        .nullable()
        .note("always null: no such data here"),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static GENERIC_PAGES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "web_url").nullable(),
    Column::new(ColumnKind::Utf8, "copy").nullable(),
    Column::new(ColumnKind::ListUtf8, "search_tags")
        .nullable()
        .note("an object with number keys when blank tags were dropped: take its values"),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static PRESS_RELEASES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "web_url").nullable(),
    Column::new(ColumnKind::Utf8, "copy").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static ASSETS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id"),
    Column::new(ColumnKind::Utf8, "lake_guid").note("equal to id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "type")
        .nullable()
        .note("image, sound, text, video"),
    Column::new(ColumnKind::Utf8, "alt_text").nullable(),
    Column::new(ColumnKind::Utf8, "content").note("URL of the file, or text"),
    Column::new(ColumnKind::Bool, "is_multimedia_resource").nullable(),
    Column::new(ColumnKind::Bool, "is_educational_resource").nullable(),
    Column::new(ColumnKind::Bool, "is_teacher_resource").nullable(),
    Column::new(ColumnKind::Utf8, "credit_line").nullable(),
    Column::new(ColumnKind::Utf8, "content_e_tag").nullable(),
    Column::new(ColumnKind::ListInt64, "artwork_ids"),
    Column::new(ColumnKind::ListUtf8, "artwork_titles"),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static EVENT_PROGRAMS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Bool, "is_affiliate_group").nullable(),
    Column::new(ColumnKind::Bool, "is_event_host").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static ARTICLES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "copy").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static DIGITAL_PUBLICATION_ARTICLES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "web_url").nullable(),
    Column::new(ColumnKind::Utf8, "copy").nullable(),
    Column::new(ColumnKind::Utf8, "author_display").nullable(),
    Column::new(ColumnKind::Int64, "digital_publication_id").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static HOURS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Bool, "monday_is_closed").nullable(),
    Column::new(ColumnKind::Utf8, "monday_member_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "monday_member_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "monday_public_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "monday_public_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Bool, "tuesday_is_closed").nullable(),
    Column::new(ColumnKind::Utf8, "tuesday_member_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "tuesday_member_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "tuesday_public_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "tuesday_public_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Bool, "wednesday_is_closed").nullable(),
    Column::new(ColumnKind::Utf8, "wednesday_member_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "wednesday_member_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "wednesday_public_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "wednesday_public_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Bool, "thursday_is_closed").nullable(),
    Column::new(ColumnKind::Utf8, "thursday_member_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "thursday_member_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "thursday_public_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "thursday_public_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Bool, "friday_is_closed").nullable(),
    Column::new(ColumnKind::Utf8, "friday_member_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "friday_member_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "friday_public_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "friday_public_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Bool, "saturday_is_closed").nullable(),
    Column::new(ColumnKind::Utf8, "saturday_member_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "saturday_member_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "saturday_public_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "saturday_public_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Bool, "sunday_is_closed").nullable(),
    Column::new(ColumnKind::Utf8, "sunday_member_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "sunday_member_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "sunday_public_open")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "sunday_public_close")
        .nullable()
        .unit("ISO 8601 duration since midnight"),
    Column::new(ColumnKind::Utf8, "summary").nullable(),
    Column::new(ColumnKind::Utf8, "additional_text").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at")
        .nullable()
        .note("always null: no such data here"),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static TICKETED_EVENTS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "image")
        .nullable()
        .note("URL"),
    Column::new(ColumnKind::Timestamp, "start_at").nullable(),
    Column::new(ColumnKind::Timestamp, "end_at").nullable(),
    Column::new(ColumnKind::Timestamp, "on_sale_at").nullable(),
    Column::new(ColumnKind::Timestamp, "off_sale_at").nullable(),
    Column::new(ColumnKind::Int64, "available").nullable(),
    Column::new(ColumnKind::Int64, "total_capacity").nullable(),
    Column::new(ColumnKind::Bool, "is_after_hours").nullable(),
    Column::new(ColumnKind::Bool, "is_private_event").nullable(),
    Column::new(ColumnKind::Bool, "is_admission_required").nullable(),
    Column::new(ColumnKind::Int64, "resource_id").nullable(),
    Column::new(ColumnKind::Utf8, "resource_title").nullable(),
    Column::new(ColumnKind::Int64, "ticketed_event_type_id").nullable(),
    Column::new(ColumnKind::Int64, "event_id").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static TICKETED_EVENTS_INCLUDED: &[Column] = &[Column::new(ColumnKind::Json, "event")
    .nullable()
    .optional()
    .note("whole record of events")];

pub static TICKETED_EVENT_TYPES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "category").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at").nullable(),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];

pub static WAIT_TIMES: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "api_model"),
    Column::new(ColumnKind::Utf8, "api_link"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "wait_display").nullable(),
    Column::new(ColumnKind::Timestamp, "source_updated_at")
        .nullable()
        .note("always null: no such data here"),
    Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
    TIMESTAMP,
];
