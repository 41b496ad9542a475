//! The spending operations on agency submissions.

use super::answers;
use super::columns;
use super::paging::{BOTH_DIRECTIONS, PAGES};
use super::parameters::{EXTRA_QUERY_PAGE, QUERY_LIMIT, QUERY_ORDER, QUERY_PAGE, TOPTIER_CODE};
use openshelf_core::catalog::{CurrentYear, DefaultValue, Operation, Parameter, ParameterKind};

pub static OPERATIONS: &[Operation] = &[
    Operation::get("reporting", "agency_overview", "/api/v2/reporting/agencies/{toptier_code}/overview/")
        .specification_row("Agency and account operations", "Agency submission overview by toptier code")
        .summary("Budget and reporting differences of one agency, a record for each fiscal period")
        .parameters(&[
            TOPTIER_CODE,
            QUERY_PAGE,
            QUERY_LIMIT,
            QUERY_ORDER,
            Parameter::query(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("current_total_budget_authority_amount"))
                .values(&["current_total_budget_authority_amount", "fiscal_year", "missing_tas_accounts_count", "tas_accounts_total", "obligation_difference", "percent_of_total_budgetary_resources", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"])
                .note("Member to sort by; the service refuses fiscal_period"),
        ])
        .members(&["page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"fiscal_year": 2020, "fiscal_period": 7, "current_total_budget_authority_amount": 1000.5, "total_budgetary_resources": 50000.75, "percent_of_total_budgetary_resources": 2.0, "recent_publication_date": "2020-08-13T13:40:21.181994Z", "recent_publication_date_certified": true, "tas_account_discrepancies_totals": {"gtas_obligation_total": 66432.0, "tas_accounts_total": 23913.0, "tas_obligation_not_in_gtas_total": 11543.0, "missing_tas_accounts_count": 10}, "obligation_difference": 12.45, "unlinked_contract_award_count": 2, "unlinked_assistance_award_count": null, "assurance_statement_url": null}"#)
        .columns(columns::REPORTING_AGENCY_OVERVIEW)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["an unknown code gives no records"]),
    Operation::get("reporting", "agencies_overview", "/api/v2/reporting/agencies/overview/")
        .specification_row("Agency and account operations", "Agency submission overview by year")
        .summary("Budget and reporting differences of every agency in one fiscal period")
        .parameters(&[
            Parameter::query(ParameterKind::Integer, "fiscal_year")
                .required()
                .min(2008)
                .until(CurrentYear::Fiscal)
                .sample("2024")
                .note("Federal fiscal year, which starts on 1 October of the year before; the service does not require it and takes the current one without it"),
            Parameter::query(ParameterKind::Integer, "fiscal_period")
                .required()
                .range(2, 12)
                .note("Month of the fiscal year: 2 is November, 12 is September; the service does not require it and takes the end of the last complete quarter without it"),
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in the names and abbreviations of agencies, in any case"),
            QUERY_PAGE,
            QUERY_LIMIT,
            QUERY_ORDER,
            Parameter::query(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("current_total_budget_authority_amount"))
                .values(&["toptier_code", "current_total_budget_authority_amount", "missing_tas_accounts_count", "tas_accounts_total", "agency_name", "obligation_difference", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"])
                .note("Member to sort by; the service refuses fiscal_period, fiscal_year and percent_of_total_budgetary_resources here"),
        ])
        .members(&["page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"agency_name": "Department of Examples", "abbreviation": "DOX", "toptier_code": "099", "agency_id": 123, "current_total_budget_authority_amount": 8361.72, "recent_publication_date": "2020-01-10T11:59:21Z", "recent_publication_date_certified": false, "tas_account_discrepancies_totals": {"gtas_obligation_total": 66432.0, "tas_accounts_total": 23913.0, "tas_obligation_not_in_gtas_total": 11543.0, "missing_tas_accounts_count": 10}, "obligation_difference": 436.87, "unlinked_contract_award_count": 3, "unlinked_assistance_award_count": 2, "assurance_statement_url": null}"#)
        .columns(columns::REPORTING_AGENCIES_OVERVIEW)
        .paging(const { &PAGES.key("toptier_code").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["a year and period that agencies have not published yet give BadRequestError (400)"]),
    Operation::get("reporting", "publish_dates", "/api/v2/reporting/agencies/publish_dates/")
        .specification_row("Agency and account operations", "Agency reporting publish dates")
        .summary("Publication and certification dates of all agencies in a fiscal year")
        .parameters(&[
            Parameter::query(ParameterKind::Integer, "fiscal_year")
                .required()
                .min(2008)
                .until(CurrentYear::Fiscal)
                .sample("2024")
                .note("Federal fiscal year"),
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in the names and abbreviations of agencies, in any case"),
            QUERY_PAGE,
            QUERY_LIMIT,
            QUERY_ORDER,
            Parameter::query(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("current_total_budget_authority_amount"))
                .values(&["current_total_budget_authority_amount", "agency_name", "abbreviation", "toptier_code", "publication_date,2", "publication_date,3", "publication_date,4", "publication_date,5", "publication_date,6", "publication_date,7", "publication_date,8", "publication_date,9", "publication_date,10", "publication_date,11", "publication_date,12"])
                .note("Member to sort by; publication_date goes with a fiscal period, such as publication_date,3; a period that the year does not have sorts by the agency's name"),
        ])
        .members(&["page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"agency_name": "Department of Examples", "abbreviation": "DOX", "toptier_code": "099", "current_total_budget_authority_amount": 8361.72, "periods": [{"period": 3, "quarter": 1, "submission_dates": {"publication_date": "2020-01-20 11:59:21+00", "certification_date": ""}, "quarterly": false}]}"#)
        .columns(columns::REPORTING_PUBLISH_DATES)
        .paging(const { &PAGES.key("toptier_code").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["submission_dates members are empty text where nothing was submitted"]),
    Operation::get("reporting", "submission_history", "/api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/submission_history/")
        .specification_row("Agency and account operations", "Publishing dates for one agency submission")
        .summary("All publication and certification dates of one submission")
        .parameters(&[
            TOPTIER_CODE,
            Parameter::path(ParameterKind::Integer, "fiscal_year")
                .required()
                .min(2008)
                .sample("2024")
                .note("Federal fiscal year, which starts on 1 October of the year before"),
            Parameter::path(ParameterKind::Integer, "fiscal_period")
                .required()
                .range(2, 12)
                .note("Month of the fiscal year: 2 is November, 12 is September"),
            EXTRA_QUERY_PAGE,
            Parameter::query(ParameterKind::Integer, "limit").extra().range(1, 100).note("Records in a page"),
            Parameter::query(ParameterKind::Text, "order")
                .extra()
                .values(&["asc", "desc"])
                .note("Ascending or descending order; descending when left out"),
            Parameter::query(ParameterKind::Text, "sort")
                .extra()
                .values(&["publication_date", "certification_date"])
                .note("Member to sort by; publication_date when left out"),
        ])
        .members(&["page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"publication_date": "2020-10-11T11:59:21Z", "certification_date": null}"#)
        .columns(columns::REPORTING_SUBMISSION_HISTORY)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["where there is no such submission the service sends no body (204)", "a year and period that agencies have not published yet give BadRequestError (400)"]),
    Operation::get("reporting", "differences", "/api/v2/reporting/agencies/{toptier_code}/differences/")
        .specification_row("Agency and account operations", "Obligation differences")
        .summary("Differences between reported account and program obligations, by treasury account")
        .parameters(&[
            TOPTIER_CODE,
            Parameter::query(ParameterKind::Integer, "fiscal_year")
                .required()
                .min(2008)
                .until(CurrentYear::Fiscal)
                .sample("2024")
                .note("Federal fiscal year, the current one at most; a year for which agencies have published nothing yet gives BadRequestError (400)"),
            Parameter::query(ParameterKind::Integer, "fiscal_period")
                .required()
                .range(2, 12)
                .note("Month of the fiscal year: 2 is November, 12 is September"),
            QUERY_PAGE,
            QUERY_LIMIT,
            QUERY_ORDER,
            Parameter::query(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("tas"))
                .values(&["tas", "difference", "file_a_obligation", "file_b_obligation"])
                .note("Member to sort by"),
        ])
        .members(&["page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"tas": "099-X-8345-000", "file_a_obligation": 47425.37, "file_b_obligation": 240066.32, "difference": -192640.95}"#)
        .columns(columns::REPORTING_DIFFERENCES)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["an unknown code gives NotFoundError (404)"]),
    Operation::get("reporting", "discrepancies", "/api/v2/reporting/agencies/{toptier_code}/discrepancies/")
        .specification_row("Agency and account operations", "TAS discrepancies")
        .summary("Treasury accounts missing from an agency's submission")
        .parameters(&[
            TOPTIER_CODE,
            Parameter::query(ParameterKind::Integer, "fiscal_year")
                .required()
                .min(2008)
                .until(CurrentYear::Fiscal)
                .sample("2024")
                .note("Federal fiscal year, the current one at most; a year for which agencies have published nothing yet gives BadRequestError (400); the service does not require it and takes the current one without it"),
            Parameter::query(ParameterKind::Integer, "fiscal_period")
                .required()
                .range(2, 12)
                .note("Month of the fiscal year: 2 is November, 12 is September; the service does not require it and takes the end of the last complete quarter without it"),
            QUERY_PAGE,
            QUERY_LIMIT,
            QUERY_ORDER,
            Parameter::query(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("amount"))
                .values(&["amount", "tas"])
                .note("Member to sort by"),
        ])
        .members(&["page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"tas": "099-X-1503-000", "amount": 234543543.0}"#)
        .columns(columns::REPORTING_DISCREPANCIES)
        .paging(const { &PAGES.orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["an unknown code gives no records"]),
    Operation::get("reporting", "unlinked_awards", "/api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/unlinked_awards/{type}/")
        .specification_row("Agency and account operations", "Unlinked awards")
        .summary("Linked and unlinked award counts of one submission")
        .answer_members(answers::UNLINKED_AWARDS)
        .parameters(&[
            TOPTIER_CODE,
            Parameter::path(ParameterKind::Integer, "fiscal_year")
                .required()
                .min(2008)
                .sample("2024")
                .note("Federal fiscal year, which starts on 1 October of the year before"),
            Parameter::path(ParameterKind::Integer, "fiscal_period")
                .required()
                .range(2, 12)
                .note("Month of the fiscal year: 2 is November, 12 is September"),
            Parameter::path(ParameterKind::Text, "type")
                .required()
                .values(&["assistance", "procurement"])
                .note("Whether assistance or procurement awards count"),
        ])
        .members(&["unlinked_file_c_award_count", "unlinked_file_d_award_count", "total_linked_award_count"])
        .example(r#"{"unlinked_file_c_award_count": 123, "unlinked_file_d_award_count": 43, "total_linked_award_count": 1232}"#)
        .notes(&["all counts are 0 when nothing matches", "a linked award stands in the account data and in the award data alike"]),
];
