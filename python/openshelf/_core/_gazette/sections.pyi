# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteSections(Namespace):
    """Federal Register API v1: sections.

    Methods
    -------
    list
        Names of the sections by slug.
    """

    def list(self) -> _types.GazetteSectionsListAnswer:
        """Names of the sections by slug.

        Returns
        -------
        dict
            By slug of the section, each with name.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/sections

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.sections.list()
        {'business-and-industry': {'name': 'Business & Industry'},
         'environment': {'name': 'Environment'},
         'health-and-public-welfare': {'name': 'Health & Public Welfare'},
         'money': {'name': 'Money'},
         'science-and-technology': {'name': 'Science & Technology'},
         'world': {'name': 'World'}}
        """

@final
class AsyncGazetteSections(Namespace):
    """Federal Register API v1: sections.

    Has the methods of GazetteSections; each gives a coroutine to await.

    Methods
    -------
    list
        Names of the sections by slug.
    """

    def list(self) -> Coroutine[Any, Any, _types.GazetteSectionsListAnswer]:
        """Names of the sections by slug.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited. By slug of the section, each with name.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/sections

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await gazette.sections.list()
        {'business-and-industry': {'name': 'Business & Industry'},
         'environment': {'name': 'Environment'},
         'health-and-public-welfare': {'name': 'Health & Public Welfare'},
         'money': {'name': 'Money'},
         'science-and-technology': {'name': 'Science & Technology'},
         'world': {'name': 'World'}}
        """
