"""Tests what holds for the operations that lead to files."""

from typing import Any

import openshelf
from catalog_entries import CATALOG


def of_kind(kind: str) -> dict[str, Any]:
    return {
        name: each["files"][kind]
        for name, each in CATALOG.items()
        if isinstance(each["files"], dict) and kind in each["files"]
    }


def test_the_operations_that_start_jobs_lead_to_their_files() -> None:
    assert {name for name, each in CATALOG.items() if each["creates_job"]} == set(of_kind("job"))
    for job in of_kind("job").values():
        status = CATALOG[f"spending.{'.'.join(job['status'])}"]
        assert [each["name"] for each in status["parameters"]] == [job["parameter"]]
        assert {job["name"], job["address"], job["state"]} <= set(status["members"])


def test_listed_files_are_found_in_the_answers() -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        bulk = server.spending().bulk_download
        answers = {
            "spending.bulk_download.list_monthly_files": bulk.list_monthly_files(14, 2023, "assistance"),
            "spending.bulk_download.list_database_download_files": bulk.list_database_download_files(),
            "spending.bulk_download.list_unlinked_awards_files": bulk.list_unlinked_awards_files("012"),
        }  # fmt: skip
    listed = of_kind("listed")
    assert set(listed) == set(answers)
    for name, facts in listed.items():
        answer: Any = answers[name]
        holding = {
            member
            for member, value in answer.items()
            for each in (value if isinstance(value, list) else [value])
            if isinstance(each, dict) and {facts["name"], facts["address"]} <= set(each)
        }
        assert set(facts["places"]) == holding


def test_every_operation_that_returns_a_picture_has_a_file() -> None:
    pictures = {
        name for name, each in CATALOG.items() if each["answer"] in {"bytes", "file", "file_path"}
    }
    assert set(of_kind("answer")) == pictures
    for name, file in of_kind("answer").items():
        names = {parameter["name"] for parameter in CATALOG[name]["parameters"]}
        assert file["format"] is None or file["format"] in names
