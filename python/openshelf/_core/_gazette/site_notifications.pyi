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
        One notice that the site shows to its visitors.
    """

    def get(self, identifier: str) -> _types.GazetteSiteNotification:
        """One notice that the site shows to its visitors.

        Parameters
        ----------
        identifier : str
            Identifier of the notice.

        Returns
        -------
        dict
            Empty when the notice is not active.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/site_notifications/{identifier}

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
        {'identifier': 'maintenance',
         'notification_type': 'info',
         'description': 'The annual house replaces wildland fire preparedness.',
         'updated_at': '2023-09-15T01:26:01Z'}
        """

@final
class AsyncGazetteSiteNotifications(Namespace):
    """Federal Register API v1: site notifications.

    Has the methods of GazetteSiteNotifications; each gives a coroutine to await.

    Methods
    -------
    get
        One notice that the site shows to its visitors.
    """

    def get(
        self,
        identifier: str,
    ) -> Coroutine[Any, Any, _types.GazetteSiteNotification]:
        """One notice that the site shows to its visitors.

        Parameters
        ----------
        identifier : str
            Identifier of the notice.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited. Empty when the notice is not active.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/site_notifications/{identifier}

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
        >>> await gazette.site_notifications.get("maintenance")
        {'identifier': 'maintenance',
         'notification_type': 'info',
         'description': 'The annual house replaces wildland fire preparedness.',
         'updated_at': '2023-09-15T01:26:01Z'}
        """
