//! The columns of the records of spending.

use openshelf_core::catalog::{Column, ColumnKind};

use super::values::{AWARD_LEVEL_FIRST, SUBAWARD_LEVEL_FIRST};

pub static REPORTING_AGENCY_OVERVIEW: &[Column] = &[
    Column::new(ColumnKind::Int64, "fiscal_year"),
    Column::new(ColumnKind::Int64, "fiscal_period"),
    Column::new(ColumnKind::Float64, "current_total_budget_authority_amount")
        .nullable()
        .unit("USD")
        .note("of the agency"),
    Column::new(ColumnKind::Float64, "total_budgetary_resources")
        .nullable()
        .unit("USD")
        .note("of all agencies"),
    Column::new(ColumnKind::Float64, "percent_of_total_budgetary_resources")
        .nullable()
        .unit("percent")
        .note("two places"),
    Column::new(ColumnKind::Timestamp, "recent_publication_date")
        .nullable()
        .note(
            "null: no submission in that period, then all amounts, counts and the url are null too",
        ),
    Column::new(ColumnKind::Bool, "recent_publication_date_certified"),
    Column::new(
        ColumnKind::Float64,
        "tas_account_discrepancies_totals.gtas_obligation_total",
    )
    .nullable()
    .unit("USD"),
    Column::new(
        ColumnKind::Float64,
        "tas_account_discrepancies_totals.tas_accounts_total",
    )
    .nullable()
    .unit("USD"),
    Column::new(
        ColumnKind::Float64,
        "tas_account_discrepancies_totals.tas_obligation_not_in_gtas_total",
    )
    .nullable()
    .unit("USD"),
    Column::new(
        ColumnKind::Int64,
        "tas_account_discrepancies_totals.missing_tas_accounts_count",
    )
    .nullable(),
    Column::new(ColumnKind::Float64, "obligation_difference")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Int64, "unlinked_contract_award_count").nullable(),
    Column::new(ColumnKind::Int64, "unlinked_assistance_award_count").nullable(),
    Column::new(ColumnKind::Utf8, "assurance_statement_url").nullable(),
];

pub static REPORTING_AGENCIES_OVERVIEW: &[Column] = &[
    Column::new(ColumnKind::Utf8, "agency_name"),
    Column::new(ColumnKind::Utf8, "abbreviation").nullable(),
    Column::new(ColumnKind::Utf8, "toptier_code"),
    Column::new(ColumnKind::Int64, "agency_id").nullable(),
    Column::new(ColumnKind::Float64, "current_total_budget_authority_amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Timestamp, "recent_publication_date")
        .nullable()
        .note(
            "null: no submission in that period, then all amounts, counts and the url are null too",
        ),
    Column::new(ColumnKind::Bool, "recent_publication_date_certified"),
    Column::new(
        ColumnKind::Float64,
        "tas_account_discrepancies_totals.gtas_obligation_total",
    )
    .nullable()
    .unit("USD"),
    Column::new(
        ColumnKind::Float64,
        "tas_account_discrepancies_totals.tas_accounts_total",
    )
    .nullable()
    .unit("USD"),
    Column::new(
        ColumnKind::Float64,
        "tas_account_discrepancies_totals.tas_obligation_not_in_gtas_total",
    )
    .nullable()
    .unit("USD"),
    Column::new(
        ColumnKind::Int64,
        "tas_account_discrepancies_totals.missing_tas_accounts_count",
    )
    .nullable(),
    Column::new(ColumnKind::Float64, "obligation_difference")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Int64, "unlinked_contract_award_count").nullable(),
    Column::new(ColumnKind::Int64, "unlinked_assistance_award_count").nullable(),
    Column::new(ColumnKind::Utf8, "assurance_statement_url").nullable(),
];

pub static REPORTING_PUBLISH_DATES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "agency_name"),
    Column::new(ColumnKind::Utf8, "abbreviation").nullable(),
    Column::new(ColumnKind::Utf8, "toptier_code"),
    Column::new(ColumnKind::Float64, "current_total_budget_authority_amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::ListStruct, "periods")
        .note("one entry for each period 2 to 12 that is open")
        .columns(&[
            Column::new(ColumnKind::Int64, "period"),
            Column::new(ColumnKind::Int64, "quarter"),
            Column::new(ColumnKind::Utf8, "submission_dates.publication_date").note(
                "database timestamp text (blank before the time, +00 at the end), empty text when nothing was submitted",
            ),
            Column::new(ColumnKind::Utf8, "submission_dates.certification_date")
                .note("same form, empty text when none"),
            Column::new(ColumnKind::Bool, "quarterly"),
        ]),
];

pub static REPORTING_SUBMISSION_HISTORY: &[Column] = &[
    Column::new(ColumnKind::Timestamp, "publication_date")
        .note("with fraction and zone as the service stores them"),
    Column::new(ColumnKind::Timestamp, "certification_date").nullable(),
];

pub static AGENCY_AWARDS_COUNT: &[Column] = &[
    Column::new(ColumnKind::Utf8, "awarding_toptier_agency_name"),
    Column::new(ColumnKind::Utf8, "awarding_toptier_agency_code"),
    Column::new(ColumnKind::Int64, "contracts"),
    Column::new(ColumnKind::Int64, "direct_payments"),
    Column::new(ColumnKind::Int64, "grants"),
    Column::new(ColumnKind::Int64, "idvs"),
    Column::new(ColumnKind::Int64, "loans"),
    Column::new(ColumnKind::Int64, "other"),
];

pub static BUDGET_FUNCTIONS_LIST: &[Column] = &[
    Column::new(ColumnKind::Utf8, "budget_function_code"),
    Column::new(ColumnKind::Utf8, "budget_function_title").nullable(),
];

pub static AGENCY_BUDGET_FUNCTIONS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::ListStruct, "children").columns(&[
        Column::new(ColumnKind::Utf8, "name").nullable(),
        Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
        Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
    ]),
    Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
];

pub static BUDGET_FUNCTIONS_SUBFUNCTIONS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "budget_subfunction_code"),
    Column::new(ColumnKind::Utf8, "budget_subfunction_title").nullable(),
];

pub static AGENCY_BUDGETARY_RESOURCES: &[Column] = &[
    Column::new(ColumnKind::Int64, "fiscal_year"),
    Column::new(ColumnKind::Float64, "agency_budgetary_resources")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "agency_total_obligated")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "agency_total_outlayed")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "total_budgetary_resources")
        .nullable()
        .unit("USD")
        .note("of all agencies"),
    Column::new(ColumnKind::ListStruct, "agency_obligation_by_period").columns(&[
        Column::new(ColumnKind::Int64, "period"),
        Column::new(ColumnKind::Float64, "obligated").unit("USD"),
    ]),
];

pub static AGENCY_BUREAU_FEDERAL_ACCOUNTS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "name"),
    Column::new(ColumnKind::Utf8, "id").note("federal account code NNN-NNNN"),
    Column::new(ColumnKind::Float64, "total_obligations").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays").unit("USD"),
    Column::new(ColumnKind::Float64, "total_budgetary_resources").unit("USD"),
];

pub static AGENCY_FEDERAL_ACCOUNTS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::ListStruct, "children").columns(&[
        Column::new(ColumnKind::Utf8, "name").nullable(),
        Column::new(ColumnKind::Utf8, "code").nullable(),
        Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
        Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
    ]),
    Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
];

pub static AGENCY_SUB_AGENCIES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "abbreviation").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "total_obligations").unit("USD"),
    Column::new(ColumnKind::Int64, "transaction_count"),
    Column::new(ColumnKind::Int64, "new_award_count")
        .note("approximate distinct count for large numbers"),
    Column::new(ColumnKind::ListStruct, "children").columns(&[
        Column::new(ColumnKind::Utf8, "code"),
        Column::new(ColumnKind::Utf8, "name").nullable(),
        Column::new(ColumnKind::Float64, "total_obligations").unit("USD"),
        Column::new(ColumnKind::Int64, "transaction_count"),
        Column::new(ColumnKind::Int64, "new_award_count"),
    ]),
];

