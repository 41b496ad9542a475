//! A range of days, and the arguments that select it.

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::ask::Given;
use openshelf_core::call::Value;
use openshelf_core::table::{Days, Within};

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
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use super::Date;

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

/// The values that divide a day: those that the caller named in a list, else those that the row knows.
pub fn dividing_values(days: &Days, given: &Given) -> Vec<String> {
    match days.divided_by.split_once('.') {
        Some((parameter, member)) => match given.get(parameter) {
            Some(Value::Object(members)) => members
                .iter()
                .find(|(name, _)| name == member)
                .map(|(_, value)| texts(value))
                .unwrap_or_default(),
            _ => Vec::new(),
        },
        None => match given.get(days.divided_by) {
            Some(value) => texts(value),
            None => given
                .operation
                .parameter(days.divided_by)
                .map(|parameter| parameter.values.iter().map(ToString::to_string).collect())
                .unwrap_or_default(),
        },
    }
}

fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::List(items) => items.iter().map(Value::wire_text).collect(),
        _ => Vec::new(),
    }
}

/// Whether the caller's periods are about the day that orders the records.
pub fn is_about(days: &Days, given: &Given) -> bool {
    let Within::Periods {
        parameter,
        member,
        kind: (name, own),
        ..
    } = days.within
    else {
        return true;
    };
    periods(given, parameter, member).iter().all(|period| {
        let kind = period.iter().find(|(other, _)| other == name);
        kind.is_none_or(|(_, value)| value.is_null() || value.wire_text() == own)
    })
}

/// The arguments of a call within a part of its days; nothing where the call asks for none of them.
pub fn within(days: &Days, given: &Given, part: &Part) -> Option<Given> {
    let mut narrowed = given.clone();
    let (low, high) = (part.low.to_string(), part.high.to_string());
    match days.within {
        Within::Parameters {
            from,
            to,
            instead_of,
        } => {
            for name in instead_of {
                narrowed.remove(name);
            }
            narrowed.set(from, Value::Text(low));
            narrowed.set(to, Value::Text(high));
        }
        Within::Periods {
            parameter,
            member,
            from,
            to,
            ..
        } => {
            let periods = periods(given, parameter, member);
            let clipped: Vec<Value> = periods
                .iter()
                .filter_map(|period| clip(period, from, to, &low, &high))
                .collect();
            if clipped.is_empty() {
                return None;
            }
            narrowed.set_member(parameter, member, Value::List(clipped));
        }
    }
    if let Some(piece) = &part.piece {
        match days.divided_by.split_once('.') {
            Some((parameter, member)) => {
                let only = Value::List(vec![Value::Text(piece.clone())]);
                narrowed.set_member(parameter, member, only);
            }
            None => narrowed.set(days.divided_by, Value::Text(piece.clone())),
        }
    }
    Some(narrowed)
}

/// The periods that the caller asks for; one without an end when there are none.
fn periods(given: &Given, parameter: &str, member: &str) -> Vec<Vec<(String, Value)>> {
    let found = match given.get(parameter) {
        Some(Value::Object(members)) => members
            .iter()
            .find(|(name, _)| name == member)
            .map(|(_, value)| value.clone()),
        _ => None,
    };
    match found {
        Some(Value::List(items)) if !items.is_empty() => items
            .into_iter()
            .filter_map(|item| match item {
                Value::Object(members) => Some(members),
                _ => None,
            })
            .collect(),
        _ => vec![Vec::new()],
    }
}

/// What of a period lies from `low` to `high`. ISO days are in the order of their letters.
fn clip(period: &[(String, Value)], from: &str, to: &str, low: &str, high: &str) -> Option<Value> {
    let bound = |name: &str| {
        period
            .iter()
            .find(|(other, _)| other == name)
            .map(|(_, value)| value.wire_text())
            .filter(|text| !text.is_empty())
    };
    let start = bound(from).map_or_else(|| low.to_owned(), |own| own.max(low.to_owned()));
    let end = bound(to).map_or_else(|| high.to_owned(), |own| own.min(high.to_owned()));
    if start > end {
        return None;
    }
    let mut clipped: Vec<(String, Value)> = period
        .iter()
        .filter(|(name, _)| name != from && name != to)
        .cloned()
        .collect();
    clipped.push((from.to_owned(), Value::Text(start)));
    clipped.push((to.to_owned(), Value::Text(end)));
    Some(Value::Object(clipped))
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

        #[test]
        fn a_period_is_cut_to_the_days_that_are_asked(low in 0..400_i32, length in 0..400_i32, start in 0..400_i32, more in 0..400_i32) {
            let (low, high) = (day(low).to_string(), day(low + length).to_string());
            let (start, end) = (day(start).to_string(), day(start + more).to_string());
            let period = [
                ("start_date".to_owned(), Value::Text(start.clone())),
                ("end_date".to_owned(), Value::Text(end.clone())),
                ("date_type".to_owned(), Value::Text("action_date".to_owned())),
            ];
            let clipped = clip(&period, "start_date", "end_date", &low, &high);
            let overlap = start.clone().max(low.clone()) <= end.clone().min(high.clone());
            prop_assert_eq!(clipped.is_some(), overlap);
            if let Some(Value::Object(members)) = clipped {
                prop_assert_eq!(&members[0].0, "date_type");
                prop_assert_eq!(&members[1].1, &Value::Text(start.max(low)));
                prop_assert_eq!(&members[2].1, &Value::Text(end.min(high)));
            }
        }
    }
}
