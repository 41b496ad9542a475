# Written by tools/write.py from the table; do not edit.
"""The types of what ``Museum`` takes and gives."""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from openshelf.types import elasticsearch

__all__ = [
    "MuseumAgent",
    "MuseumAgentField",
    "MuseumAgentRole",
    "MuseumAgentRoleField",
    "MuseumAgentRoleSort",
    "MuseumAgentRolesGetAnswer",
    "MuseumAgentRolesListAnswer",
    "MuseumAgentRolesListWithFieldsAnswer",
    "MuseumAgentRolesSearchAnswer",
    "MuseumAgentRolesSearchMappingAnswer",
    "MuseumAgentRolesSearchRecord",
    "MuseumAgentSort",
    "MuseumAgentType",
    "MuseumAgentTypeField",
    "MuseumAgentTypeSort",
    "MuseumAgentTypesGetAnswer",
    "MuseumAgentTypesListAnswer",
    "MuseumAgentTypesListWithFieldsAnswer",
    "MuseumAgentTypesSearchAnswer",
    "MuseumAgentTypesSearchMappingAnswer",
    "MuseumAgentTypesSearchRecord",
    "MuseumAgentsGetAnswer",
    "MuseumAgentsListAnswer",
    "MuseumAgentsListWithFieldsAnswer",
    "MuseumAgentsSearchAnswer",
    "MuseumAgentsSearchMappingAnswer",
    "MuseumAgentsSearchRecord",
    "MuseumArticle",
    "MuseumArticleField",
    "MuseumArticleSort",
    "MuseumArticlesGetAnswer",
    "MuseumArticlesListAnswer",
    "MuseumArticlesListWithFieldsAnswer",
    "MuseumArticlesSearchAnswer",
    "MuseumArticlesSearchMappingAnswer",
    "MuseumArticlesSearchRecord",
    "MuseumArtist",
    "MuseumArtistField",
    "MuseumArtistSort",
    "MuseumArtistsGetAnswer",
    "MuseumArtistsListAnswer",
    "MuseumArtistsListWithFieldsAnswer",
    "MuseumArtistsSearchAnswer",
    "MuseumArtistsSearchMappingAnswer",
    "MuseumArtistsSearchRecord",
    "MuseumArtwork",
    "MuseumArtworkArtistPivot",
    "MuseumArtworkColor",
    "MuseumArtworkDate",
    "MuseumArtworkDateQualifier",
    "MuseumArtworkDateQualifierField",
    "MuseumArtworkDateQualifierSort",
    "MuseumArtworkDateQualifiersGetAnswer",
    "MuseumArtworkDateQualifiersListAnswer",
    "MuseumArtworkDateQualifiersListWithFieldsAnswer",
    "MuseumArtworkDateQualifiersSearchAnswer",
    "MuseumArtworkDateQualifiersSearchMappingAnswer",
    "MuseumArtworkDateQualifiersSearchRecord",
    "MuseumArtworkDimensionsDetail",
    "MuseumArtworkField",
    "MuseumArtworkPlacePivot",
    "MuseumArtworkPlaceQualifier",
    "MuseumArtworkPlaceQualifierField",
    "MuseumArtworkPlaceQualifierSort",
    "MuseumArtworkPlaceQualifiersGetAnswer",
    "MuseumArtworkPlaceQualifiersListAnswer",
    "MuseumArtworkPlaceQualifiersListWithFieldsAnswer",
    "MuseumArtworkPlaceQualifiersSearchAnswer",
    "MuseumArtworkPlaceQualifiersSearchMappingAnswer",
    "MuseumArtworkPlaceQualifiersSearchRecord",
    "MuseumArtworkSort",
    "MuseumArtworkThumbnail",
    "MuseumArtworkType",
    "MuseumArtworkTypeField",
    "MuseumArtworkTypeSort",
    "MuseumArtworkTypesGetAnswer",
    "MuseumArtworkTypesListAnswer",
    "MuseumArtworkTypesListWithFieldsAnswer",
    "MuseumArtworkTypesSearchAnswer",
    "MuseumArtworkTypesSearchMappingAnswer",
    "MuseumArtworkTypesSearchRecord",
    "MuseumArtworksGetAnswer",
    "MuseumArtworksListAnswer",
    "MuseumArtworksListWithFieldsAnswer",
    "MuseumArtworksManifestAnswer",
    "MuseumArtworksSearchAnswer",
    "MuseumArtworksSearchMappingAnswer",
    "MuseumArtworksSearchRecord",
    "MuseumAsset",
    "MuseumAssetField",
    "MuseumAssetSort",
    "MuseumAssetsGetAnswer",
    "MuseumAssetsListAnswer",
    "MuseumAssetsListWithFieldsAnswer",
    "MuseumAssetsSearchAnswer",
    "MuseumAssetsSearchMappingAnswer",
    "MuseumAssetsSearchRecord",
    "MuseumAutocompleteAnswer",
    "MuseumAutosuggestAnswer",
    "MuseumCategoriesGetAnswer",
    "MuseumCategoriesListAnswer",
    "MuseumCategoriesListWithFieldsAnswer",
    "MuseumCategoriesSearchAnswer",
    "MuseumCategoriesSearchMappingAnswer",
    "MuseumCategoriesSearchRecord",
    "MuseumCategory",
    "MuseumCategoryField",
    "MuseumCategorySort",
    "MuseumCategoryTerm",
    "MuseumCategoryTermField",
    "MuseumCategoryTermSort",
    "MuseumCategoryTermsGetAnswer",
    "MuseumCategoryTermsListAnswer",
    "MuseumCategoryTermsListWithFieldsAnswer",
    "MuseumCategoryTermsSearchAnswer",
    "MuseumCategoryTermsSearchMappingAnswer",
    "MuseumCategoryTermsSearchRecord",
    "MuseumConfig",
    "MuseumDeaccession",
    "MuseumDeaccessionArtistPivot",
    "MuseumDeaccessionColor",
    "MuseumDeaccessionDate",
    "MuseumDeaccessionDimensionsDetail",
    "MuseumDeaccessionField",
    "MuseumDeaccessionPlacePivot",
    "MuseumDeaccessionSort",
    "MuseumDeaccessionThumbnail",
    "MuseumDeaccessionsGetAnswer",
    "MuseumDeaccessionsListAnswer",
    "MuseumDeaccessionsListWithFieldsAnswer",
    "MuseumDeaccessionsSearchAnswer",
    "MuseumDeaccessionsSearchMappingAnswer",
    "MuseumDeaccessionsSearchRecord",
    "MuseumDepartment",
    "MuseumDepartmentField",
    "MuseumDepartmentSort",
    "MuseumDepartmentsGetAnswer",
    "MuseumDepartmentsListAnswer",
    "MuseumDepartmentsListWithFieldsAnswer",
    "MuseumDepartmentsSearchAnswer",
    "MuseumDepartmentsSearchMappingAnswer",
    "MuseumDepartmentsSearchRecord",
    "MuseumDigitalCatalog",
    "MuseumDigitalCatalogField",
    "MuseumDigitalCatalogSort",
    "MuseumDigitalCatalogsGetAnswer",
    "MuseumDigitalCatalogsListAnswer",
    "MuseumDigitalCatalogsListWithFieldsAnswer",
    "MuseumDigitalCatalogsSearchAnswer",
    "MuseumDigitalCatalogsSearchMappingAnswer",
    "MuseumDigitalCatalogsSearchRecord",
    "MuseumDigitalPublication",
    "MuseumDigitalPublicationArticle",
    "MuseumDigitalPublicationArticleField",
    "MuseumDigitalPublicationArticleSort",
    "MuseumDigitalPublicationArticlesGetAnswer",
    "MuseumDigitalPublicationArticlesListAnswer",
    "MuseumDigitalPublicationArticlesListWithFieldsAnswer",
    "MuseumDigitalPublicationArticlesSearchAnswer",
    "MuseumDigitalPublicationArticlesSearchMappingAnswer",
    "MuseumDigitalPublicationArticlesSearchRecord",
    "MuseumDigitalPublicationField",
    "MuseumDigitalPublicationSection",
    "MuseumDigitalPublicationSectionField",
    "MuseumDigitalPublicationSectionSort",
    "MuseumDigitalPublicationSectionsGetAnswer",
    "MuseumDigitalPublicationSectionsListAnswer",
    "MuseumDigitalPublicationSectionsListWithFieldsAnswer",
    "MuseumDigitalPublicationSectionsSearchAnswer",
    "MuseumDigitalPublicationSectionsSearchMappingAnswer",
    "MuseumDigitalPublicationSectionsSearchRecord",
    "MuseumDigitalPublicationSort",
    "MuseumDigitalPublicationsGetAnswer",
    "MuseumDigitalPublicationsListAnswer",
    "MuseumDigitalPublicationsListWithFieldsAnswer",
    "MuseumDigitalPublicationsSearchAnswer",
    "MuseumDigitalPublicationsSearchMappingAnswer",
    "MuseumDigitalPublicationsSearchRecord",
    "MuseumEducatorResource",
    "MuseumEducatorResourceField",
    "MuseumEducatorResourceSort",
    "MuseumEducatorResourcesGetAnswer",
    "MuseumEducatorResourcesListAnswer",
    "MuseumEducatorResourcesListWithFieldsAnswer",
    "MuseumEducatorResourcesSearchAnswer",
    "MuseumEducatorResourcesSearchMappingAnswer",
    "MuseumEducatorResourcesSearchRecord",
    "MuseumEvent",
    "MuseumEventField",
    "MuseumEventOccurrence",
    "MuseumEventOccurrenceField",
    "MuseumEventOccurrenceSort",
    "MuseumEventOccurrencesGetAnswer",
    "MuseumEventOccurrencesListAnswer",
    "MuseumEventOccurrencesListWithFieldsAnswer",
    "MuseumEventOccurrencesSearchAnswer",
    "MuseumEventOccurrencesSearchMappingAnswer",
    "MuseumEventOccurrencesSearchRecord",
    "MuseumEventProgram",
    "MuseumEventProgramField",
    "MuseumEventProgramSort",
    "MuseumEventProgramsGetAnswer",
    "MuseumEventProgramsListAnswer",
    "MuseumEventProgramsListWithFieldsAnswer",
    "MuseumEventProgramsSearchAnswer",
    "MuseumEventProgramsSearchMappingAnswer",
    "MuseumEventProgramsSearchRecord",
    "MuseumEventSort",
    "MuseumEventsGetAnswer",
    "MuseumEventsListAnswer",
    "MuseumEventsListWithFieldsAnswer",
    "MuseumEventsSearchAnswer",
    "MuseumEventsSearchMappingAnswer",
    "MuseumEventsSearchRecord",
    "MuseumExhibition",
    "MuseumExhibitionField",
    "MuseumExhibitionSort",
    "MuseumExhibitionsGetAnswer",
    "MuseumExhibitionsListAnswer",
    "MuseumExhibitionsListWithFieldsAnswer",
    "MuseumExhibitionsSearchAnswer",
    "MuseumExhibitionsSearchMappingAnswer",
    "MuseumExhibitionsSearchRecord",
    "MuseumFoundTogether",
    "MuseumGalleriesGetAnswer",
    "MuseumGalleriesListAnswer",
    "MuseumGalleriesListWithFieldsAnswer",
    "MuseumGalleriesSearchAnswer",
    "MuseumGalleriesSearchMappingAnswer",
    "MuseumGalleriesSearchRecord",
    "MuseumGallery",
    "MuseumGalleryField",
    "MuseumGallerySort",
    "MuseumGenericPage",
    "MuseumGenericPageField",
    "MuseumGenericPageSort",
    "MuseumGenericPagesGetAnswer",
    "MuseumGenericPagesListAnswer",
    "MuseumGenericPagesListWithFieldsAnswer",
    "MuseumGenericPagesSearchAnswer",
    "MuseumGenericPagesSearchMappingAnswer",
    "MuseumGenericPagesSearchRecord",
    "MuseumHighlight",
    "MuseumHighlightField",
    "MuseumHighlightSort",
    "MuseumHighlightsGetAnswer",
    "MuseumHighlightsListAnswer",
    "MuseumHighlightsListWithFieldsAnswer",
    "MuseumHighlightsSearchAnswer",
    "MuseumHighlightsSearchMappingAnswer",
    "MuseumHighlightsSearchRecord",
    "MuseumHour",
    "MuseumHourField",
    "MuseumHourSort",
    "MuseumHoursGetAnswer",
    "MuseumHoursListAnswer",
    "MuseumHoursListWithFieldsAnswer",
    "MuseumHoursSearchAnswer",
    "MuseumHoursSearchMappingAnswer",
    "MuseumHoursSearchRecord",
    "MuseumImage",
    "MuseumImageColor",
    "MuseumImageField",
    "MuseumImageFingerprint",
    "MuseumImageSearchAnswer",
    "MuseumImageSort",
    "MuseumImagesGetAnswer",
    "MuseumImagesListAnswer",
    "MuseumImagesListWithFieldsAnswer",
    "MuseumImagesSearchAnswer",
    "MuseumImagesSearchMappingAnswer",
    "MuseumImagesSearchRecord",
    "MuseumInfo",
    "MuseumLandingPage",
    "MuseumLandingPageField",
    "MuseumLandingPageSort",
    "MuseumLandingPagesGetAnswer",
    "MuseumLandingPagesListAnswer",
    "MuseumLandingPagesListWithFieldsAnswer",
    "MuseumLandingPagesSearchAnswer",
    "MuseumLandingPagesSearchMappingAnswer",
    "MuseumLandingPagesSearchRecord",
    "MuseumLegacyEvent",
    "MuseumLegacyEventField",
    "MuseumLegacyEventSort",
    "MuseumLegacyEventsGetAnswer",
    "MuseumLegacyEventsListAnswer",
    "MuseumLegacyEventsListWithFieldsAnswer",
    "MuseumLegacyEventsSearchAnswer",
    "MuseumLegacyEventsSearchMappingAnswer",
    "MuseumLegacyEventsSearchRecord",
    "MuseumManifestCanvas",
    "MuseumManifestDescription",
    "MuseumManifestImage",
    "MuseumManifestImageService",
    "MuseumManifestLabel",
    "MuseumManifestRendering",
    "MuseumManifestResource",
    "MuseumManifestSequence",
    "MuseumMapping",
    "MuseumMobileSound",
    "MuseumMobileSoundField",
    "MuseumMobileSoundSort",
    "MuseumMobileSoundsGetAnswer",
    "MuseumMobileSoundsListAnswer",
    "MuseumMobileSoundsListWithFieldsAnswer",
    "MuseumMobileSoundsSearchAnswer",
    "MuseumMobileSoundsSearchMappingAnswer",
    "MuseumMobileSoundsSearchRecord",
    "MuseumMsearchAnswer",
    "MuseumPagination",
    "MuseumPlace",
    "MuseumPlaceField",
    "MuseumPlaceSort",
    "MuseumPlacesGetAnswer",
    "MuseumPlacesListAnswer",
    "MuseumPlacesListWithFieldsAnswer",
    "MuseumPlacesSearchAnswer",
    "MuseumPlacesSearchMappingAnswer",
    "MuseumPlacesSearchRecord",
    "MuseumPressRelease",
    "MuseumPressReleaseField",
    "MuseumPressReleaseSort",
    "MuseumPressReleasesGetAnswer",
    "MuseumPressReleasesListAnswer",
    "MuseumPressReleasesListWithFieldsAnswer",
    "MuseumPressReleasesSearchAnswer",
    "MuseumPressReleasesSearchMappingAnswer",
    "MuseumPressReleasesSearchRecord",
    "MuseumPrintedCatalog",
    "MuseumPrintedCatalogField",
    "MuseumPrintedCatalogSort",
    "MuseumPrintedCatalogsGetAnswer",
    "MuseumPrintedCatalogsListAnswer",
    "MuseumPrintedCatalogsListWithFieldsAnswer",
    "MuseumPrintedCatalogsSearchAnswer",
    "MuseumPrintedCatalogsSearchMappingAnswer",
    "MuseumPrintedCatalogsSearchRecord",
    "MuseumPrintedPublication",
    "MuseumPrintedPublicationField",
    "MuseumPrintedPublicationSort",
    "MuseumPrintedPublicationsGetAnswer",
    "MuseumPrintedPublicationsListAnswer",
    "MuseumPrintedPublicationsListWithFieldsAnswer",
    "MuseumPrintedPublicationsSearchAnswer",
    "MuseumPrintedPublicationsSearchMappingAnswer",
    "MuseumPrintedPublicationsSearchRecord",
    "MuseumProduct",
    "MuseumProductField",
    "MuseumProductSort",
    "MuseumProductsGetAnswer",
    "MuseumProductsListAnswer",
    "MuseumProductsListWithFieldsAnswer",
    "MuseumProductsSearchAnswer",
    "MuseumProductsSearchMappingAnswer",
    "MuseumProductsSearchRecord",
    "MuseumPublication",
    "MuseumPublicationField",
    "MuseumPublicationSort",
    "MuseumPublicationsGetAnswer",
    "MuseumPublicationsListAnswer",
    "MuseumPublicationsListWithFieldsAnswer",
    "MuseumPublicationsSearchAnswer",
    "MuseumPublicationsSearchMappingAnswer",
    "MuseumPublicationsSearchRecord",
    "MuseumSearchAnswer",
    "MuseumSearchParameters",
    "MuseumSearchResult",
    "MuseumSearchResultField",
    "MuseumSearchResultSort",
    "MuseumSearchResultThumbnail",
    "MuseumSection",
    "MuseumSectionField",
    "MuseumSectionSort",
    "MuseumSectionsGetAnswer",
    "MuseumSectionsListAnswer",
    "MuseumSectionsListWithFieldsAnswer",
    "MuseumSectionsSearchAnswer",
    "MuseumSectionsSearchMappingAnswer",
    "MuseumSectionsSearchRecord",
    "MuseumSite",
    "MuseumSiteField",
    "MuseumSiteSort",
    "MuseumSitesGetAnswer",
    "MuseumSitesListAnswer",
    "MuseumSitesListWithFieldsAnswer",
    "MuseumSitesSearchAnswer",
    "MuseumSitesSearchMappingAnswer",
    "MuseumSitesSearchRecord",
    "MuseumSound",
    "MuseumSoundField",
    "MuseumSoundSort",
    "MuseumSoundsGetAnswer",
    "MuseumSoundsListAnswer",
    "MuseumSoundsListWithFieldsAnswer",
    "MuseumSoundsSearchAnswer",
    "MuseumSoundsSearchMappingAnswer",
    "MuseumSoundsSearchRecord",
    "MuseumStaticPage",
    "MuseumStaticPageField",
    "MuseumStaticPageSort",
    "MuseumStaticPagesGetAnswer",
    "MuseumStaticPagesListAnswer",
    "MuseumStaticPagesListWithFieldsAnswer",
    "MuseumStaticPagesSearchAnswer",
    "MuseumStaticPagesSearchMappingAnswer",
    "MuseumStaticPagesSearchRecord",
    "MuseumSuggestion",
    "MuseumTerm",
    "MuseumTermField",
    "MuseumTermSort",
    "MuseumTermsGetAnswer",
    "MuseumTermsListAnswer",
    "MuseumTermsListWithFieldsAnswer",
    "MuseumTermsSearchAnswer",
    "MuseumTermsSearchMappingAnswer",
    "MuseumTermsSearchRecord",
    "MuseumText",
    "MuseumTextField",
    "MuseumTextSort",
    "MuseumTextsGetAnswer",
    "MuseumTextsListAnswer",
    "MuseumTextsListWithFieldsAnswer",
    "MuseumTextsSearchAnswer",
    "MuseumTextsSearchMappingAnswer",
    "MuseumTextsSearchRecord",
    "MuseumTicketedEvent",
    "MuseumTicketedEventField",
    "MuseumTicketedEventSort",
    "MuseumTicketedEventType",
    "MuseumTicketedEventTypeField",
    "MuseumTicketedEventTypeSort",
    "MuseumTicketedEventTypesGetAnswer",
    "MuseumTicketedEventTypesListAnswer",
    "MuseumTicketedEventTypesListWithFieldsAnswer",
    "MuseumTicketedEventTypesSearchAnswer",
    "MuseumTicketedEventTypesSearchMappingAnswer",
    "MuseumTicketedEventTypesSearchRecord",
    "MuseumTicketedEventsGetAnswer",
    "MuseumTicketedEventsListAnswer",
    "MuseumTicketedEventsListWithFieldsAnswer",
    "MuseumTicketedEventsSearchAnswer",
    "MuseumTicketedEventsSearchMappingAnswer",
    "MuseumTicketedEventsSearchRecord",
    "MuseumTour",
    "MuseumTourField",
    "MuseumTourSort",
    "MuseumTourTourStop",
    "MuseumToursGetAnswer",
    "MuseumToursListAnswer",
    "MuseumToursListWithFieldsAnswer",
    "MuseumToursSearchAnswer",
    "MuseumToursSearchMappingAnswer",
    "MuseumToursSearchRecord",
    "MuseumVideo",
    "MuseumVideoField",
    "MuseumVideoSort",
    "MuseumVideosGetAnswer",
    "MuseumVideosListAnswer",
    "MuseumVideosListWithFieldsAnswer",
    "MuseumVideosSearchAnswer",
    "MuseumVideosSearchMappingAnswer",
    "MuseumVideosSearchRecord",
    "MuseumWaitTime",
    "MuseumWaitTimeField",
    "MuseumWaitTimeSort",
    "MuseumWaitTimesGetAnswer",
    "MuseumWaitTimesListAnswer",
    "MuseumWaitTimesListWithFieldsAnswer",
    "MuseumWaitTimesSearchAnswer",
    "MuseumWaitTimesSearchMappingAnswer",
    "MuseumWaitTimesSearchRecord",
]