pub static AGENCY_SUB_COMPONENTS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Utf8, "id")
        .nullable()
        .note("slug of the bureau"),
    Column::new(ColumnKind::Float64, "total_obligations")
        .nullable()
        .unit("USD")
        .note("zero is sent as null, in all three amounts"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "total_budgetary_resources")
        .nullable()
        .unit("USD"),
];

pub static AGENCY_PROGRAM_ACTIVITIES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "name"),
    Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
];

pub static AGENCY_OBLIGATIONS_BY_AWARD_CATEGORY: &[Column] = &[
    Column::new(ColumnKind::Utf8, "category"),
    Column::new(ColumnKind::Float64, "aggregated_amount")
        .unit("USD")
        .note("other is rounded to whole dollars"),
];

pub static AGENCY_TREASURY_ACCOUNT_OBJECT_CLASSES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "name"),
    Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
    Column::new(ColumnKind::ListStruct, "children").columns(&[
        Column::new(ColumnKind::Utf8, "name"),
        Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
        Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
    ]),
];

pub static AGENCY_TREASURY_ACCOUNT_PROGRAM_ACTIVITIES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "name"),
    Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
    Column::new(ColumnKind::Utf8, "type").note("PARK or PAC/PAN"),
    Column::new(ColumnKind::ListStruct, "children").columns(&[
        Column::new(ColumnKind::Utf8, "name"),
        Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
        Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
    ]),
];

pub static FINANCIAL_BALANCES_AGENCY: &[Column] = &[
    Column::new(ColumnKind::Utf8, "budget_authority_amount")
        .unit("USD")
        .note("decimal text with two places"),
    Column::new(ColumnKind::Utf8, "obligated_amount")
        .unit("USD")
        .note("decimal text with two places"),
    Column::new(ColumnKind::Utf8, "outlay_amount")
        .unit("USD")
        .note("decimal text with two places"),
];

pub static FINANCIAL_SPENDING_MAJOR_OBJECT_CLASS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "major_object_class_code").nullable(),
    Column::new(ColumnKind::Utf8, "major_object_class_name").nullable(),
    Column::new(ColumnKind::Utf8, "obligated_amount")
        .unit("USD")
        .note("decimal text with two places"),
];

pub static FINANCIAL_SPENDING_OBJECT_CLASS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "object_class_code").nullable(),
    Column::new(ColumnKind::Utf8, "object_class_name").nullable(),
    Column::new(ColumnKind::Utf8, "obligated_amount")
        .unit("USD")
        .note("decimal text with two places"),
];

pub static FEDERAL_OBLIGATIONS_LIST: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id")
        .nullable()
        .note("number as text"),
    Column::new(ColumnKind::Utf8, "account_title").nullable(),
    Column::new(ColumnKind::Utf8, "account_number").nullable(),
    Column::new(ColumnKind::Utf8, "obligated_amount")
        .unit("USD")
        .note("decimal text with two places"),
];

pub static REPORTING_DIFFERENCES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "tas"),
    Column::new(ColumnKind::Float64, "file_a_obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "file_b_obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "difference").unit("USD"),
];

pub static REPORTING_DISCREPANCIES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "tas"),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
];

pub static REFERENCES_TOPTIER_AGENCIES: &[Column] = &[
    Column::new(ColumnKind::Int64, "agency_id"),
    Column::new(ColumnKind::Utf8, "toptier_code"),
    Column::new(ColumnKind::Utf8, "abbreviation").nullable(),
    Column::new(ColumnKind::Utf8, "agency_name"),
    Column::new(ColumnKind::Utf8, "congressional_justification_url").nullable(),
    Column::new(ColumnKind::Utf8, "active_fy").note("number as text"),
    Column::new(ColumnKind::Utf8, "active_fq").note("number as text"),
    Column::new(ColumnKind::Float64, "outlay_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "budget_authority_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "current_total_budget_authority_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "percentage_of_total_budget_authority")
        .nullable()
        .unit("fraction")
        .note("a fraction, 0.03 for three percent"),
    Column::new(ColumnKind::Utf8, "agency_slug"),
];

pub static REFERENCES_TOTAL_BUDGETARY_RESOURCES: &[Column] = &[
    Column::new(ColumnKind::Int64, "fiscal_year"),
    Column::new(ColumnKind::Int64, "fiscal_period"),
    Column::new(ColumnKind::Float64, "total_budgetary_resources").unit("USD"),
];

pub static REFERENCES_SUBMISSION_PERIODS: &[Column] = &[
    Column::new(ColumnKind::Timestamp, "period_start_date"),
    Column::new(ColumnKind::Timestamp, "period_end_date"),
    Column::new(ColumnKind::Timestamp, "submission_start_date"),
    Column::new(ColumnKind::Timestamp, "submission_due_date"),
    Column::new(ColumnKind::Timestamp, "certification_due_date"),
    Column::new(ColumnKind::Timestamp, "submission_reveal_date"),
    Column::new(ColumnKind::Int64, "submission_fiscal_year"),
    Column::new(ColumnKind::Int64, "submission_fiscal_quarter"),
    Column::new(ColumnKind::Int64, "submission_fiscal_month"),
    Column::new(ColumnKind::Bool, "is_quarter"),
];

pub static FEDERAL_ACCOUNTS_SEARCH: &[Column] = &[
    Column::new(ColumnKind::Int64, "account_id"),
    Column::new(ColumnKind::Utf8, "account_number").nullable(),
    Column::new(ColumnKind::Utf8, "account_name"),
    Column::new(ColumnKind::Float64, "budgetary_resources")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Utf8, "agency_identifier"),
    Column::new(ColumnKind::Utf8, "managing_agency").nullable(),
    Column::new(ColumnKind::Utf8, "managing_agency_acronym").nullable(),
];

pub static FEDERAL_ACCOUNTS_GET: &[Column] = &[
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Utf8, "code")
        .nullable()
        .note("treasury account symbol"),
    Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "budgetary_resources_amount").unit("USD"),
];

pub static FEDERAL_ACCOUNTS_AVAILABLE_OBJECT_CLASSES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id"),
    Column::new(ColumnKind::Utf8, "name"),
    Column::new(ColumnKind::ListStruct, "minor_object_class").columns(&[
        Column::new(ColumnKind::Utf8, "id"),
        Column::new(ColumnKind::Utf8, "name"),
    ]),
];

pub static REFERENCES_FILTER_TREE_PSC: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id"),
    Column::new(ColumnKind::ListUtf8, "ancestors"),
    Column::new(ColumnKind::Utf8, "description")
        .nullable()
        .note("empty text on the top level"),
    Column::new(ColumnKind::Int64, "count"),
    Column::new(ColumnKind::Json, "children")
        .nullable()
        .note("null or nodes of this same shape, nested by depth"),
];

pub static REFERENCES_FILTER_TREE_TAS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id"),
    Column::new(ColumnKind::ListUtf8, "ancestors"),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Int64, "count"),
    Column::new(ColumnKind::Json, "children")
        .nullable()
        .note("null or nodes of this same shape, nested by depth"),
];

pub static AGENCY_OBJECT_CLASSES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "name"),
    Column::new(ColumnKind::Float64, "obligated_amount").unit("USD"),
    Column::new(ColumnKind::Float64, "gross_outlay_amount").unit("USD"),
];

pub static FEDERAL_ACCOUNTS_PROGRAM_ACTIVITIES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "code"),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Utf8, "type").note("PARK or PAC/PAN"),
];

pub static FEDERAL_ACCOUNTS_PROGRAM_ACTIVITIES_TOTAL: &[Column] = &[
    Column::new(ColumnKind::Float64, "obligations").unit("USD"),
    Column::new(ColumnKind::Utf8, "code")
        .nullable()
        .note("null only in a call without filters"),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Utf8, "type").note("PARK or PAC/PAN"),
];

