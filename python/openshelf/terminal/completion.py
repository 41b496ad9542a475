"""Shell completion: the scripts, and the candidates that they request."""

from __future__ import annotations

import contextlib
import os
import re
import sys

from openshelf import member_names, texts

from . import caches, paths, questions, words

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

#: What bash reads as the end of a word, as a quote or as a pattern.
_SPECIAL = re.compile(r"[\s\\'\"$&;|<>()*?\[\]{}`!#~]")
SCRIPTS = {
    # Readline treats "name=" as a separate word and completes only the part after it.
    "bash": """\
_openshelf() {
    local IFS=$'\\n'
    COMPREPLY=($(openshelf complete --breaks="$COMP_WORDBREAKS" \\
        --line "${COMP_LINE:0:COMP_POINT}" 2>/dev/null))
    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
}
complete -o default -F _openshelf openshelf
""",
    # Sourced when a shell starts, or found in its fpath as a file named _openshelf.
    "zsh": """\
#compdef openshelf
_openshelf() {
    local -a found open
    found=("${(@f)$(openshelf complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
    found=(${found:#})
    (( $#found )) || { _files; return }
    open=(${(M)found:#*=})
    found=(${found:#*=})
    (( $#found )) && compadd -- $found
    (( $#open )) && compadd -S '' -- $open
}
if [[ $funcstack[1] == _openshelf ]]; then
    _openshelf "$@"
else
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
    compdef _openshelf openshelf
fi
""",
    "fish": """\
function __openshelf_complete
    set -l last (commandline -ct)
    set -l plain (string unescape -- "$last")
    and set last "$plain"
    set -l found (openshelf complete -- (commandline -opc)[2..-1] "$last" 2>/dev/null)
    if set -q found[1]
        printf '%s\\n' $found
    else
        __fish_complete_path "$last"
    end
end
complete -c openshelf -f -a '(__openshelf_complete)'
""",
}

#: The fact that an operation needs for a command.
_NEEDED = {"download": "has_files", "mirror": "is_paged"}


def script(chosen: argparse.Namespace) -> int:
    """Print the script of a shell."""
    sys.stdout.write(SCRIPTS[chosen.shell])
    return 0


def complete(chosen: argparse.Namespace) -> int:
    """Print the completions of the last word, one per line."""
    commands = chosen.parser.commands()
    if chosen.line is None:
        found = candidates(chosen.words, commands)
    else:
        typed, is_quoted = _split(chosen.line)
        found = candidates(typed[1:], commands)
        kept = _kept(chosen.line, chosen.breaks)
        found = [each[kept:] for each in found]
        found = found if is_quoted else [_escaped(each) for each in found]
    for each in found:
        sys.stdout.write(f"{each}\n")
    return 0


def _split(line: str) -> tuple[list[str], bool]:
    """Split a line as a shell does; whether the last word stands in a quote that is still open."""
    import shlex  # noqa: PLC0415  # zsh and fish split their lines themselves

    last = "" if not line or line[-1].isspace() else None
    for end in ("", '"', "'"):
        # The quote that is open, or the character that a backslash begins to escape, is missing.
        with contextlib.suppress(ValueError):
            words_of_line = shlex.split(line.removesuffix("\\") + end)
            return [*words_of_line, *([last] if last is not None and not end else [])], bool(end)
    return [], False


def _kept(line: str, breaks: str) -> int:
    """Return how many characters of the last word bash keeps and does not replace.

    It replaces what stands behind the last of the characters that divide words for it, such as "="
    and ":", and behind a quote. Within quotes no character divides.
    """
    length = kept = 0
    quote = ""
    letters = iter(line)
    for letter in letters:
        if letter == quote or (not quote and letter in "'\""):
            quote = "" if quote else letter
            kept = length
        elif letter == "\\" and quote != "'":
            length += next(letters, "") != ""
        elif not quote and letter.isspace():
            length = kept = 0
        else:
            length += 1
            kept = length if not quote and letter in breaks else kept
    return kept


def _escaped(word: str) -> str:
    """Escape what a shell would read as more than a character of a word."""
    return _SPECIAL.sub(r"\\\g<0>", word)


