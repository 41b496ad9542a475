//! The path from a parameter to a value inside it, such as `filters.agencies[0].tier`.

use std::fmt;

/// Where a value is. It becomes text only for a fault.
#[derive(Debug, Clone, Copy)]
pub enum Path<'a> {
    Parameter(&'a str),
    Member(&'a Path<'a>, &'a str),
    Element(&'a Path<'a>, usize),
}

impl<'a> Path<'a> {
    /// A member of the object at this path.
    pub fn member(&'a self, name: &'a str) -> Self {
        Self::Member(self, name)
    }

    /// An element of the list at this path.
    pub fn element(&'a self, index: usize) -> Self {
        Self::Element(self, index)
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parameter(name) => formatter.write_str(name),
            Self::Member(outer, name) => write!(formatter, "{outer}.{name}"),
            Self::Element(outer, index) => write!(formatter, "{outer}[{index}]"),
        }
    }
}
