//! Compares an answer with what its operation declares: its type, and the records of a list.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::known_members;
use super::undeclared::Undeclared;
use super::value_kind::Kind;
use crate::catalog::{Answer, Operation};

/// The whitespace of JSON.
const SPACE: [u8; 4] = [b' ', b'\t', b'\n', b'\r'];
/// The bytes of a byte order mark in UTF-16 or UTF-32, and those that either adds to a character of JSON.
const WIDE: [u8; 3] = [0x00, 0xfe, 0xff];
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// How a body differs from what its operation declares, if it does. Whether it is JSON at all is not looked at: its first
/// byte says which type it would have, and an object is read until a member is known.
pub fn undeclared(operation: &Operation, body: &[u8]) -> Option<Undeclared> {
    let declared = match operation.answer {
        Answer::Object | Answer::MemberNames => "an object",
        Answer::List => "a list",
        Answer::ObjectOrList => "an object or a list",
        _ => return None,
    };
    let body = body.strip_prefix(BYTE_ORDER_MARK).unwrap_or(body);
    let is_before = |byte: &u8| SPACE.contains(byte) || WIDE.contains(byte);
    let first = body.iter().find(|byte| !is_before(byte));
    let got = match (first?, operation.answer) {
        (b'{', Answer::Object | Answer::ObjectOrList) => {
            return known_members::unknown(operation, body);
        }
        (b'{', Answer::MemberNames) => return None,
        (b'[', Answer::List | Answer::ObjectOrList) => return None,
        (b'{', _) => "an object",
        (b'[', _) => "a list",
        (b'"', _) => "a text",
        (b'n', _) => "null",
        (b't' | b'f', _) => "a truth value",
        (b'-' | b'0'..=b'9', _) => "a number",
        // The readers of JSON say what is wrong with it.
        _ => return None,
    };
    Some(Undeclared::Type { got, declared })
}

/// Whether a body is JSON of the declared type and, where the operation lists records in pages, has a list of them.
/// An answer without them may be an error that the service reports with a status of success.
pub fn is_as_declared(operation: &Operation, body: &[u8]) -> bool {
    if undeclared(operation, body).is_some() {
        return false;
    }
    let is_listed = operation.paging.is_some() && operation.records != ".";
    Shape::of(operation, body).is_some_and(|shape| {
        !is_listed || shape.is_list || shape.has_records || shape.says_none(operation)
    })
}

/// Why a body is not as declared, as a clause.
pub fn why_undeclared(operation: &Operation, body: &[u8]) -> String {
    if let Some(undeclared) = undeclared(operation, body) {
        return undeclared.to_string();
    }
    if std::str::from_utf8(body).is_err() {
        return "it is not UTF-8".to_owned();
    }
    match serde_json::from_slice::<IgnoredAny>(body) {
        Err(error) => format!("it is no JSON: {error}"),
        Ok(_) => "it has no list of records".to_owned(),
    }
}

/// Whether an answer without its records says that there are none: the operation documents that it lacks them then, it has
/// the number of all records, and no other list, which would be the records under another name.
pub fn says_none(operation: &Operation, body: &[u8]) -> bool {
    Shape::of(operation, body).is_some_and(|shape| shape.says_none(operation))
}

/// What an answer has at its top.
#[derive(Default)]
struct Shape {
    /// It is itself a list.
    is_list: bool,
    /// It has the list of records; of members with one name the last one counts, as in Python.
    has_records: bool,
    /// It has a number of all records.
    has_total: bool,
    has_other_list: bool,
}

impl Shape {
    /// The shape of a body; `None` if it is not JSON.
    fn of(operation: &Operation, body: &[u8]) -> Option<Self> {
        let mut reader = serde_json::Deserializer::from_slice(body);
        let shape = ShapeOf(operation).deserialize(&mut reader).ok()?;
        reader.end().ok()?;
        Some(shape)
    }

    fn says_none(&self, operation: &Operation) -> bool {
        let may_lack = operation
            .records_member()
            .is_some_and(|member| member.optional);
        may_lack && self.has_total && !self.has_records && !self.has_other_list
    }
}

/// Reads an answer to its end.
struct ShapeOf<'operation>(&'operation Operation);

