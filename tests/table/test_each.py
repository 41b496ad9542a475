"""A check over many values fails with all that fail, and with nothing to check."""

import pytest
from each import for_each


def test_all_that_fail_are_named() -> None:
    @for_each([1, 2, 3], ["a", "b"])
    def check(number: int, letter: str) -> None:
        assert number != 2, f"{number}{letter} is two"

    with pytest.raises(AssertionError) as failed:
        check()
    lines = str(failed.value).splitlines()
    assert lines[0] == "2 of 6 fail:"
    assert [line for line in lines if line in {"2 a", "2 b"}] == ["2 a", "2 b"]
    assert any("2b is two" in line for line in lines)


def test_nothing_to_check_is_a_fault() -> None:
    @for_each([])
    def check(number: int) -> None:
        raise NotImplementedError(number)

    with pytest.raises(AssertionError, match="nothing to check"):
        check()


def test_what_is_no_assertion_ends_the_test() -> None:
    @for_each([0])
    def check(number: int) -> None:
        assert 1 / number

    with pytest.raises(ZeroDivisionError):
        check()
