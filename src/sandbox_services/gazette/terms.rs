//! Full-text search: an index of words, and the search language of quotes, `|`, `&`, `!` and brackets.

use std::collections::{BTreeMap, BTreeSet};

/// A set of documents, by their places in the corpus.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    words: Vec<u64>,
    count: usize,
}

impl Set {
    /// An empty set for this many documents.
    pub fn none(count: usize) -> Self {
        Self {
            words: vec![0; count.div_ceil(64)],
            count,
        }
    }

    pub fn insert(&mut self, at: usize) {
        if let Some(word) = self.words.get_mut(at / 64) {
            *word |= 1 << (at % 64);
        }
    }

    fn remove(&mut self, at: usize) {
        if let Some(word) = self.words.get_mut(at / 64) {
            *word &= !(1 << (at % 64));
        }
    }

    pub fn has(&self, at: usize) -> bool {
        self.words
            .get(at / 64)
            .is_some_and(|word| word >> (at % 64) & 1 == 1)
    }

    fn merge(mut self, other: &Self, merge: impl Fn(u64, u64) -> u64) -> Self {
        for (one, two) in self.words.iter_mut().zip(&other.words) {
            *one = merge(*one, *two);
        }
        self
    }

    /// The documents that are not in the set.
    fn complement(mut self) -> Self {
        for word in &mut self.words {
            *word = !*word;
        }
        if let (Some(last), rest @ 1..) = (self.words.last_mut(), self.count % 64) {
            *last &= (1 << rest) - 1;
        }
        self
    }
}

/// Which documents contain a word, in their titles and anywhere.
#[derive(Debug, Default)]
pub struct Index {
    titles: BTreeMap<Box<str>, Vec<u32>>,
    anywhere: BTreeMap<Box<str>, Vec<u32>>,
    count: usize,
}

/// The words of a text: sequences of letters and digits.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

/// Whether a word is a form of the requested one: longer words may have other endings.
fn is_form_of(word: &str, asked: &str) -> bool {
    let begins = word
        .get(..asked.len())
        .is_some_and(|head| head.eq_ignore_ascii_case(asked));
    begins && (word.len() == asked.len() || asked.chars().count() >= 4)
}

fn note(postings: &mut BTreeMap<Box<str>, Vec<u32>>, word: &str, at: u32) {
    match postings.get_mut(word) {
        Some(list) if list.last() == Some(&at) => {}
        Some(list) => list.push(at),
        None => {
            postings.insert(word.into(), vec![at]);
        }
    }
}

impl Index {
    /// Adds the next document.
    pub fn add(&mut self, title: &str, text: &str) {
        let at = u32::try_from(self.count).unwrap_or(u32::MAX);
        for word in words(&title.to_lowercase()) {
            note(&mut self.titles, word, at);
            note(&mut self.anywhere, word, at);
        }
        for word in words(&text.to_lowercase()) {
            note(&mut self.anywhere, word, at);
        }
        self.count += 1;
    }

    fn holding(&self, postings: &BTreeMap<Box<str>, Vec<u32>>, asked: &str) -> Set {
        let mut set = Set::none(self.count);
        let from = (std::ops::Bound::Included(asked), std::ops::Bound::Unbounded);
        for (word, list) in postings.range::<str, _>(from) {
            if !word.starts_with(asked) {
                break;
            }
            if is_form_of(word, asked) {
                for at in list {
                    set.insert(*at as usize);
                }
            }
        }
        set
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    /// Consecutive words, usually a single one.
    Phrase(Vec<String>),
    All(Vec<Part>),
    Any(Vec<Part>),
    Not(Box<Part>),
}

/// A parsed search term.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    whole: Part,
    /// The words that a document must contain. They are the ones to mark.
    wanted: BTreeSet<String>,
}

