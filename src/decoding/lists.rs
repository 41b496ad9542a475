//! Lists of Python that are made with their size.

use pyo3::ffi::{self, Py_ssize_t};
use pyo3::prelude::*;
use pyo3::types::PyList;

/// A list of so many items; nothing when an item or the memory for one is missing.
///
/// `PyList::new` of pyo3 wants items that cannot be missing; with it a body takes 3 % longer.
pub fn list<'py>(
    py: Python<'py>,
    count: usize,
    mut item: impl FnMut() -> Option<Bound<'py, PyAny>>,
) -> Option<Bound<'py, PyList>> {
    let length = Py_ssize_t::try_from(count).ok()?;
    // SAFETY: the function belongs to the stable ABI, the token proves that this thread is attached, and
    // the length is not negative. What comes back is a new reference to a list that nobody else owns, or
    // null with an error that is set.
    #[allow(unsafe_code)]
    let list: Bound<'py, PyList> = unsafe {
        let made = ffi::PyList_New(length);
        Bound::from_owned_ptr_or_err(py, made)
            .ok()?
            .cast_into_unchecked()
    };
    // Between two items a collection may run; it visits empty places and frees a list that has some, as it
    // does for `PyList::new`.
    for place in 0..count {
        list.set_item(place, item()?).ok()?;
    }
    Some(list)
}
