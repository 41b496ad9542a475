"""Tests the sandbox with other people's programs: they know the services, and nothing of openshelf.

They are installed at run time, and nothing of them is kept. `expected.toml` has what passes of each, and the
reason of all that fails, so that a change is seen in both directions.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
import scratch
from nokey_values import nokey_values
from redirection import environment

pytestmark = [pytest.mark.full, pytest.mark.timeout(900)]

HERE = Path(__file__).parent
EXPECTED = tomllib.loads((HERE / "expected.toml").read_text(encoding="utf-8"))
DAY = "2024-12-31"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with all of the programs and nothing of the checkout."""
    pinned = [
        f"{name}=={one['version']}" for name, one in EXPECTED.items() if one["from"] == "PyPI"
    ]
    return scratch.new_python(tmp_path_factory.mktemp("others"), *pinned, "pytest>=8.4.1,<9")


@pytest.fixture
def unpacked(python: Path, tmp_path: Path) -> Callable[[str], Path]:
    """The source of a package by its name."""

    def unpack(name: str) -> Path:
        folder = tmp_path / "source"
        folder.mkdir()
        return scratch.source(python, f"{name}=={EXPECTED[name]['version']}", folder)

    return unpack


@pytest.fixture(scope="module")
def dated() -> Iterator[Any]:
    """A sandbox of one day, whenever the tests run."""
    with openshelf.Sandbox(today=DAY) as server:
        yield server


@pytest.fixture(scope="module")
def large() -> Iterator[Any]:
    """A sandbox with more than 10,000 documents in half a year."""
    with openshelf.Sandbox(today=DAY, scale=1000) as server:
        yield server


def compare(name: str, outcomes: dict[str, str], figures: Callable[[str, object], None]) -> None:
    """Compares passed and failed tests with the expected ones, by number and by name."""
    expected = EXPECTED[name]
    failed = {test for test, outcome in outcomes.items() if outcome not in {"passed", "skipped"}}
    passed = sum(outcome == "passed" for outcome in outcomes.values())
    figures("passed, failed", (passed, len(failed)))
    reasons = {test: one["reason"] for one in expected["failing"] for test in one["tests"]}
    assert {test: outcomes[test] for test in failed - set(reasons)} == {}, "they fail, and did not"
    assert set(reasons) - failed == set(), "they pass now, or are gone"
    assert passed == expected["passed"]


#: The fields that fr-toolbelt requests.
FIELDS = [
    "document_number", "citation", "publication_date", "agency_names", "agencies", "title", "type",
    "action", "abstract", "docket_ids", "dockets", "president", "regulation_id_number_info",
    "regulations_dot_gov_info", "correction_of", "json_url", "html_url",
]  # fmt: skip

#: The agency that the tests of usaspending-orm request.
AGENCY = {
    "type": "awarding", "tier": "toptier", "name": "National Aeronautics and Space Administration",
}  # fmt: skip


def awards_of(spending: Any, *codes: str) -> Iterator[dict[str, Any]]:
    """The agency's awards of these types."""
    filters = {"award_type_codes": list(codes), "agencies": [AGENCY]}
    lists = openshelf.paginate(spending.search.spending_by_award, max_records=100)
    yield from lists.records(filters=filters, fields=["Award ID", "recipient_id"], limit=50)


def test_usaspending_orm(
    python: Path, unpacked: Any, dated: Any, tmp_path: Path, figures: Any
) -> None:
    package = unpacked("usaspending-orm")

    def recorded(kind: str, member: str = "generated_unique_award_id") -> str:
        path = package / "tests" / "fixtures" / f"{kind}.json"
        return json.loads(path.read_text(encoding="utf-8"))[member]

    with dated.spending() as spending:
        contract = next(
            award
            for award in awards_of(spending, "A", "B", "C", "D")
            if spending.awards.funding(award["generated_internal_id"])["results"]
        )
        vehicle = next(
            award
            for award in awards_of(spending, "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C")
            if spending.idvs.awards(award["generated_internal_id"], type="child_awards")["results"]
        )
        grant = next(awards_of(spending, "02", "03", "04", "05"))
        loan = next(awards_of(spending, "07", "08"))
        year = {"start_date": "2023-10-01", "end_date": "2024-09-30"}
        [transaction] = spending.search.spending_by_transaction(
            filters={"award_type_codes": ["A"], "agencies": [AGENCY], "time_period": [year]},
            fields=["Transaction Description"],
            limit=1,
        )["results"]
    # Longer names come first, because the number of the contract is a part of its id.
    names = {
        recorded("awards/contract"): contract["generated_internal_id"],
        recorded("awards/contract", "piid"): contract["Award ID"],
        recorded("awards/idv"): vehicle["generated_internal_id"],
        "CONT_IDV_NNK14MA75C_8000": vehicle["generated_internal_id"],
        recorded("awards/grant"): grant["generated_internal_id"],
        recorded("awards/loan"): loan["generated_internal_id"],
        recorded("recipient_university", "recipient_id"): contract["recipient_id"],
        '"Mars"': f'"{max(transaction["Transaction Description"].split(), key=len)}"',
    }
    asked = environment(dated, tmp_path, names)
    # The links of its documentation go to other sites.
    words = ("-m", "integration", "-k", "not upstream_documentation_link", "tests")
    compare("usaspending-orm", scratch.own_tests(python, package, asked, *words), figures)


