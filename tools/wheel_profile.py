"""Makes the profile by which a wheel is optimised: what it executes in `benches/train.py`.

maturin's own `--pgo` links the instrumented module with zig, which does not understand the linker
options that rustc passes for it. So the steps are made here, and the instrumented module is linked
by this machine's compiler. Both builds name their symbols alike only because they differ in nothing
but flags.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROOT = Path(__file__).resolve().parents[1]
TRAINING = ROOT / "benches" / "train.py"
REQUIREMENTS = ROOT / "requirements" / "training.txt"
#: LLVM 22 counts a `select` whose condition is undefined with any number, and rejects the profile.
WITHOUT_SELECTS = "-Cllvm-args=-pgo-instr-select=false"


def with_flags(environment: Mapping[str, str], *flags: str) -> dict[str, str]:
    """Return an environment in which rustc has more flags."""
    name = "CARGO_ENCODED_RUSTFLAGS"
    encoded = "\x1f".join([*filter(None, [environment.get(name)]), *flags])
    return {**environment, name: encoded}


def profile_tools() -> list[Path]:
    """Return the program that merges profiles, if the toolchain has it."""
    sysroot = subprocess.check_output(["rustc", "--print", "sysroot"], text=True, cwd=ROOT)
    return [*Path(sysroot.strip()).glob("lib/rustlib/*/bin/llvm-profdata*")]


def can_be_made() -> bool:
    """Return whether there is the program that merges profiles; rustup installs it if it can."""
    if not profile_tools() and shutil.which("rustup"):
        subprocess.run(["rustup", "component", "add", "llvm-tools"], check=False, cwd=ROOT)
    is_there = bool(profile_tools())
    if not is_there:
        sys.stderr.write(
            "no llvm-profdata in the toolchain: the wheel is built without a profile\n"
        )
    return is_there


def learn(build: Sequence[str], environment: Mapping[str, str], folder: Path) -> Path:
    """Build an instrumented wheel, run the training with it, and return the profile.

    Parameters
    ----------
    build : sequence of str
        The command that builds a wheel, without the folder for it.
    environment : mapping
        The environment of the command.
    folder : Path
        For everything that is written.
    """
    tools = profile_tools()
    if not tools:
        raise SystemExit(
            "llvm-profdata is missing: run `rustup component add llvm-tools`, "
            "or build with --no-profile"
        )
    raw, wheels, place = folder / "raw", folder / "wheels", folder / "environment"
    flags = [f"-Cprofile-generate={raw}", WITHOUT_SELECTS]
    words = ["--out", str(wheels)]
    if "--zig" in build:
        flags.append("-Clinker=cc")
        words.append("--skip-auditwheel")
    subprocess.run([*build, *words], check=True, cwd=ROOT, env=with_flags(environment, *flags))
    # Build scripts are instrumented too.
    shutil.rmtree(raw, ignore_errors=True)
    venv.create(place, with_pip=True)
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    (wheel,) = wheels.glob("*.whl")
    subprocess.run([*install, str(wheel), "-r", str(REQUIREMENTS)], check=True)
    traced = {**os.environ, "LLVM_PROFILE_FILE": str(raw / "%m_%p.profraw")}
    subprocess.run([str(python), str(TRAINING)], check=True, cwd=ROOT, env=traced)
    merged = folder / "merged.profdata"
    profiles = sorted(str(path) for path in raw.glob("*.profraw"))
    subprocess.run([str(tools[0]), "merge", "-o", str(merged), *profiles], check=True)
    return merged
