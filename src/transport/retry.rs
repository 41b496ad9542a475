//! Decides whether a failed request is sent again, and when.

use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBuilder};

use super::TransportError;
use super::error::YEAR;
use openshelf_core::call::Request;
use openshelf_core::catalog::Cuts;
use openshelf_core::defaults::MAX_RETRIES;

/// The limit of the first pause; the next one's is twice as long, and so on.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// No pause of our own is longer.
const LONGEST_PAUSE: Duration = Duration::from_secs(8);
/// The statuses after which another attempt may succeed.
const TRANSIENT_STATUSES: [u16; 6] = [408, 429, 500, 502, 503, 504];

/// What to do after a failure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Decision {
    /// Send the request again after this number of seconds.
    RetryAfter(f64),
    /// Another attempt would change nothing, or would do harm.
    GiveUp,
}

/// Decides about a failure. `own` is the delay, in seconds, if the service requests none. If the service
/// requests a wait of more than `longest` seconds, the call fails immediately.
pub fn decide(request: Repeatable, error: &TransportError, own: f64, longest: f64) -> Decision {
    if !request.after(error) {
        return Decision::GiveUp;
    }
    match error {
        TransportError::Status(failure) => match failure.retry_after {
            Some(asked) if is_too_long(asked, longest) => Decision::GiveUp,
            Some(asked) => Decision::RetryAfter(own.max(asked)),
            None => Decision::RetryAfter(own),
        },
        _ => Decision::RetryAfter(own),
    }
}

/// Whether the caller refuses to wait for this number of seconds. Nobody waits for a year.
pub fn is_too_long(asked: f64, longest: f64) -> bool {
    asked > longest.min(YEAR)
}

/// The delays between the attempts of one call, with full jitter: each is a random time between zero and
/// a limit that doubles.
pub struct Pauses(<ExponentialBuilder as BackoffBuilder>::Backoff);

impl Default for Pauses {
    fn default() -> Self {
        // The library's jitter chooses a time between the limit and twice the limit, so that all calls
        // that failed together would stay away for the whole limit. Ours starts at zero.
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
    /// Seconds until the next attempt. `random` is in 0 to 1.
    pub fn next(&mut self, random: f64) -> f64 {
        let limit = self.0.next().unwrap_or(LONGEST_PAUSE);
        limit.as_secs_f64() * random.clamp(0.0, 1.0)
    }
}

/// A second of the pauses after a cut, where the server is on this machine: nothing stands in front of it, and a test
/// need not wait.
const LOCAL_SECOND: f64 = 0.01;

/// The pauses of one call whose connections are closed without an answer.
pub struct CutPauses {
    pauses: &'static [u32],
    second: f64,
    taken: usize,
}

impl CutPauses {
    /// The pauses that the service needs, if it is one that closes connections.
    pub fn new(cuts: &Cuts, is_local: bool) -> Self {
        Self {
            pauses: cuts.pauses,
            second: if is_local { LOCAL_SECOND } else { 1.0 },
            taken: 0,
        }
    }

    /// Seconds until the next attempt. More retries than pauses repeat the last one.
    pub fn next(&mut self) -> f64 {
        let pause = self.pauses.get(self.taken).or(self.pauses.last());
        self.taken += 1;
        pause.map_or(0.0, |&seconds| f64::from(seconds) * self.second)
    }

