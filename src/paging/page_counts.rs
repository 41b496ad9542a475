//! How many pages were read, and how many of them again.

/// How often all pages together may be requested again, and a number that is allowed in any list.
const MOST_AGAIN: u64 = 2;
const FEW_PAGES: u64 = 200;

/// The pages of a run by number, in all its readings.
#[derive(Debug, Default)]
pub struct PageCounts {
    /// How many pages were requested again.
    pub asked_again: u64,
    /// How many pages were settled, how many of them again, and the last of them in this reading.
    new_pages: u64,
    old_pages: u64,
    last_page: u64,
}

impl PageCounts {
    /// A page fits those before it.
    pub fn settle(&mut self, page: u64) {
        if page > self.last_page {
            self.last_page = page;
            self.new_pages += 1;
        } else {
            self.old_pages += 1;
        }
    }

    /// Another reading of the run begins.
    pub fn begin_again(&mut self) {
        self.last_page = 0;
    }

    /// Whether the number of repeated requests shows that the list changes faster than it is read.
    pub fn are_too_many(&self) -> bool {
        self.asked_again + self.old_pages > FEW_PAGES + MOST_AGAIN * self.new_pages
    }
}
