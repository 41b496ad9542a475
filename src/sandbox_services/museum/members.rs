//! Writes members of records in the museum's notation.

use jiff::civil::{Date, Weekday};

/// An image of one pixel, which is every work's preview.
pub const TINY_PICTURE: &str =
    "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/// A time in the museum's notation: Chicago's time with its offset.
pub fn chicago(day: Date, second: i64) -> String {
    let sunday = |month: i8, nth: i8| {
        Date::new(day.year(), month, 1)
            .and_then(|first| first.nth_weekday_of_month(nth, Weekday::Sunday))
            .unwrap_or(day)
    };
    let summer = day > sunday(3, 2) && day < sunday(11, 1);
    format!(
        "{day}T{:02}:{:02}:{:02}-0{}:00",
        second / 3600 % 24,
        second / 60 % 60,
        second % 60,
        if summer { 5 } else { 6 }
    )
}
