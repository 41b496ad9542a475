//! Summarises what is known about all rows of a table.

use arrow_array::RecordBatch;
use openshelf_core::answer::Remarks;
use openshelf_paging::Completeness;
use openshelf_tables::{Counts, Provenance, count_leftovers};
use serde::{Deserialize, Serialize};

/// What is known about all rows together.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct TableSummary {
    pub provenance: Provenance,
    pub rows: u64,
    /// Values that did not fit their column.
    pub unfit: u64,
    /// Members that the operation does not name.
    pub extra: u64,
    /// What is known about the list of the rows at its end. A position stores it separately.
    #[serde(skip)]
    pub completeness: Option<Completeness>,
    /// What the service has said beside the rows.
    #[serde(default, skip_serializing_if = "Remarks::is_empty")]
    pub remarks: Remarks,
}

/// How many values a column of leftovers has in these batches.
pub fn leftovers(batches: &[RecordBatch], column: &str) -> u64 {
    let columns = batches.iter();
    let columns = columns.filter_map(|batch| batch.column_by_name(column));
    columns.map(|column| count_leftovers(column) as u64).sum()
}

impl TableSummary {
    /// Adds the rows of one more batch, and the provenance up to it.
    pub fn add(&mut self, counts: &Counts, provenance: Provenance) {
        self.rows += counts.rows as u64;
        self.unfit += counts.unfit as u64;
        self.extra += counts.extra as u64;
        self.provenance = provenance;
    }

    /// The metadata of a schema or a file: the provenance of the rows, and what is known about the list.
    pub fn metadata(&self) -> Vec<(String, String)> {
        let mut pairs = self.provenance.metadata();
        let known = self.completeness.as_ref();
        if let Some(text) = known.and_then(|known| serde_json::to_string(known).ok()) {
            pairs.push(("openshelf.completeness".to_owned(), text));
        }
        pairs.extend(self.remark_pairs());
        pairs
    }

    /// What the service has said, each fact as JSON.
    fn remark_pairs(&self) -> Vec<(String, String)> {
        let Remarks {
            messages,
            not_found,
            not_found_count,
            parts,
            // The completeness has it.
            not_whole: _,
            // The caller was warned.
            absent: _,
        } = &self.remarks;
        let mut facts = Vec::new();
        if !messages.is_empty() {
            facts.push(("messages", serde_json::to_string(messages)));
        }
        if *not_found_count > 0 {
            facts.push(("not_found", serde_json::to_string(not_found)));
            facts.push(("not_found_count", Ok(not_found_count.to_string())));
        }
        for (name, things) in parts {
            facts.push((name, serde_json::to_string(things)));
        }
        let facts = facts.into_iter();
        facts
            .filter_map(|(name, text)| Some((format!("openshelf.{name}"), text.ok()?)))
            .collect()
    }

    /// What is known about the list, as a file stores it.
    pub fn known_at_end(&self) -> Completeness {
        self.completeness
            .clone()
            .unwrap_or_else(Completeness::of_nothing)
    }

    /// What is known about the rows of one batch.
    pub fn of(counts: &Counts, provenance: Provenance) -> Self {
        let mut known = Self::default();
        known.add(counts, provenance);
        known
    }
}
