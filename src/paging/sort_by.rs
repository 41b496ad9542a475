//! The sort of a list as its cursor needs it: whether a page's cursor can be used, what is sent back, and
//! which of two places comes first.

use std::cmp::Ordering;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::Offset;
use openshelf_core::call::Value;
use openshelf_core::catalog::{Cursor, CursorKind, DayCursor, Days};
use serde::{Deserialize, Serialize};

use super::call_arguments::CallArguments;

/// The values of a record without a value, first and last of all numbers.
const NO_NUMBER: [&str; 2] = ["-9223372036854775808", "9223372036854775807"];
/// The longest text that the service accepts.
const LONGEST_TEXT: usize = 5_000;
const MILLISECONDS_OF_DAY: i64 = 86_400_000;

/// How a list with cursors is sorted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SortBy {
    pub name: String,
    /// The kind of its cursors; `None` if it has none.
    pub kind: Option<CursorKind>,
    /// The list can be read from several places in parallel.
    pub may_invent: bool,
    /// The sort in which no record moves, if it is another one; see [`openshelf_core::catalog::FixedSorts`].
    pub fixed_instead: Option<&'static str>,
    pub is_descending: bool,
    /// The text that is returned as the sort value of a record without one.
    pub no_value: &'static str,
}

/// A place in the order (sort value, id), which is sent to begin after it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub value: String,
    pub id: PlaceId,
}

/// The id of a record, by which records with equal sort values are in order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum PlaceId {
    Number(i64),
    Text(String),
}

impl PlaceId {
    /// The id that a member of a record holds, as JSON.
    fn read(json: &str) -> Option<Self> {
        serde_json::from_str(json).ok()
    }
}

impl SortBy {
    /// The sort of a call. If the caller names none and the service's default has no cursor, one with a
    /// cursor is chosen.
    pub fn choose(cursor: &Cursor, arguments: &mut CallArguments) -> Self {
        let named = arguments.get(cursor.sort).map(Value::wire_text);
        let first = match arguments.get(cursor.fields) {
            Some(Value::List(items)) => items.first().map(Value::wire_text),
            Some(text) => text.wire_text().split(',').next().map(str::to_owned),
            None => None,
        };
        let is_named = named.is_some();
        let mut name = named.or(first).unwrap_or_default();
        let mut kind = kind_of(cursor, &name);
        if !is_named && kind.is_none() {
            cursor.unique_sort.clone_into(&mut name);
            kind = kind_of(cursor, &name);
            arguments.set(cursor.sort, Value::Text(name.clone()));
            arguments.add_to_fields(cursor.unique_sort);
        }
        let ascending = arguments.get(cursor.order).map(Value::wire_text);
        Self {
            may_invent: cursor
                .sorts
                .iter()
                .any(|sort| sort.invent.contains(&name.as_str())),
            fixed_instead: (!cursor.fixed_sorts.names.contains(&name.as_str()))
                .then_some(cursor.unique_sort),
            name,
            kind,
            is_descending: ascending.as_deref() != Some("asc"),
            no_value: cursor.no_value,
        }
    }

    /// The order of a list by day, whose cursor the client makes itself; `None` if the arguments name another order or
    /// something beside which there is no cursor.
    pub fn day(days: &Days, cursor: &DayCursor, arguments: &CallArguments) -> Option<Self> {
        if cursor.not_with.iter().any(|name| arguments.has(name)) {
            return None;
        }
        let order = arguments.get(cursor.order).map(Value::wire_text);
        let is_one_of = |orders: &[&str]| order.as_deref().is_some_and(|own| orders.contains(&own));
        let is_descending = order.is_none() || is_one_of(cursor.descending);
        (is_descending || is_one_of(cursor.ascending)).then(|| Self {
            name: days.member.to_owned(),
            kind: Some(CursorKind::DayAndKey),
            may_invent: true,
            // A document keeps its number and the day of its publication.
            fixed_instead: None,
            is_descending,
            no_value: "",
        })
    }

    /// The values to send to continue after a page with this cursor, as JSON: its id and its sort value.
    /// `None` if the cursor names no place.
    pub fn sent(&self, comes: &[String]) -> Option<Vec<String>> {
        let [id, value] = comes else { return None };
        if self.kind == Some(CursorKind::DayAndKey) {
            return Some(comes.to_vec());
        }
        id.parse::<i64>().ok()?;
        let text: String = serde_json::from_str(value).ok()?;
        let sent = match self.kind? {
            CursorKind::Cents => text.parse::<i64>().is_ok().then_some(text),
            CursorKind::Dollars => text.parse::<f64>().is_ok().then_some(text),
            CursorKind::Text => self.keeps(&text).then_some(text),
            CursorKind::Day => day(&text),
            CursorKind::Moment => {
                let is_moment = text.parse::<i64>().is_ok() && !NO_NUMBER.contains(&&*text);
                is_moment.then_some(text)
            }
            CursorKind::DayAndKey | CursorKind::Several | CursorKind::Unsortable => None,
        }?;
        Some(vec![id.clone(), serde_json::to_string(&sent).ok()?])
    }

