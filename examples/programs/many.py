"""Several calls side by side."""

import asyncio

import openshelf


async def main() -> None:
    """Ask for two countries at the same time."""
    async with openshelf.AsyncDisease() as disease:
        for each in await asyncio.gather(*map(disease.totals.country, ("Italy", "France"))):
            print(each["country"], each["population"])


asyncio.run(main())
