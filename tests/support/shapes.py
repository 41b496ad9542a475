"""The shapes of answers: names of members, JSON types, and the forms of links and cursors, without any value.

Run with a folder of recorded answers of the Federal Register, it writes their shapes. They are all that this
repository has of the recordings, which are data of others.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

FILE = Path(__file__).parent.parent / "data" / "shapes" / "gazette.json"
#: Members whose own members are named by the data.
MAPS = {"images", "images_metadata", "regulation_id_number_info", "related_documents"}
_BASE = "/api/v1/"


def shape(value: Any, *, is_map: bool = False) -> Any:
    """The shape of a value. Those of a list's elements, or of a map's values, are one."""
    if isinstance(value, dict):
        if is_map:
            return {"*": _merged(map(shape, value.values()))} if value else {}
        return {name: shape(each, is_map=name in MAPS) for name, each in value.items()}
    if isinstance(value, list):
        return [_merged(map(shape, value))] if value else []
    if isinstance(value, str):
        return [_text(value)]
    kinds = {type(None): "null", bool: "bool", int: "int", float: "float"}
    return [kinds[type(value)]]


def _text(text: str) -> str:
    parts = urlsplit(text)
    if not parts.scheme.startswith("http"):
        return "text"
    if _BASE not in parts.path:
        return "address"
    path = parts.path.partition(_BASE)[2]
    path = re.sub(r"(?<=/)\d+$", "{id}", re.sub(r"(?<=/)(C\d-)?\d+-\d+$", "{number}", path))
    names: list[str] = []
    for name, value in parse_qsl(parts.query):
        form = f"{name}={cursor(value)}" if name == "search_after_cursor" else name
        if form not in names:
            names.append(form)
    return f"link {path}?{'&'.join(names)}" if names else f"link {path}"


def cursor(text: str) -> str:
    """The form of a cursor, such as `[int,text]`."""
    assert "=" not in text
    decoded = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode()
    values = json.loads(decoded)
    assert json.dumps(values, separators=(",", ":"), ensure_ascii=False) == decoded
    return "[" + ",".join(shape(value)[0] for value in values) + "]"


def _merged(shapes: Any) -> Any:
    """One shape for several values of a list."""
    found: Any = None
    for each in shapes:
        found = each if found is None else _both(found, each)
    return found


def _both(one: Any, other: Any) -> Any:
    if isinstance(one, dict) and isinstance(other, dict):
        names = [*one, *(name for name in other if name not in one)]
        return {
            name: _both(one[name], other[name])
            if name in one and name in other
            else one.get(name, other.get(name))
            for name in names
        }
    if isinstance(one, list) and isinstance(other, list):
        nested = [each for each in (*one, *other) if not isinstance(each, str)]
        if nested:
            return [_merged(nested)]
        return sorted({*one, *other})
    return one if isinstance(one, dict) else other


def differences(recorded: Any, own: Any, place: str = "answer") -> list[str]:
    """What distinguishes two shapes. A null and an empty list say nothing about a type."""
    if isinstance(recorded, dict) and isinstance(own, dict):
        if not recorded or not own:
            return []
        found = [f"{place}.{name} is missing" for name in recorded if name not in own]
        found += [f"{place}.{name} is not in the recording" for name in own if name not in recorded]
        for name in recorded:
            if name in own:
                found += differences(recorded[name], own[name], f"{place}.{name}")
        return found
    if isinstance(recorded, list) and isinstance(own, list):
        one = [each for each in recorded if each != "null"]
        other = [each for each in own if each != "null"]
        if not one or not other:
            return []
        if not isinstance(one[0], str) and not isinstance(other[0], str):
            return differences(one[0], other[0], f"{place}[]")
        return [] if one == other else [f"{place}: recorded {one}, got {other}"]
    if ["null"] in (recorded, own):
        return []
    return [f"{place}: recorded {recorded}, got {own}"]


def reordered(recorded: Any, own: Any, place: str = "answer") -> list[str]:
    """The objects whose members have another order."""
    if isinstance(recorded, dict) and isinstance(own, dict):
        both = [name for name in recorded if name in own]
        found = [] if both == [name for name in own if name in recorded] else [place]
        return found + [
            each
            for name in both
            for each in reordered(recorded[name], own[name], f"{place}.{name}")
        ]
    if isinstance(recorded, list) and isinstance(own, list):
        pairs = zip(recorded, own, strict=False)
        return [each for one, other in pairs for each in reordered(one, other, f"{place}[]")]
    return []


def recorded_shapes(folder: Path) -> dict[str, Any]:
    """The shapes of the recorded answers in a folder, by the names of their files."""
    return {
        path.stem: shape(json.loads(path.read_text()), is_map=path.stem.startswith("facets-"))
        for path in sorted(folder.glob("*.json"))
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(recorded_shapes(Path(sys.argv[1])), indent=1) + "\n")
