//! The limits of a list: how many records and pages are read, and how many requests may be under way.

/// The caller's settings beyond the arguments of the call.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// Stop after this number of records; `None` for all.
    pub max_records: Option<u64>,
    /// Stop after this number of pages; `None` for all.
    pub max_pages: Option<u64>,
    /// How many requests may be under way. The same number of pages may wait for the reader.
    pub concurrency: usize,
    /// Pages are requested before any answer has shown that they exist.
    pub is_speculative: bool,
    /// Pages are requested while their reader has not asked for them yet.
    pub is_ahead: bool,
    /// What is done when records change while they are paged.
    pub on_change: OnChange,
    /// Every seam between two pages is requested again.
    pub prove: bool,
}

/// What is done when records change while they are paged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnChange {
    /// Pages are requested again until they fit together.
    Mend,
    /// The list ends with an error at the first sign.
    Raise,
    /// The list continues, with a warning.
    Warn,
}

impl OnChange {
    const ALL: [Self; 3] = [Self::Mend, Self::Raise, Self::Warn];

    pub fn name(self) -> &'static str {
        match self {
            Self::Mend => "mend",
            Self::Raise => "raise",
            Self::Warn => "warn",
        }
    }

    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|own| own.name() == name)
    }
}

impl Bounds {
    /// The same limits, and requests that do not depend on timing: one at a time, and none before its page is wanted.
    #[must_use]
    pub fn in_step(self) -> Self {
        Self {
            concurrency: 1,
            is_speculative: false,
            is_ahead: false,
            ..self
        }
    }

    /// Whether these numbers of records and pages reach the limits.
    pub(crate) fn are_reached(&self, records: u64, pages: u64) -> bool {
        let reached = |bound: Option<u64>, have: u64| bound.is_some_and(|bound| have >= bound);
        reached(self.max_records, records) || reached(self.max_pages, pages)
    }
}

impl Default for Bounds {
    /// Everything, with four concurrent requests; changes meanwhile are mended.
    fn default() -> Self {
        Self {
            max_records: None,
            max_pages: None,
            concurrency: 4,
            is_speculative: false,
            is_ahead: true,
            on_change: OnChange::Mend,
            prove: false,
        }
    }
}
