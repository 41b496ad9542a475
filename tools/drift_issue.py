"""Makes an issue of what `make test-live` has seen, in the form of "a wrong fact about a service".

    python tools/drift_issue.py [--report drift.json] [--open | --summary]

Without an option the title and the body are printed. --open opens the issue with GitHub's own
program, or adds a comment to the one that is open; it adds nothing that stands there already.
--summary appends drift.md to the summary of a workflow. An issue has the shapes of answers and no
value of them. What a front has answered, and what nobody has answered, is no drift.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FORM = ROOT / ".github" / "ISSUE_TEMPLATE" / "fact.yml"
LABEL = "fact"
#: An issue with more is cut; the whole report is kept with the run.
MOST_DEPARTURES = 200

Service = dict[str, Any]


def headings() -> dict[str, str]:
    """Return the questions of the form by their names."""
    text = FORM.read_text(encoding="utf-8")
    fields = re.findall(r"^    id: (\w+)\n    attributes:\n      label: (.+)$", text, re.MULTILINE)
    return dict(fields)


def departures(service: Service) -> tuple[list[str], list[str]]:
    """Return what the catalog says and what the service does, a line for each place."""
    says, does = [], []
    for operation, found in service["departed"].items():
        for each in found:
            place = each["place"] or "the answer"
            what, _, declared = each["what"].partition(", the catalog says ")
            there = "not there" if "is new" in what else "there"
            says.append(f"- `{operation}`, `{place}`: {declared or there}")
            does.append(f"- `{operation}`, `{place}` {what} ({each['times']} times)")
    return says, does


def body(service: Service, report: dict[str, Any]) -> str:
    """Return the answers to the form's questions."""
    says, does = departures(service)
    if len(does) > MOST_DEPARTURES:
        left = len(does) - MOST_DEPARTURES
        says, does = says[:MOST_DEPARTURES], [*does[:MOST_DEPARTURES], f"- {left} more"]
    unanswered = [f"- `{name}`: {why}" for name, why in service["unanswered"].items()]
    if unanswered:
        does += ["", "Not compared:", "", *unanswered[:MOST_DEPARTURES]]
    answers = {
        "service": service["service"],
        "operation": ", ".join(f"`{name}`" for name in service["departed"]),
        "says": "\n".join(says),
        "does": "\n".join(does),
        "source": f"`make test-live` on {report['day']}, at {service['address']}",
        "version": report["openshelf"],
    }
    return "".join(f"### {label}\n\n{answers[name]}\n\n" for name, label in headings().items())


def issues(report: dict[str, Any]) -> list[tuple[str, str]]:
    """Return title and body for each service that departs from the catalog."""
    return [
        (f"{each['service']} departs from the catalog", body(each, report))
        for each in report["services"]
        if each["departed"]
    ]


def mark(text: str) -> str:
    """Return a comment that tells whether the same was written before, on whatever day."""
    same = re.sub(r"on \d{4}-\d\d-\d\d", "", text)
    return f"<!-- drift {hashlib.sha256(same.encode()).hexdigest()[:16]} -->"


def github(*words: str) -> str:
    """Run GitHub's program and return what it prints."""
    command = ("gh", *words)
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def write(title: str, text: str) -> str:
    """Open the issue, or add to the one that is open; return what was done."""
    marked = f"{text}{mark(text)}\n"
    found = github(
        *("issue", "list", "--state", "open", "--label", LABEL, "--search", f'"{title}" in:title'),
        *("--json", "number,title,body,comments"),
    )
    same = [each for each in json.loads(found) if each["title"] == title]
    if not same:
        github("issue", "create", "--title", title, "--label", LABEL, "--body", marked)
        return "opened"
    (first, *_) = same
    before = [first["body"], *(each["body"] for each in first["comments"])]
    if any(mark(text) in each for each in before):
        return "known"
    github("issue", "comment", str(first["number"]), "--body", marked)
    return "added"


def main() -> int:
    """Print, open or summarise."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--report", type=Path, default=ROOT / "drift.json")
    actions = parser.add_mutually_exclusive_group()
    actions.add_argument("--open", action="store_true")
    actions.add_argument("--summary", action="store_true")
    chosen = parser.parse_args()
    if chosen.summary:
        text = chosen.report.with_suffix(".md").read_text(encoding="utf-8")
        with Path(os.environ["GITHUB_STEP_SUMMARY"]).open("a", encoding="utf-8") as summary:
            summary.write(text)
        return 0
    report = json.loads(chosen.report.read_text(encoding="utf-8"))
    found = issues(report)
    for title, text in found:
        done = f" ({write(title, text)})" if chosen.open else f"\n\n{text}"
        sys.stdout.write(f"# {title}{done}\n")
    if not found:
        sys.stdout.write("no service that was reached departs from the catalog\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
