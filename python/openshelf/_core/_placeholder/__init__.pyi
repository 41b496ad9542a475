# Written by tools/write.py from the table; do not edit.

import datetime
import os
from collections.abc import Coroutine, Mapping
from typing import Any, Literal, Self

from openshelf import pictures
from openshelf._core import AsyncClient, Client, _PagedList
from openshelf.types import placeholder as _types

class Placeholder(Client):
    """Lorem Picsum: Placeholder pictures of a requested size, chosen at random, by a seed or
    by an id.

    Parameters
    ----------
    use_caching : bool, default False
        Whether answers are kept, so that what was asked before is not asked again; equal
        calls at the same moment share one request.
    cache_name : str or os.PathLike, default "placeholder_cache"
        Name of the cache in the user's folder for caches; with a slash, its path.
    backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
        What keeps the cache: a file, the memory of this process, a folder, a server.
    expire_after : float, datetime.timedelta or None, default 3600
        Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
    base_url : str, optional
        Another address than the service's; credentials do not belong there but into
        extra_headers of with_options. When left out, the environment variable
        OPENSHELF_PLACEHOLDER_URL is asked first.
    requests_per_second : float or None, default None
        Requests a second at most, for all threads and views; None: no limit.
    timeout : float, datetime.timedelta or None, default 30.0
        Seconds without progress after which a call fails; None: no limit. Operations that
        take long have a longer default of their own.
    max_retries : int, default 2
        How often a request is sent again, 0 to 100: after no connection, no progress, and
        the statuses 408, 429, 500, 502, 503 and 504.
    user_agent : str, optional
        Text to send before openshelf's own name.
    ca_file : str or os.PathLike, optional
        File with certificates to trust beside the system's.
    max_retry_after : float or datetime.timedelta, default 60.0
        Longest wait in seconds that the service may ask for; a call that would wait longer
        fails at once, the next ones after a 429 included.
    deadline : float, datetime.timedelta or None, default None
        Seconds for a whole call, its waits included; None: no limit.
    max_concurrency : int, default 8
        Requests under way at once; 1 to 1000.
    max_response_bytes : int, default 268435456
        Bytes that an answer may have, counted after decompression.
    cache_url : str, optional
        Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
    cache_timeout : float, datetime.timedelta or None, default 2.0
        Seconds that the Redis server may take for an answer; then it is not asked for ten
        seconds. None: no limit.
    max_bytes : int, default 1073741824
        Bytes that the cache may hold; the least recently used answers make room.
    on_cache_error : {"raise", "bypass"}, default "raise"
        A cache that fails, also when the client is made, is a CacheError, or the service is
        asked and the log says so.
    refresh : bool, default False
        Ask the service and replace what is kept.
    only_if_cached : bool, default False
        Never ask the service: what is not kept is a CacheMissError.
    stale_if_error : bool, float or datetime.timedelta, default False
        Seconds for which an expired answer serves when the service fails; True: for ever.

    Attributes
    ----------
    base_url : str
        Address that is asked.
    description : str
        What the service gives, in a sentence.
    docs_url : str
        Where the service documents itself: https://picsum.photos/
    cache : Cache
        The answers that are kept, to look at and to clean.

    Methods
    -------
    random_url
        Address of a random picture of the given size.
    seed_url
        Address of the picture that a seed text always selects.
    id_url
        Address of the picture with this id.
    id_info
        Author, native size and addresses of the picture with this id.
    seed_info
        Id, author, native size and addresses of the picture that a seed text selects.
    list
        One page of all pictures, each with author, native size and addresses.
    fetch_random
        The file of a random picture of the given size.
    fetch_seed
        The file of the picture that a seed text always selects.
    fetch_id
        The file of the picture with this id.

    Examples
    --------
    >>> with openshelf.Placeholder() as placeholder:
    ...     placeholder.base_url
    'https://picsum.photos'
    """

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "placeholder_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        user_agent: str | None = None,
        ca_file: str | os.PathLike[str] | None = None,
        max_retry_after: float | datetime.timedelta = 60.0,
        deadline: float | datetime.timedelta | None = None,
        max_concurrency: int = 8,
        max_response_bytes: int = 268435456,
        cache_url: str | None = None,
        cache_timeout: float | datetime.timedelta | None = 2.0,
        max_bytes: int = 1073741824,
        on_cache_error: Literal["raise", "bypass"] = "raise",
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> Self: ...
    def with_options(
        self,
        *,
        validate: bool = True,
        extra_query: Mapping[str, Any] | None = None,
        extra_headers: Mapping[str, str] | None = None,
        extra_body: Mapping[str, Any] | None = None,
        use_caching: bool = True,
        expire_after: float | datetime.timedelta | None = 3600,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        deadline: float | datetime.timedelta | None = None,
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> Placeholder:
        """A view of this client that shares its connections and its pace.

        Parameters
        ----------
        validate : bool, optional
            False sends arguments as they are, whatever the rules say.
        extra_query : dict, optional
            Parameters to add to the query of every call; they win.
        extra_headers : dict, optional
            Headers to send with every call.
        extra_body : dict, optional
            Members to add to the JSON body of every call that has one; they win.
        use_caching : bool, optional
            False leaves the cache out; True needs a client that has one.
        expire_after : float, datetime.timedelta or None, optional
            Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
        timeout : float, datetime.timedelta or None, optional
            Seconds without progress after which a call fails; None: no limit. Operations that
            take long have a longer default of their own.
        max_retries : int, optional
            How often a request is sent again, 0 to 100: after no connection, no progress, and
            the statuses 408, 429, 500, 502, 503 and 504.
        deadline : float, datetime.timedelta or None, optional
            Seconds for a whole call, its waits included; None: no limit.
        refresh : bool, optional
            Ask the service and replace what is kept.
        only_if_cached : bool, optional
            Never ask the service: what is not kept is a CacheMissError.
        stale_if_error : bool, float or datetime.timedelta, optional
            Seconds for which an expired answer serves when the service fails; True: for ever.

        Returns
        -------
        a client of the same class

        Raises
        ------
        ArgumentError
            An option has a wrong value.

        Examples
        --------
        >>> patient = placeholder.with_options(timeout=120.0, max_retries=5)
        """
    def random_url(
        self,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> str:
        """Address of a random picture of the given size.

        Parameters
        ----------
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        str
            The address. Nothing is sent.

        Notes
        -----
        Endpoint: GET https://picsum.photos/{width}/{height}{extension}

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.

        Examples
        --------
        >>> placeholder.random_url(200)
        'https://picsum.photos/200'
        """
    def seed_url(
        self,
        seed: str,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> str:
        """Address of the picture that a seed text always selects.

        Parameters
        ----------
        seed : str
            Any text without a slash. The same one always selects the same picture.
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        str
            The address. Nothing is sent.

        Notes
        -----
        Endpoint: GET https://picsum.photos/seed/{seed}/{width}/{height}{extension}

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.

        Examples
        --------
        >>> placeholder.seed_url("picsum", 200)
        'https://picsum.photos/seed/picsum/200'
        """
    def id_url(
        self,
        image_id: int,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> str:
        """Address of the picture with this id.

        Parameters
        ----------
        image_id : int
            Id of the picture. Ids have gaps, and no picture stands behind an unknown one. At
            least 0.
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        str
            The address. Nothing is sent.

        Notes
        -----
        Endpoint: GET https://picsum.photos/id/{image_id}/{width}/{height}{extension}

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.

        Examples
        --------
        >>> placeholder.id_url(0, 200)
        'https://picsum.photos/id/0/200'
        """
    def id_info(self, image_id: int) -> _types.PlaceholderPicture:
        """Author, native size and addresses of the picture with this id.

        Parameters
        ----------
        image_id : int
            Id of the picture. Ids have gaps. At least 0.

        Returns
        -------
        dict
            Members:

            - id : str. Decimal text.
            - author : str
            - width : int, px
            - height : int, px
            - url : str
            - download_url : str

        Notes
        -----
        Endpoint: GET https://picsum.photos/id/{image_id}/info

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
        >>> placeholder.id_info(0)
        {'id': '0',
         'author': 'Bruno Sato',
         'width': 3500,
         'height': 2333,
         'url': ...,
         'download_url': ...}
        """
    def seed_info(self, seed: str) -> _types.PlaceholderPicture:
        """Id, author, native size and addresses of the picture that a seed text selects.

        Parameters
        ----------
        seed : str
            Any text without a slash. The same one always selects the same picture.

        Returns
        -------
        dict
            Members:

            - id : str. Decimal text.
            - author : str
            - width : int, px
            - height : int, px
            - url : str
            - download_url : str

        Notes
        -----
        Endpoint: GET https://picsum.photos/seed/{seed}/info

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
        >>> placeholder.seed_info("picsum")
        {'id': '572',
         'author': 'Bruno Foster',
         'width': 2466,
         'height': 3700,
         'url': ...,
         'download_url': ...}
        """
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 30,
    ) -> _PagedList[_types.PlaceholderPicture]:
        """One page of all pictures, each with author, native size and addresses.

        Parameters
        ----------
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 30
            Records in a page. From 1 to 100.

        Returns
        -------
        list
            Members of each record:

            - id : str. Decimal text.
            - author : str
            - width : int, px
            - height : int, px
            - url : str
            - download_url : str

        Notes
        -----
        One call gives one page; `openshelf.paginate(placeholder.list)` gives the records of all
        pages.

        Last page: the first with fewer than limit records. A page beyond it is an empty list.

        Endpoint: GET https://picsum.photos/v2/list

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
        >>> placeholder.list()
        [{'id': '0', 'author': 'Bruno Sato', 'width': 3500, 'height': 2333, 'url': ...,
          'download_url': ...},
         ...]
        """
    def fetch_random(
        self,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> pictures.Picture:
        """The file of a random picture of the given size.

        Parameters
        ----------
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        openshelf.Picture
            The file of the picture: bytes with media_type, size and save(path).

        Notes
        -----
        Endpoint: GET https://picsum.photos/{width}/{height}{extension}

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
        >>> placeholder.fetch_random(200)
        <openshelf.Picture image/jpeg, 200x200, ... bytes>
        """
    def fetch_seed(
        self,
        seed: str,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> pictures.Picture:
        """The file of the picture that a seed text always selects.

        Parameters
        ----------
        seed : str
            Any text without a slash. The same one always selects the same picture.
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        openshelf.Picture
            The file of the picture: bytes with media_type, size and save(path).

        Notes
        -----
        Endpoint: GET https://picsum.photos/seed/{seed}/{width}/{height}{extension}

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
        >>> placeholder.fetch_seed("picsum", 200)
        <openshelf.Picture image/jpeg, 200x200, ... bytes>
        """
    def fetch_id(
        self,
        image_id: int,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> pictures.Picture:
        """The file of the picture with this id.

        Parameters
        ----------
        image_id : int
            Id of the picture. Ids have gaps. At least 0.
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        openshelf.Picture
            The file of the picture: bytes with media_type, size and save(path).

        Notes
        -----
        Endpoint: GET https://picsum.photos/id/{image_id}/{width}/{height}{extension}

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
        >>> placeholder.fetch_id(0, 200)
        <openshelf.Picture image/jpeg, 200x200, ... bytes>
        """

class AsyncPlaceholder(AsyncClient):
    """Lorem Picsum: Placeholder pictures of a requested size, chosen at random, by a seed or
    by an id.

    Has the methods of Placeholder; each gives a coroutine to await.

    Parameters
    ----------
    use_caching : bool, default False
        Whether answers are kept, so that what was asked before is not asked again; equal
        calls at the same moment share one request.
    cache_name : str or os.PathLike, default "placeholder_cache"
        Name of the cache in the user's folder for caches; with a slash, its path.
    backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
        What keeps the cache: a file, the memory of this process, a folder, a server.
    expire_after : float, datetime.timedelta or None, default 3600
        Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
    base_url : str, optional
        Another address than the service's; credentials do not belong there but into
        extra_headers of with_options. When left out, the environment variable
        OPENSHELF_PLACEHOLDER_URL is asked first.
    requests_per_second : float or None, default None
        Requests a second at most, for all threads and views; None: no limit.
    timeout : float, datetime.timedelta or None, default 30.0
        Seconds without progress after which a call fails; None: no limit. Operations that
        take long have a longer default of their own.
    max_retries : int, default 2
        How often a request is sent again, 0 to 100: after no connection, no progress, and
        the statuses 408, 429, 500, 502, 503 and 504.
    user_agent : str, optional
        Text to send before openshelf's own name.
    ca_file : str or os.PathLike, optional
        File with certificates to trust beside the system's.
    max_retry_after : float or datetime.timedelta, default 60.0
        Longest wait in seconds that the service may ask for; a call that would wait longer
        fails at once, the next ones after a 429 included.
    deadline : float, datetime.timedelta or None, default None
        Seconds for a whole call, its waits included; None: no limit.
    max_concurrency : int, default 8
        Requests under way at once; 1 to 1000.
    max_response_bytes : int, default 268435456
        Bytes that an answer may have, counted after decompression.
    cache_url : str, optional
        Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
    cache_timeout : float, datetime.timedelta or None, default 2.0
        Seconds that the Redis server may take for an answer; then it is not asked for ten
        seconds. None: no limit.
    max_bytes : int, default 1073741824
        Bytes that the cache may hold; the least recently used answers make room.
    on_cache_error : {"raise", "bypass"}, default "raise"
        A cache that fails, also when the client is made, is a CacheError, or the service is
        asked and the log says so.
    refresh : bool, default False
        Ask the service and replace what is kept.
    only_if_cached : bool, default False
        Never ask the service: what is not kept is a CacheMissError.
    stale_if_error : bool, float or datetime.timedelta, default False
        Seconds for which an expired answer serves when the service fails; True: for ever.

    Attributes
    ----------
    base_url : str
        Address that is asked.
    description : str
        What the service gives, in a sentence.
    docs_url : str
        Where the service documents itself: https://picsum.photos/
    cache : Cache
        The answers that are kept, to look at and to clean.

    Methods
    -------
    random_url
        Address of a random picture of the given size.
    seed_url
        Address of the picture that a seed text always selects.
    id_url
        Address of the picture with this id.
    id_info
        Author, native size and addresses of the picture with this id.
    seed_info
        Id, author, native size and addresses of the picture that a seed text selects.
    list
        One page of all pictures, each with author, native size and addresses.
    fetch_random
        The file of a random picture of the given size.
    fetch_seed
        The file of the picture that a seed text always selects.
    fetch_id
        The file of the picture with this id.

    Examples
    --------
    >>> async with openshelf.AsyncPlaceholder() as placeholder:
    ...     placeholder.base_url
    'https://picsum.photos'
    """

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "placeholder_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        user_agent: str | None = None,
        ca_file: str | os.PathLike[str] | None = None,
        max_retry_after: float | datetime.timedelta = 60.0,
        deadline: float | datetime.timedelta | None = None,
        max_concurrency: int = 8,
        max_response_bytes: int = 268435456,
        cache_url: str | None = None,
        cache_timeout: float | datetime.timedelta | None = 2.0,
        max_bytes: int = 1073741824,
        on_cache_error: Literal["raise", "bypass"] = "raise",
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> Self: ...
    def with_options(
        self,
        *,
        validate: bool = True,
        extra_query: Mapping[str, Any] | None = None,
        extra_headers: Mapping[str, str] | None = None,
        extra_body: Mapping[str, Any] | None = None,
        use_caching: bool = True,
        expire_after: float | datetime.timedelta | None = 3600,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        deadline: float | datetime.timedelta | None = None,
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> AsyncPlaceholder:
        """A view of this client that shares its connections and its pace.

        Parameters
        ----------
        validate : bool, optional
            False sends arguments as they are, whatever the rules say.
        extra_query : dict, optional
            Parameters to add to the query of every call; they win.
        extra_headers : dict, optional
            Headers to send with every call.
        extra_body : dict, optional
            Members to add to the JSON body of every call that has one; they win.
        use_caching : bool, optional
            False leaves the cache out; True needs a client that has one.
        expire_after : float, datetime.timedelta or None, optional
            Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
        timeout : float, datetime.timedelta or None, optional
            Seconds without progress after which a call fails; None: no limit. Operations that
            take long have a longer default of their own.
        max_retries : int, optional
            How often a request is sent again, 0 to 100: after no connection, no progress, and
            the statuses 408, 429, 500, 502, 503 and 504.
        deadline : float, datetime.timedelta or None, optional
            Seconds for a whole call, its waits included; None: no limit.
        refresh : bool, optional
            Ask the service and replace what is kept.
        only_if_cached : bool, optional
            Never ask the service: what is not kept is a CacheMissError.
        stale_if_error : bool, float or datetime.timedelta, optional
            Seconds for which an expired answer serves when the service fails; True: for ever.

        Returns
        -------
        a client of the same class

        Raises
        ------
        ArgumentError
            An option has a wrong value.

        Examples
        --------
        >>> patient = placeholder.with_options(timeout=120.0, max_retries=5)
        """
    def random_url(
        self,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, str]:
        """Address of a random picture of the given size.

        Parameters
        ----------
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        str
            The address. Nothing is sent.

        Notes
        -----
        Endpoint: GET https://picsum.photos/{width}/{height}{extension}

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.

        Examples
        --------
        >>> await placeholder.random_url(200)
        'https://picsum.photos/200'
        """
    def seed_url(
        self,
        seed: str,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, str]:
        """Address of the picture that a seed text always selects.

        Parameters
        ----------
        seed : str
            Any text without a slash. The same one always selects the same picture.
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        str
            The address. Nothing is sent.

        Notes
        -----
        Endpoint: GET https://picsum.photos/seed/{seed}/{width}/{height}{extension}

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.

        Examples
        --------
        >>> await placeholder.seed_url("picsum", 200)
        'https://picsum.photos/seed/picsum/200'
        """
    def id_url(
        self,
        image_id: int,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, str]:
        """Address of the picture with this id.

        Parameters
        ----------
        image_id : int
            Id of the picture. Ids have gaps, and no picture stands behind an unknown one. At
            least 0.
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        str
            The address. Nothing is sent.

        Notes
        -----
        Endpoint: GET https://picsum.photos/id/{image_id}/{width}/{height}{extension}

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.

        Examples
        --------
        >>> await placeholder.id_url(0, 200)
        'https://picsum.photos/id/0/200'
        """
    def id_info(self, image_id: int) -> Coroutine[Any, Any, _types.PlaceholderPicture]:
        """Author, native size and addresses of the picture with this id.

        Parameters
        ----------
        image_id : int
            Id of the picture. Ids have gaps. At least 0.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - id : str. Decimal text.
            - author : str
            - width : int, px
            - height : int, px
            - url : str
            - download_url : str

        Notes
        -----
        Endpoint: GET https://picsum.photos/id/{image_id}/info

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
        >>> await placeholder.id_info(0)
        {'id': '0',
         'author': 'Bruno Sato',
         'width': 3500,
         'height': 2333,
         'url': ...,
         'download_url': ...}
        """
    def seed_info(self, seed: str) -> Coroutine[Any, Any, _types.PlaceholderPicture]:
        """Id, author, native size and addresses of the picture that a seed text selects.

        Parameters
        ----------
        seed : str
            Any text without a slash. The same one always selects the same picture.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - id : str. Decimal text.
            - author : str
            - width : int, px
            - height : int, px
            - url : str
            - download_url : str

        Notes
        -----
        Endpoint: GET https://picsum.photos/seed/{seed}/info

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
        >>> await placeholder.seed_info("picsum")
        {'id': '572',
         'author': 'Bruno Foster',
         'width': 2466,
         'height': 3700,
         'url': ...,
         'download_url': ...}
        """
    def list(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 30,
    ) -> Coroutine[Any, Any, _PagedList[_types.PlaceholderPicture]]:
        """One page of all pictures, each with author, native size and addresses.

        Parameters
        ----------
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 30
            Records in a page. From 1 to 100.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - id : str. Decimal text.
            - author : str
            - width : int, px
            - height : int, px
            - url : str
            - download_url : str

        Notes
        -----
        One call gives one page; `openshelf.paginate(placeholder.list)` gives the records of all
        pages.

        Last page: the first with fewer than limit records. A page beyond it is an empty list.

        Endpoint: GET https://picsum.photos/v2/list

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
        >>> await placeholder.list()
        [{'id': '0', 'author': 'Bruno Sato', 'width': 3500, 'height': 2333, 'url': ...,
          'download_url': ...},
         ...]
        """
    def fetch_random(
        self,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, pictures.Picture]:
        """The file of a random picture of the given size.

        Parameters
        ----------
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        openshelf.Picture
            What the coroutine gives when it is awaited. The file of the picture: bytes with
            media_type, size and save(path).

        Notes
        -----
        Endpoint: GET https://picsum.photos/{width}/{height}{extension}

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
        >>> await placeholder.fetch_random(200)
        <openshelf.Picture image/jpeg, 200x200, ... bytes>
        """
    def fetch_seed(
        self,
        seed: str,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, pictures.Picture]:
        """The file of the picture that a seed text always selects.

        Parameters
        ----------
        seed : str
            Any text without a slash. The same one always selects the same picture.
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        openshelf.Picture
            What the coroutine gives when it is awaited. The file of the picture: bytes with
            media_type, size and save(path).

        Notes
        -----
        Endpoint: GET https://picsum.photos/seed/{seed}/{width}/{height}{extension}

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
        >>> await placeholder.fetch_seed("picsum", 200)
        <openshelf.Picture image/jpeg, 200x200, ... bytes>
        """
    def fetch_id(
        self,
        image_id: int,
        width: int,
        *,
        height: int | None = None,
        grayscale: bool | None = False,
        blur: int | None = None,
        extension: Literal["jpg", "webp"] | None = None,
    ) -> Coroutine[Any, Any, pictures.Picture]:
        """The file of the picture with this id.

        Parameters
        ----------
        image_id : int
            Id of the picture. Ids have gaps. At least 0.
        width : int
            Width in pixels. 0 for the width of the original. From 0 to 5000.
        height : int, optional
            Height in pixels. Without it the picture is square. From 0 to 5000.
        grayscale : bool, default False
            True for a picture without colour.
        blur : int, optional
            Strength of the blur. From 1 to 10.
        extension : {"jpg", "webp"}, optional
            File format of the picture.

        Returns
        -------
        openshelf.Picture
            What the coroutine gives when it is awaited. The file of the picture: bytes with
            media_type, size and save(path).

        Notes
        -----
        Endpoint: GET https://picsum.photos/id/{image_id}/{width}/{height}{extension}

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
        >>> await placeholder.fetch_id(0, 200)
        <openshelf.Picture image/jpeg, 200x200, ... bytes>
        """
