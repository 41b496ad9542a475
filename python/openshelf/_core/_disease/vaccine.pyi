# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import disease as _types

@final
class DiseaseVaccine(Namespace):
    """disease.sh: vaccine.

    Methods
    -------
    countries
        Doses administered, by country.
    states
        Doses administered, by US state.
    country
        Doses administered in one country.
    state
        Doses administered in one US state.
    world
        Doses administered worldwide.
    candidates
        Vaccine candidates in trial.
    """

    def countries(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> _types.DiseaseVaccineCountriesAnswer:
        """Doses administered, by country.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.
        full_data : bool, default False
            Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
            totalPerHundred, dailyPerMillion, date}].

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/vaccine/coverage/countries; row "Vaccine doses, all
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
        >>> disease.vaccine.countries()
        """
    def states(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> _types.DiseaseVaccineStatesAnswer:
        """Doses administered, by US state.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.
        full_data : bool, default False
            Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
            totalPerHundred, dailyPerMillion, date}].

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/vaccine/coverage/states; row "Vaccine doses, all states" of
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
        >>> disease.vaccine.states()
        """
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> _types.DiseaseCountryVaccination:
        """Doses administered in one country.

        Parameters
        ----------
        country : str
            Country. Exact name, ISO2 or ISO3, case ignored, accents are not, not trimmed. No
            synonyms, no ids, no lists. World is not in it.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.
        full_data : bool, default False
            Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
            totalPerHundred, dailyPerMillion, date}].

        Returns
        -------
        dict
            The JSON object of the answer. Members: country, timeline.

        Notes
        -----
        disease.sh, GET /v3/covid-19/vaccine/coverage/countries/{country}; row "Vaccine doses,
        one country" of the specification.

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
        >>> disease.vaccine.country("Canada")
        """
    def state(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> _types.DiseaseStateVaccination:
        """Doses administered in one US state.

        Parameters
        ----------
        state : str
            State. Exact name as in the list (New York State), case ignored, not trimmed, no
            codes, no lists.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.
        full_data : bool, default False
            Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
            totalPerHundred, dailyPerMillion, date}].

        Returns
        -------
        dict
            The JSON object of the answer. Members: state, timeline.

        Notes
        -----
        disease.sh, GET /v3/covid-19/vaccine/coverage/states/{state}; row "Vaccine doses, one
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
        >>> disease.vaccine.state("Illinois")
        """
    def world(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> _types.DiseaseVaccineWorldAnswer:
        """Doses administered worldwide.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.
        full_data : bool, default False
            Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
            totalPerHundred, dailyPerMillion, date}].

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. The bare timeline:
            an object {date: total}. With full_data an ARRAY.

        Notes
        -----
        disease.sh, GET /v3/covid-19/vaccine/coverage; row "Vaccine doses, global total" of the
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
        >>> disease.vaccine.world()
        """
    def candidates(self) -> _types.DiseaseVaccineCandidatesAnswer:
        """Vaccine candidates in trial.

        Returns
        -------
        dict
            The JSON object of the answer. Members: source, totalCandidates, phases, data. The
            records are in data.

        Notes
        -----
        The page that feeds it is gone: expect NotFoundError.

        disease.sh, GET /v3/covid-19/vaccine; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.vaccine.candidates()
        """

@final
class AsyncDiseaseVaccine(Namespace):
    """disease.sh: vaccine.

    Every method gives a coroutine to await; the asynchronous twin of DiseaseVaccine.

    Methods
    -------
    countries
        Doses administered, by country.
    states
        Doses administered, by US state.
    country
        Doses administered in one country.
    state
        Doses administered in one US state.
    world
        Doses administered worldwide.
    candidates
        Vaccine candidates in trial.
    """

    def countries(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseVaccineCountriesAnswer]:
        """Doses administered, by country.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.
        full_data : bool, default False
            Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
            totalPerHundred, dailyPerMillion, date}].

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/vaccine/coverage/countries; row "Vaccine doses, all
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
        >>> disease.vaccine.countries()
        """
    def states(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseVaccineStatesAnswer]:
        """Doses administered, by US state.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.
        full_data : bool, default False
            Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
            totalPerHundred, dailyPerMillion, date}].

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        disease.sh, GET /v3/covid-19/vaccine/coverage/states; row "Vaccine doses, all states" of
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
        >>> disease.vaccine.states()
        """
    def country(
        self,
        country: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseCountryVaccination]:
        """Doses administered in one country.

        Parameters
        ----------
        country : str
            Country. Exact name, ISO2 or ISO3, case ignored, accents are not, not trimmed. No
            synonyms, no ids, no lists. World is not in it.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.
        full_data : bool, default False
            Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
            totalPerHundred, dailyPerMillion, date}].

        Returns
        -------
        dict
            The JSON object of the answer. Members: country, timeline.

        Notes
        -----
        disease.sh, GET /v3/covid-19/vaccine/coverage/countries/{country}; row "Vaccine doses,
        one country" of the specification.

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
        >>> disease.vaccine.country("Canada")
        """
    def state(
        self,
        state: str,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseStateVaccination]:
        """Doses administered in one US state.

        Parameters
        ----------
        state : str
            State. Exact name as in the list (New York State), case ignored, not trimmed, no
            codes, no lists.
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.
        full_data : bool, default False
            Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
            totalPerHundred, dailyPerMillion, date}].

        Returns
        -------
        dict
            The JSON object of the answer. Members: state, timeline.

        Notes
        -----
        disease.sh, GET /v3/covid-19/vaccine/coverage/states/{state}; row "Vaccine doses, one
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
        >>> disease.vaccine.state("Illinois")
        """
    def world(
        self,
        *,
        last_days: int | str | None = 30,
        full_data: bool | None = False,
    ) -> Coroutine[Any, Any, _types.DiseaseVaccineWorldAnswer]:
        """Doses administered worldwide.

        Parameters
        ----------
        last_days : int or str, default 30
            Number of newest days, or the word all. The word "all" passes too. At least 1.
        full_data : bool, default False
            Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
            totalPerHundred, dailyPerMillion, date}].

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. The bare timeline:
            an object {date: total}. With full_data an ARRAY.

        Notes
        -----
        disease.sh, GET /v3/covid-19/vaccine/coverage; row "Vaccine doses, global total" of the
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
        >>> disease.vaccine.world()
        """
    def candidates(self) -> Coroutine[Any, Any, _types.DiseaseVaccineCandidatesAnswer]:
        """Vaccine candidates in trial.

        Returns
        -------
        dict
            The JSON object of the answer. Members: source, totalCandidates, phases, data. The
            records are in data.

        Notes
        -----
        The page that feeds it is gone: expect NotFoundError.

        disease.sh, GET /v3/covid-19/vaccine; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.vaccine.candidates()
        """
