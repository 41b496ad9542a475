//! The collections and their stores: filled on first use, and changed while others read.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use arc_swap::ArcSwapOption;
use openshelf_core::locks::lock;

use super::corpus::Corpus;
use super::describe;
use super::record::{Id, Layout, Record};
use super::record_store::RecordStore;
use super::refusals::something_went_wrong;
use crate::environment::Environment;
use crate::record_change::RecordChange;
use crate::reply::Reply;
use openshelf_core::catalog::Column;

/// Where a collection's records come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Source {
    Own,
    /// The records of another collection that also belong to this one.
    Part(&'static str),
    /// All records of these collections.
    Union(&'static [&'static str]),
}

/// Collections without records of their own.
const SOURCES: [(&str, Source); 6] = [
    ("artists", Source::Part("agents")),
    ("terms", Source::Part("category-terms")),
    ("categories", Source::Part("category-terms")),
    ("departments", Source::Part("category-terms")),
    ("legacy-events", Source::Part("event-occurrences")),
    (
        "assets",
        Source::Union(&["images", "videos", "sounds", "texts"]),
    ),
];

/// The kind of ids of a collection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IdShape {
    Number,
    AnyNumber,
    Uuid,
    Term,
}

impl IdShape {
    fn of(segment: &str, sample: &Id) -> Self {
        match sample {
            Id::Text(text) if text.len() == 36 => IdShape::Uuid,
            Id::Text(_) => IdShape::Term,
            Id::Number(_) if segment == "places" => IdShape::AnyNumber,
            Id::Number(_) => IdShape::Number,
        }
    }

    /// Parses an id; `None` if the text cannot be one.
    pub fn read(self, text: &str) -> Option<Id> {
        let fits = match self {
            IdShape::Number => {
                return text
                    .parse()
                    .ok()
                    .filter(|number| *number > 0)
                    .map(Id::Number);
            }
            IdShape::AnyNumber => return text.parse().ok().map(Id::Number),
            IdShape::Uuid => {
                text.split('-').map(str::len).eq([8, 4, 4, 4, 12])
                    && text
                        .bytes()
                        .all(|byte| byte == b'-' || byte.is_ascii_hexdigit())
            }
            IdShape::Term => text.split_once('-').is_some_and(|(kind, number)| {
                kind.len() == 2
                    && kind.bytes().all(|byte| byte.is_ascii_alphabetic())
                    && !number.is_empty()
                    && number.bytes().all(|byte| byte.is_ascii_digit())
            }),
        };
        fits.then(|| Id::text(text))
    }
}

/// A collection: its path's segment, its members and its records.
#[derive(Debug)]
pub struct Collection {
    pub segment: &'static str,
    pub layout: Layout,
    pub ids: IdShape,
    /// The status of its search, if it always fails.
    pub search_fails: Option<u16>,
    /// Its search does not index members that are null, false, zero or empty.
    pub skips_empty: bool,
    /// The columns with generic random values.
    loose: Vec<Column>,
    source: Source,
    store: ArcSwapOption<RecordStore>,
    /// The index of the next inserted record.
    next: AtomicUsize,
}

/// All collections of the museum.
#[derive(Debug)]
pub struct Collections {
    pub corpus: Corpus,
    pub collections: Vec<Collection>,
    /// Held while a store is filled or changed.
    working: Mutex<()>,
    /// How often records were inserted or deleted.
    changes: AtomicU64,
}

