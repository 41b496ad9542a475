//! A list that is kept as a Delta table, and brought up to date by what has changed.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use arrow_schema::DataType;
use openshelf_delta::{LOG, NewTable, Snapshot, Transaction, vacuum};
use openshelf_paging::{ListedCall, in_fixed_order};
use openshelf_tables::Money;

use super::columns::{MirrorColumns, has_history};
use super::error::MirrorError;
use super::folder::check_free;
use super::heard::{Heard, MirrorWarning};
use super::held::LastRows;
use super::keys::KeyColumns;
use super::parts::PART;
use super::reading::MirrorProgress;
use super::server::Server;
use super::state::MirrorState;
use super::window::MirrorWindow;
use crate::lists::List;
use crate::tables::{TableOptions, TableRequest};

/// The settings of the table that say what it mirrors.
const OPERATION: &str = "openshelf.operation";
const ARGUMENTS: &str = "openshelf.arguments";
const KEY: &str = "openshelf.key";
/// All columns have statistics: readers of some of them need few parts.
const STATISTICS: &str = "delta.dataSkippingNumIndexedCols";

/// How a mirror is brought up to date.
#[derive(Debug, Clone, Copy)]
pub struct MirrorOptions {
    /// How long to wait for another program that brings the same mirror up to date.
    pub patience: Duration,
    /// Asks for everything, whatever the rule of the operation is.
    pub whole: bool,
    /// Asks for everything if the last run that did, and could show it, is older than this; twice where only that shows
    /// it.
    pub sweep: Option<Duration>,
    /// How many records the first run reads until it keeps them in the table; one that is killed loses no more.
    pub most_rows: usize,
    /// After how long the first run keeps what it has read, however little that is.
    pub most_time: Duration,
}

impl Default for MirrorOptions {
    fn default() -> Self {
        Self {
            patience: Duration::from_secs(5),
            whole: false,
            sweep: None,
            most_rows: PART,
            most_time: Duration::from_secs(300),
        }
    }
}

/// A list that is kept as a Delta table in a folder.
#[derive(Clone)]
pub struct Mirror {
    pub(super) list: List,
    pub(super) listed: ListedCall,
    pub(super) table: TableRequest,
    pub(super) columns: MirrorColumns,
    pub(super) keys: KeyColumns,
    folder: PathBuf,
    operation: String,
    arguments: String,
    server: Server,
    /// A table that is created has history.
    wants_history: bool,
    /// Amounts of money are what the table was begun with.
    keeps_money: bool,
    pub(super) progress: Arc<MirrorProgress>,
    pub(super) heard: Arc<Heard>,
}

impl Mirror {
    /// The mirror of a list in a folder; nothing is read or sent.
    ///
    /// # Errors
    /// The records have no key, or not all of them, or a column that Delta has no type for, or the client asks its cache
    /// alone.
    pub fn new(
        mut list: List,
        listed: ListedCall,
        table: TableRequest,
        folder: &Path,
    ) -> Result<Self, MirrorError> {
        if list.client.is_cached_only() {
            return Err(MirrorError::CachedOnly);
        }
        list.client = list.client.asking_anew();
        let operation = list.client.service().identify(list.operation);
        let columns = MirrorColumns::of(table.layout.schema())?;
        let keys = KeyColumns::of(list.paging, columns.all(), &operation)?;
        let mut keyless = list.paging.keyless_with.iter();
        if let Some(given) = keyless.find(|given| listed.has_values(given)) {
            return Err(MirrorError::KeylessRecords {
                operation,
                given: shown(given),
                key: keys.names(),
            });
        }
        let mut given: Vec<(String, serde_json::Value)> = listed
            .arguments
            .values
            .iter()
            // The size of the pages makes no other list.
            .filter(|(name, value)| !value.is_null() && *name != list.paging.size)
            .map(|(name, value)| {
                (
                    (*name).to_owned(),
                    serde_json::to_value(value).unwrap_or_default(),
                )
            })
            .collect();
        given.sort_by(|left, right| left.0.cmp(&right.0));
        let arguments: serde_json::Map<String, serde_json::Value> = given.into_iter().collect();
        // The table has no order, so that records may come in the one in which none of them moves.
        let listed = match in_fixed_order(&listed) {
            Some(arguments) => list.listed(arguments.values, &list.bounds),
            None => listed,
        };
        Ok(Self {
            arguments: serde_json::Value::Object(arguments).to_string(),
            server: Server::at(&list.client.options().base_url),
            list,
            listed,
            table,
            columns,
            keys,
            folder: folder.to_owned(),
            operation,
            wants_history: false,
            keeps_money: false,
            progress: Arc::default(),
            heard: Arc::default(),
        })
    }

