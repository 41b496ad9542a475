//! Tells that no record has a member that a call asked for by its name, although every record has it.

use super::skim::{Record, Wanted, has_member, skim, skim_record};
use crate::call::Value;
use crate::catalog::Operation;

/// The members that a call asks for, without those that a record may lack.
#[derive(Debug, Clone)]
pub struct AskedMembers {
    operation: &'static Operation,
    names: Vec<&'static str>,
    /// The names of members of objects, such as `thumbnail.width`, that the call gives.
    inner: Vec<String>,
}

/// Members that no record has, and how many records there are.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AbsentMembers {
    pub names: Vec<&'static str>,
    pub records: usize,
    /// The names of members of these members that the call gives in their place.
    pub inner: Vec<String>,
}

impl AbsentMembers {
    /// A sentence about these members.
    pub fn sentence(&self) -> String {
        let names: Vec<String> = self.names.iter().map(|name| format!("'{name}'")).collect();
        let members = match names.len() {
            1 => "member",
            _ => "members",
        };
        let records = match self.records {
            1 => "the record does not have".to_owned(),
            count => format!("none of the {count} records has"),
        };
        let names = names.join(", ");
        if !self.inner.is_empty() {
            let inner: Vec<String> = self.inner.iter().map(|name| format!("'{name}'")).collect();
            return format!(
                "{records} the {members} {names}, of which fields asks for {}: this operation may return members as a whole only, so ask for {names}",
                inner.join(", ")
            );
        }
        format!(
            "{records} the {members} {names} that fields asks for: the service has renamed what was there or leaves it out"
        )
    }
}

impl AskedMembers {
    /// The members that a call names; `None` if it names none that every record has.
    pub fn new<'a>(
        operation: &'static Operation,
        value: impl Fn(&str) -> Option<&'a Value>,
    ) -> Option<Self> {
        let (mut names, mut inner) = (Vec::new(), Vec::new());
        let mut add = |name: &str| {
            names.extend(whole_member(operation, name));
            inner.extend(name.contains('.').then(|| name.trim().to_owned()));
        };
        let choices = operation.parameters.iter();
        for parameter in choices.filter(|parameter| parameter.names_columns) {
            match value(parameter.name) {
                Some(Value::List(items)) => {
                    for item in items {
                        add(&item.wire_text());
                    }
                }
                Some(Value::Text(text)) => {
                    text.split(',').for_each(&mut add);
                }
                _ => {}
            }
        }
        names.sort_unstable();
        names.dedup();
        (!names.is_empty()).then_some(Self {
            operation,
            names,
            inner,
        })
    }

    /// Those that no record of an answer has. The records are in the member `records`, or the answer itself is one.
    pub fn absent_of_answer(&self, body: &[u8], records: &str) -> Option<AbsentMembers> {
        // Almost every answer has the names, and is not read.
        let is_seen = |name: &&str| has_member(body, name) && !self.is_inside_too(name);
        if self.names.iter().all(is_seen) || !may_have_members(body) {
            return None;
        }
        let mut search = Search::new(&self.names);
        let wanted = Wanted {
            members: &[],
            records,
            of_record: &self.names,
        };
        skim(body, &wanted, &mut |record| search.add(record))?;
        search.finish().map(|absent| self.named(absent))
    }

    /// Those that none of these records has.
    pub fn absent_of_records<'a>(
        &self,
        records: impl Iterator<Item = &'a [u8]>,
    ) -> Option<AbsentMembers> {
        let mut search = Search::new(&self.names);
        for record in records.filter(|record| may_have_members(record)) {
            skim_record(record, &self.names, &mut |record| search.add(record));
            if search.left.is_empty() {
                return None;
            }
        }
        search.finish().map(|absent| self.named(absent))
    }

    /// Members that no record has, with the names by which the call asks for parts of them.
    fn named(&self, absent: AbsentMembers) -> AbsentMembers {
        let is_of = |name: &&String| {
            let whole = name.split('.').next();
            whole.is_some_and(|whole| absent.names.contains(&whole))
        };
        let inner = self.inner.iter().filter(is_of).cloned().collect();
        AbsentMembers { inner, ..absent }
    }

    /// Whether an object within the records has a member of this name, too.
    fn is_inside_too(&self, name: &str) -> bool {
        let mut columns = self.operation.all_columns();
        columns.any(|column| {
            let mut parts = column.name.split('.').skip(1);
            parts.any(|part| part == name)
        })
    }
}

/// The search for members in records.
struct Search {
    names: Vec<&'static str>,
    /// The places of those that no record has had.
    left: Vec<usize>,
    records: usize,
}

