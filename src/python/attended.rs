//! Runs blocking work outside the runtimes so that Ctrl-C interrupts it: waiting for a locked file, or for
//! a server that does not answer.

use std::sync::Mutex;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::time::Duration;

use pyo3::prelude::*;

use super::errors::wrong_state;
use super::runtime;

/// How long a signal may stay unseen.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(50);

/// Does the work on a separate thread, waits for it without the GIL, and lets signal handlers run
/// meanwhile. If a handler raises an error, the wait ends, and the work finishes unobserved.
pub fn attended<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    let (sender, receiver) = sync_channel(1);
    let receiver = Mutex::new(receiver);
    std::thread::Builder::new()
        .name("openshelf-cache".to_owned())
        .spawn(move || {
            // After Ctrl-C there is no receiver.
            let _ = sender.send(work());
        })
        .map_err(|error| wrong_state(format!("openshelf cannot start a thread: {error}")))?;
    loop {
        let received = runtime::without_gil(py, || match receiver.lock() {
            Ok(receiver) => receiver.recv_timeout(SIGNAL_INTERVAL),
            Err(_) => Err(RecvTimeoutError::Disconnected),
        });
        match received {
            Ok(value) => return Ok(value),
            Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            Err(RecvTimeoutError::Disconnected) => {
                return Err(wrong_state("the cache operation ended without a result"));
            }
        }
    }
}
