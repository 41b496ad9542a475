"""Tests what the plugin says to those who know other tools: numbers of calls, hidden answers, paths, words."""

import re
from typing import Any

import openshelf
import pytest
from pytest_openshelf.sandbox import Sandbox


def test_calls_are_counted(
    openshelf_sandbox: Sandbox, openshelf_disease: openshelf.Disease
) -> None:
    openshelf_disease.totals.country("Italy")
    openshelf_disease.totals.country("France")
    calls = openshelf_sandbox.calls
    assert calls.count("disease.totals.country") == 2
    assert calls.count(openshelf_disease.totals.country) == 2
    assert calls.count("disease.totals.world") == 0
    assert "disease.totals.country" in calls
    assert "disease.totals.world" not in calls
    assert calls[0] in calls
    assert calls.count(calls[0]) == 1
    for asked in (calls.count, calls.__contains__):
        with pytest.raises(ValueError, match=r"did you mean 'disease\.totals\.country'"):
            asked("disease.totals.contry")


def test_other_arguments_are_shown_and_counted(
    openshelf_sandbox: Sandbox, openshelf_gazette: openshelf.Gazette
) -> None:
    calls = openshelf_sandbox.calls
    search = openshelf_gazette.documents.search
    with pytest.raises(AssertionError, match="with these arguments and was not called\n"):
        calls.assert_called(search, "water")
    search("water")
    search("water", page=2)
    calls = openshelf_sandbox.calls
    # The request without a page has none, and its pages are not compared unless one is named.
    calls.assert_called(search, "water", times=2)
    with pytest.raises(AssertionError) as caught:
        calls.assert_called(search, "water", page=1)
    head, *lines = str(caught.value).splitlines()
    assert head.endswith(
        "expected at least once with these arguments: it was called 0 times with them, "
        "2 times with others"
    )
    assert "the nearest call differs:" in lines
    assert "  -  page = 1" in lines
    calls.assert_called(search, "water", page=2, times=1)
    with pytest.raises(AssertionError, match="2 times with these arguments: it was called once "):
        calls.assert_called(search, "water", page=2, times=2)


@pytest.mark.parametrize("method", ["answer", "fail"])
def test_an_argument_is_no_path_and_arguments_are_those_of_a_whole_call(
    openshelf_sandbox: Sandbox, method: str
) -> None:
    add, search = getattr(openshelf_sandbox, method), "gazette.documents.search"
    meant = re.escape("arguments={'search_term': 'water'}")
    with pytest.raises(openshelf.ArgumentTypeError, match=meant):
        add(search, "water", status=503)
    with pytest.raises(openshelf.ArgumentTypeError, match=r"search also needs search_term; "):
        add(search, arguments={"page": 2}, status=503)
    with pytest.raises(openshelf.ArgumentTypeError, match="serach_term"):
        add(search, arguments={"serach_term": "water"}, status=503)


HINTS = {
    "answers": r"answer\(operation, json=",
    "faults": r"fail\(operation, status=503\)",
    "fault": r"fail\(operation, status=503\)",
    "anwser": "use answer$",
    "fial": "use fail$",
}


@pytest.mark.parametrize("name", HINTS)
def test_words_for_the_sandbox_have_hints(openshelf_sandbox: Sandbox, name: str) -> None:
    with pytest.raises(AttributeError, match=HINTS[name]):
        getattr(openshelf_sandbox, name)


def test_words_for_calls_have_hints(
    openshelf_sandbox: Sandbox, openshelf_disease: openshelf.Disease
) -> None:
    openshelf_disease.totals.country("Italy")
    calls: Any = openshelf_sandbox.calls
    with pytest.raises(AttributeError, match=r"use assert_called\(operation, times=2\)"):
        calls.assert_called_twice("disease")
    with pytest.raises(TypeError, match="'count'; the number of calls is times=1"):
        calls.assert_called("disease.totals.country", "Italy", count=1)
    with pytest.raises(AttributeError, match="query or body"):
        _ = calls[0].arguments
    with pytest.raises(AttributeError, match="use path and query"):
        _ = calls[0].url
    with pytest.raises(AttributeError, match="use status"):
        _ = calls[0].statsu


def test_arguments_beside_the_answer_have_hints(openshelf_sandbox: Sandbox) -> None:
    sandbox: Any = openshelf_sandbox
    said = "'country', which is one of the operation; to mean this call alone use "
    with pytest.raises(TypeError, match=re.escape(said + "arguments={'country': 'Italy'}")):
        sandbox.answer("disease.totals.country", country="Italy", json={})
    with pytest.raises(TypeError, match=re.escape(said + "arguments={'country': 'Italy'}")):
        sandbox.fail("disease.totals.country", country="Italy", status=503)
    with pytest.raises(TypeError, match="unexpected keyword argument 'jsn'"):
        sandbox.answer("disease.totals.country", jsn={})


@pytest.mark.parametrize("own", ["", "/disease"])
@pytest.mark.parametrize("path", ["/v3/covid-19/countries/Italy", "/v3/*/Italy"])
def test_a_path_is_that_of_the_service_or_of_the_sandbox(
    own: str, path: str, openshelf_sandbox: Sandbox, openshelf_disease: openshelf.Disease
) -> None:
    openshelf_sandbox.answer(path=own + path, json={"cases": 7})
    assert openshelf_disease.totals.country("Italy")["cases"] == 7
    openshelf_sandbox.heal()
    openshelf_sandbox.fail(path=own + path, status=404)
    with pytest.raises(openshelf.NotFoundError):
        openshelf_disease.totals.country("Italy")


WRONG = {
    "https://disease.sh/v3/covid-19/all?strict=true": "path='/v3/covid-19/all'; a path has no query",
    "https://disease.sh": "path='/'",
    "Italy": r"path='*/Italy'",
    "/v3/covid-19/all?strict=true": "path='/v3/covid-19/all'; a path has no query",
    "": "path='*/'",
}


@pytest.mark.parametrize("path", WRONG)
def test_a_path_that_no_request_has_is_refused(path: str, openshelf_sandbox: Sandbox) -> None:
    for add, options in (
        (openshelf_sandbox.answer, {"json": {}}),
        (openshelf_sandbox.fail, {"status": 500}),
    ):
        with pytest.raises(openshelf.ArgumentError, match=re.escape(f"write {WRONG[path]}")):
            add(path=path, **options)  # type: ignore[operator]


def test_a_page_that_is_too_short_is_named(
    openshelf_sandbox: Sandbox, openshelf_gazette: openshelf.Gazette
) -> None:
    for count, first in ((3, 0), (2, 3)):
        day = {"publication_date": "2024-10-01"}
        numbers = range(first, first + count)
        results = [{"document_number": f"2024-{each}", **day} for each in numbers]
        openshelf_sandbox.answer(
            "gazette.documents.search",
            json={"count": 5, "total_pages": 2, "results": results},
            times=1,
            unused="allow",
        )
    records = openshelf.paginate(openshelf_gazette.documents.search).records("water")
    with pytest.raises(openshelf.TruncatedError) as caught:
        list(records)
    said = str(caught.value)
    assert "returned 3 of 5 records; page 1 had 3 where " in said
    assert "every page but the last must be as long as requested" in said
    assert "reaches further" not in said
