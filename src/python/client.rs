//! The base classes of all clients and namespaces.

use std::sync::Arc;

use openshelf_core::call::hint;
use openshelf_core::catalog::{Operation, Service, Terms};
use openshelf_core::printable::printable_line;
use openshelf_describe::namespace::Mode;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyDict, PyTuple, PyType};

use super::coroutine::CallCoroutine;
use super::errors::wrong_type;
use super::handle::{ClientHandle, no_method};
use super::html;
use super::pickle;
use super::runtime;

/// A group of operations, an attribute of its client.
#[pyclass(module = "openshelf._core", subclass, frozen, weakref)]
pub struct Namespace {
    pub handle: Arc<ClientHandle>,
    /// Dotted, such as `search.spending_by_category`.
    pub group: &'static str,
}

/// The state from which a namespace, or a client of `with_options`, is created.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Seed {
    pub handle: Arc<ClientHandle>,
    pub group: &'static str,
}

#[pymethods]
impl Namespace {
    // Without a signature: only this module creates seeds.
    #[new]
    #[pyo3(signature = (seed), text_signature = None)]
    fn new(seed: &Bound<'_, Seed>) -> Self {
        let seed = seed.get();
        Self {
            handle: seed.handle.clone(),
            group: seed.group,
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        pickle::reduced_namespace(py, &self.handle, self.group)
    }

    /// A group of operations is not an operation.
    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<()> {
        let operations = self.handle.client.service().operations();
        let own = operations.filter(|operation| operation.group == self.group);
        let names: Vec<&str> = own.map(|operation| operation.name).collect();
        let named = named.into_iter().flat_map(|named| named.values());
        let meant = arguments.iter().chain(named).find_map(|value| {
            let text: String = value.extract().ok()?;
            Some(hint(&text, names.iter().copied())).filter(|meant| !meant.is_empty())
        });
        Err(wrong_type(format!(
            "{}.{} is a group of operations: call one of its methods, {}{}",
            self.handle.class_name(),
            self.group,
            names.join(", "),
            meant.unwrap_or_default()
        )))
    }

    /// Python calls this only for missing attributes.
    fn __getattr__(slf: &Bound<'_, Self>, name: &str) -> PyResult<()> {
        let own = slf.get();
        Err(no_attribute(
            slf.as_any(),
            own.handle.client.service(),
            own.group,
            name,
        ))
    }

    /// The HTML for a notebook.
    fn _repr_html_(&self) -> String {
        let service = self.handle.client.service();
        let title = format!("openshelf.{}.{}", self.handle.class_name(), self.group);
        html::operations(&title, service, self.group, &self.handle.shown_address())
    }

    fn __repr__(&self) -> String {
        format!("<openshelf.{}.{}>", self.handle.class_name(), self.group)
    }
}

/// The handle of a new client of a class.
fn new_handle<'py>(
    class: &Bound<'py, PyType>,
    mode: Mode,
    arguments: &Bound<'py, PyTuple>,
    named: Option<&Bound<'py, PyDict>>,
) -> PyResult<Arc<ClientHandle>> {
    let first = arguments.get_item(0).ok();
    if let Some(seed) = first.as_ref().and_then(|first| first.cast::<Seed>().ok()) {
        return Ok(seed.get().handle.clone());
    }
    let no_service = || {
        let [first, ..] = openshelf_client::services::SERVICES;
        wrong_type(format!(
            "use the class of a service, such as openshelf.{}",
            first.class_name
        ))
    };
    let name: String = class
        .getattr("_service")
        .map_err(|_| no_service())?
        .extract()?;
    let service = openshelf_client::services::find(&name).ok_or_else(no_service)?;
    ClientHandle::new(class.py(), service, mode, arguments, named)
}

/// A client of the same class with another handle. Like `copy.copy`, it does not call `__init__` and
/// copies the attributes instead.
fn with_handle<'py, Base: pyo3::PyTypeInfo>(
    client: &Bound<'py, PyAny>,
    handle: Arc<ClientHandle>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = client.py();
    let seed = Seed { handle, group: "" };
    let new = py.get_type::<Base>().getattr("__new__")?;
    let made = new.call1((client.get_type(), seed))?;
    if let Some(own) = client.getattr_opt("__dict__")? {
        made.getattr("__dict__")?.call_method1("update", (own,))?;
    }
    Ok(made)
}

