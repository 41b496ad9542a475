"""The OpenAPI document of every service, and the sandbox asked by it with values that nobody chose."""

import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from calling import SERVICES
from hypothesis import HealthCheck, Phase, given, seed, settings
from openshelf import openapi

from examples import ROWS

#: Seconds for one service; what has not had its turn then is left to another day's order.
PATIENCE = float(os.environ.get("OPENSHELF_PATIENCE", "3"))
#: The rows that say that their service always fails so.
LASTING = {name for name, row in ROWS.items() if row["lasting_status"]}
#: What the gazette's contract calls a server error: a term left out or blank, an unparseable date, and
#: an unknown field of public inspection.
SERVERS_OWN = {
    "gazette.agencies.suggestions",
    "gazette.topics.suggestions",
    "gazette.documents.autocomplete",
    "gazette.effective_dates.list",
    "gazette.public_inspection_documents.get",
    "gazette.public_inspection_documents.get_many",
    "gazette.public_inspection_documents.current",
    "gazette.public_inspection_documents.search",
}
#: Where spending's contract tells of faults: inputs that the service does not check itself.
SERVERS_OWN |= {
    f"spending.{name}"
    for name in (
        "autocomplete.awarding_agency_office",
        "autocomplete.cfda",
        "autocomplete.funding_agency_office",
        "autocomplete.glossary",
        "autocomplete.psc",
        "disaster.agency.loans",
        "disaster.agency.spending",
        "disaster.federal_account.spending",
        "download.count",
        "search.spending_by_award",
        "search.spending_by_geography",
        "search.spending_by_transaction_count",
        "search.spending_over_time",
    )
}


@pytest.fixture(scope="module")
def documents() -> dict[str, dict[str, Any]]:
    return {service: openapi.document(service) for service in SERVICES}


@pytest.mark.parametrize("service", SERVICES)
def test_every_operation_is_described(service: str, documents: dict[str, Any]) -> None:
    document = documents[service]
    assert document["openapi"] == "3.1.0"
    described = {
        (path, method): operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }
    for row in ROWS.values():
        if row["service"] == service:
            path = "/" + (row["live_path"] or row["path"]).lstrip("/")
            assert (path, row["method"].lower()) in described, row["full_name"]
    names = [operation["operationId"] for operation in described.values()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("service", SERVICES)
def test_every_placeholder_is_a_parameter(service: str, documents: dict[str, Any]) -> None:
    for path, methods in documents[service]["paths"].items():
        for operation in methods.values():
            parameters = operation.get("parameters", [])
            given_in_path = [each["name"] for each in parameters if each["in"] == "path"]
            assert sorted(given_in_path) == sorted(re.findall(r"{(\w+)}", path)), path
            names = [(each["in"], each["name"]) for each in parameters]
            assert len(names) == len(set(names)), path
            assert all(("schema" in each) != ("content" in each) for each in parameters)


def test_values_limits_and_defaults(documents: dict[str, Any]) -> None:
    paths = documents["museum"]["paths"]
    limit = next(
        each for each in paths["/artworks"]["get"]["parameters"] if each["name"] == "limit"
    )
    assert limit["schema"]["type"] == "integer"
    assert limit["schema"]["default"] == 10
    assert limit["schema"]["maximum"] == 100
    naics = documents["spending"]["paths"]["/api/v2/search/spending_by_category/naics/"]["post"]
    body = naics["requestBody"]["content"]["application/json"]["schema"]
    assert body["required"] == ["filters"]
    scope = body["properties"]["filters"]["properties"]["recipient_scope"]
    assert scope["enum"] == ["domestic", "foreign"]
    record = documents["disease"]["paths"]["/v3/covid-19/countries/{country}"]["get"]["responses"][
        "200"
    ]
    schema = record["content"]["application/json"]["schema"]
    assert schema["properties"]["cases"]["type"] == ["integer", "null"]
    assert schema["properties"]["countryInfo"]["properties"]["iso2"]["type"] == ["string", "null"]


def test_the_command_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "placeholder.json"
    command = [sys.executable, "-m", "openshelf", "openapi"]
    subprocess.run([*command, "placeholder", "--output", str(file)], check=True)
    assert json.loads(file.read_text(encoding="utf-8")) == openapi.document("placeholder")
    wrong = subprocess.run([*command, "nowhere"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "museum" in wrong.stderr


@pytest.mark.parametrize("service", SERVICES)
def test_no_request_of_the_document_is_a_server_error(
    service: str, documents: dict[str, Any], sandbox: Any
) -> None:
    """Schemathesis asks; a 5xx is allowed only where a row says that the service gives it."""
    client = getattr(sandbox, service)()
    document = documents[service] | {"servers": [{"url": client.base_url.rstrip("/")}]}
    schema = schemathesis.openapi.from_dict(document)
    operations = [found.ok() for found in schema.get_all_operations()]
    random.Random(time.time_ns() // 86_400_000_000_000).shuffle(operations)
    end = time.monotonic() + PATIENCE
    broken: list[str] = []
    asked = 0

    def ask(operation: Any, base: str, name: str) -> None:
        @seed(0)
        @settings(
            max_examples=3,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def send(case: Any) -> None:
            response = case.call(base_url=base.rstrip("/"), allow_redirects=False, timeout=20)
            status = response.status_code
            if status >= 500 and name not in LASTING | SERVERS_OWN:
                broken.append(f"{name}: {status} to {case.as_curl_command()}")

        send()

    for operation in operations:
        raw = operation.definition.raw
        name = f"{service}.{raw['operationId']}"
        base = client.image_api_url if raw.get("servers") else client.base_url

        ask(operation, base, name)
        asked += 1
        if time.monotonic() > end:
            break
    assert broken == [], "\n".join(broken)
    assert asked == len(operations) or asked > 10
