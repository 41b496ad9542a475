//! Spending: searches over awards and transactions.

use super::answers;
use super::paging::{AWARD_PAGES, PAGES, TRANSACTION_PAGES};
use super::parameters::{
    EXTRA_SPENDING_LEVEL, FILTERS, LIMIT, LONG_SEARCH, NO_NEW_AWARDS_AT_LEVEL,
    NO_NEW_AWARDS_OF_SUBAWARDS, OPTIONAL_LIMIT, OPTIONAL_PAGE, ORDER, PAGE, SUBAWARD_LEVEL,
    SUBAWARDS,
};
use super::{columns, fields, filters};
use openshelf_core::table::{
    Condition, DefaultValue, End, Kind, Operation, Paging, Parameter, Rule,
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

pub static OPERATIONS: &[Operation] = &[
    Operation::post("", "explore", "/api/v2/spending/")
        .row("Spending search, recipient and state operations", "Explore spending")
        .summary("Spending explorer breakdown of one level")
        .answer_members(answers::EXPLORED)
        .parameters(&[
            Parameter::body(Kind::Text, "type")
                .required()
                .values(&["federal_account", "object_class", "recipient", "award", "budget_function", "budget_subfunction", "agency", "program_activity", "award_category"])
                .note("Kind"),
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::EXPLORE)
                .sample(r#"{"fy": "2024", "period": "6"}"#)
                .note("Filters; a shape of its own: fy, and quarter or period, are required"),
        ])
        .members(&["total", "end_date", "results"])
        .records("results")
        .example(r#"{"id": "1", "code": "099", "type": "agency", "name": "Example Department", "amount": 10.5, "link": true}"#)
        .columns(columns::EXPLORE)
        .notes(&["filters.fy and one of filters.quarter, filters.period (quarter wins); otherwise 400", "a null or unknown filter member: 400", "id is a str; agency records add link, federal_account records account_number, award records generated_unique_award_id; award, award_category and recipient records add total", "with only fy/quarter/period and type agency, budget_function or object_class one record is named Unreported Data with id and code null", "award lists are cut at 1000; no paging"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_award", "/api/v2/search/spending_by_award/")
        .row("Spending search, recipient and state operations", "Spending by award")
        .summary("Awards or subawards matching filters, with chosen fields")
        .answer_members(answers::CURSOR)
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::AWARD_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; search filters; award_type_codes is required and stays within one group; recipient_id is not known here"),
            Parameter::body(Kind::Texts, "fields")
                .required()
                .sample(r#"["Award ID", "Recipient Name", "Award Amount"]"#)
                .note("Names of the members that the records shall have; at least one"),
            LIMIT,
            ORDER,
            PAGE,
            Parameter::body(Kind::Text, "sort")
                .sample(r#""Award Amount""#)
                .note("What to sort by; absent: first of fields; must be a sort value of the award group and one of fields (400)"),
            SUBAWARDS,
            Parameter::body(Kind::Integer, "last_record_unique_id")
                .sample("1018")
                .note("Cursor; from page_metadata of the page before"),
            Parameter::body(Kind::Text, "last_record_sort_value")
                .sample(r#""1234.5""#)
                .note("Cursor; from page_metadata of the page before"),
            Parameter::body(Kind::Text, "spending_level")
                .extra()
                .values(&["awards", "subawards"])
                .note("What is counted; server default awards; wins over subawards"),
        ])
        .rules(&[NO_NEW_AWARDS_AT_LEVEL, Rule::Together(&["last_record_unique_id", "last_record_sort_value"]), fields::AWARD_FIELDS, filters::ONE_AWARD_GROUP])
        .members(&["spending_level", "limit", "results", "page_metadata", "messages"])
        .record_name("Award")
        .chosen_columns(columns::SEARCH_SPENDING_BY_AWARD_CHOSEN)
        .records("results")
        .example(r#"{"internal_id": 1, "Award ID": "X", "Recipient Name": "EXAMPLE WORKS", "Award Amount": 10.5, "Awarding Agency": "Example Department", "awarding_agency_id": 1, "agency_slug": "example-department", "generated_internal_id": "CONT_AWD_X_0000_Y_0000"}"#)
        .paging(AWARD_PAGES, "page_metadata.hasNext is false; past record 50000 page alone is refused (422): then send last_record_unique_id and last_record_sort_value of the page before")
        .notes(&["last_record_unique_id and last_record_sort_value only together (one alone: 500)", "page_metadata: page, hasNext, last_record_unique_id (null on the last page), last_record_sort_value (a str, the text None on the last page)", "every award record also has internal_id and generated_internal_id; every subaward record internal_id, prime_award_internal_id, prime_award_generated_internal_id", "a value that the service does not know ends in a 500 there, so all of them are checked here", "award_type_codes holding the text 'no intersection' gives an empty result", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_award_count", "/api/v2/search/spending_by_award_count/")
        .row("Spending search, recipient and state operations", "Spending by award count (per award type)")
        .summary("Number of matching awards in each award group")
        .answer_members(answers::COUNTS)
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::AWARD_COUNT_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; search filters"),
            Parameter::body(Kind::Boolean, "subawards")
                .default(DefaultValue::Boolean(false))
                .default_unless("spending_level")
                .note("True to work on subawards; if sent at all it wins over spending_level: leave it out when spending_level is given"),
            Parameter::body(Kind::Text, "spending_level")
                .extra()
                .values(&["awards", "subawards"])
                .note("What is counted; server default awards"),
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["results", "spending_level", "messages"])
        .notes(&["results is an object: contracts, direct_payments, grants, idvs, loans, other; for subawards: subgrants, subcontracts", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "awarding_agency", "/api/v2/search/spending_by_category/awarding_agency/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top awarding agencies by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": 1, "name": "Example Department", "code": "EXA", "agency_slug": "example-department", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_AWARDING_AGENCY)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "awarding_subagency", "/api/v2/search/spending_by_category/awarding_subagency/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top awarding subagencies by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": 1, "code": "EXB", "name": "Example Bureau", "agency_id": 2, "agency_abbreviation": "EXA", "agency_name": "Example Department", "agency_slug": "example-department", "subagency_slug": "example-bureau", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_AWARDING_SUBAGENCY)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "cfda", "/api/v2/search/spending_by_category/cfda/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top assistance programs by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS.sample(r#"{"award_type_codes": ["02", "03", "04", "05"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#),
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": 1, "code": "99.999", "name": "Example Program", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_CFDA)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "country", "/api/v2/search/spending_by_category/country/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top countries by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "USA", "name": "UNITED STATES", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_COUNTRY)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "county", "/api/v2/search/spending_by_category/county/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top counties by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "059", "name": "EXAMPLE COUNTY", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_COUNTY)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "district", "/api/v2/search/spending_by_category/district/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top congressional districts by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "11", "name": "VA-11", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_DISTRICT)
        .paging(Paging::numbered("page", "limit", End::Empty), "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "records without a known district are merged after cutting the page, so a page can be short and hasNext false too early", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "federal_account", "/api/v2/search/spending_by_category/federal_account/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top federal accounts by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_ACCOUNTS_OF_SUBAWARDS, NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"amount": 10.5, "id": 1, "code": "099-0101", "name": "Example Account", "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_FEDERAL_ACCOUNT)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "subawards true: 501 (not implemented)", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "funding_agency", "/api/v2/search/spending_by_category/funding_agency/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top funding agencies by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": 1, "name": "Example Department", "code": "EXA", "agency_slug": "example-department", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_AWARDING_AGENCY)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "funding_subagency", "/api/v2/search/spending_by_category/funding_subagency/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top funding subagencies by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": 1, "code": "EXB", "name": "Example Bureau", "agency_id": 2, "agency_abbreviation": "EXA", "agency_name": "Example Department", "agency_slug": "example-department", "subagency_slug": "example-bureau", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_AWARDING_SUBAGENCY)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "naics", "/api/v2/search/spending_by_category/naics/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top NAICS codes by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "999999", "name": "Example Services", "amount": 10.5, "total_outlays": null, "year_retired": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_NAICS)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "psc", "/api/v2/search/spending_by_category/psc/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top product and service codes by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "9999", "name": "EXAMPLE", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_PSC)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "state_territory", "/api/v2/search/spending_by_category/state_territory/")
        .row("Spending search, recipient and state operations", "Top results by awarding agency, awarding subagency, CFDA, country, county, district, federal account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation each, sorted by total amount descending)")
        .summary("Top states and territories by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            PAGE,
            LIMIT,
            SUBAWARDS,
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "VA", "name": "Virginia", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_STATE_TERRITORY)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_geography", "/api/v2/search/spending_by_geography/")
        .row("Spending search, recipient and state operations", "Spending by geography")
        .summary("Amounts by state, county, district or country")
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::GEOGRAPHY_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; search filters, at least one"),
            Parameter::body(Kind::Text, "scope")
                .required()
                .values(&["place_of_performance", "recipient_location"])
                .note("Which place counts"),
            Parameter::body(Kind::Text, "geo_layer")
                .required()
                .values(&["state", "county", "district", "country"])
                .note("Size of the areas"),
            Parameter::body(Kind::Texts, "geo_layer_filters")
                .sample(r#"["CA", "WA"]"#)
                .note("Areas; shape codes as in the answer: two-letter state codes, 5-digit county FIPS, state FIPS plus two-character district, three-letter country codes"),
            SUBAWARDS,
            Parameter::body(Kind::Text, "spending_level")
                .extra()
                .values(&["transactions", "awards", "subawards"])
                .note("What is counted; server default transactions; subawards true wins"),
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["scope", "geo_layer", "spending_level", "results", "messages"])
        .records("results")
        .example(r#"{"shape_code": "VA", "display_name": "Virginia", "aggregated_amount": 10.5, "population": 8000000, "per_capita": 0.01}"#)
        .columns(columns::SEARCH_SPENDING_BY_GEOGRAPHY)
        .notes(&["records add total_outlays at spending_level awards", "unless geo_layer is country the matching *_scope filter is set to domestic when absent", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_transaction", "/api/v2/search/spending_by_transaction/")
        .row("Spending search, recipient and state operations", "Spending by transaction")
        .summary("Transactions matching filters, with chosen fields")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::TRANSACTION_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; search filters; award_type_codes is required"),
            Parameter::body(Kind::Texts, "fields")
                .required()
                .values(fields::TRANSACTION_FIELDS)
                .sample(r#"["Award ID", "Recipient Name", "Transaction Amount"]"#)
                .note("Names of the members that the records shall have"),
            PAGE,
            LIMIT,
            Parameter::body(Kind::Text, "sort")
                .default(DefaultValue::Text("Transaction Amount"))
                .default_among("fields")
                .values(fields::TRANSACTION_FIELDS)
                .note("What to sort by; must be one of fields (400); Transaction Amount where fields hold it, else the first of fields"),
            ORDER,
        ])
        .members(&["limit", "results", "page_metadata", "messages"])
        .record_name("Transaction")
        .chosen_columns(columns::SEARCH_SPENDING_BY_TRANSACTION_CHOSEN)
        .records("results")
        .example(r#"{"Award ID": "X", "Mod": "0", "Recipient Name": "EXAMPLE WORKS", "Transaction Amount": 10.5, "generated_internal_id": "CONT_AWD_X_0000_Y_0000", "internal_id": 1}"#)
        .paging(TRANSACTION_PAGES, "page_metadata.hasNext is false; records past 50000 are refused (422)")
        .notes(&["every record also has generated_internal_id and internal_id", "page_metadata: page, next, previous, hasNext, hasPrevious", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_transaction_count", "/api/v2/search/spending_by_transaction_count/")
        .row("Spending search, recipient and state operations", "Spending by transaction count")
        .summary("Number of matching transactions in each award group")
        .answer_members(answers::COUNTS)
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::TRANSACTION_COUNT_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; search filters, at least one"),
        ])
        .members(&["results"])
        .notes(&["results is an object: contracts, direct_payments, grants, idvs, loans, other"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_over_time", "/api/v2/search/spending_over_time/")
        .row("Spending search, recipient and state operations", "Spending over time (ascending by period)")
        .summary("Amounts by fiscal year, quarter or month")
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::OVER_TIME_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; search filters; each time_period needs start_date and end_date"),
            Parameter::body(Kind::Text, "group")
                .default(DefaultValue::Text("fiscal_year"))
                .values(&["fiscal_year", "quarter", "month", "calendar_year"])
                .note("Group; total or the awards alone; fy, q, m, cy are also taken"),
            SUBAWARDS,
            Parameter::body(Kind::Text, "spending_level")
                .extra()
                .values(&["transactions", "awards", "subawards"])
                .note("What is counted; server default transactions; subawards true wins"),
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["group", "results", "spending_level", "messages"])
        .records("results")
        .example(r#"{"aggregated_amount": 10.5, "time_period": {"fiscal_year": "2020", "quarter": "1"}, "Contract_Obligations": 10.5, "Direct_Obligations": 0, "Grant_Obligations": 0, "Idv_Obligations": 0, "Loan_Obligations": 0, "Other_Obligations": 0, "total_outlays": null, "Contract_Outlays": null, "Direct_Outlays": null, "Grant_Outlays": null, "Idv_Outlays": null, "Loan_Outlays": null, "Other_Outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_OVER_TIME)
        .notes(&["time_period values are str: fiscal_year, plus quarter or month by group; calendar_year alone for group calendar_year", "outlays are numbers only at spending_level awards", "subaward records have only the Contract and Grant members", "empty periods are filled with zeros", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "transaction_spending_summary", "/api/v2/search/transaction_spending_summary/")
        .row("Spending search, recipient and state operations", "Transaction spending summary")
        .summary("Count and sum of transactions matching keywords")
        .answer_members(answers::SUMMARY)
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::KEYWORDS_ONLY)
                .sample(r#"{"keywords": ["forest"]}"#)
                .note("Filters; only keywords, each text at least 3 characters"),
        ])
        .members(&["results"])
        .notes(&["results is an object: prime_awards_count, prime_awards_obligation_amount", "several keywords are joined into one search text"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "new_awards_over_time", "/api/v2/search/new_awards_over_time/")
        .summary("Number of new awards of a recipient by period")
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::NEW_AWARDS)
                .sample(r#"{"recipient_id": "06088d30-68b9-e0a2-5b86-000000000001-R", "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; needs recipient_id and time_period (422 without); other members are dropped"),
            Parameter::body(Kind::Text, "group")
                .values(&["fiscal_year", "quarter", "month"])
                .note("Group; server default fiscal_year; fy, q, m are also taken"),
        ])
        .members(&["group", "results", "messages"])
        .records("results")
        .example(r#"{"new_award_count_in_period": 2, "time_period": {"fiscal_year": "2020", "quarter": "1"}}"#)
        .columns(columns::SEARCH_NEW_AWARDS_OVER_TIME)
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "category", "/api/v2/search/spending_by_category")
        .summary("Top results of a category named in the body")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            Parameter::body(Kind::Text, "category")
                .required()
                .values(&["awarding_agency", "awarding_subagency", "cfda", "country", "county", "defc", "district", "federal_account", "funding_agency", "funding_subagency", "naics", "psc", "recipient", "recipient_duns", "state_territory"])
                .note("What to group by; recipient_parent_duns is not there yet (501)"),
            Parameter::body(Kind::Object, "filters")
                .schema(&filters::SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters"),
            OPTIONAL_PAGE,
            OPTIONAL_LIMIT,
            Parameter::body(Kind::Boolean, "subawards").note("True to work on subawards"),
            Parameter::body(Kind::Text, "spending_level")
                .values(&["transactions", "awards", "subawards", "award_financial"])
                .note("What is counted"),
        ])
        .rules(&[NO_ACCOUNT_CATEGORY_OF_SUBAWARDS, ACCOUNT_DATA_BY_CODE, NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_CATEGORY)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["NO trailing slash: the route ends right after the word; with a slash the server answers 404"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "defc", "/api/v2/search/spending_by_category/defc/")
        .summary("Top DEF codes by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            OPTIONAL_PAGE,
            OPTIONAL_LIMIT,
            Parameter::body(Kind::Boolean, "subawards")
                .note("True to work on subawards; announced to go; spending_level is the newer form"),
            Parameter::body(Kind::Text, "spending_level")
                .extra()
                .values(&["transactions", "awards", "subawards", "award_financial"])
                .note("What is counted; server default transactions"),
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"id": null, "code": "L", "name": "Example Act", "amount": 10.5, "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_DEFC)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "spending_level award_financial uses account data; only this category has it", "filters.def_codes defaults to all codes", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search.spending_by_category", "recipient", "/api/v2/search/spending_by_category/recipient/")
        .summary("Top recipients by amount")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            FILTERS,
            OPTIONAL_PAGE,
            OPTIONAL_LIMIT,
            Parameter::body(Kind::Boolean, "subawards")
                .note("True to work on subawards; announced to go; spending_level is the newer form"),
            EXTRA_SPENDING_LEVEL,
        ])
        .rules(&[NO_NEW_AWARDS_OF_SUBAWARDS])
        .members(&["category", "spending_level", "limit", "page_metadata", "results", "messages"])
        .records("results")
        .example(r#"{"amount": 10.5, "recipient_id": "00000000-0000-0000-0000-000000000000-R", "name": "EXAMPLE WORKS", "code": null, "uei": "EXAMPLE00001", "total_outlays": null}"#)
        .columns(columns::SEARCH_SPENDING_BY_CATEGORY_RECIPIENT)
        .paging(PAGES, "page_metadata.hasNext is false")
        .notes(&["total_outlays is filled only at spending_level awards", "page_metadata: page, next, previous, hasNext, hasPrevious", "code is the DUNS number", "more than about 9900 distinct groups: 500 asking for narrower filters", "messages tells the earliest search date and names filter members the server did not use"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_subaward_grouped", "/api/v2/search/spending_by_subaward_grouped/")
        .summary("Awards with number and sum of their subawards")
        .answer_members(answers::SHORT)
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::SUBAWARD_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters"),
            OPTIONAL_PAGE,
            OPTIONAL_LIMIT,
            Parameter::body(Kind::Text, "sort")
                .values(&["award_id", "subaward_count", "award_generated_internal_id", "subaward_obligation"])
                .note("What to sort by; server default award_id"),
            Parameter::body(Kind::Text, "order")
                .values(&["asc", "desc"])
                .note("Order of the results"),
        ])
        .members(&["limit", "results", "page_metadata", "messages"])
        .page_metadata(&["page", "hasNext"])
        .records("results")
        .example(r#"{"award_id": "X", "subaward_count": 2, "subaward_obligation": 10.5, "award_generated_internal_id": "CONT_AWD_X_0000_Y_0000"}"#)
        .columns(columns::SEARCH_SPENDING_BY_SUBAWARD_GROUPED)
        .paging(Paging::numbered("page", "limit", End::Short).key("award_generated_internal_id"), "server fault: page_metadata.hasNext is always false; stop at a page with fewer than limit records")
        .notes(&["the server calls it under development in messages"])
        .timeout(LONG_SEARCH),
    Operation::post("search", "spending_by_transaction_grouped", "/api/v2/search/spending_by_transaction_grouped/")
        .summary("Awards with number and sum of their transactions")
        .answer_members(answers::UNCOUNTED)
        .parameters(&[
            Parameter::body(Kind::Object, "filters")
                .required()
                .schema(&filters::TRANSACTION_GROUPED_SEARCH)
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Filters; award_type_codes is required (422)"),
            OPTIONAL_PAGE,
            OPTIONAL_LIMIT,
            Parameter::body(Kind::Text, "sort")
                .values(&["transaction_obligation", "award_id", "transaction_count", "award_generated_internal_id"])
                .note("What to sort by; server default transaction_obligation"),
            Parameter::body(Kind::Text, "order")
                .values(&["asc", "desc"])
                .note("Order of the results"),
        ])
        .members(&["limit", "results", "page_metadata", "messages"])
        .records("results")
        .example(r#"{"award_id": "X", "transaction_count": 2, "transaction_obligation": 10.5, "award_generated_internal_id": "CONT_AWD_X_0000_Y_0000"}"#)
        .columns(columns::SEARCH_SPENDING_BY_TRANSACTION_GROUPED)
        .paging(PAGES.key("award_generated_internal_id"), "page_metadata.hasNext is false")
        .notes(&["the server calls it under development in messages"])
        .timeout(LONG_SEARCH),
];
