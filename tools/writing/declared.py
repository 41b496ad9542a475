"""The types that a written module declares, and how they are written."""

from __future__ import annotations

import keyword
import textwrap
from dataclasses import dataclass, field

from .literals import text
from .prose import sentence

WIDTH = 100
# A member of one of these names would hide the type in the class that declares it.
HIDING = {"str", "int", "float", "bool", "list", "dict", "Any", "Literal", "NotRequired"}
# Stands before the name of a type that may be declared further below, or holds the member itself.
FORWARD = "~"


@dataclass(frozen=True)
class Member:
    """One member of an object."""

    annotation: str
    required: bool = True
    #: Unit and meaning, in sentences.
    document: str = ""

    def __str__(self) -> str:
        """Write the annotation as it stands in a class, as text where it names what is to come."""
        written = self.annotation
        if FORWARD in written:
            written = f'"{written.replace(FORWARD, "")}"'
        return written if self.required else f"NotRequired[{written}]"


@dataclass
class ObjectType:
    """An object with known members: a ``TypedDict``."""

    name: str
    document: str
    members: dict[str, Member]
    #: The type whose members it has besides its own.
    base: str = "TypedDict"

    def __str__(self) -> str:
        """Declare it; members whose names no class can have stand in a base of its own."""
        odd = {name: each for name, each in self.members.items() if not is_plain(name)}
        plain = {name: each for name, each in self.members.items() if name not in odd}
        lines: list[str] = []
        base = self.base
        if odd and base != "TypedDict":
            message = f"{self.name} cannot add members that no class can have"
            raise ValueError(message)
        if odd:
            base = f"_{self.name}"
            lines += [f"{base} = TypedDict(", f'    "{base}",', "    {"]
            lines += [f"        {text(name)}: {each}," for name, each in odd.items()]
            lines += ["    },", ")", "", ""]
        lines.append(f"class {self.name}({base}):")
        lines += indented(docstring(documented(self.document, odd)))
        if plain:
            lines.append("")
        for name, each in plain.items():
            lines.append(f"    {name}: {each}")
            if each.document:
                lines += indented(docstring(each.document))
        return "\n".join(lines) + "\n"


@dataclass
class Alias:
    """A name for a type that other types make up."""

    name: str
    document: str
    annotation: str

    def __str__(self) -> str:
        """Declare it."""
        whole = f"{self.name}: TypeAlias = {self.annotation}"
        if len(whole) > WIDTH and self.annotation.startswith("Literal["):
            values = self.annotation.removeprefix("Literal[").removesuffix("]")
            wrapped = textwrap.wrap(
                values, WIDTH - 4, break_on_hyphens=False, break_long_words=False
            )
            body = wrapped if quotes_whole(wrapped) else values.split(", ")
            inner = [f"    {line.removesuffix(',')}," for line in body]
            whole = "\n".join([f"{self.name}: TypeAlias = Literal[", *inner, "]"])
        return "\n".join([whole, *docstring(self.document)]) + "\n"


@dataclass
class Declarations:
    """The types of one service, in an order in which each knows those that it is made of."""

    service: str
    types: dict[str, ObjectType | Alias] = field(default_factory=dict)

    def declare(self, wanted: ObjectType | Alias) -> str:
        """Give the name of a type, which is declared once."""
        known = self.types.setdefault(wanted.name, wanted)
        if type(known) is not type(wanted) or vars(known) | {"document": ""} != vars(wanted) | {
            "document": ""
        }:
            message = f"{wanted.name} would be two types:\n{known}\n{wanted}"
            raise ValueError(message)
        return wanted.name


def is_plain(name: str) -> bool:
    """Whether a member of the name can be declared in a class."""
    hidden = name in HIDING or name.startswith("__")
    return name.isidentifier() and not keyword.iskeyword(name) and not hidden


def documented(document: str, odd: dict[str, Member]) -> str:
    """Add what is known of members that have no place for a docstring of their own."""
    known = {name: each.document for name, each in odd.items() if each.document}
    if not known:
        return document
    return "\n\n".join([document, *(f"{name}: {words}" for name, words in known.items())])


def docstring(document: str) -> list[str]:
    """Write a docstring, wrapped; paragraphs stay apart."""
    if '"""' in document:
        message = f"a docstring in a docstring: {document}"
        raise ValueError(message)
    prefix = 'r"""' if "\\" in document else '"""'
    if len(document) + 10 < WIDTH and "\n" not in document and not document.endswith('"'):
        return [f'{prefix}{document}"""']
    lines: list[str] = []
    for paragraph in document.split("\n\n"):
        lines += [*textwrap.wrap(paragraph, WIDTH - 8, break_long_words=False), ""]
    lines[0] = prefix + lines[0]
    return [*lines[:-1], '"""']


def indented(lines: list[str]) -> list[str]:
    """Move lines into a class."""
    return [f"    {line}".rstrip() for line in lines]


def quotes_whole(lines: list[str]) -> bool:
    """Whether no text was broken over two lines."""
    return all(line.count('"') % 2 == 0 for line in lines)


def facts(*parts: str) -> str:
    """Put facts together as sentences, without those that are empty."""
    return " ".join(sentence(part) for part in parts if part)
