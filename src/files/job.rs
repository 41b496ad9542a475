//! Follows a job until its file is complete, without a clock and without a network.

use std::time::Duration;

use openshelf_core::catalog::Job;
use serde_json::Value;

/// The state of a job, as the service reports it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct JobStatus {
    pub state: String,
    pub name: String,
    /// The address of the file.
    pub address: Option<String>,
    pub message: Option<String>,
    pub rows: Option<u64>,
    pub columns: Option<u64>,
    /// Thousands of bytes.
    pub size: Option<f64>,
    /// Seconds that it has run.
    pub seconds: Option<f64>,
}

impl JobStatus {
    /// Reads an answer of the operation that tells the state.
    ///
    /// # Errors
    /// A sentence: the answer does not have a state.
    pub fn read(job: &Job, body: &[u8]) -> Result<Self, String> {
        let answer: Value = serde_json::from_slice(body).map_err(|error| error.to_string())?;
        let text = |name: &str| answer.get(name).and_then(Value::as_str).map(str::to_owned);
        let number = |name: &str| answer.get(name).and_then(Value::as_u64);
        let state = text(job.state)
            .ok_or_else(|| format!("the state of the job is missing: no text in {}", job.state))?;
        Ok(Self {
            state,
            name: text(job.name).unwrap_or_default(),
            address: text(job.address),
            message: text(job.message).filter(|message| !message.is_empty()),
            rows: number(job.rows),
            columns: number(job.columns),
            size: answer.get(job.size).and_then(Value::as_f64),
            seconds: answer.get(job.seconds).and_then(seconds),
        })
    }

    /// Whether the two differ in what shows that somebody works on the job. The seconds grow by themselves.
    fn shows_progress_since(&self, earlier: &Self) -> bool {
        self.state != earlier.state
            || self.rows != earlier.rows
            || self.columns != earlier.columns
            || self.size != earlier.size
    }
}

/// A number, or a text with one.
fn seconds(value: &Value) -> Option<f64> {
    let number = match value {
        Value::String(text) => text.trim().parse().ok()?,
        other => other.as_f64()?,
    };
    (number.is_finite() && number >= 0.0).then_some(number)
}

/// Growing pauses between two questions.
#[derive(Debug, Clone)]
pub struct Pauses {
    next: Duration,
}

impl Pauses {
    /// The longest pause, unless the first one is longer.
    const LONGEST: Duration = Duration::from_secs(30);

    pub fn beginning_with(first: Duration) -> Self {
        Self { next: first }
    }
}

impl Iterator for Pauses {
    type Item = Duration;

    fn next(&mut self) -> Option<Duration> {
        let pause = self.next;
        let longest = Self::LONGEST.max(pause);
        self.next = pause.mul_f64(1.5).min(longest);
        Some(pause)
    }
}

/// The next step with a job.
#[derive(Debug, Clone, PartialEq)]
pub enum Next {
    /// Ask again after this pause.
    Wait(Duration),
    Finished,
    Failed,
    /// Nothing has changed for this long, which is the limit.
    Stuck(Duration),
}

/// A job that is waited for.
#[derive(Debug)]
pub struct JobWatch {
    job: &'static Job,
    pauses: Pauses,
    /// How long nothing may change.
    limit: Option<Duration>,
    /// The last change, and when it was seen.
    last: Option<(JobStatus, Duration)>,
}

impl JobWatch {
    /// `first` is the first pause; without a `limit` it is waited for as long as it takes.
    pub fn new(job: &'static Job, first: Duration, limit: Option<Duration>) -> Self {
        Self {
            job,
            pauses: Pauses::beginning_with(first),
            limit,
            last: None,
        }
    }

    /// Decides after an answer. `now` is the time since the beginning.
    pub fn next(&mut self, status: &JobStatus, now: Duration) -> Next {
        if status.state == self.job.finished {
            return Next::Finished;
        }
        if status.state == self.job.failed {
            return Next::Failed;
        }
        let since = match &self.last {
            Some((last, since)) if !status.shows_progress_since(last) => *since,
            _ => {
                self.last = Some((status.clone(), now));
                now
            }
        };
        let quiet = now.saturating_sub(since);
        let pause = self.pauses.next().unwrap_or_default();
        match self.limit {
            Some(limit) if quiet >= limit => Next::Stuck(quiet),
            // The last question is asked when the limit is reached.
            Some(limit) => Next::Wait(pause.min(limit.saturating_sub(quiet))),
            None => Next::Wait(pause),
        }
    }
}

