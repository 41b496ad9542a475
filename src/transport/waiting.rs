//! What a call is waiting for, which the error of its deadline says.

use std::fmt;
use std::time::{Duration, Instant};

use super::error::shown_wait;

/// What a call is waiting for.
#[derive(Debug, Clone, Copy)]
pub enum Waiting {
    /// For one of the requests of its client that are under way to end; so many may be.
    Place { most: usize },
    /// For its turn at the pace: a request in this time.
    Turn { period: Duration },
    /// For the end of a pause of all calls, which the service requested with a 429.
    Pause { time: Duration, until: Instant },
    /// For the next attempt.
    Retry {
        time: Duration,
        until: Instant,
        /// The service requested it.
        is_requested: bool,
    },
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
            Self::Turn { period } => {
                write!(formatter, "waiting for its turn at {}", pace(*period))
            }
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
                },
                "waiting for its turn at 5 requests a second",
            ),
            (
                Waiting::Turn {
                    period: Duration::from_secs(1),
                },
                "waiting for its turn at 1 request a second",
            ),
            (
                Waiting::Turn {
                    period: Duration::from_secs(10),
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
        let requested = Waiting::pause(Duration::from_secs(3)).requested().unwrap();
        assert!(requested > 2.0 && requested <= 3.0);
        assert!(Waiting::Answer.requested().is_none());
    }
}
