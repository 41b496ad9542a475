//! What one page tells beside its records.

use std::borrow::Cow;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::ops::Range;

use sonic_rs::LazyValue;

use crate::table::{Beyond, End, Operation, Paging};

/// What is read of a page before anything is made of its records.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct Facts {
    /// Where the list of the records stands in the body; empty when the page has none.
    pub list: Range<usize>,
    /// Where each record stands in the body.
    pub records: Vec<Range<usize>>,
    /// What stands for each record's key; `None` when it has none.
    pub keys: Vec<Option<u64>>,
    /// The number of all records that match.
    pub total: Option<u64>,
    /// Whether the service says that there are more.
    pub more: Option<bool>,
    /// Where the next page begins, as JSON, in the order of the row.
    pub cursor: Vec<String>,
    /// The number that orders the last record.
    pub number: Option<i64>,
    /// The day that orders the first record.
    pub day: Option<String>,
}

/// A body that is not JSON, or not the JSON of its row.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(String);

impl Unreadable {
    /// A page whose records lack what orders them.
    pub fn without_key() -> Self {
        Self("the records lack the member that orders them".to_owned())
    }

    /// A page that does not tell what its row says of it.
    pub fn without_total() -> Self {
        Self("the answer does not tell how many records there are".to_owned())
    }
}

/// Reads a page; an empty body is an empty page.
pub fn read(row: &Operation, paging: &Paging, body: &[u8]) -> Result<Facts, Unreadable> {
    let mut facts = Facts::default();
    if body.iter().all(u8::is_ascii_whitespace) {
        facts.more = Some(false);
        return Ok(facts);
    }
    if is_too_deep(body) {
        return Err(Unreadable("the answer is nested too deeply".to_owned()));
    }
    let answer = std::str::from_utf8(body)
        .map_err(|error| Unreadable(error.to_string()))?
        .trim();
    let members = Members::of(answer)?;
    if let Some(list) = members.list(row, answer) {
        facts.read_records(paging, body, list)?;
    }
    let at = |path: &str| members.at(path).map(Raw::value);
    facts.total = paging.total.iter().find_map(|path| at(path)??.as_u64());
    if let End::More(path) = paging.end {
        facts.more = at(path).flatten().and_then(|value| value.as_bool());
    }
    if let Beyond::Cursor(places) = paging.beyond {
        facts.cursor = places
            .iter()
            .map(|(_, path)| members.at(path).map_or("null", |raw| raw.0).to_owned())
            .collect();
    }
    Ok(facts)
}

/// Deeper answers are not read: skipping a value goes as deep as the value does.
const DEEPEST: usize = 500;

/// Whether brackets are nested more deeply than an answer can be.
fn is_too_deep(body: &[u8]) -> bool {
    // Most answers have fewer brackets than that altogether.
    if memchr::memchr2_iter(b'[', b'{', body)
        .nth(DEEPEST)
        .is_none()
    {
        return false;
    }
    let mut depth = 0_usize;
    let mut is_text = false;
    let mut is_escaped = false;
    for byte in body {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_text => is_escaped = true,
            b'"' => is_text = !is_text,
            b'[' | b'{' if !is_text => {
                depth += 1;
                if depth > DEEPEST {
                    return true;
                }
            }
            b']' | b'}' if !is_text => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    false
}

/// The number that another operation tells: a member, or the sum of the members of an object.
pub fn count(member: &str, body: &[u8]) -> Result<u64, Unreadable> {
    let refused = || Unreadable(format!("{member}: there is no number"));
    let answer: serde_json::Value =
        serde_json::from_slice(body).map_err(|error| Unreadable(error.to_string()))?;
    match answer.get(member).ok_or_else(refused)? {
        serde_json::Value::Object(parts) => {
            Ok(parts.values().filter_map(|part| part.as_u64()).sum())
        }
        value => value.as_u64().ok_or_else(refused),
    }
}

/// A JSON value as it is written.
#[derive(Debug, Clone, Copy)]
struct Raw<'a>(&'a str);

impl<'a> Raw<'a> {
    fn of(value: &LazyValue<'a>) -> Result<Self, Unreadable> {
        match value.as_raw_cow() {
            Cow::Borrowed(text) => Ok(Self(text)),
            Cow::Owned(_) => Err(Unreadable(
                "the answer was read away from its body".to_owned(),
            )),
        }
    }

