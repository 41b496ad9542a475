# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteImages(Namespace):
    """Federal Register API v1: images.

    Methods
    -------
    get
        Variants of one image and their metadata.
    """

    def get(self, image_id: str) -> _types.GazetteImagesGetAnswer:
        """Variants of one image and their metadata.

        Parameters
        ----------
        image_id : str
            Identifier of the image, such as EP13OC15.011. Its dots count, its case does not.

        Returns
        -------
        dict
            The variants by the name of their style, each with its address, size in bytes and
            dimensions in pixels.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/images/{image_id}

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
        >>> gazette.images.get("EP13OC15.011")
        {'original_size': {'content_type': 'image/png', 'height': 880, ...},
         'large': {'content_type': 'image/png', 'height': 440, 'identifier': 'EP1...', ...},
         'medium': {'content_type': 'image/png', 'height': 220, 'identifier': 'EP...', ...}}
        """

@final
class AsyncGazetteImages(Namespace):
    """Federal Register API v1: images.

    Has the methods of GazetteImages; each gives a coroutine to await.

    Methods
    -------
    get
        Variants of one image and their metadata.
    """

    def get(self, image_id: str) -> Coroutine[Any, Any, _types.GazetteImagesGetAnswer]:
        """Variants of one image and their metadata.

        Parameters
        ----------
        image_id : str
            Identifier of the image, such as EP13OC15.011. Its dots count, its case does not.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited. The variants by the name of their
            style, each with its address, size in bytes and dimensions in pixels.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/images/{image_id}

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
        >>> await gazette.images.get("EP13OC15.011")
        {'original_size': {'content_type': 'image/png', 'height': 880, ...},
         'large': {'content_type': 'image/png', 'height': 440, 'identifier': 'EP1...', ...},
         'medium': {'content_type': 'image/png', 'height': 220, 'identifier': 'EP...', ...}}
        """
