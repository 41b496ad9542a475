//! Where the rows of a table are from, and what is known about the list: what a table of a list says, too.

use arrow_array::RecordBatch;
use jiff::Timestamp;
use openshelf_delta::{Snapshot, Transaction};
use openshelf_paging::{Completeness, Level};
use openshelf_tables::{EXTRA, Provenance, UNFIT};
use serde::{Deserialize, Serialize};

use super::mirror::Mirror;
use super::state::MirrorState;
use crate::tables::{TableSummary, leftovers};

/// The setting with what the first answer said.
const SOURCE: &str = "openshelf.source";
/// The setting with what the last run knew about the list.
const COMPLETENESS: &str = "openshelf.completeness";

/// What an answer says of itself.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct Source {
    url: Option<String>,
    licence: Option<String>,
}

/// Adds to a version what the run has read: the first answer if the table has none, and what is known about the list.
pub fn note_source(
    table: &Snapshot,
    read: Option<&Provenance>,
    known: &Completeness,
    change: &mut Transaction<'_>,
) {
    let source = read.filter(|_| table.setting(SOURCE).is_none());
    let source = source.map(|read| Source {
        url: read.url.clone(),
        licence: read.licence.clone(),
    });
    if let Some(text) = source.and_then(|source| serde_json::to_string(&source).ok()) {
        change.set(SOURCE, &text);
    }
    // What a single run has read again is in its report.
    let known = Completeness {
        level: known.level,
        reason: known.reason.clone(),
        ..Completeness::of_nothing()
    };
    if let Ok(text) = serde_json::to_string(&known) {
        change.set(COMPLETENESS, &text);
    }
}

impl Mirror {
    /// Where rows of a version are from, and what is in them. `is_whole` if they are all of its rows.
    pub fn summary(&self, table: &Snapshot, rows: &[RecordBatch], is_whole: bool) -> TableSummary {
        let state = MirrorState::of(table);
        let source = table.setting(SOURCE).unwrap_or_default();
        let source: Source = serde_json::from_str(source).unwrap_or_default();
        let created = table.metadata().created_time;
        TableSummary {
            provenance: Provenance {
                url: source.url,
                licence: source.licence,
                retrieved: created.and_then(second),
                retrieved_last: state.ended_at().or(created).and_then(second),
                ..self.table.provenance.clone()
            },
            rows: rows.iter().map(|batch| batch.num_rows() as u64).sum(),
            unfit: leftovers(rows, UNFIT),
            extra: leftovers(rows, EXTRA),
            completeness: is_whole.then(|| completeness(table, &state)).flatten(),
            ..TableSummary::default()
        }
    }
}

/// What is known about the list at a version.
fn completeness(table: &Snapshot, state: &MirrorState) -> Option<Completeness> {
    let known = table.setting(COMPLETENESS)?;
    let known: Completeness = serde_json::from_str(known).ok()?;
    Some(match state.unproven.first() {
        None => known,
        Some(window) => Completeness {
            level: Level::Unproven,
            reason: window.why.clone(),
            ..known
        },
    })
}

/// A time in milliseconds since 1970, to the second as in other tables.
fn second(milliseconds: i64) -> Option<String> {
    let time = Timestamp::from_second(milliseconds.div_euclid(1000)).ok()?;
    Some(time.to_string())
}
