//! Recognises records that were given before, by their keys or as a whole.

use std::collections::{HashMap, VecDeque};

use super::day_range::DayRange;
use super::page_facts::Identity;

/// For how many pages a record is remembered where it can only have moved. Records that move in a list
/// move to its next pages, and memory must not grow with the list.
pub const REMEMBERED_PAGES: usize = 32;
/// How many records are remembered where equal records may stand on any page.
const REMEMBERED_RECORDS: usize = 100_000;
/// With more remembered records than these, a position stores those of the last page only.
const STORED_RECORDS: usize = 10_000;

/// Which records are recognised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recognition {
    /// Those with a key, for a number of pages. A list without keys may hold equal records.
    Moved,
    /// The service does not break ties, so a record may come again on any page.
    Tied {
        /// Records without a key are recognised as a whole.
        whole: bool,
    },
}

/// The records of the last pages, or of all pages of the range of days that is being read. A range is
/// read again from its beginning when its records change.
#[derive(Debug)]
pub struct RecentKeys {
    recognition: Recognition,
    pages: VecDeque<Vec<u64>>,
    keys: HashMap<u64, usize>,
    /// How many records the pages hold.
    records: usize,
    /// A record was forgotten.
    has_forgotten: bool,
    range: Option<DayRange>,
}

/// What a page brings.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct NewRecords {
    /// The indices of the records that were not given before.
    pub indices: Vec<usize>,
    /// How many records came before on another page.
    pub repeated: usize,
}

impl RecentKeys {
    pub fn new(recognition: Recognition) -> Self {
        Self {
            recognition,
            pages: VecDeque::new(),
            keys: HashMap::new(),
            records: 0,
            has_forgotten: false,
            range: None,
        }
    }

    /// All remembered keys, the oldest first.
    pub fn keys(&self) -> Vec<u64> {
        self.pages.iter().flatten().copied().collect()
    }

    /// The last record.
    pub fn last(&self) -> Option<u64> {
        self.pages.back()?.last().copied()
    }

    /// What a position of a list stores, without the last records of the last page: all remembered keys,
    /// or those of the last page. Returns as well whether the others were left out.
    pub fn of_position(&self, without_last: usize) -> (Vec<u64>, bool) {
        let is_tied = matches!(self.recognition, Recognition::Tied { .. });
        if is_tied && !self.has_forgotten && self.records <= STORED_RECORDS {
            let mut keys = self.keys();
            keys.truncate(keys.len().saturating_sub(without_last));
            return (keys, false);
        }
        let mut keys = self.pages.back().cloned().unwrap_or_default();
        keys.truncate(keys.len().saturating_sub(without_last));
        (keys, is_tied)
    }

    /// Whether every record of the list is remembered.
    pub fn is_complete(&self) -> bool {
        matches!(self.recognition, Recognition::Tied { .. })
            && !self.has_forgotten
            && self.range.is_none()
    }

    /// The range whose keys are all remembered.
    pub fn range(&self) -> Option<&DayRange> {
        self.range.as_ref()
    }

    /// Remembers the keys of a position: of a range, or else of pages.
    pub fn restore(&mut self, keys: Vec<u64>, range: Option<DayRange>, has_forgotten: bool) {
        for key in &keys {
            *self.keys.entry(*key).or_default() += 1;
        }
        self.records = keys.len();
        self.pages.push_back(keys);
        self.range = range;
        self.has_forgotten = has_forgotten;
    }

    /// Goes on to a page of a range, or of none. The halves of a range are still the same days.
    pub fn enter_range(&mut self, range: Option<&DayRange>) {
        let both = self.range.as_ref().zip(range);
        match both.and_then(|(known, range)| known.merge_overlapping(range)) {
            Some(both) => self.range = Some(both),
            None if self.range.is_none() && range.is_none() => {}
            None => {
                self.has_forgotten |= !self.keys.is_empty();
                self.pages.clear();
                self.keys.clear();
                self.records = 0;
                self.range = range.cloned();
            }
        }
    }

    /// The records of a page that were not given before. They are remembered from now on.
    pub fn add_new(&mut self, identities: &[Identity]) -> NewRecords {
        match self.recognition {
            Recognition::Tied { whole } if self.range.is_none() => {
                let new = self.add_tied(identities, whole);
                while self.records > REMEMBERED_RECORDS {
                    self.forget_page();
                }
                new
            }
            _ => {
                let new = self.add_moved(identities);
                while self.range.is_none() && self.pages.len() > REMEMBERED_PAGES {
                    self.forget_page();
                }
                new
            }
        }
    }

    /// Records that are equal as a whole are different records as far as one page holds them together:
    /// one page is one answer. Equal records on two pages may be one.
    fn add_tied(&mut self, identities: &[Identity], whole: bool) -> NewRecords {
        let mut new = NewRecords::default();
        let mut in_page: HashMap<u64, usize> = HashMap::with_capacity(identities.len());
        let mut page = Vec::with_capacity(identities.len());
        for (index, identity) in identities.iter().enumerate() {
            let hash = identity.hash();
            if !whole && matches!(identity, Identity::Whole(_)) {
                new.indices.push(index);
                continue;
            }
            let times = in_page.entry(hash).or_default();
            *times += 1;
            let before = self.keys.get(&hash).copied().unwrap_or_default();
            let is_same = matches!(identity, Identity::Key(_)) && *times > 1;
            if is_same {
                // The service lists one record twice in one answer.
            } else if *times <= before {
                new.repeated += 1;
            } else {
                new.indices.push(index);
                page.push(hash);
            }
        }
        for hash in &page {
            *self.keys.entry(*hash).or_default() += 1;
        }
        self.records += page.len();
        self.pages.push_back(page);
        new
    }

