//! What completes a text.

use serde_json::{Value, json};

use super::Museum;
use super::holdings::Collection;
use super::input::Input;
use super::record::Record;
use crate::sandbox::call::Call;
use crate::sandbox::reply::Reply;

/// How many completions there are at most.
const MOST: usize = 10;

/// Whether a text or one of its words begins so; capitals do not matter.
fn completes(text: &str, start: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(start).any(|(at, _)| {
        text.get(..at)
            .and_then(|before| before.chars().next_back())
            .is_none_or(|before| !before.is_alphanumeric())
    })
}

fn member(collection: &Collection, record: &Record, name: &str) -> Value {
    collection
        .layout
        .position(name)
        .and_then(|at| serde_json::from_str(record.value(&collection.layout, at)?).ok())
        .unwrap_or(Value::Null)
}

impl Museum {
    /// The records whose title, or whose number of accession in that context, the text begins; as
    /// the suggestion shows them.
    fn completed(&self, call: &Call) -> Result<Vec<Value>, Reply> {
        let input = Input::read(call);
        let start = match input.get("q") {
            Some(Value::String(text)) => text.trim().to_lowercase(),
            _ => String::new(),
        };
        let contexts = input.list("contexts").unwrap_or_default();
        let by_number = contexts.iter().any(|context| context == "accession");
        let by_title = !by_number || contexts.iter().any(|context| context == "title");
        let mut found = Vec::new();
        let collections = self.named(&input)?;
        if start.is_empty() {
            return Ok(found);
        }
        for collection in collections {
            let shelf = self.holdings.shelf(collection);
            let records = shelf.favoured.iter().filter_map(|at| shelf.at(*at));
            for record in records {
                let title = member(collection, record, "title");
                let number = member(collection, record, "main_reference_number");
                let fits =
                    |value: &Value| value.as_str().is_some_and(|text| completes(text, &start));
                if !(by_title && fits(&title) || by_number && fits(&number)) {
                    continue;
                }
                let mut shown = json!({ "id": member(collection, record, "id"), "title": title });
                if collection.segment == "deaccessions"
                    && let Some(text) = title.as_str()
                {
                    shown["title"] = json!(format!("{text} (deaccessioned)"));
                }
                for name in ["main_reference_number", "api_model", "subtype"] {
                    if collection.layout.position(name).is_some() {
                        shown[name] = member(collection, record, name);
                    }
                }
                found.push(shown);
                if found.len() == MOST {
                    return Ok(found);
                }
            }
        }
        Ok(found)
    }

    /// The titles that complete a text, each once.
    pub(super) fn autocomplete(&self, call: &Call) -> Reply {
        match self.completed(call) {
            Ok(records) => {
                let mut titles: Vec<Value> = Vec::new();
                for mut record in records {
                    let title = record["title"].take();
                    if !titles.contains(&title) {
                        titles.push(title);
                    }
                }
                super::answer(&json!(titles), call)
            }
            Err(reply) => reply,
        }
    }

    /// The records that complete a text.
    pub(super) fn autosuggest(&self, call: &Call) -> Reply {
        match self.completed(call) {
            Ok(records) => super::answer(&json!(records), call),
            Err(reply) => reply,
        }
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
