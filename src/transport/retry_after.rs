//! Reads how long a service asks to wait.

use std::time::SystemTime;

use http::header::RETRY_AFTER;

use super::response::Response;

/// The seconds to wait that an answer asks for.
pub fn retry_after(response: &Response) -> Option<f64> {
    seconds_in(response.headers().get(RETRY_AFTER)?.to_str().ok()?)
}

/// The seconds to wait from now on that the text of the header asks for.
pub fn seconds_in(text: &str) -> Option<f64> {
    seconds_until(text, SystemTime::now())
}

/// Seconds to wait, from a number of seconds or from the date when the wait ends. Digits without end
/// are an infinite wait.
fn seconds_until(text: &str, now: SystemTime) -> Option<f64> {
    let text = text.trim();
    let is_number = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_number && text.starts_with(|first: char| first.is_ascii_digit()) {
        return text.parse().ok();
    }
    // Some servers write a wrong day of the week, which the rest of the date does not need.
    let until = httpdate::parse_http_date(text)
        .ok()
        .or_else(|| httpdate::parse_http_date(&with_its_weekday(text)?).ok())?;
    Some(until.duration_since(now).unwrap_or_default().as_secs_f64())
}

/// A date in the first form of HTTP, `Wed, 21 Oct 2015 07:28:30 GMT`, with the day of the week that it has.
fn with_its_weekday(text: &str) -> Option<String> {
    let (_, date) = text.split_once(", ")?;
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        .iter()
        .map(|day| format!("{day}, {date}"))
        .find(|text| httpdate::parse_http_date(text).is_ok())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use proptest::prelude::*;

    use super::*;

    /// 21 October 2015, 07:28:00 UTC.
    fn now() -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(1_445_412_480)
    }

    #[test]
    fn a_wait_is_a_number_or_a_date() {
        for (text, seconds) in [
            ("0", Some(0.0)),
            (" 120 ", Some(120.0)),
            ("Wed, 21 Oct 2015 07:28:30 GMT", Some(30.0)),
            ("Wednesday, 21-Oct-15 07:28:30 GMT", Some(30.0)),
            ("Wed Oct 21 07:28:30 2015", Some(30.0)),
            ("Wed, 21 Oct 2015 07:27:00 GMT", Some(0.0)),
            (&"9".repeat(400), Some(f64::INFINITY)),
            ("-5", None),
            ("1.5", Some(1.5)),
            ("3.0", Some(3.0)),
            ("1.5.2", None),
            ("Mon, 21 Oct 2015 07:28:30 GMT", Some(30.0)),
            ("soon", None),
            ("", None),
        ] {
            assert_eq!(seconds_until(text, now()), seconds, "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn any_header_is_handled(text in ".*") {
            let seconds = seconds_until(&text, now());
            prop_assert!(seconds.is_none_or(|seconds| seconds >= 0.0));
        }
    }
}