class MuseumPagination(TypedDict):
    """An object in answers of Museum."""

    total: int
    """Records there are in all."""
    limit: int
    """Records in a page."""
    offset: int
    """Records before this page."""
    total_pages: int | None
    """Null with limit 0."""
    current_page: int | None
    """Counted from 1; null with limit 0."""
    prev_url: NotRequired[str]
    """Missing on the first page and in searches."""
    next_url: NotRequired[str]
    """Missing on the last page and in searches."""


class MuseumSearchResultThumbnail(TypedDict):
    """An object in MuseumSearchResult.thumbnail."""

    lqip: NotRequired[str | None]
    width: NotRequired[int | None]
    """Px."""
    height: NotRequired[int | None]
    """Px."""
    alt_text: NotRequired[str | None]


class MuseumSearchResult(TypedDict):
    """A record of museum.search and museum.msearch.

    No member is required: a call may choose its records' members.
    """

    _score: NotRequired[float | None]
    """Null with sort."""
    id: NotRequired[int | str]
    """A number in some collections and text in others; tables have it as text."""
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    is_boosted: NotRequired[bool | None]
    """Artworks only."""
    title: NotRequired[str | None]
    thumbnail: NotRequired[MuseumSearchResultThumbnail | None]
    timestamp: NotRequired[str]
    """ISO 8601."""


class MuseumInfo(TypedDict):
    """An object in answers of Museum."""

    license_text: str
    """Terms under which the data may be used."""
    license_links: list[str]
    version: str
    """Of the service."""


class MuseumConfig(TypedDict):
    """An object in answers of Museum."""

    iiif_url: str
    """Base address of the image server."""
    website_url: str


class MuseumSearchAnswer(TypedDict):
    """The answer of museum.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumSearchResult]
    info: MuseumInfo
    config: MuseumConfig
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""


class MuseumFoundTogether(TypedDict):
    """An object in answers of Museum."""

    preference: str | None
    pagination: MuseumPagination
    data: list[MuseumSearchResult]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    config: MuseumConfig


MuseumMsearchAnswer: TypeAlias = list[MuseumFoundTogether]
"""The answer of museum.msearch."""


MuseumAutocompleteAnswer: TypeAlias = list[str]
"""The answer of museum.autocomplete."""


class MuseumSuggestion(TypedDict):
    """A record of museum.autosuggest."""

    id: int | str
    """A number in some collections and text in others; tables have it as text."""
    title: str | None
    main_reference_number: NotRequired[str | None]
    """Artworks only."""
    api_model: str
    subtype: NotRequired[str | None]
    """Category terms only."""


MuseumAutosuggestAnswer: TypeAlias = list[MuseumSuggestion]
"""The answer of museum.autosuggest."""


class MuseumArtworkThumbnail(TypedDict):
    """An object in MuseumArtwork.thumbnail."""

    lqip: str | None
    """Data URL of a tiny GIF."""
    width: int | None
    """Px."""
    height: int | None
    """Px."""
    alt_text: str | None


class MuseumArtworkDimensionsDetail(TypedDict):
    """An object in MuseumArtwork.dimensions_detail."""

    depth: float | None
    """Cm."""
    width: float | None
    """Cm."""
    height: float | None
    """Cm."""
    diameter: float | None
    """Cm."""
    clarification: str | None


class MuseumArtworkColor(TypedDict):
    """An object in MuseumArtwork.color."""

    h: int | None
    """Degree."""
    l: int | None
    """%."""
    s: int | None
    """%."""
    percentage: float | None
    population: int | None


class MuseumArtworkArtistPivot(TypedDict):
    """An object in MuseumArtwork.artist_pivots."""

    is_preferred: bool | None
    artist_title: str | None
    artist_id: int | None
    role_title: str | None
    role_id: int | None


class MuseumArtworkDate(TypedDict):
    """An object in MuseumArtwork.dates."""

    is_preferred: bool | None
    date_earliest: str | None
    """ISO 8601."""
    date_latest: str | None
    """ISO 8601."""
    artwork_title: str | None
    artwork_id: int | None
    qualifier_title: str | None
    qualifier_id: int | None


class MuseumArtworkPlacePivot(TypedDict):
    """An object in MuseumArtwork.place_pivots."""

    is_preferred: bool | None
    artwork_title: str | None
    artwork_id: int | None
    place_title: str | None
    place_id: int | None
    qualifier_title: str | None
    qualifier_id: int | None


class MuseumArtwork(TypedDict):
    """A record of museum.image_search, museum.artworks.list, museum.artworks.list_with_fields,
    museum.artworks.get and 1 more.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    is_boosted: NotRequired[bool]
    title: NotRequired[str | None]
    alt_titles: NotRequired[list[str] | None]
    thumbnail: NotRequired[MuseumArtworkThumbnail | None]
    main_reference_number: NotRequired[str | None]
    has_not_been_viewed_much: NotRequired[bool]
    boost_rank: NotRequired[int | None]
    date_start: NotRequired[int | None]
    """Year."""
    date_end: NotRequired[int | None]
    """Year."""
    date_display: NotRequired[str | None]
    date_qualifier_title: NotRequired[str]
    """Empty text when there is none."""
    date_qualifier_id: NotRequired[int | None]
    artist_display: NotRequired[str | None]
    place_of_origin: NotRequired[str | None]
    description: NotRequired[str | None]
    """HTML."""
    short_description: NotRequired[str | None]
    dimensions: NotRequired[str | None]
    dimensions_detail: NotRequired[list[MuseumArtworkDimensionsDetail] | None]
    medium_display: NotRequired[str | None]
    inscriptions: NotRequired[str | None]
    credit_line: NotRequired[str | None]
    catalogue_display: NotRequired[str | None]
    publication_history: NotRequired[str | None]
    exhibition_history: NotRequired[str | None]
    provenance_text: NotRequired[str | None]
    edition: NotRequired[str | None]
    publishing_verification_level: NotRequired[str | None]
    internal_department_id: NotRequired[int | None]
    fiscal_year: NotRequired[int | None]
    """Year."""
    fiscal_year_deaccession: NotRequired[int | None]
    """Year."""
    is_public_domain: NotRequired[bool | None]
    is_zoomable: NotRequired[bool | None]
    max_zoom_window_size: NotRequired[int | None]
    """Px. -1 where there is no limit."""
    copyright_notice: NotRequired[str | None]
    has_multimedia_resources: NotRequired[bool]
    has_educational_resources: NotRequired[bool]
    has_advanced_imaging: NotRequired[bool]
    colorfulness: NotRequired[float | None]
    color: NotRequired[MuseumArtworkColor | None]
    latitude: NotRequired[float | None]
    """Degree."""
    longitude: NotRequired[float | None]
    """Degree."""
    latlon: NotRequired[str | None]
    """The service writes the latitude twice: do not use it."""
    is_on_view: NotRequired[bool | None]
    on_loan_display: NotRequired[str | None]
    """HTML."""
    gallery_title: NotRequired[str | None]
    gallery_id: NotRequired[int | None]
    nomisma_id: NotRequired[str | None]
    artwork_type_title: NotRequired[str | None]
    artwork_type_id: NotRequired[int | None]
    department_title: NotRequired[str | None]
    department_id: NotRequired[str | None]
    """Such as PC-10."""
    artist_id: NotRequired[int | None]
    artist_title: NotRequired[str | None]
    alt_artist_ids: NotRequired[list[int]]
    artist_ids: NotRequired[list[int]]
    """Ids of all artists."""
    artist_titles: NotRequired[list[str]]
    category_ids: NotRequired[list[str]]
    category_titles: NotRequired[list[str]]
    term_titles: NotRequired[list[str]]
    style_id: NotRequired[str | None]
    style_title: NotRequired[str | None]
    alt_style_ids: NotRequired[list[str]]
    style_ids: NotRequired[list[str]]
    style_titles: NotRequired[list[str]]
    classification_id: NotRequired[str | None]
    classification_title: NotRequired[str | None]
    alt_classification_ids: NotRequired[list[str]]
    classification_ids: NotRequired[list[str]]
    classification_titles: NotRequired[list[str]]
    subject_id: NotRequired[str | None]
    alt_subject_ids: NotRequired[list[str]]
    subject_ids: NotRequired[list[str]]
    subject_titles: NotRequired[list[str]]
    material_id: NotRequired[str | None]
    alt_material_ids: NotRequired[list[str]]
    material_ids: NotRequired[list[str]]
    material_titles: NotRequired[list[str]]
    technique_id: NotRequired[str | None]
    alt_technique_ids: NotRequired[list[str]]
    technique_ids: NotRequired[list[str]]
    technique_titles: NotRequired[list[str]]
    theme_titles: NotRequired[list[str]]
    image_id: NotRequired[str | None]
    """UUID."""
    alt_image_ids: NotRequired[list[str]]
    """UUIDs."""
    document_ids: NotRequired[list[str]]
    """UUIDs."""
    sound_ids: NotRequired[list[str]]
    """UUIDs."""
    video_ids: NotRequired[list[str]]
    """As sound_ids."""
    text_ids: NotRequired[list[str]]
    """As sound_ids."""
    section_ids: NotRequired[list[int]]
    """Can exceed 32 bits."""
    section_titles: NotRequired[list[str]]
    site_ids: NotRequired[list[int]]
    suggest_autocomplete_boosted: NotRequired[str | None]
    """The title; only on boosted records."""
    suggest_autocomplete_all: NotRequired[Any]
    """Internal to the service's suggestions."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""
    artist_pivots: NotRequired[list[MuseumArtworkArtistPivot] | None]
    dates: NotRequired[list[MuseumArtworkDate] | None]
    place_pivots: NotRequired[list[MuseumArtworkPlacePivot] | None]
    sites: NotRequired["list[MuseumSite] | None"]
    """Whole records of sites."""


class MuseumImageSearchAnswer(TypedDict):
    """The answer of museum.image_search."""

    data: list[MuseumArtwork]
    info: MuseumInfo
    config: MuseumConfig


class MuseumImageColor(TypedDict):
    """An object in MuseumImage.color."""

    h: int | None
    """Degree."""
    l: int | None
    """%."""
    s: int | None
    """%."""
    percentage: float | None
    population: int | None


class MuseumImageFingerprint(TypedDict):
    """An object in MuseumImage.fingerprint."""

    ahash: str | None
    """Hexadecimal."""
    dhash: str | None
    phash: str | None
    whash: str | None


class MuseumImage(TypedDict):
    """A record of museum.images.list, museum.images.list_with_fields, museum.images.get and
    museum.images.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    lake_guid: NotRequired[str]
    """Equal to id."""
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    type: NotRequired[str | None]
    """Image, sound, text, video."""
    alt_text: NotRequired[str | None]
    content: NotRequired[str | None]
    is_multimedia_resource: NotRequired[bool | None]
    is_educational_resource: NotRequired[bool | None]
    is_teacher_resource: NotRequired[bool | None]
    credit_line: NotRequired[str | None]
    content_e_tag: NotRequired[str | None]
    iiif_url: NotRequired[str]
    width: NotRequired[int | None]
    """Px."""
    height: NotRequired[int | None]
    """Px."""
    lqip: NotRequired[str | None]
    """Data URL of a tiny GIF."""
    colorfulness: NotRequired[float | None]
    color: NotRequired[MuseumImageColor | None]
    fingerprint: NotRequired[MuseumImageFingerprint | None]
    ahash: NotRequired[dict[str, bool] | None]
    """Object hash_0 ... hash_63 of bool, or null; the same bits as fingerprint.ahash."""
    phash: NotRequired[dict[str, bool] | None]
    """As ahash, of fingerprint.phash."""
    artwork_ids: NotRequired[list[int]]
    artwork_titles: NotRequired[list[str]]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumImagesListAnswer(TypedDict):
    """The answer of museum.images.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumImage]
    info: MuseumInfo
    config: MuseumConfig


class MuseumImagesListWithFieldsAnswer(TypedDict):
    """The answer of museum.images.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumImage]
    info: MuseumInfo
    config: MuseumConfig


class MuseumImagesGetAnswer(TypedDict):
    """The answer of museum.images.get."""

    data: MuseumImage
    info: MuseumInfo
    config: MuseumConfig


class MuseumImagesSearchRecord(MuseumImage):
    """A record of museum.images.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumImagesSearchAnswer(TypedDict):
    """The answer of museum.images.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumImagesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumMapping(TypedDict):
    """An object in answers of Museum."""

    properties: dict[str, dict[str, Any]]
    """The search engine's field types by member."""


