"""Docstrings of the classes: clients and namespaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .prose import sentence, wrapped

if TYPE_CHECKING:
    from .table import Namespace, Service

CACHING = "Whether answers are kept, so that what was asked before is not asked again."
TWIN = "Every method gives a coroutine to await; the asynchronous twin of {name}."


def constructor(service: Service) -> str:
    """Write the constructor's signature, the same for both twins."""
    facts = service.facts
    image = "image_api_url=None, " if facts["image_api_url"] else ""
    return (
        f'(use_caching=False, cache_name="{facts["cache_name"]}", backend="sqlite", '
        f"expire_after=3600, *, base_url=None, {image}"
        f"requests_per_second={facts['requests_per_second']}, timeout=30.0, "
        "max_retries=2, user_agent=None, ca_file=None, max_retry_after=60.0, deadline=None, "
        "max_concurrency=8, max_response_bytes=268435456, cache_url=None, max_bytes=1073741824, "
        'on_cache_error="raise", refresh=False, only_if_cached=False, stale_if_error=False)'
    )


def client_docstring(service: Service, *, twin: bool) -> str:
    """Write the docstring of a client's class."""
    facts = service.facts
    blocks = [wrapped(sentence(f"{facts['title']}: {facts['description']}"))]
    if twin:
        blocks.append(wrapped(TWIN.format(name=service.class_name)))
    blocks.append("Parameters\n----------\n" + "\n".join(constructor_entries(service)))
    blocks.append(
        "Attributes\n----------\n"
        "base_url : str\n    Address that is asked.\n"
        "description : str\n    What the service gives, in a sentence.\n"
        f"docs_url : str\n    Where the service documents itself: {facts['docs_url']}\n"
        "cache : Cache\n    The answers that are kept, to look at and to clean."
    )
    contents = contents_of(service.client)
    if contents:
        blocks.append(contents)
    name = f"Async{service.class_name}" if twin else service.class_name
    keyword = "async with" if twin else "with"
    blocks.append(
        "Examples\n--------\n"
        f">>> {keyword} openshelf.{name}() as {service.name}:\n...     {service.name}.base_url"
    )
    return "\n\n".join(blocks)


def constructor_entries(service: Service) -> list[str]:
    """Write one entry for each argument of the constructor."""
    facts = service.facts
    rate = facts["requests_per_second"]
    throttle = "Requests a second at most, for all threads and views; None: no limit."
    environment = f"Another address; when left out, {facts['environment']} is asked first."
    entries = [
        ("use_caching : bool, default False", CACHING),
        (
            f'cache_name : str or os.PathLike, default "{facts["cache_name"]}"',
            "Name of the cache in the user's folder for caches; with a slash, its path.",
        ),
        (
            'backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"',
            "What keeps the cache: a file, the memory of this process, a folder, a server.",
        ),
        (
            "expire_after : float, datetime.timedelta or None, default 3600",
            "Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.",
        ),
        ("base_url : str, optional", environment),
    ]
    if facts["image_api_url"]:
        image = f"The same for the image server; {facts['image_environment']}."
        entries.append(("image_api_url : str, optional", image))
    entries += [
        (f"requests_per_second : float or None, default {rate}", throttle),
        (
            "timeout : float or None, default 30.0",
            "Seconds without progress after which a call fails; None: no limit.",
        ),
        (
            "max_retries : int, default 2",
            "How often a request is sent again after a failure that may pass; 0 to 100.",
        ),
        ("user_agent : str, optional", "Text to send instead of openshelf's own name."),
        ("ca_file : str, optional", "File with certificates to trust beside the system's."),
        (
            "max_retry_after : float, default 60.0",
            "Longest wait in seconds that the service may ask for; beyond it the call fails.",
        ),
        (
            "deadline : float or None, default None",
            "Seconds for a whole call, its waits included; None: no limit.",
        ),
        ("max_concurrency : int, default 8", "Requests under way at once; 1 to 1000."),
        (
            "max_response_bytes : int, default 268435456",
            "Bytes that an answer may have, counted after decompression.",
        ),
        (
            "cache_url : str, optional",
            "Address of the Redis server; when left out, redis://127.0.0.1:6379/0.",
        ),
        (
            "max_bytes : int, default 1073741824",
            "Bytes that the cache may hold; the least recently used answers make room.",
        ),
        (
            'on_cache_error : {"raise", "bypass"}, default "raise"',
            "A cache that fails is a CacheError, or the service is asked and the log tells.",
        ),
        ("refresh : bool, default False", "Ask the service and replace what is kept."),
        (
            "only_if_cached : bool, default False",
            "Never ask the service: what is not kept is a CacheMissError.",
        ),
        (
            "stale_if_error : bool, float or datetime.timedelta, default False",
            "Seconds for which an expired answer serves when the service fails; True: for ever.",
        ),
    ]
    return [f"{head}\n{wrapped(text, 4)}" for head, text in entries]


def namespace_docstring(namespace: Namespace, *, twin: bool) -> str:
    """Write the docstring of a namespace's class."""
    segment = namespace.group.rsplit(".", 1)[-1].replace("_", " ")
    title = f"{namespace.service.facts['title']}: {segment}"
    blocks = [wrapped(sentence(title))]
    if twin:
        blocks.append(wrapped(TWIN.format(name=namespace.class_name)))
    blocks.append(contents_of(namespace))
    return "\n\n".join(blocks)


def contents_of(namespace: Namespace) -> str:
    """List the methods and the namespaces of a namespace."""
    blocks = []
    if namespace.operations:
        methods = (
            f"{each['name']}\n{wrapped(sentence(each['summary']), 4)}"
            for each in namespace.operations
        )
        blocks.append("Methods\n-------\n" + "\n".join(methods))
    if namespace.namespaces:
        blocks.append(wrapped(f"Namespaces: {', '.join(namespace.namespaces)}."))
    return "\n\n".join(blocks)