    /// The same mirror, whose table has a row for each change of a record. A table that was begun without is refused; one
    /// that was begun with history has it whether it is asked for or not.
    #[must_use]
    pub fn with_history(self) -> Self {
        Self {
            wants_history: true,
            ..self
        }
    }

    /// The same mirror, whose amounts of money are of the type that the table was begun with, whatever the request of
    /// the rows is. Otherwise a table with the other type is refused.
    #[must_use]
    pub fn with_money_of_table(self) -> Self {
        Self {
            keeps_money: true,
            ..self
        }
    }

    /// The same mirror, with the amounts of money of a table.
    ///
    /// # Errors
    /// The list has no table of that kind.
    pub(super) fn as_in(&self, table: &Snapshot) -> Result<Self, MirrorError> {
        let own = self.table.layout.options().money;
        let Some(money) = self.money_of(table)?.filter(|money| *money != own) else {
            return Ok(self.clone());
        };
        let table = self.with_money(money)?;
        Ok(Self {
            columns: MirrorColumns::of(table.layout.schema())?,
            table,
            ..self.clone()
        })
    }

    fn with_money(&self, money: Money) -> Result<TableRequest, MirrorError> {
        let options = TableOptions {
            money,
            ..TableOptions::default()
        };
        let client = &self.list.client;
        let validates = client.settings.validates();
        TableRequest::of_list(client.service(), &self.listed, validates, options)
            .map_err(|error: Box<dyn Error>| MirrorError::Lost(error.to_string()))
    }

    /// What the columns of amounts of money of a table hold; none if it has no such column.
    fn money_of(&self, table: &Snapshot) -> Result<Option<Money>, MirrorError> {
        let exact = MirrorColumns::of(self.with_money(Money::Decimal)?.layout.schema())?;
        let amounts = exact.all().fields().iter();
        let amounts = amounts.filter(|field| has_decimal(field.data_type()));
        let amounts = amounts.filter_map(|field| table.schema().field_with_name(field.name()).ok());
        let are_exact = amounts.map(|field| has_decimal(field.data_type()));
        Ok(are_exact
            .reduce(|one, other| one || other)
            .map(|are_exact| match are_exact {
                true => Money::Decimal,
                false => Money::Float,
            }))
    }

    /// The folder of the table.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The columns that tell one record from all others.
    pub fn key(&self) -> &[String] {
        self.keys.columns()
    }

    /// The table as it is now.
    ///
    /// # Errors
    /// There is none, or it mirrors something else.
    pub fn snapshot(&self) -> Result<Snapshot, MirrorError> {
        let table = Snapshot::latest(&self.folder)?;
        self.check(&table)?;
        Ok(table)
    }

    /// A version of the table, the newest one if none is named.
    ///
    /// # Errors
    /// There is none, or the table mirrors something else.
    pub fn at_version(&self, version: Option<u64>) -> Result<Snapshot, MirrorError> {
        let Some(version) = version else {
            return self.snapshot();
        };
        let table = Snapshot::at_version(&self.folder, version)?;
        self.check(&table)?;
        Ok(table)
    }

    /// The version that was the newest at a time, in milliseconds since 1970.
    ///
    /// # Errors
    /// The log has none; the table mirrors something else.
    pub fn at_time(&self, time: i64) -> Result<Snapshot, MirrorError> {
        let table = Snapshot::at_time(&self.folder, time)?;
        self.check(&table)?;
        Ok(table)
    }

    /// The last rows of the records that are gone, of a version of the table.
    ///
    /// # Errors
    /// The table cannot be read.
    pub fn last_rows(&self, table: &Snapshot) -> Result<LastRows, MirrorError> {
        LastRows::of(table, &self.keys)
    }

    /// Removes the files that neither the newest version nor one that was the newest within this time has, and returns
    /// their paths.
    ///
    /// # Errors
    /// A file cannot be removed.
    pub fn vacuum(&self, retention: Duration) -> Result<Vec<PathBuf>, MirrorError> {
        Ok(vacuum(&self.snapshot()?, retention)?)
    }

    /// The parts that no run could show to be whole since; everything while the first run has not come to its end.
    ///
    /// # Errors
    /// As [`Self::snapshot`].
    pub fn unproven(&self) -> Result<Vec<MirrorWindow>, MirrorError> {
        Ok(MirrorState::of(&self.snapshot()?).unproven)
    }

