//! Reads the facts of a page: the places of its records, their keys, the total, and what comes next.

use std::ops::Range;

use serde_json::Value;
use xxhash_rust::xxh3::xxh3_64;

use super::error::{PagingError, UnreadableAnswer};
use super::sort_by::{Place, SortBy, cents};
use super::split::{RawValue, SplitAnswer, text_of};
use openshelf_core::answer::why_unreadable;
use openshelf_core::catalog::{CapStrategy, End, Operation, Paging};
use openshelf_core::room::room_for;

/// Bytes that are stored for a record besides its text: its place and its identity.
const RECORD_BYTES: usize = size_of::<Range<usize>>() + size_of::<Identity>();

/// The facts of a page before its records are decoded.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct PageFacts {
    /// The bytes of the body with the list of records; empty if there is no record.
    pub list: Range<usize>,
    /// How many records the list has before these.
    pub before: usize,
    /// The bytes of the body that hold each record.
    pub records: Vec<Range<usize>>,
    /// The identity by which each record is recognised if it is repeated.
    pub identities: Vec<Identity>,
    /// The answer does not have the list of records that its operation documents as missing when there are none.
    pub is_without_list: bool,
    /// The number of all matching records, if the page reports it.
    pub total: Option<u64>,
    /// The number of all records by the count operation, if it was requested with the page.
    pub counted: Option<u64>,
    /// Whether the service reports that there are more records, if the operation has such a member.
    pub has_more: Option<bool>,
    /// The values of the operation's cursor for the next page, as JSON.
    pub cursor: Vec<String>,
    /// The places of the first and the last record in the order of a cursor that can be constructed.
    pub first_place: Option<Box<Place>>,
    pub last_place: Option<Box<Place>>,
    /// A number of the last record by which a request can select: the one that orders the records, or the
    /// cents of the sort that a filter supports.
    pub last_number: Option<i64>,
    /// The day that orders the records, of the first record.
    pub first_day: Option<String>,
    /// The members with which the service says something beside its records, where the answer has them.
    pub said: Vec<(&'static str, Value)>,
}

impl PageFacts {
    /// Those of an answer with which the service says that there are no records.
    pub(crate) fn without_content() -> Self {
        Self {
            has_more: Some(false),
            ..Self::default()
        }
    }

    /// Reads a page.
    pub(crate) fn read(
        operation: &Operation,
        paging: &Paging,
        key: &'static str,
        sort: Option<&SortBy>,
        said: impl Iterator<Item = &'static str>,
        body: &[u8],
    ) -> Result<Self, PagingError> {
        let mut facts = Self::default();
        if let Some(why) = why_unreadable(body) {
            return Err(UnreadableAnswer::Refused(why).into());
        }
        let text = text_of(body).map_err(UnreadableAnswer::from)?;
        let answer = SplitAnswer::new(operation, text)?;
        room_for(answer.records().len().saturating_mul(RECORD_BYTES))?;
        let keys = Keys::new(operation, key, paging.key_with);
        facts.read_records(paging, &keys, body, answer.records())?;
        if let Some(sort) = sort.filter(|sort| sort.may_invent) {
            let place = |record: Option<&RawValue<'_>>| place_of(sort, key, *record?).map(Box::new);
            facts.first_place = place(answer.records().first());
            facts.last_place = place(answer.records().last());
        }
        let value_at = |path: &str| answer.member(path).and_then(RawValue::value);
        facts.said = said
            .filter_map(|path| Some((path, value_at(path)?)))
            .collect();
        let total = |path: &&str| value_at(path)?.as_u64();
        facts.total = paging.total.iter().find_map(total);
        facts.is_without_list = !answer.has_list();
        if facts.is_without_list && facts.total.is_none() {
            // Nothing in the answer says that there are no records.
            return Err(UnreadableAnswer::without_list(operation).into());
        }
        if let End::More(path) = paging.end {
            facts.has_more = value_at(path).and_then(|value| value.as_bool());
        }
        if let CapStrategy::Cursor(cursor) = paging.cap_strategy {
            facts.last_number = cursor.range.and_then(|range| {
                let last = answer.records().last()?;
                cents(last.own_member(range.sort)?.0)
            });
            let json_at = |path: &str| answer.member(path).map_or("null", |raw| raw.0).to_owned();
            facts.cursor = [cursor.id, cursor.value]
                .iter()
                .map(|(_, path)| json_at(path))
                .collect();
        } else if let Some(last) = &facts.last_place {
            facts.cursor = SortBy::values(last);
        }
        Ok(facts)
    }

