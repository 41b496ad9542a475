//! The sort values of a document, which are a search's cursor when they are those of a page's last document.

use base64::Engine;
use base64::prelude::{BASE64_STANDARD_NO_PAD, BASE64_URL_SAFE_NO_PAD};
use serde_json::Value;

use super::answers::message;
use super::document::Document;
use crate::dates;
use crate::reply::Reply;

/// The values by which a search sorts: a number, and a text that some documents do not have.
#[derive(Debug, Clone, PartialEq)]
pub struct SortValues {
    number: f64,
    text: Option<String>,
}

impl SortValues {
    /// Those of the orders by day: the milliseconds since 1970 and the document's number.
    pub fn of_day(document: &Document) -> Self {
        Self {
            number: dates::milliseconds(document.published) as f64,
            text: (!document.number.is_empty()).then(|| document.number.to_string()),
        }
    }

    /// Those of the order by executive order. Documents without a number all have the same.
    pub fn of_order(document: &Document) -> Self {
        let order = document.executive_order_number;
        Self {
            number: f64::from(order.unwrap_or(0)),
            text: order.map(|order| order.to_string()),
        }
    }

    /// Whether these come behind others. Equal ones do not: a list that goes on behind a cursor has no record
    /// with the cursor's own values. A missing text is last in both directions.
    pub fn follows(&self, other: &Self, descending: bool) -> bool {
        let order = self.number.total_cmp(&other.number);
        if order.is_ne() {
            return order.is_lt() == descending;
        }
        match (&self.text, &other.text) {
            (Some(one), Some(other)) => one != other && (one < other) == descending,
            (None, Some(_)) => true,
            (_, None) => false,
        }
    }

    /// The cursor of an order by day: the number is written without a fraction.
    pub fn cursor_of_day(&self) -> String {
        #[allow(
            clippy::cast_possible_truncation,
            reason = "milliseconds of a day were made from an integer"
        )]
        let milliseconds = self.number as i64;
        encoded(&serde_json::json!([milliseconds, self.text]))
    }

    /// The cursor of the order by executive order: the number is written with a fraction.
    pub fn cursor_of_order(&self) -> String {
        encoded(&serde_json::json!([self.number, self.text]))
    }

    /// Reads a cursor, or refuses it in the words of the service.
    pub fn read(cursor: &str) -> Result<Self, Reply> {
        Self::decoded(cursor).ok_or_else(|| message(400, "Invalid search_after_cursor token"))
    }

    fn decoded(cursor: &str) -> Option<Self> {
        let cursor = cursor.trim_end_matches('=');
        let json = BASE64_URL_SAFE_NO_PAD
            .decode(cursor)
            .or_else(|_| BASE64_STANDARD_NO_PAD.decode(cursor))
            .ok()?;
        let values: Value = serde_json::from_slice(&json).ok()?;
        let [number, text] = values.as_array()?.as_slice() else {
            return None;
        };
        Some(Self {
            number: number.as_f64()?,
            text: match text {
                Value::Null => None,
                Value::String(text) => Some(text.clone()),
                _ => return None,
            },
        })
    }
}

fn encoded(values: &Value) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(values.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(number: f64, text: Option<&str>) -> SortValues {
        SortValues {
            number,
            text: text.map(str::to_owned),
        }
    }

    #[test]
    fn cursors_have_the_forms_of_the_service() {
        for (cursor, json) in [
            (
                values(1_735_603_200_000.0, Some("2024-31439")).cursor_of_day(),
                r#"[1735603200000,"2024-31439"]"#,
            ),
            (values(0.0, None).cursor_of_order(), "[0.0,null]"),
            (
                values(12_891.0, Some("12891")).cursor_of_order(),
                r#"[12891.0,"12891"]"#,
            ),
        ] {
            assert_eq!(cursor, BASE64_URL_SAFE_NO_PAD.encode(json));
            assert!(!cursor.contains('='));
        }
    }

    #[test]
    fn equal_values_do_not_follow_a_cursor() {
        let without = values(0.0, None);
        assert!(!without.follows(&without, false));
        assert!(values(12_891.0, Some("12891")).follows(&without, false));
        let cursor = values(5.0, Some("b"));
        for (number, text, ascending, descending) in [
            (5.0, Some("b"), false, false),
            (5.0, Some("c"), true, false),
            (5.0, Some("a"), false, true),
            (5.0, None, true, true),
            (6.0, Some("a"), true, false),
            (4.0, None, false, true),
        ] {
            let one = values(number, text);
            assert_eq!(one.follows(&cursor, false), ascending, "{one:?}");
            assert_eq!(one.follows(&cursor, true), descending, "{one:?}");
        }
    }

    #[test]
    fn a_cursor_that_does_not_decode_is_refused() {
        for cursor in ["invalid", "", "W10", "WzFd", "eyJhIjoxfQ", "é"] {
            assert_eq!(
                SortValues::read(cursor).unwrap_err().status,
                400,
                "{cursor}"
            );
        }
    }

    proptest::proptest! {
        #[test]
        fn a_cursor_is_read_as_it_was_written(number in -4_000_000_000_000i64..4_000_000_000_000, text: Option<String>) {
            let own = values(number as f64, text.as_deref());
            proptest::prop_assert_eq!(SortValues::read(&own.cursor_of_day()).ok(), Some(own.clone()));
            proptest::prop_assert_eq!(SortValues::read(&own.cursor_of_order()).ok(), Some(own));
        }

        #[test]
        fn any_text_is_handled_as_a_cursor(text: String) {
            let _ = SortValues::read(&text);
        }
    }
}
