//! The names of classes, and how a stub imports them.

use crate::namespace::{Mode, Namespace};

/// The names of the classes in both modes.
pub fn class_names(namespaces: &[&Namespace]) -> Vec<String> {
    let both = |namespace: &&Namespace| Mode::ALL.map(|mode| namespace.class_name(mode));
    let mut names: Vec<String> = namespaces.iter().flat_map(both).collect();
    names.sort_unstable();
    names
}

/// Re-exports classes from a module below the compiled one.
pub fn imports(module: &str, names: &[String]) -> String {
    let listing: String = names
        .iter()
        .map(|name| format!("    {name} as {name},\n"))
        .collect();
    format!("from openshelf._core.{module} import (\n{listing})\n")
}
