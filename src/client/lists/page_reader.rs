//! Carries out what the paginator of `openshelf_paging` decides, and tells it what came of that.
//!
//! It sends the requests, and returns the pages in order.

use std::collections::VecDeque;
use std::sync::Arc;

use openshelf_core::answer::{Remarks, Warning};
use openshelf_core::call::Added;

use super::request_runtime::RequestRuntime;
use super::requests::Requests;
use openshelf_paging::{
    Bounds, Command, Completeness, Event, Fetch, KeyLog, ListedCall, Page, Paginator, PagingError,
    Position,
};

/// Returns all pages of a list, in order, and requests the next ones meanwhile.
pub struct PageReader {
    paginator: Paginator,
    requests: Requests,
    /// The log for the hashes of returned records, for another run.
    log: Option<Arc<KeyLog>>,
    /// Pages that are returned next.
    pages: VecDeque<Box<Page>>,
}

/// What is known after a page was wanted.
enum Progress {
    /// Pages are there to be returned.
    Pages,
    Waits,
    Ended,
}

impl PageReader {
    /// Begins at the first page, or at a position. The runtime sends the requests.
    pub fn new(
        listed: ListedCall,
        fetch: Arc<dyn Fetch>,
        runtime: impl Into<RequestRuntime>,
        bounds: Bounds,
        from: Option<Position>,
    ) -> Self {
        let listed = Arc::new(listed);
        Self {
            paginator: Paginator::new(&listed, bounds, from),
            requests: Requests::new(listed, fetch, runtime.into()),
            log: None,
            pages: VecDeque::new(),
        }
    }

    /// Restores the records that an earlier run returned, from their hashes ([`Page::keys`]). Without
    /// them the list continues, but repeated records are returned again, and a change is an error.
    #[must_use]
    pub fn knowing(mut self, keys: &[u64]) -> Self {
        self.paginator = self.paginator.knowing(keys);
        self
    }

    /// Writes the hashes of the returned records to a log.
    #[must_use]
    pub fn logging(mut self, log: Arc<KeyLog>) -> Self {
        self.log = Some(log);
        self
    }

    /// Masks what the caller added to the requests in what the service says.
    #[must_use]
    pub fn masking(mut self, added: Arc<Added>) -> Self {
        self.paginator = self.paginator.masking(added);
        self
    }

    /// The next page; `None` at the end, and after an error. A wait that is cancelled loses nothing.
    pub async fn next(&mut self) -> Option<Result<Page, PagingError>> {
        loop {
            if let Some(page) = self.pages.pop_front() {
                return Some(Ok(*page));
            }
            self.receive_arrived();
            match self.handle(Event::PageWanted) {
                Ok(Progress::Pages) => {}
                Ok(Progress::Ended) => return None,
                Err(error) => return Some(Err(error)),
                Ok(Progress::Waits) => {
                    if let Some(answered) = self.requests.receive().await {
                        self.note(answered);
                    }
                }
            }
        }
    }

    /// Whether the next page has arrived and has records.
    pub fn has_page(&mut self) -> bool {
        if !self.pages.is_empty() {
            return true;
        }
        self.receive_arrived();
        self.paginator.has_page()
    }

    /// Aborts the requests under way. The next call of `next` sends them again.
    pub fn pause(&mut self) {
        self.note(Event::Paused);
    }

    /// Receives the answers that are there already.
    fn receive_arrived(&mut self) {
        while let Some(answered) = self.requests.try_receive() {
            self.note(answered);
        }
    }

    /// Tells the paginator of an event that returns no page.
    fn note(&mut self, event: Event) {
        // An error is returned where its page would be.
        let _ = self.handle(event);
    }

    /// Tells the paginator of an event, and does what follows from it.
    fn handle(&mut self, event: Event) -> Result<Progress, PagingError> {
        let mut progress = Progress::Waits;
        for command in self.paginator.handle(event) {
            match command {
                Command::Send(request) => self.requests.send(request),
                Command::Abort { id } => self.requests.abort(id),
                Command::Give(page) => {
                    if let Some(log) = &self.log {
                        log.push(page.keys().iter().copied());
                    }
                    self.pages.push_back(page);
                    progress = Progress::Pages;
                }
                Command::Wait => progress = Progress::Waits,
                Command::End => progress = Progress::Ended,
                Command::Fail(error) => return Err(error),
            }
        }
        Ok(progress)
    }

    /// How many records will be returned, if the service reports it.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        self.paginator.total()
    }

    /// How many records the list has, if the service reports it; the caller's limit may end it earlier.
    #[must_use]
    pub fn existing(&self) -> Option<u64> {
        self.paginator.existing()
    }

    /// How many records were returned, including those before a position.
    #[must_use]
    pub fn given(&self) -> u64 {
        self.paginator.given()
    }

    /// The warnings since the last call.
    pub fn warnings(&mut self) -> Vec<String> {
        self.paginator.warnings()
    }

    /// Notes since the last call about what was done because the list changed.
    pub fn notes(&mut self) -> Vec<String> {
        self.paginator.notes()
    }

    /// What the service has said so far.
    #[must_use]
    pub fn remarks(&self) -> &Remarks {
        self.paginator.remarks()
    }

    /// The warning that a sandbox has no data in a part of the list.
    pub fn outside(&self) -> Option<&Warning> {
        self.paginator.outside()
    }

    /// The warnings since the last call that are remarks of the service.
    pub fn remark_warnings(&mut self) -> Vec<Warning> {
        self.paginator.remark_warnings()
    }

    /// The position after everything that was decided to be returned.
    #[must_use]
    pub fn position(&self) -> Position {
        self.paginator.position()
    }

    /// What is known about the list so far.
    #[must_use]
    pub fn completeness(&self) -> Completeness {
        self.paginator.completeness()
    }
}
