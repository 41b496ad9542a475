"""A mistake is found before anything is sent; a service's refusal is another error."""

import openshelf

with openshelf.Disease() as disease:
    try:
        disease.totals.countries(day=7)
    except openshelf.ArgumentError as error:
        print(error)
    try:
        disease.totals.country("Itly")
    except openshelf.NotFoundError as error:
        print(error.status, error.detail)
