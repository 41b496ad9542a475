"""Generates bodies from a seed: JSON in every form, many of them damaged afterwards.

Hypothesis generates a few hundred documents a second and shrinks failures. These are generated thirty times as
fast, for large numbers of bodies.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

NUMBERS = [
    *[
        "0",
        "-0",
        "0.0",
        "-0.0",
        "0e0",
        "-0E-5",
        "-0.00e+9",
        "1",
        "-1",
        "1E5",
        "1e+05",
        "0.1",
        "-2.5e-3",
    ],
    *["1e400", "-1e400", "1e-400", "5e-324", "2.2250738585072011e-308", "1.7976931348623157e308"],
    *[
        "9007199254740993",
        "9007199254740993.0",
        "9.2e18",
        "9200000000000000000",
        "9223372036854775807",
    ],
    *[
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
    ],
    *[
        "18446744073709551616",
        "123456789012345678901234567890.5",
        "1" * 60,
        "9" * 400,
        "0." + "3" * 400,
    ],
    # and texts that are not JSON numbers
    *[
        "NaN",
        "Infinity",
        "-Infinity",
        "nan",
        "01",
        "-",
        "+1",
        ".5",
        "1.",
        "1e",
        "0x1f",
        "1_000",
        "--1",
    ],
]
PARTS = [
    *[
        "a",
        "Art",
        " ",
        "\u00e9",
        "\u2014",
        "\U0001f3a8",
        "\u2028",
        "\x7f",
        r"\n",
        r"\"",
        r"\\",
        r"\/",
        r"\u0000",
    ],
    *[
        r"\u00e9",
        r"\uD83C\uDFA8",
        r"\ud800",
        r"\udfff",
        r"\udc00\ud800",
        r"\ud800\u0041",
        "{",
        "]",
        ",",
    ],
    # and texts that are never JSON
    *["\n", "\0", "\x1f", r"\x41", r"\u12", r"\uD8", "\\"],
]
NAMES = ['"id"', '"title"', '"a"', '"b"', r'"\u0061"', '""', '"\u00e9"', '"x' + "y" * 70 + '"']
WORDS = ["true", "false", "null", "NaN", "nul", "True"]
SPACES = ["", "", "", "", " ", "\n", "\t", "\r\n  ", "\f", "\u00a0"]
#: Fragments that a damaged body contains somewhere.
PIECES = [
    *[
        b"[",
        b"]",
        b"{",
        b"}",
        b",",
        b":",
        b'"',
        b"\\",
        b"-",
        b".",
        b"e",
        b"0",
        b"\n",
        b"\0",
        b"\x80",
        b"\xff",
    ],
    *[
        b"\xed\xa0\x80",
        b"\xc0\xaf",
        b"\xf4\x90\x80\x80",
        b"\xc3",
        b"\xe2\x80",
        b"\xef\xbb\xbf",
        b"-0.0",
        b"NaN",
    ],
    *[b"\\ud800", b"//", b"/**/", b"'", b"{}", b"[]", b'""', b"null,"],
]


def body_of(seed: int) -> bytes:
    """The body for a seed; two of five are undamaged."""
    random = Random(seed)
    text = random.choice([document, document, records, nested])(random)
    made = text.encode()
    for _ in range(random.choice([0, 0, 1, 1, 3])):
        made = random.choice(DAMAGES)(random, made)
    return made


def document(random: Random, depth: int = 4) -> str:
    """Any value, with spaces around it."""
    kind = random.choice(
        ["list", "object"] if depth == 4 else ["list", "object", "number", "text", "word"]
    )
    if kind == "number" or (kind not in {"text", "word"} and not depth):
        made = number_text(random)
    elif kind == "text":
        made = string(random)
    elif kind == "word":
        made = rarely_last(random, WORDS, 3)
    else:
        items = [document(random, depth - 1) for _ in range(random.randrange(5))]
        if kind == "object":
            items = [f"{space(random)}{name(random)}{space(random)}:{item}" for item in items]
        opening, closing = "[]" if kind == "list" else "{}"
        made = opening + ",".join(items) + space(random) + closing
    return space(random) + made + space(random)


def records(random: Random) -> str:
    """A list of objects that are alike, with a few exceptions."""
    names = random.sample(NAMES, random.randrange(1, len(NAMES)))
    made = []
    for _ in range(random.randrange(12)):
        own = list(names)
        if random.randrange(4) == 0:
            random.choice([random.shuffle, list.pop, lambda each: each.append(name(random))])(own)
        made.append("{" + ",".join(f"{each}:{document(random, 1)}" for each in own) + "}")
    return "[" + ",".join(made) + "]"


def nested(random: Random) -> str:
    """A value many levels deep, around the depths at which it is read differently."""
    depth = random.choice([10, 11, 12, 13, 14, 100, 248, 249, 250, 251, 252, 253, 400])
    opening, closing = random.choice([("[", "]"), ('{"a":', "}"), ('[1,{"a":', "}]")])
    depth //= len(closing)
    return opening * depth + document(random, 1) + closing * depth


def number_text(random: Random) -> str:
    if random.randrange(2):
        return rarely_last(random, NUMBERS, 13)
    integer = str(
        random.choice([random.randrange(100), random.getrandbits(64), random.getrandbits(90)])
    )
    fraction = random.choice(["", "", f".{random.getrandbits(random.randrange(1, 70))}"])
    exponent = random.choice(["", "", f"{random.choice('eE')}{random.randrange(-330, 330)}"])
    return random.choice(["", "-"]) + integer + fraction + exponent


def string(random: Random) -> str:
    if random.randrange(30) == 0:
        return json.dumps(random.choice(PARTS[:8]) * random.randrange(20_000), ensure_ascii=False)
    return '"' + "".join(rarely_last(random, PARTS, 7) for _ in range(random.randrange(8))) + '"'


def name(random: Random) -> str:
    return random.choice(NAMES) if random.randrange(5) else string(random)


def space(random: Random) -> str:
    return rarely_last(random, SPACES, 2)


def rarely_last(random: Random, choices: list[str], last: int) -> str:
    """One of the choices; those at the end of the list, which are not JSON, are rare."""
    return random.choice(choices[-last:] if random.randrange(200) == 0 else choices[:-last])


def span(random: Random, made: bytes) -> tuple[int, int]:
    start = random.randrange(len(made) + 1)
    return start, min(len(made), start + random.choice([1, 1, 2, 5, 20, 500]))


def cut(random: Random, made: bytes) -> bytes:
    return made[: random.randrange(len(made) + 1)]


def beheaded(random: Random, made: bytes) -> bytes:
    return made[random.randrange(len(made) + 1) :]


def lost(random: Random, made: bytes) -> bytes:
    start, end = span(random, made)
    return made[:start] + made[end:]


def doubled(random: Random, made: bytes) -> bytes:
    start, end = span(random, made)
    return made[:end] + made[start:]


def put_in(random: Random, made: bytes) -> bytes:
    start = random.randrange(len(made) + 1)
    return made[:start] + random.choice(PIECES) + made[start:]


def replaced(random: Random, made: bytes) -> bytes:
    start, end = span(random, made)
    return (
        made[:start]
        + random.choice([random.choice(PIECES), random.randbytes(end - start)])
        + made[end:]
    )


def flipped(random: Random, made: bytes) -> bytes:
    place = random.randrange(len(made) + 1)
    return (
        made[:place]
        + bytes(byte ^ (1 << random.randrange(8)) for byte in made[place : place + 1])
        + made[place + 1 :]
    )


def otherwise_encoded(random: Random, made: bytes) -> bytes:
    """In an encoding that `json` recognises, or with a byte order mark of one."""
    encoding = random.choice(
        ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-be", "latin-1"]
    )
    return made.decode("utf-8", "replace").encode(encoding, "replace")


DAMAGES: list[Callable[[Random, bytes], bytes]] = [
    *[cut, beheaded, lost, doubled, put_in, put_in, replaced, replaced, flipped, otherwise_encoded]
]
