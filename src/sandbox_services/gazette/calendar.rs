//! The gazette's calendar: days without an issue, days of issue and dates as callers write them.

use jiff::civil::{Date, Weekday, date};

use crate::dates::{is_weekday, later, parse};

/// The first issue of the corpus at its default size.
pub const FIRST: Date = date(2024, 1, 3);
/// The last issue whose documents are the same in every sandbox; documents of later days follow up to today.
pub const LAST: Date = date(2024, 6, 28);
/// The service has documents from this day on.
pub const SINCE: Date = date(1994, 1, 1);
/// An unusually busy day, such as the publication of the agenda of all agencies.
pub const BUSY: Date = date(2024, 4, 30);
/// The share of the corpus published on it: at a large scale far more than a search's window.
pub const BUSY_SHARE: f64 = 0.18;

/// Days of a year without an issue, in order.
pub fn holidays(year: i16) -> Vec<(Date, &'static str)> {
    // A holiday on a weekend moves to the nearest working day.
    let fixed = |month: i8, day: i8| {
        let on = Date::new(year, month, day).ok()?;
        Some(match on.weekday() {
            Weekday::Saturday => later(on, -1),
            Weekday::Sunday => later(on, 1),
            _ => on,
        })
    };
    let nth = |month: i8, nth: i8, weekday: Weekday| {
        let first = Date::new(year, month, 1).ok()?;
        first.nth_weekday_of_month(nth, weekday).ok()
    };
    let juneteenth = if year >= 2021 { fixed(6, 19) } else { None };
    [
        (fixed(1, 1), "New Year's Day"),
        (
            nth(1, 3, Weekday::Monday),
            "Birthday of Martin Luther King, Jr.",
        ),
        (nth(2, 3, Weekday::Monday), "Washington's Birthday"),
        (nth(5, -1, Weekday::Monday), "Memorial Day"),
        (juneteenth, "Juneteenth National Independence Day"),
        (fixed(7, 4), "Independence Day"),
        (nth(9, 1, Weekday::Monday), "Labor Day"),
        (nth(10, 2, Weekday::Monday), "Columbus Day"),
        (fixed(11, 11), "Veterans Day"),
        (nth(11, 4, Weekday::Thursday), "Thanksgiving Day"),
        (fixed(12, 25), "Christmas Day"),
    ]
    .into_iter()
    .filter_map(|(on, name)| Some((on?, name)))
    .collect()
}

/// The holiday of a day.
pub fn holiday(day: Date) -> Option<&'static str> {
    // New Year's Day may move into the year before.
    [day.year(), day.year().saturating_add(1)]
        .into_iter()
        .flat_map(holidays)
        .find(|(on, _)| *on == day)
        .map(|(_, name)| name)
}

/// Whether an issue appears on the day.
pub fn is_issue_day(day: Date) -> bool {
    is_weekday(day) && holiday(day).is_none()
}

/// The previous day with an issue.
pub fn issue_before(day: Date) -> Date {
    let mut before = later(day, -1);
    while !is_issue_day(before) {
        before = later(before, -1);
    }
    before
}

/// The days with an issue from one day to another, in order.
fn issues_between(first: Date, last: Date) -> Vec<Date> {
    let mut days = Vec::new();
    let mut day = first;
    while day <= last {
        if is_issue_day(day) {
            days.push(day);
        }
        day = later(day, 1);
    }
    days
}

/// The days with an issue after the last one that every sandbox has. A corpus below the default size has only
/// the newest of them.
pub fn later_days(scale: f64, today: Date) -> Vec<Date> {
    let mut days = issues_between(later(LAST, 1), today);
    let count = (days.len() as f64 * scale.sqrt().min(1.0)).ceil() as usize;
    days.drain(..days.len().saturating_sub(count));
    days
}

/// The days with an issue of a corpus of this scale, in order, up to the last one that every sandbox has. A
/// larger corpus reaches further back.
pub fn issue_days(scale: f64) -> Vec<Date> {
    let mut usual = issues_between(FIRST, LAST);
    // The number of days and the documents per day both grow with the square root of the scale.
    let count = (usual.len() as f64 * scale.sqrt()).round().max(1.0) as usize;
    if count <= usual.len() {
        usual.truncate(count);
        return usual;
    }
    let mut earlier = Vec::with_capacity(count);
    let mut day = FIRST;
    while usual.len() + earlier.len() < count {
        day = issue_before(day);
        if day < SINCE {
            break;
        }
        earlier.push(day);
    }
    earlier.reverse();
    earlier.extend(usual);
    earlier
}

/// The day that a text means: the service accepts anything that can be read as a date.
pub fn any_day(text: &str) -> Option<Date> {
    const FORMS: [&str; 12] = [
        "%Y-%m-%d",
        "%Y/%m/%d",
        "%Y.%m.%d",
        "%Y%m%d",
        "%d/%m/%Y",
        "%d-%m-%Y",
        "%B %d, %Y",
        "%B %d %Y",
        "%b %d, %Y",
        "%b %d %Y",
        "%d %B %Y",
        "%d %b %Y",
    ];
    let text = text.trim();
    parse(text)
        .or_else(|| {
            FORMS
                .iter()
                .find_map(|form| Date::strptime(form, text).ok())
        })
        .filter(|day| day.year() >= 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holidays_of_2024_are_the_published_ones() {
        let days: Vec<String> = holidays(2024)
            .iter()
            .map(|(day, _)| day.strftime("%m-%d").to_string())
            .collect();
        assert_eq!(
            days,
            [
                "01-01", "01-15", "02-19", "05-27", "06-19", "07-04", "09-02", "10-14", "11-11",
                "11-28", "12-25"
            ]
        );
        // 1 January 2022 was a Saturday.
        assert_eq!(holiday(date(2021, 12, 31)), Some("New Year's Day"));
        assert_eq!(holidays(2020).len(), 10);
    }

    #[test]
    fn issues_appear_on_working_days() {
        for scale in [0.01, 0.5, 1.0, 3.0, 150.0, 10_000.0] {
            let days = issue_days(scale);
            assert!(days.iter().all(|day| is_issue_day(*day)));
            assert!(days.is_sorted());
            assert!(days[0] >= SINCE && days[days.len() - 1] <= LAST);
        }
        assert_eq!(issue_days(1.0)[0], FIRST);
        assert!(later_days(1.0, LAST).is_empty());
        let today = date(2026, 11, 22);
        assert_eq!(later_days(1.0, today).first(), Some(&date(2024, 7, 1)));
        for scale in [0.01, 1.0, 150.0] {
            let days = later_days(scale, today);
            // Today is a Sunday in the sandbox; the newest issue is Friday's.
            assert_eq!(days.last(), Some(&date(2026, 11, 20)));
            assert!(days.is_sorted() && days.iter().all(|day| is_issue_day(*day)));
        }
        assert!(issue_days(150.0).contains(&BUSY));
    }

    #[test]
    fn dates_are_read_in_many_forms() {
        for text in [
            "2024-01-03",
            "2024-1-3",
            "2024/01/03",
            "20240103",
            "03/01/2024",
            "January 3, 2024",
            "Jan 3 2024",
            "3 January 2024",
        ] {
            assert_eq!(any_day(text), Some(FIRST), "{text}");
        }
        for text in ["", "soon", "2024-13-01", "2024-02-30", "null"] {
            assert_eq!(any_day(text), None, "{text}");
        }
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_handled_as_a_date(text: String) {
            let _ = any_day(&text);
        }
    }
}
