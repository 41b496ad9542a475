//! How many pages of a run may be under way: fewer after a change, and slowly more while nothing changes.

/// A list in which more pages may be under way than this is not limited any more.
const MANY: usize = 1_000;
/// After changes that were this close together, several pages in a row do not stay the same any more.
const MOST_PATIENCE: usize = 64;

/// How many pages may be under way, and how many unchanged pages are needed before there are more.
#[derive(Debug)]
pub struct PagesAhead {
    width: usize,
    patience: usize,
    /// How many pages in a row were unchanged.
    unchanged: usize,
}

impl Default for PagesAhead {
    /// As many as the caller allows.
    fn default() -> Self {
        Self {
            width: usize::MAX,
            patience: 4,
            unchanged: 0,
        }
    }
}

impl PagesAhead {
    /// One at a time at first.
    pub fn slow() -> Self {
        Self {
            width: 1,
            patience: 2,
            unchanged: 0,
        }
    }

    /// How many pages may be under way.
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many unchanged pages in a row are needed before more may be under way.
    pub fn patience(&self) -> u64 {
        self.patience as u64
    }

    /// Whether the list changes so often that several pages in a row do not stay the same.
    pub fn is_restless(&self) -> bool {
        self.patience >= MOST_PATIENCE
    }

    /// The list changed.
    pub fn reduce(&mut self) {
        self.width = 1;
        self.unchanged = 0;
        self.patience = (self.patience * 2).min(MOST_PATIENCE);
    }

    /// A page was unchanged.
    pub fn grow(&mut self) {
        self.unchanged += 1;
        if self.width < usize::MAX && self.unchanged > self.patience {
            // Slowly, as after any congestion.
            self.width = if self.width > MANY {
                usize::MAX
            } else {
                self.width * 2
            };
        }
    }

    /// Changes do not show in this list, so it is read as if there were none.
    pub fn open(&mut self) {
        self.width = usize::MAX;
    }
}
