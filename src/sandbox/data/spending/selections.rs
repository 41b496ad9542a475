//! Sorted selections of awards, transactions and subawards. The last ones are cached, so that a deep
//! page costs no more than the first.

use std::cmp::Ordering;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use openshelf_core::locks::lock;
use serde_json::{Value, json};

use super::award::Award;
use super::corpus::Corpus;
use super::fields::{field, subaward_field, transaction_field};
use super::filters::Chosen;
use crate::call::Call;
use crate::lists;

/// So many selections are cached.
const MOST: usize = 6;

/// What a selection is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Awards,
    Transactions,
    Subawards,
}

/// A selected award, transaction or subaward.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    award: u32,
    /// Which of the award's transactions or subawards.
    pub child: u8,
}

/// What is selected and how it is sorted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    pub kind: Kind,
    pub sort: String,
    pub ascending: bool,
    pub filters: Value,
    version: usize,
}

/// The selections that were asked for last.
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

impl Order {
    /// Contracts by what they are worth, the largest first.
    pub fn by_amount(kind: Kind) -> Self {
        let sort = match kind {
            Kind::Awards => "Award Amount",
            Kind::Transactions => "Transaction Amount",
            Kind::Subawards => "Sub-Award Amount",
        };
        Self {
            kind,
            sort: sort.to_owned(),
            ascending: false,
            filters: json!({ "award_type_codes": ["A", "B", "C", "D"] }),
            version: 0,
        }
    }

    /// The order that the call asks for.
    pub fn of(call: &Call, corpus: &Corpus, kind: Kind, sort: String) -> Self {
        Self {
            kind,
            sort,
            ascending: call.given("order").as_deref() == Some("asc"),
            filters: call.member("filters").cloned().unwrap_or_default(),
            version: corpus.version,
        }
    }

    /// What a place is sorted by, and the number that decides between equals.
    fn key(&self, corpus: &Corpus, award: &Award, child: usize) -> (Value, i64) {
        match self.kind {
            Kind::Awards => (field(corpus, award, &self.sort), award.id),
            Kind::Transactions => (
                award.transactions.get(child).map_or(Value::Null, |one| {
                    transaction_field(corpus, award, one, &self.sort)
                }),
                award.id * 1000 + i64::try_from(child).unwrap_or(0),
            ),
            Kind::Subawards => award.subawards.get(child).map_or((Value::Null, 0), |one| {
                let key = subaward_field(corpus, award, one, &self.sort);
                (key, award.subaward_texts(one).0)
            }),
        }
    }

    fn compare(&self, one: &(Value, i64), two: &(Value, i64)) -> Ordering {
        let order = lists::compare(&one.0, &two.0).then(one.1.cmp(&two.1));
        if self.ascending {
            order
        } else {
            order.reverse()
        }
    }

    pub fn sorted(&self, corpus: &Corpus, chosen: &[Chosen<'_>]) -> Arc<[Place]> {
        let mut keyed: Vec<((Value, i64), Place)> = Vec::new();
        for one in chosen {
            let award = one.award;
            let mut add = |child: usize| {
                let key = self.key(corpus, award, child);
                keyed.push((key, Place::of(award, child)));
            };
            match self.kind {
                Kind::Awards => add(0),
                Kind::Transactions => {
                    let all = award.transactions.iter().enumerate();
                    let chosen = |each| one.transactions.iter().any(|one| std::ptr::eq(*one, each));
                    all.filter(|(_, each)| chosen(*each))
                        .for_each(|(child, _)| add(child));
                }
                Kind::Subawards => {
                    let all = award.subawards.iter().enumerate();
                    let chosen = |each| one.subawards.iter().any(|one| std::ptr::eq(*one, each));
                    all.filter(|(_, each)| chosen(*each))
                        .for_each(|(child, _)| add(child));
                }
            }
        }
        keyed.sort_unstable_by(|(one, _), (two, _)| self.compare(one, two));
        keyed.into_iter().map(|(_, place)| place).collect()
    }

    /// The index after the record of the cursor, whether or not the record still exists.
    pub fn after(&self, corpus: &Corpus, all: &[Place], id: i64, value: &str) -> usize {
        let key = |place: &Place| {
            let award = place.award(corpus)?;
            Some(self.key(corpus, award, place.child.into()))
        };
        let is_number = [all.first(), all.last()]
            .into_iter()
            .flatten()
            .filter_map(key)
            .any(|(key, _)| key.is_number());
        let cursor = match (value, value.parse::<f64>()) {
            ("None", _) => Value::Null,
            (_, Ok(number)) if is_number => json!(number),
            (text, _) => json!(text),
        };
        let cursor = (cursor, id);
        all.partition_point(|place| {
            key(place).is_some_and(|key| self.compare(&key, &cursor) != Ordering::Greater)
        })
    }

    /// The cursor of a record: its sort value as text, and its id.
    pub fn cursor(&self, corpus: &Corpus, place: Place) -> Option<(String, i64)> {
        let award = place.award(corpus)?;
        let (key, id) = self.key(corpus, award, place.child.into());
        let text = match key {
            Value::String(text) => text,
            Value::Null => "None".to_owned(),
            value => value.to_string(),
        };
        Some((text, id))
    }
}
