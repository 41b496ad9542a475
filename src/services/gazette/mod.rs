//! The Federal Register: the gazette of the United States.

mod answers;
mod columns;
#[macro_use]
mod filters;

use openshelf_core::catalog::{
    Answer, AnswerMember, CapStrategy, Count, DayCursor, Days, DefaultValue, Encoding, End,
    ForbiddenText, JsonType, NewestFirst, Operation, Pace, Paging, Parameter, ParameterKind, Rule,
    Selects, Service, Within,
};

use self::filters::{
    CFR_PART_NEEDS_TITLE, COMMENTED, EFFECTIVE, PUBLISHED, SIGNED, WITHIN_NEEDS_NEAR,
};

/// From the errors of the contract.
const ERROR_BODY: &[AnswerMember] = &[
    AnswerMember::new("status", JsonType::Integer)
        .optional()
        .note("that of HTTP"),
    AnswerMember::text("message").optional(),
    AnswerMember::new(
        "errors",
        JsonType::OneOf(&[
            JsonType::Text,
            JsonType::Map(&JsonType::OneOf(&[
                JsonType::Text,
                JsonType::List(&JsonType::Text),
            ])),
        ]),
    )
    .optional()
    .note("what is wrong, by the names of the conditions"),
    AnswerMember::new(
        "error",
        JsonType::OneOf(&[JsonType::Text, JsonType::Integer]),
    )
    .optional(),
];

/// The service and its operations.
pub static SERVICE: Service = Service {
    name: "gazette",
    class_name: "Gazette",
    title: "Federal Register API v1",
    description: "Federal documents published since 1994, public inspection documents, agencies and tables of contents",
    base_url: "https://www.federalregister.gov/api/v1",
    image_api_url: None,
    docs_url: "https://www.federalregister.gov/developers/documentation/api/v1",
    environment: "OPENSHELF_GAZETTE_URL",
    image_environment: None,
    cache_name: "gazette_cache",
    pace: Some(Pace {
        requests_per_second: 5.0,
        source: "the service's office named 5 a second in 2019; no number is documented",
    }),
    cuts: None,
    redirect_hosts: &[],
    front_hosts: &["unblock.federalregister.gov"],
    front_hint: "request access at https://unblock.federalregister.gov/, or send fewer requests a second",
    user_agent_header: None,
    error_members: &["message", "errors", "error"],
    error_body: ERROR_BODY,
    error_media: &["text/html"],
    unknown_path: None,
    licence_member: None,
    says: &[],
    answer_members: answers::MEMBERS,
    operations: &[OPERATIONS],
};

