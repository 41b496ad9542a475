# Written by tools/write.py from the table; do not edit.

import builtins
from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

@final
class MuseumDigitalPublicationSections(Namespace):
    """Art Institute of Chicago API: digital publication sections.

    Methods
    -------
    list
        One page of sections of digital catalogues.
    list_with_fields
        One page of sections of digital catalogues, each with the named members alone.
    get
        One section of a digital catalogue by its id.
    search
        Search among sections of digital catalogues by a text or an Elasticsearch query,
        best match first.
    field_names
        Names of the members that a record has: sections of digital catalogues.
    search_mapping
        Elasticsearch mapping of the search index: sections of digital catalogues.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumDigitalPublicationSectionField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumDigitalPublicationSectionField] | None = None,
    ) -> _types.MuseumDigitalPublicationSectionsListAnswer:
        """One page of sections of digital catalogues.

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
            - author_display : str or None
            - digital_publication_id : int or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.digital_publication_sections.list)`
        gives the records of all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections, and where the
        service answers that with 404 https://api.artic.edu/api/v1/digital-publication-articles

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
        >>> museum.digital_publication_sections.list()
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': 1021, 'api_model': 'digital-publication-articles',
                   'api_link': ..., 'title': 'Early Mountain House', 'web_url': ...,
                   'copy': 'The golden agreement gathers crop insurance. The...',
                   'author_display': 'Laura Ibarra', 'digital_publication_id': 1020,
                   'source_updated_at': '2024-06-20T16:11:45-05:00', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumDigitalPublicationSectionField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.MuseumDigitalPublicationSectionsListWithFieldsAnswer:
        """One page of sections of digital catalogues, each with the named members alone.

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
            - author_display : str or None
            - digital_publication_id : int or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page;
        `openshelf.paginate(museum.digital_publication_sections.list_with_fields)` gives the
        records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections/, and where the
        service answers that with 404 https://api.artic.edu/api/v1/digital-publication-articles/

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
        >>> museum.digital_publication_sections.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': 1021, 'title': 'Early Mountain House'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumDigitalPublicationSectionField] | None = None,
        include: Sequence[str] | None = None,
    ) -> _types.MuseumDigitalPublicationSectionsGetAnswer:
        """One section of a digital catalogue by its id.

        Parameters
        ----------
        id : int
            Id of the section of a digital catalogue.
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
            - author_display : str or None
            - digital_publication_id : int or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        The service renamed these to digital_publication_articles in 2024-05. The old path
        answers with 404 and no redirect. The records have the members of the new ones.

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections/{id}, and where
        the service answers that with 404
        https://api.artic.edu/api/v1/digital-publication-articles/{id}

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
        >>> museum.digital_publication_sections.get(27992)
        {'data': {'id': 27992, 'api_model': 'digital-publication-articles',
                  'api_link': ..., 'title': 'Monet and the Water Lilies',
                  'web_url': ...,
                  'copy': 'The local island improves the life of a city. The...',
                  'author_display': 'Edgar Moreau', 'digital_publication_id': 1009, ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumDigitalPublicationSectionField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumDigitalPublicationSectionSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumDigitalPublicationSectionsSearchAnswer:
        """Search among sections of digital catalogues by a text or an Elasticsearch query, best
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
            - author_display : str or None
            - digital_publication_id : int or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page;
        `openshelf.paginate(museum.digital_publication_sections.search)` gives the records of
        all pages. Page numbers reach 1000 records; `paginate` reads those beyond by ranges of
        ids.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections/search, and
        where the service answers that with 404
        https://api.artic.edu/api/v1/digital-publication-articles/search

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
        >>> museum.digital_publication_sections.search("monet")
        {'preference': None,
         'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 8, 'id': 27992,
                   'api_model': 'digital-publication-articles', 'api_link': ...,
                   'title': 'Monet and the Water Lilies',
                   'timestamp': '2024-05-05T17:49:52-05:00'}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: sections of digital catalogues.

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections, and where the
        service answers that with 404 https://api.artic.edu/api/v1/digital-publication-articles

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.digital_publication_sections.field_names()
        ['id', 'api_model', 'api_link', 'title', 'web_url', 'copy', 'author_display', ...]
        """
    def search_mapping(
        self,
    ) -> _types.MuseumDigitalPublicationSectionsSearchMappingAnswer:
        """Elasticsearch mapping of the search index: sections of digital catalogues.

        Returns
        -------
        dict
            Members:

            - current : dict (properties : dict)
            - intended : dict (properties : dict)

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections/search-mapping,
        and where the service answers that with 404
        https://api.artic.edu/api/v1/digital-publication-articles/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.digital_publication_sections.search_mapping()
        {'current': {'properties': {'id': {'type': 'integer'}, ...}},
         'intended': {'properties': {'id': {'type': 'integer'}, ...}}}
        """

@final
class AsyncMuseumDigitalPublicationSections(Namespace):
    """Art Institute of Chicago API: digital publication sections.

    Has the methods of MuseumDigitalPublicationSections; each gives a coroutine to await.

    Methods
    -------
    list
        One page of sections of digital catalogues.
    list_with_fields
        One page of sections of digital catalogues, each with the named members alone.
    get
        One section of a digital catalogue by its id.
    search
        Search among sections of digital catalogues by a text or an Elasticsearch query,
        best match first.
    field_names
        Names of the members that a record has: sections of digital catalogues.
    search_mapping
        Elasticsearch mapping of the search index: sections of digital catalogues.
    """

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumDigitalPublicationSectionField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumDigitalPublicationSectionField] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumDigitalPublicationSectionsListAnswer]:
        """One page of sections of digital catalogues.

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
            - author_display : str or None
            - digital_publication_id : int or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.digital_publication_sections.list)`
        gives the records of all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections, and where the
        service answers that with 404 https://api.artic.edu/api/v1/digital-publication-articles

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
        >>> await museum.digital_publication_sections.list()
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': 1021, 'api_model': 'digital-publication-articles',
                   'api_link': ..., 'title': 'Early Mountain House', 'web_url': ...,
                   'copy': 'The golden agreement gathers crop insurance. The...',
                   'author_display': 'Laura Ibarra', 'digital_publication_id': 1020,
                   'source_updated_at': '2024-06-20T16:11:45-05:00', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumDigitalPublicationSectionField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.MuseumDigitalPublicationSectionsListWithFieldsAnswer]:
        """One page of sections of digital catalogues, each with the named members alone.

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
            - author_display : str or None
            - digital_publication_id : int or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page;
        `openshelf.paginate(museum.digital_publication_sections.list_with_fields)` gives the
        records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections/, and where the
        service answers that with 404 https://api.artic.edu/api/v1/digital-publication-articles/

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
        >>> await museum.digital_publication_sections.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 24, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'id': 1021, 'title': 'Early Mountain House'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumDigitalPublicationSectionField] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumDigitalPublicationSectionsGetAnswer]:
        """One section of a digital catalogue by its id.

        Parameters
        ----------
        id : int
            Id of the section of a digital catalogue.
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
            - author_display : str or None
            - digital_publication_id : int or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        The service renamed these to digital_publication_articles in 2024-05. The old path
        answers with 404 and no redirect. The records have the members of the new ones.

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections/{id}, and where
        the service answers that with 404
        https://api.artic.edu/api/v1/digital-publication-articles/{id}

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
        >>> await museum.digital_publication_sections.get(27992)
        {'data': {'id': 27992, 'api_model': 'digital-publication-articles',
                  'api_link': ..., 'title': 'Monet and the Water Lilies',
                  'web_url': ...,
                  'copy': 'The local island improves the life of a city. The...',
                  'author_display': 'Edgar Moreau', 'digital_publication_id': 1009, ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumDigitalPublicationSectionField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumDigitalPublicationSectionSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumDigitalPublicationSectionsSearchAnswer]:
        """Search among sections of digital catalogues by a text or an Elasticsearch query, best
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
            - author_display : str or None
            - digital_publication_id : int or None
            - source_updated_at : str or None, ISO 8601
            - updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page;
        `openshelf.paginate(museum.digital_publication_sections.search)` gives the records of
        all pages. Page numbers reach 1000 records; `paginate` reads those beyond by ranges of
        ids.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections/search, and
        where the service answers that with 404
        https://api.artic.edu/api/v1/digital-publication-articles/search

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
        >>> await museum.digital_publication_sections.search("monet")
        {'preference': None,
         'pagination': {'total': 1, 'limit': 10, 'offset': 0, 'total_pages': 1, ...},
         'data': [{'_score': 8, 'id': 27992,
                   'api_model': 'digital-publication-articles', 'api_link': ...,
                   'title': 'Monet and the Water Lilies',
                   'timestamp': '2024-05-05T17:49:52-05:00'}],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: sections of digital catalogues.

        Returns
        -------
        list of str
            What the coroutine gives when it is awaited. The member names of the first record of
            the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections, and where the
        service answers that with 404 https://api.artic.edu/api/v1/digital-publication-articles

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.digital_publication_sections.field_names()
        ['id', 'api_model', 'api_link', 'title', 'web_url', 'copy', 'author_display', ...]
        """
    def search_mapping(
        self,
    ) -> Coroutine[Any, Any, _types.MuseumDigitalPublicationSectionsSearchMappingAnswer]:
        """Elasticsearch mapping of the search index: sections of digital catalogues.

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

        Endpoint: GET https://api.artic.edu/api/v1/digital-publication-sections/search-mapping,
        and where the service answers that with 404
        https://api.artic.edu/api/v1/digital-publication-articles/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.digital_publication_sections.search_mapping()
        {'current': {'properties': {'id': {'type': 'integer'}, ...}},
         'intended': {'properties': {'id': {'type': 'integer'}, ...}}}
        """
