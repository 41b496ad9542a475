"""Shell completion: the scripts, and the candidates that they request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import words

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Mapping, Sequence

SCRIPTS = {
    # Readline treats "name=" as a separate word and completes only the part after it.
    "bash": """\
_openshelf() {
    local line=${COMP_LINE:0:COMP_POINT} typed last
    read -ra typed <<< "$line"
    [[ $line == *[[:space:]] ]] && typed+=("")
    last=${typed[${#typed[@]}-1]}
    local IFS=$'\\n'
    COMPREPLY=($(openshelf complete -- "${typed[@]:1}" 2>/dev/null))
    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
    if [[ $last == *=* && $COMP_WORDBREAKS == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${last%%=*}="}")
    fi
}
complete -o default -F _openshelf openshelf
""",
    # Sourced when a shell starts, or found in its fpath as a file named _openshelf.
    "zsh": """\
#compdef openshelf
_openshelf() {
    local -a found open
    found=("${(@f)$(openshelf complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    found=(${found:#})
    (( $#found )) || { _files; return }
    open=(${(M)found:#*=})
    found=(${found:#*=})
    (( $#found )) && compadd -Q -- $found
    (( $#open )) && compadd -Q -S '' -- $open
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
    return _beginning(last, _values(action))


def _beginning(last: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(last)]


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
        return list(words.services())
    if action.dest == "operation":
        return list(words.operations())
    return []


def _of_arguments(given: Sequence[str], last: str) -> list[str]:
    """Return the names of an operation's arguments, or the allowed values of one."""
    operations = words.operations()
    operation = operations.get(given[0])
    parameters: list[dict[str, Any]] = operation["parameters"] if operation is not None else []
    name, separator, _ = last.partition("=")
    if separator:
        known: list[str] = next((each["values"] for each in parameters if each["name"] == name), [])
        return _beginning(last, (f"{name}={value}" for value in known))
    there = {word.partition("=")[0] for word in given}
    names = (str(each["name"]) for each in parameters)
    return [f"{each}=" for each in names if each.startswith(last) and each not in there]
