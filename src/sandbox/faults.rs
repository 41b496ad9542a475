//! Faults as plain data, and the requests that they apply to.

use std::sync::Mutex;
use std::time::Duration;

use super::front::Front;
use super::matcher::{Added, Matcher, Precedence, SentRequest};
use openshelf_core::locks::lock;
use openshelf_sandbox_services::job_plan::{JobPlan, Tables};
use openshelf_sandbox_services::random::Random;
use openshelf_sandbox_services::record_change::{ChangePlace, RecordChange};

/// The value of `Retry-After`.
#[derive(Debug, Clone, PartialEq)]
pub enum RetryAfter {
    Seconds(u32),
    /// The text as it is.
    Text(String),
    /// The date of the next second.
    Soon,
}

/// One fault and the requests that it applies to.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Fault {
    /// The requests that it is for.
    pub matcher: Matcher,
    /// How many requests it applies to; `None` for all.
    pub times: Option<u64>,
    /// The share of the requests that it applies to, from 0 to 1. The seed decides which ones.
    pub probability: Option<f64>,
    pub seed: u64,

    /// A status in place of the answer.
    pub status: Option<u16>,
    pub retry_after: Option<RetryAfter>,
    pub content_type: Option<String>,
    /// Members of the answer that are renamed or omitted, at any depth.
    pub rename: Vec<(String, Option<String>)>,
    /// The body stops being JSON halfway.
    pub bad_json: bool,
    /// A redirect to the same address.
    pub redirect_loop: bool,
    /// A redirect to plain HTTP on the second port.
    pub downgrade_redirect: bool,
    /// A compressed body of this many bytes after decompression.
    pub bomb: Option<u64>,

    /// An answer of what stands in front of the service.
    pub front: Option<Front>,
    /// The service says in its answer that its list is not available now.
    pub blackout: bool,
    /// The connection ends without an answer to the request after this many.
    pub cut_after: Option<u64>,

    /// A pause before the headers.
    pub delay: Option<Duration>,
    /// A pause in the middle of the body.
    pub body_delay: Option<Duration>,
    /// The connection ends after this many bytes of the body.
    pub cut: Option<u64>,
    /// The header announces more bytes than are sent.
    pub wrong_length: bool,
    /// The connection is reset before any answer.
    pub reset: bool,
    /// Headers without an end.
    pub endless_headers: bool,
    /// How many bytes of the body are sent per second.
    pub drip: Option<f64>,

    /// The plan of the job that the request creates, and the tables that it makes.
    pub job: Option<JobPlan>,
    pub tables: Option<u16>,
    pub table_size: Option<u64>,

    /// This many records are inserted after the answer is made.
    pub insert: usize,
    /// This many records are deleted after the answer is made.
    pub delete: usize,
    /// This many records get another value after the answer is made, if the service supports it.
    pub update: usize,
    /// Where in the list that happens; for "anywhere" the seed decides.
    pub place: ChangePlace,
}

impl Fault {
    /// The plan of the job, if it is not the usual one.
    pub(super) fn job_plan(&self) -> Option<JobPlan> {
        let has_tables = self.tables.is_some() || self.table_size.is_some();
        let tables = has_tables.then(|| Tables {
            count: self.tables.unwrap_or(1),
            size: self.table_size.unwrap_or(1 << 20),
        });
        let plan = self.job.clone().or_else(|| has_tables.then(JobPlan::usual));
        plan.map(|plan| JobPlan { tables, ..plan })
    }

    /// The change of the records, if any.
    pub(super) fn record_change(&self) -> Option<RecordChange> {
        let any = self.insert > 0 || self.delete > 0 || self.update > 0;
        any.then_some(RecordChange {
            inserted: self.insert,
            deleted: self.delete,
            updated: self.update,
            place: self.place,
            seed: self.seed,
        })
    }

    /// Whether it changes anything, whatever requests it applies to.
    pub fn has_effect(&self) -> bool {
        let nothing = Self {
            matcher: self.matcher.clone(),
            times: self.times,
            probability: self.probability,
            seed: self.seed,
            place: self.place,
            ..Self::default()
        };
        *self != nothing
    }

    /// Whether it does nothing else than to change records.
    pub(super) fn only_changes_records(&self) -> bool {
        let without = Self {
            insert: 0,
            delete: 0,
            update: 0,
            ..self.clone()
        };
        self.record_change().is_some() && !without.has_effect()
    }

    /// Whether the answer cannot be sent with an HTTP library that follows the rules.
    pub fn breaks_the_rules(&self) -> bool {
        self.body_delay.is_some()
            || self.cut.is_some()
            || self.wrong_length
            || self.reset
            || self.endless_headers
            || self.drip.is_some()
            || self.bomb.is_some()
    }

    /// Whether it decides the whole answer, so that an answer of a test has no part in it.
    pub(super) fn replaces_answer(&self) -> bool {
        self.status.is_some()
            || self.retry_after.is_some()
            || self.front.is_some()
            || self.redirect_loop
            || self.downgrade_redirect
            || self.bomb.is_some()
            || self.endless_headers
            || self.cut_after.is_some()
            || self.reset
    }
}

/// A fault and the number of requests that it still applies to.
#[derive(Debug)]
struct ActiveFault {
    fault: Fault,
    /// How many requests it has applied to.
    met: u64,
    /// How many of them asked for a list in which it has changed nothing.
    unseen: u64,
    random: Random,
    added: Added,
    /// What a request met in place of it.
    behind: Option<Added>,
}

