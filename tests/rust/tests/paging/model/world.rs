//! Simulates requests under way, and the time that passes between two answers.

use std::sync::{Arc, Mutex};

use openshelf::paging::{CallArguments, Fetch, FetchFuture, PagingError};
use openshelf::transport::{Failure, Reply, StatusFailure, TransportError};
use tokio::sync::oneshot;

use super::history::History;
use super::kinds::Kind;
use super::many::variable;
use super::service::{Answer, Service, number, text};
use openshelf_tests::chance::Chance;
use openshelf_tests::reading::reply;

/// The result of a request.
type Answered = Result<Reply, PagingError>;

struct Waiting {
    arguments: CallArguments,
    sender: oneshot::Sender<Answered>,
    /// The answer, which has not arrived yet.
    answer: Option<Answered>,
}

/// Chooses which of the requests under way is answered next, by their arguments.
pub type Script = Box<dyn FnMut(&mut Service, &[CallArguments]) -> usize + Send>;

/// A service and the requests that wait for it.
pub struct World {
    pub service: Service,
    pub chance: Chance,
    waiting: Vec<Waiting>,
    /// Changes between two answers.
    changes: f64,
    history: History,
    pub script: Option<Script>,
    /// The total and the records of each answer, if they are logged.
    pub log: Option<Vec<(Option<usize>, Vec<u32>)>>,
    /// How many requests were sent: for pages, for single records at a place, and for counts.
    pub pages: u64,
    pub marks: u64,
    pub counts: u64,
    /// The most requests that were under way at a time.
    pub most_under_way: usize,
    answers: u64,
    /// A request failed that may be sent again.
    pub has_failed: bool,
    /// Requests that the service refuses, whenever they are sent.
    pub refused: Vec<String>,
    /// Each request and its answer is printed.
    is_shown: bool,
}

/// More requests than any reader needs.
const ENDLESS: u64 = 4_000;

pub fn failure(status: u16) -> PagingError {
    let failure = StatusFailure {
        status,
        url: "http://127.0.0.1/".to_owned(),
        headers: openshelf::answer::Headers::default(),
        body: Vec::new().into(),
        detail: None,
        retry_after: None,
        blocked: None,
        hint: None,
    };
    PagingError::RequestFailed {
        failure: Box::new(Failure::from(TransportError::Status(Box::new(failure)))),
        line: String::new(),
    }
}

/// A request for printing.
fn shown(arguments: &CallArguments) -> String {
    let values = arguments.values.iter();
    let values: Vec<String> = values
        .map(|(name, value)| format!("{name}={}", value.wire_text()))
        .collect();
    values.join(" ")
}

impl World {
    /// How many requests were sent.
    pub fn requests(&self) -> u64 {
        self.pages + self.marks + self.counts
    }

    pub fn new(history: &History) -> Self {
        Self {
            service: history.service(),
            chance: Chance::new(history.seed ^ 0x0da7),
            waiting: Vec::new(),
            // Nobody reaches the end of a list that grows as fast as it is read, and a page that moves is
            // requested four times.
            changes: (history.per_reading / history.pages() as f64).min(history.size as f64 / 8.0),
            history: history.clone(),
            script: None,
            log: None,
            pages: 0,
            marks: 0,
            counts: 0,
            most_under_way: 0,
            answers: 0,
            has_failed: false,
            refused: Vec::new(),
            is_shown: variable("OPENSHELF_SEED").is_some(),
        }
    }

    fn send(&mut self, arguments: CallArguments, sender: oneshot::Sender<Answered>) {
        let is_page = std::ptr::eq(arguments.operation, self.service.make.kind.operation().1);
        let size = number(&arguments, self.service.paging.size);
        match size {
            _ if !is_page => self.counts += 1,
            Some(1) if self.history.size > 1 => self.marks += 1,
            _ => self.pages += 1,
        }
        self.waiting.push(Waiting {
            arguments,
            sender,
            answer: None,
        });
        let is_awaited = |waiting: &&Waiting| !waiting.sender.is_closed();
        let under_way = self.waiting.iter().filter(is_awaited).count();
        self.most_under_way = self.most_under_way.max(under_way);
    }

    /// Time passes, and records change.
    fn pass(&mut self) {
        // Before the first answer nothing has been promised.
        if self.answers > 0 {
            self.service.list.pass(self.changes, self.history.what);
        }
        for burst in &self.history.bursts {
            if burst.answer == self.answers {
                let list = &mut self.service.list;
                list.burst(burst.changes, burst.what, burst.at, true);
            }
        }
    }