#[cfg(test)]
mod tests {
    use openshelf_core::catalog::FileColumns;
    use proptest::prelude::*;

    use super::*;

    static JOB: Job = Job {
        status: ("", "state"),
        parameter: "name",
        name: "name",
        address: "address",
        state: "state",
        finished: "finished",
        failed: "failed",
        message: "why",
        rows: "rows",
        columns: "columns",
        size: "size",
        seconds: "seconds",
        hosts: &[],
        columns_of_file: &FileColumns {
            texts: &[],
            days: &[],
            amounts: &[],
            unit: "",
        },
    };

    fn status(state: &str, rows: u64) -> JobStatus {
        JobStatus {
            state: state.to_owned(),
            rows: Some(rows),
            ..JobStatus::default()
        }
    }

    fn watch(limit: Option<u64>) -> JobWatch {
        let limit = limit.map(Duration::from_secs);
        JobWatch::new(&JOB, Duration::from_secs(1), limit)
    }

    #[test]
    fn the_status_of_a_job_is_read() {
        let body =
            br#"{"state": "running", "name": "a.zip", "why": "", "rows": 12, "columns": null,
            "size": 3.169, "seconds": "4.145662"}"#;
        let read = JobStatus::read(&JOB, body).unwrap();
        assert_eq!(read.state, "running");
        assert_eq!(
            (read.rows, read.columns, read.message),
            (Some(12), None, None)
        );
        assert_eq!((read.size, read.seconds), (Some(3.169), Some(4.145_662)));
        for body in [&b"{}"[..], b"[]", b"{\"state\": 3}", b"<html>"] {
            assert!(JobStatus::read(&JOB, body).is_err());
        }
    }

    #[test]
    fn a_job_without_progress_is_stuck() {
        let mut watch = watch(Some(10));
        let at = Duration::from_secs;
        assert_eq!(watch.next(&status("ready", 0), at(0)), Next::Wait(at(1)));
        assert!(matches!(
            watch.next(&status("running", 0), at(9)),
            Next::Wait(_)
        ));
        // Rows count as progress, and seconds do not.
        assert!(matches!(
            watch.next(&status("running", 5), at(18)),
            Next::Wait(_)
        ));
        let mut older = status("running", 5);
        older.seconds = Some(99.0);
        assert_eq!(watch.next(&older, at(27)), Next::Wait(at(1)));
        assert_eq!(watch.next(&older, at(28)), Next::Stuck(at(10)));
    }

    #[test]
    fn every_other_state_is_waited_for() {
        let mut watch = watch(None);
        for state in ["ready", "queued", "created", "uploading", "resumed", "new"] {
            let next = watch.next(&status(state, 0), Duration::from_secs(1_000_000));
            assert!(matches!(next, Next::Wait(_)), "{state}");
        }
        assert_eq!(
            watch.next(&status("failed", 0), Duration::ZERO),
            Next::Failed
        );
        assert_eq!(
            watch.next(&status("finished", 0), Duration::ZERO),
            Next::Finished
        );
    }

    proptest! {
        /// Whatever the service answers, a job without progress ends at its limit and no earlier.
        #[test]
        fn a_job_without_progress_is_given_up_exactly_at_the_limit(changes in prop::collection::vec(0_u64..2, 0..40), limit in 1_u64..200) {
            let mut watch = watch(Some(limit));
            let limit = Duration::from_secs(limit);
            let (mut now, mut quiet, mut rows) = (Duration::ZERO, Duration::ZERO, 0);
            let mut changes = changes.into_iter();
            let mut is_first = true;
            loop {
                let change = changes.next().unwrap_or(0);
                rows += change;
                if change > 0 || is_first {
                    quiet = Duration::ZERO;
                }
                is_first = false;
                match watch.next(&status("running", rows), now) {
                    Next::Wait(pause) => {
                        prop_assert!(quiet < limit);
                        prop_assert!(pause <= Pauses::LONGEST && quiet + pause <= limit);
                        now += pause;
                        quiet += pause;
                    }
                    Next::Stuck(seen) => {
                        prop_assert_eq!((seen, quiet), (limit, limit));
                        break;
                    }
                    other => prop_assert!(false, "{other:?}"),
                }
            }
        }
    }
}
