"""Sends other people's programs to a sandbox: their requests keep their shape and change their host.

A Python program is redirected below `requests`, which all of them use, and may reach nothing else. What a
program's own tests name of the real services' records (an award, a document) is replaced by the
name of a record that the sandbox has.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

#: The addresses of the services, and the environment variables with a sandbox's addresses.
ADDRESSES = {
    "https://api.artic.edu/api/v1": "OPENSHELF_MUSEUM_URL",
    "https://www.artic.edu/iiif/2": "OPENSHELF_MUSEUM_IMAGE_URL",
    "https://picsum.photos": "OPENSHELF_PLACEHOLDER_URL",
    "https://www.federalregister.gov/api/v1": "OPENSHELF_GAZETTE_URL",
    "https://api.usaspending.gov": "OPENSHELF_SPENDING_URL",
    "https://disease.sh": "OPENSHELF_DISEASE_URL",
}

#: Python imports a module of this name at start. `statuses` are those of the answers so far.
SHIM = """
import builtins
import json
import os
from urllib.parse import urlsplit

from requests import adapters

addresses, names = json.loads(os.environ["REDIRECTION"])
statuses = builtins.redirected_statuses = []
send_there = adapters.HTTPAdapter.send


def send(self, request, *arguments, **options):
    for there, here in addresses.items():
        if request.url.startswith(there):
            request.url = here + request.url.removeprefix(there)
    if urlsplit(request.url).hostname != "127.0.0.1":
        raise adapters.ConnectionError(f"not an address of the sandbox: {request.url}")
    for there, here in names.items():
        request.url = request.url.replace(there, here)
        if request.body is not None:
            body = request.body.encode() if isinstance(request.body, str) else request.body
            request.body = body.replace(there.encode(), here.encode())
            request.headers["Content-Length"] = str(len(request.body))
    answer = send_there(self, request, *arguments, **options)
    statuses.append(answer.status_code)
    return answer


adapters.HTTPAdapter.send = send
"""

#: The option with which a program of Node's is started.
NODE_SHIM = 'require("novelcovid").settings({ baseUrl: process.env.OPENSHELF_DISEASE_URL })\n'


def environment(sandbox: Any, folder: Path, names: dict[str, str] | None = None) -> dict[str, str]:
    """The environment of a program that uses this sandbox; `folder` is for the shims and its home."""
    shims = folder / "shims"
    shims.mkdir(exist_ok=True)
    (shims / "sitecustomize.py").write_text(SHIM, encoding="utf-8")
    (shims / "redirected.cjs").write_text(NODE_SHIM, encoding="utf-8")
    urls = sandbox.urls
    addresses = {there: urls[name].rstrip("/") for there, name in ADDRESSES.items()}
    return {
        **{name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"},
        **urls,
        "HOME": str(folder),
        "PYTHONPATH": str(shims),
        "REDIRECTION": json.dumps([addresses, names or {}]),
    }
