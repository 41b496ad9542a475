//! The spending operations on recipients and states.

use super::answers;
use super::columns;
use super::paging::{BOTH_DIRECTIONS, PAGES};
use super::parameters::{ORDER, PAGE, YEAR};
use openshelf_core::catalog::{Answer, DefaultValue, Operation, Parameter, ParameterKind};

pub static OPERATIONS: &[Operation] = &[
    Operation::get("recipient", "children", "/api/v2/recipient/children/{duns_or_uei}/")
        .specification_row("Spending search, recipient and state operations", "Child recipients")
        .summary("Children of a parent recipient")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "duns_or_uei")
                .required()
                .pattern("[0-9]{9}|[A-Za-z0-9]{12}")
                .code()
                .sample(r#""123456789""#)
                .note("DUNS or UEI of the parent recipient; 9 digits, or 12 letters and digits"),
            YEAR,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"recipient_id": "00000000-0000-0000-0000-000000000000-C", "name": "EXAMPLE CHILD", "duns": null, "uei": "EXAMPLE00001", "amount": 10.5, "state_province": "VA"}"#)
        .columns(columns::RECIPIENT_CHILDREN)
        .notes(&["each record is a child at one level", "state_province is missing when the service knows no place", "a recipient that is unknown or no parent gives BadRequestError (400)"]),
    Operation::post("recipient", "count", "/api/v2/recipient/count/")
        .specification_row("Spending search, recipient and state operations", "Recipient count")
        .summary("Number of recipients whose name, UEI or DUNS matches a text")
        .parameters(&[
            Parameter::body(ParameterKind::Text, "keyword").sample(r#""forest""#).note("Text to look for"),
            Parameter::body(ParameterKind::Text, "award_type")
                .default(DefaultValue::Text("all"))
                .values(&["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"])
                .note("Kind of award that the recipients have"),
        ])
        .members(&["count"]),
    Operation::get("recipient", "get", "/api/v2/recipient/{recipient_id}/")
        .specification_row("Spending search, recipient and state operations", "Recipient overview")
        .summary("One recipient with its names, place and amounts")
        .answer_members(answers::RECIPIENT)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "recipient_id")
                .required()
                .pattern("[0-9A-Fa-f-]{36}-[PCR]")
                .sample(r#""06088d30-68b9-e0a2-5b86-000000000001-R""#)
                .note("Id of the recipient at a level; a hash that ends in -P, -C or -R"),
            YEAR,
        ])
        .members(&["name", "alternate_names", "duns", "uei", "recipient_id", "recipient_level", "parent_id", "parent_name", "parent_duns", "parent_uei", "parents", "business_types", "location", "total_transaction_amount", "total_transactions", "total_face_value_loan_amount", "total_face_value_loan_transactions"])
        .location_keys(&["address_line1", "address_line2", "address_line3", "foreign_province", "city_name", "county_name", "state_code", "zip", "zip4", "foreign_postal_code", "country_name", "country_code", "congressional_code"]),
    Operation::post("recipient", "search", "/api/v2/recipient/")
        .specification_row("Spending search, recipient and state operations", "Search recipients")
        .summary("Recipients whose name, UEI or DUNS matches a text, largest amount first")
        .parameters(&[
            ORDER,
            Parameter::body(ParameterKind::Text, "sort")
                .default(DefaultValue::Text("amount"))
                .values(&["amount", "name", "duns", "uei"])
                .note("Member to sort by"),
            Parameter::body(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(50))
                .range(1, 1000)
                .note("Records in a page; 1000 at most"),
            PAGE,
            Parameter::body(ParameterKind::Text, "keyword")
                .sample(r#""forest""#)
                .note("Text to look for in names, UEIs and DUNS numbers"),
            Parameter::body(ParameterKind::Text, "award_type")
                .default(DefaultValue::Text("all"))
                .values(&["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"])
                .note("Whether procurement or assistance awards count"),
        ])
        .members(&["page_metadata", "results"])
        .records("results")
        .example(r#"{"id": "00000000-0000-0000-0000-000000000000-R", "duns": null, "uei": "EXAMPLE00001", "name": "EXAMPLE WORKS", "recipient_level": "R", "amount": 10.5}"#)
        .columns(columns::RECIPIENT_SEARCH)
        .paging(const { &PAGES.key("id").orders(BOTH_DIRECTIONS) }, "the one whose page_metadata.hasNext is false")
        .notes(&["page_metadata has page, total, limit, next, previous, hasNext and hasPrevious"]),
    Operation::get("recipient.state", "awards", "/api/v2/recipient/state/awards/{fips}/")
        .specification_row("Spending search, recipient and state operations", "State award breakdown / state metadata")
        .summary("Amounts of a state by award group")
        .parameters(&[
            Parameter::path(ParameterKind::Text, "fips")
                .required()
                .pattern("[0-9]{2}")
                .code()
                .sample(r#""06""#)
                .note("FIPS code of the state; two digits, a leading zero included"),
            YEAR,
        ])
        .answer(Answer::List)
        .records(".")
        .example(r#"{"type": "contracts", "amount": 10.5, "count": 2, "total_outlays": 4.25}"#)
        .columns(columns::RECIPIENT_STATE_AWARDS)
        .notes(&["type is contracts, direct_payments, grants, loans or other_financial_assistance"]),
    Operation::get("recipient.state", "get", "/api/v2/recipient/state/{fips}/")
        .specification_row("Spending search, recipient and state operations", "State award breakdown / state metadata")
        .summary("One state with its population, income and amounts")
        .answer_members(answers::STATE)
        .parameters(&[
            Parameter::path(ParameterKind::Text, "fips")
                .required()
                .pattern("[0-9]{2}")
                .code()
                .sample(r#""06""#)
                .note("FIPS code of the state; two digits, a leading zero included"),
            YEAR,
        ])
        .members(&["name", "code", "fips", "type", "population", "pop_year", "pop_source", "median_household_income", "mhi_year", "mhi_source", "total_prime_amount", "total_prime_awards", "total_face_value_loan_amount", "total_face_value_loan_prime_awards", "award_amount_per_capita", "total_outlays"])
        .notes(&["award_amount_per_capita is null for year all and for the current fiscal year", "year latest means the current fiscal year here"]),
    Operation::get("recipient.state", "list", "/api/v2/recipient/state/")
        .specification_row("Spending search, recipient and state operations", "States")
        .summary("Every state and territory with its amount")
        .answer(Answer::List)
        .records(".")
        .example(r#"{"fips": "51", "code": "VA", "name": "Virginia", "type": "state", "amount": 10.5, "count": 2}"#)
        .columns(columns::RECIPIENT_STATE_LIST)
        .notes(&["type is state, territory or district", "the amounts are those of the current fiscal year"]),
];
