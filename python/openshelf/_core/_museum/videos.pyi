# Written by tools/write.py from the table; do not edit.

import builtins
import os
from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

@final
class MuseumVideos(Namespace):
    """Art Institute of Chicago API: videos.

    Methods
    -------
    list
        One page of videos.
    list_with_fields
        One page of videos, each with the named members alone.
    get
        One video by its id.
    search
        Search among videos by a text or an Elasticsearch query, best match first.
    field_names
        Names of the members that a record has: videos.
    search_mapping
        Elasticsearch mapping of the search index: videos.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumVideoField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumVideoField] | None = None,
    ) -> _types.MuseumVideosListAnswer:
        """One page of videos.

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
            - lake_guid : str. Equal to id.
            - api_model : str
            - api_link : str
            - title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None
            - content : str. URL of the file, or text.
            - is_multimedia_resource : bool or None
            - is_educational_resource : bool or None
            - is_teacher_resource : bool or None
            - credit_line : str or None
            - content_e_tag : str or None
            - artwork_ids : list of int
            - artwork_titles : list of str
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.videos.list)` gives the records of
        all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/videos

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
        >>> museum.videos.list()
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': '8edaa90c-ec4c-5ff3-97ee-58b1f77e2365',
                   'lake_guid': '8edaa90c-ec4c-5ff3-97ee-58b1f77e2365',
                   'api_model': 'videos', 'api_link': ...,
                   'title': 'Apples and Pears 12', 'type': 'video',
                   'alt_text': 'The coastal network supports medical research.', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumVideoField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.MuseumVideosListWithFieldsAnswer:
        """One page of videos, each with the named members alone.

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
            - lake_guid : str. Equal to id.
            - api_model : str
            - api_link : str
            - title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None
            - content : str. URL of the file, or text.
            - is_multimedia_resource : bool or None
            - is_educational_resource : bool or None
            - is_teacher_resource : bool or None
            - credit_line : str or None
            - content_e_tag : str or None
            - artwork_ids : list of int
            - artwork_titles : list of str
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.videos.list_with_fields)` gives the
        records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/videos/

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
        >>> museum.videos.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': '8edaa90c-ec4c-5ff3-97ee-58b1f77e2365',
                   'title': 'Apples and Pears 12'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: str,
        *,
        fields: Sequence[_types.MuseumVideoField] | None = None,
        include: Sequence[str] | None = None,
    ) -> _types.MuseumVideosGetAnswer:
        """One video by its id.

        Parameters
        ----------
        id : str
            Id of the video.
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
            - lake_guid : str. Equal to id.
            - api_model : str
            - api_link : str
            - title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None
            - content : str. URL of the file, or text.
            - is_multimedia_resource : bool or None
            - is_educational_resource : bool or None
            - is_teacher_resource : bool or None
            - credit_line : str or None
            - content_e_tag : str or None
            - artwork_ids : list of int
            - artwork_titles : list of str
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        Endpoint: GET https://api.artic.edu/api/v1/videos/{id}

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
        >>> museum.videos.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")
        {'data': {'id': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                  'lake_guid': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                  'api_model': 'videos', 'api_link': ..., 'title': 'The Bay 1',
                  'type': 'video',
                  'alt_text': 'The general grant funds medical research.', ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumVideoField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumVideoSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumVideosSearchAnswer:
        """Search among videos by a text or an Elasticsearch query, best match first.

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
            - lake_guid : str. Equal to id.
            - api_model : str
            - api_link : str
            - title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None
            - content : str. URL of the file, or text.
            - is_multimedia_resource : bool or None
            - is_educational_resource : bool or None
            - is_teacher_resource : bool or None
            - credit_line : str or None
            - content_e_tag : str or None
            - artwork_ids : list of int
            - artwork_titles : list of str
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.videos.search)` gives the records of
        all pages. Page numbers reach 1000 records, and the service has no way to those beyond.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/videos/search

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
        >>> museum.videos.search("rain")
        {'preference': None,
         'pagination': {'total': 6, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 8, 'id': '0bb5101f-9315-516a-b575-2c20aa2c5cd9',
                   'api_model': 'videos', 'api_link': ..., 'title': 'Evening Rain 5',
                   'timestamp': '2024-06-09T14:59:16-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: videos.

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/videos

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.videos.field_names()
        ['id', 'lake_guid', 'api_model', 'api_link', 'title', 'type', 'alt_text', ...]
        """
    def search_mapping(self) -> _types.MuseumVideosSearchMappingAnswer:
        """Elasticsearch mapping of the search index: videos.

        Returns
        -------
        dict
            Members:

            - current : dict (properties : dict)
            - intended : dict (properties : dict)

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/videos/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.videos.search_mapping()
        {'current': {'properties': {'id': {'type': 'text'}, 'lake_guid': {...}, ...}},
         'intended': {'properties': {'id': {'type': 'text'}, 'lake_guid': {...}, ...}}}
        """

@final
class AsyncMuseumVideos(Namespace):
    """Art Institute of Chicago API: videos.

    Has the methods of MuseumVideos; each gives a coroutine to await.

    Methods
    -------
    list
        One page of videos.
    list_with_fields
        One page of videos, each with the named members alone.
    get
        One video by its id.
    search
        Search among videos by a text or an Elasticsearch query, best match first.
    field_names
        Names of the members that a record has: videos.
    search_mapping
        Elasticsearch mapping of the search index: videos.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumVideoField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumVideoField] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumVideosListAnswer]:
        """One page of videos.

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
            - lake_guid : str. Equal to id.
            - api_model : str
            - api_link : str
            - title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None
            - content : str. URL of the file, or text.
            - is_multimedia_resource : bool or None
            - is_educational_resource : bool or None
            - is_teacher_resource : bool or None
            - credit_line : str or None
            - content_e_tag : str or None
            - artwork_ids : list of int
            - artwork_titles : list of str
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.videos.list)` gives the records of
        all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/videos

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
        >>> await museum.videos.list()
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': '8edaa90c-ec4c-5ff3-97ee-58b1f77e2365',
                   'lake_guid': '8edaa90c-ec4c-5ff3-97ee-58b1f77e2365',
                   'api_model': 'videos', 'api_link': ...,
                   'title': 'Apples and Pears 12', 'type': 'video',
                   'alt_text': 'The coastal network supports medical research.', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumVideoField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.MuseumVideosListWithFieldsAnswer]:
        """One page of videos, each with the named members alone.

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
            - lake_guid : str. Equal to id.
            - api_model : str
            - api_link : str
            - title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None
            - content : str. URL of the file, or text.
            - is_multimedia_resource : bool or None
            - is_educational_resource : bool or None
            - is_teacher_resource : bool or None
            - credit_line : str or None
            - content_e_tag : str or None
            - artwork_ids : list of int
            - artwork_titles : list of str
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.videos.list_with_fields)` gives the
        records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/videos/

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
        >>> await museum.videos.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': '8edaa90c-ec4c-5ff3-97ee-58b1f77e2365',
                   'title': 'Apples and Pears 12'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: str,
        *,
        fields: Sequence[_types.MuseumVideoField] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumVideosGetAnswer]:
        """One video by its id.

        Parameters
        ----------
        id : str
            Id of the video.
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
            - lake_guid : str. Equal to id.
            - api_model : str
            - api_link : str
            - title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None
            - content : str. URL of the file, or text.
            - is_multimedia_resource : bool or None
            - is_educational_resource : bool or None
            - is_teacher_resource : bool or None
            - credit_line : str or None
            - content_e_tag : str or None
            - artwork_ids : list of int
            - artwork_titles : list of str
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        Endpoint: GET https://api.artic.edu/api/v1/videos/{id}

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
        >>> await museum.videos.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")
        {'data': {'id': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                  'lake_guid': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                  'api_model': 'videos', 'api_link': ..., 'title': 'The Bay 1',
                  'type': 'video',
                  'alt_text': 'The general grant funds medical research.', ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumVideoField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumVideoSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumVideosSearchAnswer]:
        """Search among videos by a text or an Elasticsearch query, best match first.

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
            - lake_guid : str. Equal to id.
            - api_model : str
            - api_link : str
            - title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None
            - content : str. URL of the file, or text.
            - is_multimedia_resource : bool or None
            - is_educational_resource : bool or None
            - is_teacher_resource : bool or None
            - credit_line : str or None
            - content_e_tag : str or None
            - artwork_ids : list of int
            - artwork_titles : list of str
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.videos.search)` gives the records of
        all pages. Page numbers reach 1000 records, and the service has no way to those beyond.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/videos/search

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
        >>> await museum.videos.search("rain")
        {'preference': None,
         'pagination': {'total': 6, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 8, 'id': '0bb5101f-9315-516a-b575-2c20aa2c5cd9',
                   'api_model': 'videos', 'api_link': ..., 'title': 'Evening Rain 5',
                   'timestamp': '2024-06-09T14:59:16-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: videos.

        Returns
        -------
        list of str
            What the coroutine gives when it is awaited. The member names of the first record of
            the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/videos

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.videos.field_names()
        ['id', 'lake_guid', 'api_model', 'api_link', 'title', 'type', 'alt_text', ...]
        """
    def search_mapping(
        self,
    ) -> Coroutine[Any, Any, _types.MuseumVideosSearchMappingAnswer]:
        """Elasticsearch mapping of the search index: videos.

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

        Endpoint: GET https://api.artic.edu/api/v1/videos/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.videos.search_mapping()
        {'current': {'properties': {'id': {'type': 'text'}, 'lake_guid': {...}, ...}},
         'intended': {'properties': {'id': {'type': 'text'}, 'lake_guid': {...}, ...}}}
        """
