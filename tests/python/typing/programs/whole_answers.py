# pyright: strict, reportMissingModuleSource=false
"""The request that a call would send, and the details of its answer."""

from typing import assert_type

import openshelf
from openshelf.types import DiseaseCountryTotals

disease = openshelf.Disease()
whole = openshelf.raw(disease.totals.country)("Italy")
assert_type(whole.json(), DiseaseCountryTotals)
assert_type(whole.status, int)
print(whole.json()["case"])  # refused: unknown member
print(openshelf.prepare(disease.totals.country)("Italy", day=1).curl())
request = openshelf.prepare(disease.totals.country)("Italy", day=1)
assert_type(request.fetch() + request.httr2(secrets=True), str)
request.httr2(secret=True)  # refused: unknown argument
openshelf.raw(disease.totals.country)("Italy", dya=1)  # refused: unknown argument
openshelf.raw(disease.totals.country)(7)  # refused: wrong value
openshelf.prepare(disease.totals.country)()  # refused: missing argument
disease.cache.delete(disease.totals.country, "Italy")
disease.cache.contains(disease.totals.country, 7)  # refused: wrong value


def status(answer: openshelf.RawAnswer[DiseaseCountryTotals]) -> int:
    return answer.status


print(status(whole))
