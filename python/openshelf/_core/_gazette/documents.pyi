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
        Number of matching documents by day, week, month, year, agency, topic, section, type
        or subtype.
    get
        One published document with its dates, agencies and addresses of its texts.
    get_many
        Several published documents by number.
    search
        Published documents that match a text and filters, the most relevant or the newest
        first.
    search_details
        Suggestions for a search, and the filters that the service recognises in its text.
    autocomplete
        Up to ten documents whose title matches the text.
    search_csv
        Published documents that match a text and filters, as the text of a CSV file.
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
        """Number of matching documents by day, week, month, year, agency, topic, section, type or
        subtype.

        Parameters
        ----------
        facet : str
            What to group by. One of "daily", "weekly", "monthly", "quarterly", "yearly",
            "agency", "topic", "section", "type", "subtype".
        search_term : str, optional
            Text to search for.
        doc_type : str or list of str, optional
            Type of document: rule, proposed rule (prorule), notice or presidential document
            (presdocu). One of "rule", "prorule", "notice", "presdocu". Several may be given as
            a list.
        agencies : list of str, optional
            Slugs of agencies, such as agriculture-department.
        publication_date : str or datetime.date, optional
            Day of publication. A date, or text in the form YYYY-MM-DD.
        publication_year : int, optional
            Year of publication.
        published_from : str or datetime.date, optional
            First day of publication. A date, or text in the form YYYY-MM-DD.
        published_to : str or datetime.date, optional
            Last day of publication. A date, or text in the form YYYY-MM-DD.
        effective_date : str or datetime.date, optional
            Day on which the document takes effect. A date, or text in the form YYYY-MM-DD.
        sections : list of str, optional
            Slugs of the sections that documents stand in. One of "business-and-industry",
            "environment", "health-and-public-welfare", "money", "science-and-technology",
            "world".
        topics : list of str, optional
            Slugs of topics, such as air-pollution-control.
        presidential_document_type : list of str, optional
            Kinds of presidential document. One of "determination", "executive_order",
            "memorandum", "notice", "proclamation", "presidential_order", "other".
        president : list of str, optional
            Presidents who signed the documents, such as barack-obama.
        docket_id : str, optional
            Number of the docket that documents belong to.
        regulation_id_number : str, optional
            Regulation identifier number (RIN), such as 2060-AU37.
        significant : bool, optional
            Whether the rule is significant under Executive Order 12866.
        correction : bool, optional
            Whether the document corrects another.
        accepting_comments : bool, optional
            Whether comments are open on regulations.gov.
        cfr_title : int, optional
            Number of a title of the Code of Federal Regulations. From 1 to 50.
        cfr_part : str, optional
            Part of the title, a number or a range such as 1-50.
        near : str, optional
            Place that documents are about, as a zip code or a city and state.
        within : int, optional
            Radius around the place in miles. 25 when left out. At most 200.

        Returns
        -------
        dict
            By group, each with count and name. A group is the first day of a period, the slug
            of an agency, topic or section, the code of a type such as RULE, or a subtype such
            as executive_order.

        Notes
        -----
        Without arguments beside facet every document counts.

        cfr_part needs cfr_title.

        within needs near.

        published_from is not after published_to.

        Endpoint: GET https://www.federalregister.gov/api/v1/documents/facets/{facet}

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
        >>> gazette.documents.facets("type")
        {'NOTICE': {'count': 201, 'name': 'Notice'},
         'PRORULE': {'count': 89, 'name': 'Proposed Rule'},
         'RULE': {'count': 84, 'name': 'Rule'},
         'PRESDOCU': {'count': 26, 'name': 'Presidential Document'}}
        """
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[_types.GazetteDocumentField] | None = None,
        publication_date: str | datetime.date | None = None,
    ) -> _types.GazetteDocument:
        """One published document with its dates, agencies and addresses of its texts.

        Parameters
        ----------
        document_num : str
            Number of the document, such as 2024-00001. One number without a comma and without
            FR.
        fields : list of str, optional
            Names of the members that the records shall have.
        publication_date : str or datetime.date, optional
            Day of publication. Needed when the number was published on two days. A date, or
            text in the form YYYY-MM-DD.

        Returns
        -------
        dict
            Members:

            - abstract : str
            - action : str
            - agencies : list of dict
            - body_html_url : str
            - cfr_references : list
            - citation : str
            - comment_url
            - comments_close_on
            - correction_of
            - corrections : list
            - dates : str
            - disposition_notes
            - docket_ids : list of str
            - dockets : list
            - document_number : str
            - effective_on
            - end_page : int
            - executive_order_notes
            - executive_order_number
            - explanation
            - full_text_xml_url : str
            - html_url : str
            - images : dict
            - images_metadata : dict
            - json_url : str
            - mods_url : str
            - not_received_for_publication
            - page_length : int
            - page_views : dict
            - pdf_url : str
            - presidential_document_number
            - proclamation_number
            - public_inspection_pdf_url : str
            - publication_date : str
            - raw_text_url : str
            - regulation_id_number_info : dict
            - regulation_id_numbers : list
            - regulations_dot_gov_info : dict
            - regulations_dot_gov_url
            - significant
            - signing_date
            - start_page : int
            - subtype
            - title : str
            - toc_doc
            - toc_subject : str
            - topics : list
            - type : str
            - volume : int

            Columns of a table of them:

            - abstract : str or None; action : str or None; agencies : list of dict (raw_name :
              str or None; name : str or None, not always there; id : int or None, not always
              there; url : str or None, not always there; json_url : str or None, not always
              there; parent_id : int or None, not always there; slug : str or None, not always
              there); agency_names : list of str; body_html_url : str or None; cfr_references :
              list of dict (title : int or None; part : int or None; chapter : int or None;
              citation_url : str or None); citation : str or None; comment_url : str or None;
              comments_close_on : str or None, YYYY-MM-DD
            - correction_of : str or None. URL of the corrected record.
            - corrections : list of str. URLs of the correcting records.
            - dates : str or None
            - disposition_notes : str or None. Equal to executive_order_notes.
            - docket_id : str or None. The first of docket_ids.
            - docket_ids : list of str
            - dockets : list of dict or None (agency_name : str or None; id : str; title : str
              or None; supporting_documents : list of dict (title : str or None; document_id :
              str or None); supporting_documents_count : int or None; documents : list of dict
              (allow_late_comments : bool or None; comment_count : int or None; comment_end_date
              : str or None, YYYY-MM-DD; comment_start_date : str or None, YYYY-MM-DD;
              comment_url : str or None; id : str or None; regulations_dot_gov_open_for_comment
              : bool or None; updated_at : str or None, ISO 8601)). None on records without a
              number.
            - document_number : str or None. None on old executive orders.
            - effective_on : str or None, YYYY-MM-DD; end_page : int or None
            - excerpts : str or None. With a search text HTML marks the hits.
            - executive_order_notes : str or None
            - executive_order_number : str or None. Number as text.
            - explanation : dict, list or plain value or None, not always there. None as a rule.
            - full_text_xml_url : str or None; html_url : str or None
            - images : dict, list or plain value or None. Object by image identifier, each an
              object of style and URL. {} when none.
            - images_metadata : dict, list or plain value or None. Object by image identifier,
              then by style, as images.get. {} when none.
            - json_url : str or None; mods_url : str or None; not_received_for_publication :
              bool or None
            - page_length : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_url : str or None; president.name : str or None; president.identifier : str or
              None
            - presidential_document_number : str or None. Number as text.
            - proclamation_number : str or None. Number as text.
            - public_inspection_pdf_url : str or None
            - publication_date : str or None, YYYY-MM-DD. None on executive orders that were
              never printed.
            - raw_text_url : str or None
            - regulation_id_number_info : dict, list or plain value or None. Object by RIN, each
              an object (xml_url, issue, title, priority_category, html_url) or None. {} when
              none.
            - regulation_id_numbers : list of str; regulations_dot_gov_info.document_id : str or
              None, not always there; regulations_dot_gov_info.comments_count : int or None, not
              always there; regulations_dot_gov_info.agency_id : str or None, not always there;
              regulations_dot_gov_info.checked_regulationsdotgov_at : str or None, ISO 8601, not
              always there; regulations_dot_gov_info.docket_id : str or None, not always there;
              regulations_dot_gov_info.regulation_id_number : str or None, not always there;
              regulations_dot_gov_info.title : str or None, not always there;
              regulations_dot_gov_info.comments_url : str or None, not always there;
              regulations_dot_gov_info.supporting_documents_count : int or None, not always
              there; regulations_dot_gov_info.supporting_documents : list of dict or None, not
              always there (title : str or None; document_id : str or None);
              regulations_dot_gov_info.regulatory_plan.html_url : str or None, not always there;
              regulations_dot_gov_info.regulatory_plan.title : str or None, not always there;
              regulations_dot_gov_url : str or None
            - significant : bool or None. None without a regulatory plan.
            - signing_date : str or None, YYYY-MM-DD; start_page : int or None
            - subtype : str or None. Kind of presidential document.
            - title : str or None; toc_doc : str or None; toc_subject : str or None; topics :
              list of str
            - type : str or None. Display name, not the code.
            - volume : int or None

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/documents/{document_num}.json

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
        {'abstract': 'This document concerns water pollution control. The...',
         'action': 'Notice.',
         'agencies': [{'raw_name': 'AGRICULTURE DEPARTMENT', 'name': 'Ag...', ...}],
         'body_html_url': ...,
         'cfr_references': [],
         'citation': '89 FR 1',
         'comment_url': None,
         'comments_close_on': None,
         'correction_of': None,
         'corrections': [],
         ...}
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

            - abstract : str or None; action : str or None; agencies : list of dict (raw_name :
              str or None; name : str or None, not always there; id : int or None, not always
              there; url : str or None, not always there; json_url : str or None, not always
              there; parent_id : int or None, not always there; slug : str or None, not always
              there); agency_names : list of str; body_html_url : str or None; cfr_references :
              list of dict (title : int or None; part : int or None; chapter : int or None;
              citation_url : str or None); citation : str or None; comment_url : str or None;
              comments_close_on : str or None, YYYY-MM-DD
            - correction_of : str or None. URL of the corrected record.
            - corrections : list of str. URLs of the correcting records.
            - dates : str or None
            - disposition_notes : str or None. Equal to executive_order_notes.
            - docket_id : str or None. The first of docket_ids.
            - docket_ids : list of str
            - dockets : list of dict or None (agency_name : str or None; id : str; title : str
              or None; supporting_documents : list of dict (title : str or None; document_id :
              str or None); supporting_documents_count : int or None; documents : list of dict
              (allow_late_comments : bool or None; comment_count : int or None; comment_end_date
              : str or None, YYYY-MM-DD; comment_start_date : str or None, YYYY-MM-DD;
              comment_url : str or None; id : str or None; regulations_dot_gov_open_for_comment
              : bool or None; updated_at : str or None, ISO 8601)). None on records without a
              number.
            - document_number : str or None. None on old executive orders.
            - effective_on : str or None, YYYY-MM-DD; end_page : int or None
            - excerpts : str or None. With a search text HTML marks the hits.
            - executive_order_notes : str or None
            - executive_order_number : str or None. Number as text.
            - explanation : dict, list or plain value or None, not always there. None as a rule.
            - full_text_xml_url : str or None; html_url : str or None
            - images : dict, list or plain value or None. Object by image identifier, each an
              object of style and URL. {} when none.
            - images_metadata : dict, list or plain value or None. Object by image identifier,
              then by style, as images.get. {} when none.
            - json_url : str or None; mods_url : str or None; not_received_for_publication :
              bool or None
            - page_length : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_url : str or None; president.name : str or None; president.identifier : str or
              None
            - presidential_document_number : str or None. Number as text.
            - proclamation_number : str or None. Number as text.
            - public_inspection_pdf_url : str or None
            - publication_date : str or None, YYYY-MM-DD. None on executive orders that were
              never printed.
            - raw_text_url : str or None
            - regulation_id_number_info : dict, list or plain value or None. Object by RIN, each
              an object (xml_url, issue, title, priority_category, html_url) or None. {} when
              none.
            - regulation_id_numbers : list of str; regulations_dot_gov_info.document_id : str or
              None, not always there; regulations_dot_gov_info.comments_count : int or None, not
              always there; regulations_dot_gov_info.agency_id : str or None, not always there;
              regulations_dot_gov_info.checked_regulationsdotgov_at : str or None, ISO 8601, not
              always there; regulations_dot_gov_info.docket_id : str or None, not always there;
              regulations_dot_gov_info.regulation_id_number : str or None, not always there;
              regulations_dot_gov_info.title : str or None, not always there;
              regulations_dot_gov_info.comments_url : str or None, not always there;
              regulations_dot_gov_info.supporting_documents_count : int or None, not always
              there; regulations_dot_gov_info.supporting_documents : list of dict or None, not
              always there (title : str or None; document_id : str or None);
              regulations_dot_gov_info.regulatory_plan.html_url : str or None, not always there;
              regulations_dot_gov_info.regulatory_plan.title : str or None, not always there;
              regulations_dot_gov_url : str or None
            - significant : bool or None. None without a regulatory plan.
            - signing_date : str or None, YYYY-MM-DD; start_page : int or None
            - subtype : str or None. Kind of presidential document.
            - title : str or None; toc_doc : str or None; toc_subject : str or None; topics :
              list of str
            - type : str or None. Display name, not the code.
            - volume : int or None

        Notes
        -----
        The service gives 250 documents at most.

        Endpoint: GET https://www.federalregister.gov/api/v1/documents/{document_nums}.json

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
        {'count': 2,
         'results': [{'abstract': 'This document concerns reporting and...',
                      'action': 'Notice.',
                      'agencies': [{'raw_name': 'ENVIRONMENTAL...', ...}],
                      'body_html_url': ..., 'cfr_references': [],
                      'citation': '89 FR 14', 'comment_url': None, ...},
                     ...]}
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
        """Published documents that match a text and filters, the most relevant or the newest
        first.

        Parameters
        ----------
        search_term : str
            Text to search for. Quotation marks hold a phrase together, and | & ! ( ) combine
            words.
        per_page : int, default 20
            Records in a page. The service takes 1 for 20. From 2 to 1000.
        doc_type : str or list of str, optional
            Type of document: rule, proposed rule (prorule), notice or presidential document
            (presdocu). One of "rule", "prorule", "notice", "presdocu". Several may be given as
            a list.
        page : int, optional
            Page of results, counted from 1. From 1 to 50.
        order : str, optional
            Order of the results. One of "relevance", "newest", "oldest",
            "executive_order_number".
        fields : list of str, optional
            Names of the members that the records shall have.
        metadata_only : bool, optional
            True for the count without records.
        agencies : list of str, optional
            Slugs of agencies, such as agriculture-department.
        publication_date : str or datetime.date, optional
            Day of publication. A date, or text in the form YYYY-MM-DD.
        publication_year : int, optional
            Year of publication.
        published_from : str or datetime.date, optional
            First day of publication. A date, or text in the form YYYY-MM-DD.
        published_to : str or datetime.date, optional
            Last day of publication. A date, or text in the form YYYY-MM-DD.
        effective_date : str or datetime.date, optional
            Day on which the document takes effect. A date, or text in the form YYYY-MM-DD.
        sections : list of str, optional
            Slugs of the sections that documents stand in. One of "business-and-industry",
            "environment", "health-and-public-welfare", "money", "science-and-technology",
            "world".
        topics : list of str, optional
            Slugs of topics, such as air-pollution-control.
        presidential_document_type : list of str, optional
            Kinds of presidential document. One of "determination", "executive_order",
            "memorandum", "notice", "proclamation", "presidential_order", "other".
        president : list of str, optional
            Presidents who signed the documents, such as barack-obama.
        docket_id : str, optional
            Number of the docket that documents belong to.
        regulation_id_number : str, optional
            Regulation identifier number (RIN), such as 2060-AU37.
        significant : bool, optional
            Whether the rule is significant under Executive Order 12866.
        correction : bool, optional
            Whether the document corrects another.
        accepting_comments : bool, optional
            Whether comments are open on regulations.gov.
        cfr_title : int, optional
            Number of a title of the Code of Federal Regulations. From 1 to 50.
        cfr_part : str, optional
            Part of the title, a number or a range such as 1-50.
        near : str, optional
            Place that documents are about, as a zip code or a city and state.
        within : int, optional
            Radius around the place in miles. 25 when left out. At most 200.

        Returns
        -------
        dict
            Members:

            - count : int
            - description : str
            - total_pages : int
            - next_page_url : str
            - previous_page_url
            - results : list of dict

            Columns of a table of them:

            - abstract : str or None; action : str or None; agencies : list of dict (raw_name :
              str or None; name : str or None, not always there; id : int or None, not always
              there; url : str or None, not always there; json_url : str or None, not always
              there; parent_id : int or None, not always there; slug : str or None, not always
              there); agency_names : list of str; body_html_url : str or None; cfr_references :
              list of dict (title : int or None; part : int or None; chapter : int or None;
              citation_url : str or None); citation : str or None; comment_url : str or None;
              comments_close_on : str or None, YYYY-MM-DD
            - correction_of : str or None. URL of the corrected record.
            - corrections : list of str. URLs of the correcting records.
            - dates : str or None
            - disposition_notes : str or None. Equal to executive_order_notes.
            - docket_id : str or None. The first of docket_ids.
            - docket_ids : list of str
            - dockets : list of dict or None (agency_name : str or None; id : str; title : str
              or None; supporting_documents : list of dict (title : str or None; document_id :
              str or None); supporting_documents_count : int or None; documents : list of dict
              (allow_late_comments : bool or None; comment_count : int or None; comment_end_date
              : str or None, YYYY-MM-DD; comment_start_date : str or None, YYYY-MM-DD;
              comment_url : str or None; id : str or None; regulations_dot_gov_open_for_comment
              : bool or None; updated_at : str or None, ISO 8601)). None on records without a
              number.
            - document_number : str or None. None on old executive orders.
            - effective_on : str or None, YYYY-MM-DD; end_page : int or None
            - excerpts : str or None. With a search text HTML marks the hits.
            - executive_order_notes : str or None
            - executive_order_number : str or None. Number as text.
            - explanation : dict, list or plain value or None, not always there. None as a rule.
            - full_text_xml_url : str or None; html_url : str or None
            - images : dict, list or plain value or None. Object by image identifier, each an
              object of style and URL. {} when none.
            - images_metadata : dict, list or plain value or None. Object by image identifier,
              then by style, as images.get. {} when none.
            - json_url : str or None; mods_url : str or None; not_received_for_publication :
              bool or None
            - page_length : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_url : str or None; president.name : str or None; president.identifier : str or
              None
            - presidential_document_number : str or None. Number as text.
            - proclamation_number : str or None. Number as text.
            - public_inspection_pdf_url : str or None
            - publication_date : str or None, YYYY-MM-DD. None on executive orders that were
              never printed.
            - raw_text_url : str or None
            - regulation_id_number_info : dict, list or plain value or None. Object by RIN, each
              an object (xml_url, issue, title, priority_category, html_url) or None. {} when
              none.
            - regulation_id_numbers : list of str; regulations_dot_gov_info.document_id : str or
              None, not always there; regulations_dot_gov_info.comments_count : int or None, not
              always there; regulations_dot_gov_info.agency_id : str or None, not always there;
              regulations_dot_gov_info.checked_regulationsdotgov_at : str or None, ISO 8601, not
              always there; regulations_dot_gov_info.docket_id : str or None, not always there;
              regulations_dot_gov_info.regulation_id_number : str or None, not always there;
              regulations_dot_gov_info.title : str or None, not always there;
              regulations_dot_gov_info.comments_url : str or None, not always there;
              regulations_dot_gov_info.supporting_documents_count : int or None, not always
              there; regulations_dot_gov_info.supporting_documents : list of dict or None, not
              always there (title : str or None; document_id : str or None);
              regulations_dot_gov_info.regulatory_plan.html_url : str or None, not always there;
              regulations_dot_gov_info.regulatory_plan.title : str or None, not always there;
              regulations_dot_gov_url : str or None
            - significant : bool or None. None without a regulatory plan.
            - signing_date : str or None, YYYY-MM-DD; start_page : int or None
            - subtype : str or None. Kind of presidential document.
            - title : str or None; toc_doc : str or None; toc_subject : str or None; topics :
              list of str
            - type : str or None. Display name, not the code.
            - volume : int or None

        Notes
        -----
        page times per_page is at most 10000.

        cfr_part needs cfr_title.

        within needs near.

        published_from is not after published_to.

        One call gives one page; `openshelf.paginate(gazette.documents.search)` gives the
        records of all pages. Page numbers reach 10000 records; `paginate` reads those beyond by
        ranges of days.

        Last page: the one without next_page_url, or page 50, or the one at which page times
        per_page reaches 10000. Beyond, the service begins anew at page 1.

        Endpoint: GET https://www.federalregister.gov/api/v1/documents.json

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
        {'count': 105,
         'description': "Documents matching 'water'",
         'total_pages': 6,
         'next_page_url': ...,
         'results': [{'title': 'Water Quality Certification; Golden Park',
                      'type': 'Notice', 'abstract': None,
                      'document_number': '2024-00395', 'html_url': ..., 'pdf_url': ...,
                      'public_inspection_pdf_url': ...,
                      'publication_date': '2024-06-27', ...},
                     ...]}
        """
    def search_details(
        self,
        *,
        search_term: str | None = None,
        omit_spelling_suggestions: bool | None = None,
    ) -> _types.GazetteDocumentsSearchDetailsAnswer:
        """Suggestions for a search, and the filters that the service recognises in its text.

        Parameters
        ----------
        search_term : str, optional
            Text to search for.
        omit_spelling_suggestions : bool, optional
            True to leave spelling suggestions out.

        Returns
        -------
        dict
            Members:

            - suggestions : dict
            - filters : dict

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/documents/search-details

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
        {'suggestions': {}, 'filters': {}}
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
            Members of each record:

            - document_number : str or None
            - search_term_completion : str or None. Title with <match> marks.
            - entry_type : str or None. Display name.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/documents/autocomplete-suggestions

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
        [{'document_number': '2024-00395',
          'search_term_completion': '<match>Water</match> Quality Certification;...',
          'entry_type': 'Notice'},
         ...]
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
        """Published documents that match a text and filters, as the text of a CSV file.

        Parameters
        ----------
        search_term : str, optional
            Text to search for. Quotation marks hold a phrase together, and | & ! ( ) combine
            words.
        per_page : int, optional
            Records in a page. The service takes 1 for 20. From 2 to 1000.
        doc_type : str or list of str, optional
            Type of document: rule, proposed rule (prorule), notice or presidential document
            (presdocu). One of "rule", "prorule", "notice", "presdocu". Several may be given as
            a list.
        page : int, optional
            Page of results, counted from 1. From 1 to 50.
        order : str, optional
            Order of the results. One of "relevance", "newest", "oldest",
            "executive_order_number".
        fields : list of str, optional
            Names of the members that the records shall have.
        metadata_only : bool, optional
            True for the count without records.
        agencies : list of str, optional
            Slugs of agencies, such as agriculture-department.
        publication_date : str or datetime.date, optional
            Day of publication. A date, or text in the form YYYY-MM-DD.
        publication_year : int, optional
            Year of publication.
        published_from : str or datetime.date, optional
            First day of publication. A date, or text in the form YYYY-MM-DD.
        published_to : str or datetime.date, optional
            Last day of publication. A date, or text in the form YYYY-MM-DD.
        effective_date : str or datetime.date, optional
            Day on which the document takes effect. A date, or text in the form YYYY-MM-DD.
        sections : list of str, optional
            Slugs of the sections that documents stand in. One of "business-and-industry",
            "environment", "health-and-public-welfare", "money", "science-and-technology",
            "world".
        topics : list of str, optional
            Slugs of topics, such as air-pollution-control.
        presidential_document_type : list of str, optional
            Kinds of presidential document. One of "determination", "executive_order",
            "memorandum", "notice", "proclamation", "presidential_order", "other".
        president : list of str, optional
            Presidents who signed the documents, such as barack-obama.
        docket_id : str, optional
            Number of the docket that documents belong to.
        regulation_id_number : str, optional
            Regulation identifier number (RIN), such as 2060-AU37.
        significant : bool, optional
            Whether the rule is significant under Executive Order 12866.
        correction : bool, optional
            Whether the document corrects another.
        accepting_comments : bool, optional
            Whether comments are open on regulations.gov.
        cfr_title : int, optional
            Number of a title of the Code of Federal Regulations. From 1 to 50.
        cfr_part : str, optional
            Part of the title, a number or a range such as 1-50.
        near : str, optional
            Place that documents are about, as a zip code or a city and state.
        within : int, optional
            Radius around the place in miles. 25 when left out. At most 200.

        Returns
        -------
        str
            The text of a CSV file, its first line the header.

        Notes
        -----
        page times per_page is at most 10000.

        cfr_part needs cfr_title.

        within needs near.

        published_from is not after published_to.

        Endpoint: GET https://www.federalregister.gov/api/v1/documents.csv

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
        'title,type,agency_names,abstract,citation,document_numb...'
        """

