//! One call on its way: what is checked before it is sent, and what is made of its answer.

use std::time::Instant;

use openshelf_core::answer::{Listener, Remarks, Warning, outside_of_sandbox, undeclared};
use openshelf_core::call::{Arguments, Request};
use openshelf_paging::{Bounds, CallArguments, ListedCall};
use openshelf_tables::TableError;
use openshelf_transport::cache::Backend;
use openshelf_transport::{Failure, Reply};

use super::client::Client;
use super::downloads::{PictureFile, PictureFileError};
use super::tables::{TableContent, TableOptions, TableRequest};

/// What the caller wants from an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The result that the operation declares.
    Value,
    /// The answer with everything known about it.
    Raw,
    /// A table of its records.
    Table(TableOptions),
}

/// Why a call is not sent although its arguments are right.
#[derive(Debug)]
pub enum UnfitCall {
    /// The picture cannot be written where it belongs.
    Picture(PictureFileError),
    /// The answer has no table.
    Table(TableError),
}

/// A call that is checked, and everything that its answer needs.
pub struct Call {
    pub client: Client,
    pub arguments: Arguments,
    pub request: Request,
    pub wanted: Wanted,
    /// Where a picture is written.
    pub picture_file: Option<PictureFile>,
    pub asked: Instant,
    table: Option<TableRequest>,
}

/// A call that has returned.
pub struct CompletedCall {
    pub call: Call,
    pub outcome: Result<Reply, Failure>,
    /// The table, if one was wanted and there is an answer.
    pub table: Option<Result<TableContent, TableError>>,
    /// What the service says that the caller should know.
    pub warnings: Vec<Warning>,
}

impl Call {
    /// Checks everything that can be checked before sending.
    ///
    /// # Errors
    /// The picture cannot be written where it belongs, or the operation's answer has no table.
    pub fn new(
        client: Client,
        arguments: Arguments,
        request: Request,
        wanted: Wanted,
    ) -> Result<Self, UnfitCall> {
        let text = |name: &str| {
            let argument = arguments.get(name);
            argument.map(|argument| argument.value.wire_text())
        };
        let file = arguments.operation.file;
        let picture_file = file
            .filter(|_| wanted == Wanted::Value)
            .map(|file| {
                let name = text(file.name).unwrap_or_default();
                PictureFile::new(text(file.folder).as_deref(), name, file.suffix)
            })
            .transpose()
            .map_err(UnfitCall::Picture)?;
        let table = match wanted {
            Wanted::Table(options) => {
                let given = arguments.iter().filter(|argument| argument.given);
                let given = given.map(|argument| (argument.parameter.name, &argument.value));
                let table = TableRequest::new(client.service(), &arguments, given, options);
                Some(table.map_err(UnfitCall::Table)?)
            }
            Wanted::Value | Wanted::Raw => None,
        };
        Ok(Self {
            client,
            arguments,
            request,
            wanted,
            picture_file,
            asked: Instant::now(),
            table,
        })
    }

    /// Whether a table is made of the answer, which takes time.
    pub fn makes_table(&self) -> bool {
        self.table.is_some()
    }

    /// Whether the cache is in memory, which is read at once.
    pub fn has_memory_cache(&self) -> bool {
        let cache = self.client.cache();
        cache.is_some_and(|cache| cache.store.backend == Backend::Memory)
    }

    /// A cached answer, if it is available immediately.
    pub fn try_cached(&self) -> Option<Result<Reply, Failure>> {
        self.client.cached_answer_to(&self.request)
    }

    /// The stored answer, or that of the service.
    ///
    /// # Errors
    /// Why there is none, with the outcome of each attempt.
    pub async fn fetch(&self) -> Result<Reply, Failure> {
        self.client.answer_to(&self.request).await
    }

    /// The completed call, with its table if one was wanted.
    pub fn completed(mut self, outcome: Result<Reply, Failure>) -> CompletedCall {
        let (remarks, warnings) = match &outcome {
            Ok(reply) if self.is_understood(reply) => self.remarks(reply),
            _ => Default::default(),
        };
        let table = match (self.table.take(), &outcome) {
            (Some(table), Ok(reply)) => Some(table.make(reply, remarks, self.listed().as_ref())),
            _ => None,
        };
        CompletedCall {
            call: self,
            outcome,
            table,
            warnings,
        }
    }

    /// The list of which the answer is a page; `None` if the operation has no pages.
    fn listed(&self) -> Option<ListedCall> {
        let operation = self.arguments.operation;
        let given = self.arguments.iter().filter(|argument| argument.given);
        let given = given.map(|argument| (argument.parameter.name, argument.value.clone()));
        let arguments = CallArguments::new(operation, given.collect());
        let bounds = Bounds::default();
        let service = self.client.service();
        Some(ListedCall::new(
            service,
            operation.paging?,
            arguments,
            &bounds,
        ))
    }

    /// Whether the caller wants what the answer means, and it is of the type that has one.
    fn is_understood(&self, reply: &Reply) -> bool {
        self.wanted != Wanted::Raw && undeclared(self.arguments.operation, &reply.body).is_none()
    }

    /// What the service says beside the records of its answer, and what of it is a warning.
    fn remarks(&self, reply: &Reply) -> (Remarks, Vec<Warning>) {
        let value = |name: &str| self.arguments.get(name).map(|argument| &argument.value);
        let operation = self.arguments.operation;
        let heard = Listener::new(self.client.service(), operation, value).hear(&reply.body);
        let added = &self.client.settings.call.added;
        let mut remarks = Remarks::default();
        let mut warnings = remarks.add(operation, &heard, |text| added.text(text));
        warnings.extend(outside_of_sandbox(operation, &reply.headers));
        (remarks, warnings)
    }
}
