//! A history: a list, a reader, and the events meanwhile, all derived from a seed.

use openshelf::paging::{Bounds, CallArguments, ListedCall, OnChange};

use super::kinds::{Kind, Reach, Sort};
use super::list::{Change, List, Make, Place};
use super::service::Service;
use openshelf_tests::chance::Chance;

/// Many changes at the same time.
#[derive(Debug, Clone, Copy)]
pub struct Burst {
    /// Before the answer with this number.
    pub answer: u64,
    pub changes: usize,
    pub what: Change,
    /// At this place.
    pub at: usize,
}

/// One history. A failure shows its `Debug` form.
#[derive(Debug, Clone)]
pub struct History {
    pub seed: u64,
    pub make: Make,
    pub records: usize,
    pub size: u64,
    pub reach: Reach,
    pub caps_total: bool,
    /// The service refuses to count by day: there are too many.
    pub refuses_days: bool,
    pub concurrency: usize,
    pub is_speculative: bool,
    pub on_change: OnChange,
    pub prove: bool,
    /// The number of changes in the time in which an unchanging list is read.
    pub per_reading: f64,
    pub what: &'static [Change],
    pub bursts: Vec<Burst>,
    /// An answer may arrive later than another one that was true later.
    pub is_late: bool,
    /// The numbers of the answers that fail.
    pub faults: Vec<u64>,
    /// A run is killed after this number of pages, and another one resumes.
    pub kills: Vec<usize>,
    /// Changes between two runs.
    pub between_runs: usize,
}

const EACH: &[&[Change]] = &[
    &[Change::Insert],
    &[Change::Delete],
    &[Change::Insert, Change::Delete],
    &[Change::Insert, Change::Delete, Change::Move],
    &[Change::Move],
];

impl History {
    /// A list of this kind that does not change.
    pub fn still(kind: Kind, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let size = 5 + chance.below(16) as u64;
        let records = match chance.below(10) {
            0 => chance.below(3),
            1 | 2 => size as usize * chance.below(20),
            _ => chance.below(401),
        };
        let place = if kind.goes_to_the_front() {
            Place::Front
        } else {
            Place::Anywhere
        };
        let has_nulls = matches!(kind, Kind::Awards(_)) && chance.one_in(3);
        let is_unique = matches!(kind, Kind::Awards(Sort::Unique));
        Self {
            seed,
            make: Make {
                kind,
                ascending: match kind {
                    Kind::Awards(_) => chance.one_in(3),
                    Kind::Oldest | Kind::OldestOfTerm => true,
                    _ => false,
                },
                place,
                values: chance.of(&[0, 0, 3, 40, 200]),
                nulls: if has_nulls && !is_unique { 20 } else { 0 },
                twins: 0,
                have_blanks: kind == Kind::Awards(Sort::Text) && chance.one_in(3),
                untyped: 0,
            },
            records,
            size,
            reach: chance.of(&[
                Some((1_000, 5_000)),
                Some((1_000, 5_000)),
                Some((40, 100)),
                Some((100, 300)),
            ]),
            caps_total: kind.is_documents(),
            refuses_days: kind.is_documents() && chance.one_in(4),
            concurrency: chance.of(&[1, 4, 8, 16]),
            is_speculative: chance.one_in(2),
            on_change: OnChange::Mend,
            prove: chance.one_in(3),
            per_reading: 0.0,
            what: EACH[2],
            bursts: Vec::new(),
            is_late: chance.one_in(3),
            faults: Vec::new(),
            kills: Vec::new(),
            between_runs: 0,
        }
    }

    /// A list of this kind that moves, in runs that end anywhere.
    pub fn moving(kind: Kind, seed: u64) -> Self {
        let mut still = Self::still(kind, seed);
        let mut chance = Chance::new(!seed);
        let pages = still.pages() as usize;
        still.what = chance.of(if kind.has_moves() { EACH } else { &EACH[..3] });
        still.make.twins = if !kind.has_key() && chance.one_in(8) {
            10
        } else {
            0
        };
        let is_sudden = chance.one_in(3);
        match chance.below(4) {
            0 if is_sudden => {}
            1 => still.per_reading = 20.0,
            _ => still.per_reading = 1.0,
        }
        if chance.one_in(4) {
            let fault = |_| chance.below(2 * pages + 2) as u64;
            still.faults = (0..3).map(fault).collect();
        }
        if is_sudden {
            let bursts = 1 + chance.below(3);
            still.bursts = (0..bursts).map(|_| still.burst(&mut chance)).collect();
        }
        if chance.one_in(3) {
            let kill = |_| 1 + chance.below(pages + 1);
            still.kills = (0..2).map(kill).collect();
            still.between_runs = chance.of(&[0, 1, 5, still.size as usize]);
        }
        still
    }

    /// Many changes at once: as large as a page, a few pages, a window or the list; at the front, the end or anywhere;
    /// while windows are begun, while a request is repeated, or at any time.
    fn burst(&self, chance: &mut Chance) -> Burst {
        let (pages, size) = (self.pages() as usize, self.size as usize);
        let most = chance.of(&[1, size, 3 * size, 8 * size, self.records]);
        let begun = 2 * self.concurrency + 2;
        Burst {
            answer: match (chance.below(3), self.faults.as_slice()) {
                (0, _) => 1 + chance.below(begun) as u64,
                (1, [fault, ..]) => fault + 1,
                _ => 1 + chance.below(pages + 2) as u64,
            },
            changes: 1 + chance.below(most.max(1)),
            what: chance.of(self.what),
            at: match chance.below(4) {
                0 => 0,
                1 => self.records,
                _ => chance.below(self.records.max(1)),
            },
        }
    }

    /// How many pages the list has if nothing changes.
    pub fn pages(&self) -> u64 {
        (self.records as u64).div_ceil(self.size).max(1)
    }

    pub fn bounds(&self) -> Bounds {
        Bounds {
            max_records: None,
            max_pages: None,
            concurrency: self.concurrency,
            is_speculative: self.is_speculative,
            // As while a cassette is in use.
            is_ahead: self.concurrency > 1 || self.seed.is_multiple_of(2),
            on_change: self.on_change,
            prove: self.prove,
        }
    }

    pub fn arguments(&self) -> CallArguments {
        self.make.kind.arguments(self.size, self.make.ascending)
    }

    pub fn listed(&self) -> ListedCall {
        let kind = self.make.kind;
        let (service, _) = kind.operation();
        let bounds = self.bounds();
        ListedCall::new(service, kind.paging(self.reach), self.arguments(), &bounds)
    }

    pub fn service(&self) -> Service {
        Service {
            make: self.make,
            paging: self.make.kind.paging(self.reach),
            list: List::new(self.make, self.records, self.seed),
            caps_total: self.caps_total,
            refuses_days: self.refuses_days,
            seed: self.seed,
        }
    }
}
