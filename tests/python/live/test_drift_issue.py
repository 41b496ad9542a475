"""Tests the issue that is made of a drift: its form, and that it is opened once."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import drift_issue
import openshelf
import pytest
from calling import TODAY
from live.drift import compare, write_report

ROOT = Path(__file__).resolve().parents[3]
ONE = "disease.totals.country"

#: Stands for GitHub's program: it keeps issues in a file, and understands the words that are used.
GH = """\
#!{python}
import json, pathlib, sys
words = sys.argv[1:]
path = pathlib.Path(__file__).with_name("issues.json")
issues = json.loads(path.read_text()) if path.exists() else []
value = lambda name: words[words.index(name) + 1]
if words[:2] == ["issue", "list"]:
    assert value("--label") == "fact"
    print(json.dumps(issues))
elif words[:2] == ["issue", "create"]:
    issue = {{"number": len(issues) + 1, "title": value("--title"), "body": value("--body")}}
    issues.append({{**issue, "comments": []}})
elif words[:2] == ["issue", "comment"]:
    issues[int(words[2]) - 1]["comments"].append({{"body": value("--body")}})
else:
    sys.exit(f"unknown words: {{words}}")
path.write_text(json.dumps(issues))
"""


@pytest.fixture
def report(tmp_path: Path) -> Path:
    """The report of a service that has renamed a member."""
    with openshelf.Sandbox(today=TODAY) as sandbox:
        sandbox.fail(ONE, times=None, rename={"cases": "caseCount"})
        with sandbox.disease() as client:
            drift = compare(client, "disease", tmp_path)
    write_report(tmp_path / "drift.md", [drift])
    return tmp_path / "drift.json"


@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
def test_the_issue_answers_every_question_of_the_form(report: Path) -> None:
    ((title, body),) = drift_issue.issues(json.loads(report.read_text(encoding="utf-8")))
    assert title == "disease departs from the catalog"
    parts = re.split(r"^### (.+)\n\n", body, flags=re.MULTILINE)[1:]
    answers = dict(zip(parts[::2], parts[1::2], strict=True))
    assert list(answers) == list(drift_issue.headings().values())
    assert all(each.strip() for each in answers.values())
    assert f"`{ONE}`, `cases` is missing (1 times)" in answers["What the service does"]
    assert f"- `{ONE}`, `caseCount`: not there" in answers["What openshelf says"]
    assert f"- `{ONE}`, `cases`: there" in answers["What openshelf says"]
    assert answers["Version"].strip() == openshelf.__version__


def opened(report: Path) -> str:
    program = report.with_name("gh")
    if not program.exists():
        program.write_text(GH.format(python=sys.executable), encoding="utf-8")
        program.chmod(0o755)
    path = f"{report.parent}{os.pathsep}{os.environ['PATH']}"
    command = [sys.executable, ROOT / "tools" / "drift_issue.py", "--report", report, "--open"]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env=os.environ | {"PATH": path}
    )
    return done.stdout


@pytest.mark.skipif(os.name != "posix", reason="the program is a script")
@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
def test_an_issue_is_opened_once_and_added_to_if_something_is_new(report: Path) -> None:
    facts: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    assert opened(report) == "# disease departs from the catalog (opened)\n"
    facts["day"] = "2030-01-01"
    report.write_text(json.dumps(facts), encoding="utf-8")
    assert opened(report) == "# disease departs from the catalog (known)\n"
    facts["services"][0]["departed"][ONE].append({"place": "x", "what": "is missing", "times": 1})
    report.write_text(json.dumps(facts), encoding="utf-8")
    assert opened(report) == "# disease departs from the catalog (added)\n"
    assert opened(report) == "# disease departs from the catalog (known)\n"
    facts["services"][0]["departed"] = {}
    report.write_text(json.dumps(facts), encoding="utf-8")
    assert opened(report) == "no service that was reached departs from the catalog\n"
