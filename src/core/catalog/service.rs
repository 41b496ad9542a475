//! One interface: its addresses, its conventions and its operations.

use serde::Serialize;

use super::{AnswerMember, Operation};

/// One public data interface and everything that concerns all of its operations.
#[derive(Debug, Serialize)]
pub struct Service {
    /// The interface's name in lower case, such as `museum`.
    pub name: &'static str,
    /// The name of the Python class; that of the asynchronous class is `Async` and this name.
    pub class_name: &'static str,
    /// Who runs it, such as `Art Institute of Chicago API`.
    pub title: &'static str,
    /// One sentence that says what it gives.
    pub description: &'static str,
    /// Where its operations are, to which an operation's path is appended.
    pub base_url: &'static str,
    /// Where its pictures are, when that is another server.
    pub image_api_url: Option<&'static str>,
    /// Where the service documents itself.
    pub docs_url: &'static str,
    /// The environment variable that points clients elsewhere.
    pub environment: &'static str,
    /// The same for the image server.
    pub image_environment: Option<&'static str>,
    /// The documented name of its local cache.
    pub cache_name: &'static str,
    /// How many requests a second the service asks its callers to keep to; `None` where it is silent.
    pub requests_per_second: Option<f64>,
    /// Hosts beside its own to which it sends its callers.
    pub redirect_hosts: &'static [&'static str],
    /// A header in which the service asks its callers to name themselves.
    pub user_agent_header: Option<&'static str>,
    /// The members of an error body that may hold the service's message, the best first.
    pub error_members: &'static [&'static str],
    /// The message of an error body that says no more than that the path is unknown.
    pub unknown_path: Option<&'static str>,
    /// Where an answer says under which terms its data may be used; dotted.
    pub licence_member: Option<&'static str>,
    /// The types of members that many of its answers have.
    pub answer_members: &'static [AnswerMember],
    /// Its operations, in one or several files.
    pub operations: &'static [&'static [Operation]],
}

impl Service {
    /// Every operation, in the order of the files.
    pub fn operations(&self) -> impl Iterator<Item = &'static Operation> {
        self.operations.iter().flat_map(|file| file.iter())
    }

    /// The whole name of one of its operations, such as `museum.artworks.search`.
    pub fn identify(&self, operation: &Operation) -> String {
        format!("{}.{}", self.name, operation.full_name())
    }

    /// The operation with this place in Python: `group` is dotted and may be empty.
    pub fn find(&self, group: &str, name: &str) -> Option<&'static Operation> {
        self.operations()
            .find(|operation| operation.group == group && operation.name == name)
    }
}
