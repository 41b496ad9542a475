//! Recognises records that were given lately, by their keys.

use std::collections::{HashMap, VecDeque};

use super::day_range::DayRange;

/// For how many pages a key is remembered. Records that move in a list move to its next pages, and
/// memory must not grow with the list.
pub const REMEMBERED_PAGES: usize = 32;

/// The keys of the last pages, or of all pages of the range of days that is being read. A range is
/// read again from its beginning when its records change.
#[derive(Debug, Default)]
pub struct RecentKeys {
    pages: VecDeque<Vec<u64>>,
    keys: HashMap<u64, usize>,
    range: Option<DayRange>,
}

impl RecentKeys {
    /// All remembered keys, the oldest first.
    pub fn keys(&self) -> Vec<u64> {
        self.pages.iter().flatten().copied().collect()
    }

    /// The keys of the last page.
    pub fn of_last_page(&self) -> Vec<u64> {
        self.pages.back().cloned().unwrap_or_default()
    }

    /// The range whose keys are all remembered.
    pub fn range(&self) -> Option<&DayRange> {
        self.range.as_ref()
    }

    /// Remembers the keys of a position: of a range, or else of a page.
    pub fn restore(&mut self, keys: Vec<u64>, range: Option<DayRange>) {
        for key in &keys {
            *self.keys.entry(*key).or_default() += 1;
        }
        self.pages.push_back(keys);
        self.range = range;
    }

    /// Goes on to a page of a range, or of none. The halves of a range are still the same days.
    pub fn enter_range(&mut self, range: Option<&DayRange>) {
        let both = self.range.as_ref().zip(range);
        match both.and_then(|(known, range)| known.merge_overlapping(range)) {
            Some(both) => self.range = Some(both),
            None if self.range.is_none() && range.is_none() => {}
            None => {
                self.pages.clear();
                self.keys.clear();
                self.range = range.cloned();
            }
        }
    }

    /// The indices of the records that were not given lately. They are remembered from now on.
    pub fn add_new(&mut self, keys: &[Option<u64>], records: usize) -> Vec<usize> {
        let is_range = self.range.is_some();
        let mut page = Vec::new();
        let new_records = (0..records)
            .filter(|index| {
                let Some(key) = keys.get(*index).copied().flatten() else {
                    return true;
                };
                let count = self.keys.entry(key).or_default();
                let is_new = *count == 0;
                if is_new || !is_range {
                    *count += 1;
                    page.push(key);
                }
                is_new
            })
            .collect();
        self.pages.push_back(page);
        if !is_range {
            self.evict();
        }
        new_records
    }

    fn evict(&mut self) {
        while self.pages.len() > REMEMBERED_PAGES {
            for key in self.pages.pop_front().into_iter().flatten() {
                if let Some(count) = self.keys.get_mut(&key) {
                    *count -= 1;
                    if *count == 0 {
                        self.keys.remove(&key);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_record_is_new_once_and_one_without_a_key_always() {
        let mut recent = RecentKeys::default();
        assert_eq!(
            recent.add_new(&[Some(1), None, Some(2), Some(1)], 4),
            [0, 1, 2]
        );
        assert_eq!(recent.add_new(&[Some(2), None, Some(3)], 3), [1, 2]);
        assert_eq!(recent.add_new(&[], 2), [0, 1]);
    }

    #[test]
    fn a_range_is_remembered_to_its_end_however_it_is_parted() {
        let range =
            |low: &str, high: &str| DayRange::new(low.parse().unwrap(), high.parse().unwrap());
        let mut recent = RecentKeys::default();
        recent.enter_range(Some(&range("2024-01-01", "2024-01-10")));
        for page in 0..100 {
            assert_eq!(recent.add_new(&[Some(page)], 1), [0]);
        }
        for half in [
            range("2024-01-01", "2024-01-05"),
            range("2024-01-06", "2024-01-10"),
        ] {
            recent.enter_range(Some(&half));
            for page in 0..50 {
                assert!(recent.add_new(&[Some(page)], 1).is_empty());
            }
        }
        assert_eq!(recent.keys().len(), 100);
        recent.enter_range(Some(&range("2024-01-11", "2024-01-20")));
        assert_eq!(recent.add_new(&[Some(1)], 1), [0]);
        assert_eq!(recent.keys(), [1]);
    }

    proptest! {
        #[test]
        fn memory_is_bounded_and_no_recent_record_comes_twice(pages: Vec<Vec<u8>>) {
            let mut recent = RecentKeys::default();
            let mut given: VecDeque<Vec<u8>> = VecDeque::new();
            for page in pages {
                let keys: Vec<Option<u64>> = page.iter().map(|key| Some(u64::from(*key))).collect();
                let new_records = recent.add_new(&keys, keys.len());
                let news: Vec<u8> = new_records.iter().map(|index| page[*index]).collect();
                for key in &news {
                    prop_assert!(given.iter().all(|page| !page.contains(key)));
                }
                given.push_back(page);
                if given.len() > REMEMBERED_PAGES {
                    given.pop_front();
                }
                prop_assert!(recent.pages.len() <= REMEMBERED_PAGES);
                let remembered: usize = recent.pages.iter().map(Vec::len).sum();
                prop_assert!(recent.keys.len() <= remembered);
            }
        }
    }
}
