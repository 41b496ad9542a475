# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine, Sequence
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import disease as _types

@final
class DiseaseNyt(Namespace):
    """disease.sh: nyt.

    Methods
    -------
    states
        Daily cases and deaths of all US states.
    states_by_name
        Daily cases and deaths of chosen US states.
    counties
        Daily cases and deaths of all US counties.
    counties_by_name
        Daily cases and deaths of counties with the given names.
    usa
        Daily cases and deaths of the whole USA.
    """

    def states(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseNytStatesAnswer:
        """Daily cases and deaths of all US states.

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
        disease.sh, GET /v3/covid-19/nyt/states; row "US state series, all states" of the
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
        >>> disease.nyt.states()
        """
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseNytStatesByNameAnswer:
        """Daily cases and deaths of chosen US states.

        Parameters
        ----------
        states : str or list of str
            State names. Separated by ',' or ', '. Case ignored. No space before the comma. No
            codes. '|' is not a separator. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/nyt/states/{states}; row "US state series, chosen states"
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
        >>> disease.nyt.states_by_name("Illinois,California")
        """
    def counties(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseNytCountiesAnswer:
        """Daily cases and deaths of all US counties.

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
        deaths is None where the source has none. fips is empty for New York City and for
        Unknown.

        Large: tens of thousands of elements at 30 days, hundreds of megabytes with all.

        disease.sh, GET /v3/covid-19/nyt/counties; row "US county series, all counties" of the
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
        >>> disease.nyt.counties()
        """
    def counties_by_name(
        self,
        counties: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> _types.DiseaseNytCountiesByNameAnswer:
        """Daily cases and deaths of counties with the given names.

        Parameters
        ----------
        counties : str or list of str
            County names. The wire separator must be ', ' (comma AND space, %2C%20): the server
            does not split at a bare comma. Case ignored. Same-named counties of different
            states all match. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        deaths is None where the source has none. fips is empty for New York City and for
        Unknown.

        disease.sh, GET /v3/covid-19/nyt/counties/{counties}; row "US county series, chosen
        counties" of the specification.

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
        >>> disease.nyt.counties_by_name("Adams,Cook")
        """
    def usa(self, *, last_days: int | str | None = None) -> _types.DiseaseNytUsaAnswer:
        """Daily cases and deaths of the whole USA.

        Parameters
        ----------
        last_days : int or str, optional
            Number of newest days, or the word all. Not given: the whole series. The word "all"
            passes too. At least 1.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/nyt/usa; row "US series, whole country" of the
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
        >>> disease.nyt.usa()
        """

@final
class AsyncDiseaseNyt(Namespace):
    """disease.sh: nyt.

    Every method gives a coroutine to await; the asynchronous twin of DiseaseNyt.

    Methods
    -------
    states
        Daily cases and deaths of all US states.
    states_by_name
        Daily cases and deaths of chosen US states.
    counties
        Daily cases and deaths of all US counties.
    counties_by_name
        Daily cases and deaths of counties with the given names.
    usa
        Daily cases and deaths of the whole USA.
    """

    def states(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseNytStatesAnswer]:
        """Daily cases and deaths of all US states.

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
        disease.sh, GET /v3/covid-19/nyt/states; row "US state series, all states" of the
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
        >>> disease.nyt.states()
        """
    def states_by_name(
        self,
        states: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseNytStatesByNameAnswer]:
        """Daily cases and deaths of chosen US states.

        Parameters
        ----------
        states : str or list of str
            State names. Separated by ',' or ', '. Case ignored. No space before the comma. No
            codes. '|' is not a separator. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/nyt/states/{states}; row "US state series, chosen states"
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
        >>> disease.nyt.states_by_name("Illinois,California")
        """
    def counties(
        self,
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseNytCountiesAnswer]:
        """Daily cases and deaths of all US counties.

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
        deaths is None where the source has none. fips is empty for New York City and for
        Unknown.

        Large: tens of thousands of elements at 30 days, hundreds of megabytes with all.

        disease.sh, GET /v3/covid-19/nyt/counties; row "US county series, all counties" of the
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
        >>> disease.nyt.counties()
        """
    def counties_by_name(
        self,
        counties: str | Sequence[str],
        *,
        last_days: int | str | None = 30,
    ) -> Coroutine[Any, Any, _types.DiseaseNytCountiesByNameAnswer]:
        """Daily cases and deaths of counties with the given names.

        Parameters
        ----------
        counties : str or list of str
            County names. The wire separator must be ', ' (comma AND space, %2C%20): the server
            does not split at a bare comma. Case ignored. Same-named counties of different
            states all match. Several may be given as a list.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        deaths is None where the source has none. fips is empty for New York City and for
        Unknown.

        disease.sh, GET /v3/covid-19/nyt/counties/{counties}; row "US county series, chosen
        counties" of the specification.

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
        >>> disease.nyt.counties_by_name("Adams,Cook")
        """
    def usa(
        self,
        *,
        last_days: int | str | None = None,
    ) -> Coroutine[Any, Any, _types.DiseaseNytUsaAnswer]:
        """Daily cases and deaths of the whole USA.

        Parameters
        ----------
        last_days : int or str, optional
            Number of newest days, or the word all. Not given: the whole series. The word "all"
            passes too. At least 1.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/nyt/usa; row "US series, whole country" of the
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
        >>> disease.nyt.usa()
        """
