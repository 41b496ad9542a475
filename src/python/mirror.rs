//! A mirror: a list that is kept as a Delta table. Its class for Python is in `openshelf.mirrors`.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use openshelf_client::ClientError;
use openshelf_client::mirror::{
    DeltaError, Held, LastRows, Mirror, MirrorError, MirrorOptions, MirrorReport, MirrorWarning,
    Rows, Snapshot, has_history,
};
use openshelf_client::tables::{TableContent, TableOptions};
use openshelf_core::locks::lock;
use openshelf_describe::namespace::Mode;
use pyo3::exceptions::{PyBlockingIOError, PyFileNotFoundError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::errors::{
    self, file_error, no_table, refused, unreadable_data, wrong_state, wrong_value,
};
use super::list_methods::listing_of;
use super::log;
use super::outcome::outcome;
use super::paginate::{FilePath, Listing, address_of, batch_error, to_py_err, warn};
use super::runtime;
use super::tables::{Table, options};

/// The most rows that are read at once: those of a part.
const BATCH: usize = 128 * 1024;

/// A list that is kept as a Delta table in a folder.
#[pyclass(module = "openshelf._core", frozen)]
pub struct _Mirror(Arc<Kept>);

struct Kept {
    mirror: Mirror,
    listing: Arc<Listing>,
    /// The last rows of records that are gone, of the version that was read last.
    last_rows: Mutex<Option<(u64, Arc<LastRows>)>>,
}

/// What a run did, or its error, converted to Python under the GIL.
struct Updated(Result<MirrorReport, MirrorError>, Arc<Kept>);

impl<'py> IntoPyObject<'py> for Updated {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let Self(report, kept) = self;
        kept.warn(py)?;
        let report = report.map_err(|error| kept.error(py, error))?;
        let text = serde_json::to_string(&report);
        let text = text.map_err(|error| wrong_state(error.to_string()))?;
        Ok(text.into_pyobject(py)?.into_any())
    }
}

impl Kept {
    fn error(&self, py: Python<'_>, error: MirrorError) -> PyErr {
        let message = error.to_string();
        match error {
            MirrorError::Paging(error) => to_py_err(py, &self.listing, error),
            MirrorError::Batch(failure) => batch_error(py, &self.listing, failure),
            MirrorError::Table(error) => table_error(error),
            MirrorError::Spool(error) => file_error(self.mirror.folder(), &error),
            MirrorError::Lock { path, source } => file_error(&path, &source),
            MirrorError::InUse { .. } => PyBlockingIOError::new_err(message),
            MirrorError::Busy { .. } | MirrorError::Lost(_) => wrong_state(message),
            MirrorError::Arrow(_) | MirrorError::KeyMissing { .. } => unreadable_data(&message),
            MirrorError::NoKey(_)
            | MirrorError::CachedOnly
            | MirrorError::KeyLeftOut(_)
            | MirrorError::KeylessRecords { .. }
            | MirrorError::OtherMoney { .. }
            | MirrorError::Other { .. }
            | MirrorError::OtherServer { .. }
            | MirrorError::NoMirror { .. }
            | MirrorError::NoHistory { .. } => wrong_value(message),
        }
    }

    /// Tells the caller what the run has heard. What it has read is in the table already.
    fn warn(&self, py: Python<'_>) -> PyResult<()> {
        log::cache_warnings(py, &self.listing.handle.client)?;
        for warning in self.mirror.warnings() {
            match warning {
                MirrorWarning::Changed(how) => warn(py, self.listing.operation, &how)?,
                MirrorWarning::Said { class, message } => errors::warn(py, class, &message)?,
            }
        }
        Ok(())
    }

    /// Which rows of a table are meant by a word.
    fn held(&self, table: &Snapshot, word: &str) -> Result<Held, MirrorError> {
        match word {
            "ever" => return Ok(Held::Ever),
            "gone" => {}
            _ => return Ok(Held::Now),
        }
        let mut known = lock(&self.last_rows);
        let version = table.version();
        if let Some((_, last)) = known.as_ref().filter(|(of, _)| *of == version) {
            return Ok(Held::NowOrGone(Arc::clone(last)));
        }
        let last = Arc::new(self.mirror.last_rows(table)?);
        *known = Some((version, Arc::clone(&last)));
        Ok(Held::NowOrGone(last))
    }

