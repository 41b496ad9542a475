//! The sorts that searches support, and the kind of each sort.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::names::NAMES;
use crate::data_file::data_file;

/// What a selection is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordKind {
    Awards,
    Transactions,
    Subawards,
    /// Awards that stand for their transactions.
    TransactionGroups,
    /// Awards that stand for their subawards.
    SubawardGroups,
}

/// The kind of a sort: what the index holds, and so what a cursor has to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum SortKind {
    /// Whole cents.
    Cents,
    /// A sum over emergency funds.
    Dollars,
    Text,
    /// Milliseconds, asked for as a day alone.
    Day,
    /// Milliseconds, asked for as such or as a date.
    Moment,
    /// A whole number.
    Whole,
    /// Several fields at once.
    Several,
    /// A name that the validator takes and the search engine does not.
    Unsortable,
}

type Fields = Vec<&'static str>;
type Kinds = BTreeMap<SortKind, Fields>;

/// What `sorts.json` holds.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Sorts {
    /// What awards of every group can be sorted by, with names that the service has for itself and takes
    /// from others too.
    awards: Fields,
    awards_of_group: BTreeMap<&'static str, Fields>,
    subawards: Fields,
    /// What awards and subawards can be sorted by without being asked for, whatever their group.
    free: Fields,
    /// The sorts that are no texts.
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

/// Why a search of awards or subawards does not take a sort.
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
    /// The kind of a sort in the lists of this kind.
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
