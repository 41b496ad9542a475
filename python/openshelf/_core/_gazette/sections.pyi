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
            The JSON object of the answer. {slug: {name}}.

        Notes
        -----
        Federal Register API v1, GET /sections; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.sections.list()
        """

@final
class AsyncGazetteSections(Namespace):
    """Federal Register API v1: sections.

    Every method gives a coroutine to await; the asynchronous twin of GazetteSections.

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
            The JSON object of the answer. {slug: {name}}.

        Notes
        -----
        Federal Register API v1, GET /sections; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.sections.list()
        """
