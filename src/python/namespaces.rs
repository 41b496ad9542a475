//! The classes of clients and namespaces, created from the catalog on first use.

use openshelf_describe::docstring;
use openshelf_describe::namespace::{Mode, Namespace};
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use super::client::{self, AsyncClient, Client, Seed, handle_of, image_api_url};
use super::method::Method;
use super::node::{Node, clients};
use super::signature;
use super::with_options::WithOptions;
use super::words;

impl Node {
    /// The Python class, created once.
    pub fn class<'py>(
        &'static self,
        py: Python<'py>,
        mode: Mode,
    ) -> PyResult<&'py Bound<'py, PyType>> {
        let [sync, asynchronous] = &self.classes;
        let class = match mode {
            Mode::Sync => sync,
            Mode::Async => asynchronous,
        };
        let class = class.get_or_try_init(|| self.make(py, mode).map(Box::new))?;
        Ok(class.bind(py))
    }

    fn make(&'static self, py: Python<'_>, mode: Mode) -> PyResult<Py<PyType>> {
        let namespace = self.namespace;
        let service = namespace.service;
        let (base, module) = match (namespace.is_client(), mode) {
            (false, _) => (py.get_type::<client::Namespace>(), "openshelf._core"),
            (true, Mode::Sync) => (py.get_type::<Client>(), "openshelf"),
            (true, Mode::Async) => (py.get_type::<AsyncClient>(), "openshelf"),
        };
        let rendered = |content| Rendered {
            namespace,
            mode,
            content,
        };
        let members = PyDict::new(py);
        members.set_item("__module__", module)?;
        members.set_item("__slots__", PyTuple::empty(py))?;
        members.set_item("__doc__", rendered(Content::Docstring))?;
        if namespace.is_client() {
            members.set_item("_service", service.name)?;
            members.set_item("with_options", WithOptions::unbound(service))?;
            members.set_item("__signature__", rendered(Content::Signature))?;
            if service.image_api_url.is_some() {
                members.set_item("image_api_url", image_api_url(py)?)?;
            }
            words::add_to(&members, service, mode)?;
        }
        for (name, node) in namespace.children.keys().zip(&self.children) {
            members.set_item(name, Child { node, mode })?;
        }
        for operation in &namespace.operations {
            members.set_item(operation.name, Method::unbound(service, operation, mode))?;
        }
        let name = namespace.class_name(mode);
        let class = py.get_type::<PyType>().call1((name, (base,), members))?;
        Ok(class.cast_into::<PyType>()?.unbind())
    }

    fn find(&'static self, name: &str) -> Option<(&'static Self, Mode)> {
        let own = Mode::ALL
            .into_iter()
            .find(|mode| self.namespace.class_name(*mode) == name);
        match own {
            Some(mode) => Some((self, mode)),
            None => self.children.iter().find_map(|child| child.find(name)),
        }
    }
}

/// The names of the classes of all namespaces, which are created on first use.
pub fn namespace_names() -> Vec<String> {
    fn below(node: &Node, names: &mut Vec<String>) {
        for child in &node.children {
            names.extend(Mode::ALL.map(|mode| child.namespace.class_name(mode)));
            below(child, names);
        }
    }
    let mut names = Vec::new();
    for client in clients() {
        below(client, &mut names);
    }
    names
}

/// The class of a client or a namespace by its name, as in `openshelf._core.SpendingSearch`.
#[pyfunction]
pub fn __getattr__<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    match clients().iter().find_map(|client| client.find(name)) {
        Some((node, mode)) => Ok(node.class(py, mode)?.clone()),
        None => Err(PyAttributeError::new_err(format!(
            "module 'openshelf._core' has no attribute '{name}'"
        ))),
    }
}

// A namespace as an attribute of its parent. (A doc comment here would hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct Child {
    node: &'static Node,
    mode: Mode,
}

#[pymethods]
impl Child {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: Option<&Bound<'py, PyAny>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let Some(instance) = instance else {
            return Ok(slf.clone().into_any());
        };
        let own = slf.get();
        own.node.class(slf.py(), own.mode)?.call1((Seed {
            handle: handle_of(instance)?,
            group: own.node.namespace.group,
        },))
    }

    /// Looks names up on the namespace's class, so that `Museum.artworks.search` needs no client.
    fn __getattr__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        self.node.class(py, self.mode)?.getattr(name)
    }

    /// A namespace cannot be set. This method exists because it makes the namespace a data descriptor, which
    /// `inspect`, `help` and type checkers treat as a property.
    fn __set__(&self, _instance: &Bound<'_, PyAny>, _value: &Bound<'_, PyAny>) -> PyResult<()> {
        let name = self.__name__();
        Err(PyAttributeError::new_err(format!(
            "'{name}' is a namespace of the client and cannot be set"
        )))
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.node
            .namespace
            .group
            .rsplit('.')
            .next()
            .unwrap_or_default()
    }

    #[getter]
    fn __doc__(&self) -> String {
        docstring::namespace(self.node.namespace, self.mode)
    }
}

#[derive(Clone, Copy)]
enum Content {
    Docstring,
    Signature,
}

/// A class attribute that is rendered on access.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Rendered {
    namespace: &'static Namespace,
    mode: Mode,
    content: Content,
}

#[pymethods]
impl Rendered {
    fn __get__<'py>(
        &self,
        py: Python<'py>,
        _instance: Option<&Bound<'py, PyAny>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let text = match self.content {
            Content::Signature => {
                return signature::of_constructor(py, self.namespace.service);
            }
            Content::Docstring if self.namespace.is_client() => {
                docstring::client(self.namespace, self.mode)
            }
            Content::Docstring => docstring::namespace(self.namespace, self.mode),
        };
        Ok(text.into_pyobject(py)?.into_any())
    }
}
