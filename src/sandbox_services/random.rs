//! Pseudorandom values derived from the seed and their purpose. Each can be computed again separately.

use fastrand::Rng;
use serde_json::{Value, json};
use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed, xxh3_128};

/// A generator for one thing, such as the artwork with index 7.
#[derive(Debug, Clone)]
pub struct Random {
    generator: Rng,
}

/// The 64-bit hash of the bytes.
pub fn hash(bytes: &[u8]) -> u64 {
    xxh3_64(bytes)
}

/// The 128-bit hash of the bytes, as 32 hexadecimal digits.
pub fn digest(bytes: &[u8]) -> String {
    format!("{:032x}", xxh3_128(bytes))
}

impl Random {
    /// The generator for one thing: its kind, and its index among its kind.
    pub fn new(seed: u64, about: &str, index: u64) -> Self {
        let place = xxh3_64_with_seed(about.as_bytes(), seed);
        // Hashed once more: the generators of neighbours must not start close to each other.
        let start = xxh3_64_with_seed(&index.to_le_bytes(), place);
        Self {
            generator: Rng::with_seed(start),
        }
    }

    /// The next number, any of 64 bits.
    pub fn number(&mut self) -> u64 {
        self.generator.u64(..)
    }

    /// A number below the limit; 0 when the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        // Drawn with 64 bits on all machines, so that 32-bit machines have the same data.
        match u64::try_from(limit) {
            Ok(limit) if limit > 0 => usize::try_from(self.generator.u64(..limit)).unwrap_or(0),
            _ => 0,
        }
    }

    /// A number from the first to the last, both included.
    pub fn between(&mut self, first: i64, last: i64) -> i64 {
        self.generator.i64(first..=last.max(first))
    }

    /// A number from 0 to below 1.
    pub fn unit(&mut self) -> f64 {
        self.generator.f64()
    }

    /// Whether an event with probability 1 in `times` happens.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of the list; the type's own default of an empty one.
    pub fn pick<T: Copy + Default>(&mut self, list: &[T]) -> T {
        let at = self.below(list.len());
        list.get(at).copied().unwrap_or_default()
    }

    /// A reference to one of the list; `None` for an empty one.
    pub fn pick_from<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        let at = self.below(list.len());
        list.get(at)
    }

    /// Several different items of the list, in its order.
    pub fn some<T: Clone>(&mut self, list: &[T], count: usize) -> Vec<T> {
        let mut left = count.min(list.len());
        let mut chosen = Vec::with_capacity(left);
        for (at, item) in list.iter().enumerate() {
            if left > 0 && self.below(list.len() - at) < left {
                chosen.push(item.clone());
                left -= 1;
            }
        }
        chosen
    }

    /// Dollars and cents between the two, small ones as likely as large ones.
    pub fn amount(&mut self, low: f64, high: f64) -> f64 {
        cents((low.ln() + self.unit() * (high.ln() - low.ln())).exp())
    }

    /// This number of decimal digits, the first not zero.
    pub fn digits(&mut self, count: usize) -> String {
        (0..count)
            .map(|at| {
                char::from(b'0' + u8::try_from(self.between(i64::from(at == 0), 9)).unwrap_or(0))
            })
            .collect()
    }

    /// This number of capitals and digits.
    pub fn code(&mut self, count: usize) -> String {
        const SIGNS: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZ0123456789";
        (0..count).map(|_| char::from(self.pick(SIGNS))).collect()
    }

    /// This number of hexadecimal digits.
    pub fn hex(&mut self, count: usize) -> String {
        (0..count).map(|_| self.generator.digit(16)).collect()
    }

    /// An identifier of the form 8-4-4-4-12.
    pub fn uuid(&mut self) -> String {
        format!(
            "{}-{}-5{}-{}{}-{}",
            self.hex(8),
            self.hex(4),
            self.hex(3),
            char::from(self.pick(b"89ab")),
            self.hex(3),
            self.hex(12)
        )
    }

    /// The value, or sometimes null.
    pub fn or_null(&mut self, times: usize, value: impl Into<Value>) -> Value {
        if self.once_in(times) {
            Value::Null
        } else {
            value.into()
        }
    }
}

/// The number with two places.
pub fn cents(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// An amount as the services write it: a number, or null if there is none.
pub fn dollars(number: f64) -> Value {
    json!(cents(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_places_give_equal_numbers() {
        let one: Vec<u64> = std::iter::repeat_with({
            let mut random = Random::new(3, "artworks", 7);
            move || random.number()
        })
        .take(5)
        .collect();
        let mut again = Random::new(3, "artworks", 7);
        assert!(one.iter().all(|number| *number == again.number()));
        assert_ne!(Random::new(4, "artworks", 7).number(), one[0]);
        assert_ne!(Random::new(3, "artworks", 8).number(), one[0]);
    }

    #[test]
    fn neighbours_share_no_number() {
        let of = |index| -> Vec<u64> {
            let mut random = Random::new(0, "awards", index);
            (0..50).map(|_| random.number()).collect()
        };
        let (one, next) = (of(7), of(8));
        assert!(one.iter().all(|number| !next.contains(number)));
    }

    proptest::proptest! {
        #[test]
        fn numbers_stay_in_their_bounds(seed: u64, first in -1000i64..1000, width in 0i64..1000) {
            let number = Random::new(seed, "x", 0).between(first, first + width);
            proptest::prop_assert!((first..=first + width).contains(&number));
        }

        #[test]
        fn chosen_items_are_distinct_and_as_many_as_requested(seed: u64, count in 0usize..12) {
            let list: Vec<usize> = (0..10).collect();
            let mut some = Random::new(seed, "x", 0).some(&list, count);
            let length = some.len();
            some.dedup();
            proptest::prop_assert_eq!(some.len(), length);
            proptest::prop_assert_eq!(length, count.min(10));
        }
    }
}
