//! The sorts that searches support, and the kind of each sort.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::names::NAMES;
use crate::data_file::data_file;

/// The records of a selection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordKind {
    Awards,
    Transactions,
    Subawards,
    /// Awards that represent their transactions.
    TransactionGroups,
    /// Awards that represent their subawards.
    SubawardGroups,
}

/// The kind of a sort: the type of the values in the index, and therefore of a cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum SortKind {
    /// Whole cents.
    Cents,
    /// A sum over emergency funds.
    Dollars,
    Text,
    /// Milliseconds, requested as a date only.
    Day,
    /// Milliseconds, requested as such or as a date.
    Moment,
    /// A whole number.
    Whole,
    /// Several fields.
    Several,
    /// A name that the validator accepts and the search engine does not.
    Unsortable,
}

type Fields = Vec<&'static str>;
type Kinds = BTreeMap<SortKind, Fields>;

/// The contents of `sorts.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Sorts {
    /// The sorts of awards of all groups, with internal names that the service also accepts from clients.
    awards: Fields,
    awards_of_group: BTreeMap<&'static str, Fields>,
    subawards: Fields,
    /// The sorts of awards and subawards that need not be among the requested fields, for any group.
    free: Fields,
    /// The sorts that are not texts.
    kinds: AllKinds,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
struct AllKinds {
    awards: Kinds,
    subawards: Kinds,
    transactions: Kinds,
    groups: Kinds,
}

data_file!(static SORTS: Sorts = "sorts.json");

/// Why a search of awards or subawards refuses a sort.
pub fn refusal(
    kind: RecordKind,
    sort: &str,
    fields: &[String],
    codes: &[String],
) -> Option<String> {
    if SORTS.free.contains(&sort) {
        return None;
    }
    let mut groups = NAMES.award_groups.iter();
    let group = groups.find(|group| codes.iter().any(|code| group.has(code)));
    let group = group.map_or("", |group| group.name);
    let of_group = &SORTS.awards_of_group;
    let of_group = of_group.get(group).or_else(|| of_group.get("others"));
    let known = match kind {
        RecordKind::Subawards => SORTS.subawards.clone(),
        _ => [&SORTS.awards[..], of_group.map_or(&[], |fields| fields)].concat(),
    };
    if !known.contains(&sort) {
        return Some(format!(
            "Sort value '{sort}' not found in {group} mappings: {known:?}"
        ));
    }
    (!fields.iter().any(|field| field == sort))
        .then(|| format!("Sort value '{sort}' not found in requested fields: {fields:?}"))
}

impl SortKind {
    /// The kind of a sort in the lists of this kind of record.
    pub fn of(kind: RecordKind, sort: &str) -> Self {
        let kinds = match kind {
            RecordKind::Awards => &SORTS.kinds.awards,
            RecordKind::Subawards => &SORTS.kinds.subawards,
            RecordKind::Transactions => &SORTS.kinds.transactions,
            RecordKind::TransactionGroups | RecordKind::SubawardGroups => &SORTS.kinds.groups,
        };
        let mut kinds = kinds.iter();
        let known = kinds.find(|(_, fields)| fields.contains(&sort));
        known.map_or(Self::Text, |(kind, _)| *kind)
    }
}
