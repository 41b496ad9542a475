//! A run that is under way: the lock, the table as it was read last, and what is known of it.

use std::sync::atomic::Ordering;

use jiff::Timestamp;
use openshelf_delta::{DeltaError, Snapshot, Texts, Transaction};
use openshelf_durable::LockFile;
use tokio::task::JoinError;

use super::conclusion::Sweep;
use super::error::MirrorError;
use super::first_run::FirstRun;
use super::folder::MadeFolder;
use super::mirror::Mirror;
use super::reading::Reader;
use super::scope::Scope;
use super::state::{MirrorState, note_place};
use crate::lists::{List, RequestRuntime};

/// How often the records are joined to a table that other programs change meanwhile.
const MOST_REPEATS: u32 = 10;

/// A run that may change the table.
pub struct Run {
    /// It goes away before the lock, if nothing came.
    pub folder: MadeFolder,
    pub lock: LockFile,
    pub table: Snapshot,
    /// The table is not there yet: no record has come.
    pub is_draft: bool,
    pub state: MirrorState,
    /// How many requests the list had sent before.
    pub sent_before: u64,
    pub sweep: Sweep,
    /// From when on the sweep asks for everything again; none if nobody wants one.
    pub sweeps_again: Option<Timestamp>,
    /// What the first run knows, if no run has come to its end.
    pub first: Option<FirstRun>,
}

impl Mirror {
    /// How many requests the list has sent.
    pub(super) fn sent(&self) -> u64 {
        self.list.sent.load(Ordering::Relaxed)
    }

    /// The list, with the proof that a run wants.
    pub(super) fn list_of(&self, scope: &Scope, sweep: Sweep) -> List {
        let mut list = self.list.clone();
        list.bounds.prove |= sweep == Sweep::Now && scope.is_whole();
        list
    }

    pub(super) fn reader<'a>(&'a self, list: &'a List, runtime: &RequestRuntime) -> Reader<'a> {
        Reader {
            list,
            table: &self.table,
            columns: &self.columns,
            keys: &self.keys,
            heard: &self.heard,
            runtime: runtime.clone(),
            progress: &self.progress,
        }
    }

    /// Creates the table if it is not there yet: there is something to put into it.
    pub(super) fn establish(&self, run: &mut Run) -> Result<(), MirrorError> {
        if run.is_draft {
            run.table = self.create()?;
            run.state = MirrorState::of(&run.table);
            run.is_draft = false;
        }
        Ok(())
    }

    /// Changes the table, again if other programs change it meanwhile; also returns how often that was.
    pub(super) fn repeated<T>(
        &self,
        run: &mut Run,
        mut change: impl FnMut(&mut Run) -> Result<T, MirrorError>,
    ) -> Result<(T, u32), MirrorError> {
        for repeated in 0..MOST_REPEATS {
            match change(run) {
                Err(MirrorError::Table(DeltaError::Conflict { .. })) => {
                    run.table = run.table.newer()?;
                    self.check(&run.table)?;
                    run.state = MirrorState::of(&run.table);
                }
                Err(error) => return Err(error),
                Ok(done) => return Ok((done, repeated)),
            }
        }
        Err(MirrorError::Busy {
            folder: self.folder().to_owned(),
            times: MOST_REPEATS,
        })
    }
}

/// Drops the rows of earlier runs that cannot be gone on from.
pub fn drop_remains(run: &mut Run) -> Result<(), MirrorError> {
    let Some(first) = run.first.as_mut().filter(|first| first.has_remains) else {
        return Ok(());
    };
    let mut change = Transaction::on(&run.table)?;
    for file in run.table.files() {
        change.remove(&file.path)?;
    }
    note_place(None, "the first run begins anew", &mut change);
    run.table = change.commit("DELETE", &Texts::new())?;
    run.state = MirrorState::of(&run.table);
    first.has_remains = false;
    Ok(())
}

/// The error of work whose thread has panicked or is gone.
pub fn lost(error: &JoinError) -> MirrorError {
    MirrorError::Lost(error.to_string())
}
