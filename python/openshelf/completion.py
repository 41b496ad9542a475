"""Completion of arguments in IPython and Jupyter, such as those of ``paginate(method).records(``.

IPython completes the arguments of what a name stands for. It calls nothing, so it does not know
what ``paginate(method)``, ``table(method)``, ``raw(method)`` and ``prepare(method)`` return. They
send no request and are called here. The values of an argument that takes few are completed too.
"""

from __future__ import annotations

import ast
import inspect
import re

from openshelf import _core, member_names

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from IPython.core.completer import CompletionContext, SimpleMatcherResult
    from IPython.core.interactiveshell import InteractiveShell

#: Functions that take a method and send nothing.
_TAKERS = (_core.paginate, _core.table, _core.raw, _core.prepare)

#: Comments and complete strings, brackets, commas, and the beginning of an unfinished string.
_TOKENS = re.compile(
    r"""
    (?P<comment>\#[^\n]*)
    | (?P<text>\"\"\".*?\"\"\" | '''.*?'''
        | (?!\"\"\")"(?:[^"\\\n]|\\.)*" | (?!''')'(?:[^'\\\n]|\\.)*')
    | (?P<open>[(\[{])
    | (?P<close>[)\]}])
    | (?P<comma>,)
    | (?P<quote>\"\"\"|'''|"|')
    """,
    re.VERBOSE | re.DOTALL,
)
#: The name of a member in a written dict, before its value.
_MEMBER = re.compile(r"""\s*["'](\w+)["']\s*:""")
#: The longest expression before a parenthesis.
_LONGEST = 400


class Place:
    """The end of a program: the argument, the call and the string that it is in."""

    def __init__(self, program: str) -> None:
        #: For each open bracket, its place, and where the argument after the last comma begins.
        levels: list[list[int]] = []
        quote = None
        for token in _TOKENS.finditer(program):
            if token["open"]:
                levels.append([token.start(), token.end()])
            elif token["close"] and levels:
                levels.pop()
            elif token["comma"] and levels:
                levels[-1][1] = token.end()
            elif token["quote"]:
                quote = token
                break
        #: The contents of an unfinished string; None outside strings.
        self.text = None if quote is None else program[quote.end() :]
        end = len(program) if quote is None else quote.start()
        #: The members around the cursor, and whether the name of the last one is being written.
        self.members: list[str] = []
        self.is_name = False
        if self.text is not None:
            self._leave(program, levels, end)
        is_call = bool(levels) and program[levels[-1][0]] == "("
        start, argument = levels[-1] if is_call else (0, 0)
        self.callee = program[:start] if is_call else ""
        #: The arguments before this one, and this one as far as it is written.
        self.before = program[start + 1 : argument] if is_call else ""
        self.argument = program[argument:end] if is_call else ""

    def _leave(self, program: str, levels: list[list[int]], end: int) -> None:
        """Leave the lists and objects of the argument; keep the names of members on the way."""
        is_last = True
        while levels and program[levels[-1][0]] in "[{":
            start, element = levels.pop()
            before = program[element:end]
            if program[start] == "{":
                name = _MEMBER.match(before)
                self.is_name = self.is_name or (is_last and not before.strip())
                self.members[:0] = [name[1]] if name else []
            is_last, end = False, start


def completions(program: str, names: Mapping[str, Any]) -> tuple[str, list[str]]:
    """Return the fragment at the end of a program, and its possible completions.

    Parameters
    ----------
    program : str
        A cell up to the cursor.
    names : mapping
        The variables.

    Returns
    -------
    tuple of str and list of str
    """
    place = Place(program)
    signature = _signature(place.callee, names)
    if signature is None:
        return "", []
    own = re.match(r"\s*(\w+)\s*=\s*(.*)$", place.argument, re.DOTALL)
    if place.text is not None:
        parameter = _parameter(signature, place, own and own[1])
        values = _described(place, parameter, names) or (
            [] if place.members or place.is_name else _values(parameter)
        )
        return place.text, [value for value in values if value.startswith(place.text)]
    if own and re.fullmatch(r"\w*", own[2]):
        values = _values(signature.parameters.get(own[1]))
        return own[2], [repr(value).replace("'", '"') for value in values if not own[2]]
    fragment = place.argument.strip()
    if not re.fullmatch(r"\w*", fragment):
        return "", []
    passed = set(re.findall(r"(\w+)\s*=(?!=)", place.before))
    free = [name for name in signature.parameters if name not in passed]
    return fragment, [f"{name}=" for name in free if name.startswith(fragment)]


