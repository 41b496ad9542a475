//! A list that is kept as a Delta table, and brought up to date by what has changed.

use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::Timestamp;
use openshelf_core::call::Value;
use openshelf_core::catalog::MirrorRule;
use openshelf_delta::{DeltaError, NewTable, Snapshot, Texts, Transaction, vacuum};
use openshelf_durable::LockFile;
use openshelf_paging::{Completeness, Level, ListedCall};
use tokio::runtime::Handle;
use tokio::task::JoinError;

use super::columns::MirrorColumns;
use super::error::MirrorError;
use super::keys::KeyColumns;
use super::merge::{Merge, Merged, PART};
use super::report::MirrorReport;
use super::scope::Scope;
use super::spool::Spool;
use crate::lists::{List, RequestRuntime};
use crate::saving::{BatchPipeline, Pipeline};
use crate::tables::TableRequest;

/// The settings of the table that say what it mirrors.
const OPERATION: &str = "openshelf.operation";
const ARGUMENTS: &str = "openshelf.arguments";
const KEY: &str = "openshelf.key";
/// The name under which the table notes its runs.
const RUNS: &str = "openshelf.runs";
/// The name under which it notes that all records were there once, and none was missing.
const WHOLE: &str = "openshelf.whole";
/// All columns have statistics: readers of some of them need few parts.
const STATISTICS: &str = "delta.dataSkippingNumIndexedCols";
/// How often the records are joined to a table that other programs change meanwhile.
const MOST_REPEATS: u32 = 10;

/// How a mirror is brought up to date.
#[derive(Debug, Clone, Copy)]
pub struct MirrorOptions {
    /// How long to wait for another program that brings the same mirror up to date.
    pub patience: Duration,
    /// Asks for everything, whatever the rule of the operation is.
    pub whole: bool,
}

impl Default for MirrorOptions {
    fn default() -> Self {
        Self {
            patience: Duration::from_secs(5),
            whole: false,
        }
    }
}

/// A list that is kept as a Delta table in a folder.
#[derive(Clone)]
pub struct Mirror {
    list: List,
    listed: ListedCall,
    table: TableRequest,
    columns: MirrorColumns,
    keys: KeyColumns,
    folder: PathBuf,
    operation: String,
    arguments: String,
}

