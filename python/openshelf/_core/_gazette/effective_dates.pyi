# Written by tools/write.py from the table; do not edit.

import datetime
from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteEffectiveDates(Namespace):
    """Federal Register API v1: effective dates.

    Methods
    -------
    list
        Computed effective dates for each publication date of a range.
    """

    def list(
        self,
        start_date: str | datetime.date,
        end_date: str | datetime.date,
    ) -> _types.GazetteEffectiveDatesListAnswer:
        """Computed effective dates for each publication date of a range.

        Parameters
        ----------
        start_date : str or datetime.date
            First day, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
        end_date : str or datetime.date
            Last day, YYYY-MM-DD. At most 120 days after start_date, else 400 {error}. A date,
            or text in the form YYYY-MM-DD.

        Returns
        -------
        dict
            The JSON object of the answer. {date: {"15": {date, delay_reasons}, ...}} for 15,
            21, 30, 35, 45, 60, 90 days. Weekends and holidays left out.

        Notes
        -----
        start_date is not after end_date.

        Federal Register API v1, GET /effective-dates; beyond the specification.

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
        >>> gazette.effective_dates.list("2024-01-01", "2024-01-31")
        """

@final
class AsyncGazetteEffectiveDates(Namespace):
    """Federal Register API v1: effective dates.

    Every method gives a coroutine to await; the asynchronous twin of GazetteEffectiveDates.

    Methods
    -------
    list
        Computed effective dates for each publication date of a range.
    """

    def list(
        self,
        start_date: str | datetime.date,
        end_date: str | datetime.date,
    ) -> Coroutine[Any, Any, _types.GazetteEffectiveDatesListAnswer]:
        """Computed effective dates for each publication date of a range.

        Parameters
        ----------
        start_date : str or datetime.date
            First day, YYYY-MM-DD. A date, or text in the form YYYY-MM-DD.
        end_date : str or datetime.date
            Last day, YYYY-MM-DD. At most 120 days after start_date, else 400 {error}. A date,
            or text in the form YYYY-MM-DD.

        Returns
        -------
        dict
            The JSON object of the answer. {date: {"15": {date, delay_reasons}, ...}} for 15,
            21, 30, 35, 45, 60, 90 days. Weekends and holidays left out.

        Notes
        -----
        start_date is not after end_date.

        Federal Register API v1, GET /effective-dates; beyond the specification.

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
        >>> gazette.effective_dates.list("2024-01-01", "2024-01-31")
        """
