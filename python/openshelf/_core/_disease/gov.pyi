# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import disease as _types

@final
class DiseaseGov(Namespace):
    """disease.sh: gov.

    Methods
    -------
    country_names
        Country names that have government-reported data.
    country
        Figures that a country's own government published.
    """

    def country_names(self) -> _types.DiseaseGovCountryNamesAnswer:
        """Country names that have government-reported data.

        Returns
        -------
        list
            Each element is a country : str or None.

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/gov

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.gov.country_names()
        ['Canada', 'India', 'Indonesia', 'Israel', 'Italy', 'New Zealand', 'Nigeria', ...]
        """
    def country(
        self,
        country: str,
        *,
        allow_null: bool | None = False,
    ) -> _types.DiseaseGovCountryAnswer:
        """Figures that a country's own government published.

        Parameters
        ----------
        country : str
            Country, by its name.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            Canada, Italy, Nigeria, Switzerland and Vietnam give a list of regions. India,
            Indonesia, Israel, New Zealand, South Africa and UK give a dict, that of UK by date.
            The members differ by country.

            Columns of a table of them:

            - record : dict, list or plain value. One row for each element of an array, one for
              an object.

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/gov/{country}

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
        >>> disease.gov.country("Canada")
        [{'updated': 1719522307883, 'province': 'Ontario', 'date': '2023-03-09',
          'todayCases': 653, 'todayTests': 4000, 'todayRecovered': 257,
          'todayDeaths': 1, 'cases': 2933047, 'active': 97579, 'tests': 26397423,
          'recovered': 2812158, 'deaths': 23310},
         ...]
        """

@final
class AsyncDiseaseGov(Namespace):
    """disease.sh: gov.

    Has the methods of DiseaseGov; each gives a coroutine to await.

    Methods
    -------
    country_names
        Country names that have government-reported data.
    country
        Figures that a country's own government published.
    """

    def country_names(self) -> Coroutine[Any, Any, _types.DiseaseGovCountryNamesAnswer]:
        """Country names that have government-reported data.

        Returns
        -------
        list
            What the coroutine gives when it is awaited. Each element is a country : str or
            None.

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/gov

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await disease.gov.country_names()
        ['Canada', 'India', 'Indonesia', 'Israel', 'Italy', 'New Zealand', 'Nigeria', ...]
        """
    def country(
        self,
        country: str,
        *,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseGovCountryAnswer]:
        """Figures that a country's own government published.

        Parameters
        ----------
        country : str
            Country, by its name.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            What the coroutine gives when it is awaited. Canada, Italy, Nigeria, Switzerland and
            Vietnam give a list of regions. India, Indonesia, Israel, New Zealand, South Africa
            and UK give a dict, that of UK by date. The members differ by country.

            Columns of a table of them:

            - record : dict, list or plain value. One row for each element of an array, one for
              an object.

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/gov/{country}

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
        >>> await disease.gov.country("Canada")
        [{'updated': 1719522307883, 'province': 'Ontario', 'date': '2023-03-09',
          'todayCases': 653, 'todayTests': 4000, 'todayRecovered': 257,
          'todayDeaths': 1, 'cases': 2933047, 'active': 97579, 'tests': 26397423,
          'recovered': 2812158, 'deaths': 23310},
         ...]
        """
