"""Texts that break careless URL construction, and those that the services themselves reject."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from catalog_facts import Operation, Parameter
from expected import names

TEXTS = (
    "two words",
    " ends in spaces ",
    "a/b",
    "a/../b",
    "...",
    "a&b=c",
    "#fragment",
    "100%",
    "%2F%20%C3",
    "1+1=2",
    "what?",
    "semi;colon:at@excl!star*",
    "one, two",
    "one|two",
    "brackets[a](b){c}<d>",
    "back\\slash ^ ` ~",
    "\u00fcml\u00e4ut \u6f22\u5b57 \U0001f3a8 e\u0301",
    "\u0130stanbul",
    'it\'s "quoted"',
    "line\nbreak\r\ttab",
    "null\0 and \x7f",
    "",
)

#: Further arguments that a parameter requires, by the rules of the operation.
COMPANIONS: dict[str, dict[str, Any]] = {
    "cfr_part": {"cfr_title": 7},
    "last_record_sort_value": {"last_record_unique_id": 1},
    "last_record_unique_id": {"last_record_sort_value": "1"},
    "within": {"near": "Chicago"},
}

Refused = Callable[[str], bool]


def _seed(text: str) -> bool:
    return "/" in text  # no slash, not empty


def _several(text: str) -> bool:
    return "," in text or "|" in text  # facts.list_separator: both separate names


def _one_country(text: str) -> bool:
    # "not 'all' or 'usacounties' (other routes)", and letter case does not matter in a path
    return _several(text) or text.strip().lower() in {"all", "usacounties"}


#: Texts that are refused, or that the service's separator rules split.
_REFUSED: dict[tuple[str, str], Refused] = {
    ("placeholder.seed_url", "seed"): _seed,
    ("placeholder.seed_info", "seed"): _seed,
    ("placeholder.fetch_seed", "seed"): _seed,
    ("disease.totals.country", "country"): _several,
    ("disease.historical.country", "country"): _one_country,
    # "one country; if several are given the province is ignored"
    ("disease.historical.province", "country"): _one_country,
    ("disease.historical.provinces_by_name", "country"): _one_country,
    ("disease.historical.province", "province"): _several,
    # "comma-separated numeric ids answer an array"
    ("gazette.agencies.get", "slug"): lambda text: "," in text,
    # "no comma and no 'FR' in it (these change the answer's shape)"; a comma does so for documents on
    # public inspection as well: facts.several_documents
    ("gazette.documents.get", "document_num"): lambda text: "," in text or "FR" in text,
    ("gazette.documents.text", "document_num"): lambda text: "," in text or "FR" in text,
    ("gazette.public_inspection_documents.get", "document_num"): lambda text: "," in text,
    # "',' or '|' separated, never both"
    ("disease.historical.provinces_by_name", "provinces"): lambda text: "," in text and "|" in text,
    # "letters, digits, _ and -, with at most one slash ... put the slash into the path as it is"
    ("spending.agency.treasury_account_object_classes", "tas"): lambda text: "/" in text,
    ("spending.agency.treasury_account_program_activities", "tas"): lambda text: "/" in text,
    # the name of a file is derived from it
    ("museum.images.download", "image_id"): lambda text: (
        not text.strip(". ") or any(c in text for c in '/\\\0\n\r\t<>:"|?*')
    ),
}

#: Parameters whose texts are checked against a list or a pattern, so they do not accept any text.
CHECKED = {
    ("disease.nyt.usa", "last_days"),
    ("museum.image_search", "file"),
    ("spending.search.spending_by_award", "fields"),
    ("spending.search.spending_by_award", "sort"),
    ("spending.disaster.overview", "def_codes"),
}


def takes_any_text(operation: Operation, parameter: Parameter) -> bool:
    """Whether the parameter allows any text, except for the few that `passing` excludes."""
    if parameter.enum or parameter.is_date or (operation.id, parameter.name) in CHECKED:
        return False
    if parameter.pattern:
        return False
    if parameter.name == "def_codes":
        return False  # "one to three capitals or digits"
    return parameter.type in {"str", "list[str]", "int|str"}


def is_refused(operation: Operation, parameter: Parameter, text: str) -> bool:
    """Whether the parameter refuses the text, or gives it another meaning, in this place."""
    if parameter.place == "path" and text in {"", ".", ".."}:
        return True
    if any("\ud800" <= character <= "\udfff" for character in text):
        return True
    if not text.strip():
        return True  # "A text or list that is given is not empty and a text is not blank"
    if any(unicodedata.category(character) == "Cc" for character in text):
        return True  # "A control character (NUL above all) in a text is refused"
    joined = parameter.type == "list[str]" and parameter.is_names and not parameter.is_repeated
    if joined and "," in text:
        return True  # it would be two elements of a comma list
    if parameter.takes_list and not all(names(parameter, text)):
        return True  # "an empty name refused"
    return _REFUSED.get((operation.id, parameter.name), lambda _: False)(text)


def passing(operation: Operation, parameter: Parameter) -> list[str]:
    return [text for text in TEXTS if not is_refused(operation, parameter, text)]


def as_value(parameter: Parameter, text: str) -> Any:
    """The text as the parameter accepts it: alone, or in a list with a plain one."""
    return ["plain", text] if parameter.type == "list[str]" else text


def companions(operation: Operation, parameter: Parameter) -> dict[str, Any]:
    if operation.id == "spending.disaster.agency.loans" and parameter.name == "query":
        return {"award_type_codes": ["07"]}  # "query without award_type_codes breaks (500)"
    if operation.full_name == "references.total_budgetary_resources":
        return {"fiscal_year": 2020}  # "fiscal_period needs fiscal_year"
    found = COMPANIONS.get(parameter.name, {})
    return {name: value for name, value in found.items() if operation.has(name)}
