# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import disease as _types

@final
class DiseaseHistorical(Namespace):
    """disease.sh: historical.

    Methods
    -------
    us_county_state_names
        State and province names usable in the county series.
    countries
        Time series of every country and province.
    world
        Worldwide sums by day.
    country
        Time series of a country, provinces summed.
    countries_by_name
        Time series of several countries.
    province
        Time series of one province.
    provinces_by_name
        Time series of several provinces of one country.
    us_counties
        County time series of a US state.
    """

    def us_county_state_names(self) -> _types.DiseaseHistoricalUsCountyStateNamesAnswer:
        """State and province names usable in the county series.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/usacounties; row "US states and provinces valid
        for county series" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.historical.us_county_state_names()
        """
    def countries(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistoricalCountriesAnswer:
        """Time series of every country and province.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical; row "Global time series" of the specification.

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
        >>> disease.historical.countries()
        """
    def world(self, *, last_days: int | str | None = 30) -> _types.DiseaseTimeline:
        """Worldwide sums by day.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        dict
            The JSON object of the answer. Members: cases, deaths, recovered.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/all; row "Global accumulated time series" of the
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
        >>> disease.historical.world()
        """
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistory:
        """Time series of a country, provinces summed.

        Parameters
        ----------
        country : str
            Country. Not 'all' or 'usacounties' (other routes). No comma.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        dict
            The JSON object of the answer. Members: country, province, timeline.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/{country}; row "Time series for one country" of
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
        >>> disease.historical.country("Canada")
        """
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistoricalCountriesByNameAnswer:
        """Time series of several countries.

        Parameters
        ----------
        countries : str or list of str
            Countries. ',' or '|' separated. Spaces around a name are ignored. Several may be
            given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. One name: an object
            (same as historical.country). Two or more: an array in the asked order with null
            where a name is unknown. All unknown: 404. A list of one name that holds a comma
            travels with '|' at its end: an array of its record and null.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/{countries}; row "Time series for several
        countries" of the specification.

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
        >>> disease.historical.countries_by_name("Italy,France")
        """
    def province(
        self,
        country: str,
        province: str,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistory:
        """Time series of one province.

        Parameters
        ----------
        country : str
            Country. One country. If several are given the province is ignored.
        province : str
            Province. Case ignored. 'mainland' = the country's record without province. Accents
            are not ignored. A name that holds a comma cannot be asked alone (404; 'name|'
            answers an array of it and the whole country).
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        dict
            The JSON object of the answer. Members: country, province, timeline.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/{country}/{province}; row "Time series for one
        province" of the specification.

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
        >>> disease.historical.province("Canada", "alberta")
        """
    def provinces_by_name(
        self,
        country: str,
        provinces: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistoricalProvincesByNameAnswer:
        """Time series of several provinces of one country.

        Parameters
        ----------
        country : str
            Country.
        provinces : str or list of str
            Provinces. ',' or '|' separated, never both. Use '|' for names that hold commas.
            Each is trimmed. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. One name: an
            object. Two or more: an array in the asked order with null for unknown ones. All
            unknown: 404. A list of one name that holds a comma travels with '|' at its end: an
            array of its record and the whole country's.

        Notes
        -----
        With '|' anywhere commas belong to the names.

        disease.sh, GET /v3/covid-19/historical/{country}/{provinces}; row "Time series for
        several provinces" of the specification.

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
        >>> disease.historical.provinces_by_name("Canada", "alberta,ontario")
        """
    def us_counties(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistoricalUsCountiesAnswer:
        """County time series of a US state.

        Parameters
        ----------
        state : str
            State. Compared exactly with the lower-case list: LOWER-CASE it before sending. One
            state only.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/usacounties/{state}; row "County series for a US
        state" of the specification.

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
        >>> disease.historical.us_counties("Illinois")
        """

@final
class AsyncDiseaseHistorical(Namespace):
    """disease.sh: historical.

    Every method gives a coroutine to await; the asynchronous twin of DiseaseHistorical.

    Methods
    -------
    us_county_state_names
        State and province names usable in the county series.
    countries
        Time series of every country and province.
    world
        Worldwide sums by day.
    country
        Time series of a country, provinces summed.
    countries_by_name
        Time series of several countries.
    province
        Time series of one province.
    provinces_by_name
        Time series of several provinces of one country.
    us_counties
        County time series of a US state.
    """

    def us_county_state_names(
        self,
    ) -> Coroutine[Any, Any, _types.DiseaseHistoricalUsCountyStateNamesAnswer]:
        """State and province names usable in the county series.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/usacounties; row "US states and provinces valid
        for county series" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.historical.us_county_state_names()
        """
    def countries(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistoricalCountriesAnswer]:
        """Time series of every country and province.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical; row "Global time series" of the specification.

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
        >>> disease.historical.countries()
        """
    def world(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseTimeline]:
        """Worldwide sums by day.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        dict
            The JSON object of the answer. Members: cases, deaths, recovered.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/all; row "Global accumulated time series" of the
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
        >>> disease.historical.world()
        """
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistory]:
        """Time series of a country, provinces summed.

        Parameters
        ----------
        country : str
            Country. Not 'all' or 'usacounties' (other routes). No comma.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        dict
            The JSON object of the answer. Members: country, province, timeline.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/{country}; row "Time series for one country" of
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
        >>> disease.historical.country("Canada")
        """
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistoricalCountriesByNameAnswer]:
        """Time series of several countries.

        Parameters
        ----------
        countries : str or list of str
            Countries. ',' or '|' separated. Spaces around a name are ignored. Several may be
            given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. One name: an object
            (same as historical.country). Two or more: an array in the asked order with null
            where a name is unknown. All unknown: 404. A list of one name that holds a comma
            travels with '|' at its end: an array of its record and null.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/{countries}; row "Time series for several
        countries" of the specification.

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
        >>> disease.historical.countries_by_name("Italy,France")
        """
    def province(
        self,
        country: str,
        province: str,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistory]:
        """Time series of one province.

        Parameters
        ----------
        country : str
            Country. One country. If several are given the province is ignored.
        province : str
            Province. Case ignored. 'mainland' = the country's record without province. Accents
            are not ignored. A name that holds a comma cannot be asked alone (404; 'name|'
            answers an array of it and the whole country).
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        dict
            The JSON object of the answer. Members: country, province, timeline.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/{country}/{province}; row "Time series for one
        province" of the specification.

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
        >>> disease.historical.province("Canada", "alberta")
        """
    def provinces_by_name(
        self,
        country: str,
        provinces: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistoricalProvincesByNameAnswer]:
        """Time series of several provinces of one country.

        Parameters
        ----------
        country : str
            Country.
        provinces : str or list of str
            Provinces. ',' or '|' separated, never both. Use '|' for names that hold commas.
            Each is trimmed. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. One name: an
            object. Two or more: an array in the asked order with null for unknown ones. All
            unknown: 404. A list of one name that holds a comma travels with '|' at its end: an
            array of its record and the whole country's.

        Notes
        -----
        With '|' anywhere commas belong to the names.

        disease.sh, GET /v3/covid-19/historical/{country}/{provinces}; row "Time series for
        several provinces" of the specification.

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
        >>> disease.historical.provinces_by_name("Canada", "alberta,ontario")
        """
    def us_counties(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistoricalUsCountiesAnswer]:
        """County time series of a US state.

        Parameters
        ----------
        state : str
            State. Compared exactly with the lower-case list: LOWER-CASE it before sending. One
            state only.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/historical/usacounties/{state}; row "County series for a US
        state" of the specification.

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
        >>> disease.historical.us_counties("Illinois")
        """
