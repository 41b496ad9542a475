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
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/variants/countries/; row "Country names for mobility /
        variants / government data" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.variants.country_names()
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
            Country. A name may hold a slash (EU/EEA).
        allow_null : bool, optional
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/variants/countries/{country}; row "Variant data for a
        country" of the specification.

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
        """

@final
class AsyncDiseaseVariants(Namespace):
    """disease.sh: variants.

    Every method gives a coroutine to await; the asynchronous twin of DiseaseVariants.

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
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/variants/countries/; row "Country names for mobility /
        variants / government data" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.variants.country_names()
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
            Country. A name may hold a slash (EU/EEA).
        allow_null : bool, optional
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/variants/countries/{country}; row "Variant data for a
        country" of the specification.

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
        """
