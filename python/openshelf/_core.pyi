# Written by tools/write.py from the table; do not edit.
# What is not of the table comes from tools/writing/core.pyi.template.

import builtins
import datetime
import os
from collections.abc import (
    AsyncIterator,
    Callable,
    Coroutine,
    Iterator,
    Mapping,
    Sequence,
)
from types import TracebackType
from typing import (
    Any,
    Generic,
    Literal,
    NotRequired,
    ParamSpec,
    Self,
    TypedDict,
    TypeVar,
    final,
    overload,
)

from typing_extensions import disjoint_base

from openshelf.pagination import Count, ProgressBar

__all__ = [
    "AsyncClient",
    "AsyncDisease",
    "AsyncDiseaseGov",
    "AsyncDiseaseHistorical",
    "AsyncDiseaseInfluenza",
    "AsyncDiseaseMobility",
    "AsyncDiseaseNyt",
    "AsyncDiseaseTotals",
    "AsyncDiseaseVaccine",
    "AsyncDiseaseVariants",
    "AsyncGazette",
    "AsyncGazetteAgencies",
    "AsyncGazetteCategoryCounts",
    "AsyncGazetteDocumentation",
    "AsyncGazetteDocuments",
    "AsyncGazetteEffectiveDates",
    "AsyncGazetteHolidays",
    "AsyncGazetteImages",
    "AsyncGazetteIssues",
    "AsyncGazettePublicInspectionDocuments",
    "AsyncGazettePublicInspectionIssues",
    "AsyncGazetteSections",
    "AsyncGazetteSiteNotifications",
    "AsyncGazetteSuggestedSearches",
    "AsyncGazetteTopics",
    "AsyncMuseum",
    "AsyncMuseumAgentRoles",
    "AsyncMuseumAgentTypes",
    "AsyncMuseumAgents",
    "AsyncMuseumArticles",
    "AsyncMuseumArtists",
    "AsyncMuseumArtworkDateQualifiers",
    "AsyncMuseumArtworkPlaceQualifiers",
    "AsyncMuseumArtworkTypes",
    "AsyncMuseumArtworks",
    "AsyncMuseumAssets",
    "AsyncMuseumCategories",
    "AsyncMuseumCategoryTerms",
    "AsyncMuseumDeaccessions",
    "AsyncMuseumDepartments",
    "AsyncMuseumDigitalCatalogs",
    "AsyncMuseumDigitalPublicationArticles",
    "AsyncMuseumDigitalPublicationSections",
    "AsyncMuseumDigitalPublications",
    "AsyncMuseumEducatorResources",
    "AsyncMuseumEventOccurrences",
    "AsyncMuseumEventPrograms",
    "AsyncMuseumEvents",
    "AsyncMuseumExhibitions",
    "AsyncMuseumGalleries",
    "AsyncMuseumGenericPages",
    "AsyncMuseumHighlights",
    "AsyncMuseumHours",
    "AsyncMuseumImages",
    "AsyncMuseumLandingPages",
    "AsyncMuseumLegacyEvents",
    "AsyncMuseumMobileSounds",
    "AsyncMuseumPlaces",
    "AsyncMuseumPressReleases",
    "AsyncMuseumPrintedCatalogs",
    "AsyncMuseumPrintedPublications",
    "AsyncMuseumProducts",
    "AsyncMuseumPublications",
    "AsyncMuseumSections",
    "AsyncMuseumSites",
    "AsyncMuseumSounds",
    "AsyncMuseumStaticPages",
    "AsyncMuseumTerms",
    "AsyncMuseumTexts",
    "AsyncMuseumTicketedEventTypes",
    "AsyncMuseumTicketedEvents",
    "AsyncMuseumTours",
    "AsyncMuseumVideos",
    "AsyncMuseumWaitTimes",
    "AsyncPages",
    "AsyncPaginated",
    "AsyncPlaceholder",
    "AsyncRecords",
    "AsyncSpending",
    "AsyncSpendingAgency",
    "AsyncSpendingAutocomplete",
    "AsyncSpendingAutocompleteAccounts",
    "AsyncSpendingAwardSpending",
    "AsyncSpendingAwards",
    "AsyncSpendingAwardsCount",
    "AsyncSpendingBudgetFunctions",
    "AsyncSpendingBulkDownload",
    "AsyncSpendingDisaster",
    "AsyncSpendingDisasterAgency",
    "AsyncSpendingDisasterAward",
    "AsyncSpendingDisasterCfda",
    "AsyncSpendingDisasterDefCode",
    "AsyncSpendingDisasterFederalAccount",
    "AsyncSpendingDisasterObjectClass",
    "AsyncSpendingDisasterRecipient",
    "AsyncSpendingDownload",
    "AsyncSpendingFederalAccounts",
    "AsyncSpendingFederalObligations",
    "AsyncSpendingFinancialBalances",
    "AsyncSpendingFinancialSpending",
    "AsyncSpendingIdvs",
    "AsyncSpendingIdvsCount",
    "AsyncSpendingRecipient",
    "AsyncSpendingRecipientState",
    "AsyncSpendingReferences",
    "AsyncSpendingReporting",
    "AsyncSpendingSearch",
    "AsyncSpendingSearchSpendingByCategory",
    "AsyncSpendingSubawards",
    "AsyncSpendingTransactions",
    "Cache",
    "CacheEntries",
    "CacheEntry",
    "Call",
    "Client",
    "Disease",
    "DiseaseGov",
    "DiseaseHistorical",
    "DiseaseInfluenza",
    "DiseaseMobility",
    "DiseaseNyt",
    "DiseaseTotals",
    "DiseaseVaccine",
    "DiseaseVariants",
    "Gazette",
    "GazetteAgencies",
    "GazetteCategoryCounts",
    "GazetteDocumentation",
    "GazetteDocuments",
    "GazetteEffectiveDates",
    "GazetteHolidays",
    "GazetteImages",
    "GazetteIssues",
    "GazettePublicInspectionDocuments",
    "GazettePublicInspectionIssues",
    "GazetteSections",
    "GazetteSiteNotifications",
    "GazetteSuggestedSearches",
    "GazetteTopics",
    "Museum",
    "MuseumAgentRoles",
    "MuseumAgentTypes",
    "MuseumAgents",
    "MuseumArticles",
    "MuseumArtists",
    "MuseumArtworkDateQualifiers",
    "MuseumArtworkPlaceQualifiers",
    "MuseumArtworkTypes",
    "MuseumArtworks",
    "MuseumAssets",
    "MuseumCategories",
    "MuseumCategoryTerms",
    "MuseumDeaccessions",
    "MuseumDepartments",
    "MuseumDigitalCatalogs",
    "MuseumDigitalPublicationArticles",
    "MuseumDigitalPublicationSections",
    "MuseumDigitalPublications",
    "MuseumEducatorResources",
    "MuseumEventOccurrences",
    "MuseumEventPrograms",
    "MuseumEvents",
    "MuseumExhibitions",
    "MuseumGalleries",
    "MuseumGenericPages",
    "MuseumHighlights",
    "MuseumHours",
    "MuseumImages",
    "MuseumLandingPages",
    "MuseumLegacyEvents",
    "MuseumMobileSounds",
    "MuseumPlaces",
    "MuseumPressReleases",
    "MuseumPrintedCatalogs",
    "MuseumPrintedPublications",
    "MuseumProducts",
    "MuseumPublications",
    "MuseumSections",
    "MuseumSites",
    "MuseumSounds",
    "MuseumStaticPages",
    "MuseumTerms",
    "MuseumTexts",
    "MuseumTicketedEventTypes",
    "MuseumTicketedEvents",
    "MuseumTours",
    "MuseumVideos",
    "MuseumWaitTimes",
    "Namespace",
    "Page",
    "Pages",
    "Paginated",
    "Placeholder",
    "Preparation",
    "Raw",
    "RawAnswer",
    "Records",
    "Request",
    "Sandbox",
    "Spending",
    "SpendingAgency",
    "SpendingAutocomplete",
    "SpendingAutocompleteAccounts",
    "SpendingAwardSpending",
    "SpendingAwards",
    "SpendingAwardsCount",
    "SpendingBudgetFunctions",
    "SpendingBulkDownload",
    "SpendingDisaster",
    "SpendingDisasterAgency",
    "SpendingDisasterAward",
    "SpendingDisasterCfda",
    "SpendingDisasterDefCode",
    "SpendingDisasterFederalAccount",
    "SpendingDisasterObjectClass",
    "SpendingDisasterRecipient",
    "SpendingDownload",
    "SpendingFederalAccounts",
    "SpendingFederalObligations",
    "SpendingFinancialBalances",
    "SpendingFinancialSpending",
    "SpendingIdvs",
    "SpendingIdvsCount",
    "SpendingRecipient",
    "SpendingRecipientState",
    "SpendingReferences",
    "SpendingReporting",
    "SpendingSearch",
    "SpendingSearchSpendingByCategory",
    "SpendingSubawards",
    "SpendingTransactions",
    "operations",
    "paginate",
    "prepare",
    "raw",
]

__version__: str

_P = ParamSpec("_P")
_Record = TypeVar("_Record")
_Record_co = TypeVar("_Record_co", covariant=True)

# What follows as far as the first function is known to type checkers alone. An answer is a
# plain dict or list; its type says beside that which records it holds, so that paginate knows.

class _AnswerInPages(Generic[_Record_co]):
    """An answer with one page of records: what paginate takes. Anything else is whole already."""

class _Answer(dict[str, Any], _AnswerInPages[_Record_co]):
    """A dict that holds records in one of its members."""

class _Answers(list[Any], _AnswerInPages[_Record_co]):
    """A list of records."""

class _MuseumThumbnail(TypedDict):
    """An object in thumbnail."""

    lqip: NotRequired[str | None]
    width: NotRequired[int | None]
    height: NotRequired[int | None]
    alt_text: NotRequired[str | None]

class _MuseumSearchRecord(TypedDict):
    """A record of museum.search."""

    _score: float | None
    id: int | str
    api_model: str
    api_link: str
    is_boosted: NotRequired[bool | None]
    title: NotRequired[str | None]
    thumbnail: NotRequired[_MuseumThumbnail | None]
    timestamp: str

class _MuseumColor(TypedDict):
    """An object in color."""

    h: int | None
    l: int | None
    s: int | None
    percentage: float | None
    population: int | None

class _MuseumFingerprint(TypedDict):
    """An object in fingerprint."""

    ahash: str | None
    dhash: str | None
    phash: str | None
    whash: str | None

class _MuseumImagesRecord(TypedDict):
    """A record of museum.images."""

    id: str
    lake_guid: str
    api_model: str
    api_link: str
    title: str | None
    type: str | None
    alt_text: str | None
    content: str | None
    is_multimedia_resource: bool | None
    is_educational_resource: bool | None
    is_teacher_resource: bool | None
    credit_line: str | None
    content_e_tag: str | None
    iiif_url: str
    width: int | None
    height: int | None
    lqip: str | None
    colorfulness: float | None
    color: _MuseumColor | None
    fingerprint: _MuseumFingerprint | None
    ahash: Any
    phash: Any
    artwork_ids: builtins.list[int]
    artwork_titles: builtins.list[str]
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumImagesSearchRecord(_MuseumImagesRecord):
    """A record of museum.images.search."""

    _score: float | None

class _MuseumArtworksThumbnail(TypedDict):
    """An object in thumbnail."""

    lqip: str | None
    width: int | None
    height: int | None
    alt_text: str | None

class _MuseumDimensionsDetail(TypedDict):
    """An object in dimensions_detail."""

    depth: float | None
    width: float | None
    height: float | None
    diameter: float | None
    clarification: str | None

class _MuseumArtworksRecord(TypedDict):
    """A record of museum.artworks and 1 more."""

    id: int
    api_model: str
    api_link: str
    is_boosted: bool
    title: str | None
    alt_titles: builtins.list[str] | None
    thumbnail: _MuseumArtworksThumbnail | None
    main_reference_number: str | None
    has_not_been_viewed_much: bool
    boost_rank: int | None
    date_start: int | None
    date_end: int | None
    date_display: str | None
    date_qualifier_title: str
    date_qualifier_id: int | None
    artist_display: str | None
    place_of_origin: str | None
    description: str | None
    short_description: str | None
    dimensions: str | None
    dimensions_detail: builtins.list[_MuseumDimensionsDetail] | None
    medium_display: str | None
    inscriptions: str | None
    credit_line: str | None
    catalogue_display: str | None
    publication_history: str | None
    exhibition_history: str | None
    provenance_text: str | None
    edition: str | None
    publishing_verification_level: str | None
    internal_department_id: int | None
    fiscal_year: int | None
    fiscal_year_deaccession: int | None
    is_public_domain: bool | None
    is_zoomable: bool | None
    max_zoom_window_size: int | None
    copyright_notice: str | None
    has_multimedia_resources: bool
    has_educational_resources: bool
    has_advanced_imaging: bool
    colorfulness: float | None
    color: _MuseumColor | None
    latitude: float | None
    longitude: float | None
    latlon: str | None
    is_on_view: bool | None
    on_loan_display: str | None
    gallery_title: str | None
    gallery_id: int | None
    nomisma_id: str | None
    artwork_type_title: str | None
    artwork_type_id: int | None
    department_title: str | None
    department_id: str | None
    artist_id: int | None
    artist_title: str | None
    alt_artist_ids: builtins.list[int]
    artist_ids: builtins.list[int]
    artist_titles: builtins.list[str]
    category_ids: builtins.list[str]
    category_titles: builtins.list[str]
    term_titles: builtins.list[str]
    style_id: str | None
    style_title: str | None
    alt_style_ids: builtins.list[str]
    style_ids: builtins.list[str]
    style_titles: builtins.list[str]
    classification_id: str | None
    classification_title: str | None
    alt_classification_ids: builtins.list[str]
    classification_ids: builtins.list[str]
    classification_titles: builtins.list[str]
    subject_id: str | None
    alt_subject_ids: builtins.list[str]
    subject_ids: builtins.list[str]
    subject_titles: builtins.list[str]
    material_id: str | None
    alt_material_ids: builtins.list[str]
    material_ids: builtins.list[str]
    material_titles: builtins.list[str]
    technique_id: str | None
    alt_technique_ids: builtins.list[str]
    technique_ids: builtins.list[str]
    technique_titles: builtins.list[str]
    theme_titles: builtins.list[str]
    image_id: str | None
    alt_image_ids: builtins.list[str]
    document_ids: builtins.list[str]
    sound_ids: builtins.list[str]
    video_ids: builtins.list[str]
    text_ids: builtins.list[str]
    section_ids: builtins.list[int]
    section_titles: builtins.list[str]
    site_ids: builtins.list[int]
    suggest_autocomplete_boosted: NotRequired[str | None]
    suggest_autocomplete_all: NotRequired[Any]
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumArtistPivots(TypedDict):
    """An object in artist_pivots."""

    is_preferred: bool | None
    artist_title: str | None
    artist_id: int | None
    role_title: str | None
    role_id: int | None

class _MuseumDates(TypedDict):
    """An object in dates."""

    is_preferred: bool | None
    date_earliest: str | None
    date_latest: str | None
    artwork_title: str | None
    artwork_id: int | None
    qualifier_title: str | None
    qualifier_id: int | None

class _MuseumPlacePivots(TypedDict):
    """An object in place_pivots."""

    is_preferred: bool | None
    artwork_title: str | None
    artwork_id: int | None
    place_title: str | None
    place_id: int | None
    qualifier_title: str | None
    qualifier_id: int | None

class _MuseumArtworksListRecord(_MuseumArtworksRecord):
    """A record of museum.artworks.list and 1 more."""

    artist_pivots: NotRequired[builtins.list[_MuseumArtistPivots] | None]
    dates: NotRequired[builtins.list[_MuseumDates] | None]
    place_pivots: NotRequired[builtins.list[_MuseumPlacePivots] | None]
    sites: NotRequired[Any]

class _MuseumArtworksSearchRecord(_MuseumArtworksRecord):
    """A record of museum.artworks.search and 1 more."""

    _score: float | None

class _MuseumArtistsRecord(TypedDict):
    """A record of museum.artists and 1 more."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    sort_title: str | None
    alt_titles: builtins.list[str] | None
    is_artist: bool
    birth_date: int | None
    death_date: int | None
    description: str | None
    ulan_id: int | None
    suggest_autocomplete_boosted: NotRequired[Any]
    suggest_autocomplete_all: NotRequired[Any]
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumArtistsSearchRecord(_MuseumArtistsRecord):
    """A record of museum.artists.search and 1 more."""

    _score: float | None

class _MuseumPlacesRecord(TypedDict):
    """A record of museum.places."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    tgn_id: int | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumPlacesSearchRecord(_MuseumPlacesRecord):
    """A record of museum.places.search."""

    _score: float | None

class _MuseumGalleriesRecord(TypedDict):
    """A record of museum.galleries."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    latitude: float | None
    longitude: float | None
    tgn_id: int | None
    is_closed: bool | None
    number: str | None
    floor: str | None
    latlon: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumGalleriesSearchRecord(_MuseumGalleriesRecord):
    """A record of museum.galleries.search."""

    _score: float | None

class _MuseumExhibitionsRecord(TypedDict):
    """A record of museum.exhibitions."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    is_featured: bool
    position: int
    short_description: str | None
    web_url: str | None
    image_url: str | None
    status: str | None
    aic_start_at: str | None
    aic_end_at: str | None
    gallery_id: int | None
    gallery_title: str | None
    artwork_ids: builtins.list[int]
    artwork_titles: builtins.list[str]
    artist_ids: builtins.list[int]
    site_ids: builtins.list[int]
    image_id: str | None
    alt_image_ids: builtins.list[str]
    document_ids: builtins.list[str]
    suggest_autocomplete_all: NotRequired[Any]
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumExhibitionsListRecord(_MuseumExhibitionsRecord):
    """A record of museum.exhibitions.list."""

    artworks: NotRequired[Any]
    sites: NotRequired[Any]

class _MuseumExhibitionsSearchRecord(_MuseumExhibitionsRecord):
    """A record of museum.exhibitions.search."""

    _score: float | None

class _MuseumAgentTypesRecord(TypedDict):
    """A record of museum.agent_types and 3 more."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumAgentTypesSearchRecord(_MuseumAgentTypesRecord):
    """A record of museum.agent_types.search and 3 more."""

    _score: float | None

class _MuseumArtworkTypesRecord(TypedDict):
    """A record of museum.artwork_types."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    aat_id: int | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumArtworkTypesSearchRecord(_MuseumArtworkTypesRecord):
    """A record of museum.artwork_types.search."""

    _score: float | None

class _MuseumCategoryTermsRecord(TypedDict):
    """A record of museum.category_terms and 3 more."""

    id: str
    api_model: str
    api_link: str
    title: str | None
    subtype: str | None
    parent_id: str | None
    aat_id: int | None
    suggest_autocomplete_all: NotRequired[Any]
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumCategoryTermsSearchRecord(_MuseumCategoryTermsRecord):
    """A record of museum.category_terms.search and 3 more."""

    _score: float | None

class _MuseumVideosRecord(TypedDict):
    """A record of museum.videos and 3 more."""

    id: str
    lake_guid: str
    api_model: str
    api_link: str
    title: str | None
    type: str | None
    alt_text: str | None
    content: str
    is_multimedia_resource: bool | None
    is_educational_resource: bool | None
    is_teacher_resource: bool | None
    credit_line: str | None
    content_e_tag: str | None
    artwork_ids: builtins.list[int]
    artwork_titles: builtins.list[str]
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumVideosSearchRecord(_MuseumVideosRecord):
    """A record of museum.videos.search and 3 more."""

    _score: float | None

class _MuseumProductsRecord(TypedDict):
    """A record of museum.products."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    external_sku: int | None
    image_url: str
    web_url: str
    description: str | None
    price_display: str | None
    min_compare_at_price: float | None
    max_compare_at_price: float | None
    min_current_price: float | None
    max_current_price: float | None
    artist_ids: builtins.list[int]
    artwork_ids: builtins.list[int]
    exhibition_ids: builtins.list[int]
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumProductsSearchRecord(_MuseumProductsRecord):
    """A record of museum.products.search."""

    _score: float | None

class _MuseumToursRecord(TypedDict):
    """A record of museum.tours."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    image: str | None
    description: str | None
    intro: str | None
    weight: int | None
    intro_link: str | None
    intro_transcript: str | None
    artwork_titles: builtins.list[str]
    artist_titles: builtins.list[str]
    suggest_autocomplete_boosted: NotRequired[str | None]
    suggest_autocomplete_all: NotRequired[Any]
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumTourStops(TypedDict):
    """An object in tour_stops."""

    id: int
    api_model: str | None
    api_link: str | None
    title: str | None
    weight: int | None
    web_url: str | None
    transcript: str | None
    artwork_id: int | None
    artwork_title: str | None
    tour_id: int | None
    tour_title: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str | None

class _MuseumToursListRecord(_MuseumToursRecord):
    """A record of museum.tours.list."""

    tour_stops: NotRequired[builtins.list[_MuseumTourStops] | None]

class _MuseumToursSearchRecord(_MuseumToursRecord):
    """A record of museum.tours.search."""

    _score: float | None

class _MuseumMobileSoundsRecord(TypedDict):
    """A record of museum.mobile_sounds."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    web_url: str | None
    transcript: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumMobileSoundsSearchRecord(_MuseumMobileSoundsRecord):
    """A record of museum.mobile_sounds.search."""

    _score: float | None

class _MuseumPublicationsRecord(TypedDict):
    """A record of museum.publications."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    web_url: str | None
    section_ids: builtins.list[int]
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumPublicationsSearchRecord(_MuseumPublicationsRecord):
    """A record of museum.publications.search."""

    _score: float | None

class _MuseumSectionsRecord(TypedDict):
    """A record of museum.sections."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    web_url: str | None
    accession: str | None
    generic_page_id: int | None
    artwork_id: int | None
    publication_title: str | None
    publication_id: int | None
    content: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumSectionsSearchRecord(_MuseumSectionsRecord):
    """A record of museum.sections.search."""

    _score: float | None

class _MuseumSitesRecord(TypedDict):
    """A record of museum.sites."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    description: str | None
    web_url: str | None
    exhibition_ids: builtins.list[int]
    exhibition_titles: builtins.list[str]
    artwork_ids: builtins.list[int]
    artwork_titles: builtins.list[str]
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumSitesListRecord(_MuseumSitesRecord):
    """A record of museum.sites.list."""

    artworks: NotRequired[Any]

class _MuseumSitesSearchRecord(_MuseumSitesRecord):
    """A record of museum.sites.search."""

    _score: float | None

class _MuseumEventsRecord(TypedDict):
    """A record of museum.events."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    title_display: str | None
    image_url: str | None
    hero_caption: str | None
    short_description: str | None
    header_description: str | None
    list_description: str | None
    description: str | None
    location: str | None
    event_type_id: int | None
    alt_event_type_ids: builtins.list[int] | None
    audience_id: int | None
    alt_audience_ids: builtins.list[int] | None
    program_ids: builtins.list[int] | None
    program_titles: builtins.list[str]
    is_ticketed: bool | None
    ticketed_event_id: int | None
    rsvp_link: str | None
    buy_button_text: str | None
    buy_button_caption: str | None
    is_registration_required: bool | None
    is_member_exclusive: bool | None
    is_sold_out: bool
    is_free: bool | None
    is_private: bool | None
    is_admission_required: bool | None
    is_after_hours: bool | None
    is_sales_button_hidden: bool | None
    is_virtual_event: bool | None
    virtual_event_url: str | None
    virtual_event_passcode: str | None
    start_date: str | None
    end_date: str | None
    start_time: str | None
    end_time: str | None
    date_display: str | None
    door_time: str | None
    layout_type: int
    slug: str | None
    entrance: str | None
    join_url: str | None
    survey_url: str | None
    event_host_id: int | None
    event_host_title: str | None
    search_tags: builtins.list[str] | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumEventsSearchRecord(_MuseumEventsRecord):
    """A record of museum.events.search."""

    _score: float | None

class _MuseumEventOccurrencesRecord(TypedDict):
    """A record of museum.event_occurrences and 1 more."""

    id: str
    api_model: str
    api_link: str
    title: str | None
    title_display: str | None
    event_id: int | None
    short_description: str | None
    description: str | None
    image_url: str | None
    is_ticketed: bool | None
    is_private: bool | None
    is_sales_button_hidden: bool | None
    start_at: str | None
    end_at: str | None
    on_sale_at: str | None
    off_sale_at: str | None
    location: str | None
    button_url: str | None
    button_text: str | None
    button_caption: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumEventOccurrencesSearchRecord(_MuseumEventOccurrencesRecord):
    """A record of museum.event_occurrences.search and 1 more."""

    _score: float | None

class _MuseumHighlightsRecord(TypedDict):
    """A record of museum.highlights and 1 more."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    copy: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumHighlightsSearchRecord(_MuseumHighlightsRecord):
    """A record of museum.highlights.search and 1 more."""

    _score: float | None

