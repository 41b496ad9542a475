"""The words of a command line: the commands, their options, and hints for misspelt words."""

from __future__ import annotations

import argparse
import contextlib
import sys
from importlib import import_module

import openshelf

from . import nearest, streams

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, NoReturn

    from _typeshed import SupportsWrite

#: The exit status after an error in the command line.
MISTAKE = 2
_LARGEST_SCALE = 10_000.0
_PORTS = 65_535
_SEEDS = 2**64 - 1
#: The values of `--format`, which are also the known extensions of `--output`.
FORMATS = ("table", "json", "jsonl", "csv", "parquet")
#: What others call them.
OTHER_FORMATS = dict.fromkeys(("ndjson", "ldjson", "jsonlines", "json-lines"), "jsonl")
#: What can be asked about. The catalog has them too, and the help is shown without it.
SUBJECTS = ("museum.artworks", "gazette.documents", "spending.awards", "spending.transactions")
#: Only called by the scripts for shells.
_COMPLETE = "complete"
_EXAMPLES = """\
examples:
  openshelf list influenza
  openshelf call gazette.documents.search water --all --output water.csv

exit status: 0; 1 failed; 2 wrong words; 3 mirror not shown whole; 130 Ctrl-C"""
_CALLS = """\
examples:
  openshelf call disease.totals.country Italy day=1
  openshelf call museum.artworks.search monet fields=id,title --format csv
  openshelf call gazette.documents.search water --all --output water.parquet

Required arguments are taken by position or by name, all others by name.
Lists are separated by commas or JSON, and name=@file reads a file, a picture as
its base64: museum.image_search file=@photo.jpg. Objects are JSON, or written by
path: filters.award_type_codes=A,B filters.keywords=steel"""

_DOWNLOADS = """\
examples:
  openshelf download spending.download.awards filters=@filters.json
  openshelf download placeholder.fetch_seed picsum 200 --output DIR

A job is waited for. Run again, the command continues what was interrupted,
and does not download a complete file a second time."""

_MIRRORS = """\
examples:
  openshelf mirror museum.artists.list --to artists
  openshelf mirror gazette.documents.search water --to documents --json

The folder has a Delta table, which polars, DuckDB and Spark read. Later runs
ask for what is new and changed. The exit status is 3 if a part of the list
could not be shown to be whole; the next run reads that part again."""

_SERVERS = """\
examples:
  openshelf mcp
  openshelf mcp --service gazette --service spending --folder data
  openshelf mcp --sandbox --http 8765

It speaks the Model Context Protocol over standard input and output, or over
HTTP on this machine, and needs: pip install 'openshelf[mcp]'"""

_QUESTIONS = """\
examples:
  openshelf ask spending.awards agency=NASA types=contracts fiscal_years=2024
  openshelf ask spending.awards agency=NASA --group state --format chart
  openshelf ask gazette.documents agencies=EPA type="final rule" --group year
  openshelf ask gazette.documents year=2024 --sql "select * from documents"

Words are those of spending_filters, gazette_filters and museum_where; a word
without = lists them: openshelf ask gazette.documents words
Alternatives are separated by commas or repeated, and two dots make a range. A
text that has a comma stands in a list: artist='["Monet, Claude"]'"""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, without the usage, and suggest the nearest known word."""

    #: Whether options may stand between the words of a command.
    mixes = False

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        streams.complain(f"{message} (see: {self.prog} --help)")
        raise SystemExit(MISTAKE)

    def parse_args(  # type: ignore[override]  # the base class has overloads for other namespaces
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> argparse.Namespace:
        """Parse the words; refuse superfluous ones in the name of their command."""
        chosen, left = self.parse_known_args(args, namespace)
        if left:
            command = self.commands()[chosen.command]
            known = {name: each for each in command.arguments() for name in each.option_strings}
            word = next((word for word in left if word.startswith("-")), "")
            option = word.partition("=")[0]
            hint = (
                _argument_hint(chosen, option, args)
                or _output_hint(option, known, args)
                or _OF_ASK.get(option if chosen.command == "ask" else "", "")
                or _option_hint(option, known)
                or _value_hint(chosen, left, word)
            )
            if option:
                # A word with a name behind it is right: only the option was not understood.
                left = [each for each in left if each.startswith("-") or "=" not in each]
            command.error(f"unrecognized arguments: {' '.join(left)}{hint if option else ''}")
        return chosen

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse the words, in any order if the parser mixes."""
        if not self.mixes:
            return super().parse_known_args(args, namespace)
        self.mixes = False  # what follows calls this method again
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.mixes = True

    def arguments(self) -> list[argparse.Action]:
        """Return the options and the words that it takes."""
        return self._actions  # argparse has no public way to list them

    def commands(self) -> dict[str, Parser]:
        """Return the parsers of its commands, without the one for shells."""
        found: dict[str, Parser] = {}
        for each in self.arguments():
            if isinstance(each, argparse._SubParsersAction):  # noqa: SLF001  as above
                found.update(each.choices)
        found.pop(_COMPLETE, None)
        return found

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Refuse a word that is not one of the choices, and suggest the nearest one."""
        if action.choices is None or value in action.choices:
            return
        known = [str(each) for each in action.choices if each != _COMPLETE]
        word = str(value)
        if action.dest == "command":
            self.error(f"no command {word!r}{_command_hint(word, known)}")
        meant = OTHER_FORMATS.get(word.lower(), word) if action.dest == "format" else word
        hint = nearest.hint(meant, known) or f"; expected one of {', '.join(known)}"
        raise argparse.ArgumentError(action, f"no {action.dest} {word!r}{hint}")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write the help or the version; argparse itself ignores a full disk."""
        (file or sys.stdout).write(message)