def _parameter(
    signature: inspect.Signature, place: Place, name: str | None
) -> inspect.Parameter | None:
    """Return the parameter of the argument in which a program ends."""
    if name is not None:
        return signature.parameters.get(name)
    try:
        before = ast.parse(f"f({place.before})", mode="eval").body
    except SyntaxError:
        return None
    count = len(before.args) if isinstance(before, ast.Call) else 0
    positional = [
        each
        for each in signature.parameters.values()
        if each.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD
    ]
    return positional[count] if count < len(positional) else None


def _described(
    place: Place, parameter: inspect.Parameter | None, names: Mapping[str, Any]
) -> list[str]:
    """Return the values of an argument, or of a member of it, that the catalog knows."""
    operation = None if parameter is None else _operation(place.callee, names)
    if parameter is None or operation is None:
        return []
    own = {each["name"]: each for each in operation["parameters"]}
    found = own.get(parameter.name)
    for name in place.members:
        found = member_names.members(found).get(name) if found else None
    if found is None:
        return []
    if place.is_name:
        return list(member_names.members(found))
    return member_names.known(operation, found)


def _operation(callee: str, names: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the operation of the method that is called, or that a function takes."""
    for start in range(max(0, len(callee) - _LONGEST), len(callee)):
        try:
            expression = ast.parse(callee[start:].strip(), mode="eval").body
        except (SyntaxError, ValueError):
            continue
        for node in ast.walk(expression):
            if isinstance(node, ast.Name | ast.Attribute):
                try:
                    name = _own(_evaluated(node, names)).operation
                except (LookupError, AttributeError, TypeError, ValueError):
                    continue
                if isinstance(name, str):
                    return _core._operation(name)  # noqa: SLF001  our own module
        return None
    return None


def _values(parameter: inspect.Parameter | None) -> list[str]:
    """Return the texts that a parameter accepts, if they are few."""
    return [] if parameter is None else list(dict.fromkeys(_literals(parameter.annotation)))


def _literals(annotation: Any) -> Iterator[str]:
    """Yield the texts of every Literal in an annotation."""
    for each in getattr(annotation, "__args__", ()):
        if isinstance(each, str):
            yield each
        else:
            yield from _literals(each)


def _signature(callee: str, names: Mapping[str, Any]) -> inspect.Signature | None:
    """Return the signature of the expression at the end of a program, if it is one of ours."""
    end = callee.rstrip()
    for start in range(max(0, len(end) - _LONGEST), len(end)):
        if re.match(r"[\w.)\]]", end[start - 1 : start]) or not re.match(r"[^\W\d]", end[start]):
            continue
        try:
            expression = ast.parse(end[start:], mode="eval").body
        except (SyntaxError, ValueError):
            continue
        if isinstance(expression, ast.Name | ast.Attribute | ast.Call):
            try:
                return inspect.signature(_own(_evaluated(expression, names)))
            except (LookupError, AttributeError, TypeError, ValueError):
                return None
    return None


def _evaluated(expression: ast.expr, names: Mapping[str, Any]) -> Any:
    """Return the value of an expression, if evaluating it runs only code of this package."""
    match expression:
        case ast.Name():
            return names[expression.id]
        case ast.Attribute():
            owner = _evaluated(expression.value, names)
            own = getattr(owner, "__dict__", {})
            if expression.attr in own:
                return own[expression.attr]
            return getattr(_own(owner), expression.attr)
        case ast.Call(args=[method, *_]):
            function = _evaluated(expression.func, names)
            if any(function is taker for taker in _TAKERS):
                return function(_evaluated(method, names))
    raise LookupError


def _own(value: Any) -> Any:
    """Return a value of this package; accessing an attribute of another one could run any code."""
    kinds = type(value).__mro__
    if any(kind.__module__.startswith("openshelf") for kind in kinds):
        return value
    raise LookupError


def matcher(context: CompletionContext) -> SimpleMatcherResult:
    """Return the completions at the cursor, for IPython."""
    from IPython import get_ipython  # noqa: PLC0415  IPython asks
    from IPython.core.completer import SimpleCompletion  # noqa: PLC0415

    lines = context.full_text.split("\n")[: context.cursor_line + 1]
    lines[-1] = lines[-1][: context.cursor_position]
    shell = get_ipython()
    names = {} if shell is None else shell.user_ns
    fragment, texts = completions("\n".join(lines), names)
    found = [SimpleCompletion(text=text, type="param") for text in texts]
    # Only a value fits here; where an argument's name fits, a variable does too.
    suppress = bool(texts) and not texts[0].endswith("=")
    return {"completions": found, "matched_fragment": fragment, "suppress": suppress}


def register(shell: InteractiveShell) -> None:
    """Let a shell complete arguments."""
    from IPython.core.completer import context_matcher  # noqa: PLC0415  it is loaded

    known = shell.Completer.custom_matchers
    if all(getattr(each, "__module__", None) != __name__ for each in known):
        known.append(context_matcher(priority=1000)(matcher))
