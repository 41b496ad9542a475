//! Compares the names that a call asks for with its answer.
//!
//! A name is missing only if the answer shows it. Where the answer shows that some of several names are missing, but
//! not which, only their number is known.

use std::collections::HashSet;

use serde_json::Value as Json;

use super::skim::Record;
use crate::call::Value;
use crate::catalog::{Absence, AskedNames, Operation, Separator};

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
            let separator = operation.parameter(name).and_then(|own| own.separator());
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
        match self.fact.absence {
            Absence::ListedNumbers { member, .. } => Some(member),
            _ => None,
        }
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

    /// The names that have no record, where the records are in the order of the names.
    fn not_in_order(&self) -> (Vec<String>, Vec<String>, usize) {
        let missing = self.names.len().saturating_sub(self.records);
        if missing == 0 {
            return (Vec::new(), Vec::new(), 0);
        }
        let names: Vec<String> = self.names.iter().map(|name| plain(name)).collect();
        let pairing = Pairing::new(&names, &self.in_order);
        let (certain, possible) = match pairing {
            Some(pairing) => pairing.missing(),
            // The records are in another order: a name that no record has may be a synonym.
            None => {
                let unknown = |name: &&usize| {
                    let name = names.get(**name);
                    name.is_some_and(|name| !self.in_order.iter().any(|one| one.contains(name)))
                };
                let all: Vec<usize> = (0..names.len()).collect();
                let unknown: Vec<usize> = all.iter().filter(unknown).copied().collect();
                match unknown.len().cmp(&missing) {
                    std::cmp::Ordering::Equal => (unknown, Vec::new()),
                    std::cmp::Ordering::Greater => (Vec::new(), unknown),
                    std::cmp::Ordering::Less => (Vec::new(), all),
                }
            }
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

/// All ways in which records belong to names in the same order, one record to a name at most.
struct Pairing<'a> {
    names: &'a [String],
    records: &'a [Vec<String>],
    /// Whether a record has the name itself.
    is_shown: Vec<bool>,
    /// Whether the first names can belong to the first records, and whether the rest can to the rest.
    before: Vec<Vec<bool>>,
    behind: Vec<Vec<bool>>,
}

impl<'a> Pairing<'a> {
    /// `None` if there is no such way.
    fn new(names: &'a [String], records: &'a [Vec<String>]) -> Option<Self> {
        if names.len().saturating_mul(records.len()) > MOST_PAIRS {
            return None;
        }
        let is_shown = |name| records.iter().any(|record| record.contains(name));
        let table = || vec![vec![false; records.len() + 1]; names.len() + 1];
        let mut pairing = Self {
            names,
            records,
            is_shown: names.iter().map(is_shown).collect(),
            before: table(),
            behind: table(),
        };
        for name in 0..=names.len() {
            for record in 0..=records.len() {
                let follows = (name, record) == (0, 0)
                    || name > 0 && pairing.before(name - 1, record) && pairing.may_lack(name - 1)
                    || name > 0
                        && record > 0
                        && pairing.before(name - 1, record - 1)
                        && pairing.may_have(name - 1, record - 1);
                put(&mut pairing.before, name, record, follows);
            }
        }
        for name in (0..=names.len()).rev() {
            for record in (0..=records.len()).rev() {
                let precedes = (name, record) == (names.len(), records.len())
                    || pairing.behind(name + 1, record) && pairing.may_lack(name)
                    || pairing.behind(name + 1, record + 1) && pairing.may_have(name, record);
                put(&mut pairing.behind, name, record, precedes);
            }
        }
        pairing.behind(0, 0).then_some(pairing)
    }

    fn before(&self, name: usize, record: usize) -> bool {
        let row = self.before.get(name).and_then(|row| row.get(record));
        row.is_some_and(|holds| *holds)
    }

    fn behind(&self, name: usize, record: usize) -> bool {
        let row = self.behind.get(name).and_then(|row| row.get(record));
        row.is_some_and(|holds| *holds)
    }

    /// A name that a record has is known to the service.
    fn may_lack(&self, name: usize) -> bool {
        self.is_shown.get(name).is_some_and(|shown| !shown)
    }

    /// A name that no record has may be a synonym of any.
    fn may_have(&self, name: usize, record: usize) -> bool {
        let (Some(text), Some(record)) = (self.names.get(name), self.records.get(record)) else {
            return false;
        };
        self.may_lack(name) || record.contains(text)
    }

    /// The places of the names that have no record in any way, and of those that have none in some ways.
    fn missing(&self) -> (Vec<usize>, Vec<usize>) {
        let records = || 0..=self.records.len();
        let mut certain = Vec::new();
        let mut possible = Vec::new();
        for name in 0..self.names.len() {
            let lacks = self.may_lack(name)
                && records().any(|at| self.before(name, at) && self.behind(name + 1, at));
            let has = records().any(|at| {
                self.before(name, at) && self.may_have(name, at) && self.behind(name + 1, at + 1)
            });
            match (lacks, has) {
                (true, false) => certain.push(name),
                (true, true) => possible.push(name),
                (false, _) => {}
            }
        }
        (certain, possible)
    }
}

fn put(table: &mut [Vec<bool>], row: usize, column: usize, holds: bool) {
    if let Some(place) = table.get_mut(row).and_then(|row| row.get_mut(column)) {
        *place = holds;
    }
}
