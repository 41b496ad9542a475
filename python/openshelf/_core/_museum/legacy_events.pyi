# Written by tools/write.py from the table; do not edit.

import builtins
from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

@final
class MuseumLegacyEvents(Namespace):
    """Art Institute of Chicago API: legacy events.

    Methods
    -------
    list
        One page of dates of events under their old name.
    list_with_fields
        One page of dates of events under their old name, each with the named members alone.
    get
        One date of an event under its old name by its id.
    search
        Search among dates of events under their old name by a text or an Elasticsearch
        query, best match first.
    field_names
        Names of the members that a record has: dates of events under their old name.
    search_mapping
        Elasticsearch mapping of the search index: dates of events under their old name.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumLegacyEventField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumLegacyEventField] | None = None,
    ) -> _types.MuseumLegacyEventsListAnswer:
        """One page of dates of events under their old name.

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
            - title_display : str or None. HTML.
            - event_id : int or None
            - short_description : str or None
            - description : str or None. HTML.
            - image_url : str or None
            - is_ticketed : bool or None
            - is_private : bool or None
            - is_sales_button_hidden : bool or None
            - start_at : str or None, ISO 8601
            - end_at : str or None, ISO 8601
            - on_sale_at : str or None, ISO 8601. The service does not document it.
            - off_sale_at : str or None, ISO 8601. The service does not document it.
            - location : str or None
            - button_url : str or None
            - button_text : str or None
            - button_caption : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.legacy_events.list)` gives the
        records of all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events

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
        >>> museum.legacy_events.list()
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': '194365e5-cf7f-5a24-a5ce-35e5aa0a522b',
                   'api_model': 'event-occurrences', 'api_link': ...,
                   'title': 'Modern Garden Assembly',
                   'title_display': 'Modern Garden Assembly', 'event_id': 1021,
                   'short_description': None, ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumLegacyEventField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.MuseumLegacyEventsListWithFieldsAnswer:
        """One page of dates of events under their old name, each with the named members alone.

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
            - title_display : str or None. HTML.
            - event_id : int or None
            - short_description : str or None
            - description : str or None. HTML.
            - image_url : str or None
            - is_ticketed : bool or None
            - is_private : bool or None
            - is_sales_button_hidden : bool or None
            - start_at : str or None, ISO 8601
            - end_at : str or None, ISO 8601
            - on_sale_at : str or None, ISO 8601. The service does not document it.
            - off_sale_at : str or None, ISO 8601. The service does not document it.
            - location : str or None
            - button_url : str or None
            - button_text : str or None
            - button_caption : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.legacy_events.list_with_fields)`
        gives the records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events/

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
        >>> museum.legacy_events.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': '194365e5-cf7f-5a24-a5ce-35e5aa0a522b',
                   'title': 'Modern Garden Assembly'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: str,
        *,
        fields: Sequence[_types.MuseumLegacyEventField] | None = None,
        include: Sequence[str] | None = None,
    ) -> _types.MuseumLegacyEventsGetAnswer:
        """One date of an event under its old name by its id.

        Parameters
        ----------
        id : str
            Id of the date of an event under its old name.
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
            - title_display : str or None. HTML.
            - event_id : int or None
            - short_description : str or None
            - description : str or None. HTML.
            - image_url : str or None
            - is_ticketed : bool or None
            - is_private : bool or None
            - is_sales_button_hidden : bool or None
            - start_at : str or None, ISO 8601
            - end_at : str or None, ISO 8601
            - on_sale_at : str or None, ISO 8601. The service does not document it.
            - off_sale_at : str or None, ISO 8601. The service does not document it.
            - location : str or None
            - button_url : str or None
            - button_text : str or None
            - button_caption : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        The records are those of event_occurrences.

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events/{id}

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
        >>> museum.legacy_events.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")
        {'data': {'id': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                  'api_model': 'event-occurrences', 'api_link': ...,
                  'title': 'Monet and the Water Lilies',
                  'title_display': 'Monet and the Water Lilies', 'event_id': 1049,
                  'short_description': 'The blue archive maintains the making of...', ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumLegacyEventField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumLegacyEventSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumLegacyEventsSearchAnswer:
        """Search among dates of events under their old name by a text or an Elasticsearch query,
        best match first.

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
            - title_display : str or None. HTML.
            - event_id : int or None
            - short_description : str or None
            - description : str or None. HTML.
            - image_url : str or None
            - is_ticketed : bool or None
            - is_private : bool or None
            - is_sales_button_hidden : bool or None
            - start_at : str or None, ISO 8601
            - end_at : str or None, ISO 8601
            - on_sale_at : str or None, ISO 8601. The service does not document it.
            - off_sale_at : str or None, ISO 8601. The service does not document it.
            - location : str or None
            - button_url : str or None
            - button_text : str or None
            - button_caption : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.legacy_events.search)` gives the
        records of all pages. Page numbers reach 1000 records, and the service has no way to
        those beyond.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events/search

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
        >>> museum.legacy_events.search("monet")
        {'preference': None,
         'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 8, 'id': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                   'api_model': 'event-occurrences', 'api_link': ...,
                   'title': 'Monet and the Water Lilies',
                   'timestamp': '2023-10-26T21:47:09-05:00'}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: dates of events under their old name.

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.legacy_events.field_names()
        ['id', 'api_model', 'api_link', 'title', 'title_display', 'event_id', 'sho...', ...]
        """
    def search_mapping(self) -> _types.MuseumLegacyEventsSearchMappingAnswer:
        """Elasticsearch mapping of the search index: dates of events under their old name.

        Returns
        -------
        dict
            Members:

            - current : dict (properties : dict)
            - intended : dict (properties : dict)

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.legacy_events.search_mapping()
        {'current': {'properties': {'id': {'type': 'text'}, 'api_model': {...}, ...}},
         'intended': {'properties': {'id': {'type': 'text'}, 'api_model': {...}, ...}}}
        """

@final
class AsyncMuseumLegacyEvents(Namespace):
    """Art Institute of Chicago API: legacy events.

    Has the methods of MuseumLegacyEvents; each gives a coroutine to await.

    Methods
    -------
    list
        One page of dates of events under their old name.
    list_with_fields
        One page of dates of events under their old name, each with the named members alone.
    get
        One date of an event under its old name by its id.
    search
        Search among dates of events under their old name by a text or an Elasticsearch
        query, best match first.
    field_names
        Names of the members that a record has: dates of events under their old name.
    search_mapping
        Elasticsearch mapping of the search index: dates of events under their old name.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumLegacyEventField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumLegacyEventField] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumLegacyEventsListAnswer]:
        """One page of dates of events under their old name.

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
            - title_display : str or None. HTML.
            - event_id : int or None
            - short_description : str or None
            - description : str or None. HTML.
            - image_url : str or None
            - is_ticketed : bool or None
            - is_private : bool or None
            - is_sales_button_hidden : bool or None
            - start_at : str or None, ISO 8601
            - end_at : str or None, ISO 8601
            - on_sale_at : str or None, ISO 8601. The service does not document it.
            - off_sale_at : str or None, ISO 8601. The service does not document it.
            - location : str or None
            - button_url : str or None
            - button_text : str or None
            - button_caption : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.legacy_events.list)` gives the
        records of all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events

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
        >>> await museum.legacy_events.list()
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': '194365e5-cf7f-5a24-a5ce-35e5aa0a522b',
                   'api_model': 'event-occurrences', 'api_link': ...,
                   'title': 'Modern Garden Assembly',
                   'title_display': 'Modern Garden Assembly', 'event_id': 1021,
                   'short_description': None, ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumLegacyEventField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.MuseumLegacyEventsListWithFieldsAnswer]:
        """One page of dates of events under their old name, each with the named members alone.

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
            - title_display : str or None. HTML.
            - event_id : int or None
            - short_description : str or None
            - description : str or None. HTML.
            - image_url : str or None
            - is_ticketed : bool or None
            - is_private : bool or None
            - is_sales_button_hidden : bool or None
            - start_at : str or None, ISO 8601
            - end_at : str or None, ISO 8601
            - on_sale_at : str or None, ISO 8601. The service does not document it.
            - off_sale_at : str or None, ISO 8601. The service does not document it.
            - location : str or None
            - button_url : str or None
            - button_text : str or None
            - button_caption : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.legacy_events.list_with_fields)`
        gives the records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events/

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
        >>> await museum.legacy_events.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': '194365e5-cf7f-5a24-a5ce-35e5aa0a522b',
                   'title': 'Modern Garden Assembly'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: str,
        *,
        fields: Sequence[_types.MuseumLegacyEventField] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumLegacyEventsGetAnswer]:
        """One date of an event under its old name by its id.

        Parameters
        ----------
        id : str
            Id of the date of an event under its old name.
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
            - title_display : str or None. HTML.
            - event_id : int or None
            - short_description : str or None
            - description : str or None. HTML.
            - image_url : str or None
            - is_ticketed : bool or None
            - is_private : bool or None
            - is_sales_button_hidden : bool or None
            - start_at : str or None, ISO 8601
            - end_at : str or None, ISO 8601
            - on_sale_at : str or None, ISO 8601. The service does not document it.
            - off_sale_at : str or None, ISO 8601. The service does not document it.
            - location : str or None
            - button_url : str or None
            - button_text : str or None
            - button_caption : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        The records are those of event_occurrences.

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events/{id}

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
        >>> await museum.legacy_events.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")
        {'data': {'id': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                  'api_model': 'event-occurrences', 'api_link': ...,
                  'title': 'Monet and the Water Lilies',
                  'title_display': 'Monet and the Water Lilies', 'event_id': 1049,
                  'short_description': 'The blue archive maintains the making of...', ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumLegacyEventField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumLegacyEventSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumLegacyEventsSearchAnswer]:
        """Search among dates of events under their old name by a text or an Elasticsearch query,
        best match first.

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
            - title_display : str or None. HTML.
            - event_id : int or None
            - short_description : str or None
            - description : str or None. HTML.
            - image_url : str or None
            - is_ticketed : bool or None
            - is_private : bool or None
            - is_sales_button_hidden : bool or None
            - start_at : str or None, ISO 8601
            - end_at : str or None, ISO 8601
            - on_sale_at : str or None, ISO 8601. The service does not document it.
            - off_sale_at : str or None, ISO 8601. The service does not document it.
            - location : str or None
            - button_url : str or None
            - button_text : str or None
            - button_caption : str or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.legacy_events.search)` gives the
        records of all pages. Page numbers reach 1000 records, and the service has no way to
        those beyond.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events/search

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
        >>> await museum.legacy_events.search("monet")
        {'preference': None,
         'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 8, 'id': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                   'api_model': 'event-occurrences', 'api_link': ...,
                   'title': 'Monet and the Water Lilies',
                   'timestamp': '2023-10-26T21:47:09-05:00'}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: dates of events under their old name.

        Returns
        -------
        list of str
            What the coroutine gives when it is awaited. The member names of the first record of
            the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.legacy_events.field_names()
        ['id', 'api_model', 'api_link', 'title', 'title_display', 'event_id', 'sho...', ...]
        """
    def search_mapping(
        self,
    ) -> Coroutine[Any, Any, _types.MuseumLegacyEventsSearchMappingAnswer]:
        """Elasticsearch mapping of the search index: dates of events under their old name.

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

        Endpoint: GET https://api.artic.edu/api/v1/legacy-events/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.legacy_events.search_mapping()
        {'current': {'properties': {'id': {'type': 'text'}, 'api_model': {...}, ...}},
         'intended': {'properties': {'id': {'type': 'text'}, 'api_model': {...}, ...}}}
        """
