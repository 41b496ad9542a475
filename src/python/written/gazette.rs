//! Written by tools/write.py from the table; do not edit.

use pyo3::types::PyModuleMethods;

use crate::python::shims::{client, namespace};

client! {
    service: crate::services::gazette::SERVICE;
    classes: Gazette, AsyncGazette;
    documents: r#"Federal Register API v1: Federal documents published since 1994, public inspection
documents, agencies and tables of contents.

Parameters
----------
use_caching : bool, default False
    Whether answers are kept, so that what was asked before is not asked again.
cache_name : str or os.PathLike, default "gazette_cache"
    Name of the cache in the user's folder for caches; with a slash, its path.
backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
    What keeps the cache: a file, the memory of this process, a folder, a server.
expire_after : float, datetime.timedelta or None, default 3600
    Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
base_url : str, optional
    Another address; when left out, OPENSHELF_GAZETTE_URL is asked first.
requests_per_second : float or None, default None
    Requests a second at most, for all threads and views; None: no limit.
timeout : float or None, default 30.0
    Seconds without progress after which a call fails; None: no limit.
max_retries : int, default 2
    How often a request is sent again after a failure that may pass; 0 to 100.
user_agent : str, optional
    Text to send instead of openshelf's own name.
ca_file : str, optional
    File with certificates to trust beside the system's.
max_retry_after : float, default 60.0
    Longest wait in seconds that the service may ask for; beyond it the call fails.
deadline : float or None, default None
    Seconds for a whole call, its waits included; None: no limit.
max_concurrency : int, default 8
    Requests under way at once; 1 to 1000.
max_response_bytes : int, default 268435456
    Bytes that an answer may have, counted after decompression.
cache_url : str, optional
    Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
max_bytes : int, default 1073741824
    Bytes that the cache may hold; the least recently used answers make room.
on_cache_error : {"raise", "bypass"}, default "raise"
    A cache that fails is a CacheError, or the service is asked and the log tells.
refresh : bool, default False
    Ask the service and replace what is kept.
only_if_cached : bool, default False
    Never ask the service: what is not kept is a CacheMissError.
stale_if_error : bool, float or datetime.timedelta, default False
    Seconds for which an expired answer serves when the service fails; True: for ever.

Attributes
----------
base_url : str
    Address that is asked.
description : str
    What the service gives, in a sentence.
docs_url : str
    Where the service documents itself: https://www.federalregister.gov/developers/documentation/api/v1
cache : Cache
    The answers that are kept, to look at and to clean.

Namespaces: agencies, public_inspection_documents, documents, issues, images,
suggested_searches, public_inspection_issues, topics, sections, holidays,
effective_dates, category_counts, site_notifications, documentation.

Examples
--------
>>> with openshelf.Gazette() as gazette:
...     gazette.base_url"#, r#"Federal Register API v1: Federal documents published since 1994, public inspection
documents, agencies and tables of contents.

Every method gives a coroutine to await; the asynchronous twin of Gazette.

Parameters
----------
use_caching : bool, default False
    Whether answers are kept, so that what was asked before is not asked again.
cache_name : str or os.PathLike, default "gazette_cache"
    Name of the cache in the user's folder for caches; with a slash, its path.
backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
    What keeps the cache: a file, the memory of this process, a folder, a server.
expire_after : float, datetime.timedelta or None, default 3600
    Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
base_url : str, optional
    Another address; when left out, OPENSHELF_GAZETTE_URL is asked first.
requests_per_second : float or None, default None
    Requests a second at most, for all threads and views; None: no limit.
timeout : float or None, default 30.0
    Seconds without progress after which a call fails; None: no limit.
max_retries : int, default 2
    How often a request is sent again after a failure that may pass; 0 to 100.
user_agent : str, optional
    Text to send instead of openshelf's own name.
ca_file : str, optional
    File with certificates to trust beside the system's.
max_retry_after : float, default 60.0
    Longest wait in seconds that the service may ask for; beyond it the call fails.
deadline : float or None, default None
    Seconds for a whole call, its waits included; None: no limit.
max_concurrency : int, default 8
    Requests under way at once; 1 to 1000.
max_response_bytes : int, default 268435456
    Bytes that an answer may have, counted after decompression.
cache_url : str, optional
    Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
max_bytes : int, default 1073741824
    Bytes that the cache may hold; the least recently used answers make room.
on_cache_error : {"raise", "bypass"}, default "raise"
    A cache that fails is a CacheError, or the service is asked and the log tells.
refresh : bool, default False
    Ask the service and replace what is kept.
only_if_cached : bool, default False
    Never ask the service: what is not kept is a CacheMissError.
stale_if_error : bool, float or datetime.timedelta, default False
    Seconds for which an expired answer serves when the service fails; True: for ever.

Attributes
----------
base_url : str
    Address that is asked.
description : str
    What the service gives, in a sentence.
docs_url : str
    Where the service documents itself: https://www.federalregister.gov/developers/documentation/api/v1
cache : Cache
    The answers that are kept, to look at and to clean.

Namespaces: agencies, public_inspection_documents, documents, issues, images,
suggested_searches, public_inspection_issues, topics, sections, holidays,
effective_dates, category_counts, site_notifications, documentation.

Examples
--------
>>> async with openshelf.AsyncGazette() as gazette:
...     gazette.base_url"#;
    constructor: "(use_caching=False, cache_name=\"gazette_cache\", backend=\"sqlite\", expire_after=3600, *, base_url=None, requests_per_second=None, timeout=30.0, max_retries=2, user_agent=None, ca_file=None, max_retry_after=60.0, deadline=None, max_concurrency=8, max_response_bytes=268435456, cache_url=None, max_bytes=1073741824, on_cache_error=\"raise\", refresh=False, only_if_cached=False, stale_if_error=False)";
    namespaces: {
        agencies: GazetteAgencies, AsyncGazetteAgencies;
        public_inspection_documents: GazettePublicInspectionDocuments, AsyncGazettePublicInspectionDocuments;
        documents: GazetteDocuments, AsyncGazetteDocuments;
        issues: GazetteIssues, AsyncGazetteIssues;
        images: GazetteImages, AsyncGazetteImages;
        suggested_searches: GazetteSuggestedSearches, AsyncGazetteSuggestedSearches;
        public_inspection_issues: GazettePublicInspectionIssues, AsyncGazettePublicInspectionIssues;
        topics: GazetteTopics, AsyncGazetteTopics;
        sections: GazetteSections, AsyncGazetteSections;
        holidays: GazetteHolidays, AsyncGazetteHolidays;
        effective_dates: GazetteEffectiveDates, AsyncGazetteEffectiveDates;
        category_counts: GazetteCategoryCounts, AsyncGazetteCategoryCounts;
        site_notifications: GazetteSiteNotifications, AsyncGazetteSiteNotifications;
        documentation: GazetteDocumentation, AsyncGazetteDocumentation;
    }
    methods: {
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "agencies";
    classes: GazetteAgencies, AsyncGazetteAgencies;
    documents: r#"Federal Register API v1: agencies.

Methods
-------
list
    Every agency with its details.
get
    One agency by slug.
suggestions
    Up to ten agencies whose name is close to the text."#, r#"Federal Register API v1: agencies.

Every method gives a coroutine to await; the asynchronous twin of GazetteAgencies.

Methods
-------
list
    Every agency with its details.
get
    One agency by slug.
suggestions
    Up to ten agencies whose name is close to the text."#;
    namespaces: {
    }
    methods: {
        list "($self, *, fields=None)" r#"Every agency with its details.

Parameters
----------
fields : list of {"agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"}, optional
    Names of the members that the records shall have.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
Federal Register API v1, GET /agencies; row "All agencies" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.agencies.list()"#;
        get "($self, slug, *, fields=None)" r#"One agency by slug.

Parameters
----------
slug : str
    Slug. Numeric id also works. Comma-separated numeric ids answer an array.
fields : list of str, optional
    Names of the members that the records shall have.

Returns
-------
dict or list
    The JSON object or array of the answer, as the service gives it. Members:
    agency_url, child_ids, child_slugs, description, id, logo, name, parent_id,
    recent_articles_url, short_name, slug, url.

Notes
-----
Federal Register API v1, GET /agencies/{slug}; row "Agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.agencies.get("agriculture-department")"#;
        suggestions "($self, search_term)" r#"Up to ten agencies whose name is close to the text.

Parameters
----------
search_term : str
    Text to search for.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
Federal Register API v1, GET /agencies/suggestions; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.agencies.suggestions("water")"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "public_inspection_documents";
    classes: GazettePublicInspectionDocuments, AsyncGazettePublicInspectionDocuments;
    documents: r#"Federal Register API v1: public inspection documents.

Methods
-------
current
    Documents of the newest public inspection issue.
get
    One public inspection document.
get_many
    Several public inspection documents by number.
search
    Documents on public inspection on a date, or matching a text.
facets
    Counts of documents on public inspection, grouped.
search_details
    Recognised filters of a public inspection search."#, r#"Federal Register API v1: public inspection documents.

Every method gives a coroutine to await; the asynchronous twin of
GazettePublicInspectionDocuments.

Methods
-------
current
    Documents of the newest public inspection issue.
get
    One public inspection document.
get_many
    Several public inspection documents by number.
search
    Documents on public inspection on a date, or matching a text.
facets
    Counts of documents on public inspection, grouped.
search_details
    Recognised filters of a public inspection search."#;
    namespaces: {
    }
    methods: {
        current "($self, *, fields=None)" r#"Documents of the newest public inspection issue.

Parameters
----------
fields : list of str, optional
    Names of the members that the records shall have.

Returns
-------
dict
    The JSON object of the answer. Members: count, results, special_filings_updated_at,
    regular_filings_updated_at. The records are in results.

Notes
-----
Federal Register API v1, GET /public-inspection-documents/current.json; row "Current
public inspection documents" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.public_inspection_documents.current()"#;
        get "($self, document_num, *, fields=None)" r#"One public inspection document.

Parameters
----------
document_num : str
    Document number.
fields : list of str, optional
    Names of the members that the records shall have.

Returns
-------
dict
    The JSON object of the answer. Members: agencies, agency_letters, agency_names,
    docket_numbers, document_number, editorial_note, filed_at, filing_type, html_url,
    last_public_inspection_issue, num_pages, page_views, pdf_file_name, pdf_file_size,
    pdf_updated_at, pdf_url, publication_date, raw_text_url, subject_1, subject_2,
    subject_3, title, toc_doc, toc_subject, type.

Notes
-----
Federal Register API v1, GET /public-inspection-documents/{document_num}.json; row
"Public inspection document" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.public_inspection_documents.get("2024-00001")"#;
        get_many "($self, document_nums, *, fields=None)" r#"Several public inspection documents by number.

Parameters
----------
document_nums : str or list of str
    Document numbers. Comma-separated, no spaces. One number alone answers the bare
    record. Several may be given as a list.
fields : list of str, optional
    Names of the members that the records shall have.

Returns
-------
dict
    The JSON object of the answer. Members: count, results, errors. The records are in
    results.

Notes
-----
Federal Register API v1, GET /public-inspection-documents/{document_nums}.json; row
"Several public inspection documents" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.public_inspection_documents.get_many(
...     document_nums=["2024-00001", "2024-00002"],
... )"#;
        search "($self, pub_date, *, per_page=20, search_term=None, doc_type=None, fields=None)" r#"Documents on public inspection on a date, or matching a text.

Parameters
----------
pub_date : str or datetime.date
    Day, YYYY-MM-DD. An unparseable date is a 500. Server: optional. A date, or text in
    the form YYYY-MM-DD.
per_page : int, default 20
    Results per page. IGNORED by the server when conditions[available_on] is sent. From
    2 to 1000.
search_term : str, optional
    Text to search for. IGNORED by the server when conditions[available_on] is sent.
doc_type : {"rule", "prorule", "notice", "presdocu"} or list of them, optional
    Document type code. IGNORED by the server when conditions[available_on] is sent.
    Several may be given as a list.
fields : list of str, optional
    Names of the members that the records shall have.

Returns
-------
dict
    The JSON object of the answer. Members: count, results, special_filings_updated_at,
    regular_filings_updated_at. The records are in results.

Notes
-----
pub_date, per_page, search_term and doc_type are sent as documented. The server ignores
all but the date and gives the whole day, which is returned unchanged. Asking for
search_term, doc_type or another per_page than the default raises
IgnoredParameterWarning once a call.

Everything is in one answer.

Federal Register API v1, GET /public-inspection-documents.json; row "Search public
inspection documents" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.public_inspection_documents.search("2024-01-03")"#;
        facets "($self, facet)" r#"Counts of documents on public inspection, grouped.

Parameters
----------
facet : {"type", "agency", "agencies"}
    What to group by.

Returns
-------
dict
    The JSON object of the answer. {key: {count, name}}. Agency is keyed by numeric id,
    agencies by slug, type by code.

Notes
-----
Federal Register API v1, GET /public-inspection-documents/facets/{facet}; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.public_inspection_documents.facets("type")"#;
        search_details "($self, *, search_term=None)" r#"Recognised filters of a public inspection search.

Parameters
----------
search_term : str, optional
    Text to search for.

Returns
-------
dict
    The JSON object of the answer. Members: suggestions, filters.

Notes
-----
Federal Register API v1, GET /public-inspection-documents/search-details; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.public_inspection_documents.search_details()"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "documents";
    classes: GazetteDocuments, AsyncGazetteDocuments;
    documents: r#"Federal Register API v1: documents.

Methods
-------
facets
    Counts of matching documents, grouped.
get
    One published document.
get_many
    Several published documents by number.
search
    Published documents matching a text and filters.
search_details
    Refinement suggestions and recognised filters for a search.
autocomplete
    Up to ten documents whose title matches the text.
search_csv
    A search's results as CSV text."#, r#"Federal Register API v1: documents.

Every method gives a coroutine to await; the asynchronous twin of GazetteDocuments.

Methods
-------
facets
    Counts of matching documents, grouped.
get
    One published document.
get_many
    Several published documents by number.
search
    Published documents matching a text and filters.
search_details
    Refinement suggestions and recognised filters for a search.
autocomplete
    Up to ten documents whose title matches the text.
search_csv
    A search's results as CSV text."#;
    namespaces: {
    }
    methods: {
        facets "($self, facet, *, search_term=None, doc_type=None, agencies=None, publication_date=None, publication_year=None, published_from=None, published_to=None, effective_date=None, sections=None, topics=None, presidential_document_type=None, president=None, docket_id=None, regulation_id_number=None, significant=None, correction=None, accepting_comments=None, cfr_title=None, cfr_part=None, near=None, within=None)" r#"Counts of matching documents, grouped.

Parameters
----------
facet : {"daily", "weekly", "monthly", "quarterly", "yearly", "agency", "topic", "section", "type", "subtype"}
    What to group by.
search_term : str, optional
    Text to search for.
doc_type : {"rule", "prorule", "notice", "presdocu"} or list of them, optional
    Document type code. Several may be given as a list.
agencies : list of str, optional
    Agencies. Agency slugs.
publication_date : str or datetime.date, optional
    Day of publication, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
publication_year : int, optional
    Year of publication.
published_from : str or datetime.date, optional
    First day of publication, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
published_to : str or datetime.date, optional
    Last day of publication, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
effective_date : str or datetime.date, optional
    Day on which the document takes effect, YYYY-MM-DD. Also [year], [gte], [lte]. The
    same four exist for comment_date and signing_date. A date, or text in the form
    YYYY-MM-DD.
sections : list of {"business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"}, optional
    Sections of the site.
topics : list of str, optional
    Topic slugs.
presidential_document_type : list of {"determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"}, optional
    Kinds of presidential document.
president : list of str, optional
    Presidents. Identifier such as barack-obama.
docket_id : str, optional
    Docket number.
regulation_id_number : str, optional
    Regulation identifier number (RIN).
significant : bool, optional
    Whether the rule is significant.
correction : bool, optional
    Whether the document corrects another.
accepting_comments : bool, optional
    Whether comments are open on regulations.gov.
cfr_title : int, optional
    Title of the Code of Federal Regulations. From 1 to 50.
cfr_part : str, optional
    Part of the Code of Federal Regulations. Number or range 1-50. Needs cfr_title.
near : str, optional
    Place. Zip code or city and state.
within : int, optional
    Radius around the place in miles. Miles. Default 25. At most 200.

Returns
-------
dict
    The JSON object of the answer. Object keyed by the group: ISO date of the period's
    first day, or agency/topic/section slug, or type code (RULE ...), or subtype
    identifier (executive_order ...). Each value {count, name}. Not an array, no
    wrapper.

Notes
-----
search_term and doc_type may be combined.

cfr_part needs cfr_title.

within needs near.

Federal Register API v1, GET /documents/facets/{facet}; row "Document counts by facet"
of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.documents.facets("monthly")"#;
        get "($self, document_num, *, fields=None, publication_date=None)" r#"One published document.

Parameters
----------
document_num : str
    Document number. No comma and no 'FR' in it (these change the answer's shape).
fields : list of str, optional
    Names of the members that the records shall have.
publication_date : str or datetime.date, optional
    Day of publication, YYYY-MM-DD. Needed when the same number was published on two
    days. A date, or text in the form YYYY-MM-DD.

Returns
-------
dict
    The JSON object of the answer. Members: abstract, action, agencies, body_html_url,
    cfr_references, citation, comment_url, comments_close_on, correction_of,
    corrections, dates, disposition_notes, docket_ids, dockets, document_number,
    effective_on, end_page, executive_order_notes, executive_order_number, explanation,
    full_text_xml_url, html_url, images, images_metadata, json_url, mods_url,
    not_received_for_publication, page_length, page_views, pdf_url,
    presidential_document_number, proclamation_number, public_inspection_pdf_url,
    publication_date, raw_text_url, regulation_id_number_info, regulation_id_numbers,
    regulations_dot_gov_info, regulations_dot_gov_url, significant, signing_date,
    start_page, subtype, title, toc_doc, toc_subject, topics, type, volume.

Notes
-----
Federal Register API v1, GET /documents/{document_num}.json; row "Document" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.documents.get("2024-00001")"#;
        get_many "($self, document_nums, *, fields=None)" r#"Several published documents by number.

Parameters
----------
document_nums : str or list of str
    Document numbers. Comma-separated, no spaces. With a single number the server
    answers the bare record, unless a comma is appended. Several may be given as a list.
fields : list of str, optional
    Names of the members that the records shall have.

Returns
-------
dict
    The JSON object of the answer. Members: count, results, errors. The records are in
    results.

Notes
-----
At most 250 documents come back per request.

Federal Register API v1, GET /documents/{document_nums}.json; row "Several documents" of
the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.documents.get_many(document_nums=["2024-00001", "2024-00002"])"#;
        search "($self, search_term, *, per_page=20, doc_type=None, page=None, order=None, fields=None, metadata_only=None, agencies=None, publication_date=None, publication_year=None, published_from=None, published_to=None, effective_date=None, sections=None, topics=None, presidential_document_type=None, president=None, docket_id=None, regulation_id_number=None, significant=None, correction=None, accepting_comments=None, cfr_title=None, cfr_part=None, near=None, within=None)" r#"Published documents matching a text and filters.

Parameters
----------
search_term : str
    Text to search for. Server: optional. Quotes for phrases. | & ! ( ) operators.
per_page : int, default 20
    Results per page. 1 is treated as 20 by the server. Code takes up to 2000. From 2 to
    1000.
doc_type : {"rule", "prorule", "notice", "presdocu"} or list of them, optional
    Document type code. Several may be given as a list.
page : int, optional
    Page of results, counted from 1. From 1 to 50.
order : {"relevance", "newest", "oldest", "executive_order_number"}, optional
    Order of the results.
fields : list of str, optional
    Names of the members that the records shall have.
metadata_only : bool, optional
    True for the count alone.
agencies : list of str, optional
    Agencies. Agency slugs.
publication_date : str or datetime.date, optional
    Day of publication, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
publication_year : int, optional
    Year of publication.
published_from : str or datetime.date, optional
    First day of publication, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
published_to : str or datetime.date, optional
    Last day of publication, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
effective_date : str or datetime.date, optional
    Day on which the document takes effect, YYYY-MM-DD. Also [year], [gte], [lte]. The
    same four exist for comment_date and signing_date. A date, or text in the form
    YYYY-MM-DD.
sections : list of {"business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"}, optional
    Sections of the site.
topics : list of str, optional
    Topic slugs.
presidential_document_type : list of {"determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"}, optional
    Kinds of presidential document.
president : list of str, optional
    Presidents. Identifier such as barack-obama.
docket_id : str, optional
    Docket number.
regulation_id_number : str, optional
    Regulation identifier number (RIN).
significant : bool, optional
    Whether the rule is significant.
correction : bool, optional
    Whether the document corrects another.
accepting_comments : bool, optional
    Whether comments are open on regulations.gov.
cfr_title : int, optional
    Title of the Code of Federal Regulations. From 1 to 50.
cfr_part : str, optional
    Part of the Code of Federal Regulations. Number or range 1-50. Needs cfr_title.
near : str, optional
    Place. Zip code or city and state.
within : int, optional
    Radius around the place in miles. Miles. Default 25. At most 200.

Returns
-------
dict
    The JSON object of the answer. Members: count, description, total_pages,
    next_page_url, previous_page_url, results. The records are in results.

Notes
-----
page times per_page is at most 10000.

cfr_part needs cfr_title.

within needs near.

Last page: next_page_url absent, or results absent, or page * per_page reaching 10000,
or page 50 (the server restarts at page 1 beyond).

Federal Register API v1, GET /documents.json; row "Search documents" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.documents.search("water")"#;
        search_details "($self, *, search_term=None, omit_spelling_suggestions=None)" r#"Refinement suggestions and recognised filters for a search.

Parameters
----------
search_term : str, optional
    Text to search for.
omit_spelling_suggestions : bool, optional
    True to leave spelling suggestions out.

Returns
-------
dict
    The JSON object of the answer. Members: suggestions, filters.

Notes
-----
Federal Register API v1, GET /documents/search-details; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.documents.search_details()"#;
        autocomplete "($self, search_term)" r#"Up to ten documents whose title matches the text.

Parameters
----------
search_term : str
    Text to search for.

Returns
-------
list
    The JSON array of the answer. Members: document_number, search_term_completion,
    entry_type.

Notes
-----
Federal Register API v1, GET /documents/autocomplete-suggestions; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.documents.autocomplete("water")"#;
        search_csv "($self, *, search_term=None, per_page=None, doc_type=None, page=None, order=None, fields=None, metadata_only=None, agencies=None, publication_date=None, publication_year=None, published_from=None, published_to=None, effective_date=None, sections=None, topics=None, presidential_document_type=None, president=None, docket_id=None, regulation_id_number=None, significant=None, correction=None, accepting_comments=None, cfr_title=None, cfr_part=None, near=None, within=None)" r#"A search's results as CSV text.

Parameters
----------
search_term : str, optional
    Text to search for. Server: optional. Quotes for phrases. | & ! ( ) operators.
per_page : int, optional
    Results per page. 1 is treated as 20 by the server. Code takes up to 2000. From 2 to
    1000.
doc_type : {"rule", "prorule", "notice", "presdocu"} or list of them, optional
    Document type code. Several may be given as a list.
page : int, optional
    Page of results, counted from 1. From 1 to 50.
order : {"relevance", "newest", "oldest", "executive_order_number"}, optional
    Order of the results.
fields : list of str, optional
    Names of the members that the records shall have.
metadata_only : bool, optional
    True for the count alone.
agencies : list of str, optional
    Agencies. Agency slugs.
publication_date : str or datetime.date, optional
    Day of publication, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
publication_year : int, optional
    Year of publication.
published_from : str or datetime.date, optional
    First day of publication, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
published_to : str or datetime.date, optional
    Last day of publication, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
effective_date : str or datetime.date, optional
    Day on which the document takes effect, YYYY-MM-DD. Also [year], [gte], [lte]. The
    same four exist for comment_date and signing_date. A date, or text in the form
    YYYY-MM-DD.
sections : list of {"business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"}, optional
    Sections of the site.
topics : list of str, optional
    Topic slugs.
presidential_document_type : list of {"determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"}, optional
    Kinds of presidential document.
president : list of str, optional
    Presidents. Identifier such as barack-obama.
docket_id : str, optional
    Docket number.
regulation_id_number : str, optional
    Regulation identifier number (RIN).
significant : bool, optional
    Whether the rule is significant.
correction : bool, optional
    Whether the document corrects another.
accepting_comments : bool, optional
    Whether comments are open on regulations.gov.
cfr_title : int, optional
    Title of the Code of Federal Regulations. From 1 to 50.
cfr_part : str, optional
    Part of the Code of Federal Regulations. Number or range 1-50. Needs cfr_title.
near : str, optional
    Place. Zip code or city and state.
within : int, optional
    Radius around the place in miles. Miles. Default 25. At most 200.

Returns
-------
str
    The answer's text.

Notes
-----
page times per_page is at most 10000.

cfr_part needs cfr_title.

within needs near.

Federal Register API v1, GET /documents.csv; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.documents.search_csv()"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "issues";
    classes: GazetteIssues, AsyncGazetteIssues;
    documents: r#"Federal Register API v1: issues.

Methods
-------
get
    Table of contents of one day's print edition."#, r#"Federal Register API v1: issues.

Every method gives a coroutine to await; the asynchronous twin of GazetteIssues.

Methods
-------
get
    Table of contents of one day's print edition."#;
    namespaces: {
    }
    methods: {
        get "($self, pub_date)" r#"Table of contents of one day's print edition.

Parameters
----------
pub_date : str or datetime.date
    Day, YYYY-MM-DD. The word current also works. The word "current" passes too. A date,
    or text in the form YYYY-MM-DD.

Returns
-------
dict
    The JSON object of the answer. Members: agencies, meta, note. The records are in
    agencies.

Notes
-----
Federal Register API v1, GET /issues/{pub_date}.json; row "Table of contents" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.issues.get("2024-01-03")"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "images";
    classes: GazetteImages, AsyncGazetteImages;
    documents: r#"Federal Register API v1: images.

Methods
-------
get
    Variants of one image and their metadata."#, r#"Federal Register API v1: images.

Every method gives a coroutine to await; the asynchronous twin of GazetteImages.

Methods
-------
get
    Variants of one image and their metadata."#;
    namespaces: {
    }
    methods: {
        get "($self, image_id)" r#"Variants of one image and their metadata.

Parameters
----------
image_id : str
    Id of the picture. Dots are part of it (EP13OC15.011). Case ignored.

Returns
-------
dict
    The JSON object of the answer. Object keyed by the variant's style name.

Notes
-----
Federal Register API v1, GET /images/{image_id}; row "Image variants" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.images.get("EP13OC15.011")"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "suggested_searches";
    classes: GazetteSuggestedSearches, AsyncGazetteSuggestedSearches;
    documents: r#"Federal Register API v1: suggested searches.

Methods
-------
get
    One suggested search by slug.
list
    Suggested searches of a section, or of all sections."#, r#"Federal Register API v1: suggested searches.

Every method gives a coroutine to await; the asynchronous twin of
GazetteSuggestedSearches.

Methods
-------
get
    One suggested search by slug.
list
    Suggested searches of a section, or of all sections."#;
    namespaces: {
    }
    methods: {
        get "($self, slug)" r#"One suggested search by slug.

Parameters
----------
slug : str
    Slug.

Returns
-------
dict
    The JSON object of the answer. Members: description, slug, search_conditions,
    section, title.

Notes
-----
Federal Register API v1, GET /suggested_searches/{slug}; row "Suggested search" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.suggested_searches.get("adoption")"#;
        list "($self, section)" r#"Suggested searches of a section, or of all sections.

Parameters
----------
section : {"business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"}
    Section of the site. Server: optional, and conditions[sections][] repeated selects
    several.

Returns
-------
dict
    The JSON object of the answer. Object keyed by section slug, each value an array of
    suggested searches. Unknown section: {}.

Notes
-----
Federal Register API v1, GET /suggested_searches; row "Suggested searches by section" of
the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.suggested_searches.list("business-and-industry")"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "public_inspection_issues";
    classes: GazettePublicInspectionIssues, AsyncGazettePublicInspectionIssues;
    documents: r#"Federal Register API v1: public inspection issues.

Methods
-------
facets
    Counts of public inspection issues by day or by type."#, r#"Federal Register API v1: public inspection issues.

Every method gives a coroutine to await; the asynchronous twin of
GazettePublicInspectionIssues.

Methods
-------
facets
    Counts of public inspection issues by day or by type."#;
    namespaces: {
    }
    methods: {
        facets "($self, facet, *, date_from=None, date_to=None, date=None)" r#"Counts of public inspection issues by day or by type.

Parameters
----------
facet : {"daily", "type"}
    What to group by.
date_from : str or datetime.date, optional
    First day, YYYY-MM-DD. Required for daily. A date, or text in the form YYYY-MM-DD.
date_to : str or datetime.date, optional
    Last day, YYYY-MM-DD. Daily. Default today. A date, or text in the form YYYY-MM-DD.
date : str or datetime.date, optional
    Day, YYYY-MM-DD. Required for type. A date, or text in the form YYYY-MM-DD.

Returns
-------
dict
    The JSON object of the answer. {date: {special_filings: {...}, regular_filings:
    {...}}}. Daily: last_updated_at, documents, agencies. Type: {code: {count, name}}.

Notes
-----
Federal Register API v1, GET /public-inspection-issues/facets/{facet}; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.public_inspection_issues.facets("daily")"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "topics";
    classes: GazetteTopics, AsyncGazetteTopics;
    documents: r#"Federal Register API v1: topics.

Methods
-------
suggestions
    Up to ten topics whose name is close to the text."#, r#"Federal Register API v1: topics.

Every method gives a coroutine to await; the asynchronous twin of GazetteTopics.

Methods
-------
suggestions
    Up to ten topics whose name is close to the text."#;
    namespaces: {
    }
    methods: {
        suggestions "($self, search_term)" r#"Up to ten topics whose name is close to the text.

Parameters
----------
search_term : str
    Text to search for.

Returns
-------
list
    The JSON array of the answer. Members: name, slug, url.

Notes
-----
Federal Register API v1, GET /topics/suggestions; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.topics.suggestions("water")"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "sections";
    classes: GazetteSections, AsyncGazetteSections;
    documents: r#"Federal Register API v1: sections.

Methods
-------
list
    Names of the sections by slug."#, r#"Federal Register API v1: sections.

Every method gives a coroutine to await; the asynchronous twin of GazetteSections.

Methods
-------
list
    Names of the sections by slug."#;
    namespaces: {
    }
    methods: {
        list "($self)" r#"Names of the sections by slug.

Returns
-------
dict
    The JSON object of the answer. {slug: {name}}.

Notes
-----
Federal Register API v1, GET /sections; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.sections.list()"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "holidays";
    classes: GazetteHolidays, AsyncGazetteHolidays;
    documents: r#"Federal Register API v1: holidays.

Methods
-------
list
    Dates without an issue, with the holiday's name."#, r#"Federal Register API v1: holidays.

Every method gives a coroutine to await; the asynchronous twin of GazetteHolidays.

Methods
-------
list
    Dates without an issue, with the holiday's name."#;
    namespaces: {
    }
    methods: {
        list "($self)" r#"Dates without an issue, with the holiday's name.

Returns
-------
dict
    The JSON object of the answer. {date: name}.

Notes
-----
Federal Register API v1, GET /holidays; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.holidays.list()"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "effective_dates";
    classes: GazetteEffectiveDates, AsyncGazetteEffectiveDates;
    documents: r#"Federal Register API v1: effective dates.

Methods
-------
list
    Computed effective dates for each publication date of a range."#, r#"Federal Register API v1: effective dates.

Every method gives a coroutine to await; the asynchronous twin of GazetteEffectiveDates.

Methods
-------
list
    Computed effective dates for each publication date of a range."#;
    namespaces: {
    }
    methods: {
        list "($self, start_date, end_date)" r#"Computed effective dates for each publication date of a range.

Parameters
----------
start_date : str or datetime.date
    First day, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
end_date : str or datetime.date
    Last day, YYYY-MM-DD. At most 120 days after start_date, else 400 {error}. A date,
    or text in the form YYYY-MM-DD.

Returns
-------
dict
    The JSON object of the answer. {date: {"15": {date, delay_reasons}, ...}} for 15,
    21, 30, 35, 45, 60, 90 days. Weekends and holidays left out.

Notes
-----
Federal Register API v1, GET /effective-dates; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.effective_dates.list("2024-01-01", "2024-01-31")"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "category_counts";
    classes: GazetteCategoryCounts, AsyncGazetteCategoryCounts;
    documents: r#"Federal Register API v1: category counts.

Methods
-------
get
    Yearly counts by category as CSV."#, r#"Federal Register API v1: category counts.

Every method gives a coroutine to await; the asynchronous twin of GazetteCategoryCounts.

Methods
-------
get
    Yearly counts by category as CSV."#;
    namespaces: {
    }
    methods: {
        get "($self, name)" r#"Yearly counts by category as CSV.

Parameters
----------
name : {"document_type", "page_count"}
    Which counts.

Returns
-------
str
    The answer's text.

Notes
-----
Federal Register API v1, GET /category_counts/{name}.csv; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.category_counts.get("document_type")"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "site_notifications";
    classes: GazetteSiteNotifications, AsyncGazetteSiteNotifications;
    documents: r#"Federal Register API v1: site notifications.

Methods
-------
get
    One site notice."#, r#"Federal Register API v1: site notifications.

Every method gives a coroutine to await; the asynchronous twin of
GazetteSiteNotifications.

Methods
-------
get
    One site notice."#;
    namespaces: {
    }
    methods: {
        get "($self, identifier)" r#"One site notice.

Parameters
----------
identifier : str
    Identifier of the notice.

Returns
-------
dict
    The JSON object of the answer. {} when the notice is not active. 404 without a body
    when unknown.

Notes
-----
Federal Register API v1, GET /site_notifications/{identifier}; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.site_notifications.get("maintenance")"#;
    }
}

namespace! {
    service: crate::services::gazette::SERVICE;
    group: "documentation";
    classes: GazetteDocumentation, AsyncGazetteDocumentation;
    documents: r#"Federal Register API v1: documentation.

Methods
-------
get
    The service's OpenAPI 3 description."#, r#"Federal Register API v1: documentation.

Every method gives a coroutine to await; the asynchronous twin of GazetteDocumentation.

Methods
-------
get
    The service's OpenAPI 3 description."#;
    namespaces: {
    }
    methods: {
        get "($self)" r#"The service's OpenAPI 3 description.

Returns
-------
dict
    The JSON object of the answer. Members: openapi, info, servers, paths, components.

Notes
-----
Federal Register API v1, GET /documentation.json; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> gazette.documentation.get()"#;
    }
}

/// Adds the classes of this file to the module.
pub fn register(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {
    module.add_class::<Gazette>()?;
    module.add_class::<AsyncGazette>()?;
    module.add_class::<GazetteAgencies>()?;
    module.add_class::<AsyncGazetteAgencies>()?;
    module.add_class::<GazettePublicInspectionDocuments>()?;
    module.add_class::<AsyncGazettePublicInspectionDocuments>()?;
    module.add_class::<GazetteDocuments>()?;
    module.add_class::<AsyncGazetteDocuments>()?;
    module.add_class::<GazetteIssues>()?;
    module.add_class::<AsyncGazetteIssues>()?;
    module.add_class::<GazetteImages>()?;
    module.add_class::<AsyncGazetteImages>()?;
    module.add_class::<GazetteSuggestedSearches>()?;
    module.add_class::<AsyncGazetteSuggestedSearches>()?;
    module.add_class::<GazettePublicInspectionIssues>()?;
    module.add_class::<AsyncGazettePublicInspectionIssues>()?;
    module.add_class::<GazetteTopics>()?;
    module.add_class::<AsyncGazetteTopics>()?;
    module.add_class::<GazetteSections>()?;
    module.add_class::<AsyncGazetteSections>()?;
    module.add_class::<GazetteHolidays>()?;
    module.add_class::<AsyncGazetteHolidays>()?;
    module.add_class::<GazetteEffectiveDates>()?;
    module.add_class::<AsyncGazetteEffectiveDates>()?;
    module.add_class::<GazetteCategoryCounts>()?;
    module.add_class::<AsyncGazetteCategoryCounts>()?;
    module.add_class::<GazetteSiteNotifications>()?;
    module.add_class::<AsyncGazetteSiteNotifications>()?;
    module.add_class::<GazetteDocumentation>()?;
    module.add_class::<AsyncGazetteDocumentation>()?;
    Ok(())
}
