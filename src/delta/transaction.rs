//! Changes of a table that become its next version, all of them or none.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use arrow_schema::{Schema, SchemaRef};
use openshelf_durable::sync_folder;
use serde_json::{Map, Value, json};

use crate::action::{Action, Add, Format, Metadata, Protocol, Remove, Texts, Txn};
use crate::data_file::NewFile;
use crate::error::DeltaError;
use crate::evolution::evolved;
use crate::ids::{new_id, now};
use crate::log::{Listing, log_folder, write_commit};
use crate::partition::check_partitions;
use crate::rows::Rows;
use crate::schema::{schema_string, storable};
use crate::snapshot::{READER, Snapshot, WRITER, without_partitions};
use crate::state::State;
use crate::stats::INDEXED;
use crate::widening::WiderColumn;

/// The setting of a table to which rows are only added.
const APPEND_ONLY: &str = "delta.appendOnly";
/// The setting with the number of columns that have statistics; -1 for all.
const STATISTICS: &str = "delta.dataSkippingNumIndexedCols";

/// Rows that are written anew at once: those of a row group.
const BATCH: usize = 128 * 1024;

/// A table that does not exist yet.
#[derive(Debug, Clone, Default)]
pub struct NewTable {
    pub name: Option<String>,
    pub description: Option<String>,
    /// The columns that divide the table: each of their values has files of its own.
    pub partition_columns: Vec<String>,
    /// Settings, by name. Those that begin with `delta.` have a meaning for every program.
    pub configuration: Texts,
}

impl NewTable {
    /// Creates the table without rows as version 0.
    ///
    /// # Errors
    /// [`DeltaError::Conflict`] if there is a table; a column cannot be stored; the folder cannot be written.
    pub fn create(self, folder: &Path, schema: &Schema) -> Result<Snapshot, DeltaError> {
        let actions = self.actions(schema)?;
        if Listing::of(folder)?.latest().is_some() {
            return Err(DeltaError::Conflict { version: 0 });
        }
        let log = log_folder(folder);
        std::fs::create_dir_all(&log).map_err(DeltaError::file(&log))?;
        sync_folder(folder).map_err(DeltaError::file(folder))?;
        committed(folder, 0, State::default(), actions)
    }

    /// What version 0 would be. Nothing is written.
    ///
    /// # Errors
    /// A column cannot be stored.
    pub fn draft(self, folder: &Path, schema: &Schema) -> Result<Snapshot, DeltaError> {
        let mut state = State::default();
        for action in self.actions(schema)? {
            state.apply(action)?;
        }
        Snapshot::of_state(folder, 0, state)
    }

    fn actions(self, schema: &Schema) -> Result<Vec<Action>, DeltaError> {
        let schema = storable(schema)?;
        check_partitions(&schema, &self.partition_columns)?;
        let protocol = Protocol {
            min_reader_version: READER,
            min_writer_version: WRITER,
            reader_features: None,
            writer_features: None,
        };
        let metadata = Metadata {
            id: new_id(),
            name: self.name,
            description: self.description,
            format: Format {
                provider: "parquet".to_owned(),
                options: Texts::new(),
            },
            schema_string: schema_string(&schema)?,
            partition_columns: self.partition_columns,
            created_time: Some(now()),
            configuration: self.configuration,
        };
        Ok(vec![
            Action::CommitInfo(commit_info("CREATE TABLE", &Texts::new(), None)),
            Action::Protocol(protocol),
            Action::MetaData(metadata),
        ])
    }
}

/// Changes of a table at a version.
pub struct Transaction<'a> {
    base: &'a Snapshot,
    metadata: Option<Metadata>,
    schema: SchemaRef,
    adds: BTreeMap<String, Add>,
    removes: BTreeMap<String, Remove>,
    applications: BTreeMap<String, Txn>,
    is_rearranging: bool,
    wider: Vec<WiderColumn>,
}

impl<'a> Transaction<'a> {
    /// Begins the changes of a table.
    ///
    /// # Errors
    /// [`DeltaError::Unsupported`] if the table needs more than this crate writes.
    pub fn on(base: &'a Snapshot) -> Result<Self, DeltaError> {
        base.check_writable()?;
        Ok(Self {
            base,
            metadata: None,
            schema: SchemaRef::clone(base.schema()),
            adds: BTreeMap::new(),
            removes: BTreeMap::new(),
            applications: BTreeMap::new(),
            is_rearranging: false,
            wider: Vec::new(),
        })
    }

