//! Pairs names with the records that belong to them, where both are in the same order.

/// All ways in which records belong to names in the same order, one record to a name at most.
pub struct Pairing<'a> {
    names: &'a [String],
    records: &'a [Vec<String>],
    /// Whether a record has the name itself.
    is_shown: Vec<bool>,
    /// Whether the first names can belong to the first records, and whether the rest can to the rest.
    before: Vec<Vec<bool>>,
    behind: Vec<Vec<bool>>,
}

impl<'a> Pairing<'a> {
    /// `None` if there is no such way.
    pub fn new(names: &'a [String], records: &'a [Vec<String>]) -> Option<Self> {
        let is_shown = |name| records.iter().any(|record| record.contains(name));
        let table = || vec![vec![false; records.len() + 1]; names.len() + 1];
        let mut pairing = Self {
            names,
            records,
            is_shown: names.iter().map(is_shown).collect(),
            before: table(),
            behind: table(),
        };
        for name in 0..=names.len() {
            for record in 0..=records.len() {
                let follows = (name, record) == (0, 0)
                    || name > 0 && pairing.before(name - 1, record) && pairing.may_lack(name - 1)
                    || name > 0
                        && record > 0
                        && pairing.before(name - 1, record - 1)
                        && pairing.may_have(name - 1, record - 1);
                put(&mut pairing.before, name, record, follows);
            }
        }
        for name in (0..=names.len()).rev() {
            for record in (0..=records.len()).rev() {
                let precedes = (name, record) == (names.len(), records.len())
                    || pairing.behind(name + 1, record) && pairing.may_lack(name)
                    || pairing.behind(name + 1, record + 1) && pairing.may_have(name, record);
                put(&mut pairing.behind, name, record, precedes);
            }
        }
        pairing.behind(0, 0).then_some(pairing)
    }

    fn before(&self, name: usize, record: usize) -> bool {
        let row = self.before.get(name).and_then(|row| row.get(record));
        row.is_some_and(|holds| *holds)
    }

    fn behind(&self, name: usize, record: usize) -> bool {
        let row = self.behind.get(name).and_then(|row| row.get(record));
        row.is_some_and(|holds| *holds)
    }

    /// A name that a record has is known to the service.
    fn may_lack(&self, name: usize) -> bool {
        self.is_shown.get(name).is_some_and(|shown| !shown)
    }

    /// A name that no record has may be a synonym of any.
    fn may_have(&self, name: usize, record: usize) -> bool {
        let (Some(text), Some(record)) = (self.names.get(name), self.records.get(record)) else {
            return false;
        };
        self.may_lack(name) || record.contains(text)
    }

    /// The places of the names that have no record in any way, and of those that have none in some ways.
    pub fn missing(&self) -> (Vec<usize>, Vec<usize>) {
        let records = || 0..=self.records.len();
        let mut certain = Vec::new();
        let mut possible = Vec::new();
        for name in 0..self.names.len() {
            let lacks = self.may_lack(name)
                && records().any(|at| self.before(name, at) && self.behind(name + 1, at));
            let has = records().any(|at| {
                self.before(name, at) && self.may_have(name, at) && self.behind(name + 1, at + 1)
            });
            match (lacks, has) {
                (true, false) => certain.push(name),
                (true, true) => possible.push(name),
                (false, _) => {}
            }
        }
        (certain, possible)
    }
}

fn put(table: &mut [Vec<bool>], row: usize, column: usize, holds: bool) {
    if let Some(place) = table.get_mut(row).and_then(|row| row.get_mut(column)) {
        *place = holds;
    }
}
