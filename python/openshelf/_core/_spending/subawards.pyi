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
        sort : {"subaward_number", "id", "description", "action_date", "amount", "recipient_name"}
            What to sort by.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        award_id : int or str, optional
            Award. Absent or null: subawards of all awards.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/subawards/; row "Subawards" of the specification.

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
        """

@final
class AsyncSpendingSubawards(Namespace):
    """USAspending.gov: subawards.

    Every method gives a coroutine to await; the asynchronous twin of SpendingSubawards.

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
        sort : {"subaward_number", "id", "description", "action_date", "amount", "recipient_name"}
            What to sort by.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        award_id : int or str, optional
            Award. Absent or null: subawards of all awards.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/subawards/; row "Subawards" of the specification.

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
        """
