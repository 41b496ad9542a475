//! The states of download jobs.

use serde_json::Value;

use super::archive::File;
use crate::call::JobEnd;

/// A job that was created.
#[derive(Debug)]
pub struct Job {
    pub file_name: String,
    /// How often its state was asked for: it goes from ready over running to finished.
    pub asked: u32,
    /// The path and the name of its operation, and its request.
    pub path: &'static str,
    pub request: (&'static str, Value),
    /// What becomes of it in place of its success.
    pub end: Option<JobEnd>,
    /// What it made, once that was asked for.
    pub file: Option<File>,
}

/// So often the state is asked for until it is that of a finished job.
pub const FINISHED: u32 = 3;

impl Job {
    fn has_failed(&self) -> bool {
        self.end == Some(JobEnd::Failed) && self.asked >= FINISHED
    }

    /// Whether a request gets this job instead of another one.
    pub fn serves(&self, path: &str, request: &Value, end: Option<JobEnd>) -> bool {
        self.path == path
            && self.request.1 == *request
            && !self.has_failed()
            && end.is_none_or(|end| self.end == Some(end))
    }
}
