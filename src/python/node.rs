//! The tree of the clients and namespaces of all services, with their classes.

use openshelf_client::services::SERVICES;
use openshelf_describe::namespace::Namespace;
use pyo3::prelude::*;
use pyo3::types::PyType;

use super::once::Once;

/// A client or a namespace with its classes.
pub struct Node {
    pub namespace: &'static Namespace,
    pub children: Vec<Node>,
    /// The class of each mode.
    pub classes: [Once<Py<PyType>>; 2],
}

impl Node {
    fn new(namespace: &'static Namespace) -> Self {
        Self {
            namespace,
            children: namespace.children.values().map(Self::new).collect(),
            classes: [Once::new(), Once::new()],
        }
    }
}

/// The clients of all services.
pub fn clients() -> &'static [Node] {
    static NAMESPACES: Once<Vec<Namespace>> = Once::new();
    static CLIENTS: Once<Vec<Node>> = Once::new();
    CLIENTS.get_or_init(|| {
        let namespaces = NAMESPACES
            .get_or_init(|| Box::new(SERVICES.into_iter().map(Namespace::client).collect()));
        Box::new(namespaces.iter().map(Node::new).collect())
    })
}
