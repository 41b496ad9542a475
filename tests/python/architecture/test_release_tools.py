"""Tests the tools that build, check and compare what is published."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path
from types import ModuleType
from typing import Any

import installed
import pytest
import wheel_contents

ROOT = Path(__file__).resolve().parents[3]


def script(name: str) -> ModuleType:
    """A script of tools/ci as a module."""
    spec = importlib.util.spec_from_file_location(
        f"ci_{name}", ROOT / "tools" / "ci" / f"{name}.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def bill(number: str, time: str) -> str:
    facts = {"bomFormat": "CycloneDX", "components": [{"name": "serde", "version": "1.0.0"}]}
    return json.dumps({**facts, "serialNumber": number, "metadata": {"timestamp": time}})


def test_a_bill_of_materials_is_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    one = wheel_contents.rewritten(bill("urn:uuid:1", "2026-01-01T00:00:00Z"))
    assert one == wheel_contents.rewritten(bill("urn:uuid:2", "2026-02-02T00:00:00Z"))
    found = json.loads(one)
    assert found["metadata"]["timestamp"] == "2023-11-14T22:13:20Z"
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", found["serialNumber"])
    changed = json.loads(bill("", ""))
    changed["components"][0]["version"] = "1.0.1"
    other = json.loads(wheel_contents.rewritten(json.dumps(changed)))
    assert other["serialNumber"] != found["serialNumber"]


def test_the_crates_of_a_module_are_read() -> None:
    text = json.dumps({"packages": [{"name": "serde", "version": "1.0.0", "source": "crates.io"}]})
    packed = zlib.compress(text.encode(), 7)
    assert wheel_contents.crates(b"ELF x\x9cno x\xda" + packed + b"rest") == ["serde 1.0.0"]
    assert wheel_contents.crates(b"x\xda" + packed[:9]) == []
    assert wheel_contents.crates(zlib.compress(b'{"other": 1}')) == []


def test_every_tool_of_the_build_is_locked_with_its_version_and_hashes() -> None:
    def pinned(name: str) -> set[str]:
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        return set(re.findall(r"^([\w.-]+==[\w.]+)", text, re.MULTILINE))

    lock = (ROOT / "requirements" / "release.lock").read_text(encoding="utf-8")
    assert pinned("build.txt") | pinned("release.txt") <= pinned("release.lock")
    for entry in re.split(r"^(?=[\w.-]+==)", lock, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in entry, entry


FILES = {
    "Cargo.toml": '[workspace.package]\nversion = "1.2.3"\n',
    "CHANGELOG.md": "# Changelog\n\n## 1.2.3, 2026-12-01\n",
    "README.md": "<!-- mcp-name: io.github.someone/shelf -->\n",
    "pyproject.toml": '[project]\nname = "shelf"\n[project.urls]\n'
    'Repository = "https://github.com/someone/shelf.git"\n',
    "server.json": '{"name": "io.github.someone/shelf"}\n',
}


def test_a_tag_has_to_fit_the_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tag = script("tag")
    monkeypatch.setattr(tag, "ROOT", tmp_path)
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert tag.faults("v1.2.3") == []
    assert tag.faults("v1.2.4") == ["the tag is v1.2.4, and Cargo.toml says 1.2.3"]
    (tmp_path / "CHANGELOG.md").write_text("## 1.2.3, not released\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project.urls]\n", encoding="utf-8")
    assert len(tag.faults("v1.2.3")) == 2


def test_a_release_has_the_name_of_its_repository_in_the_registry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tag = script("tag")
    monkeypatch.setattr(tag, "ROOT", tmp_path)
    elsewhere = FILES["pyproject.toml"].replace("github.com/someone", "code.shelf.org")
    for name, text in (FILES | {"pyproject.toml": elsewhere}).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert tag.faults("v1.2.3") == [
        "server.json has another name than org.shelf.code/shelf, that of the Repository",
        "README.md has no `mcp-name: org.shelf.code/shelf`",
    ]


def test_broken_links_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    links = script("links")
    monkeypatch.setattr(links, "ROOT", tmp_path)
    page, other = tmp_path / "page.md", tmp_path / "docs" / "other.md"
    other.parent.mkdir()
    other.write_text("# One `name`: of (two)\n\n```text\n# not this\n```\n", encoding="utf-8")
    page.write_text("[a](docs/other.md) `[b](gone.md)` [c](gone.md)\n```\n[d](gone.md)\n```\n")
    assert list(links.links(page)) == ["docs/other.md", "gone.md"]
    for target, why in {
        "docs/other.md": None,
        "/other.md#one-name-of-two": None,
        "docs/other.md#not-this": "no such heading",
        "gone.md": "no such file",
        "#gone": "no such heading",
    }.items():
        assert links.broken(page, target) == why, target


def wheel(path: Path, module: bytes, year: int = 2026) -> Path:
    with zipfile.ZipFile(path, "w") as out:
        out.writestr(zipfile.ZipInfo("openshelf/_core.abi3.so", (year, 1, 1, 0, 0, 0)), module)
    return path


def test_tests_of_missing_libraries_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "test_page.py"
    for text, library in {
        "import json\nfrom pathlib import Path": None,
        "import json, no_such_library.part": "no_such_library",
        "from no_such_library import name": "no_such_library",
        "from . import no_such_library": None,
        "def f():\n    import no_such_library": None,
    }.items():
        page.write_text(text, encoding="utf-8")
        installed.missing.cache_clear()
        assert installed.missing(page) == library, text
    # A module of the support that imports it counts, too.
    page.write_text("from recorder import Recorder", encoding="utf-8")
    installed.missing.cache_clear()
    assert installed.missing(page) is None
    real = installed.find_spec
    monkeypatch.setattr(
        installed, "find_spec", lambda name: None if name == "socket" else real(name)
    )
    installed.missing.cache_clear()
    assert installed.missing(page) == "socket"
    installed.missing.cache_clear()


def test_the_differences_of_two_wheels_are_named(tmp_path: Path) -> None:
    reproduce = script("reproduce")
    one = wheel(tmp_path / "one", b"a" * 9000 + b"same")
    assert list(reproduce.differences(one, one)) == []
    two = wheel(tmp_path / "two", b"a" * 8999 + b"b" + b"same!", 2025)
    times, place, length = reproduce.differences(one, two)
    assert "the times (2026," in times
    assert place.startswith(f"openshelf/_core.abi3.so at {8999:#x}: ")
    assert length.endswith("9004 and 9005 bytes")


def test_the_files_of_a_release_are_sorted(tmp_path: Path) -> None:
    built, dist, release = (tmp_path / name for name in ("built", "dist", "release"))
    built.mkdir()
    wheel(built / "openshelf-1.whl", b"module")
    for name in ("openshelf-1.tar.gz", "openshelf-1.profdata"):
        (built / name).write_bytes(b"content")
    command = [sys.executable, ROOT / "tools" / "ci" / "release_files.py", built, dist, release]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "| openshelf-1.whl | 0.00 MB | 0.00 MB |" in done.stdout
    assert {each.name for each in dist.iterdir()} == {"openshelf-1.whl", "openshelf-1.tar.gz"}
    kept = {each.name for each in release.iterdir()}
    assert kept == {"openshelf-1.profdata", "SHA256SUMS", "SIZES.md"}
    sums = (release / "SHA256SUMS").read_text(encoding="utf-8")
    assert len(re.findall(r"^[0-9a-f]{64}  openshelf-1\.", sums, re.MULTILINE)) == 2


def test_dependabot_knows_every_folder_with_dependencies() -> None:
    text = (ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8")
    named = set(re.findall(r'"(/[\w/]*)"', text))
    folders = {f"/{path.parent.relative_to(ROOT)}" for path in ROOT.glob("requirements/**/*.txt")}
    locks = {"/", "/fuzz"}
    assert folders | locks <= named


def test_forms_ask_what_the_issue_of_a_drift_answers() -> None:
    spec: Any = importlib.import_module("drift_issue")
    assert list(spec.headings()) == ["service", "operation", "says", "does", "source", "version"]
