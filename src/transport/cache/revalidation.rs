//! Revalidation of expired answers (RFC 9111, section 4.3).
//!
//! An expired answer with an `ETag` or a `Last-Modified` is requested with a condition. If the service replies
//! 304 Not Modified, the cached answer is fresh again, and its body is not sent a second time.

use http::header::{
    CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE, ETAG, HeaderName, HeaderValue, IF_MATCH,
    IF_MODIFIED_SINCE, IF_NONE_MATCH, IF_RANGE, IF_UNMODIFIED_SINCE, LAST_MODIFIED, RANGE,
    SET_COOKIE, TRANSFER_ENCODING,
};
use openshelf_core::answer::Headers;

use super::clock::Timestamp;
use super::entry::Entry;
use crate::{CacheStatus, Reply};

/// The status of an answer that has not changed.
pub const NOT_MODIFIED: u16 = 304;
/// The headers that make a request conditional. A caller who adds one evaluates the answer alone.
const CONDITIONS: [HeaderName; 6] = [
    IF_MATCH,
    IF_NONE_MATCH,
    IF_MODIFIED_SINCE,
    IF_UNMODIFIED_SINCE,
    IF_RANGE,
    RANGE,
];
/// The headers of a 304 that describe its own transfer, and not the cached answer.
const OF_TRANSFER: [HeaderName; 5] = [
    CONTENT_ENCODING,
    CONTENT_LENGTH,
    CONTENT_RANGE,
    TRANSFER_ENCODING,
    SET_COOKIE,
];

/// Whether the caller has added a condition.
pub fn is_conditional(headers: &[(String, String)]) -> bool {
    let is_condition = |name: &str| {
        CONDITIONS
            .iter()
            .any(|known| name.eq_ignore_ascii_case(known.as_str()))
    };
    headers.iter().any(|(name, _)| is_condition(name))
}

/// The condition under which a service may answer with 304: the cached answer is still the current one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    /// The address that sent the cached answer. No other resource receives the condition.
    pub url: String,
    pub name: HeaderName,
    pub value: HeaderValue,
}

impl Condition {
    /// The condition for an entry; `None` if its answer has neither an `ETag` nor a `Last-Modified`.
    pub fn of(entry: &Entry) -> Option<Self> {
        let tagged = [(ETAG, IF_NONE_MATCH), (LAST_MODIFIED, IF_MODIFIED_SINCE)];
        tagged.into_iter().find_map(|(validator, name)| {
            let value = entry.headers.get(validator.as_str())?;
            let value = HeaderValue::from_str(value)
                .ok()
                .filter(|value| !value.is_empty())?;
            let url = entry.url.clone();
            Some(Self { url, name, value })
        })
    }

    /// Whether a 304 with these headers is about the cached answer. One with another `ETag` is not.
    pub fn is_met_by(&self, headers: &Headers) -> bool {
        match (headers.get(ETAG.as_str()), self.value.to_str()) {
            (Some(tag), Ok(own)) if self.name == IF_NONE_MATCH => opaque(tag) == opaque(own),
            _ => true,
        }
    }
}

/// An `ETag` without the mark of weak ones: revalidation compares weakly (RFC 9110, section 13.1.2).
fn opaque(tag: &str) -> &str {
    tag.strip_prefix("W/").unwrap_or(tag)
}