    /// The same facts of the page, without its records.
    pub(crate) fn without_records(&self) -> Self {
        Self {
            list: 0..0,
            before: 0,
            records: Vec::new(),
            identities: Vec::new(),
            is_without_list: self.is_without_list,
            total: self.total,
            counted: self.counted,
            has_more: self.has_more,
            cursor: self.cursor.clone(),
            first_place: self.first_place.clone(),
            last_place: self.last_place.clone(),
            last_number: self.last_number,
            first_day: self.first_day.clone(),
            said: Vec::new(),
        }
    }

    /// Whether a page has fewer records than its own total promises for it.
    ///
    /// The answer contradicts itself, so no change of the list explains it: the total is wrong.
    pub(crate) fn contradict_total(&self, page: u64, size: u64) -> bool {
        let before = page.saturating_sub(1).saturating_mul(size);
        let promised = self.total.map(|total| total.saturating_sub(before));
        promised.is_some_and(|promised| (self.records.len() as u64) < promised.min(size))
    }

    /// Whether a full page has more records than its total counts: the total is wrong, and does not show the end.
    pub(crate) fn exceed_total(&self, page: u64, size: u64) -> bool {
        let records = self.records.len() as u64;
        let reached = page.saturating_sub(1).saturating_mul(size) + records;
        let may_go_on = self.has_more != Some(false);
        let is_full = records >= size && records > 0;
        may_go_on && is_full && self.total.is_some_and(|total| total < reached)
    }

    /// The places of the records in the order of a cursor.
    pub(crate) fn places(&self, sort: &SortBy, key: &str, body: &[u8]) -> Vec<Option<Place>> {
        let place = |at: &Range<usize>| {
            let text = std::str::from_utf8(body.get(at.clone())?).ok()?;
            place_of(sort, key, RawValue(text))
        };
        self.records.iter().map(place).collect()
    }

    /// The same facts of the page, without its first record.
    pub(crate) fn without_first(mut self, sort: &SortBy, key: &str, body: &[u8]) -> Self {
        self.before += 1;
        self.records.drain(..1.min(self.records.len()));
        self.identities.drain(..1.min(self.identities.len()));
        self.first_place = self.records.first().and_then(|at| {
            let text = std::str::from_utf8(body.get(at.clone())?).ok()?;
            place_of(sort, key, RawValue(text)).map(Box::new)
        });
        self
    }

    fn read_records(
        &mut self,
        paging: &Paging,
        keys: &Keys,
        body: &[u8],
        records: &[RawValue<'_>],
    ) -> Result<(), UnreadableAnswer> {
        let identities = records.iter().map(|record| keys.identity(*record));
        self.identities = identities.collect::<Result<_, _>>()?;
        match paging.cap_strategy {
            CapStrategy::Keys(keys) => {
                let last = records.last().and_then(|record| record.member(keys.member));
                let value = last.and_then(RawValue::value);
                self.last_number = value.and_then(|value| value.as_i64());
            }
            CapStrategy::Days(days) => {
                let first = records.first();
                let day = first.and_then(|record| record.member(days.member));
                let value = day.and_then(RawValue::value);
                self.first_day = value.and_then(|value| value.as_str().map(str::to_owned));
            }
            CapStrategy::Stop | CapStrategy::Cursor(_) => {}
        }
        self.records = records
            .iter()
            .map(|record| span_in(body, record.0))
            .collect();
        self.list = enclosing_list(body, &self.records);
        Ok(())
    }
}

/// The place of a record in the order of a cursor.
fn place_of(sort: &SortBy, key: &str, record: RawValue<'_>) -> Option<Place> {
    // A name of the service may hold a dot.
    let value = record.own_member(&sort.name)?;
    sort.place_of(value.0, record.own_member(key)?.0)
}

/// The bytes of the list around some records, with its brackets.
fn enclosing_list(body: &[u8], records: &[Range<usize>]) -> Range<usize> {
    let (Some(first), Some(last)) = (records.first(), records.last()) else {
        return 0..0;
    };
    let before = body.get(..first.start).unwrap_or_default();
    let behind = body.get(last.end..).unwrap_or_default();
    // Only white space is between the brackets and the adjacent records.
    let open = before.iter().rposition(|byte| *byte == b'[');
    let close = behind.iter().position(|byte| *byte == b']');
    match (open, close) {
        (Some(open), Some(close)) => open..last.end + close + 1,
        _ => 0..0,
    }
}

/// The identity by which a record is recognised if it is repeated. Positions store the hash, so every
/// version must compute the same: XXH3.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Identity {
    /// The hash of the key, which is unique among the records.
    Key(u64),
    /// The hash of the whole record. Two different records may be equal.
    Whole(u64),
}