impl Collections {
    /// The collections of the catalog's operations, each once.
    pub fn new(environment: Environment) -> Self {
        let corpus = Corpus::new(environment);
        let service = corpus.environment.service;
        let mut collections: Vec<Collection> = Vec::new();
        for operation in service
            .operations()
            .filter(|operation| operation.name == "list")
        {
            let segment = super::paths::segment_of(operation);
            if collections.iter().any(|known| known.segment == segment) {
                continue;
            }
            let source = SOURCES
                .iter()
                .find(|(part, _)| *part == segment)
                .map_or(Source::Own, |(_, source)| *source);
            let sample = match source {
                Source::Part(whole) => corpus.id(whole, 0),
                Source::Union(wholes) => corpus.id(wholes.first().unwrap_or(&segment), 0),
                Source::Own => corpus.id(segment, 0),
            };
            collections.push(Collection {
                segment,
                layout: Layout::new(operation.columns),
                ids: IdShape::of(segment, &Id::of(&sample)),
                search_fails: service
                    .find(operation.group, "search")
                    .and_then(|search| search.lasting_status),
                skips_empty: matches!(segment, "artworks" | "deaccessions"),
                loose: describe::loose(&corpus, segment, operation.columns),
                source,
                store: ArcSwapOption::empty(),
                next: AtomicUsize::new(corpus.count(segment)),
            });
        }
        Self {
            corpus,
            collections,
            working: Mutex::default(),
            changes: AtomicU64::default(),
        }
    }

    pub fn collection(&self, segment: &str) -> Option<&Collection> {
        self.collections
            .iter()
            .find(|collection| collection.segment == segment)
    }

    /// The collection of a path's segment, or the museum's reply to an unknown path.
    pub fn named(&self, segment: &str) -> Result<&Collection, Reply> {
        self.collection(segment)
            .ok_or_else(|| something_went_wrong(404))
    }

    /// The current records of a collection.
    pub fn store(&self, collection: &Collection) -> Arc<RecordStore> {
        if let Some(store) = collection.store.load_full() {
            return store;
        }
        let _working = self.work();
        self.filled(collection)
    }

