//! Changes awards, transactions and subawards while somebody pages through them.

use std::collections::BTreeSet;
use std::sync::{Arc, MutexGuard};

use super::award::{Award, Subaward, Transaction};
use super::award_store::AwardStore;
use super::corpus::Corpus;
use super::selections::{Order, Place};
use super::service::Spending;
use super::sort_kinds::RecordKind;
use crate::random::cents;
use crate::record_change::{ChangePlace, ChangedRecords, RecordChange};
use openshelf_core::catalog::Operation;
use openshelf_core::locks::lock;

/// The lists of the searches whose records change.
fn kinds(operation: &Operation) -> &'static [RecordKind] {
    match (operation.group, operation.name) {
        ("search", "spending_by_award") => &[RecordKind::Awards, RecordKind::Subawards],
        ("search", "spending_by_transaction") => &[RecordKind::Transactions],
        ("search", "spending_by_transaction_grouped") => &[RecordKind::TransactionGroups],
        ("search", "spending_by_subaward_grouped") => &[RecordKind::SubawardGroups],
        _ => &[],
    }
}

/// Whether the records of an operation's list can change.
pub fn changes(operation: &Operation) -> bool {
    !kinds(operation).is_empty()
}

impl Spending {
    fn last_orders(&self) -> MutexGuard<'_, Vec<Order>> {
        lock(&self.last_orders)
    }

    /// Saves the last order of a search.
    pub(super) fn remember_order(&self, order: &Order) {
        let mut last_orders = self.last_orders();
        last_orders.retain(|one| one.kind != order.kind);
        last_orders.push(order.clone());
    }

    /// The most recently requested list of the operation, or all contracts by amount.
    fn last_order(&self, operation: &Operation) -> Option<Order> {
        let kinds = kinds(operation);
        let last_orders = self.last_orders();
        let last = last_orders
            .iter()
            .rev()
            .find(|one| kinds.contains(&one.kind));
        let first = || kinds.first().map(|kind| Order::by_amount(*kind));
        last.cloned().or_else(first)
    }

    /// Publishes the records as they were before any change.
    pub(super) fn restore_records(&self) {
        let _changing = lock(&self.changing);
        self.last_orders().clear();
        if let Some(version) = self.corpus.get() {
            let (first, newest) = (version.first(), version.newest());
            version.publish(Corpus {
                seed: first.seed,
                today: first.today,
                recipients: Arc::clone(&first.recipients),
                awards: first.awards.clone(),
                entries: Arc::clone(&first.entries),
                years: first.years.clone(),
                version: newest.version + 1,
            });
        }
    }

    /// Inserts, deletes and updates records of a search's list.
    pub(super) fn move_records(
        &self,
        operation: &Operation,
        change: &RecordChange,
    ) -> ChangedRecords {
        let Some(order) = self.last_order(operation) else {
            return ChangedRecords::default();
        };
        // One change at a time; readers never wait for it.
        let _changing = lock(&self.changing);
        let corpus = self.corpus();
        let order = order.in_version(corpus);
        let list = self.sorted(corpus, &order);
        let chosen = |about: &str, count: usize| -> Vec<Part<'_>> {
            change
                .chosen(about, corpus.version as u64, list.len(), count)
                .into_iter()
                .filter_map(|at| Part::at(corpus, order.kind, *list.get(at)?))
                .collect()
        };
        let mut next = NextVersion::of(corpus);
        // An inserted record is a copy of another one and is next to it in every order.
        let mut like = chosen("inserted", change.inserted);
        if change.place == ChangePlace::Head {
            like.truncate(1);
        }
        for part in like.iter().cycle().take(change.inserted) {
            next.insert(*part);
        }
        let (updated, deleted) = (
            chosen("updated", change.updated),
            chosen("deleted", change.deleted),
        );
        let changed = ChangedRecords {
            // Nothing can be like a record of an empty list.
            inserted: if like.is_empty() { 0 } else { change.inserted },
            updated: updated.len(),
            deleted: deleted.len(),
        };
        for part in updated {
            next.update(part);
        }
        for part in deleted {
            next.delete(part);
        }
        if let Some(version) = self.corpus.get() {
            version.publish(next.finish());
        }
        changed
    }
}

