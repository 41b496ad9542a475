"""Runs the quick suite on the wheel in dist/, in a new environment without the sources.

    python tools/test_wheel.py [--python PYTHON] [--folder FOLDER] [--wheels FOLDER]
        [--requirements FILE] [--if-there-are-wheels REQUIREMENT ...] [words for pytest ...]

The environment is created in FOLDER, by default below target/, with the newest wheel and the
requirements of the tests. Without words all tests run that `make test` runs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WHERE = "import openshelf._core as core; print(core.__file__)"


def newest(folder: Path) -> Path:
    """Return the most recently built wheel."""
    found = sorted(folder.glob("openshelf-*.whl"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise SystemExit(f"There is no wheel in {folder}: run make wheel.")
    return found[-1]


def main() -> int:
    """Install the wheel and run the tests."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=False)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--wheels", type=Path, default=ROOT / "dist")
    requirements = ROOT / "requirements" / "development.txt"
    parser.add_argument("--requirements", type=Path, default=requirements)
    parser.add_argument("--if-there-are-wheels", action="append", default=[])
    chosen, words = parser.parse_known_args()
    tag = "import sys; print('%d.%d' % sys.version_info[:2])"
    version = subprocess.check_output((chosen.python, "-c", tag), text=True).strip()
    folder = (chosen.folder or ROOT / "target" / f"test-wheel-{version}").resolve()
    subprocess.run((chosen.python, "-m", "venv", "--clear", str(folder)), check=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    # The new environment inherits nothing from the checkout's.
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}
    }
    pip = (str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    wheel = newest(chosen.wheels)
    # The wheel alone first, without an index: it has no dependencies.
    subprocess.run((*pip, "--no-index", str(wheel)), check=True, env=environment)
    subprocess.run((*pip, "-r", str(chosen.requirements)), check=True, env=environment)
    for each in chosen.if_there_are_wheels:
        command = (*pip, "--only-binary", ":all:", each)
        done = subprocess.run(command, check=False, env=environment, stderr=subprocess.DEVNULL)
        if done.returncode != 0:
            sys.stdout.write(f"there are no wheels of {each} for this Python and this system\n")
    module = subprocess.check_output(
        (str(python), "-c", WHERE), text=True, cwd=folder, env=environment
    ).strip()
    if folder not in Path(module).parents:
        raise SystemExit(f"The tests would not run on the wheel but on {module}.")
    sys.stdout.write(f"{wheel.name} in Python {version}\n")
    sys.stdout.flush()
    words = words or ["-n", "auto"]
    return subprocess.run(
        (str(python), "-m", "pytest", *words), check=False, cwd=ROOT, env=environment
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
