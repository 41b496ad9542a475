//! The types that a module declares, and their source.

use std::fmt::{Display, Formatter, Result as FormatResult};

use indexmap::IndexMap;
use indexmap::map::Entry;
use serde_json::Value as Json;

use crate::docstring::sentence;
use crate::error::DescribeError;
use crate::literal::literal;

use super::layout::{WIDTH, docstring, filled, indented};

/// Precedes the name of a type that may be declared later, or that contains itself.
pub const FORWARD: char = '~';
/// A member with one of these names would hide the type in the class that declares it.
const HIDING: [&str; 8] = [
    "str", "int", "float", "bool", "list", "dict", "Any", "Literal",
];
const NOT_REQUIRED: &str = "NotRequired";
/// Words that Python does not allow as names.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
];

/// One member of an object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedMember {
    pub annotation: String,
    pub required: bool,
    /// Unit and meaning, in sentences.
    pub document: String,
}

impl TypedMember {
    /// A member that is always there.
    pub fn required(annotation: String) -> Self {
        Self {
            annotation,
            required: true,
            document: String::new(),
        }
    }
}

/// The annotation as it is written in a class: quoted if it names a type that is declared later.
impl Display for TypedMember {
    fn fmt(&self, out: &mut Formatter<'_>) -> FormatResult {
        let mut written = self.annotation.clone();
        if written.contains(FORWARD) {
            // A literal in it has double quotes.
            let quote = if written.contains('"') { "'" } else { "\"" };
            written = format!("{quote}{}{quote}", written.replace(FORWARD, ""));
        }
        if self.required {
            out.write_str(&written)
        } else {
            write!(out, "{NOT_REQUIRED}[{written}]")
        }
    }
}

/// The members of an object, in order.
pub type Members = IndexMap<String, TypedMember>;

/// The definition of a type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    /// An object with known members: a `TypedDict`, possibly derived from another one.
    Object {
        members: Members,
        base: Option<String>,
    },
    /// An alias of a type expression.
    Alias(String),
}

/// A named type.
#[derive(Debug, Clone)]
pub struct Declared {
    pub name: String,
    pub document: String,
    pub form: Form,
}

impl Declared {
    pub fn object(name: String, document: String, members: Members) -> Self {
        let base = None;
        Self {
            name,
            document,
            form: Form::Object { members, base },
        }
    }

    pub fn alias(name: String, document: String, annotation: String) -> Self {
        Self {
            name,
            document,
            form: Form::Alias(annotation),
        }
    }

    /// The type as Python source.
    pub fn source(&self) -> Result<String, DescribeError> {
        let lines = match &self.form {
            Form::Object { members, base } => self.object_lines(members, base.as_deref())?,
            Form::Alias(annotation) => self.alias_lines(annotation)?,
        };
        Ok(format!("{}\n", lines.join("\n")))
    }

    /// Members whose names are not valid in a class are in a base class in functional syntax.
    fn object_lines(
        &self,
        members: &Members,
        base: Option<&str>,
    ) -> Result<Vec<String>, DescribeError> {
        let (plain, odd): (Vec<_>, Vec<_>) = members.iter().partition(|(name, _)| is_plain(name));
        let mut lines = Vec::new();
        let mut base = base.unwrap_or("TypedDict").to_owned();
        if !odd.is_empty() {
            if base != "TypedDict" {
                return Err(DescribeError::OddMembers(self.name.clone()));
            }
            base = format!("_{}", self.name);
            lines.push(format!("{base} = TypedDict("));
            lines.push(format!("    \"{base}\","));
            lines.push("    {".to_owned());
            let written = odd.iter().map(|(name, member)| {
                let name = literal(&Json::from(name.as_str()));
                format!("        {name}: {member},")
            });
            lines.extend(written);
            lines.extend(["    },", ")", "", ""].map(str::to_owned));
        }
        lines.push(format!("class {}({base}):", self.name));
        let mut document = vec![self.document.clone()];
        let documented = odd.iter().filter(|(_, member)| !member.document.is_empty());
        document.extend(documented.map(|(name, member)| format!("{name}: {}", member.document)));
        lines.extend(indented(&docstring(&document.join("\n\n"))?));
        if !plain.is_empty() {
            lines.push(String::new());
        }
        for (name, member) in plain {
            lines.push(format!("    {name}: {member}"));
            if !member.document.is_empty() {
                lines.extend(indented(&docstring(&member.document)?));
            }
        }
        Ok(lines)
    }

    fn alias_lines(&self, annotation: &str) -> Result<Vec<String>, DescribeError> {
        let head = format!("{}: TypeAlias = ", self.name);
        let values = annotation
            .strip_prefix("Literal[")
            .and_then(|values| values.strip_suffix(']'));
        let mut lines = match values {
            Some(values) if head.len() + annotation.chars().count() > WIDTH => {
                let mut lines = vec![format!("{head}Literal[")];
                lines.extend(value_lines(values));
                lines.push("]".to_owned());
                lines
            }
            _ => vec![format!("{head}{annotation}")],
        };
        lines.extend(docstring(&self.document)?);
        Ok(lines)
    }
}

/// The values of a literal, filled into lines; one per line if a text would be broken otherwise.
fn value_lines(values: &str) -> Vec<String> {
    let mut lines = filled(values, WIDTH - 4);
    let is_whole = |line: &String| line.matches('"').count().is_multiple_of(2);
    if !lines.iter().all(is_whole) {
        lines = values.split(", ").map(str::to_owned).collect();
    }
    lines
        .iter()
        .map(|line| format!("    {},", line.strip_suffix(',').unwrap_or(line)))
        .collect()
}

/// The types of one service, ordered so that each comes after the types that it uses.
#[derive(Default)]
pub struct Declarations {
    pub types: IndexMap<String, Declared>,
}

impl Declarations {
    /// Declares a type once and returns its name.
    pub fn declare(&mut self, wanted: Declared) -> Result<String, DescribeError> {
        let name = wanted.name.clone();
        match self.types.entry(name.clone()) {
            Entry::Vacant(free) => {
                free.insert(wanted);
                Ok(name)
            }
            Entry::Occupied(known) if known.get().form == wanted.form => Ok(name),
            Entry::Occupied(_) => Err(DescribeError::TwoTypes(name)),
        }
    }
}

/// Whether a member with this name can be declared in a class.
fn is_plain(name: &str) -> bool {
    let is_hidden = HIDING.contains(&name) || name == NOT_REQUIRED || name.starts_with("__");
    let is_identifier = !name.is_empty()
        && !name.starts_with(|first: char| first.is_numeric())
        && name
            .chars()
            .all(|letter| letter.is_alphanumeric() || letter == '_');
    is_identifier && !KEYWORDS.contains(&name) && !is_hidden
}

/// The facts that are not empty, as sentences.
pub fn facts(parts: &[&str]) -> String {
    let said = parts.iter().filter(|part| !part.is_empty());
    let sentences: Vec<String> = said.map(|part| sentence(part, &[])).collect();
    sentences.join(" ")
}
