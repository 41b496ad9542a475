//! What a run of a mirror did.

use openshelf_delta::WiderColumn;
use openshelf_paging::Completeness;
use serde::Serialize;

use super::window::MirrorWindow;

/// What a run of a mirror did.
#[derive(Debug, Clone, Serialize)]
pub struct MirrorReport {
    /// The version of the table after the run.
    pub version: u64,
    /// Whether everything was asked for, or only what may have changed.
    pub whole: bool,
    /// Why, in words.
    pub why: String,
    /// The first day of the latest part that was asked for, or the time from which on changes were; none if everything
    /// was.
    pub since: Option<String>,
    /// The parts of the list that were asked for; none if everything was.
    pub windows: Vec<MirrorWindow>,
    /// How many answers were read.
    pub answers: u64,
    /// How many records they had.
    pub records: u64,
    /// How many values of these records do not fit their column, in which they are null.
    pub unfit: u64,
    /// How many members of these records have no column.
    pub extra: u64,
    /// How many requests were sent, with those that count; one that was sent again counts once.
    pub requests: u64,
    /// How many more the last run took that read everything.
    pub requests_saved: u64,
    /// How many seconds the requests take at the pace of the service; none if the service has no known pace.
    pub seconds: Option<f64>,
    pub new: u64,
    pub changed: u64,
    pub unchanged: u64,
    /// Records that were gone and are there again; they count as changed, too.
    pub returned: u64,
    /// Records that the service no longer has. They stay in the table, with the time of this run in `_gone_at`.
    pub gone: u64,
    /// Why records that are not there any more were not looked for; none if they were.
    pub not_looked_for: Option<String>,
    /// The parts of the list that could not be shown to be whole. The next run reads them again.
    pub unproven: Vec<MirrorWindow>,
    /// What the rule of this run cannot see; none if everything was asked for.
    pub unseen: Option<String>,
    /// When the last run ended that read everything and could show it.
    pub last_whole: Option<String>,
    /// The columns of which rows of the table had values, although none of the records that were read has the member,
    /// or they have only values that do not fit.
    pub missing_columns: Vec<String>,
    /// The columns that have a wider type from now on: this version of the program knows them so. All parts were
    /// written anew for it.
    pub wider: Vec<WiderMirrorColumn>,
    /// What is known about the list that was read.
    pub completeness: Completeness,
    /// How often another program changed the table meanwhile, so that the records were joined to it again.
    pub repeated: u32,
}

/// A column that has a wider type from now on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WiderMirrorColumn {
    /// Its name, after those of the structs and lists around it.
    pub column: String,
    /// The name of its type before, as in the table: `integer`.
    pub before: String,
    /// That of its type from now on.
    pub after: String,
}

impl From<&WiderColumn> for WiderMirrorColumn {
    fn from(own: &WiderColumn) -> Self {
        Self {
            column: own.column.clone(),
            before: own.before.clone(),
            after: own.after.clone(),
        }
    }
}

impl MirrorReport {
    /// Whether the table has another version than before.
    pub fn is_changed(&self) -> bool {
        self.new + self.changed + self.gone > 0
    }
}
