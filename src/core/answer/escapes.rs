//! Finds broken `\u` escapes, before an answer is split.

/// How long an escape of a character is, such as `\u00e9`.
const LENGTH: usize = 6;

/// Whether a `\u` of the body is not followed by four hexadecimal digits.
pub fn has_broken_escape(body: &[u8]) -> bool {
    let mut rest = body;
    while let Some(at) = memchr::memchr(b'\\', rest) {
        rest = rest.get(at..).unwrap_or_default();
        let is_character = rest.get(1) == Some(&b'u');
        if is_character {
            let digits = rest.get(2..LENGTH);
            if !digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit)) {
                return true;
            }
        }
        // A backslash may escape another one.
        let length = if is_character { LENGTH } else { 2 };
        rest = rest.get(length..).unwrap_or_default();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::has_broken_escape;

    #[test]
    fn an_escape_needs_four_digits_and_no_escaped_backslash() {
        for whole in [
            r#""\u00e9""#,
            r#""\\u12""#,
            r#""\\\u00E9\n\"""#,
            "[1]",
            "",
            r#""\\""#,
        ] {
            assert!(!has_broken_escape(whole.as_bytes()), "{whole}");
        }
        for broken in [
            r#""\u12""#,
            r#""\u123/9""#,
            r#""\\\u00g9""#,
            r"\u",
            r#"["\n\u"]"#,
        ] {
            assert!(has_broken_escape(broken.as_bytes()), "{broken}");
        }
    }
}
