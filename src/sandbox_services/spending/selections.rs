//! Sorted selections of awards, transactions and subawards. The most recent ones are cached, so that a deep
//! page costs no more than the first.

use std::cmp::Ordering;
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Arc, Mutex};

use openshelf_core::locks::lock;
use serde_json::{Value, json};

use super::award::Award;
use super::corpus::Corpus;
use super::filters::{Chosen, Level, choose, has_no_intersection};
use super::search_filters::read_filters;
use super::sort_fields;
use super::sort_kinds::{RecordKind, SortKind};
use super::sort_values::SortValue;
use super::ties::TieOrder;
use crate::handler::OperationCall;

/// How many selections are cached.
const MOST: usize = 6;

/// A selected award, transaction or subaward.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    award: u32,
    /// The index of the transaction or subaward within its award.
    pub child: u8,
}

/// The selected records and their sort order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    pub kind: RecordKind,
    pub sort: String,
    pub sort_kind: SortKind,
    pub ascending: bool,
    pub filters: Value,
    version: usize,
}

/// The key of a record in a sort: the value, and the award's id if it breaks ties.
#[derive(Debug, Clone, PartialEq)]
pub struct Rank {
    pub value: SortValue,
    pub tie: i64,
}

/// The most recently requested selections.
#[derive(Debug, Default)]
pub struct Selections {
    cached: Mutex<VecDeque<(Order, Arc<[Place]>)>>,
}

impl Selections {
    pub fn find(&self, order: &Order) -> Option<Arc<[Place]>> {
        let cached = lock(&self.cached);
        let found = cached.iter().find(|(known, _)| known == order);
        found.map(|(_, selection)| Arc::clone(selection))
    }

    pub fn insert(&self, order: Order, selection: Arc<[Place]>) {
        let mut cached = lock(&self.cached);
        cached.truncate(MOST - 1);
        cached.push_front((order, selection));
    }
}

impl Place {
    fn of(award: &Award, child: usize) -> Self {
        Self {
            award: u32::try_from(award.place()).unwrap_or(u32::MAX),
            child: u8::try_from(child).unwrap_or(u8::MAX),
        }
    }

    pub fn award<'a>(&self, corpus: &'a Corpus) -> Option<&'a Award> {
        corpus.awards.at(self.award as usize)
    }
}

/// The indices of the chosen transactions or subawards of the award.
fn parts<'a, T>(award: &'a Award, all: &'a [T], chosen: &'a [&T]) -> impl Iterator<Item = Place> {
    let is_chosen = |one: &T| chosen.iter().any(|each| std::ptr::eq(*each, one));
    all.iter()
        .enumerate()
        .filter(move |(_, one)| is_chosen(one))
        .map(|(child, _)| Place::of(award, child))
}

impl Order {
    /// Contracts by amount, the largest first.
    pub fn by_amount(kind: RecordKind) -> Self {
        let sort = match kind {
            RecordKind::Awards => "Award Amount",
            RecordKind::Transactions => "Transaction Amount",
            RecordKind::Subawards => "Sub-Award Amount",
            RecordKind::TransactionGroups => "transaction_obligation",
            RecordKind::SubawardGroups => "subaward_obligation",
        };
        Self {
            kind,
            sort: sort.to_owned(),
            sort_kind: SortKind::of(kind, sort),
            ascending: false,
            filters: json!({ "award_type_codes": ["A", "B", "C", "D"] }),
            version: 0,
        }
    }

    /// The order that the call requests.
    pub fn of(call: &OperationCall<'_>, corpus: &Corpus, kind: RecordKind, sort: String) -> Self {
        Self {
            kind,
            sort_kind: SortKind::of(kind, &sort),
            sort,
            ascending: call.given("order").as_deref() == Some("asc"),
            filters: read_filters(call),
            version: corpus.version,
        }
    }

    /// What its filters select.
    fn level(&self) -> Level {
        match self.kind {
            RecordKind::Transactions => Level::Transactions,
            RecordKind::Subawards => Level::Subawards,
            _ => Level::Awards,
        }
    }

