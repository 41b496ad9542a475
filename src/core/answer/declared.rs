//! Compares an answer with what its operation declares: its type, and the records of a list.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use crate::catalog::{Answer, Operation};

/// The whitespace of JSON.
const SPACE: [u8; 4] = [b' ', b'\t', b'\n', b'\r'];
/// The bytes of a byte order mark in UTF-16 or UTF-32, and those that either adds to a character of JSON.
const WIDE: [u8; 3] = [0x00, 0xfe, 0xff];
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// An answer that is JSON of another type than its operation declares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherType {
    got: &'static str,
    declared: &'static str,
}

impl fmt::Display for OtherType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "it is {}, not {}", self.got, self.declared)
    }
}

/// What a body is, if that is not what its operation declares. Whether it is JSON at all is not looked at: its first byte
/// says which type it would have.
pub fn other_type(operation: &Operation, body: &[u8]) -> Option<OtherType> {
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
        (b'{', Answer::Object | Answer::MemberNames | Answer::ObjectOrList) => return None,
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
    Some(OtherType { got, declared })
}

/// Whether a body is JSON of the declared type and, where the operation lists records in pages, has a list of them.
/// An answer without them may be an error that the service reports with a status of success.
pub fn is_as_declared(operation: &Operation, body: &[u8]) -> bool {
    if other_type(operation, body).is_some() {
        return false;
    }
    let may_lack = operation
        .records_member()
        .is_some_and(|member| member.optional);
    let is_listed = operation.paging.is_some() && operation.records != "." && !may_lack;
    let records = is_listed.then_some(operation.records);
    let mut reader = serde_json::Deserializer::from_slice(body);
    let has_records = Promised { records }.deserialize(&mut reader);
    has_records.unwrap_or(false) && reader.end().is_ok()
}

/// Reads an answer to its end, and whether it has the list that the operation promises.
struct Promised {
    /// The member with the list; none is looked for without it.
    records: Option<&'static str>,
}

impl<'de> DeserializeSeed<'de> for Promised {
    type Value = bool;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<bool, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Promised {
    type Value = bool;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object or a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<bool, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(true)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<bool, A::Error> {
        let mut has_records = self.records.is_none();
        while let Some(name) = object.next_key::<Cow<'de, str>>()? {
            if self.records == Some(&*name) {
                // Another value than a list is an error of the reader.
                has_records = object.next_value::<Vec<IgnoredAny>>().is_ok();
                if !has_records {
                    return Ok(false);
                }
            } else {
                object.next_value::<IgnoredAny>()?;
            }
        }
        Ok(has_records)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::plain::{OPERATION, PAGING};

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
            let found = other_type(&operation, body.as_bytes()).map(|found| found.to_string());
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
                assert!(other_type(&OPERATION, &body).is_some(), "{body:?}");
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
}
