//! The spending operations that search awards and transactions.

use super::answers;
use super::paging::{
    AWARD_PAGES, PAGES_WITHOUT_TOTAL, SUBAWARD_GROUP_PAGES, TRANSACTION_GROUP_PAGES,
    TRANSACTION_PAGES,
};
use super::parameters::{
    EXTRA_SPENDING_LEVEL, FILTERS, LIMIT, LONG_SEARCH, NO_NEW_AWARDS_AT_LEVEL,
    NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, OPTIONAL_LIMIT, OPTIONAL_PAGE, ORDER,
    PAGE, PARENT_AT_AWARD_LEVEL, SUBAWARDS, ordered_periods, parent_of_awards,
};
use super::values::{AWARD_LEVEL_FIRST, NOT_AWARD_LEVEL, SUBAWARD_LEVEL, SUBAWARD_LEVEL_FIRST};
use super::{columns, fields, filters};
use openshelf_core::catalog::{
    Condition, DefaultValue, End, Operation, Paging, Parameter, ParameterKind, Rule,
};

const NO_ACCOUNTS_OF_SUBAWARDS: Rule = Rule::Refused {
    when: SUBAWARD_LEVEL,
    blamed: &["subawards", "spending_level"],
    why: "the service cannot group subawards by federal account (501); leave both out, or give another spending_level",
};
const NO_ACCOUNT_CATEGORY_OF_SUBAWARDS: Rule = Rule::Refused {
    when: Condition::All(&[Condition::Is("category", "federal_account"), SUBAWARD_LEVEL]),
    blamed: &["category", "subawards", "spending_level"],
    why: "the service cannot group subawards by federal account (501); leave subawards and spending_level out, or give another category",
};
const ACCOUNT_DATA_BY_CODE: Rule = Rule::Refused {
    when: Condition::All(&[
        Condition::Is("spending_level", "award_financial"),
        Condition::IsNot("category", "defc"),
    ]),
    blamed: &["spending_level", "category"],
    why: "spending_level 'award_financial' is possible only with category 'defc' (501)",
};
const SUBAWARD_DAYS: Condition = Condition::Holds {
    list: ("filters", "time_period"),
    member: "date_type",
    value: "sub_action_date",
};
const SUBAWARD_DAYS_AT_LEVEL: Rule = Rule::Refused {
    when: Condition::All(&[
        SUBAWARD_DAYS,
        Condition::IsNot("subawards", "true"),
        Condition::IsNot("spending_level", "subawards"),
    ]),
    blamed: &["filters.time_period", "spending_level"],
    why: "sub_action_date is a day of subawards (400 elsewhere); give spending_level='subawards', or another date_type",
};
const SUBAWARD_DAYS_WITH_FLAG: Rule = Rule::Refused {
    when: Condition::All(&[SUBAWARD_DAYS, Condition::IsNot("subawards", "true")]),
    blamed: &["filters.time_period", "subawards"],
    why: "sub_action_date is a day of subawards, which the service takes with subawards=True alone (400 else); give that, or another date_type",
};
const UNSORTABLE_AWARDS: Rule = Rule::Unsortable {
    sort: "sort",
    fields: "fields",
    names: &[
        "prime_award_recipient_id",
        "Assistance Listing",
        "Sub-Recipient Location",
        "Sub-Award Primary Place of Performance",
    ],
    when: AWARD_LEVEL_FIRST,
    status: 503,
};
const UNSORTABLE_SUBAWARDS: Rule = Rule::Unsortable {
    sort: "sort",
    fields: "fields",
    names: &[
        "Sub-Recipient UEI",
        "Recipient UEI",
        "Contract Award Type",
        "Recipient Location",
    ],
    when: SUBAWARD_LEVEL_FIRST,
    status: 503,
};
const UNSORTABLE_TRANSACTIONS: Rule = Rule::Unsortable {
    sort: "sort",
    fields: "fields",
    names: &["def_codes"],
    when: Condition::Always,
    status: 503,
};

