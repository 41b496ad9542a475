"""The README's examples run from top to bottom and print what stands below them."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "readme.py"
EXAMPLES = 7


@pytest.fixture(scope="module")
def tool() -> Any:
    spec = importlib.util.spec_from_file_location("readme_tool", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_examples_print_what_they_say(tmp_path: Path) -> None:
    closed = "http://127.0.0.1:1"
    # Without a way out: only this machine can be asked.
    environment = os.environ | {"HTTPS_PROXY": closed, "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, str(TOOL), "--check"],
        env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.iterdir()) == []


def test_every_example_is_run_and_every_change_seen(tool: Any) -> None:
    text = tool.README.read_text(encoding="utf-8")
    found = list(tool.BLOCK.finditer(text))
    assert len(found) >= EXAMPLES
    assert len(found) == text.count("```python")
    assert sum(bool(each["printed"]) for each in found) == text.count("```text")
    changed = "```python\nprint(1)\n```\n\n```text\n2\n```\n\nwords\n\n```python\nx = 1\n```\n"
    assert tool.rewritten(changed) == changed.replace("2\n```", "1\n```")
    with pytest.raises(ZeroDivisionError):
        tool.rewritten("```python\n1 / 0\n```\n")


def test_the_first_thing_is_how_to_install() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.split("\n\n")[1].strip() == "pip install openshelf"
