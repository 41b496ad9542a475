//! The clause `match`: a member has words of a text.

use serde_json::{Map, Value};

use super::clause::{Refused, check_options, malformed, refused};
use super::record_store;

/// The options that the sandbox follows. Of the others, `fuzziness` and `analyzer` would find other records.
const OPTIONS: [&str; 4] = [
    "query",
    "operator",
    "minimum_should_match",
    "zero_terms_query",
];

/// The words of a text, and how many of them a member must have.
#[derive(Debug)]
pub struct MatchedWords {
    words: Vec<String>,
    least: usize,
    /// A text without words matches everything.
    takes_no_words: bool,
}

impl MatchedWords {
    /// Reads the text, or an object with the text and its options.
    pub fn read(given: &Value) -> Result<Self, Refused> {
        let none = Map::new();
        let options = given.as_object().unwrap_or(&none);
        check_options("match", options, &OPTIONS)?;
        let asked = match given.is_object() {
            true => options
                .get("query")
                .ok_or_else(|| malformed("No text specified for text query"))?,
            false => given,
        };
        let text = match asked {
            Value::String(text) => text.clone(),
            other @ (Value::Number(_) | Value::Bool(_)) => other.to_string(),
            _ => return Err(malformed("[match] takes a text")),
        };
        let words: Vec<String> = record_store::words(&text).collect();
        let least = match is_and(options.get("operator"))? {
            true => words.len(),
            false => least(words.len(), options.get("minimum_should_match"))?,
        };
        Ok(Self {
            words,
            least,
            takes_no_words: takes_no_words(options.get("zero_terms_query"))?,
        })
    }

    /// Whether these are the words of a member.
    pub fn fit(&self, own: &[String]) -> bool {
        if self.words.is_empty() {
            return self.takes_no_words;
        }
        let found = self.words.iter().filter(|word| own.contains(word));
        found.take(self.least).count() >= self.least
    }
}

fn is_and(operator: Option<&Value>) -> Result<bool, Refused> {
    let Some(operator) = operator else {
        return Ok(false);
    };
    match operator.as_str().map(str::to_ascii_lowercase).as_deref() {
        Some("and") => Ok(true),
        Some("or") => Ok(false),
        _ => Err(refused(
            "illegal_argument_exception",
            format!("operator needs to be either OR or AND, but not [{operator}]"),
        )),
    }
}

fn takes_no_words(option: Option<&Value>) -> Result<bool, Refused> {
    match option.map(Value::as_str) {
        None => Ok(false),
        Some(Some(text)) if text.eq_ignore_ascii_case("none") => Ok(false),
        Some(Some(text)) if text.eq_ignore_ascii_case("all") => Ok(true),
        Some(_) => Err(malformed("[match] zero_terms_query takes none or all")),
    }
}

/// How many of so many words a member must have: a number, a part in percent, or either less than all of them.
fn least(words: usize, option: Option<&Value>) -> Result<usize, Refused> {
    let Some(option) = option else {
        return Ok(1);
    };
    let text = match option {
        Value::String(text) => text.trim().to_owned(),
        other => other.to_string(),
    };
    let (number, is_part) = match text.strip_suffix('%') {
        Some(number) => (number, true),
        None => (text.as_str(), false),
    };
    let number: i64 = number.parse().map_err(|_| {
        malformed(
            "[match] minimum_should_match: the sandbox takes a whole number or percent, such as 2, -1 or 75%",
        )
    })?;
    let all = i64::try_from(words).unwrap_or(i64::MAX);
    let wanted = match is_part {
        true => all.saturating_mul(number) / 100,
        false => number,
    };
    let wanted = if number < 0 {
        all.saturating_add(wanted)
    } else {
        wanted
    };
    // At least one word is always required.
    Ok(usize::try_from(wanted.max(1)).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn fits(given: &Value, own: &str) -> Result<bool, Refused> {
        let own: Vec<String> = record_store::words(own).collect();
        Ok(MatchedWords::read(given)?.fit(&own))
    }

    #[test]
    fn the_options_decide_how_many_words_are_needed() {
        for (options, needed) in [
            (json!({}), 1),
            (json!({"operator": "or"}), 1),
            (json!({"operator": "AND"}), 4),
            (json!({"minimum_should_match": 2}), 2),
            (json!({"minimum_should_match": "3"}), 3),
            (json!({"minimum_should_match": -1}), 3),
            (json!({"minimum_should_match": -4}), 1),
            (json!({"minimum_should_match": 0}), 1),
            (json!({"minimum_should_match": "75%"}), 3),
            (json!({"minimum_should_match": "-30%"}), 3),
            (json!({"minimum_should_match": 5}), 5),
            (json!({"minimum_should_match": 1, "operator": "and"}), 4),
            (json!({"boost": 2, "_name": "title"}), 1),
        ] {
            let mut given = options.clone();
            let members = given.as_object_mut().unwrap();
            members.insert("query".to_owned(), json!("a b c d"));
            for (count, own) in ["x", "a x", "a b x", "c a b", "d c b a"].iter().enumerate() {
                assert_eq!(fits(&given, own), Ok(count >= needed), "{options} {own}");
            }
        }
    }

    #[test]
    fn a_text_without_words_matches_nothing_or_everything() {
        assert_eq!(fits(&json!("!?"), "a"), Ok(false));
        for (option, found) in [("none", false), ("all", true)] {
            let given = json!({"query": "", "zero_terms_query": option});
            assert_eq!(fits(&given, "a"), Ok(found));
        }
    }

    #[test]
    fn options_that_the_sandbox_does_not_follow_are_refused() {
        for (given, why) in [
            (json!({"query": "a", "fuzziness": "AUTO"}), "[fuzziness]"),
            (json!({"query": "a", "oprator": "and"}), "[oprator]"),
            (json!({"query": "a", "operator": "xor"}), "either OR or AND"),
            (json!({"query": "a", "operator": 1}), "either OR or AND"),
            (
                json!({"query": "a", "minimum_should_match": "2<75%"}),
                "75%",
            ),
            (
                json!({"query": "a", "zero_terms_query": "some"}),
                "none or all",
            ),
            (json!({"operator": "and"}), "No text specified"),
            (json!({"query": ["a"]}), "takes a text"),
            (json!(["a"]), "takes a text"),
        ] {
            let refused = fits(&given, "a").unwrap_err();
            assert!(refused.reason.contains(why), "{given}: {}", refused.reason);
        }
    }
}