class MuseumImagesSearchMappingAnswer(TypedDict):
    """The answer of museum.images.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumManifestDescription(TypedDict):
    """An object in answers of Museum."""

    value: str
    language: str


class MuseumManifestLabel(TypedDict):
    """An object in answers of Museum."""

    label: str
    value: str


_MuseumManifestRendering = TypedDict(
    "_MuseumManifestRendering",
    {
        "@id": str,
    },
)


class MuseumManifestRendering(_MuseumManifestRendering):
    """An object in answers of Museum."""

    format: str
    label: str


_MuseumManifestImageService = TypedDict(
    "_MuseumManifestImageService",
    {
        "@id": str,
    },
)


class MuseumManifestImageService(_MuseumManifestImageService):
    """An object in answers of Museum."""

    profile: str


_MuseumManifestResource = TypedDict(
    "_MuseumManifestResource",
    {
        "@type": str,
        "@id": str,
    },
)


class MuseumManifestResource(_MuseumManifestResource):
    """An object in answers of Museum."""

    format: str
    width: int
    """Px."""
    height: int
    """Px."""
    service: MuseumManifestImageService


_MuseumManifestImage = TypedDict(
    "_MuseumManifestImage",
    {
        "@type": str,
    },
)


class MuseumManifestImage(_MuseumManifestImage):
    """An object in answers of Museum."""

    motivation: str
    on: str
    resource: MuseumManifestResource


_MuseumManifestCanvas = TypedDict(
    "_MuseumManifestCanvas",
    {
        "@type": str,
        "@id": str,
    },
)


class MuseumManifestCanvas(_MuseumManifestCanvas):
    """An object in answers of Museum."""

    label: str
    width: int
    """Px."""
    height: int
    """Px."""
    images: list[MuseumManifestImage]


_MuseumManifestSequence = TypedDict(
    "_MuseumManifestSequence",
    {
        "@type": str,
    },
)


class MuseumManifestSequence(_MuseumManifestSequence):
    """An object in answers of Museum."""

    canvases: list[MuseumManifestCanvas]


_MuseumArtworksManifestAnswer = TypedDict(
    "_MuseumArtworksManifestAnswer",
    {
        "@context": str,
        "@id": str,
        "@type": str,
    },
)


class MuseumArtworksManifestAnswer(_MuseumArtworksManifestAnswer):
    """The answer of museum.artworks.manifest."""

    label: str
    description: list[MuseumManifestDescription]
    metadata: list[MuseumManifestLabel]
    attribution: str
    logo: str
    within: str
    rendering: MuseumManifestRendering
    sequences: list[MuseumManifestSequence]


class MuseumArtworksListAnswer(TypedDict):
    """The answer of museum.artworks.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumArtwork]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworksListWithFieldsAnswer(TypedDict):
    """The answer of museum.artworks.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumArtwork]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworksGetAnswer(TypedDict):
    """The answer of museum.artworks.get."""

    data: MuseumArtwork
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworksSearchRecord(MuseumArtwork):
    """A record of museum.artworks.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumArtworksSearchAnswer(TypedDict):
    """The answer of museum.artworks.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumArtworksSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumArtworksSearchMappingAnswer(TypedDict):
    """The answer of museum.artworks.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumArtist(TypedDict):
    """A record of museum.artists.list, museum.artists.list_with_fields, museum.artists.get and
    museum.artists.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    sort_title: NotRequired[str | None]
    alt_titles: NotRequired[list[str] | None]
    """An object with number keys when blank names were dropped: take its values."""
    is_artist: NotRequired[bool]
    birth_date: NotRequired[int | None]
    """Year."""
    death_date: NotRequired[int | None]
    """Year."""
    description: NotRequired[str | None]
    """HTML."""
    ulan_id: NotRequired[int | None]
    suggest_autocomplete_boosted: NotRequired[Any]
    """Internal."""
    suggest_autocomplete_all: NotRequired[Any]
    """internal; only on artists."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumArtistsListAnswer(TypedDict):
    """The answer of museum.artists.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumArtist]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtistsListWithFieldsAnswer(TypedDict):
    """The answer of museum.artists.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumArtist]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtistsGetAnswer(TypedDict):
    """The answer of museum.artists.get."""

    data: MuseumArtist
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtistsSearchRecord(MuseumArtist):
    """A record of museum.artists.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumArtistsSearchAnswer(TypedDict):
    """The answer of museum.artists.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumArtistsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumArtistsSearchMappingAnswer(TypedDict):
    """The answer of museum.artists.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumPlace(TypedDict):
    """A record of museum.places.list, museum.places.list_with_fields, museum.places.get and
    museum.places.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    tgn_id: NotRequired[int | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumPlacesListAnswer(TypedDict):
    """The answer of museum.places.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumPlace]
    info: MuseumInfo
    config: MuseumConfig


class MuseumPlacesListWithFieldsAnswer(TypedDict):
    """The answer of museum.places.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumPlace]
    info: MuseumInfo
    config: MuseumConfig


class MuseumPlacesGetAnswer(TypedDict):
    """The answer of museum.places.get."""

    data: MuseumPlace
    info: MuseumInfo
    config: MuseumConfig


class MuseumPlacesSearchRecord(MuseumPlace):
    """A record of museum.places.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumPlacesSearchAnswer(TypedDict):
    """The answer of museum.places.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumPlacesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumPlacesSearchMappingAnswer(TypedDict):
    """The answer of museum.places.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumAgent(TypedDict):
    """A record of museum.agents.list, museum.agents.list_with_fields, museum.agents.get and
    museum.agents.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    sort_title: NotRequired[str | None]
    alt_titles: NotRequired[list[str] | None]
    """An object with number keys when blank names were dropped: take its values."""
    is_artist: NotRequired[bool]
    birth_date: NotRequired[int | None]
    """Year."""
    death_date: NotRequired[int | None]
    """Year."""
    description: NotRequired[str | None]
    """HTML."""
    ulan_id: NotRequired[int | None]
    suggest_autocomplete_boosted: NotRequired[Any]
    """Internal."""
    suggest_autocomplete_all: NotRequired[Any]
    """internal; only on artists."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumAgentsListAnswer(TypedDict):
    """The answer of museum.agents.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumAgent]
    info: MuseumInfo
    config: MuseumConfig


class MuseumAgentsListWithFieldsAnswer(TypedDict):
    """The answer of museum.agents.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumAgent]
    info: MuseumInfo
    config: MuseumConfig


class MuseumAgentsGetAnswer(TypedDict):
    """The answer of museum.agents.get."""

    data: MuseumAgent
    info: MuseumInfo
    config: MuseumConfig


class MuseumAgentsSearchRecord(MuseumAgent):
    """A record of museum.agents.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumAgentsSearchAnswer(TypedDict):
    """The answer of museum.agents.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumAgentsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumAgentsSearchMappingAnswer(TypedDict):
    """The answer of museum.agents.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumGallery(TypedDict):
    """A record of museum.galleries.list, museum.galleries.list_with_fields, museum.galleries.get
    and museum.galleries.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    latitude: NotRequired[float | None]
    """Degree."""
    longitude: NotRequired[float | None]
    """Degree."""
    tgn_id: NotRequired[int | None]
    """Always null: galleries have no such column."""
    is_closed: NotRequired[bool | None]
    number: NotRequired[str | None]
    floor: NotRequired[str | None]
    latlon: NotRequired[str | None]
    """Latitude,longitude."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumGalleriesListAnswer(TypedDict):
    """The answer of museum.galleries.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumGallery]
    info: MuseumInfo
    config: MuseumConfig


class MuseumGalleriesListWithFieldsAnswer(TypedDict):
    """The answer of museum.galleries.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumGallery]
    info: MuseumInfo
    config: MuseumConfig


class MuseumGalleriesGetAnswer(TypedDict):
    """The answer of museum.galleries.get."""

    data: MuseumGallery
    info: MuseumInfo
    config: MuseumConfig


class MuseumGalleriesSearchRecord(MuseumGallery):
    """A record of museum.galleries.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumGalleriesSearchAnswer(TypedDict):
    """The answer of museum.galleries.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumGalleriesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumGalleriesSearchMappingAnswer(TypedDict):
    """The answer of museum.galleries.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumExhibition(TypedDict):
    """A record of museum.exhibitions.list, museum.exhibitions.list_with_fields,
    museum.exhibitions.get and museum.exhibitions.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    is_featured: NotRequired[bool]
    position: NotRequired[int]
    """-1 when not featured."""
    short_description: NotRequired[str | None]
    web_url: NotRequired[str | None]
    image_url: NotRequired[str | None]
    status: NotRequired[str | None]
    aic_start_at: NotRequired[str | None]
    """ISO 8601. Midnight of a day."""
    aic_end_at: NotRequired[str | None]
    """ISO 8601. Midnight of a day."""
    gallery_id: NotRequired[int | None]
    gallery_title: NotRequired[str | None]
    artwork_ids: NotRequired[list[int]]
    artwork_titles: NotRequired[list[str]]
    artist_ids: NotRequired[list[int]]
    site_ids: NotRequired[list[int]]
    image_id: NotRequired[str | None]
    """UUID."""
    alt_image_ids: NotRequired[list[str]]
    """UUIDs."""
    document_ids: NotRequired[list[str]]
    """UUIDs."""
    suggest_autocomplete_all: NotRequired[Any]
    """Internal."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""
    artworks: NotRequired["list[MuseumArtwork] | None"]
    """Whole records of artworks."""
    sites: NotRequired["list[MuseumSite] | None"]
    """Whole records of sites."""


class MuseumExhibitionsListAnswer(TypedDict):
    """The answer of museum.exhibitions.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumExhibition]
    info: MuseumInfo
    config: MuseumConfig


class MuseumExhibitionsListWithFieldsAnswer(TypedDict):
    """The answer of museum.exhibitions.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumExhibition]
    info: MuseumInfo
    config: MuseumConfig


class MuseumExhibitionsGetAnswer(TypedDict):
    """The answer of museum.exhibitions.get."""

    data: MuseumExhibition
    info: MuseumInfo
    config: MuseumConfig


class MuseumExhibitionsSearchRecord(MuseumExhibition):
    """A record of museum.exhibitions.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumExhibitionsSearchAnswer(TypedDict):
    """The answer of museum.exhibitions.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumExhibitionsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumExhibitionsSearchMappingAnswer(TypedDict):
    """The answer of museum.exhibitions.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumAgentType(TypedDict):
    """A record of museum.agent_types.list, museum.agent_types.list_with_fields,
    museum.agent_types.get and museum.agent_types.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumAgentTypesListAnswer(TypedDict):
    """The answer of museum.agent_types.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumAgentType]
    info: MuseumInfo
    config: MuseumConfig


class MuseumAgentTypesListWithFieldsAnswer(TypedDict):
    """The answer of museum.agent_types.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumAgentType]
    info: MuseumInfo
    config: MuseumConfig


class MuseumAgentTypesGetAnswer(TypedDict):
    """The answer of museum.agent_types.get."""

    data: MuseumAgentType
    info: MuseumInfo
    config: MuseumConfig


class MuseumAgentTypesSearchRecord(MuseumAgentType):
    """A record of museum.agent_types.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumAgentTypesSearchAnswer(TypedDict):
    """The answer of museum.agent_types.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumAgentTypesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumAgentTypesSearchMappingAnswer(TypedDict):
    """The answer of museum.agent_types.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumAgentRole(TypedDict):
    """A record of museum.agent_roles.list, museum.agent_roles.list_with_fields,
    museum.agent_roles.get and museum.agent_roles.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumAgentRolesListAnswer(TypedDict):
    """The answer of museum.agent_roles.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumAgentRole]
    info: MuseumInfo
    config: MuseumConfig


class MuseumAgentRolesListWithFieldsAnswer(TypedDict):
    """The answer of museum.agent_roles.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumAgentRole]
    info: MuseumInfo
    config: MuseumConfig


class MuseumAgentRolesGetAnswer(TypedDict):
    """The answer of museum.agent_roles.get."""

    data: MuseumAgentRole
    info: MuseumInfo
    config: MuseumConfig


class MuseumAgentRolesSearchRecord(MuseumAgentRole):
    """A record of museum.agent_roles.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumAgentRolesSearchAnswer(TypedDict):
    """The answer of museum.agent_roles.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumAgentRolesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumAgentRolesSearchMappingAnswer(TypedDict):
    """The answer of museum.agent_roles.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumArtworkPlaceQualifier(TypedDict):
    """A record of museum.artwork_place_qualifiers.list,
    museum.artwork_place_qualifiers.list_with_fields, museum.artwork_place_qualifiers.get and
    museum.artwork_place_qualifiers.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumArtworkPlaceQualifiersListAnswer(TypedDict):
    """The answer of museum.artwork_place_qualifiers.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumArtworkPlaceQualifier]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworkPlaceQualifiersListWithFieldsAnswer(TypedDict):
    """The answer of museum.artwork_place_qualifiers.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumArtworkPlaceQualifier]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworkPlaceQualifiersGetAnswer(TypedDict):
    """The answer of museum.artwork_place_qualifiers.get."""

    data: MuseumArtworkPlaceQualifier
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworkPlaceQualifiersSearchRecord(MuseumArtworkPlaceQualifier):
    """A record of museum.artwork_place_qualifiers.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumArtworkPlaceQualifiersSearchAnswer(TypedDict):
    """The answer of museum.artwork_place_qualifiers.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumArtworkPlaceQualifiersSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumArtworkPlaceQualifiersSearchMappingAnswer(TypedDict):
    """The answer of museum.artwork_place_qualifiers.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumArtworkDateQualifier(TypedDict):
    """A record of museum.artwork_date_qualifiers.list,
    museum.artwork_date_qualifiers.list_with_fields, museum.artwork_date_qualifiers.get and
    museum.artwork_date_qualifiers.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumArtworkDateQualifiersListAnswer(TypedDict):
    """The answer of museum.artwork_date_qualifiers.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumArtworkDateQualifier]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworkDateQualifiersListWithFieldsAnswer(TypedDict):
    """The answer of museum.artwork_date_qualifiers.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumArtworkDateQualifier]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworkDateQualifiersGetAnswer(TypedDict):
    """The answer of museum.artwork_date_qualifiers.get."""

    data: MuseumArtworkDateQualifier
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworkDateQualifiersSearchRecord(MuseumArtworkDateQualifier):
    """A record of museum.artwork_date_qualifiers.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumArtworkDateQualifiersSearchAnswer(TypedDict):
    """The answer of museum.artwork_date_qualifiers.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumArtworkDateQualifiersSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumArtworkDateQualifiersSearchMappingAnswer(TypedDict):
    """The answer of museum.artwork_date_qualifiers.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumArtworkType(TypedDict):
    """A record of museum.artwork_types.list, museum.artwork_types.list_with_fields,
    museum.artwork_types.get and museum.artwork_types.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    aat_id: NotRequired[int | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumArtworkTypesListAnswer(TypedDict):
    """The answer of museum.artwork_types.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumArtworkType]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworkTypesListWithFieldsAnswer(TypedDict):
    """The answer of museum.artwork_types.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumArtworkType]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworkTypesGetAnswer(TypedDict):
    """The answer of museum.artwork_types.get."""

    data: MuseumArtworkType
    info: MuseumInfo
    config: MuseumConfig


class MuseumArtworkTypesSearchRecord(MuseumArtworkType):
    """A record of museum.artwork_types.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumArtworkTypesSearchAnswer(TypedDict):
    """The answer of museum.artwork_types.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumArtworkTypesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumArtworkTypesSearchMappingAnswer(TypedDict):
    """The answer of museum.artwork_types.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumCategoryTerm(TypedDict):
    """A record of museum.category_terms.list, museum.category_terms.list_with_fields,
    museum.category_terms.get and museum.category_terms.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    subtype: NotRequired[str | None]
    """Classification, material, technique, style, subject, department, theme."""
    parent_id: NotRequired[str | None]
    aat_id: NotRequired[int | None]
    suggest_autocomplete_all: NotRequired[Any]
    """Internal."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumCategoryTermsListAnswer(TypedDict):
    """The answer of museum.category_terms.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumCategoryTerm]
    info: MuseumInfo
    config: MuseumConfig


class MuseumCategoryTermsListWithFieldsAnswer(TypedDict):
    """The answer of museum.category_terms.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumCategoryTerm]
    info: MuseumInfo
    config: MuseumConfig


class MuseumCategoryTermsGetAnswer(TypedDict):
    """The answer of museum.category_terms.get."""

    data: MuseumCategoryTerm
    info: MuseumInfo
    config: MuseumConfig


