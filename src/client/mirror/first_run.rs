//! The first run of a mirror. What it has read is in the table every few moments, with the place in the list, so that
//! the next run goes on there.

use std::collections::HashSet;
use std::sync::Arc;

use openshelf_delta::{Rows, Snapshot};
use openshelf_paging::{
    CallIdentity, Completeness, KeyLog, Level, Origin, POSITION_VERSION, PagingError, Position,
    check_version,
};
use openshelf_transport::TransportError;
use serde::{Deserialize, Serialize};

use super::columns::{REPLACED_AT, SEEN_AT, has_history};
use super::conclusion::Conclusion;
use super::error::MirrorError;
use super::held::Held;
use super::keys::{KeyColumns, listed_hash};
use super::merge::Merged;
use super::parts::PART;
use super::state::MirrorState;
use super::window::MirrorWindow;

/// A reader of a list knows this number of records exactly, and of earlier ones only the last.
const EXACT: u64 = 1_500_000;
/// How many of the last hashes the place has beyond that.
const LAST: usize = 8192;

/// How far the first run has come, as the table says it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    /// The version of positions.
    openshelf: u32,
    operation: String,
    call: String,
    position: Position,
    /// The sum of the hashes of the records: the table has these and no others.
    sum: u64,
    /// The hashes of the last records, if there are so many that a reader must know which ones they are.
    last: Vec<u64>,
    /// How many requests it took.
    requests: u64,
    /// How many runs have read.
    runs: u32,
    /// The first day, or the time of the last change, of records that may have changed since the first of them began.
    since: Option<String>,
}

impl Place {
    fn beginning(operation: String, call: String) -> Self {
        Self {
            openshelf: POSITION_VERSION,
            operation,
            call,
            position: Position::default(),
            sum: 0,
            last: Vec::new(),
            requests: 0,
            runs: 1,
            since: None,
        }
    }
}

/// A run of a mirror of which no run has come to its end.
pub struct FirstRun {
    place: Place,
    /// Where it begins, if an earlier run has read.
    origin: Option<Origin>,
    log: Arc<KeyLog>,
    /// Why what earlier runs had read is dropped.
    dropped: Option<String>,
    /// The table has rows that no reading stands for.
    pub has_remains: bool,
    /// How many runs have read before.
    runs_before: u32,
    requests_before: u64,
    /// What this run has added to the table so far.
    pub merged: Merged,
}

impl FirstRun {
    /// Goes on where the table says, or begins anew.
    ///
    /// # Errors
    /// The table cannot be read.
    pub fn begin(
        identity: CallIdentity,
        table: &Snapshot,
        state: &MirrorState,
        keys: &KeyColumns,
    ) -> Result<Self, MirrorError> {
        let mut own = Self {
            place: Place::beginning(identity.operation, identity.call),
            origin: None,
            log: Arc::new(KeyLog::behind(0)),
            dropped: None,
            has_remains: table.files().next().is_some(),
            runs_before: 0,
            requests_before: 0,
            merged: Merged::default(),
        };
        match &state.place {
            None if own.has_remains => {
                own.dropped = Some("the table does not say where it stopped".to_owned());
            }
            None => {}
            Some(text) => match own.read_place(text) {
                Err(why) => own.dropped = Some(why),
                Ok(place) => match hashes(table, keys, &place)? {
                    None => {
                        own.dropped =
                            Some("the table has other records than it had read".to_owned());
                    }
                    Some(keys) => own.go_on(place, keys),
                },
            },
        }
        Ok(own)
    }

    /// The place in the table, or why it is not one of this list.
    fn read_place(&self, text: &str) -> Result<Place, String> {
        let why = |why: String| format!("the table does not say legibly where it stopped: {why}");
        check_version(text.as_bytes()).map_err(why)?;
        let place: Place = serde_json::from_str(text).map_err(|error| why(error.to_string()))?;
        match (&place.operation, &place.call) == (&self.place.operation, &self.place.call) {
            true => Ok(place),
            false => Err("it had sent other requests, or had other columns".to_owned()),
        }
    }

    fn go_on(&mut self, place: Place, keys: Vec<u64>) {
        self.log = Arc::new(KeyLog::behind(place.position.keys));
        self.origin = Some(Origin {
            position: place.position.clone(),
            keys,
            ended: None,
        });
        self.has_remains = false;
        self.runs_before = place.runs;
        self.requests_before = place.requests;
        self.place = Place {
            runs: place.runs.saturating_add(1),
            ..place
        };
    }

    /// Begins anew, because the list cannot be read on.
    pub fn begin_anew(&mut self, why: String) {
        let Place {
            operation, call, ..
        } = self.place.clone();
        self.place = Place::beginning(operation, call);
        self.origin = None;
        self.log = Arc::new(KeyLog::behind(0));
        self.dropped = Some(why);
        self.has_remains = true;
        self.runs_before = 0;
        self.requests_before = 0;
        self.merged = Merged::default();
    }

    /// Whether it goes on where an earlier run has stopped.
    pub const fn goes_on(&self) -> bool {
        self.origin.is_some()
    }

    /// Where the list is read on; nothing at its beginning.
    pub fn origin(&self) -> Option<Origin> {
        self.origin.clone()
    }

    /// What notes the hashes of the records that are read.
    pub fn log(&self) -> Arc<KeyLog> {
        Arc::clone(&self.log)
    }