#: What takes the place of options of the command call.
_OF_ASK = {
    "--all": "; the whole list is read, unless --max says otherwise",
    "--cache": "; the answers of ask are not kept: openshelf call has --cache",
    "--limit": "; did you mean --max?",
    "--flatten": "; openshelf call has --flatten",
    "--print": "; openshelf call has --print",
}


def _formats(known: Mapping[str, argparse.Action]) -> list[str]:
    """Return the formats that a command writes."""
    return list(known["--format"].choices or ()) if "--format" in known else []


def _option_hint(option: str, known: Mapping[str, argparse.Action]) -> str:
    """Name the option that a short or a misspelt one means."""
    word = option.lstrip("-")
    if word in _formats(known):
        return f"; write --format {word}"
    if len(word) == 1:
        # Of several that begin with the letter the first one is needed most.
        long = next((name for name in known if name.startswith(f"--{word}")), None)
        return f"; did you mean {long}?" if long else ""
    return nearest.hint(option, known)


def _output_hint(
    option: str, known: Mapping[str, argparse.Action], words_of_line: Sequence[str] | None
) -> str:
    """Say how a command without --output writes to a file."""
    if option not in {"-o", "--out", "--output"} or "--output" in known:
        return ""
    path = _value_of(option, words_of_line)
    ending = path.rpartition(".")[2].lower()
    form = OTHER_FORMATS.get(ending, ending)
    if "--format" not in known:
        return f"; it writes to standard output: > {path or 'FILE'}"
    if form in _formats(known):
        return f"; it writes to standard output: --format {form} > {path or f'FILE.{form}'}"
    of_file = "." in path
    name = f"{path.rpartition('.')[0]}.csv" if of_file else (path or "FILE.csv")
    return f"; it writes to standard output: --format csv > {name}"


def _value_of(option: str, words_of_line: Sequence[str] | None) -> str:
    """Return the word that was typed as the value of an option; empty if there is none."""
    typed = list(sys.argv[1:] if words_of_line is None else words_of_line)
    place = next(place for place, word in enumerate(typed) if word.partition("=")[0] == option)
    return typed[place].partition("=")[2] or "".join(typed[place + 1 : place + 2])


def _argument_hint(
    chosen: argparse.Namespace, option: str, words_of_line: Sequence[str] | None
) -> str:
    """Say what to write for an option that is an argument of the operation."""
    name = option.lstrip("-").replace("-", "_")
    operation = openshelf._core._operation(getattr(chosen, "operation", None) or "")  # noqa: SLF001
    if operation is None or not name:
        return ""
    from . import mirroring, words  # noqa: PLC0415  # only mistakes need them

    kept = mirroring.instead_of(operation, name) if chosen.command == "mirror" else ""
    if kept:
        return kept
    text = _value_of(option, words_of_line)
    if any(name == each["name"] for each in operation["parameters"]):
        return f"; it is an argument of the operation: write {name}={text}"
    return words.meant(operation, name, text)


