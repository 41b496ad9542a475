"""Tests that each call becomes the request that the operation describes, both prepared and sent."""

import asyncio
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import PICTURE, answer_for, base_of, class_name, make_client, method_of, sends_nothing
from each import for_each
from expected import address, expected
from recorder import Recorder
from samples import calls
from wire import Actual, differences

METHODS = [pytest.param(operation, id=operation.id) for operation in catalog_facts.operations()]
#: What is sent by one request. test_linked_files.py follows the second one, to the file that a record names.
OF_ONE_REQUEST = [each for each in METHODS if each.values[0].returns != "linked_file"]


@pytest.fixture(autouse=True)
def _no_warnings() -> Iterator[None]:
    """Arguments that a service ignores are passed on purpose here, and answers have no records."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", openshelf.IgnoredParameterWarning)
        warnings.simplefilter("ignore", openshelf.NotFoundWarning)
        for words in (".* to sort by", ".* that fields asks for"):
            warnings.filterwarnings("ignore", words, openshelf.UnknownFieldWarning)
        yield


@for_each(METHODS)
def test_prepare_returns_the_exact_request(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    """`prepare` returns the exact request and sends nothing."""
    method = method_of(clients[operation.service], operation)
    for label, arguments in calls(operation).items():
        request = openshelf.prepare(method)(**arguments)
        actual = Actual.of_request(request, base_of(operation, recorder.url))
        assert not differences(expected(operation, arguments), actual), label
        if actual.body:
            headers = {name.lower(): value for name, value in request.headers.items()}
            assert headers["content-type"].startswith("application/json")
    assert recorder.requests == []


@for_each(METHODS)
def test_required_arguments_are_accepted_by_position(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    """Required arguments pass by position in the order of the operation, optional ones do not."""
    method = method_of(clients[operation.service], operation)
    arguments = calls(operation)["fewest"]
    names = [parameter.name for parameter in operation.parameters if parameter.required]
    named = {name: value for name, value in arguments.items() if name not in names}
    request = openshelf.prepare(method)(*(arguments[name] for name in names), **named)
    actual = Actual.of_request(request, base_of(operation, recorder.url))
    assert not differences(expected(operation, arguments), actual)
    with pytest.raises(TypeError):
        openshelf.prepare(method)(*(arguments[name] for name in names), "one too many", **named)


def sent(
    operation: catalog_facts.Operation, recorder: Recorder, arguments: dict[str, Any]
) -> list[str]:
    """The faults of the request that arrived."""
    if sends_nothing(operation):
        return ["a request was sent"] if recorder.requests else []
    assert len(recorder.requests) == 1, recorder.requests
    recorded = recorder.last
    actual = Actual.of_recorded(recorded, base_of(operation, recorder.url))
    found = differences(expected(operation, arguments), actual)
    if actual.method == "GET" and recorded.header("content-length") not in (None, "0"):
        found.append("a GET has a body")
    if actual.method == "POST" and not (recorded.header("content-type") or "").startswith(
        "application/json"
    ):
        found.append(f"content type {recorded.header('content-type')}")
    if recorded.header("host") != recorder.url.removeprefix("http://"):
        found.append(f"host {recorded.header('host')}")
    return found


def result_is_right(
    operation: catalog_facts.Operation,
    recorder: Recorder,
    given: Any,
    value: Any,
    arguments: dict[str, Any],
) -> None:
    if sends_nothing(operation):
        wanted = expected(operation, arguments)
        actual = Actual(
            "GET",
            given.removeprefix(base_of(operation, recorder.url) + "/").split("?")[0],
            given.partition("?")[2],
            None,
        )
        assert not differences(wanted, actual)
    elif operation.name == "download" and operation.service == "museum":
        path = Path(arguments["directory"]) / f"{arguments['image_id']}.jpg"
        assert path.read_bytes() == PICTURE
        assert isinstance(given, str) and arguments["image_id"] in given
    else:
        assert given == value
        # Pictures are bytes with a media type.
        assert type(given) is (openshelf.Picture if isinstance(value, bytes) else type(value))


def calls_for_sending(operation: catalog_facts.Operation, directory: Path) -> list[dict[str, Any]]:
    more = {"directory": str(directory)} if operation.id == "museum.images.download" else {}
    return [arguments | more for arguments in calls(operation).values()]


@pytest.mark.parametrize("operation", OF_ONE_REQUEST)
def test_every_operation_sends_the_exact_request(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder, tmp_path: Path
) -> None:
    method = method_of(clients[operation.service], operation)
    for arguments in calls_for_sending(operation, tmp_path):
        recorder.reset()
        recorder.answer, value = answer_for(operation)
        given = method(**arguments)
        assert not sent(operation, recorder, arguments)
        result_is_right(operation, recorder, given, value, arguments)


@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_an_asynchronous_client_sends_the_exact_request(
    service: str, recorder: Recorder, tmp_path: Path
) -> None:
    """Every operation of a service, one after another in one loop."""

    async def every() -> list[str]:
        found = []
        async with make_client(service, recorder.url, asynchronous=True) as client:
            for operation in (each.values[0] for each in OF_ONE_REQUEST):
                if operation.service != service:
                    continue
                method = method_of(client, operation)
                for arguments in calls_for_sending(operation, tmp_path):
                    recorder.reset()
                    recorder.answer, value = answer_for(operation)
                    try:
                        given = await method(**arguments)
                        wrong = sent(operation, recorder, arguments)
                        result_is_right(operation, recorder, given, value, arguments)
                    except Exception as error:  # noqa: BLE001  all operations are tried
                        wrong = [repr(error)]
                    found += [f"{operation.id}({arguments}): {item}" for item in wrong]
        return found

    assert asyncio.run(every()) == []


@for_each(METHODS)
def test_both_clients_prepare_the_same_request(
    operation: catalog_facts.Operation, async_clients: dict[str, Any], clients: dict[str, Any]
) -> None:
    """Both clients render the same request."""
    for arguments in calls(operation).values():
        ours = openshelf.prepare(method_of(clients[operation.service], operation))(**arguments)
        async_client = openshelf.prepare(method_of(async_clients[operation.service], operation))(
            **arguments
        )
        assert (async_client.method, async_client.url, async_client.body) == (
            ours.method,
            ours.url,
            ours.body,
        )


@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_the_default_address_is_that_of_the_service(service: str) -> None:
    """Without a configured URL a client uses the service's own."""
    with getattr(openshelf, class_name(service))() as client:
        assert client.base_url.rstrip("/") == catalog_facts.services()[service]["base_url"].rstrip(
            "/"
        )
        assert client.docs_url == catalog_facts.services()[service]["docs_url"]
        assert client.description.strip()
        for operation in catalog_facts.operations():
            if operation.service == service:
                arguments = calls(operation)["fewest"]
                request = openshelf.prepare(method_of(client, operation))(**arguments)
                base = address(operation).rstrip("/")
                assert not differences(
                    expected(operation, arguments), Actual.of_request(request, base)
                )


