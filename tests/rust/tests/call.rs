//! Tests calls with the catalog's own samples, and arbitrary texts in paths, queries and bodies.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

use openshelf::call::{
    Arguments, CallError, Extra, RepeatedCall, Request, Value, bind, encode, request,
};
use openshelf::catalog::{
    DefaultValue, Encoding, Operation, Parameter, ParameterKind, ParameterLocation,
};
use openshelf::services::{SERVICES, find};
use proptest::prelude::*;

fn from_json(value: &serde_json::Value) -> Value {
    match value {
        serde_json::Value::Null => Value::Null,
        serde_json::Value::Bool(flag) => Value::Boolean(*flag),
        serde_json::Value::Number(number) => match number.as_i64() {
            Some(whole) => Value::Integer(whole),
            None => Value::Number(number.as_f64().unwrap()),
        },
        serde_json::Value::String(text) => Value::Text(text.clone()),
        serde_json::Value::Array(items) => Value::List(items.iter().map(from_json).collect()),
        serde_json::Value::Object(members) => Value::Object(
            members
                .iter()
                .map(|(name, value)| (name.clone(), from_json(value)))
                .collect(),
        ),
    }
}

/// A value that the operation itself allows.
fn sample(parameter: &Parameter) -> Value {
    if !parameter.sample.is_empty() {
        return from_json(&serde_json::from_str(parameter.sample).unwrap());
    }
    let first = parameter.values.first().copied();
    match (parameter.kind, parameter.default, first) {
        (_, DefaultValue::Boolean(flag), _) => Value::Boolean(!flag),
        (_, DefaultValue::Integer(number), _) => Value::Integer(number),
        (_, DefaultValue::Text(text), _) => Value::Text(text.to_owned()),
        (ParameterKind::Texts, _, Some(text)) => Value::List(vec![Value::Text(text.to_owned())]),
        (ParameterKind::Integer, _, Some(text)) => Value::Integer(text.parse().unwrap()),
        (_, _, Some(text)) => Value::Text(text.to_owned()),
        (ParameterKind::Boolean, ..) => Value::Boolean(true),
        (ParameterKind::IntegersOrTexts, ..) => {
            Value::List(vec![Value::Integer(1), Value::Integer(2)])
        }
        (ParameterKind::Integer | ParameterKind::IntegerOrText, ..) => {
            Value::Integer(parameter.min.or(parameter.max).unwrap_or(1))
        }
        other => panic!("{} has no sample: {other:?}", parameter.name),
    }
}

fn bound(operation: &'static Operation, given: Vec<(&str, Value)>) -> Result<Arguments, CallError> {
    bind(operation, given, &[], true)
}

fn required(operation: &'static Operation) -> Vec<(&'static str, Value)> {
    operation
        .parameters
        .iter()
        .filter(|parameter| parameter.required)
        .map(|parameter| (parameter.name, sample(parameter)))
        .collect()
}

/// The additional arguments of an operation that needs one quarter or period, or one of two filters.
fn completed(operation: &'static Operation) -> Vec<(&'static str, Value)> {
    let mut given = required(operation);
    for rule in operation.rules {
        if let openshelf::catalog::Rule::ExactlyOne(names) = rule {
            let name = names[0];
            given.push((name, sample(operation.parameter(name).unwrap())));
        }
    }
    given
}

#[test]
fn every_operation_accepts_its_own_samples() {
    for service in SERVICES {
        for operation in service.operations() {
            let name = format!("{}.{}", service.name, operation.full_name());
            let arguments = bound(operation, completed(operation))
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            let written = request(&arguments, &Extra::default()).unwrap();
            assert!(
                !written.path.contains(['{', '}', ' ']),
                "{name}: {}",
                written.path
            );
            assert_eq!(
                written.body.is_some(),
                operation.method == openshelf::catalog::Method::Post
            );
        }
    }
}

#[test]
fn every_parameter_accepts_its_own_sample() {
    for service in SERVICES {
        for operation in service.operations() {
            for parameter in operation.parameters.iter().filter(|each| !each.required) {
                let mut given = completed(operation);
                given.retain(|(name, _)| *name != parameter.name);
                given.push((parameter.name, sample(parameter)));
                let outcome = bound(operation, given);
                let Err(CallError::Refused(faults)) = outcome else {
                    continue;
                };
                // Rules across parameters may require another one; the value itself is valid.
                for fault in faults {
                    assert!(
                        !fault.message.contains("expected"),
                        "{}: {}",
                        operation.full_name(),
                        fault.message
                    );
                }
            }
        }
    }
}

fn disease_country(text: &str) -> Result<Request, CallError> {
    let operation = find("disease").unwrap().find("vaccine", "country").unwrap();
    let arguments = bound(operation, vec![("country", Value::Text(text.to_owned()))])?;
    request(&arguments, &Extra::default())
}

fn decoded(text: &str) -> String {
    percent_encoding::percent_decode_str(text)
        .decode_utf8()
        .unwrap()
        .into_owned()
}

/// A text with a letter and no control character.
const PLAIN: &str = r"[^\p{Cc}]{0,20}\p{L}[^\p{Cc}]{0,20}";

/// Whether a text shows nothing or has a control character: the services take it for no filter, or fail.
fn is_refused(text: &str) -> bool {
    let is_shown = |sign: char| !sign.is_whitespace() && sign.escape_debug().len() == 1;
    !text.contains(|sign| is_shown(sign) || "\"'\\".contains(sign))
        || text.contains(char::is_control)
}

