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
    /// It is the first range of the list: the days before `low` belong to it too, as far as the list goes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_first: bool,
    /// It is the last range of the list: the days after `high` belong to it too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_last: bool,
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
            is_first: false,
            is_last: false,
        }
    }

    /// The only range of a list: the days before and after it belong to it too.
    pub fn open(self) -> Self {
        Self {
            is_first: true,
            is_last: true,
            ..self
        }
    }

    /// Whether it has all days of the list.
    pub fn is_whole(&self) -> bool {
        self.is_first && self.is_last
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
        let first = Self {
            is_first: self.is_first,
            ..Self::new(self.low, middle)
        };
        let second = Self {
            is_last: self.is_last,
            ..Self::new(after, self.high)
        };
        Some([first, second])
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
        if self.facet.is_some() || other.facet.is_some() {
            return None;
        }
        let joined = |first: &Self, second: &Self| {
            let adjoin = first.high.tomorrow().ok() == Some(second.low);
            adjoin.then(|| Self {
                is_first: first.is_first,
                is_last: second.is_last,
                ..Self::new(first.low, second.high)
            })
        };
        joined(self, other).or_else(|| joined(other, self))
    }

    /// The same range up to the day before another one that begins later, if no day is divided.
    pub fn up_to(&self, next: &Self) -> Self {
        match next.low.yesterday() {
            Ok(before) if self.facet.is_none() && before > self.high => Self {
                high: before,
                ..self.clone()
            },
            _ => self.clone(),
        }
    }

    /// Whether this range contains the other one.
    pub fn contains(&self, other: &Self) -> bool {
        let begins = self.is_first || (!other.is_first && self.low <= other.low);
        let ends = self.is_last || (!other.is_last && other.high <= self.high);
        let is_of_it = self.facet.is_none() || self.facet == other.facet;
        begins && ends && is_of_it
    }
}

#[cfg(test)]
pub mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A day by its number, 0 the first of 1994.
    pub fn day(number: i32) -> Date {
        Date::constant(1994, 1, 1)
            .checked_add(number.days())
            .unwrap()
    }

    proptest! {
        #[test]
        fn halves_cover_the_range_and_share_no_day(start in 0..20_000_i32, length in 0..10_000_i32, is_first: bool, is_last: bool) {
            let whole = DayRange { is_first, is_last, ..DayRange::new(day(start), day(start + length)) };
            match whole.halves() {
                None => prop_assert_eq!(length, 0),
                Some([first, second]) => {
                    prop_assert_eq!(first.low, whole.low);
                    prop_assert_eq!(second.high, whole.high);
                    prop_assert_eq!(first.high.tomorrow().unwrap(), second.low);
                    prop_assert_eq!((first.is_first, first.is_last), (is_first, false));
                    prop_assert_eq!((second.is_first, second.is_last), (false, is_last));
                    prop_assert!(whole.contains(&first) && whole.contains(&second));
                    prop_assert!(!first.contains(&second) && !second.contains(&whole));
                    prop_assert_eq!(first.merge_adjacent(&second), Some(whole.clone()));
                    prop_assert_eq!(second.merge_adjacent(&first), Some(whole));
                }
            }
        }

        #[test]
        fn a_range_is_read_as_it_was_written(start in 0..20_000_i32, length in 0..10_000_i32, facet: Option<String>, is_first: bool, is_last: bool) {
            let range = DayRange { facet, is_first, is_last, ..DayRange::new(day(start), day(start + length)) };
            let text = serde_json::to_string(&range).unwrap();
            prop_assert_eq!(serde_json::from_str::<DayRange>(&text).unwrap(), range);
        }

        #[test]
        fn an_open_range_contains_days_before_and_after_it(start in 10..20_000_i32, length in 0..10_000_i32, more in 1..9_i32) {
            let own = DayRange::new(day(start), day(start + length));
            let before = DayRange::new(day(start - more), day(start + length));
            let after = DayRange::new(day(start), day(start + length + more));
            prop_assert!(!own.contains(&before) && !own.contains(&after));
            let open = own.clone().open();
            prop_assert!(open.contains(&before) && open.contains(&after) && open.contains(&open));
            prop_assert!(!before.contains(&open) && !after.contains(&open) && !own.contains(&open));
        }

        #[test]
        fn a_gap_belongs_to_the_range_before_it(start in 0..20_000_i32, length in 0..100_i32, gap in 0..9_i32) {
            let own = DayRange::new(day(start), day(start + length));
            let next = DayRange::new(day(start + length + gap + 1), day(start + length + gap + 5));
            prop_assert!(own.up_to(&next).merge_adjacent(&next).is_some());
            prop_assert_eq!(next.up_to(&own), next);
        }
    }
}