impl Identity {
    pub fn hash(self) -> u64 {
        let (Self::Key(hash) | Self::Whole(hash)) = self;
        hash
    }
}

/// The members by which the records of a list are told apart.
struct Keys<'call> {
    operation: &'call Operation,
    /// Empty without one.
    key: &'static str,
    with: &'static [&'static str],
}

impl<'call> Keys<'call> {
    fn new(operation: &'call Operation, key: &'static str, with: &'static [&'static str]) -> Self {
        Self {
            operation,
            key,
            with,
        }
    }

    /// That of a record: its key, or the whole of it if it has none.
    fn identity(&self, record: RawValue<'_>) -> Result<Identity, UnreadableAnswer> {
        if self.key.is_empty() {
            return Ok(Identity::Whole(xxh3_64(record.0.as_bytes())));
        }
        if let Some(hash) = self.key_of(record) {
            return Ok(Identity::Key(hash));
        }
        // A record has no key if the service says so, not if it has renamed it: the next answer may have it again.
        let lacks = |member: &&str| record.member(member).is_none() && !self.may_lack(member);
        match self.members().find(lacks) {
            Some(member) => Err(UnreadableAnswer::WithoutIdentity(member)),
            // Half a key is that of other records, too.
            None => Ok(Identity::Whole(xxh3_64(record.0.as_bytes()))),
        }
    }

    fn members(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.key).chain(self.with.iter().copied())
    }

    /// Whether the operation documents records without this member.
    fn may_lack(&self, member: &str) -> bool {
        let mut columns = self.operation.columns.iter();
        columns.any(|column| column.name == member && (column.optional || column.when.is_some()))
    }

    /// The hash of the members that are the key; `None` if one is missing.
    fn key_of(&self, record: RawValue<'_>) -> Option<u64> {
        let value = record.member(self.key).filter(|value| value.0 != "null")?;
        let with = self.with.iter();
        let with = with.map(|member| Some(record.member(member)?.0));
        let with: Vec<&str> = with.collect::<Option<_>>()?;
        Some(key_hash(value.0, with.into_iter()))
    }
}

/// The hash by which a record is recognised: from the member that is its key and those that belong to it, as JSON.
#[must_use]
pub fn key_hash<'a>(value: &str, with: impl Iterator<Item = &'a str>) -> u64 {
    let mut with = with.peekable();
    if with.peek().is_none() {
        return xxh3_64(value.as_bytes());
    }
    let mut whole = value.to_owned();
    for value in with {
        // No JSON value contains it, so that different members give different texts.
        whole.push('\0');
        whole.push_str(value);
    }
    xxh3_64(whole.as_bytes())
}

