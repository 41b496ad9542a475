//! Compares the names that a call asks for with its answer.
//!
//! A name is missing only if the answer shows it. Where the answer shows that some of several names are missing, but
//! not which, only their number is known.

use std::cmp::Ordering;
use std::collections::HashSet;

use serde_json::Value as Json;

use super::pairing::Pairing;
use super::skim::Record;
use crate::call::Value;
use crate::catalog::{Absence, AskedNames, Operation, Parameter, Separator};

/// Names and records are compared pairwise only up to this number of pairs.
const MOST_PAIRS: usize = 250_000;

/// The names that an answer lacks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Missing {
    /// What the names are, in the plural.
    pub things: &'static str,
    /// How many names were asked for.
    pub asked: usize,
    /// The names that are missing.
    pub names: Vec<String>,
    /// Names of which some more are missing, and how many.
    pub among: Vec<String>,
    pub more: usize,
}

/// The search for the names of one call in its answer.
#[derive(Debug, Clone)]
pub struct NameSearch {
    fact: AskedNames,
    names: Vec<String>,
    /// How many records there were.
    records: usize,
    /// How many of them have none of the members that tell their name.
    unnamed: usize,
    /// The places without an answer, where each name has one.
    absent: Vec<usize>,
    /// The names of each record, where each belongs to one of the names asked for.
    in_order: Vec<Vec<String>>,
    /// The names of all records.
    seen: HashSet<String>,
}

/// The names in the value of a parameter, as the service reads them.
fn names_of(operation: &Operation, name: &str, value: &Value) -> Vec<String> {
    let names: Vec<String> = match value {
        Value::List(items) => items.iter().map(Value::wire_text).collect(),
        Value::Text(text) => {
            let separator = operation.parameter(name).and_then(Parameter::separator);
            let may_be_bars = separator != Some(Separator::Comma);
            let sign = if may_be_bars && text.contains('|') {
                '|'
            } else {
                ','
            };
            text.split(sign).map(str::to_owned).collect()
        }
        Value::Null => Vec::new(),
        one => vec![one.wire_text()],
    };
    let trimmed = names.iter().map(|name| name.trim().to_owned());
    trimmed.filter(|name| !name.is_empty()).collect()
}