impl Search {
    fn new(names: &[&'static str]) -> Self {
        Self {
            left: (0..names.len()).collect(),
            names: names.to_vec(),
            records: 0,
        }
    }

    fn add(&mut self, record: Record<'_>) {
        // What is no object has no members in any case.
        let Some(values) = record.filter(|values| !values.is_empty()) else {
            return;
        };
        self.records += 1;
        self.left
            .retain(|place| values.get(*place).is_none_or(Option::is_none));
    }

    fn finish(self) -> Option<AbsentMembers> {
        let absent = self.left.iter();
        let absent = absent.filter_map(|place| self.names.get(*place).copied());
        let names: Vec<&str> = absent.collect();
        (self.records > 0 && !names.is_empty()).then_some(AbsentMembers {
            names,
            records: self.records,
            inner: Vec::new(),
        })
    }
}

/// The member of the record itself of which a call names a part, if every record has it.
fn whole_member(operation: &'static Operation, name: &str) -> Option<&'static str> {
    let first = |name: &'static str| name.split('.').next().unwrap_or(name);
    let asked = name.trim().split('.').next()?;
    let mut known = operation.all_columns().map(|column| first(column.name));
    let member = known.find(|member| *member == asked)?;
    (!operation.may_leave_out(member)).then_some(member)
}

/// Whether a text has an object that is not empty. An answer without anything says nothing about members.
fn may_have_members(text: &[u8]) -> bool {
    memchr::memchr(b':', text).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::plain::{COLUMN, OPERATION, PARAMETER};
    use crate::catalog::{Column, Parameter};

    static LIST: Operation = Operation {
        parameters: &[Parameter {
            name: "fields",
            names_columns: true,
            ..PARAMETER
        }],
        columns: &[
            Column {
                name: "id",
                ..COLUMN
            },
            Column {
                name: "title",
                ..COLUMN
            },
            Column {
                name: "agency.id",
                ..COLUMN
            },
            Column {
                name: "note",
                optional: true,
                ..COLUMN
            },
            Column {
                name: "empty",
                ..COLUMN
            },
        ],
        left_out: &["empty"],
        records: "data",
        ..OPERATION
    };

    fn asked(names: &[&str]) -> Option<AskedMembers> {
        let names = names.iter().map(|name| Value::Text((*name).to_owned()));
        let value = Value::List(names.collect());
        AskedMembers::new(&LIST, |name| (name == "fields").then_some(&value))
    }

    #[test]
    fn members_that_no_record_has_are_found_in_answers_and_in_records() {
        let every = ["title", "id", "agency.id", "note", "empty", "unknown"];
        let asked = asked(&every).unwrap();
        for (records, expected) in [
            (r#"[{"title": null, "id": 1, "agency": {"id": 2}}]"#, None),
            (
                r#"[{"title": "x", "agency": {"id": 2}}]"#,
                Some((vec!["id"], 1)),
            ),
            (r#"[{"title": "x", "agency": {}}, {"id": 3}, null]"#, None),
            (
                r#"[{"agency": {"id": 2, "title": ""}}, {"agency": null}]"#,
                Some((vec!["id", "title"], 2)),
            ),
            ("[]", None),
            ("[null]", None),
        ] {
            let expected = expected.map(|(names, records)| AbsentMembers {
                names,
                records,
                inner: Vec::new(),
            });
            let body = format!(r#"{{"data": {records}}}"#);
            assert_eq!(
                asked.absent_of_answer(body.as_bytes(), "data"),
                expected,
                "{body}"
            );
            let each: Vec<serde_json::Value> = serde_json::from_str(records).unwrap();
            let each: Vec<String> = each.iter().map(serde_json::Value::to_string).collect();
            let each = each.iter().map(String::as_bytes);
            assert_eq!(asked.absent_of_records(each), expected, "{records}");
        }
    }

    #[test]
    fn an_answer_may_be_one_record() {
        let asked = asked(&["title", "id"]).unwrap();
        let found = asked.absent_of_answer(br#"{"id": 1}"#, "").unwrap();
        assert!(
            found
                .sentence()
                .starts_with("the record does not have the member 'title'")
        );
        assert_eq!(asked.absent_of_answer(b"{}", ""), None);
    }

    #[test]
    fn a_call_that_names_no_member_of_every_record_is_not_read() {
        assert!(asked(&["note", "empty", "unknown"]).is_none());
        assert!(asked(&[]).is_none());
        assert!(AskedMembers::new(&LIST, |_| None).is_none());
    }
}
