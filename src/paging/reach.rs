//! How many records of a list the numbers of its pages reach, by the size of the pages.

use std::ops::Range;

use super::listed_call::ListedCall;
use super::step::PageRun;

impl ListedCall {
    /// How many records the pages of a run reach.
    pub(crate) fn reach_of(&self, run: &PageRun) -> Option<u64> {
        self.reach_in(self.size_of(run))
    }

    /// How many records pages of a size reach.
    fn reach_in(&self, size: u64) -> Option<u64> {
        let reach = self.paging.reach?;
        Some((reach / size).min(self.last_page) * size)
    }

    /// The sizes of pages that are smaller than the list's.
    fn smaller_sizes(&self) -> Range<u64> {
        self.paging.smallest.unsigned_abs().max(1)..self.page_size
    }

    /// Whether page numbers reach the page after one.
    pub(crate) fn reaches_behind(&self, run: &PageRun) -> bool {
        let reached = (run.page + 1).saturating_mul(self.size_of(run));
        self.reach_of(run).is_none_or(|reach| reached <= reach)
    }

    /// The page size that reaches furthest, if that is further than this run; the larger, the better.
    pub(crate) fn further_size(&self, run: &PageRun, total: Option<u64>) -> Option<u64> {
        let (reach, own) = (self.paging.reach?, self.reach_of(run)?);
        let wanted = total.unwrap_or(reach).min(reach);
        let further = |size| self.reach_in(size);
        let best = self.smaller_sizes().filter_map(further).max()?;
        if best <= own {
            return None;
        }
        let wanted = wanted.min(best).max(own + 1);
        self.smaller_sizes()
            .rev()
            .find(|size| further(*size) >= Some(wanted))
    }

    /// The largest size of pages that are larger than the list's and reach this number of records: fewer pages have
    /// fewer seams.
    pub(crate) fn larger_size(&self, total: u64) -> Option<u64> {
        let larger = self.page_size + 1..=self.largest_page();
        larger
            .rev()
            .find(|size| self.reach_in(*size) >= Some(total))
    }

    /// How many records pages reach whose size is at most the list's.
    pub(crate) fn furthest_reach(&self) -> Option<u64> {
        let own = self.reach_in(self.page_size);
        let smaller = self.smaller_sizes().map(|size| self.reach_in(size)).max();
        own.max(smaller.flatten())
    }

    /// The argument for the largest pages, if those reach further.
    pub(crate) fn larger_pages(&self) -> Option<(&'static str, i64)> {
        let largest = self.arguments.operation.parameter(self.paging.size)?.max?;
        let further = self.reach < self.paging.reach && self.page_size < largest.unsigned_abs();
        further.then_some((self.paging.size, largest))
    }
}
