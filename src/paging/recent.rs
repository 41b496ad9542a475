//! The records that were given lately, by their keys.

use std::collections::{HashMap, VecDeque};

/// For how many pages a record is remembered: records that move with their list move to its next
/// pages, and memory shall not grow with the list.
const PAGES: usize = 32;

/// Knows a record again that was given on one of the last pages.
#[derive(Debug, Default)]
pub struct Recent {
    pages: VecDeque<Vec<u64>>,
    keys: HashMap<u64, usize>,
}

impl Recent {
    /// The keys of the last pages, the oldest first.
    pub fn keys(&self) -> Vec<u64> {
        self.pages.iter().flatten().copied().collect()
    }

    /// The keys of the last page.
    pub fn last(&self) -> Vec<u64> {
        self.pages.back().cloned().unwrap_or_default()
    }

    /// Takes keys for those of a page that was given.
    pub fn seed(&mut self, keys: Vec<u64>) {
        for key in &keys {
            *self.keys.entry(*key).or_default() += 1;
        }
        self.pages.push_back(keys);
    }

    /// The places of the records that were not given lately; from now on they were.
    pub fn fresh(&mut self, keys: &[Option<u64>], records: usize) -> Vec<usize> {
        let mut page = Vec::new();
        let fresh = (0..records)
            .filter(|place| {
                let Some(key) = keys.get(*place).copied().flatten() else {
                    return true;
                };
                let count = self.keys.entry(key).or_default();
                *count += 1;
                page.push(key);
                *count == 1
            })
            .collect();
        self.pages.push_back(page);
        if self.pages.len() > PAGES {
            for key in self.pages.pop_front().into_iter().flatten() {
                if let Some(count) = self.keys.get_mut(&key) {
                    *count -= 1;
                    if *count == 0 {
                        self.keys.remove(&key);
                    }
                }
            }
        }
        fresh
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
