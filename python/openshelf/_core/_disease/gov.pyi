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
        Figures published by a country's own government.
    """

    def country_names(self) -> _types.DiseaseGovCountryNamesAnswer:
        """Country names that have government-reported data.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/gov; row "Country names for mobility / variants /
        government data" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.gov.country_names()
        """
    def country(
        self,
        country: str,
        *,
        allow_null: bool | None = False,
    ) -> _types.DiseaseGovCountryAnswer:
        """Figures published by a country's own government.

        Parameters
        ----------
        country : str
            Country.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Shape differs by
            country: an array of regional records (Canada, Italy, Nigeria, Switzerland, Vietnam)
            or an object (India, Indonesia, Israel, New Zealand, South Africa, and UK, whose
            members are dates). No common members, updated is not always there.

        Notes
        -----
        disease.sh, GET /v3/covid-19/gov/{country}; row "Government-reported data for a country"
        of the specification.

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
        """

@final
class AsyncDiseaseGov(Namespace):
    """disease.sh: gov.

    Every method gives a coroutine to await; the asynchronous twin of DiseaseGov.

    Methods
    -------
    country_names
        Country names that have government-reported data.
    country
        Figures published by a country's own government.
    """

    def country_names(self) -> Coroutine[Any, Any, _types.DiseaseGovCountryNamesAnswer]:
        """Country names that have government-reported data.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/gov; row "Country names for mobility / variants /
        government data" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.gov.country_names()
        """
    def country(
        self,
        country: str,
        *,
        allow_null: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseGovCountryAnswer]:
        """Figures published by a country's own government.

        Parameters
        ----------
        country : str
            Country.
        allow_null : bool, default False
            True keeps unknown figures as None instead of 0.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Shape differs by
            country: an array of regional records (Canada, Italy, Nigeria, Switzerland, Vietnam)
            or an object (India, Indonesia, Israel, New Zealand, South Africa, and UK, whose
            members are dates). No common members, updated is not always there.

        Notes
        -----
        disease.sh, GET /v3/covid-19/gov/{country}; row "Government-reported data for a country"
        of the specification.

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
        """
