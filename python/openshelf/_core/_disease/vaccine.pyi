# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import disease as _types

@final
class DiseaseVaccine(Namespace):
    """disease.sh: vaccine.

    Methods
    -------
    countries
        Total vaccine doses given up to each day in every country.
    states
        Total vaccine doses given up to each day in every US state.
    country
        Total vaccine doses given up to each day in one country.
    state
        Total vaccine doses given up to each day in one US state.
    world
        Total vaccine doses given up to each day in the world.
    candidates
        Vaccine candidates with their sponsors and trial phase.
    """

    def countries(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> _types.DiseaseVaccineCountriesAnswer:
        """Total vaccine doses given up to each day in every country.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.
        full_data : bool, default False
            False for totals by date. True for a list with total, daily, totalPerHundred,
            dailyPerMillion and date for each day.

        Returns
        -------
        list
            Columns of a table of them:

            - country : str
            - date : str, YYYY-MM-DD
            - total : int or None, doses
            - daily : int or None, doses. Only with full_data, else None. So are the next two.
            - totalPerHundred : int or None, doses per 100 people. A whole number.
            - dailyPerMillion : int or None, doses per million people

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/vaccine/coverage/countries

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
        >>> disease.vaccine.countries()
        [{'country': 'Afghanistan',
          'timeline': {'2/8/23': 83605363, '2/9/23': 83605363, ...}},
         ...]
        """
    def states(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> _types.DiseaseVaccineStatesAnswer:
        """Total vaccine doses given up to each day in every US state.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.
        full_data : bool, default False
            False for totals by date. True for a list with total, daily, totalPerHundred,
            dailyPerMillion and date for each day.

        Returns
        -------
        list
            Columns of a table of them:

            - state : str
            - date : str, YYYY-MM-DD
            - total : int or None, doses
            - daily : int or None, doses. Only with full_data, else None. So are the next two.
            - totalPerHundred : int or None, doses per 100 people. A whole number.
            - dailyPerMillion : int or None, doses per million people

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/vaccine/coverage/states

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
        >>> disease.vaccine.states()
        [{'state': 'Alabama', 'timeline': {'2/8/23': 1785333, '2/9/23': 1785333, ...}},
         ...]
        """
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> _types.DiseaseCountryVaccination:
        """Total vaccine doses given up to each day in one country.

        Parameters
        ----------
        country : str
            Country, by its exact name or its two-letter or three-letter ISO code, in any case,
            accents included. For the world use vaccine.world.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.
        full_data : bool, default False
            False for totals by date. True for a list with total, daily, totalPerHundred,
            dailyPerMillion and date for each day.

        Returns
        -------
        dict
            Members:

            - country : str
            - timeline : dict

            Columns of a table of them:

            - country : str
            - date : str, YYYY-MM-DD
            - total : int or None, doses
            - daily : int or None, doses. Only with full_data, else None. So are the next two.
            - totalPerHundred : int or None, doses per 100 people. A whole number.
            - dailyPerMillion : int or None, doses per million people

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/vaccine/coverage/countries/{country}

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
        >>> disease.vaccine.country("Canada")
        {'country': 'Canada',
         'timeline': {'2/8/23': 82071048, '2/9/23': 82071048, '2/10/23': 82071048, ...}}
        """
    def state(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> _types.DiseaseStateVaccination:
        """Total vaccine doses given up to each day in one US state.

        Parameters
        ----------
        state : str
            US state, by its exact name as vaccine.states lists it, such as New York State, in
            any case.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.
        full_data : bool, default False
            False for totals by date. True for a list with total, daily, totalPerHundred,
            dailyPerMillion and date for each day.

        Returns
        -------
        dict
            Members:

            - state : str
            - timeline : dict

            Columns of a table of them:

            - state : str
            - date : str, YYYY-MM-DD
            - total : int or None, doses
            - daily : int or None, doses. Only with full_data, else None. So are the next two.
            - totalPerHundred : int or None, doses per 100 people. A whole number.
            - dailyPerMillion : int or None, doses per million people

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/vaccine/coverage/states/{state}

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
        >>> disease.vaccine.state("Illinois")
        {'state': 'Illinois',
         'timeline': {'2/8/23': 4337825, '2/9/23': 4337825, '2/10/23': 4337825, ...}}
        """
    def world(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> _types.DiseaseVaccineWorldAnswer:
        """Total vaccine doses given up to each day in the world.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.
        full_data : bool, default False
            False for totals by date. True for a list with total, daily, totalPerHundred,
            dailyPerMillion and date for each day.

        Returns
        -------
        dict or list
            A dict of totals by date. With full_data a list of days.

            Columns of a table of them:

            - date : str, YYYY-MM-DD
            - total : int or None, doses
            - daily : int or None, doses. Only with full_data, else None. So are the next two.
            - totalPerHundred : int or None, doses per 100 people. A whole number.
            - dailyPerMillion : int or None, doses per million people

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/vaccine/coverage

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
        >>> disease.vaccine.world()
        {'2/8/23': 12142827834,
         '2/9/23': 12142827834,
         '2/10/23': 12142827834,
         '2/11/23': 12142827834,
         '2/12/23': 12142827834,
         '2/13/23': 12142827834,
         '2/14/23': 12142827834,
         '2/15/23': 12142827834,
         '2/16/23': 12142827834,
         '2/17/23': 12142827834,
         ...}
        """
    def candidates(self) -> _types.DiseaseVaccineCandidatesAnswer:
        """Vaccine candidates with their sponsors and trial phase.

        Returns
        -------
        dict
            Members:

            - source : str
            - totalCandidates : str
            - phases : list of dict
            - data : list of dict

            Members of the records in data:

            - candidate : str or None
            - mechanism : str or None
            - sponsors : list of str
            - details : str
            - trialPhase : str or None
            - institutions : list of str

        Notes
        -----
        The page that the service reads is gone: expect NotFoundError.

        Endpoint: GET https://disease.sh/v3/covid-19/vaccine

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.vaccine.candidates()
        {'source': ...,
         'totalCandidates': '36',
         'phases': [{'phase': 'Pre-clinical', 'candidates': '9'}, {...}, {...}, {...}],
         'data': [{'candidate': '2024-05-30', 'mechanism': 'High Market',
                   'sponsors': ['HERON FOREST PRODUCTS INC', 'CASCADE...'],
                   'details': 'The urban portrait records rural communities. The...',
                   'trialPhase': 'Phase 3',
                   'institutions': ['MERIDIAN ENVIRONMENTAL SERVICES INC', ...]},
                  ...]}
        """

@final
class AsyncDiseaseVaccine(Namespace):
    """disease.sh: vaccine.

    Has the methods of DiseaseVaccine; each gives a coroutine to await.

    Methods
    -------
    countries
        Total vaccine doses given up to each day in every country.
    states
        Total vaccine doses given up to each day in every US state.
    country
        Total vaccine doses given up to each day in one country.
    state
        Total vaccine doses given up to each day in one US state.
    world
        Total vaccine doses given up to each day in the world.
    candidates
        Vaccine candidates with their sponsors and trial phase.
    """

    def countries(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseVaccineCountriesAnswer]:
        """Total vaccine doses given up to each day in every country.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.
        full_data : bool, default False
            False for totals by date. True for a list with total, daily, totalPerHundred,
            dailyPerMillion and date for each day.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Columns of a table of them:

            - country : str
            - date : str, YYYY-MM-DD
            - total : int or None, doses
            - daily : int or None, doses. Only with full_data, else None. So are the next two.
            - totalPerHundred : int or None, doses per 100 people. A whole number.
            - dailyPerMillion : int or None, doses per million people

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/vaccine/coverage/countries

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
        >>> await disease.vaccine.countries()
        [{'country': 'Afghanistan',
          'timeline': {'2/8/23': 83605363, '2/9/23': 83605363, ...}},
         ...]
        """
    def states(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseVaccineStatesAnswer]:
        """Total vaccine doses given up to each day in every US state.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.
        full_data : bool, default False
            False for totals by date. True for a list with total, daily, totalPerHundred,
            dailyPerMillion and date for each day.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Columns of a table of them:

            - state : str
            - date : str, YYYY-MM-DD
            - total : int or None, doses
            - daily : int or None, doses. Only with full_data, else None. So are the next two.
            - totalPerHundred : int or None, doses per 100 people. A whole number.
            - dailyPerMillion : int or None, doses per million people

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/vaccine/coverage/states

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
        >>> await disease.vaccine.states()
        [{'state': 'Alabama', 'timeline': {'2/8/23': 1785333, '2/9/23': 1785333, ...}},
         ...]
        """
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseCountryVaccination]:
        """Total vaccine doses given up to each day in one country.

        Parameters
        ----------
        country : str
            Country, by its exact name or its two-letter or three-letter ISO code, in any case,
            accents included. For the world use vaccine.world.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.
        full_data : bool, default False
            False for totals by date. True for a list with total, daily, totalPerHundred,
            dailyPerMillion and date for each day.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - country : str
            - timeline : dict

            Columns of a table of them:

            - country : str
            - date : str, YYYY-MM-DD
            - total : int or None, doses
            - daily : int or None, doses. Only with full_data, else None. So are the next two.
            - totalPerHundred : int or None, doses per 100 people. A whole number.
            - dailyPerMillion : int or None, doses per million people

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/vaccine/coverage/countries/{country}

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
        >>> await disease.vaccine.country("Canada")
        {'country': 'Canada',
         'timeline': {'2/8/23': 82071048, '2/9/23': 82071048, '2/10/23': 82071048, ...}}
        """
    def state(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseStateVaccination]:
        """Total vaccine doses given up to each day in one US state.

        Parameters
        ----------
        state : str
            US state, by its exact name as vaccine.states lists it, such as New York State, in
            any case.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.
        full_data : bool, default False
            False for totals by date. True for a list with total, daily, totalPerHundred,
            dailyPerMillion and date for each day.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - state : str
            - timeline : dict

            Columns of a table of them:

            - state : str
            - date : str, YYYY-MM-DD
            - total : int or None, doses
            - daily : int or None, doses. Only with full_data, else None. So are the next two.
            - totalPerHundred : int or None, doses per 100 people. A whole number.
            - dailyPerMillion : int or None, doses per million people

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/vaccine/coverage/states/{state}

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
        >>> await disease.vaccine.state("Illinois")
        {'state': 'Illinois',
         'timeline': {'2/8/23': 4337825, '2/9/23': 4337825, '2/10/23': 4337825, ...}}
        """
    def world(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseVaccineWorldAnswer]:
        """Total vaccine doses given up to each day in the world.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.
        full_data : bool, default False
            False for totals by date. True for a list with total, daily, totalPerHundred,
            dailyPerMillion and date for each day.

        Returns
        -------
        dict or list
            What the coroutine gives when it is awaited. A dict of totals by date. With
            full_data a list of days.

            Columns of a table of them:

            - date : str, YYYY-MM-DD
            - total : int or None, doses
            - daily : int or None, doses. Only with full_data, else None. So are the next two.
            - totalPerHundred : int or None, doses per 100 people. A whole number.
            - dailyPerMillion : int or None, doses per million people

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/vaccine/coverage

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
        >>> await disease.vaccine.world()
        {'2/8/23': 12142827834,
         '2/9/23': 12142827834,
         '2/10/23': 12142827834,
         '2/11/23': 12142827834,
         '2/12/23': 12142827834,
         '2/13/23': 12142827834,
         '2/14/23': 12142827834,
         '2/15/23': 12142827834,
         '2/16/23': 12142827834,
         '2/17/23': 12142827834,
         ...}
        """
    def candidates(self) -> Coroutine[Any, Any, _types.DiseaseVaccineCandidatesAnswer]:
        """Vaccine candidates with their sponsors and trial phase.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - source : str
            - totalCandidates : str
            - phases : list of dict
            - data : list of dict

            Members of the records in data:

            - candidate : str or None
            - mechanism : str or None
            - sponsors : list of str
            - details : str
            - trialPhase : str or None
            - institutions : list of str

        Notes
        -----
        The page that the service reads is gone: expect NotFoundError.

        Endpoint: GET https://disease.sh/v3/covid-19/vaccine

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await disease.vaccine.candidates()
        {'source': ...,
         'totalCandidates': '36',
         'phases': [{'phase': 'Pre-clinical', 'candidates': '9'}, {...}, {...}, {...}],
         'data': [{'candidate': '2024-05-30', 'mechanism': 'High Market',
                   'sponsors': ['HERON FOREST PRODUCTS INC', 'CASCADE...'],
                   'details': 'The urban portrait records rural communities. The...',
                   'trialPhase': 'Phase 3',
                   'institutions': ['MERIDIAN ENVIRONMENTAL SERVICES INC', ...]},
                  ...]}
        """
