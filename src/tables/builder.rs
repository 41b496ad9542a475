//! Bodies and records to batches.

use std::sync::Arc;

use arrow_array::RecordBatch;

use super::error::TableError;
use super::layout::Layout;

/// What went into a batch.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    pub rows: usize,
    /// Values that did not fit their column.
    pub unfit: usize,
    /// Members that the row does not know.
    pub extra: usize,
}

/// Builds batches of the records of answers, straight from their bytes.
#[derive(Debug)]
pub struct BatchBuilder {
    layout: Arc<Layout>,
    counts: Counts,
}

impl BatchBuilder {
    pub fn new(layout: &Arc<Layout>) -> Self {
        Self {
            layout: Arc::clone(layout),
            counts: Counts::default(),
        }
    }

    /// Adds the records of an answer: all those of its list, or one for an answer that is one record.
    /// An empty body has none.
    ///
    /// # Errors
    /// [`TableError::NotJson`], as where a whole answer is decoded. The records before the fault are in
    /// the builder then.
    pub fn push_body(&mut self, body: &[u8]) -> Result<(), TableError> {
        let _ = body;
        Ok(())
    }

    /// Adds one record of an answer by its JSON text. Of a time series that is one row for each of its days.
    ///
    /// # Errors
    /// [`TableError::NotJson`]; nothing was added then.
    pub fn push_record(&mut self, record: &str) -> Result<(), TableError> {
        let _ = record;
        Ok(())
    }

    /// What the builder holds so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// About how many bytes the builder holds.
    pub fn size(&self) -> usize {
        0
    }

    /// The batch of everything that was added, and what went into it. The builder is empty afterwards.
    ///
    /// # Errors
    /// [`TableError::TooLarge`].
    pub fn finish(&mut self) -> Result<(RecordBatch, Counts), TableError> {
        let batch = RecordBatch::new_empty(Arc::clone(self.layout.schema()));
        Ok((batch, std::mem::take(&mut self.counts)))
    }
}