def _value_hint(chosen: argparse.Namespace, left: Sequence[str], word: str) -> str:
    """Say how a value is written that begins with a dash, if an argument is missing."""
    operation = openshelf._core._operation(getattr(chosen, "operation", None) or "")  # noqa: SLF001
    if operation is None or "arguments" not in chosen or word.startswith("--"):
        return ""
    typed = [*chosen.arguments, *(each for each in left if not each.startswith("-"))]
    named = {each.partition("=")[0] for each in typed if "=" in each}
    required = [each["name"] for each in operation["parameters"] if each["required"]]
    missing = [name for name in required if name not in named]
    missing = missing[len([each for each in typed if "=" not in each]) :]
    if not missing:
        return ""
    import shlex  # noqa: PLC0415  # only mistakes need it

    return f"; a value that begins with a dash is written {missing[0]}={shlex.quote(word)}"


def _command_hint(word: str, known: Sequence[str]) -> str:
    """Name the nearest command; an operation in its place lacks the command `call`."""
    if "." in word and any(word == each["name"] for each in openshelf._core._operation_index()):  # noqa: SLF001
        return f"; did you mean call {word}?"
    return nearest.hint(word, known) or f"; expected one of {', '.join(known)}"


def _number(text: str, kind: type[int | float], least: float, most: float) -> float:
    """Parse a number within inclusive bounds."""
    with contextlib.suppress(ValueError):
        number = kind(text)
        if least <= number <= most:
            return number
    noun = "whole number" if kind is int else "number"
    message = f"expected a {noun} from {least} to {most}, got {text!r}"
    raise argparse.ArgumentTypeError(message)


def _port(text: str) -> int:
    return int(_number(text, int, 0, _PORTS))


def _seed(text: str) -> int:
    return int(_number(text, int, 0, _SEEDS))


def _scale(text: str) -> float:
    """Parse a number above 0, as Sandbox takes it."""
    with contextlib.suppress(ValueError):
        if 0 < (scale := float(text)) <= _LARGEST_SCALE:
            return scale
    message = f"expected a number above 0 and up to {_LARGEST_SCALE:.0f}, got {text!r}"
    raise argparse.ArgumentTypeError(message)


def _fault(text: str) -> dict[str, Any]:
    """Return the keyword arguments of a fault; the sandbox checks them when it starts."""
    import json  # noqa: PLC0415  # only the sandbox needs it

    try:
        fault = json.loads(text)
    except ValueError as error:
        message = f"expected JSON, got {text!r}: {error}"
        raise argparse.ArgumentTypeError(message) from None
    if not isinstance(fault, dict):
        message = f"expected a JSON object of the arguments of Sandbox.fail, got {text!r}"
        raise argparse.ArgumentTypeError(message)
    return fault


def _output(text: str) -> str | None:
    """Return the name of a file; None for the sign of standard output."""
    return None if text == "-" else text


def _count(text: str) -> int:
    return int(_number(text, int, 1, _SEEDS))


def _budget(text: str) -> int:
    return int(_number(text, int, 1_000, 10_000_000))


def _command(place: str) -> Callable[[argparse.Namespace], int]:
    """Return a command whose module is imported when it runs, because each imports others."""
    module, _, name = place.rpartition(".")
    package = "openshelf" if "." in module else "openshelf.terminal"

    def run(chosen: argparse.Namespace) -> int:
        found = import_module(f"{package}.{module}")
        command: Callable[[argparse.Namespace], int] = getattr(found, name)
        return command(chosen)

    return run


