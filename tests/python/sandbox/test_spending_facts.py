"""Tests the facts of the catalog about requests that spending rejects or fails on, one case for each."""

from typing import Any

import pytest
from asking import Answer, asker

CONTRACTS = ["A", "B", "C", "D"]
GROUP = {"award_type_codes": CONTRACTS}
FIELDS = ["Award ID", "Award Amount"]
FUNDS = {"def_codes": ["L", "M"]}
PERIOD = {"start_date": "2022-10-01", "end_date": "2023-09-30"}

AWARDS = "search/spending_by_award/"
COUNT = "search/spending_by_award_count/"
TRANSACTIONS = "search/spending_by_transaction/"
TRANSACTION_COUNT = "search/spending_by_transaction_count/"
GEOGRAPHY = "search/spending_by_geography/"
OVER_TIME = "search/spending_over_time/"
COUNTIES = "search/spending_by_category/county/"


@pytest.fixture(scope="module")
def ask(sandbox: Any) -> Any:
    return asker(sandbox, "spending", "/api/v2/")


def posted(ask: Any, path: str, body: Any) -> Answer:
    return ask(path, "POST", body)


def awards(**more: Any) -> dict[str, Any]:
    return {"filters": GROUP, "fields": FIELDS} | more


def filtered(**filters: Any) -> dict[str, Any]:
    return {"filters": GROUP | filters}


def transactions(**more: Any) -> dict[str, Any]:
    return {"filters": GROUP, "fields": ["Transaction Amount"], "sort": "Transaction Amount"} | more


def geography(**filters: Any) -> dict[str, Any]:
    return {"scope": "place_of_performance", "geo_layer": "state", "filters": GROUP | filters}


def over_time(**filters: Any) -> dict[str, Any]:
    return {"group": "fiscal_year", "filters": GROUP | filters}


def emergency(**more: Any) -> dict[str, Any]:
    return {"filter": FUNDS, "spending_type": "total"} | more


def paged(**pagination: Any) -> dict[str, Any]:
    return emergency(pagination=pagination)


USA = {"country": "USA"}
CALIFORNIA = USA | {"state": "CA"}
AGENCY = {"type": "awarding", "tier": "toptier", "name": "Department of Agriculture"}

