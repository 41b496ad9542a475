//! A permutation of N items determined by a key; each position is computed separately.

use super::random::hash;

/// The number of rounds that mix the bits of a place; fewer leave a pattern in short lists.
const ROUNDS: u8 = 6;

/// A permutation of a list's items. A page of a long list costs no more than its own items.
#[derive(Debug, Clone, Copy)]
pub struct Permutation {
    key: u64,
    count: u64,
    /// Half of the bits that a place has.
    half: u32,
}

impl Permutation {
    /// The permutation of `count` items that belongs to the key.
    pub fn new(key: u64, count: usize) -> Self {
        let count = count as u64;
        let bits = u64::BITS - count.saturating_sub(1).leading_zeros();
        Self {
            key,
            count,
            half: bits.div_ceil(2).max(1),
        }
    }

    fn mixed(&self, place: u64) -> u64 {
        let mask = (1_u64 << self.half) - 1;
        let (mut left, mut right) = (place >> self.half, place & mask);
        for round in 0..ROUNDS {
            let mut bytes = [round; 17];
            for (to, from) in bytes.iter_mut().zip(
                self.key
                    .to_le_bytes()
                    .into_iter()
                    .chain(right.to_le_bytes()),
            ) {
                *to = from;
            }
            (left, right) = (right, left ^ (hash(&bytes) & mask));
        }
        left << self.half | right
    }

    /// The item at a place below their number.
    pub fn at(&self, place: usize) -> usize {
        let place = place as u64;
        if place >= self.count {
            return place as usize;
        }
        // The range of mixed places is larger than the number of items. A place beyond the items is mixed
        // again.
        let mut item = self.mixed(place);
        while item >= self.count {
            item = self.mixed(item);
        }
        item as usize
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn order(key: u64, count: usize) -> Vec<usize> {
        let permutation = Permutation::new(key, count);
        (0..count).map(|place| permutation.at(place)).collect()
    }

    proptest::proptest! {
        #[test]
        fn every_item_has_one_place(key: u64, count in 0usize..3000) {
            let mut items = order(key, count);
            items.sort_unstable();
            proptest::prop_assert_eq!(items, (0..count).collect::<Vec<_>>());
        }
    }

    #[test]
    fn short_lists_occur_in_all_orders() {
        let swapped = (0..1000).filter(|key| order(*key, 2) == [1, 0]).count();
        assert!((400..600).contains(&swapped), "{swapped}");
        let orders: BTreeSet<Vec<usize>> = (0..1000).map(|key| order(key, 3)).collect();
        assert_eq!(orders.len(), 6);
    }
}
