//! The columns that a call requests.

use openshelf_core::call::{self, Arguments, Value};
use openshelf_core::catalog::{Column, Condition, Operation};

/// The parts of a record that a call requests, as far as they determine the columns.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The value of the operation's `fields` parameter; `None` if it is omitted or the operation has no such
    /// parameter.
    pub fields: Option<Vec<String>>,
    /// The value of the operation's `include` parameter; empty if it is omitted or the operation has no such
    /// parameter.
    pub include: Vec<String>,
    /// The value of the operation's `exclude` parameter; empty if it is omitted or the operation has no such
    /// parameter.
    pub exclude: Vec<String>,
    /// The conditions of columns that are met; `None` if the other arguments are unknown.
    pub met: Option<Vec<Condition>>,
}

impl Asked {
    /// Reads the requested parts from the arguments of a call.
    pub fn of(arguments: &Arguments) -> Self {
        let names = |name: &str| {
            let value = &arguments.get(name)?.value;
            Some(texts(value)).filter(|names| !names.is_empty())
        };
        Self {
            fields: names("fields"),
            include: names("include").unwrap_or_default(),
            exclude: names("exclude").unwrap_or_default(),
            met: Some(met(arguments)),
        }
    }

    /// The columns of an operation, in the order of `fields` if it is passed, otherwise in the operation's
    /// own order. Columns that are always returned follow those of `fields`, except those that come first.
    pub fn columns(&self, operation: &'static Operation) -> Vec<&'static Column> {
        let own = || operation.columns.iter().chain(operation.chosen_columns);
        let mut columns: Vec<&'static Column> = operation.leading_columns.iter().collect();
        match &self.fields {
            None if operation.default_columns.is_empty() => columns.extend(own()),
            None => {
                let comes = |column: &&Column| operation.default_columns.contains(&column.name);
                columns.extend(own().filter(comes));
            }
            Some(fields) => {
                for field in fields {
                    columns.extend(own().filter(|column| is_named(column.name, field)));
                }
                let unasked = |column: &&Column| {
                    column.always || fields.iter().any(|field| field == column.with)
                };
                columns.extend(own().filter(unasked));
            }
        }
        let included =
            |column: &&Column| self.include.iter().any(|name| is_named(column.name, name));
        columns.extend(operation.included_columns.iter().filter(included));
        columns.retain(|column| !self.exclude.iter().any(|name| is_below(column.name, name)));
        let met = match &self.met {
            Some(met) => met.clone(),
            None => met(&Arguments::none(operation)),
        };
        columns.retain(|column| column.when.is_none_or(|when| met.contains(&when)));
        columns
    }
}

/// The conditions of the operation's columns that these arguments meet.
fn met(arguments: &Arguments) -> Vec<Condition> {
    let operation = arguments.operation;
    let columns = operation.leading_columns.iter().chain(operation.columns);
    let columns = columns.chain(operation.included_columns);
    let conditions = columns
        .chain(operation.chosen_columns)
        .filter_map(|column| column.when);
    conditions
        .filter(|condition| call::holds(condition, arguments))
        .collect()
}

/// Whether a requested name selects the column: its own name, or that of an object that contains it or of a
/// member of it.
fn is_named(column: &str, name: &str) -> bool {
    is_below(column, name) || is_below(name, column)
}

/// Whether the path equals the other one or begins with it.
fn is_below(path: &str, other: &str) -> bool {
    let rest = path.strip_prefix(other);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The names in a value: a list of texts, or a text with commas.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::Text(names) => names
            .split(',')
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty())
            .collect(),
        Value::List(items) => items
            .iter()
            .filter_map(|item| match item {
                Value::Text(name) => Some(name.clone()),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}
