# pyright: strict, reportMissingModuleSource=false
"""An operation that may have no answer returns None."""

from typing import assert_type

import openshelf

disease = openshelf.Disease()
weeks = disease.influenza.ilinet()
print(weeks["data"])  # refused: not null-checked
if weeks is not None:
    assert_type(weeks["data"][0].get("totalILI"), int | None)
    print(weeks["data"][0].get("age 0-4"), weeks["data"][0].get("age 5-24"))
    print(weeks["data"][0]["age 0-5"])  # refused: unknown member
