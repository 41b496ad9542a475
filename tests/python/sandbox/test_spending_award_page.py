"""Tests members of single records of spending that no columns describe, against the service's own lists.

Source: fedspendingtransparency/usaspending-api@13a1ee0f0eb5bae5ae41c89b439b98f0881cf0c4.
"""

from typing import Any

import pytest

#: FPDS_CONTRACT_FIELDS of awards/v2/data_layer/orm_mappers.py without those that a blank name
#: hides: 69.
CONTRACT_DATA = [
    "idv_type_description",
    "type_of_idc_description",
    "referenced_idv_agency_iden",
    "referenced_idv_agency_desc",
    "multiple_or_single_award_description",
    "solicitation_identifier",
    "solicitation_procedures",
    "solicitation_procedures_description",
    "number_of_offers_received",
    "extent_competed",
    "extent_competed_description",
    "other_than_full_and_open",
    "other_than_full_and_open_description",
    "type_set_aside",
    "type_set_aside_description",
    "commercial_item_acquisition",
    "commercial_item_acquisition_description",
    "commercial_item_test_program",
    "commercial_item_test_program_description",
    "evaluated_preference",
    "evaluated_preference_description",
    "fed_biz_opps",
    "fed_biz_opps_description",
    "small_business_competitive",
    "fair_opportunity_limited",
    "fair_opportunity_limited_description",
    "product_or_service_code",
    "product_or_service_description",
    "naics",
    "naics_description",
    "dod_claimant_program",
    "dod_claimant_program_description",
    "dod_acquisition_program",
    "dod_acquisition_program_description",
    "information_technology_commercial_item_category",
    "information_technology_commercial_item_category_description",
    "sea_transportation",
    "sea_transportation_description",
    "clinger_cohen_act_planning",
    "clinger_cohen_act_planning_description",
    "construction_wage_rate",
    "construction_wage_rate_description",
    "labor_standards",
    "labor_standards_description",
    "materials_supplies",
    "materials_supplies_description",
    "cost_or_pricing_data",
    "cost_or_pricing_data_description",
    "domestic_or_foreign_entity",
    "domestic_or_foreign_entity_description",
    "foreign_funding",
    "foreign_funding_description",
    "interagency_contracting_authority",
    "interagency_contracting_authority_description",
    "major_program",
    "price_evaluation_adjustment",
    "program_acronym",
    "subcontracting_plan",
    "subcontracting_plan_description",
    "multi_year_contract",
    "multi_year_contract_description",
    "purchase_card_as_payment_method",
    "purchase_card_as_payment_method_description",
    "consolidated_contract",
    "consolidated_contract_description",
    "type_of_contract_pricing",
    "type_of_contract_pricing_description",
    "national_interest_action",
    "national_interest_action_description",
]

#: extract_location of recipient/v2/views/recipients.py.
RECIPIENT_LOCATION = [
    "address_line1",
    "address_line2",
    "address_line3",
    "foreign_province",
    "city_name",
    "county_name",
    "state_code",
    "zip",
    "zip4",
    "foreign_postal_code",
    "country_name",
    "country_code",
    "congressional_code",
]

#: create_recipient_object and create_place_of_performance_object of awards/v2/data_layer/orm.py.
AWARD_LOCATION = [
    "location_country_code",
    "country_name",
    "state_code",
    "state_name",
    "city_name",
    "county_code",
    "county_name",
    "address_line1",
    "address_line2",
    "address_line3",
    "congressional_code",
    "zip4",
    "zip5",
    "foreign_postal_code",
    "foreign_province",
]


@pytest.fixture(scope="module")
def spending(sandbox: Any) -> Any:
    return sandbox.spending()


def pages(spending: Any, codes: list[str]) -> list[dict[str, Any]]:
    found = spending.search.spending_by_award({"award_type_codes": codes}, ["Award ID"], limit=5)
    return [spending.awards.get(one["internal_id"]) for one in found["results"]]


@pytest.mark.parametrize("codes", [["A", "B", "C", "D"], ["IDV_A", "IDV_B_B", "IDV_C"]])
def test_the_contract_data_of_an_award_page_has_every_member(
    spending: Any, codes: list[str]
) -> None:
    assert len(set(CONTRACT_DATA)) == 69
    for page in pages(spending, codes):
        contract = page["latest_transaction_contract_data"]
        assert list(contract) == CONTRACT_DATA
        assert contract["naics"] == page["naics_hierarchy"]["base_code"]["code"]
        assert (contract["idv_type_description"] is None) == (page["category"] == "contract")


def test_the_psc_hierarchy_follows_from_the_code(spending: Any) -> None:
    # fetch_psc_hierarchy of awards/v2/data_layer/orm.py.
    seen = set()
    for page in pages(spending, ["A", "B", "C", "D"]):
        code = page["latest_transaction_contract_data"]["product_or_service_code"]
        hierarchy = page["psc_hierarchy"]
        assert bool(hierarchy["toptier_code"]) == code[0].isalpha()
        assert bool(hierarchy["subtier_code"]) == (code[0] == "A")
        assert hierarchy["midtier_code"]["code"] == code[:2]
        seen.add(code)
    assert seen


@pytest.mark.parametrize("codes", [["A", "B"], ["02", "03", "04"]])
def test_places_of_an_award_have_every_member(spending: Any, codes: list[str]) -> None:
    for page in pages(spending, codes):
        assert set(page["recipient"]["location"]) == set(AWARD_LOCATION)
        assert set(page["place_of_performance"]) == set(AWARD_LOCATION)


def test_the_location_of_a_recipient_has_no_county(spending: Any) -> None:
    recipients = spending.recipient.search(limit=3)["results"]
    for one in recipients:
        location = spending.recipient.get(one["id"])["location"]
        assert list(location) == RECIPIENT_LOCATION
        assert location["county_name"] is None
