//! Turns the terse facts of operations into readable text, by mechanical steps only.

use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

pub const WIDTH: usize = 88;
/// Stands for a space that must not be broken at.
pub const NO_BREAK_SPACE: &str = "\u{a0}";
/// The Python names of JSON's constants.
const VALUES: [(&str, &str); 3] = [("null", "None"), ("true", "True"), ("false", "False")];

/// Splits at the semicolons outside brackets.
fn facts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for character in text.chars() {
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if character == ';' && depth <= 0 {
            parts.push(String::new());
        } else if let Some(last) = parts.last_mut() {
            last.push(character);
        }
    }
    parts
        .iter()
        .map(|part| part.trim().to_owned())
        .filter(|part| !part.is_empty())
        .collect()
}

fn is_plain_word(word: &str) -> bool {
    let word = word.strip_suffix("'s").unwrap_or(word);
    word.split('-')
        .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase()))
}

/// One fact with a capital and a full stop. A word of `names` stays as it is.
pub fn sentence(text: &str, names: &[&str]) -> String {
    let first = text
        .split(|c: char| c.is_whitespace() || c == ',' || c == ':')
        .next()
        .unwrap_or_default();
    let mut out = text.to_owned();
    if is_plain_word(first) && !names.contains(&first) {
        let mut letters = text.chars();
        out = letters
            .next()
            .into_iter()
            .flat_map(char::to_uppercase)
            .collect();
        out.push_str(letters.as_str());
    }
    if !out.ends_with(['.', '!', '?']) {
        out.push('.');
    }
    out
}

/// Replaces JSON's constants by their Python names where they are separate words.
fn in_python(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let bare = word.trim_matches(|letter: char| "()[]{},;:.".contains(letter));
        match VALUES.iter().find(|(json, _)| *json == bare) {
            Some((json, python)) => word.replacen(json, python, 1),
            None => word.to_owned(),
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Each fact of a text as a sentence.
pub fn sentences(text: &str, names: &[&str]) -> String {
    let kept: Vec<String> = facts(text)
        .iter()
        .map(|fact| sentence(&in_python(fact), names))
        .collect();
    kept.join(" ")
}

/// Words separated by commas, with the word `last` before the last one.
pub fn listed<S: AsRef<str>>(words: &[S], last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [rest @ .., end] => {
            let rest: Vec<&str> = rest.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", rest.join(", "), end.as_ref())
        }
    }
}

/// Folds one paragraph at the width of docstrings. The first line has its own margin.
fn folded(text: &str, first: &str, margin: &str) -> String {
    let options = Options::new(WIDTH)
        .initial_indent(first)
        .subsequent_indent(margin)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    textwrap::fill(text, options).replace(NO_BREAK_SPACE, " ")
}

/// Folds one paragraph at the width of docstrings.
pub fn wrapped(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    folded(text, &margin, &margin)
}

/// One element of a list.
pub fn bullet(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    folded(text, &format!("{margin}- "), &format!("{margin}  "))
}

/// A section in numpydoc's form; empty if it has no body.
pub fn section(title: &str, body: &str) -> String {
    if body.is_empty() {
        return String::new();
    }
    format!("{title}\n{}\n{body}", "-".repeat(title.len()))
}

/// A parameter, a return value or an error, with its text below it.
pub fn entry(head: &str, text: &str) -> String {
    if text.is_empty() {
        head.to_owned()
    } else {
        format!("{head}\n{}", wrapped(text, 4))
    }
}