    /// The same order in another version of the corpus.
    pub fn in_version(mut self, corpus: &Corpus) -> Self {
        self.version = corpus.version;
        self
    }

    /// The rank of a record.
    pub fn rank(&self, corpus: &Corpus, place: Place) -> Option<Rank> {
        let award = place.award(corpus)?;
        let (child, sort, kind) = (usize::from(place.child), &*self.sort, self.sort_kind);
        let value = match self.kind {
            RecordKind::Awards => sort_fields::of_award(corpus, award, sort, kind),
            RecordKind::Transactions => {
                let one = award.transactions.get(child)?;
                sort_fields::of_transaction(corpus, award, one, sort, kind)
            }
            RecordKind::Subawards => {
                let one = award.subawards.get(child)?;
                sort_fields::of_subaward(corpus, award, one, sort, kind)
            }
            RecordKind::TransactionGroups | RecordKind::SubawardGroups => {
                sort_fields::of_group(award, sort)
            }
        };
        let tie = match self.kind {
            RecordKind::Awards | RecordKind::Subawards => award.id,
            _ => 0,
        };
        Some(Rank { value, tie })
    }

    /// Compares two ranks; equal ranks have no order.
    pub fn compare(&self, one: &Rank, other: &Rank) -> Ordering {
        self.compare_values(one, other).then_with(|| {
            let order = match self.kind {
                // The index of subawards holds the id as text.
                RecordKind::Subawards => one.tie.to_string().cmp(&other.tie.to_string()),
                _ => one.tie.cmp(&other.tie),
            };
            if self.ascending {
                order
            } else {
                order.reverse()
            }
        })
    }

    fn compare_values(&self, one: &Rank, other: &Rank) -> Ordering {
        one.value.compare(&other.value, self.ascending)
    }

    /// The selected places, sorted. Places of equal rank are in the corpus's order.
    pub fn sorted(&self, corpus: &Corpus) -> Arc<[Place]> {
        if has_no_intersection(&self.filters) {
            return Arc::new([]);
        }
        let chosen = choose(corpus, &self.filters, self.level());
        let places = chosen.iter().flat_map(|one| self.places(one));
        let mut ranked: Vec<(Rank, Place)> = places
            .filter_map(|place| Some((self.rank(corpus, place)?, place)))
            .collect();
        ranked.sort_unstable_by(|(one, place), (other, other_place)| {
            self.compare(one, other).then(place.cmp(other_place))
        });
        ranked.into_iter().map(|(_, place)| place).collect()
    }

    fn places(&self, one: &Chosen<'_>) -> Vec<Place> {
        let award = one.award;
        match self.kind {
            RecordKind::Transactions => {
                parts(award, &award.transactions, &one.transactions).collect()
            }
            RecordKind::Subawards => parts(award, &award.subawards, &one.subawards).collect(),
            _ => vec![Place::of(award, 0)],
        }
    }

    /// The number of places up to a cursor, whether or not its record still exists.
    pub fn after(&self, corpus: &Corpus, all: &[Place], cursor: &Rank) -> usize {
        all.partition_point(|place| {
            self.rank(corpus, *place)
                .is_some_and(|rank| self.compare(&rank, cursor).is_le())
        })
    }

    /// The places of a page. Those of equal rank are in the order of this request.
    pub fn page(
        &self,
        corpus: &Corpus,
        all: &[Place],
        range: Range<usize>,
        ties: Option<TieOrder>,
    ) -> Vec<Place> {
        let end = range.end.min(all.len());
        let range = range.start.min(end)..end;
        let Some(ties) = ties else {
            return all.get(range).unwrap_or_default().to_vec();
        };
        let rank = |place: &Place| self.rank(corpus, *place);
        ties.page(all, range, rank, |one, other| match (one, other) {
            (Some(one), Some(other)) => self.compare(one, other),
            _ => Ordering::Equal,
        })
    }
}