    /// The columns of the table after this transaction.
    #[must_use]
    pub fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    /// Adds the columns that these rows have and the table has not, and gives those a wider type that have one in the
    /// rows. Call it before files are written. If a column is [wider](Self::wider), all files of the table must be
    /// written anew, as [`Self::rewrite_rest`] does.
    ///
    /// # Errors
    /// A column has another type in the table that is not wider, a column that divides the table has a wider one, or a
    /// new column may not be null.
    pub fn evolve(&mut self, rows: &Schema) -> Result<(), DeltaError> {
        let (schema, wider) = evolved(&self.schema, rows)?;
        let dividing = &self.base.metadata().partition_columns;
        if let Some(each) = wider.iter().find(|each| dividing.contains(&each.column)) {
            return Err(DeltaError::column(
                &each.column,
                format!(
                    "it divides the table and is {} there, so it cannot become {}: write the table anew in another \
                     folder",
                    each.before, each.after
                ),
            ));
        }
        self.wider.extend(wider);
        if schema != self.schema {
            let text = schema_string(&schema)?;
            self.schema = schema;
            self.metadata_mut().schema_string = text;
        }
        Ok(())
    }

    /// The columns that have a wider type after this transaction.
    #[must_use]
    pub fn wider(&self) -> &[WiderColumn] {
        &self.wider
    }

    /// Writes the files anew that the transaction has not removed, with the columns of the table after it, if a column
    /// is wider from now on.
    ///
    /// # Errors
    /// A file cannot be read or written.
    pub fn rewrite_rest(&mut self) -> Result<(), DeltaError> {
        if self.wider.is_empty() {
            return Ok(());
        }
        let base = self.base;
        for file in base.files() {
            if self.removes.contains_key(&file.path) {
                continue;
            }
            let columns = &base.metadata().partition_columns;
            let value = |name| file.partition_values.get(name).cloned().flatten();
            let values: Vec<Option<String>> = columns.iter().map(value).collect();
            let mut anew = self.new_file(&values)?;
            for rows in Rows::with_columns(base, file, SchemaRef::clone(&self.schema), BATCH)? {
                anew.write(&rows?)?;
            }
            self.add(anew.finish()?)?;
            self.remove(&file.path)?;
        }
        Ok(())
    }

    /// Sets a setting of the table.
    pub fn set(&mut self, name: &str, value: &str) {
        if self.base.setting(name) != Some(value) || self.metadata.is_some() {
            let configuration = &mut self.metadata_mut().configuration;
            configuration.insert(name.to_owned(), value.to_owned());
        }
    }

    /// Removes a setting of the table, if it has it.
    pub fn unset(&mut self, name: &str) {
        let configuration = &self
            .metadata
            .as_ref()
            .unwrap_or(self.base.metadata())
            .configuration;
        if configuration.contains_key(name) {
            self.metadata_mut().configuration.remove(name);
        }
    }

    fn metadata_mut(&mut self) -> &mut Metadata {
        self.metadata
            .get_or_insert_with(|| self.base.metadata().clone())
    }

    /// Begins a data file. `partition_values` has the text of each column that divides the table, in their order.
    ///
    /// # Errors
    /// There are more or fewer values; the file cannot be written.
    pub fn new_file(&self, partition_values: &[Option<String>]) -> Result<NewFile, DeltaError> {
        let metadata = self.metadata.as_ref().unwrap_or(self.base.metadata());
        let columns = &metadata.partition_columns;
        if columns.len() != partition_values.len() {
            return Err(DeltaError::Refused(format!(
                "{} values for the columns that divide the table: {}",
                partition_values.len(),
                columns.join(", ")
            )));
        }
        let partitions: Vec<_> = columns
            .iter()
            .cloned()
            .zip(partition_values.iter().cloned())
            .collect();
        let indexed = metadata.configuration.get(STATISTICS);
        let indexed = indexed.and_then(|text| text.parse::<i64>().ok());
        let indexed = indexed.map_or(INDEXED, |number| {
            usize::try_from(number).unwrap_or(usize::MAX)
        });
        let schema = without_partitions(&self.schema, metadata);
        NewFile::create(self.base.folder(), schema, &partitions, indexed)
    }

    /// Adds a finished data file.
    ///
    /// # Errors
    /// The table has it already.
    pub fn add(&mut self, file: Add) -> Result<(), DeltaError> {
        let is_there = self.base.file(&file.path).is_some() || self.adds.contains_key(&file.path);
        if is_there {
            return Err(DeltaError::Refused(format!(
                "{}: the table has this file already",
                file.path
            )));
        }
        self.adds.insert(file.path.clone(), file);
        Ok(())
    }

