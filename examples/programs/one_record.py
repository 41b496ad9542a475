"""The figures of one country."""

import openshelf

with openshelf.Disease() as disease:
    italy = disease.totals.country("Italy")
print(italy["country"], italy["population"])
