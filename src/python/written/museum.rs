//! Written by tools/write.py from the table; do not edit.

use pyo3::types::PyModuleMethods;

use crate::python::shims::{client, namespace};

client! {
    service: crate::services::museum::SERVICE;
    classes: Museum, AsyncMuseum;
    documents: r#"Art Institute of Chicago API: A museum's artworks, people, places, galleries,
exhibitions, events, publications and pages, and its images.

Parameters
----------
use_caching : bool, default False
    Whether answers are kept, so that what was asked before is not asked again.
cache_name : str or os.PathLike, default "museum_cache"
    Name of the cache in the user's folder for caches; with a slash, its path.
backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
    What keeps the cache: a file, the memory of this process, a folder, a server.
expire_after : float, datetime.timedelta or None, default 3600
    Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
base_url : str, optional
    Another address; when left out, OPENSHELF_MUSEUM_URL is asked first.
image_api_url : str, optional
    The same for the image server; OPENSHELF_MUSEUM_IMAGE_URL.
requests_per_second : float or None, default 1.0
    Requests a second at most, for all threads and views; None: no limit.
timeout : float or None, default 30.0
    Seconds without progress after which a call fails; None: no limit.
max_retries : int, default 2
    How often a request is sent again after a failure that may pass; 0 to 100.
user_agent : str, optional
    Text to send instead of openshelf's own name.
ca_file : str, optional
    File with certificates to trust beside the system's.
max_retry_after : float, default 60.0
    Longest wait in seconds that the service may ask for; beyond it the call fails.
deadline : float or None, default None
    Seconds for a whole call, its waits included; None: no limit.
max_concurrency : int, default 8
    Requests under way at once; 1 to 1000.
max_response_bytes : int, default 268435456
    Bytes that an answer may have, counted after decompression.
cache_url : str, optional
    Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
max_bytes : int, default 1073741824
    Bytes that the cache may hold; the least recently used answers make room.
on_cache_error : {"raise", "bypass"}, default "raise"
    A cache that fails is a CacheError, or the service is asked and the log tells.
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
...     museum.base_url"#, r#"Art Institute of Chicago API: A museum's artworks, people, places, galleries,
exhibitions, events, publications and pages, and its images.

Every method gives a coroutine to await; the asynchronous twin of Museum.

Parameters
----------
use_caching : bool, default False
    Whether answers are kept, so that what was asked before is not asked again.
cache_name : str or os.PathLike, default "museum_cache"
    Name of the cache in the user's folder for caches; with a slash, its path.
backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
    What keeps the cache: a file, the memory of this process, a folder, a server.
expire_after : float, datetime.timedelta or None, default 3600
    Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
base_url : str, optional
    Another address; when left out, OPENSHELF_MUSEUM_URL is asked first.
image_api_url : str, optional
    The same for the image server; OPENSHELF_MUSEUM_IMAGE_URL.
requests_per_second : float or None, default 1.0
    Requests a second at most, for all threads and views; None: no limit.
timeout : float or None, default 30.0
    Seconds without progress after which a call fails; None: no limit.
max_retries : int, default 2
    How often a request is sent again after a failure that may pass; 0 to 100.
user_agent : str, optional
    Text to send instead of openshelf's own name.
ca_file : str, optional
    File with certificates to trust beside the system's.
max_retry_after : float, default 60.0
    Longest wait in seconds that the service may ask for; beyond it the call fails.
deadline : float or None, default None
    Seconds for a whole call, its waits included; None: no limit.
max_concurrency : int, default 8
    Requests under way at once; 1 to 1000.
max_response_bytes : int, default 268435456
    Bytes that an answer may have, counted after decompression.
cache_url : str, optional
    Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
max_bytes : int, default 1073741824
    Bytes that the cache may hold; the least recently used answers make room.
on_cache_error : {"raise", "bypass"}, default "raise"
    A cache that fails is a CacheError, or the service is asked and the log tells.
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
...     museum.base_url"#;
    constructor: "(use_caching=False, cache_name=\"museum_cache\", backend=\"sqlite\", expire_after=3600, *, base_url=None, image_api_url=None, requests_per_second=1.0, timeout=30.0, max_retries=2, user_agent=None, ca_file=None, max_retry_after=60.0, deadline=None, max_concurrency=8, max_response_bytes=268435456, cache_url=None, max_bytes=1073741824, on_cache_error=\"raise\", refresh=False, only_if_cached=False, stale_if_error=False)";
    namespaces: {
        images: MuseumImages, AsyncMuseumImages;
        artworks: MuseumArtworks, AsyncMuseumArtworks;
        artists: MuseumArtists, AsyncMuseumArtists;
        places: MuseumPlaces, AsyncMuseumPlaces;
        agents: MuseumAgents, AsyncMuseumAgents;
        galleries: MuseumGalleries, AsyncMuseumGalleries;
        exhibitions: MuseumExhibitions, AsyncMuseumExhibitions;
        agent_types: MuseumAgentTypes, AsyncMuseumAgentTypes;
        agent_roles: MuseumAgentRoles, AsyncMuseumAgentRoles;
        artwork_place_qualifiers: MuseumArtworkPlaceQualifiers, AsyncMuseumArtworkPlaceQualifiers;
        artwork_date_qualifiers: MuseumArtworkDateQualifiers, AsyncMuseumArtworkDateQualifiers;
        artwork_types: MuseumArtworkTypes, AsyncMuseumArtworkTypes;
        category_terms: MuseumCategoryTerms, AsyncMuseumCategoryTerms;
        videos: MuseumVideos, AsyncMuseumVideos;
        sounds: MuseumSounds, AsyncMuseumSounds;
        texts: MuseumTexts, AsyncMuseumTexts;
        products: MuseumProducts, AsyncMuseumProducts;
        tours: MuseumTours, AsyncMuseumTours;
        mobile_sounds: MuseumMobileSounds, AsyncMuseumMobileSounds;
        publications: MuseumPublications, AsyncMuseumPublications;
        sections: MuseumSections, AsyncMuseumSections;
        sites: MuseumSites, AsyncMuseumSites;
        events: MuseumEvents, AsyncMuseumEvents;
        event_occurrences: MuseumEventOccurrences, AsyncMuseumEventOccurrences;
        highlights: MuseumHighlights, AsyncMuseumHighlights;
        static_pages: MuseumStaticPages, AsyncMuseumStaticPages;
        generic_pages: MuseumGenericPages, AsyncMuseumGenericPages;
        press_releases: MuseumPressReleases, AsyncMuseumPressReleases;
        educator_resources: MuseumEducatorResources, AsyncMuseumEducatorResources;
        digital_catalogs: MuseumDigitalCatalogs, AsyncMuseumDigitalCatalogs;
        digital_publication_sections: MuseumDigitalPublicationSections, AsyncMuseumDigitalPublicationSections;
        printed_catalogs: MuseumPrintedCatalogs, AsyncMuseumPrintedCatalogs;
        deaccessions: MuseumDeaccessions, AsyncMuseumDeaccessions;
        terms: MuseumTerms, AsyncMuseumTerms;
        categories: MuseumCategories, AsyncMuseumCategories;
        departments: MuseumDepartments, AsyncMuseumDepartments;
        assets: MuseumAssets, AsyncMuseumAssets;
        event_programs: MuseumEventPrograms, AsyncMuseumEventPrograms;
        articles: MuseumArticles, AsyncMuseumArticles;
        landing_pages: MuseumLandingPages, AsyncMuseumLandingPages;
        digital_publications: MuseumDigitalPublications, AsyncMuseumDigitalPublications;
        digital_publication_articles: MuseumDigitalPublicationArticles, AsyncMuseumDigitalPublicationArticles;
        printed_publications: MuseumPrintedPublications, AsyncMuseumPrintedPublications;
        hours: MuseumHours, AsyncMuseumHours;
        ticketed_events: MuseumTicketedEvents, AsyncMuseumTicketedEvents;
        ticketed_event_types: MuseumTicketedEventTypes, AsyncMuseumTicketedEventTypes;
        wait_times: MuseumWaitTimes, AsyncMuseumWaitTimes;
        legacy_events: MuseumLegacyEvents, AsyncMuseumLegacyEvents;
    }
    methods: {
        search "($self, resources, *, q=None, page=None, limit=None, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Search over several collections.

Parameters
----------
resources : list of str
    Collections to search, by their path segments.
q : str, optional
    Text to search for.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. From 0 to 100.
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
>>> museum.search(resources=["artworks", "artists"])"#;
        msearch "($self, queries)" r#"Several searches in one request.

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
>>> museum.msearch(queries=[{"resources": ["artworks"], "q": "monet"}])"#;
        autocomplete "($self, q, resources)" r#"Titles that complete the text.

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
>>> museum.autocomplete(q="monet", resources=["artworks", "artists"])"#;
        autosuggest "($self, q, resources, *, contexts=None)" r#"Records that complete the text.

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
>>> museum.autosuggest(q="monet", resources=["artworks", "artists"])"#;
        image_search "($self, file, *, hash_type=\"ahash\")" r#"Artworks whose image looks like the sent one.

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
>>> museum.image_search("/9j/4AAQSkZJRgABAQ==")"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "images";
    classes: MuseumImages, AsyncMuseumImages;
    documents: r#"Art Institute of Chicago API: images.

Methods
-------
download
    JPEG of an image, 843 pixels wide.
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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: images.

Every method gives a coroutine to await; the asynchronous twin of MuseumImages.

Methods
-------
download
    JPEG of an image, 843 pixels wide.
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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        download "($self, image_id, *, width=843, directory=None)" r#"JPEG of an image, 843 pixels wide.

Parameters
----------
image_id : str
    Id of the picture. UUID from image_id / alt_image_ids of artworks and exhibitions,
    or id of images.
width : {200, 400, 600, 843, 1686}, default 843
    Width in pixels. 1686 for public domain images only.
directory : str or path, optional
    Folder for the file <image_id>.jpg. The current one when left out.

Returns
-------
str
    A sentence that says which file was written.

Notes
-----
The file is written under a temporary name first, then renamed. The answer is a sentence
that confirms it.

Art Institute of Chicago API, GET {image_id}/full/{width},/0/default.jpg; row "Image
download" of the specification.

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
>>> museum.images.download("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")"#;
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET images; row "List" of the specification.

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
>>> museum.images.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET images/; row "Field-restricted list" of the
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
>>> museum.images.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
id is the image server id. The record path also takes the DAMS identifier netx_uuid if
it is a UUID.

Art Institute of Chicago API, GET images/{id}; row "Single record" of the specification.

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
>>> museum.images.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET images/search; row "Search" of the specification.

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
>>> museum.images.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET images; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.images.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET images/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.images.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "artworks";
    classes: MuseumArtworks, AsyncMuseumArtworks;
    documents: r#"Art Institute of Chicago API: artworks.

Methods
-------
manifest
    IIIF presentation manifest of an artwork.
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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: artworks.

Every method gives a coroutine to await; the asynchronous twin of MuseumArtworks.

Methods
-------
manifest
    IIIF presentation manifest of an artwork.
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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        manifest "($self, id)" r#"IIIF presentation manifest of an artwork.

Parameters
----------
id : int
    Id of the record.

Returns
-------
dict
    The JSON object of the answer. Members: @context, @id, @type, label, description,
    metadata, attribution, logo, within, rendering, sequences.

Notes
-----
Art Institute of Chicago API, GET artworks/{id}/manifest.json; beyond the specification.

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
>>> museum.artworks.manifest(27992)"#;
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET artworks; row "List" of the specification.

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
>>> museum.artworks.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET artworks/; row "Field-restricted list" of the
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
>>> museum.artworks.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
The list leaves deaccessioned works out (they are in deaccessions).

Art Institute of Chicago API, GET artworks/{id}; row "Single record" of the
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
>>> museum.artworks.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET artworks/search; row "Search" of the specification.

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
>>> museum.artworks.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET artworks; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.artworks.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET artworks/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.artworks.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "artists";
    classes: MuseumArtists, AsyncMuseumArtists;
    documents: r#"Art Institute of Chicago API: artists.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: artists.

Every method gives a coroutine to await; the asynchronous twin of MuseumArtists.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET artists; row "List" of the specification.

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
>>> museum.artists.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET artists/; row "Field-restricted list" of the
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
>>> museum.artists.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Subset of agents (is_artist). Same record members. Records say api_model agents.

Art Institute of Chicago API, GET artists/{id}; row "Single record" of the
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
>>> museum.artists.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET artists/search; row "Search" of the specification.

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
>>> museum.artists.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET artists; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.artists.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET artists/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.artists.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "places";
    classes: MuseumPlaces, AsyncMuseumPlaces;
    documents: r#"Art Institute of Chicago API: places.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: places.

Every method gives a coroutine to await; the asynchronous twin of MuseumPlaces.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET places; row "List" of the specification.

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
>>> museum.places.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET places/; row "Field-restricted list" of the
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
>>> museum.places.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Ids are mostly negative. Some are positive (33519).

Art Institute of Chicago API, GET places/{id}; row "Single record" of the specification.

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
>>> museum.places.get(-2147483581)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET places/search; row "Search" of the specification.

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
>>> museum.places.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET places; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.places.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET places/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.places.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "agents";
    classes: MuseumAgents, AsyncMuseumAgents;
    documents: r#"Art Institute of Chicago API: agents.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: agents.

Every method gives a coroutine to await; the asynchronous twin of MuseumAgents.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET agents; row "List" of the specification.

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
>>> museum.agents.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET agents/; row "Field-restricted list" of the
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
>>> museum.agents.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET agents/{id}; row "Single record" of the specification.

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
>>> museum.agents.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET agents/search; row "Search" of the specification.

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
>>> museum.agents.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET agents; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.agents.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET agents/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.agents.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "galleries";
    classes: MuseumGalleries, AsyncMuseumGalleries;
    documents: r#"Art Institute of Chicago API: galleries.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: galleries.

Every method gives a coroutine to await; the asynchronous twin of MuseumGalleries.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET galleries; row "List" of the specification.

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
>>> museum.galleries.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET galleries/; row "Field-restricted list" of the
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
>>> museum.galleries.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Ids are positive.

Art Institute of Chicago API, GET galleries/{id}; row "Single record" of the
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
>>> museum.galleries.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET galleries/search; row "Search" of the specification.

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
>>> museum.galleries.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET galleries; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.galleries.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET galleries/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.galleries.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "exhibitions";
    classes: MuseumExhibitions, AsyncMuseumExhibitions;
    documents: r#"Art Institute of Chicago API: exhibitions.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: exhibitions.

Every method gives a coroutine to await; the asynchronous twin of MuseumExhibitions.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET exhibitions; row "List" of the specification.

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
>>> museum.exhibitions.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET exhibitions/; row "Field-restricted list" of the
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
>>> museum.exhibitions.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET exhibitions/{id}; row "Single record" of the
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
>>> museum.exhibitions.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET exhibitions/search; row "Search" of the specification.

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
>>> museum.exhibitions.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET exhibitions; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.exhibitions.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET exhibitions/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.exhibitions.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "agent_types";
    classes: MuseumAgentTypes, AsyncMuseumAgentTypes;
    documents: r#"Art Institute of Chicago API: agent types.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: agent types.

Every method gives a coroutine to await; the asynchronous twin of MuseumAgentTypes.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET agent-types; row "List" of the specification.

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
>>> museum.agent_types.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET agent-types/; row "Field-restricted list" of the
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
>>> museum.agent_types.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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

Art Institute of Chicago API, GET agent-types/{id}; row "Single record" of the
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
>>> museum.agent_types.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET agent-types/search; row "Search" of the specification.

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
>>> museum.agent_types.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET agent-types; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.agent_types.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET agent-types/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.agent_types.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "agent_roles";
    classes: MuseumAgentRoles, AsyncMuseumAgentRoles;
    documents: r#"Art Institute of Chicago API: agent roles.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: agent roles.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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
>>> museum.agent_roles.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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
>>> museum.agent_roles.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
>>> museum.agent_roles.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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
>>> museum.agent_roles.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

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
>>> museum.agent_roles.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

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
>>> museum.agent_roles.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "artwork_place_qualifiers";
    classes: MuseumArtworkPlaceQualifiers, AsyncMuseumArtworkPlaceQualifiers;
    documents: r#"Art Institute of Chicago API: artwork place qualifiers.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: artwork place qualifiers.

Every method gives a coroutine to await; the asynchronous twin of
MuseumArtworkPlaceQualifiers.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET artwork-place-qualifiers; row "List" of the
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
>>> museum.artwork_place_qualifiers.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET artwork-place-qualifiers/; row "Field-restricted list"
of the specification.

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
>>> museum.artwork_place_qualifiers.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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

Art Institute of Chicago API, GET artwork-place-qualifier/{id} (after a 404
artwork-place-qualifiers/{id}); row "Single record" of the specification.

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
>>> museum.artwork_place_qualifiers.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET artwork-place-qualifiers/search; row "Search" of the
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
>>> museum.artwork_place_qualifiers.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET artwork-place-qualifiers; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.artwork_place_qualifiers.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET artwork-place-qualifiers/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.artwork_place_qualifiers.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "artwork_date_qualifiers";
    classes: MuseumArtworkDateQualifiers, AsyncMuseumArtworkDateQualifiers;
    documents: r#"Art Institute of Chicago API: artwork date qualifiers.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: artwork date qualifiers.

Every method gives a coroutine to await; the asynchronous twin of
MuseumArtworkDateQualifiers.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET artwork-date-qualifiers; row "List" of the
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
>>> museum.artwork_date_qualifiers.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET artwork-date-qualifiers/; row "Field-restricted list"
of the specification.

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
>>> museum.artwork_date_qualifiers.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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

Art Institute of Chicago API, GET artwork-date-qualifier/{id} (after a 404
artwork-date-qualifiers/{id}); row "Single record" of the specification.

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
>>> museum.artwork_date_qualifiers.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET artwork-date-qualifiers/search; row "Search" of the
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
>>> museum.artwork_date_qualifiers.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET artwork-date-qualifiers; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.artwork_date_qualifiers.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET artwork-date-qualifiers/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.artwork_date_qualifiers.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "artwork_types";
    classes: MuseumArtworkTypes, AsyncMuseumArtworkTypes;
    documents: r#"Art Institute of Chicago API: artwork types.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: artwork types.

Every method gives a coroutine to await; the asynchronous twin of MuseumArtworkTypes.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET artwork-types; row "List" of the specification.

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
>>> museum.artwork_types.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET artwork-types/; row "Field-restricted list" of the
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
>>> museum.artwork_types.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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

Art Institute of Chicago API, GET artwork-types/{id}; row "Single record" of the
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
>>> museum.artwork_types.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET artwork-types/search; row "Search" of the
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
>>> museum.artwork_types.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET artwork-types; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.artwork_types.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET artwork-types/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.artwork_types.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "category_terms";
    classes: MuseumCategoryTerms, AsyncMuseumCategoryTerms;
    documents: r#"Art Institute of Chicago API: category terms.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: category terms.

Every method gives a coroutine to await; the asynchronous twin of MuseumCategoryTerms.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET category-terms; row "List" of the specification.

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
>>> museum.category_terms.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET category-terms/; row "Field-restricted list" of the
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
>>> museum.category_terms.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
Ids like PC-1, TM-8542, any letter case.

Art Institute of Chicago API, GET category-terms/{id}; row "Single record" of the
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
>>> museum.category_terms.get("PC-1")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET category-terms/search; row "Search" of the
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
>>> museum.category_terms.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET category-terms; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.category_terms.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET category-terms/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.category_terms.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "videos";
    classes: MuseumVideos, AsyncMuseumVideos;
    documents: r#"Art Institute of Chicago API: videos.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: videos.

Every method gives a coroutine to await; the asynchronous twin of MuseumVideos.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET videos; row "List" of the specification.

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
>>> museum.videos.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET videos/; row "Field-restricted list" of the
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
>>> museum.videos.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
Art Institute of Chicago API, GET videos/{id}; row "Single record" of the specification.

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
>>> museum.videos.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET videos/search; row "Search" of the specification.

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
>>> museum.videos.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET videos; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.videos.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET videos/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.videos.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "sounds";
    classes: MuseumSounds, AsyncMuseumSounds;
    documents: r#"Art Institute of Chicago API: sounds.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: sounds.

Every method gives a coroutine to await; the asynchronous twin of MuseumSounds.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET sounds; row "List" of the specification.

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
>>> museum.sounds.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET sounds/; row "Field-restricted list" of the
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
>>> museum.sounds.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
Art Institute of Chicago API, GET sounds/{id}; row "Single record" of the specification.

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
>>> museum.sounds.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET sounds/search; row "Search" of the specification.

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
>>> museum.sounds.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET sounds; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.sounds.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET sounds/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.sounds.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "texts";
    classes: MuseumTexts, AsyncMuseumTexts;
    documents: r#"Art Institute of Chicago API: texts.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: texts.

Every method gives a coroutine to await; the asynchronous twin of MuseumTexts.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET texts; row "List" of the specification.

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
>>> museum.texts.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET texts/; row "Field-restricted list" of the
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
>>> museum.texts.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
Documents such as PDF. content is the file URL.

Art Institute of Chicago API, GET texts/{id}; row "Single record" of the specification.

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
>>> museum.texts.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET texts/search; row "Search" of the specification.

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
>>> museum.texts.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET texts; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.texts.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET texts/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.texts.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "products";
    classes: MuseumProducts, AsyncMuseumProducts;
    documents: r#"Art Institute of Chicago API: products.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: products.

Every method gives a coroutine to await; the asynchronous twin of MuseumProducts.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET products; row "List" of the specification.

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
>>> museum.products.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET products/; row "Field-restricted list" of the
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
>>> museum.products.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Only active ones are public.

Art Institute of Chicago API, GET products/{id}; row "Single record" of the
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
>>> museum.products.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET products/search; row "Search" of the specification.

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
>>> museum.products.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET products; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.products.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET products/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.products.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "tours";
    classes: MuseumTours, AsyncMuseumTours;
    documents: r#"Art Institute of Chicago API: tours.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: tours.

Every method gives a coroutine to await; the asynchronous twin of MuseumTours.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET tours; row "List" of the specification.

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
>>> museum.tours.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET tours/; row "Field-restricted list" of the
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
>>> museum.tours.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET tours/{id}; row "Single record" of the specification.

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
>>> museum.tours.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET tours/search; row "Search" of the specification.

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
>>> museum.tours.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET tours; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.tours.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET tours/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.tours.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "mobile_sounds";
    classes: MuseumMobileSounds, AsyncMuseumMobileSounds;
    documents: r#"Art Institute of Chicago API: mobile sounds.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: mobile sounds.

Every method gives a coroutine to await; the asynchronous twin of MuseumMobileSounds.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET mobile-sounds; row "List" of the specification.

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
>>> museum.mobile_sounds.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET mobile-sounds/; row "Field-restricted list" of the
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
>>> museum.mobile_sounds.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET mobile-sounds/{id}; row "Single record" of the
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
>>> museum.mobile_sounds.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET mobile-sounds/search; row "Search" of the
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
>>> museum.mobile_sounds.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET mobile-sounds; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.mobile_sounds.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET mobile-sounds/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.mobile_sounds.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "publications";
    classes: MuseumPublications, AsyncMuseumPublications;
    documents: r#"Art Institute of Chicago API: publications.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: publications.

Every method gives a coroutine to await; the asynchronous twin of MuseumPublications.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET publications; row "List" of the specification.

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
>>> museum.publications.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET publications/; row "Field-restricted list" of the
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
>>> museum.publications.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Digital scholarly catalogues of the older kind (DSC), not digital-publications.

Art Institute of Chicago API, GET publications/{id}; row "Single record" of the
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
>>> museum.publications.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET publications/search; row "Search" of the
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
>>> museum.publications.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET publications; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.publications.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET publications/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.publications.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "sections";
    classes: MuseumSections, AsyncMuseumSections;
    documents: r#"Art Institute of Chicago API: sections.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: sections.

Every method gives a coroutine to await; the asynchronous twin of MuseumSections.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET sections; row "List" of the specification.

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
>>> museum.sections.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET sections/; row "Field-restricted list" of the
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
>>> museum.sections.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Of publications. Ids can exceed 32 bits.

Art Institute of Chicago API, GET sections/{id}; row "Single record" of the
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
>>> museum.sections.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET sections/search; row "Search" of the specification.

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
>>> museum.sections.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET sections; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.sections.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET sections/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.sections.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "sites";
    classes: MuseumSites, AsyncMuseumSites;
    documents: r#"Art Institute of Chicago API: sites.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: sites.

Every method gives a coroutine to await; the asynchronous twin of MuseumSites.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET sites; row "List" of the specification.

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
>>> museum.sites.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET sites/; row "Field-restricted list" of the
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
>>> museum.sites.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET sites/{id}; row "Single record" of the specification.

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
>>> museum.sites.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET sites/search; row "Search" of the specification.

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
>>> museum.sites.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET sites; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.sites.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET sites/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.sites.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "events";
    classes: MuseumEvents, AsyncMuseumEvents;
    documents: r#"Art Institute of Chicago API: events.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: events.

Every method gives a coroutine to await; the asynchronous twin of MuseumEvents.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET events; row "List" of the specification.

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
>>> museum.events.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET events/; row "Field-restricted list" of the
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
>>> museum.events.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Single path events/{id}.

Art Institute of Chicago API, GET event/{id} (after a 404 events/{id}); row "Single
record" of the specification.

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
>>> museum.events.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET events/search; row "Search" of the specification.

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
>>> museum.events.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET events; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.events.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET events/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.events.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "event_occurrences";
    classes: MuseumEventOccurrences, AsyncMuseumEventOccurrences;
    documents: r#"Art Institute of Chicago API: event occurrences.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: event occurrences.

Every method gives a coroutine to await; the asynchronous twin of
MuseumEventOccurrences.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET event-occurrences; row "List" of the specification.

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
>>> museum.event_occurrences.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET event-occurrences/; row "Field-restricted list" of the
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
>>> museum.event_occurrences.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
UUID ids. Legacy-events is an alias path. Private ones are hidden.

Art Institute of Chicago API, GET event-occurrences/{id}; row "Single record" of the
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
>>> museum.event_occurrences.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET event-occurrences/search; row "Search" of the
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
>>> museum.event_occurrences.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET event-occurrences; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.event_occurrences.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET event-occurrences/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.event_occurrences.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "highlights";
    classes: MuseumHighlights, AsyncMuseumHighlights;
    documents: r#"Art Institute of Chicago API: highlights.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: highlights.

Every method gives a coroutine to await; the asynchronous twin of MuseumHighlights.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET highlights; row "List" of the specification.

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
>>> museum.highlights.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET highlights/; row "Field-restricted list" of the
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
>>> museum.highlights.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET highlights/{id}; row "Single record" of the
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
>>> museum.highlights.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET highlights/search; row "Search" of the specification.

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
>>> museum.highlights.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET highlights; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.highlights.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET highlights/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.highlights.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "static_pages";
    classes: MuseumStaticPages, AsyncMuseumStaticPages;
    documents: r#"Art Institute of Chicago API: static pages.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: static pages.

Every method gives a coroutine to await; the asynchronous twin of MuseumStaticPages.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET static-pages; row "List" of the specification.

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
>>> museum.static_pages.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET static-pages/; row "Field-restricted list" of the
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
>>> museum.static_pages.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET static-pages/{id}; row "Single record" of the
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
>>> museum.static_pages.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET static-pages/search; row "Search" of the
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
>>> museum.static_pages.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET static-pages; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.static_pages.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET static-pages/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.static_pages.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "generic_pages";
    classes: MuseumGenericPages, AsyncMuseumGenericPages;
    documents: r#"Art Institute of Chicago API: generic pages.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: generic pages.

Every method gives a coroutine to await; the asynchronous twin of MuseumGenericPages.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET generic-pages; row "List" of the specification.

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
>>> museum.generic_pages.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET generic-pages/; row "Field-restricted list" of the
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
>>> museum.generic_pages.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET generic-pages/{id}; row "Single record" of the
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
>>> museum.generic_pages.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET generic-pages/search; row "Search" of the
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
>>> museum.generic_pages.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET generic-pages; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.generic_pages.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET generic-pages/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.generic_pages.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "press_releases";
    classes: MuseumPressReleases, AsyncMuseumPressReleases;
    documents: r#"Art Institute of Chicago API: press releases.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: press releases.

Every method gives a coroutine to await; the asynchronous twin of MuseumPressReleases.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET press-releases; row "List" of the specification.

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
>>> museum.press_releases.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET press-releases/; row "Field-restricted list" of the
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
>>> museum.press_releases.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET press-releases/{id}; row "Single record" of the
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
>>> museum.press_releases.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET press-releases/search; row "Search" of the
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
>>> museum.press_releases.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET press-releases; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.press_releases.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET press-releases/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.press_releases.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "educator_resources";
    classes: MuseumEducatorResources, AsyncMuseumEducatorResources;
    documents: r#"Art Institute of Chicago API: educator resources.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: educator resources.

Every method gives a coroutine to await; the asynchronous twin of
MuseumEducatorResources.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET educator-resources; row "List" of the specification.

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
>>> museum.educator_resources.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET educator-resources/; row "Field-restricted list" of
the specification.

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
>>> museum.educator_resources.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET educator-resources/{id}; row "Single record" of the
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
>>> museum.educator_resources.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET educator-resources/search; row "Search" of the
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
>>> museum.educator_resources.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET educator-resources; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.educator_resources.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET educator-resources/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.educator_resources.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "digital_catalogs";
    classes: MuseumDigitalCatalogs, AsyncMuseumDigitalCatalogs;
    documents: r#"Art Institute of Chicago API: digital catalogs.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: digital catalogs.

Every method gives a coroutine to await; the asynchronous twin of MuseumDigitalCatalogs.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET digital-catalogs (after a 404 digital-publications);
row "List" of the specification.

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
>>> museum.digital_catalogs.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET digital-catalogs/ (after a 404 digital-publications/);
row "Field-restricted list" of the specification.

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
>>> museum.digital_catalogs.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Renamed 2024-11. The old path answers the generic 404, no redirect or alias. Members are
those of digital-publications.

Art Institute of Chicago API, GET digital-catalogs/{id} (after a 404
digital-publications/{id}); row "Single record" of the specification.

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
>>> museum.digital_catalogs.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET digital-catalogs/search (after a 404
digital-publications/search); row "Search" of the specification.

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
>>> museum.digital_catalogs.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET digital-catalogs (after a 404 digital-publications);
beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.digital_catalogs.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET digital-catalogs/search-mapping (after a 404
digital-publications/search-mapping); beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.digital_catalogs.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "digital_publication_sections";
    classes: MuseumDigitalPublicationSections, AsyncMuseumDigitalPublicationSections;
    documents: r#"Art Institute of Chicago API: digital publication sections.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: digital publication sections.

Every method gives a coroutine to await; the asynchronous twin of
MuseumDigitalPublicationSections.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET digital-publication-sections (after a 404
digital-publication-articles); row "List" of the specification.

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
>>> museum.digital_publication_sections.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET digital-publication-sections/ (after a 404
digital-publication-articles/); row "Field-restricted list" of the specification.

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
>>> museum.digital_publication_sections.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Renamed 2024-05. The old path answers the generic 404, no redirect or alias. Members are
those of digital-publication-articles.

Art Institute of Chicago API, GET digital-publication-sections/{id} (after a 404
digital-publication-articles/{id}); row "Single record" of the specification.

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
>>> museum.digital_publication_sections.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET digital-publication-sections/search (after a 404
digital-publication-articles/search); row "Search" of the specification.

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
>>> museum.digital_publication_sections.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET digital-publication-sections (after a 404
digital-publication-articles); beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.digital_publication_sections.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET digital-publication-sections/search-mapping (after a
404 digital-publication-articles/search-mapping); beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.digital_publication_sections.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "printed_catalogs";
    classes: MuseumPrintedCatalogs, AsyncMuseumPrintedCatalogs;
    documents: r#"Art Institute of Chicago API: printed catalogs.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: printed catalogs.

Every method gives a coroutine to await; the asynchronous twin of MuseumPrintedCatalogs.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET printed-catalogs (after a 404 printed-publications);
row "List" of the specification.

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
>>> museum.printed_catalogs.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET printed-catalogs/ (after a 404 printed-publications/);
row "Field-restricted list" of the specification.

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
>>> museum.printed_catalogs.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Renamed 2024-11. The old path answers the generic 404, no redirect or alias. Members are
those of printed-publications.

Art Institute of Chicago API, GET printed-catalogs/{id} (after a 404
printed-publications/{id}); row "Single record" of the specification.

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
>>> museum.printed_catalogs.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET printed-catalogs/search (after a 404
printed-publications/search); row "Search" of the specification.

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
>>> museum.printed_catalogs.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET printed-catalogs (after a 404 printed-publications);
beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.printed_catalogs.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET printed-catalogs/search-mapping (after a 404
printed-publications/search-mapping); beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.printed_catalogs.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "deaccessions";
    classes: MuseumDeaccessions, AsyncMuseumDeaccessions;
    documents: r#"Art Institute of Chicago API: deaccessions.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: deaccessions.

Every method gives a coroutine to await; the asynchronous twin of MuseumDeaccessions.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET deaccessions; beyond the specification.

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
>>> museum.deaccessions.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET deaccessions/; beyond the specification.

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
>>> museum.deaccessions.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Artworks that left the collection. Artwork records. Search follows the artworks index.

Art Institute of Chicago API, GET deaccessions/{id}; beyond the specification.

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
>>> museum.deaccessions.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET deaccessions/search; beyond the specification.

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
>>> museum.deaccessions.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET deaccessions; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.deaccessions.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET deaccessions/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.deaccessions.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "terms";
    classes: MuseumTerms, AsyncMuseumTerms;
    documents: r#"Art Institute of Chicago API: terms.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: terms.

Every method gives a coroutine to await; the asynchronous twin of MuseumTerms.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET terms; beyond the specification.

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
>>> museum.terms.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET terms/; beyond the specification.

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
>>> museum.terms.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
Category-terms that are terms.

Art Institute of Chicago API, GET terms/{id}; beyond the specification.

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
>>> museum.terms.get("TM-8542")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET terms/search; beyond the specification.

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
>>> museum.terms.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET terms; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.terms.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET terms/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.terms.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "categories";
    classes: MuseumCategories, AsyncMuseumCategories;
    documents: r#"Art Institute of Chicago API: categories.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: categories.

Every method gives a coroutine to await; the asynchronous twin of MuseumCategories.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET categories; beyond the specification.

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
>>> museum.categories.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET categories/; beyond the specification.

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
>>> museum.categories.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
Category-terms that are publish categories.

Art Institute of Chicago API, GET categories/{id}; beyond the specification.

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
>>> museum.categories.get("PC-1")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET categories/search; beyond the specification.

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
>>> museum.categories.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET categories; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.categories.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET categories/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.categories.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "departments";
    classes: MuseumDepartments, AsyncMuseumDepartments;
    documents: r#"Art Institute of Chicago API: departments.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: departments.

Every method gives a coroutine to await; the asynchronous twin of MuseumDepartments.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET departments; beyond the specification.

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
>>> museum.departments.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET departments/; beyond the specification.

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
>>> museum.departments.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
Categories that are departments.

Art Institute of Chicago API, GET departments/{id}; beyond the specification.

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
>>> museum.departments.get("PC-10")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET departments/search; beyond the specification.

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
>>> museum.departments.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET departments; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.departments.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET departments/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.departments.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "assets";
    classes: MuseumAssets, AsyncMuseumAssets;
    documents: r#"Art Institute of Chicago API: assets.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: assets.

Every method gives a coroutine to await; the asynchronous twin of MuseumAssets.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET assets; beyond the specification.

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
>>> museum.assets.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET assets/; beyond the specification.

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
>>> museum.assets.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
Images, videos, sounds and texts together.

Art Institute of Chicago API, GET assets/{id}; beyond the specification.

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
>>> museum.assets.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET assets/search; beyond the specification.

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
>>> museum.assets.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET assets; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.assets.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET assets/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.assets.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "event_programs";
    classes: MuseumEventPrograms, AsyncMuseumEventPrograms;
    documents: r#"Art Institute of Chicago API: event programs.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: event programs.

Every method gives a coroutine to await; the asynchronous twin of MuseumEventPrograms.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET event-programs; beyond the specification.

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
>>> museum.event_programs.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET event-programs/; beyond the specification.

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
>>> museum.event_programs.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
A collection beyond the specification.

Art Institute of Chicago API, GET event-programs/{id}; beyond the specification.

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
>>> museum.event_programs.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET event-programs/search; beyond the specification.

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
>>> museum.event_programs.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET event-programs; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.event_programs.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET event-programs/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.event_programs.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "articles";
    classes: MuseumArticles, AsyncMuseumArticles;
    documents: r#"Art Institute of Chicago API: articles.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: articles.

Every method gives a coroutine to await; the asynchronous twin of MuseumArticles.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET articles; beyond the specification.

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
>>> museum.articles.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET articles/; beyond the specification.

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
>>> museum.articles.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
A collection beyond the specification.

Art Institute of Chicago API, GET articles/{id}; beyond the specification.

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
>>> museum.articles.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET articles/search; beyond the specification.

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
>>> museum.articles.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET articles; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.articles.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET articles/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.articles.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "landing_pages";
    classes: MuseumLandingPages, AsyncMuseumLandingPages;
    documents: r#"Art Institute of Chicago API: landing pages.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: landing pages.

Every method gives a coroutine to await; the asynchronous twin of MuseumLandingPages.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET landing-pages; beyond the specification.

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
>>> museum.landing_pages.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET landing-pages/; beyond the specification.

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
>>> museum.landing_pages.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET landing-pages/{id}; beyond the specification.

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
>>> museum.landing_pages.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET landing-pages/search; beyond the specification.

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
>>> museum.landing_pages.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET landing-pages; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.landing_pages.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET landing-pages/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.landing_pages.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "digital_publications";
    classes: MuseumDigitalPublications, AsyncMuseumDigitalPublications;
    documents: r#"Art Institute of Chicago API: digital publications.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: digital publications.

Every method gives a coroutine to await; the asynchronous twin of
MuseumDigitalPublications.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET digital-publications; beyond the specification.

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
>>> museum.digital_publications.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET digital-publications/; beyond the specification.

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
>>> museum.digital_publications.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
New name of digital-catalogs.

Art Institute of Chicago API, GET digital-publications/{id}; beyond the specification.

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
>>> museum.digital_publications.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET digital-publications/search; beyond the specification.

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
>>> museum.digital_publications.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET digital-publications; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.digital_publications.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET digital-publications/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.digital_publications.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "digital_publication_articles";
    classes: MuseumDigitalPublicationArticles, AsyncMuseumDigitalPublicationArticles;
    documents: r#"Art Institute of Chicago API: digital publication articles.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: digital publication articles.

Every method gives a coroutine to await; the asynchronous twin of
MuseumDigitalPublicationArticles.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET digital-publication-articles; beyond the
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
>>> museum.digital_publication_articles.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET digital-publication-articles/; beyond the
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
>>> museum.digital_publication_articles.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
New name of digital-publication-sections.

Art Institute of Chicago API, GET digital-publication-articles/{id}; beyond the
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
>>> museum.digital_publication_articles.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET digital-publication-articles/search; beyond the
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
>>> museum.digital_publication_articles.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET digital-publication-articles; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.digital_publication_articles.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET digital-publication-articles/search-mapping; beyond
the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.digital_publication_articles.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "printed_publications";
    classes: MuseumPrintedPublications, AsyncMuseumPrintedPublications;
    documents: r#"Art Institute of Chicago API: printed publications.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: printed publications.

Every method gives a coroutine to await; the asynchronous twin of
MuseumPrintedPublications.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET printed-publications; beyond the specification.

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
>>> museum.printed_publications.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET printed-publications/; beyond the specification.

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
>>> museum.printed_publications.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
New name of printed-catalogs.

Art Institute of Chicago API, GET printed-publications/{id}; beyond the specification.

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
>>> museum.printed_publications.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET printed-publications/search; beyond the specification.

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
>>> museum.printed_publications.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET printed-publications; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.printed_publications.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET printed-publications/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.printed_publications.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "hours";
    classes: MuseumHours, AsyncMuseumHours;
    documents: r#"Art Institute of Chicago API: hours.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: hours.

Every method gives a coroutine to await; the asynchronous twin of MuseumHours.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET hours; beyond the specification.

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
>>> museum.hours.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET hours/; beyond the specification.

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
>>> museum.hours.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Opening hours. Times are ISO 8601 durations such as PT10H00M.

Art Institute of Chicago API, GET hours/{id}; beyond the specification.

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
>>> museum.hours.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET hours/search; beyond the specification.

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
>>> museum.hours.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET hours; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.hours.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET hours/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.hours.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "ticketed_events";
    classes: MuseumTicketedEvents, AsyncMuseumTicketedEvents;
    documents: r#"Art Institute of Chicago API: ticketed events.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: ticketed events.

Every method gives a coroutine to await; the asynchronous twin of MuseumTicketedEvents.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET ticketed-events; beyond the specification.

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
>>> museum.ticketed_events.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET ticketed-events/; beyond the specification.

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
>>> museum.ticketed_events.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET ticketed-events/{id}; beyond the specification.

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
>>> museum.ticketed_events.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET ticketed-events/search; beyond the specification.

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
>>> museum.ticketed_events.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET ticketed-events; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.ticketed_events.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET ticketed-events/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.ticketed_events.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "ticketed_event_types";
    classes: MuseumTicketedEventTypes, AsyncMuseumTicketedEventTypes;
    documents: r#"Art Institute of Chicago API: ticketed event types.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: ticketed event types.

Every method gives a coroutine to await; the asynchronous twin of
MuseumTicketedEventTypes.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET ticketed-event-types; beyond the specification.

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
>>> museum.ticketed_event_types.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET ticketed-event-types/; beyond the specification.

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
>>> museum.ticketed_event_types.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET ticketed-event-types/{id}; beyond the specification.

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
>>> museum.ticketed_event_types.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET ticketed-event-types/search; beyond the specification.

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
>>> museum.ticketed_event_types.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET ticketed-event-types; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.ticketed_event_types.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET ticketed-event-types/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.ticketed_event_types.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "wait_times";
    classes: MuseumWaitTimes, AsyncMuseumWaitTimes;
    documents: r#"Art Institute of Chicago API: wait times.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: wait times.

Every method gives a coroutine to await; the asynchronous twin of MuseumWaitTimes.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET wait-times; beyond the specification.

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
>>> museum.wait_times.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET wait-times/; beyond the specification.

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
>>> museum.wait_times.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

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
Art Institute of Chicago API, GET wait-times/{id}; beyond the specification.

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
>>> museum.wait_times.get(27992)"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET wait-times/search; beyond the specification.

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
>>> museum.wait_times.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET wait-times; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.wait_times.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET wait-times/search-mapping; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.wait_times.search_mapping()"#;
    }
}