    fn is_list(self) -> bool {
        self.0.starts_with('[')
    }

    fn items(self) -> Result<Vec<Self>, Unreadable> {
        let items = sonic_rs::to_array_iter(self.0)
            .map(|item| Self::of(&item.map_err(|error| Unreadable(error.to_string()))?))
            .collect::<Result<Vec<Self>, Unreadable>>()?;
        self.ends_after(items.last().copied(), "]")?;
        Ok(items)
    }

    /// Checks that nothing but the closing bracket stands behind the last value within.
    fn ends_after(self, last: Option<Self>, bracket: &str) -> Result<(), Unreadable> {
        let end = last.map_or(1, |last| place(self.0.as_bytes(), last.0).end);
        let rest = self.0.get(end..).unwrap_or_default();
        if rest.trim() == bracket {
            return Ok(());
        }
        Err(Unreadable("something stands behind the JSON".to_owned()))
    }

    /// A member by its dotted path.
    fn member(self, path: &str) -> Option<Self> {
        let found = sonic_rs::get_from_str(self.0, path.split('.')).ok()?;
        Self::of(&found).ok()
    }

    /// The value itself where it is no list and no object.
    fn value(self) -> Option<serde_json::Value> {
        serde_json::from_str(self.0).ok()
    }
}

/// The members of an answer, or none when it is a list.
struct Members<'a>(Vec<(String, Raw<'a>)>);

impl<'a> Members<'a> {
    fn of(answer: &'a str) -> Result<Self, Unreadable> {
        let mut members = Vec::new();
        if answer.starts_with('{') {
            for pair in sonic_rs::to_object_iter(answer) {
                let (name, value) = pair.map_err(|error| Unreadable(error.to_string()))?;
                members.push((name.to_string(), Raw::of(&value)?));
            }
            Raw(answer).ends_after(members.last().map(|(_, value)| *value), "}")?;
        } else if !answer.starts_with('[') {
            return Err(Unreadable("it is neither an object nor a list".to_owned()));
        }
        Ok(Self(members))
    }

    fn get(&self, name: &str) -> Option<Raw<'a>> {
        self.0
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| *value)
    }

    /// A member by its dotted path.
    fn at(&self, path: &str) -> Option<Raw<'a>> {
        match path.split_once('.') {
            None => self.get(path),
            Some((name, rest)) => self.get(name)?.member(rest),
        }
    }

    /// The list of the records.
    fn list(&self, row: &Operation, answer: &'a str) -> Option<Raw<'a>> {
        let found = if row.records != "." {
            self.at(row.records)
        } else if answer.starts_with('[') {
            Some(Raw(answer))
        } else {
            let members = row.members.iter();
            members
                .filter_map(|member| self.get(member))
                .find(|value| value.is_list())
        };
        found.filter(|value| value.is_list())
    }
}

impl Facts {
    fn read_records(
        &mut self,
        paging: &Paging,
        body: &[u8],
        list: Raw<'_>,
    ) -> Result<(), Unreadable> {
        self.list = place(body, list.0);
        let records = list.items()?;
        // One list within the list is how a service wraps all of its records.
        if let [only] = records.as_slice()
            && only.is_list()
        {
            return self.read_records(paging, body, *only);
        }
        if !paging.key.is_empty() {
            self.keys = records
                .iter()
                .map(|record| key(*record, paging.key))
                .collect();
        }
        match paging.beyond {
            Beyond::Keys(keys) => {
                let last = records.last().and_then(|record| record.member(keys.member));
                self.number = last.and_then(Raw::value).and_then(|value| value.as_i64());
            }
            Beyond::Days(days) => {
                let first = records
                    .first()
                    .and_then(|record| record.member(days.member));
                let day = first.and_then(Raw::value);
                self.day = day.and_then(|value| value.as_str().map(str::to_owned));
            }
            Beyond::Nothing | Beyond::Cursor(_) => {}
        }
        self.records = records.iter().map(|record| place(body, record.0)).collect();
        Ok(())
    }
}

/// What stands for the key of a record that has one.
fn key(record: Raw<'_>, path: &str) -> Option<u64> {
    let value = record.member(path)?;
    if value.0 == "null" {
        return None;
    }
    let mut hasher = DefaultHasher::new();
    value.0.hash(&mut hasher);
    Some(hasher.finish())
}