proptest! {
    #[test]
    fn any_text_is_one_segment(text in ".*") {
        match disease_country(&text) {
            Ok(written) => {
                let prefix = "/v3/covid-19/vaccine/coverage/countries/";
                let segment = written.path.strip_prefix(prefix).unwrap();
                prop_assert!(!segment.contains(['/', '?', '#', ' ']));
                prop_assert_eq!(decoded(segment), text);
            }
            Err(_) => prop_assert!(is_refused(&text) || [".", ".."].contains(&text.as_str())),
        }
    }

    #[test]
    fn any_text_is_one_query_value(text in PLAIN) {
        let operation = find("museum").unwrap().find("artworks", "search").unwrap();
        let arguments = bound(operation, vec![("q", Value::Text(text.clone()))]).unwrap();
        let written = request(&arguments, &Extra::default()).unwrap();
        let pairs: Vec<&str> = written.query.split('&').collect();
        prop_assert_eq!(pairs.len(), 3);
        let value = pairs[0].strip_prefix("q=").unwrap();
        prop_assert_eq!(decoded(value), text);
    }

    #[test]
    fn encoding_loses_nothing(text in ".*") {
        prop_assert_eq!(decoded(&encode(&text)), text);
    }

    #[test]
    fn any_text_survives_in_a_body(text in PLAIN) {
        let operation = find("spending").unwrap().find("autocomplete", "cfda").unwrap();
        let arguments = bound(operation, vec![("search_text", Value::Text(text.clone()))]).unwrap();
        let written = request(&arguments, &Extra::default()).unwrap();
        let body: serde_json::Value = serde_json::from_slice(&written.body.unwrap()).unwrap();
        prop_assert_eq!(&body["search_text"], &serde_json::Value::String(text));
    }

    #[test]
    fn an_unknown_argument_name_is_refused(name in "[a-z_]{1,12}") {
        let operation = find("disease").unwrap().find("totals", "country").unwrap();
        prop_assume!(operation.parameter(&name).is_none());
        let given = vec![("country", Value::Text("Italy".to_owned()))];
        let outcome = bind(operation, given, std::slice::from_ref(&name), true);
        let is_signature = matches!(outcome, Err(CallError::Signature { .. }));
        prop_assert!(is_signature);
    }
}

#[test]
fn names_with_commas_are_separated_by_bars() {
    let operation = find("disease")
        .unwrap()
        .find("totals", "countries_by_name")
        .unwrap();
    let path = |names: &[&str]| {
        let names = names
            .iter()
            .map(|name| Value::Text((*name).to_owned()))
            .collect();
        let arguments = bound(operation, vec![("countries", Value::List(names))]).unwrap();
        request(&arguments, &Extra::default()).unwrap().path
    };
    assert!(path(&["Italy", "France"]).ends_with("/Italy,France"));
    assert!(path(&["Korea, South", "France"]).ends_with("/Korea,%20South%7CFrance"));
    assert!(path(&["Korea, South"]).ends_with("/Korea,%20South%7C"));
}

#[test]
fn a_long_nested_search_is_sent_as_a_post() {
    let operation = find("museum").unwrap().find("artworks", "search").unwrap();
    let search = |text: String| {
        let query = Value::Object(vec![("match".to_owned(), Value::Text(text))]);
        let given = vec![("q", Value::Text("monet".to_owned())), ("query", query)];
        request(&bound(operation, given).unwrap(), &Extra::default()).unwrap()
    };
    let short = search("x".to_owned());
    assert!(short.query.starts_with("params=") && short.body.is_none());
    let long = search("x".repeat(5000));
    assert!(long.query.is_empty());
    assert!(
        long.body
            .is_some_and(|body| String::from_utf8_lossy(&body).contains("monet"))
    );
    assert_eq!(long.method, openshelf::catalog::Method::Post);
}

#[test]
fn flags_are_rendered_in_three_ways() {
    let operations = find("placeholder").unwrap();
    let operation = operations.find("", "random_url").unwrap();
    assert_eq!(
        operation.parameter("grayscale").unwrap().render,
        Encoding::BareName
    );
    let written = |flag| {
        let given = vec![
            ("width", Value::Integer(200)),
            ("grayscale", Value::Boolean(flag)),
        ];
        request(&bound(operation, given).unwrap(), &Extra::default()).unwrap()
    };
    assert_eq!(
        (written(true).path.as_str(), written(true).query.as_str()),
        ("/200", "grayscale")
    );
    assert_eq!(written(false).query, "");
    assert_eq!(
        operation.parameter("width").unwrap().place,
        ParameterLocation::Path
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_repeated_call_is_bound_like_a_first_one(choices in prop::collection::vec(0..5_u8, 80), validate: bool) {
        for operation in SERVICES.iter().flat_map(|service| service.operations()) {
            let chosen = |at: usize| -> Vec<(&'static str, Value)> {
                let places = choices.iter().cycle().skip(at);
                let value = |(parameter, choice): (&Parameter, &u8)| {
                    Some((parameter.name, match choice {
                        0 | 1 => sample(parameter),
                        2 => Value::Null,
                        3 => Value::Integer(-7),
                        _ => return None,
                    }))
                };
                operation.parameters.iter().zip(places).filter_map(value).collect()
            };
            let repeated = RepeatedCall::new(operation, &chosen(0), validate);
            for at in [0, 1, 17] {
                let alone = bind(operation, chosen(at), &[], validate);
                prop_assert_eq!(format!("{:?}", repeated.bind(chosen(at))), format!("{alone:?}"));
            }
        }
    }
}