#: The fact, the path, the body and the status of the answer.
REFUSED: list[tuple[str, str, Any, int]] = [
    # ---- members of any body
    ("a null member", AWARDS, awards(page=None), 400),
    ("a wrong type", AWARDS, awards(limit="many"), 400),
    ("an int for a text", TRANSACTIONS, transactions(sort=5), 400),
    ("digits for an int", AWARDS, awards(limit="5"), 200),
    ("a text for a boolean", COUNTIES, filtered() | {"subawards": "false"}, 200),
    ("a limit above its bound", AWARDS, awards(limit=101), 422),
    ("a limit below its bound", AWARDS, awards(limit=0), 422),
    ("an unknown top-level member", AWARDS, awards(no_such="x"), 200),
    ("an unknown filter", AWARDS, awards(filters=GROUP | {"no_such": 1}), 200),
    # ---- the search of awards
    ("without filters", AWARDS, {"fields": FIELDS}, 422),
    ("without fields", AWARDS, {"filters": GROUP}, 422),
    ("without award types", AWARDS, awards(filters={"keywords": ["radar"]}), 422),
    ("award types of two groups", AWARDS, awards(filters={"award_type_codes": ["A", "02"]}), 422),
    ("new loan codes with the old", AWARDS, awards(filters={"award_type_codes": ["07", "08", "F003", "F004"]}), 200),
    ("new grant codes", AWARDS, awards(filters={"award_type_codes": ["02", "F001", "F002"]}), 200),
    ("new codes of two groups", AWARDS, awards(filters={"award_type_codes": ["F001", "F003"]}), 422),
    ("new codes of other assistance", AWARDS, awards(filters={"award_type_codes": ["F005", "F008", "F009", "F010"]}), 200),
    ("new payment codes with grants", AWARDS, awards(filters={"award_type_codes": ["F006", "02"]}), 422),
    ("subawards of one side", AWARDS, awards(filters={"award_type_codes": ["A", "IDV_A"]}, spending_level="subawards", fields=["Sub-Award ID"]), 200),
    ("subawards of both sides", AWARDS, awards(filters={"award_type_codes": ["A", "02"]}, spending_level="subawards"), 422),
    ("a sort that is no field", AWARDS, awards(sort="Recipient Name"), 400),
    ("a sort that needs no field", AWARDS, awards(sort="Recipient UEI"), 200),
    ("one mark alone", AWARDS, awards(last_record_unique_id=5), 500),
    ("the other mark alone", AWARDS, awards(last_record_sort_value="5"), 500),
    ("an order that is none", AWARDS, awards(order="up"), 500),
    ("page zero", AWARDS, awards(page=0), 500),
    ("a scope that is none", AWARDS, awards(filters=GROUP | {"recipient_scope": "moon"}), 500),
    ("an agency of no tier", AWARDS, awards(filters=GROUP | {"agencies": [AGENCY | {"tier": "middle"}]}), 500),
    ("a date type that is none", AWARDS, awards(filters=GROUP | {"time_period": [PERIOD | {"date_type": "x"}]}), 500),
    ("a bad date", AWARDS, awards(filters=GROUP | {"time_period": [PERIOD | {"end_date": "soon"}]}), 500),
    ("a bad location", AWARDS, awards(filters=GROUP | {"recipient_locations": [{"state": "CA"}]}), 500),
    ("a field that is no text", AWARDS, awards(fields=["Award ID", 5]), 500),
    ("an unknown field", AWARDS, awards(fields=["Award ID", "Nothing"]), 200),
    ("past row 50,000", AWARDS, awards(page=501, limit=100), 422),
    ("across row 50,000", AWARDS, awards(page=1667, limit=30), 503),
    ("a sort of another group", AWARDS, awards(fields=["Loan Value"]), 400),
    ("a sort that the search engine does not have", AWARDS, awards(fields=["prime_award_recipient_id"]), 503),
    ("a mark of the wrong type", AWARDS, awards(last_record_unique_id="x", last_record_sort_value="5"), 422),
    ("a mark of the wrong form", AWARDS, awards(fields=["Start Date"], last_record_unique_id=5, last_record_sort_value="1577836800000"), 503),
    ("marks that are null", AWARDS, awards(last_record_unique_id=None, last_record_sort_value=None), 200),
    ("at row 50,000", AWARDS, awards(page=500, limit=100), 200),
    ("a broken amount", AWARDS, awards(filters=GROUP | {"award_amounts": [{"lower_bound": 1.5}]}), 422),
    ("amounts the wrong way round", AWARDS, awards(filters=GROUP | {"award_amounts": [{"lower_bound": 5, "upper_bound": 2}]}), 500),
    ("an account without its parts", AWARDS, awards(filters=GROUP | {"treasury_account_components": [{"aid": "012"}]}), 422),
    # ---- the filters of every search
    ("a short keyword", COUNT, filtered(keywords=["ab"]), 422),
    ("an unknown award type", COUNT, filtered(award_type_codes=["ZZ"]), 400),
    ("no filters to count", COUNT, {}, 400),
    ("empty filters to count", COUNT, {"filters": {}}, 400),
    ("dates before the search begins", COUNT, filtered(time_period=[PERIOD | {"start_date": "2007-09-30"}]), 422),
    ("a date that is none", COUNT, filtered(time_period=[PERIOD | {"end_date": "soon"}]), 400),
    ("an unknown member of a period", COUNT, filtered(time_period=[PERIOD | {"no_such": 1}]), 400),
    ("an unknown member of an agency", COUNT, filtered(agencies=[AGENCY | {"no_such": 1}]), 400),
    ("an unknown member of a place", COUNT, filtered(recipient_locations=[USA | {"no_such": 1}]), 400),
    ("an unknown member of an amount", COUNT, filtered(award_amounts=[{"no_such": 1}]), 400),
    ("a county without its state", COUNT, filtered(recipient_locations=[USA | {"county": "001"}]), 200),
    ("a district without its state", COUNT, filtered(recipient_locations=[USA | {"district_current": "01"}]), 400),
    ("a district with a county", COUNT, filtered(recipient_locations=[CALIFORNIA | {"district_current": "01", "county": "001"}]), 400),
    ("two districts", COUNT, filtered(place_of_performance_locations=[CALIFORNIA | {"district_current": "01", "district_original": "01"}]), 400),
    ("a district elsewhere", COUNT, filtered(recipient_locations=[{"country": "CAN", "state": "ON", "district_current": "01"}]), 400),
    ("a NAICS code of three digits", COUNT, filtered(naics_codes=["311"]), 400),
    ("a PSC code in small letters", COUNT, filtered(psc_codes={"require": [["Service", "ab"]]}), 422),
    ("an emergency fund is not checked", COUNT, filtered(def_codes=["nothing"]), 200),
    ("a type of activity", COUNT, filtered(program_activities=[{"name": "x", "type": "PARK"}]), 400),
    ("a type of activity over time", OVER_TIME, over_time(program_activities=[{"name": "x", "type": "PARK"}]), 200),
    ("an activity's code as an int", GEOGRAPHY, geography(program_activities=[{"code": 1}]), 400),
    ("an activity's code as an int over time", OVER_TIME, over_time(program_activities=[{"code": 1}]), 400),
    ("an activity's code as an int in the count", COUNT, filtered(program_activities=[{"code": 1}]), 200),
    ("a recipient's id of subawards", COUNTIES, filtered(recipient_id="x-R") | {"spending_level": "subawards"}, 400),
    # ---- the other searches
    ("transactions without award types", TRANSACTIONS, transactions(filters={"keywords": ["radar"]}), 422),
    ("transactions without sort", TRANSACTIONS, {"filters": GROUP, "fields": ["Mod"]}, 422),
    ("transactions sorted by no field", TRANSACTIONS, transactions(sort="Mod"), 400),
    ("an unknown field of transactions", TRANSACTIONS, transactions(fields=["Transaction Amount", "Nothing"]), 400),
    ("transactions past row 50,000", TRANSACTIONS, transactions(page=501, limit=100), 422),
    ("transactions at row 50,000", TRANSACTIONS, transactions(page=500, limit=100), 503),
    ("transactions before row 50,000", TRANSACTIONS, transactions(page=499, limit=100), 200),
    ("transactions by emergency fund", TRANSACTIONS, transactions(fields=["def_codes"], sort="def_codes"), 503),
    ("groups of transactions past row 50,000", "search/spending_by_transaction_grouped/", filtered() | {"page": 501, "limit": 100}, 422),
    ("groups of transactions across row 50,000", "search/spending_by_transaction_grouped/", filtered() | {"page": 1667, "limit": 30}, 503),
    ("groups of subawards past row 50,000", "search/spending_by_subaward_grouped/", filtered() | {"page": 501, "limit": 100}, 503),
    ("no filters to count transactions", TRANSACTION_COUNT, {}, 500),
    ("empty filters to count transactions", TRANSACTION_COUNT, {"filters": {}}, 500),
    ("geography without filters", GEOGRAPHY, {"scope": "place_of_performance", "geo_layer": "state"}, 500),
    ("time without filters", OVER_TIME, {"group": "fiscal_year"}, 400),
    ("time without group", OVER_TIME, {"filters": GROUP}, 422),
    ("time by a short name", OVER_TIME, {"filters": GROUP, "group": "fy"}, 200),
    ("time by calendar year", OVER_TIME, {"filters": GROUP, "group": "cy"}, 200),
    ("time of an open period", OVER_TIME, over_time(time_period=[{"start_date": "2022-10-01"}]), 500),
    ("a summary without keywords", "search/transaction_spending_summary/", {"filters": GROUP}, 422),
    ("a summary of a short keyword", "search/transaction_spending_summary/", {"filters": {"keywords": ["ab"]}}, 422),
    ("new awards without a recipient", "search/new_awards_over_time/", {"group": "fy", "filters": {"time_period": [PERIOD]}}, 422),
    ("new awards without a period", "search/new_awards_over_time/", {"group": "fy", "filters": {"recipient_id": "x-R"}}, 422),
    ("grouped without award types", "search/spending_by_transaction_grouped/", {"filters": {"keywords": ["radar"]}}, 422),
    ("a category with a slash", "search/spending_by_category/", {"category": "naics", "filters": GROUP}, 404),
    ("a category without one", "search/spending_by_category", {"category": "naics", "filters": GROUP}, 200),
    ("the category that is not made", "search/spending_by_category", {"category": "recipient_parent_duns", "filters": GROUP}, 501),
    ("accounts of subawards", "search/spending_by_category/federal_account/", {"filters": GROUP, "subawards": True}, 501),
    # ---- emergency funds
    ("funds without codes", "disaster/agency/count/", {"filter": {}}, 422),
    ("an unknown fund", "disaster/agency/count/", {"filter": {"def_codes": ["nothing"]}}, 400),
    ("a fund of the longer table", "disaster/agency/count/", {"filter": {"def_codes": ["Z"]}}, 200),
    ("agencies without a spending type", "disaster/agency/spending/", {"filter": FUNDS}, 422),
    ("accounts without a spending type", "disaster/federal_account/spending/", {"filter": FUNDS}, 422),
    ("classes without a spending type", "disaster/object_class/spending/", {"filter": FUNDS}, 422),
    ("recipients without a spending type", "disaster/recipient/spending/", {"filter": FUNDS}, 200),
    ("listings without a spending type", "disaster/cfda/spending/", {"filter": FUNDS}, 200),
    *(
        (f"{kind} by the value of loans", f"disaster/{kind}/spending/", paged(sort="face_value_of_loan"), 400)
        for kind in ("agency", "cfda", "federal_account", "object_class", "recipient")
    ),
    ("agencies' awards by resources", "disaster/agency/spending/", paged(sort="total_budgetary_resources") | {"spending_type": "award"}, 500),
    ("agencies' typed awards by resources", "disaster/agency/spending/", paged(sort="total_budgetary_resources") | {"spending_type": "award", "filter": FUNDS | {"award_type_codes": ["A"]}}, 400),
    ("accounts' awards by resources", "disaster/federal_account/spending/", paged(sort="total_budgetary_resources") | {"spending_type": "award"}, 500),
    ("classes by resources", "disaster/object_class/spending/", paged(sort="total_budgetary_resources"), 200),
    ("a contract among listings", "disaster/cfda/spending/", {"filter": FUNDS | {"award_type_codes": ["A"]}}, 400),
    ("loans' text without types", "disaster/agency/loans/", {"filter": FUNDS | {"query": "agri"}}, 500),
    ("loans' text with types", "disaster/agency/loans/", {"filter": FUNDS | {"query": "agri", "award_type_codes": ["07"]}}, 200),
    ("amounts of types and a type", "disaster/award/amount/", {"filter": FUNDS | {"award_type": "assistance", "award_type_codes": ["A"]}}, 422),
    ("counts of types and a type", "disaster/award/count/", {"filter": FUNDS | {"award_type": "assistance", "award_type_codes": ["A"]}}, 422),
    # ---- autocompletions
    *(
        (f"{name} of nothing", f"autocomplete/{name}/", {"search_text": ""}, 400)
        for name in ("awarding_agency_office", "funding_agency_office", "cfda", "glossary", "psc", "naics")
    ),
    *(
        (f"{name} without a text", f"autocomplete/{name}/", {}, 400)
        for name in ("awarding_agency_office", "funding_agency_office", "cfda", "glossary", "psc", "naics")
    ),
    *(
        (f"{name} up to a negative number", f"autocomplete/{name}/", {"search_text": "a", "limit": -1}, 500)
        for name in ("awarding_agency_office", "funding_agency_office", "cfda", "glossary", "psc")
    ),
    ("an office of a part alone", "autocomplete/awarding_agency_office/", {"search_text": "Forest Service"}, 500),
    ("a funding office of a part alone", "autocomplete/funding_agency_office/", {"search_text": "Forest Service"}, 500),
    ("an office of an agency", "autocomplete/awarding_agency_office/", {"search_text": "department"}, 200),
    ("a place without a text", "autocomplete/location/", {}, 422),
    ("too many places", "autocomplete/location/", {"search_text": "a", "limit": 21}, 422),
    ("a recipient without a text", "autocomplete/recipient/", {}, 422),
    ("too many recipients", "autocomplete/recipient/", {"search_text": "a", "limit": 501}, 422),
    ("too many accounts", "autocomplete/accounts/aid/", {"filters": {}, "limit": 501}, 422),
    ("a city without its place", "autocomplete/city/", {"search_text": "a", "filter": {"country_code": "USA"}}, 422),
    # ---- downloads
    ("an empty bulk download", "bulk_download/awards/", {"filters": {}}, 400),
    ("a bulk download of no types", "bulk_download/awards/", {"filters": {"date_range": PERIOD, "date_type": "action_date"}}, 400),
    ("a bulk download of two years", "bulk_download/awards/", {"filters": {"prime_award_types": ["A"], "date_range": {"start_date": "2020-01-01", "end_date": "2022-01-01"}}}, 400),
    ("accounts of no time", "download/accounts/", {"account_level": "treasury_account", "filters": {"fy": 2023, "submission_types": ["account_balances"]}}, 400),
    ("accounts of a quarter and a period", "download/accounts/", {"account_level": "treasury_account", "filters": {"fy": 2023, "quarter": 1, "period": 3, "submission_types": ["account_balances"]}}, 400),
    ("accounts of an agency's number", "download/accounts/", {"account_level": "treasury_account", "filters": {"fy": 2023, "quarter": 1, "agency": 5, "submission_types": ["account_balances"]}}, 400),
    ("a download of an unknown contract", "download/contract/", {"award_id": "CONT_AWD_NOTHING"}, 400),
    ("a download of an unknown number", "download/assistance/", {"award_id": 5}, 400),
    ("too many rows", "download/awards/", {"filters": GROUP, "limit": 500_001}, 422),
    ("a download of nothing", "download/awards/", {"filters": {}}, 400),
    ("a download of old transactions", "download/transactions/", filtered(time_period=[PERIOD | {"start_date": "2001-01-01"}]), 422),
    ("a count of bare filters", "download/count/", GROUP, 500),
    ("a download of two funds", "download/disaster/", {"filters": {"def_codes": ["L", "M"]}}, 400),
    ("monthly files of no type", "bulk_download/list_monthly_files/", {"agency": "all", "fiscal_year": 2024}, 400),
    ("monthly files of an unknown agency", "bulk_download/list_monthly_files/", {"agency": 999999, "fiscal_year": 2024, "type": "contracts"}, 400),
    ("an unknown agency's parts", "bulk_download/list_agencies/", {"type": "award_agencies", "agency": 999999}, 400),
    ("unlinked awards of nobody", "bulk_download/list_unlinked_awards_files/", {"toptier_code": "999"}, 400),
    ("unlinked awards without an agency", "bulk_download/list_unlinked_awards_files/", {}, 400),
    # ---- awards, recipients, accounts, references
    ("an unknown hash", "references/hash/", {"hash": "nothing"}, 400),
    ("no hash", "references/hash/", {}, 400),
    ("accounts' year as an int", "federal_accounts/", {"filters": {"fy": 2022}}, 400),
    ("accounts' filters null", "federal_accounts/", {"filters": None}, 400),
    ("an unknown filter of accounts", "federal_accounts/", {"filters": {"no_such": "x"}}, 400),
    ("too many accounts at once", "federal_accounts/", {"limit": 101}, 422),
    ("explored without a year", "spending/", {"type": "agency", "filters": {"quarter": "1"}}, 400),
    ("explored without a time", "spending/", {"type": "agency", "filters": {"fy": "2022"}}, 400),
    ("explored by an unknown filter", "spending/", {"type": "agency", "filters": {"fy": "2022", "quarter": "1", "no_such": 1}}, 400),
    ("explored by a null filter", "spending/", {"type": "agency", "filters": {"fy": "2022", "quarter": "1", "agency": None}}, 400),
]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "body", "status"), [pytest.param(*case[1:], id=case[0]) for case in REFUSED]
)
def test_requests_are_refused_with_the_documented_status(
    ask: Any, path: str, body: Any, status: int
) -> None:
    answer = posted(ask, path, body)
    assert answer.status == status, answer.body[:300]
    if status == 503:
        # The response has no message if the search engine fails.
        assert answer.body == b""
    elif status >= 400 and not path.startswith("references/hash"):
        assert {"detail"} == set(answer.json) or "award_type_groups" in answer.json


