//! Renders the types of arguments: objects with known members, and texts that are one of a few.
//!
//! Where a call rejects every other value, so does the type: checkers report a misspelt value before the program
//! runs. Names of members, of which a call only warns, are closed as well.

use std::collections::HashMap;

use openshelf_core::catalog::{
    ColumnKind, MemberKind, Operation, Parameter, ParameterKind, Rule, Schema, SchemaMember,
    Service,
};
use serde_json::Value as Json;

use crate::annotations::{known_values, parameter_annotation};
use crate::error::DescribeError;
use crate::literal::literals;
use crate::values::{is_list, takes_text_or_list};

use super::declared::{Declarations, Declared, Members, TypedMember, facts};
use super::naming::{capitalized, operation_name, record_name, singular};
use super::records::{by_member, columns_of, field_type};

/// A type with more allowed values than this gets a name.
const FEW: usize = 8;
/// The type of an object that is not written as a literal in the call.
const OBJECT: &str = "Mapping[str, object]";
/// The module of notations that services use but did not define.
const NOTATIONS: &str = "elasticsearch";
/// Parameters that name members of records.
const NAMING: [&str; 4] = ["fields", "exclude", "include", "sort"];

/// The types of the arguments of one service.
pub struct ArgumentTypes {
    service: &'static Service,
    operations: HashMap<String, &'static Operation>,
}

