# pyright: strict, reportMissingModuleSource=false
"""Arguments from variables, from parsed texts, or from a program's own callers."""

import datetime as dt
from collections.abc import Iterable
from typing import Final, Literal, cast

import openshelf
from openshelf import paginate
from openshelf.types import (
    MuseumArtworkField,
    SpendingAwardField,
    SpendingAwardSort,
    SpendingFilters,
)

gazette = openshelf.Gazette()
spending = openshelf.Spending()
museum = openshelf.Museum()
disease = openshelf.Disease()

filters = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
}
fields: list[SpendingAwardField] = ["Award ID", "Recipient Name", "Award Amount"]
order: Final = "desc"
for award in paginate(spending.search.spending_by_award).records(filters, fields, order=order):
    print(award["Award ID"], award["Award Amount"])
spending.search.spending_by_award(filters, fields, sort=cast(SpendingAwardSort, f"{'Award'} ID"))
spending.search.spending_by_award(filters, fields, sort=f"{'Award'} Amount")  # refused: wrong value
spending.search.spending_by_award(filters, ["Award ID", "Amount"])  # refused: wrong value
spending.search.spending_by_award(filters, input().split())  # refused: wrong value
spending.search.spending_over_time(filters, group="quarter")
spending.download.awards(filters)

water: SpendingFilters = {"keywords": ["water"], "award_type_codes": ["A"]}
spending.search.spending_by_award(water, fields)
spending.search.spending_over_time(water)
spending.search.spending_by_category.naics(water)
spending.search.spending_by_geography(water, "place_of_performance", "state")
spending.download.awards(water)
paginate(spending.search.spending_by_transaction).table(water, ["Award ID"], sort="Award ID")

kinds: list[Literal["rule", "prorule"]] = ["rule", "prorule"]
for kind in kinds:
    print(gazette.documents.search("water", doc_type=kind, order="newest")["count"])
PAIR: Final = ("rule", "notice")
for each in PAIR:
    gazette.documents.search("water", doc_type=each)
gazette.documents.search("water", doc_type=PAIR, order="newst")  # refused: wrong value
gazette.documents.search("water", order=input())  # refused: wrong value
gazette.documents.search("water", doc_type=["rule", "rules"])  # refused: wrong value
gazette.documents.search("water", doc_type=kinds, published_from=dt.date(2024, 1, 1))
for days in range(3):
    print(disease.totals.country("Italy", day=days)["cases"])


def titles(names: Iterable[MuseumArtworkField], kind: str) -> list[str | None]:
    members = tuple(names)
    found = museum.artworks.search(kind, fields=members)
    return [work["title"] for work in found["data"]]


query = {"bool": {"must": [{"term": {"is_public_domain": True}}]}}
sort = [{"date_start": "desc"}, "_score"]
aggs = {"places": {"terms": {"field": "place_of_origin.keyword"}}}
museum.artworks.search("monet", query=query, sort=sort, aggs=aggs)
museum.artworks.search("monet", sort={f"{'title'}.keyword": "asc"})
spending.search.spending_by_category.naics(fields)  # refused: wrong value
spending.search.spending_by_award(filters, "Award ID")  # refused: wrong value
spending.search.spending_by_award(filters, fields, ordr=order)  # refused: unknown argument
disease.totals.country("Italy", day=order)  # refused: wrong value
