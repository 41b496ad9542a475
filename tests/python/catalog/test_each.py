"""Tests that a check over many values reports every failure, and fails if there is nothing to check."""

import pytest
from each import for_each


@pytest.fixture
def letter() -> str:
    return "a"


def test_all_failing_cases_are_named() -> None:
    @for_each([1, 2, 3], ["a", "b"])
    def check(number: int, letter: str) -> None:
        assert number != 2, f"{number}{letter} is two"

    with pytest.raises(AssertionError) as failed:
        check()
    lines = str(failed.value).splitlines()
    assert lines[0] == "2 of 6 fail:"
    assert [line for line in lines if line in {"2 a", "2 b"}] == ["2 a", "2 b"]
    assert any("2b is two" in line for line in lines)


def test_an_empty_list_of_cases_is_an_error() -> None:
    with pytest.raises(AssertionError, match="nothing to check"):

        @for_each([])
        def check(number: int) -> None:
            raise NotImplementedError(number)


def test_every_kind_of_exception_is_reported() -> None:
    @for_each([0, 1, 2])
    def check(number: int) -> None:
        assert 1 / number
        with pytest.raises(KeyError):
            {1: 1}[number]

    with pytest.raises(AssertionError) as failed:
        check()
    assert str(failed.value).splitlines()[:5] == [
        "2 of 3 fail:",
        "0",
        "ZeroDivisionError: division by zero",
        "1",
        "Failed: DID NOT RAISE KeyError",
    ]


MET = []


@for_each([pytest.param(1, "one", id="first"), pytest.param(2, "two", id="second")], [True])
def test_cases_with_several_values_share_the_fixtures(
    number: int, word: str, flag: bool, letter: str
) -> None:
    MET.append((number, word, flag, letter))


def test_every_case_is_run() -> None:
    MET.clear()
    test_cases_with_several_values_share_the_fixtures(letter="b")
    assert MET == [(1, "one", True, "b"), (2, "two", True, "b")]
