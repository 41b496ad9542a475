//! The records of a service in their true order, and their changes.

use jiff::civil::Date;

use super::kinds::{Kind, Sort};
use openshelf_tests::chance::Chance;

/// A day by its number, 0 the first of 2000.
pub fn day(number: i32) -> Date {
    let first = Date::constant(2000, 1, 1);
    first
        .checked_add(jiff::Span::new().days(i64::from(number)))
        .unwrap()
}

/// The number of a day.
pub fn day_number(text: &str) -> Option<i64> {
    let is_plain = text.len() == 10 && text.bytes().all(|b| b.is_ascii_digit() || b == b'-');
    let day: Date = text.parse().ok().filter(|_| is_plain)?;
    let first = Date::constant(2000, 1, 1);
    Some(i64::from((day - first).get_days()))
}

#[derive(Debug, Clone)]
pub struct Record {
    /// No other record has it, except twins, which are equal as a whole.
    pub id: u32,
    /// The sort value.
    pub rank: Option<i64>,
    pub day: i32,
    /// Index of its type.
    pub type_: usize,
    /// It existed at the first request.
    pub was_there: bool,
    /// It existed at the first request, and was not moved.
    pub stays: bool,
    pub text: String,
    /// The sort values that it had. It does not return to one of them: a list that becomes what it was
    /// cannot be distinguished from an unchanged one.
    was: Vec<Option<i64>>,
}

impl Record {
    /// Its place in the order of the sort: nulls are last in both directions.
    pub fn key(rank: Option<i64>, ascending: bool) -> i64 {
        rank.unwrap_or(if ascending { i64::MAX } else { i64::MIN })
    }
}

/// The type of a document that no condition by type selects.
pub const UNTYPED: usize = usize::MAX;

/// Where changes happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Front,
    Anywhere,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    Insert,
    Delete,
    Move,
}

/// How the records of a list are generated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Make {
    pub kind: Kind,
    pub ascending: bool,
    pub place: Place,
    /// The number of sort values; 0 for as many as there are numbers.
    pub values: usize,
    /// How many of a hundred records have no sort value.
    pub nulls: usize,
    /// How many of a hundred records have a twin, in a list without keys.
    pub twins: usize,
    /// Some texts end with a blank.
    pub have_blanks: bool,
    /// How many of a hundred documents no condition by type selects.
    pub untyped: usize,
}

/// Changes since the service last reported a number.
#[derive(Debug, Default, Clone, Copy)]
struct Unsaid {
    inserted: u64,
    deleted: u64,
    moved: u64,
}

/// The list, in its own sort order.
#[derive(Debug)]
pub struct List {
    make: Make,
    pub chance: Chance,
    pub records: Vec<Record>,
    next: u32,
    tick: i64,
    unsaid: Unsaid,
    has_said: bool,
    /// A change that no number of the service shows.
    pub is_hidden: bool,
    /// A number was reported to a reader that did not receive it.
    pub is_unheard: bool,
    has_come: bool,
    has_gone: bool,
    pub changes: u64,
    /// The highest number of records that ever had this id at the same time.
    pub ever: Vec<u32>,
}

impl List {
    pub fn new(make: Make, records: usize, seed: u64) -> Self {
        let mut list = Self {
            make,
            chance: Chance::new(seed ^ 0x5eed),
            records: Vec::with_capacity(records),
            next: 1,
            tick: 0,
            unsaid: Unsaid::default(),
            has_said: false,
            is_hidden: false,
            is_unheard: false,
            has_come: false,
            has_gone: false,
            changes: 0,
            ever: vec![0],
        };
        while list.records.len() < records {
            let mut record = list.made();
            record.was_there = true;
            record.stays = true;
            let is_twin = make.twins > 0
                && list.records.len() + 1 < records
                && list.chance.below(100) < make.twins;
            if is_twin {
                list.ever[record.id as usize] += 1;
                list.records.push(record.clone());
            }
            list.records.push(record);
        }
        let key = |record: &Record| (Record::key(record.rank, make.ascending), record.id);
        list.records.sort_by_key(key);
        if !make.ascending {
            list.records.reverse();
        }
        list
    }

    fn rank(&mut self) -> Option<i64> {
        if self.make.kind.is_newest_first() {
            // New documents are of today, and sometimes a day begins.
            self.tick += i64::from(self.chance.one_in(5));
            return Some(self.tick);
        }
        if !self.make.kind.is_documents() && self.make.place == Place::Front {
            self.tick += 1;
            return Some(self.tick);
        }
        if self.chance.below(100) < self.make.nulls {
            return None;
        }
        let below = match self.make.values {
            0 => 900_000,
            values => values,
        };
        let drawn = self.chance.below(below) as i64;
        Some(match self.make.kind {
            Kind::Awards(Sort::Unique) => (drawn << 20) + i64::from(self.next),
            Kind::Awards(Sort::Day) => drawn % 9_000,
            Kind::Oldest | Kind::OldestOfTerm => drawn % 60,
            Kind::Awards(Sort::Text | Sort::Several | Sort::Moment) => drawn,
            _ => drawn - 20,
        })
    }

