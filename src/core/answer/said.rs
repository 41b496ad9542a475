//! Reads what a good answer says beside its records: remarks of the service, names that are missing, and parts
//! that have no column.

use serde_json::Value as Json;

use super::asked_members::{AbsentMembers, AskedMembers};
use super::has_nothing::has_nothing;
use super::missing::{Missing, NameSearch, listing};
use super::skim::{Record, Wanted, skim, skim_record};
use super::unsorted::SortedBy;
use crate::call::{UnknownName, Value, unknown_names};
use crate::catalog::{ListedParts, Operation, Said, Service};

/// What one answer says.
#[derive(Debug, Default, PartialEq)]
pub struct Heard {
    /// Each text with the member that has it.
    pub said: Vec<(&'static Said, String)>,
    pub missing: Option<Missing>,
    /// Things with their parts.
    pub parts: Vec<(String, Vec<String>)>,
    /// Names that the catalog does not list, if nothing was found with them.
    pub unknown_names: Vec<UnknownName>,
    /// Such names, if something was found.
    pub others_found: Vec<UnknownName>,
    /// That the records could not be sorted as the call asks.
    pub unsorted: Option<String>,
    /// The members that the call asks for and no record has.
    pub absent: Option<AbsentMembers>,
}

/// What the answers to one call are searched for.
#[derive(Debug, Clone)]
pub struct Listener {
    pub operation: &'static Operation,
    says: Vec<&'static Said>,
    names: Option<NameSearch>,
    unknown_names: Vec<UnknownName>,
    sorted_by: Option<SortedBy>,
    asked: Option<AskedMembers>,
}

/// The members of an answer besides its records that a [`Listener`] reads; dotted.
pub fn said_members(
    service: &Service,
    operation: &'static Operation,
) -> impl Iterator<Item = &'static str> {
    let says = service.says.iter().chain(operation.says);
    let listing = operation.asked_names.as_ref().and_then(listing);
    says.map(|said| said.member).chain(listing)
}

/// The texts of a member, each once, without blank ones.
fn texts(value: &Json) -> Vec<String> {
    match value {
        Json::String(text) if !text.trim().is_empty() => vec![text.trim().to_owned()],
        Json::Number(number) => vec![number.to_string()],
        Json::Array(items) => items.iter().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

/// The parts that a record lists.
fn parts_of(record: &[Option<Json>]) -> Option<(String, Vec<String>)> {
    let [Some(Json::String(thing)), Some(Json::Array(parts))] = record else {
        return None;
    };
    Some((thing.clone(), parts.iter().flat_map(texts).collect()))
}

impl Listener {
    /// What is searched for in the answers to a call with these values.
    pub fn new<'a>(
        service: &Service,
        operation: &'static Operation,
        value: impl Fn(&str) -> Option<&'a Value>,
    ) -> Self {
        Self {
            operation,
            says: service.says.iter().chain(operation.says).collect(),
            names: NameSearch::new(operation, &value),
            unknown_names: unknown_names(operation, &value),
            sorted_by: SortedBy::new(operation, &value),
            asked: AskedMembers::new(operation, &value),
        }
    }

    fn parts(&self) -> Option<ListedParts> {
        self.operation.listed_parts
    }

    /// Whether an answer may say anything. Most do not, and are not read.
    fn may_hear(&self, body: &[u8]) -> bool {
        let is_mentioned = |said: &&&Said| {
            let last = said.member.rsplit('.').next().unwrap_or(said.member);
            memchr::memmem::find(body, last.as_bytes()).is_some()
        };
        self.names.is_some()
            || self.parts().is_some()
            || self.says.iter().any(|said| is_mentioned(&said))
    }

    /// Reads an answer.
    pub fn hear(&self, body: &[u8]) -> Heard {
        let mut heard = self.hear_members(body);
        if self.unknown_names.is_empty() {
            // Almost every call, and the answer is not read.
        } else if has_nothing(self.operation, body) {
            heard.unknown_names.clone_from(&self.unknown_names);
        } else {
            heard.others_found.clone_from(&self.unknown_names);
        }
        heard.unsorted = self.sorted_by.as_ref().and_then(|by| by.unmet(body));
        let records = self.records_member();
        let asked = self.asked.as_ref();
        heard.absent = asked.and_then(|asked| asked.absent_of_answer(body, records));
        heard
    }

    /// The member of an answer that has its records; empty if the answer itself is the record or their list.
    fn records_member(&self) -> &'static str {
        match self.operation.records {
            "." => "",
            member => member,
        }
    }

    fn hear_members(&self, body: &[u8]) -> Heard {
        if !self.may_hear(body) {
            return Heard::default();
        }
        let mut names = self.names.clone();
        let listing = names.as_ref().and_then(NameSearch::listing);
        let members: Vec<&str> = self
            .says
            .iter()
            .map(|said| said.member)
            .chain(listing)
            .collect();
        let mut of_record = names.as_ref().map(NameSearch::members).unwrap_or_default();
        let own = of_record.len();
        of_record.extend(
            self.parts()
                .into_iter()
                .flat_map(|parts| [parts.of, parts.member]),
        );
        let is_by_place = names.as_ref().is_some_and(NameSearch::is_by_place);
        let wanted = Wanted {
            members: &members,
            records: match is_by_place {
                true => "",
                false => self.records_member(),
            },
            of_record: &of_record,
        };
        let mut parts = Vec::new();
        let skimmed = skim(body, &wanted, &mut |record: Record<'_>| {
            let (named, listed) = match record {
                Some(values) => (
                    Some(values.get(..own).unwrap_or_default()),
                    values.get(own..).unwrap_or_default(),
                ),
                None => (None, &[][..]),
            };
            parts.extend(parts_of(listed));
            if let Some(names) = &mut names {
                names.add(named);
            }
        });
        let Some(skimmed) = skimmed else {
            return Heard::default();
        };
        let mut values = skimmed.members.iter().map(Option::as_ref);
        let said = self.said(|_| values.next().flatten().cloned());
        let listed = values.next().flatten();
        Heard {
            said,
            missing: names.and_then(|names| names.finish(listed, skimmed.is_record)),
            parts,
            ..Heard::default()
        }
    }

    /// Reads an answer whose members and records are known: a page of a list.
    pub fn hear_page<'a>(
        &self,
        member: impl Fn(&str) -> Option<Json>,
        records: impl Iterator<Item = &'a [u8]> + Clone,
    ) -> Heard {
        let asked = self.asked.as_ref();
        let absent = asked.and_then(|asked| asked.absent_of_records(records.clone()));
        let mut names = self.names.clone();
        if let Some(names) = &mut names {
            let members = names.members();
            for record in records {
                skim_record(record, &members, &mut |record| names.add(record));
            }
        }
        let listed = names
            .as_ref()
            .and_then(NameSearch::listing)
            .and_then(&member);
        Heard {
            said: self.said(&member),
            missing: names.and_then(|names| names.finish(listed.as_ref(), false)),
            absent,
            ..Heard::default()
        }
    }

    /// The texts of the members that say something.
    fn said(&self, mut member: impl FnMut(&str) -> Option<Json>) -> Vec<(&'static Said, String)> {
        let mut said = Vec::new();
        for own in &self.says {
            let words = member(own.member)
                .iter()
                .flat_map(texts)
                .collect::<Vec<_>>();
            said.extend(words.into_iter().map(|text| (*own, text)));
        }
        said
    }
}
