# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import disease as _types

@final
class DiseaseTotals(Namespace):
    """disease.sh: totals.

    Methods
    -------
    continents
        Today's COVID-19 figures of every continent.
    countries
        Today's COVID-19 figures of every country.
    states
        Today's COVID-19 figures of every US state.
    continent
        Today's COVID-19 figures of one continent.
    country
        Today's COVID-19 figures of one country.
    countries_by_name
        Today's COVID-19 figures of chosen countries.
    states_by_name
        Today's COVID-19 figures of chosen US states.
    world
        Today's COVID-19 figures of the world.
    """

    def continents(
        self,
        *,
        sort: _types.DiseaseContinentTotalsField | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsContinentsAnswer:
        """Today's COVID-19 figures of every continent.

        Parameters
        ----------
        sort : str, optional
            Member to sort by, the largest first, such as cases, todayCases, deaths, active or
            casesPerOneMillion. Any member of a record works.
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            Members of each record:

            - updated : int, ms since 1970
            - cases : int or None
            - todayCases : int or None
            - deaths : int or None
            - todayDeaths : int or None
            - recovered : int or None
            - todayRecovered : int or None
            - active : int or None
            - critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - continent : str. Australia-Oceania with a hyphen.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people
            - continentInfo.lat : float or None, degree
            - continentInfo.long : float or None, degree
            - countries : list of str

        Notes
        -----
        With day 2 the figures are today's, and only the list of countries is two days old.

        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/continents

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
        >>> disease.totals.continents()
        [{'updated': 1719522307883, 'cases': 138725552, 'todayCases': 6011,
          'deaths': 1021434, 'todayDeaths': 78, 'recovered': 133036203,
          'todayRecovered': 13264, 'active': 4667915, 'critical': 11044,
          'continent': 'North America', 'casesPerOneMillion': 232538,
          'deathsPerOneMillion': 1712, 'tests': 1610560540, ...},
         ...]
        """
    def countries(
        self,
        *,
        sort: _types.DiseaseCountryTotalsField | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsCountriesAnswer:
        """Today's COVID-19 figures of every country.

        Parameters
        ----------
        sort : str, optional
            Member to sort by, the largest first, such as cases, todayCases, deaths, active or
            casesPerOneMillion. Any member of a record works.
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            Members of each record:

            - updated : int, ms since 1970
            - country : str
            - countryInfo._id : int or None. ISO numeric. None stays None.
            - countryInfo.iso2 : str or None; countryInfo.iso3 : str or None
            - countryInfo.lat : float or None, degree. 0 when unknown.
            - countryInfo.long : float or None, degree. 0 when unknown.
            - countryInfo.flag : str. URL.
            - cases : int or None; todayCases : int or None; deaths : int or None; todayDeaths :
              int or None; recovered : int or None; todayRecovered : int or None; active : int
              or None; critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - continent : str or None. Australia-Oceania with a hyphen.
            - oneCasePerPeople : float or None, people. Normally whole.
            - oneDeathPerPeople : float or None, people. Normally whole.
            - oneTestPerPeople : float or None, people. Normally whole.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/countries

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
        >>> disease.totals.countries()
        [{'updated': 1719522307883, 'country': 'Afghanistan',
          'countryInfo': {'_id': 4, 'iso2': 'AF', 'iso3': 'AFG', 'lat': 33, ...},
          'cases': 3412075, 'todayCases': 0, 'deaths': 59426, 'todayDeaths': 0,
          'recovered': 3275572, 'todayRecovered': 3, 'active': 77077, 'critical': 123,
          'casesPerOneMillion': 83724, 'deathsPerOneMillion': 1458, 'tests': 0, ...},
         ...]
        """
    def states(
        self,
        *,
        sort: _types.DiseaseStateTotalsField | None = None,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsStatesAnswer:
        """Today's COVID-19 figures of every US state.

        Parameters
        ----------
        sort : str, optional
            Member to sort by, the largest first, such as cases, todayCases, deaths, active or
            casesPerOneMillion. Any member of a record works.
        day : {0, 1}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday. The service keeps no
            older day of states.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            Members of each record:

            - state : str
            - updated : int, ms since 1970
            - cases : int or None
            - deaths : int or None
            - recovered : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - population : int or None, people
            - todayCases : int or None, not always there. Documented, and no longer there as a
              rule. So are the next four.
            - todayDeaths : int or None, not always there
            - active : int or None, not always there
            - tests : int or None, not always there
            - testsPerOneMillion : float or None, per million people, not always there

        Notes
        -----
        Records may lack todayCases, todayDeaths, active, tests and testsPerOneMillion. Sorting
        by one of them then changes nothing.

        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/states

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
        >>> disease.totals.states()
        [{'state': 'Alabama', 'updated': 1719522307883, 'cases': 914238,
          'deaths': 12223, 'recovered': 877660, 'casesPerOneMillion': 181974,
          'deathsPerOneMillion': 2433, 'population': 5024000},
         ...]
        """
    def continent(
        self,
        continent: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsContinentAnswer:
        """Today's COVID-19 figures of one continent.

        Parameters
        ----------
        continent : str
            Continent, in any case: North America, South America, Europe, Asia, Africa or
            Australia-Oceania.
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        strict : bool, default True
            True for an exact name. False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            Members of each record:

            - updated : int, ms since 1970
            - cases : int or None
            - todayCases : int or None
            - deaths : int or None
            - todayDeaths : int or None
            - recovered : int or None
            - todayRecovered : int or None
            - active : int or None
            - critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - continent : str. Australia-Oceania with a hyphen.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people
            - continentInfo.lat : float or None, degree
            - continentInfo.long : float or None, degree
            - countries : list of str

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/continents/{continent}

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
        >>> disease.totals.continent("Europe")
        {'updated': 1719522307883,
         'cases': 130710759,
         'todayCases': 7953,
         'deaths': 1464602,
         'todayDeaths': 131,
         'recovered': 125305216,
         'todayRecovered': 15316,
         'active': 3940941,
         'critical': 7660,
         'continent': 'Europe',
         ...}
        """
    def country(
        self,
        country: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> _types.DiseaseCountryTotals:
        """Today's COVID-19 figures of one country.

        Parameters
        ----------
        country : str
            Country, by its name, a synonym, its two-letter, three-letter or numeric ISO code.
            One country. For the world use totals.world.
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        strict : bool, default True
            True for an exact name. False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict
            Members:

            - updated : int, ms since 1970
            - country : str
            - countryInfo._id : int or None. ISO numeric. None stays None.
            - countryInfo.iso2 : str or None; countryInfo.iso3 : str or None
            - countryInfo.lat : float or None, degree. 0 when unknown.
            - countryInfo.long : float or None, degree. 0 when unknown.
            - countryInfo.flag : str. URL.
            - cases : int or None; todayCases : int or None; deaths : int or None; todayDeaths :
              int or None; recovered : int or None; todayRecovered : int or None; active : int
              or None; critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - continent : str or None. Australia-Oceania with a hyphen.
            - oneCasePerPeople : float or None, people. Normally whole.
            - oneDeathPerPeople : float or None, people. Normally whole.
            - oneTestPerPeople : float or None, people. Normally whole.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/countries/{country}

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
        >>> disease.totals.country("Canada")
        {'updated': 1719522307883,
         'country': 'Canada',
         'countryInfo': {'_id': 124, 'iso2': 'CA', 'iso3': 'CAN', 'lat': 60, ...},
         'cases': 7153775,
         'todayCases': 403,
         'deaths': 56856,
         'todayDeaths': 5,
         'recovered': 6858922,
         'todayRecovered': 767,
         'active': 237997,
         ...}
        """
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsCountriesByNameAnswer:
        """Today's COVID-19 figures of chosen countries.

        Parameters
        ----------
        countries : str or list of str
            Countries, by name, synonym or ISO code. Several may be given as a list.
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        strict : bool, default True
            True for an exact name. False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            One country found gives a dict, two or more a list in the same order without unknown
            names. Where none is found NotFoundError is raised.

            Members of each record:

            - updated : int, ms since 1970
            - country : str
            - countryInfo._id : int or None. ISO numeric. None stays None.
            - countryInfo.iso2 : str or None; countryInfo.iso3 : str or None
            - countryInfo.lat : float or None, degree. 0 when unknown.
            - countryInfo.long : float or None, degree. 0 when unknown.
            - countryInfo.flag : str. URL.
            - cases : int or None; todayCases : int or None; deaths : int or None; todayDeaths :
              int or None; recovered : int or None; todayRecovered : int or None; active : int
              or None; critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - continent : str or None. Australia-Oceania with a hyphen.
            - oneCasePerPeople : float or None, people. Normally whole.
            - oneDeathPerPeople : float or None, people. Normally whole.
            - oneTestPerPeople : float or None, people. Normally whole.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/countries/{countries}

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
        >>> disease.totals.countries_by_name("Italy,France")
        [{'updated': 1719522307883, 'country': 'Italy',
          'countryInfo': {'_id': 380, 'iso2': 'IT', 'iso3': 'ITA', ...},
          'cases': 23667317, 'todayCases': 5411, 'deaths': 192579, 'todayDeaths': 73,
          'recovered': 22605006, 'todayRecovered': 10032, 'active': 869732,
          'critical': 2550, 'casesPerOneMillion': 392740, 'deathsPerOneMillion': 3196, ...},
         ...]
        """
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsStatesByNameAnswer:
        """Today's COVID-19 figures of chosen US states.

        Parameters
        ----------
        states : str or list of str
            Names of US states, in any case. Several may be given as a list.
        day : {0, 1}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday. The service keeps no
            older day of states.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            One state found gives a dict, two or more a list. Where none is found NotFoundError
            is raised.

            Members of each record:

            - state : str
            - updated : int, ms since 1970
            - cases : int or None
            - deaths : int or None
            - recovered : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - population : int or None, people
            - todayCases : int or None, not always there. Documented, and no longer there as a
              rule. So are the next four.
            - todayDeaths : int or None, not always there
            - active : int or None, not always there
            - tests : int or None, not always there
            - testsPerOneMillion : float or None, per million people, not always there

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/states/{states}

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
        >>> disease.totals.states_by_name("Illinois,California")
        [{'state': 'Illinois', 'updated': 1719522307883, 'cases': 1282922,
          'deaths': 18317, 'recovered': 1231464, 'casesPerOneMillion': 100127,
          'deathsPerOneMillion': 1430, 'population': 12813000},
         ...]
        """
    def world(
        self,
        *,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> _types.DiseaseWorldTotals:
        """Today's COVID-19 figures of the world.

        Parameters
        ----------
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict
            Members:

            - updated : int, ms since 1970
            - cases : int or None
            - todayCases : int or None
            - deaths : int or None
            - todayDeaths : int or None
            - recovered : int or None
            - todayRecovered : int or None
            - active : int or None
            - critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - oneCasePerPeople : float or None, people. Normally whole.
            - oneDeathPerPeople : float or None, people. Normally whole.
            - oneTestPerPeople : float or None, people. Normally whole.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people
            - affectedCountries : int

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/all

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
        >>> disease.totals.world()
        {'updated': 1719522307883,
         'cases': 1655321012,
         'todayCases': 109517,
         'deaths': 13411363,
         'todayDeaths': 1652,
         'recovered': 1586580603,
         'todayRecovered': 225150,
         'active': 55329046,
         'critical': 104444,
         'casesPerOneMillion': 209381,
         ...}
        """

@final
class AsyncDiseaseTotals(Namespace):
    """disease.sh: totals.

    Has the methods of DiseaseTotals; each gives a coroutine to await.

    Methods
    -------
    continents
        Today's COVID-19 figures of every continent.
    countries
        Today's COVID-19 figures of every country.
    states
        Today's COVID-19 figures of every US state.
    continent
        Today's COVID-19 figures of one continent.
    country
        Today's COVID-19 figures of one country.
    countries_by_name
        Today's COVID-19 figures of chosen countries.
    states_by_name
        Today's COVID-19 figures of chosen US states.
    world
        Today's COVID-19 figures of the world.
    """

    def continents(
        self,
        *,
        sort: _types.DiseaseContinentTotalsField | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsContinentsAnswer]:
        """Today's COVID-19 figures of every continent.

        Parameters
        ----------
        sort : str, optional
            Member to sort by, the largest first, such as cases, todayCases, deaths, active or
            casesPerOneMillion. Any member of a record works.
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - updated : int, ms since 1970
            - cases : int or None
            - todayCases : int or None
            - deaths : int or None
            - todayDeaths : int or None
            - recovered : int or None
            - todayRecovered : int or None
            - active : int or None
            - critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - continent : str. Australia-Oceania with a hyphen.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people
            - continentInfo.lat : float or None, degree
            - continentInfo.long : float or None, degree
            - countries : list of str

        Notes
        -----
        With day 2 the figures are today's, and only the list of countries is two days old.

        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/continents

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
        >>> await disease.totals.continents()
        [{'updated': 1719522307883, 'cases': 138725552, 'todayCases': 6011,
          'deaths': 1021434, 'todayDeaths': 78, 'recovered': 133036203,
          'todayRecovered': 13264, 'active': 4667915, 'critical': 11044,
          'continent': 'North America', 'casesPerOneMillion': 232538,
          'deathsPerOneMillion': 1712, 'tests': 1610560540, ...},
         ...]
        """
    def countries(
        self,
        *,
        sort: _types.DiseaseCountryTotalsField | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsCountriesAnswer]:
        """Today's COVID-19 figures of every country.

        Parameters
        ----------
        sort : str, optional
            Member to sort by, the largest first, such as cases, todayCases, deaths, active or
            casesPerOneMillion. Any member of a record works.
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - updated : int, ms since 1970
            - country : str
            - countryInfo._id : int or None. ISO numeric. None stays None.
            - countryInfo.iso2 : str or None; countryInfo.iso3 : str or None
            - countryInfo.lat : float or None, degree. 0 when unknown.
            - countryInfo.long : float or None, degree. 0 when unknown.
            - countryInfo.flag : str. URL.
            - cases : int or None; todayCases : int or None; deaths : int or None; todayDeaths :
              int or None; recovered : int or None; todayRecovered : int or None; active : int
              or None; critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - continent : str or None. Australia-Oceania with a hyphen.
            - oneCasePerPeople : float or None, people. Normally whole.
            - oneDeathPerPeople : float or None, people. Normally whole.
            - oneTestPerPeople : float or None, people. Normally whole.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/countries

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
        >>> await disease.totals.countries()
        [{'updated': 1719522307883, 'country': 'Afghanistan',
          'countryInfo': {'_id': 4, 'iso2': 'AF', 'iso3': 'AFG', 'lat': 33, ...},
          'cases': 3412075, 'todayCases': 0, 'deaths': 59426, 'todayDeaths': 0,
          'recovered': 3275572, 'todayRecovered': 3, 'active': 77077, 'critical': 123,
          'casesPerOneMillion': 83724, 'deathsPerOneMillion': 1458, 'tests': 0, ...},
         ...]
        """
    def states(
        self,
        *,
        sort: _types.DiseaseStateTotalsField | None = None,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsStatesAnswer]:
        """Today's COVID-19 figures of every US state.

        Parameters
        ----------
        sort : str, optional
            Member to sort by, the largest first, such as cases, todayCases, deaths, active or
            casesPerOneMillion. Any member of a record works.
        day : {0, 1}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday. The service keeps no
            older day of states.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - state : str
            - updated : int, ms since 1970
            - cases : int or None
            - deaths : int or None
            - recovered : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - population : int or None, people
            - todayCases : int or None, not always there. Documented, and no longer there as a
              rule. So are the next four.
            - todayDeaths : int or None, not always there
            - active : int or None, not always there
            - tests : int or None, not always there
            - testsPerOneMillion : float or None, per million people, not always there

        Notes
        -----
        Records may lack todayCases, todayDeaths, active, tests and testsPerOneMillion. Sorting
        by one of them then changes nothing.

        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/states

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
        >>> await disease.totals.states()
        [{'state': 'Alabama', 'updated': 1719522307883, 'cases': 914238,
          'deaths': 12223, 'recovered': 877660, 'casesPerOneMillion': 181974,
          'deathsPerOneMillion': 2433, 'population': 5024000},
         ...]
        """
    def continent(
        self,
        continent: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsContinentAnswer]:
        """Today's COVID-19 figures of one continent.

        Parameters
        ----------
        continent : str
            Continent, in any case: North America, South America, Europe, Asia, Africa or
            Australia-Oceania.
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        strict : bool, default True
            True for an exact name. False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            What the coroutine gives when it is awaited.

            Members of each record:

            - updated : int, ms since 1970
            - cases : int or None
            - todayCases : int or None
            - deaths : int or None
            - todayDeaths : int or None
            - recovered : int or None
            - todayRecovered : int or None
            - active : int or None
            - critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - continent : str. Australia-Oceania with a hyphen.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people
            - continentInfo.lat : float or None, degree
            - continentInfo.long : float or None, degree
            - countries : list of str

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/continents/{continent}

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
        >>> await disease.totals.continent("Europe")
        {'updated': 1719522307883,
         'cases': 130710759,
         'todayCases': 7953,
         'deaths': 1464602,
         'todayDeaths': 131,
         'recovered': 125305216,
         'todayRecovered': 15316,
         'active': 3940941,
         'critical': 7660,
         'continent': 'Europe',
         ...}
        """
    def country(
        self,
        country: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseCountryTotals]:
        """Today's COVID-19 figures of one country.

        Parameters
        ----------
        country : str
            Country, by its name, a synonym, its two-letter, three-letter or numeric ISO code.
            One country. For the world use totals.world.
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        strict : bool, default True
            True for an exact name. False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - updated : int, ms since 1970
            - country : str
            - countryInfo._id : int or None. ISO numeric. None stays None.
            - countryInfo.iso2 : str or None; countryInfo.iso3 : str or None
            - countryInfo.lat : float or None, degree. 0 when unknown.
            - countryInfo.long : float or None, degree. 0 when unknown.
            - countryInfo.flag : str. URL.
            - cases : int or None; todayCases : int or None; deaths : int or None; todayDeaths :
              int or None; recovered : int or None; todayRecovered : int or None; active : int
              or None; critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - continent : str or None. Australia-Oceania with a hyphen.
            - oneCasePerPeople : float or None, people. Normally whole.
            - oneDeathPerPeople : float or None, people. Normally whole.
            - oneTestPerPeople : float or None, people. Normally whole.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/countries/{country}

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
        >>> await disease.totals.country("Canada")
        {'updated': 1719522307883,
         'country': 'Canada',
         'countryInfo': {'_id': 124, 'iso2': 'CA', 'iso3': 'CAN', 'lat': 60, ...},
         'cases': 7153775,
         'todayCases': 403,
         'deaths': 56856,
         'todayDeaths': 5,
         'recovered': 6858922,
         'todayRecovered': 767,
         'active': 237997,
         ...}
        """
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsCountriesByNameAnswer]:
        """Today's COVID-19 figures of chosen countries.

        Parameters
        ----------
        countries : str or list of str
            Countries, by name, synonym or ISO code. Several may be given as a list.
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        strict : bool, default True
            True for an exact name. False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            What the coroutine gives when it is awaited. One country found gives a dict, two or
            more a list in the same order without unknown names. Where none is found
            NotFoundError is raised.

            Members of each record:

            - updated : int, ms since 1970
            - country : str
            - countryInfo._id : int or None. ISO numeric. None stays None.
            - countryInfo.iso2 : str or None; countryInfo.iso3 : str or None
            - countryInfo.lat : float or None, degree. 0 when unknown.
            - countryInfo.long : float or None, degree. 0 when unknown.
            - countryInfo.flag : str. URL.
            - cases : int or None; todayCases : int or None; deaths : int or None; todayDeaths :
              int or None; recovered : int or None; todayRecovered : int or None; active : int
              or None; critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - continent : str or None. Australia-Oceania with a hyphen.
            - oneCasePerPeople : float or None, people. Normally whole.
            - oneDeathPerPeople : float or None, people. Normally whole.
            - oneTestPerPeople : float or None, people. Normally whole.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/countries/{countries}

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
        >>> await disease.totals.countries_by_name("Italy,France")
        [{'updated': 1719522307883, 'country': 'Italy',
          'countryInfo': {'_id': 380, 'iso2': 'IT', 'iso3': 'ITA', ...},
          'cases': 23667317, 'todayCases': 5411, 'deaths': 192579, 'todayDeaths': 73,
          'recovered': 22605006, 'todayRecovered': 10032, 'active': 869732,
          'critical': 2550, 'casesPerOneMillion': 392740, 'deathsPerOneMillion': 3196, ...},
         ...]
        """
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsStatesByNameAnswer]:
        """Today's COVID-19 figures of chosen US states.

        Parameters
        ----------
        states : str or list of str
            Names of US states, in any case. Several may be given as a list.
        day : {0, 1}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday. The service keeps no
            older day of states.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            What the coroutine gives when it is awaited. One state found gives a dict, two or
            more a list. Where none is found NotFoundError is raised.

            Members of each record:

            - state : str
            - updated : int, ms since 1970
            - cases : int or None
            - deaths : int or None
            - recovered : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - population : int or None, people
            - todayCases : int or None, not always there. Documented, and no longer there as a
              rule. So are the next four.
            - todayDeaths : int or None, not always there
            - active : int or None, not always there
            - tests : int or None, not always there
            - testsPerOneMillion : float or None, per million people, not always there

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/states/{states}

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
        >>> await disease.totals.states_by_name("Illinois,California")
        [{'state': 'Illinois', 'updated': 1719522307883, 'cases': 1282922,
          'deaths': 18317, 'recovered': 1231464, 'casesPerOneMillion': 100127,
          'deathsPerOneMillion': 1430, 'population': 12813000},
         ...]
        """
    def world(
        self,
        *,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseWorldTotals]:
        """Today's COVID-19 figures of the world.

        Parameters
        ----------
        day : {0, 1, 2}, default 0
            Day that the figures are of: 0 for today, 1 for yesterday, 2 for the day before.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - updated : int, ms since 1970
            - cases : int or None
            - todayCases : int or None
            - deaths : int or None
            - todayDeaths : int or None
            - recovered : int or None
            - todayRecovered : int or None
            - active : int or None
            - critical : int or None
            - casesPerOneMillion : float or None, per million people
            - deathsPerOneMillion : float or None, per million people
            - tests : int or None
            - testsPerOneMillion : float or None, per million people
            - population : int or None, people
            - oneCasePerPeople : float or None, people. Normally whole.
            - oneDeathPerPeople : float or None, people. Normally whole.
            - oneTestPerPeople : float or None, people. Normally whole.
            - activePerOneMillion : float or None, per million people
            - recoveredPerOneMillion : float or None, per million people
            - criticalPerOneMillion : float or None, per million people
            - affectedCountries : int

        Notes
        -----
        The data end on 2024-04-13: Worldometer no longer updates its tracker since that day, as
        its pages say.

        Endpoint: GET https://disease.sh/v3/covid-19/all

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
        >>> await disease.totals.world()
        {'updated': 1719522307883,
         'cases': 1655321012,
         'todayCases': 109517,
         'deaths': 13411363,
         'todayDeaths': 1652,
         'recovered': 1586580603,
         'todayRecovered': 225150,
         'active': 55329046,
         'critical': 104444,
         'casesPerOneMillion': 209381,
         ...}
        """
