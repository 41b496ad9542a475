//! The clients and namespaces of services as trees of operations.

use indexmap::IndexMap;
use openshelf_core::catalog::{Operation, Service};

/// Whether the methods of an object return the answer or a coroutine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Sync,
    Async,
}

impl Mode {
    pub const ALL: [Self; 2] = [Self::Sync, Self::Async];

    /// The prefix of a class's name.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Sync => "",
            Self::Async => "Async",
        }
    }
}

/// A client or a namespace: its operations and its namespaces.
pub struct Namespace {
    pub service: &'static Service,
    /// Dotted; empty for the client itself.
    pub group: &'static str,
    pub operations: Vec<&'static Operation>,
    pub children: IndexMap<&'static str, Namespace>,
}

impl Namespace {
    fn new(service: &'static Service, group: &'static str) -> Self {
        Self {
            service,
            group,
            operations: Vec::new(),
            children: IndexMap::new(),
        }
    }

    /// The client of a service with all its namespaces.
    pub fn client(service: &'static Service) -> Self {
        let mut client = Self::new(service, "");
        for operation in service.operations() {
            client
                .descendant(operation.group, 0)
                .operations
                .push(operation);
        }
        client
    }

    /// The namespace of a group, created if it is missing. The first `depth` bytes of the group are the path
    /// of `self`.
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

    /// This namespace and every namespace below it, parents before children.
    pub fn walk(&self) -> Vec<&Self> {
        let below = self.children.values().flat_map(Self::walk);
        std::iter::once(self).chain(below).collect()
    }

    /// Whether it is the client of its service.
    pub const fn is_client(&self) -> bool {
        self.group.is_empty()
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
