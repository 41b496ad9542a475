//! How many records of a list the numbers of its pages reach, by the size of the pages.

/// What limits the numbers of pages.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reach {
    /// The last record that a page may have; `None` if every page can be requested.
    pub(crate) records: Option<u64>,
    /// The largest number of a page.
    pub(crate) last_page: u64,
    /// The smallest size of a page.
    pub(crate) smallest: u64,
    /// The size of the list's pages.
    pub(crate) size: u64,
    /// The largest size of a page.
    pub(crate) largest: u64,
}

impl Reach {
    /// How many records pages of a size reach. The service does not return a page that would end beyond its reach.
    pub(crate) fn of(&self, size: u64) -> Option<u64> {
        let records = self.records?;
        Some((records / size).min(self.last_page) * size)
    }

    /// The page size that reaches furthest, if that is further than this size; the larger, the better.
    pub(crate) fn further_size(&self, size: u64, total: Option<u64>) -> Option<u64> {
        let (records, own) = (self.records?, self.of(size)?);
        let wanted = total.unwrap_or(records).min(records);
        let smaller = self.smallest..self.size;
        let best = smaller.clone().filter_map(|size| self.of(size)).max()?;
        if best <= own {
            return None;
        }
        let wanted = wanted.min(best).max(own + 1);
        smaller.rev().find(|size| self.of(*size) >= Some(wanted))
    }

    /// The largest size of pages that are larger than the list's and reach this number of records: fewer pages have
    /// fewer seams.
    pub(crate) fn larger_size(&self, total: u64) -> Option<u64> {
        let larger = self.size + 1..=self.largest;
        larger.rev().find(|size| self.of(*size) >= Some(total))
    }

    /// How many records pages reach whose size is at most the list's.
    pub(crate) fn furthest(&self) -> Option<u64> {
        let smaller = self.smallest..self.size;
        let smaller = smaller.filter_map(|size| self.of(size)).max();
        self.of(self.size).max(smaller)
    }
}
