"""Changes Sphinx's HTML: names break at dots, charts use the page's colours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.writers.html5 import HTML5Translator

if TYPE_CHECKING:
    from sphinx.application import Sphinx

#: Where a line may break in a name or a path: after a dot, a slash or an underscore.
JOINT = re.compile(r"(?<=\w)([._/])(?=[\w{])")
#: The folders of charts, whose colours are variables (tools/charts.py).
CHARTS = "pictures/"


class Translator(HTML5Translator):
    """Renders names and charts differently from Sphinx."""

    def visit_Text(self, node: nodes.Text) -> None:  # noqa: N802  docutils calls it so
        """Let names break: most operations have longer names than a phone has room for."""
        before = len(self.body)
        super().visit_Text(node)
        if self._is_name(node):
            # This changes text only: tags contain none of these characters between letters.
            self.body[before:] = [JOINT.sub(r"\1<wbr>", piece) for piece in self.body[before:]]

    def _is_name(self, node: nodes.Text) -> bool:
        """Whether a text is inline code, the name of an object, or a heading."""
        in_name = isinstance(node.parent, nodes.title | nodes.Inline)
        return bool(self.protect_literal_text) or in_name

    def visit_image(self, node: nodes.Element) -> None:
        """Include a chart in the page, so that the page sets its colours."""
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
    """Expand only the current branch of the sidebar, which would list all operations."""
    whole = context.get("toctree")
    if whole is not None:
        context["toctree"] = lambda **options: whole(**(options | {"collapse": True}))


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the translator and the sidebar."""
    app.set_translator("html", Translator)
    # Before the theme renders the sidebar.
    app.connect("html-page-context", shorten_sidebar, priority=400)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
