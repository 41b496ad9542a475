# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingTransactions(Namespace):
    """USAspending.gov: transactions.

    Methods
    -------
    list
        Transactions of an award.
    """

    def list(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["action_date", "modification_number", "federal_action_obligation", "face_value_loan_guarantee", "original_loan_subsidy_cost", "action_type_description", "description", "id", "type", "type_description", "action_type", "is_fpds", "cfda_number"] | None = "action_date",
    ) -> _types.SpendingTransactionsListAnswer:
        """Transactions of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. 5000 at most. From 1 to 5000.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"action_date", "modification_number", "federal_action_obligation", "face_value_loan_guarantee", "original_loan_subsidy_cost", "action_type_description", "description", "id", "type", "type_description", "action_type", "is_fpds", "cfda_number"}, default "action_date"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        Assistance transactions also have cfda_number.

        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/transactions/; row "Transactions" of the specification.

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
        >>> spending.transactions.list("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """

@final
class AsyncSpendingTransactions(Namespace):
    """USAspending.gov: transactions.

    Every method gives a coroutine to await; the asynchronous twin of SpendingTransactions.

    Methods
    -------
    list
        Transactions of an award.
    """

    def list(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["action_date", "modification_number", "federal_action_obligation", "face_value_loan_guarantee", "original_loan_subsidy_cost", "action_type_description", "description", "id", "type", "type_description", "action_type", "is_fpds", "cfda_number"] | None = "action_date",
    ) -> Coroutine[Any, Any, _types.SpendingTransactionsListAnswer]:
        """Transactions of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. 5000 at most. From 1 to 5000.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"action_date", "modification_number", "federal_action_obligation", "face_value_loan_guarantee", "original_loan_subsidy_cost", "action_type_description", "description", "id", "type", "type_description", "action_type", "is_fpds", "cfda_number"}, default "action_date"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        Assistance transactions also have cfda_number.

        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/transactions/; row "Transactions" of the specification.

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
        >>> spending.transactions.list("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
