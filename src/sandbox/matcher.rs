//! Which requests a fault or an answer is for, and which of several that are for a request goes first.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::sync::atomic::{AtomicI64, Ordering};

use hyper::body::Bytes;
use openshelf_sandbox_services::call::parse_query;
use serde_json::{Map, Value};

/// A request as it is compared: two that send the same values are equal, however they are written.
#[derive(Debug, Clone, PartialEq)]
pub struct ComparedRequest {
    method: String,
    path: String,
    query: Vec<(String, String)>,
    /// A body that is not JSON is compared as text.
    body: Option<Value>,
}

impl ComparedRequest {
    /// The request of a method, a path, a query without its question mark, and a body.
    pub fn new(method: &str, path: &str, query: &str, body: &[u8]) -> Self {
        let mut query = parse_query(query);
        query.sort();
        let text = || Value::String(String::from_utf8_lossy(body).into_owned());
        Self {
            method: method.to_owned(),
            path: path.to_owned(),
            query,
            body: (!body.is_empty())
                .then(|| serde_json::from_slice(body).unwrap_or_else(|_| text())),
        }
    }

    /// The request without these names in its query, and without these members of its body, such as
    /// `pagination.page`.
    #[must_use]
    pub fn without(mut self, names: &[String]) -> Self {
        self.query.retain(|(name, _)| !names.contains(name));
        if let Some(Value::Object(members)) = &mut self.body {
            for name in names {
                remove(members, name);
            }
        }
        self
    }
}

/// Removes a member by its path, and the objects on the way that become empty.
fn remove(members: &mut Map<String, Value>, path: &str) {
    let Some((outer, rest)) = path.split_once('.') else {
        members.remove(path);
        return;
    };
    if let Some(Value::Object(inner)) = members.get_mut(outer) {
        remove(inner, rest);
        if inner.is_empty() {
            members.remove(outer);
        }
    }
}

/// A request that was sent, as it is matched.
#[derive(Debug)]
pub struct SentRequest<'a> {
    pub head: &'a http::request::Parts,
    pub body: &'a Bytes,
    compared: OnceCell<ComparedRequest>,
}

impl<'a> SentRequest<'a> {
    pub fn new(head: &'a http::request::Parts, body: &'a Bytes) -> Self {
        Self {
            head,
            body,
            compared: OnceCell::new(),
        }
    }

    fn path(&self) -> &str {
        self.head.uri.path()
    }

    fn compared(&self) -> &ComparedRequest {
        self.compared.get_or_init(|| {
            let query = self.head.uri.query().unwrap_or_default();
            ComparedRequest::new(self.head.method.as_str(), self.path(), query, self.body)
        })
    }
}

/// The requests that a fault or an answer is for.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Matcher {
    /// An operation, such as `museum.artworks.search`, or a prefix of one up to a dot.
    pub operation: Option<String>,
    /// A path, in which `*` matches any text.
    pub path: Option<String>,
    /// The only requests, without the names that are not compared; any if there are none.
    pub requests: Vec<ComparedRequest>,
    /// Names in the query and members of the body that are not compared: those that only choose a page.
    pub uncompared: Vec<String>,
}

/// How narrow a matcher is for a request: the greater is narrower.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Narrowness {
    /// It is for one call alone, and how many values of it are compared: a page that is named is narrower than any.
    call: Option<Reverse<usize>>,
    /// Its path has no asterisk.
    whole_path: bool,
    /// It names one operation, no prefix of several.
    whole_operation: bool,
    /// The characters of its path beside asterisks.
    path: usize,
    /// The words of its prefix.
    prefix: usize,
}

impl Matcher {
    /// The requests of an operation, or of several by their prefix.
    pub fn of_operation(name: &str) -> Self {
        Self {
            operation: Some(name.to_owned()),
            ..Self::default()
        }
    }

    /// How narrow it is, if it is for a request that any of some operations sends.
    pub fn matches(&self, operations: &[String], sent: &SentRequest<'_>) -> Option<Narrowness> {
        let operation = self.operation.as_deref();
        let path = self.path.as_deref();
        let is_meant = operation.is_none_or(|wanted| is_of(wanted, operations))
            && path.is_none_or(|pattern| is_at(pattern, sent.path()))
            && (self.requests.is_empty() || {
                let asked = sent.compared().clone().without(&self.uncompared);
                self.requests.contains(&asked)
            });
        is_meant.then(|| Narrowness {
            call: (!self.requests.is_empty()).then_some(Reverse(self.uncompared.len())),
            whole_path: path.is_some_and(|path| !path.contains('*')),
            whole_operation: operation
                .is_some_and(|wanted| operations.iter().any(|asked| asked == wanted)),
            path: path.map_or(0, |path| path.replace('*', "").len()),
            prefix: operation.map_or(0, |wanted| wanted.split('.').count()),
        })
    }
}

/// Whether one of some operations is the wanted one, or begins with the wanted prefix.
fn is_of(wanted: &str, operations: &[String]) -> bool {
    operations.iter().any(|asked| {
        let rest = asked.strip_prefix(wanted);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    })
}

/// Whether a path is that of a pattern, which may lack the name of the service.
fn is_at(pattern: &str, path: &str) -> bool {
    // The path that the service itself has lacks the name of the service, with which the sandbox's begin.
    let own = path.match_indices('/').nth(1).map(|(at, _)| at);
    let own = own.and_then(|at| path.get(at..));
    let mut ways = [Some(path), own].into_iter().flatten();
    ways.any(|path| matches_path(pattern, path))
}

