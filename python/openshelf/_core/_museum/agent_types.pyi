# Written by tools/write.py from the table; do not edit.

import builtins
from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

@final
class MuseumAgentTypes(Namespace):
    """Art Institute of Chicago API: agent types.

    Methods
    -------
    list
        One page of kinds of people and organisations.
    list_with_fields
        One page of kinds of people and organisations, each with the named members alone.
    get
        One kind of person or organisation by its id.
    search
        Search among kinds of people and organisations by a text or an Elasticsearch query,
        best match first.
    field_names
        Names of the members that a record has: kinds of people and organisations.
    search_mapping
        Elasticsearch mapping of the search index: kinds of people and organisations.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumAgentTypeField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumAgentTypeField] | None = None,
    ) -> _types.MuseumAgentTypesListAnswer:
        """One page of kinds of people and organisations.

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
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.agent_types.list)` gives the records
        of all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/agent-types

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
        >>> museum.agent_types.list()
        {'pagination': {'total': 6, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'id': 1013, 'api_model': 'agent-types', 'api_link': ...,
                   'title': 'Culture', 'source_updated_at': '2024-02-21T19:50:36-06:00',
                   'updated_at': '2024-02-21T19:50:36-06:00',
                   'timestamp': '2024-02-21T19:50:36-06:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumAgentTypeField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.MuseumAgentTypesListWithFieldsAnswer:
        """One page of kinds of people and organisations, each with the named members alone.

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
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.agent_types.list_with_fields)` gives
        the records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/agent-types/

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
        >>> museum.agent_types.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 6, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'id': 1013, 'title': 'Culture'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumAgentTypeField] | None = None,
        include: Sequence[str] | None = None,
    ) -> _types.MuseumAgentTypesGetAnswer:
        """One kind of person or organisation by its id.

        Parameters
        ----------
        id : int
            Id of the kind of person or organisation.
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
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        The service cannot search these: search always gives ServerError (500).

        Endpoint: GET https://api.artic.edu/api/v1/agent-types/{id}

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
        >>> museum.agent_types.get(27992)
        {'data': {'id': 27992, 'api_model': 'agent-types', 'api_link': ...,
                  'title': 'Individual',
                  'source_updated_at': '2023-12-04T16:07:01-06:00',
                  'updated_at': '2023-12-04T16:07:01-06:00',
                  'timestamp': '2023-12-04T16:07:01-06:00'},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumAgentTypeField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumAgentTypeSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumAgentTypesSearchAnswer:
        """Search among kinds of people and organisations by a text or an Elasticsearch query, best
        match first.

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
            - pagination
            - data
            - info
            - aggregations
            - config

            Members of the records in data:

            - _score : float or None. How well the record matches. None with sort.
            - id : int
            - api_model : str
            - api_link : str
            - title : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.agent_types.search)` gives the
        records of all pages. Page numbers reach 1000 records; `paginate` reads those beyond by
        ranges of ids.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/agent-types/search

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
        >>> museum.agent_types.search("artist")
        Traceback (most recent call last):
            ...
        openshelf.errors.ServerError: 500 from ...
        """
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: kinds of people and organisations.

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/agent-types

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.agent_types.field_names()
        ['id', 'api_model', 'api_link', 'title', 'source_updated_at', 'updated_at', ...]
        """
    def search_mapping(self) -> _types.MuseumAgentTypesSearchMappingAnswer:
        """Elasticsearch mapping of the search index: kinds of people and organisations.

        Returns
        -------
        dict
            Members:

            - current
            - intended

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/agent-types/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.agent_types.search_mapping()
        Traceback (most recent call last):
            ...
        openshelf.errors.BadRequestError: 400 from ...
        """

@final
class AsyncMuseumAgentTypes(Namespace):
    """Art Institute of Chicago API: agent types.

    Has the methods of MuseumAgentTypes; each gives a coroutine to await.

    Methods
    -------
    list
        One page of kinds of people and organisations.
    list_with_fields
        One page of kinds of people and organisations, each with the named members alone.
    get
        One kind of person or organisation by its id.
    search
        Search among kinds of people and organisations by a text or an Elasticsearch query,
        best match first.
    field_names
        Names of the members that a record has: kinds of people and organisations.
    search_mapping
        Elasticsearch mapping of the search index: kinds of people and organisations.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumAgentTypeField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumAgentTypeField] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumAgentTypesListAnswer]:
        """One page of kinds of people and organisations.

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
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.agent_types.list)` gives the records
        of all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/agent-types

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
        >>> await museum.agent_types.list()
        {'pagination': {'total': 6, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'id': 1013, 'api_model': 'agent-types', 'api_link': ...,
                   'title': 'Culture', 'source_updated_at': '2024-02-21T19:50:36-06:00',
                   'updated_at': '2024-02-21T19:50:36-06:00',
                   'timestamp': '2024-02-21T19:50:36-06:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumAgentTypeField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.MuseumAgentTypesListWithFieldsAnswer]:
        """One page of kinds of people and organisations, each with the named members alone.

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
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.agent_types.list_with_fields)` gives
        the records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/agent-types/

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
        >>> await museum.agent_types.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 6, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'id': 1013, 'title': 'Culture'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumAgentTypeField] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumAgentTypesGetAnswer]:
        """One kind of person or organisation by its id.

        Parameters
        ----------
        id : int
            Id of the kind of person or organisation.
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
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        The service cannot search these: search always gives ServerError (500).

        Endpoint: GET https://api.artic.edu/api/v1/agent-types/{id}

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
        >>> await museum.agent_types.get(27992)
        {'data': {'id': 27992, 'api_model': 'agent-types', 'api_link': ...,
                  'title': 'Individual',
                  'source_updated_at': '2023-12-04T16:07:01-06:00',
                  'updated_at': '2023-12-04T16:07:01-06:00',
                  'timestamp': '2023-12-04T16:07:01-06:00'},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumAgentTypeField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumAgentTypeSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumAgentTypesSearchAnswer]:
        """Search among kinds of people and organisations by a text or an Elasticsearch query, best
        match first.

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
            - pagination
            - data
            - info
            - aggregations
            - config

            Members of the records in data:

            - _score : float or None. How well the record matches. None with sort.
            - id : int
            - api_model : str
            - api_link : str
            - title : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.agent_types.search)` gives the
        records of all pages. Page numbers reach 1000 records; `paginate` reads those beyond by
        ranges of ids.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/agent-types/search

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
        >>> await museum.agent_types.search("artist")
        Traceback (most recent call last):
            ...
        openshelf.errors.ServerError: 500 from ...
        """
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: kinds of people and organisations.

        Returns
        -------
        list of str
            What the coroutine gives when it is awaited. The member names of the first record of
            the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/agent-types

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.agent_types.field_names()
        ['id', 'api_model', 'api_link', 'title', 'source_updated_at', 'updated_at', ...]
        """
    def search_mapping(
        self,
    ) -> Coroutine[Any, Any, _types.MuseumAgentTypesSearchMappingAnswer]:
        """Elasticsearch mapping of the search index: kinds of people and organisations.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - current
            - intended

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/agent-types/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.agent_types.search_mapping()
        Traceback (most recent call last):
            ...
        openshelf.errors.BadRequestError: 400 from ...
        """
