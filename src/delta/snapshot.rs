//! A table at a version.

use std::path::{Path, PathBuf};

use arrow_schema::{Schema, SchemaRef};

use crate::action::{Add, Metadata, Protocol, Remove, Txn};
use crate::checkpoint::{read_checkpoint, write_checkpoint};
use crate::duration::parse_interval;
use crate::error::DeltaError;
use crate::ids::now;
use crate::log::{Listing, log_folder, read_commit};
use crate::paths::located;
use crate::schema::parse_schema;
use crate::skipping::Between;
use crate::state::State;

/// The versions of the protocol that this crate reads and writes.
pub const READER: i32 = 1;
pub const WRITER: i32 = 2;

/// After how many versions a checkpoint is due, unless the table says otherwise.
const CHECKPOINTS: u64 = 10;
/// The name of the setting.
const INTERVAL: &str = "delta.checkpointInterval";
/// How long removed files are remembered, unless the table says otherwise: a week, in milliseconds.
const REMEMBERED: i64 = 7 * 24 * 60 * 60 * 1000;
/// The name of the setting.
const RETENTION: &str = "delta.deletedFileRetentionDuration";
/// The metadata of a column with a condition that each row fulfils, which this crate cannot check.
const INVARIANTS: &str = "delta.invariants";

/// A table at a version. It stays as it is when others write to the table.
#[derive(Debug, Clone)]
pub struct Snapshot {
    folder: PathBuf,
    version: u64,
    state: State,
    protocol: Protocol,
    metadata: Metadata,
    schema: SchemaRef,
}

impl Snapshot {
    /// The newest version of the table in a folder.
    ///
    /// # Errors
    /// [`DeltaError::NoTable`] if there is none; the table cannot be read.
    pub fn latest(folder: &Path) -> Result<Self, DeltaError> {
        Self::find(folder, None)
    }

    /// A version of the table in a folder.
    ///
    /// # Errors
    /// [`DeltaError::NoVersion`] if the log has it not, or no longer; as [`Self::latest`].
    pub fn at_version(folder: &Path, version: u64) -> Result<Self, DeltaError> {
        Self::find(folder, Some(version))
    }

