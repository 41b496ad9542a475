//! Waits for a future and converts its output, or returns a coroutine that does so in an asynchronous client: for counts,
//! plans and mirrors. `call_steps` does it for calls.

use std::future::Future;

use openshelf_describe::namespace::Mode;
use pyo3::BoundObject;
use pyo3::prelude::*;

use super::awaited;
use super::coroutine::{CallCoroutine, Start};
use super::runtime;

/// Waits for a future and converts its output, or returns a coroutine of this name that does so.
pub fn outcome<'py, T>(
    py: Python<'py>,
    mode: Mode,
    name: String,
    future: impl Future<Output = T> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>>
where
    T: for<'value> IntoPyObject<'value> + Send + 'static,
{
    match mode {
        Mode::Sync => {
            let _guard = runtime::CallGuard::begin(py);
            let (Ok(value) | Err(value)) = runtime::wait(py, async { Ok::<T, T>(future.await) })?;
            let value = value.into_pyobject(py).map_err(Into::into)?;
            Ok(value.into_bound().into_any())
        }
        Mode::Async => {
            let start: Start =
                Box::new(move |py| awaited::begin(py, async move { Ok(future.await) }));
            let coroutine = CallCoroutine::new(name, start).into_pyobject(py)?;
            Ok(coroutine.into_any())
        }
    }
}
