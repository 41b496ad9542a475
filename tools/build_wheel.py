"""Builds into dist/ what is published: this machine's wheel and a source distribution.

    python tools/build_wheel.py [--zig] [--no-sdist] [words for maturin ...]

The module is optimised as a whole, stripped, and built so that no path of this machine is in it:
compilers write the paths of sources into messages, and what is published says nothing about where
it was built. With --zig the module is linked against the C library of `MANYLINUX`, whatever this
machine has; without it the wheel's tag is what this machine's C library allows.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
#: The oldest C library that Rust's own standard library runs on.
MANYLINUX = "manylinux_2_17"


def output(*command: str) -> str:
    """Give what a command prints."""
    found = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    return found.stdout.strip()


def renamed(environment: dict[str, str]) -> dict[str, str]:
    """Give the folders of this machine and what stands for them; the last that matches holds."""
    home = Path.home()
    cargo = environment.get("CARGO_HOME", str(home / ".cargo"))
    target = environment.get("CARGO_TARGET_DIR", str(ROOT / "target"))
    return {
        str(home): "home",
        output("rustc", "--print", "sysroot"): "rust",
        cargo: "cargo",
        str(ROOT): "openshelf",
        target: "target",
    }


def build_environment() -> dict[str, str]:
    """Give this process's environment, with compilers told to leave paths out."""
    environment = dict(os.environ)
    names = renamed(environment)
    flags = [f"--remap-path-prefix={path}={name}" for path, name in names.items()]
    # Arguments may hold spaces: cargo splits this one at the unit separator alone.
    encoded = environment.pop("RUSTFLAGS", "").split()
    encoded = environment.get("CARGO_ENCODED_RUSTFLAGS", "\x1f".join(encoded)).split("\x1f")
    environment["CARGO_ENCODED_RUSTFLAGS"] = "\x1f".join([*filter(None, encoded), *flags])
    if sys.platform != "win32":  # MSVC has no such option, and writes no paths into its objects
        prefixes = " ".join(f"-ffile-prefix-map={path}={name}" for path, name in names.items())
        environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {prefixes}".strip()
    # maturin finds zig as a module of the first Python of the path.
    scripts = sysconfig.get_path("scripts")
    environment["PATH"] = os.pathsep.join([scripts, environment.get("PATH", "")])
    return environment


def main() -> int:
    """Build."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=False)
    parser.add_argument("--zig", action="store_true")
    parser.add_argument("--no-sdist", dest="sdist", action="store_false")
    chosen, words = parser.parse_known_args()
    maturin = [sys.executable, "-m", "maturin"]
    out = ["--out", str(ROOT / "dist")]
    build = [*maturin, "build", "--release", "--locked", *out]
    if chosen.zig:
        build += ["--zig", "--compatibility", MANYLINUX]
    subprocess.run([*build, *words], check=True, cwd=ROOT, env=build_environment())
    if chosen.sdist:
        subprocess.run([*maturin, "sdist", *out], check=True, cwd=ROOT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
