//! Values of the catalog as Rust constants, each as its type requires.

use std::collections::HashMap;
use std::fmt::Write;

use crate::failure::{Failure, nearest};
use crate::shared::Shared;
use crate::source::{
    Content, EVIDENCE, Member, Table, USE, Value, beside_use, member, unknown, used_text,
};
use crate::template::merge;
use crate::types::{Declaration, Field, Holds, Type, Types, Variant};

/// Members that are called as another member of their struct unless they are given.
const CALLED_AS: [(&str, &str, &str); 1] = [("Parameter", "wire", "name")];

/// Writes values as expressions; a list or a referenced value becomes a static, and equal ones become the same.
pub struct Constants<'a> {
    types: &'a Types,
    shared: &'a Shared<'a>,
    statics: String,
    /// The name of the static with this type and expression.
    names: HashMap<(String, String), String>,
    /// The shared values that are being written, the outermost first.
    open: Vec<(String, String)>,
}

impl<'a> Constants<'a> {
    pub fn new(types: &'a Types, shared: &'a Shared<'a>) -> Self {
        Self {
            types,
            shared,
            statics: String::new(),
            names: HashMap::new(),
            open: Vec::new(),
        }
    }

    /// The expression of a list of operations.
    pub fn operations(&mut self, operations: &[Value]) -> Result<String, Failure> {
        let kind = Type::Named("Operation".to_owned());
        let mut written = Vec::new();
        for operation in operations {
            written.push(self.expression(&kind, operation)?);
        }
        Ok(self.list(&kind, &written))
    }

    /// The whole source; `lists` are the expressions of the service's operations.
    pub fn service(mut self, service: &Value, lists: &[String]) -> Result<String, Failure> {
        let own = |member: &&Member| member.name != "operations";
        let table: Table = service.table()?.iter().filter(own).cloned().collect();
        let operations = format!("&[{}]", lists.join(", "));
        let value = Value {
            place: service.place.clone(),
            content: Content::Table(table),
        };
        let service = self.structure("Service", &value, &[("operations", operations)])?;
        Ok(format!(
            "{}\n/// The service and its operations.\npub static SERVICE: Service = {service};\n",
            self.statics
        ))
    }

    fn expression(&mut self, kind: &Type, value: &Value) -> Result<String, Failure> {
        match kind {
            Type::Text => self.text(value),
            Type::Boolean => match value.content {
                Content::Boolean(flag) => Ok(flag.to_string()),
                _ => Err(value.expects("true or false")),
            },
            Type::Integer(_) => match value.content {
                Content::Integer(number) => Ok(number.to_string()),
                _ => Err(value.expects("a whole number")),
            },
            Type::Float => match &value.content {
                Content::Integer(number) => Ok(format!("{number}.0")),
                Content::Float(number) => Ok(number.clone()),
                _ => Err(value.expects("a number")),
            },
            Type::Optional(of) => match &value.content {
                Content::Text(text) if text.is_empty() => Ok("None".to_owned()),
                _ => Ok(format!("Some({})", self.expression(of, value)?)),
            },
            Type::Reference(to) => {
                let expression = self.expression(to, value)?;
                Ok(format!("&{}", self.name(&to.rust(), expression)))
            }
            Type::List(of) => {
                if let Content::Text(name) = &value.content {
                    return self.shared_value(kind, name, value);
                }
                let mut written = Vec::new();
                self.elements(of, value, &mut written)?;
                Ok(self.list(of, &written))
            }
            Type::Tuple(types) => {
                let written = self.several(types, value)?;
                Ok(format!("({})", written.join(", ")))
            }
            Type::Array(of, length) => {
                let types = vec![of.as_ref().clone(); *length];
                let written = self.several(&types, value)?;
                Ok(format!("[{}]", written.join(", ")))
            }
            Type::Named(name) => match self.types.get(name) {
                Some(Declaration::Struct(_)) => self.structure(name, value, &[]),
                Some(Declaration::Enum { .. }) => self.variant(kind, name, value),
                None => match self.types.alias(name) {
                    Some(other) => self.expression(other, value),
                    None => Err(value.place.fails(format!("no type is called {name}"))),
                },
            },
        }
    }

    fn text(&mut self, value: &Value) -> Result<String, Failure> {
        match used_text(value) {
            Some(name) => self.shared_value(&Type::Text, name.text()?, value),
            None => Ok(format!("{:?}", value.text()?)),
        }
    }

    fn several(&mut self, types: &[Type], value: &Value) -> Result<Vec<String>, Failure> {
        let values = value.list()?;
        let missing = types.get(values.len()..).unwrap_or_default();
        let may_be_missing = |kind| matches!(kind, &Type::Optional(_));
        if values.len() > types.len() || !missing.iter().all(may_be_missing) {
            return Err(value.expects(&format!("a list of {}", types.len())));
        }
        let pairs = types.iter().zip(values);
        let given = pairs.map(|(kind, value)| self.expression(kind, value));
        given
            .chain(missing.iter().map(|_| Ok("None".to_owned())))
            .collect()
    }