    fn answer(&mut self, arguments: &CallArguments) -> Answered {
        self.answers += 1;
        let place = self.answers - 1;
        if self.history.faults.contains(&place) {
            self.has_failed = true;
            return match self.chance.below(4) {
                0 => Err(failure(503)),
                1 => Err(failure(429)),
                2 => {
                    let answer = self.service.answer(arguments, self.answers);
                    let body = answer.map_err(failure)?.body;
                    Ok(reply(self.without_records(arguments, &body)))
                }
                _ => {
                    let answer = self.service.answer(arguments, self.answers);
                    let mut body = answer.map_err(failure)?.body;
                    body.truncate(body.len() / 2);
                    Ok(reply(body))
                }
            };
        }
        match self.service.answer(arguments, self.answers) {
            Ok(answer) => {
                if self.is_shown {
                    let number = answer
                        .total
                        .map_or(String::new(), |total| format!("{total}: "));
                    eprintln!(
                        "{} {}: {number}{:?}",
                        self.answers,
                        shown(arguments),
                        answer.ids
                    );
                }
                if answer.says_number {
                    self.service.list.say_number();
                }
                if let Some(log) = &mut self.log {
                    log.push((answer.total, answer.ids));
                }
                Ok(reply(answer.body))
            }
            Err(status) => {
                // Only the service knows how many days it counts.
                if text(arguments, "facet").is_none() {
                    self.refused.push(format!("{status}: {}", shown(arguments)));
                }
                Err(failure(status))
            }
        }
    }

    /// An answer with a status of success that does not have its records: an error that the service reports so, or
    /// the answer of what stands in front of it.
    fn without_records(&mut self, arguments: &CallArguments, body: &str) -> String {
        let mut others = vec![r#"{"detail":"try later"}"#, "", "null"];
        if text(arguments, "facet").is_none() {
            // Without documents no day has any.
            others.push("{}");
        }
        if self.service.make.kind != Kind::Pictures {
            // It is a page after the end of a list that is an answer of its own.
            others.push("[]");
        }
        let renamed = body.replacen(r#""results":"#, r#""found":"#, 1).replacen(
            r#""data":"#,
            r#""found":"#,
            1,
        );
        match self.chance.below(others.len() + 1) {
            at if at < others.len() => others[at].to_owned(),
            _ if renamed != body => renamed,
            _ => "{}".to_owned(),
        }
    }

    /// One request by a reader that waits for each answer.
    pub fn ask(&mut self, arguments: &CallArguments) -> Result<Answer, u16> {
        self.pages += 1;
        self.pass();
        self.answers += 1;
        let answer = self.service.answer(arguments, self.answers)?;
        if answer.says_number {
            self.service.list.say_number();
        }
        Ok(answer)
    }

    /// One request is answered, or its answer arrives. False if none is under way.
    pub fn step(&mut self) -> bool {
        let most = ENDLESS.max(60 * self.history.pages());
        let sent = self.pages + self.marks + self.counts;
        assert!(sent < most, "it does not end: {sent} requests");
        let before = self.waiting.len();
        self.waiting.retain(|waiting| !waiting.sender.is_closed());
        self.service.list.is_unheard |= self.waiting.len() < before;
        if self.waiting.is_empty() {
            return false;
        }
        let at = if let Some(script) = &mut self.script {
            let waiting = self.waiting.iter();
            let all: Vec<CallArguments> = waiting.map(|one| one.arguments.clone()).collect();
            script(&mut self.service, &all)
        } else {
            self.chance.below(self.waiting.len())
        };
        let mut one = self.waiting.swap_remove(at);
        if one.answer.is_none() {
            self.pass();
            one.answer = Some(self.answer(&one.arguments));
            if self.history.is_late && self.chance.one_in(2) {
                self.waiting.push(one);
                return true;
            }
        }
        let Some(answer) = one.answer else {
            return true;
        };
        self.service.list.is_unheard |= one.sender.send(answer).is_err();
        true
    }

    /// Time passes between two runs; pending requests are lost.
    pub fn rest(&mut self) {
        self.waiting.clear();
        // The numbers of pages that were received but not returned are forgotten.
        self.service.list.is_unheard = true;
        if let Some(what) = self.history.what.first().copied()
            && self.history.between_runs > 0
        {
            let at = self.chance.below(self.service.list.records.len().max(1));
            let what = if self.chance.one_in(2) {
                what
            } else {
                self.chance.of(self.history.what)
            };
            let near = self.chance.one_in(2);
            let changes = self.history.between_runs;
            self.service.list.burst(changes, what, at, near);
        }
    }
}

/// The service, as a reader requests it.
pub struct Asked(pub Arc<Mutex<World>>);

impl Fetch for Asked {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let (sender, receiver) = oneshot::channel();
        self.0.lock().unwrap().send(arguments, sender);
        Box::pin(async move {
            match receiver.await {
                Ok(answer) => answer,
                Err(_) => std::future::pending().await,
            }
        })
    }
}