def test_fr_toolbelt(python: Path, unpacked: Any, large: Any, tmp_path: Path, figures: Any) -> None:
    package = unpacked("fr-toolbelt")
    # Its tests read documents from a file that the source distribution lacks.
    with large.gazette() as gazette:
        documents = gazette.documents.search(None, fields=FIELDS, per_page=50)
    path = package / "tests" / "test_documents.json"
    path.write_text(json.dumps(documents), encoding="utf-8")
    numbers = [document["document_number"] for document in documents["results"]]
    names = dict(zip(("2024-02204", "2023-28203", "2023-25797"), numbers, strict=False))
    # The latest document depends on the day and its hour.
    words = ("-k", "not no_end_date", "tests")
    asked = environment(large, tmp_path, names)
    compare("fr-toolbelt", scratch.own_tests(python, package, asked, *words), figures)


def test_novelcovid(dated: Any, tmp_path: Path, figures: Any) -> None:
    # The library versions are those that the package is developed with.
    pinned = (f"novelcovid@{EXPECTED['novelcovid']['version']}", "mocha@7.2.0", "chai@4.2.0")
    folder = scratch.new_node(tmp_path, *pinned)
    asked = environment(dated, tmp_path)
    tests = "node_modules/novelcovid/index.spec.js"
    compare("novelcovid", scratch.own_node_tests(folder, asked, tests), figures)


def test_nokey(python: Path, dated: Any, tmp_path: Path, figures: Any) -> None:
    asked = environment(dated, tmp_path)
    values = json.dumps(nokey_values(dated))
    compare("nokey", scratch.program(python, HERE / "nokey_calls.py", asked, values), figures)


def test_dlt(python: Path, dated: Any, tmp_path: Path, figures: Any) -> None:
    """Lists that dlt pages through have the same records as our own lists, each once."""
    first, last = "2024-03-01", "2024-04-30"
    lists = ("museum.agents.list", "gazette.documents.search", "spending.search.spending_by_award")
    before = [dated.stats["requests_by_operation"].get(name, 0) for name in lists]
    asked = environment(dated, tmp_path)
    loaded = scratch.program(python, HERE / "dlt_lists.py", asked, first, last)
    after = [dated.stats["requests_by_operation"].get(name, 0) for name in lists]
    assert all(then - now > 1 for now, then in zip(before, after, strict=True)), (
        "one page is no list"
    )
    with dated.museum() as museum, dated.gazette() as gazette, dated.spending() as spending:
        agents = openshelf.paginate(museum.agents.list).records(fields=["id"])
        documents = openshelf.paginate(gazette.documents.search).records(
            None, published_from=first, published_to=last, fields=["document_number"]
        )
        year = {"start_date": first, "end_date": last}
        awards = openshelf.paginate(spending.search.spending_by_award).records(
            filters={"award_type_codes": ["A", "B", "C", "D"], "time_period": [year]},
            fields=["Award ID"],
        )
        ours = {
            "agents": [record["id"] for record in agents],
            "documents": [record["document_number"] for record in documents],
            "awards": [record["generated_internal_id"] for record in awards],
        }
    figures("records", {name: len(keys) for name, keys in ours.items()})
    outcomes = {
        name: "passed" if sorted(loaded[name]) == sorted(keys) else f"{loaded[name]}, not {keys}"
        for name, keys in ours.items()
    }
    compare("dlt", outcomes, figures)
