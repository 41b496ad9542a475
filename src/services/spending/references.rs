//! The spending operations on reference lists.

use super::answers;
use super::columns;
use super::paging::{BOTH_DIRECTIONS, PAGES};
use super::parameters::{
    ACCOUNT, GROUP, OPTIONAL_QUERY_PAGE, QUERY_PAGE, TOPTIER, TREE_DEPTH, TREE_FILTER,
};
use openshelf_core::catalog::{
    Answer, Condition, DefaultValue, Encoding, Ignored, Operation, Parameter, ParameterKind, Rule,
};

pub static OPERATIONS: &[Operation] = &[
    Operation::get("references", "agency", "/api/v2/references/agency/{agency_id}/")
        .specification_row("Agency and account operations", "Agency overview by agency id")
        .summary("Name, mission and latest budget totals of one agency")
        .answer_members(answers::AGENCY)
        .parameters(&[
            Parameter::path(ParameterKind::Integer, "agency_id")
                .required()
                .sample("315")
                .note("Id of the agency, the agency_id of references.toptier_agencies"),
        ])
        .members(&["results"])
        .example(r#"{"agency_name": "Department of Examples", "active_fy": "2024", "active_fq": "3", "outlay_amount": "10.50", "obligated_amount": "20.25", "budget_authority_amount": "30.75", "current_total_budget_authority_amount": "900.00", "mission": "To serve as an example.", "website": "https://www.example.gov/", "icon_filename": "DOE.jpg", "congressional_justification_url": null}"#)
        .notes(&["results is one object, not a list; it is {} (status 200) when the id is unknown or the agency has never submitted"]),
    Operation::get("references", "toptier_agencies", "/api/v2/references/toptier_agencies/")
        .specification_row("Agency and account operations", "Toptier agencies")
        .summary("All toptier agencies with their budget figures")
        .parameters(&[
            Parameter::query(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("percentage_of_total_budget_authority"))
                .values(&["agency_id", "agency_name", "active_fy", "active_fq", "outlay_amount", "obligated_amount", "budget_authority_amount", "current_total_budget_authority_amount", "percentage_of_total_budget_authority"])
                .note("Member to sort by; the service's own default is agency_name"),
            Parameter::query(ParameterKind::Text, "order")
                .default(DefaultValue::Text("desc"))
                .values(&["asc", "desc"])
                .note("Ascending or descending order; the service's own default is asc"),
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"agency_id": 22, "toptier_code": "099", "abbreviation": "DOX", "agency_name": "Department of Examples", "congressional_justification_url": null, "active_fy": "2024", "active_fq": "3", "outlay_amount": 10.5, "obligated_amount": 20.25, "budget_authority_amount": 30.75, "current_total_budget_authority_amount": 900.0, "percentage_of_total_budget_authority": 0.034, "agency_slug": "department-of-examples"}"#)
        .columns(columns::REFERENCES_TOPTIER_AGENCIES),
    Operation::get("references", "total_budgetary_resources", "/api/v2/references/total_budgetary_resources/")
        .specification_row("Agency and account operations", "Total budgetary resources")
        .summary("Government budgetary resources by fiscal year and period")
        .parameters(&[
            Parameter::query(ParameterKind::Integer, "fiscal_year")
                .min(2017)
                .sample("2024")
                .note("Federal fiscal year, from 2017 on"),
            Parameter::query(ParameterKind::Integer, "fiscal_period")
                .range(2, 12)
                .note("Month of the fiscal year: 2 is November, 12 is September"),
        ])
        .rules(&[Rule::Needs("fiscal_period", "fiscal_year")])
        .members(&["results", "messages"])
        .records("results")
        .example(r#"{"fiscal_year": 2020, "fiscal_period": 6, "total_budgetary_resources": 8361.72}"#)
        .columns(columns::REFERENCES_TOTAL_BUDGETARY_RESOURCES)
        .notes(&["fiscal_period needs fiscal_year", "without both the whole history comes, the newest first"]),
    Operation::get("references", "submission_periods", "/api/v2/references/submission_periods/")
        .specification_row("Agency and account operations", "Submission periods")
        .summary("All revealed submission windows")
        .parameters(&[
            Parameter::query(ParameterKind::Boolean, "use_cache")
                .default(DefaultValue::Boolean(false))
                .note("True for the list that the service has cached, which may be older"),
        ])
        .members(&["available_periods"])
        .records("available_periods")
        .example(r#"{"period_start_date": "2016-10-01T00:00:00Z", "period_end_date": "2016-12-31T00:00:00Z", "submission_start_date": "2017-01-19T00:00:00Z", "submission_due_date": "2017-02-19T00:00:00Z", "certification_due_date": "2017-02-19T00:00:00Z", "submission_reveal_date": "2017-02-20T00:00:00Z", "submission_fiscal_year": 2017, "submission_fiscal_quarter": 1, "submission_fiscal_month": 3, "is_quarter": true}"#)
        .columns(columns::REFERENCES_SUBMISSION_PERIODS),
    Operation::get("references", "filter_tree_psc", "/api/v2/references/filter_tree/psc/")
        .specification_row("Agency and account operations", "PSC search tree nodes / TAS search tree nodes")
        .summary("Top nodes of the product and service code tree")
        .record_members(answers::NODES)
        .parameters(&[
            Parameter::query(ParameterKind::Integer, "depth")
                .default(DefaultValue::Integer(0))
                .render(Encoding::Depth(i64::MAX))
                .sample("1")
                .note("Levels of descendants to give with each node; a negative number gives all"),
            TREE_FILTER,
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"id": "Product", "ancestors": [], "description": "", "count": 77, "children": null}"#)
        .columns(columns::REFERENCES_FILTER_TREE_PSC)
        .notes(&["children is null or a list of the same node shape", "at depth 0 a filter always gives an empty list: give a depth of 1 or more, or -1"]),
    Operation::get("references", "filter_tree_tas", "/api/v2/references/filter_tree/tas/")
        .specification_row("Agency and account operations", "PSC search tree nodes / TAS search tree nodes")
        .summary("Top nodes (agencies) of the treasury account tree")
        .record_members(answers::NODES)
        .parameters(&[
            Parameter::query(ParameterKind::Integer, "depth")
                .default(DefaultValue::Integer(0))
                .render(Encoding::Depth(2))
                .sample("1")
                .note("Levels of descendants to give with each node; 2 or a negative number gives all"),
            TREE_FILTER,
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"id": "099", "ancestors": [], "description": "Department of Examples (DOX)", "count": 569, "children": null}"#)
        .columns(columns::REFERENCES_FILTER_TREE_TAS)
        .notes(&["children is null or a list of the same node shape"]),
    Operation::get("references", "naics", "/api/v2/references/naics/")
        .summary("Two-digit NAICS codes, or the codes matching a text")
        .parameters(&[
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in codes and descriptions, in any case; the matching codes come with those above them"),
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"naics": "11", "naics_description": "Agriculture", "year_retired": null, "count": 64}"#)
        .columns(columns::REFERENCES_NAICS),
    Operation::get("references", "naics_code", "/api/v2/references/naics/{code}/")
        .summary("One NAICS code with its direct children")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "code")
                .required()
                .pattern("[0-9]{2}|[0-9]{4}|[0-9]{6}")
                .code()
                .sample(r#""11""#)
                .note("NAICS code; 2, 4 or 6 digits"),
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in the codes below this one"),
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"naics": "11", "naics_description": "Agriculture", "year_retired": null, "count": 64, "children": [{"naics": "1111", "naics_description": "Oilseed and Grain Farming", "year_retired": null, "count": 8}]}"#)
        .columns(columns::REFERENCES_NAICS_CODE),
    Operation::get("references", "cfda_totals", "/api/v2/references/cfda/totals/")
        .summary("Grant opportunity totals for every assistance listing")
        .members(&["results"])
        .records("results")
        .example(r#"{"cfda": "12.012", "posted": 442, "closed": 234, "archived": 1685, "forecasted": 208}"#)
        .columns(columns::REFERENCES_CFDA_TOTALS)
        .notes(&["the service gets these from grants.gov, and sends no body (204) when that does not answer"]),
    Operation::get("references", "cfda_total", "/api/v2/references/cfda/totals/{cfda}/")
        .summary("Grant opportunity totals for one assistance listing")
        .answer_members(answers::CFDA_TOTAL)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "cfda")
                .required()
                .pattern("[0-9]+\\.[0-9]+")
                .code()
                .sample(r#""10.664""#)
                .note("Number of the assistance listing; digits, a point and digits, such as 12.012"),
        ])
        .members(&["cfda", "posted", "closed", "archived", "forecasted"])
        .example(r#"{"cfda": "12.012", "posted": 442, "closed": 234, "archived": 1685, "forecasted": 208}"#)
        .notes(&["for an unknown listing, or when grants.gov does not answer, the service sends no body (204)"]),
    Operation::get("references", "assistance_listings", "/api/v2/references/assistance_listing/")
        .summary("Two-digit assistance listing groups, or those matching a text")
        .answer_type(answers::LISTINGS)
        .parameters(&[
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in numbers and titles, in any case"),
            Parameter::query(ParameterKind::Boolean, "flat")
                .render(Encoding::OnlyWhenTrue)
                .sample("true")
                .note("True for one flat list of pages; without it the listings stand below their groups"),
            OPTIONAL_QUERY_PAGE,
            Parameter::query(ParameterKind::Integer, "limit").range(1, 100).note("Records in a page"),
            Parameter::query(ParameterKind::Text, "order")
                .values(&["asc", "desc"])
                .note("Ascending or descending order"),
            Parameter::query(ParameterKind::Text, "sort")
                .values(&["code", "description"])
                .note("Member to sort by"),
        ])
        .answer(Answer::ObjectOrList)
        .members(&["results", "page_metadata", "message"])
        .ignored_when(&[
            Ignored {
                parameter: "page",
                when: Condition::IsNot("flat", "true"),
            },
            Ignored {
                parameter: "limit",
                when: Condition::IsNot("flat", "true"),
            },
        ])
        .records(".")
        .example(r#"{"code": "11", "description": null, "count": 1}"#)
        .columns(columns::REFERENCES_ASSISTANCE_LISTINGS)
        .paging(const { &PAGES.key("code").whole_unless("flat").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false, with flat; otherwise everything comes at once")
        .notes(&["without filter and flat the answer is a list", "with filter alone the answer is an object with results, each with children, and message; it has no pages", "with flat the answer is an object with results and page_metadata"]),
    Operation::get("references", "assistance_listing", "/api/v2/references/assistance_listing/{code}/")
        .summary("Assistance listings of one two-digit group")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "code")
                .required()
                .pattern("[0-9]{2}")
                .code()
                .sample(r#""10""#)
                .note("Number of the group; two digits"),
            Parameter::query(ParameterKind::Text, "filter")
                .sample(r#""forest""#)
                .note("Text to look for in numbers and titles, in any case"),
            OPTIONAL_QUERY_PAGE,
            Parameter::query(ParameterKind::Integer, "limit")
                .range(1, 100)
                .note("Records in a page; 10 when left out"),
            Parameter::query(ParameterKind::Text, "order")
                .values(&["asc", "desc"])
                .note("Ascending or descending order; descending when left out"),
            Parameter::query(ParameterKind::Text, "sort")
                .values(&["code", "description"])
                .note("Member to sort by; code when left out"),
        ])
        .members(&["results", "page_metadata"])
        .records("results")
        .example(r#"{"code": "10.003", "description": "Example listing"}"#)
        .columns(columns::REFERENCES_ASSISTANCE_LISTING)
        .paging(const { &PAGES.key("code").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false"),
    Operation::get("references", "filter_tree_psc_group", "/api/v2/references/filter_tree/psc/{group}/")
        .summary("Product and service codes of one group")
        .record_members(answers::NODES)
        .parameters(&[
            GROUP,
            TREE_DEPTH,
            TREE_FILTER,
        ])
        .members(&["results"])
        .records("results")
        .columns(columns::REFERENCES_FILTER_TREE_PSC),
    Operation::get("references", "filter_tree_psc_subgroup", "/api/v2/references/filter_tree/psc/{group}/{psc}/")
        .summary("Product and service codes below one code")
        .record_members(answers::NODES)
        .parameters(&[
            GROUP,
            Parameter::path(ParameterKind::Text, "psc")
                .required()
                .sample(r#""A""#)
                .note("First level below the group"),
            TREE_DEPTH,
            TREE_FILTER,
        ])
        .members(&["results"])
        .records("results")
        .columns(columns::REFERENCES_FILTER_TREE_PSC),
    Operation::get("references", "filter_tree_psc_code", "/api/v2/references/filter_tree/psc/{group}/{psc}/{psc2}/")
        .summary("Product and service codes below a code of the second level")
        .record_members(answers::NODES)
        .parameters(&[
            GROUP,
            Parameter::path(ParameterKind::Text, "psc")
                .required()
                .sample(r#""A""#)
                .note("First level below the group"),
            Parameter::path(ParameterKind::Text, "psc2")
                .required()
                .sample(r#""AA""#)
                .note("Second level below the group"),
            TREE_DEPTH,
            TREE_FILTER,
        ])
        .members(&["results"])
        .records("results")
        .columns(columns::REFERENCES_FILTER_TREE_PSC),
    Operation::get("references", "filter_tree_tas_agency", "/api/v2/references/filter_tree/tas/{agency}/")
        .summary("Federal accounts of one agency in the treasury account tree")
        .record_members(answers::NODES)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "agency")
                .required()
                .pattern(TOPTIER)
                .code()
                .sample(r#""012""#)
                .note("Code of the toptier agency; 3 or 4 digits as text, leading zeros included"),
            Parameter::query(ParameterKind::Integer, "depth")
                .render(Encoding::Depth(i64::MAX))
                .sample("1")
                .note("Levels below the agency; 0 gives the federal accounts alone, anything else their treasury accounts too"),
            TREE_FILTER,
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"id": "099-0302", "ancestors": ["099"], "description": "Example account", "count": 1, "children": null}"#)
        .columns(columns::REFERENCES_FILTER_TREE_TAS),
    Operation::get("references", "filter_tree_tas_federal_account", "/api/v2/references/filter_tree/tas/{agency}/{federal_account}/")
        .summary("Treasury accounts of one federal account in the tree")
        .record_members(answers::NODES)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "agency")
                .required()
                .pattern(TOPTIER)
                .code()
                .sample(r#""012""#)
                .note("Code of the toptier agency; 3 or 4 digits as text, leading zeros included"),
            Parameter::path(ParameterKind::Text, "federal_account")
                .required()
                .pattern(ACCOUNT)
                .code()
                .sample(r#""012-1106""#)
                .note("Code of the federal account; in the form NNN-NNNN, such as 020-0107"),
            Parameter::query(ParameterKind::Integer, "depth")
                .render(Encoding::Depth(i64::MAX))
                .sample("1")
                .note("The service ignores it at this level of the tree"),
            TREE_FILTER,
        ])
        .members(&["results"])
        .ignored(&["depth"])
        .records("results")
        .example(r#"{"id": "099-X-0302-000", "ancestors": ["099", "099-0302"], "description": "Example account", "count": 0, "children": null}"#)
        .columns(columns::REFERENCES_FILTER_TREE_TAS)
        .notes(&["there is no level below the treasury accounts"]),
    Operation::get("references", "def_codes", "/api/v2/references/def_codes/")
        .specification_row("Disaster/emergency funding (DEF) operations", "All DEF codes")
        .summary("Every disaster and emergency fund code (DEFC) with its laws")
        .members(&["codes"])
        .records("codes")
        .example(r#"{"code": "L", "public_law": "Emergency P.L. 000-000", "title": "Example Act", "disaster": "covid_19", "urls": ["https://law.example/1"]}"#)
        .columns(columns::REFERENCES_DEF_CODES)
        .notes(&["urls and disaster can be null; disaster is null, covid_19 or infrastructure"]),
    Operation::get("references", "award_types", "/api/v2/references/award_types/")
        .specification_row("Award operations", "Award last updated / award types")
        .summary("Award type codes by group")
        .answer_members(answers::AWARD_TYPES)
        .members(&["contracts", "loans", "idvs", "grants", "other_financial_assistance", "direct_payments"])
        .notes(&["each member is an object of descriptions by award type code"]),
    Operation::post("references", "filter_hash", "/api/v2/references/filter/")
        .specification_row("Spending search, recipient and state operations", "Filter hash for URL / filter object from hash")
        .summary("Store a filter object and get its hash")
        .parameters(&[
            Parameter::body(ParameterKind::Object, "filters")
                .required()
                .sample(r#"{"award_type_codes": ["A", "B", "C", "D"], "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]}"#)
                .note("Any object; the service stores it and makes the hash from its bytes"),
        ])
        .members(&["hash"])
        .notes(&["the hash is the MD5 of the bytes that were sent: another order of members gives another hash"]),
    Operation::post("references", "filter_from_hash", "/api/v2/references/hash/")
        .specification_row("Spending search, recipient and state operations", "Filter hash for URL / filter object from hash")
        .summary("Filter object stored under a hash")
        .parameters(&[
            Parameter::body(ParameterKind::Text, "hash")
                .required()
                .sample(r#""5703c297b902ac3b76088c8c275b53f9""#)
                .note("Hash that references.filter_hash gave; an unknown one gives BadRequestError (400)"),
        ])
        .members(&["filter"])
        .notes(&["filter is what was stored, with the filters in filter.filters"]),
    Operation::get("references", "data_dictionary", "/api/v2/references/data_dictionary/")
        .specification_row("Spending search, recipient and state operations", "Data dictionary")
        .summary("The data dictionary: what each column of the files means, as a table")
        .answer_members(answers::DATA_DICTIONARY)
        .members(&["document"])
        .notes(&["document has metadata, sections, headers and rows, each row a list", "where it has none the service sends no body (204)"]),
    Operation::get("references", "glossary", "/api/v2/references/glossary/")
        .specification_row("Spending search, recipient and state operations", "Glossary")
        .summary("Every term of the glossary with its definitions")
        .answer_members(answers::COUNTED)
        .parameters(&[
            QUERY_PAGE,
            Parameter::query(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(10))
                .range(1, 500)
                .note("Records in a page; the service's own default is 500, which is also the most"),
        ])
        .members(&["page_metadata", "results"])
        .records("results")
        .example(r#"{"term": "Example", "slug": "example", "data_act_term": "Example", "plain": "text", "official": "text", "resources": null}"#)
        .columns(columns::AUTOCOMPLETE_GLOSSARY)
        .paging(const { &PAGES.key("slug") }, "the one whose page_metadata.hasNext is false")
        .notes(&["page_metadata has page, count, next, previous, hasNext and hasPrevious"]),
];