    fn add_moved(&mut self, identities: &[Identity]) -> NewRecords {
        let is_range = self.range.is_some();
        let mut page = Vec::new();
        let mut new = NewRecords::default();
        for (index, identity) in identities.iter().enumerate() {
            let Identity::Key(key) = *identity else {
                new.indices.push(index);
                continue;
            };
            let count = self.keys.entry(key).or_default();
            let is_new = *count == 0;
            if is_new || !is_range {
                *count += 1;
                page.push(key);
            }
            if is_new {
                new.indices.push(index);
            } else {
                new.repeated += 1;
            }
        }
        self.records += page.len();
        self.pages.push_back(page);
        new
    }

    fn forget_page(&mut self) {
        let page = self.pages.pop_front().unwrap_or_default();
        self.has_forgotten = true;
        self.records -= page.len();
        for key in page {
            if let Some(count) = self.keys.get_mut(&key) {
                *count -= 1;
                if *count == 0 {
                    self.keys.remove(&key);
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
        let (key, whole) = (Identity::Key, Identity::Whole(9));
        let mut recent = RecentKeys::new(Recognition::Moved);
        let page = [key(1), whole, key(2), key(1)];
        assert_eq!(recent.add_new(&page).indices, [0, 1, 2]);
        assert_eq!(recent.add_new(&[key(2), whole, key(3)]).indices, [1, 2]);
        assert_eq!(recent.add_new(&[whole, whole]).indices, [0, 1]);
    }

    #[test]
    fn equal_records_are_different_ones_as_far_as_one_page_holds_them() {
        let (one, two) = (Identity::Whole(1), Identity::Whole(2));
        let mut recent = RecentKeys::new(Recognition::Tied { whole: true });
        assert_eq!(recent.add_new(&[one, one, two]).indices, [0, 1, 2]);
        let again = NewRecords {
            indices: vec![],
            repeated: 3,
        };
        assert_eq!(recent.add_new(&[two, one, one]), again);
        let more = NewRecords {
            indices: vec![2],
            repeated: 2,
        };
        assert_eq!(recent.add_new(&[one, one, one]), more);
        let mut unlike = RecentKeys::new(Recognition::Tied { whole: false });
        assert_eq!(unlike.add_new(&[one]).indices, [0]);
        assert_eq!(unlike.add_new(&[one]).indices, [0]);
    }

    #[test]
    fn a_key_comes_once_and_is_known_on_any_later_page() {
        let mut recent = RecentKeys::new(Recognition::Tied { whole: true });
        assert_eq!(
            recent
                .add_new(&[Identity::Key(1), Identity::Key(1)])
                .indices,
            [0]
        );
        for key in 2..500 {
            assert_eq!(recent.add_new(&[Identity::Key(key)]).indices, [0]);
        }
        assert_eq!(recent.add_new(&[Identity::Key(1)]).repeated, 1);
        assert!(recent.is_complete());
        assert_eq!(recent.of_position(0).0.len(), 499);
    }

    #[test]
    fn a_long_list_is_forgotten_from_its_beginning() {
        let mut recent = RecentKeys::new(Recognition::Tied { whole: true });
        for page in 0..120_u64 {
            let page: Vec<Identity> = (0..1000)
                .map(|at| Identity::Key(page * 1000 + at))
                .collect();
            recent.add_new(&page);
        }
        assert!(!recent.is_complete());
        assert_eq!((recent.records, recent.keys.len()), (100_000, 100_000));
        assert_eq!(recent.of_position(10), ((119_000..119_990).collect(), true));
    }

    #[test]
    fn a_range_is_remembered_to_its_end_however_it_is_parted() {
        let range =
            |low: &str, high: &str| DayRange::new(low.parse().unwrap(), high.parse().unwrap());
        let mut recent = RecentKeys::new(Recognition::Moved);
        recent.enter_range(Some(&range("2024-01-01", "2024-01-10")));
        for page in 0..100 {
            assert_eq!(recent.add_new(&[Identity::Key(page)]).indices, [0]);
        }
        for half in [
            range("2024-01-01", "2024-01-05"),
            range("2024-01-06", "2024-01-10"),
        ] {
            recent.enter_range(Some(&half));
            for page in 0..50 {
                assert!(recent.add_new(&[Identity::Key(page)]).indices.is_empty());
            }
        }
        assert_eq!(recent.keys().len(), 100);
        recent.enter_range(Some(&range("2024-01-11", "2024-01-20")));
        assert_eq!(recent.add_new(&[Identity::Key(1)]).indices, [0]);
        assert_eq!(recent.keys(), [1]);
    }

    proptest! {
        #[test]
        fn memory_is_bounded_and_no_recent_record_comes_twice(pages: Vec<Vec<u8>>) {
            let mut recent = RecentKeys::new(Recognition::Moved);
            let mut given: VecDeque<Vec<u8>> = VecDeque::new();
            for page in pages {
                let keys: Vec<Identity> =
                    page.iter().map(|key| Identity::Key(u64::from(*key))).collect();
                let new_records = recent.add_new(&keys).indices;
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