    /// How far the run under way has come.
    pub fn progress(&self) -> &MirrorProgress {
        &self.progress
    }

    /// What the caller should know of the runs so far, and was not told yet.
    pub fn warnings(&self) -> Vec<MirrorWarning> {
        self.heard.take()
    }

    /// The table, or `None` if its first records have yet to come: nothing may claim the folder before.
    pub(super) fn begun(&self) -> Result<Option<Snapshot>, MirrorError> {
        if !Snapshot::is_table(&self.folder)? {
            check_free(&self.folder)?;
            return Ok(None);
        }
        let table = Snapshot::latest(&self.folder)?;
        match self.check(&table) {
            Ok(()) => Ok(Some(table)),
            Err(error) if error.is_of_another_mirror() && is_blank(&table) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// What the table will be.
    pub(super) fn draft(&self) -> Result<Snapshot, MirrorError> {
        let columns = self.columns.of_table(self.wants_history);
        Ok(self.new_table().draft(&self.folder, columns)?)
    }

    /// Creates the table.
    pub(super) fn create(&self) -> Result<Snapshot, MirrorError> {
        if let Some(table) = self.begun()? {
            return Ok(table);
        }
        if Snapshot::is_table(&self.folder)? {
            // It has never had a record, and is another mirror's.
            std::fs::remove_dir_all(self.folder.join(LOG))?;
        }
        let columns = self.columns.of_table(self.wants_history);
        Ok(self.new_table().create(&self.folder, columns)?)
    }

    fn new_table(&self) -> NewTable {
        let key = self.keys.names();
        let mut settings = vec![
            (OPERATION, self.operation.as_str()),
            (ARGUMENTS, &self.arguments),
            (KEY, &key),
            (STATISTICS, "-1"),
        ];
        settings.extend(self.server.settings());
        let settings = settings.into_iter();
        NewTable {
            name: Some(self.operation.clone()),
            configuration: settings
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            ..NewTable::default()
        }
    }

    /// Adds the server to a table of a release that did not note it.
    pub(super) fn note_server(&self, table: &Snapshot, change: &mut Transaction<'_>) {
        self.server.note(table, change);
    }

    /// Arguments of a table, without the size of the pages, which earlier releases had noted.
    fn without_size(&self, arguments: &str) -> String {
        let mut known: serde_json::Value = match serde_json::from_str(arguments) {
            Ok(known) => known,
            Err(_) => return arguments.to_owned(),
        };
        if let Some(known) = known.as_object_mut() {
            known.remove(self.list.paging.size);
        }
        known.to_string()
    }

    /// The table mirrors this call.
    pub(super) fn check(&self, table: &Snapshot) -> Result<(), MirrorError> {
        let folder = self.folder.clone();
        let there = |name| table.setting(name).unwrap_or_default();
        let (Some(operation), Some(arguments)) =
            (table.setting(OPERATION), table.setting(ARGUMENTS))
        else {
            return Err(MirrorError::NoMirror { folder });
        };
        if operation != self.operation
            || self.without_size(arguments) != self.arguments
            || there(KEY) != self.keys.names()
        {
            return Err(MirrorError::Other {
                folder,
                there: format!("{operation} with {arguments}"),
                asked: format!("{} with {}", self.operation, self.arguments),
            });
        }
        if let Some(there) = self.server.other(table) {
            return Err(MirrorError::OtherServer {
                folder,
                there,
                asked: self.server.shown(),
            });
        }
        if self.wants_history && !has_history(table.schema()) {
            return Err(MirrorError::NoHistory { folder });
        }
        let asked = self.table.layout.options().money;
        match self.money_of(table)? {
            Some(there) if there != asked && !self.keeps_money => Err(MirrorError::OtherMoney {
                folder,
                there: there.name(),
                asked: asked.name(),
            }),
            _ => Ok(()),
        }
    }
}

/// Whether a type has a decimal, or a part of it has.
fn has_decimal(kind: &DataType) -> bool {
    match kind {
        DataType::Decimal128(..) => true,
        DataType::Struct(members) => members.iter().any(|one| has_decimal(one.data_type())),
        DataType::List(element) => has_decimal(element.data_type()),
        _ => false,
    }
}

/// Arguments that are JSON, as a call passes them.
fn shown(json: &str) -> String {
    let given: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(json).unwrap_or_default();
    let given = given.iter().map(|(name, value)| format!("{name}={value}"));
    given.collect::<Vec<_>>().join(" and ")
}

/// Whether a table has never had a record.
fn is_blank(table: &Snapshot) -> bool {
    table.files().next().is_none() && table.removed().next().is_none()
}