    /// Removes a data file from the table. Older versions keep it until a vacuum.
    ///
    /// # Errors
    /// The table has it not.
    pub fn remove(&mut self, path: &str) -> Result<(), DeltaError> {
        let file = self.base.file(path);
        let file =
            file.ok_or_else(|| DeltaError::Refused(format!("{path}: the table has no such file")))?;
        let remove = Remove {
            path: path.to_owned(),
            deletion_timestamp: Some(now()),
            data_change: true,
            extended_file_metadata: Some(true),
            partition_values: Some(file.partition_values.clone()),
            size: Some(file.size),
        };
        self.removes.insert(path.to_owned(), remove);
        Ok(())
    }

    /// Says that the files have the same rows as before in another arrangement, so readers of changes skip them.
    pub fn rearrange(&mut self) {
        self.is_rearranging = true;
    }

    /// Says how far an application has come.
    pub fn set_application(&mut self, name: &str, version: i64) {
        let txn = Txn {
            app_id: name.to_owned(),
            version,
            noted_at: Some(now()),
        };
        self.applications.insert(name.to_owned(), txn);
    }

    /// Makes the changes the next version of the table. `operation` and `parameters` say what was done, for people.
    ///
    /// # Errors
    /// [`DeltaError::Conflict`] if another writer was faster; the changes break a rule of the table, or there are none;
    /// the log cannot be written.
    pub fn commit(self, operation: &str, parameters: &Texts) -> Result<Snapshot, DeltaError> {
        self.check()?;
        let version = self.base.version();
        let mut actions = vec![Action::CommitInfo(commit_info(
            operation,
            parameters,
            Some(version),
        ))];
        let is_change = !self.is_rearranging;
        actions.extend(self.metadata.map(Action::MetaData));
        actions.extend(self.applications.into_values().map(Action::Txn));
        actions.extend(self.removes.into_values().map(|mut file| {
            file.data_change = is_change;
            Action::Remove(file)
        }));
        actions.extend(self.adds.into_values().map(|mut file| {
            file.data_change = is_change;
            Action::Add(file)
        }));
        let state = self.base.state().clone();
        committed(self.base.folder(), version + 1, state, actions)
    }

    fn check(&self) -> Result<(), DeltaError> {
        let is_empty = self.metadata.is_none()
            && self.adds.is_empty()
            && self.removes.is_empty()
            && self.applications.is_empty();
        if is_empty {
            return Err(DeltaError::Refused(
                "the transaction changes nothing".to_owned(),
            ));
        }
        let is_append_only = self.base.setting(APPEND_ONLY) == Some("true");
        if is_append_only && !self.is_rearranging && !self.removes.is_empty() {
            return Err(DeltaError::Refused(format!(
                "rows are only added to this table ({APPEND_ONLY}), and the transaction removes some"
            )));
        }
        let mut old = self.base.files();
        let kept = old.find(|file| !self.removes.contains_key(&file.path));
        if let (Some(each), Some(file)) = (self.wider.first(), kept) {
            return Err(DeltaError::Refused(format!(
                "column {} becomes {}, and {} still has the type {}: write all files anew",
                each.column, each.after, file.path, each.before
            )));
        }
        let columns: BTreeSet<&String> = self.base.metadata().partition_columns.iter().collect();
        for file in self.adds.values() {
            if !file.partition_values.keys().eq(columns.iter().copied()) {
                return Err(DeltaError::Refused(format!(
                    "{}: the file has other partition values than the table",
                    file.path
                )));
            }
        }
        Ok(())
    }
}

/// Writes a commit and returns the table after it.
fn committed(
    folder: &Path,
    version: u64,
    mut state: State,
    actions: Vec<Action>,
) -> Result<Snapshot, DeltaError> {
    write_commit(folder, version, &actions)?;
    for action in actions {
        state.apply(action)?;
    }
    Snapshot::of_state(folder, version, state)
}

/// Who did what, for people who read the history of a table.
fn commit_info(operation: &str, parameters: &Texts, read: Option<u64>) -> Map<String, Value> {
    let mut info = Map::new();
    info.insert("timestamp".to_owned(), json!(now()));
    info.insert("operation".to_owned(), json!(operation));
    info.insert("operationParameters".to_owned(), json!(parameters));
    if let Some(version) = read {
        info.insert("readVersion".to_owned(), json!(version));
    }
    let engine = concat!("openshelf/", env!("CARGO_PKG_VERSION"));
    info.insert("engineInfo".to_owned(), json!(engine));
    info
}