class MuseumCategoryTermsSearchRecord(MuseumCategoryTerm):
    """A record of museum.category_terms.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumCategoryTermsSearchAnswer(TypedDict):
    """The answer of museum.category_terms.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumCategoryTermsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumCategoryTermsSearchMappingAnswer(TypedDict):
    """The answer of museum.category_terms.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumVideo(TypedDict):
    """A record of museum.videos.list, museum.videos.list_with_fields, museum.videos.get and
    museum.videos.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    lake_guid: NotRequired[str]
    """Equal to id."""
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    type: NotRequired[str | None]
    """Image, sound, text, video."""
    alt_text: NotRequired[str | None]
    content: NotRequired[str]
    """URL of the file, or text."""
    is_multimedia_resource: NotRequired[bool | None]
    is_educational_resource: NotRequired[bool | None]
    is_teacher_resource: NotRequired[bool | None]
    credit_line: NotRequired[str | None]
    content_e_tag: NotRequired[str | None]
    artwork_ids: NotRequired[list[int]]
    artwork_titles: NotRequired[list[str]]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumVideosListAnswer(TypedDict):
    """The answer of museum.videos.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumVideo]
    info: MuseumInfo
    config: MuseumConfig


class MuseumVideosListWithFieldsAnswer(TypedDict):
    """The answer of museum.videos.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumVideo]
    info: MuseumInfo
    config: MuseumConfig


class MuseumVideosGetAnswer(TypedDict):
    """The answer of museum.videos.get."""

    data: MuseumVideo
    info: MuseumInfo
    config: MuseumConfig


class MuseumVideosSearchRecord(MuseumVideo):
    """A record of museum.videos.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumVideosSearchAnswer(TypedDict):
    """The answer of museum.videos.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumVideosSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumVideosSearchMappingAnswer(TypedDict):
    """The answer of museum.videos.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumSound(TypedDict):
    """A record of museum.sounds.list, museum.sounds.list_with_fields, museum.sounds.get and
    museum.sounds.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    lake_guid: NotRequired[str]
    """Equal to id."""
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    type: NotRequired[str | None]
    """Image, sound, text, video."""
    alt_text: NotRequired[str | None]
    content: NotRequired[str]
    """URL of the file, or text."""
    is_multimedia_resource: NotRequired[bool | None]
    is_educational_resource: NotRequired[bool | None]
    is_teacher_resource: NotRequired[bool | None]
    credit_line: NotRequired[str | None]
    content_e_tag: NotRequired[str | None]
    artwork_ids: NotRequired[list[int]]
    artwork_titles: NotRequired[list[str]]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumSoundsListAnswer(TypedDict):
    """The answer of museum.sounds.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumSound]
    info: MuseumInfo
    config: MuseumConfig


class MuseumSoundsListWithFieldsAnswer(TypedDict):
    """The answer of museum.sounds.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumSound]
    info: MuseumInfo
    config: MuseumConfig


class MuseumSoundsGetAnswer(TypedDict):
    """The answer of museum.sounds.get."""

    data: MuseumSound
    info: MuseumInfo
    config: MuseumConfig


class MuseumSoundsSearchRecord(MuseumSound):
    """A record of museum.sounds.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumSoundsSearchAnswer(TypedDict):
    """The answer of museum.sounds.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumSoundsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumSoundsSearchMappingAnswer(TypedDict):
    """The answer of museum.sounds.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumText(TypedDict):
    """A record of museum.texts.list, museum.texts.list_with_fields, museum.texts.get and
    museum.texts.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    lake_guid: NotRequired[str]
    """Equal to id."""
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    type: NotRequired[str | None]
    """Image, sound, text, video."""
    alt_text: NotRequired[str | None]
    content: NotRequired[str]
    """URL of the file, or text."""
    is_multimedia_resource: NotRequired[bool | None]
    is_educational_resource: NotRequired[bool | None]
    is_teacher_resource: NotRequired[bool | None]
    credit_line: NotRequired[str | None]
    content_e_tag: NotRequired[str | None]
    artwork_ids: NotRequired[list[int]]
    artwork_titles: NotRequired[list[str]]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumTextsListAnswer(TypedDict):
    """The answer of museum.texts.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumText]
    info: MuseumInfo
    config: MuseumConfig


class MuseumTextsListWithFieldsAnswer(TypedDict):
    """The answer of museum.texts.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumText]
    info: MuseumInfo
    config: MuseumConfig


class MuseumTextsGetAnswer(TypedDict):
    """The answer of museum.texts.get."""

    data: MuseumText
    info: MuseumInfo
    config: MuseumConfig


class MuseumTextsSearchRecord(MuseumText):
    """A record of museum.texts.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumTextsSearchAnswer(TypedDict):
    """The answer of museum.texts.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumTextsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumTextsSearchMappingAnswer(TypedDict):
    """The answer of museum.texts.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumProduct(TypedDict):
    """A record of museum.products.list, museum.products.list_with_fields, museum.products.get and
    museum.products.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    external_sku: NotRequired[int | None]
    image_url: NotRequired[str]
    web_url: NotRequired[str]
    description: NotRequired[str | None]
    price_display: NotRequired[str | None]
    """HTML."""
    min_compare_at_price: NotRequired[float | None]
    """USD."""
    max_compare_at_price: NotRequired[float | None]
    """USD."""
    min_current_price: NotRequired[float | None]
    """USD."""
    max_current_price: NotRequired[float | None]
    """USD."""
    artist_ids: NotRequired[list[int]]
    artwork_ids: NotRequired[list[int]]
    exhibition_ids: NotRequired[list[int]]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumProductsListAnswer(TypedDict):
    """The answer of museum.products.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumProduct]
    info: MuseumInfo
    config: MuseumConfig


class MuseumProductsListWithFieldsAnswer(TypedDict):
    """The answer of museum.products.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumProduct]
    info: MuseumInfo
    config: MuseumConfig


class MuseumProductsGetAnswer(TypedDict):
    """The answer of museum.products.get."""

    data: MuseumProduct
    info: MuseumInfo
    config: MuseumConfig


class MuseumProductsSearchRecord(MuseumProduct):
    """A record of museum.products.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumProductsSearchAnswer(TypedDict):
    """The answer of museum.products.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumProductsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumProductsSearchMappingAnswer(TypedDict):
    """The answer of museum.products.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumTourTourStop(TypedDict):
    """An object in MuseumTour.tour_stops."""

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
    """ISO 8601."""
    updated_at: str | None
    """ISO 8601."""
    timestamp: str | None
    """ISO 8601."""


class MuseumTour(TypedDict):
    """A record of museum.tours.list, museum.tours.list_with_fields, museum.tours.get and
    museum.tours.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    image: NotRequired[str | None]
    """URL."""
    description: NotRequired[str | None]
    intro: NotRequired[str | None]
    weight: NotRequired[int | None]
    intro_link: NotRequired[str | None]
    """address; null as a rule."""
    intro_transcript: NotRequired[str | None]
    artwork_titles: NotRequired[list[str]]
    artist_titles: NotRequired[list[str]]
    suggest_autocomplete_boosted: NotRequired[str | None]
    """The title."""
    suggest_autocomplete_all: NotRequired[Any]
    """Internal."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601. Always null: no such data here."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""
    tour_stops: NotRequired[list[MuseumTourTourStop] | None]
    """Asking for it may fail, as stops have no collection of their own."""


class MuseumToursListAnswer(TypedDict):
    """The answer of museum.tours.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumTour]
    info: MuseumInfo
    config: MuseumConfig


class MuseumToursListWithFieldsAnswer(TypedDict):
    """The answer of museum.tours.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumTour]
    info: MuseumInfo
    config: MuseumConfig


class MuseumToursGetAnswer(TypedDict):
    """The answer of museum.tours.get."""

    data: MuseumTour
    info: MuseumInfo
    config: MuseumConfig


class MuseumToursSearchRecord(MuseumTour):
    """A record of museum.tours.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumToursSearchAnswer(TypedDict):
    """The answer of museum.tours.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumToursSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumToursSearchMappingAnswer(TypedDict):
    """The answer of museum.tours.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumMobileSound(TypedDict):
    """A record of museum.mobile_sounds.list, museum.mobile_sounds.list_with_fields,
    museum.mobile_sounds.get and museum.mobile_sounds.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    """From the artworks and tours that belong to it."""
    web_url: NotRequired[str | None]
    transcript: NotRequired[str | None]
    """HTML."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601. Always null: no such data here."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumMobileSoundsListAnswer(TypedDict):
    """The answer of museum.mobile_sounds.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumMobileSound]
    info: MuseumInfo
    config: MuseumConfig


class MuseumMobileSoundsListWithFieldsAnswer(TypedDict):
    """The answer of museum.mobile_sounds.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumMobileSound]
    info: MuseumInfo
    config: MuseumConfig


class MuseumMobileSoundsGetAnswer(TypedDict):
    """The answer of museum.mobile_sounds.get."""

    data: MuseumMobileSound
    info: MuseumInfo
    config: MuseumConfig


class MuseumMobileSoundsSearchRecord(MuseumMobileSound):
    """A record of museum.mobile_sounds.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumMobileSoundsSearchAnswer(TypedDict):
    """The answer of museum.mobile_sounds.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumMobileSoundsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumMobileSoundsSearchMappingAnswer(TypedDict):
    """The answer of museum.mobile_sounds.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumPublication(TypedDict):
    """A record of museum.publications.list, museum.publications.list_with_fields,
    museum.publications.get and museum.publications.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    section_ids: NotRequired[list[int]]
    """Can exceed 32 bits."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601. Always null: no such data here."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumPublicationsListAnswer(TypedDict):
    """The answer of museum.publications.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumPublication]
    info: MuseumInfo
    config: MuseumConfig


class MuseumPublicationsListWithFieldsAnswer(TypedDict):
    """The answer of museum.publications.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumPublication]
    info: MuseumInfo
    config: MuseumConfig


class MuseumPublicationsGetAnswer(TypedDict):
    """The answer of museum.publications.get."""

    data: MuseumPublication
    info: MuseumInfo
    config: MuseumConfig


class MuseumPublicationsSearchRecord(MuseumPublication):
    """A record of museum.publications.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumPublicationsSearchAnswer(TypedDict):
    """The answer of museum.publications.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumPublicationsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumPublicationsSearchMappingAnswer(TypedDict):
    """The answer of museum.publications.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumSection(TypedDict):
    """A record of museum.sections.list, museum.sections.list_with_fields, museum.sections.get and
    museum.sections.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    accession: NotRequired[str | None]
    generic_page_id: NotRequired[int | None]
    artwork_id: NotRequired[int | None]
    publication_title: NotRequired[str | None]
    publication_id: NotRequired[int | None]
    content: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601. Always null: no such data here."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumSectionsListAnswer(TypedDict):
    """The answer of museum.sections.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumSection]
    info: MuseumInfo
    config: MuseumConfig


class MuseumSectionsListWithFieldsAnswer(TypedDict):
    """The answer of museum.sections.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumSection]
    info: MuseumInfo
    config: MuseumConfig


class MuseumSectionsGetAnswer(TypedDict):
    """The answer of museum.sections.get."""

    data: MuseumSection
    info: MuseumInfo
    config: MuseumConfig


class MuseumSectionsSearchRecord(MuseumSection):
    """A record of museum.sections.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumSectionsSearchAnswer(TypedDict):
    """The answer of museum.sections.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumSectionsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumSectionsSearchMappingAnswer(TypedDict):
    """The answer of museum.sections.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumSite(TypedDict):
    """A record of museum.sites.list, museum.sites.list_with_fields, museum.sites.get and
    museum.sites.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    web_url: NotRequired[str | None]
    exhibition_ids: NotRequired[list[int]]
    exhibition_titles: NotRequired[list[str]]
    artwork_ids: NotRequired[list[int]]
    artwork_titles: NotRequired[list[str]]
    source_updated_at: NotRequired[str | None]
    """ISO 8601. Always null: no such data here."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""
    artworks: NotRequired["list[MuseumArtwork] | None"]
    """Whole records of artworks."""


class MuseumSitesListAnswer(TypedDict):
    """The answer of museum.sites.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumSite]
    info: MuseumInfo
    config: MuseumConfig


class MuseumSitesListWithFieldsAnswer(TypedDict):
    """The answer of museum.sites.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumSite]
    info: MuseumInfo
    config: MuseumConfig


class MuseumSitesGetAnswer(TypedDict):
    """The answer of museum.sites.get."""

    data: MuseumSite
    info: MuseumInfo
    config: MuseumConfig


class MuseumSitesSearchRecord(MuseumSite):
    """A record of museum.sites.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumSitesSearchAnswer(TypedDict):
    """The answer of museum.sites.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumSitesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumSitesSearchMappingAnswer(TypedDict):
    """The answer of museum.sites.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumEvent(TypedDict):
    """A record of museum.events.list, museum.events.list_with_fields, museum.events.get and
    museum.events.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    title_display: NotRequired[str | None]
    """HTML."""
    image_url: NotRequired[str | None]
    hero_caption: NotRequired[str | None]
    short_description: NotRequired[str | None]
    header_description: NotRequired[str | None]
    list_description: NotRequired[str | None]
    description: NotRequired[str | None]
    """HTML."""
    location: NotRequired[str | None]
    event_type_id: NotRequired[int | None]
    alt_event_type_ids: NotRequired[list[int] | None]
    """JSON as the service stores it."""
    audience_id: NotRequired[int | None]
    alt_audience_ids: NotRequired[list[int] | None]
    """JSON as the service stores it."""
    program_ids: NotRequired[list[int] | None]
    """JSON as the service stores it."""
    program_titles: NotRequired[list[str]]
    is_ticketed: NotRequired[bool | None]
    ticketed_event_id: NotRequired[int | None]
    """The service does not document it."""
    rsvp_link: NotRequired[str | None]
    buy_button_text: NotRequired[str | None]
    buy_button_caption: NotRequired[str | None]
    is_registration_required: NotRequired[bool | None]
    is_member_exclusive: NotRequired[bool | None]
    is_sold_out: NotRequired[bool]
    is_free: NotRequired[bool | None]
    is_private: NotRequired[bool | None]
    """The service does not document it."""
    is_admission_required: NotRequired[bool | None]
    is_after_hours: NotRequired[bool | None]
    is_sales_button_hidden: NotRequired[bool | None]
    is_virtual_event: NotRequired[bool | None]
    virtual_event_url: NotRequired[str | None]
    """The service does not document it."""
    virtual_event_passcode: NotRequired[str | None]
    """The service does not document it."""
    start_date: NotRequired[str | None]
    """ISO 8601. Midnight of a day."""
    end_date: NotRequired[str | None]
    """ISO 8601. Midnight of a day."""
    start_time: NotRequired[str | None]
    """Such as 18:00."""
    end_time: NotRequired[str | None]
    date_display: NotRequired[str | None]
    door_time: NotRequired[str | None]
    layout_type: NotRequired[int]
    slug: NotRequired[str | None]
    entrance: NotRequired[str | None]
    join_url: NotRequired[str | None]
    survey_url: NotRequired[str | None]
    event_host_id: NotRequired[int | None]
    event_host_title: NotRequired[str | None]
    search_tags: NotRequired[list[str] | None]
    """An object with number keys when blank tags were dropped: take its values."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumEventsListAnswer(TypedDict):
    """The answer of museum.events.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumEvent]
    info: MuseumInfo
    config: MuseumConfig


class MuseumEventsListWithFieldsAnswer(TypedDict):
    """The answer of museum.events.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumEvent]
    info: MuseumInfo
    config: MuseumConfig


class MuseumEventsGetAnswer(TypedDict):
    """The answer of museum.events.get."""

    data: MuseumEvent
    info: MuseumInfo
    config: MuseumConfig


class MuseumEventsSearchRecord(MuseumEvent):
    """A record of museum.events.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumEventsSearchAnswer(TypedDict):
    """The answer of museum.events.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumEventsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumEventsSearchMappingAnswer(TypedDict):
    """The answer of museum.events.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumEventOccurrence(TypedDict):
    """A record of museum.event_occurrences.list, museum.event_occurrences.list_with_fields,
    museum.event_occurrences.get and museum.event_occurrences.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    title_display: NotRequired[str | None]
    """HTML."""
    event_id: NotRequired[int | None]
    short_description: NotRequired[str | None]
    description: NotRequired[str | None]
    """HTML."""
    image_url: NotRequired[str | None]
    is_ticketed: NotRequired[bool | None]
    is_private: NotRequired[bool | None]
    is_sales_button_hidden: NotRequired[bool | None]
    start_at: NotRequired[str | None]
    """ISO 8601."""
    end_at: NotRequired[str | None]
    """ISO 8601."""
    on_sale_at: NotRequired[str | None]
    """ISO 8601. The service does not document it."""
    off_sale_at: NotRequired[str | None]
    """ISO 8601. The service does not document it."""
    location: NotRequired[str | None]
    button_url: NotRequired[str | None]
    button_text: NotRequired[str | None]
    button_caption: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumEventOccurrencesListAnswer(TypedDict):
    """The answer of museum.event_occurrences.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumEventOccurrence]
    info: MuseumInfo
    config: MuseumConfig


class MuseumEventOccurrencesListWithFieldsAnswer(TypedDict):
    """The answer of museum.event_occurrences.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumEventOccurrence]
    info: MuseumInfo
    config: MuseumConfig


class MuseumEventOccurrencesGetAnswer(TypedDict):
    """The answer of museum.event_occurrences.get."""

    data: MuseumEventOccurrence
    info: MuseumInfo
    config: MuseumConfig


class MuseumEventOccurrencesSearchRecord(MuseumEventOccurrence):
    """A record of museum.event_occurrences.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumEventOccurrencesSearchAnswer(TypedDict):
    """The answer of museum.event_occurrences.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumEventOccurrencesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumEventOccurrencesSearchMappingAnswer(TypedDict):
    """The answer of museum.event_occurrences.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumHighlight(TypedDict):
    """A record of museum.highlights.list, museum.highlights.list_with_fields,
    museum.highlights.get and museum.highlights.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    copy: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumHighlightsListAnswer(TypedDict):
    """The answer of museum.highlights.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumHighlight]
    info: MuseumInfo
    config: MuseumConfig


