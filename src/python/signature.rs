//! Signatures of operations and constructors as `inspect` objects, created on access.

use std::ffi::CString;

use openshelf_core::catalog::{Operation, Service};
use openshelf_describe::derived::DerivedCall;
use openshelf_describe::namespace::Mode;
use openshelf_describe::signature::{self, Parameter, Passed};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use super::once::{Once, kept};

/// The results of calls that take the arguments of an operation.
const CLASSES: [&str; 10] = [
    "AsyncPages",
    "AsyncRecords",
    "Batches",
    "FromEnvironment",
    "Pages",
    "RawAnswer",
    "Records",
    "Request",
    "Table",
    "TableSchema",
];

/// The classes of `inspect` for a signature.
struct Inspect<'py> {
    parameter: Bound<'py, PyAny>,
    signature: Bound<'py, PyAny>,
}

impl<'py> Inspect<'py> {
    fn import(py: Python<'py>) -> PyResult<Self> {
        let module = py.import(kept!(py, "inspect"))?;
        Ok(Self {
            parameter: module.getattr(kept!(py, "Parameter"))?,
            signature: module.getattr(kept!(py, "Signature"))?,
        })
    }

    /// The client of an operation that is called through its class.
    fn client(&self) -> PyResult<Bound<'py, PyAny>> {
        let kind = self.parameter.getattr("POSITIONAL_ONLY")?;
        self.parameter.call1(("self", kind))
    }

    fn parameter(&self, parameter: &Parameter) -> PyResult<Bound<'py, PyAny>> {
        let py = self.parameter.py();
        let kind = self.parameter.getattr(match parameter.passed {
            Passed::PositionalOrKeyword => "POSITIONAL_OR_KEYWORD",
            Passed::KeywordOnly => "KEYWORD_ONLY",
        })?;
        let named = PyDict::new(py);
        if let Some(default) = &parameter.default {
            named.set_item("default", pythonize::pythonize(py, default)?)?;
        }
        named.set_item("annotation", evaluated(py, &parameter.annotation)?)?;
        self.parameter.call((parameter.name, kind), Some(&named))
    }

    fn signature(
        &self,
        is_unbound: bool,
        parameters: &[Parameter],
        result: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = self.parameter.py();
        let given = PyList::empty(py);
        if is_unbound {
            given.append(self.client()?)?;
        }
        for parameter in parameters {
            given.append(self.parameter(parameter)?)?;
        }
        let named = PyDict::new(py);
        if let Some(result) = result {
            named.set_item("return_annotation", evaluated(py, result)?)?;
        }
        self.signature.call((given,), Some(&named))
    }
}

/// The signature of an operation; with `self` if it is not bound to a client.
pub fn of_operation<'py>(
    py: Python<'py>,
    operation: &'static Operation,
    mode: Mode,
    is_unbound: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let result = signature::result(operation, mode);
    Inspect::import(py)?.signature(is_unbound, &signature::operation(operation), Some(&result))
}

/// The signature of a call that takes the arguments of an operation.
pub fn of_derived<'py>(
    py: Python<'py>,
    operation: &'static Operation,
    call: &DerivedCall,
    mode: Mode,
) -> PyResult<Bound<'py, PyAny>> {
    let parameters = call.parameters(operation);
    Inspect::import(py)?.signature(false, &parameters, call.result(mode))
}

/// The signature of a list's method that is not bound to a list: which arguments there are is not known.
pub fn of_list_method<'py>(py: Python<'py>, call: &DerivedCall) -> PyResult<Bound<'py, PyAny>> {
    let inspect = Inspect::import(py)?;
    let rest = |name: &str, kind: &str| {
        let kind = inspect.parameter.getattr(kind)?;
        inspect.parameter.call1((name, kind))
    };
    let given = PyList::empty(py);
    given.append(inspect.client()?)?;
    if let Some(own) = call.leading() {
        given.append(inspect.parameter(&own.described())?)?;
    }
    given.append(rest("arguments", "VAR_POSITIONAL")?)?;
    for own in call.keywords() {
        given.append(inspect.parameter(&own.described())?)?;
    }
    given.append(rest("named", "VAR_KEYWORD")?)?;
    inspect.signature.call1((given,))
}

/// The signature of a client's constructor.
pub fn of_constructor<'py>(py: Python<'py>, service: &Service) -> PyResult<Bound<'py, PyAny>> {
    Inspect::import(py)?.signature(false, &signature::constructor(service), None)
}

/// The signature of `with_options`.
pub fn of_with_options(py: Python<'_>, is_unbound: bool) -> PyResult<Bound<'_, PyAny>> {
    Inspect::import(py)?.signature(is_unbound, &signature::with_options(), None)
}

/// The object that a Python expression of ours names; each is evaluated once.
fn evaluated<'py>(py: Python<'py>, expression: &str) -> PyResult<Bound<'py, PyAny>> {
    static NAMES: Once<Py<PyDict>> = Once::new();
    static KNOWN: Once<Py<PyDict>> = Once::new();
    let known = KNOWN
        .get_or_init(|| Box::new(PyDict::new(py).unbind()))
        .bind(py);
    if let Some(object) = known.get_item(expression)? {
        return Ok(object);
    }
    let names = NAMES.get_or_try_init(|| names(py).map(Box::new))?.bind(py);
    let object = py.eval(&CString::new(expression)?, Some(names), None)?;
    known.set_item(expression, &object)?;
    Ok(object)
}

/// The names in annotations besides the builtins.
fn names(py: Python<'_>) -> PyResult<Py<PyDict>> {
    let names = PyDict::new(py);
    for (module, members) in [
        ("typing", &["Any", "Literal"][..]),
        ("collections.abc", &["Coroutine", "Mapping", "Sequence"]),
        ("openshelf._core", &CLASSES),
        ("openshelf.slices", &["Plan"]),
        (
            "openshelf.pagination",
            &["AsyncBatches", "Count", "Written"],
        ),
    ] {
        let module = py.import(module)?;
        for member in members {
            names.set_item(member, module.getattr(*member)?)?;
        }
    }
    for module in ["datetime", "os", "pathlib"] {
        names.set_item(module, py.import(module)?)?;
    }
    names.set_item("pictures", py.import("openshelf.pictures")?)?;
    Ok(names.unbind())
}
