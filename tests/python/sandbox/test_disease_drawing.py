"""Tests randomly drawn requests for case counts against a model of the documented rules."""

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from disease_drawing import Drawing, comparable
from disease_rules import Reply, Rules

REQUESTS = 1_524


@pytest.fixture(scope="module")
def base(sandbox: Any) -> str:
    return sandbox.urls["OPENSHELF_DISEASE_URL"].rstrip("/") + "/v3/covid-19"


class Asker:
    """Requests path by path over one connection, which is reopened if it was closed."""

    def __init__(self, base: str) -> None:
        parts = urlsplit(base)
        self.connection = http.client.HTTPConnection(parts.netloc, timeout=120)
        self.prefix = parts.path

    def reply(self, path: str) -> Reply:
        self.connection.request("GET", self.prefix + path)
        try:
            answer = self.connection.getresponse()
        except (http.client.RemoteDisconnected, ConnectionResetError):
            self.connection.close()
            return None, None
        return answer.status, json.loads(answer.read())

    def whole(self, path: str) -> Any:
        status, value = self.reply(path)
        assert status == 200, path
        return value


def test_random_requests_are_answered_according_to_the_rules(base: str) -> None:
    asker = Asker(base)
    rules = Rules(asker.whole)
    drawing = Drawing(20200122, rules)
    seen: set[str] = set()
    wrong = []
    for _ in range(REQUESTS):
        drawn = drawing.draw()
        status, value = asker.reply(drawn.sent)
        expected_status, expected = rules.answer(drawn.path, drawn.query)
        if (status, comparable(value)) != (expected_status, comparable(expected)):
            wrong.append((drawn.sent, status, expected_status))
        seen.add(f"{drawn.path[0]} {status}")
    asker.connection.close()
    assert not wrong, (len(wrong), wrong[:20])
    assert {"countries 404", "historical 200", "nyt None", "gov 404", "apple 200"} <= seen