fn text_of(value: &Json) -> Option<String> {
    match value {
        Json::String(text) => Some(text.clone()),
        Json::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn without_zeros(text: &str) -> &str {
    match text.trim_start_matches('0') {
        "" if !text.is_empty() => "0",
        rest => rest,
    }
}

/// A name as names are compared: in small letters, and a number without zeros in front.
fn plain(name: &str) -> String {
    let name = name.trim();
    if name.bytes().all(|sign| sign.is_ascii_digit()) {
        without_zeros(name).to_owned()
    } else {
        name.to_lowercase()
    }
}

/// The number of a document without zeros in front of its parts, and with hyphens.
fn plain_number(number: &str) -> String {
    let number = number.trim().replace(['–', '—'], "-");
    let parts: Vec<&str> = number.split('-').map(without_zeros).collect();
    parts.join("-")
}

/// The member of an answer that lists missing names.
pub fn listing(fact: &AskedNames) -> Option<&'static str> {
    match fact.absence {
        Absence::ListedNumbers { member, .. } => Some(member),
        _ => None,
    }
}

impl NameSearch {
    /// The search of a call; `None` if it asks for nothing by name.
    pub fn new<'a>(
        operation: &Operation,
        value: impl Fn(&str) -> Option<&'a Value>,
    ) -> Option<Self> {
        let fact = operation.asked_names?;
        let names = names_of(operation, fact.parameter, value(fact.parameter)?);
        (!names.is_empty()).then(|| Self {
            fact,
            names,
            records: 0,
            unnamed: 0,
            absent: Vec::new(),
            in_order: Vec::new(),
            seen: HashSet::new(),
        })
    }

    /// The member of the answer that lists missing names.
    pub fn listing(&self) -> Option<&'static str> {
        listing(&self.fact)
    }

    /// Whether the names are compared with the elements of the answer itself, not with its records.
    pub fn is_by_place(&self) -> bool {
        matches!(self.fact.absence, Absence::InPlace { .. })
    }

    /// The members of a record that tell its name.
    pub fn members(&self) -> Vec<&'static str> {
        match self.fact.absence {
            Absence::InPlace { member: "" } => Vec::new(),
            Absence::InPlace { member } | Absence::LeftOut { member } => vec![member],
            Absence::LeftOutInOrder { members } => members.to_vec(),
            Absence::ListedNumbers { number, .. } => vec![number],
        }
    }

    /// Adds a record: the values of [`Self::members`].
    pub fn add(&mut self, record: Record<'_>) {
        let place = self.records;
        self.records += 1;
        let values = record.unwrap_or_default().iter().flatten();
        let texts = values.filter_map(text_of);
        match self.fact.absence {
            Absence::InPlace { .. } => {
                let has_member = texts.count() > 0;
                if (record.is_none() || has_member) && place < self.names.len() {
                    self.absent.push(place);
                }
            }
            Absence::LeftOutInOrder { .. } => {
                // More records than names do not belong to them one by one.
                if place <= self.names.len() {
                    self.in_order.push(texts.map(|text| plain(&text)).collect());
                }
            }
            Absence::LeftOut { .. } | Absence::ListedNumbers { .. } => {
                let form = match self.fact.absence {
                    Absence::ListedNumbers { .. } => plain_number,
                    _ => plain,
                };
                let before = self.seen.len();
                let mut has_name = false;
                for text in texts {
                    has_name = true;
                    let name = form(&text);
                    if before < MOST_PAIRS && !self.seen.contains(&name) {
                        self.seen.insert(name);
                    }
                }
                self.unnamed += usize::from(!has_name);
            }
        }
    }

    /// The names that are missing. `listed` is the value of [`Self::listing`]; `is_record` tells that the
    /// answer is one record, and not a list.
    pub fn finish(&self, listed: Option<&Json>, is_record: bool) -> Option<Missing> {
        // The service answers 404 if the only name is unknown.
        if is_record && self.names.len() == 1 {
            return None;
        }
        let (names, among, more) = match self.fact.absence {
            Absence::InPlace { .. } if is_record => return None,
            Absence::InPlace { .. } => {
                let absent = self.absent.iter().filter_map(|at| self.names.get(*at));
                (absent.cloned().collect(), Vec::new(), 0)
            }
            Absence::LeftOutInOrder { .. } => self.not_in_order(),
            Absence::LeftOut { .. } => self.not_seen(),
            Absence::ListedNumbers { .. } => self.not_found(listed),
        };
        let missing = Missing {
            things: self.fact.things,
            asked: self.names.len(),
            names,
            among,
            more,
        };
        (!missing.names.is_empty() || missing.more > 0).then_some(missing)
    }

    /// The names that no record has.
    fn not_seen(&self) -> (Vec<String>, Vec<String>, usize) {
        let mut before = HashSet::new();
        let distinct = self.names.iter().filter(|name| before.insert(plain(name)));
        let distinct: Vec<&String> = distinct.collect();
        let unseen = distinct
            .iter()
            .filter(|name| !self.seen.contains(&plain(name)));
        let unseen: Vec<String> = unseen.map(|name| (*name).clone()).collect();
        if self.unnamed == 0 {
            return (unseen, Vec::new(), 0);
        }
        let more = distinct.len().saturating_sub(self.records);
        (Vec::new(), unseen, more)
    }

    /// The names that the service lists, without those whose record came by another form of the number.
    fn not_found(&self, listed: Option<&Json>) -> (Vec<String>, Vec<String>, usize) {
        let listed = match listed {
            Some(Json::Array(items)) => items.iter().filter_map(text_of).collect(),
            Some(one) => text_of(one).into_iter().collect::<Vec<_>>(),
            None => Vec::new(),
        };
        let listed: Vec<String> = listed
            .into_iter()
            .filter(|name| !self.seen.contains(&plain_number(name)))
            .collect();
        let found = self.names.len().saturating_sub(listed.len());
        if self.unnamed == 0 || self.records <= found {
            return (listed, Vec::new(), 0);
        }
        let more = self.names.len().saturating_sub(self.records);
        (Vec::new(), listed, more)
    }

    /// The places of the names that have no record, and of those that may have none, where the records are in
    /// another order. A name that no record has may be a synonym.
    fn not_in_another_order(&self, names: &[String], missing: usize) -> (Vec<usize>, Vec<usize>) {
        let is_shown = |name: &String| self.in_order.iter().any(|record| record.contains(name));
        let unknown = names.iter().enumerate().filter(|(_, name)| !is_shown(name));
        let unknown: Vec<usize> = unknown.map(|(place, _)| place).collect();
        match unknown.len().cmp(&missing) {
            Ordering::Equal => (unknown, Vec::new()),
            Ordering::Greater => (Vec::new(), unknown),
            Ordering::Less => (Vec::new(), (0..names.len()).collect()),
        }
    }

    /// The names that have no record, where the records are in the order of the names.
    fn not_in_order(&self) -> (Vec<String>, Vec<String>, usize) {
        let missing = self.names.len().saturating_sub(self.records);
        if missing == 0 {
            return (Vec::new(), Vec::new(), 0);
        }
        let names: Vec<String> = self.names.iter().map(|name| plain(name)).collect();
        let is_small = names.len().saturating_mul(self.records) <= MOST_PAIRS;
        let pairing = is_small
            .then(|| Pairing::new(&names, &self.in_order))
            .flatten();
        let (certain, possible) = match pairing {
            Some(pairing) => pairing.missing(),
            None => self.not_in_another_order(&names, missing),
        };
        let named = |places: &[usize]| -> Vec<String> {
            let names = places.iter().filter_map(|at| self.names.get(*at));
            names.cloned().collect()
        };
        let more = missing.saturating_sub(certain.len());
        let among = if more == 0 {
            Vec::new()
        } else {
            named(&possible)
        };
        (named(&certain), among, more)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::catalog::plain::OPERATION;

    const IN_ORDER: Absence = Absence::LeftOutInOrder {
        members: &["name", "code"],
    };

    fn search(absence: Absence, names: &[&str]) -> NameSearch {
        let operation = Operation {
            asked_names: Some(AskedNames {
                parameter: "names",
                things: "names",
                absence,
                note: "",
                source: "",
            }),
            ..OPERATION
        };
        let values = names.iter().map(|name| Value::Text((*name).to_owned()));
        let value = Value::List(values.collect());
        NameSearch::new(&operation, |_| Some(&value)).unwrap()
    }

    /// The names that are missing for certain, those that may be, and how many of these are.
    fn missing(search: &NameSearch) -> (Vec<String>, Vec<String>, usize) {
        let missing = search.finish(None, false).unwrap_or_default();
        (missing.names, missing.among, missing.more)
    }

    /// A name that is asked for.
    #[derive(Debug, Clone)]
    enum Asked {
        /// The name or the code of a record.
        Shown(usize, bool),
        /// Another name of a record.
        Synonym(usize),
        Unknown(usize),
    }

    fn asked() -> impl Strategy<Value = Asked> {
        prop_oneof![
            (0..6_usize, any::<bool>()).prop_map(|(record, is_code)| Asked::Shown(record, is_code)),
            (0..6_usize).prop_map(Asked::Synonym),
            (0..6_usize).prop_map(Asked::Unknown),
        ]
    }

    proptest! {
        #[test]
        fn only_unknown_names_are_missing(asked in prop::collection::vec(asked(), 1..9)) {
            let text = |asked: &Asked| match asked {
                Asked::Shown(record, false) => format!("Name {record}"),
                Asked::Shown(record, true) => format!("N{record}"),
                Asked::Synonym(record) => format!("Synonym {record}"),
                Asked::Unknown(name) => format!("Unknown {name}"),
            };
            let names: Vec<String> = asked.iter().map(text).collect();
            let texts: Vec<&str> = names.iter().map(String::as_str).collect();
            let mut search = search(IN_ORDER, &texts);
            for one in &asked {
                if let Asked::Shown(record, _) | Asked::Synonym(record) = one {
                    let values = [json!(format!("name {record}")), json!(format!("n{record}"))];
                    search.add(Some(&values.map(Some)));
                }
            }
            let unknown: Vec<String> = asked
                .iter()
                .filter(|one| matches!(one, Asked::Unknown(_)))
                .map(text)
                .collect();
            let (certain, among, more) = missing(&search);
            prop_assert_eq!(certain.len() + more, unknown.len());
            prop_assert!(certain.iter().all(|name| unknown.contains(name)));
            prop_assert!(unknown.iter().all(|name| certain.contains(name) || among.contains(name)));
            if !asked.iter().any(|one| matches!(one, Asked::Synonym(_))) {
                prop_assert_eq!(certain, unknown);
            }
        }

        #[test]
        fn any_records_are_compared(
            names in prop::collection::vec("[ab]{1,2}", 1..6),
            records in prop::collection::vec(prop::option::of("[abc]{1,2}"), 0..8),
        ) {
            let texts: Vec<&str> = names.iter().map(String::as_str).collect();
            for absence in [IN_ORDER, Absence::LeftOut { member: "name" }] {
                let mut search = search(absence, &texts);
                for record in &records {
                    search.add(Some(&[record.as_ref().map(|text| json!(text)), None]));
                }
                let (certain, among, more) = missing(&search);
                prop_assert!(certain.len() + more <= names.len());
                prop_assert!(more <= among.len());
                let is_shown = |name: &String| records.iter().flatten().any(|text| text == name);
                prop_assert!(!certain.iter().any(is_shown));
            }
        }
    }

    #[test]
    fn a_name_in_another_form_is_found() {
        for (asked, shown) in [
            ("ITALY", json!("Italy")),
            ("0380", json!(380)),
            ("0", json!(0)),
            ("pc-1", json!("PC-1")),
        ] {
            let mut search = search(Absence::LeftOut { member: "name" }, &[asked, "Atlantis"]);
            search.add(Some(&[Some(shown)]));
            assert_eq!(missing(&search).0, ["Atlantis"], "{asked}");
        }
        for (asked, shown) in [
            ("2024-1", "2024-00001"),
            ("2024–00001", "2024-1"),
            ("00-111", "0-111"),
        ] {
            assert_eq!(plain_number(asked), plain_number(shown));
        }
    }

    #[test]
    fn names_in_a_text_are_split_as_the_service_splits_them() {
        let names = |text: &str| names_of(&OPERATION, "names", &Value::Text(text.to_owned()));
        assert_eq!(names("a, b,,c"), ["a", "b", "c"]);
        assert_eq!(names("Korea, South|b|"), ["Korea, South", "b"]);
    }

    #[test]
    fn a_place_without_an_answer_is_a_missing_name() {
        let mut search = search(Absence::InPlace { member: "message" }, &["a", "b", "c"]);
        search.add(Some(&[None]));
        search.add(Some(&[Some(json!("not found"))]));
        search.add(None);
        // What follows the names belongs to none.
        search.add(None);
        assert_eq!(missing(&search).0, ["b", "c"]);
        assert_eq!(search.finish(None, true), None);
    }

    #[test]
    fn a_listed_number_whose_document_came_is_not_missing() {
        let fact = Absence::ListedNumbers {
            member: "errors.not_found",
            number: "document_number",
        };
        let listed = json!(["2024-1", "2024-9"]);
        let mut with_number = search(fact, &["2024-1", "2024-9"]);
        with_number.add(Some(&[Some(json!("2024-00001"))]));
        let found = with_number.finish(Some(&listed), false).unwrap();
        assert_eq!((found.names, found.more), (vec!["2024-9".to_owned()], 0));
        // Without the number one of the two is missing.
        let mut without = search(fact, &["2024-1", "2024-9"]);
        without.add(Some(&[None]));
        let found = without.finish(Some(&listed), false).unwrap();
        assert_eq!(
            (found.names.len(), found.among.len(), found.more),
            (0, 2, 1)
        );
        without.add(Some(&[None]));
        assert_eq!(without.finish(Some(&listed), false), None);
    }
}
