//! The current records of a collection, in the orders that answers need.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use super::record::{Id, Layout, Record};

/// A collection's records. A change creates a new store; readers keep theirs.
#[derive(Debug)]
pub struct RecordStore {
    /// The most recently updated first.
    pub records: Vec<Arc<Record>>,
    /// Places in the list, with favoured records first: the order of a search without words.
    pub boosted: Vec<u32>,
    /// Places in the list, ordered by id.
    by_id: Vec<u32>,
    words: Arc<OnceLock<Words>>,
    /// The current place of each record in the word index, and the places of records inserted later; `None`
    /// until the first change.
    moved: Option<(Vec<Option<u32>>, Vec<u32>)>,
}

/// The places of words.
#[derive(Debug, Default)]
struct Words {
    places: HashMap<Box<str>, Vec<(u32, u8)>>,
}

/// A word as it is indexed: in lower case, without a plural ending. Words that begin with a digit match
/// exactly.
pub fn stem(word: &str) -> String {
    let word = word.to_lowercase();
    if word.starts_with(|sign: char| sign.is_ascii_digit()) || word.len() < 4 {
        return word;
    }
    match word.strip_suffix("ies") {
        Some(head) if head.len() > 2 => format!("{head}y"),
        _ => match word.strip_suffix('s') {
            Some(head) if !head.ends_with('s') => head.to_owned(),
            _ => word,
        },
    }
}

/// The words of a text as they are indexed.
pub fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(stem)
}

/// The weight of a word in a title, more than anywhere else.
pub const IN_TITLE: f64 = 8.0;

/// The weight of a word in a member.
fn weight(name: &str) -> u8 {
    match name {
        "title" => IN_TITLE as u8,
        "artist_title" | "artist_display" => 6,
        _ => 1,
    }
}

/// The words of a record, each with its greatest weight.
fn weighted(record: &Record, layout: &Layout) -> HashMap<String, u8> {
    let mut found: HashMap<String, u8> = HashMap::new();
    for (at, name) in layout.worded() {
        let weight = weight(name);
        record.cell(layout, at).each_text(|text| {
            for word in words(text) {
                let best = found.entry(word).or_default();
                *best = weight.max(*best);
            }
        });
    }
    found
}

