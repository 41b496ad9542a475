"""Tests that the notebooks run against the sandbox, show what they promise, and are stored without outputs."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parents[3] / "examples" / "notebooks"
#: The outputs of each notebook by media type, and their minimum number.
SHOWN = {
    "first_steps": {"text/html": 3, "image/jpeg": 1, "image/webp": 1},
    "painter": {"image/png": 3, "image/jpeg": 1},
    "rules": {"image/png": 3, "text/html": 2},
    "money": {"image/png": 2, "text/html": 3},
    "pandemic": {"image/png": 2},
    "harvest": {"image/png": 1, "text/html": 3},
}


def test_every_notebook_is_known() -> None:
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(SHOWN)
    assert not list(FOLDER.glob(".*"))


@pytest.mark.parametrize("name", SHOWN)
def test_no_output_is_kept(name: str) -> None:
    notebook = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    first, *_ = notebook["cells"]
    assert first["cell_type"] == "markdown" and first["source"][0].startswith("# ")
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(code) > 4
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    set_up = "".join(code[0]["source"])
    assert "LIVE" in set_up and "Sandbox(today=" in set_up


@pytest.mark.slow
@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the kernel's client
def test_it_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import nbformat  # noqa: PLC0415  takes longer than all tests are collected in
    from nbclient import NotebookClient  # noqa: PLC0415

    monkeypatch.delenv("LIVE", raising=False)
    monkeypatch.setenv("OPENSHELF_OFFLINE", "1")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    # This Python's own kernel, whatever kernels are installed for the user.
    monkeypatch.setenv("JUPYTER_PATH", str(Path(sys.prefix) / "share" / "jupyter"))
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", 4)
    nbformat.validate(notebook)
    place = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, timeout=150, kernel_name="python3", resources=place).execute()
    outputs: list[Any] = [
        output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs
    ]
    assert not [output for output in outputs if output.output_type == "error"]
    assert not [output for output in outputs if output.get("name") == "stderr"]
    for kind, least in SHOWN[name].items():
        assert sum(kind in output.get("data", {}) for output in outputs) >= least, kind
