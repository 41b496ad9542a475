//! The records that were given lately, by their keys.

use std::collections::{HashMap, VecDeque};

use super::part::Part;

/// For how many pages a record is remembered: records that move with their list move to its next
/// pages, and memory shall not grow with the list.
pub const PAGES: usize = 32;

/// Knows a record again that was given on one of the last pages, or on any page of the range of days
/// that is being read: the range is read from its beginning when its records move.
#[derive(Debug, Default)]
pub struct Recent {
    pages: VecDeque<Vec<u64>>,
    keys: HashMap<u64, usize>,
    held: Option<Part>,
}

impl Recent {
    /// All keys that are known, the oldest first.
    pub fn keys(&self) -> Vec<u64> {
        self.pages.iter().flatten().copied().collect()
    }

    /// The keys of the last page.
    pub fn last(&self) -> Vec<u64> {
        self.pages.back().cloned().unwrap_or_default()
    }

    /// The range whose keys are all known.
    pub fn held(&self) -> Option<&Part> {
        self.held.as_ref()
    }

    /// Takes keys for those of what was given, of a range or else of a page.
    pub fn seed(&mut self, keys: Vec<u64>, held: Option<Part>) {
        for key in &keys {
            *self.keys.entry(*key).or_default() += 1;
        }
        self.pages.push_back(keys);
        self.held = held;
    }

    /// Goes on to a page of a range, or of none. A range that was parted is still the same days.
    pub fn turn_to(&mut self, part: Option<&Part>) {
        let both = self.held.as_ref().zip(part);
        match both.and_then(|(held, part)| held.overlapped(part)) {
            Some(both) => self.held = Some(both),
            None if self.held.is_none() && part.is_none() => {}
            None => {
                self.pages.clear();
                self.keys.clear();
                self.held = part.cloned();
            }
        }
    }

    /// The places of the records that were not given lately; from now on they were.
    pub fn fresh(&mut self, keys: &[Option<u64>], records: usize) -> Vec<usize> {
        let holds = self.held.is_some();
        let mut page = Vec::new();
        let fresh = (0..records)
            .filter(|place| {
                let Some(key) = keys.get(*place).copied().flatten() else {
                    return true;
                };
                let count = self.keys.entry(key).or_default();
                let is_fresh = *count == 0;
                if is_fresh || !holds {
                    *count += 1;
                    page.push(key);
                }
                is_fresh
            })
            .collect();
        self.pages.push_back(page);
        if !holds {
            self.forget();
        }
        fresh
    }

    fn forget(&mut self) {
        while self.pages.len() > PAGES {
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
    fn a_record_is_fresh_once_and_one_without_a_key_always() {
        let mut recent = Recent::default();
        assert_eq!(
            recent.fresh(&[Some(1), None, Some(2), Some(1)], 4),
            [0, 1, 2]
        );
        assert_eq!(recent.fresh(&[Some(2), None, Some(3)], 3), [1, 2]);
        assert_eq!(recent.fresh(&[], 2), [0, 1]);
    }

    #[test]
    fn a_range_is_remembered_to_its_end_however_it_is_parted() {
        let part = |low: &str, high: &str| Part::new(low.parse().unwrap(), high.parse().unwrap());
        let mut recent = Recent::default();
        recent.turn_to(Some(&part("2024-01-01", "2024-01-10")));
        for page in 0..100 {
            assert_eq!(recent.fresh(&[Some(page)], 1), [0]);
        }
        for half in [
            part("2024-01-01", "2024-01-05"),
            part("2024-01-06", "2024-01-10"),
        ] {
            recent.turn_to(Some(&half));
            for page in 0..50 {
                assert!(recent.fresh(&[Some(page)], 1).is_empty());
            }
        }
        assert_eq!(recent.keys().len(), 100);
        recent.turn_to(Some(&part("2024-01-11", "2024-01-20")));
        assert_eq!(recent.fresh(&[Some(1)], 1), [0]);
        assert_eq!(recent.keys(), [1]);
    }

    proptest! {
        #[test]
        fn memory_is_bounded_and_no_recent_record_comes_twice(pages: Vec<Vec<u8>>) {
            let mut recent = Recent::default();
            let mut given: VecDeque<Vec<u8>> = VecDeque::new();
            for page in pages {
                let keys: Vec<Option<u64>> = page.iter().map(|key| Some(u64::from(*key))).collect();
                let fresh = recent.fresh(&keys, keys.len());
                let news: Vec<u8> = fresh.iter().map(|place| page[*place]).collect();
                for key in &news {
                    prop_assert!(given.iter().all(|page| !page.contains(key)));
                }
                given.push_back(page);
                if given.len() > PAGES {
                    given.pop_front();
                }
                prop_assert!(recent.pages.len() <= PAGES);
                let remembered: usize = recent.pages.iter().map(Vec::len).sum();
                prop_assert!(recent.keys.len() <= remembered);
            }
        }
    }
}
