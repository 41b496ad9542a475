//! The evidence that a page provides about the seam before it, and the requests that may follow from it.

use std::collections::VecDeque;

/// What an answer says of the number of records.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// Between two answers with one epoch no other total was seen.
    pub epoch: u64,
    pub total: Option<u64>,
}

/// What a page says, as far as its seams are concerned.
#[derive(Debug, Clone, Copy)]
pub struct PageSigns<'a> {
    pub number: u64,
    /// How many records the list has.
    pub records: Number,
    /// Whether a page follows.
    pub more: bool,
    /// Which of its records are known.
    pub known: &'a [bool],
    /// The hashes of its records.
    pub hashes: &'a [u64],
    /// It was requested after the page before it had come.
    pub is_later: bool,
    /// The hash of its records, whatever their order.
    pub fingerprint: u64,
}

/// What is to be done after a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// What is queued goes on.
    Go,
    /// These pages are asked for again, and what is queued waits.
    Ask(Vec<u64>),
    /// What was queued is dropped, and these pages are asked for again.
    AskAlone(Vec<u64>),
    /// These pages are asked for again; of what is queued, only answers of an older epoch are dropped.
    AskFirst { pages: Vec<u64>, epoch: u64 },
    /// Reading goes on behind this page, with what is queued.
    GoOn { page: u64, more: bool },
    /// Reading goes on behind this page, whatever was queued.
    GoOnBehind { page: u64, more: bool },
    /// The seam behind this page did not become quiet.
    Unquiet { page: u64 },
    /// Nothing is left to be asked.
    End,
}

/// What a list is like, for its seams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListTraits {
    /// Pages say how many records there are.
    pub has_total: bool,
    /// New and changed records go to the front.
    pub is_newest_first: bool,
    /// Changed records move, and their number stays the same.
    pub has_moves: bool,
    /// Seams are mended; else they are only watched.
    pub is_mended: bool,
    /// The service breaks no ties: a known record says nothing of a change.
    pub is_tied: bool,
    /// Nothing is known of the order of records that are equal in the sort.
    pub may_be_tied: bool,
    /// How many seams are asked for again although they fit.
    pub proof: Proof,
}

/// Which seams are asked for again although they fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    None,
    /// Those of a list that is short.
    OfShortList,
    All,
}

/// A page that was read, and what it held then.
pub type Read = (u64, u64);

/// What the next page is asked for.
#[derive(Debug)]
pub enum Mode {
    /// Page after page, or several at once.
    Forward,
    Mend(Mend),
    /// Pages that were read are asked for again, to be compared.
    Compare {
        again: VecDeque<Read>,
        differs: bool,
        /// The last page, whose seam is asked for with those behind it.
        last: Option<Read>,
    },
    /// The page before the last one is asked for again.
    Check {
        before: Read,
    },
    Front,
    Tail,
}

/// Two pages that are asked in turn until they fit, and those behind them up to the seam that did not.
#[derive(Debug)]
pub struct Mend {
    /// The page behind the seam.
    pub number: u64,
    /// The first of the two pages, and how many records there were when it came last.
    pub left: u64,
    pub left_records: Number,
    /// What it held then, where nothing else was asked since.
    pub left_held: Option<(u64, Option<u64>)>,
    /// How many there were when the other one came last, and whether it came after the first.
    pub right_records: Number,
    pub right_is_later: bool,
    pub asks_left: bool,
    pub more: bool,
    /// What the page behind the seam held when it came last.
    pub fingerprint: u64,
    pub turns: u32,
    /// What is queued goes on afterwards.
    pub keeps_queue: bool,
}