pub static FEDERAL_ACCOUNTS_OBJECT_CLASSES_TOTAL: &[Column] = &[
    Column::new(ColumnKind::Float64, "obligations").unit("USD"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
];

pub static REFERENCES_NAICS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "naics"),
    Column::new(ColumnKind::Utf8, "naics_description"),
    Column::new(ColumnKind::Int64, "year_retired").nullable(),
    Column::new(ColumnKind::Int64, "count"),
    Column::new(ColumnKind::ListStruct, "children")
        .nullable()
        .optional()
        .note("only with filter")
        .columns(&[
            Column::new(ColumnKind::Utf8, "naics"),
            Column::new(ColumnKind::Utf8, "naics_description"),
            Column::new(ColumnKind::Int64, "year_retired").nullable(),
            Column::new(ColumnKind::Int64, "count"),
            Column::new(ColumnKind::ListStruct, "children")
                .nullable()
                .optional()
                .note("only in a filtered answer")
                .columns(&[
                    Column::new(ColumnKind::Utf8, "naics"),
                    Column::new(ColumnKind::Utf8, "naics_description"),
                    Column::new(ColumnKind::Int64, "year_retired").nullable(),
                    Column::new(ColumnKind::Int64, "count"),
                ]),
        ]),
];

pub static REFERENCES_NAICS_CODE: &[Column] = &[
    Column::new(ColumnKind::Utf8, "naics"),
    Column::new(ColumnKind::Utf8, "naics_description"),
    Column::new(ColumnKind::Int64, "year_retired").nullable(),
    Column::new(ColumnKind::Int64, "count")
        .note("number of six-digit codes below; 0 for one of them"),
    Column::new(ColumnKind::ListStruct, "children")
        .nullable()
        .optional()
        .note("missing for a six-digit code")
        .columns(&[
            Column::new(ColumnKind::Utf8, "naics"),
            Column::new(ColumnKind::Utf8, "naics_description"),
            Column::new(ColumnKind::Int64, "year_retired").nullable(),
            Column::new(ColumnKind::Int64, "count"),
            Column::new(ColumnKind::ListStruct, "children")
                .nullable()
                .optional()
                .note("only in a filtered answer")
                .columns(&[
                    Column::new(ColumnKind::Utf8, "naics"),
                    Column::new(ColumnKind::Utf8, "naics_description"),
                    Column::new(ColumnKind::Int64, "year_retired").nullable(),
                    Column::new(ColumnKind::Int64, "count"),
                ]),
        ]),
];

pub static REFERENCES_CFDA_TOTALS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "cfda"),
    Column::new(ColumnKind::Int64, "posted"),
    Column::new(ColumnKind::Int64, "closed"),
    Column::new(ColumnKind::Int64, "archived"),
    Column::new(ColumnKind::Int64, "forecasted"),
];

pub static REFERENCES_ASSISTANCE_LISTINGS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "code"),
    Column::new(ColumnKind::Utf8, "description")
        .nullable()
        .note("always null on this level"),
    Column::new(ColumnKind::Int64, "count"),
    Column::new(ColumnKind::ListStruct, "children")
        .nullable()
        .optional()
        .note("only with filter and without flat")
        .columns(&[
            Column::new(ColumnKind::Utf8, "code"),
            Column::new(ColumnKind::Utf8, "description").nullable(),
        ]),
];

pub static REFERENCES_ASSISTANCE_LISTING: &[Column] = &[
    Column::new(ColumnKind::Utf8, "code"),
    Column::new(ColumnKind::Utf8, "description").nullable(),
];

pub static AUTOCOMPLETE_CFDA: &[Column] = &[
    Column::new(ColumnKind::Utf8, "program_number"),
    Column::new(ColumnKind::Utf8, "program_title").nullable(),
    Column::new(ColumnKind::Utf8, "popular_name").nullable(),
];

pub static AUTOCOMPLETE_GLOSSARY: &[Column] = &[
    Column::new(ColumnKind::Utf8, "term"),
    Column::new(ColumnKind::Utf8, "slug").nullable(),
    Column::new(ColumnKind::Utf8, "data_act_term").nullable(),
    Column::new(ColumnKind::Utf8, "plain"),
    Column::new(ColumnKind::Utf8, "official").nullable(),
    Column::new(ColumnKind::Utf8, "resources").nullable(),
];

pub static AUTOCOMPLETE_PSC: &[Column] = &[
    Column::new(ColumnKind::Utf8, "product_or_service_code"),
    Column::new(ColumnKind::Utf8, "psc_description"),
];

pub static AUTOCOMPLETE_NAICS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "naics"),
    Column::new(ColumnKind::Utf8, "naics_description"),
    Column::new(ColumnKind::Int64, "year_retired").nullable(),
];

pub static AUTOCOMPLETE_RECIPIENT: &[Column] = &[
    Column::new(ColumnKind::Utf8, "recipient_name").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_level")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "uei").nullable(),
    Column::new(ColumnKind::Utf8, "duns").nullable(),
];

pub static AUTOCOMPLETE_CITY: &[Column] = &[
    Column::new(ColumnKind::Utf8, "city_name"),
    Column::new(ColumnKind::Utf8, "state_code")
        .nullable()
        .note("null abroad"),
];

pub static AUTOCOMPLETE_ACCOUNTS_A: &[Column] = &[Column::new(ColumnKind::Utf8, "a").nullable()];

pub static AUTOCOMPLETE_ACCOUNTS_AID: &[Column] = &[
    Column::new(ColumnKind::Utf8, "aid"),
    Column::new(ColumnKind::Utf8, "agency_name").nullable(),
    Column::new(ColumnKind::Utf8, "agency_abbreviation").nullable(),
];

pub static AUTOCOMPLETE_ACCOUNTS_ATA: &[Column] = &[
    Column::new(ColumnKind::Utf8, "ata").nullable(),
    Column::new(ColumnKind::Utf8, "agency_name").nullable(),
    Column::new(ColumnKind::Utf8, "agency_abbreviation").nullable(),
];

pub static AUTOCOMPLETE_ACCOUNTS_BPOA: &[Column] =
    &[Column::new(ColumnKind::Utf8, "bpoa").nullable()];

pub static AUTOCOMPLETE_ACCOUNTS_EPOA: &[Column] =
    &[Column::new(ColumnKind::Utf8, "epoa").nullable()];

pub static AUTOCOMPLETE_ACCOUNTS_MAIN: &[Column] = &[Column::new(ColumnKind::Utf8, "main")];

pub static AUTOCOMPLETE_ACCOUNTS_SUB: &[Column] =
    &[Column::new(ColumnKind::Utf8, "sub").nullable()];

pub static BULK_DOWNLOAD_LIST_MONTHLY_FILES: &[Column] = &[
    Column::new(ColumnKind::Int64, "fiscal_year")
        .nullable()
        .note("the year that was given; null for files of changes"),
    Column::new(ColumnKind::Utf8, "agency_name"),
    Column::new(ColumnKind::Utf8, "agency_acronym").nullable(),
    Column::new(ColumnKind::Utf8, "type").note("the agency that was given"),
    Column::new(ColumnKind::Date32, "updated_date").note("the date in the file's name"),
    Column::new(ColumnKind::Utf8, "file_name"),
    Column::new(ColumnKind::Utf8, "url"),
];

pub static DISASTER_AGENCY_LOANS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .note("internal agency id with award_type_codes, toptier agency id without"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::ListStruct, "children")
        .note("empty without award_type_codes")
        .columns(&[
            Column::new(ColumnKind::Int64, "id").nullable(),
            Column::new(ColumnKind::Utf8, "code").nullable(),
            Column::new(ColumnKind::Utf8, "description").nullable(),
            Column::new(ColumnKind::Int64, "award_count"),
            Column::new(ColumnKind::Float64, "obligation").unit("USD"),
            Column::new(ColumnKind::Float64, "outlay").unit("USD"),
            Column::new(ColumnKind::Float64, "face_value_of_loan").unit("USD"),
        ]),
    Column::new(ColumnKind::Int64, "award_count"),
    Column::new(ColumnKind::Float64, "obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "outlay").unit("USD"),
    Column::new(ColumnKind::Float64, "face_value_of_loan")
        .nullable()
        .unit("USD"),
];

