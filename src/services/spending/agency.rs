//! The spending operations on agencies, budget functions and federal accounts.

use super::answers;
use super::paging::{BOTH_DIRECTIONS, OLDER_PAGES, PAGES, TOP_PAGES};
use super::parameters::{
    ACCOUNT, AGENCY_AWARD_TYPES, AGENCY_TYPE, AMOUNT_SORT, BALANCE_LIMIT, EXTRA_QUERY_PAGE,
    FEDERAL_ACCOUNT_CODE, FISCAL_YEAR, FUNDING_AGENCY_ID, OPTIONAL_QUERY_PAGE, PAGE, QUERY_LIMIT,
    QUERY_ORDER, QUERY_PAGE, REQUIRED_FISCAL_YEAR, TOPTIER_AGENCY_CODE, TOTAL_LIMIT,
};
use super::{columns, filters};
use openshelf_core::catalog::{
    CurrentYear, DefaultValue, Encoding, Operation, Parameter, ParameterKind,
};

pub static OPERATIONS: &[Operation] = &[
    Operation::get("agency", "overview", "/api/v2/agency/{toptier_agency_code}/")
        .specification_row("Agency and account operations", "Agency overview info")
        .summary("Name, mission, website and fund codes of one agency in a fiscal year")
        .answer_members(answers::OVERVIEW)
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
        ])
        .members(&["fiscal_year", "toptier_code", "name", "abbreviation", "agency_id", "icon_filename", "mission", "website", "congressional_justification_url", "about_agency_data", "subtier_agency_count", "def_codes", "messages"])
        .example(r#"{"fiscal_year": 2024, "toptier_code": "099", "name": "Department of Examples", "abbreviation": "DOX", "agency_id": 22, "icon_filename": "DOX.jpg", "mission": null, "website": "https://www.example.gov/", "congressional_justification_url": null, "about_agency_data": null, "subtier_agency_count": 10, "def_codes": [{"code": "N", "public_law": "P.L. 000-000", "title": "Example Act", "urls": null, "disaster": "covid_19"}], "messages": []}"#)
        .notes(&["an unknown code gives NotFoundError (404)", "def_codes.urls is a text, several addresses joined by |, or null"]),
    Operation::get("agency", "awards", "/api/v2/agency/{toptier_agency_code}/awards/")
        .specification_row("Agency and account operations", "Agency summary info (transactions and obligations of sub-agencies)")
        .summary("Transaction count and award obligations of one agency")
        .answer_members(answers::AGENCY_AWARDS)
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
            AGENCY_TYPE,
            AGENCY_AWARD_TYPES,
        ])
        .members(&["fiscal_year", "latest_action_date", "toptier_code", "transaction_count", "obligations", "messages"])
        .example(r#"{"fiscal_year": 2024, "latest_action_date": "2024-09-14T00:00:00", "toptier_code": "099", "transaction_count": 2, "obligations": 90000.0, "messages": []}"#)
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("agency", "awards_count", "/api/v2/agency/awards/count/")
        .specification_row("Agency and account operations", "Awards type count")
        .summary("Counts of new awards by award type for each awarding agency")
        .parameters(&[
            Parameter::query(ParameterKind::Text, "group")
                .default(DefaultValue::Text("all"))
                .values(&["all", "cfo"])
                .note("Which agencies are listed; cfo stands for the 24 agencies of the CFO Act"),
            FISCAL_YEAR,
            QUERY_ORDER,
            Parameter::query(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(1))
                .range(1, 100)
                .note("Records in a page; the service's own default is 10"),
            QUERY_PAGE,
            Parameter::query(ParameterKind::Text, "sort")
                .extra()
                .values(&["awarding_toptier_agency_name.keyword"])
                .note("Member to sort by; there is no other"),
        ])
        .members(&["results", "page_metadata", "messages"])
        .records("results")
        .nested_records()
        .example(r#"{"awarding_toptier_agency_name": "Department of Examples", "awarding_toptier_agency_code": "099", "contracts": 2724, "direct_payments": 0, "grants": 0, "idvs": 45, "loans": 0, "other": 0}"#)
        .columns(columns::AGENCY_AWARDS_COUNT)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["results is a list that holds one list, which has the records", "page_metadata.total counts agencies"]),
    Operation::get("agency", "budget_function_count", "/api/v2/agency/{toptier_agency_code}/budget_function/count/")
        .specification_row("Agency and account operations", "Budget function count for agency")
        .summary("Number of budget functions and subfunctions of one agency")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
        ])
        .members(&["toptier_code", "fiscal_year", "budget_function_count", "budget_sub_function_count", "messages"])
        .example(r#"{"toptier_code": "099", "fiscal_year": 2024, "budget_function_count": 4, "budget_sub_function_count": 17, "messages": []}"#)
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("budget_functions", "list", "/api/v2/budget_functions/list_budget_functions/")
        .specification_row("Agency and account operations", "Budget functions (all, ordered by title)")
        .summary("All budget functions, by title")
        .members(&["results"])
        .records("results")
        .example(r#"{"budget_function_code": "050", "budget_function_title": "National Defense"}"#)
        .columns(columns::BUDGET_FUNCTIONS_LIST),
    Operation::get("agency", "budget_functions", "/api/v2/agency/{toptier_agency_code}/budget_function/")
        .specification_row("Agency and account operations", "Budget functions and subfunctions for agency")
        .summary("Obligations and outlays of one agency by budget function")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in the titles of functions and subfunctions, in any case"),
            QUERY_ORDER,
            QUERY_LIMIT,
            QUERY_PAGE,
            AMOUNT_SORT,
        ])
        .members(&["toptier_code", "fiscal_year", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"name": "Health", "children": [{"name": "Health care services", "obligated_amount": 4982.19, "gross_outlay_amount": 4982.19}], "obligated_amount": 4982.19, "gross_outlay_amount": 4982.19}"#)
        .columns(columns::AGENCY_BUDGET_FUNCTIONS)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::post("budget_functions", "subfunctions", "/api/v2/budget_functions/list_budget_subfunctions/")
        .specification_row("Agency and account operations", "Budget subfunctions")
        .summary("Budget subfunctions, all or of one budget function")
        .parameters(&[
            Parameter::body(ParameterKind::IntegerOrText, "budget_function")
                .render(Encoding::ZeroPadded(3))
                .sample(r#""050""#)
                .note("Code of a budget function; three digits such as 050; without it all subfunctions come"),
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"budget_subfunction_code": "051", "budget_subfunction_title": "Department of Defense-Military"}"#)
        .columns(columns::BUDGET_FUNCTIONS_SUBFUNCTIONS)
        .notes(&["without budget_function all subfunctions come", "the service requires the slash at the end of the path"]),
    Operation::get("agency", "budgetary_resources", "/api/v2/agency/{toptier_agency_code}/budgetary_resources/")
        .specification_row("Agency and account operations", "Budgetary resources for agency")
        .summary("Budgetary resources and obligations of one agency by year since 2017")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
        ])
        .members(&["toptier_code", "agency_data_by_year", "messages"])
        .records("agency_data_by_year")
        .example(r#"{"fiscal_year": 2024, "agency_budgetary_resources": 7639.84, "agency_total_obligated": 4458.44, "agency_total_outlayed": 3181.4, "total_budgetary_resources": 34224.08, "agency_obligation_by_period": [{"period": 3, "obligated": 46.28}]}"#)
        .columns(columns::AGENCY_BUDGETARY_RESOURCES)
        .notes(&["an unknown code gives NotFoundError (404)", "the newest year comes first; a year without data has null for amounts and [] for agency_obligation_by_period"]),
    Operation::get("agency", "bureau_federal_accounts", "/api/v2/agency/{toptier_agency_code}/sub_components/{bureau_slug}/")
        .specification_row("Agency and account operations", "Federal accounts by bureau for agency")
        .summary("Federal accounts of one bureau of an agency")
        .answer_members(answers::BUREAU)
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            Parameter::path(ParameterKind::Text, "bureau_slug")
                .required()
                .pattern("[a-z0-9]+(-[a-z0-9]*)*")
                .sample(r#""forest-service""#)
                .note("Slug of a bureau; the id of a record of agency.sub_components"),
            FISCAL_YEAR,
            Parameter::query(ParameterKind::Text, "agency_type")
                .default(DefaultValue::Text("awarding"))
                .values(&["awarding", "funding"])
                .note("Whether the agency awards or funds; the service ignores it here"),
            QUERY_ORDER,
            QUERY_LIMIT,
            QUERY_PAGE,
            Parameter::query(ParameterKind::Text, "sort")
                .extra()
                .values(&["name", "id", "total_obligations", "total_outlays", "total_budgetary_resources"])
                .note("Member to sort by; total_obligations when left out"),
        ])
        .members(&["toptier_code", "bureau_slug", "fiscal_year", "totals", "page_metadata", "results", "messages"])
        .ignored(&["agency_type"])
        .records("results")
        .example(r#"{"name": "Salaries and Expenses", "id": "123-4567", "total_obligations": 200000.72, "total_outlays": 393012.0, "total_budgetary_resources": 400000.0}"#)
        .columns(columns::AGENCY_BUREAU_FEDERAL_ACCOUNTS)
        .paging(const { &PAGES.key("id").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["an unknown code gives NotFoundError (404)", "a fiscal year for which agencies have published nothing yet gives ServerError (500), as the current one does in its first months: give an earlier fiscal_year", "totals is an object: total_obligations, total_outlays, total_budgetary_resources over all pages"]),
    Operation::get("agency", "federal_account_count", "/api/v2/agency/{toptier_agency_code}/federal_account/count/")
        .specification_row("Agency and account operations", "Federal account count for agency")
        .summary("Number of federal and treasury accounts of one agency")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
        ])
        .members(&["toptier_code", "fiscal_year", "federal_account_count", "treasury_account_count", "messages"])
        .example(r#"{"toptier_code": "099", "fiscal_year": 2024, "federal_account_count": 7, "treasury_account_count": 7, "messages": []}"#)
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("agency", "federal_accounts", "/api/v2/agency/{toptier_agency_code}/federal_account/")
        .specification_row("Agency and account operations", "Federal accounts and treasury accounts for agency")
        .summary("Federal accounts of one agency with their treasury accounts")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in account titles, account codes and treasury account symbols, in any case"),
            QUERY_ORDER,
            QUERY_LIMIT,
            QUERY_PAGE,
            AMOUNT_SORT,
        ])
        .members(&["toptier_code", "fiscal_year", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"code": "099-0302", "name": "Example Assistance", "children": [{"name": "Example Assistance", "code": "099-X-0302-000", "obligated_amount": 5592.0, "gross_outlay_amount": 4950.15}], "obligated_amount": 5592.0, "gross_outlay_amount": 4950.15}"#)
        .columns(columns::AGENCY_FEDERAL_ACCOUNTS)
        .paging(const { &PAGES.key("code").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("agency", "sub_agencies", "/api/v2/agency/{toptier_agency_code}/sub_agency/")
        .specification_row("Agency and account operations", "Sub-agencies and offices for agency")
        .summary("Sub-agencies of one agency with their offices")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
            AGENCY_TYPE,
            QUERY_ORDER,
            QUERY_LIMIT,
            QUERY_PAGE,
            Parameter::query(ParameterKind::Text, "sort")
                .extra()
                .values(&["name", "total_obligations", "transaction_count", "new_award_count"])
                .note("Member to sort by; total_obligations when left out"),
            AGENCY_AWARD_TYPES,
        ])
        .members(&["toptier_code", "fiscal_year", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"abbreviation": "EBA", "name": "Example Business Administration", "total_obligations": 553.72, "transaction_count": 14358, "new_award_count": 13266, "children": [{"code": "737010", "name": "Office of Access", "total_obligations": 549.92, "transaction_count": 13410, "new_award_count": 12417}]}"#)
        .columns(columns::AGENCY_SUB_AGENCIES)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("agency", "sub_agency_count", "/api/v2/agency/{toptier_agency_code}/sub_agency/count/")
        .specification_row("Agency and account operations", "Sub-agency count for agency")
        .summary("Number of sub-agencies and offices of one agency")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
            AGENCY_TYPE,
            AGENCY_AWARD_TYPES,
        ])
        .members(&["toptier_code", "fiscal_year", "sub_agency_count", "office_count", "messages"])
        .example(r#"{"toptier_code": "099", "fiscal_year": 2024, "sub_agency_count": 20, "office_count": 32, "messages": []}"#)
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("agency", "sub_components", "/api/v2/agency/{toptier_agency_code}/sub_components/")
        .specification_row("Agency and account operations", "Sub-components of appropriations")
        .summary("Bureaus of one agency with their budget totals")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
            Parameter::query(ParameterKind::Text, "agency_type")
                .default(DefaultValue::Text("awarding"))
                .values(&["awarding", "funding"])
                .note("Whether the agency awards or funds; the service ignores it"),
            QUERY_ORDER,
            QUERY_LIMIT,
            QUERY_PAGE,
            Parameter::query(ParameterKind::Text, "sort")
                .extra()
                .values(&["name", "total_obligations", "total_outlays", "total_budgetary_resources"])
                .note("Member to sort by; total_budgetary_resources when left out"),
        ])
        .members(&["toptier_code", "fiscal_year", "page_metadata", "results", "messages"])
        .ignored(&["agency_type"])
        .records("results")
        .example(r#"{"name": "Bureau of Examples", "id": "bureau-of-examples", "total_obligations": 300000.72, "total_outlays": 1000000.45, "total_budgetary_resources": null}"#)
        .columns(columns::AGENCY_SUB_COMPONENTS)
        .paging(const { &PAGES.key("id").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["an unknown code gives NotFoundError (404)", "a fiscal year for which agencies have published nothing yet gives ServerError (500), as the current one does in its first months: give an earlier fiscal_year", "id is the bureau_slug of bureau_federal_accounts; zero totals come back as null"]),
    Operation::get("agency", "program_activities", "/api/v2/agency/{toptier_agency_code}/program_activity/")
        .specification_row("Agency and account operations", "Program activity for agency")
        .summary("Program activities of one agency")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in the names of activities, in any case"),
            QUERY_ORDER,
            QUERY_LIMIT,
            QUERY_PAGE,
            AMOUNT_SORT,
        ])
        .members(&["toptier_code", "fiscal_year", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"name": "CONTRACT RENEWALS", "obligated_amount": 18482.4, "gross_outlay_amount": -161252.0}"#)
        .columns(columns::AGENCY_PROGRAM_ACTIVITIES)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("agency", "program_activity_count", "/api/v2/agency/{toptier_agency_code}/program_activity/count/")
        .specification_row("Agency and account operations", "Program activity count for agency")
        .summary("Number of program activities of one agency")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
        ])
        .members(&["toptier_code", "fiscal_year", "program_activity_count", "messages"])
        .example(r#"{"toptier_code": "099", "fiscal_year": 2024, "program_activity_count": 7, "messages": []}"#)
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("agency", "obligations_by_award_category", "/api/v2/agency/{toptier_agency_code}/obligations_by_award_category/")
        .specification_row("Agency and account operations", "Obligations by award category for agency")
        .summary("Award obligations of one agency by award category")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
        ])
        .members(&["total_aggregated_amount", "results"])
        .records("results")
        .example(r#"{"category": "contracts", "aggregated_amount": 1000.0}"#)
        .columns(columns::AGENCY_OBLIGATIONS_BY_AWARD_CATEGORY)
        .notes(&["an unknown code gives NotFoundError (404)", "the answer has no messages", "category is contracts, direct_payments, grants, idvs, loans or other"]),
    Operation::get("agency", "treasury_account_object_classes", "/api/v2/agency/treasury_account/{tas}/object_class/")
        .specification_row("Agency and account operations", "Object classes and program activities by TAS")
        .summary("Object classes of one treasury account with their program activities")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "tas")
                .required()
                .render(Encoding::Segments(2))
                .sample(r#""012-X-1106-000""#)
                .note("Treasury account symbol; letters, digits, _ and -, with at most one slash, for example 099-X-0302-000 or 099-2019/2020-0302-000"),
            FISCAL_YEAR,
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in the names, in any case"),
            QUERY_ORDER,
            QUERY_LIMIT,
            QUERY_PAGE,
            AMOUNT_SORT,
        ])
        .members(&["treasury_account_symbol", "fiscal_year", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"name": "Personnel compensation and benefits", "obligated_amount": 350.0, "gross_outlay_amount": 200.36, "children": [{"name": "EXAMPLE ACTIVITY", "obligated_amount": 150.0, "gross_outlay_amount": 100.26}]}"#)
        .columns(columns::AGENCY_TREASURY_ACCOUNT_OBJECT_CLASSES)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["the filter matches the minor object class name, the records are major classes", "an unknown symbol gives an empty results list"]),
    Operation::get("agency", "treasury_account_program_activities", "/api/v2/agency/treasury_account/{tas}/program_activity/")
        .specification_row("Agency and account operations", "Object classes and program activities by TAS")
        .summary("Program activities of one treasury account with their object classes")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "tas")
                .required()
                .render(Encoding::Segments(2))
                .sample(r#""012-X-1106-000""#)
                .note("Treasury account symbol; letters, digits, _ and -, with at most one slash, for example 099-X-0302-000 or 099-2019/2020-0302-000"),
            FISCAL_YEAR,
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in the names, in any case"),
            QUERY_ORDER,
            QUERY_LIMIT,
            QUERY_PAGE,
            AMOUNT_SORT,
        ])
        .members(&["treasury_account_symbol", "fiscal_year", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"name": "EXAMPLE ACTIVITY", "obligated_amount": 150.0, "gross_outlay_amount": 100.26, "type": "PARK", "children": [{"name": "Personnel compensation and benefits", "obligated_amount": 350.0, "gross_outlay_amount": 200.36}]}"#)
        .columns(columns::AGENCY_TREASURY_ACCOUNT_PROGRAM_ACTIVITIES)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["type is PARK or PAC/PAN", "an unknown symbol gives an empty results list"]),
    Operation::get("financial_balances", "agency", "/api/v2/financial_balances/agencies/")
        .specification_row("Agency and account operations", "Financial balances")
        .summary("Budget authority, obligations and outlays of one agency in a year")
        .answer_members(answers::LINKED)
        .parameters(&[
            REQUIRED_FISCAL_YEAR,
            FUNDING_AGENCY_ID,
            EXTRA_QUERY_PAGE,
            BALANCE_LIMIT,
        ])
        .members(&["page_metadata", "results"])
        .records("results")
        .example(r#"{"budget_authority_amount": "1899.16", "obligated_amount": "524.82", "outlay_amount": "523.62"}"#)
        .columns(columns::FINANCIAL_BALANCES_AGENCY)
        .paging(const { &OLDER_PAGES }, "the one whose page_metadata.has_next_page is false")
        .notes(&["amounts are sums of what agencies reported in their submissions", "amounts are decimal numbers as text"]),
    Operation::get("financial_spending", "major_object_class", "/api/v2/financial_spending/major_object_class/")
        .specification_row("Agency and account operations", "Spending by major object class")
        .summary("Obligations of one agency by major object class")
        .answer_members(answers::LINKED)
        .parameters(&[
            REQUIRED_FISCAL_YEAR,
            FUNDING_AGENCY_ID,
            EXTRA_QUERY_PAGE,
            BALANCE_LIMIT,
        ])
        .members(&["page_metadata", "results"])
        .records("results")
        .example(r#"{"major_object_class_code": "30", "major_object_class_name": "Acquisition of assets", "obligated_amount": "216067467.29"}"#)
        .columns(columns::FINANCIAL_SPENDING_MAJOR_OBJECT_CLASS)
        .paging(const { &OLDER_PAGES }, "the one whose page_metadata.has_next_page is false")
        .notes(&["amounts are sums of what agencies reported in their submissions", "amounts are decimal numbers as text"]),
    Operation::get("financial_spending", "object_class", "/api/v2/financial_spending/object_class/")
        .specification_row("Agency and account operations", "Spending for minor object classes")
        .summary("Obligations of one agency by minor object class")
        .answer_members(answers::LINKED)
        .parameters(&[
            REQUIRED_FISCAL_YEAR,
            FUNDING_AGENCY_ID,
            Parameter::query(ParameterKind::IntegerOrText, "major_object_class_code")
                .required()
                .sample(r#""30""#)
                .note("Code of a major object class; two digits as text, such as 30"),
            EXTRA_QUERY_PAGE,
            BALANCE_LIMIT,
        ])
        .members(&["page_metadata", "results"])
        .records("results")
        .example(r#"{"object_class_code": "310", "object_class_name": "Equipment", "obligated_amount": "209728763.65"}"#)
        .columns(columns::FINANCIAL_SPENDING_OBJECT_CLASS)
        .paging(const { &OLDER_PAGES }, "the one whose page_metadata.has_next_page is false")
        .notes(&["amounts are sums of what agencies reported in their submissions", "amounts are decimal numbers as text"]),
    Operation::get("federal_obligations", "list", "/api/v2/federal_obligations/")
        .specification_row("Agency and account operations", "Federal account obligations by agency")
        .summary("Obligations of one agency by federal account, largest first")
        .answer_members(answers::LINKED)
        .parameters(&[
            REQUIRED_FISCAL_YEAR,
            FUNDING_AGENCY_ID,
            QUERY_PAGE,
            Parameter::query(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(10))
                .range(1, 500)
                .note("Records in a page; the service's own default is 100, and it takes 1 for less and 500 for more"),
        ])
        .members(&["page_metadata", "results"])
        .records("results")
        .example(r#"{"id": "4321", "account_title": "Salaries and Expenses, Examples", "account_number": "099-0302", "obligated_amount": "1234.56"}"#)
        .columns(columns::FEDERAL_OBLIGATIONS_LIST)
        .paging(const { &OLDER_PAGES.key("id") }, "the one whose page_metadata.has_next_page is false")
        .notes(&["amounts are sums of what agencies reported in their submissions", "id and amounts are text"]),
    Operation::post("federal_accounts", "search", "/api/v2/federal_accounts/")
        .specification_row("Agency and account operations", "Search federal accounts")
        .summary("Federal accounts with number, name, agency and budgetary resources")
        .answer_members(answers::ACCOUNT_SEARCH)
        .parameters(&[
            Parameter::body(ParameterKind::Text, "fiscal_year")
                .wire("filters.fy")
                .min(2001)
                .until(CurrentYear::Calendar)
                .sample(r#""2024""#)
                .note("Federal fiscal year of the amounts, from 2001 on; the latest with submissions when left out; it does not narrow the list of accounts"),
            Parameter::body(ParameterKind::Text, "agency_identifier")
                .wire("filters.agency_identifier")
                .sample(r#""012""#)
                .note("Code of the toptier agency that the account belongs to"),
            Parameter::body(ParameterKind::Text, "sort_direction")
                .wire("sort.direction")
                .default(DefaultValue::Text("desc"))
                .values(&["asc", "desc"])
                .note("Ascending or descending order; the service's own default is asc"),
            Parameter::body(ParameterKind::Text, "sort_field")
                .wire("sort.field")
                .default(DefaultValue::Text("budgetary_resources"))
                .values(&["budgetary_resources", "account_number", "account_name", "managing_agency"])
                .note("Member to sort by"),
            Parameter::body(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(50))
                .range(1, 100)
                .note("Records in a page, 100 at most; the service's own default is 10"),
            PAGE,
            Parameter::body(ParameterKind::Text, "keyword")
                .sample(r#""forest""#)
                .note("Text to look for"),
        ])
        .members(&["count", "limit", "page", "fy", "keyword", "next", "previous", "hasNext", "hasPrevious", "results"])
        .records("results")
        .example(r#"{"account_id": 4321, "account_number": "099-0302", "account_name": "Salaries and Expenses, Examples", "budgetary_resources": 1234.5, "agency_identifier": "099", "managing_agency": "Department of Examples", "managing_agency_acronym": "DOX"}"#)
        .columns(columns::FEDERAL_ACCOUNTS_SEARCH)
        .paging(const { &TOP_PAGES.key("account_id").orders(&[r#"{"sort_direction": "asc"}"#, r#"{"sort_direction": "desc"}"#]) }, "the one whose hasNext is false")
        .notes(&["without arguments every account comes", "agency_identifier and fiscal_year narrow the list, sort_field and sort_direction order it", "the service requires the slash at the end of the path"]),
    Operation::get("federal_accounts", "get", "/api/v2/federal_accounts/{account_number}/")
        .specification_row("Agency and account operations", "Federal account")
        .summary("One federal account with its treasury accounts for a fiscal year")
        .answer_members(answers::ACCOUNT)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "account_number")
                .required()
                .pattern(ACCOUNT)
                .code()
                .sample(r#""012-1106""#)
                .note("Number of the federal account; in the form NNN-NNNN, 3 digits, a hyphen and 4 digits"),
            Parameter::query(ParameterKind::Integer, "fiscal_year")
                .sample("2024")
                .note("Federal fiscal year, the current one when left out; the service does not check its range; the answer repeats it, as text where it was given and as a number where not"),
        ])
        .members(&["fiscal_year", "id", "agency_identifier", "main_account_code", "account_title", "federal_account_code", "parent_agency_toptier_code", "parent_agency_name", "bureau_name", "bureau_slug", "total_obligated_amount", "total_gross_outlay_amount", "total_budgetary_resources", "children"])
        .records("children")
        .example(r#"{"name": "Salaries and Expenses, Examples", "code": "099-X-0302-000", "obligated_amount": -5497.39, "gross_outlay_amount": 4463819.02, "budgetary_resources_amount": 48917689.28}"#)
        .columns(columns::FEDERAL_ACCOUNTS_GET)
        .notes(&["totals are null and children [] when the account has no data in that year"]),
    Operation::get("federal_accounts", "fiscal_year_snapshot", "/api/v2/federal_accounts/{federal_account_id}/fiscal_year_snapshot/{fiscal_year}/")
        .short_path("/api/v2/federal_accounts/{federal_account_id}/fiscal_year_snapshot/")
        .specification_row("Agency and account operations", "Fiscal year snapshot of federal account")
        .summary("Budget figures of one federal account in a fiscal year")
        .answer_members(answers::SNAPSHOT)
        .parameters(&[
            Parameter::path(ParameterKind::Integer, "federal_account_id")
                .required()
                .sample("4324")
                .note("Id of the federal account: the account_id of federal_accounts.search or the id of federal_accounts.get"),
            Parameter::path(ParameterKind::Integer, "fiscal_year")
                .sample("2024")
                .note("Federal fiscal year, the latest with submissions when left out; the service does not check its range"),
        ])
        .members(&["results"])
        .example(r#"{"outlay": 0.0, "budget_authority": 970.0, "obligated": 0.0, "unobligated": 970.0, "balance_brought_forward": 970.0, "other_budgetary_resources": 0.0, "appropriations": 0.0, "name": "Salaries and Expenses, Examples"}"#)
        .notes(&["without fiscal_year the latest year with submissions comes", "the answer is {} (no results member) when there is no data", "results is one object"]),
    Operation::get("federal_accounts", "available_object_classes", "/api/v2/federal_accounts/{federal_account_id}/available_object_classes/")
        .specification_row("Agency and account operations", "Object class spending of federal account")
        .summary("Object classes that one federal account has used")
        .answer_members(answers::OBJECT_CLASSES)
        .parameters(&[
            Parameter::path(ParameterKind::Integer, "federal_account_id")
                .required()
                .sample("4324")
                .note("Id of the federal account: the account_id of federal_accounts.search"),
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"id": "10", "name": "Personnel compensation and benefits", "minor_object_class": [{"id": "111", "name": "Full-time permanent"}]}"#)
        .columns(columns::FEDERAL_ACCOUNTS_AVAILABLE_OBJECT_CLASSES)
        .notes(&["results is {} instead of a list when the id is unknown", "no amounts are returned: only class ids and names; the order is not defined"]),
    Operation::get("agency", "new_award_count", "/api/v2/agency/{toptier_agency_code}/awards/new/count/")
        .summary("Number of new awards of one agency in a fiscal year")
        .answer_members(answers::NEW_AWARD_COUNT)
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
            Parameter::query(ParameterKind::Text, "agency_type")
                .values(&["awarding", "funding"])
                .note("Whether the agency awards or funds; awarding when left out"),
            AGENCY_AWARD_TYPES,
        ])
        .members(&["toptier_code", "fiscal_year", "agency_type", "award_type_codes", "new_award_count"])
        .notes(&["an unknown code gives a count of 0"]),
    Operation::get("agency", "object_classes", "/api/v2/agency/{toptier_agency_code}/object_class/")
        .summary("Obligations and outlays of one agency by object class")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in the names of object classes, in any case"),
            Parameter::query(ParameterKind::Text, "order")
                .values(&["asc", "desc"])
                .note("Ascending or descending order"),
            Parameter::query(ParameterKind::Integer, "limit").range(1, 100).note("Records in a page"),
            OPTIONAL_QUERY_PAGE,
            Parameter::query(ParameterKind::Text, "sort")
                .values(&["name", "obligated_amount", "gross_outlay_amount"])
                .note("Member to sort by"),
        ])
        .members(&["toptier_code", "fiscal_year", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"name": "Full-time permanent", "obligated_amount": 350.0, "gross_outlay_amount": 200.36}"#)
        .columns(columns::AGENCY_OBJECT_CLASSES)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("agency", "object_class_count", "/api/v2/agency/{toptier_agency_code}/object_class/count/")
        .summary("Number of object classes of one agency")
        .parameters(&[
            TOPTIER_AGENCY_CODE,
            FISCAL_YEAR,
        ])
        .members(&["toptier_code", "fiscal_year", "object_class_count", "messages"])
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("federal_accounts", "program_activities", "/api/v2/federal_accounts/{federal_account_code}/program_activities/")
        .summary("Program activities used by one federal account")
        .parameters(&[
            FEDERAL_ACCOUNT_CODE,
            Parameter::query(ParameterKind::Integer, "page")
                .min(1)
                .note("Page of results, counted from 1"),
            Parameter::query(ParameterKind::Integer, "limit")
                .range(1, 100)
                .note("Records in a page; 10 when left out"),
            Parameter::query(ParameterKind::Text, "order")
                .values(&["asc", "desc"])
                .note("Ascending or descending order; descending when left out"),
            Parameter::query(ParameterKind::Text, "sort")
                .values(&["code", "name", "type"])
                .note("Member to sort by; code when left out"),
        ])
        .members(&["results", "page_metadata"])
        .records("results")
        .example(r#"{"code": "0001", "name": "EXAMPLE ACTIVITY", "type": "PAC/PAN"}"#)
        .columns(columns::FEDERAL_ACCOUNTS_PROGRAM_ACTIVITIES)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false"),
    Operation::post("federal_accounts", "program_activities_total", "/api/v2/federal_accounts/{federal_account_code}/program_activities/total/")
        .summary("Obligations of one federal account by program activity")
        .parameters(&[
            FEDERAL_ACCOUNT_CODE,
            Parameter::body(ParameterKind::Objects, "time_period")
                .wire("filters.time_period")
                .schema(&filters::PERIODS)
                .sample(r#"[{"start_date": "2023-10-01", "end_date": "2024-09-30"}]"#)
                .note("Periods in which the spending counts, each with its first and last day"),
            Parameter::body(ParameterKind::Texts, "object_class")
                .wire("filters.object_class")
                .sample(r#"["Personnel compensation and benefits"]"#)
                .note("Names of major or minor object classes, not their codes"),
            Parameter::body(ParameterKind::Texts, "program_activity")
                .wire("filters.program_activity")
                .sample(r#"["0001"]"#)
                .note("Codes of program activities, PAC or PARK"),
            Parameter::body(ParameterKind::Integer, "page")
                .min(1)
                .note("Page of results, counted from 1"),
            TOTAL_LIMIT,
            Parameter::body(ParameterKind::Text, "order")
                .values(&["asc", "desc"])
                .note("Ascending or descending order; descending when left out"),
            Parameter::body(ParameterKind::Text, "sort")
                .values(&["obligations", "code", "name", "type"])
                .note("Member to sort by; obligations when left out"),
        ])
        .members(&["results", "page_metadata"])
        .records("results")
        .example(r#"{"obligations": 44112.0, "code": "00000000003", "name": "EXAMPLE ACTIVITY", "type": "PARK"}"#)
        .columns(columns::FEDERAL_ACCOUNTS_PROGRAM_ACTIVITIES_TOTAL)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false"),
    Operation::post("federal_accounts", "object_classes_total", "/api/v2/federal_accounts/{federal_account_code}/object_classes/total/")
        .summary("Obligations of one federal account by object class")
        .parameters(&[
            FEDERAL_ACCOUNT_CODE,
            Parameter::body(ParameterKind::Objects, "time_period")
                .wire("filters.time_period")
                .schema(&filters::PERIODS)
                .sample(r#"[{"start_date": "2023-10-01", "end_date": "2024-09-30"}]"#)
                .note("Periods in which the spending counts, each with its first and last day"),
            Parameter::body(ParameterKind::Texts, "object_class")
                .wire("filters.object_class")
                .sample(r#"["Personnel compensation and benefits"]"#)
                .note("Names of major or minor object classes, not their codes"),
            Parameter::body(ParameterKind::Texts, "program_activity")
                .wire("filters.program_activity")
                .sample(r#"["0001"]"#)
                .note("Codes of program activities, PAC or PARK"),
            Parameter::body(ParameterKind::Integer, "page")
                .min(1)
                .note("Page of results, counted from 1"),
            TOTAL_LIMIT,
            Parameter::body(ParameterKind::Text, "order")
                .values(&["asc", "desc"])
                .note("Ascending or descending order; descending when left out"),
            Parameter::body(ParameterKind::Text, "sort")
                .values(&["obligations", "code", "name"])
                .note("Member to sort by; obligations when left out"),
        ])
        .members(&["results", "page_metadata"])
        .records("results")
        .example(r#"{"obligations": 44112.0, "code": "254", "name": "Example class"}"#)
        .columns(columns::FEDERAL_ACCOUNTS_OBJECT_CLASSES_TOTAL)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false"),
];
