//! Tests the rules that every operation of the catalog must follow.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, in its helpers too"
)]

use std::collections::HashSet;

use openshelf::catalog::{
    Condition, DefaultValue, MirrorRule, Operation, ParameterKind, ParameterLocation, Service,
};
use openshelf::services::SERVICES;

fn every_operation(look: impl Fn(&'static Service, &'static Operation)) {
    for service in SERVICES {
        for operation in service.operations() {
            look(service, operation);
        }
    }
}

fn placeholders(path: &str) -> Vec<&str> {
    path.split('{')
        .skip(1)
        .filter_map(|part| part.split('}').next())
        .collect()
}

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with(|first: char| first.is_ascii_digit())
        && text
            .chars()
            .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_')
}

#[test]
fn names_are_unique_and_valid() {
    for service in SERVICES {
        let mut seen = HashSet::new();
        for operation in service.operations() {
            let name = operation.full_name();
            assert!(name.split('.').all(is_name), "{}.{name}", service.name);
            assert!(seen.insert(name.clone()), "{}.{name} twice", service.name);
            let mut parameters = HashSet::new();
            for parameter in operation.parameters {
                assert!(is_name(parameter.name), "{name}: {}", parameter.name);
                assert!(
                    parameters.insert(parameter.name),
                    "{name}: {} twice",
                    parameter.name
                );
            }
        }
    }
}

#[test]
fn no_namespace_hides_an_operation() {
    for service in SERVICES {
        let names: HashSet<String> = service.operations().map(Operation::full_name).collect();
        for operation in service.operations() {
            let ends = operation.group.match_indices('.').map(|(end, _)| end);
            for end in ends.chain([operation.group.len()]) {
                let group = operation.group.get(..end).unwrap();
                assert!(!names.contains(group), "{}.{group} is both", service.name);
            }
        }
    }
}

#[test]
fn paths_and_parameters_agree() {
    every_operation(|_, operation| {
        let name = operation.full_name();
        let declared: HashSet<&str> = operation
            .parameters
            .iter()
            .filter(|parameter| parameter.place == ParameterLocation::Path)
            .map(|parameter| parameter.wire)
            .collect();
        for path in [Some(operation.path), operation.live_path]
            .into_iter()
            .flatten()
        {
            let asked: HashSet<&str> = placeholders(path).into_iter().collect();
            assert_eq!(asked, declared, "{name}: {path}");
        }
        if let Some(short) = operation.short_path {
            for parameter in placeholders(short) {
                assert!(declared.contains(parameter), "{name}: {short}");
            }
        }
        let optional_in_path = operation.parameters.iter().any(|parameter| {
            parameter.place == ParameterLocation::Path
                && is_absent_by_default(operation, parameter.name)
        });
        assert!(
            !optional_in_path || operation.short_path.is_some(),
            "{name}: an optional path parameter needs a shorter path"
        );
    });
}

fn is_absent_by_default(operation: &Operation, name: &str) -> bool {
    operation
        .parameter(name)
        .is_some_and(|parameter| !parameter.required && parameter.default == DefaultValue::Absent)
}

#[test]
fn required_parameters_come_first_and_have_no_default() {
    every_operation(|_, operation| {
        let mut optional = false;
        for parameter in operation.parameters {
            let name = operation.full_name();
            assert!(
                !(optional && parameter.required),
                "{name}: {}",
                parameter.name
            );
            optional |= !parameter.required;
            if parameter.required {
                assert_eq!(parameter.default, DefaultValue::Absent, "{name}");
                assert!(!parameter.extra, "{name}: {}", parameter.name);
            }
        }
    });
}

#[test]
fn defaults_are_allowed_values_within_the_limits() {
    every_operation(|_, operation| {
        for parameter in operation.parameters {
            let name = format!("{}: {}", operation.full_name(), parameter.name);
            if let (Some(min), Some(max)) = (parameter.min, parameter.max) {
                assert!(min <= max, "{name}");
            }
            match parameter.default {
                DefaultValue::Text(text) if !parameter.values.is_empty() => {
                    assert!(parameter.values.contains(&text), "{name}");
                }
                DefaultValue::Integer(number) => {
                    assert!(parameter.min.is_none_or(|min| min <= number), "{name}");
                    assert!(parameter.max.is_none_or(|max| number <= max), "{name}");
                    let listed = parameter.kind != ParameterKind::Integer
                        || parameter.values.is_empty()
                        || parameter.values.contains(&number.to_string().as_str());
                    assert!(listed, "{name}");
                }
                DefaultValue::Boolean(_) => {
                    assert_eq!(parameter.kind, ParameterKind::Boolean, "{name}");
                }
                _ => {}
            }
        }
    });
}

#[test]
fn texts_are_not_empty_and_json_is_valid() {
    every_operation(|service, operation| {
        let name = format!("{}.{}", service.name, operation.full_name());
        assert!(!operation.summary.is_empty(), "{name}");
        assert!(!operation.summary.ends_with('.'), "{name}");
        assert_eq!(
            operation.specification_row.is_empty(),
            operation.specification_section.is_empty(),
            "{name}"
        );
        if !operation.example.is_empty() {
            let parsed = serde_json::from_str::<serde_json::Value>(operation.example);
            assert!(parsed.is_ok(), "{name}: {parsed:?}");
        }
        for parameter in operation.parameters {
            assert!(!parameter.note.is_empty(), "{name}: {}", parameter.name);
            if !parameter.sample.is_empty() {
                let parsed = serde_json::from_str::<serde_json::Value>(parameter.sample);
                assert!(parsed.is_ok(), "{name}: {}", parameter.name);
            }
        }
    });
}