class _MuseumStaticPagesRecord(TypedDict):
    """A record of museum.static_pages."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    web_url: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumStaticPagesSearchRecord(_MuseumStaticPagesRecord):
    """A record of museum.static_pages.search."""

    _score: float | None

class _MuseumGenericPagesRecord(TypedDict):
    """A record of museum.generic_pages and 1 more."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    web_url: str | None
    copy: str | None
    search_tags: builtins.list[str] | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumGenericPagesSearchRecord(_MuseumGenericPagesRecord):
    """A record of museum.generic_pages.search and 1 more."""

    _score: float | None

class _MuseumPressReleasesRecord(TypedDict):
    """A record of museum.press_releases and 5 more."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    web_url: str | None
    copy: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumPressReleasesSearchRecord(_MuseumPressReleasesRecord):
    """A record of museum.press_releases.search and 5 more."""

    _score: float | None

class _MuseumDigitalPublicationSectionsRecord(TypedDict):
    """A record of museum.digital_publication_sections and 1 more."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    web_url: str | None
    copy: str | None
    author_display: str | None
    digital_publication_id: int | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumDigitalPublicationSectionsSearchRecord(_MuseumDigitalPublicationSectionsRecord):
    """A record of museum.digital_publication_sections.search and 1 more."""

    _score: float | None

class _MuseumEventProgramsRecord(TypedDict):
    """A record of museum.event_programs."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    is_affiliate_group: bool | None
    is_event_host: bool | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumEventProgramsSearchRecord(_MuseumEventProgramsRecord):
    """A record of museum.event_programs.search."""

    _score: float | None

class _MuseumHoursRecord(TypedDict):
    """A record of museum.hours."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    monday_is_closed: bool | None
    monday_member_open: str | None
    monday_member_close: str | None
    monday_public_open: str | None
    monday_public_close: str | None
    tuesday_is_closed: bool | None
    tuesday_member_open: str | None
    tuesday_member_close: str | None
    tuesday_public_open: str | None
    tuesday_public_close: str | None
    wednesday_is_closed: bool | None
    wednesday_member_open: str | None
    wednesday_member_close: str | None
    wednesday_public_open: str | None
    wednesday_public_close: str | None
    thursday_is_closed: bool | None
    thursday_member_open: str | None
    thursday_member_close: str | None
    thursday_public_open: str | None
    thursday_public_close: str | None
    friday_is_closed: bool | None
    friday_member_open: str | None
    friday_member_close: str | None
    friday_public_open: str | None
    friday_public_close: str | None
    saturday_is_closed: bool | None
    saturday_member_open: str | None
    saturday_member_close: str | None
    saturday_public_open: str | None
    saturday_public_close: str | None
    sunday_is_closed: bool | None
    sunday_member_open: str | None
    sunday_member_close: str | None
    sunday_public_open: str | None
    sunday_public_close: str | None
    summary: str | None
    additional_text: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumHoursSearchRecord(_MuseumHoursRecord):
    """A record of museum.hours.search."""

    _score: float | None

class _MuseumTicketedEventsRecord(TypedDict):
    """A record of museum.ticketed_events."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    image: str | None
    start_at: str | None
    end_at: str | None
    on_sale_at: str | None
    off_sale_at: str | None
    available: int | None
    total_capacity: int | None
    is_after_hours: bool | None
    is_private_event: bool | None
    is_admission_required: bool | None
    resource_id: int | None
    resource_title: str | None
    ticketed_event_type_id: int | None
    event_id: int | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumTicketedEventsListRecord(_MuseumTicketedEventsRecord):
    """A record of museum.ticketed_events.list."""

    event: NotRequired[Any]

class _MuseumTicketedEventsSearchRecord(_MuseumTicketedEventsRecord):
    """A record of museum.ticketed_events.search."""

    _score: float | None

class _MuseumTicketedEventTypesRecord(TypedDict):
    """A record of museum.ticketed_event_types."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    category: str | None
    description: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumTicketedEventTypesSearchRecord(_MuseumTicketedEventTypesRecord):
    """A record of museum.ticketed_event_types.search."""

    _score: float | None

class _MuseumWaitTimesRecord(TypedDict):
    """A record of museum.wait_times."""

    id: int
    api_model: str
    api_link: str
    title: str | None
    wait_display: str | None
    source_updated_at: str | None
    updated_at: str | None
    timestamp: str

class _MuseumWaitTimesSearchRecord(_MuseumWaitTimesRecord):
    """A record of museum.wait_times.search."""

    _score: float | None

class _PlaceholderListRecord(TypedDict):
    """A record of placeholder.list."""

    id: str
    author: str
    width: int
    height: int
    url: str
    download_url: str

class _GazetteAgencies(TypedDict):
    """An object in agencies."""

    raw_name: str | None
    name: NotRequired[str | None]
    id: NotRequired[int | None]
    url: NotRequired[str | None]
    json_url: NotRequired[str | None]
    parent_id: NotRequired[int | None]
    slug: NotRequired[str | None]

class _GazetteCfrReferences(TypedDict):
    """An object in cfr_references."""

    title: int | None
    part: int | None
    chapter: int | None
    citation_url: str | None

class _GazetteSupportingDocuments(TypedDict):
    """An object in supporting_documents."""

    title: str | None
    document_id: str | None

class _GazetteDocuments(TypedDict):
    """An object in documents."""

    allow_late_comments: bool | None
    comment_count: int | None
    comment_end_date: str | None
    comment_start_date: str | None
    comment_url: str | None
    id: str | None
    regulations_dot_gov_open_for_comment: bool | None
    updated_at: str | None

class _GazetteDockets(TypedDict):
    """An object in dockets."""

    agency_name: str | None
    id: str
    title: str | None
    supporting_documents: builtins.list[_GazetteSupportingDocuments]
    supporting_documents_count: int | None
    documents: builtins.list[_GazetteDocuments]

class _GazettePageViews(TypedDict):
    """An object in page_views."""

    count: int | None
    last_updated: str | None

class _GazettePresident(TypedDict):
    """An object in president."""

    name: str | None
    identifier: str | None

class _GazetteRegulatoryPlan(TypedDict):
    """An object in regulatory_plan."""

    html_url: NotRequired[str | None]
    title: NotRequired[str | None]

class _GazetteRegulationsDotGovInfo(TypedDict):
    """An object in regulations_dot_gov_info."""

    document_id: NotRequired[str | None]
    comments_count: NotRequired[int | None]
    agency_id: NotRequired[str | None]
    checked_regulationsdotgov_at: NotRequired[str | None]
    docket_id: NotRequired[str | None]
    regulation_id_number: NotRequired[str | None]
    title: NotRequired[str | None]
    comments_url: NotRequired[str | None]
    supporting_documents_count: NotRequired[int | None]
    supporting_documents: NotRequired[builtins.list[_GazetteSupportingDocuments] | None]
    regulatory_plan: NotRequired[_GazetteRegulatoryPlan | None]

class _GazetteDocumentsRecord(TypedDict):
    """A record of gazette.documents."""

    abstract: str | None
    action: str | None
    agencies: builtins.list[_GazetteAgencies]
    agency_names: builtins.list[str]
    body_html_url: str | None
    cfr_references: builtins.list[_GazetteCfrReferences]
    citation: str | None
    comment_url: str | None
    comments_close_on: str | None
    correction_of: str | None
    corrections: builtins.list[str]
    dates: str | None
    disposition_notes: str | None
    docket_id: str | None
    docket_ids: builtins.list[str]
    dockets: builtins.list[_GazetteDockets] | None
    document_number: str | None
    effective_on: str | None
    end_page: int | None
    excerpts: str | None
    executive_order_notes: str | None
    executive_order_number: str | None
    explanation: NotRequired[Any]
    full_text_xml_url: str | None
    html_url: str | None
    images: Any
    images_metadata: Any
    json_url: str | None
    mods_url: str | None
    not_received_for_publication: bool | None
    page_length: int | None
    page_views: _GazettePageViews | None
    pdf_url: str | None
    president: _GazettePresident | None
    presidential_document_number: str | None
    proclamation_number: str | None
    public_inspection_pdf_url: str | None
    publication_date: str | None
    raw_text_url: str | None
    regulation_id_number_info: Any
    regulation_id_numbers: builtins.list[str]
    regulations_dot_gov_info: NotRequired[_GazetteRegulationsDotGovInfo | None]
    regulations_dot_gov_url: str | None
    significant: bool | None
    signing_date: str | None
    start_page: int | None
    subtype: str | None
    title: str | None
    toc_doc: str | None
    toc_subject: str | None
    topics: builtins.list[str]
    type: str | None
    volume: int | None

class _SpendingAgencyAwardsCountRecord(TypedDict):
    """A record of spending.agency.awards_count."""

    awarding_toptier_agency_name: str
    awarding_toptier_agency_code: str
    contracts: int
    direct_payments: int
    grants: int
    idvs: int
    loans: int
    other: int

class _SpendingChildren(TypedDict):
    """An object in children."""

    name: str | None
    obligated_amount: float
    gross_outlay_amount: float

class _SpendingAgencyBudgetFunctionsRecord(TypedDict):
    """A record of spending.agency.budget_functions."""

    name: str | None
    children: builtins.list[_SpendingChildren]
    obligated_amount: float
    gross_outlay_amount: float

class _SpendingAgencyBureauFederalAccountsRecord(TypedDict):
    """A record of spending.agency.bureau_federal_accounts."""

    name: str
    id: str
    total_obligations: float
    total_outlays: float
    total_budgetary_resources: float

class _SpendingAgencyFederalAccountsChildren(TypedDict):
    """An object in children."""

    name: str | None
    code: str | None
    obligated_amount: float
    gross_outlay_amount: float

class _SpendingAgencyFederalAccountsRecord(TypedDict):
    """A record of spending.agency.federal_accounts."""

    code: str | None
    name: str | None
    children: builtins.list[_SpendingAgencyFederalAccountsChildren]
    obligated_amount: float
    gross_outlay_amount: float

class _SpendingAgencySubAgenciesChildren(TypedDict):
    """An object in children."""

    code: str
    name: str | None
    total_obligations: float
    transaction_count: int
    new_award_count: int

class _SpendingAgencySubAgenciesRecord(TypedDict):
    """A record of spending.agency.sub_agencies."""

    abbreviation: str | None
    name: str | None
    total_obligations: float
    transaction_count: int
    new_award_count: int
    children: builtins.list[_SpendingAgencySubAgenciesChildren]

class _SpendingAgencySubComponentsRecord(TypedDict):
    """A record of spending.agency.sub_components."""

    name: str | None
    id: str | None
    total_obligations: float | None
    total_outlays: float | None
    total_budgetary_resources: float | None

class _SpendingAgencyProgramActivitiesRecord(TypedDict):
    """A record of spending.agency.program_activities and 1 more."""

    name: str
    obligated_amount: float
    gross_outlay_amount: float

class _SpendingAgencyTreasuryAccountObjectClassesChildren(TypedDict):
    """An object in children."""

    name: str
    obligated_amount: float
    gross_outlay_amount: float

class _SpendingAgencyTreasuryAccountObjectClassesRecord(TypedDict):
    """A record of spending.agency.treasury_account_object_classes."""

    name: str
    obligated_amount: float
    gross_outlay_amount: float
    children: builtins.list[_SpendingAgencyTreasuryAccountObjectClassesChildren]

class _SpendingAgencyTreasuryAccountProgramActivitiesRecord(TypedDict):
    """A record of spending.agency.treasury_account_program_activities."""

    name: str
    obligated_amount: float
    gross_outlay_amount: float
    type: str
    children: builtins.list[_SpendingAgencyTreasuryAccountObjectClassesChildren]

class _SpendingFinancialBalancesRecord(TypedDict):
    """A record of spending.financial_balances."""

    budget_authority_amount: str
    obligated_amount: str
    outlay_amount: str

class _SpendingFinancialSpendingMajorObjectClassRecord(TypedDict):
    """A record of spending.financial_spending.major_object_class."""

    major_object_class_code: str | None
    major_object_class_name: str | None
    obligated_amount: str

class _SpendingFinancialSpendingObjectClassRecord(TypedDict):
    """A record of spending.financial_spending.object_class."""

    object_class_code: str | None
    object_class_name: str | None
    obligated_amount: str

class _SpendingFederalObligationsRecord(TypedDict):
    """A record of spending.federal_obligations."""

    id: str | None
    account_title: str | None
    account_number: str | None
    obligated_amount: str

class _SpendingFederalAccountsSearchRecord(TypedDict):
    """A record of spending.federal_accounts.search."""

    account_id: int
    account_number: str | None
    account_name: str
    budgetary_resources: float | None
    agency_identifier: str
    managing_agency: str | None
    managing_agency_acronym: str | None

class _SpendingFederalAccountsProgramActivitiesRecord(TypedDict):
    """A record of spending.federal_accounts.program_activities."""

    code: str
    name: str | None
    type: str

class _SpendingFederalAccountsProgramActivitiesTotalRecord(TypedDict):
    """A record of spending.federal_accounts.program_activities_total."""

    obligations: float
    code: str | None
    name: str | None
    type: str

class _SpendingFederalAccountsObjectClassesTotalRecord(TypedDict):
    """A record of spending.federal_accounts.object_classes_total."""

    obligations: float
    code: str | None
    name: str | None

class _SpendingTasAccountDiscrepanciesTotals(TypedDict):
    """An object in tas_account_discrepancies_totals."""

    gtas_obligation_total: float | None
    tas_accounts_total: float | None
    tas_obligation_not_in_gtas_total: float | None
    missing_tas_accounts_count: int | None

class _SpendingReportingAgencyOverviewRecord(TypedDict):
    """A record of spending.reporting.agency_overview."""

    fiscal_year: int
    fiscal_period: int
    current_total_budget_authority_amount: float | None
    total_budgetary_resources: float | None
    percent_of_total_budgetary_resources: float | None
    recent_publication_date: str | None
    recent_publication_date_certified: bool
    tas_account_discrepancies_totals: _SpendingTasAccountDiscrepanciesTotals | None
    obligation_difference: float | None
    unlinked_contract_award_count: int | None
    unlinked_assistance_award_count: int | None
    assurance_statement_url: str | None

class _SpendingReportingAgenciesOverviewRecord(TypedDict):
    """A record of spending.reporting.agencies_overview."""

    agency_name: str
    abbreviation: str | None
    toptier_code: str
    agency_id: int | None
    current_total_budget_authority_amount: float | None
    recent_publication_date: str | None
    recent_publication_date_certified: bool
    tas_account_discrepancies_totals: _SpendingTasAccountDiscrepanciesTotals | None
    obligation_difference: float | None
    unlinked_contract_award_count: int | None
    unlinked_assistance_award_count: int | None
    assurance_statement_url: str | None

class _SpendingSubmissionDates(TypedDict):
    """An object in submission_dates."""

    publication_date: str
    certification_date: str

class _SpendingPeriods(TypedDict):
    """An object in periods."""

    period: int
    quarter: int
    submission_dates: _SpendingSubmissionDates
    quarterly: bool

class _SpendingReportingPublishDatesRecord(TypedDict):
    """A record of spending.reporting.publish_dates."""

    agency_name: str
    abbreviation: str | None
    toptier_code: str
    current_total_budget_authority_amount: float | None
    periods: builtins.list[_SpendingPeriods]

class _SpendingReportingSubmissionHistoryRecord(TypedDict):
    """A record of spending.reporting.submission_history."""

    publication_date: str
    certification_date: str | None

class _SpendingReportingDifferencesRecord(TypedDict):
    """A record of spending.reporting.differences."""

    tas: str
    file_a_obligation: float
    file_b_obligation: float
    difference: float

class _SpendingReportingDiscrepanciesRecord(TypedDict):
    """A record of spending.reporting.discrepancies."""

    tas: str
    amount: float

class _SpendingReferencesAssistanceListingsChildren(TypedDict):
    """An object in children."""

    code: str
    description: str | None

class _SpendingReferencesAssistanceListingsRecord(TypedDict):
    """A record of spending.references.assistance_listings."""

    code: str
    description: str | None
    count: int
    children: NotRequired[builtins.list[_SpendingReferencesAssistanceListingsChildren] | None]

class _SpendingReferencesAssistanceListingRecord(TypedDict):
    """A record of spending.references.assistance_listing."""

    code: str
    description: str | None

class _SpendingReferencesGlossaryRecord(TypedDict):
    """A record of spending.references.glossary."""

    term: str
    slug: str | None
    data_act_term: str | None
    plain: str
    official: str | None
    resources: str | None

class _SpendingDisasterAgencyLoansChildren(TypedDict):
    """An object in children."""

    id: int | None
    code: str | None
    description: str | None
    award_count: int
    obligation: float
    outlay: float
    face_value_of_loan: float

class _SpendingDisasterAgencyLoansRecord(TypedDict):
    """A record of spending.disaster.agency.loans."""

    id: int | None
    code: str | None
    description: str | None
    children: builtins.list[_SpendingDisasterAgencyLoansChildren]
    award_count: int
    obligation: float
    outlay: float
    face_value_of_loan: float | None

class _SpendingDisasterAgencySpendingChildren(TypedDict):
    """An object in children."""

    id: int | None
    code: str | None
    description: str | None
    award_count: int
    obligation: float
    outlay: float

class _SpendingDisasterAgencySpendingRecord(TypedDict):
    """A record of spending.disaster.agency.spending."""

    id: int | None
    code: str | None
    description: str | None
    children: builtins.list[_SpendingDisasterAgencySpendingChildren]
    award_count: int | None
    obligation: float
    outlay: float
    total_budgetary_resources: NotRequired[float | None]

class _SpendingDisasterCfdaSpendingRecord(TypedDict):
    """A record of spending.disaster.cfda.spending."""

    id: int | None
    code: str | None
    description: str | None
    award_count: int
    resource_link: str | None
    cfda_federal_agency: str | None
    cfda_objectives: str | None
    cfda_website: str | None
    applicant_eligibility: str | None
    beneficiary_eligibility: str | None
    obligation: float
    outlay: float

class _SpendingDisasterCfdaLoansRecord(TypedDict):
    """A record of spending.disaster.cfda.loans."""

    id: int | None
    code: str | None
    description: str | None
    award_count: int
    resource_link: str | None
    cfda_federal_agency: str | None
    cfda_objectives: str | None
    cfda_website: str | None
    applicant_eligibility: str | None
    beneficiary_eligibility: str | None
    obligation: float
    outlay: float
    face_value_of_loan: float

class _SpendingDisasterFederalAccountChildren(TypedDict):
    """An object in children."""

    id: int
    code: str | None
    description: str | None
    award_count: int | None
    obligation: float
    outlay: float
    total_budgetary_resources: float | None

class _SpendingDisasterFederalAccountRecord(TypedDict):
    """A record of spending.disaster.federal_account."""

    id: int
    code: str | None
    description: str | None
    award_count: int | None
    obligation: float
    outlay: float
    total_budgetary_resources: float | None
    children: builtins.list[_SpendingDisasterFederalAccountChildren]

class _SpendingDisasterObjectClassChildren(TypedDict):
    """An object in children."""

    id: int | str | None
    code: str | None
    description: str | None
    award_count: int | None
    obligation: float
    outlay: float

class _SpendingDisasterObjectClassRecord(TypedDict):
    """A record of spending.disaster.object_class."""

    id: str | None
    code: str | None
    description: str | None
    award_count: int | None
    obligation: float
    outlay: float
    children: builtins.list[_SpendingDisasterObjectClassChildren]

class _SpendingDisasterRecipientSpendingRecord(TypedDict):
    """A record of spending.disaster.recipient.spending."""

    id: builtins.list[str] | None
    code: str
    description: str | None
    award_count: int
    obligation: float
    outlay: float

class _SpendingDisasterRecipientLoansRecord(TypedDict):
    """A record of spending.disaster.recipient.loans."""

    id: builtins.list[str] | None
    code: str
    description: str | None
    award_count: int
    obligation: float
    outlay: float
    face_value_of_loan: float

class _SpendingAwardsAccountsRecord(TypedDict):
    """A record of spending.awards.accounts."""

    total_transaction_obligated_amount: float
    federal_account: str | None
    account_title: str | None
    funding_agency_abbreviation: str | None
    funding_agency_name: str | None
    funding_agency_id: int | None
    funding_toptier_agency_id: int | None
    funding_agency_slug: str | None

class _SpendingAwardsFundingRecord(TypedDict):
    """A record of spending.awards.funding."""

    transaction_obligated_amount: float | None
    gross_outlay_amount: float | None
    disaster_emergency_fund_code: str | None
    federal_account: str | None
    account_title: str | None
    funding_agency_name: str | None
    funding_agency_id: int | None
    funding_toptier_agency_id: int | None
    awarding_agency_name: str | None
    awarding_agency_id: int | None
    awarding_toptier_agency_id: int | None
    object_class: str | None
    object_class_name: str | None
    program_activity_code: str | None
    program_activity_name: str | None
    reporting_fiscal_year: int | None
    reporting_fiscal_quarter: int | None
    reporting_fiscal_month: int | None
    is_quarterly_submission: bool | None
    awarding_agency_slug: str | None
    funding_agency_slug: str | None

class _SpendingIdvsAccountsRecord(TypedDict):
    """A record of spending.idvs.accounts."""

    total_transaction_obligated_amount: float | None
    federal_account: str | None
    account_title: str | None
    funding_agency_abbreviation: str | None
    funding_agency_name: str | None
    funding_agency_id: int | None
    funding_toptier_agency_id: int | None
    funding_agency_slug: str | None

class _SpendingIdvsActivityRecord(TypedDict):
    """A record of spending.idvs.activity."""

    award_id: int
    awarding_agency: str | None
    awarding_agency_id: int | None
    generated_unique_award_id: str
    period_of_performance_potential_end_date: str | None
    parent_award_id: int
    parent_generated_unique_award_id: str
    parent_award_piid: str | None
    obligated_amount: float | None
    awarded_amount: float | None
    period_of_performance_start_date: str | None
    piid: str | None
    recipient_name: str | None
    recipient_id: str | None
    grandchild: bool
    awarding_agency_slug: str | None

class _SpendingIdvsAwardsRecord(TypedDict):
    """A record of spending.idvs.awards."""

    award_id: int
    award_type: str | None
    description: str | None
    funding_agency: str | None
    awarding_agency: str | None
    funding_agency_id: int | None
    awarding_agency_id: int | None
    generated_unique_award_id: str
    last_date_to_order: str | None
    obligated_amount: float | None
    period_of_performance_current_end_date: str | None
    period_of_performance_start_date: str | None
    piid: str | None
    funding_agency_slug: str | None
    awarding_agency_slug: str | None

class _SpendingIdvsFundingRecord(TypedDict):
    """A record of spending.idvs.funding."""

    award_id: int
    generated_unique_award_id: str
    reporting_fiscal_year: int | None
    reporting_fiscal_quarter: int | None
    reporting_fiscal_month: int | None
    is_quarterly_submission: bool | None
    disaster_emergency_fund_code: str | None
    piid: str | None
    awarding_agency_id: int | None
    awarding_toptier_agency_id: int | None
    awarding_agency_name: str | None
    funding_agency_id: int | None
    funding_toptier_agency_id: int | None
    funding_agency_name: str | None
    agency_id: str | None
    main_account_code: str | None
    account_title: str | None
    program_activity_code: str | None
    program_activity_name: str | None
    object_class: str | None
    object_class_name: str | None
    transaction_obligated_amount: float | None
    gross_outlay_amount: float | None
    awarding_agency_slug: str | None
    funding_agency_slug: str | None

class _SpendingSubawardsRecord(TypedDict):
    """A record of spending.subawards."""

    id: int
    subaward_number: str | None
    description: str | None
    action_date: str | None
    amount: float | None
    recipient_name: str | None

class _SpendingTransactionsRecord(TypedDict):
    """A record of spending.transactions."""

    id: str
    type: str | None
    type_description: str | None
    action_date: str | None
    action_type: str | None
    action_type_description: str | None
    modification_number: str | None
    description: str | None
    federal_action_obligation: float | None
    face_value_loan_guarantee: float | None
    original_loan_subsidy_cost: float | None
    cfda_number: NotRequired[str | None]

class _SpendingRecipient(TypedDict):
    """An object in recipient."""

    recipient_name: str | None

class _SpendingAwardSpendingRecord(TypedDict):
    """A record of spending.award_spending."""

    award_category: str | None
    obligated_amount: str
    recipient: _SpendingRecipient | None

class _SpendingSearchSpendingBySubawardGroupedRecord(TypedDict):
    """A record of spending.search.spending_by_subaward_grouped."""

    award_id: str | None
    subaward_count: int | None
    subaward_obligation: float
    award_generated_internal_id: str

class _SpendingSearchSpendingByTransactionGroupedRecord(TypedDict):
    """A record of spending.search.spending_by_transaction_grouped."""

    award_id: str | None
    transaction_count: int | None
    transaction_obligation: float
    award_generated_internal_id: str

class _SpendingSearchSpendingByCategoryAwardingAgencyRecord(TypedDict):
    """A record of spending.search.spending_by_category.awarding_agency and 1 more."""

    id: NotRequired[int | None]
    name: NotRequired[str | None]
    code: NotRequired[str | None]
    agency_slug: NotRequired[str | None]
    amount: float
    total_outlays: float | None

