//! The files that operations lead to.

use serde::Serialize;

/// What an operation leads to, for a download.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Files {
    /// The operation starts a job that writes a file.
    Job(&'static Job),
    /// The answer names files that exist.
    Listed(&'static Listed),
    /// The answer itself is the file.
    Answer(&'static AnswerFile),
}

/// A job, and the operation that tells its state. Both answers have the members `name` and `address`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Job {
    /// Group and name of the operation that tells the state, and its parameter with the file's name.
    pub status: (&'static str, &'static str),
    pub parameter: &'static str,
    pub name: &'static str,
    pub address: &'static str,
    pub state: &'static str,
    /// The state of a job whose file is complete.
    pub finished: &'static str,
    /// The state of a job that has failed.
    pub failed: &'static str,
    /// The service's message about a failed job.
    pub message: &'static str,
    pub rows: &'static str,
    pub columns: &'static str,
    /// The size of the file in thousands of bytes.
    pub size: &'static str,
    /// Seconds that the job has run.
    pub seconds: &'static str,
    /// The hosts that serve its file.
    pub hosts: &'static [&'static str],
}

/// An answer that names files. Each is an object with a name and an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// The members that contain a file, a list of files, or null.
    pub places: &'static [&'static str],
    pub name: &'static str,
    pub address: &'static str,
    /// The hosts that serve the files.
    pub hosts: &'static [&'static str],
}

/// How a file is named whose content is the answer itself: after the arguments that differ from their defaults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct AnswerFile {
    pub prefix: &'static str,
    /// The ending of the name, unless an argument determines it.
    pub suffix: &'static str,
    /// The parameter that determines the ending.
    pub format: Option<&'static str>,
}
