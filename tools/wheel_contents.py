"""Rewrites the bill of materials of a wheel, and reads the list of crates of its module."""

from __future__ import annotations

import json
import os
import re
import time
import uuid
import zlib
from typing import Any

#: The first bytes of data that zlib has compressed, at any level.
_COMPRESSED = re.compile(rb"\x78[\x01\x5e\x9c\xda]")
#: The list of crates is shorter.
_LONGEST_LIST = 1_000_000


def rewritten(text: str) -> str:
    """Return a bill of materials without what differs from run to run.

    The serial number is computed from the content, and the time is `SOURCE_DATE_EPOCH`, if it is
    set.
    """
    bill: dict[str, Any] = json.loads(text)
    bill.pop("serialNumber", None)
    metadata = bill.get("metadata", {})
    metadata.pop("timestamp", None)
    if moment := os.environ.get("SOURCE_DATE_EPOCH"):
        when = time.gmtime(int(moment))
        metadata["timestamp"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", when)
    content = json.dumps(bill, sort_keys=True)
    number = uuid.uuid5(uuid.NAMESPACE_URL, content)
    return json.dumps({**bill, "serialNumber": f"urn:uuid:{number}"}, indent=2) + "\n"


def crates(module: bytes) -> list[str]:
    """Return the crates that a module says it is made of, such as "serde 1.0.0".

    cargo-auditable links the list as compressed JSON. It is found by its content, because each
    system has another format of modules.

    Parameters
    ----------
    module : bytes
        The content of the file.

    Returns
    -------
    list of str
        Empty if the module has no such list.
    """
    for place in _COMPRESSED.finditer(module):
        try:
            text = zlib.decompressobj().decompress(module[place.start() :], _LONGEST_LIST)
            packages = json.loads(text)["packages"]
        except (zlib.error, ValueError, KeyError, TypeError):
            continue
        return [f"{each['name']} {each['version']}" for each in packages]
    return []
