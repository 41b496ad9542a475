"""Measures figures: every client once in each round, in alternating order, against one server."""

from __future__ import annotations

import datetime as dt
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import environments
from environments import ROOT
from plan import Command, Runner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from plan import Figure, Row, Server

HERE = Path(__file__).parent
SERVER = HERE / "server"
Sample = dict[str, float]


def processors() -> tuple[int, int] | None:
    """Return a processor for the server and one for the clients, if the system lets us choose."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    free = sorted(os.sched_getaffinity(0))
    return (free[0], free[1]) if len(free) > 1 else None


def pinned(core: int | None) -> Any:
    """Return what a child process executes first to stay on a processor."""
    return None if core is None else lambda: os.sched_setaffinity(0, {core})


def clean() -> dict[str, str]:
    """Return the environment variables, without those that change Python or a client."""
    left_out = ("PYTHON", "OPENSHELF", "VIRTUAL_ENV", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY")
    left_out += ("SSL_CERT", "REQUESTS_CA", "CURL_CA")
    kept = os.environ.items()
    return {name: value for name, value in kept if not name.upper().startswith(left_out)}


def build_server() -> Path:
    """Build the loopback server, separately from everything else; return its program."""
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "bench-server"
    variables = os.environ | {"CARGO_TARGET_DIR": str(target)}
    command = ["cargo", "build", "--quiet", "--release", "--locked"]
    subprocess.run(command, cwd=SERVER, env=variables, check=True)
    return target / "release" / "server"


def certificate(folder: Path) -> tuple[str, str, str]:
    """Make a certificate of this machine; return its authority, itself and its key."""
    import trustme  # noqa: PLC0415  only rows with TLS need it

    authority = trustme.CA()
    issued = authority.issue_cert("localhost", "127.0.0.1")
    paths = [folder / name for name in ("authority.pem", "certificate.pem", "key.pem")]
    authority.cert_pem.write_to_path(str(paths[0]))
    issued.cert_chain_pems[0].write_to_path(str(paths[1]))
    issued.private_key_pem.write_to_path(str(paths[2]))
    return tuple(map(str, paths))  # type: ignore[return-value]


@contextmanager
def serving(program: Path, server: Server, core: int | None) -> Iterator[dict[str, Any]]:
    """Run a server; return what its clients are told, and its process."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = [str(program), str(server.write(folder)), *server.arguments]
        told: dict[str, Any] = {"folder": name}
        if server.tls:
            told["ca"], *files = certificate(folder)
            command += ["--tls", *files]
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=pinned(core),  # noqa: PLW1509  one thread
        )
        try:
            told["url"] = process.stdout.readline().strip() if process.stdout else ""
            yield told | {"process": process}
        finally:
            process.terminate()
            process.wait(10)