    /// Whether a cursor that cannot be sent back is that of a record with a value.
    pub fn has_value(&self, comes: &[String]) -> bool {
        let [id, value] = comes else { return false };
        let text = serde_json::from_str::<String>(value).unwrap_or_default();
        id.parse::<i64>().is_ok() && self.kind == Some(CursorKind::Text) && text != self.no_value
    }

    /// Whether the service accepts a text unchanged, and it is that of a record.
    fn keeps(&self, text: &str) -> bool {
        let is_changed = text.trim() != text || text.contains(['\t', '\n', '\r']);
        let is_whole = !text.is_empty() && text.chars().count() <= LONGEST_TEXT;
        is_whole && !is_changed && text != self.no_value
    }

    /// The place of the sent values.
    pub fn place(sent: &[String]) -> Option<Place> {
        let [id, value] = sent else { return None };
        Some(Place {
            value: serde_json::from_str(value).ok()?,
            id: PlaceId::read(id)?,
        })
    }

    /// The values to send to begin after a place.
    pub fn values(place: &Place) -> Vec<String> {
        let value = serde_json::Value::from(place.value.as_str());
        let id = match &place.id {
            PlaceId::Number(id) => id.to_string(),
            PlaceId::Text(id) => serde_json::Value::from(id.as_str()).to_string(),
        };
        vec![id, value.to_string()]
    }

    /// The place of a record with this sort value and id, both JSON; `None` if it has no value.
    pub fn place_of(&self, value: &str, id: &str) -> Option<Place> {
        let id = PlaceId::read(id)?;
        let value = match (self.kind?, &id) {
            (CursorKind::Cents, PlaceId::Number(_)) => cents(value)?.to_string(),
            (CursorKind::Text, PlaceId::Number(_)) => serde_json::from_str(value).ok()?,
            (CursorKind::DayAndKey, PlaceId::Text(_)) => {
                let day: String = serde_json::from_str(value).ok()?;
                milliseconds_of(day.parse().ok()?).to_string()
            }
            _ => return None,
        };
        Some(Place { value, id })
    }

    /// The place before the first record of a day, in the order of the day and the key.
    pub fn before_day(day: Date) -> Place {
        Place {
            value: milliseconds_of(day).to_string(),
            id: PlaceId::Text(String::new()),
        }
    }

    /// The day of a place in the order of the day and the key, and whether it is before the day's first record.
    pub fn day_of(place: &Place) -> Option<(Date, bool)> {
        let day = date_of(place.value.parse().ok()?)?;
        Some((day, place.id == PlaceId::Text(String::new())))
    }

    /// Whether the service accepts a place unchanged.
    pub fn takes(&self, place: &Place) -> bool {
        matches!(self.kind, Some(CursorKind::Cents | CursorKind::DayAndKey))
            || self.keeps(&place.value)
    }

    /// Whether a place is that of records without a value.
    pub fn is_none(&self, place: &Place) -> bool {
        self.kind == Some(CursorKind::Cents) && NO_NUMBER.contains(&&*place.value)
    }

    /// The order of two places in the list.
    pub fn compare(&self, one: &Place, two: &Place) -> Ordering {
        let number = |place: &Place| place.value.parse::<i64>().unwrap_or_default();
        let by_value = match self.kind {
            Some(CursorKind::Cents | CursorKind::DayAndKey) => number(one).cmp(&number(two)),
            _ => one.value.as_bytes().cmp(two.value.as_bytes()),
        };
        let order = by_value.then_with(|| one.id.cmp(&two.id));
        if self.is_descending {
            order.reverse()
        } else {
            order
        }
    }
}

fn kind_of(cursor: &Cursor, name: &str) -> Option<CursorKind> {
    let sort = cursor.sorts.iter().find(|sort| sort.names.contains(&name));
    let kind = sort.map(|sort| sort.kind)?;
    (!matches!(kind, CursorKind::Several | CursorKind::Unsortable)).then_some(kind)
}

/// The day of a time in milliseconds since 1970.
fn day(text: &str) -> Option<String> {
    let milliseconds: i64 = text.parse().ok()?;
    if NO_NUMBER.contains(&text) || milliseconds % MILLISECONDS_OF_DAY != 0 {
        return None;
    }
    let day = date_of(milliseconds)?;
    (0..=9999).contains(&day.year()).then(|| day.to_string())
}

/// The day in UTC of a moment in milliseconds since 1970.
fn date_of(milliseconds: i64) -> Option<Date> {
    let moment = Timestamp::from_millisecond(milliseconds).ok()?;
    Some(Offset::UTC.to_datetime(moment).date())
}

