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
            The JSON object of the answer. Members: openapi, info, servers, paths, components.

        Notes
        -----
        Federal Register API v1, GET /documentation.json; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.documentation.get()
        """

@final
class AsyncGazetteDocumentation(Namespace):
    """Federal Register API v1: documentation.

    Every method gives a coroutine to await; the asynchronous twin of GazetteDocumentation.

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
            The JSON object of the answer. Members: openapi, info, servers, paths, components.

        Notes
        -----
        Federal Register API v1, GET /documentation.json; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.documentation.get()
        """