    /// Whether there is a table in a folder.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn is_table(folder: &Path) -> Result<bool, DeltaError> {
        Ok(Listing::of(folder)?.latest().is_some())
    }

    fn find(folder: &Path, version: Option<u64>) -> Result<Self, DeltaError> {
        let listing = Listing::of(folder)?;
        let (Some(oldest), Some(latest)) = (listing.oldest(), listing.latest()) else {
            return Err(match listing.latest() {
                None => DeltaError::NoTable {
                    folder: folder.to_owned(),
                },
                Some(_) => DeltaError::damaged(
                    &log_folder(folder),
                    "the log has neither its first commit nor a checkpoint",
                ),
            });
        };
        let version = version.unwrap_or(latest);
        if !(oldest..=latest).contains(&version) {
            return Err(DeltaError::NoVersion {
                version,
                oldest,
                latest,
            });
        }
        let (state, next) = match listing.checkpoints.range(..=version).next_back() {
            Some((at, files)) => (read_checkpoint(files)?, at + 1),
            None => (State::default(), 0),
        };
        Self::replayed(folder, state, next, version, &listing)
    }

    /// The newest version, for which only the commits after this one are read.
    ///
    /// # Errors
    /// As [`Self::latest`].
    pub fn newer(&self) -> Result<Self, DeltaError> {
        let listing = Listing::of(&self.folder)?;
        match listing.latest() {
            Some(latest) if latest > self.version => {
                let is_there =
                    (self.version + 1..=latest).all(|each| listing.commits.contains(&each));
                match is_there {
                    true => {
                        let state = self.state.clone();
                        Self::replayed(&self.folder, state, self.version + 1, latest, &listing)
                    }
                    false => Self::latest(&self.folder),
                }
            }
            Some(latest) if latest == self.version => Ok(self.clone()),
            // Another table stands in its place.
            _ => Self::latest(&self.folder),
        }
    }

    fn replayed(
        folder: &Path,
        mut state: State,
        next: u64,
        version: u64,
        listing: &Listing,
    ) -> Result<Self, DeltaError> {
        for each in next..=version {
            if !listing.commits.contains(&each) {
                return Err(DeltaError::damaged(
                    &log_folder(folder),
                    format!("the commit {each} is missing"),
                ));
            }
            for action in read_commit(folder, each)? {
                state.apply(action)?;
            }
        }
        Self::of_state(folder, version, state)
    }

    /// The table that the actions up to a version make.
    pub(crate) fn of_state(folder: &Path, version: u64, state: State) -> Result<Self, DeltaError> {
        let missing = |what| DeltaError::damaged(&log_folder(folder), format!("no {what} action"));
        let protocol = state.protocol.clone().ok_or_else(|| missing("protocol"))?;
        if protocol.min_reader_version > READER {
            return Err(unsupported(
                "reader",
                protocol.min_reader_version,
                protocol.reader_features.as_ref(),
            ));
        }
        let metadata = state.metadata.clone().ok_or_else(|| missing("metaData"))?;
        if metadata.format.provider != "parquet" {
            return Err(DeltaError::Unsupported {
                what: format!("files of the format {:?}", metadata.format.provider),
            });
        }
        Ok(Self {
            folder: folder.to_owned(),
            version,
            schema: parse_schema(&metadata.schema_string)?,
            protocol,
            metadata,
            state,
        })
    }

    /// Checks that this crate may write to the table.
    ///
    /// # Errors
    /// [`DeltaError::Unsupported`], with what the table needs.
    pub fn check_writable(&self) -> Result<(), DeltaError> {
        let needed = self.protocol.min_writer_version;
        if needed > WRITER {
            return Err(unsupported(
                "writer",
                needed,
                self.protocol.writer_features.as_ref(),
            ));
        }
        if self.metadata.schema_string.contains(INVARIANTS) {
            return Err(DeltaError::Unsupported {
                what: "invariants of columns".to_owned(),
            });
        }
        Ok(())
    }

    /// The folder of the table.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The number of the version; the first one is 0.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The columns, with those that divide the table.
    #[must_use]
    pub fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    /// The columns that files have: all but those that divide the table.
    #[must_use]
    pub fn file_schema(&self) -> SchemaRef {
        without_partitions(&self.schema, &self.metadata)
    }

    /// Name, configuration and columns that divide the table.
    #[must_use]
    pub fn metadata(&self) -> &Metadata {
        &self.metadata
    }

    /// A setting of the table.
    #[must_use]
    pub fn setting(&self, name: &str) -> Option<&str> {
        self.metadata.configuration.get(name).map(String::as_str)
    }

    /// The data files, in the order of their paths.
    pub fn files(&self) -> impl Iterator<Item = &Add> {
        self.state.files.values()
    }

    /// The data file with this path in the log.
    #[must_use]
    pub fn file(&self, path: &str) -> Option<&Add> {
        self.state.files.get(path)
    }

    /// The data files that may have rows for which all of these hold.
    pub fn files_between<'a>(&'a self, limits: &'a [Between]) -> impl Iterator<Item = &'a Add> {
        let may = |limit: &Between, file: &Add| limit.may_be_in(file, &self.schema);
        self.files()
            .filter(move |file| limits.iter().all(|limit| may(limit, file)))
    }

    /// The files that were removed and are still remembered.
    pub fn removed(&self) -> impl Iterator<Item = &Remove> {
        self.state.removed.values()
    }

    /// How far an application has come.
    #[must_use]
    pub fn application(&self, name: &str) -> Option<i64> {
        self.state.applications.get(name).map(|txn| txn.version)
    }

    /// How far each application has come, in the order of their names.
    pub fn applications(&self) -> impl Iterator<Item = &Txn> {
        self.state.applications.values()
    }

    /// Where a file of the table is.
    ///
    /// # Errors
    /// It is on another machine.
    pub fn path_of(&self, file: &Add) -> Result<PathBuf, DeltaError> {
        located(&self.folder, &file.path)
    }

    /// Whether a checkpoint should be written at this version.
    #[must_use]
    pub fn is_checkpoint_due(&self) -> bool {
        let every = self.setting(INTERVAL).and_then(|text| text.parse().ok());
        let every: u64 = every.unwrap_or(CHECKPOINTS);
        self.version > 0 && self.version.checked_rem(every) == Some(0)
    }

    /// Writes the checkpoint of this version: later readers begin there.
    ///
    /// # Errors
    /// A file cannot be written. The table is as it was.
    pub fn write_checkpoint(&self) -> Result<(), DeltaError> {
        self.check_writable()?;
        let remembered = self.retention().unwrap_or(i64::MAX);
        let since = now().saturating_sub(remembered);
        write_checkpoint(&self.folder, self.version, &self.state, since)
    }

    /// How long removed files are remembered, in milliseconds; none if the table's setting cannot be read.
    #[must_use]
    pub fn retention(&self) -> Option<i64> {
        match self.setting(RETENTION) {
            None => Some(REMEMBERED),
            Some(text) => parse_interval(text),
        }
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }
}

/// The columns that files have.
pub(crate) fn without_partitions(schema: &SchemaRef, metadata: &Metadata) -> SchemaRef {
    let fields = schema.fields().iter();
    let own = fields.filter(|field| !metadata.partition_columns.contains(field.name()));
    SchemaRef::new(Schema::new(own.cloned().collect::<Vec<_>>()))
}

fn unsupported(side: &str, version: i32, features: Option<&Vec<String>>) -> DeltaError {
    let features = features.map_or_else(String::new, |all| format!(" ({})", all.join(", ")));
    DeltaError::Unsupported {
        what: format!("version {version} of the {side} protocol{features}"),
    }
}
