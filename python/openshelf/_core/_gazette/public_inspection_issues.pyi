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
        Number of documents filed for public inspection, by day or by type.
    """

    def facets(
        self,
        facet: Literal["daily", "type"],
        *,
        date_from: str | datetime.date | None = None,
        date_to: str | datetime.date | None = None,
        date: str | datetime.date | None = None,
    ) -> _types.GazettePublicInspectionIssuesFacetsAnswer:
        """Number of documents filed for public inspection, by day or by type.

        Parameters
        ----------
        facet : {"daily", "type"}
            What to group by.
        date_from : str or datetime.date, optional
            First day of publication. Required with facet daily. A date, or text in the form
            YYYY-MM-DD.
        date_to : str or datetime.date, optional
            Last day of publication, with facet daily. Today when left out. A date, or text in
            the form YYYY-MM-DD.
        date : str or datetime.date, optional
            Day of publication. Required with facet type. A date, or text in the form
            YYYY-MM-DD.

        Returns
        -------
        dict
            By date, each with special_filings and regular_filings. With facet daily these have
            last_updated_at, documents and agencies, with facet type a count and name by code of
            the type.

        Notes
        -----
        date_from is not after date_to.

        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-issues/facets/{facet}

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
        >>> gazette.public_inspection_issues.facets("daily", date_from="2024-01-02")
        {'2024-01-02': {'special_filings': {'last_updated_at': '2024-01-02T...', ...}, ...},
         '2024-01-03': {'special_filings': {'last_updated_at': '2024-01-03T...', ...}, ...},
         '2024-01-04': {'special_filings': {'last_updated_at': '2024-01-04T...', ...}, ...},
         '2024-01-05': {'special_filings': {'last_updated_at': '2024-01-05T...', ...}, ...},
         '2024-01-08': {'special_filings': {'last_updated_at': '2024-01-08T...', ...}, ...},
         '2024-01-09': {'special_filings': {'last_updated_at': '2024-01-09T...', ...}, ...},
         '2024-01-10': {'special_filings': {'last_updated_at': '2024-01-10T...', ...}, ...},
         '2024-01-11': {'special_filings': {'last_updated_at': '2024-01-11T...', ...}, ...},
         '2024-01-12': {'special_filings': {'last_updated_at': '2024-01-12T...', ...}, ...},
         '2024-01-16': {'special_filings': {'last_updated_at': '2024-01-16T...', ...}, ...},
         ...}
        """

@final
class AsyncGazettePublicInspectionIssues(Namespace):
    """Federal Register API v1: public inspection issues.

    Has the methods of GazettePublicInspectionIssues; each gives a coroutine to await.

    Methods
    -------
    facets
        Number of documents filed for public inspection, by day or by type.
    """

    def facets(
        self,
        facet: Literal["daily", "type"],
        *,
        date_from: str | datetime.date | None = None,
        date_to: str | datetime.date | None = None,
        date: str | datetime.date | None = None,
    ) -> Coroutine[Any, Any, _types.GazettePublicInspectionIssuesFacetsAnswer]:
        """Number of documents filed for public inspection, by day or by type.

        Parameters
        ----------
        facet : {"daily", "type"}
            What to group by.
        date_from : str or datetime.date, optional
            First day of publication. Required with facet daily. A date, or text in the form
            YYYY-MM-DD.
        date_to : str or datetime.date, optional
            Last day of publication, with facet daily. Today when left out. A date, or text in
            the form YYYY-MM-DD.
        date : str or datetime.date, optional
            Day of publication. Required with facet type. A date, or text in the form
            YYYY-MM-DD.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited. By date, each with special_filings and
            regular_filings. With facet daily these have last_updated_at, documents and
            agencies, with facet type a count and name by code of the type.

        Notes
        -----
        date_from is not after date_to.

        Endpoint: GET
        https://www.federalregister.gov/api/v1/public-inspection-issues/facets/{facet}

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
        >>> await gazette.public_inspection_issues.facets("daily", date_from="2024-01-02")
        {'2024-01-02': {'special_filings': {'last_updated_at': '2024-01-02T...', ...}, ...},
         '2024-01-03': {'special_filings': {'last_updated_at': '2024-01-03T...', ...}, ...},
         '2024-01-04': {'special_filings': {'last_updated_at': '2024-01-04T...', ...}, ...},
         '2024-01-05': {'special_filings': {'last_updated_at': '2024-01-05T...', ...}, ...},
         '2024-01-08': {'special_filings': {'last_updated_at': '2024-01-08T...', ...}, ...},
         '2024-01-09': {'special_filings': {'last_updated_at': '2024-01-09T...', ...}, ...},
         '2024-01-10': {'special_filings': {'last_updated_at': '2024-01-10T...', ...}, ...},
         '2024-01-11': {'special_filings': {'last_updated_at': '2024-01-11T...', ...}, ...},
         '2024-01-12': {'special_filings': {'last_updated_at': '2024-01-12T...', ...}, ...},
         '2024-01-16': {'special_filings': {'last_updated_at': '2024-01-16T...', ...}, ...},
         ...}
        """
