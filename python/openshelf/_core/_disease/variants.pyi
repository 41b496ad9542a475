# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import disease as _types

@final
class DiseaseVariants(Namespace):
    """disease.sh: variants.

    Methods
    -------
    country_names
        Country names that have variant data.
    country
        Weekly virus variant counts of a country.
    """

    def country_names(self) -> _types.DiseaseVariantsCountryNamesAnswer:
        """Country names that have variant data.

        Returns
        -------
        list
            Each element is a country : str or None.

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/variants/countries/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.variants.country_names()
        ['Austria', 'Belgium', 'Czechia', 'Denmark', 'EU/EEA', 'France', 'Germany', ...]
        """
    def country(
        self,
        country: str,
        *,
        allow_null: bool | None = None,
    ) -> _types.DiseaseVariantsCountryAnswer:
        """Weekly virus variant counts of a country.

        Parameters
        ----------
        country : str
            Country, by its name as variants.country_names lists it. The name may hold a slash,
            as EU/EEA does.
        allow_null : bool, optional
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            Members of each record:

            - updated : int, ms since 1970
            - country : str
            - yearWeek : str. Such as 2021-35.
            - source : str
            - newCases : int or None
            - numberSequenced : int or None
            - percentSequenced : float or None, %
            - validDenominator : str. Yes or No.
            - variant : str
            - numberDetectionsVariant : int or None
            - numberSequencedKnownVariant : int or None
            - percentVariant : float or None, %

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/variants/countries/{country}

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
        >>> disease.variants.country("Austria")
        [{'updated': 1719522307883, 'country': 'Austria', 'yearWeek': '2020-50',
          'source': 'GISAID', 'newCases': 3253, 'numberSequenced': 162,
          'percentSequenced': 4.98, 'validDenominator': 'Yes', 'variant': 'B.1.1.7',
          'numberDetectionsVariant': 160, 'numberSequencedKnownVariant': 162,
          'percentVariant': 98.9},
         ...]
        """

@final
class AsyncDiseaseVariants(Namespace):
    """disease.sh: variants.

    Has the methods of DiseaseVariants; each gives a coroutine to await.

    Methods
    -------
    country_names
        Country names that have variant data.
    country
        Weekly virus variant counts of a country.
    """

    def country_names(
        self,
    ) -> Coroutine[Any, Any, _types.DiseaseVariantsCountryNamesAnswer]:
        """Country names that have variant data.

        Returns
        -------
        list
            What the coroutine gives when it is awaited. Each element is a country : str or
            None.

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/variants/countries/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await disease.variants.country_names()
        ['Austria', 'Belgium', 'Czechia', 'Denmark', 'EU/EEA', 'France', 'Germany', ...]
        """
    def country(
        self,
        country: str,
        *,
        allow_null: bool | None = None,
    ) -> Coroutine[Any, Any, _types.DiseaseVariantsCountryAnswer]:
        """Weekly virus variant counts of a country.

        Parameters
        ----------
        country : str
            Country, by its name as variants.country_names lists it. The name may hold a slash,
            as EU/EEA does.
        allow_null : bool, optional
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - updated : int, ms since 1970
            - country : str
            - yearWeek : str. Such as 2021-35.
            - source : str
            - newCases : int or None
            - numberSequenced : int or None
            - percentSequenced : float or None, %
            - validDenominator : str. Yes or No.
            - variant : str
            - numberDetectionsVariant : int or None
            - numberSequencedKnownVariant : int or None
            - percentVariant : float or None, %

        Notes
        -----
        Endpoint: GET https://disease.sh/v3/covid-19/variants/countries/{country}

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
        >>> await disease.variants.country("Austria")
        [{'updated': 1719522307883, 'country': 'Austria', 'yearWeek': '2020-50',
          'source': 'GISAID', 'newCases': 3253, 'numberSequenced': 162,
          'percentSequenced': 4.98, 'validDenominator': 'Yes', 'variant': 'B.1.1.7',
          'numberDetectionsVariant': 160, 'numberSequencedKnownVariant': 162,
          'percentVariant': 98.9},
         ...]
        """
