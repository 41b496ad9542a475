"""Values for the methods of nokey: records that the sandbox has, and words that its README uses."""

from __future__ import annotations

from typing import Any

AGENCY = "080"
CONTRACTS = ["A", "B", "C", "D"]
YEAR = {"start_date": "2023-10-01", "end_date": "2024-09-30"}
FILTERS = {"award_type_codes": CONTRACTS, "time_period": [YEAR]}


def gazette_values(gazette: Any) -> dict[str, Any]:
    found = gazette.documents.search(None, per_page=2)["results"]
    inspected = gazette.public_inspection_documents.current()["results"]
    numbers = [document["document_number"] for document in found]
    waiting = [document["document_number"] for document in inspected[:2]]
    search = gazette.suggested_searches.list("environment")
    return {
        "search_term": "water",
        "facet": "monthly",
        "pub_date": "2024-12-30",
        "section": "environment",
        "document_num": numbers[0],
        "document_nums": ",".join(numbers),
        "image_id": "EP13OC15.011",
        "get_agency_by_slug": {"slug": gazette.agencies.list()[0]["slug"]},
        "get_suggested_search_by_slug": {"slug": search["environment"][0]["slug"]},
        "get_public_inspection_document": {"document_num": waiting[0]},
        "get_multiple_public_inspection_documents": {"document_nums": ",".join(waiting)},
    }


def spending_values(spending: Any) -> dict[str, Any]:
    def award(*codes: str) -> str:
        found = spending.search.spending_by_award(
            filters={"award_type_codes": list(codes)}, fields=["Award ID"], limit=1
        )
        return found["results"][0]["generated_internal_id"]

    contract, vehicle, grant = award(*CONTRACTS), award("IDV_B"), award("04")
    account = spending.federal_accounts.search(limit=1)["results"][0]
    agency = next(
        one
        for one in spending.references.toptier_agencies()["results"]
        if one["toptier_code"] == AGENCY
    )
    bureau = spending.agency.sub_components(AGENCY, fiscal_year=2024)["results"][0]
    recipient = spending.recipient.search(limit=1)["results"][0]
    parent = spending.recipient.search(limit=100)["results"]
    parent = next(one for one in parent if one["recipient_level"] == "P")
    job = spending.download.awards(filters=FILTERS)
    hashed = spending.references.filter_hash(filters=FILTERS)
    accounts = spending.agency.federal_accounts(AGENCY, fiscal_year=2024)["results"]
    return {
        "given": {"fiscal_year": 2024},
        "search_text": "water",
        "filters": FILTERS,
        "Filter": {"aid": AGENCY},
        "limit": 5,
        "country_code": "USA",
        "award_id": contract,
        "def_codes": ["L", "M", "N"],
        "toptier_code": AGENCY,
        "toptier_agency_code": AGENCY,
        "agency_id": agency["agency_id"],
        "funding_agency_id": agency["agency_id"],
        "awarding_agency_id": agency["agency_id"],
        "major_object_class_code": "20",
        "bureau_slug": bureau["id"],
        "fiscal_period": 6,
        "fips": "06",
        "account_number": account["account_number"],
        "federal_account_id": account["account_id"],
        "tas": accounts[0]["children"][0]["code"],
        "recipient_id": recipient["id"],
        "duns_or_uei": parent["uei"] or parent["duns"],
        "file_name": job["file_name"],
        "Hash": hashed["hash"],
        "start_date": YEAR["start_date"],
        "end_date": YEAR["end_date"],
        "geo_layer": "state",
        "spendng_type": "obligation",
        "sort": "amount",
        "city_autocomplete": {"scope": "recipient_location"},
        "get_spending_by_geography": {"scope": "place_of_performance"},
        "get_spending_by_award": {"fields": ["Award ID", "Award Amount"], "sort": "Award Amount"},
        "get_spending_by_transaction": {
            "fields": ["Award ID", "Transaction Amount"], "sort": "Transaction Amount",
        },
        "download_account": {
            "account_level": "federal_account", "submission_types": ["account_balances"], "quarter": 1,
        },
        "search_federal_accounts": {"fiscal_year": "2024"},
        "get_transaction_spending_summary": {"filters": FILTERS | {"keywords": ["water"]}},
        "download_def_data": {"def_codes": ["L"]},
        "download_assistance_data": {"award_id": grant},
        "download_idv_data": {"award_id": vehicle},
        "download_transaction_count": {"filters": {"filters": FILTERS}},
        "bulk_award_download": {
            "filters": {
                "prime_award_types": CONTRACTS,
                "date_type": "action_date",
                "date_range": YEAR,
                "agencies": [{"type": "awarding", "tier": "toptier", "name": agency["agency_name"]}],
            }
        },
        "list_agencies": {"agencies_type": "award_agencies"},
        "list_monthly_files": {"agency": "all", "file_type": "contracts"},
        "explore_spending": {"Type": "agency", "filters": {"fy": "2024", "quarter": "3"}},
        "get_unlinked_awards_for_agency": {"Type": "procurement"},
        **{
            method: {"award_id": vehicle}
            for method in (
                "get_federal_accounts_under_idv", "get_idv_activity", "get_idv_amounts", "get_idv_awards",
                "get_idv_federal_account_count", "get_idv_funding", "get_idv_funding_totals",
            )
        },
    }  # fmt: skip


def nokey_values(sandbox: Any) -> dict[str, dict[str, Any]]:
    """The values by class, as `nokey_calls.py` takes them."""
    with sandbox.museum() as museum, sandbox.gazette() as gazette, sandbox.spending() as spending:
        pictured = museum.artworks.search("monet", fields=["image_id"], limit=1)["data"][0]
        return {
            "Artic": {
                "fields": "id,title",
                "query": "monet",
                "download_image": {"image_id": pictured["image_id"]},
            },
            "LoremPicsum": {"image_id": 10, "width": 200, "seed": "picsum"},
            "FederalRegister": gazette_values(gazette),
            "USAspending": spending_values(spending),
            "OpenDisease": {
                "country": "Italy",
                "countries": "Italy,France",
                "get_jhu_time_series_covid_data_for_province": {
                    "country": "China", "province": "hubei",
                },
                "get_jhu_time_series_covid_data_for_provinces": {
                    "country": "China", "provinces": "hubei,anhui",
                },
                "state": "Illinois",
                "states": "Illinois,California",
                "counties": "cook",
                "continent": "Europe",
                "subregions": "Rome",
            },
        }  # fmt: skip
