"""Completion by shells: the scripts, and the words that they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import openshelf

from . import output, words

if TYPE_CHECKING:
    from collections.abc import Sequence

SCRIPTS = {
    "bash": """\
_openshelf() {
    local IFS=$'\\n'
    COMPREPLY=($(openshelf complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace
}
COMP_WORDBREAKS=${COMP_WORDBREAKS//=}
complete -o default -F _openshelf openshelf
""",
    "zsh": """\
#compdef openshelf
_openshelf() {
    local -a found
    found=("${(@f)$(openshelf complete -- "${words[@]:1:$((CURRENT - 1))}" 2>/dev/null)}")
    compadd -Q -S '' -- $found
}
compdef _openshelf openshelf
""",
    "fish": """\
complete -c openshelf -f -a '(openshelf complete -- (commandline -opc)[2..] (commandline -ct))'
""",
}
_SERVICE_COMMANDS = ("openapi", "operations", "cache")
_OPERATION_COMMANDS = ("call", "download", "show")


def candidates(typed: Sequence[str], commands: Sequence[str]) -> list[str]:
    """Give what the last word may become.

    Parameters
    ----------
    typed : sequence of str
        The words after the program's name; the last one is being typed.
    commands : sequence of str
        The names of the commands.

    Returns
    -------
    list of str
    """
    *before, last = typed or [""]
    if not before:
        return [name for name in commands if name.startswith(last)]
    command, *rest = before
    if command in _SERVICE_COMMANDS:
        return [name for name in words.services() if name.startswith(last)]
    if command not in _OPERATION_COMMANDS:
        return []
    if rest and rest[-1] == "--format":
        return [form for form in output.FORMATS if form.startswith(last)]
    rows = {words.name_of(row): row for row in openshelf.operations()}
    chosen = next((rows[word] for word in rest if word in rows), None)
    if chosen is None:
        return [name for name in rows if name.startswith(last)]
    return _of_arguments(chosen["parameters"], rest, last)


def _of_arguments(parameters: list[dict[str, object]], rest: list[str], last: str) -> list[str]:
    name, separator, text = last.partition("=")
    if separator:
        values = next((each["values"] for each in parameters if each["name"] == name), [])
        known = [str(value) for value in values] if isinstance(values, list) else []
        return [f"{name}={value}" for value in known if value.startswith(text)]
    given = {word.partition("=")[0] for word in rest}
    names = [str(each["name"]) for each in parameters]
    return [f"{each}=" for each in names if each.startswith(last) and each not in given]
