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
            Day of the issue. Takes "current" as well. A date, or text in the form YYYY-MM-DD.

        Returns
        -------
        dict
            Members:

            - agencies : list of dict
            - meta : dict
            - note : dict

            Columns of a table of them:

            - name : str
            - slug : str or None. Empty text when not recognised.
            - see_also : list of dict or None, not always there (name : str or None; slug : str
              or None)
            - document_categories : list of dict (type : str or None; documents : list of dict
              (subject_1 : str or None; subject_2 : str or None, not always there; subject_3 :
              str or None, not always there; document_numbers : list of str))

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/issues/{pub_date}.json

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
        {'agencies': [{'name': 'Agriculture Department',
                       'slug': 'agriculture-department',
                       'document_categories': [{'type': 'Notice', ...}]},
                      ...],
         'meta': {'publication_date': '2024-01-03'},
         'note': {'title': 'Reader Aids', 'text': 'Aids for readers of the issue...'}}
        """

@final
class AsyncGazetteIssues(Namespace):
    """Federal Register API v1: issues.

    Has the methods of GazetteIssues; each gives a coroutine to await.

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
            Day of the issue. Takes "current" as well. A date, or text in the form YYYY-MM-DD.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - agencies : list of dict
            - meta : dict
            - note : dict

            Columns of a table of them:

            - name : str
            - slug : str or None. Empty text when not recognised.
            - see_also : list of dict or None, not always there (name : str or None; slug : str
              or None)
            - document_categories : list of dict (type : str or None; documents : list of dict
              (subject_1 : str or None; subject_2 : str or None, not always there; subject_3 :
              str or None, not always there; document_numbers : list of str))

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/issues/{pub_date}.json

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
        >>> await gazette.issues.get("2024-01-03")
        {'agencies': [{'name': 'Agriculture Department',
                       'slug': 'agriculture-department',
                       'document_categories': [{'type': 'Notice', ...}]},
                      ...],
         'meta': {'publication_date': '2024-01-03'},
         'note': {'title': 'Reader Aids', 'text': 'Aids for readers of the issue...'}}
        """