@final
class AsyncGazetteDocuments(Namespace):
    """Federal Register API v1: documents.

    Has the methods of GazetteDocuments; each gives a coroutine to await.

    Methods
    -------
    facets
        Number of matching documents by day, week, month, year, agency, topic, section, type
        or subtype.
    get
        One published document with its dates, agencies and addresses of its texts.
    get_many
        Several published documents by number.
    search
        Published documents that match a text and filters, the most relevant or the newest
        first.
    search_details
        Suggestions for a search, and the filters that the service recognises in its text.
    autocomplete
        Up to ten documents whose title matches the text.
    search_csv
        Published documents that match a text and filters, as the text of a CSV file.
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
        """Number of matching documents by day, week, month, year, agency, topic, section, type or
        subtype.

        Parameters
        ----------
        facet : str
            What to group by. One of "daily", "weekly", "monthly", "quarterly", "yearly",
            "agency", "topic", "section", "type", "subtype".
        search_term : str, optional
            Text to search for.
        doc_type : str or list of str, optional
            Type of document: rule, proposed rule (prorule), notice or presidential document
            (presdocu). One of "rule", "prorule", "notice", "presdocu". Several may be given as
            a list.
        agencies : list of str, optional
            Slugs of agencies, such as agriculture-department.
        publication_date : str or datetime.date, optional
            Day of publication. A date, or text in the form YYYY-MM-DD.
        publication_year : int, optional
            Year of publication.
        published_from : str or datetime.date, optional
            First day of publication. A date, or text in the form YYYY-MM-DD.
        published_to : str or datetime.date, optional
            Last day of publication. A date, or text in the form YYYY-MM-DD.
        effective_date : str or datetime.date, optional
            Day on which the document takes effect. A date, or text in the form YYYY-MM-DD.
        sections : list of str, optional
            Slugs of the sections that documents stand in. One of "business-and-industry",
            "environment", "health-and-public-welfare", "money", "science-and-technology",
            "world".
        topics : list of str, optional
            Slugs of topics, such as air-pollution-control.
        presidential_document_type : list of str, optional
            Kinds of presidential document. One of "determination", "executive_order",
            "memorandum", "notice", "proclamation", "presidential_order", "other".
        president : list of str, optional
            Presidents who signed the documents, such as barack-obama.
        docket_id : str, optional
            Number of the docket that documents belong to.
        regulation_id_number : str, optional
            Regulation identifier number (RIN), such as 2060-AU37.
        significant : bool, optional
            Whether the rule is significant under Executive Order 12866.
        correction : bool, optional
            Whether the document corrects another.
        accepting_comments : bool, optional
            Whether comments are open on regulations.gov.
        cfr_title : int, optional
            Number of a title of the Code of Federal Regulations. From 1 to 50.
        cfr_part : str, optional
            Part of the title, a number or a range such as 1-50.
        near : str, optional
            Place that documents are about, as a zip code or a city and state.
        within : int, optional
            Radius around the place in miles. 25 when left out. At most 200.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited. By group, each with count and name. A
            group is the first day of a period, the slug of an agency, topic or section, the
            code of a type such as RULE, or a subtype such as executive_order.

        Notes
        -----
        Without arguments beside facet every document counts.

        cfr_part needs cfr_title.

        within needs near.

        published_from is not after published_to.

        Endpoint: GET https://www.federalregister.gov/api/v1/documents/facets/{facet}

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
        >>> await gazette.documents.facets("type")
        {'NOTICE': {'count': 201, 'name': 'Notice'},
         'PRORULE': {'count': 89, 'name': 'Proposed Rule'},
         'RULE': {'count': 84, 'name': 'Rule'},
         'PRESDOCU': {'count': 26, 'name': 'Presidential Document'}}
        """
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[_types.GazetteDocumentField] | None = None,
        publication_date: str | datetime.date | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteDocument]:
        """One published document with its dates, agencies and addresses of its texts.

        Parameters
        ----------
        document_num : str
            Number of the document, such as 2024-00001. One number without a comma and without
            FR.
        fields : list of str, optional
            Names of the members that the records shall have.
        publication_date : str or datetime.date, optional
            Day of publication. Needed when the number was published on two days. A date, or
            text in the form YYYY-MM-DD.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - abstract : str
            - action : str
            - agencies : list of dict
            - body_html_url : str
            - cfr_references : list
            - citation : str
            - comment_url
            - comments_close_on
            - correction_of
            - corrections : list
            - dates : str
            - disposition_notes
            - docket_ids : list of str
            - dockets : list
            - document_number : str
            - effective_on
            - end_page : int
            - executive_order_notes
            - executive_order_number
            - explanation
            - full_text_xml_url : str
            - html_url : str
            - images : dict
            - images_metadata : dict
            - json_url : str
            - mods_url : str
            - not_received_for_publication
            - page_length : int
            - page_views : dict
            - pdf_url : str
            - presidential_document_number
            - proclamation_number
            - public_inspection_pdf_url : str
            - publication_date : str
            - raw_text_url : str
            - regulation_id_number_info : dict
            - regulation_id_numbers : list
            - regulations_dot_gov_info : dict
            - regulations_dot_gov_url
            - significant
            - signing_date
            - start_page : int
            - subtype
            - title : str
            - toc_doc
            - toc_subject : str
            - topics : list
            - type : str
            - volume : int

            Columns of a table of them:

            - abstract : str or None; action : str or None; agencies : list of dict (raw_name :
              str or None; name : str or None, not always there; id : int or None, not always
              there; url : str or None, not always there; json_url : str or None, not always
              there; parent_id : int or None, not always there; slug : str or None, not always
              there); agency_names : list of str; body_html_url : str or None; cfr_references :
              list of dict (title : int or None; part : int or None; chapter : int or None;
              citation_url : str or None); citation : str or None; comment_url : str or None;
              comments_close_on : str or None, YYYY-MM-DD
            - correction_of : str or None. URL of the corrected record.
            - corrections : list of str. URLs of the correcting records.
            - dates : str or None
            - disposition_notes : str or None. Equal to executive_order_notes.
            - docket_id : str or None. The first of docket_ids.
            - docket_ids : list of str
            - dockets : list of dict or None (agency_name : str or None; id : str; title : str
              or None; supporting_documents : list of dict (title : str or None; document_id :
              str or None); supporting_documents_count : int or None; documents : list of dict
              (allow_late_comments : bool or None; comment_count : int or None; comment_end_date
              : str or None, YYYY-MM-DD; comment_start_date : str or None, YYYY-MM-DD;
              comment_url : str or None; id : str or None; regulations_dot_gov_open_for_comment
              : bool or None; updated_at : str or None, ISO 8601)). None on records without a
              number.
            - document_number : str or None. None on old executive orders.
            - effective_on : str or None, YYYY-MM-DD; end_page : int or None
            - excerpts : str or None. With a search text HTML marks the hits.
            - executive_order_notes : str or None
            - executive_order_number : str or None. Number as text.
            - explanation : dict, list or plain value or None, not always there. None as a rule.
            - full_text_xml_url : str or None; html_url : str or None
            - images : dict, list or plain value or None. Object by image identifier, each an
              object of style and URL. {} when none.
            - images_metadata : dict, list or plain value or None. Object by image identifier,
              then by style, as images.get. {} when none.
            - json_url : str or None; mods_url : str or None; not_received_for_publication :
              bool or None
            - page_length : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_url : str or None; president.name : str or None; president.identifier : str or
              None
            - presidential_document_number : str or None. Number as text.
            - proclamation_number : str or None. Number as text.
            - public_inspection_pdf_url : str or None
            - publication_date : str or None, YYYY-MM-DD. None on executive orders that were
              never printed.
            - raw_text_url : str or None
            - regulation_id_number_info : dict, list or plain value or None. Object by RIN, each
              an object (xml_url, issue, title, priority_category, html_url) or None. {} when
              none.
            - regulation_id_numbers : list of str; regulations_dot_gov_info.document_id : str or
              None, not always there; regulations_dot_gov_info.comments_count : int or None, not
              always there; regulations_dot_gov_info.agency_id : str or None, not always there;
              regulations_dot_gov_info.checked_regulationsdotgov_at : str or None, ISO 8601, not
              always there; regulations_dot_gov_info.docket_id : str or None, not always there;
              regulations_dot_gov_info.regulation_id_number : str or None, not always there;
              regulations_dot_gov_info.title : str or None, not always there;
              regulations_dot_gov_info.comments_url : str or None, not always there;
              regulations_dot_gov_info.supporting_documents_count : int or None, not always
              there; regulations_dot_gov_info.supporting_documents : list of dict or None, not
              always there (title : str or None; document_id : str or None);
              regulations_dot_gov_info.regulatory_plan.html_url : str or None, not always there;
              regulations_dot_gov_info.regulatory_plan.title : str or None, not always there;
              regulations_dot_gov_url : str or None
            - significant : bool or None. None without a regulatory plan.
            - signing_date : str or None, YYYY-MM-DD; start_page : int or None
            - subtype : str or None. Kind of presidential document.
            - title : str or None; toc_doc : str or None; toc_subject : str or None; topics :
              list of str
            - type : str or None. Display name, not the code.
            - volume : int or None

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/documents/{document_num}.json

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
        >>> await gazette.documents.get("2024-00001")
        {'abstract': 'This document concerns water pollution control. The...',
         'action': 'Notice.',
         'agencies': [{'raw_name': 'AGRICULTURE DEPARTMENT', 'name': 'Ag...', ...}],
         'body_html_url': ...,
         'cfr_references': [],
         'citation': '89 FR 1',
         'comment_url': None,
         'comments_close_on': None,
         'correction_of': None,
         'corrections': [],
         ...}
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

            - abstract : str or None; action : str or None; agencies : list of dict (raw_name :
              str or None; name : str or None, not always there; id : int or None, not always
              there; url : str or None, not always there; json_url : str or None, not always
              there; parent_id : int or None, not always there; slug : str or None, not always
              there); agency_names : list of str; body_html_url : str or None; cfr_references :
              list of dict (title : int or None; part : int or None; chapter : int or None;
              citation_url : str or None); citation : str or None; comment_url : str or None;
              comments_close_on : str or None, YYYY-MM-DD
            - correction_of : str or None. URL of the corrected record.
            - corrections : list of str. URLs of the correcting records.
            - dates : str or None
            - disposition_notes : str or None. Equal to executive_order_notes.
            - docket_id : str or None. The first of docket_ids.
            - docket_ids : list of str
            - dockets : list of dict or None (agency_name : str or None; id : str; title : str
              or None; supporting_documents : list of dict (title : str or None; document_id :
              str or None); supporting_documents_count : int or None; documents : list of dict
              (allow_late_comments : bool or None; comment_count : int or None; comment_end_date
              : str or None, YYYY-MM-DD; comment_start_date : str or None, YYYY-MM-DD;
              comment_url : str or None; id : str or None; regulations_dot_gov_open_for_comment
              : bool or None; updated_at : str or None, ISO 8601)). None on records without a
              number.
            - document_number : str or None. None on old executive orders.
            - effective_on : str or None, YYYY-MM-DD; end_page : int or None
            - excerpts : str or None. With a search text HTML marks the hits.
            - executive_order_notes : str or None
            - executive_order_number : str or None. Number as text.
            - explanation : dict, list or plain value or None, not always there. None as a rule.
            - full_text_xml_url : str or None; html_url : str or None
            - images : dict, list or plain value or None. Object by image identifier, each an
              object of style and URL. {} when none.
            - images_metadata : dict, list or plain value or None. Object by image identifier,
              then by style, as images.get. {} when none.
            - json_url : str or None; mods_url : str or None; not_received_for_publication :
              bool or None
            - page_length : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_url : str or None; president.name : str or None; president.identifier : str or
              None
            - presidential_document_number : str or None. Number as text.
            - proclamation_number : str or None. Number as text.
            - public_inspection_pdf_url : str or None
            - publication_date : str or None, YYYY-MM-DD. None on executive orders that were
              never printed.
            - raw_text_url : str or None
            - regulation_id_number_info : dict, list or plain value or None. Object by RIN, each
              an object (xml_url, issue, title, priority_category, html_url) or None. {} when
              none.
            - regulation_id_numbers : list of str; regulations_dot_gov_info.document_id : str or
              None, not always there; regulations_dot_gov_info.comments_count : int or None, not
              always there; regulations_dot_gov_info.agency_id : str or None, not always there;
              regulations_dot_gov_info.checked_regulationsdotgov_at : str or None, ISO 8601, not
              always there; regulations_dot_gov_info.docket_id : str or None, not always there;
              regulations_dot_gov_info.regulation_id_number : str or None, not always there;
              regulations_dot_gov_info.title : str or None, not always there;
              regulations_dot_gov_info.comments_url : str or None, not always there;
              regulations_dot_gov_info.supporting_documents_count : int or None, not always
              there; regulations_dot_gov_info.supporting_documents : list of dict or None, not
              always there (title : str or None; document_id : str or None);
              regulations_dot_gov_info.regulatory_plan.html_url : str or None, not always there;
              regulations_dot_gov_info.regulatory_plan.title : str or None, not always there;
              regulations_dot_gov_url : str or None
            - significant : bool or None. None without a regulatory plan.
            - signing_date : str or None, YYYY-MM-DD; start_page : int or None
            - subtype : str or None. Kind of presidential document.
            - title : str or None; toc_doc : str or None; toc_subject : str or None; topics :
              list of str
            - type : str or None. Display name, not the code.
            - volume : int or None

        Notes
        -----
        The service gives 250 documents at most.

        Endpoint: GET https://www.federalregister.gov/api/v1/documents/{document_nums}.json

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
        >>> await gazette.documents.get_many(document_nums=["2024-00001", "2024-00002"])
        {'count': 2,
         'results': [{'abstract': 'This document concerns reporting and...',
                      'action': 'Notice.',
                      'agencies': [{'raw_name': 'ENVIRONMENTAL...', ...}],
                      'body_html_url': ..., 'cfr_references': [],
                      'citation': '89 FR 14', 'comment_url': None, ...},
                     ...]}
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
        """Published documents that match a text and filters, the most relevant or the newest
        first.

        Parameters
        ----------
        search_term : str
            Text to search for. Quotation marks hold a phrase together, and | & ! ( ) combine
            words.
        per_page : int, default 20
            Records in a page. The service takes 1 for 20. From 2 to 1000.
        doc_type : str or list of str, optional
            Type of document: rule, proposed rule (prorule), notice or presidential document
            (presdocu). One of "rule", "prorule", "notice", "presdocu". Several may be given as
            a list.
        page : int, optional
            Page of results, counted from 1. From 1 to 50.
        order : str, optional
            Order of the results. One of "relevance", "newest", "oldest",
            "executive_order_number".
        fields : list of str, optional
            Names of the members that the records shall have.
        metadata_only : bool, optional
            True for the count without records.
        agencies : list of str, optional
            Slugs of agencies, such as agriculture-department.
        publication_date : str or datetime.date, optional
            Day of publication. A date, or text in the form YYYY-MM-DD.
        publication_year : int, optional
            Year of publication.
        published_from : str or datetime.date, optional
            First day of publication. A date, or text in the form YYYY-MM-DD.
        published_to : str or datetime.date, optional
            Last day of publication. A date, or text in the form YYYY-MM-DD.
        effective_date : str or datetime.date, optional
            Day on which the document takes effect. A date, or text in the form YYYY-MM-DD.
        sections : list of str, optional
            Slugs of the sections that documents stand in. One of "business-and-industry",
            "environment", "health-and-public-welfare", "money", "science-and-technology",
            "world".
        topics : list of str, optional
            Slugs of topics, such as air-pollution-control.
        presidential_document_type : list of str, optional
            Kinds of presidential document. One of "determination", "executive_order",
            "memorandum", "notice", "proclamation", "presidential_order", "other".
        president : list of str, optional
            Presidents who signed the documents, such as barack-obama.
        docket_id : str, optional
            Number of the docket that documents belong to.
        regulation_id_number : str, optional
            Regulation identifier number (RIN), such as 2060-AU37.
        significant : bool, optional
            Whether the rule is significant under Executive Order 12866.
        correction : bool, optional
            Whether the document corrects another.
        accepting_comments : bool, optional
            Whether comments are open on regulations.gov.
        cfr_title : int, optional
            Number of a title of the Code of Federal Regulations. From 1 to 50.
        cfr_part : str, optional
            Part of the title, a number or a range such as 1-50.
        near : str, optional
            Place that documents are about, as a zip code or a city and state.
        within : int, optional
            Radius around the place in miles. 25 when left out. At most 200.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int
            - description : str
            - total_pages : int
            - next_page_url : str
            - previous_page_url
            - results : list of dict

            Columns of a table of them:

            - abstract : str or None; action : str or None; agencies : list of dict (raw_name :
              str or None; name : str or None, not always there; id : int or None, not always
              there; url : str or None, not always there; json_url : str or None, not always
              there; parent_id : int or None, not always there; slug : str or None, not always
              there); agency_names : list of str; body_html_url : str or None; cfr_references :
              list of dict (title : int or None; part : int or None; chapter : int or None;
              citation_url : str or None); citation : str or None; comment_url : str or None;
              comments_close_on : str or None, YYYY-MM-DD
            - correction_of : str or None. URL of the corrected record.
            - corrections : list of str. URLs of the correcting records.
            - dates : str or None
            - disposition_notes : str or None. Equal to executive_order_notes.
            - docket_id : str or None. The first of docket_ids.
            - docket_ids : list of str
            - dockets : list of dict or None (agency_name : str or None; id : str; title : str
              or None; supporting_documents : list of dict (title : str or None; document_id :
              str or None); supporting_documents_count : int or None; documents : list of dict
              (allow_late_comments : bool or None; comment_count : int or None; comment_end_date
              : str or None, YYYY-MM-DD; comment_start_date : str or None, YYYY-MM-DD;
              comment_url : str or None; id : str or None; regulations_dot_gov_open_for_comment
              : bool or None; updated_at : str or None, ISO 8601)). None on records without a
              number.
            - document_number : str or None. None on old executive orders.
            - effective_on : str or None, YYYY-MM-DD; end_page : int or None
            - excerpts : str or None. With a search text HTML marks the hits.
            - executive_order_notes : str or None
            - executive_order_number : str or None. Number as text.
            - explanation : dict, list or plain value or None, not always there. None as a rule.
            - full_text_xml_url : str or None; html_url : str or None
            - images : dict, list or plain value or None. Object by image identifier, each an
              object of style and URL. {} when none.
            - images_metadata : dict, list or plain value or None. Object by image identifier,
              then by style, as images.get. {} when none.
            - json_url : str or None; mods_url : str or None; not_received_for_publication :
              bool or None
            - page_length : int or None, pages
            - page_views.count : int or None
            - page_views.last_updated : str or None. Time text with a space and an offset, not
              ISO.
            - pdf_url : str or None; president.name : str or None; president.identifier : str or
              None
            - presidential_document_number : str or None. Number as text.
            - proclamation_number : str or None. Number as text.
            - public_inspection_pdf_url : str or None
            - publication_date : str or None, YYYY-MM-DD. None on executive orders that were
              never printed.
            - raw_text_url : str or None
            - regulation_id_number_info : dict, list or plain value or None. Object by RIN, each
              an object (xml_url, issue, title, priority_category, html_url) or None. {} when
              none.
            - regulation_id_numbers : list of str; regulations_dot_gov_info.document_id : str or
              None, not always there; regulations_dot_gov_info.comments_count : int or None, not
              always there; regulations_dot_gov_info.agency_id : str or None, not always there;
              regulations_dot_gov_info.checked_regulationsdotgov_at : str or None, ISO 8601, not
              always there; regulations_dot_gov_info.docket_id : str or None, not always there;
              regulations_dot_gov_info.regulation_id_number : str or None, not always there;
              regulations_dot_gov_info.title : str or None, not always there;
              regulations_dot_gov_info.comments_url : str or None, not always there;
              regulations_dot_gov_info.supporting_documents_count : int or None, not always
              there; regulations_dot_gov_info.supporting_documents : list of dict or None, not
              always there (title : str or None; document_id : str or None);
              regulations_dot_gov_info.regulatory_plan.html_url : str or None, not always there;
              regulations_dot_gov_info.regulatory_plan.title : str or None, not always there;
              regulations_dot_gov_url : str or None
            - significant : bool or None. None without a regulatory plan.
            - signing_date : str or None, YYYY-MM-DD; start_page : int or None
            - subtype : str or None. Kind of presidential document.
            - title : str or None; toc_doc : str or None; toc_subject : str or None; topics :
              list of str
            - type : str or None. Display name, not the code.
            - volume : int or None

        Notes
        -----
        page times per_page is at most 10000.

        cfr_part needs cfr_title.

        within needs near.

        published_from is not after published_to.

        One call gives one page; `openshelf.paginate(gazette.documents.search)` gives the
        records of all pages. Page numbers reach 10000 records; `paginate` reads those beyond by
        ranges of days.

        Last page: the one without next_page_url, or page 50, or the one at which page times
        per_page reaches 10000. Beyond, the service begins anew at page 1.

        Endpoint: GET https://www.federalregister.gov/api/v1/documents.json

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
        >>> await gazette.documents.search("water")
        {'count': 105,
         'description': "Documents matching 'water'",
         'total_pages': 6,
         'next_page_url': ...,
         'results': [{'title': 'Water Quality Certification; Golden Park',
                      'type': 'Notice', 'abstract': None,
                      'document_number': '2024-00395', 'html_url': ..., 'pdf_url': ...,
                      'public_inspection_pdf_url': ...,
                      'publication_date': '2024-06-27', ...},
                     ...]}
        """
    def search_details(
        self,
        *,
        search_term: str | None = None,
        omit_spelling_suggestions: bool | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteDocumentsSearchDetailsAnswer]:
        """Suggestions for a search, and the filters that the service recognises in its text.

        Parameters
        ----------
        search_term : str, optional
            Text to search for.
        omit_spelling_suggestions : bool, optional
            True to leave spelling suggestions out.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - suggestions : dict
            - filters : dict

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/documents/search-details

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
        >>> await gazette.documents.search_details()
        {'suggestions': {}, 'filters': {}}
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
            What the coroutine gives when it is awaited.

            Members of each record:

            - document_number : str or None
            - search_term_completion : str or None. Title with <match> marks.
            - entry_type : str or None. Display name.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/documents/autocomplete-suggestions

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
        >>> await gazette.documents.autocomplete("water")
        [{'document_number': '2024-00395',
          'search_term_completion': '<match>Water</match> Quality Certification;...',
          'entry_type': 'Notice'},
         ...]
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
        """Published documents that match a text and filters, as the text of a CSV file.

        Parameters
        ----------
        search_term : str, optional
            Text to search for. Quotation marks hold a phrase together, and | & ! ( ) combine
            words.
        per_page : int, optional
            Records in a page. The service takes 1 for 20. From 2 to 1000.
        doc_type : str or list of str, optional
            Type of document: rule, proposed rule (prorule), notice or presidential document
            (presdocu). One of "rule", "prorule", "notice", "presdocu". Several may be given as
            a list.
        page : int, optional
            Page of results, counted from 1. From 1 to 50.
        order : str, optional
            Order of the results. One of "relevance", "newest", "oldest",
            "executive_order_number".
        fields : list of str, optional
            Names of the members that the records shall have.
        metadata_only : bool, optional
            True for the count without records.
        agencies : list of str, optional
            Slugs of agencies, such as agriculture-department.
        publication_date : str or datetime.date, optional
            Day of publication. A date, or text in the form YYYY-MM-DD.
        publication_year : int, optional
            Year of publication.
        published_from : str or datetime.date, optional
            First day of publication. A date, or text in the form YYYY-MM-DD.
        published_to : str or datetime.date, optional
            Last day of publication. A date, or text in the form YYYY-MM-DD.
        effective_date : str or datetime.date, optional
            Day on which the document takes effect. A date, or text in the form YYYY-MM-DD.
        sections : list of str, optional
            Slugs of the sections that documents stand in. One of "business-and-industry",
            "environment", "health-and-public-welfare", "money", "science-and-technology",
            "world".
        topics : list of str, optional
            Slugs of topics, such as air-pollution-control.
        presidential_document_type : list of str, optional
            Kinds of presidential document. One of "determination", "executive_order",
            "memorandum", "notice", "proclamation", "presidential_order", "other".
        president : list of str, optional
            Presidents who signed the documents, such as barack-obama.
        docket_id : str, optional
            Number of the docket that documents belong to.
        regulation_id_number : str, optional
            Regulation identifier number (RIN), such as 2060-AU37.
        significant : bool, optional
            Whether the rule is significant under Executive Order 12866.
        correction : bool, optional
            Whether the document corrects another.
        accepting_comments : bool, optional
            Whether comments are open on regulations.gov.
        cfr_title : int, optional
            Number of a title of the Code of Federal Regulations. From 1 to 50.
        cfr_part : str, optional
            Part of the title, a number or a range such as 1-50.
        near : str, optional
            Place that documents are about, as a zip code or a city and state.
        within : int, optional
            Radius around the place in miles. 25 when left out. At most 200.

        Returns
        -------
        str
            What the coroutine gives when it is awaited. The text of a CSV file, its first line
            the header.

        Notes
        -----
        page times per_page is at most 10000.

        cfr_part needs cfr_title.

        within needs near.

        published_from is not after published_to.

        Endpoint: GET https://www.federalregister.gov/api/v1/documents.csv

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
        >>> await gazette.documents.search_csv()
        'title,type,agency_names,abstract,citation,document_numb...'
        """
