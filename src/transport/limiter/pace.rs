//! Grants requests one after another.

use std::time::{Duration, Instant};

use super::answer::Answer;
use super::error::LimiterError;
use super::file_pace::FilePace;
use super::own_pace::OwnPace;
use super::redis_pace::RedisPace;
use crate::waiting::Hindrance;

/// Grants requests one after another.
pub enum Pace {
    Own(OwnPace),
    File(FilePace),
    Redis(RedisPace),
}

impl Pace {
    /// The time between two requests.
    pub fn period(&self) -> Duration {
        match self {
            Self::Own(own) => own.period,
            Self::File(file) => file.period,
            Self::Redis(redis) => redis.period(),
        }
    }

    /// Asks for a request. A shared pace counts it as sent if it says [`Answer::Go`]; the own pace counts
    /// when it is sent ([`count`](Self::count)). `longest` is how many seconds a caller waits for a server
    /// that is away.
    ///
    /// # Errors
    /// The shared pace cannot be asked.
    pub async fn ask(&self, longest: f64) -> Result<Answer, LimiterError> {
        match self {
            Self::Own(own) => {
                let wait = own.wait();
                Ok(match wait.is_zero() {
                    true => Answer::Go,
                    false => Answer::Wait(wait),
                })
            }
            Self::File(file) => file.ask(),
            Self::Redis(redis) => redis.ask(longest).await,
        }
    }

    /// Why the server of a shared pace grants no requests, if there is one.
    pub fn hindrance(&self) -> Option<Hindrance> {
        match self {
            Self::Own(_) | Self::File(_) => None,
            Self::Redis(redis) => Some(redis.hindrance()),
        }
    }

    /// That the server was lost or is back, in words; each change is returned once.
    pub fn take_news(&self) -> Vec<String> {
        match self {
            Self::Own(_) | Self::File(_) => Vec::new(),
            Self::Redis(redis) => redis.take_news(),
        }
    }

    /// Counts a request that is sent now.
    ///
    /// # Errors
    /// It is too early: the time at which it may be sent.
    pub fn count(&self) -> Result<(), Instant> {
        match self {
            Self::Own(own) => own.count(),
            Self::File(_) | Self::Redis(_) => Ok(()),
        }
    }

    /// Lets the other processes send nothing for this time. A failure is not reported: the own process
    /// pauses anyway.
    pub async fn pause(&self, time: Duration) {
        match self {
            Self::Own(_) => {}
            Self::File(file) => file.pause(time),
            Self::Redis(redis) => redis.pause(time).await,
        }
    }
}
