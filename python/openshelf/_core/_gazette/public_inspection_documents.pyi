# Written by tools/write.py from the table; do not edit.

import datetime
from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazettePublicInspectionDocuments(Namespace):
    """Federal Register API v1: public inspection documents.

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
        Recognised filters of a public inspection search.
    """

    def current(
        self,
        *,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> _types.GazettePublicInspectionDocumentsCurrentAnswer:
        """Documents of the newest public inspection issue.

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
        >>> gazette.public_inspection_documents.current()
        """
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> _types.GazettePublicInspectionDocument:
        """One public inspection document.

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
        >>> gazette.public_inspection_documents.get("2024-00001")
        """
    def get_many(
        self,
        document_nums: str | Sequence[str],
        *,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> _types.GazettePublicInspectionDocumentsGetManyAnswer:
        """Several public inspection documents by number.

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
        ... )
        """
    def search(
        self,
        pub_date: str | datetime.date,
        *,
        per_page: int | None = 20,
        search_term: str | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> _types.GazettePublicInspectionDocumentsSearchAnswer:
        """Documents on public inspection on a date, or matching a text.

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
        >>> gazette.public_inspection_documents.search("2024-01-03")
        """
    def facets(
        self,
        facet: Literal["type", "agency", "agencies"],
    ) -> _types.GazettePublicInspectionDocumentsFacetsAnswer:
        """Counts of documents on public inspection, grouped.

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
        >>> gazette.public_inspection_documents.facets("type")
        """
    def search_details(
        self,
        *,
        search_term: str | None = None,
    ) -> _types.GazettePublicInspectionDocumentsSearchDetailsAnswer:
        """Recognised filters of a public inspection search.

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
        >>> gazette.public_inspection_documents.search_details()
        """

@final
class AsyncGazettePublicInspectionDocuments(Namespace):
    """Federal Register API v1: public inspection documents.

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
        Recognised filters of a public inspection search.
    """

    def current(
        self,
        *,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionDocumentsCurrentAnswer]:
        """Documents of the newest public inspection issue.

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
        >>> gazette.public_inspection_documents.current()
        """
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionDocument]:
        """One public inspection document.

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
        >>> gazette.public_inspection_documents.get("2024-00001")
        """
    def get_many(
        self,
        document_nums: str | Sequence[str],
        *,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionDocumentsGetManyAnswer]:
        """Several public inspection documents by number.

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
        ... )
        """
    def search(
        self,
        pub_date: str | datetime.date,
        *,
        per_page: int | None = 20,
        search_term: str | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionDocumentsSearchAnswer]:
        """Documents on public inspection on a date, or matching a text.

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
        >>> gazette.public_inspection_documents.search("2024-01-03")
        """
    def facets(
        self,
        facet: Literal["type", "agency", "agencies"],
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionDocumentsFacetsAnswer]:
        """Counts of documents on public inspection, grouped.

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
        >>> gazette.public_inspection_documents.facets("type")
        """
    def search_details(
        self,
        *,
        search_term: str | None = None,
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionDocumentsSearchDetailsAnswer]:
        """Recognised filters of a public inspection search.

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
        >>> gazette.public_inspection_documents.search_details()
        """
