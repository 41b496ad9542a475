# Written by tools/write.py from the table; do not edit.
"""The types of what ``Gazette`` takes and gives."""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

__all__ = [
    "GazetteAgenciesGetAnswer",
    "GazetteAgenciesListAnswer",
    "GazetteAgenciesSuggestionsAnswer",
    "GazetteAgency",
    "GazetteAgencyField",
    "GazetteAgencyLogo",
    "GazetteAgencySuggestion",
    "GazetteAgencySuggestionLogo",
    "GazetteDocument",
    "GazetteDocumentAgency",
    "GazetteDocumentCfrReference",
    "GazetteDocumentDocket",
    "GazetteDocumentDocketDocument",
    "GazetteDocumentDocketSupportingDocument",
    "GazetteDocumentField",
    "GazetteDocumentPageViews",
    "GazetteDocumentPresident",
    "GazetteDocumentRegulationsDotGovInfo",
    "GazetteDocumentRegulationsDotGovInfoRegulatoryPlan",
    "GazetteDocumentRegulationsDotGovInfoSupportingDocument",
    "GazetteDocumentSuggestion",
    "GazetteDocumentationGetAnswer",
    "GazetteDocumentsAutocompleteAnswer",
    "GazetteDocumentsFacetsAnswer",
    "GazetteDocumentsGetManyAnswer",
    "GazetteDocumentsSearchAnswer",
    "GazetteDocumentsSearchDetailsAnswer",
    "GazetteEffectiveDate",
    "GazetteEffectiveDatesListAnswer",
    "GazetteErrors",
    "GazetteFacet",
    "GazetteFilings",
    "GazetteHolidaysListAnswer",
    "GazetteImageVariant",
    "GazetteImagesGetAnswer",
    "GazetteInspectionIssue",
    "GazetteIssueAgency",
    "GazetteIssueAgencyDocumentCategory",
    "GazetteIssueAgencyDocumentCategoryDocument",
    "GazetteIssueAgencySeeAlso",
    "GazetteIssueMeta",
    "GazetteIssueNote",
    "GazetteIssuesGetAnswer",
    "GazetteListedSuggestedSearch",
    "GazettePublicInspectionDocument",
    "GazettePublicInspectionDocumentAgency",
    "GazettePublicInspectionDocumentAgencyLetter",
    "GazettePublicInspectionDocumentField",
    "GazettePublicInspectionDocumentPageViews",
    "GazettePublicInspectionDocumentsCurrentAnswer",
    "GazettePublicInspectionDocumentsFacetsAnswer",
    "GazettePublicInspectionDocumentsGetManyAnswer",
    "GazettePublicInspectionDocumentsSearchAnswer",
    "GazettePublicInspectionDocumentsSearchDetailsAnswer",
    "GazettePublicInspectionIssuesFacetsAnswer",
    "GazetteRegulationInfo",
    "GazetteSection",
    "GazetteSectionsListAnswer",
    "GazetteSiteNotification",
    "GazetteSuggestedSearch",
    "GazetteSuggestedSearchesListAnswer",
    "GazetteTopicSuggestion",
    "GazetteTopicsSuggestionsAnswer",
]


class GazetteAgencyLogo(TypedDict):
    """An object in GazetteAgency.logo."""

    thumb_url: str | None
    small_url: str | None
    medium_url: str | None


class GazetteAgency(TypedDict):
    """A record of gazette.agencies.list and gazette.agencies.get.

    No member is required: a call may choose its records' members.
    """

    agency_url: NotRequired[str | None]
    """The agency's own site."""
    child_ids: NotRequired[list[int]]
    child_slugs: NotRequired[list[str]]
    description: NotRequired[str | None]
    id: NotRequired[int]
    logo: NotRequired[GazetteAgencyLogo | None]
    name: NotRequired[str | None]
    parent_id: NotRequired[int | None]
    recent_articles_url: NotRequired[str]
    short_name: NotRequired[str | None]
    slug: NotRequired[str | None]
    url: NotRequired[str]
    json_url: NotRequired[str | None]
    """Only in agencies.list."""


GazetteAgenciesListAnswer: TypeAlias = list[GazetteAgency]
"""The answer of gazette.agencies.list."""


