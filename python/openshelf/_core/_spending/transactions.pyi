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
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. 5000 at most. From 1 to 5000.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "action_date"
            Member to sort by. One of "action_date", "modification_number",
            "federal_action_obligation", "face_value_loan_guarantee",
            "original_loan_subsidy_cost", "action_type_description", "description", "id",
            "type", "type_description", "action_type", "is_fpds", "cfda_number".

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - id : str
            - type : str or None
            - type_description : str or None
            - action_date : str or None, YYYY-MM-DD
            - action_type : str or None
            - action_type_description : str or None
            - modification_number : str or None
            - description : str or None
            - federal_action_obligation : float or None, USD
            - face_value_loan_guarantee : float or None, USD
            - original_loan_subsidy_cost : float or None, USD
            - cfda_number : str or None, not always there. Missing in transactions of contracts.

        Notes
        -----
        Assistance transactions also have cfda_number.

        One call gives one page; `openshelf.paginate(spending.transactions.list)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/transactions/

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
        {'page_metadata': {'page': 1, 'next': None, 'previous': None, ...},
         'results': [{'id': 'CONT_TX_EXAMPLE0001_P00001', 'type': 'D',
                      'type_description': 'Definitive Contract',
                      'action_date': '2024-01-22', 'action_type': 'C',
                      'action_type_description': 'FUNDING ONLY ACTION',
                      'modification_number': 'P00001', ...},
                     ...]}
        """

@final
class AsyncSpendingTransactions(Namespace):
    """USAspending.gov: transactions.

    Has the methods of SpendingTransactions; each gives a coroutine to await.

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
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. 5000 at most. From 1 to 5000.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "action_date"
            Member to sort by. One of "action_date", "modification_number",
            "federal_action_obligation", "face_value_loan_guarantee",
            "original_loan_subsidy_cost", "action_type_description", "description", "id",
            "type", "type_description", "action_type", "is_fpds", "cfda_number".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - id : str
            - type : str or None
            - type_description : str or None
            - action_date : str or None, YYYY-MM-DD
            - action_type : str or None
            - action_type_description : str or None
            - modification_number : str or None
            - description : str or None
            - federal_action_obligation : float or None, USD
            - face_value_loan_guarantee : float or None, USD
            - original_loan_subsidy_cost : float or None, USD
            - cfda_number : str or None, not always there. Missing in transactions of contracts.

        Notes
        -----
        Assistance transactions also have cfda_number.

        One call gives one page; `openshelf.paginate(spending.transactions.list)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/transactions/

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
        >>> await spending.transactions.list("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'page_metadata': {'page': 1, 'next': None, 'previous': None, ...},
         'results': [{'id': 'CONT_TX_EXAMPLE0001_P00001', 'type': 'D',
                      'type_description': 'Definitive Contract',
                      'action_date': '2024-01-22', 'action_type': 'C',
                      'action_type_description': 'FUNDING ONLY ACTION',
                      'modification_number': 'P00001', ...},
                     ...]}
        """
