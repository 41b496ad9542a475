"""Configures Sphinx, which builds the documentation: ``make docs``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tools"))

import agent_pages  # noqa: E402
import openshelf  # noqa: E402
import reference  # noqa: E402
from openshelf import _core  # noqa: E402

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "openshelf"
author = "the openshelf authors"
copyright = author  # noqa: A001  Sphinx calls it so
release = openshelf.__version__
extensions = ["html_pages", "myst_parser", "sphinx_copybutton", "sphinx_design"]
exclude_patterns = ["_build"]

myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3
#: A signature longer than this has one parameter per line.
maximum_signature_line_length = 70
add_module_names = False
python_display_short_literal_types = True
copybutton_prompt_text = "$ "

html_theme = "furo"
html_title = "openshelf"
html_static_path = ["_static"]
html_css_files = ["openshelf.css"]
html_js_files = [("openshelf.js", {"defer": "defer"})]
html_theme_options = {"navigation_with_keys": True, "top_of_page_buttons": []}
html_copy_source = False
html_show_sphinx = False
pygments_style = "friendly"
pygments_dark_style = "monokai"


def write_reference(_app: Sphinx) -> None:
    """Write the pages of the reference; an unchanged page keeps its time and is not rebuilt."""
    folder = HERE / "reference"
    files = {
        folder / place: text
        for place, text in {
            **reference.pages(json.loads(_core._catalog())),  # noqa: SLF001
            **agent_pages.pages(),
        }.items()
    }
    for path, text in files.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for path in set(folder.rglob("*.md")) - set(files):
        path.unlink()


def write_agent_pages(app: Sphinx, failure: Exception | None) -> None:
    """Write the pages for agents beside the built ones."""
    if failure is None and app.builder.name == "html":
        agent_pages.write(Path(app.outdir))


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect our functions to Sphinx."""
    app.connect("builder-inited", write_reference)
    app.connect("build-finished", write_agent_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
