//! How JavaScript reads texts. The service is written in it, and leaves to it what a number is.

/// White space: Unicode's except for one control character, and the byte order mark.
pub fn is_space(sign: char) -> bool {
    sign == '\u{feff}' || sign.is_whitespace() && sign != '\u{85}'
}

/// The text without surrounding white space.
pub fn trim(text: &str) -> &str {
    text.trim_matches(is_space)
}

/// `Number(text)`; `None` if it is not a number. A blank text is 0.
pub fn number(text: &str) -> Option<f64> {
    let text = trim(text);
    let other_base = text.get(..2).and_then(|prefix| match prefix {
        "0x" | "0X" => Some(16),
        "0o" | "0O" => Some(8),
        "0b" | "0B" => Some(2),
        _ => None,
    });
    if let Some(base) = other_base {
        let digits = text.get(2..).unwrap_or_default();
        return whole(digits, base).filter(|_| !digits.is_empty());
    }
    match text {
        "" => Some(0.0),
        "Infinity" | "+Infinity" => Some(f64::INFINITY),
        "-Infinity" => Some(f64::NEG_INFINITY),
        // Rust parses decimal numbers in the same way, but also accepts words such as "inf".
        _ if text.bytes().all(|byte| b"0123456789.eE+-".contains(&byte)) => text.parse().ok(),
        _ => None,
    }
}

/// `parseInt(text)`: the integer at the beginning of a text.
pub fn parse_int(text: &str) -> Option<f64> {
    let text = trim(text);
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let hexadecimal = unsigned
        .strip_prefix("0x")
        .or_else(|| unsigned.strip_prefix("0X"));
    let (rest, base) = hexadecimal.map_or((unsigned, 10), |digits| (digits, 16));
    let end = rest.find(|sign: char| !sign.is_digit(base));
    let digits = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
    let number = whole(digits, base).filter(|_| !digits.is_empty())?;
    Some(if text.starts_with('-') {
        -number
    } else {
        number
    })
}

/// The number with these digits.
fn whole(digits: &str, base: u32) -> Option<f64> {
    digits.chars().try_fold(0.0, |number, digit| {
        Some(number * f64::from(base) + f64::from(digit.to_digit(base)?))
    })
}

/// The index at which `slice(start)` of a list begins.
pub fn slice_start(start: f64, length: usize) -> usize {
    // Casts of floating-point numbers saturate, including infinities.
    if start <= -1.0 {
        length.saturating_sub(-start as usize)
    } else {
        length.min(start as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_like_number_in_javascript() {
        for (text, expected) in [
            ("", Some(0.0)),
            (" \u{feff}\n", Some(0.0)),
            ("1e1", Some(10.0)),
            (" 5 ", Some(5.0)),
            ("5.", Some(5.0)),
            (".5", Some(0.5)),
            ("-2.5e-1", Some(-0.25)),
            ("0x1F", Some(31.0)),
            ("0b11", Some(3.0)),
            ("0O17", Some(15.0)),
            ("007", Some(7.0)),
            ("Infinity", Some(f64::INFINITY)),
            ("-Infinity", Some(f64::NEG_INFINITY)),
            ("1e999", Some(f64::INFINITY)),
            ("infinity", None),
            ("inf", None),
            ("NaN", None),
            ("0x", None),
            ("-0x1", None),
            ("5x", None),
            ("1,5", None),
            ("1_000", None),
            (".", None),
            ("e5", None),
            ("1e", None),
        ] {
            assert_eq!(number(text), expected, "{text:?}");
        }
    }

    #[test]
    fn whole_numbers_are_read_like_parse_int_in_javascript() {
        for (text, expected) in [
            ("5x", Some(5.0)),
            (" -7.9", Some(-7.0)),
            ("1e3", Some(1.0)),
            ("0x1Fz", Some(31.0)),
            ("004", Some(4.0)),
            ("", None),
            ("x5", None),
            ("0x", None),
            ("Infinity", None),
        ] {
            assert_eq!(parse_int(text), expected, "{text:?}");
        }
    }

    #[test]
    fn lists_are_cut_like_slice_in_javascript() {
        for (start, expected) in [
            (0.0, 0),
            (-0.0, 0),
            (-0.9, 0),
            (-3.7, 97),
            (-500.0, 0),
            (10.2, 10),
            (500.0, 100),
            (f64::INFINITY, 100),
            (f64::NEG_INFINITY, 0),
        ] {
            assert_eq!(slice_start(start, 100), expected, "{start}");
        }
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_handled(text: String) {
            let _ = (number(&text), parse_int(&text));
        }

        #[test]
        fn a_written_number_is_read_back(value in proptest::num::f64::NORMAL) {
            proptest::prop_assert_eq!(number(&format!(" {value:e} ")), Some(value));
        }
    }
}
