"""Tests what a sandbox says of faults that contradict each other, and of wrong options."""

from typing import Any

import openshelf
import pytest

CONTRADICTIONS: list[dict[str, Any]] = [
    {"challenge": True, "status": 429},
    {"gateway": 502, "status": 429},
    {"request_access": 302, "status": 429},
    {"request_access": 200, "challenge": True},
    {"gateway": 520, "challenge": True},
    {"reset": True, "status": 500},
    {"reset": True, "bad_json": True},
    {"reset": True, "cut": 3},
    {"redirect_loop": True, "status": 500},
    {"redirect_loop": True, "downgrade_redirect": True},
    {"cut_after": 1, "status": 500},
    {"cut_after": 1, "bad_json": True},
]


@pytest.mark.parametrize("fault", CONTRADICTIONS, ids=str)
def test_a_fault_of_which_a_request_would_meet_a_part_is_refused(fault: dict[str, Any]) -> None:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        for options in (fault, dict(reversed(fault.items()))):
            with pytest.raises(openshelf.ArgumentError, match="expected one of the two, got both"):
                sandbox.fail("disease", **options)
            with pytest.raises(openshelf.ArgumentError, match="expected one of the two, got both"):
                openshelf.Sandbox(faults=[{"operation": "disease", **options}])  # type: ignore[typeddict-item]
        # What is switched off contradicts nothing.
        sandbox.fail("disease", challenge=False, reset=False, gateway=None, status=503)


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 503, "retry_after": 7, "delay": 0.001},
        {"gateway": 502, "retry_after": 1},
        {"challenge": True, "drip": 1e6},
        {"bad_json": True, "content_type": "text/plain", "cut": 3},
        {"reset": True, "delay": 0.001, "times": None},
    ],
    ids=str,
)
def test_effects_that_a_request_meets_together_are_taken(fault: dict[str, Any]) -> None:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        sandbox.fail("disease", **fault)


def test_the_answer_of_a_front_may_have_any_status() -> None:
    """As the guide shows: a challenge has the status 403 alone."""
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        with pytest.raises(
            openshelf.ArgumentError, match=r"answer\(status=..., text=..., headers="
        ):
            sandbox.fail("disease", challenge=True, status=429)
        sandbox.answer(
            "disease",
            status=429,
            text="<html><title>Just a moment...</title></html>",
            headers={
                "Server": "cloudflare",
                "cf-mitigated": "challenge",
                "Content-Type": "text/html",
            },
        )
        with sandbox.disease(max_retries=0) as disease:
            with pytest.raises(openshelf.FrontRateLimitedError) as caught:
                disease.totals.world()
        assert caught.value.front == "Cloudflare in front of disease.sh"


OPTIONS: dict[str, tuple[dict[str, Any], type[Exception], str]] = {
    "a negative seed": (
        {"seed": -1},
        openshelf.ArgumentError,
        "seed: expected 0 to 18446744073709551615, got -1",
    ),
    "a seed in quotes": (
        {"seed": "1"},
        openshelf.ArgumentTypeError,
        "seed: expected an int, got '1'; write 1",
    ),
    "a port": ({"port": 1 << 16}, openshelf.ArgumentError, "port: expected 0 to 65535, got 65536"),
    "a date": (
        {"date": "2024-10-15"},
        openshelf.ArgumentTypeError,
        r"Sandbox\(\) got an unexpected keyword argument 'date'; use today=",
    ),
    "nearly a name": (
        {"tody": "2024-10-15"},
        openshelf.ArgumentTypeError,
        "unexpected keyword argument 'tody'; did you mean 'today'",
    ),
    "one fault": (
        {"faults": {"operation": "disease", "status": 503}},
        openshelf.ArgumentTypeError,
        r"faults: expected a list of dicts, one for each fault, got \{.*; write \[\{...\}\]",
    ),
    "no dicts": (
        {"faults": ["disease"]},
        openshelf.ArgumentTypeError,
        r"faults: expected a list of dicts, one for each fault, got \['disease'\]",
    ),
}


@pytest.mark.parametrize("name", OPTIONS)
def test_a_wrong_option_of_a_sandbox_says_what_to_write(name: str) -> None:
    options, error, message = OPTIONS[name]
    with pytest.raises(error, match=message):
        openshelf.Sandbox(**options)
