//! Completes a text.

use serde_json::{Map, Value, json};

use super::input::{Input, several};
use super::response_body::answer;
use super::service::Museum;
use crate::handler::{Answered, OperationCall};
use crate::reply::Reply;

/// The most completions.
const MOST: usize = 10;

/// Whether a text or one of its words begins with the given text, in any case.
fn completes(text: &str, start: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(start).any(|(at, _)| {
        text.get(..at)
            .and_then(|before| before.chars().next_back())
            .is_none_or(|before| !before.is_alphanumeric())
    })
}

impl Museum {
    /// The records whose title begins with the text, or whose accession number in that context; in the form
    /// of suggestions.
    fn completed(&self, input: &Input) -> Result<Vec<Map<String, Value>>, Reply> {
        let start = match input.get("q") {
            Some(Value::String(text)) => text.trim().to_lowercase(),
            _ => String::new(),
        };
        let contexts = input.list("contexts").unwrap_or_default();
        let by_number = contexts.iter().any(|context| context == "accession");
        let by_title = !by_number || contexts.iter().any(|context| context == "title");
        let mut found = Vec::new();
        let collections = self.named(input)?;
        if start.is_empty() {
            return Ok(found);
        }
        for collection in collections {
            let store = self.collections.store(collection);
            let layout = &collection.layout;
            let records = store.boosted.iter().filter_map(|at| store.at(*at));
            for record in records {
                let title = record.named(layout, "title");
                let number = record.named(layout, "main_reference_number");
                let fits =
                    |value: &Value| value.as_str().is_some_and(|text| completes(text, &start));
                if !(by_title && fits(&title) || by_number && fits(&number)) {
                    continue;
                }
                let title = match title {
                    Value::String(text) if collection.segment == "deaccessions" => {
                        json!(format!("{text} (deaccessioned)"))
                    }
                    title => title,
                };
                let mut selected = Map::new();
                selected.insert("id".to_owned(), record.named(layout, "id"));
                selected.insert("title".to_owned(), title);
                for name in ["main_reference_number", "api_model", "subtype"] {
                    if layout.position(name).is_some() {
                        selected.insert(name.to_owned(), record.named(layout, name));
                    }
                }
                found.push(selected);
                if found.len() == MOST {
                    return Ok(found);
                }
            }
        }
        Ok(found)
    }

    /// The distinct titles that complete a text.
    pub(super) fn autocomplete(&self, call: &OperationCall<'_>) -> Answered {
        let mut titles: Vec<Value> = Vec::new();
        for mut record in self.completed(&Input::read(call))? {
            titles.extend(
                record
                    .remove("title")
                    .filter(|title| !titles.contains(title)),
            );
        }
        answer(&json!(titles), call)
    }

    /// The records that complete a text.
    pub(super) fn autosuggest(&self, call: &OperationCall<'_>) -> Answered {
        answer(&json!(self.completed(&Input::read(call))?), call)
    }

    /// The records that complete each of several texts.
    pub(super) fn suggest_several(&self, call: &OperationCall<'_>) -> Answered {
        let found: Vec<_> = several(call)?
            .iter()
            .map(|input| self.completed(input))
            .collect::<Result<_, _>>()?;
        answer(&json!(found), call)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_completes_the_beginning_of_a_word() {
        assert!(completes("Claude Monet", "mon"));
        assert!(completes("Water Lilies", "water l"));
        assert!(!completes("Claude Monet", "net"));
    }
}
