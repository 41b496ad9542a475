//! Renders the types of answers: the objects around the records, and answers without records.

use openshelf_core::catalog::{
    Answer, AnswerMember, End, JsonType, ObjectType, Operation, Paging, Service,
};

use crate::error::DescribeError;

use super::declared::{Declarations, Declared, Members, TypedMember};
use super::json_types::{annotation, holds_record, member};
use super::naming::operation_name;
use super::records::{RecordTypes, Usual};

/// Where `paginate` finds the records of an operation, as far as its types show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    pub member: String,
    pub required: bool,
    pub nested: bool,
    /// Whether a call may choose the members of the records.
    pub choosing: bool,
    /// A member that only answers with pages have.
    pub witness: String,
    pub witness_required: bool,
}

/// Whether a call chooses the members of its records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    Usual,
    Chosen,
    /// What fits both.
    Either,
}

/// The types of the answers of one service.
pub struct AnswerTypes {
    service: &'static Service,
    records: RecordTypes,
}

impl AnswerTypes {
    pub fn new(service: &'static Service, operations: &[&'static Operation]) -> Self {
        let records = RecordTypes::new(service, operations);
        Self { service, records }
    }

    /// The type that a call returns if it chooses the members of its records, where that is another one.
    pub fn chosen(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
    ) -> Result<Option<String>, DescribeError> {
        let usual = self.records.usual(declarations, operation)?;
        if usual.is_some() {
            self.answer(declarations, operation, Choice::Either)?;
        }
        let chosen = usual.map(|_| self.answer(declarations, operation, Choice::Chosen));
        chosen.transpose()
    }

    /// The type that a call returns.
    pub fn of(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
    ) -> Result<String, DescribeError> {
        let answer = self.answer(declarations, operation, Choice::Usual)?;
        Ok(match operation.may_be_empty {
            true => format!("{answer} | None"),
            false => answer,
        })
    }

    /// The types of a page that is a list of records, or either an object or such a list.
    pub fn page(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
    ) -> Result<Vec<String>, DescribeError> {
        match (operation.answer, operation.answer_type) {
            (Answer::List, _) => Ok(vec![format!(
                "list[{}]",
                self.record(declarations, operation, Choice::Usual)?
            )]),
            (_, Some(JsonType::OneOf(kinds))) => kinds
                .iter()
                .map(|kind| self.annotation(declarations, kind, operation, Choice::Usual))
                .collect(),
            _ => Err(DescribeError::UnknownAnswer(
                self.service.identify(operation),
            )),
        }
    }

    /// Where an answer that may be an object holds its records.
    pub fn listing(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        paging: &Paging,
    ) -> Result<Listing, DescribeError> {
        let or_list = operation.answer == Answer::ObjectOrList;
        let (members, name) = if or_list {
            let members = self.object_members(declarations, operation)?;
            let is_list =
                |(_, member): &(&String, &TypedMember)| member.annotation.starts_with("list[");
            let name = members.iter().find(is_list).map(|(name, _)| name.clone());
            (members, name.unwrap_or_default())
        } else {
            (
                self.envelope(declarations, operation, Choice::Usual)?,
                operation.records.to_owned(),
            )
        };
        let of_records = members
            .get(&name)
            .ok_or_else(|| DescribeError::UnknownMember {
                operation: self.service.identify(operation),
                member: name.clone(),
            })?;
        let (witness, of_witness) = witness(paging, &members)
            .ok_or_else(|| DescribeError::NoSignOfPages(self.service.identify(operation)))?;
        Ok(Listing {
            required: of_records.required,
            nested: operation.nested_records,
            choosing: of_records.annotation.contains("record_lists."),
            witness: witness.to_owned(),
            witness_required: of_witness.required,
            member: name,
        })
    }

    /// The type of one record.
    fn record(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        choice: Choice,
    ) -> Result<String, DescribeError> {
        let record = self.single(declarations, operation, choice)?;
        Ok(match operation.nested_records {
            true => format!("list[{record}]"),
            false => record,
        })
    }

    /// The type of one record that is not in a list of its own.
    pub fn single(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        choice: Choice,
    ) -> Result<String, DescribeError> {
        match (self.records.usual(declarations, operation)?, choice) {
            (Some(usual), Choice::Usual) => Ok(usual.record),
            (Some(usual), Choice::Either) => Ok(usual.public),
            _ => self.records.of(declarations, operation),
        }
    }

    /// The members of an answer that is an object rather than a list.
    fn object_members(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
    ) -> Result<Members, DescribeError> {
        let kinds = match operation.answer_type {
            Some(JsonType::OneOf(kinds)) => kinds,
            _ => &[],
        };
        let objects = kinds.iter().filter_map(object_of);
        let mut members = Members::new();
        for said in objects.take(1).flat_map(|object| object.members) {
            let member = self.member(declarations, said, operation, Choice::Usual)?;
            members.insert(said.name.to_owned(), member);
        }
        Ok(members)
    }

    /// Declares the type of one answer.
    fn answer(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        choice: Choice,
    ) -> Result<String, DescribeError> {
        // Answers that are not JSON, or whose form the operation itself determines.
        let made = match operation.answer {
            Answer::Text | Answer::Address | Answer::File => "str",
            Answer::FilePath => "pathlib.Path",
            Answer::LinkedFile => "str | bytes",
            Answer::Bytes => "pictures.Picture",
            Answer::MemberNames => "list[str]",
            Answer::Object | Answer::List | Answer::ObjectOrList => "",
        };
        if !made.is_empty() {
            return Ok(made.to_owned());
        }
        let chooses = self.records.usual(declarations, operation)?.is_some();
        let (word, when) = match choice {
            Choice::Usual if chooses => ("DefaultAnswer", " to a call without fields"),
            Choice::Usual | Choice::Either => ("Answer", ""),
            Choice::Chosen => ("AnswerInFull", " to a call with fields"),
        };
        let name = format!("{}{word}", operation_name(self.service, operation));
        let document = format!("The answer of {}{when}.", self.service.identify(operation));
        if let Some(said) = &operation.answer_type {
            let written = self.annotation(declarations, said, operation, choice)?;
            return match said {
                // An unnamed type gets a name.
                JsonType::Object(_) => Ok(written),
                _ => declarations.declare(Declared::alias(name, document, written)),
            };
        }
        match operation.answer {
            Answer::List => {
                let listing = format!("list[{}]", self.record(declarations, operation, choice)?);
                declarations.declare(Declared::alias(name, document, listing))
            }
            Answer::Object if !operation.columns.is_empty() && operation.records.is_empty() => {
                self.single(declarations, operation, choice)
            }
            Answer::Object => {
                let members = self.envelope(declarations, operation, choice)?;
                declarations.declare(Declared::object(name, document, members))
            }
            _ => Err(DescribeError::UnknownAnswer(
                self.service.identify(operation),
            )),
        }
    }

    /// The members of an answer that contains records, if it is such an answer.
    fn envelope(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        choice: Choice,
    ) -> Result<Members, DescribeError> {
        let mut members = Members::new();
        if operation.answer_type.is_some() {
            return Ok(members);
        }
        let own = operation.answer_members.iter().map(|member| member.name);
        for name in operation.members.iter().copied().chain(own) {
            if members.contains_key(name) {
                continue;
            }
            let said = |each: &&AnswerMember| each.name == name;
            let member = if let Some(own) = operation.answer_members.iter().find(said) {
                self.member(declarations, own, operation, choice)?
            } else if name == operation.records {
                let record = self.record(declarations, operation, choice)?;
                TypedMember::required(format!("list[{record}]"))
            } else if let Some(shared) = self.service.answer_members.iter().find(said) {
                self.member(declarations, shared, operation, choice)?
            } else {
                return Err(DescribeError::UnknownMember {
                    operation: self.service.identify(operation),
                    member: name.to_owned(),
                });
            };
            let member = match name == operation.records {
                true => self.marked(declarations, operation, choice, member)?,
                false => member,
            };
            members.insert(name.to_owned(), member);
        }
        Ok(members)
    }

    /// The list of records as `paginate` recognises it, if a call may choose the members of the records.
    fn marked(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
        choice: Choice,
        member: TypedMember,
    ) -> Result<TypedMember, DescribeError> {
        let Some(usual) = self.records.usual(declarations, operation)? else {
            return Ok(member);
        };
        let Usual {
            record,
            public,
            chosen,
            field,
        } = usual;
        let (list, marked) = match choice {
            Choice::Usual => (
                format!("list[{record}]"),
                format!("record_lists.UsualList[{record}, {public}, {chosen}, {field}]"),
            ),
            Choice::Chosen => (
                format!("list[{chosen}]"),
                format!("record_lists.ChosenList[{chosen}, {public}]"),
            ),
            Choice::Either => (
                member.annotation.clone(),
                format!("ReadOnly[{}]", member.annotation),
            ),
        };
        let annotation = member.annotation.replace(&list, &marked);
        Ok(TypedMember {
            annotation,
            ..member
        })
    }

    /// A member as an operation declares it.
    fn member(
        &self,
        declarations: &mut Declarations,
        said: &AnswerMember,
        operation: &'static Operation,
        choice: Choice,
    ) -> Result<TypedMember, DescribeError> {
        let record = self.record_in(declarations, &said.kind, operation, choice)?;
        member(declarations, self.service, said, &record)
    }

    /// A JSON type as a Python type.
    fn annotation(
        &self,
        declarations: &mut Declarations,
        said: &JsonType,
        operation: &'static Operation,
        choice: Choice,
    ) -> Result<String, DescribeError> {
        let record = self.record_in(declarations, said, operation, choice)?;
        annotation(declarations, self.service, said, &record)
    }

    /// The type of the records, if a type contains them.
    fn record_in(
        &self,
        declarations: &mut Declarations,
        said: &JsonType,
        operation: &'static Operation,
        choice: Choice,
    ) -> Result<String, DescribeError> {
        match holds_record(said) {
            true => self.single(declarations, operation, choice),
            false => Ok(String::new()),
        }
    }
}

fn object_of(said: &JsonType) -> Option<&'static ObjectType> {
    match said {
        JsonType::Object(object) => Some(object),
        _ => None,
    }
}

/// A member that shows that an answer has pages: the one that holds the end or the total.
fn witness<'a>(paging: &Paging, members: &'a Members) -> Option<(&'a str, &'a TypedMember)> {
    let end = match paging.end {
        End::More(member) => Some(member),
        _ => None,
    };
    let mut places = end.iter().chain(paging.total).chain(&["page_metadata"]);
    places.find_map(|place| {
        let name = place.split('.').next().unwrap_or_default();
        members
            .get_key_value(name)
            .map(|(name, member)| (name.as_str(), member))
    })
}
