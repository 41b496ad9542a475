"""Builds the published files into dist/: this machine's wheel and a source distribution.

    python tools/build_wheel.py [--zig] [--no-sdist] [--[no-]profile] [--profile-file FILE]
        [--no-auditable] [words for maturin ...]

The module is optimised as a whole and by a profile (`wheel_profile.py`), stripped, and built so
that it contains no path of this machine: compilers write the paths of sources into messages, and
a published file must not reveal where it was built. There is no profile with --no-profile, for
another target, or if the toolchain cannot make one. With --zig the module is linked against the C
library of `MANYLINUX`, whatever this machine has; without it the wheel's tag is the one that this
machine's C library allows. Afterwards dist/ contains only what this run built.

The same commit, compilers and profile give the same bytes (tools/ci/reproduce.py): times are those
of the commit, and what maturin draws at random is computed from the content. A profile that is
learnt is laid beside the wheel, and --profile-file uses one. The module lists the crates that it is
made of (cargo-auditable), unless --no-auditable leaves the list out.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import wheel_profile
from wheel_contents import rewritten

if TYPE_CHECKING:
    from collections.abc import MutableMapping

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
#: Where cargo-auditable is installed.
TOOLS = Path(os.environ.get("OPENSHELF_TOOLS") or ROOT / "target" / "tools")
#: It writes the list of crates into the module.
AUDITABLE = "cargo-auditable@0.7.7"
#: The oldest C library that Rust's own standard library supports.
MANYLINUX = "manylinux_2_17"
#: Features of SQLite that the cache does not use: half a megabyte.
NOT_OF_SQLITE = " ".join(
    (
        *(f"-USQLITE_ENABLE_{name}" for name in (
            "DBSTAT_VTAB", "FTS3", "FTS3_PARENTHESIS", "FTS5", "LOAD_EXTENSION", "RTREE", "STAT4",
        )),
        "-USQLITE_SOUNDEX",
        *(f"-DSQLITE_OMIT_{name}" for name in (
            "DATETIME_FUNCS", "DEPRECATED", "DESERIALIZE", "JSON", "SHARED_CACHE",
        )),
    )
)  # fmt: skip
#: Code for the higher levels of Zstandard only: nothing here compresses above level 3.
NOT_OF_ZSTANDARD = " ".join(
    f"-DZSTD_EXCLUDE_{name}_BLOCK_COMPRESSOR"
    for name in ("GREEDY", "LAZY", "LAZY2", "BTLAZY2", "BTOPT", "BTULTRA")
)
#: No panic passes through C code, so it needs no unwinding tables.
NO_TABLES = "-fno-asynchronous-unwind-tables -fno-unwind-tables"


def output(*command: str) -> str:
    """Return the output of a command."""
    found = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    return found.stdout.strip()


def renamed(environment: dict[str, str]) -> dict[str, str]:
    """Return the folders of this machine and their replacements; the last match applies."""
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


def build_environment(names: dict[str, str]) -> dict[str, str]:
    """Return this process's environment with options that keep paths out of compiled code."""
    environment = dict(os.environ)
    flags = [f"--remap-path-prefix={path}={name}" for path, name in names.items()]
    # Arguments may contain spaces: cargo splits this variable only at the unit separator.
    encoded = "\x1f".join(environment.pop("RUSTFLAGS", "").split())
    encoded = environment.get("CARGO_ENCODED_RUSTFLAGS", encoded)
    environment["CARGO_ENCODED_RUSTFLAGS"] = "\x1f".join([*filter(None, [encoded]), *flags])
    if sys.platform != "win32":  # MSVC has no such option, and writes no paths into its objects
        prefixes = " ".join(f"-ffile-prefix-map={path}={name}" for path, name in names.items())
        words = f"{environment.get('CFLAGS', '')} {prefixes} {NO_TABLES} {NOT_OF_ZSTANDARD}"
        environment["CFLAGS"] = words.strip()
    environment.setdefault("LIBSQLITE3_FLAGS", NOT_OF_SQLITE)
    # maturin finds zig as a module of the first Python in the path.
    scripts = sysconfig.get_path("scripts")
    environment["PATH"] = os.pathsep.join([scripts, environment.get("PATH", "")])
    return environment


