"""The facts about jobs and files, held against the contract."""

import tomllib
from typing import Any
from urllib.parse import urlsplit

import contract
import openshelf
from catalog_entries import CATALOG

TABLE: dict[str, Any] = tomllib.loads(
    (contract.DIRECTORY / "spending_awards.toml").read_text(encoding="utf-8")
)["download_job"]


def of_kind(kind: str) -> dict[str, Any]:
    return {
        name: each["files"][kind]
        for name, each in CATALOG.items()
        if isinstance(each["files"], dict) and kind in each["files"]
    }


def test_the_operations_that_start_jobs_are_those_of_the_contract() -> None:
    jobs = of_kind("job")
    assert set(jobs) == {f"spending.{name}" for name in TABLE["create"]}
    assert {name for name, each in CATALOG.items() if each["creates_job"]} == set(jobs)


def test_a_job_has_the_members_and_states_in_the_contract() -> None:
    (job,) = {str(each): each for each in of_kind("job").values()}.values()
    assert ".".join(job["status"]) == TABLE["status_operation"]
    assert job["state"] == TABLE["status_key"]
    assert sorted([job["finished"], job["failed"]]) == sorted(TABLE["end_status"])
    told = set(TABLE["status_members"]) - {"finished_example"}
    read = {
        job[name]
        for name in (
            "name",
            "address",
            "state",
            "message",
            "rows",
            "columns",
            "size",
            "seconds",
        )
    }
    assert read == told
    assert {job["name"], job["address"]} <= set(TABLE["created_members"])
    (parameter,) = CATALOG[f"spending.{TABLE['status_operation']}"]["parameters"]
    assert parameter["name"] == job["parameter"]
    assert [urlsplit(TABLE["file_url"].split(";")[0]).hostname] == job["hosts"]


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
