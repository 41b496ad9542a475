//! What a call is waiting for, which the error of its deadline says.

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use openshelf_core::locks::lock;

use super::error::{TransportError, shown_wait};

/// What a limit tells while a call waits for it.
#[derive(Debug, Clone)]
pub enum Progress {
    /// The call waits from here on.
    Waits(Waiting),
    /// The server of a shared limiter was lost, or is back; in words.
    Server(String),
}

/// What a call waits for now. The calls of one piece of work may share it.
#[derive(Debug, Clone, Default)]
pub struct WaitingNow(Arc<Mutex<Option<Waiting>>>);

impl WaitingNow {
    /// It waits for this from here on.
    pub fn set(&self, what: Waiting) {
        *lock(&self.0) = Some(what);
    }

    /// The error of a deadline that passes now.
    pub fn passed(&self, url: String, seconds: f64) -> TransportError {
        let waiting = lock(&self.0).clone();
        TransportError::Deadline {
            url,
            seconds,
            waiting: waiting
                .as_ref()
                .map_or_else(String::new, Waiting::to_string),
            retry_after: waiting.as_ref().and_then(Waiting::requested),
        }
    }
}

/// A piece of work of several calls that has one deadline, which ends each of them before its own would.
#[derive(Debug, Clone)]
pub struct WorkInTime {
    /// Where its calls note what they wait for.
    pub waiting: WaitingNow,
    /// When it ends with an error.
    pub deadline: Option<Instant>,
    /// The deadline is over: no request under way continues.
    pub is_over: Arc<AtomicBool>,
}

/// Why a server that grants turns has granted none, in words. It is read when a deadline passes, which may be after
/// the call has begun to wait.
#[derive(Debug, Clone, Default)]
pub struct Hindrance(Arc<Mutex<Option<Arc<str>>>>);

impl Hindrance {
    /// What calls wait for from here on, instead of their turns; `None` if they wait for those.
    pub fn set(&self, what: Option<Arc<str>>) {
        *lock(&self.0) = what;
    }

    /// What calls wait for, unless they wait for something else already.
    pub fn set_if_none(&self, what: &Arc<str>) {
        lock(&self.0).get_or_insert_with(|| Arc::clone(what));
    }

    fn get(&self) -> Option<Arc<str>> {
        lock(&self.0).clone()
    }
}

/// What a call is waiting for.
#[derive(Debug, Clone)]
pub enum Waiting {
    /// For one of the requests of its client that are under way to end; so many may be.
    Place { most: usize },
    /// For its turn at the pace: a request in this time.
    Turn {
        period: Duration,
        /// What the server of a shared limiter does instead, if there is one.
        hindrance: Option<Hindrance>,
    },
    /// For the end of a pause of all calls, which the service requested with a 429.
    Pause { time: Duration, until: Instant },
    /// For the next attempt.
    Retry {
        time: Duration,
        until: Instant,
        /// The service requested it.
        is_requested: bool,
    },
    /// For a job of the service, until its state is asked for again.
    Job,
    /// For another download of the same file.
    OtherDownload,
    /// For the service.
    Answer,
}

impl Waiting {
    /// A wait of this time, which begins now.
    pub fn pause(time: Duration) -> Self {
        let until = end_of(time);
        Self::Pause { time, until }
    }

    /// The time before the next attempt, which begins now.
    pub fn retry(time: Duration, is_requested: bool) -> Self {
        Self::Retry {
            time,
            until: end_of(time),
            is_requested,
        }
    }

    /// Seconds that are left of a wait that the service requested.
    pub fn requested(&self) -> Option<f64> {
        match self {
            Self::Pause { until, .. }
            | Self::Retry {
                until,
                is_requested: true,
                ..
            } => {
                let left = until.saturating_duration_since(Instant::now());
                Some(left.as_secs_f64())
            }
            _ => None,
        }
    }
}

fn end_of(time: Duration) -> Instant {
    let now = Instant::now();
    now.checked_add(time).unwrap_or(now)
}

impl fmt::Display for Waiting {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { most } => write!(
                formatter,
                "waiting for one of {most} requests under way to end (max_concurrency)"
            ),
            Self::Turn { period, hindrance } => match hindrance.as_ref().and_then(Hindrance::get) {
                Some(what) => write!(formatter, "waiting for {what}"),
                None => write!(formatter, "waiting for its turn at {}", pace(*period)),
            },
            Self::Pause { time, .. } => write!(
                formatter,
                "waiting for the end of a pause of {}, which the service asked for (429)",
                seconds(*time)
            ),
            Self::Retry {
                time,
                is_requested: true,
                ..
            } => write!(
                formatter,
                "waiting for the {} that the service asked for",
                seconds(*time)
            ),
            Self::Retry { time, .. } => {
                write!(
                    formatter,
                    "waiting {} before another attempt",
                    seconds(*time)
                )
            }
            Self::Job => formatter.write_str("waiting for the job to end"),
            Self::OtherDownload => formatter.write_str("waiting for another download of the file"),
            Self::Answer => formatter.write_str("waiting for the answer"),
        }
    }
}

fn seconds(time: Duration) -> String {
    shown_wait(time.as_secs_f64())
}

/// A pace in words.
fn pace(period: Duration) -> String {
    let rate = 1.0 / period.as_secs_f64();
    let rate = (rate * 1000.0).round() / 1000.0;
    if rate < 1.0 {
        return format!("1 request in {}", seconds(period));
    }
    let requests = if rate > 1.0 { "requests" } else { "request" };
    format!("{rate} {requests} a second")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_are_told_in_words() {
        for (waiting, told) in [
            (
                Waiting::Turn {
                    period: Duration::from_millis(200),
                    hindrance: None,
                },
                "waiting for its turn at 5 requests a second",
            ),
            (
                Waiting::Turn {
                    period: Duration::from_secs(1),
                    hindrance: None,
                },
                "waiting for its turn at 1 request a second",
            ),
            (
                Waiting::Turn {
                    period: Duration::from_secs(10),
                    hindrance: None,
                },
                "waiting for its turn at 1 request in 10 s",
            ),
            (
                Waiting::retry(Duration::from_secs(3), true),
                "waiting for the 3 s that the service asked for",
            ),
            (
                Waiting::retry(Duration::from_millis(250), false),
                "waiting 0.25 s before another attempt",
            ),
        ] {
            assert_eq!(waiting.to_string(), told);
        }
        let hindrance = Hindrance::default();
        let waiting = Waiting::Turn {
            period: Duration::from_secs(1),
            hindrance: Some(hindrance.clone()),
        };
        hindrance.set_if_none(&"the answer of a server".into());
        hindrance.set_if_none(&"another answer".into());
        assert_eq!(waiting.to_string(), "waiting for the answer of a server");
        hindrance.set(None);
        assert_eq!(
            waiting.to_string(),
            "waiting for its turn at 1 request a second"
        );
        let requested = Waiting::pause(Duration::from_secs(3)).requested().unwrap();
        assert!(requested > 2.0 && requested <= 3.0);
        assert!(Waiting::Answer.requested().is_none());
    }
}
