//! How Ruby reads numbers; the service is written in it.

/// `text.to_i`: the integer at the beginning of a text, otherwise 0.
pub fn to_i(text: &str) -> i64 {
    let text = text.trim_start_matches(|sign: char| sign.is_ascii_whitespace() || sign == '\u{b}');
    let (sign, rest) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let mut number: i64 = 0;
    let mut after_digit = false;
    for character in rest.chars() {
        match character.to_digit(10) {
            Some(digit) => {
                number = number.saturating_mul(10).saturating_add(i64::from(digit));
                after_digit = true;
            }
            // A single underscore may be between two digits.
            None if character == '_' && after_digit => after_digit = false,
            None => break,
        }
    }
    sign * number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_like_to_i_in_ruby() {
        for (text, expected) in [
            ("50", 50),
            (" 50x", 50),
            ("-7.9", -7),
            ("+3", 3),
            ("1e3", 1),
            ("1_000", 1000),
            ("1__0", 1),
            ("_1", 0),
            ("0x10", 0),
            ("", 0),
            ("x5", 0),
            ("99999999999999999999", i64::MAX),
        ] {
            assert_eq!(to_i(text), expected, "{text:?}");
        }
    }

    proptest::proptest! {
        #[test]
        fn a_number_at_the_beginning_is_read(number: i32, rest in "[^0-9_].*|") {
            proptest::prop_assert_eq!(to_i(&format!(" {number}{rest}")), i64::from(number));
        }
    }
}
