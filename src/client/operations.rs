//! The methods of a client for Rust programs: call, list, table and save.
//!
//! The tables of lists in Python use `table_request` as well.

use std::path::{Path, PathBuf};

use openshelf_core::call::{self, Arguments, CallError, Value};
use openshelf_core::catalog::Operation;
use openshelf_paging::{Bounds, ListedCall};
use openshelf_tables::TableError;
use openshelf_transport::{Failure, Reply, TransportError};
use thiserror::Error;
use tokio::runtime::Handle;

use super::client::{Client, fault_in_success};
use crate::lists::{List, ListReader};
use crate::mirror::{Mirror, MirrorError};
use crate::saving::{Destination, SaveError, SaveRequest, Saving, Separator, TableFormat};
use crate::tables::{TableContent, TableOptions, TableRequest};

/// An argument of a call: the parameter's name, and its value.
pub type Given = (&'static str, Value);

/// The formats of files of records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileFormat {
    JsonLines,
    /// Fields are separated by commas, and in a file whose name ends in `.tsv` by tabs.
    Csv,
    Parquet,
}

/// The reasons why there is no answer, list, table or file.
#[derive(Debug, Error)]
pub enum ClientError {
    #[error(transparent)]
    Arguments(#[from] CallError),
    #[error(transparent)]
    Failed(#[from] Box<Failure>),
    #[error("{0} does not return a paged list")]
    NoPages(String),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error(transparent)]
    Mirror(#[from] Box<MirrorError>),
}

impl Client {
    /// Makes a call and returns its answer.
    ///
    /// # Errors
    /// The arguments are rejected before anything is sent, or there is no answer.
    pub async fn call(
        &self,
        operation: &'static Operation,
        given: impl IntoIterator<Item = Given>,
    ) -> Result<Reply, ClientError> {
        let arguments = self.arguments(operation, given)?;
        let request = self.request(&arguments)?;
        let reply = self.answer_to(&request).await.map_err(Box::new)?;
        match fault_in_success(operation, &self.settings.call.added, &reply) {
            Some(fault) => {
                let error = TransportError::Status(Box::new(fault));
                Err(Box::new(Failure::from(error)).into())
            }
            None => Ok(reply),
        }
    }

    /// Begins to read everything that an operation lists, in the runtime that this is called in.
    ///
    /// # Errors
    /// The arguments are rejected, or the operation has no pages.
    pub fn list(
        &self,
        operation: &'static Operation,
        given: impl IntoIterator<Item = Given>,
    ) -> Result<ListReader, ClientError> {
        let (list, listed) = self.listed(operation, given)?;
        Ok(list.read(Handle::current().into(), listed, None, None, None))
    }

    /// Reads everything that an operation lists into a table.
    ///
    /// # Errors
    /// As [`Self::list`]; and whatever prevents the list from being read to its end.
    pub async fn table(
        &self,
        operation: &'static Operation,
        given: impl IntoIterator<Item = Given>,
        options: TableOptions,
    ) -> Result<TableContent, ClientError> {
        let (list, listed) = self.listed(operation, given)?;
        let destination = Destination::Memory(self.table_request(&listed, options)?);
        self.saved(list, listed, destination).await
    }

    /// Writes everything that an operation lists to a file, which appears when it is complete.
    ///
    /// # Errors
    /// As [`Self::table`], and the file cannot be written.
    pub async fn save(
        &self,
        operation: &'static Operation,
        given: impl IntoIterator<Item = Given>,
        path: impl Into<PathBuf>,
        format: FileFormat,
    ) -> Result<u64, ClientError> {
        let (list, listed) = self.listed(operation, given)?;
        let path = path.into();
        let format = match format {
            FileFormat::JsonLines => None,
            FileFormat::Csv => Some(TableFormat::Csv(Separator::of_file(&path))),
            FileFormat::Parquet => Some(TableFormat::Parquet),
        };
        let destination = match format {
            None => Destination::JsonLines {
                path,
                resume: false,
            },
            Some(format) => Destination::TableFile {
                table: self.table_request(&listed, TableOptions::default())?,
                format,
                path,
            },
        };
        let content = self.saved(list, listed, destination).await?;
        Ok(content.summary.rows)
    }

    /// A mirror of everything that an operation lists: a Delta table in a folder. Nothing is sent before
    /// [`Mirror::update`].
    ///
    /// # Errors
    /// As [`Self::list`]; the records have no key, or a column cannot be stored.
    pub fn mirror(
        &self,
        operation: &'static Operation,
        given: impl IntoIterator<Item = Given>,
        folder: impl AsRef<Path>,
    ) -> Result<Mirror, ClientError> {
        let (list, listed) = self.listed(operation, given)?;
        let table = self.table_request(&listed, TableOptions::default())?;
        Mirror::new(list, listed, table, folder.as_ref()).map_err(|error| Box::new(error).into())
    }

    fn arguments(
        &self,
        operation: &'static Operation,
        given: impl IntoIterator<Item = Given>,
    ) -> Result<Arguments, CallError> {
        let given: Vec<(&str, Value)> = given.into_iter().collect();
        call::bind(operation, given, &[], self.settings.validates())
    }

    fn listed(
        &self,
        operation: &'static Operation,
        given: impl IntoIterator<Item = Given>,
    ) -> Result<(List, ListedCall), ClientError> {
        let name = || self.service().identify(operation);
        let paging = operation
            .paging
            .ok_or_else(|| ClientError::NoPages(name()))?;
        let given: Vec<Given> = given.into_iter().collect();
        self.arguments(operation, given.clone())?;
        let bounds = Bounds::default();
        let list = List {
            client: self.clone(),
            operation,
            paging,
            bounds,
            sent: std::sync::Arc::default(),
        };
        let listed = list.listed(given, &bounds);
        Ok((list, listed))
    }

    /// The table of a list before its rows are known.
    ///
    /// # Errors
    /// The arguments are rejected, or the operation's answer is not JSON.
    pub fn table_request(
        &self,
        listed: &ListedCall,
        options: TableOptions,
    ) -> Result<TableRequest, ClientError> {
        TableRequest::of_list(self.service(), listed, self.settings.validates(), options)
    }

    async fn saved(
        &self,
        list: List,
        listed: ListedCall,
        destination: Destination,
    ) -> Result<TableContent, ClientError> {
        let request = SaveRequest {
            list,
            listed,
            destination,
        };
        Ok(Saving::new(request).run().await?)
    }
}
