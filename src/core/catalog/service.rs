//! One interface: its addresses, its conventions and its operations.

use serde::Serialize;

use super::{AnswerMember, Helper, LinkedRecord, Lookup, MemberFunction, Operation, Said, Subject};
use crate::host::authority;

/// How many requests a service accepts.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Pace {
    pub requests_per_second: f64,
    /// Who says so, as the end of a sentence that begins with the number.
    pub source: &'static str,
}

/// How what stands in front of a service closes connections, and what its clients do about it.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Cuts {
    /// Requests after which a client takes a new connection.
    pub connection_requests: u32,
    /// Seconds to wait before the first, the second and the next retries of a request whose connection was closed
    /// without an answer.
    pub pauses: &'static [u32],
    /// Who says so.
    pub source: &'static str,
}

/// What the service says of the use of its data.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Terms {
    /// The licence of its data, or that none is stated.
    pub licence: &'static str,
    /// The text of the licence, or of the rule that grants the use.
    pub licence_url: Option<&'static str>,
    /// Its terms of use; `None` if it states none.
    pub terms_url: Option<&'static str>,
    /// What else its users must know.
    pub note: Option<&'static str>,
    /// Where it says so.
    pub source: &'static str,
}

/// One public data interface and everything that concerns all of its operations.
#[derive(Debug, Serialize)]
pub struct Service {
    /// The interface's name in lower case, such as `museum`.
    pub name: &'static str,
    /// The name of the Python class; that of the asynchronous class is `Async` and this name.
    pub class_name: &'static str,
    /// Who runs it, such as `Art Institute of Chicago API`.
    pub title: &'static str,
    /// One sentence about its data.
    pub description: &'static str,
    /// Where its operations are, to which an operation's path is appended.
    pub base_url: &'static str,
    /// Where its pictures are, when that is another server.
    pub image_api_url: Option<&'static str>,
    /// The service's documentation.
    pub docs_url: &'static str,
    /// What it says of the use of its data.
    pub terms: Terms,
    /// The environment variable that points clients elsewhere.
    pub environment: &'static str,
    /// Like `environment`, for the image server.
    pub image_environment: Option<&'static str>,
    /// The documented name of its local cache.
    pub cache_name: &'static str,
    /// The pace of its clients; `None` if it has no known limit.
    pub pace: Option<Pace>,
    /// The pace of its clients for the files that records name; `None` if it is that of all requests.
    pub file_pace: Option<Pace>,
    /// How its connections are closed; `None` if nothing is known.
    pub cuts: Option<Cuts>,
    /// Other hosts to which it redirects its callers.
    pub redirect_hosts: &'static [&'static str],
    /// Hosts of what stands in front of it, to which it redirects callers whom it refuses.
    pub front_hosts: &'static [&'static str],
    /// What lets requests pass what stands in front of it; empty if nothing is known.
    pub front_hint: &'static str,
    /// A header in which callers should identify themselves.
    pub user_agent_header: Option<&'static str>,
    /// The members of an error body that may hold the service's message, the best first.
    pub error_members: &'static [&'static str],
    /// The members of an error body, if it is JSON.
    pub error_body: &'static [AnswerMember],
    /// The media types of its other error bodies, those of what stands in front of it included.
    pub error_media: &'static [&'static str],
    /// The message of an error body that only states that the path is unknown.
    pub unknown_path: Option<&'static str>,
    /// The member with the terms of use of the data; dotted.
    pub licence_member: Option<&'static str>,
    /// Members in which many of its answers say something about the request.
    pub says: &'static [Said],
    /// The types of members that many of its answers have.
    pub answer_members: &'static [AnswerMember],
    /// The functions that make what its operations take from people's words.
    pub helpers: &'static [Helper],
    /// The lists in which its names are looked up.
    pub lookups: &'static [Lookup],
    /// Its records that lead to others.
    pub linked_records: &'static [LinkedRecord],
    /// The functions of the package that are methods of its clients.
    pub member_functions: &'static [MemberFunction],
    /// What questions are asked about.
    pub subjects: &'static [Subject],
    /// Its operations, in one or several files.
    pub operations: &'static [&'static [Operation]],
}

impl Service {
    /// Every operation, in the order of the files.
    pub fn operations(&self) -> impl Iterator<Item = &'static Operation> {
        self.operations.iter().flat_map(|file| file.iter())
    }

    /// What is declared of a member of an answer: by the operation, or by the service.
    pub fn answer_member(
        &self,
        operation: &Operation,
        name: &str,
    ) -> Option<&'static AnswerMember> {
        let own = operation.answer_members.iter();
        let mut known = own.chain(self.answer_members);
        known.find(|member| member.name == name)
    }

    /// Requests per second of its clients.
    pub fn requests_per_second(&self) -> Option<f64> {
        self.pace.map(|pace| pace.requests_per_second)
    }

    /// Files per second of a client that sends this number of requests per second at most.
    pub fn files_per_second(&self, requests_per_second: f64) -> f64 {
        let own = self.file_pace.map(|pace| pace.requests_per_second);
        own.map_or(requests_per_second, |own| own.min(requests_per_second))
    }

    /// The host of its operations.
    pub fn host(&self) -> &'static str {
        authority(self.base_url).map_or(self.base_url, |(_, authority)| authority)
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
