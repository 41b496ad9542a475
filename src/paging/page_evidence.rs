//! The evidence that a page provides about the seam before it, and the requests that may follow from it.

/// What an answer reports about the number of records.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// Between two answers with one epoch no other total was seen.
    pub epoch: i64,
    pub total: Option<u64>,
}

/// The facts of a page that matter for its seams.
#[derive(Debug, Clone, Copy)]
pub struct PageEvidence<'a> {
    pub number: u64,
    /// How many records the list has.
    pub records: Number,
    /// Whether a page follows.
    pub more: bool,
    /// Which of its records are known.
    pub known: &'a [bool],
    /// The hashes of its records.
    pub hashes: &'a [u64],
    /// It was requested after the previous page had arrived.
    pub is_later: bool,
    /// The hash of its records, whatever their order.
    pub fingerprint: u64,
}

impl PageEvidence<'_> {
    /// Whether one of its records is not known.
    pub fn has_news(&self) -> bool {
        self.known.iter().any(|known| !*known)
    }

    /// How many records at its beginning are known.
    pub fn overlap(&self) -> usize {
        self.known.iter().take_while(|known| **known).count()
    }

    /// What a comparison with a later answer needs.
    pub fn read(&self) -> Read {
        (self.number, self.fingerprint)
    }
}

/// A page that was read, and the fingerprint of its records.
pub type Read = (u64, u64);

/// What to do after a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// Continue with the queue.
    Go,
    /// These pages are requested again, and the queue waits.
    Ask(Vec<u64>),
    /// The queue is dropped, and these pages are requested again.
    AskAlone(Vec<u64>),
    /// These pages are requested again; only queued answers of an older epoch are dropped.
    AskFirst { pages: Vec<u64>, epoch: i64 },
    /// Reading continues after this page, with the queue.
    GoOn { page: u64, more: bool },
    /// Reading continues after this page, and the queue is dropped.
    GoOnBehind { page: u64, more: bool },
    /// The seam after this page did not settle.
    Unquiet { page: u64 },
    /// Nothing is left to request.
    End,
}

/// What becomes of the records of a page.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    /// They are returned.
    #[default]
    Nothing,
    /// They are not returned: something may be missing before them.
    HeldBack,
    /// They are returned, and those of the page that was held back last after them.
    Released,
}

/// The properties of a list that matter for its seams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListTraits {
    /// Pages report the number of records.
    pub has_total: bool,
    /// New and changed records go to the front.
    pub is_newest_first: bool,
    /// Changed records move, and their number stays the same.
    pub has_moves: bool,
    /// Seams are mended; otherwise they are only watched.
    pub is_mended: bool,
    /// The service breaks no ties: a known record does not indicate a change.
    pub is_tied: bool,
    /// The order of records with equal sort values is unknown.
    pub may_be_tied: bool,
    /// How many seams are requested again although they fit.
    pub proof: Proof,
}

/// Which seams are requested again although they fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    None,
    /// Those of a list that is short.
    OfShortList,
    All,
}
