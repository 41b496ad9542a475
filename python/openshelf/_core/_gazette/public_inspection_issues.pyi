# Written by tools/write.py from the table; do not edit.

import datetime
from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazettePublicInspectionIssues(Namespace):
    """Federal Register API v1: public inspection issues.

    Methods
    -------
    facets
        Counts of public inspection issues by day or by type.
    """

    def facets(
        self,
        facet: Literal["daily", "type"],
        *,
        date_from: str | datetime.date | None = None,
        date_to: str | datetime.date | None = None,
        date: str | datetime.date | None = None,
    ) -> _types.GazettePublicInspectionIssuesFacetsAnswer:
        """Counts of public inspection issues by day or by type.

        Parameters
        ----------
        facet : {"daily", "type"}
            What to group by.
        date_from : str or datetime.date, optional
            First day, YYYY-MM-DD. Required for daily. A date, or text in the form YYYY-MM-DD.
        date_to : str or datetime.date, optional
            Last day, YYYY-MM-DD. Daily. Default today. A date, or text in the form YYYY-MM-DD.
        date : str or datetime.date, optional
            Day, YYYY-MM-DD. Required for type. A date, or text in the form YYYY-MM-DD.

        Returns
        -------
        dict
            The JSON object of the answer. {date: {special_filings: {...}, regular_filings:
            {...}}}. Daily: last_updated_at, documents, agencies. Type: {code: {count, name}}.

        Notes
        -----
        date_from is not after date_to.

        Federal Register API v1, GET /public-inspection-issues/facets/{facet}; beyond the
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
        >>> gazette.public_inspection_issues.facets("daily")
        """

@final
class AsyncGazettePublicInspectionIssues(Namespace):
    """Federal Register API v1: public inspection issues.

    Every method gives a coroutine to await; the asynchronous twin of
    GazettePublicInspectionIssues.

    Methods
    -------
    facets
        Counts of public inspection issues by day or by type.
    """

    def facets(
        self,
        facet: Literal["daily", "type"],
        *,
        date_from: str | datetime.date | None = None,
        date_to: str | datetime.date | None = None,
        date: str | datetime.date | None = None,
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionIssuesFacetsAnswer]:
        """Counts of public inspection issues by day or by type.

        Parameters
        ----------
        facet : {"daily", "type"}
            What to group by.
        date_from : str or datetime.date, optional
            First day, YYYY-MM-DD. Required for daily. A date, or text in the form YYYY-MM-DD.
        date_to : str or datetime.date, optional
            Last day, YYYY-MM-DD. Daily. Default today. A date, or text in the form YYYY-MM-DD.
        date : str or datetime.date, optional
            Day, YYYY-MM-DD. Required for type. A date, or text in the form YYYY-MM-DD.

        Returns
        -------
        dict
            The JSON object of the answer. {date: {special_filings: {...}, regular_filings:
            {...}}}. Daily: last_updated_at, documents, agencies. Type: {code: {count, name}}.

        Notes
        -----
        date_from is not after date_to.

        Federal Register API v1, GET /public-inspection-issues/facets/{facet}; beyond the
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
        >>> gazette.public_inspection_issues.facets("daily")
        """