pub static OPERATIONS: &[Operation] = &[
    Operation::post("", "explore", "/api/v2/spending/")
        .specification_row("Spending search, recipient and state operations", "Explore spending")
        .summary("Government spending broken down by one kind of thing, level by level")
        .answer_members(answers::EXPLORED)
        .parameters(&[
            Parameter::body(ParameterKind::Text, "type")
                .required()
                .values(&["federal_account", "object_class", "recipient", "award", "budget_function", "budget_subfunction", "agency", "program_activity", "award_category"])
                .note("Kind of thing that the spending is broken down by"),
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::EXPLORE)
                .sample(r#"{"fy": "2024", "period": "6"}"#)
                .note("Which spending counts; fy, and quarter or period, are required"),
        ])
        .members(&["total", "end_date", "results"])
        .records("results")
        .example(r#"{"id": "1", "code": "099", "type": "agency", "name": "Example Department", "amount": 10.5, "link": true}"#)
        .columns(columns::EXPLORE)
        .notes(&["filters has fy, and quarter or period; quarter counts where both are given", "the id of a record as a filter breaks its amount down further", "id is text; an agency has link as well, a federal account account_number, an award generated_unique_award_id; awards, award categories and recipients have total", "with only fy/quarter/period and type agency, budget_function or object_class one record is named Unreported Data with id and code null", "a list of awards ends at 1000; the answer has no pages"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_award", "/api/v2/search/spending_by_award/")
        .specification_row("Spending search, recipient and state operations", "Spending by award")
        .summary("Awards or subawards matching filters, with chosen fields")
        .answer_members(answers::CURSOR)
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::AWARD_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards to give; award_type_codes is required and stays within one group of types"),
            Parameter::body(ParameterKind::Texts, "fields")
                .required()
                .sample(r#"["Award ID", "Recipient Name", "Award Amount"]"#)
                .note("Names of the members that the records shall have, at least one"),
            LIMIT,
            ORDER,
            PAGE,
            Parameter::body(ParameterKind::Text, "sort")
                .sample(r#""Award Amount""#)
                .note("Member to sort by, one of fields; the first of fields when left out; recipient_id sorts by the DUNS number, not by the id"),
            SUBAWARDS,
            Parameter::body(ParameterKind::Integer, "last_record_unique_id")
                .sample("1018")
                .note("Where the page begins, the last_record_unique_id in page_metadata of the page before"),
            Parameter::body(ParameterKind::Text, "last_record_sort_value")
                .sample(r#""1234.5""#)
                .note("Where the page begins, the last_record_sort_value in page_metadata of the page before; in a sort by a day that day, as 2020-01-31, and not the milliseconds that come"),
            Parameter::body(ParameterKind::Text, "spending_level")
                .extra()
                .values(&["awards", "subawards"])
                .note("Whether awards or subawards are given; awards when left out; the service ignores subawards when it is given"),
        ])
        .rules(&[NO_NEW_AWARDS_AT_LEVEL, ordered_periods(SUBAWARD_LEVEL_FIRST), UNSORTABLE_AWARDS, UNSORTABLE_SUBAWARDS, Rule::Together(&["last_record_unique_id", "last_record_sort_value"]), fields::AWARD_FIELDS, filters::ONE_AWARD_GROUP])
        .members(&["spending_level", "limit", "results", "page_metadata", "messages"])
        .record_name("Award")
        .chosen_columns(columns::SEARCH_SPENDING_BY_AWARD_CHOSEN)
        .records("results")
        .example(r#"{"internal_id": 1, "Award ID": "X", "Recipient Name": "EXAMPLE WORKS", "Award Amount": 10.5, "Awarding Agency": "Example Department", "awarding_agency_id": 1, "agency_slug": "example-department", "generated_internal_id": "CONT_AWD_X_0000_Y_0000"}"#)
        .paging(const { &AWARD_PAGES }, "the one whose page_metadata.hasNext is false; by page number it is false from record 10000 on whatever follows, so there it is the first with fewer than limit records; numbers of pages reach record 50000; with last_record_unique_id and last_record_sort_value of a page before record 10000 hasNext is right and the list goes on to its end")
        .paging_order("awards: tie-breaker award_id; subawards: the tie-breaker is the prime award's id, so subawards of one award that are equal in the sort may move between pages")
        .notes(&["last_record_unique_id and last_record_sort_value are given together", "page_metadata has page, hasNext, last_record_unique_id (null where hasNext is false) and last_record_sort_value (text, the word None where hasNext is false or the last record has no value)", "an award also has internal_id and generated_internal_id; a subaward internal_id, prime_award_internal_id and prime_award_generated_internal_id", "a record has the members that fields names", "award_type_codes holding the text 'no intersection' gives an empty result", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_award_count", "/api/v2/search/spending_by_award_count/")
        .specification_row("Spending search, recipient and state operations", "Spending by award count (per award type)")
        .summary("Number of matching awards in each award group")
        .answer_members(answers::COUNTS)
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::AWARD_COUNT_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards count"),
            Parameter::body(ParameterKind::Boolean, "subawards")
                .default(DefaultValue::Boolean(false))
                .default_unless("spending_level")
                .note("True to count subawards; the service ignores spending_level when it is given, so leave one of them out"),
            Parameter::body(ParameterKind::Text, "spending_level")
                .extra()
                .values(&["awards", "subawards"])
                .note("Whether awards or subawards count; awards when left out"),
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, ordered_periods(SUBAWARD_LEVEL)])
        .members(&["results", "spending_level", "messages"])
        .notes(&["results has a number for each of contracts, direct_payments, grants, idvs, loans and other, or for subawards of subgrants and subcontracts", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "awarding_agency", "/api/v2/search/spending_by_category/awarding_agency/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top awarding agencies by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": 1, "name": "Example Department", "code": "EXA", "agency_slug": "example-department", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_AWARDING_AGENCY)
        .paging(const { &PAGES_WITHOUT_TOTAL.key("code") }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "awarding_subagency", "/api/v2/search/spending_by_category/awarding_subagency/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top awarding subagencies by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": 1, "code": "EXB", "name": "Example Bureau", "agency_id": 2, "agency_abbreviation": "EXA", "agency_name": "Example Department", "agency_slug": "example-department", "subagency_slug": "example-bureau", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_AWARDING_SUBAGENCY)
        .paging(const { &PAGES_WITHOUT_TOTAL }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "cfda", "/api/v2/search/spending_by_category/cfda/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top assistance programs by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS.sample(r#"{"award_type_codes": ["02", "03", "04", "05"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#),
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": 1, "code": "99.999", "name": "Example Program", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_CFDA)
        .paging(const { &PAGES_WITHOUT_TOTAL.key("code") }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "country", "/api/v2/search/spending_by_category/country/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top countries by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "USA", "name": "UNITED STATES", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_COUNTRY)
        .paging(const { &PAGES_WITHOUT_TOTAL.key("code") }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "county", "/api/v2/search/spending_by_category/county/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top counties by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "059", "name": "EXAMPLE COUNTY", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_COUNTY)
        .paging(const { &PAGES_WITHOUT_TOTAL }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "district", "/api/v2/search/spending_by_category/district/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top congressional districts by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "11", "name": "VA-11", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_DISTRICT)
        .paging(const { &Paging::numbered("page", "limit", End::Empty).pages_overlap() }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "records without a known district are merged after cutting the page, so a page can be short and hasNext false too early", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "federal_account", "/api/v2/search/spending_by_category/federal_account/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top federal accounts by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_ACCOUNTS_OF_SUBAWARDS, NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"amount": 10.5, "id": 1, "code": "099-0101", "name": "Example Account", "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_FEDERAL_ACCOUNT)
        .paging(const { &PAGES_WITHOUT_TOTAL.key("code") }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "the service cannot group subawards this way: subawards true gives ServerError (501)", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "funding_agency", "/api/v2/search/spending_by_category/funding_agency/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top funding agencies by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": 1, "name": "Example Department", "code": "EXA", "agency_slug": "example-department", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_AWARDING_AGENCY)
        .paging(const { &PAGES_WITHOUT_TOTAL.key("code") }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "funding_subagency", "/api/v2/search/spending_by_category/funding_subagency/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top funding subagencies by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": 1, "code": "EXB", "name": "Example Bureau", "agency_id": 2, "agency_abbreviation": "EXA", "agency_name": "Example Department", "agency_slug": "example-department", "subagency_slug": "example-bureau", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_AWARDING_SUBAGENCY)
        .paging(const { &PAGES_WITHOUT_TOTAL }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "naics", "/api/v2/search/spending_by_category/naics/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top NAICS codes by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "999999", "name": "Example Services", "amount": 10.5, "total_outlays": null, "year_retired": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_NAICS)
        .paging(const { &PAGES_WITHOUT_TOTAL.key("code") }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "psc", "/api/v2/search/spending_by_category/psc/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top product and service codes by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "9999", "name": "EXAMPLE", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_PSC)
        .paging(const { &PAGES_WITHOUT_TOTAL.key("code") }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "state_territory", "/api/v2/search/spending_by_category/state_territory/")
        .specification_row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top states and territories by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "VA", "name": "Virginia", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_STATE_TERRITORY)
        .paging(const { &PAGES_WITHOUT_TOTAL.key("code") }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_geography", "/api/v2/search/spending_by_geography/")
        .specification_row("Spending search, recipient and state operations", "Spending by geography")
        .summary("Amounts of matching awards by state, county, district or country")
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::GEOGRAPHY_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards count, at least one filter"),
            Parameter::body(ParameterKind::Text, "scope")
                .required()
                .values(&["place_of_performance", "recipient_location"])
                .note("Which place counts: that of the recipient, or that where the work is done"),
            Parameter::body(ParameterKind::Text, "geo_layer")
                .required()
                .values(&["state", "county", "district", "country"])
                .note("Kind of area that amounts are summed for"),
            Parameter::body(ParameterKind::Texts, "geo_layer_filters")
                .sample(r#"["CA", "WA"]"#)
                .note("Areas to give, by the shape_code of the answer: two letters of a state, five digits of a county, the two digits of a state and two characters of a district, or three letters of a country"),
            SUBAWARDS,
            Parameter::body(ParameterKind::Text, "spending_level")
                .extra()
                .values(&["transactions", "awards", "subawards"])
                .note("Whether transactions, awards or subawards count; transactions when left out; subawards true counts subawards in any case"),
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, SUBAWARD_DAYS_AT_LEVEL, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["scope", "geo_layer", "spending_level", "results", "messages"])
        .records("results")
        .example(r#"{"shape_code": "VA", "display_name": "Virginia", "aggregated_amount": 10.5, "population": 8000000, "per_capita": 0.01}"#)
        .columns(columns::SEARCH_SPENDING_BY_GEOGRAPHY)
        .notes(&["records add total_outlays at spending_level awards", "unless geo_layer is country, the scope filter of the place is domestic when left out", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_transaction", "/api/v2/search/spending_by_transaction/")
        .specification_row("Spending search, recipient and state operations", "Spending by transaction")
        .summary("Transactions matching filters, with chosen fields")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::TRANSACTION_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which transactions to give; award_type_codes is required"),
            Parameter::body(ParameterKind::Texts, "fields")
                .required()
                .values(fields::TRANSACTION_FIELDS)
                .sample(r#"["Award ID", "Recipient Name", "Transaction Amount"]"#)
                .note("Names of the members that the records shall have"),
            PAGE,
            LIMIT,
            Parameter::body(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("Transaction Amount"))
                .default_among("fields")
                .values(fields::TRANSACTION_FIELDS)
                .note("Member to sort by, one of fields; when left out Transaction Amount where fields holds it, else the first of fields"),
            ORDER,
        ])
        .rules(&[ordered_periods(Condition::Always), Rule::SortAmongFields { sort: "sort", fields: "fields" }, UNSORTABLE_TRANSACTIONS])
        .members(&["limit", "results", "page_metadata", "messages"])
        .record_name("Transaction")
        .chosen_columns(columns::SEARCH_SPENDING_BY_TRANSACTION_CHOSEN)
        .records("results")
        .example(r#"{"Award ID": "X", "Mod": "0", "Recipient Name": "EXAMPLE WORKS", "Transaction Amount": 10.5, "generated_internal_id": "CONT_AWD_X_0000_Y_0000", "internal_id": 1}"#)
        .paging(const { &TRANSACTION_PAGES }, "the one whose page_metadata.hasNext is false; the service asks for one record more than a page has, so it refuses a page that ends at record 50000: with limit 100 page 499 is the last that can be had")
        .paging_order("no tie-breaker, and no cursor: transactions that are equal in the sort may move between pages")
        .notes(&["every record also has generated_internal_id and internal_id", "page_metadata has page, next, previous, hasNext and hasPrevious", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_transaction_count", "/api/v2/search/spending_by_transaction_count/")
        .specification_row("Spending search, recipient and state operations", "Spending by transaction count")
        .summary("Number of matching transactions in each award group")
        .answer_members(answers::COUNTS)
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::TRANSACTION_COUNT_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards count, at least one filter"),
        ])
        .rules(&[ordered_periods(Condition::Always)])
        .members(&["results"])
        .notes(&["results has a number for each of contracts, direct_payments, grants, idvs, loans and other"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_over_time", "/api/v2/search/spending_over_time/")
        .specification_row("Spending search, recipient and state operations", "Spending over time (ascending by period)")
        .summary("Amounts of matching awards by fiscal year, quarter or month")
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::OVER_TIME_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards count; each period has both days"),
            Parameter::body(ParameterKind::Text, "group")
                .default(DefaultValue::Text("fiscal_year"))
                .values(&["fiscal_year", "quarter", "month", "calendar_year"])
                .note("Length of the periods; fy, q, m and cy are short for the four words"),
            SUBAWARDS,
            Parameter::body(ParameterKind::Text, "spending_level")
                .extra()
                .values(&["transactions", "awards", "subawards"])
                .note("Whether transactions, awards or subawards count; transactions when left out; subawards true counts subawards in any case"),
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, SUBAWARD_DAYS_WITH_FLAG, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["group", "results", "spending_level", "messages"])
        .records("results")
        .example(r#"{"aggregated_amount": 10.5, "time_period": {"fiscal_year": "2020", "quarter": "1"}, "Contract_Obligations": 10.5, "Direct_Obligations": 0, "Grant_Obligations": 0, "Idv_Obligations": 0, "Loan_Obligations": 0, "Other_Obligations": 0, "total_outlays": null, "Contract_Outlays": null, "Direct_Outlays": null, "Grant_Outlays": null, "Idv_Outlays": null, "Loan_Outlays": null, "Other_Outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_OVER_TIME)
        .notes(&["time_period has fiscal_year, and quarter or month by group, as text; with group calendar_year it has calendar_year alone", "outlays are null except at spending_level awards", "subaward records have only the Contract and Grant members", "empty periods are filled with zeros", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "transaction_spending_summary", "/api/v2/search/transaction_spending_summary/")
        .specification_row("Spending search, recipient and state operations", "Transaction spending summary")
        .summary("Count and sum of transactions matching keywords")
        .answer_members(answers::SUMMARY)
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::KEYWORDS_ONLY)
                .sample(r#"{"keywords": ["forest"]}"#)
                .note("Which transactions count: keywords alone, each of 3 characters or more"),
        ])
        .members(&["results"])
        .notes(&["results has prime_awards_count and prime_awards_obligation_amount (USD)", "the keywords are searched as one text"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "new_awards_over_time", "/api/v2/search/new_awards_over_time/")
        .summary("Number of new awards of a recipient by period")
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::NEW_AWARDS)
                .sample(r#"{"recipient_id": "06088d30-68b9-e0a2-5b86-000000000001-R", "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards count; recipient_id and time_period are required, and the service ignores the rest"),
            Parameter::body(ParameterKind::Text, "group")
                .values(&["fiscal_year", "quarter", "month"])
                .note("Length of the periods; fiscal_year when left out; fy, q and m are short for the three words"),
        ])
        .members(&["group", "results", "messages"])
        .records("results")
        .example(r#"{"new_award_count_in_period": 2, "time_period": {"fiscal_year": "2020", "quarter": "1"}}"#)
        .columns(columns::SEARCH_NEW_AWARDS_OVER_TIME)
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "category", "/api/v2/search/spending_by_category")
        .summary("Top groups by amount, of a category that the call names")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            Parameter::body(ParameterKind::Text, "category")
                .required()
                .values(&["awarding_agency", "awarding_subagency", "cfda", "country", "county", "defc", "district", "federal_account", "funding_agency", "funding_subagency", "naics", "psc", "recipient", "recipient_duns", "state_territory"])
                .note("What the amounts are summed by"),
            Parameter::body(ParameterKind::Object, "filters")
                .schema(&filters::SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards count"),
            OPTIONAL_PAGE,
            OPTIONAL_LIMIT,
            Parameter::body(ParameterKind::Boolean, "subawards").note("True to count subawards; the service will drop it, so use spending_level"),
            Parameter::body(ParameterKind::Text, "spending_level")
                .values(&["transactions", "awards", "subawards", "award_financial"])
                .note("Whether transactions, awards or subawards count"),
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_ACCOUNT_CATEGORY_OF_SUBAWARDS, ACCOUNT_DATA_BY_CODE, NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_CATEGORY)
        .paging(const { &PAGES_WITHOUT_TOTAL }, "the one whose page_metadata.hasNext is false")
        .notes(&["the operations beside this one each have one category and do the same"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "defc", "/api/v2/search/spending_by_category/defc/")
        .summary("Top disaster and emergency fund codes by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            OPTIONAL_PAGE,
            OPTIONAL_LIMIT,
            Parameter::body(ParameterKind::Boolean, "subawards")
                .note("True to count subawards; the service will drop it, so use spending_level"),
            Parameter::body(ParameterKind::Text, "spending_level")
                .extra()
                .values(&["transactions", "awards", "subawards", "award_financial"])
                .note("Whether transactions, awards or subawards count; transactions when left out"),
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "L", "name": "Example Act", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_DEFC)
        .paging(const { &PAGES_WITHOUT_TOTAL.key("code") }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "spending_level award_financial sums account data; this category alone has it", "filters.def_codes defaults to all codes", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "recipient", "/api/v2/search/spending_by_category/recipient/")
        .summary("Top recipients by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            OPTIONAL_PAGE,
            OPTIONAL_LIMIT,
            Parameter::body(ParameterKind::Boolean, "subawards")
                .note("True to count subawards; the service will drop it, so use spending_level"),
            EXTRA_SPENDING_LEVEL,
        ])
        .unmatched(PARENT_AT_AWARD_LEVEL)
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS, NO_RECIPIENT_OF_SUBAWARDS, ordered_periods(NOT_AWARD_LEVEL)])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"amount": 10.5, "recipient_id": "00000000-0000-0000-0000-000000000000-R", "name": "EXAMPLE WORKS", "code": null, "uei": "EXAMPLE00001", "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_RECIPIENT)
        .paging(const { &PAGES_WITHOUT_TOTAL }, "the one whose page_metadata.hasNext is false")
        .notes(&["total_outlays is null except at spending_level awards", "page_metadata has page, next, previous, hasNext and hasPrevious", "code is the DUNS number", "more than about 9900 groups give ServerError (500) that asks for narrower filters", "messages names the earliest day that searches reach, and the filters that the service did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_subaward_grouped", "/api/v2/search/spending_by_subaward_grouped/")
        .summary("Awards with number and sum of their subawards")
        .answer_members(answers::SHORT)
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::SUBAWARD_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards count"),
            OPTIONAL_PAGE,
            OPTIONAL_LIMIT,
            Parameter::body(ParameterKind::Text, "sort")
                .values(&["award_id", "subaward_count", "award_generated_internal_id", "subaward_obligation"])
                .note("Member to sort by; award_id when left out"),
            Parameter::body(ParameterKind::Text, "order")
                .values(&["asc", "desc"])
                .note("Ascending or descending order"),
        ])
        .rules(&[ordered_periods(Condition::Always)])
        .members(&["limit", "results", "page_metadata", "messages"])
        .page_metadata(&["page", "hasNext"])
        .records("results")
        .example(r#"{"award_id": "X", "subaward_count": 2, "subaward_obligation": 10.5, "award_generated_internal_id": "CONT_AWD_X_0000_Y_0000"}"#)
        .columns(columns::SEARCH_SPENDING_BY_SUBAWARD_GROUPED)
        .paging(const { &SUBAWARD_GROUP_PAGES }, "the first with fewer than limit records; page_metadata.hasNext is always false, by a fault of the service; numbers of pages reach record 50000")
        .paging_order("no tie-breaker, and no cursor: awards that are equal in the sort may move between pages")
        .notes(&["the service says in messages that the operation is under development"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_transaction_grouped", "/api/v2/search/spending_by_transaction_grouped/")
        .summary("Awards with number and sum of their transactions")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .schema(&filters::TRANSACTION_GROUPED_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Which awards to give; award_type_codes is required"),
            OPTIONAL_PAGE,
            OPTIONAL_LIMIT,
            Parameter::body(ParameterKind::Text, "sort")
                .values(&["transaction_obligation", "award_id", "transaction_count", "award_generated_internal_id"])
                .note("Member to sort by; transaction_obligation when left out"),
            Parameter::body(ParameterKind::Text, "order")
                .values(&["asc", "desc"])
                .note("Ascending or descending order"),
        ])
        .unmatched(&[parent_of_awards(Condition::Always)])
        .rules(&[ordered_periods(Condition::Always)])
        .members(&["limit", "results", "page_metadata", "messages"])
        .records("results")
        .example(r#"{"award_id": "X", "transaction_count": 2, "transaction_obligation": 10.5, "award_generated_internal_id": "CONT_AWD_X_0000_Y_0000"}"#)
        .columns(columns::SEARCH_SPENDING_BY_TRANSACTION_GROUPED)
        .paging(const { &TRANSACTION_GROUP_PAGES }, "the one whose page_metadata.hasNext is false; from record 10000 on it is false whatever follows, so there it is the first with fewer than limit records; numbers of pages reach record 50000")
        .paging_order("no tie-breaker, and no cursor: awards that are equal in the sort may move between pages")
        .notes(&["the service says in messages that the operation is under development"])
        .timeout(LONG_SEARCH),
];
