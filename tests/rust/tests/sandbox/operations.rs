//! Calls every operation of the catalog with its documented example.

use openshelf::call::{Extra, Value as Given, bind, request};
use openshelf::catalog::{
    Answer, Base, DefaultValue, Method, Operation, Parameter, ParameterKind, Rule, Service,
};
use openshelf::sandbox::Sandbox;
use openshelf::services::SERVICES;
use serde_json::{Value, json};

use super::start;
use openshelf_tests::http::{Received, get, send};

fn given(value: &Value) -> Given {
    match value {
        Value::Null => Given::Null,
        Value::Bool(flag) => Given::Boolean(*flag),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => Given::Integer(whole),
            None => Given::Number(number.as_f64().unwrap()),
        },
        Value::String(text) => Given::Text(text.clone()),
        Value::Array(items) => Given::List(items.iter().map(given).collect()),
        Value::Object(members) => Given::Object(
            members
                .iter()
                .map(|(name, value)| (name.clone(), given(value)))
                .collect(),
        ),
    }
}

/// The documentation's value of a parameter, or one that its operation allows.
fn sample(parameter: &Parameter) -> Value {
    if !parameter.sample.is_empty() {
        return serde_json::from_str(parameter.sample).unwrap();
    }
    match (parameter.default, parameter.values.first(), parameter.kind) {
        (DefaultValue::Boolean(flag), ..) => json!(flag),
        (DefaultValue::Integer(number), ..) => json!(number),
        (DefaultValue::Text(text), ..) => json!(text),
        (_, Some(text), ParameterKind::Texts) => json!([text]),
        (_, Some(text), ParameterKind::Integer) => json!(text.parse::<i64>().unwrap()),
        (_, Some(text), _) => json!(text),
        (_, None, ParameterKind::Boolean) => json!(true),
        _ => json!(parameter.min.or(parameter.max).unwrap_or(1)),
    }
}

/// Calls an operation with its required parameters, at its live path.
fn ask(sandbox: &Sandbox, service: &'static Service, operation: &'static Operation) -> Received {
    let mut arguments: Vec<(&str, Given)> = operation
        .parameters
        .iter()
        .filter(|parameter| parameter.required)
        .map(|parameter| (parameter.name, given(&sample(parameter))))
        .collect();
    for rule in operation.rules {
        if let Rule::ExactlyOne(names) = rule {
            let parameter = operation.parameter(names[0]).unwrap();
            arguments.push((parameter.name, given(&sample(parameter))));
        }
    }
    let name = operation.full_name();
    let arguments =
        bind(operation, arguments, &[], true).unwrap_or_else(|error| panic!("{name}: {error}"));
    let written = request(&arguments, &Extra::default()).unwrap();
    let base = match written.base {
        Base::Api => sandbox.base_url(service),
        Base::Images => sandbox.image_api_url(service).unwrap(),
    };
    let address = format!("{base}{}", written.target(true));
    let method = match written.method {
        Method::Get => "GET",
        Method::Post => "POST",
    };
    let body = written.body.as_deref();
    let body = body.map(|body| std::str::from_utf8(body).unwrap());
    send(method, &address, &[], body)
}

/// Members that an answer has only sometimes, by the catalog's own words.
fn is_optional(operation: &Operation, member: &str) -> bool {
    matches!(
        member,
        "aggregations" | "next_page_url" | "previous_page_url" | "errors" | "message"
    ) || operation.name == "get" && operation.group == "awards"
        // Present while the list is not whole.
        || member == "meta" && operation.group == "public_inspection_documents"
        // Present only if loans are requested.
        || member == "face_value_of_loan" && operation.group == "disaster.award"
}

fn check_json(operation: &Operation, received: &Received, faults: &mut Vec<String>) {
    let name = operation.full_name();
    if !received
        .header("content-type")
        .starts_with("application/json")
    {
        faults.push(format!("{name}: {}", received.header("content-type")));
        return;
    }
    let answer = received.json();
    let fits = match operation.answer {
        Answer::Object | Answer::MemberNames => answer.is_object(),
        Answer::List => answer.is_array(),
        _ => answer.is_object() || answer.is_array(),
    };
    if !fits {
        faults.push(format!("{name}: another kind of answer"));
    }
    if let Some(members) = answer.as_object() {
        for member in operation.members {
            if !members.contains_key(*member) && !is_optional(operation, member) {
                faults.push(format!("{name}: no {member}"));
            }
        }
        if !operation.records.is_empty() && operation.records != "." && operation.name != "search" {
            let records = answer.get(operation.records);
            let empty = match records {
                Some(Value::Array(records)) => records.is_empty(),
                // Two lists, by their names.
                Some(Value::Object(lists)) if operation.group == "topics" => lists.is_empty(),
                Some(Value::Object(_)) => operation.name != "get",
                _ => true,
            };
            // The example's filters select contracts, which belong to no assistance listing.
            if empty && name != "search.spending_by_category.cfda" {
                faults.push(format!("{name}: {} holds nothing", operation.records));
            }
        }
    } else if answer.as_array().is_some_and(Vec::is_empty) && operation.records == "." {
        faults.push(format!("{name}: an empty list"));
    }
}

#[test]
fn every_operation_answers_its_own_example() {
    every_operation(0);
}

#[test]
fn every_operation_answers_its_own_example_with_another_seed() {
    every_operation(2026);
}

fn every_operation(seed: u64) {
    let sandbox = start(seed);
    let (mut faults, mut count) = (Vec::new(), 0);
    for service in SERVICES {
        for operation in service.operations() {
            count += 1;
            let received = ask(&sandbox, service, operation);
            let name = operation.full_name();
            if let Some(status) = operation.lasting_status {
                assert_eq!(received.status, status, "{name}");
            }
            match (operation.answer, received.status) {
                (Answer::Bytes | Answer::Address, 302) => {
                    let picture = get(received.header("location"));
                    assert_eq!(picture.status, 200, "{name}");
                    assert_eq!(picture.header("content-type"), "image/jpeg", "{name}");
                }
                (Answer::Bytes | Answer::File | Answer::FilePath, 200) => {
                    assert_eq!(received.header("content-type"), "image/jpeg");
                }
                (Answer::Text, 200) => {
                    assert!(received.header("content-type").starts_with("text/csv"));
                }
                (_, 200) => check_json(operation, &received, &mut faults),
                (_, status) if Some(status) == operation.lasting_status => {}
                (_, status) => {
                    let body = String::from_utf8_lossy(&received.body).into_owned();
                    faults.push(format!("{}.{name}: {status} {body}", service.name));
                }
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
    assert!(count > 500);
}