    /// How many retries a call has if the caller does not say.
    pub fn usual_retries(&self) -> u32 {
        u32::try_from(self.pauses.len()).map_or(MAX_RETRIES, |all| all.max(MAX_RETRIES))
    }
}

/// The facts that determine whether a request may be sent again.
#[derive(Debug, Clone, Copy)]
pub struct Repeatable {
    /// The request makes the service start a job.
    pub creates_job: bool,
    /// The status that the service always returns for it.
    pub lasting_status: Option<u16>,
}

impl From<&Request> for Repeatable {
    fn from(request: &Request) -> Self {
        Self {
            // The file of a job is requested in the name of the operation that started it.
            creates_job: request.operation.creates_job
                && request.method == request.operation.method,
            lasting_status: request.lasting_status,
        }
    }
}

impl Repeatable {
    /// A read may be sent again. A request that makes the service begin a job is sent twice only when the
    /// first one cannot have arrived.
    pub fn after(self, error: &TransportError) -> bool {
        match error {
            TransportError::Connect { .. } => true,
            TransportError::Timeout { .. } | TransportError::Broken { .. } => !self.creates_job,
            TransportError::Status(failure) => {
                let may_succeed = match &failure.blocked {
                    Some(blocked) => blocked.is_temporary,
                    None => TRANSIENT_STATUSES.contains(&failure.status),
                };
                may_succeed && !self.creates_job && self.lasting_status != Some(failure.status)
            }
            TransportError::Closed
            | TransportError::Option(_)
            | TransportError::Certificate { .. }
            | TransportError::Deadline { .. }
            | TransportError::Cache(_)
            | TransportError::Limiter(_)
            | TransportError::NotCached { .. }
            | TransportError::Offline { .. }
            | TransportError::NotRecorded(_)
            | TransportError::MediaType { .. }
            | TransportError::TooLarge { .. }
            | TransportError::Unreadable { .. }
            | TransportError::ForeignHost(_)
            | TransportError::Missing(_)
            | TransportError::NoMemory { .. } => false,
        }
    }
}

/// A number from 0 to 1.
pub fn random() -> f64 {
    fastrand::f64()
}

/// Seconds as a duration, at most a year. A number that is not a length of time becomes zero.
pub fn seconds(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds.min(YEAR)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use proptest::prelude::*;

    use super::*;
    use crate::{Cause, StatusFailure};
    use openshelf_core::answer::Headers;
    use openshelf_core::catalog::Operation;

    /// A request of the first operation of the catalog that fulfils the condition.
    fn request(holds: impl Fn(&Operation) -> bool) -> Repeatable {
        let mut operations = openshelf_services::SERVICES
            .iter()
            .flat_map(|service| service.operations());
        let operation = operations.find(|operation| holds(operation)).unwrap();
        Repeatable {
            creates_job: operation.creates_job,
            lasting_status: operation.lasting_status,
        }
    }

    fn read() -> Repeatable {
        request(|operation| !operation.creates_job && operation.lasting_status.is_none())
    }

    fn job() -> Repeatable {
        request(|operation| operation.creates_job)
    }

    fn status(status: u16, retry_after: Option<f64>) -> TransportError {
        TransportError::Status(Box::new(StatusFailure {
            status,
            url: String::new(),
            headers: Headers::default(),
            body: Bytes::new(),
            detail: None,
            retry_after,
            blocked: None,
            hint: None,
        }))
    }

    fn text() -> String {
        String::new()
    }

    fn cause() -> Cause {
        Cause::new(std::fmt::Error)
    }

    #[test]
    fn transient_statuses_are_retried_and_others_are_not() {
        for code in [408, 429, 500, 502, 503, 504] {
            let decision = decide(read(), &status(code, None), 0.5, 60.0);
            assert!(matches!(decision, Decision::RetryAfter(_)), "{code}");
        }
        for code in [400, 401, 403, 404, 405, 410, 422, 501] {
            assert_eq!(
                decide(read(), &status(code, None), 0.5, 60.0),
                Decision::GiveUp
            );
        }
    }

    #[test]
    fn a_job_is_retried_only_if_no_request_arrived() {
        let connect = TransportError::Connect {
            url: text(),
            reason: text(),
            source: cause(),
        };
        let broken = TransportError::Broken {
            is_unanswered: true,
            url: text(),
            reason: text(),
            source: cause(),
        };
        let timeout = TransportError::Timeout {
            url: text(),
            seconds: 1.0,
        };
        assert!(matches!(
            decide(job(), &connect, 0.5, 60.0),
            Decision::RetryAfter(_)
        ));
        for error in [broken, timeout, status(503, None), status(429, Some(1.0))] {
            assert_eq!(decide(job(), &error, 0.5, 60.0), Decision::GiveUp);
        }
    }

    #[test]
    fn a_lasting_status_is_final() {
        let request = request(|operation| operation.lasting_status.is_some());
        for code in TRANSIENT_STATUSES {
            let decision = decide(request, &status(code, None), 0.5, 60.0);
            let lasts = request.lasting_status == Some(code);
            assert_eq!(decision == Decision::GiveUp, lasts, "{code}");
        }
        assert!(
            request
                .lasting_status
                .is_some_and(|code| TRANSIENT_STATUSES.contains(&code))
        );
    }

    #[test]
    fn a_wait_beyond_the_ceiling_is_final() {
        assert_eq!(
            decide(read(), &status(503, Some(61.0)), 0.5, 60.0),
            Decision::GiveUp
        );
    }

    #[test]
    fn a_wait_too_large_for_a_number_is_not_read_as_zero() {
        for asked in [YEAR * 2.0, 1e30, f64::INFINITY] {
            for longest in [60.0, 1e300, f64::INFINITY] {
                let decision = decide(read(), &status(429, Some(asked)), 0.5, longest);
                assert_eq!(decision, Decision::GiveUp, "{asked} {longest}");
            }
            assert_eq!(seconds(asked), Duration::from_secs_f64(YEAR));
        }
        assert_eq!(seconds(-1.0), Duration::ZERO);
    }

    #[test]
    fn a_certificate_error_is_final() {
        let error = TransportError::Certificate {
            url: text(),
            reason: text(),
            source: cause(),
        };
        for request in [read(), job()] {
            assert_eq!(decide(request, &error, 0.5, 60.0), Decision::GiveUp);
        }
    }

    proptest! {
        #[test]
        fn pauses_stay_within_their_limits(draws in prop::collection::vec(0.0f64..1.0, 1..200)) {
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
        fn the_wait_of_the_service_is_a_lower_bound(
            asked in 0.0f64..=60.0, own in 0.0f64..8.0
        ) {
            let decision = decide(read(), &status(503, Some(asked)), own, 60.0);
            let again = matches!(decision, Decision::RetryAfter(seconds) if seconds >= asked);
            prop_assert!(again);
        }
    }
}