def set_time(environment: MutableMapping[str, str]) -> None:
    """Set the time that all files get: that of the commit, unless one is set."""
    found = subprocess.run(
        ("git", "log", "-1", "--format=%ct"),
        check=False,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    if found.returncode == 0:
        environment.setdefault("SOURCE_DATE_EPOCH", found.stdout.strip())


def set_auditable(environment: dict[str, str]) -> None:
    """Let cargo-auditable link the list of crates; `cargo auditable` sets the same variables."""
    install = ("cargo", "install", "--quiet", "--locked", "--root", str(TOOLS), AUDITABLE)
    outside = {name: value for name, value in os.environ.items() if "RUSTFLAGS" not in name}
    subprocess.run(install, check=True, cwd=ROOT, env=outside)
    environment["PATH"] = os.pathsep.join([str(TOOLS / "bin"), environment["PATH"]])
    # Cargo hashes this text into the names of symbols, so it must not be a path of this machine.
    environment["RUSTC_WORKSPACE_WRAPPER"] = AUDITABLE.partition("@")[0]
    words = {"offline": False, "locked": True, "frozen": False, "config": []}
    environment["CARGO_AUDITABLE_ORIG_ARGS"] = json.dumps(words)


def without_paths(wheel: Path, names: dict[str, str]) -> None:
    """Replace what is of this machine or this run in the bill of materials; rewrite the wheel."""
    with tempfile.TemporaryDirectory() as folder:
        tool = (sys.executable, "-m", "wheel")
        subprocess.run((*tool, "unpack", "--dest", folder, str(wheel)), check=True)
        (unpacked,) = Path(folder).iterdir()
        for bill in unpacked.glob("*.dist-info/sboms/*.json"):
            text = bill.read_text(encoding="utf-8")
            for path, name in reversed(names.items()):
                text = text.replace(Path(path).as_posix(), f"/{name}")
            bill.write_text(rewritten(text), encoding="utf-8")
        wheel.unlink()
        subprocess.run((*tool, "pack", "--dest-dir", str(DIST), str(unpacked)), check=True)


def main() -> int:
    """Build."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=False)
    parser.add_argument("--zig", action="store_true")
    parser.add_argument("--no-sdist", dest="sdist", action="store_false")
    parser.add_argument("--profile", action=argparse.BooleanOptionalAction)
    parser.add_argument("--profile-file", type=Path)
    parser.add_argument("--no-auditable", dest="auditable", action="store_false")
    chosen, words = parser.parse_known_args()
    maturin = [sys.executable, "-m", "maturin"]
    build = [*maturin, "build", "--release", "--locked"]
    if chosen.zig:
        build += ["--zig"]
        build += [] if "--compatibility" in words else ["--compatibility", MANYLINUX]
    shutil.rmtree(DIST, ignore_errors=True)
    # The permissions of files are in the wheel.
    os.umask(0o022)
    set_time(os.environ)
    names = renamed(dict(os.environ))
    build += words
    environment = build_environment(names)
    if chosen.auditable:
        set_auditable(environment)
    has_profile = chosen.profile or chosen.profile_file is not None
    if chosen.profile is None and chosen.profile_file is None:
        # A module for another machine may not run here.
        has_profile = "--target" not in words and wheel_profile.can_be_made()
    with tempfile.TemporaryDirectory() as folder:
        if has_profile:
            profile = chosen.profile_file and chosen.profile_file.resolve()
            profile = profile or wheel_profile.learn(build, environment, Path(folder))
            flags = (f"-Cprofile-use={profile}", wheel_profile.WITHOUT_SELECTS)
            environment = wheel_profile.with_flags(environment, *flags)
        subprocess.run([*build, "--out", str(DIST)], check=True, cwd=ROOT, env=environment)
        if has_profile:
            (wheel,) = DIST.glob("*.whl")
            shutil.copyfile(profile, wheel.with_suffix(".profdata"))
    for wheel in DIST.glob("*.whl"):
        without_paths(wheel, names)
    if chosen.sdist:
        subprocess.run([*maturin, "sdist", "--out", str(DIST)], check=True, cwd=ROOT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
