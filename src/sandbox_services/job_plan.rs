//! What becomes of a job: the states that it goes through, one after another.

use std::time::Duration;

/// A state of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JobState {
    Ready,
    Running,
    Finished,
    Failed,
    Queued,
    Resumed,
    Created,
    Uploading,
}

impl JobState {
    /// Every state and its name, in the order of the service's own table.
    pub const ALL: [(&'static str, Self); 8] = [
        ("ready", Self::Ready),
        ("running", Self::Running),
        ("finished", Self::Finished),
        ("failed", Self::Failed),
        ("queued", Self::Queued),
        ("resumed", Self::Resumed),
        ("created", Self::Created),
        ("uploading", Self::Uploading),
    ];

    pub fn name(self) -> &'static str {
        let known = Self::ALL.iter().find(|(_, state)| *state == self);
        known.map_or("", |(name, _)| *name)
    }

    /// The state of this name.
    pub fn of(name: &str) -> Option<Self> {
        let known = Self::ALL.iter().find(|(known, _)| *known == name);
        known.map(|(_, state)| *state)
    }
}

/// A state and how long it lasts: so long, or else until it was seen once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JobStage {
    pub state: JobState,
    pub lasts: Option<Duration>,
}

impl From<JobState> for JobStage {
    fn from(state: JobState) -> Self {
        Self { state, lasts: None }
    }
}

/// How many tables a job makes in place of its own, and the bytes of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tables {
    pub count: u16,
    pub size: u64,
}

/// The stages of a job; the last one has no end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JobPlan {
    pub first: JobStage,
    pub then: Vec<JobStage>,
    pub tables: Option<Tables>,
}

impl JobPlan {
    /// States that are seen once each.
    pub fn seen_once(first: JobState, then: &[JobState]) -> Self {
        Self {
            first: first.into(),
            then: then.iter().copied().map(JobStage::from).collect(),
            tables: None,
        }
    }

    /// A job that succeeds.
    pub fn usual() -> Self {
        Self::seen_once(JobState::Ready, &[JobState::Running, JobState::Finished])
    }

    /// A job that runs and then has failed.
    pub fn failed() -> Self {
        Self::seen_once(JobState::Ready, &[JobState::Running, JobState::Failed])
    }

    /// A job that runs for ever: its worker is lost.
    pub fn stuck() -> Self {
        Self::seen_once(JobState::Ready, &[JobState::Running])
    }
}
