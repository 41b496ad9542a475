//! The words from which the corpora are generated.

use serde::Deserialize;

use super::data_file::data_file;
use super::random::Random;

/// The content of `words.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Words {
    pub first_names: Vec<&'static str>,
    last_names: Vec<&'static str>,
    pub adjectives: Vec<&'static str>,
    pub nouns: Vec<&'static str>,
    verbs: Vec<&'static str>,
    objects: Vec<&'static str>,
    company_words: Vec<&'static str>,
    company_kinds: Vec<&'static str>,
    company_ends: Vec<&'static str>,
}

data_file!(pub static WORDS: Words = "words.json");

/// A person.
pub fn person(random: &mut Random) -> String {
    format!(
        "{} {}",
        random.pick(&WORDS.first_names),
        random.pick(&WORDS.last_names)
    )
}

/// A title of two or three words.
pub fn title(random: &mut Random) -> String {
    let first = random.pick(&WORDS.adjectives);
    let second = random.pick(&WORDS.nouns);
    if random.once_in(3) {
        let third = random.pick(&WORDS.nouns);
        if third != second {
            return format!("{first} {second} {third}");
        }
    }
    format!("{first} {second}")
}

/// A sentence.
pub fn sentence(random: &mut Random) -> String {
    format!(
        "The {} {} {}.",
        title(random).to_lowercase(),
        random.pick(&WORDS.verbs),
        random.pick(&WORDS.objects)
    )
}

/// A paragraph of this number of sentences.
pub fn paragraph(random: &mut Random, sentences: usize) -> String {
    (0..sentences)
        .map(|_| sentence(random))
        .collect::<Vec<_>>()
        .join(" ")
}

/// A company, in the capitals that registers use.
pub fn company(random: &mut Random) -> String {
    format!(
        "{} {} {}",
        random.pick(&WORDS.company_words),
        random.pick(&WORDS.company_kinds),
        random.pick(&WORDS.company_ends)
    )
    .to_uppercase()
}

/// The words in small letters with hyphens between them.
pub fn slug(text: &str) -> String {
    text.split(|sign: char| !sign.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect::<Vec<_>>()
        .join("-")
}

/// Whether the text contains every word of the query, in any case.
pub fn mentions(text: &str, query: &str) -> bool {
    let text = text.to_lowercase();
    query
        .split(|sign: char| !sign.is_alphanumeric() && sign != '-')
        .filter(|word| !word.is_empty())
        .all(|word| text.contains(&word.to_lowercase()))
}

/// The words of a text in small letters.
fn tokens(text: &str) -> Vec<String> {
    text.split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// Whether the text contains the words of the phrase next to each other, the last perhaps only with its beginning.
pub fn has_phrase(text: &str, phrase: &str) -> bool {
    let (text, phrase) = (tokens(text), tokens(phrase));
    let Some((last, whole)) = phrase.split_last() else {
        return false;
    };
    text.windows(phrase.len()).any(|part| {
        part.starts_with(whole) && part.last().is_some_and(|word| word.starts_with(last))
    })
}

/// An address that leads nowhere: the top-level name is reserved for that.
pub fn address(path: &str) -> String {
    format!("https://sandbox.invalid/{path}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slugs_are_made_and_mentions_found() {
        assert_eq!(
            slug("Agriculture Department, U.S."),
            "agriculture-department-u-s"
        );
        assert!(mentions("Safe Drinking Water Act", "water safe"));
        assert!(!mentions("Safe Drinking Water Act", "water air"));
        assert!(mentions("anything", ""));
        assert!(has_phrase("Safe Drinking-Water Act", "drinking wat"));
        assert!(!has_phrase("Safe Drinking-Water Act", "safe water"));
        assert!(!has_phrase("Safe", "safe water") && !has_phrase("Safe", " "));
    }
}
