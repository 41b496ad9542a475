"""Tests what is said of faults, answers and recorded calls that a test has left over, and where they are refused."""

import http.client
from typing import Any

import openshelf
import pytest
from pytest_openshelf.sandbox import Sandbox

pytest_plugins = ["pytester"]

Pytester = Any
PLAIN = ["-p", "no:cacheprovider", "-q", "--openshelf-offline"]


@pytest.mark.parametrize(
    "failing",
    [
        "with pytest.raises(ValueError): openshelf.Disease().totals.country('France')",
        "openshelf.Disease().totals.country('France'); pytest.fail('own words')",
        "openshelf.Disease().totals.country('France'); assert False",
    ],
)
def test_every_failure_says_what_was_not_met(project: Pytester, failing: str) -> None:
    project.makepyfile(
        f"""
        import openshelf
        import pytest

        def test_one(openshelf_sandbox):
            openshelf_sandbox.answer(
                "disease.totals.country", json={{}}, arguments={{"country": "Italy"}}
            )
            {failing}
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["*no request of the test met*", "*answer('disease.totals.country'*"]
    )


def test_the_plugins_own_failure_says_it_once_and_a_skipped_test_nothing(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        def test_own(openshelf_sandbox):
            openshelf_sandbox.fail("disease", status=500)

        def test_skipped(openshelf_sandbox):
            openshelf_sandbox.fail("disease", status=500)
            pytest.skip("later")
        """
    )
    result = project.runpytest_subprocess(*PLAIN, "-rA")
    result.assert_outcomes(failed=1, skipped=1)
    text = "\n".join(result.outlines)
    failures = text.partition("short test summary")[0]
    assert failures.count("no request of the test met") == 1


