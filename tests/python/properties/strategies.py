"""The strategies of the property tests: texts, JSON values, and JSON texts as a server may write them."""

from __future__ import annotations

import json
import struct
import unicodedata
from typing import Any

from hypothesis import strategies as st

#: Any text that UTF-8 can carry.
texts = st.text(st.characters(codec="utf-8"), max_size=60)

#: Texts without control characters, which are refused.
plain_texts = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=60)

#: A text of a call is not blank.
filled_texts = plain_texts.filter(
    lambda text: any(not sign.isspace() and unicodedata.category(sign) != "Cf" for sign in text)
)

path_texts = filled_texts.filter(lambda text: text not in {".", ".."})

#: Texts that no service interprets as several.
single_names = path_texts.filter(lambda text: not set(text) & {",", "|"})

floats = st.floats(allow_nan=False, allow_infinity=False)

#: Integers of JSON that can be sent and received; larger ones are tested separately.
integers = st.integers(-(2**63), 2**64 - 1)


def values_with(texts: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    """JSON values whose texts are these."""
    return st.recursive(
        st.none() | st.booleans() | integers | floats | texts,
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(texts, inner, max_size=5),
        max_leaves=20,
    )


values = values_with(texts)

objects = st.dictionaries(plain_texts, values_with(plain_texts), max_size=6)


def same(first: Any, second: Any) -> bool:
    """Whether both are equal, including types, the order of members, and the bits of floats, at any depth."""
    pairs = [(first, second)]
    while pairs:
        first, second = pairs.pop()
        if type(first) is not type(second):
            return False
        if isinstance(first, dict):
            if list(first) != list(second):
                return False
            pairs += [(first[key], second[key]) for key in first]
        elif isinstance(first, list):
            if len(first) != len(second):
                return False
            pairs += zip(first, second, strict=True)
        elif isinstance(first, float):
            if struct.pack("<d", first) != struct.pack("<d", second):
                return False
        elif first != second:
            return False
    return True


#: Numbers as texts, in every form that JSON allows.
number_texts = st.one_of(
    integers.map(str),
    st.integers(-(10**40), 10**40).map(str),
    floats.map(repr),
    st.from_regex(r"-?(0|[1-9][0-9]{0,25})\.[0-9]{1,25}", fullmatch=True),
    st.from_regex(r"-?(0|[1-9][0-9]{0,25})(\.[0-9]{1,20})?[eE][+-]?[0-9]{1,3}", fullmatch=True),
    st.sampled_from(
        [
            "-0",
            "0",
            "-0.0",
            "1E5",
            "1e-400",
            "5e-324",
            "2.2250738585072011e-308",
            "9007199254740993",
            "9223372036854775808",
            "18446744073709551616",
            "0e0",
        ]
    ),
)

string_texts = st.one_of(
    st.text(max_size=20).map(json.dumps),
    texts.map(lambda text: json.dumps(text, ensure_ascii=False)),
    # lone surrogates, pairs, and escapes that json.dumps never writes
    st.lists(
        st.sampled_from(
            [r"\ud800", r"\udfff", r"\ud83c\udfa8", r"\/", r"\u0000", "a", "\u00e9", r"\n"]
        ),
        max_size=6,
    ).map(lambda parts: '"' + "".join(parts) + '"'),
)

spaces = st.sampled_from(["", "", "", " ", "\n", "\t", "\r\n  "])


@st.composite
def documents(draw: st.DrawFn, depth: int = 4) -> str:
    """A JSON text with free spacing and duplicate keys."""
    kinds = ["number", "string", "word"] + (["list", "object", "object"] if depth else [])
    kind = draw(st.sampled_from(kinds))
    gap = draw(spaces)
    if kind == "number":
        return gap + draw(number_texts)
    if kind == "string":
        return gap + draw(string_texts)
    if kind == "word":
        return gap + draw(st.sampled_from(["true", "false", "null"]))
    size = draw(st.integers(0, 4))
    inner = [draw(documents(depth - 1)) for _ in range(size)]
    if kind == "list":
        return gap + "[" + (draw(spaces) + ",").join(inner) + draw(spaces) + "]"
    keys = [
        draw(st.sampled_from(['"a"', '"b"', '"a"', '""', r'"\u0061"']) | string_texts)
        for _ in inner
    ]
    pairs = [f"{key}{draw(spaces)}:{item}" for key, item in zip(keys, inner, strict=True)]
    return gap + "{" + ",".join(pairs) + draw(spaces) + "}"
