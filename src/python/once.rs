//! A cell for values that are created once per process, without a lock.
//!
//! `OnceLock`, `PyOnceLock` and pyo3's `intern!` do not fit: while one thread fills them, others wait. A child
//! forked at that moment does not have that thread, and would wait forever. Here every thread that needs the
//! value creates it, and the first one is kept. No thread waits.

pub use once_cell::race::OnceBox as Once;
use pyo3::prelude::*;
use pyo3::types::PyString;

/// A string that Python keeps.
pub type Text = Once<Py<PyString>>;

/// The text of a static cell.
pub fn text<'py>(py: Python<'py>, cell: &'static Text, text: &str) -> &'py Bound<'py, PyString> {
    cell.get_or_init(|| Box::new(PyString::intern(py, text).unbind()))
        .bind(py)
}

/// A string that is created once and kept, like that of pyo3's `intern!`.
macro_rules! kept {
    ($py:expr, $text:literal) => {{
        static TEXT: $crate::once::Text = $crate::once::Text::new();
        $crate::once::text($py, &TEXT, $text)
    }};
}
pub(crate) use kept;
