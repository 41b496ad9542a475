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
            Id of the picture. Dots are part of it (EP13OC15.011). Case ignored.

        Returns
        -------
        dict
            The JSON object of the answer. Object keyed by the variant's style name.

        Notes
        -----
        Federal Register API v1, GET /images/{image_id}; row "Image variants" of the
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
        >>> gazette.images.get("EP13OC15.011")
        """

@final
class AsyncGazetteImages(Namespace):
    """Federal Register API v1: images.

    Every method gives a coroutine to await; the asynchronous twin of GazetteImages.

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
            Id of the picture. Dots are part of it (EP13OC15.011). Case ignored.

        Returns
        -------
        dict
            The JSON object of the answer. Object keyed by the variant's style name.

        Notes
        -----
        Federal Register API v1, GET /images/{image_id}; row "Image variants" of the
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
        >>> gazette.images.get("EP13OC15.011")
        """