macro_rules! common_members {
    ($class:ident, $mode:ident) => {
        impl $class {
            /// A client of the same class whose calls have other options.
            pub fn with_options<'py>(
                client: &Bound<'py, Self>,
                options: Option<&Bound<'py, PyDict>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                let handle = client.get().handle.with_options(client.py(), options)?;
                with_handle::<Self>(client.as_any(), handle)
            }
        }

        #[pymethods]
        impl $class {
            #[new]
            #[classmethod]
            #[pyo3(signature = (*arguments, **named))]
            fn new<'py>(
                class: &Bound<'py, PyType>,
                arguments: &Bound<'py, PyTuple>,
                named: Option<&Bound<'py, PyDict>>,
            ) -> PyResult<Self> {
                let handle = new_handle(class, Mode::$mode, arguments, named)?;
                Ok(Self { handle })
            }

            fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
                pickle::reduced(slf.py(), slf.as_any(), &slf.get().handle)
            }

            fn __copy__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
                pickle::copied(slf.py(), slf.as_any(), &slf.get().handle)
            }

            fn __deepcopy__<'py>(
                slf: &Bound<'py, Self>,
                _memo: &Bound<'py, PyAny>,
            ) -> PyResult<Bound<'py, PyAny>> {
                pickle::copied(slf.py(), slf.as_any(), &slf.get().handle)
            }

            /// The address of the service.
            #[getter]
            fn base_url(&self) -> &str {
                self.handle.client.options().base_url.as_str()
            }

            /// What the service provides, in a sentence.
            #[getter]
            fn description(&self) -> &'static str {
                self.handle.client.service().description
            }

            /// The documentation of the service.
            #[getter]
            fn docs_url(&self) -> &'static str {
                self.handle.client.service().docs_url
            }

            /// What the service says of the use of its data: licence, licence_url, terms_url, note and source.
            #[getter]
            fn terms_of_use<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
                terms_of_use(py, &self.handle.client.service().terms)
            }

            /// Python calls this only for missing attributes.
            fn __getattr__(slf: &Bound<'_, Self>, name: &str) -> PyResult<()> {
                let service = slf.get().handle.client.service();
                Err(no_attribute(slf.as_any(), service, "", name))
            }

            /// The HTML for a notebook.
            fn _repr_html_(&self) -> String {
                let client = &self.handle.client;
                let state = if client.is_closed() { ", closed" } else { "" };
                let title = format!("openshelf.{}{state}", self.handle.class_name());
                let address = self.handle.shown_address();
                html::operations(&title, client.service(), "", &address)
            }

            fn __repr__(&self) -> String {
                let client = &self.handle.client;
                let state = if client.is_closed() { ", closed" } else { "" };
                format!(
                    "<openshelf.{} {} at {}{state}>",
                    self.handle.class_name(),
                    client.service().title,
                    self.handle.shown_address(),
                )
            }
        }
    };
}

/// The error for a missing attribute of a client or a namespace. It suggests an operation of that name
/// elsewhere in the client, or the nearest name here.
fn no_attribute(object: &Bound<'_, PyAny>, service: &Service, group: &str, name: &str) -> PyErr {
    let class = object.get_type();
    let class = class
        .name()
        .map_or_else(|_| "object".to_owned(), |name| name.to_string());
    let shown = printable_line(name);
    let message = format!("'{class}' object has no attribute '{shown}'");
    if name.starts_with('_') {
        return PyAttributeError::new_err(message);
    }
    let elsewhere: Vec<String> = service
        .operations()
        .filter(|operation| operation.name == name && operation.group != group)
        .map(Operation::full_name)
        .collect();
    let names: Vec<String> = object
        .dir()
        .and_then(|names| names.extract())
        .unwrap_or_default();
    let names = names.iter().map(String::as_str);
    let public: Vec<&str> = names.filter(|name| !name.starts_with('_')).collect();
    let near = hint(name, public.iter().copied());
    let meant = match (elsewhere.as_slice(), near.as_str()) {
        ([], "") => format!("; it has {}", public.join(", ")),
        ([], near) => near.to_owned(),
        ([only], _) => format!("; did you mean {only}?"),
        (several, _) => format!("; did you mean one of {}?", several.join(", ")),
    };
    PyAttributeError::new_err(format!("{message}{meant}"))
}

