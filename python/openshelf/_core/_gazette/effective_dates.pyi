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
            First day of publication. A date, or text in the form YYYY-MM-DD.
        end_date : str or datetime.date
            Last day of publication. At most 120 days after start_date. A date, or text in the
            form YYYY-MM-DD.

        Returns
        -------
        dict
            By day of publication, weekends and holidays left out. Each day has, by a number of
            days (15, 21, 30, 35, 45, 60 or 90), the date that is so many days later and the
            delay_reasons that moved it.

        Notes
        -----
        start_date is not after end_date.

        Endpoint: GET https://www.federalregister.gov/api/v1/effective-dates

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
        {'2024-01-02': {'15': {'date': '2024-01-17', 'delay_reasons': []}, ...},
         '2024-01-03': {'15': {'date': '2024-01-18', 'delay_reasons': []}, ...},
         '2024-01-04': {'15': {'date': '2024-01-19', 'delay_reasons': []}, ...},
         '2024-01-05': {'15': {'date': '2024-01-22', 'delay_reasons': [...]}, ...},
         '2024-01-08': {'15': {'date': '2024-01-23', 'delay_reasons': []}, ...},
         '2024-01-09': {'15': {'date': '2024-01-24', 'delay_reasons': []}, ...},
         '2024-01-10': {'15': {'date': '2024-01-25', 'delay_reasons': []}, ...},
         '2024-01-11': {'15': {'date': '2024-01-26', 'delay_reasons': []}, ...},
         '2024-01-12': {'15': {'date': '2024-01-29', 'delay_reasons': [...]}, ...},
         '2024-01-16': {'15': {'date': '2024-01-31', 'delay_reasons': []}, ...},
         ...}
        """

@final
class AsyncGazetteEffectiveDates(Namespace):
    """Federal Register API v1: effective dates.

    Has the methods of GazetteEffectiveDates; each gives a coroutine to await.

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
            First day of publication. A date, or text in the form YYYY-MM-DD.
        end_date : str or datetime.date
            Last day of publication. At most 120 days after start_date. A date, or text in the
            form YYYY-MM-DD.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited. By day of publication, weekends and
            holidays left out. Each day has, by a number of days (15, 21, 30, 35, 45, 60 or 90),
            the date that is so many days later and the delay_reasons that moved it.

        Notes
        -----
        start_date is not after end_date.

        Endpoint: GET https://www.federalregister.gov/api/v1/effective-dates

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
        >>> await gazette.effective_dates.list("2024-01-01", "2024-01-31")
        {'2024-01-02': {'15': {'date': '2024-01-17', 'delay_reasons': []}, ...},
         '2024-01-03': {'15': {'date': '2024-01-18', 'delay_reasons': []}, ...},
         '2024-01-04': {'15': {'date': '2024-01-19', 'delay_reasons': []}, ...},
         '2024-01-05': {'15': {'date': '2024-01-22', 'delay_reasons': [...]}, ...},
         '2024-01-08': {'15': {'date': '2024-01-23', 'delay_reasons': []}, ...},
         '2024-01-09': {'15': {'date': '2024-01-24', 'delay_reasons': []}, ...},
         '2024-01-10': {'15': {'date': '2024-01-25', 'delay_reasons': []}, ...},
         '2024-01-11': {'15': {'date': '2024-01-26', 'delay_reasons': []}, ...},
         '2024-01-12': {'15': {'date': '2024-01-29', 'delay_reasons': [...]}, ...},
         '2024-01-16': {'15': {'date': '2024-01-31', 'delay_reasons': []}, ...},
         ...}
        """
