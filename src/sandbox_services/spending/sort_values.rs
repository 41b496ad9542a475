//! The values by which the search engine sorts records.

use std::cmp::Ordering;

use crate::dates;

/// The value of one record in a sort, as the index holds it.
#[derive(Debug, Clone, PartialEq)]
pub enum SortValue {
    /// The record has no value. It comes last, whatever the direction.
    Missing,
    /// Whole cents, milliseconds since 1970, numbers.
    Whole(i64),
    Decimal(f64),
    Text(String),
    /// The values of several fields, the first one first.
    Several(Vec<Option<String>>),
}

/// Reverses an order if the sort is descending.
fn directed(order: Ordering, ascending: bool) -> Ordering {
    if ascending { order } else { order.reverse() }
}

fn compare_fields(one: Option<&String>, other: Option<&String>, ascending: bool) -> Ordering {
    match (one, other) {
        (None, None) => Ordering::Equal,
        (None, Some(_)) => Ordering::Greater,
        (Some(_), None) => Ordering::Less,
        (Some(one), Some(other)) => directed(one.cmp(other), ascending),
    }
}

impl SortValue {
    /// Compares two values of a sort: texts by their UTF-8 bytes, missing ones last.
    pub fn compare(&self, other: &Self, ascending: bool) -> Ordering {
        match (self, other) {
            (Self::Missing, Self::Missing) => Ordering::Equal,
            (Self::Missing, _) => Ordering::Greater,
            (_, Self::Missing) => Ordering::Less,
            (Self::Whole(one), Self::Whole(other)) => directed(one.cmp(other), ascending),
            (Self::Decimal(one), Self::Decimal(other)) => directed(one.total_cmp(other), ascending),
            (Self::Text(one), Self::Text(other)) => directed(one.cmp(other), ascending),
            (Self::Several(one), Self::Several(other)) => one
                .iter()
                .zip(other)
                .map(|(one, other)| compare_fields(one.as_ref(), other.as_ref(), ascending))
                .find(|order| order.is_ne())
                .unwrap_or(Ordering::Equal),
            // The values of one sort have the same kind.
            _ => Ordering::Equal,
        }
    }

    /// Whole cents of dollars.
    pub fn cents(dollars: Option<f64>) -> Self {
        dollars.map_or(Self::Missing, |dollars| {
            Self::Whole((dollars * 100.0).round() as i64)
        })
    }

    /// The milliseconds of a day, such as `2024-10-15`, or of a moment, such as `2024-10-15 10:15:00`.
    pub fn moment(text: Option<&str>) -> Self {
        text.and_then(milliseconds)
            .map_or(Self::Missing, Self::Whole)
    }

    pub fn text(text: Option<&str>) -> Self {
        text.map_or(Self::Missing, |text| Self::Text(text.to_owned()))
    }
}

/// The milliseconds since 1970 of a day or of a moment, in UTC.
pub fn milliseconds(text: &str) -> Option<i64> {
    let (day, time) = match text.split_once(' ') {
        Some((day, time)) => (day, Some(time)),
        None => (text, None),
    };
    if day.len() != "2024-10-15".len() {
        return None;
    }
    let midnight = dates::milliseconds(dates::parse(day)?);
    let Some(time) = time else {
        return Some(midnight);
    };
    let time: jiff::civil::Time = time
        .parse()
        .ok()
        .filter(|_| time.len() == "10:15:00".len())?;
    let seconds =
        i64::from(time.hour()) * 3600 + i64::from(time.minute()) * 60 + i64::from(time.second());
    Some(midnight + seconds * 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_values_are_last_in_both_directions() {
        for ascending in [true, false] {
            for value in [SortValue::Whole(i64::MIN), SortValue::Whole(i64::MAX)] {
                assert_eq!(
                    SortValue::Missing.compare(&value, ascending),
                    Ordering::Greater
                );
            }
            let (none, some) = (
                SortValue::Several(vec![Some("A".to_owned()), None]),
                SortValue::Several(vec![Some("A".to_owned()), Some("B".to_owned())]),
            );
            assert_eq!(none.compare(&some, ascending), Ordering::Greater);
        }
    }

    #[test]
    fn texts_are_sorted_by_their_bytes() {
        let text = |text: &str| SortValue::Text(text.to_owned());
        assert_eq!(text("Z").compare(&text("a"), true), Ordering::Less);
        assert_eq!(text("z").compare(&text("é"), true), Ordering::Less);
        assert_eq!(text("Z").compare(&text("a"), false), Ordering::Greater);
    }

    #[test]
    fn days_and_times_are_converted_to_milliseconds() {
        assert_eq!(milliseconds("2020-01-01"), Some(1_577_836_800_000));
        assert_eq!(milliseconds("2020-01-01 00:00:01"), Some(1_577_836_801_000));
        for wrong in [
            "2020-1-1",
            "1577836800000",
            "2020-01-01 1",
            "2020-02-30",
            "",
        ] {
            assert_eq!(milliseconds(wrong), None, "{wrong}");
        }
    }
}
