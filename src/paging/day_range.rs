//! A range of days.

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// The days from `low` to `high`, both included, or the records of those days with one facet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayRange {
    #[serde(with = "iso")]
    pub low: Date,
    #[serde(with = "iso")]
    pub high: Date,
    /// The value of the parameter that divides a day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facet: Option<String>,
}

mod iso {
    use jiff::civil::Date;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[allow(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde passes a reference"
    )]
    pub fn serialize<S: Serializer>(date: &Date, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(date)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(reader: D) -> Result<Date, D::Error> {
        String::deserialize(reader)?
            .parse()
            .map_err(D::Error::custom)
    }
}

impl DayRange {
    pub fn new(low: Date, high: Date) -> Self {
        Self {
            low,
            high,
            facet: None,
        }
    }

    pub fn is_one_day(&self) -> bool {
        self.low >= self.high
    }

    /// The two halves, the earlier one first; `None` for a single day.
    pub fn halves(&self) -> Option<[Self; 2]> {
        if self.is_one_day() {
            return None;
        }
        let days = (self.high - self.low).get_days();
        let middle = self.low.checked_add((days / 2).days()).ok()?;
        let after = middle.tomorrow().ok()?;
        Some([Self::new(self.low, middle), Self::new(after, self.high)])
    }

    /// The same days, one range for each value of the parameter that divides them.
    pub fn by_facet(&self, values: &[String]) -> Vec<Self> {
        values
            .iter()
            .map(|value| Self {
                facet: Some(value.clone()),
                ..self.clone()
            })
            .collect()
    }

    /// One range of this one and an adjacent one; `None` if they are not adjacent.
    pub fn merge_adjacent(&self, other: &Self) -> Option<Self> {
        let adjoin = |first: &Self, second: &Self| first.high.tomorrow().ok() == Some(second.low);
        if self.facet.is_some() || other.facet.is_some() {
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

    /// Whether this range contains the other one.
    pub fn contains(&self, other: &Self) -> bool {
        let is_of_it = self.facet.is_none() || self.facet == other.facet;
        self.low <= other.low && other.high <= self.high && is_of_it
    }

    /// One range from the first to the last day of both; `None` if they share no day.
    pub fn merge_overlapping(&self, other: &Self) -> Option<Self> {
        let shares = self.low <= other.high && other.low <= self.high;
        let differs = self.facet.is_some() && other.facet.is_some() && self.facet != other.facet;
        (shares && !differs).then(|| Self {
            facet: self.facet.clone().filter(|_| self.facet == other.facet),
            ..Self::new(self.low.min(other.low), self.high.max(other.high))
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
            let whole = DayRange::new(day(start), day(start + length));
            match whole.halves() {
                None => prop_assert_eq!(length, 0),
                Some([first, second]) => {
                    prop_assert_eq!(first.low, whole.low);
                    prop_assert_eq!(second.high, whole.high);
                    prop_assert_eq!(first.high.tomorrow().unwrap(), second.low);
                    prop_assert_eq!(first.merge_adjacent(&second), Some(whole.clone()));
                    prop_assert_eq!(second.merge_adjacent(&first), Some(whole));
                }
            }
        }

        #[test]
        fn a_part_survives_its_position(start in 0..20_000_i32, length in 0..10_000_i32, facet: Option<String>) {
            let range = DayRange { facet, ..DayRange::new(day(start), day(start + length)) };
            let text = serde_json::to_string(&range).unwrap();
            prop_assert_eq!(serde_json::from_str::<DayRange>(&text).unwrap(), range);
        }
    }
}