/// A record of a list, identified in all versions of the corpus.
#[derive(Debug, Clone, Copy)]
enum Part<'a> {
    Award(&'a Award),
    /// The award's transaction with this number.
    Transaction(&'a Award, u8),
    /// The award's subaward with this number.
    Subaward(&'a Award, u8),
}

impl<'a> Part<'a> {
    fn at(corpus: &'a Corpus, kind: RecordKind, place: Place) -> Option<Self> {
        let award = place.award(corpus)?;
        let child = usize::from(place.child);
        Some(match kind {
            RecordKind::Transactions => {
                Self::Transaction(award, award.transactions.get(child)?.change)
            }
            RecordKind::Subawards => Self::Subaward(award, award.subawards.get(child)?.at),
            _ => Self::Award(award),
        })
    }
}

/// A different amount.
fn other_amount(amount: f64) -> f64 {
    cents(amount * 1.25 + 1.0)
}

fn edit<T>(list: &mut Box<[T]>, with: impl FnOnce(&mut Vec<T>)) {
    let mut all = std::mem::take(list).into_vec();
    with(&mut all);
    *list = all.into();
}

/// The next version of a corpus under construction.
struct NextVersion<'a> {
    before: &'a Corpus,
    awards: AwardStore,
    /// The indices of the changed awards.
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

    /// Adds a copy of a record.
    fn insert(&mut self, like: Part<'_>) {
        match like {
            Part::Award(award) => {
                let place = self.awards.insert_like(award);
                self.touched.insert(place);
            }
            Part::Transaction(award, number) => self.change_transactions(award, |all| {
                let last = all.iter().map(|one| one.change).max().unwrap_or(0);
                let like = all.iter().find(|one| one.change == number).cloned();
                all.extend(like.map(|one| Transaction {
                    change: last.saturating_add(1),
                    ..one
                }));
            }),
            Part::Subaward(award, number) => self.change_subawards(award, |all| {
                let last = all.iter().map(|one| one.at).max().unwrap_or(0);
                let like = all.iter().find(|one| one.at == number).cloned();
                all.extend(like.map(|one| Subaward {
                    at: last.saturating_add(1),
                    ..one
                }));
            }),
        }
    }

    /// Changes the amount of a record: that of an award by another transaction, which makes it the last modified one.
    fn update(&mut self, part: Part<'_>) {
        let today = self.before.today;
        match part {
            Part::Award(award) => self.change_transactions(award, |all| {
                let last = all.iter().map(|one| one.change).max().unwrap_or(0);
                let amount = other_amount(award.amount) - award.amount;
                all.push(Transaction {
                    date: today,
                    amount: cents(amount),
                    outlay: 0.0,
                    change: last.saturating_add(1),
                    modified_after: 0,
                });
            }),
            Part::Transaction(award, number) => self.change_transactions(award, |all| {
                for one in all.iter_mut().filter(|one| one.change == number) {
                    one.amount = other_amount(one.amount);
                }
            }),
            Part::Subaward(award, number) => self.change_subawards(award, |all| {
                for one in all.iter_mut().filter(|one| one.at == number) {
                    one.amount = other_amount(one.amount);
                }
            }),
        }
    }

    /// Deletes a record.
    fn delete(&mut self, part: Part<'_>) {
        match part {
            Part::Award(award) => self.delete_award(award),
            Part::Transaction(award, number) => {
                self.change_transactions(award, |all| all.retain(|one| one.change != number));
            }
            Part::Subaward(award, number) => {
                self.change_subawards(award, |all| all.retain(|one| one.at != number));
            }
        }
    }

    fn delete_award(&mut self, award: &Award) {
        self.awards.delete(award);
        self.touched.insert(award.place());
    }

    /// Changes an award, which may have been changed before.
    fn change(&mut self, award: &Award, with: impl FnOnce(&mut Award)) {
        let Some(mut other) = self.awards.at(award.place()).cloned() else {
            return;
        };
        with(&mut other);
        if other.transactions.is_empty() {
            return self.delete_award(award);
        }
        other.amount = cents(other.transactions.iter().map(|one| one.amount).sum());
        other.outlays = cents(other.transactions.iter().map(|one| one.outlay).sum());
        self.awards.replace(other);
        self.touched.insert(award.place());
    }

    fn change_transactions(&mut self, award: &Award, with: impl FnOnce(&mut Vec<Transaction>)) {
        self.change(award, |award| edit(&mut award.transactions, with));
    }

    fn change_subawards(&mut self, award: &Award, with: impl FnOnce(&mut Vec<Subaward>)) {
        self.change(award, |award| edit(&mut award.subawards, with));
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
            recipients: Arc::clone(&before.recipients),
            awards: self.awards,
            entries: Arc::clone(&before.entries),
            years,
            version: before.version + 1,
        }
    }
}
