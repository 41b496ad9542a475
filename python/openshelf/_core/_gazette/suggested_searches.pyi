# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteSuggestedSearches(Namespace):
    """Federal Register API v1: suggested searches.

    Methods
    -------
    get
        One suggested search by slug.
    list
        Suggested searches of a section, or of all sections.
    """

    def get(self, slug: str) -> _types.GazetteSuggestedSearch:
        """One suggested search by slug.

        Parameters
        ----------
        slug : str
            Slug.

        Returns
        -------
        dict
            The JSON object of the answer. Members: description, slug, search_conditions,
            section, title.

        Notes
        -----
        Federal Register API v1, GET /suggested_searches/{slug}; row "Suggested search" of the
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
        >>> gazette.suggested_searches.get("adoption")
        """
    def list(
        self,
        section: Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"],
    ) -> _types.GazetteSuggestedSearchesListAnswer:
        """Suggested searches of a section, or of all sections.

        Parameters
        ----------
        section : {"business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"}
            Section of the site. Server: optional, and conditions[sections][] repeated selects
            several.

        Returns
        -------
        dict
            The JSON object of the answer. Object keyed by section slug, each value an array of
            suggested searches. Unknown section: {}.

        Notes
        -----
        Federal Register API v1, GET /suggested_searches; row "Suggested searches by section" of
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
        >>> gazette.suggested_searches.list("business-and-industry")
        """

@final
class AsyncGazetteSuggestedSearches(Namespace):
    """Federal Register API v1: suggested searches.

    Every method gives a coroutine to await; the asynchronous twin of
    GazetteSuggestedSearches.

    Methods
    -------
    get
        One suggested search by slug.
    list
        Suggested searches of a section, or of all sections.
    """

    def get(self, slug: str) -> Coroutine[Any, Any, _types.GazetteSuggestedSearch]:
        """One suggested search by slug.

        Parameters
        ----------
        slug : str
            Slug.

        Returns
        -------
        dict
            The JSON object of the answer. Members: description, slug, search_conditions,
            section, title.

        Notes
        -----
        Federal Register API v1, GET /suggested_searches/{slug}; row "Suggested search" of the
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
        >>> gazette.suggested_searches.get("adoption")
        """
    def list(
        self,
        section: Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"],
    ) -> Coroutine[Any, Any, _types.GazetteSuggestedSearchesListAnswer]:
        """Suggested searches of a section, or of all sections.

        Parameters
        ----------
        section : {"business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"}
            Section of the site. Server: optional, and conditions[sections][] repeated selects
            several.

        Returns
        -------
        dict
            The JSON object of the answer. Object keyed by section slug, each value an array of
            suggested searches. Unknown section: {}.

        Notes
        -----
        Federal Register API v1, GET /suggested_searches; row "Suggested searches by section" of
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
        >>> gazette.suggested_searches.list("business-and-industry")
        """
