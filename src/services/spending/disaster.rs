//! Spending: disaster and emergency funding (DEF).

use super::answers;
use super::columns;
use super::paging::{PAGES, RECIPIENT_COUNT};
use super::parameters::{
    ALL_AWARD_TYPES, ASSISTANCE_AWARD_TYPES, DEF_CODES, LOAN_AWARD_TYPES, LONG_SEARCH,
    NARROWING_QUERY, NO_DEF_CODE, ONLY_TOTAL, QUERY_OF_AWARDS, RANKING_AWARD_TYPES, RANKING_LIMIT,
    RANKING_LOAN_TYPES, RANKING_ORDER, RANKING_PAGE, RANKING_SORT, SPENDING_TYPE,
    UNREAD_SPENDING_TYPE,
};
use openshelf_core::table::{
    CapStrategy, Condition, DefaultValue, Encoding, Ignored, Kind, Operation, Parameter, Rule,
};

pub static OPERATIONS: &[Operation] = &[
    Operation::post("disaster.agency", "loans", "/api/v2/disaster/agency/loans/")
        .row("Disaster/emergency funding (DEF) operations", "Agencies awarding DEF loans")
        .summary("Loans from DEF by agency")
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
        .paging(PAGES.key("id"), "page_metadata.hasNext is false")
        .notes(&["with award_type_codes in the filter the answer comes per subtier with children filled, without it per toptier with empty children", "server fault: query without award_type_codes breaks (500)", "sorting by id or code really orders by the server's grouping key and adds a messages member to the answer (with award_type_codes)"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.agency", "spending", "/api/v2/disaster/agency/spending/")
        .row("Disaster/emergency funding (DEF) operations", "Agencies receiving DEF funding")
        .summary("DEF funding by agency")
        .answer_members(answers::REMARKS)
        .parameters(&[
            DEF_CODES,
            SPENDING_TYPE,
            Parameter::body(Kind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(ALL_AWARD_TYPES)
                .note("Award type codes; used only with spending_type award; then agencies come with their subtiers as children"),
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            Parameter::body(Kind::Text, "sort")
                .wire("pagination.sort")
                .default(DefaultValue::Text("id"))
                .values(&["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"])
                .note("What to sort by; total_budgetary_resources only with spending_type total"),
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
        .paging(PAGES.key("id"), "page_metadata.hasNext is false")
        .notes(&["totals has obligation and outlay, plus total_budgetary_resources (total) or award_count (award)", "query is ignored with spending_type total"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.cfda", "spending", "/api/v2/disaster/cfda/spending/")
        .row("Disaster/emergency funding (DEF) operations", "CFDA programs receiving DEF funding")
        .summary("DEF funding by assistance program")
        .answer_members(answers::REMARKS)
        .parameters(&[
            DEF_CODES,
            UNREAD_SPENDING_TYPE,
            Parameter::body(Kind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(ASSISTANCE_AWARD_TYPES)
                .note("Award type codes; only assistance codes (others: 400); server default all of them"),
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            Parameter::body(Kind::Text, "sort")
                .wire("pagination.sort")
                .default(DefaultValue::Text("id"))
                .values(&["id", "code", "description", "award_count", "obligation", "outlay"])
                .note("What to sort by"),
            NARROWING_QUERY,
        ])
        .members(&["totals", "results", "page_metadata"])
        .ignored(&["spending_type"])
        .records("results")
        .example(r#"{"id": 7, "code": "99.999", "description": "Example", "resource_link": null, "cfda_federal_agency": "EXAMPLE", "cfda_objectives": "text", "cfda_website": null, "applicant_eligibility": "text", "beneficiary_eligibility": "text", "award_count": 2, "obligation": 10.5, "outlay": 4.25}"#)
        .columns(columns::DISASTER_CFDA_SPENDING)
        .paging(PAGES.key("id"), "page_metadata.hasNext is false")
        .notes(&["sorting by id or code really orders by the server's grouping key and adds a messages member to the answer"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.federal_account", "spending", "/api/v2/disaster/federal_account/spending/")
        .row("Disaster/emergency funding (DEF) operations", "Federal accounts and TAS receiving DEF funding")
        .summary("DEF funding by federal account and TAS")
        .answer_members(answers::REMARKS)
        .parameters(&[
            DEF_CODES,
            SPENDING_TYPE,
            Parameter::body(Kind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(ALL_AWARD_TYPES)
                .note("Award type codes; no effect here"),
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            Parameter::body(Kind::Text, "sort")
                .wire("pagination.sort")
                .default(DefaultValue::Text("id"))
                .values(&["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"])
                .note("What to sort by; total_budgetary_resources only with spending_type total"),
            NARROWING_QUERY,
        ])
        .rules(&[ONLY_TOTAL])
        .members(&["totals", "results", "page_metadata"])
        .ignored(&["award_type_codes"])
        .ignored_when(QUERY_OF_AWARDS)
        .records("results")
        .example(r#"{"id": 1, "code": "099-0101", "description": "Example Account", "award_count": null, "obligation": 10.5, "outlay": 4.25, "total_budgetary_resources": 20.0, "children": [{"id": 2, "code": "099-X-0101-000", "description": "Example TAS", "award_count": null, "obligation": 10.5, "outlay": 4.25, "total_budgetary_resources": 20.0}]}"#)
        .columns(columns::DISASTER_FEDERAL_ACCOUNT_SPENDING)
        .paging(PAGES.key("id").whole_when("spending_type", "award"), "page_metadata.hasNext is false; with spending_type award every page carries ALL records: stop after the first")
        .notes(&["server fault: with spending_type award results are not cut to the page though page_metadata counts pages", "query is ignored with spending_type total"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.object_class", "spending", "/api/v2/disaster/object_class/spending/")
        .row("Disaster/emergency funding (DEF) operations", "Object classes receiving DEF funding")
        .summary("DEF funding by object class")
        .answer_members(answers::REMARKS)
        .parameters(&[
            DEF_CODES,
            SPENDING_TYPE,
            Parameter::body(Kind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(ALL_AWARD_TYPES)
                .note("Award type codes; no effect here"),
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            Parameter::body(Kind::Text, "sort")
                .wire("pagination.sort")
                .default(DefaultValue::Text("id"))
                .values(&["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"])
                .note("What to sort by; total_budgetary_resources has no meaning here"),
            NARROWING_QUERY,
        ])
        .members(&["totals", "results", "page_metadata"])
        .ignored(&["award_type_codes"])
        .ignored_when(QUERY_OF_AWARDS)
        .records("results")
        .example(r#"{"id": "10", "code": "10", "description": "Example class", "award_count": null, "obligation": 10.5, "outlay": 4.25, "children": [{"id": "3", "code": "111", "description": "Example subclass", "award_count": null, "obligation": 10.5, "outlay": 4.25}]}"#)
        .columns(columns::DISASTER_OBJECT_CLASS_SPENDING)
        .paging(PAGES.key("id").whole_when("spending_type", "award"), "page_metadata.hasNext is false; with spending_type award every page carries ALL records: stop after the first")
        .notes(&["server fault: with spending_type award results are not cut to the page though page_metadata counts pages", "query is ignored with spending_type total"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.recipient", "spending", "/api/v2/disaster/recipient/spending/")
        .row("Disaster/emergency funding (DEF) operations", "Recipients receiving DEF funding")
        .summary("DEF funding by recipient")
        .answer_members(answers::REMARKS)
        .parameters(&[
            DEF_CODES,
            UNREAD_SPENDING_TYPE,
            RANKING_AWARD_TYPES,
            RANKING_PAGE,
            RANKING_LIMIT,
            RANKING_ORDER,
            Parameter::body(Kind::Text, "sort")
                .wire("pagination.sort")
                .default(DefaultValue::Text("id"))
                .values(&["id", "code", "description", "award_count", "obligation", "outlay"])
                .note("What to sort by"),
            NARROWING_QUERY,
        ])
        .members(&["totals", "results", "page_metadata"])
        .ignored(&["spending_type"])
        .records("results")
        .example(r#"{"id": ["00000000-0000-0000-0000-000000000000-R"], "code": "DUNS Number not provided", "description": "Example", "award_count": 2, "obligation": 10.5, "outlay": 4.25}"#)
        .columns(columns::DISASTER_RECIPIENT_SPENDING)
        .paging(PAGES.key("id").reach(10_000, CapStrategy::Stop).capped().counted_by(RECIPIENT_COUNT), "page_metadata.hasNext is false")
        .notes(&["id is a list of recipient ids (or null), one for each level", "at most 10000 records are reachable; a messages member says so", "sorting by id or code really orders by the server's grouping key and adds a messages member to the answer"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.award", "amount", "/api/v2/disaster/award/amount/")
        .row("Disaster/emergency funding (DEF) operations", "Aggregated DEF spending (obligation and outlay of awards)")
        .summary("Sum of obligations and outlays of DEF awards")
        .answer_members(answers::AMOUNT)
        .parameters(&[
            DEF_CODES,
            UNREAD_SPENDING_TYPE,
            RANKING_AWARD_TYPES,
            Parameter::body(Kind::Text, "award_type")
                .wire("filter.award_type")
                .values(&["procurement", "assistance"])
                .note("Kind of award"),
        ])
        .rules(&[Rule::AtMostOne(&["award_type_codes", "award_type"])])
        .members(&["award_count", "obligation", "outlay", "face_value_of_loan"])
        .ignored(&["spending_type"])
        .notes(&["award_type_codes and award_type exclude each other (both: 422)", "face_value_of_loan is present only when award_type_codes holds a loan code", "no paging: a pagination member is ignored"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.award", "count", "/api/v2/disaster/award/count/")
        .row("Disaster/emergency funding (DEF) operations", "Count of aggregated DEF spending")
        .summary("Number of DEF awards")
        .parameters(&[
            DEF_CODES,
            UNREAD_SPENDING_TYPE,
            RANKING_AWARD_TYPES,
            Parameter::body(Kind::Text, "award_type")
                .wire("filter.award_type")
                .values(&["procurement", "assistance"])
                .note("Kind of award"),
        ])
        .rules(&[Rule::AtMostOne(&["award_type_codes", "award_type"])])
        .members(&["count"])
        .ignored(&["spending_type"])
        .notes(&["award_type_codes and award_type exclude each other (both: 422)"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.cfda", "loans", "/api/v2/disaster/cfda/loans/")
        .row("Disaster/emergency funding (DEF) operations", "DEF loans for CFDA programs")
        .summary("Loans from DEF by assistance program")
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
        .paging(PAGES.key("id"), "page_metadata.hasNext is false")
        .notes(&["sorting by id or code really orders by the server's grouping key and adds a messages member to the answer"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.federal_account", "loans", "/api/v2/disaster/federal_account/loans/")
        .row("Disaster/emergency funding (DEF) operations", "DEF loans for federal accounts")
        .summary("Loans from DEF by federal account and TAS")
        .answer_members(answers::LOANS)
        .parameters(&[
            DEF_CODES,
            Parameter::body(Kind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(LOAN_AWARD_TYPES)
                .note("Award type codes; no effect here: all loan codes are always used"),
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
        .notes(&["server fault: results are never cut to the page though page_metadata counts pages", "every answer carries all records; do not follow page_metadata.hasNext"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.object_class", "loans", "/api/v2/disaster/object_class/loans/")
        .row("Disaster/emergency funding (DEF) operations", "DEF loans for object classes")
        .summary("Loans from DEF by object class")
        .answer_members(answers::LOANS)
        .parameters(&[
            DEF_CODES,
            Parameter::body(Kind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(LOAN_AWARD_TYPES)
                .note("Award type codes; no effect here: all loan codes are always used"),
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
        .notes(&["server fault: results are never cut to the page though page_metadata counts pages", "every answer carries all records; do not follow page_metadata.hasNext"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.recipient", "loans", "/api/v2/disaster/recipient/loans/")
        .row("Disaster/emergency funding (DEF) operations", "DEF loans for recipients")
        .summary("Loans from DEF by recipient")
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
        .paging(PAGES.key("id").reach(10_000, CapStrategy::Stop).capped(), "page_metadata.hasNext is false")
        .notes(&["id is a list of recipient ids (or null)", "at most 10000 records are reachable", "sorting by id or code really orders by the server's grouping key and adds a messages member to the answer"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.agency", "count", "/api/v2/disaster/agency/count/")
        .row("Disaster/emergency funding (DEF) operations", "Count of agencies receiving DEF")
        .summary("Number of agencies with DEF")
        .parameters(&[
            DEF_CODES,
            Parameter::body(Kind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .extra()
                .values(ALL_AWARD_TYPES)
                .note("Award type codes"),
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.cfda", "count", "/api/v2/disaster/cfda/count/")
        .row("Disaster/emergency funding (DEF) operations", "Count of CFDA programs receiving DEF")
        .summary("Number of assistance programs with DEF")
        .parameters(&[
            DEF_CODES,
            Parameter::body(Kind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .values(ASSISTANCE_AWARD_TYPES)
                .note("Award type codes; server default all assistance codes"),
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.def_code", "count", "/api/v2/disaster/def_code/count/")
        .row("Disaster/emergency funding (DEF) operations", "Count of DEFC receiving DEF")
        .summary("Number of DEF codes with funding")
        .parameters(&[
            DEF_CODES,
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.federal_account", "count", "/api/v2/disaster/federal_account/count/")
        .row("Disaster/emergency funding (DEF) operations", "Count of federal accounts and TAS receiving DEF")
        .summary("Number of federal accounts with DEF")
        .parameters(&[
            DEF_CODES,
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.object_class", "count", "/api/v2/disaster/object_class/count/")
        .row("Disaster/emergency funding (DEF) operations", "Count of object classes receiving DEF")
        .summary("Number of object classes with DEF")
        .parameters(&[
            DEF_CODES,
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster.recipient", "count", "/api/v2/disaster/recipient/count/")
        .row("Disaster/emergency funding (DEF) operations", "Count of recipients receiving DEF")
        .summary("Number of recipients with DEF")
        .parameters(&[
            DEF_CODES,
            RANKING_AWARD_TYPES,
        ])
        .members(&["count"])
        .timeout(LONG_SEARCH),
    Operation::post("disaster", "spending_by_geography", "/api/v2/disaster/spending_by_geography/")
        .row("Disaster/emergency funding (DEF) operations", "DEF spending by geography")
        .summary("DEF amounts of awards by state, county or district")
        .parameters(&[
            DEF_CODES,
            Parameter::body(Kind::Text, "geo_layer")
                .required()
                .values(&["state", "county", "district"])
                .note("Size of the areas"),
            Parameter::body(Kind::Text, "spending_type")
                .required()
                .values(&["obligation", "outlay", "face_value_of_loan"])
                .note("What is summed"),
            Parameter::body(Kind::Texts, "geo_layer_filters")
                .sample(r#"["CA", "WA"]"#)
                .note("Areas; shape codes as in the answer: two-letter state codes, 5-digit county FIPS, or state FIPS plus two-character district"),
            Parameter::body(Kind::Text, "scope")
                .default(DefaultValue::Text("recipient_location"))
                .values(&["recipient_location", "place_of_performance"])
                .note("Which place counts"),
            Parameter::body(Kind::Texts, "award_type_codes")
                .wire("filter.award_type_codes")
                .extra()
                .values(ALL_AWARD_TYPES)
                .note("Award type codes"),
        ])
        .members(&["geo_layer", "spending_type", "scope", "results"])
        .records("results")
        .example(r#"{"amount": 10.5, "display_name": "Virginia", "shape_code": "VA", "population": 8000000, "per_capita": 0.01, "award_count": 2}"#)
        .columns(columns::DISASTER_SPENDING_BY_GEOGRAPHY)
        .notes(&["display_name, shape_code, population, per_capita can be null"])
        .timeout(LONG_SEARCH),
    Operation::get("disaster", "overview", "/api/v2/disaster/overview/")
        .summary("DEF funding and spending totals")
        .answer_members(answers::DISASTER_OVERVIEW)
        .parameters(&[
            Parameter::query(Kind::Text, "def_codes")
                .render(Encoding::Commas)
                .refusals(&[NO_DEF_CODE])
                .sample(r#""L,M""#)
                .note("Disaster and emergency fund codes; comma-separated codes; absent: all; unknown codes are not rejected"),
        ])
        .members(&["funding", "total_budget_authority", "spending", "additional"])
        .notes(&["funding is a list of {def_code, amount}; spending has award_obligations, award_outlays, total_obligations, total_outlays; additional is null unless def_codes is exactly V"])
        .timeout(LONG_SEARCH),
];
