//! Renders the types of records from the columns of the operations.
//!
//! A column becomes a member of a `TypedDict`, a dotted column becomes a member of a member. A member is
//! not required if the service may omit it. A member that a call selects is required, because a caller who
//! selects members knows which ones.

use indexmap::IndexMap;
use openshelf_core::catalog::{Answer, AnswerMember, Column, ColumnKind, Operation, Service};

use crate::docstring::listed;
use crate::error::DescribeError;
use crate::literal::literals;

use super::declared::{Declarations, Declared, FORWARD, Form, Members, TypedMember, facts};
use super::json_types::{annotation, either, nullable};
use super::naming::{capitalized, operation_name, record_name, singular};

/// Parameters by which a call chooses the members of its records.
const CHOOSING: [&str; 2] = ["fields", "exclude"];
/// The type of a record whose members are unknown.
const UNKNOWN: &str = "dict[str, Any]";
/// If more operations than this return the same records, the docstring does not name them all.
const MOST_NAMED: usize = 4;

/// The end of the name of a type that has all members.
const IN_FULL: &str = "InFull";
/// The base of an object that has no members beside those declared.
pub const CLOSED: &str = "TypedDict, closed=True";

/// The types of records whose members a call may choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Usual {
    /// With the members that come without the choice.
    pub record: String,
    /// What fits the records of any call.
    pub public: String,
    /// With all members.
    pub chosen: String,
    /// A name of a member.
    pub field: String,
}

/// The columns that belong to each member.
pub type ByMember = IndexMap<&'static str, Vec<Column>>;

/// The declared types of members whose columns have only the type JSON.
type Said = IndexMap<&'static str, &'static AnswerMember>;

/// The types of the records of one service.
pub struct RecordTypes {
    service: &'static Service,
    /// The operations whose records have the same name.
    sharing: IndexMap<String, Vec<&'static Operation>>,
}