const SINGLE_NUMBER: ForbiddenText = ForbiddenText::Holding {
    text: ",",
    why: "it asks for several documents; use get_many",
};
const NO_SUFFIX: ForbiddenText = ForbiddenText::Ending {
    texts: &[".csv", ".json", ".rss"],
    why: "the service reads it as the format of the answer",
};
const SINGLE_AGENCY: ForbiddenText = ForbiddenText::Holding {
    text: ",",
    why: "it asks for several agencies, which the service answers with a list; ask for one at a time, or use list",
};
const NO_SUGGESTIONS: ForbiddenText = ForbiddenText::Being {
    text: "suggestions",
    why: "it is another operation; use suggestions",
};
const NO_SEARCH_DETAILS: ForbiddenText = ForbiddenText::Being {
    text: "search-details",
    why: "it is another operation; use search_details",
};
const NO_AUTOCOMPLETE: ForbiddenText = ForbiddenText::Being {
    text: "autocomplete-suggestions",
    why: "it is another operation; use autocomplete",
};
const NOT_CURRENT: ForbiddenText = ForbiddenText::Being {
    text: "current",
    why: "it is another operation; use current",
};
const NO_CITATION: ForbiddenText = ForbiddenText::Holding {
    text: "FR",
    why: "the service looks it up as a citation and answers a list; use get_many",
};
const FIELDS: Parameter = Parameter::query(ParameterKind::Texts, "fields")
    .wire("fields[]")
    .extra()
    .render(Encoding::Repeated)
    .names_columns()
    .sample(r#"["title", "document_number"]"#)
    .note("Names of the members that the records shall have");
const SEARCH_TERM: Parameter = Parameter::query(ParameterKind::Text, "search_term")
    .wire("conditions[term]")
    .sample(r#""water""#)
    .note("Text to search for");
const REQUIRED_SEARCH_TERM: Parameter = Parameter::query(ParameterKind::Text, "search_term")
    .wire("conditions[term]")
    .required()
    .sample(r#""water""#)
    .note("Text to search for");
const DOC_TYPE: Parameter = Parameter::query(ParameterKind::Text, "doc_type")
    .selects(Selects::EqualAs(
        "type",
        &[
            ("Rule", "rule"),
            ("Proposed Rule", "prorule"),
            ("Notice", "notice"),
            ("Presidential Document", "presdocu"),
        ],
    ))
    .wire("conditions[type][]")
    .values(&["rule", "prorule", "notice", "presdocu"])
    .render(Encoding::RepeatedInCapitals)
    .note("Type of document: rule, proposed rule (prorule), notice or presidential document (presdocu)");
/// The service refuses pages that end beyond this record, and it reports no higher count.
const WINDOW: u64 = 10_000;

const DOCUMENT_PAGES: Paging = Paging::numbered("page", "per_page", End::Total)
    .orders(&[r#"{"order": "oldest"}"#, r#"{"order": "newest"}"#])
    .smallest(2)
    .total(&["count"])
    .key("document_number")
    .key_with(&["publication_date"])
    .newest_first(NewestFirst::When(&[r#"{"order": "newest"}"#]))
    .places(&["metadata_only", "search_after_cursor"])
    .capped()
    .counted_by(Count {
        group: "documents",
        name: "facets",
        arguments: &[],
        harmless: &["order", "fields", "metadata_only"],
        with: r#"{"facet": "yearly"}"#,
        member: "*.count",
        is_exact: true,
        not_with: &[],
        only_with: &[],
        note: "with the same conditions; the search's own count is exact below 10000 only",
    })
    .reach(
        WINDOW,
        CapStrategy::Days(Days {
            member: "publication_date",
            within: Within::Parameters {
                from: "published_from",
                to: "published_to",
                instead_of: &["publication_date", "publication_year"],
            },
            orders: &["order"],
            ascending: r#"{"order": "oldest"}"#,
            descending: r#"{"order": "newest"}"#,
            inside: r#"{"order": "newest"}"#,
            narrow: r#"{"fields": ["publication_date"]}"#,
            readable: 1_000,
            divided_by: "doc_type",
            closed_in: Some("America/New_York"),
            counted_with: &[r#"{"facet": "daily"}"#, r#"{"facet": "monthly"}"#],
            cursor: Some(DayCursor {
                parameter: "search_after_cursor",
                order: "order",
                ascending: &["oldest"],
                descending: &["newest", "date"],
                not_with: &["search_term", "include_pre_1994_docs"],
            }),
        }),
    );

const PAGE: Parameter = Parameter::query(ParameterKind::Integer, "page")
    .extra()
    .range(1, 50)
    .note("Page of results, counted from 1");
const ORDER: Parameter = Parameter::query(ParameterKind::Text, "order")
    .extra()
    .values(&[
        "relevance",
        "newest",
        "date",
        "oldest",
        "id",
        "executive_order_number",
        "proclamation_number",
    ])
    .note("Order of the results: date is the same as newest, id begins with what was added first, and proclamation_number sorts by the number of the executive order as text; relevance and both kinds of numbers leave the order of equals open");
const SEARCH_AFTER_CURSOR: Parameter = Parameter::query(ParameterKind::Text, "search_after_cursor")
    .extra()
    .sample(r#""WzE3MDQyNDAwMDAwMDAsIjIwMjQtMDAwMDEiXQ""#)
    .note("Place after which the page begins, from the next_page_url of the page before; page is then ignored, and beside search_term the service gives the first page");
const INCLUDE_PRE_1994_DOCS: Parameter =
    Parameter::query(ParameterKind::Boolean, "include_pre_1994_docs")
        .extra()
        .sample("true")
        .note("True to include executive orders before 1994, which have no document number");
const METADATA_ONLY: Parameter = Parameter::query(ParameterKind::Boolean, "metadata_only")
    .extra()
    .render(Encoding::OneWhenTrue)
    .sample("true")
    .note("True for the count without records");

/// The members of a document that is asked for by its number.
const DOCUMENT_MEMBERS: &[&str] = &[
    "abstract",
    "action",
    "agencies",
    "body_html_url",
    "cfr_references",
    "citation",
    "comment_url",
    "comments_close_on",
    "correction_of",
    "corrections",
    "dates",
    "disposition_notes",
    "docket_ids",
    "dockets",
    "document_number",
    "effective_on",
    "end_page",
    "executive_order_notes",
    "executive_order_number",
    "full_text_xml_url",
    "html_url",
    "images",
    "images_metadata",
    "json_url",
    "mods_url",
    "not_received_for_publication",
    "page_length",
    "page_views",
    "pdf_url",
    "presidential_document_number",
    "proclamation_number",
    "public_inspection_pdf_url",
    "publication_date",
    "raw_text_url",
    "regulation_id_number_info",
    "regulation_id_numbers",
    "regulations_dot_gov_info",
    "regulations_dot_gov_url",
    "significant",
    "signing_date",
    "start_page",
    "subtype",
    "title",
    "toc_doc",
    "toc_subject",
    "topics",
    "type",
    "volume",
];

/// The members of a document on public inspection that is asked for by its number.
const INSPECTION_MEMBERS: &[&str] = &[
    "agencies",
    "agency_letters",
    "agency_names",
    "docket_numbers",
    "document_number",
    "editorial_note",
    "filed_at",
    "filing_type",
    "html_url",
    "last_public_inspection_issue",
    "num_pages",
    "page_views",
    "pdf_file_name",
    "pdf_file_size",
    "pdf_updated_at",
    "pdf_url",
    "publication_date",
    "raw_text_url",
    "subject_1",
    "subject_2",
    "subject_3",
    "title",
    "toc_doc",
    "toc_subject",
    "type",
];

static OPERATIONS: &[Operation] = &[
    Operation::get("agencies", "list", "/agencies")
        .specification_row("Gazette operations", "All agencies")
        .summary("Every agency with its description, parent and children")
        .record_name("Agency")
        .parameters(&[
            Parameter::query(ParameterKind::Texts, "fields")
                .wire("fields[]")
                .extra()
                .values(&["agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"])
                .names_columns()
                .render(Encoding::Repeated)
                .sample(r#"["id", "name"]"#)
                .note("Names of the members that the records shall have"),
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"agency_url": "https://www.example.gov", "child_ids": [12], "child_slugs": ["forest-service"], "description": "x", "id": 12, "logo": {"thumb_url": "https://x", "small_url": "https://x", "medium_url": "https://x"}, "name": "Agriculture Department", "parent_id": null, "recent_articles_url": "https://www.federalregister.gov/api/v1/documents?...", "short_name": "USDA", "slug": "agriculture-department", "url": "https://www.federalregister.gov/agencies/agriculture-department", "json_url": "https://www.federalregister.gov/api/v1/agencies/12.json"}"#)
        .columns(columns::AGENCIES_LIST),
    Operation::get("agencies", "get", "/agencies/{slug}")
        .specification_row("Gazette operations", "Agency")
        .summary("One agency with its description, parent and children")
        .answer_type(answers::ONE_OR_MANY)
        .record_name("Agency")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "slug")
                .required()
                .refusals(&[SINGLE_AGENCY, NO_SUFFIX, NO_SUGGESTIONS])
                .known(filters::AGENCY_SLUGS)
                .sample(r#""agriculture-department""#)
                .note("Slug of the agency, such as agriculture-department, or its numeric id; numeric ids with commas between them give a list"),
            Parameter::query(ParameterKind::Texts, "fields")
                .wire("fields[]")
                .extra()
                .names_columns()
                .render(Encoding::Repeated)
                .sample(r#"["id", "name"]"#)
                .note("Names of the members that the records shall have"),
        ])
        .answer(Answer::ObjectOrList)
        .members(&["agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"])
        .example(r#"{"agency_url": "https://www.example.gov", "child_ids": [], "child_slugs": [], "description": "x", "id": 12, "logo": null, "name": "Agriculture Department", "parent_id": null, "recent_articles_url": "https://www.federalregister.gov/api/v1/documents?...", "short_name": null, "slug": "agriculture-department", "url": "https://www.federalregister.gov/agencies/agriculture-department"}"#)
        .columns(columns::AGENCIES_LIST),
    Operation::get("public_inspection_documents", "current", "/public-inspection-documents/current.json")
        .specification_row("Gazette operations", "Current public inspection documents")
        .summary("Documents of the newest public inspection issue")
        .record_name("PublicInspectionDocument")
        .parameters(&[
            FIELDS,
        ])
        .says(answers::UNAVAILABLE)
        .answer_members(answers::INSPECTED)
        .members(&["count", "results", "special_filings_updated_at", "regular_filings_updated_at", "meta"])
        .records("results")
        .example(r#"{"agencies": [{"raw_name": "X", "name": "X", "id": 1, "url": "https://x", "json_url": "https://x", "parent_id": null, "slug": "x"}], "agency_letters": [{"title": "x.pdf", "url": "https://x"}], "agency_names": ["X"], "docket_numbers": ["D-1"], "document_number": "2024-00001", "editorial_note": null, "excerpts": null, "filed_at": "2024-01-02T08:45:00.000-05:00", "filing_type": "regular", "html_url": "https://x", "json_url": "https://x", "last_public_inspection_issue": "2024-01-03", "num_pages": 3, "page_views": {"count": 1, "last_updated": "x"}, "pdf_file_name": "2024-00001.pdf", "pdf_file_size": 100, "pdf_updated_at": "2024-01-02T08:45:00.000-05:00", "pdf_url": "https://x", "publication_date": "2024-01-03", "raw_text_url": "https://x", "subject_1": "x", "subject_2": "x", "subject_3": null, "title": "x", "toc_doc": null, "toc_subject": null, "type": "Notice"}"#)
        .columns(columns::PUBLIC_INSPECTION_DOCUMENTS_CURRENT),
    Operation::get("documents", "facets", "/documents/facets/{facet}")
        .specification_row("Gazette operations", "Document counts by facet")
        .summary("Number of matching documents by day, week, month, year, agency, topic, section, type or subtype")
        .answer_type(answers::FACETS)
        .parameters(with_filters![
            Parameter::path(ParameterKind::Text, "facet")
                .required()
                .values(&["daily", "weekly", "monthly", "quarterly", "yearly", "agency", "topic", "section", "type", "subtype"])
                .sample(r#""type""#)
                .note("What to group by"),
            SEARCH_TERM,
            DOC_TYPE,
        ])
        .rules(&[CFR_PART_NEEDS_TITLE, WITHIN_NEEDS_NEAR, PUBLISHED, EFFECTIVE, COMMENTED, SIGNED])
        .answer_note("by group, each with count and name; a group is the first day of a period, the slug of an agency, topic or section, the code of a type such as RULE, or a subtype such as executive_order")
        .example(r#"{"2024-01-01": {"count": 12, "name": "January 2024"}, "2024-02-01": {"count": 9, "name": "February 2024"}}"#)
        .notes(&["without arguments beside facet every document counts"]),
    Operation::get("issues", "get", "/issues/{pub_date}.json")
        .specification_row("Gazette operations", "Table of contents")
        .summary("Table of contents of one day's print edition")
        .answer_members(answers::ISSUE)
        .record_name("IssueAgency")
        .parameters(&[
            Parameter::path(ParameterKind::Date, "pub_date")
                .required()
                .values(&["current"])
                .sample(r#""2024-01-03""#)
                .note("Day of the issue"),
        ])
        .members(&["agencies", "meta", "note"])
        .records("agencies")
        .example(r#"{"agencies": [{"name": "Agriculture Department", "slug": "agriculture-department", "see_also": [{"name": "Forest Service", "slug": "forest-service"}], "document_categories": [{"type": "Notice", "documents": [{"subject_1": "Meetings", "subject_2": "Board", "subject_3": "x", "document_numbers": ["2024-00001"]}]}]}], "meta": {"publication_date": "2024-01-03"}, "note": {"title": "x", "text": "x"}}"#)
        .columns(columns::ISSUES_GET),
    Operation::get("documents", "get", "/documents/{document_num}.json")
        .specification_row("Gazette operations", "Document")
        .summary("One published document with its dates, agencies and addresses of its texts")
        .record_name("Document")
        .record_members(answers::DOCUMENT)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "document_num")
                .required()
                .refusals(&[SINGLE_NUMBER, NO_CITATION, NO_SUFFIX, NO_SEARCH_DETAILS, NO_AUTOCOMPLETE])
                .sample(r#""2024-00001""#)
                .note("Number of the document, such as 2024-00001; one number without a comma and without FR"),
            FIELDS,
            Parameter::query(ParameterKind::Date, "publication_date")
                .extra()
                .sample(r#""2024-01-03""#)
                .note("Day of publication; needed when the number was published on two days"),
        ])
        .members(DOCUMENT_MEMBERS)
        .example(r#"{"abstract": "x", "action": "Notice.", "agencies": [{"raw_name": "X", "name": "X", "id": 1, "url": "https://x", "json_url": "https://x", "parent_id": null, "slug": "x"}], "body_html_url": "https://x", "cfr_references": [{"title": 7, "part": "1", "chapter": null, "citation_url": null}], "citation": "89 FR 1", "comment_url": null, "comments_close_on": null, "correction_of": null, "corrections": [], "dates": "x", "docket_ids": ["D-1"], "dockets": [], "document_number": "2024-00001", "effective_on": null, "end_page": 2, "executive_order_number": null, "full_text_xml_url": "https://x", "html_url": "https://x", "images": {}, "images_metadata": {}, "json_url": "https://x", "page_length": 2, "page_views": {"count": 1, "last_updated": "x"}, "pdf_url": "https://x", "publication_date": "2024-01-03", "raw_text_url": "https://x", "regulation_id_number_info": {}, "regulation_id_numbers": [], "regulations_dot_gov_info": {}, "significant": null, "signing_date": null, "start_page": 1, "subtype": null, "title": "x", "topics": [], "type": "Notice", "volume": 89}"#)
        .columns(columns::DOCUMENTS_SEARCH),
    Operation::get("documents", "get_many", "/documents/{document_nums}.json")
        .specification_row("Gazette operations", "Several documents")
        .summary("Several published documents by number")
        .asked_names(answers::NUMBERS)
        .answer_members(answers::SEVERAL)
        .record_name("Document")
        .record_members(answers::DOCUMENT)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "document_nums")
                .required()
                .render(Encoding::Commas)
                .refusals(&[NO_SUFFIX, NO_SEARCH_DETAILS, NO_AUTOCOMPLETE])
                .sample(r#"["2024-00001", "2024-00002"]"#)
                .note("Numbers of the documents, such as 2024-00001"),
            FIELDS,
        ])
        .members(&["count", "results", "errors"])
        .records("results")
        .example(r#"{"count": 1, "results": [{"document_number": "2024-00001", "title": "x", "type": "Notice", "publication_date": "2024-01-03"}], "errors": {"not_found": ["2024-99999"]}}"#)
        .default_members(DOCUMENT_MEMBERS)
        .columns(columns::DOCUMENTS_SEARCH)
        .notes(&["the service gives 250 documents at most"]),
    Operation::get("images", "get", "/images/{image_id}")
        .specification_row("Gazette operations", "Image variants")
        .summary("Variants of one image and their metadata")
        .answer_type(answers::IMAGES)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "image_id")
                .required()
                .sample(r#""EP13OC15.011""#)
                .note("Identifier of the image, such as EP13OC15.011; its dots count, its case does not"),
        ])
        .answer_note("the variants by the name of their style, each with its address, size in bytes and dimensions in pixels")
        .example(r#"{"original_size": {"content_type": "image/png", "height": 100, "identifier": "EP13OC15.011", "sha": "ab", "size": 1000, "url": "https://images.federalregister.gov/EP13OC15.011/original_size.png", "width": 100}}"#),
    Operation::get("public_inspection_documents", "get", "/public-inspection-documents/{document_num}.json")
        .specification_row("Gazette operations", "Public inspection document")
        .summary("One document on public inspection, before it is published")
        .record_name("PublicInspectionDocument")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "document_num")
                .required()
                .refusals(&[SINGLE_NUMBER, NO_SUFFIX, NOT_CURRENT, NO_SEARCH_DETAILS])
                .sample(r#""2024-00001""#)
                .note("Number of the document, such as 2024-00001"),
            FIELDS,
        ])
        .members(INSPECTION_MEMBERS)
        .example(r#"{"agencies": [{"raw_name": "X"}], "agency_letters": [], "agency_names": ["X"], "docket_numbers": [], "document_number": "2024-00001", "editorial_note": null, "filed_at": "2024-01-02T08:45:00.000-05:00", "filing_type": "special", "html_url": "https://x", "last_public_inspection_issue": "2024-01-03", "num_pages": 3, "page_views": null, "pdf_file_name": "x.pdf", "pdf_file_size": 100, "pdf_updated_at": "2024-01-02T08:45:00.000-05:00", "pdf_url": "https://x", "publication_date": "2024-01-03", "raw_text_url": "https://x", "subject_1": "x", "subject_2": "x", "subject_3": null, "title": "x x ", "toc_doc": null, "toc_subject": null, "type": "Notice"}"#)
        .columns(columns::PUBLIC_INSPECTION_DOCUMENTS_CURRENT),
    Operation::get("public_inspection_documents", "get_many", "/public-inspection-documents/{document_nums}.json")
        .specification_row("Gazette operations", "Several public inspection documents")
        .summary("Several documents on public inspection, by number")
        .asked_names(answers::NUMBERS)
        .answer_members(answers::SEVERAL)
        .record_name("PublicInspectionDocument")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "document_nums")
                .required()
                .render(Encoding::Commas)
                .refusals(&[NO_SUFFIX, NOT_CURRENT, NO_SEARCH_DETAILS])
                .sample(r#"["2024-00001", "2024-00002"]"#)
                .note("Numbers of the documents, such as 2024-00001"),
            FIELDS,
        ])
        .members(&["count", "results", "errors"])
        .records("results")
        .example(r#"{"count": 1, "results": [{"document_number": "2024-00001", "type": "Notice"}], "errors": {"not_found": ["2024-99999"]}}"#)
        .default_members(INSPECTION_MEMBERS)
        .columns(columns::PUBLIC_INSPECTION_DOCUMENTS_CURRENT),
    Operation::get("suggested_searches", "get", "/suggested_searches/{slug}")
        .specification_row("Gazette operations", "Suggested search")
        .summary("One suggested search by slug")
        .answer_type(answers::SUGGESTED_SEARCH)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "slug")
                .required()
                .refusals(&[NO_SUFFIX])
                .sample(r#""adoption""#)
                .note("Slug of the suggested search"),
        ])
        .members(&["description", "slug", "search_conditions", "section", "title"])
        .example(r#"{"description": "<p>x</p>", "slug": "adoption", "search_conditions": {"term": "adoption"}, "section": "health-and-public-welfare", "title": "Adoption"}"#),
    Operation::get("suggested_searches", "list", "/suggested_searches")
        .specification_row("Gazette operations", "Suggested searches by section")
        .summary("Suggested searches of a section, or of all sections")
        .answer_type(answers::SUGGESTED_SEARCHES)
        .parameters(&[
            Parameter::query(ParameterKind::Text, "section")
                .wire("conditions[sections]")
                .required()
                .values(&["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"])
                .note("Slug of the section; the service does not require it"),
        ])
        .answer_note("by slug of the section, each a list of suggested searches")
        .example(r#"{"money": [{"description": "<p>x</p>", "slug": "banking", "search_conditions": {"term": "bank"}, "section": "money", "title": "Banking", "documents_in_last_year": 3, "documents_with_open_comment_periods": 1, "position": 1}]}"#),
    Operation::get("documents", "search", "/documents.json")
        .specification_row("Gazette operations", "Search documents")
        .summary("Published documents that match a text and filters, the most relevant or the newest first")
        .answer_members(answers::FOUND)
        .record_name("Document")
        .record_members(answers::DOCUMENT)
        .parameters(with_filters![
            Parameter::query(ParameterKind::Text, "search_term")
                .wire("conditions[term]")
                .required()
                .nullable()
                .sample(r#""water""#)
                .note("Text to search for, None for every document that the filters leave; quotation marks hold a phrase together, and | & ! ( ) combine words"),
            Parameter::query(ParameterKind::Integer, "per_page")
                .default(DefaultValue::Integer(20))
                .range(2, 1000)
                .note("Records in a page; the service takes 1 for 20"),
            DOC_TYPE,
            PAGE,
            ORDER,
            INCLUDE_PRE_1994_DOCS,
            FIELDS,
            METADATA_ONLY;
            SEARCH_AFTER_CURSOR
        ])
        .rules(&[Rule::Window("page", "per_page", 10_000), CFR_PART_NEEDS_TITLE, WITHIN_NEEDS_NEAR, PUBLISHED, EFFECTIVE, COMMENTED, SIGNED])
        .members(&["count", "description", "total_pages", "next_page_url", "previous_page_url", "results"])
        .records("results")
        .example(r#"{"title": "x", "type": "Notice", "abstract": null, "document_number": "2024-00001", "html_url": "https://x", "pdf_url": "https://x", "public_inspection_pdf_url": null, "publication_date": "2024-01-03", "agencies": [{"raw_name": "X", "name": "X", "id": 1, "url": "https://x", "json_url": "https://x", "parent_id": null, "slug": "x"}], "excerpts": "a <span class=\"match\">b</span>"}"#)
        .columns(columns::DOCUMENTS_SEARCH)
        .default_columns(columns::DOCUMENTS_FOUND)
        .paging(const { &DOCUMENT_PAGES }, "results absent, or fewer than per_page. A missing next_page_url and total_pages say nothing; page * per_page = 10000 and page 50 are the reach of page numbers, not the end")
        .paging_order("newest and oldest: publication_date, document_number; relevance, id, proclamation_number: unknown; executive_order_number: documents without one are equal"),
    Operation::get("public_inspection_documents", "search", "/public-inspection-documents.json")
        .specification_row("Gazette operations", "Search public inspection documents")
        .summary("Documents on public inspection on a date, or matching a text")
        .record_name("PublicInspectionDocument")
        .parameters(&[
            Parameter::query(ParameterKind::Date, "pub_date")
                .wire("conditions[available_on]")
                .required()
                .sample(r#""2024-01-03""#)
                .note("Day on which the documents are on inspection; the service does not require it"),
            Parameter::query(ParameterKind::Integer, "per_page")
                .default(DefaultValue::Integer(20))
                .range(2, 1000)
                .note("Records in a page; the service ignores it and gives the whole day"),
            Parameter::query(ParameterKind::Text, "search_term")
                .wire("conditions[term]")
                .sample(r#""water""#)
                .note("Text to search for; the service ignores it and gives the whole day"),
            Parameter::query(ParameterKind::Text, "doc_type")
                .wire("conditions[type][]")
                .values(&["rule", "prorule", "notice", "presdocu"])
                .render(Encoding::RepeatedInCapitals)
                .note("Type of document; the service ignores it and gives the whole day"),
            FIELDS,
        ])
        .says(answers::UNAVAILABLE)
        .answer_members(answers::INSPECTED)
        .members(&["count", "results", "special_filings_updated_at", "regular_filings_updated_at", "meta"])
        .records("results")
        .example(r#"{"document_number": "2024-00001", "title": "x", "type": "Proposed Rule", "filing_type": "regular", "filed_at": "2024-01-02T08:45:00.000-05:00", "publication_date": "2024-01-03", "num_pages": 3, "agencies": [{"raw_name": "X"}], "agency_names": ["X"], "docket_numbers": [], "excerpts": null, "json_url": "https://x", "pdf_url": "https://x"}"#)
        .columns(columns::PUBLIC_INSPECTION_DOCUMENTS_CURRENT)
        .notes(&["the service ignores all but the day; search_term, doc_type, or another per_page than the default give an IgnoredParameterWarning", "every document comes in one answer"])
        .ignored(&["per_page", "search_term", "doc_type"]),
    Operation::get("documents", "search_details", "/documents/search-details")
        .summary("Suggestions for a search, and the filters that the service recognises in its text")
        .answer_members(answers::DETAILS)
        .parameters(&[
            SEARCH_TERM,
            Parameter::query(ParameterKind::Boolean, "omit_spelling_suggestions")
                .extra()
                .sample("true")
                .note("True to leave spelling suggestions out"),
        ])
        .members(&["suggestions", "filters"]),
    Operation::get("documents", "autocomplete", "/documents/autocomplete-suggestions")
        .summary("Up to ten documents whose title matches the text")
        .record_name("DocumentSuggestion")
        .parameters(&[
            REQUIRED_SEARCH_TERM,
        ])
        .answer(Answer::List)
        .members(&["document_number", "search_term_completion", "entry_type"])
        .records(".")
        .columns(columns::DOCUMENTS_AUTOCOMPLETE),
    Operation::get("documents", "search_csv", "/documents.csv")
        .summary("Published documents that match a text and filters, as the text of a CSV file")
        .parameters(with_filters![
            Parameter::query(ParameterKind::Text, "search_term")
                .wire("conditions[term]")
                .extra()
                .sample(r#""water""#)
                .note("Text to search for; quotation marks hold a phrase together, and | & ! ( ) combine words"),
            Parameter::query(ParameterKind::Integer, "per_page")
                .extra()
                .range(2, 1000)
                .note("Records in a page; the service takes 1 for 20"),
            Parameter::query(ParameterKind::Text, "doc_type")
                .wire("conditions[type][]")
                .extra()
                .values(&["rule", "prorule", "notice", "presdocu"])
                .render(Encoding::RepeatedInCapitals)
                .note("Type of document: rule, proposed rule (prorule), notice or presidential document (presdocu)"),
            PAGE,
            ORDER,
            INCLUDE_PRE_1994_DOCS,
            FIELDS,
            METADATA_ONLY,
        ])
        .rules(&[Rule::Window("page", "per_page", 10_000), CFR_PART_NEEDS_TITLE, WITHIN_NEEDS_NEAR, PUBLISHED, EFFECTIVE, COMMENTED, SIGNED])
        .answer(Answer::Text),
    Operation::get("public_inspection_documents", "facets", "/public-inspection-documents/facets/{facet}")
        .summary("Number of documents on public inspection by type or agency")
        .answer_type(answers::FACETS)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "facet")
                .required()
                .values(&["type", "agency", "agencies"])
                .note("What to group by"),
        ])
        .answer_note("by group, each with count and name; facet agency groups by numeric id, agencies by slug, type by code"),
    Operation::get("public_inspection_documents", "search_details", "/public-inspection-documents/search-details")
        .summary("Filters that the service recognises in the text of a public inspection search")
        .answer_members(answers::DETAILS)
        .parameters(&[
            SEARCH_TERM,
        ])
        .members(&["suggestions", "filters"]),
    Operation::get("public_inspection_issues", "facets", "/public-inspection-issues/facets/{facet}")
        .summary("Number of documents filed for public inspection, by day or by type")
        .answer_type(answers::ISSUE_FACETS)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "facet")
                .required()
                .values(&["daily", "type"])
                .note("What to group by"),
            Parameter::query(ParameterKind::Date, "date_from")
                .wire("conditions[publication_date][gte]")
                .sample(r#""2024-01-02""#)
                .note("First day of publication; required with facet daily"),
            Parameter::query(ParameterKind::Date, "date_to")
                .wire("conditions[publication_date][lte]")
                .sample(r#""2024-01-31""#)
                .note("Last day of publication, with facet daily; today when left out"),
            Parameter::query(ParameterKind::Date, "date")
                .wire("conditions[publication_date][is]")
                .sample(r#""2024-01-03""#)
                .note("Day of publication; required with facet type"),
        ])
        .rules(&[Rule::Ordered("date_from", "date_to")])
        .example_parameters(&["date_from"])
        .answer_note("by date, each with special_filings and regular_filings; with facet daily these have last_updated_at, documents and agencies, with facet type a count and name by code of the type")
        .fault_member("errors"),
    Operation::get("agencies", "suggestions", "/agencies/suggestions")
        .summary("Up to ten agencies whose name is close to the text")
        .record_name("AgencySuggestion")
        .parameters(&[
            REQUIRED_SEARCH_TERM,
        ])
        .answer(Answer::List)
        .records(".")
        .columns(columns::AGENCIES_LIST),
    Operation::get("topics", "list", "/topics.json")
        .summary("Every topic of the index: those of the thesaurus and those beside it")
        .answer_members(answers::TOPICS)
        .record_name("Topic")
        .members(&["meta", "results"])
        .records("results")
        .listed_by("list")
        .columns(columns::TOPICS_LIST),
    Operation::get("topics", "suggestions", "/topics/suggestions")
        .summary("Up to ten topics whose name is close to the text")
        .record_name("TopicSuggestion")
        .parameters(&[
            REQUIRED_SEARCH_TERM,
        ])
        .answer(Answer::List)
        .members(&["name", "slug", "url"])
        .records(".")
        .columns(columns::TOPICS_SUGGESTIONS),
    Operation::get("sections", "list", "/sections")
        .summary("Names of the sections by slug")
        .answer_type(answers::SECTIONS)
        .answer_note("by slug of the section, each with name"),
    Operation::get("holidays", "list", "/holidays")
        .summary("Dates without an issue, with the holiday's name")
        .answer_type(answers::HOLIDAYS)
        .answer_note("the name of the holiday by date"),
    Operation::get("effective_dates", "list", "/effective-dates")
        .summary("Computed effective dates for each publication date of a range")
        .answer_type(answers::EFFECTIVE_DATES)
        .parameters(&[
            Parameter::query(ParameterKind::Date, "start_date")
                .required()
                .sample(r#""2024-01-01""#)
                .note("First day of publication"),
            Parameter::query(ParameterKind::Date, "end_date")
                .required()
                .sample(r#""2024-01-31""#)
                .note("Last day of publication; at most 120 days after start_date"),
        ])
        .rules(&[Rule::Ordered("start_date", "end_date")])
        .answer_note("by day of publication, weekends and holidays left out; each day has, by a number of days (15, 21, 30, 35, 45, 60 or 90), the date that is so many days later and the delay_reasons that moved it"),
    Operation::get("category_counts", "get", "/category_counts/{name}.csv")
        .summary("Yearly numbers of documents by type, or of pages by category, as the text of a CSV file")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "name")
                .required()
                .values(&["document_type", "page_count"])
                .note("What is counted: documents by type, or pages"),
        ])
        .answer(Answer::Text),
    Operation::get("site_notifications", "get", "/site_notifications/{identifier}")
        .summary("One notice that the site shows to its visitors")
        .answer_type(answers::NOTIFICATION)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "identifier")
                .required()
                .refusals(&[NO_SUFFIX])
                .sample(r#""maintenance""#)
                .note("Identifier of the notice"),
        ])
        .answer_note("empty when the notice is not active"),
    Operation::get("documentation", "get", "/documentation.json")
        .summary("The service's OpenAPI 3 description")
        .answer_members(answers::DOCUMENTATION)
        .members(&["openapi", "info", "servers", "paths", "components"]),
];
