//! The query's parameters as Express reads them: a repeated one is an array.

use super::javascript::{number, slice_start};
use crate::call::Call;

/// The value of a name in the query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// A text, or JavaScript's conversion of an array or an object to text.
    text: String,
    /// The length of the array; `None` if it is a text or an object.
    array: Option<usize>,
    is_text: bool,
}

impl Given {
    /// Reads the parameter. `name`, `name[]` and `name[0]` form an array if there is a bracket or a second
    /// value; any other bracket forms an object.
    pub fn read(call: &Call, name: &str) -> Option<Self> {
        let mut values: Vec<&str> = Vec::new();
        let mut is_text = true;
        for (known, value) in &call.query {
            let Some(rest) = known.strip_prefix(name) else {
                continue;
            };
            let index = rest.strip_prefix('[').and_then(|rest| rest.split_once(']'));
            match index {
                None if rest.is_empty() => {}
                None => continue,
                Some((index, "")) if index.bytes().all(|byte| byte.is_ascii_digit()) => {
                    is_text = false;
                }
                Some(_) => return Some(Self::object()),
            }
            values.push(value);
        }
        let is_text = is_text && values.len() == 1;
        (!values.is_empty()).then(|| Self {
            text: values.join(","),
            array: (!is_text).then_some(values.len()),
            is_text,
        })
    }

    fn object() -> Self {
        Self {
            text: "[object Object]".to_owned(),
            array: None,
            is_text: false,
        }
    }

    /// As text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it is exactly this text, and not an array.
    pub fn is(&self, text: &str) -> bool {
        self.is_text && self.text == text
    }

    /// Whether it is an array of several values.
    pub fn is_several(&self) -> bool {
        self.array.is_some_and(|count| count > 1)
    }
}

/// Whether a parameter is on, which only these two words mean.
pub fn is_on(call: &Call, name: &str) -> bool {
    Given::read(call, name).is_some_and(|given| matches!(given.text(), "true" | "1"))
}

/// The number of requested newest days of a series.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Last(f64);

impl Last {
    /// The number as the historical and vaccine paths read it.
    pub fn read(call: &Call) -> Self {
        let given = Given::read(call, "lastdays").filter(|given| !given.is(""));
        Self(given.map_or(30.0, |given| {
            if given.is("all") {
                f64::INFINITY
            } else {
                number(given.text()).unwrap_or(30.0)
            }
        }))
    }

    /// The index of the first of this many days: zero means everything, a negative number cuts at the front.
    pub fn first(self, days: usize) -> usize {
        slice_start(-self.0, days)
    }
}
