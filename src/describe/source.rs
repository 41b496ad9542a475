//! What Python source names.

/// Whether a letter may be a part of a name.
pub fn is_name_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Whether a name stands in code as a word of its own.
pub fn has_word(code: &str, name: &str) -> bool {
    places(code, name, is_name_letter)
}

/// Whether code names something that is no member of something else.
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

/// Source in which names that stand alone, and not in quotes, are replaced.
pub fn renamed(source: &str, rename: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    let mut last = ' ';
    while let Some(first) = rest.chars().next() {
        let end = match is_name_letter(first) {
            true => rest
                .find(|letter| !is_name_letter(letter))
                .unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (word, behind) = rest.split_at(end);
        let is_quoted = last == '"' || behind.starts_with('"');
        match rename(word).filter(|_| last != '.' && !is_quoted) {
            Some(name) => out.push_str(&name),
            None => out.push_str(word),
        }
        last = word.chars().next_back().unwrap_or(' ');
        rest = behind;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words() {
        assert!(has_word("a: Any", "Any"));
        assert!(!has_word("a: Anything", "Any"));
        assert!(!has_word("a: ManyAny", "Any"));
        assert!(uses("list[Literal[1]]", "Literal"));
        assert!(!uses("typing.Literal", "Literal"));
        assert!(uses("typing.Literal | Literal", "Literal"));
    }

    #[test]
    fn names_in_quotes_and_members_stay() {
        let rename = |word: &str| (word == "Work").then(|| "_types.Work".to_owned());
        assert_eq!(
            renamed("list[Work] | Literal[\"Work\"] | x.Work | Works", rename),
            "list[_types.Work] | Literal[\"Work\"] | x.Work | Works"
        );
    }
}
