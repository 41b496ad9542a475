//! A service with one made-up list, in the form of any operation, that breaks no ties.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use openshelf::call::Value;
use openshelf::catalog::{CapStrategy, End, Operation, Paging, Ties};
use openshelf::paging::{CallArguments, Fetch, FetchFuture};
use openshelf::transport::Reply;
use serde_json::{Value as Json, json};

/// The member of a record by which its test identifies it.
pub const NAME: &str = "made_up_name";

/// A list of records, in groups of records with equal sort values.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    pub records: usize,
    pub equal: usize,
    pub seed: u64,
}

/// The service.
pub struct Tied {
    pub operation: &'static Operation,
    pub paging: &'static Paging,
    pub shape: Shape,
    pub asked: AtomicUsize,
    /// How many of them were single records at a place.
    pub marks: AtomicUsize,
    /// After this number of pages, this number of records appears at the head of the list, or vanishes
    /// there.
    pub moves: Option<(usize, i64)>,
}

/// Sets a member by its dotted path.
fn set(object: &mut Json, path: &str, value: Json) {
    match path.split_once('.') {
        Some((name, rest)) => {
            if !object[name].is_object() {
                object[name] = json!({});
            }
            set(&mut object[name], rest, value);
        }
        None => object[path] = value,
    }
}

/// A pseudorandom number.
pub fn hash(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

impl Tied {
    pub fn new(operation: &'static Operation, shape: Shape) -> Arc<Self> {
        let paging = operation.paging.unwrap();
        let asked = AtomicUsize::new(0);
        Arc::new(Self {
            operation,
            paging,
            shape,
            asked,
            marks: AtomicUsize::new(0),
            moves: None,
        })
    }

    /// The same list, which changes after this number of pages.
    pub fn moving(operation: &'static Operation, shape: Shape, after: usize, by: i64) -> Arc<Self> {
        let paging = operation.paging.unwrap();
        let asked = AtomicUsize::new(0);
        Arc::new(Self {
            operation,
            paging,
            shape,
            asked,
            marks: AtomicUsize::new(0),
            moves: Some((after, by)),
        })
    }

    /// How many records there are before an answer.
    fn length(&self, asked: usize) -> usize {
        match self.moves {
            Some((after, by)) if asked >= after => self
                .shape
                .records
                .saturating_add_signed(isize::try_from(by).unwrap()),
            _ => self.shape.records,
        }
    }

    fn record(&self, id: usize) -> Json {
        let mut record = json!({ NAME: id });
        if !self.paging.key.is_empty() {
            set(&mut record, self.paging.key, json!(format!("key {id}")));
        }
        for member in self.paging.key_with {
            set(&mut record, member, json!("2024-06-03"));
        }
        if let CapStrategy::Cursor(cursor) = self.paging.cap_strategy {
            set(&mut record, self.paging.key, json!(id));
            set(&mut record, cursor.unique_sort, json!(format!("{id:06}")));
        }
        if let CapStrategy::Keys(keys) = self.paging.cap_strategy {
            set(&mut record, keys.member, json!(id));
        }
        record
    }

    /// The records in the order of one answer.
    fn order(&self, arguments: &CallArguments, asked: usize) -> Vec<usize> {
        if self.shape.equal == 1 {
            let mut all: Vec<usize> = (0..self.length(asked)).collect();
            if !is_ascending(arguments) {
                all.reverse();
            }
            return all;
        }
        let text = |name: &str| arguments.get(name).map(Value::wire_text);
        let is_total = self.paging.ties == Ties::Broken
            || (!self.paging.key.is_empty() && text("sort").as_deref() == Some(self.paging.key));
        let mut all: Vec<usize> = (0..self.length(asked)).collect();
        all.sort_by_cached_key(|id| {
            let tie = hash((self.shape.seed, asked, id));
            (id / self.shape.equal, if is_total { 0 } else { tie }, *id)
        });
        if !is_ascending(arguments) {
            all.reverse();
        }
        all
    }

    fn answer(&self, arguments: &CallArguments) -> Json {
        if let Some(count) = self
            .paging
            .counted_by
            .filter(|_| !std::ptr::eq(arguments.operation, self.operation))
        {
            let length = self.length(self.asked.load(Ordering::SeqCst));
            return match count.member.strip_prefix("*.") {
                Some(member) => json!({ "2024-01-01": { member: length } }),
                None => json!({ count.member: length }),
            };
        }
        let asked = self.asked.fetch_add(1, Ordering::SeqCst);
        let number = |name: &str| match arguments.get(name) {
            Some(Value::Integer(number)) => Some(usize::try_from(*number).unwrap()),
            _ => None,
        };
        let size = number(self.paging.size).unwrap();
        self.marks
            .fetch_add(usize::from(size == 1), Ordering::SeqCst);
        let mut begin = (number(self.paging.page).unwrap_or(1) - 1) * size;
        if let CapStrategy::Cursor(cursor) = self.paging.cap_strategy
            && let Some(after) = number(cursor.id.0)
        {
            // The list is in the order of descending numbers.
            begin = self.length(asked).saturating_sub(after);
        }
        let all = self.order(arguments, asked);
        let end = all.len().min(begin + size);
        let found: Vec<Json> = all
            .get(begin..end)
            .unwrap_or_default()
            .iter()
            .map(|id| self.record(*id))
            .collect();
        if self.operation.records == "." && self.operation.members.is_empty() {
            return json!(found);
        }
        let mut answer = json!({});
        let list = match self.operation.records {
            "." => "results",
            name => name,
        };
        set(
            &mut answer,
            list,
            if self.operation.nested_records {
                json!([found])
            } else {
                json!(found)
            },
        );
        if let Some(path) = self.paging.total.first() {
            set(&mut answer, path, json!(all.len()));
        }
        if let End::More(path) = self.paging.end {
            set(&mut answer, path, json!(end < all.len()));
        }
        if let CapStrategy::Cursor(cursor) = self.paging.cap_strategy {
            let last = all.len() - end;
            set(&mut answer, cursor.id.1, json!(last));
            set(&mut answer, cursor.value.1, json!(format!("{last:06}")));
        }
        answer
    }
}

fn is_ascending(arguments: &CallArguments) -> bool {
    let text = |name: &str| arguments.get(name).map(Value::wire_text);
    let order = ["order", "sort_direction"].into_iter().find_map(text);
    order.as_deref() == Some("asc")
}

/// The service, as a reader requests it.
pub struct Asked(pub Arc<Tied>);

impl Fetch for Asked {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let service = Arc::clone(&self.0);
        Box::pin(async move {
            // Answers overtake one another.
            for _ in 0..service.asked.load(Ordering::SeqCst) % 5 {
                tokio::task::yield_now().await;
            }
            Ok(Reply {
                status: 200,
                url: "http://127.0.0.1/".to_owned(),
                headers: openshelf::answer::Headers::default(),
                body: service.answer(&arguments).to_string().into(),
                attempts: 1,
                waited: 0.0,
                cache_status: None,
            })
        })
    }
}
