//! Answers that a test gives, and the requests that get them in place of the service's own.

use std::sync::Mutex;

use http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CONTENT_TYPE, HeaderName};
use hyper::body::Bytes;
use openshelf_core::locks::lock;
use openshelf_sandbox_services::reply::Reply;

use super::matcher::{Added, Matcher, Precedence, SentRequest};

/// One answer and the requests that get it.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The requests that get it.
    pub matcher: Matcher,
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
    added: Added,
    met: u64,
    /// What a request met in place of it.
    behind: Option<Added>,
}

impl ActiveAnswer {
    fn is_left(&self) -> bool {
        self.answer.times.is_none_or(|times| self.met < times)
    }

    /// Its place among those that a request may get, if it is one of them.
    fn precedence(&self, operations: &[String], sent: &SentRequest<'_>) -> Option<Precedence> {
        if !self.is_left() {
            return None;
        }
        let narrowness = self.answer.matcher.matches(operations, sent)?;
        let is_endless = self.answer.times.is_none();
        Some(Precedence::new(narrowness, is_endless, self.added))
    }

    /// Whether it may replace the service's own answer. A request that the service refuses as invalid is not answered as
    /// if it were valid: only errors can replace a refusal.
    fn may_replace(&self, own: &Reply) -> bool {
        self.answer.status >= 400 || !matches!(own.status, 400 | 422)
    }
}

/// An answer that a request gets, unless the service refuses the request.
#[derive(Debug)]
pub struct ChosenAnswer {
    added: Added,
}

/// The answers of a sandbox. `Precedence` says which of several a request gets.
#[derive(Debug, Default)]
pub struct Answers {
    active: Mutex<Vec<ActiveAnswer>>,
}

impl Answers {
    pub fn add(&self, answer: Answer) {
        lock(&self.active).push(ActiveAnswer {
            answer,
            added: Added::now(),
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

    /// When each answer was added, and what a request met in its place, if there is something.
    pub fn behind(&self) -> Vec<(Added, Option<Added>)> {
        let active = lock(&self.active);
        active
            .iter()
            .map(|active| (active.added, active.behind))
            .collect()
    }

    /// The answer to a request, which counts as met; none if `instead`, which is asked for a fault that goes before it,
    /// has one. `operations` are those that send such a request. A request that `is_current` does not allow, asked while
    /// no answer can be added, gets none.
    pub(super) fn choose(
        &self,
        operations: &[String],
        sent: &SentRequest<'_>,
        is_current: impl FnOnce() -> bool,
        instead: impl FnOnce(Option<(Precedence, Added)>) -> Option<Added>,
    ) -> Option<ChosenAnswer> {
        let mut all = lock(&self.active);
        let is_any = !all.is_empty() && is_current();
        let mut fitting: Vec<_> = all
            .iter_mut()
            .filter(|_| is_any)
            .filter_map(|active| Some((active.precedence(operations, sent)?, active)))
            .collect();
        fitting.sort_by_key(|(precedence, _)| *precedence);
        let first = fitting.first();
        let first = first.map(|(precedence, active)| (*precedence, active.added));
        let fault = instead(first);
        let mut fitting = fitting.into_iter();
        let chosen = match fault {
            Some(_) => None,
            None => fitting.next().map(|(_, active)| {
                active.met += 1;
                ChosenAnswer {
                    added: active.added,
                }
            }),
        };
        let met = fault.or(chosen.as_ref().map(|chosen| chosen.added));
        for (_, other) in fitting {
            other.behind = other.behind.or(met);
        }
        chosen
    }

    /// The chosen answer in place of the service's `own`. If it is a success and the service refuses the request, it was
    /// not met, and the first error among the others takes its place.
    pub(super) fn replace(
        &self,
        own: Reply,
        chosen: Option<ChosenAnswer>,
        operations: &[String],
        sent: &SentRequest<'_>,
    ) -> Reply {
        let Some(chosen) = chosen else { return own };
        let mut all = lock(&self.active);
        let Some(active) = all.iter_mut().find(|active| active.added == chosen.added) else {
            return own;
        };
        if active.may_replace(&own) {
            return active.answer.reply();
        }
        active.met = active.met.saturating_sub(1);
        let errors = all.iter_mut().filter(|active| active.may_replace(&own));
        let first = errors
            .filter_map(|active| Some((active.precedence(operations, sent)?, active)))
            .min_by_key(|(precedence, _)| *precedence);
        match first {
            Some((_, active)) => {
                active.met += 1;
                active.answer.reply()
            }
            None => own,
        }
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
            matcher: Matcher {
                path: Some(path.to_owned()),
                ..Matcher::default()
            },
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
            let (head, body) = (head("/a"), Bytes::new());
            let sent = SentRequest::new(&head, &body);
            let chosen = answers.choose(&[], &sent, || current, |_| None);
            let reply = answers.replace(own, chosen, &[], &sent);
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
        let behind = answers.behind();
        let first = behind.first().map(|(added, _)| *added);
        let behind: Vec<_> = behind.into_iter().map(|(_, other)| other).collect();
        assert_eq!(behind, [None, first, None]);
        answers.clear();
        assert_eq!(asked(200), "own");
        assert!(answers.met().is_empty());
    }
}
