//! Awards and transactions that come and go while somebody pages through them.

use std::collections::BTreeSet;
use std::sync::{Arc, MutexGuard};

use super::award::{Award, Transaction};
use super::award_store::AwardStore;
use super::corpus::Corpus;
use super::selections::{Kind, Order, Place};
use super::service::Spending;
use crate::data::random::cents;
use openshelf_core::locks::lock;
use openshelf_core::table::Operation;

/// The searches whose records move.
fn kind(row: &Operation) -> Option<Kind> {
    match (row.group, row.name) {
        ("search", "spending_by_award") => Some(Kind::Awards),
        ("search", "spending_by_transaction") => Some(Kind::Transactions),
        _ => None,
    }
}

impl Spending {
    fn last_orders(&self) -> MutexGuard<'_, Vec<Order>> {
        lock(&self.last_orders)
    }

    /// Remembers the last order of a search.
    pub(super) fn remember_order(&self, order: &Order) {
        let mut last_orders = self.last_orders();
        last_orders.retain(|one| one.kind != order.kind);
        last_orders.push(order.clone());
    }

    /// The head of the last requested list, or of all contracts by amount.
    fn head(&self, corpus: &Corpus, kind: Kind, count: usize) -> Vec<Place> {
        let noted = self
            .last_orders()
            .iter()
            .find(|one| one.kind == kind)
            .cloned();
        let order = noted.unwrap_or_else(|| Order::by_amount(kind));
        self.sorted(corpus, &order.in_version(corpus))
            .iter()
            .take(count)
            .copied()
            .collect()
    }

    /// Lets so many records appear at the head of a search's list and so many of it vanish.
    pub(super) fn move_records(&self, row: &Operation, inserted: usize, deleted: usize) {
        let Some(kind) = kind(row) else {
            return;
        };
        // One change after the other; nobody who reads waits for it.
        let _changing = lock(&self.changing);
        let corpus = self.corpus();
        let head = self.head(corpus, kind, deleted.max(1));
        let found = |place: &Place| {
            let award = place.award(corpus)?;
            let one = award.transactions.get(usize::from(place.child))?;
            Some((award, one.change))
        };
        let mut next = NextVersion::of(corpus);
        // An inserted record is a copy of the head, so it is next to the head in every order.
        for (award, change) in head
            .first()
            .and_then(found)
            .into_iter()
            .cycle()
            .take(inserted)
        {
            match kind {
                Kind::Transactions => next.add_transaction(award, change),
                _ => next.insert(award),
            }
        }
        for (award, change) in head.iter().take(deleted).filter_map(found) {
            match kind {
                Kind::Transactions => next.remove_transaction(award, change),
                _ => next.delete(award),
            }
        }
        if let Some(version) = self.corpus.get() {
            version.publish(next.finish());
        }
    }
}

/// The next version of a corpus while it is made.
struct NextVersion<'a> {
    before: &'a Corpus,
    awards: AwardStore,
    /// The places of the awards that are not what they were.
    touched: BTreeSet<usize>,
}

impl<'a> NextVersion<'a> {
    fn of(before: &'a Corpus) -> Self {
        Self {
            before,
            awards: before.awards.clone(),
            touched: BTreeSet::new(),
        }
    }

    fn insert(&mut self, like: &Award) {
        let place = self.awards.insert_like(like);
        self.touched.insert(place);
    }

    fn delete(&mut self, award: &Award) {
        self.awards.delete(award);
        self.touched.insert(award.place());
    }

    /// Changes the transactions of an award, which may have changed before.
    fn change(&mut self, award: &Award, with: impl Fn(&[Transaction]) -> Vec<Transaction>) {
        let Some(now) = self.awards.at(award.place()) else {
            return;
        };
        let transactions = with(&now.transactions);
        if transactions.is_empty() {
            return self.delete(award);
        }
        let mut other = now.clone();
        other.amount = cents(transactions.iter().map(|one| one.amount).sum());
        other.outlays = cents(transactions.iter().map(|one| one.outlay).sum());
        other.transactions = transactions.into();
        self.awards.replace(other);
        self.touched.insert(award.place());
    }

    /// The transaction with this number vanishes.
    fn remove_transaction(&mut self, award: &Award, number: u8) {
        self.change(award, |all| {
            let left = all.iter().filter(|one| one.change != number);
            left.cloned().collect()
        });
    }

    /// The transaction with this number is there once more, as a later change.
    fn add_transaction(&mut self, award: &Award, number: u8) {
        self.change(award, |all| {
            let last = all.iter().map(|one| one.change).max().unwrap_or(0);
            let like = all.iter().find(|one| one.change == number).cloned();
            let another = like.map(|one| Transaction {
                change: last.saturating_add(1),
                ..one
            });
            all.iter().cloned().chain(another).collect()
        });
    }

    fn finish(self) -> Corpus {
        let before = self.before;
        let mut years = before.years.clone();
        for place in self.touched {
            for (stock, sign) in [(&before.awards, -1.0), (&self.awards, 1.0)] {
                if let Some(award) = stock.at(place) {
                    years.shift(before.seed, award, sign);
                }
            }
        }
        Corpus {
            seed: before.seed,
            today: before.today,
            agencies: Arc::clone(&before.agencies),
            recipients: Arc::clone(&before.recipients),
            awards: self.awards,
            entries: Arc::clone(&before.entries),
            years,
            version: before.version + 1,
        }
    }
}
