"""Tests bind: every operation has its method by its name, in both modes."""

import pickle
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import make_client, method_of

OPERATIONS = [pytest.param(operation, id=operation.id) for operation in catalog_facts.operations()]


@pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_operation_can_be_bound(
    operation: catalog_facts.Operation, asynchronous: bool
) -> None:
    method: Any = openshelf.bind(operation.id, asynchronous=asynchronous, max_retries=1)
    assert method.operation == operation.id
    own = make_client(operation.service, "http://127.0.0.1:1", asynchronous)
    other = method_of(own, operation)
    assert (method.__qualname__, repr(method)) == (other.__qualname__, repr(other))
    copy = pickle.loads(pickle.dumps(method))  # noqa: S301  our own bytes
    assert copy.operation == operation.id


def test_bind_takes_the_options_of_the_client() -> None:
    method: Any = openshelf.bind("disease.totals.world", base_url="http://127.0.0.1:1/x")
    assert openshelf.prepare(method)().url.startswith("http://127.0.0.1:1/x/")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("museum.artworks.serch", "did you mean 'museum.artworks.search'?"),
        ("museum.close", "expected a name such as"),
        ("museum", "expected a name such as"),
        ("", "expected a name such as"),
        ("artworks.search", "expected a name such as"),
        (None, "got None"),
    ],
)
def test_unknown_operation_names_are_refused(name: Any, said: str) -> None:
    with pytest.raises(ValueError, match="operation: ") as raised:
        openshelf.bind(name)
    assert said in str(raised.value)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(TypeError, match="nothing"):
        openshelf.bind("museum.artworks.search", nothing=1)
