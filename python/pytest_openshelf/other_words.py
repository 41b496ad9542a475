"""Words of other tools for what the sandbox of a test does, each with what it is here."""

from __future__ import annotations

_ANSWER = 'answer("disease.totals.country", json={...}): the name of an operation, no address'
_CALLS = "calls.assert_called(operation, ...), or one of the other assertions of calls"
#: Words of responses, respx, pytest-httpx and `unittest.mock`, each with what it is here.
OTHER_WORDS = {
    **dict.fromkeys(
        [
            *("get", "post", "put", "patch", "delete", "head", "options"),
            *("add", "upsert", "replace", "response", "responses", "respond", "route", "routes"),
            *("add_response", "register", "register_uri", "when", "expect", "mock", "stub"),
            *("return_value", "reply"),
        ],
        _ANSWER,
    ),
    **dict.fromkeys(
        ["add_exception", "side_effect", "add_callback", "add_passthru"],
        "fail(operation, reset=True, times=None), or another fault; an answer is always a value",
    ),
    **dict.fromkeys(
        [
            *("assert_called", "assert_called_once", "assert_called_with", "assert_not_called"),
            *("assert_all_called", "assert_all_requests_are_fired", "assert_call_count"),
            *("called", "call_count", "mock_calls", "request_history", "get_requests"),
            *("get_request",),
        ],
        _CALLS,
    ),
    **dict.fromkeys(
        ["answers", "given", "responds", "returns"],
        "answer(operation, json=...), which gives one; unused() has those that no request got",
    ),
    **dict.fromkeys(
        ["faults", "fault", "failures", "error", "errors", "break_", "raises"],
        "fail(operation, status=503), or another fault; unused() has those that no request met",
    ),
    "remove": "heal(), which removes every answer and every fault",
    "stop": "heal(), which removes every answer and every fault",
    "start": "the fixture alone: the sandbox runs already",
    "activate": "the fixture alone: the sandbox runs already",
}