class Worker:
    """A client in its own process, driven over a pipe."""

    def __init__(self, runner: Runner, options: dict[str, Any]) -> None:
        """Start the process and wait until it has compared its answers."""
        python = environments.python(runner.place())
        self.runner = runner
        self.scratch = tempfile.TemporaryDirectory()
        given = json.dumps(options | runner.options | {"scratch": self.scratch.name})
        self.process = subprocess.Popen(
            [python, str(HERE / "worker.py"), runner.kind, runner.client, given],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=clean() | {"PYTHONDONTWRITEBYTECODE": "1"},
        )
        # A list consists of pages.
        used = "small" if runner.task.startswith("small") else "page"
        self.differing = [name for name in self.read() if name == used]

    def read(self) -> Any:
        """Return the next line of the process's output."""
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line:
            raise RuntimeError(f"the process of {self.runner.label} ended")
        return json.loads(line)

    def run(self, calls: int) -> dict[str, float]:
        """Execute the task."""
        if self.process.stdin is not None:
            self.process.stdin.write(json.dumps([self.runner.task, calls]) + "\n")
            self.process.stdin.flush()
        found: dict[str, float] = self.read()
        return found

    def sample(self, parts: int) -> Sample:
        """Measure a round; its times are divided by the parts."""
        taken = self.run(self.runner.calls)
        each = {name: taken[name] / parts for name in ("seconds", "cpu")}
        return each | {"megabytes": max(taken["peak"] - taken["before"], 0.0)}

    def stop(self) -> None:
        """End the process by closing the pipe that drives it."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(60)
        self.scratch.cleanup()


def run_once(
    runner: Runner, options: dict[str, Any], before: int, parts: int
) -> tuple[Sample, list[str]]:
    """Measure a round in a new process, after so many runs; memory grows from the first of them."""
    worker = Worker(runner, options)
    try:
        runs = [worker.run(runner.calls) for _ in range(before + 1)]
    finally:
        worker.stop()
    each = {name: runs[-1][name] / parts for name in ("seconds", "cpu")}
    each["first"] = runs[0]["seconds"] / parts
    each["megabytes"] = max(run["peak"] for run in runs) - runs[0]["before"]
    return each, worker.differing


def run_command(command: Command, options: dict[str, Any], core: int | None) -> Sample:
    """Measure a whole program: its wall time and the processor time of it and its children."""
    place = str(Path(environments.python(command.environment)).parent)
    url = options.get("url", "")
    arguments = [each.format(bin=place, url=url) for each in command.arguments]
    variables = clean() | {name: text.format(url=url) for name, text in command.variables.items()}
    found: list[Sample] = []
    for _ in range(command.best_of):
        begin = time.perf_counter()
        process = subprocess.Popen(
            arguments,
            stdout=subprocess.DEVNULL,
            env=variables,
            preexec_fn=pinned(core),  # noqa: PLW1509  one thread
        )
        _, status, used = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise RuntimeError(f"{command.label} ended with {process.returncode}")
        spent = used.ru_utime + used.ru_stime
        found.append({"seconds": seconds, "cpu": spent})
    return {name: min(each[name] for each in found) for name in found[0]}


class Round:
    """Measures one client of a row after the other."""

    def __init__(self, row: Row, core: int | None, told: dict[str, dict[str, Any]]) -> None:
        """Keep what the clients are told; create the environments."""
        self.row, self.core, self.told = row, core, told
        self.workers: dict[str, Worker] = {}
        self.differing: dict[str, list[str]] = {}
        for runner in row.runners:
            environments.python(runner.place())

    def options(self, runner: Runner) -> dict[str, Any]:
        """Return what a client is told."""
        return self.told[runner.server] | {"core": self.core}

    def start(self, stack: ExitStack) -> None:
        """Start the clients that live as long as the row."""
        for runner in self.row.runners:
            if isinstance(runner, Runner) and self.row.fresh is None:
                worker = self.workers[runner.label] = Worker(runner, self.options(runner))
                stack.callback(worker.stop)
                self.differing[runner.label] = worker.differing

    def sample(self, runner: Runner | Command) -> Sample:
        """Measure a client."""
        if isinstance(runner, Command):
            return run_command(runner, next(iter(self.told.values()), {}), self.core)
        parts = 1 if self.row.whole else runner.calls
        if self.row.fresh is None:
            return self.workers[runner.label].sample(parts)
        found, differing = run_once(runner, self.options(runner), self.row.fresh, parts)
        self.differing[runner.label] = differing
        return found


def measure(row: Row, rounds: int, program: Path) -> dict[str, Any]:
    """Measure a row; return the samples of each client, and whose answers differ."""
    cores = processors() if row.is_pinned else None
    server_core, client_core = cores or (None, None)
    samples: dict[str, list[Sample]] = {runner.label: [] for runner in row.runners}
    with ExitStack() as stack:
        told = {
            name: stack.enter_context(serving(program, server, server_core))
            for name, server in row.servers.items()
        }
        processes = [each.pop("process") for each in told.values()]
        measured = Round(row, client_core, told)
        measured.start(stack)
        if row.server_ends:
            for process in processes:
                process.terminate()
        for worker in measured.workers.values():
            worker.run(worker.runner.calls)
        for number in range(min(rounds, row.most_rounds or rounds)):
            for runner in row.runners if number % 2 == 0 else reversed(row.runners):
                samples[runner.label].append(measured.sample(runner))
    wrong = sorted(label for label, names in measured.differing.items() if names)
    if environments.OURS in wrong or "floor" in wrong:
        raise RuntimeError(f"{row.title}: {measured.differing} differ from the source")
    quantities = {
        label: {name: [each[name] for each in taken] for name in taken[0]}
        for label, taken in samples.items()
    }
    return {"samples": quantities, "differing": wrong, "is_pinned": cores is not None}


def machine() -> dict[str, Any]:
    """Describe this machine."""
    processor = platform.processor() or platform.machine()
    described = Path("/proc/cpuinfo")
    if described.is_file():
        lines = described.read_text(encoding="utf-8").splitlines()
        names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
        processor = next(names, processor)
    return {
        "processor": processor,
        "processors": os.cpu_count(),
        "system": f"{platform.system()} {platform.release().partition('-')[0]}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def commit() -> str:
    """Return the commit of this checkout, with a plus sign if its sources have changes."""
    head = ["git", "rev-parse", "--short", "HEAD"]
    found = subprocess.run(head, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    # A run writes results and the page.
    changed = ["git", "diff", "--quiet", "HEAD", "--", ".", ":!benches/results", ":!docs"]
    is_changed = subprocess.run(changed, cwd=ROOT, check=False).returncode
    return found.stdout.strip() + ("+" if is_changed else "") if found.stdout else "unknown"


def load() -> float:
    """Return how many processes wanted to run in the last minute."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0


def measure_figure(name: str, figure: Figure, rounds: int, program: Path) -> dict[str, Any]:
    """Measure a figure; return the facts of the run and the samples of every row."""
    before = load()
    rows = []
    for row in figure.rows:
        print(f"{name}: {row.title}", file=sys.stderr, flush=True)
        rows.append({"title": row.title, "at": row.at} | measure(row, rounds, program))
    places = {runner.place() for row in figure.rows for runner in row.runners}
    versions: dict[str, str] = {}
    for place in sorted(places):
        versions |= environments.versions(place)
    now = dt.datetime.now(tz=dt.UTC)
    return {
        "figure": name,
        "when": now.strftime("%Y-%m-%d %H:%M UTC"),
        "commit": commit(),
        "machine": machine(),
        "load": [before, load()],
        "rounds": rounds,
        "versions": versions,
        "rows": rows,
    }
