//! The parameters and rules that several operations of spending share.

use super::filters;
use super::values::{
    ALL_AWARD_TYPES, LOAN_AWARD_TYPES, NO_DEF_CODE, SUBAWARD_LEVEL, SUBAWARD_LEVEL_FIRST,
};
use openshelf_core::catalog::{
    Condition, CurrentYear, DefaultValue, Encoding, Ignored, Parameter, ParameterKind, Rule,
    Unmatched,
};

/// The code of a toptier agency.
pub const TOPTIER: &str = "[0-9]{3,4}";
/// The code of a federal account.
pub const ACCOUNT: &str = "[0-9]{3}-[0-9]{4}";
/// The generated id or the internal id of any award.
pub const GENERATED_OR_DIGITS: &str = "(CONT|ASST)_(AWD|IDV|NON|AGG)_.+|[0-9]+";
/// The generated id or the internal id of an indefinite delivery vehicle.
pub const GENERATED_IDV_OR_DIGITS: &str = "CONT_IDV_.+|[0-9]+";
const NEW_AWARDS: Condition = Condition::Holds {
    list: ("filters", "time_period"),
    member: "date_type",
    value: "new_awards_only",
};
const NO_NEW_SUBAWARDS: &str = "the service knows no new subawards and fails; give another date_type, or leave subawards and spending_level out";
pub const NO_NEW_AWARDS_OF_SUBAWARDS: Rule = Rule::Refused {
    when: Condition::All(&[SUBAWARD_LEVEL, NEW_AWARDS]),
    blamed: &["filters.time_period.date_type"],
    why: NO_NEW_SUBAWARDS,
};
/// As above, for operations where the level takes precedence over the flag.
pub const NO_NEW_AWARDS_AT_LEVEL: Rule = Rule::Refused {
    when: Condition::All(&[SUBAWARD_LEVEL_FIRST, NEW_AWARDS]),
    blamed: &["filters.time_period.date_type"],
    why: NO_NEW_SUBAWARDS,
};
/// Seconds without progress that a search may take; the service itself gives up after some minutes.
pub const LONG_SEARCH: f64 = 120.0;
/// At award level, a period that ends before it starts is a valid query; elsewhere it finds nothing.
pub const fn ordered_periods(when: Condition) -> Rule {
    Rule::OrderedPeriods {
        object: "filters",
        list: "time_period",
        days: ["start_date", "end_date"],
        ordered_with: "date_type",
        when,
    }
}
const NO_PARENT_OF_AWARDS: &str =
    "awards do not have the id of their recipient's parent, which ends in -P; transactions do";
/// Which awards a search finds, if its level is awards while the condition holds.
pub const fn parent_of_awards(when: Condition) -> Unmatched {
    Unmatched {
        object: "filters",
        member: "recipient_id",
        ending: "-P",
        when,
        why: NO_PARENT_OF_AWARDS,
    }
}
pub const PARENT_AT_AWARD_LEVEL: &[Unmatched] =
    &[parent_of_awards(Condition::Is("spending_level", "awards"))];
pub const NO_RECIPIENT_OF_SUBAWARDS: Rule = Rule::Refused {
    when: Condition::All(&[SUBAWARD_LEVEL, Condition::Has("filters", "recipient_id")]),
    blamed: &["filters.recipient_id", "subawards", "spending_level"],
    why: "the service knows no recipient_id of subawards (400); leave it out, or leave subawards and spending_level out",
};
pub const ONLY_TOTAL: Rule = Rule::OnlyWith {
    parameter: "sort",
    value: "total_budgetary_resources",
    other: "spending_type",
    other_value: "total",
};
pub const PAGE: Parameter = Parameter::body(ParameterKind::Integer, "page")
    .default(DefaultValue::Integer(1))
    .min(1)
    .note("Page of results, counted from 1");
pub const LIMIT: Parameter = Parameter::body(ParameterKind::Integer, "limit")
    .default(DefaultValue::Integer(10))
    .range(1, 100)
    .note("Records in a page");
