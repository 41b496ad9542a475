//! Sends one request of a list through the client: it binds the arguments of the page, and fetches the answer.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use openshelf_core::answer::{Warning, outside_of_sandbox};
use openshelf_core::call::{self, RepeatedCall};
use openshelf_core::catalog::Operation;
use openshelf_core::locks::lock;
use openshelf_paging::{CallArguments, Fetch, FetchFuture, PagingError};

use crate::client::Client;

/// Sends requests as the client's own calls are sent.
pub struct Sender {
    client: Client,
    operation: &'static Operation,
    /// The arguments of the listed operation; pages change few of them.
    listed: Arc<RepeatedCall>,
    /// A sandbox has no data in a part of the list.
    outside: Arc<Mutex<Option<Warning>>>,
    /// How many requests the list has sent.
    sent: Arc<AtomicU64>,
}

impl Sender {
    /// The sender of the requests of a list, whose arguments are checked once.
    pub fn new(client: Client, arguments: &CallArguments, sent: Arc<AtomicU64>) -> Self {
        let (operation, validate) = (arguments.operation, client.settings.validates());
        let listed = RepeatedCall::new(operation, &arguments.values, validate);
        Self {
            client,
            operation,
            listed: Arc::new(listed),
            outside: Arc::default(),
            sent,
        }
    }

    /// The warning that a sandbox has no data in a part of the list, if an answer has said so.
    pub fn outside(&self) -> Option<Warning> {
        lock(&self.outside).clone()
    }
}

impl Fetch for Sender {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let client = self.client.clone();
        let is_own = std::ptr::eq(arguments.operation, self.operation);
        let (operation, outside) = (self.operation, Arc::clone(&self.outside));
        let (listed, sent) = (Arc::clone(&self.listed), Arc::clone(&self.sent));
        Box::pin(async move {
            let bound = if is_own {
                listed.bind(arguments.values)?
            } else {
                // The arguments of the counting operation were checked as those of the listed one.
                call::bind(arguments.operation, arguments.values, &[], false)?
            };
            let request = client.request(&bound)?;
            sent.fetch_add(1, Ordering::Relaxed);
            let outcome = client.fetch(&request).await;
            if let Ok(reply) = &outcome
                && let Some(warning) = outside_of_sandbox(operation, &reply.headers)
            {
                lock(&outside).get_or_insert(warning);
            }
            outcome.map_err(|failure| PagingError::RequestFailed {
                failure: Box::new(failure),
                line: client.line(&request),
            })
        })
    }
}