impl ArgumentTypes {
    pub fn new(service: &'static Service, operations: &[&'static Operation]) -> Self {
        let operations = operations
            .iter()
            .map(|operation| (operation.full_name(), *operation))
            .collect();
        Self {
            service,
            operations,
        }
    }

    /// The type of a parameter, without `None`.
    pub fn of(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        parameter: &'static Parameter,
    ) -> Result<String, DescribeError> {
        if let Some(schema) = parameter.schema {
            let object = self.schema(declarations, schema)?;
            return match parameter.kind {
                ParameterKind::Object => Ok(format!("{object} | {OBJECT}")),
                ParameterKind::Objects => Ok(sequence_or(&object, OBJECT)),
                _ => Err(DescribeError::SchemaWithoutObject {
                    operation: self.service.identify(operation),
                    parameter: parameter.name,
                }),
            };
        }
        if !parameter.parameters_of.is_empty() {
            let object = self.parameters(declarations, parameter.parameters_of)?;
            return Ok(sequence_or(&object, OBJECT));
        }
        if !parameter.notation.is_empty() {
            return self.notation(declarations, operation, parameter);
        }
        if parameter.values.is_empty()
            && let Some(named) = self.named_members(declarations, operation, parameter)?
        {
            return Ok(named);
        }
        let values = self.known(declarations, operation, parameter)?;
        Ok(match values {
            Some(known) => known,
            None => parameter_annotation(parameter),
        })
    }

    /// The type of a parameter with listed values, otherwise `None`.
    fn known(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        parameter: &'static Parameter,
    ) -> Result<Option<String>, DescribeError> {
        if parameter.kind == ParameterKind::IntegerOrText && !parameter.values.is_empty() {
            return Ok(Some(format!("int | {}", literal_type(parameter.values))));
        }
        let Some(mut known) = known_values(parameter) else {
            return Ok(None);
        };
        if parameter.values.len() > FEW {
            let own = operation_name(self.service, operation);
            let word = capitalized(&singular(parameter.name));
            let document = format!("A value of {}.", parameter.name);
            known =
                declarations.declare(Declared::alias(format!("{own}{word}"), document, known))?;
        }
        Ok(Some(
            match (is_list(parameter.kind), takes_text_or_list(parameter)) {
                (true, _) => sequence(&known),
                (false, true) => format!("{known} | {}", sequence(&known)),
                // A number is usually counted or read, and its type is int then.
                (false, false) if parameter.kind == ParameterKind::Integer => {
                    format!("{known} | int")
                }
                (false, false) => known,
            },
        ))
    }

    /// The type of a parameter that names members of records, otherwise `None`.
    fn named_members(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        parameter: &'static Parameter,
    ) -> Result<Option<String>, DescribeError> {
        let name = parameter.name;
        let known = operation.rules.iter().find_map(|rule| match rule {
            Rule::KnownFields {
                fields,
                sort,
                known,
                sortable,
            } => Some((*fields, *sort, *known, *sortable)),
            _ => None,
        });
        match known {
            Some((fields, _, known, _)) if name == fields => {
                let alias = self.members_of(declarations, operation, known, "Field")?;
                return Ok(Some(sequence(&alias)));
            }
            Some((_, sort, _, sortable)) if name == sort => {
                return self
                    .members_of(declarations, operation, sortable, "Sort")
                    .map(Some);
            }
            _ => {}
        }
        let columns = match name {
            "include" => operation.included_columns,
            _ => columns_of(operation),
        };
        let columns = by_member(columns.iter().copied());
        let names: Vec<&str> = columns.keys().copied().collect();
        if names.is_empty() || !NAMING.contains(&name) {
            return Ok(None);
        }
        if name == "include" {
            return Ok(Some(sequence_or(&literal_type(&names), "str")));
        }
        let alias = self.members_of(declarations, operation, &names, "Field")?;
        Ok(Some(match (parameter.kind, name) {
            (ParameterKind::Texts, _) if parameter.names_columns => {
                sequence(&field_type(&alias, operation))
            }
            (ParameterKind::Text, "sort") => format!("{alias} | str"),
            (ParameterKind::Text, _) => format!("str | {}", sequence_or(&alias, "str")),
            _ => sequence_or(&alias, "str"),
        }))
    }

    /// Declares the names of the members of a record that a call may use.
    fn members_of(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        names: &[&str],
        word: &str,
    ) -> Result<String, DescribeError> {
        let record = record_name(self.service, operation);
        let sentence = match word {
            "Sort" => "A member that records may be sorted by.",
            _ => "A member.",
        };
        declarations.declare(Declared::alias(
            format!("{record}{word}"),
            format!("{sentence} See {record}."),
            literal_type(names),
        ))
    }

    /// The type of a value that has its own notation.
    fn notation(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        parameter: &'static Parameter,
    ) -> Result<String, DescribeError> {
        let notation = format!("{NOTATIONS}.{}", parameter.notation);
        if parameter.name != "sort" {
            return Ok(format!("{notation} | {OBJECT}"));
        }
        let mut keys = vec!["_score".to_owned()];
        for column in columns_of(operation) {
            // The search engine sorts texts by a copy of the member that is not tokenized.
            let key = match column.kind {
                ColumnKind::Utf8 | ColumnKind::ListUtf8 => format!("{}.keyword", column.name),
                _ => column.name.to_owned(),
            };
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        let alias = self.members_of(declarations, operation, &keys, "Sort")?;
        // A list of texts and objects, which mypy infers to be collections of texts.
        let listed = sequence("Collection[str]");
        Ok(format!("{notation}[{alias}] | {OBJECT} | {listed}"))
    }

    /// Declares an object with the parameters of an operation, under their names in requests.
    fn parameters(
        &self,
        declarations: &mut Declarations,
        full_name: &'static str,
    ) -> Result<String, DescribeError> {
        let Some(operation) = self.operations.get(full_name).copied() else {
            return Err(DescribeError::UnknownOperation(full_name));
        };
        let mut members = Members::new();
        for parameter in operation.parameters {
            let member = TypedMember {
                annotation: self.of(declarations, operation, parameter)?,
                required: parameter.required,
                document: facts(&[parameter.note]),
            };
            members.insert(parameter.wire.to_owned(), member);
        }
        let name = format!("{}Parameters", operation_name(self.service, operation));
        let place = self.service.identify(operation);
        let document = format!("What {place} takes, by the names on the wire.");
        declarations.declare(Declared::object(name, document, members))
    }

    /// Declares an object that a parameter accepts.
    fn schema(
        &self,
        declarations: &mut Declarations,
        schema: &'static Schema,
    ) -> Result<String, DescribeError> {
        let mut members = Members::new();
        for member in schema.all() {
            let written = self.member(declarations, member)?;
            members.insert(member.name.to_owned(), written);
        }
        let name = format!("{}{}", self.service.class_name, schema.title);
        let document = format!("What {} may hold.", schema.name);
        declarations.declare(Declared::object(name, document, members))
    }

    /// One member of an object.
    fn member(
        &self,
        declarations: &mut Declarations,
        member: &'static SchemaMember,
    ) -> Result<TypedMember, DescribeError> {
        let mut inner = |schema: Option<&'static Schema>| match schema {
            Some(schema) => self.schema(declarations, schema),
            None => Ok(String::new()),
        };
        let object = inner(member.schema)?;
        let listed = inner(member.list_schema)?;
        let mut annotation = match member.kind {
            MemberKind::Text => "str".to_owned(),
            MemberKind::Date => "str | datetime.date".to_owned(),
            MemberKind::Integer => "int".to_owned(),
            MemberKind::IntegerOrText => "int | str".to_owned(),
            MemberKind::Number => "float".to_owned(),
            MemberKind::NumberOrText | MemberKind::WholeNumber => "float | str".to_owned(),
            MemberKind::Texts => "Sequence[str]".to_owned(),
            MemberKind::TextsOrIntegers => "Sequence[str | int]".to_owned(),
            MemberKind::Integers => "Sequence[int]".to_owned(),
            MemberKind::Paths => "Sequence[Sequence[str]]".to_owned(),
            MemberKind::Object => object,
            MemberKind::Objects => sequence(&object),
            MemberKind::ObjectOrTexts => format!("{object} | Sequence[str]"),
            MemberKind::ObjectOrCodes => format!("{object} | Sequence[str | int]"),
            MemberKind::ObjectOrObjects => format!("{object} | {}", sequence(&listed)),
        };
        if !member.values.is_empty() {
            annotation = self.values(declarations, member)?;
        }
        if member.nullable {
            annotation.push_str(" | None");
        }
        Ok(TypedMember {
            annotation,
            required: member.required,
            document: facts(&[&characters(member), member.note]),
        })
    }

    /// The type of a member with a few allowed values.
    fn values(
        &self,
        declarations: &mut Declarations,
        member: &'static SchemaMember,
    ) -> Result<String, DescribeError> {
        let mut values: Vec<Json> = member
            .values
            .iter()
            .map(|value| Json::from(*value))
            .collect();
        if member.kind == MemberKind::IntegerOrText {
            let numbers = member
                .values
                .iter()
                .filter_map(|value| value.parse::<i64>().ok());
            values.extend(numbers.map(Json::from));
        }
        let mut one = format!("Literal[{}]", literals(values.iter().cloned()));
        if values.len() > FEW {
            let word = capitalized(&singular(member.name));
            let name = format!("{}{word}", self.service.class_name);
            let document = format!("A value of {}.", member.name);
            one = declarations.declare(Declared::alias(name, document, one))?;
        }
        Ok(match member.kind {
            MemberKind::Texts => sequence(&one),
            _ => one,
        })
    }
}

fn sequence(element: &str) -> String {
    format!("Sequence[{element}]")
}

/// A list of the known values, or of any value of the same kind.
fn sequence_or(known: &str, kind: &str) -> String {
    format!("{} | {}", sequence(known), sequence(kind))
}

/// A type that allows only these texts.
fn literal_type(names: &[&str]) -> String {
    format!("Literal[{}]", literals(names.iter().copied()))
}

/// The permitted length of a text, in words.
fn characters(member: &SchemaMember) -> String {
    match member.characters {
        None => String::new(),
        Some((least, None)) => format!("At least {least} characters"),
        Some((least, Some(most))) if least == most => format!("{least} characters"),
        Some((0, Some(most))) => format!("At most {most} characters"),
        Some((least, Some(most))) => format!("{least} to {most} characters"),
    }
}
