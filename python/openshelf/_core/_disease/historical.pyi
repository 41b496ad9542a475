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
        Daily totals of cases, deaths and recoveries of every country and province.
    world
        Daily totals of cases, deaths and recoveries of the world.
    country
        Daily totals of cases, deaths and recoveries of one country, its provinces summed.
    countries_by_name
        Daily totals of cases, deaths and recoveries of several countries.
    province
        Daily totals of cases, deaths and recoveries of one province.
    provinces_by_name
        Daily totals of cases, deaths and recoveries of several provinces of a country.
    us_counties
        Daily totals of cases and deaths of every county of a US state.
    """

    def us_county_state_names(self) -> _types.DiseaseHistoricalUsCountyStateNamesAnswer:
        """State and province names usable in the county series.

        Returns
        -------
        list
            Each element is a state : str or None. Lower case.

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/historical/usacounties

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.historical.us_county_state_names()
        ['american samoa', 'guam', 'northern mariana islands', 'virgin islands', '...', ...]
        """
    def countries(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistoricalCountriesAnswer:
        """Daily totals of cases, deaths and recoveries of every country and province.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            Columns of a table of them:

            - country : str
            - province : str or None. In lower case. None for the whole country. The list of the
              provinces that are summed.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical

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
        [{'country': 'Afghanistan', 'province': None,
          'timeline': {'cases': {'2/8/23': 3411998, '2/9/23': 3412005, ...}, ...}},
         ...]
        """
    def world(self, *, last_days: int | str | None = 30) -> _types.DiseaseTimeline:
        """Daily totals of cases, deaths and recoveries of the world.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        dict
            Members:

            - cases : dict
            - deaths : dict
            - recovered : dict

            Columns of a table of them:

            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/all

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
        {'cases': {'2/8/23': 1648278194, '2/9/23': 1648728733, '2/10/23': 1649157279, ...},
         'deaths': {'2/8/23': 13308347, '2/9/23': 13314774, '2/10/23': 13320914, ...},
         'recovered': {'2/8/23': 1571536484, '2/9/23': 1572486581, ...}}
        """
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistory:
        """Daily totals of cases, deaths and recoveries of one country, its provinces summed.

        Parameters
        ----------
        country : str
            Country, by its name, its two-letter, three-letter or numeric ISO code. One country.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        dict
            Members:

            - country : str
            - province : list of str
            - timeline : dict

            Columns of a table of them:

            - country : str
            - province : str or None. In lower case. None for the whole country. The list of the
              provinces that are summed.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/{country}

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
        {'country': 'Canada',
         'province': ['alberta', 'british columbia', 'manitoba', 'new brunswick', ...],
         'timeline': {'cases': {'2/8/23': 7131133, '2/9/23': 7132460, ...}, ...}}
        """
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistoricalCountriesByNameAnswer:
        """Daily totals of cases, deaths and recoveries of several countries.

        Parameters
        ----------
        countries : str or list of str
            Countries, by name or ISO code. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        dict or list
            One name gives a dict as historical.country does, two or more a list in the same
            order with None for an unknown name. Where all are unknown NotFoundError is raised.
            One name that holds a comma, in a list, gives a list of its record and None.

            Columns of a table of them:

            - country : str
            - province : str or None. In lower case. None for the whole country. The list of the
              provinces that are summed.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/{countries}

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
        [{'country': 'Italy', 'province': ['mainland'],
          'timeline': {'cases': {'2/8/23': 23373980, ...}, 'deaths': {...}, ...}},
         ...]
        """
    def province(
        self,
        country: str,
        province: str,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistory:
        """Daily totals of cases, deaths and recoveries of one province.

        Parameters
        ----------
        country : str
            Country of the province, by its name or ISO code. One country.
        province : str
            Province, by its name in any case, accents included. Mainland stands for the country
            without its provinces. A name that holds a comma goes to provinces_by_name, in a
            list.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        dict
            Members:

            - country : str
            - province : str
            - timeline : dict

            Columns of a table of them:

            - country : str
            - province : str or None. In lower case. None for the whole country. The list of the
              provinces that are summed.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/{country}/{province}

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
        {'country': 'Canada',
         'province': 'alberta',
         'timeline': {'cases': {'2/8/23': 855736, '2/9/23': 855895, ...}, ...}}
        """
    def provinces_by_name(
        self,
        country: str,
        provinces: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistoricalProvincesByNameAnswer:
        """Daily totals of cases, deaths and recoveries of several provinces of a country.

        Parameters
        ----------
        country : str
            Country, by its name.
        provinces : str or list of str
            Provinces of the country, by name. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        dict or list
            One name gives a dict, two or more a list in the same order with None for an unknown
            name. Where all are unknown NotFoundError is raised. One name that holds a comma, in
            a list, gives a list of its record and the whole country's.

            Columns of a table of them:

            - country : str
            - province : str or None. In lower case. None for the whole country. The list of the
              provinces that are summed.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        Where the text holds a vertical bar, the names stand between bars and may hold commas.

        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/{country}/{provinces}

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
        [{'country': 'Canada', 'province': 'alberta',
          'timeline': {'cases': {'2/8/23': 855736, '2/9/23': 855895, ...}, ...}},
         ...]
        """
    def us_counties(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseHistoricalUsCountiesAnswer:
        """Daily totals of cases and deaths of every county of a US state.

        Parameters
        ----------
        state : str
            US state, by its name as historical.us_county_state_names lists it, in any case. One
            state.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            Columns of a table of them:

            - province : str. state, lower case.
            - county : str or None. Lower case.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/usacounties/{state}

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
        [{'province': 'illinois', 'county': 'adams',
          'timeline': {'cases': {'2/8/23': 150879, '2/9/23': 150883, ...}, ...}},
         ...]
        """

@final
class AsyncDiseaseHistorical(Namespace):
    """disease.sh: historical.

    Has the methods of DiseaseHistorical; each gives a coroutine to await.

    Methods
    -------
    us_county_state_names
        State and province names usable in the county series.
    countries
        Daily totals of cases, deaths and recoveries of every country and province.
    world
        Daily totals of cases, deaths and recoveries of the world.
    country
        Daily totals of cases, deaths and recoveries of one country, its provinces summed.
    countries_by_name
        Daily totals of cases, deaths and recoveries of several countries.
    province
        Daily totals of cases, deaths and recoveries of one province.
    provinces_by_name
        Daily totals of cases, deaths and recoveries of several provinces of a country.
    us_counties
        Daily totals of cases and deaths of every county of a US state.
    """

    def us_county_state_names(
        self,
    ) -> Coroutine[Any, Any, _types.DiseaseHistoricalUsCountyStateNamesAnswer]:
        """State and province names usable in the county series.

        Returns
        -------
        list
            What the coroutine gives when it is awaited. Each element is a state : str or None.
            Lower case.

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/historical/usacounties

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await disease.historical.us_county_state_names()
        ['american samoa', 'guam', 'northern mariana islands', 'virgin islands', '...', ...]
        """
    def countries(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistoricalCountriesAnswer]:
        """Daily totals of cases, deaths and recoveries of every country and province.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Columns of a table of them:

            - country : str
            - province : str or None. In lower case. None for the whole country. The list of the
              provinces that are summed.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical

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
        >>> await disease.historical.countries()
        [{'country': 'Afghanistan', 'province': None,
          'timeline': {'cases': {'2/8/23': 3411998, '2/9/23': 3412005, ...}, ...}},
         ...]
        """
    def world(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseTimeline]:
        """Daily totals of cases, deaths and recoveries of the world.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - cases : dict
            - deaths : dict
            - recovered : dict

            Columns of a table of them:

            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/all

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
        >>> await disease.historical.world()
        {'cases': {'2/8/23': 1648278194, '2/9/23': 1648728733, '2/10/23': 1649157279, ...},
         'deaths': {'2/8/23': 13308347, '2/9/23': 13314774, '2/10/23': 13320914, ...},
         'recovered': {'2/8/23': 1571536484, '2/9/23': 1572486581, ...}}
        """
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistory]:
        """Daily totals of cases, deaths and recoveries of one country, its provinces summed.

        Parameters
        ----------
        country : str
            Country, by its name, its two-letter, three-letter or numeric ISO code. One country.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - country : str
            - province : list of str
            - timeline : dict

            Columns of a table of them:

            - country : str
            - province : str or None. In lower case. None for the whole country. The list of the
              provinces that are summed.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/{country}

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
        >>> await disease.historical.country("Canada")
        {'country': 'Canada',
         'province': ['alberta', 'british columbia', 'manitoba', 'new brunswick', ...],
         'timeline': {'cases': {'2/8/23': 7131133, '2/9/23': 7132460, ...}, ...}}
        """
    def countries_by_name(
        self,
        countries: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistoricalCountriesByNameAnswer]:
        """Daily totals of cases, deaths and recoveries of several countries.

        Parameters
        ----------
        countries : str or list of str
            Countries, by name or ISO code. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        dict or list
            What the coroutine gives when it is awaited. One name gives a dict as
            historical.country does, two or more a list in the same order with None for an
            unknown name. Where all are unknown NotFoundError is raised. One name that holds a
            comma, in a list, gives a list of its record and None.

            Columns of a table of them:

            - country : str
            - province : str or None. In lower case. None for the whole country. The list of the
              provinces that are summed.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/{countries}

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
        >>> await disease.historical.countries_by_name("Italy,France")
        [{'country': 'Italy', 'province': ['mainland'],
          'timeline': {'cases': {'2/8/23': 23373980, ...}, 'deaths': {...}, ...}},
         ...]
        """
    def province(
        self,
        country: str,
        province: str,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistory]:
        """Daily totals of cases, deaths and recoveries of one province.

        Parameters
        ----------
        country : str
            Country of the province, by its name or ISO code. One country.
        province : str
            Province, by its name in any case, accents included. Mainland stands for the country
            without its provinces. A name that holds a comma goes to provinces_by_name, in a
            list.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - country : str
            - province : str
            - timeline : dict

            Columns of a table of them:

            - country : str
            - province : str or None. In lower case. None for the whole country. The list of the
              provinces that are summed.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/{country}/{province}

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
        >>> await disease.historical.province("Canada", "alberta")
        {'country': 'Canada',
         'province': 'alberta',
         'timeline': {'cases': {'2/8/23': 855736, '2/9/23': 855895, ...}, ...}}
        """
    def provinces_by_name(
        self,
        country: str,
        provinces: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistoricalProvincesByNameAnswer]:
        """Daily totals of cases, deaths and recoveries of several provinces of a country.

        Parameters
        ----------
        country : str
            Country, by its name.
        provinces : str or list of str
            Provinces of the country, by name. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        dict or list
            What the coroutine gives when it is awaited. One name gives a dict, two or more a
            list in the same order with None for an unknown name. Where all are unknown
            NotFoundError is raised. One name that holds a comma, in a list, gives a list of its
            record and the whole country's.

            Columns of a table of them:

            - country : str
            - province : str or None. In lower case. None for the whole country. The list of the
              provinces that are summed.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None
            - recovered : int or None

        Notes
        -----
        Where the text holds a vertical bar, the names stand between bars and may hold commas.

        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/{country}/{provinces}

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
        >>> await disease.historical.provinces_by_name("Canada", "alberta,ontario")
        [{'country': 'Canada', 'province': 'alberta',
          'timeline': {'cases': {'2/8/23': 855736, '2/9/23': 855895, ...}, ...}},
         ...]
        """
    def us_counties(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseHistoricalUsCountiesAnswer]:
        """Daily totals of cases and deaths of every county of a US state.

        Parameters
        ----------
        state : str
            US state, by its name as historical.us_county_state_names lists it, in any case. One
            state.
        last_days : int or str, default 30
            Number of newest days, or the word all. At least 1.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Columns of a table of them:

            - province : str. state, lower case.
            - county : str or None. Lower case.
            - date : str, YYYY-MM-DD
            - cases : int or None
            - deaths : int or None

        Notes
        -----
        The data end on 2023-03-09: Johns Hopkins University ended its collection on 10 March
        2023 (CSSEGISandData/COVID-19, issue 6651).

        Endpoint: GET https://disease.sh/v3/covid-19/historical/usacounties/{state}

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
        >>> await disease.historical.us_counties("Illinois")
        [{'province': 'illinois', 'county': 'adams',
          'timeline': {'cases': {'2/8/23': 150879, '2/9/23': 150883, ...}, ...}},
         ...]
        """
