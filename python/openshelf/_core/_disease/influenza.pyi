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
            Members:

            - updated : int
            - source : str
            - data : list of dict

            Members of the records in data:

            - week : str. Year - week/52.
            - age 0-4 : int or None, not always there
            - age 5-24 : int or None, not always there
            - age 25-49 : int or None, not always there
            - age 50-64 : int or None, not always there
            - age 64+ : int or None, not always there
            - totalILI : int or None, not always there
            - totalPatients : int or None, not always there
            - percentUnweightedILI : float or None, %, not always there
            - percentWeightedILI : float or None, %, not always there

        Notes
        -----
        Where the service has stored nothing it sends no body, which gives None.

        Endpoint: GET https://disease.sh/v3/influenza/CDC/ILINet

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.influenza.ilinet()
        {'updated': 1719522307883,
         'source': ...,
         'data': [{'week': '2021 - 40/52', 'age 0-4': 230, 'age 5-24': 434,
                   'age 25-49': 326, 'age 50-64': 354, 'age 64+': 235, 'totalILI': 1579,
                   'totalPatients': 31606, 'percentUnweightedILI': 1.86,
                   'percentWeightedILI': 1.89},
                  ...]}
        """
    def usphl(self) -> _types.DiseaseInfluenzaUsphlAnswer | None:
        """Weekly influenza subtypes, US public health laboratories.

        Returns
        -------
        dict
            Members:

            - updated : int
            - source : str
            - data : list of dict

            Members of the records in data:

            - week : str. Year - week/52.
            - A(H3N2v) : int or None, not always there
            - A(H1N1) : int or None, not always there
            - A(H3) : int or None, not always there
            - A(unable to sub-type) : int or None, not always there
            - A(Subtyping not performed) : int or None, not always there
            - B : int or None, not always there
            - BVIC : int or None, not always there
            - BYAM : int or None, not always there
            - totalTests : int or None, not always there

        Notes
        -----
        Where the service has stored nothing it sends no body, which gives None.

        Endpoint: GET https://disease.sh/v3/influenza/CDC/USPHL

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.influenza.usphl()
        {'updated': 1719522307883,
         'source': ...,
         'data': [{'week': '2021 - 40/52', 'A(H3N2v)': 550, 'A(H1N1)': 506,
                   'A(H3)': 538, 'A(unable to sub-type)': 171,
                   'A(Subtyping not performed)': 352, 'B': 469, 'BVIC': 504,
                   'BYAM': 485, 'totalTests': 72252},
                  ...]}
        """
    def uscl(self) -> _types.DiseaseInfluenzaUsclAnswer | None:
        """Weekly influenza tests, US clinical laboratories.

        Returns
        -------
        dict
            Members:

            - updated : int
            - source : str
            - data : list of dict

            Members of the records in data:

            - week : str. Year - week/52.
            - totalA : int or None, not always there
            - totalB : int or None, not always there
            - percentPositiveA : float or None, %, not always there
            - percentPositiveB : float or None, %, not always there
            - totalTests : int or None, not always there
            - percentPositive : float or None, %, not always there

        Notes
        -----
        Where the service has stored nothing it sends no body, which gives None.

        Endpoint: GET https://disease.sh/v3/influenza/CDC/USCL

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.influenza.uscl()
        {'updated': 1719522307883,
         'source': ...,
         'data': [{'week': '2021 - 40/52', 'totalA': 558, 'totalB': 230,
                   'percentPositiveA': 1.84, 'percentPositiveB': 1.47,
                   'totalTests': 15975, 'percentPositive': 1.82},
                  ...]}
        """

@final
class AsyncDiseaseInfluenza(Namespace):
    """disease.sh: influenza.

    Has the methods of DiseaseInfluenza; each gives a coroutine to await.

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
            What the coroutine gives when it is awaited.

            Members:

            - updated : int
            - source : str
            - data : list of dict

            Members of the records in data:

            - week : str. Year - week/52.
            - age 0-4 : int or None, not always there
            - age 5-24 : int or None, not always there
            - age 25-49 : int or None, not always there
            - age 50-64 : int or None, not always there
            - age 64+ : int or None, not always there
            - totalILI : int or None, not always there
            - totalPatients : int or None, not always there
            - percentUnweightedILI : float or None, %, not always there
            - percentWeightedILI : float or None, %, not always there

        Notes
        -----
        Where the service has stored nothing it sends no body, which gives None.

        Endpoint: GET https://disease.sh/v3/influenza/CDC/ILINet

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await disease.influenza.ilinet()
        {'updated': 1719522307883,
         'source': ...,
         'data': [{'week': '2021 - 40/52', 'age 0-4': 230, 'age 5-24': 434,
                   'age 25-49': 326, 'age 50-64': 354, 'age 64+': 235, 'totalILI': 1579,
                   'totalPatients': 31606, 'percentUnweightedILI': 1.86,
                   'percentWeightedILI': 1.89},
                  ...]}
        """
    def usphl(self) -> Coroutine[Any, Any, _types.DiseaseInfluenzaUsphlAnswer | None]:
        """Weekly influenza subtypes, US public health laboratories.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - updated : int
            - source : str
            - data : list of dict

            Members of the records in data:

            - week : str. Year - week/52.
            - A(H3N2v) : int or None, not always there
            - A(H1N1) : int or None, not always there
            - A(H3) : int or None, not always there
            - A(unable to sub-type) : int or None, not always there
            - A(Subtyping not performed) : int or None, not always there
            - B : int or None, not always there
            - BVIC : int or None, not always there
            - BYAM : int or None, not always there
            - totalTests : int or None, not always there

        Notes
        -----
        Where the service has stored nothing it sends no body, which gives None.

        Endpoint: GET https://disease.sh/v3/influenza/CDC/USPHL

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await disease.influenza.usphl()
        {'updated': 1719522307883,
         'source': ...,
         'data': [{'week': '2021 - 40/52', 'A(H3N2v)': 550, 'A(H1N1)': 506,
                   'A(H3)': 538, 'A(unable to sub-type)': 171,
                   'A(Subtyping not performed)': 352, 'B': 469, 'BVIC': 504,
                   'BYAM': 485, 'totalTests': 72252},
                  ...]}
        """
    def uscl(self) -> Coroutine[Any, Any, _types.DiseaseInfluenzaUsclAnswer | None]:
        """Weekly influenza tests, US clinical laboratories.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - updated : int
            - source : str
            - data : list of dict

            Members of the records in data:

            - week : str. Year - week/52.
            - totalA : int or None, not always there
            - totalB : int or None, not always there
            - percentPositiveA : float or None, %, not always there
            - percentPositiveB : float or None, %, not always there
            - totalTests : int or None, not always there
            - percentPositive : float or None, %, not always there

        Notes
        -----
        Where the service has stored nothing it sends no body, which gives None.

        Endpoint: GET https://disease.sh/v3/influenza/CDC/USCL

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await disease.influenza.uscl()
        {'updated': 1719522307883,
         'source': ...,
         'data': [{'week': '2021 - 40/52', 'totalA': 558, 'totalB': 230,
                   'percentPositiveA': 1.84, 'percentPositiveB': 1.47,
                   'totalTests': 15975, 'percentPositive': 1.82},
                  ...]}
        """