impl RecordTypes {
    pub fn new(service: &'static Service, operations: &[&'static Operation]) -> Self {
        let mut sharing: IndexMap<String, Vec<&'static Operation>> = IndexMap::new();
        for operation in operations
            .iter()
            .copied()
            .filter(|operation| !columns_of(operation).is_empty())
        {
            let name = record_name(service, operation);
            sharing.entry(name).or_default().push(operation);
        }
        Self { service, sharing }
    }

    /// The name of the operation's record type, which is declared at its first use.
    pub fn of(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
    ) -> Result<String, DescribeError> {
        if columns_of(operation).is_empty() {
            return Ok(UNKNOWN.to_owned());
        }
        let public = record_name(self.service, operation);
        let name = self.full_name(&public);
        if !declarations.types.contains_key(&name) {
            self.declare(declarations, &public, &name)?;
        }
        if operation.leading_columns.is_empty() {
            return Ok(name);
        }
        let mut own = format!("{}Record", operation_name(self.service, operation));
        if has_usual(operation) {
            own.push_str(IN_FULL);
        }
        let columns = by_member(operation.leading_columns.iter().copied());
        let members = self.members(declarations, &columns, &own, &Said::new())?;
        let document = format!("A record of {}.", self.service.identify(operation));
        let base = Some(name);
        let form = Form::Object { members, base };
        let name = own;
        declarations.declare(Declared {
            name,
            document,
            form,
        })
    }

    /// The name of the shared type with all members. A type that fits every call has the public name if calls
    /// differ.
    fn full_name(&self, public: &str) -> String {
        let sharing = self.sharing.get(public).map(Vec::as_slice);
        let mut sharing = sharing.unwrap_or_default().iter();
        match sharing.any(|each| each.leading_columns.is_empty() && has_usual(each)) {
            true => format!("{public}{IN_FULL}"),
            false => public.to_owned(),
        }
    }

    /// The types of records whose members a call may choose, if those are not the same without the choice.
    pub fn usual(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
    ) -> Result<Option<Usual>, DescribeError> {
        if !has_usual(operation) {
            return Ok(None);
        }
        let chosen = self.of(declarations, operation)?;
        let mut all = Members::new();
        let mut name = Some(chosen.clone());
        while let Some(Form::Object { members, base }) = name
            .as_deref()
            .and_then(|name| declarations.types.get(name))
            .map(|declared| &declared.form)
        {
            all.extend(members.clone());
            name.clone_from(base);
        }
        let own = operation_name(self.service, operation);
        let place = self.service.identify(operation);
        let (public, sharing) = match operation.leading_columns {
            [] => {
                let name = record_name(self.service, operation);
                let sharing = self.sharing.get(&name).map(Vec::as_slice);
                (name, sharing.unwrap_or_default())
            }
            _ => (format!("{own}Record"), &[operation][..]),
        };
        let is_usual = |name: &String| sharing.iter().all(|each| comes_always(each, name));
        let fits = all.iter().map(|(name, member)| {
            let mut member = member.clone();
            if !member.required || !is_usual(name) {
                // A type without the member fits only if the member is read-only.
                member.annotation = format!("ReadOnly[{}]", member.annotation);
                member.required = false;
            }
            if !operation.leading_columns.is_empty() {
                // The type with all members says what they mean.
                member.document.clear();
            }
            (name.clone(), member)
        });
        let document = format!(
            "A record of {}, of any call.\n\nMembers that come only if a call chooses them are not required.",
            self.places(sharing)
        );
        let public = declarations.declare(Declared::object(public, document, fits.collect()))?;
        let usual = usual_members(operation);
        all.retain(|name, _| usual.contains(&name.as_str()));
        for (name, member) in &mut all {
            member.required &= !operation.left_out.contains(&name.as_str());
        }
        let document = format!("A record of {place} whose members the call did not choose.");
        let form = Form::Object {
            members: all,
            base: Some(CLOSED.to_owned()),
        };
        let name = format!("{own}DefaultRecord");
        let record = declarations.declare(Declared {
            name,
            document,
            form,
        })?;
        Ok(Some(Usual {
            record,
            public,
            chosen,
            field: field_type(
                &format!("{FORWARD}{}Field", record_name(self.service, operation)),
                operation,
            ),
        }))
    }

    /// Declares the record type that several operations share.
    fn declare(
        &self,
        declarations: &mut Declarations,
        name: &str,
        full: &str,
    ) -> Result<(), DescribeError> {
        let sharing = self
            .sharing
            .get(name)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let most = sharing
            .iter()
            .map(|operation| operation.columns.len())
            .max();
        let Some(first) = sharing
            .iter()
            .find(|operation| Some(operation.columns.len()) == most)
        else {
            return Ok(());
        };
        if let Some(odd) = sharing
            .iter()
            .find(|operation| columns_of(operation) != columns_of(first))
        {
            return Err(DescribeError::OtherColumns {
                name: name.to_owned(),
                one: self.service.identify(odd),
                other: self.service.identify(first),
            });
        }
        let is_chosen = sharing.iter().any(|operation| chooses_members(operation));
        let said = sharing
            .iter()
            .flat_map(|operation| operation.record_members);
        let said: Said = said.map(|member| (member.name, member)).collect();
        let columns = by_member(columns_of(first).iter().copied());
        let mut members = self.members(declarations, &columns, name, &said)?;
        for operation in sharing {
            let columns = by_member(operation.included_columns.iter().copied());
            for (member, own) in self.members(declarations, &columns, name, &said)? {
                let chosen = TypedMember {
                    required: true,
                    ..own
                };
                members.entry(member).or_insert(chosen);
            }
        }
        let mut document = format!("A record of {}.", self.places(sharing));
        if is_chosen {
            document.push_str(
                "\n\nA call may choose which members come; all are declared as if it chose them.",
            );
        }
        declarations.declare(Declared::object(full.to_owned(), document, members))?;
        Ok(())
    }

    /// Names operations; only the first few if there are many.
    fn places(&self, operations: &[&'static Operation]) -> String {
        let places: Vec<String> = operations
            .iter()
            .map(|operation| self.service.identify(operation))
            .collect();
        match places.get(..MOST_NAMED) {
            Some(first) if places.len() > MOST_NAMED => {
                let rest = places.len() - MOST_NAMED;
                format!("{} and {rest} more", first.join(", "))
            }
            _ => listed(&places, "and"),
        }
    }

    /// The members that columns describe. The columns of one object form one member.
    fn members(
        &self,
        declarations: &mut Declarations,
        columns: &ByMember,
        owner: &str,
        said: &Said,
    ) -> Result<Members, DescribeError> {
        let mut members = Members::new();
        for (name, parts) in columns {
            let one = singular(name);
            let one = match columns.contains_key(one.as_str()) {
                true => *name,
                false => one.as_str(),
            };
            let mut written = self.annotation(declarations, name, parts, owner, one)?;
            if let Some(said) = said.get(name).filter(|_| written == "Any") {
                let record = format!("{FORWARD}{owner}");
                written = annotation(declarations, self.service, &said.kind, &record)?;
            }
            if parts.iter().all(|part| part.nullable) {
                written = nullable(written);
            }
            let member = TypedMember {
                annotation: written,
                required: !parts.iter().all(|part| part.optional),
                document: document_of(name, parts),
            };
            members.insert((*name).to_owned(), member);
        }
        Ok(members)
    }

    /// The type of a member that is not null; `one` is the name of one element of a list.
    fn annotation(
        &self,
        declarations: &mut Declarations,
        name: &'static str,
        parts: &[Column],
        owner: &str,
        one: &str,
    ) -> Result<String, DescribeError> {
        if !is_whole(name, parts) {
            let inner = parts.iter().map(|part| {
                let rest = part.name.strip_prefix(name);
                let rest = rest.and_then(|rest| rest.strip_prefix('.'));
                Column {
                    name: rest.unwrap_or(part.name),
                    ..*part
                }
            });
            let wanted = format!("{owner}{}", capitalized(name));
            return self.part(declarations, wanted, owner, name, &by_member(inner));
        }
        let mut kinds = Vec::new();
        for part in parts {
            if part.kind == ColumnKind::ListStruct {
                let wanted = format!("{owner}{}", capitalized(one));
                let inner = by_member(part.columns.iter().copied());
                let element = self.part(declarations, wanted, owner, name, &inner)?;
                kinds.push(format!("list[{element}]"));
            } else if part.or_int {
                kinds.push(format!("int | {}", plain(part.kind)));
            } else {
                kinds.push(plain(part.kind).to_owned());
            }
        }
        Ok(either(kinds))
    }

    /// Declares the type of an object inside a record.
    fn part(
        &self,
        declarations: &mut Declarations,
        wanted: String,
        owner: &str,
        name: &str,
        columns: &ByMember,
    ) -> Result<String, DescribeError> {
        if columns.is_empty() {
            return Ok(UNKNOWN.to_owned());
        }
        let members = self.members(declarations, columns, &wanted, &Said::new())?;
        let document = format!("An object in {owner}.{name}.");
        declarations.declare(Declared::object(wanted, document, members))
    }
}

