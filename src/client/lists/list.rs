//! An operation that is listed ([`List`]), and the reader of its pages ([`ListReader`]).
//!
//! The list counts, divides and reads. The reader takes pages from `page_reader`. It stores the position after each
//! page if it has a checkpoint, and collects what the caller is told with a page.

use std::future::Future;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::task::{Context, Poll, Waker};

use super::checkpoint::Checkpoint;
use super::page_reader::PageReader;
use super::request_runtime::RequestRuntime;
use jiff::civil::Date;
use openshelf_core::answer::{Remarks, Warning, found_without, nothing_found};
use openshelf_core::call::{UnknownName, Value, unknown_names};
use openshelf_core::catalog::{Operation, Paging};
use openshelf_paging::{
    Bounds, CallArguments, CallIdentity, Completeness, KeyLog, ListedCall, Origin, Page,
    PagingError, Position, RecordCount, Slices,
};
use openshelf_transport::cache::test_scope;
use openshelf_transport::{Reply, cassette};

use super::sender::{Collecting, Sender};
use crate::client::Client;

/// An operation of a client that is listed.
#[derive(Clone)]
pub struct List {
    pub client: Client,
    pub operation: &'static Operation,
    pub paging: &'static Paging,
    pub bounds: Bounds,
    /// How many requests its readers and counts have sent; one that is retried counts once.
    pub sent: Arc<AtomicU64>,
}

/// A number of records, why there are none, and the answers that told it.
pub struct Counted {
    pub count: RecordCount,
    pub warnings: Vec<Warning>,
    pub answers: Vec<(&'static Operation, Reply)>,
}

impl List {
    /// The bounds of a reader that begins now. A cassette plays only what it has, and a test counts what its sandbox was
    /// asked for. So while the list uses one of them, it sends the same requests each time, whatever arrives first.
    fn reproducible(&self, bounds: &Bounds) -> Bounds {
        let port = self.client.options().base_url.local_port();
        match cassette::is_in_use() || port.and_then(test_scope::of_port).is_some() {
            true => bounds.in_step(),
            false => *bounds,
        }
    }

    /// A call with the given arguments, which were checked.
    pub fn listed(&self, given: Vec<(&'static str, Value)>, bounds: &Bounds) -> ListedCall {
        let given = CallArguments::new(self.operation, given);
        ListedCall::new(
            self.client.service(),
            self.paging,
            given,
            &self.reproducible(bounds),
        )
    }

    /// The way of its requests.
    fn sender(&self, listed: &ListedCall) -> Arc<Sender> {
        Arc::new(Sender::new(
            self.client.clone(),
            &listed.arguments,
            Arc::clone(&self.sent),
        ))
    }

    /// How many records there are, with as few requests as the service allows, and why there are none.
    ///
    /// # Errors
    /// A request failed, or its answer has no count.
    pub async fn count(
        &self,
        listed: &ListedCall,
    ) -> Result<(RecordCount, Vec<Warning>), PagingError> {
        let Counted {
            count, warnings, ..
        } = self.count_with_answers(listed).await?;
        Ok((count, warnings))
    }

    /// The same with the answers to its requests.
    ///
    /// # Errors
    /// Those of [`Self::count`].
    pub async fn count_with_answers(&self, listed: &ListedCall) -> Result<Counted, PagingError> {
        let sender = self.sender(listed);
        let collecting = Collecting::new(&sender);
        let count = openshelf_paging::count(listed, &collecting).await?;
        let warnings = self.remarks_on(listed, &sender, Some(count));
        Ok(Counted {
            count,
            warnings,
            answers: collecting.into_answers(),
        })
    }

    /// How many records there are from each of some days on up to the next one, the earliest day first; `None` if the
    /// service does not count them so.
    ///
    /// # Errors
    /// An answer cannot be read.
    pub async fn count_by_day(
        &self,
        listed: &ListedCall,
    ) -> Result<Option<Vec<(Date, u64)>>, PagingError> {
        openshelf_paging::count_by_day(listed, &*self.sender(listed)).await
    }

    /// Slices of the list that share no record and omit none: about this many, or so many that each has a few pages. If
    /// there are no records, also why.
    ///
    /// # Errors
    /// A request failed, or there are records that no slice has.
    pub async fn divide(
        &self,
        listed: &ListedCall,
        slices: Option<u64>,
    ) -> Result<(Slices, Vec<Warning>), PagingError> {
        let (sender, concurrency) = (
            self.sender(listed),
            self.reproducible(&self.bounds).concurrency,
        );
        let slices = openshelf_paging::divide(listed, &*sender, concurrency, slices).await?;
        let warnings = self.remarks_on(listed, &sender, slices.total);
        Ok((slices, warnings))
    }

    /// The warnings of a list that was counted: why it has no records, or which names none of them has.
    fn remarks_on(
        &self,
        listed: &ListedCall,
        sender: &Sender,
        count: Option<RecordCount>,
    ) -> Vec<Warning> {
        let Some(count) = count else {
            return Vec::new();
        };
        let names = unknown_names(self.operation, |name| listed.arguments.get(name));
        if count.records > 0 {
            let found = found_without(self.operation, &names);
            return found.into_iter().collect();
        }
        let names = nothing_found(self.operation, &names);
        names.into_iter().chain(sender.outside()).collect()
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
        let operation = listed.arguments.operation;
        let unknown_names = unknown_names(operation, |name| listed.arguments.get(name));
        let sender = self.sender(&listed);
        let mut page_reader = PageReader::new(
            listed,
            sender,
            runtime,
            self.reproducible(&self.bounds),
            from,
        )
        .masking(Arc::clone(&self.client.settings.call.added));
        if !is_new {
            page_reader = page_reader.knowing(&keys);
        }
        if let Some(log) = log {
            page_reader = page_reader.logging(log);
        }
        ListReader {
            page_reader,
            checkpoint,
            behind: None,
            is_finished: false,
            begun,
            ended,
            is_unread: is_new,
            operation,
            unknown_names,
            is_told: false,
        }
    }
}

/// The pages of a list, one after the other, each once.
pub struct ListReader {
    page_reader: PageReader,
    checkpoint: Option<Checkpoint>,
    /// The position after the last returned page.
    behind: Option<Position>,
    is_finished: bool,
    /// How many records an earlier reader returned.
    begun: u64,
    /// What was known about the list when an earlier reader reached its end.
    ended: Option<Completeness>,
    is_unread: bool,
    operation: &'static Operation,
    /// Names in the arguments that the catalog does not list.
    unknown_names: Vec<UnknownName>,
    /// The caller was told of names that find nothing.
    is_told: bool,
}

/// The result of waiting for a page.
#[derive(Debug)]
pub struct PageResult {
    /// A page, or nothing at the end.
    pub outcome: Result<Option<Page>, PagingError>,
    /// How many records will be returned, if the service reports it.
    pub total: Option<u64>,
    /// How many records the list has, if the service reports it; the caller's limit may end it earlier.
    pub existing: Option<u64>,
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
            None => self.page_reader.completeness(),
        }
    }

