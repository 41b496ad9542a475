//! Durations of a table's settings, as Spark writes them.

/// The milliseconds of a text such as `interval 7 days` or `interval 1 week 12 hours`; none for another text.
pub fn parse_interval(text: &str) -> Option<i64> {
    let words = text.trim();
    let words = words.strip_prefix("interval ").unwrap_or(words);
    let words: Vec<&str> = words.split_whitespace().collect();
    let mut total: i64 = 0;
    for pair in words.chunks(2) {
        let [number, unit] = pair else {
            return None;
        };
        let number: i64 = number.parse().ok()?;
        let unit = unit.to_lowercase();
        let milliseconds: i64 = match unit.strip_suffix('s').unwrap_or(&unit) {
            "millisecond" => 1,
            "second" => 1000,
            "minute" => 60_000,
            "hour" => 3_600_000,
            "day" => 86_400_000,
            "week" => 604_800_000,
            _ => return None,
        };
        total = total.checked_add(number.checked_mul(milliseconds)?)?;
    }
    (!words.is_empty()).then_some(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_sums_of_units() {
        assert_eq!(parse_interval("interval 1 week"), Some(604_800_000));
        assert_eq!(parse_interval("interval 1 day 2 HOURS"), Some(93_600_000));
        assert_eq!(parse_interval("30 days"), Some(2_592_000_000));
        for other in ["", "interval", "interval 3", "interval 1 month", "P7D"] {
            assert_eq!(parse_interval(other), None, "{other}");
        }
    }
}