/// The JSON type of a column: dates and times are text.
fn plain(kind: ColumnKind) -> &'static str {
    match kind {
        ColumnKind::Utf8 | ColumnKind::Date32 | ColumnKind::Timestamp => "str",
        ColumnKind::Int64 => "int",
        ColumnKind::Float64 => "float",
        ColumnKind::Bool => "bool",
        ColumnKind::Json => "Any",
        ColumnKind::ListUtf8 => "list[str]",
        ColumnKind::ListInt64 => "list[int]",
        ColumnKind::ListStruct => "list[Any]",
    }
}

/// The columns of an operation's records, including those that a call may choose.
pub fn columns_of(operation: &Operation) -> &'static [Column] {
    match operation.columns {
        [] => operation.chosen_columns,
        columns => columns,
    }
}

/// The names that `fields` takes: those in the alias, which several operations share, and those of members that only
/// this operation adds.
pub fn field_type(alias: &str, operation: &Operation) -> String {
    let own = by_member(columns_of(operation).iter().copied());
    let added = [operation.leading_columns, operation.included_columns];
    let added = by_member(added.into_iter().flatten().copied());
    let names = added.keys().filter(|name| !own.contains_key(*name));
    match literals(names.copied()).as_str() {
        "" => alias.to_owned(),
        names => format!("{alias} | Literal[{names}]"),
    }
}

/// The members of an operation's records that come if the call does not choose them; none if those are all, or
/// are not known.
pub(crate) fn usual_members(operation: &Operation) -> Vec<&'static str> {
    let usual = members_by_default(operation);
    let all = by_member(columns_of(operation).iter().copied());
    match all.keys().any(|name| !usual.contains(name)) {
        true => usual,
        false => Vec::new(),
    }
}

/// The members that come if the call does not choose them, as far as the catalog lists them.
fn members_by_default(operation: &Operation) -> Vec<&'static str> {
    if !operation
        .parameters
        .iter()
        .any(|parameter| parameter.name == "fields")
    {
        return Vec::new();
    }
    let leading = operation.leading_columns.iter().map(|column| column.name);
    let usual = match (operation.default_columns, operation.default_members) {
        ([], []) if operation.answer == Answer::Object && operation.records.is_empty() => {
            operation.members
        }
        ([], members) => members,
        (columns, _) => columns,
    };
    if usual.is_empty() {
        return Vec::new();
    }
    let member = |name: &'static str| name.split('.').next().unwrap_or(name);
    let mut members: Vec<&str> = leading.chain(usual.iter().copied()).map(member).collect();
    members.dedup();
    members
}

/// Whether the records of a call without `fields` lack some of their members.
fn has_usual(operation: &Operation) -> bool {
    !usual_members(operation).is_empty()
}

/// Whether every record of an operation has a member if the call does not choose its members.
fn comes_always(operation: &Operation, name: &str) -> bool {
    let usual = members_by_default(operation);
    (usual.is_empty() || usual.contains(&name)) && !operation.left_out.contains(&name)
}

/// Whether a call may omit members of the records.
fn chooses_members(operation: &Operation) -> bool {
    operation
        .parameters
        .iter()
        .any(|parameter| CHOOSING.contains(&parameter.name))
}

/// Groups the columns that belong to one member.
pub fn by_member(columns: impl IntoIterator<Item = Column>) -> ByMember {
    let mut members = ByMember::new();
    for column in columns {
        let name = column.name.split('.').next().unwrap_or_default();
        members.entry(name).or_default().push(column);
    }
    members
}

/// Whether the columns are the member itself, rather than its own members.
fn is_whole(name: &str, parts: &[Column]) -> bool {
    parts.first().is_some_and(|part| part.name == name)
}

/// Unit and meaning of a member.
fn document_of(name: &str, parts: &[Column]) -> String {
    if !is_whole(name, parts) {
        return String::new();
    }
    let mut said: Vec<String> = Vec::new();
    for part in parts {
        // What a reader must know about a date or a time.
        let form = match part.kind {
            ColumnKind::Date32 => "YYYY-MM-DD",
            ColumnKind::Timestamp => "ISO 8601",
            _ => "",
        };
        let words = facts(&[part.unit, form, part.note]);
        if !words.is_empty() && !said.contains(&words) {
            said.push(words);
        }
    }
    said.join(" ")
}
