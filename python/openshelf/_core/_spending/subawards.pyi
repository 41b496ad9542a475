# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingSubawards(Namespace):
    """USAspending.gov: subawards.

    Methods
    -------
    list
        Subawards, of one award or of all.
    """

    def list(
        self,
        sort: Literal["subaward_number", "id", "description", "action_date", "amount", "recipient_name"],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        award_id: int | str | None = None,
    ) -> _types.SpendingSubawardsListAnswer:
        """Subawards, of one award or of all.

        Parameters
        ----------
        sort : str
            Member to sort by. One of "subaward_number", "id", "description", "action_date",
            "amount", "recipient_name".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        award_id : int or str, optional
            Award, by its generated id or its internal id. Without it the subawards of all
            awards come.

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - id : int
            - subaward_number : str or None
            - description : str or None
            - action_date : str or None, YYYY-MM-DD
            - amount : float or None, USD
            - recipient_name : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.subawards.list)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/subawards/

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
        >>> spending.subawards.list("subaward_number")
        {'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 99921, 'subaward_number': 'S9992-2',
                      'description': 'RESEARCH ON INFECTIOUS DISEASES SERVICES',
                      'action_date': '2018-12-31', 'amount': 46731.03,
                      'recipient_name': 'TIMBERLINE CONSTRUCTION LLC'},
                     ...]}
        """

@final
class AsyncSpendingSubawards(Namespace):
    """USAspending.gov: subawards.

    Has the methods of SpendingSubawards; each gives a coroutine to await.

    Methods
    -------
    list
        Subawards, of one award or of all.
    """

    def list(
        self,
        sort: Literal["subaward_number", "id", "description", "action_date", "amount", "recipient_name"],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        award_id: int | str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSubawardsListAnswer]:
        """Subawards, of one award or of all.

        Parameters
        ----------
        sort : str
            Member to sort by. One of "subaward_number", "id", "description", "action_date",
            "amount", "recipient_name".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        award_id : int or str, optional
            Award, by its generated id or its internal id. Without it the subawards of all
            awards come.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - id : int
            - subaward_number : str or None
            - description : str or None
            - action_date : str or None, YYYY-MM-DD
            - amount : float or None, USD
            - recipient_name : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.subawards.list)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/subawards/

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
        >>> await spending.subawards.list("subaward_number")
        {'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 99921, 'subaward_number': 'S9992-2',
                      'description': 'RESEARCH ON INFECTIOUS DISEASES SERVICES',
                      'action_date': '2018-12-31', 'amount': 46731.03,
                      'recipient_name': 'TIMBERLINE CONSTRUCTION LLC'},
                     ...]}
        """
