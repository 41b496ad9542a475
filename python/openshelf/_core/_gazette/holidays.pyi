# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteHolidays(Namespace):
    """Federal Register API v1: holidays.

    Methods
    -------
    list
        Dates without an issue, with the holiday's name.
    """

    def list(self) -> _types.GazetteHolidaysListAnswer:
        """Dates without an issue, with the holiday's name.

        Returns
        -------
        dict
            The JSON object of the answer. {date: name}.

        Notes
        -----
        Federal Register API v1, GET /holidays; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.holidays.list()
        """

@final
class AsyncGazetteHolidays(Namespace):
    """Federal Register API v1: holidays.

    Every method gives a coroutine to await; the asynchronous twin of GazetteHolidays.

    Methods
    -------
    list
        Dates without an issue, with the holiday's name.
    """

    def list(self) -> Coroutine[Any, Any, _types.GazetteHolidaysListAnswer]:
        """Dates without an issue, with the holiday's name.

        Returns
        -------
        dict
            The JSON object of the answer. {date: name}.

        Notes
        -----
        Federal Register API v1, GET /holidays; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.holidays.list()
        """
