//! What bounds a walk.

/// What bounds a walk.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    pub records: Option<u64>,
    pub pages: Option<u64>,
    /// How many requests may be under way; as many pages again may wait for the reader.
    pub concurrency: usize,
    /// Records that change are an error, not a warning.
    pub change_is_an_error: bool,
}

impl Bounds {
    /// Whether so many records and pages are as many as are wanted.
    pub fn are_reached(&self, records: u64, pages: u64) -> bool {
        let reached = |bound: Option<u64>, have: u64| bound.is_some_and(|bound| have >= bound);
        reached(self.records, records) || reached(self.pages, pages)
    }
}
