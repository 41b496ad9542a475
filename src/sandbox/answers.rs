//! Answers that a test gives, and the requests that get them in place of the service's own.

use std::sync::Mutex;

use http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CONTENT_TYPE, HeaderName};
use hyper::body::Bytes;
use openshelf_core::locks::lock;
use openshelf_sandbox_services::call::parse_query;
use openshelf_sandbox_services::reply::Reply;
use serde_json::{Map, Value};

use super::faults::is_meant;

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

/// One answer and the requests that get it.
#[derive(Debug, Clone)]
pub struct Answer {
    /// An operation, such as `museum.artworks.search`, or a prefix of one up to a dot.
    pub operation: Option<String>,
    /// A path, in which `*` matches any text.
    pub path: Option<String>,
    /// The only requests that get it, without the names that are not compared; any if there are none.
    pub requests: Vec<ComparedRequest>,
    /// Names in the query and members of the body that are not compared: those that only choose a page.
    pub uncompared: Vec<String>,
    /// How many requests get it; `None` for all.
    pub times: Option<u64>,
    pub status: u16,
    /// The content type of the body, unless the headers have another.
    pub content_type: &'static str,
    pub headers: Vec<(HeaderName, String)>,
    pub body: Bytes,
}

impl Answer {
    fn reply(&self) -> Reply {
        let mut reply = Reply::empty(self.status);
        reply.body = self.body.clone();
        reply.headers.clone_from(&self.headers);
        let has = |wanted: HeaderName| self.headers.iter().any(|(name, _)| *name == wanted);
        if !has(CONTENT_TYPE) {
            reply = reply.with(CONTENT_TYPE, self.content_type);
        }
        // Pages of any site may read it, as what the services answer.
        match has(ACCESS_CONTROL_ALLOW_ORIGIN) {
            true => reply,
            false => reply.open_to_all(),
        }
    }
}

#[derive(Debug)]
struct ActiveAnswer {
    answer: Answer,
    met: u64,
    /// The earlier answer that a request got in place of this one.
    behind: Option<usize>,
}

impl ActiveAnswer {
    fn is_left(&self) -> bool {
        self.answer.times.is_none_or(|times| self.met < times)
    }

    /// Whether it is for a request.
    fn fits(&self, operations: &[String], path: &str, asked: &ComparedRequest) -> bool {
        let answer = &self.answer;
        is_meant(
            answer.operation.as_deref(),
            answer.path.as_deref(),
            operations,
            path,
        ) && (answer.requests.is_empty()
            || answer
                .requests
                .contains(&asked.clone().without(&answer.uncompared)))
    }
}

/// The answers of a sandbox. The first that matches a request is sent.
#[derive(Debug, Default)]
pub struct Answers {
    active: Mutex<Vec<ActiveAnswer>>,
}

impl Answers {
    pub fn add(&self, answer: Answer) {
        lock(&self.active).push(ActiveAnswer {
            answer,
            met: 0,
            behind: None,
        });
    }

    /// Removes every answer.
    pub fn clear(&self) {
        lock(&self.active).clear();
    }

    /// How many requests got each answer, in the order in which they were added.
    pub fn met(&self) -> Vec<u64> {
        lock(&self.active).iter().map(|active| active.met).collect()
    }

    /// For each answer the place of the earlier one that was sent to a request in its place, if there is one.
    pub fn behind(&self) -> Vec<Option<usize>> {
        let active = lock(&self.active);
        active.iter().map(|active| active.behind).collect()
    }

    /// The answer to a request, in place of the service's `own`. `operations` are those that send such a request.
    ///
    /// A request that the service refuses as invalid is not answered as if it were valid: only errors can
    /// replace a refusal. A request that `is_current` does not allow, asked while no answer can be added, gets none.
    pub(super) fn replace(
        &self,
        own: Reply,
        operations: &[String],
        head: &http::request::Parts,
        body: &Bytes,
        is_current: impl FnOnce() -> bool,
    ) -> Reply {
        let mut all = lock(&self.active);
        if all.is_empty() || !is_current() {
            return own;
        }
        let path = head.uri.path();
        let asked = ComparedRequest::new(
            head.method.as_str(),
            path,
            head.uri.query().unwrap_or_default(),
            body,
        );
        let is_refused = matches!(own.status, 400 | 422);
        let mut fitting = all.iter_mut().enumerate().filter(|(_, active)| {
            active.is_left()
                && (!is_refused || active.answer.status >= 400)
                && active.fits(operations, path, &asked)
        });
        let Some((first, active)) = fitting.next() else {
            return own;
        };
        active.met += 1;
        let reply = active.answer.reply();
        for (_, later) in fitting {
            later.behind.get_or_insert(first);
        }
        reply
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(target: &str) -> http::request::Parts {
        http::Request::get(target).body(()).unwrap().into_parts().0
    }

    fn answer(path: &str, text: &str, times: Option<u64>) -> Answer {
        Answer {
            operation: None,
            path: Some(path.to_owned()),
            requests: Vec::new(),
            uncompared: Vec::new(),
            times,
            status: 200,
            content_type: "text/plain",
            headers: Vec::new(),
            body: Bytes::copy_from_slice(text.as_bytes()),
        }
    }

    #[test]
    fn answers_follow_each_other_and_are_counted() {
        let answers = Answers::default();
        answers.add(answer("/a", "first", Some(1)));
        answers.add(answer("/a", "later", None));
        answers.add(answer("/b", "never", None));
        let replaced = |own: u16, current: bool| {
            let own = Reply::text(own, "own");
            let reply = answers.replace(own, &[], &head("/a"), &Bytes::new(), || current);
            String::from_utf8(reply.body.to_vec()).unwrap()
        };
        let asked = |own: u16| replaced(own, true);
        assert_eq!(replaced(200, false), "own");
        assert_eq!(
            [asked(200), asked(404), asked(200)],
            ["first", "later", "later"]
        );
        assert_eq!(asked(422), "own");
        assert_eq!(answers.met(), [1, 2, 0]);
        assert_eq!(answers.behind(), [None, Some(0), None]);
        answers.clear();
        assert_eq!(asked(200), "own");
        assert!(answers.met().is_empty());
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
}