GazetteAgenciesGetAnswer: TypeAlias = GazetteAgency | list[GazetteAgency]
"""The answer of gazette.agencies.get."""


class GazetteAgencySuggestionLogo(TypedDict):
    """An object in GazetteAgencySuggestion.logo."""

    thumb_url: str | None
    small_url: str | None
    medium_url: str | None


class GazetteAgencySuggestion(TypedDict):
    """A record of gazette.agencies.suggestions."""

    agency_url: str | None
    """The agency's own site."""
    child_ids: list[int]
    child_slugs: list[str]
    description: str | None
    id: int
    logo: GazetteAgencySuggestionLogo | None
    name: str | None
    parent_id: int | None
    recent_articles_url: str
    short_name: str | None
    slug: str | None
    url: str
    json_url: NotRequired[str | None]
    """Only in agencies.list."""


GazetteAgenciesSuggestionsAnswer: TypeAlias = list[GazetteAgencySuggestion]
"""The answer of gazette.agencies.suggestions."""


class GazettePublicInspectionDocumentAgency(TypedDict):
    """An object in GazettePublicInspectionDocument.agencies."""

    raw_name: str | None
    name: NotRequired[str | None]
    """Missing, like all below, when the agency is not recognised."""
    id: NotRequired[int | None]
    url: NotRequired[str | None]
    json_url: NotRequired[str | None]
    parent_id: NotRequired[int | None]
    slug: NotRequired[str | None]


class GazettePublicInspectionDocumentAgencyLetter(TypedDict):
    """An object in GazettePublicInspectionDocument.agency_letters."""

    title: str | None
    url: str | None


class GazettePublicInspectionDocumentPageViews(TypedDict):
    """An object in GazettePublicInspectionDocument.page_views."""

    count: int | None
    last_updated: str | None
    """Time text with a space and an offset, not ISO."""


class GazettePublicInspectionDocument(TypedDict):
    """A record of gazette.public_inspection_documents.current,
    gazette.public_inspection_documents.get, gazette.public_inspection_documents.get_many and
    gazette.public_inspection_documents.search.

    No member is required: a call may choose its records' members.
    """

    agencies: NotRequired[list[GazettePublicInspectionDocumentAgency]]
    agency_letters: NotRequired[list[GazettePublicInspectionDocumentAgencyLetter]]
    agency_names: NotRequired[list[str]]
    docket_numbers: NotRequired[list[str]]
    document_number: NotRequired[str | None]
    editorial_note: NotRequired[str | None]
    excerpts: NotRequired[str | None]
    """Null when the whole issue of a day is answered."""
    filed_at: NotRequired[str | None]
    """ISO 8601. With milliseconds and Eastern offset; an answer from the search index would have
    UTC without fraction.
    """
    filing_type: NotRequired[str]
    """Special or regular."""
    html_url: NotRequired[str]
    json_url: NotRequired[str]
    last_public_inspection_issue: NotRequired[str | None]
    """YYYY-MM-DD."""
    num_pages: NotRequired[int | None]
    """Pages."""
    page_views: NotRequired[GazettePublicInspectionDocumentPageViews | None]
    pdf_file_name: NotRequired[str | None]
    pdf_file_size: NotRequired[int | None]
    """Bytes."""
    pdf_updated_at: NotRequired[str | None]
    """ISO 8601. As filed_at."""
    pdf_url: NotRequired[str | None]
    publication_date: NotRequired[str | None]
    """YYYY-MM-DD."""
    raw_text_url: NotRequired[str | None]
    subject_1: NotRequired[str | None]
    subject_2: NotRequired[str | None]
    subject_3: NotRequired[str | None]
    title: NotRequired[str]
    """The three subjects joined by blanks."""
    toc_doc: NotRequired[str | None]
    toc_subject: NotRequired[str | None]
    type: NotRequired[str | None]
    """Display name, not the code."""


class GazettePublicInspectionDocumentsCurrentAnswer(TypedDict):
    """The answer of gazette.public_inspection_documents.current."""

    count: int
    """Matches there are in all."""
    results: list[GazettePublicInspectionDocument]
    special_filings_updated_at: str | None
    regular_filings_updated_at: str | None


