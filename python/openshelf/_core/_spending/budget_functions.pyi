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
            Members:

            - results : list of dict

            Members of the records in results:

            - budget_function_code : str
            - budget_function_title : str or None

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/budget_functions/list_budget_functions/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.budget_functions.list()
        {'results': [{'budget_function_code': '050',
                      'budget_function_title': 'National Defense'},
                     ...]}
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
            Code of a budget function. Three digits such as 050. Without it all subfunctions
            come.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - budget_subfunction_code : str
            - budget_subfunction_title : str or None

        Notes
        -----
        Without budget_function all subfunctions come.

        The service requires the slash at the end of the path.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/budget_functions/list_budget_subfunctions/

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
        {'results': [{'budget_subfunction_code': '051',
                      'budget_subfunction_title': 'Department of Defense-Military'},
                     ...]}
        """

@final
class AsyncSpendingBudgetFunctions(Namespace):
    """USAspending.gov: budget functions.

    Has the methods of SpendingBudgetFunctions; each gives a coroutine to await.

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
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - budget_function_code : str
            - budget_function_title : str or None

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/budget_functions/list_budget_functions/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await spending.budget_functions.list()
        {'results': [{'budget_function_code': '050',
                      'budget_function_title': 'National Defense'},
                     ...]}
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
            Code of a budget function. Three digits such as 050. Without it all subfunctions
            come.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - budget_subfunction_code : str
            - budget_subfunction_title : str or None

        Notes
        -----
        Without budget_function all subfunctions come.

        The service requires the slash at the end of the path.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/budget_functions/list_budget_subfunctions/

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
        >>> await spending.budget_functions.subfunctions()
        {'results': [{'budget_subfunction_code': '051',
                      'budget_subfunction_title': 'Department of Defense-Military'},
                     ...]}
        """