    /// What the service has said so far.
    pub fn remarks(&self) -> &Remarks {
        self.page_reader.remarks()
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
        self.page_reader
            .has_page()
            .then(|| self.at_once())
            .flatten()
    }

    /// Aborts the requests under way; the next wait sends them again.
    pub fn pause(&mut self) {
        self.page_reader.pause();
    }

    /// Stores the position after the last page before it requests the next one.
    async fn advance(&mut self) -> Result<Option<Page>, PagingError> {
        if self.is_finished {
            return Ok(None);
        }
        if let (Some(checkpoint), Some(behind)) = (&self.checkpoint, self.behind.take()) {
            checkpoint.save(&behind, None)?;
        }
        let next = self.page_reader.next().await;
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
                    checkpoint.save_end(&self.page_reader.position(), None, &known)?;
                }
                Ok(None)
            }
        }
    }

    /// The warnings of names in the arguments that find nothing; of a list without records also days of which a sandbox
    /// has no data. They come once, with the first page or at the end.
    fn no_match(&mut self, outcome: &Result<Option<Page>, PagingError>) -> Vec<Warning> {
        let is_empty = match outcome {
            Ok(None) => true,
            // Only the single page of an empty list has no records.
            Ok(Some(page)) => page.new_records.is_empty(),
            Err(_) => return Vec::new(),
        };
        if std::mem::replace(&mut self.is_told, true) {
            return Vec::new();
        }
        if !is_empty || self.page_reader.given() > 0 {
            let names = found_without(self.operation, &self.unknown_names);
            return names.into_iter().collect();
        }
        let names = nothing_found(self.operation, &self.unknown_names);
        names
            .into_iter()
            .chain(self.page_reader.outside().cloned())
            .collect()
    }

    fn result(&mut self, outcome: Result<Option<Page>, PagingError>) -> PageResult {
        let no_match = self.no_match(&outcome);
        let mut remark_warnings = self.page_reader.remark_warnings();
        remark_warnings.extend(no_match);
        PageResult {
            outcome,
            total: self.page_reader.total(),
            existing: self.page_reader.existing(),
            given: self.page_reader.given(),
            begun: self.begun,
            warnings: self.page_reader.warnings(),
            notes: self.page_reader.notes(),
            completeness: self.completeness(),
            remarks: self.page_reader.remarks().clone(),
            remark_warnings,
        }
    }
}
