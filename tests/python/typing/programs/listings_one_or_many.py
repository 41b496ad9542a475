# pyright: strict, reportMissingModuleSource=false
"""An answer that is a list, or an object with pages."""

import openshelf
from openshelf import paginate

spending = openshelf.Spending()
answer = spending.references.assistance_listings()
if isinstance(answer, dict):
    print(answer["results"][0]["code"])
    print(answer["result"])  # refused: unknown member
else:
    print(answer[0]["description"])
for listing in paginate(spending.references.assistance_listings).records(flat=True):
    print(listing["code"], listing["descriptoin"])  # refused: unknown member
