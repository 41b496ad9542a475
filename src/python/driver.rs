//! Drives the runtime of blocking calls while no thread waits for one.
//!
//! That runtime runs on the waiting threads. The requests of a list continue between two waits: the next
//! pages are fetched while the program works with one. So a thread drives the runtime while such requests
//! are under way and no thread waits, and sleeps otherwise.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, JoinHandle, Thread};
use std::time::{Duration, Instant};

use openshelf_client::lists::Driver;
use openshelf_core::locks::lock;
use tokio::sync::Notify;

use super::once::Once;

/// Set in the number of requests once the runtime has polled its sockets for them. From then on it is driven
/// until no request is under way.
const POLLED: usize = 1 << (usize::BITS - 1);

/// The state that the thread of one process needs.
#[derive(Default)]
pub struct BackgroundDriver {
    /// Requests of lists that are under way, and [`POLLED`].
    requests: AtomicUsize,
    /// Threads that wait, and drive the runtime themselves.
    waiting: AtomicUsize,
    /// Notified when no request is under way any more.
    idle: Notify,
    is_begun: AtomicBool,
    is_ended: AtomicBool,
    thread: Once<Thread>,
    handle: Mutex<Option<JoinHandle<()>>>,
}

/// A thread waits until this is dropped.
pub struct Waiting<'a>(&'a BackgroundDriver);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::SeqCst);
        self.0.go_on();
    }
}

impl BackgroundDriver {
    /// This thread begins to wait, or to start requests that it may wait for.
    pub fn wait(&self) -> Waiting<'_> {
        self.waiting.fetch_add(1, Ordering::SeqCst);
        Waiting(self)
    }

    /// Starts the thread, unless it is running. The thread runs `drive`.
    pub fn begin_thread(
        &self,
        stack: usize,
        drive: impl FnOnce() + Send + 'static,
    ) -> std::io::Result<()> {
        if self.is_begun.swap(true, Ordering::AcqRel) {
            return Ok(());
        }
        let thread = thread::Builder::new().name("openshelf".to_owned());
        let handle = match thread.stack_size(stack).spawn(drive) {
            Ok(handle) => handle,
            Err(error) => {
                self.is_begun.store(false, Ordering::Release);
                return Err(error);
            }
        };
        self.thread
            .get_or_init(|| Box::new(handle.thread().clone()));
        *lock(&self.handle) = Some(handle);
        Ok(())
    }

    /// Sleeps until the runtime must be driven. Returns false if the thread must end instead.
    pub fn sleep(&self) -> bool {
        loop {
            if self.is_ended.load(Ordering::SeqCst) {
                return false;
            }
            if self.is_wanted() {
                return true;
            }
            thread::park();
        }
    }

    /// Ends when nothing needs to be driven any more.
    pub async fn until_idle(&self) {
        while self.has_requests() && !self.is_ended.load(Ordering::SeqCst) {
            self.idle.notified().await;
        }
    }

    fn has_requests(&self) -> bool {
        self.requests.load(Ordering::SeqCst) & !POLLED > 0
    }

    fn is_wanted(&self) -> bool {
        self.has_requests() && self.waiting.load(Ordering::SeqCst) == 0
    }

    /// Ends the thread, which may be inside Python.
    pub fn end_thread(&self, timeout: Duration) {
        self.is_ended.store(true, Ordering::SeqCst);
        self.idle.notify_one();
        let handle = lock(&self.handle).take();
        let Some(handle) = handle else { return };
        handle.thread().unpark();
        let began = Instant::now();
        while !handle.is_finished() && began.elapsed() < timeout {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Driver for BackgroundDriver {
    fn begin(&self) -> bool {
        self.requests.fetch_add(1, Ordering::SeqCst) & POLLED > 0
    }

    fn polled(&self) {
        self.requests.fetch_or(POLLED, Ordering::SeqCst);
    }

    fn end(&self) {
        let change = |requests: usize| match requests & !POLLED {
            // The runtime may stand still from now on.
            0 | 1 => Some(0),
            _ => Some(requests - 1),
        };
        let before = self
            .requests
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, change);
        if before.is_ok_and(|requests| requests & !POLLED == 1) {
            self.idle.notify_one();
        }
    }

    fn go_on(&self) {
        if self.is_wanted()
            && let Some(thread) = self.thread.get()
        {
            thread.unpark();
        }
    }
}