namespace! {
    service: crate::services::museum::SERVICE;
    group: "legacy_events";
    classes: MuseumLegacyEvents, AsyncMuseumLegacyEvents;
    documents: r#"Art Institute of Chicago API: legacy events.

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
    Search index mapping of a collection."#, r#"Art Institute of Chicago API: legacy events.

Every method gives a coroutine to await; the asynchronous twin of MuseumLegacyEvents.

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
    Search index mapping of a collection."#;
    namespaces: {
    }
    methods: {
        list "($self, *, page=1, limit=10, ids=None, fields=None, include=None, exclude=None)" r#"One page of a collection's records.

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

Art Institute of Chicago API, GET legacy-events; beyond the specification.

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
>>> museum.legacy_events.list()"#;
        list_with_fields "($self, fields, *, page=1, limit=10)" r#"One page of records holding only the named members.

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

Art Institute of Chicago API, GET legacy-events/; beyond the specification.

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
>>> museum.legacy_events.list_with_fields(fields=["id", "title"])"#;
        get "($self, id, *, fields=None, include=None)" r#"One record by id.

Parameters
----------
id : str
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
Alias of event-occurrences.

Art Institute of Chicago API, GET legacy-events/{id}; beyond the specification.

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
>>> museum.legacy_events.get("2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a")"#;
        search "($self, q, *, page=1, limit=10, fields=None, query=None, sort=None, offset=None, size=None, aggs=None, boost=None, functions=None, preference=None)" r#"Records of a collection matching a text or a query.

Parameters
----------
q : str
    Text to search for. Server: optional. Without it everything matches.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 0 to 100.
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

Art Institute of Chicago API, GET legacy-events/search; beyond the specification.

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
>>> museum.legacy_events.search("monet")"#;
        field_names "($self)" r#"Member names of the first record of a plain list (client side).

Returns
-------
list of str
    The member names of the first record of the list.

Notes
-----
There is no such endpoint: the plain list is asked and the members of its first record
are given.

Art Institute of Chicago API, GET legacy-events; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.legacy_events.field_names()"#;
        search_mapping "($self)" r#"Search index mapping of a collection.

Returns
-------
dict
    The JSON object of the answer. Members: current, intended.

Notes
-----
400 when the collection has no index of its own.

Art Institute of Chicago API, GET legacy-events/search-mapping; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> museum.legacy_events.search_mapping()"#;
    }
}

