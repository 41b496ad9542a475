//! The values that a caller passed, independent of Python.

use super::notation::{JSON, is_in_shell, notation};
use serde::ser::{Error, SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// A value as the caller passed it, before it is checked.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    Null,
    Boolean(bool),
    Integer(i64),
    /// The digits of an integer beyond 64 bits.
    BigInteger(String),
    Number(f64),
    /// The digits of a decimal number, as JSON writes them.
    Decimal(String),
    Text(String),
    /// YYYY-MM-DD.
    Date(String),
    /// ISO 8601.
    DateTime(String),
    List(Vec<Value>),
    Object(Vec<(String, Value)>),
    /// A value that cannot be sent, and why.
    Unfit {
        given: String,
        why: &'static str,
    },
}

/// How many characters of a value an error shows.
const SHOWN: usize = 80;

/// How many elements of a list, and members of an object, an error shows.
const MANY: usize = 8;

impl Value {
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }

    /// A member of an object.
    pub fn member(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Object(members) => members
                .iter()
                .find(|(other, _)| other == name)
                .map(|(_, value)| value),
            _ => None,
        }
    }

    /// The integer value of a number without a fraction.
    pub fn whole(&self) -> Option<i64> {
        match self {
            Self::Integer(number) => Some(*number),
            Self::Number(number) if number.fract() == 0.0 && number.abs() < 9e15 => {
                // Exact: a whole number below 2^53.
                #[allow(clippy::cast_possible_truncation)]
                Some(*number as i64)
            }
            Self::Decimal(digits) => digits.parse().ok(),
            _ => None,
        }
    }

    /// The integer that a text of digits or a whole number means.
    pub fn near_integer(&self) -> Option<i64> {
        match self {
            Self::Text(digits) => digits.trim().parse().ok(),
            _ => self.whole(),
        }
    }

    /// The value as an error shows it, in the notation of the process and shortened to one line.
    pub fn shown(&self) -> String {
        let whole = self.notation(MANY);
        if whole.chars().count() <= SHOWN {
            return whole;
        }
        let start: String = whole.chars().take(SHOWN).collect();
        format!("{start}...")
    }

    /// The whole value in the notation of the process, to be copied.
    pub fn written(&self) -> String {
        self.notation(usize::MAX)
    }

    /// The value in the notation of the process, with this number of elements and members at most.
    fn notation(&self, most: usize) -> String {
        match self {
            Self::Null => notation().null.to_owned(),
            Self::Boolean(true) => notation().yes.to_owned(),
            Self::Boolean(false) => notation().no.to_owned(),
            Self::Integer(number) => number.to_string(),
            Self::Number(number) => format!("{number:?}"),
            Self::BigInteger(digits) | Self::Decimal(digits) => digits.clone(),
            Self::Text(text) => quoted(text),
            Self::Date(text) | Self::DateTime(text) => text.clone(),
            Self::List(items) => {
                let shown: Vec<String> = items
                    .iter()
                    .take(most)
                    .map(|item| item.inner(most))
                    .collect();
                format!("[{}]", shown.join(", "))
            }
            Self::Object(members) => {
                let shown: Vec<String> = members
                    .iter()
                    .take(most)
                    .map(|(name, value)| format!("{}: {}", quoted(name), value.inner(most)))
                    .collect();
                format!("{{{}}}", shown.join(", "))
            }
            Self::Unfit { given, .. } => given.clone(),
        }
    }

    /// The value inside another one, which is JSON in a shell.
    fn inner(&self, most: usize) -> String {
        match self {
            Self::Null if is_in_shell() => JSON.null.to_owned(),
            _ => self.notation(most),
        }
    }

    /// Every value below this one that cannot travel, with its path.
    pub fn unfit(&self, path: &str, found: &mut Vec<(String, String, &'static str)>) {
        match self {
            Self::Unfit { given, why } => found.push((path.to_owned(), given.clone(), why)),
            Self::Number(number) if !number.is_finite() => {
                found.push((
                    path.to_owned(),
                    self.shown(),
                    "JSON cannot represent this number",
                ));
            }
            Self::List(items) => {
                for (index, item) in items.iter().enumerate() {
                    item.unfit(&format!("{path}[{index}]"), found);
                }
            }
            Self::Object(members) => {
                for (name, value) in members {
                    value.unfit(&format!("{path}.{name}"), found);
                }
            }
            _ => {}
        }
    }

    /// The value as text in a path or a query.
    pub fn wire_text(&self) -> String {
        match self {
            Self::Null => String::new(),
            Self::Boolean(flag) => flag.to_string(),
            Self::Integer(number) => number.to_string(),
            Self::Number(number) => number.to_string(),
            Self::BigInteger(text)
            | Self::Decimal(text)
            | Self::Text(text)
            | Self::Date(text)
            | Self::DateTime(text) => text.clone(),
            Self::List(items) => {
                let parts: Vec<String> = items.iter().map(Self::wire_text).collect();
                parts.join(",")
            }
            Self::Object(_) => serde_json::to_string(self).unwrap_or_default(),
            Self::Unfit { given, .. } => given.clone(),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

impl From<serde_json::Value> for Value {
    /// A JSON value as a caller would pass it.
    fn from(value: serde_json::Value) -> Self {
        match value {
            serde_json::Value::Null => Self::Null,
            serde_json::Value::Bool(flag) => Self::Boolean(flag),
            serde_json::Value::Number(number) => match (number.as_i64(), number.as_f64()) {
                (Some(number), _) => Self::Integer(number),
                (None, Some(float)) if number.is_f64() => Self::Number(float),
                _ => Self::BigInteger(number.to_string()),
            },
            serde_json::Value::String(text) => Self::Text(text),
            serde_json::Value::Array(items) => {
                Self::List(items.into_iter().map(Self::from).collect())
            }
            serde_json::Value::Object(members) => {
                let members = members.into_iter();
                Self::Object(members.map(|(name, value)| (name, value.into())).collect())
            }
        }
    }
}

/// A text between the marks of the process's notation.
pub fn quoted(text: &str) -> String {
    let quote = notation().quote;
    let mut out = String::with_capacity(text.len() + 2);
    out.push(quote);
    for character in text.chars().take(SHOWN) {
        match character {
            other if other == quote => out.extend(['\\', quote]),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            other if other.is_control() => out.extend(other.escape_default()),
            other => out.push(other),
        }
    }
    out.push(quote);
    out
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Boolean(flag) => serializer.serialize_bool(*flag),
            Self::Integer(number) => serializer.serialize_i64(*number),
            Self::Number(number) => serializer.serialize_f64(*number),
            Self::BigInteger(digits) | Self::Decimal(digits) => {
                RawValue::from_string(digits.clone())
                    .map_err(S::Error::custom)?
                    .serialize(serializer)
            }
            Self::Text(text) | Self::Date(text) | Self::DateTime(text) => {
                serializer.serialize_str(text)
            }
            Self::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
            Self::Object(members) => {
                let mut object = serializer.serialize_map(Some(members.len()))?;
                for (name, value) in members {
                    object.serialize_entry(name, value)?;
                }
                object.end()
            }
            Self::Unfit { why, .. } => Err(S::Error::custom(why)),
        }
    }
}
