//! What one page tells beside its records.

use std::ops::Range;

use xxhash_rust::xxh3::xxh3_64;

use super::cut::{Cut, Raw};
use super::error::Unreadable;
use super::nesting::is_too_deep;
use openshelf_core::table::{CapStrategy, End, Operation, Paging};

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
    let answer = std::str::from_utf8(body).map_err(|error| Unreadable::because(&error))?;
    let cut = Cut::of(row, answer.strip_prefix('\u{feff}').unwrap_or(answer))?;
    facts.read_records(paging, body, cut.records());
    let at = |path: &str| cut.at(path).and_then(Raw::value);
    facts.total = paging.total.iter().find_map(|path| at(path)?.as_u64());
    if let End::More(path) = paging.end {
        facts.more = at(path).and_then(|value| value.as_bool());
    }
    if let CapStrategy::Cursor(cursor) = paging.cap_strategy {
        let places = cursor.places.iter();
        facts.cursor = places
            .map(|(_, path)| cut.at(path).map_or("null", |raw| raw.0).to_owned())
            .collect();
    }
    Ok(facts)
}

impl Facts {
    fn read_records(&mut self, paging: &Paging, body: &[u8], records: &[Raw<'_>]) {
        if !paging.key.is_empty() {
            self.keys = records
                .iter()
                .map(|record| key(*record, paging.key))
                .collect();
        }
        match paging.cap_strategy {
            CapStrategy::Keys(keys) => {
                let last = records.last().and_then(|record| record.member(keys.member));
                self.number = last.and_then(Raw::value).and_then(|value| value.as_i64());
            }
            CapStrategy::Days(days) => {
                let first = records
                    .first()
                    .and_then(|record| record.member(days.member));
                let day = first.and_then(Raw::value);
                self.day = day.and_then(|value| value.as_str().map(str::to_owned));
            }
            CapStrategy::Stop | CapStrategy::Cursor(_) => {}
        }
        self.records = records.iter().map(|record| place(body, record.0)).collect();
        self.list = around(body, &self.records);
    }
}

/// Where the list of some records stands, its brackets included.
fn around(body: &[u8], records: &[Range<usize>]) -> Range<usize> {
    let (Some(first), Some(last)) = (records.first(), records.last()) else {
        return 0..0;
    };
    let before = body.get(..first.start).unwrap_or_default();
    let behind = body.get(last.end..).unwrap_or_default();
    // Nothing but white space stands between the brackets and the records next to them.
    let open = before.iter().rposition(|byte| *byte == b'[');
    let close = behind.iter().position(|byte| *byte == b']');
    match (open, close) {
        (Some(open), Some(close)) => open..last.end + close + 1,
        _ => 0..0,
    }
}

/// What stands for the key of a record that has one; the same in every version, for it is kept.
fn key(record: Raw<'_>, path: &str) -> Option<u64> {
    let value = record.member(path)?;
    (value.0 != "null").then(|| xxh3_64(value.0.as_bytes()))
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
    use openshelf_services as services;

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
    fn the_last_of_equal_members_counts_as_for_python() {
        let (row, paging) = row("museum.artworks.list");
        let body = br#"{"data": [{"id": 1}], "pagination": {"total": 1}, "data": [{"id": 2}, {"id": 3}], "pagination": {"total": 2}}"#;
        let facts = read(row, &paging, body).unwrap();
        assert_eq!((facts.records.len(), facts.total), (2, Some(2)));
        let body = br#"{"data": [{"id": 1}], "data": null}"#;
        assert!(read(row, &paging, body).unwrap().records.is_empty());
    }

    #[test]
    fn a_mark_of_the_byte_order_is_no_part_of_the_answer() {
        let (row, paging) = row("placeholder.list");
        let body = "\u{feff} [ {\"id\": \"1\"} ] ".as_bytes();
        let facts = read(row, &paging, body).unwrap();
        assert_eq!(&body[facts.list], b"[ {\"id\": \"1\"} ]");
    }

    #[test]
    fn texts_with_escapes_stand_beside_records_and_among_them() {
        let (row, paging) = row("gazette.documents.search");
        let body = br#"{"description": "\"water\"", "results": [{"title": "\u0026"}], "count": 1, "next\u005fpage_url": "a\u0026b"}"#;
        let facts = read(row, &paging, body).unwrap();
        assert_eq!((facts.total, facts.records.len()), (Some(1), 1));
        let body = br#"{"results": [ "a\"b", "c" ], "count": 2}"#;
        let facts = read(row, &paging, body).unwrap();
        let texts: Vec<&[u8]> = facts.records.iter().map(|at| &body[at.clone()]).collect();
        assert_eq!(texts, [&br#""a\"b""#[..], br#""c""#]);
    }

    #[test]
    fn only_a_row_that_says_so_has_its_records_in_a_list_within_the_list() {
        let (row, paging) = row("museum.artworks.list");
        let facts = read(row, &paging, br#"{"data": [[{"id": 1}, {"id": 2}]]}"#).unwrap();
        assert_eq!(facts.records.len(), 1);
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
        fn an_answer_has_the_records_and_members_that_serde_reads(
            texts: Vec<String>, records: Vec<Option<String>>, total: u64,
        ) {
            let (row, paging) = row("museum.artworks.list");
            let mut answer = serde_json::Map::new();
            for (place, text) in texts.iter().enumerate() {
                answer.insert(format!("{place}{text}"), serde_json::json!(text));
            }
            answer.insert("data".to_owned(), serde_json::json!(records));
            answer.insert("pagination".to_owned(), serde_json::json!({ "total": total }));
            let body = serde_json::to_vec(&answer).unwrap();
            let facts = read(row, &paging, &body).unwrap();
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
        fn any_bytes_are_survived(body: Vec<u8>) {
            let (row, paging) = row("museum.artworks.list");
            let _ = read(row, &paging, &body);
        }
    }
}
