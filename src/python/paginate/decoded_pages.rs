//! Decodes pages that arrive before their turn, while the program waits for an earlier one.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use openshelf_core::locks::lock;
use openshelf_paging::{Page, PageFacts};
use openshelf_transport::Reply;
use pyo3::prelude::*;
use pyo3::types::PyList;

/// The most bytes of bodies that are decoded early: their objects take four to five times as much memory.
const MOST_BYTES: usize = 32 * 1024 * 1024;

/// A page that can be decoded: its body, and where the list of its records is.
pub type Undecoded = (Bytes, Range<usize>);

/// The decoded pages of one reader that were not returned yet.
#[derive(Default)]
pub struct DecodedPages {
    is_wanted: Arc<AtomicBool>,
    pages: Mutex<HashMap<usize, Decoded>>,
}

struct Decoded {
    /// While it is kept, no other body has its address.
    body: Bytes,
    /// None if it cannot be decoded: the error is raised in its turn.
    records: Option<Py<PyList>>,
}

fn address(body: &Bytes) -> usize {
    body.as_ptr().addr()
}

impl DecodedPages {
    /// Is set when the program reads the records of a page. Before, nothing is decoded that nobody may want.
    pub fn wanted(&self) -> &Arc<AtomicBool> {
        &self.is_wanted
    }

    pub fn are_wanted(&self) -> bool {
        self.is_wanted.load(Ordering::Acquire)
    }

    /// The first page that has arrived and is not decoded, as long as there is room for it.
    pub fn next<'a>(
        &self,
        arrived: impl Iterator<Item = (&'a Reply, &'a PageFacts)> + Clone,
    ) -> Option<Undecoded> {
        let mut pages = lock(&self.pages);
        let is_new = |(reply, _): &(&Reply, &PageFacts)| !pages.contains_key(&address(&reply.body));
        let (reply, facts) = arrived
            .clone()
            .filter(|(_, facts)| !facts.list.is_empty())
            .find(is_new)?;
        let bytes = |pages: &HashMap<usize, Decoded>| -> usize {
            pages.values().map(|page| page.body.len()).sum()
        };
        if bytes(&pages) + reply.body.len() > MOST_BYTES {
            // Answers that were dropped because the list changed are never returned.
            let waiting: HashSet<usize> = arrived.map(|(reply, _)| address(&reply.body)).collect();
            pages.retain(|address, _| waiting.contains(address));
            if bytes(&pages) + reply.body.len() > MOST_BYTES {
                return None;
            }
        }
        Some((reply.body.clone(), facts.list.clone()))
    }

    /// Decodes a page.
    pub fn decode(&self, py: Python<'_>, (body, list): Undecoded) {
        let text = body.get(list).unwrap_or_default();
        let decoded = openshelf_decoding::json(py, text);
        let records = decoded.ok().and_then(|list| list.cast_into().ok());
        let records = records.map(Bound::unbind);
        let replaced = lock(&self.pages).insert(address(&body), Decoded { body, records });
        drop(replaced);
    }

    /// The records of a page that is returned now, if it was decoded and all its records are new.
    pub fn take(&self, page: &Page) -> Option<Py<PyList>> {
        let decoded = lock(&self.pages).remove(&address(&page.reply.body))?;
        let is_whole =
            !page.facts.list.is_empty() && page.new_records.len() == page.facts.records.len();
        decoded.records.filter(|_| is_whole)
    }
}
