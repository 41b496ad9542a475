# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingBudgetFunctions(Namespace):
    """USAspending.gov: budget functions.

    Methods
    -------
    list
        All budget functions, by title.
    subfunctions
        Budget subfunctions, all or of one budget function.
    """

    def list(self) -> _types.SpendingBudgetFunctionsListAnswer:
        """All budget functions, by title.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/budget_functions/list_budget_functions/; row "Budget
        functions (all, ordered by title)" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.budget_functions.list()
        """
    def subfunctions(
        self,
        *,
        budget_function: int | str | None = None,
    ) -> _types.SpendingBudgetFunctionsSubfunctionsAnswer:
        """Budget subfunctions, all or of one budget function.

        Parameters
        ----------
        budget_function : int or str, optional
            Budget function code. Three characters such as 050. A number is filled with zeros to
            three digits. Without it all subfunctions come.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        Empty body {} gives all subfunctions.

        A POST without the trailing slash fails.

        USAspending.gov, POST /api/v2/budget_functions/list_budget_subfunctions/; row "Budget
        subfunctions" of the specification.

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
        >>> spending.budget_functions.subfunctions()
        """

@final
class AsyncSpendingBudgetFunctions(Namespace):
    """USAspending.gov: budget functions.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingBudgetFunctions.

    Methods
    -------
    list
        All budget functions, by title.
    subfunctions
        Budget subfunctions, all or of one budget function.
    """

    def list(self) -> Coroutine[Any, Any, _types.SpendingBudgetFunctionsListAnswer]:
        """All budget functions, by title.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/budget_functions/list_budget_functions/; row "Budget
        functions (all, ordered by title)" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.budget_functions.list()
        """
    def subfunctions(
        self,
        *,
        budget_function: int | str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingBudgetFunctionsSubfunctionsAnswer]:
        """Budget subfunctions, all or of one budget function.

        Parameters
        ----------
        budget_function : int or str, optional
            Budget function code. Three characters such as 050. A number is filled with zeros to
            three digits. Without it all subfunctions come.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        Empty body {} gives all subfunctions.

        A POST without the trailing slash fails.

        USAspending.gov, POST /api/v2/budget_functions/list_budget_subfunctions/; row "Budget
        subfunctions" of the specification.

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
        >>> spending.budget_functions.subfunctions()
        """