class _SpendingSearchSpendingByCategoryAwardingSubagencyRecord(TypedDict):
    """A record of spending.search.spending_by_category.awarding_subagency and 1 more."""

    id: NotRequired[int | None]
    code: NotRequired[str | None]
    name: NotRequired[str | None]
    agency_id: NotRequired[int | None]
    agency_abbreviation: NotRequired[str | None]
    agency_name: NotRequired[str | None]
    agency_slug: NotRequired[str | None]
    subagency_slug: NotRequired[str | None]
    amount: float
    total_outlays: float | None

class _SpendingSearchSpendingByCategoryCfdaRecord(TypedDict):
    """A record of spending.search.spending_by_category.cfda and 7 more."""

    id: int | None
    code: str | None
    name: str | None
    amount: float
    total_outlays: float | None

class _SpendingSearchSpendingByCategoryNaicsRecord(TypedDict):
    """A record of spending.search.spending_by_category.naics."""

    id: int | None
    code: str | None
    name: str | None
    amount: float
    total_outlays: float | None
    year_retired: int | None

class _SpendingSearchSpendingByCategoryCategoryRecord(TypedDict):
    """A record of spending.search.spending_by_category.category."""

    id: NotRequired[int | None]
    code: NotRequired[str | None]
    name: NotRequired[str | None]
    agency_id: NotRequired[int | None]
    agency_abbreviation: NotRequired[str | None]
    agency_name: NotRequired[str | None]
    agency_slug: NotRequired[str | None]
    subagency_slug: NotRequired[str | None]
    year_retired: NotRequired[int | None]
    recipient_id: NotRequired[str | None]
    uei: NotRequired[str | None]
    amount: float
    total_outlays: float | None

class _SpendingSearchSpendingByCategoryRecipientRecord(TypedDict):
    """A record of spending.search.spending_by_category.recipient."""

    amount: float
    recipient_id: str | None
    name: str | None
    code: str | None
    uei: str | None
    total_outlays: float | None

class _SpendingRecipientRecord(TypedDict):
    """A record of spending.recipient."""

    id: str
    duns: str | None
    uei: str | None
    name: str | None
    recipient_level: str
    amount: float

def operations() -> list[dict[str, Any]]:
    """Every operation of every service, as its row says it."""

def _table() -> str:
    """Give the whole table as JSON text, with what is rendered from each row."""

def prepare(method: Callable[_P, Any]) -> Callable[_P, Request]:
    """Give a function that takes the method's arguments and gives the request unsent."""

@overload
def raw(
    method: Callable[_P, Coroutine[Any, Any, Any]],
) -> Callable[_P, Coroutine[Any, Any, RawAnswer]]:
    """Give a function that takes the method's arguments and gives the whole answer."""

@overload
def raw(
    method: Callable[_P, dict[str, Any] | list[Any] | str | bytes],
) -> Callable[_P, RawAnswer]: ...
@overload
def paginate(
    method: Callable[_P, _AnswerInPages[_Record]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    progress: bool | ProgressBar = False,
    resume: str | os.PathLike[str] | None = None,
    on_change: Literal["raise", "warn"] = "raise",
) -> Paginated[_P, _Record]:
    """Give everything that an operation lists, page by page."""

@overload
def paginate(
    method: Callable[_P, Coroutine[Any, Any, _AnswerInPages[_Record]]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    progress: bool | ProgressBar = False,
    resume: str | os.PathLike[str] | None = None,
    on_change: Literal["raise", "warn"] = "raise",
) -> AsyncPaginated[_P, _Record]: ...
@final
class Paginated(Generic[_P, _Record_co]):
    """Everything that an operation lists; made by paginate."""

    def records(self, *arguments: _P.args, **named: _P.kwargs) -> Records[_Record_co]:
        """Give the records, one after the other."""
    def pages(self, *arguments: _P.args, **named: _P.kwargs) -> Pages[_Record_co]:
        """Give the pages, one after the other."""
    def count(self, *arguments: _P.args, **named: _P.kwargs) -> Count:
        """Count the records; the number knows whether it is exact."""
    def to_jsonl(
        self,
        path: str | os.PathLike[str],
        *arguments: Any,
        resume: bool = False,
        **named: Any,
    ) -> int:
        """Write every record on a line of a file, and give their number."""

@final
class AsyncPaginated(Generic[_P, _Record_co]):
    """Everything that an asynchronous operation lists; made by paginate."""

    def records(self, *arguments: _P.args, **named: _P.kwargs) -> AsyncRecords[_Record_co]:
        """Give the records, one after the other."""
    def pages(self, *arguments: _P.args, **named: _P.kwargs) -> AsyncPages[_Record_co]:
        """Give the pages, one after the other."""
    def count(
        self, *arguments: _P.args, **named: _P.kwargs
    ) -> Coroutine[Any, Any, Count]:
        """Count the records; the number knows whether it is exact."""
    def to_jsonl(
        self,
        path: str | os.PathLike[str],
        *arguments: Any,
        resume: bool = False,
        **named: Any,
    ) -> Coroutine[Any, Any, int]:
        """Write every record on a line of a file, and give their number."""

@final
class Records(Iterator[_Record_co]):
    """Records, one after the other."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> _Record_co: ...

@final
class Pages(Iterator[Page[_Record_co]], Generic[_Record_co]):
    """Pages, one after the other."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> Page[_Record_co]: ...

@final
class AsyncRecords(AsyncIterator[_Record_co]):
    """Records, to be awaited one after the other."""

    def __aiter__(self) -> Self: ...
    def __anext__(self) -> Coroutine[Any, Any, _Record_co]: ...

@final
class AsyncPages(AsyncIterator[Page[_Record_co]], Generic[_Record_co]):
    """Pages, to be awaited one after the other."""

    def __aiter__(self) -> Self: ...
    def __anext__(self) -> Coroutine[Any, Any, Page[_Record_co]]: ...

@final
class Page(Generic[_Record_co]):
    """One page of a list."""

    @property
    def records(self) -> builtins.list[_Record_co]:
        """Its records, those left out that came before."""
    @property
    def answer(self) -> Any:
        """The whole answer of the service."""
    @property
    def number(self) -> int:
        """Its number in the order of giving, counted from 1."""
    @property
    def total(self) -> int | None:
        """How many records the service says there are; None when it does not."""
    @property
    def position(self) -> str:
        """Where the iteration goes on after it, as JSON."""
    @property
    def url(self) -> str:
        """The address that answered."""
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> _Record_co: ...
    @overload
    def __getitem__(self, index: slice, /) -> builtins.list[_Record_co]: ...
    def __iter__(self) -> Iterator[_Record_co]: ...

@final
class Call:
    """The coroutine that an asynchronous method gives; awaited once."""

    @property
    def __name__(self) -> str: ...
    @property
    def __qualname__(self) -> str: ...
    def __await__(self) -> Iterator[Any]: ...
    def send(self, value: Any) -> Any:
        """Go on; asyncio calls it."""
    def throw(self, kind: Any, value: Any = None, traceback: Any = None) -> Any:
        """Raise an error where the call waits; asyncio calls it to cancel."""
    def close(self) -> None:
        """End the call where it is."""

@final
class Preparation:
    """A method's arguments to a request; made by prepare."""

    def __call__(self, *arguments: Any, **named: Any) -> Request: ...

@final
class Request:
    """The exact request that a call would send."""

    @property
    def method(self) -> str:
        """The HTTP method."""
    @property
    def url(self) -> str:
        """The address with its query."""
    @property
    def headers(self) -> dict[str, str]:
        """The headers that the call itself sets."""
    @property
    def body(self) -> bytes | None:
        """The body, where there is one."""
    def json(self) -> Any:
        """The body as Python objects; None where there is no body."""
    def curl(self) -> str:
        """The request as a command line for curl."""

@final
class Raw:
    """A method's arguments to its whole answer; made by raw."""

    def __call__(self, *arguments: Any, **named: Any) -> Any: ...

@final
class Cache:
    """The answers that a client keeps."""

    def info(self) -> dict[str, Any]:
        """What the cache holds, and how often this client found what it looked for."""
    def clear(self) -> int:
        """Delete every entry; how many there were."""
    def delete_expired(self) -> int:
        """Delete the entries that are no longer good; how many there were."""
    def delete(self, method: Callable[_P, Any], *arguments: _P.args, **named: _P.kwargs) -> bool:
        """Delete the answer of one call; whether there was one."""
    def contains(self, method: Callable[_P, Any], *arguments: _P.args, **named: _P.kwargs) -> bool:
        """Whether a call would be answered from the cache now."""
    def __len__(self) -> int: ...
    def __iter__(self) -> CacheEntries: ...
    def _repr_html_(self) -> str: ...

@final
class CacheEntries:
    """The entries of a cache, one after another."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> CacheEntry: ...

@final
class CacheEntry:
    """An answer that is kept."""

    @property
    def operation(self) -> str:
        """The operation, such as "disease.totals.country"."""
    @property
    def url(self) -> str:
        """The address that answered, without credentials."""
    @property
    def status(self) -> int:
        """The HTTP status."""
    @property
    def bytes(self) -> int:
        """The size of the body, uncompressed."""
    @property
    def stored(self) -> datetime.datetime:
        """When the service gave it, in UTC."""
    @property
    def expires(self) -> datetime.datetime | None:
        """When it is no longer good, in UTC; None: it is good for ever."""

@final
class RawAnswer:
    """An answer with everything that is known of how it came."""

    @property
    def status(self) -> int:
        """The HTTP status."""
    @property
    def headers(self) -> dict[str, str]:
        """The answer's headers, their names in lower case."""
    @property
    def url(self) -> str:
        """The address that answered, after redirects."""
    @property
    def body(self) -> bytes:
        """The body, decompressed."""
    @property
    def attempts(self) -> int:
        """How often the request was sent."""
    @property
    def waited(self) -> float:
        """Seconds spent waiting for a turn and between tries."""
    @property
    def elapsed(self) -> float:
        """Seconds from the call to the last byte, waits included."""
    @property
    def from_cache(self) -> bool:
        """Whether the answer was kept from an earlier call."""
    @property
    def age(self) -> float | None:
        """Seconds since a kept answer was stored; None for a new one."""
    @property
    def operation(self) -> str:
        """The operation, such as "disease.totals.country"."""
    @property
    def citation(self) -> dict[str, str | None]:
        """What a reference to the data needs."""
    def json(self) -> Any:
        """The body as Python objects; None for an answer without a body."""

@disjoint_base
class Client:
    """What all clients have in common."""

    @property
    def base_url(self) -> str:
        """The address that is asked."""
    @property
    def description(self) -> str:
        """What the service gives, in a sentence."""
    @property
    def docs_url(self) -> str:
        """Where the service documents itself."""
    @property
    def cache(self) -> Cache:
        """The answers that are kept; an error when the client was made without a cache."""
    def close(self) -> None:
        """Close the client and its views; a second time does nothing."""
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...

@disjoint_base
class AsyncClient:
    """What all asynchronous clients have in common."""

    @property
    def base_url(self) -> str:
        """The address that is asked."""
    @property
    def description(self) -> str:
        """What the service gives, in a sentence."""
    @property
    def docs_url(self) -> str:
        """Where the service documents itself."""
    @property
    def cache(self) -> Cache:
        """The answers that are kept; an error when the client was made without a cache."""
    def aclose(self) -> Coroutine[Any, Any, None]:
        """Close the client and its views; a second time does nothing."""
    def __aenter__(self) -> Coroutine[Any, Any, Self]: ...
    def __aexit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        traceback: TracebackType | None,
    ) -> Coroutine[Any, Any, None]: ...

@disjoint_base
class Namespace:
    """What the groups of operations have in common."""

@final
class Sandbox:
    """A server on this machine that speaks all five services, with data of its own."""

    def __new__(
        cls,
        *,
        seed: int = 0,
        port: int = 0,
        scale: float = 1.0,
        documented_paths: bool = False,
        capped_counts: bool = False,
        faults: list[dict[str, Any]] | None = None,
    ) -> Self: ...
    @property
    def url(self) -> str:
        """The address of the server."""
    @property
    def urls(self) -> dict[str, str]:
        """The environment variables that point clients at it."""
    @property
    def calls(self) -> list[dict[str, Any]]:
        """The requests so far, in order."""
    @property
    def stats(self) -> dict[str, Any]:
        """The counters now."""
    def fail(
        self,
        operation: str | None = None,
        path: str | None = None,
        *,
        status: int | None = None,
        times: int | None = 1,
        retry_after: int | str | None = None,
        delay: float | None = None,
        body_delay: float | None = None,
        cut: int | None = None,
        wrong_length: bool = False,
        bad_json: bool = False,
        content_type: str | None = None,
        reset: bool = False,
        endless_headers: bool = False,
        drip: float | None = None,
        bomb: int | None = None,
        insert: int = 0,
        delete: int = 0,
        job: Literal["failed", "stuck"] | None = None,
        redirect_loop: bool = False,
        downgrade_redirect: bool = False,
        probability: float | None = None,
        seed: int = 0,
    ) -> None:
        """Make something go wrong; the first fault that fits meets a request."""
    def heal(self) -> None:
        """Take back every fault."""
    def forget_calls(self) -> None:
        """Forget the requests so far and begin to count them anew."""
    def close(self) -> None:
        """Stop the server; a second time does nothing."""
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...
    def museum(self, **options: Any) -> Museum:
        """Make an unthrottled client that asks the sandbox."""
    def async_museum(self, **options: Any) -> AsyncMuseum:
        """Make an unthrottled asynchronous client that asks the sandbox."""
    def placeholder(self, **options: Any) -> Placeholder:
        """Make an unthrottled client that asks the sandbox."""
    def async_placeholder(self, **options: Any) -> AsyncPlaceholder:
        """Make an unthrottled asynchronous client that asks the sandbox."""
    def gazette(self, **options: Any) -> Gazette:
        """Make an unthrottled client that asks the sandbox."""
    def async_gazette(self, **options: Any) -> AsyncGazette:
        """Make an unthrottled asynchronous client that asks the sandbox."""
    def spending(self, **options: Any) -> Spending:
        """Make an unthrottled client that asks the sandbox."""
    def async_spending(self, **options: Any) -> AsyncSpending:
        """Make an unthrottled asynchronous client that asks the sandbox."""
    def disease(self, **options: Any) -> Disease:
        """Make an unthrottled client that asks the sandbox."""
    def async_disease(self, **options: Any) -> AsyncDisease:
        """Make an unthrottled asynchronous client that asks the sandbox."""

class Museum(Client):
    """Art Institute of Chicago API."""

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
        """Give a view of this client that shares its connections and its pace."""
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
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumSearchRecord]:
        """Search several collections at once by a text or an Elasticsearch query."""
    def msearch(self, queries: Sequence[Mapping[str, Any]]) -> builtins.list[Any]:
        """Send several searches in one request and get their answers in order."""
    def autocomplete(self, q: str, resources: Sequence[str]) -> builtins.list[Any]:
        """Titles that complete a text, in several collections."""
    def autosuggest(
        self,
        q: str,
        resources: Sequence[str],
        *,
        contexts: Sequence[str] | None = None,
    ) -> builtins.list[Any]:
        """Records whose titles complete a text, in several collections, with id and collection."""
    def image_search(
        self,
        file: str,
        *,
        hash_type: Literal["ahash", "phash"] | None = "ahash",
    ) -> dict[str, Any]:
        """Artworks whose image looks like the picture that is sent."""

class AsyncMuseum(AsyncClient):
    """Art Institute of Chicago API."""

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
        """Give a view of this client that shares its connections and its pace."""
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
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumSearchRecord]]:
        """Search several collections at once by a text or an Elasticsearch query."""
    def msearch(
        self,
        queries: Sequence[Mapping[str, Any]],
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Send several searches in one request and get their answers in order."""
    def autocomplete(
        self,
        q: str,
        resources: Sequence[str],
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Titles that complete a text, in several collections."""
    def autosuggest(
        self,
        q: str,
        resources: Sequence[str],
        *,
        contexts: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Records whose titles complete a text, in several collections, with id and collection."""
    def image_search(
        self,
        file: str,
        *,
        hash_type: Literal["ahash", "phash"] | None = "ahash",
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Artworks whose image looks like the picture that is sent."""

@final
class MuseumImages(Namespace):
    """The operations under museum.images."""

    def download(
        self,
        image_id: str,
        *,
        width: Literal[200, 400, 600, 843, 1686] | None = 843,
        directory: str | os.PathLike[str] | None = None,
    ) -> str:
        """Save the JPEG of an image to a file, 843 pixels wide unless width says otherwise."""
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumImagesRecord]:
        """One page of images of artworks."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumImagesRecord]:
        """One page of images of artworks, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One image by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumImagesSearchRecord]:
        """Search among images of artworks by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: images of artworks."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: images of artworks."""

@final
class AsyncMuseumImages(Namespace):
    """The operations under museum.images."""

    def download(
        self,
        image_id: str,
        *,
        width: Literal[200, 400, 600, 843, 1686] | None = 843,
        directory: str | os.PathLike[str] | None = None,
    ) -> Coroutine[Any, Any, str]:
        """Save the JPEG of an image to a file, 843 pixels wide unless width says otherwise."""
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumImagesRecord]]:
        """One page of images of artworks."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumImagesRecord]]:
        """One page of images of artworks, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One image by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumImagesSearchRecord]]:
        """Search among images of artworks by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: images of artworks."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: images of artworks."""

@final
class MuseumArtworks(Namespace):
    """The operations under museum.artworks."""

    def manifest(self, id: int) -> dict[str, Any]:
        """IIIF presentation manifest of an artwork: its images and labels for an image viewer."""
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumArtworksListRecord]:
        """One page of artworks in the collection."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumArtworksRecord]:
        """One page of artworks in the collection, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One artwork by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumArtworksSearchRecord]:
        """Search among artworks in the collection by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: artworks in the collection."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: artworks in the collection."""

@final
class AsyncMuseumArtworks(Namespace):
    """The operations under museum.artworks."""

    def manifest(self, id: int) -> Coroutine[Any, Any, dict[str, Any]]:
        """IIIF presentation manifest of an artwork: its images and labels for an image viewer."""
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtworksListRecord]]:
        """One page of artworks in the collection."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtworksRecord]]:
        """One page of artworks in the collection, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One artwork by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtworksSearchRecord]]:
        """Search among artworks in the collection by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: artworks in the collection."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: artworks in the collection."""

@final
class MuseumArtists(Namespace):
    """The operations under museum.artists."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumArtistsRecord]:
        """One page of artists."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumArtistsRecord]:
        """One page of artists, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One artist by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumArtistsSearchRecord]:
        """Search among artists by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: artists."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: artists."""

@final
class AsyncMuseumArtists(Namespace):
    """The operations under museum.artists."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtistsRecord]]:
        """One page of artists."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtistsRecord]]:
        """One page of artists, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One artist by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtistsSearchRecord]]:
        """Search among artists by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: artists."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: artists."""

@final
class MuseumPlaces(Namespace):
    """The operations under museum.places."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumPlacesRecord]:
        """One page of places that artworks and people belong to."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumPlacesRecord]:
        """One page of places that artworks and people belong to, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One place by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumPlacesSearchRecord]:
        """Search among places that artworks and people belong to by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: places that artworks and people belong to."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: places that artworks and people belong to."""

@final
class AsyncMuseumPlaces(Namespace):
    """The operations under museum.places."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPlacesRecord]]:
        """One page of places that artworks and people belong to."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPlacesRecord]]:
        """One page of places that artworks and people belong to, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One place by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPlacesSearchRecord]]:
        """Search among places that artworks and people belong to by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: places that artworks and people belong to."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: places that artworks and people belong to."""

@final
class MuseumAgents(Namespace):
    """The operations under museum.agents."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumArtistsRecord]:
        """One page of people and organisations."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumArtistsRecord]:
        """One page of people and organisations, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One person or organisation by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumArtistsSearchRecord]:
        """Search among people and organisations by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: people and organisations."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: people and organisations."""

@final
class AsyncMuseumAgents(Namespace):
    """The operations under museum.agents."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtistsRecord]]:
        """One page of people and organisations."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtistsRecord]]:
        """One page of people and organisations, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One person or organisation by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtistsSearchRecord]]:
        """Search among people and organisations by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: people and organisations."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: people and organisations."""

@final
class MuseumGalleries(Namespace):
    """The operations under museum.galleries."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumGalleriesRecord]:
        """One page of galleries in the museum's buildings."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumGalleriesRecord]:
        """One page of galleries in the museum's buildings, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One gallery by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumGalleriesSearchRecord]:
        """Search among galleries in the museum's buildings by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: galleries in the museum's buildings."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: galleries in the museum's buildings."""

@final
class AsyncMuseumGalleries(Namespace):
    """The operations under museum.galleries."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumGalleriesRecord]]:
        """One page of galleries in the museum's buildings."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumGalleriesRecord]]:
        """One page of galleries in the museum's buildings, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One gallery by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumGalleriesSearchRecord]]:
        """Search among galleries in the museum's buildings by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: galleries in the museum's buildings."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: galleries in the museum's buildings."""

@final
class MuseumExhibitions(Namespace):
    """The operations under museum.exhibitions."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumExhibitionsListRecord]:
        """One page of exhibitions."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumExhibitionsRecord]:
        """One page of exhibitions, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One exhibition by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumExhibitionsSearchRecord]:
        """Search among exhibitions by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: exhibitions."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: exhibitions."""

@final
class AsyncMuseumExhibitions(Namespace):
    """The operations under museum.exhibitions."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumExhibitionsListRecord]]:
        """One page of exhibitions."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumExhibitionsRecord]]:
        """One page of exhibitions, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One exhibition by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumExhibitionsSearchRecord]]:
        """Search among exhibitions by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: exhibitions."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: exhibitions."""

@final
class MuseumAgentTypes(Namespace):
    """The operations under museum.agent_types."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumAgentTypesRecord]:
        """One page of kinds of people and organisations."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumAgentTypesRecord]:
        """One page of kinds of people and organisations, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One kind of person or organisation by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumAgentTypesSearchRecord]:
        """Search among kinds of people and organisations by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: kinds of people and organisations."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: kinds of people and organisations."""

@final
class AsyncMuseumAgentTypes(Namespace):
    """The operations under museum.agent_types."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesRecord]]:
        """One page of kinds of people and organisations."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesRecord]]:
        """One page of kinds of people and organisations, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One kind of person or organisation by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesSearchRecord]]:
        """Search among kinds of people and organisations by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: kinds of people and organisations."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: kinds of people and organisations."""

@final
class MuseumAgentRoles(Namespace):
    """The operations under museum.agent_roles."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumAgentTypesRecord]:
        """One page of roles that people and organisations had in artworks."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumAgentTypesRecord]:
        """One page of roles that people and organisations had in artworks, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One role in artworks by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumAgentTypesSearchRecord]:
        """Search among roles that people and organisations had in artworks by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: roles that people and organisations had in artworks."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: roles that people and organisations had in artworks."""

@final
class AsyncMuseumAgentRoles(Namespace):
    """The operations under museum.agent_roles."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesRecord]]:
        """One page of roles that people and organisations had in artworks."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesRecord]]:
        """One page of roles that people and organisations had in artworks, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One role in artworks by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesSearchRecord]]:
        """Search among roles that people and organisations had in artworks by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: roles that people and organisations had in artworks."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: roles that people and organisations had in artworks."""

@final
class MuseumArtworkPlaceQualifiers(Namespace):
    """The operations under museum.artwork_place_qualifiers."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumAgentTypesRecord]:
        """One page of ways in which a place relates to an artwork."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumAgentTypesRecord]:
        """One page of ways in which a place relates to an artwork, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One relation between place and artwork by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumAgentTypesSearchRecord]:
        """Search among ways in which a place relates to an artwork by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: ways in which a place relates to an artwork."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: ways in which a place relates to an artwork."""

@final
class AsyncMuseumArtworkPlaceQualifiers(Namespace):
    """The operations under museum.artwork_place_qualifiers."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesRecord]]:
        """One page of ways in which a place relates to an artwork."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesRecord]]:
        """One page of ways in which a place relates to an artwork, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One relation between place and artwork by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesSearchRecord]]:
        """Search among ways in which a place relates to an artwork by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: ways in which a place relates to an artwork."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: ways in which a place relates to an artwork."""

@final
class MuseumArtworkDateQualifiers(Namespace):
    """The operations under museum.artwork_date_qualifiers."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumAgentTypesRecord]:
        """One page of ways in which a date relates to an artwork."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumAgentTypesRecord]:
        """One page of ways in which a date relates to an artwork, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One relation between date and artwork by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumAgentTypesSearchRecord]:
        """Search among ways in which a date relates to an artwork by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: ways in which a date relates to an artwork."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: ways in which a date relates to an artwork."""