    /// Writes the elements of a list; the name of a shared list stands for its elements.
    fn elements(
        &mut self,
        of: &Type,
        value: &Value,
        written: &mut Vec<String>,
    ) -> Result<(), Failure> {
        for element in value.list()? {
            let name = match of {
                Type::Text => used_text(element).map(Value::text).transpose()?,
                _ => element.text().ok(),
            };
            let list = Type::List(Box::new(of.clone()));
            let shared = name.and_then(|name| Some((name, self.shared.find(&list, name)?)));
            let Some((name, shared)) = shared else {
                written.push(self.expression(of, element)?);
                continue;
            };
            let mut all = Vec::new();
            self.open((list.rust(), name.to_owned()), element, |this| {
                this.elements(of, shared, &mut all)
            })?;
            written.append(&mut all);
        }
        Ok(())
    }

    fn shared_value(&mut self, kind: &Type, name: &str, at: &Value) -> Result<String, Failure> {
        let value = self.find_shared(kind, name, at)?;
        let shared = (kind.rust(), name.to_owned());
        self.open(shared, at, |this| this.expression(kind, &value))
    }

    fn find_shared(&self, kind: &Type, name: &str, at: &Value) -> Result<Value, Failure> {
        let found = self.shared.find(kind, name);
        found
            .cloned()
            .ok_or_else(|| self.shared.unknown(kind, name, at))
    }

    /// The members of a struct, with those of the shared ones that it begins with; `used` are the names on the way.
    fn members(&self, structure: &str, value: &Value, used: &[&str]) -> Result<Table, Failure> {
        let (name, own) = match &value.content {
            Content::Text(name) => (name.as_str(), Table::new()),
            Content::Table(table) => match member(table, USE) {
                Some(name) => (name.text()?, beside_use(table)),
                None => return Ok(table.clone()),
            },
            _ => return Err(value.expects("a table or the name of a shared one")),
        };
        if used.contains(&name) {
            return Err(value.place.fails(format!("{name:?} uses itself")));
        }
        let found = self.find_shared(&Type::Named(structure.to_owned()), name, value)?;
        let mut members = self.members(structure, &found, &[used, &[name]].concat())?;
        // A shared value is called as its name in the file, unless it has another one.
        if self.has_field(structure, "name") && member(&members, "name").is_none() {
            let place = found.place.clone();
            members.push(Member {
                name: "name".to_owned(),
                value: Value {
                    place: place.clone(),
                    content: Content::Text(name.to_owned()),
                },
                place,
            });
        }
        merge(&mut members, &own);
        Ok(members)
    }

    fn has_field(&self, structure: &str, name: &str) -> bool {
        match self.types.get(structure) {
            Some(Declaration::Struct(fields)) => fields.iter().any(|field| field.name == name),
            _ => false,
        }
    }

    fn structure(
        &mut self,
        name: &str,
        value: &Value,
        given: &[(&str, String)],
    ) -> Result<String, Failure> {
        let types = self.types;
        let Some(Declaration::Struct(fields)) = types.get(name) else {
            return Err(value.place.fails(format!("no struct is called {name}")));
        };
        let members = self.members(name, value, &[])?;
        let shared = match &value.content {
            Content::Text(shared) => (name.to_owned(), shared.clone()),
            _ => return self.fields(name, fields, &members, value, given),
        };
        self.open(shared, value, |this| {
            this.fields(name, fields, &members, value, given)
        })
    }

    /// Writes a shared value, unless it is being written already.
    fn open<T>(
        &mut self,
        shared: (String, String),
        at: &Value,
        write: impl FnOnce(&mut Self) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        if self.open.contains(&shared) {
            return Err(at.place.fails(format!("{:?} contains itself", shared.1)));
        }
        self.open.push(shared);
        let written = write(self);
        self.open.pop();
        written
    }

    fn fields(
        &mut self,
        name: &str,
        fields: &[Field],
        members: &Table,
        value: &Value,
        given: &[(&str, String)],
    ) -> Result<String, Failure> {
        let known = || fields.iter().map(|field| field.name.as_str());
        let is_unknown =
            |member: &&Member| member.name != EVIDENCE && known().all(|name| name != member.name);
        if let Some(other) = members.iter().find(is_unknown) {
            return Err(unknown(other, known()));
        }
        let mut written = format!("{name} {{ ");
        for field in fields {
            let called_as = CALLED_AS
                .iter()
                .find(|(structure, member, _)| *structure == name && *member == field.name)
                .and_then(|(_, _, other)| member(members, other));
            let expression =
                if let Some((_, expression)) = given.iter().find(|(name, _)| *name == field.name) {
                    expression.clone()
                } else if let Some(value) = member(members, &field.name).or(called_as) {
                    self.expression(&field.kind, value)?
                } else {
                    self.left_out(field, value)?
                };
            let _ = write!(written, "{}: {expression}, ", field.rust);
        }
        written.push('}');
        Ok(written)
    }

