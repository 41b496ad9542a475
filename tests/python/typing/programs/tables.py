# pyright: strict, reportMissingModuleSource=false
"""Tables take the arguments of their operation."""

import openshelf
from openshelf import Table, paginate, table

museum = openshelf.Museum()
disease = openshelf.Disease()
spending = openshelf.Spending()

found: Table = paginate(museum.artworks.search).table("monet", fields=["id", "title"])
flat: Table = paginate(museum.artworks.search).table("monet", fields=["id"], flatten=True)
today: Table = table(disease.totals.countries)(sort="cases")
operations: int = paginate(museum.artworks.search).to_parquet(
    "monet.parquet", "monet", fields=["id"]
)
more: int = paginate(museum.artworks.search).to_parquet("monet.parquet", "monet", resume=True)
parts: int = found.to_parquet("monet", partition_by="artist_title")
parts = paginate(museum.artworks.search).to_parquet("monet", "monet", partition_by=["is_on_view"])
found.to_parquet("monet", partition_by=3)  # refused: wrong value
paginate(museum.artworks.search).to_parquet("m", "monet", partition_by=3)  # refused: wrong value
lines: int = paginate(museum.artworks.search).to_csv("monet.csv", "monet", limit=100)

paginate(museum.artworks.search).table("monet", feilds=["id"])  # refused: unknown argument
paginate(museum.artworks.search).table("monet", fields=[1])  # refused: wrong value
table(disease.totals.countries)(sort=1)  # refused: wrong value
table(disease.totals.country)("Italy", dya=1)  # refused: unknown argument
paginate(museum.artworks.search).to_parquet("m", "monet", fields=[3])  # refused: wrong value
paginate(museum.artworks.search).to_csv("m", "monet", feilds=["id"])  # refused: unknown argument
paginate(museum.artworks.search).to_jsonl("m", "monet", limit="9")  # refused: wrong value
awards = paginate(spending.search.spending_by_award)
awards.to_parquet("m", filters=["A"], fields=[])  # refused: wrong value
