//! Faults as plain data, and the requests that they apply to.

use std::sync::Mutex;
use std::time::Duration;

use super::front::Front;
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
    /// An operation, such as `museum.artworks.search`, or a prefix of one up to a dot.
    pub operation: Option<String>,
    /// A path, in which `*` matches any text.
    pub path: Option<String>,
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
            operation: self.operation.clone(),
            path: self.path.clone(),
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

    fn matches(&self, operations: &[String], path: &str) -> bool {
        is_meant(
            self.operation.as_deref(),
            self.path.as_deref(),
            operations,
            path,
        )
    }
}

/// Whether a request that any of some operations sends, to a path, is among those of an operation or a prefix of one,
/// and of a path with asterisks.
pub(super) fn is_meant(
    wanted: Option<&str>,
    pattern: Option<&str>,
    operations: &[String],
    path: &str,
) -> bool {
    let is_of = |wanted: &str| {
        operations.iter().any(|asked| {
            let rest = asked.strip_prefix(wanted);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
    };
    // The path that the service itself has lacks the name of the service, with which the sandbox's begin.
    let own = path.match_indices('/').nth(1).map(|(at, _)| at);
    let own = own.and_then(|at| path.get(at..));
    let is_at = |pattern: &str| {
        let mut ways = [Some(path), own].into_iter().flatten();
        ways.any(|path| matches_path(pattern, path))
    };
    wanted.is_none_or(is_of) && pattern.is_none_or(is_at)
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
}

impl ActiveFault {
    fn is_left(&self) -> bool {
        self.fault.times.is_none_or(|times| self.met < times)
    }
}

/// The active faults of a sandbox. The first that matches a request applies to it.
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
            fault,
        };
        self.lock().push(active);
    }

    /// Removes every fault.
    pub fn heal(&self) {
        self.lock().clear();
    }

    /// The fault that applies to this request, if one does. `operations` are those that send such a request;
    /// `answered` is the number of requests before it on its connection. A request that `is_current` does not
    /// allow, asked while no fault can be added, meets none.
    pub fn next_for(
        &self,
        operations: &[String],
        path: &str,
        answered: u64,
        is_current: impl FnOnce() -> bool,
    ) -> Option<Fault> {
        let mut all = self.lock();
        if all.is_empty() || !is_current() {
            return None;
        }
        let at = all.iter_mut().position(|active| {
            active.is_left()
                && active.fault.matches(operations, path)
                && active.fault.cut_after.is_none_or(|most| answered >= most)
                && active
                    .fault
                    .probability
                    .is_none_or(|part| active.random.unit() < part)
        })?;
        let found = all.get_mut(at)?;
        found.met += 1;
        Some(found.fault.clone())
    }

    /// Notes that a fault has changed nothing in the list of a request: nobody has met it there. It has been applied
    /// nevertheless, and is not applied once more in its place.
    pub fn unseen(&self, fault: &Fault) {
        let mut all = self.lock();
        let is_it =
            |active: &&mut ActiveFault| active.fault == *fault && active.met > active.unseen;
        if let Some(found) = all.iter_mut().find(is_it) {
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

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<ActiveFault>> {
        lock(&self.active)
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
        let fault = |operation: &str| Fault {
            operation: Some(operation.to_owned()),
            ..Fault::default()
        };
        let asked = ["museum.artworks.search".to_owned()];
        let shared = ["museum.images.download", "museum.images.fetch"].map(str::to_owned);
        let asked = asked.as_slice();
        assert!(fault("museum").matches(asked, "/"));
        assert!(fault("museum.artworks").matches(asked, "/"));
        assert!(fault("museum.artworks.search").matches(asked, "/"));
        assert!(!fault("museum.art").matches(asked, "/"));
        assert!(!fault("museum").matches(&[], "/"));
        assert!(fault("museum.images.fetch").matches(&shared, "/"));
        assert!(!fault("museum.images.save").matches(&shared, "/"));
    }

    #[test]
    fn a_connection_is_cut_after_its_requests() {
        let faults = Faults::default();
        faults.add(Fault {
            cut_after: Some(2),
            ..Fault::default()
        });
        let met = |answered: u64| faults.next_for(&[], "/", answered, || true).is_some();
        assert_eq!([met(0), met(1), met(2), met(3)], [false, false, true, true]);
    }

    #[test]
    fn a_fault_ends_after_its_times() {
        let faults = Faults::default();
        faults.add(Fault {
            times: Some(2),
            ..Fault::default()
        });
        let met = || faults.next_for(&[], "/", 0, || true).is_some();
        assert!(faults.next_for(&[], "/", 0, || false).is_none());
        assert_eq!([met(), met(), met()], [true, true, false]);
        faults.add(Fault {
            operation: Some("museum".to_owned()),
            ..Fault::default()
        });
        assert_eq!(faults.met(), [2, 0]);
        faults.heal();
        assert!(faults.met().is_empty());
    }
}
