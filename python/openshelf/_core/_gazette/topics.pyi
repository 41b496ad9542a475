# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteTopics(Namespace):
    """Federal Register API v1: topics.

    Methods
    -------
    suggestions
        Up to ten topics whose name is close to the text.
    """

    def suggestions(self, search_term: str) -> _types.GazetteTopicsSuggestionsAnswer:
        """Up to ten topics whose name is close to the text.

        Parameters
        ----------
        search_term : str
            Text to search for.

        Returns
        -------
        list
            Members of each record:

            - name : str or None
            - slug : str or None
            - url : str

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/topics/suggestions

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
        >>> gazette.topics.suggestions("water")
        [{'name': 'Water supply', 'slug': 'water-supply', 'url': ...},
         ...]
        """

@final
class AsyncGazetteTopics(Namespace):
    """Federal Register API v1: topics.

    Has the methods of GazetteTopics; each gives a coroutine to await.

    Methods
    -------
    suggestions
        Up to ten topics whose name is close to the text.
    """

    def suggestions(
        self,
        search_term: str,
    ) -> Coroutine[Any, Any, _types.GazetteTopicsSuggestionsAnswer]:
        """Up to ten topics whose name is close to the text.

        Parameters
        ----------
        search_term : str
            Text to search for.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - name : str or None
            - slug : str or None
            - url : str

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/topics/suggestions

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
        >>> await gazette.topics.suggestions("water")
        [{'name': 'Water supply', 'slug': 'water-supply', 'url': ...},
         ...]
        """
