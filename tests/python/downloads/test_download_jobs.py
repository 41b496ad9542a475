"""Jobs are followed through all their states, and end with a file, an error or a limit."""

import asyncio
import inspect
import logging
import pickle
import zipfile
from pathlib import Path
from typing import Any

import openshelf
import pytest

FILTERS = {"award_type_codes": ["A"]}
QUICK = 0.01


def test_a_job_is_followed_through_every_state(
    server: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spending = server.spending()
    states = ["queued", "created", "ready", "running", "uploading", "resumed", "finished"]
    server.fail("spending.download.awards", job=states)
    with caplog.at_level(logging.INFO, "openshelf.spending"):
        path = openshelf.download(spending.download.awards, tmp_path, poll=QUICK)(FILTERS)
    assert path.parent == tmp_path
    assert zipfile.ZipFile(path).testzip() is None
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    told = [line.rpartition(" is ")[2] for line in caplog.messages if "the job of" in line]
    assert told == states


def test_a_failed_job_is_an_error_with_the_message_of_the_service(
    server: Any, tmp_path: Path
) -> None:
    spending = server.spending()
    server.fail("spending.download.awards", job=["ready", "running", "failed"])
    with pytest.raises(openshelf.DownloadJobError, match="let this job fail") as raised:
        openshelf.download(spending.download.awards, tmp_path, poll=QUICK)(FILTERS)
    error = raised.value
    assert isinstance(error, openshelf.DownloadError)
    assert error.state["status"] == "failed"
    assert error.file_name == error.state["file_name"]
    assert error.operation == "spending.download.awards"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  our own bytes
    assert (again.state, str(again)) == (error.state, str(error))
    assert list(tmp_path.iterdir()) == []


def test_the_error_for_a_stuck_job_says_what_to_do(server: Any, tmp_path: Path) -> None:
    spending = server.spending()
    server.fail("spending.download.awards", job="stuck")
    download = openshelf.download(spending.download.awards, tmp_path, poll=QUICK, timeout=0.1)
    with pytest.raises(openshelf.RequestTimeoutError, match="is running") as raised:
        download(FILTERS)
    assert "same job again for the same request: change the request" in str(raised.value)
    assert isinstance(raised.value, TimeoutError)
    # The service gives the lost job again, and another request a new one.
    with pytest.raises(openshelf.RequestTimeoutError):
        download(FILTERS)
    assert download(FILTERS, limit=7).is_file()


def test_wait_takes_the_arguments_the_answer_or_the_name_of_a_job(server: Any) -> None:
    spending = server.spending()
    wait = openshelf.download(spending.download.awards, poll=QUICK).wait
    state = wait(FILTERS)
    assert state["status"] == "finished"
    assert state["total_rows"] > 0
    job = spending.download.awards(FILTERS)
    assert wait(job) == wait(job["file_name"]) == wait(state) == wait(filters=FILTERS) == state


def test_a_job_started_earlier_is_downloaded(server: Any, tmp_path: Path) -> None:
    spending = server.spending()
    job = spending.download.transactions(FILTERS)
    download = openshelf.download(spending.download.transactions, tmp_path, poll=QUICK)
    assert download(job) == download(job["file_name"]) == tmp_path / job["file_name"]
    assert download.many([job, job["file_name"]]) == [tmp_path / job["file_name"]] * 2


def test_an_unknown_job_is_not_found(server: Any, tmp_path: Path) -> None:
    download = openshelf.download(server.spending().download.awards, tmp_path)
    with pytest.raises(openshelf.NotFoundError, match="does not exist"):
        download("none.zip")


def test_a_short_outage_does_not_end_a_wait(server: Any, tmp_path: Path) -> None:
    spending = server.spending(max_retries=0)
    server.fail("spending.download.awards", job=["ready", "running", "running", "finished"])
    job = spending.download.awards(FILTERS)
    spending.download.status(job["file_name"])
    download = openshelf.download(spending.download.awards, tmp_path, poll=QUICK)
    # The first question has an answer: what fails at once is an error.
    server.fail("spending.download.status", status=503, times=1)
    with pytest.raises(openshelf.ServerError):
        download(job)
    server.fail("spending.download.status", delay=0, times=1)
    server.fail("spending.download.status", status=503, times=3)
    assert download(job).is_file()


def test_the_state_is_never_taken_from_a_cache(server: Any, tmp_path: Path) -> None:
    spending = server.spending(use_caching=True, backend="memory")
    path = openshelf.download(spending.download.awards, tmp_path, poll=QUICK)(FILTERS)
    assert path.is_file()


def test_jobs_of_every_kind_are_downloaded(server: Any, tmp_path: Path) -> None:
    spending = server.spending()
    award = spending.search.spending_by_award(
        FILTERS, ["Award ID", "generated_internal_id"], limit=1
    )["results"][0]["generated_internal_id"]
    calls: list[tuple[Any, dict[str, Any]]] = [
        (spending.download.awards, {"filters": FILTERS}),
        (spending.download.transactions, {"filters": FILTERS}),
        (spending.download.search, {"filters": FILTERS}),
        (spending.download.contract, {"award_id": award}),
        (
            spending.download.accounts,
            {
                "account_level": "federal_account",
                "submission_types": ["account_balances"],
                "fiscal_year": 2023,
                "quarter": 1,
            },
        ),
        (spending.download.disaster, {"def_codes": ["L"]}),
        (spending.download.disaster_recipients, {"def_codes": ["L"]}),
        (
            spending.bulk_download.awards,
            {
                "filters": {
                    "prime_award_types": ["A"],
                    "agencies": [{"type": "awarding", "tier": "toptier", "name": "all"}],
                    "date_type": "action_date",
                    "date_range": {"start_date": "2024-01-01", "end_date": "2024-03-31"},
                }
            },
        ),
    ]
    for method, arguments in calls:
        path = openshelf.download(method, tmp_path, poll=QUICK)(**arguments)
        assert zipfile.ZipFile(path).testzip() is None, method


def test_listed_files_are_downloaded(server: Any, tmp_path: Path) -> None:
    bulk = server.spending().bulk_download
    paths = openshelf.download(bulk.list_monthly_files, tmp_path)(14, 2023, "assistance")
    listed = bulk.list_monthly_files(14, 2023, "assistance")["monthly_files"]
    assert [path.name for path in paths] == [each["file_name"] for each in listed]
    assert len(openshelf.download(bulk.list_unlinked_awards_files, tmp_path)("012")) == 1
    assert len(openshelf.download(bulk.list_database_download_files, tmp_path)()) == 2
    assert {path.suffix for path in tmp_path.iterdir()} == {".zip"}


async def test_jobs_of_an_asynchronous_client_are_awaited(server: Any, tmp_path: Path) -> None:
    async with server.async_spending() as spending:
        download = openshelf.download(spending.download.awards, tmp_path, poll=QUICK)
        path, state, many = await asyncio.gather(
            download(FILTERS),
            openshelf.download(spending.download.search, tmp_path, poll=QUICK).wait(FILTERS),
            openshelf.download(spending.download.transactions, tmp_path, poll=QUICK).many(
                [(FILTERS,), {"filters": FILTERS, "limit": 3}]
            ),
        )
        assert zipfile.ZipFile(path).testzip() is None
        assert state["status"] == "finished"
        assert len({path, *many}) == 3
        server.fail("spending.download.awards", job="failed")
        with pytest.raises(openshelf.DownloadJobError):
            await download(FILTERS, limit=3)


async def test_a_cancelled_wait_ends_at_once(server: Any, tmp_path: Path) -> None:
    async with server.async_spending() as spending:
        server.fail("spending.download.awards", job="stuck")
        download = openshelf.download(spending.download.awards, tmp_path, poll=3600, timeout=None)
        task = asyncio.create_task(download(FILTERS))
        await asyncio.sleep(0.3)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        # The client still works.
        assert (await spending.download.awards(FILTERS, limit=3))["file_name"]


def test_the_deadline_applies_to_a_wait(server: Any, tmp_path: Path) -> None:
    spending = server.spending(deadline=0.2)
    server.fail("spending.download.awards", job="stuck")
    with pytest.raises(openshelf.RequestTimeoutError, match=r"deadline of 0\.2 s"):
        openshelf.download(spending.download.awards, tmp_path, poll=QUICK, timeout=None)(FILTERS)


def test_the_error_of_a_deadline_says_what_was_waited_for(server: Any, tmp_path: Path) -> None:
    spending = server.spending(deadline=2, max_retries=0)
    server.fail("spending.download.awards", job="stuck")
    with pytest.raises(openshelf.RequestTimeoutError, match=r": waiting for the job to end$"):
        openshelf.download(spending.download.awards, tmp_path, poll=60, timeout=None)(FILTERS)
    server.heal()
    server.fail("spending.download.awards", delay=60)
    with pytest.raises(openshelf.RequestTimeoutError, match=r": waiting for the answer$"):
        openshelf.download(spending.download.awards, tmp_path)(FILTERS)
    asked = spending.with_options(max_retries=2)
    server.heal()
    server.fail("spending.download.status", status=503, retry_after=50, times=None)
    with pytest.raises(openshelf.RequestTimeoutError) as caught:
        openshelf.download(asked.download.awards, tmp_path)(FILTERS)
    assert str(caught.value).endswith(": waiting for the 50 s that the service asked for")
    assert caught.value.retry_after is not None and caught.value.retry_after > 40


class Bar:
    """What a caller may pass as progress."""

    def __init__(self) -> None:
        self.total: int | None = None
        self.told: list[int] = []
        self.is_closed = False

    def update(self, n: int) -> None:
        self.told.append(n)

    def close(self) -> None:
        self.is_closed = True


def test_progress_is_reported_in_bytes(server: Any, tmp_path: Path) -> None:
    bar = Bar()
    download = openshelf.download(
        server.spending().download.awards, tmp_path, poll=QUICK, progress=bar
    )
    path = download(FILTERS)
    assert sum(bar.told) == bar.total == path.stat().st_size
    assert bar.is_closed


def test_a_download_has_the_signature_and_docstring_of_its_method(server: Any) -> None:
    spending = server.spending()
    download = openshelf.download(spending.download.awards)
    own, method = (inspect.signature(each) for each in (download, spending.download.awards))
    assert own.parameters == method.parameters
    assert own.return_annotation is Path
    assert "Which awards the files hold" in download.__doc__
    assert repr(download) == "<openshelf.download(Spending.download.awards)>"
    pictures = openshelf.download(server.museum().images.download)
    assert "directory" not in inspect.signature(pictures).parameters


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"if_exists": "skipp"}, "did you mean 'skip'"),
        ({"verify": "half"}, "expected 'structure' or 'full'"),
        ({"sha256": "abc"}, "64 hexadecimal digits"),
        ({"timeout": 0}, "seconds above 0"),
        ({"poll": -1}, "seconds above 0"),
        ({"poll": float("nan")}, "seconds above 0"),
    ],
)
def test_invalid_options_are_refused(server: Any, options: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        openshelf.download(server.spending().download.awards, **options)


def test_other_methods_and_arguments_are_refused(server: Any, tmp_path: Path) -> None:
    spending = server.spending()
    with pytest.raises(TypeError, match="leads to no file: expected a method such as spending"):
        openshelf.download(spending.download.count)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="starts no job"):
        openshelf.download(spending.bulk_download.list_database_download_files).wait()
    with pytest.raises(TypeError, match=r"pass it to openshelf\.download"):
        openshelf.download(server.museum().images.download)("x", directory=str(tmp_path))
    with pytest.raises(openshelf.ArgumentError):
        openshelf.download(spending.download.awards, tmp_path)({})
    with pytest.raises(TypeError, match="expected a list"):
        openshelf.download(spending.download.awards, tmp_path).many("abc")
    with pytest.raises(TypeError, match="progress"):
        openshelf.download(spending.download.awards, progress=3)  # type: ignore[call-overload]
