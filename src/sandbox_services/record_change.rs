//! Changes of a list's records while somebody reads it: insertions, deletions and updates.

use super::random::Random;

/// Where in a list records are inserted and deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ChangePlace {
    /// At the head of its order.
    #[default]
    Head,
    /// Anywhere in it; the seed of the fault decides where.
    Anywhere,
}

/// The change of a list's records after an answer was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RecordChange {
    pub inserted: usize,
    pub deleted: usize,
    /// Records that stay and get another value.
    pub updated: usize,
    pub place: ChangePlace,
    pub seed: u64,
}

/// How many records of a list have changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChangedRecords {
    /// New ones that are in the list.
    pub inserted: usize,
    pub deleted: usize,
    pub updated: usize,
}

impl ChangedRecords {
    /// The known records of a list of this length that a change has changed.
    #[must_use]
    pub fn known(change: &RecordChange, length: usize) -> Self {
        Self {
            inserted: 0,
            deleted: change.deleted.min(length),
            updated: change.updated.min(length),
        }
    }
}

impl RecordChange {
    /// Whether everything that was asked for has happened, at least once.
    #[must_use]
    pub fn is_seen(&self, changed: ChangedRecords) -> bool {
        let is_seen = |asked: usize, changed: usize| asked == 0 || changed > 0;
        is_seen(self.inserted, changed.inserted)
            && is_seen(self.deleted, changed.deleted)
            && is_seen(self.updated, changed.updated)
    }

    /// Several of the list's indexes, at the place of the change. Each number of the change produces
    /// others.
    pub fn chosen(&self, about: &str, number: u64, length: usize, count: usize) -> Vec<usize> {
        let count = count.min(length);
        match self.place {
            ChangePlace::Head => (0..count).collect(),
            ChangePlace::Anywhere => {
                let mut random = Random::new(self.seed, about, number);
                let mut chosen = std::collections::BTreeSet::new();
                while chosen.len() < count {
                    chosen.insert(random.below(length));
                }
                chosen.into_iter().collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_depends_on_the_seed_and_the_number() {
        let change = |seed: u64, place: ChangePlace| RecordChange {
            place,
            seed,
            ..RecordChange::default()
        };
        let anywhere = change(1, ChangePlace::Anywhere);
        let chosen = anywhere.chosen("deleted", 1, 1000, 5);
        assert_eq!(chosen.len(), 5);
        assert_eq!(chosen, anywhere.chosen("deleted", 1, 1000, 5));
        assert_ne!(chosen, anywhere.chosen("deleted", 2, 1000, 5));
        let other = change(2, ChangePlace::Anywhere);
        assert_ne!(chosen, other.chosen("deleted", 1, 1000, 5));
        assert_eq!(anywhere.chosen("deleted", 1, 3, 5), [0, 1, 2]);
        let head = change(1, ChangePlace::Head);
        assert_eq!(head.chosen("deleted", 1, 1000, 3), [0, 1, 2]);
    }
}
