//! A timer of the parallel runtime that fires at intervals while calls begin.
//!
//! A timer that expires before all others wakes the thread of its runtime, because that thread would sleep too long.
//! The thread itself sets the timers of a call. So a call that is alone made a write to its own thread and looked at
//! the sockets in vain, before its request was sent (`strace`). A timer that expires earlier prevents that.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::Notify;

/// Shorter than any time limit that a call usually has.
const INTERVAL: Duration = Duration::from_millis(50);

#[derive(Default)]
pub struct Ticker {
    /// A call has begun since the timer fired.
    is_needed: AtomicBool,
    is_asleep: AtomicBool,
    wake: Notify,
}

impl Ticker {
    /// Keeps the timer running for another interval.
    pub fn touch(&self) {
        // Either this thread sees that the timer sleeps, or `run` sees that it is needed: both write before they
        // read.
        self.is_needed.store(true, Ordering::SeqCst);
        if self.is_asleep.load(Ordering::SeqCst) && self.is_asleep.swap(false, Ordering::SeqCst) {
            self.wake.notify_one();
        }
    }

    /// Fires at intervals as long as it is needed, and sleeps otherwise.
    pub async fn run(&self) {
        loop {
            self.is_asleep.store(true, Ordering::SeqCst);
            if !self.is_needed.load(Ordering::SeqCst) {
                self.wake.notified().await;
            }
            self.is_asleep.store(false, Ordering::SeqCst);
            while self.is_needed.swap(false, Ordering::SeqCst) {
                tokio::time::sleep(INTERVAL).await;
            }
        }
    }
}
