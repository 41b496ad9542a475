"""Adapts Sphinx's HTML: names break at their dots, charts take the page's colours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.writers.html5 import HTML5Translator

if TYPE_CHECKING:
    from sphinx.application import Sphinx

#: Where a line may end inside of a name or a path: behind a dot, a slash or an underscore.
JOINT = re.compile(r"(?<=\w)([._/])(?=[\w{])")
#: The pictures whose colours are variables (tools/charts.py).
CHARTS = "pictures/"


class Translator(HTML5Translator):
    """Writes what Sphinx writes, with these few differences."""

    def visit_Text(self, node: nodes.Text) -> None:  # noqa: N802  docutils calls it so
        """Let names break at their joints: a telephone is narrower than most of them."""
        before = len(self.body)
        super().visit_Text(node)
        if self._is_name(node):
            # Text only: tags have none of the joints between letters.
            self.body[before:] = [JOINT.sub(r"\1<wbr>", piece) for piece in self.body[before:]]

    def _is_name(self, node: nodes.Text) -> bool:
        """Whether a text is code inside of prose, the name of an object, or a heading."""
        in_name = isinstance(node.parent, nodes.title | nodes.Inline)
        return bool(self.protect_literal_text) or in_name

    def visit_image(self, node: nodes.Element) -> None:
        """Put a chart into the page, so that its colours follow the page's."""
        uri = node["uri"]
        if not (uri.endswith(".svg") and CHARTS in uri):
            super().visit_image(node)
            return
        picture = Path(self.builder.srcdir, uri).read_text(encoding="utf-8")
        start = picture.index("<svg")
        label = self.attval(node.get("alt", ""))
        opened = picture[start:].replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
        self.body.append(f'<div class="chart">{opened}</div>')


def shorten_sidebar(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: object
) -> None:
    """Unfold the sidebar on the way to the page only: 541 operations would fill it."""
    whole = context.get("toctree")
    if whole is not None:
        context["toctree"] = lambda **options: whole(**(options | {"collapse": True}))


def setup(app: Sphinx) -> dict[str, Any]:
    """Register all of it."""
    app.set_translator("html", Translator)
    # Before the theme asks for the sidebar.
    app.connect("html-page-context", shorten_sidebar, priority=400)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
