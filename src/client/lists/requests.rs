//! Runs each request of a list as a task of a runtime, and receives the answers.
//!
//! A task also reads its answer (`fetch_answer`), so answers are read beside each other.

use std::sync::Arc;

use openshelf_core::process::Process;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::AbortHandle;

use super::request_runtime::RequestRuntime;
use openshelf_paging::{Event, Fetch, ListedCall, Outcome, PageRequest, fetch_answer};

/// The requests of a list that are under way.
pub struct Requests {
    listed: Arc<ListedCall>,
    fetch: Arc<dyn Fetch>,
    runtime: RequestRuntime,
    under_way: Vec<UnderWay>,
    answers_in: UnboundedSender<(u64, Box<Outcome>)>,
    answers: UnboundedReceiver<(u64, Box<Outcome>)>,
}

/// A request under way. It is aborted when this is dropped.
struct UnderWay {
    id: u64,
    task: AbortHandle,
    runtime: RequestRuntime,
    process: Process,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        // After a fork the runtime belongs to the parent, and one of its locks may be taken for ever.
        if self.process.is_current() && !self.task.is_finished() {
            self.task.abort();
            self.runtime.go_on();
        }
    }
}

impl Requests {
    /// Nothing is under way yet.
    pub fn new(listed: Arc<ListedCall>, fetch: Arc<dyn Fetch>, runtime: RequestRuntime) -> Self {
        let (answers_in, answers) = unbounded_channel();
        Self {
            listed,
            fetch,
            runtime,
            under_way: Vec::new(),
            answers_in,
            answers,
        }
    }

    /// Sends a request.
    pub fn send(&mut self, request: PageRequest) {
        let PageRequest { id, arguments } = request;
        let answers = self.answers_in.clone();
        let (listed, fetch) = (Arc::clone(&self.listed), Arc::clone(&self.fetch));
        let task = self.runtime.spawn(async move {
            let outcome = fetch_answer(&listed, &*fetch, arguments).await;
            // If the list was dropped meanwhile, nobody wants the answer.
            let _ = answers.send((id, Box::new(outcome)));
        });
        self.under_way.push(UnderWay {
            id,
            task: task.abort_handle(),
            runtime: self.runtime.clone(),
            process: Process::current(),
        });
    }

    /// Aborts a request, or forgets one that was answered.
    pub fn abort(&mut self, id: u64) {
        if let Some(at) = self.under_way.iter().position(|own| own.id == id) {
            self.under_way.swap_remove(at);
        }
    }

    /// An answer that has already arrived.
    pub fn try_receive(&mut self) -> Option<Event> {
        let received = self.answers.try_recv().ok();
        received.map(|received| self.answered(received))
    }

    /// Waits for the next answer.
    pub async fn receive(&mut self) -> Option<Event> {
        let received = self.answers.recv().await;
        received.map(|received| self.answered(received))
    }

    fn answered(&mut self, (id, outcome): (u64, Box<Outcome>)) -> Event {
        self.abort(id);
        Event::Answered { id, outcome }
    }
}
