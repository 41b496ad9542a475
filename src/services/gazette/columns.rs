//! The columns of the gazette's records.

use openshelf_core::catalog::{Column, ColumnKind};

pub static AGENCIES_LIST: &[Column] = &[
    Column::new(ColumnKind::Utf8, "agency_url")
        .nullable()
        .note("the agency's own site"),
    Column::new(ColumnKind::ListInt64, "child_ids"),
    Column::new(ColumnKind::ListUtf8, "child_slugs"),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "logo.thumb_url").nullable(),
    Column::new(ColumnKind::Utf8, "logo.small_url").nullable(),
    Column::new(ColumnKind::Utf8, "logo.medium_url").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Int64, "parent_id").nullable(),
    Column::new(ColumnKind::Utf8, "recent_articles_url"),
    Column::new(ColumnKind::Utf8, "short_name").nullable(),
    Column::new(ColumnKind::Utf8, "slug").nullable(),
    Column::new(ColumnKind::Utf8, "url"),
    Column::new(ColumnKind::Utf8, "json_url")
        .nullable()
        .optional()
        .note("only in agencies.list"),
];

pub static PUBLIC_INSPECTION_DOCUMENTS_CURRENT: &[Column] = &[
    Column::new(ColumnKind::ListStruct, "agencies").columns(&[
        Column::new(ColumnKind::Utf8, "raw_name").nullable(),
        Column::new(ColumnKind::Utf8, "name")
            .nullable()
            .optional()
            .note("missing, like all below, when the agency is not recognised"),
        Column::new(ColumnKind::Int64, "id").nullable().optional(),
        Column::new(ColumnKind::Utf8, "url").nullable().optional(),
        Column::new(ColumnKind::Utf8, "json_url")
            .nullable()
            .optional(),
        Column::new(ColumnKind::Int64, "parent_id")
            .nullable()
            .optional(),
        Column::new(ColumnKind::Utf8, "slug").nullable().optional(),
    ]),
    Column::new(ColumnKind::ListStruct, "agency_letters").columns(&[
        Column::new(ColumnKind::Utf8, "title").nullable(),
        Column::new(ColumnKind::Utf8, "url").nullable(),
    ]),
    Column::new(ColumnKind::ListUtf8, "agency_names")
        .nullable()
        .note("null in a search that is paged"),
    Column::new(ColumnKind::ListUtf8, "docket_numbers"),
    Column::new(ColumnKind::Utf8, "document_number").nullable(),
    Column::new(ColumnKind::Utf8, "editorial_note").nullable(),
    Column::new(ColumnKind::Utf8, "excerpts")
        .nullable()
        .note("null when the whole issue of a day is answered"),
    Column::new(ColumnKind::Timestamp, "filed_at")
        .nullable()
        .note(
            "with milliseconds and Eastern offset; an answer from the search index would have UTC without fraction",
        ),
    Column::new(ColumnKind::Utf8, "filing_type").note("special or regular"),
    Column::new(ColumnKind::Utf8, "html_url"),
    Column::new(ColumnKind::Utf8, "json_url"),
    Column::new(ColumnKind::Date32, "last_public_inspection_issue").nullable(),
    Column::new(ColumnKind::Int64, "num_pages")
        .nullable()
        .unit("pages"),
    Column::new(ColumnKind::Int64, "page_views.count").nullable(),
    Column::new(ColumnKind::Utf8, "page_views.last_updated")
        .nullable()
        .note("time text with a space and an offset, not ISO"),
    Column::new(ColumnKind::Utf8, "pdf_file_name").nullable(),
    Column::new(ColumnKind::Int64, "pdf_file_size")
        .nullable()
        .unit("bytes"),
    Column::new(ColumnKind::Timestamp, "pdf_updated_at")
        .nullable()
        .note("as filed_at"),
    Column::new(ColumnKind::Utf8, "pdf_url").nullable(),
    Column::new(ColumnKind::Date32, "publication_date").nullable(),
    Column::new(ColumnKind::Utf8, "raw_text_url").nullable(),
    Column::new(ColumnKind::Utf8, "subject_1").nullable(),
    Column::new(ColumnKind::Utf8, "subject_2").nullable(),
    Column::new(ColumnKind::Utf8, "subject_3").nullable(),
    Column::new(ColumnKind::Utf8, "title").note("the three subjects joined by blanks"),
    Column::new(ColumnKind::Utf8, "toc_doc").nullable(),
    Column::new(ColumnKind::Utf8, "toc_subject").nullable(),
    Column::new(ColumnKind::Utf8, "type")
        .nullable()
        .note("display name, not the code"),
];

