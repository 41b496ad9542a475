"""Compares what the package does now with what was frozen in tests/oracles.

An oracle is two files: NAME.txt has a line of a key and a digest for each text, so that a reviewer
sees which texts a change alters; NAME.json.xz has the texts themselves, so that a failing test shows
what each was. `make oracles` freezes what the package does now.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import lzma
import os
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "oracles"
#: The variable of the environment with which a test freezes what it finds.
FREEZE = "OPENSHELF_FREEZE_ORACLES"
#: How many texts that differ are shown in full; the others are shown by their keys.
SHOWN = 5


def text_of(value: Any) -> str:
    """One text for equal values, with a line for each member."""
    return json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False)


def digest(text: str | bytes) -> str:
    """Sixteen hexadecimal digits that differ if two texts do."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return hashlib.sha256(data).hexdigest()[:16]


class Oracle:
    """The frozen texts of one kind, by key.

    Parameters
    ----------
    name
        The name of its files in tests/oracles.
    keeps_texts
        Whether the texts are kept beside their digests. Without them a failing test names what
        differs and does not show how.
    """

    def __init__(self, name: str, *, keeps_texts: bool = True) -> None:
        self._lines = FOLDER / f"{name}.txt"
        self._texts = FOLDER / f"{name}.json.xz" if keeps_texts else None

    def digests(self) -> dict[str, str]:
        """The frozen digest of each key."""
        lines = self._lines.read_text(encoding="utf-8").splitlines()
        return dict(line.split("\t") for line in lines)

    def texts(self) -> dict[str, str]:
        """The frozen text of each key."""
        if self._texts is None:
            return {}
        frozen: dict[str, str] = json.loads(lzma.decompress(self._texts.read_bytes()))
        return frozen

    def check(self, found: dict[str, str]) -> None:
        """Asserts that the texts are the frozen ones, or freezes them if the environment says so."""
        if os.environ.get(FREEZE):
            self._freeze(found)
            return
        frozen = self.digests()
        new = sorted(found.keys() - frozen.keys())
        gone = sorted(frozen.keys() - found.keys())
        changed = [key for key in frozen if key in found and frozen[key] != digest(found[key])]
        if not new and not gone and not changed:
            return
        lines = [f"{self._lines.name}: {len(changed)} of {len(frozen)} texts differ"]
        lines += [f"new, and not frozen: {', '.join(new)}"] if new else []
        lines += [f"frozen, and gone: {', '.join(gone)}"] if gone else []
        lines += [f"different: {', '.join(changed)}"] if changed else []
        before = self.texts()
        for key in changed[:SHOWN]:
            lines += _difference(key, before.get(key), found[key])
        lines.append("If this is meant, run `make oracles` and look at what it changes.")
        raise AssertionError("\n".join(lines))

    def _freeze(self, found: dict[str, str]) -> None:
        FOLDER.mkdir(exist_ok=True)
        lines = "".join(f"{key}\t{digest(found[key])}\n" for key in sorted(found))
        self._lines.write_text(lines, encoding="utf-8")
        if self._texts is not None:
            data = json.dumps(found, sort_keys=True).encode()
            self._texts.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


def _difference(key: str, before: str | None, now: str) -> list[str]:
    """How two texts differ, in the form of a patch."""
    if before is None:
        return []
    return list(
        difflib.unified_diff(
            before.splitlines(), now.splitlines(), f"{key} (frozen)", f"{key} (now)", "", "", 2, ""
        )
    )
