//! What the records that were read show: whether they are all, and which parts are not known to be whole.

use jiff::Timestamp;
use openshelf_paging::{Completeness, Level};

use super::mirror::MirrorOptions;
use super::reading::Reading;
use super::scope::{Asked, Scope};
use super::spool::Spool;
use super::state::MirrorState;
use super::window::MirrorWindow;

/// Whether everything is to be shown to be there, whatever it takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sweep {
    /// Nobody wants it.
    Unwanted,
    /// The last one is not long ago.
    Later,
    Now,
}

impl Sweep {
    pub fn of(options: MirrorOptions, state: &MirrorState) -> Self {
        match options.sweep {
            None => Self::Unwanted,
            Some(age) if state.is_older_than(age, Timestamp::now()) => Self::Now,
            Some(_) => Self::Later,
        }
    }
}

/// What a run knows in the end.
pub struct Conclusion {
    pub completeness: Completeness,
    /// Everything was read, and that is shown.
    pub is_whole: bool,
    pub unproven: Vec<MirrorWindow>,
    pub not_looked_for: Option<String>,
}

/// What a reading shows.
pub fn conclusion(scope: &Scope, read: &Reading<Spool>, sweep: Sweep) -> Conclusion {
    let known = read.completeness();
    let is_proven = known.level != Level::Unproven;
    let reason = known.reason.clone();
    // A list that nobody counts is shown to be whole by a sweep only.
    let waits_for_sweep = sweep == Sweep::Later && read.total.is_none() && known.changes == 0;
    match &scope.asked {
        Asked::Whole => Conclusion {
            is_whole: is_proven,
            unproven: match is_proven || waits_for_sweep {
                true => Vec::new(),
                false => vec![MirrorWindow::everything(&reason)],
            },
            not_looked_for: (!is_proven).then_some(reason),
            completeness: known,
        },
        Asked::Days { spans, .. } => {
            let parts = spans.iter().zip(&read.parts);
            let unproven = parts.filter(|(_, part)| part.level == Level::Unproven);
            let unproven = unproven.map(|(span, part)| span.window(&part.reason));
            let reason = match is_proven {
                true => "the days that were read are whole, and the others have the number of records that the service counts".to_owned(),
                false => reason,
            };
            Conclusion {
                is_whole: false,
                unproven: unproven.collect(),
                not_looked_for: (!is_proven).then(|| reason.clone()),
                // The days that were not read are only counted.
                completeness: Completeness {
                    level: known.level.max(Level::Counted),
                    reason,
                    ..known
                },
            }
        }
        Asked::ChangedSince(_) => changed_conclusion(scope, &known, read.total),
    }
}

/// What is known of a list of which the last changes were read. That the number is the service's is checked before.
fn changed_conclusion(scope: &Scope, known: &Completeness, total: Option<u64>) -> Conclusion {
    let has_moved = known.changes > 0;
    let reason = match (has_moved, total) {
        (true, _) => "the list changed while its last changes were read",
        (false, None) => {
            "the service does not say how many records there are, so that nobody knows whether one is gone"
        }
        (false, Some(_)) => {
            "the last changes were read, and the table has the number of records that the service counts"
        }
    };
    let is_proven = !has_moved && total.is_some();
    let windows = scope.windows().into_iter();
    let unproven = windows.filter(|_| has_moved).map(|window| MirrorWindow {
        why: reason.to_owned(),
        ..window
    });
    Conclusion {
        is_whole: false,
        unproven: unproven.collect(),
        not_looked_for: (!is_proven).then(|| reason.to_owned()),
        completeness: Completeness {
            level: match is_proven {
                true => Level::Counted,
                false => Level::Unproven,
            },
            reason: reason.to_owned(),
            ..known.clone()
        },
    }
}
