//! Dates of the corpora, derived from the sandbox's current day, on which its data end.

use jiff::civil::{Date, Weekday, date};
use jiff::{Span, ToSpan};

/// The earliest current day of a sandbox: before it some examples of the documentation are in the future.
pub const EARLIEST: Date = date(2024, 6, 28);
/// The latest one: no form of a date of any service is ambiguous before.
pub const LATEST: Date = date(2099, 12, 31);

/// The first day of the year that ends with the day before this one.
pub fn year_before(today: Date) -> Date {
    later(today, -366)
}

/// Milliseconds from 1970 to the beginning of the day, in UTC.
pub fn milliseconds(day: Date) -> i64 {
    days_between(date(1970, 1, 1), day) * 86_400_000
}

/// The day this number of days later, or earlier.
pub fn later(day: Date, days: i64) -> Date {
    Span::new()
        .try_days(days)
        .and_then(|span| day.checked_add(span))
        .unwrap_or(day)
}

/// What a sandbox has of some things, if all of the asked spans are outside: which days. A span is its first and last day.
pub fn outside(things: &str, has: (Date, Date), asked: &[(Date, Date)]) -> Option<String> {
    let is_outside = |(first, last): &(Date, Date)| *last < has.0 || has.1 < *first;
    (!asked.is_empty() && asked.iter().all(is_outside)).then(|| {
        let (first, last) = has;
        format!(
            "the sandbox has {things} from {first} to {last}, and this call asks for other days"
        )
    })
}

/// The day that the text names, written YYYY-MM-DD.
pub fn parse(text: &str) -> Option<Date> {
    text.parse().ok()
}

/// Days from the first to the second.
pub fn days_between(first: Date, second: Date) -> i64 {
    first
        .until((jiff::Unit::Day, second))
        .map_or(0, |span| i64::from(span.get_days()))
}

/// Whether offices work that day, holidays aside.
pub fn is_weekday(day: Date) -> bool {
    !matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday)
}

/// The first working day on or after this one.
pub fn working_day(day: Date) -> Date {
    match day.weekday() {
        Weekday::Saturday => day.saturating_add(2.days()),
        Weekday::Sunday => day.saturating_add(1.day()),
        _ => day,
    }
}

/// The federal fiscal year of a day; it starts in October.
pub fn fiscal_year(day: Date) -> i64 {
    i64::from(day.year()) + i64::from(day.month() >= 10)
}

/// The month of the fiscal year, October being 1.
pub fn fiscal_month(day: Date) -> i64 {
    (i64::from(day.month()) + 2) % 12 + 1
}

/// The first day of a month of a fiscal year. Months beyond the twelfth are those of the next year.
pub fn fiscal_month_begins(fiscal_year: i64, month: i64) -> Option<Date> {
    let months = (fiscal_year - 1) * 12 + 9 + month - 1;
    let year = i16::try_from(months.div_euclid(12)).ok()?;
    let month = i8::try_from(months.rem_euclid(12) + 1).ok()?;
    Date::new(year, month, 1).ok()
}

/// `M/D/YY` without leading zeros.
pub fn short(day: Date) -> String {
    format!("{}/{}/{:02}", day.month(), day.day(), day.year() % 100)
}

/// The day as text.
pub fn text(day: Date) -> String {
    day.to_string()
}

/// The months' names.
pub const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// `January 3, 2024`.
pub fn long(day: Date) -> String {
    format!("{} {}, {}", month_name(day), day.day(), day.year())
}

/// The name of the day's month.
pub fn month_name(day: Date) -> &'static str {
    usize::try_from(day.month() - 1)
        .ok()
        .and_then(|at| MONTHS.get(at))
        .copied()
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fiscal_years_begin_in_october() {
        assert_eq!(fiscal_year(date(2023, 9, 30)), 2023);
        assert_eq!(fiscal_year(date(2023, 10, 1)), 2024);
        assert_eq!(fiscal_month(date(2023, 10, 1)), 1);
        assert_eq!(fiscal_month(date(2024, 9, 1)), 12);
    }

    #[test]
    fn days_are_counted_and_written() {
        let day = date(2024, 1, 1);
        assert_eq!(days_between(day, later(day, 400)), 400);
        assert_eq!(milliseconds(date(2023, 11, 14)), 1_699_920_000_000);
        assert_eq!(short(date(2020, 12, 1)), "12/1/20");
        assert_eq!(long(date(2024, 1, 3)), "January 3, 2024");
        assert_eq!(working_day(date(2024, 1, 6)), date(2024, 1, 8));
    }
}
