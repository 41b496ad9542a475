//! Compares the type of an answer with the one that its operation declares.

use std::fmt;

use crate::catalog::{Answer, Operation};

/// The whitespace of JSON.
const SPACE: [u8; 4] = [b' ', b'\t', b'\n', b'\r'];
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
        Answer::Object => "an object",
        Answer::List => "a list",
        Answer::ObjectOrList => "an object or a list",
        _ => return None,
    };
    let body = body.strip_prefix(BYTE_ORDER_MARK).unwrap_or(body);
    let first = body.iter().find(|byte| !SPACE.contains(byte));
    let got = match (first?, operation.answer) {
        (b'{', Answer::Object | Answer::ObjectOrList) => return None,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::plain::OPERATION;

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
            // No JSON, and no type of it.
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
}
