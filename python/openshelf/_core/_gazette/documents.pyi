# Written by tools/write.py from the table; do not edit.

import datetime
from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteDocuments(Namespace):
    """Federal Register API v1: documents.

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
        A search's results as CSV text.
    """

    def facets(
        self,
        facet: Literal["daily", "weekly", "monthly", "quarterly", "yearly", "agency", "topic", "section", "type", "subtype"],
        *,
        search_term: str | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> _types.GazetteDocumentsFacetsAnswer:
        """Counts of matching documents, grouped.

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

        published_from is not after published_to.

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
        >>> gazette.documents.facets("monthly")
        """
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[_types.GazetteDocumentField] | None = None,
        publication_date: str | datetime.date | None = None,
    ) -> _types.GazetteDocument:
        """One published document.

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
        >>> gazette.documents.get("2024-00001")
        """
    def get_many(
        self,
        document_nums: str | Sequence[str],
        *,
        fields: Sequence[_types.GazetteDocumentField] | None = None,
    ) -> _types.GazetteDocumentsGetManyAnswer:
        """Several published documents by number.

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
        >>> gazette.documents.get_many(document_nums=["2024-00001", "2024-00002"])
        """
    def search(
        self,
        search_term: str,
        *,
        per_page: int | None = 20,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        page: int | None = None,
        order: Literal["relevance", "newest", "oldest", "executive_order_number"] | None = None,
        fields: Sequence[_types.GazetteDocumentField] | None = None,
        metadata_only: bool | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> _types.GazetteDocumentsSearchAnswer:
        """Published documents matching a text and filters.

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

        published_from is not after published_to.

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
        >>> gazette.documents.search("water")
        """
    def search_details(
        self,
        *,
        search_term: str | None = None,
        omit_spelling_suggestions: bool | None = None,
    ) -> _types.GazetteDocumentsSearchDetailsAnswer:
        """Refinement suggestions and recognised filters for a search.

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
        >>> gazette.documents.search_details()
        """
    def autocomplete(
        self,
        search_term: str,
    ) -> _types.GazetteDocumentsAutocompleteAnswer:
        """Up to ten documents whose title matches the text.

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
        >>> gazette.documents.autocomplete("water")
        """
    def search_csv(
        self,
        *,
        search_term: str | None = None,
        per_page: int | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        page: int | None = None,
        order: Literal["relevance", "newest", "oldest", "executive_order_number"] | None = None,
        fields: Sequence[str] | None = None,
        metadata_only: bool | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> str:
        """A search's results as CSV text.

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

        published_from is not after published_to.

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
        >>> gazette.documents.search_csv()
        """

@final
class AsyncGazetteDocuments(Namespace):
    """Federal Register API v1: documents.

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
        A search's results as CSV text.
    """

    def facets(
        self,
        facet: Literal["daily", "weekly", "monthly", "quarterly", "yearly", "agency", "topic", "section", "type", "subtype"],
        *,
        search_term: str | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteDocumentsFacetsAnswer]:
        """Counts of matching documents, grouped.

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

        published_from is not after published_to.

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
        >>> gazette.documents.facets("monthly")
        """
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[_types.GazetteDocumentField] | None = None,
        publication_date: str | datetime.date | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteDocument]:
        """One published document.

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
        >>> gazette.documents.get("2024-00001")
        """
    def get_many(
        self,
        document_nums: str | Sequence[str],
        *,
        fields: Sequence[_types.GazetteDocumentField] | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteDocumentsGetManyAnswer]:
        """Several published documents by number.

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
        >>> gazette.documents.get_many(document_nums=["2024-00001", "2024-00002"])
        """
    def search(
        self,
        search_term: str,
        *,
        per_page: int | None = 20,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        page: int | None = None,
        order: Literal["relevance", "newest", "oldest", "executive_order_number"] | None = None,
        fields: Sequence[_types.GazetteDocumentField] | None = None,
        metadata_only: bool | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteDocumentsSearchAnswer]:
        """Published documents matching a text and filters.

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

        published_from is not after published_to.

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
        >>> gazette.documents.search("water")
        """
    def search_details(
        self,
        *,
        search_term: str | None = None,
        omit_spelling_suggestions: bool | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteDocumentsSearchDetailsAnswer]:
        """Refinement suggestions and recognised filters for a search.

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
        >>> gazette.documents.search_details()
        """
    def autocomplete(
        self,
        search_term: str,
    ) -> Coroutine[Any, Any, _types.GazetteDocumentsAutocompleteAnswer]:
        """Up to ten documents whose title matches the text.

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
        >>> gazette.documents.autocomplete("water")
        """
    def search_csv(
        self,
        *,
        search_term: str | None = None,
        per_page: int | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        page: int | None = None,
        order: Literal["relevance", "newest", "oldest", "executive_order_number"] | None = None,
        fields: Sequence[str] | None = None,
        metadata_only: bool | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> Coroutine[Any, Any, str]:
        """A search's results as CSV text.

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

        published_from is not after published_to.

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
        >>> gazette.documents.search_csv()
        """
