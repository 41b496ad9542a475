//! What a mirror knows of its earlier runs. It is in the table, in the same versions as their rows.

use std::time::Duration;

use jiff::Timestamp;
use openshelf_delta::{Snapshot, Transaction};

use super::window::MirrorWindow;

/// The name under which the table notes its runs.
const RUNS: &str = "openshelf.runs";
/// The name under which it notes the last run that read everything and could show it.
const WHOLE: &str = "openshelf.whole";
/// The name under which it notes how many requests that run took.
const WHOLE_REQUESTS: &str = "openshelf.whole_requests";
/// The setting with the parts that no run could show to be whole since.
const UNPROVEN: &str = "openshelf.unproven";
/// The setting with the place at which the first run goes on.
const PLACE: &str = "openshelf.place";

/// What a mirror knows of its earlier runs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MirrorState {
    runs: i64,
    /// When the last run ended, in milliseconds since 1970; 0 if there was none.
    ended_at: i64,
    /// Whether a run has read everything and could show it.
    pub has_been_whole: bool,
    /// When the last such run ended, if the table says it.
    pub whole_at: Option<Timestamp>,
    /// How many requests it took.
    pub whole_requests: Option<u64>,
    /// The parts that no run could show to be whole since.
    pub unproven: Vec<MirrorWindow>,
    /// Where the first run goes on, as a text, if it has not come to its end.
    pub place: Option<String>,
}

/// What a run adds to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunNotes {
    /// How many requests everything took, if everything was read and that could be shown.
    pub whole_requests: Option<u64>,
    pub unproven: Vec<MirrorWindow>,
}

impl MirrorState {
    /// The state of a table.
    pub fn of(table: &Snapshot) -> Self {
        let whole = table.applications().find(|known| known.app_id == WHOLE);
        let requests = table.application(WHOLE_REQUESTS);
        let unproven = table.setting(UNPROVEN).map(serde_json::from_str);
        Self {
            runs: table.application(RUNS).unwrap_or(0),
            ended_at: table
                .applications()
                .find(|known| known.app_id == RUNS)
                .and_then(|known| known.noted_at)
                .unwrap_or(0),
            has_been_whole: whole.is_some(),
            whole_at: whole
                .and_then(|known| known.noted_at)
                .and_then(|time| Timestamp::from_millisecond(time).ok()),
            whole_requests: requests.and_then(|number| number.try_into().ok()),
            unproven: match unproven {
                None => Vec::new(),
                Some(Ok(windows)) => windows,
                // Somebody else has written it: nothing is known to be whole.
                Some(Err(_)) => vec![MirrorWindow::everything(
                    "the table does not say legibly what is unproven",
                )],
            },
            place: table.setting(PLACE).map(str::to_owned),
        }
    }

    /// Whether no run has come to its end.
    pub const fn is_first(&self) -> bool {
        self.runs == 0
    }

    /// When the last run ended, in milliseconds since 1970.
    pub fn ended_at(&self) -> Option<i64> {
        (self.ended_at > 0).then_some(self.ended_at)
    }

    /// Whether the last run that read everything ended longer ago than this.
    pub fn is_older_than(&self, age: Duration, now: Timestamp) -> bool {
        let Some(whole_at) = self.whole_at else {
            return true;
        };
        let since = now.duration_since(whole_at);
        Duration::try_from(since).is_ok_and(|since| since >= age)
    }

    /// A time in microseconds since 1970, or one after the last run if the clock was set back since: no row may end
    /// before it was seen.
    pub fn after_last_run(&self, now: i64) -> i64 {
        now.max(self.ended_at.saturating_add(1).saturating_mul(1000))
    }

    /// Adds a run to the version that it makes.
    pub fn note(&self, notes: &RunNotes, change: &mut Transaction<'_>) {
        let run = self.runs + 1;
        change.set_application(RUNS, run);
        if let Some(requests) = notes.whole_requests {
            change.set_application(WHOLE, run);
            change.set_application(WHOLE_REQUESTS, requests.try_into().unwrap_or(i64::MAX));
        }
        change.unset(PLACE);
        if notes.unproven != self.unproven {
            note_unproven(&notes.unproven, change);
        }
    }
}

/// Adds how far the first run has come to the version that it makes; `None` if it begins anew.
pub fn note_place(place: Option<&str>, why: &str, change: &mut Transaction<'_>) {
    match place {
        Some(place) => change.set(PLACE, place),
        None => change.unset(PLACE),
    }
    note_unproven(&[MirrorWindow::everything(why)], change);
}

fn note_unproven(windows: &[MirrorWindow], change: &mut Transaction<'_>) {
    let text = serde_json::to_string(windows).unwrap_or_default();
    change.set(UNPROVEN, &text);
}
