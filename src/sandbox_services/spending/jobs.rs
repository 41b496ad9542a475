//! The states of download jobs.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::archive::File;
use crate::job_plan::{JobPlan, JobStage, JobState};
use crate::random::Random;

/// The message of a failed job.
const FAILURE: &str = "An exception was raised while attempting to process the DownloadJob:\n\
    Traceback (most recent call last):\n  File \"download_generation/algorithms.py\", \
    in generate_download\nException: the sandbox was asked to let this job fail\n";

/// A job that was created.
#[derive(Debug)]
pub struct Job {
    pub file_name: String,
    /// Its request as the service understood it, and the time in the names of its files.
    pub request: Value,
    pub stamp: String,
    pub plan: JobPlan,
    /// How often its file was rebuilt.
    pub version: u32,
    /// The stage, its start, and whether a call has seen it.
    at: usize,
    since: Instant,
    seen: bool,
    has_begun: bool,
    has_failed: bool,
    /// How often calls have seen it running.
    running: u32,
    /// The finished file, once it was requested.
    pub file: Option<File>,
}

impl Job {
    pub fn new(file_name: String, request: Value, stamp: String, plan: JobPlan) -> Self {
        let mut job = Self {
            file_name,
            request,
            stamp,
            at: 0,
            since: Instant::now(),
            seen: false,
            has_begun: false,
            has_failed: false,
            running: 0,
            file: None,
            version: 0,
            plan,
        };
        job.enter();
        job
    }

    fn stage(&self) -> JobStage {
        let later = self.at.checked_sub(1).and_then(|at| self.plan.then.get(at));
        later.copied().unwrap_or(self.plan.first)
    }

    /// Applies the effects of the stage it has reached.
    fn enter(&mut self) {
        self.seen = false;
        match self.stage().state {
            JobState::Ready | JobState::Queued => {}
            JobState::Failed => self.has_failed = true,
            _ => self.has_begun = true,
        }
    }

    fn advance(&mut self, since: Instant) {
        if self.at < self.plan.then.len() {
            self.at += 1;
            self.since = since;
            self.enter();
        }
    }

    /// The current state, without counting as a look.
    pub fn state(&mut self) -> JobState {
        while let Some(lasts) = self.stage().lasts
            && self.since.elapsed() >= lasts
            && self.at < self.plan.then.len()
        {
            self.advance(self.since + lasts);
        }
        self.stage().state
    }

    /// The state that the current caller sees.
    pub fn look(&mut self) -> JobState {
        self.state();
        if self.seen && self.stage().lasts.is_none() {
            self.advance(Instant::now());
        }
        self.seen = true;
        let state = self.stage().state;
        self.running = self
            .running
            .saturating_add(u32::from(state == JobState::Running));
        state
    }

    /// Whether the same request gets this job instead of a new one.
    pub fn serves(&mut self, request: &Value, plan: Option<&JobPlan>) -> bool {
        self.request == *request
            && self.state() != JobState::Failed
            && plan.is_none_or(|plan| self.plan == *plan)
    }

    /// The answer for its state as of the last look.
    pub fn record(&self, seed: u64, file_url: String) -> Value {
        let state = self.stage().state;
        let file = self.file.as_ref().filter(|_| state == JobState::Finished);
        // This many seconds pass between two looks.
        let pace = Random::new(seed, &self.file_name, 0).between(1_000_000, 9_000_000);
        let elapsed = Duration::from_micros(pace.unsigned_abs()) * self.running.max(1);
        let has_time = matches!(
            state,
            JobState::Running | JobState::Finished | JobState::Failed
        );
        json!({
            "status": state.name(),
            // The message stays when the queue tries again.
            "message": self.has_failed.then_some(FAILURE),
            "file_name": self.file_name,
            "file_url": file_url,
            "total_size": file.map(|file| file.length() as f64 / 1000.0),
            "total_columns": self.has_begun.then(|| file.map_or(0, |file| file.columns)),
            "total_rows": self.has_begun.then(|| file.map_or(0, |file| file.rows)),
            "seconds_elapsed": has_time.then(|| format!("{:?}", elapsed.as_secs_f64())),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(first: JobStage, then: Vec<JobStage>) -> Job {
        Job::new(
            String::new(),
            Value::Null,
            String::new(),
            JobPlan {
                first,
                then,
                tables: None,
            },
        )
    }

    #[test]
    fn a_state_without_a_duration_is_shown_once_and_the_last_one_stays() {
        let states = [JobState::Queued, JobState::Running, JobState::Finished];
        let mut job = job(
            states[0].into(),
            states[1..].iter().map(|one| (*one).into()).collect(),
        );
        assert_eq!([job.state(), job.state()], [JobState::Queued; 2]);
        assert_eq!([job.look(), job.look(), job.look()], states);
        assert_eq!([job.look(), job.state()], [JobState::Finished; 2]);
    }

    #[test]
    fn a_state_with_a_duration_lasts_that_long() {
        let lasting = |state, lasts| JobStage {
            state,
            lasts: Some(lasts),
        };
        let hour = Duration::from_secs(3600);
        let mut slow = job(
            lasting(JobState::Running, hour),
            vec![JobState::Finished.into()],
        );
        assert_eq!(
            [slow.look(), slow.look(), slow.state()],
            [JobState::Running; 3]
        );
        let none = lasting(JobState::Running, Duration::ZERO);
        let mut quick = job(none, vec![none, JobState::Finished.into()]);
        assert_eq!(quick.state(), JobState::Finished);
    }
}