class MuseumHighlightsListWithFieldsAnswer(TypedDict):
    """The answer of museum.highlights.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumHighlight]
    info: MuseumInfo
    config: MuseumConfig


class MuseumHighlightsGetAnswer(TypedDict):
    """The answer of museum.highlights.get."""

    data: MuseumHighlight
    info: MuseumInfo
    config: MuseumConfig


class MuseumHighlightsSearchRecord(MuseumHighlight):
    """A record of museum.highlights.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumHighlightsSearchAnswer(TypedDict):
    """The answer of museum.highlights.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumHighlightsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumHighlightsSearchMappingAnswer(TypedDict):
    """The answer of museum.highlights.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumStaticPage(TypedDict):
    """A record of museum.static_pages.list, museum.static_pages.list_with_fields,
    museum.static_pages.get and museum.static_pages.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601. Always null: no such data here."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumStaticPagesListAnswer(TypedDict):
    """The answer of museum.static_pages.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumStaticPage]
    info: MuseumInfo
    config: MuseumConfig


class MuseumStaticPagesListWithFieldsAnswer(TypedDict):
    """The answer of museum.static_pages.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumStaticPage]
    info: MuseumInfo
    config: MuseumConfig


class MuseumStaticPagesGetAnswer(TypedDict):
    """The answer of museum.static_pages.get."""

    data: MuseumStaticPage
    info: MuseumInfo
    config: MuseumConfig


class MuseumStaticPagesSearchRecord(MuseumStaticPage):
    """A record of museum.static_pages.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumStaticPagesSearchAnswer(TypedDict):
    """The answer of museum.static_pages.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumStaticPagesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumStaticPagesSearchMappingAnswer(TypedDict):
    """The answer of museum.static_pages.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumGenericPage(TypedDict):
    """A record of museum.generic_pages.list, museum.generic_pages.list_with_fields,
    museum.generic_pages.get and museum.generic_pages.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    copy: NotRequired[str | None]
    search_tags: NotRequired[list[str] | None]
    """An object with number keys when blank tags were dropped: take its values."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumGenericPagesListAnswer(TypedDict):
    """The answer of museum.generic_pages.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumGenericPage]
    info: MuseumInfo
    config: MuseumConfig


class MuseumGenericPagesListWithFieldsAnswer(TypedDict):
    """The answer of museum.generic_pages.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumGenericPage]
    info: MuseumInfo
    config: MuseumConfig


class MuseumGenericPagesGetAnswer(TypedDict):
    """The answer of museum.generic_pages.get."""

    data: MuseumGenericPage
    info: MuseumInfo
    config: MuseumConfig


class MuseumGenericPagesSearchRecord(MuseumGenericPage):
    """A record of museum.generic_pages.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumGenericPagesSearchAnswer(TypedDict):
    """The answer of museum.generic_pages.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumGenericPagesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumGenericPagesSearchMappingAnswer(TypedDict):
    """The answer of museum.generic_pages.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumPressRelease(TypedDict):
    """A record of museum.press_releases.list, museum.press_releases.list_with_fields,
    museum.press_releases.get and museum.press_releases.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    copy: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumPressReleasesListAnswer(TypedDict):
    """The answer of museum.press_releases.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumPressRelease]
    info: MuseumInfo
    config: MuseumConfig


class MuseumPressReleasesListWithFieldsAnswer(TypedDict):
    """The answer of museum.press_releases.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumPressRelease]
    info: MuseumInfo
    config: MuseumConfig


class MuseumPressReleasesGetAnswer(TypedDict):
    """The answer of museum.press_releases.get."""

    data: MuseumPressRelease
    info: MuseumInfo
    config: MuseumConfig


class MuseumPressReleasesSearchRecord(MuseumPressRelease):
    """A record of museum.press_releases.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumPressReleasesSearchAnswer(TypedDict):
    """The answer of museum.press_releases.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumPressReleasesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumPressReleasesSearchMappingAnswer(TypedDict):
    """The answer of museum.press_releases.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumEducatorResource(TypedDict):
    """A record of museum.educator_resources.list, museum.educator_resources.list_with_fields,
    museum.educator_resources.get and museum.educator_resources.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    copy: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumEducatorResourcesListAnswer(TypedDict):
    """The answer of museum.educator_resources.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumEducatorResource]
    info: MuseumInfo
    config: MuseumConfig


class MuseumEducatorResourcesListWithFieldsAnswer(TypedDict):
    """The answer of museum.educator_resources.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumEducatorResource]
    info: MuseumInfo
    config: MuseumConfig


class MuseumEducatorResourcesGetAnswer(TypedDict):
    """The answer of museum.educator_resources.get."""

    data: MuseumEducatorResource
    info: MuseumInfo
    config: MuseumConfig


class MuseumEducatorResourcesSearchRecord(MuseumEducatorResource):
    """A record of museum.educator_resources.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumEducatorResourcesSearchAnswer(TypedDict):
    """The answer of museum.educator_resources.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumEducatorResourcesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumEducatorResourcesSearchMappingAnswer(TypedDict):
    """The answer of museum.educator_resources.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumDigitalCatalog(TypedDict):
    """A record of museum.digital_catalogs.list, museum.digital_catalogs.list_with_fields,
    museum.digital_catalogs.get and museum.digital_catalogs.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    copy: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumDigitalCatalogsListAnswer(TypedDict):
    """The answer of museum.digital_catalogs.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumDigitalCatalog]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalCatalogsListWithFieldsAnswer(TypedDict):
    """The answer of museum.digital_catalogs.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumDigitalCatalog]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalCatalogsGetAnswer(TypedDict):
    """The answer of museum.digital_catalogs.get."""

    data: MuseumDigitalCatalog
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalCatalogsSearchRecord(MuseumDigitalCatalog):
    """A record of museum.digital_catalogs.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumDigitalCatalogsSearchAnswer(TypedDict):
    """The answer of museum.digital_catalogs.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumDigitalCatalogsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumDigitalCatalogsSearchMappingAnswer(TypedDict):
    """The answer of museum.digital_catalogs.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumDigitalPublicationSection(TypedDict):
    """A record of museum.digital_publication_sections.list,
    museum.digital_publication_sections.list_with_fields,
    museum.digital_publication_sections.get and museum.digital_publication_sections.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    copy: NotRequired[str | None]
    author_display: NotRequired[str | None]
    digital_publication_id: NotRequired[int | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumDigitalPublicationSectionsListAnswer(TypedDict):
    """The answer of museum.digital_publication_sections.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumDigitalPublicationSection]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalPublicationSectionsListWithFieldsAnswer(TypedDict):
    """The answer of museum.digital_publication_sections.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumDigitalPublicationSection]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalPublicationSectionsGetAnswer(TypedDict):
    """The answer of museum.digital_publication_sections.get."""

    data: MuseumDigitalPublicationSection
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalPublicationSectionsSearchRecord(MuseumDigitalPublicationSection):
    """A record of museum.digital_publication_sections.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumDigitalPublicationSectionsSearchAnswer(TypedDict):
    """The answer of museum.digital_publication_sections.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumDigitalPublicationSectionsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumDigitalPublicationSectionsSearchMappingAnswer(TypedDict):
    """The answer of museum.digital_publication_sections.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumPrintedCatalog(TypedDict):
    """A record of museum.printed_catalogs.list, museum.printed_catalogs.list_with_fields,
    museum.printed_catalogs.get and museum.printed_catalogs.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    copy: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumPrintedCatalogsListAnswer(TypedDict):
    """The answer of museum.printed_catalogs.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumPrintedCatalog]
    info: MuseumInfo
    config: MuseumConfig


class MuseumPrintedCatalogsListWithFieldsAnswer(TypedDict):
    """The answer of museum.printed_catalogs.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumPrintedCatalog]
    info: MuseumInfo
    config: MuseumConfig


class MuseumPrintedCatalogsGetAnswer(TypedDict):
    """The answer of museum.printed_catalogs.get."""

    data: MuseumPrintedCatalog
    info: MuseumInfo
    config: MuseumConfig


class MuseumPrintedCatalogsSearchRecord(MuseumPrintedCatalog):
    """A record of museum.printed_catalogs.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumPrintedCatalogsSearchAnswer(TypedDict):
    """The answer of museum.printed_catalogs.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumPrintedCatalogsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumPrintedCatalogsSearchMappingAnswer(TypedDict):
    """The answer of museum.printed_catalogs.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumDeaccessionThumbnail(TypedDict):
    """An object in MuseumDeaccession.thumbnail."""

    lqip: str | None
    """Data URL of a tiny GIF."""
    width: int | None
    """Px."""
    height: int | None
    """Px."""
    alt_text: str | None


class MuseumDeaccessionDimensionsDetail(TypedDict):
    """An object in MuseumDeaccession.dimensions_detail."""

    depth: float | None
    """Cm."""
    width: float | None
    """Cm."""
    height: float | None
    """Cm."""
    diameter: float | None
    """Cm."""
    clarification: str | None


class MuseumDeaccessionColor(TypedDict):
    """An object in MuseumDeaccession.color."""

    h: int | None
    """Degree."""
    l: int | None
    """%."""
    s: int | None
    """%."""
    percentage: float | None
    population: int | None


class MuseumDeaccessionArtistPivot(TypedDict):
    """An object in MuseumDeaccession.artist_pivots."""

    is_preferred: bool | None
    artist_title: str | None
    artist_id: int | None
    role_title: str | None
    role_id: int | None


class MuseumDeaccessionDate(TypedDict):
    """An object in MuseumDeaccession.dates."""

    is_preferred: bool | None
    date_earliest: str | None
    """ISO 8601."""
    date_latest: str | None
    """ISO 8601."""
    artwork_title: str | None
    artwork_id: int | None
    qualifier_title: str | None
    qualifier_id: int | None


class MuseumDeaccessionPlacePivot(TypedDict):
    """An object in MuseumDeaccession.place_pivots."""

    is_preferred: bool | None
    artwork_title: str | None
    artwork_id: int | None
    place_title: str | None
    place_id: int | None
    qualifier_title: str | None
    qualifier_id: int | None


class MuseumDeaccession(TypedDict):
    """A record of museum.deaccessions.list, museum.deaccessions.list_with_fields,
    museum.deaccessions.get and museum.deaccessions.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    is_boosted: NotRequired[bool]
    title: NotRequired[str | None]
    alt_titles: NotRequired[list[str] | None]
    thumbnail: NotRequired[MuseumDeaccessionThumbnail | None]
    main_reference_number: NotRequired[str | None]
    has_not_been_viewed_much: NotRequired[bool]
    boost_rank: NotRequired[int | None]
    date_start: NotRequired[int | None]
    """Year."""
    date_end: NotRequired[int | None]
    """Year."""
    date_display: NotRequired[str | None]
    date_qualifier_title: NotRequired[str]
    """Empty text when there is none."""
    date_qualifier_id: NotRequired[int | None]
    artist_display: NotRequired[str | None]
    place_of_origin: NotRequired[str | None]
    description: NotRequired[str | None]
    """HTML."""
    short_description: NotRequired[str | None]
    dimensions: NotRequired[str | None]
    dimensions_detail: NotRequired[list[MuseumDeaccessionDimensionsDetail] | None]
    medium_display: NotRequired[str | None]
    inscriptions: NotRequired[str | None]
    credit_line: NotRequired[str | None]
    catalogue_display: NotRequired[str | None]
    publication_history: NotRequired[str | None]
    exhibition_history: NotRequired[str | None]
    provenance_text: NotRequired[str | None]
    edition: NotRequired[str | None]
    publishing_verification_level: NotRequired[str | None]
    internal_department_id: NotRequired[int | None]
    fiscal_year: NotRequired[int | None]
    """Year."""
    fiscal_year_deaccession: NotRequired[int | None]
    """Year."""
    is_public_domain: NotRequired[bool | None]
    is_zoomable: NotRequired[bool | None]
    max_zoom_window_size: NotRequired[int | None]
    """Px. -1 where there is no limit."""
    copyright_notice: NotRequired[str | None]
    has_multimedia_resources: NotRequired[bool]
    has_educational_resources: NotRequired[bool]
    has_advanced_imaging: NotRequired[bool]
    colorfulness: NotRequired[float | None]
    color: NotRequired[MuseumDeaccessionColor | None]
    latitude: NotRequired[float | None]
    """Degree."""
    longitude: NotRequired[float | None]
    """Degree."""
    latlon: NotRequired[str | None]
    """The service writes the latitude twice: do not use it."""
    is_on_view: NotRequired[bool | None]
    on_loan_display: NotRequired[str | None]
    """HTML."""
    gallery_title: NotRequired[str | None]
    gallery_id: NotRequired[int | None]
    nomisma_id: NotRequired[str | None]
    artwork_type_title: NotRequired[str | None]
    artwork_type_id: NotRequired[int | None]
    department_title: NotRequired[str | None]
    department_id: NotRequired[str | None]
    """Such as PC-10."""
    artist_id: NotRequired[int | None]
    artist_title: NotRequired[str | None]
    alt_artist_ids: NotRequired[list[int]]
    artist_ids: NotRequired[list[int]]
    """Ids of all artists."""
    artist_titles: NotRequired[list[str]]
    category_ids: NotRequired[list[str]]
    category_titles: NotRequired[list[str]]
    term_titles: NotRequired[list[str]]
    style_id: NotRequired[str | None]
    style_title: NotRequired[str | None]
    alt_style_ids: NotRequired[list[str]]
    style_ids: NotRequired[list[str]]
    style_titles: NotRequired[list[str]]
    classification_id: NotRequired[str | None]
    classification_title: NotRequired[str | None]
    alt_classification_ids: NotRequired[list[str]]
    classification_ids: NotRequired[list[str]]
    classification_titles: NotRequired[list[str]]
    subject_id: NotRequired[str | None]
    alt_subject_ids: NotRequired[list[str]]
    subject_ids: NotRequired[list[str]]
    subject_titles: NotRequired[list[str]]
    material_id: NotRequired[str | None]
    alt_material_ids: NotRequired[list[str]]
    material_ids: NotRequired[list[str]]
    material_titles: NotRequired[list[str]]
    technique_id: NotRequired[str | None]
    alt_technique_ids: NotRequired[list[str]]
    technique_ids: NotRequired[list[str]]
    technique_titles: NotRequired[list[str]]
    theme_titles: NotRequired[list[str]]
    image_id: NotRequired[str | None]
    """UUID."""
    alt_image_ids: NotRequired[list[str]]
    """UUIDs."""
    document_ids: NotRequired[list[str]]
    """UUIDs."""
    sound_ids: NotRequired[list[str]]
    """UUIDs."""
    video_ids: NotRequired[list[str]]
    """As sound_ids."""
    text_ids: NotRequired[list[str]]
    """As sound_ids."""
    section_ids: NotRequired[list[int]]
    """Can exceed 32 bits."""
    section_titles: NotRequired[list[str]]
    site_ids: NotRequired[list[int]]
    suggest_autocomplete_boosted: NotRequired[str | None]
    """The title; only on boosted records."""
    suggest_autocomplete_all: NotRequired[Any]
    """Internal to the service's suggestions."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""
    artist_pivots: NotRequired[list[MuseumDeaccessionArtistPivot] | None]
    dates: NotRequired[list[MuseumDeaccessionDate] | None]
    place_pivots: NotRequired[list[MuseumDeaccessionPlacePivot] | None]
    sites: NotRequired["list[MuseumSite] | None"]
    """Whole records of sites."""


class MuseumDeaccessionsListAnswer(TypedDict):
    """The answer of museum.deaccessions.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumDeaccession]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDeaccessionsListWithFieldsAnswer(TypedDict):
    """The answer of museum.deaccessions.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumDeaccession]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDeaccessionsGetAnswer(TypedDict):
    """The answer of museum.deaccessions.get."""

    data: MuseumDeaccession
    info: MuseumInfo
    config: MuseumConfig


class MuseumDeaccessionsSearchRecord(MuseumDeaccession):
    """A record of museum.deaccessions.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumDeaccessionsSearchAnswer(TypedDict):
    """The answer of museum.deaccessions.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumDeaccessionsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumDeaccessionsSearchMappingAnswer(TypedDict):
    """The answer of museum.deaccessions.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumTerm(TypedDict):
    """A record of museum.terms.list, museum.terms.list_with_fields, museum.terms.get and
    museum.terms.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    subtype: NotRequired[str | None]
    """Classification, material, technique, style, subject, department, theme."""
    parent_id: NotRequired[str | None]
    aat_id: NotRequired[int | None]
    suggest_autocomplete_all: NotRequired[Any]
    """Internal."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumTermsListAnswer(TypedDict):
    """The answer of museum.terms.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumTerm]
    info: MuseumInfo
    config: MuseumConfig


class MuseumTermsListWithFieldsAnswer(TypedDict):
    """The answer of museum.terms.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumTerm]
    info: MuseumInfo
    config: MuseumConfig