/// Adds the classes of this file to the module.
pub fn register(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {
    module.add_class::<Museum>()?;
    module.add_class::<AsyncMuseum>()?;
    module.add_class::<MuseumImages>()?;
    module.add_class::<AsyncMuseumImages>()?;
    module.add_class::<MuseumArtworks>()?;
    module.add_class::<AsyncMuseumArtworks>()?;
    module.add_class::<MuseumArtists>()?;
    module.add_class::<AsyncMuseumArtists>()?;
    module.add_class::<MuseumPlaces>()?;
    module.add_class::<AsyncMuseumPlaces>()?;
    module.add_class::<MuseumAgents>()?;
    module.add_class::<AsyncMuseumAgents>()?;
    module.add_class::<MuseumGalleries>()?;
    module.add_class::<AsyncMuseumGalleries>()?;
    module.add_class::<MuseumExhibitions>()?;
    module.add_class::<AsyncMuseumExhibitions>()?;
    module.add_class::<MuseumAgentTypes>()?;
    module.add_class::<AsyncMuseumAgentTypes>()?;
    module.add_class::<MuseumAgentRoles>()?;
    module.add_class::<AsyncMuseumAgentRoles>()?;
    module.add_class::<MuseumArtworkPlaceQualifiers>()?;
    module.add_class::<AsyncMuseumArtworkPlaceQualifiers>()?;
    module.add_class::<MuseumArtworkDateQualifiers>()?;
    module.add_class::<AsyncMuseumArtworkDateQualifiers>()?;
    module.add_class::<MuseumArtworkTypes>()?;
    module.add_class::<AsyncMuseumArtworkTypes>()?;
    module.add_class::<MuseumCategoryTerms>()?;
    module.add_class::<AsyncMuseumCategoryTerms>()?;
    module.add_class::<MuseumVideos>()?;
    module.add_class::<AsyncMuseumVideos>()?;
    module.add_class::<MuseumSounds>()?;
    module.add_class::<AsyncMuseumSounds>()?;
    module.add_class::<MuseumTexts>()?;
    module.add_class::<AsyncMuseumTexts>()?;
    module.add_class::<MuseumProducts>()?;
    module.add_class::<AsyncMuseumProducts>()?;
    module.add_class::<MuseumTours>()?;
    module.add_class::<AsyncMuseumTours>()?;
    module.add_class::<MuseumMobileSounds>()?;
    module.add_class::<AsyncMuseumMobileSounds>()?;
    module.add_class::<MuseumPublications>()?;
    module.add_class::<AsyncMuseumPublications>()?;
    module.add_class::<MuseumSections>()?;
    module.add_class::<AsyncMuseumSections>()?;
    module.add_class::<MuseumSites>()?;
    module.add_class::<AsyncMuseumSites>()?;
    module.add_class::<MuseumEvents>()?;
    module.add_class::<AsyncMuseumEvents>()?;
    module.add_class::<MuseumEventOccurrences>()?;
    module.add_class::<AsyncMuseumEventOccurrences>()?;
    module.add_class::<MuseumHighlights>()?;
    module.add_class::<AsyncMuseumHighlights>()?;
    module.add_class::<MuseumStaticPages>()?;
    module.add_class::<AsyncMuseumStaticPages>()?;
    module.add_class::<MuseumGenericPages>()?;
    module.add_class::<AsyncMuseumGenericPages>()?;
    module.add_class::<MuseumPressReleases>()?;
    module.add_class::<AsyncMuseumPressReleases>()?;
    module.add_class::<MuseumEducatorResources>()?;
    module.add_class::<AsyncMuseumEducatorResources>()?;
    module.add_class::<MuseumDigitalCatalogs>()?;
    module.add_class::<AsyncMuseumDigitalCatalogs>()?;
    module.add_class::<MuseumDigitalPublicationSections>()?;
    module.add_class::<AsyncMuseumDigitalPublicationSections>()?;
    module.add_class::<MuseumPrintedCatalogs>()?;
    module.add_class::<AsyncMuseumPrintedCatalogs>()?;
    module.add_class::<MuseumDeaccessions>()?;
    module.add_class::<AsyncMuseumDeaccessions>()?;
    module.add_class::<MuseumTerms>()?;
    module.add_class::<AsyncMuseumTerms>()?;
    module.add_class::<MuseumCategories>()?;
    module.add_class::<AsyncMuseumCategories>()?;
    module.add_class::<MuseumDepartments>()?;
    module.add_class::<AsyncMuseumDepartments>()?;
    module.add_class::<MuseumAssets>()?;
    module.add_class::<AsyncMuseumAssets>()?;
    module.add_class::<MuseumEventPrograms>()?;
    module.add_class::<AsyncMuseumEventPrograms>()?;
    module.add_class::<MuseumArticles>()?;
    module.add_class::<AsyncMuseumArticles>()?;
    module.add_class::<MuseumLandingPages>()?;
    module.add_class::<AsyncMuseumLandingPages>()?;
    module.add_class::<MuseumDigitalPublications>()?;
    module.add_class::<AsyncMuseumDigitalPublications>()?;
    module.add_class::<MuseumDigitalPublicationArticles>()?;
    module.add_class::<AsyncMuseumDigitalPublicationArticles>()?;
    module.add_class::<MuseumPrintedPublications>()?;
    module.add_class::<AsyncMuseumPrintedPublications>()?;
    module.add_class::<MuseumHours>()?;
    module.add_class::<AsyncMuseumHours>()?;
    module.add_class::<MuseumTicketedEvents>()?;
    module.add_class::<AsyncMuseumTicketedEvents>()?;
    module.add_class::<MuseumTicketedEventTypes>()?;
    module.add_class::<AsyncMuseumTicketedEventTypes>()?;
    module.add_class::<MuseumWaitTimes>()?;
    module.add_class::<AsyncMuseumWaitTimes>()?;
    module.add_class::<MuseumLegacyEvents>()?;
    module.add_class::<AsyncMuseumLegacyEvents>()?;
    Ok(())
}
