# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import disease as _types

@final
class DiseaseInfluenza(Namespace):
    """disease.sh: influenza.

    Methods
    -------
    ilinet
        Weekly influenza-like illness counts (CDC).
    usphl
        Weekly influenza subtypes, US public health laboratories.
    uscl
        Weekly influenza tests, US clinical laboratories.
    """

    def ilinet(self) -> _types.DiseaseInfluenzaIlinetAnswer | None:
        """Weekly influenza-like illness counts (CDC).

        Returns
        -------
        dict
            The JSON object of the answer. Members: updated, source, data. The records are in
            data.

        Notes
        -----
        An empty answer when nothing is stored gives None.

        disease.sh, GET /v3/influenza/CDC/ILINet; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.influenza.ilinet()
        """
    def usphl(self) -> _types.DiseaseInfluenzaUsphlAnswer | None:
        """Weekly influenza subtypes, US public health laboratories.

        Returns
        -------
        dict
            The JSON object of the answer. Members: updated, source, data. The records are in
            data.

        Notes
        -----
        An empty answer when nothing is stored gives None.

        disease.sh, GET /v3/influenza/CDC/USPHL; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.influenza.usphl()
        """
    def uscl(self) -> _types.DiseaseInfluenzaUsclAnswer | None:
        """Weekly influenza tests, US clinical laboratories.

        Returns
        -------
        dict
            The JSON object of the answer. Members: updated, source, data. The records are in
            data.

        Notes
        -----
        An empty answer when nothing is stored gives None.

        disease.sh, GET /v3/influenza/CDC/USCL; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.influenza.uscl()
        """

@final
class AsyncDiseaseInfluenza(Namespace):
    """disease.sh: influenza.

    Every method gives a coroutine to await; the asynchronous twin of DiseaseInfluenza.

    Methods
    -------
    ilinet
        Weekly influenza-like illness counts (CDC).
    usphl
        Weekly influenza subtypes, US public health laboratories.
    uscl
        Weekly influenza tests, US clinical laboratories.
    """

    def ilinet(self) -> Coroutine[Any, Any, _types.DiseaseInfluenzaIlinetAnswer | None]:
        """Weekly influenza-like illness counts (CDC).

        Returns
        -------
        dict
            The JSON object of the answer. Members: updated, source, data. The records are in
            data.

        Notes
        -----
        An empty answer when nothing is stored gives None.

        disease.sh, GET /v3/influenza/CDC/ILINet; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.influenza.ilinet()
        """
    def usphl(self) -> Coroutine[Any, Any, _types.DiseaseInfluenzaUsphlAnswer | None]:
        """Weekly influenza subtypes, US public health laboratories.

        Returns
        -------
        dict
            The JSON object of the answer. Members: updated, source, data. The records are in
            data.

        Notes
        -----
        An empty answer when nothing is stored gives None.

        disease.sh, GET /v3/influenza/CDC/USPHL; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.influenza.usphl()
        """
    def uscl(self) -> Coroutine[Any, Any, _types.DiseaseInfluenzaUsclAnswer | None]:
        """Weekly influenza tests, US clinical laboratories.

        Returns
        -------
        dict
            The JSON object of the answer. Members: updated, source, data. The records are in
            data.

        Notes
        -----
        An empty answer when nothing is stored gives None.

        disease.sh, GET /v3/influenza/CDC/USCL; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.influenza.uscl()
        """
