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
        Current figures of every continent.
    countries
        Current figures of every country.
    states
        Current figures of every US state.
    continent
        Current figures of one continent.
    country
        Current figures of one country.
    countries_by_name
        Current figures of chosen countries.
    states_by_name
        Current figures of chosen US states.
    world
        Current figures of the world.
    """

    def continents(
        self,
        *,
        sort: _types.DiseaseContinentTotalsField | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsContinentsAnswer:
        """Current figures of every continent.

        Parameters
        ----------
        sort : str, optional
            What to sort by. Documented: cases, todayCases, deaths, todayDeaths, recovered,
            active, critical, casesPerOneMillion, deathsPerOneMillion. Any record member works.
            States: cases, todayCases, deaths, todayDeaths, active.
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        The service does not honour day 2 for the figures here: today's come back, only the list
        of countries is two days old.

        disease.sh, GET /v3/covid-19/continents; row "Totals, all continents" of the
        specification.

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
        """
    def countries(
        self,
        *,
        sort: _types.DiseaseCountryTotalsField | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsCountriesAnswer:
        """Current figures of every country.

        Parameters
        ----------
        sort : str, optional
            What to sort by. Documented: cases, todayCases, deaths, todayDeaths, recovered,
            active, critical, casesPerOneMillion, deathsPerOneMillion. Any record member works.
            States: cases, todayCases, deaths, todayDeaths, active.
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/countries; row "Totals, all countries" of the
        specification.

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
        """
    def states(
        self,
        *,
        sort: _types.DiseaseStateTotalsField | None = None,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsStatesAnswer:
        """Current figures of every US state.

        Parameters
        ----------
        sort : str, optional
            What to sort by. Documented: cases, todayCases, deaths, todayDeaths, recovered,
            active, critical, casesPerOneMillion, deathsPerOneMillion. Any record member works.
            States: cases, todayCases, deaths, todayDeaths, active.
        day : {0, 1}, default 0
            0 today, 1 yesterday. The service keeps no older day of states.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Records may lack todayCases, todayDeaths, active, tests and testsPerOneMillion. Sorting
        by one of them then changes nothing.

        disease.sh, GET /v3/covid-19/states; row "Totals, all states" of the specification.

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
        """
    def continent(
        self,
        continent: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsContinentAnswer:
        """Current figures of one continent.

        Parameters
        ----------
        continent : str
            Continent: North America, South America, Europe, Asia, Africa, Australia-Oceania.
            Case ignored. Lists also work on the server ('Asia,Europe' -> array).
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        strict : bool, default True
            False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Members: updated,
            cases, todayCases, deaths, todayDeaths, recovered, todayRecovered, active, critical,
            continent, casesPerOneMillion, deathsPerOneMillion, tests, testsPerOneMillion,
            population, activePerOneMillion, recoveredPerOneMillion, criticalPerOneMillion,
            continentInfo, countries.

        Notes
        -----
        disease.sh, GET /v3/covid-19/continents/{continent}; row "Totals, one continent" of the
        specification.

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
        """
    def country(
        self,
        country: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> _types.DiseaseCountryTotals:
        """Current figures of one country.

        Parameters
        ----------
        country : str
            Country. Name, ISO2, ISO3, id, synonym. No comma (a comma makes it a list; 'name|'
            takes a name with a comma). No stored name holds a comma, synonyms do. World is not
            found (404).
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        strict : bool, default True
            False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: updated, country, countryInfo, cases,
            todayCases, deaths, todayDeaths, recovered, todayRecovered, active, critical,
            casesPerOneMillion, deathsPerOneMillion, tests, testsPerOneMillion, population,
            continent, oneCasePerPeople, oneDeathPerPeople, oneTestPerPeople,
            activePerOneMillion, recoveredPerOneMillion, criticalPerOneMillion.

        Notes
        -----
        disease.sh, GET /v3/covid-19/countries/{country}; row "Totals, one country" of the
        specification.

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
        """
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsCountriesByNameAnswer:
        """Current figures of chosen countries.

        Parameters
        ----------
        countries : str or list of str
            Countries. ',' or '|' separated. Spaces around a name are ignored when strict. Not
            strict they keep a code from matching. Several may be given as a list.
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        strict : bool, default True
            False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Exactly one found:
            an OBJECT. Two or more: an array in the asked order, unknown names dropped without
            notice. None: 404.

        Notes
        -----
        disease.sh, GET /v3/covid-19/countries/{countries}; row "Totals, several countries" of
        the specification.

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
        """
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> _types.DiseaseTotalsStatesByNameAnswer:
        """Current figures of chosen US states.

        Parameters
        ----------
        states : str or list of str
            State names. ',' or '|' separated, NO spaces (names are not trimmed). Case ignored.
            Several may be given as a list.
        day : {0, 1}, default 0
            0 today, 1 yesterday. The service keeps no older day of states.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Exactly one found:
            an OBJECT. Two or more: an array. None: 404.

        Notes
        -----
        disease.sh, GET /v3/covid-19/states/{states}; row "Totals, chosen states" of the
        specification.

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
        """
    def world(
        self,
        *,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> _types.DiseaseWorldTotals:
        """Current figures of the world.

        Parameters
        ----------
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: updated, cases, todayCases, deaths,
            todayDeaths, recovered, todayRecovered, active, critical, casesPerOneMillion,
            deathsPerOneMillion, tests, testsPerOneMillion, population, oneCasePerPeople,
            oneDeathPerPeople, oneTestPerPeople, activePerOneMillion, recoveredPerOneMillion,
            criticalPerOneMillion, affectedCountries.

        Notes
        -----
        disease.sh, GET /v3/covid-19/all; row "Global totals" of the specification.

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
        """

@final
class AsyncDiseaseTotals(Namespace):
    """disease.sh: totals.

    Every method gives a coroutine to await; the asynchronous twin of DiseaseTotals.

    Methods
    -------
    continents
        Current figures of every continent.
    countries
        Current figures of every country.
    states
        Current figures of every US state.
    continent
        Current figures of one continent.
    country
        Current figures of one country.
    countries_by_name
        Current figures of chosen countries.
    states_by_name
        Current figures of chosen US states.
    world
        Current figures of the world.
    """

    def continents(
        self,
        *,
        sort: _types.DiseaseContinentTotalsField | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsContinentsAnswer]:
        """Current figures of every continent.

        Parameters
        ----------
        sort : str, optional
            What to sort by. Documented: cases, todayCases, deaths, todayDeaths, recovered,
            active, critical, casesPerOneMillion, deathsPerOneMillion. Any record member works.
            States: cases, todayCases, deaths, todayDeaths, active.
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        The service does not honour day 2 for the figures here: today's come back, only the list
        of countries is two days old.

        disease.sh, GET /v3/covid-19/continents; row "Totals, all continents" of the
        specification.

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
        """
    def countries(
        self,
        *,
        sort: _types.DiseaseCountryTotalsField | None = None,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsCountriesAnswer]:
        """Current figures of every country.

        Parameters
        ----------
        sort : str, optional
            What to sort by. Documented: cases, todayCases, deaths, todayDeaths, recovered,
            active, critical, casesPerOneMillion, deathsPerOneMillion. Any record member works.
            States: cases, todayCases, deaths, todayDeaths, active.
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/countries; row "Totals, all countries" of the
        specification.

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
        """
    def states(
        self,
        *,
        sort: _types.DiseaseStateTotalsField | None = None,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsStatesAnswer]:
        """Current figures of every US state.

        Parameters
        ----------
        sort : str, optional
            What to sort by. Documented: cases, todayCases, deaths, todayDeaths, recovered,
            active, critical, casesPerOneMillion, deathsPerOneMillion. Any record member works.
            States: cases, todayCases, deaths, todayDeaths, active.
        day : {0, 1}, default 0
            0 today, 1 yesterday. The service keeps no older day of states.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Records may lack todayCases, todayDeaths, active, tests and testsPerOneMillion. Sorting
        by one of them then changes nothing.

        disease.sh, GET /v3/covid-19/states; row "Totals, all states" of the specification.

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
        """
    def continent(
        self,
        continent: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsContinentAnswer]:
        """Current figures of one continent.

        Parameters
        ----------
        continent : str
            Continent: North America, South America, Europe, Asia, Africa, Australia-Oceania.
            Case ignored. Lists also work on the server ('Asia,Europe' -> array).
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        strict : bool, default True
            False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Members: updated,
            cases, todayCases, deaths, todayDeaths, recovered, todayRecovered, active, critical,
            continent, casesPerOneMillion, deathsPerOneMillion, tests, testsPerOneMillion,
            population, activePerOneMillion, recoveredPerOneMillion, criticalPerOneMillion,
            continentInfo, countries.

        Notes
        -----
        disease.sh, GET /v3/covid-19/continents/{continent}; row "Totals, one continent" of the
        specification.

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
        """
    def country(
        self,
        country: str,
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseCountryTotals]:
        """Current figures of one country.

        Parameters
        ----------
        country : str
            Country. Name, ISO2, ISO3, id, synonym. No comma (a comma makes it a list; 'name|'
            takes a name with a comma). No stored name holds a comma, synonyms do. World is not
            found (404).
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        strict : bool, default True
            False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: updated, country, countryInfo, cases,
            todayCases, deaths, todayDeaths, recovered, todayRecovered, active, critical,
            casesPerOneMillion, deathsPerOneMillion, tests, testsPerOneMillion, population,
            continent, oneCasePerPeople, oneDeathPerPeople, oneTestPerPeople,
            activePerOneMillion, recoveredPerOneMillion, criticalPerOneMillion.

        Notes
        -----
        disease.sh, GET /v3/covid-19/countries/{country}; row "Totals, one country" of the
        specification.

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
        """
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        day: Literal[0, 1, 2] | None = 0,
        strict: bool | None = True,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsCountriesByNameAnswer]:
        """Current figures of chosen countries.

        Parameters
        ----------
        countries : str or list of str
            Countries. ',' or '|' separated. Spaces around a name are ignored when strict. Not
            strict they keep a code from matching. Several may be given as a list.
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        strict : bool, default True
            False also finds names that contain the text.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Exactly one found:
            an OBJECT. Two or more: an array in the asked order, unknown names dropped without
            notice. None: 404.

        Notes
        -----
        disease.sh, GET /v3/covid-19/countries/{countries}; row "Totals, several countries" of
        the specification.

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
        """
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        day: Literal[0, 1] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseTotalsStatesByNameAnswer]:
        """Current figures of chosen US states.

        Parameters
        ----------
        states : str or list of str
            State names. ',' or '|' separated, NO spaces (names are not trimmed). Case ignored.
            Several may be given as a list.
        day : {0, 1}, default 0
            0 today, 1 yesterday. The service keeps no older day of states.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Exactly one found:
            an OBJECT. Two or more: an array. None: 404.

        Notes
        -----
        disease.sh, GET /v3/covid-19/states/{states}; row "Totals, chosen states" of the
        specification.

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
        """
    def world(
        self,
        *,
        day: Literal[0, 1, 2] | None = 0,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseWorldTotals]:
        """Current figures of the world.

        Parameters
        ----------
        day : {0, 1, 2}, default 0
            0 today, 1 yesterday, 2 the day before yesterday.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: updated, cases, todayCases, deaths,
            todayDeaths, recovered, todayRecovered, active, critical, casesPerOneMillion,
            deathsPerOneMillion, tests, testsPerOneMillion, population, oneCasePerPeople,
            oneDeathPerPeople, oneTestPerPeople, activePerOneMillion, recoveredPerOneMillion,
            criticalPerOneMillion, affectedCountries.

        Notes
        -----
        disease.sh, GET /v3/covid-19/all; row "Global totals" of the specification.

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
        """
