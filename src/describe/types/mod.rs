//! Decides which types the arguments and the answer of each operation have, and writes them as Python source.
//!
//! The package `openshelf.types` declares them, and the stubs use them. `arguments`, `answers`, `records` and
//! `json_types` decide, `naming` names the types, `declared` collects their declarations, and `modules` and
//! `layout` write the package. Only a build uses this.

mod answers;
mod arguments;
mod declared;
mod json_types;
mod layout;
mod modules;
mod naming;
mod records;

use std::collections::HashMap;

use openshelf_core::catalog::{Answer, Operation};

use crate::error::DescribeError;
use crate::namespace::Namespace;

pub use self::answers::Listing;
use self::answers::{AnswerTypes, Choice};
use self::arguments::ArgumentTypes;
use self::declared::Declarations;
pub use self::modules::{index, module};
pub use self::naming::capitalized;
pub(crate) use self::records::usual_members;

/// The types of one operation as Python source.
pub struct OperationTypes {
    /// The types of its parameters in order, without `None`.
    pub parameters: Vec<String>,
    pub answer: String,
    /// The answer to a call that chooses the members of its records, where that is another type.
    pub chosen: Option<String>,
    /// The types of a page that is, or may be, a list; empty if there is no such page.
    pub page: Vec<String>,
    /// Where a page that is, or may be, an object holds its records.
    pub listing: Option<Listing>,
    /// The type of a record in such a page, where a call may also have no answer.
    pub record_or_none: Option<String>,
}

/// The declarations of a service, and the types of its operations.
pub struct ServiceTypes {
    declarations: Declarations,
    by_operation: HashMap<String, OperationTypes>,
}

impl ServiceTypes {
    /// Declares all types of a client.
    pub fn new(client: &Namespace) -> Result<Self, DescribeError> {
        let service = client.service;
        let operations: Vec<&'static Operation> = client
            .walk()
            .iter()
            .flat_map(|each| each.operations.clone())
            .collect();
        let mut declarations = Declarations::default();
        let answer_types = AnswerTypes::new(service, &operations);
        let argument_types = ArgumentTypes::new(service, &operations);
        let mut answers = Vec::new();
        for operation in operations {
            let answer = answer_types.of(&mut declarations, operation)?;
            let chosen = answer_types.chosen(&mut declarations, operation)?;
            answers.push((operation, answer, chosen));
        }
        let mut by_operation = HashMap::new();
        for (operation, answer, chosen) in answers {
            let parameters: Result<Vec<String>, DescribeError> = operation
                .parameters
                .iter()
                .map(|parameter| argument_types.of(&mut declarations, operation, parameter))
                .collect();
            let mut types = OperationTypes {
                parameters: parameters?,
                answer,
                chosen,
                page: Vec::new(),
                listing: None,
                record_or_none: None,
            };
            if let Some(paging) = operation.paging {
                if operation.answer != Answer::Object {
                    types.page = answer_types.page(&mut declarations, operation)?;
                }
                if operation.answer != Answer::List {
                    let listing = answer_types.listing(&mut declarations, operation, paging)?;
                    types.listing = Some(listing);
                    if operation.may_be_empty {
                        let record =
                            answer_types.single(&mut declarations, operation, Choice::Usual)?;
                        types.record_or_none = Some(record);
                    }
                }
            }
            by_operation.insert(operation.full_name(), types);
        }
        Ok(Self {
            declarations,
            by_operation,
        })
    }

    /// The names of all types, in the order of their declaration.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.declarations.types.keys().map(String::as_str)
    }

    /// Whether a type has this name.
    pub fn has(&self, name: &str) -> bool {
        self.declarations.types.contains_key(name)
    }

    /// The types of one of the operations.
    pub fn of(&self, operation: &Operation) -> Option<&OperationTypes> {
        self.by_operation.get(&operation.full_name())
    }
}
