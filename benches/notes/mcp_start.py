"""Measures how long a client waits for the list of tools after it has started `openshelf mcp`.

    python benches/notes/mcp_start.py [--rounds 21]

Each round starts a process, shakes hands and asks for the tools. The result is the median, beside
the time until the first answer that needs the protocol's library, and that of Python alone.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

#: Milliseconds that the list of tools may take.
TARGET = 150.0

CLIENT = {
    "protocolVersion": "2025-11-25",
    "capabilities": {},
    "clientInfo": {"name": "bench", "version": "1"},
}


def asked(number: int, method: str, **params: Any) -> str:
    """Return a request as a line."""
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    return json.dumps(message) + "\n"


def start(folder: str) -> tuple[float, float]:
    """Return the milliseconds to the list of tools, and to the first answer of the library."""
    command = [sys.executable, "-m", "openshelf", "mcp", "--folder", folder]
    began = time.perf_counter()
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the process has no pipes")

        def ask(line: str) -> float:
            process.stdin.write(line)  # type: ignore[union-attr]
            process.stdin.flush()  # type: ignore[union-attr]
            process.stdout.readline()  # type: ignore[union-attr]
            return (time.perf_counter() - began) * 1000

        ask(asked(1, "initialize", **CLIENT))
        process.stdin.write('{"jsonrpc": "2.0", "method": "notifications/initialized"}\n')
        listed = ask(asked(2, "tools/list"))
        library = ask(asked(3, "resources/list"))
        process.stdin.close()
    return listed, library


def python_alone() -> float:
    """Return the milliseconds that the interpreter takes to start and end."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", ""], check=True)
    return (time.perf_counter() - began) * 1000


def main() -> int:
    """Measure, and fail if the list of tools takes too long."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=21)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        measured = [(*start(folder), python_alone()) for _ in range(rounds)]
    listed, library, alone = (statistics.median(each) for each in zip(*measured, strict=True))
    print(f"python alone            {alone:6.0f} ms")
    print(f"list of tools           {listed:6.0f} ms, at most {TARGET:.0f} ms")
    print(f"answer of the library   {library:6.0f} ms")
    return int(listed > TARGET)


if __name__ == "__main__":
    sys.exit(main())
