# Written by tools/write.py from the table; do not edit.

import builtins
from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

@final
class MuseumAgentRoles(Namespace):
    """Art Institute of Chicago API: agent roles.

    Methods
    -------
    list
        One page of a collection's records.
    list_with_fields
        One page of records holding only the named members.
    get
        One record by id.
    search
        Records of a collection matching a text or a query.
    field_names
        Member names of the first record of a plain list (client side).
    search_mapping
        Search index mapping of a collection.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumAgentRoleField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumAgentRoleField] | None = None,
    ) -> _types.MuseumAgentRolesListAnswer:
        """One page of a collection's records.

        Parameters
        ----------
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        ids : list of int or str, optional
            Ids of the wanted records. At most 100. page and limit are ignored then.
        fields : list of str, optional
            Names of the members that the records shall have.
        include : list of str, optional
            Subresources to embed. Subresources: artworks artist_pivots, dates, place_pivots,
            sites. Exhibitions artworks, sites. Tours tour_stops. Sites artworks.
        exclude : list of str, optional
            Names of members to leave out.

        Returns
        -------
        dict
            The JSON object of the answer. Members: pagination, data, info, config. The records
            are in data.

        Notes
        -----
        ids excludes page or limit.

        Last page: pagination.next_url is absent (equal: current_page >= total_pages).

        Art Institute of Chicago API, GET agent-roles; row "List" of the specification.

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
        >>> museum.agent_roles.list()
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumAgentRoleField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.MuseumAgentRolesListWithFieldsAnswer:
        """One page of records holding only the named members.

        Parameters
        ----------
        fields : str or list of str
            Names of the members that the records shall have. Unknown names are ignored. Several
            may be given as a list.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.

        Returns
        -------
        dict
            The JSON object of the answer. Members: pagination, data, info, config. The records
            are in data.

        Notes
        -----
        Last page: pagination.next_url is absent.

        Art Institute of Chicago API, GET agent-roles/; row "Field-restricted list" of the
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
        >>> museum.agent_roles.list_with_fields(fields=["id", "title"])
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumAgentRoleField] | None = None,
        include: Sequence[str] | None = None,
    ) -> _types.MuseumAgentRolesGetAnswer:
        """One record by id.

        Parameters
        ----------
        id : int
            Id of the record.
        fields : list of str, optional
            Names of the members that the records shall have.
        include : list of str, optional
            Subresources to embed.

        Returns
        -------
        dict
            The JSON object of the answer. Members: data, info, config. The records are in data.

        Notes
        -----
        Search always fails (500): not searchable.

        Art Institute of Chicago API, GET agent-role/{id} (after a 404 agent-roles/{id}); row
        "Single record" of the specification.

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
        >>> museum.agent_roles.get(27992)
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumAgentRoleField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumAgentRoleSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumAgentRolesSearchAnswer:
        """Records of a collection matching a text or a query.

        Parameters
        ----------
        q : str
            Text to search for. Server: optional. Without it everything matches.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. 0 gives the total alone. From 0 to 100.
        fields : list of str, optional
            Names of the members that the records shall have.
        query : dict, optional
            Query. Elasticsearch query DSL. Combined with q by AND.
        sort : dict or list, optional
            What to sort by. Elasticsearch sort: {member: asc|desc} or a list. Text members sort
            by <member>.keyword. Switches relevance off.
        offset : int, optional
            Records to skip. Wins over page.
        size : int, optional
            Number of records. Wins over limit. At most 100.
        aggs : dict, optional
            Aggregations. Elasticsearch aggregations (aggregations is a synonym).
        boost : bool, optional
            Whether the museum's own ranking counts. Default true. False switches the museum's
            own ranking off.
        functions : dict, optional
            Score functions. Score functions by collection.
        preference : str, optional
            Any text. Echoed. Keeps order stable over pages.

        Returns
        -------
        dict
            The JSON object of the answer. Members: preference, pagination, data, info,
            aggregations, config. The records are in data.

        Notes
        -----
        A page times its limit goes to 1000 at most. The service answers 403 beyond.

        Last page: current_page >= total_pages, or page * limit reaches the window (no next_url
        in searches).

        Art Institute of Chicago API, GET agent-roles/search; row "Search" of the specification.

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
        >>> museum.agent_roles.search("monet")
        """
    def field_names(self) -> builtins.list[str]:
        """Member names of the first record of a plain list (client side).

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        There is no such endpoint: the plain list is asked and the members of its first record
        are given.

        Art Institute of Chicago API, GET agent-roles; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.agent_roles.field_names()
        """
    def search_mapping(self) -> _types.MuseumAgentRolesSearchMappingAnswer:
        """Search index mapping of a collection.

        Returns
        -------
        dict
            The JSON object of the answer. Members: current, intended.

        Notes
        -----
        400 when the collection has no index of its own.

        Art Institute of Chicago API, GET agent-roles/search-mapping; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.agent_roles.search_mapping()
        """

