"""A virtual environment for each client, so that no peer changes what another one imports.

`requirements/benches/NAME.txt` lists what is installed. openshelf is the wheel of dist/, which
`make wheel` builds: an optimised build, as it is published.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "requirements" / "benches"
ENVIRONMENTS = ROOT / ".venv" / "benches"
OURS = "openshelf"
#: Prints the version of each distribution and of Python as JSON.
VERSIONS = """
import importlib.metadata, json, platform, sys
found = {each.name: each.version for each in importlib.metadata.distributions()}
print(json.dumps({name: found[name] for name in sys.argv[1:] if name in found}))
"""


def wheel() -> Path:
    """Return the wheel of this checkout."""
    found = sorted((ROOT / "dist").glob("openshelf-*.whl"))
    if len(found) != 1:
        raise SystemExit(f"dist/ contains {len(found)} wheels of openshelf: run `make wheel`")
    return found[0]


def requirements(name: str) -> list[str]:
    """Return what pip installs into an environment."""
    lines = (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    listed = [line for line in lines if line and not line.startswith("#")]
    return [*listed, str(wheel())] if name == OURS else listed


def named(name: str) -> list[str]:
    """Return the distributions of an environment whose versions are told."""
    listed = [line.partition("==")[0].partition("[")[0] for line in requirements(name)]
    return [OURS if each.endswith(".whl") else each for each in listed]


@cache
def python(name: str) -> str:
    """Return the interpreter of an environment; create the environment if it is missing or old."""
    folder = ENVIRONMENTS / name
    listed = requirements(name)
    wanted = "\n".join([sys.version, *listed])
    if name == OURS:
        wanted += hashlib.sha256(wheel().read_bytes()).hexdigest()
    made = folder / ".installed"
    program = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not made.is_file() or made.read_text(encoding="utf-8") != wanted:
        print(f"installing {', '.join(named(name))}", file=sys.stderr, flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        install = [str(program), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, *listed], check=True)
        made.write_text(wanted, encoding="utf-8")
    return str(program)


@cache
def versions(name: str) -> dict[str, str]:
    """Return the versions of what an environment is made for."""
    command = [python(name), "-c", VERSIONS, *named(name)]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    found: dict[str, str] = json.loads(told)
    return found
