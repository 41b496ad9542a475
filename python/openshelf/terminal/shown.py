"""Escapes control characters of foreign text before it is sent to a terminal."""

from __future__ import annotations

import codecs
import re
import sys

#: Characters that a terminal or an editor interprets instead of showing: control characters, line
#: separators, marks of writing direction, and lone surrogates, whose bytes are those of control
#: characters. Messages escape the same ones (src/core/printable.rs).
_OBEYED = (
    "\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff"
)
_IN_LINE = re.compile(f"[{_OBEYED}]")
_IN_LINES = re.compile(f"(?![\n\t])[{_OBEYED}]")
_IN_CELL = re.compile(f"(?![\n\r\t])[{_OBEYED}]")
_SHORT = {"\n": r"\n", "\r": r"\r", "\t": r"\t"}


def _escape(found: re.Match[str]) -> str:
    sign = found.group()
    code = ord(sign)
    return _SHORT.get(sign) or (f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}")


def in_line(text: str) -> str:
    r"""Escape control characters, including line ends and tabs.

    Parameters
    ----------
    text : str
        Any text.

    Returns
    -------
    str
        The text with escapes such as ``\n``, ``\x1b`` or ``\u202e``.
    """
    return _IN_LINE.sub(_escape, text)


def in_lines(text: str) -> str:
    """Escape control characters, except line ends and tabs.

    Parameters
    ----------
    text : str
        Any text of several lines.

    Returns
    -------
    str
    """
    return _IN_LINES.sub(_escape, text)


def in_cell(text: str) -> str:
    """Escape control characters, except the white space that a cell collapses to one space.

    Parameters
    ----------
    text : str
        Any text.

    Returns
    -------
    str
    """
    return _IN_CELL.sub(_escape, text)


def in_json(text: str) -> str:
    r"""Escape control characters as JSON does, so that the parsed value stays the same.

    Parameters
    ----------
    text : str
        JSON in which control characters below a space are escaped, as ``json.dumps`` writes it.
        Line ends occur only between its members.

    Returns
    -------
    str
        JSON with escapes such as ``\u009b``.
    """
    return _IN_LINES.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


def encoding() -> str:
    """Return the encoding of the terminal; UTF-8 if it is unknown.

    Returns
    -------
    str
        The name of the Python codec, such as "utf-8".
    """
    named = getattr(sys.stdout, "encoding", None) or "utf-8"
    return codecs.lookup(named).name
