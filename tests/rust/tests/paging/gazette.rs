//! A made-up gazette whose every document is known.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use openshelf::call::Value;
use openshelf::paging::{CallArguments, Fetch, FetchFuture};
use openshelf::transport::Reply;
use serde_json::json;

pub const TYPES: [&str; 4] = ["rule", "prorule", "notice", "presdocu"];

/// A document of the made-up gazette: its day in 2024, its type and its number.
#[derive(Debug, Clone)]
pub struct Document {
    pub day: u32,
    pub kind: usize,
    pub id: usize,
}

/// A gazette that stops at a window, starts over beyond it, and may cap its count.
pub struct Gazette {
    pub documents: Mutex<Vec<Document>>,
    pub window: usize,
    pub caps_its_count: bool,
    pub asked: AtomicUsize,
    /// The change of the documents after each answer.
    pub moves: fn(usize, &mut Vec<Document>),
    /// The answer that does not report the number of documents.
    pub unlisted: Option<usize>,
}

pub fn date(day: u32) -> String {
    let first = "2024-01-01".parse::<jiff::civil::Date>().unwrap();
    first
        .checked_add(jiff::Span::new().days(i64::from(day)))
        .unwrap()
        .to_string()
}

pub fn text(arguments: &CallArguments, name: &str) -> Option<String> {
    arguments.get(name).map(Value::wire_text)
}

pub fn number(arguments: &CallArguments, name: &str) -> usize {
    text(arguments, name).unwrap().parse().unwrap()
}

impl Gazette {
    pub fn new(documents: Vec<Document>, window: usize, caps_its_count: bool) -> Self {
        Self {
            documents: Mutex::new(documents),
            window,
            caps_its_count,
            asked: AtomicUsize::new(0),
            moves: |_, _| {},
            unlisted: None,
        }
    }

    pub fn answer(&self, arguments: &CallArguments) -> serde_json::Value {
        let asked = self.asked.fetch_add(1, Ordering::SeqCst);
        let mut documents = self.documents.lock().unwrap();
        let (from, to) = (
            text(arguments, "published_from"),
            text(arguments, "published_to"),
        );
        let kind = text(arguments, "doc_type");
        let mut found: Vec<&Document> = documents
            .iter()
            .filter(|document| {
                let day = date(document.day);
                from.as_ref().is_none_or(|from| day >= *from)
                    && to.as_ref().is_none_or(|to| day <= *to)
                    && kind
                        .as_ref()
                        .is_none_or(|kind| TYPES[document.kind] == kind)
            })
            .collect();
        match text(arguments, "facet").as_deref() {
            None => {}
            // All of them are of one year.
            Some("yearly") => return json!({ "2024-01-01": { "count": found.len() } }),
            Some(_) => return json!({ "errors": "this gazette does not count by day" }),
        }
        found.sort_by_key(|document| (document.day, document.id));
        if text(arguments, "order").as_deref() != Some("oldest") {
            found.reverse();
        }
        let size = number(arguments, "per_page");
        let page = text(arguments, "page").map_or(1, |page| page.parse().unwrap());
        let page = if page * size > self.window { 1 } else { page };
        let results: Vec<serde_json::Value> = found
            .iter()
            .skip((page - 1) * size)
            .take(size)
            .map(|document| {
                json!({
                    "document_number": format!("2024-{:05}", document.id),
                    "publication_date": date(document.day),
                })
            })
            .collect();
        let all = found.len();
        let total = if self.caps_its_count {
            all.min(self.window)
        } else {
            all
        };
        let mut answer = json!({ "description": "made up" });
        if self.unlisted != Some(asked) {
            answer["count"] = json!(total);
        }
        if total > 0 {
            answer["results"] = json!(results);
        }
        (self.moves)(asked, &mut documents);
        answer
    }
}

/// Every few answers a document appears on some day.
pub fn come(asked: usize, documents: &mut Vec<Document>) {
    if asked.is_multiple_of(3) && asked < 90 {
        documents.push(Document {
            day: (asked as u32 * 7) % 20,
            kind: 2,
            id: 50_000 + asked,
        });
    }
}

/// The same, and one of those vanishes.
pub fn come_and_go(asked: usize, documents: &mut Vec<Document>) {
    come(asked, documents);
    let own = documents.iter().position(|document| document.id >= 50_000);
    if let Some(at) = own.filter(|_| asked % 5 == 4) {
        documents.remove(at);
    }
}

/// A gazette that a test and a run share.
pub struct Shared(pub Arc<Gazette>);

impl Fetch for Shared {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let gazette = Arc::clone(&self.0);
        Box::pin(async move {
            // Answers overtake one another.
            for _ in 0..gazette.asked.load(Ordering::SeqCst) % 7 {
                tokio::task::yield_now().await;
            }
            Ok(reply(&gazette.answer(&arguments)))
        })
    }
}

pub fn reply(answer: &serde_json::Value) -> Reply {
    Reply {
        status: 200,
        url: "http://127.0.0.1/".to_owned(),
        headers: openshelf::answer::Headers::default(),
        body: answer.to_string().into(),
        attempts: 1,
        waited: 0.0,
        cache_status: None,
    }
}