/// The cached answer after a 304: its body, and its headers with those that the 304 replaces (RFC 9111, section
/// 3.2).
pub fn renewed(entry: &Entry, confirmation: &Reply, now: Timestamp) -> Reply {
    let is_of_transfer = |name: &str| OF_TRANSFER.iter().any(|own| own == name);
    let new = confirmation.headers.iter();
    let new = new.filter(|(name, _)| !is_of_transfer(name));
    let is_replaced = |name: &str| new.clone().any(|(own, _)| own == name);
    let kept = entry.headers.iter().filter(|(name, _)| !is_replaced(name));
    let headers = kept.chain(new.clone()).collect();
    Reply {
        status: entry.status,
        url: entry.url.clone(),
        headers,
        body: entry.body.clone(),
        attempts: confirmation.attempts,
        waited: confirmation.waited,
        cache_status: Some(CacheStatus {
            stored: now,
            age: 0.0,
            stale: None,
            is_revalidated: true,
        }),
    }
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use proptest::prelude::*;

    use super::*;

    fn pairs(headers: &[(&str, &str)]) -> Headers {
        headers.iter().copied().collect()
    }

    fn entry(headers: &[(&str, &str)]) -> Entry {
        Entry {
            key: [7; 32],
            operation: "disease.totals.world".to_owned(),
            status: 200,
            url: "http://127.0.0.1/v3".to_owned(),
            headers: pairs(headers),
            stored: 5,
            expires: Some(10),
            body: Bytes::from_static(b"{}"),
        }
    }

    fn confirmation(headers: &[(&str, &str)]) -> Reply {
        Reply {
            status: NOT_MODIFIED,
            url: String::new(),
            headers: pairs(headers),
            body: Bytes::new(),
            attempts: 2,
            waited: 0.5,
            cache_status: None,
        }
    }

    #[test]
    fn an_etag_is_preferred_and_nothing_else_is_a_condition() {
        let date = "Wed, 21 Oct 2015 07:28:00 GMT";
        let both = Condition::of(&entry(&[("last-modified", date), ("etag", "W/\"1\"")]));
        let both = both.unwrap();
        assert_eq!(
            (both.name, both.value.as_bytes()),
            (IF_NONE_MATCH, &b"W/\"1\""[..])
        );
        let dated = Condition::of(&entry(&[("last-modified", date)])).unwrap();
        assert_eq!(
            (dated.name, dated.value.as_bytes()),
            (IF_MODIFIED_SINCE, date.as_bytes())
        );
        assert_eq!(Condition::of(&entry(&[("date", date)])), None);
        assert_eq!(Condition::of(&entry(&[("etag", ""), ("etag", "\n")])), None);
    }

    #[test]
    fn only_a_304_with_the_same_etag_is_accepted() {
        let own = Condition::of(&entry(&[("etag", "W/\"1\"")])).unwrap();
        assert!(own.is_met_by(&pairs(&[("etag", "\"1\"")])));
        assert!(own.is_met_by(&pairs(&[])));
        assert!(!own.is_met_by(&pairs(&[("etag", "\"2\"")])));
    }

    #[test]
    fn a_304_replaces_headers_except_those_of_its_transfer() {
        let old = entry(&[
            ("etag", "1"),
            ("content-length", "2"),
            ("vary", "a"),
            ("vary", "b"),
        ]);
        let new = confirmation(&[
            ("etag", "1"),
            ("content-length", "0"),
            ("vary", "c"),
            ("age", "3"),
        ]);
        let reply = renewed(&old, &new, 99);
        let expected = pairs(&[
            ("content-length", "2"),
            ("etag", "1"),
            ("vary", "c"),
            ("age", "3"),
        ]);
        assert_eq!(reply.headers, expected);
        assert_eq!(
            (reply.status, &reply.body, reply.attempts),
            (200, &old.body, 2)
        );
        assert!(
            reply
                .cache_status
                .is_some_and(|kept| kept.is_revalidated && kept.stored == 99)
        );
    }

    #[test]
    fn a_condition_of_the_caller_is_recognised() {
        let own = |names: &[&str]| -> Vec<_> {
            let pair = |name: &&str| ((*name).to_owned(), "x".to_owned());
            names.iter().map(pair).collect()
        };
        assert!(is_conditional(&own(&["If-None-Match"])));
        assert!(is_conditional(&own(&["accept", "RANGE"])));
        assert!(!is_conditional(&own(&["if-none"])));
    }

    proptest! {
        #[test]
        fn any_header_is_handled(tag in ".*", date in ".*", other in ".*") {
            let own = entry(&[("etag", &tag), ("last-modified", &date)]);
            if let Some(condition) = Condition::of(&own) {
                let _ = condition.is_met_by(&pairs(&[("etag", &other)]));
            }
        }
    }
}