pub static ISSUES_GET: &[Column] = &[
    Column::new(ColumnKind::Utf8, "name"),
    Column::new(ColumnKind::Utf8, "slug")
        .nullable()
        .note("empty text when not recognised"),
    Column::new(ColumnKind::ListStruct, "see_also")
        .nullable()
        .optional()
        .columns(&[
            Column::new(ColumnKind::Utf8, "name").nullable(),
            Column::new(ColumnKind::Utf8, "slug").nullable(),
        ]),
    Column::new(ColumnKind::ListStruct, "document_categories").columns(&[
        Column::new(ColumnKind::Utf8, "type").nullable(),
        Column::new(ColumnKind::ListStruct, "documents").columns(&[
            Column::new(ColumnKind::Utf8, "subject_1").nullable(),
            Column::new(ColumnKind::Utf8, "subject_2")
                .nullable()
                .optional(),
            Column::new(ColumnKind::Utf8, "subject_3")
                .nullable()
                .optional(),
            Column::new(ColumnKind::ListUtf8, "document_numbers"),
        ]),
    ]),
];

/// The members of a document that a search returns if `fields` is omitted.
pub static DOCUMENTS_FOUND: &[&str] = &[
    "title",
    "type",
    "abstract",
    "document_number",
    "html_url",
    "pdf_url",
    "public_inspection_pdf_url",
    "publication_date",
    "agencies",
    "excerpts",
];