@final
class AsyncMuseumAgentRoles(Namespace):
    """Art Institute of Chicago API: agent roles.

    Every method gives a coroutine to await; the asynchronous twin of MuseumAgentRoles.

    Methods
    -------
    list
        One page of a collection's records.
    list_with_fields
        One page of records holding only the named members.
    get
        One record by id.
    search
        Records of a collection matching a text or a query.
    field_names
        Member names of the first record of a plain list (client side).
    search_mapping
        Search index mapping of a collection.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumAgentRoleField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumAgentRoleField] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumAgentRolesListAnswer]:
        """One page of a collection's records.

        Parameters
        ----------
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        ids : list of int or str, optional
            Ids of the wanted records. At most 100. page and limit are ignored then.
        fields : list of str, optional
            Names of the members that the records shall have.
        include : list of str, optional
            Subresources to embed. Subresources: artworks artist_pivots, dates, place_pivots,
            sites. Exhibitions artworks, sites. Tours tour_stops. Sites artworks.
        exclude : list of str, optional
            Names of members to leave out.

        Returns
        -------
        dict
            The JSON object of the answer. Members: pagination, data, info, config. The records
            are in data.

        Notes
        -----
        ids excludes page or limit.

        Last page: pagination.next_url is absent (equal: current_page >= total_pages).

        Art Institute of Chicago API, GET agent-roles; row "List" of the specification.

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
        >>> museum.agent_roles.list()
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumAgentRoleField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.MuseumAgentRolesListWithFieldsAnswer]:
        """One page of records holding only the named members.

        Parameters
        ----------
        fields : str or list of str
            Names of the members that the records shall have. Unknown names are ignored. Several
            may be given as a list.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.

        Returns
        -------
        dict
            The JSON object of the answer. Members: pagination, data, info, config. The records
            are in data.

        Notes
        -----
        Last page: pagination.next_url is absent.

        Art Institute of Chicago API, GET agent-roles/; row "Field-restricted list" of the
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
        >>> museum.agent_roles.list_with_fields(fields=["id", "title"])
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumAgentRoleField] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumAgentRolesGetAnswer]:
        """One record by id.

        Parameters
        ----------
        id : int
            Id of the record.
        fields : list of str, optional
            Names of the members that the records shall have.
        include : list of str, optional
            Subresources to embed.

        Returns
        -------
        dict
            The JSON object of the answer. Members: data, info, config. The records are in data.

        Notes
        -----
        Search always fails (500): not searchable.

        Art Institute of Chicago API, GET agent-role/{id} (after a 404 agent-roles/{id}); row
        "Single record" of the specification.

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
        >>> museum.agent_roles.get(27992)
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumAgentRoleField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumAgentRoleSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumAgentRolesSearchAnswer]:
        """Records of a collection matching a text or a query.

        Parameters
        ----------
        q : str
            Text to search for. Server: optional. Without it everything matches.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. 0 gives the total alone. From 0 to 100.
        fields : list of str, optional
            Names of the members that the records shall have.
        query : dict, optional
            Query. Elasticsearch query DSL. Combined with q by AND.
        sort : dict or list, optional
            What to sort by. Elasticsearch sort: {member: asc|desc} or a list. Text members sort
            by <member>.keyword. Switches relevance off.
        offset : int, optional
            Records to skip. Wins over page.
        size : int, optional
            Number of records. Wins over limit. At most 100.
        aggs : dict, optional
            Aggregations. Elasticsearch aggregations (aggregations is a synonym).
        boost : bool, optional
            Whether the museum's own ranking counts. Default true. False switches the museum's
            own ranking off.
        functions : dict, optional
            Score functions. Score functions by collection.
        preference : str, optional
            Any text. Echoed. Keeps order stable over pages.

        Returns
        -------
        dict
            The JSON object of the answer. Members: preference, pagination, data, info,
            aggregations, config. The records are in data.

        Notes
        -----
        A page times its limit goes to 1000 at most. The service answers 403 beyond.

        Last page: current_page >= total_pages, or page * limit reaches the window (no next_url
        in searches).

        Art Institute of Chicago API, GET agent-roles/search; row "Search" of the specification.

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
        >>> museum.agent_roles.search("monet")
        """
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Member names of the first record of a plain list (client side).

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        There is no such endpoint: the plain list is asked and the members of its first record
        are given.

        Art Institute of Chicago API, GET agent-roles; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.agent_roles.field_names()
        """
    def search_mapping(
        self,
    ) -> Coroutine[Any, Any, _types.MuseumAgentRolesSearchMappingAnswer]:
        """Search index mapping of a collection.

        Returns
        -------
        dict
            The JSON object of the answer. Members: current, intended.

        Notes
        -----
        400 when the collection has no index of its own.

        Art Institute of Chicago API, GET agent-roles/search-mapping; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.agent_roles.search_mapping()
        """