    /// A new record.
    fn made(&mut self) -> Record {
        let rank = self.rank();
        let day = match self.make.kind {
            kind if kind.is_documents() => rank.unwrap_or(0) as i32,
            _ => self.chance.below(60) as i32,
        };
        let mut record = Record {
            id: self.next,
            rank,
            day,
            type_: self.chance.below(4),
            was_there: false,
            stays: false,
            text: String::new(),
            was: Vec::new(),
        };
        if self.make.untyped > 0 && self.chance.below(100) < self.make.untyped {
            record.type_ = UNTYPED;
        }
        record.text = self.make.kind.text(&record, self.make.have_blanks);
        self.next += 1;
        self.ever.push(1);
        record
    }

    fn insert(&mut self, record: Record) {
        let ascending = self.make.ascending;
        let key = (Record::key(record.rank, ascending), record.id);
        let at = self.records.partition_point(|other| {
            let other = (Record::key(other.rank, ascending), other.id);
            if ascending { other < key } else { other > key }
        });
        self.records.insert(at, record);
    }

    /// One change, at this place for a deleted record; an inserted one is near it if `near`.
    fn change(&mut self, what: Change, at: usize, near: bool) {
        self.changes += 1;
        let neighbour = self.records.get(at.min(self.records.len().wrapping_sub(1)));
        let neighbour = neighbour.map(|record| (record.rank, record.day));
        let is_move = what == Change::Move && self.make.kind.has_key();
        if what != Change::Insert {
            if self.records.is_empty() {
                return;
            }
            let mut record = self.records.remove(at.min(self.records.len() - 1));
            if is_move {
                record.was.push(record.rank);
                let rank = self.rank();
                if !record.was.contains(&rank) {
                    record.rank = rank;
                    record.stays = false;
                    record.text = self.make.kind.text(&record, self.make.have_blanks);
                    self.unsaid.moved += 1;
                }
                self.insert(record);
            } else {
                self.unsaid.deleted += 1;
                self.has_gone = true;
            }
        }
        // A record without a key that moves is another record.
        if what == Change::Insert || (what == Change::Move && !is_move) {
            let mut record = self.made();
            if let Some((rank, day)) = neighbour.filter(|_| near)
                && self.make.place == Place::Anywhere
                && self.make.kind != Kind::Awards(Sort::Unique)
            {
                (record.rank, record.day) = (rank, day);
                record.text = self.make.kind.text(&record, self.make.have_blanks);
            }
            self.unsaid.inserted += 1;
            self.has_come = true;
            self.insert(record);
        }
    }

    /// The changes that happen before an answer.
    pub fn pass(&mut self, mut changes: f64, what: &[Change]) {
        while changes > 0.0 && self.chance.happens(changes.min(1.0)) {
            changes -= 1.0;
            let what = self.chance.of(what);
            let at = self.chance.below(self.records.len().max(1));
            self.change(what, at, false);
        }
    }

    /// Several changes of one kind at the same time. Deleted records are at one place; inserted ones are
    /// near it or anywhere.
    pub fn burst(&mut self, changes: usize, what: Change, at: usize, near: bool) {
        for _ in 0..changes {
            self.change(what, at, near);
        }
    }

    /// The service reports the number of records. Insertions and deletions in between show in no number.
    pub fn say_number(&mut self) {
        let Unsaid {
            inserted,
            deleted,
            moved,
        } = std::mem::take(&mut self.unsaid);
        let is_balanced = inserted > 0 && deleted > 0;
        let is_early = !self.has_said && inserted + deleted > 0;
        self.is_hidden |= is_balanced || moved > 0 || is_early;
        self.has_said = true;
    }

    /// The history ends; changes after the last number show in none.
    pub fn end(&mut self) {
        let unsaid = self.unsaid;
        self.is_hidden |= unsaid.inserted + unsaid.deleted + unsaid.moved > 0;
        self.is_hidden |= self.is_unheard && self.has_come && self.has_gone;
    }

    /// How many records of each id existed throughout, and did not move.
    pub fn staying(&self) -> Vec<u32> {
        self.counted(|record| record.stays)
    }

    /// How many records of each id existed throughout, wherever they moved.
    pub fn living(&self) -> Vec<u32> {
        self.counted(|record| record.was_there)
    }

    fn counted(&self, is_meant: impl Fn(&Record) -> bool) -> Vec<u32> {
        let mut counted = vec![0; self.ever.len()];
        for record in self.records.iter().filter(|record| is_meant(record)) {
            counted[record.id as usize] += 1;
        }
        counted
    }
}
