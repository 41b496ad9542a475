//! A run that is under way: the lock, the table as it was read last, and what is known of it.

use openshelf_delta::{Snapshot, Texts, Transaction};
use openshelf_durable::LockFile;
use tokio::task::JoinError;

use super::conclusion::Sweep;
use super::error::MirrorError;
use super::first_run::FirstRun;
use super::state::{MirrorState, note_place};

/// A run that may change the table.
pub struct Run {
    pub lock: LockFile,
    pub table: Snapshot,
    pub state: MirrorState,
    /// How many requests the list had sent before.
    pub sent_before: u64,
    pub sweep: Sweep,
    /// What the first run knows, if no run has come to its end.
    pub first: Option<FirstRun>,
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