pub static DOCUMENTS_SEARCH: &[Column] = &[
    Column::new(ColumnKind::Utf8, "abstract").nullable(),
    Column::new(ColumnKind::Utf8, "action").nullable(),
    Column::new(ColumnKind::ListStruct, "agencies").columns(&[
        Column::new(ColumnKind::Utf8, "raw_name").nullable(),
        Column::new(ColumnKind::Utf8, "name")
            .nullable()
            .optional()
            .note("missing, like all below, when the agency is not recognised"),
        Column::new(ColumnKind::Int64, "id").nullable().optional(),
        Column::new(ColumnKind::Utf8, "url").nullable().optional(),
        Column::new(ColumnKind::Utf8, "json_url")
            .nullable()
            .optional(),
        Column::new(ColumnKind::Int64, "parent_id")
            .nullable()
            .optional(),
        Column::new(ColumnKind::Utf8, "slug").nullable().optional(),
    ]),
    Column::new(ColumnKind::ListUtf8, "agency_names"),
    Column::new(ColumnKind::ListUtf8, "amendatory_instructions.instructions")
        .nullable()
        .optional()
        .note("only when asked for; [] when there are none"),
    Column::new(ColumnKind::Int64, "amendatory_instructions.count")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Utf8, "body_html_url").nullable(),
    Column::new(ColumnKind::ListStruct, "cfr_references").columns(&[
        Column::new(ColumnKind::Int64, "title").nullable(),
        Column::new(ColumnKind::Utf8, "part")
            .nullable()
            .or_int()
            .note("text, also where a record has a number"),
        Column::new(ColumnKind::Utf8, "chapter")
            .nullable()
            .or_int()
            .note("as part"),
        Column::new(ColumnKind::Utf8, "citation_url").nullable(),
    ]),
    Column::new(ColumnKind::ListStruct, "cfr_topics")
        .nullable()
        .optional()
        .note("only when asked for")
        .columns(&[
            Column::new(ColumnKind::Int64, "cfr_title").nullable(),
            Column::new(ColumnKind::Utf8, "cfr_part").nullable(),
            Column::new(ColumnKind::Utf8, "cfr_chapter")
                .nullable()
                .optional(),
            Column::new(ColumnKind::ListUtf8, "topics").nullable(),
        ]),
    Column::new(ColumnKind::Utf8, "citation").nullable(),
    Column::new(ColumnKind::Utf8, "comment_url").nullable(),
    Column::new(ColumnKind::Date32, "comments_close_on").nullable(),
    Column::new(ColumnKind::Utf8, "correction_of")
        .nullable()
        .note("URL of the corrected record"),
    Column::new(ColumnKind::ListUtf8, "corrections").note("URLs of the correcting records"),
    Column::new(ColumnKind::Utf8, "dates").nullable(),
    Column::new(ColumnKind::Utf8, "disposition_notes")
        .nullable()
        .note("equal to executive_order_notes"),
    Column::new(ColumnKind::Utf8, "docket_id")
        .nullable()
        .note("the first of docket_ids"),
    Column::new(ColumnKind::ListUtf8, "docket_ids"),
    Column::new(ColumnKind::ListStruct, "dockets")
        .nullable()
        .note("null on records without a number")
        .columns(&[
            Column::new(ColumnKind::Utf8, "agency_name")
                .nullable()
                .note("short agency code of regulations.gov"),
            Column::new(ColumnKind::Utf8, "id"),
            Column::new(ColumnKind::Utf8, "title").nullable(),
            Column::new(ColumnKind::ListStruct, "supporting_documents").columns(&[
                Column::new(ColumnKind::Utf8, "title").nullable(),
                Column::new(ColumnKind::Utf8, "document_id").nullable(),
            ]),
            Column::new(ColumnKind::Int64, "supporting_documents_count").nullable(),
            Column::new(ColumnKind::ListStruct, "documents").columns(&[
                Column::new(ColumnKind::Bool, "allow_late_comments").nullable(),
                Column::new(ColumnKind::Int64, "comment_count").nullable(),
                Column::new(ColumnKind::Date32, "comment_end_date").nullable(),
                Column::new(ColumnKind::Date32, "comment_start_date").nullable(),
                Column::new(ColumnKind::Utf8, "comment_url").nullable(),
                Column::new(ColumnKind::Utf8, "id").nullable(),
                Column::new(ColumnKind::Bool, "regulations_dot_gov_open_for_comment").nullable(),
                Column::new(ColumnKind::Timestamp, "updated_at").nullable(),
            ]),
        ]),
    Column::new(ColumnKind::Utf8, "document_number")
        .nullable()
        .note("null on old executive orders"),
    Column::new(ColumnKind::Date32, "effective_on").nullable(),
    Column::new(ColumnKind::Int64, "end_page").nullable(),
    Column::new(ColumnKind::Utf8, "excerpts")
        .nullable()
        .note("with a search text HTML marks the hits"),
    Column::new(ColumnKind::Utf8, "executive_order_notes").nullable(),
    Column::new(ColumnKind::Utf8, "executive_order_number")
        .nullable()
        .note("number as text"),
    Column::new(ColumnKind::Json, "explanation")
        .nullable()
        .optional()
        .note("never comes, also when asked for"),
    Column::new(ColumnKind::Utf8, "full_text_xml_url").nullable(),
    Column::new(ColumnKind::Utf8, "html_url").nullable(),
    Column::new(ColumnKind::Json, "images")
        .nullable()
        .note("object by image identifier, each an object of style and URL; {} when none"),
    Column::new(ColumnKind::Json, "images_metadata")
        .nullable()
        .note("object by image identifier, then by style, as images.get; {} when none"),
    Column::new(ColumnKind::Utf8, "json_url").nullable(),
    Column::new(ColumnKind::Utf8, "mods_url").nullable(),
    Column::new(ColumnKind::Bool, "not_received_for_publication").nullable(),
    Column::new(ColumnKind::Int64, "page_length")
        .nullable()
        .unit("pages"),
    Column::new(ColumnKind::Int64, "page_views.count").nullable(),
    Column::new(ColumnKind::Utf8, "page_views.last_updated")
        .nullable()
        .note("time text with a space and an offset, not ISO"),
    Column::new(ColumnKind::Utf8, "pdf_url").nullable(),
    Column::new(ColumnKind::Utf8, "president.name").nullable(),
    Column::new(ColumnKind::Utf8, "president.identifier").nullable(),
    Column::new(ColumnKind::Utf8, "presidential_document_number")
        .nullable()
        .note("number as text"),
    Column::new(ColumnKind::Utf8, "proclamation_number")
        .nullable()
        .note("number as text"),
    Column::new(ColumnKind::Utf8, "public_inspection_pdf_url").nullable(),
    Column::new(ColumnKind::Date32, "publication_date")
        .nullable()
        .note("null on executive orders that were never printed"),
    Column::new(ColumnKind::Utf8, "raw_text_url").nullable(),
    Column::new(ColumnKind::Json, "regulation_id_number_info")
        .nullable()
        .note(
            "object by RIN, each an object (xml_url, issue, title, priority_category, html_url) or null; {} when none",
        ),
    Column::new(ColumnKind::ListUtf8, "regulation_id_numbers"),
    Column::new(ColumnKind::Utf8, "regulations_dot_gov_info.document_id")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "regulations_dot_gov_info.comments_count")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Utf8, "regulations_dot_gov_info.agency_id")
        .nullable()
        .optional(),
    Column::new(
        ColumnKind::Timestamp,
        "regulations_dot_gov_info.checked_regulationsdotgov_at",
    )
    .nullable()
    .optional(),
    Column::new(ColumnKind::Utf8, "regulations_dot_gov_info.docket_id")
        .nullable()
        .optional(),
    Column::new(
        ColumnKind::Utf8,
        "regulations_dot_gov_info.regulation_id_number",
    )
    .nullable()
    .optional(),
    Column::new(ColumnKind::Utf8, "regulations_dot_gov_info.title")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Utf8, "regulations_dot_gov_info.comments_url")
        .nullable()
        .optional(),
    Column::new(
        ColumnKind::Int64,
        "regulations_dot_gov_info.supporting_documents_count",
    )
    .nullable()
    .optional(),
    Column::new(
        ColumnKind::ListStruct,
        "regulations_dot_gov_info.supporting_documents",
    )
    .nullable()
    .optional()
    .columns(&[
        Column::new(ColumnKind::Utf8, "title").nullable(),
        Column::new(ColumnKind::Utf8, "document_id").nullable(),
    ]),
    Column::new(
        ColumnKind::Utf8,
        "regulations_dot_gov_info.regulatory_plan.html_url",
    )
    .nullable()
    .optional(),
    Column::new(
        ColumnKind::Utf8,
        "regulations_dot_gov_info.regulatory_plan.title",
    )
    .nullable()
    .optional(),
    Column::new(ColumnKind::Utf8, "regulations_dot_gov_url").nullable(),
    Column::new(ColumnKind::Json, "related_documents")
        .nullable()
        .optional()
        .note(
            "only when asked for; object by docket, each a list of {document_number, relationship_type (text or null), html_url, action, publication_date, title, docket_number}",
        ),
    Column::new(ColumnKind::Bool, "significant")
        .nullable()
        .note("null without a regulatory plan"),
    Column::new(ColumnKind::Date32, "signing_date").nullable(),
    Column::new(ColumnKind::Int64, "start_page").nullable(),
    Column::new(ColumnKind::Utf8, "subtype")
        .nullable()
        .note("kind of presidential document"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "toc_doc").nullable(),
    Column::new(ColumnKind::Utf8, "toc_subject").nullable(),
    Column::new(ColumnKind::ListUtf8, "topics"),
    Column::new(ColumnKind::Utf8, "type")
        .nullable()
        .note("display name, not the code"),
    Column::new(ColumnKind::Int64, "volume").nullable(),
];