    fn work(&self) -> MutexGuard<'_, ()> {
        lock(&self.working)
    }

    /// The current records of a collection, for a caller that holds the lock.
    fn filled(&self, collection: &Collection) -> Arc<RecordStore> {
        if let Some(store) = collection.store.load_full() {
            return store;
        }
        let mut records: Vec<Arc<Record>> = match collection.source {
            Source::Own => (0..self.corpus.count(collection.segment))
                .map(|index| Arc::new(self.make(collection, index)))
                .collect(),
            Source::Part(whole) => self
                .collection(whole)
                .map(|whole| self.filled(whole))
                .map(|store| {
                    let belongs =
                        |record: &&Arc<Record>| record.parts.contains(&collection.segment);
                    store.records.iter().filter(belongs).cloned().collect()
                })
                .unwrap_or_default(),
            Source::Union(wholes) => wholes
                .iter()
                .filter_map(|segment| self.collection(segment))
                .flat_map(|whole| {
                    let store = self.filled(whole);
                    let selected = |record: &Arc<Record>| {
                        Arc::new(record.shown_as(&whole.layout, &collection.layout))
                    };
                    store.records.iter().map(selected).collect::<Vec<_>>()
                })
                .collect(),
        };
        records.sort_by_key(|record| std::cmp::Reverse(record.updated));
        if let Source::Union(_) = collection.source {
            // The documentation's id exists once for every kind of file.
            let mut seen = std::collections::HashSet::new();
            records.retain(|record| seen.insert(record.id.clone()));
        }
        let store = Arc::new(RecordStore::new(records));
        collection.store.store(Some(Arc::clone(&store)));
        store
    }

    fn make(&self, collection: &Collection, index: usize) -> Record {
        describe::record(
            &self.corpus,
            collection.segment,
            &collection.loose,
            &collection.layout,
            index,
        )
    }

    /// A record of a collection with another title, which changed after all others.
    fn revised(&self, collection: &Collection, record: &Record) -> Record {
        let mut members = serde_json::from_str(record.text()).unwrap_or_default();
        let number = collection.next.fetch_add(1, Ordering::Relaxed);
        let segment = collection.segment;
        let updated = describe::revise(&self.corpus, &mut members, segment, number);
        Record::new(&collection.layout, &members, updated, record.parts)
    }

    /// Undoes all changes: the stores are filled again when they are needed.
    pub fn restore(&self) {
        let _working = self.work();
        for collection in &self.collections {
            let count = self.corpus.count(collection.segment);
            collection.next.store(count, Ordering::Relaxed);
            collection.store.store(None);
        }
        self.changes.store(0, Ordering::Relaxed);
    }

    /// Inserts new records at the head of a collection's order, and updates and deletes others, either at the head or
    /// anywhere. A record that is updated moves to the head of the list. The order is that of the records that a search has
    /// found, or of the list of all.
    pub fn change(
        &self,
        collection: &Collection,
        found: Option<&[Id]>,
        change: &RecordChange,
    ) -> CollectionChange {
        let _working = self.work();
        let store = self.filled(collection);
        let length = found.map_or(store.records.len(), <[Id]>::len);
        let number = self.changes.fetch_add(1, Ordering::Relaxed);
        let chosen = |about: &str, count: usize| -> Vec<Id> {
            let chosen = change.chosen(about, number, length, count).into_iter();
            let id = |at: usize| match found {
                Some(found) => found.get(at).cloned(),
                None => Some(store.at(u32::try_from(at).ok()?)?.id.clone()),
            };
            chosen.filter_map(id).collect()
        };
        let gone = chosen(collection.segment, change.deleted);
        let updated = chosen("updated", change.updated);
        let wholes: Vec<&Collection> = match collection.source {
            Source::Own => vec![collection],
            Source::Part(whole) => self.collection(whole).into_iter().collect(),
            Source::Union(wholes) => wholes
                .iter()
                .filter_map(|segment| self.collection(segment))
                .collect(),
        };
        let mut new = Vec::new();
        for (at, whole) in wholes.iter().enumerate() {
            // New records are inserted once, at a position that the changed collection includes.
            let count = if at == 0 { change.inserted } else { 0 };
            let mut fresh: Vec<Arc<Record>> = (0..)
                .map(|_| whole.next.fetch_add(1, Ordering::Relaxed))
                .map(|index| Arc::new(self.make(whole, index)))
                .filter(|record| {
                    whole.segment == collection.segment
                        || record.parts.contains(&collection.segment)
                })
                .take(count)
                .collect();
            new.extend(fresh.iter().map(|record| record.id.clone()));
            let before = self.filled(whole);
            let stays = |record: &&Arc<Record>| !gone.contains(&record.id);
            let revised = before.records.iter().filter(stays);
            let revised = revised.filter(|record| updated.contains(&record.id));
            fresh.extend(revised.map(|record| Arc::new(self.revised(whole, record))));
            fresh.reverse();
            let replaced: Vec<Id> = gone.iter().chain(&updated).cloned().collect();
            let changed = before.changed(fresh, &replaced);
            whole.store.store(Some(Arc::new(changed)));
            for part in &self.collections {
                let depends = match part.source {
                    Source::Own => false,
                    Source::Part(of) => of == whole.segment,
                    Source::Union(of) => of.contains(&whole.segment),
                };
                if depends {
                    part.store.store(None);
                }
            }
        }
        CollectionChange {
            fresh: new,
            gone: gone.len(),
            updated: updated.len(),
        }
    }
}

/// What has changed in a collection.
#[derive(Debug)]
pub struct CollectionChange {
    /// The new records.
    pub fresh: Vec<Id>,
    /// How many are gone.
    pub gone: usize,
    pub updated: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_a_shape() {
        for (shape, text, fits) in [
            (IdShape::Number, "7", true),
            (IdShape::Number, "-7", false),
            (IdShape::Number, "0", false),
            (IdShape::AnyNumber, "-7", true),
            (IdShape::Term, "tm-8542", true),
            (IdShape::Term, "TMX-1", false),
            (IdShape::Uuid, "2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a", true),
            (IdShape::Uuid, "27992", false),
        ] {
            assert_eq!(shape.read(text).is_some(), fits, "{text}");
        }
        assert_eq!(IdShape::Term.read("tm-8542"), IdShape::Term.read("TM-8542"));
    }
}
