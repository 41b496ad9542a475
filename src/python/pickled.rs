//! The form of every pickle of this package. `openshelf.pickles` has the other half.

use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// What `pickle` needs: the function that creates any pickled object of this package again, and its arguments, which are
/// the version of pickles, what the object is, and its parts.
pub fn pickled<'py, Parts>(
    py: Python<'py>,
    kind: &str,
    parts: Parts,
) -> PyResult<Bound<'py, PyTuple>>
where
    Parts: IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>, Error = PyErr>,
{
    let module = py.import("openshelf.pickles")?;
    let made = module.call_method1("pickled", (kind, parts.into_pyobject(py)?))?;
    Ok(made.cast_into::<PyTuple>()?)
}