def test_a_failure_says_which_recorded_calls_were_not_played(project: Pytester) -> None:
    folder = project.path / "cassettes" / "test_a_failure_says_which_recorded_calls_were_not_played"
    folder.mkdir(parents=True)
    (folder / "test_one.jsonl").write_text(
        '{"operation": "disease.totals.country", "arguments": {"country": "Italy"}, "json": {}}\n'
    )
    project.makepyfile(
        """
        import pytest

        @pytest.mark.openshelf_cassette(unused="fail")
        def test_one():
            with pytest.raises(ValueError):
                pass
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*did not play all of*", "*line 1, disease.totals.country*"])


@pytest.mark.parametrize("scope", ["class", "module", "package", "session"])
@pytest.mark.parametrize(
    "added", ["fail('disease', status=500)", "answer('disease.totals.world', json={})"]
)
def test_what_a_wide_fixture_adds_is_refused(project: Pytester, scope: str, added: str) -> None:
    """It would hold for the first test, and the program of the second would ask the service."""
    project.makepyfile(
        f"""
        import pytest

        @pytest.fixture(scope="{scope}")
        def wide(openshelf_sandbox):
            openshelf_sandbox.{added}

        class TestAll:
            def test_one(self, wide): pass
            def test_two(self, wide): pass
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(errors=2)
    method = added.partition("(")[0]
    marker = {"fail": "openshelf_faults", "answer": "openshelf_answers"}[method]
    line = (
        f"*StateError: openshelf_sandbox.{method}: the fixture wide is of the scope {scope}, *"
        f"autouse=True*mark the class*with {marker}"
    )
    result.stdout.fnmatch_lines([line])


def test_what_the_setup_of_a_class_adds_is_refused(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        KEPT = []

        @pytest.fixture(scope="session", autouse=True)
        def kept(openshelf_sandbox):
            KEPT.append(openshelf_sandbox)

        class TestAll:
            @classmethod
            def setup_class(cls):
                KEPT[0].fail("disease", status=500)

            def test_one(self): pass
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(
        ["*StateError*the setup is of the scope class*mark the class with*"]
    )


def test_a_fixture_of_one_test_and_a_function_of_a_wide_one_may_add(project: Pytester) -> None:
    project.makepyfile(
        """
        import openshelf
        import pytest

        @pytest.fixture(autouse=True)
        def italy(openshelf_sandbox):
            openshelf_sandbox.answer("disease.totals.country", json={"cases": 7})

        @pytest.fixture(scope="module")
        def adding(openshelf_sandbox):
            return lambda: openshelf_sandbox.answer("disease.totals.world", json={"cases": 8})

        @pytest.mark.parametrize("number", range(2))
        def test_one(number, adding):
            adding()
            assert openshelf.Disease().totals.country("Italy") == {"cases": 7}
            assert openshelf.Disease().totals.world() == {"cases": 8}
        """
    )
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=2)


SEARCHES = {
    "museum": lambda client: client.artworks.search("zzzz no work has these words"),
    "gazette": lambda client: client.documents.search("zzzzqq"),
}


@pytest.mark.parametrize("service", SEARCHES)
@pytest.mark.parametrize("change", ["insert", "delete", "update"])
def test_a_change_that_no_list_shows_is_not_met(service: str, change: str) -> None:
    operation = {"museum": "museum.artworks.search", "gazette": "gazette.documents.search"}[service]
    with Sandbox(today="2024-10-15") as sandbox, getattr(sandbox, service)() as client:
        sandbox.fail(operation, **{change: 1})  # type: ignore[arg-type]
        SEARCHES[service](client)
        (first, why, *_) = sandbox.unused_lines()
        assert first == f"fail('{operation}', {change}=1)"
        assert "nothing has changed in the lists" in why


@pytest.mark.parametrize("change", ["insert", "delete", "update"])
def test_a_change_that_a_list_shows_is_met(change: str) -> None:
    calls = {
        "museum.artworks.search": lambda sandbox: sandbox.museum().artworks.search("monet"),
        "museum.artworks.list": lambda sandbox: sandbox.museum().artworks.list(),
        "gazette.documents.search": lambda sandbox: sandbox.gazette().documents.search(None),
        "spending.search.spending_by_award": lambda sandbox: (
            sandbox.spending().search.spending_by_award(
                {"award_type_codes": ["A"]}, fields=["Award ID"]
            )
        ),
    }
    with Sandbox(today="2024-10-15") as sandbox:
        for operation, call in calls.items():
            sandbox.fail(operation, **{change: 1})  # type: ignore[arg-type]
            call(sandbox)
            assert sandbox.unused() == [], operation
            sandbox.heal()


def test_a_fault_that_does_more_than_change_records_is_met() -> None:
    with Sandbox(today="2024-10-15") as sandbox, sandbox.gazette() as gazette:
        sandbox.fail("gazette.documents.search", insert=1, delay=0.001)
        gazette.documents.search("zzzzqq")
        assert sandbox.unused() == []


#: Each mistake, and what its message says.
MISTAKES = {
    "a prefix with an argument": (
        lambda sandbox: sandbox.calls.assert_called("disease", "Italy"),
        "'disease' is the beginning of several names, which takes no arguments: name one operation",
    ),
    "a group with an argument": (
        lambda sandbox: sandbox.calls.assert_called_with("disease.totals", country="Italy"),
        "'disease.totals' is the beginning of several names.*such as 'disease.totals.",
    ),
    "a prefix with arguments": (
        lambda sandbox: sandbox.answer("disease.totals", arguments={"country": "Italy"}, json={}),
        "'disease.totals' is the beginning of several names",
    ),
    "times in quotes": (
        lambda sandbox: sandbox.calls.assert_called("disease", times="2"),
        "times: expected an int, got '2'; write 2",
    ),
    "times with a point": (
        lambda sandbox: sandbox.calls.assert_called("disease", times=2.0),
        "times: expected an int, got 2.0",
    ),
    "arguments without names": (
        lambda sandbox: sandbox.answer("disease.totals.country", arguments=["Italy"], json={}),
        r"arguments: expected a dict by name, such as .*, got \['Italy'\]",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_says_what_to_write(name: str) -> None:
    mistake, message = MISTAKES[name]
    with Sandbox(today="2024-10-15") as sandbox:
        with pytest.raises(openshelf.ArgumentTypeError, match=message):
            mistake(sandbox)


@pytest.mark.parametrize(
    ("word", "here"),
    [
        ("get", "answer"),
        ("add", "answer"),
        ("response", "answer"),
        ("add_exception", "fail"),
        ("assert_called_once", "calls.assert_called"),
        ("call_count", "calls"),
        ("stop", "heal"),
    ],
)
def test_a_word_of_another_library_says_what_is_here(word: str, here: str) -> None:
    with Sandbox(today="2024-10-15") as sandbox:
        with pytest.raises(AttributeError, match=f"no attribute '{word}'; use .*{here}"):
            getattr(sandbox, word)
        # Tools ask for any name.
        assert not hasattr(sandbox, word)
        assert sandbox.today == "2024-10-15"


def test_the_difference_of_two_bodies_has_no_order_of_members() -> None:
    with Sandbox(today="2024-10-15") as sandbox, sandbox.spending() as spending:
        filters = {"keywords": ["bridge"], "award_type_codes": ["A"]}
        spending.search.spending_by_award_count(filters)
        other = {"award_type_codes": ["A"], "keywords": ["tunnel"]}
        with pytest.raises(AssertionError) as caught:
            sandbox.calls.assert_called_with("spending.search.spending_by_award_count", other)
        changed = [
            line.strip()
            for line in str(caught.value).splitlines()
            if line.strip()[:1] in {"+", "-"} and line.strip()[:3] not in {"+++", "---"}
        ]
        assert len(changed) == 2
        assert "tunnel" in changed[0] and "bridge" in changed[1]


def test_a_listed_call_shows_its_body() -> None:
    name = "spending.search.spending_by_award_count"
    with Sandbox(today="2024-10-15") as sandbox, sandbox.spending() as spending:
        short = {"award_type_codes": ["A"]}
        long = {"award_type_codes": ["B"], "keywords": [f"bridge number {n}" for n in range(20)]}
        spending.search.spending_by_award_count(short)
        spending.search.spending_by_award_count(long)
        # Another program may send what is no JSON.
        path = "/spending/api/v2/search/spending_by_award_count/"
        connection = http.client.HTTPConnection(sandbox.url.removeprefix("http://"))
        connection.request("POST", path, b"\xff\n")
        connection.getresponse().read()
        connection.close()
        with pytest.raises(AssertionError) as caught:
            sandbox.calls.assert_called_once(name)
        first, second, third = str(caught.value).splitlines()[2:]
        sent = f"  {name}: POST {path} "
        body = '{"filters":{"award_type_codes":["A"]},"subawards":false}'
        assert first == f"{sent}{body} -> 200"
        assert second.startswith(f'{sent}{{"filters":{{"award_type_codes":["B"]')
        assert second.endswith('bridge number 19"]},"subawards":false} -> 200')
        assert len(second) == len(f"{sent} -> 200") + 123
        assert third.startswith(sent) and third.endswith(" -> 400")
        with pytest.raises(AssertionError, match="the latest call"):
            sandbox.calls.assert_called_with(name, short)


@pytest.mark.parametrize("word", ["assert_called_times", "assert_call_count"])
def test_a_word_for_a_number_of_calls_names_times(word: str) -> None:
    with Sandbox(today="2024-10-15") as sandbox:
        with pytest.raises(AttributeError, match=r"use assert_called\(operation, times=\.\.\.\)"):
            getattr(sandbox.calls, word)
