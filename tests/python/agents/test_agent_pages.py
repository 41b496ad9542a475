"""Tests the pages for agents: their figures, their length, their programs, and the registry's file."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import agent_pages
import openshelf
import pytest
from measured import PLACES, questions, recall

ROOT = Path(__file__).resolve().parents[3]
GUIDE = (ROOT / "docs" / "guide" / "agents.md").read_text(encoding="utf-8")
SERVER: dict[str, Any] = json.loads((ROOT / "server.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("half", ["before", "first_answers", "after", "fresh"])
def test_the_guide_has_the_measured_figures(half: str) -> None:
    shares = " | ".join(f"{recall(half)[place]:.2f}" for place in PLACES)
    row = f"| {half.replace('_', ' ')}: {len(questions(half))} questions | {shares} |"
    assert row in GUIDE, row


def test_the_page_for_coding_agents_is_short_and_names_every_operation(
    tokens: Callable[[Any], int],
) -> None:
    page = agent_pages.coding_page()
    assert tokens(page) < 3_000
    words = set(re.findall(r"[\w.]+", page))
    for each in openshelf.operations():
        assert each["name"] in words, each["full_name"]
        assert not each["group"] or each["group"] in words, each["full_name"]


def test_there_are_ten_programs() -> None:
    programs = agent_pages.programs()
    assert len(programs) == 10
    assert set(programs) == set(agent_pages.PROGRAMS.glob("*.py"))
    assert agent_pages.coding_page().count("```python\n") == 10


@pytest.mark.parametrize("program", agent_pages.programs(), ids=lambda path: path.stem)
def test_each_program_runs(program: Path, twin: openshelf.Sandbox, tmp_path: Path) -> None:
    twin.heal()
    done = subprocess.run(
        [sys.executable, str(program)],
        cwd=tmp_path,
        env={**os.environ, **twin.urls},
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_llms_txt_links_every_page_of_the_guide(tmp_path: Path) -> None:
    text = agent_pages.llms_text()
    for page in (ROOT / "docs" / "guide").glob("*.md"):
        assert f"(guide/{page.stem}.html)" in text
    (tmp_path / "reference").mkdir()
    agent_pages.write(tmp_path)
    assert (tmp_path / "llms.txt").read_text(encoding="utf-8") == text
    assert (tmp_path / "reference" / "coding_agents.md").is_file()


def test_the_file_for_the_registry_is_of_this_version_and_within_its_limits() -> None:
    (package,) = SERVER["packages"]
    assert SERVER["version"] == package["version"] == openshelf.__version__
    assert package["runtimeArguments"][0]["value"] == f"openshelf[mcp]=={openshelf.__version__}"
    assert len(SERVER["description"]) <= 100
    assert re.fullmatch(r"[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+", SERVER["name"])
    # The registry looks for this mark in the description of the package.
    assert f"mcp-name: {SERVER['name']}" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_file_for_the_registry_names_options_of_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "openshelf", "mcp", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    arguments = SERVER["packages"][0]["packageArguments"]
    for each in arguments:
        assert each.get("name", "mcp") in done.stdout
