//! The current year by the clock of this machine.

use jiff::civil::Date;
use jiff::tz::Offset;
use jiff::{SignedDuration, Timestamp};

use crate::catalog::CurrentYear;

/// The first hours of a day anywhere on Earth: no service has reached a later day.
const AHEAD: SignedDuration = SignedDuration::from_hours(14);

/// The month in which the next federal fiscal year starts.
const OCTOBER: i8 = 10;

/// The year that the first places on Earth have reached.
pub fn current_year(year: CurrentYear) -> i64 {
    let now = Timestamp::now();
    let ahead = now.checked_add(AHEAD).unwrap_or(now);
    year_of(year, Offset::UTC.to_datetime(ahead).date())
}

fn year_of(year: CurrentYear, day: Date) -> i64 {
    let begun = year == CurrentYear::Fiscal && day.month() >= OCTOBER;
    i64::from(day.year()) + i64::from(begun)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn a_fiscal_year_starts_in_october() {
        let cases = [
            (date(2026, 9, 30), 2026, 2026),
            (date(2026, 10, 1), 2026, 2027),
            (date(2026, 12, 31), 2026, 2027),
            (date(2027, 1, 1), 2027, 2027),
        ];
        for (day, calendar, fiscal) in cases {
            assert_eq!(year_of(CurrentYear::Calendar, day), calendar);
            assert_eq!(year_of(CurrentYear::Fiscal, day), fiscal);
        }
    }
}