impl<'de> DeserializeSeed<'de> for ShapeOf<'_> {
    type Value = Shape;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Shape, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for ShapeOf<'_> {
    type Value = Shape;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object or a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Shape, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Shape {
            is_list: true,
            ..Shape::default()
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Shape, A::Error> {
        let totals = self.0.paging.map_or(&[][..], |paging| paging.total);
        let mut shape = Shape::default();
        while let Some(name) = object.next_key::<Cow<'de, str>>()? {
            let kind = object.next_value::<Kind>()?;
            if name == self.0.records {
                shape.has_records = kind == Kind::List;
                continue;
            }
            shape.has_other_list |= kind == Kind::List;
            shape.has_total |= kind == Kind::Count && totals.contains(&&*name);
        }
        Ok(shape)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::plain::{MEMBER, OPERATION, PAGING};
    use crate::catalog::{AnswerMember, Paging};

    #[test]
    fn the_first_byte_tells_the_type() {
        for (answer, body, expected) in [
            (Answer::Object, "{}", None),
            (Answer::Object, "\u{feff} \n{", None),
            (Answer::Object, "[1]", Some("it is a list, not an object")),
            (Answer::Object, "null", Some("it is null, not an object")),
            (Answer::List, "[]", None),
            (Answer::List, " {}", Some("it is an object, not a list")),
            (Answer::List, "\"x\"", Some("it is a text, not a list")),
            (Answer::ObjectOrList, "{}", None),
            (Answer::ObjectOrList, "[]", None),
            (
                Answer::ObjectOrList,
                "-1",
                Some("it is a number, not an object or a list"),
            ),
            (
                Answer::ObjectOrList,
                "true",
                Some("it is a truth value, not an object or a list"),
            ),
            // No JSON, and so no type of it.
            (Answer::List, "", None),
            (Answer::List, "<html>", None),
            (Answer::Text, "null", None),
        ] {
            let operation = crate::catalog::Operation {
                answer,
                ..OPERATION
            };
            let found = undeclared(&operation, body.as_bytes()).map(|found| found.to_string());
            assert_eq!(found.as_deref(), expected, "{body}");
        }
    }

    #[test]
    fn the_type_is_told_in_every_encoding() {
        let wide = |text: &str, to_bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
            text.encode_utf16().flat_map(to_bytes).collect()
        };
        for mark in ["", "\u{feff}"] {
            let text = format!("{mark} [1]");
            let bodies = [
                text.clone().into_bytes(),
                wide(&text, u16::to_le_bytes),
                wide(&text, u16::to_be_bytes),
                text.chars()
                    .flat_map(|one| (one as u32).to_le_bytes())
                    .collect(),
                text.chars()
                    .flat_map(|one| (one as u32).to_be_bytes())
                    .collect(),
            ];
            for body in bodies {
                assert!(undeclared(&OPERATION, &body).is_some(), "{body:?}");
            }
        }
    }

    #[test]
    fn a_page_has_its_list_of_records() {
        let paged = crate::catalog::Operation {
            records: "results",
            paging: Some(&PAGING),
            ..OPERATION
        };
        for (body, expected) in [
            (r#"{"results": [], "page": 1}"#, true),
            (r#"{"results": [{"a": [1, {}]}]}"#, true),
            (r#"{"detail": "try later"}"#, false),
            ("{}", false),
            (r#"{"results": null}"#, false),
            (r#"{"results": {}}"#, false),
            (r#"{"within": {"results": []}}"#, false),
            ("[]", false),
            ("null", false),
            ("", false),
            (r#"{"results": []"#, false),
            (r#"{"results": []} x"#, false),
        ] {
            assert_eq!(is_as_declared(&paged, body.as_bytes()), expected, "{body}");
        }
        // An object without pages may lack everything.
        assert!(is_as_declared(&OPERATION, b"{}"));
        assert!(!is_as_declared(&OPERATION, b"[]"));
    }

    #[test]
    fn an_answer_without_records_says_that_there_are_none() {
        const COUNTED: Paging = Paging {
            total: &["count"],
            ..PAGING
        };
        const RESULTS: AnswerMember = AnswerMember {
            name: "results",
            optional: true,
            ..MEMBER
        };
        let paged = crate::catalog::Operation {
            records: "results",
            paging: Some(&COUNTED),
            answer_members: &[RESULTS],
            ..OPERATION
        };
        for (body, expected) in [
            (r#"{"count": 0, "description": "Documents"}"#, true),
            // A page after the last one.
            (r#"{"count": 7}"#, true),
            (r#"{"count": null}"#, false),
            (r#"{"count": 7, "found": [1]}"#, false),
            ("{}", false),
            ("[]", false),
            (r#"{"count": 7"#, false),
        ] {
            assert_eq!(says_none(&paged, body.as_bytes()), expected, "{body}");
            let is_declared = is_as_declared(&paged, body.as_bytes());
            assert_eq!(is_declared, expected, "{body}");
        }
    }
}
