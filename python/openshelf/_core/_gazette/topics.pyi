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
            The JSON array of the answer. Members: name, slug, url.

        Notes
        -----
        Federal Register API v1, GET /topics/suggestions; beyond the specification.

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
        """

@final
class AsyncGazetteTopics(Namespace):
    """Federal Register API v1: topics.

    Every method gives a coroutine to await; the asynchronous twin of GazetteTopics.

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
            The JSON array of the answer. Members: name, slug, url.

        Notes
        -----
        Federal Register API v1, GET /topics/suggestions; beyond the specification.

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
        """