pub static DISASTER_AGENCY_SPENDING: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .note("agency id, or toptier agency id with spending_type award and no award_type_codes"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::ListStruct, "children")
        .note("filled only with award and award_type_codes")
        .columns(&[
            Column::new(ColumnKind::Int64, "id").nullable(),
            Column::new(ColumnKind::Utf8, "code").nullable(),
            Column::new(ColumnKind::Utf8, "description").nullable(),
            Column::new(ColumnKind::Int64, "award_count"),
            Column::new(ColumnKind::Float64, "obligation").unit("USD"),
            Column::new(ColumnKind::Float64, "outlay").unit("USD"),
        ]),
    Column::new(ColumnKind::Int64, "award_count")
        .nullable()
        .note("null with spending_type total"),
    Column::new(ColumnKind::Float64, "obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "outlay").unit("USD"),
    Column::new(ColumnKind::Float64, "total_budgetary_resources")
        .nullable()
        .optional()
        .unit("USD")
        .note("null with spending_type award, missing when award_type_codes are given too"),
];

pub static DISASTER_CFDA_SPENDING: &[Column] = &[
    Column::new(ColumnKind::Int64, "id").nullable(),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Int64, "award_count"),
    Column::new(ColumnKind::Utf8, "resource_link").nullable(),
    Column::new(ColumnKind::Utf8, "cfda_federal_agency").nullable(),
    Column::new(ColumnKind::Utf8, "cfda_objectives").nullable(),
    Column::new(ColumnKind::Utf8, "cfda_website").nullable(),
    Column::new(ColumnKind::Utf8, "applicant_eligibility").nullable(),
    Column::new(ColumnKind::Utf8, "beneficiary_eligibility").nullable(),
    Column::new(ColumnKind::Float64, "obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "outlay").unit("USD"),
];

pub static DISASTER_FEDERAL_ACCOUNT_SPENDING: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Int64, "award_count")
        .nullable()
        .note("null with spending_type total"),
    Column::new(ColumnKind::Float64, "obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "outlay").unit("USD"),
    Column::new(ColumnKind::Float64, "total_budgetary_resources")
        .nullable()
        .unit("USD")
        .note("null with spending_type award"),
    Column::new(ColumnKind::ListStruct, "children").columns(&[
        Column::new(ColumnKind::Int64, "id"),
        Column::new(ColumnKind::Utf8, "code").nullable(),
        Column::new(ColumnKind::Utf8, "description").nullable(),
        Column::new(ColumnKind::Int64, "award_count").nullable(),
        Column::new(ColumnKind::Float64, "obligation").unit("USD"),
        Column::new(ColumnKind::Float64, "outlay").unit("USD"),
        Column::new(ColumnKind::Float64, "total_budgetary_resources")
            .nullable()
            .unit("USD"),
    ]),
];

pub static DISASTER_OBJECT_CLASS_SPENDING: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id")
        .nullable()
        .note("major class code"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Int64, "award_count")
        .nullable()
        .note("null with spending_type total"),
    Column::new(ColumnKind::Float64, "obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "outlay").unit("USD"),
    Column::new(ColumnKind::ListStruct, "children").columns(&[
        Column::new(ColumnKind::Utf8, "id")
            .nullable()
            .or_int()
            .note("a number with spending_type award and text with total; tables have it as text"),
        Column::new(ColumnKind::Utf8, "code").nullable(),
        Column::new(ColumnKind::Utf8, "description").nullable(),
        Column::new(ColumnKind::Int64, "award_count").nullable(),
        Column::new(ColumnKind::Float64, "obligation").unit("USD"),
        Column::new(ColumnKind::Float64, "outlay").unit("USD"),
    ]),
];

pub static DISASTER_RECIPIENT_SPENDING: &[Column] = &[
    Column::new(ColumnKind::ListUtf8, "id")
        .nullable()
        .note("recipient ids, one for each level"),
    Column::new(ColumnKind::Utf8, "code").note("DUNS number or a sentence that there is none"),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Int64, "award_count"),
    Column::new(ColumnKind::Float64, "obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "outlay").unit("USD"),
];

pub static DISASTER_CFDA_LOANS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id").nullable(),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Int64, "award_count"),
    Column::new(ColumnKind::Utf8, "resource_link").nullable(),
    Column::new(ColumnKind::Utf8, "cfda_federal_agency").nullable(),
    Column::new(ColumnKind::Utf8, "cfda_objectives").nullable(),
    Column::new(ColumnKind::Utf8, "cfda_website").nullable(),
    Column::new(ColumnKind::Utf8, "applicant_eligibility").nullable(),
    Column::new(ColumnKind::Utf8, "beneficiary_eligibility").nullable(),
    Column::new(ColumnKind::Float64, "obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "outlay").unit("USD"),
    Column::new(ColumnKind::Float64, "face_value_of_loan").unit("USD"),
];

pub static DISASTER_FEDERAL_ACCOUNT_LOANS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Int64, "award_count"),
    Column::new(ColumnKind::Float64, "obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "outlay").unit("USD"),
    Column::new(ColumnKind::Float64, "face_value_of_loan").unit("USD"),
    Column::new(ColumnKind::ListStruct, "children").columns(&[
        Column::new(ColumnKind::Int64, "id"),
        Column::new(ColumnKind::Utf8, "code").nullable(),
        Column::new(ColumnKind::Utf8, "description").nullable(),
        Column::new(ColumnKind::Int64, "award_count"),
        Column::new(ColumnKind::Float64, "obligation").unit("USD"),
        Column::new(ColumnKind::Float64, "outlay").unit("USD"),
        Column::new(ColumnKind::Float64, "face_value_of_loan").unit("USD"),
    ]),
];

pub static DISASTER_OBJECT_CLASS_LOANS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id")
        .nullable()
        .note("major class code"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Int64, "award_count"),
    Column::new(ColumnKind::Float64, "obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "outlay").unit("USD"),
    Column::new(ColumnKind::Float64, "face_value_of_loan").unit("USD"),
    Column::new(ColumnKind::ListStruct, "children").columns(&[
        Column::new(ColumnKind::Int64, "id"),
        Column::new(ColumnKind::Utf8, "code").nullable(),
        Column::new(ColumnKind::Utf8, "description").nullable(),
        Column::new(ColumnKind::Int64, "award_count"),
        Column::new(ColumnKind::Float64, "obligation").unit("USD"),
        Column::new(ColumnKind::Float64, "outlay").unit("USD"),
        Column::new(ColumnKind::Float64, "face_value_of_loan").unit("USD"),
    ]),
];

pub static DISASTER_RECIPIENT_LOANS: &[Column] = &[
    Column::new(ColumnKind::ListUtf8, "id")
        .nullable()
        .note("recipient ids, one for each level"),
    Column::new(ColumnKind::Utf8, "code").note("DUNS number or a sentence that there is none"),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Int64, "award_count"),
    Column::new(ColumnKind::Float64, "obligation").unit("USD"),
    Column::new(ColumnKind::Float64, "outlay").unit("USD"),
    Column::new(ColumnKind::Float64, "face_value_of_loan").unit("USD"),
];

pub static DISASTER_SPENDING_BY_GEOGRAPHY: &[Column] = &[
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Utf8, "display_name").nullable(),
    Column::new(ColumnKind::Utf8, "shape_code").nullable(),
    Column::new(ColumnKind::Int64, "population").nullable(),
    Column::new(ColumnKind::Float64, "per_capita")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Int64, "award_count"),
];

pub static REFERENCES_DEF_CODES: &[Column] = &[
    Column::new(ColumnKind::Utf8, "code"),
    Column::new(ColumnKind::Utf8, "public_law"),
    Column::new(ColumnKind::Utf8, "title").nullable(),
    Column::new(ColumnKind::Utf8, "disaster").nullable(),
    Column::new(ColumnKind::ListUtf8, "urls").nullable(),
];

