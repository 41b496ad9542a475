# Written by tools/write.py from the table; do not edit.

import os
from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import disease as _types

@final
class DiseaseNyt(Namespace):
    """disease.sh: nyt.

    Methods
    -------
    states
        Daily totals of cases and deaths of every US state, as The New York Times counts
        them.
    states_by_name
        Daily totals of cases and deaths of chosen US states, as The New York Times counts
        them.
    counties
        Daily totals of cases and deaths of every US county, as The New York Times counts
        them.
    counties_by_name
        Daily totals of cases and deaths of chosen US counties, as The New York Times counts
        them.
    usa
        Daily totals of cases and deaths of the USA, as The New York Times counts them.
    """

    def states(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseNytStatesAnswer:
        """Daily totals of cases and deaths of every US state, as The New York Times counts them.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            Members of each record:

            - date : str, YYYY-MM-DD
            - state : str
            - fips : str. Text with leading zeros.
            - cases : int or None
            - deaths : int or None
            - updated : int, ms since 1970. Time of the request.

        Notes
        -----
        The data end on 2023-03-23: The New York Times archived its counts on that day
        (nytimes/covid-19-data, issue 702).

        Endpoint: GET https://disease.sh/v3/covid-19/nyt/states

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
        >>> disease.nyt.states()
        [{'date': '2023-02-08', 'state': 'Alabama', 'fips': '01', 'cases': 914204,
          'deaths': 12219, 'updated': ...},
         ...]
        """
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseNytStatesByNameAnswer:
        """Daily totals of cases and deaths of chosen US states, as The New York Times counts them.

        Parameters
        ----------
        states : str or list of str
            Names of US states, in any case. Not their codes. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            Members of each record:

            - date : str, YYYY-MM-DD
            - state : str
            - fips : str. Text with leading zeros.
            - cases : int or None
            - deaths : int or None
            - updated : int, ms since 1970. Time of the request.

        Notes
        -----
        The data end on 2023-03-23: The New York Times archived its counts on that day
        (nytimes/covid-19-data, issue 702).

        Endpoint: GET https://disease.sh/v3/covid-19/nyt/states/{states}

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
        >>> disease.nyt.states_by_name("Illinois,California")
        [{'date': '2023-02-08', 'state': 'California', 'fips': '06', 'cases': 12980715,
          'deaths': 168189, 'updated': ...},
         ...]
        """
    def counties(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseNytCountiesAnswer:
        """Daily totals of cases and deaths of every US county, as The New York Times counts them.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            Members of each record:

            - date : str, YYYY-MM-DD
            - county : str
            - state : str
            - fips : str. Text with leading zeros. Empty for some places.
            - cases : int or None
            - deaths : int or None. None where the source has none.
            - updated : int, ms since 1970. Time of the request.

        Notes
        -----
        deaths is None where the source has none. fips is empty for New York City and for
        Unknown.

        The answer is large: tens of thousands of records for 30 days, hundreds of megabytes for
        all.

        The data end on 2023-03-23: The New York Times archived its counts on that day
        (nytimes/covid-19-data, issue 702).

        Endpoint: GET https://disease.sh/v3/covid-19/nyt/counties

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
        >>> disease.nyt.counties()
        [{'date': '2023-02-08', 'county': 'Franklin', 'state': 'Alabama',
          'fips': '01001', 'cases': 107553, 'deaths': 1437, 'updated': 1719522307885},
         ...]
        """
    def counties_by_name(
        self,
        counties: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseNytCountiesByNameAnswer:
        """Daily totals of cases and deaths of chosen US counties, as The New York Times counts
        them.

        Parameters
        ----------
        counties : str or list of str
            Names of US counties, in any case. counties of the same name in different states all
            come. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            Members of each record:

            - date : str, YYYY-MM-DD
            - county : str
            - state : str
            - fips : str. Text with leading zeros. Empty for some places.
            - cases : int or None
            - deaths : int or None. None where the source has none.
            - updated : int, ms since 1970. Time of the request.

        Notes
        -----
        deaths is None where the source has none. fips is empty for New York City and for
        Unknown.

        The data end on 2023-03-23: The New York Times archived its counts on that day
        (nytimes/covid-19-data, issue 702).

        Endpoint: GET https://disease.sh/v3/covid-19/nyt/counties/{counties}

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
        >>> disease.nyt.counties_by_name("Adams,Cook")
        [{'date': '2023-02-08', 'county': 'Cook', 'state': 'Arkansas', 'fips': '05001',
          'cases': 23740, 'deaths': 314, 'updated': ...},
         ...]
        """
    def usa(self, *, last_days: int | str | None = None) -> _types.DiseaseNytUsaAnswer:
        """Daily totals of cases and deaths of the USA, as The New York Times counts them.

        Parameters
        ----------
        last_days : int or str, optional
            Number of newest days, or the word all. The whole series when left out. Takes "all"
            as well. At least 1.

        Returns
        -------
        list
            Members of each record:

            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - updated : int, ms since 1970. Time of the request.

        Notes
        -----
        The data end on 2023-03-23: The New York Times archived its counts on that day
        (nytimes/covid-19-data, issue 702).

        Endpoint: GET https://disease.sh/v3/covid-19/nyt/usa

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
        >>> disease.nyt.usa()
        [{'date': '2020-01-22', 'cases': 0, 'deaths': 0, 'updated': ...},
         ...]
        """

@final
class AsyncDiseaseNyt(Namespace):
    """disease.sh: nyt.

    Has the methods of DiseaseNyt; each gives a coroutine to await.

    Methods
    -------
    states
        Daily totals of cases and deaths of every US state, as The New York Times counts
        them.
    states_by_name
        Daily totals of cases and deaths of chosen US states, as The New York Times counts
        them.
    counties
        Daily totals of cases and deaths of every US county, as The New York Times counts
        them.
    counties_by_name
        Daily totals of cases and deaths of chosen US counties, as The New York Times counts
        them.
    usa
        Daily totals of cases and deaths of the USA, as The New York Times counts them.
    """

    def states(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseNytStatesAnswer]:
        """Daily totals of cases and deaths of every US state, as The New York Times counts them.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - date : str, YYYY-MM-DD
            - state : str
            - fips : str. Text with leading zeros.
            - cases : int or None
            - deaths : int or None
            - updated : int, ms since 1970. Time of the request.

        Notes
        -----
        The data end on 2023-03-23: The New York Times archived its counts on that day
        (nytimes/covid-19-data, issue 702).

        Endpoint: GET https://disease.sh/v3/covid-19/nyt/states

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
        >>> await disease.nyt.states()
        [{'date': '2023-02-08', 'state': 'Alabama', 'fips': '01', 'cases': 914204,
          'deaths': 12219, 'updated': ...},
         ...]
        """
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseNytStatesByNameAnswer]:
        """Daily totals of cases and deaths of chosen US states, as The New York Times counts them.

        Parameters
        ----------
        states : str or list of str
            Names of US states, in any case. Not their codes. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - date : str, YYYY-MM-DD
            - state : str
            - fips : str. Text with leading zeros.
            - cases : int or None
            - deaths : int or None
            - updated : int, ms since 1970. Time of the request.

        Notes
        -----
        The data end on 2023-03-23: The New York Times archived its counts on that day
        (nytimes/covid-19-data, issue 702).

        Endpoint: GET https://disease.sh/v3/covid-19/nyt/states/{states}

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
        >>> await disease.nyt.states_by_name("Illinois,California")
        [{'date': '2023-02-08', 'state': 'California', 'fips': '06', 'cases': 12980715,
          'deaths': 168189, 'updated': ...},
         ...]
        """
    def counties(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseNytCountiesAnswer]:
        """Daily totals of cases and deaths of every US county, as The New York Times counts them.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - date : str, YYYY-MM-DD
            - county : str
            - state : str
            - fips : str. Text with leading zeros. Empty for some places.
            - cases : int or None
            - deaths : int or None. None where the source has none.
            - updated : int, ms since 1970. Time of the request.

        Notes
        -----
        deaths is None where the source has none. fips is empty for New York City and for
        Unknown.

        The answer is large: tens of thousands of records for 30 days, hundreds of megabytes for
        all.

        The data end on 2023-03-23: The New York Times archived its counts on that day
        (nytimes/covid-19-data, issue 702).

        Endpoint: GET https://disease.sh/v3/covid-19/nyt/counties

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
        >>> await disease.nyt.counties()
        [{'date': '2023-02-08', 'county': 'Franklin', 'state': 'Alabama',
          'fips': '01001', 'cases': 107553, 'deaths': 1437, 'updated': 1719522307885},
         ...]
        """
    def counties_by_name(
        self,
        counties: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseNytCountiesByNameAnswer]:
        """Daily totals of cases and deaths of chosen US counties, as The New York Times counts
        them.

        Parameters
        ----------
        counties : str or list of str
            Names of US counties, in any case. counties of the same name in different states all
            come. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - date : str, YYYY-MM-DD
            - county : str
            - state : str
            - fips : str. Text with leading zeros. Empty for some places.
            - cases : int or None
            - deaths : int or None. None where the source has none.
            - updated : int, ms since 1970. Time of the request.

        Notes
        -----
        deaths is None where the source has none. fips is empty for New York City and for
        Unknown.

        The data end on 2023-03-23: The New York Times archived its counts on that day
        (nytimes/covid-19-data, issue 702).

        Endpoint: GET https://disease.sh/v3/covid-19/nyt/counties/{counties}

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
        >>> await disease.nyt.counties_by_name("Adams,Cook")
        [{'date': '2023-02-08', 'county': 'Cook', 'state': 'Arkansas', 'fips': '05001',
          'cases': 23740, 'deaths': 314, 'updated': ...},
         ...]
        """
    def usa(
        self,
        *,
        last_days: int | str | None = None,
    ) -> Coroutine[Any, Any, _types.DiseaseNytUsaAnswer]:
        """Daily totals of cases and deaths of the USA, as The New York Times counts them.

        Parameters
        ----------
        last_days : int or str, optional
            Number of newest days, or the word all. The whole series when left out. Takes "all"
            as well. At least 1.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - updated : int, ms since 1970. Time of the request.

        Notes
        -----
        The data end on 2023-03-23: The New York Times archived its counts on that day
        (nytimes/covid-19-data, issue 702).

        Endpoint: GET https://disease.sh/v3/covid-19/nyt/usa

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
        >>> await disease.nyt.usa()
        [{'date': '2020-01-22', 'cases': 0, 'deaths': 0, 'updated': ...},
         ...]
        """
