# Written by tools/write.py from the table; do not edit.

import builtins
from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

@final
class MuseumHours(Namespace):
    """Art Institute of Chicago API: hours.

    Methods
    -------
    list
        One page of opening hours of the museum's buildings.
    list_with_fields
        One page of opening hours of the museum's buildings, each with the named members
        alone.
    get
        One set of opening hours by its id.
    search
        Search among opening hours of the museum's buildings by a text or an Elasticsearch
        query, best match first.
    field_names
        Names of the members that a record has: opening hours of the museum's buildings.
    search_mapping
        Elasticsearch mapping of the search index: opening hours of the museum's buildings.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumHourField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumHourField] | None = None,
    ) -> _types.MuseumHoursListAnswer:
        """One page of opening hours of the museum's buildings.

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

            - id : int; api_model : str; api_link : str
            - title : str or None. Always None.
            - monday_is_closed : bool or None
            - monday_member_open : str or None, ISO 8601 duration since midnight
            - monday_member_close : str or None, ISO 8601 duration since midnight
            - monday_public_open : str or None, ISO 8601 duration since midnight
            - monday_public_close : str or None, ISO 8601 duration since midnight
            - tuesday_is_closed : bool or None
            - tuesday_member_open : str or None, ISO 8601 duration since midnight
            - tuesday_member_close : str or None, ISO 8601 duration since midnight
            - tuesday_public_open : str or None, ISO 8601 duration since midnight
            - tuesday_public_close : str or None, ISO 8601 duration since midnight
            - wednesday_is_closed : bool or None
            - wednesday_member_open : str or None, ISO 8601 duration since midnight
            - wednesday_member_close : str or None, ISO 8601 duration since midnight
            - wednesday_public_open : str or None, ISO 8601 duration since midnight
            - wednesday_public_close : str or None, ISO 8601 duration since midnight
            - thursday_is_closed : bool or None
            - thursday_member_open : str or None, ISO 8601 duration since midnight
            - thursday_member_close : str or None, ISO 8601 duration since midnight
            - thursday_public_open : str or None, ISO 8601 duration since midnight
            - thursday_public_close : str or None, ISO 8601 duration since midnight
            - friday_is_closed : bool or None
            - friday_member_open : str or None, ISO 8601 duration since midnight
            - friday_member_close : str or None, ISO 8601 duration since midnight
            - friday_public_open : str or None, ISO 8601 duration since midnight
            - friday_public_close : str or None, ISO 8601 duration since midnight
            - saturday_is_closed : bool or None
            - saturday_member_open : str or None, ISO 8601 duration since midnight
            - saturday_member_close : str or None, ISO 8601 duration since midnight
            - saturday_public_open : str or None, ISO 8601 duration since midnight
            - saturday_public_close : str or None, ISO 8601 duration since midnight
            - sunday_is_closed : bool or None
            - sunday_member_open : str or None, ISO 8601 duration since midnight
            - sunday_member_close : str or None, ISO 8601 duration since midnight
            - sunday_public_open : str or None, ISO 8601 duration since midnight
            - sunday_public_close : str or None, ISO 8601 duration since midnight
            - summary : str or None; additional_text : str or None
            - source_updated_at : str or None, ISO 8601. Always None: no such data here.
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.hours.list)` gives the records of
        all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/hours

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
        >>> museum.hours.list()
        {'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'id': 27992, 'api_model': 'hours', 'api_link': ...,
                   'title': 'Museum Hours', 'monday_is_closed': False,
                   'monday_member_open': 'PT10H00M', 'monday_member_close': 'PT20H00M',
                   'monday_public_open': 'PT9H00M', 'monday_public_close': 'PT18H00M',
                   'tuesday_is_closed': False, 'tuesday_member_open': 'PT11H00M', ...}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumHourField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.MuseumHoursListWithFieldsAnswer:
        """One page of opening hours of the museum's buildings, each with the named members alone.

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

            - id : int; api_model : str; api_link : str
            - title : str or None. Always None.
            - monday_is_closed : bool or None
            - monday_member_open : str or None, ISO 8601 duration since midnight
            - monday_member_close : str or None, ISO 8601 duration since midnight
            - monday_public_open : str or None, ISO 8601 duration since midnight
            - monday_public_close : str or None, ISO 8601 duration since midnight
            - tuesday_is_closed : bool or None
            - tuesday_member_open : str or None, ISO 8601 duration since midnight
            - tuesday_member_close : str or None, ISO 8601 duration since midnight
            - tuesday_public_open : str or None, ISO 8601 duration since midnight
            - tuesday_public_close : str or None, ISO 8601 duration since midnight
            - wednesday_is_closed : bool or None
            - wednesday_member_open : str or None, ISO 8601 duration since midnight
            - wednesday_member_close : str or None, ISO 8601 duration since midnight
            - wednesday_public_open : str or None, ISO 8601 duration since midnight
            - wednesday_public_close : str or None, ISO 8601 duration since midnight
            - thursday_is_closed : bool or None
            - thursday_member_open : str or None, ISO 8601 duration since midnight
            - thursday_member_close : str or None, ISO 8601 duration since midnight
            - thursday_public_open : str or None, ISO 8601 duration since midnight
            - thursday_public_close : str or None, ISO 8601 duration since midnight
            - friday_is_closed : bool or None
            - friday_member_open : str or None, ISO 8601 duration since midnight
            - friday_member_close : str or None, ISO 8601 duration since midnight
            - friday_public_open : str or None, ISO 8601 duration since midnight
            - friday_public_close : str or None, ISO 8601 duration since midnight
            - saturday_is_closed : bool or None
            - saturday_member_open : str or None, ISO 8601 duration since midnight
            - saturday_member_close : str or None, ISO 8601 duration since midnight
            - saturday_public_open : str or None, ISO 8601 duration since midnight
            - saturday_public_close : str or None, ISO 8601 duration since midnight
            - sunday_is_closed : bool or None
            - sunday_member_open : str or None, ISO 8601 duration since midnight
            - sunday_member_close : str or None, ISO 8601 duration since midnight
            - sunday_public_open : str or None, ISO 8601 duration since midnight
            - sunday_public_close : str or None, ISO 8601 duration since midnight
            - summary : str or None; additional_text : str or None
            - source_updated_at : str or None, ISO 8601. Always None: no such data here.
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.hours.list_with_fields)` gives the
        records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/hours/

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
        >>> museum.hours.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'id': 27992, 'title': 'Museum Hours'}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumHourField] | None = None,
        include: Sequence[str] | None = None,
    ) -> _types.MuseumHoursGetAnswer:
        """One set of opening hours by its id.

        Parameters
        ----------
        id : int
            Id of the set of opening hours.
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

            - id : int; api_model : str; api_link : str
            - title : str or None. Always None.
            - monday_is_closed : bool or None
            - monday_member_open : str or None, ISO 8601 duration since midnight
            - monday_member_close : str or None, ISO 8601 duration since midnight
            - monday_public_open : str or None, ISO 8601 duration since midnight
            - monday_public_close : str or None, ISO 8601 duration since midnight
            - tuesday_is_closed : bool or None
            - tuesday_member_open : str or None, ISO 8601 duration since midnight
            - tuesday_member_close : str or None, ISO 8601 duration since midnight
            - tuesday_public_open : str or None, ISO 8601 duration since midnight
            - tuesday_public_close : str or None, ISO 8601 duration since midnight
            - wednesday_is_closed : bool or None
            - wednesday_member_open : str or None, ISO 8601 duration since midnight
            - wednesday_member_close : str or None, ISO 8601 duration since midnight
            - wednesday_public_open : str or None, ISO 8601 duration since midnight
            - wednesday_public_close : str or None, ISO 8601 duration since midnight
            - thursday_is_closed : bool or None
            - thursday_member_open : str or None, ISO 8601 duration since midnight
            - thursday_member_close : str or None, ISO 8601 duration since midnight
            - thursday_public_open : str or None, ISO 8601 duration since midnight
            - thursday_public_close : str or None, ISO 8601 duration since midnight
            - friday_is_closed : bool or None
            - friday_member_open : str or None, ISO 8601 duration since midnight
            - friday_member_close : str or None, ISO 8601 duration since midnight
            - friday_public_open : str or None, ISO 8601 duration since midnight
            - friday_public_close : str or None, ISO 8601 duration since midnight
            - saturday_is_closed : bool or None
            - saturday_member_open : str or None, ISO 8601 duration since midnight
            - saturday_member_close : str or None, ISO 8601 duration since midnight
            - saturday_public_open : str or None, ISO 8601 duration since midnight
            - saturday_public_close : str or None, ISO 8601 duration since midnight
            - sunday_is_closed : bool or None
            - sunday_member_open : str or None, ISO 8601 duration since midnight
            - sunday_member_close : str or None, ISO 8601 duration since midnight
            - sunday_public_open : str or None, ISO 8601 duration since midnight
            - sunday_public_close : str or None, ISO 8601 duration since midnight
            - summary : str or None; additional_text : str or None
            - source_updated_at : str or None, ISO 8601. Always None: no such data here.
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        Opening hours. Times are ISO 8601 durations such as PT10H00M.

        Endpoint: GET https://api.artic.edu/api/v1/hours/{id}

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
        >>> museum.hours.get(27992)
        {'data': {'id': 27992, 'api_model': 'hours', 'api_link': ...,
                  'title': 'Museum Hours', 'monday_is_closed': False,
                  'monday_member_open': 'PT10H00M', 'monday_member_close': 'PT20H00M',
                  'monday_public_open': 'PT9H00M', 'monday_public_close': 'PT18H00M',
                  'tuesday_is_closed': False, 'tuesday_member_open': 'PT11H00M', ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumHourField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumHourSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumHoursSearchAnswer:
        """Search among opening hours of the museum's buildings by a text or an Elasticsearch
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
            - id : int; api_model : str; api_link : str
            - title : str or None. Always None.
            - monday_is_closed : bool or None
            - monday_member_open : str or None, ISO 8601 duration since midnight
            - monday_member_close : str or None, ISO 8601 duration since midnight
            - monday_public_open : str or None, ISO 8601 duration since midnight
            - monday_public_close : str or None, ISO 8601 duration since midnight
            - tuesday_is_closed : bool or None
            - tuesday_member_open : str or None, ISO 8601 duration since midnight
            - tuesday_member_close : str or None, ISO 8601 duration since midnight
            - tuesday_public_open : str or None, ISO 8601 duration since midnight
            - tuesday_public_close : str or None, ISO 8601 duration since midnight
            - wednesday_is_closed : bool or None
            - wednesday_member_open : str or None, ISO 8601 duration since midnight
            - wednesday_member_close : str or None, ISO 8601 duration since midnight
            - wednesday_public_open : str or None, ISO 8601 duration since midnight
            - wednesday_public_close : str or None, ISO 8601 duration since midnight
            - thursday_is_closed : bool or None
            - thursday_member_open : str or None, ISO 8601 duration since midnight
            - thursday_member_close : str or None, ISO 8601 duration since midnight
            - thursday_public_open : str or None, ISO 8601 duration since midnight
            - thursday_public_close : str or None, ISO 8601 duration since midnight
            - friday_is_closed : bool or None
            - friday_member_open : str or None, ISO 8601 duration since midnight
            - friday_member_close : str or None, ISO 8601 duration since midnight
            - friday_public_open : str or None, ISO 8601 duration since midnight
            - friday_public_close : str or None, ISO 8601 duration since midnight
            - saturday_is_closed : bool or None
            - saturday_member_open : str or None, ISO 8601 duration since midnight
            - saturday_member_close : str or None, ISO 8601 duration since midnight
            - saturday_public_open : str or None, ISO 8601 duration since midnight
            - saturday_public_close : str or None, ISO 8601 duration since midnight
            - sunday_is_closed : bool or None
            - sunday_member_open : str or None, ISO 8601 duration since midnight
            - sunday_member_close : str or None, ISO 8601 duration since midnight
            - sunday_public_open : str or None, ISO 8601 duration since midnight
            - sunday_public_close : str or None, ISO 8601 duration since midnight
            - summary : str or None; additional_text : str or None
            - source_updated_at : str or None, ISO 8601. Always None: no such data here.
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.hours.search)` gives the records of
        all pages. Page numbers reach 1000 records; `paginate` reads those beyond by ranges of
        ids.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/hours/search

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
        >>> museum.hours.search("museum")
        {'preference': None,
         'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 8, 'id': 27992, 'api_model': 'hours', 'api_link': ...,
                   'title': 'Museum Hours', 'timestamp': '2024-03-31T12:31:58-05:00'}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: opening hours of the museum's buildings.

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/hours

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.hours.field_names()
        ['id', 'api_model', 'api_link', 'title', 'monday_is_closed', 'monday_membe...', ...]
        """
    def search_mapping(self) -> _types.MuseumHoursSearchMappingAnswer:
        """Elasticsearch mapping of the search index: opening hours of the museum's buildings.

        Returns
        -------
        dict
            Members:

            - current : dict (properties : dict)
            - intended : dict (properties : dict)

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/hours/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.hours.search_mapping()
        {'current': {'properties': {'id': {'type': 'integer'}, ...}},
         'intended': {'properties': {'id': {'type': 'integer'}, ...}}}
        """

@final
class AsyncMuseumHours(Namespace):
    """Art Institute of Chicago API: hours.

    Has the methods of MuseumHours; each gives a coroutine to await.

    Methods
    -------
    list
        One page of opening hours of the museum's buildings.
    list_with_fields
        One page of opening hours of the museum's buildings, each with the named members
        alone.
    get
        One set of opening hours by its id.
    search
        Search among opening hours of the museum's buildings by a text or an Elasticsearch
        query, best match first.
    field_names
        Names of the members that a record has: opening hours of the museum's buildings.
    search_mapping
        Elasticsearch mapping of the search index: opening hours of the museum's buildings.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumHourField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumHourField] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumHoursListAnswer]:
        """One page of opening hours of the museum's buildings.

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

            - id : int; api_model : str; api_link : str
            - title : str or None. Always None.
            - monday_is_closed : bool or None
            - monday_member_open : str or None, ISO 8601 duration since midnight
            - monday_member_close : str or None, ISO 8601 duration since midnight
            - monday_public_open : str or None, ISO 8601 duration since midnight
            - monday_public_close : str or None, ISO 8601 duration since midnight
            - tuesday_is_closed : bool or None
            - tuesday_member_open : str or None, ISO 8601 duration since midnight
            - tuesday_member_close : str or None, ISO 8601 duration since midnight
            - tuesday_public_open : str or None, ISO 8601 duration since midnight
            - tuesday_public_close : str or None, ISO 8601 duration since midnight
            - wednesday_is_closed : bool or None
            - wednesday_member_open : str or None, ISO 8601 duration since midnight
            - wednesday_member_close : str or None, ISO 8601 duration since midnight
            - wednesday_public_open : str or None, ISO 8601 duration since midnight
            - wednesday_public_close : str or None, ISO 8601 duration since midnight
            - thursday_is_closed : bool or None
            - thursday_member_open : str or None, ISO 8601 duration since midnight
            - thursday_member_close : str or None, ISO 8601 duration since midnight
            - thursday_public_open : str or None, ISO 8601 duration since midnight
            - thursday_public_close : str or None, ISO 8601 duration since midnight
            - friday_is_closed : bool or None
            - friday_member_open : str or None, ISO 8601 duration since midnight
            - friday_member_close : str or None, ISO 8601 duration since midnight
            - friday_public_open : str or None, ISO 8601 duration since midnight
            - friday_public_close : str or None, ISO 8601 duration since midnight
            - saturday_is_closed : bool or None
            - saturday_member_open : str or None, ISO 8601 duration since midnight
            - saturday_member_close : str or None, ISO 8601 duration since midnight
            - saturday_public_open : str or None, ISO 8601 duration since midnight
            - saturday_public_close : str or None, ISO 8601 duration since midnight
            - sunday_is_closed : bool or None
            - sunday_member_open : str or None, ISO 8601 duration since midnight
            - sunday_member_close : str or None, ISO 8601 duration since midnight
            - sunday_public_open : str or None, ISO 8601 duration since midnight
            - sunday_public_close : str or None, ISO 8601 duration since midnight
            - summary : str or None; additional_text : str or None
            - source_updated_at : str or None, ISO 8601. Always None: no such data here.
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.hours.list)` gives the records of
        all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/hours

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
        >>> await museum.hours.list()
        {'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'id': 27992, 'api_model': 'hours', 'api_link': ...,
                   'title': 'Museum Hours', 'monday_is_closed': False,
                   'monday_member_open': 'PT10H00M', 'monday_member_close': 'PT20H00M',
                   'monday_public_open': 'PT9H00M', 'monday_public_close': 'PT18H00M',
                   'tuesday_is_closed': False, 'tuesday_member_open': 'PT11H00M', ...}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumHourField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.MuseumHoursListWithFieldsAnswer]:
        """One page of opening hours of the museum's buildings, each with the named members alone.

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

            - id : int; api_model : str; api_link : str
            - title : str or None. Always None.
            - monday_is_closed : bool or None
            - monday_member_open : str or None, ISO 8601 duration since midnight
            - monday_member_close : str or None, ISO 8601 duration since midnight
            - monday_public_open : str or None, ISO 8601 duration since midnight
            - monday_public_close : str or None, ISO 8601 duration since midnight
            - tuesday_is_closed : bool or None
            - tuesday_member_open : str or None, ISO 8601 duration since midnight
            - tuesday_member_close : str or None, ISO 8601 duration since midnight
            - tuesday_public_open : str or None, ISO 8601 duration since midnight
            - tuesday_public_close : str or None, ISO 8601 duration since midnight
            - wednesday_is_closed : bool or None
            - wednesday_member_open : str or None, ISO 8601 duration since midnight
            - wednesday_member_close : str or None, ISO 8601 duration since midnight
            - wednesday_public_open : str or None, ISO 8601 duration since midnight
            - wednesday_public_close : str or None, ISO 8601 duration since midnight
            - thursday_is_closed : bool or None
            - thursday_member_open : str or None, ISO 8601 duration since midnight
            - thursday_member_close : str or None, ISO 8601 duration since midnight
            - thursday_public_open : str or None, ISO 8601 duration since midnight
            - thursday_public_close : str or None, ISO 8601 duration since midnight
            - friday_is_closed : bool or None
            - friday_member_open : str or None, ISO 8601 duration since midnight
            - friday_member_close : str or None, ISO 8601 duration since midnight
            - friday_public_open : str or None, ISO 8601 duration since midnight
            - friday_public_close : str or None, ISO 8601 duration since midnight
            - saturday_is_closed : bool or None
            - saturday_member_open : str or None, ISO 8601 duration since midnight
            - saturday_member_close : str or None, ISO 8601 duration since midnight
            - saturday_public_open : str or None, ISO 8601 duration since midnight
            - saturday_public_close : str or None, ISO 8601 duration since midnight
            - sunday_is_closed : bool or None
            - sunday_member_open : str or None, ISO 8601 duration since midnight
            - sunday_member_close : str or None, ISO 8601 duration since midnight
            - sunday_public_open : str or None, ISO 8601 duration since midnight
            - sunday_public_close : str or None, ISO 8601 duration since midnight
            - summary : str or None; additional_text : str or None
            - source_updated_at : str or None, ISO 8601. Always None: no such data here.
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.hours.list_with_fields)` gives the
        records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/hours/

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
        >>> await museum.hours.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'id': 27992, 'title': 'Museum Hours'}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumHourField] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumHoursGetAnswer]:
        """One set of opening hours by its id.

        Parameters
        ----------
        id : int
            Id of the set of opening hours.
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

            - id : int; api_model : str; api_link : str
            - title : str or None. Always None.
            - monday_is_closed : bool or None
            - monday_member_open : str or None, ISO 8601 duration since midnight
            - monday_member_close : str or None, ISO 8601 duration since midnight
            - monday_public_open : str or None, ISO 8601 duration since midnight
            - monday_public_close : str or None, ISO 8601 duration since midnight
            - tuesday_is_closed : bool or None
            - tuesday_member_open : str or None, ISO 8601 duration since midnight
            - tuesday_member_close : str or None, ISO 8601 duration since midnight
            - tuesday_public_open : str or None, ISO 8601 duration since midnight
            - tuesday_public_close : str or None, ISO 8601 duration since midnight
            - wednesday_is_closed : bool or None
            - wednesday_member_open : str or None, ISO 8601 duration since midnight
            - wednesday_member_close : str or None, ISO 8601 duration since midnight
            - wednesday_public_open : str or None, ISO 8601 duration since midnight
            - wednesday_public_close : str or None, ISO 8601 duration since midnight
            - thursday_is_closed : bool or None
            - thursday_member_open : str or None, ISO 8601 duration since midnight
            - thursday_member_close : str or None, ISO 8601 duration since midnight
            - thursday_public_open : str or None, ISO 8601 duration since midnight
            - thursday_public_close : str or None, ISO 8601 duration since midnight
            - friday_is_closed : bool or None
            - friday_member_open : str or None, ISO 8601 duration since midnight
            - friday_member_close : str or None, ISO 8601 duration since midnight
            - friday_public_open : str or None, ISO 8601 duration since midnight
            - friday_public_close : str or None, ISO 8601 duration since midnight
            - saturday_is_closed : bool or None
            - saturday_member_open : str or None, ISO 8601 duration since midnight
            - saturday_member_close : str or None, ISO 8601 duration since midnight
            - saturday_public_open : str or None, ISO 8601 duration since midnight
            - saturday_public_close : str or None, ISO 8601 duration since midnight
            - sunday_is_closed : bool or None
            - sunday_member_open : str or None, ISO 8601 duration since midnight
            - sunday_member_close : str or None, ISO 8601 duration since midnight
            - sunday_public_open : str or None, ISO 8601 duration since midnight
            - sunday_public_close : str or None, ISO 8601 duration since midnight
            - summary : str or None; additional_text : str or None
            - source_updated_at : str or None, ISO 8601. Always None: no such data here.
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        Opening hours. Times are ISO 8601 durations such as PT10H00M.

        Endpoint: GET https://api.artic.edu/api/v1/hours/{id}

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
        >>> await museum.hours.get(27992)
        {'data': {'id': 27992, 'api_model': 'hours', 'api_link': ...,
                  'title': 'Museum Hours', 'monday_is_closed': False,
                  'monday_member_open': 'PT10H00M', 'monday_member_close': 'PT20H00M',
                  'monday_public_open': 'PT9H00M', 'monday_public_close': 'PT18H00M',
                  'tuesday_is_closed': False, 'tuesday_member_open': 'PT11H00M', ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumHourField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumHourSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumHoursSearchAnswer]:
        """Search among opening hours of the museum's buildings by a text or an Elasticsearch
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
            - id : int; api_model : str; api_link : str
            - title : str or None. Always None.
            - monday_is_closed : bool or None
            - monday_member_open : str or None, ISO 8601 duration since midnight
            - monday_member_close : str or None, ISO 8601 duration since midnight
            - monday_public_open : str or None, ISO 8601 duration since midnight
            - monday_public_close : str or None, ISO 8601 duration since midnight
            - tuesday_is_closed : bool or None
            - tuesday_member_open : str or None, ISO 8601 duration since midnight
            - tuesday_member_close : str or None, ISO 8601 duration since midnight
            - tuesday_public_open : str or None, ISO 8601 duration since midnight
            - tuesday_public_close : str or None, ISO 8601 duration since midnight
            - wednesday_is_closed : bool or None
            - wednesday_member_open : str or None, ISO 8601 duration since midnight
            - wednesday_member_close : str or None, ISO 8601 duration since midnight
            - wednesday_public_open : str or None, ISO 8601 duration since midnight
            - wednesday_public_close : str or None, ISO 8601 duration since midnight
            - thursday_is_closed : bool or None
            - thursday_member_open : str or None, ISO 8601 duration since midnight
            - thursday_member_close : str or None, ISO 8601 duration since midnight
            - thursday_public_open : str or None, ISO 8601 duration since midnight
            - thursday_public_close : str or None, ISO 8601 duration since midnight
            - friday_is_closed : bool or None
            - friday_member_open : str or None, ISO 8601 duration since midnight
            - friday_member_close : str or None, ISO 8601 duration since midnight
            - friday_public_open : str or None, ISO 8601 duration since midnight
            - friday_public_close : str or None, ISO 8601 duration since midnight
            - saturday_is_closed : bool or None
            - saturday_member_open : str or None, ISO 8601 duration since midnight
            - saturday_member_close : str or None, ISO 8601 duration since midnight
            - saturday_public_open : str or None, ISO 8601 duration since midnight
            - saturday_public_close : str or None, ISO 8601 duration since midnight
            - sunday_is_closed : bool or None
            - sunday_member_open : str or None, ISO 8601 duration since midnight
            - sunday_member_close : str or None, ISO 8601 duration since midnight
            - sunday_public_open : str or None, ISO 8601 duration since midnight
            - sunday_public_close : str or None, ISO 8601 duration since midnight
            - summary : str or None; additional_text : str or None
            - source_updated_at : str or None, ISO 8601. Always None: no such data here.
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.hours.search)` gives the records of
        all pages. Page numbers reach 1000 records; `paginate` reads those beyond by ranges of
        ids.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/hours/search

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
        >>> await museum.hours.search("museum")
        {'preference': None,
         'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 8, 'id': 27992, 'api_model': 'hours', 'api_link': ...,
                   'title': 'Museum Hours', 'timestamp': '2024-03-31T12:31:58-05:00'}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: opening hours of the museum's buildings.

        Returns
        -------
        list of str
            What the coroutine gives when it is awaited. The member names of the first record of
            the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/hours

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.hours.field_names()
        ['id', 'api_model', 'api_link', 'title', 'monday_is_closed', 'monday_membe...', ...]
        """
    def search_mapping(
        self,
    ) -> Coroutine[Any, Any, _types.MuseumHoursSearchMappingAnswer]:
        """Elasticsearch mapping of the search index: opening hours of the museum's buildings.

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

        Endpoint: GET https://api.artic.edu/api/v1/hours/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.hours.search_mapping()
        {'current': {'properties': {'id': {'type': 'integer'}, ...}},
         'intended': {'properties': {'id': {'type': 'integer'}, ...}}}
        """
