# Written by tools/write.py from the table; do not edit.

import builtins
import os
import pathlib
from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

@final
class MuseumImages(Namespace):
    """Art Institute of Chicago API: images.

    Methods
    -------
    download
        Save the JPEG of an image to a file, 843 pixels wide unless width says otherwise.
    save
        Save the JPEG of an image as download does, and give the path of the file.
    list
        One page of images of artworks.
    list_with_fields
        One page of images of artworks, each with the named members alone.
    get
        One image by its id.
    search
        Search among images of artworks by a text or an Elasticsearch query, best match
        first.
    field_names
        Names of the members that a record has: images of artworks.
    search_mapping
        Elasticsearch mapping of the search index: images of artworks.
    """

    def download(
        self,
        image_id: str,
        *,
        width: Literal[200, 400, 600, 843, 1686] | None = 843,
        directory: str | os.PathLike[str] | None = None,
    ) -> str:
        """Save the JPEG of an image to a file, 843 pixels wide unless width says otherwise.

        Parameters
        ----------
        image_id : str
            Id of the picture. The image_id or one of the alt_image_ids of an artwork or
            exhibition, or the id of a record of images.
        width : {200, 400, 600, 843, 1686}, default 843
            Width of the picture in pixels. 1686 is for pictures in the public domain.
        directory : str or path, optional
            Folder in which the file image_id.jpg is written. Without it the current one.

        Returns
        -------
        str
            A sentence that says which file was written.

        Notes
        -----
        The file appears under its name once it is whole.

        Endpoint: GET https://www.artic.edu/iiif/2/{image_id}/full/{width},/0/default.jpg

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.
        OSError
            The file cannot be written.

        Examples
        --------
        >>> museum.images.download("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")
        'Image 2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a saved to...'
        """
    def save(
        self,
        image_id: str,
        *,
        width: Literal[200, 400, 600, 843, 1686] | None = 843,
        directory: str | os.PathLike[str] | None = None,
    ) -> pathlib.Path:
        """Save the JPEG of an image as download does, and give the path of the file.

        Parameters
        ----------
        image_id : str
            Id of the picture. The image_id or one of the alt_image_ids of an artwork or
            exhibition, or the id of a record of images.
        width : {200, 400, 600, 843, 1686}, default 843
            Width of the picture in pixels. 1686 is for pictures in the public domain.
        directory : str or path, optional
            Folder in which the file image_id.jpg is written. Without it the current one.

        Returns
        -------
        pathlib.Path
            The file that was written.

        Notes
        -----
        The file appears under its name once it is whole.

        Endpoint: GET https://www.artic.edu/iiif/2/{image_id}/full/{width},/0/default.jpg

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.
        OSError
            The file cannot be written.

        Examples
        --------
        >>> museum.images.save("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")
        PosixPath('2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a.jpg')
        """
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumImageField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumImageField] | None = None,
    ) -> _types.MuseumImagesListAnswer:
        """One page of images of artworks.

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
            - api_model : str; api_link : str; title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None; content : str or None; is_multimedia_resource : bool or
              None; is_educational_resource : bool or None; is_teacher_resource : bool or None;
              credit_line : str or None; content_e_tag : str or None; iiif_url : str
            - width : int or None, px
            - height : int or None, px
            - lqip : str or None. data URL of a tiny GIF.
            - colorfulness : float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - fingerprint.ahash : str or None. Hexadecimal.
            - fingerprint.dhash : str or None; fingerprint.phash : str or None;
              fingerprint.whash : str or None
            - ahash : dict, list or plain value or None. Object hash_0 ... hash_63 of bool, or
              None. The same bits as fingerprint.ahash.
            - phash : dict, list or plain value or None. As ahash, of fingerprint.phash.
            - artwork_ids : list of int; artwork_titles : list of str; source_updated_at : str
              or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.images.list)` gives the records of
        all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/images

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
        >>> museum.images.list()
        {'pagination': {'total': 330, 'limit': 10, 'offset': 0, 'total_pages': 33, ...},
         'data': [{'id': '63b5e0fa-881c-518d-9885-59a308410a6a',
                   'lake_guid': '63b5e0fa-881c-518d-9885-59a308410a6a',
                   'api_model': 'images', 'api_link': ..., 'title': 'Morning Fog 48',
                   'type': 'image',
                   'alt_text': 'The northern harbor follows long-term care.', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumImageField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.MuseumImagesListWithFieldsAnswer:
        """One page of images of artworks, each with the named members alone.

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
            - api_model : str; api_link : str; title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None; content : str or None; is_multimedia_resource : bool or
              None; is_educational_resource : bool or None; is_teacher_resource : bool or None;
              credit_line : str or None; content_e_tag : str or None; iiif_url : str
            - width : int or None, px
            - height : int or None, px
            - lqip : str or None. data URL of a tiny GIF.
            - colorfulness : float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - fingerprint.ahash : str or None. Hexadecimal.
            - fingerprint.dhash : str or None; fingerprint.phash : str or None;
              fingerprint.whash : str or None
            - ahash : dict, list or plain value or None. Object hash_0 ... hash_63 of bool, or
              None. The same bits as fingerprint.ahash.
            - phash : dict, list or plain value or None. As ahash, of fingerprint.phash.
            - artwork_ids : list of int; artwork_titles : list of str; source_updated_at : str
              or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.images.list_with_fields)` gives the
        records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/images/

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
        >>> museum.images.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 330, 'limit': 10, 'offset': 0, 'total_pages': 33, ...},
         'data': [{'id': '63b5e0fa-881c-518d-9885-59a308410a6a',
                   'title': 'Morning Fog 48'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: str,
        *,
        fields: Sequence[_types.MuseumImageField] | None = None,
        include: Sequence[str] | None = None,
    ) -> _types.MuseumImagesGetAnswer:
        """One image by its id.

        Parameters
        ----------
        id : str
            Id of the image.
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
            - api_model : str; api_link : str; title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None; content : str or None; is_multimedia_resource : bool or
              None; is_educational_resource : bool or None; is_teacher_resource : bool or None;
              credit_line : str or None; content_e_tag : str or None; iiif_url : str
            - width : int or None, px
            - height : int or None, px
            - lqip : str or None. data URL of a tiny GIF.
            - colorfulness : float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - fingerprint.ahash : str or None. Hexadecimal.
            - fingerprint.dhash : str or None; fingerprint.phash : str or None;
              fingerprint.whash : str or None
            - ahash : dict, list or plain value or None. Object hash_0 ... hash_63 of bool, or
              None. The same bits as fingerprint.ahash.
            - phash : dict, list or plain value or None. As ahash, of fingerprint.phash.
            - artwork_ids : list of int; artwork_titles : list of str; source_updated_at : str
              or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        id names the picture on the image server, as images.download takes it. Get takes the
        netx_uuid of the picture as well.

        Endpoint: GET https://api.artic.edu/api/v1/images/{id}

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
        >>> museum.images.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")
        {'data': {'id': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                  'lake_guid': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                  'api_model': 'images', 'api_link': ...,
                  'title': 'The Market Square 1', 'type': 'image',
                  'alt_text': 'The quiet council market opens the quality of the...', ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumImageField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumImageSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumImagesSearchAnswer:
        """Search among images of artworks by a text or an Elasticsearch query, best match first.

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
            - api_model : str; api_link : str; title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None; content : str or None; is_multimedia_resource : bool or
              None; is_educational_resource : bool or None; is_teacher_resource : bool or None;
              credit_line : str or None; content_e_tag : str or None; iiif_url : str
            - width : int or None, px
            - height : int or None, px
            - lqip : str or None. data URL of a tiny GIF.
            - colorfulness : float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - fingerprint.ahash : str or None. Hexadecimal.
            - fingerprint.dhash : str or None; fingerprint.phash : str or None;
              fingerprint.whash : str or None
            - ahash : dict, list or plain value or None. Object hash_0 ... hash_63 of bool, or
              None. The same bits as fingerprint.ahash.
            - phash : dict, list or plain value or None. As ahash, of fingerprint.phash.
            - artwork_ids : list of int; artwork_titles : list of str; source_updated_at : str
              or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.images.search)` gives the records of
        all pages. Page numbers reach 1000 records, and the service has no way to those beyond.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/images/search

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
        >>> museum.images.search("fog")
        {'preference': None,
         'pagination': {'total': 29, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'_score': 8, 'id': '63b5e0fa-881c-518d-9885-59a308410a6a',
                   'api_model': 'images', 'api_link': ..., 'title': 'Morning Fog 48',
                   'timestamp': '2024-06-25T21:05:49-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: images of artworks.

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/images

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.images.field_names()
        ['id', 'lake_guid', 'api_model', 'api_link', 'title', 'type', 'alt_text', ...]
        """
    def search_mapping(self) -> _types.MuseumImagesSearchMappingAnswer:
        """Elasticsearch mapping of the search index: images of artworks.

        Returns
        -------
        dict
            Members:

            - current : dict (properties : dict)
            - intended : dict (properties : dict)

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/images/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.images.search_mapping()
        {'current': {'properties': {'id': {'type': 'text'}, 'lake_guid': {...}, ...}},
         'intended': {'properties': {'id': {'type': 'text'}, 'lake_guid': {...}, ...}}}
        """

@final
class AsyncMuseumImages(Namespace):
    """Art Institute of Chicago API: images.

    Has the methods of MuseumImages; each gives a coroutine to await.

    Methods
    -------
    download
        Save the JPEG of an image to a file, 843 pixels wide unless width says otherwise.
    save
        Save the JPEG of an image as download does, and give the path of the file.
    list
        One page of images of artworks.
    list_with_fields
        One page of images of artworks, each with the named members alone.
    get
        One image by its id.
    search
        Search among images of artworks by a text or an Elasticsearch query, best match
        first.
    field_names
        Names of the members that a record has: images of artworks.
    search_mapping
        Elasticsearch mapping of the search index: images of artworks.
    """

    def download(
        self,
        image_id: str,
        *,
        width: Literal[200, 400, 600, 843, 1686] | None = 843,
        directory: str | os.PathLike[str] | None = None,
    ) -> Coroutine[Any, Any, str]:
        """Save the JPEG of an image to a file, 843 pixels wide unless width says otherwise.

        Parameters
        ----------
        image_id : str
            Id of the picture. The image_id or one of the alt_image_ids of an artwork or
            exhibition, or the id of a record of images.
        width : {200, 400, 600, 843, 1686}, default 843
            Width of the picture in pixels. 1686 is for pictures in the public domain.
        directory : str or path, optional
            Folder in which the file image_id.jpg is written. Without it the current one.

        Returns
        -------
        str
            What the coroutine gives when it is awaited. A sentence that says which file was
            written.

        Notes
        -----
        The file appears under its name once it is whole.

        Endpoint: GET https://www.artic.edu/iiif/2/{image_id}/full/{width},/0/default.jpg

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.
        OSError
            The file cannot be written.

        Examples
        --------
        >>> await museum.images.download("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")
        'Image 2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a saved to...'
        """
    def save(
        self,
        image_id: str,
        *,
        width: Literal[200, 400, 600, 843, 1686] | None = 843,
        directory: str | os.PathLike[str] | None = None,
    ) -> Coroutine[Any, Any, pathlib.Path]:
        """Save the JPEG of an image as download does, and give the path of the file.

        Parameters
        ----------
        image_id : str
            Id of the picture. The image_id or one of the alt_image_ids of an artwork or
            exhibition, or the id of a record of images.
        width : {200, 400, 600, 843, 1686}, default 843
            Width of the picture in pixels. 1686 is for pictures in the public domain.
        directory : str or path, optional
            Folder in which the file image_id.jpg is written. Without it the current one.

        Returns
        -------
        pathlib.Path
            What the coroutine gives when it is awaited. The file that was written.

        Notes
        -----
        The file appears under its name once it is whole.

        Endpoint: GET https://www.artic.edu/iiif/2/{image_id}/full/{width},/0/default.jpg

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.
        OSError
            The file cannot be written.

        Examples
        --------
        >>> await museum.images.save("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")
        PosixPath('2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a.jpg')
        """
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumImageField] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[_types.MuseumImageField] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumImagesListAnswer]:
        """One page of images of artworks.

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
            - api_model : str; api_link : str; title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None; content : str or None; is_multimedia_resource : bool or
              None; is_educational_resource : bool or None; is_teacher_resource : bool or None;
              credit_line : str or None; content_e_tag : str or None; iiif_url : str
            - width : int or None, px
            - height : int or None, px
            - lqip : str or None. data URL of a tiny GIF.
            - colorfulness : float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - fingerprint.ahash : str or None. Hexadecimal.
            - fingerprint.dhash : str or None; fingerprint.phash : str or None;
              fingerprint.whash : str or None
            - ahash : dict, list or plain value or None. Object hash_0 ... hash_63 of bool, or
              None. The same bits as fingerprint.ahash.
            - phash : dict, list or plain value or None. As ahash, of fingerprint.phash.
            - artwork_ids : list of int; artwork_titles : list of str; source_updated_at : str
              or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.images.list)` gives the records of
        all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/images

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
        >>> await museum.images.list()
        {'pagination': {'total': 330, 'limit': 10, 'offset': 0, 'total_pages': 33, ...},
         'data': [{'id': '63b5e0fa-881c-518d-9885-59a308410a6a',
                   'lake_guid': '63b5e0fa-881c-518d-9885-59a308410a6a',
                   'api_model': 'images', 'api_link': ..., 'title': 'Morning Fog 48',
                   'type': 'image',
                   'alt_text': 'The northern harbor follows long-term care.', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumImageField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.MuseumImagesListWithFieldsAnswer]:
        """One page of images of artworks, each with the named members alone.

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
            - api_model : str; api_link : str; title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None; content : str or None; is_multimedia_resource : bool or
              None; is_educational_resource : bool or None; is_teacher_resource : bool or None;
              credit_line : str or None; content_e_tag : str or None; iiif_url : str
            - width : int or None, px
            - height : int or None, px
            - lqip : str or None. data URL of a tiny GIF.
            - colorfulness : float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - fingerprint.ahash : str or None. Hexadecimal.
            - fingerprint.dhash : str or None; fingerprint.phash : str or None;
              fingerprint.whash : str or None
            - ahash : dict, list or plain value or None. Object hash_0 ... hash_63 of bool, or
              None. The same bits as fingerprint.ahash.
            - phash : dict, list or plain value or None. As ahash, of fingerprint.phash.
            - artwork_ids : list of int; artwork_titles : list of str; source_updated_at : str
              or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.images.list_with_fields)` gives the
        records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/images/

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
        >>> await museum.images.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 330, 'limit': 10, 'offset': 0, 'total_pages': 33, ...},
         'data': [{'id': '63b5e0fa-881c-518d-9885-59a308410a6a',
                   'title': 'Morning Fog 48'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: str,
        *,
        fields: Sequence[_types.MuseumImageField] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumImagesGetAnswer]:
        """One image by its id.

        Parameters
        ----------
        id : str
            Id of the image.
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
            - api_model : str; api_link : str; title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None; content : str or None; is_multimedia_resource : bool or
              None; is_educational_resource : bool or None; is_teacher_resource : bool or None;
              credit_line : str or None; content_e_tag : str or None; iiif_url : str
            - width : int or None, px
            - height : int or None, px
            - lqip : str or None. data URL of a tiny GIF.
            - colorfulness : float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - fingerprint.ahash : str or None. Hexadecimal.
            - fingerprint.dhash : str or None; fingerprint.phash : str or None;
              fingerprint.whash : str or None
            - ahash : dict, list or plain value or None. Object hash_0 ... hash_63 of bool, or
              None. The same bits as fingerprint.ahash.
            - phash : dict, list or plain value or None. As ahash, of fingerprint.phash.
            - artwork_ids : list of int; artwork_titles : list of str; source_updated_at : str
              or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        id names the picture on the image server, as images.download takes it. Get takes the
        netx_uuid of the picture as well.

        Endpoint: GET https://api.artic.edu/api/v1/images/{id}

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
        >>> await museum.images.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")
        {'data': {'id': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                  'lake_guid': '2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a',
                  'api_model': 'images', 'api_link': ...,
                  'title': 'The Market Square 1', 'type': 'image',
                  'alt_text': 'The quiet council market opens the quality of the...', ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumImageField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumImageSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumImagesSearchAnswer]:
        """Search among images of artworks by a text or an Elasticsearch query, best match first.

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
            - api_model : str; api_link : str; title : str or None
            - type : str or None. Image, sound, text, video.
            - alt_text : str or None; content : str or None; is_multimedia_resource : bool or
              None; is_educational_resource : bool or None; is_teacher_resource : bool or None;
              credit_line : str or None; content_e_tag : str or None; iiif_url : str
            - width : int or None, px
            - height : int or None, px
            - lqip : str or None. data URL of a tiny GIF.
            - colorfulness : float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - fingerprint.ahash : str or None. Hexadecimal.
            - fingerprint.dhash : str or None; fingerprint.phash : str or None;
              fingerprint.whash : str or None
            - ahash : dict, list or plain value or None. Object hash_0 ... hash_63 of bool, or
              None. The same bits as fingerprint.ahash.
            - phash : dict, list or plain value or None. As ahash, of fingerprint.phash.
            - artwork_ids : list of int; artwork_titles : list of str; source_updated_at : str
              or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.images.search)` gives the records of
        all pages. Page numbers reach 1000 records, and the service has no way to those beyond.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/images/search

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
        >>> await museum.images.search("fog")
        {'preference': None,
         'pagination': {'total': 29, 'limit': 10, 'offset': 0, 'total_pages': 3, ...},
         'data': [{'_score': 8, 'id': '63b5e0fa-881c-518d-9885-59a308410a6a',
                   'api_model': 'images', 'api_link': ..., 'title': 'Morning Fog 48',
                   'timestamp': '2024-06-25T21:05:49-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: images of artworks.

        Returns
        -------
        list of str
            What the coroutine gives when it is awaited. The member names of the first record of
            the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/images

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.images.field_names()
        ['id', 'lake_guid', 'api_model', 'api_link', 'title', 'type', 'alt_text', ...]
        """
    def search_mapping(
        self,
    ) -> Coroutine[Any, Any, _types.MuseumImagesSearchMappingAnswer]:
        """Elasticsearch mapping of the search index: images of artworks.

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

        Endpoint: GET https://api.artic.edu/api/v1/images/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.images.search_mapping()
        {'current': {'properties': {'id': {'type': 'text'}, 'lake_guid': {...}, ...}},
         'intended': {'properties': {'id': {'type': 'text'}, 'lake_guid': {...}, ...}}}
        """
