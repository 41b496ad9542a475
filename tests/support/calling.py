"""Finds the client and the bound method of an operation."""

from __future__ import annotations

import json
import warnings
from typing import TYPE_CHECKING, Any

import openshelf
from recorder import Answer

if TYPE_CHECKING:
    # Programs of the tests import this file, and the catalog would take 70 MB of their memory.
    from catalog_facts import Operation

#: The current day of sandboxes in tests that expect certain data.
TODAY = "2024-06-28"

#: Path prefixes for the clients of the tests, so that a base with a path is always tested.
PREFIX = "/base/v9"
IMAGE_PREFIX = "/iiif/9"


def class_name(service: str, asynchronous: bool = False) -> str:
    return ("Async" if asynchronous else "") + service.capitalize()


def make_client(service: str, url: str, asynchronous: bool = False, **options: Any) -> Any:
    """A client of the service pointed at `url`, without throttle unless one is requested."""
    settings: dict[str, Any] = {"base_url": url + PREFIX, "requests_per_second": None}
    if service == "museum":
        settings["image_api_url"] = url + IMAGE_PREFIX + "/"
    return getattr(openshelf, class_name(service, asynchronous))(**settings | options)


def base_of(operation: Operation, url: str) -> str:
    """The URL below which the operation's requests of such a client go."""
    return url + (IMAGE_PREFIX if operation.base == "images" else PREFIX)


def method_of(client: Any, operation: Operation) -> Any:
    found = client
    for name in operation.full_name.split("."):
        found = getattr(found, name)
    return found


def prepared(client: Any, operation: Operation, arguments: dict[str, Any]) -> openshelf.Request:
    """The request of a call; of one that breaks a rule between arguments, unchecked."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return openshelf.prepare(method_of(client, operation))(**arguments)
        except openshelf.ArgumentError:
            unchecked = client.with_options(validate=False)
            return openshelf.prepare(method_of(unchecked, operation))(**arguments)


def class_of(operation: Operation, asynchronous: bool = False) -> type:
    """The class that has the operation's method."""
    with make_client(operation.service, "http://127.0.0.1:9") as client:
        if asynchronous:
            client = make_client(operation.service, "http://127.0.0.1:9", asynchronous=True)
        found = client
        for name in operation.group.split(".") if operation.group else []:
            found = getattr(found, name)
        return type(found)


#: The smallest JPEG-like bytes that the tests use as a picture.
PICTURE = bytes.fromhex("ffd8ffe000104a46494600010100000100010000ffd9")


def answer_for(operation: Operation) -> tuple[Answer, Any]:
    """A small answer of the operation's kind, and the result of the call."""
    if operation.name == "field_names":
        return Answer(body=b'{"data": [{"id": 1, "title": "x"}]}'), ["id", "title"]
    if operation.returns == "bytes":
        return Answer(body=PICTURE, headers={"Content-Type": "image/jpeg"}), PICTURE
    if operation.returns == "str":
        text = "a,b\r\n1,\u00e9\r\n"
        return Answer(body=text.encode(), headers={"Content-Type": "text/csv; charset=utf-8"}), text
    value: Any = [{"a": 1}, {"a": 2}]
    if operation.returns != "list":
        from catalog_entries import declared_member  # noqa: PLC0415  as above

        value = {declared_member(operation.id) or "a": None, "b": [None, 1.5]}
    return Answer(body=json.dumps(value).encode()), value


def sends_nothing(operation: Operation) -> bool:
    """The placeholder's URL operations return the URL and send nothing."""
    return operation.service == "placeholder" and operation.name.endswith("_url")
