//! Renders the docstring of a namespace.

use super::prose::{entry, section, sentence, wrapped};
use crate::namespace::{Mode, Namespace};

/// The docstring of a namespace: its methods and namespaces.
pub fn namespace(namespace: &Namespace, mode: Mode) -> String {
    let segment = namespace.group.rsplit('.').next().unwrap_or_default();
    let title = format!("{}: {}", namespace.service.title, segment.replace('_', " "));
    let mut blocks = vec![wrapped(&sentence(&title, &[]), 0)];
    blocks.extend(awaited(&namespace.class_name(Mode::Sync), mode));
    blocks.extend(contents(namespace));
    blocks.join("\n\n")
}

/// The sentence that the docstring of an asynchronous class has in addition.
pub fn awaited(name: &str, mode: Mode) -> Option<String> {
    let text = format!("Has the methods of {name}; each returns a coroutine.");
    (mode == Mode::Async).then(|| wrapped(&text, 0))
}

/// The methods and the namespaces of a client or of a namespace.
pub fn contents(namespace: &Namespace) -> Vec<String> {
    let methods: Vec<String> = namespace
        .operations
        .iter()
        .map(|operation| entry(operation.name, &sentence(operation.summary, &[])))
        .collect();
    let children: Vec<&str> = namespace.children.keys().copied().collect();
    let mut blocks = vec![section("Methods", &methods.join("\n"))];
    if !children.is_empty() {
        blocks.push(wrapped(&format!("Namespaces: {}.", children.join(", ")), 0));
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}