class GazetteErrors(TypedDict):
    """An object in answers of Gazette."""

    not_found: list[str]
    """The numbers that were not found as they were asked."""


class GazettePublicInspectionDocumentsGetManyAnswer(TypedDict):
    """The answer of gazette.public_inspection_documents.get_many."""

    count: int
    """Matches there are in all."""
    results: list[GazettePublicInspectionDocument]
    errors: NotRequired[GazetteErrors]
    """Only when something is missing."""


class GazettePublicInspectionDocumentsSearchAnswer(TypedDict):
    """The answer of gazette.public_inspection_documents.search."""

    count: int
    """Matches there are in all."""
    results: list[GazettePublicInspectionDocument]
    special_filings_updated_at: str | None
    regular_filings_updated_at: str | None


class GazetteFacet(TypedDict):
    """An object in answers of Gazette."""

    count: int
    name: str
    """For readers."""


GazettePublicInspectionDocumentsFacetsAnswer: TypeAlias = dict[str, GazetteFacet]
"""The answer of gazette.public_inspection_documents.facets."""


class GazettePublicInspectionDocumentsSearchDetailsAnswer(TypedDict):
    """The answer of gazette.public_inspection_documents.search_details."""

    suggestions: dict[str, Any]
    """Refinements by kind."""
    filters: dict[str, Any]
    """Recognised conditions by name."""


GazetteDocumentsFacetsAnswer: TypeAlias = dict[str, GazetteFacet]
"""The answer of gazette.documents.facets."""


class GazetteDocumentAgency(TypedDict):
    """An object in GazetteDocument.agencies."""

    raw_name: str | None
    name: NotRequired[str | None]
    """Missing, like all below, when the agency is not recognised."""
    id: NotRequired[int | None]
    url: NotRequired[str | None]
    json_url: NotRequired[str | None]
    parent_id: NotRequired[int | None]
    slug: NotRequired[str | None]


class GazetteDocumentCfrReference(TypedDict):
    """An object in GazetteDocument.cfr_references."""

    title: int | None
    part: int | None
    chapter: int | None
    citation_url: str | None


class GazetteDocumentDocketSupportingDocument(TypedDict):
    """An object in GazetteDocumentDocket.supporting_documents."""

    title: str | None
    document_id: str | None


class GazetteDocumentDocketDocument(TypedDict):
    """An object in GazetteDocumentDocket.documents."""

    allow_late_comments: bool | None
    comment_count: int | None
    comment_end_date: str | None
    """YYYY-MM-DD."""
    comment_start_date: str | None
    """YYYY-MM-DD."""
    comment_url: str | None
    id: str | None
    regulations_dot_gov_open_for_comment: bool | None
    updated_at: str | None
    """ISO 8601."""


class GazetteDocumentDocket(TypedDict):
    """An object in GazetteDocument.dockets."""

    agency_name: str | None
    """Short agency code of regulations.gov."""
    id: str
    title: str | None
    supporting_documents: list[GazetteDocumentDocketSupportingDocument]
    supporting_documents_count: int | None
    documents: list[GazetteDocumentDocketDocument]


class GazetteImageVariant(TypedDict):
    """An object in answers of Gazette."""

    content_type: str
    """Media type."""
    height: int | None
    """Px."""
    identifier: str
    sha: str | None
    size: int | None
    """Bytes."""
    url: str
    width: int | None
    """Px."""


class GazetteDocumentPageViews(TypedDict):
    """An object in GazetteDocument.page_views."""

    count: int | None
    last_updated: str | None
    """Time text with a space and an offset, not ISO."""


class GazetteDocumentPresident(TypedDict):
    """An object in GazetteDocument.president."""

    name: str | None
    identifier: str | None


class GazetteRegulationInfo(TypedDict):
    """An object in answers of Gazette."""

    xml_url: str | None
    issue: str | None
    title: str | None
    priority_category: str | None
    html_url: str | None


class GazetteDocumentRegulationsDotGovInfoSupportingDocument(TypedDict):
    """An object in GazetteDocumentRegulationsDotGovInfo.supporting_documents."""

    title: str | None
    document_id: str | None