    fn snapshot(&self, py: Python<'_>, version: Option<u64>) -> PyResult<Snapshot> {
        let found = py.detach(|| self.mirror.at_version(version));
        found.map_err(|error| self.error(py, error))
    }
}

#[pymethods]
impl _Mirror {
    /// The mirror of a call of a list in a folder; nothing is sent.
    #[new]
    fn new(
        py: Python<'_>,
        list: &Bound<'_, PyAny>,
        folder: &Bound<'_, PyAny>,
        arguments: &Bound<'_, PyTuple>,
        named: &Bound<'_, PyDict>,
        history: bool,
        money: Option<&str>,
    ) -> PyResult<Self> {
        if let Some(address) = address_of(folder) {
            return Err(wrong_value(format!(
                "folder: expected a path of this machine, got {address:?}: a mirror is brought up to date in its folder, \
                 not at an address; copy the folder there, or mount it"
            )));
        }
        let folder: FilePath = folder.extract()?;
        let options = match money {
            Some(money) => options(false, false, money)?,
            None => TableOptions::default(),
        };
        let listing = listing_of(list)?.for_reader(py);
        let listed = listing.listed(py, arguments, Some(named), &listing.bounds)?;
        let table = listing.handle.client.table_request(&listed, options);
        let table = table.map_err(|error| match error {
            ClientError::Arguments(error) => refused(py, listing.operation, &error),
            ClientError::Table(error) => no_table(listing.operation, &error),
            other => wrong_state(other.to_string()),
        })?;
        let mirror = Mirror::new(listing.list(py), listed, table, &folder.absolute());
        let mirror = mirror.map_err(|error| match error {
            MirrorError::Table(error) => table_error(error),
            other => wrong_value(other.to_string()),
        })?;
        let mirror = match history {
            true => mirror.with_history(),
            false => mirror,
        };
        let mirror = match money {
            Some(_) => mirror,
            None => mirror.with_money_of_table(),
        };
        Ok(Self(Arc::new(Kept {
            mirror,
            listing,
            last_rows: Mutex::default(),
        })))
    }

    /// Whether its updates are awaited.
    #[getter]
    fn is_async(&self) -> bool {
        self.0.listing.handle.mode == Mode::Async
    }

