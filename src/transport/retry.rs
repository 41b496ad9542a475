//! Whether a failed request is sent again, and when.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBuilder};

use super::TransportError;
use openshelf_core::table::Operation;

/// The limit of the first pause; the next one's is twice as long, and so on.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// No pause of our own is longer.
const LONGEST_PAUSE: Duration = Duration::from_secs(8);
/// The statuses that another try may mend.
const PASSING: [u16; 6] = [408, 429, 500, 502, 503, 504];

/// What to do after a failure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Verdict {
    /// Try again after so many seconds.
    Again(f64),
    /// Another try would change nothing, or do harm.
    Final,
}

/// Judges a failure. `own` is the pause, in seconds, where the service asks for none. A service that
/// asks for a wait of more than `longest` seconds is taken at its word: the call fails at once.
pub fn judge(operation: &Operation, error: &TransportError, own: f64, longest: f64) -> Verdict {
    if !may_be_repeated(operation, error) {
        return Verdict::Final;
    }
    match error {
        TransportError::Status(failure) => match failure.retry_after {
            Some(asked) if asked > longest => Verdict::Final,
            Some(asked) => Verdict::Again(own.max(asked)),
            None => Verdict::Again(own),
        },
        _ => Verdict::Again(own),
    }
}

/// The pauses between the attempts of one call, with full jitter: each is anything between nothing and
/// a limit that doubles.
pub struct Pauses(<ExponentialBuilder as BackoffBuilder>::Backoff);

impl Default for Pauses {
    fn default() -> Self {
        // The jitter of the library draws between the limit and twice the limit, so that calls that
        // failed together would all be away for the whole limit. Ours draws from nothing on.
        Self(
            ExponentialBuilder::new()
                .with_min_delay(FIRST_PAUSE)
                .with_max_delay(LONGEST_PAUSE)
                .without_max_times()
                .build(),
        )
    }
}

impl Pauses {
    /// Seconds until the next attempt. `random` lies in 0 to 1.
    pub fn next(&mut self, random: f64) -> f64 {
        let limit = self.0.next().unwrap_or(LONGEST_PAUSE);
        limit.as_secs_f64() * random.clamp(0.0, 1.0)
    }
}

/// Reads can be asked for again. What makes the service begin a job is sent twice only when the
/// first request cannot have arrived.
fn may_be_repeated(operation: &Operation, error: &TransportError) -> bool {
    match error {
        TransportError::Connect { .. } => true,
        TransportError::Timeout { .. } | TransportError::Broken { .. } => !operation.creates_job,
        TransportError::Status(failure) => {
            PASSING.contains(&failure.status)
                && !operation.creates_job
                && operation.lasting_status != Some(failure.status)
        }
        TransportError::Closed
        | TransportError::Option(_)
        | TransportError::Deadline { .. }
        | TransportError::Cache(_)
        | TransportError::NotCached { .. }
        | TransportError::TooLarge { .. } => false,
    }
}

/// How many retries a client has left, so that an outage is not multiplied: each takes one, each
/// success gives a tenth back.
pub struct Budget {
    tenths: AtomicI64,
}

/// What a budget holds at most, in tenths of a retry.
const FULL: i64 = 1000;

impl Default for Budget {
    fn default() -> Self {
        Self {
            tenths: AtomicI64::new(FULL),
        }
    }
}

impl Budget {
    /// Takes a retry, if one is left.
    pub fn take(&self) -> bool {
        self.tenths
            .fetch_update(Ordering::AcqRel, Ordering::Acquire, |tenths| {
                (tenths >= 10).then_some(tenths - 10)
            })
            .is_ok()
    }

    /// Something succeeded.
    pub fn refill(&self) {
        let _ = self
            .tenths
            .fetch_update(Ordering::AcqRel, Ordering::Acquire, |tenths| {
                (tenths < FULL).then_some(tenths + 1)
            });
    }
}

/// A number from 0 to 1.
pub fn random() -> f64 {
    fastrand::f64()
}