class GazetteDocumentRegulationsDotGovInfoRegulatoryPlan(TypedDict):
    """An object in GazetteDocumentRegulationsDotGovInfo.regulatory_plan."""

    html_url: NotRequired[str | None]
    title: NotRequired[str | None]


class GazetteDocumentRegulationsDotGovInfo(TypedDict):
    """An object in GazetteDocument.regulations_dot_gov_info."""

    document_id: NotRequired[str | None]
    comments_count: NotRequired[int | None]
    agency_id: NotRequired[str | None]
    checked_regulationsdotgov_at: NotRequired[str | None]
    """ISO 8601."""
    docket_id: NotRequired[str | None]
    regulation_id_number: NotRequired[str | None]
    title: NotRequired[str | None]
    comments_url: NotRequired[str | None]
    supporting_documents_count: NotRequired[int | None]
    supporting_documents: NotRequired[list[GazetteDocumentRegulationsDotGovInfoSupportingDocument] | None]
    regulatory_plan: NotRequired[GazetteDocumentRegulationsDotGovInfoRegulatoryPlan | None]


class GazetteDocument(TypedDict):
    """A record of gazette.documents.get, gazette.documents.get_many and gazette.documents.search.

    No member is required: a call may choose its records' members.
    """

    abstract: NotRequired[str | None]
    action: NotRequired[str | None]
    agencies: NotRequired[list[GazetteDocumentAgency]]
    agency_names: NotRequired[list[str]]
    body_html_url: NotRequired[str | None]
    cfr_references: NotRequired[list[GazetteDocumentCfrReference]]
    citation: NotRequired[str | None]
    comment_url: NotRequired[str | None]
    comments_close_on: NotRequired[str | None]
    """YYYY-MM-DD."""
    correction_of: NotRequired[str | None]
    """URL of the corrected record."""
    corrections: NotRequired[list[str]]
    """URLs of the correcting records."""
    dates: NotRequired[str | None]
    disposition_notes: NotRequired[str | None]
    """Equal to executive_order_notes."""
    docket_id: NotRequired[str | None]
    """The first of docket_ids."""
    docket_ids: NotRequired[list[str]]
    dockets: NotRequired[list[GazetteDocumentDocket] | None]
    """Null on records without a number."""
    document_number: NotRequired[str | None]
    """Null on old executive orders."""
    effective_on: NotRequired[str | None]
    """YYYY-MM-DD."""
    end_page: NotRequired[int | None]
    excerpts: NotRequired[str | None]
    """With a search text HTML marks the hits."""
    executive_order_notes: NotRequired[str | None]
    executive_order_number: NotRequired[str | None]
    """Number as text."""
    explanation: NotRequired[Any]
    """Null as a rule."""
    full_text_xml_url: NotRequired[str | None]
    html_url: NotRequired[str | None]
    images: NotRequired[dict[str, dict[str, str | None]] | None]
    """Object by image identifier, each an object of style and URL; {} when none."""
    images_metadata: NotRequired[dict[str, dict[str, GazetteImageVariant]] | None]
    """Object by image identifier, then by style, as images.get; {} when none."""
    json_url: NotRequired[str | None]
    mods_url: NotRequired[str | None]
    not_received_for_publication: NotRequired[bool | None]
    page_length: NotRequired[int | None]
    """Pages."""
    page_views: NotRequired[GazetteDocumentPageViews | None]
    pdf_url: NotRequired[str | None]
    president: NotRequired[GazetteDocumentPresident | None]
    presidential_document_number: NotRequired[str | None]
    """Number as text."""
    proclamation_number: NotRequired[str | None]
    """Number as text."""
    public_inspection_pdf_url: NotRequired[str | None]
    publication_date: NotRequired[str | None]
    """YYYY-MM-DD. Null on executive orders that were never printed."""
    raw_text_url: NotRequired[str | None]
    regulation_id_number_info: NotRequired[dict[str, GazetteRegulationInfo | None] | None]
    """Object by RIN, each an object (xml_url, issue, title, priority_category, html_url) or null;
    {} when none.
    """
    regulation_id_numbers: NotRequired[list[str]]
    regulations_dot_gov_info: NotRequired[GazetteDocumentRegulationsDotGovInfo | None]
    regulations_dot_gov_url: NotRequired[str | None]
    significant: NotRequired[bool | None]
    """Null without a regulatory plan."""
    signing_date: NotRequired[str | None]
    """YYYY-MM-DD."""
    start_page: NotRequired[int | None]
    subtype: NotRequired[str | None]
    """Kind of presidential document."""
    title: NotRequired[str | None]
    toc_doc: NotRequired[str | None]
    toc_subject: NotRequired[str | None]
    topics: NotRequired[list[str]]
    type: NotRequired[str | None]
    """Display name, not the code."""
    volume: NotRequired[int | None]


