//! Remembers the returned records by their hashes, so that none is returned twice, whichever page it is on.

use std::collections::{HashSet, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};

use fastbloom::BloomFilter;
use openshelf_core::room::{NoRoom, room_for};

use super::page_facts::Identity;

/// This number of records is stored exactly; their hashes take 19 MB.
const EXACT: usize = 1_500_000;
/// They are in so many parts. A part that grows is copied, so that few hashes are in memory twice.
const PARTS: usize = 16;
/// The last pages are stored exactly, however many records precede them.
const RECENT_PAGES: usize = 64;
/// Bits of a filter per record: the rate of false positives is one in three million.
const BITS: usize = 32;

/// Bytes that are stored for a record until it is returned: hashes and indices in vectors and sets that
/// double as they grow.
const RECORD_BYTES: usize = 192;

/// Which records are recognised if they are repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recognition {
    /// Those with a key.
    Keys,
    /// Records without a key too, as a whole.
    Whole,
}

/// A set of hashes, in parts.
#[derive(Default)]
struct Hashes {
    parts: [HashSet<u64, BuildHasherDefault<Own>>; PARTS],
}

impl Hashes {
    fn len(&self) -> usize {
        self.parts.iter().map(HashSet::len).sum()
    }

    /// Bits that neither the place within a set nor its mark of a place depends on.
    fn part(hash: u64) -> usize {
        usize::try_from(hash >> 40).unwrap_or_default() % PARTS
    }

    fn contains(&self, hash: u64) -> bool {
        let part = self.parts.get(Self::part(hash));
        part.is_some_and(|part| part.contains(&hash))
    }

    /// Adds all of these, or none if there is no memory for them.
    fn extend<'a>(&mut self, hashes: impl Iterator<Item = &'a u64> + Clone) -> Result<(), NoRoom> {
        for (number, part) in self.parts.iter_mut().enumerate() {
            let own = hashes.clone().filter(|hash| Self::part(**hash) == number);
            let bytes = part.len().saturating_mul(size_of::<u64>());
            part.try_reserve(own.count())
                .map_err(|_| NoRoom { bytes })?;
        }
        for hash in hashes {
            if let Some(part) = self.parts.get_mut(Self::part(*hash)) {
                part.insert(*hash);
            }
        }
        Ok(())
    }

    fn iter(&self) -> impl Iterator<Item = &u64> {
        self.parts.iter().flatten()
    }
}

/// A hash is its own hash.
#[derive(Debug, Default, Clone, Copy)]
struct Own(u64);

impl Hasher for Own {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 << 8) | u64::from(*byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

/// The records that were returned.
pub struct KnownRecords {
    recognition: Recognition,
    exact: Hashes,
    /// The records before those.
    filters: Vec<BloomFilter>,
    recent: VecDeque<Vec<u64>>,
    most: usize,
    /// How many records were returned although a filter may contain them.
    suspected: u64,
}

/// What is new on a page.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct News {
    /// For each record, whether it is known. A record that is repeated in one answer is known.
    pub known: Vec<bool>,
    /// The hash of each record.
    pub all: Vec<u64>,
    /// How many records were on an earlier page.
    pub repeated: usize,
    /// How many of those have no key, and were equal to an earlier record in all members.
    pub equal: usize,
    /// The hashes of the others, if they can be recognised, and their indices.
    pub hashes: Vec<(usize, u64)>,
    /// The indices of records that are repeated on the same page.
    pub twice: Vec<usize>,
    suspected: u64,
}

impl News {
    /// The indices of the records that were not returned before.
    pub fn new_records(&self) -> Vec<usize> {
        let new = self.known.iter().enumerate().filter(|(_, known)| !**known);
        new.map(|(index, _)| index).collect()
    }
}

impl KnownRecords {
    pub fn new(recognition: Recognition) -> Self {
        Self::with_most(recognition, EXACT)
    }

    fn with_most(recognition: Recognition, most: usize) -> Self {
        Self {
            recognition,
            exact: Hashes::default(),
            filters: Vec::new(),
            recent: VecDeque::new(),
            most,
            suspected: 0,
        }
    }

    /// Whether every returned record is known with certainty.
    pub fn is_exact(&self) -> bool {
        self.filters.is_empty()
    }

    /// How many records were returned that may have been returned before.
    pub fn suspected(&self) -> u64 {
        self.suspected
    }

    /// Restores the records that an earlier run returned.
    pub fn restore(&mut self, hashes: &[u64]) -> Result<(), NoRoom> {
        for page in hashes.chunks(100) {
            self.remember(page.to_vec())?;
        }
        Ok(())
    }

    /// Finds what is new on a page, without remembering it yet.
    ///
    /// Records of one page that are equal as a whole are different records, because one page is one
    /// answer. Equal records on two pages may be one.
    ///
    /// # Errors
    ///
    /// There is no memory for the hashes of its records.
    pub fn look(&self, identities: &[Identity]) -> Result<News, NoRoom> {
        // The hashes are stored again, and so are the indices of the new records.
        room_for(identities.len().saturating_mul(RECORD_BYTES))?;
        let mut news = News::default();
        let mut in_page: HashSet<u64, BuildHasherDefault<Own>> = HashSet::default();
        for (index, identity) in identities.iter().enumerate() {
            let mut hash = identity.hash();
            let is_key = matches!(identity, Identity::Key(_));
            if !is_key && self.recognition == Recognition::Keys {
                news.known.push(false);
                news.all.push(hash);
                continue;
            }
            let mut is_again = !in_page.insert(hash);
            while is_again && !is_key {
                hash = next_equal(hash);
                is_again = !in_page.insert(hash);
            }
            let is_known = self.exact.contains(hash);
            news.repeated += usize::from(is_known && !is_again);
            news.equal += usize::from(is_known && !is_again && !is_key);
            news.known.push(is_known || is_again);
            news.all.push(hash);
            if is_again {
                news.twice.push(index);
            }
            if !is_known && !is_again {
                let is_suspected = self.filters.iter().any(|filter| filter.contains(&hash));
                news.suspected += u64::from(is_suspected);
                news.hashes.push((index, hash));
            }
        }
        Ok(news)
    }

    /// Remembers the new records of a page.
    pub fn add(&mut self, news: &News) -> Result<(), NoRoom> {
        self.suspected += news.suspected;
        self.remember(news.hashes.iter().map(|(_, hash)| *hash).collect())
    }

    fn remember(&mut self, page: Vec<u64>) -> Result<(), NoRoom> {
        self.exact.extend(page.iter())?;
        self.recent.push_back(page);
        if self.recent.len() > RECENT_PAGES {
            self.recent.pop_front();
        }
        if self.exact.len() > self.most {
            room_for(self.exact.len().saturating_mul(BITS / 8))?;
            let mut filter = BloomFilter::with_num_bits(self.exact.len() * BITS)
                .seed(&0)
                .expected_items(self.exact.len());
            filter.extend(self.exact.iter());
            self.filters.push(filter);
            let mut exact = Hashes::default();
            exact.extend(self.recent.iter().flatten())?;
            self.exact = exact;
        }
        Ok(())
    }
}

/// The hash of another record that is equal to one as a whole.
fn next_equal(hash: u64) -> u64 {
    hash.wrapping_add(0x9e37_79b9_7f4a_7c15)
        .rotate_left(31)
        .wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
