//! The current awards: the initial ones, plus and minus the changes since.

use std::collections::HashSet;
use std::sync::Arc;

use super::award::Award;

/// The initial awards, which all versions share.
#[derive(Debug)]
struct First {
    awards: Vec<Award>,
    /// The awards ordered by recipient, and the index of each recipient's first award.
    by_recipient: (Vec<u32>, Vec<usize>),
}

/// The awards of one version of the corpus.
#[derive(Debug, Clone)]
pub struct AwardStore {
    first: Arc<First>,
    /// Later awards, and changed versions of the initial ones.
    later: Vec<Arc<Award>>,
    /// The ids of the initial awards that were deleted.
    gone: HashSet<i64>,
    /// The number of later awards, including deleted ones, so that no id is used twice.
    came: usize,
}

/// The awards ordered by recipient, and the index of each recipient's first award.
fn by_recipient(awards: &[Award], recipients: usize) -> (Vec<u32>, Vec<usize>) {
    let mut order: Vec<u32> = (0..u32::try_from(awards.len()).unwrap_or(u32::MAX)).collect();
    let of = |at: u32| awards.get(at as usize).map_or(0, |award| award.recipient);
    order.sort_by_key(|at| (of(*at), *at));
    let begins = (0..=recipients)
        .map(|recipient| order.partition_point(|at| of(*at) < recipient))
        .collect();
    (order, begins)
}

impl AwardStore {
    pub fn new(awards: Vec<Award>, recipients: usize) -> Self {
        let by_recipient = by_recipient(&awards, recipients);
        Self {
            first: Arc::new(First {
                awards,
                by_recipient,
            }),
            later: Vec::new(),
            gone: HashSet::new(),
            came: 0,
        }
    }

    fn is_there(&self, award: &Award) -> bool {
        !self.gone.contains(&award.id)
    }

    fn later(&self) -> impl Iterator<Item = &Award> {
        self.later.iter().map(AsRef::as_ref)
    }

    /// All awards.
    pub fn iter(&self) -> impl Iterator<Item = &Award> {
        let first = self.first.awards.iter();
        first.filter(|one| self.is_there(one)).chain(self.later())
    }

    /// The number of awards.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.first.awards.len() - self.gone.len() + self.later.len()
    }

    /// The award with this index, which follows from its id.
    pub fn at(&self, place: usize) -> Option<&Award> {
        let first = self.first.awards.get(place);
        first
            .filter(|one| self.is_there(one))
            .or_else(|| self.later().find(|one| one.place() == place))
    }

    /// The awards to the recipient with this index.
    pub fn to(&self, recipient: usize) -> impl Iterator<Item = &Award> {
        let (order, begins) = &self.first.by_recipient;
        let begin = begins.get(recipient).copied().unwrap_or(0);
        let end = begins.get(recipient + 1).copied().unwrap_or(begin);
        let first = order.get(begin..end).unwrap_or_default().iter();
        first
            .filter_map(|at| self.first.awards.get(*at as usize))
            .filter(|one| self.is_there(one))
            .chain(self.later().filter(move |one| one.recipient == recipient))
    }

    /// Deletes the award.
    pub fn delete(&mut self, award: &Award) {
        self.later.retain(|one| one.id != award.id);
        if award.place() < self.first.awards.len() {
            self.gone.insert(award.id);
        }
    }

    /// Replaces the award that has the same id.
    pub fn replace(&mut self, award: Award) {
        self.delete(&award);
        self.later.push(Arc::new(award));
    }

    /// Adds a copy of the award with a new identity, and returns its index.
    pub fn insert_like(&mut self, award: &Award) -> usize {
        let place = self.first.awards.len() + self.came;
        self.came += 1;
        let mut other = award.clone();
        other.id = Award::id_at(place);
        self.later.push(Arc::new(other));
        place
    }
}
