//! Finds and replaces names in Python source.

/// Whether a character may be part of a name.
pub fn is_name_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Whether a name occurs in code as a separate word.
pub fn has_word(code: &str, name: &str) -> bool {
    places(code, name, is_name_letter)
}

/// Whether code uses a name other than as a member of an object.
pub fn uses(code: &str, name: &str) -> bool {
    places(code, name, |before| is_name_letter(before) || before == '.')
}

fn places(code: &str, name: &str, joins: impl Fn(char) -> bool) -> bool {
    code.match_indices(name).any(|(place, _)| {
        let before = code.get(..place).and_then(|text| text.chars().next_back());
        let after = code
            .get(place + name.len()..)
            .and_then(|text| text.chars().next());
        !before.is_some_and(&joins) && !after.is_some_and(is_name_letter)
    })
}

/// Source with some names replaced. Names after a dot and names in string literals stay.
pub fn renamed(source: &str, rename: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    let mut is_member = false;
    while let Some(first) = rest.chars().next() {
        let end = match first {
            '"' => text_end(rest),
            first if is_name_letter(first) => rest.find(|letter| !is_name_letter(letter)),
            first => Some(first.len_utf8()),
        };
        let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
        match rename(word).filter(|_| !is_member) {
            Some(name) => out.push_str(&name),
            None => out.push_str(word),
        }
        is_member = word == ".";
        rest = behind;
    }
    out
}

/// The end of the string literal that the source begins with.
fn text_end(source: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (place, letter) in source.char_indices().skip(1) {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return Some(place + 1),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_as_whole_words() {
        assert!(has_word("a: Any", "Any"));
        assert!(!has_word("a: Anything", "Any"));
        assert!(!has_word("a: ManyAny", "Any"));
        assert!(uses("list[Literal[1]]", "Literal"));
        assert!(!uses("typing.Literal", "Literal"));
        assert!(uses("typing.Literal | Literal", "Literal"));
    }

    #[test]
    fn names_in_strings_and_members_are_not_renamed() {
        let rename = |word: &str| (word == "Work").then(|| "_types.Work".to_owned());
        let source = r#"list[Work] | Literal["a Work \" Work", "\\"] | x.Work | Works | Work"#;
        let expected =
            r#"list[_types.Work] | Literal["a Work \" Work", "\\"] | x.Work | Works | _types.Work"#;
        assert_eq!(renamed(source, rename), expected);
        assert_eq!(renamed("\"Work", rename), "\"Work");
    }
}
