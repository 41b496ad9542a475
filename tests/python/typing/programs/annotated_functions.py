# pyright: strict, reportMissingModuleSource=false
"""User functions that take and return the types of the services."""

import openshelf
from openshelf.types import DiseaseCountryTotals, GazetteDocument, SpendingFilters


def heading(document: GazetteDocument) -> str:
    return f"{document.get('document_number')}: {document.get('title') or 'without a title'}"


def deadliest(countries: list[DiseaseCountryTotals]) -> DiseaseCountryTotals:
    return max(countries, key=lambda country: country["deaths"] or 0)


def contracts(year: int) -> SpendingFilters:
    return {
        "award_type_codes": ["A", "B", "C", "D"],
        "time_period": [{"start_date": f"{year}-01-01", "end_date": f"{year}-12-31"}],
    }


def report(gazette: openshelf.Gazette, disease: openshelf.Disease) -> None:
    print(heading(gazette.documents.get("2024-10001")))
    print(deadliest(disease.totals.countries())["country"])
    print(heading(disease.totals.country("Italy")))  # refused: wrong value
    print(contracts("2024"))  # refused: wrong value
