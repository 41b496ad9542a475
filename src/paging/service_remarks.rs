//! What the service says beside the records of a list.

use std::sync::Arc;

use openshelf_core::answer::{Listener, Remarks, Warning, outside_of_sandbox};
use openshelf_core::call::Added;
use openshelf_transport::Reply;

use super::listed_call::ListedCall;
use super::page_facts::PageFacts;

/// The remarks of a service so far.
pub struct ServiceRemarks {
    /// What is searched for in each answer.
    listener: Listener,
    said: Remarks,
    /// The remarks that are warnings, since the last call.
    warnings: Vec<Warning>,
    /// What the caller added to the requests, which a remark may repeat.
    added: Arc<Added>,
    /// A sandbox has no data in a part of the list.
    outside: Option<Warning>,
}

impl ServiceRemarks {
    /// Begins with what was said before.
    pub fn new(listed: &ListedCall, said: Remarks) -> Self {
        let arguments = &listed.arguments;
        Self {
            listener: Listener::new(listed.service, arguments.operation, |name| {
                arguments.get(name)
            }),
            said,
            warnings: Vec::new(),
            added: Arc::default(),
            outside: None,
        }
    }

    /// Masks what the caller added to the requests.
    pub fn mask(&mut self, added: Arc<Added>) {
        self.added = added;
    }

    /// Notes what a page says.
    pub fn hear(&mut self, reply: &Reply, facts: &PageFacts) {
        let body = &reply.body;
        let records = facts.records.iter();
        let heard = self.listener.hear_page(
            |path| {
                let found = facts.said.iter().find(|(known, _)| *known == path);
                found.map(|(_, value)| value.clone())
            },
            records.filter_map(|at| body.get(at.clone())),
        );
        let added = &self.added;
        let operation = self.listener.operation;
        let warnings = self.said.add(operation, &heard, |text| added.text(text));
        self.warnings.extend(warnings);
        if self.outside.is_none() {
            self.outside = outside_of_sandbox(operation, &reply.headers);
        }
    }

    /// The warning that a sandbox has no data in a part of the list.
    pub fn outside(&self) -> Option<&Warning> {
        self.outside.as_ref()
    }

    /// What was said so far.
    pub fn said(&self) -> &Remarks {
        &self.said
    }

    /// The warnings since the last call.
    pub fn take_warnings(&mut self) -> Vec<Warning> {
        std::mem::take(&mut self.warnings)
    }
}
