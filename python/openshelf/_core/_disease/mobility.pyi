# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import disease as _types

@final
class DiseaseMobility(Namespace):
    """disease.sh: mobility.

    Methods
    -------
    country_names
        Country names that have mobility data.
    subregion_names
        Subregion names of a country that have mobility data.
    data
        Daily change of driving, transit and walking in subregions of a country.
    """

    def country_names(self) -> _types.DiseaseMobilityCountryNamesAnswer:
        """Country names that have mobility data.

        Returns
        -------
        list
            Each element is a country : str or None.

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/apple/countries

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.mobility.country_names()
        ['Argentina', 'Australia', 'Canada', 'France', 'Germany', 'Italy', 'UK', 'USA']
        """
    def subregion_names(
        self,
        country: str,
    ) -> _types.DiseaseMobilitySubregionNamesAnswer:
        """Subregion names of a country that have mobility data.

        Parameters
        ----------
        country : str
            Country, by its name, a synonym, its two-letter, three-letter or numeric ISO code.

        Returns
        -------
        dict
            Members:

            - country : str
            - subregions : list of str

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/apple/countries/{country}

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
        >>> disease.mobility.subregion_names("Canada")
        {'country': 'Canada',
         'subregions': ['All', 'Alberta', 'Calgary', 'Ontario', 'Toronto', 'Montreal']}
        """
    def data(
        self,
        country: str,
        subregions: str | Sequence[str],
    ) -> _types.DiseaseMobilityDataAnswer:
        """Daily change of driving, transit and walking in subregions of a country.

        Parameters
        ----------
        country : str
            Country, by its name.
        subregions : str or list of str
            Names of subregions as mobility.subregion_names lists them, in any case. Several may
            be given as a list.

        Returns
        -------
        dict or list
            One subregion gives a dict, two or more a list of such dicts in the same order. One
            name that holds a comma, in a list, gives a list of its dict and one with a message.

            Members of each record:

            - country : str
            - subregion : str
            - data : list

            Columns of a table of them:

            - country : str
            - subregion : str
            - sub-region : str
            - subregion_and_city : str
            - geo_type : str
            - date : str, YYYY-MM-DD
            - driving : float or None, % change
            - transit : float or None, % change
            - walking : float or None, % change

        Notes
        -----
        The data end on 2022-04-12: Apple ended its mobility reports on 14 April 2022; the last
        file is applemobilitytrends-2022-04-12.csv.

        Endpoint: GET https://disease.sh/v3/covid-19/apple/countries/{country}/{subregions}

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
        >>> disease.mobility.data("Canada", "Alberta,Calgary")
        [{'country': 'Canada', 'subregion': 'Alberta',
          'data': [{'sub-region': 'Alberta', ...}, {...}, {...}, {...}, ...]},
         ...]
        """

@final
class AsyncDiseaseMobility(Namespace):
    """disease.sh: mobility.

    Has the methods of DiseaseMobility; each gives a coroutine to await.

    Methods
    -------
    country_names
        Country names that have mobility data.
    subregion_names
        Subregion names of a country that have mobility data.
    data
        Daily change of driving, transit and walking in subregions of a country.
    """

    def country_names(
        self,
    ) -> Coroutine[Any, Any, _types.DiseaseMobilityCountryNamesAnswer]:
        """Country names that have mobility data.

        Returns
        -------
        list
            What the coroutine gives when it is awaited. Each element is a country : str or
            None.

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/apple/countries

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await disease.mobility.country_names()
        ['Argentina', 'Australia', 'Canada', 'France', 'Germany', 'Italy', 'UK', 'USA']
        """
    def subregion_names(
        self,
        country: str,
    ) -> Coroutine[Any, Any, _types.DiseaseMobilitySubregionNamesAnswer]:
        """Subregion names of a country that have mobility data.

        Parameters
        ----------
        country : str
            Country, by its name, a synonym, its two-letter, three-letter or numeric ISO code.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - country : str
            - subregions : list of str

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/apple/countries/{country}

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
        >>> await disease.mobility.subregion_names("Canada")
        {'country': 'Canada',
         'subregions': ['All', 'Alberta', 'Calgary', 'Ontario', 'Toronto', 'Montreal']}
        """
    def data(
        self,
        country: str,
        subregions: str | Sequence[str],
    ) -> Coroutine[Any, Any, _types.DiseaseMobilityDataAnswer]:
        """Daily change of driving, transit and walking in subregions of a country.

        Parameters
        ----------
        country : str
            Country, by its name.
        subregions : str or list of str
            Names of subregions as mobility.subregion_names lists them, in any case. Several may
            be given as a list.

        Returns
        -------
        dict or list
            What the coroutine gives when it is awaited. One subregion gives a dict, two or more
            a list of such dicts in the same order. One name that holds a comma, in a list,
            gives a list of its dict and one with a message.

            Members of each record:

            - country : str
            - subregion : str
            - data : list

            Columns of a table of them:

            - country : str
            - subregion : str
            - sub-region : str
            - subregion_and_city : str
            - geo_type : str
            - date : str, YYYY-MM-DD
            - driving : float or None, % change
            - transit : float or None, % change
            - walking : float or None, % change

        Notes
        -----
        The data end on 2022-04-12: Apple ended its mobility reports on 14 April 2022; the last
        file is applemobilitytrends-2022-04-12.csv.

        Endpoint: GET https://disease.sh/v3/covid-19/apple/countries/{country}/{subregions}

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
        >>> await disease.mobility.data("Canada", "Alberta,Calgary")
        [{'country': 'Canada', 'subregion': 'Alberta',
          'data': [{'sub-region': 'Alberta', ...}, {...}, {...}, {...}, ...]},
         ...]
        """