/// Whether the path contains the pattern's parts, which are separated by asterisks, in order.
fn matches_path(pattern: &str, path: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(rest) = parts.next().and_then(|first| path.strip_prefix(first)) else {
        return false;
    };
    let Some(last) = pattern.rsplit_once('*').map(|(_, last)| last) else {
        return rest.is_empty();
    };
    let middle: Vec<&str> = parts.collect();
    let middle = middle.split_last().map_or(&[][..], |(_, middle)| middle);
    let mut rest = rest;
    for part in middle {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.ends_with(last)
}

/// When something was added: faults and answers have one order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Added(i64);

impl Added {
    pub fn now() -> Self {
        static COUNT: AtomicI64 = AtomicI64::new(0);
        Self(COUNT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Which of several faults and answers that are for a request goes first: the smallest.
///
/// The narrowest goes first. Of equally narrow ones, those that end go first, in the order in which they were added: one
/// follows another. Of those that never end only one could be met, and that is the latest: it replaces the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Precedence {
    narrowness: Reverse<Narrowness>,
    is_endless: bool,
    place: i64,
}

impl Precedence {
    pub fn new(narrowness: Narrowness, is_endless: bool, added: Added) -> Self {
        Self {
            narrowness: Reverse(narrowness),
            is_endless,
            place: if is_endless { -added.0 } else { added.0 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_matches_with_asterisks() {
        for (pattern, path, fits) in [
            ("/a/b", "/a/b", true),
            ("/a/b", "/a/b/c", false),
            ("/a/*", "/a/b/c", true),
            ("*/c", "/a/b/c", true),
            ("*b*", "/a/b/c", true),
            ("/a/*/c", "/a/b/c", true),
            ("/a/*/d", "/a/b/c", false),
            ("/ab*ba", "/aba", false),
            ("*", "", true),
        ] {
            assert_eq!(matches_path(pattern, path), fits, "{pattern} {path}");
        }
    }

    #[test]
    fn an_operation_matches_whole_words() {
        let asked = ["museum.artworks.search".to_owned()];
        let shared = ["museum.images.download", "museum.images.fetch"].map(str::to_owned);
        assert!(is_of("museum", &asked));
        assert!(is_of("museum.artworks", &asked));
        assert!(is_of("museum.artworks.search", &asked));
        assert!(!is_of("museum.art", &asked));
        assert!(!is_of("museum", &[]));
        assert!(is_of("museum.images.fetch", &shared));
        assert!(!is_of("museum.images.save", &shared));
    }

    #[test]
    fn a_request_is_compared_by_its_values() {
        let of =
            |query: &str, body: &str| ComparedRequest::new("GET", "/a", query, body.as_bytes());
        assert_eq!(of("a=1%202&b=3", ""), of("b=3&a=1+2", ""));
        assert_ne!(of("a=1&a=2", ""), of("a=1", ""));
        assert_eq!(of("", "{\"a\": 1, \"b\": 2}"), of("", "{\"b\":2,\"a\":1}"));
        assert_ne!(of("", "{\"a\": 1}"), of("", ""));
        let page = ["page".to_owned()];
        assert_eq!(
            of("a=1&page=2", "").without(&page),
            of("page=3&a=1", "").without(&page)
        );
        assert_eq!(
            of("", "{\"a\": 1, \"page\": 2}").without(&page),
            of("", "{\"a\": 1}")
        );
        assert_eq!(
            of("", "{\"a\": 1, \"pagination\": {\"page\": 2}}")
                .without(&["pagination.page".to_owned()]),
            of("", "{\"a\": 1}")
        );
        assert_ne!(of("a=1", "").without(&page), of("a=2", "").without(&page));
    }

    #[test]
    fn the_narrowest_goes_first() {
        let head = http::Request::get("/service/a/b?x=1&page=2")
            .body(())
            .unwrap()
            .into_parts()
            .0;
        let body = Bytes::new();
        let sent = SentRequest::new(&head, &body);
        let asked = ["service.group.operation".to_owned()];
        let of = |operation: Option<&str>, path: Option<&str>, uncompared: Option<&[&str]>| {
            let uncompared: Option<Vec<String>> =
                uncompared.map(|names| names.iter().map(ToString::to_string).collect());
            let own = sent.compared().clone();
            let requests = uncompared.iter().map(|names| own.clone().without(names));
            let matcher = Matcher {
                operation: operation.map(str::to_owned),
                path: path.map(str::to_owned),
                requests: requests.collect(),
                uncompared: uncompared.clone().unwrap_or_default(),
            };
            matcher.matches(&asked, &sent).unwrap()
        };
        let name = asked.first().map(String::as_str);
        let narrower_and_narrower = [
            of(None, None, None),
            of(Some("service"), None, None),
            of(Some("service.group"), None, None),
            of(None, Some("/a/*"), None),
            of(name, None, None),
            of(name, Some("/a/*"), None),
            of(None, Some("/a/b"), None),
            of(name, None, Some(&["page"])),
            of(name, None, Some(&[])),
        ];
        assert!(
            narrower_and_narrower.is_sorted_by(|a, b| a < b),
            "{narrower_and_narrower:?}"
        );
    }
}
