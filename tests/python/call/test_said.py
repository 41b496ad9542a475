"""Tests that what a service says about an answer reaches the caller as a warning."""

import json
import warnings
from pathlib import Path
from typing import Any

import openshelf
import pyarrow as pa
import pyarrow.parquet
import pytest
from recorder import Answer, Recorder

UNAVAILABLE = "The Public Inspection list is unavailable after 12AM Eastern time"


def answer(recorder: Recorder, body: Any) -> None:
    recorder.answer = Answer(body=json.dumps(body).encode())


@pytest.mark.parametrize("tabular", [False, True])
@pytest.mark.parametrize("group", ["documents", "public_inspection_documents"])
def test_missing_numbers_are_named(
    group: str, tabular: bool, clients: dict[str, Any], recorder: Recorder
) -> None:
    answer(recorder, {"count": 0, "results": [], "errors": {"not_found": ["2024-1", "2024-2"]}})
    get_many = getattr(clients["gazette"], group).get_many
    with pytest.warns(openshelf.NotFoundWarning, match="2024-1, 2024-2"):
        (openshelf.table(get_many) if tabular else get_many)(["2024-1", "2024-2"])


@pytest.mark.parametrize("tabular", [False, True])
@pytest.mark.parametrize("name", ["current", "search"])
def test_a_list_that_is_not_available_says_so(
    name: str, tabular: bool, clients: dict[str, Any], recorder: Recorder
) -> None:
    said = {"pil_unavailability_message": UNAVAILABLE}
    answer(recorder, {"count": 0, "results": [], "meta": said})
    call = getattr(clients["gazette"].public_inspection_documents, name)
    with pytest.warns(openshelf.IncompleteAnswerWarning, match=UNAVAILABLE):
        (openshelf.table(call) if tabular else call)(
            **{"pub_date": "2024-01-03"} if name == "search" else {}
        )


def test_a_whole_answer_says_nothing(clients: dict[str, Any], recorder: Recorder) -> None:
    answer(recorder, {"count": 0, "results": [], "errors": {"not_found": []}, "meta": {}})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        clients["gazette"].documents.get_many(["2024-1", "2024-2"])
        clients["gazette"].public_inspection_documents.current()


@pytest.mark.parametrize("name", ["current", "search"])
def test_a_list_that_is_not_whole_is_not_known_to_be_complete(name: str, tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        documents = server.gazette().public_inspection_documents
        arguments = {"pub_date": "2024-10-11"} if name == "search" else {}
        whole = openshelf.table(getattr(documents, name))(**arguments)
        assert whole.completeness is None
        server.fail("gazette.public_inspection_documents", blackout=True, times=None)
        with pytest.warns(openshelf.IncompleteAnswerWarning, match=UNAVAILABLE) as warned:
            table = openshelf.table(getattr(documents, name))(**arguments)
        assert len(warned) == 1
        assert table.num_rows < whole.num_rows
        assert table.completeness.level == "unproven"
        assert UNAVAILABLE in table.completeness.reason
        [said] = table.metadata["messages"]
        assert said.startswith(UNAVAILABLE)
        table.to_parquet(tmp_path / "inspection.parquet")
        written = pa.parquet.read_schema(tmp_path / "inspection.parquet").metadata
        assert json.loads(written[b"openshelf.messages"]) == [said]
        assert json.loads(written[b"openshelf.completeness"])["level"] == "unproven"


EARLIEST = "For searches, time period start and end dates are currently limited to 2007-10-01."
UNUSED = "The following filters from the request were not used: {'place'}."
FILTERS = {"award_type_codes": ["A"]}


def test_remarks_are_kept_and_those_about_the_request_warn(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    method = clients["spending"].search.spending_by_award
    answer(recorder, {"results": [{"Award ID": "A"}], "messages": ["", EARLIEST, UNUSED, EARLIEST]})
    with pytest.warns(openshelf.IgnoredParameterWarning, match="not used: {'place'}") as warned:
        table = openshelf.table(method)(FILTERS, ["Award ID"])
    assert len(warned) == 1
    assert table.metadata == {
        "messages": [EARLIEST, UNUSED],
        "not_found": [],
        "not_found_count": 0,
    }
    assert json.loads(table.schema.metadata["openshelf.messages"]) == [EARLIEST, UNUSED]
    assert "openshelf.not_found" not in table.schema.metadata
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        answer(recorder, {"results": [], "messages": [EARLIEST]})
        method(FILTERS, ["Award ID"])
        for messages in (None, [], [None, {}], {"a": 1}, "", [[]]):
            answer(recorder, {"results": [], "messages": messages})
            said = openshelf.table(method)(FILTERS, ["Award ID"]).metadata["messages"]
            assert said == []
    # The bytes as they came say nothing.
    answer(recorder, {"results": [], "messages": [UNUSED]})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        openshelf.raw(method)(FILTERS, ["Award ID"])


def test_a_remark_does_not_show_what_the_caller_added(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    secret = "secret-0123456789"  # noqa: S105  no real one
    client = clients["spending"].with_options(extra_headers={"Authorization": secret})
    said = {"results": [], "page_metadata": {"page": 1, "hasNext": False}}
    answer(recorder, said | {"messages": [f"{secret}: members were not used"]})
    with pytest.warns(openshelf.IgnoredParameterWarning) as warned:
        table = openshelf.table(client.search.spending_by_award)(FILTERS, ["Award ID"])
    assert secret not in str(warned[0].message)
    assert secret not in json.dumps([table.metadata, table.schema.metadata])
    listing = openshelf.paginate(client.search.spending_by_award)
    with pytest.warns(openshelf.IgnoredParameterWarning):
        assert secret not in json.dumps(listing.table(FILTERS, ["Award ID"]).metadata)


def test_years_without_data_are_said(clients: dict[str, Any], recorder: Recorder) -> None:
    said = "as such, there are no data available for prior fiscal years."
    answer(recorder, {"toptier_code": "012", "messages": [said]})
    with pytest.warns(openshelf.IncompleteAnswerWarning, match=said):
        clients["spending"].agency.awards("012")
