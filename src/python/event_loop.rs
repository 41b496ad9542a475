//! Finds the event loop that awaits a call.

use pyo3::prelude::*;

use super::errors::wrong_state;
use super::once::Once;

static GET_RUNNING_LOOP: Once<Py<PyAny>> = Once::new();

/// The asyncio event loop that runs in this thread.
pub fn running_loop(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let get = GET_RUNNING_LOOP.get_or_try_init(|| {
        let get = py.import("asyncio")?.getattr("get_running_loop")?;
        PyResult::Ok(Box::new(get.unbind()))
    })?;
    get.bind(py).call0().map_err(|error| {
        let message = "openshelf: an asynchronous call needs a running asyncio event loop (asyncio or uvloop); \
                       under trio or curio, call the synchronous client in a thread, \
                       such as trio.to_thread.run_sync(client.method)";
        let refusal = wrong_state(message);
        refusal.set_cause(py, Some(error));
        refusal
    })
}
