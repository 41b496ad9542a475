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
            Slug of the suggested search.

        Returns
        -------
        dict
            Members:

            - description : str
            - slug : str
            - search_conditions : dict (term : str)
            - section : str
            - title : str

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/suggested_searches/{slug}

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
        {'description': '<p>The national landscape gathers road and bridge...',
         'slug': 'adoption',
         'search_conditions': {'term': 'adoption'},
         'section': 'health-and-public-welfare',
         'title': 'Adoption'}
        """
    def list(
        self,
        section: Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"],
    ) -> _types.GazetteSuggestedSearchesListAnswer:
        """Suggested searches of a section, or of all sections.

        Parameters
        ----------
        section : str
            Slug of the section. One of "business-and-industry", "environment",
            "health-and-public-welfare", "money", "science-and-technology", "world".

        Returns
        -------
        dict
            By slug of the section, each a list of suggested searches.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/suggested_searches

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
        {'business-and-industry': [{'description': '<p>The modern railway...', ...}, ...]}
        """

@final
class AsyncGazetteSuggestedSearches(Namespace):
    """Federal Register API v1: suggested searches.

    Has the methods of GazetteSuggestedSearches; each gives a coroutine to await.

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
            Slug of the suggested search.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - description : str
            - slug : str
            - search_conditions : dict (term : str)
            - section : str
            - title : str

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/suggested_searches/{slug}

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
        >>> await gazette.suggested_searches.get("adoption")
        {'description': '<p>The national landscape gathers road and bridge...',
         'slug': 'adoption',
         'search_conditions': {'term': 'adoption'},
         'section': 'health-and-public-welfare',
         'title': 'Adoption'}
        """
    def list(
        self,
        section: Literal["business-and-industry", "environment", "health-and-public-welfare", "money", "science-and-technology", "world"],
    ) -> Coroutine[Any, Any, _types.GazetteSuggestedSearchesListAnswer]:
        """Suggested searches of a section, or of all sections.

        Parameters
        ----------
        section : str
            Slug of the section. One of "business-and-industry", "environment",
            "health-and-public-welfare", "money", "science-and-technology", "world".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited. By slug of the section, each a list of
            suggested searches.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/suggested_searches

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
        >>> await gazette.suggested_searches.list("business-and-industry")
        {'business-and-industry': [{'description': '<p>The modern railway...', ...}, ...]}
        """
