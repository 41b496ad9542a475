"""Builds the source distribution, installs what it builds, and calls a sandbox.

python tools/ci/sdist.py
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "release.lock"
PLACE = ROOT / "target" / "sdist"
CALL = ("call", "disease.totals.country", "country=Italy", "--sandbox")


def main() -> int:
    """Build, install and call."""
    shutil.rmtree(PLACE, ignore_errors=True)
    venv.create(PLACE / "tools", with_pip=True)
    venv.create(PLACE / "environment", with_pip=True)
    scripts = "Scripts" if os.name == "nt" else "bin"
    tools, own = (str(PLACE / name / scripts / "python") for name in ("tools", "environment"))
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    subprocess.run((tools, *pip, "--require-hashes", "-r", str(LOCK)), check=True)
    out = ("--out", str(ROOT / "dist"))
    subprocess.run((tools, "-m", "maturin", "sdist", *out), check=True, cwd=ROOT)
    (built,) = ROOT.glob("dist/*.tar.gz")
    # The files of the checkout are out of reach.
    subprocess.run((own, *pip, str(built)), check=True, cwd=PLACE)
    subprocess.run((own, "-m", "openshelf", *CALL), check=True, cwd=PLACE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