class MuseumTermsGetAnswer(TypedDict):
    """The answer of museum.terms.get."""

    data: MuseumTerm
    info: MuseumInfo
    config: MuseumConfig


class MuseumTermsSearchRecord(MuseumTerm):
    """A record of museum.terms.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumTermsSearchAnswer(TypedDict):
    """The answer of museum.terms.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumTermsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumTermsSearchMappingAnswer(TypedDict):
    """The answer of museum.terms.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumCategory(TypedDict):
    """A record of museum.categories.list, museum.categories.list_with_fields,
    museum.categories.get and museum.categories.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    subtype: NotRequired[str | None]
    """Classification, material, technique, style, subject, department, theme."""
    parent_id: NotRequired[str | None]
    aat_id: NotRequired[int | None]
    suggest_autocomplete_all: NotRequired[Any]
    """Internal."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumCategoriesListAnswer(TypedDict):
    """The answer of museum.categories.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumCategory]
    info: MuseumInfo
    config: MuseumConfig


class MuseumCategoriesListWithFieldsAnswer(TypedDict):
    """The answer of museum.categories.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumCategory]
    info: MuseumInfo
    config: MuseumConfig


class MuseumCategoriesGetAnswer(TypedDict):
    """The answer of museum.categories.get."""

    data: MuseumCategory
    info: MuseumInfo
    config: MuseumConfig


class MuseumCategoriesSearchRecord(MuseumCategory):
    """A record of museum.categories.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumCategoriesSearchAnswer(TypedDict):
    """The answer of museum.categories.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumCategoriesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumCategoriesSearchMappingAnswer(TypedDict):
    """The answer of museum.categories.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumDepartment(TypedDict):
    """A record of museum.departments.list, museum.departments.list_with_fields,
    museum.departments.get and museum.departments.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    subtype: NotRequired[str | None]
    """Classification, material, technique, style, subject, department, theme."""
    parent_id: NotRequired[str | None]
    aat_id: NotRequired[int | None]
    suggest_autocomplete_all: NotRequired[Any]
    """Internal."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumDepartmentsListAnswer(TypedDict):
    """The answer of museum.departments.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumDepartment]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDepartmentsListWithFieldsAnswer(TypedDict):
    """The answer of museum.departments.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumDepartment]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDepartmentsGetAnswer(TypedDict):
    """The answer of museum.departments.get."""

    data: MuseumDepartment
    info: MuseumInfo
    config: MuseumConfig


class MuseumDepartmentsSearchRecord(MuseumDepartment):
    """A record of museum.departments.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumDepartmentsSearchAnswer(TypedDict):
    """The answer of museum.departments.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumDepartmentsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumDepartmentsSearchMappingAnswer(TypedDict):
    """The answer of museum.departments.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumAsset(TypedDict):
    """A record of museum.assets.list, museum.assets.list_with_fields, museum.assets.get and
    museum.assets.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    lake_guid: NotRequired[str]
    """Equal to id."""
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    type: NotRequired[str | None]
    """Image, sound, text, video."""
    alt_text: NotRequired[str | None]
    content: NotRequired[str]
    """URL of the file, or text."""
    is_multimedia_resource: NotRequired[bool | None]
    is_educational_resource: NotRequired[bool | None]
    is_teacher_resource: NotRequired[bool | None]
    credit_line: NotRequired[str | None]
    content_e_tag: NotRequired[str | None]
    artwork_ids: NotRequired[list[int]]
    artwork_titles: NotRequired[list[str]]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumAssetsListAnswer(TypedDict):
    """The answer of museum.assets.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumAsset]
    info: MuseumInfo
    config: MuseumConfig


class MuseumAssetsListWithFieldsAnswer(TypedDict):
    """The answer of museum.assets.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumAsset]
    info: MuseumInfo
    config: MuseumConfig


class MuseumAssetsGetAnswer(TypedDict):
    """The answer of museum.assets.get."""

    data: MuseumAsset
    info: MuseumInfo
    config: MuseumConfig


class MuseumAssetsSearchRecord(MuseumAsset):
    """A record of museum.assets.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumAssetsSearchAnswer(TypedDict):
    """The answer of museum.assets.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumAssetsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumAssetsSearchMappingAnswer(TypedDict):
    """The answer of museum.assets.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumEventProgram(TypedDict):
    """A record of museum.event_programs.list, museum.event_programs.list_with_fields,
    museum.event_programs.get and museum.event_programs.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    is_affiliate_group: NotRequired[bool | None]
    is_event_host: NotRequired[bool | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumEventProgramsListAnswer(TypedDict):
    """The answer of museum.event_programs.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumEventProgram]
    info: MuseumInfo
    config: MuseumConfig


class MuseumEventProgramsListWithFieldsAnswer(TypedDict):
    """The answer of museum.event_programs.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumEventProgram]
    info: MuseumInfo
    config: MuseumConfig


class MuseumEventProgramsGetAnswer(TypedDict):
    """The answer of museum.event_programs.get."""

    data: MuseumEventProgram
    info: MuseumInfo
    config: MuseumConfig


class MuseumEventProgramsSearchRecord(MuseumEventProgram):
    """A record of museum.event_programs.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumEventProgramsSearchAnswer(TypedDict):
    """The answer of museum.event_programs.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumEventProgramsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumEventProgramsSearchMappingAnswer(TypedDict):
    """The answer of museum.event_programs.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumArticle(TypedDict):
    """A record of museum.articles.list, museum.articles.list_with_fields, museum.articles.get and
    museum.articles.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    copy: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumArticlesListAnswer(TypedDict):
    """The answer of museum.articles.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumArticle]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArticlesListWithFieldsAnswer(TypedDict):
    """The answer of museum.articles.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumArticle]
    info: MuseumInfo
    config: MuseumConfig


class MuseumArticlesGetAnswer(TypedDict):
    """The answer of museum.articles.get."""

    data: MuseumArticle
    info: MuseumInfo
    config: MuseumConfig


class MuseumArticlesSearchRecord(MuseumArticle):
    """A record of museum.articles.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumArticlesSearchAnswer(TypedDict):
    """The answer of museum.articles.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumArticlesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumArticlesSearchMappingAnswer(TypedDict):
    """The answer of museum.articles.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumLandingPage(TypedDict):
    """A record of museum.landing_pages.list, museum.landing_pages.list_with_fields,
    museum.landing_pages.get and museum.landing_pages.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    copy: NotRequired[str | None]
    search_tags: NotRequired[list[str] | None]
    """An object with number keys when blank tags were dropped: take its values."""
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumLandingPagesListAnswer(TypedDict):
    """The answer of museum.landing_pages.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumLandingPage]
    info: MuseumInfo
    config: MuseumConfig


class MuseumLandingPagesListWithFieldsAnswer(TypedDict):
    """The answer of museum.landing_pages.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumLandingPage]
    info: MuseumInfo
    config: MuseumConfig


class MuseumLandingPagesGetAnswer(TypedDict):
    """The answer of museum.landing_pages.get."""

    data: MuseumLandingPage
    info: MuseumInfo
    config: MuseumConfig


class MuseumLandingPagesSearchRecord(MuseumLandingPage):
    """A record of museum.landing_pages.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumLandingPagesSearchAnswer(TypedDict):
    """The answer of museum.landing_pages.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumLandingPagesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumLandingPagesSearchMappingAnswer(TypedDict):
    """The answer of museum.landing_pages.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumDigitalPublication(TypedDict):
    """A record of museum.digital_publications.list, museum.digital_publications.list_with_fields,
    museum.digital_publications.get and museum.digital_publications.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    copy: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumDigitalPublicationsListAnswer(TypedDict):
    """The answer of museum.digital_publications.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumDigitalPublication]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalPublicationsListWithFieldsAnswer(TypedDict):
    """The answer of museum.digital_publications.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumDigitalPublication]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalPublicationsGetAnswer(TypedDict):
    """The answer of museum.digital_publications.get."""

    data: MuseumDigitalPublication
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalPublicationsSearchRecord(MuseumDigitalPublication):
    """A record of museum.digital_publications.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumDigitalPublicationsSearchAnswer(TypedDict):
    """The answer of museum.digital_publications.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumDigitalPublicationsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumDigitalPublicationsSearchMappingAnswer(TypedDict):
    """The answer of museum.digital_publications.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumDigitalPublicationArticle(TypedDict):
    """A record of museum.digital_publication_articles.list,
    museum.digital_publication_articles.list_with_fields,
    museum.digital_publication_articles.get and museum.digital_publication_articles.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    copy: NotRequired[str | None]
    author_display: NotRequired[str | None]
    digital_publication_id: NotRequired[int | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumDigitalPublicationArticlesListAnswer(TypedDict):
    """The answer of museum.digital_publication_articles.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumDigitalPublicationArticle]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalPublicationArticlesListWithFieldsAnswer(TypedDict):
    """The answer of museum.digital_publication_articles.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumDigitalPublicationArticle]
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalPublicationArticlesGetAnswer(TypedDict):
    """The answer of museum.digital_publication_articles.get."""

    data: MuseumDigitalPublicationArticle
    info: MuseumInfo
    config: MuseumConfig


class MuseumDigitalPublicationArticlesSearchRecord(MuseumDigitalPublicationArticle):
    """A record of museum.digital_publication_articles.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumDigitalPublicationArticlesSearchAnswer(TypedDict):
    """The answer of museum.digital_publication_articles.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumDigitalPublicationArticlesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumDigitalPublicationArticlesSearchMappingAnswer(TypedDict):
    """The answer of museum.digital_publication_articles.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumPrintedPublication(TypedDict):
    """A record of museum.printed_publications.list, museum.printed_publications.list_with_fields,
    museum.printed_publications.get and museum.printed_publications.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    web_url: NotRequired[str | None]
    copy: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumPrintedPublicationsListAnswer(TypedDict):
    """The answer of museum.printed_publications.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumPrintedPublication]
    info: MuseumInfo
    config: MuseumConfig


class MuseumPrintedPublicationsListWithFieldsAnswer(TypedDict):
    """The answer of museum.printed_publications.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumPrintedPublication]
    info: MuseumInfo
    config: MuseumConfig


class MuseumPrintedPublicationsGetAnswer(TypedDict):
    """The answer of museum.printed_publications.get."""

    data: MuseumPrintedPublication
    info: MuseumInfo
    config: MuseumConfig


class MuseumPrintedPublicationsSearchRecord(MuseumPrintedPublication):
    """A record of museum.printed_publications.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumPrintedPublicationsSearchAnswer(TypedDict):
    """The answer of museum.printed_publications.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumPrintedPublicationsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumPrintedPublicationsSearchMappingAnswer(TypedDict):
    """The answer of museum.printed_publications.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumHour(TypedDict):
    """A record of museum.hours.list, museum.hours.list_with_fields, museum.hours.get and
    museum.hours.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    """Always null."""
    monday_is_closed: NotRequired[bool | None]
    monday_member_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    monday_member_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    monday_public_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    monday_public_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    tuesday_is_closed: NotRequired[bool | None]
    tuesday_member_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    tuesday_member_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    tuesday_public_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    tuesday_public_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    wednesday_is_closed: NotRequired[bool | None]
    wednesday_member_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    wednesday_member_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    wednesday_public_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    wednesday_public_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    thursday_is_closed: NotRequired[bool | None]
    thursday_member_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    thursday_member_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    thursday_public_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    thursday_public_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    friday_is_closed: NotRequired[bool | None]
    friday_member_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    friday_member_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    friday_public_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    friday_public_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    saturday_is_closed: NotRequired[bool | None]
    saturday_member_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    saturday_member_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    saturday_public_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    saturday_public_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    sunday_is_closed: NotRequired[bool | None]
    sunday_member_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    sunday_member_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    sunday_public_open: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    sunday_public_close: NotRequired[str | None]
    """ISO 8601 duration since midnight."""
    summary: NotRequired[str | None]
    additional_text: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601. Always null: no such data here."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumHoursListAnswer(TypedDict):
    """The answer of museum.hours.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumHour]
    info: MuseumInfo
    config: MuseumConfig


class MuseumHoursListWithFieldsAnswer(TypedDict):
    """The answer of museum.hours.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumHour]
    info: MuseumInfo
    config: MuseumConfig


class MuseumHoursGetAnswer(TypedDict):
    """The answer of museum.hours.get."""

    data: MuseumHour
    info: MuseumInfo
    config: MuseumConfig


class MuseumHoursSearchRecord(MuseumHour):
    """A record of museum.hours.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumHoursSearchAnswer(TypedDict):
    """The answer of museum.hours.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumHoursSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumHoursSearchMappingAnswer(TypedDict):
    """The answer of museum.hours.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumTicketedEvent(TypedDict):
    """A record of museum.ticketed_events.list, museum.ticketed_events.list_with_fields,
    museum.ticketed_events.get and museum.ticketed_events.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    image: NotRequired[str | None]
    """URL."""
    start_at: NotRequired[str | None]
    """ISO 8601."""
    end_at: NotRequired[str | None]
    """ISO 8601."""
    on_sale_at: NotRequired[str | None]
    """ISO 8601."""
    off_sale_at: NotRequired[str | None]
    """ISO 8601."""
    available: NotRequired[int | None]
    total_capacity: NotRequired[int | None]
    is_after_hours: NotRequired[bool | None]
    is_private_event: NotRequired[bool | None]
    is_admission_required: NotRequired[bool | None]
    resource_id: NotRequired[int | None]
    resource_title: NotRequired[str | None]
    ticketed_event_type_id: NotRequired[int | None]
    event_id: NotRequired[int | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""
    event: NotRequired["MuseumEvent | None"]
    """Whole record of events."""


class MuseumTicketedEventsListAnswer(TypedDict):
    """The answer of museum.ticketed_events.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumTicketedEvent]
    info: MuseumInfo
    config: MuseumConfig


class MuseumTicketedEventsListWithFieldsAnswer(TypedDict):
    """The answer of museum.ticketed_events.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumTicketedEvent]
    info: MuseumInfo
    config: MuseumConfig


class MuseumTicketedEventsGetAnswer(TypedDict):
    """The answer of museum.ticketed_events.get."""

    data: MuseumTicketedEvent
    info: MuseumInfo
    config: MuseumConfig


class MuseumTicketedEventsSearchRecord(MuseumTicketedEvent):
    """A record of museum.ticketed_events.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumTicketedEventsSearchAnswer(TypedDict):
    """The answer of museum.ticketed_events.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumTicketedEventsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumTicketedEventsSearchMappingAnswer(TypedDict):
    """The answer of museum.ticketed_events.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumTicketedEventType(TypedDict):
    """A record of museum.ticketed_event_types.list, museum.ticketed_event_types.list_with_fields,
    museum.ticketed_event_types.get and museum.ticketed_event_types.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    category: NotRequired[str | None]
    description: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumTicketedEventTypesListAnswer(TypedDict):
    """The answer of museum.ticketed_event_types.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumTicketedEventType]
    info: MuseumInfo
    config: MuseumConfig


class MuseumTicketedEventTypesListWithFieldsAnswer(TypedDict):
    """The answer of museum.ticketed_event_types.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumTicketedEventType]
    info: MuseumInfo
    config: MuseumConfig


class MuseumTicketedEventTypesGetAnswer(TypedDict):
    """The answer of museum.ticketed_event_types.get."""

    data: MuseumTicketedEventType
    info: MuseumInfo
    config: MuseumConfig


class MuseumTicketedEventTypesSearchRecord(MuseumTicketedEventType):
    """A record of museum.ticketed_event_types.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumTicketedEventTypesSearchAnswer(TypedDict):
    """The answer of museum.ticketed_event_types.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumTicketedEventTypesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumTicketedEventTypesSearchMappingAnswer(TypedDict):
    """The answer of museum.ticketed_event_types.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumWaitTime(TypedDict):
    """A record of museum.wait_times.list, museum.wait_times.list_with_fields,
    museum.wait_times.get and museum.wait_times.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[int]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    wait_display: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601. Always null: no such data here."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumWaitTimesListAnswer(TypedDict):
    """The answer of museum.wait_times.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumWaitTime]
    info: MuseumInfo
    config: MuseumConfig


class MuseumWaitTimesListWithFieldsAnswer(TypedDict):
    """The answer of museum.wait_times.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumWaitTime]
    info: MuseumInfo
    config: MuseumConfig


class MuseumWaitTimesGetAnswer(TypedDict):
    """The answer of museum.wait_times.get."""

    data: MuseumWaitTime
    info: MuseumInfo
    config: MuseumConfig


