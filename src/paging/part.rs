//! A range of days.

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// How often a day whose records moved while it was read is read again.
const MOST_TRIES: u8 = 5;
/// How often a range of days is read again before it is halved.
const TRIES_AS_IT_IS: u8 = 2;

/// The days from `low` to `high`, both of them within, or a piece of what they hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    #[serde(with = "iso")]
    pub low: Date,
    #[serde(with = "iso")]
    pub high: Date,
    /// The value of the parameter that divides a day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<String>,
    /// How often it was read before.
    #[serde(default)]
    pub tries: u8,
}

mod iso {
    use jiff::civil::Date;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(date: &Date, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(date)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(reader: D) -> Result<Date, D::Error> {
        String::deserialize(reader)?
            .parse()
            .map_err(D::Error::custom)
    }
}

impl Part {
    pub fn new(low: Date, high: Date) -> Self {
        Self {
            low,
            high,
            piece: None,
            tries: 0,
        }
    }

    pub fn is_one_day(&self) -> bool {
        self.low >= self.high
    }

    /// The two halves, the earlier one first; nothing for a single day.
    pub fn halves(&self) -> Option<[Self; 2]> {
        if self.is_one_day() {
            return None;
        }
        let days = (self.high - self.low).get_days();
        let middle = self.low.checked_add((days / 2).days()).ok()?;
        let after = middle.tomorrow().ok()?;
        Some([Self::new(self.low, middle), Self::new(after, self.high)])
    }

    /// The pieces of a single day, one for each value.
    pub fn pieces(&self, values: &[String]) -> Vec<Self> {
        values
            .iter()
            .map(|value| Self {
                piece: Some(value.clone()),
                ..self.clone()
            })
            .collect()
    }

    /// This range and the other one as one, where they adjoin.
    pub fn joined(&self, other: &Self) -> Option<Self> {
        let adjoin = |first: &Self, second: &Self| first.high.tomorrow().ok() == Some(second.low);
        if self.piece.is_some() || other.piece.is_some() {
            return None;
        }
        if adjoin(self, other) {
            Some(Self::new(self.low, other.high))
        } else if adjoin(other, self) {
            Some(Self::new(other.low, self.high))
        } else {
            None
        }
    }

    /// Whether this range is all that the other one is about.
    pub fn holds(&self, other: &Self) -> bool {
        let is_of_it = self.piece.is_none() || self.piece == other.piece;
        self.low <= other.low && other.high <= self.high && is_of_it
    }

    /// The days from the first to the last of both, where they share some.
    pub fn overlapped(&self, other: &Self) -> Option<Self> {
        let shares = self.low <= other.high && other.low <= self.high;
        let differs = self.piece.is_some() && other.piece.is_some() && self.piece != other.piece;
        (shares && !differs).then(|| Self {
            piece: self.piece.clone().filter(|_| self.piece == other.piece),
            ..Self::new(self.low.min(other.low), self.high.max(other.high))
        })
    }

    /// The same range, as if it had never been read.
    pub fn untried(&self) -> Self {
        Self {
            tries: 0,
            ..self.clone()
        }
    }

    /// Whether it was read as it is so often that its halves are read now.
    pub fn is_to_be_halved(&self) -> bool {
        self.tries >= TRIES_AS_IT_IS && !self.is_one_day()
    }

    /// The range to read once more, unless that was done too often.
    pub fn again(&self) -> Option<Self> {
        (self.tries < MOST_TRIES).then(|| Self {
            tries: self.tries + 1,
            ..self.clone()
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn day(number: i32) -> Date {
        Date::constant(1994, 1, 1)
            .checked_add(number.days())
            .unwrap()
    }

    proptest! {
        #[test]
        fn halves_are_the_whole_and_share_no_day(start in 0..20_000_i32, length in 0..10_000_i32) {
            let whole = Part::new(day(start), day(start + length));
            match whole.halves() {
                None => prop_assert_eq!(length, 0),
                Some([first, second]) => {
                    prop_assert_eq!(first.low, whole.low);
                    prop_assert_eq!(second.high, whole.high);
                    prop_assert_eq!(first.high.tomorrow().unwrap(), second.low);
                    prop_assert_eq!(first.joined(&second), Some(whole.clone()));
                    prop_assert_eq!(second.joined(&first), Some(whole));
                }
            }
        }

        #[test]
        fn a_part_survives_its_position(start in 0..20_000_i32, length in 0..10_000_i32, piece: Option<String>) {
            let part = Part { piece, ..Part::new(day(start), day(start + length)) };
            let text = serde_json::to_string(&part).unwrap();
            prop_assert_eq!(serde_json::from_str::<Part>(&text).unwrap(), part);
        }
    }
}
