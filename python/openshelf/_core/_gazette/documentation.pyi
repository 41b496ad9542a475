# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteDocumentation(Namespace):
    """Federal Register API v1: documentation.

    Methods
    -------
    get
        The service's OpenAPI 3 description.
    """

    def get(self) -> _types.GazetteDocumentationGetAnswer:
        """The service's OpenAPI 3 description.

        Returns
        -------
        dict
            Members:

            - openapi : str
            - info : dict (title : str; version : str)
            - servers : list of dict
            - paths : dict
            - components : dict (schemas : dict)

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/documentation.json

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.documentation.get()
        {'openapi': '3.0.0',
         'info': {'title': 'Federal Register API v1', 'version': '1.0'},
         'servers': [{'url': ...}],
         'paths': {'/agencies': {'get': {'summary': 'Every agency...', ...}}, ...},
         'components': {'schemas': {}}}
        """

@final
class AsyncGazetteDocumentation(Namespace):
    """Federal Register API v1: documentation.

    Has the methods of GazetteDocumentation; each gives a coroutine to await.

    Methods
    -------
    get
        The service's OpenAPI 3 description.
    """

    def get(self) -> Coroutine[Any, Any, _types.GazetteDocumentationGetAnswer]:
        """The service's OpenAPI 3 description.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - openapi : str
            - info : dict (title : str; version : str)
            - servers : list of dict
            - paths : dict
            - components : dict (schemas : dict)

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/documentation.json

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await gazette.documentation.get()
        {'openapi': '3.0.0',
         'info': {'title': 'Federal Register API v1', 'version': '1.0'},
         'servers': [{'url': ...}],
         'paths': {'/agencies': {'get': {'summary': 'Every agency...', ...}}, ...},
         'components': {'schemas': {}}}
        """