/// The error of `with` for an asynchronous client, and of `async with` for a synchronous one.
fn other_block(class: &str, words: &str) -> PyErr {
    let variable = class.trim_start_matches("Async").to_lowercase();
    wrong_type(format!(
        "{class} must be used with `{words}`: write `{words} openshelf.{class}() as {variable}:`"
    ))
}

/// The base class of the clients with blocking methods.
#[pyclass(module = "openshelf._core", subclass, frozen, weakref)]
pub struct Client {
    pub handle: Arc<ClientHandle>,
}

common_members!(Client, Sync);

#[pymethods]
impl Client {
    /// Closes the connections; later calls raise ClosedError. Views of the client close with it. Closing a view does
    /// nothing: its connections are those of the client.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        self.handle.close();
        runtime::drive(py)
    }

    fn __enter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyAny>) -> PyResult<()> {
        self.close(py)
    }

    fn __aenter__(&self) -> PyResult<()> {
        Err(other_block(&self.handle.class_name(), "with"))
    }

    #[pyo3(signature = (*_exception))]
    fn __aexit__(&self, _exception: &Bound<'_, PyAny>) -> PyResult<()> {
        self.__aenter__()
    }
}

/// The base class of the clients whose methods return coroutines.
#[pyclass(module = "openshelf._core", subclass, frozen, weakref)]
pub struct AsyncClient {
    pub handle: Arc<ClientHandle>,
}

common_members!(AsyncClient, Async);

#[pymethods]
impl AsyncClient {
    /// Closes the connections; later calls raise ClosedError. Views of the client close with it. Closing a view does
    /// nothing: its connections are those of the client.
    fn aclose(&self, py: Python<'_>) -> CallCoroutine {
        self.handle.close();
        CallCoroutine::ready(format!("{}.aclose", self.handle.class_name()), py.None())
    }

    fn __aenter__(slf: PyRef<'_, Self>) -> CallCoroutine {
        let name = format!("{}.__aenter__", slf.handle.class_name());
        let py = slf.py();
        CallCoroutine::ready(
            name,
            slf.into_pyobject(py)
                .map_or_else(|never| match never {}, |own| own.into_any().unbind()),
        )
    }

    #[pyo3(signature = (*_exception))]
    fn __aexit__(&self, py: Python<'_>, _exception: &Bound<'_, PyAny>) -> CallCoroutine {
        self.aclose(py)
    }

    fn __enter__(&self) -> PyResult<()> {
        Err(other_block(&self.handle.class_name(), "async with"))
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, _exception: &Bound<'_, PyAny>) -> PyResult<()> {
        self.__enter__()
    }
}

/// The handle of an object that has operations: a client or a namespace.
pub fn handle_of(object: &Bound<'_, PyAny>) -> PyResult<Arc<ClientHandle>> {
    if let Ok(namespace) = object.cast::<Namespace>() {
        return Ok(namespace.get().handle.clone());
    }
    if let Ok(client) = object.cast::<Client>() {
        return Ok(client.get().handle.clone());
    }
    if let Ok(client) = object.cast::<AsyncClient>() {
        return Ok(client.get().handle.clone());
    }
    Err(no_method(object))
}

/// The property of the clients whose service has an image server.
pub fn image_api_url(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let name = Some(c"image_api_url");
    let get =
        PyCFunction::new_closure(py, name, None, |arguments, _| -> PyResult<Option<String>> {
            let handle = handle_of(&arguments.get_item(0)?)?;
            let images = handle.client.options().image_api_url.as_ref();
            Ok(images.map(ToString::to_string))
        })?;
    let nothing = py.None();
    py.import("builtins")?.getattr("property")?.call1((
        get,
        &nothing,
        &nothing,
        "The address of the image server.",
    ))
}

/// What a service says of the use of its data.
fn terms_of_use<'py>(py: Python<'py>, facts: &Terms) -> PyResult<Bound<'py, PyDict>> {
    let named = PyDict::new(py);
    named.set_item("licence", facts.licence)?;
    named.set_item("licence_url", facts.licence_url)?;
    named.set_item("terms_url", facts.terms_url)?;
    named.set_item("note", facts.note)?;
    named.set_item("source", facts.source)?;
    Ok(named)
}
