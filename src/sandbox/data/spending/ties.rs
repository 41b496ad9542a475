//! The order of records that are equal in the sort.

use serde_json::Value;

use crate::data::random::Random;
use crate::lists;
use openshelf_core::table::{Operation, Ties};

/// Members that a sort is by, where it is not called like one member.
fn members(sort: &str) -> &[&str] {
    match sort {
        "reporting_fiscal_date" => &["reporting_fiscal_year", "reporting_fiscal_month"],
        _ => &[],
    }
}

/// Sorts by what a sort is called. Records keep their order where they are equal in it.
pub fn sort_by(records: &mut [Value], sort: &str, descending: bool) {
    let members = members(sort);
    for member in members.iter().rev() {
        lists::sort_by(records, member, descending);
    }
    let is_member = |record: &Value| lists::member(record, sort).is_some();
    if members.is_empty() && records.iter().any(is_member) {
        lists::sort_by(records, sort, descending);
    }
}

/// Whether the service breaks no ties in a list: the lists that give no total, unless it says so.
pub fn are_unbroken(row: &Operation) -> bool {
    !row.page_metadata.is_empty() && row.paging.is_some_and(|paging| paging.ties != Ties::Broken)
}

/// Orders sorted records that are equal in the sort anew, as a service does that breaks no ties: each
/// page (`about`) has its own order of them.
pub fn shuffle(records: &mut [Value], sort: &str, seed: u64, about: &str) {
    let members = members(sort);
    let values = |record: &Value| -> Vec<Value> {
        let own = [sort];
        let names = if members.is_empty() { &own } else { members };
        let value = |name: &&str| lists::member(record, name).cloned();
        names
            .iter()
            .map(|name| value(name).unwrap_or_default())
            .collect()
    };
    for equal in records.chunk_by_mut(|one, two| values(one) == values(two)) {
        let mut random = Random::new(seed, about, 0);
        for last in (1..equal.len()).rev() {
            equal.swap(last, random.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    proptest::proptest! {
        #[test]
        fn only_equal_records_change_their_places(values: Vec<u8>, page: u8) {
            let record = |(id, value): (usize, &u8)| json!({ "id": id, "value": value % 4 });
            let mut records: Vec<Value> = values.iter().enumerate().map(record).collect();
            sort_by(&mut records, "value", true);
            let sorted = records.clone();
            shuffle(&mut records, "value", 7, &page.to_string());
            let of = |records: &[Value], name: &str| -> Vec<Value> {
                records.iter().map(|record| record[name].clone()).collect()
            };
            proptest::prop_assert_eq!(of(&records, "value"), of(&sorted, "value"));
            let mut again = records.clone();
            again.sort_by_key(|record| record["id"].as_u64());
            let ids: Vec<Value> = (0..values.len()).map(|id| json!(id)).collect();
            proptest::prop_assert_eq!(of(&again, "id"), ids);
        }
    }
}