pub static AWARDS_ACCOUNTS: &[Column] = &[
    Column::new(ColumnKind::Float64, "total_transaction_obligated_amount").unit("USD"),
    Column::new(ColumnKind::Utf8, "federal_account").nullable(),
    Column::new(ColumnKind::Utf8, "account_title").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_abbreviation").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_name").nullable(),
    Column::new(ColumnKind::Int64, "funding_agency_id").nullable(),
    Column::new(ColumnKind::Int64, "funding_toptier_agency_id").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_slug").nullable(),
];

pub static AWARDS_FUNDING: &[Column] = &[
    Column::new(ColumnKind::Float64, "transaction_obligated_amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "gross_outlay_amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Utf8, "disaster_emergency_fund_code")
        .nullable()
        .note("code of the kind of award"),
    Column::new(ColumnKind::Utf8, "federal_account").nullable(),
    Column::new(ColumnKind::Utf8, "account_title").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_name").nullable(),
    Column::new(ColumnKind::Int64, "funding_agency_id").nullable(),
    Column::new(ColumnKind::Int64, "funding_toptier_agency_id").nullable(),
    Column::new(ColumnKind::Utf8, "awarding_agency_name").nullable(),
    Column::new(ColumnKind::Int64, "awarding_agency_id").nullable(),
    Column::new(ColumnKind::Int64, "awarding_toptier_agency_id").nullable(),
    Column::new(ColumnKind::Utf8, "object_class").nullable(),
    Column::new(ColumnKind::Utf8, "object_class_name").nullable(),
    Column::new(ColumnKind::Utf8, "program_activity_code").nullable(),
    Column::new(ColumnKind::Utf8, "program_activity_name").nullable(),
    Column::new(ColumnKind::Int64, "reporting_fiscal_year").nullable(),
    Column::new(ColumnKind::Int64, "reporting_fiscal_quarter").nullable(),
    Column::new(ColumnKind::Int64, "reporting_fiscal_month")
        .nullable()
        .note("fiscal period"),
    Column::new(ColumnKind::Bool, "is_quarterly_submission").nullable(),
    Column::new(ColumnKind::Utf8, "awarding_agency_slug").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_slug").nullable(),
];

pub static IDVS_ACCOUNTS: &[Column] = &[
    Column::new(ColumnKind::Float64, "total_transaction_obligated_amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Utf8, "federal_account").nullable(),
    Column::new(ColumnKind::Utf8, "account_title").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_abbreviation").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_name").nullable(),
    Column::new(ColumnKind::Int64, "funding_agency_id").nullable(),
    Column::new(ColumnKind::Int64, "funding_toptier_agency_id").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_slug").nullable(),
];

pub static IDVS_ACTIVITY: &[Column] = &[
    Column::new(ColumnKind::Int64, "award_id"),
    Column::new(ColumnKind::Utf8, "awarding_agency").nullable(),
    Column::new(ColumnKind::Int64, "awarding_agency_id").nullable(),
    Column::new(ColumnKind::Utf8, "generated_unique_award_id"),
    Column::new(ColumnKind::Utf8, "period_of_performance_potential_end_date")
        .nullable()
        .note("free text column: a date, or a date with 00:00:00"),
    Column::new(ColumnKind::Int64, "parent_award_id"),
    Column::new(ColumnKind::Utf8, "parent_generated_unique_award_id"),
    Column::new(ColumnKind::Utf8, "parent_award_piid").nullable(),
    Column::new(ColumnKind::Float64, "obligated_amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "awarded_amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Date32, "period_of_performance_start_date").nullable(),
    Column::new(ColumnKind::Utf8, "piid").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_name").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_id").nullable(),
    Column::new(ColumnKind::Bool, "grandchild"),
    Column::new(ColumnKind::Utf8, "awarding_agency_slug").nullable(),
];

pub static SUBAWARDS_LIST: &[Column] = &[
    Column::new(ColumnKind::Int64, "id"),
    Column::new(ColumnKind::Utf8, "subaward_number").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Date32, "action_date").nullable(),
    Column::new(ColumnKind::Float64, "amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Utf8, "recipient_name").nullable(),
];

pub static TRANSACTIONS_LIST: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id"),
    Column::new(ColumnKind::Utf8, "type").nullable(),
    Column::new(ColumnKind::Utf8, "type_description").nullable(),
    Column::new(ColumnKind::Date32, "action_date").nullable(),
    Column::new(ColumnKind::Utf8, "action_type").nullable(),
    Column::new(ColumnKind::Utf8, "action_type_description").nullable(),
    Column::new(ColumnKind::Utf8, "modification_number").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Float64, "federal_action_obligation")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "face_value_loan_guarantee")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "original_loan_subsidy_cost")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Utf8, "cfda_number")
        .nullable()
        .optional()
        .note("missing in transactions of contracts"),
];

pub static EXPLORE: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id").nullable().note(
        "number or code as text, the word None where there is none; null in the record named Unreported Data",
    ),
    Column::new(ColumnKind::Utf8, "code")
        .nullable()
        .note("null in the record named Unreported Data and where unknown"),
    Column::new(ColumnKind::Utf8, "type"),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Bool, "link")
        .nullable()
        .optional()
        .note(
            "with type agency, except in Unreported Data",
        ),
    Column::new(ColumnKind::Utf8, "account_number")
        .nullable()
        .optional()
        .note("with type federal_account"),
    Column::new(ColumnKind::Utf8, "generated_unique_award_id")
        .nullable()
        .optional()
        .note("with type award"),
    Column::new(ColumnKind::Float64, "total")
        .nullable()
        .optional()
        .unit("USD")
        .note("with types award, award_category and recipient"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_AWARDING_AGENCY: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .optional()
        .note("an agency that the service does not know has amount and total_outlays alone"),
    Column::new(ColumnKind::Utf8, "name").nullable().optional(),
    Column::new(ColumnKind::Utf8, "code")
        .nullable()
        .optional()
        .note("abbreviation"),
    Column::new(ColumnKind::Utf8, "agency_slug")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_AWARDING_SUBAGENCY: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .optional()
        .note("a subagency that the service does not know has amount and total_outlays alone"),
    Column::new(ColumnKind::Utf8, "code")
        .nullable()
        .optional()
        .note("abbreviation"),
    Column::new(ColumnKind::Utf8, "name").nullable().optional(),
    Column::new(ColumnKind::Int64, "agency_id")
        .nullable()
        .optional()
        .note("toptier agency id"),
    Column::new(ColumnKind::Utf8, "agency_abbreviation")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Utf8, "agency_name")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Utf8, "agency_slug")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Utf8, "subagency_slug")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_CFDA: &[Column] = &[
    Column::new(ColumnKind::Int64, "id").nullable(),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_COUNTRY: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_COUNTY: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "code")
        .nullable()
        .note("three digits, without the state"),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_DISTRICT: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "code")
        .nullable()
        .note("two digits, 90 for several"),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_FEDERAL_ACCOUNT: &[Column] = &[
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Int64, "id").nullable(),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_NAICS: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
    Column::new(ColumnKind::Int64, "year_retired").nullable(),
];

pub static SEARCH_SPENDING_BY_CATEGORY_PSC: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_STATE_TERRITORY: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
];

pub static SEARCH_SPENDING_BY_GEOGRAPHY: &[Column] = &[
    Column::new(ColumnKind::Utf8, "shape_code")
        .note("empty text for the group without a known place"),
    Column::new(ColumnKind::Utf8, "display_name").nullable(),
    Column::new(ColumnKind::Float64, "aggregated_amount").unit("USD"),
    Column::new(ColumnKind::Int64, "population").nullable(),
    Column::new(ColumnKind::Float64, "per_capita")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .optional()
        .unit("USD")
        .note("only at spending_level awards"),
];

