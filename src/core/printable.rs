//! Prepares foreign texts for messages: shortens them, and escapes characters that a terminal would
//! interpret instead of displaying.

use std::borrow::Cow;

/// Characters of an address that a message shows at most.
pub const MAX_ADDRESS: usize = 500;

/// Whether a terminal or an editor interprets the character instead of displaying it: control characters,
/// line separators, and marks that change the direction of writing.
pub fn is_obeyed(character: char) -> bool {
    character.is_control()
        || is_format_mark(character)
        || matches!(character, '\u{2028}' | '\u{2029}')
}

/// Whether the character is a mark that is not drawn: of a place to break a word, of joining, of the direction of writing,
/// of an annotation, or of the order of bytes.
pub fn is_format_mark(character: char) -> bool {
    matches!(
        character,
        '\u{ad}'
            | '\u{61c}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
    )
}

fn escaped(text: &str, is_kept: impl Fn(char) -> bool) -> Cow<'_, str> {
    let is_escaped = |character: char| is_obeyed(character) && !is_kept(character);
    if !text.contains(is_escaped) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for character in text.chars() {
        let code = u32::from(character);
        match character {
            _ if !is_escaped(character) => out.push(character),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            _ if code < 0x100 => out.extend(format!("\\x{code:02x}").chars()),
            _ => out.extend(format!("\\u{code:04x}").chars()),
        }
    }
    Cow::Owned(out)
}

/// A message of several lines, with every other character that is obeyed written as an escape.
pub fn printable(message: &str) -> Cow<'_, str> {
    escaped(message, |character| character == '\n')
}

/// A text within a line of a message; ends of lines are escaped too.
pub fn printable_line(text: &str) -> Cow<'_, str> {
    escaped(text, |_| false)
}

/// The beginning of a text, with a mark if more was cut off. The mark counts.
pub fn shortened(text: &str, characters: usize) -> Cow<'_, str> {
    if text.chars().nth(characters).is_none() {
        return Cow::Borrowed(text);
    }
    let mut out: String = text.chars().take(characters.saturating_sub(3)).collect();
    out.push_str("...");
    Cow::Owned(out)
}

/// An address as a message shows it.
pub fn shown_address(address: &str) -> Cow<'_, str> {
    match shortened(address, MAX_ADDRESS) {
        Cow::Borrowed(whole) => printable_line(whole),
        Cow::Owned(cut) => Cow::Owned(printable_line(&cut).into_owned()),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(printable("a\nb\tc\u{1b}[31m"), "a\nb\\tc\\x1b[31m");
        assert_eq!(printable_line("a\nb\u{202e}"), "a\\nb\\u202e");
        assert_eq!(printable_line("\u{85}\u{0}\r"), "\\x85\\x00\\r");
        assert!(matches!(printable("ümläut 漢字"), Cow::Borrowed(_)));
    }

    #[test]
    fn long_text_is_shortened() {
        assert_eq!(shortened("abcdef", 6), "abcdef");
        assert_eq!(shortened("abcdefg", 6), "abc...");
    }

    proptest! {
        #[test]
        fn only_control_characters_are_changed(text in any::<String>()) {
            let line = printable_line(&text);
            prop_assert!(!line.contains(is_obeyed));
            let message = printable(&text);
            prop_assert!(!message.replace('\n', "").contains(is_obeyed));
            if !text.contains(is_obeyed) {
                prop_assert_eq!(line, text.as_str());
            }
        }

        #[test]
        fn shortened_text_has_at_most_the_given_length(text in any::<String>(), most in 3usize..20) {
            let cut = shortened(&text, most);
            prop_assert!(cut.chars().count() <= most.max(3));
        }
    }
}
