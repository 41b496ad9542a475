//! The order of records with equal sort values.

use std::cmp::Ordering;
use std::ops::Range;

use serde_json::Value;

use crate::lists;
use crate::object;
use crate::permutation::Permutation;
use crate::random::{Random, hash};
use openshelf_core::catalog::{Operation, Ties};

/// The members of a sort whose name differs from theirs.
fn members(sort: &str) -> &[&str] {
    match sort {
        "reporting_fiscal_date" => &["reporting_fiscal_year", "reporting_fiscal_month"],
        _ => &[],
    }
}

/// Sorts by the sort's name. Equal records keep their order.
pub fn sort_by(records: &mut [Value], sort: &str, descending: bool) {
    let members = members(sort);
    for member in members.iter().rev() {
        lists::sort_by(records, member, descending);
    }
    let is_member = |record: &Value| object::member(record, sort).is_some();
    if members.is_empty() && records.iter().any(is_member) {
        lists::sort_by(records, sort, descending);
    }
}

/// Whether the service breaks no ties in a list. Unless stated otherwise, this holds for lists without a
/// total.
pub fn are_unbroken(operation: &Operation) -> bool {
    !operation.page_metadata.is_empty()
        && operation
            .paging
            .is_some_and(|paging| paging.ties != Ties::Broken)
}

/// The order of equal records in the answer to one request. A service that breaks no ties has a different
/// order in each answer. The seed and the number of the request determine it, so that a run can be repeated.
#[derive(Debug, Clone, Copy)]
pub struct TieOrder {
    key: u64,
}

/// The number of consecutive equal elements of a sorted list, from an index on.
fn same<R>(ranks: &[R], at: usize, compare: &impl Fn(&R, &R) -> Ordering) -> usize {
    let Some((first, rest)) = ranks.get(at..).and_then(<[R]>::split_first) else {
        return 0;
    };
    1 + rest
        .iter()
        .take_while(|one| compare(one, first).is_eq())
        .count()
}

impl TieOrder {
    /// The order in the answer to the request with this number.
    pub fn new(seed: u64, request: u64) -> Self {
        Self {
            key: Random::new(seed, "ties", request).number(),
        }
    }

    /// The order of the equal items that begin at this index.
    fn of(self, begin: usize, count: usize) -> Permutation {
        let bytes = [self.key.to_le_bytes(), (begin as u64).to_le_bytes()].concat();
        Permutation::new(hash(&bytes), count)
    }

    /// A page of a sorted list in which equal items have this order, including items on other pages. Only the
    /// ranks of the page are computed, and a few more to find the extent of its first and last ties.
    pub fn page<T: Copy, R>(
        self,
        all: &[T],
        range: Range<usize>,
        rank: impl Fn(&T) -> R,
        compare: impl Fn(&R, &R) -> Ordering,
    ) -> Vec<T> {
        let end = range.end.min(all.len());
        let range = range.start.min(end)..end;
        let (before, rest) = all.split_at(range.start);
        let (own, after) = rest.split_at(range.len());
        let ranks: Vec<R> = own.iter().map(&rank).collect();
        let mut page = Vec::with_capacity(own.len());
        while let Some(first) = ranks.get(page.len()) {
            let here = page.len();
            let count = same(&ranks, here, &compare);
            let (mut begin, mut stop) = (range.start + here, range.start + here + count);
            if here == 0 {
                begin = before.partition_point(|one| compare(&rank(one), first).is_lt());
            }
            if here + count == ranks.len() {
                stop += after.partition_point(|one| compare(&rank(one), first).is_le());
            }
            let order = self.of(begin, stop - begin);
            let places = (range.start + here..range.start + here + count)
                .filter_map(|place| all.get(begin + order.at(place - begin)));
            page.extend(places.copied());
            if page.len() != here + count {
                break;
            }
        }
        page
    }

    /// Reorders sorted records that are equal in the sort.
    pub fn shuffle(self, records: &mut Vec<Value>, sort: &str) {
        let members = members(sort);
        let values = |at: &usize| -> Vec<Value> {
            let own = [sort];
            let names = if members.is_empty() { &own } else { members };
            let record = records.get(*at);
            let value = |name: &&str| {
                record
                    .and_then(|record| object::member(record, name))
                    .cloned()
            };
            names
                .iter()
                .map(|name| value(name).unwrap_or_default())
                .collect()
        };
        let compare = |one: &Vec<Value>, other: &Vec<Value>| {
            if one == other {
                Ordering::Equal
            } else {
                Ordering::Less
            }
        };
        let places: Vec<usize> = (0..records.len()).collect();
        let order = self.page(&places, 0..records.len(), values, compare);
        let take = |at: &usize| records.get_mut(*at).map(Value::take);
        let shuffled: Vec<Value> = order.iter().filter_map(take).collect();
        *records = shuffled;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    proptest::proptest! {
        #[test]
        fn only_equal_records_change_their_places(values: Vec<u8>, request: u64) {
            let record = |(id, value): (usize, &u8)| json!({ "id": id, "value": value % 4 });
            let mut records: Vec<Value> = values.iter().enumerate().map(record).collect();
            sort_by(&mut records, "value", true);
            let sorted = records.clone();
            TieOrder::new(7, request).shuffle(&mut records, "value");
            let of = |records: &[Value], name: &str| -> Vec<Value> {
                records.iter().map(|record| record[name].clone()).collect()
            };
            proptest::prop_assert_eq!(of(&records, "value"), of(&sorted, "value"));
            let mut again = records.clone();
            again.sort_by_key(|record| record["id"].as_u64());
            let ids: Vec<Value> = (0..values.len()).map(|id| json!(id)).collect();
            proptest::prop_assert_eq!(of(&again, "id"), ids);
        }

        #[test]
        fn the_pages_of_one_request_form_its_list(values: Vec<u8>, limit in 1usize..30, request: u64) {
            let mut all: Vec<(u8, usize)> = values.iter().map(|one| one % 5).zip(0..).collect();
            all.sort_unstable();
            let ties = TieOrder::new(3, request);
            let page = |range: Range<usize>| ties.page(&all, range, |one| one.0, Ord::cmp);
            let whole = page(0..all.len());
            let pages: Vec<(u8, usize)> = (0..all.len())
                .step_by(limit)
                .flat_map(|begin| page(begin..begin + limit))
                .collect();
            proptest::prop_assert_eq!(&pages, &whole);
            let mut again = whole;
            again.sort_unstable();
            proptest::prop_assert_eq!(again, all);
        }
    }

    #[test]
    fn the_order_depends_on_the_seed_and_the_number_of_the_request() {
        let all: Vec<usize> = (0..1000).collect();
        let page = |seed: u64, request: u64| {
            TieOrder::new(seed, request).page(&all, 500..520, |_| (), Ord::cmp)
        };
        assert_eq!(page(1, 1), page(1, 1));
        assert_ne!(page(1, 1), page(1, 2));
        assert_ne!(page(1, 1), page(2, 1));
    }
}