impl Mirror {
    /// The mirror of a list in a folder; nothing is read or sent.
    ///
    /// # Errors
    /// The records have no key, or a column that Delta has no type for.
    pub fn new(
        list: List,
        listed: ListedCall,
        table: TableRequest,
        folder: &Path,
    ) -> Result<Self, MirrorError> {
        let operation = list.client.service().identify(list.operation);
        let columns = MirrorColumns::of(table.layout.schema())?;
        let keys = KeyColumns::of(list.paging, columns.all(), &operation)?;
        let mut given: Vec<(String, serde_json::Value)> = listed
            .arguments
            .values
            .iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(name, value)| {
                (
                    (*name).to_owned(),
                    serde_json::to_value(value).unwrap_or_default(),
                )
            })
            .collect();
        given.sort_by(|left, right| left.0.cmp(&right.0));
        let arguments: serde_json::Map<String, serde_json::Value> = given.into_iter().collect();
        Ok(Self {
            arguments: serde_json::Value::Object(arguments).to_string(),
            list,
            listed,
            table,
            columns,
            keys,
            folder: folder.to_owned(),
            operation,
        })
    }

    /// The folder of the table.
    pub fn folder(&self) -> &Path {
        &self.folder
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

    /// Removes the files that neither the newest version nor one that was the newest within this time has, and returns
    /// their paths.
    ///
    /// # Errors
    /// A file cannot be removed.
    pub fn vacuum(&self, retention: Duration) -> Result<Vec<PathBuf>, MirrorError> {
        Ok(vacuum(&self.snapshot()?, retention)?)
    }

    /// Asks for what is new and changed, and for everything at first, and makes it the next version of the table. The
    /// table is as before if the run ends in an error, or with the process.
    ///
    /// # Errors
    /// A request failed; the table cannot be written; another program brings it up to date.
    pub async fn update(&self, options: MirrorOptions) -> Result<MirrorReport, MirrorError> {
        self.update_on(Handle::current().into(), options).await
    }

    /// As [`Self::update`]; the runtime sends the requests.
    ///
    /// # Errors
    /// As [`Self::update`].
    pub async fn update_on(
        &self,
        runtime: RequestRuntime,
        options: MirrorOptions,
    ) -> Result<MirrorReport, MirrorError> {
        let own = self.clone();
        let begun = tokio::task::spawn_blocking(move || own.begin(options));
        let (lock, table, scope) = begun.await.map_err(|error| lost(&error))??;
        let read = self.read(runtime, &scope).await?;
        let own = self.clone();
        // A run that nobody waits for any more ends, and holds the lock until then.
        let joined = tokio::task::spawn_blocking(move || {
            let report = own.join(table, &scope, read);
            drop(lock);
            report
        });
        joined.await.map_err(|error| lost(&error))?
    }

    /// Waits for the right to change the table, and says what is asked for.
    fn begin(&self, options: MirrorOptions) -> Result<(LockFile, Snapshot, Scope), MirrorError> {
        std::fs::create_dir_all(&self.folder)?;
        let lock = LockFile::acquire(&self.folder, options.patience);
        let lock = lock.map_err(|source| MirrorError::InUse {
            folder: self.folder.clone(),
            source,
        })?;
        let table = self.begun()?;
        let scope = self.scope(&table, options.whole)?;
        Ok((lock, table, scope))
    }

    /// The table, which is created at the first run.
    fn begun(&self) -> Result<Snapshot, MirrorError> {
        if Snapshot::is_table(&self.folder)? {
            return self.snapshot();
        }
        let settings = [
            (OPERATION, self.operation.as_str()),
            (ARGUMENTS, &self.arguments),
            (KEY, &self.keys.names()),
            (STATISTICS, "-1"),
        ];
        let table = NewTable {
            name: Some(self.operation.clone()),
            configuration: settings
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .into(),
            ..NewTable::default()
        };
        Ok(table.create(&self.folder, self.columns.all())?)
    }

    fn check(&self, table: &Snapshot) -> Result<(), MirrorError> {
        let folder = self.folder.clone();
        let there = |name| table.setting(name).unwrap_or_default();
        let (Some(operation), Some(arguments)) =
            (table.setting(OPERATION), table.setting(ARGUMENTS))
        else {
            return Err(MirrorError::NoMirror { folder });
        };
        if operation != self.operation
            || arguments != self.arguments
            || there(KEY) != self.keys.names()
        {
            return Err(MirrorError::Other {
                folder,
                there: format!("{operation} with {arguments}"),
                asked: format!("{} with {}", self.operation, self.arguments),
            });
        }
        Ok(())
    }

    /// What is asked for in this run, by the rule of the operation.
    fn scope(&self, table: &Snapshot, whole: bool) -> Result<Scope, MirrorError> {
        let days = match self.list.operation.mirror {
            MirrorRule::Whole => {
                return Ok(Scope::whole(
                    "the operation has no rule that tells what has changed",
                ));
            }
            MirrorRule::Days(days) => days,
        };
        if table.application(WHOLE).is_none() {
            return Ok(Scope::whole(
                "no earlier run has shown that it had everything",
            ));
        }
        if whole {
            return Ok(Scope::whole("it was asked for"));
        }
        Scope::since(&days, &self.listed.arguments, table)
    }

    /// The call that lists what is asked for.
    fn call(&self, scope: &Scope) -> ListedCall {
        let Some((parameter, day)) = scope.argument() else {
            return self.listed.clone();
        };
        let mut given = self.listed.arguments.values.clone();
        given.push((parameter, Value::from(day.as_str())));
        self.list.listed(given, &self.list.bounds)
    }

    /// Reads the records that are asked for.
    async fn read(&self, runtime: RequestRuntime, scope: &Scope) -> Result<Read, MirrorError> {
        let mut pipeline = BatchPipeline::new(runtime.handle().clone(), self.table.clone());
        let mut reader = self.list.read(runtime, self.call(scope), None, None, None);
        let mut read = Read {
            spool: Spool::create(&self.folder)?,
            answers: 0,
            records: 0,
            completeness: Completeness::of_nothing(),
        };
        loop {
            let result = reader.next().await;
            read.completeness = result.completeness;
            let Some(page) = result.outcome? else { break };
            read.answers += 1;
            read.records += page.new_records.len() as u64;
            pipeline.push(page);
            while pipeline.is_full() {
                self.take(&mut pipeline, &mut read.spool).await?;
            }
        }
        pipeline.flush();
        while pipeline.pending() > 0 {
            self.take(&mut pipeline, &mut read.spool).await?;
        }
        Ok(read)
    }

    async fn take(
        &self,
        pipeline: &mut BatchPipeline,
        spool: &mut Spool,
    ) -> Result<(), MirrorError> {
        let chunk = pipeline.next().await?;
        match chunk {
            Some(chunk) => Ok(spool.write(&self.columns.rows(&chunk.item)?)?),
            None => Ok(()),
        }
    }

    /// Joins the records to the table, again if other programs change it meanwhile.
    fn join(
        &self,
        table: Snapshot,
        scope: &Scope,
        mut read: Read,
    ) -> Result<MirrorReport, MirrorError> {
        let mut table = table;
        for repeated in 0..MOST_REPEATS {
            match self.joined(&table, scope, &mut read) {
                Err(MirrorError::Table(DeltaError::Conflict { .. })) => {
                    table = table.newer()?;
                    self.check(&table)?;
                }
                Err(error) => return Err(error),
                Ok((next, merged)) => {
                    if next.is_checkpoint_due() {
                        next.write_checkpoint()?;
                    }
                    return Ok(report(&next, scope, &read, merged, repeated));
                }
            }
        }
        Err(MirrorError::Busy {
            folder: self.folder.clone(),
            times: MOST_REPEATS,
        })
    }

    fn joined(
        &self,
        table: &Snapshot,
        scope: &Scope,
        read: &mut Read,
    ) -> Result<(Snapshot, Merged), MirrorError> {
        let mut change = Transaction::on(table)?;
        change.evolve(self.columns.all())?;
        let runs = table.application(RUNS).unwrap_or(0);
        change.set_application(RUNS, runs + 1);
        let is_proven = read.is_proven();
        if is_proven && scope.is_whole() {
            change.set_application(WHOLE, runs + 1);
        }
        let now = Timestamp::now().as_microsecond();
        let mut merge = Merge::begin(table, change, self.keys.clone(), now);
        read.spool.read(PART, |rows| merge.add(rows))?;
        if is_proven {
            merge.mark_gone(scope)?;
        }
        let (change, merged) = merge.finish()?;
        let parameters = Texts::from([
            ("whole".to_owned(), scope.is_whole().to_string()),
            ("matchedBy".to_owned(), self.keys.names()),
        ]);
        Ok((change.commit("MERGE", &parameters)?, merged))
    }
}

fn lost(error: &JoinError) -> MirrorError {
    MirrorError::Lost(error.to_string())
}

/// The records that a run has read.
struct Read {
    spool: Spool,
    answers: u64,
    records: u64,
    completeness: Completeness,
}

impl Read {
    /// Whether a record that was not read is not there.
    fn is_proven(&self) -> bool {
        self.completeness.level != Level::Unproven
    }
}

fn report(
    table: &Snapshot,
    scope: &Scope,
    read: &Read,
    merged: Merged,
    repeated: u32,
) -> MirrorReport {
    let unproven = (!read.is_proven()).then(|| read.completeness.reason.clone());
    MirrorReport {
        version: table.version(),
        whole: scope.is_whole(),
        why: scope.why().to_owned(),
        since: scope.argument().map(|(_, day)| day),
        answers: read.answers,
        records: read.records,
        new: merged.new,
        changed: merged.changed,
        unchanged: merged.unchanged,
        returned: merged.returned,
        gone: merged.gone,
        not_looked_for: unproven,
        completeness: read.completeness.clone(),
        repeated,
    }
}