/// Brackets nested more deeply than this are ignored.
const DEEPEST: usize = 40;

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Words(Vec<String>),
    Or,
    Not,
    Open,
    Close,
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let phrase = |text: &str| -> Vec<String> { words(text).map(str::to_lowercase).collect() };
    // An unclosed quote is ignored.
    let quotes = text.matches('"').count() / 2 * 2;
    for (at, part) in text.splitn(quotes + 1, '"').enumerate() {
        if at % 2 == 1 {
            tokens.push(Token::Words(phrase(part)));
            continue;
        }
        let mut word = String::new();
        let end = |word: &mut String, tokens: &mut Vec<Token>| {
            // Parts joined by a hyphen form a phrase.
            tokens.push(Token::Words(phrase(word)));
            word.clear();
        };
        for sign in part.chars() {
            let sign_token = match sign {
                '|' => Some(Token::Or),
                '!' => Some(Token::Not),
                '(' => Some(Token::Open),
                ')' => Some(Token::Close),
                _ => None,
            };
            if sign_token.is_some() || sign.is_whitespace() || sign == '&' {
                end(&mut word, &mut tokens);
                tokens.extend(sign_token);
            } else {
                word.push(sign);
            }
        }
        end(&mut word, &mut tokens);
    }
    tokens.retain(|token| !matches!(token, Token::Words(words) if words.is_empty()));
    tokens
}

struct Reader {
    tokens: std::iter::Peekable<std::vec::IntoIter<Token>>,
}

impl Reader {
    fn any(&mut self, depth: usize) -> Option<Part> {
        let mut parts: Vec<Part> = self.all(depth).into_iter().collect();
        while self.tokens.next_if_eq(&Token::Or).is_some() {
            parts.extend(self.all(depth));
        }
        match parts.len() {
            0 | 1 => parts.pop(),
            _ => Some(Part::Any(parts)),
        }
    }

    fn all(&mut self, depth: usize) -> Option<Part> {
        let mut parts = Vec::new();
        let mut negated = false;
        loop {
            let part = match self.tokens.peek() {
                None | Some(Token::Or) => break,
                Some(Token::Close) if depth > 0 => break,
                _ => match self.tokens.next() {
                    Some(Token::Not) => {
                        negated = !negated;
                        continue;
                    }
                    Some(Token::Words(words)) => Some(Part::Phrase(words)),
                    Some(Token::Open) if depth < DEEPEST => {
                        let part = self.any(depth + 1);
                        self.tokens.next_if_eq(&Token::Close);
                        part
                    }
                    // A superfluous bracket.
                    _ => None,
                },
            };
            if let Some(part) = part {
                parts.push(if negated {
                    Part::Not(Box::new(part))
                } else {
                    part
                });
            }
            negated = false;
        }
        match parts.len() {
            0 | 1 => parts.pop(),
            _ => Some(Part::All(parts)),
        }
    }
}

impl Part {
    fn wanted(&self, words: &mut BTreeSet<String>) {
        match self {
            Part::Phrase(phrase) => words.extend(phrase.iter().cloned()),
            Part::All(parts) | Part::Any(parts) => {
                for part in parts {
                    part.wanted(words);
                }
            }
            Part::Not(_) => {}
        }
    }

    fn find<'a>(&self, index: &Index, texts: &dyn Fn(usize) -> [&'a str; 2]) -> Set {
        match self {
            Part::Phrase(phrase) => {
                let mut sets = phrase
                    .iter()
                    .map(|word| index.holding(&index.anywhere, word));
                let Some(first) = sets.next() else {
                    return Set::none(index.count);
                };
                let mut found = sets.fold(first, |found, set| found.merge(&set, |a, b| a & b));
                if phrase.len() > 1 {
                    for at in 0..index.count {
                        if found.has(at) && !texts(at).iter().any(|text| holds(text, phrase)) {
                            found.remove(at);
                        }
                    }
                }
                found
            }
            Part::All(parts) => {
                let all = Set::none(index.count).complement();
                parts.iter().fold(all, |found, part| {
                    found.merge(&part.find(index, texts), |a, b| a & b)
                })
            }
            Part::Any(parts) => parts.iter().fold(Set::none(index.count), |found, part| {
                found.merge(&part.find(index, texts), |a, b| a | b)
            }),
            Part::Not(part) => part.find(index, texts).complement(),
        }
    }
}

/// Whether the text contains the words consecutively.
fn holds(text: &str, phrase: &[String]) -> bool {
    let words: Vec<&str> = words(text).collect();
    words.windows(phrase.len()).any(|window| {
        window
            .iter()
            .zip(phrase)
            .all(|(word, asked)| is_form_of(word, asked))
    })
}

impl Query {
    /// Parses any text; `None` if it contains no word, so that no document matches.
    pub fn read(text: &str) -> Option<Self> {
        let mut reader = Reader {
            tokens: tokens(text).into_iter().peekable(),
        };
        let whole = reader.any(0)?;
        let mut wanted = BTreeSet::new();
        whole.wanted(&mut wanted);
        Some(Self { whole, wanted })
    }

