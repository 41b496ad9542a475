"""Tests that calls send the requests, and refuse what they refused, that are in tests/oracles."""

import catalog_facts
from calling import make_client, method_of
from catalog_facts import SERVICES
from drawn_calls import drawn, outcome
from frozen_witness import Oracle, text_of
from samples import calls

METHODS = catalog_facts.operations()

CLIENTS = {service: make_client(service, "http://127.0.0.1:9") for service in SERVICES}


def test_each_call_of_the_contract_sends_the_frozen_request() -> None:
    found = {}
    for operation in METHODS:
        method = method_of(CLIENTS[operation.service], operation)
        for label, arguments in calls(operation).items():
            sent = outcome(method, arguments)
            assert isinstance(sent, list) or operation.returns == "str", sent
            found[f"{operation.id} {label}"] = text_of({"arguments": arguments, "request": sent})
    Oracle("requests").check(found)


def test_each_refusal_has_the_frozen_text() -> None:
    found = {}
    for operation in METHODS:
        method = method_of(CLIENTS[operation.service], operation)
        outcomes = {name: outcome(method, given) for name, given in drawn(operation).items()}
        found[operation.id] = text_of(outcomes)
    Oracle("refusals").check(found)
