//! Writes the JSON types of operations as Python types.

use openshelf_core::catalog::{AnswerMember, JsonType, ObjectType, Service};

use crate::error::DescribeError;

use super::declared::{Declarations, Declared, FORWARD, TypedMember, facts};

/// The annotation of a type; `record` is the type of the operation's records.
pub fn annotation(
    declarations: &mut Declarations,
    service: &Service,
    said: &JsonType,
    record: &str,
) -> Result<String, DescribeError> {
    let mut inner = |said| annotation(declarations, service, said, record);
    Ok(match said {
        JsonType::Any => "Any".to_owned(),
        JsonType::Text => "str".to_owned(),
        JsonType::Integer => "int".to_owned(),
        JsonType::Number => "float".to_owned(),
        JsonType::Boolean => "bool".to_owned(),
        JsonType::Record => record.to_owned(),
        JsonType::RecordOf(name) => format!("{FORWARD}{}{name}", service.class_name),
        JsonType::Object(said) => return object(declarations, service, said, record),
        JsonType::List(said) => format!("list[{}]", inner(said)?),
        JsonType::Map(said) => format!("dict[str, {}]", inner(said)?),
        JsonType::Nullable(said) => nullable(inner(said)?),
        JsonType::OneOf(kinds) => {
            let kinds: Result<Vec<String>, DescribeError> = kinds.iter().map(inner).collect();
            either(kinds?)
        }
    })
}

/// A member as an operation declares it.
pub fn member(
    declarations: &mut Declarations,
    service: &Service,
    said: &AnswerMember,
    record: &str,
) -> Result<TypedMember, DescribeError> {
    let mut written = annotation(declarations, service, &said.kind, record)?;
    if said.nullable {
        written = nullable(written);
    }
    Ok(TypedMember {
        annotation: written,
        required: !said.optional,
        document: facts(&[said.unit, said.note]),
    })
}

/// Declares an object that several answers may contain.
fn object(
    declarations: &mut Declarations,
    service: &Service,
    said: &ObjectType,
    record: &str,
) -> Result<String, DescribeError> {
    let members: Result<_, DescribeError> = said
        .members
        .iter()
        .map(|each| {
            let member = member(declarations, service, each, record)?;
            Ok((each.name.to_owned(), member))
        })
        .collect();
    let name = format!("{}{}", service.class_name, said.name);
    let document = format!("An object in answers of {}.", service.class_name);
    declarations.declare(Declared::object(name, document, members?))
}

/// The type, or null.
pub fn nullable(annotation: String) -> String {
    if annotation == "Any" {
        return annotation;
    }
    format!("{annotation} | None")
}

/// A union of types, each named once.
pub fn either(kinds: Vec<String>) -> String {
    let mut named: Vec<String> = Vec::new();
    for kind in kinds {
        if !named.contains(&kind) {
            named.push(kind);
        }
    }
    named.join(" | ")
}

/// Whether a type contains the operation's records.
pub fn holds_record(said: &JsonType) -> bool {
    match said {
        JsonType::Record => true,
        JsonType::List(inner) | JsonType::Map(inner) | JsonType::Nullable(inner) => {
            holds_record(inner)
        }
        JsonType::OneOf(kinds) => kinds.iter().any(holds_record),
        JsonType::Object(object) => object.members.iter().any(|each| holds_record(&each.kind)),
        _ => false,
    }
}
