//! What the file of a limiter holds, and the rule by which it grants requests.
//!
//! All times are microseconds of the system's clock since 1970.

use std::time::Duration;

use super::answer::Answer;
use super::micros::micros;

/// What the file of any version begins with.
const NAME: [u8; 15] = *b"openshelf limit";
/// The byte after it, which is another one in another version.
const FIRST_VERSION: u8 = b'\n';
/// The version of the file.
pub const LIMITER_VERSION: u32 = 1;
/// Bytes of the file.
pub const SIZE: usize = 48;
/// How long after the last request another rate may be used, in microseconds.
const RATE_IS_KEPT: u64 = 60_000_000;

/// What the processes of a limit share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FileState {
    /// Between two requests; 0 before the first.
    period: u64,
    /// When the next request may be sent.
    next: u64,
    /// When a pause was requested, and until when it lasts.
    paused_at: u64,
    paused_until: u64,
}

/// Why bytes are not a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unreadable {
    /// They are not those of a limiter.
    NotALimiter,
    /// They are those of a limiter of another version.
    OtherVersion,
}

/// Another rate is in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherRate {
    /// The time between two of its requests.
    pub period: Duration,
}

impl FileState {
    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// They are not those of a limiter, or of another version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Unreadable> {
        match bytes.strip_prefix(&NAME).and_then(<[u8]>::split_first) {
            None => Err(Unreadable::NotALimiter),
            Some((&FIRST_VERSION, numbers)) if bytes.len() == SIZE => {
                Self::from_numbers(numbers).ok_or(Unreadable::NotALimiter)
            }
            Some((&FIRST_VERSION, _)) => Err(Unreadable::NotALimiter),
            Some(_) => Err(Unreadable::OtherVersion),
        }
    }

    fn from_numbers(mut rest: &[u8]) -> Option<Self> {
        let mut number = || {
            let (first, others) = rest.split_first_chunk::<8>()?;
            rest = others;
            Some(u64::from_le_bytes(*first))
        };
        Some(Self {
            period: number()?,
            next: number()?,
            paused_at: number()?,
            paused_until: number()?,
        })
    }

    /// The bytes of the file.
    pub fn to_bytes(self) -> Vec<u8> {
        let mut bytes = NAME.to_vec();
        bytes.push(FIRST_VERSION);
        for number in [self.period, self.next, self.paused_at, self.paused_until] {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
        bytes
    }

    /// Grants a request now, or says how long to wait.
    ///
    /// # Errors
    /// Others use another rate.
    pub fn ask(&mut self, period: Duration, now: u64) -> Result<Answer, OtherRate> {
        let period = micros(period).max(1);
        if self.period != 0 && self.period != period {
            let last = self.next.saturating_sub(self.period);
            if now.saturating_sub(last) < RATE_IS_KEPT.saturating_add(self.period) {
                return Err(OtherRate {
                    period: Duration::from_micros(self.period),
                });
            }
        }
        self.period = period;
        // Nobody may wait longer than a period: the clock was set back.
        self.next = self.next.min(now.saturating_add(period));
        if let Some(left) = self.pause_left(now) {
            return Ok(Answer::Paused(left));
        }
        if self.next > now {
            return Ok(Answer::Wait(Duration::from_micros(self.next - now)));
        }
        self.next = now.saturating_add(period);
        Ok(Answer::Go)
    }

    /// Grants nothing for this time.
    pub fn pause(&mut self, time: Duration, now: u64) {
        let left = self.pause_left(now).unwrap_or_default();
        self.paused_at = now;
        self.paused_until = now.saturating_add(micros(left.max(time)));
    }

    fn pause_left(&mut self, now: u64) -> Option<Duration> {
        if now < self.paused_at {
            // The clock was set back, and the pause is not longer for that.
            let length = self.paused_until.saturating_sub(self.paused_at);
            self.paused_at = now;
            self.paused_until = now.saturating_add(length);
        }
        let left = self.paused_until.saturating_sub(now);
        (left > 0).then(|| Duration::from_micros(left))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn bytes_are_read_as_they_were_written(period: u64, next: u64, paused_at: u64, paused_until: u64) {
            let state = FileState { period, next, paused_at, paused_until };
            prop_assert_eq!(FileState::from_bytes(&state.to_bytes()), Ok(state));
        }

        #[test]
        fn other_bytes_are_refused(bytes: Vec<u8>) {
            prop_assert_eq!(FileState::from_bytes(&bytes), Err(Unreadable::NotALimiter));
        }

        /// Whoever asks, in any order and at any time: no window of any length has more requests than its
        /// share of the rate and one.
        #[test]
        fn no_interval_exceeds_the_rate(
            period in 1..2_000_000_u64,
            steps in proptest::collection::vec(0..3_000_000_u64, 1..200),
        ) {
            let mut state = FileState::default();
            let mut now = 1_700_000_000_000_000_u64;
            let mut granted = Vec::new();
            for step in steps {
                now += step;
                match state.ask(Duration::from_micros(period), now).unwrap() {
                    Answer::Go => granted.push(now),
                    Answer::Wait(wait) => prop_assert!(wait <= Duration::from_micros(period)),
                    Answer::Paused(_) => prop_assert!(false),
                }
            }
            for (place, first) in granted.iter().enumerate() {
                for (more, last) in granted[place..].iter().enumerate() {
                    prop_assert!(more as u64 <= (last - first) / period);
                }
            }
            // Nobody waits for nothing.
            prop_assert!(!granted.is_empty());
        }

        /// A clock that jumps back makes nobody wait longer than a period, or than what is left of a pause.
        #[test]
        fn a_clock_that_is_set_back_costs_a_period(back in 0..u64::MAX / 2, pause in 0..1_000_000_u64) {
            let period = Duration::from_millis(200);
            let now = u64::MAX / 2;
            let mut state = FileState::default();
            prop_assert_eq!(state.ask(period, now), Ok(Answer::Go));
            state.pause(Duration::from_micros(pause), now);
            let longest = period.max(Duration::from_micros(pause));
            match state.ask(period, now - back).unwrap() {
                Answer::Wait(wait) | Answer::Paused(wait) => prop_assert!(wait <= longest),
                Answer::Go => prop_assert!(false),
            }
        }
    }

    #[test]
    fn another_version_is_refused_as_such() {
        let mut bytes = FileState::default().to_bytes();
        assert_eq!(FileState::from_bytes(&bytes), Ok(FileState::default()));
        bytes[NAME.len()] = b'2';
        bytes.push(0);
        assert_eq!(FileState::from_bytes(&bytes), Err(Unreadable::OtherVersion));
    }

    #[test]
    fn another_rate_is_an_error_while_the_first_is_in_use() {
        let mut state = FileState::default();
        let (quick, slow) = (Duration::from_millis(100), Duration::from_secs(1));
        let now = 1_000_000_000;
        assert_eq!(state.ask(slow, now), Ok(Answer::Go));
        assert_eq!(state.ask(quick, now + 1), Err(OtherRate { period: slow }));
        assert_eq!(
            state.ask(quick, now + 60_999_999),
            Err(OtherRate { period: slow })
        );
        assert_eq!(state.ask(quick, now + 61_000_000), Ok(Answer::Go));
        assert_eq!(
            state.ask(slow, now + 61_000_001),
            Err(OtherRate { period: quick })
        );
    }

    #[test]
    fn the_longer_pause_counts() {
        let mut state = FileState::default();
        let period = Duration::from_millis(1);
        state.pause(Duration::from_secs(60), 1_000_000);
        state.pause(Duration::from_secs(1), 2_000_000);
        let left = Answer::Paused(Duration::from_secs(59));
        assert_eq!(state.ask(period, 2_000_000), Ok(left));
        assert_eq!(state.ask(period, 61_000_000), Ok(Answer::Go));
    }
}