class MuseumWaitTimesSearchRecord(MuseumWaitTime):
    """A record of museum.wait_times.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumWaitTimesSearchAnswer(TypedDict):
    """The answer of museum.wait_times.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumWaitTimesSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumWaitTimesSearchMappingAnswer(TypedDict):
    """The answer of museum.wait_times.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


class MuseumLegacyEvent(TypedDict):
    """A record of museum.legacy_events.list, museum.legacy_events.list_with_fields,
    museum.legacy_events.get and museum.legacy_events.search.

    No member is required: a call may choose its records' members.
    """

    id: NotRequired[str]
    api_model: NotRequired[str]
    api_link: NotRequired[str]
    title: NotRequired[str | None]
    title_display: NotRequired[str | None]
    """HTML."""
    event_id: NotRequired[int | None]
    short_description: NotRequired[str | None]
    description: NotRequired[str | None]
    """HTML."""
    image_url: NotRequired[str | None]
    is_ticketed: NotRequired[bool | None]
    is_private: NotRequired[bool | None]
    is_sales_button_hidden: NotRequired[bool | None]
    start_at: NotRequired[str | None]
    """ISO 8601."""
    end_at: NotRequired[str | None]
    """ISO 8601."""
    on_sale_at: NotRequired[str | None]
    """ISO 8601. The service does not document it."""
    off_sale_at: NotRequired[str | None]
    """ISO 8601. The service does not document it."""
    location: NotRequired[str | None]
    button_url: NotRequired[str | None]
    button_text: NotRequired[str | None]
    button_caption: NotRequired[str | None]
    source_updated_at: NotRequired[str | None]
    """ISO 8601."""
    updated_at: NotRequired[str | None]
    """ISO 8601."""
    timestamp: NotRequired[str]
    """ISO 8601. Time of the answer, in searches that of the indexing."""


class MuseumLegacyEventsListAnswer(TypedDict):
    """The answer of museum.legacy_events.list."""

    pagination: NotRequired[MuseumPagination]
    """Missing when ids are asked for."""
    data: list[MuseumLegacyEvent]
    info: MuseumInfo
    config: MuseumConfig


class MuseumLegacyEventsListWithFieldsAnswer(TypedDict):
    """The answer of museum.legacy_events.list_with_fields."""

    pagination: MuseumPagination
    data: list[MuseumLegacyEvent]
    info: MuseumInfo
    config: MuseumConfig


class MuseumLegacyEventsGetAnswer(TypedDict):
    """The answer of museum.legacy_events.get."""

    data: MuseumLegacyEvent
    info: MuseumInfo
    config: MuseumConfig


class MuseumLegacyEventsSearchRecord(MuseumLegacyEvent):
    """A record of museum.legacy_events.search."""

    _score: NotRequired[float | None]
    """How well the record matches; null with sort."""


class MuseumLegacyEventsSearchAnswer(TypedDict):
    """The answer of museum.legacy_events.search."""

    preference: str | None
    """The one that was sent."""
    pagination: MuseumPagination
    data: list[MuseumLegacyEventsSearchRecord]
    info: MuseumInfo
    aggregations: NotRequired[dict[str, Any]]
    """Only when asked for; by the names of aggs."""
    config: MuseumConfig


class MuseumLegacyEventsSearchMappingAnswer(TypedDict):
    """The answer of museum.legacy_events.search_mapping."""

    current: MuseumMapping
    """The mapping that the search index has."""
    intended: MuseumMapping
    """The mapping that it should have."""


MuseumSearchResultField: TypeAlias = Literal[
    "_score", "id", "api_model", "api_link", "is_boosted", "title", "thumbnail", "timestamp",
]
"""A member. See MuseumSearchResult."""


MuseumSearchResultSort: TypeAlias = Literal[
    "_score", "id.keyword", "api_model.keyword", "api_link.keyword", "is_boosted", "title.keyword",
    "thumbnail.lqip.keyword", "thumbnail.width", "thumbnail.height", "thumbnail.alt_text.keyword",
    "timestamp",
]
"""A member that records may be sorted by. See MuseumSearchResult."""


_MuseumSearchParameters = TypedDict(
    "_MuseumSearchParameters",
    {
        "from": NotRequired[int],
    },
)


class MuseumSearchParameters(_MuseumSearchParameters):
    """What museum.search takes, by the names on the wire.

    from: Number of records to skip; the service ignores page when it is given.
    """

    resources: Sequence[str]
    """Collections to search; named as in the path, such as agent-types."""
    q: NotRequired[str]
    """Text to search for."""
    page: NotRequired[int]
    """Page of results, counted from 1."""
    limit: NotRequired[int]
    """Records in a page; 0 gives the total alone."""
    fields: NotRequired[Sequence[MuseumSearchResultField]]
    """Names of the members that the records shall have; all when left out."""
    query: NotRequired[elasticsearch.ElasticsearchQuery]
    """Query in Elasticsearch's query DSL; records match both it and q."""
    sort: NotRequired[elasticsearch.ElasticsearchSort[MuseumSearchResultSort]]
    """What to sort by, as Elasticsearch writes it: {member: asc} or {member: desc}, or a list of
    them; a member that holds text is sorted by member.keyword; without it the best match comes
    first.
    """
    size: NotRequired[int]
    """Number of records to give; the service ignores limit when it is given."""
    aggs: NotRequired[elasticsearch.ElasticsearchAggregations]
    """Aggregations to count, in Elasticsearch's form; they come in aggregations."""
    boost: NotRequired[bool]
    """Whether works that the museum features rank higher; without it they do."""
    functions: NotRequired[elasticsearch.ElasticsearchFunctions]
    """Elasticsearch score functions, by the name of a collection."""
    preference: NotRequired[str]
    """Any text; the same text on every page keeps records of equal score in one order; comes back
    in preference.
    """


