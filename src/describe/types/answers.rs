//! Renders the types of answers: the objects around the records, and answers without records.

use openshelf_core::catalog::{
    Answer, AnswerMember, End, JsonType, ObjectType, Operation, Paging, Service,
};

use crate::error::DescribeError;

use super::declared::{Declarations, Declared, Members, TypedMember};
use super::json_types::{annotation, holds_record, member};
use super::naming::operation_name;
use super::records::RecordTypes;

/// Where `paginate` finds the records of an operation, as far as its types show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    pub member: String,
    pub required: bool,
    pub nested: bool,
    /// A member that only answers with pages have.
    pub witness: String,
    pub witness_required: bool,
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

    /// The type that a call returns.
    pub fn of(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
    ) -> Result<String, DescribeError> {
        let answer = self.answer(declarations, operation)?;
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
                self.record(declarations, operation)?
            )]),
            (_, Some(JsonType::OneOf(kinds))) => kinds
                .iter()
                .map(|kind| self.annotation(declarations, kind, operation))
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
                self.envelope(declarations, operation)?,
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
    ) -> Result<String, DescribeError> {
        let record = self.records.of(declarations, operation)?;
        Ok(match operation.nested_records {
            true => format!("list[{record}]"),
            false => record,
        })
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
            let member = self.member(declarations, said, operation)?;
            members.insert(said.name.to_owned(), member);
        }
        Ok(members)
    }

    /// Declares the type of one answer.
    fn answer(
        &self,
        declarations: &mut Declarations,
        operation: &'static Operation,
    ) -> Result<String, DescribeError> {
        // Answers that are not JSON, or whose form the operation itself determines.
        let made = match operation.answer {
            Answer::Text | Answer::Address | Answer::File => "str",
            Answer::FilePath => "pathlib.Path",
            Answer::Bytes => "pictures.Picture",
            Answer::MemberNames => "list[str]",
            Answer::Object | Answer::List | Answer::ObjectOrList => "",
        };
        if !made.is_empty() {
            return Ok(made.to_owned());
        }
        let name = format!("{}Answer", operation_name(self.service, operation));
        let document = format!("The answer of {}.", self.service.identify(operation));
        if let Some(said) = &operation.answer_type {
            let written = self.annotation(declarations, said, operation)?;
            return match said {
                // An unnamed type gets a name.
                JsonType::Object(_) => Ok(written),
                _ => declarations.declare(Declared::alias(name, document, written)),
            };
        }
        match operation.answer {
            Answer::List => {
                let listing = format!("list[{}]", self.record(declarations, operation)?);
                declarations.declare(Declared::alias(name, document, listing))
            }
            Answer::Object if !operation.columns.is_empty() && operation.records.is_empty() => {
                self.records.of(declarations, operation)
            }
            Answer::Object => {
                let members = self.envelope(declarations, operation)?;
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
                self.member(declarations, own, operation)?
            } else if name == operation.records {
                TypedMember::required(format!("list[{}]", self.record(declarations, operation)?))
            } else if let Some(shared) = self.service.answer_members.iter().find(said) {
                self.member(declarations, shared, operation)?
            } else {
                return Err(DescribeError::UnknownMember {
                    operation: self.service.identify(operation),
                    member: name.to_owned(),
                });
            };
            members.insert(name.to_owned(), member);
        }
        Ok(members)
    }

    /// A member as an operation declares it.
    fn member(
        &self,
        declarations: &mut Declarations,
        said: &AnswerMember,
        operation: &'static Operation,
    ) -> Result<TypedMember, DescribeError> {
        let record = self.record_in(declarations, &said.kind, operation)?;
        member(declarations, self.service, said, &record)
    }

    /// A JSON type as a Python type.
    fn annotation(
        &self,
        declarations: &mut Declarations,
        said: &JsonType,
        operation: &'static Operation,
    ) -> Result<String, DescribeError> {
        let record = self.record_in(declarations, said, operation)?;
        annotation(declarations, self.service, said, &record)
    }

    /// The type of the records, if a type contains them.
    fn record_in(
        &self,
        declarations: &mut Declarations,
        said: &JsonType,
        operation: &'static Operation,
    ) -> Result<String, DescribeError> {
        match holds_record(said) {
            true => self.records.of(declarations, operation),
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
