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
        Daily driving, transit and walking change of subregions.
    """

    def country_names(self) -> _types.DiseaseMobilityCountryNamesAnswer:
        """Country names that have mobility data.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/apple/countries; row "Country names for mobility / variants
        / government data" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.mobility.country_names()
        """
    def subregion_names(
        self,
        country: str,
    ) -> _types.DiseaseMobilitySubregionNamesAnswer:
        """Subregion names of a country that have mobility data.

        Parameters
        ----------
        country : str
            Country. Trimmed. Name, ISO2, ISO3, id or synonym.

        Returns
        -------
        dict
            The JSON object of the answer. Members: country, subregions.

        Notes
        -----
        disease.sh, GET /v3/covid-19/apple/countries/{country}; row "Subregions of a country
        (mobility)" of the specification.

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
        """
    def data(
        self,
        country: str,
        subregions: str | Sequence[str],
    ) -> _types.DiseaseMobilityDataAnswer:
        """Daily driving, transit and walking change of subregions.

        Parameters
        ----------
        country : str
            Country.
        subregions : str or list of str
            Subregion names. ',' or '|' separated. Each is trimmed. Case ignored. Several may be
            given as a list.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. One subregion
            asked: an object. Two or more asked: an array of such objects, in the asked order. A
            list of one name that holds a comma travels with '|' at its end: an array of its
            object and one with a message. Members: country, subregion, data. The records are in
            data.

        Notes
        -----
        disease.sh, GET /v3/covid-19/apple/countries/{country}/{subregions}; row "Mobility data
        for subregions" of the specification.

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
        """

@final
class AsyncDiseaseMobility(Namespace):
    """disease.sh: mobility.

    Every method gives a coroutine to await; the asynchronous twin of DiseaseMobility.

    Methods
    -------
    country_names
        Country names that have mobility data.
    subregion_names
        Subregion names of a country that have mobility data.
    data
        Daily driving, transit and walking change of subregions.
    """

    def country_names(
        self,
    ) -> Coroutine[Any, Any, _types.DiseaseMobilityCountryNamesAnswer]:
        """Country names that have mobility data.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/apple/countries; row "Country names for mobility / variants
        / government data" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.mobility.country_names()
        """
    def subregion_names(
        self,
        country: str,
    ) -> Coroutine[Any, Any, _types.DiseaseMobilitySubregionNamesAnswer]:
        """Subregion names of a country that have mobility data.

        Parameters
        ----------
        country : str
            Country. Trimmed. Name, ISO2, ISO3, id or synonym.

        Returns
        -------
        dict
            The JSON object of the answer. Members: country, subregions.

        Notes
        -----
        disease.sh, GET /v3/covid-19/apple/countries/{country}; row "Subregions of a country
        (mobility)" of the specification.

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
        """
    def data(
        self,
        country: str,
        subregions: str | Sequence[str],
    ) -> Coroutine[Any, Any, _types.DiseaseMobilityDataAnswer]:
        """Daily driving, transit and walking change of subregions.

        Parameters
        ----------
        country : str
            Country.
        subregions : str or list of str
            Subregion names. ',' or '|' separated. Each is trimmed. Case ignored. Several may be
            given as a list.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. One subregion
            asked: an object. Two or more asked: an array of such objects, in the asked order. A
            list of one name that holds a comma travels with '|' at its end: an array of its
            object and one with a message. Members: country, subregion, data. The records are in
            data.

        Notes
        -----
        disease.sh, GET /v3/covid-19/apple/countries/{country}/{subregions}; row "Mobility data
        for subregions" of the specification.

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
        """