/// Seconds as a duration; what is no length of time is none.
pub fn seconds(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use proptest::prelude::*;

    use super::*;
    use crate::StatusFailure;

    /// The first row of the table for which it holds.
    fn row(holds: impl Fn(&Operation) -> bool) -> &'static Operation {
        let mut rows = openshelf_services::SERVICES
            .iter()
            .flat_map(|service| service.rows());
        rows.find(|row| holds(row)).unwrap()
    }

    fn read() -> &'static Operation {
        row(|row| !row.creates_job && row.lasting_status.is_none())
    }

    fn job() -> &'static Operation {
        row(|row| row.creates_job)
    }

    fn status(status: u16, retry_after: Option<f64>) -> TransportError {
        TransportError::Status(Box::new(StatusFailure {
            status,
            url: String::new(),
            headers: Vec::new(),
            body: Bytes::new(),
            detail: None,
            retry_after,
        }))
    }

    fn text() -> String {
        String::new()
    }

    #[test]
    fn what_passes_is_tried_again_and_what_lasts_is_not() {
        for code in [408, 429, 500, 502, 503, 504] {
            let verdict = judge(read(), &status(code, None), 0.5, 60.0);
            assert!(matches!(verdict, Verdict::Again(_)), "{code}");
        }
        for code in [400, 401, 403, 404, 405, 410, 422, 501] {
            assert_eq!(
                judge(read(), &status(code, None), 0.5, 60.0),
                Verdict::Final
            );
        }
    }

    #[test]
    fn a_job_is_asked_for_twice_only_when_nothing_arrived() {
        let connect = TransportError::Connect {
            url: text(),
            reason: text(),
        };
        let broken = TransportError::Broken {
            url: text(),
            reason: text(),
        };
        let timeout = TransportError::Timeout {
            url: text(),
            seconds: 1.0,
        };
        assert!(matches!(
            judge(job(), &connect, 0.5, 60.0),
            Verdict::Again(_)
        ));
        for error in [broken, timeout, status(503, None), status(429, Some(1.0))] {
            assert_eq!(judge(job(), &error, 0.5, 60.0), Verdict::Final);
        }
    }

    #[test]
    fn a_status_that_lasts_is_final() {
        let row = row(|row| row.lasting_status.is_some());
        for code in PASSING {
            let verdict = judge(row, &status(code, None), 0.5, 60.0);
            let lasts = row.lasting_status == Some(code);
            assert_eq!(verdict == Verdict::Final, lasts, "{code}");
        }
        assert!(
            row.lasting_status
                .is_some_and(|code| PASSING.contains(&code))
        );
    }

    #[test]
    fn a_longer_wait_than_anybody_has_is_final() {
        assert_eq!(
            judge(read(), &status(503, Some(61.0)), 0.5, 60.0),
            Verdict::Final
        );
    }

    #[test]
    fn a_budget_ends_and_grows_again() {
        let budget = Budget::default();
        let taken = (0..1000).filter(|_| budget.take()).count();
        assert_eq!(taken, 100);
        (0..10).for_each(|_| budget.refill());
        assert!(budget.take());
        assert!(!budget.take());
    }

    proptest! {
        #[test]
        fn pauses_stay_inside_their_limits(draws in prop::collection::vec(0.0f64..1.0, 1..200)) {
            let mut pauses = Pauses::default();
            let mut limit = FIRST_PAUSE;
            for random in draws {
                let seconds = pauses.next(random);
                prop_assert!((0.0..=limit.as_secs_f64()).contains(&seconds));
                prop_assert!((seconds - random * limit.as_secs_f64()).abs() < 1e-6);
                limit = (limit * 2).min(LONGEST_PAUSE);
            }
        }

        #[test]
        fn what_the_service_asks_for_is_a_lower_bound(
            asked in 0.0f64..=60.0, own in 0.0f64..8.0
        ) {
            let verdict = judge(read(), &status(503, Some(asked)), own, 60.0);
            let again = matches!(verdict, Verdict::Again(seconds) if seconds >= asked);
            prop_assert!(again);
        }
    }
}
