# Written by tools/write.py from the table; do not edit.

import builtins
from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

@final
class MuseumCategoryTerms(Namespace):
    """Art Institute of Chicago API: category terms.

    Methods
    -------
    list
        One page of categories and terms that classify artworks.
    list_with_fields
        One page of categories and terms that classify artworks, each with the named members
        alone.
    get
        One category or term by its id.
    search
        Search among categories and terms that classify artworks by a text or an
        Elasticsearch query, best match first.
    field_names
        Names of the members that a record has: categories and terms that classify artworks.
    search_mapping
        Elasticsearch mapping of the search index: categories and terms that classify
        artworks.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumCategoryTermField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumCategoryTermField] | None = None,
    ) -> _types.MuseumCategoryTermsListAnswer:
        """One page of categories and terms that classify artworks.

        Parameters
        ----------
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        ids : list of int or str, optional
            Ids of the wanted records. At most 100. Excludes page and limit.
        fields : list of str, optional
            Names of the members that the records shall have. All when left out.
        include : list of str, optional
            Related records to embed. This collection has none.
        exclude : list of str, optional
            Names of the members that the records shall not have.

        Returns
        -------
        dict
            Members:

            - pagination : dict
            - data : list of dict
            - info : dict
            - config : dict

            Members of the records in data:

            - id : str
            - api_model : str
            - api_link : str
            - title : str or None
            - subtype : str or None. Classification, material, technique, style, subject,
              department, theme.
            - parent_id : str or None
            - aat_id : int or None
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal.
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.category_terms.list)` gives the
        records of all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/category-terms

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
        >>> museum.category_terms.list()
        {'pagination': {'total': 64, 'limit': 10, 'offset': 0, 'total_pages': 7, ...},
         'data': [{'id': 'TM-4204', 'api_model': 'category-terms', 'api_link': ...,
                   'title': 'architecture', 'subtype': 'subject', 'parent_id': None,
                   'aat_id': 1510, 'source_updated_at': '2024-06-26T22:33:05-05:00',
                   'updated_at': '2024-06-26T22:33:05-05:00',
                   'timestamp': '2024-06-26T22:33:05-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumCategoryTermField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.MuseumCategoryTermsListWithFieldsAnswer:
        """One page of categories and terms that classify artworks, each with the named members
        alone.

        Parameters
        ----------
        fields : str or list of str
            Names of the members that the records shall have. The service ignores unknown names.
            Several may be given as a list.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.

        Returns
        -------
        dict
            Members:

            - pagination : dict
            - data : list of dict
            - info : dict
            - config : dict

            Members of the records in data:

            - id : str
            - api_model : str
            - api_link : str
            - title : str or None
            - subtype : str or None. Classification, material, technique, style, subject,
              department, theme.
            - parent_id : str or None
            - aat_id : int or None
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal.
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.category_terms.list_with_fields)`
        gives the records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/category-terms/

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
        >>> museum.category_terms.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 64, 'limit': 10, 'offset': 0, 'total_pages': 7, ...},
         'data': [{'id': 'TM-4204', 'title': 'architecture'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: str,
        *,
        fields: Sequence[_types.MuseumCategoryTermField] | None = None,
        include: Sequence[str] | None = None,
    ) -> _types.MuseumCategoryTermsGetAnswer:
        """One category or term by its id.

        Parameters
        ----------
        id : str
            Id of the category or term.
        fields : list of str, optional
            Names of the members that the records shall have. All when left out.
        include : list of str, optional
            Related records to embed. This collection has none.

        Returns
        -------
        dict
            Members:

            - data : dict
            - info : dict
            - config : dict

            Members of the records in data:

            - id : str
            - api_model : str
            - api_link : str
            - title : str or None
            - subtype : str or None. Classification, material, technique, style, subject,
              department, theme.
            - parent_id : str or None
            - aat_id : int or None
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal.
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        Ids like PC-1, TM-8542, any letter case.

        Endpoint: GET https://api.artic.edu/api/v1/category-terms/{id}

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
        >>> museum.category_terms.get("PC-1")
        {'data': {'id': 'PC-1', 'api_model': 'category-terms', 'api_link': ...,
                  'title': 'Modern Art', 'subtype': 'theme', 'parent_id': None,
                  'aat_id': 2001, 'source_updated_at': '2024-04-19T08:05:51-05:00',
                  'updated_at': '2024-04-19T08:05:51-05:00',
                  'timestamp': '2024-04-19T08:05:51-05:00'},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumCategoryTermField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumCategoryTermSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumCategoryTermsSearchAnswer:
        """Search among categories and terms that classify artworks by a text or an Elasticsearch
        query, best match first.

        Parameters
        ----------
        q : str
            Text to search for, such as a name or a word of a title.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. 0 gives the total alone. From 0 to 100.
        fields : list of str, optional
            Names of the members that the records shall have. All when left out.
        query : dict, optional
            Query in Elasticsearch's query DSL. Records match both it and q.
        sort : dict or list, optional
            What to sort by, as Elasticsearch writes it: {member: asc} or {member: desc}, or a
            list of them. A member that holds text is sorted by member.keyword. Without it the
            best match comes first.
        offset : int, optional
            Number of records to skip. The service ignores page when it is given.
        size : int, optional
            Number of records to give. The service ignores limit when it is given. At most 100.
        aggs : dict, optional
            Aggregations to count, in Elasticsearch's form. They come in aggregations.
        boost : bool, optional
            Whether works that the museum features rank higher. Without it they do.
        functions : dict, optional
            Elasticsearch score functions, by the name of a collection.
        preference : str, optional
            Any text. The same text on every page keeps records of equal score in one order.
            Comes back in preference.

        Returns
        -------
        dict
            Members:

            - preference
            - pagination : dict
            - data : list of dict
            - info : dict
            - aggregations
            - config : dict

            Members of the records in data:

            - _score : float or None. How well the record matches. None with sort.
            - id : str
            - api_model : str
            - api_link : str
            - title : str or None
            - subtype : str or None. Classification, material, technique, style, subject,
              department, theme.
            - parent_id : str or None
            - aat_id : int or None
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal.
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.category_terms.search)` gives the
        records of all pages. Page numbers reach 1000 records, and the service has no way to
        those beyond.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/category-terms/search

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
        >>> museum.category_terms.search("architecture")
        {'preference': None,
         'pagination': {'total': 2, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 108, 'id': 'TM-4204', 'api_model': 'category-terms',
                   'api_link': ..., 'title': 'architecture',
                   'timestamp': '2024-06-26T22:33:05-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: categories and terms that classify artworks.

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/category-terms

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.category_terms.field_names()
        ['id', 'api_model', 'api_link', 'title', 'subtype', 'parent_id', 'aat_id', ...]
        """
    def search_mapping(self) -> _types.MuseumCategoryTermsSearchMappingAnswer:
        """Elasticsearch mapping of the search index: categories and terms that classify artworks.

        Returns
        -------
        dict
            Members:

            - current : dict (properties : dict)
            - intended : dict (properties : dict)

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/category-terms/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.category_terms.search_mapping()
        {'current': {'properties': {'id': {'type': 'text'}, 'api_model': {...}, ...}},
         'intended': {'properties': {'id': {'type': 'text'}, 'api_model': {...}, ...}}}
        """

@final
class AsyncMuseumCategoryTerms(Namespace):
    """Art Institute of Chicago API: category terms.

    Has the methods of MuseumCategoryTerms; each gives a coroutine to await.

    Methods
    -------
    list
        One page of categories and terms that classify artworks.
    list_with_fields
        One page of categories and terms that classify artworks, each with the named members
        alone.
    get
        One category or term by its id.
    search
        Search among categories and terms that classify artworks by a text or an
        Elasticsearch query, best match first.
    field_names
        Names of the members that a record has: categories and terms that classify artworks.
    search_mapping
        Elasticsearch mapping of the search index: categories and terms that classify
        artworks.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumCategoryTermField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumCategoryTermField] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumCategoryTermsListAnswer]:
        """One page of categories and terms that classify artworks.

        Parameters
        ----------
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        ids : list of int or str, optional
            Ids of the wanted records. At most 100. Excludes page and limit.
        fields : list of str, optional
            Names of the members that the records shall have. All when left out.
        include : list of str, optional
            Related records to embed. This collection has none.
        exclude : list of str, optional
            Names of the members that the records shall not have.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - pagination : dict
            - data : list of dict
            - info : dict
            - config : dict

            Members of the records in data:

            - id : str
            - api_model : str
            - api_link : str
            - title : str or None
            - subtype : str or None. Classification, material, technique, style, subject,
              department, theme.
            - parent_id : str or None
            - aat_id : int or None
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal.
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.category_terms.list)` gives the
        records of all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/category-terms

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
        >>> await museum.category_terms.list()
        {'pagination': {'total': 64, 'limit': 10, 'offset': 0, 'total_pages': 7, ...},
         'data': [{'id': 'TM-4204', 'api_model': 'category-terms', 'api_link': ...,
                   'title': 'architecture', 'subtype': 'subject', 'parent_id': None,
                   'aat_id': 1510, 'source_updated_at': '2024-06-26T22:33:05-05:00',
                   'updated_at': '2024-06-26T22:33:05-05:00',
                   'timestamp': '2024-06-26T22:33:05-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumCategoryTermField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.MuseumCategoryTermsListWithFieldsAnswer]:
        """One page of categories and terms that classify artworks, each with the named members
        alone.

        Parameters
        ----------
        fields : str or list of str
            Names of the members that the records shall have. The service ignores unknown names.
            Several may be given as a list.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - pagination : dict
            - data : list of dict
            - info : dict
            - config : dict

            Members of the records in data:

            - id : str
            - api_model : str
            - api_link : str
            - title : str or None
            - subtype : str or None. Classification, material, technique, style, subject,
              department, theme.
            - parent_id : str or None
            - aat_id : int or None
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal.
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.category_terms.list_with_fields)`
        gives the records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/category-terms/

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
        >>> await museum.category_terms.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 64, 'limit': 10, 'offset': 0, 'total_pages': 7, ...},
         'data': [{'id': 'TM-4204', 'title': 'architecture'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: str,
        *,
        fields: Sequence[_types.MuseumCategoryTermField] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumCategoryTermsGetAnswer]:
        """One category or term by its id.

        Parameters
        ----------
        id : str
            Id of the category or term.
        fields : list of str, optional
            Names of the members that the records shall have. All when left out.
        include : list of str, optional
            Related records to embed. This collection has none.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - data : dict
            - info : dict
            - config : dict

            Members of the records in data:

            - id : str
            - api_model : str
            - api_link : str
            - title : str or None
            - subtype : str or None. Classification, material, technique, style, subject,
              department, theme.
            - parent_id : str or None
            - aat_id : int or None
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal.
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        Ids like PC-1, TM-8542, any letter case.

        Endpoint: GET https://api.artic.edu/api/v1/category-terms/{id}

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
        >>> await museum.category_terms.get("PC-1")
        {'data': {'id': 'PC-1', 'api_model': 'category-terms', 'api_link': ...,
                  'title': 'Modern Art', 'subtype': 'theme', 'parent_id': None,
                  'aat_id': 2001, 'source_updated_at': '2024-04-19T08:05:51-05:00',
                  'updated_at': '2024-04-19T08:05:51-05:00',
                  'timestamp': '2024-04-19T08:05:51-05:00'},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumCategoryTermField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumCategoryTermSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumCategoryTermsSearchAnswer]:
        """Search among categories and terms that classify artworks by a text or an Elasticsearch
        query, best match first.

        Parameters
        ----------
        q : str
            Text to search for, such as a name or a word of a title.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. 0 gives the total alone. From 0 to 100.
        fields : list of str, optional
            Names of the members that the records shall have. All when left out.
        query : dict, optional
            Query in Elasticsearch's query DSL. Records match both it and q.
        sort : dict or list, optional
            What to sort by, as Elasticsearch writes it: {member: asc} or {member: desc}, or a
            list of them. A member that holds text is sorted by member.keyword. Without it the
            best match comes first.
        offset : int, optional
            Number of records to skip. The service ignores page when it is given.
        size : int, optional
            Number of records to give. The service ignores limit when it is given. At most 100.
        aggs : dict, optional
            Aggregations to count, in Elasticsearch's form. They come in aggregations.
        boost : bool, optional
            Whether works that the museum features rank higher. Without it they do.
        functions : dict, optional
            Elasticsearch score functions, by the name of a collection.
        preference : str, optional
            Any text. The same text on every page keeps records of equal score in one order.
            Comes back in preference.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - preference
            - pagination : dict
            - data : list of dict
            - info : dict
            - aggregations
            - config : dict

            Members of the records in data:

            - _score : float or None. How well the record matches. None with sort.
            - id : str
            - api_model : str
            - api_link : str
            - title : str or None
            - subtype : str or None. Classification, material, technique, style, subject,
              department, theme.
            - parent_id : str or None
            - aat_id : int or None
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal.
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.category_terms.search)` gives the
        records of all pages. Page numbers reach 1000 records, and the service has no way to
        those beyond.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/category-terms/search

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
        >>> await museum.category_terms.search("architecture")
        {'preference': None,
         'pagination': {'total': 2, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 108, 'id': 'TM-4204', 'api_model': 'category-terms',
                   'api_link': ..., 'title': 'architecture',
                   'timestamp': '2024-06-26T22:33:05-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: categories and terms that classify artworks.

        Returns
        -------
        list of str
            What the coroutine gives when it is awaited. The member names of the first record of
            the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/category-terms

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.category_terms.field_names()
        ['id', 'api_model', 'api_link', 'title', 'subtype', 'parent_id', 'aat_id', ...]
        """
    def search_mapping(
        self,
    ) -> Coroutine[Any, Any, _types.MuseumCategoryTermsSearchMappingAnswer]:
        """Elasticsearch mapping of the search index: categories and terms that classify artworks.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - current : dict (properties : dict)
            - intended : dict (properties : dict)

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/category-terms/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.category_terms.search_mapping()
        {'current': {'properties': {'id': {'type': 'text'}, 'api_model': {...}, ...}},
         'intended': {'properties': {'id': {'type': 'text'}, 'api_model': {...}, ...}}}
        """