/// The parameters that a condition speaks of.
fn names_in(condition: &Condition) -> Vec<&'static str> {
    match *condition {
        Condition::Always => Vec::new(),
        Condition::Is(name, _)
        | Condition::IsNot(name, _)
        | Condition::Absent(name)
        | Condition::Complete(name)
        | Condition::Has(name, _)
        | Condition::Holds {
            list: (name, _), ..
        } => vec![name],
        Condition::All(conditions) | Condition::Any(conditions) => {
            assert!(!conditions.is_empty());
            conditions.iter().flat_map(names_in).collect()
        }
    }
}

#[test]
fn rules_name_existing_parameters() {
    use openshelf::catalog::Rule;
    every_operation(|_, operation| {
        let known = |name: &str| {
            assert!(
                operation.parameter(name).is_some(),
                "{}: {name}",
                operation.full_name()
            );
        };
        for rule in operation.rules {
            match rule {
                Rule::Together(names) | Rule::ExactlyOne(names) | Rule::AtMostOne(names) => {
                    names.iter().for_each(|name| known(name));
                }
                Rule::OneWay(ways) => ways.concat().into_iter().for_each(known),
                Rule::Needs(name, other)
                | Rule::Ordered(name, other)
                | Rule::Window(name, other, _) => {
                    known(name);
                    known(other);
                }
                Rule::Replaces(name, others) => {
                    known(name);
                    others.iter().for_each(|other| known(other));
                }
                Rule::OneOrAll(name) => known(name),
                Rule::SortAmongFields { sort, fields } => {
                    known(sort);
                    known(fields);
                }
                Rule::Unsortable {
                    sort, fields, when, ..
                } => {
                    known(sort);
                    known(fields);
                    names_in(when).into_iter().for_each(&known);
                }
                Rule::OnlyWith {
                    parameter, other, ..
                } => {
                    known(parameter);
                    known(other);
                }
                Rule::KnownFields { fields, sort, .. } => {
                    known(fields);
                    known(sort);
                }
                Rule::OneGroup {
                    object, wider_when, ..
                } => {
                    known(object);
                    names_in(wider_when).into_iter().for_each(&known);
                }
                Rule::Refused { when, blamed, .. } => {
                    names_in(when).into_iter().for_each(&known);
                    assert!(!blamed.is_empty(), "{}", operation.full_name());
                    for path in *blamed {
                        known(path.split('.').next().unwrap_or(path));
                    }
                }
            }
        }
        for ignored in operation.ignored_when {
            known(ignored.parameter);
            names_in(&ignored.when).into_iter().for_each(&known);
        }
        for parameter in operation.parameters {
            parameter.default_among.iter().for_each(|name| known(name));
        }
        operation.ignored.iter().for_each(|name| known(name));
    });
}

#[test]
fn no_two_parameters_share_another_name() {
    every_operation(|_, operation| {
        for parameter in operation.parameters {
            for other in parameter.other_names {
                let taken = operation.parameters.iter().any(|each| {
                    each.name == *other
                        || (each.name != parameter.name
                            && (each.wire == *other || each.other_names.contains(other)))
                });
                assert!(!taken, "{}: {other}", operation.full_name());
            }
        }
    });
}

#[test]
fn samples_and_defaults_match_the_patterns() {
    every_operation(|_, operation| {
        for parameter in operation.parameters {
            let Some(pattern) = parameter.pattern else {
                continue;
            };
            let name = format!("{}: {}", operation.full_name(), parameter.name);
            let whole = regex_lite::Regex::new(&format!("^(?:{pattern})$"));
            let whole = whole.unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(parameter.values.is_empty(), "{name}: values say it already");
            if let DefaultValue::Text(text) = parameter.default {
                assert!(whole.is_match(text), "{name}: {text}");
            }
            let sample: String = serde_json::from_str(parameter.sample).unwrap();
            assert!(whole.is_match(&sample), "{name}: {sample}");
        }
    });
}

#[test]
fn each_rule_of_a_mirror_says_that_a_record_may_be_gone_unseen() {
    every_operation(|_, operation| {
        let Some(unseen) = operation.mirror.unseen() else {
            assert_eq!(operation.mirror, MirrorRule::Whole);
            return;
        };
        let says_it = ["is gone", "was exchanged"]
            .iter()
            .any(|words| unseen.contains(words));
        assert!(
            says_it && !unseen.ends_with('.'),
            "{}: {unseen}",
            operation.full_name()
        );
    });
}

#[test]
fn lists_with_records_without_a_key_name_their_arguments() {
    every_operation(|_, operation| {
        for given in operation
            .paging
            .iter()
            .flat_map(|paging| paging.keyless_with)
        {
            let given: serde_json::Map<String, serde_json::Value> =
                serde_json::from_str(given).unwrap();
            assert!(!given.is_empty());
            for name in given.keys() {
                assert!(
                    operation.parameter(name).is_some(),
                    "{}: {name}",
                    operation.full_name()
                );
            }
        }
    });
}
