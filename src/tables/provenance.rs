//! Describes where the rows of a table come from.

use std::fmt::Write;

use openshelf_core::catalog::{Operation, Service};
use openshelf_core::host;
use serde::{Deserialize, Serialize};

/// Where the rows of a table come from, as recorded in its metadata.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Provenance {
    /// Who runs the service.
    pub service: String,
    /// The operation, such as `museum.artworks.search`.
    pub operation: String,
    /// The arguments of the call, as a JSON object.
    pub arguments: serde_json::Map<String, serde_json::Value>,
    /// The URL of the first answer; `None` before an answer.
    #[serde(default)]
    pub url: Option<String>,
    /// When the service sent the first and the last answer, in UTC, ISO 8601.
    #[serde(default)]
    pub retrieved: Option<String>,
    #[serde(default)]
    pub retrieved_last: Option<String>,
    /// The version of this library.
    pub version: String,
    /// The service's own words on the use of its data, if it publishes any.
    #[serde(default)]
    pub licence: Option<String>,
    /// The last day of the data, if their source has ended.
    #[serde(default)]
    pub data_end: Option<String>,
}

impl Provenance {
    /// The provenance of a call before its first answer.
    pub fn of_call(
        service: &Service,
        operation: &Operation,
        arguments: serde_json::Map<String, serde_json::Value>,
        version: &str,
    ) -> Self {
        Self {
            service: service.title.to_owned(),
            operation: service.identify(operation),
            arguments,
            version: version.to_owned(),
            data_end: operation.data_end.map(|end| end.day.to_owned()),
            ..Self::default()
        }
    }

    /// Records an answer that the service sent at this time.
    pub fn add_answer(&mut self, url: &str, retrieved: &str) {
        if self.url.is_none() {
            self.url = Some(url.to_owned());
        }
        let first = self.retrieved.as_deref();
        if first.is_none_or(|first| retrieved < first) {
            self.retrieved = Some(retrieved.to_owned());
        }
        let last = self.retrieved_last.as_deref();
        if last.is_none_or(|last| retrieved > last) {
            self.retrieved_last = Some(retrieved.to_owned());
        }
    }

    /// The service as the source of the rows.
    fn source(&self) -> String {
        host::source(&self.service, self.url.as_deref())
    }

    /// The same facts, with the service as the source of the rows.
    #[must_use]
    pub fn described(&self) -> Self {
        Self {
            service: self.source(),
            ..self.clone()
        }
    }

    /// The members as texts, in the order of display; unknown ones are omitted.
    pub fn texts(&self) -> Vec<(&'static str, String)> {
        let arguments = serde_json::Value::Object(self.arguments.clone()).to_string();
        let all = [
            ("service", Some(self.source())),
            ("operation", Some(self.operation.clone())),
            ("arguments", Some(arguments)),
            ("url", self.url.clone()),
            ("retrieved", self.retrieved.clone()),
            ("retrieved_last", self.retrieved_last.clone()),
            ("version", Some(self.version.clone())),
            ("licence", self.licence.clone()),
            ("data_end", self.data_end.clone()),
        ];
        let known = all.into_iter();
        known
            .filter_map(|(name, text)| Some((name, text?)))
            .collect()
    }

    /// The metadata of a schema or a file: the same facts under keys that begin with `openshelf.`, and the
    /// citation.
    pub fn metadata(&self) -> Vec<(String, String)> {
        let mut pairs: Vec<(String, String)> = self
            .texts()
            .into_iter()
            .map(|(name, text)| (format!("openshelf.{name}"), text))
            .collect();
        pairs.push(("openshelf.citation".to_owned(), self.citation()));
        pairs
    }

    /// One line for a list of references.
    pub fn citation(&self) -> String {
        let mut arguments = String::new();
        for (name, value) in &self.arguments {
            let comma = if arguments.is_empty() { "" } else { ", " };
            // Writing to a String cannot fail.
            let _ = write!(arguments, "{comma}{name}={value}");
        }
        let mut line = format!("{}: {}({arguments})", self.source(), self.operation);
        if let Some(url) = &self.url {
            let _ = write!(line, ", {url}");
        }
        match (&self.retrieved, &self.retrieved_last) {
            (Some(first), Some(last)) if first != last => {
                let _ = write!(line, ", retrieved {first} to {last}");
            }
            (Some(first), _) => {
                let _ = write!(line, ", retrieved {first}");
            }
            (None, _) => {}
        }
        if let Some(end) = &self.data_end {
            let _ = write!(line, ", data end {end}");
        }
        let _ = write!(line, " (openshelf {})", self.version);
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_call() -> Provenance {
        let service = openshelf_services::SERVICES[0];
        let operation = service.operations().next().unwrap();
        let arguments = serde_json::json!({"q": "a\nb"});
        let serde_json::Value::Object(arguments) = arguments else {
            unreachable!()
        };
        Provenance::of_call(service, operation, arguments, "1.2.3")
    }

    #[test]
    fn answers_extend_the_time_and_the_first_one_gives_the_address() {
        let mut known = of_call();
        assert_eq!(known.retrieved, None);
        known.add_answer("http://x/2", "2026-01-02T00:00:00Z");
        known.add_answer("http://x/1", "2026-01-01T00:00:00Z");
        known.add_answer("http://x/3", "2026-01-03T00:00:00Z");
        assert_eq!(known.url.as_deref(), Some("http://x/2"));
        assert_eq!(known.retrieved.as_deref(), Some("2026-01-01T00:00:00Z"));
        assert_eq!(
            known.retrieved_last.as_deref(),
            Some("2026-01-03T00:00:00Z")
        );
        let citation = known.citation();
        assert!(citation.contains("http://x/2, retrieved 2026-01-01T00:00:00Z to"));
        assert_eq!(citation.lines().count(), 1);
    }

    #[test]
    fn provenance_is_read_as_it_was_written() {
        let mut known = of_call();
        known.add_answer("http://x/2", "2026-01-02T00:00:00Z");
        let text = serde_json::to_string(&known).unwrap();
        assert_eq!(serde_json::from_str::<Provenance>(&text).unwrap(), known);
    }
}
