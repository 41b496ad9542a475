"""Tests the boundaries of the crates: which ones know services or Python, and which depend on each other."""

from __future__ import annotations

import inspect
import json
import re
import shutil
import subprocess
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf import _core

ROOT = Path(__file__).resolve().parents[3]
CORE = (
    "core",
    "json",
    "catalog_compiler",
    "services",
    "durable",
    "transport",
    "paging",
    "tables",
    "files",
    "delta",
    "client",
    "sandbox_services",
    "sandbox",
)
#: It uses Python's words but does not depend on Python.
DESCRIBE = "describe"
WITH_PYTHON = ("decoding", "python", "module")
CRATES = (*CORE, DESCRIBE, *WITH_PYTHON)

#: Docstrings, whose examples name an operation.
DOCSTRINGS = ROOT / "src" / "describe" / "paginated.rs"
#: The crates that are specific to the services.
OF_SERVICES = ("services", "sandbox_services")

#: Words of a service that have another meaning in these places, and that meaning.
OTHER_MEANINGS = {
    "file_name": "a name of a file",
    "is_closed": "whether a client was closed",
    "page_metadata": "the member of an operation that names the members of a page",
    "placeholder": "what stands in braces in a path",
    "use_cache": "what others call the option use_caching",
}

#: Notation that only Python uses.
PYTHON_WORDS = re.compile(r'"[^"\n]*\b(None|True|False|dict|TypedDict|asyncio)\b[^"\n]*"')


@cache
def table() -> dict[str, Any]:
    return json.loads(_core._catalog())


@cache
def service_words() -> frozenset[str]:
    """Names of services, and all names of the catalog that cannot be everyday words."""
    words: set[str] = set()
    for service in table()["services"].values():
        words |= {service["name"], service["class_name"], service["environment"]}
    for operation in table()["operations"]:
        names = [operation["name"], *operation["group"].split("."), *operation["members"]]
        for parameter in operation["parameters"]:
            names += [parameter["name"], *parameter["wire"].split(".")]
        for column in (
            operation["columns"] + operation["leading_columns"] + operation["included_columns"]
        ):
            names += column["name"].split(".")
        words |= {name for name in names if re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)+", name)}
    return frozenset(words)


def code(path: Path) -> str:
    """The code of a file, without comments and without its own tests."""
    text = path.read_text(encoding="utf-8").split("#[cfg(test)]")[0]
    return "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("//"))


def sources(crate: str) -> list[Path]:
    return sorted((ROOT / "src" / crate).rglob("*.rs"))


@pytest.mark.parametrize("crate", [name for name in CRATES if name not in OF_SERVICES])
def test_words_of_a_service_are_only_in_its_catalog_and_its_sandbox(crate: str) -> None:
    found = []
    for path in sources(crate):
        if path == DOCSTRINGS:
            continue
        known = set(re.findall(r"[A-Za-z_][A-Za-z0-9_]*", code(path))) & service_words()
        found += [f"{path.relative_to(ROOT)}: {word}" for word in known - set(OTHER_MEANINGS)]
    assert not found, "\n".join(found)


def test_the_listed_other_meanings_are_still_used() -> None:
    used = "\n".join(code(path) for crate in CRATES for path in sources(crate))
    for word in OTHER_MEANINGS:
        assert word in service_words(), word
        assert re.search(rf"\b{word}\b", used), word


#: It writes Rust, whose `None` is not Python's.
OF_RUST = "catalog_compiler"


@pytest.mark.parametrize(
    "crate", [name for name in CORE if name not in OF_SERVICES and name != OF_RUST]
)
def test_the_core_does_not_mention_python(crate: str) -> None:
    found = []
    for path in sources(crate):
        found += [f"{path.relative_to(ROOT)}: {m[0]}" for m in PYTHON_WORDS.finditer(code(path))]
    assert not found, "\n".join(found)


def test_messages_of_paging_do_not_use_python_notation() -> None:
    """The suggestion of another argument comes from the crates that know Python."""
    options = {name for name in inspect.signature(openshelf.paginate).parameters if "_" in name}
    words = re.compile(rf"\b({'|'.join(options)})\b|\w=\S|[Ll]eave \w+ out")
    found = []
    for path in sources("paging"):
        for text in re.findall(r'"((?:\\.|[^"\\])*)"', code(path)):
            # In braces, Rust has the name of a value.
            if words.search(re.sub(r"\{[^}]*\}", "", text)):
                found.append(f"{path.relative_to(ROOT)}: {text}")
    assert not found, "\n".join(found)


