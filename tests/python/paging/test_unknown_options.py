"""Tests that paginate names the option that is meant by a keyword it does not have."""

from typing import Any

import openshelf
import pytest


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("max_record", "; did you mean 'max_records'?"),
        ("maximum", "; it takes max_records, max_pages, concurrency, "),
        ("limit", r"; it is an argument of artworks.list: .*list\).records\(limit=...\)"),
    ],
)
def test_a_keyword_that_is_no_option(name: str, says: str) -> None:
    named: dict[str, Any] = {name: 5}
    with openshelf.Museum(base_url="http://127.0.0.1:9") as museum:
        with pytest.raises(
            openshelf.ArgumentTypeError,
            match=rf"^paginate\(\) got an unexpected keyword argument '{name}'{says}",
        ):
            openshelf.paginate(museum.artworks.list, **named)
