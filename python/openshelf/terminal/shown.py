"""Texts of others as a terminal is sent them: what it would obey is written as an escape."""

from __future__ import annotations

import codecs
import re
import sys

#: What a terminal or an editor obeys instead of showing it: control characters, separators of
#: lines, marks that turn the direction of writing, and halves of characters, whose bytes are those
#: of control characters. Messages escape the same ones (src/core/printable.rs).
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
    r"""Write what is obeyed as an escape, ends of lines and tabs too.

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
    """Write what is obeyed as an escape, but for ends of lines and tabs.

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
    """Write what is obeyed as an escape, but for the white space that a cell makes one space of.

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
    r"""Write what is obeyed as JSON escapes it; what is read from the text stays the same.

    Parameters
    ----------
    text : str
        JSON in which control characters below a space are escaped, as ``json.dumps`` writes it.
        Ends of lines stand between its members alone.

    Returns
    -------
    str
        JSON with escapes such as ``\u009b``.
    """
    return _IN_LINES.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


def encoding() -> str:
    """Give the encoding of the terminal; UTF-8 where nothing says it.

    Returns
    -------
    str
        The name as Python's codecs have it, such as "utf-8".
    """
    named = getattr(sys.stdout, "encoding", None) or "utf-8"
    return codecs.lookup(named).name