MuseumImageField: TypeAlias = Literal[
    "id", "lake_guid", "api_model", "api_link", "title", "type", "alt_text", "content",
    "is_multimedia_resource", "is_educational_resource", "is_teacher_resource", "credit_line",
    "content_e_tag", "iiif_url", "width", "height", "lqip", "colorfulness", "color", "fingerprint",
    "ahash", "phash", "artwork_ids", "artwork_titles", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member. See MuseumImage."""


MuseumImageSort: TypeAlias = Literal[
    "_score", "id.keyword", "lake_guid.keyword", "api_model.keyword", "api_link.keyword",
    "title.keyword", "type.keyword", "alt_text.keyword", "content.keyword",
    "is_multimedia_resource", "is_educational_resource", "is_teacher_resource",
    "credit_line.keyword", "content_e_tag.keyword", "iiif_url.keyword", "width", "height",
    "lqip.keyword", "colorfulness", "color.h", "color.l", "color.s", "color.percentage",
    "color.population", "fingerprint.ahash.keyword", "fingerprint.dhash.keyword",
    "fingerprint.phash.keyword", "fingerprint.whash.keyword", "ahash", "phash", "artwork_ids",
    "artwork_titles.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumImage."""


MuseumArtworkField: TypeAlias = Literal[
    "id", "api_model", "api_link", "is_boosted", "title", "alt_titles", "thumbnail",
    "main_reference_number", "has_not_been_viewed_much", "boost_rank", "date_start", "date_end",
    "date_display", "date_qualifier_title", "date_qualifier_id", "artist_display",
    "place_of_origin", "description", "short_description", "dimensions", "dimensions_detail",
    "medium_display", "inscriptions", "credit_line", "catalogue_display", "publication_history",
    "exhibition_history", "provenance_text", "edition", "publishing_verification_level",
    "internal_department_id", "fiscal_year", "fiscal_year_deaccession", "is_public_domain",
    "is_zoomable", "max_zoom_window_size", "copyright_notice", "has_multimedia_resources",
    "has_educational_resources", "has_advanced_imaging", "colorfulness", "color", "latitude",
    "longitude", "latlon", "is_on_view", "on_loan_display", "gallery_title", "gallery_id",
    "nomisma_id", "artwork_type_title", "artwork_type_id", "department_title", "department_id",
    "artist_id", "artist_title", "alt_artist_ids", "artist_ids", "artist_titles", "category_ids",
    "category_titles", "term_titles", "style_id", "style_title", "alt_style_ids", "style_ids",
    "style_titles", "classification_id", "classification_title", "alt_classification_ids",
    "classification_ids", "classification_titles", "subject_id", "alt_subject_ids", "subject_ids",
    "subject_titles", "material_id", "alt_material_ids", "material_ids", "material_titles",
    "technique_id", "alt_technique_ids", "technique_ids", "technique_titles", "theme_titles",
    "image_id", "alt_image_ids", "document_ids", "sound_ids", "video_ids", "text_ids",
    "section_ids", "section_titles", "site_ids", "suggest_autocomplete_boosted",
    "suggest_autocomplete_all", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumArtwork."""


MuseumArtworkSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "is_boosted", "title.keyword",
    "alt_titles.keyword", "thumbnail.lqip.keyword", "thumbnail.width", "thumbnail.height",
    "thumbnail.alt_text.keyword", "main_reference_number.keyword", "has_not_been_viewed_much",
    "boost_rank", "date_start", "date_end", "date_display.keyword", "date_qualifier_title.keyword",
    "date_qualifier_id", "artist_display.keyword", "place_of_origin.keyword", "description.keyword",
    "short_description.keyword", "dimensions.keyword", "dimensions_detail",
    "medium_display.keyword", "inscriptions.keyword", "credit_line.keyword",
    "catalogue_display.keyword", "publication_history.keyword", "exhibition_history.keyword",
    "provenance_text.keyword", "edition.keyword", "publishing_verification_level.keyword",
    "internal_department_id", "fiscal_year", "fiscal_year_deaccession", "is_public_domain",
    "is_zoomable", "max_zoom_window_size", "copyright_notice.keyword", "has_multimedia_resources",
    "has_educational_resources", "has_advanced_imaging", "colorfulness", "color.h", "color.l",
    "color.s", "color.percentage", "color.population", "latitude", "longitude", "latlon.keyword",
    "is_on_view", "on_loan_display.keyword", "gallery_title.keyword", "gallery_id",
    "nomisma_id.keyword", "artwork_type_title.keyword", "artwork_type_id",
    "department_title.keyword", "department_id.keyword", "artist_id", "artist_title.keyword",
    "alt_artist_ids", "artist_ids", "artist_titles.keyword", "category_ids.keyword",
    "category_titles.keyword", "term_titles.keyword", "style_id.keyword", "style_title.keyword",
    "alt_style_ids.keyword", "style_ids.keyword", "style_titles.keyword",
    "classification_id.keyword", "classification_title.keyword", "alt_classification_ids.keyword",
    "classification_ids.keyword", "classification_titles.keyword", "subject_id.keyword",
    "alt_subject_ids.keyword", "subject_ids.keyword", "subject_titles.keyword",
    "material_id.keyword", "alt_material_ids.keyword", "material_ids.keyword",
    "material_titles.keyword", "technique_id.keyword", "alt_technique_ids.keyword",
    "technique_ids.keyword", "technique_titles.keyword", "theme_titles.keyword", "image_id.keyword",
    "alt_image_ids.keyword", "document_ids.keyword", "sound_ids.keyword", "video_ids.keyword",
    "text_ids.keyword", "section_ids", "section_titles.keyword", "site_ids",
    "suggest_autocomplete_boosted.keyword", "suggest_autocomplete_all", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumArtwork."""


MuseumArtistField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "sort_title", "alt_titles", "is_artist", "birth_date",
    "death_date", "description", "ulan_id", "suggest_autocomplete_boosted",
    "suggest_autocomplete_all", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumArtist."""


MuseumArtistSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "sort_title.keyword",
    "alt_titles.keyword", "is_artist", "birth_date", "death_date", "description.keyword", "ulan_id",
    "suggest_autocomplete_boosted", "suggest_autocomplete_all", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member that records may be sorted by. See MuseumArtist."""


MuseumPlaceField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "tgn_id", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumPlace."""


MuseumPlaceSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "tgn_id",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumPlace."""


MuseumAgentField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "sort_title", "alt_titles", "is_artist", "birth_date",
    "death_date", "description", "ulan_id", "suggest_autocomplete_boosted",
    "suggest_autocomplete_all", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumAgent."""


MuseumAgentSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "sort_title.keyword",
    "alt_titles.keyword", "is_artist", "birth_date", "death_date", "description.keyword", "ulan_id",
    "suggest_autocomplete_boosted", "suggest_autocomplete_all", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member that records may be sorted by. See MuseumAgent."""


MuseumGalleryField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "latitude", "longitude", "tgn_id", "is_closed",
    "number", "floor", "latlon", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumGallery."""


MuseumGallerySort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "latitude",
    "longitude", "tgn_id", "is_closed", "number.keyword", "floor.keyword", "latlon.keyword",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumGallery."""


MuseumExhibitionField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "is_featured", "position", "short_description",
    "web_url", "image_url", "status", "aic_start_at", "aic_end_at", "gallery_id", "gallery_title",
    "artwork_ids", "artwork_titles", "artist_ids", "site_ids", "image_id", "alt_image_ids",
    "document_ids", "suggest_autocomplete_all", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumExhibition."""


MuseumExhibitionSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "is_featured",
    "position", "short_description.keyword", "web_url.keyword", "image_url.keyword",
    "status.keyword", "aic_start_at", "aic_end_at", "gallery_id", "gallery_title.keyword",
    "artwork_ids", "artwork_titles.keyword", "artist_ids", "site_ids", "image_id.keyword",
    "alt_image_ids.keyword", "document_ids.keyword", "suggest_autocomplete_all",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumExhibition."""


MuseumAgentTypeField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumAgentType."""


MuseumAgentTypeSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumAgentType."""


MuseumAgentRoleField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumAgentRole."""


MuseumAgentRoleSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumAgentRole."""


MuseumArtworkPlaceQualifierField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumArtworkPlaceQualifier."""


MuseumArtworkPlaceQualifierSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumArtworkPlaceQualifier."""


MuseumArtworkDateQualifierField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumArtworkDateQualifier."""


MuseumArtworkDateQualifierSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumArtworkDateQualifier."""


MuseumArtworkTypeField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "aat_id", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumArtworkType."""


MuseumArtworkTypeSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "aat_id",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumArtworkType."""


MuseumCategoryTermField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "subtype", "parent_id", "aat_id",
    "suggest_autocomplete_all", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumCategoryTerm."""


MuseumCategoryTermSort: TypeAlias = Literal[
    "_score", "id.keyword", "api_model.keyword", "api_link.keyword", "title.keyword",
    "subtype.keyword", "parent_id.keyword", "aat_id", "suggest_autocomplete_all",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumCategoryTerm."""


MuseumVideoField: TypeAlias = Literal[
    "id", "lake_guid", "api_model", "api_link", "title", "type", "alt_text", "content",
    "is_multimedia_resource", "is_educational_resource", "is_teacher_resource", "credit_line",
    "content_e_tag", "artwork_ids", "artwork_titles", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumVideo."""


MuseumVideoSort: TypeAlias = Literal[
    "_score", "id.keyword", "lake_guid.keyword", "api_model.keyword", "api_link.keyword",
    "title.keyword", "type.keyword", "alt_text.keyword", "content.keyword",
    "is_multimedia_resource", "is_educational_resource", "is_teacher_resource",
    "credit_line.keyword", "content_e_tag.keyword", "artwork_ids", "artwork_titles.keyword",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumVideo."""


MuseumSoundField: TypeAlias = Literal[
    "id", "lake_guid", "api_model", "api_link", "title", "type", "alt_text", "content",
    "is_multimedia_resource", "is_educational_resource", "is_teacher_resource", "credit_line",
    "content_e_tag", "artwork_ids", "artwork_titles", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumSound."""


MuseumSoundSort: TypeAlias = Literal[
    "_score", "id.keyword", "lake_guid.keyword", "api_model.keyword", "api_link.keyword",
    "title.keyword", "type.keyword", "alt_text.keyword", "content.keyword",
    "is_multimedia_resource", "is_educational_resource", "is_teacher_resource",
    "credit_line.keyword", "content_e_tag.keyword", "artwork_ids", "artwork_titles.keyword",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumSound."""


MuseumTextField: TypeAlias = Literal[
    "id", "lake_guid", "api_model", "api_link", "title", "type", "alt_text", "content",
    "is_multimedia_resource", "is_educational_resource", "is_teacher_resource", "credit_line",
    "content_e_tag", "artwork_ids", "artwork_titles", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumText."""


MuseumTextSort: TypeAlias = Literal[
    "_score", "id.keyword", "lake_guid.keyword", "api_model.keyword", "api_link.keyword",
    "title.keyword", "type.keyword", "alt_text.keyword", "content.keyword",
    "is_multimedia_resource", "is_educational_resource", "is_teacher_resource",
    "credit_line.keyword", "content_e_tag.keyword", "artwork_ids", "artwork_titles.keyword",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumText."""


MuseumProductField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "external_sku", "image_url", "web_url", "description",
    "price_display", "min_compare_at_price", "max_compare_at_price", "min_current_price",
    "max_current_price", "artist_ids", "artwork_ids", "exhibition_ids", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member. See MuseumProduct."""


MuseumProductSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "external_sku",
    "image_url.keyword", "web_url.keyword", "description.keyword", "price_display.keyword",
    "min_compare_at_price", "max_compare_at_price", "min_current_price", "max_current_price",
    "artist_ids", "artwork_ids", "exhibition_ids", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumProduct."""


MuseumTourField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "image", "description", "intro", "weight", "intro_link",
    "intro_transcript", "artwork_titles", "artist_titles", "suggest_autocomplete_boosted",
    "suggest_autocomplete_all", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumTour."""


MuseumTourSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "image.keyword",
    "description.keyword", "intro.keyword", "weight", "intro_link.keyword",
    "intro_transcript.keyword", "artwork_titles.keyword", "artist_titles.keyword",
    "suggest_autocomplete_boosted.keyword", "suggest_autocomplete_all", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumTour."""


MuseumMobileSoundField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "transcript", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member. See MuseumMobileSound."""


MuseumMobileSoundSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "transcript.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumMobileSound."""


MuseumPublicationField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "section_ids", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member. See MuseumPublication."""


MuseumPublicationSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "section_ids", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumPublication."""


MuseumSectionField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "accession", "generic_page_id", "artwork_id",
    "publication_title", "publication_id", "content", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumSection."""


MuseumSectionSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "accession.keyword", "generic_page_id", "artwork_id", "publication_title.keyword",
    "publication_id", "content.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumSection."""


MuseumSiteField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "description", "web_url", "exhibition_ids",
    "exhibition_titles", "artwork_ids", "artwork_titles", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member. See MuseumSite."""


MuseumSiteSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "description.keyword",
    "web_url.keyword", "exhibition_ids", "exhibition_titles.keyword", "artwork_ids",
    "artwork_titles.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumSite."""


MuseumEventField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "title_display", "image_url", "hero_caption",
    "short_description", "header_description", "list_description", "description", "location",
    "event_type_id", "alt_event_type_ids", "audience_id", "alt_audience_ids", "program_ids",
    "program_titles", "is_ticketed", "ticketed_event_id", "rsvp_link", "buy_button_text",
    "buy_button_caption", "is_registration_required", "is_member_exclusive", "is_sold_out",
    "is_free", "is_private", "is_admission_required", "is_after_hours", "is_sales_button_hidden",
    "is_virtual_event", "virtual_event_url", "virtual_event_passcode", "start_date", "end_date",
    "start_time", "end_time", "date_display", "door_time", "layout_type", "slug", "entrance",
    "join_url", "survey_url", "event_host_id", "event_host_title", "search_tags",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumEvent."""


MuseumEventSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword",
    "title_display.keyword", "image_url.keyword", "hero_caption.keyword",
    "short_description.keyword", "header_description.keyword", "list_description.keyword",
    "description.keyword", "location.keyword", "event_type_id", "alt_event_type_ids", "audience_id",
    "alt_audience_ids", "program_ids", "program_titles.keyword", "is_ticketed", "ticketed_event_id",
    "rsvp_link.keyword", "buy_button_text.keyword", "buy_button_caption.keyword",
    "is_registration_required", "is_member_exclusive", "is_sold_out", "is_free", "is_private",
    "is_admission_required", "is_after_hours", "is_sales_button_hidden", "is_virtual_event",
    "virtual_event_url.keyword", "virtual_event_passcode.keyword", "start_date", "end_date",
    "start_time.keyword", "end_time.keyword", "date_display.keyword", "door_time.keyword",
    "layout_type", "slug.keyword", "entrance.keyword", "join_url.keyword", "survey_url.keyword",
    "event_host_id", "event_host_title.keyword", "search_tags.keyword", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumEvent."""


MuseumEventOccurrenceField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "title_display", "event_id", "short_description",
    "description", "image_url", "is_ticketed", "is_private", "is_sales_button_hidden", "start_at",
    "end_at", "on_sale_at", "off_sale_at", "location", "button_url", "button_text",
    "button_caption", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumEventOccurrence."""


MuseumEventOccurrenceSort: TypeAlias = Literal[
    "_score", "id.keyword", "api_model.keyword", "api_link.keyword", "title.keyword",
    "title_display.keyword", "event_id", "short_description.keyword", "description.keyword",
    "image_url.keyword", "is_ticketed", "is_private", "is_sales_button_hidden", "start_at",
    "end_at", "on_sale_at", "off_sale_at", "location.keyword", "button_url.keyword",
    "button_text.keyword", "button_caption.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumEventOccurrence."""


MuseumHighlightField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "copy", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumHighlight."""


MuseumHighlightSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "copy.keyword",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumHighlight."""


MuseumStaticPageField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member. See MuseumStaticPage."""


MuseumStaticPageSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumStaticPage."""


MuseumGenericPageField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "copy", "search_tags", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member. See MuseumGenericPage."""


MuseumGenericPageSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "copy.keyword", "search_tags.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumGenericPage."""


MuseumPressReleaseField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "copy", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member. See MuseumPressRelease."""


MuseumPressReleaseSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "copy.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumPressRelease."""


MuseumEducatorResourceField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "copy", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member. See MuseumEducatorResource."""


MuseumEducatorResourceSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "copy.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumEducatorResource."""


MuseumDigitalCatalogField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "copy", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member. See MuseumDigitalCatalog."""


MuseumDigitalCatalogSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "copy.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumDigitalCatalog."""


MuseumDigitalPublicationSectionField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "copy", "author_display",
    "digital_publication_id", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumDigitalPublicationSection."""


MuseumDigitalPublicationSectionSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "copy.keyword", "author_display.keyword", "digital_publication_id", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumDigitalPublicationSection."""


MuseumPrintedCatalogField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "copy", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member. See MuseumPrintedCatalog."""


MuseumPrintedCatalogSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "copy.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumPrintedCatalog."""


MuseumDeaccessionField: TypeAlias = Literal[
    "id", "api_model", "api_link", "is_boosted", "title", "alt_titles", "thumbnail",
    "main_reference_number", "has_not_been_viewed_much", "boost_rank", "date_start", "date_end",
    "date_display", "date_qualifier_title", "date_qualifier_id", "artist_display",
    "place_of_origin", "description", "short_description", "dimensions", "dimensions_detail",
    "medium_display", "inscriptions", "credit_line", "catalogue_display", "publication_history",
    "exhibition_history", "provenance_text", "edition", "publishing_verification_level",
    "internal_department_id", "fiscal_year", "fiscal_year_deaccession", "is_public_domain",
    "is_zoomable", "max_zoom_window_size", "copyright_notice", "has_multimedia_resources",
    "has_educational_resources", "has_advanced_imaging", "colorfulness", "color", "latitude",
    "longitude", "latlon", "is_on_view", "on_loan_display", "gallery_title", "gallery_id",
    "nomisma_id", "artwork_type_title", "artwork_type_id", "department_title", "department_id",
    "artist_id", "artist_title", "alt_artist_ids", "artist_ids", "artist_titles", "category_ids",
    "category_titles", "term_titles", "style_id", "style_title", "alt_style_ids", "style_ids",
    "style_titles", "classification_id", "classification_title", "alt_classification_ids",
    "classification_ids", "classification_titles", "subject_id", "alt_subject_ids", "subject_ids",
    "subject_titles", "material_id", "alt_material_ids", "material_ids", "material_titles",
    "technique_id", "alt_technique_ids", "technique_ids", "technique_titles", "theme_titles",
    "image_id", "alt_image_ids", "document_ids", "sound_ids", "video_ids", "text_ids",
    "section_ids", "section_titles", "site_ids", "suggest_autocomplete_boosted",
    "suggest_autocomplete_all", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumDeaccession."""


MuseumDeaccessionSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "is_boosted", "title.keyword",
    "alt_titles.keyword", "thumbnail.lqip.keyword", "thumbnail.width", "thumbnail.height",
    "thumbnail.alt_text.keyword", "main_reference_number.keyword", "has_not_been_viewed_much",
    "boost_rank", "date_start", "date_end", "date_display.keyword", "date_qualifier_title.keyword",
    "date_qualifier_id", "artist_display.keyword", "place_of_origin.keyword", "description.keyword",
    "short_description.keyword", "dimensions.keyword", "dimensions_detail",
    "medium_display.keyword", "inscriptions.keyword", "credit_line.keyword",
    "catalogue_display.keyword", "publication_history.keyword", "exhibition_history.keyword",
    "provenance_text.keyword", "edition.keyword", "publishing_verification_level.keyword",
    "internal_department_id", "fiscal_year", "fiscal_year_deaccession", "is_public_domain",
    "is_zoomable", "max_zoom_window_size", "copyright_notice.keyword", "has_multimedia_resources",
    "has_educational_resources", "has_advanced_imaging", "colorfulness", "color.h", "color.l",
    "color.s", "color.percentage", "color.population", "latitude", "longitude", "latlon.keyword",
    "is_on_view", "on_loan_display.keyword", "gallery_title.keyword", "gallery_id",
    "nomisma_id.keyword", "artwork_type_title.keyword", "artwork_type_id",
    "department_title.keyword", "department_id.keyword", "artist_id", "artist_title.keyword",
    "alt_artist_ids", "artist_ids", "artist_titles.keyword", "category_ids.keyword",
    "category_titles.keyword", "term_titles.keyword", "style_id.keyword", "style_title.keyword",
    "alt_style_ids.keyword", "style_ids.keyword", "style_titles.keyword",
    "classification_id.keyword", "classification_title.keyword", "alt_classification_ids.keyword",
    "classification_ids.keyword", "classification_titles.keyword", "subject_id.keyword",
    "alt_subject_ids.keyword", "subject_ids.keyword", "subject_titles.keyword",
    "material_id.keyword", "alt_material_ids.keyword", "material_ids.keyword",
    "material_titles.keyword", "technique_id.keyword", "alt_technique_ids.keyword",
    "technique_ids.keyword", "technique_titles.keyword", "theme_titles.keyword", "image_id.keyword",
    "alt_image_ids.keyword", "document_ids.keyword", "sound_ids.keyword", "video_ids.keyword",
    "text_ids.keyword", "section_ids", "section_titles.keyword", "site_ids",
    "suggest_autocomplete_boosted.keyword", "suggest_autocomplete_all", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumDeaccession."""


MuseumTermField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "subtype", "parent_id", "aat_id",
    "suggest_autocomplete_all", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumTerm."""


MuseumTermSort: TypeAlias = Literal[
    "_score", "id.keyword", "api_model.keyword", "api_link.keyword", "title.keyword",
    "subtype.keyword", "parent_id.keyword", "aat_id", "suggest_autocomplete_all",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumTerm."""


MuseumCategoryField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "subtype", "parent_id", "aat_id",
    "suggest_autocomplete_all", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumCategory."""


MuseumCategorySort: TypeAlias = Literal[
    "_score", "id.keyword", "api_model.keyword", "api_link.keyword", "title.keyword",
    "subtype.keyword", "parent_id.keyword", "aat_id", "suggest_autocomplete_all",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumCategory."""


MuseumDepartmentField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "subtype", "parent_id", "aat_id",
    "suggest_autocomplete_all", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumDepartment."""


MuseumDepartmentSort: TypeAlias = Literal[
    "_score", "id.keyword", "api_model.keyword", "api_link.keyword", "title.keyword",
    "subtype.keyword", "parent_id.keyword", "aat_id", "suggest_autocomplete_all",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumDepartment."""


MuseumAssetField: TypeAlias = Literal[
    "id", "lake_guid", "api_model", "api_link", "title", "type", "alt_text", "content",
    "is_multimedia_resource", "is_educational_resource", "is_teacher_resource", "credit_line",
    "content_e_tag", "artwork_ids", "artwork_titles", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumAsset."""


MuseumAssetSort: TypeAlias = Literal[
    "_score", "id.keyword", "lake_guid.keyword", "api_model.keyword", "api_link.keyword",
    "title.keyword", "type.keyword", "alt_text.keyword", "content.keyword",
    "is_multimedia_resource", "is_educational_resource", "is_teacher_resource",
    "credit_line.keyword", "content_e_tag.keyword", "artwork_ids", "artwork_titles.keyword",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumAsset."""


MuseumEventProgramField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "is_affiliate_group", "is_event_host",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumEventProgram."""


MuseumEventProgramSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "is_affiliate_group",
    "is_event_host", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumEventProgram."""


MuseumArticleField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "copy", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumArticle."""


MuseumArticleSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "copy.keyword",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumArticle."""


MuseumLandingPageField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "copy", "search_tags", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member. See MuseumLandingPage."""


MuseumLandingPageSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "copy.keyword", "search_tags.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumLandingPage."""


MuseumDigitalPublicationField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "copy", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member. See MuseumDigitalPublication."""


MuseumDigitalPublicationSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "copy.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumDigitalPublication."""


MuseumDigitalPublicationArticleField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "copy", "author_display",
    "digital_publication_id", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumDigitalPublicationArticle."""


MuseumDigitalPublicationArticleSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "copy.keyword", "author_display.keyword", "digital_publication_id", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumDigitalPublicationArticle."""


MuseumPrintedPublicationField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "web_url", "copy", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member. See MuseumPrintedPublication."""


MuseumPrintedPublicationSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "web_url.keyword",
    "copy.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumPrintedPublication."""


MuseumHourField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "monday_is_closed", "monday_member_open",
    "monday_member_close", "monday_public_open", "monday_public_close", "tuesday_is_closed",
    "tuesday_member_open", "tuesday_member_close", "tuesday_public_open", "tuesday_public_close",
    "wednesday_is_closed", "wednesday_member_open", "wednesday_member_close",
    "wednesday_public_open", "wednesday_public_close", "thursday_is_closed", "thursday_member_open",
    "thursday_member_close", "thursday_public_open", "thursday_public_close", "friday_is_closed",
    "friday_member_open", "friday_member_close", "friday_public_open", "friday_public_close",
    "saturday_is_closed", "saturday_member_open", "saturday_member_close", "saturday_public_open",
    "saturday_public_close", "sunday_is_closed", "sunday_member_open", "sunday_member_close",
    "sunday_public_open", "sunday_public_close", "summary", "additional_text", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member. See MuseumHour."""


MuseumHourSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "monday_is_closed",
    "monday_member_open.keyword", "monday_member_close.keyword", "monday_public_open.keyword",
    "monday_public_close.keyword", "tuesday_is_closed", "tuesday_member_open.keyword",
    "tuesday_member_close.keyword", "tuesday_public_open.keyword", "tuesday_public_close.keyword",
    "wednesday_is_closed", "wednesday_member_open.keyword", "wednesday_member_close.keyword",
    "wednesday_public_open.keyword", "wednesday_public_close.keyword", "thursday_is_closed",
    "thursday_member_open.keyword", "thursday_member_close.keyword", "thursday_public_open.keyword",
    "thursday_public_close.keyword", "friday_is_closed", "friday_member_open.keyword",
    "friday_member_close.keyword", "friday_public_open.keyword", "friday_public_close.keyword",
    "saturday_is_closed", "saturday_member_open.keyword", "saturday_member_close.keyword",
    "saturday_public_open.keyword", "saturday_public_close.keyword", "sunday_is_closed",
    "sunday_member_open.keyword", "sunday_member_close.keyword", "sunday_public_open.keyword",
    "sunday_public_close.keyword", "summary.keyword", "additional_text.keyword",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumHour."""


MuseumTicketedEventField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "image", "start_at", "end_at", "on_sale_at",
    "off_sale_at", "available", "total_capacity", "is_after_hours", "is_private_event",
    "is_admission_required", "resource_id", "resource_title", "ticketed_event_type_id", "event_id",
    "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumTicketedEvent."""


MuseumTicketedEventSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "image.keyword",
    "start_at", "end_at", "on_sale_at", "off_sale_at", "available", "total_capacity",
    "is_after_hours", "is_private_event", "is_admission_required", "resource_id",
    "resource_title.keyword", "ticketed_event_type_id", "event_id", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumTicketedEvent."""


MuseumTicketedEventTypeField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "category", "description", "source_updated_at",
    "updated_at", "timestamp",
]
"""A member. See MuseumTicketedEventType."""


MuseumTicketedEventTypeSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword", "category.keyword",
    "description.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumTicketedEventType."""


MuseumWaitTimeField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "wait_display", "source_updated_at", "updated_at",
    "timestamp",
]
"""A member. See MuseumWaitTime."""


MuseumWaitTimeSort: TypeAlias = Literal[
    "_score", "id", "api_model.keyword", "api_link.keyword", "title.keyword",
    "wait_display.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumWaitTime."""


MuseumLegacyEventField: TypeAlias = Literal[
    "id", "api_model", "api_link", "title", "title_display", "event_id", "short_description",
    "description", "image_url", "is_ticketed", "is_private", "is_sales_button_hidden", "start_at",
    "end_at", "on_sale_at", "off_sale_at", "location", "button_url", "button_text",
    "button_caption", "source_updated_at", "updated_at", "timestamp",
]
"""A member. See MuseumLegacyEvent."""


MuseumLegacyEventSort: TypeAlias = Literal[
    "_score", "id.keyword", "api_model.keyword", "api_link.keyword", "title.keyword",
    "title_display.keyword", "event_id", "short_description.keyword", "description.keyword",
    "image_url.keyword", "is_ticketed", "is_private", "is_sales_button_hidden", "start_at",
    "end_at", "on_sale_at", "off_sale_at", "location.keyword", "button_url.keyword",
    "button_text.keyword", "button_caption.keyword", "source_updated_at", "updated_at", "timestamp",
]
"""A member that records may be sorted by. See MuseumLegacyEvent."""
