"""Scratch environments with other people's packages, installed at run time from PyPI and npm."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

#: What pip and npm write if a registry cannot be reached.
UNREACHABLE = re.compile(
    r"connection broken by|Temporary failure in name resolution|Network is unreachable"
    r"|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH"
)


def install(*words: str, cwd: Path) -> None:
    """Runs pip or npm; without its registry the test is skipped."""
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        if UNREACHABLE.search(done.stderr):
            pytest.skip(f"{'PyPI' if 'pip' in words else 'npm'} cannot be reached")
        pytest.fail(done.stderr)


def new_python(folder: Path, *pinned: str) -> Path:
    """The interpreter of a new environment with these packages."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    own = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    install(str(own), "-m", "pip", "install", "--quiet", *pinned, cwd=folder)
    return own


def source(python: Path, pinned: str, folder: Path) -> Path:
    """The unpacked source distribution of a package, which has its tests."""
    pip = [str(python), "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:"]
    install(*pip, pinned, cwd=folder)
    [archive] = folder.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    [unpacked] = (path for path in folder.iterdir() if path.is_dir())
    return unpacked


def new_node(folder: Path, *pinned: str) -> Path:
    """A folder with these packages of npm."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        pytest.skip("Node.js is not installed")
    (folder / "package.json").write_text('{"private": true}', encoding="utf-8")
    install(npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", *pinned, cwd=folder)
    return folder


def own_tests(
    python: Path, folder: Path, environment: dict[str, str], *words: str
) -> dict[str, str]:
    """The result of each test of a package, run by pytest: passed, skipped or failed."""
    report = Path(environment["HOME"]) / "report.xml"
    pytest_of_it = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=line"]
    done = subprocess.run(
        [*pytest_of_it, f"--junitxml={report}", *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in {0, 1}, done.stdout + done.stderr
    outcomes = {}
    for case in ET.parse(report).iter("testcase"):  # noqa: S314 - our own pytest wrote it
        found = {child.tag for child in case} & {"failure", "error", "skipped"}
        outcome = "skipped" if found == {"skipped"} else "failed" if found else "passed"
        outcomes[f"{case.get('classname')}::{case.get('name')}"] = outcome
    return outcomes


def own_node_tests(folder: Path, environment: dict[str, str], tests: str) -> dict[str, str]:
    """The result of each test of a package, run by Mocha."""
    mocha = ["node", "node_modules/mocha/bin/mocha", "--exit", "--timeout", "90000"]
    shim = Path(environment["PYTHONPATH"]) / "redirected.cjs"
    done = subprocess.run(
        [*mocha, "--reporter", "json", "--require", str(shim), tests],
        cwd=folder,
        env=environment | {"NODE_PATH": str(folder / "node_modules")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("{"), done.stdout + done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return {
        case["fullTitle"]: outcome
        for outcome, key in (("passed", "passes"), ("failed", "failures"))
        for case in report[key]
    }


def program(python: Path, path: Path, environment: dict[str, str], *words: str) -> Any:
    """The JSON output of a program of ours, which uses a package as its README describes."""
    done = subprocess.run(
        [str(python), str(path), *words],
        cwd=environment["HOME"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)
