//! Collects what the answers to one call or list have said, and what of it is a warning.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::headers::Headers;
use super::missing::Missing;
use super::said::Heard;
use crate::call::UnknownName;
use crate::catalog::{Operation, SaidEffect};
use crate::unset::is_default;

/// A service that says something else with each page is not remembered for ever.
const MOST_MESSAGES: usize = 100;
/// How many names a warning shows.
const SHOWN_NAMES: usize = 20;

/// What the service has said beside the records, and what was asked for by name and is missing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remarks {
    /// The service's own sentences, each once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<String>,
    /// The names that the answers lack.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_found: Vec<String>,
    /// How many names they lack, with those of which the answers do not show which.
    #[serde(default, skip_serializing_if = "is_default")]
    pub not_found_count: usize,
    /// The parts of things, by what the parts are and by the name of the thing.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub parts: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    /// Why the answers are not whole, in the service's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_whole: Option<String>,
    /// The members that were asked for and that the records of an answer lack, of which the caller was warned.
    #[serde(skip)]
    pub absent: Vec<&'static str>,
}

/// Something that the caller is warned of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// Its class.
    pub class: &'static str,
    pub message: String,
}

impl Remarks {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds what one more answer has said, and returns what is new and a warning. `mask` hides what the caller
    /// added to the request.
    pub fn add<'a>(
        &mut self,
        operation: &Operation,
        heard: &'a Heard,
        mask: impl Fn(&'a str) -> Cow<'a, str>,
    ) -> Vec<Warning> {
        let mut warnings = Vec::new();
        let name = operation.full_name();
        for (said, text) in &heard.said {
            let words = mask(text).into_owned();
            if self.messages.contains(&words) || self.messages.len() >= MOST_MESSAGES {
                continue;
            }
            let meant = match said.effect {
                SaidEffect::Message(phrases) => {
                    let phrase = phrases.iter().find(|phrase| words.contains(phrase.text));
                    phrase.map(|phrase| (phrase.warning, phrase.meaning))
                }
                SaidEffect::NotWhole => {
                    self.not_whole.get_or_insert_with(|| words.clone());
                    Some(("IncompleteAnswerWarning", "the list is not whole"))
                }
            };
            warnings.extend(meant.map(|(class, meaning)| Warning {
                class,
                message: format!("{name}(): {meaning}: {words}"),
            }));
            self.messages.push(words);
        }
        if let Some(missing) = &heard.missing
            && self.add_missing(missing)
        {
            warnings.push(Warning {
                class: "NotFoundWarning",
                message: format!("{name}(): {}", sentence(missing)),
            });
        }
        warnings.extend(nothing_found(operation, &heard.unknown_names));
        warnings.extend(found_without(operation, &heard.others_found));
        warnings.extend(heard.unsorted.iter().map(|sentence| Warning {
            class: "UnknownFieldWarning",
            message: format!("{name}(): {sentence}"),
        }));
        if let Some(absent) = &heard.absent
            && absent.names.iter().any(|name| !self.absent.contains(name))
        {
            self.absent.extend(&absent.names);
            warnings.push(Warning {
                class: "UnknownFieldWarning",
                message: format!("{name}(): {}", absent.sentence()),
            });
        }
        if let Some(parts) = operation.listed_parts
            && !heard.parts.is_empty()
        {
            let own = self.parts.entry(parts.name.to_owned()).or_default();
            own.extend(heard.parts.iter().cloned());
        }
        warnings
    }

    /// Whether something was missing that was not known to be.
    fn add_missing(&mut self, missing: &Missing) -> bool {
        let new = missing.names.iter();
        let new: Vec<String> = new
            .filter(|name| !self.not_found.contains(name))
            .cloned()
            .collect();
        let count = missing.names.len() + missing.more;
        if new.is_empty() && count <= self.not_found_count {
            return false;
        }
        self.not_found.extend(new);
        self.not_found_count = count.max(self.not_found.len());
        true
    }
}

/// The header in which a sandbox says that it has no data where a request asks.
pub const SANDBOX_HEADER: &str = "openshelf-sandbox";

/// What a sandbox says in its header.
pub fn sandbox_note(headers: &Headers) -> Option<&str> {
    headers.get(SANDBOX_HEADER)
}

/// The warning that a sandbox has no data where a call asks.
pub fn outside_of_sandbox(operation: &Operation, headers: &Headers) -> Option<Warning> {
    sandbox_note(headers).map(|note| Warning {
        class: "SandboxWarning",
        message: format!("{}(): {note}", operation.full_name()),
    })
}

/// The warning that nothing was found with names that the catalog does not list.
pub fn nothing_found(operation: &Operation, names: &[UnknownName]) -> Option<Warning> {
    no_match(operation, "the service found nothing", names.iter())
}

/// The warning that what was found has no records of some of several names.
pub fn found_without(operation: &Operation, names: &[UnknownName]) -> Option<Warning> {
    let idle = names.iter().filter(|name| name.is_idle());
    no_match(
        operation,
        "what was found is of the other values only",
        idle,
    )
}

fn no_match<'a>(
    operation: &Operation,
    what: &str,
    names: impl Iterator<Item = &'a UnknownName>,
) -> Option<Warning> {
    let sentences: Vec<String> = names.map(UnknownName::sentence).collect();
    (!sentences.is_empty()).then(|| Warning {
        class: "NoMatchWarning",
        message: format!(
            "{}(): {what}. {}",
            operation.full_name(),
            sentences.join(". ")
        ),
    })
}

/// What is missing, in words.
fn sentence(missing: &Missing) -> String {
    let Missing {
        things,
        asked,
        names,
        among,
        more,
    } = missing;
    let lacks = |count: usize| if count == 1 { "is" } else { "are" };
    let count = names.len() + more;
    let head = format!(
        "{count} of {asked} {things} {} not in the answer",
        lacks(count)
    );
    let unclear = || match more {
        1 => format!(
            "which of these it lacks, it does not show: {}",
            listed(among)
        ),
        more => format!(
            "which {more} of these it lacks, it does not show: {}",
            listed(among)
        ),
    };
    match (names.as_slice(), more) {
        (names, 0) => format!("{head}: {}", listed(names)),
        ([], _) => format!("{head}; {}", unclear()),
        (names, _) => format!("{head}: {}; {}", listed(names), unclear()),
    }
}

fn listed(names: &[String]) -> String {
    let sign = if names.iter().any(|name| name.contains(',')) {
        "; "
    } else {
        ", "
    };
    let shown: Vec<&str> = names.iter().take(SHOWN_NAMES).map(String::as_str).collect();
    let text = shown.join(sign);
    match names.len().saturating_sub(SHOWN_NAMES) {
        0 => text,
        rest => format!("{text} and {rest} more"),
    }
}