def candidates(typed: Sequence[str], commands: Mapping[str, argparse.ArgumentParser]) -> list[str]:
    """Return the completions of the last word; none where only a file name fits.

    Parameters
    ----------
    typed : sequence of str
        The words after the program's name; the last one is being typed.
    commands : mapping of str to argparse.ArgumentParser
        The commands and their parsers.

    Returns
    -------
    list of str
    """
    *before, last = typed or [""]
    if not before:
        return _beginning(last, commands)
    command, *rest = before
    if command not in commands:
        return []
    # argparse has no public way to list the arguments of a parser.
    actions = commands[command]._actions  # noqa: SLF001
    options = {name: each for each in actions for name in each.option_strings}
    if rest and (option := options.get(rest[-1])) is not None and option.nargs != 0:
        if option.dest == "group":
            asked = questions.subjects().get(next(iter(_positional(rest, options)), ""))
            groups = asked["groups"] if asked is not None else []
            return _beginning(last, (each["name"] for each in groups))
        return _beginning(last, _values(option))
    if last.startswith("-"):
        return _beginning(last, (name for name in options if name not in rest))
    positional = [each for each in actions if not each.option_strings]
    given = _positional(rest, options)
    if not positional:
        return []
    action = positional[min(len(given), len(positional) - 1)]
    if action.dest == "arguments":
        return _of_arguments(given, last)
    if action.dest == "asked":
        return questions.completions(given, last)
    known = _values(action)
    fact = _NEEDED.get(command)
    if fact is not None and action.dest == "operation":
        known = [name for name, facts in words.index().items() if facts[fact]]
    return _beginning(last, (word for word in known if word not in given))


def _beginning(last: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(last)]


def _files(beginning: str) -> list[str]:
    """Return the files whose paths begin like this; a folder ends with a slash."""
    import glob  # noqa: PLC0415  most words are no files

    found = sorted(glob.glob(f"{glob.escape(beginning)}*"))  # noqa: PTH207  as it was typed
    return [f"{each}/" if os.path.isdir(each) else each for each in found]  # noqa: PTH112


def _positional(rest: Sequence[str], options: Mapping[str, argparse.Action]) -> list[str]:
    """Return the words that are neither options nor values of options."""
    given = []
    words_left = iter(rest)
    for word in words_left:
        option = options.get(word)
        if option is None and not word.startswith("-"):
            given.append(word)
        elif option is not None and option.nargs != 0:
            next(words_left, None)
    return given


def _values(action: argparse.Action) -> list[str]:
    """Return the completions of an argument."""
    if action.choices is not None:
        return [str(each) for each in action.choices]
    if action.dest in {"service", "interface"}:
        return words.services()
    if action.dest == "operation":
        return list(words.index())
    if action.dest == "subject":
        return list(questions.subjects())
    if action.dest == "words":
        return [*caches.ACTIONS, *words.services()]
    return []


def _of_arguments(given: Sequence[str], last: str) -> list[str]:
    """Return the names of an operation's arguments, or the allowed values of one."""
    operation = words.known_operation(given[0])
    parameters: list[dict[str, Any]] = operation["parameters"] if operation is not None else []
    name, separator, text = last.partition("=")
    if operation is None or not separator:
        there = {word.partition("=")[0] for word in given}
        names = [str(each["name"]) for each in parameters]
        if "." in last:
            whole = [each for each in parameters if each["name"] == last.partition(".")[0]]
            names = [path for each in whole for path in paths.leaves(each, each["name"])]
        return [f"{each}=" for each in names if each.startswith(last) and each not in there]
    parameter = paths.member({each["name"]: each for each in parameters}, name)
    if parameter is None:
        return []
    if text.startswith("@"):
        return [f"{name}=@{each}" for each in _files(text.removeprefix("@"))]
    known = member_names.known(operation, parameter)
    # Of a list the last item is being typed; those before it are not offered again.
    is_list = texts.takes_several(parameter) or parameter.get("names_columns")
    items = text.split(",") if is_list else [text]
    *before, typed = items
    start = f"{name}={''.join(f'{each},' for each in before)}"
    return [f"{start}{each}" for each in _beginning(typed, known) if each not in before]
