# Written by tools/write.py from the table; do not edit.

import datetime
from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteIssues(Namespace):
    """Federal Register API v1: issues.

    Methods
    -------
    get
        Table of contents of one day's print edition.
    """

    def get(self, pub_date: str | datetime.date) -> _types.GazetteIssuesGetAnswer:
        """Table of contents of one day's print edition.

        Parameters
        ----------
        pub_date : str or datetime.date
            Day, YYYY-MM-DD. The word current also works. The word "current" passes too. A date,
            or text in the form YYYY-MM-DD.

        Returns
        -------
        dict
            The JSON object of the answer. Members: agencies, meta, note. The records are in
            agencies.

        Notes
        -----
        Federal Register API v1, GET /issues/{pub_date}.json; row "Table of contents" of the
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
        >>> gazette.issues.get("2024-01-03")
        """

@final
class AsyncGazetteIssues(Namespace):
    """Federal Register API v1: issues.

    Every method gives a coroutine to await; the asynchronous twin of GazetteIssues.

    Methods
    -------
    get
        Table of contents of one day's print edition.
    """

    def get(
        self,
        pub_date: str | datetime.date,
    ) -> Coroutine[Any, Any, _types.GazetteIssuesGetAnswer]:
        """Table of contents of one day's print edition.

        Parameters
        ----------
        pub_date : str or datetime.date
            Day, YYYY-MM-DD. The word current also works. The word "current" passes too. A date,
            or text in the form YYYY-MM-DD.

        Returns
        -------
        dict
            The JSON object of the answer. Members: agencies, meta, note. The records are in
            agencies.

        Notes
        -----
        Federal Register API v1, GET /issues/{pub_date}.json; row "Table of contents" of the
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
        >>> gazette.issues.get("2024-01-03")
        """