pub static SEARCH_SPENDING_OVER_TIME: &[Column] = &[
    Column::new(ColumnKind::Float64, "aggregated_amount").unit("USD"),
    Column::new(ColumnKind::Utf8, "time_period.fiscal_year")
        .nullable()
        .optional()
        .note("number as text; missing with group calendar_year"),
    Column::new(ColumnKind::Utf8, "time_period.quarter")
        .nullable()
        .optional()
        .note("number as text, group quarter only"),
    Column::new(ColumnKind::Utf8, "time_period.month")
        .nullable()
        .optional()
        .note("fiscal month, number as text, group month only"),
    Column::new(ColumnKind::Utf8, "time_period.calendar_year")
        .nullable()
        .optional()
        .note("number as text, group calendar_year only"),
    Column::new(ColumnKind::Float64, "Contract_Obligations").unit("USD"),
    Column::new(ColumnKind::Float64, "Direct_Obligations")
        .nullable()
        .optional()
        .unit("USD")
        .note("missing at spending_level subawards, like Idv, Loan, Other"),
    Column::new(ColumnKind::Float64, "Grant_Obligations").unit("USD"),
    Column::new(ColumnKind::Float64, "Idv_Obligations")
        .nullable()
        .optional()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "Loan_Obligations")
        .nullable()
        .optional()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "Other_Obligations")
        .nullable()
        .optional()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("outlays are null except at spending_level awards"),
    Column::new(ColumnKind::Float64, "Contract_Outlays")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "Direct_Outlays")
        .nullable()
        .optional()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "Grant_Outlays")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "Idv_Outlays")
        .nullable()
        .optional()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "Loan_Outlays")
        .nullable()
        .optional()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "Other_Outlays")
        .nullable()
        .optional()
        .unit("USD"),
];

pub static RECIPIENT_CHILDREN: &[Column] = &[
    Column::new(ColumnKind::Utf8, "recipient_id"),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Utf8, "duns").nullable(),
    Column::new(ColumnKind::Utf8, "uei").nullable(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Utf8, "state_province")
        .nullable()
        .optional(),
];

pub static AWARD_SPENDING_RECIPIENT: &[Column] = &[
    Column::new(ColumnKind::Utf8, "award_category").nullable(),
    Column::new(ColumnKind::Utf8, "obligated_amount")
        .unit("USD")
        .note("decimal text with two places"),
    Column::new(ColumnKind::Utf8, "recipient.recipient_name").nullable(),
];

pub static RECIPIENT_SEARCH: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id"),
    Column::new(ColumnKind::Utf8, "duns").nullable(),
    Column::new(ColumnKind::Utf8, "uei").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_level").note("R, P or C"),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
];

pub static RECIPIENT_STATE_AWARDS: &[Column] = &[
    Column::new(ColumnKind::Utf8, "type"),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Int64, "count"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD"),
];

pub static RECIPIENT_STATE_LIST: &[Column] = &[
    Column::new(ColumnKind::Utf8, "fips"),
    Column::new(ColumnKind::Utf8, "code"),
    Column::new(ColumnKind::Utf8, "name"),
    Column::new(ColumnKind::Utf8, "type").note("state, territory or district"),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Int64, "count"),
];

pub static IDVS_AWARDS: &[Column] = &[
    Column::new(ColumnKind::Int64, "award_id"),
    Column::new(ColumnKind::Utf8, "award_type").nullable(),
    Column::new(ColumnKind::Utf8, "description").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency").nullable(),
    Column::new(ColumnKind::Utf8, "awarding_agency").nullable(),
    Column::new(ColumnKind::Int64, "funding_agency_id").nullable(),
    Column::new(ColumnKind::Int64, "awarding_agency_id").nullable(),
    Column::new(ColumnKind::Utf8, "generated_unique_award_id"),
    Column::new(ColumnKind::Utf8, "last_date_to_order")
        .nullable()
        .note("free text column, a date as a rule"),
    Column::new(ColumnKind::Float64, "obligated_amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Date32, "period_of_performance_current_end_date").nullable(),
    Column::new(ColumnKind::Date32, "period_of_performance_start_date").nullable(),
    Column::new(ColumnKind::Utf8, "piid").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_slug").nullable(),
    Column::new(ColumnKind::Utf8, "awarding_agency_slug").nullable(),
];

pub static IDVS_FUNDING: &[Column] = &[
    Column::new(ColumnKind::Int64, "award_id"),
    Column::new(ColumnKind::Utf8, "generated_unique_award_id"),
    Column::new(ColumnKind::Int64, "reporting_fiscal_year").nullable(),
    Column::new(ColumnKind::Int64, "reporting_fiscal_quarter").nullable(),
    Column::new(ColumnKind::Int64, "reporting_fiscal_month")
        .nullable()
        .note("fiscal period"),
    Column::new(ColumnKind::Bool, "is_quarterly_submission").nullable(),
    Column::new(ColumnKind::Utf8, "disaster_emergency_fund_code")
        .nullable()
        .note("code of the kind of award"),
    Column::new(ColumnKind::Utf8, "piid").nullable(),
    Column::new(ColumnKind::Int64, "awarding_agency_id").nullable(),
    Column::new(ColumnKind::Int64, "awarding_toptier_agency_id").nullable(),
    Column::new(ColumnKind::Utf8, "awarding_agency_name").nullable(),
    Column::new(ColumnKind::Int64, "funding_agency_id").nullable(),
    Column::new(ColumnKind::Int64, "funding_toptier_agency_id").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_name").nullable(),
    Column::new(ColumnKind::Utf8, "agency_id")
        .nullable()
        .note("three-digit agency identifier, not an internal id"),
    Column::new(ColumnKind::Utf8, "main_account_code").nullable(),
    Column::new(ColumnKind::Utf8, "account_title").nullable(),
    Column::new(ColumnKind::Utf8, "program_activity_code").nullable(),
    Column::new(ColumnKind::Utf8, "program_activity_name").nullable(),
    Column::new(ColumnKind::Utf8, "object_class").nullable(),
    Column::new(ColumnKind::Utf8, "object_class_name").nullable(),
    Column::new(ColumnKind::Float64, "transaction_obligated_amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "gross_outlay_amount")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Utf8, "awarding_agency_slug").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_slug").nullable(),
];

pub static AUTOCOMPLETE_PROGRAM_ACTIVITY: &[Column] = &[
    Column::new(ColumnKind::Utf8, "program_activity_code"),
    Column::new(ColumnKind::Utf8, "program_activity_name").nullable(),
];

pub static SEARCH_NEW_AWARDS_OVER_TIME: &[Column] = &[
    Column::new(ColumnKind::Int64, "new_award_count_in_period"),
    Column::new(ColumnKind::Utf8, "time_period.fiscal_year").note("number as text"),
    Column::new(ColumnKind::Utf8, "time_period.quarter")
        .nullable()
        .optional()
        .note("number as text, group quarter only"),
    Column::new(ColumnKind::Utf8, "time_period.month")
        .nullable()
        .optional()
        .note("fiscal month, number as text, group month only"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_CATEGORY: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .optional()
        .note("not in the recipient categories"),
    Column::new(ColumnKind::Utf8, "code").nullable().optional(),
    Column::new(ColumnKind::Utf8, "name").nullable().optional(),
    Column::new(ColumnKind::Int64, "agency_id")
        .nullable()
        .optional()
        .note("subagency categories, as agency_abbreviation, agency_name, subagency_slug"),
    Column::new(ColumnKind::Utf8, "agency_abbreviation")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Utf8, "agency_name")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Utf8, "agency_slug")
        .nullable()
        .optional()
        .note("agency and subagency categories"),
    Column::new(ColumnKind::Utf8, "subagency_slug")
        .nullable()
        .optional(),
    Column::new(ColumnKind::Int64, "year_retired")
        .nullable()
        .optional()
        .note("naics only"),
    Column::new(ColumnKind::Utf8, "recipient_id")
        .nullable()
        .optional()
        .note("recipient categories, as uei"),
    Column::new(ColumnKind::Utf8, "uei").nullable().optional(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards, and award_financial in defc"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_DEFC: &[Column] = &[
    Column::new(ColumnKind::Int64, "id")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "code").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards and award_financial"),
];

pub static SEARCH_SPENDING_BY_CATEGORY_RECIPIENT: &[Column] = &[
    Column::new(ColumnKind::Float64, "amount").unit("USD"),
    Column::new(ColumnKind::Utf8, "recipient_id").nullable(),
    Column::new(ColumnKind::Utf8, "name").nullable(),
    Column::new(ColumnKind::Utf8, "code")
        .nullable()
        .note("DUNS number"),
    Column::new(ColumnKind::Utf8, "uei").nullable(),
    Column::new(ColumnKind::Float64, "total_outlays")
        .nullable()
        .unit("USD")
        .note("null except at spending_level awards"),
];

