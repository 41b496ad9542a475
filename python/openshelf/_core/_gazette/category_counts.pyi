# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace

@final
class GazetteCategoryCounts(Namespace):
    """Federal Register API v1: category counts.

    Methods
    -------
    get
        Yearly counts by category as CSV.
    """

    def get(self, name: Literal["document_type", "page_count"]) -> str:
        """Yearly counts by category as CSV.

        Parameters
        ----------
        name : {"document_type", "page_count"}
            Which counts.

        Returns
        -------
        str
            The answer's text.

        Notes
        -----
        Federal Register API v1, GET /category_counts/{name}.csv; beyond the specification.

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
        >>> gazette.category_counts.get("document_type")
        """

@final
class AsyncGazetteCategoryCounts(Namespace):
    """Federal Register API v1: category counts.

    Every method gives a coroutine to await; the asynchronous twin of GazetteCategoryCounts.

    Methods
    -------
    get
        Yearly counts by category as CSV.
    """

    def get(
        self,
        name: Literal["document_type", "page_count"],
    ) -> Coroutine[Any, Any, str]:
        """Yearly counts by category as CSV.

        Parameters
        ----------
        name : {"document_type", "page_count"}
            Which counts.

        Returns
        -------
        str
            The answer's text.

        Notes
        -----
        Federal Register API v1, GET /category_counts/{name}.csv; beyond the specification.

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
        >>> gazette.category_counts.get("document_type")
        """
