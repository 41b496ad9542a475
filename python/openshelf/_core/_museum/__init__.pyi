# Written by tools/write.py from the table; do not edit.

import datetime
import os
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Literal, Self

from openshelf._core import AsyncClient, Client
from openshelf._core._museum.images import (
    AsyncMuseumImages as AsyncMuseumImages,
    MuseumImages as MuseumImages,
)
from openshelf._core._museum.artworks import (
    AsyncMuseumArtworks as AsyncMuseumArtworks,
    MuseumArtworks as MuseumArtworks,
)
from openshelf._core._museum.artists import (
    AsyncMuseumArtists as AsyncMuseumArtists,
    MuseumArtists as MuseumArtists,
)
from openshelf._core._museum.places import (
    AsyncMuseumPlaces as AsyncMuseumPlaces,
    MuseumPlaces as MuseumPlaces,
)
from openshelf._core._museum.agents import (
    AsyncMuseumAgents as AsyncMuseumAgents,
    MuseumAgents as MuseumAgents,
)
from openshelf._core._museum.galleries import (
    AsyncMuseumGalleries as AsyncMuseumGalleries,
    MuseumGalleries as MuseumGalleries,
)
from openshelf._core._museum.exhibitions import (
    AsyncMuseumExhibitions as AsyncMuseumExhibitions,
    MuseumExhibitions as MuseumExhibitions,
)
from openshelf._core._museum.agent_types import (
    AsyncMuseumAgentTypes as AsyncMuseumAgentTypes,
    MuseumAgentTypes as MuseumAgentTypes,
)
from openshelf._core._museum.agent_roles import (
    AsyncMuseumAgentRoles as AsyncMuseumAgentRoles,
    MuseumAgentRoles as MuseumAgentRoles,
)
from openshelf._core._museum.artwork_place_qualifiers import (
    AsyncMuseumArtworkPlaceQualifiers as AsyncMuseumArtworkPlaceQualifiers,
    MuseumArtworkPlaceQualifiers as MuseumArtworkPlaceQualifiers,
)
from openshelf._core._museum.artwork_date_qualifiers import (
    AsyncMuseumArtworkDateQualifiers as AsyncMuseumArtworkDateQualifiers,
    MuseumArtworkDateQualifiers as MuseumArtworkDateQualifiers,
)
from openshelf._core._museum.artwork_types import (
    AsyncMuseumArtworkTypes as AsyncMuseumArtworkTypes,
    MuseumArtworkTypes as MuseumArtworkTypes,
)
from openshelf._core._museum.category_terms import (
    AsyncMuseumCategoryTerms as AsyncMuseumCategoryTerms,
    MuseumCategoryTerms as MuseumCategoryTerms,
)
from openshelf._core._museum.videos import (
    AsyncMuseumVideos as AsyncMuseumVideos,
    MuseumVideos as MuseumVideos,
)
from openshelf._core._museum.sounds import (
    AsyncMuseumSounds as AsyncMuseumSounds,
    MuseumSounds as MuseumSounds,
)
from openshelf._core._museum.texts import (
    AsyncMuseumTexts as AsyncMuseumTexts,
    MuseumTexts as MuseumTexts,
)
from openshelf._core._museum.products import (
    AsyncMuseumProducts as AsyncMuseumProducts,
    MuseumProducts as MuseumProducts,
)
from openshelf._core._museum.tours import (
    AsyncMuseumTours as AsyncMuseumTours,
    MuseumTours as MuseumTours,
)
from openshelf._core._museum.mobile_sounds import (
    AsyncMuseumMobileSounds as AsyncMuseumMobileSounds,
    MuseumMobileSounds as MuseumMobileSounds,
)
from openshelf._core._museum.publications import (
    AsyncMuseumPublications as AsyncMuseumPublications,
    MuseumPublications as MuseumPublications,
)
from openshelf._core._museum.sections import (
    AsyncMuseumSections as AsyncMuseumSections,
    MuseumSections as MuseumSections,
)
from openshelf._core._museum.sites import (
    AsyncMuseumSites as AsyncMuseumSites,
    MuseumSites as MuseumSites,
)
from openshelf._core._museum.events import (
    AsyncMuseumEvents as AsyncMuseumEvents,
    MuseumEvents as MuseumEvents,
)
from openshelf._core._museum.event_occurrences import (
    AsyncMuseumEventOccurrences as AsyncMuseumEventOccurrences,
    MuseumEventOccurrences as MuseumEventOccurrences,
)
from openshelf._core._museum.highlights import (
    AsyncMuseumHighlights as AsyncMuseumHighlights,
    MuseumHighlights as MuseumHighlights,
)
from openshelf._core._museum.static_pages import (
    AsyncMuseumStaticPages as AsyncMuseumStaticPages,
    MuseumStaticPages as MuseumStaticPages,
)
from openshelf._core._museum.generic_pages import (
    AsyncMuseumGenericPages as AsyncMuseumGenericPages,
    MuseumGenericPages as MuseumGenericPages,
)
from openshelf._core._museum.press_releases import (
    AsyncMuseumPressReleases as AsyncMuseumPressReleases,
    MuseumPressReleases as MuseumPressReleases,
)
from openshelf._core._museum.educator_resources import (
    AsyncMuseumEducatorResources as AsyncMuseumEducatorResources,
    MuseumEducatorResources as MuseumEducatorResources,
)
from openshelf._core._museum.digital_catalogs import (
    AsyncMuseumDigitalCatalogs as AsyncMuseumDigitalCatalogs,
    MuseumDigitalCatalogs as MuseumDigitalCatalogs,
)
from openshelf._core._museum.digital_publication_sections import (
    AsyncMuseumDigitalPublicationSections as AsyncMuseumDigitalPublicationSections,
    MuseumDigitalPublicationSections as MuseumDigitalPublicationSections,
)
from openshelf._core._museum.printed_catalogs import (
    AsyncMuseumPrintedCatalogs as AsyncMuseumPrintedCatalogs,
    MuseumPrintedCatalogs as MuseumPrintedCatalogs,
)
from openshelf._core._museum.deaccessions import (
    AsyncMuseumDeaccessions as AsyncMuseumDeaccessions,
    MuseumDeaccessions as MuseumDeaccessions,
)
from openshelf._core._museum.terms import (
    AsyncMuseumTerms as AsyncMuseumTerms,
    MuseumTerms as MuseumTerms,
)
from openshelf._core._museum.categories import (
    AsyncMuseumCategories as AsyncMuseumCategories,
    MuseumCategories as MuseumCategories,
)
from openshelf._core._museum.departments import (
    AsyncMuseumDepartments as AsyncMuseumDepartments,
    MuseumDepartments as MuseumDepartments,
)
from openshelf._core._museum.assets import (
    AsyncMuseumAssets as AsyncMuseumAssets,
    MuseumAssets as MuseumAssets,
)
from openshelf._core._museum.event_programs import (
    AsyncMuseumEventPrograms as AsyncMuseumEventPrograms,
    MuseumEventPrograms as MuseumEventPrograms,
)
from openshelf._core._museum.articles import (
    AsyncMuseumArticles as AsyncMuseumArticles,
    MuseumArticles as MuseumArticles,
)
from openshelf._core._museum.landing_pages import (
    AsyncMuseumLandingPages as AsyncMuseumLandingPages,
    MuseumLandingPages as MuseumLandingPages,
)
from openshelf._core._museum.digital_publications import (
    AsyncMuseumDigitalPublications as AsyncMuseumDigitalPublications,
    MuseumDigitalPublications as MuseumDigitalPublications,
)
from openshelf._core._museum.digital_publication_articles import (
    AsyncMuseumDigitalPublicationArticles as AsyncMuseumDigitalPublicationArticles,
    MuseumDigitalPublicationArticles as MuseumDigitalPublicationArticles,
)
from openshelf._core._museum.printed_publications import (
    AsyncMuseumPrintedPublications as AsyncMuseumPrintedPublications,
    MuseumPrintedPublications as MuseumPrintedPublications,
)
from openshelf._core._museum.hours import (
    AsyncMuseumHours as AsyncMuseumHours,
    MuseumHours as MuseumHours,
)
from openshelf._core._museum.ticketed_events import (
    AsyncMuseumTicketedEvents as AsyncMuseumTicketedEvents,
    MuseumTicketedEvents as MuseumTicketedEvents,
)
from openshelf._core._museum.ticketed_event_types import (
    AsyncMuseumTicketedEventTypes as AsyncMuseumTicketedEventTypes,
    MuseumTicketedEventTypes as MuseumTicketedEventTypes,
)
from openshelf._core._museum.wait_times import (
    AsyncMuseumWaitTimes as AsyncMuseumWaitTimes,
    MuseumWaitTimes as MuseumWaitTimes,
)
from openshelf._core._museum.legacy_events import (
    AsyncMuseumLegacyEvents as AsyncMuseumLegacyEvents,
    MuseumLegacyEvents as MuseumLegacyEvents,
)
from openshelf.types import elasticsearch as _elasticsearch
from openshelf.types import museum as _types

