//! The spending operations on disaster and emergency funding (DEF).

use super::answers;
use super::columns;
use super::paging::{BOTH_DIRECTIONS, PAGES, RECIPIENT_COUNT};
use super::parameters::{
    DEF_CODES, LONG_SEARCH, NARROWING_QUERY, ONLY_TOTAL, QUERY_OF_AWARDS, RANKING_AWARD_TYPES,
    RANKING_LIMIT, RANKING_LOAN_TYPES, RANKING_ORDER, RANKING_PAGE, RANKING_SORT, SPENDING_TYPE,
    UNREAD_SPENDING_TYPE,
};
use super::values::{ALL_AWARD_TYPES, ASSISTANCE_AWARD_TYPES, LOAN_AWARD_TYPES, NO_DEF_CODE};
use openshelf_core::catalog::{
    CapStrategy, Condition, DefaultValue, Encoding, Ignored, Operation, Parameter, ParameterKind,
    Rule,
};

pub static OPERATIONS: &[Operation] = &[
    Operation::post("disaster.agency", "loans", "/api/v2/disaster/agency/loans/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Agencies awarding DEF loans")
        .summary("Loans from disaster and emergency funds by agency")
        .answer_members(answers::LOANS)
        .parameters(&[
            DEF_CODES,
            RANKING_LOAN_TYPES,
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            RANKING_SORT,
            NARROWING_QUERY,
        ])
        .rules(&[Rule::Needs("query", "award_type_codes")])
        .members(&["totals", "results", "page_metadata"])
        .records("results")
        .example(r#"{"id": 1, "code": "099", "description": "Example", "children": [], "award_count": 2, "obligation": 10.5, "outlay": 4.25, "face_value_of_loan": 100.0}"#)
        .columns(columns::DISASTER_AGENCY_LOANS)
        .paging(const { &PAGES.key("id").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["with award_type_codes each agency has its subagencies in children, without it children is empty", "query without award_type_codes gives ServerError (500), by a fault of the service", "sorting by id or code orders by the service's own key and adds messages to the answer, with award_type_codes"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.agency", "spending", "/api/v2/disaster/agency/spending/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Agencies receiving DEF funding")
        .summary("Disaster and emergency funding by agency")
        .answer_members(answers::REMARKS)
        .parameters(&[
            DEF_CODES,
            SPENDING_TYPE,
            Parameter::body(ParameterKind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(ALL_AWARD_TYPES)
                .note("Award type codes that count, with spending_type award; the agencies then come with their subagencies as children"),
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .wire("pagination.sort")
                .default(DefaultValue::Text("id"))
                .values(&["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"])
                .note("Member to sort by; total_budgetary_resources goes with spending_type total"),
            NARROWING_QUERY,
        ])
        .rules(&[ONLY_TOTAL])
        .members(&["totals", "results", "page_metadata"])
        .ignored_when(&[
            Ignored {
                parameter: "query",
                when: Condition::Is("spending_type", "total"),
            },
            Ignored {
                parameter: "award_type_codes",
                when: Condition::Is("spending_type", "total"),
            },
        ])
        .records("results")
        .example(r#"{"id": 1, "code": "099", "description": "Example Department", "children": [], "award_count": null, "obligation": 10.5, "outlay": 4.25, "total_budgetary_resources": 20.0}"#)
        .columns(columns::DISASTER_AGENCY_SPENDING)
        .paging(const { &PAGES.key("id").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["totals has obligation and outlay, and total_budgetary_resources with spending_type total or award_count with spending_type award", "the service ignores query with spending_type total"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.cfda", "spending", "/api/v2/disaster/cfda/spending/")
        .specification_row("Disaster/emergency funding (DEF) operations", "CFDA programs receiving DEF funding")
        .summary("Disaster and emergency funding by assistance program")
        .answer_members(answers::REMARKS)
        .parameters(&[
            DEF_CODES,
            UNREAD_SPENDING_TYPE,
            Parameter::body(ParameterKind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(ASSISTANCE_AWARD_TYPES)
                .note("Award type codes of assistance that count; all when left out"),
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .wire("pagination.sort")
                .default(DefaultValue::Text("id"))
                .values(&["id", "code", "description", "award_count", "obligation", "outlay"])
                .note("Member to sort by"),
            NARROWING_QUERY,
        ])
        .members(&["totals", "results", "page_metadata"])
        .ignored(&["spending_type"])
        .records("results")
        .example(r#"{"id": 7, "code": "99.999", "description": "Example", "resource_link": null, "cfda_federal_agency": "EXAMPLE", "cfda_objectives": "text", "cfda_website": null, "applicant_eligibility": "text", "beneficiary_eligibility": "text", "award_count": 2, "obligation": 10.5, "outlay": 4.25}"#)
        .columns(columns::DISASTER_CFDA_SPENDING)
        .paging(const { &PAGES.key("id").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["sorting by id or code orders by the service's own key and adds messages to the answer"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.federal_account", "spending", "/api/v2/disaster/federal_account/spending/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Federal accounts and TAS receiving DEF funding")
        .summary("Disaster and emergency funding by federal account and treasury account")
        .answer_members(answers::REMARKS)
        .parameters(&[
            DEF_CODES,
            SPENDING_TYPE,
            Parameter::body(ParameterKind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(ALL_AWARD_TYPES)
                .note("Award type codes; the service ignores them here"),
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .wire("pagination.sort")
                .default(DefaultValue::Text("id"))
                .values(&["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"])
                .note("Member to sort by; total_budgetary_resources goes with spending_type total"),
            NARROWING_QUERY,
        ])
        .rules(&[ONLY_TOTAL])
        .members(&["totals", "results", "page_metadata"])
        .ignored(&["award_type_codes"])
        .ignored_when(QUERY_OF_AWARDS)
        .records("results")
        .example(r#"{"id": 1, "code": "099-0101", "description": "Example Account", "award_count": null, "obligation": 10.5, "outlay": 4.25, "total_budgetary_resources": 20.0, "children": [{"id": 2, "code": "099-X-0101-000", "description": "Example TAS", "award_count": null, "obligation": 10.5, "outlay": 4.25, "total_budgetary_resources": 20.0}]}"#)
        .columns(columns::DISASTER_FEDERAL_ACCOUNT_SPENDING)
        .paging(const { &PAGES.key("id").whole_when("spending_type", "award").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false; with spending_type award the first, which has all records")
        .notes(&["with spending_type award every page has all records, by a fault of the service", "the service ignores query with spending_type total"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.object_class", "spending", "/api/v2/disaster/object_class/spending/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Object classes receiving DEF funding")
        .summary("Disaster and emergency funding by object class")
        .answer_members(answers::REMARKS)
        .parameters(&[
            DEF_CODES,
            SPENDING_TYPE,
            Parameter::body(ParameterKind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(ALL_AWARD_TYPES)
                .note("Award type codes; the service ignores them here"),
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .wire("pagination.sort")
                .default(DefaultValue::Text("id"))
                .values(&["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"])
                .note("Member to sort by; total_budgetary_resources has no meaning here"),
            NARROWING_QUERY,
        ])
        .members(&["totals", "results", "page_metadata"])
        .ignored(&["award_type_codes"])
        .ignored_when(QUERY_OF_AWARDS)
        .records("results")
        .example(r#"{"id": "10", "code": "10", "description": "Example class", "award_count": null, "obligation": 10.5, "outlay": 4.25, "children": [{"id": "3", "code": "111", "description": "Example subclass", "award_count": null, "obligation": 10.5, "outlay": 4.25}]}"#)
        .columns(columns::DISASTER_OBJECT_CLASS_SPENDING)
        .paging(const { &PAGES.key("id").whole_when("spending_type", "award").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false; with spending_type award the first, which has all records")
        .notes(&["with spending_type award every page has all records, by a fault of the service", "the service ignores query with spending_type total"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.recipient", "spending", "/api/v2/disaster/recipient/spending/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Recipients receiving DEF funding")
        .summary("Disaster and emergency funding by recipient")
        .answer_members(answers::REMARKS)
        .parameters(&[
            DEF_CODES,
            UNREAD_SPENDING_TYPE,
            RANKING_AWARD_TYPES,
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .wire("pagination.sort")
                .default(DefaultValue::Text("id"))
                .values(&["id", "code", "description", "award_count", "obligation", "outlay"])
                .note("Member to sort by"),
            NARROWING_QUERY,
        ])
        .members(&["totals", "results", "page_metadata"])
        .ignored(&["spending_type"])
        .records("results")
        .example(r#"{"id": ["00000000-0000-0000-0000-000000000000-R"], "code": "DUNS Number not provided", "description": "Example", "award_count": 2, "obligation": 10.5, "outlay": 4.25}"#)
        .columns(columns::DISASTER_RECIPIENT_SPENDING)
        .paging(const { &PAGES.key("id").reach(10_000, CapStrategy::Stop).capped().counted_by(RECIPIENT_COUNT).orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["id is a list of recipient ids (or null), one for each level", "the service gives the first 10000 records and says so in messages", "sorting by id or code orders by the service's own key and adds messages to the answer"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.award", "amount", "/api/v2/disaster/award/amount/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Aggregated DEF spending (obligation and outlay of awards)")
        .summary("Sum of obligations and outlays of awards from disaster and emergency funds")
        .answer_members(answers::AMOUNT)
        .parameters(&[
            DEF_CODES,
            UNREAD_SPENDING_TYPE,
            RANKING_AWARD_TYPES,
            Parameter::body(ParameterKind::Text, "award_type")
                .wire("filter.award_type")
                .values(&["procurement", "assistance"])
                .note("Whether procurement or assistance awards count"),
        ])
        .rules(&[Rule::AtMostOne(&["award_type_codes", "award_type"])])
        .members(&["award_count", "obligation", "outlay", "face_value_of_loan"])
        .ignored(&["spending_type"])
        .notes(&["award_type_codes and award_type exclude each other", "face_value_of_loan is there when award_type_codes holds a loan code", "the answer has no pages"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.award", "count", "/api/v2/disaster/award/count/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Count of aggregated DEF spending")
        .summary("Number of awards from disaster and emergency funds")
        .parameters(&[
            DEF_CODES,
            UNREAD_SPENDING_TYPE,
            RANKING_AWARD_TYPES,
            Parameter::body(ParameterKind::Text, "award_type")
                .wire("filter.award_type")
                .values(&["procurement", "assistance"])
                .note("Whether procurement or assistance awards count"),
        ])
        .rules(&[Rule::AtMostOne(&["award_type_codes", "award_type"])])
        .members(&["count"])
        .ignored(&["spending_type"])
        .notes(&["award_type_codes and award_type exclude each other"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.cfda", "loans", "/api/v2/disaster/cfda/loans/")
        .specification_row("Disaster/emergency funding (DEF) operations", "DEF loans for CFDA programs")
        .summary("Loans from disaster and emergency funds by assistance program")
        .answer_members(answers::LOANS)
        .parameters(&[
            DEF_CODES,
            RANKING_LOAN_TYPES,
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            RANKING_SORT,
            NARROWING_QUERY,
        ])
        .members(&["totals", "results", "page_metadata"])
        .records("results")
        .example(r#"{"id": 7, "code": "99.999", "description": "Example", "resource_link": null, "cfda_federal_agency": "EXAMPLE", "cfda_objectives": "text", "cfda_website": null, "applicant_eligibility": "text", "beneficiary_eligibility": "text", "award_count": 2, "obligation": 10.5, "outlay": 4.25, "face_value_of_loan": 100.0}"#)
        .columns(columns::DISASTER_CFDA_LOANS)
        .paging(const { &PAGES.key("id").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["sorting by id or code orders by the service's own key and adds messages to the answer"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.federal_account", "loans", "/api/v2/disaster/federal_account/loans/")
        .specification_row("Disaster/emergency funding (DEF) operations", "DEF loans for federal accounts")
        .summary("Loans from disaster and emergency funds by federal account and treasury account")
        .answer_members(answers::LOANS)
        .parameters(&[
            DEF_CODES,
            Parameter::body(ParameterKind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(LOAN_AWARD_TYPES)
                .note("Award type codes; the service ignores them here and always counts all loans"),
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            RANKING_SORT,
            NARROWING_QUERY,
        ])
        .members(&["totals", "results", "page_metadata"])
        .ignored(&["award_type_codes"])
        .records("results")
        .example(r#"{"id": 1, "code": "099-0101", "description": "Example Account", "award_count": 2, "obligation": 10.5, "outlay": 4.25, "face_value_of_loan": 100.0, "children": [{"id": 2, "code": "099-X-0101-000", "description": "Example TAS", "award_count": 2, "obligation": 10.5, "outlay": 4.25, "face_value_of_loan": 100.0}]}"#)
        .columns(columns::DISASTER_FEDERAL_ACCOUNT_LOANS)
        .notes(&["every page has all records, by a fault of the service", "page_metadata counts pages all the same"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.object_class", "loans", "/api/v2/disaster/object_class/loans/")
        .specification_row("Disaster/emergency funding (DEF) operations", "DEF loans for object classes")
        .summary("Loans from disaster and emergency funds by object class")
        .answer_members(answers::LOANS)
        .parameters(&[
            DEF_CODES,
            Parameter::body(ParameterKind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(LOAN_AWARD_TYPES)
                .note("Award type codes; the service ignores them here and always counts all loans"),
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            RANKING_SORT,
            NARROWING_QUERY,
        ])
        .members(&["totals", "results", "page_metadata"])
        .ignored(&["award_type_codes"])
        .records("results")
        .example(r#"{"id": "10", "code": "10", "description": "Example class", "award_count": 2, "obligation": 10.5, "outlay": 4.25, "face_value_of_loan": 100.0, "children": [{"id": 3, "code": "111", "description": "Example subclass", "award_count": 2, "obligation": 10.5, "outlay": 4.25, "face_value_of_loan": 100.0}]}"#)
        .columns(columns::DISASTER_OBJECT_CLASS_LOANS)
        .notes(&["every page has all records, by a fault of the service", "page_metadata counts pages all the same"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.recipient", "loans", "/api/v2/disaster/recipient/loans/")
        .specification_row("Disaster/emergency funding (DEF) operations", "DEF loans for recipients")
        .summary("Loans from disaster and emergency funds by recipient")
        .answer_members(answers::LOANS)
        .parameters(&[
            DEF_CODES,
            RANKING_LOAN_TYPES,
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            RANKING_SORT,
            NARROWING_QUERY,
        ])
        .members(&["totals", "results", "page_metadata"])
        .records("results")
        .example(r#"{"id": ["00000000-0000-0000-0000-000000000000-R"], "code": "DUNS Number not provided", "description": "Example", "award_count": 2, "obligation": 10.5, "outlay": 4.25, "face_value_of_loan": 100.0}"#)
        .columns(columns::DISASTER_RECIPIENT_LOANS)
        .paging(const { &PAGES.key("id").reach(10_000, CapStrategy::Stop).capped().orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["id is a list of recipient ids (or null)", "the service gives the first 10000 records", "sorting by id or code orders by the service's own key and adds messages to the answer"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.agency", "count", "/api/v2/disaster/agency/count/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Count of agencies receiving DEF")
        .summary("Number of agencies with disaster and emergency funding")
        .parameters(&[
            DEF_CODES,
            Parameter::body(ParameterKind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .extra()
                .values(ALL_AWARD_TYPES)
                .note("Award type codes that count; all when left out"),
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.cfda", "count", "/api/v2/disaster/cfda/count/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Count of CFDA programs receiving DEF")
        .summary("Number of assistance programs with disaster and emergency funding")
        .parameters(&[
            DEF_CODES,
            Parameter::body(ParameterKind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(ASSISTANCE_AWARD_TYPES)
                .note("Award type codes of assistance that count; all when left out"),
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.def_code", "count", "/api/v2/disaster/def_code/count/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Count of DEFC receiving DEF")
        .summary("Number of disaster and emergency fund codes that have funding")
        .parameters(&[
            DEF_CODES,
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.federal_account", "count", "/api/v2/disaster/federal_account/count/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Count of federal accounts and TAS receiving DEF")
        .summary("Number of federal accounts with disaster and emergency funding")
        .parameters(&[
            DEF_CODES,
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.object_class", "count", "/api/v2/disaster/object_class/count/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Count of object classes receiving DEF")
        .summary("Number of object classes with disaster and emergency funding")
        .parameters(&[
            DEF_CODES,
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.recipient", "count", "/api/v2/disaster/recipient/count/")
        .specification_row("Disaster/emergency funding (DEF) operations", "Count of recipients receiving DEF")
        .summary("Number of recipients with disaster and emergency funding")
        .parameters(&[
            DEF_CODES,
            RANKING_AWARD_TYPES,
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster", "spending_by_geography", "/api/v2/disaster/spending_by_geography/")
        .specification_row("Disaster/emergency funding (DEF) operations", "DEF spending by geography")
        .summary("Disaster and emergency spending of awards by state, county or district")
        .parameters(&[
            DEF_CODES,
            Parameter::body(ParameterKind::Text, "geo_layer")
                .required()
                .values(&["state", "county", "district"])
                .note("Kind of area that amounts are summed for"),
            Parameter::body(ParameterKind::Text, "spending_type")
                .required()
                .values(&["obligation", "outlay", "face_value_of_loan"])
                .note("What is summed: obligations, outlays, or the face value of loans"),
            Parameter::body(ParameterKind::Texts, "geo_layer_filters")
                .sample(r#"["CA", "WA"]"#)
                .note("Areas to give, by the shape_code of the answer: two letters of a state, five digits of a county, or the two digits of a state and two characters of a district"),
            Parameter::body(ParameterKind::Text, "scope")
                .default(DefaultValue::Text("recipient_location"))
                .values(&["recipient_location", "place_of_performance"])
                .note("Which place counts: that of the recipient, or that where the work is done"),
            Parameter::body(ParameterKind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .extra()
                .values(ALL_AWARD_TYPES)
                .note("Award type codes that count; all when left out"),
        ])
        .members(&["geo_layer", "spending_type", "scope", "results"])
        .records("results")
        .example(r#"{"amount": 10.5, "display_name": "Virginia", "shape_code": "VA", "population": 8000000, "per_capita": 0.01, "award_count": 2}"#)
        .columns(columns::DISASTER_SPENDING_BY_GEOGRAPHY)
        .notes(&["display_name, shape_code, population, per_capita can be null"])
        .timeout(LONG_SEARCH),
    Operation::get("disaster", "overview", "/api/v2/disaster/overview/")
        .summary("Disaster and emergency funding, and how much of it was spent")
        .answer_members(answers::DISASTER_OVERVIEW)
        .parameters(&[
            Parameter::query(ParameterKind::Text, "def_codes")
                .render(Encoding::Commas)
                .refusals(&[NO_DEF_CODE])
                .sample(r#""L,M""#)
                .note("Disaster and emergency fund codes (DEFC) that count; all when left out; the service ignores unknown ones"),
        ])
        .members(&["funding", "total_budget_authority", "spending", "additional"])
        .notes(&["funding is a list of {def_code, amount}; spending has award_obligations, award_outlays, total_obligations, total_outlays; additional is null unless def_codes is exactly V"])
        .timeout(LONG_SEARCH),
];