pub const FISCAL_YEAR: Parameter = Parameter::query(ParameterKind::Integer, "fiscal_year")
        .min(2008)
        .until(CurrentYear::Fiscal)
        .sample("2024")
        .note("Federal fiscal year, which starts on 1 October of the year before; without it the current one, which is also the latest; a year for which agencies have published nothing yet gives BadRequestError (400)");
pub const DEF_CODES: Parameter = Parameter::body(ParameterKind::Texts, "def_codes")
        .wire("filter.def_codes")
        .required()
        .refusals(&[NO_DEF_CODE])
        .code()
        .sample(r#"["L", "M"]"#)
        .note("Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V; references.def_codes lists all");
pub const QUERY_PAGE: Parameter = Parameter::query(ParameterKind::Integer, "page")
    .default(DefaultValue::Integer(1))
    .min(1)
    .note("Page of results, counted from 1");
pub const TOPTIER_AGENCY_CODE: Parameter =
    Parameter::path(ParameterKind::Text, "toptier_agency_code")
        .required()
        .pattern(TOPTIER)
        .code()
        .sample(r#""012""#)
        .note("Code of a toptier agency; 3 or 4 digits as text, leading zeros included");
pub const SUBAWARDS: Parameter = Parameter::body(ParameterKind::Boolean, "subawards")
    .default(DefaultValue::Boolean(false))
    .note("True to count subawards; the service will drop it, so use spending_level");
pub const QUERY_ORDER: Parameter = Parameter::query(ParameterKind::Text, "order")
    .default(DefaultValue::Text("desc"))
    .values(&["asc", "desc"])
    .note("Ascending or descending order");
pub const FILTERS: Parameter = Parameter::body(ParameterKind::Object, "filters")
        .required()
        .schema(&filters::SEARCH)
        .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
        .note("Which awards count; the service does not require them");
pub const QUERY_LIMIT: Parameter = Parameter::query(ParameterKind::Integer, "limit")
    .default(DefaultValue::Integer(10))
    .range(1, 100)
    .note("Records in a page");
pub const EXTRA_SPENDING_LEVEL: Parameter = Parameter::body(ParameterKind::Text, "spending_level")
    .extra()
    .values(&["transactions", "awards", "subawards"])
    .note("Whether transactions, awards or subawards count; transactions when left out");
pub const RANKING_PAGE: Parameter = Parameter::body(ParameterKind::Integer, "page")
    .wire("pagination.page")
    .default(DefaultValue::Integer(1))
    .min(1)
    .note("Page of results, counted from 1");
pub const RANKING_LIMIT: Parameter = Parameter::body(ParameterKind::Integer, "limit")
    .wire("pagination.limit")
    .default(DefaultValue::Integer(10))
    .range(1, 100)
    .note("Records in a page");
pub const RANKING_ORDER: Parameter = Parameter::body(ParameterKind::Text, "order")
    .wire("pagination.order")
    .default(DefaultValue::Text("desc"))
    .values(&["asc", "desc"])
    .note("Ascending or descending order");
pub const NARROWING_QUERY: Parameter = Parameter::body(ParameterKind::Text, "query")
    .wire("filter.query")
    .extra()
    .sample(r#""forest""#)
    .note("Text to look for in the names");
pub const ORDER: Parameter = Parameter::body(ParameterKind::Text, "order")
    .default(DefaultValue::Text("desc"))
    .values(&["asc", "desc"])
    .note("Ascending or descending order");
pub const FILE_FORMAT: Parameter = Parameter::body(ParameterKind::Text, "file_format")
    .default(DefaultValue::Text("csv"))
    .values(&["csv", "tsv", "pstxt"])
    .note("Format of the files: comma-separated, tab-separated, or separated by vertical bars");
pub const TREE_FILTER: Parameter = Parameter::query(ParameterKind::Text, "filter")
    .sample(r#""forest""#)
    .note("Text to look for in ids and descriptions, in any case; the matching nodes come with their ancestors");
pub const ACCOUNT_COMPONENTS: Parameter = Parameter::body(ParameterKind::Object, "filter")
    .wire("filters")
    .required()
    .schema(&filters::ACCOUNT_COMPONENTS)
    .sample(r#"{"aid": "012", "main": "1106"}"#)
    .note("Components of treasury account symbols that narrow the list; None keeps the accounts that lack the component");
pub const COMPONENT_LIMIT: Parameter = Parameter::body(ParameterKind::Integer, "limit")
    .default(DefaultValue::Integer(10))
    .max(500)
    .note("Number of records; 500 at most");
pub const SEARCH_TEXT: Parameter = Parameter::body(ParameterKind::Text, "search_text")
    .required()
    .sample(r#""forest""#)
    .note("Text to complete");
pub const TOPTIER_CODE: Parameter = Parameter::path(ParameterKind::Text, "toptier_code")
    .required()
    .pattern(TOPTIER)
    .code()
    .sample(r#""012""#)
    .note("Code of a toptier agency; 3 or 4 digits as text, leading zeros included");
pub const AMOUNT_SORT: Parameter = Parameter::query(ParameterKind::Text, "sort")
    .extra()
    .values(&["name", "obligated_amount", "gross_outlay_amount"])
    .note("Member to sort by; obligated_amount when left out");
pub const SUGGESTION_LIMIT: Parameter = Parameter::body(ParameterKind::Integer, "limit")
    .min(0)
    .note("Number of records of each kind; 10 when left out, and there is no upper bound");
pub const RANKING_SORT: Parameter = Parameter::body(ParameterKind::Text, "sort")
    .wire("pagination.sort")
    .default(DefaultValue::Text("id"))
    .values(&[
        "id",
        "code",
        "description",
        "award_count",
        "face_value_of_loan",
        "obligation",
        "outlay",
    ])
    .note("Member to sort by");
pub const AWARD_ID: Parameter = Parameter::body(ParameterKind::IntegerOrText, "award_id")
        .required()
        .pattern(GENERATED_OR_DIGITS)
        .sample(r#""CONT_IDV_EXAMPLE0001_1200""#)
        .note("Award, by its generated id or its internal id; a generated id starts with CONT_ or ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits; an unknown id gives no records");
pub const OPTIONAL_PAGE: Parameter = Parameter::body(ParameterKind::Integer, "page")
    .min(1)
    .note("Page of results, counted from 1");
pub const OPTIONAL_LIMIT: Parameter = Parameter::body(ParameterKind::Integer, "limit")
    .range(1, 100)
    .note("Records in a page");
pub const AGENCY_AWARD_TYPES: Parameter =
    Parameter::query(ParameterKind::Texts, "award_type_codes")
        .extra()
        .values(ALL_AWARD_TYPES)
        .render(Encoding::Commas)
        .note("Award type codes that count; all when left out");
pub const EXTRA_QUERY_PAGE: Parameter = Parameter::query(ParameterKind::Integer, "page")
    .extra()
    .min(1)
    .note("Page of results, counted from 1");
pub const REQUIRED_FISCAL_YEAR: Parameter = Parameter::query(ParameterKind::Integer, "fiscal_year")
    .required()
    .sample("2024")
    .note("Federal fiscal year; the service does not check its range");
pub const FUNDING_AGENCY_ID: Parameter = Parameter::query(ParameterKind::Integer, "funding_agency_id")
        .required()
        .sample("315")
        .note("Id of the agency that pays, the agency_id of references.toptier_agencies; an unknown id gives no records");
pub const UNREAD_SPENDING_TYPE: Parameter = Parameter::body(ParameterKind::Text, "spending_type")
    .default(DefaultValue::Text("total"))
    .values(&["total", "award"])
    .note("Whether all spending is summed, or that of awards alone; the service ignores it here");
pub const RANKING_AWARD_TYPES: Parameter =
    Parameter::body(ParameterKind::Texts, "award_type_codes")
        .wire("filter.award_type_codes")
        .values(ALL_AWARD_TYPES)
        .note("Award type codes that count; all when left out");
pub const AWARD_ID_IN_PATH: Parameter = Parameter::path(ParameterKind::IntegerOrText, "award_id")
        .required()
        .pattern(GENERATED_OR_DIGITS)
        .sample(r#""CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-""#)
        .note("Award, by its generated id or its internal id; a generated id starts with CONT_ or ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits");
pub const DOWNLOADED_AWARD_ID: Parameter = Parameter::body(ParameterKind::IntegerOrText, "award_id")
        .required()
        .pattern(GENERATED_OR_DIGITS)
        .sample(r#""CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-""#)
        .note("Award, by its generated id or its internal id; a generated id starts with CONT_ or ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits; an unknown id gives no records");
pub const YEAR: Parameter = Parameter::query(ParameterKind::IntegerOrText, "year")
        .pattern("all|latest|[0-9]{4}")
        .default(DefaultValue::Text("latest"))
        .sample(r#""2024""#)
        .note("Federal fiscal year; four digits, or all, or latest for the last 12 months or the current fiscal year");
pub const AGENCY_TYPE: Parameter = Parameter::query(ParameterKind::Text, "agency_type")
    .default(DefaultValue::Text("awarding"))
    .values(&["awarding", "funding"])
    .note("Whether the agency awards or funds what is counted");
pub const BALANCE_LIMIT: Parameter = Parameter::query(ParameterKind::Integer, "limit")
    .extra()
    .range(1, 500)
    .note(
        "Records in a page; 100 when left out, and the service takes 1 for less and 500 for more",
    );
pub const OPTIONAL_QUERY_PAGE: Parameter = Parameter::query(ParameterKind::Integer, "page")
    .min(1)
    .note("Page of results, counted from 1");
pub const FEDERAL_ACCOUNT_CODE: Parameter =
    Parameter::path(ParameterKind::Text, "federal_account_code")
        .required()
        .pattern(ACCOUNT)
        .code()
        .sample(r#""012-1106""#)
        .note("Code of the federal account; in the form NNN-NNNN, such as 020-0107");
pub const TOTAL_LIMIT: Parameter = Parameter::body(ParameterKind::Integer, "limit")
    .range(1, 100)
    .note("Records in a page; 10 when left out");
pub const GROUP: Parameter = Parameter::path(ParameterKind::Text, "group")
    .required()
    .values(&["Research and Development", "Service", "Product"])
    .note("Group of the product and service code tree");
pub const TREE_DEPTH: Parameter = Parameter::query(ParameterKind::Integer, "depth")
    .render(Encoding::Depth(i64::MAX))
    .sample("1")
    .note("Levels of descendants to give with each node; a negative number gives all");
pub const EXTRA_COLUMNS: Parameter = Parameter::body(ParameterKind::Texts, "columns")
    .extra()
    .sample(r#"["award_id_piid"]"#)
    .note("Names of the columns that the files shall have; all when left out or empty");
/// The columns of the files of one award.
pub const FILE_COLUMNS: Parameter = Parameter::body(ParameterKind::Texts, "columns")
    .extra()
    .sample(r#"["award_id_piid"]"#)
    .note("Names of the columns that the files shall have; all when left out; the service refuses an empty list");
/// The service only searches a list of awards for the text.
pub const QUERY_OF_AWARDS: &[Ignored] = &[Ignored {
    parameter: "query",
    when: Condition::Is("spending_type", "total"),
}];
pub const ROW_LIMIT: Parameter = Parameter::body(ParameterKind::Integer, "limit")
    .extra()
    .range(0, 500_000)
    .note("Number of rows in each file; 500000 when left out, which is also the most");
pub const RANKING_LOAN_TYPES: Parameter = Parameter::body(ParameterKind::Texts, "award_type_codes")
    .wire("filter.award_type_codes")
    .values(LOAN_AWARD_TYPES)
    .note("Award type codes of the loans that count; all when left out");
pub const SPENDING_TYPE: Parameter = Parameter::body(ParameterKind::Text, "spending_type")
    .default(DefaultValue::Text("total"))
    .values(&["total", "award"])
    .note("Whether all spending is summed, or that of awards alone");
