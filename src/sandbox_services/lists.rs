//! The list functions of every service: select members, sort, cut a page.

use std::cmp::Ordering;

use serde_json::Value;

use super::object::member;

/// The order of two values: nulls first, numbers by size, all others by their text.
pub fn compare(one: &Value, two: &Value) -> Ordering {
    match (one, two) {
        (Value::Null, Value::Null) => Ordering::Equal,
        (Value::Null, _) => Ordering::Less,
        (_, Value::Null) => Ordering::Greater,
        (Value::Number(one), Value::Number(two)) => {
            let (one, two) = (one.as_f64(), two.as_f64());
            one.partial_cmp(&two).unwrap_or(Ordering::Equal)
        }
        (Value::String(one), Value::String(two)) => one.cmp(two),
        (Value::Bool(one), Value::Bool(two)) => one.cmp(two),
        _ => one.to_string().cmp(&two.to_string()),
    }
}

/// Sorts by a member; records with an equal or missing member keep their order.
pub fn sort_by(records: &mut [Value], name: &str, descending: bool) {
    records.sort_by(|one, two| {
        let order = compare(
            member(one, name).unwrap_or(&Value::Null),
            member(two, name).unwrap_or(&Value::Null),
        );
        if descending { order.reverse() } else { order }
    });
}

/// One page of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageOfList {
    pub page: usize,
    pub limit: usize,
    pub total: usize,
}

impl PageOfList {
    /// The page with this number, from 1.
    pub fn new(page: i64, limit: i64, total: usize) -> Self {
        Self {
            page: usize::try_from(page).unwrap_or(1).max(1),
            limit: usize::try_from(limit).unwrap_or(1).max(1),
            total,
        }
    }

    /// How many records precede it.
    pub fn offset(&self) -> usize {
        (self.page - 1).saturating_mul(self.limit)
    }

    /// How many pages there are.
    pub fn pages(&self) -> usize {
        self.total.div_ceil(self.limit)
    }

    /// Whether another page follows.
    pub fn has_next(&self) -> bool {
        self.page < self.pages()
    }

    /// The records of the page.
    pub fn of<'a, T>(&self, list: &'a [T]) -> &'a [T] {
        let first = self.offset().min(list.len());
        let last = first.saturating_add(self.limit).min(list.len());
        list.get(first..last).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn nulls_come_first_and_equals_keep_their_order() {
        let mut records = vec![
            json!({"a": 2, "b": 1}),
            json!({"a": null, "b": 2}),
            json!({"a": 2, "b": 3}),
            json!({"a": 1.5, "b": 4}),
        ];
        sort_by(&mut records, "a", false);
        let order: Vec<i64> = records
            .iter()
            .filter_map(|record| record["b"].as_i64())
            .collect();
        assert_eq!(order, [2, 4, 1, 3]);
    }

    proptest::proptest! {
        #[test]
        fn pages_cut_a_list_without_overlap(total in 0usize..60, limit in 1i64..20) {
            let list: Vec<usize> = (0..total).collect();
            let pages = PageOfList::new(1, limit, total).pages();
            let together: Vec<usize> = (1..=pages)
                .flat_map(|page| PageOfList::new(i64::try_from(page).unwrap(), limit, total).of(&list).to_vec())
                .collect();
            proptest::prop_assert_eq!(together, list.clone());
            proptest::prop_assert!(PageOfList::new(i64::try_from(pages + 1).unwrap(), limit, total).of(&list).is_empty());
        }
    }
}
