//! The spending operations on downloads and archives.

use super::answers;
use super::parameters::{
    EXTRA_COLUMNS, FILE_COLUMNS, FILE_FORMAT, GENERATED_OR_DIGITS, LONG_SEARCH,
    NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ROW_LIMIT, TOPTIER, ordered_periods,
};
use super::values::{ALL_AWARD_TYPES, NO_DEF_CODE, SUBAWARD_LEVEL};
use super::{columns, filters};
use openshelf_core::catalog::{
    Condition, FileColumns, Ignored, Job, Listed, Operation, Parameter, ParameterKind, Rule,
};

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
const NO_AWARD_OF_SUBAWARDS: Rule = Rule::Refused {
    when: Condition::All(&[SUBAWARD_LEVEL, Condition::Has("filters", "award_unique_id")]),
    blamed: &["filters.award_unique_id", "subawards", "spending_level"],
    why: "the service cannot count subawards by award_unique_id (400); leave it out, or leave subawards and spending_level out",
};

/// Where the files of jobs and of archives are.
const HOSTS: &[&str] = &["files.usaspending.gov"];
/// Downloads of both kinds share their jobs, and one of the two operations that tell the state is enough.
static JOB: Job = Job {
    status: ("download", "status"),
    parameter: "file_name",
    name: "file_name",
    address: "file_url",
    state: "status",
    finished: "finished",
    failed: "failed",
    message: "message",
    rows: "total_rows",
    columns: "total_columns",
    size: "total_size",
    seconds: "seconds_elapsed",
    hosts: HOSTS,
    columns_of_file: &COLUMNS,
};
/// Codes may begin with zeros, and the last change of a record is a time.
static COLUMNS: FileColumns = FileColumns {
    texts: &[
        "_code",
        "_codes",
        "_id",
        "_name",
        "_description",
        "_flag",
        "_type",
        "_category",
        "_method",
        "last_modified_date",
    ],
    days: &["_date"],
    amounts: &[
        "amount",
        "amounts",
        "cost",
        "dollars",
        "loan",
        "obligated",
        "obligation",
        "obligations",
        "outlay",
        "outlayed",
        "outlays",
        "value",
    ],
    unit: "USD",
};
/// Files in these members of an answer.
const fn listed(places: &'static [&'static str]) -> Listed {
    Listed {
        places,
        name: "file_name",
        address: "url",
        hosts: HOSTS,
    }
}