@pytest.mark.parametrize(
    ("name", "arguments", "urls"),
    [
        (
            "random_url",
            [
                {"width": 200, "height": 300},
                {"width": 200},
                {"width": 200, "height": 300, "grayscale": True},
                {"width": 200, "height": 300, "blur": 2},
                {"width": 200, "height": 300, "grayscale": True, "blur": 2},
                {"width": 200, "height": 300, "extension": "webp"},
            ],
            [
                "/200/300",
                "/200",
                "/200/300?grayscale",
                "/200/300?blur=2",
                "/200/300?grayscale&blur=2",
                "/200/300.webp",
            ],
        ),
        (
            "seed_url",
            [
                {"seed": "picsum", "width": 200, "height": 300},
                {"seed": "picsum", "width": 200},
                {"seed": "a b", "width": 200, "blur": 10, "grayscale": True},
            ],
            ["/seed/picsum/200/300", "/seed/picsum/200", "/seed/a%20b/200?blur=10&grayscale"],
        ),
        (
            "id_url",
            [
                {"image_id": 237, "width": 200, "height": 300},
                {"image_id": 237, "width": 200},
                {"image_id": 870, "width": 200, "height": 300, "grayscale": True, "blur": 2},
                {"image_id": 0, "width": 0, "height": 0},
            ],
            ["/id/237/200/300", "/id/237/200", "/id/870/200/300?grayscale&blur=2", "/id/0/0/0"],
        ),
    ],
)
def test_placeholder_urls_equal_those_of_its_own_documentation(
    name: str, arguments: list[dict[str, Any]], urls: list[str]
) -> None:
    with openshelf.Placeholder() as client:
        for given, url in zip(arguments, urls, strict=True):
            made = getattr(client, name)(**given)

            # The order of the query is free.
            def parts(text: str) -> tuple[str, list[str]]:
                path, _, query = text.partition("?")
                return path, sorted(query.split("&"))

            assert parts(made) == parts(client.base_url + url)
