"""Tests the tool that reports how long a command has run."""

import subprocess
import sys
from pathlib import Path

import pytest
import with_clock

TOOL = Path(with_clock.__file__)


def test_a_silent_command_is_reported(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(with_clock, "INTERVAL", 0.05)
    script = "import sys, time; time.sleep(1); print('its own words'); sys.exit(3)"
    assert with_clock.run([sys.executable, "-c", script]) == 3
    out, error = capfd.readouterr()
    assert out == "its own words\n"
    assert error.startswith(f"... {Path(sys.executable).name} -c import sys")
    assert " has run for 0 s\n" in error


def test_a_short_command_is_not_reported() -> None:
    done = subprocess.run(
        [sys.executable, str(TOOL), sys.executable, "-c", "print('words')"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("words\n", "")


@pytest.mark.parametrize(
    ("seconds", "words"), [(30, "30 s"), (90.2, "1 min 30 s"), (605, "10 min 05 s")]
)
def test_times_are_written_in_minutes_and_seconds(seconds: float, words: str) -> None:
    assert with_clock.told(seconds) == words