/// Where a part of the body stands in it.
fn place(body: &[u8], part: &str) -> Range<usize> {
    let start = (part.as_ptr() as usize).saturating_sub(body.as_ptr() as usize);
    start..start + part.len()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::services;

    fn row(name: &str) -> (&'static Operation, Paging) {
        let (service, rest) = name.split_once('.').unwrap();
        let (group, name) = rest.rsplit_once('.').unwrap_or(("", rest));
        let row = services::find(service).unwrap().find(group, name).unwrap();
        (row, row.paging.unwrap())
    }

    #[test]
    fn a_page_tells_its_records_and_its_total() {
        let (row, paging) = row("museum.artworks.search");
        let body =
            br#"{"pagination": {"total": 12}, "data": [{"id": 3}, {"id": 5, "title": "x"}]}"#;
        let facts = read(row, &paging, body).unwrap();
        assert_eq!(facts.total, Some(12));
        assert_eq!(facts.number, Some(5));
        let texts: Vec<&[u8]> = facts.records.iter().map(|at| &body[at.clone()]).collect();
        assert_eq!(texts, [&br#"{"id": 3}"#[..], br#"{"id": 5, "title": "x"}"#]);
        assert_eq!(
            &body[facts.list],
            br#"[{"id": 3}, {"id": 5, "title": "x"}]"#
        );
        assert_ne!(facts.keys[0], facts.keys[1]);
    }

    #[test]
    fn an_answer_without_a_list_is_a_page_without_records() {
        let (row, paging) = row("gazette.documents.search");
        let facts = read(row, &paging, br#"{"count": 0, "description": "x"}"#).unwrap();
        assert_eq!((facts.total, facts.records.len()), (Some(0), 0));
        assert!(facts.list.is_empty());
    }

    #[test]
    fn a_list_within_the_list_is_the_list() {
        let (row, paging) = row("spending.agency.awards_count");
        let body = br#"{"results": [[{"a": 1}, {"a": 2}]], "page_metadata": {"hasNext": false, "total": 2}}"#;
        let facts = read(row, &paging, body).unwrap();
        assert_eq!((facts.records.len(), facts.more), (2, Some(false)));
    }

    #[test]
    fn what_is_no_json_is_refused() {
        let (row, paging) = row("gazette.documents.search");
        for body in [
            &b"{"[..],
            b"<html>",
            b"{\"results\": [1,",
            b"{\"results\": [{]}",
        ] {
            assert!(read(row, &paging, body).is_err(), "{body:?}");
        }
    }

    #[test]
    fn what_is_nested_too_deeply_is_refused_and_much_is_not() {
        let (row, paging) = row("museum.artworks.list");
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let deep = format!("{}1{}", open.repeat(200_000), close.repeat(200_000));
            assert!(read(row, &paging, deep.as_bytes()).is_err());
            let within = format!("{{\"data\": [{deep}]}}");
            assert!(read(row, &paging, within.as_bytes()).is_err());
        }
        let wide = format!("{{\"data\": [{}[]]}}", "[\"[[\\\"[\"],".repeat(2_000));
        assert_eq!(
            read(row, &paging, wide.as_bytes()).unwrap().records.len(),
            2_001
        );
    }

    proptest! {
        #[test]
        fn records_are_cut_where_they_stand(texts: Vec<String>, spaces in 0..3_usize) {
            let (row, paging) = row("placeholder.list");
            let space = " ".repeat(spaces);
            let records: Vec<String> = texts
                .iter()
                .enumerate()
                .map(|(id, text)| serde_json::json!({ "id": id, "author": text }).to_string())
                .collect();
            let body = format!("{space}[{space}{}{space}]", records.join(&format!(",{space}")));
            let facts = read(row, &paging, body.as_bytes()).unwrap();
            let cut: Vec<&str> = facts.records.iter().map(|at| &body[at.clone()]).collect();
            prop_assert_eq!(cut, records);
        }

        #[test]
        fn any_bytes_are_survived(body: Vec<u8>) {
            let (row, paging) = row("museum.artworks.list");
            let _ = read(row, &paging, &body);
        }
    }
}