@final
class AsyncMuseumArtworkDateQualifiers(Namespace):
    """The operations under museum.artwork_date_qualifiers."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesRecord]]:
        """One page of ways in which a date relates to an artwork."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesRecord]]:
        """One page of ways in which a date relates to an artwork, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One relation between date and artwork by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumAgentTypesSearchRecord]]:
        """Search among ways in which a date relates to an artwork by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: ways in which a date relates to an artwork."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: ways in which a date relates to an artwork."""

@final
class MuseumArtworkTypes(Namespace):
    """The operations under museum.artwork_types."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumArtworkTypesRecord]:
        """One page of types of artwork."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumArtworkTypesRecord]:
        """One page of types of artwork, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One type of artwork by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumArtworkTypesSearchRecord]:
        """Search among types of artwork by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: types of artwork."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: types of artwork."""

@final
class AsyncMuseumArtworkTypes(Namespace):
    """The operations under museum.artwork_types."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtworkTypesRecord]]:
        """One page of types of artwork."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtworkTypesRecord]]:
        """One page of types of artwork, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One type of artwork by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtworkTypesSearchRecord]]:
        """Search among types of artwork by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: types of artwork."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: types of artwork."""

@final
class MuseumCategoryTerms(Namespace):
    """The operations under museum.category_terms."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumCategoryTermsRecord]:
        """One page of categories and terms that classify artworks."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumCategoryTermsRecord]:
        """One page of categories and terms that classify artworks, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One category or term by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumCategoryTermsSearchRecord]:
        """Search among categories and terms that classify artworks by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: categories and terms that classify artworks."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: categories and terms that classify artworks."""

@final
class AsyncMuseumCategoryTerms(Namespace):
    """The operations under museum.category_terms."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsRecord]]:
        """One page of categories and terms that classify artworks."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsRecord]]:
        """One page of categories and terms that classify artworks, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One category or term by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsSearchRecord]]:
        """Search among categories and terms that classify artworks by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: categories and terms that classify artworks."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: categories and terms that classify artworks."""

@final
class MuseumVideos(Namespace):
    """The operations under museum.videos."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumVideosRecord]:
        """One page of videos."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumVideosRecord]:
        """One page of videos, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One video by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumVideosSearchRecord]:
        """Search among videos by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: videos."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: videos."""

@final
class AsyncMuseumVideos(Namespace):
    """The operations under museum.videos."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosRecord]]:
        """One page of videos."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosRecord]]:
        """One page of videos, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One video by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosSearchRecord]]:
        """Search among videos by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: videos."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: videos."""

@final
class MuseumSounds(Namespace):
    """The operations under museum.sounds."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumVideosRecord]:
        """One page of sound recordings."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumVideosRecord]:
        """One page of sound recordings, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One sound recording by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumVideosSearchRecord]:
        """Search among sound recordings by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: sound recordings."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: sound recordings."""

@final
class AsyncMuseumSounds(Namespace):
    """The operations under museum.sounds."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosRecord]]:
        """One page of sound recordings."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosRecord]]:
        """One page of sound recordings, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One sound recording by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosSearchRecord]]:
        """Search among sound recordings by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: sound recordings."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: sound recordings."""

@final
class MuseumTexts(Namespace):
    """The operations under museum.texts."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumVideosRecord]:
        """One page of text files about artworks."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumVideosRecord]:
        """One page of text files about artworks, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One text file by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumVideosSearchRecord]:
        """Search among text files about artworks by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: text files about artworks."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: text files about artworks."""

@final
class AsyncMuseumTexts(Namespace):
    """The operations under museum.texts."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosRecord]]:
        """One page of text files about artworks."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosRecord]]:
        """One page of text files about artworks, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One text file by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosSearchRecord]]:
        """Search among text files about artworks by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: text files about artworks."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: text files about artworks."""

@final
class MuseumProducts(Namespace):
    """The operations under museum.products."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumProductsRecord]:
        """One page of products of the museum's shop."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumProductsRecord]:
        """One page of products of the museum's shop, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One product of the shop by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumProductsSearchRecord]:
        """Search among products of the museum's shop by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: products of the museum's shop."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: products of the museum's shop."""

@final
class AsyncMuseumProducts(Namespace):
    """The operations under museum.products."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumProductsRecord]]:
        """One page of products of the museum's shop."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumProductsRecord]]:
        """One page of products of the museum's shop, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One product of the shop by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumProductsSearchRecord]]:
        """Search among products of the museum's shop by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: products of the museum's shop."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: products of the museum's shop."""

@final
class MuseumTours(Namespace):
    """The operations under museum.tours."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumToursListRecord]:
        """One page of tours of the mobile guide."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumToursRecord]:
        """One page of tours of the mobile guide, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One tour of the mobile guide by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumToursSearchRecord]:
        """Search among tours of the mobile guide by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: tours of the mobile guide."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: tours of the mobile guide."""

@final
class AsyncMuseumTours(Namespace):
    """The operations under museum.tours."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumToursListRecord]]:
        """One page of tours of the mobile guide."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumToursRecord]]:
        """One page of tours of the mobile guide, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One tour of the mobile guide by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumToursSearchRecord]]:
        """Search among tours of the mobile guide by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: tours of the mobile guide."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: tours of the mobile guide."""

@final
class MuseumMobileSounds(Namespace):
    """The operations under museum.mobile_sounds."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumMobileSoundsRecord]:
        """One page of sound recordings of the mobile guide."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumMobileSoundsRecord]:
        """One page of sound recordings of the mobile guide, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One sound recording of the mobile guide by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumMobileSoundsSearchRecord]:
        """Search among sound recordings of the mobile guide by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: sound recordings of the mobile guide."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: sound recordings of the mobile guide."""

@final
class AsyncMuseumMobileSounds(Namespace):
    """The operations under museum.mobile_sounds."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumMobileSoundsRecord]]:
        """One page of sound recordings of the mobile guide."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumMobileSoundsRecord]]:
        """One page of sound recordings of the mobile guide, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One sound recording of the mobile guide by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumMobileSoundsSearchRecord]]:
        """Search among sound recordings of the mobile guide by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: sound recordings of the mobile guide."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: sound recordings of the mobile guide."""

@final
class MuseumPublications(Namespace):
    """The operations under museum.publications."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumPublicationsRecord]:
        """One page of scholarly catalogues of the older kind."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumPublicationsRecord]:
        """One page of scholarly catalogues of the older kind, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One scholarly catalogue of the older kind by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumPublicationsSearchRecord]:
        """Search among scholarly catalogues of the older kind by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: scholarly catalogues of the older kind."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: scholarly catalogues of the older kind."""

@final
class AsyncMuseumPublications(Namespace):
    """The operations under museum.publications."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPublicationsRecord]]:
        """One page of scholarly catalogues of the older kind."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPublicationsRecord]]:
        """One page of scholarly catalogues of the older kind, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One scholarly catalogue of the older kind by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPublicationsSearchRecord]]:
        """Search among scholarly catalogues of the older kind by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: scholarly catalogues of the older kind."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: scholarly catalogues of the older kind."""

@final
class MuseumSections(Namespace):
    """The operations under museum.sections."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumSectionsRecord]:
        """One page of sections of the older scholarly catalogues."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumSectionsRecord]:
        """One page of sections of the older scholarly catalogues, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One section of an older scholarly catalogue by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumSectionsSearchRecord]:
        """Search among sections of the older scholarly catalogues by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: sections of the older scholarly catalogues."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: sections of the older scholarly catalogues."""

@final
class AsyncMuseumSections(Namespace):
    """The operations under museum.sections."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumSectionsRecord]]:
        """One page of sections of the older scholarly catalogues."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumSectionsRecord]]:
        """One page of sections of the older scholarly catalogues, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One section of an older scholarly catalogue by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumSectionsSearchRecord]]:
        """Search among sections of the older scholarly catalogues by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: sections of the older scholarly catalogues."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: sections of the older scholarly catalogues."""

@final
class MuseumSites(Namespace):
    """The operations under museum.sites."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumSitesListRecord]:
        """One page of archived microsites of exhibitions."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumSitesRecord]:
        """One page of archived microsites of exhibitions, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One archived microsite by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumSitesSearchRecord]:
        """Search among archived microsites of exhibitions by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: archived microsites of exhibitions."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: archived microsites of exhibitions."""

@final
class AsyncMuseumSites(Namespace):
    """The operations under museum.sites."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumSitesListRecord]]:
        """One page of archived microsites of exhibitions."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumSitesRecord]]:
        """One page of archived microsites of exhibitions, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One archived microsite by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumSitesSearchRecord]]:
        """Search among archived microsites of exhibitions by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: archived microsites of exhibitions."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: archived microsites of exhibitions."""

@final
class MuseumEvents(Namespace):
    """The operations under museum.events."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumEventsRecord]:
        """One page of events."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumEventsRecord]:
        """One page of events, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One event by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumEventsSearchRecord]:
        """Search among events by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: events."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: events."""

@final
class AsyncMuseumEvents(Namespace):
    """The operations under museum.events."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventsRecord]]:
        """One page of events."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventsRecord]]:
        """One page of events, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One event by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventsSearchRecord]]:
        """Search among events by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: events."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: events."""

@final
class MuseumEventOccurrences(Namespace):
    """The operations under museum.event_occurrences."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumEventOccurrencesRecord]:
        """One page of dates on which events take place."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumEventOccurrencesRecord]:
        """One page of dates on which events take place, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One date of an event by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumEventOccurrencesSearchRecord]:
        """Search among dates on which events take place by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: dates on which events take place."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: dates on which events take place."""

@final
class AsyncMuseumEventOccurrences(Namespace):
    """The operations under museum.event_occurrences."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventOccurrencesRecord]]:
        """One page of dates on which events take place."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventOccurrencesRecord]]:
        """One page of dates on which events take place, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One date of an event by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventOccurrencesSearchRecord]]:
        """Search among dates on which events take place by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: dates on which events take place."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: dates on which events take place."""

@final
class MuseumHighlights(Namespace):
    """The operations under museum.highlights."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumHighlightsRecord]:
        """One page of highlights of the collection on the website."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumHighlightsRecord]:
        """One page of highlights of the collection on the website, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One highlight by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumHighlightsSearchRecord]:
        """Search among highlights of the collection on the website by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: highlights of the collection on the website."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: highlights of the collection on the website."""

@final
class AsyncMuseumHighlights(Namespace):
    """The operations under museum.highlights."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumHighlightsRecord]]:
        """One page of highlights of the collection on the website."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumHighlightsRecord]]:
        """One page of highlights of the collection on the website, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One highlight by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumHighlightsSearchRecord]]:
        """Search among highlights of the collection on the website by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: highlights of the collection on the website."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: highlights of the collection on the website."""

@final
class MuseumStaticPages(Namespace):
    """The operations under museum.static_pages."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumStaticPagesRecord]:
        """One page of static pages of the website."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumStaticPagesRecord]:
        """One page of static pages of the website, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One static page by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumStaticPagesSearchRecord]:
        """Search among static pages of the website by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: static pages of the website."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: static pages of the website."""

@final
class AsyncMuseumStaticPages(Namespace):
    """The operations under museum.static_pages."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumStaticPagesRecord]]:
        """One page of static pages of the website."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumStaticPagesRecord]]:
        """One page of static pages of the website, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One static page by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumStaticPagesSearchRecord]]:
        """Search among static pages of the website by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: static pages of the website."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: static pages of the website."""

@final
class MuseumGenericPages(Namespace):
    """The operations under museum.generic_pages."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumGenericPagesRecord]:
        """One page of generic pages of the website."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumGenericPagesRecord]:
        """One page of generic pages of the website, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One generic page by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumGenericPagesSearchRecord]:
        """Search among generic pages of the website by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: generic pages of the website."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: generic pages of the website."""

@final
class AsyncMuseumGenericPages(Namespace):
    """The operations under museum.generic_pages."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumGenericPagesRecord]]:
        """One page of generic pages of the website."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumGenericPagesRecord]]:
        """One page of generic pages of the website, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One generic page by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumGenericPagesSearchRecord]]:
        """Search among generic pages of the website by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: generic pages of the website."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: generic pages of the website."""

@final
class MuseumPressReleases(Namespace):
    """The operations under museum.press_releases."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of press releases."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of press releases, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One press release by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumPressReleasesSearchRecord]:
        """Search among press releases by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: press releases."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: press releases."""

@final
class AsyncMuseumPressReleases(Namespace):
    """The operations under museum.press_releases."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of press releases."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of press releases, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One press release by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesSearchRecord]]:
        """Search among press releases by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: press releases."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: press releases."""

@final
class MuseumEducatorResources(Namespace):
    """The operations under museum.educator_resources."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of resources for teachers."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of resources for teachers, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One resource for teachers by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumPressReleasesSearchRecord]:
        """Search among resources for teachers by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: resources for teachers."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: resources for teachers."""

@final
class AsyncMuseumEducatorResources(Namespace):
    """The operations under museum.educator_resources."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of resources for teachers."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of resources for teachers, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One resource for teachers by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesSearchRecord]]:
        """Search among resources for teachers by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: resources for teachers."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: resources for teachers."""

@final
class MuseumDigitalCatalogs(Namespace):
    """The operations under museum.digital_catalogs."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of digital catalogues."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of digital catalogues, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One digital catalogue by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumPressReleasesSearchRecord]:
        """Search among digital catalogues by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: digital catalogues."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: digital catalogues."""

@final
class AsyncMuseumDigitalCatalogs(Namespace):
    """The operations under museum.digital_catalogs."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of digital catalogues."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of digital catalogues, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One digital catalogue by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesSearchRecord]]:
        """Search among digital catalogues by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: digital catalogues."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: digital catalogues."""

@final
class MuseumDigitalPublicationSections(Namespace):
    """The operations under museum.digital_publication_sections."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumDigitalPublicationSectionsRecord]:
        """One page of sections of digital catalogues."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumDigitalPublicationSectionsRecord]:
        """One page of sections of digital catalogues, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One section of a digital catalogue by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumDigitalPublicationSectionsSearchRecord]:
        """Search among sections of digital catalogues by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: sections of digital catalogues."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: sections of digital catalogues."""

@final
class AsyncMuseumDigitalPublicationSections(Namespace):
    """The operations under museum.digital_publication_sections."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumDigitalPublicationSectionsRecord]]:
        """One page of sections of digital catalogues."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumDigitalPublicationSectionsRecord]]:
        """One page of sections of digital catalogues, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One section of a digital catalogue by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumDigitalPublicationSectionsSearchRecord]]:
        """Search among sections of digital catalogues by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: sections of digital catalogues."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: sections of digital catalogues."""

@final
class MuseumPrintedCatalogs(Namespace):
    """The operations under museum.printed_catalogs."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of printed catalogues."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of printed catalogues, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One printed catalogue by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumPressReleasesSearchRecord]:
        """Search among printed catalogues by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: printed catalogues."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: printed catalogues."""

@final
class AsyncMuseumPrintedCatalogs(Namespace):
    """The operations under museum.printed_catalogs."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of printed catalogues."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of printed catalogues, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One printed catalogue by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesSearchRecord]]:
        """Search among printed catalogues by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: printed catalogues."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: printed catalogues."""

@final
class MuseumDeaccessions(Namespace):
    """The operations under museum.deaccessions."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumArtworksListRecord]:
        """One page of artworks that left the collection."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumArtworksRecord]:
        """One page of artworks that left the collection, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One artwork that left the collection by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumArtworksSearchRecord]:
        """Search among artworks that left the collection by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: artworks that left the collection."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: artworks that left the collection."""

@final
class AsyncMuseumDeaccessions(Namespace):
    """The operations under museum.deaccessions."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtworksListRecord]]:
        """One page of artworks that left the collection."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtworksRecord]]:
        """One page of artworks that left the collection, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One artwork that left the collection by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumArtworksSearchRecord]]:
        """Search among artworks that left the collection by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: artworks that left the collection."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: artworks that left the collection."""

@final
class MuseumTerms(Namespace):
    """The operations under museum.terms."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumCategoryTermsRecord]:
        """One page of terms that classify artworks."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumCategoryTermsRecord]:
        """One page of terms that classify artworks, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One term by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumCategoryTermsSearchRecord]:
        """Search among terms that classify artworks by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: terms that classify artworks."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: terms that classify artworks."""

@final
class AsyncMuseumTerms(Namespace):
    """The operations under museum.terms."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsRecord]]:
        """One page of terms that classify artworks."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsRecord]]:
        """One page of terms that classify artworks, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One term by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsSearchRecord]]:
        """Search among terms that classify artworks by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: terms that classify artworks."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: terms that classify artworks."""

@final
class MuseumCategories(Namespace):
    """The operations under museum.categories."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumCategoryTermsRecord]:
        """One page of categories that the museum publishes artworks under."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumCategoryTermsRecord]:
        """One page of categories that the museum publishes artworks under, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One category by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumCategoryTermsSearchRecord]:
        """Search among categories that the museum publishes artworks under by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: categories that the museum publishes artworks under."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: categories that the museum publishes artworks under."""

@final
class AsyncMuseumCategories(Namespace):
    """The operations under museum.categories."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsRecord]]:
        """One page of categories that the museum publishes artworks under."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsRecord]]:
        """One page of categories that the museum publishes artworks under, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One category by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsSearchRecord]]:
        """Search among categories that the museum publishes artworks under by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: categories that the museum publishes artworks under."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: categories that the museum publishes artworks under."""

@final
class MuseumDepartments(Namespace):
    """The operations under museum.departments."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumCategoryTermsRecord]:
        """One page of departments of the museum."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumCategoryTermsRecord]:
        """One page of departments of the museum, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One department by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumCategoryTermsSearchRecord]:
        """Search among departments of the museum by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: departments of the museum."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: departments of the museum."""

@final
class AsyncMuseumDepartments(Namespace):
    """The operations under museum.departments."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsRecord]]:
        """One page of departments of the museum."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsRecord]]:
        """One page of departments of the museum, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One department by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumCategoryTermsSearchRecord]]:
        """Search among departments of the museum by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: departments of the museum."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: departments of the museum."""

@final
class MuseumAssets(Namespace):
    """The operations under museum.assets."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumVideosRecord]:
        """One page of images, videos, sounds and texts together."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumVideosRecord]:
        """One page of images, videos, sounds and texts together, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One image, video, sound or text by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumVideosSearchRecord]:
        """Search among images, videos, sounds and texts together by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: images, videos, sounds and texts together."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: images, videos, sounds and texts together."""

@final
class AsyncMuseumAssets(Namespace):
    """The operations under museum.assets."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosRecord]]:
        """One page of images, videos, sounds and texts together."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosRecord]]:
        """One page of images, videos, sounds and texts together, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One image, video, sound or text by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumVideosSearchRecord]]:
        """Search among images, videos, sounds and texts together by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: images, videos, sounds and texts together."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: images, videos, sounds and texts together."""

@final
class MuseumEventPrograms(Namespace):
    """The operations under museum.event_programs."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumEventProgramsRecord]:
        """One page of programs that events belong to."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumEventProgramsRecord]:
        """One page of programs that events belong to, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One program of events by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumEventProgramsSearchRecord]:
        """Search among programs that events belong to by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: programs that events belong to."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: programs that events belong to."""

@final
class AsyncMuseumEventPrograms(Namespace):
    """The operations under museum.event_programs."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventProgramsRecord]]:
        """One page of programs that events belong to."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventProgramsRecord]]:
        """One page of programs that events belong to, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One program of events by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventProgramsSearchRecord]]:
        """Search among programs that events belong to by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: programs that events belong to."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: programs that events belong to."""

@final
class MuseumArticles(Namespace):
    """The operations under museum.articles."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumHighlightsRecord]:
        """One page of articles of the website."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumHighlightsRecord]:
        """One page of articles of the website, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One article by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumHighlightsSearchRecord]:
        """Search among articles of the website by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: articles of the website."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: articles of the website."""

@final
class AsyncMuseumArticles(Namespace):
    """The operations under museum.articles."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumHighlightsRecord]]:
        """One page of articles of the website."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumHighlightsRecord]]:
        """One page of articles of the website, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One article by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumHighlightsSearchRecord]]:
        """Search among articles of the website by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: articles of the website."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: articles of the website."""

@final
class MuseumLandingPages(Namespace):
    """The operations under museum.landing_pages."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumGenericPagesRecord]:
        """One page of landing pages of the website."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumGenericPagesRecord]:
        """One page of landing pages of the website, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One landing page by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumGenericPagesSearchRecord]:
        """Search among landing pages of the website by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: landing pages of the website."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: landing pages of the website."""

@final
class AsyncMuseumLandingPages(Namespace):
    """The operations under museum.landing_pages."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumGenericPagesRecord]]:
        """One page of landing pages of the website."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumGenericPagesRecord]]:
        """One page of landing pages of the website, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One landing page by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumGenericPagesSearchRecord]]:
        """Search among landing pages of the website by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: landing pages of the website."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: landing pages of the website."""

@final
class MuseumDigitalPublications(Namespace):
    """The operations under museum.digital_publications."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of digital publications."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of digital publications, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One digital publication by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumPressReleasesSearchRecord]:
        """Search among digital publications by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: digital publications."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: digital publications."""

@final
class AsyncMuseumDigitalPublications(Namespace):
    """The operations under museum.digital_publications."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of digital publications."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of digital publications, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One digital publication by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesSearchRecord]]:
        """Search among digital publications by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: digital publications."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: digital publications."""

@final
class MuseumDigitalPublicationArticles(Namespace):
    """The operations under museum.digital_publication_articles."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumDigitalPublicationSectionsRecord]:
        """One page of articles of digital publications."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumDigitalPublicationSectionsRecord]:
        """One page of articles of digital publications, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One article of a digital publication by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumDigitalPublicationSectionsSearchRecord]:
        """Search among articles of digital publications by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: articles of digital publications."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: articles of digital publications."""

@final
class AsyncMuseumDigitalPublicationArticles(Namespace):
    """The operations under museum.digital_publication_articles."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumDigitalPublicationSectionsRecord]]:
        """One page of articles of digital publications."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumDigitalPublicationSectionsRecord]]:
        """One page of articles of digital publications, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One article of a digital publication by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumDigitalPublicationSectionsSearchRecord]]:
        """Search among articles of digital publications by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: articles of digital publications."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: articles of digital publications."""

@final
class MuseumPrintedPublications(Namespace):
    """The operations under museum.printed_publications."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of printed publications."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumPressReleasesRecord]:
        """One page of printed publications, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One printed publication by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumPressReleasesSearchRecord]:
        """Search among printed publications by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: printed publications."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: printed publications."""

@final
class AsyncMuseumPrintedPublications(Namespace):
    """The operations under museum.printed_publications."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of printed publications."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesRecord]]:
        """One page of printed publications, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One printed publication by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumPressReleasesSearchRecord]]:
        """Search among printed publications by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: printed publications."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: printed publications."""

@final
class MuseumHours(Namespace):
    """The operations under museum.hours."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumHoursRecord]:
        """One page of opening hours of the museum's buildings."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumHoursRecord]:
        """One page of opening hours of the museum's buildings, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One set of opening hours by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumHoursSearchRecord]:
        """Search among opening hours of the museum's buildings by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: opening hours of the museum's buildings."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: opening hours of the museum's buildings."""

@final
class AsyncMuseumHours(Namespace):
    """The operations under museum.hours."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumHoursRecord]]:
        """One page of opening hours of the museum's buildings."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumHoursRecord]]:
        """One page of opening hours of the museum's buildings, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One set of opening hours by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumHoursSearchRecord]]:
        """Search among opening hours of the museum's buildings by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: opening hours of the museum's buildings."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: opening hours of the museum's buildings."""

@final
class MuseumTicketedEvents(Namespace):
    """The operations under museum.ticketed_events."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumTicketedEventsListRecord]:
        """One page of events with tickets."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumTicketedEventsRecord]:
        """One page of events with tickets, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One event with tickets by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumTicketedEventsSearchRecord]:
        """Search among events with tickets by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: events with tickets."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: events with tickets."""

@final
class AsyncMuseumTicketedEvents(Namespace):
    """The operations under museum.ticketed_events."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumTicketedEventsListRecord]]:
        """One page of events with tickets."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumTicketedEventsRecord]]:
        """One page of events with tickets, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One event with tickets by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumTicketedEventsSearchRecord]]:
        """Search among events with tickets by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: events with tickets."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: events with tickets."""

@final
class MuseumTicketedEventTypes(Namespace):
    """The operations under museum.ticketed_event_types."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumTicketedEventTypesRecord]:
        """One page of kinds of ticketed event."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumTicketedEventTypesRecord]:
        """One page of kinds of ticketed event, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One kind of ticketed event by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumTicketedEventTypesSearchRecord]:
        """Search among kinds of ticketed event by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: kinds of ticketed event."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: kinds of ticketed event."""

@final
class AsyncMuseumTicketedEventTypes(Namespace):
    """The operations under museum.ticketed_event_types."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumTicketedEventTypesRecord]]:
        """One page of kinds of ticketed event."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumTicketedEventTypesRecord]]:
        """One page of kinds of ticketed event, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One kind of ticketed event by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumTicketedEventTypesSearchRecord]]:
        """Search among kinds of ticketed event by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: kinds of ticketed event."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: kinds of ticketed event."""