pub static SEARCH_SPENDING_BY_SUBAWARD_GROUPED: &[Column] = &[
    Column::new(ColumnKind::Utf8, "award_id")
        .nullable()
        .note("PIID, FAIN or URI"),
    Column::new(ColumnKind::Int64, "subaward_count").nullable(),
    Column::new(ColumnKind::Float64, "subaward_obligation").unit("USD"),
    Column::new(ColumnKind::Utf8, "award_generated_internal_id"),
];

pub static SEARCH_SPENDING_BY_TRANSACTION_GROUPED: &[Column] = &[
    Column::new(ColumnKind::Utf8, "award_id")
        .nullable()
        .note("PIID, FAIN or URI"),
    Column::new(ColumnKind::Int64, "transaction_count").nullable(),
    Column::new(ColumnKind::Float64, "transaction_obligation").unit("USD"),
    Column::new(ColumnKind::Utf8, "award_generated_internal_id"),
];

/// The names that `fields` may contain, after those that are always returned.
pub static SEARCH_SPENDING_BY_AWARD_CHOSEN: &[Column] = &[
    Column::new(ColumnKind::Int64, "internal_id")
        .always()
        .when(AWARD_LEVEL_FIRST),
    Column::new(ColumnKind::Utf8, "generated_internal_id")
        .always()
        .when(AWARD_LEVEL_FIRST),
    Column::new(ColumnKind::Utf8, "internal_id")
        .always()
        .when(SUBAWARD_LEVEL_FIRST)
        .nullable()
        .note("the subaward number, a text here"),
    Column::new(ColumnKind::Int64, "prime_award_internal_id")
        .always()
        .when(SUBAWARD_LEVEL_FIRST)
        .nullable()
        .note("JSON int in the server's tests; the contract says text"),
    Column::new(ColumnKind::Utf8, "prime_award_generated_internal_id")
        .always()
        .when(SUBAWARD_LEVEL_FIRST)
        .nullable(),
    Column::new(ColumnKind::Int64, "awarding_agency_id")
        .with("Awarding Agency")
        .when(AWARD_LEVEL_FIRST)
        .nullable()
        .optional()
        .note(
            "missing in a record whose Awarding Agency is null; agency_code (text) comes instead",
        ),
    Column::new(ColumnKind::Utf8, "agency_slug")
        .with("Awarding Agency")
        .when(AWARD_LEVEL_FIRST)
        .nullable()
        .optional(),
    Column::new(ColumnKind::Utf8, "Award ID").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Name").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient DUNS Number").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_id")
        .nullable()
        .note("hash and level"),
    Column::new(ColumnKind::Utf8, "Awarding Agency").nullable(),
    Column::new(ColumnKind::Utf8, "Awarding Agency Code").nullable(),
    Column::new(ColumnKind::Utf8, "Awarding Sub Agency").nullable(),
    Column::new(ColumnKind::Utf8, "Awarding Sub Agency Code").nullable(),
    Column::new(ColumnKind::Utf8, "Funding Agency").nullable(),
    Column::new(ColumnKind::Utf8, "Funding Agency Code").nullable(),
    Column::new(ColumnKind::Utf8, "Funding Sub Agency").nullable(),
    Column::new(ColumnKind::Utf8, "Funding Sub Agency Code").nullable(),
    Column::new(ColumnKind::Utf8, "Place of Performance City Code")
        .nullable()
        .note("text with leading zeros; the contract says number"),
    Column::new(ColumnKind::Utf8, "Place of Performance State Code")
        .nullable()
        .note("letters; the contract says number"),
    Column::new(ColumnKind::Utf8, "Place of Performance Country Code").nullable(),
    Column::new(ColumnKind::Utf8, "Place of Performance Zip5")
        .nullable()
        .note("the contract says number"),
    Column::new(ColumnKind::Utf8, "Description").nullable(),
    Column::new(ColumnKind::Timestamp, "Last Modified Date")
        .nullable()
        .no_offset()
        .note("YYYY-MM-DD HH:MM:SS, blank instead of T, no zone"),
    Column::new(ColumnKind::Date32, "Base Obligation Date").nullable(),
    Column::new(ColumnKind::Utf8, "prime_award_recipient_id")
        .nullable()
        .note("always null in the award groups, filled for subawards"),
    Column::new(ColumnKind::Utf8, "generated_internal_id"),
    Column::new(ColumnKind::ListUtf8, "def_codes")
        .nullable()
        .note("with a def_codes filter only those codes"),
    Column::new(ColumnKind::Float64, "COVID-19 Obligations")
        .nullable()
        .unit("USD")
        .note("null when the award has no account data"),
    Column::new(ColumnKind::Float64, "COVID-19 Outlays")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "Infrastructure Obligations")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "Infrastructure Outlays")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Utf8, "Recipient UEI").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.location_country_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.country_name").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.state_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.state_name").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.city_name").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.county_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.county_name").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.address_line1").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.address_line2").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.address_line3").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.congressional_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.zip4").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.zip5").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.foreign_postal_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.foreign_province").nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Primary Place of Performance.location_country_code",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Primary Place of Performance.country_name",
    )
    .nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.state_code").nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.state_name").nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.city_name").nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.county_code").nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.county_name").nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Primary Place of Performance.congressional_code",
    )
    .nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.zip4").nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.zip5").nullable(),
    Column::new(ColumnKind::Date32, "Start Date").nullable(),
    Column::new(ColumnKind::Date32, "End Date").nullable(),
    Column::new(ColumnKind::Float64, "Award Amount")
        .nullable()
        .unit("USD")
        .note("a whole amount may be a JSON int"),
    Column::new(ColumnKind::Float64, "Total Outlays")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Utf8, "Contract Award Type").nullable(),
    Column::new(ColumnKind::Utf8, "NAICS.code")
        .nullable()
        .note("at subaward level for procurement prime awards"),
    Column::new(ColumnKind::Utf8, "NAICS.description").nullable(),
    Column::new(ColumnKind::Utf8, "PSC.code")
        .nullable()
        .note("at subaward level for procurement prime awards"),
    Column::new(ColumnKind::Utf8, "PSC.description").nullable(),
    Column::new(ColumnKind::Date32, "Last Date to Order").nullable(),
    Column::new(ColumnKind::Date32, "Issued Date").nullable(),
    Column::new(ColumnKind::Float64, "Loan Value")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Float64, "Subsidy Cost")
        .nullable()
        .unit("USD"),
    Column::new(ColumnKind::Utf8, "SAI Number").nullable(),
    Column::new(ColumnKind::Utf8, "CFDA Number").nullable(),
    Column::new(ColumnKind::ListStruct, "Assistance Listings")
        .nullable()
        .columns(&[
            Column::new(ColumnKind::Utf8, "cfda_number")
                .nullable()
                .optional(),
            Column::new(ColumnKind::Utf8, "cfda_program_title")
                .nullable()
                .optional()
                .note("missing when unknown"),
        ]),
    Column::new(ColumnKind::Utf8, "primary_assistance_listing.cfda_number").nullable(),
    Column::new(
        ColumnKind::Utf8,
        "primary_assistance_listing.cfda_program_title",
    )
    .nullable(),
    Column::new(ColumnKind::Utf8, "Award Type").nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Award ID").nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Award Type")
        .nullable()
        .note("sub-contract or sub-grant"),
    Column::new(ColumnKind::Utf8, "Sub-Awardee Name").nullable(),
    Column::new(ColumnKind::Date32, "Sub-Award Date").nullable(),
    Column::new(ColumnKind::Float64, "Sub-Award Amount")
        .nullable()
        .unit("USD")
        .note("JSON number; the contract says text"),
    Column::new(ColumnKind::Utf8, "Prime Award ID")
        .nullable()
        .note("PIID or FAIN"),
    Column::new(ColumnKind::Utf8, "Prime Recipient Name").nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Award Description").nullable(),
    Column::new(ColumnKind::Utf8, "subaward_description_sorted")
        .nullable()
        .note("the first 8190 characters of Sub-Award Description, by which it is sorted"),
    Column::new(ColumnKind::Utf8, "Sub-Recipient UEI").nullable(),
    Column::new(ColumnKind::Utf8, "Prime Award Recipient UEI").nullable(),
    Column::new(ColumnKind::Utf8, "sub_award_recipient_id").nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Recipient Location.location_country_code",
    )
    .nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Recipient Location.country_name").nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Recipient Location.state_code").nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Recipient Location.state_name").nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Recipient Location.city_name").nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Recipient Location.county_code").nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Recipient Location.county_name").nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Recipient Location.address_line1").nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Recipient Location.congressional_code",
    )
    .nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Recipient Location.zip4").nullable(),
    Column::new(ColumnKind::Utf8, "Sub-Recipient Location.zip5").nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Recipient Location.foreign_postal_code",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Award Primary Place of Performance.location_country_code",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Award Primary Place of Performance.country_name",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Award Primary Place of Performance.state_code",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Award Primary Place of Performance.state_name",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Award Primary Place of Performance.city_name",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Award Primary Place of Performance.county_code",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Award Primary Place of Performance.county_name",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Award Primary Place of Performance.congressional_code",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Award Primary Place of Performance.zip4",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Sub-Award Primary Place of Performance.zip5",
    )
    .nullable(),
    Column::new(ColumnKind::Utf8, "Assistance Listing.cfda_number")
        .nullable()
        .note("assistance prime awards; may hold several numbers in one text"),
    Column::new(ColumnKind::Utf8, "Assistance Listing.cfda_program_title")
        .nullable()
        .note("may hold several titles in one text"),
    Column::new(ColumnKind::Utf8, "naics_code").nullable(),
    Column::new(ColumnKind::Utf8, "naics_description").nullable(),
    Column::new(ColumnKind::Utf8, "psc_code").nullable(),
    Column::new(ColumnKind::Utf8, "psc_description").nullable(),
    Column::new(ColumnKind::Utf8, "cfda_number").nullable(),
    Column::new(ColumnKind::Utf8, "cfda_program_title").nullable(),
    Column::new(ColumnKind::Utf8, "sub_cfda_program_titles")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "recipient_location_city_name").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_location_state_code").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_location_country_name").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_location_address_line1").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_location_address_line2").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_location_address_line3").nullable(),
    Column::new(ColumnKind::Utf8, "sub_recipient_location_city_name")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "sub_recipient_location_state_code")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "sub_recipient_location_country_name")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "sub_recipient_location_address_line1")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "pop_city_name").nullable(),
    Column::new(ColumnKind::Utf8, "pop_state_code").nullable(),
    Column::new(ColumnKind::Utf8, "pop_country_name").nullable(),
    Column::new(ColumnKind::Utf8, "sub_pop_city_name")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "sub_pop_state_code")
        .nullable()
        .note("always null"),
    Column::new(ColumnKind::Utf8, "sub_pop_country_name")
        .nullable()
        .note("always null"),
];