def test_dependencies_between_crates_have_one_direction() -> None:
    """Dependencies between the crates according to their manifests, without those of tests."""
    needed, building = {}, {}
    for crate in CRATES:
        manifest = tomllib.loads((ROOT / "src" / crate / "Cargo.toml").read_text(encoding="utf-8"))
        for kind, found in (("dependencies", needed), ("build-dependencies", building)):
            names = [name.replace("-", "_") for name in manifest.get(kind, {})]
            own = {each.removeprefix("openshelf_") for each in names if "openshelf_" in each}
            found[crate] = own
    assert needed["core"] == set()
    assert needed["catalog_compiler"] == set()
    assert needed["services"] == {"core"}
    assert needed["durable"] == {"core"}
    assert needed["transport"] == {"core", "durable"}
    assert needed["paging"] == {"core", "json", "transport"}
    assert needed["json"] == set()
    assert needed["tables"] == {"core", "durable", "json"}
    assert needed["files"] == {"core", "durable"}
    assert needed["delta"] == {"durable", "tables"}
    behind = {"services", "json", "durable", "transport", "paging", "tables", "files", "delta"}
    assert needed["client"] == {"core", *behind}
    assert needed["sandbox_services"] == {"core"}
    assert needed["sandbox"] == {"core", "sandbox_services"}
    assert needed["describe"] == {"core"}
    assert needed["decoding"] == {"json"}
    # The client is the only door to what is behind it. The sandbox is a server of its own.
    assert needed["python"] == {"core", "client", "sandbox", DESCRIBE, "decoding"}
    assert needed["module"] == {"python"}
    # Dependencies of a build script are compiled twice, so they must neither send nor wait.
    assert {crate: names for crate, names in building.items() if names} == {
        "module": {"describe", "services"},
        "services": {"catalog_compiler"},
    }


@pytest.mark.skipif(shutil.which("cargo") is None, reason="cargo is not installed")
@pytest.mark.parametrize("features", [(), ("--features", "tests")], ids=["wheel", "tests"])
def test_no_crate_of_the_module_is_compiled_twice(features: tuple[str, ...]) -> None:
    """The module and its build script use the same libraries, with the same features."""
    command = (
        *("cargo", "tree", "--locked", "-p", "openshelf-module", *features),
        *("--duplicates", "-e", "normal,build", "--depth", "0", "--prefix", "none"),
    )
    listed = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    # Different versions of a crate are listed too; the reason for each is in `deny.toml`.
    found = Counter(line for line in listed.stdout.splitlines() if " v" in line)
    assert [crate for crate, times in found.items() if times > 1] == []


def test_the_fuzzer_has_the_same_dependency_versions_as_the_module() -> None:
    """It is not part of the workspace, and has its own versions."""

    def versions(lock: str) -> dict[str, str]:
        packages = tomllib.loads((ROOT / lock).read_text(encoding="utf-8"))["package"]
        return {package["name"]: package["version"] for package in packages}

    manifest = tomllib.loads((ROOT / "src" / "decoding" / "Cargo.toml").read_text(encoding="utf-8"))
    ours, theirs = versions("Cargo.lock"), versions("fuzz/Cargo.lock")
    for name in manifest["dependencies"]:
        assert theirs[name] == ours[name], f"cargo update --manifest-path fuzz/Cargo.toml {name}"


def test_the_module_crate_has_no_code_of_its_own() -> None:
    """Anything in it would be optimised, and linked again after every change."""
    assert code(ROOT / "src" / "module" / "lib.rs").strip() == "use openshelf_python as _;"


def test_the_default_members_of_the_workspace_need_no_python() -> None:
    manifest = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))
    expected = [".", *(f"src/{name}" for name in (*CORE, DESCRIBE)), "tests/rust"]
    assert manifest["workspace"]["default-members"] == expected


def test_the_folders_of_src_are_the_crates() -> None:
    folders = {path.name for path in (ROOT / "src").iterdir() if path.is_dir()}
    assert folders == set(CRATES)
    for crate in CRATES:
        assert (ROOT / "src" / crate / "lib.rs").is_file()