/// The range of a slice in the body.
fn span_in(body: &[u8], slice: &str) -> Range<usize> {
    let start = (slice.as_ptr() as usize).saturating_sub(body.as_ptr() as usize);
    start..start + slice.len()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use std::iter::empty;

    use super::*;
    use openshelf_services as services;

    fn operation(name: &str) -> (&'static Operation, &'static Paging) {
        let (service, rest) = name.split_once('.').unwrap();
        let (group, name) = rest.rsplit_once('.').unwrap_or(("", rest));
        let operation = services::find(service).unwrap().find(group, name).unwrap();
        (operation, operation.paging.unwrap())
    }

    fn read(operation: &Operation, paging: &Paging, body: &[u8]) -> Result<PageFacts, PagingError> {
        PageFacts::read(operation, paging, paging.key, None, empty(), body)
    }

    /// Reads a page whose records need no key.
    fn read_keyless(
        operation: &Operation,
        paging: &Paging,
        body: &[u8],
    ) -> Result<PageFacts, PagingError> {
        PageFacts::read(operation, paging, "", None, empty(), body)
    }

    #[test]
    fn a_page_has_its_records_and_its_total() {
        let (operation, paging) = operation("museum.artworks.search");
        let body =
            br#"{"pagination": {"total": 12}, "data": [{"id": 3}, {"id": 5, "title": "x"}]}"#;
        let facts = read(operation, paging, body).unwrap();
        assert_eq!(facts.total, Some(12));
        assert_eq!(facts.last_number, Some(5));
        let texts: Vec<&[u8]> = facts.records.iter().map(|at| &body[at.clone()]).collect();
        assert_eq!(texts, [&br#"{"id": 3}"#[..], br#"{"id": 5, "title": "x"}"#]);
        assert_eq!(
            &body[facts.list],
            br#"[{"id": 3}, {"id": 5, "title": "x"}]"#
        );
        assert_ne!(facts.identities[0], facts.identities[1]);
    }

    #[test]
    fn an_answer_without_a_list_is_a_page_without_records() {
        let (operation, paging) = operation("gazette.documents.search");
        let facts = read(operation, paging, br#"{"count": 0, "description": "x"}"#).unwrap();
        assert_eq!((facts.total, facts.records.len()), (Some(0), 0));
        assert!(facts.list.is_empty());
    }

    #[test]
    fn the_last_of_equal_members_counts_as_in_python() {
        let (operation, paging) = operation("museum.artworks.list");
        let body = br#"{"data": [{"id": 1}], "pagination": {"total": 1}, "data": [{"id": 2}, {"id": 3}], "pagination": {"total": 2}}"#;
        let facts = read(operation, paging, body).unwrap();
        assert_eq!((facts.records.len(), facts.total), (2, Some(2)));
        let body = br#"{"data": [{"id": 1}], "data": null}"#;
        let read = read(operation, paging, body);
        assert!(read.is_err(), "the last one is no list");
    }

    #[test]
    fn a_byte_order_mark_is_skipped() {
        let (operation, paging) = operation("placeholder.list");
        let body = "\u{feff} [ {\"id\": \"1\"} ] ".as_bytes();
        let facts = read(operation, paging, body).unwrap();
        assert_eq!(&body[facts.list], b"[ {\"id\": \"1\"} ]");
    }

    #[test]
    fn texts_with_escapes_may_be_next_to_records_and_among_them() {
        let (operation, paging) = operation("gazette.documents.search");
        let body = br#"{"description": "\"water\"", "results": [{"title": "\u0026"}], "count": 1, "next\u005fpage_url": "a\u0026b"}"#;
        let facts = read_keyless(operation, paging, body).unwrap();
        assert_eq!((facts.total, facts.records.len()), (Some(1), 1));
        let body = br#"{"results": [ "a\"b", "c" ], "count": 2}"#;
        let facts = read_keyless(operation, paging, body).unwrap();
        let texts: Vec<&[u8]> = facts.records.iter().map(|at| &body[at.clone()]).collect();
        assert_eq!(texts, [&br#""a\"b""#[..], br#""c""#]);
    }

    #[test]
    fn nested_lists_are_unwrapped_only_if_the_operation_says_so() {
        let (operation, paging) = operation("museum.artworks.list");
        let facts =
            read_keyless(operation, paging, br#"{"data": [[{"id": 1}, {"id": 2}]]}"#).unwrap();
        assert_eq!(facts.records.len(), 1);
    }

    #[test]
    fn a_list_within_the_list_has_the_records() {
        let (operation, paging) = operation("spending.agency.awards_count");
        let body = br#"{"results": [[{"a": 1}, {"a": 2}]], "page_metadata": {"hasNext": false, "total": 2}}"#;
        let facts = read(operation, paging, body).unwrap();
        assert_eq!((facts.records.len(), facts.has_more), (2, Some(false)));
    }

    #[test]
    fn invalid_json_is_refused() {
        let (operation, paging) = operation("gazette.documents.search");
        for body in [
            &b""[..],
            b" \n",
            b"{",
            b"<html>",
            b"{\"results\": [1,",
            b"{\"results\": [{]}",
        ] {
            assert!(read(operation, paging, body).is_err(), "{body:?}");
        }
    }

    #[test]
    fn a_number_that_is_used_on_two_days_belongs_to_two_records() {
        let (operation, paging) = operation("gazette.documents.search");
        let body = r#"{"count": 3, "results": [
            {"document_number": "00-111", "publication_date": "2000-01-14"},
            {"document_number": "00-111", "publication_date": "2000-01-18"},
            {"title": "more", "publication_date": "2000-01-14", "document_number": "00-111"}
        ]}"#;
        let facts = read(operation, paging, body.as_bytes()).unwrap();
        let [rule, notice, again] = facts.identities.as_slice() else {
            panic!("{:?}", facts.identities);
        };
        assert_ne!(rule, notice);
        assert_eq!(rule, again);
    }

    #[test]
    fn a_record_without_a_member_of_its_key_is_refused_unless_it_may_lack_it() {
        let mut accepted = Vec::new();
        let all = services::SERVICES.iter().flat_map(|one| one.operations());
        for (operation, paging) in all.filter_map(|one| Some((one, one.paging?))) {
            let members = std::iter::once(paging.key).chain(paging.key_with.iter().copied());
            for member in members.filter(|member| !member.is_empty()) {
                let mut lacking = serde_json::Map::new();
                lacking.insert(paging.key.to_owned(), "a".into());
                lacking.extend(
                    paging
                        .key_with
                        .iter()
                        .map(|name| ((*name).into(), "b".into())),
                );
                lacking.remove(member);
                let records = Value::from(vec![lacking]);
                let answer = match operation.records {
                    "." => records,
                    name => serde_json::json!({ name: records }),
                };
                if read(operation, paging, answer.to_string().as_bytes()).is_ok() {
                    accepted.push((operation.name, member));
                }
            }
        }
        // The source of the service leaves it out for agencies that it does not know.
        assert_eq!(
            accepted,
            [("awarding_agency", "code"), ("funding_agency", "code")]
        );
    }

    #[test]
    fn json_nested_too_deeply_is_refused() {
        let (operation, paging) = operation("museum.artworks.list");
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let deep = format!("{}1{}", open.repeat(200_000), close.repeat(200_000));
            assert!(read_keyless(operation, paging, deep.as_bytes()).is_err());
            let within = format!("{{\"data\": [{deep}]}}");
            assert!(read_keyless(operation, paging, within.as_bytes()).is_err());
        }
        let wide = format!("{{\"data\": [{}[]]}}", "[\"[[\\\"[\"],".repeat(2_000));
        assert_eq!(
            read_keyless(operation, paging, wide.as_bytes())
                .unwrap()
                .records
                .len(),
            2_001
        );
    }

    proptest! {
        #[test]
        fn records_are_found_at_their_places(texts: Vec<String>, spaces in 0..3_usize) {
            let (operation, paging) = operation("placeholder.list");
            let space = " ".repeat(spaces);
            let records: Vec<String> = texts
                .iter()
                .enumerate()
                .map(|(id, text)| serde_json::json!({ "id": id, "author": text }).to_string())
                .collect();
            let body = format!("{space}[{space}{}{space}]", records.join(&format!(",{space}")));
            let facts = read(operation, paging, body.as_bytes()).unwrap();
            let found: Vec<&str> = facts.records.iter().map(|at| &body[at.clone()]).collect();
            prop_assert_eq!(found, records);
        }

        #[test]
        fn records_and_members_equal_those_that_serde_reads(
            texts: Vec<String>, records: Vec<Option<String>>, total: u64,
        ) {
            let (operation, paging) = operation("museum.artworks.list");
            let mut answer = serde_json::Map::new();
            for (place, text) in texts.iter().enumerate() {
                answer.insert(format!("{place}{text}"), serde_json::json!(text));
            }
            answer.insert("data".to_owned(), serde_json::json!(records));
            answer.insert("pagination".to_owned(), serde_json::json!({ "total": total }));
            let body = serde_json::to_vec(&answer).unwrap();
            let facts = read_keyless(operation, paging, &body).unwrap();
            prop_assert_eq!(facts.total, Some(total));
            let found: Vec<Option<String>> = facts
                .records
                .iter()
                .map(|at| serde_json::from_slice(&body[at.clone()]).unwrap())
                .collect();
            prop_assert_eq!(&found, &records);
            if !records.is_empty() {
                let list: Vec<Option<String>> = serde_json::from_slice(&body[facts.list]).unwrap();
                prop_assert_eq!(list, records);
            }
        }

        #[test]
        fn any_bytes_are_handled(body: Vec<u8>) {
            let (operation, paging) = operation("museum.artworks.list");
            let _ = read(operation, paging, &body);
        }
    }
}
