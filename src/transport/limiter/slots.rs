//! What a process may send while the server of its limiter is away: its slots.
//!
//! The server's clock is divided into periods of the limit. A slot is every so many of them, so that the
//! slots of several processes never meet. A slot ends some seconds after the server granted it.

use std::time::{Duration, Instant};

use super::micros::micros;

/// How long a slot lasts after the server granted it.
pub const LEASE: Duration = Duration::from_secs(10);

/// Every `modulus`th period of the server's clock, from period `residue` on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    modulus: u64,
    residue: u64,
    /// An instant, and what the server's clock showed then, in microseconds.
    clock: (Instant, u64),
    until: Instant,
    /// No period before this one is used.
    first: u64,
}

/// What a slot allows at an instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SlotTurn {
    /// A request now.
    Now,
    /// A request after this time.
    Later(Duration),
    /// None any more.
    Over,
}

impl Slot {
    /// The slot that the server granted for a question of this instant; `now` is its clock then.
    pub fn new(modulus: u64, residue: u64, asked: Instant, now: u64) -> Option<Self> {
        Some(Self {
            modulus: (modulus > 0).then_some(modulus)?,
            residue,
            clock: (asked, now),
            until: asked.checked_add(LEASE)?,
            first: 0,
        })
    }

    /// The server may have given half of it to another, without an answer that says so.
    pub fn halve(&mut self) {
        self.modulus = self.modulus.saturating_mul(2);
    }

    /// The server is away from now on: until a period from now, others may have been granted a request.
    pub fn begin(&mut self, now: Instant, period: Duration) {
        let period = micros(period).max(1);
        self.first = self.first.max(self.server(now) / period + 2);
    }

    /// What the slot allows now. A request that it allows is counted.
    pub fn ask(&mut self, now: Instant, period: Duration) -> SlotTurn {
        if now >= self.until {
            return SlotTurn::Over;
        }
        let period = micros(period).max(1);
        let clock = self.server(now);
        let current = clock / period;
        let is_own = current % self.modulus == self.residue % self.modulus;
        // Whoever is late waits for the next one, because the next period may be another's.
        if is_own && current >= self.first && clock % period <= period / 2 {
            self.first = current.saturating_add(1);
            return SlotTurn::Now;
        }
        let from = self.first.max(current.saturating_add(1));
        let ahead =
            (self.residue % self.modulus + self.modulus - from % self.modulus) % self.modulus;
        let start = from.saturating_add(ahead).saturating_mul(period);
        SlotTurn::Later(Duration::from_micros(start.saturating_sub(clock)))
    }

    /// Every how many periods are the slot's.
    #[cfg(test)]
    pub fn modulus(&self) -> u64 {
        self.modulus
    }

    /// The server's clock.
    fn server(&self, now: Instant) -> u64 {
        let (instant, clock) = self.clock;
        clock.saturating_add(micros(now.saturating_duration_since(instant)))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Processes with the parts of a slot, each of which asks whenever it likes.
        #[test]
        fn slots_never_overlap(
            period in 1000..500_000_u64,
            halvings in 0..4_u32,
            start in 0..u64::MAX / 4,
            seed: u64,
        ) {
            let modulus = 1 << halvings;
            let period = Duration::from_micros(period);
            let begin = Instant::now();
            let mut random = fastrand::Rng::with_seed(seed);
            let mut granted = Vec::new();
            for residue in 0..modulus {
                let mut slot = Slot::new(modulus, residue, begin, start).unwrap();
                slot.begin(begin, period);
                let mut now = begin;
                for _ in 0..200 {
                    match slot.ask(now, period) {
                        SlotTurn::Now => granted.push((now - begin).as_micros()),
                        SlotTurn::Later(wait) => {
                            prop_assert!(wait <= period * (u32::try_from(modulus).unwrap() + 2));
                            now += wait + random.u32(0..3) * period / 5;
                        }
                        SlotTurn::Over => break,
                    }
                }
            }
            granted.sort_unstable();
            for pair in granted.windows(2) {
                // Nobody sends in the second half of a period.
                prop_assert!(pair[1] - pair[0] >= period.as_micros() / 2 - 1);
            }
            for several in granted.windows(11) {
                prop_assert!(several[10] - several[0] >= (period * 9).as_micros());
            }
        }
    }

    #[test]
    fn a_slot_ends() {
        let begin = Instant::now();
        let period = Duration::from_millis(100);
        let mut slot = Slot::new(1, 0, begin, 5).unwrap();
        assert_ne!(slot.ask(begin, period), SlotTurn::Over);
        assert_eq!(slot.ask(begin + LEASE, period), SlotTurn::Over);
    }

    #[test]
    fn half_a_slot_is_part_of_the_slot() {
        let begin = Instant::now();
        let period = Duration::from_millis(100);
        let mut slot = Slot::new(2, 1, begin, 0).unwrap();
        slot.halve();
        let SlotTurn::Later(wait) = slot.ask(begin, period) else {
            panic!("period 0 is another's");
        };
        assert_eq!(wait, period);
        assert_eq!(slot.ask(begin + wait, period), SlotTurn::Now);
        let SlotTurn::Later(wait) = slot.ask(begin + wait, period) else {
            panic!("a period has one request");
        };
        assert_eq!(wait, period * 4);
    }
}
