"""Every award, transaction and subaward of a sandbox, with what its searches, pages and downloads say of it."""

from __future__ import annotations

import csv
import io
import itertools
import re
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

#: The types of award, by the groups of which a search of awards takes one.
GROUPS = {
    "contracts": ["A", "B", "C", "D"],
    "idvs": ["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E"],
    "grants": ["02", "03", "04", "05", "F001", "F002"],
    "loans": ["07", "08", "F003", "F004"],
    "direct_payments": ["06", "10", "F006", "F007"],
    "other": ["09", "11", "-1", "F005", "F008", "F009", "F010"],
}
PROCUREMENT = GROUPS["contracts"] + GROUPS["idvs"]
ASSISTANCE = [code for name in list(GROUPS)[2:] for code in GROUPS[name]]
TYPES = PROCUREMENT + ASSISTANCE

Row = dict[str, Any]
Ask = Callable[[str, Any], Any]

AWARDS = "search/spending_by_award/"
AWARD_FIELDS = [
    "Award ID",
    "Recipient UEI",
    "recipient_id",
    "Description",
    "def_codes",
    "Recipient Location",
    "Primary Place of Performance",
]
SUBAWARD_FIELDS = [
    "Sub-Award ID",
    "Sub-Award Date",
    "Sub-Award Amount",
    "Sub-Award Description",
    "Sub-Recipient UEI",
    "Sub-Recipient Location",
    "Sub-Award Primary Place of Performance",
]


@dataclass
class Award:
    """An award: its record in a search, its page and the lines of its accounts."""

    found: Row
    page: Row
    funding: list[Row]
    transactions: list[Row] = field(default_factory=list)
    subawards: list[Row] = field(default_factory=list)

    @property
    def id(self) -> int:
        number: int = self.page["id"]
        return number

    @property
    def signed(self) -> str:
        day: str = self.page["date_signed"]
        return day

    @property
    def modified(self) -> str:
        day: str = self.page["period_of_performance"]["last_modified_date"][:10]
        return day

    @property
    def latest_action(self) -> str:
        return max(one["action_date"] for one in self.transactions)

    @property
    def contract(self) -> Row:
        return self.page.get("latest_transaction_contract_data") or {}

    @property
    def first(self) -> Row:
        """The row of its first transaction, which also has what belongs to the whole award."""
        return self.transactions[0]


def pages(ask: Ask, path: str, body: Row) -> Iterator[Row]:
    """The records of all pages of a search."""
    for page in itertools.count(1):
        answer = ask(path, body | {"page": page})
        yield from answer["results"]
        if not answer["page_metadata"]["hasNext"]:
            return


def found_awards(ask: Ask, filters: Row) -> Iterator[Row]:
    """The awards that the filters find, whatever their group."""
    wanted = filters.get("award_type_codes", TYPES)
    for group in GROUPS.values():
        codes = [code for code in group if code in wanted]
        if codes:
            given = filters | {"award_type_codes": codes}
            body = {"filters": given, "fields": AWARD_FIELDS, "limit": 100, "sort": "Award ID"}
            yield from pages(ask, AWARDS, body)


def found_subawards(ask: Ask, filters: Row) -> Iterator[Row]:
    """The subawards that the filters find. Equal ones have no order, so they are sorted by their ids."""
    wanted = filters.get("award_type_codes", TYPES)
    for side in (PROCUREMENT, ASSISTANCE):
        codes = [code for code in side if code in wanted]
        if codes:
            body = {
                "filters": filters | {"award_type_codes": codes},
                "fields": SUBAWARD_FIELDS,
                "limit": 100,
                "sort": "Sub-Award ID",
                "spending_level": "subawards",
            }
            yield from pages(ask, AWARDS, body)


def downloaded(ask: Ask, path: str, body: Row) -> list[Row]:
    """The rows of all tables of transactions of a finished download."""
    name = ask(path, body)["file_name"]
    for _ in range(5):
        state = ask(f"download/status?file_name={name}", None)
        if state["status"] == "finished":
            break
    with urllib.request.urlopen(state["file_url"], timeout=60) as answer:  # noqa: S310  it is loopback
        archive = zipfile.ZipFile(io.BytesIO(answer.read()))
    tables = [
        archive.read(name).decode() for name in archive.namelist() if "PrimeTransactions" in name
    ]
    return [row for table in tables for row in csv.DictReader(io.StringIO(table))]


def key(row: Row) -> str:
    """The award's key in a row of a table."""
    names = ("contract_award_unique_key", "assistance_award_unique_key", "prime_award_unique_key")
    return next(row[name] for name in names if name in row)


def all_awards(ask: Ask) -> list[Award]:
    """Every award of the sandbox with its transactions and subawards."""
    awards = {}
    for found in found_awards(ask, {}):
        identity = found["generated_internal_id"]
        funding = ask("awards/funding/", {"award_id": identity, "limit": 1})["results"]
        awards[identity] = Award(found, ask(f"awards/{identity}/", None), funding)
    rows = downloaded(ask, "download/transactions/", {"filters": {"award_type_codes": TYPES}})
    for row in rows:
        awards[key(row)].transactions.append(row)
    for subaward in found_subawards(ask, {}):
        awards[subaward["prime_award_generated_internal_id"]].subawards.append(subaward)
    return list(awards.values())


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def has_phrase(text: str, phrase: str) -> bool:
    """Whether the words of the phrase are next to each other, the last perhaps only with its beginning."""
    own, wanted = words(text), words(phrase)
    return any(
        own[at : at + len(wanted) - 1] == wanted[:-1]
        and own[at + len(wanted) - 1].startswith(wanted[-1])
        for at in range(len(own) - len(wanted) + 1)
    )
