# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteSiteNotifications(Namespace):
    """Federal Register API v1: site notifications.

    Methods
    -------
    get
        One site notice.
    """

    def get(self, identifier: str) -> _types.GazetteSiteNotification:
        """One site notice.

        Parameters
        ----------
        identifier : str
            Identifier of the notice.

        Returns
        -------
        dict
            The JSON object of the answer. {} when the notice is not active. 404 without a body
            when unknown.

        Notes
        -----
        Federal Register API v1, GET /site_notifications/{identifier}; beyond the specification.

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
        >>> gazette.site_notifications.get("maintenance")
        """

@final
class AsyncGazetteSiteNotifications(Namespace):
    """Federal Register API v1: site notifications.

    Every method gives a coroutine to await; the asynchronous twin of
    GazetteSiteNotifications.

    Methods
    -------
    get
        One site notice.
    """

    def get(
        self,
        identifier: str,
    ) -> Coroutine[Any, Any, _types.GazetteSiteNotification]:
        """One site notice.

        Parameters
        ----------
        identifier : str
            Identifier of the notice.

        Returns
        -------
        dict
            The JSON object of the answer. {} when the notice is not active. 404 without a body
            when unknown.

        Notes
        -----
        Federal Register API v1, GET /site_notifications/{identifier}; beyond the specification.

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
        >>> gazette.site_notifications.get("maintenance")
        """