class Museum(Client):
    """Art Institute of Chicago API: A museum's artworks, people, places, galleries,
    exhibitions, events, publications and pages, and its images.

    Parameters
    ----------
    use_caching : bool, default False
        Whether answers are kept, so that what was asked before is not asked again; equal
        calls at the same moment share one request.
    cache_name : str or os.PathLike, default "museum_cache"
        Name of the cache in the user's folder for caches; with a slash, its path.
    backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
        What keeps the cache: a file, the memory of this process, a folder, a server.
    expire_after : float, datetime.timedelta or None, default 3600
        Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
    base_url : str, optional
        Another address than the service's; credentials do not belong there but into
        extra_headers of with_options. When left out, the environment variable
        OPENSHELF_MUSEUM_URL is asked first.
    image_api_url : str, optional
        Another address for the image server. When left out, the environment variable
        OPENSHELF_MUSEUM_IMAGE_URL is asked first.
    requests_per_second : float or None, default 1.0
        Requests a second at most, for all threads and views; None: no limit.
    timeout : float, datetime.timedelta or None, default 30.0
        Seconds without progress after which a call fails; None: no limit. Operations that
        take long have a longer default of their own.
    max_retries : int, default 2
        How often a request is sent again, 0 to 100: after no connection, no progress, and
        the statuses 408, 429, 500, 502, 503 and 504.
    user_agent : str, optional
        Text to send before openshelf's own name.
    ca_file : str or os.PathLike, optional
        File with certificates to trust beside the system's.
    max_retry_after : float or datetime.timedelta, default 60.0
        Longest wait in seconds that the service may ask for; a call that would wait longer
        fails at once, the next ones after a 429 included.
    deadline : float, datetime.timedelta or None, default None
        Seconds for a whole call, its waits included; None: no limit.
    max_concurrency : int, default 8
        Requests under way at once; 1 to 1000.
    max_response_bytes : int, default 268435456
        Bytes that an answer may have, counted after decompression.
    cache_url : str, optional
        Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
    cache_timeout : float, datetime.timedelta or None, default 2.0
        Seconds that the Redis server may take for an answer; then it is not asked for ten
        seconds. None: no limit.
    max_bytes : int, default 1073741824
        Bytes that the cache may hold; the least recently used answers make room.
    on_cache_error : {"raise", "bypass"}, default "raise"
        A cache that fails, also when the client is made, is a CacheError, or the service is
        asked and the log says so.
    refresh : bool, default False
        Ask the service and replace what is kept.
    only_if_cached : bool, default False
        Never ask the service: what is not kept is a CacheMissError.
    stale_if_error : bool, float or datetime.timedelta, default False
        Seconds for which an expired answer serves when the service fails; True: for ever.

    Attributes
    ----------
    base_url : str
        Address that is asked.
    description : str
        What the service gives, in a sentence.
    docs_url : str
        Where the service documents itself: https://api.artic.edu/docs/
    cache : Cache
        The answers that are kept, to look at and to clean.

    Methods
    -------
    search
        Search several collections at once by a text or an Elasticsearch query.
    msearch
        Send several searches in one request and get their answers in order.
    autocomplete
        Titles that complete a text, in several collections.
    autosuggest
        Records whose titles complete a text, in several collections, with id and
        collection.
    image_search
        Artworks whose image looks like the picture that is sent.

    Namespaces: images, artworks, artists, places, agents, galleries, exhibitions,
    agent_types, agent_roles, artwork_place_qualifiers, artwork_date_qualifiers,
    artwork_types, category_terms, videos, sounds, texts, products, tours, mobile_sounds,
    publications, sections, sites, events, event_occurrences, highlights, static_pages,
    generic_pages, press_releases, educator_resources, digital_catalogs,
    digital_publication_sections, printed_catalogs, deaccessions, terms, categories,
    departments, assets, event_programs, articles, landing_pages, digital_publications,
    digital_publication_articles, printed_publications, hours, ticketed_events,
    ticketed_event_types, wait_times, legacy_events.

    Examples
    --------
    >>> with openshelf.Museum() as museum:
    ...     museum.base_url
    'https://api.artic.edu/api/v1/'
    """

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "museum_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        image_api_url: str | None = None,
        requests_per_second: float | None = 1.0,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        user_agent: str | None = None,
        ca_file: str | os.PathLike[str] | None = None,
        max_retry_after: float | datetime.timedelta = 60.0,
        deadline: float | datetime.timedelta | None = None,
        max_concurrency: int = 8,
        max_response_bytes: int = 268435456,
        cache_url: str | None = None,
        cache_timeout: float | datetime.timedelta | None = 2.0,
        max_bytes: int = 1073741824,
        on_cache_error: Literal["raise", "bypass"] = "raise",
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> Self: ...
    def with_options(
        self,
        *,
        validate: bool = True,
        extra_query: Mapping[str, Any] | None = None,
        extra_headers: Mapping[str, str] | None = None,
        extra_body: Mapping[str, Any] | None = None,
        use_caching: bool = True,
        expire_after: float | datetime.timedelta | None = 3600,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        deadline: float | datetime.timedelta | None = None,
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> Museum:
        """A view of this client that shares its connections and its pace.

        Parameters
        ----------
        validate : bool, optional
            False sends arguments as they are, whatever the rules say.
        extra_query : dict, optional
            Parameters to add to the query of every call; they win.
        extra_headers : dict, optional
            Headers to send with every call.
        extra_body : dict, optional
            Members to add to the JSON body of every call that has one; they win.
        use_caching : bool, optional
            False leaves the cache out; True needs a client that has one.
        expire_after : float, datetime.timedelta or None, optional
            Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
        timeout : float, datetime.timedelta or None, optional
            Seconds without progress after which a call fails; None: no limit. Operations that
            take long have a longer default of their own.
        max_retries : int, optional
            How often a request is sent again, 0 to 100: after no connection, no progress, and
            the statuses 408, 429, 500, 502, 503 and 504.
        deadline : float, datetime.timedelta or None, optional
            Seconds for a whole call, its waits included; None: no limit.
        refresh : bool, optional
            Ask the service and replace what is kept.
        only_if_cached : bool, optional
            Never ask the service: what is not kept is a CacheMissError.
        stale_if_error : bool, float or datetime.timedelta, optional
            Seconds for which an expired answer serves when the service fails; True: for ever.

        Returns
        -------
        a client of the same class

        Raises
        ------
        ArgumentError
            An option has a wrong value.

        Examples
        --------
        >>> patient = museum.with_options(timeout=120.0, max_retries=5)
        """
    @property
    def image_api_url(self) -> str:
        """The address of the image server."""
    @property
    def images(self) -> MuseumImages:
        """The operations under museum.images."""
    @property
    def artworks(self) -> MuseumArtworks:
        """The operations under museum.artworks."""
    @property
    def artists(self) -> MuseumArtists:
        """The operations under museum.artists."""
    @property
    def places(self) -> MuseumPlaces:
        """The operations under museum.places."""
    @property
    def agents(self) -> MuseumAgents:
        """The operations under museum.agents."""
    @property
    def galleries(self) -> MuseumGalleries:
        """The operations under museum.galleries."""
    @property
    def exhibitions(self) -> MuseumExhibitions:
        """The operations under museum.exhibitions."""
    @property
    def agent_types(self) -> MuseumAgentTypes:
        """The operations under museum.agent_types."""
    @property
    def agent_roles(self) -> MuseumAgentRoles:
        """The operations under museum.agent_roles."""
    @property
    def artwork_place_qualifiers(self) -> MuseumArtworkPlaceQualifiers:
        """The operations under museum.artwork_place_qualifiers."""
    @property
    def artwork_date_qualifiers(self) -> MuseumArtworkDateQualifiers:
        """The operations under museum.artwork_date_qualifiers."""
    @property
    def artwork_types(self) -> MuseumArtworkTypes:
        """The operations under museum.artwork_types."""
    @property
    def category_terms(self) -> MuseumCategoryTerms:
        """The operations under museum.category_terms."""
    @property
    def videos(self) -> MuseumVideos:
        """The operations under museum.videos."""
    @property
    def sounds(self) -> MuseumSounds:
        """The operations under museum.sounds."""
    @property
    def texts(self) -> MuseumTexts:
        """The operations under museum.texts."""
    @property
    def products(self) -> MuseumProducts:
        """The operations under museum.products."""
    @property
    def tours(self) -> MuseumTours:
        """The operations under museum.tours."""
    @property
    def mobile_sounds(self) -> MuseumMobileSounds:
        """The operations under museum.mobile_sounds."""
    @property
    def publications(self) -> MuseumPublications:
        """The operations under museum.publications."""
    @property
    def sections(self) -> MuseumSections:
        """The operations under museum.sections."""
    @property
    def sites(self) -> MuseumSites:
        """The operations under museum.sites."""
    @property
    def events(self) -> MuseumEvents:
        """The operations under museum.events."""
    @property
    def event_occurrences(self) -> MuseumEventOccurrences:
        """The operations under museum.event_occurrences."""
    @property
    def highlights(self) -> MuseumHighlights:
        """The operations under museum.highlights."""
    @property
    def static_pages(self) -> MuseumStaticPages:
        """The operations under museum.static_pages."""
    @property
    def generic_pages(self) -> MuseumGenericPages:
        """The operations under museum.generic_pages."""
    @property
    def press_releases(self) -> MuseumPressReleases:
        """The operations under museum.press_releases."""
    @property
    def educator_resources(self) -> MuseumEducatorResources:
        """The operations under museum.educator_resources."""
    @property
    def digital_catalogs(self) -> MuseumDigitalCatalogs:
        """The operations under museum.digital_catalogs."""
    @property
    def digital_publication_sections(self) -> MuseumDigitalPublicationSections:
        """The operations under museum.digital_publication_sections."""
    @property
    def printed_catalogs(self) -> MuseumPrintedCatalogs:
        """The operations under museum.printed_catalogs."""
    @property
    def deaccessions(self) -> MuseumDeaccessions:
        """The operations under museum.deaccessions."""
    @property
    def terms(self) -> MuseumTerms:
        """The operations under museum.terms."""
    @property
    def categories(self) -> MuseumCategories:
        """The operations under museum.categories."""
    @property
    def departments(self) -> MuseumDepartments:
        """The operations under museum.departments."""
    @property
    def assets(self) -> MuseumAssets:
        """The operations under museum.assets."""
    @property
    def event_programs(self) -> MuseumEventPrograms:
        """The operations under museum.event_programs."""
    @property
    def articles(self) -> MuseumArticles:
        """The operations under museum.articles."""
    @property
    def landing_pages(self) -> MuseumLandingPages:
        """The operations under museum.landing_pages."""
    @property
    def digital_publications(self) -> MuseumDigitalPublications:
        """The operations under museum.digital_publications."""
    @property
    def digital_publication_articles(self) -> MuseumDigitalPublicationArticles:
        """The operations under museum.digital_publication_articles."""
    @property
    def printed_publications(self) -> MuseumPrintedPublications:
        """The operations under museum.printed_publications."""
    @property
    def hours(self) -> MuseumHours:
        """The operations under museum.hours."""
    @property
    def ticketed_events(self) -> MuseumTicketedEvents:
        """The operations under museum.ticketed_events."""
    @property
    def ticketed_event_types(self) -> MuseumTicketedEventTypes:
        """The operations under museum.ticketed_event_types."""
    @property
    def wait_times(self) -> MuseumWaitTimes:
        """The operations under museum.wait_times."""
    @property
    def legacy_events(self) -> MuseumLegacyEvents:
        """The operations under museum.legacy_events."""
    def search(
        self,
        resources: Sequence[str],
        *,
        q: str | None = None,
        page: int | None = None,
        limit: int | None = None,
        fields: Sequence[_types.MuseumSearchResultField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumSearchResultSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> _types.MuseumSearchAnswer:
        """Search several collections at once by a text or an Elasticsearch query.

        Parameters
        ----------
        resources : list of str
            Collections to search. Named as in the path, such as agent-types.
        q : str, optional
            Text to search for.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
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
            - config : dict

            Members of the records in data:

            - _score : float or None. None with sort.
            - id : str or int. A number in some collections and text in others. Tables have it
              as text.
            - api_model : str
            - api_link : str
            - is_boosted : bool or None, not always there. Artworks only.
            - title : str or None, not always there
            - thumbnail.lqip : str or None, not always there
            - thumbnail.width : int or None, px, not always there
            - thumbnail.height : int or None, px, not always there
            - thumbnail.alt_text : str or None, not always there
            - timestamp : str, ISO 8601

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.search)` gives the records of all
        pages. Page numbers reach 1000 records, and the service has no way to those beyond.

        Endpoint: GET https://api.artic.edu/api/v1/search

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
        >>> museum.search(resources=["artworks", "artists"])
        {'preference': None,
         'pagination': {'total': 388, 'limit': 10, 'offset': 0, 'total_pages': 39, ...},
         'data': [{'_score': 3, 'id': 3640, 'api_model': 'artworks', 'api_link': ...,
                   'is_boosted': True, 'title': 'Portrait of Vera Okafor',
                   'thumbnail': {'lqip': 'data:image/gif;base64,R0lGODlhAQA...', ...},
                   'timestamp': '2024-06-24T18:58:24-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def msearch(
        self,
        queries: Sequence[_types.MuseumSearchParameters],
    ) -> _types.MuseumMsearchAnswer:
        """Send several searches in one request and get their answers in order.

        Parameters
        ----------
        queries : list of dict
            Searches to send. Each is a dict with resources and what search takes beside it.

        Returns
        -------
        list
            Members of each record:

            - _score : float or None. None with sort.
            - id : str or int. A number in some collections and text in others. Tables have it
              as text.
            - api_model : str
            - api_link : str
            - is_boosted : bool or None, not always there. Artworks only.
            - title : str or None, not always there
            - thumbnail.lqip : str or None, not always there
            - thumbnail.width : int or None, px, not always there
            - thumbnail.height : int or None, px, not always there
            - thumbnail.alt_text : str or None, not always there
            - timestamp : str, ISO 8601

        Notes
        -----
        Endpoint: POST https://api.artic.edu/api/v1/msearch

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
        >>> museum.msearch(queries=[{"resources": ["artworks"], "q": "monet"}])
        [{'preference': None,
          'pagination': {'total': 16, 'limit': 10, 'offset': 0, ...},
          'data': [{'_score': 8, 'id': 27992, 'api_model': 'ar...', ...}, ...],
          'info': {'license_text': 'The `description` field in this...', ...},
          'config': {'iiif_url': ..., 'website_url': ...}}]
        """
    def autocomplete(
        self,
        q: str,
        resources: Sequence[str],
    ) -> _types.MuseumAutocompleteAnswer:
        """Titles that complete a text, in several collections.

        Parameters
        ----------
        q : str
            Text to search for.
        resources : list of str
            Collections to search. Named as in the path, such as agent-types.

        Returns
        -------
        list
            Each element is a title : str or None.

        Notes
        -----
        Endpoint: GET https://api.artic.edu/api/v1/autocomplete

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
        >>> museum.autocomplete(q="monet", resources=["artworks", "artists"])
        ['Claude Monet']
        """
    def autosuggest(
        self,
        q: str,
        resources: Sequence[str],
        *,
        contexts: Sequence[str] | None = None,
    ) -> _types.MuseumAutosuggestAnswer:
        """Records whose titles complete a text, in several collections, with id and collection.

        Parameters
        ----------
        q : str
            Text to search for.
        resources : list of str
            Collections to search. Named as in the path, such as agent-types.
        contexts : list of str, optional
            Contexts that narrow the suggestions.

        Returns
        -------
        list
            Members of each record:

            - id : str or int. A number in some collections and text in others. Tables have it
              as text.
            - title : str or None
            - main_reference_number : str or None, not always there. Artworks only.
            - api_model : str
            - subtype : str or None, not always there. Category terms only.

        Notes
        -----
        Endpoint: GET https://api.artic.edu/api/v1/autosuggest

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
        >>> museum.autosuggest(q="monet", resources=["artworks", "artists"])
        [{'id': 27992, 'title': 'Claude Monet', 'api_model': 'agents'}]
        """
    def image_search(
        self,
        file: str,
        *,
        hash_type: Literal["ahash", "phash"] | None = "ahash",
    ) -> _types.MuseumImageSearchAnswer:
        """Artworks whose image looks like the picture that is sent.

        Parameters
        ----------
        file : str
            The picture, as base64 text of its file.
        hash_type : {"ahash", "phash"}, default "ahash"
            Hash by which pictures are compared. Average hash or perceptual hash.

        Returns
        -------
        dict
            Members:

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
        Endpoint: POST https://api.artic.edu/api/v1/image-search

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
        >>> museum.image_search("/9j/4AAQSkZJRgABAQ==")
        {'data': [{'id': 6037, 'api_model': 'artworks', 'api_link': ...,
                   'is_boosted': False, 'title': 'Portrait of Clara Dubois',
                   'alt_titles': None,
                   'thumbnail': {'lqip': 'data:image/gif;base64,R0lGODlhAQA...', ...},
                   'main_reference_number': '2019.260', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """

class AsyncMuseum(AsyncClient):
    """Art Institute of Chicago API: A museum's artworks, people, places, galleries,
    exhibitions, events, publications and pages, and its images.

    Has the methods of Museum; each gives a coroutine to await.

    Parameters
    ----------
    use_caching : bool, default False
        Whether answers are kept, so that what was asked before is not asked again; equal
        calls at the same moment share one request.
    cache_name : str or os.PathLike, default "museum_cache"
        Name of the cache in the user's folder for caches; with a slash, its path.
    backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
        What keeps the cache: a file, the memory of this process, a folder, a server.
    expire_after : float, datetime.timedelta or None, default 3600
        Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
    base_url : str, optional
        Another address than the service's; credentials do not belong there but into
        extra_headers of with_options. When left out, the environment variable
        OPENSHELF_MUSEUM_URL is asked first.
    image_api_url : str, optional
        Another address for the image server. When left out, the environment variable
        OPENSHELF_MUSEUM_IMAGE_URL is asked first.
    requests_per_second : float or None, default 1.0
        Requests a second at most, for all threads and views; None: no limit.
    timeout : float, datetime.timedelta or None, default 30.0
        Seconds without progress after which a call fails; None: no limit. Operations that
        take long have a longer default of their own.
    max_retries : int, default 2
        How often a request is sent again, 0 to 100: after no connection, no progress, and
        the statuses 408, 429, 500, 502, 503 and 504.
    user_agent : str, optional
        Text to send before openshelf's own name.
    ca_file : str or os.PathLike, optional
        File with certificates to trust beside the system's.
    max_retry_after : float or datetime.timedelta, default 60.0
        Longest wait in seconds that the service may ask for; a call that would wait longer
        fails at once, the next ones after a 429 included.
    deadline : float, datetime.timedelta or None, default None
        Seconds for a whole call, its waits included; None: no limit.
    max_concurrency : int, default 8
        Requests under way at once; 1 to 1000.
    max_response_bytes : int, default 268435456
        Bytes that an answer may have, counted after decompression.
    cache_url : str, optional
        Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
    cache_timeout : float, datetime.timedelta or None, default 2.0
        Seconds that the Redis server may take for an answer; then it is not asked for ten
        seconds. None: no limit.
    max_bytes : int, default 1073741824
        Bytes that the cache may hold; the least recently used answers make room.
    on_cache_error : {"raise", "bypass"}, default "raise"
        A cache that fails, also when the client is made, is a CacheError, or the service is
        asked and the log says so.
    refresh : bool, default False
        Ask the service and replace what is kept.
    only_if_cached : bool, default False
        Never ask the service: what is not kept is a CacheMissError.
    stale_if_error : bool, float or datetime.timedelta, default False
        Seconds for which an expired answer serves when the service fails; True: for ever.

    Attributes
    ----------
    base_url : str
        Address that is asked.
    description : str
        What the service gives, in a sentence.
    docs_url : str
        Where the service documents itself: https://api.artic.edu/docs/
    cache : Cache
        The answers that are kept, to look at and to clean.

    Methods
    -------
    search
        Search several collections at once by a text or an Elasticsearch query.
    msearch
        Send several searches in one request and get their answers in order.
    autocomplete
        Titles that complete a text, in several collections.
    autosuggest
        Records whose titles complete a text, in several collections, with id and
        collection.
    image_search
        Artworks whose image looks like the picture that is sent.

    Namespaces: images, artworks, artists, places, agents, galleries, exhibitions,
    agent_types, agent_roles, artwork_place_qualifiers, artwork_date_qualifiers,
    artwork_types, category_terms, videos, sounds, texts, products, tours, mobile_sounds,
    publications, sections, sites, events, event_occurrences, highlights, static_pages,
    generic_pages, press_releases, educator_resources, digital_catalogs,
    digital_publication_sections, printed_catalogs, deaccessions, terms, categories,
    departments, assets, event_programs, articles, landing_pages, digital_publications,
    digital_publication_articles, printed_publications, hours, ticketed_events,
    ticketed_event_types, wait_times, legacy_events.

    Examples
    --------
    >>> async with openshelf.AsyncMuseum() as museum:
    ...     museum.base_url
    'https://api.artic.edu/api/v1/'
    """

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "museum_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        image_api_url: str | None = None,
        requests_per_second: float | None = 1.0,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        user_agent: str | None = None,
        ca_file: str | os.PathLike[str] | None = None,
        max_retry_after: float | datetime.timedelta = 60.0,
        deadline: float | datetime.timedelta | None = None,
        max_concurrency: int = 8,
        max_response_bytes: int = 268435456,
        cache_url: str | None = None,
        cache_timeout: float | datetime.timedelta | None = 2.0,
        max_bytes: int = 1073741824,
        on_cache_error: Literal["raise", "bypass"] = "raise",
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> Self: ...
    def with_options(
        self,
        *,
        validate: bool = True,
        extra_query: Mapping[str, Any] | None = None,
        extra_headers: Mapping[str, str] | None = None,
        extra_body: Mapping[str, Any] | None = None,
        use_caching: bool = True,
        expire_after: float | datetime.timedelta | None = 3600,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        deadline: float | datetime.timedelta | None = None,
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> AsyncMuseum:
        """A view of this client that shares its connections and its pace.

        Parameters
        ----------
        validate : bool, optional
            False sends arguments as they are, whatever the rules say.
        extra_query : dict, optional
            Parameters to add to the query of every call; they win.
        extra_headers : dict, optional
            Headers to send with every call.
        extra_body : dict, optional
            Members to add to the JSON body of every call that has one; they win.
        use_caching : bool, optional
            False leaves the cache out; True needs a client that has one.
        expire_after : float, datetime.timedelta or None, optional
            Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
        timeout : float, datetime.timedelta or None, optional
            Seconds without progress after which a call fails; None: no limit. Operations that
            take long have a longer default of their own.
        max_retries : int, optional
            How often a request is sent again, 0 to 100: after no connection, no progress, and
            the statuses 408, 429, 500, 502, 503 and 504.
        deadline : float, datetime.timedelta or None, optional
            Seconds for a whole call, its waits included; None: no limit.
        refresh : bool, optional
            Ask the service and replace what is kept.
        only_if_cached : bool, optional
            Never ask the service: what is not kept is a CacheMissError.
        stale_if_error : bool, float or datetime.timedelta, optional
            Seconds for which an expired answer serves when the service fails; True: for ever.

        Returns
        -------
        a client of the same class

        Raises
        ------
        ArgumentError
            An option has a wrong value.

        Examples
        --------
        >>> patient = museum.with_options(timeout=120.0, max_retries=5)
        """
    @property
    def image_api_url(self) -> str:
        """The address of the image server."""
    @property
    def images(self) -> AsyncMuseumImages:
        """The operations under museum.images."""
    @property
    def artworks(self) -> AsyncMuseumArtworks:
        """The operations under museum.artworks."""
    @property
    def artists(self) -> AsyncMuseumArtists:
        """The operations under museum.artists."""
    @property
    def places(self) -> AsyncMuseumPlaces:
        """The operations under museum.places."""
    @property
    def agents(self) -> AsyncMuseumAgents:
        """The operations under museum.agents."""
    @property
    def galleries(self) -> AsyncMuseumGalleries:
        """The operations under museum.galleries."""
    @property
    def exhibitions(self) -> AsyncMuseumExhibitions:
        """The operations under museum.exhibitions."""
    @property
    def agent_types(self) -> AsyncMuseumAgentTypes:
        """The operations under museum.agent_types."""
    @property
    def agent_roles(self) -> AsyncMuseumAgentRoles:
        """The operations under museum.agent_roles."""
    @property
    def artwork_place_qualifiers(self) -> AsyncMuseumArtworkPlaceQualifiers:
        """The operations under museum.artwork_place_qualifiers."""
    @property
    def artwork_date_qualifiers(self) -> AsyncMuseumArtworkDateQualifiers:
        """The operations under museum.artwork_date_qualifiers."""
    @property
    def artwork_types(self) -> AsyncMuseumArtworkTypes:
        """The operations under museum.artwork_types."""
    @property
    def category_terms(self) -> AsyncMuseumCategoryTerms:
        """The operations under museum.category_terms."""
    @property
    def videos(self) -> AsyncMuseumVideos:
        """The operations under museum.videos."""
    @property
    def sounds(self) -> AsyncMuseumSounds:
        """The operations under museum.sounds."""
    @property
    def texts(self) -> AsyncMuseumTexts:
        """The operations under museum.texts."""
    @property
    def products(self) -> AsyncMuseumProducts:
        """The operations under museum.products."""
    @property
    def tours(self) -> AsyncMuseumTours:
        """The operations under museum.tours."""
    @property
    def mobile_sounds(self) -> AsyncMuseumMobileSounds:
        """The operations under museum.mobile_sounds."""
    @property
    def publications(self) -> AsyncMuseumPublications:
        """The operations under museum.publications."""
    @property
    def sections(self) -> AsyncMuseumSections:
        """The operations under museum.sections."""
    @property
    def sites(self) -> AsyncMuseumSites:
        """The operations under museum.sites."""
    @property
    def events(self) -> AsyncMuseumEvents:
        """The operations under museum.events."""
    @property
    def event_occurrences(self) -> AsyncMuseumEventOccurrences:
        """The operations under museum.event_occurrences."""
    @property
    def highlights(self) -> AsyncMuseumHighlights:
        """The operations under museum.highlights."""
    @property
    def static_pages(self) -> AsyncMuseumStaticPages:
        """The operations under museum.static_pages."""
    @property
    def generic_pages(self) -> AsyncMuseumGenericPages:
        """The operations under museum.generic_pages."""
    @property
    def press_releases(self) -> AsyncMuseumPressReleases:
        """The operations under museum.press_releases."""
    @property
    def educator_resources(self) -> AsyncMuseumEducatorResources:
        """The operations under museum.educator_resources."""
    @property
    def digital_catalogs(self) -> AsyncMuseumDigitalCatalogs:
        """The operations under museum.digital_catalogs."""
    @property
    def digital_publication_sections(self) -> AsyncMuseumDigitalPublicationSections:
        """The operations under museum.digital_publication_sections."""
    @property
    def printed_catalogs(self) -> AsyncMuseumPrintedCatalogs:
        """The operations under museum.printed_catalogs."""
    @property
    def deaccessions(self) -> AsyncMuseumDeaccessions:
        """The operations under museum.deaccessions."""
    @property
    def terms(self) -> AsyncMuseumTerms:
        """The operations under museum.terms."""
    @property
    def categories(self) -> AsyncMuseumCategories:
        """The operations under museum.categories."""
    @property
    def departments(self) -> AsyncMuseumDepartments:
        """The operations under museum.departments."""
    @property
    def assets(self) -> AsyncMuseumAssets:
        """The operations under museum.assets."""
    @property
    def event_programs(self) -> AsyncMuseumEventPrograms:
        """The operations under museum.event_programs."""
    @property
    def articles(self) -> AsyncMuseumArticles:
        """The operations under museum.articles."""
    @property
    def landing_pages(self) -> AsyncMuseumLandingPages:
        """The operations under museum.landing_pages."""
    @property
    def digital_publications(self) -> AsyncMuseumDigitalPublications:
        """The operations under museum.digital_publications."""
    @property
    def digital_publication_articles(self) -> AsyncMuseumDigitalPublicationArticles:
        """The operations under museum.digital_publication_articles."""
    @property
    def printed_publications(self) -> AsyncMuseumPrintedPublications:
        """The operations under museum.printed_publications."""
    @property
    def hours(self) -> AsyncMuseumHours:
        """The operations under museum.hours."""
    @property
    def ticketed_events(self) -> AsyncMuseumTicketedEvents:
        """The operations under museum.ticketed_events."""
    @property
    def ticketed_event_types(self) -> AsyncMuseumTicketedEventTypes:
        """The operations under museum.ticketed_event_types."""
    @property
    def wait_times(self) -> AsyncMuseumWaitTimes:
        """The operations under museum.wait_times."""
    @property
    def legacy_events(self) -> AsyncMuseumLegacyEvents:
        """The operations under museum.legacy_events."""
    def search(
        self,
        resources: Sequence[str],
        *,
        q: str | None = None,
        page: int | None = None,
        limit: int | None = None,
        fields: Sequence[_types.MuseumSearchResultField] | None = None,
        query: _elasticsearch.ElasticsearchQuery | None = None,
        sort: _elasticsearch.ElasticsearchSort[_types.MuseumSearchResultSort] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: _elasticsearch.ElasticsearchAggregations | None = None,
        boost: bool | None = None,
        functions: _elasticsearch.ElasticsearchFunctions | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumSearchAnswer]:
        """Search several collections at once by a text or an Elasticsearch query.

        Parameters
        ----------
        resources : list of str
            Collections to search. Named as in the path, such as agent-types.
        q : str, optional
            Text to search for.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
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
            - config : dict

            Members of the records in data:

            - _score : float or None. None with sort.
            - id : str or int. A number in some collections and text in others. Tables have it
              as text.
            - api_model : str
            - api_link : str
            - is_boosted : bool or None, not always there. Artworks only.
            - title : str or None, not always there
            - thumbnail.lqip : str or None, not always there
            - thumbnail.width : int or None, px, not always there
            - thumbnail.height : int or None, px, not always there
            - thumbnail.alt_text : str or None, not always there
            - timestamp : str, ISO 8601

        Notes
        -----
        One call gives one page; `openshelf.paginate(museum.search)` gives the records of all
        pages. Page numbers reach 1000 records, and the service has no way to those beyond.

        Endpoint: GET https://api.artic.edu/api/v1/search

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
        >>> await museum.search(resources=["artworks", "artists"])
        {'preference': None,
         'pagination': {'total': 388, 'limit': 10, 'offset': 0, 'total_pages': 39, ...},
         'data': [{'_score': 3, 'id': 3640, 'api_model': 'artworks', 'api_link': ...,
                   'is_boosted': True, 'title': 'Portrait of Vera Okafor',
                   'thumbnail': {'lqip': 'data:image/gif;base64,R0lGODlhAQA...', ...},
                   'timestamp': '2024-06-24T18:58:24-05:00'},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
    def msearch(
        self,
        queries: Sequence[_types.MuseumSearchParameters],
    ) -> Coroutine[Any, Any, _types.MuseumMsearchAnswer]:
        """Send several searches in one request and get their answers in order.

        Parameters
        ----------
        queries : list of dict
            Searches to send. Each is a dict with resources and what search takes beside it.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - _score : float or None. None with sort.
            - id : str or int. A number in some collections and text in others. Tables have it
              as text.
            - api_model : str
            - api_link : str
            - is_boosted : bool or None, not always there. Artworks only.
            - title : str or None, not always there
            - thumbnail.lqip : str or None, not always there
            - thumbnail.width : int or None, px, not always there
            - thumbnail.height : int or None, px, not always there
            - thumbnail.alt_text : str or None, not always there
            - timestamp : str, ISO 8601

        Notes
        -----
        Endpoint: POST https://api.artic.edu/api/v1/msearch

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
        >>> await museum.msearch(queries=[{"resources": ["artworks"], "q": "monet"}])
        [{'preference': None,
          'pagination': {'total': 16, 'limit': 10, 'offset': 0, ...},
          'data': [{'_score': 8, 'id': 27992, 'api_model': 'ar...', ...}, ...],
          'info': {'license_text': 'The `description` field in this...', ...},
          'config': {'iiif_url': ..., 'website_url': ...}}]
        """
    def autocomplete(
        self,
        q: str,
        resources: Sequence[str],
    ) -> Coroutine[Any, Any, _types.MuseumAutocompleteAnswer]:
        """Titles that complete a text, in several collections.

        Parameters
        ----------
        q : str
            Text to search for.
        resources : list of str
            Collections to search. Named as in the path, such as agent-types.

        Returns
        -------
        list
            What the coroutine gives when it is awaited. Each element is a title : str or None.

        Notes
        -----
        Endpoint: GET https://api.artic.edu/api/v1/autocomplete

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
        >>> await museum.autocomplete(q="monet", resources=["artworks", "artists"])
        ['Claude Monet']
        """
    def autosuggest(
        self,
        q: str,
        resources: Sequence[str],
        *,
        contexts: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumAutosuggestAnswer]:
        """Records whose titles complete a text, in several collections, with id and collection.

        Parameters
        ----------
        q : str
            Text to search for.
        resources : list of str
            Collections to search. Named as in the path, such as agent-types.
        contexts : list of str, optional
            Contexts that narrow the suggestions.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - id : str or int. A number in some collections and text in others. Tables have it
              as text.
            - title : str or None
            - main_reference_number : str or None, not always there. Artworks only.
            - api_model : str
            - subtype : str or None, not always there. Category terms only.

        Notes
        -----
        Endpoint: GET https://api.artic.edu/api/v1/autosuggest

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
        >>> await museum.autosuggest(q="monet", resources=["artworks", "artists"])
        [{'id': 27992, 'title': 'Claude Monet', 'api_model': 'agents'}]
        """
    def image_search(
        self,
        file: str,
        *,
        hash_type: Literal["ahash", "phash"] | None = "ahash",
    ) -> Coroutine[Any, Any, _types.MuseumImageSearchAnswer]:
        """Artworks whose image looks like the picture that is sent.

        Parameters
        ----------
        file : str
            The picture, as base64 text of its file.
        hash_type : {"ahash", "phash"}, default "ahash"
            Hash by which pictures are compared. Average hash or perceptual hash.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

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
        Endpoint: POST https://api.artic.edu/api/v1/image-search

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
        >>> await museum.image_search("/9j/4AAQSkZJRgABAQ==")
        {'data': [{'id': 6037, 'api_model': 'artworks', 'api_link': ...,
                   'is_boosted': False, 'title': 'Portrait of Clara Dubois',
                   'alt_titles': None,
                   'thumbnail': {'lqip': 'data:image/gif;base64,R0lGODlhAQA...', ...},
                   'main_reference_number': '2019.260', ...},
                  ...],
         'info': {'license_text': 'The `description` field in this response is...', ...},
         'config': {'iiif_url': ..., 'website_url': ...}}
        """
