//! The clients and namespaces of all services as a tree of rows.

use indexmap::IndexMap;
use openshelf_core::table::{Operation, Service};
use openshelf_services::SERVICES;
use pyo3::prelude::*;
use pyo3::types::PyType;

use super::handle::Mode;
use super::once::Once;

/// A client or a namespace: the operations and namespaces that stand in it.
pub struct Node {
    pub service: &'static Service,
    /// Dotted; empty for the client itself.
    pub group: &'static str,
    pub rows: Vec<&'static Operation>,
    pub children: IndexMap<&'static str, Node>,
    /// The class of each mode.
    pub classes: [Once<Py<PyType>>; 2],
}

impl Node {
    fn new(service: &'static Service, group: &'static str) -> Self {
        Self {
            service,
            group,
            rows: Vec::new(),
            children: IndexMap::new(),
            classes: [Once::new(), Once::new()],
        }
    }

    /// The client of a service with everything below it.
    fn tree(service: &'static Service) -> Self {
        let mut client = Self::new(service, "");
        for row in service.rows() {
            client.descendant(row.group, 0).rows.push(row);
        }
        client
    }

    /// The node of a group, made where it is missing; `depth` bytes of the group lead to this one.
    fn descendant(&mut self, group: &'static str, depth: usize) -> &mut Self {
        let rest = group.get(depth..).unwrap_or_default();
        let rest = rest.strip_prefix('.').unwrap_or(rest);
        let start = group.len() - rest.len();
        let name = rest.split('.').next().unwrap_or_default();
        if name.is_empty() {
            return self;
        }
        let end = start + name.len();
        let own = group.get(..end).unwrap_or_default();
        let service = self.service;
        self.children
            .entry(name)
            .or_insert_with(|| Self::new(service, own))
            .descendant(group, end)
    }

    /// The name of the class, such as `AsyncSpendingSearch`.
    pub fn class_name(&self, mode: Mode) -> String {
        let mut name = format!("{}{}", mode.prefix(), self.service.class_name);
        for word in self.group.split(['.', '_']).filter(|word| !word.is_empty()) {
            let mut letters = word.chars();
            name.extend(letters.next().into_iter().flat_map(char::to_uppercase));
            name.push_str(letters.as_str());
        }
        name
    }
}

/// The clients of all services.
pub fn clients() -> &'static [Node] {
    static CLIENTS: Once<Vec<Node>> = Once::new();
    CLIENTS.get_or_init(|| Box::new(SERVICES.into_iter().map(Node::tree).collect()))
}