#: The fact, the address and the status.
ASKED: list[tuple[str, str, int]] = [
    ("an unknown job", "download/status?file_name=nothing.zip", 404),
    ("no job", "download/status", 400),
    ("an unknown award", "awards/CONT_AWD_NOTHING/", 404),
    ("an award that is none", "awards/nothing/", 404),
    ("a number of no award", "awards/5/", 404),
    ("transactions of an unknown award", "awards/count/transaction/CONT_AWD_NOTHING/", 404),
    ("subawards of an unknown award", "awards/count/subaward/CONT_AWD_NOTHING/", 404),
    ("accounts of an unknown award", "awards/count/federal_account/CONT_AWD_NOTHING/", 404),
    ("amounts of an unknown frame", "idvs/amounts/CONT_IDV_NOTHING/", 404),
    ("amounts of a grant's name", "idvs/amounts/ASST_NON_NOTHING/", 404),
    ("an unknown agency", "agency/999/", 404),
    ("awards of an unknown agency", "agency/999/awards/", 404),
    ("new awards of an unknown agency", "agency/999/awards/new/count/", 200),
    ("an agency's year to come", "agency/012/awards/?fiscal_year=2099", 422),
    ("an agency's early year", "agency/012/awards/?fiscal_year=1990", 422),
    ("resources before 2017", "references/total_budgetary_resources/?fiscal_year=2016", 422),
    ("a period without its year", "references/total_budgetary_resources/?fiscal_period=3", 400),
    ("balances without an agency", "financial_balances/agencies/?fiscal_year=2022", 400),
    ("balances without a year", "financial_balances/agencies/?funding_agency_id=1", 400),
    ("balances of an unknown agency", "financial_balances/agencies/?fiscal_year=2022&funding_agency_id=99999", 200),
    ("obligations without an agency", "federal_obligations/?fiscal_year=2022", 400),
    ("publications without a year", "reporting/agencies/publish_dates/", 422),
    ("publications by their bare date", "reporting/agencies/publish_dates/?fiscal_year=2022&sort=publication_date", 422),
    ("an overview by period", "reporting/agencies/012/overview/?sort=fiscal_period", 400),
    ("overviews by period", "reporting/agencies/overview/?fiscal_year=2022&fiscal_period=3&sort=fiscal_period", 400),
    ("overviews by code", "reporting/agencies/overview/?fiscal_year=2022&fiscal_period=3&sort=toptier_code", 200),
    ("an overview of nobody", "reporting/agencies/999/overview/", 200),
    ("submissions of period 13", "reporting/agencies/012/2022/13/submission_history/", 422),
    ("unlinked awards of a third kind", "reporting/agencies/012/2022/3/unlinked_awards/loans/", 400),
    ("differences of nobody", "reporting/agencies/999/differences/?fiscal_year=2022&fiscal_period=3", 404),
    ("discrepancies of nobody", "reporting/agencies/999/discrepancies/?fiscal_year=2022&fiscal_period=3", 200),
    ("a recipient that is none", "recipient/nothing/", 400),
    ("a recipient of a bad year", "recipient/06088d30-68b9-e0a2-5b86-000000000001-R/?year=soon", 400),
    ("an unknown parent", "recipient/children/000000000/", 400),
    ("an unknown state", "recipient/state/99/", 400),
    ("awards of an unknown state", "recipient/state/awards/99/", 400),
    ("an unknown account", "federal_accounts/999-9999/", 400),
    ("classes of an unknown account", "federal_accounts/999999/available_object_classes/", 200),
    ("an unknown listing's totals", "references/cfda/totals/99.999/", 204),
    ("a listing of three digits", "references/assistance_listing/123/", 400),
    ("an unknown agency by its id", "references/agency/99999/", 200),
    ("awards of an unknown spender", "award_spending/recipient/?fiscal_year=2022&awarding_agency_id=99999", 400),
    ("an agency's symbol of nothing", "agency/treasury_account/999-X-9999-000/object_class/", 200),
    ("an overview of unknown funds", "disaster/overview/?def_codes=nothing", 200),
]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "status"), [pytest.param(*case[1:], id=case[0]) for case in ASKED]
)
def test_addresses_are_answered_with_the_documented_status(
    ask: Any, path: str, status: int
) -> None:
    answer = ask(path)
    assert answer.status == status, answer.body[:300]
    if status >= 400:
        assert set(answer.json) == {"detail"}
