//! The classes of clients and namespaces, made from the table when they are first asked for.

use std::sync::OnceLock;

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};

use super::client::{AsyncClient, Client, Manner, Namespace, Seed, owner};
use super::method::Method;
use super::{client_docs, docs};
use openshelf_services::SERVICES;
use openshelf_core::table::{Operation, Service};

/// A client or a namespace: the operations and namespaces that stand in it.
pub struct Node {
    pub service: &'static Service,
    /// Dotted; empty for the client itself.
    pub group: &'static str,
    pub rows: Vec<&'static Operation>,
    pub children: Vec<(&'static str, Node)>,
    classes: [PyOnceLock<Py<PyType>>; 2],
}

impl Node {
    fn new(service: &'static Service, group: &'static str) -> Self {
        Self {
            service,
            group,
            rows: Vec::new(),
            children: Vec::new(),
            classes: [PyOnceLock::new(), PyOnceLock::new()],
        }
    }

    fn of(service: &'static Service) -> Self {
        let mut client = Self::new(service, "");
        for row in service.rows() {
            let mut node = &mut client;
            let mut end = 0;
            for segment in row.group.split('.').filter(|segment| !segment.is_empty()) {
                end += segment.len() + usize::from(end > 0);
                let group = row.group.get(..end).unwrap_or_default();
                let place = match node.children.iter().position(|(name, _)| *name == segment) {
                    Some(place) => place,
                    None => {
                        node.children.push((segment, Self::new(service, group)));
                        node.children.len() - 1
                    }
                };
                let Some((_, child)) = node.children.get_mut(place) else { break };
                node = child;
            }
            node.rows.push(row);
        }
        client
    }

    /// The name of the class, such as `AsyncSpendingSearch`.
    pub fn class_name(&self, manner: Manner) -> String {
        let mut name = match manner {
            Manner::Waiting => String::new(),
            Manner::Awaitable => "Async".to_owned(),
        };
        name.push_str(self.service.class_name);
        for word in self.group.split(['.', '_']).filter(|word| !word.is_empty()) {
            let mut letters = word.chars();
            name.extend(letters.next().into_iter().flat_map(char::to_uppercase));
            name.push_str(letters.as_str());
        }
        name
    }

    /// The Python class, made once.
    pub fn class<'py>(&'static self, py: Python<'py>, manner: Manner) -> PyResult<&'py Bound<'py, PyType>> {
        let [waiting, awaitable] = &self.classes;
        let cell = match manner {
            Manner::Waiting => waiting,
            Manner::Awaitable => awaitable,
        };
        let class = cell.get_or_try_init(py, || self.make(py, manner))?;
        Ok(class.bind(py))
    }

    fn make(&'static self, py: Python<'_>, manner: Manner) -> PyResult<Py<PyType>> {
        let is_client = self.group.is_empty();
        let base = match (is_client, manner) {
            (false, _) => py.get_type::<Namespace>(),
            (true, Manner::Waiting) => py.get_type::<Client>(),
            (true, Manner::Awaitable) => py.get_type::<AsyncClient>(),
        };
        let members = PyDict::new(py);
        members.set_item("__module__", if is_client { "openshelf" } else { "openshelf._core" })?;
        members.set_item("__slots__", PyTuple::empty(py))?;
        members.set_item("__doc__", Lazy { node: self, manner, what: What::Document })?;
        if is_client {
            members.set_item("_service", self.service.name)?;
            members.set_item("__signature__", Lazy { node: self, manner, what: What::Signature })?;
        }
        for (name, node) in &self.children {
            members.set_item(name, Branch { node, manner })?;
        }
        for row in &self.rows {
            members.set_item(row.name, Method::unbound(self.service, row, manner))?;
        }
        let class = py.get_type::<PyType>().call1((self.class_name(manner), (base,), members))?;
        Ok(class.cast_into::<PyType>()?.unbind())
    }

    fn find(&'static self, name: &str) -> Option<(&'static Self, Manner)> {
        for manner in [Manner::Waiting, Manner::Awaitable] {
            if self.class_name(manner) == name {
                return Some((self, manner));
            }
        }
        self.children.iter().find_map(|(_, child)| child.find(name))
    }
}

/// The clients of all services.
pub fn clients() -> &'static [Node] {
    static CLIENTS: OnceLock<Vec<Node>> = OnceLock::new();
    CLIENTS.get_or_init(|| SERVICES.into_iter().map(Node::of).collect())
}

/// The class of a namespace, for whoever names it.
#[pyfunction]
pub fn __getattr__<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    match clients().iter().find_map(|client| client.find(name)) {
        Some((node, manner)) => Ok(node.class(py, manner)?.clone()),
        None => Err(PyAttributeError::new_err(format!("module 'openshelf._core' has no attribute '{name}'"))),
    }
}

/// A namespace as an attribute of its parent.
#[pyclass(module = "openshelf._core", frozen)]
struct Branch {
    node: &'static Node,
    manner: Manner,
}

#[pymethods]
impl Branch {
    fn __get__<'py>(&self, py: Python<'py>, instance: Option<&Bound<'py, PyAny>>, _owner: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let class = self.node.class(py, self.manner)?;
        match instance {
            None => Ok(class.clone().into_any()),
            Some(instance) => {
                let (view, _) = owner(instance)?;
                class.call1((Seed { view, group: self.node.group },))
            }
        }
    }

    #[getter]
    fn __doc__(&self) -> String {
        docs::namespace(self.node)
    }
}

#[derive(Clone, Copy)]
enum What {
    Document,
    Signature,
}

/// What is made when somebody looks at it.
#[pyclass(module = "openshelf._core", frozen)]
struct Lazy {
    node: &'static Node,
    manner: Manner,
    what: What,
}

#[pymethods]
impl Lazy {
    fn __get__<'py>(&self, py: Python<'py>, _instance: Option<&Bound<'py, PyAny>>, _owner: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        match self.what {
            What::Document => {
                let text = match self.node.group {
                    "" => client_docs::document(self.node, self.manner),
                    _ => docs::namespace(self.node),
                };
                Ok(text.into_pyobject(py)?.into_any())
            }
            What::Signature => client_docs::signature(py, self.node.service),
        }
    }
}