    /// The expression of a member that is not given.
    fn left_out(&self, field: &Field, value: &Value) -> Result<String, Failure> {
        let missing = || value.place.fails(format!("{:?} is missing", field.name));
        match &field.kind {
            Type::Text if field.name == "name" => Err(missing()),
            Type::Text => Ok("\"\"".to_owned()),
            Type::Boolean => Ok("false".to_owned()),
            Type::List(_) => Ok("&[]".to_owned()),
            Type::Optional(_) => Ok("None".to_owned()),
            Type::Named(name) => match self.types.get(name) {
                Some(Declaration::Enum {
                    default: Some(variant),
                    ..
                }) => Ok(format!("{name}::{variant}")),
                _ => Err(missing()),
            },
            _ => Err(missing()),
        }
    }

    fn variant(&mut self, kind: &Type, name: &str, value: &Value) -> Result<String, Failure> {
        let types = self.types;
        let Some(Declaration::Enum {
            variants, untagged, ..
        }) = types.get(name)
        else {
            return Err(value.place.fails(format!("no enum is called {name}")));
        };
        if *untagged {
            return self.untagged(name, variants, value);
        }
        let known = || variants.iter().map(|variant| variant.name.as_str());
        let find = |name: &str| variants.iter().find(|variant| variant.name == name);
        match &value.content {
            Content::Text(text) => match find(text) {
                Some(Variant {
                    rust,
                    holds: Holds::Nothing,
                    ..
                }) => Ok(format!("{name}::{rust}")),
                Some(_) => Err(value
                    .place
                    .fails(format!("{text:?} needs a value: write {{ {text} = ... }}"))),
                None if self.shared.find(kind, text).is_some() => {
                    self.shared_value(kind, text, value)
                }
                None => Err(value
                    .place
                    .fails(format!("{text:?} is no {name}{}", nearest(text, known())))),
            },
            Content::Table(table) => match table.as_slice() {
                [member] => match find(&member.name) {
                    Some(variant) => self.held(name, variant, &member.value),
                    None => Err(unknown(member, known())),
                },
                _ => Err(value.expects(&format!(
                    "one {name}: a table with one of {}",
                    nearest("", known())
                ))),
            },
            _ => Err(value.expects(&format!("one {name}{}", nearest("", known())))),
        }
    }

    /// The variant with what it holds.
    fn held(&mut self, name: &str, variant: &Variant, value: &Value) -> Result<String, Failure> {
        let rust = format!("{name}::{}", variant.rust);
        match &variant.holds {
            Holds::Nothing => Err(value
                .place
                .fails(format!("{:?} has no value", variant.name))),
            Holds::Values(types) => match types.as_slice() {
                [kind] => Ok(format!("{rust}({})", self.expression(kind, value)?)),
                types => Ok(format!(
                    "{rust}({})",
                    self.several(types, value)?.join(", ")
                )),
            },
            Holds::Fields(fields) => self.fields(&rust, fields, value.table()?, value, &[]),
        }
    }

    /// The variant that holds a value of this kind.
    fn untagged(
        &mut self,
        name: &str,
        variants: &[Variant],
        value: &Value,
    ) -> Result<String, Failure> {
        let fits = |kind: &Type| {
            matches!(
                (kind, &value.content),
                (Type::Boolean, Content::Boolean(_))
                    | (Type::Integer(_), Content::Integer(_))
                    | (Type::Text, Content::Text(_))
            )
        };
        for variant in variants {
            if let Holds::Values(types) = &variant.holds
                && let [kind] = types.as_slice()
                && fits(kind)
            {
                return self.held(name, variant, value);
            }
        }
        Err(value.expects(&format!("a {name}")))
    }

    /// A list of these expressions.
    fn list(&mut self, of: &Type, elements: &[String]) -> String {
        if elements.is_empty() {
            return "&[]".to_owned();
        }
        let kind = format!("[{}; {}]", of.rust(), elements.len());
        format!(
            "&{}",
            self.name(&kind, format!("[{}]", elements.join(", ")))
        )
    }

    /// The static with this value.
    fn name(&mut self, kind: &str, expression: String) -> String {
        let number = self.names.len();
        let statics = &mut self.statics;
        let name = self.names.entry((kind.to_owned(), expression));
        name.or_insert_with_key(|(kind, expression)| {
            let name = format!("VALUE_{number}");
            let _ = writeln!(statics, "static {name}: {kind} = {expression};");
            name
        })
        .clone()
    }
}