pub static DOCUMENTS_AUTOCOMPLETE: &[Column] = &[
    Column::new(ColumnKind::Utf8, "document_number").nullable(),
    Column::new(ColumnKind::Utf8, "search_term_completion")
        .nullable()
        .note("title with <match> marks"),
    Column::new(ColumnKind::Utf8, "entry_type")
        .nullable()
        .note("display name"),
];

pub static TOPICS_SUGGESTIONS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Utf8, "slug").nullable(),
    Column::new(ColumnKind::Utf8, "url"),
];

pub static TOPICS_LIST: &[Column] = &[
    Column::new(ColumnKind::Utf8, "list").note("thesaurus or ad_hoc"),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Utf8, "slug")
        .nullable()
        .note("may be an empty text; not unique"),
    Column::new(ColumnKind::ListStruct, "see")
        .nullable()
        .columns(&[
            Column::new(ColumnKind::Utf8, "name").nullable(),
            Column::new(ColumnKind::Utf8, "slug").nullable(),
        ]),
    Column::new(ColumnKind::ListStruct, "see_also")
        .nullable()
        .columns(&[
            Column::new(ColumnKind::Utf8, "name").nullable(),
            Column::new(ColumnKind::Utf8, "slug").nullable(),
        ]),
    Column::new(ColumnKind::Json, "cfr_references").nullable(),
];
