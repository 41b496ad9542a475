"""Tests that the sandbox answers a fixed drawing of requests as tests/oracles has it."""

import http.client
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import catalog_facts
import openshelf
import pytest
from calling import TODAY, method_of
from drawn_calls import drawn, outcome
from frozen_witness import Oracle, digest, text_of
from samples import calls


def answer(connection: http.client.HTTPConnection, request: list[Any], url: str) -> str:
    """The status, the media type and the digest of the body that the sandbox answers."""
    method, address, body = request
    target = address[len(url) :]
    headers = {} if body is None else {"Content-Type": "application/json"}
    connection.request(method, target, body and body.encode(), headers)
    response = connection.getresponse()
    # The sandbox's port is another in each run.
    read = response.read().replace(url.encode(), b"http://sandbox")
    read = read.replace(urlsplit(url).netloc.encode(), b"sandbox")
    return f"{response.status} {response.headers['Content-Type']} {digest(read)}"


@pytest.mark.slow
def test_the_sandbox_gives_the_frozen_answers() -> None:
    found = {}
    with openshelf.Sandbox(seed=1, today=TODAY) as sandbox:
        url = sandbox.url.rstrip("/")
        clients = {service: getattr(sandbox, service)() for service in catalog_facts.SERVICES}
        with closing(http.client.HTTPConnection(urlsplit(url).netloc)) as connection:
            for operation in catalog_facts.operations():
                method = method_of(clients[operation.service], operation)
                answers = {}
                for label, arguments in (calls(operation) | drawn(operation)).items():
                    sent = outcome(method, arguments)
                    if isinstance(sent, list) and sent[1].startswith(url):
                        answers[label] = answer(connection, sent, url)
                found[operation.id] = text_of(answers)
    assert "{}" not in found.values()
    Oracle("answers").check(found)