    /// Brings the table up to date, and returns the report as JSON, awaited if the client is asynchronous. Everything is asked for if the last run that did is
    /// older than `sweep` seconds.
    fn update<'py>(
        &self,
        py: Python<'py>,
        patience: f64,
        whole: bool,
        sweep: Option<f64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let patience = Duration::try_from_secs_f64(patience);
        let patience =
            patience.map_err(|_| wrong_value("patience: expected seconds, at least 0"))?;
        let sweep = sweep.map(Duration::try_from_secs_f64).transpose();
        let sweep = sweep.map_err(|_| wrong_value("sweep: expected a time of at least 0"))?;
        let options = MirrorOptions {
            patience,
            whole,
            sweep,
            ..MirrorOptions::default()
        };
        let kept = Arc::clone(&self.0);
        let mode = kept.listing.handle.mode;
        let own = runtime::for_list(py, mode)?;
        let name = format!("{}Mirror.update", mode.prefix());
        outcome(py, mode, name, async move {
            Updated(kept.mirror.update_on(own, options).await, kept)
        })
    }

    /// How many records the run under way has read, and how many it will have read; 0 if that is not known.
    fn progress(&self) -> (u64, u64) {
        self.0.mirror.progress().now()
    }

    /// The parts that no run could show to be whole, as JSON.
    fn unproven(&self, py: Python<'_>) -> PyResult<String> {
        let found = py.detach(|| self.0.mirror.unproven());
        let found = found.map_err(|error| self.0.error(py, error))?;
        serde_json::to_string(&found).map_err(|error| wrong_state(error.to_string()))
    }

    /// The number of a version, which is the newest one if none is named.
    fn version(&self, py: Python<'_>, version: Option<u64>) -> PyResult<u64> {
        Ok(self.0.snapshot(py, version)?.version())
    }

    /// The number of the version that was the newest at a time, in milliseconds since 1970.
    fn version_at(&self, py: Python<'_>, time: i64) -> PyResult<u64> {
        let found = py.detach(|| self.0.mirror.at_time(time));
        Ok(found.map_err(|error| self.0.error(py, error))?.version())
    }

    /// Whether the table has a row for each change of a record, when it was created, in milliseconds since 1970, and the
    /// columns of the key.
    fn facts(&self, py: Python<'_>) -> PyResult<(bool, i64, Vec<String>)> {
        let table = self.0.snapshot(py, None)?;
        let created = table.metadata().created_time.unwrap_or(0);
        Ok((
            has_history(table.schema()),
            created,
            self.0.mirror.key().to_vec(),
        ))
    }

    /// The paths of the data files of a version that may have rows which are held: "now" are those of the records that
    /// the service has, "gone" these and the last row of each other one, "ever" all.
    fn files(&self, py: Python<'_>, version: Option<u64>, held: &str) -> PyResult<Vec<PathBuf>> {
        let table = self.0.snapshot(py, version)?;
        let paths = py.detach(|| {
            let held = self.0.held(&table, held)?;
            let files = table.files().filter(|file| held.may_be_in(&table, file));
            let paths = files.map(|file| table.path_of(file));
            Ok(paths.collect::<Result<Vec<_>, DeltaError>>()?)
        });
        paths.map_err(|error| self.0.error(py, error))
    }

    /// The rows of some data files of a version, by their numbers among `files`.
    fn parts(
        &self,
        py: Python<'_>,
        version: u64,
        numbers: Vec<usize>,
        held: &str,
    ) -> PyResult<Table> {
        let table = self.0.snapshot(py, Some(version))?;
        let read = || -> Result<TableContent, MirrorError> {
            let held = self.0.held(&table, held)?;
            let mut batches = Vec::new();
            let files = table.files().filter(|file| held.may_be_in(&table, file));
            let files: Vec<_> = files.collect();
            for file in numbers.iter().filter_map(|number| files.get(*number)) {
                for batch in Rows::of(&table, file, None, BATCH)? {
                    batches.push(held.of(batch?)?);
                }
            }
            let is_whole = numbers.len() == files.len();
            Ok(TableContent {
                schema: Arc::clone(table.schema()),
                summary: self.0.mirror.summary(&table, &batches, is_whole),
                batches,
            })
        };
        let content = py.detach(read).map_err(|error| self.0.error(py, error))?;
        Ok(Table::new(content))
    }

    /// Removes files that no version of the last seconds has, and returns their paths.
    fn vacuum(&self, py: Python<'_>, seconds: f64) -> PyResult<Vec<PathBuf>> {
        let retention = Duration::try_from_secs_f64(seconds);
        let retention =
            retention.map_err(|_| wrong_value("keep: expected a time of at least 0"))?;
        let removed = py.detach(|| self.0.mirror.vacuum(retention));
        removed.map_err(|error| self.0.error(py, error))
    }
}

/// An error of the table itself.
fn table_error(error: DeltaError) -> PyErr {
    let message = error.to_string();
    match error {
        DeltaError::File { path, source } => file_error(&path, &source),
        DeltaError::NoTable { .. } => PyFileNotFoundError::new_err(format!(
            "{message}: call update() first, which asks for the records and makes the table"
        )),
        DeltaError::NoFile { .. } => PyFileNotFoundError::new_err(message),
        DeltaError::Conflict { .. } => wrong_state(message),
        DeltaError::Damaged { .. } | DeltaError::Arrow(_) => unreadable_data(&message),
        DeltaError::NoVersion { .. }
        | DeltaError::NoVersionAt { .. }
        | DeltaError::Unsupported { .. }
        | DeltaError::Column { .. }
        | DeltaError::Refused(_) => wrong_value(message),
    }
}