@final
class MuseumWaitTimes(Namespace):
    """The operations under museum.wait_times."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumWaitTimesRecord]:
        """One page of waiting times for exhibitions."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumWaitTimesRecord]:
        """One page of waiting times for exhibitions, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One waiting time by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumWaitTimesSearchRecord]:
        """Search among waiting times for exhibitions by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: waiting times for exhibitions."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: waiting times for exhibitions."""

@final
class AsyncMuseumWaitTimes(Namespace):
    """The operations under museum.wait_times."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumWaitTimesRecord]]:
        """One page of waiting times for exhibitions."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumWaitTimesRecord]]:
        """One page of waiting times for exhibitions, each with the named members alone."""
    def get(
        self,
        id: int,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One waiting time by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumWaitTimesSearchRecord]]:
        """Search among waiting times for exhibitions by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: waiting times for exhibitions."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: waiting times for exhibitions."""

@final
class MuseumLegacyEvents(Namespace):
    """The operations under museum.legacy_events."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> _Answer[_MuseumEventOccurrencesRecord]:
        """One page of dates of events under their old name."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_MuseumEventOccurrencesRecord]:
        """One page of dates of events under their old name, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One date of an event under its old name by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> _Answer[_MuseumEventOccurrencesSearchRecord]:
        """Search among dates of events under their old name by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> builtins.list[str]:
        """Names of the members that a record has: dates of events under their old name."""
    def search_mapping(self) -> dict[str, Any]:
        """Elasticsearch mapping of the search index: dates of events under their old name."""

