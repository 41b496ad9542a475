"""Says what this commit lacks for a release; the exit status is 1 if it lacks something.

    python tools/release_check.py [--quick]

Each line is a step of the checklist: it is met, or it says what to do. With --quick the steps that
run programs for minutes are left out: the notebooks, the examples on the wheel, and the advisories.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import lzma
import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[1]
#: A report of the services that is older has to be made again.
DRIFT_DAYS = 7
#: A change of these may change what the benchmarks measure.
MEASURED = ("src", "python", "catalog", "Cargo.lock", "Cargo.toml", "rust-toolchain.toml")
#: How many lines of a program's output are shown if it fails.
SHOWN = 4


def output(*command: str) -> str:
    """Return what a command prints."""
    found = subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    return found.stdout.strip()


def run(*command: str, folder: Path = ROOT) -> list[str]:
    """Run a command; return the end of its output if it fails."""
    done = subprocess.run(
        command,
        check=False,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode == 0:
        return []
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    return [f"`{' '.join(Path(word).name for word in command[1:])}` fails", *lines[-SHOWN:]]


def tool(name: str, *words: str) -> list[str]:
    """Run a tool of this folder."""
    return run(sys.executable, str(ROOT / "tools" / name), *words)


def version() -> str:
    """Return the version of this commit."""
    cargo = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))
    return str(cargo["workspace"]["package"]["version"])


def committed() -> list[str]:
    """Everything is committed."""
    changed = output("git", "status", "--porcelain").splitlines()
    return [f"{len(changed)} files are changed or not committed"] if changed else []


def surface() -> list[str]:
    """The surface that this version promises is stored."""
    stored = ROOT / "tests" / "oracles" / "released.json.xz"
    if not stored.is_file():
        return ["nothing is stored: run make release-surface"]
    found = json.loads(lzma.decompress(stored.read_bytes()))["version"]
    if found != version():
        return [f"the stored one is of version {found}: run make release-surface"]
    return []


def drift() -> list[str]:
    """The real services were asked, and agree with the catalog."""
    path = ROOT / "drift.json"
    if not path.is_file():
        return ["there is no drift.json: run make test-live"]
    report = json.loads(path.read_text(encoding="utf-8"))
    faults = []
    age = dt.datetime.now(dt.UTC).date() - dt.date.fromisoformat(report["day"])
    if age.days > DRIFT_DAYS:
        faults.append(f"drift.json is of {report['day']}: run make test-live")
    if report["openshelf"] != version():
        faults.append(f"drift.json is of version {report['openshelf']}: run make test-live")
    for each in report["services"]:
        if each["departed"]:
            count = len(each["departed"])
            faults.append(f"{each['service']}: {count} operations depart (tools/drift_issue.py)")
        if not each["agreed"]:
            faults.append(f"{each['service']}: no operation was compared")
    return faults


def benches() -> list[str]:
    """The figures are of this commit, or of one with the same sources."""
    faults = []
    commits = {
        json.loads(path.read_text(encoding="utf-8")).get("commit", "")
        for path in sorted((ROOT / "benches" / "results").glob("*.json"))
    }
    for commit in sorted(commits):
        known = subprocess.run(
            ("git", "cat-file", "-e", f"{commit}^{{commit}}"),
            check=False,
            cwd=ROOT,
            stderr=subprocess.DEVNULL,
        )
        if known.returncode != 0:
            faults.append(f"figures are of {commit or 'no commit'}, which is not in this history")
            continue
        changed = output("git", "diff", "--name-only", commit, "--", *MEASURED).splitlines()
        if changed:
            faults.append(f"{len(changed)} sources have changed since the figures of {commit}")
    return [*faults, "run make bench"] if faults else []


def wheel() -> Path | None:
    """Return the newest wheel of dist/."""
    found = sorted(ROOT.glob("dist/*.whl"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else None


def built() -> list[str]:
    """The wheel of this commit is in dist/, and fit to be published."""
    newest = wheel()
    if newest is None:
        return ["there is no wheel in dist/: run make wheel"]
    when = int(output("git", "log", "-1", "--format=%ct", "--", *MEASURED))
    if newest.stat().st_mtime < when:
        return [f"{newest.name} is older than the last commit of its sources: run make wheel"]
    return tool("check_wheel.py")


def examples() -> list[str]:
    """The tour runs with the wheel in an environment that has nothing else."""
    newest = wheel()
    if newest is None:
        return ["there is no wheel in dist/: run make wheel"]
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        venv.create(folder / "environment", with_pip=True)
        scripts = folder / "environment" / ("Scripts" if os.name == "nt" else "bin")
        python = str(scripts / "python")
        install = run(python, "-m", "pip", "install", "--quiet", "--no-index", str(newest))
        tour = (python, str(ROOT / "examples" / "tour.py"), str(folder / "tour"))
        return install or run(*tour, folder=folder)


QUICK: dict[str, Callable[[], list[str]]] = {
    "everything is committed": committed,
    "version, changelog and address": lambda: tool("ci/tag.py", f"v{version()}"),
    "the promised surface is stored": surface,
    "licences of dependencies": lambda: tool("licences.py", "--check"),
    "workflow files": lambda: tool("ci/workflows.py"),
    "links": lambda: tool("ci/links.py"),
    "the real services": drift,
    "figures of the benchmarks": benches,
    "the wheel": built,
}
SLOW: dict[str, Callable[[], list[str]]] = {
    "examples on the wheel": examples,
    "notebooks": lambda: tool("notebooks.py", "--check"),
    "licences, sources and advisories": lambda: tool("ci/dependencies.py"),
}


def main() -> int:
    """Print the checklist."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    steps = QUICK if chosen.quick else QUICK | SLOW
    sys.stdout.write(
        f"openshelf {version()}, commit {output('git', 'rev-parse', '--short', 'HEAD')}\n"
    )
    missing = 0
    for name, step in steps.items():
        faults = step()
        missing += bool(faults)
        sys.stdout.write(f"{'missing' if faults else 'met    '}  {name}\n")
        sys.stdout.writelines(f"           {each}\n" for each in faults)
        sys.stdout.flush()
    sys.stdout.write(f"{len(steps) - missing} of {len(steps)} steps are met\n")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
