//! Counts of a batch: its rows, its values that do not fit, and its members without a column.

/// The contents of a batch.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    pub rows: usize,
    /// Values that did not fit their column.
    pub unfit: usize,
    /// Members that the operation does not name.
    pub extra: usize,
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.rows += other.rows;
        self.unfit += other.unfit;
        self.extra += other.extra;
    }
}
