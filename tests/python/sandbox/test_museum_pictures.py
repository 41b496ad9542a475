"""Tests the facts in `catalog/museum/evidence.toml` about the image server, with plain HTTP requests to the sandbox."""

import re
from typing import Any

import catalog_facts
import pictures
import pytest
from asking import ask

EVIDENCE = catalog_facts.evidence("museum")
SCALE = EVIDENCE["facts"]["image_scale"]


@pytest.fixture(scope="module")
def image_server(sandbox: Any) -> str:
    return str(sandbox.museum().image_api_url)


@pytest.fixture(scope="module")
def sizes(sandbox: Any) -> dict[str, tuple[int, int]]:
    """The ids of pictures, with the width and the height that the records of the service have."""
    base = sandbox.museum().base_url
    found = ask(base + "images?limit=100&fields=id,width,height").json["data"]
    found += ask(base + "images?limit=100&page=2&fields=id,width,height").json["data"]
    return {record["id"]: (record["width"], record["height"]) for record in found}


def test_no_picture_is_enlarged(image_server: str, sizes: dict[str, tuple[int, int]]) -> None:
    (known,) = (error for error in EVIDENCE["errors"]["kinds"] if "image_scale" in error["when"])
    assert known["error"] in SCALE
    narrow = {name: size for name, size in sizes.items() if size[0] < 843}
    wide = {name: size for name, size in sizes.items() if size[0] >= 1686}
    assert 3 <= len(narrow) < len(sizes) / 10
    for name, (width, height) in [*narrow.items(), *list(wide.items())[:3]]:
        for asked in (f"{width + 1},", f"{width + 843},", f",{height + 1}", "pct:101"):
            answer = ask(f"{image_server}{name}/full/{asked}/0/default.jpg")
            assert (answer.status, answer.body.decode()) == (known["status"], known["error"])
        for asked in (width, 200):
            answer = ask(f"{image_server}{name}/full/{asked},/0/default.jpg")
            assert answer.status == 200
            assert pictures.size(answer.body)[:2] == ("jpeg", asked)
    for name in narrow:
        assert ask(f"{image_server}{name}/full/843,/0/default.jpg").status == known["status"]


def test_a_picture_at_its_own_size(image_server: str, sizes: dict[str, tuple[int, int]]) -> None:
    path = re.search(r"full/pct:100/\S+", SCALE)[0]
    for name, size in sizes.items():
        if size[0] < 843:
            answer = ask(f"{image_server}{name}/{path}")
            assert (answer.status, answer.headers["Content-Type"]) == (200, "image/jpeg")
            assert pictures.size(answer.body) == ("jpeg", *size)
