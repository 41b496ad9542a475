"""Tests that the notebooks run against the sandbox and are stored with the outputs of such a run."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parents[3] / "examples" / "notebooks"
#: The outputs of each notebook by media type, and their minimum number.
SHOWN = {
    "first_steps": {"text/html": 3, "image/jpeg": 1, "image/webp": 1, "image/png": 1},
    "painter": {"image/png": 3, "image/jpeg": 1},
    "rules": {"image/png": 3, "text/html": 2},
    "money": {"image/png": 2, "text/html": 3},
    "pandemic": {"image/png": 2},
    "harvest": {"image/png": 1, "text/html": 3},
}
#: Addresses and folders of the machine that ran the notebook, which no output may contain.
OF_A_MACHINE = re.compile(
    r"127\.0\.0\.1|localhost|/tmp/|/home/|/root/|/Users/|site-packages|ipykernel_"
)
CHOICE = "os.environ.update(sandbox.urls)  # without this line: the real services"


def stored(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))


def outputs(notebook: Any) -> list[Any]:
    return [each for cell in notebook["cells"] for each in cell.get("outputs", [])]


def sources(notebook: Any) -> list[str]:
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_every_notebook_is_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(SHOWN)
    assert not list(FOLDER.glob(".*"))


@pytest.mark.parametrize("name", SHOWN)
def test_a_notebook_begins_with_its_requirements_and_its_service(name: str) -> None:
    notebook = stored(name)
    first, *_ = notebook["cells"]
    assert first["cell_type"] == "markdown" and first["source"][0].startswith("# ")
    installs, choice, *rest = sources(notebook)
    assert len(rest) > 3
    assert installs.startswith("%pip install --quiet openshelf ")
    packages = installs.split()[3:]
    imported = re.findall(r"^(?:import|from) (\w+)", "\n".join(sources(notebook)), re.MULTILINE)
    assert set(packages) >= set(imported) - set(sys.stdlib_module_names)
    assert all(f"`{package}`" in "".join(first["source"]) for package in packages)
    # Only one line depends on the choice.
    assert CHOICE in choice.splitlines()
    assert not any("environ" in each or "LIVE" in each for each in rest)


@pytest.mark.parametrize("name", SHOWN)
def test_the_outputs_of_a_notebook_are_stored(name: str) -> None:
    notebook = stored(name)
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    assert all(cell["metadata"] == {} for cell in notebook["cells"])
    found = outputs(notebook)
    assert not [each for each in found if each["output_type"] == "error"]
    assert not [each for each in found if each.get("name") == "stderr"]
    for kind, least in SHOWN[name].items():
        assert sum(kind in each.get("data", {}) for each in found) >= least, kind
    texts = ["".join(each.get("text", "")) for each in found]
    texts += [
        "".join(each.get("data", {}).get(kind, ""))
        for each in found
        for kind in ("text/plain", "text/html")
    ]
    assert not [text[:200] for text in texts if OF_A_MACHINE.search(text)]


def test_notebooks_are_small() -> None:
    sizes = [path.stat().st_size for path in FOLDER.glob("*.ipynb")]
    assert max(sizes) < 500_000 and sum(sizes) < 3_000_000


def test_values_that_differ_between_runs_are_replaced() -> None:
    import datetime as dt  # noqa: PLC0415

    import notebooks  # noqa: PLC0415  its libraries take longer than all tests are collected in

    now = dt.date(2026, 1, 2)
    paths = {"/disease": "https://disease.sh"}
    for text, kept in {
        "at http://127.0.0.1:4321/disease/v3": "at https://disease.sh/v3",
        "retrieved 2026-01-02T03:04:05Z to 2026-01-02T03:04:06Z (x)": "retrieved 2024-10-15T12:00:00Z (x)",
        "Fri, 02 Jan 2026 03:04:05 GMT": "Tue, 15 Oct 2024 12:00:00 GMT",
        "updated 2025-01-02T03:04:05Z": "updated 2025-01-02T03:04:05Z",
        "<td>1.25 s</td>": "<td>0.004 s</td>",
        "597 of 597 records, 1,200 a second": "597 of 597 records",
    }.items():
        assert notebooks.readable(text, paths, {now}) == kept


@pytest.mark.slow
@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the kernel's client
def test_a_notebook_runs_and_shows_the_stored_outputs(name: str, tmp_path: Path) -> None:
    import nbformat  # noqa: PLC0415  as above
    import notebooks  # noqa: PLC0415

    path = FOLDER / f"{name}.ipynb"
    before, after = nbformat.read(path, 4), notebooks.executed(path, tmp_path)
    nbformat.validate(after)
    assert sources(after) == sources(before)
    assert notebooks.texts(after) == notebooks.texts(before), "update it: make notebooks"