    /// Why the place at which an earlier run has stopped is of no use, if this error shows that. `answers` were read
    /// before it.
    pub fn refusal(&self, error: &MirrorError, answers: u64) -> Option<String> {
        self.origin.as_ref()?;
        let is_refused = match error {
            MirrorError::Paging(PagingError::Changed(_)) => true,
            MirrorError::Paging(PagingError::RequestFailed { failure, .. }) => {
                answers == 0 && is_refused(&failure.error)
            }
            _ => false,
        };
        is_refused.then(|| format!("the list could not be read on: {error}"))
    }

    /// What is said beside the reason for which everything is asked for.
    pub fn note(&self) -> Option<String> {
        match (&self.dropped, &self.origin) {
            (Some(why), _) => Some(format!("what an earlier run had read was dropped: {why}")),
            (None, Some(origin)) => Some(format!(
                "it went on behind the {} records that earlier runs had read",
                origin.position.records
            )),
            (None, None) => None,
        }
    }

    /// Notes that everything up to a position is in the table. `requests` were sent by this run.
    pub fn advance(&mut self, behind: Position, requests: u64) {
        let place = &mut self.place;
        let hashes = self.log.take_until(behind.keys);
        place.sum = hashes
            .iter()
            .fold(place.sum, |sum, hash| sum.wrapping_add(*hash));
        place.last.extend(hashes);
        let most = place.last.len().saturating_sub(LAST);
        place.last.drain(..most);
        place.position = behind;
        place.requests = self.requests_before + requests;
    }

    /// Whether it is known since when records may have changed.
    pub const fn has_since(&self) -> bool {
        self.place.since.is_some()
    }

    /// Notes since when records may have changed.
    pub fn changes_since(&mut self, since: Option<String>) {
        self.place.since = since;
    }

    /// The place as a text.
    ///
    /// # Errors
    /// It is no JSON, which cannot be.
    pub fn text(&self) -> Result<String, MirrorError> {
        let last = match self.place.position.keys > EXACT {
            true => self.place.last.clone(),
            false => Vec::new(),
        };
        let place = Place {
            last,
            ..self.place.clone()
        };
        Ok(serde_json::to_string(&place).map_err(std::io::Error::from)?)
    }

    /// Why the table is not whole yet.
    pub fn why_unproven(&self) -> String {
        format!(
            "the first run has not come to its end: {} records were read",
            self.place.position.records
        )
    }

    /// How many requests all runs together took, with those of this one.
    pub const fn requests(&self, own: u64) -> u64 {
        self.requests_before + own
    }

    /// What is known when the end of the list is reached: of what several runs have read together, nobody knows
    /// whether it is still there. This run has read `read` records, and the service counts `total`.
    pub fn conclusion(&self, found: Conclusion, read: u64, total: Option<u64>) -> Conclusion {
        if self.runs_before == 0 {
            return found;
        }
        let before = self
            .origin
            .as_ref()
            .map_or(0, |origin| origin.position.records);
        let records = before + read;
        let since = format!(
            "the list was read by {} runs, and what the earlier ones had read may have changed or gone since",
            self.place.runs
        );
        let known = found.completeness;
        let other = total.filter(|total| *total != records);
        let (level, reason) = match other {
            Some(total) => (
                Level::Unproven,
                format!("{since}: {records} records were read, and the service counts {total}"),
            ),
            None => (
                known.level.max(Level::Counted),
                format!("{}; {since}", known.reason),
            ),
        };
        let window = self.place.since.clone().filter(|_| found.is_whole);
        Conclusion {
            is_whole: window.is_some(),
            unproven: vec![MirrorWindow {
                first: window,
                last: None,
                why: since.clone(),
            }],
            not_looked_for: found.not_looked_for.or(Some(since)),
            completeness: Completeness {
                level,
                reason,
                ..known
            },
        }
    }
}

/// Both together.
pub fn together(left: Merged, right: Merged) -> Merged {
    Merged {
        new: left.new + right.new,
        changed: left.changed + right.changed,
        unchanged: left.unchanged + right.unchanged,
        returned: left.returned + right.returned,
        gone: left.gone + right.gone,
    }
}

/// Whether a service refuses a request as it is, and will again.
fn is_refused(error: &TransportError) -> bool {
    match error {
        TransportError::Missing(failure) | TransportError::Status(failure) => {
            matches!(failure.status, 400 | 404 | 406 | 409 | 410 | 416 | 422)
        }
        _ => false,
    }
}

/// The hashes by which a list recognises the records of a table, the last ones at last; `None` if they are not those of
/// a place.
fn hashes(
    table: &Snapshot,
    keys: &KeyColumns,
    place: &Place,
) -> Result<Option<Vec<u64>>, MirrorError> {
    let mut found: Vec<u64> = Vec::new();
    let mut columns = keys.columns().to_vec();
    if has_history(table.schema()) {
        columns.extend([SEEN_AT, REPLACED_AT].map(str::to_owned));
    }
    for file in table.files() {
        for rows in Rows::of(table, file, Some(&columns), PART)? {
            let rows = Held::Now.of(rows?)?;
            for key in keys.of_rows(&rows)? {
                let Some(hash) = listed_hash(&key) else {
                    return Ok(None);
                };
                found.push(hash);
            }
        }
    }
    let sum = found
        .iter()
        .fold(0_u64, |sum, hash| sum.wrapping_add(*hash));
    if found.len() as u64 != place.position.keys || sum != place.sum {
        return Ok(None);
    }
    if !place.last.is_empty() {
        let last: HashSet<u64> = place.last.iter().copied().collect();
        found.retain(|hash| !last.contains(hash));
        found.extend(&place.last);
    }
    Ok(Some(found))
}
