//! Which members an answer that is an object may have, as far as its operation declares them.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};

use super::undeclared::Undeclared;
use super::value_kind::Kind;
use crate::catalog::{AnswerMember, Column, JsonType, Operation};

/// As many names are told, and as many characters of a name that the service chose.
const TOLD: usize = 3;
const TOLD_CHARACTERS: usize = 40;

/// What is unknown about an object: it has no member that its operation declares, or none at all although the service omits
/// not each of them. An answer with the member of a hidden error is known, because that error is told by itself.
pub fn unknown(operation: &Operation, body: &[u8]) -> Option<Undeclared> {
    // Nearly every answer begins with a member that is declared.
    if first_name(body).is_some_and(|name| operation.members.contains(&name)) {
        return None;
    }
    let known = Known::of(operation);
    if matches!(known, Known::Any) {
        return None;
    }
    let mut reader = serde_json::Deserializer::from_slice(body);
    let mut search = Search::default();
    let seed = SearchFor {
        operation,
        known: &known,
        search: &mut search,
    };
    // A text that is no JSON is told by those who read it. A search that ends early leaves a rest, which is no error here.
    let read = seed.deserialize(&mut reader);
    if search.has_known || read.is_err() {
        return None;
    }
    if search.names.is_empty() && known.may_be_empty() {
        return None;
    }
    Some(Undeclared::Members {
        got: search.names.join(", "),
        declared: known.examples().join(", "),
    })
}

/// The name of the first member, if it is written without escapes.
fn first_name(body: &[u8]) -> Option<&str> {
    let opened = body.trim_ascii_start().strip_prefix(b"{")?;
    let name = opened.trim_ascii_start().strip_prefix(b"\"")?;
    let end = memchr::memchr2(b'"', b'\\', name)?;
    match name.split_at_checked(end)? {
        (name, [b'"', ..]) => std::str::from_utf8(name).ok(),
        _ => None,
    }
}

/// What is known of the members of an answer.
enum Known {
    /// Every member may be there.
    Any,
    /// One of these is there.
    Names(Names),
    /// The data name the members, whose values have one of these types.
    Values(Vec<JsonType>),
}

/// Names of members.
#[derive(Default)]
struct Names {
    names: Vec<&'static str>,
    /// One of them is in every answer.
    has_lasting: bool,
}

impl Known {
    fn of(operation: &Operation) -> Self {
        let mut names = Names::default();
        let mut values = Vec::new();
        let is_known = if let Some(kind) = operation.answer_type {
            collect(operation, kind, &mut names, &mut values)
        } else {
            collect_declared(operation, &mut names);
            true
        };
        match (is_known, names.names.is_empty(), values.is_empty()) {
            (true, false, true) => Self::Names(names),
            (true, true, false) => Self::Values(values),
            // Nothing is declared, or only some of the forms name their members.
            _ => Self::Any,
        }
    }

    /// Whether an answer without members may be one.
    fn may_be_empty(&self) -> bool {
        !matches!(self, Self::Names(names) if names.has_lasting)
    }

    fn examples(&self) -> Vec<&'static str> {
        match self {
            Self::Names(Names { names, .. }) => {
                let mut told = Vec::new();
                for name in names {
                    if told.len() < TOLD && !told.contains(name) {
                        told.push(*name);
                    }
                }
                told
            }
            Self::Any | Self::Values(_) => Vec::new(),
        }
    }
}

impl Names {
    fn add(&mut self, name: &'static str, lasts: bool) {
        self.names.push(name);
        self.has_lasting |= lasts;
    }

    fn add_members(&mut self, members: &[AnswerMember]) {
        for member in members {
            self.add(member.name, !member.optional);
        }
    }

    fn add_columns(&mut self, operation: &Operation) {
        let of_column = |column: &Column| column.name.split('.').next();
        for name in operation.all_columns().filter_map(of_column) {
            self.add(name, !operation.may_leave_out(name));
        }
        let members = operation.record_members.iter();
        self.names.extend(members.map(|member| member.name));
    }
}

/// Adds the members that an answer of a type may have; whether they are all known.
fn collect(
    operation: &Operation,
    kind: JsonType,
    names: &mut Names,
    values: &mut Vec<JsonType>,
) -> bool {
    match kind {
        JsonType::Object(object) => {
            names.add_members(object.members);
            true
        }
        JsonType::Record => {
            names.add_columns(operation);
            !names.names.is_empty()
        }
        JsonType::Map(value) => {
            values.push(*value);
            true
        }
        JsonType::Nullable(kind) => collect(operation, *kind, names, values),
        JsonType::OneOf(kinds) => {
            let mut is_known = true;
            let mut may_be_empty = false;
            for kind in kinds {
                let mut own = Names::default();
                is_known &= collect(operation, *kind, &mut own, values);
                may_be_empty |= !own.names.is_empty() && !own.has_lasting;
                names.names.extend(own.names);
                names.has_lasting |= own.has_lasting;
            }
            names.has_lasting &= !may_be_empty;
            is_known
        }
        // The answer is no object then.
        JsonType::List(_)
        | JsonType::Text
        | JsonType::Integer
        | JsonType::Number
        | JsonType::Boolean => true,
        JsonType::Any | JsonType::RecordOf(_) => false,
    }
}

/// The members of an answer that the operation describes by itself: those around its records, or those of its only record,
/// which a service may return instead of a list that is not divided into pages.
fn collect_declared(operation: &Operation, names: &mut Names) {
    for name in operation.members {
        let described = operation.answer_members.iter();
        let is_optional = described
            .filter(|member| member.name == *name)
            .any(|member| member.optional);
        names.add(name, !is_optional);
    }
    names.add_members(operation.answer_members);
    let totals = operation.paging.map_or(&[][..], |paging| paging.total);
    for total in totals.iter().filter(|total| !total.contains('.')) {
        names.add(total, false);
    }
    if !matches!(operation.records, "" | ".") {
        names.add(operation.records, false);
    }
    if operation.records != "." && operation.paging.is_none() {
        names.add_columns(operation);
    }
}