@final
class AsyncMuseumLegacyEvents(Namespace):
    """The operations under museum.legacy_events."""

    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        ids: Sequence[int | str] | None = None,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
        exclude: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventOccurrencesRecord]]:
        """One page of dates of events under their old name."""
    def list_with_fields(
        self,
        fields: str | Sequence[str],
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventOccurrencesRecord]]:
        """One page of dates of events under their old name, each with the named members alone."""
    def get(
        self,
        id: str,
        *,
        fields: Sequence[str] | None = None,
        include: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One date of an event under its old name by its id."""
    def search(
        self,
        q: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        fields: Sequence[str] | None = None,
        query: Mapping[str, Any] | None = None,
        sort: Mapping[str, Any] | Sequence[Any] | None = None,
        offset: int | None = None,
        size: int | None = None,
        aggs: Mapping[str, Any] | None = None,
        boost: bool | None = None,
        functions: Mapping[str, Any] | None = None,
        preference: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_MuseumEventOccurrencesSearchRecord]]:
        """Search among dates of events under their old name by a text or an Elasticsearch query, best match first."""
    def field_names(self) -> Coroutine[Any, Any, builtins.list[str]]:
        """Names of the members that a record has: dates of events under their old name."""
    def search_mapping(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Elasticsearch mapping of the search index: dates of events under their old name."""

class Placeholder(Client):
    """Lorem Picsum."""

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "placeholder_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
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
    ) -> Placeholder:
        """Give a view of this client that shares its connections and its pace."""
    def random_url(
        self,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> str:
        """Address of a random picture of the given size."""
    def seed_url(
        self,
        seed: str,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> str:
        """Address of the picture that a seed text always selects."""
    def id_url(
        self,
        image_id: int,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> str:
        """Address of the picture with this id."""
    def id_info(self, image_id: int) -> dict[str, Any]:
        """Author, native size and addresses of the picture with this id."""
    def seed_info(self, seed: str) -> dict[str, Any]:
        """Id, author, native size and addresses of the picture that a seed text selects."""
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 30,
    ) -> _Answers[_PlaceholderListRecord]:
        """One page of all pictures, each with author, native size and addresses."""
    def fetch_random(
        self,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> bytes:
        """The file of a random picture of the given size."""
    def fetch_seed(
        self,
        seed: str,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> bytes:
        """The file of the picture that a seed text always selects."""
    def fetch_id(
        self,
        image_id: int,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> bytes:
        """The file of the picture with this id."""

class AsyncPlaceholder(AsyncClient):
    """Lorem Picsum."""

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "placeholder_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
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
    ) -> AsyncPlaceholder:
        """Give a view of this client that shares its connections and its pace."""
    def random_url(
        self,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, str]:
        """Address of a random picture of the given size."""
    def seed_url(
        self,
        seed: str,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, str]:
        """Address of the picture that a seed text always selects."""
    def id_url(
        self,
        image_id: int,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, str]:
        """Address of the picture with this id."""
    def id_info(self, image_id: int) -> Coroutine[Any, Any, dict[str, Any]]:
        """Author, native size and addresses of the picture with this id."""
    def seed_info(self, seed: str) -> Coroutine[Any, Any, dict[str, Any]]:
        """Id, author, native size and addresses of the picture that a seed text selects."""
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 30,
    ) -> Coroutine[Any, Any, _Answers[_PlaceholderListRecord]]:
        """One page of all pictures, each with author, native size and addresses."""
    def fetch_random(
        self,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, bytes]:
        """The file of a random picture of the given size."""
    def fetch_seed(
        self,
        seed: str,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, bytes]:
        """The file of the picture that a seed text always selects."""
    def fetch_id(
        self,
        image_id: int,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, bytes]:
        """The file of the picture with this id."""

class Gazette(Client):
    """Federal Register API v1."""

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "gazette_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
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
    ) -> Gazette:
        """Give a view of this client that shares its connections and its pace."""
    @property
    def agencies(self) -> GazetteAgencies:
        """The operations under gazette.agencies."""
    @property
    def public_inspection_documents(self) -> GazettePublicInspectionDocuments:
        """The operations under gazette.public_inspection_documents."""
    @property
    def documents(self) -> GazetteDocuments:
        """The operations under gazette.documents."""
    @property
    def issues(self) -> GazetteIssues:
        """The operations under gazette.issues."""
    @property
    def images(self) -> GazetteImages:
        """The operations under gazette.images."""
    @property
    def suggested_searches(self) -> GazetteSuggestedSearches:
        """The operations under gazette.suggested_searches."""
    @property
    def public_inspection_issues(self) -> GazettePublicInspectionIssues:
        """The operations under gazette.public_inspection_issues."""
    @property
    def topics(self) -> GazetteTopics:
        """The operations under gazette.topics."""
    @property
    def sections(self) -> GazetteSections:
        """The operations under gazette.sections."""
    @property
    def holidays(self) -> GazetteHolidays:
        """The operations under gazette.holidays."""
    @property
    def effective_dates(self) -> GazetteEffectiveDates:
        """The operations under gazette.effective_dates."""
    @property
    def category_counts(self) -> GazetteCategoryCounts:
        """The operations under gazette.category_counts."""
    @property
    def site_notifications(self) -> GazetteSiteNotifications:
        """The operations under gazette.site_notifications."""
    @property
    def documentation(self) -> GazetteDocumentation:
        """The operations under gazette.documentation."""

class AsyncGazette(AsyncClient):
    """Federal Register API v1."""

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "gazette_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
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
    ) -> AsyncGazette:
        """Give a view of this client that shares its connections and its pace."""
    @property
    def agencies(self) -> AsyncGazetteAgencies:
        """The operations under gazette.agencies."""
    @property
    def public_inspection_documents(self) -> AsyncGazettePublicInspectionDocuments:
        """The operations under gazette.public_inspection_documents."""
    @property
    def documents(self) -> AsyncGazetteDocuments:
        """The operations under gazette.documents."""
    @property
    def issues(self) -> AsyncGazetteIssues:
        """The operations under gazette.issues."""
    @property
    def images(self) -> AsyncGazetteImages:
        """The operations under gazette.images."""
    @property
    def suggested_searches(self) -> AsyncGazetteSuggestedSearches:
        """The operations under gazette.suggested_searches."""
    @property
    def public_inspection_issues(self) -> AsyncGazettePublicInspectionIssues:
        """The operations under gazette.public_inspection_issues."""
    @property
    def topics(self) -> AsyncGazetteTopics:
        """The operations under gazette.topics."""
    @property
    def sections(self) -> AsyncGazetteSections:
        """The operations under gazette.sections."""
    @property
    def holidays(self) -> AsyncGazetteHolidays:
        """The operations under gazette.holidays."""
    @property
    def effective_dates(self) -> AsyncGazetteEffectiveDates:
        """The operations under gazette.effective_dates."""
    @property
    def category_counts(self) -> AsyncGazetteCategoryCounts:
        """The operations under gazette.category_counts."""
    @property
    def site_notifications(self) -> AsyncGazetteSiteNotifications:
        """The operations under gazette.site_notifications."""
    @property
    def documentation(self) -> AsyncGazetteDocumentation:
        """The operations under gazette.documentation."""

@final
class GazetteAgencies(Namespace):
    """The operations under gazette.agencies."""

    def list(
        self,
        *,
        fields: Sequence[Literal["agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"]] | None = None,
    ) -> builtins.list[Any]:
        """Every agency with its description, parent and children."""
    def get(
        self,
        slug: str,
        *,
        fields: Sequence[str] | None = None,
    ) -> dict[str, Any] | builtins.list[Any]:
        """One agency with its description, parent and children."""
    def suggestions(self, search_term: str) -> builtins.list[Any]:
        """Up to ten agencies whose name is close to the text."""

@final
class AsyncGazetteAgencies(Namespace):
    """The operations under gazette.agencies."""

    def list(
        self,
        *,
        fields: Sequence[Literal["agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"]] | None = None,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Every agency with its description, parent and children."""
    def get(
        self,
        slug: str,
        *,
        fields: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any] | builtins.list[Any]]:
        """One agency with its description, parent and children."""
    def suggestions(self, search_term: str) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Up to ten agencies whose name is close to the text."""

@final
class GazettePublicInspectionDocuments(Namespace):
    """The operations under gazette.public_inspection_documents."""

    def current(self, *, fields: Sequence[str] | None = None) -> dict[str, Any]:
        """Documents of the newest public inspection issue."""
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """One document on public inspection, before it is published."""
    def get_many(
        self,
        document_nums: str | Sequence[str],
        *,
        fields: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Several documents on public inspection, by number."""
    def search(
        self,
        pub_date: str | datetime.date,
        *,
        per_page: int | None = 20,
        search_term: str | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        fields: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Documents on public inspection on a date, or matching a text."""
    def facets(self, facet: Literal["type", "agency", "agencies"]) -> dict[str, Any]:
        """Number of documents on public inspection by type or agency."""
    def search_details(self, *, search_term: str | None = None) -> dict[str, Any]:
        """Filters that the service recognises in the text of a public inspection search."""

@final
class AsyncGazettePublicInspectionDocuments(Namespace):
    """The operations under gazette.public_inspection_documents."""

    def current(
        self,
        *,
        fields: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Documents of the newest public inspection issue."""
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One document on public inspection, before it is published."""
    def get_many(
        self,
        document_nums: str | Sequence[str],
        *,
        fields: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Several documents on public inspection, by number."""
    def search(
        self,
        pub_date: str | datetime.date,
        *,
        per_page: int | None = 20,
        search_term: str | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        fields: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Documents on public inspection on a date, or matching a text."""
    def facets(
        self,
        facet: Literal["type", "agency", "agencies"],
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of documents on public inspection by type or agency."""
    def search_details(
        self,
        *,
        search_term: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Filters that the service recognises in the text of a public inspection search."""

@final
class GazetteDocuments(Namespace):
    """The operations under gazette.documents."""

    def facets(
        self,
        facet: Literal["daily", "weekly", "monthly", "quarterly", "yearly", "agency", "topic", "section", "type", "subtype"],
        *,
        search_term: str | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> dict[str, Any]:
        """Number of matching documents by day, week, month, year, agency, topic, section, type or subtype."""
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
    ) -> dict[str, Any]:
        """One published document with its dates, agencies and addresses of its texts."""
    def get_many(
        self,
        document_nums: str | Sequence[str],
        *,
        fields: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Several published documents by number."""
    def search(
        self,
        search_term: str,
        *,
        per_page: int | None = 20,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        page: int | None = None,
        order: Literal["relevance", "newest", "oldest", "executive_order_number"] | None = None,
        fields: Sequence[str] | None = None,
        metadata_only: bool | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> _Answer[_GazetteDocumentsRecord]:
        """Published documents that match a text and filters, the most relevant or the newest first."""
    def search_details(
        self,
        *,
        search_term: str | None = None,
        omit_spelling_suggestions: bool | None = None,
    ) -> dict[str, Any]:
        """Suggestions for a search, and the filters that the service recognises in its text."""
    def autocomplete(self, search_term: str) -> builtins.list[Any]:
        """Up to ten documents whose title matches the text."""
    def search_csv(
        self,
        *,
        search_term: str | None = None,
        per_page: int | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        page: int | None = None,
        order: Literal["relevance", "newest", "oldest", "executive_order_number"] | None = None,
        fields: Sequence[str] | None = None,
        metadata_only: bool | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> str:
        """Published documents that match a text and filters, as the text of a CSV file."""

@final
class AsyncGazetteDocuments(Namespace):
    """The operations under gazette.documents."""

    def facets(
        self,
        facet: Literal["daily", "weekly", "monthly", "quarterly", "yearly", "agency", "topic", "section", "type", "subtype"],
        *,
        search_term: str | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of matching documents by day, week, month, year, agency, topic, section, type or subtype."""
    def get(
        self,
        document_num: str,
        *,
        fields: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One published document with its dates, agencies and addresses of its texts."""
    def get_many(
        self,
        document_nums: str | Sequence[str],
        *,
        fields: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Several published documents by number."""
    def search(
        self,
        search_term: str,
        *,
        per_page: int | None = 20,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        page: int | None = None,
        order: Literal["relevance", "newest", "oldest", "executive_order_number"] | None = None,
        fields: Sequence[str] | None = None,
        metadata_only: bool | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> Coroutine[Any, Any, _Answer[_GazetteDocumentsRecord]]:
        """Published documents that match a text and filters, the most relevant or the newest first."""
    def search_details(
        self,
        *,
        search_term: str | None = None,
        omit_spelling_suggestions: bool | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Suggestions for a search, and the filters that the service recognises in its text."""
    def autocomplete(self, search_term: str) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Up to ten documents whose title matches the text."""
    def search_csv(
        self,
        *,
        search_term: str | None = None,
        per_page: int | None = None,
        doc_type: Literal["rule", "prorule", "notice", "presdocu"] | Sequence[Literal["rule", "prorule", "notice", "presdocu"]] | None = None,
        page: int | None = None,
        order: Literal["relevance", "newest", "oldest", "executive_order_number"] | None = None,
        fields: Sequence[str] | None = None,
        metadata_only: bool | None = None,
        agencies: Sequence[str] | None = None,
        publication_date: str | datetime.date | None = None,
        publication_year: int | None = None,
        published_from: str | datetime.date | None = None,
        published_to: str | datetime.date | None = None,
        effective_date: str | datetime.date | None = None,
        sections: Sequence[Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"]] | None = None,
        topics: Sequence[str] | None = None,
        presidential_document_type: Sequence[Literal["determination", "executive_order", "memorandum", "notice", "proclamation", "presidential_order", "other"]] | None = None,
        president: Sequence[str] | None = None,
        docket_id: str | None = None,
        regulation_id_number: str | None = None,
        significant: bool | None = None,
        correction: bool | None = None,
        accepting_comments: bool | None = None,
        cfr_title: int | None = None,
        cfr_part: str | None = None,
        near: str | None = None,
        within: int | None = None,
    ) -> Coroutine[Any, Any, str]:
        """Published documents that match a text and filters, as the text of a CSV file."""

@final
class GazetteIssues(Namespace):
    """The operations under gazette.issues."""

    def get(self, pub_date: str | datetime.date) -> dict[str, Any]:
        """Table of contents of one day's print edition."""

@final
class AsyncGazetteIssues(Namespace):
    """The operations under gazette.issues."""

    def get(self, pub_date: str | datetime.date) -> Coroutine[Any, Any, dict[str, Any]]:
        """Table of contents of one day's print edition."""

@final
class GazetteImages(Namespace):
    """The operations under gazette.images."""

    def get(self, image_id: str) -> dict[str, Any]:
        """Variants of one image and their metadata."""

@final
class AsyncGazetteImages(Namespace):
    """The operations under gazette.images."""

    def get(self, image_id: str) -> Coroutine[Any, Any, dict[str, Any]]:
        """Variants of one image and their metadata."""

@final
class GazetteSuggestedSearches(Namespace):
    """The operations under gazette.suggested_searches."""

    def get(self, slug: str) -> dict[str, Any]:
        """One suggested search by slug."""
    def list(
        self,
        section: Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"],
    ) -> dict[str, Any]:
        """Suggested searches of a section, or of all sections."""

@final
class AsyncGazetteSuggestedSearches(Namespace):
    """The operations under gazette.suggested_searches."""

    def get(self, slug: str) -> Coroutine[Any, Any, dict[str, Any]]:
        """One suggested search by slug."""
    def list(
        self,
        section: Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"],
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Suggested searches of a section, or of all sections."""

@final
class GazettePublicInspectionIssues(Namespace):
    """The operations under gazette.public_inspection_issues."""

    def facets(
        self,
        facet: Literal["daily", "type"],
        *,
        date_from: str | datetime.date | None = None,
        date_to: str | datetime.date | None = None,
        date: str | datetime.date | None = None,
    ) -> dict[str, Any]:
        """Number of documents filed for public inspection, by day or by type."""

@final
class AsyncGazettePublicInspectionIssues(Namespace):
    """The operations under gazette.public_inspection_issues."""

    def facets(
        self,
        facet: Literal["daily", "type"],
        *,
        date_from: str | datetime.date | None = None,
        date_to: str | datetime.date | None = None,
        date: str | datetime.date | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of documents filed for public inspection, by day or by type."""

@final
class GazetteTopics(Namespace):
    """The operations under gazette.topics."""

    def suggestions(self, search_term: str) -> builtins.list[Any]:
        """Up to ten topics whose name is close to the text."""

@final
class AsyncGazetteTopics(Namespace):
    """The operations under gazette.topics."""

    def suggestions(self, search_term: str) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Up to ten topics whose name is close to the text."""

@final
class GazetteSections(Namespace):
    """The operations under gazette.sections."""

    def list(self) -> dict[str, Any]:
        """Names of the sections by slug."""

@final
class AsyncGazetteSections(Namespace):
    """The operations under gazette.sections."""

    def list(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Names of the sections by slug."""

@final
class GazetteHolidays(Namespace):
    """The operations under gazette.holidays."""

    def list(self) -> dict[str, Any]:
        """Dates without an issue, with the holiday's name."""

@final
class AsyncGazetteHolidays(Namespace):
    """The operations under gazette.holidays."""

    def list(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Dates without an issue, with the holiday's name."""

@final
class GazetteEffectiveDates(Namespace):
    """The operations under gazette.effective_dates."""

    def list(
        self,
        start_date: str | datetime.date,
        end_date: str | datetime.date,
    ) -> dict[str, Any]:
        """Computed effective dates for each publication date of a range."""

@final
class AsyncGazetteEffectiveDates(Namespace):
    """The operations under gazette.effective_dates."""

    def list(
        self,
        start_date: str | datetime.date,
        end_date: str | datetime.date,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Computed effective dates for each publication date of a range."""

@final
class GazetteCategoryCounts(Namespace):
    """The operations under gazette.category_counts."""

    def get(self, name: Literal["document_type", "page_count"]) -> str:
        """Yearly numbers of documents by type, or of pages by category, as the text of a CSV file."""

@final
class AsyncGazetteCategoryCounts(Namespace):
    """The operations under gazette.category_counts."""

    def get(
        self,
        name: Literal["document_type", "page_count"],
    ) -> Coroutine[Any, Any, str]:
        """Yearly numbers of documents by type, or of pages by category, as the text of a CSV file."""

@final
class GazetteSiteNotifications(Namespace):
    """The operations under gazette.site_notifications."""

    def get(self, identifier: str) -> dict[str, Any]:
        """One notice that the site shows to its visitors."""

@final
class AsyncGazetteSiteNotifications(Namespace):
    """The operations under gazette.site_notifications."""

    def get(self, identifier: str) -> Coroutine[Any, Any, dict[str, Any]]:
        """One notice that the site shows to its visitors."""

@final
class GazetteDocumentation(Namespace):
    """The operations under gazette.documentation."""

    def get(self) -> dict[str, Any]:
        """The service's OpenAPI 3 description."""

@final
class AsyncGazetteDocumentation(Namespace):
    """The operations under gazette.documentation."""

    def get(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """The service's OpenAPI 3 description."""

class Spending(Client):
    """USAspending.gov."""

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "spending_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
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
    ) -> Spending:
        """Give a view of this client that shares its connections and its pace."""
    @property
    def agency(self) -> SpendingAgency:
        """The operations under spending.agency."""
    @property
    def budget_functions(self) -> SpendingBudgetFunctions:
        """The operations under spending.budget_functions."""
    @property
    def financial_balances(self) -> SpendingFinancialBalances:
        """The operations under spending.financial_balances."""
    @property
    def financial_spending(self) -> SpendingFinancialSpending:
        """The operations under spending.financial_spending."""
    @property
    def federal_obligations(self) -> SpendingFederalObligations:
        """The operations under spending.federal_obligations."""
    @property
    def federal_accounts(self) -> SpendingFederalAccounts:
        """The operations under spending.federal_accounts."""
    @property
    def reporting(self) -> SpendingReporting:
        """The operations under spending.reporting."""
    @property
    def references(self) -> SpendingReferences:
        """The operations under spending.references."""
    @property
    def autocomplete(self) -> SpendingAutocomplete:
        """The operations under spending.autocomplete."""
    @property
    def bulk_download(self) -> SpendingBulkDownload:
        """The operations under spending.bulk_download."""
    @property
    def download(self) -> SpendingDownload:
        """The operations under spending.download."""
    @property
    def disaster(self) -> SpendingDisaster:
        """The operations under spending.disaster."""
    @property
    def awards(self) -> SpendingAwards:
        """The operations under spending.awards."""
    @property
    def idvs(self) -> SpendingIdvs:
        """The operations under spending.idvs."""
    @property
    def subawards(self) -> SpendingSubawards:
        """The operations under spending.subawards."""
    @property
    def transactions(self) -> SpendingTransactions:
        """The operations under spending.transactions."""
    @property
    def award_spending(self) -> SpendingAwardSpending:
        """The operations under spending.award_spending."""
    @property
    def search(self) -> SpendingSearch:
        """The operations under spending.search."""
    @property
    def recipient(self) -> SpendingRecipient:
        """The operations under spending.recipient."""
    def explore(
        self,
        type: Literal["federal_account", "object_class", "recipient", "award", "budget_function", "budget_subfunction", "agency", "program_activity", "award_category"],
        filters: Mapping[str, Any],
    ) -> dict[str, Any]:
        """Government spending broken down by one kind of thing, level by level."""

class AsyncSpending(AsyncClient):
    """USAspending.gov."""

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "spending_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
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
    ) -> AsyncSpending:
        """Give a view of this client that shares its connections and its pace."""
    @property
    def agency(self) -> AsyncSpendingAgency:
        """The operations under spending.agency."""
    @property
    def budget_functions(self) -> AsyncSpendingBudgetFunctions:
        """The operations under spending.budget_functions."""
    @property
    def financial_balances(self) -> AsyncSpendingFinancialBalances:
        """The operations under spending.financial_balances."""
    @property
    def financial_spending(self) -> AsyncSpendingFinancialSpending:
        """The operations under spending.financial_spending."""
    @property
    def federal_obligations(self) -> AsyncSpendingFederalObligations:
        """The operations under spending.federal_obligations."""
    @property
    def federal_accounts(self) -> AsyncSpendingFederalAccounts:
        """The operations under spending.federal_accounts."""
    @property
    def reporting(self) -> AsyncSpendingReporting:
        """The operations under spending.reporting."""
    @property
    def references(self) -> AsyncSpendingReferences:
        """The operations under spending.references."""
    @property
    def autocomplete(self) -> AsyncSpendingAutocomplete:
        """The operations under spending.autocomplete."""
    @property
    def bulk_download(self) -> AsyncSpendingBulkDownload:
        """The operations under spending.bulk_download."""
    @property
    def download(self) -> AsyncSpendingDownload:
        """The operations under spending.download."""
    @property
    def disaster(self) -> AsyncSpendingDisaster:
        """The operations under spending.disaster."""
    @property
    def awards(self) -> AsyncSpendingAwards:
        """The operations under spending.awards."""
    @property
    def idvs(self) -> AsyncSpendingIdvs:
        """The operations under spending.idvs."""
    @property
    def subawards(self) -> AsyncSpendingSubawards:
        """The operations under spending.subawards."""
    @property
    def transactions(self) -> AsyncSpendingTransactions:
        """The operations under spending.transactions."""
    @property
    def award_spending(self) -> AsyncSpendingAwardSpending:
        """The operations under spending.award_spending."""
    @property
    def search(self) -> AsyncSpendingSearch:
        """The operations under spending.search."""
    @property
    def recipient(self) -> AsyncSpendingRecipient:
        """The operations under spending.recipient."""
    def explore(
        self,
        type: Literal["federal_account", "object_class", "recipient", "award", "budget_function", "budget_subfunction", "agency", "program_activity", "award_category"],
        filters: Mapping[str, Any],
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Government spending broken down by one kind of thing, level by level."""

@final
class SpendingAgency(Namespace):
    """The operations under spending.agency."""

    def overview(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> dict[str, Any]:
        """Name, mission, website and fund codes of one agency in a fiscal year."""
    def awards(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> dict[str, Any]:
        """Transaction count and award obligations of one agency."""
    def awards_count(
        self,
        *,
        group: Literal["all", "cfo"] | None = "all",
        fiscal_year: int | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 1,
        page: int | None = 1,
        sort: Literal["awarding_toptier_agency_name.keyword"] | None = None,
    ) -> _Answer[_SpendingAgencyAwardsCountRecord]:
        """Counts of new awards by award type for each awarding agency."""
    def budget_function_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> dict[str, Any]:
        """Number of budget functions and subfunctions of one agency."""
    def budget_functions(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _Answer[_SpendingAgencyBudgetFunctionsRecord]:
        """Obligations and outlays of one agency by budget function."""
    def budgetary_resources(self, toptier_agency_code: str) -> dict[str, Any]:
        """Budgetary resources and obligations of one agency by year since 2017."""
    def bureau_federal_accounts(
        self,
        toptier_agency_code: str,
        bureau_slug: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "id", "total_obligations", "total_outlays", "total_budgetary_resources"] | None = None,
    ) -> _Answer[_SpendingAgencyBureauFederalAccountsRecord]:
        """Federal accounts of one bureau of an agency."""
    def federal_account_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> dict[str, Any]:
        """Number of federal and treasury accounts of one agency."""
    def federal_accounts(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _Answer[_SpendingAgencyFederalAccountsRecord]:
        """Federal accounts of one agency with their treasury accounts."""
    def sub_agencies(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "total_obligations", "transaction_count", "new_award_count"] | None = None,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _Answer[_SpendingAgencySubAgenciesRecord]:
        """Sub-agencies of one agency with their offices."""
    def sub_agency_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> dict[str, Any]:
        """Number of sub-agencies and offices of one agency."""
    def sub_components(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "total_obligations", "total_outlays", "total_budgetary_resources"] | None = None,
    ) -> _Answer[_SpendingAgencySubComponentsRecord]:
        """Bureaus of one agency with their budget totals."""
    def program_activities(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _Answer[_SpendingAgencyProgramActivitiesRecord]:
        """Program activities of one agency."""
    def program_activity_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> dict[str, Any]:
        """Number of program activities of one agency."""
    def obligations_by_award_category(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> dict[str, Any]:
        """Award obligations of one agency by award category."""
    def treasury_account_object_classes(
        self,
        tas: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _Answer[_SpendingAgencyTreasuryAccountObjectClassesRecord]:
        """Object classes of one treasury account with their program activities."""
    def treasury_account_program_activities(
        self,
        tas: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _Answer[_SpendingAgencyTreasuryAccountProgramActivitiesRecord]:
        """Program activities of one treasury account with their object classes."""
    def new_award_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = None,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> dict[str, Any]:
        """Number of new awards of one agency in a fiscal year."""
    def object_classes(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = None,
        limit: int | None = None,
        page: int | None = None,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _Answer[_SpendingAgencyProgramActivitiesRecord]:
        """Obligations and outlays of one agency by object class."""
    def object_class_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> dict[str, Any]:
        """Number of object classes of one agency."""

@final
class AsyncSpendingAgency(Namespace):
    """The operations under spending.agency."""

    def overview(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Name, mission, website and fund codes of one agency in a fiscal year."""
    def awards(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Transaction count and award obligations of one agency."""
    def awards_count(
        self,
        *,
        group: Literal["all", "cfo"] | None = "all",
        fiscal_year: int | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 1,
        page: int | None = 1,
        sort: Literal["awarding_toptier_agency_name.keyword"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAgencyAwardsCountRecord]]:
        """Counts of new awards by award type for each awarding agency."""
    def budget_function_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of budget functions and subfunctions of one agency."""
    def budget_functions(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAgencyBudgetFunctionsRecord]]:
        """Obligations and outlays of one agency by budget function."""
    def budgetary_resources(
        self,
        toptier_agency_code: str,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Budgetary resources and obligations of one agency by year since 2017."""
    def bureau_federal_accounts(
        self,
        toptier_agency_code: str,
        bureau_slug: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "id", "total_obligations", "total_outlays", "total_budgetary_resources"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAgencyBureauFederalAccountsRecord]]:
        """Federal accounts of one bureau of an agency."""
    def federal_account_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of federal and treasury accounts of one agency."""
    def federal_accounts(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAgencyFederalAccountsRecord]]:
        """Federal accounts of one agency with their treasury accounts."""
    def sub_agencies(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "total_obligations", "transaction_count", "new_award_count"] | None = None,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAgencySubAgenciesRecord]]:
        """Sub-agencies of one agency with their offices."""
    def sub_agency_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of sub-agencies and offices of one agency."""
    def sub_components(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "total_obligations", "total_outlays", "total_budgetary_resources"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAgencySubComponentsRecord]]:
        """Bureaus of one agency with their budget totals."""
    def program_activities(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAgencyProgramActivitiesRecord]]:
        """Program activities of one agency."""
    def program_activity_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of program activities of one agency."""
    def obligations_by_award_category(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Award obligations of one agency by award category."""
    def treasury_account_object_classes(
        self,
        tas: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAgencyTreasuryAccountObjectClassesRecord]]:
        """Object classes of one treasury account with their program activities."""
    def treasury_account_program_activities(
        self,
        tas: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAgencyTreasuryAccountProgramActivitiesRecord]]:
        """Program activities of one treasury account with their object classes."""
    def new_award_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = None,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of new awards of one agency in a fiscal year."""
    def object_classes(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = None,
        limit: int | None = None,
        page: int | None = None,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAgencyProgramActivitiesRecord]]:
        """Obligations and outlays of one agency by object class."""
    def object_class_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of object classes of one agency."""

@final
class SpendingBudgetFunctions(Namespace):
    """The operations under spending.budget_functions."""

    def list(self) -> dict[str, Any]:
        """All budget functions, by title."""
    def subfunctions(
        self,
        *,
        budget_function: int | str | None = None,
    ) -> dict[str, Any]:
        """Budget subfunctions, all or of one budget function."""

@final
class AsyncSpendingBudgetFunctions(Namespace):
    """The operations under spending.budget_functions."""

    def list(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """All budget functions, by title."""
    def subfunctions(
        self,
        *,
        budget_function: int | str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Budget subfunctions, all or of one budget function."""

@final
class SpendingFinancialBalances(Namespace):
    """The operations under spending.financial_balances."""

    def agency(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> _Answer[_SpendingFinancialBalancesRecord]:
        """Budget authority, obligations and outlays of one agency in a year."""

@final
class AsyncSpendingFinancialBalances(Namespace):
    """The operations under spending.financial_balances."""

    def agency(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingFinancialBalancesRecord]]:
        """Budget authority, obligations and outlays of one agency in a year."""

@final
class SpendingFinancialSpending(Namespace):
    """The operations under spending.financial_spending."""

    def major_object_class(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> _Answer[_SpendingFinancialSpendingMajorObjectClassRecord]:
        """Obligations of one agency by major object class."""
    def object_class(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        major_object_class_code: int | str,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> _Answer[_SpendingFinancialSpendingObjectClassRecord]:
        """Obligations of one agency by minor object class."""

@final
class AsyncSpendingFinancialSpending(Namespace):
    """The operations under spending.financial_spending."""

    def major_object_class(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingFinancialSpendingMajorObjectClassRecord]]:
        """Obligations of one agency by major object class."""
    def object_class(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        major_object_class_code: int | str,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingFinancialSpendingObjectClassRecord]]:
        """Obligations of one agency by minor object class."""

@final
class SpendingFederalObligations(Namespace):
    """The operations under spending.federal_obligations."""

    def list(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_SpendingFederalObligationsRecord]:
        """Obligations of one agency by federal account, largest first."""

@final
class AsyncSpendingFederalObligations(Namespace):
    """The operations under spending.federal_obligations."""

    def list(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_SpendingFederalObligationsRecord]]:
        """Obligations of one agency by federal account, largest first."""

@final
class SpendingFederalAccounts(Namespace):
    """The operations under spending.federal_accounts."""

    def search(
        self,
        *,
        fiscal_year: str | None = None,
        agency_identifier: str | None = None,
        sort_direction: Literal["asc", "desc"] | None = "desc",
        sort_field: Literal["budgetary_resources", "account_number", "account_name", "managing_agency"] | None = "budgetary_resources",
        limit: int | None = 50,
        page: int | None = 1,
        keyword: str | None = None,
    ) -> _Answer[_SpendingFederalAccountsSearchRecord]:
        """Federal accounts with number, name, agency and budgetary resources."""
    def get(
        self,
        account_number: str,
        *,
        fiscal_year: int | None = None,
    ) -> dict[str, Any]:
        """One federal account with its treasury accounts for a fiscal year."""
    def fiscal_year_snapshot(
        self,
        federal_account_id: int,
        *,
        fiscal_year: int | None = None,
    ) -> dict[str, Any]:
        """Budget figures of one federal account in a fiscal year."""
    def available_object_classes(self, federal_account_id: int) -> dict[str, Any]:
        """Object classes that one federal account has used."""
    def program_activities(
        self,
        federal_account_code: str,
        *,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "name", "type"] | None = None,
    ) -> _Answer[_SpendingFederalAccountsProgramActivitiesRecord]:
        """Program activities used by one federal account."""
    def program_activities_total(
        self,
        federal_account_code: str,
        *,
        time_period: Sequence[Mapping[str, Any]] | None = None,
        object_class: Sequence[str] | None = None,
        program_activity: Sequence[str] | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["obligations", "code", "name", "type"] | None = None,
    ) -> _Answer[_SpendingFederalAccountsProgramActivitiesTotalRecord]:
        """Obligations of one federal account by program activity."""
    def object_classes_total(
        self,
        federal_account_code: str,
        *,
        time_period: Sequence[Mapping[str, Any]] | None = None,
        object_class: Sequence[str] | None = None,
        program_activity: Sequence[str] | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["obligations", "code", "name"] | None = None,
    ) -> _Answer[_SpendingFederalAccountsObjectClassesTotalRecord]:
        """Obligations of one federal account by object class."""

@final
class AsyncSpendingFederalAccounts(Namespace):
    """The operations under spending.federal_accounts."""

    def search(
        self,
        *,
        fiscal_year: str | None = None,
        agency_identifier: str | None = None,
        sort_direction: Literal["asc", "desc"] | None = "desc",
        sort_field: Literal["budgetary_resources", "account_number", "account_name", "managing_agency"] | None = "budgetary_resources",
        limit: int | None = 50,
        page: int | None = 1,
        keyword: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingFederalAccountsSearchRecord]]:
        """Federal accounts with number, name, agency and budgetary resources."""
    def get(
        self,
        account_number: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One federal account with its treasury accounts for a fiscal year."""
    def fiscal_year_snapshot(
        self,
        federal_account_id: int,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Budget figures of one federal account in a fiscal year."""
    def available_object_classes(
        self,
        federal_account_id: int,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Object classes that one federal account has used."""
    def program_activities(
        self,
        federal_account_code: str,
        *,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "name", "type"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingFederalAccountsProgramActivitiesRecord]]:
        """Program activities used by one federal account."""
    def program_activities_total(
        self,
        federal_account_code: str,
        *,
        time_period: Sequence[Mapping[str, Any]] | None = None,
        object_class: Sequence[str] | None = None,
        program_activity: Sequence[str] | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["obligations", "code", "name", "type"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingFederalAccountsProgramActivitiesTotalRecord]]:
        """Obligations of one federal account by program activity."""
    def object_classes_total(
        self,
        federal_account_code: str,
        *,
        time_period: Sequence[Mapping[str, Any]] | None = None,
        object_class: Sequence[str] | None = None,
        program_activity: Sequence[str] | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["obligations", "code", "name"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingFederalAccountsObjectClassesTotalRecord]]:
        """Obligations of one federal account by object class."""

@final
class SpendingReporting(Namespace):
    """The operations under spending.reporting."""

    def agency_overview(
        self,
        toptier_code: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["current_total_budget_authority_amount", "fiscal_year", "missing_tas_accounts_count", "tas_accounts_total", "obligation_difference", "percent_of_total_budgetary_resources", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"] | None = "current_total_budget_authority_amount",
    ) -> _Answer[_SpendingReportingAgencyOverviewRecord]:
        """Budget and reporting differences of one agency, a record for each fiscal period."""
    def agencies_overview(
        self,
        fiscal_year: int,
        fiscal_period: int,
        *,
        filter: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["toptier_code", "current_total_budget_authority_amount", "missing_tas_accounts_count", "tas_accounts_total", "agency_name", "obligation_difference", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"] | None = "current_total_budget_authority_amount",
    ) -> _Answer[_SpendingReportingAgenciesOverviewRecord]:
        """Budget and reporting differences of every agency in one fiscal period."""
    def publish_dates(
        self,
        fiscal_year: int,
        *,
        filter: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["current_total_budget_authority_amount", "agency_name", "abbreviation", "toptier_code", "publication_date,2", "publication_date,3", "publication_date,4", "publication_date,5", "publication_date,6", "publication_date,7", "publication_date,8", "publication_date,9", "publication_date,10", "publication_date,11", "publication_date,12"] | None = "current_total_budget_authority_amount",
    ) -> _Answer[_SpendingReportingPublishDatesRecord]:
        """Publication and certification dates of all agencies in a fiscal year."""
    def submission_history(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["publication_date", "certification_date"] | None = None,
    ) -> _Answer[_SpendingReportingSubmissionHistoryRecord]:
        """All publication and certification dates of one submission."""
    def differences(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["tas", "difference", "file_a_obligation", "file_b_obligation"] | None = "tas",
    ) -> _Answer[_SpendingReportingDifferencesRecord]:
        """Differences between reported account and program obligations, by treasury account."""
    def discrepancies(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["amount", "tas"] | None = "amount",
    ) -> _Answer[_SpendingReportingDiscrepanciesRecord]:
        """Treasury accounts missing from an agency's submission."""
    def unlinked_awards(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        type: Literal["assistance", "procurement"],
    ) -> dict[str, Any]:
        """Linked and unlinked award counts of one submission."""

@final
class AsyncSpendingReporting(Namespace):
    """The operations under spending.reporting."""

    def agency_overview(
        self,
        toptier_code: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["current_total_budget_authority_amount", "fiscal_year", "missing_tas_accounts_count", "tas_accounts_total", "obligation_difference", "percent_of_total_budgetary_resources", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"] | None = "current_total_budget_authority_amount",
    ) -> Coroutine[Any, Any, _Answer[_SpendingReportingAgencyOverviewRecord]]:
        """Budget and reporting differences of one agency, a record for each fiscal period."""
    def agencies_overview(
        self,
        fiscal_year: int,
        fiscal_period: int,
        *,
        filter: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["toptier_code", "current_total_budget_authority_amount", "missing_tas_accounts_count", "tas_accounts_total", "agency_name", "obligation_difference", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"] | None = "current_total_budget_authority_amount",
    ) -> Coroutine[Any, Any, _Answer[_SpendingReportingAgenciesOverviewRecord]]:
        """Budget and reporting differences of every agency in one fiscal period."""
    def publish_dates(
        self,
        fiscal_year: int,
        *,
        filter: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["current_total_budget_authority_amount", "agency_name", "abbreviation", "toptier_code", "publication_date,2", "publication_date,3", "publication_date,4", "publication_date,5", "publication_date,6", "publication_date,7", "publication_date,8", "publication_date,9", "publication_date,10", "publication_date,11", "publication_date,12"] | None = "current_total_budget_authority_amount",
    ) -> Coroutine[Any, Any, _Answer[_SpendingReportingPublishDatesRecord]]:
        """Publication and certification dates of all agencies in a fiscal year."""
    def submission_history(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["publication_date", "certification_date"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingReportingSubmissionHistoryRecord]]:
        """All publication and certification dates of one submission."""
    def differences(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["tas", "difference", "file_a_obligation", "file_b_obligation"] | None = "tas",
    ) -> Coroutine[Any, Any, _Answer[_SpendingReportingDifferencesRecord]]:
        """Differences between reported account and program obligations, by treasury account."""
    def discrepancies(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["amount", "tas"] | None = "amount",
    ) -> Coroutine[Any, Any, _Answer[_SpendingReportingDiscrepanciesRecord]]:
        """Treasury accounts missing from an agency's submission."""
    def unlinked_awards(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        type: Literal["assistance", "procurement"],
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Linked and unlinked award counts of one submission."""

@final
class SpendingReferences(Namespace):
    """The operations under spending.references."""

    def agency(self, agency_id: int) -> dict[str, Any]:
        """Name, mission and latest budget totals of one agency."""
    def toptier_agencies(
        self,
        *,
        sort: Literal["agency_id", "agency_name", "active_fy", "active_fq", "outlay_amount", "obligated_amount", "budget_authority_amount", "current_total_budget_authority_amount", "percentage_of_total_budget_authority"] | None = "percentage_of_total_budget_authority",
        order: Literal["asc", "desc"] | None = "desc",
    ) -> dict[str, Any]:
        """All toptier agencies with their budget figures."""
    def total_budgetary_resources(
        self,
        *,
        fiscal_year: int | None = None,
        fiscal_period: int | None = None,
    ) -> dict[str, Any]:
        """Government budgetary resources by fiscal year and period."""
    def submission_periods(self, *, use_cache: bool | None = False) -> dict[str, Any]:
        """All revealed submission windows."""
    def filter_tree_psc(
        self,
        *,
        depth: int | None = 0,
        filter: str | None = None,
    ) -> dict[str, Any]:
        """Top nodes of the product and service code tree."""
    def filter_tree_tas(
        self,
        *,
        depth: int | None = 0,
        filter: str | None = None,
    ) -> dict[str, Any]:
        """Top nodes (agencies) of the treasury account tree."""
    def naics(self, *, filter: str | None = None) -> dict[str, Any]:
        """Two-digit NAICS codes, or the codes matching a text."""
    def naics_code(self, code: str, *, filter: str | None = None) -> dict[str, Any]:
        """One NAICS code with its direct children."""
    def cfda_totals(self) -> dict[str, Any]:
        """Grant opportunity totals for every assistance listing."""
    def cfda_total(self, cfda: str) -> dict[str, Any]:
        """Grant opportunity totals for one assistance listing."""
    def assistance_listings(
        self,
        *,
        filter: str | None = None,
        flat: bool | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "description"] | None = None,
    ) -> _Answer[_SpendingReferencesAssistanceListingsRecord] | _Answers[_SpendingReferencesAssistanceListingsRecord]:
        """Two-digit assistance listing groups, or those matching a text."""
    def assistance_listing(
        self,
        code: str,
        *,
        filter: str | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "description"] | None = None,
    ) -> _Answer[_SpendingReferencesAssistanceListingRecord]:
        """Assistance listings of one two-digit group."""
    def filter_tree_psc_group(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> dict[str, Any]:
        """Product and service codes of one group."""
    def filter_tree_psc_subgroup(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        psc: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> dict[str, Any]:
        """Product and service codes below one code."""
    def filter_tree_psc_code(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        psc: str,
        psc2: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> dict[str, Any]:
        """Product and service codes below a code of the second level."""
    def filter_tree_tas_agency(
        self,
        agency: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> dict[str, Any]:
        """Federal accounts of one agency in the treasury account tree."""
    def filter_tree_tas_federal_account(
        self,
        agency: str,
        federal_account: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> dict[str, Any]:
        """Treasury accounts of one federal account in the tree."""
    def def_codes(self) -> dict[str, Any]:
        """Every disaster and emergency fund code (DEFC) with its laws."""
    def award_types(self) -> dict[str, Any]:
        """Award type codes by group."""
    def filter_hash(self, filters: Mapping[str, Any]) -> dict[str, Any]:
        """Store a filter object and get its hash."""
    def filter_from_hash(self, hash: str) -> dict[str, Any]:
        """Filter object stored under a hash."""
    def data_dictionary(self) -> dict[str, Any]:
        """The data dictionary: what each column of the files means, as a table."""
    def glossary(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _Answer[_SpendingReferencesGlossaryRecord]:
        """Every term of the glossary with its definitions."""

@final
class AsyncSpendingReferences(Namespace):
    """The operations under spending.references."""

    def agency(self, agency_id: int) -> Coroutine[Any, Any, dict[str, Any]]:
        """Name, mission and latest budget totals of one agency."""
    def toptier_agencies(
        self,
        *,
        sort: Literal["agency_id", "agency_name", "active_fy", "active_fq", "outlay_amount", "obligated_amount", "budget_authority_amount", "current_total_budget_authority_amount", "percentage_of_total_budget_authority"] | None = "percentage_of_total_budget_authority",
        order: Literal["asc", "desc"] | None = "desc",
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """All toptier agencies with their budget figures."""
    def total_budgetary_resources(
        self,
        *,
        fiscal_year: int | None = None,
        fiscal_period: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Government budgetary resources by fiscal year and period."""
    def submission_periods(
        self,
        *,
        use_cache: bool | None = False,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """All revealed submission windows."""
    def filter_tree_psc(
        self,
        *,
        depth: int | None = 0,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Top nodes of the product and service code tree."""
    def filter_tree_tas(
        self,
        *,
        depth: int | None = 0,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Top nodes (agencies) of the treasury account tree."""
    def naics(
        self,
        *,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Two-digit NAICS codes, or the codes matching a text."""
    def naics_code(
        self,
        code: str,
        *,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One NAICS code with its direct children."""
    def cfda_totals(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Grant opportunity totals for every assistance listing."""
    def cfda_total(self, cfda: str) -> Coroutine[Any, Any, dict[str, Any]]:
        """Grant opportunity totals for one assistance listing."""
    def assistance_listings(
        self,
        *,
        filter: str | None = None,
        flat: bool | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "description"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingReferencesAssistanceListingsRecord] | _Answers[_SpendingReferencesAssistanceListingsRecord]]:
        """Two-digit assistance listing groups, or those matching a text."""
    def assistance_listing(
        self,
        code: str,
        *,
        filter: str | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "description"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingReferencesAssistanceListingRecord]]:
        """Assistance listings of one two-digit group."""
    def filter_tree_psc_group(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Product and service codes of one group."""
    def filter_tree_psc_subgroup(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        psc: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Product and service codes below one code."""
    def filter_tree_psc_code(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        psc: str,
        psc2: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Product and service codes below a code of the second level."""
    def filter_tree_tas_agency(
        self,
        agency: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Federal accounts of one agency in the treasury account tree."""
    def filter_tree_tas_federal_account(
        self,
        agency: str,
        federal_account: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Treasury accounts of one federal account in the tree."""
    def def_codes(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Every disaster and emergency fund code (DEFC) with its laws."""
    def award_types(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Award type codes by group."""
    def filter_hash(
        self,
        filters: Mapping[str, Any],
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Store a filter object and get its hash."""
    def filter_from_hash(self, hash: str) -> Coroutine[Any, Any, dict[str, Any]]:
        """Filter object stored under a hash."""
    def data_dictionary(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """The data dictionary: what each column of the files means, as a table."""
    def glossary(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _Answer[_SpendingReferencesGlossaryRecord]]:
        """Every term of the glossary with its definitions."""

@final
class SpendingAutocomplete(Namespace):
    """The operations under spending.autocomplete."""

    @property
    def accounts(self) -> SpendingAutocompleteAccounts:
        """The operations under spending.autocomplete.accounts."""
    def awarding_agency_office(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> dict[str, Any]:
        """Awarding agencies, subagencies and offices matching the text."""
    def funding_agency_office(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> dict[str, Any]:
        """Funding agencies, subagencies and offices matching the text."""
    def cfda(self, search_text: str, *, limit: int | None = None) -> dict[str, Any]:
        """Assistance programs matching the number, title or popular name."""
    def glossary(self, search_text: str, *, limit: int | None = None) -> dict[str, Any]:
        """Glossary terms matching the text."""
    def psc(self, search_text: str, *, limit: int | None = None) -> dict[str, Any]:
        """Product and service codes matching code or description."""
    def location(self, search_text: str, *, limit: int | None = 10) -> dict[str, Any]:
        """Places matching the text, by kind of place."""
    def naics(self, search_text: str, *, limit: int | None = 10) -> dict[str, Any]:
        """Six-digit NAICS codes and titles matching the text."""
    def recipient(
        self,
        search_text: str,
        *,
        limit: int | None = 10,
        recipient_levels: Sequence[Literal["C", "P", "R"]] | None = None,
    ) -> dict[str, Any]:
        """Recipients matching name, UEI or DUNS."""
    def city(
        self,
        search_text: str,
        limit: int,
        country_code: str,
        scope: Literal["primary_place_of_performance", "recipient_location"],
        *,
        state_code: str | None = None,
    ) -> dict[str, Any]:
        """City names for a country and state."""
    def program_activity(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> dict[str, Any]:
        """Program activities matching code or name."""

@final
class AsyncSpendingAutocomplete(Namespace):
    """The operations under spending.autocomplete."""

    @property
    def accounts(self) -> AsyncSpendingAutocompleteAccounts:
        """The operations under spending.autocomplete.accounts."""
    def awarding_agency_office(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Awarding agencies, subagencies and offices matching the text."""
    def funding_agency_office(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Funding agencies, subagencies and offices matching the text."""
    def cfda(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Assistance programs matching the number, title or popular name."""
    def glossary(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Glossary terms matching the text."""
    def psc(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Product and service codes matching code or description."""
    def location(
        self,
        search_text: str,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Places matching the text, by kind of place."""
    def naics(
        self,
        search_text: str,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Six-digit NAICS codes and titles matching the text."""
    def recipient(
        self,
        search_text: str,
        *,
        limit: int | None = 10,
        recipient_levels: Sequence[Literal["C", "P", "R"]] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Recipients matching name, UEI or DUNS."""
    def city(
        self,
        search_text: str,
        limit: int,
        country_code: str,
        scope: Literal["primary_place_of_performance", "recipient_location"],
        *,
        state_code: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """City names for a country and state."""
    def program_activity(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Program activities matching code or name."""

@final
class SpendingAutocompleteAccounts(Namespace):
    """The operations under spending.autocomplete.accounts."""

    def a(self, filter: Mapping[str, Any], *, limit: int | None = 10) -> dict[str, Any]:
        """Availability type codes left by the component filter."""
    def aid(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> dict[str, Any]:
        """Agency identifiers with agency names left by the component filter."""
    def ata(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> dict[str, Any]:
        """Allocation transfer agency identifiers with agency names left by the component filter."""
    def bpoa(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> dict[str, Any]:
        """Beginning periods of availability left by the component filter."""
    def epoa(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> dict[str, Any]:
        """Ending periods of availability left by the component filter."""
    def main(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> dict[str, Any]:
        """Main account codes left by the component filter."""
    def sub(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> dict[str, Any]:
        """Sub account codes left by the component filter."""

@final
class AsyncSpendingAutocompleteAccounts(Namespace):
    """The operations under spending.autocomplete.accounts."""

    def a(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Availability type codes left by the component filter."""
    def aid(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Agency identifiers with agency names left by the component filter."""
    def ata(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Allocation transfer agency identifiers with agency names left by the component filter."""
    def bpoa(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Beginning periods of availability left by the component filter."""
    def epoa(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Ending periods of availability left by the component filter."""
    def main(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Main account codes left by the component filter."""
    def sub(
        self,
        filter: Mapping[str, Any],
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Sub account codes left by the component filter."""

@final
class SpendingBulkDownload(Namespace):
    """The operations under spending.bulk_download."""

    def list_agencies(
        self,
        agencies_type: Literal["account_agencies", "award_agencies"],
        *,
        agency: int | None = None,
    ) -> dict[str, Any]:
        """Agencies (or sub-agencies of one agency) usable in downloads."""
    def awards(
        self,
        filters: Mapping[str, Any],
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        columns: Sequence[str] | None = None,
        award_levels: Sequence[Literal["prime_awards"]] | None = None,
    ) -> dict[str, Any]:
        """Start a custom award download within one year."""
    def list_monthly_files(
        self,
        agency: int | str,
        fiscal_year: int,
        file_type: Literal["assistance", "contracts"],
    ) -> dict[str, Any]:
        """Current archive files of an agency and fiscal year."""
    def status(self, file_name: str) -> dict[str, Any]:
        """State of a download job that bulk_download.awards started."""
    def list_database_download_files(self) -> dict[str, Any]:
        """Newest full and subset database dump files."""
    def list_unlinked_awards_files(self, toptier_code: str) -> dict[str, Any]:
        """Newest unlinked awards file of an agency."""

@final
class AsyncSpendingBulkDownload(Namespace):
    """The operations under spending.bulk_download."""

    def list_agencies(
        self,
        agencies_type: Literal["account_agencies", "award_agencies"],
        *,
        agency: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Agencies (or sub-agencies of one agency) usable in downloads."""
    def awards(
        self,
        filters: Mapping[str, Any],
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        columns: Sequence[str] | None = None,
        award_levels: Sequence[Literal["prime_awards"]] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Start a custom award download within one year."""
    def list_monthly_files(
        self,
        agency: int | str,
        fiscal_year: int,
        file_type: Literal["assistance", "contracts"],
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Current archive files of an agency and fiscal year."""
    def status(self, file_name: str) -> Coroutine[Any, Any, dict[str, Any]]:
        """State of a download job that bulk_download.awards started."""
    def list_database_download_files(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Newest full and subset database dump files."""
    def list_unlinked_awards_files(
        self,
        toptier_code: str,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Newest unlinked awards file of an agency."""

@final
class SpendingDownload(Namespace):
    """The operations under spending.download."""

    def accounts(
        self,
        account_level: Literal["treasury_account", "federal_account"],
        submission_types: Sequence[Literal["account_balances", "object_class_program_activity", "award_financial"]],
        fiscal_year: int,
        *,
        agency: str | None = None,
        federal_account: str | None = None,
        quarter: int | None = None,
        period: int | None = None,
        def_codes: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        columns: Sequence[str] | None = None,
        budget_function: str | None = None,
        budget_subfunction: str | None = None,
    ) -> dict[str, Any]:
        """Start a custom account data download."""
    def assistance(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Start a download of the data of one assistance award."""
    def contract(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Start a download of the data of one contract award."""
    def idv(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Start a download of the data of one indefinite delivery vehicle (IDV)."""
    def awards(
        self,
        filters: Mapping[str, Any],
        *,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
    ) -> dict[str, Any]:
        """Start a download of awards and their subawards matching filters."""
    def transactions(
        self,
        filters: Mapping[str, Any],
        *,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
    ) -> dict[str, Any]:
        """Start a download of transactions and subawards matching filters."""
    def count(
        self,
        filters: Mapping[str, Any],
        *,
        spending_level: Literal["awards", "transactions", "subawards"] | None = None,
        subawards: bool | None = None,
    ) -> dict[str, Any]:
        """Number of rows a download with these filters would have."""
    def disaster(
        self,
        def_codes: Sequence[Literal["L", "M", "N", "O", "P", "U", "V"]],
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
    ) -> dict[str, Any]:
        """Start a download of account and award data of the COVID-19 funds."""
    def disaster_recipients(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        query: str | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = None,
        columns: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Start a download of the recipients of disaster and emergency funds."""
    def status(self, file_name: str) -> dict[str, Any]:
        """State of a download job, with the address of its file once it is finished."""
    def search(
        self,
        filters: Mapping[str, Any],
        *,
        spending_level: Sequence[Literal["awards", "transactions", "subawards"]] | None = None,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = None,
        limit: int | None = None,
    ) -> dict[str, Any]:
        """Start a download of awards, transactions and subawards in one file."""

@final
class AsyncSpendingDownload(Namespace):
    """The operations under spending.download."""

    def accounts(
        self,
        account_level: Literal["treasury_account", "federal_account"],
        submission_types: Sequence[Literal["account_balances", "object_class_program_activity", "award_financial"]],
        fiscal_year: int,
        *,
        agency: str | None = None,
        federal_account: str | None = None,
        quarter: int | None = None,
        period: int | None = None,
        def_codes: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        columns: Sequence[str] | None = None,
        budget_function: str | None = None,
        budget_subfunction: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Start a custom account data download."""
    def assistance(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Start a download of the data of one assistance award."""
    def contract(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Start a download of the data of one contract award."""
    def idv(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Start a download of the data of one indefinite delivery vehicle (IDV)."""
    def awards(
        self,
        filters: Mapping[str, Any],
        *,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Start a download of awards and their subawards matching filters."""
    def transactions(
        self,
        filters: Mapping[str, Any],
        *,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Start a download of transactions and subawards matching filters."""
    def count(
        self,
        filters: Mapping[str, Any],
        *,
        spending_level: Literal["awards", "transactions", "subawards"] | None = None,
        subawards: bool | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of rows a download with these filters would have."""
    def disaster(
        self,
        def_codes: Sequence[Literal["L", "M", "N", "O", "P", "U", "V"]],
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Start a download of account and award data of the COVID-19 funds."""
    def disaster_recipients(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        query: str | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = None,
        columns: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Start a download of the recipients of disaster and emergency funds."""
    def status(self, file_name: str) -> Coroutine[Any, Any, dict[str, Any]]:
        """State of a download job, with the address of its file once it is finished."""
    def search(
        self,
        filters: Mapping[str, Any],
        *,
        spending_level: Sequence[Literal["awards", "transactions", "subawards"]] | None = None,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = None,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Start a download of awards, transactions and subawards in one file."""

@final
class SpendingDisaster(Namespace):
    """The operations under spending.disaster."""

    @property
    def agency(self) -> SpendingDisasterAgency:
        """The operations under spending.disaster.agency."""
    @property
    def cfda(self) -> SpendingDisasterCfda:
        """The operations under spending.disaster.cfda."""
    @property
    def federal_account(self) -> SpendingDisasterFederalAccount:
        """The operations under spending.disaster.federal_account."""
    @property
    def object_class(self) -> SpendingDisasterObjectClass:
        """The operations under spending.disaster.object_class."""
    @property
    def recipient(self) -> SpendingDisasterRecipient:
        """The operations under spending.disaster.recipient."""
    @property
    def award(self) -> SpendingDisasterAward:
        """The operations under spending.disaster.award."""
    @property
    def def_code(self) -> SpendingDisasterDefCode:
        """The operations under spending.disaster.def_code."""
    def spending_by_geography(
        self,
        def_codes: Sequence[str],
        geo_layer: Literal["state", "county", "district"],
        spending_type: Literal["obligation", "outlay", "face_value_of_loan"],
        *,
        geo_layer_filters: Sequence[str] | None = None,
        scope: Literal["recipient_location", "place_of_performance"] | None = "recipient_location",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> dict[str, Any]:
        """Disaster and emergency spending of awards by state, county or district."""
    def overview(
        self,
        *,
        def_codes: str | Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Disaster and emergency funding, and how much of it was spent."""

@final
class AsyncSpendingDisaster(Namespace):
    """The operations under spending.disaster."""

    @property
    def agency(self) -> AsyncSpendingDisasterAgency:
        """The operations under spending.disaster.agency."""
    @property
    def cfda(self) -> AsyncSpendingDisasterCfda:
        """The operations under spending.disaster.cfda."""
    @property
    def federal_account(self) -> AsyncSpendingDisasterFederalAccount:
        """The operations under spending.disaster.federal_account."""
    @property
    def object_class(self) -> AsyncSpendingDisasterObjectClass:
        """The operations under spending.disaster.object_class."""
    @property
    def recipient(self) -> AsyncSpendingDisasterRecipient:
        """The operations under spending.disaster.recipient."""
    @property
    def award(self) -> AsyncSpendingDisasterAward:
        """The operations under spending.disaster.award."""
    @property
    def def_code(self) -> AsyncSpendingDisasterDefCode:
        """The operations under spending.disaster.def_code."""
    def spending_by_geography(
        self,
        def_codes: Sequence[str],
        geo_layer: Literal["state", "county", "district"],
        spending_type: Literal["obligation", "outlay", "face_value_of_loan"],
        *,
        geo_layer_filters: Sequence[str] | None = None,
        scope: Literal["recipient_location", "place_of_performance"] | None = "recipient_location",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Disaster and emergency spending of awards by state, county or district."""
    def overview(
        self,
        *,
        def_codes: str | Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Disaster and emergency funding, and how much of it was spent."""

@final
class SpendingDisasterAgency(Namespace):
    """The operations under spending.disaster.agency."""

    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _Answer[_SpendingDisasterAgencyLoansRecord]:
        """Loans from disaster and emergency funds by agency."""
    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> _Answer[_SpendingDisasterAgencySpendingRecord]:
        """Disaster and emergency funding by agency."""
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> dict[str, Any]:
        """Number of agencies with disaster and emergency funding."""

@final
class AsyncSpendingDisasterAgency(Namespace):
    """The operations under spending.disaster.agency."""

    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingDisasterAgencyLoansRecord]]:
        """Loans from disaster and emergency funds by agency."""
    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingDisasterAgencySpendingRecord]]:
        """Disaster and emergency funding by agency."""
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of agencies with disaster and emergency funding."""

@final
class SpendingDisasterCfda(Namespace):
    """The operations under spending.disaster.cfda."""

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _Answer[_SpendingDisasterCfdaSpendingRecord]:
        """Disaster and emergency funding by assistance program."""
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _Answer[_SpendingDisasterCfdaLoansRecord]:
        """Loans from disaster and emergency funds by assistance program."""
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> dict[str, Any]:
        """Number of assistance programs with disaster and emergency funding."""

@final
class AsyncSpendingDisasterCfda(Namespace):
    """The operations under spending.disaster.cfda."""

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingDisasterCfdaSpendingRecord]]:
        """Disaster and emergency funding by assistance program."""
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingDisasterCfdaLoansRecord]]:
        """Loans from disaster and emergency funds by assistance program."""
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of assistance programs with disaster and emergency funding."""

@final
class SpendingDisasterFederalAccount(Namespace):
    """The operations under spending.disaster.federal_account."""

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> _Answer[_SpendingDisasterFederalAccountRecord]:
        """Disaster and emergency funding by federal account and treasury account."""
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> dict[str, Any]:
        """Loans from disaster and emergency funds by federal account and treasury account."""
    def count(self, def_codes: Sequence[str]) -> dict[str, Any]:
        """Number of federal accounts with disaster and emergency funding."""

@final
class AsyncSpendingDisasterFederalAccount(Namespace):
    """The operations under spending.disaster.federal_account."""

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingDisasterFederalAccountRecord]]:
        """Disaster and emergency funding by federal account and treasury account."""
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Loans from disaster and emergency funds by federal account and treasury account."""
    def count(self, def_codes: Sequence[str]) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of federal accounts with disaster and emergency funding."""

@final
class SpendingDisasterObjectClass(Namespace):
    """The operations under spending.disaster.object_class."""

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> _Answer[_SpendingDisasterObjectClassRecord]:
        """Disaster and emergency funding by object class."""
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> dict[str, Any]:
        """Loans from disaster and emergency funds by object class."""
    def count(self, def_codes: Sequence[str]) -> dict[str, Any]:
        """Number of object classes with disaster and emergency funding."""

@final
class AsyncSpendingDisasterObjectClass(Namespace):
    """The operations under spending.disaster.object_class."""

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingDisasterObjectClassRecord]]:
        """Disaster and emergency funding by object class."""
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Loans from disaster and emergency funds by object class."""
    def count(self, def_codes: Sequence[str]) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of object classes with disaster and emergency funding."""

@final
class SpendingDisasterRecipient(Namespace):
    """The operations under spending.disaster.recipient."""

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _Answer[_SpendingDisasterRecipientSpendingRecord]:
        """Disaster and emergency funding by recipient."""
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _Answer[_SpendingDisasterRecipientLoansRecord]:
        """Loans from disaster and emergency funds by recipient."""
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> dict[str, Any]:
        """Number of recipients with disaster and emergency funding."""

@final
class AsyncSpendingDisasterRecipient(Namespace):
    """The operations under spending.disaster.recipient."""

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingDisasterRecipientSpendingRecord]]:
        """Disaster and emergency funding by recipient."""
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingDisasterRecipientLoansRecord]]:
        """Loans from disaster and emergency funds by recipient."""
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of recipients with disaster and emergency funding."""

@final
class SpendingDisasterAward(Namespace):
    """The operations under spending.disaster.award."""

    def amount(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> dict[str, Any]:
        """Sum of obligations and outlays of awards from disaster and emergency funds."""
    def count(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> dict[str, Any]:
        """Number of awards from disaster and emergency funds."""

@final
class AsyncSpendingDisasterAward(Namespace):
    """The operations under spending.disaster.award."""

    def amount(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Sum of obligations and outlays of awards from disaster and emergency funds."""
    def count(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of awards from disaster and emergency funds."""

@final
class SpendingDisasterDefCode(Namespace):
    """The operations under spending.disaster.def_code."""

    def count(self, def_codes: Sequence[str]) -> dict[str, Any]:
        """Number of disaster and emergency fund codes that have funding."""

@final
class AsyncSpendingDisasterDefCode(Namespace):
    """The operations under spending.disaster.def_code."""

    def count(self, def_codes: Sequence[str]) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of disaster and emergency fund codes that have funding."""

@final
class SpendingAwards(Namespace):
    """The operations under spending.awards."""

    @property
    def count(self) -> SpendingAwardsCount:
        """The operations under spending.awards.count."""
    def get(self, award_id: int | str) -> dict[str, Any]:
        """One award with its amounts, agencies, recipient and places."""
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["federal_account", "account_title", "agency", "total_transaction_obligated_amount"] | None = "federal_account",
    ) -> _Answer[_SpendingAwardsAccountsRecord]:
        """Federal accounts of an award."""
    def funding(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "federal_account", "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> _Answer[_SpendingAwardsFundingRecord]:
        """Account funding lines of an award."""
    def funding_rollup(self, award_id: int | str) -> dict[str, Any]:
        """Total obligations and counts of agencies and accounts of an award."""
    def last_updated(self) -> dict[str, Any]:
        """Date of the last award data update."""

@final
class AsyncSpendingAwards(Namespace):
    """The operations under spending.awards."""

    @property
    def count(self) -> AsyncSpendingAwardsCount:
        """The operations under spending.awards.count."""
    def get(self, award_id: int | str) -> Coroutine[Any, Any, dict[str, Any]]:
        """One award with its amounts, agencies, recipient and places."""
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["federal_account", "account_title", "agency", "total_transaction_obligated_amount"] | None = "federal_account",
    ) -> Coroutine[Any, Any, _Answer[_SpendingAwardsAccountsRecord]]:
        """Federal accounts of an award."""
    def funding(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "federal_account", "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> Coroutine[Any, Any, _Answer[_SpendingAwardsFundingRecord]]:
        """Account funding lines of an award."""
    def funding_rollup(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Total obligations and counts of agencies and accounts of an award."""
    def last_updated(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Date of the last award data update."""

@final
class SpendingAwardsCount(Namespace):
    """The operations under spending.awards.count."""

    def transaction(self, award_id: int | str) -> dict[str, Any]:
        """Number of transactions of an award."""
    def federal_account(self, award_id: int | str) -> dict[str, Any]:
        """Number of account funding lines of an award."""
    def subaward(self, award_id: int | str) -> dict[str, Any]:
        """Number of subawards of an award."""

@final
class AsyncSpendingAwardsCount(Namespace):
    """The operations under spending.awards.count."""

    def transaction(self, award_id: int | str) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of transactions of an award."""
    def federal_account(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of account funding lines of an award."""
    def subaward(self, award_id: int | str) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of subawards of an award."""

@final
class SpendingIdvs(Namespace):
    """The operations under spending.idvs."""

    @property
    def count(self) -> SpendingIdvsCount:
        """The operations under spending.idvs.count."""
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["total_transaction_obligated_amount", "federal_account", "agency", "account_title"] | None = "total_transaction_obligated_amount",
    ) -> _Answer[_SpendingIdvsAccountsRecord]:
        """Federal accounts of the orders under an indefinite delivery vehicle (IDV)."""
    def activity(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        hide_edge_cases: Literal["true", "false"] | None = "false",
    ) -> _Answer[_SpendingIdvsActivityRecord]:
        """Orders under an indefinite delivery vehicle (IDV) with amounts, largest first."""
    def amounts(self, award_id: int | str) -> dict[str, Any]:
        """Counts and sums of the awards under an indefinite delivery vehicle (IDV)."""
    def awards(
        self,
        award_id: int | str,
        *,
        type: Literal["child_idvs", "child_awards", "grandchild_awards"] | None = "child_idvs",
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["period_of_performance_start_date", "award_type", "description", "funding_agency", "awarding_agency", "last_date_to_order", "obligated_amount", "period_of_performance_current_end_date", "piid"] | None = "period_of_performance_start_date",
    ) -> _Answer[_SpendingIdvsAwardsRecord]:
        """Child vehicles, child awards or grandchild awards of an indefinite delivery vehicle (IDV)."""
    def funding(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name", "gross_outlay_amount", "object_class", "piid", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> _Answer[_SpendingIdvsFundingRecord]:
        """Account funding lines of an indefinite delivery vehicle (IDV) and its orders."""
    def funding_rollup(self, award_id: int | str) -> dict[str, Any]:
        """Total obligations and counts of the orders under an indefinite delivery vehicle (IDV)."""

@final
class AsyncSpendingIdvs(Namespace):
    """The operations under spending.idvs."""

    @property
    def count(self) -> AsyncSpendingIdvsCount:
        """The operations under spending.idvs.count."""
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["total_transaction_obligated_amount", "federal_account", "agency", "account_title"] | None = "total_transaction_obligated_amount",
    ) -> Coroutine[Any, Any, _Answer[_SpendingIdvsAccountsRecord]]:
        """Federal accounts of the orders under an indefinite delivery vehicle (IDV)."""
    def activity(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        hide_edge_cases: Literal["true", "false"] | None = "false",
    ) -> Coroutine[Any, Any, _Answer[_SpendingIdvsActivityRecord]]:
        """Orders under an indefinite delivery vehicle (IDV) with amounts, largest first."""
    def amounts(self, award_id: int | str) -> Coroutine[Any, Any, dict[str, Any]]:
        """Counts and sums of the awards under an indefinite delivery vehicle (IDV)."""
    def awards(
        self,
        award_id: int | str,
        *,
        type: Literal["child_idvs", "child_awards", "grandchild_awards"] | None = "child_idvs",
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["period_of_performance_start_date", "award_type", "description", "funding_agency", "awarding_agency", "last_date_to_order", "obligated_amount", "period_of_performance_current_end_date", "piid"] | None = "period_of_performance_start_date",
    ) -> Coroutine[Any, Any, _Answer[_SpendingIdvsAwardsRecord]]:
        """Child vehicles, child awards or grandchild awards of an indefinite delivery vehicle (IDV)."""
    def funding(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name", "gross_outlay_amount", "object_class", "piid", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> Coroutine[Any, Any, _Answer[_SpendingIdvsFundingRecord]]:
        """Account funding lines of an indefinite delivery vehicle (IDV) and its orders."""
    def funding_rollup(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Total obligations and counts of the orders under an indefinite delivery vehicle (IDV)."""

@final
class SpendingIdvsCount(Namespace):
    """The operations under spending.idvs.count."""

    def federal_account(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
    ) -> dict[str, Any]:
        """Number of account funding lines of an indefinite delivery vehicle (IDV) and its orders."""

@final
class AsyncSpendingIdvsCount(Namespace):
    """The operations under spending.idvs.count."""

    def federal_account(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of account funding lines of an indefinite delivery vehicle (IDV) and its orders."""

@final
class SpendingSubawards(Namespace):
    """The operations under spending.subawards."""

    def list(
        self,
        sort: Literal["subaward_number", "id", "description", "action_date", "amount", "recipient_name"],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        award_id: int | str | None = None,
    ) -> _Answer[_SpendingSubawardsRecord]:
        """Subawards, of one award or of all."""

@final
class AsyncSpendingSubawards(Namespace):
    """The operations under spending.subawards."""

    def list(
        self,
        sort: Literal["subaward_number", "id", "description", "action_date", "amount", "recipient_name"],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        award_id: int | str | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSubawardsRecord]]:
        """Subawards, of one award or of all."""

@final
class SpendingTransactions(Namespace):
    """The operations under spending.transactions."""

    def list(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["action_date", "modification_number", "federal_action_obligation", "face_value_loan_guarantee", "original_loan_subsidy_cost", "action_type_description", "description", "id", "type", "type_description", "action_type", "is_fpds", "cfda_number"] | None = "action_date",
    ) -> _Answer[_SpendingTransactionsRecord]:
        """Transactions of an award."""

@final
class AsyncSpendingTransactions(Namespace):
    """The operations under spending.transactions."""

    def list(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["action_date", "modification_number", "federal_action_obligation", "face_value_loan_guarantee", "original_loan_subsidy_cost", "action_type_description", "description", "id", "type", "type_description", "action_type", "is_fpds", "cfda_number"] | None = "action_date",
    ) -> Coroutine[Any, Any, _Answer[_SpendingTransactionsRecord]]:
        """Transactions of an award."""

@final
class SpendingAwardSpending(Namespace):
    """The operations under spending.award_spending."""

    def recipient(
        self,
        awarding_agency_id: int,
        fiscal_year: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        award_category: Literal["contract", "direct payment", "grant", "idv", "insurance", "loans", "other"] | None = None,
    ) -> _Answer[_SpendingAwardSpendingRecord]:
        """Award spending by recipient for an agency and year."""

@final
class AsyncSpendingAwardSpending(Namespace):
    """The operations under spending.award_spending."""

    def recipient(
        self,
        awarding_agency_id: int,
        fiscal_year: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        award_category: Literal["contract", "direct payment", "grant", "idv", "insurance", "loans", "other"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingAwardSpendingRecord]]:
        """Award spending by recipient for an agency and year."""

@final
class SpendingSearch(Namespace):
    """The operations under spending.search."""

    @property
    def spending_by_category(self) -> SpendingSearchSpendingByCategory:
        """The operations under spending.search.spending_by_category."""
    def spending_by_award(
        self,
        filters: Mapping[str, Any],
        fields: Sequence[str],
        *,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        page: int | None = 1,
        sort: str | None = None,
        subawards: bool | None = False,
        last_record_unique_id: int | None = None,
        last_record_sort_value: str | None = None,
        spending_level: Literal["awards", "subawards"] | None = None,
    ) -> _Answer[dict[str, Any]]:
        """Awards or subawards matching filters, with chosen fields."""
    def spending_by_award_count(
        self,
        filters: Mapping[str, Any],
        *,
        subawards: bool | None = False,
        spending_level: Literal["awards", "subawards"] | None = None,
    ) -> dict[str, Any]:
        """Number of matching awards in each award group."""
    def spending_by_geography(
        self,
        filters: Mapping[str, Any],
        scope: Literal["place_of_performance", "recipient_location"],
        geo_layer: Literal["state", "county", "district", "country"],
        *,
        geo_layer_filters: Sequence[str] | None = None,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> dict[str, Any]:
        """Amounts of matching awards by state, county, district or country."""
    def spending_by_transaction(
        self,
        filters: Mapping[str, Any],
        fields: Sequence[Literal["Action Date", "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id", "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title", "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency", "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order", "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name", "pop_country_name", "pop_state_code", "product_or_service_code", "product_or_service_description", "recipient_id", "recipient_location_address_line1", "recipient_location_address_line2", "recipient_location_address_line3", "recipient_location_city_name", "recipient_location_country_name", "recipient_location_state_code", "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount", "Transaction Description", "Assistance Listing", "NAICS", "Primary Place of Performance", "PSC", "Recipient Location"]],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        sort: Literal["Action Date", "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id", "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title", "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency", "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order", "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name", "pop_country_name", "pop_state_code", "product_or_service_code", "product_or_service_description", "recipient_id", "recipient_location_address_line1", "recipient_location_address_line2", "recipient_location_address_line3", "recipient_location_city_name", "recipient_location_country_name", "recipient_location_state_code", "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount", "Transaction Description", "Assistance Listing", "NAICS", "Primary Place of Performance", "PSC", "Recipient Location"] | None = "Transaction Amount",
        order: Literal["asc", "desc"] | None = "desc",
    ) -> _Answer[dict[str, Any]]:
        """Transactions matching filters, with chosen fields."""
    def spending_by_transaction_count(
        self,
        filters: Mapping[str, Any],
    ) -> dict[str, Any]:
        """Number of matching transactions in each award group."""
    def spending_over_time(
        self,
        filters: Mapping[str, Any],
        *,
        group: Literal["fiscal_year", "quarter", "month", "calendar_year"] | None = "fiscal_year",
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> dict[str, Any]:
        """Amounts of matching awards by fiscal year, quarter or month."""
    def transaction_spending_summary(
        self,
        filters: Mapping[str, Any],
    ) -> dict[str, Any]:
        """Count and sum of transactions matching keywords."""
    def new_awards_over_time(
        self,
        filters: Mapping[str, Any],
        *,
        group: Literal["fiscal_year", "quarter", "month"] | None = None,
    ) -> dict[str, Any]:
        """Number of new awards of a recipient by period."""
    def spending_by_subaward_grouped(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = None,
        limit: int | None = None,
        sort: Literal["award_id", "subaward_count", "award_generated_internal_id", "subaward_obligation"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingBySubawardGroupedRecord]:
        """Awards with number and sum of their subawards."""
    def spending_by_transaction_grouped(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = None,
        limit: int | None = None,
        sort: Literal["transaction_obligation", "award_id", "transaction_count", "award_generated_internal_id"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByTransactionGroupedRecord]:
        """Awards with number and sum of their transactions."""

@final
class AsyncSpendingSearch(Namespace):
    """The operations under spending.search."""

    @property
    def spending_by_category(self) -> AsyncSpendingSearchSpendingByCategory:
        """The operations under spending.search.spending_by_category."""
    def spending_by_award(
        self,
        filters: Mapping[str, Any],
        fields: Sequence[str],
        *,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        page: int | None = 1,
        sort: str | None = None,
        subawards: bool | None = False,
        last_record_unique_id: int | None = None,
        last_record_sort_value: str | None = None,
        spending_level: Literal["awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[dict[str, Any]]]:
        """Awards or subawards matching filters, with chosen fields."""
    def spending_by_award_count(
        self,
        filters: Mapping[str, Any],
        *,
        subawards: bool | None = False,
        spending_level: Literal["awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of matching awards in each award group."""
    def spending_by_geography(
        self,
        filters: Mapping[str, Any],
        scope: Literal["place_of_performance", "recipient_location"],
        geo_layer: Literal["state", "county", "district", "country"],
        *,
        geo_layer_filters: Sequence[str] | None = None,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Amounts of matching awards by state, county, district or country."""
    def spending_by_transaction(
        self,
        filters: Mapping[str, Any],
        fields: Sequence[Literal["Action Date", "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id", "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title", "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency", "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order", "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name", "pop_country_name", "pop_state_code", "product_or_service_code", "product_or_service_description", "recipient_id", "recipient_location_address_line1", "recipient_location_address_line2", "recipient_location_address_line3", "recipient_location_city_name", "recipient_location_country_name", "recipient_location_state_code", "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount", "Transaction Description", "Assistance Listing", "NAICS", "Primary Place of Performance", "PSC", "Recipient Location"]],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        sort: Literal["Action Date", "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id", "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title", "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency", "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order", "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name", "pop_country_name", "pop_state_code", "product_or_service_code", "product_or_service_description", "recipient_id", "recipient_location_address_line1", "recipient_location_address_line2", "recipient_location_address_line3", "recipient_location_city_name", "recipient_location_country_name", "recipient_location_state_code", "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount", "Transaction Description", "Assistance Listing", "NAICS", "Primary Place of Performance", "PSC", "Recipient Location"] | None = "Transaction Amount",
        order: Literal["asc", "desc"] | None = "desc",
    ) -> Coroutine[Any, Any, _Answer[dict[str, Any]]]:
        """Transactions matching filters, with chosen fields."""
    def spending_by_transaction_count(
        self,
        filters: Mapping[str, Any],
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of matching transactions in each award group."""
    def spending_over_time(
        self,
        filters: Mapping[str, Any],
        *,
        group: Literal["fiscal_year", "quarter", "month", "calendar_year"] | None = "fiscal_year",
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Amounts of matching awards by fiscal year, quarter or month."""
    def transaction_spending_summary(
        self,
        filters: Mapping[str, Any],
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Count and sum of transactions matching keywords."""
    def new_awards_over_time(
        self,
        filters: Mapping[str, Any],
        *,
        group: Literal["fiscal_year", "quarter", "month"] | None = None,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of new awards of a recipient by period."""
    def spending_by_subaward_grouped(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = None,
        limit: int | None = None,
        sort: Literal["award_id", "subaward_count", "award_generated_internal_id", "subaward_obligation"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingBySubawardGroupedRecord]]:
        """Awards with number and sum of their subawards."""
    def spending_by_transaction_grouped(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = None,
        limit: int | None = None,
        sort: Literal["transaction_obligation", "award_id", "transaction_count", "award_generated_internal_id"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByTransactionGroupedRecord]]:
        """Awards with number and sum of their transactions."""

@final
class SpendingSearchSpendingByCategory(Namespace):
    """The operations under spending.search.spending_by_category."""

    def awarding_agency(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryAwardingAgencyRecord]:
        """Top awarding agencies by amount."""
    def awarding_subagency(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryAwardingSubagencyRecord]:
        """Top awarding subagencies by amount."""
    def cfda(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]:
        """Top assistance programs by amount."""
    def country(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]:
        """Top countries by amount."""
    def county(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]:
        """Top counties by amount."""
    def district(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]:
        """Top congressional districts by amount."""
    def federal_account(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]:
        """Top federal accounts by amount."""
    def funding_agency(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryAwardingAgencyRecord]:
        """Top funding agencies by amount."""
    def funding_subagency(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryAwardingSubagencyRecord]:
        """Top funding subagencies by amount."""
    def naics(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryNaicsRecord]:
        """Top NAICS codes by amount."""
    def psc(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]:
        """Top product and service codes by amount."""
    def state_territory(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]:
        """Top states and territories by amount."""
    def category(
        self,
        category: Literal["awarding_agency", "awarding_subagency", "cfda", "country", "county", "defc", "district", "federal_account", "funding_agency", "funding_subagency", "naics", "psc", "recipient", "recipient_duns", "state_territory"],
        *,
        filters: Mapping[str, Any] | None = None,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards", "award_financial"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryCategoryRecord]:
        """Top groups by amount, of a category that the call names."""
    def defc(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards", "award_financial"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]:
        """Top disaster and emergency fund codes by amount."""
    def recipient(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _Answer[_SpendingSearchSpendingByCategoryRecipientRecord]:
        """Top recipients by amount."""

@final
class AsyncSpendingSearchSpendingByCategory(Namespace):
    """The operations under spending.search.spending_by_category."""

    def awarding_agency(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryAwardingAgencyRecord]]:
        """Top awarding agencies by amount."""
    def awarding_subagency(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryAwardingSubagencyRecord]]:
        """Top awarding subagencies by amount."""
    def cfda(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]]:
        """Top assistance programs by amount."""
    def country(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]]:
        """Top countries by amount."""
    def county(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]]:
        """Top counties by amount."""
    def district(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]]:
        """Top congressional districts by amount."""
    def federal_account(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]]:
        """Top federal accounts by amount."""
    def funding_agency(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryAwardingAgencyRecord]]:
        """Top funding agencies by amount."""
    def funding_subagency(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryAwardingSubagencyRecord]]:
        """Top funding subagencies by amount."""
    def naics(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryNaicsRecord]]:
        """Top NAICS codes by amount."""
    def psc(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]]:
        """Top product and service codes by amount."""
    def state_territory(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]]:
        """Top states and territories by amount."""
    def category(
        self,
        category: Literal["awarding_agency", "awarding_subagency", "cfda", "country", "county", "defc", "district", "federal_account", "funding_agency", "funding_subagency", "naics", "psc", "recipient", "recipient_duns", "state_territory"],
        *,
        filters: Mapping[str, Any] | None = None,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards", "award_financial"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryCategoryRecord]]:
        """Top groups by amount, of a category that the call names."""
    def defc(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards", "award_financial"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryCfdaRecord]]:
        """Top disaster and emergency fund codes by amount."""
    def recipient(
        self,
        filters: Mapping[str, Any],
        *,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _Answer[_SpendingSearchSpendingByCategoryRecipientRecord]]:
        """Top recipients by amount."""

@final
class SpendingRecipient(Namespace):
    """The operations under spending.recipient."""

    @property
    def state(self) -> SpendingRecipientState:
        """The operations under spending.recipient.state."""
    def children(
        self,
        duns_or_uei: str,
        *,
        year: int | str | None = "latest",
    ) -> builtins.list[Any]:
        """Children of a parent recipient."""
    def count(
        self,
        *,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> dict[str, Any]:
        """Number of recipients whose name, UEI or DUNS matches a text."""
    def get(
        self,
        recipient_id: str,
        *,
        year: int | str | None = "latest",
    ) -> dict[str, Any]:
        """One recipient with its names, place and amounts."""
    def search(
        self,
        *,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["amount", "name", "duns", "uei"] | None = "amount",
        limit: int | None = 50,
        page: int | None = 1,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> _Answer[_SpendingRecipientRecord]:
        """Recipients whose name, UEI or DUNS matches a text, largest amount first."""

@final
class AsyncSpendingRecipient(Namespace):
    """The operations under spending.recipient."""

    @property
    def state(self) -> AsyncSpendingRecipientState:
        """The operations under spending.recipient.state."""
    def children(
        self,
        duns_or_uei: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Children of a parent recipient."""
    def count(
        self,
        *,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Number of recipients whose name, UEI or DUNS matches a text."""
    def get(
        self,
        recipient_id: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One recipient with its names, place and amounts."""
    def search(
        self,
        *,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["amount", "name", "duns", "uei"] | None = "amount",
        limit: int | None = 50,
        page: int | None = 1,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> Coroutine[Any, Any, _Answer[_SpendingRecipientRecord]]:
        """Recipients whose name, UEI or DUNS matches a text, largest amount first."""

@final
class SpendingRecipientState(Namespace):
    """The operations under spending.recipient.state."""

    def awards(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> builtins.list[Any]:
        """Amounts of a state by award group."""
    def get(self, fips: str, *, year: int | str | None = "latest") -> dict[str, Any]:
        """One state with its population, income and amounts."""
    def list(self) -> builtins.list[Any]:
        """Every state and territory with its amount."""

@final
class AsyncSpendingRecipientState(Namespace):
    """The operations under spending.recipient.state."""

    def awards(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Amounts of a state by award group."""
    def get(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """One state with its population, income and amounts."""
    def list(self) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Every state and territory with its amount."""

class Disease(Client):
    """disease.sh."""

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "disease_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
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
    ) -> Disease:
        """Give a view of this client that shares its connections and its pace."""
    @property
    def mobility(self) -> DiseaseMobility:
        """The operations under disease.mobility."""
    @property
    def variants(self) -> DiseaseVariants:
        """The operations under disease.variants."""
    @property
    def gov(self) -> DiseaseGov:
        """The operations under disease.gov."""
    @property
    def historical(self) -> DiseaseHistorical:
        """The operations under disease.historical."""
    @property
    def nyt(self) -> DiseaseNyt:
        """The operations under disease.nyt."""
    @property
    def vaccine(self) -> DiseaseVaccine:
        """The operations under disease.vaccine."""
    @property
    def totals(self) -> DiseaseTotals:
        """The operations under disease.totals."""
    @property
    def influenza(self) -> DiseaseInfluenza:
        """The operations under disease.influenza."""
    def therapeutics(self) -> dict[str, Any]:
        """Treatments with their developers and trial phase."""

class AsyncDisease(AsyncClient):
    """disease.sh."""

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "disease_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
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
    ) -> AsyncDisease:
        """Give a view of this client that shares its connections and its pace."""
    @property
    def mobility(self) -> AsyncDiseaseMobility:
        """The operations under disease.mobility."""
    @property
    def variants(self) -> AsyncDiseaseVariants:
        """The operations under disease.variants."""
    @property
    def gov(self) -> AsyncDiseaseGov:
        """The operations under disease.gov."""
    @property
    def historical(self) -> AsyncDiseaseHistorical:
        """The operations under disease.historical."""
    @property
    def nyt(self) -> AsyncDiseaseNyt:
        """The operations under disease.nyt."""
    @property
    def vaccine(self) -> AsyncDiseaseVaccine:
        """The operations under disease.vaccine."""
    @property
    def totals(self) -> AsyncDiseaseTotals:
        """The operations under disease.totals."""
    @property
    def influenza(self) -> AsyncDiseaseInfluenza:
        """The operations under disease.influenza."""
    def therapeutics(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Treatments with their developers and trial phase."""

@final
class DiseaseMobility(Namespace):
    """The operations under disease.mobility."""

    def country_names(self) -> builtins.list[Any]:
        """Country names that have mobility data."""
    def subregion_names(self, country: str) -> dict[str, Any]:
        """Subregion names of a country that have mobility data."""
    def data(
        self,
        country: str,
        subregions: str | Sequence[str],
    ) -> dict[str, Any] | builtins.list[Any]:
        """Daily change of driving, transit and walking in subregions of a country."""

@final
class AsyncDiseaseMobility(Namespace):
    """The operations under disease.mobility."""

    def country_names(self) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Country names that have mobility data."""
    def subregion_names(self, country: str) -> Coroutine[Any, Any, dict[str, Any]]:
        """Subregion names of a country that have mobility data."""
    def data(
        self,
        country: str,
        subregions: str | Sequence[str],
    ) -> Coroutine[Any, Any, dict[str, Any] | builtins.list[Any]]:
        """Daily change of driving, transit and walking in subregions of a country."""

@final
class DiseaseVariants(Namespace):
    """The operations under disease.variants."""

    def country_names(self) -> builtins.list[Any]:
        """Country names that have variant data."""
    def country(
        self,
        country: str,
        *,
        allow_null: bool | None = None,
    ) -> builtins.list[Any]:
        """Weekly virus variant counts of a country."""

@final
class AsyncDiseaseVariants(Namespace):
    """The operations under disease.variants."""

    def country_names(self) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Country names that have variant data."""
    def country(
        self,
        country: str,
        *,
        allow_null: bool | None = None,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Weekly virus variant counts of a country."""

@final
class DiseaseGov(Namespace):
    """The operations under disease.gov."""

    def country_names(self) -> builtins.list[Any]:
        """Country names that have government-reported data."""
    def country(
        self,
        country: str,
        *,
        allow_null: bool | None = False,
    ) -> dict[str, Any] | builtins.list[Any]:
        """Figures that a country's own government published."""

@final
class AsyncDiseaseGov(Namespace):
    """The operations under disease.gov."""

    def country_names(self) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Country names that have government-reported data."""
    def country(
        self,
        country: str,
        *,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, dict[str, Any] | builtins.list[Any]]:
        """Figures that a country's own government published."""

@final
class DiseaseHistorical(Namespace):
    """The operations under disease.historical."""

    def us_county_state_names(self) -> builtins.list[Any]:
        """State and province names usable in the county series."""
    def countries(self, *, last_days: int | str | None = 30) -> builtins.list[Any]:
        """Daily totals of cases, deaths and recoveries of every country and province."""
    def world(self, *, last_days: int | str | None = 30) -> dict[str, Any]:
        """Daily totals of cases, deaths and recoveries of the world."""
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
    ) -> dict[str, Any]:
        """Daily totals of cases, deaths and recoveries of one country, its provinces summed."""
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> dict[str, Any] | builtins.list[Any]:
        """Daily totals of cases, deaths and recoveries of several countries."""
    def province(
        self,
        country: str,
        province: str,
        *,
        last_days: int | str | None = 30,
    ) -> dict[str, Any]:
        """Daily totals of cases, deaths and recoveries of one province."""
    def provinces_by_name(
        self,
        country: str,
        provinces: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> dict[str, Any] | builtins.list[Any]:
        """Daily totals of cases, deaths and recoveries of several provinces of a country."""
    def us_counties(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
    ) -> builtins.list[Any]:
        """Daily totals of cases and deaths of every county of a US state."""

@final
class AsyncDiseaseHistorical(Namespace):
    """The operations under disease.historical."""

    def us_county_state_names(self) -> Coroutine[Any, Any, builtins.list[Any]]:
        """State and province names usable in the county series."""
    def countries(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Daily totals of cases, deaths and recoveries of every country and province."""
    def world(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Daily totals of cases, deaths and recoveries of the world."""
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Daily totals of cases, deaths and recoveries of one country, its provinces summed."""
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, dict[str, Any] | builtins.list[Any]]:
        """Daily totals of cases, deaths and recoveries of several countries."""
    def province(
        self,
        country: str,
        province: str,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Daily totals of cases, deaths and recoveries of one province."""
    def provinces_by_name(
        self,
        country: str,
        provinces: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, dict[str, Any] | builtins.list[Any]]:
        """Daily totals of cases, deaths and recoveries of several provinces of a country."""
    def us_counties(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Daily totals of cases and deaths of every county of a US state."""

@final
class DiseaseNyt(Namespace):
    """The operations under disease.nyt."""

    def states(self, *, last_days: int | str | None = 30) -> builtins.list[Any]:
        """Daily totals of cases and deaths of every US state, as The New York Times counts them."""
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> builtins.list[Any]:
        """Daily totals of cases and deaths of chosen US states, as The New York Times counts them."""
    def counties(self, *, last_days: int | str | None = 30) -> builtins.list[Any]:
        """Daily totals of cases and deaths of every US county, as The New York Times counts them."""
    def counties_by_name(
        self,
        counties: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> builtins.list[Any]:
        """Daily totals of cases and deaths of chosen US counties, as The New York Times counts them."""
    def usa(self, *, last_days: int | str | None = None) -> builtins.list[Any]:
        """Daily totals of cases and deaths of the USA, as The New York Times counts them."""

@final
class AsyncDiseaseNyt(Namespace):
    """The operations under disease.nyt."""

    def states(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Daily totals of cases and deaths of every US state, as The New York Times counts them."""
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Daily totals of cases and deaths of chosen US states, as The New York Times counts them."""
    def counties(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Daily totals of cases and deaths of every US county, as The New York Times counts them."""
    def counties_by_name(
        self,
        counties: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Daily totals of cases and deaths of chosen US counties, as The New York Times counts them."""
    def usa(
        self,
        *,
        last_days: int | str | None = None,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Daily totals of cases and deaths of the USA, as The New York Times counts them."""

@final
class DiseaseVaccine(Namespace):
    """The operations under disease.vaccine."""

    def countries(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> builtins.list[Any]:
        """Total vaccine doses given up to each day in every country."""
    def states(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> builtins.list[Any]:
        """Total vaccine doses given up to each day in every US state."""
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> dict[str, Any]:
        """Total vaccine doses given up to each day in one country."""
    def state(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> dict[str, Any]:
        """Total vaccine doses given up to each day in one US state."""
    def world(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> dict[str, Any] | builtins.list[Any]:
        """Total vaccine doses given up to each day in the world."""
    def candidates(self) -> dict[str, Any]:
        """Vaccine candidates with their sponsors and trial phase."""

@final
class AsyncDiseaseVaccine(Namespace):
    """The operations under disease.vaccine."""

    def countries(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Total vaccine doses given up to each day in every country."""
    def states(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Total vaccine doses given up to each day in every US state."""
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Total vaccine doses given up to each day in one country."""
    def state(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Total vaccine doses given up to each day in one US state."""
    def world(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, dict[str, Any] | builtins.list[Any]]:
        """Total vaccine doses given up to each day in the world."""
    def candidates(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Vaccine candidates with their sponsors and trial phase."""

@final
class DiseaseTotals(Namespace):
    """The operations under disease.totals."""

    def continents(
        self,
        *,
        sort: str | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> builtins.list[Any]:
        """Today's COVID-19 figures of every continent."""
    def countries(
        self,
        *,
        sort: str | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> builtins.list[Any]:
        """Today's COVID-19 figures of every country."""
    def states(
        self,
        *,
        sort: str | None = None,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> builtins.list[Any]:
        """Today's COVID-19 figures of every US state."""
    def continent(
        self,
        continent: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> dict[str, Any] | builtins.list[Any]:
        """Today's COVID-19 figures of one continent."""
    def country(
        self,
        country: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> dict[str, Any]:
        """Today's COVID-19 figures of one country."""
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> dict[str, Any] | builtins.list[Any]:
        """Today's COVID-19 figures of chosen countries."""
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> dict[str, Any] | builtins.list[Any]:
        """Today's COVID-19 figures of chosen US states."""
    def world(
        self,
        *,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> dict[str, Any]:
        """Today's COVID-19 figures of the world."""

@final
class AsyncDiseaseTotals(Namespace):
    """The operations under disease.totals."""

    def continents(
        self,
        *,
        sort: str | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Today's COVID-19 figures of every continent."""
    def countries(
        self,
        *,
        sort: str | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Today's COVID-19 figures of every country."""
    def states(
        self,
        *,
        sort: str | None = None,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, builtins.list[Any]]:
        """Today's COVID-19 figures of every US state."""
    def continent(
        self,
        continent: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, dict[str, Any] | builtins.list[Any]]:
        """Today's COVID-19 figures of one continent."""
    def country(
        self,
        country: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Today's COVID-19 figures of one country."""
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, dict[str, Any] | builtins.list[Any]]:
        """Today's COVID-19 figures of chosen countries."""
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, dict[str, Any] | builtins.list[Any]]:
        """Today's COVID-19 figures of chosen US states."""
    def world(
        self,
        *,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, dict[str, Any]]:
        """Today's COVID-19 figures of the world."""

@final
class DiseaseInfluenza(Namespace):
    """The operations under disease.influenza."""

    def ilinet(self) -> dict[str, Any]:
        """Weekly influenza-like illness counts (CDC)."""
    def usphl(self) -> dict[str, Any]:
        """Weekly influenza subtypes, US public health laboratories."""
    def uscl(self) -> dict[str, Any]:
        """Weekly influenza tests, US clinical laboratories."""

@final
class AsyncDiseaseInfluenza(Namespace):
    """The operations under disease.influenza."""

    def ilinet(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Weekly influenza-like illness counts (CDC)."""
    def usphl(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Weekly influenza subtypes, US public health laboratories."""
    def uscl(self) -> Coroutine[Any, Any, dict[str, Any]]:
        """Weekly influenza tests, US clinical laboratories."""
