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
        asked and the log tells.
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
        Search over several collections.
    msearch
        Several searches in one request.
    autocomplete
        Titles that complete the text.
    autosuggest
        Records that complete the text.
    image_search
        Artworks whose image looks like the sent one.

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
        """Search over several collections.

        Parameters
        ----------
        resources : list of str
            Collections to search, by their path segments.
        q : str, optional
            Text to search for.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
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
            The JSON object of the answer. Members: preference, pagination, data, info, config.
            The records are in data.

        Notes
        -----
        Art Institute of Chicago API, GET search; beyond the specification.

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
        """
    def msearch(
        self,
        queries: Sequence[_types.MuseumSearchParameters],
    ) -> _types.MuseumMsearchAnswer:
        """Several searches in one request.

        Parameters
        ----------
        queries : list of dict
            Searches. Each element as a search with resources.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Art Institute of Chicago API, POST msearch; beyond the specification.

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
        """
    def autocomplete(
        self,
        q: str,
        resources: Sequence[str],
    ) -> _types.MuseumAutocompleteAnswer:
        """Titles that complete the text.

        Parameters
        ----------
        q : str
            Text to search for.
        resources : list of str
            Collections to search, by their path segments.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Art Institute of Chicago API, GET autocomplete; beyond the specification.

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
        """
    def autosuggest(
        self,
        q: str,
        resources: Sequence[str],
        *,
        contexts: Sequence[str] | None = None,
    ) -> _types.MuseumAutosuggestAnswer:
        """Records that complete the text.

        Parameters
        ----------
        q : str
            Text to search for.
        resources : list of str
            Collections to search, by their path segments.
        contexts : list of str, optional
            Contexts of the suggestions.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Art Institute of Chicago API, GET autosuggest; beyond the specification.

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
        """
    def image_search(
        self,
        file: str,
        *,
        hash_type: Literal["ahash", "phash"] | None = "ahash",
    ) -> _types.MuseumImageSearchAnswer:
        """Artworks whose image looks like the sent one.

        Parameters
        ----------
        file : str
            Picture. Image as base64 text.
        hash_type : {"ahash", "phash"}, default "ahash"
            Kind of picture hash to compare.

        Returns
        -------
        dict
            The JSON object of the answer. Members: data, info, config. The records are in data.

        Notes
        -----
        Art Institute of Chicago API, POST image-search; beyond the specification.

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
        """

class AsyncMuseum(AsyncClient):
    """Art Institute of Chicago API: A museum's artworks, people, places, galleries,
    exhibitions, events, publications and pages, and its images.

    Every method gives a coroutine to await; the asynchronous twin of Museum.

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
        asked and the log tells.
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
        Search over several collections.
    msearch
        Several searches in one request.
    autocomplete
        Titles that complete the text.
    autosuggest
        Records that complete the text.
    image_search
        Artworks whose image looks like the sent one.

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
        """Search over several collections.

        Parameters
        ----------
        resources : list of str
            Collections to search, by their path segments.
        q : str, optional
            Text to search for.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
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
            The JSON object of the answer. Members: preference, pagination, data, info, config.
            The records are in data.

        Notes
        -----
        Art Institute of Chicago API, GET search; beyond the specification.

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
        """
    def msearch(
        self,
        queries: Sequence[_types.MuseumSearchParameters],
    ) -> Coroutine[Any, Any, _types.MuseumMsearchAnswer]:
        """Several searches in one request.

        Parameters
        ----------
        queries : list of dict
            Searches. Each element as a search with resources.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Art Institute of Chicago API, POST msearch; beyond the specification.

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
        """
    def autocomplete(
        self,
        q: str,
        resources: Sequence[str],
    ) -> Coroutine[Any, Any, _types.MuseumAutocompleteAnswer]:
        """Titles that complete the text.

        Parameters
        ----------
        q : str
            Text to search for.
        resources : list of str
            Collections to search, by their path segments.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Art Institute of Chicago API, GET autocomplete; beyond the specification.

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
        """
    def autosuggest(
        self,
        q: str,
        resources: Sequence[str],
        *,
        contexts: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.MuseumAutosuggestAnswer]:
        """Records that complete the text.

        Parameters
        ----------
        q : str
            Text to search for.
        resources : list of str
            Collections to search, by their path segments.
        contexts : list of str, optional
            Contexts of the suggestions.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Art Institute of Chicago API, GET autosuggest; beyond the specification.

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
        """
    def image_search(
        self,
        file: str,
        *,
        hash_type: Literal["ahash", "phash"] | None = "ahash",
    ) -> Coroutine[Any, Any, _types.MuseumImageSearchAnswer]:
        """Artworks whose image looks like the sent one.

        Parameters
        ----------
        file : str
            Picture. Image as base64 text.
        hash_type : {"ahash", "phash"}, default "ahash"
            Kind of picture hash to compare.

        Returns
        -------
        dict
            The JSON object of the answer. Members: data, info, config. The records are in data.

        Notes
        -----
        Art Institute of Chicago API, POST image-search; beyond the specification.

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
        """
