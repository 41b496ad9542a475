# pyright: strict, reportMissingModuleSource=false
"""Documents by their numbers, including numbers that are not found."""

from typing import assert_type

import openshelf

gazette = openshelf.Gazette()
several = gazette.documents.get_many(["2024-10001", "2024-10002"])
assert_type(several["results"][0].get("publication_date"), str | None)
errors = several.get("errors")
if errors is not None:
    assert_type(errors["not_found"], list[str])
print(several["errors"])  # refused: may be left out
print(several["error"])  # refused: unknown member
openshelf.paginate(gazette.documents.get_many)  # refused: no pages
