//! Reads the pages of a list operation.

use std::future::Future;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use openshelf_core::answer::{Remarks, Warning};
use openshelf_core::call::Value;
use openshelf_core::catalog::{Operation, Paging};
use openshelf_paging::{
    Bounds, CallArguments, CallIdentity, Checkpoint, Completeness, KeyLog, ListedCall, Origin,
    Page, Paginator, PagingError, Position, RequestRuntime,
};

use super::client::Client;
use super::sender::Sender;

/// An operation of a client that is listed.
#[derive(Clone)]
pub struct List {
    pub client: Client,
    pub operation: &'static Operation,
    pub paging: &'static Paging,
    pub bounds: Bounds,
}

impl List {
    /// A call with the given arguments, which were checked.
    pub fn listed(&self, given: Vec<(&'static str, Value)>, bounds: &Bounds) -> ListedCall {
        let given = CallArguments::new(self.operation, given);
        ListedCall::new(self.client.service(), self.paging, given, bounds)
    }

    /// The way of its requests.
    pub fn sender(&self, listed: &ListedCall) -> Arc<Sender> {
        Arc::new(Sender::new(self.client.clone(), &listed.arguments))
    }

    /// The checkpoint of a call of the operation.
    pub fn checkpoint(&self, listed: &ListedCall, path: PathBuf) -> Checkpoint {
        Checkpoint::new(path, self.identity(listed))
    }

    /// What tells a call of the operation from others.
    pub fn identity(&self, listed: &ListedCall) -> CallIdentity {
        let (transport, settings) = (&self.client.transport, &self.client.settings);
        CallIdentity::new(
            &transport.options.base_url,
            listed,
            &self.bounds,
            &settings.extra,
            &settings.call.headers,
            settings.validates(),
        )
    }

    /// A reader that begins at an origin, or at the beginning; the runtime sends its requests. The hashes
    /// of the returned records go into the log.
    pub fn read(
        &self,
        runtime: RequestRuntime,
        listed: ListedCall,
        origin: Option<Origin>,
        log: Option<Arc<KeyLog>>,
        checkpoint: Option<Checkpoint>,
    ) -> ListReader {
        let is_new = origin.is_none();
        let (from, keys, ended) = match origin {
            Some(origin) => (Some(origin.position), origin.keys, origin.ended),
            None => (None, Vec::new(), None),
        };
        let begun = from.as_ref().map_or(0, |position| position.records);
        let sender = self.sender(&listed);
        let mut paginator = Paginator::new(listed, sender, runtime, self.bounds, from)
            .masking(Arc::clone(&self.client.settings.call.added));
        if !is_new {
            paginator = paginator.knowing(&keys);
        }
        if let Some(log) = log {
            paginator = paginator.logging(log);
        }
        ListReader {
            paginator,
            checkpoint,
            behind: None,
            is_finished: false,
            begun,
            ended,
            is_unread: is_new,
        }
    }
}

/// The pages of a list, one after the other, each once.
pub struct ListReader {
    paginator: Paginator,
    checkpoint: Option<Checkpoint>,
    /// The position after the last returned page.
    behind: Option<Position>,
    is_finished: bool,
    /// How many records an earlier reader returned.
    begun: u64,
    /// What was known about the list when an earlier reader reached its end.
    ended: Option<Completeness>,
    is_unread: bool,
}

/// The result of waiting for a page.
#[derive(Debug)]
pub struct PageResult {
    /// A page, or nothing at the end.
    pub outcome: Result<Option<Page>, PagingError>,
    /// How many records will be returned, if the service reports it.
    pub total: Option<u64>,
    /// How many were returned, including those of an earlier reader.
    pub given: u64,
    pub begun: u64,
    /// That the list changed, in words.
    pub warnings: Vec<String>,
    /// What was done because the list changed.
    pub notes: Vec<String>,
    /// What is known about the list so far.
    pub completeness: Completeness,
    /// What the service has said so far, and what of it is a warning and new.
    pub remarks: Remarks,
    pub remark_warnings: Vec<Warning>,
}

impl ListReader {
    /// Whether a position is stored after each page.
    pub fn keeps_position(&self) -> bool {
        self.checkpoint.is_some()
    }

    /// What is known about the list so far.
    pub fn completeness(&self) -> Completeness {
        match &self.ended {
            Some(known) => known.clone(),
            None if self.is_unread => Completeness::of_nothing(),
            None => self.paginator.completeness(),
        }
    }

    /// What the service has said so far.
    pub fn remarks(&self) -> &Remarks {
        self.paginator.remarks()
    }

    /// Waits for the next page. A cancelled wait loses nothing: the next call returns the page.
    pub async fn next(&mut self) -> PageResult {
        let outcome = self.advance().await;
        self.result(outcome)
    }

    /// Waits for the next page, and returns an error as an error.
    pub async fn next_or_error(&mut self) -> Result<PageResult, PageResult> {
        let result = self.next().await;
        if result.outcome.is_ok() {
            Ok(result)
        } else {
            Err(result)
        }
    }

    /// The next page if it has arrived, without waiting.
    pub fn at_once(&mut self) -> Option<PageResult> {
        let next = pin!(self.next());
        match next.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(result) => Some(result),
            Poll::Pending => None,
        }
    }

    /// The next page if it has arrived and has records.
    pub fn ready(&mut self) -> Option<PageResult> {
        self.paginator.has_page().then(|| self.at_once()).flatten()
    }

    /// Aborts the requests under way; the next wait sends them again.
    pub fn pause(&mut self) {
        self.paginator.pause();
    }

    /// Stores the position after the last page, now that the next one is wanted, and requests that.
    async fn advance(&mut self) -> Result<Option<Page>, PagingError> {
        if self.is_finished {
            return Ok(None);
        }
        if let (Some(checkpoint), Some(behind)) = (&self.checkpoint, self.behind.take()) {
            checkpoint.save(&behind, None)?;
        }
        let next = self.paginator.next().await;
        self.is_unread = false;
        match next {
            Some(Ok(page)) => {
                self.behind = self.checkpoint.is_some().then(|| page.position.clone());
                Ok(Some(page))
            }
            Some(Err(error)) => {
                self.is_finished = true;
                Err(error)
            }
            None => {
                self.is_finished = true;
                if let Some(checkpoint) = &self.checkpoint {
                    let known = self.completeness();
                    checkpoint.save_end(&self.paginator.position(), None, &known)?;
                }
                Ok(None)
            }
        }
    }

    fn result(&mut self, outcome: Result<Option<Page>, PagingError>) -> PageResult {
        PageResult {
            outcome,
            total: self.paginator.total(),
            given: self.paginator.given(),
            begun: self.begun,
            warnings: self.paginator.warnings(),
            notes: self.paginator.notes(),
            completeness: self.completeness(),
            remarks: self.paginator.remarks().clone(),
            remark_warnings: self.paginator.remark_warnings(),
        }
    }
}
