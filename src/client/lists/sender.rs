//! Sends one request of a list through the client: it binds the arguments of the page, and fetches the answer. The
//! answers of a count are collected for the log.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use openshelf_core::answer::{Warning, outside_of_sandbox};
use openshelf_core::call::{self, RepeatedCall};
use openshelf_core::catalog::Operation;
use openshelf_core::locks::lock;
use openshelf_paging::{CallArguments, Fetch, FetchFuture, PagingError};
use openshelf_transport::Reply;

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

/// Sends requests as another one does, and collects their answers.
pub struct Collecting<'a> {
    sender: &'a Sender,
    answers: Arc<Mutex<Vec<(&'static Operation, Reply)>>>,
}

impl<'a> Collecting<'a> {
    pub fn new(sender: &'a Sender) -> Self {
        let answers = Arc::default();
        Self { sender, answers }
    }

    /// The answers in the order in which they came.
    pub fn into_answers(self) -> Vec<(&'static Operation, Reply)> {
        std::mem::take(&mut *lock(&self.answers))
    }
}

impl Fetch for Collecting<'_> {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let (operation, answers) = (arguments.operation, Arc::clone(&self.answers));
        let sent = self.sender.fetch(arguments);
        Box::pin(async move {
            let reply = sent.await?;
            lock(&answers).push((operation, reply.clone()));
            Ok(reply)
        })
    }
}
