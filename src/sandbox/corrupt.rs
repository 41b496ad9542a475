//! Applies a fault to an answer before it is sent.

use std::time::Duration;

use http::header::{CONTENT_TYPE, RETRY_AFTER};
use jiff::Timestamp;
use jiff::fmt::rfc2822::DateTimePrinter;
use serde_json::{Value, json};

use super::faults::{Fault, RetryAfter};
use openshelf_sandbox_services::reply::Reply;

/// A fault, and the facts that it needs about its request.
pub struct Corruption<'a> {
    pub fault: &'a Fault,
    /// The request's path and query.
    pub target: &'a str,
    /// The address of the second host.
    pub other_url: &'a str,
    /// The member in which the service describes an error.
    pub error_member: &'a str,
    /// The service, and the name of its site.
    pub service: &'a str,
    pub site: &'a str,
}

impl Corruption<'_> {
    /// The answer with the fault applied. The original answer is made only if some of it is sent.
    pub fn apply(&self, make: impl FnOnce() -> Reply) -> Reply {
        let fault = self.fault;
        let mut reply = self.replacement().unwrap_or_else(make);
        if !fault.rename.is_empty()
            && let Ok(answer) = serde_json::from_slice(&reply.body)
        {
            reply.body = renamed(answer, &fault.rename).to_string().into();
        }
        if fault.bad_json {
            let half = reply.body.len() / 2;
            reply.body.truncate(half);
        }
        if let Some(content_type) = &fault.content_type {
            reply.headers.retain(|(name, _)| name != CONTENT_TYPE);
            reply = reply.with(CONTENT_TYPE, content_type.as_str());
        }
        match &fault.retry_after {
            None => reply,
            Some(RetryAfter::Seconds(seconds)) => reply.with(RETRY_AFTER, seconds.to_string()),
            Some(RetryAfter::Text(text)) => reply.with(RETRY_AFTER, text.as_str()),
            Some(RetryAfter::Soon) => reply.with(RETRY_AFTER, next_second()),
        }
    }

    /// The answer that replaces the service's own.
    fn replacement(&self) -> Option<Reply> {
        let fault = self.fault;
        if fault.cut_after.is_some() {
            return Some(Reply::nothing());
        }
        if let Some(front) = fault.front {
            return Some(front.answer(self.service, self.site, self.other_url));
        }
        if fault.redirect_loop {
            return Some(Reply::redirect(302, self.target));
        }
        if fault.downgrade_redirect {
            return Some(Reply::redirect(
                302,
                format!("{}{}", self.other_url, self.target),
            ));
        }
        // `Retry-After` needs a status for it.
        let asked_back = fault.retry_after.as_ref().map(|_| 429);
        if let Some(status) = fault.status.or(asked_back) {
            let message = json!({ self.error_member: "The sandbox was asked for this status." });
            // The services' own errors are open to every page as their other answers are.
            return Some(Reply::json(status, &message).open_to_all());
        }
        if fault.bomb.is_some() || fault.endless_headers {
            return Some(Reply::json(200, &json!([])));
        }
        fault.reset.then(|| Reply::empty(200))
    }
}

/// The answer with other names of members; a member without a name is left out.
fn renamed(answer: Value, names: &[(String, Option<String>)]) -> Value {
    match answer {
        Value::Array(items) => items.into_iter().map(|item| renamed(item, names)).collect(),
        Value::Object(members) => members
            .into_iter()
            .filter_map(|(name, value)| {
                let found = names.iter().find(|(old, _)| *old == name);
                let name = found.map_or(Some(name), |(_, new)| new.clone())?;
                Some((name, renamed(value, names)))
            })
            .collect(),
        plain => plain,
    }
}

/// The date of the next second, as HTTP writes dates.
fn next_second() -> String {
    let soon = Timestamp::now()
        .checked_add(Duration::from_secs(1))
        .unwrap_or_default();
    DateTimePrinter::new()
        .timestamp_to_rfc9110_string(&soon)
        .unwrap_or_default()
}