/// The names that `fields` may contain, after those that are always returned.
pub static SEARCH_SPENDING_BY_TRANSACTION_CHOSEN: &[Column] = &[
    Column::new(ColumnKind::Utf8, "generated_internal_id")
        .always()
        .nullable(),
    Column::new(ColumnKind::Int64, "internal_id")
        .always()
        .nullable()
        .note("JSON int in the server's tests; the contract says text"),
    Column::new(ColumnKind::Date32, "Action Date").nullable(),
    Column::new(ColumnKind::Utf8, "Action Type").nullable(),
    Column::new(ColumnKind::Utf8, "Award ID")
        .nullable()
        .note("PIID, FAIN or URI"),
    Column::new(ColumnKind::Utf8, "Award Type").nullable(),
    Column::new(ColumnKind::Utf8, "Awarding Agency").nullable(),
    Column::new(ColumnKind::Int64, "awarding_agency_id")
        .nullable()
        .note("JSON int; the contract says text"),
    Column::new(ColumnKind::Utf8, "awarding_agency_slug")
        .nullable()
        .note("the text none when the agency is unknown"),
    Column::new(ColumnKind::Utf8, "Awarding Sub Agency").nullable(),
    Column::new(ColumnKind::Utf8, "cfda_number").nullable(),
    Column::new(ColumnKind::Utf8, "cfda_title").nullable(),
    Column::new(ColumnKind::ListUtf8, "def_codes").nullable(),
    Column::new(ColumnKind::Utf8, "Funding Agency").nullable(),
    Column::new(ColumnKind::Utf8, "funding_agency_slug")
        .nullable()
        .note("the text none when the agency is unknown"),
    Column::new(ColumnKind::Utf8, "Funding Sub Agency").nullable(),
    Column::new(ColumnKind::Utf8, "generated_internal_id").nullable(),
    Column::new(ColumnKind::Int64, "internal_id")
        .nullable()
        .note("JSON int in the server's tests; the contract says text"),
    Column::new(ColumnKind::Date32, "Issued Date")
        .nullable()
        .note("start of performance"),
    Column::new(ColumnKind::Date32, "Last Date to Order").nullable(),
    Column::new(ColumnKind::Float64, "Loan Value")
        .nullable()
        .unit("USD")
        .note("JSON number; the contract says text"),
    Column::new(ColumnKind::Utf8, "Mod").nullable(),
    Column::new(ColumnKind::Utf8, "naics_code").nullable(),
    Column::new(ColumnKind::Utf8, "naics_description").nullable(),
    Column::new(ColumnKind::Utf8, "pop_city_name").nullable(),
    Column::new(ColumnKind::Utf8, "pop_country_name").nullable(),
    Column::new(ColumnKind::Utf8, "pop_state_code").nullable(),
    Column::new(ColumnKind::Utf8, "product_or_service_code").nullable(),
    Column::new(ColumnKind::Utf8, "product_or_service_description").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_id")
        .nullable()
        .note("hash and level"),
    Column::new(ColumnKind::Utf8, "recipient_location_address_line1").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_location_address_line2").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_location_address_line3").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_location_city_name").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_location_country_name").nullable(),
    Column::new(ColumnKind::Utf8, "recipient_location_state_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Name").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient UEI").nullable(),
    Column::new(ColumnKind::Float64, "Subsidy Cost")
        .nullable()
        .unit("USD")
        .note("JSON number; the contract says text"),
    Column::new(ColumnKind::Float64, "Transaction Amount")
        .nullable()
        .unit("USD")
        .note("JSON number as indexed; the contract's examples show text"),
    Column::new(ColumnKind::Utf8, "Transaction Description").nullable(),
    Column::new(ColumnKind::Utf8, "Assistance Listing.cfda_number").nullable(),
    Column::new(ColumnKind::Utf8, "Assistance Listing.cfda_title").nullable(),
    Column::new(ColumnKind::Utf8, "NAICS.code").nullable(),
    Column::new(ColumnKind::Utf8, "NAICS.description").nullable(),
    Column::new(ColumnKind::Utf8, "PSC.code").nullable(),
    Column::new(ColumnKind::Utf8, "PSC.description").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.location_country_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.country_name").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.state_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.state_name").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.city_name").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.county_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.county_name").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.address_line1").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.address_line2").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.address_line3").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.congressional_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.zip4").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.zip5").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.foreign_postal_code").nullable(),
    Column::new(ColumnKind::Utf8, "Recipient Location.foreign_province").nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Primary Place of Performance.location_country_code",
    )
    .nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Primary Place of Performance.country_name",
    )
    .nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.state_code").nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.state_name").nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.city_name").nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.county_code").nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.county_name").nullable(),
    Column::new(
        ColumnKind::Utf8,
        "Primary Place of Performance.congressional_code",
    )
    .nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.zip4").nullable(),
    Column::new(ColumnKind::Utf8, "Primary Place of Performance.zip5").nullable(),
];
