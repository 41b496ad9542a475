//! The autocomplete operations of spending.

use super::answers;
use super::columns;
use super::parameters::{ACCOUNT_COMPONENTS, COMPONENT_LIMIT, SEARCH_TEXT, SUGGESTION_LIMIT};
use openshelf_core::catalog::{DefaultValue, Operation, Parameter, ParameterKind};

pub static OPERATIONS: &[Operation] = &[
    Operation::post("autocomplete", "awarding_agency_office", "/api/v2/autocomplete/awarding_agency_office/")
        .specification_row("Autocomplete operations", "Awarding agency and office")
        .summary("Awarding agencies, subagencies and offices matching the text")
        .answer_members(answers::OFFICES)
        .parameters(&[
            SEARCH_TEXT.sample(r#""department""#),
            SUGGESTION_LIMIT,
        ])
        .members(&["results", "messages"])
        .example(r#"{"code": "099", "abbreviation": "EXA", "name": "Example Department", "subtier_agencies": [{"code": "9901", "abbreviation": "EXB", "name": "Example Bureau"}], "offices": [{"code": "X1A2B3", "name": "Example Office"}]}"#)
        .notes(&["results is an object with three lists: toptier_agency, subtier_agency, office; limit applies to each list", "a text that matches a subagency and no toptier agency gives ServerError (500), by a fault of the service"]),
    Operation::post("autocomplete", "funding_agency_office", "/api/v2/autocomplete/funding_agency_office/")
        .specification_row("Autocomplete operations", "Funding agency")
        .summary("Funding agencies, subagencies and offices matching the text")
        .answer_members(answers::OFFICES)
        .parameters(&[
            SEARCH_TEXT.sample(r#""department""#),
            SUGGESTION_LIMIT,
        ])
        .members(&["results", "messages"])
        .example(r#"{"code": "099", "abbreviation": "EXA", "name": "Example Department", "subtier_agencies": [{"code": "9901", "abbreviation": "EXB", "name": "Example Bureau"}], "offices": [{"code": "X1A2B3", "name": "Example Office"}]}"#)
        .notes(&["results is an object with three lists: toptier_agency, subtier_agency, office; limit applies to each list", "a text that matches a subagency and no toptier agency gives ServerError (500), by a fault of the service"]),
    Operation::post("autocomplete", "cfda", "/api/v2/autocomplete/cfda/")
        .specification_row("Autocomplete operations", "CFDA program")
        .summary("Assistance programs matching the number, title or popular name")
        .parameters(&[
            SEARCH_TEXT,
            SUGGESTION_LIMIT,
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"program_number": "99.999", "program_title": "Example Program", "popular_name": "EXP"}"#)
        .columns(columns::AUTOCOMPLETE_CFDA)
        .notes(&["two digits, optionally a dot and up to three letters or digits, search the number; any other text searches title and popular name"]),
    Operation::post("autocomplete", "glossary", "/api/v2/autocomplete/glossary/")
        .specification_row("Autocomplete operations", "Glossary")
        .summary("Glossary terms matching the text")
        .answer_members(answers::MATCHED_TERMS)
        .parameters(&[
            SEARCH_TEXT,
            SUGGESTION_LIMIT,
        ])
        .members(&["search_text", "results", "count", "matched_terms"])
        .records("matched_terms")
        .example(r#"{"term": "Example Term", "slug": "example-term", "data_act_term": "Example", "plain": "A plain text.", "official": "An official text.", "resources": null}"#)
        .columns(columns::AUTOCOMPLETE_GLOSSARY)
        .notes(&["results holds the terms as plain strings, matched_terms the full records, in the same order"]),
    Operation::post("autocomplete", "psc", "/api/v2/autocomplete/psc/")
        .specification_row("Autocomplete operations", "Product/service code")
        .summary("Product and service codes matching code or description")
        .parameters(&[
            SEARCH_TEXT,
            SUGGESTION_LIMIT,
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"product_or_service_code": "9999", "psc_description": "EXAMPLE SUPPLIES"}"#)
        .columns(columns::AUTOCOMPLETE_PSC)
        .notes(&["a four-character text that is an existing code matches only that code"]),
    Operation::post("autocomplete", "location", "/api/v2/autocomplete/location/")
        .specification_row("Autocomplete operations", "Location")
        .summary("Places matching the text, by kind of place")
        .answer_members(answers::LOCATIONS)
        .parameters(&[
            Parameter::body(ParameterKind::Text, "search_text")
                .required()
                .sample(r#""forest""#)
                .note("Text to complete"),
            Parameter::body(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(10))
                .max(20)
                .note("Number of places of each kind, 20 at most; the service's own default is 5"),
        ])
        .members(&["count", "results", "messages"])
        .example(r#"{"city_name": "Exampleton", "state_name": "Examplestate", "country_name": "United States"}"#)
        .notes(&["results is an object; its members are lists and appear only when not empty: countries, states, cities, counties, zip_codes, districts_original, districts_current"]),
    Operation::post("autocomplete", "naics", "/api/v2/autocomplete/naics/")
        .specification_row("Autocomplete operations", "NAICS")
        .summary("Six-digit NAICS codes and titles matching the text")
        .parameters(&[
            SEARCH_TEXT,
            Parameter::body(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(10))
                .note("Number of records; no bounds are documented"),
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"naics": "999999", "naics_description": "Example Services", "year_retired": null}"#)
        .columns(columns::AUTOCOMPLETE_NAICS)
        .notes(&["a text of digits is looked for in codes, any other in titles"]),
    Operation::post("autocomplete", "recipient", "/api/v2/autocomplete/recipient/")
        .specification_row("Autocomplete operations", "Recipient")
        .summary("Recipients matching name, UEI or DUNS")
        .parameters(&[
            Parameter::body(ParameterKind::Text, "search_text")
                .required()
                .sample(r#""forest""#)
                .note("Text to complete"),
            Parameter::body(ParameterKind::Integer, "limit")
                .default(DefaultValue::Integer(10))
                .max(500)
                .note("Number of records that match by name, by UEI and by DUNS; 500 at most of each, so that three times as many may come"),
            Parameter::body(ParameterKind::Texts, "recipient_levels")
                .values(&["C", "P", "R"])
                .note("Levels of recipient: C for a child, P for a parent, R for neither"),
        ])
        .members(&["count", "results", "messages"])
        .records("results")
        .example(r#"{"recipient_name": "EXAMPLE WORKS", "recipient_level": null, "uei": "EXAMPLE00001", "duns": null}"#)
        .columns(columns::AUTOCOMPLETE_RECIPIENT)
        .notes(&["recipient_level is always null; uei is there for what matched by UEI, duns for what matched by DUNS"]),
    Operation::post("autocomplete", "city", "/api/v2/autocomplete/city/")
        .specification_row("Autocomplete operations", "City")
        .summary("City names for a country and state")
        .parameters(&[
            Parameter::body(ParameterKind::Text, "search_text")
                .required()
                .sample(r#""forest""#)
                .note("How the name of the city begins"),
            Parameter::body(ParameterKind::Integer, "limit")
                .sample("10")
                .required()
                .max(500)
                .note("Number of records; 500 at most; the service does not require it and takes 10 without it"),
            Parameter::body(ParameterKind::Text, "country_code")
                .wire("filter.country_code")
                .required()
                .pattern("[A-Z]{3}|FOREIGN")
                .code()
                .sample(r#""USA""#)
                .note("Code of the country; three capital letters; FOREIGN stands for any country but USA"),
            Parameter::body(ParameterKind::Text, "scope")
                .wire("filter.scope")
                .required()
                .values(&["primary_place_of_performance", "recipient_location"])
                .note("Which place counts: that of the recipient, or that where the work is done"),
            Parameter::body(ParameterKind::Text, "state_code")
                .wire("filter.state_code")
                .code()
                .sample(r#""CA""#)
                .note("Code of the state; two capital letters"),
        ])
        .members(&["count", "results"])
        .records("results")
        .example(r#"{"city_name": "EXAMPLETON", "state_code": "VA"}"#)
        .columns(columns::AUTOCOMPLETE_CITY),
    Operation::post("autocomplete.accounts", "a", "/api/v2/autocomplete/accounts/a/")
        .specification_row("Autocomplete operations", "Treasury account component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)")
        .summary("Availability type codes left by the component filter")
        .answer_members(answers::CODES)
        .parameters(&[
            ACCOUNT_COMPONENTS,
            COMPONENT_LIMIT,
        ])
        .members(&["results"])
        .records("results")
        .example(r#""X""#)
        .columns(columns::AUTOCOMPLETE_ACCOUNTS_A)
        .bare_records()
        .notes(&["the member a itself is matched as a prefix, the others exactly; null keeps accounts lacking that component; lengths are not checked; unknown members are dropped", "records are plain strings or null"]),
    Operation::post("autocomplete.accounts", "aid", "/api/v2/autocomplete/accounts/aid/")
        .specification_row("Autocomplete operations", "Treasury account component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)")
        .summary("Agency identifiers with agency names left by the component filter")
        .parameters(&[
            ACCOUNT_COMPONENTS,
            COMPONENT_LIMIT,
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"aid": "099", "agency_name": "Example Department", "agency_abbreviation": "EXA"}"#)
        .columns(columns::AUTOCOMPLETE_ACCOUNTS_AID)
        .notes(&["the member aid itself is matched as a prefix, the others exactly; null keeps accounts lacking that component; lengths are not checked; unknown members are dropped", "records are objects"]),
    Operation::post("autocomplete.accounts", "ata", "/api/v2/autocomplete/accounts/ata/")
        .specification_row("Autocomplete operations", "Treasury account component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)")
        .summary("Allocation transfer agency identifiers with agency names left by the component filter")
        .parameters(&[
            ACCOUNT_COMPONENTS,
            COMPONENT_LIMIT,
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"ata": "099", "agency_name": "Example Department", "agency_abbreviation": "EXA"}"#)
        .columns(columns::AUTOCOMPLETE_ACCOUNTS_ATA)
        .notes(&["the member ata itself is matched as a prefix, the others exactly; null keeps accounts lacking that component; lengths are not checked; unknown members are dropped", "records are objects"]),
    Operation::post("autocomplete.accounts", "bpoa", "/api/v2/autocomplete/accounts/bpoa/")
        .specification_row("Autocomplete operations", "Treasury account component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)")
        .summary("Beginning periods of availability left by the component filter")
        .answer_members(answers::CODES)
        .parameters(&[
            ACCOUNT_COMPONENTS,
            COMPONENT_LIMIT,
        ])
        .members(&["results"])
        .records("results")
        .example(r#""2020""#)
        .columns(columns::AUTOCOMPLETE_ACCOUNTS_BPOA)
        .bare_records()
        .notes(&["the member bpoa itself is matched as a prefix, the others exactly; null keeps accounts lacking that component; lengths are not checked; unknown members are dropped", "records are plain strings or null"]),
    Operation::post("autocomplete.accounts", "epoa", "/api/v2/autocomplete/accounts/epoa/")
        .specification_row("Autocomplete operations", "Treasury account component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)")
        .summary("Ending periods of availability left by the component filter")
        .answer_members(answers::CODES)
        .parameters(&[
            ACCOUNT_COMPONENTS,
            COMPONENT_LIMIT,
        ])
        .members(&["results"])
        .records("results")
        .example(r#""2021""#)
        .columns(columns::AUTOCOMPLETE_ACCOUNTS_EPOA)
        .bare_records()
        .notes(&["the member epoa itself is matched as a prefix, the others exactly; null keeps accounts lacking that component; lengths are not checked; unknown members are dropped", "records are plain strings or null"]),
    Operation::post("autocomplete.accounts", "main", "/api/v2/autocomplete/accounts/main/")
        .specification_row("Autocomplete operations", "Treasury account component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)")
        .summary("Main account codes left by the component filter")
        .answer_members(answers::CODES)
        .parameters(&[
            ACCOUNT_COMPONENTS,
            COMPONENT_LIMIT,
        ])
        .members(&["results"])
        .records("results")
        .example(r#""0101""#)
        .columns(columns::AUTOCOMPLETE_ACCOUNTS_MAIN)
        .bare_records()
        .notes(&["the member main itself is matched as a prefix, the others exactly; null keeps accounts lacking that component; lengths are not checked; unknown members are dropped", "records are plain strings"]),
    Operation::post("autocomplete.accounts", "sub", "/api/v2/autocomplete/accounts/sub/")
        .specification_row("Autocomplete operations", "Treasury account component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)")
        .summary("Sub account codes left by the component filter")
        .answer_members(answers::CODES)
        .parameters(&[
            ACCOUNT_COMPONENTS,
            COMPONENT_LIMIT,
        ])
        .members(&["results"])
        .records("results")
        .example(r#""000""#)
        .columns(columns::AUTOCOMPLETE_ACCOUNTS_SUB)
        .bare_records()
        .notes(&["the member sub itself is matched as a prefix, the others exactly; null keeps accounts lacking that component; lengths are not checked; unknown members are dropped", "records are plain strings or null"]),
    Operation::post("autocomplete", "program_activity", "/api/v2/autocomplete/program_activity/")
        .summary("Program activities matching code or name")
        .parameters(&[
            Parameter::body(ParameterKind::Text, "search_text")
                .required()
                .sample(r#""forest""#)
                .note("Text to complete"),
            Parameter::body(ParameterKind::Integer, "limit")
                .sample("10")
                .note("Number of records; 10 when left out; no bounds are documented"),
        ])
        .members(&["results"])
        .records("results")
        .example(r#"{"program_activity_code": "0001", "program_activity_name": "EXAMPLE"}"#)
        .columns(columns::AUTOCOMPLETE_PROGRAM_ACTIVITY),
];
