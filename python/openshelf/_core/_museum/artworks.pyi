# Written by tools/write.py from the table; do not edit.

import builtins
from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

@final
class MuseumArtworks(Namespace):
    """Art Institute of Chicago API: artworks.

    Methods
    -------
    manifest
        IIIF presentation manifest of an artwork: its images and labels for an image viewer.
    list
        One page of artworks in the collection.
    list_with_fields
        One page of artworks in the collection, each with the named members alone.
    get
        One artwork by its id.
    search
        Search among artworks in the collection by a text or an Elasticsearch query, best
        match first.
    field_names
        Names of the members that a record has: artworks in the collection.
    search_mapping
        Elasticsearch mapping of the search index: artworks in the collection.
    """

    def manifest(self, id: int) -> _types.MuseumArtworksManifestAnswer:
        """IIIF presentation manifest of an artwork: its images and labels for an image viewer.

        Parameters
        ----------
        id : int
            Id of the artwork.

        Returns
        -------
        dict
            Members:

            - @context : str
            - @id : str
            - @type : str
            - label : str
            - description : list of dict
            - metadata : list of dict
            - attribution : str
            - logo : str
            - within : str
            - rendering : dict
            - sequences : list of dict

        Notes
        -----
        Endpoint: GET https://api.artic.edu/api/v1/artworks/{id}/manifest.json

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
        >>> museum.artworks.manifest(27992)
        {'@context': 'http://iiif.io/api/presentation/2/context.json',
         '@id': ...,
         '@type': 'sc:Manifest',
         'label': 'Portrait of Laura Castillo',
         'description': [{'value': 'The coastal health reviews the quality...', ...}],
         'metadata': [{'label': 'Artist / Maker', 'value': 'Claude...'}, {...}, {...}],
         'attribution': 'Digital image courtesy of the museum.',
         'logo': ...,
         'within': ...,
         'rendering': {'@id': ..., 'format': 'text/html', 'label': 'Full record'},
         ...}
        """
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumArtworkField] | None = None,
        include: Sequence[Literal["artist_pivots", "dates", "place_pivots", "sites"]] | None = None,
        exclude: Sequence[_types.MuseumArtworkField] | None = None,
    ) -> _types.MuseumArtworksListAnswer:
        """One page of artworks in the collection.

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
            Related records to embed: artist_pivots, dates, place_pivots or sites.
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

            - id : int; api_model : str; api_link : str; is_boosted : bool; title : str or None;
              alt_titles : list of str or None
            - thumbnail.lqip : str or None. data URL of a tiny GIF.
            - thumbnail.width : int or None, px
            - thumbnail.height : int or None, px
            - thumbnail.alt_text : str or None; main_reference_number : str or None;
              has_not_been_viewed_much : bool; boost_rank : int or None
            - date_start : int or None, year
            - date_end : int or None, year
            - date_display : str or None
            - date_qualifier_title : str. Empty text when there is none.
            - date_qualifier_id : int or None; artist_display : str or None; place_of_origin :
              str or None
            - description : str or None. HTML.
            - short_description : str or None; dimensions : str or None; dimensions_detail :
              list of dict or None (depth : float or None, cm; width : float or None, cm; height
              : float or None, cm; diameter : float or None, cm; clarification : str or None);
              medium_display : str or None; inscriptions : str or None; credit_line : str or
              None; catalogue_display : str or None; publication_history : str or None;
              exhibition_history : str or None; provenance_text : str or None; edition : str or
              None; publishing_verification_level : str or None; internal_department_id : int or
              None
            - fiscal_year : int or None, year
            - fiscal_year_deaccession : int or None, year
            - is_public_domain : bool or None; is_zoomable : bool or None
            - max_zoom_window_size : int or None, px. -1 where there is no limit.
            - copyright_notice : str or None; has_multimedia_resources : bool;
              has_educational_resources : bool; has_advanced_imaging : bool; colorfulness :
              float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - latitude : float or None, degree
            - longitude : float or None, degree
            - latlon : str or None. The service writes the latitude twice: do not use it.
            - is_on_view : bool or None
            - on_loan_display : str or None. HTML.
            - gallery_title : str or None; gallery_id : int or None; nomisma_id : str or None;
              artwork_type_title : str or None; artwork_type_id : int or None; department_title
              : str or None
            - department_id : str or None. Such as PC-10.
            - artist_id : int or None; artist_title : str or None; alt_artist_ids : list of int
            - artist_ids : list of int. ids of all artists.
            - artist_titles : list of str; category_ids : list of str; category_titles : list of
              str; term_titles : list of str; style_id : str or None; style_title : str or None;
              alt_style_ids : list of str; style_ids : list of str; style_titles : list of str;
              classification_id : str or None; classification_title : str or None;
              alt_classification_ids : list of str; classification_ids : list of str;
              classification_titles : list of str; subject_id : str or None; alt_subject_ids :
              list of str; subject_ids : list of str; subject_titles : list of str; material_id
              : str or None; alt_material_ids : list of str; material_ids : list of str;
              material_titles : list of str; technique_id : str or None; alt_technique_ids :
              list of str; technique_ids : list of str; technique_titles : list of str;
              theme_titles : list of str
            - image_id : str or None. UUID.
            - alt_image_ids : list of str. UUIDs.
            - document_ids : list of str. UUIDs.
            - sound_ids : list of str. UUIDs.
            - video_ids : list of str. As sound_ids.
            - text_ids : list of str. As sound_ids.
            - section_ids : list of int. Can exceed 32 bits.
            - section_titles : list of str; site_ids : list of int
            - suggest_autocomplete_boosted : str or None, not always there. The title. Only on
              boosted records.
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal to the service's suggestions.
            - source_updated_at : str or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.
            - artist_pivots : list of dict or None, not always there (is_preferred : bool or
              None; artist_title : str or None; artist_id : int or None; role_title : str or
              None; role_id : int or None); dates : list of dict or None, not always there
              (is_preferred : bool or None; date_earliest : str or None, ISO 8601; date_latest :
              str or None, ISO 8601; artwork_title : str or None; artwork_id : int or None;
              qualifier_title : str or None; qualifier_id : int or None); place_pivots : list of
              dict or None, not always there (is_preferred : bool or None; artwork_title : str
              or None; artwork_id : int or None; place_title : str or None; place_id : int or
              None; qualifier_title : str or None; qualifier_id : int or None)
            - sites : dict, list or plain value or None, not always there. Whole records of
              sites.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.artworks.list)` gives the records of
        all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/artworks

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
        >>> museum.artworks.list()
        {'pagination': {'total': 300, 'limit': 10, 'offset': 0, 'total_pages': 30, ...},
         'data': [{'id': 3640, 'api_model': 'artworks', 'api_link': ...,
                   'is_boosted': True, 'title': 'Portrait of Vera Okafor',
                   'alt_titles': None,
                   'thumbnail': {'lqip': 'data:image/gif;base64,R0lGODlhAQA...', ...},
                   'main_reference_number': '1603.161', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumArtworkField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.MuseumArtworksListWithFieldsAnswer:
        """One page of artworks in the collection, each with the named members alone.

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

            - id : int; api_model : str; api_link : str; is_boosted : bool; title : str or None;
              alt_titles : list of str or None
            - thumbnail.lqip : str or None. data URL of a tiny GIF.
            - thumbnail.width : int or None, px
            - thumbnail.height : int or None, px
            - thumbnail.alt_text : str or None; main_reference_number : str or None;
              has_not_been_viewed_much : bool; boost_rank : int or None
            - date_start : int or None, year
            - date_end : int or None, year
            - date_display : str or None
            - date_qualifier_title : str. Empty text when there is none.
            - date_qualifier_id : int or None; artist_display : str or None; place_of_origin :
              str or None
            - description : str or None. HTML.
            - short_description : str or None; dimensions : str or None; dimensions_detail :
              list of dict or None (depth : float or None, cm; width : float or None, cm; height
              : float or None, cm; diameter : float or None, cm; clarification : str or None);
              medium_display : str or None; inscriptions : str or None; credit_line : str or
              None; catalogue_display : str or None; publication_history : str or None;
              exhibition_history : str or None; provenance_text : str or None; edition : str or
              None; publishing_verification_level : str or None; internal_department_id : int or
              None
            - fiscal_year : int or None, year
            - fiscal_year_deaccession : int or None, year
            - is_public_domain : bool or None; is_zoomable : bool or None
            - max_zoom_window_size : int or None, px. -1 where there is no limit.
            - copyright_notice : str or None; has_multimedia_resources : bool;
              has_educational_resources : bool; has_advanced_imaging : bool; colorfulness :
              float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - latitude : float or None, degree
            - longitude : float or None, degree
            - latlon : str or None. The service writes the latitude twice: do not use it.
            - is_on_view : bool or None
            - on_loan_display : str or None. HTML.
            - gallery_title : str or None; gallery_id : int or None; nomisma_id : str or None;
              artwork_type_title : str or None; artwork_type_id : int or None; department_title
              : str or None
            - department_id : str or None. Such as PC-10.
            - artist_id : int or None; artist_title : str or None; alt_artist_ids : list of int
            - artist_ids : list of int. Ids of all artists.
            - artist_titles : list of str; category_ids : list of str; category_titles : list of
              str; term_titles : list of str; style_id : str or None; style_title : str or None;
              alt_style_ids : list of str; style_ids : list of str; style_titles : list of str;
              classification_id : str or None; classification_title : str or None;
              alt_classification_ids : list of str; classification_ids : list of str;
              classification_titles : list of str; subject_id : str or None; alt_subject_ids :
              list of str; subject_ids : list of str; subject_titles : list of str; material_id
              : str or None; alt_material_ids : list of str; material_ids : list of str;
              material_titles : list of str; technique_id : str or None; alt_technique_ids :
              list of str; technique_ids : list of str; technique_titles : list of str;
              theme_titles : list of str
            - image_id : str or None. UUID.
            - alt_image_ids : list of str. UUIDs.
            - document_ids : list of str. UUIDs.
            - sound_ids : list of str. UUIDs.
            - video_ids : list of str. As sound_ids.
            - text_ids : list of str. As sound_ids.
            - section_ids : list of int. Can exceed 32 bits.
            - section_titles : list of str; site_ids : list of int
            - suggest_autocomplete_boosted : str or None, not always there. The title. Only on
              boosted records.
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal to the service's suggestions.
            - source_updated_at : str or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.artworks.list_with_fields)` gives
        the records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/artworks/

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
        >>> museum.artworks.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 300, 'limit': 10, 'offset': 0, 'total_pages': 30, ...},
         'data': [{'id': 3640, 'title': 'Portrait of Vera Okafor'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumArtworkField] | None = None,
        include: Sequence[Literal["artist_pivots", "dates", "place_pivots", "sites"]] | None = None,
    ) -> _types.MuseumArtworksGetAnswer:
        """One artwork by its id.

        Parameters
        ----------
        id : int
            Id of the artwork.
        fields : list of str, optional
            Names of the members that the records shall have. All when left out.
        include : list of str, optional
            Related records to embed: artist_pivots, dates, place_pivots or sites.

        Returns
        -------
        dict
            Members:

            - data : dict
            - info : dict
            - config : dict

            Members of the records in data:

            - id : int; api_model : str; api_link : str; is_boosted : bool; title : str or None;
              alt_titles : list of str or None
            - thumbnail.lqip : str or None. data URL of a tiny GIF.
            - thumbnail.width : int or None, px
            - thumbnail.height : int or None, px
            - thumbnail.alt_text : str or None; main_reference_number : str or None;
              has_not_been_viewed_much : bool; boost_rank : int or None
            - date_start : int or None, year
            - date_end : int or None, year
            - date_display : str or None
            - date_qualifier_title : str. Empty text when there is none.
            - date_qualifier_id : int or None; artist_display : str or None; place_of_origin :
              str or None
            - description : str or None. HTML.
            - short_description : str or None; dimensions : str or None; dimensions_detail :
              list of dict or None (depth : float or None, cm; width : float or None, cm; height
              : float or None, cm; diameter : float or None, cm; clarification : str or None);
              medium_display : str or None; inscriptions : str or None; credit_line : str or
              None; catalogue_display : str or None; publication_history : str or None;
              exhibition_history : str or None; provenance_text : str or None; edition : str or
              None; publishing_verification_level : str or None; internal_department_id : int or
              None
            - fiscal_year : int or None, year
            - fiscal_year_deaccession : int or None, year
            - is_public_domain : bool or None; is_zoomable : bool or None
            - max_zoom_window_size : int or None, px. -1 where there is no limit.
            - copyright_notice : str or None; has_multimedia_resources : bool;
              has_educational_resources : bool; has_advanced_imaging : bool; colorfulness :
              float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - latitude : float or None, degree
            - longitude : float or None, degree
            - latlon : str or None. The service writes the latitude twice: do not use it.
            - is_on_view : bool or None
            - on_loan_display : str or None. HTML.
            - gallery_title : str or None; gallery_id : int or None; nomisma_id : str or None;
              artwork_type_title : str or None; artwork_type_id : int or None; department_title
              : str or None
            - department_id : str or None. Such as PC-10.
            - artist_id : int or None; artist_title : str or None; alt_artist_ids : list of int
            - artist_ids : list of int. Ids of all artists.
            - artist_titles : list of str; category_ids : list of str; category_titles : list of
              str; term_titles : list of str; style_id : str or None; style_title : str or None;
              alt_style_ids : list of str; style_ids : list of str; style_titles : list of str;
              classification_id : str or None; classification_title : str or None;
              alt_classification_ids : list of str; classification_ids : list of str;
              classification_titles : list of str; subject_id : str or None; alt_subject_ids :
              list of str; subject_ids : list of str; subject_titles : list of str; material_id
              : str or None; alt_material_ids : list of str; material_ids : list of str;
              material_titles : list of str; technique_id : str or None; alt_technique_ids :
              list of str; technique_ids : list of str; technique_titles : list of str;
              theme_titles : list of str
            - image_id : str or None. UUID.
            - alt_image_ids : list of str. UUIDs.
            - document_ids : list of str. UUIDs.
            - sound_ids : list of str. UUIDs.
            - video_ids : list of str. As sound_ids.
            - text_ids : list of str. As sound_ids.
            - section_ids : list of int. Can exceed 32 bits.
            - section_titles : list of str; site_ids : list of int
            - suggest_autocomplete_boosted : str or None, not always there. The title. Only on
              boosted records.
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal to the service's suggestions.
            - source_updated_at : str or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.
            - artist_pivots : list of dict or None, not always there (is_preferred : bool or
              None; artist_title : str or None; artist_id : int or None; role_title : str or
              None; role_id : int or None); dates : list of dict or None, not always there
              (is_preferred : bool or None; date_earliest : str or None, ISO 8601; date_latest :
              str or None, ISO 8601; artwork_title : str or None; artwork_id : int or None;
              qualifier_title : str or None; qualifier_id : int or None); place_pivots : list of
              dict or None, not always there (is_preferred : bool or None; artwork_title : str
              or None; artwork_id : int or None; place_title : str or None; place_id : int or
              None; qualifier_title : str or None; qualifier_id : int or None)
            - sites : dict, list or plain value or None, not always there. Whole records of
              sites.

        Notes
        -----
        The list leaves deaccessioned works out (they are in deaccessions).

        Endpoint: GET https://api.artic.edu/api/v1/artworks/{id}

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
        >>> museum.artworks.get(27992)
        {'data': {'id': 27992, 'api_model': 'artworks', 'api_link': ...,
                  'is_boosted': True, 'title': 'Portrait of Laura Castillo',
                  'alt_titles': None,
                  'thumbnail': {'lqip': 'data:image/gif;base64,R0lGODlhAQAB...', ...},
                  'main_reference_number': '1899.1', 'has_not_been_viewed_much': False, ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumArtworkField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumArtworkSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumArtworksSearchAnswer:
        """Search among artworks in the collection by a text or an Elasticsearch query, best match
        first.

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
            - id : int; api_model : str; api_link : str; is_boosted : bool; title : str or None;
              alt_titles : list of str or None
            - thumbnail.lqip : str or None. data URL of a tiny GIF.
            - thumbnail.width : int or None, px
            - thumbnail.height : int or None, px
            - thumbnail.alt_text : str or None; main_reference_number : str or None;
              has_not_been_viewed_much : bool; boost_rank : int or None
            - date_start : int or None, year
            - date_end : int or None, year
            - date_display : str or None
            - date_qualifier_title : str. Empty text when there is none.
            - date_qualifier_id : int or None; artist_display : str or None; place_of_origin :
              str or None
            - description : str or None. HTML.
            - short_description : str or None; dimensions : str or None; dimensions_detail :
              list of dict or None (depth : float or None, cm; width : float or None, cm; height
              : float or None, cm; diameter : float or None, cm; clarification : str or None);
              medium_display : str or None; inscriptions : str or None; credit_line : str or
              None; catalogue_display : str or None; publication_history : str or None;
              exhibition_history : str or None; provenance_text : str or None; edition : str or
              None; publishing_verification_level : str or None; internal_department_id : int or
              None
            - fiscal_year : int or None, year
            - fiscal_year_deaccession : int or None, year
            - is_public_domain : bool or None; is_zoomable : bool or None
            - max_zoom_window_size : int or None, px. -1 where there is no limit.
            - copyright_notice : str or None; has_multimedia_resources : bool;
              has_educational_resources : bool; has_advanced_imaging : bool; colorfulness :
              float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - latitude : float or None, degree
            - longitude : float or None, degree
            - latlon : str or None. The service writes the latitude twice: do not use it.
            - is_on_view : bool or None
            - on_loan_display : str or None. HTML.
            - gallery_title : str or None; gallery_id : int or None; nomisma_id : str or None;
              artwork_type_title : str or None; artwork_type_id : int or None; department_title
              : str or None
            - department_id : str or None. Such as PC-10.
            - artist_id : int or None; artist_title : str or None; alt_artist_ids : list of int
            - artist_ids : list of int. Ids of all artists.
            - artist_titles : list of str; category_ids : list of str; category_titles : list of
              str; term_titles : list of str; style_id : str or None; style_title : str or None;
              alt_style_ids : list of str; style_ids : list of str; style_titles : list of str;
              classification_id : str or None; classification_title : str or None;
              alt_classification_ids : list of str; classification_ids : list of str;
              classification_titles : list of str; subject_id : str or None; alt_subject_ids :
              list of str; subject_ids : list of str; subject_titles : list of str; material_id
              : str or None; alt_material_ids : list of str; material_ids : list of str;
              material_titles : list of str; technique_id : str or None; alt_technique_ids :
              list of str; technique_ids : list of str; technique_titles : list of str;
              theme_titles : list of str
            - image_id : str or None. UUID.
            - alt_image_ids : list of str. UUIDs.
            - document_ids : list of str. UUIDs.
            - sound_ids : list of str. UUIDs.
            - video_ids : list of str. As sound_ids.
            - text_ids : list of str. As sound_ids.
            - section_ids : list of int. Can exceed 32 bits.
            - section_titles : list of str; site_ids : list of int
            - suggest_autocomplete_boosted : str or None, not always there. The title. Only on
              boosted records.
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal to the service's suggestions.
            - source_updated_at : str or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.artworks.search)` gives the records
        of all pages. Page numbers reach 1000 records; `paginate` reads those beyond by ranges
        of ids.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/artworks/search

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
        >>> museum.artworks.search("monet")
        {'preference': None,
         'pagination': {'total': 16, 'limit': 10, 'offset': 0, 'total_pages': 2, ...},
         'data': [{'_score': 8, 'id': 27992, 'api_model': 'artworks', 'api_link': ...,
                   'is_boosted': True, 'title': 'Portrait of Laura Castillo',
                   'thumbnail': {'lqip': 'data:image/gif;base64,R0lGODlhAQA...', ...},
                   'timestamp': '2024-05-09T03:30:54-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: artworks in the collection.

        Returns
        -------
        list of str
            The member names of the first record of the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/artworks

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.artworks.field_names()
        ['id', 'api_model', 'api_link', 'is_boosted', 'title', 'alt_titles', 'thum...', ...]
        """
    def search_mapping(self) -> _types.MuseumArtworksSearchMappingAnswer:
        """Elasticsearch mapping of the search index: artworks in the collection.

        Returns
        -------
        dict
            Members:

            - current : dict (properties : dict)
            - intended : dict (properties : dict)

        Notes
        -----
        A collection without an index of its own gives BadRequestError (400).

        Endpoint: GET https://api.artic.edu/api/v1/artworks/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> museum.artworks.search_mapping()
        {'current': {'properties': {'id': {'type': 'integer'}, ...}},
         'intended': {'properties': {'id': {'type': 'integer'}, ...}}}
        """

@final
class AsyncMuseumArtworks(Namespace):
    """Art Institute of Chicago API: artworks.

    Has the methods of MuseumArtworks; each gives a coroutine to await.

    Methods
    -------
    manifest
        IIIF presentation manifest of an artwork: its images and labels for an image viewer.
    list
        One page of artworks in the collection.
    list_with_fields
        One page of artworks in the collection, each with the named members alone.
    get
        One artwork by its id.
    search
        Search among artworks in the collection by a text or an Elasticsearch query, best
        match first.
    field_names
        Names of the members that a record has: artworks in the collection.
    search_mapping
        Elasticsearch mapping of the search index: artworks in the collection.
    """

    def manifest(
        self,
        id: int,
    ) -> Coroutine[Any, Any, _types.MuseumArtworksManifestAnswer]:
        """IIIF presentation manifest of an artwork: its images and labels for an image viewer.

        Parameters
        ----------
        id : int
            Id of the artwork.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - @context : str
            - @id : str
            - @type : str
            - label : str
            - description : list of dict
            - metadata : list of dict
            - attribution : str
            - logo : str
            - within : str
            - rendering : dict
            - sequences : list of dict

        Notes
        -----
        Endpoint: GET https://api.artic.edu/api/v1/artworks/{id}/manifest.json

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
        >>> await museum.artworks.manifest(27992)
        {'@context': 'http://iiif.io/api/presentation/2/context.json',
         '@id': ...,
         '@type': 'sc:Manifest',
         'label': 'Portrait of Laura Castillo',
         'description': [{'value': 'The coastal health reviews the quality...', ...}],
         'metadata': [{'label': 'Artist / Maker', 'value': 'Claude...'}, {...}, {...}],
         'attribution': 'Digital image courtesy of the museum.',
         'logo': ...,
         'within': ...,
         'rendering': {'@id': ..., 'format': 'text/html', 'label': 'Full record'},
         ...}
        """
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[_types.MuseumArtworkField] | None = None,
        include: Sequence[Literal["artist_pivots", "dates", "place_pivots", "sites"]] | None = None,
        exclude: Sequence[_types.MuseumArtworkField] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumArtworksListAnswer]:
        """One page of artworks in the collection.

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
            Related records to embed: artist_pivots, dates, place_pivots or sites.
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

            - id : int; api_model : str; api_link : str; is_boosted : bool; title : str or None;
              alt_titles : list of str or None
            - thumbnail.lqip : str or None. data URL of a tiny GIF.
            - thumbnail.width : int or None, px
            - thumbnail.height : int or None, px
            - thumbnail.alt_text : str or None; main_reference_number : str or None;
              has_not_been_viewed_much : bool; boost_rank : int or None
            - date_start : int or None, year
            - date_end : int or None, year
            - date_display : str or None
            - date_qualifier_title : str. Empty text when there is none.
            - date_qualifier_id : int or None; artist_display : str or None; place_of_origin :
              str or None
            - description : str or None. HTML.
            - short_description : str or None; dimensions : str or None; dimensions_detail :
              list of dict or None (depth : float or None, cm; width : float or None, cm; height
              : float or None, cm; diameter : float or None, cm; clarification : str or None);
              medium_display : str or None; inscriptions : str or None; credit_line : str or
              None; catalogue_display : str or None; publication_history : str or None;
              exhibition_history : str or None; provenance_text : str or None; edition : str or
              None; publishing_verification_level : str or None; internal_department_id : int or
              None
            - fiscal_year : int or None, year
            - fiscal_year_deaccession : int or None, year
            - is_public_domain : bool or None; is_zoomable : bool or None
            - max_zoom_window_size : int or None, px. -1 where there is no limit.
            - copyright_notice : str or None; has_multimedia_resources : bool;
              has_educational_resources : bool; has_advanced_imaging : bool; colorfulness :
              float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - latitude : float or None, degree
            - longitude : float or None, degree
            - latlon : str or None. The service writes the latitude twice: do not use it.
            - is_on_view : bool or None
            - on_loan_display : str or None. HTML.
            - gallery_title : str or None; gallery_id : int or None; nomisma_id : str or None;
              artwork_type_title : str or None; artwork_type_id : int or None; department_title
              : str or None
            - department_id : str or None. Such as PC-10.
            - artist_id : int or None; artist_title : str or None; alt_artist_ids : list of int
            - artist_ids : list of int. ids of all artists.
            - artist_titles : list of str; category_ids : list of str; category_titles : list of
              str; term_titles : list of str; style_id : str or None; style_title : str or None;
              alt_style_ids : list of str; style_ids : list of str; style_titles : list of str;
              classification_id : str or None; classification_title : str or None;
              alt_classification_ids : list of str; classification_ids : list of str;
              classification_titles : list of str; subject_id : str or None; alt_subject_ids :
              list of str; subject_ids : list of str; subject_titles : list of str; material_id
              : str or None; alt_material_ids : list of str; material_ids : list of str;
              material_titles : list of str; technique_id : str or None; alt_technique_ids :
              list of str; technique_ids : list of str; technique_titles : list of str;
              theme_titles : list of str
            - image_id : str or None. UUID.
            - alt_image_ids : list of str. UUIDs.
            - document_ids : list of str. UUIDs.
            - sound_ids : list of str. UUIDs.
            - video_ids : list of str. As sound_ids.
            - text_ids : list of str. As sound_ids.
            - section_ids : list of int. Can exceed 32 bits.
            - section_titles : list of str; site_ids : list of int
            - suggest_autocomplete_boosted : str or None, not always there. The title. Only on
              boosted records.
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal to the service's suggestions.
            - source_updated_at : str or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.
            - artist_pivots : list of dict or None, not always there (is_preferred : bool or
              None; artist_title : str or None; artist_id : int or None; role_title : str or
              None; role_id : int or None); dates : list of dict or None, not always there
              (is_preferred : bool or None; date_earliest : str or None, ISO 8601; date_latest :
              str or None, ISO 8601; artwork_title : str or None; artwork_id : int or None;
              qualifier_title : str or None; qualifier_id : int or None); place_pivots : list of
              dict or None, not always there (is_preferred : bool or None; artwork_title : str
              or None; artwork_id : int or None; place_title : str or None; place_id : int or
              None; qualifier_title : str or None; qualifier_id : int or None)
            - sites : dict, list or plain value or None, not always there. Whole records of
              sites.

        Notes
        -----
        ids excludes page and limit.

        One call gives one page; `openshelf.paginate(museum.artworks.list)` gives the records of
        all pages.

        Last page: the one without pagination.next_url, whose current_page is total_pages.

        Endpoint: GET https://api.artic.edu/api/v1/artworks

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
        >>> await museum.artworks.list()
        {'pagination': {'total': 300, 'limit': 10, 'offset': 0, 'total_pages': 30, ...},
         'data': [{'id': 3640, 'api_model': 'artworks', 'api_link': ...,
                   'is_boosted': True, 'title': 'Portrait of Vera Okafor',
                   'alt_titles': None,
                   'thumbnail': {'lqip': 'data:image/gif;base64,R0lGODlhAQA...', ...},
                   'main_reference_number': '1603.161', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def list_with_fields(
        self,
        fields: str | Sequence[_types.MuseumArtworkField],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.MuseumArtworksListWithFieldsAnswer]:
        """One page of artworks in the collection, each with the named members alone.

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

            - id : int; api_model : str; api_link : str; is_boosted : bool; title : str or None;
              alt_titles : list of str or None
            - thumbnail.lqip : str or None. data URL of a tiny GIF.
            - thumbnail.width : int or None, px
            - thumbnail.height : int or None, px
            - thumbnail.alt_text : str or None; main_reference_number : str or None;
              has_not_been_viewed_much : bool; boost_rank : int or None
            - date_start : int or None, year
            - date_end : int or None, year
            - date_display : str or None
            - date_qualifier_title : str. Empty text when there is none.
            - date_qualifier_id : int or None; artist_display : str or None; place_of_origin :
              str or None
            - description : str or None. HTML.
            - short_description : str or None; dimensions : str or None; dimensions_detail :
              list of dict or None (depth : float or None, cm; width : float or None, cm; height
              : float or None, cm; diameter : float or None, cm; clarification : str or None);
              medium_display : str or None; inscriptions : str or None; credit_line : str or
              None; catalogue_display : str or None; publication_history : str or None;
              exhibition_history : str or None; provenance_text : str or None; edition : str or
              None; publishing_verification_level : str or None; internal_department_id : int or
              None
            - fiscal_year : int or None, year
            - fiscal_year_deaccession : int or None, year
            - is_public_domain : bool or None; is_zoomable : bool or None
            - max_zoom_window_size : int or None, px. -1 where there is no limit.
            - copyright_notice : str or None; has_multimedia_resources : bool;
              has_educational_resources : bool; has_advanced_imaging : bool; colorfulness :
              float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - latitude : float or None, degree
            - longitude : float or None, degree
            - latlon : str or None. The service writes the latitude twice: do not use it.
            - is_on_view : bool or None
            - on_loan_display : str or None. HTML.
            - gallery_title : str or None; gallery_id : int or None; nomisma_id : str or None;
              artwork_type_title : str or None; artwork_type_id : int or None; department_title
              : str or None
            - department_id : str or None. Such as PC-10.
            - artist_id : int or None; artist_title : str or None; alt_artist_ids : list of int
            - artist_ids : list of int. Ids of all artists.
            - artist_titles : list of str; category_ids : list of str; category_titles : list of
              str; term_titles : list of str; style_id : str or None; style_title : str or None;
              alt_style_ids : list of str; style_ids : list of str; style_titles : list of str;
              classification_id : str or None; classification_title : str or None;
              alt_classification_ids : list of str; classification_ids : list of str;
              classification_titles : list of str; subject_id : str or None; alt_subject_ids :
              list of str; subject_ids : list of str; subject_titles : list of str; material_id
              : str or None; alt_material_ids : list of str; material_ids : list of str;
              material_titles : list of str; technique_id : str or None; alt_technique_ids :
              list of str; technique_ids : list of str; technique_titles : list of str;
              theme_titles : list of str
            - image_id : str or None. UUID.
            - alt_image_ids : list of str. UUIDs.
            - document_ids : list of str. UUIDs.
            - sound_ids : list of str. UUIDs.
            - video_ids : list of str. As sound_ids.
            - text_ids : list of str. As sound_ids.
            - section_ids : list of int. Can exceed 32 bits.
            - section_titles : list of str; site_ids : list of int
            - suggest_autocomplete_boosted : str or None, not always there. The title. Only on
              boosted records.
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal to the service's suggestions.
            - source_updated_at : str or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.artworks.list_with_fields)` gives
        the records of all pages.

        Last page: the one without pagination.next_url.

        Endpoint: GET https://api.artic.edu/api/v1/artworks/

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
        >>> await museum.artworks.list_with_fields(fields=["id", "title"])
        {'pagination': {'total': 300, 'limit': 10, 'offset': 0, 'total_pages': 30, ...},
         'data': [{'id': 3640, 'title': 'Portrait of Vera Okafor'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def get(
        self,
        id: int,
        *,
        fields: Sequence[_types.MuseumArtworkField] | None = None,
        include: Sequence[Literal["artist_pivots", "dates", "place_pivots", "sites"]] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumArtworksGetAnswer]:
        """One artwork by its id.

        Parameters
        ----------
        id : int
            Id of the artwork.
        fields : list of str, optional
            Names of the members that the records shall have. All when left out.
        include : list of str, optional
            Related records to embed: artist_pivots, dates, place_pivots or sites.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - data : dict
            - info : dict
            - config : dict

            Members of the records in data:

            - id : int; api_model : str; api_link : str; is_boosted : bool; title : str or None;
              alt_titles : list of str or None
            - thumbnail.lqip : str or None. data URL of a tiny GIF.
            - thumbnail.width : int or None, px
            - thumbnail.height : int or None, px
            - thumbnail.alt_text : str or None; main_reference_number : str or None;
              has_not_been_viewed_much : bool; boost_rank : int or None
            - date_start : int or None, year
            - date_end : int or None, year
            - date_display : str or None
            - date_qualifier_title : str. Empty text when there is none.
            - date_qualifier_id : int or None; artist_display : str or None; place_of_origin :
              str or None
            - description : str or None. HTML.
            - short_description : str or None; dimensions : str or None; dimensions_detail :
              list of dict or None (depth : float or None, cm; width : float or None, cm; height
              : float or None, cm; diameter : float or None, cm; clarification : str or None);
              medium_display : str or None; inscriptions : str or None; credit_line : str or
              None; catalogue_display : str or None; publication_history : str or None;
              exhibition_history : str or None; provenance_text : str or None; edition : str or
              None; publishing_verification_level : str or None; internal_department_id : int or
              None
            - fiscal_year : int or None, year
            - fiscal_year_deaccession : int or None, year
            - is_public_domain : bool or None; is_zoomable : bool or None
            - max_zoom_window_size : int or None, px. -1 where there is no limit.
            - copyright_notice : str or None; has_multimedia_resources : bool;
              has_educational_resources : bool; has_advanced_imaging : bool; colorfulness :
              float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - latitude : float or None, degree
            - longitude : float or None, degree
            - latlon : str or None. The service writes the latitude twice: do not use it.
            - is_on_view : bool or None
            - on_loan_display : str or None. HTML.
            - gallery_title : str or None; gallery_id : int or None; nomisma_id : str or None;
              artwork_type_title : str or None; artwork_type_id : int or None; department_title
              : str or None
            - department_id : str or None. Such as PC-10.
            - artist_id : int or None; artist_title : str or None; alt_artist_ids : list of int
            - artist_ids : list of int. Ids of all artists.
            - artist_titles : list of str; category_ids : list of str; category_titles : list of
              str; term_titles : list of str; style_id : str or None; style_title : str or None;
              alt_style_ids : list of str; style_ids : list of str; style_titles : list of str;
              classification_id : str or None; classification_title : str or None;
              alt_classification_ids : list of str; classification_ids : list of str;
              classification_titles : list of str; subject_id : str or None; alt_subject_ids :
              list of str; subject_ids : list of str; subject_titles : list of str; material_id
              : str or None; alt_material_ids : list of str; material_ids : list of str;
              material_titles : list of str; technique_id : str or None; alt_technique_ids :
              list of str; technique_ids : list of str; technique_titles : list of str;
              theme_titles : list of str
            - image_id : str or None. UUID.
            - alt_image_ids : list of str. UUIDs.
            - document_ids : list of str. UUIDs.
            - sound_ids : list of str. UUIDs.
            - video_ids : list of str. As sound_ids.
            - text_ids : list of str. As sound_ids.
            - section_ids : list of int. Can exceed 32 bits.
            - section_titles : list of str; site_ids : list of int
            - suggest_autocomplete_boosted : str or None, not always there. The title. Only on
              boosted records.
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal to the service's suggestions.
            - source_updated_at : str or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.
            - artist_pivots : list of dict or None, not always there (is_preferred : bool or
              None; artist_title : str or None; artist_id : int or None; role_title : str or
              None; role_id : int or None); dates : list of dict or None, not always there
              (is_preferred : bool or None; date_earliest : str or None, ISO 8601; date_latest :
              str or None, ISO 8601; artwork_title : str or None; artwork_id : int or None;
              qualifier_title : str or None; qualifier_id : int or None); place_pivots : list of
              dict or None, not always there (is_preferred : bool or None; artwork_title : str
              or None; artwork_id : int or None; place_title : str or None; place_id : int or
              None; qualifier_title : str or None; qualifier_id : int or None)
            - sites : dict, list or plain value or None, not always there. Whole records of
              sites.

        Notes
        -----
        The list leaves deaccessioned works out (they are in deaccessions).

        Endpoint: GET https://api.artic.edu/api/v1/artworks/{id}

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
        >>> await museum.artworks.get(27992)
        {'data': {'id': 27992, 'api_model': 'artworks', 'api_link': ...,
                  'is_boosted': True, 'title': 'Portrait of Laura Castillo',
                  'alt_titles': None,
                  'thumbnail': {'lqip': 'data:image/gif;base64,R0lGODlhAQAB...', ...},
                  'main_reference_number': '1899.1', 'has_not_been_viewed_much': False, ...},
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[_types.MuseumArtworkField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumArtworkSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumArtworksSearchAnswer]:
        """Search among artworks in the collection by a text or an Elasticsearch query, best match
        first.

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
            - id : int; api_model : str; api_link : str; is_boosted : bool; title : str or None;
              alt_titles : list of str or None
            - thumbnail.lqip : str or None. data URL of a tiny GIF.
            - thumbnail.width : int or None, px
            - thumbnail.height : int or None, px
            - thumbnail.alt_text : str or None; main_reference_number : str or None;
              has_not_been_viewed_much : bool; boost_rank : int or None
            - date_start : int or None, year
            - date_end : int or None, year
            - date_display : str or None
            - date_qualifier_title : str. Empty text when there is none.
            - date_qualifier_id : int or None; artist_display : str or None; place_of_origin :
              str or None
            - description : str or None. HTML.
            - short_description : str or None; dimensions : str or None; dimensions_detail :
              list of dict or None (depth : float or None, cm; width : float or None, cm; height
              : float or None, cm; diameter : float or None, cm; clarification : str or None);
              medium_display : str or None; inscriptions : str or None; credit_line : str or
              None; catalogue_display : str or None; publication_history : str or None;
              exhibition_history : str or None; provenance_text : str or None; edition : str or
              None; publishing_verification_level : str or None; internal_department_id : int or
              None
            - fiscal_year : int or None, year
            - fiscal_year_deaccession : int or None, year
            - is_public_domain : bool or None; is_zoomable : bool or None
            - max_zoom_window_size : int or None, px. -1 where there is no limit.
            - copyright_notice : str or None; has_multimedia_resources : bool;
              has_educational_resources : bool; has_advanced_imaging : bool; colorfulness :
              float or None
            - color.h : int or None, degree
            - color.l : int or None, %
            - color.s : int or None, %
            - color.percentage : float or None; color.population : int or None
            - latitude : float or None, degree
            - longitude : float or None, degree
            - latlon : str or None. The service writes the latitude twice: do not use it.
            - is_on_view : bool or None
            - on_loan_display : str or None. HTML.
            - gallery_title : str or None; gallery_id : int or None; nomisma_id : str or None;
              artwork_type_title : str or None; artwork_type_id : int or None; department_title
              : str or None
            - department_id : str or None. Such as PC-10.
            - artist_id : int or None; artist_title : str or None; alt_artist_ids : list of int
            - artist_ids : list of int. Ids of all artists.
            - artist_titles : list of str; category_ids : list of str; category_titles : list of
              str; term_titles : list of str; style_id : str or None; style_title : str or None;
              alt_style_ids : list of str; style_ids : list of str; style_titles : list of str;
              classification_id : str or None; classification_title : str or None;
              alt_classification_ids : list of str; classification_ids : list of str;
              classification_titles : list of str; subject_id : str or None; alt_subject_ids :
              list of str; subject_ids : list of str; subject_titles : list of str; material_id
              : str or None; alt_material_ids : list of str; material_ids : list of str;
              material_titles : list of str; technique_id : str or None; alt_technique_ids :
              list of str; technique_ids : list of str; technique_titles : list of str;
              theme_titles : list of str
            - image_id : str or None. UUID.
            - alt_image_ids : list of str. UUIDs.
            - document_ids : list of str. UUIDs.
            - sound_ids : list of str. UUIDs.
            - video_ids : list of str. As sound_ids.
            - text_ids : list of str. As sound_ids.
            - section_ids : list of int. Can exceed 32 bits.
            - section_titles : list of str; site_ids : list of int
            - suggest_autocomplete_boosted : str or None, not always there. The title. Only on
              boosted records.
            - suggest_autocomplete_all : dict, list or plain value or None, not always there.
              Internal to the service's suggestions.
            - source_updated_at : str or None, ISO 8601; updated_at : str or None, ISO 8601
            - timestamp : str, ISO 8601. Time of the answer, in searches that of the indexing.

        Notes
        -----
        page times limit is at most 1000. The service answers a page beyond with 403.

        One call gives one page; `openshelf.paginate(museum.artworks.search)` gives the records
        of all pages. Page numbers reach 1000 records; `paginate` reads those beyond by ranges
        of ids.

        Last page: the one whose current_page is total_pages, or page times limit is 1000.

        Endpoint: GET https://api.artic.edu/api/v1/artworks/search

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
        >>> await museum.artworks.search("monet")
        {'preference': None,
         'pagination': {'total': 16, 'limit': 10, 'offset': 0, 'total_pages': 2, ...},
         'data': [{'_score': 8, 'id': 27992, 'api_model': 'artworks', 'api_link': ...,
                   'is_boosted': True, 'title': 'Portrait of Laura Castillo',
                   'thumbnail': {'lqip': 'data:image/gif;base64,R0lGODlhAQA...', ...},
                   'timestamp': '2024-05-09T03:30:54-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: artworks in the collection.

        Returns
        -------
        list of str
            What the coroutine gives when it is awaited. The member names of the first record of
            the list.

        Notes
        -----
        The service has no such endpoint: the first page of the list is requested, and the names
        are those of its first record.

        Endpoint: GET https://api.artic.edu/api/v1/artworks

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.artworks.field_names()
        ['id', 'api_model', 'api_link', 'is_boosted', 'title', 'alt_titles', 'thum...', ...]
        """
    def search_mapping(
        self,
    ) -> Coroutine[Any, Any, _types.MuseumArtworksSearchMappingAnswer]:
        """Elasticsearch mapping of the search index: artworks in the collection.

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

        Endpoint: GET https://api.artic.edu/api/v1/artworks/search-mapping

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await museum.artworks.search_mapping()
        {'current': {'properties': {'id': {'type': 'integer'}, ...}},
         'intended': {'properties': {'id': {'type': 'integer'}, ...}}}
        """
