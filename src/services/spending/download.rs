//! Spending: downloads and archives.

use super::answers;
use super::parameters::{
    ALL_AWARD_TYPES, EXTRA_COLUMNS, FILE_COLUMNS, FILE_FORMAT, GENERATED_OR_DIGITS, LONG_SEARCH,
    NO_DEF_CODE, NO_NEW_AWARDS_OF_SUBAWARDS, ROW_LIMIT, SUBAWARD_LEVEL, TOPTIER,
};
use super::{columns, filters};
use openshelf_core::table::{Condition, Ignored, Kind, Operation, Parameter, Rule};

const NO_DATE_SIGNED_OF_SUBAWARDS: Rule = Rule::Refused {
    when: Condition::All(&[
        SUBAWARD_LEVEL,
        Condition::Holds {
            list: ("filters", "time_period"),
            member: "date_type",
            value: "date_signed",
        },
    ]),
    blamed: &["filters.time_period.date_type"],
    why: "the service fails on the signing dates of subawards (500); give another date_type, or leave subawards and spending_level out",
};

pub static OPERATIONS: &[Operation] = &[
    Operation::post("bulk_download", "list_agencies", "/api/v2/bulk_download/list_agencies/")
        .row("Agency and account operations", "List agencies")
        .summary("Agencies (or sub-agencies of one agency) usable in downloads")
        .answer_members(answers::DOWNLOAD_AGENCIES)
        .parameters(&[
            Parameter::body(Kind::Text, "agencies_type")
                .wire("type")
                .required()
                .values(&["account_agencies", "award_agencies"])
                .note("Which list of agencies"),
            Parameter::body(Kind::Integer, "agency")
                .sample("14")
                .note("Agency; a toptier_agency_id of this operation's own answer, not the agency_id of toptier_agencies; 0 or absent = list agencies; unknown id gives 400"),
        ])
        .members(&["agencies", "sub_agencies"])
        .example(r#"{"name": "Department of Examples", "toptier_agency_id": 68, "toptier_code": "099"}"#)
        .notes(&["without agency: agencies is an object with the lists cfo_agencies and other_agencies, sub_agencies is []", "the example is one member of agencies.cfo_agencies / agencies.other_agencies", "with agency: agencies is [] and sub_agencies is the list of {subtier_agency_name}"]),
    Operation::post("bulk_download", "awards", "/api/v2/bulk_download/awards/")
        .row("Download operations", "Bulk award download")
        .summary("Start a custom award download within one year")
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::BULK_DOWNLOAD)
                .sample(r#"{"prime_award_types": ["A", "B"], "date_type": "action_date", "date_range": {"start_date": "2024-01-01", "end_date": "2024-03-31"}, "agencies": [{"type": "awarding", "tier": "toptier", "name": "Department of Agriculture"}]}"#)
                .note("Filters; a shape of its own: prime_award_types or sub_award_types, date_range, date_type, agencies, places"),
            FILE_FORMAT,
            EXTRA_COLUMNS,
            Parameter::body(Kind::Texts, "award_levels")
                .extra()
                .values(&["prime_awards"])
                .note("Award levels; needed only by the keyword form (filters with nothing but keywords): without it that form answers 400"),
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["filters.date_range spans at most 366 days (else 400)", "filters needs prime_award_types or sub_award_types (else 400)", "creates a job, or returns the newest one of the same request since the last data load; download.status(file_name) tells its state: ready, running, finished or failed"])
        .creates_job(),
    Operation::post("download", "accounts", "/api/v2/download/accounts/")
        .row("Download operations", "Account download")
        .summary("Start a custom account data download")
        .parameters(&[
            Parameter::body(Kind::Text, "account_level")
                .required()
                .values(&["treasury_account", "federal_account"])
                .note("Kind of account"),
            Parameter::body(Kind::Texts, "submission_types")
                .wire("filters.submission_types")
                .required()
                .values(&["account_balances", "object_class_program_activity", "award_financial"])
                .note("Kinds of submission"),
            Parameter::body(Kind::Integer, "fiscal_year")
                .wire("filters.fy")
                .required()
                .sample("2024")
                .note("Fiscal year"),
            Parameter::body(Kind::Text, "agency")
                .wire("filters.agency")
                .sample(r#""all""#)
                .note("Agency; toptier_agency_id as a string of digits, or (server) an agency abbreviation; an int is rejected (400), unknown: 404; server default all"),
            Parameter::body(Kind::Text, "federal_account")
                .wire("filters.federal_account")
                .sample(r#""4324""#)
                .note("Federal account; internal id as a string (an int is rejected, 400); server default all"),
            Parameter::body(Kind::Integer, "quarter")
                .wire("filters.quarter")
                .range(1, 4)
                .sample("2")
                .note("Quarter of the fiscal year"),
            Parameter::body(Kind::Integer, "period")
                .wire("filters.period")
                .range(2, 12)
                .sample("6")
                .note("Period of the fiscal year"),
            Parameter::body(Kind::Texts, "def_codes")
                .wire("filters.def_codes")
                .refusals(&[NO_DEF_CODE])
                .sample(r#"["L", "M"]"#)
                .note("Disaster and emergency fund codes; references.def_codes() lists them"),
            FILE_FORMAT,
            EXTRA_COLUMNS,
            Parameter::body(Kind::Text, "budget_function")
                .wire("filters.budget_function")
                .extra()
                .sample(r#""050""#)
                .note("Budget function code"),
            Parameter::body(Kind::Text, "budget_subfunction")
                .wire("filters.budget_subfunction")
                .extra()
                .sample(r#""051""#)
                .note("Budget subfunction code"),
        ])
        .rules(&[Rule::ExactlyOne(&["quarter", "period"])])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["exactly one of quarter, period (none or both: 400)", "creates a job, or returns the newest one of the same request since the last data load; download.status(file_name) tells its state: ready, running, finished or failed"])
        .creates_job(),
    Operation::post("download", "assistance", "/api/v2/download/assistance/")
        .row("Download operations", "Assistance award download")
        .summary("Start a download of the data of one assistance award")
        .parameters(&[
            Parameter::body(Kind::IntegerOrText, "award_id")
                .required()
                .pattern(GENERATED_OR_DIGITS)
                .sample(r#""CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-""#)
                .note("Award; generated id (str) or internal id (digits); unknown id: 400"),
            FILE_FORMAT,
            ROW_LIMIT,
            FILE_COLUMNS,
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["creates a job, or returns the newest one of the same request since the last data load; download.status(file_name) tells its state: ready, running, finished or failed", "the kind of award is not checked"])
        .creates_job(),
    Operation::post("download", "contract", "/api/v2/download/contract/")
        .row("Download operations", "Contract award download")
        .summary("Start a download of the data of one contract award")
        .parameters(&[
            Parameter::body(Kind::IntegerOrText, "award_id")
                .required()
                .pattern(GENERATED_OR_DIGITS)
                .sample(r#""CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-""#)
                .note("Award; generated id (str) or internal id (digits); unknown id: 400"),
            FILE_FORMAT,
            ROW_LIMIT,
            FILE_COLUMNS,
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["creates a job, or returns the newest one of the same request since the last data load; download.status(file_name) tells its state: ready, running, finished or failed", "the kind of award is not checked"])
        .creates_job(),
    Operation::post("download", "idv", "/api/v2/download/idv/")
        .row("Download operations", "IDV download")
        .summary("Start a download of the data of one IDV")
        .parameters(&[
            Parameter::body(Kind::IntegerOrText, "award_id")
                .required()
                .pattern(GENERATED_OR_DIGITS)
                .sample(r#""CONT_IDV_EXAMPLE0001_1200""#)
                .note("Award; generated id (str) or internal id (digits); unknown id: 400"),
            FILE_FORMAT,
            ROW_LIMIT,
            FILE_COLUMNS,
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["creates a job, or returns the newest one of the same request since the last data load; download.status(file_name) tells its state: ready, running, finished or failed", "the kind of award is not checked"])
        .creates_job(),
    Operation::post("download", "awards", "/api/v2/download/awards/")
        .row("Download operations", "Advanced award download")
        .summary("Start a download of awards and their subawards matching filters")
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::DOWNLOAD_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; search filters, at least one; award_type_codes defaults to all; no date before 2007-10-01"),
            Parameter::body(Kind::Texts, "columns")
                .sample(r#"["award_id_piid"]"#)
                .note("Columns of the file; column names of the file; absent or empty: all columns"),
            FILE_FORMAT,
            Parameter::body(Kind::Integer, "limit")
                .range(0, 500_000)
                .note("Results per page; number of rows; server default and maximum 500000, more: 422"),
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["creates a job, or returns the newest one of the same request since the last data load; download.status(file_name) tells its state: ready, running, finished or failed"])
        .creates_job(),
    Operation::post("download", "transactions", "/api/v2/download/transactions/")
        .row("Download operations", "Advanced transaction download")
        .summary("Start a download of transactions and subawards matching filters")
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::DOWNLOAD_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; search filters, at least one; award_type_codes defaults to all; no date before 2007-10-01"),
            Parameter::body(Kind::Texts, "columns")
                .sample(r#"["award_id_piid"]"#)
                .note("Columns of the file; column names of the file; absent or empty: all columns"),
            FILE_FORMAT,
            Parameter::body(Kind::Integer, "limit")
                .range(0, 500_000)
                .note("Results per page; number of rows; server default and maximum 500000, more: 422"),
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["creates a job, or returns the newest one of the same request since the last data load; download.status(file_name) tells its state: ready, running, finished or failed"])
        .creates_job(),
    Operation::post("download", "count", "/api/v2/download/count/")
        .row("Download operations", "Transaction count for a download")
        .summary("Number of rows a download with these filters would have")
        .answer_members(answers::DOWNLOAD_COUNT)
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; search filters"),
            Parameter::body(Kind::Text, "spending_level")
                .extra()
                .values(&["awards", "transactions", "subawards"])
                .note("What is counted; server default transactions"),
            Parameter::body(Kind::Boolean, "subawards")
                .extra()
                .note("True to work on subawards; to be dropped by the service; use spending_level"),
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_DATE_SIGNED_OF_SUBAWARDS])
        .members(&["calculated_transaction_count", "maximum_transaction_limit", "transaction_rows_gt_limit", "calculated_count", "spending_level", "maximum_limit", "rows_gt_limit", "messages"])
        .notes(&["the three *transaction* members are announced to go; same values as calculated_count, maximum_limit, rows_gt_limit", "maximum_limit is 500000"])
        .timeout(LONG_SEARCH),
    Operation::post("download", "disaster", "/api/v2/download/disaster/")
        .row("Download operations", "DEF download")
        .summary("Start a COVID-19 DEF download of account and award data")
        .parameters(&[
            Parameter::body(Kind::Texts, "def_codes")
                .wire("filters.def_codes")
                .required()
                .values(&["L", "M", "N", "O", "P", "U", "V"])
                .refusals(&[NO_DEF_CODE])
                .sample(r#"["L"]"#)
                .note("Disaster and emergency fund codes; one code or all seven"),
            FILE_FORMAT,
        ])
        .rules(&[Rule::OneOrAll("def_codes")])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .ignored_when(&[Ignored {
            parameter: "file_format",
            when: Condition::Complete("def_codes"),
        }])
        .notes(&["def_codes holds one code or all of them (else 400)", "creates a job, or returns the newest one of the same request since the last data load; download.status(file_name) tells its state: ready, running, finished or failed", "all codes: answers with the newest pre-generated file, file_format has no effect"])
        .creates_job(),
    Operation::post("download", "disaster_recipients", "/api/v2/download/disaster/recipients/")
        .row("Download operations", "DEF recipient download")
        .summary("Start a DEF download of recipients")
        .parameters(&[
            Parameter::body(Kind::Texts, "def_codes")
                .wire("filters.def_codes")
                .required()
                .refusals(&[NO_DEF_CODE])
                .sample(r#"["L", "M"]"#)
                .note("Disaster and emergency fund codes; references.def_codes() lists them"),
            Parameter::body(Kind::Texts, "award_type_codes")
                .wire("filters.award_type_codes")
                .values(ALL_AWARD_TYPES)
                .note("Award type codes"),
            Parameter::body(Kind::Text, "query")
                .wire("filters.query")
                .sample(r#""forest""#)
                .note("Query; matched against the recipient name"),
            Parameter::body(Kind::Text, "file_format")
                .extra()
                .values(&["csv", "tsv", "pstxt"])
                .note("Format of the files; server default csv"),
            EXTRA_COLUMNS,
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["creates a job, or returns the newest one of the same request since the last data load; download.status(file_name) tells its state: ready, running, finished or failed"])
        .creates_job(),
    Operation::get("download", "status", "/api/v2/download/status")
        .row("Download operations", "Download status")
        .summary("State of a download job")
        .parameters(&[
            Parameter::query(Kind::Text, "file_name")
                .required()
                .sample(r#""All_PrimeTransactions_2024-01-13_H20M58S34486877.zip""#)
                .note("Name of the file, as the download operation gave it; file_name of a job; missing: 400, unknown: 404"),
        ])
        .members(&["status", "message", "file_name", "file_url", "total_size", "total_columns", "total_rows", "seconds_elapsed"])
        .never_cached()
        .notes(&["a job is ready, running, finished or failed; one whose worker died can stay running for ever", "jobs of bulk_download are found here too"]),
    Operation::post("bulk_download", "list_monthly_files", "/api/v2/bulk_download/list_monthly_files/")
        .row("Download operations", "List monthly archive files")
        .summary("Current archive files of an agency and fiscal year")
        .parameters(&[
            Parameter::body(Kind::IntegerOrText, "agency")
                .required()
                .pattern("all|[0-9]+")
                .sample(r#""all""#)
                .note("Agency; toptier_agency_id or all; unknown: 400"),
            Parameter::body(Kind::Integer, "fiscal_year")
                .required()
                .sample("2024")
                .note("Fiscal year; not range-checked"),
            Parameter::body(Kind::Text, "file_type")
                .wire("type")
                .required()
                .values(&["assistance", "contracts"])
                .note("Kind of archive file; which files"),
        ])
        .members(&["monthly_files"])
        .records("monthly_files")
        .example(r#"{"fiscal_year": 2020, "agency_name": "Example Department", "agency_acronym": "EXA", "type": "contracts", "updated_date": "2021-01-06", "file_name": "FY2020_099_Contracts_Full_20210106.zip", "url": "https://files.example/FY2020_099_Contracts_Full_20210106.zip"}"#)
        .columns(columns::BULK_DOWNLOAD_LIST_MONTHLY_FILES)
        .notes(&["delta files come in the same list, with fiscal_year null"]),
    Operation::get("bulk_download", "status", "/api/v2/bulk_download/status")
        .summary("State of a download job (same view as download/status)")
        .parameters(&[
            Parameter::query(Kind::Text, "file_name")
                .required()
                .sample(r#""All_PrimeTransactions_2024-01-13_H20M58S34486877.zip""#)
                .note("Name of the file, as the download operation gave it"),
        ])
        .members(&["status", "message", "file_name", "file_url", "total_size", "total_columns", "total_rows", "seconds_elapsed"])
        .never_cached(),
    Operation::get("bulk_download", "list_database_download_files", "/api/v2/bulk_download/list_database_download_files/")
        .summary("Newest full and subset database dump files")
        .answer_members(answers::DATABASE_FILES)
        .members(&["full_download_file", "subset_download_file", "messages"])
        .notes(&["each file member is an object: file_name, url (both may be null)"]),
    Operation::post("bulk_download", "list_unlinked_awards_files", "/api/v2/bulk_download/list_unlinked_awards_files/")
        .summary("Newest unlinked awards file of an agency")
        .answer_members(answers::UNLINKED_FILE)
        .parameters(&[
            Parameter::body(Kind::Text, "toptier_code")
                .required()
                .pattern(TOPTIER)
                .code()
                .sample(r#""012""#)
                .note("Code of a toptier agency; missing or unknown: 400"),
        ])
        .members(&["file", "messages"])
        .notes(&["file is an object: agency_name, toptier_code, agency_acronym, file_name, url"]),
    Operation::post("download", "search", "/api/v2/download/search/")
        .summary("Start a download of awards, transactions and subawards in one file")
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::DOWNLOAD_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; search filters; recipient_id is dropped"),
            Parameter::body(Kind::Texts, "spending_level")
                .values(&["awards", "transactions", "subawards"])
                .note("What is counted; server default all three"),
            Parameter::body(Kind::Texts, "columns")
                .sample(r#"["award_id_piid"]"#)
                .note("Columns of the file"),
            Parameter::body(Kind::Text, "file_format")
                .values(&["csv", "tsv", "pstxt"])
                .note("Format of the files; server default csv"),
            Parameter::body(Kind::Integer, "limit").range(0, 500_000).note("Number of rows; 500000 at most"),
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["creates a job, or returns the newest one of the same request since the last data load; download.status(file_name) tells its state: ready, running, finished or failed"])
        .creates_job(),
];
