# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace

@final
class GazetteCategoryCounts(Namespace):
    """Federal Register API v1: category counts.

    Methods
    -------
    get
        Yearly numbers of documents by type, or of pages by category, as the text of a CSV
        file.
    """

    def get(self, name: Literal["document_type", "page_count"]) -> str:
        """Yearly numbers of documents by type, or of pages by category, as the text of a CSV file.

        Parameters
        ----------
        name : {"document_type", "page_count"}
            What is counted: documents by type, or pages.

        Returns
        -------
        str
            The text of a CSV file, its first line the header.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/category_counts/{name}.csv

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
        >>> gazette.category_counts.get("document_type")
        'Year,Rule,Proposed Rule,Notice,Presidential...'
        """

@final
class AsyncGazetteCategoryCounts(Namespace):
    """Federal Register API v1: category counts.

    Has the methods of GazetteCategoryCounts; each gives a coroutine to await.

    Methods
    -------
    get
        Yearly numbers of documents by type, or of pages by category, as the text of a CSV
        file.
    """

    def get(
        self,
        name: Literal["document_type", "page_count"],
    ) -> Coroutine[Any, Any, str]:
        """Yearly numbers of documents by type, or of pages by category, as the text of a CSV file.

        Parameters
        ----------
        name : {"document_type", "page_count"}
            What is counted: documents by type, or pages.

        Returns
        -------
        str
            What the coroutine gives when it is awaited. The text of a CSV file, its first line
            the header.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/category_counts/{name}.csv

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
        >>> await gazette.category_counts.get("document_type")
        'Year,Rule,Proposed Rule,Notice,Presidential...'
        """
