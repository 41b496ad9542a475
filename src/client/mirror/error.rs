//! Why a mirror cannot be made or brought up to date.

use std::io;
use std::path::PathBuf;

use arrow_schema::ArrowError;
use openshelf_delta::DeltaError;
use openshelf_durable::LockError;
use openshelf_paging::PagingError;

use crate::saving::BatchFailure;

/// Why a mirror cannot be made or brought up to date. The table is as it was.
#[derive(Debug, thiserror::Error)]
pub enum MirrorError {
    /// The records of the operation have nothing that tells them apart for ever.
    #[error(
        "{0}: its records have no key, so changes of a record cannot be told from new ones; save the list instead"
    )]
    NoKey(String),
    /// The client sends no request.
    #[error(
        "only_if_cached: a mirror asks the service what is new, and with this option nothing is asked: use a client \
         without it"
    )]
    CachedOnly,
    /// The columns that were asked for lack the key.
    #[error("the table has no column {0:?}, which is the key of the records: ask for it")]
    KeyLeftOut(String),
    /// With these arguments, some records have no key.
    #[error(
        "{operation}(): with {given} the list has records without {key:?}, by which a record is told from all others, so \
         it has no mirror: leave {given} out, or save the list instead"
    )]
    KeylessRecords {
        operation: String,
        given: String,
        key: String,
    },
    /// The amounts of money of the table are of another type.
    #[error(
        "{folder}: the mirror there was begun with money={there:?}, not {asked:?}, and a table keeps what it was begun \
         with: leave money out, or use another folder"
    )]
    OtherMoney {
        folder: PathBuf,
        there: &'static str,
        asked: &'static str,
    },
    /// The folder has the mirror of something else.
    #[error("{folder}: the table there mirrors {there}, not {asked}; use another folder")]
    Other {
        folder: PathBuf,
        there: String,
        asked: String,
    },
    /// The table was not made by a mirror.
    #[error("{folder}: the table there is no mirror; use another folder")]
    NoMirror { folder: PathBuf },
    /// The table has the records of another server.
    #[error(
        "{folder}: the mirror there has the records of {there}, and this client asks {asked}, whose records are not \
         joined to them: use another folder, or a client with the base_url of the first one"
    )]
    OtherServer {
        folder: PathBuf,
        there: String,
        asked: String,
    },
    /// Records came without what tells them apart.
    #[error(
        "{operation}(): {missing} of {records} records have no {column:?}, by which a record is told from all others, so \
         none of them was stored: {why}"
    )]
    KeyMissing {
        operation: String,
        column: String,
        missing: usize,
        records: usize,
        why: &'static str,
    },
    /// The rows of the table do not say since when they hold.
    #[error(
        "{folder}: the mirror there was begun without history, so nobody knows since when its rows hold: use another \
         folder for one with history, or leave history out"
    )]
    NoHistory { folder: PathBuf },
    /// Another program brings the same mirror up to date.
    #[error("{folder}: the mirror is being brought up to date: {source}")]
    InUse { folder: PathBuf, source: LockError },
    /// The file that is locked cannot be written.
    #[error("{path}: {source}")]
    Lock { path: PathBuf, source: io::Error },
    /// The process was forked while it was written.
    #[error("the run was lost: {0}")]
    Lost(String),
    /// Other programs change the table again and again.
    #[error("{folder}: other programs changed the table {times} times meanwhile; try again")]
    Busy { folder: PathBuf, times: u32 },
    #[error(transparent)]
    Table(#[from] DeltaError),
    #[error(transparent)]
    Paging(#[from] PagingError),
    /// An answer is not what its operation promises.
    #[error(transparent)]
    Batch(#[from] BatchFailure),
    #[error("{0}")]
    Spool(#[from] io::Error),
    #[error(transparent)]
    Arrow(#[from] ArrowError),
}

impl MirrorError {
    /// Whether the folder has the mirror of something else.
    pub(super) const fn is_of_another_mirror(&self) -> bool {
        matches!(
            self,
            Self::Other { .. }
                | Self::OtherServer { .. }
                | Self::NoHistory { .. }
                | Self::OtherMoney { .. }
        )
    }
}
