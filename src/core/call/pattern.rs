//! Regular expressions of operations: matches whole values, and pads numbers to codes with leading zeros.

use std::cell::RefCell;
use std::collections::HashMap;

use regex_lite::Regex;

thread_local! {
    /// The compiled patterns; one cache for each thread, because a fork could leave a lock held.
    static COMPILED: RefCell<HashMap<&'static str, Option<Regex>>> = RefCell::default();
}

/// Whether the whole text matches; an invalid pattern matches nothing.
pub fn matches(pattern: &'static str, text: &str) -> bool {
    COMPILED.with_borrow_mut(|compiled| {
        compiled
            .entry(pattern)
            .or_insert_with(|| Regex::new(&format!("^(?:{pattern})$")).ok())
            .as_ref()
            .is_some_and(|regex| regex.is_match(text))
    })
}

/// The number with the leading zeros that the pattern of a fixed-length code requires.
pub fn padded(pattern: &'static str, number: i64) -> Option<String> {
    let lengths = pattern.strip_prefix("[0-9]{")?.strip_suffix('}')?;
    let least = lengths.split(',').next()?.parse::<usize>().ok()?;
    let code = format!("{number:0least$}");
    matches(pattern, &code).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_text_must_match() {
        assert!(matches("[0-9]{3,4}", "012"));
        for text in ["x020", "012\n", " 012", "12", "01234", "\u{661}12", ""] {
            assert!(!matches("[0-9]{3,4}", text), "{text:?}");
        }
        assert!(matches("all|[0-9]+", "all") && !matches("all|[0-9]+", "all1"));
        assert!(!matches("(", "("));
    }

    #[test]
    fn a_number_is_padded_to_the_length_of_its_code() {
        assert_eq!(padded("[0-9]{2}", 6).as_deref(), Some("06"));
        assert_eq!(padded("[0-9]{3,4}", 12).as_deref(), Some("012"));
        assert_eq!(padded("[0-9]{3,4}", 1234).as_deref(), Some("1234"));
        for number in [12345, -1, i64::MIN] {
            assert_eq!(padded("[0-9]{3,4}", number), None);
        }
        assert_eq!(padded("[0-9]{2}|[0-9]{4}|[0-9]{6}", 5), None);
        assert_eq!(padded("[0-9]{3}-[0-9]{4}", 12), None);
    }
}
