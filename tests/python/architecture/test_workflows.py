"""Tests the workflow files: their actions are pinned, their commands exist, and they have no unneeded permissions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

pytestmark = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def test_actions_are_pinned_by_commit_and_say_their_version(path: Path) -> None:
    used = re.findall(r"uses: (.*)", path.read_text(encoding="utf-8"))
    assert used
    for each in used:
        assert re.fullmatch(r"[\w-]+(/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each), each


def test_an_action_has_the_same_version_everywhere(path: Path) -> None:
    everywhere = "\n".join(each.read_text(encoding="utf-8") for each in FILES)
    for each in re.findall(r"uses: (\S+)@", path.read_text(encoding="utf-8")):
        assert len(set(re.findall(rf"uses: {each}@(\S+)", everywhere))) == 1, each


def test_jobs_have_only_the_permissions_they_declare(path: Path) -> None:
    assert "\npermissions: {}\n" in path.read_text(encoding="utf-8")


def test_commands_of_this_repository_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"\bmake ([\w-]+)", text):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), target
    for name in re.findall(r"(?:tools|requirements|\.ci)/[\w./-]*\w", text):
        assert (ROOT / name).exists(), name


def test_steps_are_commands_that_run_on_any_machine(path: Path) -> None:
    """Each step calls one script of this repository, so that it can be tried without the server."""
    commands = re.findall(r"\brun: (.*)", path.read_text(encoding="utf-8"))
    for each in commands:
        assert re.match(r"python3? tools/(ci/)?\w+\.py\b|make [\w-]+$|\.ci/run$", each), each


def test_workflows_use_no_secrets(path: Path) -> None:
    assert "secrets." not in path.read_text(encoding="utf-8")
