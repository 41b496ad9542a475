//! Reads the members and the options of a clause of the search engine's query language. An option that the sandbox does
//! not follow is refused, never ignored.

use serde_json::{Map, Value};

/// What every clause takes, and what selects nothing.
const OF_ALL: [&str; 2] = ["boost", "_name"];

/// A refusal: the search engine's type of error and its reason.
#[derive(Debug, PartialEq, Eq)]
pub struct Refused {
    pub kind: &'static str,
    pub reason: String,
}

pub fn refused(kind: &'static str, reason: impl Into<String>) -> Refused {
    Refused {
        kind,
        reason: reason.into(),
    }
}

pub fn malformed(reason: impl Into<String>) -> Refused {
    refused("parsing_exception", reason)
}

pub fn object<'a>(kind: &str, body: &'a Value) -> Result<&'a Map<String, Value>, Refused> {
    body.as_object().ok_or_else(|| {
        malformed(format!(
            "[{kind}] query malformed, no start_object after query name"
        ))
    })
}

/// The single member of a clause, and its condition.
pub fn about<'a>(kind: &str, body: &'a Value) -> Result<(&'a str, &'a Value), Refused> {
    let mut members = object(kind, body)?
        .iter()
        .filter(|(name, _)| !OF_ALL.contains(&name.as_str()));
    match (members.next(), members.next()) {
        (Some((name, wanted)), None) => Ok((name, wanted)),
        (None, _) => Err(malformed(format!("[{kind}] names no member"))),
        _ => Err(malformed(format!(
            "[{kind}] query doesn't support multiple fields"
        ))),
    }
}

/// Refuses options of a clause that are not these.
pub fn check_options(
    kind: &str,
    options: &Map<String, Value>,
    taken: &[&str],
) -> Result<(), Refused> {
    let is_taken = |name: &str| taken.contains(&name) || OF_ALL.contains(&name);
    match options.keys().find(|name| !is_taken(name)) {
        None => Ok(()),
        Some(other) if taken.is_empty() => Err(malformed(format!(
            "[{kind}] query does not support [{other}]"
        ))),
        Some(other) => Err(malformed(format!(
            "[{kind}] query does not support [{other}]: the sandbox takes {}",
            taken.join(", ")
        ))),
    }
}

/// What a member is compared with: the value itself, or the option with this name in an object of options.
pub fn wanted<'a>(kind: &str, given: &'a Value, option: &str) -> Result<&'a Value, Refused> {
    let Some(options) = given.as_object() else {
        return Ok(given);
    };
    check_options(kind, options, &[option])?;
    let found = options.get(option);
    found.ok_or_else(|| malformed(format!("[{kind}] query requires [{option}]")))
}
