//! Tells that records are not in the order that a call asked for, because none has the member to sort by.

use super::skim::has_member;
use crate::call::{Value, hint, quoted};
use crate::catalog::{Column, Operation};

/// The member by which a call sorts the records.
#[derive(Debug, Clone)]
pub struct SortedBy {
    operation: &'static Operation,
    parameter: &'static str,
    member: String,
}

impl SortedBy {
    /// The member that a call names; `None` if the operation takes none or the call names none.
    pub fn new<'a>(
        operation: &'static Operation,
        value: impl Fn(&str) -> Option<&'a Value>,
    ) -> Option<Self> {
        let mut parameters = operation.parameters.iter();
        let parameter = parameters.find(|parameter| parameter.sorts_by_column)?.name;
        match value(parameter)? {
            Value::Text(member) => Some(Self {
                operation,
                parameter,
                member: member.clone(),
            }),
            _ => None,
        }
    }

    /// A sentence about records that the service could not sort by the member.
    pub fn unmet(&self, body: &[u8]) -> Option<String> {
        let Self {
            parameter, member, ..
        } = self;
        let has_records = memchr::memchr(b'{', body).is_some();
        let has_order = has_member(body, member) && !self.is_object();
        if !has_records || has_order {
            return None;
        }
        let others = || self.members().filter(|name| name != member);
        let near = match hint(member, others()) {
            near if near.is_empty() => {
                format!("; expected {}", others().collect::<Vec<_>>().join(", "))
            }
            near => near,
        };
        Some(format!(
            "{parameter}: no record has a member {} to sort by, so the service left its own order{near}",
            quoted(member)
        ))
    }

    /// The members that the records may have and that have an order.
    fn members(&self) -> impl Iterator<Item = &'static str> {
        let columns = self.operation.columns.iter();
        columns
            .map(|column: &Column| column.name)
            .filter(|name| !name.contains('.'))
    }

    /// Whether the member is an object, which has no order.
    fn is_object(&self) -> bool {
        let mut columns = self.operation.columns.iter();
        columns.any(|column| {
            let inner = column.name.strip_prefix(self.member.as_str());
            inner.is_some_and(|inner| inner.starts_with('.'))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::plain::{COLUMN, OPERATION, PARAMETER};
    use crate::catalog::{Operation, Parameter};

    static LIST: Operation = Operation {
        parameters: &[Parameter {
            name: "sort",
            sorts_by_column: true,
            ..PARAMETER
        }],
        columns: &[
            Column {
                name: "cases",
                ..COLUMN
            },
            Column {
                name: "country",
                ..COLUMN
            },
            Column {
                name: "info.iso2",
                ..COLUMN
            },
        ],
        ..OPERATION
    };

    fn told(member: &str, body: &str) -> Option<String> {
        let value = Value::Text(member.to_owned());
        let sorted = SortedBy::new(&LIST, |name| (name == "sort").then_some(&value));
        sorted.unwrap().unmet(body.as_bytes())
    }

    #[test]
    fn a_member_that_no_record_has_is_told() {
        let body = r#"[{"cases" : 1, "country": "fish", "info": {"iso2": "X"}}]"#;
        for (member, expected) in [
            ("cases", None),
            ("country", None),
            ("case", Some("did you mean 'cases'?")),
            ("Cases", Some("did you mean 'cases'?")),
            // A value is no member.
            ("fish", Some("expected cases, country")),
            ("info", Some("expected cases, country")),
            ("info.iso2", Some("expected cases, country")),
        ] {
            let said = told(member, body);
            let fits = match (&said, expected) {
                (Some(said), Some(expected)) => said.ends_with(expected),
                (said, expected) => said.is_none() && expected.is_none(),
            };
            assert!(fits, "{member}: {said:?}");
        }
    }

    #[test]
    fn an_answer_without_records_has_any_order() {
        assert_eq!(told("case", "[]"), None);
    }

    #[test]
    fn a_call_that_does_not_sort_is_not_read() {
        assert!(SortedBy::new(&LIST, |_| None).is_none());
        assert!(SortedBy::new(&OPERATION, |_| None).is_none());
    }
}
