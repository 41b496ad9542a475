"""Tests what a program is told of its machine: no certificates, misspelt variables, no connection."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import openshelf
import pytest
import trustme

ON_LINUX = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere the system keeps its own store"
)
CREATE = "import openshelf; openshelf.Museum(); print('created')"


def run(code: str, *arguments: str, **environment: str | Path) -> subprocess.CompletedProcess[str]:
    others = ("OPENSHELF_", "SSL_CERT_")
    own = {name: value for name, value in os.environ.items() if not name.startswith(others)}
    return subprocess.run(
        [sys.executable, *(["-c", code] if code else []), *arguments],
        env=own | {name: str(value) for name, value in environment.items()},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@ON_LINUX
@pytest.mark.parametrize("content", [None, "", "no certificate"])
def test_a_machine_without_certificates_is_told_when_the_client_is_made(
    content: str | None, tmp_path: Path
) -> None:
    path = tmp_path / "none.pem"
    if content is not None:
        path.write_text(content)
    for code in (CREATE, CREATE.replace("Museum", "AsyncGazette")):
        done = run(code, SSL_CERT_FILE=path)
        assert done.stdout == ""
        last = done.stderr.strip().splitlines()[-1]
        assert last.startswith("openshelf.errors.ArgumentError: no certificate of an authority")
        for part in ("SSL_CERT_FILE", "https://", "ca-certificates", "ca_file", "certifi.where()"):
            assert part in last


@ON_LINUX
def test_an_empty_folder_of_certificates_is_told(tmp_path: Path) -> None:
    assert "where SSL_CERT_DIR says" in run(CREATE, SSL_CERT_DIR=tmp_path).stderr
    trustme.CA().cert_pem.write_to_path(str(tmp_path / "authority.pem"))
    assert run(CREATE, SSL_CERT_DIR=tmp_path).stdout == "created\n"


@ON_LINUX
@pytest.mark.parametrize(
    "code",
    [
        CREATE.replace("Museum()", "Museum(base_url='http://127.0.0.1:9', image_api_url='http://127.0.0.1:9')"),
        CREATE.replace("Museum()", "Museum(ca_file='{authority}')"),
        CREATE.replace("Museum()", "Sandbox().museum()"),
        CREATE.replace("Museum()", "Museum(use_caching=True, backend='memory', only_if_cached=True)"),
        CREATE.replace("openshelf.Museum()", "exec(\"with openshelf.Cassette('{folder}/new.jsonl'): openshelf.Museum()\")"),
    ],
    ids=["plain", "ca_file", "sandbox", "only_if_cached", "cassette"],
)  # fmt: skip
def test_who_needs_no_certificates_of_the_machine_is_left_alone(code: str, tmp_path: Path) -> None:
    authority = tmp_path / "authority.pem"
    trustme.CA().cert_pem.write_to_path(str(authority))
    code = code.replace("{authority}", str(authority)).replace("{folder}", str(tmp_path))
    done = run(code, SSL_CERT_FILE=tmp_path / "missing.pem")
    assert done.stdout == "created\n", done.stderr
    done = run(CREATE, SSL_CERT_FILE=tmp_path / "missing.pem", OPENSHELF_OFFLINE="1")
    assert done.stdout == "created\n", done.stderr


@ON_LINUX
def test_a_certificate_that_cannot_be_read_is_told_by_the_first_call(tmp_path: Path) -> None:
    path = tmp_path / "broken.pem"
    path.write_text("-----BEGIN CERTIFICATE-----\n!!!\n-----END CERTIFICATE-----\n")
    code = "import openshelf; openshelf.Disease(base_url='https://localhost:9').totals.world()"
    last = run(code, SSL_CERT_FILE=path).stderr.strip().splitlines()[-1]
    assert last.startswith("openshelf.errors.ArgumentError: no certificate of an authority")
    assert "ca_file" in last


def test_a_misspelt_variable_is_told_once_with_the_nearest() -> None:
    code = "import openshelf\nfor _ in range(3): openshelf.Disease(); openshelf.AsyncMuseum()"
    done = run(code, "-", OPENSHELF_OFLINE="1", OPENSHELF_TIMEOUT="5", OPENSHELF_EXAMPLES="9")
    told = sorted(re.findall("EnvironmentWarning: (.*)", done.stderr))
    first, second = told
    start = "the environment variable {} has no effect on openshelf; "
    assert first == start.format("OPENSHELF_OFLINE") + "did you mean 'OPENSHELF_OFFLINE'?"
    assert second.startswith(start.format("OPENSHELF_TIMEOUT") + "an option has no variable: ")
    assert second.endswith("pass timeout=... when you create the client")
    assert done.returncode == 0


def call(*options: str, **environment: str | Path) -> subprocess.CompletedProcess[str]:
    """Call an operation in a terminal."""
    return run("", "-m", "openshelf", "call", "disease.totals.world", *options, **environment)


def test_a_misspelt_variable_is_told_in_a_terminal() -> None:
    done = call("--sandbox", OPENSHELF_DISEASE_URI="x")
    assert done.returncode == 0
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert "EnvironmentWarning" in lines[0] and "'OPENSHELF_DISEASE_URL'?" in lines[0]


def test_a_missing_connection_is_three_lines_in_a_terminal() -> None:
    done = call(OPENSHELF_DISEASE_URL="http://127.0.0.1:9")
    assert done.returncode == 1
    first, second, third = done.stderr.splitlines()
    assert first.startswith("openshelf: ConnectError: 127.0.0.1:9 refuses connections: check that")
    assert (
        second
        == "  http://127.0.0.1:9/v3/covid-19/all?allowNull=false: no connection in 3 attempts"
    )
    assert third.startswith("  causes: ") and "Connection refused" in third


def test_the_message_in_a_program_has_the_same_lines() -> None:
    with (
        openshelf.Disease(base_url="http://127.0.0.1:9", max_retries=0) as disease,
        pytest.raises(openshelf.ConnectError) as caught,
    ):
        disease.totals.world()
    first, second, third = str(caught.value).splitlines()
    assert "refuses connections" in first
    assert second.endswith(": no connection")
    assert third.startswith("  causes: ")