    /// The matching documents; `texts` returns the title and the text of one.
    pub fn find<'a>(&self, index: &Index, texts: impl Fn(usize) -> [&'a str; 2]) -> Set {
        self.whole.find(index, &texts)
    }

    /// For each word the documents whose titles contain it, which counts most.
    pub fn in_titles(&self, index: &Index) -> Vec<Set> {
        self.wanted
            .iter()
            .map(|word| index.holding(&index.titles, word))
            .collect()
    }

    /// Whether a text matches that is not in the index.
    pub fn fits(&self, title: &str, text: &str) -> bool {
        let mut index = Index::default();
        index.add(title, text);
        self.find(&index, |_| [title, text]).has(0)
    }

    /// The text with the requested words marked as the service marks them.
    pub fn marked(&self, text: &str) -> String {
        let mut marked = String::with_capacity(text.len() + 64);
        let mut rest = text;
        while let Some(start) = rest.find(char::is_alphanumeric) {
            let (before, from) = rest.split_at(start);
            let end = from
                .find(|sign: char| !sign.is_alphanumeric())
                .unwrap_or(from.len());
            let (word, after) = from.split_at(end);
            marked.push_str(before);
            if self.wanted.iter().any(|asked| is_form_of(word, asked)) {
                marked.push_str("<span class=\"match\">");
                marked.push_str(word);
                marked.push_str("</span>");
            } else {
                marked.push_str(word);
            }
            rest = after;
        }
        marked.push_str(rest);
        marked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: [[&str; 2]; 4] = [
        ["Safe water", "Rules for drinking water in towns."],
        ["Clean air", "No water here, only forests."],
        ["Forest fires", "Fire engines and their crews."],
        ["Bank notes", "Money."],
    ];

    fn found(query: &str) -> Vec<usize> {
        let mut index = Index::default();
        for [title, text] in TEXTS {
            index.add(title, text);
        }
        let Some(query) = Query::read(query) else {
            return Vec::new();
        };
        let set = query.find(&index, |at| TEXTS[at]);
        (0..TEXTS.len()).filter(|at| set.has(*at)).collect()
    }

    #[test]
    fn the_operators_of_the_query_language_are_read() {
        for (query, expected) in [
            ("water", vec![0, 1]),
            ("WATER rules", vec![0]),
            ("water & forest", vec![1]),
            ("money | fire", vec![2, 3]),
            ("water !forest", vec![0]),
            ("!water", vec![2, 3]),
            ("\"drinking water\"", vec![0]),
            ("\"water drinking\"", vec![]),
            ("(money | rules) water", vec![0]),
            ("fire-engines", vec![2]),
            ("the", vec![]),
            ("", vec![]),
            ("|&!()", vec![]),
            ("((water", vec![0, 1]),
            ("water))", vec![0, 1]),
            ("\"water", vec![0, 1]),
        ] {
            assert_eq!(found(query), expected, "{query}");
        }
    }

    #[test]
    fn matching_words_are_marked() {
        let query = Query::read("forest !only").unwrap();
        assert_eq!(
            query.marked("No water here, only forests."),
            "No water here, only <span class=\"match\">forests</span>."
        );
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_handled_as_a_query(text in "[a-z|&!()\" -]{0,60}", any: String) {
            for text in [text, any] {
                if let Some(query) = Query::read(&text) {
                    let marked = query.marked(&text);
                    let plain = marked.replace("<span class=\"match\">", "").replace("</span>", "");
                    proptest::prop_assert_eq!(plain, text);
                }
            }
        }

        #[test]
        fn operators_combine_the_results_of_two_words(
            one in proptest::sample::select(vec!["water", "forest", "money", "fire"]),
            two in proptest::sample::select(vec!["water", "forest", "rules", "crews"]),
        ) {
            let (first, second) = (found(one), found(two));
            let both: Vec<usize> = (0..4).filter(|at| first.contains(at) && second.contains(at)).collect();
            let either: Vec<usize> = (0..4).filter(|at| first.contains(at) || second.contains(at)).collect();
            let neither: Vec<usize> = (0..4).filter(|at| !either.contains(at)).collect();
            proptest::prop_assert_eq!(found(&format!("{one} {two}")), both);
            proptest::prop_assert_eq!(found(&format!("{one} | {two}")), either);
            proptest::prop_assert_eq!(found(&format!("!({one} | {two})")), neither);
        }
    }
}