def build() -> Parser:
    """Return the parser of the whole command line."""
    width = streams.width()

    def form(prog: str) -> argparse.HelpFormatter:
        return argparse.RawDescriptionHelpFormatter(prog, max_help_position=20, width=width)

    parser = Parser(
        prog="openshelf",
        description="Public data without keys: call five services from a terminal.",
        epilog=_EXAMPLES,
        formatter_class=form,
    )
    parser.add_argument("--version", action="version", version=openshelf.__version__)
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="command", prog="openshelf"
    )

    def add(name: str, place: str, text: str, epilog: str = "", *, mixes: bool = False) -> Parser:
        added = commands.add_parser(
            name,
            help=text,
            description=f"{text[0].upper()}{text[1:]}.",
            epilog=epilog,
            formatter_class=form,
        )
        added.mixes = mixes
        added.set_defaults(run=_command(place))
        return added

    _add_lookups(add)
    _add_calls(add)
    _add_questions(add)
    _add_cache(add("cache", "caches.cache", "show or delete cached answers", mixes=True))
    _add_sandbox(
        add("sandbox", "serving.sandbox", "serve all five services on this machine until Ctrl-C")
    )
    text = "serve tools for language models"
    _add_mcp(add("mcp", "mcp.command.serve", text, _SERVERS))
    described = add("openapi", "serving.openapi", "write the OpenAPI 3.1 document of one service")
    described.add_argument("interface", metavar="service", help="such as museum")
    described.add_argument(
        "--output", type=_output, metavar="FILE", help="default, and -: standard output"
    )
    completion = add("completion", "completion.script", "print the completion script of a shell")
    completion.add_argument("shell", choices=["bash", "zsh", "fish"])
    complete = commands.add_parser(_COMPLETE, formatter_class=form)
    complete.set_defaults(run=_command("completion.complete"), parser=parser)
    complete.add_argument("--line", help="the whole line, as it is typed in a shell")
    complete.add_argument("--breaks", default="", help="characters that divide words in the shell")
    complete.add_argument("words", nargs="*")
    return parser


def _add_lookups(add: Callable[..., Parser]) -> None:
    """Add the commands that read the catalog."""
    found = add("list", "listing.search", "search the operations for words", mixes=True)
    found.add_argument(
        "text",
        nargs="*",
        default=[],
        help="words in names, texts, arguments or values; default: all",
    )
    found.add_argument("--service", help="only operations of this service")
    shown = add("show", "commands.show", "show the arguments and the answer of an operation")
    shown.add_argument("operation", help="such as museum.artworks.search")
    listing = add("operations", "listing.operations", "list the operations of a service")
    listing.add_argument("service", nargs="?", help="only operations of this service")
    text = "write names, paths and parameters as JSON, for programs in any language"
    listing.add_argument("--json", action="store_true", help=text)


def _add_calls(add: Callable[..., Parser]) -> None:
    """Add the commands that call a service."""
    text = "call an operation and write its answer"
    called = add("call", "commands.call", text, _CALLS, mixes=True)
    text = "download a picture, the file of a job or files that are listed"
    saved = add("download", "downloading.download", text, _DOWNLOADS, mixes=True)
    text = "keep a list as a table that other programs read"
    kept = add("mirror", "mirroring.mirror", text, _MIRRORS, mixes=True)
    kept.add_argument("--to", metavar="FOLDER", required=True, help="the folder of the table")
    kept.add_argument("--whole", action="store_true", help="ask for everything again")
    kept.add_argument(
        "--sweep",
        choices=("daily", "weekly", "monthly"),
        help="ask for everything if the last time is so long ago",
    )
    text = "keep a row for each change; a table keeps having them"
    kept.add_argument("--history", action="store_true", help=text)
    text = "type of amounts of money; a table keeps its own"
    kept.add_argument("--money", choices=("float", "decimal"), help=text)
    kept.add_argument("--json", action="store_true", help="write the report as JSON")
    examples = (
        (called, "museum.artworks.search"),
        (saved, "museum.images.download, or spending.download.awards"),
        (kept, "museum.artists.list"),
    )
    for each, such in examples:
        each.add_argument("operation", help=f"such as {such}")
        each.add_argument(
            "arguments", nargs="*", default=[], metavar="argument", help="value or name=value"
        )
        each.add_argument("--sandbox", action="store_true", help="call a sandbox, not the service")
    called.add_argument(
        "--output",
        type=_output,
        metavar="FILE",
        help="appears once it is complete; - is standard output",
    )
    saved.add_argument(
        "--output",
        metavar="DIR",
        help="a folder, default the current one; NEW/ is created; for a picture also a file",
    )
    saved.add_argument(
        "--verify",
        choices=("structure", "full"),
        default="structure",
        help="full: also the checksum of every member of an archive",
    )
    called.add_argument(
        "--format",
        choices=FORMATS,
        metavar="FORMAT",
        help="table (on a terminal), json (in a pipe), jsonl, csv, parquet",
    )
    called.add_argument(
        "--flatten",
        action="store_true",
        help="a column for each member of an object; in a pipe: jsonl",
    )
    called.add_argument("--all", action="store_true", help="read every page of records")
    called.add_argument("--max", type=_count, metavar="N", help="with --all: at most N records")
    called.add_argument("--cache", action="store_true", help="use the cache of the user")
    called.add_argument(
        "--print",
        choices=("curl", "fetch", "httr2"),
        metavar="PROGRAM",
        help="the request for curl, fetch or httr2; nothing is sent",
    )