fn place(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

impl RecordStore {
    /// A store with these records, which are in the list's order.
    pub fn new(records: Vec<Arc<Record>>) -> Self {
        let (mut boosted, rest): (Vec<u32>, Vec<u32>) = (0..place(records.len())).partition(|at| {
            records
                .get(*at as usize)
                .is_some_and(|record| record.boosted)
        });
        boosted.extend(rest);
        let mut by_id: Vec<u32> = (0..place(records.len())).collect();
        by_id.sort_by_key(|at| records.get(*at as usize).map(|record| &record.id));
        Self {
            records,
            boosted,
            by_id,
            words: Arc::default(),
            moved: None,
        }
    }

    /// A store with these records in front and without those with the given ids.
    pub fn changed(&self, inserted: Vec<Arc<Record>>, gone: &[Id]) -> Self {
        let mut records = inserted;
        let fresh = place(records.len());
        let mut moves: Vec<Option<u32>> = Vec::with_capacity(self.records.len());
        for record in &self.records {
            let stays = !gone.contains(&record.id);
            moves.push(stays.then(|| place(records.len())));
            if stays {
                records.push(Arc::clone(record));
            }
        }
        let mut changed = Self::new(records);
        if self.words.get().is_some() {
            let to = |at: &u32| moves.get(*at as usize).copied().flatten();
            let (indexed, later) = match &self.moved {
                None => (moves.clone(), Vec::new()),
                Some((indexed, later)) => (
                    indexed.iter().map(|at| at.as_ref().and_then(to)).collect(),
                    later.iter().filter_map(to).collect(),
                ),
            };
            changed.words = Arc::clone(&self.words);
            changed.moved = Some((indexed, (0..fresh).chain(later).collect()));
        }
        changed
    }

    /// The record at a place in the list.
    pub fn at(&self, at: u32) -> Option<&Record> {
        self.records.get(at as usize).map(Arc::as_ref)
    }

    /// The place of the record with this id.
    pub fn find(&self, id: &Id) -> Option<u32> {
        let from = self.lower(id);
        let at = *self.by_id.get(from)?;
        (&self.at(at)?.id == id).then_some(at)
    }

    /// The number of smaller ids.
    fn lower(&self, id: &Id) -> usize {
        self.by_id
            .partition_point(|at| self.at(*at).is_some_and(|record| record.id < *id))
    }

    /// The places of the records whose ids are between two ids, both included, ordered by id.
    pub fn between(&self, first: i64, last: i64) -> &[u32] {
        let from = self.lower(&Id::Number(first));
        let to = last
            .checked_add(1)
            .map_or(self.by_id.len(), |end| self.lower(&Id::Number(end)));
        self.by_id.get(from..to).unwrap_or_default()
    }

    /// The places of a word in order, with its weight at each.
    pub fn places(&self, word: &str, layout: &Layout) -> Cow<'_, [(u32, u8)]> {
        let index = self.words.get_or_init(|| {
            let mut places: HashMap<Box<str>, Vec<(u32, u8)>> = HashMap::new();
            for (at, record) in self.records.iter().enumerate() {
                for (word, weight) in weighted(record, layout) {
                    match places.get_mut(word.as_str()) {
                        Some(list) => list.push((place(at), weight)),
                        None => {
                            places.insert(word.into(), vec![(place(at), weight)]);
                        }
                    }
                }
            }
            Words { places }
        });
        let found = index
            .places
            .get(word)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let Some((indexed, later)) = &self.moved else {
            return Cow::Borrowed(found);
        };
        let known = found.iter().filter_map(|(at, weight)| {
            let now = indexed.get(*at as usize).copied().flatten()?;
            Some((now, *weight))
        });
        let fresh = later.iter().filter_map(|at| {
            let weight = *weighted(self.at(*at)?, layout).get(word)?;
            Some((*at, weight))
        });
        // Inserted records come first. The others keep their order.
        fresh.chain(known).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_core::catalog::{Column, ColumnKind, plain::column};
    use serde_json::json;

    static COLUMNS: &[Column] = &[
        column(ColumnKind::Int64, "id"),
        column(ColumnKind::Utf8, "title"),
    ];

    fn record(layout: &Layout, id: i64, title: &str) -> Arc<Record> {
        let value = json!({"id": id, "title": title});
        Arc::new(Record::new(layout, value.as_object().unwrap(), 0, &[]))
    }

    fn ids(store: &RecordStore, places: impl IntoIterator<Item = u32>) -> Vec<Id> {
        let mut found: Vec<Id> = places
            .into_iter()
            .map(|at| store.at(at).unwrap().id.clone())
            .collect();
        found.sort();
        found
    }

    #[test]
    fn plurals_are_reduced_to_their_singular() {
        assert_eq!(stem("Lilies"), stem("lily"));
        assert_eq!(stem("boats"), "boat");
        assert_eq!(stem("glass"), "glass");
        assert_eq!(stem("1880s"), "1880s");
    }

    proptest::proptest! {
        #[test]
        fn a_changed_shelf_finds_the_same_records_as_a_new_one(
            numbers in proptest::collection::hash_set(0i64..200, 1..40),
            gone in proptest::collection::vec(0i64..200, 0..10),
            first in 0i64..200, width in 0i64..100,
            asked_before: bool,
        ) {
            let layout = Layout::new(COLUMNS);
            let titles = ["red boats", "blue boat", "a red lily"];
            let make = |id: i64| record(&layout, id, titles[usize::try_from(id).unwrap() % 3]);
            let store = RecordStore::new(numbers.iter().copied().map(make).collect());
            if asked_before {
                store.places("boat", &layout);
            }
            let gone: Vec<Id> = gone.into_iter().map(Id::Number).collect();
            let once = store.changed(vec![make(300), make(301)], &gone);
            let twice = once.changed(vec![make(302)], &[Id::Number(300)]);
            let new = RecordStore::new(twice.records.clone());
            for word in ["boat", "red", "none"] {
                let places = twice.places(word, &layout);
                proptest::prop_assert!(places.is_sorted());
                proptest::prop_assert_eq!(places, new.places(word, &layout));
            }
            let last = first + width;
            let expected: Vec<Id> = ids(&new, 0..u32::try_from(new.records.len()).unwrap())
                .into_iter()
                .filter(|id| (Id::Number(first)..=Id::Number(last)).contains(id))
                .collect();
            proptest::prop_assert_eq!(ids(&twice, twice.between(first, last).to_vec()), expected);
            proptest::prop_assert!(twice.find(&Id::Number(301)).is_some());
            proptest::prop_assert!(twice.find(&Id::Number(300)).is_none());
        }
    }
}
