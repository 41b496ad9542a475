//! Signatures of operations and constructors, made when somebody asks for them.

use std::ffi::CString;

use openshelf_core::table::{Operation, Parameter, Service};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use super::docs;
use super::handle::Mode;
use super::once::{Once, kept};
use super::options::table::{ClientOption, POSITIONAL};

/// The classes of `inspect` that a signature is made of.
struct Inspect<'py> {
    parameter: Bound<'py, PyAny>,
    signature: Bound<'py, PyAny>,
}

/// How a caller passes an argument.
#[derive(Clone, Copy)]
enum Passed {
    /// The client of an operation that is called through its class.
    PositionalOnly,
    PositionalOrKeyword,
    KeywordOnly,
}

impl<'py> Inspect<'py> {
    fn import(py: Python<'py>) -> PyResult<Self> {
        let module = py.import(kept!(py, "inspect"))?;
        Ok(Self {
            parameter: module.getattr(kept!(py, "Parameter"))?,
            signature: module.getattr(kept!(py, "Signature"))?,
        })
    }

    fn parameter(
        &self,
        name: &str,
        passed: Passed,
        default: Option<Bound<'py, PyAny>>,
        annotation: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let kind = self.parameter.getattr(match passed {
            Passed::PositionalOnly => "POSITIONAL_ONLY",
            Passed::PositionalOrKeyword => "POSITIONAL_OR_KEYWORD",
            Passed::KeywordOnly => "KEYWORD_ONLY",
        })?;
        let named = PyDict::new(self.parameter.py());
        if let Some(default) = default {
            named.set_item("default", default)?;
        }
        if let Some(annotation) = annotation {
            named.set_item("annotation", annotation)?;
        }
        self.parameter.call((name, kind), Some(&named))
    }
}

impl<'py> Inspect<'py> {
    fn option(
        &self,
        option: &ClientOption,
        passed: Passed,
        default: &serde_json::Value,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = self.parameter.py();
        let default = pythonize::pythonize(py, default)?;
        let annotation = evaluated(py, &docs::client::option_annotation(option))?;
        self.parameter(option.name, passed, Some(default), Some(annotation))
    }
}

/// The signature of an operation; with `self` while it belongs to no client.
pub fn of_operation<'py>(
    py: Python<'py>,
    row: &'static Operation,
    mode: Mode,
    is_unbound: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let inspect = Inspect::import(py)?;
    let parameters = PyList::empty(py);
    if is_unbound {
        parameters.append(inspect.parameter("self", Passed::PositionalOnly, None, None)?)?;
    }
    for parameter in row.required() {
        let annotation = evaluated(py, &docs::parameter_annotation(parameter))?;
        let passed = Passed::PositionalOrKeyword;
        parameters.append(inspect.parameter(parameter.name, passed, None, Some(annotation))?)?;
    }
    for parameter in row.optional() {
        let annotation = format!("{} | None", docs::parameter_annotation(parameter));
        let annotation = evaluated(py, &annotation)?;
        let default = pythonize::pythonize(py, &docs::default(parameter))?;
        let passed = Passed::KeywordOnly;
        let parameter =
            inspect.parameter(parameter.name, passed, Some(default), Some(annotation))?;
        parameters.append(parameter)?;
    }
    let result = docs::return_annotation(row.answer);
    let result = match mode {
        Mode::Sync => result.to_owned(),
        Mode::Async => format!("Coroutine[Any, Any, {result}]"),
    };
    let named = PyDict::new(py);
    named.set_item("return_annotation", evaluated(py, &result)?)?;
    inspect.signature.call((parameters,), Some(&named))
}

/// The signature of a client's constructor.
pub fn of_constructor<'py>(py: Python<'py>, service: &Service) -> PyResult<Bound<'py, PyAny>> {
    let inspect = Inspect::import(py)?;
    let parameters = PyList::empty(py);
    for (place, option) in docs::client::constructor_options(service).enumerate() {
        let passed = match place {
            0..POSITIONAL => Passed::PositionalOrKeyword,
            _ => Passed::KeywordOnly,
        };
        let default = docs::client::option_default(option, service);
        parameters.append(inspect.option(option, passed, &default)?)?;
    }
    inspect.signature.call1((parameters,))
}

/// The signature of `with_options`: nothing that it does not name is changed.
pub fn of_with_options(py: Python<'_>, is_unbound: bool) -> PyResult<Bound<'_, PyAny>> {
    let inspect = Inspect::import(py)?;
    let parameters = PyList::empty(py);
    if is_unbound {
        parameters.append(inspect.parameter("self", Passed::PositionalOnly, None, None)?)?;
    }
    for option in docs::client::call_options() {
        let default = serde_json::to_value(option.default_for_calls).unwrap_or_default();
        parameters.append(inspect.option(option, Passed::KeywordOnly, &default)?)?;
    }
    inspect.signature.call1((parameters,))
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

/// What annotations name beside the builtins.
fn names(py: Python<'_>) -> PyResult<Py<PyDict>> {
    let names = PyDict::new(py);
    for (module, members) in [
        ("typing", &["Any", "Literal"][..]),
        ("collections.abc", &["Coroutine", "Mapping", "Sequence"]),
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

/// The signature in a line without types, such as `(country, *, day=0, strict=True)`.
pub fn line(row: &Operation) -> String {
    let mut parts: Vec<String> = row.required().map(|each| each.name.to_owned()).collect();
    let optional: Vec<&Parameter> = row.optional().collect();
    if !optional.is_empty() {
        parts.push("*".to_owned());
    }
    parts.extend(
        optional
            .into_iter()
            .map(|each| format!("{}={}", each.name, docs::literal(&docs::default(each)))),
    );
    format!("({})", parts.join(", "))
}
