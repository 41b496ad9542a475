"""The types of answers: what holds the records, and what is no record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .declared import Alias, Declarations, Member, ObjectType
from .json_types import JsonTypes
from .naming import operation_name, place_of

if TYPE_CHECKING:
    from .records import RecordTypes

# Answers that are no JSON, or whose form the operation itself makes.
MADE = {
    "text": "str",
    "address": "str",
    "file": "str",
    "file_path": "pathlib.Path",
    "bytes": "pictures.Picture",
    "member_names": "list[str]",
}


@dataclass(frozen=True)
class Listing:
    """Where paginate finds the records of an operation, as far as its types tell it."""

    member: str
    required: bool
    nested: bool
    #: A member that only answers with pages have.
    witness: str
    witness_required: bool
    #: The answer may be a list of records instead.
    or_list: bool


class AnswerTypes:
    """The types of the answers of one service."""

    def __init__(
        self,
        declarations: Declarations,
        service: dict[str, Any],
        records: RecordTypes,
        operations: list[dict[str, Any]],
    ) -> None:
        """Declare a type for the answer of every operation."""
        self._declarations = declarations
        self._class = str(service["class_name"])
        self._shared = {each["name"]: each for each in service["answer_members"]}
        self._records = records
        self._json = JsonTypes(declarations, self._class)
        self._by_operation = {each["full_name"]: self._answer(each) for each in operations}

    def of(self, operation: dict[str, Any]) -> str:
        """Give the type of what a call gives."""
        answer = self._by_operation[operation["full_name"]]
        return f"{answer} | None" if operation["may_be_empty"] else answer

    def record_of(self, operation: dict[str, Any]) -> str:
        """Give the type of one record."""
        record = self._records.of(operation)
        return f"list[{record}]" if operation["nested_records"] else record

    def alternatives(self, operation: dict[str, Any]) -> list[str]:
        """Give the types of an answer that is one of several."""
        return [self._annotation(each, operation) for each in operation["answer_type"]["one_of"]]

    def listing(self, operation: dict[str, Any]) -> Listing:
        """Say where an answer that may be an object has its records."""
        members = self._envelope(operation)
        name = str(operation["records"])
        or_list = operation["answer"] == "object_or_list"
        if or_list:
            members = self._object_members(operation)
            name = next(each for each in members if members[each].annotation.startswith("list["))
        witness = witness_of(operation, members)
        return Listing(
            name,
            members[name].required,
            bool(operation["nested_records"]),
            witness,
            members[witness].required,
            or_list,
        )

    def _object_members(self, operation: dict[str, Any]) -> dict[str, Member]:
        """Give the members of the object that an answer is when it is no list."""
        kinds = operation["answer_type"]["one_of"]
        said = next(each["object"] for each in kinds if "object" in each)
        return {each["name"]: self._member(each, operation) for each in said["members"]}

    def _answer(self, operation: dict[str, Any]) -> str:
        """Declare the type of one answer."""
        name = f"{operation_name(self._class, operation)}Answer"
        document = f"The answer of {place_of(operation)}."
        if operation["answer"] in MADE:
            return MADE[operation["answer"]]
        if operation["answer_type"] is not None:
            return self._whole(operation, name, document)
        if operation["answer"] == "list":
            listing = f"list[{self.record_of(operation)}]"
            return self._declarations.declare(Alias(name, document, listing))
        if operation["answer"] != "object":
            message = f"{place_of(operation)} does not say what it gives"
            raise ValueError(message)
        if operation["columns"] and not operation["records"]:
            return self._records.of(operation)
        return self._declarations.declare(ObjectType(name, document, self._envelope(operation)))

    def _whole(self, operation: dict[str, Any], name: str, document: str) -> str:
        """Give the type that a row says in full; what has no name of its own gets one."""
        said = operation["answer_type"]
        annotation = self._annotation(said, operation)
        if isinstance(said, dict) and "object" in said:
            return annotation
        return self._declarations.declare(Alias(name, document, annotation))

    def _envelope(self, operation: dict[str, Any]) -> dict[str, Member]:
        """Give the members of an answer that holds records, or none."""
        own = {each["name"]: each for each in operation["answer_members"]}
        members: dict[str, Member] = {}
        if operation["answer_type"] is not None:
            return members
        for name in dict.fromkeys([*operation["members"], *own]):
            if name in own:
                members[name] = self._member(own[name], operation)
            elif name == operation["records"]:
                members[name] = Member(f"list[{self.record_of(operation)}]")
            elif name in self._shared:
                members[name] = self._member(self._shared[name], operation)
            else:
                message = f"{place_of(operation)}: nothing says what {name} is"
                raise ValueError(message)
        return members

    def _member(self, said: dict[str, Any], operation: dict[str, Any]) -> Member:
        """Give a member as a row says it."""
        return self._json.member(said, self._records.of(operation) if holds_record(said) else "")

    def _annotation(self, said: Any, operation: dict[str, Any]) -> str:
        """Write a JSON type as Python's."""
        return self._json.annotation(
            said, self._records.of(operation) if holds_record(said) else ""
        )


def holds_record(said: Any) -> bool:
    """Whether a type has the operation's records somewhere in it."""
    if isinstance(said, dict):
        return any(map(holds_record, said.values()))
    return any(map(holds_record, said)) if isinstance(said, list) else said == "record"


def witness_of(operation: dict[str, Any], members: dict[str, Member]) -> str:
    """Give a member that tells of pages: the one with the end or the total, as the row says."""
    paging = operation["paging"]
    end = paging["end"]
    places = [end["more"]] if isinstance(end, dict) else []
    places += [*paging["total"], "page_metadata"]
    known = [name for name in (str(each).split(".")[0] for each in places) if name in members]
    if not known:
        message = f"{place_of(operation)}: nothing in its answer tells of pages"
        raise ValueError(message)
    return known[0]
