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
            The name of the holiday by date.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/holidays

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.holidays.list()
        {'2024-01-01': "New Year's Day",
         '2024-01-15': 'Birthday of Martin Luther King, Jr.',
         '2024-02-19': "Washington's Birthday",
         '2024-05-27': 'Memorial Day',
         '2024-06-19': 'Juneteenth National Independence Day',
         '2024-07-04': 'Independence Day',
         '2024-09-02': 'Labor Day',
         '2024-10-14': 'Columbus Day',
         '2024-11-11': 'Veterans Day',
         '2024-11-28': 'Thanksgiving Day',
         ...}
        """

@final
class AsyncGazetteHolidays(Namespace):
    """Federal Register API v1: holidays.

    Has the methods of GazetteHolidays; each gives a coroutine to await.

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
            What the coroutine gives when it is awaited. The name of the holiday by date.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/holidays

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await gazette.holidays.list()
        {'2024-01-01': "New Year's Day",
         '2024-01-15': 'Birthday of Martin Luther King, Jr.',
         '2024-02-19': "Washington's Birthday",
         '2024-05-27': 'Memorial Day',
         '2024-06-19': 'Juneteenth National Independence Day',
         '2024-07-04': 'Independence Day',
         '2024-09-02': 'Labor Day',
         '2024-10-14': 'Columbus Day',
         '2024-11-11': 'Veterans Day',
         '2024-11-28': 'Thanksgiving Day',
         ...}
        """
