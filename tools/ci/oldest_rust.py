"""Builds every crate with the oldest Rust that `rust-version` in Cargo.toml names.

python tools/ci/oldest_rust.py
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    """Install that compiler, and check the crates with it."""
    manifest = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))
    version = manifest["workspace"]["package"]["rust-version"]
    install = (
        "rustup",
        "toolchain",
        "install",
        version,
        "--profile",
        "minimal",
        "--no-self-update",
    )
    subprocess.run(install, check=True, cwd=ROOT)
    # The variable goes before rust-toolchain.toml. Each compiler has its own folder.
    environment = os.environ | {
        "RUSTUP_TOOLCHAIN": version,
        "CARGO_TARGET_DIR": str(ROOT / "target" / f"rust-{version}"),
        "PYO3_PYTHON": sys.executable,
    }
    check = ("cargo", "check", "--workspace", "--locked")
    return subprocess.run(check, check=False, cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
