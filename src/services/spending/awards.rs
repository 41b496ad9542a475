//! The spending operations on awards, IDVs, subawards and transactions.

use super::answers;
use super::columns;
use super::paging::{
    BOTH_DIRECTIONS, FRAME_AWARD_PAGES, FRAME_FUNDING_PAGES, FUNDING_PAGES, OLDER_PAGES, PAGES,
    SUBAWARD_PAGES, TRANSACTION_LIST_PAGES,
};
use super::parameters::{
    AWARD_ID, AWARD_ID_IN_PATH, DOWNLOADED_AWARD_ID, GENERATED_IDV_OR_DIGITS, LIMIT, ORDER, PAGE,
    QUERY_PAGE, TOTAL_LIMIT,
};
use openshelf_core::catalog::{DefaultValue, Operation, Parameter, ParameterKind};

pub static OPERATIONS: &[Operation] = &[
    Operation::get("awards", "get", "/api/v2/awards/{award_id}/")
        .specification_row("Award operations", "Award data")
        .summary("One award with its amounts, agencies, recipient and places")
        .answer_members(answers::AWARD)
        .parameters(&[
            AWARD_ID_IN_PATH,
        ])
        .members(&["id", "generated_unique_award_id", "category", "type", "type_description", "description", "total_obligation", "subaward_count", "total_subaward_amount", "date_signed", "base_exercised_options", "base_and_all_options", "piid", "parent_award", "latest_transaction_contract_data", "naics_hierarchy", "psc_hierarchy", "fain", "uri", "record_type", "cfda_info", "transaction_obligated_amount", "total_subsidy_cost", "total_loan_value", "non_federal_funding", "total_funding", "funding_opportunity", "awarding_agency", "funding_agency", "recipient", "executive_details", "period_of_performance", "place_of_performance", "total_account_outlay", "total_account_obligation", "account_outlays_by_defc", "account_obligations_by_defc", "total_outlay"])
        .notes(&["members depend on category: piid, parent_award, latest_transaction_contract_data and, when a code exists, naics_hierarchy and psc_hierarchy for contract and idv; fain, uri, record_type, cfda_info, transaction_obligated_amount, total_subsidy_cost, total_loan_value, non_federal_funding, total_funding, funding_opportunity for assistance", "a generated id is also looked up among legacy generated ids", "an unknown award gives NotFoundError (404)"]),
    Operation::post("awards", "accounts", "/api/v2/awards/accounts/")
        .specification_row("Award operations", "Award accounts")
        .summary("Federal accounts of an award")
        .answer_members(answers::COUNTED)
        .parameters(&[
            DOWNLOADED_AWARD_ID,
            PAGE,
            TOTAL_LIMIT,
            ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("federal_account"))
                .values(&["federal_account", "account_title", "agency", "total_transaction_obligated_amount"])
                .note("Member to sort by"),
        ])
        .members(&["results", "page_metadata"])
        .records("results")
        .example(r#"{"total_transaction_obligated_amount": 10.5, "federal_account": "099-0101", "account_title": "Example", "funding_agency_abbreviation": "EXA", "funding_agency_name": "Example Department", "funding_agency_id": 1, "funding_toptier_agency_id": 2, "funding_agency_slug": "example-department"}"#)
        .columns(columns::AWARDS_ACCOUNTS)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["page_metadata has page, count, next, previous, hasNext and hasPrevious"]),
    Operation::post("awards", "funding", "/api/v2/awards/funding/")
        .specification_row("Award operations", "Award funding data")
        .summary("Account funding lines of an award")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            DOWNLOADED_AWARD_ID,
            PAGE,
            LIMIT,
            ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("reporting_fiscal_date"))
                .values(&["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "federal_account", "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity", "transaction_obligated_amount"])
                .note("Member to sort by; the service's own default is federal_account"),
        ])
        .members(&["results", "page_metadata"])
        .page_metadata(&["page", "next", "previous", "hasNext", "hasPrevious"])
        .paging_order("no tie-breaker, and records have no key: pages may repeat and miss records, also with the default sort; the largest limit (100) makes it rarest, one page never does")
        .records("results")
        .example(r#"{"transaction_obligated_amount": 10.5, "gross_outlay_amount": 4.25, "disaster_emergency_fund_code": null, "federal_account": "099-0101", "account_title": "Example", "funding_agency_name": "Example Department", "funding_agency_id": 1, "funding_toptier_agency_id": 2, "funding_agency_slug": "example-department", "awarding_agency_name": "Example Department", "awarding_agency_id": 1, "awarding_toptier_agency_id": 2, "awarding_agency_slug": "example-department", "object_class": "252", "object_class_name": "Example services", "program_activity_code": "0001", "program_activity_name": "EXAMPLE", "reporting_fiscal_year": 2020, "reporting_fiscal_quarter": 1, "reporting_fiscal_month": 3, "is_quarterly_submission": true}"#)
        .columns(columns::AWARDS_FUNDING)
        .paging(const { &FUNDING_PAGES }, "the one whose page_metadata.hasNext is false"),
    Operation::post("awards", "funding_rollup", "/api/v2/awards/funding_rollup/")
        .specification_row("Award operations", "Award funding obligations and counts")
        .summary("Total obligations and counts of agencies and accounts of an award")
        .parameters(&[
            DOWNLOADED_AWARD_ID,
        ])
        .members(&["total_transaction_obligated_amount", "awarding_agency_count", "funding_agency_count", "federal_account_count"]),
    Operation::get("awards.count", "transaction", "/api/v2/awards/count/transaction/{award_id}/")
        .specification_row("Award operations", "Award transaction count")
        .summary("Number of transactions of an award")
        .parameters(&[
            AWARD_ID_IN_PATH,
        ])
        .members(&["transactions"])
        .notes(&["an unknown award gives NotFoundError (404)"]),
    Operation::get("awards.count", "federal_account", "/api/v2/awards/count/federal_account/{award_id}/")
        .specification_row("Award operations", "Federal account count of award")
        .summary("Number of account funding lines of an award")
        .parameters(&[
            AWARD_ID_IN_PATH,
        ])
        .members(&["federal_accounts"])
        .notes(&["an unknown award gives NotFoundError (404)"]),
    Operation::get("awards.count", "subaward", "/api/v2/awards/count/subaward/{award_id}/")
        .specification_row("Award operations", "Subaward count of award")
        .summary("Number of subawards of an award")
        .parameters(&[
            AWARD_ID_IN_PATH,
        ])
        .members(&["subawards"])
        .notes(&["an unknown award gives NotFoundError (404)"]),
    Operation::get("awards", "last_updated", "/api/v2/awards/last_updated/")
        .specification_row("Award operations", "Award last updated / award types")
        .summary("Date of the last award data update")
        .members(&["last_updated"])
        .notes(&["last_updated is text in the form MM/DD/YYYY"]),
    Operation::post("idvs", "accounts", "/api/v2/idvs/accounts/")
        .specification_row("Award operations", "Federal accounts under IDV")
        .summary("Federal accounts of the orders under an indefinite delivery vehicle (IDV)")
        .answer_members(answers::COUNTED)
        .parameters(&[
            AWARD_ID,
            PAGE,
            LIMIT,
            ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("total_transaction_obligated_amount"))
                .values(&["total_transaction_obligated_amount", "federal_account", "agency", "account_title"])
                .note("Member to sort by; the service's own default is federal_account"),
        ])
        .members(&["results", "page_metadata"])
        .records("results")
        .example(r#"{"total_transaction_obligated_amount": 10.5, "federal_account": "099-0101", "account_title": "Example", "funding_agency_abbreviation": "EXA", "funding_agency_name": "Example Department", "funding_agency_id": 1, "funding_toptier_agency_id": 2, "funding_agency_slug": "example-department"}"#)
        .columns(columns::IDVS_ACCOUNTS)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false"),
    Operation::post("idvs", "activity", "/api/v2/idvs/activity/")
        .specification_row("Award operations", "IDV activity")
        .summary("Orders under an indefinite delivery vehicle (IDV) with amounts, largest first")
        .parameters(&[
            AWARD_ID,
            PAGE,
            LIMIT,
            Parameter::body(ParameterKind::Text, "hide_edge_cases")
                .default(DefaultValue::Text("false"))
                .values(&["true", "false"])
                .note("Whether to hide awards whose obligated or awarded amount is missing, 0 or negative, or that have no end date"),
        ])
        .members(&["results", "page_metadata"])
        .records("results")
        .example(r#"{"award_id": 1, "awarding_agency": "Example Department", "awarding_agency_id": 1, "awarding_agency_slug": "example-department", "generated_unique_award_id": "CONT_AWD_X_0000_Y_0000", "period_of_performance_potential_end_date": "2021-09-30", "parent_award_id": 2, "parent_generated_unique_award_id": "CONT_IDV_Y_0000", "parent_award_piid": "Y", "obligated_amount": 10.5, "awarded_amount": 20.0, "period_of_performance_start_date": "2020-10-01", "piid": "X", "recipient_name": "EXAMPLE WORKS", "recipient_id": "00000000-0000-0000-0000-000000000000-R", "grandchild": false}"#)
        .columns(columns::IDVS_ACTIVITY)
        .paging(const { &PAGES }, "the one whose page_metadata.hasNext is false")
        .notes(&["the records come in a fixed order", "page_metadata has page, total, limit, next, previous, hasNext and hasPrevious"]),
    Operation::get("idvs", "amounts", "/api/v2/idvs/amounts/{award_id}/")
        .specification_row("Award operations", "IDV amounts")
        .summary("Counts and sums of the awards under an indefinite delivery vehicle (IDV)")
        .answer_members(answers::IDV_AMOUNTS)
        .parameters(&[
            Parameter::path(ParameterKind::IntegerOrText, "award_id")
                .required()
                .pattern(GENERATED_IDV_OR_DIGITS)
                .sample(r#""CONT_IDV_EXAMPLE0001_1200""#)
                .note("Indefinite delivery vehicle, by its generated id or its internal id; a generated id starts with CONT_IDV_, an internal one is digits"),
        ])
        .members(&["award_id", "generated_unique_award_id", "child_idv_count", "child_award_count", "child_award_total_obligation", "child_award_total_outlay", "child_award_base_and_all_options_value", "child_award_base_exercised_options_val", "child_total_account_outlay", "child_total_account_obligation", "child_account_outlays_by_defc", "child_account_obligations_by_defc", "grandchild_award_count", "grandchild_award_total_obligation", "grandchild_award_total_outlay", "grandchild_award_base_and_all_options_value", "grandchild_award_base_exercised_options_val", "grandchild_total_account_outlay", "grandchild_total_account_obligation", "grandchild_account_outlays_by_defc", "grandchild_account_obligations_by_defc"])
        .notes(&["an unknown award gives NotFoundError (404)"]),
    Operation::post("subawards", "list", "/api/v2/subawards/")
        .specification_row("Award operations", "Subawards")
        .summary("Subawards, of one award or of all")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            Parameter::body(ParameterKind::Text, "sort")
                .required()
                .values(&["subaward_number", "id", "description", "action_date", "amount", "recipient_name"])
                .note("Member to sort by; the service does not require it and sorts by subaward_number without it"),
            PAGE,
            LIMIT,
            ORDER,
            Parameter::body(ParameterKind::IntegerOrText, "award_id")
                .sample(r#""CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-""#)
                .note("Award, by its generated id or its internal id; without it the subawards of all awards come"),
        ])
        .members(&["page_metadata", "results"])
        .page_metadata(&["page", "next", "previous", "hasNext", "hasPrevious"])
        .records("results")
        .example(r#"{"id": 1, "subaward_number": "S1", "description": "Example", "action_date": "2020-01-01", "amount": 10.5, "recipient_name": "EXAMPLE WORKS"}"#)
        .columns(columns::SUBAWARDS_LIST)
        .paging(const { &SUBAWARD_PAGES }, "the one whose page_metadata.hasNext is false"),
    Operation::post("transactions", "list", "/api/v2/transactions/")
        .specification_row("Award operations", "Transactions")
        .summary("Transactions of an award")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            DOWNLOADED_AWARD_ID,
            PAGE,
            Parameter::body(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(10))
                .range(1, 5000)
                .note("Records in a page; 5000 at most"),
            ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("action_date"))
                .values(&["action_date", "modification_number", "federal_action_obligation", "face_value_loan_guarantee", "original_loan_subsidy_cost", "action_type_description", "description", "id", "type", "type_description", "action_type", "is_fpds", "cfda_number"])
                .note("Member to sort by"),
        ])
        .members(&["page_metadata", "results"])
        .page_metadata(&["page", "next", "previous", "hasNext", "hasPrevious"])
        .paging_order("no tie-breaker: records that are equal in the sort move between pages, so a page may repeat a record (key id) and another is then missing; awards.count.transaction tells how many there are")
        .records("results")
        .example(r#"{"id": "CONT_TX_0000_0000_X_0_Y_0", "type": "C", "type_description": "DELIVERY ORDER", "action_date": "2020-01-01", "action_type": "A", "action_type_description": "NEW", "modification_number": "0", "description": "Example", "federal_action_obligation": 10.5, "face_value_loan_guarantee": null, "original_loan_subsidy_cost": null}"#)
        .columns(columns::TRANSACTIONS_LIST)
        .paging(const { &TRANSACTION_LIST_PAGES }, "the one whose page_metadata.hasNext is false")
        .notes(&["assistance transactions also have cfda_number"]),
    Operation::get("award_spending", "recipient", "/api/v2/award_spending/recipient/")
        .specification_row("Spending search, recipient and state operations", "Recipient award spending")
        .summary("Award spending by recipient for an agency and year")
        .answer_members(answers::LINKED)
        .parameters(&[
            Parameter::query(ParameterKind::Integer, "awarding_agency_id")
                .required()
                .sample("315")
                .note("Id of the awarding toptier agency"),
            Parameter::query(ParameterKind::Integer, "fiscal_year")
                .required()
                .sample("2024")
                .note("Federal fiscal year; the service does not check its range"),
            QUERY_PAGE,
            Parameter::query(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(10))
                .range(1, 500)
                .note("Records in a page; the service's own default is 100, and it takes 1 for less and 500 for more"),
            Parameter::query(ParameterKind::Text, "award_category")
                .extra()
                .values(&["contract", "direct payment", "grant", "idv", "insurance", "loans", "other"])
                .note("Category of the awards that count; other includes insurance"),
        ])
        .members(&["page_metadata", "results"])
        .records("results")
        .example(r#"{"award_category": "contract", "obligated_amount": "10.50", "recipient": {"recipient_name": "EXAMPLE WORKS"}}"#)
        .columns(columns::AWARD_SPENDING_RECIPIENT)
        .paging(const { &OLDER_PAGES }, "the one whose page_metadata.has_next_page is false")
        .notes(&["obligated_amount is a decimal number as text", "page_metadata has count, page, has_next_page, has_previous_page, next, current and previous, the last three an address or null"]),
    Operation::post("idvs", "awards", "/api/v2/idvs/awards/")
        .specification_row("IDV operations (spec prose: may exist)", "IDV awards")
        .summary("Child vehicles, child awards or grandchild awards of an indefinite delivery vehicle (IDV)")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            AWARD_ID,
            Parameter::body(ParameterKind::Text, "type")
                .default(DefaultValue::Text("child_idvs"))
                .values(&["child_idvs", "child_awards", "grandchild_awards"])
                .note("Which awards to list: the vehicles below this one, its orders, or the orders of the vehicles below"),
            PAGE,
            LIMIT,
            ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("period_of_performance_start_date"))
                .values(&["period_of_performance_start_date", "award_type", "description", "funding_agency", "awarding_agency", "last_date_to_order", "obligated_amount", "period_of_performance_current_end_date", "piid"])
                .note("Member to sort by"),
        ])
        .members(&["results", "page_metadata"])
        .page_metadata(&["page", "next", "previous", "hasNext", "hasPrevious"])
        .records("results")
        .example(r#"{"award_id": 1, "award_type": "BPA", "description": "Example", "funding_agency": "Example Department", "awarding_agency": "Example Department", "funding_agency_id": 1, "awarding_agency_id": 1, "generated_unique_award_id": "CONT_IDV_X_0000", "last_date_to_order": "2020-11-30", "obligated_amount": 10.5, "period_of_performance_current_end_date": null, "period_of_performance_start_date": "2016-01-14", "piid": "X", "funding_agency_slug": "example-department", "awarding_agency_slug": "example-department"}"#)
        .columns(columns::IDVS_AWARDS)
        .paging(const { &FRAME_AWARD_PAGES }, "the one whose page_metadata.hasNext is false"),
    Operation::post("idvs", "funding", "/api/v2/idvs/funding/")
        .summary("Account funding lines of an indefinite delivery vehicle (IDV) and its orders")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            AWARD_ID,
            Parameter::body(ParameterKind::Text, "piid")
                .sample(r#""EXAMPLE0001""#)
                .note("Number (PIID) of the award whose lines to give; those of all awards when left out"),
            PAGE,
            LIMIT,
            ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("reporting_fiscal_date"))
                .values(&["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name", "gross_outlay_amount", "object_class", "piid", "program_activity", "transaction_obligated_amount"])
                .note("Member to sort by"),
        ])
        .members(&["results", "page_metadata"])
        .page_metadata(&["page", "next", "previous", "hasNext", "hasPrevious"])
        .paging_order("tie-breaker by id")
        .records("results")
        .example(r#"{"award_id": 1, "generated_unique_award_id": "CONT_AWD_X_0000_Y_0000", "reporting_fiscal_year": 2020, "reporting_fiscal_quarter": 1, "reporting_fiscal_month": 3, "is_quarterly_submission": true, "disaster_emergency_fund_code": null, "piid": "X", "awarding_agency_id": 1, "awarding_toptier_agency_id": 2, "awarding_agency_name": "Example Department", "funding_agency_id": 1, "funding_toptier_agency_id": 2, "funding_agency_name": "Example Department", "agency_id": "099", "main_account_code": "0101", "account_title": "Example", "program_activity_code": "0001", "program_activity_name": "EXAMPLE", "object_class": "252", "object_class_name": "Example services", "transaction_obligated_amount": 10.5, "gross_outlay_amount": 4.25, "awarding_agency_slug": "example-department", "funding_agency_slug": "example-department"}"#)
        .columns(columns::IDVS_FUNDING)
        .paging(const { &FRAME_FUNDING_PAGES }, "the one whose page_metadata.hasNext is false"),
    Operation::post("idvs", "funding_rollup", "/api/v2/idvs/funding_rollup/")
        .summary("Total obligations and counts of the orders under an indefinite delivery vehicle (IDV)")
        .parameters(&[
            AWARD_ID,
        ])
        .members(&["total_transaction_obligated_amount", "awarding_agency_count", "funding_agency_count", "federal_account_count"]),
    Operation::get("idvs.count", "federal_account", "/api/v2/idvs/count/federal_account/{award_id}/")
        .summary("Number of account funding lines of an indefinite delivery vehicle (IDV) and its orders")
        .parameters(&[
            Parameter::path(ParameterKind::IntegerOrText, "award_id")
                .required()
                .pattern(GENERATED_IDV_OR_DIGITS)
                .sample(r#""CONT_IDV_EXAMPLE0001_1200""#)
                .note("Indefinite delivery vehicle, by its generated id or its internal id; a generated id starts with CONT_IDV_, an internal one is digits"),
            Parameter::query(ParameterKind::Text, "piid")
                .sample(r#""EXAMPLE0001""#)
                .note("Number (PIID) of the award whose lines to give; those of all awards when left out"),
        ])
        .members(&["count"]),
];