/// Whether a value may have a type.
fn fits(kind: Kind, declared: JsonType) -> bool {
    match declared {
        _ if kind == Kind::Null => true,
        JsonType::Any => true,
        JsonType::Text => kind == Kind::Text,
        JsonType::Integer | JsonType::Number => matches!(kind, Kind::Count | Kind::Number),
        JsonType::Boolean => kind == Kind::Boolean,
        JsonType::Record | JsonType::RecordOf(_) | JsonType::Object(_) | JsonType::Map(_) => {
            kind == Kind::Object
        }
        JsonType::List(_) => kind == Kind::List,
        JsonType::Nullable(declared) => fits(kind, *declared),
        JsonType::OneOf(kinds) => kinds.iter().any(|declared| fits(kind, *declared)),
    }
}

#[derive(Default)]
struct Search {
    has_known: bool,
    names: Vec<String>,
}

/// Reads an object until one of its members is known.
struct SearchFor<'search> {
    operation: &'search Operation,
    known: &'search Known,
    search: &'search mut Search,
}

impl<'de> DeserializeSeed<'de> for SearchFor<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for SearchFor<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<(), A::Error> {
        while let Some(name) = object.next_key::<Cow<'de, str>>()? {
            let is_fault = self.operation.fault_member == Some(&name);
            let is_known = match self.known {
                Known::Any => true,
                Known::Names(own) => is_fault || own.names.contains(&&*name),
                Known::Values(types) => {
                    let kind = object.next_value::<Kind>()?;
                    is_fault || types.iter().any(|declared| fits(kind, *declared))
                }
            };
            if is_known {
                self.search.has_known = true;
                return Ok(());
            }
            if matches!(self.known, Known::Names(_)) {
                object.next_value::<IgnoredAny>()?;
            }
            if self.search.names.len() < TOLD {
                let told: String = name.chars().take(TOLD_CHARACTERS).collect();
                self.search.names.push(match told.is_empty() {
                    true => "\"\"".to_owned(),
                    false => told.escape_debug().to_string(),
                });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::plain::{MEMBER, OPERATION};
    use crate::catalog::{Answer, ObjectType};

    const COUNT: AnswerMember = AnswerMember {
        name: "count",
        ..MEMBER
    };
    const MAY_BE_MISSING: AnswerMember = AnswerMember {
        optional: true,
        ..COUNT
    };
    const FACET: ObjectType = ObjectType {
        name: "Facet",
        members: &[COUNT],
    };

    fn told(operation: &Operation, body: &str) -> Option<String> {
        unknown(operation, body.as_bytes()).map(|unknown| unknown.to_string())
    }

    #[test]
    fn an_object_without_a_declared_member_is_unknown() {
        let operation = Operation {
            answer: Answer::Object,
            members: &["results", "count"],
            fault_member: Some("errors"),
            ..OPERATION
        };
        for body in [
            r#"{"count": 1}"#,
            r#"{"more": {"a": [1]}, "results": []}"#,
            r#"{"errors": {}}"#,
            "[1]",
            r#"{"message": "maint"#,
            r#"{"message""#,
        ] {
            assert_eq!(told(&operation, body), None, "{body}");
        }
        assert_eq!(
            told(
                &operation,
                r#"{"message": "maintenance", "code": {"results": 1}}"#
            )
            .as_deref(),
            Some(
                "it is an object with message, code, and without any of the documented members (results, count)"
            )
        );
    }

    #[test]
    fn an_empty_object_is_unknown_unless_each_member_may_be_missing() {
        let operation = Operation {
            answer: Answer::Object,
            members: &["results", "count"],
            ..OPERATION
        };
        assert_eq!(
            told(&operation, " { } ").as_deref(),
            Some("it is an empty object, without the documented members (results, count)")
        );
        let omitted = Operation {
            answer: Answer::Object,
            members: &["count"],
            answer_members: &[MAY_BE_MISSING],
            ..OPERATION
        };
        assert_eq!(told(&omitted, "{}"), None);
    }

    #[test]
    fn members_that_the_data_name_have_values_of_the_declared_type() {
        let operation = Operation {
            answer: Answer::Object,
            answer_type: Some(JsonType::Map(&JsonType::Object(&FACET))),
            ..OPERATION
        };
        for body in [r#"{"a": {"count": 1}}"#, r#"{"a": null}"#, "{}"] {
            assert_eq!(told(&operation, body), None, "{body}");
        }
        assert_eq!(
            told(&operation, r#"{"message": "maintenance"}"#).as_deref(),
            Some("it is an object with message, none of which has a value of the documented type")
        );
    }

    #[test]
    fn names_of_the_service_are_short_and_printable() {
        let operation = Operation {
            answer: Answer::Object,
            members: &["results"],
            ..OPERATION
        };
        let long = "x".repeat(1000);
        let body = format!(r#"{{"\u001b[31m": 1, "{long}": 2}}"#);
        let unnamed = told(&operation, r#"{"": []}"#).unwrap_or_default();
        assert!(
            unnamed.starts_with("it is an object with \"\", "),
            "{unnamed}"
        );
        let told = told(&operation, &body).unwrap_or_default();
        assert!(told.contains(r"\u{1b}[31m, xxxx"), "{told}");
        assert!(told.len() < 200, "{told}");
    }

    #[test]
    fn an_operation_that_declares_nothing_takes_every_object() {
        assert_eq!(told(&OPERATION, r#"{"message": "maintenance"}"#), None);
    }
}
