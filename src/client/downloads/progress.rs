//! What is known of a download while it runs: the download writes it, and whoever shows progress reads it.

use std::sync::{Arc, Mutex};

use openshelf_core::answer::Narrower;
use openshelf_core::locks::lock;
use openshelf_files::JobStatus;

/// The progress of one download or of several. Clones share it.
#[derive(Debug, Clone, Default)]
pub struct DownloadProgress(Arc<Mutex<Seen>>);

/// The progress at one moment.
#[derive(Debug, Clone, Default)]
pub struct Seen {
    /// The job that is waited for.
    pub job: Option<JobStatus>,
    /// The name of the file that is received.
    pub file: Option<String>,
    /// Bytes that have arrived, those of earlier runs included.
    pub received: u64,
    /// Bytes of the whole, if the server has announced them.
    pub total: Option<u64>,
    /// Files that are complete, and those of them that were there before.
    pub complete: usize,
    pub skipped: usize,
    pub failed: usize,
    /// What happened, for a log.
    pub notes: Vec<String>,
    /// Pictures that are narrower than the width that was asked for.
    narrower: Vec<Narrower>,
}

impl DownloadProgress {
    /// The progress now, with the notes since the last time.
    pub fn take(&self) -> Seen {
        let mut seen = lock(&self.0);
        let notes = std::mem::take(&mut seen.notes);
        Seen {
            notes,
            ..seen.clone()
        }
    }

    /// The pictures that are narrower than the width that was asked for, since the last time.
    pub fn take_narrower(&self) -> Vec<Narrower> {
        std::mem::take(&mut lock(&self.0).narrower)
    }

    pub(super) fn narrower(&self, picture: Narrower) {
        lock(&self.0).narrower.push(picture);
    }

    pub fn note(&self, note: impl Into<String>) {
        lock(&self.0).notes.push(note.into());
    }

    pub fn failed(&self) {
        lock(&self.0).failed += 1;
    }

    pub(super) fn job(&self, status: &JobStatus) {
        let mut seen = lock(&self.0);
        let is_new = seen
            .job
            .as_ref()
            .is_none_or(|job| job.state != status.state || job.name != status.name);
        if is_new {
            seen.notes
                .push(format!("the job of {} is {}", status.name, status.state));
        }
        seen.job = Some(status.clone());
    }

    /// A file begins, or continues after this number of bytes.
    pub(super) fn begins(&self, name: &str, received: u64, total: Option<u64>) {
        let mut seen = lock(&self.0);
        seen.file = Some(name.to_owned());
        (seen.received, seen.total) = (received, total);
    }

    pub(super) fn received(&self, bytes: usize) {
        lock(&self.0).received += bytes as u64;
    }

    pub(super) fn complete(&self, skipped: bool) {
        let mut seen = lock(&self.0);
        seen.complete += 1;
        seen.skipped += usize::from(skipped);
    }
}