class _Once(argparse.Action):
    """Stores a value, and refuses a second one."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        if getattr(namespace, self.dest) is not None:
            parser.error(f"{option_string}: passed twice; it takes one name, and --sql has several")
        setattr(namespace, self.dest, values)


def _add_questions(add: Callable[..., Parser]) -> None:
    """Add the command that takes people's words."""
    text = "answer a question that is asked in words"
    asked = add("ask", "questions.ask", text, _QUESTIONS, mixes=True)
    asked.add_argument("subject", nargs="?", help=f"one of {', '.join(SUBJECTS)}")
    text = "what counts; without words: everything"
    asked.add_argument("asked", nargs="*", default=[], metavar="word=value", help=text)
    asked.add_argument(
        "--group", metavar="NAME", action=_Once, help="sum up by this, such as state or year"
    )
    asked.add_argument(
        "--format",
        choices=("table", "json", "jsonl", "csv", "chart"),
        help="table on a terminal, json in a pipe, or a chart of groups",
    )
    asked.add_argument(
        "--sql",
        metavar="QUERY",
        help="query the list, a table named after the subject (duckdb)",
    )
    asked.add_argument("--max", type=_count, metavar="N", help="at most N records or groups")
    asked.add_argument("--sandbox", action="store_true", help="ask a sandbox, not the service")


def _add_cache(cache: Parser) -> None:
    cache.add_argument(
        "words",
        nargs="*",
        default=[],
        metavar="info|clear|clean|service",
        help="what to do, default info, and with which services, default all",
    )
    cache.add_argument("--name", help="name or path of the cache; default: the service's")


def _add_mcp(server: Parser) -> None:
    server.add_argument(
        "--service",
        action="append",
        default=[],
        help="only operations of this service; may be given again",
    )
    server.add_argument("--sandbox", action="store_true", help="call a sandbox, not the services")
    server.add_argument(
        "--folder",
        metavar="DIR",
        help="where files are written, and nowhere else; default: in the user's cache folder",
    )
    server.add_argument(
        "--budget",
        type=_budget,
        default=20_000,
        metavar="N",
        help="tokens of one result at most, 1000 or more; default 20000",
    )
    server.add_argument(
        "--read-only",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="refuse operations that begin a job or store something at a service; the default",
    )
    server.add_argument(
        "--http",
        type=_port,
        nargs="?",
        const=0,
        metavar="PORT",
        help="serve over HTTP on this machine; 0 or no PORT: a free one",
    )


def _add_sandbox(sandbox: Parser) -> None:
    sandbox.add_argument("--port", type=_port, default=0, help="0 to 65535; default: a free port")
    sandbox.add_argument(
        "--seed", type=_seed, default=0, help="seed of the generated data; default 0"
    )
    sandbox.add_argument(
        "--today",
        metavar="DATE",
        help="last day of the data, such as 2024-10-15; default: today",
    )
    sandbox.add_argument(
        "--scale",
        type=_scale,
        default=1.0,
        help="scale of the data, above 0 and up to 10000; default 1.0",
    )
    sandbox.add_argument(
        "--documented-paths",
        action="store_true",
        help="serve the documented paths where the services now use others",
    )
    sandbox.add_argument(
        "--fault",
        action="append",
        type=_fault,
        default=[],
        metavar="JSON",
        help="a fault from the start, as Sandbox.fail takes it, such as "
        """'{"operation": "gazette", "challenge": true, "times": null}'; may be given again""",
    )
