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
        One document on public inspection, before it is published.
    get_many
        Several documents on public inspection, by number.
    search
        Documents on public inspection on a date, or matching a text.
    facets
        Number of documents on public inspection by type or agency.
    search_details
        Filters that the service recognises in the text of a public inspection search.
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
            Members:

            - count : int
            - results : list of dict
            - special_filings_updated_at : str
            - regular_filings_updated_at : str

            Members of the records in results:

            - agencies : list of dict (raw_name : str or None; name : str or None, not always
              there; id : int or None, not always there; url : str or None, not always there;
              json_url : str or None, not always there; parent_id : int or None, not always
              there; slug : str or None, not always there); agency_letters : list of dict (title
              : str or None; url : str or None); agency_names : list of str; docket_numbers :
              list of str; document_number : str or None; editorial_note : str or None
            - excerpts : str or None. None when the whole issue of a day is answered.
            - filed_at : str or None, ISO 8601. With milliseconds and Eastern offset. An answer
              from the search index would have UTC without fraction.
            - filing_type : str. Special or regular.
            - html_url : str; json_url : str; last_public_inspection_issue : str or None,
              YYYY-MM-DD
            - num_pages : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_file_name : str or None
            - pdf_file_size : int or None, bytes
            - pdf_updated_at : str or None, ISO 8601. As filed_at.
            - pdf_url : str or None; publication_date : str or None, YYYY-MM-DD; raw_text_url :
              str or None; subject_1 : str or None; subject_2 : str or None; subject_3 : str or
              None
            - title : str. The three subjects joined by blanks.
            - toc_doc : str or None; toc_subject : str or None
            - type : str or None. Display name, not the code.

        Notes
        -----
        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-documents/current.json

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
        {'count': 3,
         'results': [{'agencies': [{'raw_name': 'AGRICULTURE DEPARTMENT', ...}],
                      'agency_letters': [], 'agency_names': ['Agriculture Department'],
                      'docket_numbers': ['7KZ-2024-0518'],
                      'document_number': '2024-00398', 'editorial_note': None,
                      'excerpts': None, 'filed_at': '2024-06-27T16:15:00.000-05:00', ...},
                     ...],
         'special_filings_updated_at': '2024-06-27T16:15:00.000-05:00',
         'regular_filings_updated_at': '2024-06-27T08:45:00.000-05:00'}
        """
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> _types.GazettePublicInspectionDocument:
        """One document on public inspection, before it is published.

        Parameters
        ----------
        document_num : str
            Number of the document, such as 2024-00001.
        fields : list of str, optional
            Names of the members that the records shall have.

        Returns
        -------
        dict
            Members:

            - agencies : list of dict
            - agency_letters : list
            - agency_names : list of str
            - docket_numbers : list of str
            - document_number : str
            - editorial_note
            - filed_at : str
            - filing_type : str
            - html_url : str
            - last_public_inspection_issue : str
            - num_pages : int
            - page_views : dict
            - pdf_file_name : str
            - pdf_file_size : int
            - pdf_updated_at : str
            - pdf_url : str
            - publication_date : str
            - raw_text_url : str
            - subject_1 : str
            - subject_2 : str
            - subject_3
            - title : str
            - toc_doc
            - toc_subject : str
            - type : str

            Columns of a table of them:

            - agencies : list of dict (raw_name : str or None; name : str or None, not always
              there; id : int or None, not always there; url : str or None, not always there;
              json_url : str or None, not always there; parent_id : int or None, not always
              there; slug : str or None, not always there); agency_letters : list of dict (title
              : str or None; url : str or None); agency_names : list of str; docket_numbers :
              list of str; document_number : str or None; editorial_note : str or None
            - excerpts : str or None. None when the whole issue of a day is answered.
            - filed_at : str or None, ISO 8601. With milliseconds and Eastern offset. An answer
              from the search index would have UTC without fraction.
            - filing_type : str. Special or regular.
            - html_url : str; json_url : str; last_public_inspection_issue : str or None,
              YYYY-MM-DD
            - num_pages : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_file_name : str or None
            - pdf_file_size : int or None, bytes
            - pdf_updated_at : str or None, ISO 8601. As filed_at.
            - pdf_url : str or None; publication_date : str or None, YYYY-MM-DD; raw_text_url :
              str or None; subject_1 : str or None; subject_2 : str or None; subject_3 : str or
              None
            - title : str. The three subjects joined by blanks.
            - toc_doc : str or None; toc_subject : str or None
            - type : str or None. Display name, not the code.

        Notes
        -----
        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-documents/{document_num}.json

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
        {'agencies': [{'raw_name': 'AGRICULTURE DEPARTMENT', 'name': 'Ag...', ...}],
         'agency_letters': [],
         'agency_names': ['Agriculture Department'],
         'docket_numbers': ['4EH-2024-0991'],
         'document_number': '2024-00001',
         'editorial_note': None,
         'filed_at': '2024-01-02T08:45:00.000-05:00',
         'filing_type': 'regular',
         'html_url': ...,
         'last_public_inspection_issue': '2024-01-02',
         ...}
        """
    def get_many(
        self,
        document_nums: str | Sequence[str],
        *,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> _types.GazettePublicInspectionDocumentsGetManyAnswer:
        """Several documents on public inspection, by number.

        Parameters
        ----------
        document_nums : str or list of str
            Numbers of the documents, such as 2024-00001. Several may be given as a list.
        fields : list of str, optional
            Names of the members that the records shall have.

        Returns
        -------
        dict
            Members:

            - count : int
            - results : list of dict
            - errors : dict

            Columns of a table of them:

            - agencies : list of dict (raw_name : str or None; name : str or None, not always
              there; id : int or None, not always there; url : str or None, not always there;
              json_url : str or None, not always there; parent_id : int or None, not always
              there; slug : str or None, not always there); agency_letters : list of dict (title
              : str or None; url : str or None); agency_names : list of str; docket_numbers :
              list of str; document_number : str or None; editorial_note : str or None
            - excerpts : str or None. None when the whole issue of a day is answered.
            - filed_at : str or None, ISO 8601. With milliseconds and Eastern offset. An answer
              from the search index would have UTC without fraction.
            - filing_type : str. Special or regular.
            - html_url : str; json_url : str; last_public_inspection_issue : str or None,
              YYYY-MM-DD
            - num_pages : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_file_name : str or None
            - pdf_file_size : int or None, bytes
            - pdf_updated_at : str or None, ISO 8601. As filed_at.
            - pdf_url : str or None; publication_date : str or None, YYYY-MM-DD; raw_text_url :
              str or None; subject_1 : str or None; subject_2 : str or None; subject_3 : str or
              None
            - title : str. The three subjects joined by blanks.
            - toc_doc : str or None; toc_subject : str or None
            - type : str or None. Display name, not the code.

        Notes
        -----
        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-documents/{document_nums}.json

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
        {'count': 2,
         'results': [{'agencies': [{'raw_name': 'AGRICULTURE DEPARTMENT', ...}],
                      'agency_letters': [], 'agency_names': ['Agriculture Department'],
                      'docket_numbers': ['4EH-2024-0991'],
                      'document_number': '2024-00001', 'editorial_note': None,
                      'filed_at': '2024-01-02T08:45:00.000-05:00', ...},
                     ...]}
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
            Day on which the documents are on inspection. A date, or text in the form
            YYYY-MM-DD.
        per_page : int, default 20
            Records in a page. The service ignores it and gives the whole day. From 2 to 1000.
        search_term : str, optional
            Text to search for. The service ignores it and gives the whole day.
        doc_type : str or list of str, optional
            Type of document. The service ignores it and gives the whole day. One of "rule",
            "prorule", "notice", "presdocu". Several may be given as a list.
        fields : list of str, optional
            Names of the members that the records shall have.

        Returns
        -------
        dict
            Members:

            - count : int
            - results : list of dict
            - special_filings_updated_at : str
            - regular_filings_updated_at : str

            Columns of a table of them:

            - agencies : list of dict (raw_name : str or None; name : str or None, not always
              there; id : int or None, not always there; url : str or None, not always there;
              json_url : str or None, not always there; parent_id : int or None, not always
              there; slug : str or None, not always there); agency_letters : list of dict (title
              : str or None; url : str or None); agency_names : list of str; docket_numbers :
              list of str; document_number : str or None; editorial_note : str or None
            - excerpts : str or None. None when the whole issue of a day is answered.
            - filed_at : str or None, ISO 8601. With milliseconds and Eastern offset. An answer
              from the search index would have UTC without fraction.
            - filing_type : str. Special or regular.
            - html_url : str; json_url : str; last_public_inspection_issue : str or None,
              YYYY-MM-DD
            - num_pages : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_file_name : str or None
            - pdf_file_size : int or None, bytes
            - pdf_updated_at : str or None, ISO 8601. As filed_at.
            - pdf_url : str or None; publication_date : str or None, YYYY-MM-DD; raw_text_url :
              str or None; subject_1 : str or None; subject_2 : str or None; subject_3 : str or
              None
            - title : str. The three subjects joined by blanks.
            - toc_doc : str or None; toc_subject : str or None
            - type : str or None. Display name, not the code.

        Notes
        -----
        The service ignores all but the day. search_term, doc_type, or another per_page than the
        default give an IgnoredParameterWarning.

        Every document comes in one answer.

        Endpoint: GET https://www.federalregister.gov/api/v1/public-inspection-documents.json

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
        {'count': 3,
         'results': [{'agencies': [{'raw_name': 'HOMELAND SECURITY...', ...}, ...],
                      'agency_letters': [],
                      'agency_names': ['Homeland Security Department', 'Coa...'],
                      'docket_numbers': ['KLD-2024-0038'],
                      'document_number': '2024-00003', 'editorial_note': None, ...},
                     ...],
         'special_filings_updated_at': '2024-01-03T16:15:00.000-05:00',
         'regular_filings_updated_at': '2024-01-03T08:45:00.000-05:00'}
        """
    def facets(
        self,
        facet: Literal["type", "agency", "agencies"],
    ) -> _types.GazettePublicInspectionDocumentsFacetsAnswer:
        """Number of documents on public inspection by type or agency.

        Parameters
        ----------
        facet : {"type", "agency", "agencies"}
            What to group by.

        Returns
        -------
        dict
            By group, each with count and name. facet agency groups by numeric id, agencies by
            slug, type by code.

        Notes
        -----
        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-documents/facets/{facet}

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
        {'PRORULE': {'count': 2, 'name': 'Proposed Rule'},
         'RULE': {'count': 1, 'name': 'Rule'}}
        """
    def search_details(
        self,
        *,
        search_term: str | None = None,
    ) -> _types.GazettePublicInspectionDocumentsSearchDetailsAnswer:
        """Filters that the service recognises in the text of a public inspection search.

        Parameters
        ----------
        search_term : str, optional
            Text to search for.

        Returns
        -------
        dict
            Members:

            - suggestions : dict
            - filters : dict

        Notes
        -----
        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-documents/search-details

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
        {'suggestions': {}, 'filters': {}}
        """

@final
class AsyncGazettePublicInspectionDocuments(Namespace):
    """Federal Register API v1: public inspection documents.

    Has the methods of GazettePublicInspectionDocuments; each gives a coroutine to await.

    Methods
    -------
    current
        Documents of the newest public inspection issue.
    get
        One document on public inspection, before it is published.
    get_many
        Several documents on public inspection, by number.
    search
        Documents on public inspection on a date, or matching a text.
    facets
        Number of documents on public inspection by type or agency.
    search_details
        Filters that the service recognises in the text of a public inspection search.
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
            What the coroutine gives when it is awaited.

            Members:

            - count : int
            - results : list of dict
            - special_filings_updated_at : str
            - regular_filings_updated_at : str

            Members of the records in results:

            - agencies : list of dict (raw_name : str or None; name : str or None, not always
              there; id : int or None, not always there; url : str or None, not always there;
              json_url : str or None, not always there; parent_id : int or None, not always
              there; slug : str or None, not always there); agency_letters : list of dict (title
              : str or None; url : str or None); agency_names : list of str; docket_numbers :
              list of str; document_number : str or None; editorial_note : str or None
            - excerpts : str or None. None when the whole issue of a day is answered.
            - filed_at : str or None, ISO 8601. With milliseconds and Eastern offset. An answer
              from the search index would have UTC without fraction.
            - filing_type : str. Special or regular.
            - html_url : str; json_url : str; last_public_inspection_issue : str or None,
              YYYY-MM-DD
            - num_pages : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_file_name : str or None
            - pdf_file_size : int or None, bytes
            - pdf_updated_at : str or None, ISO 8601. As filed_at.
            - pdf_url : str or None; publication_date : str or None, YYYY-MM-DD; raw_text_url :
              str or None; subject_1 : str or None; subject_2 : str or None; subject_3 : str or
              None
            - title : str. The three subjects joined by blanks.
            - toc_doc : str or None; toc_subject : str or None
            - type : str or None. Display name, not the code.

        Notes
        -----
        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-documents/current.json

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
        >>> await gazette.public_inspection_documents.current()
        {'count': 3,
         'results': [{'agencies': [{'raw_name': 'AGRICULTURE DEPARTMENT', ...}],
                      'agency_letters': [], 'agency_names': ['Agriculture Department'],
                      'docket_numbers': ['7KZ-2024-0518'],
                      'document_number': '2024-00398', 'editorial_note': None,
                      'excerpts': None, 'filed_at': '2024-06-27T16:15:00.000-05:00', ...},
                     ...],
         'special_filings_updated_at': '2024-06-27T16:15:00.000-05:00',
         'regular_filings_updated_at': '2024-06-27T08:45:00.000-05:00'}
        """
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionDocument]:
        """One document on public inspection, before it is published.

        Parameters
        ----------
        document_num : str
            Number of the document, such as 2024-00001.
        fields : list of str, optional
            Names of the members that the records shall have.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - agencies : list of dict
            - agency_letters : list
            - agency_names : list of str
            - docket_numbers : list of str
            - document_number : str
            - editorial_note
            - filed_at : str
            - filing_type : str
            - html_url : str
            - last_public_inspection_issue : str
            - num_pages : int
            - page_views : dict
            - pdf_file_name : str
            - pdf_file_size : int
            - pdf_updated_at : str
            - pdf_url : str
            - publication_date : str
            - raw_text_url : str
            - subject_1 : str
            - subject_2 : str
            - subject_3
            - title : str
            - toc_doc
            - toc_subject : str
            - type : str

            Columns of a table of them:

            - agencies : list of dict (raw_name : str or None; name : str or None, not always
              there; id : int or None, not always there; url : str or None, not always there;
              json_url : str or None, not always there; parent_id : int or None, not always
              there; slug : str or None, not always there); agency_letters : list of dict (title
              : str or None; url : str or None); agency_names : list of str; docket_numbers :
              list of str; document_number : str or None; editorial_note : str or None
            - excerpts : str or None. None when the whole issue of a day is answered.
            - filed_at : str or None, ISO 8601. With milliseconds and Eastern offset. An answer
              from the search index would have UTC without fraction.
            - filing_type : str. Special or regular.
            - html_url : str; json_url : str; last_public_inspection_issue : str or None,
              YYYY-MM-DD
            - num_pages : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_file_name : str or None
            - pdf_file_size : int or None, bytes
            - pdf_updated_at : str or None, ISO 8601. As filed_at.
            - pdf_url : str or None; publication_date : str or None, YYYY-MM-DD; raw_text_url :
              str or None; subject_1 : str or None; subject_2 : str or None; subject_3 : str or
              None
            - title : str. The three subjects joined by blanks.
            - toc_doc : str or None; toc_subject : str or None
            - type : str or None. Display name, not the code.

        Notes
        -----
        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-documents/{document_num}.json

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
        >>> await gazette.public_inspection_documents.get("2024-00001")
        {'agencies': [{'raw_name': 'AGRICULTURE DEPARTMENT', 'name': 'Ag...', ...}],
         'agency_letters': [],
         'agency_names': ['Agriculture Department'],
         'docket_numbers': ['4EH-2024-0991'],
         'document_number': '2024-00001',
         'editorial_note': None,
         'filed_at': '2024-01-02T08:45:00.000-05:00',
         'filing_type': 'regular',
         'html_url': ...,
         'last_public_inspection_issue': '2024-01-02',
         ...}
        """
    def get_many(
        self,
        document_nums: str | Sequence[str],
        *,
        fields: Sequence[_types.GazettePublicInspectionDocumentField] | None = None,
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionDocumentsGetManyAnswer]:
        """Several documents on public inspection, by number.

        Parameters
        ----------
        document_nums : str or list of str
            Numbers of the documents, such as 2024-00001. Several may be given as a list.
        fields : list of str, optional
            Names of the members that the records shall have.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int
            - results : list of dict
            - errors : dict

            Columns of a table of them:

            - agencies : list of dict (raw_name : str or None; name : str or None, not always
              there; id : int or None, not always there; url : str or None, not always there;
              json_url : str or None, not always there; parent_id : int or None, not always
              there; slug : str or None, not always there); agency_letters : list of dict (title
              : str or None; url : str or None); agency_names : list of str; docket_numbers :
              list of str; document_number : str or None; editorial_note : str or None
            - excerpts : str or None. None when the whole issue of a day is answered.
            - filed_at : str or None, ISO 8601. With milliseconds and Eastern offset. An answer
              from the search index would have UTC without fraction.
            - filing_type : str. Special or regular.
            - html_url : str; json_url : str; last_public_inspection_issue : str or None,
              YYYY-MM-DD
            - num_pages : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_file_name : str or None
            - pdf_file_size : int or None, bytes
            - pdf_updated_at : str or None, ISO 8601. As filed_at.
            - pdf_url : str or None; publication_date : str or None, YYYY-MM-DD; raw_text_url :
              str or None; subject_1 : str or None; subject_2 : str or None; subject_3 : str or
              None
            - title : str. The three subjects joined by blanks.
            - toc_doc : str or None; toc_subject : str or None
            - type : str or None. Display name, not the code.

        Notes
        -----
        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-documents/{document_nums}.json

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
        >>> await gazette.public_inspection_documents.get_many(
        ...     document_nums=["2024-00001", "2024-00002"],
        ... )
        {'count': 2,
         'results': [{'agencies': [{'raw_name': 'AGRICULTURE DEPARTMENT', ...}],
                      'agency_letters': [], 'agency_names': ['Agriculture Department'],
                      'docket_numbers': ['4EH-2024-0991'],
                      'document_number': '2024-00001', 'editorial_note': None,
                      'filed_at': '2024-01-02T08:45:00.000-05:00', ...},
                     ...]}
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
            Day on which the documents are on inspection. A date, or text in the form
            YYYY-MM-DD.
        per_page : int, default 20
            Records in a page. The service ignores it and gives the whole day. From 2 to 1000.
        search_term : str, optional
            Text to search for. The service ignores it and gives the whole day.
        doc_type : str or list of str, optional
            Type of document. The service ignores it and gives the whole day. One of "rule",
            "prorule", "notice", "presdocu". Several may be given as a list.
        fields : list of str, optional
            Names of the members that the records shall have.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int
            - results : list of dict
            - special_filings_updated_at : str
            - regular_filings_updated_at : str

            Columns of a table of them:

            - agencies : list of dict (raw_name : str or None; name : str or None, not always
              there; id : int or None, not always there; url : str or None, not always there;
              json_url : str or None, not always there; parent_id : int or None, not always
              there; slug : str or None, not always there); agency_letters : list of dict (title
              : str or None; url : str or None); agency_names : list of str; docket_numbers :
              list of str; document_number : str or None; editorial_note : str or None
            - excerpts : str or None. None when the whole issue of a day is answered.
            - filed_at : str or None, ISO 8601. With milliseconds and Eastern offset. An answer
              from the search index would have UTC without fraction.
            - filing_type : str. Special or regular.
            - html_url : str; json_url : str; last_public_inspection_issue : str or None,
              YYYY-MM-DD
            - num_pages : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_file_name : str or None
            - pdf_file_size : int or None, bytes
            - pdf_updated_at : str or None, ISO 8601. As filed_at.
            - pdf_url : str or None; publication_date : str or None, YYYY-MM-DD; raw_text_url :
              str or None; subject_1 : str or None; subject_2 : str or None; subject_3 : str or
              None
            - title : str. The three subjects joined by blanks.
            - toc_doc : str or None; toc_subject : str or None
            - type : str or None. Display name, not the code.

        Notes
        -----
        The service ignores all but the day. search_term, doc_type, or another per_page than the
        default give an IgnoredParameterWarning.

        Every document comes in one answer.

        Endpoint: GET https://www.federalregister.gov/api/v1/public-inspection-documents.json

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
        >>> await gazette.public_inspection_documents.search("2024-01-03")
        {'count': 3,
         'results': [{'agencies': [{'raw_name': 'HOMELAND SECURITY...', ...}, ...],
                      'agency_letters': [],
                      'agency_names': ['Homeland Security Department', 'Coa...'],
                      'docket_numbers': ['KLD-2024-0038'],
                      'document_number': '2024-00003', 'editorial_note': None, ...},
                     ...],
         'special_filings_updated_at': '2024-01-03T16:15:00.000-05:00',
         'regular_filings_updated_at': '2024-01-03T08:45:00.000-05:00'}
        """
    def facets(
        self,
        facet: Literal["type", "agency", "agencies"],
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionDocumentsFacetsAnswer]:
        """Number of documents on public inspection by type or agency.

        Parameters
        ----------
        facet : {"type", "agency", "agencies"}
            What to group by.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited. By group, each with count and name.
            facet agency groups by numeric id, agencies by slug, type by code.

        Notes
        -----
        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-documents/facets/{facet}

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
        >>> await gazette.public_inspection_documents.facets("type")
        {'PRORULE': {'count': 2, 'name': 'Proposed Rule'},
         'RULE': {'count': 1, 'name': 'Rule'}}
        """
    def search_details(
        self,
        *,
        search_term: str | None = None,
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionDocumentsSearchDetailsAnswer]:
        """Filters that the service recognises in the text of a public inspection search.

        Parameters
        ----------
        search_term : str, optional
            Text to search for.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - suggestions : dict
            - filters : dict

        Notes
        -----
        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-documents/search-details

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
        >>> await gazette.public_inspection_documents.search_details()
        {'suggestions': {}, 'filters': {}}
        """