impl ActiveFault {
    /// Whether this request is among the share that meets it.
    fn is_drawn(&mut self) -> bool {
        let part = self.fault.probability;
        part.is_none_or(|part| self.random.unit() < part)
    }

    fn is_left(&self) -> bool {
        self.fault.times.is_none_or(|times| self.met < times)
    }

    /// Its place among those that a request may meet, if it is one of them.
    fn precedence(&self, operations: &[String], sent: &SentRequest<'_>) -> Option<Precedence> {
        if !self.is_left() {
            return None;
        }
        let narrowness = self.fault.matcher.matches(operations, sent)?;
        // One that requests meet by chance leaves some to others.
        let is_endless = self.fault.times.is_none() && self.fault.probability.is_none();
        Some(Precedence::new(narrowness, is_endless, self.added))
    }
}

/// A fault that a request meets.
#[derive(Debug, Clone)]
pub struct MetFault {
    pub fault: Fault,
    pub(super) added: Added,
}

/// The active faults of a sandbox. `Precedence` says which of several applies to a request.
#[derive(Debug, Default)]
pub struct Faults {
    active: Mutex<Vec<ActiveFault>>,
}

impl Faults {
    pub fn add(&self, fault: Fault) {
        let active = ActiveFault {
            met: 0,
            unseen: 0,
            random: Random::new(fault.seed, "faults", 0),
            added: Added::now(),
            behind: None,
            fault,
        };
        self.lock().push(active);
    }

    /// Removes every fault.
    pub fn heal(&self) {
        self.lock().clear();
    }

    /// The fault that applies to this request, if one does. `operations` are those that send such a request;
    /// `answered` is the number of requests before it on its connection. A fault that replaces an answer gives way to an
    /// `answer` of a test that goes before it. A request that `is_current` does not allow, asked while no fault can be
    /// added, meets none.
    pub fn next_for(
        &self,
        operations: &[String],
        sent: &SentRequest<'_>,
        answered: u64,
        answer: Option<(Precedence, Added)>,
        is_current: impl FnOnce() -> bool,
    ) -> Option<MetFault> {
        let mut all = self.lock();
        if all.is_empty() || !is_current() {
            return None;
        }
        let mut fitting: Vec<_> = all
            .iter_mut()
            .filter_map(|active| Some((active.precedence(operations, sent)?, active)))
            .filter(|(_, active)| active.fault.cut_after.is_none_or(|most| answered >= most))
            .collect();
        fitting.sort_by_key(|(precedence, _)| *precedence);
        let mut met: Option<MetFault> = None;
        for (precedence, active) in fitting {
            let before = answer.filter(|(first, _)| *first < precedence);
            if let Some(met) = &met {
                active.behind = active.behind.or(Some(met.added));
            } else if let Some((_, answer)) = before
                && active.fault.replaces_answer()
            {
                active.behind = active.behind.or(Some(answer));
            } else if active.is_drawn() {
                active.met += 1;
                met = Some(MetFault {
                    fault: active.fault.clone(),
                    added: active.added,
                });
            }
        }
        met
    }

    /// Notes that a fault has changed nothing in the list of a request: nobody has met it there. It has been applied
    /// nevertheless, and is not applied once more in its place.
    pub(super) fn unseen(&self, fault: &MetFault) {
        let mut all = self.lock();
        if let Some(found) = all.iter_mut().find(|active| active.added == fault.added) {
            found.unseen += 1;
        }
    }

    /// How many requests have met each fault, in the order in which they were added.
    pub fn met(&self) -> Vec<u64> {
        let all = self.lock();
        all.iter()
            .map(|active| active.met.saturating_sub(active.unseen))
            .collect()
    }

    /// When each fault was added, and what a request met in its place, if there is something.
    pub fn behind(&self) -> Vec<(Added, Option<Added>)> {
        let all = self.lock();
        all.iter()
            .map(|active| (active.added, active.behind))
            .collect()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<ActiveFault>> {
        lock(&self.active)
    }
}

#[cfg(test)]
mod tests {
    use hyper::body::Bytes;

    use super::*;

    fn asked(target: &str) -> http::request::Parts {
        http::Request::get(target).body(()).unwrap().into_parts().0
    }

    #[test]
    fn a_connection_is_cut_after_its_requests() {
        let faults = Faults::default();
        faults.add(Fault {
            cut_after: Some(2),
            ..Fault::default()
        });
        let (head, body) = (asked("/"), Bytes::new());
        let sent = SentRequest::new(&head, &body);
        let met = |answered: u64| {
            let found = faults.next_for(&[], &sent, answered, None, || true);
            found.is_some()
        };
        assert_eq!([met(0), met(1), met(2), met(3)], [false, false, true, true]);
    }

    #[test]
    fn a_fault_ends_after_its_times() {
        let faults = Faults::default();
        faults.add(Fault {
            times: Some(2),
            ..Fault::default()
        });
        let (head, body) = (asked("/"), Bytes::new());
        let sent = SentRequest::new(&head, &body);
        let next = |current: bool| faults.next_for(&[], &sent, 0, None, || current);
        let met = || next(true).is_some();
        assert!(next(false).is_none());
        assert_eq!([met(), met(), met()], [true, true, false]);
        faults.add(Fault {
            matcher: Matcher::of_operation("museum"),
            ..Fault::default()
        });
        assert_eq!(faults.met(), [2, 0]);
        faults.heal();
        assert!(faults.met().is_empty());
    }
}
