# Written by tools/write.py from the table; do not edit.

import builtins
from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

@final
class MuseumPrintedPublications(Namespace):
    """Art Institute of Chicago API: printed publications.

    Methods
    -------
    list
        One page of printed publications.
    list_with_fields
        One page of printed publications, each with the named members alone.
    get
        One printed publication by its id.
    search
        Search among printed publications by a text or an Elasticsearch query, best match
        first.
    field_names
        Names of the members that a record has: printed publications.
    search_mapping
        Elasticsearch mapping of the search index: printed publications.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumPrintedPublicationField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumPrintedPublicationField] | None = None,
    ) -> _types.MuseumPrintedPublicationsListAnswer:
        """One page of printed publications.

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

            - id : int
            - api_model : str
            - api_link : str
            - title : str or None
            - web_url : str or None
            - copy : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.printed_publications.list)` gives
        the records of all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications

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
        >>> museum.printed_publications.list()
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': 1016, 'api_model': 'printed-publications', 'api_link': ...,
                   'title': 'Public Library Agreement', 'web_url': None,
                   'copy': 'The eastern review covers the light of late summer....',
                   'source_updated_at': '2024-06-23T17:27:42-05:00',
                   'updated_at': '2024-06-23T17:27:42-05:00', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumPrintedPublicationField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.MuseumPrintedPublicationsListWithFieldsAnswer:
        """One page of printed publications, each with the named members alone.

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

            - id : int
            - api_model : str
            - api_link : str
            - title : str or None
            - web_url : str or None
            - copy : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page;
        `openshelf.paginate(museum.printed_publications.list_with_fields)` gives the records of
        all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications/

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
        >>> museum.printed_publications.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': 1016, 'title': 'Public Library Agreement'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumPrintedPublicationField] | None = None,
        include: Sequence[str] | None = None,
    ) -> _types.MuseumPrintedPublicationsGetAnswer:
        """One printed publication by its id.

        Parameters
        ----------
        id : int
            Id of the printed publication.
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

            - id : int
            - api_model : str
            - api_link : str
            - title : str or None
            - web_url : str or None
            - copy : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        The new name of printed_catalogs.

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications/{id}

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
        >>> museum.printed_publications.get(27992)
        {'data': {'id': 27992, 'api_model': 'printed-publications', 'api_link': ...,
                  'title': 'Monet and the Water Lilies', 'web_url': ...,
                  'copy': 'The late bridge workshop supports veterans and...',
                  'source_updated_at': '2023-08-17T05:46:57-05:00',
                  'updated_at': '2023-08-17T05:46:57-05:00', ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumPrintedPublicationField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumPrintedPublicationSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumPrintedPublicationsSearchAnswer:
        """Search among printed publications by a text or an Elasticsearch query, best match first.

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
            - id : int
            - api_model : str
            - api_link : str
            - title : str or None
            - web_url : str or None
            - copy : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.printed_publications.search)` gives
        the records of all pages. Page numbers reach 1000 records; `paginate` reads those beyond
        by ranges of ids.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications/search

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
        >>> museum.printed_publications.search("monet")
        {'preference': None,
         'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 8, 'id': 27992, 'api_model': 'printed-publications',
                   'api_link': ..., 'title': 'Monet and the Water Lilies',
                   'timestamp': '2023-08-17T05:46:57-05:00'}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: printed publications.

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.printed_publications.field_names()
        ['id', 'api_model', 'api_link', 'title', 'web_url', 'copy', 'source_update...', ...]
        """
    def search_mapping(self) -> _types.MuseumPrintedPublicationsSearchMappingAnswer:
        """Elasticsearch mapping of the search index: printed publications.

        Returns
        -------
        dict
            Members:

            - current : dict (properties : dict)
            - intended : dict (properties : dict)

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.printed_publications.search_mapping()
        {'current': {'properties': {'id': {'type': 'integer'}, ...}},
         'intended': {'properties': {'id': {'type': 'integer'}, ...}}}
        """

@final
class AsyncMuseumPrintedPublications(Namespace):
    """Art Institute of Chicago API: printed publications.

    Has the methods of MuseumPrintedPublications; each gives a coroutine to await.

    Methods
    -------
    list
        One page of printed publications.
    list_with_fields
        One page of printed publications, each with the named members alone.
    get
        One printed publication by its id.
    search
        Search among printed publications by a text or an Elasticsearch query, best match
        first.
    field_names
        Names of the members that a record has: printed publications.
    search_mapping
        Elasticsearch mapping of the search index: printed publications.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumPrintedPublicationField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumPrintedPublicationField] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumPrintedPublicationsListAnswer]:
        """One page of printed publications.

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

            - id : int
            - api_model : str
            - api_link : str
            - title : str or None
            - web_url : str or None
            - copy : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.printed_publications.list)` gives
        the records of all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications

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
        >>> await museum.printed_publications.list()
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': 1016, 'api_model': 'printed-publications', 'api_link': ...,
                   'title': 'Public Library Agreement', 'web_url': None,
                   'copy': 'The eastern review covers the light of late summer....',
                   'source_updated_at': '2024-06-23T17:27:42-05:00',
                   'updated_at': '2024-06-23T17:27:42-05:00', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumPrintedPublicationField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.MuseumPrintedPublicationsListWithFieldsAnswer]:
        """One page of printed publications, each with the named members alone.

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

            - id : int
            - api_model : str
            - api_link : str
            - title : str or None
            - web_url : str or None
            - copy : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page;
        `openshelf.paginate(museum.printed_publications.list_with_fields)` gives the records of
        all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications/

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
        >>> await museum.printed_publications.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': 1016, 'title': 'Public Library Agreement'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumPrintedPublicationField] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumPrintedPublicationsGetAnswer]:
        """One printed publication by its id.

        Parameters
        ----------
        id : int
            Id of the printed publication.
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

            - id : int
            - api_model : str
            - api_link : str
            - title : str or None
            - web_url : str or None
            - copy : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        The new name of printed_catalogs.

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications/{id}

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
        >>> await museum.printed_publications.get(27992)
        {'data': {'id': 27992, 'api_model': 'printed-publications', 'api_link': ...,
                  'title': 'Monet and the Water Lilies', 'web_url': ...,
                  'copy': 'The late bridge workshop supports veterans and...',
                  'source_updated_at': '2023-08-17T05:46:57-05:00',
                  'updated_at': '2023-08-17T05:46:57-05:00', ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumPrintedPublicationField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumPrintedPublicationSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumPrintedPublicationsSearchAnswer]:
        """Search among printed publications by a text or an Elasticsearch query, best match first.

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
            - id : int
            - api_model : str
            - api_link : str
            - title : str or None
            - web_url : str or None
            - copy : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.printed_publications.search)` gives
        the records of all pages. Page numbers reach 1000 records; `paginate` reads those beyond
        by ranges of ids.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications/search

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
        >>> await museum.printed_publications.search("monet")
        {'preference': None,
         'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 8, 'id': 27992, 'api_model': 'printed-publications',
                   'api_link': ..., 'title': 'Monet and the Water Lilies',
                   'timestamp': '2023-08-17T05:46:57-05:00'}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: printed publications.

        Returns
        -------
        list of str
            What the coroutine gives when it is awaited. The member names of the first record of
            the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.printed_publications.field_names()
        ['id', 'api_model', 'api_link', 'title', 'web_url', 'copy', 'source_update...', ...]
        """
    def search_mapping(
        self,
    ) -> Coroutine[Any, Any, _types.MuseumPrintedPublicationsSearchMappingAnswer]:
        """Elasticsearch mapping of the search index: printed publications.

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

        Endpoint: GET https://api.artic.edu/api/v1/printed-publications/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.printed_publications.search_mapping()
        {'current': {'properties': {'id': {'type': 'integer'}, ...}},
         'intended': {'properties': {'id': {'type': 'integer'}, ...}}}
        """