class GazetteDocumentsGetManyAnswer(TypedDict):
    """The answer of gazette.documents.get_many."""

    count: int
    """Matches there are in all."""
    results: list[GazetteDocument]
    errors: NotRequired[GazetteErrors]
    """Only when something is missing."""


class GazetteDocumentsSearchAnswer(TypedDict):
    """The answer of gazette.documents.search."""

    count: int
    """Matches there are in all."""
    description: str
    """The search in words."""
    total_pages: NotRequired[int]
    """Never above 50; missing when nothing matches."""
    next_page_url: NotRequired[str]
    """Missing on the last page."""
    previous_page_url: NotRequired[str]
    """Missing on the first page."""
    results: NotRequired[list[GazetteDocument]]
    """Missing when nothing matches."""


class GazetteDocumentsSearchDetailsAnswer(TypedDict):
    """The answer of gazette.documents.search_details."""

    suggestions: dict[str, Any]
    """Refinements by kind."""
    filters: dict[str, Any]
    """Recognised conditions by name."""


class GazetteDocumentSuggestion(TypedDict):
    """A record of gazette.documents.autocomplete."""

    document_number: str | None
    search_term_completion: str | None
    """Title with <match> marks."""
    entry_type: str | None
    """Display name."""


GazetteDocumentsAutocompleteAnswer: TypeAlias = list[GazetteDocumentSuggestion]
"""The answer of gazette.documents.autocomplete."""


class GazetteIssueAgencySeeAlso(TypedDict):
    """An object in GazetteIssueAgency.see_also."""

    name: str | None
    slug: str | None


class GazetteIssueAgencyDocumentCategoryDocument(TypedDict):
    """An object in GazetteIssueAgencyDocumentCategory.documents."""

    subject_1: str | None
    subject_2: NotRequired[str | None]
    subject_3: NotRequired[str | None]
    document_numbers: list[str]


class GazetteIssueAgencyDocumentCategory(TypedDict):
    """An object in GazetteIssueAgency.document_categories."""

    type: str | None
    documents: list[GazetteIssueAgencyDocumentCategoryDocument]


class GazetteIssueAgency(TypedDict):
    """A record of gazette.issues.get."""

    name: str
    slug: str | None
    """Empty text when not recognised."""
    see_also: NotRequired[list[GazetteIssueAgencySeeAlso] | None]
    document_categories: list[GazetteIssueAgencyDocumentCategory]


class GazetteIssueMeta(TypedDict):
    """An object in answers of Gazette."""

    publication_date: str
    """YYYY-MM-DD."""


class GazetteIssueNote(TypedDict):
    """An object in answers of Gazette."""

    title: str
    text: str


class GazetteIssuesGetAnswer(TypedDict):
    """The answer of gazette.issues.get."""

    agencies: list[GazetteIssueAgency]
    meta: NotRequired[GazetteIssueMeta]
    """Older issues may lack it."""
    note: NotRequired[GazetteIssueNote]
    """Left out when empty."""


GazetteImagesGetAnswer: TypeAlias = dict[str, GazetteImageVariant]
"""The answer of gazette.images.get."""


class GazetteSuggestedSearch(TypedDict):
    """An object in answers of Gazette."""

    description: str | None
    """HTML."""
    slug: str
    search_conditions: dict[str, Any]
    """Conditions of a search by name."""
    section: str
    title: str


class GazetteListedSuggestedSearch(TypedDict):
    """An object in answers of Gazette."""

    description: str | None
    """HTML."""
    slug: str
    search_conditions: dict[str, Any]
    """Conditions of a search by name."""
    section: str
    title: str
    documents_in_last_year: int | None
    documents_with_open_comment_periods: int | None
    position: int | None