pub static OPERATIONS: &[Operation] = &[
    Operation::post("bulk_download", "list_agencies", "/api/v2/bulk_download/list_agencies/")
        .specification_row("Agency and account operations", "List agencies")
        .summary("Agencies (or sub-agencies of one agency) usable in downloads")
        .answer_members(answers::DOWNLOAD_AGENCIES)
        .parameters(&[
            Parameter::body(ParameterKind::Text, "agencies_type")
                .wire("type")
                .required()
                .values(&["account_agencies", "award_agencies"])
                .note("What the agencies are for: downloads of accounts, or of awards"),
            Parameter::body(ParameterKind::Integer, "agency")
                .sample("14")
                .note("Agency whose subagencies to list, by the toptier_agency_id that this operation gives, not by the agency_id of references.toptier_agencies; 0 or nothing lists the agencies"),
        ])
        .members(&["agencies", "sub_agencies"])
        .example(r#"{"name": "Department of Examples", "toptier_agency_id": 68, "toptier_code": "099"}"#)
        .notes(&["without agency, agencies is an object with the lists cfo_agencies and other_agencies, and sub_agencies is []", "each agency has name, toptier_agency_id and toptier_code", "with agency, agencies is [] and sub_agencies lists objects with subtier_agency_name"]),
    Operation::post("bulk_download", "awards", "/api/v2/bulk_download/awards/")
        .specification_row("Download operations", "Bulk award download")
        .summary("Start a custom award download within one year")
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::BULK_DOWNLOAD)
                .sample(r#"{"prime_award_types": ["A", "B"], "date_type": "action_date", "date_range": {"start_date": "2024-01-01", "end_date": "2024-03-31"}, "agencies": [{"type": "awarding", "tier": "toptier", "name": "Department of Agriculture"}]}"#)
                .note("Which awards the files hold; has prime_award_types or sub_award_types"),
            FILE_FORMAT,
            EXTRA_COLUMNS,
            Parameter::body(ParameterKind::Texts, "award_levels")
                .extra()
                .values(&["prime_awards"])
                .note("Award levels; needed when filters has nothing but keywords"),
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["filters.date_range spans at most 366 days", "filters has prime_award_types or sub_award_types", "starts a job, or gives the newest one of the same request since the service last loaded data; download.status says with file_name whether it is ready, running, finished or failed"])
        .creates_job(&JOB),
    Operation::post("download", "accounts", "/api/v2/download/accounts/")
        .specification_row("Download operations", "Account download")
        .summary("Start a custom account data download")
        .parameters(&[
            Parameter::body(ParameterKind::Text, "account_level")
                .required()
                .values(&["treasury_account", "federal_account"])
                .note("Level of the accounts: treasury accounts, or federal accounts"),
            Parameter::body(ParameterKind::Texts, "submission_types")
                .wire("filters.submission_types")
                .required()
                .values(&["account_balances", "object_class_program_activity", "award_financial"])
                .note("Files to write, by the submission that they come from: account balances, balances by object class and program activity, or award financial"),
            Parameter::body(ParameterKind::Integer, "fiscal_year")
                .wire("filters.fy")
                .required()
                .sample("2024")
                .note("Federal fiscal year, which starts on 1 October of the year before"),
            Parameter::body(ParameterKind::Text, "agency")
                .wire("filters.agency")
                .sample(r#""all""#)
                .note("Agency, by its toptier_agency_id as text or by its abbreviation; all when left out"),
            Parameter::body(ParameterKind::Text, "federal_account")
                .wire("filters.federal_account")
                .sample(r#""4324""#)
                .note("Federal account, by its id as text; all when left out"),
            Parameter::body(ParameterKind::Integer, "quarter")
                .wire("filters.quarter")
                .range(1, 4)
                .sample("2")
                .note("Quarter of the fiscal year, 1 for October to December"),
            Parameter::body(ParameterKind::Integer, "period")
                .wire("filters.period")
                .range(2, 12)
                .sample("6")
                .note("Month of the fiscal year: 2 is November, 12 is September"),
            Parameter::body(ParameterKind::Texts, "def_codes")
                .wire("filters.def_codes")
                .refusals(&[NO_DEF_CODE])
                .sample(r#"["L", "M"]"#)
                .note("Disaster and emergency fund codes (DEFC); references.def_codes lists them"),
            FILE_FORMAT,
            EXTRA_COLUMNS,
            Parameter::body(ParameterKind::Text, "budget_function")
                .wire("filters.budget_function")
                .extra()
                .sample(r#""050""#)
                .note("Code of the budget function; three digits, or all"),
            Parameter::body(ParameterKind::Text, "budget_subfunction")
                .wire("filters.budget_subfunction")
                .extra()
                .sample(r#""051""#)
                .note("Code of the budget subfunction; three digits, or all"),
        ])
        .example_parameters(&["quarter"])
        .rules(&[Rule::ExactlyOne(&["quarter", "period"])])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["the submissions are those of one quarter or one month", "starts a job, or gives the newest one of the same request since the service last loaded data; download.status says with file_name whether it is ready, running, finished or failed"])
        .creates_job(&JOB),
    Operation::post("download", "assistance", "/api/v2/download/assistance/")
        .specification_row("Download operations", "Assistance award download")
        .summary("Start a download of the data of one assistance award")
        .parameters(&[
            Parameter::body(ParameterKind::IntegerOrText, "award_id")
                .required()
                .pattern(GENERATED_OR_DIGITS)
                .sample(r#""CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-""#)
                .note("Award, by its generated id or its internal id; a generated id starts with CONT_ or ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits"),
            FILE_FORMAT,
            ROW_LIMIT,
            FILE_COLUMNS,
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["starts a job, or gives the newest one of the same request since the service last loaded data; download.status says with file_name whether it is ready, running, finished or failed", "the service does not check the kind of the award"])
        .creates_job(&JOB),
    Operation::post("download", "contract", "/api/v2/download/contract/")
        .specification_row("Download operations", "Contract award download")
        .summary("Start a download of the data of one contract award")
        .parameters(&[
            Parameter::body(ParameterKind::IntegerOrText, "award_id")
                .required()
                .pattern(GENERATED_OR_DIGITS)
                .sample(r#""CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-""#)
                .note("Award, by its generated id or its internal id; a generated id starts with CONT_ or ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits"),
            FILE_FORMAT,
            ROW_LIMIT,
            FILE_COLUMNS,
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["starts a job, or gives the newest one of the same request since the service last loaded data; download.status says with file_name whether it is ready, running, finished or failed", "the service does not check the kind of the award"])
        .creates_job(&JOB),
    Operation::post("download", "idv", "/api/v2/download/idv/")
        .specification_row("Download operations", "IDV download")
        .summary("Start a download of the data of one indefinite delivery vehicle (IDV)")
        .parameters(&[
            Parameter::body(ParameterKind::IntegerOrText, "award_id")
                .required()
                .pattern(GENERATED_OR_DIGITS)
                .sample(r#""CONT_IDV_EXAMPLE0001_1200""#)
                .note("Award, by its generated id or its internal id; a generated id starts with CONT_ or ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits"),
            FILE_FORMAT,
            ROW_LIMIT,
            FILE_COLUMNS,
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["starts a job, or gives the newest one of the same request since the service last loaded data; download.status says with file_name whether it is ready, running, finished or failed", "the service does not check the kind of the award"])
        .creates_job(&JOB),
    Operation::post("download", "awards", "/api/v2/download/awards/")
        .specification_row("Download operations", "Advanced award download")
        .summary("Start a download of awards and their subawards matching filters")
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::DOWNLOAD_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards the files hold, at least one filter; without award_type_codes all types; no date before 2007-10-01"),
            Parameter::body(ParameterKind::Texts, "columns")
                .sample(r#"["award_id_piid"]"#)
                .note("Names of the columns that the files shall have; all when left out or empty"),
            FILE_FORMAT,
            Parameter::body(ParameterKind::Integer, "limit")
                .range(0, 500_000)
                .note("Number of rows in each file; 500000 when left out, which is also the most"),
        ])
        .rules(&[ordered_periods(Condition::Always)])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["starts a job, or gives the newest one of the same request since the service last loaded data; download.status says with file_name whether it is ready, running, finished or failed"])
        .creates_job(&JOB),
    Operation::post("download", "transactions", "/api/v2/download/transactions/")
        .specification_row("Download operations", "Advanced transaction download")
        .summary("Start a download of transactions and subawards matching filters")
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::DOWNLOAD_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards the files hold, at least one filter; without award_type_codes all types; no date before 2007-10-01"),
            Parameter::body(ParameterKind::Texts, "columns")
                .sample(r#"["award_id_piid"]"#)
                .note("Names of the columns that the files shall have; all when left out or empty"),
            FILE_FORMAT,
            Parameter::body(ParameterKind::Integer, "limit")
                .range(0, 500_000)
                .note("Number of rows in each file; 500000 when left out, which is also the most"),
        ])
        .rules(&[ordered_periods(Condition::Always)])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["starts a job, or gives the newest one of the same request since the service last loaded data; download.status says with file_name whether it is ready, running, finished or failed"])
        .creates_job(&JOB),
    Operation::post("download", "count", "/api/v2/download/count/")
        .specification_row("Download operations", "Transaction count for a download")
        .summary("Number of rows a download with these filters would have")
        .answer_members(answers::DOWNLOAD_COUNT)
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards count"),
            Parameter::body(ParameterKind::Text, "spending_level")
                .extra()
                .values(&["awards", "transactions", "subawards"])
                .note("Whether transactions, awards or subawards count; transactions when left out"),
            Parameter::body(ParameterKind::Boolean, "subawards")
                .extra()
                .note("True to count subawards; the service will drop it, so use spending_level"),
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_DATE_SIGNED_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, NO_AWARD_OF_SUBAWARDS, ordered_periods(Condition::Always)])
        .members(&["calculated_transaction_count", "maximum_transaction_limit", "transaction_rows_gt_limit", "calculated_count", "spending_level", "maximum_limit", "rows_gt_limit", "messages"])
        .notes(&["the three members with transaction in their names repeat calculated_count, maximum_limit and rows_gt_limit; the service will drop them", "maximum_limit is 500000"])
        .timeout(LONG_SEARCH),
    Operation::post("download", "disaster", "/api/v2/download/disaster/")
        .specification_row("Download operations", "DEF download")
        .summary("Start a download of account and award data of the COVID-19 funds")
        .parameters(&[
            Parameter::body(ParameterKind::Texts, "def_codes")
                .wire("filters.def_codes")
                .required()
                .values(&["L", "M", "N", "O", "P", "U", "V"])
                .refusals(&[NO_DEF_CODE])
                .sample(r#"["L"]"#)
                .note("Disaster and emergency fund codes (DEFC): one code, or all of them"),
            FILE_FORMAT,
        ])
        .rules(&[Rule::OneOrAll("def_codes")])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .ignored_when(&[Ignored {
            parameter: "file_format",
            when: Condition::Complete("def_codes"),
        }])
        .notes(&["def_codes holds one code or all of them", "starts a job, or gives the newest one of the same request since the service last loaded data; download.status says with file_name whether it is ready, running, finished or failed", "with all codes the newest file made beforehand is given, and file_format has no effect"])
        .creates_job(&JOB),
    Operation::post("download", "disaster_recipients", "/api/v2/download/disaster/recipients/")
        .specification_row("Download operations", "DEF recipient download")
        .summary("Start a download of the recipients of disaster and emergency funds")
        .parameters(&[
            Parameter::body(ParameterKind::Texts, "def_codes")
                .wire("filters.def_codes")
                .required()
                .refusals(&[NO_DEF_CODE])
                .sample(r#"["L", "M"]"#)
                .note("Disaster and emergency fund codes (DEFC); references.def_codes lists them"),
            Parameter::body(ParameterKind::Texts, "award_type_codes")
                .wire("filters.award_type_codes")
                .values(ALL_AWARD_TYPES)
                .note("Award type codes that count; all when left out"),
            Parameter::body(ParameterKind::Text, "query")
                .wire("filters.query")
                .sample(r#""forest""#)
                .note("Text to look for in the names of recipients"),
            Parameter::body(ParameterKind::Text, "file_format")
                .extra()
                .values(&["csv", "tsv", "pstxt"])
                .note("Format of the files: comma-separated, tab-separated, or separated by vertical bars; comma-separated when left out"),
            EXTRA_COLUMNS,
        ])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["starts a job, or gives the newest one of the same request since the service last loaded data; download.status says with file_name whether it is ready, running, finished or failed"])
        .creates_job(&JOB),
    Operation::get("download", "status", "/api/v2/download/status")
        .specification_row("Download operations", "Download status")
        .summary("State of a download job, with the address of its file once it is finished")
        .parameters(&[
            Parameter::query(ParameterKind::Text, "file_name")
                .required()
                .sample(r#""All_PrimeTransactions_2024-01-13_H20M58S34486877.zip""#)
                .note("Name of the file, the file_name that the operation which started the download gave"),
        ])
        .members(&["status", "message", "file_name", "file_url", "total_size", "total_columns", "total_rows", "seconds_elapsed"])
        .never_cached()
        .notes(&["a job is ready, running, finished or failed; one whose worker died can stay running for ever", "jobs of bulk_download are found here too"]),
    Operation::post("bulk_download", "list_monthly_files", "/api/v2/bulk_download/list_monthly_files/")
        .specification_row("Download operations", "List monthly archive files")
        .summary("Current archive files of an agency and fiscal year")
        .parameters(&[
            Parameter::body(ParameterKind::IntegerOrText, "agency")
                .required()
                .pattern("all|[0-9]+")
                .sample(r#""all""#)
                .note("Agency; the toptier_agency_id of bulk_download.list_agencies, or all"),
            Parameter::body(ParameterKind::Integer, "fiscal_year")
                .required()
                .sample("2024")
                .note("Federal fiscal year; the service does not check its range"),
            Parameter::body(ParameterKind::Text, "file_type")
                .wire("type")
                .required()
                .values(&["assistance", "contracts"])
                .note("Which files: those of contracts, or those of assistance"),
        ])
        .members(&["monthly_files"])
        .records("monthly_files")
        .example(r#"{"fiscal_year": 2020, "agency_name": "Example Department", "agency_acronym": "EXA", "type": "contracts", "updated_date": "2021-01-06", "file_name": "FY2020_099_Contracts_Full_20210106.zip", "url": "https://files.example/FY2020_099_Contracts_Full_20210106.zip"}"#)
        .columns(columns::BULK_DOWNLOAD_LIST_MONTHLY_FILES)
        .lists_files(const { &listed(&["monthly_files"]) })
        .notes(&["delta files come in the same list, with fiscal_year null"]),
    Operation::get("bulk_download", "status", "/api/v2/bulk_download/status")
        .summary("State of a download job that bulk_download.awards started")
        .parameters(&[
            Parameter::query(ParameterKind::Text, "file_name")
                .required()
                .sample(r#""All_PrimeTransactions_2024-01-13_H20M58S34486877.zip""#)
                .note("Name of the file, the file_name that the operation which started the download gave"),
        ])
        .members(&["status", "message", "file_name", "file_url", "total_size", "total_columns", "total_rows", "seconds_elapsed"])
        .never_cached(),
    Operation::get("bulk_download", "list_database_download_files", "/api/v2/bulk_download/list_database_download_files/")
        .summary("Newest full and subset database dump files")
        .answer_members(answers::DATABASE_FILES)
        .members(&["full_download_file", "subset_download_file", "messages"])
        .lists_files(const { &listed(&["full_download_file", "subset_download_file"]) })
        .notes(&["each member is an object with file_name and url, which may be null"]),
    Operation::post("bulk_download", "list_unlinked_awards_files", "/api/v2/bulk_download/list_unlinked_awards_files/")
        .summary("Newest unlinked awards file of an agency")
        .answer_members(answers::UNLINKED_FILE)
        .parameters(&[
            Parameter::body(ParameterKind::Text, "toptier_code")
                .required()
                .pattern(TOPTIER)
                .code()
                .sample(r#""012""#)
                .note("Code of a toptier agency; 3 or 4 digits as text, leading zeros included"),
        ])
        .members(&["file", "messages"])
        .lists_files(const { &listed(&["file"]) })
        .notes(&["file is an object with agency_name, toptier_code, agency_acronym, file_name and url"]),
    Operation::post("download", "search", "/api/v2/download/search/")
        .summary("Start a download of awards, transactions and subawards in one file")
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::DOWNLOAD_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards the files hold; the service drops recipient_id"),
            Parameter::body(ParameterKind::Texts, "spending_level")
                .values(&["awards", "transactions", "subawards"])
                .note("Which files to write: transactions, awards, subawards; all three when left out"),
            Parameter::body(ParameterKind::Texts, "columns")
                .sample(r#"["award_id_piid"]"#)
                .note("Names of the columns that the files shall have"),
            Parameter::body(ParameterKind::Text, "file_format")
                .values(&["csv", "tsv", "pstxt"])
                .note("Format of the files: comma-separated, tab-separated, or separated by vertical bars; comma-separated when left out"),
            Parameter::body(ParameterKind::Integer, "limit").range(0, 500_000).note("Number of rows in each file; 500000 at most"),
        ])
        .rules(&[ordered_periods(Condition::Always)])
        .members(&["status_url", "file_name", "file_url", "download_request"])
        .notes(&["starts a job, or gives the newest one of the same request since the service last loaded data; download.status says with file_name whether it is ready, running, finished or failed"])
        .creates_job(&JOB),
];
