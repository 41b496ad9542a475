//! Parses the texts of single JSON values as values of columns; `None` for a value that does not fit.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use jiff::civil::{Date, DateTime};
use jiff::tz::Offset;
use openshelf_core::catalog::DayNotation;

use super::kind::{DIGITS, PLACES};

/// Whole numbers below this are exact as 64-bit floats.
const EXACT: f64 = 9_007_199_254_740_992.0;
/// The milliseconds from the year 1, the first of other languages' calendars, to the last time that jiff can
/// write.
const YEARS: RangeInclusive<i64> = -62_135_596_800_000..=253_402_207_200_000;

/// A text. An unpaired surrogate cannot be encoded in UTF-8 and does not fit.
pub fn text(value: &str) -> Option<Cow<'_, str>> {
    let inner = value.strip_prefix('"')?.strip_suffix('"')?;
    if memchr::memchr(b'\\', inner.as_bytes()).is_none() {
        return Some(Cow::Borrowed(inner));
    }
    serde_json::from_str(value).ok().map(Cow::Owned)
}

/// Whether the value is an integer, of any size.
pub fn is_integer(value: &str) -> bool {
    let digits = value.strip_prefix('-').unwrap_or(value);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// A 64-bit integer. A number with a decimal point and a whole value is one too.
pub fn int(value: &str) -> Option<i64> {
    if let Ok(number) = value.parse() {
        return Some(number);
    }
    if is_integer(value) {
        return None;
    }
    let number = float(value)?;
    if number.fract() != 0.0 || number.abs() >= EXACT {
        return None;
    }
    // Exact: the number is whole and below 2^53.
    #[allow(clippy::cast_possible_truncation)]
    Some(number as i64)
}

/// A number. One beyond the range of 64-bit floats does not fit.
pub fn float(value: &str) -> Option<f64> {
    if !value.starts_with(|first: char| first == '-' || first.is_ascii_digit()) {
        return None;
    }
    value.parse().ok().filter(|number: &f64| number.is_finite())
}

/// An amount of money in hundredths, from its digits: a JSON number, or a text of one. Digits behind the second place
/// must be zeros, and there must be no more digits than a column holds.
pub fn money(value: &str, is_text: bool) -> Option<i128> {
    let written = match is_text {
        true => text(value)?,
        false => Cow::Borrowed(value),
    };
    let (is_negative, number) = match written.strip_prefix('-') {
        Some(number) => (true, number),
        None => (false, &*written),
    };
    let (mantissa, exponent) = match number.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i64>().ok()?),
        None => (number, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let is_number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    let has_digits = !whole.is_empty() && (!fraction.is_empty() || !mantissa.contains('.'));
    if !has_digits || !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let digits = [whole, fraction].concat();
    let significant = digits.trim_matches('0');
    if significant.is_empty() {
        return Some(0);
    }
    let zeros = digits.len() - digits.trim_end_matches('0').len();
    // The value is the significant digits, followed by this many zeros, in hundredths.
    let behind = i64::try_from(fraction.len()).ok()? - i64::try_from(zeros).ok()?;
    let shift = exponent.checked_sub(behind)?.checked_add(PLACES.into())?;
    let shift = u32::try_from(shift).ok()?;
    if significant.len() + shift as usize > usize::from(DIGITS) {
        return None;
    }
    let cents: i128 = significant.parse().ok()?;
    let cents = cents.checked_mul(10_i128.checked_pow(shift)?)?;
    Some(if is_negative { -cents } else { cents })
}

pub fn boolean(value: &str) -> Option<bool> {
    match value {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}

/// A day, as the number of days since 1970-01-01.
pub fn day(value: &str, notation: DayNotation) -> Option<i32> {
    let text = text(value)?;
    days_since_1970(match notation {
        DayNotation::Iso => iso_day(&text)?,
        DayNotation::MonthDayYear => month_day_year(&text)?,
    })
}

/// A day without quotation marks, YYYY-MM-DD.
pub fn plain_day(text: &str) -> Option<i32> {
    days_since_1970(iso_day(text)?)
}

fn days_since_1970(date: Date) -> Option<i32> {
    let hours = date.duration_since(Date::constant(1970, 1, 1)).as_hours();
    i32::try_from(hours / 24).ok()
}

/// Exactly YYYY-MM-DD.
fn iso_day(text: &str) -> Option<Date> {
    let (year, rest) = text.split_once('-')?;
    let (month, day) = rest.split_once('-')?;
    if year.len() != 4 || month.len() != 2 || day.len() != 2 {
        return None;
    }
    civil(year, month, day)
}

/// Month and day with one or two digits, and the last two digits of a year from 2000 on.
fn month_day_year(text: &str) -> Option<Date> {
    let (month, rest) = text.split_once('/')?;
    let (day, year) = rest.split_once('/')?;
    if year.len() != 2 || month.len() > 2 || day.len() > 2 {
        return None;
    }
    let year = number(year)?.checked_add(2000)?;
    Date::new(
        year,
        number(month)?.try_into().ok()?,
        number(day)?.try_into().ok()?,
    )
    .ok()
}

fn civil(year: &str, month: &str, day: &str) -> Option<Date> {
    let year = number(year)?;
    Date::new(
        year,
        number(month)?.try_into().ok()?,
        number(day)?.try_into().ok()?,
    )
    .ok()
}

/// A number that consists of digits only.
fn number(digits: &str) -> Option<i16> {
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if plain { digits.parse().ok() } else { None }
}

/// A time with an offset, as microseconds since 1970-01-01T00:00:00Z; finer digits are cut off.
pub fn instant(value: &str) -> Option<i64> {
    let text = text(value)?;
    if let Some(midnight) = midnight(&text) {
        return Some(midnight);
    }
    if !is_time(&text) || !has_offset(&text) {
        return None;
    }
    let time: jiff::Timestamp = text.parse().ok()?;
    Some(time.as_microsecond())
}

/// Milliseconds since 1970-01-01T00:00:00Z of a time between the years 1 and 9999.
pub fn milliseconds(value: &str) -> Option<i64> {
    int(value).filter(|number| YEARS.contains(number))
}

/// The midnight of a day without a time, `2021-05-24`: a service may write a time as its day.
fn midnight(text: &str) -> Option<i64> {
    let is_day = text.len() == 10
        && text.bytes().enumerate().all(|(place, byte)| match place {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    let day: jiff::civil::Date = text.parse().ok().filter(|_| is_day)?;
    // Python has no year 0.
    if day.year() < 1 {
        return None;
    }
    let midnight = Offset::UTC.to_timestamp(day.at(0, 0, 0, 0)).ok()?;
    Some(midnight.as_microsecond())
}

/// A time without an offset, as microseconds since 1970-01-01T00:00:00 of the same clock.
pub fn local_time(value: &str) -> Option<i64> {
    let text = text(value)?;
    if let Some(midnight) = midnight(&text) {
        return Some(midnight);
    }
    if !is_time(&text) || has_offset(&text) {
        return None;
    }
    let time: DateTime = text.parse().ok()?;
    Some(Offset::UTC.to_timestamp(time).ok()?.as_microsecond())
}

/// Whether a text begins like YYYY-MM-DDThh:mm, with a space or the letter T between date and time. Other
/// forms that jiff reads, such as time zone names in brackets, are not used by any service.
fn is_time(text: &str) -> bool {
    let form = "dddd-dd-dd dd:dd";
    let fits = |(byte, form): (u8, u8)| match form {
        b'd' => byte.is_ascii_digit(),
        b' ' => matches!(byte, b' ' | b'T'),
        other => byte == other,
    };
    text.len() >= form.len() && text.bytes().zip(form.bytes()).all(fits) && !text.ends_with(']')
}

fn has_offset(text: &str) -> bool {
    let time = text.get("YYYY-MM-DD".len()..).unwrap_or_default();
    time.contains(['Z', 'z', '+', '-'])
}

/// The day for a number of days.
#[cfg(test)]
fn of_days(days: i32) -> String {
    Date::constant(1970, 1, 1)
        .checked_add(jiff::Span::new().days(days))
        .unwrap()
        .to_string()
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    #[test]
    fn days_are_read_in_exactly_two_notations() {
        let iso = |text: &str| day(text, DayNotation::Iso).map(of_days);
        assert_eq!(iso("\"2024-02-29\"").as_deref(), Some("2024-02-29"));
        assert_eq!(iso("\"1583-01-01\"").as_deref(), Some("1583-01-01"));
        for text in [
            "\"2023-02-29\"",
            "\"2024-2-9\"",
            "\"2024-02-29T00:00:00\"",
            "\"\"",
            "20240229",
            "null",
            "\"+024-01-01\"",
            "\"3/9/23\"",
            "\"2024-01-01 \"",
        ] {
            assert_eq!(iso(text), None, "{text}");
        }
        let american = |text: &str| day(text, DayNotation::MonthDayYear).map(of_days);
        assert_eq!(american("\"3/9/23\"").as_deref(), Some("2023-03-09"));
        assert_eq!(american("\"12/14/20\"").as_deref(), Some("2020-12-14"));
        for text in [
            "\"13/1/20\"",
            "\"1/1/2020\"",
            "\"2020-12-14\"",
            "\"1/1/\"",
            "5",
        ] {
            assert_eq!(american(text), None, "{text}");
        }
    }

    #[test]
    fn an_instant_needs_an_offset_and_a_local_time_has_none() {
        let noon = 1_704_110_400_000_000;
        for text in [
            "\"2024-01-01T12:00:00Z\"",
            "\"2024-01-01T06:00:00-06:00\"",
            "\"2024-01-01 12:00:00+00:00\"",
            "\"2024-01-01T12:00:00.0000009Z\"",
        ] {
            assert_eq!(instant(text), Some(noon), "{text}");
            assert_eq!(local_time(text), None, "{text}");
        }
        for text in ["\"2024-01-01T12:00:00\"", "\"2024-01-01 12:00:00.000\""] {
            assert_eq!(local_time(text), Some(noon), "{text}");
            assert_eq!(instant(text), None, "{text}");
        }
        let midnight = noon - 43_200_000_000;
        for read in [instant, local_time] {
            assert_eq!(
                read("\"2024-01-01\""),
                Some(midnight),
                "a day is its midnight"
            );
            assert_eq!(read("\"2024-02-30\""), None);
        }
        for text in [
            "\"2024-01-01T25:00:00Z\"",
            "\"\"",
            "5",
            "\"12:00\"",
            "\"2024-01-01T12:00:00Z[UTC]\"",
        ] {
            assert_eq!(instant(text), None, "{text}");
            assert_eq!(local_time(text), None, "{text}");
        }
    }

    #[test]
    fn whole_numbers_are_integers_and_nothing_is_rounded() {
        assert_eq!(int("-7"), Some(-7));
        assert_eq!(int("3.0"), Some(3));
        assert_eq!(int("1e3"), Some(1000));
        assert_eq!(int("9223372036854775807"), Some(i64::MAX));
        for text in [
            "9223372036854775808",
            "1e300",
            "2.5",
            "\"3\"",
            "true",
            "null",
            "[]",
        ] {
            assert_eq!(int(text), None, "{text}");
        }
        assert_eq!(
            float("12345678901234567890123"),
            Some(1.234_567_890_123_456_8e22)
        );
        assert_eq!(float("1e400"), None);
        assert_eq!(float("\"1\""), None);
    }

    #[test]
    fn amounts_are_hundredths_of_the_digits_that_are_written() {
        for (text, cents) in [
            ("0", 0),
            ("-0.0", 0),
            ("0.00e99999", 0),
            ("7", 700),
            ("0.1", 10),
            ("-1.05", -105),
            ("12.3400", 1234),
            ("1e3", 100_000),
            ("1.5E+2", 15_000),
            ("1050e-1", 10_500),
            ("5e-2", 5),
            ("100.0e-4", 1),
            ("9007199254740993.01", 900_719_925_474_099_301),
            ("999999999999999999999.99", 99_999_999_999_999_999_999_999),
        ] {
            assert_eq!(money(text, false), Some(cents), "{text}");
            assert_eq!(money(&format!("\"{text}\""), true), Some(cents), "{text}");
            assert_eq!(money(text, true), None, "{text}");
            assert_eq!(money(&format!("\"{text}\""), false), None, "{text}");
        }
        for text in [
            "0.001",
            "1.005",
            "5e-3",
            "1000000000000000000000.00",
            "1e21",
            "1e9223372036854775807",
            "1e-9223372036854775808",
            "1e99999999999999999999",
            "",
            "-",
            "--1",
            ".5",
            "1.",
            "1e",
            "+1",
            "1,000.00",
            "NaN",
            "true",
            "$5",
        ] {
            assert_eq!(money(text, false), None, "{text}");
            assert_eq!(money(&format!("\"{text}\""), true), None, "{text}");
        }
    }

    #[test]
    fn milliseconds_are_integers_within_calendar_years() {
        assert_eq!(milliseconds("1704110400123"), Some(1_704_110_400_123));
        assert_eq!(milliseconds("0"), Some(0));
        assert_eq!(milliseconds("-1.0"), Some(-1));
        let last = Timestamp::from_millisecond(*YEARS.end()).unwrap();
        assert_eq!(last.to_string(), "9999-12-30T22:00:00Z");
        let first = Timestamp::from_millisecond(*YEARS.start()).unwrap();
        assert_eq!(first.to_string(), "0001-01-01T00:00:00Z");
        for text in ["253402207200001", "\"1704110400123\"", "1.5", "null"] {
            assert_eq!(milliseconds(text), None, "{text}");
        }
    }

    #[test]
    fn half_a_surrogate_pair_is_refused() {
        assert_eq!(text(r#""a\u00e9\ud83d\ude00""#).as_deref(), Some("aé😀"));
        assert_eq!(text(r#""\ud83d""#), None);
        assert_eq!(text("5"), None);
    }
}
