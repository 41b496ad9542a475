"""Tests the estimate of tokens against public vocabularies."""

from __future__ import annotations

import base64
import json
import random
import string
from collections.abc import Callable

import openshelf
import pytest
from openshelf.agents.tokens import compact, estimate, size

CHANCE = random.Random(51)


def letters(alphabet: str, length: int = 3000) -> str:
    return "".join(CHANCE.choice(alphabet) for _ in range(length))


#: Texts that are hard to divide.
HARD = {
    "hexadecimal": letters("0123456789abcdef"),
    "base 64": base64.b64encode(CHANCE.randbytes(2000)).decode(),
    "small letters": letters(string.ascii_lowercase),
    "capitals": letters(string.ascii_uppercase),
    "letters and digits": letters(string.ascii_letters + string.digits),
    "signs": letters(string.punctuation),
    "numbers": json.dumps([CHANCE.random() for _ in range(300)], separators=(",", ":")),
    "Chinese": "".join(chr(CHANCE.randrange(0x4E00, 0x9FFF)) for _ in range(800)),
    "pictures": "".join(chr(CHANCE.randrange(0x1F300, 0x1F6FF)) for _ in range(800)),
    "accents": "".join(chr(CHANCE.randrange(0xC0, 0x17F)) for _ in range(800)),
    "white space": "\n\n\t\t   \n" * 300,
    "a surrogate": "\ud800" * 10,
}


@pytest.mark.parametrize("name", [name for name in HARD if name != "a surrogate"])
def test_hard_texts_have_no_more_tokens_than_estimated(
    name: str, tokens: Callable[[object], int]
) -> None:
    assert tokens(HARD[name]) <= estimate(HARD[name])


def test_catalog_has_no_more_tokens_than_estimated_and_not_half(
    tokens: Callable[[object], int],
) -> None:
    for operation in openshelf.operations()[::9]:
        text = compact(operation)
        assert tokens(text) <= size(operation) <= 2 * tokens(text), operation["full_name"]


def test_every_text_has_an_estimate() -> None:
    assert estimate("") == 1
    assert estimate(HARD["a surrogate"]) > 10