GazetteSuggestedSearchesListAnswer: TypeAlias = dict[str, list[GazetteListedSuggestedSearch]]
"""The answer of gazette.suggested_searches.list."""


class GazetteFilings(TypedDict):
    """An object in answers of Gazette."""

    last_updated_at: str | None
    documents: int
    agencies: int


class GazetteInspectionIssue(TypedDict):
    """An object in answers of Gazette."""

    special_filings: GazetteFilings
    regular_filings: GazetteFilings


GazettePublicInspectionIssuesFacetsAnswer: TypeAlias = dict[str, GazetteInspectionIssue] | dict[str, GazetteFacet]
"""The answer of gazette.public_inspection_issues.facets."""


class GazetteTopicSuggestion(TypedDict):
    """A record of gazette.topics.suggestions."""

    name: str | None
    slug: str | None
    url: str


GazetteTopicsSuggestionsAnswer: TypeAlias = list[GazetteTopicSuggestion]
"""The answer of gazette.topics.suggestions."""


class GazetteSection(TypedDict):
    """An object in answers of Gazette."""

    name: str


GazetteSectionsListAnswer: TypeAlias = dict[str, GazetteSection]
"""The answer of gazette.sections.list."""


GazetteHolidaysListAnswer: TypeAlias = dict[str, str]
"""The answer of gazette.holidays.list."""


class GazetteEffectiveDate(TypedDict):
    """An object in answers of Gazette."""

    date: str
    """YYYY-MM-DD."""
    delay_reasons: list[str]


GazetteEffectiveDatesListAnswer: TypeAlias = dict[str, dict[str, GazetteEffectiveDate]]
"""The answer of gazette.effective_dates.list."""


class GazetteSiteNotification(TypedDict):
    """An object in answers of Gazette."""

    identifier: NotRequired[str]
    notification_type: NotRequired[str | None]
    description: NotRequired[str | None]
    updated_at: NotRequired[str | None]


class GazetteDocumentationGetAnswer(TypedDict):
    """The answer of gazette.documentation.get."""

    openapi: str
    """Version of OpenAPI."""
    info: dict[str, Any]
    servers: list[dict[str, Any]]
    paths: dict[str, Any]
    components: dict[str, Any]


GazetteAgencyField: TypeAlias = Literal[
    "agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id",
    "recent_articles_url", "short_name", "slug", "url", "json_url",
]
"""A member. See GazetteAgency."""


GazettePublicInspectionDocumentField: TypeAlias = Literal[
    "agencies", "agency_letters", "agency_names", "docket_numbers", "document_number",
    "editorial_note", "excerpts", "filed_at", "filing_type", "html_url", "json_url",
    "last_public_inspection_issue", "num_pages", "page_views", "pdf_file_name", "pdf_file_size",
    "pdf_updated_at", "pdf_url", "publication_date", "raw_text_url", "subject_1", "subject_2",
    "subject_3", "title", "toc_doc", "toc_subject", "type",
]
"""A member. See GazettePublicInspectionDocument."""


GazetteDocumentField: TypeAlias = Literal[
    "abstract", "action", "agencies", "agency_names", "body_html_url", "cfr_references", "citation",
    "comment_url", "comments_close_on", "correction_of", "corrections", "dates",
    "disposition_notes", "docket_id", "docket_ids", "dockets", "document_number", "effective_on",
    "end_page", "excerpts", "executive_order_notes", "executive_order_number", "explanation",
    "full_text_xml_url", "html_url", "images", "images_metadata", "json_url", "mods_url",
    "not_received_for_publication", "page_length", "page_views", "pdf_url", "president",
    "presidential_document_number", "proclamation_number", "public_inspection_pdf_url",
    "publication_date", "raw_text_url", "regulation_id_number_info", "regulation_id_numbers",
    "regulations_dot_gov_info", "regulations_dot_gov_url", "significant", "signing_date",
    "start_page", "subtype", "title", "toc_doc", "toc_subject", "topics", "type", "volume",
]
"""A member. See GazetteDocument."""
