"""Tests what is read again later: it states a version, and another version is read or refused by name."""

from __future__ import annotations

import base64
import json
import pickle
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf import paginate, pickles

DATA = Path(__file__).resolve().parents[2] / "data" / "unversioned_pickles.json"
#: Pickles of everything that can be pickled, from before they stated a version.
UNVERSIONED: dict[str, str] = json.loads(DATA.read_text(encoding="utf-8"))
EVERY = pytest.mark.parametrize("kind", UNVERSIONED)


def unversioned(kind: str) -> Any:
    return pickle.loads(base64.b64decode(UNVERSIONED[kind]))  # noqa: S301  our own bytes


@EVERY
def test_a_pickle_without_a_version_is_read(kind: str) -> None:
    found = unversioned(kind)
    assert b"openshelf.pickles" not in base64.b64decode(UNVERSIONED[kind])
    again = pickle.loads(pickle.dumps(found))  # noqa: S301  our own bytes
    assert type(again) is type(found)
    assert repr(again) == repr(found)


@EVERY
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_pickle_of_another_version_is_refused(
    kind: str, protocol: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = unversioned(kind)
    with monkeypatch.context() as changed:
        changed.setattr(pickles, "VERSION", 2)
        newer = pickle.dumps(found, protocol)
    with pytest.raises(
        openshelf.DecodeError, match=r"of version 2: this openshelf reads version 1"
    ):
        pickle.loads(newer)  # noqa: S301  our own bytes


def test_a_pickle_of_something_unknown_is_refused() -> None:
    _, (version, _, *parts) = openshelf.Count(7).__reduce__()
    with pytest.raises(openshelf.DecodeError, match="a pickled novelty of version 1"):
        pickles.restore(version, "novelty", *parts)


#: What a position of a newer version, and one of none, may look like.
POSITIONS = {
    '{"openshelf": 7, "place": [1]}': r"its version is 7, and this openshelf reads version 6",
    '{"openshelf": 5}': r"its version is 5, and this openshelf reads version 6",
    '{"operation": "museum.artworks.list"}': "it states no version",
}


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_of_another_version_is_refused(text: str, tmp_path: Path) -> None:
    with openshelf.Museum(base_url="http://127.0.0.1:9") as museum:
        mark = tmp_path / "position"
        mark.write_text(text, encoding="utf-8")
        listing = paginate(museum.artworks.list, resume=mark)
        with pytest.raises(openshelf.ArgumentError, match=POSITIONS[text]):
            listing.records()
        assert mark.read_text(encoding="utf-8") == text
        with pytest.raises(openshelf.ArgumentError, match=POSITIONS[text]):
            paginate(museum.artworks.list).batches(resume=text)


def test_keys_of_another_version_are_refused(sandbox: Any, tmp_path: Path) -> None:
    mark = tmp_path / "position"
    listing = paginate(sandbox.museum().artworks.list, resume=mark)
    pages = listing.pages(limit=50)
    next(pages), next(pages)
    keys = tmp_path / "position.keys"
    content = keys.read_bytes()
    keys.write_bytes(content.replace(b"openshelf keys 1", b"openshelf keys 2"))
    with pytest.raises(openshelf.ArgumentError, match=r"another version \(2\).* reads version 1"):
        listing.records(limit=50)
    keys.write_bytes(content)
    assert list(listing.records(limit=50))


PLANS = {
    '{"openshelf_plan": 2, "parts": []}': "expected a plan of version 1, got 2: read it with the",
    '{"operation": "museum.artworks.search"}': "expected a plan as to_json returns it",
    "[]": "expected a plan as to_json returns it",
    "7": "expected a plan as to_json returns it",
    '{"openshelf_plan": 1}': "expected a plan as to_json returns it",
}


@pytest.mark.parametrize("text", PLANS)
def test_a_plan_of_another_version_is_refused(text: str) -> None:
    with openshelf.Museum(base_url="http://127.0.0.1:9") as museum:
        with pytest.raises(openshelf.ArgumentError, match=PLANS[text]):
            openshelf.Plan.from_json(text, paginate(museum.artworks.search))


def test_a_limiter_of_another_version_is_refused(tmp_path: Path) -> None:
    limiter = f"file:{tmp_path}/shared"
    options = {"limiter": limiter, "on_limiter_error": "raise", "requests_per_second": 1000}
    with openshelf.Sandbox() as sandbox, sandbox.disease(**options) as disease:
        disease.totals.world()
        (file,) = tmp_path.iterdir()
        content = file.read_bytes()
        file.write_bytes(content.replace(b"limit\n", b"limit2"))
        with pytest.raises(openshelf.LimiterError, match="the file has another version"):
            disease.totals.world()
        assert file.read_bytes() == content.replace(b"limit\n", b"limit2")
        file.write_bytes(content)
        disease.totals.world()
