"""How the stub's ``paginate`` finds the type of the records in the types of answers.

An answer is a ``TypedDict``, and those fit each other by their members: a type with the member
that has the records, and with one that only answers with pages have, fits every such answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .naming import capitalized

if TYPE_CHECKING:
    from .answers import Listing
    from .services import ServiceTypes
    from .table import Table

DOCUMENT = '    """Give everything that an operation lists, page by page."""\n'
OPTIONS = """\
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
"""


def listings(table: Table, types: dict[str, ServiceTypes]) -> list[Listing]:
    """Give the places where answers that are objects have their records, each once."""
    found: dict[Listing, None] = {}
    for service in table.services:
        for namespace in (service.client, *service.client.walk()):
            for operation in namespace.operations:
                if operation["paging"] and operation["answer"] != "list":
                    found[types[service.name].answers.listing(operation)] = None
    # A list in a list would pass for a list of records.
    return sorted(found, key=lambda each: not each.nested)


def name_of(listing: Listing) -> str:
    """Name the type that fits such answers."""
    words = ["nested"] if listing.nested else []
    words += [listing.member if listing.required else f"optional_{listing.member}", "with"]
    words.append(listing.witness if listing.witness_required else f"optional_{listing.witness}")
    return "_AnswerInPages" + capitalized("_".join(words))


def matchers(table: Table, types: dict[str, ServiceTypes]) -> str:
    """Declare the types that fit answers with pages."""
    return "\n".join(map(matcher, listings(table, types)))


def matcher(listing: Listing) -> str:
    """Declare one of them."""
    records = "list[list[_Record]]" if listing.nested else "list[_Record]"
    records = records if listing.required else f"NotRequired[{records}]"
    witness = "Any" if listing.witness_required else "NotRequired[Any]"
    return (
        f"class {name_of(listing)}(TypedDict, Generic[_Record]):\n"
        f'    """An answer with pages whose records are in {listing.member}."""\n\n'
        f"    {listing.member}: {records}\n"
        f"    {listing.witness}: {witness}\n"
    )


def overloads(table: Table, types: dict[str, ServiceTypes]) -> str:
    """Declare paginate for every form of an answer, asynchronous ones last."""
    forms = ["_PagedList[_Record]"]
    for each in listings(table, types):
        answer = f"{name_of(each)}[_Record]"
        forms.append(f"{answer} | _PagedList[_Record]" if each.or_list else answer)
    text = ""
    for twin in (False, True):
        for answer in forms:
            given = f"Coroutine[Any, Any, {answer}]" if twin else answer
            result = f"{'Async' if twin else ''}Paginated[_P, _Record]"
            head = f"@overload\ndef paginate(\n    method: Callable[_P, {given}],\n"
            head += f"{OPTIONS}) -> {result}:"
            text += f"{head} ...\n" if text else f"{head}\n{DOCUMENT}\n"
    return text
