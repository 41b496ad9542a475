//! What is made once and kept for the process.
//!
//! Not with `OnceLock`, `PyOnceLock` or pyo3's `intern!`: while one thread fills those, others wait. A child that
//! is forked meanwhile has no such thread, and waits for ever. What stands here is made by whoever needs it,
//! sometimes twice, and whoever comes first keeps it. Nobody waits.

pub use once_cell::race::OnceBox as Once;
use pyo3::prelude::*;
use pyo3::types::PyString;

/// A text that Python keeps.
pub type Text = Once<Py<PyString>>;

/// The text of a static cell.
pub fn text<'py>(py: Python<'py>, cell: &'static Text, text: &str) -> &'py Bound<'py, PyString> {
    cell.get_or_init(|| Box::new(PyString::intern(py, text).unbind()))
        .bind(py)
}

/// A text that is made once and kept, as pyo3's `intern!` does.
macro_rules! kept {
    ($py:expr, $text:literal) => {{
        static TEXT: $crate::once::Text = $crate::once::Text::new();
        $crate::once::text($py, &TEXT, $text)
    }};
}
pub(crate) use kept;