/// The midnight in UTC of a day, in milliseconds since 1970.
fn milliseconds_of(day: Date) -> i64 {
    let epoch = Date::constant(1970, 1, 1);
    i64::from((day - epoch).get_days()) * MILLISECONDS_OF_DAY
}

/// The cents of an amount as JSON writes it; fractions of a cent are rounded, as in the index.
pub fn cents(number: &str) -> Option<i64> {
    exact_cents(number).or_else(|| {
        let cents = (number.parse::<f64>().ok()? * 100.0).round();
        format!("{cents:.0}").parse().ok()
    })
}

fn exact_cents(number: &str) -> Option<i64> {
    let digits = number.strip_prefix('-').unwrap_or(number);
    let (mantissa, exponent) = match digits.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
        None => (digits, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = format!("{whole}{fraction}");
    if all.is_empty() || !all.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    // The decimal point is after this number of digits, and two more are cents.
    let point = i32::try_from(whole.len()).ok()? + exponent + 2;
    let length = i32::try_from(all.len()).ok()?;
    let text = if point >= length {
        let zeros = usize::try_from(point - length)
            .ok()
            .filter(|zeros| *zeros < 19)?;
        format!("{all}{}", "0".repeat(zeros))
    } else {
        let kept = usize::try_from(point).ok()?;
        let rest = all.get(kept..)?;
        if rest.bytes().any(|digit| digit != b'0') {
            return None;
        }
        format!("0{}", all.get(..kept)?)
    };
    let cents: i64 = text.parse().ok()?;
    Some(if number.starts_with('-') {
        -cents
    } else {
        cents
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn sort(kind: CursorKind) -> SortBy {
        SortBy {
            name: String::new(),
            kind: Some(kind),
            may_invent: true,
            fixed_instead: None,
            is_descending: true,
            no_value: "-",
        }
    }

    fn sent(kind: CursorKind, text: &str) -> Option<String> {
        let comes = ["7".to_owned(), serde_json::to_string(text).unwrap()];
        let sent = sort(kind).sent(&comes)?;
        serde_json::from_str(&sent[1]).unwrap()
    }

    #[test]
    fn a_day_is_sent_for_its_milliseconds_and_nothing_without_a_value() {
        let day = |text: &str| sent(CursorKind::Day, text);
        assert_eq!(day("1577836800000").as_deref(), Some("2020-01-01"));
        assert_eq!(day("-86400000").as_deref(), Some("1969-12-31"));
        for none in NO_NUMBER.iter().chain(&["1577836800001", "-", ""]) {
            assert_eq!(day(none), None, "{none}");
            assert_eq!(
                sent(CursorKind::Moment, none).is_some(),
                *none == "1577836800001"
            );
        }
        assert_eq!(
            sent(CursorKind::Cents, NO_NUMBER[0]).as_deref(),
            Some(NO_NUMBER[0])
        );
        assert!(sent(CursorKind::Dollars, "-Infinity").is_some());
    }

    #[test]
    fn a_text_that_the_service_would_change_is_not_used_as_a_cursor() {
        let text = |text: &str| sent(CursorKind::Text, text).is_some();
        assert!(text("W911S022F0001"));
        for changed in ["-", "", " a", "a ", "a\tb", "a\nb", &"x".repeat(5_001)] {
            assert!(!text(changed), "{changed}");
        }
        let several = ["\"541330\"".to_owned(), "\"541330\"".to_owned()];
        assert_eq!(sort(CursorKind::Text).sent(&several), None);
        assert_eq!(
            sort(CursorKind::Several).sent(&["1".to_owned(), "\"1\"".to_owned()]),
            None
        );
    }

    proptest! {
        #[test]
        fn cents_are_read_from_a_float_of_dollars(cents in -9_007_199_254_740_i64..9_007_199_254_740) {
            let sign = if cents < 0 { "-" } else { "" };
            let (whole, rest) = (cents.abs() / 100, cents.abs() % 100);
            let dollars: f64 = format!("{sign}{whole}.{rest:02}").parse().unwrap();
            let dollars = serde_json::json!(dollars).to_string();
            prop_assert_eq!(super::cents(&dollars), Some(cents));
        }

        #[test]
        fn any_text_is_handled(text: String) {
            let _ = cents(&text);
            let _ = day(&text);
        }
    }

    #[test]
    fn cents_are_read_from_every_notation_of_a_number() {
        for (text, expected) in [
            ("1e3", Some(100_000)),
            ("1.5E+2", Some(15_000)),
            ("0.1", Some(10)),
            ("-0.07", Some(-7)),
            ("12.346", Some(1_235)),
            ("12.340", Some(1_234)),
            ("1e40", None),
            ("null", None),
        ] {
            assert_eq!(cents(text), expected, "{text}");
        }
    }
}
