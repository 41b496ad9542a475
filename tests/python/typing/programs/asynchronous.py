# pyright: strict, reportMissingModuleSource=false
"""The asynchronous methods have the same types."""

import asyncio
from typing import assert_type

import openshelf
from openshelf import paginate
from openshelf.types import DiseaseCountryTotals


async def main() -> None:
    async with openshelf.AsyncDisease() as disease, openshelf.AsyncGazette() as gazette:
        italy, france = await asyncio.gather(
            disease.totals.country("Italy"), disease.totals.country("France")
        )
        assert_type(italy, DiseaseCountryTotals)
        print(italy["cases"], france["case"])  # refused: unknown member
        print(disease.totals.country("Italy")["cases"])  # refused: not awaited
        async for document in paginate(gazette.documents.search).records("water"):
            assert_type(document.get("title"), str | None)
            print(document["tilte"])  # refused: unknown member
        async for page in paginate(gazette.documents.search).pages("water"):
            print(page[0].get("topics"))
        await gazette.documents.search("water", order=1)  # refused: wrong value
        paginate(gazette.documents.get)  # refused: no pages
        whole = await openshelf.raw(gazette.documents.search)("water")
        print(whole.json()["count"], whole.json()["cuont"])  # refused: unknown member


asyncio.run(main())
